### Колоды людей: список, страница колоды и что бывает не так.

deck-shared = Чужая колода
deck-own = Ваша собственная колода
deck-mine = ★ { $name }
deck-mine-faults = ★ { $name } — в таком виде играть нельзя
deck-mine-alone = ★ { $name } — только с компьютером: не все карты ваши
deck-title-bare = { $name }
deck-new = Новая колода

deck-list-none = Своих колод у вас пока нет. Готовые колоды, страница { $page } из { $pages }:
deck-list = Ваши колоды ({ $own } из { $most }), затем готовые; страница { $page } из { $pages }:
deck-line = ★ { $name } · { $called } · { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
} · { command-brings }
deck-line-faults = ★ { $name } · { $called } · { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
} · в таком виде играть нельзя
deck-line-built = ★ { $name } · { $called } · { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
} · только для той дуэли из бустеров, где она собрана
deck-line-ready = { $name } · { $called } · { command-brings }
deck-list-hint = Скопируйте готовую колоду, чтобы она стала вашей, или добавьте колоду по коду либо списком карт.

deck-title = { $name }: { $called }
deck-kind = { $game }: { $called }
deck-title-plain = { $name }.
deck-counts = { $n ->
    [one] { $n } карта.
    [few] { $n } карты.
   *[other] { $n } карт.
}
deck-counts-side = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
} и ещё { $side } в запасе.
deck-plays = Чтобы играть ею, { command-plays }.
deck-code = Код, чтобы поделиться: { $code }
deck-faults = В таком виде играть ею нельзя:
deck-faults-built = Она собрана из бустеров. Вне дуэлей из бустеров играть ею нельзя:
deck-fault = • { $what } ({ $rule })
deck-fault-plain = • { $what }
deck-faults-more = { $n ->
    [one] …и ещё { $n } причина.
    [few] …и ещё { $n } причины.
   *[other] …и ещё { $n } причин.
}

deck-kept = Колода «{ $name }» теперь ваша.
deck-kept-already = Эти карты у вас уже есть: ваша колода называется «{ $name }».
deck-renamed = Теперь колода называется «{ $name }».
deck-deleted = Колода «{ $name }» удалена.
deck-delete-sure = Удалить колоду «{ $name }»? Дуэли, которые ею играют, продолжатся. Вернуть её можно будет только по коду.

deck-alt-page = Страница { $page } из { $pages }.
deck-alt-hero = Герой: { $name }.
deck-alt-curve = Карты по стоимости: { $list }.
deck-alt-cost = { $cost }: { $n }
deck-alt-cost-more = { $cost } и больше: { $n }
deck-alt-types = По типам: { $list }.
deck-alt-type = { $name } { $n }
deck-alt-cards = Карты: { $list }.
deck-alt-side = В запасе: { $list }.
deck-alt-card = { $n }× { $name }

press-deck-delete = Удалить
press-deck-delete-now = Да, удалить
press-deck-keep = Нет, оставить
press-deck-play = Играть с компьютером
press-deck-copy = Скопировать себе
press-deck-list = Все колоды
press-deck-save = Сохранить колоду

no-deck = Колоды с названием «{ $name }» здесь нет. Ваши колоды: { command-deck }.
no-deck-id = Этой колоды больше нет. Ваши колоды: { command-deck }.
no-deck-ready = Готовая колода ничья. Сначала скопируйте её: копия будет вашей.
no-deck-slip = В коде ошибка: какая-то буква не та или пропущена. Скопируйте его ещё раз.
no-deck-newer = Этот код сделан более новой версией игры: в нём карты, которых здесь ещё нет.
no-deck-list = Это не код колоды и не список карт. Напишите для каждой карты число и название, например: 2 Припарка из мха
no-deck-card = { $n ->
    [1] Такой карты нет: { $cards }.
   *[other] Таких карт нет: { $cards }.
}
no-deck-card-quoted = «{ $card }»
no-deck-card-more = ещё { $n }
no-deck-leaders = В колоде один герой, а в этом списке два.
no-deck-room = У вас уже { $count } колод, больше места нет. Сначала удалите какую-нибудь.
no-deck-name = В названии нужны буквы или цифры.
no-deck-name-long = Название слишком длинное: в названии колоды помещается { $most } букв.
no-deck-new-name = Как назвать колоду? Напишите её название, а за ним новое, например: псы Добрые псы
no-deck-taken = Колода с названием «{ $name }» уже есть. Выберите другое название.
no-deck-built = Здесь нет колоды, которую можно сохранить: только та, что собрана из бустеров.
no-deck-game = Эта колода от другой игры.
no-deck-built-here = В драфте и в игре из бустеров колоды собирают на месте, поэтому назвать свою нельзя. Уберите колоду или выберите «свои колоды».
no-deck-fits = Колодой «{ $name }» здесь играть нельзя:
    { $why }

