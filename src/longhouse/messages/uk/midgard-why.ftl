### «Чемпіони Мідгарда». Чому щось не можна зробити.

midgard-why-not-now = Зараз ідеться про інше: спершу дайте відповідь на відкрите питання.
midgard-why-game-over = Партію скінчено, у ній більше нічого не зробиш.
midgard-why-not-asked = Зачекайте трохи: зараз вирішує { $seat }.
midgard-why-not-your-rune = У вас немає цієї руни: «{ $rune }».
midgard-why-rune-used = Цю руну вже використано: «{ $rune }».
midgard-why-rune-not-here = Ця руна — для іншої нагоди: «{ $rune }».
midgard-why-rune-no-effect = Зараз ця руна нічого не дасть: «{ $rune }».
midgard-why-leader-taken = Цього вождя обрав інший гравець: { $leader }.
midgard-why-destiny-not-yours = У вас немає цієї карти долі: «{ $destiny }».
midgard-why-destiny-revealed = Цю карту долі вже відкрито: «{ $destiny }».
midgard-why-rune-after-rune = Спершу завершіть дію розпочатої руни, потім використовуйте наступну: «{ $rune }».
midgard-why-place-taken = Там немає вільного місця для робітника: { $place }.
midgard-why-stall-not-out = Цього намету немає в партії: { $place }.
midgard-why-not-your-longship = Цей корабель не ваш: { $place }.
midgard-why-place-too-dear = Для цього місця бракує: { $short }; у вас: { $held } ({ $place }).
midgard-why-no-shore-free = Біля кожного берега вже стоїть корабель, цьому нікуди плисти: { $place }.
midgard-why-longship-owned = Ви вже маєте воєнний корабель, а другого не купити ({ $place }).
midgard-why-longships-too-dear = На найдешевший із кораблів, що лишилися, бракує: { $short }; у вас: { $held } ({ $place }).
midgard-why-no-rune-left = Рун більше не лишилося ({ $place }).
midgard-why-favour-too-dear =
    { $missing ->
        [one] На милість бракує { $missing } монети; у вас { $have } ({ $place }).
        [few] На милість бракує { $missing } монет; у вас { $have } ({ $place }).
       *[many] На милість бракує { $missing } монет; у вас { $have } ({ $place }).
    }
midgard-why-spare-hired = Ваш запасний робітник уже з вами ({ $place }).
midgard-why-hire-too-dear =
    { $missing ->
        [one] На робітника за теперішньою ціною бракує { $missing } монети; у вас { $have } ({ $place }).
        [few] На робітника за теперішньою ціною бракує { $missing } монет; у вас { $have } ({ $place }).
       *[many] На робітника за теперішньою ціною бракує { $missing } монет; у вас { $have } ({ $place }).
    }
midgard-why-no-passing = Пасувати не можна: поставте робітника або благайте богів.
midgard-why-worker-placed = Цього ходу робітника вже поставлено, наступного — потім ({ $place }).
midgard-why-visit-first = Спершу завершіть дію свого робітника, потім ставте інших ({ $place }).
midgard-why-rune-after-effect = Спершу завершіть дію робітника, потім використовуйте руну: «{ $rune }».
midgard-why-effect-mandatory = Дію локації треба виконати.
midgard-why-die-not-offered = Такого вікінга не пропонують: { $die }.
midgard-why-shore-taken = Там уже стоїть корабель: { $shore }.
midgard-why-no-journey-there = Там немає закритої карти походу: { $shore }.
midgard-why-destiny-not-drawn = Цієї карти долі немає серед узятих: «{ $destiny }».
midgard-why-rune-not-open = Ця руна не лежить відкрито: «{ $rune }».
midgard-why-rune-deck-empty = Колода рун порожня.
midgard-why-prayer-too-dear =
    { $missing ->
        [one] На стільки милості бракує { $missing } монети; у вас { $have }.
        [few] На стільки милості бракує { $missing } монет; у вас { $have }.
       *[many] На стільки милості бракує { $missing } монет; у вас { $have }.
    }
midgard-why-longship-not-sold = Цей корабель за цим столом не продають: { $ship }.
midgard-why-longship-sold = Цей корабель уже куплено: { $ship }.
midgard-why-longship-too-dear = На цей корабель бракує: { $short }; у вас: { $held } ({ $ship }).
midgard-why-swap-not-held = Віддати за 1 { $good2-acc }: бракує 1, у вас 0: { $good }.
midgard-why-swap-received = Отримане за цей візит знову не віддають, і за 1 { $good2-acc } теж: { $good }.
midgard-why-not-your-fight = Це не ваш бій: { $target }.
midgard-why-no-die-left =
    { $have ->
        [0] Відправити нікого, у вас їх 0 ({ $target }): { $die }.
       *[other] Усіх таких уже відправлено, загалом у вас { $have } ({ $target }): { $die }.
    }
midgard-why-die-banned = Проти цього ворога таких не відправляють ({ $target }): { $die }.
midgard-why-ship-full = На кораблі більше немає місця: він бере { $have }, рахуючи вікінгів і їжу разом ({ $target }).
midgard-why-die-not-sent = Повернути звідти нікого ({ $target }): { $die }.
midgard-why-no-ship = Їжу вантажать лише на кораблі ({ $target }).
midgard-why-no-food-left =
    { $have ->
        [0] Бракує 1 їжі, щоб її завантажити; у вас 0 ({ $target }).
       *[other] Усю вашу їжу вже завантажено, загалом { $have } ({ $target }).
    }
midgard-why-no-food-aboard = На борту немає їжі ({ $target }).
midgard-why-confirmed = Ви вже підтвердили, більше нічого не змінити.
midgard-why-nothing-to-assign = У цьому раунді ви не маєте ні бою, ні корабля.
midgard-why-not-sealed = Вікінгів і так призначають у порядку ходу.
midgard-why-reroll-first = Спершу вирішіть перекинути, потім позначайте кістки.
midgard-why-finish-reroll = Спершу перекиньте позначені кістки або відмовтеся.
midgard-why-die-not-rolled = Такої кістки в кидку немає: { $rolled }.
midgard-why-die-marked = Цю кістку вже позначено: { $rolled }.
midgard-why-die-not-marked = Цю кістку не позначено: { $rolled }.
midgard-why-face-stays = Ця руна перекидає лише порожні грані: { $rolled }.
midgard-why-nothing-marked = Спершу позначте хоча б одну кістку.
midgard-why-none-to-lose = Втратити це не можна, там цього немає: { $cargo }.
midgard-why-only-warriors = Ворог губить лише вікінгів.
midgard-why-only-warriors-sea = Цей похід губить лише вікінгів.
midgard-why-only-warriors-hunger = Через голод ідуть лише вікінги.
midgard-why-blame-yourself = Жетон ганьби дістається комусь іншому.
midgard-why-no-favour = Перекидання коштує милості: бракує { $missing }, у вас { $have }.
