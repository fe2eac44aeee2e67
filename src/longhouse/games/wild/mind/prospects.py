"""What cards and the remaining turns of a round are still worth to the evaluation."""

from typing import Final, final

from longhouse.games.wild.mind.standing import rounds_left, sigmoid
from longhouse.games.wild.rules.attack import COMPARING, Attack
from longhouse.games.wild.rules.ending import measure
from longhouse.games.wild.rules.missions import progress
from longhouse.games.wild.rules.storage import SCORE, Storage
from longhouse.games.wild.rules.strength import amount, card_defence, might, own_strength
from longhouse.games.wild.rules.targets import opponent_barred
from longhouse.games.wild.rules.turn import CLOSING, Turn
from longhouse.games.wild.rules.turn_end import attack_points
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.cards import Site
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.table import MAY

BESIDE: Final = 2  # fighters that attack together with a card with an aura
TAKEN_OUT: Final = 2  # the worth of taking out an attacker, in defence
SELDOM: Final = 0.3  # the share of the defence of a card that is better in attack
RENEWED: Final = 2  # cards that are lost when a hand is discarded
PRESENCE: Final = 0.8  # points that an attacker earns in a turn, and more with each unit of strength
FORCE: Final = 0.4
SOON: Final = 3.0  # rounds; with fewer to come, growth counts less
UNSEEN: Final = 1.4  # expected points of an attacker of unknown strength


# --- cards


@final
class Yield:
    """What some cards of a seat give in total."""

    def __init__(self) -> None:
        self.beer = 0.0
        self.gold = 0.0
        self.attackers = 0.0
        self.strength = 0.0
        self.defence = 0.0
        self.draws = 0.0
        self.unseen = 0.0  # attackers of which only the number is known

    def add(self, t: Wild, seat: Seat, card: int, n: int) -> None:
        """Adds copies of a card."""
        printed = t.box.cards[card]
        for step in printed.play_steps:
            verb = step.verb
            if verb == w.DO_GAIN or verb == w.DO_STEAL:
                got = n * (amount(t, seat, step, 0) if verb == w.DO_GAIN else step.n)
                if step.resource == w.BEER:
                    self.beer += got
                else:
                    self.gold += got
            elif verb == w.DO_DRAW or verb == w.DO_RECOVER:
                self.draws += n * step.n
            elif verb == w.DO_DIG or verb == w.DO_COPY:
                self.draws += n
            elif verb == w.DO_DISCARD_HAND:
                self.draws -= n * RENEWED
        if printed.attacks or printed.committed:
            self.add_attacker(t, seat, card, n)
        if printed.respond_steps:
            self.add_answer(t, seat, card, n)

    def add_attacker(self, t: Wild, seat: Seat, card: int, n: int) -> None:
        """VW-7.8"""
        printed = t.box.cards[card]
        self.strength += n * printed.strength
        if printed.attacks:
            self.attackers += n
        if printed.attack_steps:
            self.strength += n * (might(t, seat, printed) + printed.boost + BESIDE * printed.aura)

    def add_answer(self, t: Wild, seat: Seat, card: int, n: int) -> None:
        """VW-8.4"""
        printed = t.box.cards[card]
        worth = card_defence(t, seat, card, 1)
        for step in printed.respond_steps:
            if step.verb == w.DO_REMOVE_ATTACKER and step.kinds >> w.FIGHTER & 1:
                worth += TAKEN_OUT
        self.defence += n * worth * (SELDOM if printed.attacks else 1.0)

    def attack(self) -> float:
        """What attackers earn in a turn, mostly by their number."""
        return PRESENCE * self.attackers + FORCE * self.strength

    def add_share(self, other: "Yield", share: float) -> None:
        """Adds a share of what other cards give."""
        self.beer += other.beer * share
        self.gold += other.gold * share
        self.attackers += other.attackers * share
        self.strength += other.strength * share
        self.defence += other.defence * share
        self.draws += other.draws * share


