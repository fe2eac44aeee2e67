### «Дикинги». Как названы переменные, сказано в speech.py.

## Вещи

wild-resource-beer = пиво
    .acc = пиво
    .gen = пива
wild-resource-gold = золото
    .acc = золото
    .gen = золота

# Сколько одного ресурса; из нескольких получается список.
wild-cost-beer =
    { $number } { $number ->
        [one] пиво
       *[other] пива
    }
wild-cost-gold =
    { $number } { $number ->
        [one] золото
       *[other] золота
    }
wild-cost-none = ничего
wild-price-none = цены нет

wild-kind-resource = Ресурс
wild-kind-fighter = Боец
wild-kind-hero = Герой
wild-kind-fortification = Укрепление
wild-kind-upgrade = Улучшение
wild-kind-undead = Нежить

wild-phase-setup = Подготовка к игре
wild-phase-production = Фаза производства
wild-phase-draw = Фаза добора
wild-phase-action = Фаза действий
wild-phase-storage = Фаза хранения
wild-phase-round_end = Конец раунда
wild-phase-end = Конец игры

# Постройка и её место в поселении: Плавильня (4). Где ничего не стоит: постройка 4
wild-lot = { $site } ({ $number })
    .acc = { $site-acc } ({ $number })
    .gen = { $site-gen } ({ $number })
wild-slot = постройка { $number }
    .acc = постройку { $number }
    .gen = постройки { $number }
wild-slot-hall = ратуша
    .acc = ратушу
    .gen = ратуши
wild-path = Путь Одина { $number }
wild-path-empty = нет карты
wild-purse-pool = временные ресурсы
wild-hoard-producers = пивоварня или плавильня

# Эффекты карты, когда игрок выбирает, какой из них первый
wild-step = Эффект { $number }
wild-step-gain = Получить пиво или золото ({ $number })
wild-step-draw =
    Взять { $number } { $number ->
        [one] карту
        [few] карты
       *[many] карт
    }
wild-step-discard_hand = Сбросить руку
wild-step-destroy =
    Уничтожить { $number } { $number ->
        [one] карту
        [few] карты
       *[many] карт
    }
wild-step-recover =
    Взять из сброса до { $number } { $number ->
        [one] карты
        [few] карт
       *[many] карт
    }
wild-step-dig = Искать в колоде
wild-step-steal =
    Украсть { $number } { $number ->
        [one] фишку
        [few] фишки
       *[many] фишек
    }
wild-step-copy = Скопировать карту

## Ратуши и постройки

wild-site-town_hall_1 = Ратуша 1-го уровня
    .acc = ратушу 1-го уровня
    .gen = ратуши 1-го уровня
wild-site-town_hall_1-text = Место для 3 построек. Нанёсший ей ущерб получает 1 ПО.
wild-site-town_hall_2 = Ратуша 2-го уровня
    .acc = ратушу 2-го уровня
    .gen = ратуши 2-го уровня
wild-site-town_hall_2-text = Место для 6 построек. Нанёсший ей ущерб получает 2 ПО.
wild-site-town_hall_3 = Ратуша 3-го уровня
    .acc = ратушу 3-го уровня
    .gen = ратуши 3-го уровня
wild-site-town_hall_3-text = Построек сколько угодно; за улучшение до неё — 3 ПО. Нанёсший ей ущерб может взять карту Асгарда.
wild-site-brewery = Пивоварня
    .acc = пивоварню
    .gen = пивоварни
wild-site-brewery-text = Каждый раунд даёт 1 фишку пива; больше одной на ней не лежит.
wild-site-smelter = Плавильня
    .acc = плавильню
    .gen = плавильни
wild-site-smelter-text = Каждый раунд даёт 1 фишку золота; больше одной на ней не лежит.
wild-site-beer_storage = Хранилище пива
    .acc = хранилище пива
    .gen = хранилища пива
wild-site-beer_storage-text = Вмещает 4 фишки пива; полное приносит 1 ПО в каждой фазе хранения. Нанёсший ему ущерб забирает 1 пиво.
wild-site-gold_storage = Хранилище золота
    .acc = хранилище золота
    .gen = хранилища золота
