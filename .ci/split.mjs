// Takes the page's WebAssembly apart on its way to wasm-bindgen: what it takes to play stays, and what only
// src/app/later.rs reaches becomes a file of its own, which the page fetches later. Called as wasm-bindgen is; a
// module without such a part is passed on as it is.

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const BINDGEN = "wasm-bindgen";
// What the splitter calls its parts and the script that fetches them.
const PART = "split_later.wasm";
const LINK = "__wasm_split.js";
const MARK = "__wasm_split_00later00_import_";

// What wasm-bindgen was asked for, as far as it matters here.
export function read(args) {
    const option = (name) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
    return { input: args.find((arg) => arg.endsWith(".wasm")), folder: option("out-dir"), name: option("out-name") };
}

// What the splitter's own script shares with the part, and what it fetches: one part, and nothing around it.
export function shared(link) {
    const parts = [...link.matchAll(/new URL\("\.\/([^"]+)"/g)].map(([, name]) => name);
    if (parts.length !== 1 || parts[0] !== PART) throw new Error(`one part is expected, not ${parts.join(", ") || "none"}`);
    const names = /const \{ ([^}]*) \} = initSync\(/.exec(link)?.[1].match(/\w+/g);
    if (!names?.includes("__indirect_function_table")) throw new Error(`${LINK} shares no table of functions`);
    // In a debug build a number tells whether the parts belong together.
    const canary = /\{ __wasm_split: \{ ([^}]*?),? *\} \}/.exec(link)?.[1] ?? "";
    return { names, canary };
}

// The script that fetches the part, in place of wasm-bindgen's import of the splitter's: one request less before the
// page starts, and it also works where a server does not know WebAssembly's type. That the part did not come is the
// page's to tell.
export function fetcher({ names, canary }, part) {
    return `(() => {
    let coming;
    const load = async () => {
        const answer = await fetch(new URL("./${part}", import.meta.url));
        if (!answer.ok) throw new Error(String(answer.status));
        const { ${names.join(", ")} } = wasm;
        const imports = { __wasm_split: { ${[canary, ...names].filter(Boolean).join(", ")} } };
        if (answer.headers.get("Content-Type") === "application/wasm") {
            return WebAssembly.instantiateStreaming(answer, imports);
        }
        return WebAssembly.instantiate(await answer.arrayBuffer(), imports);
    };
    return {
        __wasm_split_load_later: (callback, data) => {
            coming = coming || load();
            const tell = (here) => wasm.__indirect_function_table.get(callback)(data, here);
            coming.then(() => tell(1), () => {
                coming = undefined;
                tell(0);
            });
        },
    };
})()`;
}

// wasm-bindgen's script with the fetching written into it.
export function weave(glue, code) {
    const imported = new RegExp(`^import \\* as (\\w+) from "\\./${LINK.replace(".", "\\.")}";?$`, "gm");
    if ([...glue.matchAll(imported)].length !== 1) throw new Error(`${LINK} has to be imported once`);
    return glue.replace(imported, (_, name) => `const ${name} = ${code};`);
}

function run(command, args) {
    const { status, error } = spawnSync(command, args, { stdio: "inherit" });
    if (error) throw new Error(`${command}: ${error.message}`);
    if (status !== 0) process.exit(status ?? 1);
}

// The real one: the next of its name on the PATH.
function bindgen(args) {
    const here = join(dirname(fileURLToPath(import.meta.url)), "bin");
    const rest = process.env.PATH.split(delimiter).filter((folder) => resolve(folder) !== here);
    process.env.PATH = rest.join(delimiter);
    run(BINDGEN, args);
}

function split({ input, folder, name }, args) {
    const parts = join(folder, "parts");
    const later = join(folder, "later");
    for (const emptied of [parts, later]) {
        rmSync(emptied, { recursive: true, force: true });
        mkdirSync(emptied, { recursive: true });
    }
    run("wasm-split-cli", [input, parts, "--out-name", name]);
    const main = join(parts, `${name}.wasm`);
    // The part looks for what it shares under the linker's names.
    bindgen([...args.map((arg) => (arg === input ? main : arg)), "--keep-lld-exports", "--no-demangle"]);

    let part = join(parts, PART);
    if (basename(folder) === "release") {
        // As trunk does it for the rest.
        const small = join(parts, "small.wasm");
        run("wasm-opt", [`--output=${small}`, "-Oz", part]);
        part = small;
    }
    const hash = createHash("sha256").update(readFileSync(part)).digest("hex").slice(0, 16);
    const hashed = `later-${hash}.wasm`;
    renameSync(part, join(later, hashed));

    const glue = join(folder, `${name}.js`);
    const link = shared(readFileSync(join(parts, LINK), "utf8"));
    writeFileSync(glue, weave(readFileSync(glue, "utf8"), fetcher(link, hashed)));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
    const args = process.argv.slice(2);
    const asked = read(args);
    try {
        if (asked.input && asked.folder && asked.name && readFileSync(asked.input).includes(MARK)) split(asked, args);
        else bindgen(args);
    } catch (error) {
        console.error(`split: ${error.message}`);
        process.exit(1);
    }
}
