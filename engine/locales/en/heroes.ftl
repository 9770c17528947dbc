### Heroes: questions, choices and lines of history.

# Questions.
ask-heroes-mulligan = Keep these cards, or shuffle all of them back and draw new ones?
# $place: yes, if a card can still be placed as a resource in this turn.
ask-heroes-act = Your turn: { $place ->
    [yes] place a resource,{" "}
   *[no] {""}
}play cards, use powers, attack, or end it.
# $once: yes, if passing means that the fight asks again only if something changes.
asked-heroes-once = { $once ->
    [yes] {" "}You are asked again only if something changes.
   *[no] {""}
}
# $able: yes, if there is anything to do but pass; $can: what that is.
ask-heroes-proposed = { CAP($attacker) } is about to attack { $defender }: { asked-heroes-blow } { $able ->
    [yes] { CAP($can) }, or pass: then the attack begins.
   *[no] You can only pass: then the attack begins.
}{ asked-heroes-once }
# $own: yes, if it is one's own; mate, if it is of a partner. $does: quote, if a text of the card says what will happen. $aimed: self,
# if the card aims at itself.
ask-heroes-respond = { asked-heroes-begun }{ $aimed ->
    [self] , aimed at itself
    [yes] , aimed at { $at }
   *[no] {""}
}.{ $does ->
    [quote] {" "}{ $own ->
        [yes] The card says
       *[no] The card says to { $who }
    }: { SHORT($what, 220) }
   *[happen] {""}
} { $able ->
    [yes] { CAP($can) }, or pass and let it happen.
   *[no] You can only pass and let it happen.
}
asked-heroes-begun = { $act ->
    [play] { asked-heroes-begun.who } “{ $card }”
   *[use] { asked-heroes-begun.who } the power of “{ $card }”
    [complete] { asked-heroes-begun.who } the quest “{ $card }”
    [trigger] “{ $card }” triggers for { $own ->
        [yes] you
        [mate] { $who } (your partner)
       *[no] { $who }
    }
}
    .who = { $own ->
    [yes] You { $act ->
        [play] play
       *[use] use
        [complete] complete
    }
   *[no] { $who }{ $own ->
        [mate] {" "}(your partner)
       *[no] {""}
    } { $act ->
        [play] plays
       *[use] uses
        [complete] completes
    }
}
ask-heroes-attack = { CAP($attacker) } attacks { $defender }: { asked-heroes-blow } Nobody has stepped in or struck yet. { $able ->
    [yes] { CAP($can) }, or pass and let it go on.
   *[no] You can only pass.
}{ asked-heroes-once }
ask-heroes-defend = { CAP($attacker) } fights { $defender }: { asked-heroes-blow } { $able ->
    [yes] { CAP($can) }, or pass and let that damage happen.
   *[no] You can only pass.
}
ask-heroes-end = { $turn ->
    [yes] Your turn
   *[no] { $who }'s turn
} is about to end. { $able ->
    [yes] { CAP($can) }, or pass: then it ends.
   *[no] You can only pass.
}
ask-heroes-armor = { $by } is about to deal { $n } damage to your hero, who has { $left } health left. Use armor to prevent some of it, or pass and take it.
ask-heroes-protect = { CAP($attacker) } attacks { $defender }: { asked-heroes-blow } Choose who steps in and takes the attack instead, or pass and let it happen.
# The actions that are possible now.
asked-heroes-can-strike = strike with a weapon
asked-heroes-can-play = play a card
asked-heroes-can-use = use a power
# A character that fights: whose it is.
asked-heroes-fighter = { $side ->
    [own-hero] your hero
    [hero] { $who }'s hero
    [own] your { $card }
   *[other] { $who }'s { $card }
}
# The damage that two characters deal to each other as things stand; fatal: yes, if a character is destroyed by it; bare, if only
# armor can save it. $armor: yes, if armor can still prevent some of it.
# $strike: yes, if a hero can still strike. $stopped: yes, if all of it is prevented.
asked-heroes-blow = { $hit ->
    [0] no damage
   *[other] { $hit } damage
}{ $stopped ->
    [yes] {" "}(prevented)
   *[no] {""}
}{ $armor ->
    [yes] {" "}before armor
   *[no] {""}
}{ $fatal ->
    [yes] {" "}(fatal)
    [bare] {" "}(fatal without it)
   *[no] {""}
}, { $back ->
    [0] none
   *[other] { $back }
} back{ $stopped-back ->
    [yes] {" "}(prevented)
   *[no] {""}
}{ $armor-back ->
    [yes] {" "}before armor
   *[no] {""}
}{ $fatal-back ->
    [yes] {" "}(fatal)
    [bare] {" "}(fatal without it)
   *[no] {""}
}.{ $strike ->
    [yes] {" "}A weapon can still add to that.
   *[no] {""}
}
# A power that can be used now: its button has room for its price alone.
asked-heroes-power = { $card } #{ $number }: { SHORT($what, 180) }
# Notes to the question: costs that no label shows, and what powers do.
asked-heroes-rivals = “{ $card }” cannot stay in play together with { $cards }: if you play it, you choose which of them goes to the graveyard.
asked-heroes-errand = A quest takes the place of this turn's resource.
asked-heroes-stops = You are asked every time, even if you can only pass: so nobody can tell from a pause what you hold.
# What each way to pass does. $own: yes, in one's own turn; $yields: yes, if one can let one card alone happen.
asked-heroes-passes = “Pass” lets this one thing happen. “Pass for This Turn” { $own ->
    [yes] gives up everything that you could still do in answer until your turn ends, also the strikes of your weapons.
   *[no] lets everything happen until the turn ends: you answer with no card or power, and strike with no weapon.
}{ $yields ->
    [yes] {" "}“Don't Ask” lets happen whatever this card does in this turn; you can take that back.
   *[no] {""}
}
asked-heroes-notes =
    { $first }
    { $then }
