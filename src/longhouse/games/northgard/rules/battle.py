"""NG-12: battle, and NG-18.14 to NG-18.16: the fight against a creature, which has the same steps."""

from typing import Final, final

from longhouse.games.northgard.rules.cards.push import push_defender
from longhouse.games.northgard.rules.clans import attack_won
from longhouse.games.northgard.rules.retreat import figures_of, kaija_of, lose_figures, retreat, units_of
from longhouse.games.northgard.rules.sides import (
    ATTACKER,
    BEAST,
    DEFENDER,
    EITHER,
    FACE,
    FIGHTING,
    KILLS,
    LOSSES,
    NEITHER,
    OF_CARD,
    OF_DIE,
    OF_FOOD,
    PARTS,
    SCORED,
    blank,
    losses,
    muster_attacker,
    muster_creature,
    muster_defender,
    winner,
)
from longhouse.games.northgard.state.reasons import FOOD_NOT_HELD, MORE_FOOD_THAN_FIGURES
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import gain_fame
from longhouse.games.northgard.state.words import FOOD, KILL, LUCK_DICE, NONE, PAY_FOOD, POWER, RESOURCES
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.table import MAY, NO_ARGS, NOT_NOW, Frame, Table

# steps, NG-12.2 to NG-12.15
PUSHING: Final = 0
COUNTING: Final = 1
FEEDING: Final = 2
ROLLING: Final = 3
NAMING_FACE: Final = 4
NAMING_CARD: Final = 5
DECIDING: Final = 6
LOSING: Final = 7
RETREATING: Final = 8
GAINING: Final = 9


@final
class Battle(Frame):
    """NG-12: a battle in progress; `parts` has the numbers of the attacker, then those of the defender.

    In a fight against a creature one side is NOBODY. `card` is the step of the Move that led to it, or NONE.
    """

    def __init__(
        self,
        territory: int,
        attacker: Seat,
        defender: Seat,
        creature: int,
        card: int,
        step: int,
        now: int,
        winner: int,
        parts: list[int],
    ) -> None:
        self.territory = territory
        self.attacker = attacker
        self.defender = defender
        self.creature = creature
        self.card = card
        self.step = step
        self.now = now  # the side that pays, rolls or loses figures
        self.winner = winner  # NONE: not decided
        self.parts = parts

    def run(self, table: Table) -> None:
        assert isinstance(table, Northgard)
        step = self.step
        if step == PUSHING:
            push(table, self)
        elif step == COUNTING:
            count(table, self)
        elif step == FEEDING:
            feed(table, self)
        elif step == ROLLING:
            roll(table, self)
        elif step <= NAMING_CARD:
            name(table, self)
        elif step == DECIDING:
            decide(table, self)
        elif step == LOSING:
            lose(table, self)
        elif step == RETREATING:
            make_loser_retreat(table, self)
        else:
            end(table, self)

    def picked(self, table: Table, option: Option, seat: Seat) -> None:
        assert isinstance(table, Northgard)
        if option.verb == PAY_FOOD:
            food_paid(table, self, option.a)
        else:
            named(table, self, option.verb)

    def why_not(self, table: Table, option: Option, seat: Seat) -> int:
        assert isinstance(table, Northgard)
        if option.verb == PAY_FOOD and self.step == FEEDING:
            return food_barred(table, self, option.a)
        return MAY if option.verb in (POWER, KILL) and self.step in (NAMING_FACE, NAMING_CARD) else NOT_NOW

    def amounts(self, table: Table, why: int, option: Option, seat: Seat) -> list[int]:
        assert isinstance(table, Northgard)
        if why == MORE_FOOD_THAN_FIGURES:
            return [self.part(self.now, FIGHTING)]
        have = table.goods[seat * RESOURCES + FOOD]
        return [option.a - have, have] if why == FOOD_NOT_HELD else NO_ARGS

    def clone(self) -> "Battle":
        return Battle(
            self.territory,
            self.attacker,
            self.defender,
            self.creature,
            self.card,
            self.step,
            self.now,
            self.winner,
            self.parts[:],
        )

    # --- what can be read off

    def seat(self, side: int) -> Seat:
        return self.attacker if side == ATTACKER else self.defender

    def part(self, side: int, part: int) -> int:
        return self.parts[side * PARTS + part]

    def add(self, side: int, part: int, n: int) -> None:
        self.parts[side * PARTS + part] += n

    def score(self, side: int) -> int:
        """NG-12.7"""
        return sum(self.parts[side * PARTS : side * PARTS + SCORED])

    def side(self, side: int) -> list[int]:
        return self.parts[side * PARTS : (side + 1) * PARTS]

    def go_on(self, step: int) -> None:
        """The same for the other side, then the next step."""
        if self.now == ATTACKER:
            self.now = DEFENDER
        else:
            self.now = ATTACKER
            self.step = step


# --- how a battle begins


