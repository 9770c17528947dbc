//! Puts buttons in rows: five buttons in a row, five rows, separate rows for each group (T-48), and pages when that is
//! not enough.

use duelhall_hall::{Button, Look, Press};
use duelhall_store::MatchId;
use serde_json::{Value, json};

use super::custom::Custom;
use super::markup::cut;

/// How many buttons fit in a row.
pub(crate) const ROW: usize = 5;

/// How many rows fit in a message.
pub(crate) const ROWS: usize = 5;

/// The longest label of a button.
pub(crate) const LONGEST_LABEL: usize = 80;

/// How many rows of choices are on a page, once there are pages. The last row turns pages, and holds the buttons that
/// belong to every page.
const PAGE: usize = ROWS - 1;

/// The buttons of a message as component rows. `page`, counted from 0, matters only when the buttons do not fit.
pub(crate) fn rows(buttons: &[Button], page: usize) -> Vec<Value> {
    let grouped = by_group(buttons.iter());
    if grouped.len() <= ROWS {
        return grouped.iter().map(|row| row_of(row.iter().copied().map(button).collect())).collect();
    }
    paged(buttons, page)
}

/// Puts each group in rows of its own. Only the last two groups may share a row, because nobody confuses them.
fn by_group<'a>(buttons: impl Iterator<Item = &'a Button>) -> Vec<Vec<&'a Button>> {
    let apart = |group: u8| group.min(2);
    let mut rows: Vec<Vec<&Button>> = Vec::new();
    for button in buttons {
        match rows.last_mut() {
            Some(row) if row.len() < ROW && row.last().is_some_and(|last| apart(last.group) == apart(button.group)) => {
                row.push(button);
            }
            _ => rows.push(vec![button]),
        }
    }
    rows
}

/// Puts the choices on pages, again with each group in its own rows. A hand has two more buttons: advice and resigning.
fn paged(buttons: &[Button], page: usize) -> Vec<Value> {
    let is_choice = |button: &&Button| matches!(button.press, Press::Answer(..));
    let choices = by_group(buttons.iter().filter(is_choice));
    let pages = choices.len().div_ceil(PAGE).max(1);
    let page = page.min(pages - 1);
    let shown = choices.iter().skip(page * PAGE).take(PAGE);
    let mut rows: Vec<Value> = shown.map(|row| row_of(row.iter().copied().map(button).collect())).collect();
    let turn = choices.first().and_then(|row| match row.first()?.press {
        Press::Answer(id, ..) => Some(turners(id, page, pages)),
        _ => None,
    });
    let mut last = turn.unwrap_or_default();
    let others = buttons.iter().filter(|button| !is_choice(button));
    last.extend(others.take(ROW - last.len()).map(button));
    if !last.is_empty() {
        rows.push(row_of(last));
    }
    rows
}

fn turners(id: MatchId, page: usize, pages: usize) -> Vec<Value> {
    if pages < 2 {
        return Vec::new();
    }
    let turn = |to: usize, label: String, off: bool| {
        let to = u16::try_from(to).unwrap_or(u16::MAX);
        json!({ "type": 2, "style": 2, "label": label, "custom_id": Custom::HandPage(id, to).to_string(), "disabled": off })
    };
    let (before, after) = (page.saturating_sub(1), page + 1);
    vec![
        // Two disabled buttons must not share an id, so on the first page the disabled back button gets a page number
        // that does not exist.
        turn(if page == 0 { pages } else { before }, format!("◀ {}/{pages}", page + 1), page == 0),
        turn(after, "▶".to_owned(), after >= pages),
    ]
}

/// One row of components.
pub(crate) fn row_of(components: Vec<Value>) -> Value {
    json!({ "type": 1, "components": components })
}

/// A button of the hall.
pub(crate) fn button(button: &Button) -> Value {
    own_button(&Custom::Press(button.press), &button.label, button.look)
}

