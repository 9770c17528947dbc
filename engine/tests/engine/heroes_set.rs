//! The shipped cards and decks of Heroes: their numbers, their costs, the features they use, and that all of them have names.

use std::collections::{BTreeMap, BTreeSet};

use duelhall_engine::heroes::card::{
    Amount, CardDef, CardType, Class, Cost, Faction, Keyword, Power, Price, Rarity, Verb,
};
use duelhall_engine::heroes::set::{Deck, DeckFault, Format, faults, library};
use duelhall_engine::text::{Lang, Words};

/// The types of cards, as the rules count them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Hero,
    Ally,
    Weapon,
    Armor,
    Item,
    Ability,
    Quest,
}

const fn kind(card: &CardDef) -> Kind {
    match card.kind {
        CardType::Hero { .. } => Kind::Hero,
        CardType::Ally { .. } => Kind::Ally,
        CardType::Weapon { .. } => Kind::Weapon,
        CardType::Armor { .. } => Kind::Armor,
        CardType::Item => Kind::Item,
        CardType::Ability | CardType::Ongoing(_) => Kind::Ability,
        CardType::Quest => Kind::Quest,
    }
}

fn cards() -> impl Iterator<Item = &'static CardDef> {
    library().cards.iter().map(AsRef::as_ref).filter(|card| !card.token)
}

fn card(id: &str) -> &'static CardDef {
    library().card(id).unwrap_or_else(|| panic!("no card {id}"))
}

const fn is_pet(card: &CardDef) -> bool {
    matches!(card.kind, CardType::Ally { .. }) && !card.classes.is_empty()
}

/// Whether a card belongs to exactly one class and is not equipment.
fn is_class_card(card: &CardDef) -> bool {
    kind(card) == Kind::Ability && !card.classes.is_empty() || is_pet(card)
}

/// The cost as a number; `None` for X.
const fn number(card: &CardDef) -> Option<u8> {
    match card.cost {
        Cost::N(n) => Some(n),
        Cost::X => None,
    }
}

/// How many of the cards cost 1, 2, 3, 4, 5, and 6 or more.
fn curve<'a>(cards: impl IntoIterator<Item = &'a CardDef>) -> [u32; 6] {
    let mut curve = [0; 6];
    for cost in cards.into_iter().filter_map(number) {
        curve[usize::from(cost.clamp(1, 6)) - 1] += 1;
    }
    curve
}

/// Every card of a deck, once for each copy.
fn copies(deck: &Deck) -> Vec<&'static CardDef> {
    deck.cards.iter().flat_map(|(id, copies)| std::iter::repeat_n(card(id), usize::from(*copies))).collect()
}

#[test]
fn the_set_has_as_many_cards_of_every_type_as_it_should() {
    let count = |wanted: Kind| cards().filter(|card| kind(card) == wanted && !is_pet(card)).count();
    assert_eq!(count(Kind::Hero), 18);
    assert_eq!(count(Kind::Ally), 76);
    assert_eq!((count(Kind::Weapon), count(Kind::Armor), count(Kind::Item)), (22, 15, 7));
    assert_eq!(count(Kind::Quest), 20);
    assert_eq!(cards().filter(|card| is_class_card(card)).count(), 108);
    assert!((288..=300).contains(&cards().count()), "{}", cards().count());
    for faction in [Faction::Lantern, Faction::Thorn] {
        let allies = cards().filter(|card| kind(card) == Kind::Ally && card.faction == Some(faction));
        assert_eq!(allies.count(), 36);
    }
}

#[test]
fn every_id_and_every_sign_is_its_cards_own() {
    let all = &library().cards;
    let ids: BTreeSet<&str> = all.iter().map(|card| card.id.as_str()).collect();
    let icons: BTreeSet<&str> = all.iter().map(|card| card.icon.as_str()).collect();
    assert_eq!((ids.len(), icons.len()), (all.len(), all.len()));
}