def battle(t: Northgard, attacker: Seat, territory: int, card: int) -> None:
    """NG-12.1: the attacker's units came in; the defender is the owner of the territory."""
    defender = t.holder[territory]
    t.enter(Battle(territory, attacker, defender, NONE, card, PUSHING, ATTACKER, NONE, blank() + blank()))
    if t.listening:
        t.record("northgard-event-battle", "NG-12.1", attacker, [defender, territory])


def fight_creature(t: Northgard, seat: Seat, creature: int, card: int) -> None:
    """NG-18.11: a creature that was named; it defends."""
    rep = t.territory(t.creature_at[creature])
    t.enter(Battle(rep, seat, NOBODY, creature, card, COUNTING, ATTACKER, NONE, blank() + blank()))
    if t.listening:
        t.record("northgard-event-creature-fight", "NG-18.11", seat, [creature, rep])


def creature_attacks(t: Northgard, creature: int) -> None:
    """NG-18.26: a Fallen Valkyrie against the owner of the territory where she is."""
    rep = t.territory(t.creature_at[creature])
    seat = t.holder[rep]
    t.enter(Battle(rep, NOBODY, seat, creature, NONE, COUNTING, ATTACKER, NONE, blank() + blank()))
    if t.listening:
        t.record("northgard-event-creature-attacks", "NG-18.26", seat, [creature, rep])


# --- the steps


def push(t: Northgard, b: Battle) -> None:
    """NG-11.2: some cards let the attacker move defenders away first."""
    b.step = COUNTING
    if b.card != NONE and t.box.steps[b.card].push_defender:
        push_defender(t, b.attacker, b.defender, b.territory, t.box.steps[b.card].push_defender)


def count(t: Northgard, b: Battle) -> None:
    """NG-12.2, NG-12.3; NG-11.2: if no defender is left there is no battle."""
    if b.creature == NONE and figures_of(t, b.defender, b.territory) == 0:
        conquer(t, b)
        t.leave()
        return
    b.step = FEEDING
    b.parts = muster_side(t, b, ATTACKER) + muster_side(t, b, DEFENDER)


def muster_side(t: Northgard, b: Battle, side: int) -> list[int]:
    seat = b.seat(side)
    if seat == NOBODY:
        return muster_creature(t, b.creature)
    units, kaija = units_of(t, seat, b.territory), kaija_of(t, seat, b.territory)
    if side == ATTACKER:
        return muster_attacker(t, seat, b.territory, units, kaija, b.card, b.creature)
    return muster_defender(t, seat, b.territory, units, kaija, b.attacker)


def feed(t: Northgard, b: Battle) -> None:
    """NG-12.4: attacker first, each side may pay 1 food per figure it has in the battle."""
    seat = b.seat(b.now)
    most = 0 if seat == NOBODY else min(t.goods[seat * RESOURCES + FOOD], b.part(b.now, FIGHTING))
    if most == 0:
        b.go_on(ROLLING)
    else:
        options = t.box.say[PAY_FOOD][: most + 1]
        t.ask_about(seat, "northgard-ask-battle-food", [b.territory, b.score(b.now), b.score(1 - b.now)], options)


def food_barred(t: Northgard, b: Battle, n: int) -> int:
    """NG-12.4"""
    if n > b.part(b.now, FIGHTING):
        return MORE_FOOD_THAN_FIGURES
    return MAY if n <= t.goods[b.seat(b.now) * RESOURCES + FOOD] else FOOD_NOT_HELD


def food_paid(t: Northgard, b: Battle, n: int) -> None:
    """NG-12.4: +1 power for each food; it is spent whatever happens."""
    seat = b.seat(b.now)
    t.goods[seat * RESOURCES + FOOD] -= n
    b.add(b.now, OF_FOOD, n)
    if t.listening and n:
        t.record("northgard-event-battle-food", "NG-12.4", seat, [n])
    b.go_on(ROLLING)


def roll(t: Northgard, b: Battle) -> None:
    """NG-12.5, NG-12.6; NG-18.25: against a creature the choice face is power, and kills are not counted."""
    number = t.chance.below(LUCK_DICE, len(t.box.faces))
    face = t.box.faces[number]
    b.parts[b.now * PARTS + FACE] = number
    b.add(b.now, OF_DIE, face.power)
    if b.creature == NONE or b.part(b.now, BEAST):
        b.add(b.now, KILLS, face.kill)
    b.step = NAMING_FACE if face.choice else NAMING_CARD
    if face.choice and b.creature != NONE:
        b.add(b.now, OF_DIE, 1)
        b.step = NAMING_CARD
    if t.listening:
        tell_roll(t, b, number)


def tell_roll(t: Northgard, b: Battle, face: int) -> None:
    seat = b.seat(b.now)
    if seat == NOBODY:
        left = t.clockwise_after(b.seat(1 - b.now))[0]
        t.record("northgard-event-creature-rolled", "NG-18.14", left, [b.creature, face])
    else:
        t.record("northgard-event-rolled", "NG-12.5", seat, [face])


