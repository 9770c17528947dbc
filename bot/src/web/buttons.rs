//! Buttons as the page shows them, in their groups.

use std::collections::{BTreeMap, BTreeSet};

use duelhall_hall::{Button, Look, Message, Press};

use super::keys::{Keys, is_forward, kept_keys};

/// A button as the page shows it.
#[derive(Clone, Debug, Default)]
pub(super) struct ButtonView {
    pub(super) press: String,
    pub(super) label: String,
    /// The number of its card, if the picture numbers it.
    pub(super) number: Option<u8>,
    /// The key that presses it, as the script reads it: `3`, `shift+3`, `h`.
    pub(super) key: String,
    pub(super) tone: &'static str,
    /// Whether it stands with the answers to the question.
    pub(super) answers: bool,
    /// Whether it is chosen, if it stays chosen: a filter, or a card of a deck that is built.
    pub(super) pressed: Option<bool>,
    /// Whether it puts a card into a deck, `+`, or takes all copies of it out, `−`.
    pub(super) packs: Option<&'static str>,
    /// Whether it is a filter of cards.
    pub(super) chip: bool,
    /// Whether a narrow page leaves it out.
    pub(super) seldom: bool,
    /// Whether it ends the reader's turn.
    pub(super) ends_turn: bool,
    /// What its reader can no longer do once their turn has ended; empty if nothing is lost.
    pub(super) lapses: String,
    /// The name of the words that it wants, and their most letters.
    pub(super) wants: Option<(String, u16)>,
}

impl ButtonView {
    /// The empty place of an answer that is not there now.
    fn gap() -> Self {
        Self { tone: "plain", answers: true, ..Self::default() }
    }

    /// Whether there is nothing to press.
    pub(super) fn is_gap(&self) -> bool {
        self.press.is_empty()
    }
}

/// Buttons of one group.
#[derive(Clone, Debug)]
pub(super) struct GroupView {
    pub(super) buttons: Vec<ButtonView>,
    /// The name of the button behind which a narrow page puts them; empty if it shows them at once.
    pub(super) name: String,
    /// Whether each of them keeps its place.
    pub(super) placed: bool,
}

impl GroupView {
    fn of(buttons: Vec<ButtonView>) -> Self {
        Self { buttons, name: String::new(), placed: false }
    }

    /// Whether there is nothing to press.
    pub(super) fn is_empty(&self) -> bool {
        self.buttons.iter().all(ButtonView::is_gap)
    }
}

/// The buttons of a duel in groups. Answers that keep their places come first, then those that are alike, then all others.
pub(super) fn arranged(message: &Message) -> Vec<GroupView> {
    let mut groups = groups(&message.buttons, message.own_turn);
    let press = |at: &usize| message.buttons.get(*at).map(|button| button.press.to_string());
    let ends: BTreeSet<String> = message.ends_turn.iter().filter_map(press).collect();
    let lapses = message.lapses.iter().filter_map(|(at, said)| Some((press(at)?, said.as_str())));
    let lapses: BTreeMap<String, &str> = lapses.collect();
    for button in groups.iter_mut().flat_map(|group| &mut group.buttons) {
        button.ends_turn = ends.contains(&button.press);
        button.lapses = lapses.get(&button.press).map(|said| (*said).to_owned()).unwrap_or_default();
    }
    // If the first answer looks like any other, as it does when a hand is kept, it is made to stand out. In one's own turn the
    // game says what stands out: nobody is led to end the turn, or to attack for nothing.
    let mut answers = groups.iter().flat_map(|group| &group.buttons).filter(|button| button.answers);
    // An answer that takes something back comes after all others, so it is first only if it is alone.
    if !message.own_turn
        && answers.all(|button| button.tone == "plain")
        && let Some(first) = groups.first_mut().and_then(|group| group.buttons.first_mut())
        && first.tone == "plain"
        && !first.ends_turn
        && message.buttons.first().is_some_and(is_forward)
    {
        first.tone = "primary";
    }
    if !message.steady && message.alike.is_empty() {
        return groups;
    }
    if message.steady {
        let keys = kept_keys(message);
        for button in groups.iter_mut().flat_map(|group| &mut group.buttons) {
            if let Some(key) = keys.get(&button.press) {
                button.key = (*key).to_owned();
            }
        }
    }
    let mut take = |at: &usize| {
        let press = press(at)?;
        groups.iter_mut().find_map(|group| {
            let at = group.buttons.iter().position(|button| button.press == press)?;
            Some(group.buttons.remove(at))
        })
    };
    let placed: Vec<ButtonView> =
        message.places.iter().map(|at| at.as_ref().and_then(&mut take).unwrap_or_else(ButtonView::gap)).collect();
    let alike = message.alike.iter().map(|alike| GroupView {
        // One choice needs no other button before it.
        name: if alike.buttons.len() > 1 { alike.name.clone() } else { String::new() },
        ..GroupView::of(alike.buttons.iter().filter_map(|(_, at)| take(at)).collect())
    });
    let mut alike: Vec<GroupView> = alike.collect();
    alike.sort_by_key(|group| group.name.is_empty());
    let mut placed = GroupView { placed: true, ..GroupView::of(placed) };
    // A narrow place has room for a word, but not always for two words that must not be parted.
    placed.buttons.iter_mut().for_each(|button| button.label = button.label.replace('\u{a0}', " "));
    [placed].into_iter().chain(alike).chain(groups).filter(|group| !group.is_empty()).collect()
}

/// Puts buttons into groups, in which they have their keys; `own_turn` says that the reader may end the turn instead.
pub(super) fn groups(buttons: &[Button], own_turn: bool) -> Vec<GroupView> {
    let verb = |button: &Button| button.card.as_ref().map(|card| card.verb.clone());
    let first = buttons.iter().find(|button| button.card.is_some()).map_or(0, |button| button.group);
    let cards = if own_turn { 0 } else { first };
    let mut free = Keys::of(buttons);
    let alike = buttons.chunk_by(|one, two| one.group == two.group && verb(one) == verb(two));
    // Cards of the first group are chosen by their numbers, others with Shift, so that a wrong key discards nothing (T-48).
    // In one's own turn a number only plays.
    alike.map(|group| group_view(group, group[0].group > cards, &mut free)).collect()
}

/// The buttons of a group.
fn group_view(buttons: &[Button], shift: bool, keys: &mut Keys) -> GroupView {
    let mut views = Vec::new();
    for button in buttons {
        let card = button.card.as_ref();
        let key = keys.take(button, shift);
        let chip = matches!(button.press, Press::Sift(..));
        let several = card.and_then(|card| card.several.as_ref());
        views.push(ButtonView {
            press: button.press.to_string(),
            label: button.label.clone(),
            number: card.map(|card| card.number),
            key,
            tone: match button.look {
                Look::Primary => "primary",
                Look::Success => "success",
                Look::Danger => "danger",
                Look::Plain | Look::Back | Look::Last => "plain",
            },
            answers: chip || matches!(button.press, Press::Answer(..)),
            pressed: several
                .map(|several| several.taken.now > 0)
                .or_else(|| chip.then_some(button.look == Look::Primary)),
            packs: several.map(|several| if several.taken.now < several.taken.most { "+" } else { "−" }),
            chip,
            seldom: button.press.is_behind_more(),
            ends_turn: false,
            lapses: String::new(),
            wants: None,
        });
    }
    GroupView::of(views)
}

#[cfg(test)]
mod tests;
