//! The words of War that stand on a card, each explained in a line.

use std::collections::BTreeSet;

use duelhall_engine::kit::Text;
use duelhall_engine::war::card::{Aim, CardDef, Cost, Lasting, Power, Trait, Type, Verb};

/// A word that is explained, in the order in which people read them; its message is `term-war-<word>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Term {
    Tankdestroyer,
    Bomber,
    Artillery,
    Permanent,
    Oneshot,
    Medal,
    Base,
    Fast,
    Leader,
    Colonel,
    Antiair,
    Shellproof,
    Tireless,
    Armor,
    Use,
    Ammo,
    Buried,
    Suppress,
    Pin,
    Withdraw,
    Token,
}

impl Term {
    /// Every term.
    #[cfg(test)]
    pub(super) const ALL: [Self; 21] = [
        Self::Tankdestroyer,
        Self::Bomber,
        Self::Artillery,
        Self::Permanent,
        Self::Oneshot,
        Self::Medal,
        Self::Base,
        Self::Fast,
        Self::Leader,
        Self::Colonel,
        Self::Antiair,
        Self::Shellproof,
        Self::Tireless,
        Self::Armor,
        Self::Use,
        Self::Ammo,
        Self::Buried,
        Self::Suppress,
        Self::Pin,
        Self::Withdraw,
        Self::Token,
    ];

    pub(super) fn text(self) -> Text {
        Text::new(format!("term-war-{}", format!("{self:?}").to_lowercase()))
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
        let kind = match card.kind {
            Type::TankDestroyer => Some(Term::Tankdestroyer),
            Type::Bomber => Some(Term::Bomber),
            Type::Artillery => Some(Term::Artillery),
            Type::Permanent => Some(Term::Permanent),
            Type::OneShot => Some(Term::Oneshot),
            Type::Medal => Some(Term::Medal),
            Type::Base => Some(Term::Base),
            Type::Infantry | Type::Tank | Type::Fighter | Type::Navy => None,
        };
        self.0.extend(kind);
        self.0.extend(card.token.then_some(Term::Token));
        self.0.extend((card.ammo > 0).then_some(Term::Ammo));
        card.powers.iter().for_each(|power| self.power(power));
    }

    fn add(&mut self, term: Term) {
        self.0.insert(term);
    }

    fn power(&mut self, power: &Power) {
        match power {
            Power::Does(verbs) | Power::Enters(verbs) | Power::When(_, verbs) => self.verbs(verbs),
            Power::Use(costs, verbs) => {
                self.costs(costs);
                self.verbs(verbs);
            }
            Power::Buried(costs, verbs) => {
                self.add(Term::Buried);
                self.costs(costs);
                self.verbs(verbs);
            }
            Power::Always(Lasting::Gives(_, of)) | Power::Has(of) => self.of_unit(*of),
            Power::Always(_) => {}
        }
    }

    fn of_unit(&mut self, of: Trait) {
        let term = match of {
            Trait::Fast => Term::Fast,
            Trait::Leader(_) => Term::Leader,
            Trait::Colonel(_) => Term::Colonel,
            Trait::ShellProof => Term::Shellproof,
            Trait::AntiAir => Term::Antiair,
            Trait::Tireless => Term::Tireless,
            Trait::Armor(_) => Term::Armor,
            // These say all that there is to say.
            Trait::NoAttack | Trait::NoBlock | Trait::Unblockable => return,
        };
        self.add(term);
    }

    fn costs(&mut self, costs: &[Cost]) {
        for cost in costs {
            match cost {
                Cost::Exhaust => self.add(Term::Use),
                Cost::Ammo(_) => self.add(Term::Ammo),
                _ => {}
            }
        }
    }

    fn verbs(&mut self, verbs: &[Verb]) {
        verbs.iter().for_each(|verb| self.verb(verb));
    }

    fn verb(&mut self, verb: &Verb) {
        match verb {
            Verb::Grant(_, of) | Verb::Deprive(_, of) => self.of_unit(*of),
            Verb::Exhaust(aim) if !matches!(aim, Aim::This) => self.add(Term::Suppress),
            Verb::Pin(_) => self.add(Term::Pin),
            Verb::Withdraw(_) => self.add(Term::Withdraw),
            Verb::Load(..) => self.add(Term::Ammo),
            Verb::Token(..) => self.add(Term::Token),
            Verb::If(_, then, otherwise) => {
                self.verbs(then);
                self.verbs(otherwise);
            }
            Verb::ChooseOne(options) => options.iter().for_each(|option| self.verbs(option)),
            Verb::May(costs, then) => {
                self.costs(costs);
                self.verbs(then);
            }
            _ => {}
        }
    }
}
