### «Чемпіони Мідгарда». Як названо змінні, сказано у speech.py.

## Речі

midgard-good-food = їжа
    .acc = їжу
    .gen = їжі
midgard-good-wood = дерево
    .acc = дерево
    .gen = дерева
midgard-good-coin = монета
    .acc = монету
    .gen = монети
midgard-good-favour = милість
    .acc = милість
    .gen = милості

# Скільки одного ресурсу; з кількох виходить перелік.
midgard-goods-food =
    { $number } { $number ->
        [one] їжа
       *[other] їжі
    }
    .acc =
        { $number } { $number ->
            [one] їжу
           *[other] їжі
        }
midgard-goods-wood =
    { $number } { $number ->
        [one] дерево
       *[other] дерева
    }
midgard-goods-coin =
    { $number } { $number ->
        [one] монета
        [few] монети
       *[many] монет
    }
    .acc =
        { $number } { $number ->
            [one] монету
            [few] монети
           *[many] монет
        }
midgard-goods-favour =
    { $number } { $number ->
        [one] милість
        [few] милості
       *[many] милостей
    }
midgard-goods-none = нічого

midgard-die-sword = Мечник
    .acc = мечника
    .gen = мечника
midgard-die-spear = Списник
    .acc = списника
    .gen = списника
midgard-die-axe = Сокирник
    .acc = сокирника
    .gen = сокирника

midgard-dice-sword =
    { $number } { $number ->
        [one] мечник
        [few] мечники
       *[many] мечників
    }
    .acc =
        { $number } { $number ->
            [one] мечника
            [few] мечників
           *[many] мечників
        }
midgard-dice-spear =
    { $number } { $number ->
        [one] списник
        [few] списники
       *[many] списників
    }
    .acc =
        { $number } { $number ->
            [one] списника
            [few] списників
           *[many] списників
        }
midgard-dice-axe =
    { $number } { $number ->
        [one] сокирник
        [few] сокирники
       *[many] сокирників
    }
    .acc =
        { $number } { $number ->
            [one] сокирника
            [few] сокирників
           *[many] сокирників
        }
midgard-dice-none = без вікінгів

# Що можна втратити: вікінга чи їжу
midgard-cargo-sword = мечник
    .acc = мечника
midgard-cargo-spear = списник
    .acc = списника
midgard-cargo-axe = сокирник
    .acc = сокирника
midgard-cargo-food = 1 їжа
    .acc = 1 їжу

# Грані кісток і весь кидок: мечники (2× удар, щит), сокирники (подвійний удар)
midgard-face-blank = порожньо
midgard-face-hit = удар
midgard-face-double = подвійний удар
midgard-face-shield = щит
midgard-roll-sword = мечники ({ $faces })
midgard-roll-spear = списники ({ $faces })
midgard-roll-axe = сокирники ({ $faces })
midgard-roll-face = { $number }× { $face }
midgard-roll-none = жодної кістки

# Кістка кидка за номером і, якщо відомо, за гранню
midgard-rolled = { $number }
midgard-rolled-shown = { $number } ({ $die }, { $face })
midgard-tenths = { $whole },{ $tenth }
midgard-percent = { $number } %

midgard-phase-setup = Приготування
midgard-phase-round = Підготовка раунду
midgard-phase-placement = Розміщення робітників
midgard-phase-assignment = Призначення вікінгів
midgard-phase-combat = Бій
midgard-phase-cleanup = Прибирання
midgard-phase-end = Кінець гри

## Вожді

midgard-leader-asmundr = Асмунд Благочестивий
midgard-leader-asmundr-text = 2 слави одразу за кожну милість, витрачену на перекидання в бою чи на полюванні.
midgard-leader-dagrun = Дагрун Обрана
midgard-leader-dagrun-text = У домі провидця бере на одну карту долі більше; лишає однаково одну, решта йде під колоду.
midgard-leader-gylfir = Гільві-мореплавець
midgard-leader-gylfir-text = Користується торговельним кораблем, не сплачуючи монети.
midgard-leader-svanhildr = Сванхільд-мечниця
midgard-leader-svanhildr-text = Удар її мечника рахується за 2, подвійний удар — за 3, у бою та на полюванні.
midgard-leader-ullr = Улль-берсерк
midgard-leader-ullr-text = 1 слава за кожен раунд бою, у якому остаточний кидок показує подвійний удар.

## Куди можна поставити робітника

