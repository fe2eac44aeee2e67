### Карта «Нордгарда» в браузере: что она говорит об областях и о выкладываемых тайлах.

northgard-map-board = Карта
northgard-map-turns =
    { $number ->
        [one] { $number } поворот
        [few] { $number } поворота
       *[many] { $number } поворотов
    }
northgard-map-place = Место ({ $x }, { $y })
northgard-map-left = Повернуть влево
northgard-map-right = Повернуть вправо
northgard-map-lay = Положить сюда
northgard-map-placing = Тайл на этом месте

northgard-map-neutral = Нейтральная
northgard-map-open = открытая
northgard-map-closed = закрытая
northgard-map-size =
    { $number ->
        [one] { $number } тайл
        [few] { $number } тайла
       *[many] { $number } тайлов
    }
northgard-map-units = Воины
northgard-map-raiders = Атакующие
northgard-map-kaija = Кайя
northgard-map-symbols = Урожай
northgard-map-buildings = Здания
northgard-map-free = Свободные ячейки
northgard-map-sides = Открытые стороны
northgard-map-creatures = Существа
northgard-map-scorched = Выжженная земля
northgard-map-neighbours = Соседи
northgard-map-regular = обычная граница, 1 очко
northgard-map-rough = трудная граница, 2 очка
