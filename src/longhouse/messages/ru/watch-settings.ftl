### «Братство Ночного дозора» до партии: что это за игра и о чём можно договориться.

watch-name = Игра престолов. Catan: Братство Ночного дозора
watch-description =
    Вдвоём, втроём или вчетвером вы обживаете Дар — землю, которая кормит Ночной дозор. Кубики решают, какие
    гексы принесут древесину, глину, шерсть, зерно и руду; излишки можно обменять, а из остального вырастают дороги,
    поселения, крепости и карты развития. В полной игре, для троих или четверых, вы ещё и обороняете Стену: всё, что вы
    строите, привлекает к ней одичалых, а помогают вам герои. Побеждает тот, кто первым наберёт 10 победных очков
    в свой ход; если же Стена падёт раньше — тот, у кого на ней больше всех дозорных.

## Вещи

watch-colour-red = красный
watch-colour-blue = синий
watch-colour-yellow = жёлтый
watch-colour-black = чёрный

watch-board-base_gift = Дар — ознакомительная базовая партия
watch-board-full_gift_3p = Дар — три игрока
watch-board-full_gift_4p = Дар — четыре игрока
watch-board-classic19 = Классический остров из 19 гексов

## О чём договариваются перед партией

watch-setting-mode = Правила
    .explain = По каким правилам вы играете.
watch-setting-mode-full = полная игра, со Стеной
watch-setting-mode-base = базовая партия
watch-setting-board = Поле
    .explain = Какую землю вы обживаете.
watch-setting-board-auto = поле по правилам
watch-setting-board-base_gift = { watch-board-base_gift }
watch-setting-board-full_gift_3p = { watch-board-full_gift_3p }
watch-setting-board-full_gift_4p = { watch-board-full_gift_4p }
watch-setting-board-classic19 = { watch-board-classic19 }
watch-setting-layout = Расклад
    .explain = Лежат ли гексы как на рисунке или перемешаны.
watch-setting-layout-standard = как на рисунке
watch-setting-layout-random = случайный
watch-setting-initial_placement = Первые поселения
    .explain = Стоят ли первые поселения на указанных местах или игроки выбирают места сами в два круга.
watch-setting-initial_placement-auto = на указанных местах, если они есть на поле, иначе на выбор
watch-setting-initial_placement-printed = на указанных местах
watch-setting-initial_placement-phase = по выбору игроков
watch-setting-first_player = Первый игрок
    .explain = Кто ходит первым.
watch-setting-first_player-auto = по жребию; в полной игре — у кого на кубиках больше
watch-setting-first_player-seat = первое место
watch-setting-first_player-random = по жребию
watch-setting-first_player-roll = у кого на кубиках больше
watch-setting-turn_phases = Этапы хода
    .explain = Надо ли закончить торговлю, прежде чем строить.
watch-setting-turn_phases-book = сначала торговля, затем строительство
watch-setting-turn_phases-combined = торговля и строительство в любом порядке
watch-setting-shortage = Нехватка в резерве
    .explain = Что происходит, когда карт в резерве мало, а причитаются они только одному игроку.
watch-setting-shortage-classic = он берёт остаток
watch-setting-shortage-strict = он тоже ничего не получает
watch-setting-win_timing = Момент победы
    .explain = Когда 10 победных очков приносят победу.
watch-setting-win_timing-immediate = сразу, в свой ход
watch-setting-win_timing-end_of_turn = в конце своего хода
watch-setting-roads_per_player = Дорог у игрока
    .explain = Сколько фигурок дорог у каждого игрока.
watch-setting-roads_per_player-15 = 15
watch-setting-roads_per_player-14 = 14
watch-setting-hero_fresh_use = Только что взятый герой
    .explain = Можно ли применить героя в тот же ход, в который он взят (полная игра).
watch-setting-hero_fresh_use-false = отдыхает этот ход
watch-setting-hero_fresh_use-true = готов сразу
watch-setting-hero_take_back_same = Только что возвращённый герой
    .explain = Можно ли снова взять героя, которого вы только что вернули (полная игра).
watch-setting-hero_take_back_same-false = взять нельзя
watch-setting-hero_take_back_same-true = взять можно
watch-setting-tragedy_of_heroes = Трагедия героев
    .explain = Покидает ли игру один из свободных героев, когда на трёх кубиках выпало одно число (полная игра).
watch-setting-tragedy_of_heroes-false = нет
watch-setting-tragedy_of_heroes-true = да
watch-setting-setup_wildlings = Жетоны первых поселений
    .explain = Раскрываются ли жетоны одичалых под поселениями, поставленными при подготовке (полная игра).
