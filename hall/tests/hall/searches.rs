//! Tests how people look for cards: signs do not count, and words that name a country or a type mean it.

use duelhall_engine::games::GameId;
use duelhall_engine::war::War;
use duelhall_hall::{CardSearch, DeckAsk, Intent, Person, Press};

use crate::rig::{Rig, ann, answered, boris};

/// The lines of the first page of a search.
async fn found(rig: &mut Rig, who: &Person, typed: &str) -> Vec<String> {
    let reply = rig.ask(who, Intent::Cards(CardSearch::typed(None, typed), 0)).await;
    assert!(!reply.refused, "{typed}: {}", answered(&reply));
    reply.message.unwrap().text.lines().skip(1).map(|line| line.replace('\u{a0}', " ")).collect()
}

#[tokio::test]
async fn signs_do_not_count_when_cards_are_looked_for() {
    let (mut rig, ann) = (Rig::new(), ann());
    let wanted = found(&mut rig, &ann, "P-40").await;
    assert!(wanted.iter().any(|line| line.contains("P-40")), "{wanted:?}");
    for typed in ["p40", "P 40", "p.40", "war p40"] {
        let lines = found(&mut rig, &ann, typed).await;
        assert!(lines.iter().any(|line| line.contains("P-40")), "{typed}: {lines:?}");
    }
    for typed in ["p40", "p 40", "P-40"] {
        let card = rig.ask(&ann, Intent::Card(Some(GameId::of::<War>()), typed.to_owned())).await;
        assert!(answered(&card).contains("P-40"), "{typed}: {}", answered(&card));
        let names = rig.hall.card_names(ann.lang.unwrap(), typed, 5);
        assert!(names.iter().any(|name| name.contains("P-40")), "{typed}: {names:?}");
    }
    let russian = found(&mut rig, &boris(), "т34").await;
    assert!(russian.iter().any(|line| line.contains("Т-34")), "{russian:?}");
    let deck = DeckAsk::New { game: Some(GameId::of::<War>()), name: None };
    let page = rig.ask(&ann, Intent::Deck(deck)).await.message.unwrap();
    let find = page.buttons.iter().find(|button| matches!(button.press, Press::FindInDeck(..))).unwrap().press;
    let whole = page.editor.unwrap().pool.len();
    let some = rig.ask(&ann, Intent::Words(find, "m4 sherman".to_owned())).await.message.unwrap();
    let pool = &some.editor.as_ref().unwrap().pool;
    assert!(!pool.is_empty() && pool.len() < whole && pool[0].name.contains("Sherman"), "{}", some.text);
}

#[tokio::test]
async fn words_that_name_a_country_or_a_type_find_no_lines_of_history() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let guns = found(&mut rig, &ann, "war artillery germany").await;
    assert!(!guns.is_empty(), "Germany has artillery");
    assert!(guns.iter().all(|line| line.contains("Artillery") && line.contains("Germany")), "{guns:#?}");
    for typed in ["Германия артиллерия", "артиллерия германии"] {
        assert_eq!(found(&mut rig, &boris, typed).await.len(), guns.len(), "{typed}");
    }
    let fallback = found(&mut rig, &ann, "war medal tank").await;
    assert!(!fallback.is_empty(), "no card is both, so the words are looked for in the texts");
    let destroyers = found(&mut rig, &ann, "war tank destroyers usa").await;
    assert!(destroyers.iter().all(|line| line.contains("Tank Destroyer") && line.contains("USA")), "{destroyers:#?}");
}

#[tokio::test]
async fn a_trait_that_has_numbers_must_be_named_also_for_a_letter() {
    let (mut rig, ann) = (Rig::new(), ann());
    for (typed, wanted) in [("heroes cost x", "“Heroes, cost X”"), ("heroes x", "“Heroes, x”")] {
        let page = answered(&rig.ask(&ann, Intent::Cards(CardSearch::typed(None, typed), 0)).await);
        assert!(page.contains(wanted), "{page}");
    }
}

#[tokio::test]
async fn the_name_of_a_card_is_no_trait_and_signs_are_no_words() {
    let (mut rig, ann) = (Rig::new(), ann());
    let badge = found(&mut rig, &ann, "war tank badge").await;
    assert!(badge[0].contains("Tank Badge"), "{badge:#?}");
    let changes = found(&mut rig, &ann, "war +1/+0").await;
    assert!(changes.iter().all(|line| line.replace('\u{2060}', "").contains("+1/+0")), "{changes:#?}");
    let signs = rig.ask(&ann, Intent::Cards(CardSearch::typed(None, "war ???"), 0)).await;
    let all = rig.ask(&ann, Intent::Cards(CardSearch::typed(None, "war"), 0)).await;
    assert_eq!(answered(&signs), answered(&all));
}
