// Tests the scripts that a wrong answer would hide in: the counting of tests, the page's policy, the weighing.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bringParts, fillWorker, lean, manifest, seal, trueSize } from "./seal.mjs";
import { check, sum, weigh } from "./size.mjs";
import { fetcher, read, shared, weave } from "./split.mjs";

const folder = mkdtempSync(join(tmpdir(), "castaway-selftest-"));

function tally(log, status) {
    const path = join(folder, "log");
    writeFileSync(path, log);
    const script = fileURLToPath(new URL("tally", import.meta.url));
    return execFileSync(script, [path, String(status)], { encoding: "utf8" }).trim();
}

const TWO_RUNS = `   Compiling castaway v0.1.0
     Running unittests src/lib.rs (target/debug/deps/castaway-1)

running 3 tests
test a ... ok
test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s

     Running tests/supply.rs (target/debug/deps/supply-1)
test result: FAILED. 10 passed; 2 failed; 0 ignored; 0 measured; 4 filtered out; finished in 0.01s
`;

const POLICY = "default-src 'none'; script-src 'self' 'sha256-loader'; style-src 'self'; connect-src 'self'";
const page = (body, policy = POLICY) =>
    `<!doctype html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">` +
    `<title>a < b</title></head><body>${body}</body>`;
const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const LOADER = '<script type="module">\nimport init from "./a.js"; if (1 < 2) init("<p style=x>");\n</script>';
const BODY = '\nimport init from "./a.js"; if (1 < 2) init("<p style=x>");\n';
const RELOAD = "<script>const address = '{{__TRUNK_ADDRESS__}}';</script>";

const LINK = `import { initSync } from "./page.js";
        sharedImports = { __wasm_split: {  } };
        const { __indirect_function_table, memory,  } = initSync(undefined, undefined);
    const src = fetch(new URL("./split_later.wasm", import.meta.url));
`;

