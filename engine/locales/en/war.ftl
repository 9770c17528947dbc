### War: questions, choices and lines of history.

# Questions.
ask-war-first = Who goes first? The first player draws no card in the first turn.
ask-war-deal = Do you keep this hand? You can have { $n ->
    [one] one card
   *[other] { $n } cards
} dealt again.
ask-war-dealt = This is your hand.
ask-war-main = Your turn: build a base, play cards, use properties, choose attackers.
asked-war-notes =
    { $first }
    { $then }
# Who attacks by now. If they are many, their numbers alone are said.
asked-war-attack = Attacking so far: { $with }. { $who } takes { $n } damage if nobody blocks.
# $first: cards on the battlefield.
asked-war-first = Properties that the attack sets off come first and are not counted here: { $first }.
asked-war-asks = Intervention, after the blocks and before the damage: { $asks ->
    [always] you are always asked.
    [never] you are not asked, the damage is dealt at once.
   *[payable] you are asked if there is something you can play or use.
}
asked-war-attacker = { $card } #{ $number }
asked-war-attacker-short = #{ $number }
ask-war-block = You are attacked{ $n ->
    [0] .
   *[other] : { $n } damage gets through so far.
} Who blocks?
ask-war-clash = The blocks are set. You can still play artillery, support and medals, and use properties.
ask-war-final = After the combat: you can still build and play cards.
ask-war-act = { $act ->
    [damage] deals { $n } damage to a unit
    [destroy] destroys a card
    [return] returns a card to its owner's hand
    [exile] removes a card from the game
    [withdraw] takes a unit out of the combat
    [boost] changes attack and defense of a unit for this turn
    [hold] changes attack and defense of a unit until its owner's next turn
    [promote] changes attack and defense of a unit for good
    [grant] gives a unit a trait
    [deprive] takes a trait from a unit
    [exhaust] suppresses a card
    [ready] readies a card
    [pin] pins down a card
    [shield] prevents { $n } damage to a unit
    [protect] prevents all damage to a unit
    [load] puts { $n } ammunition on a card
   *[other] asks for a card
}
ask-war-pick = “{ $card }” { ask-war-act }. Which one?
ask-war-pick-up-to = “{ $card }” { ask-war-act }. Which ones? At most { $left } more.
ask-war-sacrifice = “{ $card }”: which of your cards is destroyed for it?
ask-war-wear = Who wears “{ $card }”?
ask-war-more = How many more bases do you pay for “{ $card }”? At most { $most }.
ask-war-onto = Which attacker does { $card } #{ $number } block?
ask-war-guard = Who becomes a bodyguard of { $card } #{ $number }?
ask-war-hit = { $card } #{ $number } is the target. Which bodyguard takes the hit?
ask-war-split = { $card } #{ $number } has { $left } damage left for its blockers. How much does { $blocker } #{ $which } take? { $deadly } is enough to destroy it; the next blocker takes the rest.
ask-war-limit = { $n ->
    [one] Your hand is one card too large. Which card do you discard?
   *[other] Your hand is { $n } cards too large. Which card do you discard?
}
ask-war-discard = { $n ->
    [one] “{ $card }”: which card do you discard?
   *[other] “{ $card }”: which { $n } cards do you discard?
}
ask-war-search = “{ $card }”: which card of your library do you take?
ask-war-recover = { $n ->
    [one] “{ $card }”: which card of your Destroyed stack do you take?
   *[other] “{ $card }”: which { $n } cards of your Destroyed stack do you take?
}
ask-war-scry = The next card of your library is “{ $top }”. Where do you put it?
ask-war-option = “{ $card }”: choose one.
ask-war-may = Do you want what “{ $card }” offers?
ask-war-offer = “{ $card }” offers: { $what } Do you take it?

# Choices.
do-war-first = Go First
do-war-second = Go Second
do-war-redeal = Deal Again
do-war-keep = Keep the Hand
do-war-build = Build { $number }: { $card }
do-war-build-short = Build { $number }
do-war-play = Play { $number }: { $card }
do-war-play-short = Play { $number }
# A card that would change nothing as things stand.
do-war-play-idle = Play { $number }: { $card } (Nothing Now)
do-war-play-idle-short = Play (Nothing Now) { $number }
do-war-use = { $card } #{ $number }: { $what }
do-war-raise = Destroyed: { $card }: { $what }
do-war-attack = { FIT(34, do-war-attack.full, do-war-attack.brief) }
    .full = { do-war-attack.brief }{ do-war-pick.values }
    .brief = Attack: { $card } #{ $number }
do-war-retreat = Call Back: { $card } #{ $number }
do-war-guard = Bodyguard For: { $card } #{ $number }
# When one will be asked; the question says how it is now.
do-war-ask = Intervention: { $asks ->
    [always] Always Ask
    [never] Never Ask
   *[payable] Ask If I Can
}
do-war-fight = Begin the Combat
do-war-defend = End the Defense
do-war-continue = Continue
do-war-end = End Turn
do-war-block = { FIT(34, do-war-block.full, do-war-block.brief) }
    .full = { do-war-block.brief }{ do-war-pick.values }
    .brief = Block With: { $card } #{ $number }
