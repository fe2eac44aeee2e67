"""A rule whose figure comes from content that no book prints carries a mark: [P] public, [H] ours."""

import re

import pytest

import longhouse
from longhouse.kernel.packs.provenance import BOOK, SOURCES, Entry, entries_in, value_sources
from tests.digests import RULES, blocks_of
from tests.rules_marked import figures, mark_of, numbers_in

NOT_MEANT = {
    ("NG-17.12", "Wolf"): "the clan, not the creature",
    ("CM-2.9", "Worker Huts"): "workers, not prices",
    ("VW-14.2", "Drakkar"): "cards that are kept, not its price",
    ("VW-14.6", "Drakkar"): "cards that are kept, not its price",
    ("", "Thor"): "the token in the shape of his hammer",
}
STATED = {  # figures of entries without a name, and the rule that says them
    "northgard": {"die_face.axes": "NG-3.8", "start_layout.tiles": "NG-3.5"},
    "watch": {
        "number_token.rolls": "GW-3.4",
        "die.no_effect": "GW-12.9",
        "trail.numbers": "GW-12.8",
        "wall_section.posts": "GW-10.2",
        "wildling_token.count": "GW-10.3",
        "counts.development_cards": "GW-10.2",
        "counts.development_cards_base": "GW-2.2",
        "counts.wildling_tokens": "GW-10.3",
        "counts.wildling_figures": "GW-10.3",
        "options.new_recruits_guards": "GW-13.15",
        "options.trade_max_offers_per_turn": "GW-4.4",
        "options.trade_max_cards_per_side": "GW-4.4",
        "options.trade_counter_offers": "GW-4.9",
        "board.trade_route.rate": "GW-4.6",
    },
    "midgard": {"rune_display.spaces": "CM-3.4", "options.rune_display.default": "CM-3.4"},
    "wild": {
        "scoring.attack_vp_beyond": "VW-9.9",
        "scoring.end_vp": "VW-16.1",
        "clans.count": "VW-2.10",
        "components.path_cards": "VW-2.7",
        "components.beer_tokens": "VW-4.10",
    },
}
ONLY_DATA = {  # figures that no rule says
    "northgard": {"tile.regions", "shape.polygons"},
    "watch": {
        "geometry",
        "number_token.pips",
        "number_token.count",
        "wildling_token.count_old",
        "build_card.cards",
        "counts",
        "board.trade_route.edge",
        "board.start",
        "board.invasion",
    },
    "midgard": {"options.rune_display"},
    "wild": {"clans.tokens_each", "components"},
}


def digest(game: str) -> str:
    return (RULES / "en" / f"{game}.md").read_text(encoding="utf-8")


def content(game: str) -> dict[str, object]:
    return longhouse.find_game(game).content().root.data


@pytest.mark.parametrize("game", longhouse.GAMES)
def test_a_figure_that_is_not_printed_is_marked(game: str) -> None:
    found = list(figures(digest(game), content(game)))
    assert len(found) > 5
    wrong = [figure for figure in found if not figure.well_marked and (figure.rule, figure.entry) not in NOT_MEANT]
    assert [str(figure) for figure in wrong] == []


@pytest.mark.parametrize(("game", "place"), [(game, place) for game, stated in STATED.items() for place in stated])
def test_a_figure_of_a_table_is_marked_where_it_is_said(game: str, place: str) -> None:
    text = next(block.text for block in blocks_of(digest(game)) if block.id == STATED[game][place])
    weak = weak_figures(game)[place]
    assert any(re.search(rf"\b{number}\b", text) for number in weak.numbers)
    assert SOURCES.index(mark_of(text)) >= SOURCES.index(weak.source)


@pytest.mark.parametrize("game", longhouse.GAMES)
def test_every_figure_of_a_table_has_its_rule(game: str) -> None:
    known = STATED[game].keys() | ONLY_DATA[game]
    assert [place for place in weak_figures(game) if not {place, place.rpartition(".")[0]} & known] == []


class Weak:
    """What no book prints at one place of a content file: its numbers, and the weakest source."""

    def __init__(self) -> None:
        self.numbers: set[int] = set()
        self.source = BOOK


def weak_figures(game: str) -> dict[str, Weak]:
    """By place (`wall_section.posts`), of the entries that have no name."""
    found: dict[str, Weak] = {}
    for place, entry in nameless(content(game), ""):
        for key, source in value_sources(entry).items():
            numbers = numbers_in(entry[key])
            if numbers and source != BOOK:
                weak = found.setdefault(f"{place}.{key}", Weak())
                weak.numbers |= numbers
                weak.source = max(weak.source, source, key=SOURCES.index)
    return found


def nameless(value: object, place: str) -> list[tuple[str, Entry]]:
    if isinstance(value, list):
        return [found for item in value for found in nameless(item, place)]
    if not isinstance(value, dict):
        return []
    inner = [found for key, item in value.items() for found in nameless(item, f"{place}.{key}".lstrip("."))]
    return [(place, value), *inner] if value in entries_in(value) and "name" not in value else inner


def test_an_unmarked_figure_is_found() -> None:
    data: dict[str, object] = {
        "card": [{"id": "axe", "name": {"en": "Axe (large)"}, "power": 3, "cost": 2, "source": "house"}]
    }
    rules = "## 1. Cards\n- XX-1.1 The Axe has 3 power. [P]\n- XX-1.2 An `axe` costs 2. [cost: H]\n- XX-1.3 2 Axes\n"
    assert [(figure.rule, figure.value) for figure in figures(rules, data) if not figure.well_marked] == [
        ("XX-1.1", "power"),
        ("XX-1.3", "cost"),
    ]
