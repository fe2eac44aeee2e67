### «Нортґард. Незвідані землі». Чому щось не можна зробити.

northgard-why-not-now = Зараз ідеться про інше: спершу дайте відповідь на відкрите питання.
northgard-why-game-over = Партію закінчено, у ній більше нічого не можна зробити.
northgard-why-not-asked = Зачекайте трохи: зараз вирішує { $seat }.
northgard-why-not-on-map = Такої території на мапі немає.
northgard-why-not-its-name = Ця ділянка належить більшій території, яку називають за її найстаршою ділянкою.
northgard-why-not-yours = Ви не контролюєте цю територію.
northgard-why-card-not-held = Цієї карти немає у вас на руці: «{ $card }».
northgard-why-not-enough = Цього ресурсу бракує ({ $resource }): треба ще { $missing }, у вас { $have }.
northgard-why-place-taken = Там уже лежить плитка.
northgard-why-no-tile-beside = Плитка має торкатися іншої цілим боком.
northgard-why-no-turn-fits = Хоч як поверни, плитка туди не підходить.
northgard-why-border-broken-off = Там обірвалася б межа.
northgard-why-joins-players = Так з’єдналися б території різних гравців.
northgard-why-joins-valkyrie = Так фігури опинилися б на одній території з проклятою валькірією.
northgard-why-border-inside = За цим столом одна територія не може лежати по обидва боки межі.
northgard-why-no-neutral-on-tile = Там на плитці не лишилося б нейтральної території для вашого загону.
northgard-why-not-at-start = Ваша перша плитка має торкатися початкової.
northgard-why-not-from-own-land = Плитка має торкатися вашої відкритої території.
northgard-why-not-from-bear = З території з бурим ведмедем не досліджують.
northgard-why-tile-not-held = Ви не маєте цієї плитки: { $tile }.
northgard-why-tile-not-drawn = Цю плитку не взято: { $tile }.
northgard-why-tile-does-not-fit = Ця плитка зараз нікуди не підходить: { $tile }.
northgard-why-setup-tile-does-not-fit = Зараз цю плитку ніде не можна покласти так, щоб на ній лишилася нейтральна територія: { $tile }.
northgard-why-a-tile-fits = Одна з ваших плиток підходить, тому під стос нічого не кладуть.
northgard-why-pile-empty = Плиток більше не лишилося.
northgard-why-no-open-land = Немає відкритої території, від якої можна дослідити.
northgard-why-no-redraw = Зараз цю плитку не можна змінити на іншу.
northgard-why-clan-taken = Цей клан уже зайнято: { $clan }.
northgard-why-not-on-tile = Загін ставлять на територію на щойно покладеній плитці.
northgard-why-not-neutral = Ця територія не нейтральна.
northgard-why-valkyrie-there = Там проклята валькірія, а вона не терпить сусідства.
northgard-why-come-back-not-neutral = Повернутися можна на нейтральну територію, де немає проклятої валькірії.
northgard-why-come-back-not-on-tile = Повернутися можна на територію на щойно покладеній плитці.
northgard-why-come-back-no-room = Там на плитці не лишилося б нейтральної території, куди ви могли б повернутися.
northgard-why-trade-too-few =
    { $missing ->
        [one] Для обміну бракує { $missing } ресурсу; у вас { $have }.
        [few] Для обміну бракує { $missing } ресурсів; у вас { $have }.
       *[many] Для обміну бракує { $missing } ресурсів; у вас { $have }.
    }
northgard-why-trade-not-held =
    { $have ->
        [0] Щоб віддати, бракує 1, у вас 0: { $resource }.
       *[other] Ви вже віддаєте все, що є, { $have }: { $resource }.
    }
