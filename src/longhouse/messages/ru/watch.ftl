### «Игра престолов. Catan: Братство Ночного дозора». Как названы переменные, сказано в speech.py.

watch-name = Игра престолов. Catan: Братство Ночного дозора
watch-description =
    Вдвоём, втроём или вчетвером вы обживаете Дар — землю, которая кормит Ночной дозор. Кубики решают, какие
    гексы принесут древесину, глину, шерсть, зерно и руду; излишки можно обменять, а из остального вырастают дороги,
    поселения, крепости и карты развития. Побеждает тот, кто первым наберёт 10 победных очков в свой ход.

## Вещи

watch-resource-lumber = древесина
    .acc = древесину
    .gen = древесины
watch-resource-brick = глина
    .acc = глину
    .gen = глины
watch-resource-wool = шерсть
    .acc = шерсть
    .gen = шерсти
watch-resource-grain = зерно
    .acc = зерно
    .gen = зерна
watch-resource-ore = руда
    .acc = руду
    .gen = руды

# Сколько карт одного сырья; из нескольких получается список.
watch-cards-lumber =
    { $number ->
        [one] { $number } древесина
       *[other] { $number } древесины
    }
    .acc =
        { $number ->
            [one] { $number } древесину
           *[other] { $number } древесины
        }
watch-cards-brick =
    { $number ->
        [one] { $number } глина
       *[other] { $number } глины
    }
    .acc =
        { $number ->
            [one] { $number } глину
           *[other] { $number } глины
        }
watch-cards-wool =
    { $number ->
        [one] { $number } шерсть
       *[other] { $number } шерсти
    }
watch-cards-grain =
    { $number ->
        [one] { $number } зерно
       *[other] { $number } зерна
    }
watch-cards-ore =
    { $number ->
        [one] { $number } руда
       *[other] { $number } руды
    }
    .acc =
        { $number ->
            [one] { $number } руду
           *[other] { $number } руды
        }
watch-cards-none = пока ничего

watch-terrain-forest = лес
watch-terrain-hills = холмы
watch-terrain-pasture = пастбище
watch-terrain-fields = поля
watch-terrain-mountains = горы
watch-terrain-ice = ледяные пустоши
watch-terrain-desert = пустыня

watch-piece-road = дорога
watch-piece-settlement = поселение
watch-piece-keep = крепость

watch-colour-red = красный
watch-colour-blue = синий
watch-colour-yellow = жёлтый
watch-colour-black = чёрный

watch-board-base_gift = Дар — ознакомительная базовая партия
watch-board-classic19 = Классический остров из 19 гексов

watch-tile-longest_road = Самый длинный тракт
    .explain = Достаётся тому, у кого самая длинная непрерывная цепь дорог, не короче 5, и приносит 2 победных очка.
watch-tile-largest_patrol = Самый большой отряд
    .explain = Достаётся тому, кто сыграл больше всех дозоров, не меньше 3, и приносит 2 победных очка.

watch-card-ranger_patrol = Дозор разведчиков
    .explain = Переместите Тормунда и возьмите случайную карту у одного из соседей его нового гекса. Карта остаётся перед вами и считается для Самого большого отряда.
watch-card-winter_is_coming = Зима близко
    .explain = Возьмите из резерва любые 2 карты сырья.
watch-card-road_building = Строительство дорог
    .explain = Проложите 2 дороги бесплатно.
watch-card-victory_point = Победное очко
    .explain = Приносит 1 победное очко. Карта остаётся закрытой и засчитывается сама.
watch-card-classic_knight = Рыцарь
    .explain = Переместите Тормунда и возьмите случайную карту у одного из соседей его нового гекса. Карта остаётся перед вами и считается для Самого большого отряда.
watch-card-classic_victory_point = Победное очко
    .explain = Приносит 1 победное очко. Карта остаётся закрытой и засчитывается сама.
watch-card-classic_road_building = Строительство дорог
    .explain = Проложите 2 дороги бесплатно.
watch-card-classic_year_of_plenty = Изобретение
    .explain = Возьмите из резерва любые 2 карты сырья.
watch-card-classic_monopoly = Монополия
    .explain = Назовите сырьё: соперники отдадут вам все карты этого сырья.

