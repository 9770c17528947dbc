### The names of the cards, decks and tags of Chrono: at most 22 letters.

## At home in the first epoch

card-chrono-pup-with-spear = Pup With a Spear
card-chrono-berry-counter = Berry Counter
card-chrono-borrower-of-fire = Borrower of Fire
card-chrono-stone-up-the-sleeve = Stone Up the Sleeve
card-chrono-bird-on-a-rhino = Bird on a Rhino
card-chrono-acorn-of-doubt = Acorn of Doubt
card-chrono-mammoth-teaser = Mammoth Teaser
card-chrono-bone-whistler = Bone Whistler
card-chrono-painted-bison = Painted Bison
card-chrono-ford-crocodile = Ford Toll Crocodile
card-chrono-yesterdays-shaman = Yesterday's Shaman
card-chrono-drums-till-dawn = Drums Till Dawn
card-chrono-toad-in-the-know = Toad in the Know
card-chrono-nervous-anteater = Anteater With Nerves
card-chrono-ostrich-cavalry = Ostrich Cavalry
card-chrono-great-great-granny = Great-Great-Granny
card-chrono-sabre-kitten = Sabre-Toothed Kitten
card-chrono-stampede-probably = Stampede, Probably
card-chrono-future-fossil = Future Fossil
card-chrono-moon-nibbler = Moon Nibbler
card-chrono-loudest-of-the-pack = Loudest of the Pack
card-chrono-very-long-python = Very Long Python
card-chrono-thawed-uncle = Uncle, Thawed Out
card-chrono-chief-by-height = Chief by Height
card-chrono-night-at-noon = Night at Noon
card-chrono-beast-that-was-late = Beast That Was Late
card-chrono-mountain-woken-up = Mountain, Woken Up
card-chrono-empress-of-mammoths = Empress of Mammoths
card-chrono-cave-with-a-view = Cave With a View
card-chrono-tusk-palisade = Tusk Palisade
card-chrono-nearly-standing-stones = Nearly Standing Stones
card-chrono-firstborn-fire = The Firstborn Fire
card-chrono-great-going-back = The Whole Clan, Back
card-chrono-hatching-season = Hatching Season
card-chrono-ice-age-again = Ice Age, Again
card-chrono-eyes-in-the-bush = Eyes in the Bush
card-chrono-pit-with-leaves = Pit With Fresh Leaves
card-chrono-ambush-in-advance = Ambush in Advance
card-chrono-ancestor-with-advice = Ancestor With Advice
card-chrono-second-stone = The Second Stone

## At home in the second epoch

card-chrono-apprentice-of-nothing = Apprentice of Nothing
card-chrono-goat-with-a-bell = Goat With a Bell
card-chrono-one-boot-courier = One-Boot Courier
card-chrono-come-back-tomorrow = Come Back Tomorrow
card-chrono-keyhole-mouse = Keyhole Mouse
card-chrono-sentry-on-both-sides = Sentry on Both Sides
card-chrono-cat-on-a-pendulum = Cat on a Pendulum
card-chrono-ferryman-both-ways = Ferryman Both Ways
card-chrono-collector-of-late-fees = Late Fee Collector
card-chrono-executioners-intern = Executioner's Intern
card-chrono-tea-break = Break for Tea
card-chrono-halberd-choir = Halberd Choir
card-chrono-well-read-bear = Well-Read Bear
card-chrono-owl-from-the-clock = Owl Out of the Clock
card-chrono-actor-of-both-roles = Actor in Both Roles
card-chrono-bailiff-with-a-net = Bailiff With a Net
card-chrono-pilgrim-in-no-hurry = Pilgrim in No Hurry
card-chrono-regiment-with-a-ladder = Regiment With a Ladder
card-chrono-sergeant-of-the-gate = Sergeant of the Gate
card-chrono-archivists-ghost = Archivist's Ghost
card-chrono-signed-and-sealed = Signed and Sealed
card-chrono-keeper-of-both-hands = Keeper of Both Hands
card-chrono-retired-bridge-troll = Bridge Troll, Retired
card-chrono-moving-court = Court on Wheels
card-chrono-year-without-tuesdays = Year Without Tuesdays
card-chrono-here-be-one-dragon = Here Be One Dragon
card-chrono-duchess-of-noon = The Duchess of Noon
card-chrono-three-hired-bands = Three Hired Bands
card-chrono-inn-of-two-doors = Inn of Two Doors
card-chrono-wall-with-opinions = Wall With Opinions
card-chrono-house-of-pendulums = House of Pendulums
card-chrono-prison-with-a-garden = Prison With a Garden
card-chrono-market-day = Market Day
card-chrono-rumour-of-war = Rumour of War
card-chrono-the-long-noon = The Long Noon
card-chrono-clerk-behind-the-curtain = Clerk in the Curtains
card-chrono-sudden-portcullis = Sudden Portcullis
card-chrono-trial-in-absence = Tried in Absentia
card-chrono-unsent-letter = Letter Never Sent
card-chrono-wrong-clock = The Wrong Clock

