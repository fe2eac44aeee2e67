"""Whatever a table shows says what it is for: a sentence of its purpose, its number, its rule."""

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser import purpose
from tests.browser.conftest import Visit, Visiting
from tests.browser.positions import Position, put_on
from tests.browser.test_pages import open_replay

POSITIONS: Final = [
    Position("northgard/creatures-4", 0.5),
    Position("northgard/teams-4", 0.3),
    Position("midgard/plain-4", 0.5),
    Position("midgard/distrust-2", 0.7),
    Position("watch/full-4", 0.6),
    Position("watch/classic-3", 0.5),
    Position("wild/host-3", 0.9),
]
ON_A_PHONE: Final = [POSITIONS[0], POSITIONS[2], POSITIONS[4], POSITIONS[6]]
ASKING: Final = [
    Position("midgard/plain-4", 0.3, "fight"),
    Position("wild/automatic-2", 0.2, "asgard"),
]
IN_DIALOGS: Final = {  # with the fewest tool-tips
    Position("northgard/creatures-4", 0.2, "battle-food"): 10,
    Position("watch/classic-3", 0.3, "discard"): 5,
    Position("midgard/plain-4", 0.3, "fight"): 2,
}
OURS: Final = ("Undo", "Отменить", "Скасувати")  # of the page, not of a game: no rule says what it does
SENTENCE: Final = re.compile(r"[.!?…](?=\s|$)")
NESTED: Final = ":is(button, a, label, summary) .term"  # a word that is explained is a control of its own
FEWEST: Final = {False: 40, True: 10}  # tool-tips of a table, by whether it is a phone


def opened(someone: Visit, database: Path, position: Position) -> None:
    """With the sentences, which come when the table is drawn."""
    purpose.hasten(someone.context)
    page = someone.page
    with page.expect_response(lambda answer: f"{position.game}-purpose" in answer.url):
        page.goto(f"/table/{put_on(someone.context.request, database, position)}")
    page.locator(".tray").first.wait_for()
    expect(page.locator(".table [data-explained]").first).to_be_attached()


def check(someone: Visit, phone: bool) -> None:
    tips = purpose.tips(someone.page)
    assert len(tips) >= FEWEST[phone]
    aimless = {tip.title for tip in tips if not SENTENCE.search(tip.text)}
    assert aimless == set(), "tips that do not begin with a sentence"
    assert {tip.title for tip in tips if not tip.rule and tip.title not in OURS} == set(), "tips without a rule"
    assert purpose.bare(someone.page) == []
    assert someone.page.locator(NESTED).count() == 0


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_everything_says_what_it_is_for(visit: Visiting, database: Path, position: Position) -> None:
    someone = visit()
    opened(someone, database, position)
    check(someone, False)


@pytest.mark.parametrize("position", ON_A_PHONE, ids=lambda position: position.name)
def test_on_a_phone_too(visit: Visiting, database: Path, position: Position) -> None:
    someone = visit(phone=True, language="uk")
    opened(someone, database, position)
    check(someone, True)


def test_a_territory_says_it_in_its_card(visit: Visiting, database: Path) -> None:
    someone = visit(language="ru")
    opened(someone, database, POSITIONS[1])
    page = someone.page
    page.keyboard.press("Escape")
    page.locator("[data-territory]").first.focus()
    card = page.locator(".facts")
    expect(card).to_contain_text("NG-13.2")
    expect(card).to_contain_text("славу")


@pytest.mark.parametrize("position", ASKING, ids=lambda position: position.name)
def test_a_question_explains_its_words(visit: Visiting, database: Path, position: Position) -> None:
    someone = visit(language="uk")
    opened(someone, database, position)
    dialog = someone.page.locator(".stage [role=dialog]").first
    expect(dialog.locator(".term").first).to_be_visible()
    assert dialog.locator(NESTED).count() == 0


@pytest.mark.parametrize("position", IN_DIALOGS, ids=lambda position: position.name)
def test_a_dialog_says_it_too(visit: Visiting, database: Path, position: Position) -> None:
    someone = visit(language="ru")
    opened(someone, database, position)
    dialog = ".stage [role=dialog]"
    expect(someone.page.locator(f"{dialog} [data-explained]").first).to_be_attached()
    tips = purpose.tips(someone.page, dialog)
    assert len(tips) >= IN_DIALOGS[position]
    assert {tip.title for tip in tips if not SENTENCE.search(tip.text) or not tip.rule} == set()
    assert purpose.bare(someone.page, dialog) == []


def test_a_replay_says_it_too(visit: Visiting) -> None:
    someone = visit(language="ru")
    purpose.hasten(someone.context)
    with someone.page.expect_response(lambda answer: "watch-purpose" in answer.url):
        open_replay(someone.page)
    expect(someone.page.locator("main [data-explained]").first).to_be_attached()
    tips = purpose.tips(someone.page, "main")
    assert len(tips) >= FEWEST[False]
    assert {tip.title for tip in tips if not SENTENCE.search(tip.text) or not tip.rule} == set()
    assert purpose.bare(someone.page, "main") == []
