### Літопис столу, поле колишньої миті й те, що сталося від минулого ходу читача.

chronicle-now = зараз
chronicle-you = ви
chronicle-not-begun = У цьому ході поки нічого не сталося.
chronicle-click = Натисніть рядок: поле тієї миті
chronicle-every = Усі рядки
chronicle-then = Так було: { $turn }
chronicle-return = Повернутися
# чого вартий кидок: 5 з 3
chronicle-of = { $number } з { $all }
chronicle-winner = Перемога
# одна річ, у стислому переказі
chronicle-thing = { $thing }

recap-title = Від вашого минулого ходу
recap-strip = Від вашого ходу
recap-time =
    Минуло: { $time }, { $number ->
        [one] { $number } хід
        [few] { $number } ходи
       *[many] { $number } ходів
    }.
recap-days =
    { $number ->
        [one] { $number } день
        [few] { $number } дні
       *[many] { $number } днів
    }
recap-hours =
    { $number ->
        [one] { $number } година
        [few] { $number } години
       *[many] { $number } годин
    }
recap-minutes =
    { $number ->
        [one] { $number } хвилина
        [few] { $number } хвилини
       *[many] { $number } хвилин
    }
recap-open = Показати
recap-more = Ще { $number }
recap-show = показати
recap-show-turn = Показати: { $turn }
recap-changed = Що змінилося
recap-gains = У вас:
recap-points = Очки
recap-order = Показати по черзі
recap-go = До ходу
recap-when = Така картка зустрічає вас, якщо минуло більше години або вас не було за столом.
