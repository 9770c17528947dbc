### Зал: вызовы, кнопки и почему чего-то нельзя.

# Люди и сроки.
nameless = Кто-то
computer = Компьютер{ $number ->
    [0] { "" }
   *[other] {" "}{ $number }
} ({ $level ->
    [random] неопытный
    [greedy] средний
    [easy] лёгкий
    [hard] сильный
   *[normal] обычный
})
list-more = { $a }, { $b }
list-and-more = И ещё { $n }.
list-last = { $a } и { $b }
list-opposed = { $a } — { $b }
span-minutes = { $text }
span-hours = { $hours } ч { $minutes } мин
ago-now = только что
ago-minutes = { $minutes } мин назад
ago = { $span } назад
span-days = { $days } дн. { $hours } ч

# Игры.

# Вызовы, для всех.
challenge-named = { $to }, вас вызывает на дуэль { $from }: { $game }, { $pace }.
challenge-open-own = Вы ищете противника: { $game }, { $pace }. Дуэль начнётся, когда кто-нибудь примет вызов.
challenge-named-own = Ваш вызов ждёт ответа ({ $to }): { $game }, { $pace }.
challenge-open = { $from } ищет противника: { $game }, { $pace }. Кто принимает вызов?
challenge-rematch = { $to }, { $from } хочет реванша: { $game }, { $pace }.
challenge-accepted = Дуэль: { $from } — { $to }, { $game }.
challenge-declined = { $to } отклоняет вызов игрока { $from }.
challenge-withdrawn = Вызов отозван: { $from } больше не ждёт.
challenge-expired = Вызов истёк: { $from } не дождётся ответа.
challenge-pace-live = в реальном времени
challenge-pace-correspondence = по переписке

# Столы больше чем на двоих, для всех.
challenge-table = { $from } собирает стол на { $seats ->
    [one] { $seats } игрока
    [few] { $seats } игроков
   *[other] { $seats } игроков
}: { $game }, { $pace }. Кто садится?
challenge-table-rematch = { $from } хочет реванша за тем же столом: { $game }, { $pace }. Начнём, когда согласятся все.
challenge-table-accepted = За столом { $all }: { $game }.
challenge-table-declined = Реванша не будет: { $to } не играет, хотя { $from } и хочет.
challenge-table-withdrawn = Приглашение отозвано: { $from } больше не собирает стол.
challenge-table-expired = Время вышло: { $from } собирает стол, но места заняты не все.
challenge-seat = { $number }. { $who }
challenge-seat-team = { $number }. Команда { $team }: { $who }
challenge-seat-free = свободно
challenge-seat-kept = { $who } (ждём ответа)
challenge-seat-declined = { $who } не играет: это место для всех.

# Вызовы, для нажавшего.
table-sent = Стол открыт. Дуэль начнётся, когда все места будут заняты или когда вы начнёте её с компьютерами.
table-joined = Место за вами: занято { $taken } из { $seats }. Дуэль начнётся, когда будут заняты все.
table-now = { $what }
    { $who }
table-now-team = { $team }: { $who }
table-now-free = свободно { $n }
table-left = Вы больше не сидите за этим столом.
table-moved = Теперь вы в команде { $team }.
table-moved-without = Теперь вы в команде { $team }. Ваша колода с ней не сочетается: выберите другую, иначе достанется случайная.
table-missed = { $who }, дуэль началась без вашего ответа: { $count ->
    [one] на вашем месте играет компьютер
   *[other] на ваших местах играют компьютеры
}.
table-came = { $who } теперь за вашим столом: занято { $taken } из { $seats }.
table-went = { $who } больше не за вашим столом: занято { $taken } из { $seats }.
rematch-sent = Остальным предложен реванш.
challenge-code-table = Код вашего стола: { $code }. Друзья, которые отправят /join { $code } в любом чате, где есть Duelhall, или в его локальном зале, сядут на свободные места.

# Чем играть.
decks-accept = Выберите колоду: вы примете вызов с ней.
decks-code = { $from } ждёт вас: { $game }, { $pace }. Выберите колоду, и дуэль начнётся.
decks-sit = Выберите колоду: вы сядете за стол с ней.
decks-change = Выберите колоду, которой будете играть.
decks-chosen = Ваша колода: { $deck }.
decks-lot = Случайная
decks-now = ✓ { $name }
decks-team = { $team }: { $name }

