### «Нордгард» на одной странице.

northgard-goal-years = { $number ->
    [one] год
    [few] года
   *[other] лет
}
northgard-goal-aim-both = Проведите клан через **{ $years ->
    [one] { $years } год
    [few] { $years } года
   *[other] { $years } лет
}**: разведывайте и закрывайте области, стройте, кормите воинов. Победит тот, у кого больше **славы**, или тот, у кого в конце любого года **закрытых областей — { $territories }**, и в каждой большое здание.
northgard-goal-aim-fame = Проведите клан через **{ $years ->
    [one] { $years } год
    [few] { $years } года
   *[other] { $years } лет
}**: разведывайте и закрывайте области, стройте, сражайтесь и кормите воинов. Победит тот, у кого больше **славы**.
northgard-goal-closing = Разведка закрыла область: за каждый её тайл
northgard-goal-harvest = Закрытая область при сборе урожая; от { $tiles } тайлов
northgard-goal-altar = Алтарь конунгов, каждый урожай
northgard-goal-cards = Ваша карта развития, в конце игры
northgard-goal-goods = Каждые { $goods } ресурса в конце игры
northgard-goal-unrest = Карта беспорядков в конце игры

northgard-goal-draw = Добор
    .text = { $cards } карты и ещё за кузницы
northgard-goal-actions = Действия
    .text = по очереди, пока все не спасуют
northgard-goal-harvesting = Урожай
    .text = слава, ресурсы, обмен
northgard-goal-winter = Зима
    .text = платите за воинов едой и лесом
northgard-goal-year-end = Конец года
    .text = не победил ли кто-то?

northgard-goal-deeds = Ваш ход — что-то одно
northgard-goal-play = **Сыграйте карту** и сделайте, что на ней:
northgard-goal-explore = **разведка**: тайл к вашей открытой области
northgard-goal-recruit = **призыв** воинов, на карте не больше { $units }
northgard-goal-move = **перемещение**: займите землю или отбейте её
northgard-goal-build = **строительство** на свободном месте, за лес
northgard-goal-pass = **Пас**: возьмите новую карту, год для вас окончен
northgard-goal-replace = **Замена** карты
northgard-goal-upgrade = **Усиление** клана

northgard-goal-units = воины
northgard-goal-example = 3 воина и 3 на кубике — это **6**. У защитника 2 воина, 1 еда и 2 на кубике: **5**. Атакующий победил, остальные отступают. **При равенстве устоит защитник**; черепа на кубике убивают.

northgard-goal-end-territories = **Закрытых областей с большим зданием — { $territories }** в конце любого года: вы сразу победили.
northgard-goal-end-years = Иначе игра кончается после **года { $years }**.
northgard-goal-end-achievements = В год { $years } спасовавшие берут достижения: это ещё слава.
northgard-goal-end-most = У кого больше славы, тот **победил**; при равенстве — у кого больше областей.

northgard-goal-icon-food = Еда
    .text = на зиму и в битвах
northgard-goal-icon-wood = Лес
    .text = на здания и большие зимы
northgard-goal-icon-lore = Предание
    .text = на замену карт и усиления
northgard-goal-icon-fame = Слава
    .text = ею побеждают
northgard-goal-icon-unit = Воин
    .text = держит область
northgard-goal-icon-winter = Зима
    .text = стоит еды, если воинов от { $units }
northgard-goal-icon-closed = Закрыта
    .text = открытых сторон не осталось
northgard-goal-icon-unrest = Беспорядки
    .text = придут, если нечем платить
northgard-goal-icon-power = Сила
    .text = побеждает большая сумма
northgard-goal-icon-kill = Череп
    .text = один воин падёт
