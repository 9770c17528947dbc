### Война: вопросы, ответы и строки истории.

# Вопросы.
ask-war-first = Кто ходит первым? Первый игрок в первый ход не берёт карту.
ask-war-deal = Оставите эти карты? Взамен можно получить { $n ->
    [one] { $n } новую карту
    [few] { $n } новые карты
   *[other] { $n } новых карт
}.
ask-war-dealt = Это ваши карты.
ask-war-main = Ваш ход: стройте базу, играйте карты, используйте свойства, выберите атакующих.
asked-war-notes =
    { $first }
    { $then }
# Кто уже атакует. Если их много, называются только номера.
asked-war-attack = Уже атакуют: { $with }. Если никто не заблокирует, { $who } получит { $n } ед. урона.
# $first: карты на поле боя.
asked-war-first = Сначала сработают свойства карт: { $first }; здесь они не учтены.
asked-war-asks = Вмешательство, после обороны и до урона: { $asks ->
    [always] вас всегда спросят.
    [never] вас не спросят, урон будет нанесён сразу.
   *[payable] вас спросят, если вам будет чем вмешаться.
}
asked-war-attacker = { $card } №{ $number }
asked-war-attacker-short = №{ $number }
ask-war-block = Вас атакуют{ $n ->
    [0] .
   *[other] : пока проходит { $n } ед. урона.
} Кто будет блокировать?
ask-war-clash = Оборона выставлена. Ещё можно играть артиллерию, поддержку и медали и использовать свойства.
ask-war-final = Бой позади: ещё можно строить и играть карты.
ask-war-act = { $act ->
    [damage] какой юнит получит { $n } ед. урона
    [destroy] какую карту уничтожить
    [return] какую карту вернуть в руку владельца
    [exile] какую карту удалить из игры
    [withdraw] какой юнит вывести из боя
    [boost] какому юниту изменить атаку и защиту на этот ход
    [hold] какому юниту изменить атаку и защиту до следующего хода владельца
    [promote] какому юниту изменить атаку и защиту навсегда
    [grant] какому юниту дать свойство
    [deprive] какой юнит лишить свойства
    [exhaust] какую карту подавить
    [ready] какую карту вернуть в строй
    [pin] какую карту прижать к земле
    [shield] какому юниту предотвратить { $n } ед. урона
    [protect] какой юнит не получит урона
    [load] на какую карту положить боеприпасы ({ $n })
   *[other] какую карту выбрать
}
ask-war-pick = «{ $card }»: { ask-war-act }?
ask-war-pick-up-to = «{ $card }»: { ask-war-act }? Можно выбрать ещё не больше { $left }.
ask-war-sacrifice = «{ $card }»: какую свою карту вы за это уничтожите?
ask-war-wear = Кого наградить картой «{ $card }»?
ask-war-more = Сколькими ещё базами вы заплатите за карту «{ $card }»? Не больше { $most }.
ask-war-onto = Кого блокирует карта «{ $card }» №{ $number }?
ask-war-guard = Кто станет телохранителем карты «{ $card }» №{ $number }?
ask-war-hit = Цель — «{ $card }» №{ $number }. Какой телохранитель примет удар?
ask-war-split = Карте «{ $card }» №{ $number } осталось распределить { $left } ед. урона между блокирующими. Сколько получит «{ $blocker }» №{ $which }? Чтобы уничтожить его, хватит { $deadly }; остаток получит следующий.
ask-war-limit = В руке { $n ->
    [one] лишняя { $n } карта
    [few] лишние { $n } карты
   *[other] лишних { $n } карт
}. Какую вы сбросите?
ask-war-discard = { $n ->
    [one] «{ $card }»: какую карту вы сбросите?
    [few] «{ $card }»: какие { $n } карты вы сбросите?
   *[other] «{ $card }»: какие { $n } карт вы сбросите?
}
ask-war-search = «{ $card }»: какую карту вы возьмёте из колоды?
ask-war-recover = { $n ->
    [one] «{ $card }»: какую карту вы возьмёте из уничтоженных?
    [few] «{ $card }»: какие { $n } карты вы возьмёте из уничтоженных?
   *[other] «{ $card }»: какие { $n } карт вы возьмёте из уничтоженных?
}
ask-war-scry = Следующая карта колоды — «{ $top }». Куда её положить?
ask-war-option = «{ $card }»: выберите одно.
ask-war-may = Воспользоваться тем, что предлагает «{ $card }»?
ask-war-offer = «{ $card }» предлагает: { $what } Согласны?

