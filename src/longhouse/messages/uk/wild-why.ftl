### «Дикінги». Чому щось не можна зробити.

wild-why-not-now = Зараз мова про інше: спершу дайте відповідь на відкрите запитання.
wild-why-game-over = Партію закінчено, у ній більше нічого не можна зробити.
wild-why-not-asked = Зачекайте трохи: зараз вирішує { $seat }.
wild-why-card-not-held = У вас у руці немає цієї карти: «{ $card }».
wild-why-too-dear = Вам нічим за це заплатити. Бракує: { $short }; у вас: { $held }.
wild-why-listed-once = Те саме вже є у списку: оберіть там.
wild-why-pile-empty = Цей стос порожній: «{ $card }».
wild-why-buildings-gone = Таких споруд у запасі більше немає: { $building }.
wild-why-not-for-sale = Ця карта не продається в жодному стосі: «{ $card }».
wild-why-undead-not-sold = Нежить не купують, з нею б’ються ({ $path }).
wild-why-no-card-there = Там не лежить карта: { $path }.
wild-why-town-full =
    { $have ->
        [one] Ваша ратуша дозволяє { $have } споруду, більше не можна: { $building }.
        [few] Ваша ратуша дозволяє { $have } споруди, більше не можна: { $building }.
       *[many] Ваша ратуша дозволяє { $have } споруд, більше не можна: { $building }.
    }
