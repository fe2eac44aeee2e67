"""The cards and heroes of the Watch in words: what each of them does."""

from longhouse.boards.letters import letters_of
from longhouse.games.watch.face.texts import texts
from longhouse.games.watch.state.table import Watch
from longhouse.messages.catalog import Catalog


def explain(view: Watch, catalog: Catalog, seats: list[str]) -> list[str]:
    """A line for every development card of the deck, then one for every hero, with the letter of its owner."""
    parts = [sentence(view, catalog, "card", kind, card.name) for kind, card in enumerate(view.box.cards)]
    letters = letters_of(seats)
    for hero, card in enumerate(view.box.heroes):
        owner = f"{letters[view.heroes.index(hero)]} " if hero in view.heroes else ""
        parts.append(owner + sentence(view, catalog, "hero", hero, card.name))
    return parts


def sentence(view: Watch, catalog: Catalog, kind: str, number: int, name: str) -> str:
    """A thing that only a host's content has is shown by its name alone."""
    key = f"watch-{kind}-{name}.explain"
    words = f". {catalog.text(texts(view).get(key, key))}" if catalog.bundle.has(key) else ""
    return catalog.term(view, kind, number, []) + words
