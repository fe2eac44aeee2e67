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
# «Чемпионы Мидгарда»; в названиях строк не больше 15 букв.
board-midgard-round = Раунд { $round } из { $last }
board-midgard-supply = в запасе: { $dice }
board-midgard-rune-deck = рун в колоде: { $number }
board-midgard-destiny-deck = карт судьбы в колоде: { $number }
board-midgard-glory = Слава
board-midgard-food = Еда
board-midgard-wood = Дерево
board-midgard-coin = Монеты
board-midgard-favour = Милость
board-midgard-sword = Мечники
board-midgard-spear = Копейщики
board-midgard-axe = Топорщики
board-midgard-workers = Рабочие
board-midgard-warriors = Викинги
board-midgard-trophies = Трофеи
board-midgard-gain-glory = слава { $number }
board-midgard-blame = позор { $number }
board-midgard-empty = ничего
board-midgard-ship = корабль на { $number }
board-midgard-hire =
    { $number ->
        [one] { $number } монета → ваш запасной рабочий
        [few] { $number } монеты → ваш запасной рабочий
       *[many] { $number } монет → ваш запасной рабочий
    }
board-midgard-pray = монеты → милость: { $table }
board-midgard-do-reserve_hunt = охота: 1 еда за удар
board-midgard-do-take_rune = руна
board-midgard-do-peek_journey = взгляд на поход
board-midgard-do-draw_destiny = карта судьбы
board-midgard-do-buy_longship = свой военный корабль
board-midgard-do-trade = обмен еды, дерева, монет 1:1
board-midgard-do-first_player = первый игрок
board-midgard-enemy = атака { $attack }, защита { $defence }
board-midgard-ban = нельзя: { $dice }
board-midgard-coins = монет на нём: { $number }
board-midgard-journey = поход: { $journey }
board-midgard-seen = видели: { $letters }
board-midgard-feeds = 1 еда кормит { $number }
board-midgard-display = Открытые руны:
board-midgard-longships = Корабли на верфи:
board-midgard-trophies-of = Трофеи, { $letter }:
board-midgard-your-destinies = Ваши карты судьбы:
board-midgard-looked = Вы смотрите:
board-midgard-under = Вы положили под колоду:
board-midgard-free = Дома
board-midgard-odds = шанс { $percent }
board-midgard-quiet = при затишье { $percent }
board-midgard-room = мест осталось { $number }
board-midgard-fed = сыты { $number }
board-midgard-hunt = Охота
board-midgard-hits = ударов { $number }
board-midgard-shields = щитов { $number }
board-midgard-damage = ранений до броска { $number } из { $defence }
board-midgard-losses = атака { $attack }, потери { $number }
# «Дикинги»; в названии шкалы не больше 11 букв.
board-wild-round = Раунд { $round }
board-wild-last = последний раунд
board-wild-target = до { $number } ПО
board-wild-path-deck = Путь Одина: в колоде { $number }, в сбросе { $discard }
board-wild-asgard-deck = карт Асгарда в колоде: { $number }
board-wild-mission-deck = заданий в колоде: { $number }
board-wild-supply = фишек в запасе: { $cost }
board-wild-vp = ПО
board-wild-piles = Бойцы и укрепления
board-wild-buildings = Постройки
board-wild-left = осталось { $number }
board-wild-strength = сила { $number }
board-wild-more-defence = защита +{ $number }
board-wild-defence = защита { $number }
board-wild-dragon = Дракон
board-wild-path = Путь Одина
board-wild-asgard = Асгард
board-wild-achievements = Достижения
board-wild-hand = рука { $number }
board-wild-deck = колода { $number }
board-wild-discard = сброс { $number }
board-wild-built = построек { $number }
board-wild-completed = выполнено заданий { $number }
board-wild-attacked = под ударом
board-wild-construction = строится
board-wild-damaged = ущерб
board-wild-loot = добыча: { $cost }
board-wild-worth = { $number } ПО
board-wild-pool = Временные ресурсы: { $cost }
board-wild-available = всего можно потратить: { $cost }
board-wild-hits = построек с ущербом за ход: { $number }
board-wild-ready = Готовы к атаке:
board-wild-played-now = Разыграно в этот ход:
board-wild-discard-of = Сброс, { $letter }:
board-wild-played-of = Разыграно, { $letter }:
board-wild-hand-of = Рука, { $letter }:
board-wild-planning = Атака:
board-wild-sums = сила { $strength } : { $defence } защита
board-wild-paying = К оплате: { $cost }
board-wild-paid = Оплачено:
board-wild-forts = Укрепления:
board-wild-storing = Хранение, { $resource } — { $slots } (осталось: { $number })