/// A button of this platform.
pub(crate) fn own_button(custom: &Custom, label: &str, look: Look) -> Value {
    let style = match look {
        Look::Primary => 1,
        Look::Plain => 2,
        Look::Success => 3,
        Look::Danger => 4,
    };
    json!({ "type": 2, "style": style, "label": cut(label, LONGEST_LABEL), "custom_id": custom.to_string() })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    fn choices(group: u8, count: u16, from: u16) -> Vec<Button> {
        let one = |index| Button {
            press: Press::Answer(MatchId::from_number(9), 4, from + index),
            label: format!("Play {index}"),
            look: Look::Primary,
            group,
        };
        (0..count).map(one).collect()
    }

    fn ids(rows: &[Value]) -> Vec<String> {
        assert!(rows.len() <= ROWS);
        let row = |row: &Value| row["components"].as_array().unwrap().clone();
        let all: Vec<Value> = rows.iter().flat_map(row).collect();
        assert!(rows.iter().all(|one| (1..=ROW).contains(&row(one).len())));
        let ids: Vec<String> = all.iter().map(|button| button["custom_id"].as_str().unwrap().to_owned()).collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "no id is used twice: {ids:?}");
        ids
    }

    #[test]
    fn a_hand_of_ten_fits_with_its_groups_apart() {
        let mut buttons = choices(0, 10, 0);
        buttons.extend(choices(1, 10, 10));
        buttons.extend(choices(2, 1, 20));
        buttons.push(Button { press: Press::Hint(MatchId::from_number(9)), group: 3, ..buttons[0].clone() });
        let rows = rows(&buttons, 0);
        assert_eq!((rows.len(), ids(&rows).len()), (5, 22));
        let starts = [0, 2, 4].map(|row: usize| rows[row]["components"][0]["custom_id"].as_str().unwrap().to_owned());
        assert_eq!(starts, [0, 10, 20].map(|at: usize| buttons[at].press.to_string()));
    }

    /// The page to which a button in these rows turns.
    fn next(rows: &[Value]) -> Option<usize> {
        let mut all = rows.iter().flat_map(|row| row["components"].as_array().unwrap());
        let turner = all.find(|button| button["label"] == "▶" && button["disabled"] == false)?;
        match turner["custom_id"].as_str().unwrap().parse() {
            Ok(Custom::HandPage(_, page)) => Some(page.into()),
            other => panic!("{other:?} turns no page"),
        }
    }

    proptest! {
        #[test]
        fn whatever_is_asked_every_choice_is_a_press_or_some_pages_away_and_no_limit_is_broken(
            counts in [0_u16..70, 0_u16..70, 0_u16..70], others in 0..=2_usize,
        ) {
            let mut buttons = Vec::new();
            for (group, count) in (0..).zip(counts) {
                let from = u16::try_from(buttons.len()).unwrap();
                buttons.extend(choices(group, count, from));
            }
            let wanted: BTreeSet<String> = buttons.iter().map(|button| button.press.to_string()).collect();
            let group_of = |id: &str| buttons.iter().find(|button| button.press.to_string() == id).map(|one| one.group);
            let id = MatchId::from_number(9);
            let beside = [Press::Hint(id), Press::Resign(id)];
            let other = |press: &Press| Button { press: *press, label: "x".into(), look: Look::Plain, group: 3 };
            let all: Vec<Button> = buttons.iter().cloned().chain(beside[..others].iter().map(other)).collect();
            let (mut seen, mut page) = (BTreeSet::new(), Some(0));
            while let Some(at) = page {
                let rows = rows(&all, at);
                let shown = ids(&rows);
                for press in &beside[..others] {
                    prop_assert!(shown.contains(&press.to_string()), "{press} is on every page");
                }
                for row in &rows {
                    let groups: BTreeSet<u8> = row["components"].as_array().unwrap().iter()
                        .filter_map(|button| group_of(button["custom_id"].as_str().unwrap())).collect();
                    prop_assert!(groups.len() <= 1, "each row has one group");
                }
                seen.extend(shown.into_iter().filter(|id| id.starts_with("a:")));
                page = next(&rows).inspect(|next| assert!(*next > at, "the next page has a higher number"));
            }
            prop_assert_eq!(seen, wanted);
        }
    }
}
