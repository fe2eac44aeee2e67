"""VW-9.2 to VW-9.10: what a damaged building gives the attacker, and `win` steps of the attacker's cards."""

from typing import Final

from longhouse.games.wild.rules.asgard import offer_asgard
from longhouse.games.wild.rules.cards.playing import resolve
from longhouse.games.wild.rules.loot import place_loot
from longhouse.games.wild.rules.scoring import score
from longhouse.games.wild.rules.strength import ENTRY_AS, Assault
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.cards import Reward
from longhouse.games.wild.state.table import Wild
from longhouse.games.wild.state.verbs import set_tokens

WIN: Final = 256  # a prize from here on is a `win` step: of an entry, and which one
STEPS: Final = 16


def prizes(t: Wild, attack: Assault) -> list[int]:
    """VW-9.11, VW-RU43: the rewards of the building, then the `win` steps of the cards still taking part."""
    due: list[int] = []
    rewards = t.box.sites[t.site(attack.victim, attack.slot)].rewards
    for n in range(len(rewards)):
        due += [n] * (rewards[n].n if rewards[n].verb == w.REWARD_LOOT else 1)
    for at in range(len(attack.entries)):
        if not attack.gone >> at & 1:
            wins = t.box.cards[attack.entries[at] >> ENTRY_AS].win_steps
            due += [WIN + at * STEPS + n for n in range(len(wins))]
    return due


def give_prize(t: Wild, attack: Assault, prize: int) -> None:
    """VW-9.2: the last thing of a step, because it may score or ask."""
    if prize < WIN:
        give_reward(t, attack, t.box.sites[t.site(attack.victim, attack.slot)].rewards[prize])
        return
    card = attack.entries[(prize - WIN) // STEPS] >> ENTRY_AS
    resolve(t, attack.seat, t.box.cards[card].win_steps[(prize - WIN) % STEPS])


def give_reward(t: Wild, attack: Assault, reward: Reward) -> None:
    if reward.verb == w.REWARD_VP:
        score(t, attack.seat, reward.n, w.FROM_REWARDS, "VW-9.3")
    elif reward.verb == w.REWARD_LOOT:
        loot(t, attack, reward.resource)
    elif reward.verb == w.REWARD_ASGARD:
        offer_asgard(t, attack.seat)


def loot(t: Wild, attack: Assault, resource: int) -> None:
    """VW-9.4: a token of the attacked storage; nothing from an empty one."""
    n = t.tokens(attack.victim, attack.slot)
    if n == 0:
        return
    set_tokens(t, attack.victim, attack.slot, n - 1)
    if t.listening:
        t.record("wild-event-looted", "VW-9.4", attack.seat, [attack.victim, resource])
    place_loot(t, attack.seat, resource, "VW-9.6")


def best_fighter(t: Wild, attack: Assault) -> int:
    """The largest printed strength of a fighter still taking part."""
    best = 0
    for at in range(len(attack.entries)):
        printed = t.box.cards[attack.entries[at] >> ENTRY_AS]
        if not attack.gone >> at & 1 and printed.kind == w.FIGHTER:
            best = max(best, printed.strength)
    return best
