### Стол «Дикингов» в браузере: что говорит поле помимо слов самой игры.

## Поле

wild-web-board = Поселения и рынок
wild-web-points = Победные очки
wild-web-hand = Карт на руке
wild-web-deck = Карт в колоде
wild-web-buildings = Постройки
wild-web-turn = Раунд { $turn }
wild-web-last-round = Последний раунд
wild-web-round-note = Раунд, в котором кто-нибудь наберёт { $number } ПО, станет последним.
wild-web-round-limit = По уговору последним будет самое позднее раунд { $number }.
wild-web-ahead = { $name } в конце хода: { $number } ПО
wild-web-threshold = { $number } ПО: карта Асгарда
wild-web-goal = { $number } ПО: последний раунд
wild-web-own = Ваше поселение
wild-web-tab-foes = Соперники
wild-web-tab-towns = Поселения
wild-web-tab-path = Путь Одина
wild-web-tab-market = Рынок
wild-web-tab-own = Поселение
wild-web-aimed-at = цель атаки
wild-web-attacked-short = атакован
wild-web-limit = построек: { $number } из { $limit }
wild-web-no-limit = построек: { $number }
wild-web-safe-one = не в этот ход: лишь один соперник
wild-web-safe-attacked = уже атакован другим
wild-web-state = Состояние
wild-web-cost = Цена
wild-web-reward = Награда
wild-web-any = 1 пиво или 1 золото
wild-web-left-in-pile = Осталось в стопке
wild-web-path = Путь Одина
wild-web-path-note = в конце раунда карта { $number } уходит
wild-web-path-deck = Колода Пути Одина: { $number }
wild-web-discarded = В сбросе
wild-web-asgard = Асгард
wild-web-asgard-deck = Колода Асгарда: { $number }
wild-web-asgard-note = Не продаются: их дают за { $points } ПО и за ущерб ратуше 3-го уровня.
wild-web-dragon = Дракон
wild-web-dragon-note = Раз в раунд каждый может победить его бойцами и героями. Он остаётся.
wild-web-dragon-fought = побеждён в этом раунде
wild-web-market = Рынок
wild-web-achievements = Достижения
wild-web-achievements-note = { $number } ПО в конце
wild-web-nobody = никто
wild-web-parts = Части поля

## Карты и планшет

wild-web-strength = Сила
wild-web-defence = Защита
wild-web-vp = { $number } ПО
wild-web-deck-path = Путь Одина
wild-web-deck-asgard = Асгард
wild-web-copy-of = Копия карты «{ $card }»
wild-web-mission = Задание
wild-web-mission-met = Условие выполнено
wild-web-held = { $resource }: { $number } из { $room }
wild-web-damaged = Нанесён ущерб
wild-web-construction = Строится
wild-web-if-damaged = Тому, кто нанесёт ущерб
wild-web-forts = Укрепления на постройке
wild-web-tray = Ваши карты, задания и ресурсы
wild-web-missions = Задания
wild-web-missions-none = Заданий больше нет
wild-web-missions-done = выполнено: { $number }
wild-web-mission-how = Выполните его в свой ход, когда условие соблюдено; за раунд — одно задание.
wild-web-mission-far = Уже сделано
wild-web-swap = Сменить
wild-web-own-hand = Рука
wild-web-hand-empty = На руке нет карт
wild-web-chosen = выбрано: { $number }
wild-web-in-attack = в атаке
wild-web-in-defence = в защите
wild-web-ready = Наготове
wild-web-ready-explain = Разыграны и могут один раз атаковать в этот ход.
wild-web-played-now = Сыграно в этот ход
wild-web-played-now-explain = Эти карты лежат перед вами до конца раунда.
wild-web-resources = Ресурсы
wild-web-pool = Временные
wild-web-pool-explain = Временные ресурсы от сыгранных карт и обменов. Что останется в конце хода, пропадёт.
wild-web-in-cards = Карты
wild-web-in-cards-explain = Карты ресурсов на руке. При оплате разыгрывается столько, сколько нужно.
wild-web-tokens = Фишки
wild-web-tokens-explain = На ваших пивоварнях, плавильнях, хранилищах и ратуше.
wild-web-to-spend = Всего
wild-web-to-spend-explain = Всё, что можно потратить сейчас без обмена.
wild-web-exchange = Обмен
wild-web-by-hand = Выбрать, чем платить
wild-web-dismantle = Разобрать постройку
wild-web-dismantle-explain = Раз в раунд одна ваша постройка возвращается в стопку, взамен вы ничего не получаете. Фишки с неё пропадают.
wild-web-dismantle-none = У вас нет построек
wild-web-piles = Карты игроков
wild-web-zone-deck = Колода
wild-web-zone-discard = Сброс
wild-web-zone-played = Сыгранные карты
wild-web-zone-completed = Выполненные задания
wild-web-zone-hidden = лицом вниз: { $number }
wild-web-nothing-there = пусто
wild-web-in-hand-and-deck = На руке: { $hand }; в колоде: { $deck }
wild-web-discard = Сброс
wild-web-attacked = Атакован в этом раунде
wild-web-attacked-explain = До следующего раунда этого игрока не может атаковать никто другой, если только не атакованы все остальные.
wild-web-first = Первый игрок
wild-web-first-here = Жетон первого игрока здесь.
wild-web-left-mission = задание «{ $mission }»
wild-web-left-card = «{ $card }»
wild-web-left-attack = атака
wild-web-left-buy = покупка по средствам
wild-web-first-answer = Сначала ответьте
wild-web-waits = Ждём: { $name }
wild-web-waits-any = Подождите

