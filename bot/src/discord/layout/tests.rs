//! Tests of the rows of a message.

use std::collections::BTreeSet;

use duelhall_hall::{InSight, Numbered};
use proptest::prelude::*;

use super::*;
use crate::chat::sample_picture;

/// Choices of a group, with numbered cards or without.
fn choices(group: u8, count: u16, from: u16, cards: bool) -> Vec<Button> {
    let one = |index: u16| {
        let number = u8::try_from(index + 1).unwrap();
        let numbered = Numbered { number, verb: "Play".into(), short: format!("Play {number}"), several: None };
        Button {
            press: Press::Answer(MatchId::from_number(9), 4, from + index),
            label: format!("Play {index}: Quarry"),
            card: cards.then_some(numbered),
            look: Look::Primary,
            group,
        }
    };
    (0..count).map(one).collect()
}

fn message(buttons: &[Button]) -> Message {
    Message { buttons: buttons.to_vec(), menu: "Other Moves…".into(), ..Message::default() }
}

/// Everything that can be pressed or chosen in each row.
fn ids(rows: &[Value]) -> Vec<Vec<String>> {
    assert!(rows.len() <= ROWS);
    let of = |value: &Value| value.as_str().unwrap().to_owned();
    let component = |component: &Value| match component["options"].as_array() {
        Some(options) => {
            assert!((1..=ENTRIES).contains(&options.len()) && of(&component["placeholder"]).ends_with('…'));
            options.iter().map(|option| of(&option["value"])).collect()
        }
        None => vec![of(&component["custom_id"])],
    };
    let row = |row: &Value| {
        let components = row["components"].as_array().unwrap();
        assert!((1..=ROW).contains(&components.len()));
        components.iter().flat_map(component).collect::<Vec<_>>()
    };
    let ids: Vec<Vec<String>> = rows.iter().map(row).collect();
    let all: Vec<&String> = ids.iter().flatten().collect();
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "no id is used twice: {ids:?}");
    ids
}

fn other(press: Press) -> Button {
    Button { press, label: "x".into(), card: None, look: Look::Plain, group: 3 }
}

/// A page of the other side.
fn over(page: usize) -> Turned {
    Turned { page, over: true }
}

// D-17
#[test]
fn cards_are_buttons_by_number_and_what_else_can_be_chosen_is_one_list() {
    let mut buttons = choices(0, 10, 0, true);
    buttons.extend(choices(1, 10, 10, true));
    buttons.extend(choices(0, 8, 20, false));
    buttons.extend(choices(2, 1, 28, false));
    buttons.push(other(Press::Hint(MatchId::from_number(9))));
    let rows = rows(&message(&buttons), Turned::default(), &Pages::of(&buttons, None));
    assert_eq!(ids(&rows).iter().map(Vec::len).collect::<Vec<_>>(), [5, 5, 18, 2]);
    assert_eq!(rows[1]["components"][4]["label"], "Play 10");
    assert_eq!(rows[2]["components"][0]["placeholder"], "Play / Other Moves…");
    assert_eq!(rows[2]["components"][0]["options"][10]["label"], "Play 0: Quarry");
    buttons.retain(|button| button.card.is_some());
    let rows = super::rows(&message(&buttons), Turned::default(), &Pages::of(&buttons, None));
    assert_eq!(rows[2]["components"][0]["placeholder"], "Play…", "one use of cards names its list");
}

#[test]
fn a_choice_among_cards_in_play_leads_to_the_hand_and_back() {
    let id = MatchId::from_number(9);
    let mut buttons = choices(0, 3, 0, false);
    buttons.extend(choices(2, 2, 3, false));
    buttons.extend([Press::Hint(id), Press::Look(id, 0), Press::Log(id, 0), Press::More(id)].map(other));
    let [picture, board] = ["hand", "board"].map(|alt| Some(sample_picture(alt)));
    let message = Message { picture, board, ..message(&buttons) };
    let shown = |at: Turned, drawn: &[Vec<u8>]| rows(&message, at, &Pages::of(&buttons, Some(drawn)));
    let first = shown(Turned::default(), &[]);
    let turn = |at| Custom::HandPage(id, at).to_string();
    let ends = [buttons[3].press.to_string(), buttons[4].press.to_string(), turn(over(0))];
    let common = [Press::Hint(id), Press::More(id)].map(|press| press.to_string());
    assert_eq!(ids(&first)[1], [&ends[..], &common[..]].concat());
    assert_eq!(first[1]["components"][2]["label"], "My Hand");
    // A hand of two pages is turned on its own side, and nothing is answered there.
    let other = shown(over(1), &[vec![1, 2], vec![3]]);
    assert_eq!(
        ids(&other),
        [[turn(over(0)), turn(over(2)), turn(Turned::default()), common[0].clone(), common[1].clone()]]
    );
    assert_eq!(other[0]["components"][2]["label"], "Back to My Moves");
}

