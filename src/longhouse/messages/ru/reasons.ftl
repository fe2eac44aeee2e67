### Почему этот вариант, а не другой: о чём речь и сами доводы. Откуда они берутся, сказано в bots/reasons.py.

reason-kind-costs = Стоит
reason-kind-brings = Приносит
reason-kind-prepares = Готовит
reason-kind-prevents = Мешает
reason-kind-better = Лучше
reason-kind-worse = Хуже
reason-kind-instead = Что вышло

reason-amount = { $amount }
# $what — целое предложение хроники.
reason-later = { $what } Так в { $times } из { $worlds } продолжений; иначе — в { $without }.
reason-missed = Здесь не хватает: { $what } Так в { $times } из { $worlds } продолжений лучшего варианта, здесь — в { $without }.
reason-taken = Иначе это заберёт { $seat }: в { $times } из { $worlds } продолжений.
reason-came = Это забирает { $seat }.
# $what — одно из названий ниже.
reason-better = { $what }: +{ $percent } из 100 шансов
reason-worse = { $what }: −{ $percent } из 100 шансов
reason-holds = у игрока { $seat } меньше: { $what }; это +{ $percent } из 100 шансов
