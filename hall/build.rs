//! A locale file that is added is compiled in, though no list names it.

fn main() {
    println!("cargo::rerun-if-changed=locales");
}