#[test]
fn what_is_done_with_no_card_stands_on_every_page_of_the_cards() {
    let buttons = [choices(0, 7, 0, true), choices(0, 2, 7, false)].concat();
    let pages = Pages::of(&buttons, Some(&[vec![1, 2, 3], vec![4, 5, 6, 7]]));
    for (page, count) in [(0, 3), (1, 4)] {
        let shown = ids(&rows(&message(&buttons), page.into(), &pages)).concat();
        let cards = buttons[..7].iter().filter(|button| shown.contains(&button.press.to_string()));
        assert_eq!(cards.count(), count);
        assert!(buttons[7..].iter().all(|button| shown.contains(&button.press.to_string())), "{page}: {shown:?}");
    }
}

#[test]
fn cards_that_are_chosen_by_name_are_a_list_of_all_of_them_on_every_page() {
    let mut buttons = choices(0, 6, 0, true);
    buttons.extend(choices(2, 1, 6, false));
    let listed = |several| Some(Listed { name: "Choose a Hero…".into(), several });
    let pages = Pages::of(&buttons, Some(&[vec![1, 2, 3], vec![4, 5, 6]]));
    for page in [0, 1] {
        let rows = rows(&Message { listed: listed(false), ..message(&buttons) }, page.into(), &pages);
        assert_eq!(ids(&rows).iter().map(Vec::len).collect::<Vec<_>>(), [6, 3]);
        let list = &rows[0]["components"][0];
        assert_eq!(
            (&list["placeholder"], &list["options"][5]["label"]),
            (&json!("Choose a Hero…"), &json!("Play 5: Quarry"))
        );
        assert_eq!(list["options"][5]["value"], buttons[5].press.to_string());
    }
}

#[test]
fn of_more_than_five_cards_to_mark_several_are_chosen_at_once() {
    let shown = |count: u16| {
        let buttons = choices(1, count, 0, true);
        let listed = Some(Listed { name: "Swap…".into(), several: true });
        rows(&Message { listed, ..message(&buttons) }, Turned::default(), &Pages::of(&buttons, None))
    };
    let few = shown(5);
    assert_eq!((few.len(), few[0]["components"].as_array().unwrap().len()), (1, 5));
    let list = shown(6)[0]["components"][0].clone();
    assert_eq!((list["min_values"].as_u64(), list["max_values"].as_u64()), (Some(1), Some(6)));
    let Ok(Custom::Toggles(_, _, shelf)) = list["custom_id"].as_str().unwrap().parse() else { panic!("{list}") };
    let chosen = ["1.1", "4.1"].map(str::to_owned);
    assert_eq!(super::super::desk::changes(&shelf, &chosen), Some(vec![1, 4]));
}

// D-18
#[test]
fn the_cards_in_sight_are_one_list_with_the_buttons_to_other_pages_under_it() {
    let id = MatchId::from_number(9);
    let one = |number| Button { group: 0, ..other(Press::LookAt(id, InSight::Painted(number))) };
    let buttons: Vec<Button> = (1..=24).map(one).chain([other(Press::Look(id, 2))]).collect();
    let rows = rows(&message(&buttons), Turned::default(), &Pages::of(&buttons, None));
    assert_eq!(ids(&rows).iter().map(Vec::len).collect::<Vec<_>>(), [24, 1]);
}