## Места

# лес 8
watch-hex = { $terrain } { $token }
# лес 8 · холмы 5 · поля 4 (1,0,N)
watch-place = { $place } ({ $at })
# где у пути гекс только с одной стороны
watch-rim = край
watch-route-any =
    { $board ->
        [classic19] гавань { $rate }:1
       *[other] торговый путь { $rate }:1
    }
watch-route-one =
    { $board ->
        [classic19] гавань { $rate }:1, { $resource }
       *[other] торговый путь { $rate }:1, { $resource }
    }

## Что может сделать игрок

watch-option-roll = Бросить кубики
watch-option-go-on = Закончить торговлю и перейти к строительству
watch-option-end-turn = Завершить ход
watch-option-road = Дорога: { $path }
watch-option-settlement = Поселение: { $intersection }
watch-option-keep = Крепость: { $intersection }
watch-option-buy-card = Купить карту развития
watch-option-play = Сыграть карту «{ $card }»
watch-option-tormund = Переместить Тормунда: { $hex }
watch-option-rob = Ограбить игрока { $seat }
watch-option-give =
    { $number ->
        [one] Отдать в резерв { $number } { $resource-acc }
       *[other] Отдать в резерв { $number } { $resource-gen }
    }
watch-option-take = Взять 1 { $resource-acc }
watch-option-propose = Предложить обмен соперникам
watch-option-add = Добавить 1 { $resource-acc }
watch-option-done = Больше ничего не отдавать
watch-option-send = Отправить предложение
watch-option-drop = Отменить предложение
watch-option-accept = Принять
watch-option-decline = Отклонить
watch-option-counter = Сделать встречное предложение
watch-option-close =
    { $cards ->
        [hidden] Обменяться с игроком { $seat }
       *[other] Обменяться с игроком { $seat }: отдать { $cards-acc }, получить { $cards2-acc }
    }
watch-option-withdraw = Отозвать предложение
watch-option-discard = Сбросить 1 { $resource-acc }
watch-option-gain = Взять из резерва 1 { $resource-acc }
watch-option-name = Назвать { $resource-acc }
watch-option-choose = Вариант { $choice }

## Вопросы; .others — что говорится остальным игрокам

watch-ask-first-settlement = Выберите перекрёсток для своего поселения.
    .others = { $who } выбирает место для поселения.
watch-ask-first-road = Выберите путь для дороги рядом с этим поселением.
    .others = { $who } выбирает путь для дороги.
watch-ask-roll = Бросьте кубики (перед этим можно сыграть карту развития).
    .others = { $who } готовится бросить кубики.
watch-ask-trade = Торгуйте, сыграйте карту или переходите к строительству.
    .others = { $who } торгует.
watch-ask-build = Стройте, купите или сыграйте карту либо завершите ход.
    .others = { $who } строит.
watch-ask-turn = Торгуйте, стройте, купите или сыграйте карту либо завершите ход.
    .others = { $who } торгует и строит.
watch-ask-take =
    { $number ->
        [one] Выберите, что взять из резерва за { $number } { $resource-acc }.
       *[other] Выберите, что взять из резерва за { $number } { $resource-gen }.
    }
    .others =
        { $number ->
            [one] { $who } меняет { $number } { $resource-acc } в резерве.
           *[other] { $who } меняет { $number } { $resource-gen } в резерве.
        }
watch-ask-give = Выберите карты, которые готовы отдать. Отдаёте: { $cards-acc }.
watch-ask-want = Выберите карты, которые хотите получить за { $cards-acc }. Просите: { $cards2-acc }.
watch-ask-compose-others = { $who } составляет предложение.
watch-ask-answer = { $seat } предлагает вам { $cards-acc } за { $cards2-acc }. Выберите ответ.
watch-ask-answer-others = { $who } обдумывает предложение.
watch-ask-close = Вы предложили { $cards-acc } за { $cards2-acc }. Выберите, с кем меняться, или отзовите предложение.
    .others = { $who } выбирает, с кем меняться.
watch-ask-discard =
    { $number ->
        [one] Выберите ещё { $number } карту для сброса.
        [few] Выберите ещё { $number } карты для сброса.
       *[many] Выберите ещё { $number } карт для сброса.
    }