wild-why-enough-alike = У поселенні таких може бути { $have }, і вони у вас є: { $building }.
wild-why-hall-highest = У вашої ратуші найвищий рівень.
wild-why-hall-unfinished = Ваша ратуша в цьому раунді ще будується.
wild-why-hall-stays = Ратушу розібрати не можна.
wild-why-dismantled-already = У цьому раунді ви вже розібрали споруду.
wild-why-not-built = У вас немає такої споруди: { $own }.
wild-why-always-automatic = За цим столом платять лише автоматично.
wild-why-no-choice-of-sources = Обирати тут немає з чого: потрібне все, що є, або все лежить в одному місці.
wild-why-pool-empty = Таких тимчасових ресурсів у вас немає.
wild-why-no-loot = Такої фішки немає на вашій ратуші.
wild-why-no-token-on-it = Такої фішки тут немає: { $purse }.
wild-why-not-plain = Цією картою не платять: «{ $card }».
wild-why-other-resource = Ця карта дає інший ресурс: «{ $card }».
wild-why-only-tokens = За зміну завдання платять лише фішкою золота.
wild-why-exchange-short = Для обміну бракує { $missing } { $resource-gen }; у вас { $have }.
wild-why-pay-first = Спершу доплатіть.
wild-why-store-first-say = Спершу скажіть, як розкладати: автоматично чи вручну.
wild-why-nothing-to-store = Стільки фішок тут не розкласти: { $number }; щонайбільше { $have }.
wild-why-not-thrown-away = Якщо тут буде лише { $number }, частина фішок зі сховищ пропаде, а так не можна.
wild-why-not-in-own-turn = Карту «{ $card }» грають, лише коли атакують вас.
wild-why-only-in-attack = Це поліпшення грають лише разом з атакою: «{ $card }».
wild-why-nothing-to-copy = Цього ходу ви не зіграли нічого, що можна скопіювати: «{ $card }».
wild-why-not-played-now = Цього ходу ви не грали цієї карти: «{ $card }».
wild-why-cannot-copy = Цю карту скопіювати не можна: «{ $card }».
wild-why-no-step-left = Такого ефекту в карти не лишилося.
wild-why-not-discarded = Цієї карти немає у вашому скиді: «{ $card }».
wild-why-cannot-recover = Цю карту так не повернути: «{ $card }».
wild-why-not-from-there = Цю карту звідти не знищити: «{ $card }».
wild-why-must-destroy = Ви мусите знищити карту.
wild-why-own-tokens = Фішки забирають у суперників, а не в себе.
wild-why-one-victim = Усі фішки цього ефекту забирають в одного суперника, це не { $seat }.
wild-why-nothing-to-steal = Там немає такої фішки: { $hoard }.
wild-why-producers-together = Броварні та плавильні тут вважаються одним джерелом (власник — { $seat }): оберіть його.
wild-why-no-storage = Це не сховище для такої фішки: { $own }.
wild-why-storage-unfinished = Це сховище ще будується: { $own }.
wild-why-no-room = Це сховище повне, воно вміщує { $have }: { $own }.
wild-why-one-opponent = Цього ходу ви атакуєте іншого суперника, { $seat } поза небезпекою.
wild-why-own-building = Свої споруди не атакують.
wild-why-attacked-already = У цьому раунді цього гравця вже атакували: { $seat }.
wild-why-no-building = Такої споруди там немає: { $lot }.
wild-why-under-construction = Споруду з жетоном будівництва атакувати не можна: { $lot }.
wild-why-damaged-already = Споруду з жетоном збитків атакувати не можна: { $lot }.
wild-why-no-attacker = У вас немає ні бійця, ні героя для атаки.
wild-why-too-weak = Усі ваші карти разом слабші за цю споруду ({ $lot }): бракує { $missing } сили, у вас { $have }.
wild-why-too-weak-for-it = Усіх ваших карт разом для цього замало: бракує { $missing } сили, у вас { $have }.
wild-why-no-undead = Там немає нежиті: { $path }.
wild-why-dragon-once = У цьому раунді ви вже билися з драконом.
wild-why-no-tokens = У запасі немає фішки для переможця дракона.
wild-why-no-token-left = У запасі немає таких фішок: { $resource }.
wild-why-nobody-attacks = Поки ніхто не атакує: додайте бійця або героя.
wild-why-not-strong-enough = Атака поки недостатньо сильна: бракує { $missing } сили, є { $have }.
wild-why-no-fighter-or-hero = Атакують лише бійці та герої, а це не боєць і не герой: «{ $card }».
wild-why-not-committed = Цю карту до атаки не додають: «{ $card }».
wild-why-needs-fighter = Цьому поліпшенню потрібен в атаці боєць: «{ $card }».
wild-why-in-the-attack = Ця карта вже в атаці: «{ $card }».
wild-why-not-ready = Ця карта не готова атакувати: «{ $card }».
wild-why-cannot-succeed = Із цією картою атака вже не стане достатньо сильною («{ $card }»): забракне { $missing } сили.
wild-why-no-response = Цією картою на атаку не відповідають: «{ $card }».
wild-why-nobody-to-take-out = Їй нікого вивести з цієї атаки: «{ $card }».
wild-why-cannot-take-out = Цю карту з атаки не вивести: «{ $card }».
wild-why-take-out-first = Спершу оберіть, кого вивести з атаки.
wild-why-defence-only = Зараз ви захищаєтеся, ця карта тут не допоможе: «{ $card }».
wild-why-mission-not-yours = Цього завдання у вас немає: «{ $mission }».
wild-why-mission-unfulfilled = Умову ще не виконано («{ $mission }»): бракує { $missing }, у вас { $have }.
wild-why-mission-once = У цьому раунді ви вже виконали завдання.
wild-why-swap-once = Цього ходу ви вже змінили завдання.
wild-why-no-missions-left = Колода завдань порожня.
wild-why-no-gold-token =
    { $missing ->
        [one] На зміну бракує { $missing } фішки золота; у вас { $have }.
        [few] На зміну бракує { $missing } фішок золота; у вас { $have }.
       *[many] На зміну бракує { $missing } фішок золота; у вас { $have }.
    }
wild-why-asgard-not-open = Цю карту Асгарду не відкрито: «{ $card }».
wild-why-asgard-compulsory = Хто набрав стільки очок, мусить узяти карту.
wild-why-asgard-first-say = Спершу скажіть, чи берете ви карту Асгарду, потім обирайте («{ $card }»).
wild-why-asgard-not-sold = Карти Асгарду не продаються («{ $card }»): їх дають за пороги очок і за пошкоджену ратушу 3-го рівня.
