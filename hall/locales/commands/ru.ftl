### Команды в предложениях, если у площадки нет своего написания.

command-duel = /duel
# Как играть колодой $name.
command-plays = добавьте deck:{ $name } к команде { command-duel }
command-hand = /hand
command-cards = /cards
command-card = /card
command-deck = /deck
command-settings = /settings
command-config = /config
command-campaign = /campaign
command-link = /link
