game-chrono = Хроно
about-chrono = Часы одни на двоих: время идёт, и со сменой эпохи каждая карта становится другой. Дуэль идёт минут пятнадцать.
type-chrono-hero = герои
type-chrono-thoughtform = мысли
type-chrono-location = местности
type-chrono-event = события
type-chrono-shadow = тени
trait-chrono-epoch = эпоха { $n }
option-chrono-deck = Ваша колода
option-chrono-deck-lot = случайная
option-chrono-opposing = Колода противника
option-chrono-opposing-lot = случайная
option-chrono-end = Когда время дошло до последнего века
option-chrono-end-clamp = игра продолжается
option-chrono-end-draw = ничья
option-chrono-end-life = побеждает тот, у кого больше жизни
option-chrono-shift = Время, сдвинутое на несколько веков
option-chrono-shift-jump = перескакивает туда
option-chrono-shift-step = проходит каждую эпоху
option-chrono-meditation = Медитировать можно
option-chrono-meditation-second = со своего второго хода
option-chrono-meditation-first = со второго хода игры
option-chrono-cap = Ходов до победы того, у кого больше жизни

### Стол «Хроно» словами, для тех, кто не видит картинку.

table-chrono-mulligan = Стартовые руки можно поменять.
table-chrono-turn = Ход { $n }: { $who }.
table-chrono-age = Век { $age } из 30, эпоха { $epoch }.
table-chrono-moved = Время сдвинулось: был век { $from }, теперь { $to }.
table-chrono-side = { $who }: жизнь { $life }{ $armor ->
    [0] { "" }
   *[other] , броня { $armor }
}; герой — { $hero }{ $counters ->
    [0] { "" }
    [one] , { $counters } жетон
    [few] , { $counters } жетона
   *[other] , { $counters } жетонов
}.
table-chrono-counts = Концентрация { $pool }; в руке { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[other] { $hand } карт
}, в колоде { $deck }, в колоде героя { $beside }.
table-chrono-field = На поле боя: { $cards }.
table-chrono-shades = Тени: { $cards }.
table-chrono-shade = №{ $number } рубашкой вверх
table-chrono-graveyard = На кладбище { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}, сверху «{ $card }».
table-chrono-numbered = №{ $number } { $card }
table-chrono-marked = { $what } ({ $marks })
table-chrono-mark = { $mark ->
    [turned] повёрнута
    [snared] в ловушке
   *[sick] вышла в этот ход
}
table-chrono-life = жизнь { $n }
table-chrono-time = время { $n }
table-chrono-shifted = в эпохе { $epoch }
table-chrono-last = Последняя карта: «{ $card }», { $who }.
table-chrono-forecast = Если сдвинуть время { $way ->
    [past] назад на { $n }
   *[future] вперёд на { $n }
} в эпоху { $epoch }, { $dies ->
    [0] изменятся: { $cards }
   *[other] погибнут: { $cards }
}.
table-chrono-choosing = Выберите из этих карт:
table-chrono-hand = Ваша рука:
table-chrono-hand-empty = Ваша рука пуста.
table-chrono-hand-undealt = Карты сдадут, как только станет ясно, кто начинает.
table-chrono-held = { $number }. { $use ->
    [play] Можно сыграть
    [lay] Можно положить в тень
    [choose] Можно выбрать
    [keep] Остаётся
    [replace] Уйдёт в колоду
    [short] Не хватает { $missing }
   *[nothing] Сейчас нельзя
}: { $card }
table-chrono-held-idle = { $number }. { $card }
table-chrono-card = { $cost ->
    [none] { $name }. { $line }.
   *[other] { $name } ({ $cost }). { $line }.
}
look-row-chrono-choosing = На выбор
look-row-chrono-graveyard = Кладбище, { $who }
score-chrono = { $who } { $life }
moment-chrono = ход { $n } · век { $age }
hand-chrono-turn = Ваш ход: век { $age }, эпоха { $epoch } · концентрация { $pool }

own-tell-chrono-replaced = { $count ->
    [0] Вы оставили всю руку.
    [one] Вы поменяли { $count } карту.
    [few] Вы поменяли { $count } карты.
   *[other] Вы поменяли { $count } карт.
}
own-tell-chrono-drew = Вы взяли карту «{ $card }».
own-tell-chrono-concentrated = Вы получили концентрацию: { $n }.
own-tell-chrono-meditated = Вы медитировали.
own-tell-chrono-fetched-own = Вы взяли из колоды героя карту «{ $card }».
own-tell-chrono-played = Вы сыграли «{ $card }».
own-tell-chrono-laid = Вы положили тень.
own-tell-chrono-laid-own = Вы положили в тень карту «{ $card }».
own-tell-chrono-used = Вы повернули карту «{ $card }».
own-tell-chrono-hero = Вы применили умение героя { $n }.
own-tell-chrono-healed = Вы получили жизнь: { $n }.
own-tell-chrono-discarded = Вы сбросили карту «{ $card }».