watch-ask-discard-others = { $who } выбирает карты для сброса.
watch-ask-tormund = Выберите гекс, на который перейдёт Тормунд.
    .others = { $who } перемещает Тормунда.
watch-ask-rob = Выберите соперника, у которого возьмёте карту.
    .others = { $who } выбирает, кого ограбить.
watch-ask-choose = Выберите действие карты.
    .others = { $who } выбирает действие карты.
watch-ask-gain =
    { $number ->
        [one] Выберите { $number } карту из резерва.
        [few] Выберите { $number } карты из резерва.
       *[many] Выберите { $number } карт из резерва.
    }
    .others = { $who } берёт карты из резерва.
watch-ask-free-road = Выберите путь для бесплатной дороги (осталось проложить: { $number }).
    .others = { $who } прокладывает бесплатные дороги.
watch-ask-name = Назовите сырьё: соперники отдадут вам все карты этого сырья.
    .others = { $who } называет сырьё.

## Что случилось

watch-event-first = Партию начинает { $who }.
watch-event-turn = Ход { $number }: { $who }.
watch-event-rolled = { $who } бросает кубики: { $total } ({ $number } + { $number2 }).
watch-event-gained = { $who } получает { $cards-acc }.
watch-event-shortage = В резерве не хватает { $resource-gen }.
watch-event-road = { $who } прокладывает дорогу: { $path }.
watch-event-settlement = { $who } основывает поселение: { $intersection }.
watch-event-keep = { $who } строит крепость: { $intersection }.
watch-event-bought =
    { $card ->
        [hidden] { $who } покупает карту развития.
       *[other] { $who } покупает карту развития: «{ $card }».
    }
watch-event-played = { $who } разыгрывает карту «{ $card }».
watch-event-tormund = { $who } перемещает Тормунда: { $hex }.
watch-event-robbed =
    { $resource ->
        [hidden] { $who } забирает карту у игрока { $seat }.
       *[other] { $who } забирает 1 { $resource-acc } у игрока { $seat }.
    }
watch-event-discarded = { $who } сбрасывает { $cards-acc }.
watch-event-supply-trade =
    { $number ->
        [one] { $who } отдаёт в резерв { $number } { $resource-acc } и берёт 1 { $resource2-acc }.
       *[other] { $who } отдаёт в резерв { $number } { $resource-gen } и берёт 1 { $resource2-acc }.
    }
watch-event-proposed = { $who } предлагает { $cards-acc } за { $cards2-acc }.
watch-event-accepted = { $who } принимает предложение.
watch-event-declined = { $who } отклоняет предложение.
watch-event-countered = Встречное предложение: { $who } отдаёт { $cards-acc } за { $cards2-acc }.
watch-event-traded = { $who } меняется с игроком { $seat }: отдаёт { $cards-acc }, получает { $cards2-acc }.
watch-event-withdrawn = { $who } отзывает предложение.
watch-event-named = { $who } называет сырьё: { $resource }.
watch-event-handed = { $who } → { $seat }: { $resource }, { $number }.
watch-event-tile = { $who } получает жетон «{ $tile }» ({ $number }).
watch-event-tile-aside = Жетон «{ $tile }» отложен: сейчас он ничей.
watch-event-revealed =
    { $number ->
        [one] { $who } раскрывает { $number } карту «{ $card }».
        [few] { $who } раскрывает { $number } карты «{ $card }».
       *[many] { $who } раскрывает { $number } карт «{ $card }».
    }
watch-event-won =
    { $number ->
        [one] { $who } побеждает: { $number } победное очко.
        [few] { $who } побеждает: { $number } победных очка.
       *[many] { $who } побеждает: { $number } победных очков.
    }

## Конец партии

watch-ending-goal = Победитель набрал нужные для победы очки в свой ход.
watch-source-settlements = Поселения
watch-source-keeps = Крепости
watch-source-longest-road = Самый длинный тракт
watch-source-largest-patrol = Самый большой отряд
watch-source-cards = Карты победных очков

## Почему этого нельзя сделать

