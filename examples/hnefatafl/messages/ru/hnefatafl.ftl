### Хнефатафл.

hnefatafl-name = Хнефатафл
hnefatafl-description =
    Осада на доске 7 на 7; на Севере в неё играли раньше, чем в шахматы. Восемь нападающих стоят вокруг короля и
    четырёх его защитников. Все ходят как ладьи и берут, встав с двух сторон от врага. Король побеждает, если дойдёт до
    угла, нападающие — если поймают его.
hnefatafl-setting-attackers = Нападающие
    .explain = Кто играет за нападающих; они же ходят первыми.
hnefatafl-setting-attackers-lot = по жребию
hnefatafl-setting-attackers-first = первое место
hnefatafl-setting-attackers-second = второе место
hnefatafl-setting-move_limit = Ходы
    .explain = После стольких ходов обеих сторон вместе осада удалась, и нападающие побеждают.

## Вещи

hnefatafl-piece-attacker = нападающий
    .acc = нападающего
    .gen = нападающего
hnefatafl-piece-attacker-text = Нападающие ходят как ладьи. Они побеждают, встав с двух сторон от короля, а у трона — со всех четырёх.
hnefatafl-piece-defender = защитник
    .acc = защитника
    .gen = защитника
hnefatafl-piece-defender-text = Защитники ходят как ладьи и расчищают королю путь к углу.
hnefatafl-piece-king = король
    .acc = короля
    .gen = короля
hnefatafl-piece-king-text = Король ходит как ладья, и только он может встать на трон и на угол. На углу он побеждает.

## Вопросы и ходы

hnefatafl-ask-piece = Какой фигурой вы ходите?
    .others = { $who } выбирает фигуру.
hnefatafl-ask-to = Куда идёт { $piece } с { $place }?
    .others = { $who } ведёт { $piece-acc } с { $place }.
hnefatafl-option-piece = { $place }: { $piece }
hnefatafl-option-to = на { $place }
hnefatafl-preview-ways =
    { $number ->
        [one] { $number } поле для хода
        [few] { $number } поля для хода
       *[other] { $number } полей для хода
    }
hnefatafl-preview-captures = берёт { $piece-acc } на { $place }
hnefatafl-preview-wins = выигрывает игру

## Что произошло

hnefatafl-event-attacks = { $who } играет за нападающих.
hnefatafl-event-moved = { $who }: { $piece } { $place }–{ $place2 }
hnefatafl-event-captured = { $who } берёт { $piece-acc } на { $place }.
hnefatafl-event-escaped = { $who }: король дошёл до угла.
hnefatafl-event-caught = { $who }: король пойман.
hnefatafl-event-stuck = { $who } не может ходить.
hnefatafl-event-held =
    { $who }: осада продержалась { $number } { $number ->
        [one] ход
        [few] хода
       *[other] ходов
    }.
hnefatafl-ending-escaped = Король ушёл.
hnefatafl-ending-caught = Король пойман.
hnefatafl-ending-stuck = Одна из сторон не могла ходить.
hnefatafl-ending-held = Осада удалась.
hnefatafl-source-captured = Взятые фигуры

## Почему нельзя

hnefatafl-why-not-now = Сейчас спрашивают не об этом.
hnefatafl-why-game-over = Игра окончена.
hnefatafl-why-not-asked = Сейчас ход игрока { $seat }.
hnefatafl-why-not-yours = На { $place } нет вашей фигуры.
hnefatafl-why-no-way-out = Фигуре на { $place } некуда ходить.
hnefatafl-why-not-in-line = { $place } не на той же линии.
hnefatafl-why-in-the-way = Путь на { $place } закрыт.
hnefatafl-why-kings-square = На { $place } может встать только король.
hnefatafl-why-third-time = С ходом на { $place } та же позиция возникла бы в третий раз.

## Доска в терминале и дверь на странице

hnefatafl-board-attacker = Н
hnefatafl-board-defender = З
hnefatafl-board-king = К
hnefatafl-board-attackers = { $seat }: нападающие, взято { $number }
hnefatafl-board-defenders = { $seat }: король и защитники, взято { $number }
hnefatafl-board-move = Ход { $move } из { $limit }
web-door-hnefatafl = Хнефатафл
    .motto = Король должен уйти.
