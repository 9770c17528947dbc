//! Tests settings of places and people, and the languages that follow from them.

use duelhall_engine::text::Lang;
use duelhall_hall::{Field, FieldValues, Intent, Person};
use duelhall_store::Collection;

use crate::rig::{Rig, admin, ann, answered, boris, hall_place, person};

fn set(key: &str, value: &str) -> Option<(String, String)> {
    Some((key.to_owned(), value.to_owned()))
}

#[tokio::test]
async fn the_settings_are_a_form_that_any_platform_can_show() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    insta::assert_snapshot!("settings-en", answered(&rig.ask(&ann, Intent::Settings(None)).await));
    insta::assert_snapshot!("config-en", answered(&rig.ask(&ann, Intent::Config(None)).await));
    insta::assert_snapshot!("config-ru", answered(&rig.ask(&boris, Intent::Config(None)).await));
    let form = rig.ask(&ann, Intent::Settings(None)).await.message.unwrap().form;
    let Field { values: FieldValues::OneOf(values), .. } = &form[1] else { panic!("{form:?}") };
    assert!(values.contains(&("high-contrast".to_owned(), "high contrast".to_owned())));
}

#[tokio::test]
async fn no_two_settings_of_a_place_have_the_same_name() {
    let mut rig = Rig::new();
    for who in [ann(), boris()] {
        let form = rig.ask(&who, Intent::Config(None)).await.message.unwrap().form;
        let names: std::collections::BTreeSet<&str> = form.iter().map(|field| field.label.as_str()).collect();
        assert_eq!(names.len(), form.len(), "{names:?}");
        let of_game = |field: &&Field| field.key.starts_with("chrono.");
        let chrono = if who.lang == Some(Lang::Ru) { "Хроно: " } else { "Chrono: " };
        assert!(form.iter().filter(of_game).all(|field| field.label.starts_with(chrono)), "{names:?}");
    }
}

#[tokio::test]
async fn every_value_of_every_form_can_be_set_and_no_other() {
    let (mut rig, admin) = (Rig::new(), admin());
    for own in [true, false] {
        let intent = |change| if own { Intent::Settings(change) } else { Intent::Config(change) };
        for Field { key, values, .. } in rig.ask(&admin, intent(None)).await.message.unwrap().form {
            let (good, bad) = match values {
                FieldValues::OneOf(words) => (words.into_iter().map(|(word, _)| word).collect(), "nonsense".to_owned()),
                FieldValues::Rooms | FieldValues::Groups => (vec!["17 23".to_owned()], "17  23".to_owned()),
                FieldValues::Range(least, most) => (vec![least.to_string(), most.to_string()], (most + 1).to_string()),
            };
            for value in good {
                let reply = rig.ask(&admin, intent(set(&key, &value))).await;
                assert!(!reply.refused && reply.toast.is_some_and(|toast| !toast.contains('⟨')), "{key} {value}");
            }
            let reply = rig.ask(&admin, intent(set(&key, &bad))).await;
            assert!(reply.refused && reply.toast.is_some_and(|toast| !toast.contains('⟨')), "{key} {bad}");
        }
    }
}

#[tokio::test]
async fn only_admins_change_settings_of_the_place_and_changes_are_logged() {
    let (mut rig, boris, admin) = (Rig::new(), boris(), admin());
    insta::assert_snapshot!(answered(&rig.ask(&boris, Intent::Config(set("limit", "3"))).await), @"
    (refused)
    «Настройки этого места меняют только администраторы: попросите их. Ваши собственные настройки: /settings.»
    ");
    let done = rig.ask(&admin, Intent::Config(set("limit", "3"))).await;
    assert_eq!(done.toast.as_deref(), Some("Duels at once: 3."));
    let form = done.message.unwrap().form;
    assert!(form.iter().any(|field| field.key == "limit" && field.value == "3"), "the form as it is now: {form:?}");
    insta::assert_snapshot!(answered(&rig.ask(&admin, Intent::Config(set("limit", "0"))).await), @"
    (refused)
    «“Duels at once” can be a whole number from 1 to 500.»
    ");
    let same = rig.ask(&admin, Intent::Config(set("towers.tie", "default"))).await;
    assert_eq!(same.toast.as_deref(), Some("Towers: Both reach a goal at once: a draw."));
    let audit = rig.store.scan(Collection::Audit, "", None, 10).await.unwrap();
    let [(key, line)] = &audit[..] else { panic!("one change is one line: {audit:?}") };
    assert!(key.starts_with("place-settings test:hall "), "{key}");
    insta::assert_snapshot!(
        String::from_utf8_lossy(&line.value),
        @r#"{"version":1,"who":"test:ada","name":"Ada","key":"limit","old":null,"new":"3","at":1700000000000}"#
    );
}

#[tokio::test]
async fn people_read_their_own_language_and_the_board_has_that_of_the_place() {
    let mut rig = Rig::new();
    let silent = |name: &str| Person { lang: None, ..person(name, Lang::En) };
    let (quiet, ru) = (silent("Quinn"), boris());
    let is_russian = |text: &str| text.contains("башня");
    let id = rig.duel(&quiet, &ru).await;
    assert!(!is_russian(&rig.board(id).text), "the place has no language, so the host's applies");
    assert!(is_russian(&rig.hand(&ru, id).text), "his client speaks Russian");
    assert!(!is_russian(&rig.hand(&quiet, id).text), "her client says nothing: the place's language");
    rig.ask(&admin(), Intent::Config(set("language", "ru"))).await;
    for (who, intent) in [(&quiet, Intent::Board(Some(id))), (&quiet, Intent::Hand(Some(id)))] {
        let reply = rig.ask(who, intent).await;
        assert!(is_russian(&reply.message.unwrap().text));
    }
    rig.ask(&quiet, Intent::Settings(set("language", "en"))).await;
    assert!(!is_russian(&rig.ask(&quiet, Intent::Hand(Some(id))).await.message.unwrap().text), "her own setting");
    assert!(is_russian(&rig.board(id).text), "the board keeps the language of the place");
    rig.restart().await;
    let hint = rig.hall.place_lang(&hall_place(), Some(Lang::En)).await.unwrap();
    assert_eq!(hint, Lang::Ru, "the setting overrides the platform's language");
    let audience = duelhall_hall::Audience::Person(ru.id.clone(), hall_place());
    let hand = rig.hall.message(&audience, duelhall_hall::Slot::Hand(id)).await.unwrap().unwrap();
    assert!(is_russian(&hand.text), "his language is remembered with his seat");
}

#[tokio::test]
async fn the_house_rules_of_a_place_hold_in_its_duels() {
    let (mut rig, ann) = (Rig::new(), ann());
    rig.ask(&admin(), Intent::Config(set("towers.deck", "quick"))).await;
    rig.ask(&admin(), Intent::Config(set("towers.stock", "7"))).await;
    let id = rig.duel_ai(&ann).await;
    let record = rig.hall.export(id, duelhall_hall::ExportRight::Operator).await.unwrap().unwrap();
    assert!(record.contains("\"stock\":7"), "the set-up has it");
    rig.ask(&admin(), Intent::Config(set("towers.stock", "default"))).await;
    let other = rig.duel_ai(&ann).await;
    let record = rig.hall.export(other, duelhall_hall::ExportRight::Operator).await.unwrap().unwrap();
    assert!(!record.contains("\"stock\":7"));
}
