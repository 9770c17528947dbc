### The names of the cards, tags, talents, counters and decks of Heroes: at most 24 letters.

## Heroes

card-heroes-ottoline = Ottoline Reedwalker
card-heroes-grumm = Grumm in Borrowed Fur
card-heroes-vitri = Vitri Longpane
card-heroes-burrek = Burrek Houndfriend
card-heroes-tallow = Tallow Brightwick
card-heroes-knot = Knot Frostring
card-heroes-cockle = Dame Cockle Evenkeel
card-heroes-harl = Harl Evenbranch
card-heroes-heronna = Heronna Clearpool
card-heroes-prickle = Prickle Hushweaver
card-heroes-snuff = Snuff Halfcandle
card-heroes-toadstool = Fen Toadstool
card-heroes-marlo = Old Marlo Squall
card-heroes-rowan = Rowan Polecarver
card-heroes-clausa = Clausa Inkwell
card-heroes-mildew = Mother Mildew
card-heroes-bront = Captain Bront
card-heroes-orra = Orra Russet

## Gardener

card-heroes-nettle-lash = Nettle Lash
card-heroes-fresh-moss = Moss Poultice
card-heroes-good-soil = Good Soil
card-heroes-bearskin-on = Don the Bearskin
card-heroes-paw-swipe = Paw Swipe
card-heroes-old-hungry-bear = Old, Hungry and Cross
card-heroes-bramble-coat = Bramble Coat
card-heroes-spring-flood = Spring Comes Anyway
card-heroes-kind-rain = Kind Rain
card-heroes-second-helping = Second Helping
card-heroes-bear-hug = Bear Hug
card-heroes-all-the-roots = Every Root at Once

## Ranger

card-heroes-quick-shot = Shot From the Hip
card-heroes-long-shot = Patient Shot
card-heroes-ditch-hound = Ditch Hound
card-heroes-quiet-hawk = Hawk of Few Words
card-heroes-marsh-boar = Unreasonable Boar
card-heroes-box-trap = Carrot Trap
card-heroes-hunters-ear = Ear to the Ground
card-heroes-pocket-treats = Pocket Treats
card-heroes-chalk-mark = Chalk on Your Back
card-heroes-through-the-keyhole = Through the Keyhole
card-heroes-pack-rules = The Pack Has Rules
card-heroes-arrow-weather = Arrow Weather

## Scholar

card-heroes-spat-spark = Spat Spark
card-heroes-cold-welcome = Very Cold Welcome
card-heroes-armful-of-kindling = Armful of Kindling
card-heroes-midnight-reading = Midnight Reading
card-heroes-loud-objection = Loud Objection
card-heroes-it-rains-sparks = It Rains Sparks
card-heroes-frozen-stiff = Frozen Stiff
card-heroes-warming-up = Warming to the Subject
card-heroes-no-you-dont = No, You Do Not
card-heroes-falling-lighthouse = Falling Lighthouse
card-heroes-winter-guest = Winter Overstays
card-heroes-burn-the-budget = Burn the Budget

## Templar

card-heroes-steady-hand = Steady Hand
card-heroes-warm-light = Warm Light
card-heroes-stern-word = Stern Word
card-heroes-blessing-of-keel = Keel Blessing
card-heroes-blessing-of-gates = Gate Blessing
card-heroes-aura-of-manners = Good Manners
card-heroes-open-ledger = Judged by the Book
card-heroes-lean-on-door = Lean on the Door
card-heroes-roll-call = Roll Call at Dawn
card-heroes-nobody-sleeps = Nobody Sleeps Tonight
card-heroes-with-interest = With Interest
card-heroes-last-lamp-lit = The Last Lamp Lit

## Oracle

card-heroes-cool-water = Cup of Cool Water
card-heroes-unkind-rumour = Unkind Rumour
card-heroes-cold-whisper = Cold Whisper
card-heroes-bellows-lungs = Bellows Lungs
card-heroes-word-of-calm = Word of Calm
card-heroes-toothy-doubt = Toothy Doubt
card-heroes-empty-pockets = Turn Out Your Pockets
card-heroes-nothing-happened = Nothing Happened
card-heroes-borrow-you = May I Borrow You?
card-heroes-flood-of-mercy = Flood of Mercy
card-heroes-what-you-fear = What You Fear
card-heroes-rise-please = Rise, If You Please

