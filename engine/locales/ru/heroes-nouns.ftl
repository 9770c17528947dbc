### Карты как существительные в правилах «Героев», со всем, что при них стоит. Склонение — в heroes-heads.ftl, heroes-endings.ftl и heroes-pronouns.ftl.
### $cmp: at-most, equal, at-least. $not: yes или no. $is: прилагательное.

# Как соединяются слова.
fx-heroes-or = { $first } или { $then }
fx-heroes-and = { $first } и { $then }
fx-heroes-list = { $first }, { $then }
fx-heroes-nested = ({ $text })
fx-heroes-not = не ({ $text })
fx-heroes-impossible = невозможно
fx-heroes-head-joined = { fx-heroes-head }
fx-heroes-joint = { $first }-{ $then }

# Что стоит при существительном.
fx-heroes-with-kin = { $noun } { $piece }
fx-heroes-with-adjective = { $piece } { $noun }
fx-heroes-with-mark = { $noun } { $piece }
fx-heroes-with-side = { $piece } { $noun }
fx-heroes-with-tail = { $noun } { $piece }
fx-heroes-with-note = { $noun } ({ $piece })
fx-heroes-with-choice = { $noun }{ $chooser ->
    [they] { " " }на выбор этого игрока
   *[you] { "" }
}
fx-heroes-friendly = вашей стороны

fx-heroes-adjective = { $not ->
    [yes] не{ " " }
   *[no] { "" }
}{ $is ->
    [yours] { fx-heroes-your }
    [hurt] раненн{ fx-heroes-hard } в этом ходу
    [new] вошедш{ fx-heroes-soft } в игру в этом ходу
    [face-down] закрыт{ fx-heroes-hard }
    [other] { fx-heroes-another }
    [instant] мгновенн{ fx-heroes-hard }
    [unique] уникальн{ fx-heroes-hard }
    [friendly] { fx-heroes-friendly }
    [opposing] вражеск{ fx-heroes-velar }
    [exhausted] истощённ{ fx-heroes-hard }
    [ready] готов{ fx-heroes-hard }
    [damaged] ранен{ fx-heroes-hard }
    [undamaged] невредим{ fx-heroes-hard }
    [attacking] атакующ{ fx-heroes-soft }
    [defending] обороняющ{ fx-heroes-soft }ся
   *[attached] прикреплённ{ fx-heroes-hard }
}
fx-heroes-tagged = { $not ->
    [yes] без метки
   *[no] с меткой
} «{ $tag }»
fx-heroes-of-faction = { $not ->
    [yes] не{ " " }
   *[no] { "" }
}{ $faction ->
    [lantern] Фонаря
   *[thorn] Терновника
}
fx-heroes-of-class = { $not ->
    [yes] не{ " " }
   *[no] { "" }
}класса «{ $class ->
    [warden] { class-heroes-warden }
    [ranger] { class-heroes-ranger }
    [mage] { class-heroes-mage }
    [templar] { class-heroes-templar }
    [oracle] { class-heroes-oracle }
    [shade] { class-heroes-shade }
    [spiritist] { class-heroes-spiritist }
    [binder] { class-heroes-binder }
   *[warrior] { class-heroes-warrior }
}»
fx-heroes-type = { $not ->
    [yes] (не { $text })
   *[no] { $text }
}
fx-heroes-being = { $not ->
    [yes] не { $text }
   *[no] { $text }
}
fx-heroes-keyword-name = { $keyword ->
    [protector] { keyword-heroes-protector }
    [elusive] { keyword-heroes-elusive }
    [ferocity] { keyword-heroes-ferocity }
    [long-range] { keyword-heroes-long-range }
    [stealth] { keyword-heroes-stealth }
   *[bear-form] { keyword-heroes-bear-form }
}
fx-heroes-with-keyword = { $not ->
    [yes] без { $keyword ->
        [protector] Заслона
        [elusive] Увёртливости
        [ferocity] Нетерпения
        [long-range] Дальности
        [stealth] Тихого шага
       *[bear-form] Медвежьей стати
    }
   *[no] { $keyword ->
        [protector] с Заслоном
        [elusive] с Увёртливостью
        [ferocity] с Нетерпением
        [long-range] с Дальностью
        [stealth] с Тихим шагом
       *[bear-form] с Медвежьей статью
    }
}
fx-heroes-kind-name = { $kind ->
    [arcane] чарами
    [fire] огнём
    [frost] льдом
    [holy] светом
    [melee] в ближнем бою
    [nature] силой природы
    [ranged] в дальнем бою
   *[shadow] тьмой
}
fx-heroes-with-damage = { $not ->
    [yes] без урона
   *[no] с уроном
} { fx-heroes-kind-name }
fx-heroes-or-so = { $not ->
    [yes] { $cmp ->
        [at-most] больше { $n }
        [equal] не { $n }
       *[at-least] меньше { $n }
    }
   *[no] { $cmp ->
        [at-most] до { $n }
        [equal] ровно { $n }
       *[at-least] от { $n }
    }
}
fx-heroes-unlike = { $not ->
    [yes] не{ " " }
   *[no] { "" }
}
fx-heroes-with-cost = стоимостью { fx-heroes-or-so }
fx-heroes-with-atk = с атакой { fx-heroes-or-so }
fx-heroes-with-health = с оставшимся здоровьем { fx-heroes-or-so }

