### Стіл «Братства Нічної варти» в браузері: що кажуть поле, рука й вікна, крім слів самої гри.

## Варта за столом

web-watch-board = Ігрове поле
web-watch-tormund = Тормунд
    .explain = Гекс, де він стоїть, нічого не дає. Після кидка 7 або з карткою дозору він переходить і забирає картку.
web-watch-route = Той, хто має споруду на одному з його кінців, міняється з резервом за цим курсом.
web-watch-yields = Дає
web-watch-rolls = За кидка { $rolls }
web-watch-of-36 = { $ways } із 36
web-watch-barren = Ця земля нічого не дає.

web-watch-step-roll = Кидок
web-watch-step-trade = Обмін
web-watch-step-build = Будівництво
web-watch-step-both = Обмін і будівництво
web-watch-main-roll = Кинути кубики
web-watch-main-go-on = До будівництва
web-watch-main-end-turn = Завершити хід
web-watch-waits = Ходить { $name }
web-watch-waits-others = Чекаємо на решту
web-watch-first-answer = Спершу оберіть
web-watch-aim-road = Оберіть шлях для дороги.
web-watch-aim-settlement = Оберіть перехрестя для поселення.
web-watch-aim-keep = Оберіть поселення, яке стане фортецею.
web-watch-aim-tormund = Оберіть гекс, на який перейде Тормунд.

web-watch-number-hand = Картки ресурсів
web-watch-number-cards = Картки розвитку
web-watch-number-road = Довжина свого шляху
web-watch-number-patrols = Зіграно дозорів
web-watch-number-settlements = Поселень на полі

web-watch-tray = Ваша рука
web-watch-resources = Ресурси
web-watch-hand =
    { $cards ->
        [one] { $cards } картка, скидання при { $limit }
        [few] { $cards } картки, скидання при { $limit }
       *[many] { $cards } карток, скидання при { $limit }
    }
web-watch-in-hand = На руці
web-watch-in-supply = У резерві
web-watch-rate = Обмін із резервом
web-watch-development = Картки розвитку
web-watch-card-play = зіграти
web-watch-card-secret = таємно
web-watch-card-fresh = наст. хід
web-watch-card-not-now = не зараз
web-watch-card-none = Поки немає. Їх купують під час будівництва.
web-watch-one-card = картка розвитку
web-watch-build = Будувати
web-watch-build-later = коли закінчиться обмін
web-watch-left = Лишилося
web-watch-missing = бракує: { $cards }
web-watch-item-road = Дорога
    .explain = Лягає на вільний шлях поруч із вашою дорогою чи спорудою.
web-watch-item-settlement = Поселення
    .explain = Стає на вільне перехрестя біля вашої дороги, якщо на сусідніх немає споруд. 1 переможне очко.
web-watch-item-keep = Фортеця
    .explain = Стає на місце вашого поселення. 2 переможні очки й подвійний дохід.
web-watch-item-dev_card = Картка
    .explain = Верхня картка колоди. Зіграти її можна з наступного свого ходу.
web-watch-trade = Обмін
web-watch-trade-players = Гравці
web-watch-trade-supply = Резерв
web-watch-proposals = Пропозицій у цей хід
web-watch-proposals-left = ще { $left }
web-watch-rate-from = від { $rate }:1

web-watch-dice = Кидок
web-watch-rolled = { $one } і { $other }, разом { $sum }
web-watch-not-rolled = Кидків ще не було
web-watch-tiles = Особливі жетони
web-watch-tile-points = Переможні очки
web-watch-tile-free = поки нічий, від { $minimum }
web-watch-supply = Резерв
web-watch-deck = Карток у колоді: { $cards }
web-watch-goal = Очок для перемоги: { $goal }

web-watch-proposal-title = Пропозиція обміну
web-watch-proposal-of = { $number }-та з { $all } за хід
web-watch-proposal-explain = Її отримають усі суперники одразу, потім ви оберете одного.
web-watch-counter-title = Зустрічна пропозиція
web-watch-counter-explain = Її отримає автор пропозиції. Якщо кинути почате, це буде відмова.
web-watch-counter-same = Спершу щось змініть: саме це вам і пропонують.
web-watch-give = Віддаю
web-watch-want = Хочу
web-watch-take = Беру
web-watch-side-limit =
    { $limit ->
        [one] до { $limit } картки
        [few] до { $limit } карток
       *[many] до { $limit } карток
    }
web-watch-less = На одну менше: { $resource }, зараз { $count }
web-watch-more = На одну більше: { $resource }, зараз { $count }
web-watch-send = Запропонувати
web-watch-gives = дає
web-watch-wants = за
web-watch-you-give = ви віддаєте
web-watch-you-get = ви отримуєте
web-watch-offered = Обмін пропонує { $name }
web-watch-answer-accept = Прийняти
web-watch-answer-decline = Відхилити
web-watch-answer-counter = Зустрічна пропозиція
web-watch-answers = Відповіді на вашу пропозицію
web-watch-answers-wait = Відповіді відкриються, коли висловляться всі.
web-watch-withdraw = Відкликати
web-watch-accepted = згода
web-watch-declined = відмова
web-watch-thinking = думає…
web-watch-answered = відповідь готова
web-watch-close = Обмінятися
web-watch-take-counter = Прийняти зустрічну
web-watch-supply-title = Обмін із резервом
web-watch-supply-explain = Торгові шляхи біля ваших споруд роблять обмін дешевшим.
web-watch-exchange = Обміняти
web-watch-discard-title = Сімка: скидання половини
web-watch-discard = Скинути
web-watch-discard-left =
    { $left ->
        [0] Цього досить.
        [one] Лишилося обрати { $left } картку.
        [few] Лишилося обрати { $left } картки.
       *[many] Лишилося обрати { $left } карток.
    }
