### «Чемпионы Мидгарда» до партии: что это за игра и о чём можно договориться.

midgard-name = Чемпионы Мидгарда
midgard-description =
    Ярл мёртв, и от двух до четырёх вождей викингов хотят занять его место. Восемь раундов вы расставляете рабочих
    в портовом городе: собираете викингов, еду, дерево и руны, занимаете бои с троллем и двумя драуграми, отправляете
    корабли к чудовищам дальних берегов. Потом решают кубики. Убитые враги приносят славу, а уцелевший тролль — позор
    всем. Побеждает тот, у кого после последнего раунда больше всех славы.

## Вещи

midgard-colour-red = красный
midgard-colour-blue = синий
midgard-colour-green = зелёный
midgard-colour-yellow = жёлтый

## О чём договариваются перед партией

midgard-setting-hall_of_fame = Зал славы
    .explain = Лежат ли побеждённые враги каждого игрока открыто, у всех на виду.
midgard-setting-hall_of_fame-false = трофеи скрыты
midgard-setting-hall_of_fame-true = трофеи открыты
midgard-setting-distrust = Недоверие народа
    .explain = Начинают ли все с 1 жетоном позора.
midgard-setting-distrust-false = нет
midgard-setting-distrust-true = все начинают с 1 позором
midgard-setting-assign = Отправка викингов
    .explain = Отправляют ли игроки викингов по очереди и открыто или все сразу и втайне; тогда любой может потребовать порядка хода.
midgard-setting-assign-turn_order = в порядке хода
midgard-setting-assign-simultaneous = все сразу, втайне
midgard-setting-huts_price = Цена в хижине рабочих
    .explain = Падает ли цена на 1 с каждым наймом за игру или каждый раунд снова начинается с 5.
midgard-setting-huts_price-game = падает всю игру
midgard-setting-huts_price-round = заново каждый раунд
midgard-setting-rune_display = Открытые руны
    .explain = Сколько рун лежит открыто у толкователя рун.
midgard-setting-rune_display-2 = 2 руны
midgard-setting-rune_display-3 = 3 руны
midgard-setting-rune_display-4 = 4 руны
midgard-setting-first_player = Первый игрок
    .explain = У кого жетон первого игрока в первом раунде.
midgard-setting-first_player-random = по жребию
midgard-setting-first_player-host = первое место
midgard-setting-leader_choice = Вожди
    .explain = Выбирают ли игроки вождей, первый игрок последним, или получают их по жребию.
midgard-setting-leader_choice-pick = по выбору
midgard-setting-leader_choice-random = по жребию
