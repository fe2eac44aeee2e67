### Коли партію завершено: рахунок, перебіг партії, перевірка кубиків; і партія ще раз.

## Кінець партії

web-end-wins =
    { $winners ->
        [one] { $names } перемагає: { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[many] { $points } очок
        }
        [few] { $names } перемагають: { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[many] { $points } очок
        }
       *[many] { $names } перемагають: { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[many] { $points } очок
        }
    }
web-end-wins-otherwise =
    { $winners ->
        [one] Перемагає { $names }
        [few] Перемагають { $names }
       *[many] Перемагають { $names }
    }
web-end-nobody = Ніхто не переміг
web-end-level = Стільки ж очок: { $names }.
web-end-behind =
    { $points ->
        [one] Далі { $names }, відставання { $points } очко.
        [few] Далі { $names }, відставання { $points } очки.
       *[many] Далі { $names }, відставання { $points } очок.
    }
web-end-place =
    { $place ->
        [1] 1-ше
        [2] 2-ге
        [3] 3-тє
       *[other] { $place }-те
    }
web-end-place-you = Ваше місце: { $place }
web-end-with =
    { $points ->
        [one] — { $points } очко.
        [few] — { $points } очки.
       *[many] — { $points } очок.
    }
web-end-with-behind =
    { $points ->
        [one] — { $points } очко, відставання { $behind }.
        [few] — { $points } очки, відставання { $behind }.
       *[many] — { $points } очок, відставання { $behind }.
    }
web-end-brought =
    { $points ->
        [one] До підрахунку наприкінці воно було { $place }; підрахунок дав { $points } очко.
        [few] До підрахунку наприкінці воно було { $place }; підрахунок дав { $points } очки.
       *[many] До підрахунку наприкінці воно було { $place }; підрахунок дав { $points } очок.
    }
web-end-final = підрахунок наприкінці
web-end-turns =
    { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
       *[many] { $turns } ходів
    }
web-end-score = Очки за джерелами
web-end-player = Гравець
web-end-total = Усього
web-end-share = Частки
web-end-winner = переможець
web-end-course = Як ішла гра
web-end-rematch = Реванш, ті самі місця
web-end-rematch-on = До реваншу
web-end-board = Поглянути на поле
web-end-seed = Зерно випадковості
web-chart-table = Показати таблицею
web-chart-points = Очки за ходами
web-chart-points-of = { $name }: { $points }.
web-chart-turn = Хід
web-chart-rolls = Кидки двох кубиків і те, чого слід було чекати
web-chart-sum = Кидок
web-luck-title = Удача
web-luck-rolls =
    { $rolls ->
        [one] { $rolls } кидок
        [few] { $rolls } кидки
       *[many] { $rolls } кидків
    }
web-luck-rolled = випало
web-luck-expected = очікувалося
web-luck-uneven = так само нерівно або гірше: у { $games } зі 100 партій
web-luck-cards = Картки з кидків
web-luck-took = Забрано карток
web-luck-lost = Втрачено карток

## Чесні кубики

web-proof-title = Перевірка кубиків
web-proof-title-draws = Перевірка перемішування
web-proof-kept = Ваш браузер перевірив: у секрету та слів гравців ті самі геші, і разом вони дають це зерно.
web-proof-broken = Ваш браузер перевірив: секрет, слова, їхні геші та зерно не пасують одне до одного.
web-proof-secret = Секрет, відкритий наприкінці
web-proof-check = Перевірити всі кидки й картки
web-proof-computed = Ваш браузер також обчислив усі кидки й картки із зерна: вони збіглися.
web-proof-otherwise = Ваш браузер обчислив із зерна не ті кидки чи картки, які були в грі.
