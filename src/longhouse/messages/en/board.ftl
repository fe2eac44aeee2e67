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
# Champions of Midgard; names of rows have at most 15 letters.
board-midgard-round = Round { $round } of { $last }
board-midgard-supply = supply: { $dice }
board-midgard-rune-deck = rune deck: { $number }
board-midgard-destiny-deck = destiny deck: { $number }
board-midgard-glory = Glory
board-midgard-food = Food
board-midgard-wood = Wood
board-midgard-coin = Coins
board-midgard-favour = Favour
board-midgard-sword = Swordsmen
board-midgard-spear = Spearmen
board-midgard-axe = Axemen
board-midgard-workers = Workers left
board-midgard-warriors = Warriors
board-midgard-trophies = Trophies
board-midgard-gain-glory = { $number } glory
board-midgard-blame = { $number } blame
board-midgard-empty = nothing
board-midgard-ship = a ship for { $number }
board-midgard-hire =
    { $number ->
        [one] { $number } coin → your spare worker
       *[other] { $number } coins → your spare worker
    }
board-midgard-pray = coins → favour: { $table }
board-midgard-do-reserve_hunt = hunt: 1 food a hit
board-midgard-do-take_rune = a rune
board-midgard-do-peek_journey = look at a journey
board-midgard-do-draw_destiny = a destiny
board-midgard-do-buy_longship = a longship of your own
board-midgard-do-trade = swap food, wood, coins 1:1
board-midgard-do-first_player = first player
board-midgard-enemy = attack { $attack }, defence { $defence }
board-midgard-ban = banned: { $dice }
board-midgard-coins = coins on it: { $number }
board-midgard-journey = journey: { $journey }
board-midgard-seen = seen by { $letters }
board-midgard-feeds = 1 food feeds { $number }
board-midgard-display = Open runes:
board-midgard-longships = Longships for sale:
board-midgard-trophies-of = Trophies of { $letter }:
board-midgard-your-destinies = Your destinies:
board-midgard-looked = You are looking at:
board-midgard-under = You have put under the deck:
board-midgard-free = At home
board-midgard-odds = chance { $percent }
board-midgard-quiet = if quiet { $percent }
board-midgard-room = room left { $number }
board-midgard-fed = fed { $number }
board-midgard-hunt = Hunt
board-midgard-hits = hits { $number }
board-midgard-shields = shields { $number }
board-midgard-damage = damage before { $number } of { $defence }
board-midgard-losses = attack { $attack }, losses { $number }
