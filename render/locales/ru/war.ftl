# На доске
pic-war-used = занят
pic-war-fresh = новый
pic-war-attacks = в атаке
pic-war-stopped = стоп
pic-war-open = без блока
pic-war-turn = Ход { $n }
pic-war-summary = { $n ->
    [one] { $n } атакующий
    [few] { $n } атакующих
   *[other] { $n } атакующих
}, остановлено { $blocked }

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
pic-war-reason-endless = Бесконечный цикл

# Карта кампании и полученная карта
pic-map-title = Кампания: { $nation }
pic-map-stars = { $n } из { $most }
pic-map-next = дальше
pic-reward-new = Новая карта
pic-reward-more = Ещё одна
pic-reward-count = { $n } из { $most }
