### Кампании: карта, задание, его конец и что идёт не так.

campaign-title = { $game }, кампания: { $nation } · ★ { $n } из { $most }
campaign-next = Дальше: задание { $n }, { $name }.
campaign-done = Все задания выполнены. Сыграйте их ещё раз ради недостающих звёзд.
campaign-cards = Ваша коллекция: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}, разных — { $different }. Каждая победа над компьютером приносит ещё одну.

mission-title = Задание { $n }: { $name } { $stars }
mission-foe = Противник: { $foe }, { $level ->
    [random] неопытный, ходит наугад
    [easy] лёгкий
    [greedy] средний, смотрит на ход вперёд
    [normal] обычный
   *[hard] сильный
}.
mission-term = • { $term }
mission-aim = { $mark } { $aim }.
mission-win = Победа
mission-aims = За что дают звёзды:
mission-reward = За первую победу: { $cards }.
mission-reward-card = «{ $card }»
mission-opens = Она откроет и страну «{ $nation }»: её кампанию и начальную колоду.
mission-decks = Выберите колоду, чтобы начать:
mission-won = Задание выполнено: { $name }.
mission-failed = Задание провалено: { $name }.
mission-stars = Звёзды: { $stars } в этот раз; было { $before }, стало { $now }.
mission-stars-none = Звёзды: в этот раз ни одной, их даёт только победа. У вас { $now }.
mission-stars-alone = Звёзды: { $stars }.
mission-card = Получена карта: «{ $name }». У вас { $n } из { $most }.
mission-opened = Открыта страна «{ $nation }»: её кампания, а начальная колода теперь ваша.
mission-number = { $n } { $stars }
collection-title = { $nation }, ваши карты: { $n } из { $most }. { $missing ->
    [0] У вас есть все карты: { $different } разных.
   *[other] Разных карт { $different }, из них у вас ещё нет { $missing }.
} Страница { $page } из { $pages }.
collection-hint = Знак ✓ стоит у карт, которые у вас есть, рядом — число копий. Нажмите номер карты, чтобы увидеть её крупно.
collection-press = { $number }. { $name }
collection-card = У вас { $n } из { $most }.
collection-alt-card = { $number }. { $name }: { $n } из { $most }.
owned-card = «{ $card }»: в колоде { $n }, у вас { $owned }

press-campaign = Кампания
press-collection = Ваши карты
press-mission = { $n }. { $name }
press-mission-begin = { FIT(34, press-mission-begin.full, press-mission-begin.brief) }
    .full = Начать: Колода «{ $deck }»
    .brief = Колода «{ $deck }»
press-mission-decks = Другие колоды
press-mission-back = К заданию
press-mission-next = Следующее задание
press-mission-again = Ещё раз

no-campaign = Здесь ни у одной игры нет кампании.
no-campaign-of = { $game }: у этой игры нет кампании.
no-nation = { $game }: в кампании нет страны «{ $what }». Есть такие: { $list }.
no-mission = Такого задания больше нет. Какие есть: { command-campaign }.
no-nation-open = Страна «{ $nation }» ещё закрыта. Её открывают задания других стран.
no-mission-open = Это задание ещё закрыто. Сначала выполните задание { $n }, { $name }.
no-deck-owned = В колоде «{ $name }» есть карты, которых у вас нет: { $list }{ $more ->
    [0] { "" }
   *[other] {" "}и ещё { $more }
}. Выиграйте карты в кампании ({ command-campaign }) или у компьютера, измените колоду или возьмите готовую.

help-campaign = /campaign — задания против компьютера и выигранные карты
