### «Нортґард» до партії: що це за гра і про що можна домовитися.

northgard-name = Нортґард. Незвідані землі
northgard-description =
    Від двох до п’яти гравців ведуть клани вікінгів у землі, яких немає на жодній мапі. Щороку ви граєте карти:
    дослідження, наймання, переміщення, будівництво, бої; потім збираєте врожай і платите за зимування. Спасувавши,
    ви берете нову карту, тож колоди стають дедалі різнішими. Перемагає той, хто наприкінці року має три закриті
    території з великою спорудою на кожній; якщо таких немає, за сім років вирішує слава.

## Речі

northgard-colour-red = червоний
northgard-colour-blue = синій
northgard-colour-yellow = жовтий
northgard-colour-purple = фіолетовий
northgard-colour-green = зелений

## Про що домовляються перед партією

northgard-setting-years = Тривалість
    .explain = Скільки років триває партія. Після десяти років вирішує лише слава.
northgard-setting-years-7 = 7 років
northgard-setting-years-10 = 10 років
northgard-setting-teams = Команди
    .explain = Чи грають учотирьох двоє на двоє: місця 1 і 3 проти місць 2 і 4.
northgard-setting-teams-false = кожен за себе
northgard-setting-teams-true = двоє на двоє
northgard-setting-creatures = Істоти
    .explain = Чи виходять із лігв вовки, бурі ведмеді, драуґри та прокляті валькірії.
northgard-setting-creatures-false = ні
northgard-setting-creatures-true = так
northgard-setting-more_creatures = Більше істот!
    .explain = Чи може гравець, що спасував, викликати ще одну істоту, поки їх менше, ніж гравців.
northgard-setting-more_creatures-false = ні
northgard-setting-more_creatures-true = так
northgard-setting-win_by_territories = Перемога землями
    .explain = Чи приносять перемогу наприкінці року три закриті території з великою спорудою на кожній (для команди п’ять). У партії на десять років — ніколи.
northgard-setting-win_by_territories-true = так
northgard-setting-win_by_territories-false = вирішує лише слава
northgard-setting-clan_pick = Клани
    .explain = Чи обирають гравці клани за порядком місць, чи отримують їх за жеребом.
northgard-setting-clan_pick-choose = на вибір
northgard-setting-clan_pick-random = за жеребом
northgard-setting-first_player = Перший гравець
    .explain = Хто починає перший рік.
northgard-setting-first_player-roll = у кого на кістках більше сокир
northgard-setting-first_player-random = за жеребом
northgard-setting-first_player-seat1 = перше місце
northgard-setting-open_fame = Слава
    .explain = Чи всім видно, скільки в кого слави.
northgard-setting-open_fame-false = прихована до кінця
northgard-setting-open_fame-true = відкрита
northgard-setting-trade_rate = Обмін під час збирання врожаю
    .explain = Які три ресурси можна віддати за один на вибір.
northgard-setting-trade_rate-any3 = будь-які три
northgard-setting-trade_rate-same3 = три однакові
northgard-setting-harvest_order = Урожай і зимування
    .explain = Чи збирають і платять гравці по черзі, чи всі разом.
northgard-setting-harvest_order-turn_order = по черзі
northgard-setting-harvest_order-together = усі разом
northgard-setting-second_chance = Другий шанс
    .explain = Що робить гравець, який наприкінці року не має фігур на мапі.
northgard-setting-second_chance-may = може повернутися
northgard-setting-second_chance-must = мусить повернутися
northgard-setting-boar_lore = Знання клану Кабана
    .explain = Після якого дослідження клан Кабана отримує 1 знання.
northgard-setting-boar_lore-closes_none = воно не закрило жодної території
northgard-setting-boar_lore-closes_no_own = воно не закрило жодної своєї території
northgard-setting-bear_pass_through = Повз бурого ведмедя
    .explain = Чи можуть фігури, що увійшли на територію з бурим ведмедем, піти з неї тим самим переміщенням (з істотами).
northgard-setting-bear_pass_through-true = можуть іти далі
northgard-setting-bear_pass_through-false = залишаються
northgard-setting-stuck_creature_acts = Істота, якій нікуди йти
    .explain = Чи діє здатність істоти там, де вона стоїть, якщо їй нікуди йти (з істотами).
northgard-setting-stuck_creature_acts-true = усе одно діє
northgard-setting-stuck_creature_acts-false = нічого не робить
northgard-setting-strict_borders = Межі на плитках
    .explain = Чи можна класти плитку так, щоб по обидва боки межі лежала та сама територія.
northgard-setting-strict_borders-false = можуть іти однією територією
northgard-setting-strict_borders-true = лише між територіями
northgard-setting-five_tile_in_pile = Плитка для п’ятьох
    .explain = Чи лежить друга початкова плитка у стосі, коли грають від двох до чотирьох.
northgard-setting-five_tile_in_pile-true = у стосі
northgard-setting-five_tile_in_pile-false = прибрано
northgard-setting-small_on_large = Малі споруди на великих комірках
    .explain = Чи можна будувати малі споруди, крім рунічного каменя, і на великих комірках.
northgard-setting-small_on_large-false = ні
northgard-setting-small_on_large-true = так
northgard-setting-scorch_own = Випалена земля
    .explain = Чи може клан Змії покласти жетон на свою територію, суміжну з іншою своєю.
northgard-setting-scorch_own-true = і на своїй території
northgard-setting-scorch_own-false = тільки не на своїй
northgard-setting-discard_needs_victim = «Шпигун» і «Прокляття предків»
    .explain = Чи можна зіграти карти «Шпигун» і «Прокляття предків» лише для того, щоб узяти карту, коли в жодного суперника немає карт на руці.
northgard-setting-discard_needs_victim-false = можна
northgard-setting-discard_needs_victim-true = не можна
northgard-setting-colours = Кольори
    .explain = Кольори гравців за порядком місць; хто не обрав, отримує наступний вільний.
northgard-setting-colours-red = { northgard-colour-red }
northgard-setting-colours-blue = { northgard-colour-blue }
northgard-setting-colours-yellow = { northgard-colour-yellow }
northgard-setting-colours-purple = { northgard-colour-purple }
northgard-setting-colours-green = { northgard-colour-green }

## Налаштування, які правила не дають поєднувати

northgard-cannot-teams = { $setting }: двоє на двоє грають лише вчотирьох.
northgard-cannot-more-creatures = { $setting }: вони приходять лише там, де є істоти; увімкніть і їх.
northgard-cannot-colours =
    { $players ->
        [one] { $setting }: обрано { $colours }, а за столом лише { $players } гравець.
        [few] { $setting }: обрано { $colours }, а за столом лише { $players } гравці.
       *[many] { $setting }: обрано { $colours }, а за столом лише { $players } гравців.
    }
