### «Нордгард: Новые земли». Почему что-то нельзя сделать.

northgard-why-not-now = Сейчас речь о другом: сначала ответьте на открытый вопрос.
northgard-why-game-over = Партия окончена, в ней больше ничего нельзя сделать.
northgard-why-not-asked = Подождите немного: сейчас решает { $seat }.
northgard-why-not-on-map = Такой области на поле нет.
northgard-why-not-its-name = Этот участок принадлежит большей области, которую называют по её старейшему участку.
northgard-why-not-yours = Вы не контролируете эту область.
northgard-why-card-not-held = Этой карты нет у вас на руке: «{ $card }».
northgard-why-not-enough = Этого ресурса не хватает ({ $resource }): нужно ещё { $missing }, у вас { $have }.
northgard-why-place-taken = Там уже лежит тайл.
northgard-why-no-tile-beside = Тайл должен касаться другого целой стороной.
northgard-why-no-turn-fits = Как ни поверни, тайл туда не подходит.
northgard-why-border-broken-off = Там прервалась бы граница.
northgard-why-joins-players = Так соединились бы области разных игроков.
northgard-why-joins-valkyrie = Так фигуры оказались бы в одной области с падшей валькирией.
northgard-why-border-inside = За этим столом одна область не может лежать по обе стороны границы.
northgard-why-no-neutral-on-tile = Там на тайле не осталось бы нейтральной области для вашего отряда.
northgard-why-not-at-start = Ваш первый тайл должен касаться стартового.
northgard-why-not-from-own-land = Тайл должен касаться вашей открытой области.
northgard-why-not-from-bear = Из области с бурым медведем разведку не проводят.
northgard-why-tile-not-held = У вас нет этого тайла: { $tile }.
northgard-why-tile-not-drawn = Этот тайл не взят: { $tile }.
northgard-why-tile-does-not-fit = Этот тайл сейчас никуда не подходит: { $tile }.
northgard-why-setup-tile-does-not-fit = Сейчас этот тайл нельзя положить нигде так, чтобы на нём осталась нейтральная область: { $tile }.
northgard-why-a-tile-fits = Один из ваших тайлов подходит, поэтому под стопку ничего не кладут.
northgard-why-pile-empty = Тайлов больше не осталось.
northgard-why-no-open-land = Нет открытой области, от которой можно провести разведку.
northgard-why-no-redraw = Сейчас этот тайл нельзя сменить на другой.
northgard-why-clan-taken = Этот клан уже занят: { $clan }.
northgard-why-not-on-tile = Отряд ставят в область на только что положенном тайле.
northgard-why-not-neutral = Эта область не нейтральная.
northgard-why-valkyrie-there = Там падшая валькирия, а она не терпит соседства.
northgard-why-come-back-not-neutral = Вернуться можно в нейтральную область, где нет падшей валькирии.
northgard-why-come-back-not-on-tile = Вернуться можно в область на только что положенном тайле.
northgard-why-come-back-no-room = Там на тайле не осталось бы нейтральной области, куда вы могли бы вернуться.
northgard-why-trade-too-few =
    { $missing ->
        [one] Для обмена не хватает { $missing } ресурса; у вас { $have }.
        [few] Для обмена не хватает { $missing } ресурсов; у вас { $have }.
       *[many] Для обмена не хватает { $missing } ресурсов; у вас { $have }.
    }
northgard-why-trade-not-held =
    { $have ->
        [0] Чтобы отдать, не хватает 1, у вас 0: { $resource }.
       *[other] Вы уже отдаёте всё, что есть, { $have }: { $resource }.
    }
