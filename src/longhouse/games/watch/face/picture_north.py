"""The frozen north of a table as plain JSON, for a page to draw."""

from longhouse.games.watch.face import shapes_north as shapes
from longhouse.games.watch.rules.heroes import rest_barred
from longhouse.games.watch.rules.wall import guards_on
from longhouse.games.watch.rules.wildlings import keep_tokens, settlement_tokens
from longhouse.games.watch.state.table import EMPTY, Watch
from longhouse.games.watch.state.words import SIDE_IDS
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.packs.provenance import Marks, Source
from longhouse.kernel.table import MAY

# --- what never changes


def north_scenery(t: Watch, sources: dict[str, Marks]) -> shapes.NorthScenery | None:
    """GW-12.8, GW-13.6: clans, trails, clearings, wall sections and the ways into the Gift."""
    if not t.box.full:
        return None
    north = t.box.north
    return {
        "clans": clans(t),
        "trails": trails(t, sources["trail"]),
        "clearings": clearings(t, sources["clearing"]),
        "sections": sections(t, sources["wall_section"], sources["board"][t.box.board.name]),
        "wildlings": [
            {"id": wildling.name, "count": wildling.figures, "source": sources["wildling"][wildling.name]}
            for wildling in north.wildlings
        ],
        "tokens": tokens(t, sources["wildling_token"]),
        "breach_limit": north.breach_limit,
        "gift_limit": north.gift_limit,
        "recheck_after_guard_loss": t.box.recheck,
        "guard_points": [(guards, north.guard_worth) for guards in north.guard_thresholds],
        "trail_die_sides": north.die_sides,
    }


def clans(t: Watch) -> list[shapes.Clan]:
    north = t.box.north
    return [
        {"id": clan.name, "camps": north.camps, "trails": (north.trails[clan.low].name, north.trails[clan.high].name)}
        for clan in north.clans
    ]


def trails(t: Watch, sources: Marks) -> list[shapes.Trail]:
    north = t.box.north
    return [
        {
            "id": trail.name,
            "label": trail.label,
            "clan": north.clans[trail.clan].name,
            "clearing": north.clearings[trail.clearing].name,
            "numbers": trail.numbers[:],
            "source": sources[trail.name],
        }
        for trail in north.trails
    ]


def clearings(t: Watch, sources: Marks) -> list[shapes.Clearing]:
    north = t.box.north
    return [
        {
            "id": clearing.name,
            "label": clearing.label,
            "section": north.sections[clearing.section].name,
            "trails": [trail.name for trail in north.trails if trail.clearing == number],
            "source": sources[clearing.name],
        }
        for number, clearing in enumerate(north.clearings)
    ]


def sections(t: Watch, sources: Marks, ways: Source) -> list[shapes.Section]:
    north = t.box.north
    return [
        {
            "id": section.name,
            "posts": north.posts,
            "clearing": north.clearings[section.clearing].name,
            "route": [t.box.name_of("hex", place) for place in section.route],
            "overflow": [t.box.name_of("hex", place) for place in section.overflow],
            "source": sources[section.name],
            "route_source": ways,
        }
        for section in north.sections
    ]


def tokens(t: Watch, sources: Marks) -> list[shapes.TokenKind]:
    north = t.box.north
    return [
        {
            "id": token.name,
            "clan": north.clans[token.clan].name,
            "kind": north.wildlings[token.kind].name,
            "source": sources[token.name],
        }
        for token in north.tokens
    ]


def heroes_scenery(t: Watch, sources: Marks) -> list[shapes.HeroKind]:
    """GW-14.18: every hero of the box, with its windows."""
    return [
        {"id": hero.name, "number": hero.number, "timing": hero.timing[:], "source": sources[hero.name]}
        for hero in t.box.heroes
    ]


# --- what changes


def north_picture(t: Watch) -> shapes.NorthPicture | None:
    """GW-12, GW-13: where the wildlings and guards are; face-down tokens are only counted."""
    if not t.box.full:
        return None
    north = t.box.north
    kinds = [wildling.name for wildling in north.wildlings]
    return {
        "frostfangs": {kinds[kind]: t.frostfangs[kind] for kind in range(len(kinds))},
        "camps": {clan.name: camps_of(t, number) for number, clan in enumerate(north.clans)},
        "clearings": {
            clearing.name: [kinds[w % north.kinds] for w in t.clearings if w // north.kinds == number]
            for number, clearing in enumerate(north.clearings)
        },
        "wall": {section.name: posts_of(t, number) for number, section in enumerate(north.sections)},
        "gift": [
            {"hex": t.box.name_of("hex", place), "kind": kinds[t.gift[place]]}
            for place in range(len(t.gift))
            if t.gift[place] != EMPTY
        ],
        "breaches": t.breaches,
        "reserve": len(t.reserve.cards),
        "used": {token.name: t.used.cards.count(number) for number, token in enumerate(north.tokens)},
        "trail_die": t.trail_die,
    }


def camps_of(t: Watch, clan: int) -> list[str]:
    """Camp 1 first."""
    first = clan * t.box.north.camps
    kinds = [kind for kind in t.camps[first : first + t.box.north.camps] if kind != EMPTY]
    return [t.box.north.wildlings[kind].name for kind in kinds]


def posts_of(t: Watch, section: int) -> list[Seat]:
    """Post 1 first."""
    first = section * t.box.north.posts
    return t.posts[first : first + guards_on(t, section)]


def hero_of(t: Watch, seat: Seat) -> shapes.HeroHeld | None:
    """GW-14.4: a hero rests in the turn in which it was taken or used."""
    if not t.box.full or t.heroes[seat] == NOBODY:
        return None
    return {
        "id": t.box.heroes[t.heroes[seat]].name,
        "side": SIDE_IDS[t.hero_sides[seat]],
        "rests": rest_barred(t, seat) != MAY,
    }


def tokens_of(t: Watch, seat: Seat) -> shapes.BuildCard | None:
    """GW-10.4: the face-down tokens on a build card, by the piece above them."""
    if not t.box.full:
        return None
    return {"settlements": settlement_tokens(t, seat), "keeps": keep_tokens(t, seat)}
