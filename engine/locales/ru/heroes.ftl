### «Герои»: вопросы, выбор и строки истории.

# Вопросы.
ask-heroes-mulligan = Оставить эти карты или замешать их все и взять новые?
# $place: yes, если в этот ход ещё можно положить карту в ряд ресурсов.
ask-heroes-act = Ваш ход: { $place ->
    [yes] положите карту в ряд ресурсов,{" "}
   *[no] {""}
}играйте карты, применяйте свойства, атакуйте или завершите ход.
# $once: yes, если после паса бой спросит снова, только когда что-то изменится.
asked-heroes-once = { $once ->
    [yes] {" "}Снова вас спросят, только если что-то изменится.
   *[no] {""}
}
# $able: yes, если можно не только пасовать; $can: что можно сделать.
ask-heroes-proposed = Сейчас атакует { $attacker }, цель — { $defender }. { asked-heroes-blow } { $able ->
    [yes] { CAP($can) } или пасуйте: тогда атака начнётся.
   *[no] Можно только пасовать: тогда атака начнётся.
}{ asked-heroes-once }
# $own: yes, если это своё; mate, если напарника. $does: quote, если на карте сказано, что будет. $aimed: self, если цель — сама карта.
ask-heroes-respond = { asked-heroes-begun }{ $aimed ->
    [self] , цель — она сама
    [yes] , цель: { $at }
   *[no] {""}
}.{ $does ->
    [quote] {" "}{ $own ->
        [yes] На карте
       *[no] На карте для игрока { $who }
    }: { SHORT($what, 220) }
   *[happen] {""}
} { $able ->
    [yes] Чтобы ответить, { $can }; чтобы не мешать, пасуйте.
   *[no] Ответить нечем: можно только пасовать.
}
asked-heroes-begun = { $act ->
    [play] { asked-heroes-begun.who } карту «{ $card }»
   *[use] { asked-heroes-begun.who } свойство карты «{ $card }»
    [complete] { asked-heroes-begun.who } задание «{ $card }»
    [trigger] Срабатывает { $own ->
        [yes] ваша карта «{ $card }»
        [mate] карта «{ $card }» ({ $who }, ваша команда)
       *[no] карта «{ $card }» ({ $who })
    }
}
    .who = { $own ->
    [yes] Вы { $act ->
        [play] разыгрываете
       *[use] применяете
        [complete] выполняете
    }
   *[no] { $who }{ $own ->
        [mate] {" "}(ваша команда)
       *[no] {""}
    } { $act ->
        [play] разыгрывает
       *[use] применяет
        [complete] выполняет
    }
}
ask-heroes-attack = Атакует { $attacker }, цель — { $defender }. { asked-heroes-blow } Пока никто не заслонил цель и не ударил. { $able ->
    [yes] { CAP($can) } или пасуйте: тогда бой продолжится.
   *[no] Можно только пасовать.
}{ asked-heroes-once }
ask-heroes-defend = Идёт бой. Атакует { $attacker }, обороняется { $defender }. { asked-heroes-blow } { $able ->
    [yes] { CAP($can) } или пасуйте: тогда бой кончится этим уроном.
   *[no] Можно только пасовать.
}
ask-heroes-end = { $turn ->
    [yes] Ваш ход сейчас закончится.
   *[no] Сейчас закончится ход ({ $who }).
} { $able ->
    [yes] Напоследок { $can } или пасуйте.
   *[no] Можно только пасовать.
}
ask-heroes-armor = «{ $by }» сейчас нанесёт вашему герою { $n } ед. урона, здоровья осталось { $left }. Предотвратите часть урона доспехом или пасуйте и примите весь.
ask-heroes-protect = Атакует { $attacker }, цель — { $defender }. { asked-heroes-blow } Выберите, кто заслонит цель и примет атаку на себя, или пасуйте: тогда цель не изменится.
# Что можно сделать.
asked-heroes-can-strike = ударьте оружием
asked-heroes-can-play = сыграйте карту
asked-heroes-can-use = примените свойство
# Тот, кто сражается: чей он.
asked-heroes-fighter = { $side ->
    [own-hero] ваш герой
    [hero] герой ({ $who })
    [own] «{ $card }» (ваша карта)
   *[other] «{ $card }» ({ $who })
}
# Урон, который двое нанесут друг другу, если ничего не изменится; fatal: yes, если персонаж от него погибнет; bare, если спасти
# может только доспех. $armor: yes, если доспех ещё может предотвратить часть урона.
# $strike: yes, если герой ещё может ударить. $stopped: yes, если весь урон предотвращён.
asked-heroes-blow = Урон цели: { $hit }{ $stopped ->
    [yes] {" "}(предотвращён)
   *[no] {""}
}{ $armor ->
    [yes] {" "}без учёта доспеха
   *[no] {""}
}{ $fatal ->
    [yes] {" "}(смертельный)
    [bare] {" "}(спасёт только доспех)
   *[no] {""}
}, в ответ: { $back }{ $stopped-back ->
    [yes] {" "}(предотвращён)
   *[no] {""}
}{ $armor-back ->
    [yes] {" "}без учёта доспеха
   *[no] {""}
}{ $fatal-back ->
    [yes] {" "}(смертельный)
    [bare] {" "}(спасёт только доспех)
   *[no] {""}
}.{ $strike ->
    [yes] {" "}Удар оружием может это изменить.
   *[no] {""}
}
# Свойство, которое можно применить сейчас: на кнопке есть место только для цены.
asked-heroes-power = { $card } №{ $number }: { SHORT($what, 180) }
# Под вопросом: чего стоит выбор, если этого нет на кнопке, и что делают свойства.
asked-heroes-rivals = «{ $card }» не может остаться в игре вместе с { $cards }: если сыграете, выберете, что отправится на кладбище.
asked-heroes-errand = Задание займёт место ресурса в этом ходу.
asked-heroes-stops = Вас спрашивают всегда, даже если можно только пасовать: по паузе никто не узнает, что у вас в руке.
# Чем различаются пасы. $own: yes, если ход свой; $yields: yes, если можно пропускать только эту карту.
asked-heroes-passes = «Пас» пропускает только это. «Пас до конца хода»{ $own ->
    [yes] : пока ваш ход не кончится, вы больше ни на что не ответите и не ударите оружием.
   *[no] {" "}пропускает всё, пока ход не кончится: вы не ответите ни картой, ни свойством и не ударите оружием.
}{ $yields ->
    [yes] {" "}«Пропускать» пропускает всё, что эта карта сделает в этом ходу; это можно отменить.
   *[no] {""}
}
asked-heroes-notes =
    { $first }
    { $then }
