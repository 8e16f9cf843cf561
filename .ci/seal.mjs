// Seals a built page: its content security policy lets in exactly the inline scripts that trunk wrote, by hash,
// and its worker keeps exactly the files that were built. Trunk runs this as its post-build hook, with
// TRUNK_STAGING_DIR set.

import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";

const TOKEN = "'sha256-loader'";
// Trunk's live-reload script holds these until the page is served, so its hash cannot be known before.
const FILLED_IN_LATER = "{{__TRUNK_";

// The page's tags in order, each with its attributes; a script also has its body.
function* tags(html) {
    const tag = /<!--[^]*?-->|<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
    for (let match; (match = tag.exec(html)); ) {
        if (!match[1]) continue;
        const name = match[1].toLowerCase();
        const attributes = new Map();
        for (const [, key, double, single, bare] of match[2].matchAll(
            /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g,
        )) {
            attributes.set(key.toLowerCase(), double ?? single ?? bare ?? "");
        }
        let body = "";
        // What stands in these is text: a `<` there opens no tag.
        if (["script", "style", "textarea", "title"].includes(name)) {
            const start = tag.lastIndex;
            const end = html.slice(start).search(new RegExp(`</${name}[\\s/>]`, "i"));
            if (end < 0) throw new Error(`<${name}> is never closed`);
            body = html.slice(start, start + end);
            tag.lastIndex = start + end;
        }
        yield { name, attributes, body, index: match.index };
    }
}

const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const isPolicy = ({ name, attributes }) =>
    name === "meta" && attributes.get("http-equiv")?.toLowerCase() === "content-security-policy";

// What the policy would block, in the words of someone who has to find it.
function blocked({ name, attributes }, policy) {
    const found = [];
    if (name === "style") found.push("a <style> element");
    for (const [key, value] of attributes) {
        if (key === "style" || /^on/.test(key)) found.push(`${key}="${value}" on <${name}>`);
        if (key === "srcdoc" || /^\s*javascript:/i.test(value)) found.push(`${key}="${value}" on <${name}>`);
        if (/^(src|href)$/.test(key) && /^\s*data:/i.test(value) && !/\bimg-src[^;]*\sdata:/.test(policy)) {
            found.push(`${key}="${value.slice(0, 30)}…" on <${name}>`);
        }
    }
    return found;
}

// The page with its policy filled in; throws when the policy would not hold or would break the page.
export function seal(html, { debug = false } = {}) {
    const all = [...tags(html)];
    const policies = all.filter(isPolicy);
    if (policies.length !== 1) {
        throw new Error(`the page needs one <meta http-equiv="Content-Security-Policy">, not ${policies.length}`);
    }
    const policy = policies[0].attributes.get("content") ?? "";
    if (policy.split(TOKEN).length !== 2 || html.split(TOKEN).length !== 2) {
        throw new Error(`${TOKEN} has to stand in the policy, once, and nowhere else`);
    }
    const problems = all.flatMap((tag) => blocked(tag, policy));
    if (problems.length) {
        throw new Error(`the policy would block:\n  ${problems.join("\n  ")}`);
    }
    const scripts = all.filter(({ name, attributes }) => name === "script" && !attributes.has("src"));
    if (scripts.some(({ index }) => index < policies[0].index)) {
        throw new Error("an inline script stands before the policy, which does not cover it there");
    }
    // A browser reads every line end as one character, and hashes what it has read.
    const bodies = scripts.map(({ body }) => body.replace(/\r\n?/g, "\n"));
    const served = bodies.some((body) => body.includes(FILLED_IN_LATER));
    if (served && !debug) {
        throw new Error("live reload has no place in a release: see it with `make play`");
    }
    const sources = served ? ["'unsafe-inline'"] : [...new Set(bodies.map(hash))];
    let sealed = policy.replace(TOKEN, sources.join(" "));
    if (debug) {
        // Live reload is a socket.
        if (!/\bconnect-src\s/.test(sealed)) throw new Error("the policy has no connect-src to add ws: to");
        sealed = sealed.replace(/\bconnect-src\s/, (directive) => `${directive}ws: `).replace("ws: 'none'", "ws:");
    }
    return html.replace(policy, () => sealed);
}

// Trunk notes how large the WebAssembly was before wasm-opt; a progress bar wants what is really sent.
export function trueSize(html, sizeOf) {
    return html.replace(/('([^']+_bg\.wasm)',\s*)\d+/, (_, before, path) => before + sizeOf(path));
}

// Our scripts without what only their readers need: lines that are comments, and the space that lines begin with.
export function lean(script) {
    const lines = script.split("\n").map((line) => line.trim());
    return lines.filter((line) => line && !line.startsWith("//")).join("\n") + "\n";
}

// Brings the parts that .ci/split.mjs took out of the program beside it. A part that no script asks for would be a
// page that never opens.
export function bringParts(from, folder) {
    const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
    const asked = scripts.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
    const parts = readdirSync(from);
    if (!parts.length) throw new Error(`there is no part of the program in ${from}`);
    for (const part of parts) {
        if (!asked.includes(part)) throw new Error(`no script of the page asks for ${part}`);
        cpSync(join(from, part), join(folder, part));
    }
}

// Every file of the page in order, each with a hash of what it holds; the page itself under the address of its
// folder. Licences are for those who look for them.
export function manifest(folder) {
    return readdirSync(folder, { recursive: true })
        .map((name) => name.split(sep).join("/"))
        .filter((name) => statSync(join(folder, name)).isFile() && !/LICENSE|^worker\.js$/.test(name))
        .sort()
        .map((name) => ({
            address: name === "index.html" ? "./" : name,
            hash: createHash("sha256").update(readFileSync(join(folder, name))).digest("hex"),
        }));
}

// The worker with its list of files, and a version that changes whenever one of them does.
export function fillWorker(template, files) {
    const version = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 16);
    const list = JSON.stringify(files.map(({ address }) => address));
    for (const [token, value] of [['["{{FILES}}"]', list], ["{{VERSION}}", version]]) {
        if (template.split(token).length !== 2) throw new Error(`${token} has to stand in the worker, once`);
        template = template.replace(token, () => value);
    }
    return template;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
    const { TRUNK_STAGING_DIR: folder, TRUNK_PROFILE: profile } = process.env;
    try {
        if (!folder) throw new Error("TRUNK_STAGING_DIR is not set: trunk runs this as its post-build hook");
        bringParts(join(process.env.CARGO_TARGET_DIR ?? "target", "wasm-bindgen", profile, "later"), folder);
        const page = join(folder, "index.html");
        const html = trueSize(readFileSync(page, "utf8"), (path) => statSync(join(folder, path)).size);
        writeFileSync(page, seal(html, { debug: profile === "debug" }));
        if (profile !== "debug") {
            for (const name of ["boot.js", "drawings.js"]) {
                const path = join(folder, name);
                writeFileSync(path, lean(readFileSync(path, "utf8")));
            }
            // A page that is rebuilt on every change must not come from a cache.
            const template = readFileSync(new URL("../src/app/worker.js", import.meta.url), "utf8");
            writeFileSync(join(folder, "worker.js"), fillWorker(template, manifest(folder)));
        }
    } catch (error) {
        console.error(`seal: ${error.message}`);
        process.exit(1);
    }
}
