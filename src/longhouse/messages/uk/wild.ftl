### «Дикінги». Як названо змінні, сказано у speech.py.

## Речі

wild-resource-beer = пиво
    .acc = пиво
    .gen = пива
wild-resource-gold = золото
    .acc = золото
    .gen = золота

# Скільки одного ресурсу; з кількох виходить список.
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
wild-cost-none = нічого
wild-price-none = ціни немає

wild-kind-resource = Ресурс
wild-kind-fighter = Боєць
wild-kind-hero = Герой
wild-kind-fortification = Укріплення
wild-kind-upgrade = Поліпшення
wild-kind-undead = Нежить

wild-phase-setup = Підготовка до гри
wild-phase-production = Фаза виробництва
wild-phase-draw = Фаза добору
wild-phase-action = Фаза дій
wild-phase-storage = Фаза зберігання
wild-phase-round_end = Кінець раунду
wild-phase-end = Кінець гри

# Споруда та її місце в поселенні: Плавильня (4). Де нічого не стоїть: споруда 4
wild-lot = { $site } ({ $number })
    .acc = { $site-acc } ({ $number })
    .gen = { $site-gen } ({ $number })
wild-slot = споруда { $number }
    .acc = споруду { $number }
    .gen = споруди { $number }
wild-slot-hall = ратуша
    .acc = ратушу
    .gen = ратуші
wild-path = Шлях Одіна { $number }
wild-path-empty = немає карти
wild-purse-pool = тимчасові ресурси
wild-hoard-producers = броварня або плавильня

# Ефекти карти, коли гравець обирає, який із них перший
wild-step = Ефект { $number }
wild-step-gain = Отримати пиво або золото ({ $number })
wild-step-draw =
    Узяти { $number } { $number ->
        [one] карту
        [few] карти
       *[many] карт
    }
wild-step-discard_hand = Скинути руку
wild-step-destroy =
    Знищити { $number } { $number ->
        [one] карту
        [few] карти
       *[many] карт
    }
wild-step-recover =
    Узяти зі скиду до { $number } { $number ->
        [one] карти
        [few] карт
       *[many] карт
    }
wild-step-dig = Шукати в колоді
wild-step-steal =
    Украсти { $number } { $number ->
        [one] фішку
        [few] фішки
       *[many] фішок
    }
wild-step-copy = Скопіювати карту

## Ратуші та споруди

wild-site-town_hall_1 = Ратуша 1-го рівня
    .acc = ратушу 1-го рівня
    .gen = ратуші 1-го рівня
wild-site-town_hall_1-text = Місце для 3 споруд. Хто завдасть їй збитків, отримує 1 ПО.
wild-site-town_hall_2 = Ратуша 2-го рівня
    .acc = ратушу 2-го рівня
    .gen = ратуші 2-го рівня
wild-site-town_hall_2-text = Місце для 6 споруд. Хто завдасть їй збитків, отримує 2 ПО.
wild-site-town_hall_3 = Ратуша 3-го рівня
    .acc = ратушу 3-го рівня
    .gen = ратуші 3-го рівня
wild-site-town_hall_3-text = Споруд скільки завгодно; за поліпшення до неї — 3 ПО. Хто завдасть їй збитків, може взяти карту Асгарду.
wild-site-brewery = Броварня
    .acc = броварню
    .gen = броварні
wild-site-brewery-text = Щораунду дає 1 фішку пива; більше однієї на ній не лежить.
wild-site-smelter = Плавильня
    .acc = плавильню
    .gen = плавильні
wild-site-smelter-text = Щораунду дає 1 фішку золота; більше однієї на ній не лежить.
wild-site-beer_storage = Сховище пива
    .acc = сховище пива
    .gen = сховища пива
wild-site-beer_storage-text = Вміщує 4 фішки пива; повне приносить 1 ПО в кожній фазі зберігання. Хто завдасть йому збитків, забирає 1 пиво.
wild-site-gold_storage = Сховище золота
    .acc = сховище золота
    .gen = сховища золота
