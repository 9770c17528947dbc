### The table of Towers in words, for those who do not see the picture.

table-towers-mulligan = Both sides may change cards.
table-towers-round = Round { $n }.
table-towers-side = { $who }: tower { $tower }, wall { $wall }; ore { $ore } (+{ $mine-ore }), gems { $gems } (+{ $mine-gems }), gold { $gold } (+{ $mine-gold }); { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand.
table-towers-goals = To win: a tower of { $tower }, or { $stock } of one resource.
table-towers-piles = Draw pile: { $draw }. Discards: { $discard }.
table-towers-last-played = Last card: “{ $card }”, played by { $who }.
table-towers-last-discarded = Last card: “{ $card }”, discarded by { $who }.
table-towers-hand = Your hand:
table-towers-hand-empty = Your hand is empty.
table-towers-held = { $number }. { $name } ({ $cost }), { $use ->
    [play] can be played
    [discard] too dear, can be discarded
    [keep] stays
    [replace] goes back
   *[nothing] cannot be used now
}: { $text }
table-towers-card = { $name } ({ $cost }): { $text }
