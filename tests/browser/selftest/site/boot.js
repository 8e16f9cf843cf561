document.documentElement.dataset.booted = "true";
