### «Герои»: вопросы, выбор и строки истории.

# Вопросы.
ask-heroes-mulligan = Оставить эти карты или замешать их все и взять новые?
ask-heroes-act = Ваш ход: играйте карты, применяйте свойства, атакуйте или завершите ход.
ask-heroes-proposed = Готовится атака: { $attacker }, цель — { $defender }. Ответите?
# $own: yes, если это своё; mate, если напарника. $does: quote, если на карте сказано, что будет; enter, если карта просто
# входит в игру.
ask-heroes-respond = { $own ->
    [yes] Сейчас
    [mate] { $who } (ваша команда): сейчас
   *[no] { $who }: сейчас
} { $does ->
    [enter] войдёт в игру
   *[happen] сработает
} «{ $card }»{ $aimed ->
    [yes] , цель: { $at }
   *[no] {""}
}.{ $does ->
    [quote] {" "}На карте: { SHORT($what, 120) }
   *[other] {""}
} Ответите?
ask-heroes-attack = Атака началась. Сделаете что-нибудь до обороны?
ask-heroes-defend = Бой завязался. Ударите оружием или сделаете что-нибудь до урона?
ask-heroes-end = Ход завершается. Сделаете что-нибудь напоследок?
ask-heroes-armor = Вашему герою наносят { $n } ед. урона. Какой доспех примет часть на себя?
ask-heroes-protect = Атака: { $attacker }, цель — { $defender }. Кто заслонит?
ask-heroes-drop = Все эти карты оставить нельзя. Какая отправится на кладбище?
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
ask-heroes-cards = { $n ->
    [1] «{ $card }»: выберите карту.
    [one] «{ $card }»: выберите { $n } карту.
    [few] «{ $card }»: выберите { $n } карты.
   *[other] «{ $card }»: выберите { $n } карт.
}
ask-heroes-cards-up-to = { $n ->
    [1] «{ $card }»: выберите карту или откажитесь.
    [one] «{ $card }»: выберите не больше { $n } карты.
   *[other] «{ $card }»: выберите не больше { $n } карт.
}
ask-heroes-may-of = «{ $card }»: { SHORT($what, 150) } Хотите?
ask-heroes-may = Хотите того, что предлагает «{ $card }»?
ask-heroes-avert = «{ $card }»: { $what } Заплатите?
ask-heroes-option = «{ $card }»: выберите одно.
ask-heroes-modes = «{ $card }»: выберите одно. { $list }
ask-heroes-mode = { $n }: { $what }.
ask-heroes-order = Сразу сработало несколько свойств. Какое встанет в цепочку первым? Последнее подействует раньше всех.
ask-heroes-x = «{ $card }»: сколько заплатите за X?
ask-heroes-target = «{ $card }»: выберите цель.
ask-heroes-defender = { $card }: кого атаковать?
ask-heroes-price = «{ $card }»: что отдадите за это?

# Выбор.
do-heroes-keep = Оставить
do-heroes-mulligan = Взять новые
do-heroes-play = Сыграть { $number }: { $card }
do-heroes-play-short = Сыграть { $number }
do-heroes-place = В ресурсы { $number }: { $card }
do-heroes-place-short = Ресурс { $number }
do-heroes-quest = Задание { $number }: { $card }
do-heroes-quest-short = Задание { $number }
do-heroes-use = { $card } №{ $number }: { SHORT($what, 50) }
do-heroes-complete = Выполнить: { $card } №{ $number }
do-heroes-attack = { $armed ->
    [yes] Атака: { $card } №{ $number } (с оружием)
   *[no] Атака: { $card } №{ $number } ({ $atk })
}
do-heroes-strike = Удар за { $cost }: { $card } №{ $number }
do-heroes-protect = Заслонить: { $card } №{ $number }
do-heroes-armor = Предотвратить { $n }: { $card } №{ $number }
do-heroes-pick = { $card } №{ $number }
do-heroes-card = { $card } ({ $number })
do-heroes-card-short = Выбрать { $number }
do-heroes-discard = { $number }: { $card }
do-heroes-discard-short = Сбросить { $number }
do-heroes-player = { $who }
do-heroes-link = В цепочке: { $card }
do-heroes-x = { $n }
do-heroes-option = Вариант { $n }
do-heroes-option-of = { $n }. { CAP(SHORT($what, 30)) }
do-heroes-order = { $n }. { $card }
do-heroes-yes = Да
do-heroes-no = Нет
do-heroes-done = Готово
do-heroes-back = Отменить
do-heroes-pass = Пас
do-heroes-rest = Пас до конца хода
# $number: номер карты в игре; 0 — любая разыгранная карта с этим названием.
do-heroes-yield = { $number ->
    [0] Пропускать: { $card }
   *[other] Пропускать: { $card } №{ $number }
}
do-heroes-heed = { $number ->
    [0] Спрашивать: { $card }
   *[other] Спрашивать: { $card } №{ $number }
}
do-heroes-always = Спрашивать всегда
do-heroes-sometimes = Спрашивать, если могу ответить
do-heroes-end = Завершить ход

