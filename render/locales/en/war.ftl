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
pic-war-deal-title = Opening hands
pic-war-main-title = Plans
pic-war-attack-title = Attack
pic-war-block-title = Who blocks?
pic-war-clash-title = Blocks are set
pic-war-final-title = After combat
pic-war-answer-title = A decision
pic-war-over-title = The end

# The end
pic-war-reason-health = No Health is left
pic-war-reason-together = Both have fallen
pic-war-reason-endless = An endless loop
