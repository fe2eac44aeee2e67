### Допомога за столом: перші поради і що можна зробити зараз

help-tip = Порада:
help-tip-close = Зрозуміло

help-what-question = Ваш вибір:
help-what-all = Усе, що можна
help-what-else = Решта
help-what-none = Зараз ваш вибір не потрібен.
help-what-over = Гру закінчено.
help-what-watching = Ви спостерігаєте. Обирають гравці:
help-what-best = А що зробив би бот?
help-what-best-of = Три найкращі кроки, на думку бота
