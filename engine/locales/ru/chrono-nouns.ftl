### Карты «Хроно» как существительные, со всем, что стоит вокруг них.
### $head: creature, location, event, permanent, site (местность или явление), card. $case, $number, $count: с чем согласуется.

# Существительные: винительный падеж у всех как именительный.
fx-chrono-head-one = { $case ->
    [genitive] { $head ->
        [creature] существа
        [location] местности
        [event] явления
        [site] местности или явления
       *[permanent] перманента
    }
    [instrumental] { $head ->
        [creature] существом
        [location] местностью
        [event] явлением
        [site] местностью или явлением
       *[permanent] перманентом
    }
   *[nominative] { $head ->
        [creature] существо
        [location] местность
        [event] явление
        [site] местность или явление
       *[permanent] перманент
    }
}
fx-chrono-head-many-genitive = { $head ->
    [creature] существ
    [location] местностей
    [event] явлений
    [site] местностей или явлений
   *[permanent] перманентов
}
fx-chrono-head-many = { $case ->
    [genitive] { fx-chrono-head-many-genitive }
    [instrumental] { $head ->
        [creature] существами
        [location] местностями
        [event] явлениями
        [site] местностями или явлениями
       *[permanent] перманентами
    }
   *[nominative] { $head ->
        [creature] существа
        [location] местности
        [event] явления
        [site] местности или явления
       *[permanent] перманенты
    }
}
# После числа, которое кончается на 2, 3 или 4.
fx-chrono-head-few = { $head ->
    [creature] существа
    [location] местности
    [event] явления
    [site] местности или явления
   *[permanent] перманента
}
fx-chrono-head = { $number ->
    [one] { fx-chrono-head-one }
    [many] { fx-chrono-head-many }
   *[counted] { $count ->
        [one] { fx-chrono-head-one }
        [few] { $case ->
            [genitive] { fx-chrono-head-many-genitive }
           *[nominative] { fx-chrono-head-few }
        }
       *[other] { fx-chrono-head-many-genitive }
    }
}

# Прилагательные: повёрнутый, готовый; другой; свой и ваш.
fx-chrono-hard-one = { $case ->
    [genitive] { $head ->
        [location] ой
        [site] ой
       *[other] ого
    }
    [instrumental] { $head ->
        [location] ой
        [site] ой
       *[other] ым
    }
    [accusative] { $head ->
        [location] ую
        [site] ую
        [permanent] ый
       *[other] ое
    }
   *[nominative] { $head ->
        [location] ая
        [site] ая
        [permanent] ый
       *[other] ое
    }
}
fx-chrono-hard-many = { $case ->
    [genitive] ых
    [instrumental] ыми
   *[nominative] ые
}
fx-chrono-hard = { $number ->
    [one] { fx-chrono-hard-one }
    [many] { fx-chrono-hard-many }
   *[counted] { $count ->
        [one] { fx-chrono-hard-one }
       *[other] ых
    }
}
fx-chrono-another-one = { $case ->
    [genitive] { $head ->
        [location] другой
        [site] другой
       *[other] другого
    }
    [instrumental] { $head ->
        [location] другой
        [site] другой
       *[other] другим
    }
    [accusative] { $head ->
        [location] другую
        [site] другую
        [permanent] другой
       *[other] другое
    }
   *[nominative] { $head ->
        [location] другая
        [site] другая
        [permanent] другой
       *[other] другое
    }
}
fx-chrono-another = { $number ->
    [one] { fx-chrono-another-one }
    [many] { $case ->
        [genitive] других
        [instrumental] другими
       *[nominative] другие
    }
   *[counted] { $count ->
        [one] { fx-chrono-another-one }
       *[other] других
    }
}
fx-chrono-own = { $case ->
    [genitive] { $head ->
        [location] своей
        [site] своей
       *[other] своего
    }
    [instrumental] { $head ->
        [location] своей
        [site] своей
       *[other] своим
    }
    [accusative] { $head ->
        [location] свою
        [site] свою
        [permanent] свой
       *[other] своё
    }
   *[nominative] { $head ->
        [location] своя
        [site] своя
        [permanent] свой
       *[other] своё
    }
}
fx-chrono-yours = { $head ->
    [location] ваша
    [site] ваша
    [permanent] ваш
   *[other] ваше
}
fx-chrono-owns = { $case ->
    [genitive] своих
    [instrumental] своими
   *[nominative] свои
}
fx-chrono-every = { $case ->
    [genitive] всех
    [instrumental] всеми
   *[nominative] все
}

# Что стоит вокруг существительного.
fx-chrono-adjective = { $is ->
    [theirs] { $noun } противника
    [turned] повёрнут{ fx-chrono-hard } { $noun }
    [ready] готов{ fx-chrono-hard } { $noun }
   *[other] { fx-chrono-another } { $noun }
}
fx-chrono-tagged = { $noun } «{ $tag }»
fx-chrono-from = { $noun } из эпохи { $epoch }
fx-chrono-spirit = { $noun } с духом до { $n }
fx-chrono-also = { $noun } (также { $type ->
    [creature] существо
    [location] местность
   *[event] явление
})
fx-chrono-same = { $noun } (только эта карта)
fx-chrono-some = { $yours ->
    [yes] { $own ->
        [yes] { fx-chrono-own } { $noun }
       *[no] { fx-chrono-yours } { $noun }
    }
   *[no] { $noun }
}
fx-chrono-all = { $yours ->
    [yes] { fx-chrono-every } { fx-chrono-owns } { $noun }
   *[no] { fx-chrono-every } { $noun }
}
fx-chrono-mass = { $yours ->
    [yes] { fx-chrono-owns } { $noun }
   *[no] { $noun }
} с общим духом до { $n }
fx-chrono-those = { $of ->
    [yours] ваши { $noun }
    [theirs] { $noun }
   *[all] все { $noun }
}
fx-chrono-this-one = { $case ->
    [genitive] { $head ->
        [location] этой
        [site] этой
       *[other] этого
    }
    [instrumental] { $head ->
        [location] этой
        [site] этой
       *[other] этим
    }
    [accusative] { $head ->
        [location] эту
        [site] эту
        [permanent] этот
       *[other] это
    }
   *[nominative] { $head ->
        [location] эта
        [site] эта
        [permanent] этот
       *[other] это
    }
} { $noun }
fx-chrono-this = { $case ->
    [genitive] этой карты
    [instrumental] этой картой
   *[accusative] эту карту
}
fx-chrono-that = { $case ->
    [genitive] той карты
    [instrumental] той картой
   *[accusative] ту карту
}
fx-chrono-the-same = { $case ->
    [genitive] той же карты
    [instrumental] той же картой
   *[accusative] ту же карту
}
# После предлога: «на него», «у неё».
fx-chrono-it-n = { $number ->
    [one] { $head ->
        [location] неё
        [site] неё
        [card] неё
       *[other] него
    }
   *[many] них
}
fx-chrono-it = { $case ->
    [instrumental] { $number ->
        [one] { $head ->
            [location] ею
            [site] ею
            [card] ею
           *[other] им
        }
       *[many] ими
    }
   *[accusative] { $it ->
        [yes] { fx-chrono-it-n }
       *[no] { $number ->
            [one] { $head ->
                [location] её
                [site] её
                [card] её
               *[other] его
            }
           *[many] их
        }
    }
}
