"""The north of the Watch as text, above the map: each wall section is above the hex that its arrow begins with.

Frostfangs   22 reg  8 cli  7 gia              Trail die 5
Breaches 1/3   In the Gift 2/7                 Tormund’s camp: Tormund

Ice River clan          Cave Dwellers           Hornfoot clan
reg   cli   .     .     .     .     .     .     gia   .     .     .         the camps, camp 1 first
↓ 1, 2     ↓ 3          ↓ 4        ↓ 5          ↓ 6        ↓ 7, 8

Clearings         1, 2      3, 4      5, 6      7, 8
                  2 reg       .         .         .
              +----1----+----2----+----3----+----4----+
Wall          |A B . . .|. . . . .|C . . . .|. . . . .|                     the posts, post 1 first
              +---------+---------+---------+---------+
"""

from collections import Counter
from typing import Final

from longhouse.boards.canvas import Canvas
from longhouse.boards.styles import BOLD, FAINT, MARK
from longhouse.games.watch.face.board_panels import seat_style
from longhouse.games.watch.rules.wall import guards_on
from longhouse.games.watch.state.table import EMPTY, IN_HIS_CAMP, Watch
from longhouse.games.watch.state.words import GUARD, WILDLING
from longhouse.kernel.decision import NOBODY, Option
from longhouse.messages.catalog import Catalog

LEFT: Final = -20  # the column where the west of the widest Gift begins
CLAN: Final = 24  # columns of a clan
CAMP: Final = 6  # columns of a camp: the label of a move, then who camps there
TRAIL: Final = 11
SECTION: Final = 10  # columns from one wall section to the next: as wide as a hex
SHORT: Final = 3  # letters of a wildling's name where there is little room
# lines above the top of the Gift
FROSTFANGS: Final = -12
DANGER: Final = -11
CLANS: Final = -9
CAMPS: Final = -8
TRAILS: Final = -7
CLEARINGS: Final = -5
WAITING: Final = -4
WALL: Final = -3
POSTS: Final = -2
FOOT: Final = -1
WILDLING_STYLE: Final = "1;38;5;173"
WALL_STYLE: Final = "38;5;117"


def name_of(view: Watch, catalog: Catalog, kind: int) -> str:
    return catalog.text(f"board-wildling-{view.box.north.wildlings[kind].name}")


def short_of(view: Watch, catalog: Catalog, kind: int) -> str:
    return name_of(view, catalog, kind)[:SHORT]


def draw_north(canvas: Canvas, view: Watch, catalog: Catalog, letters: list[str], marks: dict[Option, str]) -> None:
    """GW-12, GW-13: everything between the Frostfangs and the Gift."""
    draw_frostfangs(canvas, view, catalog)
    draw_danger(canvas, view, catalog)
    for clan in range(len(view.box.north.clans)):
        draw_clan(canvas, view, catalog, clan, marks)
    canvas.put(LEFT, CLEARINGS, catalog.text("board-clearings"), FAINT)
    canvas.put(LEFT, POSTS, catalog.text("board-wall"), FAINT)
    for section in range(len(view.box.north.sections)):
        draw_clearing(canvas, view, catalog, section, marks)
        draw_section(canvas, view, letters, section, marks.get(Option(GUARD, section), ""))


# --- the far north


def draw_frostfangs(canvas: Canvas, view: Watch, catalog: Catalog) -> None:
    """GW-10.3: who has not come yet; GW-11.6: what the trail die showed last."""
    waiting = [f"{n} {short_of(view, catalog, kind)}" for kind, n in enumerate(view.frostfangs)]
    canvas.put(LEFT, FROSTFANGS, f"{catalog.text('board-frostfangs')}  {'  '.join(waiting)}")
    if view.trail_die:
        canvas.put(LEFT + 2 * CLAN, FROSTFANGS, catalog.text("board-trail-die", number=str(view.trail_die)), BOLD)


