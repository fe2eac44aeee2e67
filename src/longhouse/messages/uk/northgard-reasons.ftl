### Що зважує оцінка цієї гри: назви для доводів.

northgard-matter-fame = слава
northgard-matter-victory = перемога за територіями
northgard-matter-land = території та простір для росту
northgard-matter-closed = закриті території
northgard-matter-figures = фігури на мапі
northgard-matter-stock = запас ресурсів
northgard-matter-income = майбутні врожаї
northgard-matter-winter = припаси на зиму
northgard-matter-hand = карти в руці
northgard-matter-deck = колода
northgard-matter-attack = можливості нападу
northgard-matter-safety = захист від нападів
