# The text board: short forms. Terrain and Tormund have at most 7 letters, names of rows 7, resources 6.
board-terrain-forest = Forest
board-terrain-hills = Hills
board-terrain-pasture = Pasture
board-terrain-fields = Fields
board-terrain-mountains = Mount
board-terrain-ice = Ice
board-terrain-desert = Desert
board-tormund = Tormund
board-lumber = Lumber
board-brick = Brick
board-wool = Wool
board-grain = Grain
board-ore = Ore
board-points = Points
board-road = Road
board-patrols = Patrols
board-cards = Cards
board-hand = Hand
board-supply = supply
board-stock = Pieces left
board-stock-road = { "  " } Road
board-stock-settlement = () Set.
board-stock-keep = [] Keep
board-stock-guard = { "  " } Guard
board-tile = special tile
# The north of the full game; wildlings have at most 7 letters, and their first 3 must tell them apart.
board-guards = Guards
board-tokens = Tokens
board-frostfangs = Frostfangs
board-breaches = Breaches
board-gift = In the Gift
board-trail-die = Trail die { $number }
board-tormund-camp = In his camp: { board-tormund }
board-clearings = Clearings
board-wall = The Wall
board-display = Free heroes:
board-rests = rests for this turn
board-side-A = A
board-side-B = B
board-wildling-regular = regular
board-wildling-climber = climber
board-wildling-giant = giant
# Northgard; names of rows have at most 17 letters.
board-northgard-year = Year { $year } of { $last }
board-northgard-pile = tiles left: { $tiles }
board-northgard-unrest = Unrest cards left: { $cards }
board-northgard-borders = · regular border, # rough; R3 are 3 units of R, K is Kaija, ! came to attack
board-northgard-row = Creatures:
board-northgard-passed = passed
board-northgard-with = with { $name }
board-northgard-fame = Fame
board-northgard-units = Units on the map
board-northgard-reserve = In reserve
board-northgard-territories = Territories
board-northgard-closed = Closed
board-northgard-large = With large bldg.
board-northgard-hand = Cards in hand
board-northgard-deck = Deck
board-northgard-discard = Discard pile
board-northgard-open =
    { $tiles ->
        [one] open, { $tiles } tile
       *[other] open, { $tiles } tiles
    }
board-northgard-shut =
    { $tiles ->
        [one] closed, { $tiles } tile
       *[other] closed, { $tiles } tiles
    }
board-northgard-beside = beside { $letters }
board-northgard-scorched = Scorched Earth
board-northgard-display = On display:
board-northgard-achievements = Achievements:
board-northgard-active = Active zone of { $letter }:
board-northgard-upgrades = Upgrades of { $letter }:
board-northgard-looked = You are looking at:
board-northgard-your-hand = Your hand
board-northgard-instant = instant
board-northgard-worth = fame { $fame }
board-northgard-creature = power { $power }, fame { $fame }
