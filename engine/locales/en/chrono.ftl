### Chrono: questions, choices and lines of history.

# Questions.
ask-chrono-first = Who goes first? The first player neither draws nor moves time in the first turn.
ask-chrono-mulligan = Which cards do you swap for new ones?
ask-chrono-main = Your turn: play cards, collect resources, use abilities, then attack or end the turn.
# $how: usual, if the hero does nothing else by it; also, if the hero does something more; instead, if only that.
asked-chrono-meditate = { $how ->
    [instead] Meditate: { $what }.
    [also] Meditate: pay 1 concentration, take a card of your hero deck, and { $what }.
   *[usual] Meditate: pay 1 concentration and take a card of your hero deck.
} In that turn you play no card and use no ability of your hero. It cannot be taken back.
ask-chrono-pick = “{ $card }” { $act ->
    [disembody] disembodies a card. Which one?
    [return] returns a card to its owner's hand. Which one?
    [snare] snares a card. Which one?
    [turn] turns a card. Which one?
    [ready] readies a card. Which one?
    [shift] shifts a card by one epoch. Which one?
    [sacrifice] wants a sacrifice. Which of your cards?
    [mend] puts { $n ->
        [one] a counter
       *[other] { $n } counters
    } on a card. Which one?
    [unwind] removes { $n ->
        [one] a counter
       *[other] { $n } counters
    } from a card. Which one?
   *[other] asks for a card. Which one?
}
ask-chrono-mass = “{ $card }” { $act ->
    [disembody] disembodies cards of at most { $left } spirit together.
    [return] returns cards of at most { $left } spirit together to their owners' hands.
    [snare] snares cards of at most { $left } spirit together.
    [turn] turns cards of at most { $left } spirit together.
    [ready] readies cards of at most { $left } spirit together.
    [shift] shifts cards of at most { $left } spirit together by one epoch.
   *[other] chooses cards of at most { $left } spirit together.
} Which ones?
ask-chrono-way = { $n ->
    [one] “{ $card }” moves time by one age. Which way?
   *[other] “{ $card }” moves time by { $n } ages. Which way?
}
ask-chrono-split = { $by ->
    [card] “{ $card }” deals { $n } damage.
   *[attack] Your attack deals { $n } damage.
} How much of it does “{ $site }” take (life { $life })? The rest goes to { $who }.
ask-chrono-discard = { $n ->
    [one] “{ $card }”: which card do you discard?
   *[other] “{ $card }”: which { $n } cards do you discard?
}
ask-chrono-meditation = You meditate. Which card of your hero deck do you take?
ask-chrono-fetch = “{ $card }”: which card of your hero deck do you take?
ask-chrono-recover = { $n ->
    [one] “{ $card }”: which card comes back from your graveyard?
   *[other] “{ $card }”: which { $n } cards come back from your graveyard?
}
ask-chrono-option = “{ $card }”: choose one.
ask-chrono-may = Do you want what “{ $card }” offers?
ask-chrono-offer = { $n ->
    [0] “{ $card }” offers: { $what } Do you take it?
   *[other] “{ $card }” offers for { $n } concentration: { $what } Do you take it?
}
ask-chrono-epoch = “{ $by }” shifts “{ $card }”. To which epoch?
ask-chrono-order = The epoch has changed and your cards have become spells. Which one is cast first?
# $stays: yes, if it is a card on the table then; $more: yes, if it can do more there.
ask-chrono-leave = { $cause } “{ $card }” can leave the shadows{ $does ->
    [yes] : { $what }.
   *[no] .
}{ $stays ->
    [yes] {" "}It stays in play with { $window }.
   *[no] {""}
}{ $more ->
    [yes] {" "}{ $powers }
   *[no] {""}
} Turn the shadow over?
cause-chrono-none = It is time.
cause-chrono-moves = Time moved { $n ->
    [one] one age.
   *[other] { $n } ages.
}
cause-chrono-begins = The turn of { $who } begins.
cause-chrono-ends = The turn of { $who } ends.
cause-chrono-enters = { $known ->
    [yes] “{ $card }” #{ $number } has entered.
   *[no] A card has come into play.
}
cause-chrono-dies = A creature has died.
cause-chrono-casts = { $who } has played a spell.
cause-chrono-embodies = { $who } has played a card that stays on the table.
cause-chrono-changes = Epoch { $epoch } begins.
cause-chrono-attacks = { $who } attacks: { $n ->
    [0] no damage gets through.
   *[other] { $n } damage is about to be dealt.
}
cause-chrono-hurt = { $who ->
    [you] You were dealt damage and have { $life } life left.
    [opponent] The opponent was dealt damage and has { $life } life left.
   *[both] A player was dealt damage.
}
cause-chrono-meditates = { $who } meditates.
ask-chrono-insight = “{ $card }”: which shadow do you look at? You may then send it back to its owner's hand.
ask-chrono-send = The shadow is “{ $card }”. “{ $by }” can send it back to its owner's hand. Send it?
ask-chrono-time = You collect time: { $any } either way, { $future } forward, { $past } back. By how much do you move it?
ask-chrono-unwind = { $n ->
    [one] You have 1 time left. Remove a counter from “{ $card }”?
   *[other] You have { $n } time left. How many counters do you remove from “{ $card }”?
}

