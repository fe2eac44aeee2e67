### «Гра престолів. Catan: Братство Нічної варти». Як названо змінні, сказано в speech.py.

watch-name = Гра престолів. Catan: Братство Нічної варти
watch-description =
    Удвох, утрьох або вчотирьох ви обживаєте Дар — землю, що годує Нічну варту. Кубики вирішують, які гекси
    дадуть деревину, глину, вовну, зерно та руду; надлишки можна обміняти, а з решти постають дороги, поселення,
    фортеці та картки розвитку. Перемагає той, хто першим набере 10 переможних очок у свій хід.

## Речі

watch-resource-lumber = деревина
    .acc = деревину
    .gen = деревини
watch-resource-brick = глина
    .acc = глину
    .gen = глини
watch-resource-wool = вовна
    .acc = вовну
    .gen = вовни
watch-resource-grain = зерно
    .acc = зерно
    .gen = зерна
watch-resource-ore = руда
    .acc = руду
    .gen = руди

# Скільки карток одного ресурсу; з кількох виходить список.
watch-cards-lumber =
    { $number ->
        [one] { $number } деревина
       *[other] { $number } деревини
    }
    .acc =
        { $number ->
            [one] { $number } деревину
           *[other] { $number } деревини
        }
watch-cards-brick =
    { $number ->
        [one] { $number } глина
       *[other] { $number } глини
    }
    .acc =
        { $number ->
            [one] { $number } глину
           *[other] { $number } глини
        }
watch-cards-wool =
    { $number ->
        [one] { $number } вовна
       *[other] { $number } вовни
    }
    .acc =
        { $number ->
            [one] { $number } вовну
           *[other] { $number } вовни
        }
watch-cards-grain =
    { $number ->
        [one] { $number } зерно
       *[other] { $number } зерна
    }
watch-cards-ore =
    { $number ->
        [one] { $number } руда
       *[other] { $number } руди
    }
    .acc =
        { $number ->
            [one] { $number } руду
           *[other] { $number } руди
        }
watch-cards-none = поки нічого

watch-terrain-forest = ліс
watch-terrain-hills = пагорби
watch-terrain-pasture = пасовище
watch-terrain-fields = поля
watch-terrain-mountains = гори
watch-terrain-ice = крижані пустища
watch-terrain-desert = пустеля

watch-piece-road = дорога
watch-piece-settlement = поселення
watch-piece-keep = фортеця

watch-colour-red = червоний
watch-colour-blue = синій
watch-colour-yellow = жовтий
watch-colour-black = чорний

watch-board-base_gift = Дар — ознайомча базова партія
watch-board-classic19 = Класичний острів із 19 гексів

watch-tile-longest_road = Найдовший шлях
    .explain = Дістається тому, хто має найдовший неперервний ланцюг доріг, не коротший за 5, і дає 2 переможні очки.
watch-tile-largest_patrol = Найбільший загін
    .explain = Дістається тому, хто зіграв найбільше дозорів, не менше 3, і дає 2 переможні очки.

watch-card-ranger_patrol = Дозор розвідників
    .explain = Перемістіть Тормунда й візьміть випадкову картку в одного із сусідів його нового гекса. Картка лишається перед вами й рахується для Найбільшого загону.
watch-card-winter_is_coming = Зима близько
    .explain = Візьміть із резерву будь-які 2 картки ресурсів.
watch-card-road_building = Будівництво доріг
    .explain = Прокладіть 2 дороги безкоштовно.
watch-card-victory_point = Переможне очко
    .explain = Дає 1 переможне очко. Картка лишається закритою й рахується сама.
watch-card-classic_knight = Лицар
    .explain = Перемістіть Тормунда й візьміть випадкову картку в одного із сусідів його нового гекса. Картка лишається перед вами й рахується для Найбільшого загону.
watch-card-classic_victory_point = Переможне очко
    .explain = Дає 1 переможне очко. Картка лишається закритою й рахується сама.
watch-card-classic_road_building = Будівництво доріг
    .explain = Прокладіть 2 дороги безкоштовно.
watch-card-classic_year_of_plenty = Рік достатку
    .explain = Візьміть із резерву будь-які 2 картки ресурсів.
