//! Turns the card language of Chrono into words.
//!
//! This module holds only message keys and their arguments; the grammar is in `locales/*/chrono-effects.ftl`. Two
//! different effects never read the same, because every nested part is grouped in exactly one way.

mod amount;
mod face;
mod noun;
mod power;
mod verb;

pub use face::{card_cost, type_line, window_words};

use face::yields_text;
use verb::Writer;

use super::card::{CardDef, Epoch, Power, Row, Type, Verb};
use crate::kit::Text;
use crate::kit::grammar::join;
use crate::text::{Lang, Words};

impl Words {
    /// The text of a card of Chrono: each different row once with its epochs, or the abilities of a hero.
    #[must_use]
    pub fn chrono_text(&self, lang: Lang, card: &CardDef) -> Vec<String> {
        paragraphs(card).iter().map(|text| self.say(lang, text, &[])).collect()
    }

    /// The type line of a card of Chrono, such as `Thoughtform — Soldier`.
    #[must_use]
    pub fn chrono_type_line(&self, lang: Lang, card: &CardDef) -> String {
        self.say(lang, &type_line(card), &[])
    }

    /// What a card of Chrono costs, such as `2 concentration`.
    #[must_use]
    pub fn chrono_cost(&self, lang: Lang, card: &CardDef) -> String {
        self.say(lang, &card_cost(card), &[])
    }
}

/// The whole text of a card in one line.
#[must_use]
pub fn card_text(words: &Words, lang: Lang, card: &CardDef) -> String {
    words.chrono_text(lang, card).join(" ")
}

/// The text of a card, one [`Text`] for each different row or each ability, before it is put into words.
#[must_use]
pub fn paragraphs(card: &CardDef) -> Vec<Text> {
    if let Some(throne) = &card.throne {
        let base = match yields_text(&throne.also) {
            None => Text::new("fx-chrono-base"),
            Some(list) => Text::new("fx-chrono-base-also").text("list", list),
        };
        let base = base.num("n", throne.base);
        let abilities = (0..throne.abilities.len()).filter_map(|index| ability_text(card, index));
        return std::iter::once(base).chain(abilities).chain(meditation_text(card)).collect();
    }
    let mut rows: Vec<(Vec<Epoch>, &Row)> = Vec::new();
    for row in &card.rows {
        match rows.iter_mut().find(|(_, known)| is_same(known, row)) {
            Some((epochs, _)) => epochs.extend(&row.epochs),
            None => rows.push((row.epochs.clone(), row)),
        }
    }
    rows.into_iter().map(|(epochs, row)| paragraph(card, &epochs, row)).collect()
}

/// The powers of a row, before they are put into words; `None` if it has none.
#[must_use]
pub fn row_text(card: &CardDef, row: &Row) -> Option<Text> {
    if card.kind == Type::Hero {
        return None;
    }
    let does = row.powers.iter().find_map(|power| match power {
        Power::Does(verbs) => Some(&verbs[..]),
        _ => None,
    });
    let mut said = Vec::new();
    match (&row.leaves, does) {
        (Some(moment), does) => said.push(power::leaves(moment, does)),
        (None, Some(verbs)) => said.extend(Writer::default().sentences(verbs)),
        (None, None) => {}
    }
    let others = row.powers.iter().filter(|power| !matches!(power, Power::Does(_)));
    said.extend(others.map(power::power));
    sentences(said)
}

/// What a shadow does when it leaves the shadows in a row, as the rest of a sentence; `None` if nothing.
#[must_use]
pub fn left_text(row: &Row) -> Option<Text> {
    let moment = row.leaves.as_ref()?;
    let does = row.powers.iter().find_map(|power| match power {
        Power::Does(verbs) => Some(verbs),
        _ => None,
    });
    does.map(|verbs| power::set_off(moment, verbs))
}

