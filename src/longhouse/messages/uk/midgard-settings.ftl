### «Чемпіони Мідгарда» до партії: що це за гра й про що можна домовитися.

midgard-name = Чемпіони Мідгарда
midgard-description =
    Ярл мертвий, і від двох до чотирьох вождів вікінгів прагнуть його місця. Вісім раундів ви розставляєте робітників
    у портовому місті: збираєте вікінгів, їжу, дерево й руни, займаєте бої з тролем і двома драуграми, відправляєте
    кораблі до чудовиськ далеких берегів. Потім вирішують кістки. Убиті вороги дають славу, а вцілілий троль — ганьбу
    всім. Перемагає той, хто після останнього раунду має найбільше слави.

## Речі

midgard-colour-red = червоний
midgard-colour-blue = синій
midgard-colour-green = зелений
midgard-colour-yellow = жовтий

## Про що домовляються перед партією

midgard-setting-hall_of_fame = Зала слави
    .explain = Чи лежать переможені вороги кожного гравця відкрито, усім на очах.
midgard-setting-hall_of_fame-false = трофеї приховано
midgard-setting-hall_of_fame-true = трофеї відкрито
midgard-setting-distrust = Недовіра народу
    .explain = Чи починають усі з 1 жетоном ганьби.
midgard-setting-distrust-false = ні
midgard-setting-distrust-true = усі починають з 1 ганьбою
midgard-setting-assign = Призначення вікінгів
    .explain = Чи призначають гравці вікінгів по черзі й відкрито, чи всі разом і таємно; тоді кожен може вимагати порядку ходу.
midgard-setting-assign-turn_order = у порядку ходу
midgard-setting-assign-simultaneous = усі разом, таємно
midgard-setting-huts_price = Ціна в хижині робітників
    .explain = Чи спадає ціна на 1 з кожним наймом за гру, чи щораунду знову починається з 5.
midgard-setting-huts_price-game = спадає всю гру
midgard-setting-huts_price-round = наново щораунду
midgard-setting-rune_display = Відкриті руни
    .explain = Скільки рун лежить відкрито в тлумача рун.
midgard-setting-rune_display-2 = 2 руни
midgard-setting-rune_display-3 = 3 руни
midgard-setting-rune_display-4 = 4 руни
midgard-setting-first_player = Перший гравець
    .explain = У кого жетон першого гравця в першому раунді.
midgard-setting-first_player-random = за жеребом
midgard-setting-first_player-host = перше місце
midgard-setting-leader_choice = Вожді
    .explain = Чи обирають гравці вождів, перший гравець останнім, чи отримують їх за жеребом.
midgard-setting-leader_choice-pick = за вибором
midgard-setting-leader_choice-random = за жеребом
