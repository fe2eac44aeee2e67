### «Чемпионы Мидгарда». Почему что-то нельзя сделать.

midgard-why-not-now = Сейчас речь о другом: сначала ответьте на открытый вопрос.
midgard-why-game-over = Партия окончена, в ней больше ничего нельзя сделать.
midgard-why-not-asked = Подождите немного: сейчас решает { $seat }.
midgard-why-not-your-rune = У вас нет этой руны: «{ $rune }».
midgard-why-rune-used = Эта руна уже использована: «{ $rune }».
midgard-why-rune-not-here = Эта руна — для другого случая: «{ $rune }».
midgard-why-rune-no-effect = Сейчас эта руна ничего не даст: «{ $rune }».
midgard-why-leader-taken = Этого вождя выбрал другой игрок: { $leader }.
midgard-why-destiny-not-yours = У вас нет этой карты судьбы: «{ $destiny }».
midgard-why-destiny-revealed = Эта карта судьбы уже открыта: «{ $destiny }».
midgard-why-rune-after-rune = Сначала завершите действие начатой руны, потом используйте следующую: «{ $rune }».
midgard-why-place-taken = Там нет свободного места для рабочего: { $place }.
midgard-why-stall-not-out = Этой палатки нет в партии: { $place }.
midgard-why-not-your-longship = Этот корабль не ваш: { $place }.
midgard-why-place-too-dear = Для этого места не хватает: { $short }; у вас: { $held } ({ $place }).
midgard-why-no-shore-free = У каждого берега уже стоит корабль, этому некуда плыть: { $place }.
midgard-why-longship-owned = У вас уже есть военный корабль, а второй не купить ({ $place }).
midgard-why-longships-too-dear = На самый дешёвый из оставшихся кораблей не хватает: { $short }; у вас: { $held } ({ $place }).
midgard-why-no-rune-left = Рун больше не осталось ({ $place }).
midgard-why-favour-too-dear =
    { $missing ->
        [one] На милость не хватает { $missing } монеты; у вас { $have } ({ $place }).
        [few] На милость не хватает { $missing } монет; у вас { $have } ({ $place }).
       *[many] На милость не хватает { $missing } монет; у вас { $have } ({ $place }).
    }
midgard-why-spare-hired = Ваш запасной рабочий уже с вами ({ $place }).
midgard-why-hire-too-dear =
    { $missing ->
        [one] На рабочего по нынешней цене не хватает { $missing } монеты; у вас { $have } ({ $place }).
        [few] На рабочего по нынешней цене не хватает { $missing } монет; у вас { $have } ({ $place }).
       *[many] На рабочего по нынешней цене не хватает { $missing } монет; у вас { $have } ({ $place }).
    }
midgard-why-no-passing = Пасовать нельзя: поставьте рабочего или молите богов.
midgard-why-worker-placed = В этот ход рабочий уже поставлен, следующий — потом ({ $place }).
midgard-why-visit-first = Сначала завершите действие своего рабочего, потом ставьте других ({ $place }).
midgard-why-rune-after-effect = Сначала завершите действие рабочего, потом используйте руну: «{ $rune }».
midgard-why-effect-mandatory = Действие локации нужно выполнить.
midgard-why-die-not-offered = Такого викинга не предлагают: { $die }.
midgard-why-shore-taken = Там уже стоит корабль: { $shore }.
midgard-why-no-journey-there = Там нет закрытой карты похода: { $shore }.
midgard-why-destiny-not-drawn = Этой карты судьбы нет среди взятых: «{ $destiny }».
midgard-why-rune-not-open = Эта руна не лежит открыто: «{ $rune }».
midgard-why-rune-deck-empty = Колода рун пуста.
midgard-why-prayer-too-dear =
    { $missing ->
        [one] На столько милости не хватает { $missing } монеты; у вас { $have }.
        [few] На столько милости не хватает { $missing } монет; у вас { $have }.
       *[many] На столько милости не хватает { $missing } монет; у вас { $have }.
    }
midgard-why-longship-not-sold = Этот корабль за этим столом не продаётся: { $ship }.
midgard-why-longship-sold = Этот корабль уже куплен: { $ship }.
midgard-why-longship-too-dear = На этот корабль не хватает: { $short }; у вас: { $held } ({ $ship }).
midgard-why-swap-not-held = Отдать за 1 { $good2-acc }: не хватает 1, у вас 0: { $good }.
midgard-why-swap-received = Полученное за этот визит снова не отдают, и за 1 { $good2-acc } тоже: { $good }.
midgard-why-not-your-fight = Это не ваш бой: { $target }.
midgard-why-no-die-left =
    { $have ->
        [0] Отправить некого, у вас их 0 ({ $target }): { $die }.
       *[other] Все такие уже отправлены, всего у вас { $have } ({ $target }): { $die }.
    }
midgard-why-die-banned = Против этого врага таких не отправляют ({ $target }): { $die }.
midgard-why-ship-full = На корабле больше нет места: он берёт { $have }, считая викингов и еду вместе ({ $target }).
midgard-why-die-not-sent = Вернуть оттуда некого ({ $target }): { $die }.
midgard-why-no-ship = Еду грузят только на корабли ({ $target }).
midgard-why-no-food-left =
    { $have ->
        [0] Не хватает 1 еды, чтобы её погрузить; у вас 0 ({ $target }).
       *[other] Вся ваша еда уже погружена, всего { $have } ({ $target }).
    }
midgard-why-no-food-aboard = На борту нет еды ({ $target }).
midgard-why-confirmed = Вы уже подтвердили, больше ничего не изменить.
midgard-why-nothing-to-assign = В этом раунде у вас нет ни боя, ни корабля.
midgard-why-not-sealed = Викингов и так отправляют в порядке хода.
midgard-why-reroll-first = Сначала решите перебросить, потом отмечайте кубики.
midgard-why-finish-reroll = Сначала перебросьте отмеченные кубики или откажитесь.
midgard-why-die-not-rolled = Такого кубика в броске нет: { $rolled }.
midgard-why-die-marked = Этот кубик уже отмечен: { $rolled }.
midgard-why-die-not-marked = Этот кубик не отмечен: { $rolled }.
midgard-why-face-stays = Эта руна перебрасывает только пустые грани: { $rolled }.
midgard-why-nothing-marked = Сначала отметьте хотя бы один кубик.
midgard-why-none-to-lose = Потерять это нельзя, там этого нет: { $cargo }.
midgard-why-only-warriors = Враг губит только викингов.
midgard-why-only-warriors-sea = Этот поход губит только викингов.
midgard-why-only-warriors-hunger = От голода уходят только викинги.
midgard-why-blame-yourself = Жетон позора достаётся кому-нибудь другому.
midgard-why-no-favour = Переброс стоит милости: не хватает { $missing }, у вас { $have }.
