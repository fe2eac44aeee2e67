### Разобранная партия: на своей странице и на экране конца игры.

web-analysis-title = Разбор партии
web-analysis-lost = Эту партию нельзя разобрать
web-analysis-what = Бот обдумывает каждое решение этой партии, видя то же, что видел игрок, и измеряет, что сделало везение. Первая картина появится через несколько секунд. Страницу можно закрыть: результат сохранится, и его увидят все, кому доступна запись.
web-analysis-behind =
    { $points ->
        [one] { $winner }: на { $points } очко впереди вас, и почему
        [few] { $winner }: на { $points } очка впереди вас, и почему
       *[many] { $winner }: на { $points } очков впереди вас, и почему
    }
web-analysis-players =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }
web-analysis-picks =
    { $picks ->
        [one] { $picks } шаг
        [few] { $picks } шага
       *[many] { $picks } шагов
    }

## Сколько сделано

web-analysis-none = Партия ещё не разобрана
web-analysis-waits =
    { $ahead ->
        [one] Перед этой разбирают ещё { $ahead } партию
        [few] Перед этой разбирают ещё { $ahead } партии
       *[many] Перед этой разбирают ещё { $ahead } партий
    }
web-analysis-progress = Шаг { $here } из { $all }
web-analysis-left = осталось около { $time }
web-analysis-done = Посчитано за { $time }
web-analysis-by =
    { $simulations ->
        [one] · по { $simulations } воображаемой партии на решение
        [few] · по { $simulations } воображаемые партии на решение
       *[many] · по { $simulations } воображаемых партий на решение
    }
web-analysis-pause = Пауза
web-analysis-on = Продолжить
web-span-seconds = { $seconds } с
web-span-minutes = { $minutes } мин
web-span-both = { $minutes } мин { $seconds } с

## Кривая

web-analysis-ahead = Кто был впереди
web-analysis-of-hundred = шансы на победу из 100, шаг за шагом
web-analysis-was = Как было
web-analysis-luckless = Без везения
web-analysis-faultless = Без ошибок
web-analysis-turn = { $turn }
web-analysis-mistake = ошибка
web-analysis-lucky-you = повезло
web-analysis-unlucky = не повезло
web-analysis-band = ± ваших шансов
web-analysis-there = Показать этот момент
web-analysis-play-on = Сыграть отсюда

## Ошибки и везение

web-analysis-apart = Ошибки и везение отдельно
web-analysis-unit = пункты: сколько побед из 100 это стоит
web-analysis-so-far =
    { $decisions ->
        [one] пока по { $decisions } решению
        [few] пока по { $decisions } решениям
       *[many] пока по { $decisions } решениям
    }
web-analysis-head-decided = решений
web-analysis-head-agreed = согласие
web-analysis-head-mistakes = ошибок
web-analysis-head-lost = потеряно
web-analysis-head-luck = везение
web-analysis-head-rolls = броски
web-analysis-head-draws = добор
web-analysis-head-usual = обычно
web-analysis-opinion = Так думает бот: он видел только то, что видел игрок. Ошибкой названо лишь то, где потеря больше своей погрешности. Ошибаются все, поэтому вместе может выйти больше 100.
web-analysis-five = Решения, которые стоили больше всего
web-analysis-better = Лучше: { $option }
web-analysis-no-mistakes = Ни одной явной ошибки.
web-analysis-order = Остальное ещё считается: порядок может измениться.
web-analysis-show = Показать на поле
web-analysis-otherwise = Сыграть иначе отсюда

## Кубики и добор

web-analysis-dice = Ваши кубики и ожидание
web-analysis-dice-all = Кубики и ожидание
web-analysis-drawn = Что добор сделал с шансами
web-analysis-whole-table = Весь стол
web-analysis-of =
    { $rolls ->
        [one] из { $expected } · { $rolls } бросок
        [few] из { $expected } · { $rolls } броска
       *[many] из { $expected } · { $rolls } бросков
    }
web-analysis-or-more = столько или больше: { $chance } из 100
web-analysis-or-less = столько или меньше: { $chance } из 100
web-analysis-drawn-times =
    { $times ->
        [one] · { $times } раз
        [few] · { $times } раза
       *[many] · { $times } раз
    }
web-analysis-luckier =
    { $games ->
        [one] так удачно или лучше: { $games } партия из 100
        [few] так удачно или лучше: { $games } партии из 100
       *[many] так удачно или лучше: { $games } партий из 100
    }
web-analysis-strokes = Самые большие удачи и неудачи
web-analysis-no-strokes = Их не было.
web-analysis-rolled = кубики
web-analysis-drew = добор

## На экране конца игры

web-end-analyse = Разобрать
web-end-luck-unit = пункты шансов на победу из 100
web-end-usual = обычно ± { $points }
web-end-by-rolls = на бросках
web-end-by-draws = на доборе
web-end-decisions = Ваши решения
web-end-decisions-all = Решения
web-end-agreed = решений: { $decided } · как решил бы бот: { $agreed }
web-end-sure =
    { $mistakes ->
        [0] Явных ошибок нет.
        [one] { $mistakes } явная ошибка:
        [few] { $mistakes } явные ошибки. Больше всего шансов стоили:
       *[many] { $mistakes } явных ошибок. Больше всего шансов стоили:
    }
web-end-reasons = Открыть разбор
web-end-offer = Везение и ошибки каждого, решения, которые стоили больше всего, и что было бы лучше.