watch-card-classic_monopoly = Монополія
    .explain = Назвіть ресурс: суперники віддадуть вам усі його картки.

## Місця

# ліс 8
watch-hex = { $terrain } { $token }
# ліс 8 · пагорби 5 · поля 4 (1,0,N)
watch-place = { $place } ({ $at })
# де шлях має гекс лише з одного боку
watch-rim = край
watch-route-any =
    { $board ->
        [classic19] гавань { $rate }:1
       *[other] торговий шлях { $rate }:1
    }
watch-route-one =
    { $board ->
        [classic19] гавань { $rate }:1, { $resource }
       *[other] торговий шлях { $rate }:1, { $resource }
    }

## Що може зробити гравець

watch-option-roll = Кинути кубики
watch-option-go-on = Закінчити торгівлю й перейти до будівництва
watch-option-end-turn = Завершити хід
watch-option-road = Дорога: { $path }
watch-option-settlement = Поселення: { $intersection }
watch-option-keep = Фортеця: { $intersection }
watch-option-buy-card = Купити картку розвитку
watch-option-play = Зіграти картку «{ $card }»
watch-option-tormund = Перемістити Тормунда: { $hex }
watch-option-rob = Пограбувати гравця { $seat }
watch-option-give =
    { $number ->
        [one] Віддати в резерв { $number } { $resource-acc }
       *[other] Віддати в резерв { $number } { $resource-gen }
    }
watch-option-take = Узяти 1 { $resource-acc }
watch-option-propose = Запропонувати обмін суперникам
watch-option-add = Додати 1 { $resource-acc }
watch-option-done = Більше нічого не віддавати
watch-option-send = Надіслати пропозицію
watch-option-drop = Скасувати пропозицію
watch-option-accept = Прийняти
watch-option-decline = Відхилити
watch-option-counter = Зробити зустрічну пропозицію
watch-option-close =
    { $cards ->
        [hidden] Обмінятися з гравцем { $seat }
       *[other] Обмінятися з гравцем { $seat }: віддати { $cards-acc }, отримати { $cards2-acc }
    }
watch-option-withdraw = Відкликати пропозицію
watch-option-discard = Скинути 1 { $resource-acc }
watch-option-gain = Узяти з резерву 1 { $resource-acc }
watch-option-name = Назвати { $resource-acc }
watch-option-choose = Варіант { $choice }

## Питання; .others — що кажуть решті гравців

watch-ask-first-settlement = Оберіть перехрестя для свого поселення.
    .others = { $who } обирає місце для поселення.
watch-ask-first-road = Оберіть шлях для дороги поруч із цим поселенням.
    .others = { $who } обирає шлях для дороги.
watch-ask-roll = Киньте кубики (перед цим можна зіграти картку розвитку).
    .others = { $who } збирається кинути кубики.
watch-ask-trade = Торгуйте, зіграйте картку або переходьте до будівництва.
    .others = { $who } торгує.
watch-ask-build = Будуйте, купіть чи зіграйте картку або завершіть хід.
    .others = { $who } будує.
watch-ask-turn = Торгуйте, будуйте, купіть чи зіграйте картку або завершіть хід.
    .others = { $who } торгує й будує.
watch-ask-take =
    { $number ->
        [one] Оберіть, що взяти з резерву за { $number } { $resource-acc }.
       *[other] Оберіть, що взяти з резерву за { $number } { $resource-gen }.
    }
    .others =
        { $number ->
            [one] { $who } міняє { $number } { $resource-acc } в резерві.
           *[other] { $who } міняє { $number } { $resource-gen } в резерві.
        }
watch-ask-give = Оберіть картки, які готові віддати. Віддаєте: { $cards-acc }.
watch-ask-want = Оберіть картки, які хочете отримати за { $cards-acc }. Просите: { $cards2-acc }.
watch-ask-compose-others = { $who } складає пропозицію.
watch-ask-answer = { $seat } пропонує вам { $cards-acc } за { $cards2-acc }. Оберіть відповідь.
watch-ask-answer-others = { $who } обмірковує пропозицію.
watch-ask-close = Ви запропонували { $cards-acc } за { $cards2-acc }. Оберіть, з ким мінятися, або відкличте пропозицію.
    .others = { $who } обирає, з ким мінятися.
