// Lists test targets as arguments for cargo test: those that need no feature, or with --featured those that do.
// The page in real engines is left out: it needs a built site, and has a step of its own.

import { execFileSync } from "node:child_process";

const metadata = JSON.parse(
    execFileSync("cargo", ["metadata", "--no-deps", "--format-version", "1"], { maxBuffer: 1 << 26 }),
);
const targets = metadata.packages.flatMap((package_) => package_.targets);
const named = (kind) => targets.filter((target) => target.kind.includes(kind));

const [, , option, name] = process.argv;
if (option === "--has-example") {
    process.exit(named("example").some((target) => target.name === name) ? 0 : 1);
}
const featured = option === "--featured";
const tests = named("test")
    .filter((target) => target.name !== "browser")
    .filter((target) => Boolean(target["required-features"]?.length) === featured);
console.log(tests.map((target) => `--test ${target.name}`).join(" "));