ask-heroes-drop = Столько таких карт у одного игрока быть не может. Какая отправится на кладбище?
ask-heroes-excess = { $n ->
    [one] В руке слишком много карт: сбросьте { $n } карту.
    [few] В руке слишком много карт: сбросьте { $n } карты.
   *[other] В руке слишком много карт: сбросьте { $n } карт.
}
ask-heroes-pick = { $n ->
    [1] «{ $card }»: выберите одну цель.
    [one] «{ $card }»: выберите { $n } цель.
    [few] «{ $card }»: выберите { $n } цели.
   *[other] «{ $card }»: выберите { $n } целей.
}
ask-heroes-discard = { $n ->
    [1] «{ $card }»: какая карта будет сброшена?
    [one] «{ $card }»: какая { $n } карта будет сброшена?
    [few] «{ $card }»: какие { $n } карты будут сброшены?
   *[other] «{ $card }»: какие { $n } карт будут сброшены?
}
ask-heroes-cards = «{ $card }»: { $n ->
    [1] какую карту
    [one] какую { $n } карту
    [few] какие { $n } карты
   *[other] какие { $n } карт
} { asked-heroes-fate }?
ask-heroes-cards-up-to = { $n ->
    [1] «{ $card }»: какую карту { asked-heroes-fate }? Можно отказаться.
   *[other] «{ $card }»: какие карты { asked-heroes-fate } (не больше { $n })? Можно отказаться.
}
# Что станет с выбранными картами.
asked-heroes-fate = { $to ->
    [hand] взять в руку
    [graveyard] отправить на кладбище
    [removed] удалить из игры
    [deck] замешать в колоду
    [deck-top] положить на верх колоды
    [deck-bottom] положить под низ колоды
    [resources] положить в ресурсы
   *[play] ввести в игру
}
ask-heroes-may-of = «{ $card }»: { SHORT($what, 220) } Применить?
ask-heroes-may = Воспользоваться тем, что предлагает «{ $card }»?
ask-heroes-avert = «{ $card }» ({ $who }): { $what } Заплатите?
ask-heroes-option = «{ $card }»: выберите одно.
ask-heroes-modes = «{ $card }»: выберите одно. { $list }
ask-heroes-mode = { $n }: { $what }.
ask-heroes-order = Сразу сработало несколько свойств. Какое из них подействует последним?
ask-heroes-x = «{ $card }»: сколько заплатите за X (не больше { $most })?{ $does ->
    [quote] {" "}На карте: { SHORT($what, 220) }
   *[happen] {""}
}
# $left: сколько целей ещё можно выбрать. $barred: yes, если есть причина, по которой что-то выбрать нельзя.
ask-heroes-target = «{ $card }»: выберите цель{ $left ->
    [1] {""}
   *[other] {" "}(не больше { $left })
}.{ $does ->
    [quote] {" "}На карте: { SHORT($what, 220) }
   *[happen] {""}
}{ $barred ->
    [yes] {" "}{ $why }
   *[no] {""}
}
# $idle: yes, если атака без урона.
ask-heroes-defender = { $card }: кого атаковать{ $idle ->
    [yes] {" "}без урона
   *[no] { $atk ->
        [0] {""}
       *[other] {" "}с силой { $atk }
    }
}? Можно выбрать героя или союзника другой стороны.{ $barred ->
    [yes] {" "}{ $why }
   *[no] {""}
}
# Почему что-то выбрать нельзя и кто может заслонить.
asked-heroes-sidestep = { $keyword } (атаковать нельзя): { $cards }.
asked-heroes-safe = Сейчас нельзя атаковать: { $cards }.
asked-heroes-no-heroes = Героев атаковать не может: { $card }.
asked-heroes-spared = Весь урон будет предотвращён: { $cards }.
asked-heroes-bulwark = { $keyword } (может заслонить): { $cards }.
asked-heroes-barred = Нельзя выбрать: { $list }.
asked-heroes-bar = { $cards } ({ $why ->
    [untouchable] противникам недоступно
    [ready] не истощено
    [exhausted] истощено
    [unhurt] без урона
    [cost] стоит слишком много
   *[idle] не атакует
})
asked-heroes-others = прочие
ask-heroes-price = «{ $card }»: чем заплатите? Карта будет { $part ->
    [exhaust] истощена
    [destroy] уничтожена
    [remove] удалена из игры
   *[discard] сброшена
}.

