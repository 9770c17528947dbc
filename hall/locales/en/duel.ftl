### A duel: the board, the hand, the clock.

duel-title = { $game }: { $a } – { $b }
duel-title-many = { $game }: { $who }
duel-begins = The duel begins.
duel-waits = { $who } to move.
duel-waits-both = Waiting for { $a } and { $b }.
duel-waits-all = Waiting for { $who }.
duel-aside = The duel of { $who } is set aside: the program broke off in it. Nothing is lost. The host finds it as { $id } and can take it back; you can play others meanwhile.
duel-covered = Spectators are not wanted here: only the players see the board.
duel-promise = Fair shuffle: the SHA-256 of seed and set-up is { $hash }. The seed is shown at the end.
duel-seed = Fair shuffle: the seed was { $seed }. To check it, export match { $id } and run “duelhall verify FILE”.

hand-won = You have won!
hand-won-team = Your team has won!
hand-out = You are out of this duel; the others play on.
hand-lost = You have lost.
hand-drawn = It is a draw.
hand-hurry = { $left } left.
hand-strikes = You missed { $count ->
    [one] a move
   *[other] { $count } moves
}, so your time is shorter. { $forgiven } moves in time make one good.

ping = { $who }, your turn.
ping-both = { $a } and { $b }, your turn.
nudge = Half of your time is gone: { $left } left. When it runs out, the hall moves for you.
tell-absent = Time ran out for { $who }: missed move { $strikes } of { $most }.
tell-outage = The hall was away, so the clock runs { $time } longer.
tell-seam = The program was updated, and the duel goes on by its new rules.
tell-seam-back = The program was updated, and the duel goes on by its new rules. What was only half done is taken back.

resign-ask = Do you really give up? Your opponent wins then.
resign-ask-many = Do you really give up? You leave the table with all your cards, and the others play on.
resign-done = You have given up.
hint = The AI would choose: { $choice }.
text-told = Lately:
text-old-rules = This duel was played by older rules, so its table cannot be shown any more.
