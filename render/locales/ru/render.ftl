# Слова на картинках. Места мало: пишите коротко и без рода игрока.
pic-player = Игрок { $n }

# Под именем
pic-status-move = ходит
pic-status-wait = ждёт
pic-status-swap = меняет карты
pic-status-ready = готово
pic-status-build = собирает колоду
pic-status-pick = выбирает карту
pic-status-picked = карта выбрана
pic-status-choose = решает, кто первый
pic-status-discard = сбрасывает карту
pic-status-won = победа
pic-status-lost = поражение
pic-status-draw = ничья

# На сброшенной карте
pic-stamp = Сброс

# Рядом со знаком команды того, кто смотрит
pic-team-own = свои

# Кто должен действовать
pic-asked-moves = Ходит { $name }
pic-asked-chooses = Выбирает { $name }
pic-asked-both = Выбирают оба

# Конец
pic-win = Победа: { $name }
pic-win-many = Победа: { $rest } и { $last }
pic-draw = Ничья
pic-reason-turn-cap = Достигнут предел ходов
pic-reason-resigned = Другая сторона сдалась
pic-reason-timed-out = У другой стороны вышло время

# Под картой в руке
pic-use-play = играть
pic-use-discard = сбросить
pic-use-short = не хватает { $n }
pic-use-short-brief = ещё { $n }
pic-use-keep = оставить
pic-use-replace = заменить
pic-hand-empty = В руке нет карт

# Под картами в руке и над ними
pic-use-place = в ресурсы
pic-use-choose = выбрать
pic-use-in = в колоде
pic-use-in-some = в колоде { $n }/{ $most }
pic-use-in-brief = { $n } из { $most }
pic-use-add = { $most ->
    [1] добавить
   *[other] добавить ({ $most })
}
pic-hand = Ваша рука
pic-looking = Выберите из этих карт
pic-more = Ещё { $n }
pic-deck = Колода: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
pic-picked = Взято: { $n }
pic-pool = Карты для колоды: { $n }
pic-build-waits = Ждём остальных
pic-build-none = Этот фильтр не показывает карт

# Ход
pic-turn = Ход { $n }
pic-phase-over = игра окончена
pic-out = вне игры

# Рядом с числом карт игрока и карт в бустере
pic-cards = { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
pic-booster = в бустере

# Пока собирают колоды
pic-build-title = Все собирают колоды
pic-build-hint = Дуэль начнётся, когда все будут готовы
pic-draft-title = Бустеры идут по кругу
pic-draft-hint = Каждый берёт карту и передаёт остальные
