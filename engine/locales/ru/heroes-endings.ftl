### Слова при существительных в правилах «Героев»: прилагательные, указания, описания.
### $head: с чем согласуется, $case, $number, $count — как в heroes-heads.ftl. $is: какое прилагательное. $not: yes или no.

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
# Ваш.
fx-heroes-your-one = { $case ->
   *[nominative] { $head ->
        [item] ваша
        [token] ваша
        [card] ваша
        [weapon] ваше
        [ability] ваше
        [ongoing] ваше
        [quest] ваше
       *[other] ваш
    }
    [genitive] { $head ->
        [item] вашей
        [token] вашей
        [card] вашей
       *[other] вашего
    }
    [dative] { $head ->
        [item] вашей
        [token] вашей
        [card] вашей
       *[other] вашему
    }
    [accusative] { $head ->
        [item] вашу
        [token] вашу
        [card] вашу
        [weapon] ваше
        [ability] ваше
        [ongoing] ваше
        [quest] ваше
        [ally] вашего
        [hero] вашего
        [character] вашего
        [bearer] вашего
       *[other] ваш
    }
    [instrumental] { $head ->
        [item] вашей
        [token] вашей
        [card] вашей
       *[other] вашим
    }
    [prepositional] { $head ->
        [item] вашей
        [token] вашей
        [card] вашей
       *[other] вашем
    }
}
fx-heroes-your-many = { $case ->
   *[nominative] ваши
    [genitive] ваших
    [dative] вашим
    [accusative] { $head ->
        [ally] ваших
        [hero] ваших
        [character] ваших
        [bearer] ваших
       *[other] ваши
    }
    [instrumental] вашими
    [prepositional] ваших
}
fx-heroes-your = { $number ->
    [one] { fx-heroes-your-one }
    [many] { fx-heroes-your-many }
   *[counted] { $count ->
        [one] { fx-heroes-your-one }
       *[other] { $case ->
            [nominative] ваших
            [accusative] ваших
           *[other] { fx-heroes-your-many }
        }
    }
}

# Тот, кто назван раньше.
fx-heroes-that-one = { $case ->
   *[nominative] { $head ->
        [item] та
        [token] та
        [card] та
        [weapon] то
        [ability] то
        [ongoing] то
        [quest] то
       *[other] тот
    }
    [genitive] { $head ->
        [item] той
        [token] той
        [card] той
       *[other] того
    }
    [dative] { $head ->
        [item] той
        [token] той
        [card] той
       *[other] тому
    }
    [accusative] { $head ->
        [item] ту
        [token] ту
        [card] ту
        [weapon] то
        [ability] то
        [ongoing] то
        [quest] то
        [ally] того
        [hero] того
        [character] того
        [bearer] того
       *[other] тот
    }
    [instrumental] { $head ->
        [item] той
        [token] той
        [card] той
       *[other] тем
    }
    [prepositional] { $head ->
        [item] той
        [token] той
        [card] той
       *[other] том
    }
}
fx-heroes-that-many = { $case ->
   *[nominative] те
    [genitive] тех
    [dative] тем
    [accusative] { $head ->
        [ally] тех
        [hero] тех
        [character] тех
        [bearer] тех
       *[other] те
    }
    [instrumental] теми
    [prepositional] тех
}
fx-heroes-that = { $number ->
    [one] { fx-heroes-that-one }
   *[many] { fx-heroes-that-many }
} { fx-heroes-head }