northgard-why-trade-not-three = За цим столом міняють три однакові ресурси: треба ще { $missing }, у вас { $have } ({ $resource }).
northgard-why-trade-give-first = Спершу оберіть усе, що віддаєте.
northgard-why-no-partner = Ви не маєте партнера за цим столом.
northgard-why-swap-not-held = Щоб віддати, бракує 1, у вас 0: { $resource }.
northgard-why-swap-partner-lacks = Партнер має 0 того, про що ви просите.
northgard-why-swap-declined = Партнер уже відхилив цей обмін.
northgard-why-swap-undoes = Так ви скасували б обмін, який щойно зробили.
northgard-why-no-such-symbol = На цій території такого символу немає: { $resource }.
northgard-why-wolf-keeps = Вовк нікого до цього не підпускає; забрати можна лише те, що дають споруди: { $resource }.
northgard-why-food-not-held = Бракує { $missing } їжі; у вас { $have }.
northgard-why-more-food-than-figures = У бою на кожну фігуру можна витратити не більше 1 їжі, а ваших фігур там { $have }.
northgard-why-not-so-many-figures = Стільки фігур там немає, лише { $have }.
northgard-why-kaija-stays-out = Цього року Кая не входить на ворожі території.
northgard-why-retreat-not-beside = Відступають на територію, суміжну з боєм.
northgard-why-retreat-over-rough = Через важкопрохідну межу не відступають.
northgard-why-retreat-to-others = Відступати можна лише на нейтральні та свої території.
northgard-why-retreat-to-valkyrie = До проклятої валькірії не відступають.
northgard-why-fight-waits-there = Там іще буде бій.
northgard-why-territory-first = Спершу оберіть територію.
northgard-why-territory-chosen = Територію обрано; тепер оберіть фігури.
northgard-why-push-not-beside = Оборонця витісняють на суміжну територію, нейтральну або його власну, де немає ні бою, ні проклятої валькірії.
northgard-why-creature-not-on-map = На мапі цієї істоти немає: { $creature }.
northgard-why-creature-not-here = Нападати можна лише на істот на територіях, де стоять самі ваші фігури: { $creature }.
northgard-why-creature-named = На цій території одну істоту вже названо.
northgard-why-valkyrie-comes-first = Де є проклята валькірія, битися треба з нею.
northgard-why-valkyrie-must-be-named = Ви ділите територію з проклятою валькірією і мусите з нею битися.
northgard-why-no-fight-there = Битися там ні з ким.
northgard-why-creature-not-beside = Істота йде на суміжну територію.
northgard-why-creature-there = Там уже є істота.
northgard-why-creature-prefers = За своєю картою істота обирає іншу територію.
northgard-why-call-creature-there = Істоту викликають на територію, де істот немає.
northgard-why-lair-first = Поки є вільне лігво, істота з’являється там.
northgard-why-scorch-not-own = Свою землю не випалюють.
northgard-why-scorch-not-partner = Землю партнера не випалюють.
northgard-why-scorch-not-beside = Жетон кладуть на територію, суміжну з вашою.
northgard-why-scorch-must-move = Жетон уже лежить там.
northgard-why-reserve-empty = Усі ваші воїни вже на мапі, усі { $have }.
northgard-why-nowhere-to-recruit = Немає території, на якій можна найняти воїнів.
northgard-why-recruit-not-last = Ці воїни йдуть на ту саму територію, що й попередні.
northgard-why-recruit-not-neutral = Ця карта наймає на нейтральних територіях.
northgard-why-recruit-among-others = Воїнів не наймають на територіях інших гравців.
northgard-why-recruit-not-own = Воїнів наймають на територіях, які ви контролюєте.
northgard-why-no-enemy-beside = Ця карта наймає поруч із ворожими територіями.
northgard-why-closed-without-wood = Ця карта наймає на відкритих територіях і на тих, де на плитці є дерево.
northgard-why-bear-bars-recruits = Бурий ведмідь не дає наймати там воїнів.
northgard-why-valkyrie-bars-recruits = Проклята валькірія не дає наймати там воїнів.
northgard-why-recruit-together = Усі ці воїни йдуть на одну територію.
northgard-why-no-more-territories = На більше територій цієї карти не вистачає.
northgard-why-no-more-there = Більше воїнів туди зараз не можна найняти.
northgard-why-nothing-to-build = Зараз ви нічого не можете збудувати.
northgard-why-bear-bars-building = Бурий ведмідь не дає там будувати.
northgard-why-nothing-fits-here = Жодна споруда там зараз не вміститься.
northgard-why-wood-for-none = На найдешевшу споруду, що там вміститься, бракує { $missing } дерева, у вас { $have }.
northgard-why-building-used-up = Усі такі споруди вже на мапі: { $building }.
northgard-why-no-more-large = Більше великих споруд ця карта не будує.
northgard-why-building-there = Така споруда на цій території вже є: { $building }.
northgard-why-no-free-slot = На цій території немає вільної комірки для споруди: { $building }.
northgard-why-wood-too-little = На цю споруду бракує { $missing } дерева, у вас { $have }: { $building }.
northgard-why-step-compulsory = Цю частину карти треба виконати.
northgard-why-slot-not-free = Такої вільної немає: { $slot }.
northgard-why-collected-already = Ви тут уже зібрали ресурси.
northgard-why-nothing-to-collect = Збирати тут нічого.
northgard-why-nothing-to-exchange = Ви не маєте споруди, яку можна замінити.
northgard-why-no-building-there = Там немає споруди.
northgard-why-not-its-like = Споруду замінюють іншою того самого розміру: { $building }.
northgard-why-no-rune-slot = Цю споруду ставлять лише на рунічну комірку: { $building }.
northgard-why-nobody-to-move = На мапі немає ваших фігур, щоб їх переміщувати.
northgard-why-not-beside = Ці території не суміжні.
northgard-why-too-few-points =
    { $missing ->
        [one] Бракує { $missing } очка переміщення, лишилося { $have }; важкопрохідна межа коштує 2.
        [few] Бракує { $missing } очок переміщення, лишилося { $have }; важкопрохідна межа коштує 2.
       *[many] Бракує { $missing } очок переміщення, лишилося { $have }; важкопрохідна межа коштує 2.
    }
