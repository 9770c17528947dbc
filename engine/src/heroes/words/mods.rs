//! Changes as statements about cards: `gets +2 ATK`, `cannot attack`.

use super::amount::where_is;
use super::list;
use super::who::{Writer, phrase};
use crate::heroes::card::{Amount, Cant, DamageType, Mod, Who};
use crate::kit::grammar::{Agree, Case, Number};
use crate::kit::{Text, word};

impl Writer {
    /// A sentence that gives changes to somebody; and what is to be noted after it, if there is something.
    pub(super) fn given(&mut self, who: &Who, mods: &[Mod]) -> (Text, Option<Text>) {
        if let [Mod::Cant(cant)] = mods
            && is_passive(*cant)
        {
            // Russian says "nobody can heal it" instead of "it cannot be healed".
            let whom = match who {
                Who::Each(filter) => phrase("fx-heroes-some", &self.noun(filter), Case::Accusative, Number::Many),
                who => self.who(who, Case::Accusative).text,
            };
            let who = self.who(who, Case::Nominative);
            let text = Text::new("fx-heroes-bar").text("who", who.text).text("whom", whom);
            return (who.agree.with(text.raw("what", cant_name(*cant))), None);
        }
        let who = match self.person(who, mods) {
            Some(person) => person,
            None => self.who(who, Case::Nominative),
        };
        let (mods, note) = self.mods(mods, who.agree);
        (Text::new("fx-heroes-give").text("who", who.text).text("mods", mods), note)
    }

    /// The changes, one after another, of a subject with which the verbs agree; and the explanation of X, if there is
    /// exactly one.
    fn mods(&mut self, mods: &[Mod], agree: Agree) -> (Text, Option<Text>) {
        let mut said: Vec<(bool, Text, Option<Text>)> = Vec::new();
        for change in mods {
            said.push(match self.gained(change, agree) {
                Some((text, amount)) => (true, text, amount),
                None => (false, self.change(change, agree), None),
            });
        }
        let alone = mods.iter().filter(|change| has_amount(change)).count() == 1;
        let mut later = None;
        let mut clauses = Vec::new();
        for run in said.chunk_by(|a, b| a.0 && b.0) {
            let texts = run.iter().map(|(_, text, amount)| match amount {
                Some(amount) if alone => {
                    later = Some(amount.clone());
                    text.clone()
                }
                amount => where_is(text.clone(), amount.clone()),
            });
            let texts = list("fx-heroes-and", texts.collect::<Vec<_>>()).expect("a run has a change");
            clauses.push(if run[0].0 { agree.with(Text::new("fx-heroes-mod-has").text("list", texts)) } else { texts });
        }
        let text = list("fx-heroes-and", clauses).unwrap_or_else(|| agree.with(Text::new("fx-heroes-mod-nothing")));
        (text, later)
    }

    /// The words after "has"; several changes can share this verb.
    fn gained(&mut self, change: &Mod, agree: Agree) -> Option<(Text, Option<Text>)> {
        let gains = |of: &str| agree.with(Text::new("fx-heroes-mod-gets").raw("trait", of));
        Some(match change {
            Mod::Atk(amount) => self.grows(gains("atk"), amount),
            Mod::Health(amount) => self.grows(gains("health"), amount),
            Mod::Def(amount) => self.grows(gains("def"), amount),
            Mod::Strike(n) => (signed(gains("strike"), *n), None),
            Mod::HandSize(n) => (signed(gains("hand-size"), *n), None),
            Mod::Gain(keyword) => (Text::new("fx-heroes-mod-gain").word("keyword", keyword), None),
            Mod::Tagged(tag) => {
                (Text::new("fx-heroes-mod-tagged").text("tag", Text::new(format!("tag-heroes-{tag}"))), None)
            }
            Mod::Lose(_)
            | Mod::LosePowers
            | Mod::Cant(_)
            | Mod::MustAttack
            | Mod::DealMore(..)
            | Mod::TakeMore(..)
            | Mod::HealMore(_)
            | Mod::CostMore(..) => return None,
        })
    }

    /// A change with its own verb.
    fn change(&self, change: &Mod, agree: Agree) -> Text {
        let said = |key: &str| agree.with(Text::new(key));
        let more = |key: &str, n: i8, kind: Option<DamageType>| {
            signless(said(key).raw("kind", kind.map_or_else(|| "any".to_owned(), word)), n)
        };
        match change {
            Mod::Lose(keyword) => said("fx-heroes-mod-lose").word("keyword", keyword),
            Mod::LosePowers => said("fx-heroes-mod-lose-powers"),
            Mod::Cant(cant) => said("fx-heroes-cant").raw("what", cant_name(*cant)),
            Mod::MustAttack => said("fx-heroes-mod-must-attack"),
            Mod::DealMore(n, kind) => more("fx-heroes-mod-deals", *n, *kind),
            Mod::TakeMore(n, kind) => more("fx-heroes-mod-takes", *n, *kind),
            Mod::HealMore(n) => signless(said("fx-heroes-mod-healed"), *n),
            Mod::CostMore(filter, n) => {
                let cards = self.noun(filter).text(Case::Accusative, Number::Many);
                signless(said("fx-heroes-mod-cost").text("noun", cards), *n)
            }
            Mod::Atk(_)
            | Mod::Health(_)
            | Mod::Def(_)
            | Mod::Strike(_)
            | Mod::HandSize(_)
            | Mod::Gain(_)
            | Mod::Tagged(_) => unreachable!("these share the verb \"has\""),
        }
    }

    fn grows(&mut self, text: Text, amount: &Amount) -> (Text, Option<Text>) {
        // The card language allows no sign before an amount, so it writes "minus" as "0 less the amount".
        let (sign, amount) = match amount {
            Amount::Less(zero, less) if **zero == Amount::N(0) && !matches!(**less, Amount::N(_)) => ("minus", &**less),
            amount => ("plus", amount),
        };
        let measure = self.measure(amount);
        let sign = if measure.is_below_zero() { "minus" } else { sign };
        measure.without_sign().apart(text.raw("sign", sign))
    }
}

/// Whether a change has an amount that is not a plain number, and so may read X.
const fn has_amount(change: &Mod) -> bool {
    match change {
        Mod::Atk(amount) | Mod::Health(amount) | Mod::Def(amount) => !matches!(amount, Amount::N(_)),
        _ => false,
    }
}

fn signed(text: Text, n: i8) -> Text {
    text.raw("sign", if n < 0 { "minus" } else { "plus" }).num("n", i64::from(n).abs())
}

fn signless(text: Text, n: i8) -> Text {
    text.raw("more", if n < 0 { "less" } else { "more" }).num("n", i64::from(n).abs())
}

/// Whether it is something that others cannot do to a card.
const fn is_passive(cant: Cant) -> bool {
    matches!(cant, Cant::BeAttacked | Cant::BeProtected | Cant::BeHealed | Cant::BeTargeted | Cant::BeDestroyed)
}

const fn cant_name(cant: Cant) -> &'static str {
    match cant {
        Cant::Attack => "attack",
        Cant::AttackHeroes => "attack-heroes",
        Cant::Protect => "protect",
        Cant::BeAttacked => "be-attacked",
        Cant::BeProtected => "be-protected",
        Cant::Ready => "ready",
        Cant::BeHealed => "be-healed",
        Cant::BeTargeted => "be-targeted",
        Cant::BeDestroyed => "be-destroyed",
        Cant::Strike => "strike",
        Cant::BePrevented => "be-prevented",
        Cant::UsePowers => "use-powers",
        Cant::PlayCards => "play-cards",
        Cant::Draw => "draw",
    }
}
