### Мапа «Нортґарду» в браузері: що вона каже про території та про тайли, які викладають.

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
northgard-map-placing = Тайл на цьому місці

northgard-map-neutral = Нейтральна
northgard-map-open = відкрита
northgard-map-closed = закрита
northgard-map-size =
    { $number ->
        [one] { $number } тайл
        [few] { $number } тайли
       *[many] { $number } тайлів
    }
northgard-map-units = Воїни
northgard-map-raiders = Нападники
northgard-map-kaija = Кайя
northgard-map-symbols = Урожай
northgard-map-buildings = Будівлі
northgard-map-free = Вільні комірки
northgard-map-sides = Відкриті сторони
northgard-map-creatures = Істоти
northgard-map-scorched = Випалена земля
northgard-map-neighbours = Сусіди
northgard-map-regular = звичайна межа, 1 очко
northgard-map-rough = важкопрохідна межа, 2 очки
