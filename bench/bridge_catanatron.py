"""Our bots against Catanatron's in its own game, one on one. Runs in `.venv-bench` only; `bridge.sh` starts it.

Our bot is another process (`bridge_seat.py`), in our environment: it gets the position in plain words, and its answer
must be one of Catanatron's actions. At every question both sides must list the same actions, or the game stops and
shows the difference. `--check` plays random games only for that comparison.

A peer is a class of Catanatron's, by its short name or as `module:Class` of whatever is installed beside it. Every
board is played twice, with the seats changed.
"""

# mypy: disable-error-code="import-not-found, import-untyped"

import argparse
import importlib
import json
import os
import random
import subprocess
from collections import Counter
from importlib.metadata import version
from time import perf_counter
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from catanatron.models.enums import DEVELOPMENT_CARDS, RESOURCES
from catanatron.models.map import BASE_MAP_TEMPLATE, PORT_DIRECTION_TO_NODEREFS, CatanMap, NodeRef, Port
from catanatron.state import yield_resources

from bench.bridge_share import interval

NOBODY = -1
ROLLS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
CORNERS = {"N": "NORTH", "NE": "NORTHEAST", "SE": "SOUTHEAST", "S": "SOUTH", "SW": "SOUTHWEST", "NW": "NORTHWEST"}
OURS, THEIRS = Color.RED, Color.BLUE
PEERS = {
    "random": "catanatron:RandomPlayer",
    "weighted": "catanatron.players.weighted_random:WeightedRandomPlayer",
    "victory-points": "catanatron.players.search:VictoryPointPlayer",
    "value": "catanatron_experimental.machine_learning.players.value:ValueFunctionPlayer",
    "alphabeta": "catanatron_experimental.machine_learning.players.minimax:AlphaBetaPlayer",
}

Words = dict[str, Any]


# --- its game in plain words


def board_words(board: Any) -> Words:
    tiles = [
        {
            "at": axial(at),
            "resource": number_of(tile.resource),
            "number": tile.number or 0,
            "nodes": {name: tile.nodes[NodeRef[long]] for name, long in CORNERS.items()},
        }
        for at, tile in board.map.land_tiles.items()
    ]
    ports = [tile for tile in board.map.tiles.values() if isinstance(tile, Port)]
    return {"tiles": tiles, "ports": [port_words(port) for port in ports]}


def port_words(port: Any) -> list[int]:
    a, b = PORT_DIRECTION_TO_NODEREFS[port.direction]
    return [port.nodes[a], port.nodes[b], number_of(port.resource)]


def axial(at: tuple[int, int, int]) -> list[int]:
    return [at[0], at[2]]


def number_of(resource: str | None) -> int:
    return NOBODY if resource is None else RESOURCES.index(resource)


def position_words(state: Any) -> Words:
    board, seats, key = state.board, state.color_to_index, state.player_state
    every = range(len(state.colors))
    turn = state.current_turn_index
    settlements = state.buildings_by_color[state.current_color()]["SETTLEMENT"]
    return {
        "seat": state.current_player_index,
        "turn_seat": turn,
        "turns": state.num_turns,
        "done": len(state.actions),
        "prompt": state.current_prompt.value,
        "rolled": key[f"P{turn}_HAS_ROLLED"],
        "card_played": key[f"P{turn}_HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN"],
        "free_roads": state.free_roads_available if state.is_road_building else 0,
        "last": settlements[-1] if settlements else NOBODY,
        "robber": axial(board.robber_coordinate),
        "roads": [[a, b, seats[color]] for (a, b), color in board.roads.items() if a < b],
        "buildings": [[node, seats[color], kind == "CITY"] for node, (color, kind) in board.buildings.items()],
        "stock": [[key[f"P{i}_{piece}_AVAILABLE"] for piece in ("ROADS", "SETTLEMENTS", "CITIES")] for i in every],
        "hands": [[key[f"P{i}_{name}_IN_HAND"] for name in RESOURCES] for i in every],
        "bank": list(state.resource_freqdeck),
        "cards": [{name: key[f"P{i}_{name}_IN_HAND"] for name in DEVELOPMENT_CARDS} for i in every],
        "played": [{name: key[f"P{i}_PLAYED_{name}"] for name in DEVELOPMENT_CARDS} for i in every],
        "deck": len(state.development_listdeck),
        "lengths": [key[f"P{i}_LONGEST_ROAD_LENGTH"] for i in every],
        "road_holder": holder(key, every, "HAS_ROAD"),
        "army_holder": holder(key, every, "HAS_ARMY"),
        "points": [key[f"P{i}_ACTUAL_VICTORY_POINTS"] for i in every],
        "actions": [words for words in (action_words(a, seats) for a in state.playable_actions) if words],
    }


