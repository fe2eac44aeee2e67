### Что взвешивает оценка этой игры: названия для доводов.

midgard-matter-glory = слава
midgard-matter-destinies = ожидаемая слава за судьбы
midgard-matter-warriors = воины
midgard-matter-stock = запасы
midgard-matter-runes = неиспользованные руны
midgard-matter-workers = рабочие
midgard-matter-first = право ходить первым
midgard-matter-blame = мало позора
midgard-matter-fights = ожидаемая слава за бои
midgard-matter-spoils = добыча и цвета врагов
midgard-matter-losses = мало потерь
midgard-matter-hunt = ожидаемая добыча охоты
