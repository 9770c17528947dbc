game-war = War
about-war = Units, bases and blocks: armies of the Second World War meet at one front line. A duel takes twenty minutes.
type-war-base = bases
type-war-infantry = infantry
type-war-tank = tanks
type-war-tank-destroyer = tank destroyers
type-war-fighter = fighters
type-war-bomber = bombers
type-war-navy = navy
type-war-artillery = artillery
type-war-permanent = permanent support
type-war-one-shot = one-shot support
type-war-medal = medals
cards-all-country = All Countries
trait-country = country
trait-war-country = { $country ->
    [usa] USA
    [ussr] USSR
    [britain] Britain
   *[germany] Germany
}
option-war-deck = Your deck
option-war-deck-lot = random
option-war-opposing = The opponent's deck
option-war-opposing-lot = random
option-war-intervene = After the blocks the attacker is asked
option-war-intervene-payable = when there is something to use
option-war-intervene-always = always
option-war-intervene-never = never
option-war-damage = Damage on units
option-war-damage-heals = wears off at the end of the turn
option-war-damage-stays = stays
option-war-attackers = After an attack a unit
option-war-attackers-used = is used and cannot block
option-war-attackers-free = can still block
option-war-ships = Ships and aircraft
option-war-ships-block = ships can block aircraft
option-war-ships-pass = ships cannot block aircraft
option-war-cap = Turns before more Health wins

### The table of War in words, for those who do not see the picture.

table-war-deal = Hands may be dealt again.
table-war-turn = Turn { $n }: { $who }{ $phase ->
    [block] . The other side sets blockers.
    [clash] . The blocks are set.
    [final] , after the combat.
   *[main] .
}
table-war-asking = A choice has to be made for “{ $card }”.
table-war-side = { $who }: { $health } Health; { $all ->
    [0] no bases
    [one] { $left } of 1 base free ({ $kinds })
   *[other] { $left } of { $all } bases free ({ $kinds })
}{ $cover ->
    [0] { "" }
   *[other] , units have +{ $cover } defense
}.
table-war-bases-of = { $country ->
    [usa] USA
    [ussr] USSR
    [britain] Britain
   *[germany] Germany
} { $left }/{ $all }
table-war-counts = { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $library } in the library.
table-war-units = Units: { $cards }.
table-war-support = Support and medals: { $cards }.
table-war-destroyed = Destroyed: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, “{ $card }” on top.
table-war-attacker = { $unit } attacks, not blocked.
table-war-stopped = { $unit } attacks; its blockers are gone.
table-war-blocked = { $unit } attacks, blocked by { $blockers }.
table-war-numbered = #{ $number } { $card }
table-war-valued = { $what } { $attack }/{ $defense }
table-war-marked = { $what } ({ $marks })
table-war-damage = { $n } damage
table-war-ammo = ammunition { $n }
table-war-mark = { $mark ->
    [attacks] attacks
    [used] used
   *[fresh] new
}
table-war-against = blocks #{ $n }
table-war-worn = on #{ $n }
table-war-guards = guards #{ $n }
table-war-last = Last card: “{ $card }”, { $who }.
table-war-choosing = Choose from these:
table-war-hand = Your hand:
table-war-hand-empty = Your hand is empty.
table-war-hand-undealt = The cards are dealt as soon as it is clear who begins.
table-war-held = { $number }. { $use ->
    [build] Can be built
    [play] Can be played
    [choose] Can be chosen
    [bases] { $missing ->
        [one] Needs 1 more base
       *[other] Needs { $missing } more bases
    }
    [country] { $missing ->
        [one] Needs 1 more base of its country
       *[other] Needs { $missing } more bases of its country
    }
    [wearer] No unit to wear it
    [turn] No more bases this turn
    [part] Not in a combat
   *[nothing] Not now
}: { $card }
table-war-several = { $line } You have { $n } of these.
table-war-held-idle = { $number }. { $card }
table-war-card = { $name }{ $free ->
    [yes] { "" }
   *[no] , { $paid }
}. { $line }{ $unit ->
    [yes] , { $attack }/{ $defense }.
   *[no] .
}
look-row-war-choosing = To Choose From
look-row-war-destroyed = Destroyed, { $who }
look-row-war-bases = Bases
score-war = { $who } { $health }
moment-war = turn { $n }
# Of a duel that is over, for a player: the turns of both, and those of the player.
moment-war-own = turn { $n }, your turn { $own }
moment-war-hold = turn { $n }, { $who } { $left ->
    [one] must live through { $left } more turn
   *[other] must live through { $left } more turns
}
table-war-weather = Weather, for the whole duel: { $name }. { $text }
table-war-hold = { $who } wins by living through { $left ->
    [one] { $left } more turn
   *[other] { $left } more turns
} of the other side.
option-war-cards = In duels between people own decks hold
option-war-cards-owned = only owned cards
option-war-cards-all = any cards
option-war-rewards = A win gives a card
option-war-rewards-computer = against the computer
option-war-rewards-all = in every duel
hand-war-turn = { $phase ->
    [clash] The blocks are set: play or use something, or continue ·
    [final] After the combat ·
   *[main] Your turn:
} { $left } of { $all ->
    [one] 1 base
   *[other] { $all } bases
} free

