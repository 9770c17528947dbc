game-heroes = Heroes
about-heroes = Lead a hero with a ready deck: allies, weapons, quests, and answers in the other's turn. A duel takes twenty minutes.
option-heroes-deck = Your deck
option-heroes-deck-lot = random
option-heroes-opposing = The opponent's deck
option-heroes-opposing-lot = random
option-heroes-seats = Seats at the table
option-heroes-teams = Teams
option-heroes-teams-none = everybody for themselves
option-heroes-teams-two = two teams
option-heroes-cap = Turns before the healthier hero wins
cards-all-class = All Classes
trait-class = class

### The table of Heroes in words, for those who do not see the picture.

table-heroes-mulligan = Opening hands may be replaced.
table-heroes-turn = Turn { $n } of { $who }: { $phase ->
    [attack] combat, attack
    [defend] combat, defend
    [damage] combat, damage
    [end] end of turn
   *[action] action
}.
table-heroes-numbered = #{ $number } { $card }
table-heroes-combat = { $attacker } attacks { $defender }.
table-heroes-combat-protected = { $attacker } attacks; { $defender } protects.
table-heroes-chain = Chain, what resolves first in front: { $links }.
table-heroes-link = { $kind ->
    [attack] an attack of { $who }
    [effect] an effect of “{ $card }” ({ $who })
   *[card] “{ $card }” ({ $who })
}
table-heroes-aimed = { $link } at { $targets }
table-heroes-player = { $who }
table-heroes-side = { $who }: { $hero }.
table-heroes-counts = { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $deck } in the deck; { $ready } of { $all ->
    [one] { $all } resource
   *[other] { $all } resources
} ready.
table-heroes-team = Team { $team }.
table-heroes-brief = { $team ->
    [none] { "" }
   *[other] Team { $team },{" "}
}{ $who }: { $hero }, health { $left } of { $health }; { $allies ->
    [0] no allies
    [one] { $allies } ally
   *[other] { $allies } allies
}, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand.
table-heroes-out = { $who } is out of the game.
table-heroes-allies = Allies: { $cards }.
table-heroes-things = Equipment and abilities: { $cards }.
table-heroes-quests = Quests: { $cards }.
table-heroes-graveyard = Graveyard: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, “{ $card }” on top.
table-heroes-hero = #{ $number } { $card }, health { $left } of { $health }
table-heroes-armed-hero = #{ $number } { $card }, ATK { $atk }, health { $left } of { $health }
table-heroes-ally = #{ $number } { $card } { $atk }/{ $left }
table-heroes-weapon = #{ $number } { $card }, ATK { $atk }, strike costs { $strike }
table-heroes-armor = #{ $number } { $card }, DEF { $health }
table-heroes-totem = #{ $number } { $card }, health { $left }
table-heroes-marked = { $what } ({ $marks })
table-heroes-mark = { $mark ->
    [exhausted] exhausted
    [fresh] new
   *[flipped] turned over
}
table-heroes-counters = { $kind }: { $count }
table-heroes-attached = with { $card }
table-heroes-owned = owned by { $who }
table-heroes-last = Last card: “{ $card }”, { $who }.
table-heroes-looking = Choose from these:
table-heroes-yields = You do not respond to these cards until the turn ends: { $cards }.
table-heroes-hand = Your hand:
table-heroes-hand-empty = Your hand is empty.
table-heroes-held = { $number }. { $use ->
    [play] Can be played
    [place] Only as a resource
    [place-short] Needs { $missing } more, or as a resource
    [choose] Can be chosen
    [short] Needs { $missing } more
   *[nothing] Not now
}: { $card }
table-heroes-held-idle = { $number }. { $card }
table-heroes-card = { $cost ->
    [none] { $name }. { $line }.
   *[other] { $name } ({ $cost }). { $line }.
}
table-heroes-health = health { $health }
table-heroes-stats = ATK { $atk } ({ $damage }), health { $health }
table-heroes-strike = ATK { $atk } ({ $damage }), a strike costs { $strike }
table-heroes-def = DEF { $def }
look-row-heroes-chain = Chain
look-row-heroes-looking = To Choose From
look-row-heroes-resources = Your Resources
look-row-heroes-graveyard = Graveyard of { $who }
score-heroes = { $who } { $left }
score-heroes-out = { $who }: out
moment-heroes = turn { $n }
# $place: yes, if one more card can still be placed as a resource in this turn.
hand-heroes-turn = Your turn: { $ready } of { $all ->
    [one] { $all } resource
   *[other] { $all } resources
} left{ $place ->
    [yes] , one more can be placed
   *[no] {""}
}
# The turn, when no card can be paid for before one is placed.
hand-heroes-place = { $turn }. Place a card as a resource first.
hand-heroes-respond = { $question } { $ready } of { $all ->
    [one] { $all } resource
   *[other] { $all } resources
} left.
# The own deck is almost empty.
hand-heroes-warned = { $question } { $warning }
hand-heroes-deck = { $n ->
    [0] Your deck is empty: you are out if you must draw.
    [one] Your deck has { $n } card left.
   *[other] Your deck has { $n } cards left.
}
own-tell-heroes-kept = You kept your hand.
own-tell-heroes-mulligan = You draw a new hand: its cards come when all have decided.
own-tell-heroes-redealt = You have a new hand.
own-tell-heroes-placed = You placed a resource.
own-tell-heroes-quest = You took on the quest “{ $card }”.
own-tell-heroes-played = You played “{ $card }”.
own-tell-heroes-used = You used “{ $card }”.
own-tell-heroes-strikes = You strike with “{ $card }”.
own-tell-heroes-discarded = You discarded “{ $card }”.
own-tell-heroes-completed = You completed the quest “{ $card }”.
own-tell-heroes-began = You go first.
own-tell-heroes-drew = You drew “{ $card }”.
own-tell-heroes-draws = { $n ->
    [one] You drew a card.
   *[other] You drew { $n } cards.
}
own-tell-heroes-placed-own = You placed “{ $card }” face down.
own-tell-heroes-says = The card says to you: { SHORT($what, 180) }
own-tell-heroes-tokens = { $n ->
    [one] You put a token into play: { $card }.
   *[other] You put { $n } tokens into play: { $card }.
}
own-tell-heroes-milled = You lost “{ $card }” from your deck.
own-tell-heroes-revealed = You revealed “{ $card }”.
own-tell-heroes-took = { $to ->
    [hand] You took “{ $card }” into your hand.
    [play] You put “{ $card }” into play.
    [resources] You placed “{ $card }” as a resource.
    [graveyard] You put “{ $card }” into the graveyard.
   *[other] You put “{ $card }” aside.
}
own-tell-heroes-took-hidden = You took a card into your hand.
own-tell-heroes-controlled = You gained control of { $card }.
own-tell-heroes-coin = { $side ->
    [heads] Your coin shows heads.
   *[tails] Your coin shows tails.
}
own-tell-heroes-shuffled = { $n ->
    [one] You shuffled a card into your deck.
   *[other] You shuffled { $n } cards into your deck.
}
own-tell-heroes-out = You are out: your hero has fallen.
own-tell-heroes-quit = You left the game, and so did all of your cards.
own-tell-heroes-decked = You are out: there was no card left to draw.