wild-site-gold_storage-text = Вмещает 4 фишки золота; полное приносит 1 ПО в каждой фазе хранения. Нанёсший ему ущерб забирает 1 золото.
wild-site-tavern = Таверна
    .acc = таверну
    .gen = таверны
wild-site-tavern-text = В фазе добора вы берёте на 1 карту больше. Нанёсший ей ущерб получает 1 ПО.
wild-site-drakkar = Драккар
    .acc = драккар
    .gen = драккара
wild-site-drakkar-text = В конце раунда можно оставить на руке 1 карту. Нанёсший ему ущерб получает 1 ПО.

## Карты

wild-card-beer = Пиво
wild-card-beer-text = 1 пиво.
wild-card-gold = Золото
wild-card-gold-text = 1 золото.
wild-card-viking_warrior = Викинг-воин
wild-card-viking_warrior-text = Боец, сила 1.
wild-card-elf_archer = Эльф-лучник
wild-card-elf_archer-text = Боец, сила 2.
wild-card-bone_crusher = Костолом
wild-card-bone_crusher-text = Боец, сила 3.
wild-card-pigator = Свинатор
wild-card-pigator-text = Боец, сила 5.
wild-card-tower = Башня
wild-card-tower-text = Защита атакованной постройки +2.
wild-card-chicken_tower = Куриная башня
wild-card-chicken_tower-text = Защита атакованной постройки +3.
wild-card-sheep_cannon = Овцепушка
wild-card-sheep_cannon-text = Защита атакованной постройки +5.
wild-card-beer_mugs = Пивные кружки
wild-card-beer_mugs-text = 2 пива.
wild-card-gold_bars = Золотые слитки
wild-card-gold_bars-text = 2 золота.
wild-card-bear_rider = Наездник на медведе
wild-card-bear_rider-text = Боец, сила 4.
wild-card-shaman = Шаман
wild-card-shaman-text = Боец, сила 2; ещё возьмите 1 карту.
wild-card-assassin = Ассасин
wild-card-assassin-text = Боец, сила 2; или, когда атакуют вас, выводит одного бойца из атаки.
wild-card-shockwave_tower = Башня ударной волны
wild-card-shockwave_tower-text = Защита +1 и ещё +1 за каждого бойца и героя в атаке.
wild-card-hero_trap = Ловушка для героев
wild-card-hero_trap-text = Когда атакуют вас, выводит одного героя из атаки.
wild-card-hero_trap-text-v1 = Защита +1, и один герой выходит из атаки.
wild-card-sword = Меч
wild-card-sword-text = Сила атаки +3, если в ней есть хотя бы один боец.
wild-card-odins_boost = Сила Одина
wild-card-odins_boost-text = У каждого бойца одной атаки сила +1.
wild-card-scroll = Свиток
wild-card-scroll-text = Возьмите 2 карты.
wild-card-crystal = Кристалл
wild-card-crystal-text = Можете уничтожить карту с руки или из сброса; ещё возьмите 1 карту.
wild-card-money_theft = Кража денег
wild-card-money_theft-text = Заберите у соперника 1 фишку золота; если её ни у кого нет, получите 1 золото.
wild-card-recipe_theft = Кража рецепта
wild-card-recipe_theft-text = Заберите у соперника 1 фишку пива; если её ни у кого нет, получите 1 пиво. В любом случае получите ещё 1 пиво.
wild-card-miner = Шахтёр
wild-card-miner-text = 1 золото за каждую вашу плавильню, даже недостроенную.
wild-card-beer_expert = Пивной эксперт
wild-card-beer_expert-text = 1 пиво за каждую вашу пивоварню, даже недостроенную.
wild-card-mystery_gift_resource = Таинственный дар (ресурс)
wild-card-mystery_gift_resource-text = Открывайте карты своей колоды до первого ресурса: он идёт на руку, остальные — в сброс.
wild-card-mystery_gift_fighter = Таинственный дар (боец)
wild-card-mystery_gift_fighter-text = Открывайте карты своей колоды до первого бойца: он идёт на руку, остальные — в сброс.
wild-card-mystery_gift_fighter-text-v1 = Открывайте карты своей колоды до первого бойца или героя: он идёт на руку, остальные — в сброс.
wild-card-undead_beer = Нежить (пиво)
wild-card-undead_beer-text = Не продаётся. Победите её силой 2: 1 ПО и 1 фишка пива.
wild-card-undead_gold = Нежить (золото)
wild-card-undead_gold-text = Не продаётся. Победите её силой 3: 1 ПО и 1 фишка золота.
wild-card-alvis = Альвис
wild-card-alvis-text = Герой, сила 3; ещё возьмите 2 карты.
wild-card-dvergr = Цверг
wild-card-dvergr-text = Герой, сила 3 и ещё +1 за каждую вашу пивоварню, даже недостроенную.
wild-card-thor = Тор
wild-card-thor-text = Герой, сила 5; у каждого бойца той же атаки сила +1.
wild-card-grendel = Грендель
wild-card-grendel-text = Герой, сила 4; 2 ПО, если атака нанесла постройке ущерб.
wild-card-valkyrie = Валькирия
wild-card-valkyrie-text = Герой, сила 4; ещё возьмите на руку бойца из своего сброса.
wild-card-mjolnir = Мъельнир
wild-card-mjolnir-text = Сила атаки +7, если в ней есть хотя бы один боец.
wild-card-loki_lens = Линза Локи
wild-card-loki_lens-text = Становится копией ресурса, бойца, героя или улучшения, разыгранного вами в этот ход, но не улучшения, приложенного к атаке.
wild-card-resurrection = Воскрешение
wild-card-resurrection-text = Возьмите на руку до 2 карт из своего сброса, только не карты Асгарда.
wild-card-time_manipulation = Управление временем
wild-card-time_manipulation-text = Сбросьте остаток руки и возьмите 5 карт.
wild-card-treasure_chest = Сундук с сокровищами
wild-card-treasure_chest-text = Получите 3 ресурса, пиво и золото в любом сочетании; ещё возьмите 1 карту.
wild-card-beer_taxes = Пивной налог
wild-card-beer_taxes-text = 3 пива за каждого соперника.
wild-card-gold_taxes = Золотой налог
wild-card-gold_taxes-text = 2 золота за каждого соперника.

