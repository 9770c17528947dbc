//! The labels of buttons in Heroes, for every question and in every language.

use std::collections::BTreeSet;
use std::sync::Arc;

use duelhall_engine::ai::Level;
use duelhall_engine::games::{GameId, Match};
use duelhall_engine::heroes::Heroes;
use duelhall_engine::heroes::card::{CardDef, CardType};
use duelhall_engine::heroes::set::library;
use duelhall_engine::heroes::words::{class as class_name, mode_text, toll_text};
use duelhall_engine::kit::{Arg, Choice, FirstTurn, Options, Rng, Status, Text, Tone};
use duelhall_engine::text::{Lang, Words};

/// The number of letters of a button that a phone shows.
const LONGEST: usize = 34;
/// What is done with cards of a hand; on a button their number stands for their name.
const NUMBERED: [&str; 4] = ["play", "place", "quest", "card"];

/// The labels of choices that name nothing.
fn plain_labels(lang: Lang) -> impl Iterator<Item = String> {
    let keys = Words::engine().keys(lang).filter(|key| key.starts_with("do-"));
    keys.filter_map(move |key| Words::engine().try_say(lang, &Text::new(key), &[]).ok())
}

fn names() -> Vec<String> {
    vec!["Ann".to_owned(), "Bob".to_owned()]
}

/// Plays random matches with all sorts of decks, and looks at the choices of each question.
fn look_at_choices(mut look: impl FnMut(&[Choice])) {
    // Decks of thirty do not play against decks of sixty (H-113).
    let pairs = library().starters.windows(2).chain(library().constructed.windows(2));
    let mut rng = Rng::from_number(7);
    for (number, pair) in (0..).zip(pairs) {
        let decks = [("deck", &pair[0]), ("opposing", &pair[1])];
        let options = Options::from(decks.map(|(key, deck)| (key.into(), deck.id.clone())));
        let mut duel = Match::begin(GameId::of::<Heroes>(), &options, FirstTurn::Random, [number; 32]).unwrap();
        while let Status::Waiting(seats) = duel.status() {
            let seat = seats.iter().next().unwrap();
            let prompt = duel.prompt(seat).unwrap();
            look(&prompt.choices);
            let index = duel.advise(seat, Level::Random, &mut rng).unwrap();
            let entry = duel.answer(seat, prompt.step, index).unwrap();
            duel.take(&entry).unwrap();
        }
    }
}

#[test]
fn the_choices_of_a_question_read_differently_and_fit_on_buttons() {
    let words = Words::engine();
    let mut long = BTreeSet::new();
    look_at_choices(|choices| {
        for lang in Lang::ALL {
            let said: Vec<String> =
                choices.iter().map(|choice| words.try_say(lang, &choice.label, &names()).unwrap()).collect();
            assert_eq!(said.iter().collect::<BTreeSet<_>>().len(), said.len(), "{said:#?}");
            let labels = choices
                .iter()
                .zip(said)
                .filter(|(choice, _)| !NUMBERED.iter().any(|verb| choice.action.starts_with(verb)));
            long.extend(labels.map(|(_, label)| label).filter(|label| label.chars().count() > LONGEST));
        }
    });
    assert!(long.is_empty(), "{long:#?}");
}

/// The label of every choice that names a card without a number, and of every deck, with the longest names there are.
#[test]
fn labels_fit_on_buttons_with_every_name() {
    let words = Words::engine();
    let mut long = Vec::new();
    for lang in Lang::ALL {
        let mut labels = Vec::new();
        for card in &library().cards {
            let named = |key: &str| {
                let card = Arg::Card("heroes".to_owned(), card.id.clone());
                Text::new(key).num("number", 0).num("n", 20).with("card", card.clone()).with("named", card)
            };
            let keys = ["do-heroes-yield", "do-heroes-heed", "do-heroes-link", "do-heroes-order"];
            labels.extend(keys.map(|key| words.try_say(lang, &named(key), &[]).unwrap()));
            // In play a card has a number too.
            let numbered = |key: &str| named(key).num("number", 123).num("cost", 3).num("atk", 12).raw("which", "only");
            // A hero has more to say of its health than an ally.
            let numbered = |key: &str| {
                let living = if matches!(card.kind, CardType::Hero { .. }) { "hero" } else { "yes" };
                numbered(key).raw("living", living).num("left", 34)
            };
            let keys = [
                "attack",
                "use",
                "complete",
                "strike",
                "protect",
                "armor",
                "pick",
                "pick-idle",
                "pick-spared",
                "yield",
                "heed",
            ];
            for armed in ["yes", "no"] {
                let keys = keys.map(|key| numbered(&format!("do-heroes-{key}")).raw("armed", armed));
                // A hero, which alone is armed, is among the first cards in play.
                let keys = keys.into_iter().filter(|text| armed == "no" || text.key != "do-heroes-attack");
                labels.extend(keys.map(|text| words.try_say(lang, &text, &[]).unwrap()));
            }
        }
        // At a table a team stands before the deck, and a mark at the chosen one.
        labels.extend(library().starters.iter().chain(&library().constructed).map(|deck| {
            let class = library().card(&deck.hero).unwrap().classes[0];
            let name = Text::new("brings-heroes").text("deck", Text::new(format!("deck-heroes-{}", deck.id)));
            format!("A: ✓ {}", words.try_say(lang, &name.text("class", class_name(class)), &[]).unwrap())
        }));
        labels.extend(plain_labels(lang));
        assert!(plain_labels(lang).count() > 20);
        long.extend(labels.into_iter().filter(|label| label.chars().count() > LONGEST || label.ends_with('.')));
    }
    assert!(long.is_empty(), "{long:#?}");
}

