### Записи партій: стіл, яким він був.

web-replay-title = Запис: { $game }
web-replay-turn-of = Хід { $turn } із { $all }
web-replay-see-as = Чиїми очима
web-replay-as-spectator = Глядач
web-replay-as-all = Усе відкрито
web-replay-as-seat = Очима гравця { $name }
web-replay-first = На початок
web-replay-back = Крок назад
web-replay-play = Дивитися поспіль
web-replay-pause = Пауза
web-replay-forward = Крок уперед
web-replay-last = У кінець
web-replay-speed = Швидкість
web-replay-score = Підсумок
web-replay-turns = Ходи партії
web-replay-lost = Цю партію не показати
web-playon = Грати звідси
web-playon-over = Тут партія вже закінчена: поверніться до ранішого кроку
web-replay-back-turn = Хід назад
web-replay-forward-turn = Хід уперед
web-replay-turn = хід
web-replay-chances-of = { $chance } зі 100
web-replay-hide = Сховати, що буде далі
web-replay-tray = Що лежить перед гравцем
web-replay-analysis = Розбір
