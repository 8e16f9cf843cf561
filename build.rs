//! Asks the linker for what `.ci/split.mjs` needs to take the page apart: where each function and each text is used.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Of the page alone: other modules are not taken apart and would only grow by it.
    if std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm") {
        println!("cargo::rustc-link-arg-bin=castaway=--emit-relocs");
    }
}