# Choices.
do-chrono-first = Go First
do-chrono-second = Go Second
do-chrono-swap = Swap { $number }: { $card }
do-chrono-swap-short = Swap { $number }
do-chrono-back = Take Them Back
do-chrono-keep = Keep All
do-chrono-replace = Swap the Marked Cards
do-chrono-play = Play { $number }: { $card }
do-chrono-play-short = Play { $number }
do-chrono-lay = Lay { $number }: { $card }
do-chrono-lay-short = Lay { $number }
do-chrono-focus = Collect { $n } Concentration
do-chrono-life = Collect { $n } Life
do-chrono-time = Collect { $n } Time
do-chrono-use = { $card } #{ $number }: { $what }
do-chrono-sacrifice = Sacrifice: { $card } #{ $number }
do-chrono-hero = Hero { $what }
do-chrono-meditate = Meditate: No Cards This Turn
# $last: yes, if no card can be played and nothing be collected, so that it stands out: it ends the turn.
do-chrono-attack = Attack for { $n }{ $last ->
    [yes] {" "}and End Turn
   *[no] {""}
}
do-chrono-end = End Turn
do-chrono-pick = { $side ->
    [own] Yours: { $card }
    [other] Theirs: { $card }
   *[one] { $card }
} #{ $number }
do-chrono-card = { $number }: { $card }
do-chrono-card-short = Take { $number }
do-chrono-discard = Discard { $number }: { $card }
do-chrono-discard-short = Discard { $number }
do-chrono-future = Forward { $n }
do-chrono-past = Back { $n }
do-chrono-stay = Do Not Move
do-chrono-split = To the Location: { $n }
do-chrono-unwind = { $n ->
    [one] Remove { $n } Counter
   *[other] Remove { $n } Counters
}
do-chrono-option = Option { $n }
do-chrono-option-of = { $what }
do-chrono-epoch = Epoch { $n }
do-chrono-yes = Yes
do-chrono-no = No
do-chrono-order = { $card }: { $what }
do-chrono-done = Done
do-chrono-none = Choose None

