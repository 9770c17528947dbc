### How sentences write commands, where a platform does not spell them in its own way.

command-duel = /duel
# How a command names a deck.
command-brings = deck:{ $word }
# What one does to play with it.
command-plays = add { command-brings } to { command-duel }
command-hand = /hand
command-cards = /cards
command-card = /card
command-deck = /deck
command-settings = /settings
command-config = /config
command-campaign = /campaign
command-link = /link