# Выбор.
do-heroes-keep = Оставить
do-heroes-mulligan = Взять новые
do-heroes-play = Сыграть { $number }: { $card }
do-heroes-play-short = Сыграть { $number }
do-heroes-place = Ресурс { $number }: { $card }
do-heroes-place-short = Ресурс { $number }
do-heroes-quest = Задание { $number }: { $card }
do-heroes-quest-short = Задание { $number }
# На кнопке есть место для глагола, названия и числа. Если название длинное, вместо глагола знак. У цены знак ресурсов, урон
# стоит при глаголе, место свойства названо словом. Пустой выбор ничего не изменит.
# $why: x, если X равен 0; now, если сейчас эффект ничего не изменит.
do-heroes-play-idle = Сыграть { $number }: { $card } ({ $why ->
    [now] сейчас впустую
   *[x] X = 0, впустую
})
do-heroes-play-idle-short = { $why ->
    [now] Сейчас впустую: Сыграть { $number }
   *[x] X = 0: Сыграть { $number }
}
# $which: какое это свойство карты по счёту; only, если других нет.
do-heroes-use = { FIT(34, do-heroes-use.full, do-heroes-use.sign, do-heroes-use.least) }
    .full = Применить: { do-heroes-use.brief }
    .brief = { $card } №{ $number }{ $which ->
    [only] {""}
   *[other] , свойство { $which }
}{ do-heroes-use.price }
    .sign = ⚡ { do-heroes-use.brief }
    .least = ⚡ { $card } №{ $number }{ $which ->
    [only] {""}
   *[other] /{ $which }
}{ do-heroes-use.price }
    .price = { $cost ->
    [0] {""}
   *[other] {" "}⬢{ $cost }
}
do-heroes-use-idle = { FIT(34, do-heroes-use-idle.full, do-heroes-use-idle.brief) }
    .full = { $card } №{ $number } ({ $why ->
    [now] сейчас впустую
   *[x] X = 0, впустую
})
    .brief = Впустую: { $card }
