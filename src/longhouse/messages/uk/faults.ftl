### Що не так у наборі — значеннях для гри від власника. Назви полів стоять так, як у файлі.

fault-line = рядок { $line }
fault-where = { $where }: { $what }
fault-english = { $text }

## Файл загалом

fault-unreadable = не читається ({ $why })
fault-utf8 = це не текстовий файл у UTF-8
fault-toml = це не TOML: { $why } (рядок { $line }, стовпець { $column })
fault-toml-statement = це не TOML: рядок починається з імені та знака = або з [ (рядок { $line }, стовпець { $column })
fault-toml-newline = це не TOML: після значення стоїть щось зайве (рядок { $line }, стовпець { $column })
fault-toml-equals = це не TOML: після імені немає знака = (рядок { $line }, стовпець { $column })
fault-toml-heading = це не TOML: заголовок у квадратних дужках не закрито (рядок { $line }, стовпець { $column })
fault-toml-text = це не TOML: лапки не закрито (рядок { $line }, стовпець { $column })
fault-toml-character = це не TOML: такого знака в тексті бути не може (рядок { $line }, стовпець { $column })
fault-toml-backslash = це не TOML: знак \ тут нічого не означає; у тексті його пишуть як \\ (рядок { $line }, стовпець { $column })
fault-toml-twice = це не TOML: те, що тут стоїть, уже має значення (рядок { $line }, стовпець { $column })
fault-toml-name = це не TOML: немає імені, або його треба взяти в лапки (рядок { $line }, стовпець { $column })
fault-toml-list = це не TOML: список не закрито (рядок { $line }, стовпець { $column })
fault-toml-table = це не TOML: таблицю у фігурних дужках не закрито (рядок { $line }, стовпець { $column })
fault-toml-date = це не TOML: такої дати чи часу не буває (рядок { $line }, стовпець { $column })
fault-toml-value = це не TOML: немає значення, або його треба взяти в лапки (рядок { $line }, стовпець { $column })
fault-toml-digits = це не TOML: число задовге (рядок { $line }, стовпець { $column })
fault-toml-nested = це не TOML: забагато дужок одна в одній (рядок { $line }, стовпець { $column })
fault-too-long = файл довший, ніж можна (знаків: { $most })
fault-many-values = значень більше, ніж можна ({ $most })
fault-deep = таблиці та списки вкладено одне в одне глибше, ніж можна (рівнів: { $most })
fault-many-cards = усього карт («count»): { $cards }; будь-якій грі вистачить { $most }
fault-other-game = «game» — це «{ $given }», а тут грають у { $game }
fault-dealt = розкласти гру не вдається ({ $problem })
fault-breaks = пробна партія ламається (гравців: { $players }, ходів: { $picks }, { $problem })
fault-unplayable = грати за цим набором не можна

## Ім’я або значення

fault-missing = немає поля «{ $key }»
fault-mistyped = поля «{ $key }» тут бути не може
fault-mistyped-near = поля «{ $key }» тут бути не може (може, «{ $near }»?)
fault-unknown = поля «{ $key }» тут бути не може; можуть бути: { $known }
fault-text = у «{ $key }» потрібен текст у лапках, а не { $value }
fault-number = у «{ $key }» потрібне ціле число, а не { $value }
fault-at-least = у «{ $key }» потрібно { $least } або більше, а не { $value }
fault-range = число в «{ $key }» завелике: можна від −{ $most } до { $most }
fault-long-text = текст у «{ $key }» довший, ніж можна (знаків: { $most })
fault-title = «name»: потрібно від 1 до { $most } видимих знаків
fault-flag = у «{ $key }» потрібно true або false, а не { $value }
fault-list = у «{ $key }» потрібен список у квадратних дужках, а не { $value }
fault-numbers = у списку «{ $key }» потрібні цілі числа, а не { $value }
fault-texts = у списку «{ $key }» потрібні тексти, а не { $value }
fault-table = тут потрібна таблиця, а не { $value }
fault-pair = у «{ $key }» потрібне місце на зразок [0, -2], а не { $value }
fault-side = у «{ $key }» потрібне місце на зразок [3, -1, "E"], а не { $value }
fault-corners = у «{ $key }» потрібен список кутів [x, y], а не { $value }
fault-cannot-be = у «{ $key }» не може стояти «{ $word }»; можна: { $known }
fault-cannot-be-near = у «{ $key }» не може стояти «{ $word }» (може, «{ $near }»?); можна: { $known }
fault-cannot-hold = у списку «{ $key }» не може бути «{ $word }»; можна: { $known }
fault-some-of = у списку «{ $key }» потрібне щось із: { $known }
fault-only = у «{ $key }» можна тільки { $can }, а не { $value }
fault-in-order = у «{ $group }» потрібні, в цьому порядку: { $names }
fault-too-few = «{ $what }»: для { $players } гравців замало (потрібно щонайменше { $least })
fault-too-many = «{ $what }»: більше ніж { $most } не можна
fault-only-one = «{ $name }» може бути тільки один раз
fault-no-such = у «{ $group }» немає «{ $name }»
fault-same = поле «{ $key }» має бути однаковим у всіх «{ $kind }»

## Що роблять карти

fault-needs = для «{ $verb }» потрібне поле «{ $key }»
fault-verb-key = у «{ $verb }» не буває поля «{ $key }»; бувають: { $known }
fault-verb-no-key = у «{ $verb }» не буває поля «{ $key }» і взагалі інших полів
fault-when = «{ $verb }» не можна зробити, коли «{ $moment }»; можна, коли: { $known }
fault-window = «{ $verb }» не можна зробити в момент «{ $window }»
fault-ability = в «ability» не можна «{ $verb }» за «when» «{ $moment }»
fault-one-effect = в «effect» потрібна рівно одна дія
fault-kind = «{ $verb }», коли «{ $moment }», не для карт виду «{ $kind }»

## «Чемпіони Мідгарда»

fault-faces = у «faces» потрібно шість граней із: { $known }
fault-not-private = «{ $name }» — не воєнний корабель
fault-no-longship = з місця «{ $place }» пливе «{ $ship }», а такого корабля немає
fault-warriors = більше ніж { $most } вікінгів не може бути ні в кого
fault-favour = на місці «{ $place }» можна купити від 1 до { $most } милості
fault-favour-price = на місці «{ $place }» у кожної кількості милості має бути одна ціна
fault-prices = на місці «{ $place }» ціни не можуть бути менші за 0

## «Нортґард»

fault-winter = у «winter» для кожної кількості воїнів потрібен один рядок (воїнів: { $units }, рядків: { $rows })
fault-start-layout = для { $players } гравців потрібен рівно один «start_layout»
fault-start-tiles = в одного «tile» має бути роль «start», у другого «start5»
fault-side-of-none = кожна сторона має належати до ділянки
fault-sides = у «sides» не може стояти «{ $sides }»: кожна зі сторін N, E, S, W належить до однієї ділянки
fault-totals = у «tiles» і «regions» потрібні { $tiles } і { $regions }, як у списку вище
fault-unrest = у колоді «unrest» має бути один вид «card»

## «Братство Нічної варти»

fault-no-board = немає «board» для режиму «{ $mode }» і { $players } гравців
fault-no-deck = у колоді «{ $deck }» немає жодної «dev_card»
fault-no-hex = [{ $q }, { $r }] — такого гекса на цьому полі немає
fault-no-place = «{ $key }» { $place } — такого місця на цьому полі немає
fault-terrain = у «terrain» потрібна місцевість, яка є на цьому полі, а не «{ $terrain }»
fault-spiral = у «spiral_path» кожен гекс поля має стояти один раз
fault-spiral-tokens = у «spiral_tokens» потрібно стільки жетонів, скільки на полі гексів без пустелі: { $n }
fault-rolls = у «rolls» стоїть { $roll }, а така сума двох кубиків доходу не дає
fault-heroes = у «{ $key }» потрібно назвати стільки героїв: { $n }

## «Дикінги»

fault-levels = у «town_hall» потрібні ратуші рівнів від 1 до { $levels } за порядком
fault-first-game = у «first_game_achievements» потрібно { $n } із: { $known }
fault-asgard-open = в «asgard_open» більше карт, ніж у колоді Асгарду
fault-missions = для { $players } гравців замало «mission», у яких «vp» дорівнює 1
fault-attackers = карт, що беруть участь в атаках, більше ніж { $most }
fault-storage = у «storage_capacity» потрібна місткість споруди «{ $site }»
fault-not-sold = поля «cost» бути не може: це не купують
fault-cost = у «cost» разом не може бути більше ніж { $most }
fault-undead = нежить лежить на Шляху Одіна й нічого не робить
fault-strength = «strength» буває тільки в бійців і героїв
fault-copy = «copy» може бути тільки єдиною дією поліпшення або ресурсу
fault-site-verb = «{ $verb }» не буває в «{ $group }»
fault-both = споруда не може й виробляти, і зберігати
fault-capacity = у «capacity» можна не більше ніж { $most }, а не { $value }
fault-loot = у «loot» потрібно те, що споруда зберігає
fault-else = в «else» можна тільки те, що роблять під час розігрування карти, і не можна «copy»
fault-else-last = в «else» запитувати й давати очки може тільки остання дія