/// Buttons have capitals in English, as those of the chats themselves have.
#[test]
fn english_buttons_are_in_title_case() {
    let small = ["a", "for", "in", "of", "the", "this"];
    for label in plain_labels(Lang::En) {
        let label = label.replace('\u{a0}', " ");
        let capital =
            |(at, word): (usize, &str)| (at > 0 && small.contains(&word)) || !word.starts_with(char::is_lowercase);
        assert!(label.split(' ').enumerate().all(capital), "{label}");
    }
}

#[test]
fn a_resource_is_neither_what_one_usually_wants_nor_given_up() {
    let mut placed = 0;
    look_at_choices(|choices| {
        for choice in choices.iter().filter(|choice| choice.action.starts_with("place ")) {
            assert_eq!(choice.tone, Tone::Aside, "{}", choice.action);
            placed += 1;
        }
    });
    assert!(placed > 100, "{placed} times a card could be placed");
}

#[test]
fn an_attack_says_with_how_much_and_whether_a_weapon_can_add_to_it() {
    let mut said = BTreeSet::new();
    look_at_choices(|choices| {
        for choice in choices.iter().filter(|choice| choice.action.starts_with("attack ")) {
            let label = Words::engine().say(Lang::En, &choice.label, &names()).replace('\u{a0}', " ");
            let idle = ["Attack 0: ", "⚔0 "];
            match idle.iter().any(|verb| label.starts_with(verb)) {
                true => assert!(matches!(choice.tone, Tone::Aside | Tone::Last), "{label}"),
                false => assert_eq!(choice.tone, Tone::Main, "{label}"),
            }
            said.insert(label);
        }
    });
    // A long name has a shorter word for the weapon before it, and at last a sign in place of the verb.
    for begin in ["Attack 0+Weapon: ", "Attack 0+: ", "Attack 3: "] {
        assert!(said.iter().any(|label| label.starts_with(begin)), "{begin}: {said:#?}");
    }
    let begins = ["Attack ", "⚔"];
    assert!(said.iter().all(|label| begins.iter().any(|begin| label.starts_with(begin))), "{said:#?}");
    let signed = said.iter().filter(|label| label.starts_with('⚔')).count();
    assert!(signed * 10 < said.len(), "nearly every attack has its verb: {said:#?}");
}

/// Nearly every name leaves room for the verb: it would read as another action if another card had a sign.
#[test]
fn heroes_attack_and_quests_are_completed_with_the_same_verb() {
    let words = Words::engine();
    let said = |lang, key: &str, card: &CardDef, armed: &str, atk: i64| {
        let card = Arg::Card("heroes".to_owned(), card.id.clone());
        let text =
            Text::new(key).num("number", 12).num("cost", 3).num("atk", atk).raw("armed", armed).with("card", card);
        words.try_say(lang, &text, &[]).unwrap().replace('\u{a0}', " ")
    };
    for (lang, attack, complete) in [(Lang::En, "Attack ", "Complete: "), (Lang::Ru, "Атака ", "Выполнить: ")]
    {
        let is_hero = |card: &&Arc<CardDef>| matches!(card.kind, CardType::Hero { .. });
        for card in library().cards.iter().filter(is_hero) {
            let idle = said(lang, "do-heroes-attack", card, "no", 0);
            assert!(idle.starts_with(attack) || idle.starts_with('⚔') && idle.chars().count() > 26, "{idle}");
        }
        let quests = library().cards.iter().filter(|card| matches!(card.kind, CardType::Quest));
        let labels: Vec<String> = quests.map(|card| said(lang, "do-heroes-complete", card, "no", 0)).collect();
        let verbs = labels.iter().filter(|label| label.starts_with(complete)).count();
        assert!(verbs * 3 >= labels.len() * 2, "{labels:#?}");
    }
    let orra = library().card("orra").unwrap();
    let armed = Lang::ALL.map(|lang| said(lang, "do-heroes-attack", orra, "yes", 2));
    assert_eq!(armed, ["Attack 2+Weapon: Orra Russet #12", "Атака 2+оружие: Орра Рыжая №12"]);
}