## Footpad

card-heroes-rude-jab = Rude Jab
card-heroes-low-hood = Hood Pulled Low
card-heroes-toad-varnish = Toad Varnish
card-heroes-pepper-in-eyes = Pepper in the Eyes
card-heroes-second-stab = And One for Luck
card-heroes-never-here = Was Never Here
card-heroes-slow-tea = Slow-Acting Tea
card-heroes-light-gloves = Very Light Gloves
card-heroes-knife-in-the-crowd = Knife in the Crowd
card-heroes-every-alley = Every Alley Home
card-heroes-bottom-of-bottle = Down to the Dregs
card-heroes-final-bill = The Final Bill

## Spiritist

card-heroes-crackle = Crackle of Weather
card-heroes-river-gift = River's Gift
card-heroes-mending-totem = Mending Pillar
card-heroes-gusty-edge = Gust on the Edge
card-heroes-ember-totem = Ember Pillar
card-heroes-toll-totem = Toll Pillar
card-heroes-forked-sky = Fork in the Sky
card-heroes-grounding = Grounding Rod
card-heroes-drumming-heart = Drumming Heart
card-heroes-squall-line = Squall Line
card-heroes-ring-of-poles = Ring of Pillars
card-heroes-ancestors-object = The Ancestors Object

## Binder

card-heroes-sour-bolt = Sour Bolt
card-heroes-sip-of-somebody = Sip of Somebody
card-heroes-ink-imp = Hot-Headed Blot
card-heroes-hollow-bailiff = Hollow Bailiff
card-heroes-clause-fiend = Clause Fiend
card-heroes-curse-of-yawns = Curse of Yawning
card-heroes-curse-of-damp = Curse of Damp
card-heroes-settle-accounts = Settle Accounts
card-heroes-dark-advance = Dark Advance
card-heroes-signed-in-blood = Signed in Red Ink
card-heroes-rot-in-the-rafters = Rot in the Rafters
card-heroes-everyone-pays = Everybody Pays

## Brawler

card-heroes-knock = Solid Knock
card-heroes-brace = Brace for It
card-heroes-big-swing = A Very Big Swing
card-heroes-whetted = Whetted to a Hum
card-heroes-over-here = Over Here, You Lot
card-heroes-parry = Hilt Parry
card-heroes-front-line = Stand in Front
card-heroes-calloused-palms = Calloused Palms
card-heroes-break-it = Break It in Two
card-heroes-elbow-to-elbow = Elbow to Elbow
card-heroes-again-angrier = Again, but Angrier
card-heroes-no-questions = No Further Questions

## The Lantern league

card-heroes-wick-runner = Wick Runner
card-heroes-doorstop-recruit = Doorstop Recruit
card-heroes-eel-seller = Live Eel Seller
card-heroes-window-urchin = Window Urchin
card-heroes-match-girl = Sly Match Girl
card-heroes-ferry-hand = Ferry Hand
card-heroes-harbour-medic = Harbour Medic
card-heroes-lamp-trimmer = Lamp Trimmer
card-heroes-glass-lookout = Glass Lookout
card-heroes-quay-bruiser = Quay Bruiser
card-heroes-toll-clerk = Small Toll Clerk
card-heroes-rope-apprentice = Knots, First Year
card-heroes-breakwater-guard = Breakwater Guard
card-heroes-chart-reader = Wet Chart Reader
card-heroes-lantern-duelist = Lantern Duelist
card-heroes-skylight-thief = Skylight Thief
card-heroes-fog-piper = Fog Piper
card-heroes-oakum-surgeon = Oakum Surgeon
card-heroes-harbour-bouncer = Harbour Bouncer
card-heroes-signal-kindler = Signal Kindler
card-heroes-regatta-captain = Regatta Captain
card-heroes-prism-adept = Prism Adept
card-heroes-brass-diver = Brass Diver
card-heroes-night-ferryman = Night Ferryman
card-heroes-stained-saint = Stained Saint
card-heroes-chandler-matron = Chandler Matron
card-heroes-tide-marshal = Tide Marshal
card-heroes-weathercock-rider = Weathercock Rider
card-heroes-licensed-arsonist = Licensed Arsonist
card-heroes-marsh-choir = Frog Conductor
card-heroes-line-cook = Line Cook
card-heroes-heron-knight = Heron Knight
card-heroes-aunt-beacon = Aunt Beacon
card-heroes-mirror-admiral = Mirror Admiral
card-heroes-mother-fathom = Old Mother Fathom
card-heroes-lord-of-panes = Lord of Panes