ask-heroes-drop = You have more of these than one player may keep. Which one goes to the graveyard?
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
    [one] “{ $card }”: choose a card { asked-heroes-fate }.
   *[other] “{ $card }”: choose { $n } cards { asked-heroes-fate }.
}
ask-heroes-cards-up-to = { $n ->
    [one] “{ $card }”: choose a card { asked-heroes-fate }, or none.
   *[other] “{ $card }”: choose up to { $n } cards { asked-heroes-fate }.
}
# What becomes of the chosen cards.
asked-heroes-fate = { $to ->
    [hand] to take into your hand
    [graveyard] to put into the graveyard
    [removed] to remove from the game
    [deck] to shuffle into the deck
    [deck-top] to put on top of the deck
    [deck-bottom] to put under the deck
    [resources] to place as a resource
   *[play] to put into play
}
ask-heroes-may-of = “{ $card }”: { SHORT($what, 220) } Do you want it?
ask-heroes-may = Do you want what “{ $card }” offers?
ask-heroes-avert = “{ $card }” ({ $who }): { $what } Do you pay?
ask-heroes-option = “{ $card }”: choose one.
ask-heroes-modes = “{ $card }”: choose one. { $list }
ask-heroes-mode = { $n }: { $what }.
ask-heroes-order = Several powers happen at once. Which of them happens last?
ask-heroes-x = “{ $card }”: how much do you pay for X, at most { $most }?{ $does ->
    [quote] {" "}The card says: { SHORT($what, 220) }
   *[happen] {""}
}
# $left: how many targets can still be chosen. $barred: yes, if there is a reason why something cannot be chosen.
ask-heroes-target = “{ $card }”: choose a target{ $left ->
    [1] {""}
   *[other] {" "}(up to { $left })
}.{ $does ->
    [quote] {" "}The card says: { SHORT($what, 220) }
   *[happen] {""}
}{ $barred ->
    [yes] {" "}{ $why }
   *[no] {""}
}
# $idle: yes, if the attack deals no damage.
ask-heroes-defender = Whom does { $card } attack{ $idle ->
    [yes] {" "}for 0 (no damage)
   *[no] { $atk ->
        [0] {""}
       *[other] {" "}for { $atk }
    }
}? You can choose heroes and allies of another side.{ $barred ->
    [yes] {" "}{ $why }
   *[no] {""}
}
# Why something cannot be chosen, and who may step in.
asked-heroes-sidestep = { $keyword }: { $cards } cannot be attacked.
asked-heroes-safe = Cannot be attacked now: { $cards }.
asked-heroes-no-heroes = { $card } cannot attack heroes.
asked-heroes-spared = All damage would be prevented: { $cards }.
asked-heroes-bulwark = { $keyword }: { $cards } may step in.
asked-heroes-barred = Cannot be chosen: { $list }.
asked-heroes-bar = { $cards } ({ $why ->
    [untouchable] opponents cannot choose it
    [ready] not exhausted
    [exhausted] exhausted
    [unhurt] not damaged
    [cost] costs too much
   *[idle] not attacking
})
asked-heroes-others = others
ask-heroes-price = “{ $card }”: what do you { $part ->
    [exhaust] exhaust
    [destroy] destroy
    [remove] remove from the game
   *[discard] discard
} to pay for it?

