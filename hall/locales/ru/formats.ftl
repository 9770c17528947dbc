### Форматы любой игры с бустерами: названия и сбор колод словами.

game-in-format = { $game } ({ $format })
game-formats = { $game } (бустеры, драфт, свои колоды)
format-sealed = бустеры
format-draft = драфт
format-constructed = свои колоды
about-format-sealed = Откройте шесть бустеров, соберите из их карт колоду и играйте ею.
about-format-draft = Выбирайте карты из бустеров, которые идут по кругу, соберите колоду и играйте ею.
about-format-constructed = Играйте колодой из шестидесяти карт: готовой или своей.
option-format = Колоды
option-format-sealed = бустеры: каждый вскрывает шесть своих
option-format-draft = драфт: бустеры идут по кругу
option-format-constructed = свои колоды: каждый играет своей или готовой

table-format-build = До дуэли собирают колоды.
table-format-builds = { $who } ({ $state ->
    [ready] колода готова
   *[busy] собирает колоду
}): { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}{ $pack ->
    [0] .
   *[other] , в бустере { $pack }.
}
table-format-built = Ваши карты:
table-format-out = { $who }: вне игры.
table-format-looking = Выберите из этих карт:
table-format-card = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
table-format-offered = { $number }. { $card }
table-format-pool = { $most ->
    [1] { $now ->
        [0] Не в колоде: { $card }
       *[other] В колоде: { $card }
    }
   *[other] В колоде { $now } из { $most }: { $card }
}

desk-toggle = { $does ->
    [in] В колоду { $name }
   *[out] Из колоды { $name }
}{ $most ->
    [1] { "" }
   *[other] {" "}({ $now } из { $most })
}
list-do-format-leader = Выберите героя…
desk-menu = Выберите карты колоды…
desk-missing = Готово: не хватает { $n }
desk-too-many = Готово: лишних { $n }
desk-curve = Стоимость (сколько карт): { $costs }.
desk-clock = Каждое нажатие добавляет { $seconds } секунд, всего до { $minutes } минут.
desk-all = Все { $n }
desk-in = В колоде { $n }
desk-out = Не в колоде { $n }
desk-type = { $type } { $n }
desk-cost = Стоимость { $cost }: { $n }

own-tell-format-picked = Вы взяли карту «{ $card }».
own-tell-format-exchanged = Вы поменяли карту «{ $out }» на «{ $card }».
own-tell-format-ready = Ваша колода готова.
own-tell-format-left = Вы вышли из-за стола.

rules-format-again = Реванш — следующая партия того же матча: колоды остаются, и перед партией карты можно поменять на запасные, одну на одну.