watch-ask-discard =
    { $number ->
        [one] Оберіть ще { $number } картку для скидання.
        [few] Оберіть ще { $number } картки для скидання.
       *[many] Оберіть ще { $number } карток для скидання.
    }
watch-ask-discard-others = { $who } обирає картки для скидання.
watch-ask-tormund = Оберіть гекс, на який перейде Тормунд.
    .others = { $who } переміщує Тормунда.
watch-ask-rob = Оберіть суперника, у якого візьмете картку.
    .others = { $who } обирає, кого пограбувати.
watch-ask-choose = Оберіть дію картки.
    .others = { $who } обирає дію картки.
watch-ask-gain =
    { $number ->
        [one] Оберіть { $number } картку з резерву.
        [few] Оберіть { $number } картки з резерву.
       *[many] Оберіть { $number } карток з резерву.
    }
    .others = { $who } бере картки з резерву.
watch-ask-free-road = Оберіть шлях для безкоштовної дороги (лишилося прокласти: { $number }).
    .others = { $who } прокладає безкоштовні дороги.
watch-ask-name = Назвіть ресурс: суперники віддадуть вам усі його картки.
    .others = { $who } називає ресурс.

## Що сталося

watch-event-first = Партію починає { $who }.
watch-event-turn = Хід { $number }: { $who }.
watch-event-rolled = { $who } кидає кубики: { $total } ({ $number } + { $number2 }).
watch-event-gained = { $who } отримує { $cards-acc }.
watch-event-shortage = У резерві бракує { $resource-gen }.
watch-event-road = { $who } прокладає дорогу: { $path }.
watch-event-settlement = { $who } засновує поселення: { $intersection }.
watch-event-keep = { $who } будує фортецю: { $intersection }.
watch-event-bought =
    { $card ->
        [hidden] { $who } купує картку розвитку.
       *[other] { $who } купує картку розвитку: «{ $card }».
    }
watch-event-played = { $who } розігрує картку «{ $card }».
watch-event-tormund = { $who } переміщує Тормунда: { $hex }.
watch-event-robbed =
    { $resource ->
        [hidden] { $who } забирає картку в гравця { $seat }.
       *[other] { $who } забирає 1 { $resource-acc } в гравця { $seat }.
    }
watch-event-discarded = { $who } скидає { $cards-acc }.
watch-event-supply-trade =
    { $number ->
        [one] { $who } віддає в резерв { $number } { $resource-acc } й бере 1 { $resource2-acc }.
       *[other] { $who } віддає в резерв { $number } { $resource-gen } й бере 1 { $resource2-acc }.
    }
watch-event-proposed = { $who } пропонує { $cards-acc } за { $cards2-acc }.
watch-event-accepted = { $who } приймає пропозицію.
watch-event-declined = { $who } відхиляє пропозицію.
watch-event-countered = Зустрічна пропозиція: { $who } віддає { $cards-acc } за { $cards2-acc }.
watch-event-traded = { $who } міняється з гравцем { $seat }: віддає { $cards-acc }, отримує { $cards2-acc }.
watch-event-withdrawn = { $who } відкликає пропозицію.
watch-event-named = { $who } називає ресурс: { $resource }.
watch-event-handed = { $who } → { $seat }: { $resource }, { $number }.
watch-event-tile = { $who } отримує жетон «{ $tile }» ({ $number }).
watch-event-tile-aside = Жетон «{ $tile }» відкладено: зараз він нічий.
watch-event-revealed =
    { $number ->
        [one] { $who } розкриває { $number } картку «{ $card }».
        [few] { $who } розкриває { $number } картки «{ $card }».
       *[many] { $who } розкриває { $number } карток «{ $card }».
    }
watch-event-won =
    { $number ->
        [one] { $who } перемагає: { $number } переможне очко.
        [few] { $who } перемагає: { $number } переможні очки.
       *[many] { $who } перемагає: { $number } переможних очок.
    }

## Кінець партії

