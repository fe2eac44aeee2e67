### «Братство Нічної варти» до партії: що це за гра і про що можна домовитися.

watch-name = Гра престолів. Catan: Братство Нічної варти
watch-description =
    Удвох, утрьох або вчотирьох ви обживаєте Дар — землю, що годує Нічну варту. Кубики вирішують, які гекси
    дадуть деревину, глину, вовну, зерно та руду; надлишки можна обміняти, а з решти постають дороги, поселення,
    фортеці та картки розвитку. У повній грі, для трьох чи чотирьох, ви ще й обороняєте Стіну: усе, що ви будуєте,
    приваблює до неї дикунів, а допомагають вам герої. Перемагає той, хто першим набере 10 переможних очок у свій хід;
    якщо ж Стіна впаде раніше — той, хто має на ній найбільше дозорців.

## Речі

watch-colour-red = червоний
watch-colour-blue = синій
watch-colour-yellow = жовтий
watch-colour-black = чорний

watch-board-base_gift = Дар — ознайомча базова партія
watch-board-full_gift_3p = Дар — три гравці
watch-board-full_gift_4p = Дар — чотири гравці
watch-board-classic19 = Класичний острів із 19 гексів

## Про що домовляються перед партією

watch-setting-mode = Правила
    .explain = За якими правилами ви граєте.
watch-setting-mode-full = повна гра, зі Стіною
watch-setting-mode-base = базова партія
watch-setting-board = Поле
    .explain = Яку землю ви обживаєте.
watch-setting-board-auto = поле за правилами
watch-setting-board-base_gift = { watch-board-base_gift }
watch-setting-board-full_gift_3p = { watch-board-full_gift_3p }
watch-setting-board-full_gift_4p = { watch-board-full_gift_4p }
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
watch-setting-first_player-auto = за жеребом; у повній грі — у кого на кубиках більше
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
watch-setting-hero_fresh_use = Щойно взятий герой
    .explain = Чи можна застосувати героя в той самий хід, у який його взято (повна гра).
watch-setting-hero_fresh_use-false = відпочиває цей хід
watch-setting-hero_fresh_use-true = готовий одразу
watch-setting-hero_take_back_same = Щойно повернутий герой
    .explain = Чи можна знову взяти героя, якого ви щойно повернули (повна гра).
watch-setting-hero_take_back_same-false = узяти не можна
watch-setting-hero_take_back_same-true = узяти можна
watch-setting-tragedy_of_heroes = Трагедія героїв
    .explain = Чи покидає гру один із вільних героїв, коли на трьох кубиках випало одне число (повна гра).
watch-setting-tragedy_of_heroes-false = ні
watch-setting-tragedy_of_heroes-true = так
watch-setting-setup_wildlings = Жетони перших поселень
    .explain = Чи розкривають жетони дикунів під поселеннями, поставленими під час підготовки (повна гра).
watch-setting-setup_wildlings-none = повертаються в резерв
watch-setting-setup_wildlings-reveal = розкриваються після перших дозорців
watch-setting-recheck_after_guard_loss = Після втрати дозорця
    .explain = Чи вдираються дикуни, що чекають, одразу, якщо без дозорця їх стало більше, ніж тих, хто лишився (повна гра).
watch-setting-recheck_after_guard_loss-false = чекають далі
watch-setting-recheck_after_guard_loss-true = вдираються
watch-setting-new_recruits_guards = Новобранці
    .explain = Скільки дозорців виставляє картка «Новобранці» (повна гра).
watch-setting-new_recruits_guards-1 = 1
watch-setting-new_recruits_guards-2 = до 2
watch-setting-patrol_targets = Цілі дозору розвідників
    .explain = Звідки дозор розвідників може прогнати дикуна (повна гра).
watch-setting-patrol_targets-gift = Дар
watch-setting-patrol_targets-clearing = узлісся
watch-setting-patrol_gain = Картка за звільнений гекс
    .explain = Чи приносить дозор розвідників, що прогнав дикуна, ще й 1 картку ресурсу, який дає звільнений гекс (повна гра).
watch-setting-patrol_gain-true = так
watch-setting-patrol_gain-false = ні
watch-setting-token_mix = Жетони дикунів
    .explain = Скільки жетонів дикунів кожного виду має кожен клан (повна гра). Другий набір — той, з яким Longhouse грав спочатку.
watch-setting-token_mix-extension = 12 воїнів, 4 льодолази, 3 велетні
watch-setting-token_mix-old = 11 воїнів, 4 льодолази, 4 велетні
watch-setting-no_figure = Якщо фігурок не лишилося
    .explain = Що стається, коли для розкритого жетона не лишилося фігурки дикуна (повна гра).
watch-setting-no_figure-skip = ніхто не приходить
watch-setting-no_figure-redraw = розкривають наступний жетон
watch-setting-invasion_full_route = Якщо шлях у Дар зайнято
    .explain = Куди йдуть дикуни, коли всі гекси за стрілкою їхньої ділянки Стіни зайняті (повна гра).
watch-setting-invasion_full_route-overflow = на найближчий вільний гекс
watch-setting-invasion_full_route-none = назад на Крижані Ікла
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

watch-cannot-two = { $setting }: у повну гру грають утрьох або вчотирьох; удвох грають у базову.
watch-cannot-deck = { $setting }: класична колода буває лише в базовій грі.
watch-cannot-targets = { $setting }: Дар входить сюди завжди.
watch-cannot-board = { $setting }: «{ $value }» — поле іншого режиму гри.
watch-cannot-board-players = { $setting }: «{ $value }» — поле для іншої кількості гравців ({ $players }).
watch-cannot-printed = { $setting }: місця позначено лише на полі Дару зі стандартним розкладом.
watch-cannot-colour =
    { $setting }: коли грають { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[other] { $players } гравців
    }, для кольору «{ $value }» немає позначених місць.
watch-cannot-colours =
    { $setting }: обрано { $colours }, а за столом лише { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[other] { $players } гравців
    }.
