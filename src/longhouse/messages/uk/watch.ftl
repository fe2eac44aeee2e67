### «Гра престолів. Catan: Братство Нічної варти». Як названо змінні, сказано в speech.py.

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
watch-piece-guard = дозорець

watch-tile-longest_road = Найдовший шлях
    .explain = Дістається тому, хто має найдовший неперервний ланцюг доріг, не коротший за 5, і дає 2 переможні очки (у повній грі — 1).
watch-tile-largest_patrol = Найбільший загін
    .explain = Дістається тому, хто зіграв найбільше дозорів, не менше 3, і дає 2 переможні очки (у повній грі — 1).

watch-card-ranger_patrol = Дозор розвідників
    .explain = Перемістіть Тормунда й візьміть випадкову картку в одного із сусідів його нового гекса; або, у повній грі, проженіть одного дикуна з Дару на Крижані Ікла й візьміть 1 картку ресурсу, який дає звільнений гекс. Картка лишається перед вами й рахується для Найбільшого загону.
    .explain-no-gain = Перемістіть Тормунда й візьміть випадкову картку в одного із сусідів його нового гекса; або, у повній грі, проженіть одного дикуна з Дару на Крижані Ікла. Картка лишається перед вами й рахується для Найбільшого загону.
watch-card-winter_is_coming = Зима близько
    .explain = Візьміть із резерву будь-які 2 картки ресурсів.
watch-card-road_building = Будівництво доріг
    .explain = Прокладіть 2 дороги безкоштовно.
watch-card-new_recruits = Новобранці
    .explain = Виставте дозорця на Стіну безкоштовно.
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

watch-wildling-regular = воїн
    .acc = воїна
    .gen = воїна
watch-wildling-climber = льодолаз
    .acc = льодолаза
    .gen = льодолаза
watch-wildling-giant = велетень
    .acc = велетня
    .gen = велетня

watch-clan-ice_river = клан Крижаної річки
    .gen = клану Крижаної річки
watch-clan-cave = клан печерних мешканців
    .gen = клану печерних мешканців
watch-clan-hornfoot = клан рогоногих
    .gen = клану рогоногих

## Places

watch-section = ділянка Стіни № { $number }
    .acc = ділянку Стіни № { $number }
    .gen = ділянки Стіни № { $number }
watch-trail = стежка «{ $label }»
    .acc = стежку «{ $label }»
    .gen = стежки «{ $label }»
watch-clearing = узлісся «{ $label }»
watch-camp = табір { $number } { $clan-gen }
watch-token = { $wildling }, { $clan }
watch-choice = Варіант { $number }
watch-choice-move_tormund = Перемістити Тормунда
watch-choice-remove_wildling = Прогнати дикуна на Крижані Ікла

## Місця

# ліс 8
watch-hex = { $terrain } { $token }
# ліс 8 · пагорби 5 · поля 4 (1,0,N)
watch-place = { $place } ({ $at })
    .seen = { $place }
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
watch-option-choose = { $choice }
watch-option-guard = Дозорець: { $section }
watch-option-wildling =
    { $wildling ->
        [hidden] Прогнати на Крижані Ікла: { $wildling_place }
       *[other] Прогнати на Крижані Ікла: { $wildling }, { $wildling_place }
    }
watch-option-none =
    { $about ->
        [price] Заплатити звичайну ціну
        [guard] Другого дозорця не виставляти
        [gain] Нічого не брати
       *[other] Нічого з цього
    }
watch-option-remove-hero = Прибрати героя з гри: { $hero }

## Питання; .others — що кажуть решті гравців

watch-ask-first-settlement = Оберіть перехрестя для свого поселення.
    .others = { $who } обирає місце для поселення.
watch-ask-first-road = Оберіть шлях для дороги поруч із цим поселенням.
    .others = { $who } обирає шлях для дороги.
watch-ask-roll =
    { $mode ->
        [full] Киньте кубики (перед цим можна зіграти картку розвитку, а деякі герої готові допомогти).
       *[base] Киньте кубики (перед цим можна зіграти картку розвитку).
    }
    .others = { $who } збирається кинути кубики.
watch-ask-trade =
    { $mode ->
        [full] Торгуйте, зіграйте картку, застосуйте героя або переходьте до будівництва.
       *[base] Торгуйте, зіграйте картку або переходьте до будівництва.
    }
    .others = { $who } торгує.
