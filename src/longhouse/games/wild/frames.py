"""Every frame of the game by its name, as saves know it."""

from typing import Final

from longhouse.games.wild.rules.asgard import OfferAsgard, ReceiveAsgard
from longhouse.games.wild.rules.attack import Attack
from longhouse.games.wild.rules.by_hand import PayByHand
from longhouse.games.wild.rules.cards.destroying import Destroy
from longhouse.games.wild.rules.cards.gaining import GainAny
from longhouse.games.wild.rules.cards.playing import Perform
from longhouse.games.wild.rules.cards.recovering import Recover
from longhouse.games.wild.rules.cards.stealing import Steal
from longhouse.games.wild.rules.composing import Compose
from longhouse.games.wild.rules.keeping import RoundEnd
from longhouse.games.wild.rules.loot import PlaceLoot
from longhouse.games.wild.rules.responses import TakeOut
from longhouse.games.wild.rules.rounds import Round
from longhouse.games.wild.rules.setup import SetUp
from longhouse.games.wild.rules.storage import Storage, StoreByHand
from longhouse.games.wild.rules.turn import Menu, Turn
from longhouse.games.wild.rules.undead import Fight
from longhouse.kernel.apart import Apart
from longhouse.kernel.table import Frame

FRAMES: Final[dict[str, type[Frame]]] = {
    "Apart": Apart,
    "SetUp": SetUp,
    "Round": Round,
    "Storage": Storage,
    "StoreByHand": StoreByHand,
    "RoundEnd": RoundEnd,
    "Turn": Turn,
    "Menu": Menu,
    "PayByHand": PayByHand,
    "Perform": Perform,
    "GainAny": GainAny,
    "Destroy": Destroy,
    "Recover": Recover,
    "Steal": Steal,
    "PlaceLoot": PlaceLoot,
    "Compose": Compose,
    "Attack": Attack,
    "TakeOut": TakeOut,
    "Fight": Fight,
    "ReceiveAsgard": ReceiveAsgard,
    "OfferAsgard": OfferAsgard,
}
