//! Buttons and their labels.

use duelhall_engine::games::AnyTable;
use duelhall_engine::kit::{Arg, Choice, Prompt, Taken, Text, Tone};
use duelhall_store::MatchId;
use unicode_segmentation::UnicodeSegmentation;

use crate::voice::Voice;
use crate::{Alike, Button, Listed, Look, Numbered, Press, Several, words};

/// The longest label that every platform accepts.
const LONGEST: usize = 80;

/// The longest alt text that every platform accepts.
pub(crate) const LONGEST_ALT: usize = 1_024;

/// A button whose label is a message without arguments.
pub(crate) fn button(voice: &Voice, press: Press, key: &str, look: Look, group: u8) -> Button {
    labelled(voice, press, &Text::new(key), look, group)
}

/// A button with a label.
pub(crate) fn labelled(voice: &Voice, press: Press, label: &Text, look: Look, group: u8) -> Button {
    Button { press, label: cut(&voice.say(label), LONGEST), card: None, look, group }
}

/// An alt text as long as every platform accepts it.
pub(crate) fn cut_alt(text: &str) -> String {
    cut(text, LONGEST_ALT)
}

/// The first letters of a text, with a mark at the cut.
pub(crate) fn cut(text: &str, longest: usize) -> String {
    if text.chars().count() <= longest {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.graphemes(true) {
        if short.chars().count() + letter.chars().count() >= longest {
            break;
        }
        short.push_str(letter);
    }
    short.trim_end().to_owned() + "…"
}

/// The card of a choice, if the choice has a short label.
fn numbered(voice: &Voice, label: &Text, number: u8) -> Option<Numbered> {
    let key = format!("{}-short", label.key);
    voice.has(&key).then(|| {
        // The short label has the arguments of the long one, because its words may depend on them too.
        let short = voice.say(&Text { key, args: label.args.clone() });
        let is_number = |c: char| c.is_ascii_digit() || c.is_whitespace();
        let verb = short.trim_end_matches(is_number).to_owned();
        Numbered { number, verb, short, several: None }
    })
}

/// The short label of a choice of a card, which its button has where there is little room. Cards that are taken have others.
pub(crate) fn short_label(voice: &Voice, choice: &Choice) -> Option<String> {
    let card = choice.card.filter(|_| choice.taken.is_none())?;
    Some(numbered(voice, &choice.label, card)?.short)
}

/// A choice that is independent of the others. What is taken has a sign and words, never a colour alone.
fn toggle(voice: &Voice, press: Press, card: &Numbered, label: &Text, taken: Taken) -> Button {
    let Taken { now, most } = taken;
    let (look, mark) = match (now, most) {
        (0, _) => (Look::Plain, String::new()),
        (_, 1) => (Look::Primary, " ✓".to_owned()),
        _ => (Look::Primary, format!(" ✓{now}/{most}")),
    };
    let name = cut(&voice.say(label), LONGEST);
    let does = if now < most { "in" } else { "out" };
    let whole = Text::new("desk-toggle").raw("does", does).raw("name", name.clone()).num("now", now).num("most", most);
    let short = format!("{}{mark}", card.number);
    let card = Numbered { short, several: Some(Several { taken, name }), ..card.clone() };
    Button { card: Some(card), ..labelled(voice, press, &whole, look, 0) }
}

/// The choices of a prompt in groups: plays, discards or set-aside choices, and other choices (T-48).
pub(super) fn choices(voice: &Voice, id: MatchId, prompt: &Prompt) -> Vec<Button> {
    let one = |(index, choice): (u16, &Choice)| {
        let (look, group) = match choice.tone {
            Tone::Main => (Look::Primary, 0),
            // A card that would do nothing now stays among those that are played, and does not stand out.
            Tone::Aside if choice.card.is_some() && choice.label.key.ends_with("-idle") => (Look::Plain, 0),
            Tone::Aside => (Look::Plain, 1),
            // Red is for what cannot be undone; the group keeps it apart.
            Tone::Danger => (Look::Plain, 1),
            Tone::Pass => (Look::Plain, 2),
            Tone::Go => (Look::Primary, 2),
            Tone::Back => (Look::Back, 2),
            Tone::Last => (Look::Last, 2),
        };
        let label = &choice.label;
        let card = choice.card.and_then(|number| numbered(voice, label, number));
        if let (Some(card), Some(taken)) = (&card, choice.taken) {
            return toggle(voice, Press::Answer(id, prompt.step, index), card, label, taken);
        }
        Button { card, ..labelled(voice, Press::Answer(id, prompt.step, index), label, look, group) }
    };
    (0..).zip(&prompt.choices).map(one).collect()
}

/// A question whose cards of the hand have other numbers: each former number with the new one. An answer keeps its step and its
/// index, so a late press means what it meant.
fn renumbered(mut prompt: Prompt, numbers: &[(u8, u8)]) -> Prompt {
    let new = |old: u8| numbers.iter().find(|(number, _)| *number == old).map_or(old, |(_, new)| *new);
    for choice in &mut prompt.choices {
        let Some(number) = choice.card.map(new) else { continue };
        choice.card = Some(number);
        for (_, arg) in choice.label.args.iter_mut().filter(|(name, _)| *name == "number") {
            *arg = Arg::Num(number.into());
        }
    }
    prompt
}

/// A question and the table of the player who is asked as they are shown: the cards of the hand are numbered without gaps.
pub(crate) fn as_shown(prompt: Option<Prompt>, table: Option<AnyTable>) -> (Option<Prompt>, Option<AnyTable>) {
    let (table, numbers) = table.map(words::renumbered).unzip();
    (prompt.map(|prompt| renumbered(prompt, &numbers.unwrap_or_default())), table)
}

/// Puts the buttons that take something back after all others, and those that are seldom wanted after these: none of them stands
/// where one goes on. Leaves out those of cards that lie under an equal one (`under`), whose button says how many they are.
/// Returns where each button is now.
pub(super) fn laid(voice: &Voice, buttons: &mut Vec<Button>, under: &[(u8, u8)]) -> Vec<Option<usize>> {
    let number = |button: &Button| button.card.as_ref().map(|card| card.number);
    let below = |button: &Button| under.iter().filter(|(_, top)| number(button) == Some(*top)).count();
    for button in buttons.iter_mut() {
        let below = below(button);
        if below > 0 {
            let label = Text::new("label-several").raw("label", button.label.as_str()).num("n", below as i64 + 1);
            button.label = cut(&voice.say(&label), LONGEST);
        }
    }
    let before = std::mem::take(buttons);
    let is_shown = |button: &&Button| !under.iter().any(|(lower, _)| number(button) == Some(*lower));
    let place = |button: &Button| match button.look {
        Look::Back => 1,
        Look::Last => 2,
        _ => 0,
    };
    buttons.extend(before.iter().filter(is_shown).cloned());
    buttons.sort_by_key(place);
    before.iter().map(|button| buttons.iter().position(|other| other.press == button.press)).collect()
}

/// The name of a list of the choices of a prompt that are no numbered cards: it says what is chosen. A question has words for
/// that, or all these choices do the same, such as attacks.
pub(super) fn menu(voice: &Voice, prompt: &Prompt, numbered: bool) -> String {
    let listed = prompt.choices.iter().filter(|choice| choice.card.is_none() && !choice.tone.is_apart());
    let mut does: Vec<&str> = listed.map(|choice| choice.label.key.as_str()).collect();
    does.dedup();
    let asked = prompt.title.key.as_str();
    let alike = if let [does] = does[..] { Some(does) } else { None };
    let named = std::iter::once(asked).chain(alike).map(|what| format!("menu-{what}")).find(|key| voice.has(key));
    voice.plain(named.as_deref().unwrap_or(if numbered { "choose-other" } else { "choose-one" }))
}

/// The list of the numbered cards of a question, if all of them are for the same and there is a name for such a list.
pub(super) fn listed(voice: &Voice, prompt: &Prompt) -> Option<Listed> {
    let mut keys: Vec<&str> =
        prompt.choices.iter().filter(|choice| choice.card.is_some()).map(|choice| choice.label.key.as_str()).collect();
    keys.dedup();
    let [does] = keys[..] else { return None };
    let list = |key: String, several: bool| voice.has(&key).then(|| Listed { name: voice.plain(&key), several });
    list(format!("list-{does}"), false).or_else(|| list(several_key(does), true))
}

/// Whether choices like this one can be taken several at once: none of them changes what another means.
pub(crate) fn is_one_of_several(voice: &Voice, choice: &Choice) -> bool {
    choice.taken.is_some() || voice.has(&several_key(&choice.label.key))
}

/// The name of a list of choices that can be taken several at once.
fn several_key(does: &str) -> String {
    format!("several-{does}")
}

/// Where the choices that always keep their places are now, by the keys of their labels.
pub(super) fn places(prompt: &Prompt, keys: &[&str]) -> Vec<Option<usize>> {
    keys.iter().map(|key| prompt.choices.iter().position(|choice| choice.label.key == *key)).collect()
}

/// The choices that end the turn.
pub(super) fn ends_turn(prompt: &Prompt) -> Vec<usize> {
    let ends = prompt.choices.iter().enumerate().filter(|(_, choice)| choice.ends_turn);
    ends.map(|(at, _)| at).collect()
}

/// What is lost when the turn ends: each choice in words, with its place among the buttons as they are laid (`now`). A kind of
/// choice that can be taken once, such as to place a resource, has one name for all of them.
pub(super) fn lapsing(
    voice: &Voice,
    prompt: &Prompt,
    buttons: &[Button],
    now: impl Fn(usize) -> Option<usize>,
) -> Vec<(usize, String)> {
    let lapsing = prompt.choices.iter().enumerate().filter(|(_, choice)| choice.lapses);
    let said = lapsing.filter_map(|(at, choice)| {
        let at = now(at)?;
        let name = format!("left-{}", choice.label.key);
        Some((at, if voice.has(&name) { voice.plain(&name) } else { buttons.get(at)?.label.clone() }))
    });
    said.collect()
}

/// The choices that do the same with different things, such as the abilities of a hero, each kind under its name. If all
/// choices do the same, they are what the question is about.
pub(super) fn alike(voice: &Voice, prompt: &Prompt) -> Vec<Alike> {
    let mut kinds: Vec<(&str, Alike)> = Vec::new();
    for (at, choice) in prompt.choices.iter().enumerate() {
        let (key, name) = (choice.label.key.as_str(), format!("menu-{}", choice.label.key));
        if choice.card.is_some() || choice.tone.is_apart() || !voice.has(&name) {
            continue;
        }
        let painted = number(choice, "number");
        if kinds.iter().all(|(known, _)| *known != key) {
            let gives_up = gives_up(choice);
            let name = voice.plain(&name);
            kinds.push((key, Alike { name, painted: painted.is_some(), gives_up, buttons: Vec::new() }));
        }
        for (_, alike) in kinds.iter_mut().filter(|(known, _)| *known == key) {
            let order = u16::try_from(alike.buttons.len() + 1).unwrap_or(u16::MAX);
            alike.buttons.push((painted.or_else(|| number(choice, "ability")).unwrap_or(order), at));
        }
    }
    let others = |alike: &Alike| prompt.choices.len() > alike.buttons.len() + 1;
    kinds.into_iter().map(|(_, alike)| alike).filter(others).collect()
}

/// Whether a choice gives something up that does not come back.
fn gives_up(choice: &Choice) -> bool {
    choice.tone == Tone::Danger
}

/// A number in the label of a choice.
fn number(choice: &Choice, argument: &str) -> Option<u16> {
    let numbers = choice.label.args.iter().filter(|(name, _)| name == argument);
    numbers.filter_map(|(_, arg)| if let Arg::Num(number) = arg { u16::try_from(*number).ok() } else { None }).next()
}

/// The choices about a card in play: its number on the board, which is the argument `number` of the label, and the index.
///
/// A press on the picture of a card gives nothing up, unless that is all that the question is about.
pub(super) fn in_play(prompt: &Prompt) -> Vec<(u16, usize)> {
    let others = prompt.choices.iter().any(|choice| matches!(choice.tone, Tone::Main | Tone::Aside));
    let in_hand = |choice: &Choice| choice.card.is_some();
    let presses = prompt.choices.iter().enumerate();
    let presses = presses.filter(|(_, choice)| !(in_hand(choice) || others && gives_up(choice)));
    let numbered = presses.filter_map(|(at, choice)| Some((number(choice, "number")?, at)));
    numbered.filter(|(number, _)| *number > 0).collect()
}

/// A list with only the button that shows one's hand.
pub(crate) fn show_hand(voice: &Voice, id: MatchId) -> Vec<Button> {
    vec![button(voice, Press::Hand(id), "press-hand", Look::Primary, 0)]
}

#[cfg(test)]
mod tests;
