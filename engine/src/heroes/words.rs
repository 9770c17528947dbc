//! Turns the card language of Heroes into words.
//!
//! This module holds only message keys and their arguments; the grammar is in `locales/*/heroes-*.ftl`. Two different
//! effects never read the same, because every nested part is grouped in exactly one way.

mod amount;
mod block;
mod filter;
mod mods;
mod names;
mod power;
mod type_line;
mod verb;
mod who;

pub use names::{class, damage, faction, keyword, rarity, type_name};
pub use type_line::{full_type, short_type, type_line};

use power::{Mood, attach, keywords, prices};
use who::Writer;

use super::card::{CardDef, CardType, Ongoing, Player, Power, Verb};
use crate::kit::Text;
use crate::kit::grammar::{self, join};
use crate::text::{Lang, Words};

impl Words {
    /// The text of a card of Heroes, one paragraph each for its keywords, its effect and each of its powers.
    #[must_use]
    pub fn heroes_text(&self, lang: Lang, card: &CardDef) -> Vec<String> {
        paragraphs(card).iter().map(|text| self.say(lang, text, &[])).collect()
    }

    /// The type line of a card of Heroes, such as `Unique Ally — Delver, Pirate`.
    #[must_use]
    pub fn heroes_type_line(&self, lang: Lang, card: &CardDef) -> String {
        self.say(lang, &type_line(card), &[])
    }

    /// The type of a card of Heroes in full, such as `Unique Ally`, and where that is too long, such as `Ally`.
    #[must_use]
    pub fn heroes_types(&self, lang: Lang, card: &CardDef) -> [String; 2] {
        [full_type(card), short_type(card)].map(|text| self.say(lang, &text, &[]))
    }
}

/// The text of a card, one [`Text`] for each paragraph, before it is put into words.
#[must_use]
pub fn paragraphs(card: &CardDef) -> Vec<Text> {
    let mut writer = Writer::new(card);
    let mut said = Vec::new();
    said.extend(keywords(&card.keywords).map(|list| vec![list]));
    said.extend(card.unlimited.then(|| vec![Text::new("fx-heroes-unlimited")]));
    if !card.also.is_empty() {
        let price = prices(&mut writer, &card.also, Mood::Do, Player::You);
        said.push(vec![Text::new("fx-heroes-also").text("price", price)]);
    }
    if let CardType::Ongoing(Ongoing::Attach(filter)) = &card.kind {
        said.push(vec![attach(&mut writer, filter)]);
    }
    if !card.effect.is_empty() {
        said.push(writer.sentences(&card.effect));
    }
    for index in 0..card.powers.len() {
        said.extend(power_sentences(card, index));
    }
    said.into_iter().map(paragraph).collect()
}

/// The text of one power, by its index in [`CardDef::powers`], before it is put into words; `None` if there is none.
#[must_use]
pub fn power_text(card: &CardDef, index: usize) -> Option<Text> {
    power_sentences(card, index).map(paragraph)
}

/// The text of one power without its price and its trigger, for labels of choices and for the history.
#[must_use]
pub fn power_effect(card: &CardDef, index: usize) -> Option<Text> {
    let power = card.powers.get(index)?;
    Some(paragraph(Writer::new(card).power_effect(power)))
}

/// What a card does when it resolves, for labels and for the history; `None` if it then does nothing.
#[must_use]
pub fn effect_text(card: &CardDef) -> Option<Text> {
    (!card.effect.is_empty()).then(|| paragraph(Writer::new(card).sentences(&card.effect)))
}

/// The text of one of several options that a card offers, by its index, for labels of choices. `None` if the card
/// offers this number of options more than once, or never.
#[must_use]
pub fn mode_text(card: &CardDef, index: usize, count: usize) -> Option<Text> {
    let found = effects(card).flat_map(|effect| block::choices(effect));
    let mut like = found.filter(|options| options.len() == count);
    let (Some(options), None) = (like.next(), like.next()) else { return None };
    options.get(index).map(|verbs| Writer::new(card).mode(verbs))
}

/// What a card lets its player do or not, such as `you may pay 2. If you do, draw a card`. `None` if it offers nothing of the
/// kind, or several things.
#[must_use]
pub fn may_text(card: &CardDef) -> Option<Text> {
    let of_powers = card.powers.iter().flat_map(|power| {
        let offers = effect_of(power).map(|effect| block::offers(effect)).unwrap_or_default();
        offers.into_iter().map(move |offer| (Some(power), offer))
    });
    let mut found = block::offers(&card.effect).into_iter().map(|offer| (None, offer)).chain(of_powers);
    let (Some((power, offer)), None) = (found.next(), found.next()) else { return None };
    let mut writer = Writer::new(card);
    power.into_iter().for_each(|power| writer.within(power));
    Some(paragraph(writer.offer(offer)))
}

/// What a card does unless somebody pays, such as `interrupt an ability unless its controller pays 2`. `None` if it has
/// nothing of the kind.
#[must_use]
pub fn toll_text(card: &CardDef) -> Option<Text> {
    let toll = effects(card).find_map(|effect| block::toll(effect))?;
    Some(paragraph(Writer::new(card).toll(toll)))
}

/// The price of one power, such as `pay 3, exhaust this ally`; `None` for a power that is not paid for.
#[must_use]
pub fn power_price(card: &CardDef, index: usize) -> Option<Text> {
    match card.powers.get(index)? {
        Power::Paid { price, .. } => Some(prices(&mut Writer::new(card), price, Mood::Do, Player::You)),
        Power::Trigger { .. } | Power::Static { .. } => None,
    }
}

/// The effects of a card: what it does when it resolves, then those of its powers.
fn effects(card: &CardDef) -> impl Iterator<Item = &Vec<Verb>> {
    std::iter::once(&card.effect).chain(card.powers.iter().filter_map(effect_of))
}

const fn effect_of(power: &Power) -> Option<&Vec<Verb>> {
    match power {
        Power::Paid { effect, .. } | Power::Trigger { effect, .. } => Some(effect),
        Power::Static { .. } => None,
    }
}

fn power_sentences(card: &CardDef, index: usize) -> Option<Vec<Text>> {
    let power = card.powers.get(index)?;
    let is_paid = |power: &Power| matches!(power, Power::Paid { .. });
    let quest = card.kind == CardType::Quest && is_paid(power) && !card.powers[..index].iter().any(is_paid);
    Some(Writer::new(card).power(power, quest))
}

fn paragraph(sentences: Vec<Text>) -> Text {
    let sentences = sentences.into_iter().map(|text| Text::new("fx-heroes-sentence").text("text", text));
    join("fx-heroes-sentences", sentences).expect("a paragraph has a sentence")
}

/// Joins texts as a list, whose last two items are joined with `last`.
fn list(last: &str, texts: impl IntoIterator<Item = Text>) -> Option<Text> {
    grammar::list("fx-heroes-list", last, texts)
}

/// Puts a text in parentheses.
fn nested(text: Text) -> Text {
    Text::new("fx-heroes-nested").text("text", text)
}
