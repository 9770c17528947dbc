# На доске
pic-war-number = №{ $n }
pic-war-used = занят
pic-war-fresh = новый
pic-war-attacks = в атаке
pic-war-stopped = стоп
pic-war-open = без блока
pic-war-turn = Ход { $n }
pic-war-turn-of = Ход { $n } · { $name }
pic-war-hold = { $n ->
    [one] ещё { $n } ход
    [few] ещё { $n } хода
   *[other] ещё { $n } ходов
}
pic-war-summary = { $n ->
    [one] { $n } атакующий
    [few] { $n } атакующих
   *[other] { $n } атакующих
}, остановлено { $blocked }
pic-war-played = Сыграны
pic-war-free = свободно
pic-war-lethal = смертельно
pic-war-lethal-open = смертельно без блока
pic-war-lethal-open-brief = смерть?
pic-war-now = Сейчас
pic-war-printed = на карте { $attack }/{ $defense }

# В руке
pic-war-use = сыграть
pic-war-build = построить
pic-war-lack-bases = ещё { $n } { $n ->
    [one] база
    [few] базы
   *[other] баз
}
pic-war-lack-bases-brief = +{ $n } { $n ->
    [one] база
    [few] базы
   *[other] баз
}
pic-war-lack-usa = США: ещё { $n }
pic-war-lack-usa-brief = США +{ $n }
pic-war-lack-ussr = СССР: ещё { $n }
pic-war-lack-ussr-brief = СССР +{ $n }
pic-war-lack-britain = Британия: ещё { $n }
pic-war-lack-britain-brief = Брит. +{ $n }
pic-war-lack-germany = Германия: ещё { $n }
pic-war-lack-germany-brief = Герм. +{ $n }
pic-war-lack-wearer = нет юнита
pic-war-lack-wearer-brief = нет юнита
pic-war-lack-turn = одна за ход
pic-war-lack-turn-brief = след. ход
pic-war-lack-part = не в бою
pic-war-lack-part-brief = не в бою

# Между игроками
pic-war-first-title = Кто начинает?
pic-war-first-hint = Первый игрок сначала не берёт карту
pic-war-deal-title = Стартовые руки
pic-war-deal-hint = Руки можно раздать заново
pic-war-main-title = Подготовка
pic-war-main-hint = Стройте, играйте карты, готовьте атаку
pic-war-attack-title = Атака
pic-war-attack-hint = Добавьте юнитов или начните бой
pic-war-block-title = Кто блокирует?
pic-war-block-hint = Юнит встаёт перед одним атакующим
pic-war-clash-title = Оборона готова
pic-war-clash-hint = Атакующий ещё может вмешаться
pic-war-final-title = После боя
pic-war-final-hint = В этот ход атак больше нет
pic-war-answer-title = Решение
pic-war-answer-hint = Нужно сделать выбор
pic-war-over-title = Конец
pic-war-over-hint = Бой окончен

# Конец
pic-war-reason-health = Здоровья не осталось
pic-war-reason-together = Пали оба
pic-war-reason-held = Оборона выстояла
pic-war-reason-endless = Бесконечный цикл

# Карта кампании и полученная карта
pic-map-title = Кампания: { $nation }
pic-map-stars = { $n } из { $most }
pic-map-next = дальше
pic-reward-new = Новая карта
pic-reward-more = Ещё одна
pic-reward-count = { $n } из { $most }