/// What a row does besides, in sentences: the powers of a card that stays; `None` if nothing.
#[must_use]
pub fn beside_text(row: &Row) -> Option<Text> {
    let others = row.powers.iter().filter(|power| !matches!(power, Power::Does(_)));
    sentences(others.map(power::power).collect())
}

/// The text of one power, such as the one that is used by turning a card, before it is put into words.
#[must_use]
pub fn power_text(power: &Power) -> Text {
    let said = match power {
        Power::Does(verbs) => Writer::default().sentences(verbs),
        other => vec![power::power(other)],
    };
    sentences(said).expect("a power has a sentence")
}

/// What an effect does, for labels and for the history.
#[must_use]
pub fn effect_text(verbs: &[Verb]) -> Text {
    sentences(Writer::default().sentences(verbs)).expect("an effect has a sentence")
}

/// An ability of a hero, by its index, such as `−2: draw 2 cards.`; `None` if there is none.
#[must_use]
pub fn ability_text(hero: &CardDef, index: usize) -> Option<Text> {
    let ability = hero.throne.as_ref()?.abilities.get(index)?;
    let sign = if ability.counters < 0 { "−" } else { "+" };
    let counters = |key: &str| Text::new(key).raw("sign", sign).num("n", i64::from(ability.counters).abs());
    let text = match &ability.effect[..] {
        [] => counters("fx-chrono-counters"),
        effect => counters("fx-chrono-ability").text("list", Writer::default().block(effect)),
    };
    sentences(vec![text])
}

/// What meditation does for a hero besides its procedure or in its place; `None` if nothing.
#[must_use]
pub fn meditation_text(hero: &CardDef) -> Option<Text> {
    let how = if hero.throne.as_ref()?.replaces { "fx-chrono-meditation-instead" } else { "fx-chrono-meditation" };
    sentences(vec![Text::new(how).text("list", meditation_list(hero)?)])
}

/// The same as part of a sentence.
pub(super) fn meditation_list(hero: &CardDef) -> Option<Text> {
    let meditation = &hero.throne.as_ref()?.meditation;
    (!meditation.is_empty()).then(|| Writer::default().block(meditation))
}

/// Whether two rows differ in their epochs alone.
fn is_same(one: &Row, other: &Row) -> bool {
    window_words(one) == window_words(other) && (&one.leaves, &one.powers) == (&other.leaves, &other.powers)
}

/// A row with its epochs: `Epochs 1–2 (attack 2): haste.`
fn paragraph(card: &CardDef, epochs: &[Epoch], row: &Row) -> Text {
    let number = |epoch: Option<&Epoch>| epoch.map_or(0, |epoch| epoch.index() as i64 + 1);
    let (first, last) = (number(epochs.first()), number(epochs.last()));
    let which = match epochs.len() {
        1 => "one",
        3 => "all",
        _ if last == first + 1 => "span",
        _ => "two",
    };
    let text = Text::new("fx-chrono-epochs").raw("which", which).num("from", first).num("to", last);
    let said = row_text(card, row);
    let window = match window_words(row) {
        None if card.kind == Type::Shadow || said.is_none() => None,
        None => Some(Text::new("fx-chrono-spell")),
        window => window,
    };
    let epochs = match window {
        Some(window) => Text::new("fx-chrono-epochs-with").text("epochs", text).text("window", window),
        None => text,
    };
    let text = match (said, &row.window) {
        (Some(text), _) => text,
        (None, None) => Text::new("fx-chrono-sentence").text("text", Text::new("fx-chrono-fades")),
        (None, Some(_)) => return Text::new("fx-chrono-sentence").text("text", epochs),
    };
    Text::new("fx-chrono-row").text("epochs", epochs).text("text", text)
}

/// Puts sentences one after another; `None` if there are none.
fn sentences(said: Vec<Text>) -> Option<Text> {
    join("fx-chrono-sentences", said.into_iter().map(|text| Text::new("fx-chrono-sentence").text("text", text)))
}

/// Puts a text in parentheses.
fn nested(text: Text) -> Text {
    Text::new("fx-chrono-nested").text("text", text)
}