#[test]
fn a_board_whose_choices_have_pages_leads_to_the_hand_and_back_from_every_page() {
    let id = MatchId::from_number(9);
    let mut buttons = choices(0, 30, 0, false);
    buttons.extend(choices(2, 1, 30, false));
    buttons.extend([Press::Hint(id), Press::Look(id, 0), Press::Log(id, 0), Press::More(id)].map(other));
    let [picture, board] = ["hand", "board"].map(|alt| Some(sample_picture(alt)));
    let message = Message { picture, board, ..message(&buttons) };
    let turn = |at: Turned| Custom::HandPage(id, at).to_string();
    for (page, [before, after]) in [(0, [2, 1]), (1, [0, 2])] {
        let shown = ids(&rows(&message, page.into(), &Pages::of(&buttons, None)));
        let last = [&buttons[30].press.to_string(), &turn(before.into()), &turn(after.into()), &turn(over(0))];
        let more = Press::More(id).to_string();
        assert_eq!(shown[1].iter().collect::<Vec<_>>(), [&last[..], &[&more]].concat(), "*Hint* is on the other side");
    }
    let back = ids(&rows(&message, over(0), &Pages::of(&[], None)));
    assert_eq!(
        back,
        [[
            turn(Turned::default()),
            Press::Hint(id).to_string(),
            Press::Look(id, 0).to_string(),
            Press::Log(id, 0).to_string(),
            Press::More(id).to_string()
        ]]
    );
}

/// The page to which a button in these rows turns.
fn next(rows: &[Value]) -> Option<usize> {
    let mut all = rows.iter().flat_map(|row| row["components"].as_array().unwrap());
    let turner = all.find(|button| button["label"] == "▶" && button["disabled"] == false)?;
    match turner["custom_id"].as_str().unwrap().parse() {
        Ok(Custom::HandPage(_, at)) => Some(at.page),
        other => panic!("{other:?} turns no page"),
    }
}

proptest! {
    #[test]
    fn whatever_is_asked_every_choice_is_a_press_or_some_pages_away_and_no_limit_is_broken(
        cards in [0_u16..95, 0_u16..95], plain in [0_u16..60, 0_u16..8], others in 0..=4_usize, has_board: bool,
    ) {
        let mut buttons = Vec::new();
        for (group, count, is_card) in [(0, cards[0], true), (1, cards[1], true), (0, plain[0], false), (2, plain[1], false)] {
            let from = u16::try_from(buttons.len()).unwrap();
            buttons.extend(choices(group, count, from, is_card));
        }
        let wanted: BTreeSet<String> = buttons.iter().map(|button| button.press.to_string()).collect();
        let id = MatchId::from_number(9);
        let beside = [Press::Hint(id), Press::More(id), Press::Look(id, 0), Press::Log(id, 0)];
        let all: Vec<Button> = buttons.iter().cloned().chain(beside[..others].iter().copied().map(other)).collect();
        let [picture, board] = ["hand", "board"].map(|alt| has_board.then(|| sample_picture(alt)));
        let message = Message { picture, board, ..message(&all) };
        let leads_over = Face::of(&message, Turned::default()).is_board && !wanted.is_empty();
        if leads_over {
            let back = ids(&rows(&message, over(0), &Pages::of(&[], None)));
            prop_assert!(back.iter().flatten().any(|button| *button == Custom::HandPage(id, Turned::default()).to_string()), "the way back");
        }
        let (mut seen, mut page) = (BTreeSet::new(), Some(0));
        while let Some(at) = page {
            let rows = rows(&message, at.into(), &Pages::of(&all, None));
            let shown = ids(&rows);
            let way = Custom::HandPage(id, over(0)).to_string();
            prop_assert!(!leads_over || shown.iter().flatten().any(|button| *button == way), "the way over");
            // Next to the way over and two buttons that turn pages, only the last of these has room.
            let turns = next(&rows).is_some() || at > 0;
            let first = if leads_over && turns { others.min(2).saturating_sub(1) } else { 0 };
            for press in &beside[first..others.min(2)] {
                prop_assert!(shown.iter().flatten().any(|id| *id == press.to_string()), "{press} is on every page");
            }
            prop_assert!(rows.len() <= HAND_ROWS);
            for row in shown.iter().filter(|row| row.len() <= ROW) {
                let cards = buttons.iter().filter(|button| button.card.is_some() && row.contains(&button.press.to_string()));
                let groups: BTreeSet<u8> = cards.map(|button| button.group).collect();
                prop_assert!(groups.len() <= 1 || rows.len() == 1, "what is done with cards stands apart");
            }
            seen.extend(shown.into_iter().flatten().filter(|id| id.starts_with("a:")));
            page = next(&rows).inspect(|next| assert!(*next > at, "the next page has a higher number"));
        }
        prop_assert_eq!(seen, wanted);
    }
}
