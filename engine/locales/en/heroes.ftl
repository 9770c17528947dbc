### Heroes: questions, choices and lines of history.

# Questions.
ask-heroes-mulligan = Keep these cards, or shuffle all of them back and draw new ones?
ask-heroes-act = Your turn: play cards, use powers, attack, or end it.
ask-heroes-proposed = { $attacker } is about to attack { $defender }. Do you respond?
# $own: yes, if it is one's own; mate, if it is of a partner. $does: quote, if a text of the card says what will happen; enter, if
# the card comes into play and that is all.
ask-heroes-respond = { $own ->
    [yes] “{ $card }”
    [mate] { $who } (your partner): “{ $card }”
   *[no] { $who }: “{ $card }”
}{ $aimed ->
    [yes] , aimed at { $at },
   *[no] {""}
} { $does ->
    [enter] is about to enter play.
    [quote] is about to happen. The card says: { SHORT($what, 120) }
   *[happen] is about to happen.
} Do you respond?
ask-heroes-attack = The attack has begun. Do you do anything before it is defended?
ask-heroes-defend = Blades are drawn. Do you strike or do anything before damage?
ask-heroes-end = The turn is ending. Do you do anything before it does?
ask-heroes-armor = { $n } damage is coming to your hero. Which armor takes some of it?
ask-heroes-protect = { $attacker } attacks { $defender }. Who protects?
ask-heroes-drop = You may not keep all of these. Which one goes to the graveyard?
ask-heroes-excess = { $n ->
    [one] Your hand is too large: discard a card.
   *[other] Your hand is too large: discard { $n } cards.
}
ask-heroes-pick = { $n ->
    [one] “{ $card }”: choose one.
   *[other] “{ $card }”: choose { $n }.
}
ask-heroes-discard = { $n ->
    [one] “{ $card }”: which card is discarded?
   *[other] “{ $card }”: which { $n } cards are discarded?
}
ask-heroes-cards = { $n ->
    [one] “{ $card }”: choose a card.
   *[other] “{ $card }”: choose { $n } cards.
}
ask-heroes-cards-up-to = { $n ->
    [one] “{ $card }”: choose a card, or none.
   *[other] “{ $card }”: choose up to { $n } cards.
}
ask-heroes-may-of = “{ $card }”: { SHORT($what, 150) } Do you want it?
ask-heroes-may = Do you want what “{ $card }” offers?
ask-heroes-avert = “{ $card }”: { $what } Do you pay?
ask-heroes-option = “{ $card }”: choose one.
ask-heroes-modes = “{ $card }”: choose one. { $list }
ask-heroes-mode = { $n }: { $what }.
ask-heroes-order = Several powers triggered at once. Which goes onto the chain first? The last one happens first.
ask-heroes-x = “{ $card }”: how much do you pay for X?
ask-heroes-target = “{ $card }”: choose a target.
ask-heroes-defender = Whom does { $card } attack?
ask-heroes-price = “{ $card }”: what do you give up for it?

# Choices.
do-heroes-keep = Keep
do-heroes-mulligan = Draw a New Hand
do-heroes-play = Play { $number }: { $card }
do-heroes-play-short = Play { $number }
do-heroes-place = Resource { $number }: { $card }
do-heroes-place-short = Resource { $number }
do-heroes-quest = Quest { $number }: { $card }
do-heroes-quest-short = Quest { $number }
do-heroes-use = { $card } #{ $number }: { SHORT($what, 50) }
do-heroes-complete = Complete: { $card } #{ $number }
do-heroes-attack = { $armed ->
    [yes] Attack: { $card } #{ $number } ({ $atk }, weapon)
   *[no] Attack: { $card } #{ $number } ({ $atk })
}
do-heroes-strike = Strike for { $cost }: { $card } #{ $number }
do-heroes-protect = Protect: { $card } #{ $number }
do-heroes-armor = Prevent { $n }: { $card } #{ $number }
do-heroes-pick = { $card } #{ $number }
do-heroes-card = { $card } ({ $number })
do-heroes-card-short = Choose { $number }
do-heroes-discard = { $number }: { $card }
do-heroes-discard-short = Discard { $number }
do-heroes-player = { $who }
do-heroes-link = Chain: { $card }
do-heroes-x = { $n }
do-heroes-option = Choice { $n }
do-heroes-option-of = { $n }. { CAP(SHORT($what, 30)) }
do-heroes-order = { $n }. { $card }
do-heroes-yes = Yes
do-heroes-no = No
do-heroes-done = Done
do-heroes-back = Take Back
do-heroes-pass = Pass
do-heroes-rest = Pass for This Turn
# $number: the card's number in play; 0 for every card of the name that is played.
do-heroes-yield = { $number ->
    [0] Don't Ask: { $card }
   *[other] Don't Ask: { $card } #{ $number }
}
do-heroes-heed = { $number ->
    [0] Ask Again: { $card }
   *[other] Ask Again: { $card } #{ $number }
}
do-heroes-always = Ask Me Every Time
do-heroes-sometimes = Ask Only If I Can Respond
do-heroes-end = End Turn

