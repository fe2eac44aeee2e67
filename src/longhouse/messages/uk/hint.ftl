### Підказка: що на місці гравця зробив би бот, який шукає, і чого він від цього чекає.

hint-thought =
    Зіграно наперед { $simulations ->
        [one] { $simulations } раз
        [few] { $simulations } рази
       *[many] { $simulations } разів
    } за { $seconds } с, за тим, що видно з цього місця. Найкраще згори:
hint-at-once = Шукати тут нічого: ось що бот робить одразу.
hint-result =
    { $visits ->
        [one] випробувано { $visits } раз
        [few] випробувано { $visits } рази
       *[many] випробувано { $visits } разів
    }, перемог { $percent } зі 100
hint-thinking = Бот думає…
