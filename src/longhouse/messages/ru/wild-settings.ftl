### «Дикинги» до партии: что это за игра и о чём можно договориться.

wild-name = Дикинги
wild-description =
    От двух до четырёх кланов викингов варят пиво, плавят золото и грабят друг друга. Каждый раунд вы берёте карты из
    своей колоды, покупаете бойцов, укрепления и карты Пути Одина, возводите постройки, которые работают на вас,
    и атакуете постройки одного соперника, а он отвечает картами, которые приберёг. Ущерб, защита, задания и полные
    хранилища приносят победные очки; пять, двенадцать и двадцать очков приносят карту богов. Когда кто-то набирает
    нужное число очков, раунд становится последним.

## Вещи

wild-colour-red = красный
wild-colour-blue = синий
wild-colour-green = зелёный
wild-colour-yellow = жёлтый

## О чём договариваются перед партией

wild-setting-long_game = Долгая партия
    .explain = Играют ли втроём и вчетвером до 40 победных очков вместо 30. Вдвоём всегда играют до 40.
wild-setting-long_game-false = нет
wild-setting-long_game-true = до 40 очков
wild-setting-first_game_setup = Достижения
    .explain = Выбраны ли четыре достижения по жребию или это советуемые для первой партии.
wild-setting-first_game_setup-false = по жребию
wild-setting-first_game_setup-true = для первой партии
wild-setting-asgard_row_last = Последние карты Асгарда
    .explain = Можно ли брать открытые карты Асгарда, когда их колода пуста.
wild-setting-asgard_row_last-false = остаются лежать
wild-setting-asgard_row_last-true = можно брать
wild-setting-mission_swap_any_gold = Смена задания
    .explain = Стоит ли смена задания фишку золота или любое золото, в том числе с карт.
wild-setting-mission_swap_any_gold-false = за фишку золота
wild-setting-mission_swap_any_gold-true = за любое золото
wild-setting-allow_hopeless_attacks = Безнадёжные атаки
    .explain = Можно ли объявить атаку, которая слабее защиты постройки.
wild-setting-allow_hopeless_attacks-false = нельзя
wild-setting-allow_hopeless_attacks-true = можно
wild-setting-store_hall_loot = Добыча на ратуше
    .explain = Можно ли в фазе хранения убрать добычу с ратуши в хранилища или непотраченная пропадает.
wild-setting-store_hall_loot-false = пропадает
wild-setting-store_hall_loot-true = можно убрать в хранилища
wild-setting-limited_tokens = Фишки
    .explain = Правда ли, что есть только 25 фишек пива и 25 фишек золота.
wild-setting-limited_tokens-false = сколько понадобится
wild-setting-limited_tokens-true = по 25 каждого вида
wild-setting-tie_break_scope = Ничья
    .explain = Сравнивают ли по достижениям, решающим ничью, только претендентов или всех игроков.
wild-setting-tie_break_scope-contenders = только претендентов
wild-setting-tie_break_scope-all_players = всех игроков
wild-setting-first_player = Первый игрок
    .explain = Кто начинает первый раунд.
wild-setting-first_player-random = по жребию
wild-setting-first_player-host_choice = место на выбор
wild-setting-first_seat = Первое место
    .explain = Номер места, которое начинает, если его выбирает хозяин стола.
wild-setting-by_hand = Оплата на выбор
    .explain = Могут ли игроки сами решать, откуда платить и куда класть фишки.
wild-setting-by_hand-true = как хочет игрок
wild-setting-by_hand-false = всегда автоматически
wild-setting-round_limit = Последний раунд
    .explain = Номер раунда, который будет последним самое позднее; 0 — без предела.

wild-cannot-first-seat = { $setting }: места { $seat } нет, игроков за столом: { $players }.