def deck_yield(t: Wild, seat: Seat) -> Yield:
    """The yield of all cards of a seat, wherever they are."""
    found = Yield()
    owned = t.owned[seat]
    for card in range(len(owned)):
        if owned[card]:
            found.add(t, seat, card, owned[card])
    return found


def hand_yield(t: Wild, seat: Seat, mean: Yield, cards: int) -> Yield:
    """The yield of the cards in hand; hidden ones give the average of the seat's cards."""
    found = Yield()
    unseen = 0
    for card in t.hands[seat].cards:
        if card >= 0:
            found.add(t, seat, card, 1)
        else:
            unseen += 1
    if unseen:
        found.add_share(mean, unseen / max(1, cards))
        found.unseen = mean.attackers * unseen / max(1, cards)
    return found


# --- the round


@final
class Outlook:
    """What is the same for all seats, calculated once per table."""

    def __init__(self, t: Wild) -> None:
        self.left: Final = rounds_left(t)
        self.growth: Final = min(1.0, self.left / SOON)  # the worth of what pays later
        self.due: Final = [0] * t.seats  # points that come if nothing more is done
        self.scored: Final = [t.phase >= w.PHASE_ROUND_END] * t.seats  # VW-13.5, in this round
        self.measures: Final = [[measure(t, seat, n) for seat in range(t.seats)] for n in t.achievements]
        closing = False
        for frame in t.agenda:
            if isinstance(frame, Turn):
                closing = frame.step == CLOSING
            elif isinstance(frame, Attack):
                self.await_attack(t, frame)
            elif isinstance(frame, Storage) and frame.step == SCORE:
                for at in range(frame.at):
                    self.scored[(t.first + at) % t.seats] = True
        if t.active != NOBODY and not closing:
            self.await_end(t)

    def await_attack(self, t: Wild, attack: Attack) -> None:
        """VW-8.5: assumes that nobody responds any more."""
        if attack.step > COMPARING:
            return
        if attack.strength(t) < attack.defence(t):
            self.due[attack.victim] += t.box.repel_vp * attack.attackers(t)
            return
        self.due[attack.seat] += attack_points(t, t.damaged + 1) - attack_points(t, t.damaged)
        for reward in t.box.sites[t.site(attack.victim, attack.slot)].rewards:
            if reward.verb == w.REWARD_VP:
                self.due[attack.seat] += reward.n

    def await_end(self, t: Wild) -> None:
        """VW-6.16, VW-11.1: what the turn has earned already."""
        seat = t.active
        if t.damaged:
            self.due[seat] += attack_points(t, t.damaged)
        elif t.victim != NOBODY and self.due[seat] == 0:
            self.due[t.victim] += t.box.full_defence_vp
        if not t.marked(seat, w.MISSION_DONE):
            best = 0
            for mission in t.missions[seat]:
                if progress(t, seat, mission) >= t.box.missions[mission].n:
                    best = max(best, t.box.missions[mission].vp)
            self.due[seat] += best


# --- the settlement


@final
class Town:
    """The buildings of a seat and the tokens on them in total."""

    def __init__(self, t: Wild, seat: Seat, storing: bool) -> None:
        self.makers: Final = [0] * w.RESOURCES
        self.storages: Final = [0] * w.RESOURCES
        self.room: Final = [0] * w.RESOURCES  # of working storages
        self.each: Final = [0] * w.RESOURCES  # of a single one
        self.stored: Final = [0] * w.RESOURCES
        self.loose: Final = [0] * w.RESOURCES  # on producers
        self.storing: Final = storing  # whether the storage phase is still to come
        self.draws = 0
        self.keeps = 0
        self.exposed = 0
        for packed in t.towns[seat]:
            self.add(t.box.sites[packed & w.SITE_KIND], packed)

    def add(self, site: Site, packed: int) -> None:
        tokens = packed >> w.TOKEN_SHIFT & w.TOKEN_MASK
        self.draws += site.draws
        self.keeps += site.keeps
        if not packed & (w.CONSTRUCTION | w.DAMAGE):
            self.exposed += 1
        if site.produces != w.NONE:
            self.makers[site.produces] += 1
            self.loose[site.produces] += tokens
        elif site.stores != w.NONE:
            self.storages[site.stores] += 1
            self.stored[site.stores] += tokens
            if not packed & w.CONSTRUCTION:
                self.room[site.stores] += site.capacity
                self.each[site.stores] = site.capacity

    def kept(self, resource: int) -> int:
        """VW-13.8: tokens that the storages hold after the storage phase, if none is spent."""
        have = self.stored[resource] + (self.loose[resource] if self.storing else 0)
        return min(self.room[resource], have)

    def full(self, resource: int) -> int:
        """VW-13.5: storages that would be full then."""
        return self.kept(resource) // max(1, self.each[resource])