# Что говорят о том, кто уже назван: «тот союзник истощён».
fx-heroes-short = { $count ->
    [one] { $head ->
        [weapon] о
        [ability] о
        [ongoing] о
        [quest] о
        [item] а
        [token] а
        [card] а
       *[other] { "" }
    }
   *[other] ы
}
fx-heroes-is = { fx-heroes-unlike }{ $list }
fx-heroes-state = { $is ->
    [exhausted] { fx-heroes-short-exhausted }
    [ready] готов{ fx-heroes-short }
    [damaged] ранен{ fx-heroes-short }
    [undamaged] невредим{ fx-heroes-short }
    [attacking] { $count ->
        [one] атакует
       *[other] атакуют
    }
    [defending] { $count ->
        [one] обороняется
       *[other] обороняются
    }
   *[face-down] закрыт{ fx-heroes-short }
}
fx-heroes-short-exhausted = { $count ->
    [one] { $head ->
        [weapon] истощено
        [ability] истощено
        [ongoing] истощено
        [quest] истощено
        [item] истощена
        [token] истощена
        [card] истощена
       *[other] истощён
    }
   *[other] истощены
}

# Существительные в предложении.
fx-heroes-some = { $number ->
    [counted] { $count } { $noun }
   *[other] { $noun }
}
fx-heroes-target = { $other ->
    [yes] { fx-heroes-another }{ " " }
   *[no] { "" }
}выбранн{ fx-heroes-hard } { $noun }
fx-heroes-targets = { $to } выбранн{ fx-heroes-hard } { $noun }
fx-heroes-up-to-targets = выбранн{ fx-heroes-hard } { $noun } (до { $to })
fx-heroes-up-to-one-target = выбранн{ fx-heroes-hard } { $noun } (до { $to })
fx-heroes-or-targets = выбранн{ fx-heroes-hard } { $noun } ({ $from } или { $to })
fx-heroes-from-to-targets = выбранн{ fx-heroes-hard } { $noun } (от { $from } до { $to })
fx-heroes-each = кажд{ fx-heroes-hard } { $noun }
fx-heroes-chosen = { $chooser ->
    [chance] { $number ->
        [counted] { $count } случайн{ fx-heroes-hard } { $noun }
       *[other] случайн{ fx-heroes-hard } { $noun }
    }
    [they] { fx-heroes-some }
   *[you] { $number ->
        [counted] { $count } { fx-heroes-whatever } { $noun }
       *[other] { fx-heroes-whatever } { $noun }
    }
}
fx-heroes-this = { $case ->
   *[nominative] { $head ->
        [item] эта
        [card] эта
        [weapon] это
        [ability] это
        [ongoing] это
        [quest] это
       *[other] этот
    }
    [genitive] { $head ->
        [item] этой
        [card] этой
       *[other] этого
    }
    [dative] { $head ->
        [item] этой
        [card] этой
       *[other] этому
    }
    [accusative] { $head ->
        [item] эту
        [card] эту
        [weapon] это
        [ability] это
        [ongoing] это
        [quest] это
        [ally] этого
        [hero] этого
        [character] этого
       *[other] этот
    }
    [instrumental] { $head ->
        [item] этой
        [card] этой
       *[other] этим
    }
    [prepositional] { $head ->
        [item] этой
        [card] этой
       *[other] этом
    }
} { fx-heroes-head }
fx-heroes-your-hero = { fx-heroes-your } { fx-heroes-head }
fx-heroes-bearer = { $head ->
    [bearer] { fx-heroes-head }
   *[other] { fx-heroes-this }
}
fx-heroes-attacker = атакующ{ fx-heroes-soft }
fx-heroes-defender = обороняющ{ fx-heroes-soft }ся
fx-heroes-she = { $case ->
   *[nominative] она
    [genitive] неё
    [dative] ей
    [accusative] её
    [instrumental] ею
    [prepositional] ней
}
fx-heroes-he = { $case ->
   *[nominative] он
    [genitive] него
    [dative] ему
    [accusative] его
    [instrumental] им
    [prepositional] нём
}
fx-heroes-neuter = { $case ->
    [nominative] оно
   *[other] { fx-heroes-he }
}
fx-heroes-it-one = { $head ->
    [item] { fx-heroes-she }
    [token] { fx-heroes-she }
    [card] { fx-heroes-she }
    [weapon] { fx-heroes-neuter }
    [ability] { fx-heroes-neuter }
    [ongoing] { fx-heroes-neuter }
    [quest] { fx-heroes-neuter }
   *[other] { fx-heroes-he }
}
fx-heroes-they = { $case ->
   *[nominative] они
    [genitive] них
    [dative] им
    [accusative] их
    [instrumental] ими
    [prepositional] них
}
fx-heroes-it = { $number ->
    [one] { fx-heroes-it-one }
   *[many] { fx-heroes-they }
}
fx-heroes-subject = { $case ->
   *[nominative] тот, о ком речь
    [genitive] того, о ком речь
    [dative] тому, о ком речь
    [accusative] того, о ком речь
    [instrumental] тем, о ком речь
    [prepositional] том, о ком речь
}
fx-heroes-other-side = { $other ->
    [source] источник{ fx-heroes-source-ending } этого урона
   *[fighter] { $case ->
       *[nominative] другой участник боя
        [genitive] другого участника боя
        [dative] другому участнику боя
        [accusative] другого участника боя
        [instrumental] другим участником боя
        [prepositional] другом участнике боя
    }
}
fx-heroes-source-ending = { $case ->
    [genitive] а
    [dative] у
    [instrumental] ом
    [prepositional] е
   *[other] { "" }
}

