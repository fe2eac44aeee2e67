### «Дикинги». Почему что-то нельзя сделать.

wild-why-not-now = Сейчас речь о другом: сначала ответьте на открытый вопрос.
wild-why-game-over = Партия окончена, в ней больше ничего нельзя сделать.
wild-why-not-asked = Подождите немного: сейчас решает { $seat }.
wild-why-card-not-held = У вас на руке нет этой карты: «{ $card }».
wild-why-too-dear = Вам нечем за это заплатить. Не хватает: { $short }; у вас: { $held }.
wild-why-listed-once = То же самое уже есть в списке: выберите там.
wild-why-pile-empty = Эта стопка пуста: «{ $card }».
wild-why-buildings-gone = Таких построек в запасе больше нет: { $building }.
wild-why-not-for-sale = Эта карта не продаётся ни в одной стопке: «{ $card }».
wild-why-undead-not-sold = Нежить не покупают, с ней сражаются ({ $path }).
wild-why-no-card-there = Там не лежит карта: { $path }.
wild-why-town-full =
    { $have ->
        [one] Ваша ратуша разрешает { $have } постройку, больше нельзя: { $building }.
        [few] Ваша ратуша разрешает { $have } постройки, больше нельзя: { $building }.
       *[many] Ваша ратуша разрешает { $have } построек, больше нельзя: { $building }.
    }
