// Runs before the first paint and needs nothing else: sets theme and language, shows how loading goes, and
// shows the trouble screen when the page cannot start or has stopped. Plain old JavaScript on purpose: it
// must also run where the rest of the page cannot.
(function () {
  "use strict";
  var root = document.documentElement;
  var inTrouble = false;

  function kept(key) {
    try {
      return localStorage.getItem("castaway." + key);
    } catch (blocked) {
      return null;
    }
  }

  // The same choices as src/app/ui.rs makes, a moment earlier, so that nothing flashes.
  function language() {
    var wishes = [kept("lang")].concat(navigator.languages || [navigator.language]);
    for (var i = 0; i < wishes.length; i++) {
      var tag = String(wishes[i]).split("-")[0].toLowerCase();
      if (tag === "en" || tag === "nl") return tag;
    }
    return "en";
  }

  function theme() {
    var wish = kept("theme");
    if (wish === "day" || wish === "night") return wish;
    return window.matchMedia && matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day";
  }

  root.setAttribute("lang", language());
  root.setAttribute("data-theme", theme());
  root.setAttribute("data-text", kept("text") || "normal");
  root.setAttribute("data-palette", kept("palette") || "printed");

  function whenThere(act) {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", act);
    else act();
  }

  function isReady() {
    return root.hasAttribute("data-ready");
  }

  function report(what) {
    var version = document.querySelector("meta[name=version]");
    return [
      "Castaway " + (version ? version.content : "?"),
      new Date().toISOString(),
      location.hash.slice(0, 200) || "#/",
      navigator.userAgent,
      String(what).slice(0, 4000),
    ].join("\n");
  }

  // The first trouble counts: what follows is its wake.
  function trouble(kind, what) {
    if (inTrouble) return;
    inTrouble = true;
    whenThere(function () {
      var screen = document.getElementById("trouble");
      document.getElementById("report").value = report(what);
      screen.setAttribute("data-kind", kind);
      screen.hidden = false;
      root.setAttribute("data-trouble", kind);
      screen.querySelector('[data-when="' + kind + '"] h1').focus();
    });
  }

  // From src/app/failure.rs, with the message of a panic.
  addEventListener("castaway-failure", function (event) {
    trouble("failed", event.detail);
  });

  // Errors that came out of our own scripts, not those that a browser extension left in the page.
  addEventListener("error", function (event) {
    var target = event.target;
    if (target && (target.tagName === "SCRIPT" || target.tagName === "LINK")) {
      if (!isReady()) trouble("lost", "not loaded: " + (target.src || target.href));
    } else if (event.error && String(event.filename).indexOf(location.origin) === 0) {
      trouble("failed", event.error.stack || event.error);
    }
  }, true);

  // From src/app/progress.mjs, when the WebAssembly did not come.
  addEventListener("castaway-lost", function (event) {
    trouble("lost", event.detail);
  });

  // Before the page is ready, what is refused is the loading itself.
  addEventListener("unhandledrejection", function (event) {
    var reason = event.reason;
    var text = reason && reason.stack ? reason + "\n" + reason.stack : reason;
    if (!isReady()) trouble("lost", text);
    else if (reason instanceof WebAssembly.RuntimeError) trouble("failed", text);
  });

  // The newest things that our WebAssembly uses, in the smallest module that has them: filling memory at
  // once and references to the page's objects. Every browser of the last years knows both.
  var newest = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 5, 3, 1, 0, 1, 10, 16, 1, 14, 0, 65, 0, 65, 0,
    65, 0, 252, 11, 0, 208, 111, 26, 11,
  ];
  if (
    typeof WebAssembly !== "object" ||
    !WebAssembly.validate(new Uint8Array(newest)) ||
    !("noModule" in document.createElement("script"))
  ) {
    trouble("old", "WebAssembly or modules are missing");
  }

  setTimeout(function () {
    if (!isReady() && !inTrouble) root.setAttribute("data-slow", "true");
  }, 8000);

  function copy() {
    var field = document.getElementById("report");
    var button = document.getElementById("report-copy");
    function done() {
      button.setAttribute("data-done", "true");
    }
    field.parentNode.open = true;
    field.select();
    if (navigator.clipboard) navigator.clipboard.writeText(field.value).then(done, byHand);
    else byHand();
    // Without the clipboard the old command may work; if not, the text stands selected.
    function byHand() {
      if (document.execCommand && document.execCommand("copy")) done();
    }
  }

  // Only for what stands in the page itself: the games have buttons of their own.
  function answer(event) {
    var button = event.target.closest && event.target.closest("[data-do]");
    if (!button) return;
    if (button.getAttribute("data-do") === "reload") location.reload();
    else copy();
  }

  whenThere(function () {
    document.getElementById("boot").addEventListener("click", answer);
    document.getElementById("trouble").addEventListener("click", answer);
  });
})();