## Страница правил

rules-chrono-win = У каждого { $life ->
    [one] { $life } жизнь
    [few] { $life } жизни
   *[other] { $life } жизней
}. Кто потерял все, проиграл; если оба сразу — ничья.
rules-chrono-time = Между вами одни часы на 30 веков: в эпохе 1 их 15, в эпохе 2 — 10, в эпохе 3 — 5. Каждый ход, кроме самого первого, время само идёт на век вперёд. Карты двигают его вперёд и назад{ $shift ->
    [step] , век за веком: эпоха по пути тоже наступает.
   *[jump] ; эпоха, через которую перескочили, не наступает.
}
rules-chrono-rows = У карты есть строка для каждой эпохи, и действует только строка нынешней. Строка-заклинание срабатывает один раз; с любой другой строкой карта остаётся на столе и даёт ресурсы, которые на ней показаны. Если эпоха сменилась и ваша карта стала заклинанием, она погибает и разыгрывается бесплатно.
rules-chrono-turn = Ваш ход: время идёт, ваши карты разворачиваются, вы берёте карту и получаете концентрацию героя. Дальше в любом порядке играйте карты, собирайте ресурсы, применяйте умения. Атака — в конце: она завершает ход.
rules-chrono-pool = За всё платят концентрацией. Это карты с верха вашей колоды рубашкой вверх; они лежат, пока их не потратят, а потраченные уходят под колоду. За пустую колоду не проигрывают.
rules-chrono-collect = Раз в ход каждый вид ресурса собирают сразу со всех своих карт: концентрацию, жизнь, время. Карты, которые вышли в этот ход, и повёрнутые не дают ничего. Собранное время двигает часы и снимает счётчики с чужого события.
rules-chrono-attack = Атака — это сумма вашей атаки минус сумма чужой защиты; прямой урон защита не уменьшает. Остаток вы делите между игроком и его местностью. Броня принимает урон раньше жизни.
rules-chrono-places = У игрока может быть одна местность: у неё есть жизнь, и она принимает урон на себя. И одно событие: его убавляют только время и карты, на которых это сказано. Новая карта сменяет прежнюю.
rules-chrono-shadows = Тень кладут рубашкой вверх бесплатно. Когда случится то, чего она ждёт, её можно открыть, и она делает то, что на ней написано.
rules-chrono-hero = Раз в ход герой применяет одно умение: оно кладёт на него жетоны или снимает их. Или же начните ход с медитации: заплатите 1 концентрацию и возьмите любую карту из колоды героя; тогда в этот ход нельзя играть карты и применять умения героя.
rules-chrono-words = Призыв — когда карта выходит. Явление — когда выходит и когда меняется её эпоха. Ярость — когда погибает; ею можно пожертвовать. Ускорение — даёт ресурсы в ход выхода. Ловушка — карта повёрнута и не разворачивается, пока не начнётся следующий ход того, кто её поймал.
rules-chrono-start = В начале у вас { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}; любые из них можно один раз поменять. Кто ходит первым, в первый ход карту не берёт.
rules-chrono-end = { $end ->
    [draw] Когда время должно пройти дальше века 30, игра кончается вничью.
    [life] Когда время должно пройти дальше века 30, побеждает тот, у кого больше жизни.
   *[clamp] На веке 30 время останавливается, а игра продолжается.
} Через { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
} побеждает тот, у кого больше жизни.

# Название списка вариантов: по вопросу или по тому, что делает каждый вариант.
menu-do-chrono-use = Какую карту повернуть…
menu-do-chrono-sacrifice = Чем пожертвовать…
menu-do-chrono-hero = Умение героя…
menu-ask-chrono-pick = Выберите карту…
menu-ask-chrono-mass = Выберите карты…
menu-ask-chrono-way = Выберите сторону…
menu-ask-chrono-split = Сколько…
menu-ask-chrono-discard = Что сбросить…
menu-ask-chrono-fetch = Выберите карту…
menu-ask-chrono-recover = Выберите карту…
menu-ask-chrono-option = Выберите одно…
menu-ask-chrono-order = Какое заклинание первым…
menu-ask-chrono-epoch = Выберите эпоху…
menu-ask-chrono-insight = Выберите тень…
menu-ask-chrono-time = На сколько сдвинуть время…
menu-ask-chrono-unwind = Сколько снять…