def holder(key: Words, seats: range, tile: str) -> int:
    return next((seat for seat in seats if key[f"P{seat}_{tile}"]), NOBODY)


def action_words(action: Any, seats: dict[Any, int]) -> list[Any]:
    """Empty for what ours does not have: one card of two, if the bank has no other."""
    kind, value = action.action_type.value, action.value
    if kind == "BUILD_ROAD":
        return [kind, *sorted(value)]
    if kind == "MOVE_ROBBER":
        return [kind, *axial(value[0]), NOBODY if value[1] is None else seats[value[1]]]
    if kind == "MARITIME_TRADE":
        given = [resource for resource in value[:-1] if resource]
        return [kind, number_of(given[0]), len(given), number_of(value[-1])]
    if kind == "PLAY_YEAR_OF_PLENTY":
        return [kind, *sorted(map(number_of, value))] if len(value) == 2 else []
    if kind == "PLAY_MONOPOLY":
        return [kind, number_of(value)]
    return [kind] if value is None else [kind, value]


# --- the other process


class Seat:
    """Our side of the pipe."""

    def __init__(self, python: str) -> None:
        command = [python, "-m", "bench.bridge_seat"]
        clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=clean)

    def say(self, words: Words) -> Words:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("bridge: our process has ended")
        said: Words = json.loads(line)
        if "mismatch" in said:
            raise SystemExit(f"bridge: the games do not agree. {said['mismatch']}\n{json.dumps(words)}")
        return said

    def begin(self, game: Any, bot: str, seed: str) -> None:
        players = len(game.state.colors)
        self.say({"new": board_words(game.state.board), "players": players, "bot": bot, "seed": seed})

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


class Bridged:
    """A player for Catanatron who asks our bot."""

    def __init__(self, color: Any, seat: Seat) -> None:
        self.color = color
        self.seat = seat
        self.thought: list[float] = []

    def decide(self, game: Any, playable_actions: Any) -> Any:
        actions = list(playable_actions)
        if len(actions) == 1:
            return actions[0]
        said = self.seat.say({"ask": position_words(game.state)})
        self.thought.append(said["seconds"])
        seats = game.state.color_to_index
        return next(action for action in actions if action_words(action, seats) == said["action"])


class Timed:
    """A player of theirs, with a watch."""

    def __init__(self, player: Any) -> None:
        self.color = player.color
        self.player = player
        self.thought: list[float] = []

    def decide(self, game: Any, playable_actions: Any) -> Any:
        started = perf_counter()
        action = self.player.decide(game, playable_actions)
        if len(list(playable_actions)) > 1:
            self.thought.append(perf_counter() - started)
        return action


# --- games


def peer(name: str, said: list[str]) -> Any:
    """A player of theirs; words after the name go to its class as they are, numbers as numbers."""
    module, _, kind = PEERS.get(name, name).partition(":")
    try:
        found = getattr(importlib.import_module(module), kind)
    except ImportError as problem:
        raise SystemExit(
            f"bridge: this Catanatron ({version('catanatron')}) has no player '{name}': {problem}"
        ) from None
    return Timed(found(THEIRS, *[int(word) if word.isdigit() else word for word in said]))