wild-site-gold_storage-text = Вміщує 4 фішки золота; повне приносить 1 ПО в кожній фазі зберігання. Хто завдасть йому збитків, забирає 1 золото.
wild-site-tavern = Таверна
    .acc = таверну
    .gen = таверни
wild-site-tavern-text = У фазі добору ви берете на 1 карту більше. Хто завдасть їй збитків, отримує 1 ПО.
wild-site-drakkar = Драккар
    .acc = драккар
    .gen = драккара
wild-site-drakkar-text = Наприкінці раунду можна лишити в руці 1 карту. Хто завдасть йому збитків, отримує 1 ПО.

## Карти

wild-card-beer = Пиво
wild-card-beer-text = 1 пиво.
wild-card-gold = Золото
wild-card-gold-text = 1 золото.
wild-card-viking_warrior = Вікінг-воїн
wild-card-viking_warrior-text = Боєць, сила 1.
wild-card-elf_archer = Ельф-лучник
wild-card-elf_archer-text = Боєць, сила 2.
wild-card-bone_crusher = Костолам
wild-card-bone_crusher-text = Боєць, сила 3.
wild-card-pigator = Свинатор
wild-card-pigator-text = Боєць, сила 5.
wild-card-tower = Вежа
wild-card-tower-text = Захист атакованої споруди +2.
wild-card-chicken_tower = Куряча вежа
wild-card-chicken_tower-text = Захист атакованої споруди +3.
wild-card-sheep_cannon = Вівцегармата
wild-card-sheep_cannon-text = Захист атакованої споруди +5.
wild-card-beer_mugs = Пивні кухлі
wild-card-beer_mugs-text = 2 пива.
wild-card-gold_bars = Золоті зливки
wild-card-gold_bars-text = 2 золота.
wild-card-bear_rider = Вершник на ведмеді
wild-card-bear_rider-text = Боєць, сила 4.
wild-card-shaman = Шаман
wild-card-shaman-text = Боєць, сила 2; ще візьміть 1 карту.
wild-card-assassin = Асасин
wild-card-assassin-text = Боєць, сила 2; або, коли атакують вас, виводить одного бійця з атаки.
wild-card-shockwave_tower = Вежа ударної хвилі
wild-card-shockwave_tower-text = Захист +1 і ще +1 за кожного бійця та героя в атаці.
wild-card-hero_trap = Пастка для героїв
wild-card-hero_trap-text = Коли атакують вас, виводить одного героя з атаки.
wild-card-hero_trap-text-v1 = Захист +1, і один герой виходить з атаки.
wild-card-sword = Меч
wild-card-sword-text = Сила атаки +3, якщо в ній є хоча б один боєць.
wild-card-odins_boost = Сила Одіна
wild-card-odins_boost-text = У кожного бійця однієї атаки сила +1.
wild-card-scroll = Сувій
wild-card-scroll-text = Візьміть 2 карти.
wild-card-crystal = Кристал
wild-card-crystal-text = Можете знищити карту з руки або зі скиду; ще візьміть 1 карту.
wild-card-money_theft = Крадіжка грошей
wild-card-money_theft-text = Заберіть у суперника 1 фішку золота; якщо її ні в кого немає, отримайте 1 золото.
wild-card-recipe_theft = Крадіжка рецепта
wild-card-recipe_theft-text = Заберіть у суперника 1 фішку пива; якщо її ні в кого немає, отримайте 1 пиво. У будь-якому разі отримайте ще 1 пиво.
wild-card-miner = Шахтар
wild-card-miner-text = 1 золото за кожну вашу плавильню, навіть недобудовану.
wild-card-beer_expert = Пивний експерт
wild-card-beer_expert-text = 1 пиво за кожну вашу броварню, навіть недобудовану.
wild-card-mystery_gift_resource = Таємничий дар (ресурс)
wild-card-mystery_gift_resource-text = Відкривайте карти своєї колоди до першого ресурсу: він іде в руку, решта — у скид.
wild-card-mystery_gift_fighter = Таємничий дар (боєць)
wild-card-mystery_gift_fighter-text = Відкривайте карти своєї колоди до першого бійця: він іде в руку, решта — у скид.
wild-card-mystery_gift_fighter-text-v1 = Відкривайте карти своєї колоди до першого бійця або героя: він іде в руку, решта — у скид.
wild-card-undead_beer = Нежить (пиво)
wild-card-undead_beer-text = Не продається. Здолайте її силою 2: 1 ПО та 1 фішка пива.
wild-card-undead_gold = Нежить (золото)
wild-card-undead_gold-text = Не продається. Здолайте її силою 3: 1 ПО та 1 фішка золота.
wild-card-alvis = Альвіс
wild-card-alvis-text = Герой, сила 3; ще візьміть 2 карти.
wild-card-dvergr = Цверг
wild-card-dvergr-text = Герой, сила 3 і ще +1 за кожну вашу броварню, навіть недобудовану.
wild-card-thor = Тор
wild-card-thor-text = Герой, сила 5; у кожного бійця тієї самої атаки сила +1.
wild-card-grendel = Грендель
wild-card-grendel-text = Герой, сила 4; 2 ПО, якщо атака завдала споруді збитків.
wild-card-valkyrie = Валькірія
wild-card-valkyrie-text = Герой, сила 4; ще візьміть у руку бійця зі свого скиду.
wild-card-mjolnir = Мйольнір
wild-card-mjolnir-text = Сила атаки +7, якщо в ній є хоча б один боєць.
wild-card-loki_lens = Лінза Локі
wild-card-loki_lens-text = Стає копією ресурсу, бійця, героя або поліпшення, зіграного вами цього ходу, але не поліпшення, доданого до атаки.
wild-card-resurrection = Воскресіння
wild-card-resurrection-text = Візьміть у руку до 2 карт зі свого скиду, тільки не карти Асгарду.
wild-card-time_manipulation = Керування часом
wild-card-time_manipulation-text = Скиньте решту руки й візьміть 5 карт.
wild-card-treasure_chest = Скриня зі скарбами
wild-card-treasure_chest-text = Отримайте 3 ресурси, пиво та золото в будь-якому поєднанні; ще візьміть 1 карту.
wild-card-beer_taxes = Пивний податок
wild-card-beer_taxes-text = 3 пива за кожного суперника.
wild-card-gold_taxes = Золотий податок
wild-card-gold_taxes-text = 2 золота за кожного суперника.

