"""What is printed on cards and buildings: verbs with their numbers, VW-17."""

from typing import Final, final

from longhouse.games.wild.state import words as w
from longhouse.kernel.content import Entry, Facts

KEYS: Final[dict[str, tuple[str, ...]]] = {
    "gain": ("res", "n", "per"),
    "draw": ("n",),
    "discard_hand": (),
    "destroy": ("from", "n", "optional"),
    "recover": ("kind", "n", "except_deck"),
    "dig": ("kind",),
    "steal": ("res", "n", "else"),
    "boost": ("n",),
    "aura": ("n",),
    "might": ("n", "per"),
    "defend": ("n", "per"),
    "remove_attacker": ("kind", "n"),
    "copy": ("kind",),
    "vp": ("n",),
}
NEEDED: Final = ("res", "from", "kind")  # of its keys a verb needs these; the others have a meaning without them
WHENS: Final[dict[str, tuple[str, ...]]] = {  # VW-17.2: verbs that work at one time only; the others IN_OWN_TURN
    "boost": ("attack",),
    "aura": ("attack",),
    "might": ("attack",),
    "defend": ("respond",),
    "remove_attacker": ("respond",),
    "copy": ("play",),
}
IN_OWN_TURN: Final = ("play", "win")
ZONES: Final = ("hand", "discard")


@final
class Step:
    """One instruction of a card."""

    def __init__(self, entry: Entry) -> None:
        self.verb: Final = entry.one_of("do", list(w.EFFECT_IDS))
        check_step(entry, w.EFFECT_IDS[self.verb], ("do", "when"), KEYS)
        self.when: Final = entry.one_of("when", list(w.WHEN_IDS)) if entry.has("when") else w.WHEN_PLAY
        check_when(entry, w.EFFECT_IDS[self.verb], w.WHEN_IDS[self.when])
        self.n: Final = entry.at_least("n", 1) if entry.has("n") else 1
        self.resource: Final = read_resource(entry, self.verb == w.DO_GAIN)
        self.per: Final = self.read_per(entry)
        self.kinds: Final = mask(entry, "kind", w.KIND_IDS)  # a bit for each kind of card
        self.except_decks: Final = mask(entry, "except_deck", w.DECK_IDS)
        zones = mask(entry, "from", ZONES)
        self.from_hand: Final = zones & 1 != 0
        self.from_discard: Final = zones & 2 != 0
        self.optional: Final = entry.has("optional") and entry.flag("optional")
        self.otherwise: Final = read_otherwise(entry)

    def read_per(self, entry: Entry) -> int:
        """VW-17.3: attackers are counted by what defends against them."""
        if not entry.has("per"):
            return w.PER_ONE
        known = w.PER_IDS[1:] if self.verb == w.DO_DEFEND else w.PER_IDS[1 : w.PER_ATTACKER]
        return 1 + entry.one_of("per", list(known))


def read_resource(entry: Entry, any_too: bool) -> int:
    """Beer or gold, or as the player chooses; NONE where there is no such key."""
    known = w.RESOURCE_IDS if any_too else w.RESOURCE_IDS[: w.RESOURCES]
    return entry.one_of("res", list(known)) if entry.has("res") else w.NONE


def read_otherwise(entry: Entry) -> list[Step]:
    """VW-17.6: carried out then and there, one after another; what asks or scores comes last, for it interrupts."""
    steps = [Step(step) for step in entry.entries("else")]
    if any(step.when != w.WHEN_PLAY or step.verb == w.DO_COPY for step in steps):
        said = "'else' can hold only what is done when a card is played, and no 'copy'"
        raise entry.wrong(said, "fault-else")
    if any(not is_done_at_once(step) for step in steps[:-1]):
        raise entry.wrong("'else' can ask or score only with its last step", "fault-else-last")
    return steps


def is_done_at_once(step: Step) -> bool:
    if step.verb == w.DO_GAIN:
        return step.resource != w.ANY
    return step.verb in (w.DO_DRAW, w.DO_DISCARD_HAND, w.DO_DIG)


def mask(entry: Entry, key: str, known: tuple[str, ...]) -> int:
    """A bit for each of the known words that the list holds, which is some of them; 0 where there is no such key."""
    bits = 0
    for text in entry.texts(key) if entry.has(key) else []:
        if text not in known:
            raise entry.cannot_hold(key, text, known)
        bits |= 1 << known.index(text)
    if entry.has(key) and not bits:
        raise entry.some_of(key, known)
    return bits


def check_step(entry: Entry, verb: str, common: tuple[str, ...], keys: dict[str, tuple[str, ...]]) -> None:
    """Without a key that its verb needs it could not be done."""
    entry.check_keys(verb, list(entry.data), keys[verb], common)
    for key in keys[verb]:
        if key in NEEDED and not entry.has(key):
            raise entry.needs(verb, key)


def check_when(entry: Entry, verb: str, when: str) -> None:
    """VW-17.2: at any other time it would silently do nothing."""
    known = WHENS.get(verb, IN_OWN_TURN)
    if when not in known:
        facts: Facts = {"verb": verb, "moment": when, "known": ", ".join(known)}
        raise entry.wrong("'{verb}' cannot be done when '{moment}'; it can when {known}", "fault-when", facts)
