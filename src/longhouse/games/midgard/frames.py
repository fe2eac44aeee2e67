"""Every frame of the game by its name, as saves know it."""

from typing import Final

from longhouse.games.midgard.rules.assignment import Assign, Assignment, Seal
from longhouse.games.midgard.rules.combat import Combat
from longhouse.games.midgard.rules.fight import Fight
from longhouse.games.midgard.rules.hunt import Hunt
from longhouse.games.midgard.rules.losses import Losses
from longhouse.games.midgard.rules.market import Trade
from longhouse.games.midgard.rules.placement import Placement
from longhouse.games.midgard.rules.recruiting import PickWarriors
from longhouse.games.midgard.rules.rounds import Round
from longhouse.games.midgard.rules.runes import Gifts, Success
from longhouse.games.midgard.rules.sage import Keep, Peek, Vision
from longhouse.games.midgard.rules.sailing import Sail
from longhouse.games.midgard.rules.setup import SetUp
from longhouse.games.midgard.rules.shops import BuyLongship, Pray, TakeRune
from longhouse.games.midgard.rules.victory import Victory
from longhouse.games.midgard.rules.visits import Visit
from longhouse.games.midgard.rules.voyage import Voyage
from longhouse.kernel.apart import Apart
from longhouse.kernel.table import Frame

FRAMES: Final[dict[str, type[Frame]]] = {
    "Apart": Apart,
    "Assign": Assign,
    "Assignment": Assignment,
    "BuyLongship": BuyLongship,
    "Combat": Combat,
    "Fight": Fight,
    "Gifts": Gifts,
    "Hunt": Hunt,
    "Keep": Keep,
    "Losses": Losses,
    "Peek": Peek,
    "PickWarriors": PickWarriors,
    "Placement": Placement,
    "Pray": Pray,
    "Round": Round,
    "Sail": Sail,
    "Seal": Seal,
    "SetUp": SetUp,
    "Success": Success,
    "TakeRune": TakeRune,
    "Trade": Trade,
    "Victory": Victory,
    "Vision": Vision,
    "Visit": Visit,
    "Voyage": Voyage,
}