watch-ending-goal = Переможець набрав потрібні для перемоги очки у свій хід.
watch-source-settlements = Поселення
watch-source-keeps = Фортеці
watch-source-longest-road = Найдовший шлях
watch-source-largest-patrol = Найбільший загін
watch-source-cards = Картки переможних очок

## Чому цього не можна зробити

watch-why-not-now = Зараз ідеться про інше: спершу дайте відповідь на відкрите питання.
watch-why-game-over = Партію закінчено, у ній більше нічого не можна зробити.
watch-why-not-asked = Зачекайте трохи: зараз вирішує { $seat }.
watch-why-roll-first = Спершу киньте кубики.
watch-why-already-rolled = У цей хід ви вже кидали кубики.
watch-why-trade-step-over = Торгівлю в цей хід закінчено; знову торгувати можна в наступний свій хід.
watch-why-trade-step-open = Спершу закінчіть торгівлю: будівництво й кінець ходу — після неї.
watch-why-cannot-pay = Ціна: { $cards }. Стільки ви не маєте.
watch-why-no-piece = У запасі не лишилося фігурок цього виду ({ $piece }); поселення повертається, коли його замінює фортеця.
watch-why-path-taken = На цьому шляху вже є дорога; оберіть вільний.
watch-why-not-connected = Дорога має починатися від вашої дороги чи споруди.
watch-why-behind-rival = Між вашою дорогою та цим шляхом стоїть споруда суперника.
watch-why-corner-taken = На цьому перехресті вже є споруда; оберіть вільне.
watch-why-too-close = На сусідньому перехресті є споруда; між спорудами має лишатися хоча б одне вільне.
watch-why-no-road-there = До цього перехрестя має вести ваша дорога.
watch-why-not-your-settlement = Фортецю можна збудувати лише на місці свого поселення.
watch-why-deck-empty = Карток розвитку більше не лишилося.
watch-why-card-played = У цей хід ви вже зіграли картку розвитку, а за хід можна зіграти лише одну.
watch-why-card-fresh = Цю картку ви купили в цей хід; зіграти її можна з наступного свого ходу.
watch-why-card-not-held = У вас на руці немає цієї картки.
watch-why-card-is-victory = Цю картку не розігрують: вона рахується сама, щойно принесе вам перемогу.
watch-why-card-no-effect = Резерв порожній: зараз ця картка нічого не дасть.
watch-why-no-free-road = У вас не лишилося доріг або для них немає вільного шляху.
watch-why-not-to-discard = У вас більше немає { $resource-gen } для скидання.
watch-why-tormund-stays = Тормунд уже стоїть тут; він має перейти на інший гекс.
watch-why-tormund-friendly = За цим столом Тормунд не чіпає гравців, які мають на видноті менше 3 переможних очок.
watch-why-nothing-to-rob = Пограбувати можна лише суперника зі спорудою біля гекса Тормунда й хоча б 1 карткою.
watch-why-rate =
    { $number ->
        [one] Для обміну з резервом треба мати { $number } { $resource-acc }.
       *[other] Для обміну з резервом треба мати { $number } { $resource-gen }.
    }
watch-why-out-of-stock = У резерві більше немає { $resource-gen }.
watch-why-nothing-to-take = У резерві не лишилося іншого ресурсу.
watch-why-same-resource = Візьміть не той ресурс, який віддаєте.
watch-why-no-proposals = Пропозиції на цей хід закінчилися.
watch-why-no-cards = Ви не маєте карток ресурсів для обміну.
watch-why-not-these-cards = Ви не маєте карток, які для цього потрібні.
watch-why-no-partner = Жоден суперник не має карток для обміну.
watch-why-side-full = Цей бік обміну заповнено: більше карток додати не можна.
watch-why-out-of-order = Картки додають за порядком: деревина, глина, вовна, зерно, руда. Щоб повернутися до попереднього ресурсу, скасуйте пропозицію й почніть знову.
watch-why-not-held = У вас на руці більше немає { $resource-gen }.
watch-why-fifth-kind = Якщо віддати всі п’ять видів ресурсів, просити буде нічого.
watch-why-both-sides = Цей ресурс ви віддаєте; попросіть інший.
watch-why-side-empty = Спершу додайте хоча б 1 картку.
watch-why-already-sent = Точно така пропозиція в цей хід уже була; змініть у ній щось.
watch-why-mirror = Саме це вам і пропонують: погодьтеся або попросіть інше.
watch-why-counters-off = За цим столом немає зустрічних пропозицій: прийміть або відхиліть.
watch-why-counter-too-dear = Ви не маєте карток, яких просять у зустрічній пропозиції.
watch-why-no-deal = Цей гравець не прийняв пропозиції й не зробив зустрічної.
watch-why-not-beside-settlement = Ця дорога має торкатися щойно поставленого поселення.
watch-why-choice-no-effect = Зараз із цього варіанта не буде користі; оберіть інший.

