"""Whole random games: pieces and cards are conserved, every game ends, and its result says why."""

import pytest

from longhouse import SPECTATOR, IllegalPick, Table, save
from longhouse.kernel.table import GAME_OVER
from tests.properties.playing import check_conserved, eyes, finish, moments, new_table, photo, walk
from tests.properties.registry import CASES, GAMES, Case, every_case
from tests.properties.words import rule_ids


@every_case
def test_cards_and_pieces_are_conserved(case: Case) -> None:
    subject = GAMES[case.game]
    table = new_table(case, 8)
    pieces = subject.pieces(table)
    for number, _ in enumerate(walk(table, 8)):
        if number < 300 or number % 4 == 0 or table.over:
            check_conserved(table)
            assert subject.pieces(table) == pieces


def check_result(table: Table, case: Case) -> None:
    result = table.result
    assert result is not None
    assert result.winners or result.tie  # nobody wins only if the result names what decided that
    assert result.tie in ("", *case.words.ties)
    assert set(result.winners) <= set(range(table.seats))
    assert len(result.points) == len(result.sources) == table.seats
    assert [sum(sources) for sources in result.sources] == result.points
    assert all(len(sources) == len(case.words.sources) for sources in result.sources)
    assert result.ending in case.words.endings
    assert result.rule in rule_ids()


@every_case
def test_random_games_end_and_are_told(case: Case) -> None:
    for table in walk(new_table(case, 100), 100):
        assert table.over == (table.result is not None)
    assert table.events == [], "what nobody listens to costs nothing"
    check_result(table, case)
    check_result(ended(case), case)


def ended(case: Case) -> Table:
    """The last moment of a random game."""
    return next(table for table in moments(case) if table.over)


@every_case
def test_everybody_sees_the_same_result(case: Case) -> None:
    table = ended(case)
    true = table.result
    assert true is not None
    for seat in eyes(table):
        told = table.view(seat).result
        assert told is not None
        assert [told.winners, told.points, told.sources] == [true.winners, true.points, true.sources]
        assert [told.ending, told.tie] == [true.ending, true.tie]


@every_case
def test_nothing_can_be_picked_after_the_end(case: Case) -> None:
    table = ended(case).clone()
    before = photo(table)
    for seat in range(table.seats):
        for option in table.vocabulary():
            with pytest.raises(IllegalPick) as refused:
                table.pick(option, seat)
            assert refused.value.reason.key == table.reason(GAME_OVER, option, seat).key
    assert photo(table) == before


@every_case
def test_the_same_seed_and_picks_give_the_same_game(case: Case) -> None:
    seed = CASES.index(case)
    assert photo(finish(new_table(case, seed), seed)) == photo(ended(case))
    assert save(new_table(case, seed)) != save(new_table(case, seed + 1))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_random_play_meets_every_question(game: str) -> None:
    """The moments that the properties check are of every kind: no question of the game is left out."""
    mine = [case for case in CASES if case.game == game]
    asked = {decision.ask for case in mine for table in moments(case) for decision in table.questions}
    views = [table.view(SPECTATOR) for case in mine for table in moments(case)]
    told = {decision.ask for view in views for decision in view.questions}
    assert asked | told == set(mine[0].words.asks) - GAMES[game].never_asked
