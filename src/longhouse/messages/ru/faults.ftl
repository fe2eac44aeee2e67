### Что не так в наборе — значениях для игры от владельца. Названия полей стоят так, как в файле.

fault-line = строка { $line }
fault-where = { $where }: { $what }
fault-english = { $text }

## Файл в целом

fault-unreadable = не читается ({ $why })
fault-utf8 = это не текстовый файл в UTF-8
fault-toml = это не TOML: { $why } (строка { $line }, столбец { $column })
fault-toml-statement = это не TOML: строка начинается с имени и знака = или с [ (строка { $line }, столбец { $column })
fault-toml-newline = это не TOML: после значения стоит что-то лишнее (строка { $line }, столбец { $column })
fault-toml-equals = это не TOML: после имени нет знака = (строка { $line }, столбец { $column })
fault-toml-heading = это не TOML: заголовок в квадратных скобках не закрыт (строка { $line }, столбец { $column })
fault-toml-text = это не TOML: не закрыты кавычки (строка { $line }, столбец { $column })
fault-toml-character = это не TOML: такого знака в тексте быть не может (строка { $line }, столбец { $column })
fault-toml-backslash = это не TOML: знак \ здесь ничего не значит; в тексте его пишут как \\ (строка { $line }, столбец { $column })
fault-toml-twice = это не TOML: у того, что здесь стоит, уже есть значение (строка { $line }, столбец { $column })
fault-toml-name = это не TOML: нет имени, или его нужно взять в кавычки (строка { $line }, столбец { $column })
fault-toml-list = это не TOML: список не закрыт (строка { $line }, столбец { $column })
fault-toml-table = это не TOML: таблица в фигурных скобках не закрыта (строка { $line }, столбец { $column })
fault-toml-date = это не TOML: такой даты или времени не бывает (строка { $line }, столбец { $column })
fault-toml-value = это не TOML: нет значения, или его нужно взять в кавычки (строка { $line }, столбец { $column })
fault-toml-digits = это не TOML: слишком длинное число (строка { $line }, столбец { $column })
fault-toml-nested = это не TOML: слишком много скобок одна в другой (строка { $line }, столбец { $column })
fault-too-long = файл длиннее, чем можно (знаков: { $most })
fault-many-values = значений больше, чем можно ({ $most })
fault-deep = таблицы и списки вложены друг в друга глубже, чем можно (уровней: { $most })
fault-many-cards = всего карт («count»): { $cards }; любой игре хватит { $most }
fault-other-game = «game» — это «{ $given }», а здесь играют в { $game }
fault-dealt = разложить игру не получается ({ $problem })
fault-breaks = пробная партия ломается (игроков: { $players }, ходов: { $picks }, { $problem })
fault-unplayable = играть по этому набору нельзя

## Имя или значение

fault-missing = нет поля «{ $key }»
fault-mistyped = поля «{ $key }» здесь быть не может
fault-mistyped-near = поля «{ $key }» здесь быть не может (может быть, «{ $near }»?)
fault-unknown = поля «{ $key }» здесь быть не может; могут быть: { $known }
fault-text = в «{ $key }» нужен текст в кавычках, а не { $value }
fault-number = в «{ $key }» нужно целое число, а не { $value }
fault-at-least = в «{ $key }» нужно { $least } или больше, а не { $value }
fault-range = число в «{ $key }» слишком велико: можно от −{ $most } до { $most }
fault-long-text = текст в «{ $key }» длиннее, чем можно (знаков: { $most })
fault-title = «name»: нужно от 1 до { $most } видимых знаков
fault-flag = в «{ $key }» нужно true или false, а не { $value }
fault-list = в «{ $key }» нужен список в квадратных скобках, а не { $value }
fault-numbers = в списке «{ $key }» нужны целые числа, а не { $value }
fault-texts = в списке «{ $key }» нужны тексты, а не { $value }
fault-table = здесь нужна таблица, а не { $value }
fault-pair = в «{ $key }» нужно место вида [0, -2], а не { $value }
fault-side = в «{ $key }» нужно место вида [3, -1, "E"], а не { $value }
fault-corners = в «{ $key }» нужен список углов [x, y], а не { $value }
fault-cannot-be = в «{ $key }» не может стоять «{ $word }»; можно: { $known }
fault-cannot-be-near = в «{ $key }» не может стоять «{ $word }» (может быть, «{ $near }»?); можно: { $known }
fault-cannot-hold = в списке «{ $key }» не может быть «{ $word }»; можно: { $known }
fault-some-of = в списке «{ $key }» нужно что-то из: { $known }
fault-only = в «{ $key }» можно только { $can }, а не { $value }
fault-in-order = в «{ $group }» нужны, в этом порядке: { $names }
fault-too-few = «{ $what }»: для { $players } игроков слишком мало (нужно хотя бы { $least })
fault-too-many = «{ $what }»: больше { $most } нельзя
fault-only-one = «{ $name }» может быть только один раз
fault-no-such = в «{ $group }» нет «{ $name }»
fault-same = поле «{ $key }» должно быть одинаковым во всех «{ $kind }»

## Что делают карты

fault-needs = для «{ $verb }» нужно поле «{ $key }»
fault-verb-key = у «{ $verb }» не бывает поля «{ $key }»; бывают: { $known }
fault-verb-no-key = у «{ $verb }» не бывает поля «{ $key }» и вообще других полей
fault-when = «{ $verb }» нельзя сделать, когда «{ $moment }»; можно, когда: { $known }
fault-window = «{ $verb }» нельзя сделать в момент «{ $window }»
fault-ability = в «ability» нельзя «{ $verb }» при «when» «{ $moment }»
fault-one-effect = в «effect» нужно ровно одно действие
fault-kind = «{ $verb }», когда «{ $moment }», не для карт вида «{ $kind }»

## «Чемпионы Мидгарда»

fault-faces = в «faces» нужно шесть граней из: { $known }
fault-not-private = «{ $name }» — не военный корабль
fault-no-longship = с места «{ $place }» плывёт «{ $ship }», а такого корабля нет
fault-warriors = больше { $most } викингов не может быть ни у кого
fault-favour = на месте «{ $place }» можно купить от 1 до { $most } милости
fault-favour-price = на месте «{ $place }» у каждого количества милости должна быть одна цена
fault-prices = на месте «{ $place }» цены не могут быть меньше 0

## «Нордгард»

fault-winter = в «winter» для каждого числа воинов нужна одна строка (воинов: { $units }, строк: { $rows })
fault-start-layout = для { $players } игроков нужен ровно один «start_layout»
fault-start-tiles = у одного «tile» должна быть роль «start», у другого «start5»
fault-side-of-none = каждая сторона должна относиться к участку
fault-sides = в «sides» не может стоять «{ $sides }»: каждая из сторон N, E, S, W относится к одному участку
fault-totals = в «tiles» и «regions» нужны { $tiles } и { $regions }, как в списке выше
fault-unrest = в колоде «unrest» должен быть один вид «card»

## «Братство Ночного дозора»

fault-no-board = нет «board» для режима «{ $mode }» и { $players } игроков
fault-no-deck = в колоде «{ $deck }» нет ни одной «dev_card»
fault-no-hex = [{ $q }, { $r }] — такого гекса на этом поле нет
fault-no-place = «{ $key }» { $place } — такого места на этом поле нет
fault-terrain = в «terrain» нужна местность, которая есть на этом поле, а не «{ $terrain }»
fault-spiral = в «spiral_path» каждый гекс поля должен стоять один раз
fault-spiral-tokens = в «spiral_tokens» нужно столько жетонов, сколько на поле гексов без пустыни: { $n }
fault-rolls = в «rolls» стоит { $roll }, а такая сумма двух кубиков дохода не даёт
fault-heroes = в «{ $key }» нужно назвать столько героев: { $n }

## «Дикинги»

fault-levels = в «town_hall» нужны ратуши уровней от 1 до { $levels } по порядку
fault-first-game = в «first_game_achievements» нужно { $n } из: { $known }
fault-asgard-open = в «asgard_open» больше карт, чем в колоде Асгарда
fault-missions = для { $players } игроков слишком мало «mission», у которых «vp» равно 1
fault-attackers = карт, которые участвуют в атаках, больше { $most }
fault-storage = в «storage_capacity» нужна вместимость постройки «{ $site }»
fault-not-sold = поля «cost» быть не может: это не покупают
fault-cost = в «cost» вместе не может быть больше { $most }
fault-undead = нежить лежит на Пути Одина и ничего не делает
fault-strength = «strength» бывает только у бойцов и героев
fault-copy = «copy» может быть только единственным действием улучшения или ресурса
fault-site-verb = «{ $verb }» не бывает у «{ $group }»
fault-both = постройка не может и производить, и хранить
fault-capacity = в «capacity» можно не больше { $most }, а не { $value }
fault-loot = в «loot» нужно то, что постройка хранит
fault-else = в «else» можно только то, что делают при розыгрыше карты, и нельзя «copy»
fault-else-last = в «else» спрашивать и давать очки может только последнее действие