northgard-why-trade-not-three = За этим столом меняют три одинаковых ресурса: нужно ещё { $missing }, у вас { $have } ({ $resource }).
northgard-why-trade-give-first = Сначала выберите всё, что отдаёте.
northgard-why-no-partner = У вас нет партнёра за этим столом.
northgard-why-swap-not-held = Чтобы отдать, не хватает 1, у вас 0: { $resource }.
northgard-why-swap-partner-lacks = У партнёра 0 того, о чём вы просите.
northgard-why-swap-declined = Партнёр уже отклонил этот обмен.
northgard-why-swap-undoes = Так вы отменили бы обмен, который только что сделали.
northgard-why-no-such-symbol = В этой области такого символа нет: { $resource }.
northgard-why-wolf-keeps = Волк никого к этому не подпускает; забрать можно только то, что дают здания: { $resource }.
northgard-why-food-not-held = Не хватает { $missing } еды; у вас { $have }.
northgard-why-more-food-than-figures = В битве на каждую фигуру можно потратить не больше 1 еды, а ваших фигур там { $have }.
northgard-why-not-so-many-figures = Столько фигур там нет, только { $have }.
northgard-why-kaija-stays-out = В этом году Кайя не входит во вражеские области.
northgard-why-retreat-not-beside = Отступают в область, соседнюю с битвой.
northgard-why-retreat-over-rough = Через трудную границу не отступают.
northgard-why-retreat-to-others = Отступать можно только в нейтральные и свои области.
northgard-why-retreat-to-valkyrie = К падшей валькирии не отступают.
northgard-why-fight-waits-there = Там ещё предстоит битва.
northgard-why-territory-first = Сначала выберите область.
northgard-why-territory-chosen = Область выбрана; теперь выберите фигуры.
northgard-why-push-not-beside = Защитника вытесняют в соседнюю область, нейтральную или его собственную, где нет ни битвы, ни падшей валькирии.
northgard-why-creature-not-on-map = На поле этого существа нет: { $creature }.
northgard-why-creature-not-here = Нападать можно только на существ в областях, где стоят одни ваши фигуры: { $creature }.
northgard-why-creature-named = В этой области одно существо уже названо.
northgard-why-valkyrie-comes-first = Где есть падшая валькирия, биться нужно с ней.
northgard-why-valkyrie-must-be-named = Вы делите область с падшей валькирией и должны с ней сразиться.
northgard-why-no-fight-there = Биться там не с кем.
northgard-why-creature-not-beside = Существо идёт в соседнюю область.
northgard-why-creature-there = Там уже есть существо.
northgard-why-creature-prefers = По своей карте существо предпочитает другую область.
northgard-why-call-creature-there = Существо вызывают в область, где существ нет.
northgard-why-lair-first = Пока есть свободное логово, существо появляется там.
northgard-why-scorch-not-own = Свою землю не выжигают.
northgard-why-scorch-not-partner = Землю партнёра не выжигают.
northgard-why-scorch-not-beside = Жетон кладут в область, соседнюю с вашей.
northgard-why-scorch-must-move = Жетон уже лежит там.
northgard-why-reserve-empty = Все ваши воины уже на поле, все { $have }.
northgard-why-nowhere-to-recruit = Нет области, куда можно призвать воинов.
northgard-why-recruit-not-last = Эти воины идут в ту же область, что и прежние.
northgard-why-recruit-not-neutral = Эта карта призывает в нейтральные области.
northgard-why-recruit-among-others = Воинов не призывают в области других игроков.
northgard-why-recruit-not-own = Воинов призывают в области, которые вы контролируете.
northgard-why-no-enemy-beside = Эта карта призывает рядом с вражескими областями.
northgard-why-closed-without-wood = Эта карта призывает в открытые области и в те, где на тайле есть лес.
northgard-why-bear-bars-recruits = Бурый медведь не даёт призывать там воинов.
northgard-why-valkyrie-bars-recruits = Падшая валькирия не даёт призывать там воинов.
northgard-why-recruit-together = Все эти воины идут в одну область.
northgard-why-no-more-territories = На большее число областей этой карты не хватает.
northgard-why-no-more-there = Больше воинов туда сейчас нельзя призвать.
northgard-why-nothing-to-build = Сейчас вы ничего не можете построить.
northgard-why-bear-bars-building = Бурый медведь не даёт там строить.
northgard-why-nothing-fits-here = Ни одно здание там сейчас не поместится.
northgard-why-wood-for-none = На самое дешёвое здание, которое там поместится, не хватает { $missing } леса, у вас { $have }.
northgard-why-building-used-up = Все такие здания уже на поле: { $building }.
northgard-why-no-more-large = Больше больших зданий эта карта не строит.
northgard-why-building-there = Такое здание в этой области уже есть: { $building }.
northgard-why-no-free-slot = В этой области нет свободной ячейки для здания: { $building }.
northgard-why-wood-too-little = На это здание не хватает { $missing } леса, у вас { $have }: { $building }.
northgard-why-step-compulsory = Эту часть карты нужно выполнить.
northgard-why-slot-not-free = Такой свободной нет: { $slot }.
northgard-why-collected-already = Вы здесь уже собрали ресурсы.
northgard-why-nothing-to-collect = Собирать здесь нечего.
northgard-why-nothing-to-exchange = У вас нет здания, которое можно заменить.
northgard-why-no-building-there = Там нет здания.
northgard-why-not-its-like = Здание заменяют другим того же размера: { $building }.
northgard-why-no-rune-slot = Это здание ставят только в рунную ячейку: { $building }.
northgard-why-nobody-to-move = На поле нет ваших фигур, чтобы их перемещать.
northgard-why-not-beside = Эти области не соседние.
northgard-why-too-few-points =
    { $missing ->
        [one] Не хватает { $missing } очка перемещения, осталось { $have }; трудная граница стоит 2.
        [few] Не хватает { $missing } очков перемещения, осталось { $have }; трудная граница стоит 2.
       *[many] Не хватает { $missing } очков перемещения, осталось { $have }; трудная граница стоит 2.
    }