#[test]
fn h11_every_class_has_a_hero_of_each_faction_with_the_health_of_the_class_a_talent_and_a_flip_power() {
    let health = BTreeMap::from([
        (Class::Mage, 25),
        (Class::Oracle, 26),
        (Class::Shade, 27),
        (Class::Warden, 27),
        (Class::Ranger, 28),
        (Class::Binder, 28),
        (Class::Templar, 29),
        (Class::Spiritist, 29),
        (Class::Warrior, 30),
    ]);
    let mut seen = BTreeSet::new();
    let mut talents = BTreeSet::new();
    for hero in cards().filter(|card| kind(card) == Kind::Hero) {
        let [class] = hero.classes[..] else { panic!("{} has no single class", hero.id) };
        assert!(seen.insert((class, hero.faction.unwrap())), "{}", hero.id);
        assert!(talents.insert(hero.talent.clone().unwrap()), "{}", hero.id);
        assert_eq!(hero.kind, CardType::Hero { health: health[&class] }, "{}", hero.id);
        assert_eq!((hero.professions.len(), hero.tags.len(), hero.rarity), (2, 1, Rarity::Uncommon), "{}", hero.id);
        let [Power::Paid { price, .. }] = &hero.powers[..] else { panic!("{} has no single power", hero.id) };
        let paid = price.iter().any(|price| matches!(price, Price::Pay(1..=5) | Price::PayX));
        assert!(paid && price.contains(&Price::Flip), "{}: {price:?}", hero.id);
    }
    assert_eq!(seen.len(), 18);
}

#[test]
fn every_class_has_four_commons_five_uncommons_and_three_rares_one_for_each_talent() {
    for class in Class::ALL {
        let own = || cards().filter(move |card| is_class_card(card) && card.classes == [class]);
        let rarity = |rarity| own().filter(|card| card.rarity == rarity).count();
        assert_eq!((rarity(Rarity::Common), rarity(Rarity::Uncommon), rarity(Rarity::Rare)), (4, 5, 3), "{class:?}");
        let heroes = cards().filter(|card| kind(card) == Kind::Hero && card.classes == [class]);
        let talents: BTreeSet<_> = heroes.map(|hero| hero.talent.clone()).collect();
        let locked: Vec<&CardDef> = own().filter(|card| card.talent.is_some()).collect();
        assert_eq!(locked.iter().map(|card| card.talent.clone()).collect::<BTreeSet<_>>(), talents, "{class:?}");
        assert!(locked.len() == 2 && locked.iter().all(|card| card.rarity == Rarity::Rare), "{class:?}");
        let pets = own().filter(|card| is_pet(card)).count();
        assert_eq!(pets, if matches!(class, Class::Ranger | Class::Binder) { 3 } else { 0 }, "{class:?}");
    }
}

#[test]
fn rarities_leave_enough_commons_for_boosters() {
    let count = |rarity| cards().filter(|card| kind(card) != Kind::Hero && card.rarity == rarity).count();
    let counts = [Rarity::Common, Rarity::Uncommon, Rarity::Rare, Rarity::Epic].map(count);
    let all: usize = counts.iter().sum();
    let share = counts.map(|count| 100 * count / all);
    assert!((38..=46).contains(&share[0]) && (32..=38).contains(&share[1]), "{counts:?}");
    assert!((16..=24).contains(&share[2]) && (4..=9).contains(&share[3]), "{counts:?}");
    let equipment = cards().filter(|card| matches!(kind(card), Kind::Weapon | Kind::Armor | Kind::Item));
    assert!(equipment.into_iter().all(|card| card.rarity != Rarity::Common));
    assert_eq!(cards().filter(|card| kind(card) == Kind::Quest && card.rarity == Rarity::Common).count(), 15);
    for faction in [Faction::Lantern, Faction::Thorn] {
        let count = |rarity| {
            cards().filter(|c| kind(c) == Kind::Ally && c.faction == Some(faction) && c.rarity == rarity).count()
        };
        let counts = [Rarity::Common, Rarity::Uncommon, Rarity::Rare, Rarity::Epic].map(count);
        assert_eq!(counts, [18, 8, 7, 3], "{faction:?}");
    }
}

/// Checks that a curve differs from the wanted one by at most `most` cards.
#[track_caller]
fn assert_near(found: [u32; 6], wanted: [u32; 6], most: u32) {
    let apart = found.iter().zip(wanted).all(|(found, wanted)| found.abs_diff(wanted) <= most);
    assert!(apart, "{found:?}, wanted {wanted:?}");
}

#[test]
fn costs_rise_as_in_the_set_that_the_rules_were_counted_from() {
    let abilities = || cards().filter(|card| kind(card) == Kind::Ability);
    let share = |number: usize| number * 100 / abilities().count();
    assert_near(curve(abilities()), [28, 43, 29, 13, 10, 8], 5);
    assert!((48..=58).contains(&share(abilities().filter(|card| card.instant).count())));
    let ongoing = abilities().filter(|card| matches!(card.kind, CardType::Ongoing(_))).count();
    assert!((30..=46).contains(&share(ongoing)), "{ongoing}");
    assert_near(curve(cards().filter(|card| kind(card) == Kind::Ally && !is_pet(card))), [11, 14, 13, 14, 10, 14], 3);
    let equipment = cards().filter(|card| matches!(kind(card), Kind::Weapon | Kind::Armor | Kind::Item));
    assert_near(curve(equipment), [3, 8, 13, 12, 3, 5], 2);
}

