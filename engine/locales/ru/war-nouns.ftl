### Карты «Войны» как существительные, со всем, что стоит вокруг них.
### $head: unit, ground, air, vehicle, infantry, tank, tank-destroyer, fighter, bomber, navy, base, support, medal, artillery,
### one-shot, card. $case, $number, $count: с чем согласуется. Женского рода: vehicle, base, support, medal, artillery,
### one-shot, card.

# Существительные.
fx-war-head-nominative = { $head ->
   *[unit] юнит
    [ground] наземный юнит
    [air] самолёт
    [vehicle] бронемашина
    [infantry] отряд пехоты
    [tank] танк
    [tank-destroyer] истребитель танков
    [fighter] истребитель
    [bomber] бомбардировщик
    [navy] корабль
    [base] база
    [support] карта поддержки
    [medal] медаль
    [artillery] карта артиллерии
    [one-shot] карта разовой поддержки
    [card] карта
}
fx-war-head-genitive = { $head ->
   *[unit] юнита
    [ground] наземного юнита
    [air] самолёта
    [vehicle] бронемашины
    [infantry] отряда пехоты
    [tank] танка
    [tank-destroyer] истребителя танков
    [fighter] истребителя
    [bomber] бомбардировщика
    [navy] корабля
    [base] базы
    [support] карты поддержки
    [medal] медали
    [artillery] карты артиллерии
    [one-shot] карты разовой поддержки
    [card] карты
}
fx-war-head-dative = { $head ->
   *[unit] юниту
    [ground] наземному юниту
    [air] самолёту
    [vehicle] бронемашине
    [infantry] отряду пехоты
    [tank] танку
    [tank-destroyer] истребителю танков
    [fighter] истребителю
    [bomber] бомбардировщику
    [navy] кораблю
    [base] базе
    [support] карте поддержки
    [medal] медали
    [artillery] карте артиллерии
    [one-shot] карте разовой поддержки
    [card] карте
}
fx-war-head-accusative = { $head ->
   *[unit] юнит
    [ground] наземный юнит
    [air] самолёт
    [vehicle] бронемашину
    [infantry] отряд пехоты
    [tank] танк
    [tank-destroyer] истребитель танков
    [fighter] истребитель
    [bomber] бомбардировщик
    [navy] корабль
    [base] базу
    [support] карту поддержки
    [medal] медаль
    [artillery] карту артиллерии
    [one-shot] карту разовой поддержки
    [card] карту
}
fx-war-heads-nominative = { $head ->
   *[unit] юниты
    [ground] наземные юниты
    [air] самолёты
    [vehicle] бронемашины
    [infantry] отряды пехоты
    [tank] танки
    [tank-destroyer] истребители танков
    [fighter] истребители
    [bomber] бомбардировщики
    [navy] корабли
    [base] базы
    [support] карты поддержки
    [medal] медали
    [artillery] карты артиллерии
    [one-shot] карты разовой поддержки
    [card] карты
}
fx-war-heads-genitive = { $head ->
   *[unit] юнитов
    [ground] наземных юнитов
    [air] самолётов
    [vehicle] бронемашин
    [infantry] отрядов пехоты
    [tank] танков
    [tank-destroyer] истребителей танков
    [fighter] истребителей
    [bomber] бомбардировщиков
    [navy] кораблей
    [base] баз
    [support] карт поддержки
    [medal] медалей
    [artillery] карт артиллерии
    [one-shot] карт разовой поддержки
    [card] карт
}
fx-war-heads-dative = { $head ->
   *[unit] юнитам
    [ground] наземным юнитам
    [air] самолётам
    [vehicle] бронемашинам
    [infantry] отрядам пехоты
    [tank] танкам
    [tank-destroyer] истребителям танков
    [fighter] истребителям
    [bomber] бомбардировщикам
    [navy] кораблям
    [base] базам
    [support] картам поддержки
    [medal] медалям
    [artillery] картам артиллерии
    [one-shot] картам разовой поддержки
    [card] картам
}
# После числа, которое кончается на 2, 3 или 4.
fx-war-head-few = { $head ->
   *[unit] юнита
    [ground] наземных юнита
    [air] самолёта
    [vehicle] бронемашины
    [infantry] отряда пехоты
    [tank] танка
    [tank-destroyer] истребителя танков
    [fighter] истребителя
    [bomber] бомбардировщика
    [navy] корабля
    [base] базы
    [support] карты поддержки
    [medal] медали
    [artillery] карты артиллерии
    [one-shot] карты разовой поддержки
    [card] карты
}
fx-war-head-one = { $case ->
    [genitive] { fx-war-head-genitive }
    [dative] { fx-war-head-dative }
    [accusative] { fx-war-head-accusative }
   *[nominative] { fx-war-head-nominative }
}
fx-war-head-many = { $case ->
    [genitive] { fx-war-heads-genitive }
    [dative] { fx-war-heads-dative }
   *[nominative] { fx-war-heads-nominative }
}
fx-war-head = { $number ->
    [one] { fx-war-head-one }
    [many] { fx-war-head-many }
   *[counted] { $count ->
        [one] { fx-war-head-one }
        [few] { $case ->
            [genitive] { fx-war-heads-genitive }
           *[nominative] { fx-war-head-few }
        }
       *[other] { fx-war-heads-genitive }
    }
}

