"""Before anybody plays with a pack, a few quick games are played at random: a value may fit, and still break the rules.

Every few picks the table is looked at as people and bots will look at it.
"""

from typing import Final

from longhouse.kernel.chance import seeded
from longhouse.kernel.content import ContentError, ContentFile, Facts
from longhouse.kernel.decision import SPECTATOR, Decision
from longhouse.kernel.game import Game
from longhouse.kernel.origin import Settings
from longhouse.kernel.table import Table

MOST_PICKS: Final = 800  # in one game
LOOKED_EVERY: Final = 25  # picks
MOST_PREVIEWS: Final = 5  # of the options of one question

Deal = tuple[int, Settings]  # players, and what they agreed on


def rehearse(game: Game, file: ContentFile, deal: Deal) -> None:
    """Play one game, or its beginning; raises ContentError if it breaks."""
    chance = seeded("rehearsal", ("picks",))
    picks = 0
    try:
        table = game.new_table(deal[0], deal[1], file, "rehearsal")
        while not table.over and picks < MOST_PICKS:
            questions = table.questions
            asked = questions[chance.below(0, len(questions))]
            if picks % LOOKED_EVERY == 0:
                look(game, table, asked)
            table.play(asked.options[chance.below(0, len(asked.options))], asked.seat)
            picks += 1
        look(game, table, table.decision)
    except ContentError:
        raise
    except Exception as problem:  # nobody shall learn in the middle of a game what a value can do to the rules
        raise broken(file, deal[0], picks, problem) from problem


def look(game: Game, table: Table, asked: Decision) -> None:
    """What the asked seat and a spectator are shown, and what a bot there thinks."""
    face = game.face()
    face.picture(table.view(SPECTATOR))
    if table.over:
        return
    view = table.view(asked.seat)
    face.picture(view)
    for option in asked.options[:MOST_PREVIEWS]:
        face.preview(view, option, asked.seat)
    if game.open_mind is not None:
        mind = game.mind()
        mind.judge(view, asked)
        mind.evaluate(view)


def broken(file: ContentFile, players: int, picks: int, problem: Exception) -> ContentError:
    facts: Facts = {"players": players, "picks": picks, "problem": type(problem).__name__}
    said = "a game of {players} players breaks after {picks} picks ({problem})"
    return file.root.wrong(said, "fault-breaks", facts)
