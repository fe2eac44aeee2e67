### «Дикінги» до партії: що це за гра й про що можна домовитися.

wild-name = Дикінги
wild-description =
    Від двох до чотирьох кланів вікінгів варять пиво, плавлять золото й грабують одне одного. Щораунду ви берете карти
    зі своєї колоди, купуєте бійців, укріплення та карти Шляху Одіна, зводите споруди, які працюють на вас, і атакуєте
    споруди одного суперника, а він відповідає картами, які приберіг. Збитки, захист, завдання та повні сховища
    приносять переможні очки; п’ять, дванадцять і двадцять очок приносять карту богів. Коли хтось набирає потрібну
    кількість очок, раунд стає останнім.

## Речі

wild-colour-red = червоний
wild-colour-blue = синій
wild-colour-green = зелений
wild-colour-yellow = жовтий

## Про що домовляються перед партією

wild-setting-long_game = Довга партія
    .explain = Чи грають утрьох і вчотирьох до 40 переможних очок замість 30. Удвох завжди грають до 40.
wild-setting-long_game-false = ні
wild-setting-long_game-true = до 40 очок
wild-setting-first_game_setup = Досягнення
    .explain = Чи чотири досягнення обирає жереб, чи це ті, які радять для першої партії.
wild-setting-first_game_setup-false = за жеребом
wild-setting-first_game_setup-true = для першої партії
wild-setting-asgard_row_last = Останні карти Асгарду
    .explain = Чи можна брати відкриті карти Асгарду, коли їхня колода порожня.
wild-setting-asgard_row_last-false = лишаються лежати
wild-setting-asgard_row_last-true = можна брати
wild-setting-mission_swap_any_gold = Зміна завдання
    .explain = Чи зміна завдання коштує фішку золота, чи будь-яке золото, зокрема з карт.
wild-setting-mission_swap_any_gold-false = за фішку золота
wild-setting-mission_swap_any_gold-true = за будь-яке золото
wild-setting-allow_hopeless_attacks = Безнадійні атаки
    .explain = Чи можна оголосити атаку, слабшу за захист споруди.
wild-setting-allow_hopeless_attacks-false = не можна
wild-setting-allow_hopeless_attacks-true = можна
wild-setting-store_hall_loot = Здобич на ратуші
    .explain = Чи можна у фазі зберігання покласти здобич із ратуші до сховищ, чи невитрачена пропадає.
wild-setting-store_hall_loot-false = пропадає
wild-setting-store_hall_loot-true = можна покласти до сховищ
wild-setting-limited_tokens = Фішки
    .explain = Чи є лише 25 фішок пива та 25 фішок золота.
wild-setting-limited_tokens-false = скільки знадобиться
wild-setting-limited_tokens-true = по 25 кожного виду
wild-setting-tie_break_scope = Нічия
    .explain = Чи за досягненнями, що вирішують нічию, порівнюють лише претендентів, чи всіх гравців.
wild-setting-tie_break_scope-contenders = лише претендентів
wild-setting-tie_break_scope-all_players = усіх гравців
wild-setting-first_player = Перший гравець
    .explain = Хто починає перший раунд.
wild-setting-first_player-random = за жеребом
wild-setting-first_player-host_choice = місце на вибір
wild-setting-first_seat = Перше місце
    .explain = Номер місця, яке починає, якщо його обирає господар столу.
wild-setting-by_hand = Оплата на вибір
    .explain = Чи можуть гравці самі вирішувати, звідки платити й куди класти фішки.
wild-setting-by_hand-true = як хоче гравець
wild-setting-by_hand-false = завжди автоматично
wild-setting-round_limit = Останній раунд
    .explain = Номер раунду, який буде останнім щонайпізніше; 0 — без межі.

wild-cannot-first-seat = { $setting }: місця { $seat } немає, гравців за столом: { $players }.