# Что произошло.
tell-heroes-began = Первый ход: { $who }.
tell-heroes-kept = { $who } оставляет руку.
tell-heroes-mulligan = { $who } берёт новую руку.
tell-heroes-turn = Ход { $n }: { $who }.
tell-heroes-drew = { $who } берёт карту «{ $card }».
tell-heroes-draws = { $n ->
    [1] { $who } берёт карту.
    [one] { $who } берёт { $n } карту.
    [few] { $who } берёт { $n } карты.
   *[other] { $who } берёт { $n } карт.
}
tell-heroes-placed = { $who } кладёт ресурс.
tell-heroes-placed-own = { $who } кладёт в ресурсы лицом вниз карту «{ $card }».
tell-heroes-quest = { $who } берётся за задание «{ $card }».
tell-heroes-played = { $who } играет карту «{ $card }».
tell-heroes-used = { $who } применяет карту «{ $card }».
tell-heroes-triggered = Срабатывает «{ $card }».
# Что она делает, если этого не говорит ничто другое.
tell-heroes-says = На карте: { SHORT($what, 100) }
tell-heroes-tokens = { $n ->
    [1] { $who } вводит в игру фишку: { $card }.
    [one] { $who } вводит в игру { $n } фишку: { $card }.
    [few] { $who } вводит в игру { $n } фишки: { $card }.
   *[other] { $who } вводит в игру { $n } фишек: { $card }.
}
tell-heroes-aimed = Цель: { $at }.
mark-heroes-card = { $card }
mark-heroes-link = «{ $card }»
mark-heroes-player = { $who }
tell-heroes-attacks = Атака: «{ $card }» → «{ $defender }».
tell-heroes-protects = Заслон: { $card }.
tell-heroes-strikes = { $who } бьёт оружием «{ $card }».
tell-heroes-armored = Доспех «{ $card }» предотвращает { $n } ед. урона.
tell-heroes-damaged = «{ $by }» наносит { $n } ед. урона карте «{ $card }».
tell-heroes-prevented = Предотвращено { $n } ед. урона карте «{ $card }».
tell-heroes-put = Карта «{ $card }» получает { $n } ед. урона.
tell-heroes-healed = «{ $card }»: исцелено { $n } ед. здоровья.
tell-heroes-destroyed = Карта «{ $card }» уничтожена.
tell-heroes-left = { $to ->
    [hand] { $card } возвращается в руку.
    [graveyard] { $card } отправляется на кладбище.
    [removed] { $card } удаляется из игры.
    [deck] { $card } замешивается в колоду.
    [deck-top] { $card } ложится на верх колоды.
    [deck-bottom] { $card } ложится под низ колоды.
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
reason-heroes-defeat = последний вражеский герой пал
reason-heroes-decked = у последнего противника кончились карты
reason-heroes-together = последние герои пали вместе
reason-heroes-endless = этому не было бы конца
reason-heroes-turn-cap = ходы кончились
reason-heroes-resigned = противник сдался
reason-heroes-timed-out = у противника вышло время

# Колоды и их герои, в форматах.
ask-heroes-leader = { $n ->
    [one] Каким героем сыграете? Для каждого предложена колода из { $n } карты, её можно изменить.
   *[other] Каким героем сыграете? Для каждого предложена колода из { $n } карт, её можно изменить.
}
do-heroes-leader = Другой герой
