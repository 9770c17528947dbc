### Общее для чатов: слова команд, настроек и кнопок.

clock-live = в реальном времени, секунды на ход
clock-correspondence = по переписке, часы на ход
level-random = неопытный
level-easy = лёгкий
level-greedy = средний
level-normal = обычный
level-hard = сильный
press-board = Доска
press-hand = Моя рука
press-moves = К моим ходам
and-more = И ещё { $n }.
and-more-events = { $n ->
    [one] Ещё { $n } событие — в журнале.
    [few] Ещё { $n } события — в журнале.
   *[other] Ещё { $n } событий — в журнале.
}
board-over = Эта дуэль окончена. Чем она кончилась — ниже.
press-audit = Кто что менял
press-default = По умолчанию
hand-page = Страница { $page } из { $pages }.
hand-cards = Карты { $first }–{ $last } из { $count }.
hand-cards-then = { $until ->
    [1] Страница 1
   *[other] Страницы 1–{ $until }
}: карты, из которых вы выбираете, здесь { $first }–{ $last } из { $count }. Со страницы { $from }: остальные ваши карты.
hand-cards-other = Остальные ваши карты: страница { $page } из { $pages }.
help-title = Duelhall: карточные дуэли в чате.
help-start = Впервые здесь? Сыграйте с компьютером: { $ai }. На каждой карте написано, что она делает.
commands-title = Всё, что здесь можно делать:
press-commands = Все команды
help-line = • { $name } — { $about }
settings-title = Ваши настройки:
config-title-chat = Настройки этого чата:
setting-line = • { $name }: { $value }
setting-range = { $name }: целое число от { $least } до { $most }. Сейчас: { $value }.
setting-now = { $name }. Сейчас: { $value }.

# Редактор колод
pick-editor-show = Показать
pick-editor-in = Положить…
pick-editor-out = Убрать…
press-editor-filters = Фильтры
press-editor-cards = Карты
wanted-find = Часть названия или текста карты
wanted-name = Новое название колоды
wanted-deck = Код колоды или список карт
