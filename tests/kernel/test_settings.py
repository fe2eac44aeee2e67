"""Settings of a game: typed, defaulted, validated; errors name the possible values."""

import pytest

import longhouse
from longhouse import Choice, SettingError, find_game
from longhouse.kernel.box import Word

BOARD = Choice("board", ["auto", "base_gift", "classic19"], "auto")
OFFERS = Choice("offers", [], "5", low=0, high=20)
COLOURS = Choice("colours", ["red", "blue", "black"], "", several=True)


@pytest.mark.parametrize(
    ("choice", "given", "expected"),
    [
        (BOARD, "classic19", "classic19"),
        (BOARD, " classic19 ", "classic19"),
        (OFFERS, "0", "0"),
        (OFFERS, "20", "20"),
        (OFFERS, "007", "7"),
        (COLOURS, "", ""),
        (COLOURS, "blue", "blue"),
        (COLOURS, "black, red", "black,red"),
        (COLOURS, ",blue,", "blue"),
    ],
)
def test_a_value_in_its_one_spelling(choice: Choice, given: str, expected: str) -> None:
    assert choice.canonical(given) == expected
    assert choice.canonical(expected) == expected


@pytest.mark.parametrize(
    ("choice", "given", "message"),
    [
        (
            BOARD,
            "clasic19",
            "setting board cannot be 'clasic19' (did you mean 'classic19'?); it is one of auto, base_gift, classic19",
        ),
        (BOARD, "", "setting board cannot be ''; it is one of auto, base_gift, classic19"),
        (BOARD, "Auto", "setting board cannot be 'Auto' (did you mean 'auto'?)"),
        (OFFERS, "21", "setting offers cannot be '21'; it is a number from 0 to 20"),
        (OFFERS, "-1", "setting offers cannot be '-1'; it is a number from 0 to 20"),
        (OFFERS, "1.5", "setting offers cannot be '1.5'"),
        (OFFERS, "five", "setting offers cannot be 'five'"),
        (OFFERS, "²", "setting offers cannot be '²'"),
        (OFFERS, "٣", "setting offers cannot be '٣'"),
        (OFFERS, "", "setting offers cannot be ''"),
        (OFFERS, "9" * 5000, "setting offers cannot be '99"),
        (BOARD, "a\nb", "setting board cannot be "),
        (COLOURS, "red,red", "setting colours cannot be 'red,red': red is named twice"),
        (COLOURS, "red,green", "setting colours cannot be 'red,green'; it is any of red, blue, black"),
        (COLOURS, "read", "setting colours cannot be 'read' (did you mean 'red'?); it is any of red, blue, black"),
    ],
)
def test_a_value_that_cannot_be(choice: Choice, given: str, message: str) -> None:
    with pytest.raises(SettingError) as problem:
        choice.canonical(given)
    assert str(problem.value).startswith(message)
    assert "\n" not in str(problem.value)


@pytest.mark.parametrize("name", longhouse.GAMES)
def test_every_default_is_allowed_and_canonical(name: str) -> None:
    game = find_game(name)
    assert game.name == name
    for players in game.players:
        try:
            settings = game.complete_settings(players, {})
        except SettingError as problem:  # GW-1.6: the rules may want another choice from fewer players
            assert players < max(game.players) and "choose " in str(problem)
            continue
        assert list(settings) == [choice.name for choice in game.choices]
        for choice in game.choices:
            assert settings[choice.name] == choice.default == choice.canonical(choice.default)
        assert game.complete_settings(players, dict(settings)) == settings


@pytest.mark.parametrize("name", longhouse.GAMES)
def test_every_value_can_be_played(name: str) -> None:
    """Each value of each setting alone, with any number of players, works or is refused in one line."""
    game = find_game(name)
    for choice in game.choices:
        for value in choice.values or [str(choice.low), str(choice.high)]:
            for players in game.players:
                try:
                    table = longhouse.new_table(name, players=players, settings={choice.name: value})
                except SettingError as problem:
                    assert "\n" not in str(problem)
                else:
                    assert table.decisions


def refused(game: str, players: int, settings: dict[str, str | int | bool | list[str]]) -> str:
    with pytest.raises(SettingError) as problem:
        longhouse.new_table(game, players=players, settings=settings)
    assert "\n" not in str(problem.value)
    return str(problem.value)


def test_an_unknown_game() -> None:
    assert refused("wacth", 2, {}).startswith("there is no game 'wacth' (did you mean 'watch'?); there is ")
    assert refused("", 2, {}).startswith("there is no game ''; there is ")


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 99])
def test_a_number_of_players_that_cannot_play(players: int) -> None:
    assert refused("watch", players, {}) == f"watch is for 2, 3, 4 players, not {players}"


def test_an_unknown_option() -> None:
    said = refused("watch", 2, {"bord": "auto"})
    assert said.startswith("watch has no setting 'bord' (did you mean 'board'?); it has mode, board, ")


def test_combinations_that_the_rules_refuse() -> None:
    """GW-1.6, GW-2.10"""
    for settings in ({"board": "classic19"}, {"layout": "random"}):
        assert "printed" in refused("watch", 4, {"mode": "base", "initial_placement": "printed", **settings})
    assert "red has no printed start with 3 players" in refused("watch", 3, {"mode": "base", "colours": "red"})
    assert "2 players" in refused(
        "watch", 2, {"mode": "base", "board": "classic19", "colours": ["red", "blue", "black"]}
    )


def test_options_may_be_given_as_what_they_are() -> None:
    typed = longhouse.new_table(
        "watch",
        players=2,
        settings={
            "mode": "base",
            "friendly_tormund": True,
            "trade_max_offers_per_turn": 3,
            "colours": ["yellow", "blue"],
        },
    )
    texts = longhouse.new_table(
        "watch",
        players=2,
        settings={
            "mode": "base",
            "friendly_tormund": "true",
            "trade_max_offers_per_turn": "3",
            "colours": "yellow,blue",
        },
    )
    assert longhouse.save(typed) == longhouse.save(texts)


def test_settings_once_settled_are_not_changed_by_a_later_table() -> None:
    first = longhouse.new_table("watch", players=2, settings={"mode": "base", "board": "classic19"})
    longhouse.new_table("watch", players=2, settings={"mode": "base"})
    again = longhouse.new_table("watch", players=2, settings={"mode": "base", "board": "classic19"})
    assert first.origin.settings == again.origin.settings
    assert first.origin.settings["board"] == "classic19"


def test_verbs_have_a_name_and_kinds() -> None:
    word = Word("road", ("path",))
    assert (word.name, word.kinds) == ("road", ("path",))
    for name in longhouse.GAMES:
        verbs = [verb.name for verb in find_game(name).verbs]
        assert len(set(verbs)) == len(verbs)


def test_settings_may_still_be_called_options() -> None:
    """As in version 0.1: in the library, in a journal and on the command line."""
    table = longhouse.new_table("watch", players=2, options={"mode": "base"})
    history = longhouse.new_game("watch", seats=["Ada", "Bo"], seed=1, options={"mode": "base"})
    assert table.origin.settings["mode"] == history.table.origin.settings["mode"] == "base"


def test_the_names_of_version_0_1_still_do() -> None:
    table = longhouse.new_table("midgard", players=2, seed=1)
    table.listen()
    view = table.seen_from(0)
    assert table.asked(0) is table.decision_for(0) and table.legal_options(0) == table.decision_for(0).options
    assert view.viewer == table.view(0).viewer == 0 and table.standing is table.offers
    assert longhouse.reshuffle_unseen is longhouse.determinize
    table.pick(table.decision.options[0])
    assert table.events