#[test]
fn allies_have_the_numbers_that_their_cost_buys() {
    let mut errors = Vec::new();
    for card in cards() {
        let CardType::Ally { atk, health, .. } = card.kind else { continue };
        let worth = f64::from(health).mul_add(0.60, f64::from(atk).mul_add(0.53, 0.46));
        let error = worth - f64::from(number(card).unwrap());
        assert!(error.abs() <= 1.7, "{} is worth {worth:.2}", card.id);
        errors.push(error);
    }
    let mean = errors.iter().sum::<f64>() / f64::from(u32::try_from(errors.len()).unwrap());
    assert!(mean.abs() <= 0.4, "{mean}");
}

#[test]
fn keywords_powers_and_uniqueness_of_allies_are_as_frequent_as_they_should_be() {
    let allies = |faction: Option<Faction>| {
        cards().filter(move |card| kind(card) == Kind::Ally && !is_pet(card) && card.faction == faction)
    };
    let [lantern, thorn, neutral] = [Some(Faction::Lantern), Some(Faction::Thorn), None].map(|faction| {
        let with = |keyword| allies(faction).filter(|card| card.keywords.contains(&keyword)).count();
        let paid = |power: &Power| matches!(power, Power::Paid { .. });
        let activated = allies(faction).filter(|card| card.powers.iter().any(paid)).count();
        let unique = allies(faction).filter(|card| card.unique).count();
        [with(Keyword::Elusive), with(Keyword::Ferocity), with(Keyword::Protector), activated, unique]
    });
    assert_eq!((lantern[0], thorn[0], neutral[0]), (6, 0, 1), "Elusive");
    assert_eq!((lantern[1], thorn[1], neutral[1]), (1, 3, 1), "Ferocity");
    assert!((8..=13).contains(&(lantern[2] + thorn[2])), "Protector");
    assert!((16..=19).contains(&lantern[3]) && (7..=9).contains(&thorn[3]), "powers: {lantern:?} {thorn:?}");
    assert_eq!((lantern[4], thorn[4]), (3, 3), "unique");
}

#[test]
fn every_shipped_deck_is_legal_and_every_class_has_one_of_each_sort() {
    let library = library();
    for (decks, format) in [(&library.starters, Format::Starter), (&library.constructed, Format::Constructed)] {
        let classes: BTreeSet<Class> = decks.iter().map(|deck| card(&deck.hero).classes[0]).collect();
        assert_eq!((decks.len(), classes.len()), (9, 9));
        for deck in decks {
            assert_eq!(faults(deck, format, library), [], "{}", deck.id);
        }
    }
    let heroes: BTreeSet<&str> =
        library.starters.iter().chain(&library.constructed).map(|deck| deck.hero.as_str()).collect();
    assert_eq!(heroes.len(), 18, "every hero leads a deck");
    for deck in library.starters.iter().chain(&library.constructed) {
        assert_eq!(library.deck(&deck.id), Some(deck), "every id is one deck's own");
    }
}

#[test]
fn every_deck_of_sixty_has_ten_legal_cards_beside_it_and_a_starter_none() {
    let library = library();
    assert!(library.starters.iter().all(|deck| deck.side.is_empty()));
    for deck in &library.constructed {
        let beside: u32 = deck.side.iter().map(|(_, copies)| u32::from(*copies)).sum();
        assert_eq!((beside, faults(deck, Format::Constructed, library)), (10, Vec::new()), "{}", deck.id);
        assert!((3..=5).contains(&deck.side.len()), "{}", deck.id);
        for (id, copies) in &deck.side {
            let in_deck = deck.cards.iter().find(|(card, _)| card == id).map_or(0, |(_, copies)| *copies);
            assert!((2..=4).contains(copies) && in_deck < 4, "{}: {copies} {id} beside {in_deck}", deck.id);
        }
    }
}