## Завдання

wild-mission-worship = Поклоніння
wild-mission-worship-text = Купіть цього ходу карту Шляху Одіна.
wild-mission-worker = Робітник
wild-mission-worker-text = Зведіть цього ходу споруду.
wild-mission-strategy = Стратегія
wild-mission-strategy-text = Купіть цього ходу карту зі стосу бійців.
wild-mission-shield = Щит
wild-mission-shield-text = Купіть цього ходу карту зі стосу укріплень.
wild-mission-brewer = Пивовар
wild-mission-brewer-text = У вас 2 броварні.
wild-mission-foundry = Ливарник
wild-mission-foundry-text = У вас 2 плавильні.
wild-mission-innkeeper = Корчмар
wild-mission-innkeeper-text = У вас є таверна.
wild-mission-captain = Капітан
wild-mission-captain-text = У вас є драккар.
wild-mission-architect = Архітектор
wild-mission-architect-text = Ваша ратуша не нижча за 2-й рівень.
wild-mission-beer_mission = Пива!
wild-mission-beer_mission-text = У вас є броварня, а на ваших картах лежать 3 фішки пива.
wild-mission-beer_mission-text-v1 = На ваших картах лежать 3 фішки пива.
wild-mission-gold_mission = Золота!
wild-mission-gold_mission-text = У вас є плавильня, а на ваших картах лежать 3 фішки золота.
wild-mission-gold_mission-text-v1 = На ваших картах лежать 3 фішки золота.
wild-mission-attacker = Загарбник
wild-mission-attacker-text = Завдайте цього ходу збитків 2 спорудам.
wild-mission-town_fall = Падіння ратуші
wild-mission-town_fall-text = Завдайте цього ходу збитків ратуші.
wild-mission-warfare = Військова справа
wild-mission-warfare-text = Завдайте цього ходу збитків споруді атакою, у якій є боєць силою щонайменше 4.
wild-mission-money_money = Гроші, гроші
wild-mission-money_money-text = Витратьте цього ходу 6 золота.
wild-mission-thirsty = Спрага?
wild-mission-thirsty-text = Витратьте цього ходу 8 пива.

