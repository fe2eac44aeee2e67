### Зведення про гравця: усе, що відомо всім, і що приховано.

seat-stocks = Запаси
seat-victory = До перемоги
seat-victory-of = До перемоги: { $number } з { $all }
seat-territories = Території: { $number }; воїнів: { $units } з { $all }
seat-cards = Карти: { $number }
seat-last = Минулий хід
seat-numbers = Коротко
seat-no-turn = Ходів ще не було
seat-no-ship = Свого корабля немає
seat-none = немає
seat-pieces = На полі
seat-rates = Обмін із резервом
seat-in-hand = на руці
seat-in-hand-hidden = на руці, приховані
seat-in-deck = у колоді
seat-in-discard = у скиді
seat-this-year = викладено цього року
seat-played = Зіграно:
seat-discarded = Скид:
seat-upgrades = Невзяті поліпшення:
seat-face-up = Горілиць:
seat-winter =
    { $units ->
        [one] { $units } воїн
        [few] { $units } воїни
       *[many] { $units } воїнів
    }: піде { $goods }, { $enough ->
        [yes] вистачить
       *[no] не вистачить
    }
seat-hidden-fame = Жетони лежать лицем донизу, до кінця гри їх не видно.
seat-hidden-destinies = Карти долі таємні, їх розкривають наприкінці гри.
seat-hidden-trophies = Переможені вороги лежать лицем донизу: чужі трофеї дивитися не можна.
seat-hidden-hand = Які карти на руці, бачить лише сам гравець; скільки їх, бачать усі.
seat-hidden-developments = Картки розвитку приховані, доки не зіграні. Картки переможних очок рахують наприкінці.
seat-hidden-missions = Виконані завдання лежать лицем донизу; видно лише їхню кількість.
seat-map = Показати на мапі
seat-unfold = Показати все
seat-keys = Esc закриває, ← → гортають гравців
seat-previous = Попередній гравець
seat-next = Наступний гравець