## The Thorn tribes

card-heroes-burr-scrapper = Burr in a Bad Mood
card-heroes-mushroom-picker = Mushroom Picker
card-heroes-hedge-sneak = Hedge Sneak
card-heroes-moss-midwife = Moss Midwife
card-heroes-angry-acorn = Angry Acorn
card-heroes-bog-wrestler = Bog Wrestler
card-heroes-fern-stalker = Fern Stalker
card-heroes-bramble-hedge = Watchful Hedge
card-heroes-hide-drummer = Old Hide Drummer
card-heroes-prickly-cousin = Prickly Cousin
card-heroes-badger-wife = Badger Wife
card-heroes-whispering-stump = Whispering Stump
card-heroes-antler-charger = Antler Charger
card-heroes-peat-bully = Peat Bully
card-heroes-thistle-archer = Thistle Archer
card-heroes-root-doctor = Root Doctor
card-heroes-fungus-prophet = Fungus Prophet
card-heroes-cairn-keeper = Cairn Keeper
card-heroes-burr-warband = Burr Warband
card-heroes-bog-shield = Old Bog Shield
card-heroes-elk-rider = Borrowed Elk Rider
card-heroes-toadspit-hexer = Toadspit Hexer
card-heroes-log-ambush = Log Ambush
card-heroes-herd-matron = Herd Matron
card-heroes-mulch-giant = Good Mulch Giant
card-heroes-boar-cavalry = Boar Cavalry
card-heroes-thicket-wall = The Thicket Itself
card-heroes-skull-drummer = Bone Drummer
card-heroes-peat-smith = Wet Iron Smith
card-heroes-wolf-widow = Two-Wolf Widow
card-heroes-uprooted-elder = Uprooted Elder
card-heroes-grudge-bison = Grudging Bison
card-heroes-marsh-mother = Marsh Mother
card-heroes-grandfather-briar = Grandfather Briar
card-heroes-queen-of-quills = Queen of Quills
card-heroes-walking-hill = The Hill Gets Up

## Neutral

card-heroes-road-peddler = Road Peddler
card-heroes-hired-blade = Two-Day Blade
card-heroes-tax-goose = Tax Office Goose
card-heroes-nobody-between = Nobody in Between
card-heroes-elbow-grease = Elbow Grease
card-heroes-patched-up = Patched Up
card-heroes-strung-path = Trip String
card-heroes-fresh-tracks = Fresh Tracks
card-heroes-coin-toss = Heads or Supper
card-heroes-leash-law = On a Short Leash
card-heroes-either-way = Handy Either Way
card-heroes-plain-speaking = A Frank Talk
card-heroes-honorary-sailor = Honorary Sailor
card-heroes-padded-jacket = Granny's Jacket
card-heroes-safekeeping = Safekeeping
card-heroes-red-tape = Red Tape
card-heroes-early-night = Early Night
card-heroes-safe-conduct = Safe Conduct
card-heroes-paper-trail = Paper Trail
card-heroes-second-shuffle = Back in the Sack
card-heroes-sleepless-sentry = Sleepless Sentry
card-heroes-all-hands = All Hands
card-heroes-bad-neighbours = Bad Neighbours
card-heroes-lost-luggage = Lost Luggage
card-heroes-one-more-round = One More Round
card-heroes-stay-out = Out, and Stay Out
card-heroes-siege-supper = Siege Supper
card-heroes-shops-are-shut = The Shops Are Shut
card-heroes-day-between = Day Between Days
card-heroes-stray-cats = Nobody Owns a Cat

## Equipment

