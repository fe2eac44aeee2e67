"""`longhouse play GAME`: a game at the terminal, against bots or with others at the same keyboard."""

import shlex
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, Final

import typer

from longhouse import History, find_game, new_game
from longhouse.cli.ending import show_score
from longhouse.cli.person import person_picks
from longhouse.cli.playing_on import find_start
from longhouse.cli.problems import Interrupted, OutputClosed, Problem, blamed_on, one_line
from longhouse.cli.retelling import retell
from longhouse.cli.savefile import SaveFile, new_save, open_save
from longhouse.cli.session import Session
from longhouse.cli.settings import (
    Language,
    Settings,
    make_bots,
    read_language,
    read_names,
    read_players,
    read_seat,
    read_seed,
    read_settings,
)
from longhouse.cli.talk import Talk
from longhouse.messages.catalog import Catalog

BOT: Final = "greedy"  # the default for all seats without a person


def play(
    game: Annotated[str, typer.Argument(help="A game; see `longhouse games`. Not needed with --resume.")] = "",
    players: Annotated[int | None, typer.Option(help="How many play; by default as many as can.")] = None,
    bots: Annotated[str, typer.Option(help="The bot of the other seats, or several, separated by commas.")] = BOT,
    setting: Settings = None,
    seed: Annotated[str | None, typer.Option(help="The same seed and picks give the same game.")] = None,
    lang: Language = "",
    hotseat: Annotated[bool, typer.Option("--hotseat", help="People in all seats, at one keyboard.")] = False,
    name: Annotated[list[str] | None, typer.Option(help="A person's name; once for each, in seat order.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this new file, pick by pick.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game in this file.")] = None,
    content: Annotated[Path | None, typer.Option(help="Your own content file; see `longhouse content`.")] = None,
    origin: Annotated[Path | None, typer.Option("--from", help="Play on from a move of this game.")] = None,
    to: Annotated[int | None, typer.Option(help="With --from: after how many picks; 0 is the deal.")] = None,
    seat: Annotated[str | None, typer.Option("--as", metavar="SEAT", help="Your seat, counted from 0.")] = None,
    unfinished: Annotated[
        bool, typer.Option("--unfinished", help="With --from: though that game is not over.")
    ] = False,
) -> None:
    """Play a game in the terminal: you have the first seat, bots the others."""
    catalog = Catalog(read_language(lang))
    check_together(origin, to, resume, unfinished, players or setting, save or name or seed is not None)
    with ExitStack() as files:
        if resume is not None:
            session = go_on(files.enter_context(open_save(resume)), game, bots, hotseat, seat, content, catalog)
        elif origin is not None:
            start = find_start(origin, game, to, seat, hotseat, unfinished, content)
            names = read_names(name or [], len(start.people), len(start.played.journal.seats), catalog, start.people)
            session = take_seats(start.play_on(names, seed), bots, start.people, catalog)
        elif game:
            history = begin(game, players, setting, seed, hotseat, seat, name, content, catalog)
            session = take_seats(history, bots, people_of(len(history.journal.seats), hotseat, seat), catalog)
        else:
            raise Problem("which game? `longhouse games` lists them: longhouse play GAME")
        if save is not None:
            session.save = files.enter_context(new_save(save, session.history))
        if resume is None:
            greet(session)
        if origin is not None:
            session.talk.say(catalog.text("terminal-played-on", file=str(origin), move=to or 0))
        session.again = same_command(bots, lang, hotseat, session.people[0])
        sit_down(session)


def check_together(
    origin: Path | None, to: int | None, resume: Path | None, unfinished: bool, agreed: object, begun: object
) -> None:
    """Which command-line options cannot be given together."""
    if resume is not None and (agreed or begun or origin):
        raise Problem(
            "--resume goes on as the game began: leave out --save, --players, --setting, --seed, --name, --from"
        )
    if origin is not None and agreed:
        raise Problem("--from plays on as that game began: leave out --players, --setting")
    if origin is None and (to is not None or unfinished):
        raise Problem("--to and --unfinished belong to --from JOURNAL: which game do you want to play on?")


def same_command(bots: str, lang: str, hotseat: bool, seat: int) -> list[str]:
    """The command-line options that are not in the journal and must be given again to resume the game."""
    words = ["--hotseat"] if hotseat else ["--bots", bots] if bots != BOT else []
    words += ["--as", str(seat)] if seat and not hotseat else []
    return words + (["--lang", lang] if lang else [])


