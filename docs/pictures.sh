#!/usr/bin/env bash
# Draws the pictures of README anew (`just readme-pictures`). The same release draws the same bytes.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo build --quiet --release --locked -p duelhall
draw() {
    local file=$1
    shift
    "${CARGO_TARGET_DIR:-target}/release/duelhall" render "$@" --out "docs/pictures/$file.png"
}
draw board --game towers --seed 11 --moves 40
draw hand --game towers --seed 11 --moves 40 --viewer 1
draw chrono --game chrono --seed 7 --moves 75
draw heroes --game heroes --seed 3 --moves 45
draw war --scenario docs/pictures/war.toml
