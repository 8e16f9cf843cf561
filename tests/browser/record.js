// Put before the page's first script: keeps what the page complains of, for engines whose driver does not.
(() => {
  const log = [];
  window.__log = log;
  const add = (kind, text) => log.push({ kind, text: String(text) });
  for (const kind of ["error", "warn"]) {
    const said = console[kind];
    console[kind] = (...parts) => {
      add(kind, parts.map(String).join(" "));
      said.apply(console, parts);
    };
  }
  addEventListener("error", (event) => {
    if (event instanceof ErrorEvent) add("error", `${event.message} (${event.filename}:${event.lineno})`);
  });
  addEventListener("unhandledrejection", (event) => add("error", `unhandled rejection: ${event.reason}`));
  document.addEventListener("securitypolicyviolation", (event) =>
    add("csp", `${event.effectiveDirective} forbids ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`),
  );
})();