## Досягнення

wild-achievement-performer = Виконавець
wild-achievement-performer-text = Найбільше виконаних завдань.
wild-achievement-builder = Будівельник
wild-achievement-builder-text = Найбільше споруд, не рахуючи ратуші.
wild-achievement-king_of_pigs = Король свиней
wild-achievement-king_of_pigs-text = Найбільше Свинаторів.
wild-achievement-gold_digger = Золотошукач
wild-achievement-gold_digger-text = Найбільше фішок золота у сховищах.
wild-achievement-follower = Послідовник
wild-achievement-follower-text = Найбільше карт Шляху Одіна.
wild-achievement-conqueror = Завойовник
wild-achievement-conqueror-text = Найбільше бійців.
wild-achievement-beer_tycoon = Пивний магнат
wild-achievement-beer_tycoon-text = Найбільше фішок пива у сховищах.
wild-achievement-defender = Захисник
wild-achievement-defender-text = Найбільше укріплень.

## Що може зробити гравець

wild-option-play = Зіграти «{ $card }»
wild-option-buy = Купити «{ $card }» ({ $price })
wild-option-buy-by-hand = Купити «{ $card }» ({ $price }), обираючи, чим платити
wild-option-path = { $path }: { $lying } ({ $price })
wild-option-path-by-hand = { $path }: { $lying } ({ $price }), обираючи, чим платити
wild-option-build = Збудувати { $building-acc } ({ $price })
wild-option-build-by-hand = Збудувати { $building-acc } ({ $price }), обираючи, чим платити
wild-option-upgrade = Поліпшити до { $site-gen } ({ $price })
wild-option-upgrade-by-hand = Поліпшити до { $site-gen } ({ $price }), обираючи, чим платити
wild-option-attack = Атакувати { $lot-acc }, захист { $number } — { $seat }
wild-option-undead = Битися: { $lying }, захист { $number } — { $path }
wild-option-dragon = Битися з драконом, захист { $number }
wild-option-mission = Виконати «{ $mission }» ({ $number } ПО)
wild-option-exchange = Обміняти { $cost-acc } на { $cost2-acc }
wild-option-exchange-by-hand = Обміняти { $cost-acc } на { $cost2-acc }, обираючи, чим платити
wild-option-swap = Змінити завдання «{ $mission }» ({ $cost })
wild-option-swap-by-hand = Змінити завдання «{ $mission }» ({ $cost }), обираючи, чим платити
wild-option-dismantle = Розібрати { $own-acc }
wild-option-end-turn = Закінчити хід
wild-option-pay = Узяти звідси: { $purse }
wild-option-pay-with = Заплатити картою «{ $card }»
wild-option-ready = { $card } (напоготові), сила { $number }
wild-option-add = { $card } з руки, сила { $number }
wild-option-commit = Додати до атаки «{ $card }»
wild-option-declare = Оголосити атаку
wild-option-respond = Відповісти картою «{ $card }»
wild-option-pass = Пас
wild-option-take-out = Вивести з атаки «{ $card }»
wild-option-step = { $step }
wild-option-gain = 1 { $resource }
wild-option-destroy-hand = Знищити «{ $card }» з руки
wild-option-destroy-discard = Знищити «{ $card }» зі скиду
wild-option-none = Нічого не знищувати
wild-option-recover = Узяти в руку «{ $card }»
wild-option-stop = Більше не брати
wild-option-steal = Забрати звідси: { $hoard } — { $seat }
wild-option-copy = Скопіювати «{ $card }»
wild-option-store = Покласти в { $own-acc }
wild-option-token = 1 фішка { $resource-gen }
wild-option-take = Узяти карту Асгарду
wild-option-decline = Не брати карту Асгарду
wild-option-asgard = Отримати «{ $card }»
wild-option-automatic = Розкласти автоматично
wild-option-by-hand = Розкласти вручну
wild-option-hold =
    { $number } { $number ->
        [one] фішка
        [few] фішки
       *[many] фішок
    }
