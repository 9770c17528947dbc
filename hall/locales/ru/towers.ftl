game-towers = Башни
about-towers = Стройте свою башню, рушьте чужую или копите запасы. Дуэль идёт минут пять.
suit-towers-ore = руда
suit-towers-gems = самоцветы
suit-towers-gold = золото
option-towers-deck = Колода
option-towers-deck-standard = обычная
option-towers-deck-quick = быстрая
option-towers-tavern = Таверна
option-towers-stock = Запас каждого ресурса в начале
option-towers-bonus = Прибавка второму игроку, каждого ресурса
option-towers-tie = Оба достигли цели сразу
option-towers-tie-draw = ничья
option-towers-tie-rank = побеждает сильнейший способ
option-towers-cap = Действий до победы более высокой башни
rules-towers-win = Вы побеждаете, когда ваша башня выросла до { $tower }, когда чужая пала или когда у вас { $stock } одного ресурса.
rules-towers-start = В начале у каждой стороны башня { $tower }, стена { $wall } и добыча { $mine } каждого ресурса за ход.
rules-towers-turn = Ваш ход начинается с добычи. Потом вы играете одну карту и платите за неё, или сбрасываете одну, или пропускаете ход; после карты вы берёте новую.
rules-towers-discard = Сбросить карту можно бесплатно: она ничего не делает, но вместо неё вы берёте новую. Если пропустить ход, рука не меняется.
rules-towers-damage = Урон бьёт сначала по стене, остаток — по башне.
rules-towers-mulligan = Перед первым ходом каждый может один раз поменять любые свои карты; противник их не видит.
rules-towers-first = Кто ходит первым, решает случай; в реванше выбирает проигравший.
# $most: ответы всех игроков вместе, после которых дуэль тоже кончается.
rules-towers-cap = Правило этого зала, чтобы любая дуэль кончилась: через { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
} или через { $most } ответов обоих игроков побеждает более высокая башня.

### Стол «Башен» словами, для тех, кто не видит картинку.

table-towers-mulligan = Обе стороны могут поменять карты.
table-towers-round = Раунд { $n }.
table-towers-side = { $who }: башня { $tower }, стена { $wall }; руда { $ore } (+{ $mine-ore }), самоцветы { $gems } (+{ $mine-gems }), золото { $gold } (+{ $mine-gold }); в руке { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[other] { $hand } карт
}.
table-towers-goals = Для победы: башня { $tower } или { $stock } одного ресурса.
table-towers-piles = В колоде: { $draw }. В сбросе: { $discard }.
table-towers-last-played = Последняя карта: { $who } играет «{ $card }».
table-towers-last-discarded = Последняя карта: { $who } сбрасывает «{ $card }».
table-towers-hand = Ваша рука:
table-towers-hand-empty = Ваша рука пуста.
table-towers-hand-undealt = Карты раздадут, как только станет ясно, кто начинает.
table-towers-held = { $number }. { $name } ({ $cost }), { $use ->
    [play] можно сыграть
    [discard] можно сбросить
    [short] не хватает { $missing }
    [keep] остаётся
    [replace] уйдёт в колоду
   *[nothing] сейчас не сыграть
}: { $text }
table-towers-card = { $name } ({ $cost }): { $text }
look-row-towers-played = Сыграно, { $who }
look-row-towers-discarded = Сброшено, { $who }

score-towers = { $who }: башня { $tower }, стена { $wall }
moment-towers = раунд { $n }
# $tells: yes, пока игрок может не знать, зачем сбрасывать.
hand-towers-turn = Ваш ход: руда { $ore }, самоцветы { $gems }, золото { $gold }{ $tells ->
    [yes] . Взамен сброшенной карты вы берёте новую.
   *[no] { "" }
}
own-tell-towers-replaced = { $count ->
    [0] Вы оставили все карты.
    [one] Вы поменяли { $count } карту.
    [few] Вы поменяли { $count } карты.
   *[other] Вы поменяли { $count } карт.
}
own-tell-towers-played = Вы сыграли карту «{ $card }».
own-tell-towers-discarded = Вы сбросили карту «{ $card }».
own-tell-towers-forced = Вам пришлось сбросить карту «{ $card }».
own-tell-towers-skipped = Вы пропустили ход.
own-tell-towers-extended = Вы ходите ещё раз.
own-tell-towers-began = Вы начинаете.
own-tell-towers-gained = У вас: { $stat } +{ $count }, теперь { $now }.
own-tell-towers-lost = У вас: { $stat } −{ $count }, теперь { $now }.
own-tell-towers-drew = Вы взяли карту «{ $card }».

# Название списка карт, из которого можно выбрать сразу несколько.
several-do-towers-swap = Какие карты поменять…
