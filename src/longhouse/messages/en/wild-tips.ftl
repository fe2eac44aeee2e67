### First tips at a table of Vikings Gone Wild: each is said once to a player.

wild-tip-mission = “{ $mission }” is fulfilled: complete it in this turn for { $number } VP. One mission a round.
wild-tip-last-round = Somebody has { $number } points: this round is the last. Points at once now count more than anything for later.
wild-tip-threshold = { $number } VP more and you reach { $number2 }: an Asgard card of your choice comes with it.
wild-tip-storage = Tokens that you do not spend go back at the end of the round, { $number } now. A storage of their type keeps up to 4 and scores when full.
wild-tip-town = Your settlement is full with { $number } buildings: upgrade the town hall for more room.
wild-tip-fortification =
    { $number ->
        [one] Keep the fortification in hand: it can answer an attack in the turns of the others.
       *[other] Keep the { $number } fortifications in hand: they can answer attacks in the turns of the others.
    }
wild-tip-attacked = You were attacked in round { $number }: nobody else may attack you before the next one, unless all others were attacked too.