def draw_danger(canvas: Canvas, view: Watch, catalog: Catalog) -> None:
    """GW-15.2: how near the Wall is to its fall; GW-10.1: Tormund, while he is on no hex."""
    north = view.box.north
    breaches = f"{catalog.text('board-breaches')} {view.breaches}/{north.breach_limit}"
    wildlings = f"{catalog.text('board-gift')} {view.in_gift()}/{north.gift_limit}"
    canvas.put(LEFT, DANGER, f"{breaches}   {wildlings}", BOLD)
    if view.tormund == IN_HIS_CAMP:
        canvas.put(LEFT + 2 * CLAN, DANGER, catalog.text("board-tormund-camp"))


def draw_clan(canvas: Canvas, view: Watch, catalog: Catalog, clan: int, marks: dict[Option, str]) -> None:
    """GW-12.1, GW-12.8: its name, its camps, and the numbers of the two trails that lead down from it."""
    north = view.box.north
    x = LEFT + clan * CLAN
    name = catalog.term(view, "clan", clan, [])
    canvas.put(x, CLANS, (name[:1].upper() + name[1:])[: CLAN - 1], BOLD)
    for camp in range(north.camps):
        kind = view.camps[clan * north.camps + camp]
        mark = marks.get(Option(WILDLING, view.box.camp_place(clan, camp)), "")
        canvas.put(x + camp * CAMP, CAMPS, mark, MARK)
        who = "." if kind == EMPTY else short_of(view, catalog, kind)
        canvas.put(x + camp * CAMP + len(mark), CAMPS, who, FAINT if kind == EMPTY else WILDLING_STYLE)
    for place, trail in enumerate((north.clans[clan].low, north.clans[clan].high)):
        canvas.put(x + place * TRAIL, TRAILS, f"↓ {north.trails[trail].label}")


# --- the Wall


def middle_of(section: int) -> int:
    return section * SECTION


def draw_clearing(canvas: Canvas, view: Watch, catalog: Catalog, section: int, marks: dict[Option, str]) -> None:
    """GW-13.4: who waits before a section; the number of each kind, after the label of the move that sends one home."""
    north = view.box.north
    clearing = north.sections[section].clearing
    canvas.centre(middle_of(section), CLEARINGS, north.clearings[clearing].label)
    counts = Counter(w % north.kinds for w in view.clearings if w // north.kinds == clearing)
    parts: list[tuple[str, str]] = []
    for kind, n in sorted(counts.items()):
        mark = marks.get(Option(WILDLING, view.box.clearing_place(clearing, kind)), "")
        parts += [(f"{mark} ", MARK), (f"{n} {short_of(view, catalog, kind)} ", WILDLING_STYLE)]
    if not parts:
        canvas.centre(middle_of(section), WAITING, ".", FAINT)
    x = middle_of(section) - sum(len(text) for text, _ in parts) // 2
    for text, style in parts:
        canvas.put(x, WAITING, text.rstrip(), style)
        x += len(text)


def draw_section(canvas: Canvas, view: Watch, letters: list[str], section: int, mark: str) -> None:
    """GW-13.11: its posts from the left; the label of a move is where the guard will stand."""
    left = middle_of(section) - SECTION // 2
    for line in (WALL, FOOT):
        canvas.put(left, line, "+" + "-" * (SECTION - 1) + "+", WALL_STYLE)
    canvas.put(middle_of(section), WALL, str(section + 1), BOLD)
    canvas.put(left, POSTS, "|", WALL_STYLE)
    canvas.put(left + SECTION, POSTS, "|", WALL_STYLE)
    posts = view.box.north.posts
    for post in range(posts):
        owner = view.posts[section * posts + post]
        if owner == NOBODY:
            canvas.put(left + 1 + 2 * post, POSTS, ".", FAINT)
        else:
            canvas.put(left + 1 + 2 * post, POSTS, letters[owner], seat_style(view, owner))
    if mark:
        canvas.put(left + 1 + 2 * guards_on(view, section), POSTS, mark, MARK)