## Задания

wild-mission-worship = Поклонение
wild-mission-worship-text = Купите в этот ход карту Пути Одина.
wild-mission-worker = Рабочий
wild-mission-worker-text = Возведите в этот ход постройку.
wild-mission-strategy = Стратегия
wild-mission-strategy-text = Купите в этот ход карту из стопки бойцов.
wild-mission-shield = Щит
wild-mission-shield-text = Купите в этот ход карту из стопки укреплений.
wild-mission-brewer = Пивовар
wild-mission-brewer-text = У вас 2 пивоварни.
wild-mission-foundry = Литейщик
wild-mission-foundry-text = У вас 2 плавильни.
wild-mission-innkeeper = Трактирщик
wild-mission-innkeeper-text = У вас есть таверна.
wild-mission-captain = Капитан
wild-mission-captain-text = У вас есть драккар.
wild-mission-architect = Архитектор
wild-mission-architect-text = Ваша ратуша не ниже 2-го уровня.
wild-mission-beer_mission = Пива!
wild-mission-beer_mission-text = У вас есть пивоварня, а на ваших картах лежат 3 фишки пива.
wild-mission-beer_mission-text-v1 = На ваших картах лежат 3 фишки пива.
wild-mission-gold_mission = Золота!
wild-mission-gold_mission-text = У вас есть плавильня, а на ваших картах лежат 3 фишки золота.
wild-mission-gold_mission-text-v1 = На ваших картах лежат 3 фишки золота.
wild-mission-attacker = Захватчик
wild-mission-attacker-text = Нанесите в этот ход ущерб 2 постройкам.
wild-mission-town_fall = Падение ратуши
wild-mission-town_fall-text = Нанесите в этот ход ущерб ратуше.
wild-mission-warfare = Военное дело
wild-mission-warfare-text = Нанесите в этот ход ущерб постройке атакой, в которой есть боец силой не меньше 4.
wild-mission-money_money = Деньги, деньги
wild-mission-money_money-text = Потратьте в этот ход 6 золота.
wild-mission-thirsty = Жажда?
wild-mission-thirsty-text = Потратьте в этот ход 8 пива.

