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
# «Чемпіони Мідгарда»; у назвах рядків не більше 15 літер.
board-midgard-round = Раунд { $round } з { $last }
board-midgard-supply = у запасі: { $dice }
board-midgard-rune-deck = рун у колоді: { $number }
board-midgard-destiny-deck = карт долі в колоді: { $number }
board-midgard-glory = Слава
board-midgard-food = Їжа
board-midgard-wood = Дерево
board-midgard-coin = Монети
board-midgard-favour = Милість
board-midgard-sword = Мечники
board-midgard-spear = Списники
board-midgard-axe = Сокирники
board-midgard-workers = Робітники
board-midgard-warriors = Вікінги
board-midgard-trophies = Трофеї
board-midgard-gain-glory = слава { $number }
board-midgard-blame = ганьба { $number }
board-midgard-empty = нічого
board-midgard-ship = корабель на { $number }
board-midgard-hire =
    { $number ->
        [one] { $number } монета → ваш запасний робітник
        [few] { $number } монети → ваш запасний робітник
       *[many] { $number } монет → ваш запасний робітник
    }
board-midgard-pray = монети → милість: { $table }
board-midgard-do-reserve_hunt = полювання: 1 їжа за удар
board-midgard-do-take_rune = руна
board-midgard-do-peek_journey = погляд на похід
board-midgard-do-draw_destiny = карта долі
board-midgard-do-buy_longship = власний воєнний корабель
board-midgard-do-trade = обмін їжі, дерева, монет 1:1
board-midgard-do-first_player = перший гравець
board-midgard-enemy = атака { $attack }, захист { $defence }
board-midgard-ban = не можна: { $dice }
board-midgard-coins = монет на ньому: { $number }
board-midgard-journey = похід: { $journey }
board-midgard-seen = бачили: { $letters }
board-midgard-feeds = 1 їжа годує { $number }
board-midgard-display = Відкриті руни:
board-midgard-longships = Кораблі на верфі:
board-midgard-trophies-of = Трофеї, { $letter }:
board-midgard-your-destinies = Ваші карти долі:
board-midgard-looked = Ви дивитеся:
board-midgard-under = Ви поклали під колоду:
board-midgard-free = Удома
board-midgard-odds = шанс { $percent }
board-midgard-quiet = за затишшя { $percent }
board-midgard-room = місць лишилося { $number }
board-midgard-fed = ситі { $number }
board-midgard-hunt = Полювання
board-midgard-hits = ударів { $number }
board-midgard-shields = щитів { $number }
board-midgard-damage = поранень до кидка { $number } з { $defence }
board-midgard-losses = атака { $attack }, втрати { $number }
# «Дикінги»; у назві шкали не більше 11 літер.
board-wild-round = Раунд { $round }
board-wild-last = останній раунд
board-wild-target = до { $number } ПО
board-wild-path-deck = Шлях Одіна: у колоді { $number }, у скиді { $discard }
board-wild-asgard-deck = карт Асгарду в колоді: { $number }
board-wild-mission-deck = завдань у колоді: { $number }
board-wild-supply = фішок у запасі: { $cost }
board-wild-vp = ПО
board-wild-piles = Бійці та укріплення
board-wild-buildings = Споруди
board-wild-left = лишилося { $number }
board-wild-strength = сила { $number }
board-wild-more-defence = захист +{ $number }
board-wild-defence = захист { $number }
board-wild-dragon = Дракон
board-wild-path = Шлях Одіна
board-wild-asgard = Асгард
board-wild-achievements = Досягнення
board-wild-hand = рука { $number }
board-wild-deck = колода { $number }
board-wild-discard = скид { $number }
board-wild-built = споруд { $number }
board-wild-completed = виконано завдань { $number }
board-wild-attacked = під ударом
board-wild-construction = будується
board-wild-damaged = збитки
board-wild-loot = здобич: { $cost }
board-wild-worth = { $number } ПО
board-wild-pool = Тимчасові ресурси: { $cost }
board-wild-available = усього можна витратити: { $cost }
board-wild-hits = споруд зі збитками за хід: { $number }
board-wild-ready = Готові до атаки:
board-wild-played-now = Зіграно цього ходу:
board-wild-discard-of = Скид, { $letter }:
board-wild-played-of = Зіграно, { $letter }:
board-wild-hand-of = Рука, { $letter }:
board-wild-planning = Атака:
board-wild-sums = сила { $strength } : { $defence } захист
board-wild-paying = До сплати: { $cost }
board-wild-paid = Сплачено:
board-wild-forts = Укріплення:
board-wild-storing = Зберігання, { $resource } — { $slots } (лишилося: { $number })