midgard-place-blacksmith = Кузня
midgard-place-blacksmith-text = Візьміть усіх сокирників, які тут чекають.
midgard-place-hafter = Ливарня
midgard-place-hafter-text = Візьміть усіх списників, які тут чекають.
midgard-place-swordsmith = Зброярня
midgard-place-swordsmith-text = Візьміть усіх мечників, які тут чекають.
midgard-place-smokehouse = Коптильня
midgard-place-smokehouse-text = Заберіть усю їжу, яка тут лежить.
midgard-place-troll = Місце троля
midgard-place-troll-text = Бій із тролем цього раунду — ваш. Переможець скидає 1 ганьбу й дає 1 комусь; якщо троль уцілів, ганьбу беруть усі.
midgard-place-draugr_1 = Місце драугра 1
midgard-place-draugr_1-text = Бій із лівим драугром — ваш.
midgard-place-draugr_2 = Місце драугра 2
midgard-place-draugr_2-text = Бій із правим драугром — ваш.
midgard-place-hunting_grounds = Мисливські угіддя
midgard-place-hunting_grounds-text = Ваші вікінги без завдання перед боями полюють: 1 їжа за удар, не більше 6. Місця вистачає всім.
midgard-place-jarls_longhouse = Довгий дім ярла
midgard-place-jarls_longhouse-text = Отримайте 1 мечника й візьміть жетон першого гравця; якщо він уже ваш, віддайте його гравцеві ліворуч.
midgard-place-sages_house = Дім провидця
midgard-place-sages_house-text = Подивіться одну закриту карту походу, потім візьміть карту долі.
midgard-place-large_longship = Великий драккар громади
midgard-place-large_longship-text = Сплатіть 1 монету й відправте цей корабель до вільного берега. Він бере 10 вікінгів та їжі.
midgard-place-small_longship = Малий драккар громади
midgard-place-small_longship-text = Відправте цей корабель до вільного берега. Він бере 5 вікінгів та їжі.
midgard-place-shipwright = Верф
midgard-place-shipwright-text = Купіть один із решти воєнних кораблів за дерево та монети; один за всю гру. Наприкінці він дає славу.
midgard-place-market = Ринок
midgard-place-market-text = Міняйте їжу, дерево та монети один до одного скільки завгодно разів.
midgard-place-merchant_ship = Торговельний корабель
midgard-place-merchant_ship-text = Сплатіть 1 монету й отримайте все з відкритої карти торговельного корабля.
midgard-place-runesmith = Тлумач рун
midgard-place-runesmith-text = Сплатіть 1 дерево й візьміть відкриту руну або верхню з колоди, не дивлячись.
midgard-place-stave_church = Дерев’яний храм
midgard-place-stave_church-text = Сплатіть 1, 3, 6 або 10 монет за 1, 2, 3 або 4 милості.
midgard-place-worker_huts = Хижина робітників
midgard-place-worker_huts-text = Сплатіть нинішню ціну й отримайте запасного робітника назавжди; один раз для кожного гравця.
midgard-place-beg = Благання
midgard-place-beg-text = Отримайте 1 їжу й 1 ганьбу. Можна завжди.
midgard-place-beggar = Жебрак
midgard-place-beggar-text = Віддайте 1 їжу за 1 милість, до 3 разів.
midgard-place-skald = Скальд
midgard-place-skald-text = Отримайте 2 слави.
midgard-place-generous_merchant = Щедрий купець
midgard-place-generous_merchant-text = Отримайте 1 їжу й 1 дерево.
midgard-place-benefactor = Благодійник
midgard-place-benefactor-text = Отримайте 2 монети.
midgard-place-militia = Ополченці
midgard-place-militia-text = Віддайте 1 їжу, отримайте 2 мечників.
midgard-place-raiders = Нападники
midgard-place-raiders-text = Віддайте 1 дерево, отримайте 2 списників.
midgard-place-jomsvikings = Йомсвікінги
midgard-place-jomsvikings-text = Сплатіть 2 монети, отримайте 1 мечника й 1 сокирника.
midgard-place-varangians = Варяги
midgard-place-varangians-text = Сплатіть 1 монету, отримайте 1 мечника й 1 списника.
midgard-place-karvi = Карві
midgard-place-karvi-text = Ваш воєнний корабель: відправте його до вільного берега безкоштовно.
midgard-place-snekkja = Снек’я
midgard-place-snekkja-text = { midgard-place-karvi-text }
midgard-place-skeid = Скейд
midgard-place-skeid-text = { midgard-place-karvi-text }
midgard-place-drakkar = Драккар
midgard-place-drakkar-text = { midgard-place-karvi-text }

midgard-ship-large = { midgard-place-large_longship }
midgard-ship-small = { midgard-place-small_longship }
midgard-ship-karvi = { midgard-place-karvi }
midgard-ship-snekkja = { midgard-place-snekkja }
midgard-ship-skeid = { midgard-place-skeid }
midgard-ship-drakkar = { midgard-place-drakkar }

midgard-shore-shore_1 = Далекий берег 1
    .acc = далекий берег 1
    .gen = далекого берега 1
midgard-shore-shore_2 = Далекий берег 2
    .acc = далекий берег 2
    .gen = далекого берега 2
midgard-shore-shore_3 = Далекий берег 3
    .acc = далекий берег 3
    .gen = далекого берега 3
midgard-shore-shore_4 = Далекий берег 4
    .acc = далекий берег 4
    .gen = далекого берега 4

# Де може бути бій
midgard-target-troll = троль
    .acc = троля
    .gen = троля
midgard-target-draugr_1 = драугр 1
    .acc = драугра 1
    .gen = драугра 1
midgard-target-draugr_2 = драугр 2
    .acc = драугра 2
    .gen = драугра 2
midgard-target-shore_1 = далекий берег 1
    .gen = далекого берега 1
midgard-target-shore_2 = далекий берег 2
    .gen = далекого берега 2
midgard-target-shore_3 = далекий берег 3
    .gen = далекого берега 3
midgard-target-shore_4 = далекий берег 4
    .gen = далекого берега 4

# З ворогом, що там: далекий берег 2 · Хульдра (червона)
midgard-foe = { $target } · { $enemy }

## Руни

midgard-rune-gifts = Дари
midgard-rune-gifts-text = Будь-коли: отримайте 4 ресурси — дерево, їжу та монети в будь-якому поєднанні.
midgard-rune-glory = Слава
midgard-rune-glory-text = Перемігши ворога: ще половина його слави, з округленням униз.
midgard-rune-healing = Зцілення
midgard-rune-healing-text = У бою: у цьому раунді бою ви нікого не втрачаєте.
midgard-rune-journey = Похід
midgard-rune-journey-text = Коли відкрито похід вашого корабля: скиньте його, замість нього відкрийте наступний.
midgard-rune-knowledge = Знання
midgard-rune-knowledge-text = Будь-коли: подивіться всі закриті карти походів на берегах.
midgard-rune-potential = Можливість
midgard-rune-potential-text = Після кидка: перекиньте будь-які кістки з порожньою гранню.
midgard-rune-reaction = Удар у відповідь
midgard-rune-reaction-text = Після кидка: кожен щит рахується ще й ударом.
midgard-rune-success = Успіх
midgard-rune-success-text = Будь-коли: відкрийте свою карту долі й отримайте за неї славу; наприкінці вона дасть славу знову.
midgard-rune-true_vision = Проникливість
midgard-rune-true_vision-text = У домі провидця: візьміть ще 2 карти долі, з усіх лишіть одну.
midgard-rune-wealth = Багатство
midgard-rune-wealth-text = Будь-коли: подвойте свої монети; так отримують не більше 5.

## Долі