northgard-why-no-way-out = Через територію партнера треба пройти далі, а виходу з неї немає.
northgard-why-two-valkyries = Там дві прокляті валькірії; увійти туди не можна.
northgard-why-raiders-stop = Фігури, що увійшли на ворожу територію, лишаються там до бою.
northgard-why-no-way-on = Звідти їм нікуди йти.
northgard-why-valkyrie-holds = Проклята валькірія нікого не випускає.
northgard-why-bear-holds = Бурий ведмідь нікого не випускає.
northgard-why-not-so-many = Стільки фігур звідти піти не може, лише { $have }.
northgard-why-must-go-on = Ваші фігури не можуть лишитися на території партнера; спершу виведіть їх.
northgard-why-nowhere-to-relocate = Нікого переводити або нікуди.
northgard-why-no-enemy-there = Ворогів там немає.
northgard-why-not-beside-recruits = Вони приходять із території, суміжної з найнятими воїнами.
northgard-why-not-other-open = Вони йдуть на іншу територію, і то відкриту.
northgard-why-valkyrie-alone-there = Там проклята валькірія; до неї нікого не привести.
northgard-why-not-beside-yours = Ця територія не суміжна з вашими.
northgard-why-no-spoils-there = Цього там не взяти: { $resource }.
northgard-why-others-there = Там стоять чужі фігури.
northgard-why-relocate-not-so-many = Стільки фігур ця карта звідти не переводить, лише { $have }.
northgard-why-owner-chooses = Які фігури підуть, обирає їхній власник.
northgard-why-nobody-to-strike = Ворожих воїнів у межах досяжності немає.
northgard-why-card-without-effect = Цю карту не грають: вона лише рахується наприкінці партії.
northgard-why-card-no-use = Зараз ця карта нічого не дасть.
northgard-why-only-reaction = Цю карту грають лише у відповідь на карту суперника.
northgard-why-main-card-played = Основну карту вже зіграно; тепер можна грати лише миттєві.
northgard-why-too-few-cards =
    { $missing ->
        [one] Бракує { $missing } карти: у вашій колоді й скиді всього { $have }.
        [few] Бракує { $missing } карт: у вашій колоді й скиді всього { $have }.
       *[many] Бракує { $missing } карт: у вашій колоді й скиді всього { $have }.
    }