wild-option-keep = Лишити «{ $card }»
wild-option-done = Більше не лишати

## Запитання; .others — що кажуть іншим гравцям

wild-ask-turn = Грайте карти, купуйте, будуйте, атакуйте або закінчіть хід.
    .others = Зараз ходить { $who }.
wild-ask-storage = Фаза зберігання: розкласти фішки автоматично чи вручну?
    .others = { $who } розкладає фішки по сховищах.
wild-ask-hold = Скільки фішок { $resource-gen } буде тут ({ $slot })? Лишилося розкласти: { $number }.
    .others = { $who } розкладає фішки { $resource-gen } ({ $slot }, лишилося: { $number }).
wild-ask-keep = Оберіть карту, яку лишите на наступний раунд (лишено { $number } з { $number2 }).
    .others = { $who } обирає, які карти лишити (лишено { $number } з { $number2 }).
wild-ask-pay = Звідки взяти { $resource }? Лишилося заплатити: { $number }.
    .others = Зараз ходить { $who }.
wild-ask-step = «{ $card }»: який ефект наступний?
    .others = { $who } обирає наступний ефект карти «{ $card }».
wild-ask-gain = Пиво чи золото? Лишилося: { $number }.
    .others = { $who } обирає пиво чи золото (лишилося: { $number }).
wild-ask-destroy = Оберіть карту, яку знищите назавжди (лишилося: { $number }).
    .others = { $who } обирає, яку карту знищити.
wild-ask-recover = Оберіть карту зі свого скиду (не більше { $number }).
    .others = { $who } обирає карти зі скиду (не більше { $number }).
wild-ask-steal = Оберіть, звідки забрати 1 фішку { $resource-gen }.
    .others = { $who } обирає, звідки забрати 1 фішку { $resource-gen }.
wild-ask-copy = «{ $card }»: копією якої карти вона стане?
    .others = { $who } обирає, що скопіює «{ $card }».
wild-ask-store = Оберіть сховище для фішки { $resource-gen }.
    .others = { $who } обирає сховище для фішки { $resource-gen }.
wild-ask-compose = Зберіть атаку: сила { $number } проти захисту { $number2 }.
    .others = Зараз ходить { $who }.
wild-ask-respond = Вас атакують: { $site }. Сила { $number } проти захисту { $number2 }. Дайте відповідь картою або пасуйте.
    .others = { $who } може відповісти на атаку ({ $site }): сила { $number } проти захисту { $number2 }.
wild-ask-take-out = Оберіть, кого вивести з атаки (сила { $number } проти захисту { $number2 }).
    .others = { $who } виводить карту з атаки (сила { $number } проти захисту { $number2 }).
wild-ask-token = Дракона здолано. Пиво чи золото?
    .others = { $who } обирає фішку за перемогу над драконом.
wild-ask-asgard =
    Оберіть карту Асгарду. { $number ->
        [one] Вам належить { $number } карта.
        [few] Вам належать { $number } карти.
       *[many] Вам належить { $number } карт.
    }
    .others = { $who } обирає карту Асгарду (усього належить: { $number }).
wild-ask-take-asgard = Ви завдали збитків ратуші 3-го рівня. Узяти карту Асгарду?
    .others = { $who } може взяти карту Асгарду.

## Що сталося

wild-event-gained =
    { $who } отримує { $number } { $number ->
        [one] { $resource }
       *[other] { $resource-gen }
    }.
wild-event-round = Починається раунд { $number }.
wild-event-round-limit = Раунд { $number } — останній, як і домовилися.
wild-event-first = Жетон першого гравця отримує { $who }.
wild-event-produced = { $who } виробляє { $cost-acc }.
wild-event-drew =
    { $who } бере { $number } { $number ->
        [one] карту
        [few] карти
       *[many] карт
    }.
