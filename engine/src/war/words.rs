//! Turns the card language of War into words.
//!
//! This module holds only message keys and their arguments; the grammar is in `locales/*/war-effects.ftl`. Two different
//! effects never read the same, because every nested part is grouped in exactly one way.

mod amount;
mod cost;
mod face;
mod noun;
mod power;
mod verb;

pub use amount::signed;
pub use face::{card_cost, type_line};

use verb::Writer;

use super::card::{CardDef, Power, Verb};
use crate::kit::Text;
use crate::kit::grammar::join;
use crate::text::{Lang, Words};

impl Words {
    /// The text of a card of War: its traits, then each power.
    #[must_use]
    pub fn war_text(&self, lang: Lang, card: &CardDef) -> Vec<String> {
        paragraphs(card).iter().map(|text| self.say(lang, text, &[])).collect()
    }

    /// The type line of a card of War, such as `Tank · USA — Guards`.
    #[must_use]
    pub fn war_type_line(&self, lang: Lang, card: &CardDef) -> String {
        self.say(lang, &type_line(card), &[])
    }

    /// What a card of War costs, such as `3 bases (1 USA)`.
    #[must_use]
    pub fn war_cost(&self, lang: Lang, card: &CardDef) -> String {
        self.say(lang, &card_cost(card), &[])
    }
}

/// The whole text of a card in one line.
#[must_use]
pub fn card_text(words: &Words, lang: Lang, card: &CardDef) -> String {
    words.war_text(lang, card).join(" ")
}

/// The text of a card, one [`Text`] for all its traits and one for each other power, before it is put into words.
#[must_use]
pub fn paragraphs(card: &CardDef) -> Vec<Text> {
    let traits = card.powers.iter().filter_map(|power| match power {
        Power::Has(of) => Some(power::trait_text(*of)),
        _ => None,
    });
    let traits = join("fx-war-list", traits).into_iter();
    let wears = card.on.as_ref().map(power::wears).into_iter();
    let more = card.x.then(|| Text::new("fx-war-more")).into_iter();
    let others = card.powers.iter().filter(|power| !matches!(power, Power::Has(_)));
    let said = wears.chain(more).chain(traits).map(|text| sentences(vec![text]));
    said.chain(others.map(|power| power_text(card, power))).flatten().collect()
}

/// The text of one power, before it is put into words.
fn power_text(card: &CardDef, power: &Power) -> Option<Text> {
    sentences(match power {
        Power::Does(verbs) => Writer::of(card.country).sentences(verbs),
        other => vec![power::power(card.country, other)],
    })
}

/// What an effect does, for labels and for the history.
#[must_use]
pub fn effect_text(verbs: &[Verb]) -> Text {
    let said = Writer::default().sentences(verbs);
    sentences(said).unwrap_or_else(|| Text::new("fx-war-nothing"))
}

/// What a card offers for a price.
#[must_use]
pub fn offer_text(verb: &Verb) -> Text {
    effect_text(std::slice::from_ref(verb))
}

/// The text of a property of a card in play, by its number from 1.
#[must_use]
pub fn use_text(card: &CardDef, number: u8) -> Option<Text> {
    numbered(card, number, |power| matches!(power, Power::Use(..)))
}

/// The text of a property of a card in the Destroyed stack, by its number from 1.
#[must_use]
pub fn buried_text(card: &CardDef, number: u8) -> Option<Text> {
    numbered(card, number, |power| matches!(power, Power::Buried(..)))
}

/// What the only power of this kind does, in the middle of a sentence: without its price and without what sets it off. `None` if
/// a card has none or several.
pub(super) fn only_text(card: &CardDef, is: fn(&Power) -> bool) -> Option<Text> {
    let mut all = card.powers.iter().filter(|power| is(power));
    match (all.next(), all.next()) {
        (Some(only), None) => power::does(card.country, only),
        _ => None,
    }
}

fn numbered(card: &CardDef, number: u8, is: fn(&Power) -> bool) -> Option<Text> {
    let power = card.powers.iter().filter(|power| is(power)).nth(usize::from(number).checked_sub(1)?)?;
    let text = match power {
        Power::Use(costs, verbs) | Power::Buried(costs, verbs) => power::paid(card.country, costs, verbs),
        _ => return None,
    };
    sentences(vec![text])
}

/// Puts sentences one after another; `None` if there are none.
fn sentences(said: Vec<Text>) -> Option<Text> {
    join("fx-war-sentences", said.into_iter().map(|text| Text::new("fx-war-sentence").text("text", text)))
}

/// Puts a text in parentheses.
fn nested(text: Text) -> Text {
    Text::new("fx-war-nested").text("text", text)
}
