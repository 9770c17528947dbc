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
card-heroes-marlo = Old Marlo Squallhorn
card-heroes-rowan = Rowan Polecarver
card-heroes-clausa = Clausa Inkwell
card-heroes-mildew = Mother Mildew
card-heroes-bront = Captain Bront
card-heroes-orra = Orra Redantler

## Warden

card-heroes-nettle-lash = Nettle Lash
card-heroes-fresh-moss = Poultice of Fresh Moss
card-heroes-good-soil = Good Soil
card-heroes-bearskin-on = Up With the Bearskin
card-heroes-paw-swipe = Swipe of the Paw
card-heroes-old-hungry-bear = Old, Hungry and Cross
card-heroes-bramble-coat = Coat of Brambles
card-heroes-spring-flood = Spring Comes Anyway
card-heroes-kind-rain = Kind Rain
card-heroes-second-helping = Harvest, Second Helping
card-heroes-bear-hug = Embrace of the Bear
card-heroes-all-the-roots = Every Root at Once

## Ranger

card-heroes-quick-shot = Shot From the Hip
card-heroes-long-shot = Patient Shot
card-heroes-ditch-hound = Ditch Hound
card-heroes-quiet-hawk = Hawk of Few Words
card-heroes-marsh-boar = Unreasonable Boar
card-heroes-box-trap = Trap With a Carrot
card-heroes-hunters-ear = Ear to the Ground
card-heroes-pocket-treats = Treats in the Pocket
card-heroes-chalk-mark = Chalk on Your Back
card-heroes-through-the-keyhole = Through the Keyhole
card-heroes-pack-rules = The Pack Has Rules
card-heroes-arrow-weather = Arrow Weather

## Mage

card-heroes-spat-spark = Spat Spark
card-heroes-cold-welcome = Very Cold Welcome
card-heroes-armful-of-kindling = Armful of Kindling
card-heroes-midnight-reading = Midnight Reading
card-heroes-loud-objection = Loud Objection
card-heroes-it-rains-sparks = It Rains Sparks
card-heroes-frozen-stiff = Frozen Stiff
card-heroes-warming-up = Warming to the Subject
card-heroes-no-you-dont = No, You Do Not
card-heroes-falling-lighthouse = Lighthouse, Falling
card-heroes-winter-guest = Winter Overstays
card-heroes-burn-the-budget = Burn the Budget

## Templar

card-heroes-steady-hand = Steady Hand
card-heroes-warm-light = Warm Light
card-heroes-stern-word = Stern Word
card-heroes-blessing-of-keel = Blessing of the Keel
card-heroes-blessing-of-gates = Blessing of the Gate
card-heroes-aura-of-manners = Aura of Good Manners
card-heroes-open-ledger = Judged by the Book
card-heroes-lean-on-door = Lean on the Door
card-heroes-roll-call = Roll Call at Dawn
card-heroes-nobody-sleeps = Nobody Sleeps Tonight
card-heroes-with-interest = Returned With Interest
card-heroes-last-lamp-lit = The Last Lamp Lit

## Oracle

card-heroes-cool-water = Cup of Cool Water
card-heroes-unkind-rumour = Unkind Rumour
card-heroes-cold-whisper = Cold Whisper
card-heroes-bellows-lungs = Lungs Like Bellows
card-heroes-word-of-calm = Word of Calm
card-heroes-toothy-doubt = Doubt With Teeth
card-heroes-empty-pockets = Turn Out Your Pockets
card-heroes-nothing-happened = Nothing Happened
card-heroes-borrow-you = May I Borrow You?
card-heroes-flood-of-mercy = Flood of Mercy
card-heroes-what-you-fear = What You Fear
card-heroes-rise-please = Rise, If You Please

## Shade

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
card-heroes-bottom-of-bottle = Bottom of the Bottle
card-heroes-final-bill = The Final Bill

## Spiritist