# Окончания прилагательных: повреждённый, американский, чужой, атакующий.
fx-war-hard-one = { $case ->
   *[nominative] { $head ->
        [vehicle] ая
        [base] ая
        [support] ая
        [medal] ая
        [artillery] ая
        [one-shot] ая
        [card] ая
       *[other] ый
    }
    [genitive] { $head ->
        [vehicle] ой
        [base] ой
        [support] ой
        [medal] ой
        [artillery] ой
        [one-shot] ой
        [card] ой
       *[other] ого
    }
    [dative] { $head ->
        [vehicle] ой
        [base] ой
        [support] ой
        [medal] ой
        [artillery] ой
        [one-shot] ой
        [card] ой
       *[other] ому
    }
    [accusative] { $head ->
        [vehicle] ую
        [base] ую
        [support] ую
        [medal] ую
        [artillery] ую
        [one-shot] ую
        [card] ую
       *[other] ый
    }
}
fx-war-hard-many = { $case ->
    [genitive] ых
    [dative] ым
   *[nominative] ые
}
fx-war-hard = { $number ->
    [one] { fx-war-hard-one }
    [many] { fx-war-hard-many }
   *[counted] { $count ->
        [one] { fx-war-hard-one }
       *[other] ых
    }
}
fx-war-soft-one = { $case ->
   *[nominative] { $head ->
        [vehicle] ая
        [base] ая
        [support] ая
        [medal] ая
        [artillery] ая
        [one-shot] ая
        [card] ая
       *[other] ий
    }
    [genitive] { $head ->
        [vehicle] ой
        [base] ой
        [support] ой
        [medal] ой
        [artillery] ой
        [one-shot] ой
        [card] ой
       *[other] ого
    }
    [dative] { $head ->
        [vehicle] ой
        [base] ой
        [support] ой
        [medal] ой
        [artillery] ой
        [one-shot] ой
        [card] ой
       *[other] ому
    }
    [accusative] { $head ->
        [vehicle] ую
        [base] ую
        [support] ую
        [medal] ую
        [artillery] ую
        [one-shot] ую
        [card] ую
       *[other] ий
    }
}
fx-war-soft-many = { $case ->
    [genitive] их
    [dative] им
   *[nominative] ие
}
fx-war-soft = { $number ->
    [one] { fx-war-soft-one }
    [many] { fx-war-soft-many }
   *[counted] { $count ->
        [one] { fx-war-soft-one }
       *[other] их
    }
}
fx-war-mixed-one = { $case ->
   *[nominative] { $head ->
        [vehicle] ая
        [base] ая
        [support] ая
        [medal] ая
        [artillery] ая
        [one-shot] ая
        [card] ая
       *[other] ой
    }
    [genitive] { $head ->
        [vehicle] ой
        [base] ой
        [support] ой
        [medal] ой
        [artillery] ой
        [one-shot] ой
        [card] ой
       *[other] ого
    }
    [dative] { $head ->
        [vehicle] ой
        [base] ой
        [support] ой
        [medal] ой
        [artillery] ой
        [one-shot] ой
        [card] ой
       *[other] ому
    }
    [accusative] { $head ->
        [vehicle] ую
        [base] ую
        [support] ую
        [medal] ую
        [artillery] ую
        [one-shot] ую
        [card] ую
       *[other] ой
    }
}
fx-war-mixed-many = { $case ->
    [genitive] их
    [dative] им
   *[nominative] ие
}
fx-war-mixed = { $number ->
    [one] { fx-war-mixed-one }
    [many] { fx-war-mixed-many }
   *[counted] { $count ->
        [one] { fx-war-mixed-one }
       *[other] их
    }
}
fx-war-acting-one = { $case ->
   *[nominative] { $head ->
        [vehicle] ая
        [base] ая
        [support] ая
        [medal] ая
        [artillery] ая
        [one-shot] ая
        [card] ая
       *[other] ий
    }
    [genitive] { $head ->
        [vehicle] ей
        [base] ей
        [support] ей
        [medal] ей
        [artillery] ей
        [one-shot] ей
        [card] ей
       *[other] его
    }
    [dative] { $head ->
        [vehicle] ей
        [base] ей
        [support] ей
        [medal] ей
        [artillery] ей
        [one-shot] ей
        [card] ей
       *[other] ему
    }
    [accusative] { $head ->
        [vehicle] ую
        [base] ую
        [support] ую
        [medal] ую
        [artillery] ую
        [one-shot] ую
        [card] ую
       *[other] ий
    }
}
fx-war-acting-many = { $case ->
    [genitive] их
    [dative] им
   *[nominative] ие
}
fx-war-acting = { $number ->
    [one] { fx-war-acting-one }
    [many] { fx-war-acting-many }
   *[counted] { $count ->
        [one] { fx-war-acting-one }
       *[other] их
    }
}
# Свой, ваш, этот.
fx-war-own-one = { $case ->
   *[nominative] { $head ->
        [vehicle] своя
        [base] своя
        [support] своя
        [medal] своя
        [artillery] своя
        [one-shot] своя
        [card] своя
       *[other] свой
    }
    [genitive] { $head ->
        [vehicle] своей
        [base] своей
        [support] своей
        [medal] своей
        [artillery] своей
        [one-shot] своей
        [card] своей
       *[other] своего
    }
    [dative] { $head ->
        [vehicle] своей
        [base] своей
        [support] своей
        [medal] своей
        [artillery] своей
        [one-shot] своей
        [card] своей
       *[other] своему
    }
    [accusative] { $head ->
        [vehicle] свою
        [base] свою
        [support] свою
        [medal] свою
        [artillery] свою
        [one-shot] свою
        [card] свою
       *[other] свой
    }
}
fx-war-own-many = { $case ->
    [genitive] своих
    [dative] своим
   *[nominative] свои
}
fx-war-own = { $number ->
    [one] { fx-war-own-one }
    [many] { fx-war-own-many }
   *[counted] { $count ->
        [one] { fx-war-own-one }
       *[other] своих
    }
}
fx-war-yours-one = { $case ->
   *[nominative] { $head ->
        [vehicle] ваша
        [base] ваша
        [support] ваша
        [medal] ваша
        [artillery] ваша
        [one-shot] ваша
        [card] ваша
       *[other] ваш
    }
    [genitive] { $head ->
        [vehicle] вашей
        [base] вашей
        [support] вашей
        [medal] вашей
        [artillery] вашей
        [one-shot] вашей
        [card] вашей
       *[other] вашего
    }
    [dative] { $head ->
        [vehicle] вашей
        [base] вашей
        [support] вашей
        [medal] вашей
        [artillery] вашей
        [one-shot] вашей
        [card] вашей
       *[other] вашему
    }
    [accusative] { $head ->
        [vehicle] вашу
        [base] вашу
        [support] вашу
        [medal] вашу
        [artillery] вашу
        [one-shot] вашу
        [card] вашу
       *[other] ваш
    }
}
fx-war-yours-many = { $case ->
    [genitive] ваших
    [dative] вашим
   *[nominative] ваши
}
fx-war-yours = { $number ->
    [one] { fx-war-yours-one }
    [many] { fx-war-yours-many }
   *[counted] { $count ->
        [one] { fx-war-yours-one }
       *[other] ваших
    }
}
fx-war-these-one = { $case ->
   *[nominative] { $head ->
        [vehicle] эта
        [base] эта
        [support] эта
        [medal] эта
        [artillery] эта
        [one-shot] эта
        [card] эта
       *[other] этот
    }
    [genitive] { $head ->
        [vehicle] этой
        [base] этой
        [support] этой
        [medal] этой
        [artillery] этой
        [one-shot] этой
        [card] этой
       *[other] этого
    }
    [dative] { $head ->
        [vehicle] этой
        [base] этой
        [support] этой
        [medal] этой
        [artillery] этой
        [one-shot] этой
        [card] этой
       *[other] этому
    }
    [accusative] { $head ->
        [vehicle] эту
        [base] эту
        [support] эту
        [medal] эту
        [artillery] эту
        [one-shot] эту
        [card] эту
       *[other] этот
    }
}
fx-war-these-many = { $case ->
    [genitive] этих
    [dative] этим
   *[nominative] эти
}
fx-war-these = { $number ->
    [one] { fx-war-these-one }
    [many] { fx-war-these-many }
   *[counted] { $count ->
        [one] { fx-war-these-one }
       *[other] этих
    }
}
fx-war-every = { $case ->
    [genitive] всех
    [dative] всем
   *[nominative] все
}

