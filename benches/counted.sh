#!/usr/bin/env bash
# Builds the counted examples, and counts the instructions of answers and of whole games with callgrind. Needs valgrind.
# To count an earlier release, check it out and put this folder into it:
#   git worktree add ../first d1fb1a2 && git archive HEAD benches | tar -x -C ../first && ../first/benches/counted.sh
set -euo pipefail
cd "$(dirname "$0")"
examples=${CARGO_TARGET_DIR-target}/release/examples
cargo build --quiet --release --example answers_counted --example games_counted
counts=$(mktemp)
trap 'rm -f "$counts"' EXIT

# Runs a program with its arguments, and prints its output and the instructions for each counted piece of work.
count() {
    local program=$1 said sum
    shift
    said=$(valgrind --tool=callgrind --callgrind-out-file="$counts" --toggle-collect='*counted_part*' "$examples/$program" "$@" 2>/dev/null)
    sum=$(sed -n 's/^\(totals\|summary\): \([0-9]*\).*/\2/p' "$counts" | tail -1)
    printf '%s %s: %s; %s instructions each\n' "$program" "$*" "$said" \
        "$((sum / $(grep -oE 'counted: [0-9]+' <<<"$said" | cut -d' ' -f2)))"
}

for part in moves ends shown; do count answers_counted "$part"; done
for game in towers heroes-2 heroes-4 chrono war; do count games_counted "$game"; done
