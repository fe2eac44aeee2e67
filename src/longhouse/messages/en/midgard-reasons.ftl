### What the evaluation of Champions of Midgard weighs, as names in a reason.

midgard-matter-glory = glory
midgard-matter-destinies = glory expected of destinies
midgard-matter-warriors = warriors
midgard-matter-stock = goods in stock
midgard-matter-runes = runes ready to use
midgard-matter-workers = workers
midgard-matter-first = choosing first
midgard-matter-blame = little blame
midgard-matter-fights = glory expected of fights
midgard-matter-spoils = spoils and colours of enemies
midgard-matter-losses = few losses
midgard-matter-hunt = food expected of the hunt