#[test]
fn h09_starter_decks_have_the_shape_that_beginners_need() {
    for deck in &library().starters {
        let cards = copies(deck);
        let count = |wanted: &[Kind]| cards.iter().filter(|card| wanted.contains(&kind(card))).count();
        assert_eq!(count(&[Kind::Ally]), 12, "{}", deck.id);
        assert_eq!(count(&[Kind::Ability]), 9, "{}", deck.id);
        assert_eq!((count(&[Kind::Weapon]), count(&[Kind::Armor, Kind::Item])), (2, 2), "{}", deck.id);
        assert_eq!(count(&[Kind::Quest]), 5, "{}", deck.id);
        let others = cards.iter().copied().filter(|card| kind(card) != Kind::Quest);
        assert_eq!(curve(others), [5, 7, 6, 4, 2, 1], "{}", deck.id);
        let rares: Vec<_> = cards.iter().filter(|card| card.rarity >= Rarity::Rare).collect();
        let [rare] = rares[..] else { panic!("{} has {} rare cards", deck.id, rares.len()) };
        assert!(rare.talent.is_some() && rare.talent == card(&deck.hero).talent, "{}", deck.id);
    }
}

#[test]
fn constructed_decks_are_a_quarter_quests_and_cost_about_two_and_a_half() {
    for deck in &library().constructed {
        let cards = copies(deck);
        let quests = cards.iter().filter(|card| kind(card) == Kind::Quest).count();
        assert!(cards.len() == 60 && (14..=16).contains(&quests), "{}: {quests} quests", deck.id);
        let costs: Vec<u32> =
            cards.iter().filter(|card| kind(card) != Kind::Quest).filter_map(|c| number(c)).map(u32::from).collect();
        let mean = f64::from(costs.iter().sum::<u32>()) / f64::from(u32::try_from(costs.len()).unwrap());
        assert!((2.4..=2.8).contains(&mean), "{}: {mean}", deck.id);
    }
}

#[test]
fn what_is_wrong_with_a_deck_names_the_card_and_the_rule() {
    let legal = &library().starters[0];
    let with = |cards: &[(&str, u8)]| {
        let mut deck = legal.clone();
        deck.cards = cards.iter().map(|(id, copies)| ((*id).to_owned(), *copies)).collect();
        faults(&deck, Format::Constructed, library())
    };
    let few = DeckFault::TooFew { size: 1, least: 60 };
    assert_eq!(few.to_string(), "1 cards are in the deck, at least 60 must be (H-113)");
    let own = |id: &str| id.to_owned();
    assert_eq!(with(&[("bront", 1)]), [few.clone(), DeckFault::HeroInDeck(own("bront"))]);
    assert_eq!(with(&[("lamp-moth", 1)]), [few.clone(), DeckFault::Token(own("lamp-moth"))]);
    assert_eq!(with(&[("no-such-card", 1)]), [few.clone(), DeckFault::Unknown(own("no-such-card"))]);
    assert_eq!(with(&[("spat-spark", 1)]), [few.clone(), DeckFault::Class(own("spat-spark"))]);
    assert_eq!(with(&[("wick-runner", 1)]), [few.clone(), DeckFault::Faction(own("wick-runner"))]);
    let talent = DeckFault::Talent { card: own("second-helping"), talent: own("gardens") };
    assert_eq!(with(&[("second-helping", 1)]), [few, talent]);
    let found = with(&[("bog-wrestler", 5), ("peat-bully", 4), ("peat-bully", 51)]);
    let copies = |card: &str, copies| DeckFault::Copies { card: own(card), copies, most: 4 };
    let twice = DeckFault::Twice(own("peat-bully"));
    assert_eq!(found, [copies("bog-wrestler", 5), twice, copies("peat-bully", 51)]);
    assert_eq!(found[0].to_string(), "`bog-wrestler` is there 5 times, 4 are allowed (H-114)");
    let deck = Deck { hero: own("peat-bully"), ..legal.clone() };
    assert_eq!(faults(&deck, Format::Starter, library()), [DeckFault::NoHero(own("peat-bully"))]);
}