wild-event-reshuffled =
    { $who } перемішує скид у нову колоду ({ $number } { $number ->
        [one] карта
        [few] карти
       *[many] карт
    }).
wild-event-discarded = { $who } скидає: { $card } ×{ $number }.
wild-event-stored = { $who } розкладає фішки: { $site } ({ $slot }), тепер тут { $number }.
wild-event-burned = { $who } повертає до запасу фішки, яким не знайшлося місця: { $cost }.
wild-event-loot-lost = { $who } втрачає здобич, що лежала на ратуші: { $cost }.
wild-event-kept =
    { $card ->
        [hidden] { $who } лишає карту в руці.
       *[other] { $who } лишає в руці «{ $card }».
    }
wild-event-turn-began = { $who } починає хід.
wild-event-pool-lost = { $who } втрачає тимчасові ресурси: { $cost }.
wild-event-paid-card = { $who } платить картами: { $card } ×{ $number }.
wild-event-paid-tokens =
    { $who } платить { $number ->
        [one] { $number } фішкою
        [few] { $number } фішками
       *[many] { $number } фішками
    } { $resource-gen } ({ $site }).
wild-event-bought = { $who } купує «{ $card }» за { $cost-acc }.
wild-event-path-refilled = На Шляху Одіна відкрито карту «{ $card }».
wild-event-path-reshuffled =
    Скид Шляху Одіна стає новою колодою ({ $number } { $number ->
        [one] карта
        [few] карти
       *[many] карт
    }).
wild-event-path-discarded = Зі Шляху Одіна йде «{ $card }».
wild-event-built = { $who } будує { $building-acc } за { $cost-acc }.
wild-event-upgraded = { $who } платить { $cost-acc } й поліпшує ратушу: { $site }.
wild-event-dismantled = { $who } розбирає { $building-acc }.
wild-event-fort-removed = { $who } прибирає зі споруди «{ $card }».
wild-event-tokens-returned =
    { $who } повертає до запасу { $number } { $number ->
        [one] фішку
        [few] фішки
       *[many] фішок
    } { $resource-gen }.
wild-event-exchanged =
    { $who } обмінює { $number } { $number ->
        [one] { $resource }
       *[other] { $resource-gen }
    }.
wild-event-played = { $who } грає «{ $card }».
wild-event-copied = { $who }: «{ $card }» стає копією карти «{ $card2 }».
wild-event-destroyed = { $who } знищує «{ $card }».
wild-event-recovered = { $who } бере зі скиду «{ $card }».
wild-event-dug-past = { $who } відкриває та скидає «{ $card }».
wild-event-dug = { $who } відкриває «{ $card }» і бере в руку.
wild-event-dug-nothing = { $who } не знаходить такої карти.
wild-event-stole = { $who } забирає 1 фішку { $resource-gen } у гравця { $seat } ({ $site }).
wild-event-loot-stored = { $who } кладе фішку у сховище: { $site } ({ $slot }), тепер тут { $number }.
wild-event-loot-on-hall = { $who } кладе 1 фішку { $resource-gen } на ратушу.
wild-event-attacked = { $who } атакує { $site-acc } гравця { $seat }: сила { $number } проти захисту { $number2 }.
wild-event-attacks = { $who } атакує картою «{ $card }».
wild-event-attacks-as = { $who } атакує картою «{ $card }», копією карти «{ $card2 }».
wild-event-committed = { $who } додає до атаки «{ $card }».
wild-event-responded = { $who } відповідає картою «{ $card }»: сила { $number } проти захисту { $number2 }.
wild-event-taken-out = { $who } виводить з атаки «{ $card }»: сила { $number } проти захисту { $number2 }.
wild-event-passed = { $who } пасує.
wild-event-repelled = { $who } відбиває атаку ({ $site }): захист { $number2 } більший за силу { $number }.
wild-event-damaged = { $who } завдає збитків споруді гравця { $seat } ({ $site }): сила { $number } проти захисту { $number2 }.
wild-event-looted = { $who } грабує гравця { $seat }: 1 фішка { $resource-gen }.
wild-event-full-defence = { $who } не дає завдати собі збитків: повний захист.
wild-event-fought = { $who } долає карту «{ $card }»: сила { $number } проти захисту { $number2 }.
wild-event-fought-dragon = { $who } долає дракона: сила { $number } проти захисту { $number2 }.
wild-event-took-token = { $who } бере 1 фішку { $resource-gen }.
wild-event-no-token = { $who } не отримує фішку { $resource-gen }: у запасі їх немає.
wild-event-mission = { $who } бере завдання «{ $mission }».
wild-event-asgard-laid = Відкрито карту Асгарду «{ $card }».
wild-event-achievement-laid = Досягнення цієї партії: «{ $achievement }».
wild-event-fulfilled = { $who }: досягнення «{ $achievement }» виконано ({ $number }).
wild-event-unfulfilled = Досягнення «{ $achievement }» ніхто не виконав.
wild-event-tie-achievement = Нічия. Її вирішує досягнення «{ $achievement }».
wild-event-dropped-out = { $who } не виконує «{ $achievement }» і вибуває із суперечки.
wild-event-won =
    { $who } перемагає: { $number } { $number ->
        [one] переможне очко
        [few] переможні очки
       *[many] переможних очок
    }.