do-war-unblock = Do Not Block: { $card } #{ $number }
# A unit has its attack and defense beside its name, if there is room.
do-war-pick = { FIT(34, do-war-pick.full, do-war-pick.brief) }
    .full = { do-war-pick.brief }{ do-war-pick.values }
    .brief = { $card } #{ $number }
    .values = { $unit ->
    [yes] {" "}· { $attack }/{ $defense }
   *[no] {""}
}
do-war-card = { $number }: { $card }
do-war-card-short = Take { $number }
do-war-discard = Discard { $number }: { $card }
do-war-discard-short = Discard { $number }
do-war-number = { $n }
do-war-split = { $n } Damage
do-war-option = Option { $n }
do-war-option-of = { $what }
do-war-yes = Yes
do-war-no = No
do-war-under = Under the Library
do-war-top = On Top
do-war-done = Done
do-war-none = Choose None

# What happened.
tell-war-began = { $who } goes first.
tell-war-redealt = { $n ->
    [one] { $who } is dealt one new card.
   *[other] { $who } is dealt { $n } new cards.
}
tell-war-turn = Turn { $n }: { $who }.
tell-war-drew = { $who } draws “{ $card }”.
tell-war-draws = { $n ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $n } cards.
}
tell-war-tokens = { $n ->
    [one] { $who } puts a token into play: { $card }.
   *[other] { $who } puts { $n } tokens into play: { $card }.
}
tell-war-built = { $who } builds “{ $card }”.
tell-war-played = { $who } plays “{ $card }”.
tell-war-worn = “{ $unit }” wears “{ $card }”.
tell-war-triggered = “{ $card }” of { $who } triggers.
tell-war-used = { $who } uses a property of “{ $card }”.
tell-war-raised = { $who } uses “{ $card }” from the Destroyed stack.
tell-war-guards = “{ $card }” guards “{ $colonel }”.
tell-war-attacked = { $who } attacks with { $with }.
tell-war-card = { $card }
tell-war-and = { $first } and { $then }
tell-war-units = { $n } units
tell-war-blocked = “{ $card }” blocks “{ $attacker }”.
tell-war-unblocked = { $who } blocks nothing.
tell-war-bombed = “{ $card }” bombs every ground unit of the other side: 1 damage to each.
tell-war-hurt = “{ $card }” takes { $n } damage.
tell-war-covered = “{ $card }” takes the hit for “{ $colonel }”.
tell-war-damaged = { $who } takes { $n } damage.
tell-war-prevented = { $n } damage to “{ $card }” is prevented.
tell-war-spared = { $n } damage to { $who } is prevented.
tell-war-healed = { $who } gains { $n } Health.
tell-war-lost = { $who } loses { $n } Health.
tell-war-destroyed = “{ $card }” is destroyed.
tell-war-returned = “{ $card }” returns to its owner's hand.
tell-war-exiled = “{ $card }” is out of the game.
tell-war-withdrew = “{ $card }” leaves the combat.
tell-war-boosted = “{ $card }” gets { $attack }/{ $defense } attack/defense{ $lasting ->
    [yes] , for good.
   *[no] .
}
tell-war-exhausted = “{ $card }” is suppressed.
tell-war-readied = “{ $card }” is ready again.
tell-war-discarded = { $who } discards “{ $card }”.
tell-war-milled = { $who } discards “{ $card }” from the top of the library.
tell-war-scried = { $n ->
    [one] { $who } looks at the top card of the library.
   *[other] { $who } looks at the top { $n } cards of the library.
}
tell-war-found = { $who } takes a card out of the library.
tell-war-found-own = { $who } takes “{ $card }” out of the library.
tell-war-idle = { $who } has nothing left to do, so the turn ends.
tell-war-recovered = { $who } takes “{ $card }” from the Destroyed stack.

# How it ended.
reason-war-health = the other side has no Health left
reason-war-together = both ran out of Health at once
reason-war-endless = the game would never have ended
reason-war-held = the line was held for long enough
reason-war-turn-cap = the turns ran out
reason-war-resigned = the opponent resigned
reason-war-timed-out = the opponent ran out of time

# What is wrong with a deck.
fault-war-card = { $card }
fault-war-id = “{ $id }”
fault-war-unknown = There is no card { $card } any more.
fault-war-token = { $card } cannot be in a deck.
fault-war-copies = { $card } is there { $n } times; at most { $most ->
    [one] one copy is
   *[other] { $most } copies are
} allowed.
fault-war-too-few = { $n ->
    [one] The deck has one card
   *[other] The deck has { $n } cards
}; it needs at least { $most }.
fault-war-too-many = The deck has { $n } cards; at most { $most } are allowed.

# Types of cards in the picture of a deck.
deck-type-war-ground = Ground Units
deck-type-war-air = Air Force
deck-type-war-navy = Navy
deck-type-war-artillery = Artillery
deck-type-war-support = Support
deck-type-war-medal = Medals
deck-type-war-base = Bases