help-deck = /deck — ваши колоды и готовые: посмотреть, собрать, изменить, скопировать, добавить, переименовать, удалить

# Редактор
editor-which-game = Для какой игры новая колода?
editor-title = { $name }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}{ $side ->
    [0] {""}
   *[other] {" "}и ещё { $side } в запасе
}
editor-plays = ✓ Ею можно играть.
editor-plays-alone = Ею можно играть только с компьютером: не все её карты у вас есть.
editor-fault = ✗ { $what } ({ $rule })
editor-fault-plain = ✗ { $what }
editor-faults-more = { $n ->
    [one] И ещё { $n } ошибка.
    [few] И ещё { $n } ошибки.
   *[other] И ещё { $n } ошибок.
}
editor-shown = { $what }: { $n ->
    [0] карт нет
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}{ $pages ->
    [1] .
   *[other] , страница { $page } из { $pages }.
}
editor-all = Все карты
editor-all-owned = Ваши карты
editor-inside = В колоде
editor-cost = Цена { $cost }
editor-quality = { $name }
editor-words = «{ $words }»
editor-alt-card = { $number }. { $line } В колоде { $now } из { $most }.
editor-done = { $where ->
    [beside] { $name }: теперь в запасе { $n }.
   *[in] { $name }: теперь в колоде { $n }.
}
editor-leads = Теперь колоду ведёт { $name }.
editor-leads-already = Этот герой и так ведёт колоду.
editor-leads-not = { $name } больше не ведёт колоду.
editor-stale = Колода тем временем изменилась. Вот какая она сейчас.
editor-undone = Последний шаг отменён.
editor-no-undo = Отменять больше нечего.
editor-how-find = Чтобы найти карты, напишите { command-deck } изменить { $name }: и часть названия или текста.
editor-how-name = Чтобы переименовать колоду, напишите { command-deck } переименовать { $name } и новое название.
editor-how-import = Чтобы добавить колоду, напишите { command-deck } добавить и её код или список карт.
press-deck-new = Новая колода
press-deck-import = Добавить по коду
press-deck-edit = Изменить
press-deck-rename = Переименовать
press-deck-copy-own = Копия
press-editor-add = Добавить 1
press-editor-four = Добавить 4
press-editor-take = Убрать 1
press-editor-undo = Отменить
press-editor-find = Поиск
press-editor-done = Готово
press-editor-back = Назад
no-words-wanted = Этой кнопке слова не нужны. Нажмите её ещё раз.
no-editor-none = Её тут нет, убирать нечего.
no-editor-game = В этой игре колод не собирают.
no-editor-room = Больше места нет: в колоде может быть { $most } карт.
no-editor-owned = { $card }: у вас { $n ->
    [0] пока ни одной копии
    [one] { $n } копия
    [few] { $n } копии
   *[other] { $n } копий
}. Новые карты приносят победы в кампании ({ command-campaign }) и над компьютером.
no-editor-more = { $most ->
    [0] Сюда эту карту положить нельзя: { $card }
   *[other] { $card }: в колоде может быть не больше { $most }
}{ $rule ->
    [none] .
   *[other] {" "}({ $rule }).
}
