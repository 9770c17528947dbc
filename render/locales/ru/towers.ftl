# Посередине доски
pic-round = Раунд { $n }
pic-goals = Цели

# Под последней картой
pic-played = сыграно: { $name }
pic-discarded = сброшено: { $name }

# На месте последней карты
pic-swap-title = Обмен карт
pic-swap-hint = Любые свои карты можно поменять до первого хода
pic-choose-title = Чей первый ход?
pic-choose-hint = Решает тот, кому дано право выбора
pic-first-title = Первый ход
pic-first-hint = Карт ещё не играли

# Конец
pic-reason-construction = Башня достигла { $tower }
pic-reason-destruction = Башня противника пала
pic-reason-accumulation = Запас достиг { $stock }
pic-reason-together = Обе стороны у цели

# Над рукой
pic-purse = Ваши запасы
