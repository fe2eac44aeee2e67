### Leaving a table, giving a game up, and what is taken off the list.

web-leave-explain = Бот займёт ваше место и продолжит игру, чтобы остальным не пришлось ждать. Вернуть место можно в любой момент.
web-leave-yes = Уступить место боту
web-leave-done = За вас продолжит бот.
web-give-up-title = Сдать эту партию?
web-give-up-explain = Она закончится здесь, без результата. Журнал и запись останутся, и в них видно всё, что было скрыто, поэтому продолжить её будет нельзя.
web-give-up-yes = Сдать
web-give-up-done = Партия окончена без результата.