midgard-destiny-crusher_of_ice = Трощитель криги
midgard-destiny-crusher_of_ice-text = Найбільше синіх ворогів.
midgard-destiny-earth_smasher = Руйнівник землі
midgard-destiny-earth_smasher-text = Найбільше жовтих ворогів.
midgard-destiny-master_of_flames = Володар полум’я
midgard-destiny-master_of_flames-text = Найбільше червоних ворогів.
midgard-destiny-craftsman = Ремісник
midgard-destiny-craftsman-text = Найбільше дерева.
midgard-destiny-leader_of_armies = Очільник військ
midgard-destiny-leader_of_armies-text = Найбільше вікінгів.
midgard-destiny-odins_favored = Улюбленець Одіна
midgard-destiny-odins_favored-text = Найбільше милості.
midgard-destiny-prepared = Запасливий
midgard-destiny-prepared-text = Найбільше їжі.
midgard-destiny-prosperous = Заможний
midgard-destiny-prosperous-text = Найбільше монет.
midgard-destiny-runemaster = Майстер рун
midgard-destiny-runemaster-text = Найбільше рун, використаних чи ні.
midgard-destiny-monster_hunter = Мисливець на чудовиськ
midgard-destiny-monster_hunter-text = Найбільше чудовиськ.
midgard-destiny-slayer_of_the_undead = Винищувач нежиті
midgard-destiny-slayer_of_the_undead-text = Найбільше драугрів.
midgard-destiny-troll_slayer = Вбивця тролів
midgard-destiny-troll_slayer-text = Найбільше тролів.

## Походи

midgard-journey-all_quiet = Затишшя
midgard-journey-all_quiet-text = Нічого не стається.
midgard-journey-kraken = Кракен
midgard-journey-kraken-text = Бийтеся з кракеном усіма, хто на борту; за нього дають 3 слави, уцілілі пливуть далі.
midgard-journey-lost = Загублені
midgard-journey-lost-text = Корабель втрачає 2 одиниці: їжу, вікінгів або по одному.
midgard-journey-no_wind = Штиль
midgard-journey-no_wind-text = Корабель втрачає 1 їжу.
midgard-journey-storm = Буря
midgard-journey-storm-text = Корабель втрачає 1 їжу або 1 вікінга.
midgard-journey-whirlpool = Вир
midgard-journey-whirlpool-text = Корабель втрачає 1 вікінга.

## Торговельні кораблі

midgard-merchant-ms_provisions = Провіант
midgard-merchant-ms_provisions-text = 4 їжі та 1 дерево.
midgard-merchant-ms_timber = Будівельний ліс
midgard-merchant-ms_timber-text = 3 дерева та 2 їжі.
midgard-merchant-ms_farmhands = Озброєні наймити
midgard-merchant-ms_farmhands-text = 2 мечники та 2 їжі.
midgard-merchant-ms_whalers = Китобої
midgard-merchant-ms_whalers-text = 2 списники та 1 їжа.
midgard-merchant-ms_headsman = Мандрівний сокирник
midgard-merchant-ms_headsman-text = 1 сокирник та 2 їжі.
midgard-merchant-ms_free_company = Вільний загін
midgard-merchant-ms_free_company-text = 1 мечник, 1 списник, 1 їжа та 1 дерево.
midgard-merchant-ms_foresters = Лісовики
midgard-merchant-ms_foresters-text = 1 списник, 2 дерева та 1 їжа.
midgard-merchant-ms_shipwrights_sons = Сини корабела
midgard-merchant-ms_shipwrights_sons-text = 2 мечники та 2 дерева.

## Вороги

midgard-enemy-moss_troll_1 = Моховий троль
    .acc = мохового троля
    .gen = мохового троля
midgard-enemy-moss_troll_2 = Моховий троль
    .acc = мохового троля
    .gen = мохового троля
midgard-enemy-bridge_troll_1 = Мостовий троль
    .acc = мостового троля
    .gen = мостового троля
midgard-enemy-bridge_troll_2 = Мостовий троль
    .acc = мостового троля
    .gen = мостового троля
midgard-enemy-cave_troll_1 = Печерний троль
    .acc = печерного троля
    .gen = печерного троля
midgard-enemy-cave_troll_2 = Печерний троль
    .acc = печерного троля
    .gen = печерного троля
midgard-enemy-hill_troll_1 = Пагорбовий троль
    .acc = пагорбового троля
    .gen = пагорбового троля
midgard-enemy-hill_troll_2 = Пагорбовий троль
    .acc = пагорбового троля
    .gen = пагорбового троля
midgard-enemy-river_troll_1 = Річковий троль
    .acc = річкового троля
    .gen = річкового троля
midgard-enemy-river_troll_2 = Річковий троль
    .acc = річкового троля
    .gen = річкового троля
midgard-enemy-forest_troll_1 = Лісовий троль
    .acc = лісового троля
    .gen = лісового троля
midgard-enemy-forest_troll_2 = Лісовий троль
    .acc = лісового троля
    .gen = лісового троля
midgard-enemy-two_headed_troll_1 = Двоголовий троль
    .acc = двоголового троля
    .gen = двоголового троля
midgard-enemy-two_headed_troll_2 = Двоголовий троль
    .acc = двоголового троля
    .gen = двоголового троля
midgard-enemy-mountain_troll_1 = Гірський троль
    .acc = гірського троля
    .gen = гірського троля
midgard-enemy-mountain_troll_2 = Гірський троль
    .acc = гірського троля
    .gen = гірського троля
midgard-enemy-barrow_wretch_red = Курганний вигнанець (червоний)
    .acc = курганного вигнанця (червоного)
    .gen = курганного вигнанця (червоного)
midgard-enemy-barrow_wretch_blue = Курганний вигнанець (синій)
    .acc = курганного вигнанця (синього)
    .gen = курганного вигнанця (синього)
midgard-enemy-barrow_wretch_yellow = Курганний вигнанець (жовтий)
    .acc = курганного вигнанця (жовтого)
    .gen = курганного вигнанця (жовтого)
midgard-enemy-risen_thrall_red = Повсталий трель (червоний)
    .acc = повсталого треля (червоного)
    .gen = повсталого треля (червоного)
midgard-enemy-risen_thrall_blue = Повсталий трель (синій)
    .acc = повсталого треля (синього)
    .gen = повсталого треля (синього)
midgard-enemy-risen_thrall_yellow = Повсталий трель (жовтий)
    .acc = повсталого треля (жовтого)
    .gen = повсталого треля (жовтого)