## Атаки и вопросы

wild-web-attack = Атака
wild-web-attack-empty = Добавьте первого бойца или героя.
wild-web-attack-join = Могут присоединиться
wild-web-attackers = Карты атаки
wild-web-together = Что карты дают друг другу
wild-web-versus = против
wild-web-stands-wins = пока что атака удаётся
wild-web-stands-fails = пока что не хватает силы
wild-web-stands-repelled = пока что атака отражена
wild-web-reserve = Запас { $number }: в одиночку атаку не отразят { $cards }.
wild-web-reserve-none = Запас { $number }: атаку отразит любое укрепление.
wild-web-attacked-you = { $name } атакует вас
wild-web-attack-of = { $name } атакует: { $other }
wild-web-attack-show = Атака: { $name }
wild-web-may-answer =
    { $name } может ответить (на руке { $number } { $number ->
        [one] карта
        [few] карты
       *[many] карт
    }).
wild-web-settling = Атака разыгрывается.
wild-web-no-answer = Ни одна ваша карта не подходит. Этого никто не видит: вы просто пасуете.
wild-web-taken-out = выведен из атаки
wild-web-take-out-hint = Нажмите на карту, которую выводите из атаки.
wild-web-outcome = Чем кончилось
wild-web-end-damaged = ущерб нанесён
wild-web-end-repelled = отражено
wild-web-take-back = Вернуть последнюю карту
wild-web-look-hint = Наведите или коснитесь, чтобы увидеть, что это даст.
wild-web-just-revealed = только что открыта
wild-web-zone-hand = Рука
wild-web-pick-destroy = Уничтожить карту
wild-web-pick-recover = Из сброса
wild-web-pick-copy = Скопировать карту
wild-web-pick-asgard = Карта Асгарда
wild-web-pick-keep = Оставить на следующий раунд
wild-web-pick-step = Какой эффект сначала?
wild-web-pick-gain = Пиво или золото?
wild-web-pick-token = Сокровище дракона
wild-web-pick-take-asgard = Сокровище ратуши
wild-web-pick-storage = Фаза хранения
wild-web-pick-steal = Забрать фишку
wild-web-pick-store = В какое хранилище?
wild-web-pick-hold = Хранение вручную
wild-web-pick-pay = Оплата вручную
wild-web-nothing-to-take = забрать нечего
wild-web-left-to-place =
    Осталось разложить { $number } { $number ->
        [one] фишку
        [few] фишки
       *[many] фишек
    }
wild-web-hold-here = Фишки в этом хранилище
wild-web-hold-hint = Скажите, сколько фишек будет в этом хранилище. Что не поместили, вернётся в запас.
wild-web-pay-units = Цена по единицам
wild-web-pay-hint = Нажмите, откуда взять следующую единицу. Пока не оплачена последняя, ничего не произошло.
wild-web-pay-cancel = Не платить
wild-web-exchange-into = Обмен: { $resource }
wild-web-ending = Очки и достижения
wild-web-total = Итого
wild-web-tie = Ничью решали: { $achievements }.
wild-web-tell-now = Что на столе
wild-web-tell-market = Рынок
wild-web-tell-plan = Ваша атака
wild-web-tell-score = { $name }: { $number } из { $target } ПО
wild-web-tell-town = Поселение
wild-web-tell-building = { $site } ({ $slot }), защита { $number }
wild-web-tell-hall = { $site }, защита { $number }
wild-web-tell-tokens = фишек: { $number }
wild-web-tell-ready = Готовы к атаке
wild-web-tell-played = Сыграно в этот ход
wild-web-tell-pool = Временные ресурсы: { $pool }
wild-web-tell-spend = Можно потратить: { $pair }
wild-web-tell-loot = на ратуше: { $pair }
wild-web-tell-sums = Сила { $number } против защиты { $number2 }
wild-web-tell-mission = { $mission } ({ $vp } ПО): { $text } { $number } из { $need }
wild-web-tell-leads = { $achievement } ({ $text }): { $names }
