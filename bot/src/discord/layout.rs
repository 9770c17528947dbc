//! Buttons in rows: five to a row, five rows, groups apart (T-48), and pages where that is not enough.

use duelhall_hall::{Button, Look, Press};
use duelhall_store::MatchId;
use serde_json::{Value, json};

use super::custom::Custom;
use super::markup::cut;

/// Buttons of a row.
pub(crate) const ROW: usize = 5;

/// Rows of a message.
pub(crate) const ROWS: usize = 5;

/// The longest label of a button.
pub(crate) const LONGEST_LABEL: usize = 80;

/// Choices of one page, once there are pages: the last row is for turning them, and for what belongs to every page.
const PAGE: usize = ROW * (ROWS - 1);

/// The buttons of a message as component rows. `page`, from 0, matters only when they do not fit.
pub(crate) fn rows(buttons: &[Button], page: usize) -> Vec<Value> {
    let grouped = by_group(buttons);
    if grouped.len() <= ROWS {
        return grouped.iter().map(|row| row_of(row.iter().copied().map(button).collect())).collect();
    }
    paged(buttons, page)
}

/// Rows in which no group stands beside another; the last two groups may, for they are never mixed up.
fn by_group(buttons: &[Button]) -> Vec<Vec<&Button>> {
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

fn paged(buttons: &[Button], page: usize) -> Vec<Value> {
    let (choices, others): (Vec<&Button>, Vec<&Button>) =
        buttons.iter().partition(|button| matches!(button.press, Press::Answer(..)));
    let pages = choices.len().div_ceil(PAGE).max(1);
    let page = page.min(pages - 1);
    let shown = choices.iter().skip(page * PAGE).take(PAGE).copied().collect::<Vec<_>>();
    let mut rows: Vec<Value> = shown.chunks(ROW).map(|row| row_of(row.iter().copied().map(button).collect())).collect();
    let turn = choices.first().and_then(|choice| match choice.press {
        Press::Answer(id, ..) => Some(turners(id, page, pages)),
        _ => None,
    });
    let mut last = turn.unwrap_or_default();
    last.extend(others.iter().take(ROW - last.len()).copied().map(button));
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
        // Both at once off would have one id: the first of two pages goes back to itself only by a disabled button.
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

/// A button of ours.
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
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "no id twice: {ids:?}");
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

    #[test]
    fn more_choices_than_fit_are_on_pages_and_none_is_lost() {
        for count in [26, 40, 41, 99] {
            let mut buttons = choices(0, count, 0);
            buttons.push(Button { press: Press::Hint(MatchId::from_number(9)), group: 3, ..buttons[0].clone() });
            let mut seen = BTreeSet::new();
            for page in 0..usize::from(count).div_ceil(PAGE) {
                let shown = ids(&rows(&buttons, page));
                assert!(shown.contains(&format!("i:{}", MatchId::from_number(9))));
                seen.extend(shown.into_iter().filter(|id| id.starts_with("a:")));
            }
            assert_eq!(seen.len(), usize::from(count));
        }
    }
}