card-heroes-crackle = Crackle of Weather
card-heroes-river-gift = Gift of the River
card-heroes-mending-totem = Totem of Mending
card-heroes-gusty-edge = Gust on the Edge
card-heroes-ember-totem = Totem of Embers
card-heroes-toll-totem = Totem of the Toll
card-heroes-forked-sky = Fork in the Sky
card-heroes-grounding = Grounding Rod
card-heroes-drumming-heart = Drumming Heart
card-heroes-squall-line = Line of Squalls
card-heroes-ring-of-poles = Ring of Poles
card-heroes-ancestors-object = The Ancestors Object

## Binder

card-heroes-sour-bolt = Sour Bolt
card-heroes-sip-of-somebody = Sip of Somebody
card-heroes-ink-imp = Ink Imp
card-heroes-hollow-bailiff = Hollow Bailiff
card-heroes-clause-fiend = Fiend of Small Print
card-heroes-curse-of-yawns = Curse of Yawning
card-heroes-curse-of-damp = Curse of Damp
card-heroes-settle-accounts = Settle Accounts
card-heroes-dark-advance = Dark Advance
card-heroes-signed-in-blood = Signed in Blood
card-heroes-rot-in-the-rafters = Rot in the Rafters
card-heroes-everyone-pays = Everybody Pays

## Warrior

card-heroes-knock = Solid Knock
card-heroes-brace = Brace for It
card-heroes-big-swing = A Very Big Swing
card-heroes-whetted = Whetted to a Hum
card-heroes-over-here = Over Here, You Lot
card-heroes-parry = Parry With the Hilt
card-heroes-front-line = Stand in Front
card-heroes-calloused-palms = Calloused Palms
card-heroes-break-it = Break It in Two
card-heroes-elbow-to-elbow = Elbow to Elbow
card-heroes-again-angrier = Again, but Angrier
card-heroes-no-questions = No Further Questions

## The Lantern league

card-heroes-wick-runner = Wick Runner
card-heroes-doorstop-recruit = Doorstop Recruit
card-heroes-eel-seller = Seller of Lively Eels
card-heroes-window-urchin = Window Urchin
card-heroes-match-girl = Match Girl With Plans
card-heroes-ferry-hand = Hand From the Ferry
card-heroes-harbour-medic = Harbour Medic
card-heroes-lamp-trimmer = Trimmer of Lamps
card-heroes-glass-lookout = Lookout You See Through
card-heroes-quay-bruiser = Bruiser of Quay Nine
card-heroes-toll-clerk = Clerk of Small Tolls
card-heroes-rope-apprentice = Knots, First Year
card-heroes-breakwater-guard = Guard of the Breakwater
card-heroes-chart-reader = Reader of Wet Charts
card-heroes-lantern-duelist = Duelist With a Lantern
card-heroes-skylight-thief = Skylight Thief
card-heroes-fog-piper = Piper of the Fog
card-heroes-oakum-surgeon = Surgeon With Oakum
card-heroes-harbour-bouncer = Bouncer of the Harbour
card-heroes-signal-kindler = Signal Kindler
card-heroes-regatta-captain = Captain of the Regatta
card-heroes-prism-adept = Adept of the Prism
card-heroes-brass-diver = Diver in Brass
card-heroes-night-ferryman = Ferryman by Night
card-heroes-stained-saint = Saint in Stained Glass
card-heroes-chandler-matron = Chandler Matron
card-heroes-tide-marshal = Marshal of the Tide
card-heroes-weathercock-rider = Rider of Weathercocks
card-heroes-licensed-arsonist = Arsonist, Licensed
card-heroes-marsh-choir = Conductor of Frogs
card-heroes-line-cook = Cook of the Line
card-heroes-heron-knight = Heron Knight
card-heroes-aunt-beacon = Aunt Beacon
card-heroes-mirror-admiral = Admiral in the Mirror
card-heroes-mother-fathom = Old Mother Fathom
card-heroes-lord-of-panes = Lord of Broken Panes

## The Thorn tribes

