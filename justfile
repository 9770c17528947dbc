# Habits of this repository. `just` lists them; every one is a plain command that can be typed as well.

_list:
    @just --list --unsorted

# Serve the hall in the browser.
run *ARGS:
    cargo run --release -- {{ARGS}}

# Everything that must hold before a change is taken; what CI runs.
ci:
    .ci/run

# The tests of everything, or of one crate: `just test -p duelhall-engine`.
test *ARGS="--workspace":
    cargo test {{ARGS}}

# The test in two real browsers; fails without Chromium.
browser:
    DUELHALL_REQUIRE_BROWSER=1 cargo test -p duelhall-tests

# Format everything.
fmt:
    cargo fmt --all

# Lints, as strict as CI.
lint:
    cargo fmt --all --check
    cargo clippy --workspace --all-targets -- -D warnings

# The documentation of every crate, private items too.
doc:
    RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --document-private-items --open

# What we build upon: licences, dead crates, advisories.
deny:
    cargo deny check

# Look at changed snapshots and take them or not (needs cargo-insta).
accept:
    cargo insta review

# One benchmark, such as `just bench towers`.
bench NAME="towers" *ARGS:
    cargo bench --manifest-path benches/Cargo.toml --bench {{NAME}} {{ARGS}}

# Every benchmark, into docs/benchmarks.md. Wants a quiet machine and patience.
benchmarks:
    docs/benchmarks.sh

# The rules as files.
scenarios *PATHS="tests/scenarios":
    cargo run --release -- scenario {{PATHS}}

# How fair the games are and how well the computer plays them, into docs/balance.
balance:
    cargo run --release --manifest-path benches/Cargo.toml --example towers_balance
    cargo run --release --manifest-path benches/Cargo.toml --example heroes_balance

# More matches for every law than the tests play, such as `just laws 100000 heroes`.
laws GAMES="10000" *FILTER:
    DUELHALL_LAW_GAMES={{GAMES}} cargo test --release -p duelhall-engine --test engine laws::{{FILTER}} -- --test-threads=1

# More tables of six than the tests play, in each format and to their ends.
tables SEEDS="20":
    DUELHALL_TABLES={{SEEDS}} cargo test --release -p duelhall-hall --test hall a1_a_ -- --nocapture --test-threads=1

# Kill a writing store at random moments, and look for what it had promised.
torture KILLS="1000":
    cargo test --release -p duelhall-store --test torture -- --kills {{KILLS}}

# Kill the whole program at random moments under load.
siege KILLS="100":
    DUELHALL_KILLS={{KILLS}} cargo test --release -p duelhall-tests --test siege

# Sample pictures to look at, in a folder.
pictures FOLDER="target/pictures":
    cargo run --release --manifest-path benches/Cargo.toml --example gallery -- {{FOLDER}}

# Take the pictures of the tests anew, after looking at what changed.
golden:
    UPDATE_GOLDEN=1 cargo test -p duelhall-render --test pixels

# Fonts and signs from their packages (needs npm and Python), then the palette from sample pictures.
assets:
    render/assets/make.sh
    cargo run --release --manifest-path benches/Cargo.toml --example palette
