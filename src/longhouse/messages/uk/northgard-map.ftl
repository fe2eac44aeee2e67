### Мапа «Нортґарду» в браузері: що вона каже про території та про плитки, які викладають.

northgard-map-board = Мапа
northgard-map-turns =
    { $number ->
        [one] { $number } поворот
        [few] { $number } повороти
       *[many] { $number } поворотів
    }
northgard-map-place = Місце ({ $x }, { $y })
northgard-map-left = Повернути ліворуч
northgard-map-right = Повернути праворуч
northgard-map-lay = Покласти сюди
northgard-map-placing = Плитка на цьому місці

northgard-map-neutral = Нейтральна
northgard-map-open = відкрита
northgard-map-closed = закрита
northgard-map-size =
    { $number ->
        [one] { $number } плитка
        [few] { $number } плитки
       *[many] { $number } плиток
    }
northgard-map-units = Воїни
northgard-map-raiders = Нападники
northgard-map-kaija = Кая
northgard-map-symbols = Урожай
northgard-map-buildings = Споруди
northgard-map-free = Вільні комірки
northgard-map-sides = Відкриті сторони
northgard-map-creatures = Істоти
northgard-map-scorched = Випалена земля
northgard-map-neighbours = Сусіди
northgard-map-regular = звичайна межа, 1 очко
northgard-map-rough = важкопрохідна межа, 2 очки
