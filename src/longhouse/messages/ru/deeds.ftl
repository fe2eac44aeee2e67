### Что делает выбор, одним словом: так говорит кнопка, которая его подтверждает.
### Что делает выбор, и шаги карт, которые выполняют; загружаются чуть позже стола

web-do-attack = Напасть
web-do-build = Построить
web-do-buy = Купить
web-do-choose = Выбрать
web-do-complete = Выполнить
web-do-dismantle = Разобрать
web-do-drive = Прогнать
web-do-exchange = Обменять
web-do-fight = Сразиться
web-do-go = Идти туда
web-do-lay = Положить
web-do-lift = Снять
web-do-look = Посмотреть
web-do-move = Переместить
web-do-pay = Заплатить
web-do-place = Поставить
web-do-play = Сыграть
web-do-recruit = Призвать
web-do-remove = Убрать
web-do-replace = Заменить
web-do-retreat = Отступить
web-do-rob = Ограбить
web-do-sail = Отплыть
web-do-send = Отправить
web-do-take = Взять
web-do-upgrade = Улучшить
web-do-use = Применить
web-do-wait = Выждать

web-carrying = Выполняется: { $card }

web-part-northgard-recruit = Призыв
web-part-northgard-move = Перемещение
web-part-northgard-explore = Разведка
web-part-northgard-build = Строительство
web-part-northgard-draw = Добор карт
web-part-northgard-gain = Получить
web-part-northgard-choose = Выбор
web-part-northgard-pay = Доплата
web-part-northgard-take = Взять карту
web-part-northgard-copy = Повторить карту
web-part-northgard-discard_enemy = Сброс соперника
web-part-northgard-remove_unit = Убрать воина
web-part-northgard-relocate = Перевести фигуры
web-part-northgard-replace_building = Замена здания
web-part-northgard-scorch = Выжженная земля
web-part-northgard-year_flag = До конца года

web-part-midgard-gain_choice = 1 на выбор
web-part-midgard-score_destiny_now = Открыть судьбу

web-part-watch-choose = Выбор
web-part-watch-move_tormund = Переместить Тормунда
web-part-watch-gain = Взять карту
web-part-watch-build_road = Дорога бесплатно
web-part-watch-build_guard = Дозорный бесплатно
web-part-watch-take_all = Назвать сырьё
web-part-watch-remove_wildling = Прогнать одичалого
web-part-watch-swap_supply = Обмен с запасом
web-part-watch-forced_trade = Вынужденный обмен
web-part-watch-move_road = Перенести дорогу
web-part-watch-substitute = Оплата с заменой
web-part-watch-draw_dev = Выбрать карту
web-part-watch-take_seen = Посмотреть и взять
web-part-watch-reveal_wildling = Открыть одичалого
web-part-watch-tormund_home = Тормунд уходит в лагерь
web-part-watch-discard_patrol = Сбросить дозор
web-part-watch-keep_or_replace = Оставить или заменить

web-part-wild-gain = Получить
web-part-wild-draw = Добор
web-part-wild-discard_hand = Сбросить руку
web-part-wild-destroy = Уничтожить
web-part-wild-recover = Вернуть из сброса
web-part-wild-dig = Искать в колоде
web-part-wild-steal = Украсть
web-part-wild-copy = Скопировать карту
web-part-wild-vp = Очки