# What happened.
tell-heroes-began = { $who } goes first.
tell-heroes-kept = { $who } keeps the hand.
tell-heroes-mulligan = { $who } draws a new hand.
tell-heroes-turn = Turn { $n }: { $who }.
tell-heroes-drew = { $who } draws “{ $card }”.
tell-heroes-draws = { $n ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $n } cards.
}
tell-heroes-placed = { $who } places a resource.
tell-heroes-placed-own = { $who } places “{ $card }” face down.
tell-heroes-quest = { $who } takes on the quest “{ $card }”.
tell-heroes-played = { $who } plays “{ $card }”.
tell-heroes-used = { $who } uses “{ $card }”.
tell-heroes-triggered = “{ $card }” triggers.
# What it does, if nothing else says so.
tell-heroes-says = The card says: { SHORT($what, 100) }
tell-heroes-tokens = { $n ->
    [one] { $who } puts a token into play: { $card }.
   *[other] { $who } puts { $n } tokens into play: { $card }.
}
tell-heroes-aimed = Target: { $at }.
mark-heroes-card = { $card }
mark-heroes-link = “{ $card }”
mark-heroes-player = { $who }
tell-heroes-attacks = { $card } attacks { $defender }.
tell-heroes-protects = { $card } protects.
tell-heroes-strikes = { $who } strikes with “{ $card }”.
tell-heroes-armored = “{ $card }” prevents { $n } damage.
tell-heroes-damaged = { $by } deals { $n } damage to { $card }.
tell-heroes-prevented = { $n } damage to { $card } is prevented.
tell-heroes-put = { $n } damage is put on { $card }.
tell-heroes-healed = { $n } damage is healed from { $card }.
tell-heroes-destroyed = { $card } is destroyed.
tell-heroes-left = { $to ->
    [hand] { $card } returns to hand.
    [graveyard] { $card } goes to the graveyard.
    [removed] { $card } is removed from the game.
    [deck] { $card } is shuffled into the deck.
    [deck-top] { $card } goes on top of the deck.
    [deck-bottom] { $card } goes under the deck.
   *[other] { $card } leaves play.
}
tell-heroes-discarded = { $who } discards “{ $card }”.
tell-heroes-milled = { $who } loses “{ $card }” from the deck.
tell-heroes-revealed = { $who } reveals “{ $card }”.
tell-heroes-took = { $to ->
    [hand] { $who } takes “{ $card }” in hand.
    [play] { $who } puts “{ $card }” into play.
    [resources] { $who } places “{ $card }” as a resource.
    [graveyard] { $who } puts “{ $card }” into the graveyard.
   *[other] { $who } puts “{ $card }” aside.
}
tell-heroes-took-hidden = { $who } takes a card in hand.
tell-heroes-interrupted = “{ $card }” is interrupted.
tell-heroes-completed = { $who } completes the quest “{ $card }”.
tell-heroes-flipped = { $card } turns over.
tell-heroes-controlled = { $who } gains control of { $card }.
tell-heroes-coin = { $side ->
    [heads] The coin of { $who } shows heads.
   *[tails] The coin of { $who } shows tails.
}
tell-heroes-shuffled = { $n ->
    [one] { $who } shuffles a card into the deck.
   *[other] { $who } shuffles { $n } cards into the deck.
}
tell-heroes-called = The combat ends without damage.
tell-heroes-out = { $who } is out: the hero has fallen.
tell-heroes-quit = { $who } leaves the game, and so do all of their cards.
tell-heroes-decked = { $who } is out: there was no card left to draw.
tell-ended-win-two = The team of { $who } and { $other } wins: { $reason }.
tell-ended-win-three = The team of { $who }, { $other } and { $third } wins: { $reason }.

# How it ended.
reason-heroes-defeat = the last opposing hero has fallen
reason-heroes-decked = the last opponent had no card left to draw
reason-heroes-together = the last heroes fell together
reason-heroes-endless = it would never have ended
reason-heroes-turn-cap = the turns ran out
reason-heroes-resigned = the opponent resigned
reason-heroes-timed-out = the opponent ran out of time

# Decks with their heroes, in formats.
ask-heroes-leader = Which hero do you play? A deck of { $n } cards is suggested for each, and you can change it.
do-heroes-leader = Another Hero