def begin(
    game: str,
    players: int | None,
    setting: list[str] | None,
    seed: str | None,
    hotseat: bool,
    seat: str | None,
    name: list[str] | None,
    content: Path | None,
    catalog: Catalog,
) -> History:
    found = find_game(game)
    count = read_players(found, players)
    settings = read_settings(setting)
    found.complete_settings(count, settings)
    seats = read_names(name or [], count if hotseat else 1, count, catalog, people_of(count, hotseat, seat))
    with blamed_on(content):
        return new_game(game, seats=seats, seed=read_seed(seed), settings=settings, content=content)


def people_of(count: int, hotseat: bool, seat: str | None) -> list[int]:
    """The seats of people: all, or one, by default the first."""
    if hotseat and seat is not None:
        raise Problem("with --hotseat people have all seats: leave out --as")
    return [*range(count)] if hotseat else [0 if seat is None else read_seat(seat, count)]


def take_seats(history: History, bots: str, people: list[int], catalog: Catalog) -> Session:
    """Bots in all other seats."""
    free = [seat for seat in range(len(history.journal.seats)) if seat not in people]
    return Session(history, make_bots(bots, free, history.journal.seed), catalog, Talk())


def go_on(
    save: SaveFile,
    game: str,
    bots: str,
    hotseat: bool,
    seat: str | None,
    content: Path | None,
    catalog: Catalog,
) -> Session:
    """The game of a journal, with its log."""
    text, cut_short = save.read()
    story = retell(text, save.path, content)
    history, _ = next(story)
    if game not in ("", history.game.name):
        raise Problem(f"{save.path} is a game of {history.game.name}, not of {game}")
    session = take_seats(history, bots, people_of(len(history.journal.seats), hotseat, seat), catalog)
    for _, pick in story:
        session.remember()
        if pick is not None:
            session.read[pick.seat] = len(session.log)
    save.cut(text)
    session.save = save
    greet(session)
    if cut_short:
        session.talk.say(catalog.text("terminal-cut-short"))
    session.talk.say(catalog.text("terminal-resumed", picks=len(history.journal.picks)))
    return session


def sit_down(session: Session) -> None:
    """Play, and say where the game is kept, however it ends."""
    try:
        finished = play_on(session)
        if finished:
            show_score(session.history, session.catalog, session.talk)
        session.talk.say(where_kept(session, finished))
    except KeyboardInterrupt:
        session.talk.end_line()
        raise Interrupted(where_kept(session, False)) from None
    except BrokenPipeError:
        raise OutputClosed(where_kept(session, session.table.over)) from None


def greet(session: Session) -> None:
    catalog = session.catalog
    session.talk.say(catalog.text(f"{session.history.game.name}-name"), "bold")
    if session.history.content.title:
        session.talk.say(catalog.text("terminal-pack", pack=one_line(session.history.content.title)))
    if session.bots:
        names = ", ".join(session.seats[seat] for seat in session.bots)
        kinds = ", ".join(dict.fromkeys(bot.name for bot in session.bots.values()))
        you = session.seats[session.people[0]]
        session.talk.say(catalog.text("terminal-greeting", name=you, names=names, bots=kinds))
    else:
        session.talk.say(catalog.text("terminal-greeting-hotseat", names=", ".join(session.seats)))
    session.talk.say(catalog.text("terminal-how-to"))
    session.talk.say()


def play_on(session: Session) -> bool:
    """Until the game is over (True) or a person leaves."""
    if session.alone:
        session.tell()
    while not session.table.over:
        decision = session.table.decision
        if decision.seat in session.bots:
            session.bot_picks(decision)
        elif not person_picks(session, decision.seat):
            return False
        if session.alone or session.table.over:
            session.tell()
    return True


def where_kept(session: Session, finished: bool) -> str:
    catalog = session.catalog
    if session.save is None:
        return catalog.text("terminal-not-saved")
    file = str(session.save.path)
    if finished:
        return catalog.text("terminal-kept", file=file, command=shlex.join(["longhouse", "replay", file]))
    return catalog.text("terminal-saved", command=shlex.join(["longhouse", "play", "--resume", file, *session.again]))