# What happened.
tell-chrono-began = { $who } goes first.
tell-chrono-replaced = { $count ->
    [0] { $who } keeps the whole hand.
    [one] { $who } swaps a card.
   *[other] { $who } swaps { $count } cards.
}
tell-chrono-turn = Turn { $n }: { $who }.
tell-chrono-future = { $n ->
    [one] Time moves one age forward, to age { $age }.
   *[other] Time moves { $n } ages forward, to age { $age }.
}
tell-chrono-past = { $n ->
    [one] Time moves one age back, to age { $age }.
   *[other] Time moves { $n } ages back, to age { $age }.
}
tell-chrono-drew = { $who } draws “{ $card }”.
tell-chrono-draws = { $n ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $n } cards.
}
tell-chrono-tokens = { $n ->
    [one] { $who } puts a token into play: { $card }.
   *[other] { $who } puts { $n } tokens into play: { $card }.
}
tell-chrono-concentrated = { $who } gains { $n } concentration.
tell-chrono-meditated = { $who } meditates.
tell-chrono-fetched = { $who } takes a card from the hero deck.
tell-chrono-fetched-own = { $who } takes “{ $card }” from the hero deck.
tell-chrono-played = { $who } plays “{ $card }”.
tell-chrono-laid = { $who } lays a shadow.
tell-chrono-laid-own = { $who } lays “{ $card }” face down.
tell-chrono-left = “{ $card }” leaves the shadows.
tell-chrono-left-stays = “{ $card }” leaves the shadows and stays in play.
tell-chrono-triggered = “{ $card }” takes effect.
tell-chrono-used = { $who } turns “{ $card }”.
tell-chrono-ability = { $who } uses an ability of the hero: “{ $what }”
tell-chrono-healed = { $who } gains { $n } life.
tell-chrono-lost = { $who } loses { $n } life.
tell-chrono-armored = { $who } gains { $n } armor.
tell-chrono-attacked = { $who } attacks with { $with } for { $n }{ $stopped ->
    [0] .
   *[other] , less { $stopped } of defense.
}
tell-chrono-card = { $card }
tell-chrono-and = { $first } and { $then }
tell-chrono-cards = { $n } cards
tell-chrono-damaged = { $who } takes { $n } damage{ $armor ->
    [0] .
   *[other] , { $armor } of it on armor.
}
tell-chrono-damaged-by = “{ $card }” deals { $n } damage to { $who }{ $armor ->
    [0] .
   *[other] , { $armor } of it on armor.
}
tell-chrono-worn = { $n ->
    [one] { $card } loses a counter.
   *[other] { $card } loses { $n } counters.
}
tell-chrono-charged = { $n ->
    [one] The hero of { $who } gains a counter.
   *[other] The hero of { $who } gains { $n } counters.
}
tell-chrono-drained = { $n ->
    [one] The hero of { $who } loses a counter.
   *[other] The hero of { $who } loses { $n } counters.
}
tell-chrono-died = { $card } dies.
tell-chrono-returned = { $card } returns to hand.
tell-chrono-snared = { $card } is caught in a snare.
tell-chrono-turned = { $card } is turned.
tell-chrono-readied = { $card } is readied.
tell-chrono-shifted = { $card } moves to epoch { $epoch }.
tell-chrono-seen = { $who } looks at a shadow.
tell-chrono-seen-own = { $who } looks at a shadow: “{ $card }”.
tell-chrono-sent = { $who } sends a shadow back to its owner's hand.
tell-chrono-sent-own = { $who } sends “{ $card }” back to its owner's hand.
tell-chrono-discarded = { $who } discards “{ $card }”.
tell-chrono-milled = { $who } discards “{ $card }” from the top of the deck.
tell-chrono-idle = { $who } has nothing left to do, so the turn ends.
tell-chrono-recovered = { $who } takes “{ $card }” back from the graveyard.

# How it ended.
reason-chrono-life = the other side has no life left
reason-chrono-together = both ran out of life at once
reason-chrono-time = time came to its end
reason-chrono-endless = the game would never have ended
reason-chrono-turn-cap = the turns ran out
reason-chrono-resigned = the opponent resigned
reason-chrono-timed-out = the opponent ran out of time

# A deck to choose, with its hero.
brings-chrono = { $deck } · { $hero }

# What is wrong with a deck, for its owner.
fault-chrono-card = { $card }
fault-chrono-id = “{ $id }”
fault-chrono-without-hero = The deck has no hero.
fault-chrono-no-hero = { $card } is no hero.
fault-chrono-unknown = There is no card { $card } any more.
fault-chrono-in-no-deck = { $card } cannot be in a deck.
fault-chrono-mythic = { $card } is mythic and cannot be in the hero deck.
fault-chrono-copies = { $card } is there { $n } times; at most { $most ->
    [one] one copy is allowed.
   *[other] { $most } copies are allowed.
}
fault-chrono-too-few = { $n ->
    [one] The deck has { $n } card; it needs at least { $most }.
   *[other] The deck has { $n } cards; it needs at least { $most }.
}
fault-chrono-too-many = The deck has { $n } cards; at most { $most } are allowed.
fault-chrono-beside = The hero deck has { $n } cards; at most { $most } are allowed.

# Types of cards in the picture of a deck, and the name of the pile next to it.
deck-beside-chrono = Hero Deck
deck-type-chrono-hero = Heroes
deck-type-chrono-thoughtform = Thoughtforms
deck-type-chrono-location = Locations
deck-type-chrono-event = Events
deck-type-chrono-shadow = Shadows
