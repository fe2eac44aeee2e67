#!/bin/sh
# Longhouse beside Catanatron on this machine, now. `make bench` runs this.
# The rounds are interleaved, because a shared machine changes its speed by the minute.
#   ROUNDS=5         rounds of peer, pure, compiled
#   SECONDS_EACH=2   time for the random games of one setup in one round
set -eu
cd "$(dirname "$0")/.."
rounds=${ROUNDS:-5}
seconds=${SECONDS_EACH:-2}
lines=bench/rounds.jsonl

need() {
    [ -x "$1/bin/python" ] || { echo "bench: there is no $1 yet; '$2' makes it" >&2; exit 2; }
}
need .venv "make setup"
need .venv-compiled "make compiled-env"

# The peer lives alone: its own environment, its own process, never imported by Longhouse.
[ -x .venv-bench/bin/python ] || .venv/bin/python -m venv .venv-bench
.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check \
    --constraint bench/constraints.txt catanatron

: >"$lines"
for round in $(seq "$rounds"); do
    echo "round $round of $rounds" >&2
    .venv-bench/bin/python -m bench.peer_catanatron --games 60 >>"$lines"
    .venv/bin/python -m bench.ours --build pure --seconds "$seconds" >>"$lines"
    .venv-compiled/bin/python -m bench.ours --build compiled --seconds "$seconds" >>"$lines"
done
.venv/bin/python -m bench.report "$lines" bench/out.json
