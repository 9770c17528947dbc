//! Tells where the files are that are compiled in: this script also builds the tests, whose package is in a folder below.
//! A locale file or a card file that is added is compiled in, though no list names it.

use std::path::Path;

fn main() {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let engine = package.ancestors().find(|folder| folder.join("cards").is_dir()).expect("cards are there");
    let engine = engine.display();
    println!("cargo::rustc-env=DUELHALL_ENGINE={engine}");
    println!("cargo::rerun-if-changed={engine}/locales");
    println!("cargo::rerun-if-changed={engine}/cards");
}
