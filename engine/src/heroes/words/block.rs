//! Effects: verbs one after another, and verbs that contain others.
//!
//! On a card every verb is a sentence. Inside another verb, verbs are steps of one sentence. A step with several parts
//! is put in parentheses unless it stands alone, so that no two effects read the same.

use super::amount::mentions_another;
use super::nested;
use super::power::{Mood, prices};
use super::who::Writer;
use crate::heroes::card::{Player, Price, Verb, Who};
use crate::kit::Text;
use crate::kit::grammar::join;

impl Writer {
    /// The sentences of an effect, without capital letters and full stops.
    pub(super) fn sentences(&mut self, verbs: &[Verb]) -> Vec<Text> {
        let mut sentences = Vec::new();
        let mut before = None;
        for verb in verbs {
            let adds = |then: &[Verb]| before.zip(then.first()).is_some_and(|(before, then)| adds_to(before, then));
            sentences.extend(self.sentence(verb, matches!(verb, Verb::If(_, then, _) if adds(then))));
            before = Some(verb);
        }
        if sentences.is_empty() { vec![Text::new("fx-heroes-no-effect")] } else { sentences }
    }

    /// The sentences of an effect after a trigger: plain steps are one sentence, so that all of them follow the trigger.
    pub(super) fn steps(&mut self, verbs: &[Verb]) -> Vec<Text> {
        let is_sequence = verbs.len() > 1 && verbs.iter().all(is_clause);
        if is_sequence { vec![self.block(verbs, true)] } else { self.sentences(verbs) }
    }

    /// `more` says that the branch of an `If` begins with damage that adds to the damage before it.
    fn sentence(&mut self, verb: &Verb, more: bool) -> Vec<Text> {
        let list = |key: &str, list: Text| Text::new(key).text("list", list);
        match verb {
            Verb::If(cond, then, otherwise) => {
                if mentions_another(cond) {
                    self.turn_away();
                }
                let cond = self.cond(cond);
                self.more = more;
                let mut said = vec![list("fx-heroes-if", self.block(then, true)).text("cond", cond)];
                if !otherwise.is_empty() {
                    said.push(list("fx-heroes-otherwise", self.block(otherwise, true)));
                }
                said
            }
            Verb::May(price, verbs) if price.is_empty() => {
                let key =
                    if !verbs.is_empty() && verbs.iter().all(is_yours) { "fx-heroes-may" } else { "fx-heroes-wish" };
                vec![list(key, self.block(verbs, true))]
            }
            Verb::May(price, verbs) => {
                let pay = prices(self, price, Mood::May, Player::You);
                let pay = Text::new("fx-heroes-may-pay").text("price", pay);
                vec![pay, list("fx-heroes-if-done", self.block(verbs, true))]
            }
            Verb::Unless(player, price, verbs) if let Some((n, verb)) = is_toll(*player, price, verbs) => {
                let text = self.clause(verb).expect("it was looked at");
                let text = Text::new("fx-heroes-unless").text("text", text).num("n", n);
                vec![self.player(text, *player)]
            }
            Verb::Unless(player, price, verbs) => {
                let pay = prices(self, price, Mood::May, *player);
                let pay = self.player(Text::new("fx-heroes-player-may-pay").text("price", pay), *player);
                let list = list("fx-heroes-if-not-done", self.block(verbs, true));
                vec![pay, self.player(list, *player)]
            }
            Verb::ChooseOne(options) => vec![self.choice(options)],
            Verb::Flip(heads, tails) => vec![
                Text::new("fx-heroes-flip"),
                list("fx-heroes-heads", self.block(heads, true)),
                list("fx-heroes-tails", self.block(tails, true)),
            ],
            Verb::Repeat(times, verbs) => {
                let times = self.measure(times).of(Text::new("fx-heroes-times"));
                vec![list("fx-heroes-repeat", self.block(verbs, true)).text("times", times)]
            }
            Verb::AtEnd(verbs)
                if let [verb] = &verbs[..]
                    && is_clause(verb) =>
            {
                vec![list("fx-heroes-then-at-end", self.block(verbs, true))]
            }
            Verb::AtEnd(verbs) => vec![list("fx-heroes-at-end", self.block(verbs, true))],
            plain => self.clause(plain).into_iter().collect(),
        }
    }

    /// One of several options, by itself.
    pub(super) fn mode(&mut self, verbs: &[Verb]) -> Text {
        self.block(verbs, true)
    }

    /// A step that somebody can avert by paying, by itself.
    pub(super) fn toll(&mut self, verb: &Verb) -> Vec<Text> {
        self.sentence(verb, false)
    }

    /// A step that the player may do or not, by itself.
    pub(super) fn offer(&mut self, verb: &Verb) -> Vec<Text> {
        self.sentence(verb, false)
    }

    fn choice(&mut self, options: &[Vec<Verb>]) -> Text {
        let options: Vec<Text> = options.iter().map(|option| self.block(option, false)).collect();
        match join("fx-heroes-options", options) {
            Some(list) => Text::new("fx-heroes-choose-one").text("list", list),
            None => Text::new("fx-heroes-choose-none"),
        }
    }

