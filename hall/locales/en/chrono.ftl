game-chrono = Chrono
about-chrono = One clock for both: time flows, and every card becomes another one when the epoch turns. A duel takes fifteen minutes.
type-chrono-hero = heroes
type-chrono-thoughtform = thoughtforms
type-chrono-location = locations
type-chrono-event = events
type-chrono-shadow = shadows
cards-all-epoch = All Epochs
trait-epoch = epoch
trait-chrono-epoch = epoch { $n }
option-chrono-deck = Your deck
option-chrono-deck-lot = random
option-chrono-opposing = The opponent's deck
option-chrono-opposing-lot = random
option-chrono-end = When time reaches its last age
option-chrono-end-clamp = the game goes on
option-chrono-end-draw = a draw
option-chrono-end-life = more life wins
option-chrono-shift = Time moved by several ages
option-chrono-shift-jump = jumps over epochs
option-chrono-shift-step = passes through each epoch
option-chrono-meditation = Meditation is allowed
option-chrono-meditation-second = from one's own second turn
option-chrono-meditation-first = from the game's second turn
option-chrono-cap = Turns before more life wins

### The table of Chrono in words, for those who do not see the picture.

table-chrono-mulligan = Cards of the opening hands may be swapped.
table-chrono-turn = Turn { $n }: { $who }.
table-chrono-age = Age { $age } of 30, epoch { $epoch }.
table-chrono-moved = Time moved from age { $from } to { $to }.
table-chrono-side = { $who }: { $life } life{ $armor ->
    [0] { "" }
   *[other] , { $armor } armor
}; hero { $hero }{ $counters ->
    [0] { "" }
    [one] , { $counters } counter
   *[other] , { $counters } counters
}.
table-chrono-counts = { $pool } concentration; { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $deck } in the deck, { $beside } in the hero deck.
table-chrono-field = On the battlefield: { $cards }.
table-chrono-shades = Shadows: { $cards }.
table-chrono-shade = #{ $number } face down
table-chrono-graveyard = Graveyard: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, “{ $card }” on top.
table-chrono-numbered = #{ $number } { $card }
table-chrono-marked = { $what } ({ $marks })
table-chrono-mark = { $mark ->
    [turned] turned
    [snared] in a snare
   *[sick] came this turn
}
table-chrono-life = life { $n }
table-chrono-time = time { $n }
table-chrono-shifted = moved to epoch { $epoch }
table-chrono-last = Last card: “{ $card }”, { $who }.
table-chrono-forecast = If time moves { $way ->
    [past] { $n } back
   *[future] { $n } forward
} to epoch { $epoch }, { $dies ->
    [0] these change: { $cards }
   *[other] these die: { $cards }
}.
table-chrono-choosing = Choose from these:
table-chrono-hand = Your hand:
table-chrono-hand-empty = Your hand is empty.
table-chrono-hand-undealt = The cards are dealt as soon as it is clear who begins.
table-chrono-held = { $number }. { $use ->
    [play] Can be played
    [lay] Can be laid face down
    [choose] Can be chosen
    [keep] Stays
    [replace] Goes back
    [short] Needs { $missing } more concentration
   *[nothing] Not now
}: { $card }
table-chrono-held-idle = { $number }. { $card }
table-chrono-card = { $cost ->
    [none] { $name }. { $line }.
   *[other] { $name } ({ $cost }). { $line }.
}
covered-chrono = Shadow #{ $number } lies face down. Only { $who } knows which card it is.
look-row-chrono-choosing = To Choose From
look-row-chrono-graveyard = Graveyard of { $who }
score-chrono = { $who } { $life }
moment-chrono = turn { $n } · age { $age }
hand-chrono-turn = Your turn: age { $age }, epoch { $epoch } · { $pool } concentration