watch-setting-setup_wildlings-none = возвращаются в резерв
watch-setting-setup_wildlings-reveal = раскрываются после первых дозорных
watch-setting-recheck_after_guard_loss = После потери дозорного
    .explain = Вторгаются ли ждущие одичалые сразу, если после ухода дозорного их стало больше, чем оставшихся (полная игра).
watch-setting-recheck_after_guard_loss-false = ждут дальше
watch-setting-recheck_after_guard_loss-true = вторгаются
watch-setting-new_recruits_guards = Новобранцы
    .explain = Сколько дозорных выставляет карта «Новобранцы» (полная игра).
watch-setting-new_recruits_guards-1 = 1
watch-setting-new_recruits_guards-2 = до 2
watch-setting-patrol_targets = Цели дозора разведчиков
    .explain = Откуда дозор разведчиков может прогнать одичалого (полная игра).
watch-setting-patrol_targets-gift = Дар
watch-setting-patrol_targets-clearing = опушки
watch-setting-patrol_gain = Карта за освобождённый гекс
    .explain = Приносит ли дозор разведчиков, прогнавший одичалого, ещё и 1 карту сырья гекса, который тот занимал (полная игра).
watch-setting-patrol_gain-true = да
watch-setting-patrol_gain-false = нет
watch-setting-token_mix = Жетоны одичалых
    .explain = Сколько жетонов одичалых каждого вида у каждого клана (полная игра). Второй набор — тот, с которым Longhouse играл сначала.
watch-setting-token_mix-extension = 12 воинов, 4 ледолаза, 3 великана
watch-setting-token_mix-old = 11 воинов, 4 ледолаза, 4 великана
watch-setting-no_figure = Если фигурок не осталось
    .explain = Что происходит, когда для раскрытого жетона не осталось фигурки одичалого (полная игра).
watch-setting-no_figure-skip = никто не приходит
watch-setting-no_figure-redraw = раскрывается следующий жетон
watch-setting-invasion_full_route = Если путь в Дар занят
    .explain = Куда идут одичалые, когда все гексы по стрелке их участка Стены заняты (полная игра).
watch-setting-invasion_full_route-overflow = на ближайший свободный гекс
watch-setting-invasion_full_route-none = обратно на Клыки Мороза
watch-setting-trade_max_offers_per_turn = Предложений за ход
    .explain = Сколько обменов можно предложить соперникам за один ход; 0 — игроки между собой не торгуют.
watch-setting-trade_max_cards_per_side = Карт с одной стороны обмена
    .explain = Сколько карт самое большее может быть с одной стороны обмена между игроками.
watch-setting-trade_counter_offers = Встречные предложения
    .explain = Можно ли ответить на предложение своим.
watch-setting-trade_counter_offers-1 = можно
watch-setting-trade_counter_offers-0 = нельзя
watch-setting-dev_deck = Карты развития
    .explain = Из какой колоды покупают карты развития.
watch-setting-dev_deck-auto = колода поля
watch-setting-dev_deck-watch = колода Дозора
watch-setting-dev_deck-classic = классическая колода
watch-setting-friendly_tormund = Добрый Тормунд
    .explain = Обходит ли Тормунд стороной игроков, у которых на виду меньше 3 победных очков.
watch-setting-friendly_tormund-false = нет
watch-setting-friendly_tormund-true = да
watch-setting-colours = Цвета
    .explain = Цвета игроков по порядку мест; кто не выбрал, получает следующий свободный.
watch-setting-colours-red = { watch-colour-red }
watch-setting-colours-blue = { watch-colour-blue }
watch-setting-colours-yellow = { watch-colour-yellow }
watch-setting-colours-black = { watch-colour-black }

## Настройки, которые правила не дают сочетать

watch-cannot-two = { $setting }: в полную игру играют втроём или вчетвером; вдвоём играют в базовую.
watch-cannot-deck = { $setting }: классическая колода бывает только в базовой игре.
watch-cannot-targets = { $setting }: Дар входит сюда всегда.
watch-cannot-board = { $setting }: «{ $value }» — поле другого режима игры.
watch-cannot-board-players = { $setting }: «{ $value }» — поле для другого числа игроков ({ $players }).
watch-cannot-printed = { $setting }: места указаны только на поле Дара при стандартном раскладе.
watch-cannot-colour =
    { $setting }: когда играют { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    }, для цвета «{ $value }» нет указанных мест.
watch-cannot-colours =
    { $setting }: выбрано { $colours }, а за столом всего { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    }.
