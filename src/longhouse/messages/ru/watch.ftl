### «Игра престолов. Catan: Братство Ночного дозора». Как названы переменные, сказано в speech.py.

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
watch-piece-guard = дозорный

watch-tile-longest_road = Самый длинный тракт
    .explain = Достаётся тому, у кого самая длинная непрерывная цепь дорог, не короче 5, и приносит 2 победных очка (в полной игре — 1).
watch-tile-largest_patrol = Самый большой отряд
    .explain = Достаётся тому, кто сыграл больше всех дозоров, не меньше 3, и приносит 2 победных очка (в полной игре — 1).

watch-card-ranger_patrol = Дозор разведчиков
    .explain = Переместите Тормунда и возьмите случайную карту у одного из соседей его нового гекса; либо, в полной игре, прогоните одного одичалого из Дара на Клыки Мороза и возьмите 1 карту сырья гекса, который он занимал. Карта остаётся перед вами и считается для Самого большого отряда.
    .explain-no-gain = Переместите Тормунда и возьмите случайную карту у одного из соседей его нового гекса; либо, в полной игре, прогоните одного одичалого из Дара на Клыки Мороза. Карта остаётся перед вами и считается для Самого большого отряда.
watch-card-winter_is_coming = Зима близко
    .explain = Возьмите из резерва любые 2 карты сырья.
watch-card-road_building = Строительство дорог
    .explain = Проложите 2 дороги бесплатно.
watch-card-new_recruits = Новобранцы
    .explain = Выставьте дозорного на Стену бесплатно.
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

watch-wildling-regular = воин
    .acc = воина
    .gen = воина
watch-wildling-climber = ледолаз
    .acc = ледолаза
    .gen = ледолаза
watch-wildling-giant = великан
    .acc = великана
    .gen = великана

watch-clan-ice_river = клан ледяной реки
    .gen = клана ледяной реки
watch-clan-cave = клан пещерных жителей
    .gen = клана пещерных жителей
watch-clan-hornfoot = клан рогоногих
    .gen = клана рогоногих

## Places

watch-section = участок Стены № { $number }
    .gen = участка Стены № { $number }
watch-trail = тропа «{ $label }»
    .acc = тропу «{ $label }»
    .gen = тропы «{ $label }»
watch-clearing = опушка «{ $label }»
    .acc = опушку «{ $label }»
    .gen = опушки «{ $label }»
watch-camp = лагерь { $number } { $clan-gen }
watch-token = { $wildling }, { $clan }
watch-choice = Вариант { $number }
watch-choice-move_tormund = Переместить Тормунда
watch-choice-remove_wildling = Прогнать одичалого на Клыки Мороза

## Места

# лес 8
watch-hex = { $terrain } { $token }
# лес 8 · холмы 5 · поля 4 (1,0,N)
watch-place = { $place } ({ $at })
    .seen = { $place }
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
watch-option-choose = { $choice }
watch-option-guard = Дозорный: { $section }
watch-option-wildling =
    { $wildling ->
        [hidden] Прогнать на Клыки Мороза: { $wildling_place }
       *[other] Прогнать на Клыки Мороза: { $wildling }, { $wildling_place }
    }
watch-option-none =
    { $about ->
        [price] Заплатить обычную цену
        [guard] Второго дозорного не выставлять
        [gain] Ничего не брать
       *[other] Ничего из этого
    }
watch-option-remove-hero = Убрать из игры героя: { $hero }

## Вопросы; .others — что говорится остальным игрокам

watch-ask-first-settlement = Выберите перекрёсток для своего поселения.
    .others = { $who } выбирает место для поселения.
watch-ask-first-road = Выберите путь для дороги рядом с этим поселением.
    .others = { $who } выбирает путь для дороги.
watch-ask-roll =
    { $mode ->
        [full] Бросьте кубики (перед этим можно сыграть карту развития, а некоторые герои готовы помочь).
       *[base] Бросьте кубики (перед этим можно сыграть карту развития).
    }
    .others = { $who } готовится бросить кубики.
watch-ask-trade =
    { $mode ->
        [full] Торгуйте, сыграйте карту, примените героя или переходите к строительству.
       *[base] Торгуйте, сыграйте карту или переходите к строительству.
    }
    .others = { $who } торгует.