## Достижения

wild-achievement-performer = Исполнитель
wild-achievement-performer-text = Больше всех выполненных заданий.
wild-achievement-builder = Строитель
wild-achievement-builder-text = Больше всех построек, не считая ратуши.
wild-achievement-king_of_pigs = Король свиней
wild-achievement-king_of_pigs-text = Больше всех Свинаторов.
wild-achievement-gold_digger = Золотоискатель
wild-achievement-gold_digger-text = Больше всех фишек золота в хранилищах.
wild-achievement-follower = Последователь
wild-achievement-follower-text = Больше всех карт Пути Одина.
wild-achievement-conqueror = Завоеватель
wild-achievement-conqueror-text = Больше всех бойцов.
wild-achievement-beer_tycoon = Пивной магнат
wild-achievement-beer_tycoon-text = Больше всех фишек пива в хранилищах.
wild-achievement-defender = Защитник
wild-achievement-defender-text = Больше всех укреплений.

## Что может сделать игрок

wild-option-play = Разыграть «{ $card }»
wild-option-buy = Купить «{ $card }» ({ $price })
wild-option-buy-by-hand = Купить «{ $card }» ({ $price }), выбирая, чем платить
wild-option-path = { $path }: { $lying } ({ $price })
wild-option-path-by-hand = { $path }: { $lying } ({ $price }), выбирая, чем платить
wild-option-build = Построить { $building-acc } ({ $price })
wild-option-build-by-hand = Построить { $building-acc } ({ $price }), выбирая, чем платить
wild-option-upgrade = Улучшить до { $site-gen } ({ $price })
wild-option-upgrade-by-hand = Улучшить до { $site-gen } ({ $price }), выбирая, чем платить
wild-option-attack = Атаковать { $lot-acc }, защита { $number } — { $seat }
wild-option-undead = Сразиться: { $lying }, защита { $number } — { $path }
wild-option-dragon = Сразиться с драконом, защита { $number }
wild-option-mission = Выполнить «{ $mission }» ({ $number } ПО)
wild-option-exchange = Обменять { $cost-acc } на { $cost2-acc }
wild-option-exchange-by-hand = Обменять { $cost-acc } на { $cost2-acc }, выбирая, чем платить
wild-option-swap = Сменить задание «{ $mission }» ({ $cost })
wild-option-swap-by-hand = Сменить задание «{ $mission }» ({ $cost }), выбирая, чем платить
wild-option-dismantle = Разобрать { $own-acc }
wild-option-end-turn = Закончить ход
wild-option-pay = Взять отсюда: { $purse }
wild-option-pay-with = Заплатить картой «{ $card }»
wild-option-ready = { $card } (наготове), сила { $number }
wild-option-add = { $card } с руки, сила { $number }
wild-option-commit = Приложить «{ $card }»
wild-option-declare = Объявить атаку
wild-option-respond = Ответить картой «{ $card }»
wild-option-pass = Пас
wild-option-take-out = Вывести из атаки «{ $card }»
wild-option-step = { $step }
wild-option-gain = 1 { $resource }
wild-option-destroy-hand = Уничтожить «{ $card }» с руки
wild-option-destroy-discard = Уничтожить «{ $card }» из сброса
wild-option-none = Ничего не уничтожать
wild-option-recover = Взять на руку «{ $card }»
wild-option-stop = Больше не брать
wild-option-steal = Забрать отсюда: { $hoard } — { $seat }
wild-option-copy = Скопировать «{ $card }»
wild-option-store = Положить в { $own-acc }
wild-option-token = 1 фишка { $resource-gen }
wild-option-take = Взять карту Асгарда
wild-option-decline = Не брать карту Асгарда
wild-option-asgard = Получить «{ $card }»
wild-option-automatic = Разложить автоматически
wild-option-by-hand = Разложить вручную
wild-option-hold =
    { $number } { $number ->
        [one] фишка
        [few] фишки
       *[many] фишек
    }
