### Команды в предложениях, если у площадки нет своего написания.

command-duel = /duel
# Как команда называет колоду.
command-brings = deck:{ $word }
# Как ею играть.
command-plays = добавьте { command-brings } к команде { command-duel }
command-hand = /hand
command-cards = /cards
command-card = /card
command-deck = /deck
command-settings = /settings
command-config = /config
command-campaign = /campaign
command-link = /link