midgard-enemy-mist_haunter_red = Туманний блукач (червоний)
    .acc = туманного блукача (червоного)
    .gen = туманного блукача (червоного)
midgard-enemy-mist_haunter_blue = Туманний блукач (синій)
    .acc = туманного блукача (синього)
    .gen = туманного блукача (синього)
midgard-enemy-mist_haunter_yellow = Туманний блукач (жовтий)
    .acc = туманного блукача (жовтого)
    .gen = туманного блукача (жовтого)
midgard-enemy-grave_warrior_red = Могильний воїн (червоний)
    .acc = могильного воїна (червоного)
    .gen = могильного воїна (червоного)
midgard-enemy-grave_warrior_blue = Могильний воїн (синій)
    .acc = могильного воїна (синього)
    .gen = могильного воїна (синього)
midgard-enemy-grave_warrior_yellow = Могильний воїн (жовтий)
    .acc = могильного воїна (жовтого)
    .gen = могильного воїна (жовтого)
midgard-enemy-haugbui_red = Хаугбуї (червоний)
    .acc = хаугбуї (червоного)
    .gen = хаугбуї (червоного)
midgard-enemy-haugbui_blue = Хаугбуї (синій)
    .acc = хаугбуї (синього)
    .gen = хаугбуї (синього)
midgard-enemy-haugbui_yellow = Хаугбуї (жовтий)
    .acc = хаугбуї (жовтого)
    .gen = хаугбуї (жовтого)
midgard-enemy-cursed_huscarl_red = Проклятий хускарл (червоний)
    .acc = проклятого хускарла (червоного)
    .gen = проклятого хускарла (червоного)
midgard-enemy-cursed_huscarl_blue = Проклятий хускарл (синій)
    .acc = проклятого хускарла (синього)
    .gen = проклятого хускарла (синього)
midgard-enemy-cursed_huscarl_yellow = Проклятий хускарл (жовтий)
    .acc = проклятого хускарла (жовтого)
    .gen = проклятого хускарла (жовтого)
midgard-enemy-draugr_lord_red = Володар драугрів (червоний)
    .acc = володаря драугрів (червоного)
    .gen = володаря драугрів (червоного)
midgard-enemy-draugr_lord_blue = Володар драугрів (синій)
    .acc = володаря драугрів (синього)
    .gen = володаря драугрів (синього)
midgard-enemy-draugr_lord_yellow = Володар драугрів (жовтий)
    .acc = володаря драугрів (жовтого)
    .gen = володаря драугрів (жовтого)
midgard-enemy-nykr_red = Нюкр (червоний)
    .acc = нюкра (червоного)
    .gen = нюкра (червоного)
midgard-enemy-nykr_blue = Нюкр (синій)
    .acc = нюкра (синього)
    .gen = нюкра (синього)
midgard-enemy-nykr_yellow = Нюкр (жовтий)
    .acc = нюкра (жовтого)
    .gen = нюкра (жовтого)
midgard-enemy-marmennill_red = Марменніль (червоний)
    .acc = марменніля (червоного)
    .gen = марменніля (червоного)
midgard-enemy-marmennill_blue = Марменніль (синій)
    .acc = марменніля (синього)
    .gen = марменніля (синього)
midgard-enemy-marmennill_yellow = Марменніль (жовтий)
    .acc = марменніля (жовтого)
    .gen = марменніля (жовтого)
midgard-enemy-huldra_red = Хульдра (червона)
    .acc = хульдру (червону)
    .gen = хульдри (червоної)
midgard-enemy-huldra_blue = Хульдра (синя)
    .acc = хульдру (синю)
    .gen = хульдри (синьої)
midgard-enemy-huldra_yellow = Хульдра (жовта)
    .acc = хульдру (жовту)
    .gen = хульдри (жовтої)
midgard-enemy-fenris_cub_red = Дитинча Фенріра (червоне)
    .acc = дитинча Фенріра (червоне)
    .gen = дитинчати Фенріра (червоного)
midgard-enemy-fenris_cub_blue = Дитинча Фенріра (синє)
    .acc = дитинча Фенріра (синє)
    .gen = дитинчати Фенріра (синього)
midgard-enemy-fenris_cub_yellow = Дитинча Фенріра (жовте)
    .acc = дитинча Фенріра (жовте)
    .gen = дитинчати Фенріра (жовтого)
midgard-enemy-lyndwurm_red = Ліндворм (червоний)
    .acc = ліндворма (червоного)
    .gen = ліндворма (червоного)
midgard-enemy-lyndwurm_blue = Ліндворм (синій)
    .acc = ліндворма (синього)
    .gen = ліндворма (синього)
midgard-enemy-lyndwurm_yellow = Ліндворм (жовтий)
    .acc = ліндворма (жовтого)
    .gen = ліндворма (жовтого)
midgard-enemy-mara_red = Мара (червона)
    .acc = мару (червону)
    .gen = мари (червоної)
midgard-enemy-mara_blue = Мара (синя)
    .acc = мару (синю)
    .gen = мари (синьої)
midgard-enemy-mara_yellow = Мара (жовта)
    .acc = мару (жовту)
    .gen = мари (жовтої)
midgard-enemy-hel_hound_red = Пес Гель (червоний)
    .acc = пса Гель (червоного)
    .gen = пса Гель (червоного)
midgard-enemy-hel_hound_blue = Пес Гель (синій)
    .acc = пса Гель (синього)
    .gen = пса Гель (синього)
midgard-enemy-hel_hound_yellow = Пес Гель (жовтий)
    .acc = пса Гель (жовтого)
    .gen = пса Гель (жовтого)
midgard-enemy-frost_giant_red = Крижаний велетень (червоний)
    .acc = крижаного велетня (червоного)
    .gen = крижаного велетня (червоного)
midgard-enemy-frost_giant_blue = Крижаний велетень (синій)
    .acc = крижаного велетня (синього)
    .gen = крижаного велетня (синього)
midgard-enemy-frost_giant_yellow = Крижаний велетень (жовтий)
    .acc = крижаного велетня (жовтого)
    .gen = крижаного велетня (жовтого)
midgard-enemy-sea_serpent_red = Морський змій (червоний)
    .acc = морського змія (червоного)
    .gen = морського змія (червоного)