wild-option-keep = Оставить «{ $card }»
wild-option-done = Больше не оставлять

## Вопросы; .others — что говорится остальным игрокам

wild-ask-turn = Играйте карты, покупайте, стройте, атакуйте или закончите ход.
    .others = Сейчас ходит { $who }.
wild-ask-storage = Фаза хранения: разложить фишки автоматически или вручную?
    .others = { $who } раскладывает фишки по хранилищам.
wild-ask-hold = Сколько фишек { $resource-gen } будет здесь ({ $slot })? Осталось разложить: { $number }.
    .others = { $who } раскладывает фишки { $resource-gen } ({ $slot }, осталось: { $number }).
wild-ask-keep = Выберите карту, которую оставите на следующий раунд (оставлено { $number } из { $number2 }).
    .others = { $who } выбирает, какие карты оставить (оставлено { $number } из { $number2 }).
wild-ask-pay = Откуда взять { $resource }? Осталось заплатить: { $number }.
    .others = Сейчас ходит { $who }.
wild-ask-step = «{ $card }»: какой эффект следующий?
    .others = { $who } выбирает следующий эффект карты «{ $card }».
wild-ask-gain = Пиво или золото? Осталось: { $number }.
    .others = { $who } выбирает пиво или золото (осталось: { $number }).
wild-ask-destroy = Выберите карту, которую уничтожите навсегда (осталось: { $number }).
    .others = { $who } выбирает, какую карту уничтожить.
wild-ask-recover = Выберите карту из своего сброса (не больше { $number }).
    .others = { $who } выбирает карты из сброса (не больше { $number }).
wild-ask-steal = Выберите, откуда забрать 1 фишку { $resource-gen }.
    .others = { $who } выбирает, откуда забрать 1 фишку { $resource-gen }.
wild-ask-copy = «{ $card }»: копией какой карты она станет?
    .others = { $who } выбирает, что скопирует «{ $card }».
wild-ask-store = Выберите хранилище для фишки { $resource-gen }.
    .others = { $who } выбирает хранилище для фишки { $resource-gen }.
wild-ask-compose = Соберите атаку: сила { $number } против защиты { $number2 }.
    .others = Сейчас ходит { $who }.
wild-ask-respond = Вас атакуют: { $site }. Сила { $number } против защиты { $number2 }. Ответьте картой или пасуйте.
    .others = { $who } может ответить на атаку ({ $site }): сила { $number } против защиты { $number2 }.
wild-ask-take-out = Выберите, кого вывести из атаки (сила { $number } против защиты { $number2 }).
    .others = { $who } выводит карту из атаки (сила { $number } против защиты { $number2 }).
wild-ask-token = Дракон побеждён. Пиво или золото?
    .others = { $who } выбирает фишку за победу над драконом.
wild-ask-asgard =
    Выберите карту Асгарда. { $number ->
        [one] Вам положена { $number } карта.
        [few] Вам положены { $number } карты.
       *[many] Вам положено { $number } карт.
    }
    .others = { $who } выбирает карту Асгарда (всего положено: { $number }).
wild-ask-take-asgard = Вы нанесли ущерб ратуше 3-го уровня. Взять карту Асгарда?
    .others = { $who } может взять карту Асгарда.

## Что случилось

wild-event-gained =
    { $who } получает { $number } { $number ->
        [one] { $resource }
       *[other] { $resource-gen }
    }.