term-heroes-quest = Quest: lies face up among your resources and pays like them. Pay for what it says, and it turns face down for good.
term-heroes-ongoing = Ongoing ability: stays in play and works as long as it is there.
term-heroes-pillar = Pillar: stays in play and can be attacked like an ally, but does not strike back.
term-heroes-instant = Instant: can be played at any time, also when others play or attack.
term-heroes-token = Token: an ally that is in no deck; it vanishes when it leaves play.
term-heroes-protector = Bulwark: while it is ready, it may be exhausted to step in and take an attack on itself.
term-heroes-elusive = Sidestep: it cannot be attacked.
term-heroes-ferocity = Impatience: it may attack in the turn in which it enters play.
term-heroes-longrange = Arm's Length: when it attacks, the defender deals no damage back to it.
term-heroes-stealth = Hush: nobody can step in against its attack. The hero loses it by dealing damage.
term-heroes-bearform = Bear Guise: the hero can step in like a character with Bulwark, until it strikes with a weapon or its player plays an ability that is not wild.
term-heroes-interrupt = Interrupt: what is interrupted does not happen; if it is a card, it goes to the graveyard.

## The rules page

rules-heroes-decks = Before the duel everybody builds a deck of at least thirty cards that go with their hero. A player who has fewer such cards plays with all of them. In sealed play everybody opens six boosters; in a draft everybody picks cards from boosters that go round. In constructed everybody brings a deck of sixty cards or more, with a sideboard of ten or none.
rules-heroes-boosters = A booster has fifteen different cards: ten common, four uncommon and one rare, now and then an epic one.
rules-heroes-win = The last hero standing wins. A hero falls when its damage reaches its health. A player who must draw from an empty deck is also out.
rules-heroes-start = Everyone starts with a hero in play and { $count } cards in hand. Before the first turn each may replace the whole hand once.
rules-heroes-turn = A turn: your cards become ready, you draw a card (not in the very first turn), then you play, attack and use powers in any order.
rules-heroes-resources = Once a turn any card from your hand may become a resource, face down. Resources are exhausted to pay; they become ready with your other cards.
rules-heroes-quests = A quest is placed face up as the resource of a turn, and pays like any other. Pay for what it says to complete it: then it turns face down for good.
rules-heroes-allies = Allies attack and use powers that exhaust them from your next turn on; with Impatience they may attack at once.
rules-heroes-combat = An attacker is exhausted and names a hero or an ally of another side. Both deal their ATK at the same time; damage stays until it is healed.
rules-heroes-protect = A ready character with Bulwark may be exhausted to step in and become the defender. Characters with Sidestep cannot be attacked. Nobody can step in against an attacker with Hush. An attacker with Arm's Length takes no damage back.
rules-heroes-weapons = A hero has no ATK of its own: in combat it strikes with a weapon for the weapon's cost. Armor is exhausted to prevent damage up to its DEF. Of two cards that cannot stay together, such as two melee weapons, one goes to the graveyard.
rules-heroes-chain = What is played waits on the chain while the others may respond with instant cards and powers. The last thing played resolves first. You are asked only when you can respond.
rules-heroes-asks = “Pass” lets one thing happen. “Pass for This Turn” lets everything happen until the turn ends, and you strike with no weapon. “Don't Ask” with a card lets happen what that card does until the turn ends; “Ask Again” takes that back. “Ask Me Every Time” asks even if you could only pass, so that others cannot tell from a pause what you hold.
rules-heroes-hand = At the end of your turn you discard down to seven cards.
rules-heroes-many = Everybody may attack everybody of another team. When a player is out, all their cards leave the game.
# $most: answers of all players together, after which a duel also ends.
rules-heroes-cap = So that every duel ends: after { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}, or after { $most } answers of all players together, the side with more health left wins.
rules-heroes-signs-card = Signs on a card: ⬢ blue hexagon – cost, or the cost of a strike; yellow plate with a point above – ATK, and its damage type; ❤ heart on green – health, on red once there is damage; 🛡 shield – DEF of armor; ❗ – quest.
rules-heroes-signs-damage = Damage types: star – Charm, flame – Fire, snowflake – Ice, sun – Dawn, sword – Melee, leaf – Nature, crosshair – Ranged, moon – Dusk.
rules-heroes-signs-play = Signs in play: bent arrow – exhausted; hourglass – new, or lasting; crossed swords – attacks; crosshair – defends; link – the chain aims at it; triangle – resolves next; lightning – a power's effect; two arrows in a ring – turned over; paper clip – an attached card; ● dot – counters. Chequered shield – Bulwark, feather – Sidestep, claws – Impatience, bow – Arm's Length, hood – Hush, paw – Bear Guise.
rules-heroes-signs-piles = Signs of a player: ✋ hand – cards in hand, stack of cards – deck, 💀 skull – graveyard, barred ring – removed cards, ⬢ hexagon – resources.

