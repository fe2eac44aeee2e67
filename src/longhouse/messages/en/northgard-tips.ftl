### First tips at a table of Northgard: each is said once to a player.

northgard-tip-winter = Winter asks more than you will have after the harvest. Missing: { $goods }. Explore, build or trade for it, or an Unrest card comes.
northgard-tip-nearly-won = Somebody holds { $number } closed territories with a large building. With { $number2 } at the end of a year the game is won.
northgard-tip-last-year = Year { $number } is the last: now count fame. Achievements lie on offer, and resources left are worth little.
northgard-tip-unrest = An Unrest card does nothing, cannot be removed, and costs { $number } fame at the end. Wait with it, or use it to upgrade.
northgard-tip-upgrade = With { $number } lore you can upgrade your clan: any card of your hand brings you a stronger one.
northgard-tip-closing = Explore until no side of your land is open: closing a territory brings fame for its size, { $number } or more here, and more at every harvest.