def name(t: Northgard, b: Battle) -> None:
    """NG-12.5: power or kill, for the die and then for the card (Axe Throwers); then the other side rolls."""
    options = [t.box.say[POWER][0], t.box.say[KILL][0]]
    score = [b.territory, b.score(b.now), b.score(1 - b.now)]
    if b.step == NAMING_FACE:
        t.ask_about(b.seat(b.now), "northgard-ask-face", score, options)
    elif b.part(b.now, EITHER):
        t.ask_about(b.seat(b.now), "northgard-ask-power-or-kill", score, options)
    elif b.now == ATTACKER:
        b.now = DEFENDER
        b.step = ROLLING
    else:
        b.now = ATTACKER
        b.step = DECIDING


def named(t: Northgard, b: Battle, verb: int) -> None:
    """NG-12.5, NG-11.2"""
    of_die = b.step == NAMING_FACE
    n = 1 if of_die else b.part(b.now, EITHER)
    if verb == KILL:
        b.add(b.now, KILLS, n)
    else:
        b.add(b.now, OF_DIE if of_die else OF_CARD, n)
    if of_die:
        b.step = NAMING_CARD
    else:
        b.add(b.now, EITHER, -n)
    if t.listening:
        key = "northgard-event-chose-kill" if verb == KILL else "northgard-event-chose-power"
        t.record(key, "NG-12.5" if of_die else "NG-11.2", b.seat(b.now), [n])


def decide(t: Northgard, b: Battle) -> None:
    """NG-12.7, NG-12.8, NG-18.15"""
    one, two = b.side(ATTACKER), b.side(DEFENDER)
    for side in (ATTACKER, DEFENDER):
        b.parts[side * PARTS + LOSSES] = losses(two, one) if side == ATTACKER else losses(one, two)
    b.winner = winner(one, two)
    b.step = LOSING
    if t.listening:
        tell_winner(t, b)


def tell_winner(t: Northgard, b: Battle) -> None:
    """The winner's score comes first, then that of the other side."""
    rule = "NG-12.8" if b.creature == NONE else "NG-18.15"
    if b.winner == NEITHER:
        scores = [b.score(ATTACKER), b.score(DEFENDER)]
        t.record("northgard-event-battle-no-winner", rule, b.attacker, [b.territory, *scores])
        return
    scores = [b.score(b.winner), b.score(1 - b.winner)]
    if b.seat(b.winner) == NOBODY:
        t.record("northgard-event-creature-won", rule, b.seat(1 - b.winner), [b.creature, b.territory, *scores])
    else:
        t.record("northgard-event-battle-won", rule, b.seat(b.winner), [b.territory, *scores])


def lose(t: Northgard, b: Battle) -> None:
    """NG-12.9: each side returns its lost figures to the reserve."""
    seat, n = b.seat(b.now), b.part(b.now, LOSSES)
    b.go_on(RETREATING)
    if n:
        lose_figures(t, seat, b.territory, n, "NG-12.9")


def make_loser_retreat(t: Northgard, b: Battle) -> None:
    """NG-12.10; NG-18.16: beaten by a creature that shares, the units stay."""
    b.step = GAINING
    loser = NOBODY if b.winner == NEITHER else b.seat(1 - b.winner)
    if loser == NOBODY or (b.creature != NONE and t.box.creatures[b.creature].shares):
        return
    over_rough = b.winner == DEFENDER and b.card != NONE and t.box.steps[b.card].ignore_rough
    retreat(t, loser, b.territory, over_rough)


def end(t: Northgard, b: Battle) -> None:
    """NG-12.13, NG-12.15, NG-18.16: what the winner gains comes after the retreat."""
    t.leave()
    if b.winner == NEITHER or b.seat(b.winner) == NOBODY:
        return
    if b.creature != NONE:
        banish(t, b.seat(b.winner), b.creature)
    elif b.winner == ATTACKER:
        conquer(t, b)
    if b.winner == ATTACKER:
        attack_won(t, b.attacker, b.creature)


def conquer(t: Northgard, b: Battle) -> None:
    """NG-12.13: the territory with all its buildings."""
    rep = b.territory
    t.holder[rep] = b.attacker
    t.units[rep] = t.raiders[rep]
    t.raiders[rep] = 0
    if kaija_of(t, b.attacker, rep):
        t.kaija_raids = False
    if t.listening:
        t.record("northgard-event-conquered", "NG-12.13", b.attacker, [rep, b.defender])


def banish(t: Northgard, seat: Seat, creature: int) -> None:
    """NG-18.16: the figure leaves the map, its card is discarded, the winner gains the reward."""
    t.creature_at[creature] = NONE
    t.row = [other for other in t.row if other != creature]
    t.creature_discard = [*t.creature_discard, creature]
    if t.listening:
        t.record("northgard-event-creature-beaten", "NG-18.16", seat, [creature])
    gain_fame(t, seat, t.box.creatures[creature].reward, "NG-18.16")