card-heroes-burr-scrapper = Burr in a Bad Mood
card-heroes-mushroom-picker = Picker of Odd Mushrooms
card-heroes-hedge-sneak = Sneak in the Hedge
card-heroes-moss-midwife = Midwife of Mosses
card-heroes-angry-acorn = Acorn With a Temper
card-heroes-bog-wrestler = Wrestler From the Bog
card-heroes-fern-stalker = Stalker in the Ferns
card-heroes-bramble-hedge = Hedge That Looks Back
card-heroes-hide-drummer = Drummer on Old Hide
card-heroes-prickly-cousin = Prickly Cousin
card-heroes-badger-wife = Badger Wife
card-heroes-whispering-stump = Stump That Whispers
card-heroes-antler-charger = Charge of Antlers
card-heroes-peat-bully = Bully of the Peat
card-heroes-thistle-archer = Archer in the Thistles
card-heroes-root-doctor = Root Doctor
card-heroes-fungus-prophet = Prophet of the Fungus
card-heroes-cairn-keeper = Keeper of the Cairn
card-heroes-burr-warband = Warband of Burrs
card-heroes-bog-shield = Old Shield of the Bog
card-heroes-elk-rider = Rider on a Borrowed Elk
card-heroes-toadspit-hexer = Toadspit Hexer
card-heroes-log-ambush = Ambush in a Log
card-heroes-herd-matron = Matron of the Herd
card-heroes-mulch-giant = Giant of Good Mulch
card-heroes-boar-cavalry = Cavalry on Boars
card-heroes-thicket-wall = The Thicket Itself
card-heroes-skull-drummer = Drummer of Bones
card-heroes-peat-smith = Smith of Wet Iron
card-heroes-wolf-widow = Widow of Two Wolves
card-heroes-uprooted-elder = Elder, Uprooted
card-heroes-grudge-bison = Bison With a Grudge
card-heroes-marsh-mother = Mother of the Marsh
card-heroes-grandfather-briar = Grandfather Briar
card-heroes-queen-of-quills = Queen of Quills
card-heroes-walking-hill = The Hill Gets Up

## Neutral

card-heroes-road-peddler = Peddler of the Road
card-heroes-hired-blade = Blade for Two Days
card-heroes-tax-goose = Goose of the Tax Office
card-heroes-nobody-between = Nobody in Between
card-heroes-elbow-grease = Elbow Grease
card-heroes-patched-up = Patched Up
card-heroes-strung-path = String Across the Path
card-heroes-fresh-tracks = Fresh Tracks
card-heroes-coin-toss = Heads or Supper
card-heroes-leash-law = On a Short Leash
card-heroes-either-way = Handy Either Way
card-heroes-plain-speaking = A Frank Talk
card-heroes-honorary-sailor = Honorary Sailor
card-heroes-padded-jacket = Jacket From Granny
card-heroes-safekeeping = Taken for Safekeeping
card-heroes-red-tape = Wrapped in Red Tape
card-heroes-early-night = Early Night
card-heroes-safe-conduct = Safe Conduct
card-heroes-paper-trail = A Trail of Paper
card-heroes-second-shuffle = Back in the Sack
card-heroes-sleepless-sentry = Sentry Without Sleep
card-heroes-all-hands = All Hands
card-heroes-bad-neighbours = Bad Neighbours
card-heroes-lost-luggage = Lost Luggage
card-heroes-one-more-round = One More Round
card-heroes-stay-out = Out, and Stay Out
card-heroes-siege-supper = Supper Before the Siege
card-heroes-shops-are-shut = The Shops Are Shut
card-heroes-day-between = The Day Between Days
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
card-heroes-bell-mace = Bell Without a Tower
card-heroes-long-musket = Argument at Range
card-heroes-storm-axe = Axe That Hums
card-heroes-widow-needle = Seamstress Needle
card-heroes-debt-collector = Debt Collector
card-heroes-oath-blade = Blade Sworn Twice
card-heroes-midsummer-mower = Mower at Midsummer
card-heroes-whale-bow = Whalebone Longbow
card-heroes-star-staff = Staff of the Small Hours
card-heroes-tide-trident = Trident of Low Tide
card-heroes-old-regret = Sword of Old Regret
card-heroes-dock-coat = Tarred Dock Coat
card-heroes-pan-helm = Second-Hand Saucepan
card-heroes-oak-shield = Door With Straps
card-heroes-quilt-robe = Robe of Many Pockets
card-heroes-scale-vest = Vest of Fish Scales
card-heroes-bark-jerkin = Bark Jerkin
card-heroes-soft-boots = Boots Without a Sound
card-heroes-iron-mitts = Iron Mittens
card-heroes-salt-hat = Hat With a Salt Brim
card-heroes-snow-cloak = Cloak of First Snow
card-heroes-briar-mail = Briar Mail
card-heroes-mild-bear-hide = Hide of the Mild Bear
card-heroes-whale-plate = Plate for a Whale
card-heroes-lantern-aegis = Aegis of the Last Lamp
card-heroes-gate-helm = Helm of the Closed Gate
card-heroes-tea-caddy = Bottomless Tea Caddy
card-heroes-crib-notes = Crib Notes
card-heroes-smoke-pots = Box of Smoke Pots
card-heroes-ember-jar = Jar of Angry Embers
card-heroes-war-drum = Drum With Two Voices
card-heroes-soul-ledger = Ledger of Small Souls
card-heroes-harbour-key = Key to the Harbour

