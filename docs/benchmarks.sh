#!/usr/bin/env bash
# Runs every benchmark and writes what they print into docs/benchmarks.md. Takes long, most of it to build; wants a quiet machine.
# With the title of a section it renews that section alone.
# DUELHALL_YARDSTICK=FILE.rs adds the ratio to that program; benches/peers/run.sh needs npm and Python and is left out without them;
# so is benches/counted.sh without valgrind.
set -euo pipefail
cd "$(dirname "$0")/.."
page=docs/benchmarks.md
only=${1-}
draft=$(mktemp)
trap 'rm -f "$draft"' EXIT

# Leaves out what cargo, criterion and the test runner print about their own progress.
figures() { sed -E 's/\x1b\[[0-9;]*m//g' | grep -vE '^ *(Compiling|Finished|Running|Executable)|^running [0-9]|^test |Benchmarking|^Gnuplot|^ *(change:|thrpt:|time: .*%)|Found [0-9]+ outliers|high (mild|severe)|low (mild|severe)|(Performance has|No change|Change within)|^$' || true; }

section() {
    local title=$1 about=$2
    shift 2
    if [[ -n $only && $only != "$title" ]]; then
        # The section stays as it is.
        printf '\n%s\n' "$(awk -v title="## $title" '/^## / { wanted = $0 == title } wanted' "$page")" >>"$draft"
        return
    fi
    printf '\n## %s\n\n%s\n\n```text\n$ %s\n' "$title" "$about" "$*" >>"$draft"
    echo "== $title" >&2
    "$@" 2>/dev/null | figures >>"$draft"
    echo '```' >>"$draft"
}

# A section of a benchmark, by its name.
bench() { section "$2" "$3" cargo bench --manifest-path benches/Cargo.toml --bench "$1"; }

# A section of the load of a platform: its name, where the matches are, what else its double checks, and the aim.
crowd() {
    section "$1" "100 matches at once in $2, over real sockets, against a fake $1 in the same process that checks every request$3. Each person thinks for one to three seconds. The aim is at most $4." \
        env DUELHALL_MATCHES=100 cargo test --release -p duelhall-tests --test "${1,,}" crowd -- --nocapture
}

# The same with a single duel, whose place has nothing else to show.
alone() {
    section "$1, one duel in a place" "A person waits for the board of nobody else. Required: at most 2 seconds from a press to the board (p50)." \
        env DUELHALL_MATCHES=1 cargo test --release -p duelhall-tests --test "${1,,}" crowd -- --nocapture
}

if [[ -n $only ]]; then
    printf '%s\n' "$(sed '/^## /,$d' "$page")" >"$draft"
else
    cargo build --quiet --release -p duelhall
    cat >"$draft" <<END
# Figures

\`docs/benchmarks.sh\` (\`just benchmarks\`) writes this page; nothing here is written by hand. Times depend on the machine, so look at the
ratios to programs that ran in the same run. A checksum stands for the work: equal numbers mean equal work.

Machine: $(nproc) cores of $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1), $(uname -s) $(uname -r | cut -d- -f1), $(rustc --version | cut -d' ' -f1,2);
load before the run $(cut -d' ' -f1 /proc/loadavg).
END
fi
bench towers "Playing Towers" "Whole games with random moves, on one core, without a log. Required: half as many games a second as the yardstick (which hides nothing and checks nothing), and a state of at most 256 bytes besides its piles. Then the parts of a search, and a choice of each level."
bench heroes "Playing Heroes" "Whole games with random moves and starter decks, on one core, without a log. Required: 0.03 of the yardstick's games a second (the yardstick plays a far smaller game), 0.008 with four seats, a state of at most 4 KB for two seats, and a choice with its list within 50 microseconds."
bench chrono "Playing Chrono" "Whole games with random moves and starter decks, on one core, without a log. Required: 0.15 of the yardstick's games a second, a state of at most 1 KB besides its piles, and a choice with its list within 20 microseconds."
bench war "Playing War" "Whole games with random moves and every pair of ready decks, on one core, without a log. Required: 0.08 of the yardstick's games a second, which is not reached, and a state of at most 2 KB."
bench pictures "Pictures" "From a view to the bytes of the file, on one core. Required: at most 5 ms each; a board of at most 120 KB, a hand of at most 160 KB."
if [[ -n $only ]] || command -v npm python3 >/dev/null; then
    section "Pictures beside others" "The same scenes, drawn by other programs. The times are processor time." benches/peers/run.sh
fi
bench commits "Durable commits" "Compared in the same run with a raw append and fdatasync of the same bytes in the same groups. Required: p50 below 1 ms and p99 below 3 ms with 64 writers."
bench resume "Starting with 10,000 matches in progress" "Each line is a separate process."
bench answers "Answers of the hall" "Decoding, rules, durable commit and words, without pictures."
if [[ -n $only ]] || command -v valgrind >/dev/null; then
    section "Instructions" "Counted by callgrind over fixed seeds, so that two releases can be compared on a machine that is busy. Answers over the double in memory: those after which a match goes on, those that end one, and the newest board with the other's hand. Then games by chance, and a choice of Heroes." \
        benches/counted.sh
fi
bench click "A click, with both pictures" "100 matches at once with a real data folder; each person thinks for one to three seconds. The aim is a p99 of 25 ms."
crowd Discord "50 channels" "" "3 calls a move"
crowd Telegram "100 groups" " and accepts twenty messages a minute in a group" "2 calls a move that Telegram counts, one of them seen by everybody"
alone Discord
alone Telegram
mv "$draft" "$page"
chmod 644 "$page"
trap - EXIT
echo "written: $page" >&2