watch-ask-build =
    { $mode ->
        [full] Стройте, купите или сыграйте карту, примените героя либо завершите ход.
       *[base] Стройте, купите или сыграйте карту либо завершите ход.
    }
    .others = { $who } строит.
watch-ask-turn =
    { $mode ->
        [full] Торгуйте, стройте, купите или сыграйте карту, примените героя либо завершите ход.
       *[base] Торгуйте, стройте, купите или сыграйте карту либо завершите ход.
    }
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

watch-ask-first-guard = Выберите участок Стены для своего первого дозорного.
    .others = { $who } выставляет первого дозорного.
watch-ask-free-guard = Выберите участок Стены для бесплатного дозорного (осталось выставить: { $number }).
    .others = { $who } выставляет дозорного.
watch-ask-guard = Выберите участок Стены для своего дозорного.
    .others = { $who } выставляет дозорного.
watch-ask-wildling = Выберите одичалого, которого прогоните на Клыки Мороза.
    .others = { $who } выбирает, какого одичалого прогнать.
watch-ask-remove-hero = На всех трёх кубиках одно число: выберите свободного героя, который покинет игру.
    .others = { $who } выбирает героя, который покинет игру.

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
watch-event-handed =
    { $number ->
        [0] Игроку { $who } нечего отдать: нет { $resource-gen }. Ничего не получает { $seat }.
       *[other] { $who } → { $seat }: { $resource }, { $number }.
    }
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

watch-event-rolled-three = { $who } бросает кубики: { $total } ({ $number } + { $number2 }); на кубике одичалых { $die }.
watch-event-hero-dealt = { $who } начинает с героем: { $hero }.
watch-event-hero-removed = { $who } убирает героя из игры: { $hero }.
watch-event-token = { $who } раскрывает жетон одичалых: { $token }.
watch-event-camp = В лагерь { $number } { $clan-gen } приходит { $wildling }.
watch-event-no-figure = На Клыках Мороза не осталось одичалого, который пришёл бы по этому жетону ({ $wildling }).
watch-event-refilled = Использованные жетоны одичалых перемешаны в новый резерв ({ $number }).
watch-event-token-under = { $who } возвращает поселение на жетон цены строительства и кладёт под него новый жетон одичалых.
watch-event-advance = Наступает { $wildling }: { $trail }, { $clearing }.
watch-event-no-advance = На кубике одичалых { $die }: никто не наступает.
watch-event-rush = Лагеря { $clan-gen } переполнены: двое одичалых устраивают набег на Стену.
watch-event-waits = На { $clearing-acc } встаёт { $wildling }.
watch-event-crossed = Через { $section-acc } в Дар перебирается { $wildling }: { $hex }.
watch-event-turned-back = Для одичалого ({ $wildling }) за Стеной нет свободного гекса, { $section }: он возвращается на Клыки Мороза.
watch-event-gift = Одичалых в Даре: { $number }; если станет больше { $number2 }, игра закончится.
watch-event-guard = { $who } выставляет дозорного на { $section-acc }.
watch-event-guard-home = { $who } теряет дозорного с поста 1 { $section-gen }.
watch-event-guard-points =
    { $number ->
        [one] Теперь { $who } получает за дозорных { $number } победное очко.
        [few] Теперь { $who } получает за дозорных { $number } победных очка.
       *[many] Теперь { $who } получает за дозорных { $number } победных очков.
    }
watch-event-wildling-home = На Клыки Мороза возвращается { $wildling }.
watch-event-removed = { $who } прогоняет { $wildling-acc } на Клыки Мороза: { $wildling_place }.
watch-event-breach = Одичалые вторгаются через { $section-acc }.
watch-event-marker = Вторжений: { $number } из { $number2 }.
watch-event-fallen = Стена пала.
watch-event-survived =
    { $number ->
        [one] { $who } побеждает: { $number } дозорный на Стене.
        [few] { $who } побеждает: { $number } дозорных на Стене.
       *[many] { $who } побеждает: { $number } дозорных на Стене.
    }
watch-event-all-lost = Никто не отличился среди защитников Стены: проигрывают все.

## Конец партии