# Choices.
do-heroes-keep = Keep
do-heroes-mulligan = Draw a New Hand
do-heroes-play = Play { $number }: { $card }
do-heroes-play-short = Play { $number }
do-heroes-place = Resource { $number }: { $card }
do-heroes-place-short = Resource { $number }
do-heroes-quest = Quest { $number }: { $card }
do-heroes-quest-short = Quest { $number }
# Labels have room for a verb, a name and a number. If a name is long, a sign stands for the verb. A price has the sign of
# resources, damage stands beside its verb, and the place of a power has a word. An idle choice would change nothing.
# $why: x, if X is 0; now, if the effect meets nobody as things stand.
do-heroes-play-idle = Play { $number }: { $card } ({ $why ->
    [now] Nothing Now
   *[x] X = 0, Nothing
})
do-heroes-play-idle-short = { $why ->
    [now] Nothing Now: Play { $number }
   *[x] X = 0: Play { $number }
}
# $which: the place of the power among those of the card; only, if there are no others.
do-heroes-use = { FIT(34, do-heroes-use.full, do-heroes-use.sign, do-heroes-use.least) }
    .full = Use { do-heroes-use.brief }
    .brief = { $card } #{ $number }{ $which ->
    [only] {""}
   *[other] , Power { $which }
}{ do-heroes-use.price }
    .sign = ⚡ { do-heroes-use.brief }
    .least = ⚡ { $card } #{ $number }{ $which ->
    [only] {""}
   *[other] /{ $which }
}{ do-heroes-use.price }
    .price = { $cost ->
    [0] {""}
   *[other] {" "}⬢{ $cost }
}
do-heroes-use-idle = { FIT(34, do-heroes-use-idle.full, do-heroes-use-idle.brief) }
    .full = { $card } #{ $number } ({ $why ->
    [now] Nothing Now
   *[x] X = 0, Nothing
})
    .brief = Nothing: { $card }
# A price without room stands below the question.
do-heroes-complete = { FIT(34, do-heroes-complete.full, do-heroes-complete.brief, do-heroes-complete.sign) }
    .full = { do-heroes-complete.brief } ⬢{ $cost }
    .brief = Complete: { $card } #{ $number }
    .sign = ⚑ { $card } #{ $number } ⬢{ $cost }
# $armed: yes, if a weapon can add to it.
do-heroes-attack = { FIT(34, do-heroes-attack.full, do-heroes-attack.brief, do-heroes-attack.sign) }
    .full = Attack { $atk }{ $armed ->
    [yes] +Weapon
   *[no] {""}
}: { $card } #{ $number }
    .brief = Attack { do-heroes-attack.plus }: { $card } #{ $number }
    .sign = ⚔{ do-heroes-attack.plus } { $card } #{ $number }
    .plus = { $atk }{ $armed ->
    [yes] +
   *[no] {""}
}
do-heroes-strike = { FIT(34, do-heroes-strike.full, do-heroes-strike.sign) }
    .full = Strike: { do-heroes-strike.brief }
    .sign = ⚔ { do-heroes-strike.brief }
    .brief = { $card } #{ $number } ⬢{ $cost }
do-heroes-protect = { FIT(34, do-heroes-protect.full, do-heroes-protect.sign, do-heroes-protect.least) }
    .full = Step In: { $card } #{ $number }{ do-heroes-pick.values }
    .sign = ✋ { $card } #{ $number }{ do-heroes-pick.values }
    .least = ✋ { $card } #{ $number }
do-heroes-armor = { FIT(34, do-heroes-armor.full, do-heroes-armor.sign) }
    .full = Prevent { $n }: { $card } #{ $number }
    .sign = 🛡{ $n } { $card } #{ $number }
# $named: the card with whose it is, if another side has one of that name.
# An ally has its ATK and the health that is left beside its name, if there is room, and a hero has its health.
do-heroes-pick = { FIT(34, do-heroes-pick.full, do-heroes-pick.named, do-heroes-pick.valued, do-heroes-pick.brief) }
    .full = { do-heroes-pick.named }{ do-heroes-pick.values }
    .named = { $named } #{ $number }
    .valued = { do-heroes-pick.brief }{ do-heroes-pick.values }
    .brief = { $card } #{ $number }
    .values = { $living ->
    [yes] {" "}· { $atk }/{ $left }
    [hero] {" "}· { $left } Health
   *[no] {""}
}
# A target in which nothing would change as things stand.
do-heroes-pick-idle = { FIT(34, do-heroes-pick-idle.full, do-heroes-pick-idle.named, do-heroes-pick-idle.sign, do-heroes-pick-idle.brief) }
    .full = { $named } #{ $number } (Nothing Now)
    .named = Nothing: { $named } #{ $number }
    .sign = ∅ { $named } #{ $number }
    .brief = ∅ { $card } #{ $number }