own-tell-chrono-replaced = { $count ->
    [0] You kept the whole hand.
    [one] You swapped a card.
   *[other] You swapped { $count } cards.
}
own-tell-chrono-drew = You drew “{ $card }”.
own-tell-chrono-concentrated = You gained { $n } concentration.
own-tell-chrono-meditated = You meditated.
own-tell-chrono-fetched-own = You took “{ $card }” from the hero deck.
own-tell-chrono-played = You played “{ $card }”.
own-tell-chrono-laid = You laid a shadow.
own-tell-chrono-laid-own = You laid “{ $card }” face down.
own-tell-chrono-used = You turned “{ $card }”.
own-tell-chrono-ability = You used an ability of your hero: “{ $what }”
own-tell-chrono-draws = { $n ->
    [one] You drew a card.
   *[other] You drew { $n } cards.
}
own-tell-chrono-tokens = { $n ->
    [one] You put a token into play: { $card }.
   *[other] You put { $n } tokens into play: { $card }.
}
own-tell-chrono-healed = You gained { $n } life.
own-tell-chrono-discarded = You discarded “{ $card }”.
own-tell-chrono-attacked = You attacked with { $with } for { $n }{ $stopped ->
    [0] .
   *[other] , less { $stopped } of defense.
}
own-tell-chrono-idle = Nothing is left to do, so your turn ended.
own-tell-chrono-began = You go first.
own-tell-chrono-fetched = You took a card from the hero deck.
own-tell-chrono-lost = You lost { $n } life.
own-tell-chrono-armored = You gained { $n } armor.
own-tell-chrono-damaged = You took { $n } damage{ $armor ->
    [0] .
   *[other] , { $armor } of it on armor.
}
own-tell-chrono-damaged-by = “{ $card }” dealt { $n } damage to you{ $armor ->
    [0] .
   *[other] , { $armor } of it on armor.
}
own-tell-chrono-charged = { $n ->
    [one] Your hero gained a counter.
   *[other] Your hero gained { $n } counters.
}
own-tell-chrono-drained = { $n ->
    [one] Your hero lost a counter.
   *[other] Your hero lost { $n } counters.
}
own-tell-chrono-seen = You looked at a shadow.
own-tell-chrono-seen-own = You looked at a shadow: “{ $card }”.
own-tell-chrono-sent = You sent a shadow back to its owner's hand.
own-tell-chrono-sent-own = You sent “{ $card }” back to its owner's hand.
own-tell-chrono-milled = You discarded “{ $card }” from the top of the deck.
own-tell-chrono-recovered = You took “{ $card }” back from the graveyard.

## The words on a card, below its large picture.

term-chrono-location = Location: it has life and can take damage for its player; each player has one at most.
term-chrono-event = Event: its time counters go only by time and by cards that say so; each player has one at most.
term-chrono-shadow = Shadow: laid face down for nothing; when its moment comes, you may turn it over.
term-chrono-spell = Spell: in these epochs the card does what it says once and goes to the graveyard. A card on the table that becomes a spell dies and is cast for nothing.
term-chrono-summon = Summon: happens when the card comes into play.
term-chrono-manifest = Manifest: happens when the card comes into play, and whenever it moves to another epoch.
term-chrono-fury = Fury: happens when the card dies; in your turn you may sacrifice the card for it.
term-chrono-haste = Haste: the card yields and can be turned in the turn in which it comes.
term-chrono-turn = Turn this: turn the card to use it; a turned card yields nothing until its owner's next turn readies it.
term-chrono-disembody = Disembody: the creature dies and goes to its owner's graveyard.
term-chrono-snare = Snare: the creature is turned, and nothing readies it until the player who laid the snare begins the next turn.
term-chrono-shift = Shift: the card uses the row of a neighbouring epoch until the epoch changes. If it is a spell there, it dies and is cast.
term-chrono-insight = Insight: you look at a face-down shadow of the opponent, and may send it back to its owner's hand.
term-chrono-spirit = Spirit: the cost of a card; a token has a spirit of its own.
term-chrono-token = Token: a card that is in no deck; it vanishes when it leaves the table.
term-chrono-damage = Damage: like attack, but defense does not lower it.
term-chrono-loss = Life loss: when the card yields something, its player loses that much life; armor does not help.
term-chrono-counter = Counters: an ability of the hero puts them on the hero or takes them; one ability a turn.
term-chrono-meditation = Meditation: begin the turn with it, pay 1 concentration and take a card of your hero deck; then you play no card and use no ability in that turn.

## The rules page

