### Местоимения в правилах «Героев»: ваш, свой, другой, любой, тот.
### $head: с чем согласуется, $case, $number, $count — как в heroes-heads.ftl.

# Ваш. $own: yes, если предложение обращено к вам («исцелите своего героя»).
fx-heroes-your = { $own ->
    [yes] { fx-heroes-self }
   *[no] { fx-heroes-yours }
}
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
fx-heroes-yours = { $number ->
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
# Свой.
fx-heroes-self-one = { $case ->
   *[nominative] { $head ->
        [item] своя
        [token] своя
        [card] своя
        [weapon] своё
        [ability] своё
        [ongoing] своё
        [quest] своё
       *[other] свой
    }
    [genitive] { $head ->
        [item] своей
        [token] своей
        [card] своей
       *[other] своего
    }
    [dative] { $head ->
        [item] своей
        [token] своей
        [card] своей
       *[other] своему
    }
    [accusative] { $head ->
        [item] свою
        [token] свою
        [card] свою
        [weapon] своё
        [ability] своё
        [ongoing] своё
        [quest] своё
        [ally] своего
        [hero] своего
        [character] своего
        [bearer] своего
       *[other] свой
    }
    [instrumental] { $head ->
        [item] своей
        [token] своей
        [card] своей
       *[other] своим
    }
    [prepositional] { $head ->
        [item] своей
        [token] своей
        [card] своей
       *[other] своём
    }
}
fx-heroes-self-many = { $case ->
   *[nominative] свои
    [genitive] своих
    [dative] своим
    [accusative] { $head ->
        [ally] своих
        [hero] своих
        [character] своих
        [bearer] своих
       *[other] свои
    }
    [instrumental] своими
    [prepositional] своих
}
fx-heroes-self = { $number ->
    [one] { fx-heroes-self-one }
    [many] { fx-heroes-self-many }
   *[counted] { $count ->
        [one] { fx-heroes-self-one }
       *[other] { $case ->
            [nominative] своих
            [accusative] своих
           *[other] { fx-heroes-self-many }
        }
    }
}
# Другой.
fx-heroes-another-one = { $case ->
   *[nominative] { $head ->
        [item] другая
        [token] другая
        [card] другая
        [weapon] другое
        [ability] другое
        [ongoing] другое
        [quest] другое
       *[other] другой
    }
    [genitive] { $head ->
        [item] другой
        [token] другой
        [card] другой
       *[other] другого
    }
    [dative] { $head ->
        [item] другой
        [token] другой
        [card] другой
       *[other] другому
    }
    [accusative] { $head ->
        [item] другую
        [token] другую
        [card] другую
        [weapon] другое
        [ability] другое
        [ongoing] другое
        [quest] другое
        [ally] другого
        [hero] другого
        [character] другого
        [bearer] другого
       *[other] другой
    }
    [instrumental] { $head ->
        [item] другой
        [token] другой
        [card] другой
       *[other] другим
    }
    [prepositional] { $head ->
        [item] другой
        [token] другой
        [card] другой
       *[other] другом
    }
}
fx-heroes-another-many = { $case ->
   *[nominative] другие
    [genitive] других
    [dative] другим
    [accusative] { $head ->
        [ally] других
        [hero] других
        [character] других
        [bearer] других
       *[other] другие
    }
    [instrumental] другими
    [prepositional] других
}
fx-heroes-another = { $number ->
    [one] { fx-heroes-another-one }
    [many] { fx-heroes-another-many }
   *[counted] { $count ->
        [one] { fx-heroes-another-one }
       *[other] { $case ->
            [nominative] других
            [accusative] других
           *[other] { fx-heroes-another-many }
        }
    }
}
# Любой.
fx-heroes-whatever-one = { $case ->
   *[nominative] { $head ->
        [item] любая
        [token] любая
        [card] любая
        [weapon] любое
        [ability] любое
        [ongoing] любое
        [quest] любое
       *[other] любой
    }
    [genitive] { $head ->
        [item] любой
        [token] любой
        [card] любой
       *[other] любого
    }
    [dative] { $head ->
        [item] любой
        [token] любой
        [card] любой
       *[other] любому
    }
    [accusative] { $head ->
        [item] любую
        [token] любую
        [card] любую
        [weapon] любое
        [ability] любое
        [ongoing] любое
        [quest] любое
        [ally] любого
        [hero] любого
        [character] любого
        [bearer] любого
       *[other] любой
    }
    [instrumental] { $head ->
        [item] любой
        [token] любой
        [card] любой
       *[other] любым
    }
    [prepositional] { $head ->
        [item] любой
        [token] любой
        [card] любой
       *[other] любом
    }
}
fx-heroes-whatever-many = { $case ->
   *[nominative] любые
    [genitive] любых
    [dative] любым
    [accusative] { $head ->
        [ally] любых
        [hero] любых
        [character] любых
        [bearer] любых
       *[other] любые
    }
    [instrumental] любыми
    [prepositional] любых
}
fx-heroes-whatever = { $number ->
    [one] { fx-heroes-whatever-one }
    [many] { fx-heroes-whatever-many }
   *[counted] { $count ->
        [one] { fx-heroes-whatever-one }
       *[other] { $case ->
            [nominative] любых
            [accusative] любых
           *[other] { fx-heroes-whatever-many }
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