## At home in the third epoch

card-chrono-paper-pigeon = Paper Pigeon
card-chrono-spare-spring = Spare Spring
card-chrono-skip-to-the-ending = Skip to the Ending
card-chrono-tin-accountant = Tin Accountant
card-chrono-umbrella-infantry = Umbrella Infantry
card-chrono-man-ahead-of-himself = Man Ahead of Himself
card-chrono-overheated-samovar = Overheated Samovar
card-chrono-hum-in-the-wires = Hum in the Wires
card-chrono-suitcase-gone-astray = Suitcase Gone Astray
card-chrono-column-of-tin-ants = Column of Tin Ants
card-chrono-armed-forecaster = Armed Forecaster
card-chrono-slot-fed-golem = Slot-Fed Golem
card-chrono-sweeper-of-all-times = Sweeper of All Times
card-chrono-recall-notice = Recall Notice
card-chrono-crane-that-walks = Crane Out for a Walk
card-chrono-perpetual-cow = Perpetual Motion Cow
card-chrono-whale-on-rails = Whale on Rails
card-chrono-engineer-of-the-day-after = Day-After Engineer
card-chrono-subscriber-unknown = Subscriber Unknown
card-chrono-statue-on-loan = Statue on Loan
card-chrono-librarian-in-armour = Librarian in Armour
card-chrono-automatic-judge = Automatic Judge
card-chrono-nearly-to-plan = Nearly to Plan
card-chrono-early-express = Express Ahead of Time
card-chrono-city-on-little-legs = City on Little Legs
card-chrono-inventor-of-mondays = Inventor of Mondays
card-chrono-all-clocks-strike = All the Clocks Strike
card-chrono-tomorrows-dinosaur = Tomorrow's Dinosaur
card-chrono-waiting-room = The Waiting Room
card-chrono-pointsmans-hut = Pointsman's Hut
card-chrono-factory-of-factories = Factory of Factories
card-chrono-last-street-lamp = The Last Street Lamp
card-chrono-rush-hour = Rush Hour
card-chrono-planned-darkness = Planned Darkness
card-chrono-gravity-repealed = Gravity Is Repealed
card-chrono-ear-in-the-flowerpot = Ear in the Flowerpot
card-chrono-polite-tripwire = Polite Tripwire
card-chrono-double-on-credit = Double on Credit
card-chrono-emergency-brake = The Emergency Brake
card-chrono-insurance-case = Fully Insured

## Heroes

card-chrono-urga = Urga Stoneplait
card-chrono-ottokar = Ottokar Nextweek
card-chrono-tock = Madam Toandfro
card-chrono-latch = Brother Doublelatch
card-chrono-fullstop = Mistress Fullstop
card-chrono-nobody = Nobody in Particular

## Tokens

card-chrono-hatchling = Overgrown Chick
card-chrono-mammoth-calf = Mammoth Calf
card-chrono-hired-pike = Hired Pike
card-chrono-tin-ant = Tin Ant

## Decks

deck-chrono-back-to-the-cave = Back to the Cave
deck-chrono-rails-to-tomorrow = Rails to Tomorrow
deck-chrono-to-and-fro = To and Fro
deck-chrono-nobody-gets-in = Nobody Gets In
deck-chrono-end-of-discussion = End of Discussion
deck-chrono-behind-you = Behind You

## Tags: who or what a card is

tag-chrono-beast = beast
tag-chrono-trick = trick
tag-chrono-engine = engine
tag-chrono-law = law
tag-chrono-scholar = scholar
tag-chrono-clan = clan
tag-chrono-house = house
tag-chrono-clock = clock
tag-chrono-omen = omen
tag-chrono-soldier = soldier
tag-chrono-guard = guard
tag-chrono-fire = fire
tag-chrono-charm = charm
tag-chrono-ghost = ghost
tag-chrono-bird = bird
tag-chrono-storm = storm
tag-chrono-feast = feast
tag-chrono-giant = giant
tag-chrono-wall = wall
tag-chrono-crafter = crafter
tag-chrono-ruin = ruin
tag-chrono-thief = thief
tag-chrono-plant = plant
tag-chrono-sailor = sailor
