//! The labels of buttons in Heroes, for every question and in every language.

use std::collections::BTreeSet;

use duelhall_engine::ai::Level;
use duelhall_engine::games::{GameId, Match};
use duelhall_engine::heroes::Heroes;
use duelhall_engine::heroes::words::mode_text;
use duelhall_engine::heroes::{card::CardDef, set::library};
use duelhall_engine::kit::{Choice, FirstTurn, Options, Rng, Status, Tone};
use duelhall_engine::text::{Lang, Words};

/// The number of letters of a button that every platform shows.
const LONGEST: usize = 80;

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
    look_at_choices(|choices| {
        for lang in Lang::ALL {
            let said: Vec<String> =
                choices.iter().map(|choice| words.try_say(lang, &choice.label, &names()).unwrap()).collect();
            assert_eq!(said.iter().collect::<BTreeSet<_>>().len(), said.len(), "{said:#?}");
            let long = said.iter().find(|label| label.chars().count() > LONGEST);
            assert!(long.is_none(), "{long:?}");
        }
    });
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
        let attacks = choices.iter().filter(|choice| choice.action.starts_with("attack "));
        said.extend(attacks.map(|choice| Words::engine().say(Lang::En, &choice.label, &names())));
    });
    for end in ["(0 ATK)", "(0 ATK, can strike)", "(3 ATK)"] {
        assert!(said.iter().any(|label| label.replace('\u{a0}', " ").ends_with(end)), "{end}: {said:#?}");
    }
}

#[test]
fn a_quest_is_completed_and_not_used() {
    let mut said = BTreeSet::new();
    look_at_choices(|choices| {
        let uses = choices.iter().filter(|choice| choice.action.starts_with("use "));
        said.extend(uses.map(|choice| Words::engine().say(Lang::En, &choice.label, &names()).replace('\u{a0}', " ")));
    });
    let verb_of = |name: &str| said.iter().find(|label| label.contains(name)).and_then(|label| label.split(' ').next());
    assert_eq!(verb_of("The Ledger That Walked"), Some("Complete:"));
    assert_eq!(verb_of("Burrek Houndfriend"), Some("Use"), "{said:#?}");
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
        "исцелите выбранного дружественного персонажа на 4 ед. здоровья",
    ];
    assert_eq!(modes(Lang::Ru, card), russian);
    assert!(mode_text(card, 0, 3).is_none(), "it offers no three things");
}