card-heroes-harbour-cutlass = Harbour Cutlass
card-heroes-fish-knife = Honest Fish Knife
card-heroes-thorn-club = Club With Opinions
card-heroes-lamp-staff = Lamplighter Staff
card-heroes-reed-bow = Reed Bow
card-heroes-gutting-hook = Gutting Hook
card-heroes-anchor-hammer = Anchor on a Stick
card-heroes-boar-spear = Boar Spear
card-heroes-root-staff = Rooted Staff
card-heroes-hail-wand = Hailstone Wand
card-heroes-twin-hatchet = Left-Hand Hatchet
card-heroes-bell-mace = Towerless Bell
card-heroes-long-musket = Argument at Range
card-heroes-storm-axe = Humming Axe
card-heroes-widow-needle = Seamstress Needle
card-heroes-debt-collector = Debt Collector
card-heroes-oath-blade = Twice-Sworn Blade
card-heroes-midsummer-mower = Midsummer Mower
card-heroes-whale-bow = Whalebone Longbow
card-heroes-star-staff = Small Hours Staff
card-heroes-tide-trident = Low-Tide Trident
card-heroes-old-regret = Old Regret
card-heroes-dock-coat = Tarred Dock Coat
card-heroes-pan-helm = Second-Hand Saucepan
card-heroes-oak-shield = Door With Straps
card-heroes-quilt-robe = Many-Pocket Robe
card-heroes-scale-vest = Fish-Scale Vest
card-heroes-bark-jerkin = Bark Jerkin
card-heroes-soft-boots = Soundless Boots
card-heroes-iron-mitts = Iron Mittens
card-heroes-salt-hat = Salt-Brimmed Hat
card-heroes-snow-cloak = First Snow Cloak
card-heroes-briar-mail = Briar Mail
card-heroes-mild-bear-hide = Mild Bear Hide
card-heroes-whale-plate = Whale Plate
card-heroes-lantern-aegis = Last Lamp Aegis
card-heroes-gate-helm = Closed Gate Helm
card-heroes-tea-caddy = Bottomless Tea Caddy
card-heroes-crib-notes = Crib Notes
card-heroes-smoke-pots = Box of Smoke Pots
card-heroes-ember-jar = Angry Ember Jar
card-heroes-war-drum = Two-Voiced Drum
card-heroes-soul-ledger = Small Soul Ledger
card-heroes-harbour-key = Key to the Harbour

## Quests

card-heroes-lost-ledger = The Walking Ledger
card-heroes-full-table = Set a Full Table
card-heroes-many-hands = Lend Many Hands
card-heroes-deep-well = Down the Dry Well
card-heroes-press-gang = Find Willing Hands
card-heroes-rummage = Rummage the Shed
card-heroes-dusty-shelf = The Dusty Top Shelf
card-heroes-swap-meet = Bring It to the Swap
card-heroes-lost-comrade = Carry Them Home
card-heroes-poultice = Healer's Nettles
card-heroes-loose-pig = Somebody Else's Pig
card-heroes-market-day = Market Day Truce
card-heroes-old-graves = Tidy the Old Graves
card-heroes-light-the-pier = Light the Whole Pier
card-heroes-beat-the-bounds = Beat the Bounds
card-heroes-errand-chain = Errand of Errands
card-heroes-bitter-bargain = A Bitter Bargain
card-heroes-both-shores = Both Shores' News
card-heroes-press-home = Press Them Home
card-heroes-whole-map = The Whole Map

## Tokens

card-heroes-stray-hound = Stray Hound
card-heroes-borrowed-pig = Borrowed Pig
card-heroes-lamp-moth = Lamp Moth
card-heroes-alley-cat = Alley Cat

## Decks

deck-heroes-bear-honey = Bears and Honey
deck-heroes-dogs-first = Dogs Go First
deck-heroes-lamp-oil = More Lamp Oil
deck-heroes-keel-and-creed = Keel and Creed
deck-heroes-kind-water = Kind Water
deck-heroes-dark-doorways = Dark Doorways
deck-heroes-pole-dances = Pillar Dance
deck-heroes-house-of-damp = House of Damp
deck-heroes-red-antlers = Red Antlers
deck-heroes-second-spring = Second Spring
deck-heroes-clear-shot = A Clear Shot
deck-heroes-hard-frost = Hard Frost
deck-heroes-straight-branch = The Straight Branch
deck-heroes-hush-now = Hush Now
deck-heroes-wrong-mushroom = The Wrong Mushroom
deck-heroes-wide-squall = Sea Squall
deck-heroes-small-print = Read the Small Print
deck-heroes-shield-harbour = Harbour of Shields

