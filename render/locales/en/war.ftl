# On the board
pic-war-number = #{ $n }
pic-war-used = used
pic-war-fresh = new
pic-war-attacks = attacks
pic-war-stopped = stopped
pic-war-open = no block
pic-war-turn = Turn { $n }
pic-war-turn-of = Turn { $n } · { $name }
pic-war-hold = { $n ->
    [one] hold 1 turn
   *[other] hold { $n } turns
}
pic-war-summary = { $n ->
    [one] 1 attacker
   *[other] { $n } attackers
}, { $blocked } blocked
pic-war-played = Played
pic-war-free = free
pic-war-lethal = lethal
pic-war-lethal-open = lethal if not blocked
pic-war-lethal-open-brief = lethal?
pic-war-now = Now
pic-war-printed = printed { $attack }/{ $defense }

# In the hand
pic-war-use = play
pic-war-build = build
pic-war-lack-bases = { $n ->
    [one] { $n } more base
   *[other] { $n } more bases
}
pic-war-lack-bases-brief = { $n ->
    [one] +{ $n } base
   *[other] +{ $n } bases
}
pic-war-lack-usa = USA: { $n } more
pic-war-lack-usa-brief = USA +{ $n }
pic-war-lack-ussr = USSR: { $n } more
pic-war-lack-ussr-brief = USSR +{ $n }
pic-war-lack-britain = Britain: { $n } more
pic-war-lack-britain-brief = GB +{ $n }
pic-war-lack-germany = Germany: { $n } more
pic-war-lack-germany-brief = Germ. +{ $n }
pic-war-lack-wearer = no unit for it
pic-war-lack-wearer-brief = no unit
pic-war-lack-turn = one per turn
pic-war-lack-turn-brief = next turn
pic-war-lack-part = not in combat
pic-war-lack-part-brief = not now

# Between the players
pic-war-first-title = Who starts?
pic-war-first-hint = The first player draws no card at first
pic-war-deal-title = Opening hands
pic-war-deal-hint = Hands may be dealt again
pic-war-main-title = Plans
pic-war-main-hint = Build, play cards, choose attackers
pic-war-attack-title = Attack
pic-war-attack-hint = More attackers, or begin the combat
pic-war-block-title = Who blocks?
pic-war-block-hint = Each unit may stand before one attacker
pic-war-clash-title = Blocks are set
pic-war-clash-hint = The attacker may still intervene
pic-war-final-title = After combat
pic-war-final-hint = No more attacks in this turn
pic-war-answer-title = A decision
pic-war-answer-hint = A choice has to be made
pic-war-over-title = The end
pic-war-over-hint = The fight is over

# The end
pic-war-reason-health = No Health is left
pic-war-reason-together = Both have fallen
pic-war-reason-held = The line was held
pic-war-reason-endless = An endless loop

# The map of a campaign, and a card that was won
pic-map-title = Campaign: { $nation }
pic-map-stars = { $n } of { $most }
pic-map-next = next
pic-reward-new = New card
pic-reward-more = One more
pic-reward-count = { $n } of { $most }
