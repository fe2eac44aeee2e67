#!/bin/sh
# Our environments beside PettingZoo's classics and RLCard on this machine, now. `make bench-env` runs this.
#   ROUNDS=3         rounds of peers, pure, compiled (where there is .venv-compiled)
#   SECONDS_EACH=1   time for each environment in one round
set -eu
cd "$(dirname "$0")/.."
rounds=${ROUNDS:-3}
seconds=${SECONDS_EACH:-1}
lines=bench/env_rounds.jsonl

[ -x .venv/bin/python ] || { echo "bench: there is no .venv yet; 'make setup' makes it" >&2; exit 2; }

# The peers live alone: their own environment, their own process, never imported by Longhouse.
[ -x .venv-bench-env/bin/python ] || .venv/bin/python -m venv .venv-bench-env
.venv-bench-env/bin/python -m pip install --quiet --disable-pip-version-check \
    --constraint bench/constraints.txt pettingzoo pygame
for extra in rlcard chess; do
    .venv-bench-env/bin/python -m pip install --quiet --disable-pip-version-check "$extra" ||
        echo "bench: $extra cannot be installed; it is left out" >&2
done

: >"$lines"
for round in $(seq "$rounds"); do
    echo "round $round of $rounds" >&2
    .venv-bench-env/bin/python -m bench.peer_zoo --seconds "$seconds" >>"$lines"
    .venv/bin/python -m bench.env_steps --build pure --seconds "$seconds" >>"$lines"
    if [ -x .venv-compiled/bin/python ]; then
        .venv-compiled/bin/python -m bench.env_steps --build compiled --seconds "$seconds" >>"$lines"
    fi
done
.venv/bin/python -m bench.env_report "$lines"
