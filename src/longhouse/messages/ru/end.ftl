### Когда партия окончена: счёт, ход партии, проверка кубиков; и партия ещё раз.

## Конец партии

web-end-wins =
    { $winners ->
        [one] { $names } побеждает: { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }
        [few] { $names } побеждают: { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }
       *[many] { $names } побеждают: { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }
    }
web-end-wins-otherwise =
    { $winners ->
        [one] Побеждает { $names }
        [few] Побеждают { $names }
       *[many] Побеждают { $names }
    }
web-end-nobody = Никто не победил
web-end-level = Столько же очков: { $names }.
web-end-behind =
    { $points ->
        [one] Следом { $names }, отставание { $points } очко.
        [few] Следом { $names }, отставание { $points } очка.
       *[many] Следом { $names }, отставание { $points } очков.
    }
web-end-place = { $place }-е
web-end-place-you = Ваше место: { $place }
web-end-with =
    { $points ->
        [one] — { $points } очко.
        [few] — { $points } очка.
       *[many] — { $points } очков.
    }
web-end-with-behind =
    { $points ->
        [one] — { $points } очко, отставание { $behind }.
        [few] — { $points } очка, отставание { $behind }.
       *[many] — { $points } очков, отставание { $behind }.
    }
web-end-brought =
    { $points ->
        [one] До подсчёта в конце оно было { $place }; подсчёт принёс { $points } очко.
        [few] До подсчёта в конце оно было { $place }; подсчёт принёс { $points } очка.
       *[many] До подсчёта в конце оно было { $place }; подсчёт принёс { $points } очков.
    }
web-end-final = подсчёт в конце
web-end-turns =
    { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }
web-end-score = Очки по источникам
web-end-player = Игрок
web-end-total = Всего
web-end-share = Доли
web-end-winner = победитель
web-end-course = Как шла игра
web-end-rematch = Реванш, те же места
web-end-rematch-on = К реваншу
web-end-board = Посмотреть на поле
web-end-seed = Зерно случайности
web-chart-table = Показать таблицей
web-chart-points = Очки по ходам
web-chart-points-of = { $name }: { $points }.
web-chart-turn = Ход
web-chart-rolls = Броски двух кубиков и то, чего следовало ждать
web-chart-sum = Бросок
web-luck-title = Удача
web-luck-rolls =
    { $rolls ->
        [one] { $rolls } бросок
        [few] { $rolls } броска
       *[many] { $rolls } бросков
    }
web-luck-rolled = выпало
web-luck-expected = ожидалось
web-luck-uneven = так же неровно или хуже: в { $games } из 100 партий
web-luck-cards = Карты с бросков
web-luck-took = Отнято карт
web-luck-lost = Потеряно карт

## Честные кубики

web-proof-title = Проверка кубиков
web-proof-title-draws = Проверка перемешивания
web-proof-kept = Ваш браузер проверил: у секрета и слов игроков те самые хеши, и вместе они дают это зерно.
web-proof-broken = Ваш браузер проверил: секрет, слова, их хеши и зерно не подходят друг к другу.
web-proof-secret = Секрет, открытый в конце
web-proof-check = Проверить все броски и карты
web-proof-computed = Ваш браузер тоже вычислил все броски и карты из зерна: они совпали.
web-proof-otherwise = Ваш браузер вычислил из зерна не те броски или карты, которые были в игре.
