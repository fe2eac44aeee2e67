### Розібрана партія: на своїй сторінці та на екрані кінця гри.

web-analysis-title = Розбір партії
web-analysis-lost = Цю партію не можна розібрати
web-analysis-what = Бот обмірковує кожне рішення цієї партії, бачачи те саме, що бачив гравець, і вимірює, що зробило везіння. Перша картина з’явиться за кілька секунд. Сторінку можна закрити: результат збережеться, і його побачать усі, кому доступний запис.
web-analysis-behind =
    { $points ->
        [one] { $winner }: на { $points } очко попереду вас, і чому
        [few] { $winner }: на { $points } очки попереду вас, і чому
       *[many] { $winner }: на { $points } очок попереду вас, і чому
    }
web-analysis-players =
    { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[many] { $players } гравців
    }
web-analysis-picks =
    { $picks ->
        [one] { $picks } крок
        [few] { $picks } кроки
       *[many] { $picks } кроків
    }

## Скільки зроблено

web-analysis-none = Партію ще не розібрано
web-analysis-waits =
    { $ahead ->
        [one] Перед цією розбирають ще { $ahead } партію
        [few] Перед цією розбирають ще { $ahead } партії
       *[many] Перед цією розбирають ще { $ahead } партій
    }
web-analysis-progress = Крок { $here } з { $all }
web-analysis-left = лишилося близько { $time }
web-analysis-done = Пораховано за { $time }
web-analysis-by =
    { $simulations ->
        [one] · по { $simulations } уявній партії на рішення
        [few] · по { $simulations } уявні партії на рішення
       *[many] · по { $simulations } уявних партій на рішення
    }
web-analysis-pause = Пауза
web-analysis-on = Продовжити
web-span-seconds = { $seconds } с
web-span-minutes = { $minutes } хв
web-span-both = { $minutes } хв { $seconds } с

## Крива

web-analysis-ahead = Хто був попереду
web-analysis-of-hundred = шанси на перемогу зі 100, крок за кроком
web-analysis-was = Як було
web-analysis-luckless = Без везіння
web-analysis-faultless = Без помилок
web-analysis-turn = { $turn }
web-analysis-mistake = помилка
web-analysis-lucky-you = пощастило
web-analysis-unlucky = не пощастило
web-analysis-band = ± ваших шансів
web-analysis-there = Показати цю мить
web-analysis-play-on = Зіграти звідси

## Помилки й везіння

web-analysis-apart = Помилки й везіння окремо
web-analysis-unit = пункти: скільки перемог зі 100 це варте
web-analysis-so-far =
    { $decisions ->
        [one] поки за { $decisions } рішенням
        [few] поки за { $decisions } рішеннями
       *[many] поки за { $decisions } рішеннями
    }
web-analysis-head-decided = рішень
web-analysis-head-agreed = згода
web-analysis-head-mistakes = помилок
web-analysis-head-lost = втрачено
web-analysis-head-luck = везіння
web-analysis-head-rolls = кидки
web-analysis-head-draws = добір
web-analysis-head-usual = зазвичай
web-analysis-opinion = Так думає бот: він бачив лише те, що бачив гравець. Помилкою названо тільки те, де втрата більша за свою похибку. Помиляються всі, тож разом може вийти більше 100.
web-analysis-five = Рішення, що коштували найбільше
web-analysis-better = Краще: { $option }
web-analysis-no-mistakes = Жодної явної помилки.
web-analysis-order = Решта ще рахується: порядок може змінитися.
web-analysis-show = Показати на полі
web-analysis-otherwise = Зіграти інакше звідси

## Кубики й добір

web-analysis-dice = Ваші кубики й очікування
web-analysis-dice-all = Кубики й очікування
web-analysis-drawn = Що добір зробив із шансами
web-analysis-whole-table = Увесь стіл
web-analysis-of =
    { $rolls ->
        [one] з { $expected } · { $rolls } кидок
        [few] з { $expected } · { $rolls } кидки
       *[many] з { $expected } · { $rolls } кидків
    }
web-analysis-or-more = стільки або більше: { $chance } зі 100
web-analysis-or-less = стільки або менше: { $chance } зі 100
web-analysis-drawn-times =
    { $times ->
        [one] · { $times } раз
        [few] · { $times } рази
       *[many] · { $times } разів
    }
web-analysis-luckier =
    { $games ->
        [one] так щастить або краще: { $games } партія зі 100
        [few] так щастить або краще: { $games } партії зі 100
       *[many] так щастить або краще: { $games } партій зі 100
    }
web-analysis-strokes = Найбільше щастя й нещастя
web-analysis-no-strokes = Їх не було.
web-analysis-rolled = кубики
web-analysis-drew = добір

## На екрані кінця гри

web-end-analyse = Розібрати
web-end-luck-unit = пункти шансів на перемогу зі 100
web-end-usual = зазвичай ± { $points }
web-end-by-rolls = на кидках
web-end-by-draws = на доборі
web-end-decisions = Ваші рішення
web-end-decisions-all = Рішення
web-end-agreed = рішень: { $decided } · як вирішив би бот: { $agreed }
web-end-sure =
    { $mistakes ->
        [0] Явних помилок немає.
        [one] { $mistakes } явна помилка:
        [few] { $mistakes } явні помилки. Найбільше шансів коштували:
       *[many] { $mistakes } явних помилок. Найбільше шансів коштували:
    }
web-end-reasons = Відкрити розбір
web-end-offer = Везіння й помилки кожного, рішення, що коштували найбільше, і що було б краще.