midgard-enemy-sea_serpent_blue = Морський змій (синій)
    .acc = морського змія (синього)
    .gen = морського змія (синього)
midgard-enemy-sea_serpent_yellow = Морський змій (жовтий)
    .acc = морського змія (жовтого)
    .gen = морського змія (жовтого)
midgard-enemy-fire_giant_red = Вогняний велетень (червоний)
    .acc = вогняного велетня (червоного)
    .gen = вогняного велетня (червоного)
midgard-enemy-fire_giant_blue = Вогняний велетень (синій)
    .acc = вогняного велетня (синього)
    .gen = вогняного велетня (синього)
midgard-enemy-fire_giant_yellow = Вогняний велетень (жовтий)
    .acc = вогняного велетня (жовтого)
    .gen = вогняного велетня (жовтого)
midgard-enemy-nidhogg_brood_red = Виводок Нідгьоґґа (червоний)
    .acc = виводок Нідгьоґґа (червоний)
    .gen = виводку Нідгьоґґа (червоного)
midgard-enemy-nidhogg_brood_blue = Виводок Нідгьоґґа (синій)
    .acc = виводок Нідгьоґґа (синій)
    .gen = виводку Нідгьоґґа (синього)
midgard-enemy-nidhogg_brood_yellow = Виводок Нідгьоґґа (жовтий)
    .acc = виводок Нідгьоґґа (жовтий)
    .gen = виводку Нідгьоґґа (жовтого)
midgard-enemy-hafgufa_red = Гафгуфа (червона)
    .acc = гафгуфу (червону)
    .gen = гафгуфи (червоної)
midgard-enemy-hafgufa_blue = Гафгуфа (синя)
    .acc = гафгуфу (синю)
    .gen = гафгуфи (синьої)
midgard-enemy-hafgufa_yellow = Гафгуфа (жовта)
    .acc = гафгуфу (жовту)
    .gen = гафгуфи (жовтої)
midgard-enemy-kraken = Кракен
    .acc = кракена
    .gen = кракена

## Що може зробити гравець

midgard-option-leader = Вождь: { $leader }
midgard-option-place = { $place }
midgard-option-sail = Плисти: { $foe }
midgard-option-peek = Подивитися похід: { $foe }
midgard-option-keep = Лишити карту «{ $destiny }»
midgard-option-take = Узяти руну «{ $rune }»
midgard-option-draw = Узяти верхню руну колоди, не дивлячись
midgard-option-pray = { $goods2-acc } за { $goods-acc }
midgard-option-again = Ще раз
midgard-option-swap = Віддати 1 { $good-acc } за 1 { $good2-acc }
midgard-option-buy = Купити корабель «{ $ship }» за { $goods-acc }
midgard-option-recruit = Узяти { $die-acc }
midgard-option-use = Використати руну «{ $rune }»
midgard-option-gain = Узяти 1 { $good-acc }
midgard-option-reveal = Відкрити карту «{ $destiny }»
midgard-option-demand = Вимагати порядку ходу
midgard-option-send = { $die } → { $foe }
midgard-option-recall = { $die } ← { $foe }
midgard-option-load = 1 їжа → { $foe }
midgard-option-unload = 1 їжа ← { $foe }
midgard-option-confirm = Підтвердити призначення
midgard-option-lose = Втратити { $cargo-acc }
midgard-option-reroll = Витратити 1 милість на перекидання
midgard-option-mark = Позначити кістку { $rolled }
midgard-option-unmark = Не чіпати кістку { $rolled }
midgard-option-roll = Перекинути позначені кістки
midgard-option-cancel = Не перекидати
midgard-option-blame = Ганьба гравцеві { $seat }
midgard-option-done =
    { $about ->
        [again] Більше не віддавати
        [swap] Більше не міняти
        [hunt] Лишити кидок
        [fight] Лишити кидок
       *[other] На цьому все
    }
midgard-option-decline = Обійтися без цього

## Питання; .others — що кажуть решті гравців

midgard-ask-leader = Оберіть вождя.
    .others = { $who } обирає вождя.
midgard-ask-gifts = Оберіть, що отримаєте (лишилося: { $number }).
    .others = { $who } обирає дари.
midgard-ask-success = Оберіть карту долі, яку відкриєте, щоб отримати за неї славу.
    .others = { $who } обирає карту долі, щоб відкрити її.
midgard-ask-last-runes = Останній раунд скінчено. Використати руну до підрахунку?
    .others = { $who } ще може використати руну до підрахунку.
midgard-ask-any-moment = Ви можете використати руну будь-якої миті.
    .others = { $who } може використати руну будь-якої миті.
midgard-ask-place = Оберіть, куди поставити робітника.
    .others = { $who } ставить робітника.
midgard-ask-after-placing = Використайте руну або завершіть хід.
    .others = { $who } може використати руну.
midgard-ask-again = «{ $place }»: ще раз? Можна ще: { $number }.
    .others = { $who } може ще раз використати «{ $place }» (не більше { $number }).
midgard-ask-recruit = Усім у вашому довгому домі не вистачить місця. Оберіть, кого візьмете (ще { $number }).
    .others = { $who } обирає, кого взяти до довгого дому.
midgard-ask-sail = Оберіть берег для корабля: { $ship }.
    .others = { $who } обирає берег для корабля: { $ship }.
midgard-ask-peek = Оберіть карту походу, яку подивитеся.
    .others = { $who } обирає, яку карту походу подивитися.
midgard-ask-draw-more =
    Ви берете { $number } { $number ->
        [one] карту
        [few] карти
       *[many] карт
    } долі. Використати руну «{ $rune }», щоб узяти більше?
    .others =
        { $who } бере { $number } { $number ->
            [one] карту
            [few] карти
           *[many] карт
        } долі й може взяти більше руною «{ $rune }».
midgard-ask-keep = Оберіть карту долі, яку лишите (усього лишити: { $number }); решта піде під колоду.
    .others = { $who } обирає карту долі (усього лишити: { $number }).
midgard-ask-take-rune = Оберіть руну, яку візьмете.
    .others = { $who } обирає руну.
midgard-ask-pray = Оберіть, скільки милості купите.
    .others = { $who } купує милість богів.