    /// Steps inside a sentence; `bare` says that a single verb with others inside needs no parentheses.
    fn block(&mut self, verbs: &[Verb], bare: bool) -> Text {
        let alone = bare && verbs.len() == 1;
        let steps: Vec<Text> = verbs.iter().map(|verb| self.step(verb, alone)).collect();
        join("fx-heroes-steps", steps).unwrap_or_else(|| Text::new("fx-heroes-nothing"))
    }

    fn step(&mut self, verb: &Verb, alone: bool) -> Text {
        if let Some(clause) = self.clause(verb) {
            return clause;
        }
        let said = self.sentence(verb, false);
        let [ref only] = said[..] else {
            return nested(join("fx-heroes-parts", said).expect("a verb has a sentence"));
        };
        let only = only.clone();
        let open = matches!(verb, Verb::May(..) | Verb::ChooseOne(_) | Verb::AtEnd(_));
        if alone && open { only } else { nested(only) }
    }
}

/// Every choice between options within an effect, outer choices first.
pub(super) fn choices(verbs: &[Verb]) -> Vec<&[Vec<Verb>]> {
    verbs.iter().flat_map(within).collect()
}

fn within(verb: &Verb) -> Vec<&[Vec<Verb>]> {
    match verb {
        Verb::If(_, one, other) | Verb::Flip(one, other) => [choices(one), choices(other)].concat(),
        Verb::May(_, verbs) | Verb::Unless(_, _, verbs) | Verb::Repeat(_, verbs) | Verb::AtEnd(verbs) => choices(verbs),
        Verb::ChooseOne(options) => {
            std::iter::once(&options[..]).chain(options.iter().flat_map(|option| choices(option))).collect()
        }
        _ => Vec::new(),
    }
}

/// Every step that the player may do or not, outer ones first.
pub(super) fn offers(verbs: &[Verb]) -> Vec<&Verb> {
    let mut found = Vec::new();
    for verb in verbs {
        match verb {
            Verb::May(_, verbs) => {
                found.push(verb);
                found.extend(offers(verbs));
            }
            Verb::If(_, one, other) | Verb::Flip(one, other) => found.extend([offers(one), offers(other)].concat()),
            Verb::Unless(_, _, verbs) | Verb::Repeat(_, verbs) | Verb::AtEnd(verbs) => found.extend(offers(verbs)),
            Verb::ChooseOne(options) => found.extend(options.iter().flat_map(|option| offers(option))),
            _ => {}
        }
    }
    found
}

/// The first step that somebody can avert by paying.
pub(super) fn toll(verbs: &[Verb]) -> Option<&Verb> {
    verbs.iter().find_map(|verb| match verb {
        Verb::Unless(..) | Verb::Interrupt(_, Some(_)) => Some(verb),
        Verb::If(_, one, other) | Verb::Flip(one, other) => toll(one).or_else(|| toll(other)),
        Verb::May(_, verbs) | Verb::Repeat(_, verbs) | Verb::AtEnd(verbs) => toll(verbs),
        Verb::ChooseOne(options) => options.iter().find_map(|option| toll(option)),
        _ => None,
    })
}

/// Whether a verb contains no others.
const fn is_clause(verb: &Verb) -> bool {
    !matches!(
        verb,
        Verb::If(..)
            | Verb::May(..)
            | Verb::Unless(..)
            | Verb::ChooseOne(_)
            | Verb::Flip(..)
            | Verb::Repeat(..)
            | Verb::AtEnd(_)
    )
}

/// The number and the step of "do this unless one player pays so much".
fn is_toll<'a>(player: Player, price: &[Price], verbs: &'a [Verb]) -> Option<(u8, &'a Verb)> {
    let is_one = !matches!(player, Player::Opponents | Player::Everyone);
    match (price, verbs) {
        // An interruption has an "unless" of its own.
        ([Price::Pay(_)], [Verb::Interrupt(..)]) => None,
        ([Price::Pay(n)], [verb]) if is_one && is_clause(verb) => Some((*n, verb)),
        _ => None,
    }
}

/// Whether both deal the same damage, the second to the one that the first hit.
fn adds_to(first: &Verb, then: &Verb) -> bool {
    match (first, then) {
        (
            Verb::Deal { kind, by, sure, to: Who::Target(_), .. },
            Verb::Deal { kind: kind_then, by: by_then, sure: sure_then, to: Who::That, .. },
        ) => (kind, by, sure) == (kind_then, by_then, sure_then),
        _ => false,
    }
}

/// Whether a verb is something that the player does, so that "you may" can stand before it.
fn is_yours(verb: &Verb) -> bool {
    match verb {
        Verb::Draw(player, _) | Verb::Discard(player, ..) | Verb::Mill(player, _) | Verb::ShuffleIn(player, _) => {
            *player == Player::You
        }
        // The words of these two already contain "you may".
        Verb::Look(_, 1, ..)
        | Verb::Recover(1, ..)
        | Verb::Deal { .. }
        | Verb::Give(..)
        | Verb::If(..)
        | Verb::May(..)
        | Verb::Unless(..)
        | Verb::ChooseOne(_)
        | Verb::Flip(..)
        | Verb::Repeat(..)
        | Verb::AtEnd(_) => false,
        _ => true,
    }
}
