### The map of Northgard in the browser: what it says of territories and of tiles that are placed.

northgard-map-board = The map
northgard-map-turns =
    { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }
northgard-map-place = Place ({ $x }, { $y })
northgard-map-left = Turn to the left
northgard-map-right = Turn to the right
northgard-map-lay = Place it here
northgard-map-placing = The tile at this place

northgard-map-neutral = Neutral
northgard-map-open = open
northgard-map-closed = closed
northgard-map-size =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }
northgard-map-units = Units
northgard-map-raiders = Attackers
northgard-map-kaija = Kaija
northgard-map-symbols = Harvest
northgard-map-buildings = Buildings
northgard-map-free = Free slots
northgard-map-sides = Open sides
northgard-map-creatures = Creatures
northgard-map-scorched = Scorched Earth
northgard-map-neighbours = Neighbours
northgard-map-regular = regular border, 1 point
northgard-map-rough = rough border, 2 points