midgard-ask-buy-longship = Оберіть воєнний корабель, який купите.
    .others = { $who } купує воєнний корабель.
midgard-ask-swap = Міняйте один до одного або завершіть обмін.
    .others = { $who } міняє товари на ринку.
midgard-ask-assign = Призначте вікінгів у свої бої та на кораблі, завантажте їжу й підтвердьте.
    .others = { $who } призначає вікінгів.
midgard-ask-seal = Таємно: призначте вікінгів у свої бої та на кораблі, завантажте їжу й підтвердьте.
    .others = { $who } таємно призначає вікінгів.
midgard-ask-demand = Інші таємно призначають вікінгів. Ви можете вимагати порядку ходу.
    .others = { $who } може вимагати порядку ходу.
midgard-ask-assign-others = Гравці таємно призначають вікінгів.
midgard-ask-hunt =
    Полювання: { $number } { $number ->
        [one] удар
        [few] удари
       *[many] ударів
    }. Перекинути, використати руну чи лишити кидок?
    .others =
        { $who } полює: { $number } { $number ->
            [one] удар
            [few] удари
           *[many] ударів
        }.
midgard-ask-fight = { $enemy }: поранення { $number } з { $number2 }, втрати { $number3 } за такого кидка. Перекинути, використати руну чи лишити кидок?
    .others = { $who } б’ється. { $enemy }: поранення { $number } з { $number2 }, втрати { $number3 } за такого кидка.
midgard-ask-mark = Позначте кістки, які перекинете, і кидайте.
    .others = { $who } обирає кістки для перекидання.
midgard-ask-healing =
    Ви ось-ось втратите { $number } { $number ->
        [one] вікінга
        [few] вікінгів
       *[many] вікінгів
    }. Використати руну й не втратити нікого?
    .others = { $who } може скасувати втрати руною ({ $number }).
midgard-ask-lose-combat = Оберіть, кого втрачаєте в бою (лишилося: { $number }).
    .others = { $who } обирає, кого втратити (лишилося: { $number }).
midgard-ask-lose-sea = Оберіть, що ваш корабель втрачає в морі (лишилося: { $number }).
    .others = { $who } обирає, що втратити в морі (лишилося: { $number }).
midgard-ask-starve = Їжі бракує. Оберіть, хто лишиться голодним і піде (лишилося: { $number }).
    .others = { $who } обирає, хто лишиться голодним (лишилося: { $number }).
midgard-ask-journey = Випав похід «{ $journey }». Замінити його руною?
    .others = { $who } може замінити похід «{ $journey }».
midgard-ask-glory =
    { $enemy }: перемога. Використати руну й отримати ще { $number } { $number ->
        [one] славу
        [few] слави
       *[many] слави
    }?
    .others =
        { $who } може отримати руною ще { $number } { $number ->
            [one] славу
            [few] слави
           *[many] слави
        }.
midgard-ask-blame = Троля вбито. Оберіть, хто отримає жетон ганьби.
    .others = { $who } обирає, хто отримає жетон ганьби.

## Що сталося

midgard-event-gained = { $who } отримує { $goods-acc }.
midgard-event-paid = { $who } віддає { $goods-acc }.
midgard-event-glory =
    { $who } здобуває { $number } { $number ->
        [one] славу
        [few] слави
       *[many] слави
    }.
midgard-event-blame =
    { $who } бере { $number } { $number ->
        [one] жетон
        [few] жетони
       *[many] жетонів
    } ганьби.
midgard-event-blame-gone =
    { $who } скидає { $number } { $number ->
        [one] жетон
        [few] жетони
       *[many] жетонів
    } ганьби.
midgard-event-recruited = { $who } набирає: { $dice }.
midgard-event-lost-warrior = { $who } втрачає { $die-acc } ({ $target }).
midgard-event-lost-food =
    { $who } втрачає { $number } { $number ->
        [one] їжу
        [few] їжі
       *[many] їжі
    } ({ $target }).
midgard-event-rune = { $who } використовує руну «{ $rune }».
midgard-event-looked =
    { $journey ->
        [hidden] { $who } дивиться похід { $shore-gen }.
       *[other] { $who } дивиться похід { $shore-gen }: { $journey }.
    }
midgard-event-stall = Поставлено намет: { $place }.
midgard-event-first = Жетон першого гравця отримує { $who }.
midgard-event-leader = { $who } обирає вождя: { $leader }.
midgard-event-destiny =
    { $destiny ->
        [hidden] { $who } отримує карту долі.
       *[other] { $who } отримує карту долі «{ $destiny }».
    }
midgard-event-destiny-under =
    { $destiny ->
        [hidden] { $who } кладе карту долі під колоду.
       *[other] { $who } кладе під колоду карту долі «{ $destiny }».
    }
midgard-event-revealed = { $who } відкриває карту долі «{ $destiny }».
midgard-event-round = Починається раунд { $number }.
midgard-event-enemy = З’являється ворог ({ $target }): { $enemy }.
midgard-event-journey-laid = Карту походу покладено сорочкою догори: { $shore-acc }.
midgard-event-rune-laid = Відкрито руну «{ $rune }».
midgard-event-merchant = Прибуває торговельний корабель: { $merchant }.
midgard-event-stocked = Поповнено кузню, ливарню, зброярню й коптильню: { $dice }, їжі: { $number }.
midgard-event-workers-home = Усі робітники й кораблі повертаються додому.
midgard-event-enemy-gone = Ворога ніхто не переміг, він іде ({ $target }): { $enemy }.
midgard-event-monster-coin = На чудовисько біля { $target-gen } лягає монета (тепер: { $number }).
midgard-event-scored-destiny =
    { $number ->
        [0] { $who } нічого не здобуває за карту долі «{ $destiny }».
        [one] { $who } здобуває { $number } славу за карту долі «{ $destiny }».
        [few] { $who } здобуває { $number } слави за карту долі «{ $destiny }».
       *[many] { $who } здобуває { $number } слави за карту долі «{ $destiny }».
    }
midgard-event-scored-sets =
    { $who } здобуває за набори трьох кольорів ({ $number }) { $number2 } { $number2 ->
        [one] славу
        [few] слави
       *[many] слави
    }.