## Talents

talent-heroes-gardens = Garden Keeping
talent-heroes-bearskin = Bearskin
talent-heroes-farsight = Far Sight
talent-heroes-pack = Head of the Pack
talent-heroes-embers = Live Embers
talent-heroes-rime = Rime
talent-heroes-vigil = Long Vigil
talent-heroes-reckoning = Reckoning
talent-heroes-clearwater = Clear Water
talent-heroes-undertone = Undertone
talent-heroes-alleys = Back Alleys
talent-heroes-venom = Venoms
talent-heroes-storms = Storms
talent-heroes-poles = Carved Pillars
talent-heroes-fineprint = Small Print
talent-heroes-blight = Blight
talent-heroes-shieldwall = Wall of Shields
talent-heroes-bloodrush = Blood Up

## Tags: races, professions, callings, creatures, schools, kinds of equipment, what is limited

tag-heroes-wickling = wickling
tag-heroes-stilter = stilter
tag-heroes-barnacler = barnacler
tag-heroes-glassborn = glassborn
tag-heroes-burrkin = burrkin
tag-heroes-peatback = peatback
tag-heroes-tinehorn = tinehorn
tag-heroes-stumpling = stumpling
tag-heroes-wanderer = wanderer
tag-heroes-beekeeper = beekeeper
tag-heroes-brewer = brewer
tag-heroes-tanner = tanner
tag-heroes-glazier = glazier
tag-heroes-mapmaker = mapmaker
tag-heroes-tinker = tinker
tag-heroes-miller = miller
tag-heroes-smith = smith
tag-heroes-netmaker = netmaker
tag-heroes-weaver = weaver
tag-heroes-sailor = sailor
tag-heroes-guard = guard
tag-heroes-scout = scout
tag-heroes-mystic = mystic
tag-heroes-healer = healer
tag-heroes-raider = raider
tag-heroes-trader = trader
tag-heroes-beast = beast
tag-heroes-hound = hound
tag-heroes-bird = bird
tag-heroes-boar = boar
tag-heroes-badger = badger
tag-heroes-bison = bison
tag-heroes-goose = goose
tag-heroes-pig = pig
tag-heroes-moth = moth
tag-heroes-cat = cat
tag-heroes-pet = pet
tag-heroes-demon = demon
tag-heroes-fire = fire
tag-heroes-frost = ice
tag-heroes-arcane = charm
tag-heroes-nature = nature
tag-heroes-holy = dawn
tag-heroes-shadow = dusk
tag-heroes-storm = storm
tag-heroes-healing = healing
tag-heroes-prayer = prayer
tag-heroes-blessing = blessing
tag-heroes-curse = curse
tag-heroes-poison = poison
tag-heroes-spirit = spirit
tag-heroes-aura = aura
tag-heroes-feral = wild
tag-heroes-form = guise
tag-heroes-shot = shot
tag-heroes-trap = trap
tag-heroes-mark = mark
tag-heroes-stealth = sneaking
tag-heroes-opener = opener
tag-heroes-finisher = finisher
tag-heroes-trick = trick
tag-heroes-tactic = tactic
tag-heroes-stance = stance
tag-heroes-shout = shout
tag-heroes-law = law
tag-heroes-luck = luck
tag-heroes-gift = gift
tag-heroes-title = title
tag-heroes-sword = sword
tag-heroes-dagger = dagger
tag-heroes-mace = mace
tag-heroes-staff = staff
tag-heroes-bow = bow
tag-heroes-gun = gun
tag-heroes-axe = axe
tag-heroes-spear = spear
tag-heroes-scythe = scythe
tag-heroes-wand = wand
tag-heroes-shield = shield
tag-heroes-melee = melee
tag-heroes-ranged = ranged
tag-heroes-offhand = off hand
tag-heroes-chest = chest
tag-heroes-head = head
tag-heroes-feet = feet
tag-heroes-hands = hands
tag-heroes-back = back
tag-heroes-ardour = ardour
tag-heroes-fire-totem = fire pillar
tag-heroes-water-totem = water pillar
tag-heroes-earth-totem = earth pillar
tag-heroes-neighbours = neighbours

## Counters

counter-heroes-venom = venom
counter-heroes-soul = soul
counter-heroes-page = page