northgard-why-nothing-to-count = Ви не маєте закритої території щонайменше з 3 плиток.
northgard-why-nothing-to-draw = Ваші колода та скид порожні.
northgard-why-replace-too-dear =
    { $missing ->
        [one] Щоб замінити карту, бракує { $missing } знання; у вас { $have }.
        [few] Щоб замінити карту, бракує { $missing } знань; у вас { $have }.
       *[many] Щоб замінити карту, бракує { $missing } знань; у вас { $have }.
    }
northgard-why-remove-too-dear =
    { $missing ->
        [one] Щоб вилучити карту, бракує { $missing } знання; у вас { $have }.
        [few] Щоб вилучити карту, бракує { $missing } знань; у вас { $have }.
       *[many] Щоб вилучити карту, бракує { $missing } знань; у вас { $have }.
    }
northgard-why-upgrade-too-dear =
    { $missing ->
        [one] Щоб поліпшити клан, бракує { $missing } знання; у вас { $have }.
        [few] Щоб поліпшити клан, бракує { $missing } знань; у вас { $have }.
       *[many] Щоб поліпшити клан, бракує { $missing } знань; у вас { $have }.
    }
northgard-why-never-removed = Цю карту не можна вилучити з гри.
northgard-why-no-such-upgrade = Такої карти поліпшення ваш клан не має.
northgard-why-play-turn = У цей хід ви граєте карти: продовжуйте або завершіть хід.
northgard-why-nothing-played = У цей хід ви ще не зіграли карти.
northgard-why-not-in-display = Такої карти серед викладених немає: «{ $card }».
northgard-why-not-in-discard = Такої карти у вашому скиді немає: «{ $card }».
northgard-why-nothing-to-take = Брати нічого: карт там немає.
northgard-why-foresaw-already = Карту цього року ви вже взяли.
northgard-why-not-drawn = Цієї карти немає серед узятих: «{ $card }».
northgard-why-no-such-choice = Такого варіанта карта не має.
northgard-why-choice-made = Це ви вже обрали; оберіть інше.
northgard-why-choice-no-use = Зараз це нічого не дасть; оберіть інше.
northgard-why-price-too-high =
    { $missing ->
        [one] Щоб заплатити, бракує { $missing } ресурсу; у вас { $have }.
        [few] Щоб заплатити, бракує { $missing } ресурсів; у вас { $have }.
       *[many] Щоб заплатити, бракує { $missing } ресурсів; у вас { $have }.
    }
northgard-why-paying-begun = Ви вже почали платити; віддайте решту.
northgard-why-nothing-to-copy = Зараз немає карти, яку можна скопіювати.
northgard-why-not-there-to-copy = Ця карта лежить не там, звідки можна копіювати.
northgard-why-never-copied = Карт, які копіюють або скасовують інші, не копіюють: «{ $card }».
northgard-why-for-another-clan = Це для іншого клану.
northgard-why-no-opponent = Цей гравець вам не суперник.
northgard-why-hand-empty = { $seat }: на руці немає карт.
northgard-why-no-hand-to-rob = Жоден суперник не має карт на руці.
northgard-why-not-in-that-hand = На цій руці такої карти немає.
northgard-why-another-card-named = Названо іншу карту.
northgard-why-ransom-begun = Ви вже почали платити викуп; віддайте решту.
northgard-why-somebody-asked = Зачекайте трохи: суперники можуть відповісти на карту.