# Что стоит вокруг существительного.
fx-war-adjective = { $is ->
    [theirs] чуж{ fx-war-mixed } { $noun }
    [used] использованн{ fx-war-hard } { $noun }
    [available] доступн{ fx-war-hard } { $noun }
    [damaged] повреждённ{ fx-war-hard } { $noun }
    [attacking] атакующ{ fx-war-acting } { $noun }
    [blocking] блокирующ{ fx-war-acting } { $noun }
    [decorated] награждённ{ fx-war-hard } { $noun }
   *[other] друг{ fx-war-mixed } { $noun }
}
fx-war-country = { $country ->
    [usa] американск{ fx-war-soft } { $noun }
    [ussr] советск{ fx-war-soft } { $noun }
    [britain] британск{ fx-war-soft } { $noun }
   *[germany] немецк{ fx-war-soft } { $noun }
}
fx-war-tagged = { $noun } «{ $tag }»
fx-war-named = { $noun } «{ $card }»
fx-war-with = { $noun } с { $what ->
    [cost] ценой
    [attack] атакой
   *[defense] защитой
} { $cmp ->
    [less] меньше { $n }
    [at-most] до { $n }
    [equal] { $n }
    [at-least] от { $n }
   *[more] больше { $n }
}
fx-war-also = { $noun } (также { $type ->
    [ground] наземный юнит
    [air] самолёт
    [vehicle] бронемашина
    [infantry] пехота
    [tank] танк
    [tank-destroyer] истребитель танков
    [fighter] истребитель
    [bomber] бомбардировщик
    [navy] корабль
    [base] база
    [support] поддержка
    [medal] медаль
    [artillery] артиллерия
    [one-shot] разовая поддержка
   *[unit] юнит
})
fx-war-same = { $noun } (только эта карта)
fx-war-worn = { $noun } (только носитель)
fx-war-some = { $yours ->
    [yes] { $own ->
        [yes] { fx-war-own } { $noun }
       *[no] { fx-war-yours } { $noun }
    }
   *[no] { $noun }
}
fx-war-up-to = до { $n }: { $yours ->
    [yes] { fx-war-own } { $noun }
   *[no] { $noun }
}
fx-war-all = { $yours ->
    [yes] { fx-war-every } { fx-war-own } { $noun }
   *[no] { fx-war-every } { $noun }
}
fx-war-those = { $of ->
    [yours] { fx-war-yours } { $noun }
    [theirs] { $noun }
   *[all] { fx-war-every } { $noun }
}
fx-war-this-one = { fx-war-these } { $noun }
fx-war-this = { $case ->
    [genitive] этой карты
    [dative] этой карте
   *[accusative] эту карту
}
fx-war-that = { $case ->
    [genitive] той карты
    [dative] той карте
   *[accusative] ту карту
}
fx-war-the-same = { $case ->
    [genitive] той же карты
    [dative] той же карте
   *[accusative] ту же карту
}
fx-war-bearer = { $case ->
    [nominative] носитель
    [dative] носителю
   *[genitive] носителя
}
fx-war-it = { $number ->
    [one] { $case ->
        [dative] { $head ->
            [vehicle] ей
            [base] ей
            [support] ей
            [medal] ей
            [artillery] ей
            [one-shot] ей
            [card] ей
           *[other] ему
        }
       *[accusative] { $head ->
            [vehicle] её
            [base] её
            [support] её
            [medal] её
            [artillery] её
            [one-shot] её
            [card] её
           *[other] его
        }
    }
   *[many] { $case ->
        [dative] им
       *[accusative] их
    }
}