rules-chrono-head-goal = ◆ Goal
rules-chrono-head-clock = ◆ Time
rules-chrono-head-course = ◆ A turn
rules-chrono-head-cards = ◆ Places, shadows, hero
rules-chrono-head-language = ◆ Words on cards
rules-chrono-head-signs = ◆ Signs
rules-chrono-head-limits = ◆ Beginning and end
rules-chrono-win = Both begin with { $life } life. Whoever has none left loses; if both fall together, it is a draw.
rules-chrono-time = One clock of 30 ages stands between you: epoch 1 has 15, epoch 2 has 10, epoch 3 has 5. Each turn it ticks one age forward, except the very first. Cards can push it forward or back{ $shift ->
    [step] , age by age: an epoch on the way counts.
   *[jump] ; an epoch that is jumped over does not count.
}
rules-chrono-rows = Every card has a row for each epoch, and only the row of the present epoch counts. A row marked as a spell happens once; any other row stays on the table and yields the resources that it shows. Each card names its type: thoughtform, location, event or shadow. A thoughtform on the table is called a creature; creatures, locations and events together are called permanents. When the epoch turns and your card has become a spell, it dies and is cast for nothing.
rules-chrono-turn = Your turn: time ticks, your cards become ready, you draw a card and gain your hero's concentration. Then play cards, collect and use abilities in any order. Attack last: it ends your turn.
rules-chrono-pool = Concentration pays for everything. It is cards from the top of your deck, face down, and stays until you spend it; spent cards go under the deck. An empty deck costs you nothing.
rules-chrono-collect = Once a turn you collect each kind of resource from all your cards at once: concentration, life, time. Cards that came this turn and turned cards yield nothing. Collected time moves the clock, and takes counters from the opponent's event.
rules-chrono-attack = An attack is the sum of your attack minus the sum of the defense on the other side; damage is not lowered. You split what is left between the player and their location. Armor takes damage before life does.
rules-chrono-places = You can have one location, which has life and takes damage for you, and one event, which only time and cards that say so wear down. A new one replaces the old one.
rules-chrono-shadows = A shadow is laid face down for nothing. When what it waits for happens, you may turn it over, and it does what it says.
rules-chrono-hero = Once a turn your hero uses one ability, which adds counters or takes them. Or begin the turn with meditation: pay 1 concentration and take any card of your hero deck; then you play no card and use no ability of the hero in that turn.
rules-chrono-words = Summon: when it comes. Manifest: when it comes, and when its epoch turns. Fury: when it dies; you may sacrifice it. Haste: yields in the turn in which it comes. Snare: turned, and not readied until the player who laid the snare begins the next turn.
rules-chrono-verbs = Disembody: destroy a creature. Shift: a card uses the row of a neighbouring epoch until the epoch changes. Insight: look at an enemy shadow, and send it back to hand if you like. Spirit: the cost of a card. When you look at a card large, its words are explained below it.
rules-chrono-resources = On cards: { $list }.
rules-chrono-sign = { $resource ->
    [concentration] 🌀 spiral – concentration
    [time] ⏳ hourglass – time
    [future] ⏩ arrows right – time forward
    [past] ⏪ arrows left – time back
    [life] ❤ heart – life
    [attack] 🗡 sword – attack
    [defense] 🛡 shield – defense
    [damage] 🔥 flame – damage
   *[loss] 💔 broken heart – life loss
}
rules-chrono-marks = Rows: ● disc, ⚙ cog and ♦ diamond – epochs 1, 2 and 3; ✦ star – a spell, ⚡ lightning – it can do more, 💀 skull – it fades and goes to the graveyard. 🏰 Tower – a location's life, 👻 ghost – a shadow.
rules-chrono-piles = Below a player: ✋ hand – cards in hand, stack of cards – deck, 👑 crown – hero deck, 💀 skull – graveyard; ● dot – counters.
rules-chrono-start = You begin with { $count } cards and may change any of them once. The player who goes first does not draw in the first turn.
# $most: answers of all players together, after which a duel also ends.
rules-chrono-end = { $end ->
    [draw] When time would pass age 30, the game is a draw.
    [life] When time would pass age 30, more life wins.
   *[clamp] Time stops at age 30, and the game goes on.
} So that every duel ends: after { $count ->
    [one] one turn
   *[other] { $count } turns
}, or after { $most } answers of both together, more life wins.

# The name of a list of choices, by the question or by what every choice does.
several-do-chrono-swap = Choose Cards to Swap…
menu-do-chrono-use = Turn a Card…
menu-do-chrono-sacrifice = Sacrifice…
menu-do-chrono-hero = Ability of the Hero…
menu-ask-chrono-pick = Choose a Card…
menu-ask-chrono-mass = Choose Cards…
menu-ask-chrono-way = Forward or Back…
menu-ask-chrono-split = How Much to the Location…
menu-ask-chrono-discard = Discard…
menu-ask-chrono-meditation = Choose a Card…
menu-ask-chrono-fetch = Choose a Card…
menu-ask-chrono-recover = Choose a Card…
menu-ask-chrono-option = Choose One…
menu-ask-chrono-order = Choose the Next Spell…
menu-ask-chrono-epoch = Choose an Epoch…
menu-ask-chrono-insight = Choose a Shadow…
menu-ask-chrono-time = Move Time…
menu-ask-chrono-unwind = Choose How Many…
