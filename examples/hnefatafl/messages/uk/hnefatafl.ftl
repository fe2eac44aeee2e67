### Хнефатафл.

hnefatafl-name = Хнефатафл
hnefatafl-description =
    Облога на дошці 7 на 7; на Півночі в неї грали раніше, ніж у шахи. Восьмеро нападників стоять навколо короля та
    чотирьох його захисників. Усі ходять як тури й беруть, ставши з двох боків від ворога. Король перемагає, якщо
    дійде до кута, нападники — якщо впіймають його.
hnefatafl-setting-attackers = Нападники
    .explain = Хто грає за нападників; вони ж ходять першими.
hnefatafl-setting-attackers-lot = за жеребом
hnefatafl-setting-attackers-first = перше місце
hnefatafl-setting-attackers-second = друге місце
hnefatafl-setting-move_limit = Ходи
    .explain = Після стількох ходів обох сторін разом облога вдалася, і нападники перемагають.

## Речі

hnefatafl-piece-attacker = нападник
    .acc = нападника
    .gen = нападника
hnefatafl-piece-attacker-text = Нападники ходять як тури. Вони перемагають, ставши з двох боків від короля, а біля трону — з усіх чотирьох.
hnefatafl-piece-defender = захисник
    .acc = захисника
    .gen = захисника
hnefatafl-piece-defender-text = Захисники ходять як тури й розчищають королю шлях до кута.
hnefatafl-piece-king = король
    .acc = короля
    .gen = короля
hnefatafl-piece-king-text = Король ходить як тура, і лише він може стати на трон і на кут. На куті він перемагає.

## Питання й ходи

hnefatafl-ask-piece = Якою фігурою ви ходите?
    .others = { $who } обирає фігуру.
hnefatafl-ask-to = Куди йде { $piece } з { $place }?
    .others = { $who } веде { $piece-acc } з { $place }.
hnefatafl-option-piece = { $place }: { $piece }
hnefatafl-option-to = на { $place }
hnefatafl-preview-ways =
    { $number ->
        [one] { $number } поле для ходу
        [few] { $number } поля для ходу
       *[other] { $number } полів для ходу
    }
hnefatafl-preview-captures = бере { $piece-acc } на { $place }
hnefatafl-preview-wins = виграє гру

## Що сталося

hnefatafl-event-attacks = { $who } грає за нападників.
hnefatafl-event-moved = { $who }: { $piece } { $place }–{ $place2 }
hnefatafl-event-captured = { $who } бере { $piece-acc } на { $place }.
hnefatafl-event-escaped = { $who }: король дійшов до кута.
hnefatafl-event-caught = { $who }: короля впіймано.
hnefatafl-event-stuck = { $who } не може ходити.
hnefatafl-event-held =
    { $who }: облога протрималася { $number } { $number ->
        [one] хід
        [few] ходи
       *[other] ходів
    }.
hnefatafl-ending-escaped = Король утік.
hnefatafl-ending-caught = Короля впіймано.
hnefatafl-ending-stuck = Одна зі сторін не могла ходити.
hnefatafl-ending-held = Облога вдалася.
hnefatafl-source-captured = Узяті фігури

## Чому не можна

hnefatafl-why-not-now = Зараз питають не про це.
hnefatafl-why-game-over = Гру закінчено.
hnefatafl-why-not-asked = Зараз хід гравця { $seat }.
hnefatafl-why-not-yours = На { $place } немає вашої фігури.
hnefatafl-why-no-way-out = Фігурі на { $place } нема куди йти.
hnefatafl-why-not-in-line = { $place } не на тій самій лінії.
hnefatafl-why-in-the-way = Шлях на { $place } закрито.
hnefatafl-why-kings-square = На { $place } може стати лише король.
hnefatafl-why-third-time = З ходом на { $place } та сама позиція виникла б утретє.

## Дошка в терміналі та двері на сторінці

hnefatafl-board-attacker = Н
hnefatafl-board-defender = З
hnefatafl-board-king = К
hnefatafl-board-attackers = { $seat }: нападники, узято { $number }
hnefatafl-board-defenders = { $seat }: король і захисники, узято { $number }
hnefatafl-board-move = Хід { $move } з { $limit }
web-door-hnefatafl = Хнефатафл
    .motto = Король має втекти.