# Если цене нет места, она стоит под вопросом.
do-heroes-complete = { FIT(34, do-heroes-complete.full, do-heroes-complete.brief, do-heroes-complete.sign) }
    .full = { do-heroes-complete.brief } ⬢{ $cost }
    .brief = Выполнить: { $card } №{ $number }
    .sign = ⚑ { $card } №{ $number } ⬢{ $cost }
# $armed: yes, если оружие может добавить урона.
do-heroes-attack = { FIT(34, do-heroes-attack.full, do-heroes-attack.brief, do-heroes-attack.sign) }
    .full = Атака { $atk }{ $armed ->
    [yes] +оружие
   *[no] {""}
}: { $card } №{ $number }
    .brief = Атака { do-heroes-attack.plus }: { $card } №{ $number }
    .sign = ⚔{ do-heroes-attack.plus } { $card } №{ $number }
    .plus = { $atk }{ $armed ->
    [yes] +
   *[no] {""}
}
do-heroes-strike = { FIT(34, do-heroes-strike.full, do-heroes-strike.sign) }
    .full = Удар: { do-heroes-strike.brief }
    .sign = ⚔ { do-heroes-strike.brief }
    .brief = { $card } №{ $number } ⬢{ $cost }
do-heroes-protect = { FIT(34, do-heroes-protect.full, do-heroes-protect.sign, do-heroes-protect.least) }
    .full = Заслонить: { $card } №{ $number }{ do-heroes-pick.values }
    .sign = ✋ { $card } №{ $number }{ do-heroes-pick.values }
    .least = ✋ { $card } №{ $number }
do-heroes-armor = { FIT(34, do-heroes-armor.full, do-heroes-armor.sign) }
    .full = Предотвратить { $n }: { $card } №{ $number }
    .sign = 🛡{ $n } { $card } №{ $number }
# $named: карта с её игроком, если такая есть и у другой стороны.
# Рядом с именем союзника стоят его АТК и оставшееся здоровье, если хватает места; рядом с именем героя — его здоровье.
do-heroes-pick = { FIT(34, do-heroes-pick.full, do-heroes-pick.named, do-heroes-pick.valued, do-heroes-pick.brief) }
    .full = { do-heroes-pick.named }{ do-heroes-pick.values }
    .named = { $named } №{ $number }
    .valued = { do-heroes-pick.brief }{ do-heroes-pick.values }
    .brief = { $card } №{ $number }
    .values = { $living ->
    [yes] {" "}· { $atk }/{ $left }
    [hero] {" "}· здоровье { $left }
   *[no] {""}
}
# Цель, для которой сейчас ничего не изменится.
do-heroes-pick-idle = { FIT(34, do-heroes-pick-idle.full, do-heroes-pick-idle.named, do-heroes-pick-idle.sign, do-heroes-pick-idle.brief) }
    .full = { $named } №{ $number } (сейчас впустую)
    .named = Впустую: { $named } №{ $number }
    .sign = ∅ { $named } №{ $number }
    .brief = ∅ { $card } №{ $number }
