### «Нордгард» до партии: что это за игра и о чём можно договориться.

northgard-name = Нордгард: Новые земли
northgard-description =
    От двух до пяти игроков ведут кланы викингов в земли, которых нет ни на одной карте. Каждый год вы играете карты:
    разведка, призыв, перемещение, строительство, битвы; затем собираете урожай и платите за зиму. Спасовав, вы берёте
    новую карту, и колоды становятся всё более разными. Побеждает тот, у кого в конце года три закрытые области
    с большим зданием в каждой; если таких нет, то через семь лет решает слава.

## Вещи

northgard-colour-red = красный
northgard-colour-blue = синий
northgard-colour-yellow = жёлтый
northgard-colour-purple = фиолетовый
northgard-colour-green = зелёный

## О чём договариваются перед партией

northgard-setting-years = Длительность
    .explain = Сколько лет длится партия. После десяти лет решает только слава.
northgard-setting-years-7 = 7 лет
northgard-setting-years-10 = 10 лет
northgard-setting-teams = Команды
    .explain = Играют ли вчетвером двое на двое: места 1 и 3 против мест 2 и 4.
northgard-setting-teams-false = каждый за себя
northgard-setting-teams-true = двое на двое
northgard-setting-creatures = Существа
    .explain = Выходят ли из логовищ волки, бурые медведи, драугры и падшие валькирии.
northgard-setting-creatures-false = нет
northgard-setting-creatures-true = да
northgard-setting-more_creatures = Ещё больше существ!
    .explain = Может ли спасовавший игрок вызвать ещё одно существо, пока их меньше, чем игроков.
northgard-setting-more_creatures-false = нет
northgard-setting-more_creatures-true = да
northgard-setting-win_by_territories = Победа землями
    .explain = Приносят ли победу в конце года три закрытые области с большим зданием в каждой (для команды пять). В партии на десять лет — никогда.
northgard-setting-win_by_territories-true = да
northgard-setting-win_by_territories-false = решает только слава
northgard-setting-clan_pick = Кланы
    .explain = Выбирают ли игроки кланы по порядку мест или получают их по жребию.
northgard-setting-clan_pick-choose = по выбору
northgard-setting-clan_pick-random = по жребию
northgard-setting-first_player = Первый игрок
    .explain = Кто начинает первый год.
northgard-setting-first_player-roll = у кого на кубиках больше топоров
northgard-setting-first_player-random = по жребию
northgard-setting-first_player-seat1 = первое место
northgard-setting-open_fame = Слава
    .explain = Видно ли всем, сколько у кого славы.
northgard-setting-open_fame-false = скрыта до конца
northgard-setting-open_fame-true = открыта
northgard-setting-trade_rate = Обмен при сборе урожая
    .explain = Какие три ресурса можно отдать за один на выбор.
northgard-setting-trade_rate-any3 = любые три
northgard-setting-trade_rate-same3 = три одинаковых
northgard-setting-harvest_order = Урожай и зима
    .explain = Собирают и платят ли игроки по очереди или все сразу.
northgard-setting-harvest_order-turn_order = по очереди
northgard-setting-harvest_order-together = все сразу
northgard-setting-second_chance = Ещё один шанс
    .explain = Что делает игрок, у которого в конце года нет фигур на поле.
northgard-setting-second_chance-may = может вернуться
northgard-setting-second_chance-must = должен вернуться
northgard-setting-boar_lore = Предания клана вепря
    .explain = После какой разведки клан вепря получает 1 предание.
northgard-setting-boar_lore-closes_none = она не закрыла ни одной области
northgard-setting-boar_lore-closes_no_own = она не закрыла ни одной своей области
northgard-setting-bear_pass_through = Мимо бурого медведя
    .explain = Могут ли фигуры, вошедшие в область с бурым медведем, уйти из неё тем же перемещением (с существами).
northgard-setting-bear_pass_through-true = могут идти дальше
northgard-setting-bear_pass_through-false = остаются
northgard-setting-stuck_creature_acts = Существо, которому некуда идти
    .explain = Действует ли способность существа там, где оно стоит, если ему некуда идти (с существами).
northgard-setting-stuck_creature_acts-true = всё равно действует
northgard-setting-stuck_creature_acts-false = ничего не делает
northgard-setting-strict_borders = Границы на тайлах
    .explain = Можно ли класть тайл так, чтобы по обе стороны границы лежала одна и та же область.
northgard-setting-strict_borders-false = могут идти по одной области
northgard-setting-strict_borders-true = только между областями
northgard-setting-five_tile_in_pile = Тайл для пятерых
    .explain = Лежит ли второй стартовый тайл в стопке, когда играют от двух до четырёх.
northgard-setting-five_tile_in_pile-true = в стопке
northgard-setting-five_tile_in_pile-false = убран
northgard-setting-small_on_large = Маленькие здания в больших ячейках
    .explain = Можно ли строить маленькие здания, кроме рунного камня, и в больших ячейках.
northgard-setting-small_on_large-false = нет
northgard-setting-small_on_large-true = да
northgard-setting-scorch_own = Выжженная земля
    .explain = Может ли клан змеи положить жетон в свою область, соседнюю с другой своей областью.
northgard-setting-scorch_own-true = и в своей области
northgard-setting-scorch_own-false = только не в своей
northgard-setting-discard_needs_victim = «Шпион» и «Проклятие предков»
    .explain = Можно ли сыграть карты «Шпион» и «Проклятие предков» только ради добора карты, когда ни у одного соперника нет карт в руке.
northgard-setting-discard_needs_victim-false = можно
northgard-setting-discard_needs_victim-true = нельзя
northgard-setting-colours = Цвета
    .explain = Цвета игроков по порядку мест; кто не выбрал, получает следующий свободный.
northgard-setting-colours-red = { northgard-colour-red }
northgard-setting-colours-blue = { northgard-colour-blue }
northgard-setting-colours-yellow = { northgard-colour-yellow }
northgard-setting-colours-purple = { northgard-colour-purple }
northgard-setting-colours-green = { northgard-colour-green }

## Настройки, которые правила не дают сочетать

northgard-cannot-teams = { $setting }: двое на двое играют только вчетвером.
northgard-cannot-more-creatures = { $setting }: они приходят только там, где есть существа; включите и их.
northgard-cannot-colours =
    { $players ->
        [one] { $setting }: выбрано { $colours }, а за столом всего { $players } игрок.
        [few] { $setting }: выбрано { $colours }, а за столом всего { $players } игрока.
       *[many] { $setting }: выбрано { $colours }, а за столом всего { $players } игроков.
    }
