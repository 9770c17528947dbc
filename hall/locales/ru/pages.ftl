### Справочные страницы.

help-title = Duelhall: карточные дуэли в чате. Что здесь можно:
help-duel = /duel — вызвать кого-то, всех или компьютер
help-games = /duel { $game } — то же в другой игре: { $games }
# $table: настройки, например seats:4 teams:two. $deck: настройка для колоды или none.
help-table = /duel { $game } { $table } — собрать стол, за которым играют до { $most } человек{ $deck ->
    [none] { "" }
   *[other] ; { $deck }:НАЗВАНИЕ — выбрать свою колоду
}
help-formats = /duel sealed или /duel draft — собрать колоду из бустеров и сыграть ею; /duel constructed — прийти со своей колодой из шестидесяти карт и запасом
help-code = /duel code — получить код для друга из другого чата; /join КОД — присоединиться по нему
help-hand = /hand — посмотреть свои карты; другие их не видят
help-board = /board — показать доску ещё раз
help-resign = /resign — сдаться; сначала переспросит
help-rematch = /rematch — сыграть последнюю дуэль ещё раз
help-rules = /rules — как играть
help-cards = /cards — все карты; /cards { $search } СЛОВО — только подходящие
help-card = /card НАЗВАНИЕ — одна карта по части названия
help-settings = /settings — ваш язык, картинки и напоминания
help-config = /config — язык, игра, часы и правила этого места, для администраторов
help-help = /help — эта страница
about = Duelhall { $version } — свободная программа под лицензией MIT или Apache-2.0. Спасибо авторам шрифтов и значков; их лицензии приложены.

sample-first = Мира
sample-second = Томас

rules-title = { $game }: правила
rules-missed = Если вы не успели ответить, за вас ответит компьютер, а времени на следующий ход будет меньше. { $count ->
    [one] { $count } пропущенный ход
    [few] { $count } пропущенных хода
   *[other] { $count } пропущенных ходов
} — и дуэль проиграна.
rules-house = Здешние правила:
rules-house-line = • { $name }: { $value }

cards-title = Карты, страница { $page } из { $pages }:
cards-found = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
} по запросу «{ $what }»{ $pages ->
    [1] :
   *[other] , страница { $page } из { $pages }:
}
# Признаки, которые есть в нескольких играх. Остальные записаны у своих игр.
cards-all-game = Все игры
cards-all-type = Все типы
cards-all-cost = Любая цена
trait-type = тип
trait-cost = цена
card-others = Ещё: { $names }.

log-title = Ход дуэли, новое сверху, страница { $page } из { $pages }:
log-empty = Пока ничего не произошло.
log-old-rules = Эта дуэль сыграна по прежним правилам, и её ход показать нельзя.

# Анимация законченной дуэли и кадры в ней, о которых сказать нечего.
replay-title = { $title }. Ключевые моменты:
replay-moment = { $n }. { $what }
replay-begins = Дуэль начинается.
replay-goes-on = Дуэль продолжается.

look-title = { $pages ->
    [one] Карты на виду. Выберите, какую показать крупно:
   *[other] Карты на виду, страница { $page } из { $pages }. Выберите, какую показать крупно:
}
look-menu = Рассмотреть…
look-several = { $card } ×{ $n }
look-more = и ещё { $n }
look-line = { $row }: { $cards }.
look-entry = { $card } — { $row }
look-at = { $row }: { $card }.
look-row = { $who }
look-row-hand = Ваша рука
no-in-sight = Этой карты больше не видно. Нажмите «Рассмотреть» ещё раз и посмотрите, что есть.
no-in-sight-any = Пока нет карт, которые можно рассмотреть.

more-settings = Ваш язык, картинки и напоминания: { command-settings }.

# Начальная страница.
mode-seats = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}, каждый за себя
mode-teams = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}, две команды по { $each }
