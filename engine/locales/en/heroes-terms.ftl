### The names of things in Heroes, alone: on badges, in lists and in deck pages.
### Glossary (our own words, the same everywhere): ready, exhaust, resource, resource row, quest (to complete), ally, hero, character,
### equipment (weapon, armor, item), ability, ongoing ability, pillar, graveyard, chain, attach (the bearer), control, prevent, interrupt,
### strike, protect, counter (a marker on a card), token (an ally that is no card), tag (a word of the type line), power, to flip a hero.

class-heroes-warden = Gardener
class-heroes-ranger = Ranger
class-heroes-mage = Scholar
class-heroes-templar = Templar
class-heroes-oracle = Oracle
class-heroes-shade = Footpad
class-heroes-spiritist = Spiritist
class-heroes-binder = Binder
class-heroes-warrior = Brawler

brings-heroes = { $deck } · { $class }

faction-heroes-lantern = Lantern
faction-heroes-thorn = Thorn

damage-heroes-arcane = Charm
damage-heroes-fire = Fire
damage-heroes-frost = Ice
damage-heroes-holy = Dawn
damage-heroes-melee = Melee
damage-heroes-nature = Nature
damage-heroes-ranged = Ranged
damage-heroes-shadow = Dusk

keyword-heroes-protector = Bulwark
keyword-heroes-elusive = Sidestep
keyword-heroes-ferocity = Impatience
keyword-heroes-long-range = Arm's Length
keyword-heroes-stealth = Hush
keyword-heroes-bear-form = Bear Guise

rarity-heroes-common = Common
rarity-heroes-uncommon = Uncommon
rarity-heroes-rare = Rare
rarity-heroes-epic = Epic

type-heroes-hero = Hero
type-heroes-ally = Ally
type-heroes-weapon = Weapon
type-heroes-armor = Armor
type-heroes-item = Item
type-heroes-ability = Ability
type-heroes-ongoing = Ongoing Ability
type-heroes-totem = Pillar
type-heroes-quest = Quest

# The type line of a card.
fx-heroes-capital = { CAP($text) }
fx-heroes-type-name = { $head ->
    [hero] { type-heroes-hero }
    [ally] { type-heroes-ally }
    [weapon] { type-heroes-weapon }
    [armor] { type-heroes-armor }
    [item] { type-heroes-item }
    [ability] { type-heroes-ability }
    [ongoing] { type-heroes-ongoing }
    [totem] { type-heroes-totem }
   *[quest] { type-heroes-quest }
}
fx-heroes-type-token = { $type } Token
fx-heroes-type-adjective = { $is ->
    [unique] Unique
   *[instant] Instant
} { $type }
fx-heroes-type-line = { $type } — { $list }
fx-heroes-type-word = { CAP($tag) }
fx-heroes-type-limit = { $tag } ({ $n })
fx-heroes-two-handed = Two-handed
fx-heroes-off-hand = Off-hand
fx-heroes-talent = Talent: { $talent }