watch-why-not-now = Сейчас речь о другом: сначала ответьте на открытый вопрос.
watch-why-game-over = Партия окончена, в ней больше ничего нельзя сделать.
watch-why-not-asked = Подождите немного: сейчас решает { $seat }.
watch-why-roll-first = Сначала бросьте кубики.
watch-why-already-rolled = В этот ход вы уже бросали кубики.
watch-why-trade-step-over = Торговля в этот ход закончена; снова торговать можно в следующий свой ход.
watch-why-trade-step-open = Сначала закончите торговлю: строительство и конец хода — после неё.
watch-why-cannot-pay = Цена: { $cards }. Столько у вас нет.
watch-why-no-piece = В запасе не осталось фигурок этого вида ({ $piece }); поселение возвращается, когда его сменяет крепость.
watch-why-path-taken = На этом пути уже есть дорога; выберите свободный.
watch-why-not-connected = Дорога должна начинаться у вашей дороги или постройки.
watch-why-behind-rival = Между вашей дорогой и этим путём стоит постройка соперника.
watch-why-corner-taken = На этом перекрёстке уже есть постройка; выберите свободный.
watch-why-too-close = На соседнем перекрёстке есть постройка; между постройками должен оставаться хотя бы один свободный.
watch-why-no-road-there = К этому перекрёстку должна вести ваша дорога.
watch-why-not-your-settlement = Крепость можно построить только на месте своего поселения.
watch-why-deck-empty = Карт развития больше не осталось.
watch-why-card-played = В этот ход вы уже сыграли карту развития, а за ход можно сыграть только одну.
watch-why-card-fresh = Эту карту вы купили в этот ход; сыграть её можно со следующего своего хода.
watch-why-card-not-held = У вас на руке нет этой карты.
watch-why-card-is-victory = Эту карту не разыгрывают: она засчитывается сама, как только принесёт вам победу.
watch-why-card-no-effect = Резерв пуст: сейчас эта карта ничего не даст.
watch-why-no-free-road = У вас не осталось дорог или для них нет свободного пути.
watch-why-not-to-discard = У вас больше нет { $resource-gen } для сброса.
watch-why-tormund-stays = Тормунд уже стоит здесь; он должен перейти на другой гекс.
watch-why-tormund-friendly = За этим столом Тормунд не трогает игроков, у которых на виду меньше 3 победных очков.
watch-why-nothing-to-rob = Ограбить можно только соперника с постройкой у гекса Тормунда и хотя бы 1 картой.
watch-why-rate =
    { $number ->
        [one] Для обмена с резервом нужно иметь { $number } { $resource-acc }.
       *[other] Для обмена с резервом нужно иметь { $number } { $resource-gen }.
    }
watch-why-out-of-stock = В резерве больше нет { $resource-gen }.
watch-why-nothing-to-take = В резерве не осталось другого сырья.
watch-why-same-resource = Возьмите не то сырьё, которое отдаёте.
watch-why-no-proposals = Предложения на этот ход закончились.
watch-why-no-cards = У вас нет карт сырья для обмена.
watch-why-not-these-cards = У вас нет карт, которые для этого нужны.
watch-why-no-partner = Ни у кого из соперников нет карт для обмена.
watch-why-side-full = Эта сторона обмена заполнена: больше карт добавить нельзя.
watch-why-out-of-order = Карты добавляют по порядку: древесина, глина, шерсть, зерно, руда. Чтобы вернуться к более раннему сырью, отмените предложение и начните заново.
watch-why-not-held = У вас на руке больше нет { $resource-gen }.
watch-why-fifth-kind = Если отдать все пять видов сырья, просить будет нечего.
watch-why-both-sides = Это сырьё вы отдаёте; попросите другое.
watch-why-side-empty = Сначала добавьте хотя бы 1 карту.
watch-why-already-sent = Точно такое предложение в этот ход уже было; измените в нём что-нибудь.
watch-why-mirror = Именно это вам и предлагают: согласитесь или попросите другое.
watch-why-counters-off = За этим столом нет встречных предложений: примите или отклоните.
watch-why-counter-too-dear = У вас нет карт, которые просят во встречном предложении.
watch-why-no-deal = Этот игрок не принял предложение и не сделал встречного.
watch-why-not-beside-settlement = Эта дорога должна примыкать к только что поставленному поселению.
watch-why-choice-no-effect = Сейчас от этого варианта не будет толку; выберите другой.