/// The words of the card language that at least one card must use, by category.
const LANGUAGE: [(&str, &[&str]); 5] = [
    (
        "verbs",
        &[
            "Deal {",
            "Put(",
            "Heal(",
            "Destroy(",
            "Move(",
            "Exhaust(",
            "Ready(",
            "Draw(",
            "Discard(",
            "Mill(",
            "Look(",
            "Reveal(",
            "Search(",
            "Recover(",
            "ShuffleIn(",
            "Place(",
            "Give(",
            "Prevent(",
            "Control(",
            "AddCounters(",
            "RemoveCounters(",
            "Interrupt(",
            "Token(",
            "TurnDown(",
            "RemoveFromCombat(",
            "ExtraTurn",
            "If(",
            "May(",
            "Unless(",
            "ChooseOne(",
            "Flip(",
            "Repeat(",
            "AtEnd(",
        ],
    ),
    (
        "mods",
        &[
            "Atk(",
            "Health(",
            "Def(",
            "Strike(",
            "Gain(",
            "Lose(",
            "LosePowers",
            "MustAttack",
            "DealMore(",
            "TakeMore(",
            "HealMore(",
            "Tagged(",
            "HandSize(",
            "CostMore(",
            "Cant(Attack)",
            "Cant(AttackHeroes)",
            "Cant(Protect)",
            "Cant(BeAttacked)",
            "Cant(BeProtected)",
            "Cant(Ready)",
            "Cant(BeHealed)",
            "Cant(BeTargeted)",
            "Cant(BeDestroyed)",
            "Cant(Strike)",
            "Cant(BePrevented)",
            "Cant(UsePowers)",
            "Cant(PlayCards)",
            "Cant(Draw)",
        ],
    ),
    (
        "prices",
        &[
            "Pay(",
            "PayX",
            "Exhaust,",
            "ExhaustOther(",
            "DestroyThis",
            "Destroy(1, ",
            "RemoveThis",
            "RemoveFromGraveyard(",
            "Discard(1, ",
            "PutOnHero(",
            "PutOnThis(",
            "Counters(1, ",
            "Flip]",
        ],
    ),
    (
        "triggers",
        &[
            "Enters(",
            "Attacks(",
            "Defends(",
            "Protects(",
            "Strikes(",
            "Damaged {",
            "Healed(",
            "Destroyed(",
            "Leaves(",
            "Exhausted(",
            "Plays(",
            "Draws(",
            "Discards(",
            "Completes(",
            "TurnBegins(",
            "TurnEnds(",
        ],
    ),
    ("keywords", &["Protector", "Elusive", "Ferocity", "LongRange", "Gain(Stealth)", "Gain(BearForm)"]),
];

#[test]
fn the_set_uses_every_verb_mod_price_trigger_and_keyword_of_the_language() {
    let text: String = library().cards.iter().map(|card| format!("{card:?}\n")).collect();
    for (part, words) in LANGUAGE {
        let missing: Vec<_> = words.iter().filter(|word| !text.contains(**word)).collect();
        assert!(missing.is_empty(), "no card uses the {part} {missing:?}");
    }
}

#[test]
fn every_token_that_a_card_makes_is_there_and_none_is_left_over() {
    let text: String = library().cards.iter().map(|card| format!("{card:?}\n")).collect();
    let made: BTreeSet<&str> = text.split("Token(\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let tokens: BTreeSet<&str> =
        library().cards.iter().filter(|card| card.token).map(|card| card.id.as_str()).collect();
    assert_eq!(made, tokens);
}

#[test]
fn most_cards_do_one_thing() {
    fn steps(effect: &[Verb]) -> usize {
        effect.iter().map(|verb| if let Verb::If(_, yes, no) = verb { steps(yes) + steps(no) } else { 1 }).sum()
    }
    for card in cards() {
        let powers = card.powers.iter().map(|power| match power {
            Power::Paid { effect, .. } | Power::Trigger { effect, .. } => steps(effect),
            Power::Static { mods, .. } => mods.len().min(1),
        });
        let all = steps(&card.effect) + powers.sum::<usize>();
        assert!(all <= 3, "{} does {all} things", card.id);
    }
}

#[test]
fn every_card_tag_talent_counter_and_deck_has_a_name_of_at_most_24_letters_in_every_language() {
    let words = Words::engine();
    let library = library();
    let mut keys = BTreeSet::new();
    for card in &library.cards {
        keys.insert(format!("card-heroes-{}", card.id));
        let limited = card.limits.iter().map(|(tag, _)| tag);
        keys.extend(card.tags.iter().chain(&card.professions).chain(limited).map(|tag| format!("tag-heroes-{tag}")));
        keys.extend(card.talent.iter().map(|talent| format!("talent-heroes-{talent}")));
        for verb in card.powers.iter().flat_map(|power| match power {
            Power::Paid { effect, .. } | Power::Trigger { effect, .. } => &effect[..],
            Power::Static { .. } => &[],
        }) {
            if let Verb::AddCounters(word, Amount::N(_), _) = verb {
                keys.insert(format!("counter-heroes-{word}"));
            }
        }
    }
    keys.extend(library.starters.iter().chain(&library.constructed).map(|deck| format!("deck-heroes-{}", deck.id)));
    for lang in Lang::ALL {
        let mut seen = BTreeMap::new();
        for key in &keys {
            let name = words.plain(lang, key);
            assert!(name.chars().count() <= 24 && !name.contains('⟨'), "{key}: {name}");
            if key.starts_with("card-") {
                assert_eq!(seen.insert(name.clone(), key), None, "two cards are called {name}");
            }
        }
    }
}
