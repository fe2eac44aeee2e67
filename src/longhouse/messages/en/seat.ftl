### The sheet of a player: all that everybody may know of them, and what is hidden.

seat-stocks = Stocks
seat-victory = To victory
seat-victory-of = To victory: { $number } of { $all }
seat-territories = Territories: { $number }; units: { $units } of { $all }
seat-cards = Cards: { $number }
seat-last = Last turn
seat-numbers = At a glance
seat-no-turn = No turn yet
seat-no-ship = No longship of their own
seat-none = none
seat-pieces = On the board
seat-rates = Trade with the supply
seat-in-hand = in hand
seat-in-hand-hidden = in hand, hidden
seat-in-deck = in the deck
seat-in-discard = in the discard pile
seat-this-year = laid down this year
seat-played = Played:
seat-discarded = Discarded:
seat-upgrades = Upgrades to take:
seat-face-up = Face up:
seat-winter =
    { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }: due { $goods }, { $enough ->
        [yes] enough
       *[no] not enough
    }
seat-hidden-fame = Tokens lie face down and are not seen until the end.
seat-hidden-destinies = Destinies are secret; they are revealed at the end.
seat-hidden-trophies = Defeated enemies lie face down: nobody else may look through them.
seat-hidden-hand = Which cards a player holds is secret; their number is not.
seat-hidden-developments = Development cards are secret until they are played. Victory Point cards count at the end.
seat-hidden-missions = Completed missions lie face down; only their number is seen.
seat-map = Show on the map
seat-unfold = Show everything
seat-keys = Esc closes, ← → change the player
seat-previous = Previous player
seat-next = Next player