const tests = {
    "tally adds up the runs of a log": () => assert.equal(tally(TWO_RUNS, 101), "13 2 1"),
    "tally counts what does not compile as one failure": () =>
        assert.equal(tally("error: could not compile `castaway`\n", 101), "0 1 0"),
    "tally counts a run that breaks off as a failure": () =>
        assert.equal(tally("test result: ok. 5 passed; 0 failed; 0 ignored;\nerror: signal: 11\n", 101), "5 1 0"),
    "tally takes no test at all for a failure": () => assert.equal(tally("Finished\n", 0), "0 1 0"),
    "tally takes an empty suite as it is": () =>
        assert.equal(tally("test result: ok. 0 passed; 0 failed; 0 ignored; 0 measured\n", 0), "0 0 0"),
    "tally is not fooled by what tests print": () =>
        assert.equal(tally("  test result: ok. 7 passed; 0 failed; 0 ignored\n" + TWO_RUNS, 101), "13 2 1"),

    "seal tells the loader the size that is sent": () =>
        assert.equal(
            trueSize("start(init, './a-1_bg.wasm', 505330, bar())", (path) => path.length),
            "start(init, './a-1_bg.wasm', 13, bar())",
        ),
    "lean scripts lose comments and margins, and nothing else": () =>
        assert.equal(
            lean('// why\n(function () {\n  // how\n  say("// no comment"); // after code it stays\n\n})();\n'),
            '(function () {\nsay("// no comment"); // after code it stays\n})();\n',
        ),
    "seal lets in inline scripts by their hash": () => {
        const html = page(`${LOADER}<script src="./boot.js"></script><script>1</script><script>1</script>`);
        const sealed = html.replace("'sha256-loader'", `${hash(BODY)} ${hash("1")}`);
        assert.equal(seal(html), sealed);
    },
    "seal hashes line ends as browsers read them": () =>
        assert.match(seal(page("<script>a\r\nb</script>")), new RegExp(hash("a\nb").replaceAll("+", "\\+"))),
    "seal does not look into comments": () => seal(page(`<!-- <style></style> <p onclick="x"> -->${LOADER}`)),
    "seal opens a served debug page to live reload": () => {
        const sealed = seal(page(LOADER + RELOAD), { debug: true });
        assert.match(sealed, /script-src 'self' 'unsafe-inline';/);
        assert.match(sealed, /connect-src ws: 'self'/);
    },
    "seal keeps live reload out of a release": () => assert.throws(() => seal(page(RELOAD)), /live reload/),
    "seal replaces none by the socket": () => {
        const closed = POLICY.replace("connect-src 'self'", "connect-src 'none'");
        assert.match(seal(page(LOADER, closed), { debug: true }), /connect-src ws:"/);
    },
    "seal wants a policy": () => assert.throws(() => seal("<head></head>"), /needs one <meta/),
    "seal wants the token": () => assert.throws(() => seal(page(LOADER, "default-src 'self'")), /sha256-loader/),
    "seal wants the token once": () => assert.throws(() => seal(page("'sha256-loader'")), /once/),
    "seal wants the policy first": () => assert.throws(() => seal(LOADER + page("")), /before the policy/),
    "seal wants scripts closed": () => assert.throws(() => seal(page("<script>1")), /never closed/),
    "seal names what would be blocked": () => {
        for (const bad of [
            "<style>p {}</style>",
            '<p style="color: red">',
            "<p class=a STYLE='color: red'>",
            '<button onclick="go()">',
            '<a href="javascript:go()">',
            '<iframe srcdoc="x"></iframe>',
            '<link rel="icon" href="data:,">',
        ]) {
            assert.throws(() => seal(page(bad)), /would block/, bad);
        }
    },
    "seal lets pass what is not blocked": () => {
        const open = POLICY + "; img-src 'self' data:";
        seal(page('<p data-style="x" title="style=1 onclick=2"><img src="data:image/png;base64,AA==">', open));
    },

    "split finds what wasm-bindgen was asked for": () => {
        assert.deepEqual(read(["--target=web", "--out-dir=x/release", "--out-name=page", "y/page.wasm"]), {
            input: "y/page.wasm",
            folder: "x/release",
            name: "page",
        });
        assert.equal(read(["--version"]).input, undefined);
    },
    "split takes from the splitter what the parts share": () => {
        assert.deepEqual(shared(LINK), { names: ["__indirect_function_table", "memory"], canary: "" });
        const debug = LINK.replace("{  }", "{ __canary_1: ~0xdead, }");
        assert.equal(shared(debug).canary, "__canary_1: ~0xdead");
        assert.throws(() => shared(LINK.replace("split_later", "chunk_1")), /one part/);
        assert.throws(() => shared(LINK + 'new URL("./chunk_1.wasm")'), /one part/);
        assert.throws(() => shared(LINK.replace("__indirect_function_table", "other")), /table/);
    },
    "split writes the fetching into the script of the page": () => {
        const glue = 'import * as import1 from "./__wasm_split.js"\nlet wasm;\n';
        assert.equal(weave(glue, "{}"), "const import1 = {};\nlet wasm;\n");
        assert.throws(() => weave("let wasm;", "{}"), /once/);
    },
    "what split writes tries again after a failure and needs no type": async () => {
        const answers = [
            { ok: false, status: 404 },
            { ok: true, headers: new Map(), arrayBuffer: async () => Buffer.from("0061736d01000000", "hex") },
        ];
        const heard = [];
        const wasm = { memory: 1, __indirect_function_table: { get: (at) => (...told) => heard.push([at, ...told]) } };
        const code = fetcher(shared(LINK), "later-1.wasm").replace("import.meta.url", '"https://a.example/b/"');
        const door = new Function("wasm", "fetch", `return ${code}`)(wasm, async () => answers.shift());
        for (const data of [5, 6, 7]) {
            door.__wasm_split_load_later(3, data);
            await new Promise((done) => setTimeout(done, 20));
        }
        assert.deepEqual(heard, [[3, 5, 0], [3, 6, 1], [3, 7, 1]]);
    },
    "seal brings the parts that the page asks for": () => {
        const [from, site] = ["parts", "with-parts"].map((name) => join(folder, name));
        for (const made of [from, site]) mkdirSync(made);
        assert.throws(() => bringParts(from, site), /no part/);
        writeFileSync(join(from, "later-1.wasm"), "part");
        assert.throws(() => bringParts(from, site), /no script/);
        writeFileSync(join(site, "a.js"), 'fetch("./later-1.wasm")');
        bringParts(from, site);
        assert.equal(readFileSync(join(site, "later-1.wasm"), "utf8"), "part");
    },

    "the worker keeps every file that was built, and another version of them is another worker": () => {
        const site = join(folder, "built");
        mkdirSync(join(site, "art"), { recursive: true });
        for (const name of ["index.html", "a-0123456789abcdef.js", "art/b.svg", "fonts-LICENSE.txt", "worker.js"]) {
            writeFileSync(join(site, name), name);
        }
        const files = manifest(site);
        assert.deepEqual(files.map(({ address }) => address), ["a-0123456789abcdef.js", "art/b.svg", "./"]);
        const template = 'const VERSION = "{{VERSION}}", FILES = ["{{FILES}}"];';
        const worker = fillWorker(template, files);
        assert.match(worker, /^const VERSION = "[0-9a-f]{16}", FILES = \["a-0123456789abcdef.js","art\/b.svg",".\/"\];$/);
        assert.equal(fillWorker(template, manifest(site)), worker);
        writeFileSync(join(site, "art/b.svg"), "another");
        assert.notEqual(fillWorker(template, manifest(site)), worker);
        assert.throws(() => fillWorker("const VERSION = 1;", files), /once/);
    },

    "size sums and checks what it weighs": () => {
        const site = join(folder, "site");
        mkdirSync(join(site, "deep"), { recursive: true });
        writeFileSync(join(site, "a.wasm"), Buffer.alloc(5000, 7));
        writeFileSync(join(site, "deep", "b.css"), "p{}");
        const files = weigh(site);
        assert.deepEqual(files.map(({ kind }) => kind).sort(), ["css", "wasm"]);
        assert.equal(sum("all", files).raw, 5003);
        assert.ok(sum("all", files).brotli < 100);
        assert.ok(check(files, { wasm: 100 }).ok);
        assert.match(check(files, { wasm: 1 }).text, /TOO MUCH by \d+/);
        assert.match(check(files, { js: 1 }).text, /MISSING/);
    },
    "size counts what comes later by itself": () => {
        const site = join(folder, "parted");
        mkdirSync(site);
        writeFileSync(join(site, "a-1_bg.wasm"), Buffer.alloc(5000, 7));
        writeFileSync(join(site, "later-0123456789abcdef.wasm"), Buffer.from(Array.from({ length: 999 }, (_, i) => i * i)));
        const files = weigh(site);
        assert.deepEqual(files.map(({ kind }) => kind).sort(), ["later", "wasm"]);
        assert.ok(check(files, { wasm: 100, play: 100, later: 1100 }).ok);
        assert.match(check(files, { later: 100 }).text, /TOO MUCH/);
        assert.equal(sum("all", files).raw, 5999);
    },
};

let failed = 0;
for (const [name, test] of Object.entries(tests)) {
    try {
        await test();
        console.log(`test ${name} ... ok`);
    } catch (error) {
        failed += 1;
        console.log(`test ${name} ... FAILED\n${error.stack}`);
    }
}
rmSync(folder, { recursive: true });
const passed = Object.keys(tests).length - failed;
console.log(`\ntest result: ${failed ? "FAILED" : "ok"}. ${passed} passed; ${failed} failed; 0 ignored; 0 measured`);
process.exitCode = failed ? 1 : 0;
