"""What must be seen of a position: from its picture, every thing that lies on the table, with its name and its numbers.

The check of `fit.js` judges what a page shows; this finds what a board leaves out, cuts off or hides where there is
little room. Each game's things carry marks (`data-spot`, `data-number`, ...), so that they are found in any layout.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from longhouse.kernel.history import History
from longhouse.messages.bundle import bundle_of
from tests.browser.fit import STILL

LOOK: Final = (Path(__file__).parent / "needed.js").read_text("utf-8")
# what opens more of the table where not all is shown at once
OPENERS: Final = "[data-tab], .grip, .tray [data-sheet]:not([aria-disabled=true])"
PRESS: Final = "(one) => one.click()"  # also under a question, which can be put aside
PHONE: Final = 700  # pixels: narrower screens have the numbers of the seats in a table
WIDE: Final = 1024  # pixels: from here on Northgard has docks

Json = Any  # a scenery or a picture, as the page gets it
Say = Callable[[str], str]


@dataclass(frozen=True)
class Needed:
    """Things that this selector finds, at least so many of them, each with these texts."""

    where: str
    texts: tuple[str, ...] = ()
    count: int = 1


def needed(history: History, language: str, width: int) -> list[Needed]:
    """All that the player who is asked must see on a screen so wide."""
    view = history.table.view(history.table.decision.seat)
    face, bundle = history.game.face(), bundle_of(language)
    scenery, picture = face.scenery(view), face.picture(view)
    things = THINGS[view.origin.game](scenery, picture, view.viewer, lambda key: bundle.text(key, {}), width)
    return [*numbers(NUMBERS[view.origin.game](scenery, picture), width), *things]


def missing(page: Page, all_needed: list[Needed]) -> list[str]:
    """What is not seen, neither at once nor behind what opens more."""
    left = look(page, all_needed)
    first = page.locator("[data-tab][aria-pressed=true]")
    tab = first.get_attribute("data-tab") if first.count() else ""
    for opener in page.locator(OPENERS).all():
        if left and opener.is_visible():
            opener.evaluate(PRESS)
            page.wait_for_load_state("networkidle")
            page.evaluate(STILL)
            left = look(page, left)
            if not opener.get_attribute("data-tab"):
                page.keyboard.press("Escape") if opener.get_attribute("data-sheet") else opener.evaluate(PRESS)
    if tab:
        page.locator(f"[data-tab={tab}]").evaluate(PRESS)
    return [f"{need.where} {' '.join(need.texts)} × {need.count} is not shown" for need in left]


def look(page: Page, wanted: list[Needed]) -> list[Needed]:
    found = page.evaluate(LOOK, [[need.where, list(need.texts), need.count] for need in wanted])
    return [need for need, seen in zip(wanted, found, strict=True) if not seen]


# --- the seats

Numbers = list[dict[str, str]]  # by seat: the value of each number that the seat shows


def numbers(seats: Numbers, width: int) -> Iterator[Needed]:
    for seat, shown in enumerate(seats):
        card = f'.seat[data-seat="{seat}"]'
        yield Needed(f"{card} .badge")
        yield Needed(f'{card} [data-number="points"]', (shown["points"],))
        for name, value in shown.items():
            if name != "points":
                where = f'[data-of="{seat}/{name}"]' if width < PHONE else f'{card} [data-number="{name}"]'
                yield Needed(where, (value,))


def northgard_numbers(scenery: Json, picture: Json) -> Numbers:
    rules = scenery["rules"]
    return [
        {
            "points": "?" if seat["fame"] is None else str(seat["fame"]),
            "large": f"{seat['closedLarge']}/{rules['toWin']}"
            if rules["winByTerritories"]
            else str(seat["closedLarge"]),
            "units": str(seat["onMap"]),
            **dict(zip(("food", "wood", "lore"), map(str, seat["goods"]), strict=True)),
            "hand": str(seat["handSize"]),
        }
        for seat in picture["seats"]
    ]


def midgard_numbers(scenery: Json, picture: Json) -> Numbers:
    return [
        {
            "points": str(seat["glory"]),
            **dict(zip(("food", "wood", "coin", "favour"), map(str, seat["goods"]), strict=True)),
            "blame": str(seat["blame"]),
            "warriors": f"{seat['warriors']}/{scenery['rules']['warriorsMax']}",
        }
        for seat in picture["seats"]
    ]


def watch_numbers(scenery: Json, picture: Json) -> Numbers:
    def more(seat: Json) -> dict[str, str]:
        if scenery["north"]:
            return {"guards": str(seat["guards"])}
        return {"settlements": str(scenery["pieces"]["settlement"] - seat["pieces"]["settlement"])}

    return [
        {
            "points": str(seat["points"]["public"]),
            "hand": str(seat["hand"]["size"]),
            "cards": str(seat["development"]["held"]["size"] + seat["development"]["fresh"]["size"]),
            "road": str(seat["road_length"]),
            "patrols": str(seat["patrols"]),
            **more(seat),
        }
        for seat in picture["seats"]
    ]


def wild_numbers(_: Json, picture: Json) -> Numbers:
    return [
        {
            "points": str(seat["vp"]),
            "hand": str(seat["handSize"]),
            "deck": str(seat["deckSize"]),
            "discard": str(len(seat["discard"])),
            "buildings": str(seat["buildings"]),
        }
        for seat in picture["seats"]
    ]


# --- the tables


def northgard(scenery: Json, picture: Json, seat: int, say: Say, width: int) -> Iterator[Needed]:
    for territory in picture["territories"]:
        at = territory["territory"]
        yield Needed(f'[data-letter="{at}"]', (territory["letter"],))
        if territory["units"]:
            yield Needed(f'[data-thing="{at}/units"]', (str(territory["units"]),))
        if territory["raiders"]:
            yield Needed(f'[data-thing="{at}/raiders"]', (str(territory["raiders"]),))
        if territory["kaija"]:
            yield Needed(f'[data-thing="{at}/kaija"]')
    for built in picture["buildings"]:
        yield Needed(f'[data-thing$="/spot-{built["spot"]}"]')
    for creature in picture["creatures"]:
        yield Needed(f'[data-thing$="/creature-{creature["creature"]}"]')
    own = picture["seats"][seat]
    for card in own["hand"]:
        yield card_of(".tray", "northgard", scenery, card, say)
    if width < WIDE:
        yield Needed(".chips", (str(picture["year"]), str(len(picture["display"]))))
        return
    for card in picture["display"]:
        yield Needed("[data-offer] li", (say(f"northgard-card-{scenery['cards'][card]['id']}"),))
    for creature in picture["creatures"]:
        kind = scenery["creatures"][creature["creature"]]
        yield Needed("ol > li", (say(f"northgard-creature-{kind['id']}"), str(kind["power"])))
    for at, each in enumerate(picture["seats"]):
        yield Needed(f'[data-winter="{at}"]', tuple(str(due) for due in each["winter"] if due))


TARGETS: Final = ["troll", "draugr_1", "draugr_2", "shore_1", "shore_2", "shore_3", "shore_4"]


def midgard(scenery: Json, picture: Json, _: int, say: Say, width: int) -> Iterator[Needed]:
    placed = Counter((worker["place"], worker["seat"]) for worker in picture["placed"])
    for number, place in enumerate(scenery["places"]):
        if place["kind"] == "longship" or (place["kind"] == "stall" and number not in picture["stalls"]):
            continue
        if place["id"] not in TARGETS:
            yield Needed(f'[data-spot="{place["id"]}"]', (say(f"midgard-place-{place['id']}"),))
        for seat in range(len(picture["seats"])):
            if count := placed[number, seat]:
                yield Needed(f'[data-spot="{place["id"]}"] [data-worker="{seat}"]', count=count)
    for target in picture["targets"]:
        yield from midgard_target(scenery, target, say)
    for rune in picture["display"]:
        if rune is not None:
            kind = scenery["runes"][rune]
            yield Needed(f'[data-rune="{kind["id"]}"]', (str(kind["glory"]),))
    yield Needed(".track", (str(picture["round"]),))
    if width >= PHONE:
        yield Needed(".track", (str(picture["lastRound"]),))


def midgard_target(scenery: Json, target: Json, say: Say) -> Iterator[Needed]:
    spot = f'[data-spot="{TARGETS[target["target"]]}"]'
    if target["enemy"] is not None:
        enemy = scenery["enemies"][target["enemy"]]
        name = say(f"midgard-enemy-{enemy['id']}").partition(" (")[0]
        yield Needed(spot, (name, str(enemy["attack"]), str(enemy["defence"]), str(enemy["glory"])))
        yield Needed(spot, tuple(str(many) for many in enemy["reward"] if many))
    if target["coins"]:
        yield Needed(spot, (f"+{target['coins']}",))
    if target["ship"] is not None:
        sent = tuple(str(many) for many in (*target["dice"], target["food"]) if many)
        yield Needed(f'[data-ship="{scenery["ships"][target["ship"]]["id"]}"] > *', sent)
    elif any(target["dice"]):
        yield Needed(spot, tuple(str(many) for many in target["dice"] if many))


def watch(scenery: Json, picture: Json, seat: int, say: Say, width: int) -> Iterator[Needed]:
    for hexagon in scenery["hexes"]:
        yield Needed(f'[data-hex="{hexagon["text"]}"]', (hexagon["token"] or "",))
    for route in scenery["routes"]:
        yield Needed(f'[data-route="{route["path"]}"]', (f"{route['rate']}:1",))
    for road in picture["roads"]:
        yield Needed(f'[data-path="{road["path"]}"] .p{road["seat"] + 1}')
    for built in picture["buildings"]:
        yield Needed(f'[data-corner="{built["intersection"]}"] .p{built["seat"] + 1}')
    if scenery["north"]:
        yield from beyond_the_wall(scenery["north"], picture["north"], say)
    own = picture["seats"][seat]
    for resource, count in own["hand"]["cards"].items():
        yield Needed(f'[data-hand="{resource}"]', (str(count),) if count else ())
    for pile in ("held", "fresh"):
        for card, count in own["development"][pile]["cards"].items():
            if count:
                yield Needed(f'[data-card="{card}"]', (say(f"watch-card-{card}"),))
    if own["hero"]:
        yield Needed(f'[data-hero="{own["hero"]["id"]}"]', (say(f"watch-hero-{own['hero']['id']}"),))
    for item, verb in (("road", "road"), ("settlement", "settlement"), ("keep", "keep"), ("dev_card", "buy-card")):
        left = picture["deck"] if item == "dev_card" else own["pieces"][item]
        name = (say(f"web-watch-item-{item}"),) if width >= PHONE else ()
        yield Needed(f'[data-build="{verb}"]', (str(left), *name))


def beyond_the_wall(land: Json, north: Json, say: Say) -> Iterator[Needed]:
    for trail in land["trails"]:
        yield Needed(f'[data-trail="{trail["id"]}"]', ("·".join(map(str, trail["numbers"])),))
    for clearing in land["clearings"]:
        waiting = north["clearings"].get(clearing["id"], [])
        where = f'[data-clearing="{clearing["id"]}"]'
        if not waiting:
            yield Needed(where, (clearing["label"].replace(", ", "·"),))
        for kind, count in Counter(waiting).items():
            yield Needed(f'{where} [data-kind="{kind}"]', count=count)
    for clan in land["clans"]:
        yield Needed(f'[data-clan="{clan["id"]}"]', (say(f"web-watch-clan-{clan['id']}"),))
        there = north["camps"].get(clan["id"], [])
        for camp in range(clan["camps"]):
            where = f'[data-camp="{clan["id"]}-{camp + 1}"]'
            yield (
                Needed(f'{where}[data-kind="{there[camp]}"]') if camp < len(there) else Needed(where, (str(camp + 1),))
            )
    for section in land["sections"]:
        guards = north["wall"].get(section["id"], [])
        where = f'[data-section="{section["id"]}"]'
        for seat, count in Counter(guards).items():
            yield Needed(f'{where} [data-guard="{seat}"]', count=count)
        if free := section["posts"] - len(guards):
            yield Needed(f"{where} .post", count=free)  # their numbers only where there is room
    for raider in north["gift"]:
        yield Needed(f'[data-gift="{raider["hex"]}"][data-kind="{raider["kind"]}"]')
    yield Needed('[data-plaque="breach"], [data-chip="breaches"]', (str(north["breaches"]), str(land["breach_limit"])))
    yield Needed('[data-plaque="regular"], [data-chip="gift"]', (str(len(north["gift"])), str(land["gift_limit"])))


def wild(scenery: Json, picture: Json, seat: int, say: Say, _: int) -> Iterator[Needed]:
    yield from market(scenery, picture, say)
    for at, card in enumerate(picture["path"]):
        if card is not None:
            kind = scenery["cards"][card]
            yield Needed(f'[data-spot="path-{at}"]', (say(f"wild-card-{kind['id']}"), *price(kind), *strength(kind)))
    for at, card in enumerate(picture["asgardRow"]):
        kind = scenery["cards"][card]
        yield Needed(f'[data-spot="asgard-{at}"]', (say(f"wild-card-{kind['id']}"), *strength(kind)))
    yield Needed(".deck", (str(picture["pathDeck"]),))
    yield Needed(".deck", (str(picture["asgardDeck"]),))
    for owner, player in enumerate(picture["seats"]):
        yield Needed(f'[data-score="{owner}"]')
        for slot, building in enumerate(player["town"]):
            loot = player["loot"] if slot == 0 else (0, 0)
            shown = tuple(str(number) for number in (building["defence"], *loot) if number)
            yield Needed(f'[data-spot="lot-{owner}-{slot}"]', shown)
    yield Needed('[data-spot="dragon"]', (say("wild-web-dragon"), str(scenery["dragon"]["defence"])))
    for card in picture["seats"][seat]["hand"]:
        yield card_of(".tray", "wild", scenery, card, say)


def market(scenery: Json, picture: Json, say: Say) -> Iterator[Needed]:
    sites = [site for site in scenery["sites"] if site["level"] == 0]
    for site, left in zip(sites, picture["buildingSupply"], strict=True):
        shown = (say(f"wild-site-{site['id']}"), f"×{left}", *price(site), str(site["defence"] or ""))
        yield Needed(f'[data-spot="pile-{site["id"]}"]', shown)
    for pile in picture["pileSupply"]:
        kind = scenery["cards"][pile["card"]]
        shown = (say(f"wild-card-{kind['id']}"), f"×{pile['left']}", *price(kind), *strength(kind))
        yield Needed(f'[data-spot="pile-{kind["id"]}"]', shown)


def price(kind: Json) -> tuple[str, ...]:
    return tuple(str(number) for number in kind["cost"] or () if number)


def strength(card: Json) -> tuple[str, ...]:
    return tuple(str(card[name]) for name in ("strength", "defence") if card[name])


def card_of(where: str, game: str, scenery: Json, card: int, say: Say) -> Needed:
    name = scenery["cards"][card]["id"]
    return Needed(f'{where} [data-card="{name}"]', (say(f"{game}-card-{name}"),))


NUMBERS: Final[dict[str, Callable[[Json, Json], Numbers]]] = {
    "northgard": northgard_numbers,
    "midgard": midgard_numbers,
    "watch": watch_numbers,
    "wild": wild_numbers,
}
THINGS: Final[dict[str, Callable[[Json, Json, int, Say, int], Iterator[Needed]]]] = {
    "northgard": northgard,
    "midgard": midgard,
    "watch": watch,
    "wild": wild,
}
