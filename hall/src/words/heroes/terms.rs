//! The words of Heroes that stand on a card, each explained in a line.

use std::collections::BTreeSet;

use duelhall_engine::heroes::card::{CardDef, CardType, Filter, Keyword, Mod, Ongoing, Power, Pred, Verb, Who};
use duelhall_engine::kit::Text;

/// A word that is explained, in the order in which people read them; its message is `term-heroes-<word>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Term {
    Quest,
    Ongoing,
    Pillar,
    Instant,
    Protector,
    Elusive,
    Ferocity,
    LongRange,
    Stealth,
    BearForm,
    Interrupt,
    Token,
}

impl Term {
    /// Every term.
    #[cfg(test)]
    pub(super) const ALL: [Self; 12] = [
        Self::Quest,
        Self::Ongoing,
        Self::Pillar,
        Self::Instant,
        Self::Protector,
        Self::Elusive,
        Self::Ferocity,
        Self::LongRange,
        Self::Stealth,
        Self::BearForm,
        Self::Interrupt,
        Self::Token,
    ];

    pub(super) fn text(self) -> Text {
        Text::new(format!("term-heroes-{}", format!("{self:?}").to_lowercase()))
    }
}

impl From<Keyword> for Term {
    fn from(keyword: Keyword) -> Self {
        match keyword {
            Keyword::Protector => Self::Protector,
            Keyword::Elusive => Self::Elusive,
            Keyword::Ferocity => Self::Ferocity,
            Keyword::LongRange => Self::LongRange,
            Keyword::Stealth => Self::Stealth,
            Keyword::BearForm => Self::BearForm,
        }
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
            CardType::Quest => self.add(Term::Quest),
            CardType::Ongoing(Ongoing::Totem(_)) => self.add(Term::Pillar),
            CardType::Ongoing(Ongoing::Row | Ongoing::Attach(_)) => self.add(Term::Ongoing),
            _ => {}
        }
        self.0.extend(card.instant.then_some(Term::Instant));
        self.0.extend(card.token.then_some(Term::Token));
        self.0.extend(card.keywords.iter().copied().map(Term::from));
        self.verbs(&card.effect);
        card.powers.iter().for_each(|power| self.power(power));
    }

    fn add(&mut self, term: Term) {
        self.0.insert(term);
    }

    fn power(&mut self, power: &Power) {
        match power {
            Power::Paid { effect, .. } | Power::Trigger { effect, .. } => self.verbs(effect),
            Power::Static { who, mods, .. } => {
                self.who(who);
                self.mods(mods);
            }
        }
    }

    fn mods(&mut self, mods: &[Mod]) {
        self.0.extend(mods.iter().filter_map(|change| match change {
            Mod::Gain(keyword) | Mod::Lose(keyword) => Some(Term::from(*keyword)),
            _ => None,
        }));
    }

    fn verbs(&mut self, verbs: &[Verb]) {
        verbs.iter().for_each(|verb| self.verb(verb));
    }

    fn verb(&mut self, verb: &Verb) {
        match verb {
            Verb::Give(who, mods, _) => {
                self.who(who);
                self.mods(mods);
            }
            Verb::Interrupt(..) => self.add(Term::Interrupt),
            Verb::Token(..) => self.add(Term::Token),
            Verb::Deal { to: who, .. }
            | Verb::Destroy(who)
            | Verb::Exhaust(who)
            | Verb::Ready(who)
            | Verb::Put(_, who)
            | Verb::Heal(_, who)
            | Verb::Move(who, _) => self.who(who),
            Verb::If(_, one, other) | Verb::Flip(one, other) => {
                self.verbs(one);
                self.verbs(other);
            }
            Verb::May(_, verbs) | Verb::Unless(_, _, verbs) | Verb::Repeat(_, verbs) | Verb::AtEnd(verbs) => {
                self.verbs(verbs);
            }
            Verb::ChooseOne(options) => options.iter().for_each(|option| self.verbs(option)),
            _ => {}
        }
    }

    fn who(&mut self, who: &Who) {
        if let Who::Target(filter) | Who::Targets(_, _, filter) | Who::Each(filter) | Who::Choose(_, _, filter) = who {
            self.filter(filter);
        }
    }

    fn filter(&mut self, filter: &Filter) {
        self.0.extend(filter.iter().filter_map(|pred| match pred {
            Pred::Keyword(keyword) => Some(Term::from(*keyword)),
            Pred::Totem => Some(Term::Pillar),
            _ => None,
        }));
    }
}