watch-ask-build =
    { $mode ->
        [full] Будуйте, купіть чи зіграйте картку, застосуйте героя або завершіть хід.
       *[base] Будуйте, купіть чи зіграйте картку або завершіть хід.
    }
    .others = { $who } будує.
watch-ask-turn =
    { $mode ->
        [full] Торгуйте, будуйте, купіть чи зіграйте картку, застосуйте героя або завершіть хід.
       *[base] Торгуйте, будуйте, купіть чи зіграйте картку або завершіть хід.
    }
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

watch-ask-first-guard = Оберіть ділянку Стіни для свого першого дозорця.
    .others = { $who } виставляє першого дозорця.
watch-ask-free-guard = Оберіть ділянку Стіни для безкоштовного дозорця (лишилося виставити: { $number }).
    .others = { $who } виставляє дозорця.
watch-ask-guard = Оберіть ділянку Стіни для свого дозорця.
    .others = { $who } виставляє дозорця.
watch-ask-wildling = Оберіть дикуна, якого проженете на Крижані Ікла.
    .others = { $who } обирає, якого дикуна прогнати.
watch-ask-remove-hero = На всіх трьох кубиках одне число: оберіть вільного героя, який покине гру.
    .others = { $who } обирає героя, який покине гру.

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
watch-event-handed =
    { $number ->
        [0] Гравцеві { $who } нічого віддати: немає { $resource-gen }. Нічого не отримує { $seat }.
       *[other] { $who } → { $seat }: { $resource }, { $number }.
    }
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

watch-event-rolled-three = { $who } кидає кубики: { $total } ({ $number } + { $number2 }); на кубику дикунів { $die }.
watch-event-hero-dealt = { $who } починає з героєм: { $hero }.
watch-event-hero-removed = { $who } прибирає героя з гри: { $hero }.
watch-event-token = { $who } розкриває жетон дикунів: { $token }.
watch-event-camp = До табору { $number } { $clan-gen } приходить { $wildling }.
watch-event-no-figure = На Крижаних Іклах не лишилося дикуна, який прийшов би за цим жетоном ({ $wildling }).
watch-event-refilled = Використані жетони дикунів перемішано в новий резерв ({ $number }).
watch-event-token-under = { $who } повертає поселення на жетон ціни будівництва й кладе під нього новий жетон дикунів.
watch-event-advance = Наступає { $wildling }: { $trail }, { $clearing }.
watch-event-no-advance = На кубику дикунів { $die }: ніхто не наступає.
watch-event-rush = Табори { $clan-gen } переповнені: двоє дикунів чинять набіг на Стіну.
watch-event-waits = На { $clearing-acc } стає { $wildling }.
watch-event-crossed = Через { $section-acc } у Дар перебирається { $wildling }: { $hex }.
watch-event-turned-back = Для дикуна ({ $wildling }) за Стіною немає вільного гекса, { $section }: він повертається на Крижані Ікла.
watch-event-gift = Дикунів у Дарі: { $number }; якщо стане більше ніж { $number2 }, гра закінчиться.
watch-event-guard = { $who } виставляє дозорця на { $section-acc }.
watch-event-guard-home = { $who } втрачає дозорця з поста 1 { $section-gen }.
watch-event-guard-points =
    { $number ->
        [one] Тепер { $who } отримує за дозорців { $number } переможне очко.
        [few] Тепер { $who } отримує за дозорців { $number } переможні очки.
       *[many] Тепер { $who } отримує за дозорців { $number } переможних очок.
    }
watch-event-wildling-home = На Крижані Ікла повертається { $wildling }.
watch-event-removed = { $who } проганяє { $wildling-acc } на Крижані Ікла: { $wildling_place }.
watch-event-breach = Дикуни вдираються через { $section-acc }.
watch-event-marker = Вторгнень: { $number } із { $number2 }.
watch-event-fallen = Стіна впала.
watch-event-survived =
    { $number ->
        [one] { $who } перемагає: { $number } дозорець на Стіні.
        [few] { $who } перемагає: { $number } дозорці на Стіні.
       *[many] { $who } перемагає: { $number } дозорців на Стіні.
    }
watch-event-all-lost = Ніхто не вирізнився серед захисників Стіни: програють усі.

## Кінець партії

