### Подсказка: что на месте игрока сделал бы думающий бот и чего он от этого ждёт.

hint-thought =
    Сыграно вперёд { $simulations ->
        [one] { $simulations } раз
        [few] { $simulations } раза
       *[many] { $simulations } раз
    } за { $seconds } с, по тому, что видно с этого места. Лучшее сверху:
hint-planned =
    Здесь бот решает сразу на несколько шагов вперёд. Сначала его план, затем другие варианты; проверено в воображаемых мирах { $simulations ->
        [one] { $simulations } раз
        [few] { $simulations } раза
       *[many] { $simulations } раз
    } за { $seconds } с, по тому, что видно с этого места:
hint-at-once = Выбирать здесь не из чего.
hint-wins =
    побед { $percent } из 100 ± { $margin }, { $visits ->
        [one] проверено { $visits } раз
        [few] проверено { $visits } раза
       *[many] проверено { $visits } раз
    }
hint-tried =
    { $visits ->
        [one] проверено { $visits } раз
        [few] проверено { $visits } раза
       *[many] проверено { $visits } раз
    }
hint-level = судя по проверкам, не хуже
hint-not-sure = Пока неясно: ни один вариант не проверен достаточно, чтобы их сравнивать.
hint-few = Проверено слишком мало, чтобы сравнивать:
hint-nudge = Важнее всего здесь: { $what }
hint-no-nudge = Ничто здесь не выделяется; посмотрите варианты.
hint-result =
    { $visits ->
        [one] проверено { $visits } раз
        [few] проверено { $visits } раза
       *[many] проверено { $visits } раз
    }, побед { $percent } из 100
hint-thinking = Бот думает…
hint-play = Сделать
hint-on-board = На поле
hint-think-on = Думать дальше, { $seconds } с
hint-reveal = Показать варианты
hint-kind = Вид хода:
hint-is-plan = Здесь бот решает сразу на несколько шагов вперёд: его план стоит первым.
hint-no-reason = Ни один отдельный довод не решает: этот вариант просто чаще приводил к успеху.
hint-played =
    Сыграно вперёд { $simulations ->
        [one] { $simulations } раз
        [few] { $simulations } раза
       *[many] { $simulations } раз
    } за { $seconds } с, по тому, что видно с этого места
# Один и тот же шаг несколько раз подряд.
hint-step-times = { $times } × { $what }