def had_turn(t: Wild, seat: Seat) -> bool:
    """VW-6.1: in this round."""
    if t.active == NOBODY:
        return t.phase >= w.PHASE_STORAGE
    return (seat - t.first) % t.seats < (t.active - t.first) % t.seats


def raid(t: Wild, seat: Seat, unseen: float) -> float:
    """VW-9.9: points for damaging buildings of one opponent, if each attacker goes alone: the weakest takes the
    weakest, and nobody responds. `unseen` more attackers have an unknown strength."""
    cards = t.box.cards
    powers = [own_strength(t, seat, card) for card in t.hands[seat].cards if card >= 0 and cards[card].attacks]
    if seat == t.active:
        powers += [own_strength(t, seat, packed >> 8) for packed in t.ready]
    if not powers:
        return UNSEEN * unseen
    powers.sort()
    before = t.damaged if seat == t.active else 0
    best = 0
    for victim in range(t.seats):
        if victim != seat and may_attack(t, seat, victim):
            n = 0
            walls = weakest_walls(t, victim)
            for power in powers:
                if n < len(walls) and power >= walls[n]:
                    n += 1
            best = max(best, attack_points(t, before + n) - attack_points(t, before))
    return best + UNSEEN * unseen


def may_attack(t: Wild, seat: Seat, victim: Seat) -> bool:
    """VW-7.2 to VW-7.4; before the seat's turn, as far as it is known."""
    return opponent_barred(t, seat, victim) == MAY if seat == t.active else not t.attacked[victim]


def weakest_walls(t: Wild, victim: Seat) -> list[int]:
    """VW-7.5: printed defence of what can be attacked, the least first."""
    sites = t.box.sites
    walls = [sites[p & w.SITE_KIND].defence for p in t.towns[victim] if not p & (w.CONSTRUCTION | w.DAMAGE)]
    walls.sort()
    return walls


# --- expected points


def achievement_hope(t: Wild, outlook: Outlook, seat: Seat, of_stores: bool) -> float:
    """VW-16.3: the chance to be ahead or level at the end, times what that scores; for tokens, or for all else."""
    spread = 0.3 + 0.25 * min(10.0, outlook.left)
    worth = 0.0
    for n in range(len(t.achievements)):
        if (t.box.achievements[t.achievements[n]].measure == w.MEASURE_STORED) != of_stores:
            continue
        values = outlook.measures[n]
        most = 0.5
        for other in range(t.seats):
            if other != seat and values[other] > most:
                most = float(values[other])
        ahead, level = sigmoid((values[seat] - most - 0.5) / spread), sigmoid((values[seat] - most + 0.5) / spread)
        worth += t.box.achievement_vp[0] * ahead + t.box.achievement_vp[1] * (level - ahead)
    return worth


def mission_hope(t: Wild, outlook: Outlook, seat: Seat) -> float:
    """VW-11.1: what each scores, weighted by how near it is."""
    worth = 0.0
    for mission in t.missions[seat]:
        printed = t.box.missions[mission]
        part = min(1.0, progress(t, seat, mission) / printed.n)
        worth += printed.vp * (0.4 + 0.6 * part)
    return worth * outlook.growth
