"""Every frame of the game by its name, as saves know it."""

from typing import Final

from longhouse.games.watch.rules.cards import PlayedCard
from longhouse.games.watch.rules.dice import AfterProduction
from longhouse.games.watch.rules.effects import FreeRoads, Gain, NameResource, Perform
from longhouse.games.watch.rules.hero_cards import ChooseCard, ForcedTrade, SwapSupply, TakeSeen
from longhouse.games.watch.rules.hero_effects import MoveRoad, Substitute
from longhouse.games.watch.rules.heroes import HeroOffer, HeroUse
from longhouse.games.watch.rules.proposals import Answer, Compose, Trade
from longhouse.games.watch.rules.setup import Placement, SetUp
from longhouse.games.watch.rules.tormund import Discard, MoveTormund, RevealDiscards
from longhouse.games.watch.rules.trade import TakeFromSupply
from longhouse.games.watch.rules.turn import Turn
from longhouse.games.watch.rules.wall import PlaceGuards, RemoveWildling
from longhouse.kernel.apart import Apart
from longhouse.kernel.table import Frame

FRAMES: Final[dict[str, type[Frame]]] = {
    "AfterProduction": AfterProduction,
    "Answer": Answer,
    "Apart": Apart,
    "ChooseCard": ChooseCard,
    "Compose": Compose,
    "Discard": Discard,
    "ForcedTrade": ForcedTrade,
    "FreeRoads": FreeRoads,
    "Gain": Gain,
    "HeroOffer": HeroOffer,
    "HeroUse": HeroUse,
    "MoveRoad": MoveRoad,
    "MoveTormund": MoveTormund,
    "NameResource": NameResource,
    "Perform": Perform,
    "PlaceGuards": PlaceGuards,
    "Placement": Placement,
    "PlayedCard": PlayedCard,
    "RemoveWildling": RemoveWildling,
    "RevealDiscards": RevealDiscards,
    "SetUp": SetUp,
    "Substitute": Substitute,
    "SwapSupply": SwapSupply,
    "TakeFromSupply": TakeFromSupply,
    "TakeSeen": TakeSeen,
    "Trade": Trade,
    "Turn": Turn,
}
