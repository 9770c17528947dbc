//! The words of Chrono that stand on a card, each explained in a line.

use std::collections::BTreeSet;

use duelhall_engine::chrono::card::{
    Aim, Amount, CardDef, Filter, Lasting, Moment, Power, Resource, Row, Test, Type, Verb,
};
use duelhall_engine::kit::Text;

/// A word that is explained, in the order in which people read them; its message is `term-chrono-<word>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Term {
    Location,
    Event,
    Shadow,
    Spell,
    Summon,
    Manifest,
    Fury,
    Haste,
    Turn,
    Disembody,
    Snare,
    Shift,
    Insight,
    Spirit,
    Token,
    Damage,
    Loss,
    Counter,
    Meditation,
}

impl Term {
    /// Every term.
    #[cfg(test)]
    pub(super) const ALL: [Self; 19] = [
        Self::Location,
        Self::Event,
        Self::Shadow,
        Self::Spell,
        Self::Summon,
        Self::Manifest,
        Self::Fury,
        Self::Haste,
        Self::Turn,
        Self::Disembody,
        Self::Snare,
        Self::Shift,
        Self::Insight,
        Self::Spirit,
        Self::Token,
        Self::Damage,
        Self::Loss,
        Self::Counter,
        Self::Meditation,
    ];

    pub(super) fn text(self) -> Text {
        Text::new(format!("term-chrono-{}", format!("{self:?}").to_lowercase()))
    }
}

/// The words that a card uses.
pub(super) fn of(card: &CardDef) -> BTreeSet<Term> {
    let mut terms = Terms::default();
    terms.card(card);
    terms.0
}

#[derive(Default)]
struct Terms(BTreeSet<Term>);

impl Terms {
    fn card(&mut self, card: &CardDef) {
        match card.kind {
            Type::Location(_) => self.add(Term::Location),
            Type::Event(_) => self.add(Term::Event),
            Type::Shadow => self.add(Term::Shadow),
            Type::Hero => self.0.extend([Term::Counter, Term::Meditation]),
            Type::Thoughtform => {}
        }
        if card.token {
            self.0.extend([Term::Token, Term::Spirit]);
        }
        card.rows.iter().for_each(|row| self.row(card, row));
        if let Some(throne) = &card.throne {
            throne.also.iter().for_each(|(resource, _)| self.resource(*resource));
            throne.abilities.iter().for_each(|ability| self.verbs(&ability.effect));
            self.verbs(&throne.meditation);
        }
    }

    fn add(&mut self, term: Term) {
        self.0.insert(term);
    }

    fn row(&mut self, card: &CardDef, row: &Row) {
        // A row with nothing at all, and one of a shadow, is not called a spell.
        if row.window.is_none() && card.kind != Type::Shadow && !row.powers.is_empty() {
            self.add(Term::Spell);
        }
        row.window.iter().flatten().for_each(|(resource, _)| self.resource(*resource));
        row.leaves.iter().for_each(|moment| self.moment(moment));
        row.powers.iter().for_each(|power| self.power(power));
    }

    fn resource(&mut self, resource: Resource) {
        match resource {
            Resource::Damage => self.add(Term::Damage),
            Resource::Loss => self.add(Term::Loss),
            _ => {}
        }
    }

    fn power(&mut self, power: &Power) {
        let (term, verbs) = match power {
            Power::Does(verbs) => (None, verbs),
            Power::Summon(verbs) => (Some(Term::Summon), verbs),
            Power::Manifest(verbs) => (Some(Term::Manifest), verbs),
            Power::Fury(verbs) => (Some(Term::Fury), verbs),
            Power::Turn(_, verbs) => (Some(Term::Turn), verbs),
            Power::When(moment, verbs) => {
                self.moment(moment);
                (None, verbs)
            }
            Power::Always(lasting) => return self.lasting(lasting),
            Power::Haste => return self.add(Term::Haste),
        };
        self.0.extend(term);
        self.verbs(verbs);
    }

    fn moment(&mut self, moment: &Moment) {
        if let Moment::Enters(filter) | Moment::Dies(filter) = moment {
            self.filter(filter);
        }
    }

    fn lasting(&mut self, lasting: &Lasting) {
        match lasting {
            Lasting::Yields(filter, resource, _) => {
                self.filter(filter);
                self.resource(*resource);
            }
            Lasting::Haste(filter) => {
                self.filter(filter);
                self.add(Term::Haste);
            }
            Lasting::Shielded(filter) => self.filter(filter),
            Lasting::Costs(..) => {}
        }
    }

    fn filter(&mut self, filter: &Filter) {
        if filter.0.iter().any(|test| matches!(test, Test::Spirit(_))) {
            self.add(Term::Spirit);
        }
    }

    fn verbs(&mut self, verbs: &[Verb]) {
        verbs.iter().for_each(|verb| self.verb(verb));
    }

    fn verb(&mut self, verb: &Verb) {
        match verb {
            Verb::Disembody(aim) => self.aimed(Some(Term::Disembody), aim),
            Verb::Snare(aim) => self.aimed(Some(Term::Snare), aim),
            Verb::Shift(aim) => self.aimed(Some(Term::Shift), aim),
            Verb::Turn(aim) => self.aimed(Some(Term::Turn), aim),
            Verb::Return(aim) | Verb::Ready(aim) | Verb::Sacrifice(aim) => self.aimed(None, aim),
            Verb::Mend(aim, amount) | Verb::Unwind(aim, amount) => {
                self.aimed(None, aim);
                self.amount(amount);
            }
            Verb::Charge(_, amount) | Verb::Drain(_, amount) => {
                self.add(Term::Counter);
                self.amount(amount);
            }
            Verb::Insight => self.add(Term::Insight),
            Verb::Token(..) => self.add(Term::Token),
            Verb::If(_, then, otherwise) => {
                self.verbs(then);
                self.verbs(otherwise);
            }
            Verb::ChooseOne(options) => options.iter().for_each(|option| self.verbs(option)),
            Verb::May(_, then) => self.verbs(then),
            _ => {}
        }
    }

    fn aimed(&mut self, term: Option<Term>, aim: &Aim) {
        self.0.extend(term);
        match aim {
            Aim::One(filter) | Aim::Each(filter) => self.filter(filter),
            Aim::Mass(filter, _) => {
                self.filter(filter);
                self.add(Term::Spirit);
            }
            Aim::This | Aim::That | Aim::Subject => {}
        }
    }

    fn amount(&mut self, amount: &Amount) {
        if matches!(amount, Amount::Counters) {
            self.add(Term::Counter);
        }
    }
}
