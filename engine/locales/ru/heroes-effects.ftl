### Что делают карты «Героев», по дереву действий: без заглавной буквы и точки.
### $n: число, X, формула, that (столько же, сколько случилось) или all. $each: yes, если это происходит с несколькими.
### $player: you, opponents, everyone, target, target-opponent, controller. $where, $from: hand, graveyard, deck-top, ...

# Как соединяются предложения и шаги.
fx-heroes-sentence = { CAP($text) }.
fx-heroes-sentences = { $first } { $then }
fx-heroes-steps = { $first }, затем { $then }
fx-heroes-parts = { $first }; { $then }
fx-heroes-nothing = ничего не происходит
fx-heroes-no-effect = ничего не происходит
fx-heroes-where = { $text } ({ $note })
fx-heroes-x-is = X — { $amount }
fx-heroes-plus-each = плюс 1 за кажд{ fx-heroes-hard } { $noun }

# Действия с другими внутри.
fx-heroes-if = если { $cond }, { $list }
fx-heroes-otherwise = иначе { $list }
fx-heroes-may = при желании { $list }
fx-heroes-wish = при желании { $list }
fx-heroes-may-pay = вы можете { $price }
fx-heroes-unless = { $text }, если { fx-heroes-player } не { $player ->
    [you] заплатите
   *[other] заплатит
} { $n }
fx-heroes-if-done = если вы это сделаете, { $list }
fx-heroes-player-may-pay = { fx-heroes-player } { $player ->
    [you] можете
   *[other] может
} { $price }
fx-heroes-if-not-done = { $player ->
    [you] если вы этого не сделаете, { $list }
    [opponents] за каждого, кто откажется, { $list }
    [everyone] за каждого, кто откажется, { $list }
   *[other] если он этого не сделает, { $list }
}
fx-heroes-choose-one = выберите одно: { $list }
fx-heroes-choose-none = выбирать не из чего
fx-heroes-options = { $first }; или { $then }
fx-heroes-flip = бросьте монету
fx-heroes-heads = орёл: { $list }
fx-heroes-tails = решка: { $list }
fx-heroes-repeat = сделайте { $times }: { $list }
fx-heroes-times = { $n ->
    [that] столько же раз
    [1] один раз
    [few] { $n } раза
   *[other] { $n } раз
}
fx-heroes-at-end = в конце этого хода { $list }
fx-heroes-then-at-end = { $list } в конце этого хода

# Сколько это длится.
fx-heroes-until = { $until ->
    [none] { "" }
    [turn] { " " }до конца хода
    [combat] { " " }до конца боя
    [next-turn] { " " }до вашего следующего хода
    [forever] { " " }до конца игры
   *[while-this] , пока { $this } в игре
}
fx-heroes-lasting = { $text }{ fx-heroes-until }

# Урон и исцеление.
fx-heroes-points = { $n ->
    [that] столько же
   *[other] { $n }
}
fx-heroes-by = { $each ->
    [yes] по{ " " }
   *[no] { "" }
}
fx-heroes-deal = { $by } { $count ->
    [one] наносит
   *[other] наносят
} { $it ->
    [yes] { $to }{ " " }
   *[no] { "" }
}{ $more ->
    [yes] ещё{ " " }
   *[no] { "" }
}{ fx-heroes-by }{ fx-heroes-points } ед. { $sure ->
    [yes] неотвратимого{ " " }
   *[no] { "" }
}урона{ $kind ->
    [none] { "" }
   *[other] { " " }{ fx-heroes-kind-name }
}{ $it ->
    [yes] { "" }
   *[no] { " " }{ $to }
}
fx-heroes-put = разместите { fx-heroes-by }{ fx-heroes-points } ед. урона на { $who }
fx-heroes-heal = { $n ->
    [all] полностью исцелите { $who }
   *[other] исцелите { $who } на { fx-heroes-points } ед. здоровья
}{ $each ->
    [yes] { $n ->
        [all] { "" }
       *[other] { " " }каждого
    }
   *[no] { "" }
}
fx-heroes-prevent = предотвратите { $n ->
    [all] весь{ $combat ->
        [yes] { " " }боевой
       *[no] { "" }
    } урон
    [that] столько же ближайших ед. { fx-heroes-combat-damage }
    [one] ближайшую { $n } ед. { fx-heroes-combat-damage }
   *[other] ближайшие { $n } ед. { fx-heroes-combat-damage }
} { $who }{ fx-heroes-until }
fx-heroes-combat-damage = { $combat ->
    [yes] боевого урона
   *[no] урона
}

