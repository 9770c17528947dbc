### Окончания прилагательных в правилах «Героев».
### $head: с чем согласуется, $case, $number, $count — как в heroes-heads.ftl.

# Окончания: выбранный, выбранная, выбранное.
fx-heroes-hard-one = { $case ->
   *[nominative] { $head ->
        [item] ая
        [token] ая
        [card] ая
        [weapon] ое
        [ability] ое
        [ongoing] ое
        [quest] ое
       *[other] ый
    }
    [genitive] { $head ->
        [item] ой
        [token] ой
        [card] ой
       *[other] ого
    }
    [dative] { $head ->
        [item] ой
        [token] ой
        [card] ой
       *[other] ому
    }
    [accusative] { $head ->
        [item] ую
        [token] ую
        [card] ую
        [weapon] ое
        [ability] ое
        [ongoing] ое
        [quest] ое
        [ally] ого
        [hero] ого
        [character] ого
        [bearer] ого
       *[other] ый
    }
    [instrumental] { $head ->
        [item] ой
        [token] ой
        [card] ой
       *[other] ым
    }
    [prepositional] { $head ->
        [item] ой
        [token] ой
        [card] ой
       *[other] ом
    }
}
fx-heroes-hard-many = { $case ->
   *[nominative] ые
    [genitive] ых
    [dative] ым
    [accusative] { $head ->
        [ally] ых
        [hero] ых
        [character] ых
        [bearer] ых
       *[other] ые
    }
    [instrumental] ыми
    [prepositional] ых
}
fx-heroes-hard = { $number ->
    [one] { fx-heroes-hard-one }
    [many] { fx-heroes-hard-many }
   *[counted] { $count ->
        [one] { fx-heroes-hard-one }
       *[other] { $case ->
            [nominative] ых
            [accusative] ых
           *[other] { fx-heroes-hard-many }
        }
    }
}
# Окончания: атакующий, атакующая, атакующее.
fx-heroes-soft-one = { $case ->
   *[nominative] { $head ->
        [item] ая
        [token] ая
        [card] ая
        [weapon] ее
        [ability] ее
        [ongoing] ее
        [quest] ее
       *[other] ий
    }
    [genitive] { $head ->
        [item] ей
        [token] ей
        [card] ей
       *[other] его
    }
    [dative] { $head ->
        [item] ей
        [token] ей
        [card] ей
       *[other] ему
    }
    [accusative] { $head ->
        [item] ую
        [token] ую
        [card] ую
        [weapon] ее
        [ability] ее
        [ongoing] ее
        [quest] ее
        [ally] его
        [hero] его
        [character] его
        [bearer] его
       *[other] ий
    }
    [instrumental] { $head ->
        [item] ей
        [token] ей
        [card] ей
       *[other] им
    }
    [prepositional] { $head ->
        [item] ей
        [token] ей
        [card] ей
       *[other] ем
    }
}
fx-heroes-soft-many = { $case ->
   *[nominative] ие
    [genitive] их
    [dative] им
    [accusative] { $head ->
        [ally] их
        [hero] их
        [character] их
        [bearer] их
       *[other] ие
    }
    [instrumental] ими
    [prepositional] их
}
fx-heroes-soft = { $number ->
    [one] { fx-heroes-soft-one }
    [many] { fx-heroes-soft-many }
   *[counted] { $count ->
        [one] { fx-heroes-soft-one }
       *[other] { $case ->
            [nominative] их
            [accusative] их
           *[other] { fx-heroes-soft-many }
        }
    }
}
# Окончания: вражеский, вражеская, вражеское.
fx-heroes-velar-one = { $case ->
   *[nominative] { $head ->
        [item] ая
        [token] ая
        [card] ая
        [weapon] ое
        [ability] ое
        [ongoing] ое
        [quest] ое
       *[other] ий
    }
    [genitive] { $head ->
        [item] ой
        [token] ой
        [card] ой
       *[other] ого
    }
    [dative] { $head ->
        [item] ой
        [token] ой
        [card] ой
       *[other] ому
    }
    [accusative] { $head ->
        [item] ую
        [token] ую
        [card] ую
        [weapon] ое
        [ability] ое
        [ongoing] ое
        [quest] ое
        [ally] ого
        [hero] ого
        [character] ого
        [bearer] ого
       *[other] ий
    }
    [instrumental] { $head ->
        [item] ой
        [token] ой
        [card] ой
       *[other] им
    }
    [prepositional] { $head ->
        [item] ой
        [token] ой
        [card] ой
       *[other] ом
    }
}
fx-heroes-velar-many = { $case ->
   *[nominative] ие
    [genitive] их
    [dative] им
    [accusative] { $head ->
        [ally] их
        [hero] их
        [character] их
        [bearer] их
       *[other] ие
    }
    [instrumental] ими
    [prepositional] их
}
fx-heroes-velar = { $number ->
    [one] { fx-heroes-velar-one }
    [many] { fx-heroes-velar-many }
   *[counted] { $count ->
        [one] { fx-heroes-velar-one }
       *[other] { $case ->
            [nominative] их
            [accusative] их
           *[other] { fx-heroes-velar-many }
        }
    }
}