# Цель, которой весь урон будет предотвращён.
do-heroes-pick-spared = { FIT(34, do-heroes-pick-spared.full, do-heroes-pick-spared.named, do-heroes-pick-spared.sign, do-heroes-pick-spared.brief) }
    .full = { $named } №{ $number } (урон не пройдёт)
    .named = Без урона: { $named } №{ $number }
    .sign = 🛡 { $named } №{ $number }
    .brief = 🛡 { $card } №{ $number }
do-heroes-card = { $number }: { $card }
do-heroes-card-short = Выбрать { $number }
do-heroes-discard = { $number }: { $card }
do-heroes-discard-short = Сбросить { $number }
do-heroes-player = { $who }
do-heroes-link = { FIT(34, do-heroes-link.full, do-heroes-link.brief) }
    .full = В цепочке: { $named }
    .brief = В цепочке: { $card }
do-heroes-x = Заплатить { $n }
do-heroes-x-idle = X = 0: Ничего не произойдёт
do-heroes-option = Вариант { $n }
do-heroes-option-of = { $n }. { CAP(SHORT($what, 30)) }
do-heroes-order = { $n }. { $card }
do-heroes-yes = Да
do-heroes-no = Нет
do-heroes-done = Готово
do-heroes-none = Ничего не выбирать
do-heroes-back = Отменить
do-heroes-pass = Пас
do-heroes-rest = Пас до конца хода
# $number: номер карты в игре; 0 — любая разыгранная карта с этим названием.
do-heroes-yield = { FIT(34, do-heroes-yield.full, do-heroes-yield.brief) }
    .full = { $number ->
    [0] Пропускать: { $card }
   *[other] Пропускать: { $card } №{ $number }
}
    .brief = Пропускать: { $card }
do-heroes-heed = { FIT(34, do-heroes-heed.full, do-heroes-heed.brief) }
    .full = { $number ->
    [0] Спрашивать: { $card }
   *[other] Спрашивать: { $card } №{ $number }
}
    .brief = Снова: { $card } №{ $number }
do-heroes-always = Спрашивать всегда
do-heroes-sometimes = Спрашивать, если могу ответить
do-heroes-end = Завершить ход