wild-event-mission-completed = { $who } виконує завдання «{ $mission }».
wild-event-mission-under = { $who } кладе під колоду завдання «{ $mission }».
wild-event-scored =
    { $who } отримує { $number } { $number ->
        [one] переможне очко
        [few] переможні очки
       *[many] переможних очок
    }.
wild-event-last-round =
    { $who } набирає { $number } { $number ->
        [one] переможне очко
        [few] переможні очки
       *[many] переможних очок
    }: цей раунд останній.
wild-event-asgard-revealed = Асгард відкриває «{ $card }»; обирає { $who }.
wild-event-asgard-received = { $who } отримує «{ $card }».
wild-event-asgard-declined = { $who } не бере карту Асгарду.

## Кінець партії

wild-ending-target = Потрібну кількість очок набрано; перемагає той, у кого їх більше.
wild-ending-rounds = Домовлений останній раунд закінчено; перемагає той, у кого більше очок.
wild-tie-achievement = Серед рівних вирішило досягнення з коробки.
wild-tie-shared = Жодне досягнення з коробки не вирішило суперечки, тож перемога спільна.
wild-source-attacks = Атаки
wild-source-rewards = Нагороди за збитки
wild-source-defence = Захист
wild-source-undead = Нежить
wild-source-cards = Карти
wild-source-missions = Завдання
wild-source-storages = Повні сховища
wild-source-hall = Ратуша
wild-source-achievements = Досягнення

## Чого коштує і що дає вибір

wild-preview-cost = Ціна: { $cost }
wild-preview-gain = Ви отримаєте тимчасові ресурси: { $cost }
wild-preview-vp = Ви отримаєте { $number } ПО
wild-preview-vp-of = { $seat } отримає { $number } ПО
wild-preview-asgard = Вам належить за це карт Асгарду: { $number }
wild-preview-last-round = { $number } ПО набрано: цей раунд стане останнім
wild-preview-nothing = Зараз це нічого не дасть
wild-preview-from-pool = Тимчасовими ресурсами: { $cost }
wild-preview-from-card = Буде зіграно: { $card } ×{ $number }
wild-preview-from-tokens = Фішками: { $cost }
wild-preview-left = Після цього можна ще витратити: { $cost }
wild-preview-to-pay = Лишиться заплатити: { $cost }
wild-preview-pile = У стосі лишиться: { $number }
wild-preview-progress = Завдання «{ $mission }»: { $number } з { $number2 }
wild-preview-achievement = «{ $achievement }»: у вас { $number }, у найкращого з інших { $number2 }
wild-preview-buildings = Споруд стане: { $number } з { $number2 }
wild-preview-buildings-free = Споруд стане: { $number }
wild-preview-limit = З наступного раунду можна споруд: { $number }
wild-preview-no-limit = З наступного раунду споруд скільки завгодно
wild-preview-storage-idle = Жодна ваша споруда не виробляє { $resource }: наповнити його зможе лише здобич
wild-preview-construction = З жетоном будівництва: до наступного раунду не працює, але й атакувати її не можна
wild-preview-tokens-lost = Фішки повернуться до запасу: { $cost }
wild-preview-new-mission = Завдань у колоді: { $number }
wild-preview-ready = Напоготові до атаки: «{ $card }», сила { $number }
wild-preview-strength = Сила { $number }
wild-preview-draws =
    Ви візьмете { $number } { $number ->
        [one] карту
        [few] карти
       *[many] карт
    } (у колоді: { $number2 })