## О чём договариваются перед партией

watch-setting-mode = Правила
    .explain = По каким правилам вы играете.
watch-setting-mode-base = базовая партия
watch-setting-board = Поле
    .explain = Какую землю вы обживаете.
watch-setting-board-auto = поле по правилам
watch-setting-board-base_gift = { watch-board-base_gift }
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
watch-setting-first_player-auto = по жребию
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

watch-cannot-printed = { $option }: места указаны только на поле Дара при стандартном раскладе.
watch-cannot-colour =
    { $option }: когда играют { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    }, для цвета «{ $value }» нет указанных мест.
watch-cannot-colours =
    { $option }: выбрано { $colours }, а за столом всего { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    }.

## Чего стоит ход и что он принесёт; 36 — сколькими способами могут выпасть два кубика

watch-preview-cost = Цена: { $cards }
watch-preview-give = Вы отдаёте: { $cards-acc }
watch-preview-gain = Вы получаете: { $cards-acc }
watch-preview-gain-later = Вместе с дорогой вы получите: { $cards-acc }
watch-preview-gain-any =
    { $number ->
        [one] Вы выберете { $number } карту из резерва
        [few] Вы выберете { $number } карты из резерва
       *[many] Вы выберете { $number } карт из резерва
    }
watch-preview-gain-nothing = Ни у кого нет таких карт: вы ничего не получите
watch-preview-free-roads =
    { $number ->
        [one] Бесплатно проложите { $number } дорогу
        [few] Бесплатно проложите до { $number } дорог
       *[many] Бесплатно проложите до { $number } дорог
    }
watch-preview-points = Победные очки: { $number } → { $number2 }
watch-preview-wins =
    { $number ->
        [one] Вы победите: { $number } победное очко
        [few] Вы победите: { $number } победных очка
       *[many] Вы победите: { $number } победных очков
    }
watch-preview-length = Ваша самая длинная цепь дорог: { $number } → { $number2 }
watch-preview-cut = Перережет дороги игрока { $seat }: { $number } → { $number2 }
watch-preview-patrols = Ваши дозоры: { $number } → { $number2 }
watch-preview-tile = Вы получите жетон «{ $tile }»
watch-preview-tile-from = Вы отберёте жетон «{ $tile }» у игрока { $seat }
watch-preview-tile-to = Жетон «{ $tile }» получит { $seat }
watch-preview-tile-aside = Жетон «{ $tile }» будет отложен
watch-preview-income = Доход, { $hex }: { $cards } ({ $number } из 36)
watch-preview-income-blocked = Пока здесь Тормунд, дохода нет: { $hex }
watch-preview-income-sum = Карт за 36 бросков в среднем: { $number }
watch-preview-route = Обмен с резервом: { $resource }, { $number }:1
watch-preview-route-any = Обмен с резервом: любое сырьё, { $number }:1
watch-preview-rob = Вы возьмёте случайную карту у игрока { $seat } (карт на руке: { $number })
watch-preview-rob-maybe = Можно ограбить игрока { $seat } (карт на руке: { $number })
watch-preview-rob-nobody = Грабить здесь некого
watch-preview-block = Не получит { $seat }: { $cards-acc } ({ $number } из 36)
watch-preview-unblock = Снова приносит вам доход, { $hex }: { $cards } ({ $number } из 36)
watch-preview-odds = «{ $card }»: { $number } из { $number2 } карт, которых вы не видели
watch-preview-deal = Если обмен состоится, вы отдадите { $cards-acc } и получите { $cards2-acc }
watch-preview-proposals = Осталось предложений на этот ход: { $number } → { $number2 }
watch-preview-roll = Бросок { $number } ({ $number2 } из 36): вы получите { $cards-acc }
watch-preview-roll-any = Бросок принесёт вам карты: { $number } из 36
watch-preview-roll-seven =
    { $number ->
        [one] Бросок 7 ({ $number2 } из 36): вы сбросите { $number } карту
        [few] Бросок 7 ({ $number2 } из 36): вы сбросите { $number } карты
       *[many] Бросок 7 ({ $number2 } из 36): вы сбросите { $number } карт
    }
