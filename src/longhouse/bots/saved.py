"""A question on its way to another process: what a seat sees, as plain data, and how it is loaded there."""

from collections.abc import Sequence

from longhouse.bots.hint import Hint, hint
from longhouse.bots.search import Budget, Count, counts_of, grow
from longhouse.kernel.content import ContentFile
from longhouse.kernel.decision import Decision
from longhouse.kernel.game import Game
from longhouse.kernel.packs.pack import open_pack
from longhouse.kernel.registry import find_game
from longhouse.kernel.saving import load, save, saved_game
from longhouse.kernel.table import Table
from longhouse.messages.phrase import Players

Content = tuple[str, str]  # the text of a pack, and the name of its file
Question = tuple[list[object], Content | None, int]  # a saved view, its content, and whose decision


def question_of(view: Table, decision: Decision) -> Question:
    """The content that comes with a game is not sent: every process has it."""
    file = view.origin.content
    saved = save(view)
    known = file.fingerprint == saved_game(saved).content().fingerprint
    return saved, None if known else plain(file), decision.seat


def plain(file: ContentFile) -> Content:
    return file.text, file.root.where


# --- in the other process


def load_games(names: Sequence[str]) -> None:
    """What the first question about each of these games would have to load."""
    for name in names:
        game = find_game(name)
        game.content()
        if game.open_mind is not None:
            game.mind()


def grow_saved(question: Question, budget: Budget, seed: str, hurry: bool) -> list[Count]:
    view, decision = opened(question)
    return counts_of(grow(view, decision, budget, seed, hurry), decision)


def hint_saved(question: Question, budget: Budget, seats: Players) -> Hint:
    return hint(*opened(question), budget, seats)


def opened(question: Question) -> tuple[Table, Decision]:
    saved, content, seat = question
    game = saved_game(saved)
    view = load(game, content_for(game, content), saved)
    return view, view.decision_for(seat)


def content_for(game: Game, content: Content | None) -> ContentFile:
    """None stands for the content that comes with the game."""
    return game.content() if content is None else open_pack(game, *content)