midgard-event-scored-runes =
    { $who } здобуває за руни ({ $number }) { $number2 } { $number2 ->
        [one] славу
        [few] слави
       *[many] слави
    }.
midgard-event-scored-longship =
    { $who } здобуває за корабель «{ $ship }» { $number } { $number ->
        [one] славу
        [few] слави
       *[many] слави
    }.
midgard-event-scored-favour =
    { $who } здобуває за милість ({ $number }) { $number2 } { $number2 ->
        [one] славу
        [few] слави
       *[many] слави
    }.
midgard-event-scored-coins =
    { $who } здобуває за монети ({ $number }) { $number2 } { $number2 ->
        [one] славу
        [few] слави
       *[many] слави
    }.
midgard-event-scored-blame = { $who }: ганьба ({ $number }) змінює славу на { $score }.
midgard-event-total = { $who }: усього слави { $score }.
midgard-event-won = { $who } — чемпіон Мідгарда: слави { $score }.
midgard-event-placed = { $who } ставить робітника: { $place }.
midgard-event-begged = { $who } благає богів.
midgard-event-surplus = { $who }: у довгому домі забракло місця ({ $dice }).
midgard-event-supply-short = { $who }: у запасі забракло кісток ({ $dice }).
midgard-event-sailed = { $who } відправляє корабель: { $ship } → { $shore-acc }.
midgard-event-token-taken = { $who } бере жетон першого гравця.
midgard-event-token-given = { $who } віддає жетон першого гравця: { $seat }.
midgard-event-destinies-drawn =
    { $who } бере { $number } { $number ->
        [one] карту
        [few] карти
       *[many] карт
    } долі.
midgard-event-rune-taken = { $who } бере руну «{ $rune }».
midgard-event-rune-drawn = { $who } бере верхню руну колоди: «{ $rune }».
midgard-event-longship = { $who } купує воєнний корабель: { $ship }.
midgard-event-hired = { $who } наймає запасного робітника.
midgard-event-swapped = { $who } міняє 1 { $good-acc } на 1 { $good2-acc }.
midgard-event-demanded = { $who } вимагає порядку ходу; усі таємні призначення скасовано.
midgard-event-sent = { $who } готує бій ({ $target }): { $dice }.
midgard-event-loaded = { $who } споряджає корабель ({ $target }): { $dice }; їжі: { $number }.
midgard-event-rolled = { $who } кидає кістки: { $roll }.
midgard-event-rerolled = { $who } перекидає кістки: { $roll }.
midgard-event-hunted =
    { $who } на полюванні: { $number } { $number ->
        [one] удар
        [few] удари
       *[many] ударів
    }.
midgard-event-fight = { $who } стає до бою ({ $target }): { $enemy }. У бою: { $dice }.
midgard-event-no-fight = { $who } нікого не відправляє, бою немає ({ $target }).
midgard-event-strike =
    { $number ->
        [0] { $who } не завдає поранень: { $enemy }, { $number2 } з { $number3 }.
       *[other] { $who } завдає поранень ({ $number }): { $enemy }, { $number2 } з { $number3 }.
    }
midgard-event-losses =
    { $number3 ->
        [0] { $who } нікого не втрачає (атака { $number }, щитів { $number2 }).
       *[other] { $who } втрачає вікінгів: { $number3 } (атака { $number }, щитів { $number2 }).
    }
midgard-event-healed = { $who } нікого не втрачає в цьому раунді бою (врятовано: { $number }).
midgard-event-defeated = { $who } перемагає { $enemy-acc }.
midgard-event-beaten = { $who } зазнає поразки; ворог уцілів: { $enemy }.
midgard-event-blames = { $who } обирає, кому дістанеться ганьба: { $seat }.
midgard-event-journey = { $who } пливе на { $shore-acc }. Похід «{ $journey }».
midgard-event-journeys-shuffled = Скинуті походи перемішано в нову колоду.
midgard-event-fed =
    { $who } годує { $number2 } { $number2 ->
        [one] вікінга
        [few] вікінгів
       *[many] вікінгів
    }, їжі витрачено: { $number } ({ $shore-acc }).
midgard-event-starving =
    { $who } не може нагодувати { $number } { $number ->
        [one] вікінга
        [few] вікінгів
       *[many] вікінгів
    } ({ $shore-acc }).
midgard-event-banned = { $who } втрачає ще до бою, ворог — { $enemy }: { $dice }.
midgard-event-voyage-over = { $who }: битися нікому, похід скінчено ({ $shore-acc }).

## Кінець партії

midgard-ending-glory = Перемогу дала слава: після останнього раунду її найбільше.
midgard-tie-enemies = Серед рівних переможець здолав найбільше ворогів.
midgard-tie-shared = Ворогів теж порівну, тому перемога спільна.
midgard-source-trolls = Тролі
midgard-source-draugr = Драугри
midgard-source-monsters = Чудовиська
midgard-source-deeds = Інші подвиги
midgard-source-destinies = Карти долі
midgard-source-sets = Набори трьох кольорів
midgard-source-runes = Руни
midgard-source-longship = Воєнний корабель
midgard-source-favour = Милість
midgard-source-coins = Монети
midgard-source-blame = Ганьба

## Чого коштує і що дає вибір

midgard-preview-cost = Ціна: { $goods }
midgard-preview-gain = Ви отримаєте: { $goods-acc }
midgard-preview-turn-order = Усі таємні призначення скасуються; цього раунду вікінгів призначать у порядку ходу
midgard-preview-odds = { $enemy }: шанс перемоги { $percent }
midgard-preview-survivors = Уцілілих у середньому: { $tenths }
midgard-preview-voyage = { $enemy }: шанс перемоги { $percent }, за затишшя { $percent2 }
midgard-preview-room = Вільних місць на борту: { $number }
midgard-preview-hungry = Вікінгів без їжі: { $number }
midgard-preview-unfed =
    { $number ->
        [one] { $number } вікінг на борту помре з голоду
        [few] { $number } вікінги на борту помруть з голоду
       *[many] { $number } вікінгів на борту помруть з голоду
    }: там 1 їжа годує { $number2 ->
        [one] лише { $number2 } вікінга
        [few] { $number2 } вікінгів
       *[many] { $number2 } вікінгів
    }
