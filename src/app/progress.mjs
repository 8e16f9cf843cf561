// How far the WebAssembly has come, shown in the static shell. Called by trunk's loader.
export default function progress() {
  const bar = document.getElementById("boot-progress");
  return {
    onStart: () => {},
    onProgress: ({ current, total }) => {
      bar.value = current / total;
    },
    onComplete: () => {
      bar.value = 1;
    },
    onSuccess: () => {},
    // The loader keeps the reason to itself; boot.js shows it.
    onFailure: (reason) => {
      dispatchEvent(new CustomEvent("castaway-lost", { detail: String(reason) }));
    },
  };
}
