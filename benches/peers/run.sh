#!/bin/sh
# Draws the same scenes with our painter, @napi-rs/canvas and Pillow, and prints processor time and bytes of each.
# Needs npm, and Python 3 with venv; the packages go to the user's cache folder.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
benches=$(cd "$here/.." && pwd)
render=$benches/../render
cache=${XDG_CACHE_HOME:-$HOME/.cache}/duelhall-peers
rounds=${1:-9}
mkdir -p "$cache"
cp "$here/canvas.mjs" "$cache/"
[ -d "$cache/node_modules/@napi-rs/canvas" ] || npm install --silent --prefix "$cache" @napi-rs/canvas@1.1.1
[ -x "$cache/venv/bin/python" ] || { python3 -m venv "$cache/venv"; "$cache/venv/bin/pip" install --quiet pillow==13.0.0; }
cargo run --quiet --release --manifest-path "$benches/Cargo.toml" --example scene_json -- "$cache/scenes"
cargo run --quiet --release --manifest-path "$benches/Cargo.toml" --example first_board
node "$cache/canvas.mjs" "$cache/scenes" "$render/assets" "$rounds"
"$cache/venv/bin/python" "$here/pillow_peer.py" "$cache/scenes" "$render/assets" "$rounds"
