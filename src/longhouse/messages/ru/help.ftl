### Помощь за столом: первые советы и что можно сделать сейчас

help-tip = Совет:
help-tip-close = Понятно

help-what-question = Ваш выбор:
help-what-all = Всё, что можно
help-what-else = Остальное
help-what-none = Сейчас ваш выбор не нужен.
help-what-over = Игра окончена.
help-what-watching = Вы наблюдаете. Выбирают игроки:
help-what-best = А что сделал бы бот?
help-what-best-of = Три лучших шага, по мнению бота
