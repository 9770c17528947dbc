### How sentences write commands, where a platform does not spell them in its own way.

command-duel = /duel
# What one does to play with the deck called $name.
command-plays = add deck:{ $name } to { command-duel }
command-hand = /hand
command-cards = /cards
command-card = /card
command-deck = /deck
command-settings = /settings
command-config = /config
command-campaign = /campaign
command-link = /link