# Ответы.
do-war-first = Ходить первым
do-war-second = Ходить вторым
do-war-redeal = Раздать заново
do-war-keep = Оставить карты
do-war-build = Построить { $number }: { $card }
do-war-build-short = Построить { $number }
do-war-play = Сыграть { $number }: { $card }
do-war-play-short = Сыграть { $number }
# Карта, которая сейчас ничего не изменит.
do-war-play-idle = Сыграть { $number } впустую: { $card }
do-war-play-idle-short = Сыграть впустую { $number }
do-war-use = { $card } №{ $number }: { $what }
do-war-raise = Из уничтоженных: { $card }: { $what }
do-war-attack = { FIT(34, do-war-attack.full, do-war-attack.brief) }
    .full = { do-war-attack.brief }{ do-war-pick.values }
    .brief = В атаку: { $card } №{ $number }
do-war-retreat = Отозвать: { $card } №{ $number }
do-war-guard = Телохранитель для: { $card } №{ $number }
# Когда будут спрашивать; как сейчас, сказано в вопросе.
do-war-ask = Вмешательство: { $asks ->
    [always] Спрашивать всегда
    [never] Не спрашивать
   *[payable] Спросить, если могу
}
do-war-fight = Начать бой
do-war-defend = Закончить оборону
do-war-continue = Продолжить
do-war-end = Завершить ход
do-war-block = { FIT(34, do-war-block.full, do-war-block.brief) }
    .full = { do-war-block.brief }{ do-war-pick.values }
    .brief = Блокировать: { $card } №{ $number }
do-war-unblock = Не блокировать: { $card } №{ $number }
# Рядом с названием части стоят её атака и защита, если хватает места.
do-war-pick = { FIT(34, do-war-pick.full, do-war-pick.brief) }
    .full = { do-war-pick.brief }{ do-war-pick.values }
    .brief = { $card } №{ $number }
    .values = { $unit ->
    [yes] {" "}· { $attack }/{ $defense }
   *[no] {""}
}
do-war-card = { $number }: { $card }
do-war-card-short = Взять { $number }
do-war-discard = Сбросить { $number }: { $card }
do-war-discard-short = Сбросить { $number }
do-war-number = { $n }
do-war-split = Урон: { $n }
do-war-option = Вариант { $n }
do-war-option-of = { $what }
do-war-yes = Да
do-war-no = Нет
do-war-under = Под колоду
do-war-top = Наверх
do-war-done = Готово
do-war-none = Ничего не выбирать