own-tell-war-redealt = { $n ->
    [one] You were dealt one card again.
   *[other] You were dealt { $n } cards again.
}
own-tell-war-drew = You drew “{ $card }”.
own-tell-war-built = You built “{ $card }”.
own-tell-war-played = You played “{ $card }”.
own-tell-war-used = You used a property of “{ $card }”.
own-tell-war-raised = You used “{ $card }” from the Destroyed stack.
own-tell-war-attacked = You attacked with { $with }.
own-tell-war-unblocked = You blocked nothing.
own-tell-war-damaged = You took { $n } damage.
own-tell-war-healed = You gained { $n } Health.
own-tell-war-lost = You lost { $n } Health.
own-tell-war-discarded = You discarded “{ $card }”.
own-tell-war-found-own = You took “{ $card }” out of your library.
own-tell-war-recovered = You took “{ $card }” from the Destroyed stack.
own-tell-war-idle = Nothing is left to do, so your turn ended.
own-tell-war-began = You go first.
own-tell-war-triggered = “{ $card }” triggered.
own-tell-war-draws = { $n ->
    [one] You drew a card.
   *[other] You drew { $n } cards.
}
own-tell-war-tokens = { $n ->
    [one] You put a token into play: { $card }.
   *[other] You put { $n } tokens into play: { $card }.
}
own-tell-war-spared = { $n } damage to you was prevented.
own-tell-war-milled = You discarded “{ $card }” from the top of the library.
own-tell-war-scried = { $n ->
    [one] You looked at the top card of the library.
   *[other] You looked at the top { $n } cards of the library.
}
own-tell-war-found = You took a card out of the library.

## The words on a card, below its large picture.

term-war-tankdestroyer = Tank Destroyer: when it attacks, it deals 1 damage more to each ground unit that blocks it.
term-war-bomber = Bomber: when it attacks, it also deals 1 damage to every enemy ground unit; to a Fighter that blocks it, it deals 1 less.
term-war-artillery = Artillery: happens at once. It deals 1 more to Tank Destroyers and nothing to ships.
term-war-permanent = Permanent Support: stays on the battlefield, apart from the units.
term-war-oneshot = One-Shot Support: happens once and goes to the Destroyed stack.
term-war-medal = Medal: stays on the battlefield, for the whole army or worn by one unit; without its bearer it is destroyed.
term-war-base = Military Base: pays for cards. You may build one each turn, for nothing.
term-war-fast = Fast: can attack in the turn in which it comes.
term-war-leader = Leader: your other units in the same combat have that much more attack.
term-war-colonel = Colonel: takes that many bodyguards. What would hit the Colonel hits a bodyguard of your choice.
term-war-antiair = Can block aircraft: other ground units cannot.
term-war-shellproof = Artillery does no damage to it: other cards still do.
term-war-tireless = Attacks without being used: it can block in the opponent's next turn.
term-war-armor = Armor: whenever it takes damage, it takes that much less.
term-war-use = Use this: the card is marked as used until your next turn, so this works once a turn.
term-war-ammo = Ammunition: lies on the card and is spent by its property.
term-war-buried = From the Destroyed stack: it can be used while the card lies there.
term-war-suppress = Suppress: the card is marked as used, so it can neither attack nor block.
term-war-pin = Pin down: the card is used and stays so in its owner's next turn.
term-war-withdraw = Out of the combat: it deals and takes no more combat damage; an attacker that was blocked stays blocked.
term-war-token = Token: a card that is in no deck; it vanishes when it leaves the battlefield.

## The rules page