wild-event-round = Начинается раунд { $number }.
wild-event-round-limit = Раунд { $number } — последний, как и договорились.
wild-event-first = Жетон первого игрока получает { $who }.
wild-event-produced = { $who } производит { $cost-acc }.
wild-event-drew =
    { $who } берёт { $number } { $number ->
        [one] карту
        [few] карты
       *[many] карт
    }.
wild-event-reshuffled =
    { $who } перемешивает сброс в новую колоду ({ $number } { $number ->
        [one] карта
        [few] карты
       *[many] карт
    }).
wild-event-discarded = { $who } сбрасывает: { $card } ×{ $number }.
wild-event-stored = { $who } раскладывает фишки: { $site } ({ $slot }), теперь здесь { $number }.
wild-event-burned = { $who } возвращает в запас фишки, которым не нашлось места: { $cost }.
wild-event-loot-lost = { $who } теряет добычу, лежавшую на ратуше: { $cost }.
wild-event-kept =
    { $card ->
        [hidden] { $who } оставляет карту на руке.
       *[other] { $who } оставляет на руке «{ $card }».
    }
wild-event-turn-began = { $who } начинает ход.
wild-event-pool-lost = { $who } теряет временные ресурсы: { $cost }.
wild-event-paid-card = { $who } платит картами: { $card } ×{ $number }.
wild-event-paid-tokens =
    { $who } платит { $number ->
        [one] { $number } фишкой
        [few] { $number } фишками
       *[many] { $number } фишками
    } { $resource-gen } ({ $site }).
wild-event-bought = { $who } покупает «{ $card }» за { $cost-acc }.
wild-event-path-refilled = На Пути Одина открыта карта «{ $card }».
wild-event-path-reshuffled =
    Сброс Пути Одина становится новой колодой ({ $number } { $number ->
        [one] карта
        [few] карты
       *[many] карт
    }).
wild-event-path-discarded = С Пути Одина уходит «{ $card }».
wild-event-built = { $who } строит { $building-acc } за { $cost-acc }.
wild-event-upgraded = { $who } платит { $cost-acc } и улучшает ратушу: { $site }.
wild-event-dismantled = { $who } разбирает { $building-acc }.
wild-event-fort-removed = { $who } убирает с постройки «{ $card }».
wild-event-tokens-returned =
    { $who } возвращает в запас { $number } { $number ->
        [one] фишку
        [few] фишки
       *[many] фишек
    } { $resource-gen }.
wild-event-exchanged =
    { $who } обменивает { $number } { $number ->
        [one] { $resource }
       *[other] { $resource-gen }
    }.
wild-event-played = { $who } разыгрывает «{ $card }».
wild-event-copied = { $who }: «{ $card }» становится копией карты «{ $card2 }».
wild-event-destroyed = { $who } уничтожает «{ $card }».
wild-event-recovered = { $who } берёт из сброса «{ $card }».
wild-event-dug-past = { $who } открывает и сбрасывает «{ $card }».
wild-event-dug = { $who } открывает «{ $card }» и берёт на руку.
wild-event-dug-nothing = { $who } не находит такой карты.
wild-event-stole = { $who } забирает 1 фишку { $resource-gen } у игрока { $seat } ({ $site }).
wild-event-loot-stored = { $who } убирает фишку в хранилище: { $site } ({ $slot }), теперь здесь { $number }.
wild-event-loot-on-hall = { $who } кладёт 1 фишку { $resource-gen } на ратушу.
wild-event-attacked = { $who } атакует { $site-acc } игрока { $seat }: сила { $number } против защиты { $number2 }.
wild-event-attacks = { $who } атакует картой «{ $card }».
wild-event-attacks-as = { $who } атакует картой «{ $card }», копией карты «{ $card2 }».
wild-event-committed = { $who } прикладывает к атаке «{ $card }».
wild-event-responded = { $who } отвечает картой «{ $card }»: сила { $number } против защиты { $number2 }.
wild-event-taken-out = { $who } выводит из атаки «{ $card }»: сила { $number } против защиты { $number2 }.
wild-event-passed = { $who } пасует.
wild-event-repelled = { $who } отражает атаку ({ $site }): защита { $number2 } больше силы { $number }.
wild-event-damaged = { $who } наносит ущерб постройке игрока { $seat } ({ $site }): сила { $number } против защиты { $number2 }.
wild-event-looted = { $who } грабит игрока { $seat }: 1 фишка { $resource-gen }.
wild-event-full-defence = { $who } не даёт нанести себе ущерб: полная защита.
wild-event-fought = { $who } побеждает карту «{ $card }»: сила { $number } против защиты { $number2 }.
wild-event-fought-dragon = { $who } побеждает дракона: сила { $number } против защиты { $number2 }.
wild-event-took-token = { $who } берёт 1 фишку { $resource-gen }.
wild-event-no-token = { $who } не получает фишку { $resource-gen }: в запасе их нет.
wild-event-mission = { $who } берёт задание «{ $mission }».
wild-event-asgard-laid = Открыта карта Асгарда «{ $card }».
wild-event-achievement-laid = Достижение этой партии: «{ $achievement }».
wild-event-fulfilled = { $who }: достижение «{ $achievement }» выполнено ({ $number }).
wild-event-unfulfilled = Достижение «{ $achievement }» никто не выполнил.
wild-event-tie-achievement = Ничья. Её решает достижение «{ $achievement }».
wild-event-dropped-out = { $who } не выполняет «{ $achievement }» и выбывает из спора.
wild-event-won =
    { $who } побеждает: { $number } { $number ->
        [one] победное очко
        [few] победных очка
       *[many] победных очков
    }.
