### Підказка: що на місці гравця зробив би бот, який шукає, і чого він від цього чекає.

hint-thought =
    Зіграно наперед { $simulations ->
        [one] { $simulations } раз
        [few] { $simulations } рази
       *[many] { $simulations } разів
    } за { $seconds } с, за тим, що видно з цього місця. Найкраще згори:
hint-planned =
    Тут бот вирішує одразу на кілька кроків наперед. Спершу його план, потім інші варіанти; випробувано в уявних світах { $simulations ->
        [one] { $simulations } раз
        [few] { $simulations } рази
       *[many] { $simulations } разів
    } за { $seconds } с, за тим, що видно з цього місця:
hint-at-once = Вибирати тут немає з чого.
hint-wins =
    перемог { $percent } зі 100 ± { $margin }, { $visits ->
        [one] випробувано { $visits } раз
        [few] випробувано { $visits } рази
       *[many] випробувано { $visits } разів
    }
hint-tried =
    { $visits ->
        [one] випробувано { $visits } раз
        [few] випробувано { $visits } рази
       *[many] випробувано { $visits } разів
    }
hint-level = судячи з випробувань, не гірше
hint-not-sure = Поки неясно: жоден варіант не випробувано досить, щоб їх порівнювати.
hint-few = Випробувано замало, щоб порівнювати:
hint-nudge = Найважливіше тут: { $what }
hint-no-nudge = Тут ніщо не вирізняється; подивіться варіанти.
hint-result =
    { $visits ->
        [one] випробувано { $visits } раз
        [few] випробувано { $visits } рази
       *[many] випробувано { $visits } разів
    }, перемог { $percent } зі 100
hint-thinking = Бот думає…
hint-play = Зробити
hint-on-board = На полі
hint-think-on = Думати далі, { $seconds } с
hint-reveal = Показати варіанти
hint-kind = Вид ходу:
hint-is-plan = Тут бот вирішує одразу на кілька кроків наперед: його план стоїть першим.
hint-no-reason = Жоден окремий довід не вирішує: цей варіант просто частіше приводив до успіху.
hint-played =
    Зіграно наперед { $simulations ->
        [one] { $simulations } раз
        [few] { $simulations } рази
       *[many] { $simulations } разів
    } за { $seconds } с, за тим, що видно з цього місця
# Той самий крок кілька разів поспіль.
hint-step-times = { $times } × { $what }