# Что произошло.
tell-war-began = Начинает { $who }.
tell-war-redealt = { $n ->
    [one] { $who } меняет карты: взамен { $n } новая.
    [few] { $who } меняет карты: взамен { $n } новые.
   *[other] { $who } меняет карты: взамен { $n } новых.
}
tell-war-turn = Ход { $n }: { $who }.
tell-war-drew = { $who } берёт карту «{ $card }».
tell-war-draws = { $n ->
    [one] { $who } берёт { $n } карту.
    [few] { $who } берёт { $n } карты.
   *[other] { $who } берёт { $n } карт.
}
tell-war-tokens = { $n ->
    [one] { $who } выставляет { $n } фишку: { $card }.
    [few] { $who } выставляет { $n } фишки: { $card }.
   *[other] { $who } выставляет { $n } фишек: { $card }.
}
tell-war-built = { $who } строит базу «{ $card }».
tell-war-played = { $who } играет карту «{ $card }».
tell-war-worn = Карта «{ $unit }» получает награду «{ $card }».
tell-war-triggered = У игрока { $who } срабатывает «{ $card }».
tell-war-used = { $who } использует свойство карты «{ $card }».
tell-war-raised = { $who } использует уничтоженную карту «{ $card }».
tell-war-guards = Карта «{ $card }» охраняет карту «{ $colonel }».
tell-war-attacked = { $who } атакует: { $with }.
tell-war-card = «{ $card }»
tell-war-and = { $first } и { $then }
tell-war-units = { $n ->
    [one] { $n } юнит
    [few] { $n } юнита
   *[other] { $n } юнитов
}
tell-war-blocked = Карта «{ $card }» блокирует карту «{ $attacker }».
tell-war-unblocked = { $who } никого не блокирует.
tell-war-bombed = Карта «{ $card }» бомбит все наземные юниты другой стороны: по 1 ед. урона.
tell-war-hurt = Карта «{ $card }» получает { $n } ед. урона.
tell-war-covered = Карта «{ $card }» закрывает собой карту «{ $colonel }».
tell-war-damaged = { $who } получает { $n } ед. урона.
tell-war-prevented = Предотвращено { $n } ед. урона карте «{ $card }».
tell-war-spared = Предотвращено { $n } ед. урона игроку { $who }.
tell-war-healed = { $who } получает { $n } ед. здоровья.
tell-war-lost = { $who } теряет { $n } ед. здоровья.
tell-war-destroyed = Карта «{ $card }» уничтожена.
tell-war-returned = Карта «{ $card }» вернулась в руку владельца.
tell-war-exiled = Карта «{ $card }» удалена из игры.
tell-war-withdrew = Карта «{ $card }» выходит из боя.
tell-war-boosted = Карта «{ $card }» получает { $attack }/{ $defense } к атаке/защите{ $lasting ->
    [yes] , навсегда.
   *[no] .
}
tell-war-exhausted = Карта «{ $card }» подавлена.
tell-war-readied = Карта «{ $card }» снова в строю.
tell-war-discarded = { $who } сбрасывает карту «{ $card }».
tell-war-milled = { $who } сбрасывает с верха колоды карту «{ $card }».
tell-war-scried = { $who } смотрит на { $n ->
    [one] { $n } верхнюю карту
    [few] { $n } верхние карты
   *[other] { $n } верхних карт
} колоды.
tell-war-found = { $who } берёт карту из колоды.
tell-war-found-own = { $who } берёт из колоды карту «{ $card }».
tell-war-idle = { $who } больше ничего не может сделать, ход завершён.
tell-war-recovered = { $who } берёт из уничтоженных карту «{ $card }».

# Чем кончилось.
reason-war-health = у другой стороны не осталось здоровья
reason-war-together = оба одновременно остались без здоровья
reason-war-endless = игра никогда бы не кончилась
reason-war-held = оборона выстояла нужный срок
reason-war-turn-cap = ходы кончились
reason-war-resigned = противник сдался
reason-war-timed-out = у противника вышло время

# Что не так с колодой.
fault-war-card = { $card }
fault-war-id = «{ $id }»
fault-war-unknown = Карты «{ $card }» больше нет.
fault-war-token = Карта «{ $card }» не может быть в колоде.
fault-war-copies = Карта «{ $card }» взята { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[other] { $n } раз
}; разрешено не больше { $most }.
fault-war-too-few = { $n ->
    [one] В колоде { $n } карта
    [few] В колоде { $n } карты
   *[other] В колоде { $n } карт
}, нужно не меньше { $most }.
fault-war-too-many = { $n ->
    [one] В колоде { $n } карта
    [few] В колоде { $n } карты
   *[other] В колоде { $n } карт
}, можно не больше { $most }.

# Типы карт на картинке колоды.
deck-type-war-ground = Наземные
deck-type-war-air = Авиация
deck-type-war-navy = Флот
deck-type-war-artillery = Артиллерия
deck-type-war-support = Поддержка
deck-type-war-medal = Медали
deck-type-war-base = Базы
