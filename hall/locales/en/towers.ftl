game-towers = Towers
about-towers = Build your tower, knock the other one down, or fill your stores. A duel takes five minutes.
suit-towers-ore = ore
suit-towers-gems = gems
suit-towers-gold = gold
option-towers-deck = Deck
option-towers-deck-standard = standard
option-towers-deck-quick = quick
option-towers-tavern = Tavern
option-towers-stock = Stock of each resource at the start
option-towers-bonus = Head start of the second player, each resource
option-towers-tie = Both reach a goal at once
option-towers-tie-draw = a draw
option-towers-tie-rank = the stronger way wins
option-towers-cap = Actions before the higher tower wins
rules-towers-win = You win when your tower is { $tower } high, when the other tower falls, or when you hold { $stock } of one resource.
rules-towers-start = Each side begins with a tower of { $tower }, a wall of { $wall } and mines that give { $mine } of each resource.
rules-towers-turn = On your turn your mines pay out first. Then you play one card and pay for it, or discard one, or skip; after a card you draw one.
rules-towers-discard = A discard costs nothing and does nothing, and brings a new card. A skip keeps your hand as it is.
rules-towers-damage = Damage hits the wall first; what is left over hits the tower.
rules-towers-mulligan = Before the first turn each side may swap any of its cards once, unseen by the other.
rules-towers-first = Chance decides who goes first; in a rematch the loser chooses.
# $most: answers of all players together, after which a duel also ends.
rules-towers-cap = A rule of this hall, so that every duel ends: after { $count ->
    [one] one action
   *[other] { $count } actions
}, or after { $most } answers of both together, the higher tower wins.

### The table of Towers in words, for those who do not see the picture.

table-towers-mulligan = Both sides may swap cards.
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
table-towers-hand-undealt = The cards are dealt as soon as it is clear who begins.
table-towers-held = { $number }. { $name } ({ $cost }), { $use ->
    [play] can be played
    [discard] can be discarded
    [short] needs { $missing } more
    [keep] stays
    [replace] goes back
   *[nothing] cannot be used now
}: { $text }
table-towers-card = { $name } ({ $cost }): { $text }
look-row-towers-played = Played by { $who }
look-row-towers-discarded = Discarded by { $who }

score-towers = { $who }: tower { $tower }, wall { $wall }
moment-towers = round { $n }
# $tells: yes, while whoever plays may not know what a discard is good for.
hand-towers-turn = Your turn: { $ore } ore, { $gems } gems, { $gold } gold{ $tells ->
    [yes] . A discard brings a new card.
   *[no] { "" }
}
own-tell-towers-replaced = You swapped { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}.
own-tell-towers-played = You played “{ $card }”.
own-tell-towers-discarded = You discarded “{ $card }”.
own-tell-towers-forced = You had to discard “{ $card }”.
own-tell-towers-skipped = You skipped.
own-tell-towers-extended = You play again.
own-tell-towers-began = You go first.
own-tell-towers-gained = You: { $stat } +{ $count }, now { $now }.
own-tell-towers-lost = You: { $stat } −{ $count }, now { $now }.
own-tell-towers-drew = You drew “{ $card }”.

# The name of a list of cards of which several can be chosen at once.
several-do-towers-swap = Choose Cards to Swap…
