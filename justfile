# The usual commands of this repository. `just` lists them. Each is a plain command that you can also type yourself.

_list:
    @just --list --unsorted

# Serve the hall in the browser.
run *ARGS:
    cargo run --release -- {{ARGS}}

# Check everything that must hold before a change is taken, as CI does.
ci:
    .ci/run

# All tests, or those of one crate: `just test -p duelhall-engine-tests`.
test *ARGS="--workspace":
    cargo test {{ARGS}}

# The tests of the whole program, the one in two real browsers included; fails without Chromium.
browser:
    DUELHALL_REQUIRE_BROWSER=1 cargo test -p duelhall-tests

# Format everything.
fmt:
    cargo fmt --all

# Lints, as strict as CI.
lint:
    cargo fmt --all --check
    cargo clippy --workspace --all-targets -- -D warnings

# Build and open the documentation of every crate, private items included.
doc:
    RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --document-private-items --open

# Check the dependencies: licences, dead crates, advisories.
deny:
    cargo deny check

# Look at changed snapshots, and accept or reject each (needs cargo-insta).
accept:
    cargo insta review

# Run one benchmark, such as `just bench towers`.
bench NAME="towers" *ARGS:
    cargo bench --manifest-path benches/Cargo.toml --bench {{NAME}} {{ARGS}}

# Run every benchmark and write docs/benchmarks.md. Needs a quiet machine and patience.
benchmarks:
    docs/benchmarks.sh

# Check the rules that are written as files.
scenarios *PATHS="tests/scenarios":
    cargo run --release -- scenario {{PATHS}}

# Measure how fair the games are and how well the computer plays; writes docs/balance.
balance:
    cargo run --release --manifest-path benches/Cargo.toml --example towers_balance
    cargo run --release --manifest-path benches/Cargo.toml --example heroes_balance
    cargo run --release --manifest-path benches/Cargo.toml --example chrono_balance
    cargo run --release --manifest-path benches/Cargo.toml --example war_balance

# Play more matches for every law than the tests do, such as `just laws 100000 heroes`.
laws GAMES="10000" *FILTER:
    DUELHALL_LAW_GAMES={{GAMES}} cargo test --release -p duelhall-engine-tests --test engine laws::{{FILTER}} -- --test-threads=1

# Play more tables of six than the tests do, in each format and to the end.
tables SEEDS="20":
    DUELHALL_TABLES={{SEEDS}} cargo test --release -p duelhall-hall --test hall a1_a_ -- --nocapture --test-threads=1

# Kill a store at random moments while it writes, and check that no acknowledged change is missing.
torture KILLS="1000":
    cargo test --release -p duelhall-store --test torture -- --kills {{KILLS}}

# Kill the whole program at random moments under load.
siege KILLS="100":
    DUELHALL_KILLS={{KILLS}} cargo test --release -p duelhall-tests --test siege

# Draw the pictures of README anew.
readme-pictures:
    docs/pictures.sh

# Write sample pictures into a folder.
pictures FOLDER="target/pictures":
    cargo run --release --manifest-path benches/Cargo.toml --example gallery -- {{FOLDER}}

# Renew the expected pictures of the tests. Look at the changes first.
golden:
    UPDATE_GOLDEN=1 cargo test -p duelhall-render-tests --test render

# Make fonts and icons from their packages (needs npm and Python), then the palette from sample pictures.
assets:
    render/assets/make.sh
    cargo run --release --manifest-path benches/Cargo.toml --example palette