wild-why-enough-alike = В поселении таких может быть { $have }, и они у вас есть: { $building }.
wild-why-hall-highest = У вашей ратуши высший уровень.
wild-why-hall-unfinished = Ваша ратуша в этом раунде ещё строится.
wild-why-hall-stays = Ратушу разобрать нельзя.
wild-why-dismantled-already = В этом раунде вы уже разобрали постройку.
wild-why-not-built = У вас нет такой постройки: { $own }.
wild-why-always-automatic = За этим столом платят только автоматически.
wild-why-no-choice-of-sources = Выбирать здесь не из чего: нужно всё, что есть, или всё лежит в одном месте.
wild-why-pool-empty = Таких временных ресурсов у вас нет.
wild-why-no-loot = Такой фишки нет на вашей ратуше.
wild-why-no-token-on-it = Такой фишки здесь нет: { $purse }.
wild-why-not-plain = Этой картой не платят: «{ $card }».
wild-why-other-resource = Эта карта даёт другой ресурс: «{ $card }».
wild-why-only-tokens = За смену задания платят только фишкой золота.
wild-why-exchange-short = Для обмена не хватает { $missing } { $resource-gen }; у вас { $have }.
wild-why-pay-first = Сначала доплатите.
wild-why-store-first-say = Сначала скажите, как раскладывать: автоматически или вручную.
wild-why-nothing-to-store = Столько фишек здесь не разложить: { $number }; самое большее { $have }.
wild-why-not-thrown-away = Если здесь будет только { $number }, часть фишек из хранилищ пропадёт, а так нельзя.
wild-why-not-in-own-turn = Карту «{ $card }» играют, только когда атакуют вас.
wild-why-only-in-attack = Это улучшение играют только вместе с атакой: «{ $card }».
wild-why-nothing-to-copy = В этот ход вы не разыграли ничего, что можно скопировать: «{ $card }».
wild-why-not-played-now = В этот ход вы не разыгрывали эту карту: «{ $card }».
wild-why-cannot-copy = Эту карту скопировать нельзя: «{ $card }».
wild-why-no-step-left = Такого эффекта у карты не осталось.
wild-why-not-discarded = Этой карты нет в вашем сбросе: «{ $card }».
wild-why-cannot-recover = Эту карту так не вернуть: «{ $card }».
wild-why-not-from-there = Эту карту оттуда не уничтожить: «{ $card }».
wild-why-must-destroy = Вы обязаны уничтожить карту.
wild-why-own-tokens = Фишки забирают у соперников, а не у себя.
wild-why-one-victim = Все фишки этого эффекта забирают у одного соперника, это не { $seat }.
wild-why-nothing-to-steal = Там нет такой фишки: { $hoard }.
wild-why-producers-together = Пивоварни и плавильни здесь считаются одним источником (владелец — { $seat }): выберите его.
wild-why-no-storage = Это не хранилище для такой фишки: { $own }.
wild-why-storage-unfinished = Это хранилище ещё строится: { $own }.
wild-why-no-room = Это хранилище полно, в нём помещается { $have }: { $own }.
wild-why-one-opponent = В этот ход вы атакуете другого соперника, { $seat } вне опасности.
wild-why-own-building = Свои постройки не атакуют.
wild-why-attacked-already = В этом раунде этого игрока уже атаковали: { $seat }.
wild-why-no-building = Такой постройки там нет: { $lot }.
wild-why-under-construction = Постройку с жетоном строительства атаковать нельзя: { $lot }.
wild-why-damaged-already = Постройку с жетоном ущерба атаковать нельзя: { $lot }.
wild-why-no-attacker = У вас нет ни бойца, ни героя для атаки.
wild-why-too-weak = Все ваши карты вместе слабее этой постройки ({ $lot }): не хватает { $missing } силы, у вас { $have }.
wild-why-too-weak-for-it = Всех ваших карт вместе для этого мало: не хватает { $missing } силы, у вас { $have }.
wild-why-no-undead = Там нет нежити: { $path }.
wild-why-dragon-once = В этом раунде вы уже сражались с драконом.
wild-why-no-tokens = В запасе нет фишки для победителя дракона.
wild-why-no-token-left = В запасе нет таких фишек: { $resource }.
wild-why-nobody-attacks = Пока никто не атакует: добавьте бойца или героя.
wild-why-not-strong-enough = Атака пока недостаточно сильна: не хватает { $missing } силы, есть { $have }.
wild-why-no-fighter-or-hero = Атакуют только бойцы и герои, а это не боец и не герой: «{ $card }».
wild-why-not-committed = Эту карту к атаке не прикладывают: «{ $card }».
wild-why-needs-fighter = Этому улучшению нужен в атаке боец: «{ $card }».
wild-why-in-the-attack = Эта карта уже в атаке: «{ $card }».
wild-why-not-ready = Эта карта не готова атаковать: «{ $card }».
wild-why-cannot-succeed = С этой картой атака уже не станет достаточно сильной («{ $card }»): не хватит { $missing } силы.
wild-why-no-response = Этой картой на атаку не отвечают: «{ $card }».
wild-why-nobody-to-take-out = Ей некого вывести из этой атаки: «{ $card }».
wild-why-cannot-take-out = Эту карту из атаки не вывести: «{ $card }».
wild-why-take-out-first = Сначала выберите, кого вывести из атаки.
wild-why-defence-only = Сейчас вы защищаетесь, эта карта здесь не поможет: «{ $card }».
wild-why-mission-not-yours = Этого задания у вас нет: «{ $mission }».
wild-why-mission-unfulfilled = Условие ещё не выполнено («{ $mission }»): не хватает { $missing }, у вас { $have }.
wild-why-mission-once = В этом раунде вы уже выполнили задание.
wild-why-swap-once = В этот ход вы уже сменили задание.
wild-why-no-missions-left = Колода заданий пуста.
wild-why-no-gold-token =
    { $missing ->
        [one] На смену не хватает { $missing } фишки золота; у вас { $have }.
        [few] На смену не хватает { $missing } фишек золота; у вас { $have }.
       *[many] На смену не хватает { $missing } фишек золота; у вас { $have }.
    }
wild-why-asgard-not-open = Эта карта Асгарда не открыта: «{ $card }».
wild-why-asgard-compulsory = Кто набрал столько очков, обязан взять карту.
wild-why-asgard-first-say = Сначала скажите, берёте ли вы карту Асгарда, потом выбирайте («{ $card }»).
wild-why-asgard-not-sold = Карты Асгарда не продаются («{ $card }»): их дают за пороги очков и за повреждённую ратушу 3-го уровня.
