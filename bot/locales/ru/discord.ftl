### Discord: команды, формы и объяснения, почему что-то там нельзя.

cmd-duel = дуэль
cmd-duel-about = Карточные дуэли: вызвать, играть, смотреть
cmd-challenge = вызов
cmd-challenge-about = Вызвать кого-нибудь на дуэль
cmd-open = открытый
cmd-open-about = Найти соперника: играет тот, кто примет первым
cmd-code = код
cmd-code-about = Получить код: по нему к дуэли присоединится друг из любого чата
cmd-join = join
cmd-join-about = Присоединиться к дуэли по коду
cmd-ai = компьютер
cmd-ai-about = Сыграть дуэль с компьютером
cmd-hand = рука
cmd-hand-about = Показать ваши карты, только вам
cmd-board = доска
cmd-board-about = Показать доску ещё раз
cmd-resign = сдаться
cmd-resign-about = Сдаться; сначала переспросит
cmd-rematch = реванш
cmd-rematch-about = Сыграть последнюю дуэль ещё раз
cmd-spectate = смотреть
cmd-spectate-about = Посмотреть дуэль, которая здесь идёт
cmd-text = словами
cmd-text-about = Прочитать словами, что на доске
cmd-cards = карты
cmd-cards-about = Все карты и что они делают
cmd-card = карта
cmd-card-about = Найти одну карту
cmd-rules = правила
cmd-rules-about = Прочитать, как играть
cmd-settings = настройки
cmd-settings-about = Выбрать язык, картинки и напоминания
cmd-config = устройство
cmd-config-about = Настроить Duelhall на этом сервере
cmd-help = помощь
cmd-help-about = Узнать, что здесь можно делать

a-friend = @друг
opt-user = кого
opt-user-about = Кого вы вызываете
opt-game = игра
opt-game-about = В какую игру играть
opt-deck = колода
opt-deck-about = Какими картами играть
opt-seats = места
opt-seats-about = Сколько мест за столом; без этого два
opt-teams = команды
opt-teams-about = Играют ли две команды друг против друга
opt-format = формат
opt-format-about = Откуда в турнире берут колоды
opt-clock = темп
opt-clock-about = Как быстро играть
opt-level = уровень
opt-level-about = Насколько хорошо играет компьютер
opt-page = страница
opt-page-about = Какая страница
opt-code = код
opt-code-about = Код, который сообщили вашему другу
opt-name = название
opt-name-about = Часть названия карты

press-number = Ввести число
pick-setting = Что вы хотите изменить?
pick-value = Выберите значение
pick-rooms = Выберите каналы
pick-groups = Выберите роли

config-title = Настройки этого сервера:

no-bot = { $who } – бот и в карты не играет. Сыграйте с компьютером: /{ cmd-duel } { cmd-ai }.
no-person = Discord не сообщил, кого вы имеете в виду. Выберите человека из списка.
no-button = Эта кнопка осталась от прошлой версии. Используйте /{ cmd-duel } { cmd-board } или /{ cmd-duel } { cmd-hand }.
no-understand = Duelhall не понял, что прислал Discord. Попробуйте ещё раз; если это повторится, сообщите хозяину.
no-rights = У Duelhall здесь нет прав: { $rights }. Попросите администратора разрешить это в этом канале и попробуйте снова.

right-view = просматривать канал
right-send = отправлять сообщения
right-send-threads = отправлять сообщения в ветках
right-attach = прикреплять файлы
right-embed = встраивать ссылки
right-threads = создавать публичные ветки

serve-discord = Discord: бот подключается
serve-discord-failed = До Discord не достучаться ({ $why }). Местный зал работает; попытки продолжаются.
serve-discord-refused = Discord не принимает бота ({ $why }). Местный зал работает без него; исправьте это и запустите снова.
