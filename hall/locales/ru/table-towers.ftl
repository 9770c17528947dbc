### Стол «Башен» словами, для тех, кто не видит картинку.

table-towers-mulligan = Обе стороны могут поменять карты.
table-towers-round = Круг { $n }.
table-towers-side = { $who }: башня { $tower }, стена { $wall }; руда { $ore } (+{ $mine-ore }), самоцветы { $gems } (+{ $mine-gems }), золото { $gold } (+{ $mine-gold }); в руке { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[other] { $hand } карт
}.
table-towers-goals = Для победы: башня { $tower } или { $stock } одного ресурса.
table-towers-piles = В колоде: { $draw }. В сбросе: { $discard }.
table-towers-last-played = Последняя карта: «{ $card }», сыграна: { $who }.
table-towers-last-discarded = Последняя карта: «{ $card }», сброшена: { $who }.
table-towers-hand = Ваша рука:
table-towers-hand-empty = Ваша рука пуста.
table-towers-held = { $number }. { $name } ({ $cost }), { $use ->
    [play] можно сыграть
    [discard] слишком дорого, можно сбросить
    [keep] остаётся
    [replace] уйдёт обратно
   *[nothing] сейчас не сыграть
}: { $text }
table-towers-card = { $name } ({ $cost }): { $text }