midgard-preview-banned = Загинуть до бою, ворог — { $enemy }: { $dice }
midgard-preview-hunt =
    На полюванні: { $number } { $number ->
        [one] вікінг
        [few] вікінги
       *[many] вікінгів
    }, їжі в середньому: { $tenths }
midgard-preview-nobody-sent = Нікого не відправлено, бою не буде: { $target }
midgard-preview-stay = Лишаються вдома: { $dice }
midgard-preview-food-left = Їжі лишиться вдома: { $number }
midgard-preview-glory =
    Ви здобудете { $number } { $number ->
        [one] славу
        [few] слави
       *[many] слави
    }
midgard-preview-glory-most =
    Наскільки видно, ви здобудете не більше { $number } { $number ->
        [one] слави
        [few] слави
       *[many] слави
    }
midgard-preview-glory-end =
    Наприкінці гри дасть { $number } { $number ->
        [one] славу
        [few] слави
       *[many] слави
    }
midgard-preview-times =
    За візит можна зробити це до { $number } { $number ->
        [one] разу
        [few] разів
       *[many] разів
    }
midgard-preview-empty = Там нічого немає; місце просто буде зайнято
midgard-preview-recruits = Ви набираєте: { $dice }
midgard-preview-no-room = Не вмістяться в довгому домі: { $number }
midgard-preview-supply-short = У запасі бракує кісток: { $dice }
midgard-preview-blame = Ганьби у вас: { $number }; наприкінці це змінить славу на { $score }
midgard-preview-blames = Ганьби в гравця { $seat }: { $number }; наприкінці це змінить славу на { $score }
midgard-preview-enemy = { $enemy }: атака { $number }, захист { $number2 }
midgard-preview-prize = За перемогу: слава { $number }; { $goods }
midgard-preview-troll = Переможець троля скидає 1 жетон ганьби й дає 1 іншому гравцеві
midgard-preview-odds-all = З усіма, хто вдома й може битися ({ $dice }), шанс перемоги { $percent }
midgard-preview-hunts-already = Ви вже полюєте; ще один робітник там нічого не змінить
midgard-preview-capacity = Місткість, вікінги та їжа разом: { $number }
midgard-preview-shores = Вільних берегів: { $number }
midgard-preview-look =
    Ви подивитеся { $number } { $number ->
        [one] карту
        [few] карти
       *[many] карт
    } походу
midgard-preview-destinies = Карти долі: узяти { $number }, лишити { $number2 }
midgard-preview-token-given = Жетон першого гравця отримає { $seat }
midgard-preview-token-taken = Ви візьмете жетон першого гравця
midgard-preview-runes = Руни: відкрито { $number }, у колоді { $number2 }
midgard-preview-longships = Кораблів, на які вистачає: { $number }
midgard-preview-prayer =
    { $number } { $number ->
        [one] милість
        [few] милості
       *[many] милостей
    } за { $number2 } { $number2 ->
        [one] монету
        [few] монети
       *[many] монет
    }
midgard-preview-worker = У вас стане на одного робітника більше, відтепер у кожному раунді
midgard-preview-once-worker =
    { $number ->
        [one] Лише раз за гру: запасний робітник у вас один, і він послужить { $number } раунд, разом із цим
        [few] Лише раз за гру: запасний робітник у вас один, і він послужить { $number } раунди, разом із цим
       *[many] Лише раз за гру: запасний робітник у вас один, і він послужить { $number } раундів, разом із цим
    }
midgard-preview-once-ship = Лише раз за гру: власних кораблів більше ніж { $number } не буває, і повернути його не можна
midgard-preview-swaps = Обмінів не більше: { $number }
midgard-preview-feeds =
    Там 1 їжа годує { $number } { $number ->
        [one] вікінга
        [few] вікінгів
       *[many] вікінгів
    }
midgard-preview-voyage-all = На борту: { $dice }, їжі { $number }; шанс перемоги { $percent }, за затишшя { $percent2 }
midgard-preview-journey = Там лежить похід: { $journey }
midgard-preview-quiet = Шанс на затишшя: { $percent }
midgard-preview-leader = { $leader_does }
midgard-preview-rune = { $rune_does }
midgard-preview-unseen = Рун у колоді: { $number }
midgard-preview-destiny = Наприкінці одноосібно попереду: слава { $number }; за рівності: { $number2 }
midgard-preview-destiny-own = У вас: { $number }; скільки в інших — таємниця
midgard-preview-destiny-now = У вас { $number }, у найкращого з інших { $number2 }: зараз це слава { $number3 }
midgard-preview-gifts =
    Ви отримаєте { $number } { $number ->
        [one] ресурс
        [few] ресурси
       *[many] ресурсів
    }: їжу, дерево, монети на вибір
midgard-preview-brings-nothing = Руна дала б вам { $number } і була б використана
midgard-preview-calm-already = «{ $journey }» і так не шкодить, а наступний похід може зашкодити
midgard-preview-nothing-spent = Поки нічого не витрачено
midgard-preview-flips = Руну «{ $rune }» буде використано
midgard-preview-damage = { $enemy }: поранення { $number } з { $number2 }
midgard-preview-losses =
    Ви втратите { $number } { $number ->
        [one] вікінга
        [few] вікінгів
       *[many] вікінгів
    }
midgard-preview-food-again = Їжі зараз: { $tenths }; з перекиданням у середньому: { $tenths2 }
midgard-preview-round-odds = Перемога в цьому раунді: зараз { $percent }, з перекиданням { $percent2 }
midgard-preview-fight-odds = Перемога в бою: зараз { $percent }, потім { $percent2 }
midgard-preview-more-hits =
    Ще { $number } { $number ->
        [one] удар
        [few] удари
       *[many] ударів
    }
midgard-preview-saved = Врятовано вікінгів: { $number }
midgard-preview-come-home = Повернеться додому вікінгів: { $number }

## Що приносять кістки, разом за всю гру

midgard-rolls-hits = удари { $die-gen }
midgard-rolls-shields = щити { $die-gen }
midgard-draws-runes = руни
midgard-draws-destinies = долі
midgard-draws-journeys = походи
midgard-draws-enemies = поява ворогів