# A target for which all of the damage would be prevented.
do-heroes-pick-spared = { FIT(34, do-heroes-pick-spared.full, do-heroes-pick-spared.named, do-heroes-pick-spared.sign, do-heroes-pick-spared.brief) }
    .full = { $named } #{ $number } (Damage Prevented)
    .named = No Damage: { $named } #{ $number }
    .sign = 🛡 { $named } #{ $number }
    .brief = 🛡 { $card } #{ $number }
do-heroes-card = { $number }: { $card }
do-heroes-card-short = Choose { $number }
do-heroes-discard = { $number }: { $card }
do-heroes-discard-short = Discard { $number }
do-heroes-player = { $who }
do-heroes-link = { FIT(34, do-heroes-link.full, do-heroes-link.brief) }
    .full = Chain: { $named }
    .brief = Chain: { $card }
do-heroes-x = Pay { $n }
do-heroes-x-idle = X = 0: Nothing Happens
do-heroes-option = Choice { $n }
do-heroes-option-of = { $n }. { CAP(SHORT($what, 30)) }
do-heroes-order = { $n }. { $card }
do-heroes-yes = Yes
do-heroes-no = No
do-heroes-done = Done
do-heroes-none = Choose None
do-heroes-back = Take Back
do-heroes-pass = Pass
do-heroes-rest = Pass for This Turn
# $number: the card's number in play; 0 for every card of the name that is played.
do-heroes-yield = { FIT(34, do-heroes-yield.full, do-heroes-yield.brief) }
    .full = { $number ->
    [0] Don't Ask: { $card }
   *[other] Don't Ask: { $card } #{ $number }
}
    .brief = Don't Ask: { $card }
do-heroes-heed = { FIT(34, do-heroes-heed.full, do-heroes-heed.brief) }
    .full = { $number ->
    [0] Ask Again: { $card }
   *[other] Ask Again: { $card } #{ $number }
}
    .brief = Ask: { $card } #{ $number }
do-heroes-always = Ask Me Every Time
do-heroes-sometimes = Ask Only If I Can Respond
do-heroes-end = End Turn

# What happened.
tell-heroes-began = { $who } goes first.
tell-heroes-kept = { $who } keeps the hand.
tell-heroes-mulligan = { $who } draws a new hand once all have decided.
tell-heroes-redealt = { $who } has a new hand.
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
tell-heroes-says = The card says to { $who }: { SHORT($what, 180) }
tell-heroes-tokens = { $n ->
    [one] { $who } puts a token into play: { $card }.
   *[other] { $who } puts { $n } tokens into play: { $card }.
}
tell-heroes-aimed = Target: { $at }.
mark-heroes-card = “{ $card }”
mark-heroes-player = { $who }
# A card of which another side has one too.
mark-heroes-of = { $who }'s { $card }
tell-heroes-attacks = { $card } attacks { $defender }.
tell-heroes-protects = { $card } protects.
tell-heroes-strikes = { $who } strikes with “{ $card }”.
tell-heroes-armored = “{ $card }” prevents { $n } damage.
# $known: yes, if it is the effect of a card; $of: that card.
tell-heroes-damaged = { $by } deals { $n } damage to { $card }{ $known ->
    [yes] {" "}with “{ $of }”
   *[no] {""}
}.
tell-heroes-harmless = { $by } deals no damage to { $card }.
tell-heroes-missed = “{ $card }” changes nothing.
tell-heroes-crowded = { $card } cannot stay in play together with { $cards }.
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
    [hand] { $who } takes “{ $card }” into hand.
    [play] { $who } puts “{ $card }” into play.
    [resources] { $who } places “{ $card }” as a resource.
    [graveyard] { $who } puts “{ $card }” into the graveyard.
   *[other] { $who } puts “{ $card }” aside.
}
tell-heroes-took-hidden = { $who } takes a card into hand.
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
reason-heroes-defeat = the other side has no hero left
reason-heroes-decked = the last opponent had no card left to draw
reason-heroes-together = the last heroes fell together
reason-heroes-endless = it would never have ended
reason-heroes-turn-cap = the turns ran out
reason-heroes-resigned = the opponent resigned
reason-heroes-timed-out = the opponent ran out of time

# Decks with their heroes, in formats.
ask-heroes-leader = Which hero do you play? All your cards are shown after the heroes. A deck of { $n } cards is suggested for each hero; you can change hero and deck until you are done.
do-heroes-leader = Another Hero
