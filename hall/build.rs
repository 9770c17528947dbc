//! Rebuilds the crate when a locale file is added.

fn main() {
    println!("cargo::rerun-if-changed=locales");
}
