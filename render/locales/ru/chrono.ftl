# На доске
pic-chrono-epoch = Эпоха { $n }
pic-chrono-turned = повёрнута
pic-chrono-snared = в ловушке
pic-chrono-new = новая
pic-chrono-shifted = сдвинута
pic-chrono-spell = заклинание
pic-chrono-fades = исчезает
pic-chrono-now = Сейчас
pic-chrono-idle = без дела

# В полосе доски
pic-chrono-attack = Атака
pic-chrono-choose-title = Кто начнёт?
pic-chrono-choose-hint = Время пока стоит
pic-chrono-mulligan-title = Первые руки
pic-chrono-mulligan-hint = Обмен карт
pic-chrono-first-title = Время стоит
pic-chrono-first-hint = Карт ещё нет
pic-chrono-reason-life = Жизни не осталось
pic-chrono-reason-together = Пали оба
pic-chrono-reason-time = Время вышло
pic-chrono-reason-endless = Бесконечный круг

# В руке
pic-chrono-shades = Ваши тени
pic-chrono-age = век { $n }
pic-chrono-forecast = Если сдвинуть время

# A row of a card in full
pic-chrono-idle-row = Ничего не даёт.
pic-chrono-fades-row = Исчезает.
