### A duel: the board, the hand, the clock.

duel-title = { $game }: { $a } – { $b }
duel-title-many = { $game }: { $who }
duel-levels = { $game } against the computer: how well should it play?
duel-begins = The duel begins.
duel-waits = { $how ->
    [begins] Waiting for { $who }.
    [moves] { $who } to move.
    [responds] { $own ->
        [yes] Wait: { $who } may respond.
       *[no] { $turn } is on turn; { $who } may respond.
    }
   *[answers] { $own ->
        [yes] Wait: { $who } has to choose.
       *[no] { $turn } is on turn; { $who } has to choose.
    }
}
# To a player for whom the match waits.
duel-waits-turn = It is your turn.
duel-waits-choice = You have to choose.
duel-waits-both = Waiting for { $a } and { $b }.
duel-waits-all = Waiting for { $who }.
duel-missed-out = Out by missed moves: { $who }.
duel-aside = An error of the program stopped the duel of { $who }. Nothing is lost. The host finds it as { $id } and can bring it back; meanwhile you can play others.
duel-covered = Spectators are off here: only the players see the board.
duel-promise = Every shuffle of this duel comes from one secret number, the seed, which was chosen before the first card. Its fingerprint (SHA-256 of seed and set-up) is { $hash }. After the duel the seed itself is shown here, so that anybody can check that it never changed.
duel-seed = Every shuffle of duel { $id } came from the seed { $seed }, which was chosen before the first card. Its fingerprint (SHA-256 of seed and set-up) was { $hash }. To check it, the host runs “duelhall export { $id } | duelhall verify -”.

# Below the question: what its buttons have no room for, each in a line.
hand-notes =
    { $question }
    { $notes }
hand-won = You have won!
hand-won-team = Your team has won!
hand-out = You are out of this duel; the others play on.
hand-out-missed = You missed too many moves and are out of this duel; the others play on.
hand-lost = You have lost.
hand-lost-team = Your team has lost.
hand-drawn = It is a draw.
hand-beside = You play other duels too. This is { $title }.
hand-hurry = { $left } left.
hand-strikes = You missed { $count ->
    [one] a move
   *[other] { $count } moves
}, so your time is shorter. Play { $forgiven } moves on time to clear one.

ping = { $who }, your turn.
ping-both = { $a } and { $b }, your turn.
ping-begun = { $who }, your duel has begun.
ping-hurry = Half of the time is gone: { $left } left.
ping-hurry-untimed = Half of the time is gone.
nudge = Half of your time is gone: { $left } left. After that, a move is made for you, or you lose if you have missed too many.
nudge-untimed = Half of your time is gone. When it runs out, a move is made for you, or you lose if you have missed too many.
tell-absent = Time ran out for { $who } ({ $strikes } of { $most }): the computer makes the move.
tell-absent-out = { $who } has missed { $most ->
    [one] { $most } move
   *[other] { $most } moves
} and is out.
own-tell-absent = Your time ran out ({ $strikes } of { $most }): the computer makes the move.
own-tell-absent-out = You have missed { $most ->
    [one] { $most } move
   *[other] { $most } moves
} and are out.
own-end-resigned = You resigned.
own-end-timed-out = You ran out of time.
own-tell-ended-win = You win: { $reason }.
own-tell-ended-win-two = You and { $other } win: { $reason }.
own-tell-ended-win-three = You, { $other } and { $third } win: { $reason }.
tell-outage = The hall was away, so the clock runs { $time } longer.
tell-seam = The program was updated, and the duel goes on by its new rules.
tell-seam-back = The program was updated, and the duel goes on by its new rules. What was only half done is taken back.

resign-ask = Do you really want to resign? Your opponent wins then.
resign-ask-many = Do you really want to resign? You leave the table with all your cards, and the others play on.
resign-done = You have resigned.
hint = The computer would choose: { $choice }
# $button: the label of the button.
hint-card = { $button }: { $card }
hint-wins = Why: it wins within this turn, whatever your opponents do.
hint-only = Why: it is the only useful choice here.
hint-saves = Why: otherwise this happens at once. { $lines }
hint-harms = Why: this happens at once. { $lines }
hint-start = Why: it looks like the best beginning.
hint-ahead = Why: it looks best a few moves later.
hint-best = Why: it looks best at once, and also a few moves later.
hint-end = Why: nothing else that you can still do looks better, at once or a few moves later.
hint-later = Why: “{ $other }” looks better at once, but worse a few moves later.
text-told = Recent moves:
text-old-rules = This duel was played by older rules, so its board cannot be shown any more.
choose-one = Choose…
choose-other = Other Moves…
# The label of a card that lies over equal ones: how many there are, of which one is played.
label-several = { $label } ({ $n } in Hand)

score-you = You
duel-now = { $how ->
    [begins] waiting for { $who }
    [moves] { $who } to move
    [responds] { $turn } on turn, { $who } may respond
   *[answers] { $turn } on turn, { $who } has to choose
}
duel-now-many = waiting for { $who }
told-last = Last: { $what }
told-folded = { $count ->
    [one] One more event is in the Log.
   *[other] { $count } more events are in the Log.
}
