### «Герои»: что не так с колодой, для её хозяина; типы карт и запас на картинке колоды.

fault-heroes-card = { $card }
fault-heroes-id = «{ $id }»
fault-heroes-without-hero = В колоде нет героя.
fault-heroes-no-hero = { $card } — не герой.
fault-heroes-unknown = Карты { $card } больше нет.
fault-heroes-token = { $card } — фишка, а не карта.
fault-heroes-hero-in-deck = { $card } — герой и не может быть в колоде.
fault-heroes-twice = Карта { $card } названа дважды.
fault-heroes-copies = { $card }: копий { $n }, а можно не больше { $most }.
fault-heroes-talent = Для карты { $card } нужен герой с таким талантом: { $talent }.
fault-heroes-class = { $card } — не для класса этого героя.
fault-heroes-faction = { $card } — карта другой фракции.
fault-heroes-too-few = { $n ->
    [one] В колоде { $n } карта; здесь нужно не меньше { $least }.
    [few] В колоде { $n } карты; здесь нужно не меньше { $least }.
   *[other] В колоде { $n } карт; здесь нужно не меньше { $least }.
}
fault-heroes-too-few-or-starter = { $n ->
    [one] В колоде { $n } карта; нужно не меньше { $least }, если это не начальная колода ровно из { $starter }.
    [few] В колоде { $n } карты; нужно не меньше { $least }, если это не начальная колода ровно из { $starter }.
   *[other] В колоде { $n } карт; нужно не меньше { $least }, если это не начальная колода ровно из { $starter }.
}
fault-heroes-not-thirty = { $n ->
    [one] В колоде { $n } карта; в начальной колоде тридцать.
    [few] В колоде { $n } карты; в начальной колоде тридцать.
   *[other] В колоде { $n } карт; в начальной колоде тридцать.
}
fault-heroes-side = { $n ->
    [one] В запасе { $n } карта; может быть { $most } или ни одной.
    [few] В запасе { $n } карты; может быть { $most } или ни одной.
   *[other] В запасе { $n } карт; может быть { $most } или ни одной.
}
fault-heroes-against-sixty = Остальные играют колодами по шестьдесят карт, а это начальная колода.
fault-heroes-against-thirty = Остальные играют начальными колодами по тридцать карт.
fault-heroes-team = Герой не из фракции своей команды.

deck-beside-heroes = Запас
deck-type-heroes-hero = Герои
deck-type-heroes-ally = Союзники
deck-type-heroes-weapon = Оружие
deck-type-heroes-armor = Доспехи
deck-type-heroes-item = Вещи
deck-type-heroes-ability = Умения
deck-type-heroes-ongoing = Длящиеся
deck-type-heroes-quest = Задания
