"""`longhouse tournament GAME`: bots meet until it is clear who is stronger, and a report that shows it."""

import json
import math
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from longhouse import Game, find_game, new_table
from longhouse.arena.cluster import need_ray
from longhouse.arena.crew import MAKING
from longhouse.arena.match import Job
from longhouse.arena.record import Plan, planned_seed
from longhouse.arena.report import write_report
from longhouse.arena.standing import spread
from longhouse.arena.tournament import Outcome, Place, play_tournament
from longhouse.arena.trial import try_bots
from longhouse.bots.failing import made
from longhouse.bots.search import read_budget
from longhouse.cli.problems import Interrupted, Problem, blamed_on
from longhouse.cli.progress import progress_bar
from longhouse.cli.screen import open_screen
from longhouse.cli.settings import Settings, bot_names, plain_content, read_seed, read_settings
from longhouse.cli.summary import headline, tell
from longhouse.extras import need

MOST_LINEUPS: Final = 10_000
THINK_LIMIT: Final = 60.0  # seconds


def tournament(
    game: Annotated[str, typer.Argument(help="A game; see `longhouse games`.")],
    bots: Annotated[str, typer.Option(help="Bots, separated by commas: greedy, search/400, module:Class.")],
    games: Annotated[int, typer.Option(min=1, max=10**6, help="How many games; rounded up to whole rounds.")] = 100,
    players: Annotated[int | None, typer.Option(help="How many play; by default as many as there are bots.")] = None,
    setting: Settings = None,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same games.")] = None,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="How many processes; the games stay the same.")] = 1,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster; `local` starts one.")] = "",
    out: Annotated[
        Path | None, typer.Option(help="Keep games and report in this folder; go on if there are some.")
    ] = None,
    think_limit: Annotated[float, typer.Option(min=0.01, max=86400, help="Seconds for a decision.")] = THINK_LIMIT,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead.")] = False,
    content: Annotated[Path | None, typer.Option(help="Your own content file; see `longhouse content`.")] = None,
) -> None:
    """Let bots meet in every line-up and every seat with the same dice and cards, and show which is stronger."""
    if ray and jobs != 1:
        raise Problem("--jobs is for this machine, --ray for a cluster: give only one of them")
    check_extras(ray, out)
    found, names = find_game(game), read_field(bots, think_limit)
    count = read_table(found, players, names)
    with blamed_on(content):
        origin = new_table(game, players=count, settings=read_settings(setting), content=content).origin
    chosen = read_seed(seed if seed is not None else planned_seed(out))
    plan = Plan(game, found.version, origin.content.fingerprint, count, origin.settings, names, chosen, think_limit)
    job = Job(game, count, origin.settings, plain_content(game, content), str(Path.cwd()), think_limit)
    outcome = run(plan, job, games, Place(jobs, ray), out)
    report = None if out is None else write_report(out, outcome)
    if as_json:
        print(json.dumps(outcome.as_json(), ensure_ascii=False))
    else:
        show(open_screen(), outcome, games, report, origin.content.title)


def check_extras(ray: str, out: Path | None) -> None:
    """Better reported before the games than after them."""
    need("openskill.models", "arena")
    if ray:
        need_ray(ray)
    if out is not None:
        need("pyarrow", "arena")
        need("altair", "plots")
        need("vl_convert", "plots")


def read_field(given: str, think_limit: float) -> list[str]:
    """All who take part; SettingError if there is no such bot. Custom bots never run in this process."""
    names = bot_names(given)
    own = [name for name in dict.fromkeys(names) if ":" in name]
    for name in names:
        if name not in own:
            made(name, "")
        if name.startswith("search/") and read_budget(name).processes > 1:
            raise Problem(
                f"--bots {name}: here a bot has one process; leave out the 'x', and give the tournament --jobs"
            )
    if own:
        try_bots(own, str(Path.cwd()), max(think_limit, MAKING))
    return names


def read_table(game: Game, given: int | None, names: list[str]) -> int:
    """As many as there are bots, if that many can play; otherwise the nearest number that can."""
    count = min(game.players, key=lambda players: abs(players - len(names))) if given is None else given
    if count > 0 and math.comb(len(names), count) > MOST_LINEUPS:
        raise Problem(f"--bots: {len(names)} bots have more than {MOST_LINEUPS} line-ups of {count}; name fewer")
    return count


def run(plan: Plan, job: Job, games: int, place: Place, out: Path | None) -> Outcome:
    done = whole = 0
    try:
        with progress_bar() as show_progress:

            def advance(now: int, every: int) -> None:
                nonlocal done, whole
                done, whole = now, every
                show_progress(now, every)

            return play_tournament(plan, job, games, place, out, advance)
    except KeyboardInterrupt:
        kept = "" if out is None else f"; the same command goes on with those in {out}"
        raise Interrupted(f"stopped after {done} of {whole} games{kept}") from None


# --- for people


def show(screen: Console, outcome: Outcome, asked: int, report: Path | None, pack: str) -> None:
    plan, games = outcome.plan, len(outcome.matches)
    rounded = f" ({asked:,} asked for: whole rounds are played)" if games != asked else ""
    turns = spread([match.turns for match in outcome.finished])
    length = spread([match.decisions for match in outcome.finished])
    screen.print(headline(plan.game, plan.players, plan.seed, pack), markup=False)
    screen.print(f"games      {games:,}{rounded}")
    if outcome.finished:
        screen.print(f"length     {tell(turns)} turns, {tell(length)} decisions")
    screen.print(ranking(outcome))
    for line in outcome.problems():
        screen.print(f"problem    {line}", soft_wrap=True)
    if report is not None:
        screen.print(f"report     {report}", soft_wrap=True)


def ranking(outcome: Outcome) -> Table:
    """The best first; 95 % intervals."""
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("bot")
    for heading in ("win share", "95 %", "rating", "points"):
        table.add_column(heading, justify="right")
    for one in outcome.standings():
        low, high = one.interval
        rating = f"{one.rating.mu:.1f} ± {one.rating.mu - one.rating.interval[0]:.1f}"
        table.add_row(one.bot, f"{one.win_share:.1%}", f"{low:.1%} - {high:.1%}", rating, f"{one.points:.2f}")
    return table