## Про що домовляються перед партією

watch-setting-mode = Правила
    .explain = За якими правилами ви граєте.
watch-setting-mode-base = базова партія
watch-setting-board = Поле
    .explain = Яку землю ви обживаєте.
watch-setting-board-auto = поле за правилами
watch-setting-board-base_gift = { watch-board-base_gift }
watch-setting-board-classic19 = { watch-board-classic19 }
watch-setting-layout = Розкладка
    .explain = Чи лежать гекси як на малюнку, чи перемішані.
watch-setting-layout-standard = як на малюнку
watch-setting-layout-random = випадкова
watch-setting-initial_placement = Перші поселення
    .explain = Чи стоять перші поселення на позначених місцях, чи гравці обирають місця самі у два кола.
watch-setting-initial_placement-auto = на позначених місцях, якщо вони є на полі, інакше на вибір
watch-setting-initial_placement-printed = на позначених місцях
watch-setting-initial_placement-phase = на вибір гравців
watch-setting-first_player = Перший гравець
    .explain = Хто ходить першим.
watch-setting-first_player-auto = за жеребом
watch-setting-first_player-seat = перше місце
watch-setting-first_player-random = за жеребом
watch-setting-first_player-roll = у кого на кубиках більше
watch-setting-turn_phases = Етапи ходу
    .explain = Чи треба закінчити торгівлю, перш ніж будувати.
watch-setting-turn_phases-book = спершу торгівля, потім будівництво
watch-setting-turn_phases-combined = торгівля й будівництво в будь-якому порядку
watch-setting-shortage = Нестача в резерві
    .explain = Що стається, коли карток у резерві мало, а належать вони лише одному гравцеві.
watch-setting-shortage-classic = він бере те, що лишилося
watch-setting-shortage-strict = він теж нічого не отримує
watch-setting-win_timing = Мить перемоги
    .explain = Коли 10 переможних очок приносять перемогу.
watch-setting-win_timing-immediate = одразу, у свій хід
watch-setting-win_timing-end_of_turn = наприкінці свого ходу
watch-setting-roads_per_player = Доріг у гравця
    .explain = Скільки фігурок доріг має кожен гравець.
watch-setting-roads_per_player-15 = 15
watch-setting-roads_per_player-14 = 14
watch-setting-trade_max_offers_per_turn = Пропозицій за хід
    .explain = Скільки обмінів можна запропонувати суперникам за один хід; 0 — гравці між собою не торгують.
watch-setting-trade_max_cards_per_side = Карток з одного боку обміну
    .explain = Скільки карток щонайбільше може бути з одного боку обміну між гравцями.
watch-setting-trade_counter_offers = Зустрічні пропозиції
    .explain = Чи можна відповісти на пропозицію своєю.
watch-setting-trade_counter_offers-1 = можна
watch-setting-trade_counter_offers-0 = не можна
watch-setting-dev_deck = Картки розвитку
    .explain = З якої колоди купують картки розвитку.
watch-setting-dev_deck-auto = колода поля
watch-setting-dev_deck-watch = колода Варти
watch-setting-dev_deck-classic = класична колода
watch-setting-friendly_tormund = Добрий Тормунд
    .explain = Чи оминає Тормунд гравців, які мають на видноті менше 3 переможних очок.
watch-setting-friendly_tormund-false = ні
watch-setting-friendly_tormund-true = так
watch-setting-colours = Кольори
    .explain = Кольори гравців за порядком місць; хто не обрав, отримує наступний вільний.