def new_game(players: list[Any], seed: int, first: int) -> Any:
    """Every board and deck comes with both orders of play."""
    random.seed(seed)
    game = Game(players, seed=seed, catan_map=CatanMap.from_template(BASE_MAP_TEMPLATE))
    if game.state.players[0] is not players[first]:
        seat_again(game.state)
    return game


def seat_again(state: Any) -> None:
    """The other player begins."""
    state.players = state.players[::-1]
    state.colors = state.colors[::-1]
    state.color_to_index = {color: index for index, color in enumerate(state.colors)}
    actions = state.playable_actions
    state.playable_actions = [action._replace(color=state.colors[0]) for action in actions]


def match(seat: Seat, bot: str, name: str, said: list[str], games: int, seed: int) -> Words:
    ours, theirs = Bridged(OURS, seat), peer(name, said)
    results: Counter[str] = Counter()
    turns = 0
    for number in range(games):
        game = new_game([ours, theirs], seed + number // 2, number % 2)
        seat.begin(game, bot, f"{seed}/{number}")
        winner = game.play()
        turns += game.state.num_turns
        results["won" if winner == OURS else "lost" if winner == THEIRS else "unfinished"] += 1
    low, high = interval(results["won"], games)
    return {
        "bot": bot,
        "peer": name,
        "games": games,
        **results,
        "win_share": results["won"] / games,
        "interval": [low, high],
        "turns": turns / games,
        "ours_ms": mean_ms(ours.thought),
        "theirs_ms": mean_ms(theirs.thought),
        "catanatron": version("catanatron"),
    }


def mean_ms(seconds: list[float]) -> float:
    return sum(seconds) / max(1, len(seconds)) * 1e3


def check(seat: Seat, games: int, players: int, seed: int) -> Words:
    """Random games; at every question that we have too, both sides list their actions."""
    questions, kinds = 0, Counter[str]()
    for number in range(games):
        game = Game([RandomPlayer(color) for color in list(Color)[:players]], seed=seed + number)
        seat.begin(game, "uniform", "0")
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            if game.state.current_prompt.value != "DISCARD":
                words = position_words(game.state)
                if seat.say({"list": words})["actions"] != len(words["actions"]):
                    raise SystemExit(f"bridge: the lists have not the same length\n{json.dumps(words)}")
                if questions % 10 == 0 and words["turns"] >= 2 * players:
                    compare_yields(seat, game.state, words)
                questions += 1
                kinds.update(action[0] for action in words["actions"])
            game.play_tick()
    return {"check": "both list the same", "games": games, "players": players, "questions": questions, "actions": kinds}


def compare_yields(seat: Seat, state: Any, words: Words) -> None:
    """What every roll would bring each player."""
    theirs = []
    for roll in ROLLS:
        payout, _ = yield_resources(state.board, state.resource_freqdeck, roll)
        gained = [payout.get(color, [0] * len(RESOURCES)) for color in state.colors]
        theirs.append([n + more for hand, got in zip(words["hands"], gained) for n, more in zip(hand, got)])
    ours = seat.say({"yield": words})["hands"]
    if ours != theirs:
        raise SystemExit(f"bridge: rolls bring {ours} here, {theirs} there\n{json.dumps(words)}")


def main() -> None:
    """Print one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", required=True, help="of an environment of ours")
    parser.add_argument("--bot", default="search/0.1s")
    parser.add_argument("--peer", nargs="+", default=["weighted"], help="a name, then what its class is given")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=2, help="of random games that are checked")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="only compare lists of actions in random games")
    said = parser.parse_args()
    seat = Seat(said.python)
    if said.check:
        line = check(seat, said.games, said.players, said.seed)
    else:
        line = match(seat, said.bot, said.peer[0], said.peer[1:], said.games, said.seed)
    seat.close()
    print(json.dumps(line))


if __name__ == "__main__":
    main()