rules-war-head-goal = ◆ Goal
rules-war-head-bases = ◆ Bases
rules-war-head-course = ◆ A turn
rules-war-head-combat = ◆ Combat
rules-war-head-cards = ◆ Cards and their words
rules-war-head-signs = ◆ Signs
rules-war-head-limits = ◆ Beginning and end
rules-war-head-alone = ◆ Playing alone
rules-war-win = Both begin with { $health } Health. Whoever has none left loses; if both fall together, it is a draw.
rules-war-bases = Bases pay for everything: each cost marks so many of your bases as used until your next turn. Some cards need bases of their own country. You may build one base each turn, for nothing, and it can pay at once.
rules-war-turn = Your turn: what was used is ready again, then you draw a card; the player who goes first draws none in the first turn. Build, play cards, use properties and choose attackers; then begin the combat or end the turn.
rules-war-attack = A new unit can attack only from your next turn on, unless it is Fast; it can block at once. { $attackers ->
    [free] An attack does not use the unit: it can block in the opponent's turn.
   *[used] An attack uses the unit: it cannot block in the opponent's next turn.
}
rules-war-block = The defender sets blockers; several may block one attacker. Ground units cannot block aircraft{ $ships ->
    [pass] , nor can ships
   *[block] { "" }
}. Attackers that nobody blocks damage the player; one that was blocked does not, whatever happens to its blockers.
rules-war-clash = { $intervene ->
    [never] After the blocks, damage is dealt; the attacker may ask to be asked first.
    [always] After the blocks the attacker may play artillery, support and medals and use properties before damage is dealt.
   *[payable] After the blocks the attacker, if there is something to play or use, may play artillery, support and medals and use properties before damage is dealt.
} The defender cannot answer.
rules-war-damage = Combat damage is dealt by all at once. An attacker with several blockers splits its damage among them. A unit whose damage reaches its defense is destroyed. { $damage ->
    [stays] Damage stays on units.
   *[heals] Damage wears off at the end of the turn.
}
rules-war-types = Tank Destroyer: +1 damage to each ground unit that blocks it. Bomber: attacking, 1 damage to every enemy ground unit as well; 1 less to a Fighter that blocks it. Artillery: +1 to Tank Destroyers, nothing to ships.
rules-war-cover = Each six of your bases give all your units +1 defense, for as long as you have them.
rules-war-cards = Units, permanent support and medals stay on the battlefield. Artillery and one-shot support happen at once and go to the Destroyed stack.
rules-war-words = Fast: attacks in the turn in which it comes. Leader: your other units in the same combat are stronger. Colonel: takes bodyguards, who are hit in place of the Colonel. When you look at a card large, its words are explained below it.
rules-war-signs = Signs on the board: heart – Health; star, roundel or cross with 2/4 – how many bases of that country are free, of how many; shield with +1 – defense from your bases; hand, cards and skull – cards in hand, in the library and destroyed.
rules-war-signs-card = Signs on a card: #3 in the corner – the number by which you choose it on the battlefield (cards in your hand have a number without this sign); disc – its type; yellow plate – attack; grey plate – defense, pink once it is hurt; red – damage; bent arrow – used; hourglass – new; bullets – ammunition; shield – whom it blocks or guards; paper clip – who wears it; diamonds – how rare it is.
rules-war-campaign = { command-campaign } leads through missions. Each win against the computer gives you a card, unless you have made up its deck. In duels between people your own decks hold only cards that you own; ready decks are open to all.
rules-war-start = You begin with { $count } cards. You may have them dealt again: the first time as many, then one card less each time.
# $most: answers of all players together, after which a duel also ends.
rules-war-end = At the end of your turn at most 9 cards stay in your hand. An empty library costs you nothing. So that every duel ends: after { $count ->
    [one] one turn
   *[other] { $count } turns
}, or after { $most } answers of both together, more Health wins.

# The name of a list of choices, by the question or by what every choice does.
menu-do-war-play = Play a Card…
menu-do-war-build = Build a Base…
menu-do-war-use = Use a Property…
menu-do-war-raise = From the Destroyed…
menu-do-war-attack = Attack…
menu-do-war-retreat = Call Back…
menu-do-war-guard = Take a Bodyguard…
menu-do-war-block = Block With…
menu-do-war-unblock = Do Not Block…
menu-ask-war-pick = Choose a Card…
menu-ask-war-pick-up-to = Choose a Card…
menu-ask-war-sacrifice = What to Destroy…
menu-ask-war-wear = Who Wears It…
menu-ask-war-more = How Many More Bases…
menu-ask-war-onto = Choose an Attacker…
menu-ask-war-guard = Choose a Bodyguard…
menu-ask-war-hit = Who Takes the Hit…
menu-ask-war-split = How Much Damage…
menu-ask-war-limit = Discard…
menu-ask-war-discard = Discard…
menu-ask-war-search = Choose a Card…
menu-ask-war-recover = Choose a Card…
menu-ask-war-option = Choose One…

# What is lost with the turn, where one name is enough for several choices.
left-do-war-build = Build a Base
