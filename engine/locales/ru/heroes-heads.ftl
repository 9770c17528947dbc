### Карты как существительные в правилах «Героев»: падежи и числа. Род прилагательных — в heroes-endings.ftl и heroes-pronouns.ftl.
### $head: что это. $case: падеж. $number: one, many или counted (с числом $count).

fx-heroes-head-one-nominative = { $head ->
    [ally] союзник
    [hero] герой
    [character] персонаж
    [bearer] носитель
    [equipment] предмет снаряжения
    [armor] доспех
    [totem] столб
    [resource] ресурс
    [effect] эффект
    [thing] объект
    [weapon] оружие
    [ability] умение
    [ongoing] длящееся умение
    [quest] задание
    [item] вещь
    [token] фишка
   *[card] карта
}
fx-heroes-head-one-genitive = { $head ->
    [ally] союзника
    [hero] героя
    [character] персонажа
    [bearer] носителя
    [equipment] предмета снаряжения
    [armor] доспеха
    [totem] столба
    [resource] ресурса
    [effect] эффекта
    [thing] объекта
    [weapon] оружия
    [ability] умения
    [ongoing] длящегося умения
    [quest] задания
    [item] вещи
    [token] фишки
   *[card] карты
}
fx-heroes-head-one-dative = { $head ->
    [ally] союзнику
    [hero] герою
    [character] персонажу
    [bearer] носителю
    [equipment] предмету снаряжения
    [armor] доспеху
    [totem] столбу
    [resource] ресурсу
    [effect] эффекту
    [thing] объекту
    [weapon] оружию
    [ability] умению
    [ongoing] длящемуся умению
    [quest] заданию
    [item] вещи
    [token] фишке
   *[card] карте
}
fx-heroes-head-one-instrumental = { $head ->
    [ally] союзником
    [hero] героем
    [character] персонажем
    [bearer] носителем
    [equipment] предметом снаряжения
    [armor] доспехом
    [totem] столбом
    [resource] ресурсом
    [effect] эффектом
    [thing] объектом
    [weapon] оружием
    [ability] умением
    [ongoing] длящимся умением
    [quest] заданием
    [item] вещью
    [token] фишкой
   *[card] картой
}
fx-heroes-head-one-prepositional = { $head ->
    [ally] союзнике
    [hero] герое
    [character] персонаже
    [bearer] носителе
    [equipment] предмете снаряжения
    [armor] доспехе
    [totem] столбе
    [resource] ресурсе
    [effect] эффекте
    [thing] объекте
    [weapon] оружии
    [ability] умении
    [ongoing] длящемся умении
    [quest] задании
    [item] вещи
    [token] фишке
   *[card] карте
}
fx-heroes-head-many-nominative = { $head ->
    [ally] союзники
    [hero] герои
    [character] персонажи
    [bearer] носители
    [equipment] предметы снаряжения
    [armor] доспехи
    [totem] столбы
    [resource] ресурсы
    [effect] эффекты
    [thing] объекты
    [weapon] оружия
    [ability] умения
    [ongoing] длящиеся умения
    [quest] задания
    [item] вещи
    [token] фишки
   *[card] карты
}
fx-heroes-head-many-genitive = { $head ->
    [ally] союзников
    [hero] героев
    [character] персонажей
    [bearer] носителей
    [equipment] предметов снаряжения
    [armor] доспехов
    [totem] столбов
    [resource] ресурсов
    [effect] эффектов
    [thing] объектов
    [weapon] оружий
    [ability] умений
    [ongoing] длящихся умений
    [quest] заданий
    [item] вещей
    [token] фишек
   *[card] карт
}
fx-heroes-head-many-dative = { $head ->
    [ally] союзникам
    [hero] героям
    [character] персонажам
    [bearer] носителям
    [equipment] предметам снаряжения
    [armor] доспехам
    [totem] столбам
    [resource] ресурсам
    [effect] эффектам
    [thing] объектам
    [weapon] оружиям
    [ability] умениям
    [ongoing] длящимся умениям
    [quest] заданиям
    [item] вещам
    [token] фишкам
   *[card] картам
}
fx-heroes-head-many-instrumental = { $head ->
    [ally] союзниками
    [hero] героями
    [character] персонажами
    [bearer] носителями
    [equipment] предметами снаряжения
    [armor] доспехами
    [totem] столбами
    [resource] ресурсами
    [effect] эффектами
    [thing] объектами
    [weapon] оружиями
    [ability] умениями
    [ongoing] длящимися умениями
    [quest] заданиями
    [item] вещами
    [token] фишками
   *[card] картами
}
fx-heroes-head-many-prepositional = { $head ->
    [ally] союзниках
    [hero] героях
    [character] персонажах
    [bearer] носителях
    [equipment] предметах снаряжения
    [armor] доспехах
    [totem] столбах
    [resource] ресурсах
    [effect] эффектах
    [thing] объектах
    [weapon] оружиях
    [ability] умениях
    [ongoing] длящихся умениях
    [quest] заданиях
    [item] вещах
    [token] фишках
   *[card] картах
}
fx-heroes-head-one-accusative = { $head ->
    [ally] { fx-heroes-head-one-genitive }
    [hero] { fx-heroes-head-one-genitive }
    [character] { fx-heroes-head-one-genitive }
    [bearer] { fx-heroes-head-one-genitive }
    [item] вещь
    [token] фишку
    [card] карту
   *[other] { fx-heroes-head-one-nominative }
}
fx-heroes-head-many-accusative = { $head ->
    [ally] { fx-heroes-head-many-genitive }
    [hero] { fx-heroes-head-many-genitive }
    [character] { fx-heroes-head-many-genitive }
    [bearer] { fx-heroes-head-many-genitive }
   *[other] { fx-heroes-head-many-nominative }
}
# После числа, которое кончается на 2, 3 или 4.
fx-heroes-head-few = { $head ->
    [ongoing] длящихся умения
   *[other] { fx-heroes-head-one-genitive }
}
fx-heroes-head-one = { $case ->
    [genitive] { fx-heroes-head-one-genitive }
    [dative] { fx-heroes-head-one-dative }
    [accusative] { fx-heroes-head-one-accusative }
    [instrumental] { fx-heroes-head-one-instrumental }
    [prepositional] { fx-heroes-head-one-prepositional }
   *[nominative] { fx-heroes-head-one-nominative }
}
fx-heroes-head-many = { $case ->
    [genitive] { fx-heroes-head-many-genitive }
    [dative] { fx-heroes-head-many-dative }
    [accusative] { fx-heroes-head-many-accusative }
    [instrumental] { fx-heroes-head-many-instrumental }
    [prepositional] { fx-heroes-head-many-prepositional }
   *[nominative] { fx-heroes-head-many-nominative }
}
fx-heroes-head-counted = { $count ->
    [one] { fx-heroes-head-one }
    [few] { $case ->
        [nominative] { fx-heroes-head-few }
        [accusative] { $head ->
            [ally] { fx-heroes-head-many }
            [hero] { fx-heroes-head-many }
            [character] { fx-heroes-head-many }
            [bearer] { fx-heroes-head-many }
           *[other] { fx-heroes-head-few }
        }
       *[other] { fx-heroes-head-many }
    }
   *[other] { $case ->
        [nominative] { fx-heroes-head-many-genitive }
        [accusative] { fx-heroes-head-many-genitive }
       *[other] { fx-heroes-head-many }
    }
}
fx-heroes-head = { $number ->
    [one] { fx-heroes-head-one }
    [many] { fx-heroes-head-many }
   *[counted] { fx-heroes-head-counted }
}
