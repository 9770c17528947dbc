### How the hall's sentences name its commands on the page, which has buttons.

command-duel = “New duel”
command-brings = deck:{ $word }
command-plays = choose it for a new duel
command-hand = The tab at the top
command-cards = “Cards” under “Rules”
command-card = /card
command-deck = “All decks” under “New duel”
command-settings = the button with your name (on a phone, press “New duel” first)
command-config = “Settings of This Hall” under your name
command-campaign = “Play the campaign”
command-link = /link