northgard-why-no-way-out = Через область партнёра нужно пройти дальше, а выхода из неё нет.
northgard-why-two-valkyries = Там две падшие валькирии; войти туда нельзя.
northgard-why-raiders-stop = Фигуры, вошедшие во вражескую область, остаются там до битвы.
northgard-why-no-way-on = Оттуда им некуда идти.
northgard-why-valkyrie-holds = Падшая валькирия никого не выпускает.
northgard-why-bear-holds = Бурый медведь никого не выпускает.
northgard-why-not-so-many = Столько фигур оттуда уйти не может, только { $have }.
northgard-why-must-go-on = Ваши фигуры не могут остаться в области партнёра; сначала выведите их.
northgard-why-nowhere-to-relocate = Некого переводить или некуда.
northgard-why-no-enemy-there = Врагов там нет.
northgard-why-not-beside-recruits = Они приходят из области, соседней с призванными воинами.
northgard-why-not-other-open = Они идут в другую область, и притом открытую.
northgard-why-valkyrie-alone-there = Там падшая валькирия; к ней никого не привести.
northgard-why-not-beside-yours = Эта область не соседняя с вашими.
northgard-why-no-spoils-there = Этого там не взять: { $resource }.
northgard-why-others-there = Там стоят чужие фигуры.
northgard-why-relocate-not-so-many = Столько фигур эта карта оттуда не переводит, только { $have }.
northgard-why-owner-chooses = Какие фигуры уйдут, выбирает их хозяин.
northgard-why-nobody-to-strike = Вражеских воинов в пределах досягаемости нет.
northgard-why-card-without-effect = Эту карту не играют: она только учитывается в конце партии.
northgard-why-card-no-use = Сейчас эта карта ничего не даст.
northgard-why-only-reaction = Эту карту играют только в ответ на карту соперника.
northgard-why-main-card-played = Основная карта уже сыграна; теперь можно играть только мгновенные.
northgard-why-too-few-cards =
    { $missing ->
        [one] Не хватает { $missing } карты: в вашей колоде и сбросе всего { $have }.
        [few] Не хватает { $missing } карт: в вашей колоде и сбросе всего { $have }.
       *[many] Не хватает { $missing } карт: в вашей колоде и сбросе всего { $have }.
    }
northgard-why-nothing-to-count = У вас нет закрытой области из 3 и более тайлов.
northgard-why-nothing-to-draw = Ваши колода и сброс пусты.
northgard-why-replace-too-dear =
    { $missing ->
        [one] Чтобы заменить карту, не хватает { $missing } предания; у вас { $have }.
        [few] Чтобы заменить карту, не хватает { $missing } преданий; у вас { $have }.
       *[many] Чтобы заменить карту, не хватает { $missing } преданий; у вас { $have }.
    }
northgard-why-remove-too-dear =
    { $missing ->
        [one] Чтобы удалить карту, не хватает { $missing } предания; у вас { $have }.
        [few] Чтобы удалить карту, не хватает { $missing } преданий; у вас { $have }.
       *[many] Чтобы удалить карту, не хватает { $missing } преданий; у вас { $have }.
    }
northgard-why-upgrade-too-dear =
    { $missing ->
        [one] Чтобы усилить клан, не хватает { $missing } предания; у вас { $have }.
        [few] Чтобы усилить клан, не хватает { $missing } преданий; у вас { $have }.
       *[many] Чтобы усилить клан, не хватает { $missing } преданий; у вас { $have }.
    }
northgard-why-never-removed = Эту карту нельзя удалить из игры.
northgard-why-no-such-upgrade = Такой карты усиления у вашего клана нет.
northgard-why-play-turn = В этот ход вы играете карты: продолжайте или завершите ход.
northgard-why-nothing-played = В этот ход вы ещё не сыграли карту.
northgard-why-not-in-display = Такой карты среди выложенных нет: «{ $card }».
northgard-why-not-in-discard = Такой карты в вашем сбросе нет: «{ $card }».
northgard-why-nothing-to-take = Брать нечего: карт там нет.
northgard-why-foresaw-already = Карту этого года вы уже взяли.
northgard-why-not-drawn = Этой карты нет среди взятых: «{ $card }».
northgard-why-no-such-choice = Такого варианта у карты нет.
northgard-why-choice-made = Это вы уже выбрали; выберите другое.
northgard-why-choice-no-use = Сейчас это ничего не даст; выберите другое.
northgard-why-price-too-high =
    { $missing ->
        [one] Чтобы заплатить, не хватает { $missing } ресурса; у вас { $have }.
        [few] Чтобы заплатить, не хватает { $missing } ресурсов; у вас { $have }.
       *[many] Чтобы заплатить, не хватает { $missing } ресурсов; у вас { $have }.
    }
northgard-why-paying-begun = Вы уже начали платить; отдайте остальное.
northgard-why-nothing-to-copy = Сейчас нет карты, которую можно повторить.
northgard-why-not-there-to-copy = Эта карта лежит не там, откуда можно повторять.
northgard-why-never-copied = Карты, которые повторяют или отменяют другие, не повторяют: «{ $card }».
northgard-why-for-another-clan = Это для другого клана.
northgard-why-no-opponent = Этот игрок вам не соперник.
northgard-why-hand-empty = { $seat }: на руке нет карт.
northgard-why-no-hand-to-rob = Ни у кого из соперников нет карт на руке.
northgard-why-not-in-that-hand = На этой руке такой карты нет.
northgard-why-another-card-named = Названа другая карта.
northgard-why-ransom-begun = Вы уже начали платить выкуп; отдайте остальное.
northgard-why-somebody-asked = Подождите немного: соперники могут ответить на карту.
