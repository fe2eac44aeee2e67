### What is wrong with a pack, an owner’s own values for a game. Names of fields stand as the file has them.

fault-line = line { $line }
fault-where = { $where }: { $what }
fault-english = { $text }

## The file as a whole

fault-unreadable = cannot be read ({ $why })
fault-utf8 = is not a text file in UTF-8
fault-toml = is not valid TOML: { $why } (line { $line }, column { $column })
fault-toml-statement = is not valid TOML: a line begins with a name and =, or with [ (line { $line }, column { $column })
fault-toml-newline = is not valid TOML: something follows the end of a value (line { $line }, column { $column })
fault-toml-equals = is not valid TOML: there is no = after a name (line { $line }, column { $column })
fault-toml-heading = is not valid TOML: a heading in square brackets is not closed (line { $line }, column { $column })
fault-toml-text = is not valid TOML: a text is not closed (line { $line }, column { $column })
fault-toml-character = is not valid TOML: this character cannot be in a text (line { $line }, column { $column })
fault-toml-backslash = is not valid TOML: \ has no meaning here; in a text it is written \\ (line { $line }, column { $column })
fault-toml-twice = is not valid TOML: what stands here has a value already (line { $line }, column { $column })
fault-toml-name = is not valid TOML: a name is missing, or it needs quotation marks (line { $line }, column { $column })
fault-toml-list = is not valid TOML: a list is not closed (line { $line }, column { $column })
fault-toml-table = is not valid TOML: a table in curly brackets is not closed (line { $line }, column { $column })
fault-toml-date = is not valid TOML: there is no such date or time (line { $line }, column { $column })
fault-toml-value = is not valid TOML: a value is missing, or it needs quotation marks (line { $line }, column { $column })
fault-toml-digits = is not valid TOML: a number is too long (line { $line }, column { $column })
fault-toml-nested = is not valid TOML: too many brackets inside one another (line { $line }, column { $column })
fault-too-long = is longer than { $most } letters
fault-many-values = has more than { $most } values
fault-deep = has more than { $most } tables and lists in one another
fault-many-cards = has { $cards } cards ('count'); { $most } are enough for any game
fault-other-game = 'game' is '{ $given }', but this game is { $game }
fault-dealt = cannot be dealt ({ $problem })
fault-breaks = a game of { $players } players breaks after { $picks } picks ({ $problem })
fault-unplayable = it cannot be played

## A name or a value

fault-missing = '{ $key }' is missing
fault-mistyped = there can be no '{ $key }'
fault-mistyped-near = there can be no '{ $key }' (did you mean '{ $near }'?)
fault-unknown = there can be no '{ $key }'; known: { $known }
fault-text = '{ $key }' must be a text in quotes, not { $value }
fault-number = '{ $key }' must be a whole number, not { $value }
fault-at-least = '{ $key }' must be { $least } or more, not { $value }
fault-range = '{ $key }' is out of range: numbers go from -{ $most } to { $most }
fault-long-text = '{ $key }' is longer than { $most } letters
fault-title = 'name' must have 1 to { $most } letters that can be seen
fault-flag = '{ $key }' must be true or false, not { $value }
fault-list = '{ $key }' must be a list in brackets, not { $value }
fault-numbers = '{ $key }' must hold whole numbers, not { $value }
fault-texts = '{ $key }' must hold texts, not { $value }
fault-table = must be a table, not { $value }
fault-pair = '{ $key }' must be a place such as [0, -2], not { $value }
fault-side = '{ $key }' must be a place such as [3, -1, "E"], not { $value }
fault-corners = '{ $key }' must be a list of corners [x, y], not of { $value }
fault-cannot-be = '{ $key }' cannot be '{ $word }'; known: { $known }
fault-cannot-be-near = '{ $key }' cannot be '{ $word }' (did you mean '{ $near }'?); known: { $known }
fault-cannot-hold = '{ $key }' cannot hold '{ $word }'; known: { $known }
fault-some-of = '{ $key }' must hold some of { $known }
fault-only = '{ $key }' can only be { $can }, not { $value }
fault-in-order = '{ $group }' must be { $names }, in this order
fault-too-few = there are too few '{ $what }' for { $players } players (at least { $least })
fault-too-many = there can be no more than { $most } '{ $what }'
fault-only-one = there can be only one '{ $name }'
fault-no-such = there is no '{ $name }' in '{ $group }'
fault-same = every '{ $kind }' must have the same '{ $key }'

## What cards do

fault-needs = '{ $verb }' needs '{ $key }'
fault-verb-key = '{ $verb }' knows no '{ $key }'; it knows { $known }
fault-verb-no-key = '{ $verb }' knows no '{ $key }'; it knows nothing more
fault-when = '{ $verb }' cannot be done when '{ $moment }'; it can when { $known }
fault-window = '{ $verb }' cannot be done in the window '{ $window }'
fault-ability = 'ability' cannot do '{ $verb }' with 'when' '{ $moment }'
fault-one-effect = 'effect' must hold one effect
fault-kind = '{ $verb }' when '{ $moment }' is not for the kind '{ $kind }'

## Champions of Midgard

fault-faces = 'faces' must be six of { $known }
fault-not-private = '{ $name }' is no private longship
fault-no-longship = '{ $place }' sails '{ $ship }', which is no longship
fault-warriors = nobody can have more than { $most } warriors
fault-favour = '{ $place }' must sell 1 to { $most } favour
fault-favour-price = '{ $place }' must have one price for so much favour
fault-prices = '{ $place }' must have prices of 0 or more

## Northgard

fault-winter = 'winter' must have one row for { $units } units, not { $rows }
fault-start-layout = there must be one 'start_layout' for { $players } players
fault-start-tiles = one 'tile' must have the role 'start' and one 'start5'
fault-side-of-none = every side must belong to a region
fault-sides = 'sides' cannot be '{ $sides }': each of N, E, S, W belongs to one region
fault-totals = 'tiles' and 'regions' must be { $tiles } and { $regions }, as listed above
fault-unrest = there must be one kind of 'card' of the deck 'unrest'

## Brotherhood of the Watch

fault-no-board = there is no 'board' for mode '{ $mode }' and { $players } players
fault-no-deck = no 'dev_card' is of the deck '{ $deck }'
fault-no-hex = [{ $q }, { $r }] is no hex of this board
fault-no-place = '{ $key }' { $place } is no place of this board
fault-terrain = 'terrain' must be of a hex of this board, not '{ $terrain }'
fault-spiral = 'spiral_path' must name every hex of the board once
fault-spiral-tokens = 'spiral_tokens' must have { $n } tokens, one for each hex but the desert
fault-rolls = 'rolls' holds { $roll }, which is no sum of two dice that produces
fault-heroes = '{ $key }' must name { $n } heroes

## Vikings Gone Wild

fault-levels = 'town_hall' must be of levels 1 to { $levels }, in this order
fault-first-game = 'first_game_achievements' must be { $n } of { $known }
fault-asgard-open = 'asgard_open' is more than the Asgard deck has
fault-missions = there are too few 'mission' with 1 'vp' for { $players } players
fault-attackers = there are more than { $most } cards that take part in attacks
fault-storage = 'storage_capacity' must be the capacity of '{ $site }'
fault-not-sold = 'cost' cannot be given: it cannot be bought
fault-cost = 'cost' cannot be more than { $most } in all
fault-undead = an undead lies on Odin's Path and has no effect
fault-strength = 'strength' is for fighters and heroes
fault-copy = 'copy' must be the only step of an upgrade or resource
fault-site-verb = '{ $verb }' is not for '{ $group }'
fault-both = a building cannot both produce and store
fault-capacity = 'capacity' can be { $most } at most, not { $value }
fault-loot = 'loot' must be what the building stores
fault-else = 'else' can hold only what is done when a card is played, and no 'copy'
fault-else-last = 'else' can ask or score only with its last step