#[test]
fn a_quest_is_completed_and_not_used() {
    let mut said = BTreeSet::new();
    look_at_choices(|choices| {
        let uses = choices.iter().filter(|choice| choice.action.starts_with("use "));
        said.extend(uses.map(|choice| Words::engine().say(Lang::En, &choice.label, &names()).replace('\u{a0}', " ")));
    });
    let is = |begin: &str, end: &str| said.iter().any(|label| label.starts_with(begin) && label.ends_with(end));
    assert!(is("Complete: Carry Them Home #", " ⬢3"), "{said:#?}");
    assert!(is("Use Snuff Halfcandle #", " ⬢3"), "{said:#?}");
}

/// Damage stands beside its verb, a price has the sign of resources, and only words stand in brackets.
#[test]
fn a_number_on_a_button_says_what_it_means() {
    look_at_choices(|choices| {
        // An option quotes a card.
        for choice in choices.iter().filter(|choice| !choice.action.starts_with("option ")) {
            let label = Words::engine().say(Lang::En, &choice.label, &names());
            let (_, bracketed) = label.rsplit_once('(').unwrap_or_default();
            let is_number = bracketed.trim_end_matches(')').chars().any(char::is_numeric);
            assert!(!is_number || label.contains("X = 0"), "{label}");
        }
    });
    let card = || Arg::Card("heroes".to_owned(), "either-way".to_owned());
    let said = |lang, key: &str, which: &str| {
        let text = Text::new(key).num("number", 4).num("cost", 2).num("n", 2).raw("which", which).with("card", card());
        Words::engine().try_say(lang, &text, &[]).unwrap().replace('\u{a0}', " ")
    };
    for key in ["do-heroes-use", "do-heroes-strike", "do-heroes-complete"] {
        assert!(Lang::ALL.iter().all(|lang| said(*lang, key, "only").ends_with("4 ⬢2")), "{key}");
    }
    assert!(said(Lang::En, "do-heroes-use", "2").ends_with("#4, Power 2 ⬢2"));
    assert!(said(Lang::Ru, "do-heroes-use", "2").contains("№4, свойство 2 ⬢2"));
    assert!(Lang::ALL.iter().all(|lang| said(*lang, "do-heroes-card", "only").starts_with("4: ")));
}

fn modes(lang: Lang, card: &CardDef) -> Vec<String> {
    let text = |index| mode_text(card, index, 2).map(|text| Words::engine().say(lang, &text, &[]));
    (0..2).filter_map(text).map(|text| text.replace('\u{a0}', " ")).collect()
}

#[test]
fn one_of_several_things_is_offered_in_words() {
    let card = library().card("either-way").unwrap();
    let english =
        ["your hero deals 2 damage to target opposing character", "heal 4 damage from target friendly character"];
    assert_eq!(modes(Lang::En, card), english);
    let russian = [
        "ваш герой наносит 2 ед. урона выбранному вражескому персонажу",
        "исцелите выбранного персонажа вашей стороны на 4 ед. здоровья",
    ];
    assert_eq!(modes(Lang::Ru, card), russian);
    assert!(mode_text(card, 0, 3).is_none(), "it offers no three things");
}

#[test]
fn h_131_who_is_asked_to_pay_is_told_how_much_and_for_what() {
    let said = |card: &str, lang| {
        let text = library().card(card).and_then(|card| toll_text(card)).unwrap();
        Words::engine().say(lang, &text, &[]).replace('\u{a0}', " ")
    };
    assert_eq!(said("loud-objection", Lang::En), "Interrupt target ability unless its controller pays 2.");
    let russian = "Прервите выбранное умение, если контролирующий его игрок не заплатит 2.";
    assert_eq!(said("loud-objection", Lang::Ru), russian);
}