# Игроки.
fx-heroes-its = { $head ->
    [item] её
    [token] её
    [card] её
   *[other] его
}
fx-heroes-whose = { $whose-number ->
    [one] { $whose ->
        [item] её
        [token] её
        [card] её
       *[other] его
    }
   *[many] их
}
fx-heroes-controlled = { $named ->
    [yes] { $whose ->
        [ally] того союзника
        [hero] того героя
        [character] того персонажа
        [weapon] то оружие
        [item] ту вещь
        [token] ту фишку
       *[other] { fx-heroes-whose }
    }
   *[no] { fx-heroes-whose }
}
fx-heroes-controlling = контролирующий { fx-heroes-controlled }
fx-heroes-controlling-of = контролирующего { fx-heroes-controlled }
fx-heroes-player = { $player ->
    [you] вы
    [opponents] каждый противник
    [everyone] каждый игрок
    [target] выбранный игрок
    [target-opponent] выбранный противник
   *[controller] { fx-heroes-controlling } игрок
}
# Игроки героев, когда так поступают только игроки.
fx-heroes-people = { $people ->
    [you] вы
    [opponents] ваши противники
   *[target] выбранный противник
}
# Чьё действие вызывает свойство.
fx-heroes-actor = { $player ->
    [opponents] противник
    [everyone] игрок
   *[other] { fx-heroes-player }
}
fx-heroes-of-player = { $player ->
    [you] вас
    [opponents] каждого противника
    [everyone] каждого игрока
    [target] выбранного игрока
    [target-opponent] выбранного противника
   *[controller] { fx-heroes-controlling-of } игрока
}