watch-setting-colours-red = { watch-colour-red }
watch-setting-colours-blue = { watch-colour-blue }
watch-setting-colours-yellow = { watch-colour-yellow }
watch-setting-colours-black = { watch-colour-black }

## Налаштування, які правила не дають поєднати

watch-cannot-printed = { $option }: місця позначено лише на полі Дару зі стандартним розкладом.
watch-cannot-colour =
    { $option }: коли грають { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[other] { $players } гравців
    }, для кольору «{ $value }» немає позначених місць.
watch-cannot-colours =
    { $option }: обрано { $colours }, а за столом лише { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[other] { $players } гравців
    }.

## Чого коштує хід і що він принесе; 36 — скількома способами можуть випасти два кубики

watch-preview-cost = Ціна: { $cards }
watch-preview-give = Ви віддаєте: { $cards-acc }
watch-preview-gain = Ви отримуєте: { $cards-acc }
watch-preview-gain-later = Разом із дорогою ви отримаєте: { $cards-acc }
watch-preview-gain-any =
    { $number ->
        [one] Ви оберете { $number } картку з резерву
        [few] Ви оберете { $number } картки з резерву
       *[many] Ви оберете { $number } карток з резерву
    }
watch-preview-gain-nothing = Ніхто не має таких карток: ви нічого не отримаєте
watch-preview-free-roads =
    { $number ->
        [one] Безкоштовно прокладете { $number } дорогу
        [few] Безкоштовно прокладете до { $number } доріг
       *[many] Безкоштовно прокладете до { $number } доріг
    }
watch-preview-points = Переможні очки: { $number } → { $number2 }
watch-preview-wins =
    { $number ->
        [one] Ви переможете: { $number } переможне очко
        [few] Ви переможете: { $number } переможні очки
       *[many] Ви переможете: { $number } переможних очок
    }
watch-preview-length = Ваш найдовший ланцюг доріг: { $number } → { $number2 }
watch-preview-cut = Переріже дороги гравця { $seat }: { $number } → { $number2 }
watch-preview-patrols = Ваші дозори: { $number } → { $number2 }
watch-preview-tile = Ви отримаєте жетон «{ $tile }»
watch-preview-tile-from = Ви заберете жетон «{ $tile }» у гравця { $seat }
watch-preview-tile-to = Жетон «{ $tile }» отримає { $seat }
watch-preview-tile-aside = Жетон «{ $tile }» буде відкладено
watch-preview-income = Дохід, { $hex }: { $cards } ({ $number } із 36)
watch-preview-income-blocked = Поки тут Тормунд, доходу немає: { $hex }
watch-preview-income-sum = Карток за 36 кидків у середньому: { $number }
watch-preview-route = Обмін із резервом: { $resource }, { $number }:1
watch-preview-route-any = Обмін із резервом: будь-який ресурс, { $number }:1
watch-preview-rob = Ви візьмете випадкову картку в гравця { $seat } (карток на руці: { $number })
watch-preview-rob-maybe = Можна пограбувати гравця { $seat } (карток на руці: { $number })
watch-preview-rob-nobody = Грабувати тут нікого
watch-preview-block = Не отримає { $seat }: { $cards-acc } ({ $number } із 36)
watch-preview-unblock = Знову дає вам дохід, { $hex }: { $cards } ({ $number } із 36)
watch-preview-odds = «{ $card }»: { $number } із { $number2 } карток, яких ви не бачили
watch-preview-deal = Якщо обмін відбудеться, ви віддасте { $cards-acc } й отримаєте { $cards2-acc }
watch-preview-proposals = Лишилося пропозицій на цей хід: { $number } → { $number2 }
watch-preview-roll = Кидок { $number } ({ $number2 } із 36): ви отримаєте { $cards-acc }
watch-preview-roll-any = Кидок принесе вам картки: { $number } із 36
watch-preview-roll-seven =
    { $number ->
        [one] Кидок 7 ({ $number2 } із 36): ви скинете { $number } картку
        [few] Кидок 7 ({ $number2 } із 36): ви скинете { $number } картки
       *[many] Кидок 7 ({ $number2 } із 36): ви скинете { $number } карток
    }
