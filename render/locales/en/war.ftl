# On the board
pic-war-used = used
pic-war-fresh = new
pic-war-attacks = attacks
pic-war-stopped = stopped
pic-war-open = no block
pic-war-turn = Turn { $n }
pic-war-summary = { $n ->
    [one] 1 attacker
   *[other] { $n } attackers
}, { $blocked } blocked

# Between the players
pic-war-first-title = Who starts?
pic-war-first-hint = The first player draws no card at first
pic-war-deal-title = Opening hands
pic-war-deal-hint = Hands may be dealt again
pic-war-main-title = Plans
pic-war-main-hint = Build, use cards, choose attackers
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
pic-war-reason-endless = An endless loop

# The map of a campaign, and a card that was won
pic-map-title = Campaign: { $nation }
pic-map-stars = { $n } of { $most }
pic-map-next = next
pic-reward-new = New card
pic-reward-more = One more
pic-reward-count = { $n } of { $most }
