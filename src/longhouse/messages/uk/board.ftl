# Дошка текстом: короткі слова. Місцевість і Тормунд - не довші за 7 літер, назви рядків 7 (фігур 8), ресурси 6.
board-terrain-forest = Ліс
board-terrain-hills = Пагорби
board-terrain-pasture = Пасов.
board-terrain-fields = Поля
board-terrain-mountains = Гори
board-terrain-ice = Крига
board-terrain-desert = Пустеля
board-tormund = Тормунд
board-lumber = Дерев.
board-brick = Глина
board-wool = Вовна
board-grain = Зерно
board-ore = Руда
board-points = Очки
board-road = Шлях
board-patrols = Дозори
board-cards = Картки
board-hand = На руці
board-supply = резерв
board-stock = Лишилося фігур
board-stock-road = { "  " } Дор.
board-stock-settlement = () Пос.
board-stock-keep = [] Форт.
board-stock-guard = { "  " } Доз.
board-tile = особливий жетон
# Північ повної гри; дикуни - не довші за 7 літер і різняться першими трьома.
board-guards = Стіна
board-tokens = Жетони
board-frostfangs = Крижані Ікла
board-breaches = Вторгнення
board-gift = У Дарі
board-trail-die = Кубик дикунів { $number }
board-tormund-camp = У своєму таборі: { board-tormund }
board-clearings = Узлісся
board-wall = Стіна
board-display = Вільні герої:
board-rests = відпочиває цей хід
board-side-A = А
board-side-B = Б
board-wildling-regular = воїн
board-wildling-climber = льодол.
board-wildling-giant = велет.
# «Нортґард»; назви рядків - не довші за 17 літер.
board-northgard-year = Рік { $year } із { $last }
board-northgard-pile = плиток лишилося: { $tiles }
board-northgard-unrest = карт «Безлад» лишилося: { $cards }
board-northgard-borders = · звичайна межа, # важкопрохідна; Р3 — 3 воїни гравця Р, К — Кая, ! — нападники
board-northgard-row = Істоти:
board-northgard-passed = пас
board-northgard-with = разом із { $name }
board-northgard-fame = Слава
board-northgard-units = Воїнів на мапі
board-northgard-reserve = У запасі
board-northgard-territories = Територій
board-northgard-closed = Закритих
board-northgard-large = З великою споруд.
board-northgard-hand = Карт на руці
board-northgard-deck = Колода
board-northgard-discard = Скид
board-northgard-open =
    { $tiles ->
        [one] відкрита, { $tiles } плитка
        [few] відкрита, { $tiles } плитки
       *[many] відкрита, { $tiles } плиток
    }
board-northgard-shut =
    { $tiles ->
        [one] закрита, { $tiles } плитка
        [few] закрита, { $tiles } плитки
       *[many] закрита, { $tiles } плиток
    }
board-northgard-beside = поруч { $letters }
board-northgard-scorched = Випалена земля
board-northgard-display = Викладено:
board-northgard-achievements = Досягнення:
board-northgard-active = Активна зона, { $letter }:
board-northgard-upgrades = Карти поліпшення, { $letter }:
board-northgard-looked = Ви дивитеся:
board-northgard-your-hand = Ваша рука
board-northgard-instant = миттєва
board-northgard-worth = слава { $fame }
board-northgard-creature = сила { $power }, слава { $fame }
