#!/bin/sh
# Our bots against Catanatron's in its own game, one on one: a line of JSON for each peer.
#   GAMES=20          games against each peer, every board with both orders of play
#   BOT=search/0.1s   ours; the time is for one pick
#   PEERS="weighted"  random, weighted, victory-points, value, alphabeta, or module:Class
#   PEER_PATH=        a folder with players of Catanatron's that its release does not have
set -eu
cd "$(dirname "$0")/.."

ours=.venv-compiled
[ -x "$ours/bin/python" ] || ours=.venv
[ -x "$ours/bin/python" ] || { echo "bridge: there is no .venv yet; 'make setup' makes it" >&2; exit 2; }
echo "our bots play from $ours" >&2

[ -x .venv-bench/bin/python ] || .venv/bin/python -m venv .venv-bench
.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check \
    --constraint bench/constraints.txt catanatron

play() {
    PYTHONPATH=${PEER_PATH:-} .venv-bench/bin/python -m bench.bridge_catanatron --python "$ours/bin/python" "$@"
}
play --check --games 3
for peer in ${PEERS:-weighted victory-points}; do
    play --games "${GAMES:-20}" --bot "${BOT:-search/0.1s}" --peer "$peer"
done
