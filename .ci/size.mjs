// Shows what the site in dist/ weighs, raw and compressed; with --check, fails when it weighs too much.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

// The most bytes each kind may have over the wire, in brotli: "wasm" is the program that it takes to play and "play"
// everything that it takes, "later" the rest of the program, which is fetched when there is nothing better to do.
export const LIMITS = { wasm: 180_000, play: 350_000, later: 90_000 };

const KINDS = {
    wasm: [".wasm"],
    later: [],
    js: [".js", ".mjs"],
    css: [".css"],
    html: [".html"],
    fonts: [".woff2", ".woff", ".ttf", ".otf"],
    art: [".svg", ".png", ".webp", ".avif", ".jpg", ".ico"],
};

// What .ci/split.mjs took out of the program.
const isLater = (name) => /^later-[0-9a-f]+\.wasm$/.test(name);

const kindOf = (name) =>
    isLater(name) ? "later" : (Object.keys(KINDS).find((kind) => KINDS[kind].includes(extname(name))) ?? "other");

// The page shows itself with these, before the game has arrived.
const firstPaint = ({ name, kind }) =>
    name === "index.html" || kind === "css" || /^boot\b.*\.js$/.test(basename(name));

// Letters beyond those of English and Dutch are fetched only by who writes them; icons, the worker's list and the
// rest of the program only once the page stands, by who installs it, comes back or looks further.
const toPlay = ({ name }) => !isLater(name) && !/-ext-\d+\.woff2$|LICENSE|^icons\/|^worker\.js$/.test(name);

const isOf = (kind) => (kind === "play" ? toPlay : (file) => file.kind === kind);

export function weigh(folder) {
    return readdirSync(folder, { recursive: true })
        .filter((name) => statSync(join(folder, name)).isFile())
        .map((name) => {
            const bytes = readFileSync(join(folder, name));
            const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
            return {
                name,
                kind: kindOf(name),
                raw: bytes.length,
                gzip: gzipSync(bytes, { level: 9 }).length,
                brotli: brotli.length,
            };
        })
        .sort((a, b) => b.brotli - a.brotli || a.name.localeCompare(b.name));
}

export function sum(name, files) {
    const total = { name, raw: 0, gzip: 0, brotli: 0 };
    for (const file of files) for (const key of ["raw", "gzip", "brotli"]) total[key] += file[key];
    return total;
}

// One line per kind that has a limit, and whether all are kept.
export function check(files, limits = LIMITS) {
    const lines = Object.entries(limits).map(([kind, limit]) => {
        const { brotli } = sum(kind, files.filter(isOf(kind)));
        const ok = brotli > 0 && brotli <= limit;
        const verdict = ok ? "ok" : brotli ? `TOO MUCH by ${brotli - limit}` : "MISSING";
        return { ok, line: `${kind}: ${brotli} bytes in brotli, at most ${limit} allowed: ${verdict}` };
    });
    return { ok: lines.every(({ ok }) => ok), text: lines.map(({ line }) => line).join("\n") };
}

function table(files) {
    const kinds = [...Object.keys(KINDS), "other"]
        .map((kind) => sum(kind, files.filter((file) => file.kind === kind)))
        .filter(({ raw }) => raw > 0);
    const groups = [files, kinds, [
        sum("first paint", files.filter(firstPaint)),
        sum("to play", files.filter(toPlay)),
        sum("everything", files),
    ]];
    const wide = Math.max(...groups.flat().map(({ name }) => name.length));
    const row = (name, ...cells) => name.padEnd(wide) + cells.map((cell) => String(cell).padStart(10)).join("");
    const body = groups.map((group) => group.map((f) => row(f.name, f.raw, f.gzip, f.brotli)).join("\n"));
    return [row("bytes", "raw", "gzip", "brotli"), ...body].join("\n\n");
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
    let files;
    try {
        files = weigh("dist");
    } catch {
        console.error("size: there is no dist/ here: make dist first");
        process.exit(1);
    }
    if (process.argv.includes("--check")) {
        const { ok, text } = check(files);
        console.log(text);
        process.exit(ok ? 0 : 1);
    }
    console.log(table(files));
}
