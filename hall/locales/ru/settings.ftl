### Что можно настроить.

config-title = Настройки этого места. Администраторы меняют их так: { command-config } КЛЮЧ ЗНАЧЕНИЕ; слово default возвращает значение по умолчанию.
settings-title = Ваши настройки. Меняются так: { command-settings } КЛЮЧ ЗНАЧЕНИЕ; слово default возвращает значение по умолчанию.
set-line = { $name } ({ $key }): { $value }
set-done = { $name }: { $value }.
set-by-others = задаётся другой настройкой

set-language = Язык
set-language-auto = автоматически
set-language-en = English
set-language-ru = Русский
set-game = Игра
set-pace = Темп
set-pace-live = в реальном времени
set-pace-correspondence = по переписке
set-live-seconds = Секунд на ход в реальном времени
set-correspondence-hours = Часов на ход по переписке
set-limit = Дуэлей одновременно
set-pings = Напоминания о ходе
set-pings-on = да
set-pings-off = нет
set-rooms = Каналы для дуэлей
set-groups = Роли, которым можно начинать дуэли
set-of-game = { $game }: { $name }
set-of-formats = { $game }, в форматах: { $name }
set-chosen = { $count ->
    [0] все
   *[other] выбрано: { $count }
}
set-threads = Ветка для каждой дуэли
set-threads-on = да
set-threads-off = нет
set-spectators = Зрители
set-spectators-on = да
set-spectators-off = нет
set-theme = Картинки
set-theme-default = обычные
set-theme-high-contrast = контрастные
set-theme-large-text = с крупным текстом

audit-title = Кто недавно менял настройки этого места:
audit-none = Настройки этого места никто не менял.
audit-line = • { $ago }, { $who }: { $name } — { $value }