watch-ending-goal = Переможець набрав потрібні для перемоги очки у свій хід.
watch-ending-breaches = Забагато вторгнень: Стіна впала.
watch-ending-gift = У Дар прийшло забагато дикунів: Стіна впала.
watch-tie-guards = Переможець має на Стіні найбільше дозорців.
watch-tie-points = Серед тих, хто має найбільше дозорців, переможець має більше переможних очок.
watch-tie-cards = Серед тих, хто має найбільше дозорців і переможних очок, переможець має більше карток ресурсів.
watch-tie-nobody = Дозорців, переможних очок і карток ресурсів порівну, тому програють усі.
watch-source-settlements = Поселення
watch-source-keeps = Фортеці
watch-source-longest-road = Найдовший шлях
watch-source-largest-patrol = Найбільший загін
watch-source-guards = Дозорці на Стіні
watch-source-cards = Картки переможних очок

## Чого коштує хід і що він принесе; 36 — скількома способами можуть випасти два кубики

watch-preview-cost = Ціна: { $cards }
watch-preview-give = Ви віддаєте: { $cards-acc }
watch-preview-gain = Ви отримуєте: { $cards-acc }
watch-preview-gain-later = Разом із дорогою ви отримаєте: { $cards-acc }
watch-preview-gain-one = Ви отримуєте щось одне: { $cards-acc }
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
watch-preview-wins-unless =
    { $number ->
        [one] Ви переможете, якщо дикуни раніше не закінчать гру: { $number } переможне очко
        [few] Ви переможете, якщо дикуни раніше не закінчать гру: { $number } переможні очки
       *[many] Ви переможете, якщо дикуни раніше не закінчать гру: { $number } переможних очок
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
watch-preview-income-silent =
    { $number ->
        [one] Єдиний гекс із доходом зараз зайнятий: карток не буде, доки він не звільниться
        [few] Усі { $number } гекси з доходом зараз зайняті: карток не буде, доки вони не звільняться
       *[many] Усі { $number } гексів із доходом зараз зайняті: карток не буде, доки вони не звільняться
    }
watch-preview-route = Обмін із резервом: { $resource }, { $number }:1
watch-preview-route-any = Обмін із резервом: будь-який ресурс, { $number }:1
watch-preview-rob = Ви візьмете випадкову картку в гравця { $seat } (карток на руці: { $number })
watch-preview-rob-maybe = Можна пограбувати гравця { $seat } (карток на руці: { $number })
watch-preview-rob-nobody = Грабувати тут нікого
watch-preview-rob-nobody-anywhere = На жодному гексі грабувати нікого
watch-preview-tormund = Тормунд переміститься на інший гекс
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
watch-preview-gain-nobody = Ніхто з суперників не має карток: ви нічого не отримаєте
watch-preview-road-nowhere = Дорога в нікуди: за нею немає вільного місця для поселення, і ваш найдовший ланцюг доріг не росте
watch-preview-nobody-holds = Ніхто з суперників не має таких карток: погодитися ніхто не зможе
watch-preview-cheaper = Резерв віддасть те саме дешевше: { $cards }
watch-preview-helps-leader = У гравця { $seat } вже { $number } з { $number2 } очок для перемоги: обмін може допомогти йому перемогти
watch-preview-patrol-first = Зіграйте дозор до кидка: Тормунд не дає вам { $cards } ({ $number } із 36), { $hex }
watch-preview-full-hand =
    { $number ->
        [one] Карток на руці лишиться { $number2 }: якщо хтось викине 7, ви скинете { $number } картку
        [few] Карток на руці лишиться { $number2 }: якщо хтось викине 7, ви скинете { $number } картки
       *[many] Карток на руці лишиться { $number2 }: якщо хтось викине 7, ви скинете { $number } карток
    }

## Герої

watch-hero-jeor_mormont = Джор Мормонт
    .explain = На етапі торгівлі: назвіть ресурс і одного чи двох суперників. Кожен із них, хто його має, віддає вам 1 таку картку; ви віддаєте кожному навзаєм 1 картку на свій вибір.
watch-hero-bowen_marsh = Бовен Марш
    .explain = На етапі торгівлі: обміняйте 1 картку в резерві за курсом 1:1.
watch-hero-samwell_tarly = Семвелл Тарлі
    .explain = Після будь-якого кидка, крім 7, у чий завгодно хід, якщо він не приніс вам карток: візьміть із резерву 1 картку на свій вибір.
watch-hero-othell_yarwyck = Отелл Ярвік
    .explain = На етапі будівництва: зніміть одну свою дорогу, яка має ваші фігурки лише з одного кінця, і безкоштовно прокладіть її в іншому місці.
watch-hero-alliser_thorne = Сір Аллісер Торн
    .explain = На етапі будівництва: виставте дозорця, заплативши замість однієї з трьох карток будь-якою іншою.
watch-hero-melisandre = Мелісандра
    .explain = На етапі будівництва: купіть картку розвитку, замінивши одну з трьох карток ціни карткою іншого ресурсу. Подивіться 3 верхні картки колоди й лишіть собі 1; колоду перемішують.
    .explain-v1 = На етапі будівництва: купіть картку розвитку, за бажання замінивши одну з трьох карток ціни іншою. Подивіться 3 верхні картки колоди й лишіть собі 1; колоду перемішують.
watch-hero-mance_rayder = Манс Розбійник
    .explain = Після вашого кидка: подивіться картки суперника, який має на видноті більше переможних очок, ніж ви, і заберіть 1 картку на вибір.
watch-hero-benjen_stark = Бенджен Старк
    .explain = До чи після вашого кидка: проженіть 1 дикуна з табору або з узлісся на Крижані Ікла, потім розкрийте жетон із резерву.
watch-hero-ygritte = Ігрітт
    .explain = До чи після вашого кидка: проженіть 1 дикуна з Дару на Крижані Ікла.
watch-hero-yoren = Йорен
    .explain = До чи після вашого кидка: приберіть із гри одну свою зіграну картку дозору й безкоштовно виставте дозорця.
watch-hero-qhorin_halfhand = Кворін Піврукий
    .explain = До чи після вашого кидка: Тормунд іде з гекса у свій табір, а ви берете 1 картку ресурсу, який дає цей гекс.

watch-option-hero = Застосувати героя: { $hero }
watch-option-keep-hero = Зберегти героя, стороною Б догори
watch-option-take-hero = Узяти героя: { $hero }
watch-option-ask = Попросити в гравця { $seat }
watch-option-no-more = Більше нікого не просити
watch-option-hand = Віддати навзаєм 1 { $resource-acc }
watch-option-look = Подивитися картки гравця { $seat }
watch-option-seize = Забрати 1 { $resource-acc }
watch-option-leave-out = Обійтися без { $resource-gen }
watch-option-substitute = Віддати натомість 1 { $resource-acc }
watch-option-keep-card = Лишити собі «{ $card }»
watch-option-lift = Зняти дорогу: { $path }

watch-ask-keep-hero = Ви застосували героя: { $hero }. Збережіть його стороною Б догори або візьміть іншого.
    .others = { $who } вирішує, чи зберегти героя: { $hero }.
watch-ask-replace-hero = Ви застосували героя на стороні Б: { $hero }. Оберіть іншого.
    .others = { $who } повертає героя ({ $hero }) й обирає іншого.
watch-ask-hero-gain = Кидок нічого вам не приніс. Застосуйте героя ({ $hero }) і візьміть 1 картку на вибір або не беріть нічого.
    .others = { $who } вирішує, чи застосувати героя ({ $hero }), адже кидок нічого не приніс.
watch-ask-swap =
    { $number ->
        [one] Оберіть { $number } картку, яку віддасте в резерв.
        [few] Оберіть { $number } однакові картки, які віддасте в резерв.
       *[many] Оберіть { $number } однакових карток, які віддасте в резерв.
    }
    .others = { $who } обмінює картку в резерві.
watch-ask-forced-trade = Назвіть ресурс, який хочете отримати від суперників.
    .others = { $who } називає ресурс, який попросить.
watch-ask-ask = Оберіть, у кого попросити { $resource-acc }.
    .others = { $who } обирає, у кого попросити { $resource-acc }.
watch-ask-ask-more = Оберіть, у кого ще попросити { $resource-acc }, або більше нікого не просіть.
    .others = { $who } обирає, у кого ще попросити { $resource-acc }.
watch-ask-hand = Оберіть картку, яку віддасте навзаєм. Її отримає { $seat }.
    .others = { $who } обирає картку навзаєм. Її отримає { $seat }.
watch-ask-look = Оберіть суперника, чиї картки хочете побачити.
    .others = { $who } обирає, чиї картки подивитися.
watch-ask-seize = Оберіть картку, яку заберете в гравця { $seat }.
    .others = { $who } обирає картку з руки гравця { $seat }.
watch-ask-keep-card =
    { $number ->
        [one] Лишіть собі картку, яку витягли ({ $number }).
        [few] Оберіть, яку з { $number } карток лишити собі; решта повернеться в колоду.
       *[many] Оберіть, яку з { $number } карток лишити собі; решта повернеться в колоду.
    }
    .others = { $who } обирає одну з верхніх карток колоди.
watch-ask-lift = Оберіть дорогу, яку знімете з поля.
    .others = { $who } обирає, яку дорогу перекласти.
watch-ask-rebuild = Оберіть шлях, на який перекладете дорогу.
    .others = { $who } перекладає дорогу.
watch-ask-leave-out = Ціна: { $cards }. Оберіть, яку картку замінити іншою.
    .others = { $who } обирає, чим заплатити.
watch-ask-substitute = Оберіть, чим заплатити замість { $resource-gen }.
    .others = { $who } обирає, чим заплатити замість { $resource-gen }.

watch-event-hero = { $who } застосовує героя: { $hero }.
watch-event-hero-kept = { $who } зберігає героя стороною Б догори: { $hero }.
watch-event-hero-taken = { $who } міняє героя: { $hero } йде, приходить { $hero2 }.
watch-event-hero-back = { $who } бере того самого героя стороною А догори: { $hero }.
watch-event-looked =
    { $cards ->
        [hidden] { $who } дивиться картки гравця { $seat }.
       *[other] { $who } дивиться картки гравця { $seat }: { $cards }.
    }
watch-event-looked-at-deck =
    { $number ->
        [one] { $who } дивиться { $number } верхню картку колоди.
        [few] { $who } дивиться { $number } верхні картки колоди.
       *[many] { $who } дивиться { $number } верхніх карток колоди.
    }
watch-event-paid = { $who } платить: { $cards }.
watch-event-lifted = { $who } знімає дорогу: { $path }.
watch-event-discarded-card = { $who } прибирає з гри картку «{ $card }».
watch-event-tormund-home = { $who } проганяє Тормунда назад у його табір, звільняючи гекс: { $hex }.

watch-preview-income-wildling = Поки тут дикун, доходу немає: { $hex }
watch-preview-free-guards =
    { $number ->
        [one] Безкоштовно виставите { $number } дозорця
        [few] Безкоштовно виставите до { $number } дозорців
       *[many] Безкоштовно виставите до { $number } дозорців
    }
watch-preview-tokens =
    { $number ->
        [one] Розкриється { $number } жетон дикунів
        [few] Розкриються { $number } жетони дикунів
       *[many] Розкриються { $number } жетонів дикунів
    }
watch-preview-rush-near =
    { $number ->
        [one] У { $number } клану немає вільного табору: його новий дикун спричинить набіг на Стіну
        [few] У { $number } кланів немає вільних таборів: їхній новий дикун спричинить набіг на Стіну
       *[many] У { $number } кланів немає вільних таборів: їхній новий дикун спричинить набіг на Стіну
    }
watch-preview-tokens-tile =
    { $number ->
        [one] «{ $tile }»: розкриється { $number } жетон дикунів
        [few] «{ $tile }»: розкриються { $number } жетони дикунів
       *[many] «{ $tile }»: розкриються { $number } жетонів дикунів
    }
watch-preview-guards = Ваші дозорці на Стіні: { $number } → { $number2 }
watch-preview-section = Дозорців на цій ділянці: { $number } → { $number2 }; перед нею чекає дикунів: { $number3 }
watch-preview-gift = Дикунів у Дарі: { $number } → { $number2 } (більше ніж { $number3 } — кінець гри)
watch-preview-roll-breach = Кубик дикунів ({ $number } із { $number2 }): вторгнення, { $section }
watch-preview-roll-gift = Кубик дикунів ({ $number } із { $number2 }): у Дарі стане забагато дикунів, і Стіна впаде ({ $section })

## Що приносять кубики, разом за всю гру

watch-rolls-sevens = сімки
watch-rolls-cards = картки з кидків
watch-rolls-number = число { $number }
watch-draws-cards = картки розвитку
watch-draws-tokens = жетони дикунів
watch-draws-robbed = картки, забрані в інших
