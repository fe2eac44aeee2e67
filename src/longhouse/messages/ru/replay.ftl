### Записи партий: стол, каким он был.

web-replay-title = Запись: { $game }
web-replay-turn-of = Ход { $turn } из { $all }
web-replay-see-as = Чьими глазами
web-replay-as-spectator = Зритель
web-replay-as-all = Всё открыто
web-replay-as-seat = Глазами игрока { $name }
web-replay-first = К началу
web-replay-back = Шаг назад
web-replay-play = Смотреть подряд
web-replay-pause = Пауза
web-replay-forward = Шаг вперёд
web-replay-last = К концу
web-replay-speed = Скорость
web-replay-score = Итог
web-replay-turns = Ходы партии
web-replay-lost = Эту партию не показать
web-playon = Играть отсюда
web-playon-over = Здесь партия уже окончена: вернитесь к более раннему шагу
web-replay-back-turn = Ход назад
web-replay-forward-turn = Ход вперёд
web-replay-turn = ход
web-replay-chances-of = { $chance } из 100
web-replay-hide = Скрыть, что будет дальше
web-replay-tray = Что лежит перед игроком
web-replay-analysis = Разбор
