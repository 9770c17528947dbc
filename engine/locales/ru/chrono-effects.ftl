### Что делают карты «Хроно», по их строкам. Коротко: в строке места букв на шестьдесят.
### $who: you, opponent, both. $way: either, future, past. $cmp: less, at-most, equal, at-least, more.
### $head: creature, location, event, permanent, site (местность или событие), card. $mood: do, may.
### $n — число или буква, объяснённая в конце.

# Как соединяются предложения, шаги и вложенные части.
fx-chrono-sentence = { CAP($text) }.
fx-chrono-sentences = { $first } { $then }
fx-chrono-steps = { $first }; { $then }
fx-chrono-list = { $first }, { $then }
fx-chrono-nested = ({ $text })
fx-chrono-nothing = ничего
fx-chrono-no-effect = без действия
# Пустая строка: с приходом её эпохи карта уходит со стола, как сказано и на картинке.
fx-chrono-fades = исчезает и уходит на кладбище
fx-chrono-where = { $text } ({ $note })
fx-chrono-is = { $letter } — { $amount }

# Величины.
fx-chrono-number = { $n }
fx-chrono-amount-age = номер века в эпохе
fx-chrono-amount-counters = жетоны вашего героя
fx-chrono-amount-pool = { $who ->
    [you] ваша концентрация
    [opponent] концентрация противника
   *[both] концентрация обоих
}
fx-chrono-amount-life = { $who ->
    [you] ваши жизни
    [opponent] жизни противника
   *[both] жизни обоих
}
fx-chrono-amount-hand = { $who ->
    [you] карты в вашей руке
    [opponent] карты в руке противника
   *[both] карты в руках обоих
}
fx-chrono-amount-moved = сдвиг времени за ход
fx-chrono-amount-ages = этот сдвиг времени
fx-chrono-amount-times = { $factor } × { $amount }
fx-chrono-amount-sum = { $one } + { $other }

# Время и игроки. То, что получает и теряет сам игрок, — числа со знаком.
fx-chrono-move-time = { $mood ->
    [may] сдвинуть
   *[do] сдвиньте
} время на { $n }{ $way ->
    [either] { "" }
    [future] { " " }вперёд
   *[past] { " " }назад
}
fx-chrono-gains = { $who ->
    [you] { "" }
    [opponent] противнику{ " " }
   *[both] обоим{ " " }
}+{ $n }
fx-chrono-lives = { $n ->
    [one] жизнь
    [few] жизни
   *[other] жизней
}
fx-chrono-concentrate = { fx-chrono-gains } концентрации
fx-chrono-heal = { fx-chrono-gains } { fx-chrono-lives }
fx-chrono-armor = { fx-chrono-gains } брони
fx-chrono-lose = { $who ->
    [you] { $mood ->
        [may] потерять
       *[do] потеряйте
    }
    [opponent] противник теряет
   *[both] оба теряют
} { $n } { fx-chrono-lives }
fx-chrono-hero-counters = { $n ->
    [one] жетон героя
    [few] жетона героя
   *[other] жетонов героя
}
fx-chrono-charge = { fx-chrono-gains } { fx-chrono-hero-counters }
fx-chrono-drain = { $who ->
    [you] { "" }
    [opponent] противнику{ " " }
   *[both] обоим{ " " }
}−{ $n } { fx-chrono-hero-counters }
fx-chrono-damage = { $mood ->
    [may] нанести
   *[do] нанесите
} { $n } { $n ->
    [one] урон
   *[other] урона
}
fx-chrono-cards = { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}
fx-chrono-draw = { $who ->
    [you] { $mood ->
        [may] взять
       *[do] возьмите
    }
    [opponent] противник берёт
   *[both] оба берут
} { fx-chrono-cards }
fx-chrono-discards = { $who ->
    [you] { $mood ->
        [may] сбросить
       *[do] сбросьте
    }
    [opponent] противник сбрасывает
   *[both] оба сбрасывают
}
fx-chrono-discard = { fx-chrono-discards } { fx-chrono-cards }
fx-chrono-discard-random = { fx-chrono-discards } { $n ->
    [1] случайную карту
    [one] { $n } случайную карту
    [few] { $n } случайные карты
   *[other] { $n } случайных карт
}
fx-chrono-mill = { fx-chrono-discards } { fx-chrono-cards } из колоды
fx-chrono-fetch = { $mood ->
    [may] взять
   *[do] возьмите
} карту из колоды героя
fx-chrono-recover = { $mood ->
    [may] взять
   *[do] возьмите
} { fx-chrono-cards } с кладбища

# Карты на поле.
fx-chrono-disembody = { $mood ->
    [may] развоплотить
   *[do] развоплотите
} { $whom }
fx-chrono-return = { $mood ->
    [may] вернуть
   *[do] верните
} { $whom } в руку
fx-chrono-snare = { $mood ->
    [may] поймать
   *[do] поймайте
} { $whom }
fx-chrono-turn-card = { $mood ->
    [may] повернуть
   *[do] поверните
} { $whom }
fx-chrono-ready = { $mood ->
    [may] развернуть
   *[do] разверните
} { $whom }
fx-chrono-shift = { $mood ->
    [may] сдвинуть
   *[do] сдвиньте
} { $whom } на эпоху
fx-chrono-sacrifice = { $mood ->
    [may] пожертвовать
   *[do] пожертвуйте
} { $whom }
fx-chrono-counters-of = { $n ->
    [1] счётчик
    [one] { $n } счётчик
    [few] { $n } счётчика
   *[other] { $n } счётчиков
}
fx-chrono-mend = { $mood ->
    [may] положить
   *[do] положите
} { fx-chrono-counters-of } на { $whom }
fx-chrono-unwind = { $mood ->
    [may] убрать
   *[do] уберите
} { fx-chrono-counters-of } у { $whom }
fx-chrono-insight = { $mood ->
    [may] посмотреть
   *[do] посмотрите
} чужую тень, можете вернуть её
fx-chrono-token = { $mood ->
    [may] создать
   *[do] создайте
} { $n ->
    [1] фишку
    [one] { $n } фишку
    [few] { $n } фишки
   *[other] { $n } фишек
} «{ $token }»

# Действия с другими внутри.
fx-chrono-if = если { $cond }: { $list }
fx-chrono-if-else = если { $cond }: { $list }; иначе: { $otherwise }
fx-chrono-may = можете { $list }
fx-chrono-may-do = по желанию: { $list }
fx-chrono-may-pay = можете заплатить { $n }: { $list }
fx-chrono-choose = на выбор: { $list }
fx-chrono-or = { $first } либо { $then }
fx-chrono-choose-none = выбора нет
