### Чому цей варіант, а не інший: про що йдеться і самі доводи. Звідки вони беруться, сказано в bots/reasons.py.

reason-kind-costs = Коштує
reason-kind-brings = Дає
reason-kind-prepares = Готує
reason-kind-prevents = Заважає
reason-kind-better = Краще
reason-kind-worse = Гірше
reason-kind-instead = Що вийшло

reason-amount = { $amount }
# $what — ціле речення хроніки.
reason-later = { $what } Так у { $times } із { $worlds } продовжень; інакше — у { $without }.
reason-missed = Тут бракує: { $what } Так у { $times } із { $worlds } продовжень найкращого варіанта, тут — у { $without }.
reason-taken = Інакше це забере { $seat }: у { $times } із { $worlds } продовжень.
reason-came = Це забирає { $seat }.
# $what — одна з назв нижче.
reason-better = { $what }: +{ $percent } зі 100 шансів
reason-worse = { $what }: −{ $percent } зі 100 шансів
reason-holds = у гравця { $seat } менше: { $what }; це +{ $percent } зі 100 шансів
