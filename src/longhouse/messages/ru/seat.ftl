### Сводка об игроке: всё, что известно всем, и что скрыто.

seat-stocks = Запасы
seat-victory = До победы
seat-victory-of = До победы: { $number } из { $all }
seat-territories = Области: { $number }; воинов: { $units } из { $all }
seat-cards = Карты: { $number }
seat-last = Прошлый ход
seat-numbers = Коротко
seat-no-turn = Ходов ещё не было
seat-no-ship = Своего корабля нет
seat-none = нет
seat-pieces = На поле
seat-rates = Обмен с резервом
seat-in-hand = в руке
seat-in-hand-hidden = в руке, скрыты
seat-in-deck = в колоде
seat-in-discard = в сбросе
seat-this-year = выложено в этом году
seat-played = Сыграно:
seat-discarded = Сброс:
seat-upgrades = Невзятые усиления:
seat-face-up = Лицом вверх:
seat-winter =
    { $units ->
        [one] { $units } воин
        [few] { $units } воина
       *[many] { $units } воинов
    }: уйдёт { $goods }, { $enough ->
        [yes] хватит
       *[no] не хватит
    }
seat-hidden-fame = Жетоны лежат лицом вниз, до конца игры их не видно.
seat-hidden-destinies = Карты судьбы тайные, их раскрывают в конце игры.
seat-hidden-trophies = Побеждённые враги лежат лицом вниз: чужие трофеи смотреть нельзя.
seat-hidden-hand = Какие карты в руке, видит только сам игрок; сколько их, видят все.
seat-hidden-developments = Карты развития скрыты, пока не сыграны. Карты победных очков считают в конце.
seat-hidden-missions = Выполненные задания лежат лицом вниз; видно только их число.
seat-map = Показать на карте
seat-unfold = Показать всё
seat-keys = Esc закрывает, ← → листают игроков
seat-previous = Предыдущий игрок
seat-next = Следующий игрок