## Quests

card-heroes-lost-ledger = The Ledger That Walked
card-heroes-full-table = Set a Full Table
card-heroes-many-hands = Lend Many Hands
card-heroes-deep-well = Down the Dry Well
card-heroes-press-gang = Find Willing Hands
card-heroes-rummage = Rummage in the Shed
card-heroes-dusty-shelf = The Dusty Top Shelf
card-heroes-swap-meet = Bring It to the Swap
card-heroes-lost-comrade = Carry Them Home
card-heroes-poultice = Nettles for the Healer
card-heroes-loose-pig = Somebody Else's Pig
card-heroes-market-day = Market Day Truce
card-heroes-old-graves = Tidy the Old Graves
card-heroes-light-the-pier = Light the Whole Pier
card-heroes-beat-the-bounds = Beat the Bounds
card-heroes-errand-chain = Errand About an Errand
card-heroes-bitter-bargain = A Bitter Bargain
card-heroes-both-shores = News From Both Shores
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
deck-heroes-pole-dances = Dance of the Poles
deck-heroes-house-of-damp = House of Damp
deck-heroes-red-antlers = Red Antlers
deck-heroes-second-spring = Second Spring
deck-heroes-clear-shot = A Clear Shot
deck-heroes-hard-frost = Hard Frost
deck-heroes-straight-branch = The Straight Branch
deck-heroes-hush-now = Hush Now
deck-heroes-wrong-mushroom = The Wrong Mushroom
deck-heroes-wide-squall = Squall From the Sea
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
talent-heroes-poles = Carved Poles
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
tag-heroes-frost = frost
tag-heroes-arcane = arcane
tag-heroes-nature = nature
tag-heroes-holy = holy
tag-heroes-shadow = shadow
tag-heroes-storm = storm
tag-heroes-healing = healing
tag-heroes-prayer = prayer
tag-heroes-blessing = blessing
tag-heroes-curse = curse
tag-heroes-poison = poison
tag-heroes-spirit = spirit
tag-heroes-aura = aura
tag-heroes-feral = feral
tag-heroes-form = form
tag-heroes-shot = shot
tag-heroes-trap = trap
tag-heroes-mark = mark
tag-heroes-stealth = stealth
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
tag-heroes-fire-totem = fire totem
tag-heroes-water-totem = water totem
tag-heroes-earth-totem = earth totem
tag-heroes-neighbours = neighbours

## Counters

counter-heroes-venom = venom
counter-heroes-soul = soul
counter-heroes-page = page