challenge-sent = Вызов отправлен: { $who }.
challenge-open-sent = Вызов открыт: играет тот, кто примет его первым.
challenge-code = Код вашей дуэли: { $code }. С вами сыграет друг, который отправит /join { $code } в любом чате, где есть Duelhall, или в его локальном зале. Код сработает один раз.
challenge-declined-done = Вы отказались.
challenge-withdrawn-done = Вызов отозван.
rematch-asked-already = Вы уже предложили реванш и ждёте ответа.

# Кнопки: не длиннее 34 букв, без точки.
press-accept = Принять
press-decline = Отказаться
press-withdraw = Отозвать
press-join = Сесть
press-join-team = В команду { $team }
press-leave = Встать
press-fill = Начать с компьютерами
press-decks = Выбрать колоду
press-hand = Моя рука
press-board = Доска
press-text = Словами
press-rules = Правила
press-fair = Честность
press-log = Журнал
press-look = Рассмотреть
press-more = Ещё
press-hint = Подсказка
press-resign = Сдаться
press-resign-now = Да, сдаюсь
press-play-on = Нет, играю дальше
press-rematch = Реванш
press-replay = Повтор
press-duel-game = Играть: { $game }
press-duel-ai = Дуэль с компьютером
press-level-easy = Лёгкий
press-level-normal = Обычный
press-level-hard = Сильный
press-cards = Карты
press-before = ◀ Назад
press-next = Дальше ▶