wild-preview-reshuffles = Скид стане новою колодою, карт у ньому: { $number }
wild-preview-discards = Буде скинуто з руки: { $number }
wild-preview-any = Пиво або золото на вибір: { $number }
wild-preview-destroys = Карт, які можна знищити: { $number }
wild-preview-recovers = Узяти зі скиду: до { $number } (карт, що підходять: { $number2 })
wild-preview-digs = Карт, що підходять: { $number } з { $number2 }
wild-preview-steals = Ви заберете фішку { $resource-gen }; місць на вибір: { $number }
wild-preview-copies = Карт, які можна скопіювати: { $number }
wild-preview-in-attack = { $card_does }
wild-preview-most = З усіма вашими картами: сила { $number } проти захисту { $number2 }
wild-preview-against = Сила { $number } проти захисту { $number2 }
wild-preview-short = Бракує сили: { $number }
wild-preview-answer = { $seat } може відповісти, карт у руці: { $number }
wild-preview-won =
    { $number ->
        [0] У разі успіху: { $number2 } ПО наприкінці ходу за всі збитки
       *[other] У разі успіху: { $number } ПО одразу, { $number2 } ПО наприкінці ходу за всі збитки
    }
wild-preview-loot =
    Ви візьмете { $number } { $number ->
        [one] фішку
        [few] фішки
       *[many] фішок
    } { $resource-gen }
wild-preview-no-loot = Сховище порожнє: { $resource-gen } в ньому немає
wild-preview-take-asgard = Можна буде взяти карту Асгарду
wild-preview-repelled = Якщо атаку відіб’ють, { $seat } отримає { $number } ПО
wild-preview-full-defence = Якщо за цей хід збитків не буде, наприкінці ходу { $seat } отримає ще { $number } ПО (повний захист)
wild-preview-token = Ви візьмете 1 фішку, пиво або золото
wild-preview-refill = На Шлях Одіна ляже нова карта
wild-preview-damages =
    { $number ->
        [0] Атака вдасться
       *[other] Атака вдасться: { $seat } одразу отримає { $number } ПО
    }
wild-preview-pool-lost = Пропадуть тимчасові ресурси: { $cost }
wild-preview-mission-open = У цьому раунді ще можна виконати завдання «{ $mission }»: { $number } ПО
wild-preview-ready-unused =
    { $number ->
        [one] Напоготові { $number } карта, і атака вдалася б
        [few] Напоготові { $number } карти, і атака вдалася б
       *[many] Напоготові { $number } карт, і атака вдалася б
    }
wild-preview-stored =
    { $number ->
        [0] Повних сховищ немає
       *[other] Повних сховищ: { $number }, ПО за них: { $number2 }
    }
wild-preview-burned = Повернеться до запасу: { $cost }
wild-preview-hold = Стане фішок ({ $slot }): { $number }
wild-preview-holds = Лишиться там фішок ({ $slot }): { $number }
wild-preview-on-hall = Фішка { $resource-gen } ляже на вашу ратушу
wild-preview-keeps = Лишено карт: { $number } з { $number2 }
wild-preview-card = { $card_does }

## Що тягнуть, у розборі партії

wild-draws-asgard = карти Асгарду
wild-draws-missions = завдання
wild-draws-path = карти Шляху Одіна
wild-draws-cards = карти з колоди
