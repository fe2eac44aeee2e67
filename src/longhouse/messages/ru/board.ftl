# Доска текстом: краткие слова. Местность и Тормунд - не длиннее 7 букв, названия строк 7 (фигур 8), ресурсы 6.
board-terrain-forest = Лес
board-terrain-hills = Холмы
board-terrain-pasture = Пастб.
board-terrain-fields = Поля
board-terrain-mountains = Горы
board-terrain-ice = Льды
board-terrain-desert = Пустыня
board-tormund = Тормунд
board-lumber = Древ.
board-brick = Глина
board-wool = Шерсть
board-grain = Зерно
board-ore = Руда
board-points = Очки
board-road = Тракт
board-patrols = Дозоры
board-cards = Карты
board-hand = На руке
board-supply = резерв
board-stock = Осталось фигур
board-stock-road = { "  " } Дор.
board-stock-settlement = () Пос.
board-stock-keep = [] Креп.
board-stock-guard = { "  " } Доз.
board-tile = особый жетон
# Север полной игры; одичалые - не длиннее 7 букв и различаются первыми тремя.
board-guards = Стена
board-tokens = Жетоны
board-frostfangs = Клыки Мороза
board-breaches = Вторжения
board-gift = В Даре
board-trail-die = Кубик одичалых { $number }
board-tormund-camp = В своём лагере: { board-tormund }
board-clearings = Опушки
board-wall = Стена
board-display = Свободные герои:
board-rests = отдыхает этот ход
board-side-A = А
board-side-B = Б
board-wildling-regular = воин
board-wildling-climber = ледолаз
board-wildling-giant = великан
# «Нордгард»; названия строк - не длиннее 17 букв.
board-northgard-year = Год { $year } из { $last }
board-northgard-pile = тайлов осталось: { $tiles }
board-northgard-unrest = карт «Беспорядки» осталось: { $cards }
board-northgard-borders = · обычная граница, # трудная; Р3 — 3 воина игрока Р, К — Кайя, ! — нападающие
board-northgard-row = Существа:
board-northgard-passed = пас
board-northgard-with = вместе с { $name }
board-northgard-fame = Слава
board-northgard-units = Воинов на поле
board-northgard-reserve = В запасе
board-northgard-territories = Областей
board-northgard-closed = Закрытых
board-northgard-large = С большим зданием
board-northgard-hand = Карт на руке
board-northgard-deck = Колода
board-northgard-discard = Сброс
board-northgard-open =
    { $tiles ->
        [one] открыта, { $tiles } тайл
        [few] открыта, { $tiles } тайла
       *[many] открыта, { $tiles } тайлов
    }
board-northgard-shut =
    { $tiles ->
        [one] закрыта, { $tiles } тайл
        [few] закрыта, { $tiles } тайла
       *[many] закрыта, { $tiles } тайлов
    }
board-northgard-beside = рядом { $letters }
board-northgard-scorched = Выжженная земля
board-northgard-display = Выложены:
board-northgard-achievements = Достижения:
board-northgard-active = Активная зона, { $letter }:
board-northgard-upgrades = Карты усиления, { $letter }:
board-northgard-looked = Вы смотрите:
board-northgard-your-hand = Ваша рука
board-northgard-instant = мгновенная
board-northgard-worth = слава { $fame }
board-northgard-creature = сила { $power }, слава { $fame }
