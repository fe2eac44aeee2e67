### Що робить вибір, одним словом: так каже кнопка, яка його підтверджує.
### Що робить вибір, і кроки карт, які виконують; завантажуються трохи пізніше за стіл

web-do-attack = Напасти
web-do-build = Збудувати
web-do-buy = Купити
web-do-choose = Обрати
web-do-complete = Виконати
web-do-dismantle = Розібрати
web-do-drive = Прогнати
web-do-exchange = Обміняти
web-do-fight = Битися
web-do-go = Іти туди
web-do-lay = Покласти
web-do-lift = Зняти
web-do-look = Подивитися
web-do-move = Перемістити
web-do-pay = Заплатити
web-do-place = Поставити
web-do-play = Зіграти
web-do-recruit = Найняти
web-do-remove = Прибрати
web-do-replace = Замінити
web-do-retreat = Відступити
web-do-rob = Пограбувати
web-do-sail = Відплисти
web-do-send = Відправити
web-do-take = Узяти
web-do-upgrade = Поліпшити
web-do-use = Застосувати
web-do-wait = Почекати

web-carrying = Виконується: { $card }

web-part-northgard-recruit = Наймання
web-part-northgard-move = Переміщення
web-part-northgard-explore = Дослідження
web-part-northgard-build = Будівництво
web-part-northgard-draw = Добір карт
web-part-northgard-gain = Отримати
web-part-northgard-choose = Вибір
web-part-northgard-pay = Доплата
web-part-northgard-take = Узяти карту
web-part-northgard-copy = Повторити карту
web-part-northgard-discard_enemy = Скид суперника
web-part-northgard-remove_unit = Прибрати воїна
web-part-northgard-relocate = Перевести фігури
web-part-northgard-replace_building = Заміна будівлі
web-part-northgard-scorch = Випалена земля
web-part-northgard-year_flag = До кінця року

web-part-midgard-gain_choice = 1 на вибір
web-part-midgard-score_destiny_now = Відкрити долю

web-part-watch-choose = Вибір
web-part-watch-move_tormund = Перемістити Тормунда
web-part-watch-gain = Узяти картку
web-part-watch-build_road = Дорога безкоштовно
web-part-watch-build_guard = Дозорець безкоштовно
web-part-watch-take_all = Назвати ресурс
web-part-watch-remove_wildling = Прогнати здичавілого
web-part-watch-swap_supply = Обмін із запасом
web-part-watch-forced_trade = Вимушений обмін
web-part-watch-move_road = Перенести дорогу
web-part-watch-substitute = Оплата із заміною
web-part-watch-draw_dev = Обрати картку
web-part-watch-take_seen = Подивитися й узяти
web-part-watch-reveal_wildling = Відкрити здичавілого
web-part-watch-tormund_home = Тормунд іде до табору
web-part-watch-discard_patrol = Скинути дозор
web-part-watch-keep_or_replace = Залишити чи замінити

web-part-wild-gain = Отримати
web-part-wild-draw = Добір
web-part-wild-discard_hand = Скинути руку
web-part-wild-destroy = Знищити
web-part-wild-recover = Повернути зі скиду
web-part-wild-dig = Шукати в колоді
web-part-wild-steal = Вкрасти
web-part-wild-copy = Скопіювати карту
web-part-wild-vp = Очки
