### Що зважує оцінка цієї гри: назви для доводів.

midgard-matter-glory = слава
midgard-matter-destinies = очікувана слава за долі
midgard-matter-warriors = воїни
midgard-matter-stock = запаси
midgard-matter-runes = невикористані руни
midgard-matter-workers = робітники
midgard-matter-first = право ходити першим
midgard-matter-blame = мало ганьби
midgard-matter-fights = очікувана слава за бої
midgard-matter-spoils = здобич і кольори ворогів
midgard-matter-losses = мало втрат
midgard-matter-hunt = очікувана здобич полювання