web-watch-pick-take = Що взяти з резерву
web-watch-pick-gain = Картки з резерву
web-watch-pick-name = Назвіть ресурс

web-watch-tell-now = Поруч із полем
web-watch-tell-land = Земля з півночі на південь, кожен ряд із заходу
web-watch-tell-row = Ряд { $row }: { $hexes }
web-watch-tell-routes = Торгові шляхи
web-watch-tell-points = Переможні очки: { $points }; картки ресурсів: { $hand }
web-watch-tell-roads = Доріг: { $count }, найдовший ланцюг { $length }: { $roads }

## Повна гра «Братства Нічної варти»

web-watch-clan-ice_river = Крижана річка
web-watch-clan-cave = Печерні мешканці
web-watch-clan-hornfoot = Рогоногі
web-watch-clan-explain = Той, хто в таборі 1, виходить на стежку, коли кубик дикунів покаже її число; решта підтягується.
web-watch-clan-full = Усі табори зайняті: з наступним новачком двоє перших кинуться вниз обома стежками.
web-watch-camp = Табір { $camp }
web-watch-trail = Стежка { $numbers }
    .explain = До Стіни, для того, хто в таборі 1: { $clan }.
web-watch-clearing = Узлісся { $label }
web-watch-clearing-explain = Воїни чекають тут, поки їх не більше, ніж дозорців на цій ділянці.
web-watch-clearing-danger = Ще один воїн — і вторгнення.
web-watch-waiting = Чекають тут
web-watch-section = Ділянка Стіни { $number }
web-watch-section-explain = Новий дозорець стає на перший вільний пост. Першим іде той, хто на посту 1.
web-watch-arrow = Шлях до Дару з ділянки { $number }
    .explain = Хто перебрався тут через Стіну, займає перший вільний гекс уздовж стрілки.
web-watch-post = Пост { $post }
web-watch-frostfangs = Крижані Ікла
    .explain = Дикуни, які ще не прийшли або були відкинуті.
web-watch-breaches = Вторгнення
    .explain = Коли їх { $limit }, Стіна впала і гру закінчено.
web-watch-gift = Дикуни в Дарі
    .explain = Коли їх більше ніж { $limit }, гру закінчено.
web-watch-raided = Тут дикун: ця земля нічого не дає.
web-watch-tormund-camp = Табір Тормунда
web-watch-tormund-home = Тормунд у своєму таборі й нічому не заважає.
web-watch-trail-die = кубик дикунів { $number }
web-watch-and-trail = і { $number }
web-watch-tokens = Жетони дикунів
    .explain = Поселення, фортеця чи особливий жетон відкривають один або два. Коли вони скінчаться, використані перетасують наново.
web-watch-reserve = Жетонів у резерві: { $tokens }
web-watch-tokens-under = Закритих жетонів під ними
web-watch-threats = Загрози
web-watch-harm-breach = { $kind }: вторгнення на ділянці { $section }.
web-watch-harm-breach-short = вторгнення, ділянка { $section }
web-watch-harm-cross = { $kind }: через ділянку { $section } у Дар.
web-watch-harm-cross-short = перелізе через ділянку { $section }
web-watch-harm-guard = { $kind }: прожене дозорця з ділянки { $section }.
web-watch-harm-guard-short = дозорець піде з ділянки { $section }
web-watch-harm-deadly = Це кінець гри.
web-watch-harm-deadly-short = кінець гри
web-watch-harm-none = Наступний кидок нічим не загрожує.
web-watch-rush = Набіг
web-watch-rush-near = { $clan }: ще один — і набіг
web-watch-number-guards = Дозорці на Стіні
web-watch-guard-points = Очки за дозорців
web-watch-item-guard = Дозорець
    .explain = Стає на перший вільний пост ділянки. Троє на Стіні дають 1 очко, п’ятеро — 2.
web-watch-aim-guard = Оберіть ділянку Стіни для дозорця.
web-watch-aim-wildling = Оберіть дикуна, якого проженете.
web-watch-aim-lift = Оберіть дорогу, яку знімете.
web-watch-hero = Ваш герой
web-watch-heroes = Герої
web-watch-display = Герої на вибір
web-watch-hero-side =
    { $side ->
        [A] сторона А
       *[B] сторона Б
    }
web-watch-hero-rests = відпочиває цього ходу
web-watch-hero-ready = готовий
web-watch-hero-use = застосувати
web-watch-hero-next = Зберегти героя чи взяти іншого
web-watch-hero-leaves = Герой залишає гру
web-watch-hero-keep = Зберегти: { $hero }, сторона Б
web-watch-pick-give = Віддати в резерв
web-watch-pick-hand = Віддати картку навзаєм
web-watch-pick-seize = Забрати картку з відкритої руки
web-watch-pick-leave-out = Що ви заміните?
web-watch-pick-substitute = Чим заплатите замість цього?
web-watch-pick-keep-card = Лишити одну картку
web-watch-tell-north = За Стіною
web-watch-tell-wall = Стіна із заходу на схід
web-watch-tell-clan = { $clan }, табори з першого: { $camps }
web-watch-tell-section = Ділянка { $number }: дозорці — { $guards }; на узліссі — { $clearing }.
web-watch-tell-guards = Дозорців на Стіні: { $guards }; очок за них: { $points }
web-watch-tell-nobody = нікого