# Почему нельзя и что делать.
no-admin = Настройки этого места меняют только администраторы: попросите их. Ваши собственные настройки: { command-settings }.
no-aside = Эта дуэль остановлена ошибкой программы. Ничего не потеряно; сообщите хозяину, он может её вернуть. А пока можно играть другие.
no-broken = Это остановила ошибка программы, и ничего не изменилось. Попробуйте ещё раз; если повторится, сообщите хозяину.
no-begun = Этот вызов принят, и ваша дуэль уже началась. Чтобы играть, нажмите «Моя рука».
no-busy = Несколько человек нажали одновременно. Нажмите ещё раз.
no-card = Ничего похожего на «{ $search }» среди карт нет. Все карты: { command-cards }.
no-card-but = Карты «{ $search }» нет. Может быть, это: { $names }?
no-card-name = Какая карта? Напишите часть её названия после { command-card }.
no-cards-found = По запросу «{ $what }» карт нет. Уберите что-нибудь или посмотрите все карты: { command-cards }.
no-code = Под этим кодом никто не ждёт противника. Проверьте его буква за буквой или попросите новый.
no-damaged = Эту запись нельзя прочитать. Всё остальное работает; сообщите хозяину зала.
no-declined = Этот вызов отклонён: { $who } не играет. Бросьте новый: { command-duel }.
no-disk = Возможно, это не сохранилось. Проверьте, когда зал снова заработает.
no-duel-yours = Вы сейчас ни с кем не играете. Начните дуэль: { command-duel }.
no-duel-here = Здесь нет дуэли. Начните её: { command-duel }.
no-expired = Этот вызов истёк. Бросьте новый: { command-duel }.
challenge-gone = Этот вызов забыт. Бросьте новый: { command-duel }.
no-fast-press = Вы нажимаете кнопки слишком часто. Попробуйте ещё раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
no-fast-command = Вы отправляете команды слишком часто. Попробуйте ещё раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
no-fast-challenge = Вы слишком часто начинаете дуэли. Попробуйте ещё раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
no-fast-hint = Вы слишком часто просите подсказку. Попробуйте ещё раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
no-fast-replay = Вы слишком часто просите повтор. Попробуйте ещё раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
no-replay-yet = Повтор можно посмотреть, когда дуэль закончится.
no-second-hint = Компьютер ещё думает над вашей прошлой подсказкой. Дождитесь ответа.
no-hint = Советовать нечего: вас сейчас ни о чём не спрашивают.
no-more-challenges = У вас уже { $count ->
    [one] { $count } вызов ждёт
    [few] { $count } вызова ждут
   *[other] { $count } вызовов ждут
} ответа. Сначала отзовите один.
no-more-matches = Вы уже играете { $count ->
    [one] { $count } дуэль
    [few] { $count } дуэли
   *[other] { $count } дуэлей
}, больше нельзя. Сначала закончите одну.
no-more-matches-theirs = Ваш противник уже играет { $count ->
    [one] { $count } дуэль
    [few] { $count } дуэли
   *[other] { $count } дуэлей
}, больше нельзя. Попробуйте позже.
no-choice = Здесь нечего выбирать. Нажмите «Принять» или «Сесть».
no-choice-fits = Это не подходит к тому, что тем временем выбрали другие. Откройте страницу ещё раз и выберите другое.
no-kept = Оставшиеся места ждут приглашённых: { $who }.
no-kept-team = Оставшиеся там места ждут приглашённых: { $who }.
no-missed = Эта дуэль началась без вашего ответа: { $who } больше не ждёт, на вашем месте играет компьютер. Начните свою: { command-duel }.
no-more-matches-of = { $who } уже играет { $count ->
    [one] { $count } дуэль
    [few] { $count } дуэли
   *[other] { $count } дуэлей
}, больше нельзя. Попробуйте позже.
no-not-yours = Это может только { $who }. Бросьте свой вызов: { command-duel }.
no-out = Вы выбыли из этой дуэли, остальные играют дальше. Смотрите на доску.
no-own-table = Это ваш собственный стол. Если не хотите играть, отзовите приглашение.
no-seating = Так за стол не сесть: в двух командах мест должно быть поровну. Выберите чётное число мест или игру без команд.
no-table = { $game } — игра на двоих, без «{ $key }». Уберите это условие или выберите другую игру.
no-table-taken = За этим столом все места заняты. Соберите свой: { command-duel }.
no-team-change = Та команда уже полна, ваше место остаётся за вами.
no-team-room = Эта команда уже полна. Садитесь в другую.
no-not-for-you = Этот вызов не вам, его ждёт { $who }. Бросьте свой: { command-duel }.
no-old-button = На это ответ уже дан. Вот о чём спрашивают сейчас.
no-only-them = Это могут только { $who } и администраторы. Дождитесь ответа или бросьте свой вызов: { command-duel }.
option-named = { $key } ({ $name })
no-option = Неизвестное условие «{ $key }». Есть такие: { $list }.
no-option-here = «{ $name }» решают только админы: { command-config }. Уберите это условие.
no-over = Эта дуэль окончена. Чтобы сыграть снова, нажмите «Реванш».
no-rematch-which = У вас нет законченной дуэли, которую можно повторить. Начните новую: { command-duel }.
no-rematch-yet = Эта дуэль ещё не окончена. Доиграйте её или сдайтесь.
no-room = Здесь уже { $count ->
    [one] идёт { $count } дуэль
    [few] идут { $count } дуэли
   *[other] идут { $count } дуэлей
}, больше нельзя. Дождитесь, пока одна закончится.
no-second = Ваш вызов уже отправлен: { $who } думает. Дождитесь ответа или отзовите его.
no-second-open = Вы уже ищете противника. Дождитесь его или отзовите вызов.
no-second-theirs = { $who } уже вызывает вас. Примите этот вызов.
no-secret = Запись дуэли тайна до её конца. Спросите потом.
no-self = Вызвать себя нельзя. Сыграйте с компьютером или назовите другого.
no-self-accept = Это ваш собственный вызов. Дождитесь кого-нибудь или отзовите его.
no-setting = Неизвестная настройка «{ $key }». Есть такие: { $list }.
no-setup = Эти условия вместе не сыграть. Измените одно через { command-config } или уберите их.
no-store = Зал не смог обратиться к хранилищу. Ничего не изменилось; попробуйте ещё раз.
no-such-duel = Такой дуэли нет. Начните новую: { command-duel }.
no-taken = Этот вызов уже принял кто-то другой. Бросьте новый: { command-duel }.
no-turn = Сейчас не ваш ход: думает { $who } (осталось { $left }).
no-turn-computer = Сейчас не ваш ход: думает { $who }.
no-value-number = «{ $name }» — целое число от { $least } до { $most }.
no-value-word = «{ $name }» — одно из: { $list }.
no-watcher = В этой дуэли вы только зритель. Начните свою: { command-duel }.
no-watcher-here = В этой дуэли вы только зритель. Ваша дуэль — { $title }; её карты покажет { command-hand }.
no-which-duel = Здесь идёт несколько дуэлей. Нажмите кнопку под нужной.
no-withdrawn = Этот вызов отозван: { $who } больше не ждёт. Бросьте новый: { command-duel }.
no-duels-in-room = Здесь дуэлей не бывает. Начните свою там, где они идут: { $rooms }.
no-group = У вас нет роли, с которой здесь можно начинать дуэли. Попросите её у администратора или примите чужой вызов.
no-spectators = Зрители здесь не допускаются. Начните свою дуэль: { command-duel }.
no-value-ids = «{ $name }»: не больше { $most ->
    [one] { $most } идентификатора
   *[other] { $most } идентификаторов
} через один пробел.