wild-event-mission-completed = { $who } выполняет задание «{ $mission }».
wild-event-mission-under = { $who } кладёт под колоду задание «{ $mission }».
wild-event-scored =
    { $who } получает { $number } { $number ->
        [one] победное очко
        [few] победных очка
       *[many] победных очков
    }.
wild-event-last-round =
    { $who } набирает { $number } { $number ->
        [one] победное очко
        [few] победных очка
       *[many] победных очков
    }: этот раунд последний.
wild-event-asgard-revealed = Асгард открывает «{ $card }»; выбирает { $who }.
wild-event-asgard-received = { $who } получает «{ $card }».
wild-event-asgard-declined = { $who } не берёт карту Асгарда.

## Конец партии

wild-ending-target = Нужное число очков набрано; побеждает тот, у кого их больше.
wild-ending-rounds = Условленный последний раунд окончен; побеждает тот, у кого больше очков.
wild-tie-achievement = Среди равных решило достижение из коробки.
wild-tie-shared = Ни одно достижение из коробки не решило спор, поэтому победа общая.
wild-source-attacks = Атаки
wild-source-rewards = Награды за ущерб
wild-source-defence = Защита
wild-source-undead = Нежить
wild-source-cards = Карты
wild-source-missions = Задания
wild-source-storages = Полные хранилища
wild-source-hall = Ратуша
wild-source-achievements = Достижения

## Чего стоит и что приносит выбор

wild-preview-cost = Цена: { $cost }
wild-preview-gain = Вы получите временные ресурсы: { $cost }
wild-preview-vp = Вы получите { $number } ПО
wild-preview-vp-of = { $seat } получит { $number } ПО
wild-preview-asgard = Вам положено за это карт Асгарда: { $number }
wild-preview-last-round = { $number } ПО набраны: этот раунд станет последним
wild-preview-nothing = Сейчас это ничего не даст
wild-preview-from-pool = Временными ресурсами: { $cost }
wild-preview-from-card = Будет разыграно: { $card } ×{ $number }
wild-preview-from-tokens = Фишками: { $cost }
wild-preview-left = После этого можно ещё потратить: { $cost }
wild-preview-to-pay = Останется заплатить: { $cost }
wild-preview-pile = В стопке останется: { $number }
wild-preview-progress = Задание «{ $mission }»: { $number } из { $number2 }
wild-preview-achievement = «{ $achievement }»: у вас { $number }, у лучшего из других { $number2 }
wild-preview-buildings = Построек станет: { $number } из { $number2 }
wild-preview-buildings-free = Построек станет: { $number }
wild-preview-limit = Со следующего раунда можно построек: { $number }
wild-preview-no-limit = Со следующего раунда построек сколько угодно
wild-preview-storage-idle = Ни одна ваша постройка не производит { $resource }: наполнить его сможет только добыча
wild-preview-construction = С жетоном строительства: до следующего раунда не работает, но и атаковать её нельзя
wild-preview-tokens-lost = Фишки вернутся в запас: { $cost }
wild-preview-new-mission = Заданий в колоде: { $number }
wild-preview-ready = Наготове к атаке: «{ $card }», сила { $number }
wild-preview-strength = Сила { $number }
wild-preview-draws =
    Вы возьмёте { $number } { $number ->
        [one] карту
        [few] карты
       *[many] карт
    } (в колоде: { $number2 })
