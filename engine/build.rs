//! A locale file or a card file that is added is compiled in, though no list names it.

fn main() {
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=cards");
}
