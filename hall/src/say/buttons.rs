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
        let short = voice.say(&Text::new(key).num("number", number));
        let is_number = |c: char| c.is_ascii_digit() || c.is_whitespace();
        let verb = short.trim_end_matches(is_number).to_owned();
        Numbered { number, verb, short, several: None }
    })
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
pub(super) fn laid(buttons: &mut Vec<Button>, under: &[(u8, u8)]) -> Vec<Option<usize>> {
    let number = |button: &Button| button.card.as_ref().map(|card| card.number);
    let below = |button: &Button| under.iter().filter(|(_, top)| number(button) == Some(*top)).count();
    for button in buttons.iter_mut() {
        let below = below(button);
        if below > 0 {
            button.label = format!("{} ×{}", button.label, below + 1);
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
mod tests {
    use std::sync::Arc;

    use duelhall_engine::kit::Seat;
    use duelhall_engine::text::Lang;

    use super::*;
    use crate::vocabulary::Vocabulary;
    use crate::voice::{COMMANDS, words};

    fn voice() -> Voice {
        Voice::new(Arc::new(Vocabulary::new(words(&COMMANDS).unwrap())), Lang::En)
    }

    fn asks(labels: Vec<Text>) -> Prompt {
        let choice = |label: Text| {
            let tone = if label.key == "do-chrono-end" { Tone::Pass } else { Tone::Aside };
            Choice { action: label.key.clone(), label, card: None, tone, taken: None, ends_turn: tone == Tone::Pass }
        };
        let choices = labels.into_iter().map(choice).collect();
        Prompt { seat: Seat::FIRST, step: 1, title: Text::new("ask-chrono-main"), choices, fallback: 0 }
    }

    #[test]
    fn a_choice_that_keeps_its_place_leaves_it_empty_while_it_is_not_there() {
        let keys = ["do-chrono-attack", "do-chrono-focus", "do-chrono-time"];
        let all = asks(vec![Text::new(keys[1]), Text::new(keys[2]), Text::new("do-chrono-end")]);
        assert_eq!(places(&all, &keys), [None, Some(0), Some(1)]);
        assert_eq!(places(&asks(vec![Text::new(keys[2]), Text::new("do-chrono-end")]), &keys), [None, None, Some(0)]);
    }

    #[test]
    fn a_card_that_would_do_nothing_stays_with_those_that_are_played_and_does_not_stand_out() {
        let card = |key: &str, tone| Choice {
            action: key.to_owned(),
            label: Text::new(key).num("number", 3).raw("card", "Flood"),
            card: Some(3),
            tone,
            taken: None,
            ends_turn: false,
        };
        let mut prompt = asks(Vec::new());
        prompt.choices = vec![card("do-heroes-play", Tone::Main), card("do-heroes-play-idle", Tone::Aside)];
        prompt.choices.push(card("do-heroes-place", Tone::Aside));
        let shown: Vec<_> = choices(&voice(), MatchId::from_number(1), &prompt)
            .into_iter()
            .map(|button| (button.look, button.group))
            .collect();
        assert_eq!(shown, [(Look::Primary, 0), (Look::Plain, 0), (Look::Plain, 1)]);
    }

    #[test]
    fn what_takes_something_back_stands_after_where_one_goes_on_w_57() {
        let choice = |key: &str, tone| Choice {
            action: key.to_owned(),
            label: Text::new(key).num("number", 3).raw("card", "Sherman"),
            card: None,
            tone,
            taken: None,
            ends_turn: false,
        };
        let mut prompt = asks(Vec::new());
        prompt.choices = vec![
            choice("do-war-retreat", Tone::Back),
            choice("do-war-attack", Tone::Main),
            choice("do-war-retreat", Tone::Back),
            choice("do-war-fight", Tone::Go),
        ];
        let mut shown = choices(&voice(), MatchId::from_number(1), &prompt);
        let moved = laid(&mut shown, &[]);
        let looks: Vec<_> = shown.iter().map(|button| (button.look, button.group)).collect();
        assert_eq!(looks, [(Look::Primary, 0), (Look::Primary, 2), (Look::Back, 2), (Look::Back, 2)]);
        for (choice, at) in (0..).zip(moved) {
            assert_eq!(shown[at.unwrap()].press, Press::Answer(MatchId::from_number(1), prompt.step, choice));
        }
    }

    #[test]
    fn equal_cards_have_one_button_that_says_how_many_they_are() {
        let build = |number: u8, card: &str| Choice {
            action: format!("build {number}"),
            label: Text::new("do-war-build").num("number", number).raw("card", card),
            card: Some(number),
            tone: Tone::Aside,
            taken: None,
            ends_turn: false,
        };
        let mut prompt = asks(Vec::new());
        prompt.choices = vec![build(1, "Base"), build(3, "Other"), build(4, "Base"), build(6, "Base")];
        let mut shown = choices(&voice(), MatchId::from_number(1), &prompt);
        assert_eq!(laid(&mut shown, &[(4, 1), (6, 1)]), [Some(0), Some(1), None, None]);
        let labels: Vec<String> = shown.iter().map(|button| button.label.replace('\u{a0}', " ")).collect();
        assert_eq!(labels, ["Build 1: Base ×3", "Build 3: Other"]);
    }

    #[test]
    fn a_number_of_a_card_changes_in_its_label_too_and_a_press_stays_what_it_was() {
        let choice = |key: &str, card: Option<u8>| Choice {
            action: String::new(),
            label: Text::new(key).num("number", 4).raw("card", "Base"),
            card,
            tone: Tone::Main,
            taken: None,
            ends_turn: false,
        };
        let mut prompt = asks(Vec::new());
        prompt.choices = vec![choice("do-war-build", Some(4)), choice("do-war-attack", None)];
        let shown = choices(&voice(), MatchId::from_number(1), &renumbered(prompt, &[(4, 2)]));
        let card = shown[0].card.as_ref().unwrap();
        let [label, short] = [&shown[0].label, &card.short].map(|said| said.replace('\u{a0}', " "));
        assert_eq!((card.number, label.as_str(), short.as_str()), (2, "Build 2: Base", "Build 2"));
        assert_eq!(shown[0].press, Press::Answer(MatchId::from_number(1), 1, 0));
        assert!(shown[1].label.contains("#4"), "a card in play keeps its number: {}", shown[1].label);
    }

    #[test]
    fn choices_that_are_alike_have_a_name_and_each_keeps_its_number() {
        let used = |number: u16| Text::new("do-chrono-use").num("number", number);
        let hero = |number: u16| Text::new("do-chrono-hero").num("ability", number);
        let end = || Text::new("do-chrono-end");
        let found = alike(&voice(), &asks(vec![used(4), hero(1), used(9), hero(3), end()]));
        let named = |name: &str, painted, buttons: &[(u16, usize)]| Alike {
            name: name.to_owned(),
            painted,
            gives_up: false,
            buttons: buttons.to_vec(),
        };
        let (turn, hero) = ([(4, 0), (9, 2)], [(1, 1), (3, 3)]);
        assert_eq!(found, [named("Turn a Card…", true, &turn), named("Ability of the Hero…", false, &hero)]);
        assert!(alike(&voice(), &asks(vec![used(4), used(9), end()])).is_empty(), "the question is about nothing else");
    }
}