# Карты в игре.
fx-heroes-destroy = уничтожьте { $who }
fx-heroes-exhaust = истощите { $who }
fx-heroes-ready = восстановите { $who }
fx-heroes-turn-down = положите { $who } лицом вниз
fx-heroes-remove-from-combat = выведите { $who } из боя
fx-heroes-control = возьмите { $who } под свой контроль
fx-heroes-give = { $who } { $mods }
fx-heroes-bar = { $what ->
    [be-attacked] { $whom } нельзя атаковать
    [be-protected] { $whom } нельзя заслонить
    [be-healed] { $whom } нельзя исцелять
    [be-targeted] противники не могут выбирать целью { $whom }
    [be-destroyed] { $whom } нельзя уничтожить
   *[other] { $who } { fx-heroes-cant }
}
fx-heroes-owner = { $count ->
    [one] владельца
   *[other] владельцев
}
fx-heroes-exhausted = { $count ->
    [one] { $head ->
        [item] истощённой
        [token] истощённой
        [card] истощённой
       *[other] истощённым
    }
   *[other] истощёнными
}
fx-heroes-move = { $where ->
    [hand] верните { $who } в руку { fx-heroes-owner }
    [graveyard] положите { $who } на кладбище { fx-heroes-owner }
    [deck-top] положите { $who } на верх колоды { fx-heroes-owner }
    [deck-bottom] положите { $who } под низ колоды { fx-heroes-owner }
    [deck] замешайте { $who } в колоду { fx-heroes-owner }
    [removed] удалите { $who } из игры
    [play] введите { $who } в игру
    [play-exhausted] введите { $who } в игру { fx-heroes-exhausted }
    [resources] положите { $who } в ряд ресурсов { fx-heroes-owner }
   *[resources-exhausted] положите { $who } в ряд ресурсов { fx-heroes-owner } { fx-heroes-exhausted }
}
fx-heroes-add-counters = разместите { fx-heroes-counted } на { $who }
fx-heroes-remove-counters = снимите { $n ->
    [all] все жетоны «{ $counter }»
   *[other] { fx-heroes-counted }
} с { $who }
fx-heroes-counted = { $n ->
    [that] столько же жетонов
    [1] жетон
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
} «{ $counter }»
fx-heroes-token = введите в игру { $n ->
    [that] столько же фишек
    [1] фишку
    [one] { $n } фишку
    [few] { $n } фишки
   *[other] { $n } фишек
} «{ $card }»

# Цепочка и ход.
fx-heroes-interrupt = прервите { $what }
fx-heroes-interrupt-unless = прервите { $what }, если { fx-heroes-player } не заплатит { $n }
fx-heroes-extra-turn = после этого хода сделайте ещё один ход

# Карты в других зонах.
fx-heroes-cards = { $n ->
    [that] столько же карт
    [1] карту
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}
fx-heroes-draw = { $player ->
    [you] возьмите
   *[other] { fx-heroes-player } берёт
} { fx-heroes-cards }
fx-heroes-discard = { $player ->
    [you] сбросьте
   *[other] { fx-heroes-player } сбрасывает
} { fx-heroes-cards }{ $chooser ->
    [you] { " " }на ваш выбор
    [they] { "" }
   *[chance] { " " }наугад
}
fx-heroes-top = { $n ->
    [that] столько же верхних карт
    [1] верхнюю карту
    [one] { $n } верхнюю карту
    [few] { $n } верхние карты
   *[other] { $n } верхних карт
}
fx-heroes-mill = { $player ->
    [you] положите { fx-heroes-top } своей колоды на своё кладбище
   *[other] { fx-heroes-player } кладёт { fx-heroes-top } своей колоды на своё кладбище
}
fx-heroes-put-verb = { $where ->
    [removed] удалите
    [deck] замешайте
    [play] введите
    [play-exhausted] введите
   *[other] положите
}
fx-heroes-put-verb-may = { $where ->
    [removed] удалить
    [deck] замешать
    [play] ввести
    [play-exhausted] ввести
   *[other] положить
}
fx-heroes-to = { $where ->
    [hand] в руку
    [graveyard] на кладбище
    [deck-top] на верх колоды
    [deck-bottom] под низ колоды
    [deck] в колоду
    [removed] из игры
    [play] в игру
    [play-exhausted] в игру { fx-heroes-exhausted }
    [resources] в ряд ресурсов
   *[resources-exhausted] в ряд ресурсов { fx-heroes-exhausted }
}
fx-heroes-all = { $head ->
    [ally] всех
    [hero] всех
    [character] всех
   *[other] все
}
fx-heroes-look = посмотрите { fx-heroes-top } своей колоды, { fx-heroes-put-verb } до { $most } { $noun } из них { fx-heroes-to }, а остальные положите под низ колоды
fx-heroes-look-one = посмотрите { fx-heroes-top } своей колоды; вы можете { fx-heroes-put-verb-may } { $noun } из них { fx-heroes-to }; остальные положите под низ колоды
fx-heroes-reveal = раскройте { fx-heroes-top } своей колоды, { fx-heroes-put-verb } { fx-heroes-all } { $noun } из них { fx-heroes-to }, а остальные положите под низ колоды
fx-heroes-search = найдите в своей колоде { $noun }, { fx-heroes-put-verb } { fx-heroes-to } и перетасуйте колоду
fx-heroes-recover = { fx-heroes-put-verb } { fx-heroes-to } до { $most } { $noun } со своего кладбища
fx-heroes-recover-one = вы можете { fx-heroes-put-verb-may } { fx-heroes-to } { $noun } со своего кладбища
fx-heroes-from = { $from ->
    [hand] из своей руки
    [graveyard] со своего кладбища
    [deck-top] с верха своей колоды
    [deck-bottom] с низа своей колоды
    [deck] из своей колоды
    [removed] вне игры
    [play] в игре
    [play-exhausted] истощёнными в игре
    [resources] из своего ряда ресурсов
   *[resources-exhausted] истощёнными из своего ряда ресурсов
}
fx-heroes-place = { fx-heroes-put-verb } { $from ->
    [deck-top] { fx-heroes-top } своей колоды
   *[other] { fx-heroes-cards } { fx-heroes-from }
} { fx-heroes-to }
fx-heroes-shuffle-in = { $player ->
    [you] замешайте в свою колоду все карты { fx-heroes-from }
   *[other] { fx-heroes-player } замешивает в свою колоду все карты { fx-heroes-from }
}