wild-preview-reshuffles = Сброс станет новой колодой, карт в нём: { $number }
wild-preview-discards = Будет сброшено с руки: { $number }
wild-preview-any = Пиво или золото на выбор: { $number }
wild-preview-destroys = Карт, которые можно уничтожить: { $number }
wild-preview-recovers = Взять из сброса: до { $number } (подходящих карт: { $number2 })
wild-preview-digs = Подходящих карт: { $number } из { $number2 }
wild-preview-steals = Вы заберёте фишку { $resource-gen }; мест на выбор: { $number }
wild-preview-copies = Карт, которые можно скопировать: { $number }
wild-preview-in-attack = { $card_does }
wild-preview-most = Со всеми вашими картами: сила { $number } против защиты { $number2 }
wild-preview-against = Сила { $number } против защиты { $number2 }
wild-preview-short = Не хватает силы: { $number }
wild-preview-answer = { $seat } может ответить, карт на руке: { $number }
wild-preview-won =
    { $number ->
        [0] При успехе: { $number2 } ПО в конце хода за весь ущерб
       *[other] При успехе: { $number } ПО сразу, { $number2 } ПО в конце хода за весь ущерб
    }
wild-preview-loot =
    Вы возьмёте { $number } { $number ->
        [one] фишку
        [few] фишки
       *[many] фишек
    } { $resource-gen }
wild-preview-no-loot = Хранилище пусто: { $resource-gen } в нём нет
wild-preview-take-asgard = Можно будет взять карту Асгарда
wild-preview-repelled = Если атаку отразят, { $seat } получит { $number } ПО
wild-preview-full-defence = Если за этот ход ущерба не будет, в конце хода { $seat } получит ещё { $number } ПО (полная защита)
wild-preview-token = Вы возьмёте 1 фишку, пиво или золото
wild-preview-refill = На Путь Одина ляжет новая карта
wild-preview-damages =
    { $number ->
        [0] Атака удастся
       *[other] Атака удастся: { $seat } сразу получит { $number } ПО
    }
wild-preview-pool-lost = Пропадут временные ресурсы: { $cost }
wild-preview-mission-open = В этом раунде ещё можно выполнить задание «{ $mission }»: { $number } ПО
wild-preview-ready-unused =
    { $number ->
        [one] Наготове { $number } карта, и атака удалась бы
        [few] Наготове { $number } карты, и атака удалась бы
       *[many] Наготове { $number } карт, и атака удалась бы
    }
wild-preview-stored =
    { $number ->
        [0] Полных хранилищ нет
       *[other] Полных хранилищ: { $number }, ПО за них: { $number2 }
    }
wild-preview-burned = Вернётся в запас: { $cost }
wild-preview-hold = Станет фишек ({ $slot }): { $number }
wild-preview-holds = Останется там фишек ({ $slot }): { $number }
wild-preview-on-hall = Фишка { $resource-gen } ляжет на вашу ратушу
wild-preview-keeps = Оставлено карт: { $number } из { $number2 }
wild-preview-card = { $card_does }

## Что тянут, в разборе партии

wild-draws-asgard = карты Асгарда
wild-draws-missions = задания
wild-draws-path = карты Пути Одина
wild-draws-cards = карты из колоды