# Что произошло.
tell-heroes-began = Первый ход: { $who }.
tell-heroes-kept = { $who } оставляет свои карты.
tell-heroes-mulligan = { $who } возьмёт новую руку, когда решат все.
tell-heroes-redealt = { $who } получает новую руку.
tell-heroes-turn = Ход { $n }: { $who }.
tell-heroes-drew = { $who } берёт карту «{ $card }».
tell-heroes-draws = { $n ->
    [1] { $who } берёт карту.
    [one] { $who } берёт { $n } карту.
    [few] { $who } берёт { $n } карты.
   *[other] { $who } берёт { $n } карт.
}
tell-heroes-placed = { $who } кладёт карту в ресурсы.
tell-heroes-placed-own = { $who } кладёт в ресурсы лицом вниз карту «{ $card }».
tell-heroes-quest = { $who } берётся за задание «{ $card }».
tell-heroes-played = { $who } играет карту «{ $card }».
tell-heroes-used = { $who } применяет карту «{ $card }».
tell-heroes-triggered = Срабатывает «{ $card }».
# Что она делает, если этого не говорит ничто другое.
tell-heroes-says = На карте для игрока { $who }: { SHORT($what, 180) }
tell-heroes-tokens = { $n ->
    [1] { $who } вводит в игру фишку: { $card }.
    [one] { $who } вводит в игру { $n } фишку: { $card }.
    [few] { $who } вводит в игру { $n } фишки: { $card }.
   *[other] { $who } вводит в игру { $n } фишек: { $card }.
}
tell-heroes-aimed = Цель: { $at }.
mark-heroes-card = «{ $card }»
mark-heroes-player = { $who }
# Карта, которая есть и у другой стороны.
mark-heroes-of = { $card } ({ $who })
tell-heroes-attacks = Атака: «{ $card }» → «{ $defender }».
tell-heroes-protects = Заслон: { $card }.
tell-heroes-strikes = { $who } бьёт оружием «{ $card }».
tell-heroes-armored = Доспех «{ $card }» предотвращает { $n } ед. урона.
# $known: yes, если это эффект карты; $of: эта карта.
tell-heroes-damaged = «{ $by }»{ $known ->
    [yes] {" "}(карта «{ $of }»)
   *[no] {""}
} наносит { $n } ед. урона, цель — «{ $card }».
tell-heroes-harmless = «{ $by }» не наносит урона, цель — «{ $card }».
tell-heroes-missed = «{ $card }»: ничего не изменилось.
tell-heroes-crowded = «{ $card }» не может остаться в игре вместе с { $cards }.
tell-heroes-prevented = «{ $card }»: предотвращено { $n } ед. урона.
tell-heroes-put = «{ $card }» получает { $n } ед. урона.
tell-heroes-healed = «{ $card }»: восстановлено { $n } ед. здоровья.
tell-heroes-destroyed = Уничтожено: «{ $card }».
tell-heroes-left = { $to ->
    [hand] { $card } возвращается в руку.
    [graveyard] { $card } отправляется на кладбище.
    [removed] { $card } удаляется из игры.
    [deck] { $card } замешивается в колоду.
    [deck-top] { $card } ложится на верх колоды.
    [deck-bottom] { $card } отправляется под низ колоды.
   *[other] { $card } покидает игру.
}
tell-heroes-discarded = { $who } сбрасывает карту «{ $card }».
tell-heroes-milled = { $who } теряет из колоды карту «{ $card }».
tell-heroes-revealed = { $who } показывает карту «{ $card }».
tell-heroes-took = { $to ->
    [hand] { $who } берёт в руку карту «{ $card }».
    [play] { $who } вводит в игру карту «{ $card }».
    [resources] { $who } кладёт в ресурсы карту «{ $card }».
    [graveyard] { $who } кладёт на кладбище карту «{ $card }».
   *[other] { $who } откладывает карту «{ $card }».
}
tell-heroes-took-hidden = { $who } берёт карту в руку.
tell-heroes-interrupted = Прервано: «{ $card }».
tell-heroes-completed = { $who } выполняет задание «{ $card }».
tell-heroes-flipped = Герой переворачивается: { $card }.
tell-heroes-controlled = Под контролем игрока { $who }: { $card }.
tell-heroes-coin = { $side ->
    [heads] Монета игрока { $who }: орёл.
   *[tails] Монета игрока { $who }: решка.
}
tell-heroes-shuffled = { $n ->
    [one] { $who } замешивает в колоду { $n } карту.
    [few] { $who } замешивает в колоду { $n } карты.
   *[other] { $who } замешивает в колоду { $n } карт.
}
tell-heroes-called = Бой кончается без урона.
tell-heroes-out = { $who } выбывает: герой пал.
tell-heroes-quit = { $who } выходит из игры вместе со своими картами.
tell-heroes-decked = { $who } выбывает: в колоде не осталось карт.
tell-ended-win-two = Победила команда, в которой { $who } и { $other }: { $reason }.
tell-ended-win-three = Победила команда, в которой { $who }, { $other } и { $third }: { $reason }.

# Чем кончилось.
reason-heroes-defeat = у другой стороны не осталось героев
reason-heroes-decked = у последнего противника кончились карты
reason-heroes-together = последние герои пали вместе
reason-heroes-endless = этому не было бы конца
reason-heroes-turn-cap = ходы кончились
reason-heroes-resigned = противник сдался
reason-heroes-timed-out = у противника вышло время

# Колоды и их герои, в форматах.
ask-heroes-leader = { $n ->
    [one] Каким героем сыграете? Все ваши карты показаны после героев. Для каждого героя предложена колода из { $n } карты; менять героя и колоду можно, пока вы не готовы.
   *[other] Каким героем сыграете? Все ваши карты показаны после героев. Для каждого героя предложена колода из { $n } карт; менять героя и колоду можно, пока вы не готовы.
}
do-heroes-leader = Другой герой
