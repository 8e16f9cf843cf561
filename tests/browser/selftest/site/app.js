// Comes up as the real page does: shell first, then a module, then wasm, then ready.
const find = (css) => document.querySelector(css);
const showRoute = () => (find("#route").textContent = location.hash);

await WebAssembly.instantiateStreaming(fetch("tiny.wasm"));
let count = 0;
find("#count").addEventListener("click", () => (find("#count span").textContent = ++count));
addEventListener("keydown", ({ key, shiftKey }) => (find("#keys").textContent += `${shiftKey ? "+" : ""}${key} `));
addEventListener("hashchange", showRoute);
showRoute();
find("#boot").remove();
find("main").hidden = false;
document.documentElement.dataset.ready = "true";

// Of the page's own: what a script sent by Firefox's driver throws later never reaches the page.
window.throwLater = (text) =>
  setTimeout(() => {
    throw new Error(text);
  });
window.rejectLater = (text) => setTimeout(() => Promise.reject(text));
