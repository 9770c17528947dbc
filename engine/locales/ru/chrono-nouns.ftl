### Карты «Хроно» как существительные, со всем, что стоит вокруг них.
### $head: creature, location, event, permanent, site (местность или событие), card. $case, $number, $count: с чем согласуется.

# Существительные: винительный падеж у всех как именительный.
fx-chrono-head-one = { $case ->
    [genitive] { $head ->
        [creature] существа
        [location] местности
        [event] события
        [site] местности или события
       *[permanent] перманента
    }
    [instrumental] { $head ->
        [creature] существом
        [location] местностью
        [event] событием
        [site] местностью или событием
       *[permanent] перманентом
    }
   *[nominative] { $head ->
        [creature] существо
        [location] местность
        [event] событие
        [site] местность или событие
       *[permanent] перманент
    }
}
fx-chrono-head-many-genitive = { $head ->
    [creature] существ
    [location] местностей
    [event] событий
    [site] местностей или событий
   *[permanent] перманентов
}
fx-chrono-head-many = { $case ->
    [genitive] { fx-chrono-head-many-genitive }
    [instrumental] { $head ->
        [creature] существами
        [location] местностями
        [event] событиями
        [site] местностями или событиями
       *[permanent] перманентами
    }
   *[nominative] { $head ->
        [creature] существа
        [location] местности
        [event] события
        [site] местности или события
       *[permanent] перманенты
    }
}
# После числа, которое кончается на 2, 3 или 4.
fx-chrono-head-few = { $head ->
    [creature] существа
    [location] местности
    [event] события
    [site] местности или события
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

# Прилагательные: повёрнутый, готовый; другой, чужой; свой и ваш.
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
# После основы «друг» и основы «чуж».
fx-chrono-mixed-one = { $case ->
    [genitive] { $head ->
        [location] ой
        [site] ой
       *[other] ого
    }
    [instrumental] { $head ->
        [location] ой
        [site] ой
       *[other] им
    }
    [accusative] { $head ->
        [location] ую
        [site] ую
        [permanent] ой
       *[other] ое
    }
   *[nominative] { $head ->
        [location] ая
        [site] ая
        [permanent] ой
       *[other] ое
    }
}
fx-chrono-mixed = { $number ->
    [one] { fx-chrono-mixed-one }
    [many] { $case ->
        [genitive] их
        [instrumental] ими
       *[nominative] ие
    }
   *[counted] { $count ->
        [one] { fx-chrono-mixed-one }
       *[other] их
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
    [theirs] чуж{ fx-chrono-mixed } { $noun }
    [turned] повёрнут{ fx-chrono-hard } { $noun }
    [ready] готов{ fx-chrono-hard } { $noun }
   *[other] друг{ fx-chrono-mixed } { $noun }
}
fx-chrono-tagged = { $noun } «{ $tag }»
fx-chrono-from = { $noun } из эпохи { $epoch }
fx-chrono-spirit = { $noun } с духом до { $n }
fx-chrono-also = { $noun } (также { $type ->
    [creature] существо
    [location] местность
   *[event] событие
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
