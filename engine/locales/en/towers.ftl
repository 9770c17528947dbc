### Towers: questions, choices and lines of history.

# Questions.
ask-towers-first = Who goes first?
ask-towers-mulligan = Which cards do you swap for new ones?
ask-towers-act = Your turn: play a card, discard one or skip.
ask-towers-discard = { $count ->
    [one] Discard a card.
   *[other] Discard { $count } cards.
}

# Choices.
do-towers-first = I Go First
do-towers-second = I Go Second
do-towers-swap = Swap { $number }: { $card }
do-towers-swap-short = Swap { $number }
do-towers-back = Take Them Back
do-towers-keep = Keep All
do-towers-replace = Swap the Marked Cards
do-towers-play = Play { $number }: { $card }
do-towers-play-short = Play { $number }
do-towers-discard = Discard { $number }: { $card }
do-towers-discard-short = Discard { $number }
do-towers-skip = Skip

# What happened.
hidden-card = a hidden card
tell-towers-began = { $who } goes first.
tell-towers-replaced = { $who } swaps { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}.
tell-towers-played = { $who } plays “{ $card }”.
tell-towers-discarded = { $who } discards “{ $card }”.
tell-towers-forced = { $who } has to discard “{ $card }”.
tell-towers-skipped = { $who } skips.
tell-towers-gained = { $who }: { $stat } +{ $count }, now { $now }.
tell-towers-lost = { $who }: { $stat } −{ $count }, now { $now }.
tell-towers-drew = { $who } draws “{ $card }”.
tell-towers-reshuffled = { $count ->
    [one] { $count } discarded card becomes
   *[other] { $count } discarded cards become
} the new draw pile.
tell-towers-extended = { $who } plays again.
tell-ended-win = { $who } wins: { $reason }.
tell-ended-draw = A draw: { $reason }.
reason-resigned-by = { $loser } resigned
reason-timed-out-by = { $loser } ran out of time
# What a card says, in its own words, where a part of it leaves no other line.
tell-says = The card says: “{ SHORT($what, 180) }”
tell-nothing = Nothing comes of it.

# How it ended.
reason-towers-construction = the tower is built
reason-towers-destruction = the other tower fell
reason-towers-accumulation = the stores are full
reason-towers-together = both sides got there at once
reason-towers-turn-cap = the turns ran out
reason-towers-resigned = the opponent resigned
reason-towers-timed-out = the opponent ran out of time

# The numbers of a side.
stat-towers-tower = { -tower }
stat-towers-wall = { -wall }
stat-towers-stock-ore = { -ore }
stat-towers-stock-gems = { -gems }
stat-towers-stock-gold = { -gold }
stat-towers-mine-ore = { -mine-ore }
stat-towers-mine-gems = { -mine-gems }
stat-towers-mine-gold = { -mine-gold }
