//! Compiles filters: sieves through which cards go on the battlefield or anywhere.

use super::card::{Filter, Test, Type};
use super::program::{Code, Grain};
use crate::kit::{Ids, Kind, SetupError};

impl Code {
    /// A sieve for cards on the battlefield; without a type it means units.
    pub(super) fn sieve(&mut self, filter: &Filter, ids: &Ids) -> Result<u16, SetupError> {
        let mut grains = Vec::new();
        check_types(filter)?;
        if !filter.0.iter().any(names_a_type) {
            grains.push(Grain::Unit);
        }
        for test in &filter.0 {
            grains.push(self.grain(test, ids)?);
        }
        self.sieves.intern(grains)
    }

    /// A sieve that attack and defense may depend on, so it cannot test them.
    pub(super) fn calm_sieve(&mut self, filter: &Filter, ids: &Ids) -> Result<u16, SetupError> {
        if filter.0.iter().any(|test| matches!(test, Test::Attack(..) | Test::Defense(..))) {
            return Err(SetupError("what lasts cannot depend on attack or defense".to_owned()));
        }
        self.sieve(filter, ids)
    }

    /// A sieve for cards anywhere; without a type it means any card.
    pub(super) fn card_sieve(&mut self, filter: &Filter, ids: &Ids) -> Result<u16, SetupError> {
        let mut grains = Vec::new();
        check_types(filter)?;
        for test in &filter.0 {
            let grain = self.grain(test, ids)?;
            let is_printed = matches!(
                grain,
                Grain::Unit
                    | Grain::Ground
                    | Grain::Air
                    | Grain::Vehicle
                    | Grain::Type(_)
                    | Grain::Types(_)
                    | Grain::Support
                    | Grain::Country(_)
                    | Grain::Tag(_)
                    | Grain::Named(_)
                    | Grain::Cost(..)
            );
            if !is_printed {
                return Err(SetupError(format!("{test:?} tests a card that is not on the battlefield")));
            }
            grains.push(grain);
        }
        self.sieves.intern(grains)
    }

    fn grain(&mut self, test: &Test, ids: &Ids) -> Result<Grain, SetupError> {
        Ok(match test {
            Test::Unit => Grain::Unit,
            Test::Ground => Grain::Ground,
            Test::Air => Grain::Air,
            Test::Vehicle => Grain::Vehicle,
            Test::Infantry => Grain::Type(Type::Infantry),
            Test::Tank => Grain::Type(Type::Tank),
            Test::TankDestroyer => Grain::Type(Type::TankDestroyer),
            Test::Fighter => Grain::Type(Type::Fighter),
            Test::Bomber => Grain::Type(Type::Bomber),
            Test::Navy => Grain::Type(Type::Navy),
            Test::Base => Grain::Type(Type::Base),
            Test::Support => Grain::Support,
            Test::Medal => Grain::Type(Type::Medal),
            Test::Either(one, other) => Grain::Types(types(one)? | types(other)?),
            Test::Artillery => Grain::Type(Type::Artillery),
            Test::OneShot => Grain::Type(Type::OneShot),
            Test::Yours => Grain::Yours,
            Test::Theirs => Grain::Theirs,
            Test::Country(country) => Grain::Country(*country),
            Test::Tag(tag) => Grain::Tag(self.tags.index(tag)?),
            // A card that is not in the match is on no battlefield.
            Test::Named(id) => Grain::Named(ids.get(id).copied().unwrap_or(Kind::HIDDEN)),
            Test::Cost(cmp, n) => Grain::Cost(*cmp, *n),
            Test::Used => Grain::Used,
            Test::Available => Grain::Available,
            Test::Damaged => Grain::Damaged,
            Test::Attacking => Grain::Attacking,
            Test::Blocking => Grain::Blocking,
            Test::Decorated => Grain::Decorated,
            Test::Attack(cmp, n) => Grain::Attack(*cmp, *n),
            Test::Defense(cmp, n) => Grain::Defense(*cmp, *n),
            Test::Other => Grain::Other,
            Test::This => Grain::This,
            Test::Bearer => Grain::Bearer,
        })
    }
}

/// One of two types says what a card is without another type beside it.
fn check_types(filter: &Filter) -> Result<(), SetupError> {
    let either = filter.0.iter().any(|test| matches!(test, Test::Either(..)));
    let is_type = |test: &&Test| names_a_type(test) && !matches!(test, Test::This | Test::Bearer);
    if either && filter.0.iter().filter(is_type).count() > 1 {
        return Err(SetupError("beside one of two types no other type is named".to_owned()));
    }
    Ok(())
}

/// The types that a test allows, as bits.
fn types(test: &Test) -> Result<u16, SetupError> {
    let all = match test {
        Test::Ground => &[Type::Infantry, Type::Tank, Type::TankDestroyer][..],
        Test::Air => &[Type::Fighter, Type::Bomber],
        Test::Vehicle => &[Type::Tank, Type::TankDestroyer],
        Test::Infantry => &[Type::Infantry],
        Test::Tank => &[Type::Tank],
        Test::TankDestroyer => &[Type::TankDestroyer],
        Test::Fighter => &[Type::Fighter],
        Test::Bomber => &[Type::Bomber],
        Test::Navy => &[Type::Navy],
        Test::Base => &[Type::Base],
        Test::Support => &[Type::Permanent, Type::OneShot],
        Test::Medal => &[Type::Medal],
        Test::Artillery => &[Type::Artillery],
        Test::OneShot => &[Type::OneShot],
        _ => return Err(SetupError("either of two types, and nothing else, can be tested together".to_owned())),
    };
    Ok(all.iter().fold(0, |bits, of| bits | 1 << *of as u16))
}

/// Whether a test says what a card is, so that a filter means more than units.
const fn names_a_type(test: &Test) -> bool {
    matches!(
        test,
        Test::Unit
            | Test::Ground
            | Test::Air
            | Test::Vehicle
            | Test::Infantry
            | Test::Tank
            | Test::TankDestroyer
            | Test::Fighter
            | Test::Bomber
            | Test::Navy
            | Test::Base
            | Test::Support
            | Test::Medal
            | Test::Either(..)
            | Test::Artillery
            | Test::OneShot
            | Test::This
            | Test::Bearer
    )
}