# What is lost with the turn, where one name is enough for several choices.
left-do-heroes-place = Place a Resource
left-do-heroes-quest = Place a Resource

# The name of a list of choices, by the question or by what every choice does.
menu-do-heroes-attack = Attack With…
menu-do-heroes-use = Use a Power…
menu-do-heroes-complete = Complete a Quest…
menu-ask-heroes-proposed = Do Something First…
menu-ask-heroes-respond = Do Something First…
menu-ask-heroes-defend = Strike or Do Something…
menu-ask-heroes-attack = Do Something First…
menu-ask-heroes-end = Do Something First…
menu-ask-heroes-armor = Prevent Damage With…
menu-ask-heroes-protect = Choose Who Steps In…
menu-ask-heroes-drop = Choose What Goes…
menu-ask-heroes-excess = Choose What Goes…
menu-ask-heroes-pick = Choose Any of These…
menu-ask-heroes-discard = Discard…
menu-ask-heroes-cards = Choose a Card…
menu-ask-heroes-cards-up-to = Choose a Card…
menu-ask-heroes-option = Choose One…
menu-ask-heroes-modes = Choose One…
menu-ask-heroes-order = Choose What Happens Last…
menu-ask-heroes-x = Choose How Much…
menu-ask-heroes-target = Choose a Target…
menu-ask-heroes-defender = Choose Whom to Attack…
menu-ask-heroes-price = Pay With…