watch-ending-goal = Победитель набрал нужные для победы очки в свой ход.
watch-ending-breaches = Слишком много вторжений: Стена пала.
watch-ending-gift = В Дар пришло слишком много одичалых: Стена пала.
watch-tie-guards = У победителя больше всех дозорных на Стене.
watch-tie-points = Среди тех, у кого больше всех дозорных, у победителя больше победных очков.
watch-tie-cards = Среди тех, у кого больше всех дозорных и победных очков, у победителя больше карт сырья.
watch-tie-nobody = Дозорных, победных очков и карт сырья поровну, поэтому проигрывают все.
watch-source-settlements = Поселения
watch-source-keeps = Крепости
watch-source-longest-road = Самый длинный тракт
watch-source-largest-patrol = Самый большой отряд
watch-source-guards = Дозорные на Стене
watch-source-cards = Карты победных очков

## Чего стоит ход и что он принесёт; 36 — сколькими способами могут выпасть два кубика

watch-preview-cost = Цена: { $cards }
watch-preview-give = Вы отдаёте: { $cards-acc }
watch-preview-gain = Вы получаете: { $cards-acc }
watch-preview-gain-later = Вместе с дорогой вы получите: { $cards-acc }
watch-preview-gain-one = Вы получаете что-то одно: { $cards-acc }
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
watch-preview-wins-unless =
    { $number ->
        [one] Вы победите, если одичалые раньше не закончат игру: { $number } победное очко
        [few] Вы победите, если одичалые раньше не закончат игру: { $number } победных очка
       *[many] Вы победите, если одичалые раньше не закончат игру: { $number } победных очков
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
watch-preview-income-silent =
    { $number ->
        [one] Единственный гекс с доходом сейчас занят: карт не будет, пока он не освободится
        [few] Все { $number } гекса с доходом сейчас заняты: карт не будет, пока они не освободятся
       *[many] Все { $number } гексов с доходом сейчас заняты: карт не будет, пока они не освободятся
    }
watch-preview-route = Обмен с резервом: { $resource }, { $number }:1
watch-preview-route-any = Обмен с резервом: любое сырьё, { $number }:1
watch-preview-rob = Вы возьмёте случайную карту у игрока { $seat } (карт на руке: { $number })
watch-preview-rob-maybe = Можно ограбить игрока { $seat } (карт на руке: { $number })
watch-preview-rob-nobody = Грабить здесь некого
watch-preview-rob-nobody-anywhere = Ни на одном гексе грабить некого
watch-preview-tormund = Тормунд переместится на другой гекс
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
watch-preview-gain-nobody = Ни у кого из соперников нет карт: вы ничего не получите
watch-preview-road-nowhere = Дорога в никуда: за ней нет свободного места для поселения, и ваша самая длинная цепь дорог не растёт
watch-preview-nobody-holds = Ни у кого из соперников нет таких карт: согласиться никто не сможет
watch-preview-cheaper = Резерв отдаст то же самое дешевле: { $cards }
watch-preview-helps-leader = У игрока { $seat } уже { $number } из { $number2 } очков для победы: обмен может помочь ему победить
watch-preview-patrol-first = Разыграйте дозор до броска: Тормунд не даёт вам { $cards } ({ $number } из 36), { $hex }
watch-preview-full-hand =
    { $number ->
        [one] Карт на руке останется { $number2 }: если кто-нибудь выбросит 7, вы сбросите { $number } карту
        [few] Карт на руке останется { $number2 }: если кто-нибудь выбросит 7, вы сбросите { $number } карты
       *[many] Карт на руке останется { $number2 }: если кто-нибудь выбросит 7, вы сбросите { $number } карт
    }

## Герои

watch-hero-jeor_mormont = Джор Мормонт
    .explain = На этапе торговли: назовите сырьё и одного или двух соперников. Каждый из них, у кого оно есть, отдаёт вам 1 такую карту; вы отдаёте каждому взамен 1 карту на свой выбор.
watch-hero-bowen_marsh = Боуэн Марш
    .explain = На этапе торговли: обменяйте 1 карту в резерве по курсу 1:1.
watch-hero-samwell_tarly = Сэмвелл Тарли
    .explain = После любого броска, кроме 7, в чей угодно ход, если он не принёс вам карт: возьмите из резерва 1 карту на свой выбор.
watch-hero-othell_yarwyck = Отелл Ярвик
    .explain = На этапе строительства: снимите одну свою дорогу, у которой ваши фигурки только с одного конца, и бесплатно проложите её в другом месте.
watch-hero-alliser_thorne = Сир Аллисер Торне
    .explain = На этапе строительства: выставьте дозорного, заплатив вместо одной из трёх карт любой другой.
watch-hero-melisandre = Мелисандра
    .explain = На этапе строительства: купите карту развития, заменив одну из трёх карт цены другой картой сырья. Посмотрите 3 верхние карты колоды и оставьте себе 1; колода перемешивается.
    .explain-v1 = На этапе строительства: купите карту развития, при желании заменив одну из трёх карт цены другой. Посмотрите 3 верхние карты колоды и оставьте себе 1; колода перемешивается.
watch-hero-mance_rayder = Манс-Разбойник
    .explain = После вашего броска: посмотрите карты соперника, у которого на виду больше победных очков, чем у вас, и заберите 1 карту на выбор.
watch-hero-benjen_stark = Бенджен Старк
    .explain = До или после вашего броска: прогоните 1 одичалого из лагеря или с опушки на Клыки Мороза, затем раскройте жетон из резерва.
watch-hero-ygritte = Игритт
    .explain = До или после вашего броска: прогоните 1 одичалого из Дара на Клыки Мороза.
watch-hero-yoren = Йорен
    .explain = До или после вашего броска: уберите из игры одну свою сыгранную карту дозора и бесплатно выставьте дозорного.
watch-hero-qhorin_halfhand = Куорен Полурукий
    .explain = До или после вашего броска: Тормунд уходит с гекса в свой лагерь, а вы берёте 1 карту сырья, которое приносит этот гекс.

watch-option-hero = Применить героя: { $hero }
watch-option-keep-hero = Сохранить героя, стороной Б вверх
watch-option-take-hero = Взять героя: { $hero }
watch-option-ask = Попросить у игрока { $seat }
watch-option-no-more = Больше никого не просить
watch-option-hand = Отдать взамен 1 { $resource-acc }
watch-option-look = Посмотреть карты игрока { $seat }
watch-option-seize = Забрать 1 { $resource-acc }
watch-option-leave-out = Обойтись без { $resource-gen }
watch-option-substitute = Отдать вместо этого 1 { $resource-acc }
watch-option-keep-card = Оставить себе «{ $card }»
watch-option-lift = Снять дорогу: { $path }

watch-ask-keep-hero = Вы применили героя: { $hero }. Сохраните его стороной Б вверх или возьмите другого.
    .others = { $who } решает, сохранить ли героя: { $hero }.
watch-ask-replace-hero = Вы применили героя на стороне Б: { $hero }. Выберите другого.
    .others = { $who } возвращает героя ({ $hero }) и выбирает другого.
watch-ask-hero-gain = Бросок ничего вам не принёс. Примените героя ({ $hero }) и возьмите 1 карту на выбор либо не берите ничего.
    .others = { $who } решает, применить ли героя ({ $hero }), раз бросок ничего не принёс.
watch-ask-swap =
    { $number ->
        [one] Выберите { $number } карту, которую отдадите в резерв.
        [few] Выберите { $number } одинаковые карты, которые отдадите в резерв.
       *[many] Выберите { $number } одинаковых карт, которые отдадите в резерв.
    }
    .others = { $who } обменивает карту в резерве.
watch-ask-forced-trade = Назовите сырьё, которое хотите получить от соперников.
    .others = { $who } называет сырьё, которое попросит.
watch-ask-ask = Выберите, у кого попросить { $resource-acc }.
    .others = { $who } выбирает, у кого попросить { $resource-acc }.
watch-ask-ask-more = Выберите, у кого ещё попросить { $resource-acc }, или больше никого не просите.
    .others = { $who } выбирает, у кого ещё попросить { $resource-acc }.
watch-ask-hand = Выберите карту, которую отдадите взамен. Её получит { $seat }.
    .others = { $who } выбирает карту взамен. Её получит { $seat }.
watch-ask-look = Выберите соперника, чьи карты хотите увидеть.
    .others = { $who } выбирает, чьи карты посмотреть.
watch-ask-seize = Выберите карту, которую заберёте у игрока { $seat }.
    .others = { $who } выбирает карту с руки игрока { $seat }.
watch-ask-keep-card =
    { $number ->
        [one] Оставьте себе карту, которую вытянули ({ $number }).
        [few] Выберите, какую из { $number } карт оставить себе; остальные вернутся в колоду.
       *[many] Выберите, какую из { $number } карт оставить себе; остальные вернутся в колоду.
    }
    .others = { $who } выбирает одну из верхних карт колоды.
watch-ask-lift = Выберите дорогу, которую снимете с поля.
    .others = { $who } выбирает, какую дорогу переложить.
watch-ask-rebuild = Выберите путь, на который переложите дорогу.
    .others = { $who } перекладывает дорогу.
watch-ask-leave-out = Цена: { $cards }. Выберите, какую карту заменить другой.
    .others = { $who } выбирает, чем заплатить.
watch-ask-substitute = Выберите, чем заплатить вместо { $resource-gen }.
    .others = { $who } выбирает, чем заплатить вместо { $resource-gen }.

watch-event-hero = { $who } применяет героя: { $hero }.
watch-event-hero-kept = { $who } сохраняет героя стороной Б вверх: { $hero }.
watch-event-hero-taken = { $who } меняет героя: { $hero } уходит, приходит { $hero2 }.
watch-event-hero-back = { $who } берёт того же героя стороной А вверх: { $hero }.
watch-event-looked =
    { $cards ->
        [hidden] { $who } смотрит карты игрока { $seat }.
       *[other] { $who } смотрит карты игрока { $seat }: { $cards }.
    }
watch-event-looked-at-deck =
    { $number ->
        [one] { $who } смотрит { $number } верхнюю карту колоды.
        [few] { $who } смотрит { $number } верхние карты колоды.
       *[many] { $who } смотрит { $number } верхних карт колоды.
    }
watch-event-paid = { $who } платит: { $cards }.
watch-event-lifted = { $who } снимает дорогу: { $path }.
watch-event-discarded-card = { $who } убирает из игры карту «{ $card }».
watch-event-tormund-home = { $who } прогоняет Тормунда обратно в его лагерь, освобождая гекс: { $hex }.

watch-preview-income-wildling = Пока здесь одичалый, дохода нет: { $hex }
watch-preview-free-guards =
    { $number ->
        [one] Бесплатно выставите { $number } дозорного
        [few] Бесплатно выставите до { $number } дозорных
       *[many] Бесплатно выставите до { $number } дозорных
    }
watch-preview-tokens =
    { $number ->
        [one] Раскроется { $number } жетон одичалых
        [few] Раскроются { $number } жетона одичалых
       *[many] Раскроются { $number } жетонов одичалых
    }
watch-preview-rush-near =
    { $number ->
        [one] У { $number } клана нет свободного лагеря: его новый одичалый вызовет набег на Стену
        [few] У { $number } кланов нет свободных лагерей: их новый одичалый вызовет набег на Стену
       *[many] У { $number } кланов нет свободных лагерей: их новый одичалый вызовет набег на Стену
    }
watch-preview-tokens-tile =
    { $number ->
        [one] «{ $tile }»: раскроется { $number } жетон одичалых
        [few] «{ $tile }»: раскроются { $number } жетона одичалых
       *[many] «{ $tile }»: раскроются { $number } жетонов одичалых
    }
watch-preview-guards = Ваши дозорные на Стене: { $number } → { $number2 }
watch-preview-section = Дозорных на этом участке: { $number } → { $number2 }; перед ним ждёт одичалых: { $number3 }
watch-preview-gift = Одичалых в Даре: { $number } → { $number2 } (больше { $number3 } — конец игры)
watch-preview-roll-breach = Кубик одичалых ({ $number } из { $number2 }): вторжение, { $section }
watch-preview-roll-gift = Кубик одичалых ({ $number } из { $number2 }): в Даре станет слишком много одичалых, и Стена падёт ({ $section })

## Что приносят кубики, в сумме за всю игру

watch-rolls-sevens = семёрки
watch-rolls-cards = карты с бросков
watch-rolls-number = число { $number }
watch-draws-cards = карты развития
watch-draws-tokens = жетоны одичалых
watch-draws-robbed = карты, забранные у других
