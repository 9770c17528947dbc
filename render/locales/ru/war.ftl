# На доске
pic-war-used = использован
pic-war-fresh = новый
pic-war-attacks = атакует
pic-war-stopped = остановлен
pic-war-open = без блока
pic-war-turn = Ход { $n }
pic-war-summary = { $n ->
    [one] { $n } атакующий
    [few] { $n } атакующих
   *[other] { $n } атакующих
}, остановлено { $blocked }

# Между игроками
pic-war-first-title = Кто начинает?
pic-war-deal-title = Стартовые руки
pic-war-main-title = Подготовка
pic-war-attack-title = Атака
pic-war-block-title = Кто блокирует?
pic-war-clash-title = Оборона готова
pic-war-final-title = После боя
pic-war-answer-title = Решение
pic-war-over-title = Конец

# Конец
pic-war-reason-health = Здоровья не осталось
pic-war-reason-together = Пали оба
pic-war-reason-endless = Бесконечный цикл
