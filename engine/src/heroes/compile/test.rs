//! Compiled filters.

use super::super::card::{Cmp, DamageType, Faction, Keyword, Pred};
use super::types;
use crate::kit::{Names, SetupError};

/// One demand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::heroes) enum Test {
    /// Is of one of these types.
    Type(u16),
    Tag(u8),
    Faction(Faction),
    /// One of these classes, as bits.
    Class(u16),
    Keyword(Keyword),
    Instant,
    Unique,
    Damage(DamageType),
    Yours,
    Friendly,
    Opposing,
    Exhausted,
    Damaged,
    Attacking,
    Defending,
    This,
    Attached,
    Hurt,
    New,
    FaceDown,
    Cost(Cmp, u8),
    Atk(Cmp, u8),
    Health(Cmp, u8),
    Not(Box<Self>),
    Any(Vec<Self>),
}

/// A filter: all tests must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::heroes) struct Sieve {
    pub(in crate::heroes) tests: Vec<Test>,
    /// The types of which a card must have one; the tests include the test for them too.
    pub(in crate::heroes) types: u16,
    /// Whether it mentions resources; a filter that does not never finds any.
    pub(in crate::heroes) resources: bool,
}

impl Sieve {
    pub(super) fn new(filter: &[Pred], tags: &mut Names) -> Result<Self, SetupError> {
        let tests = filter.iter().map(|pred| test(pred, tags)).collect::<Result<Vec<_>, _>>()?;
        let resources = tests.iter().any(speaks_of_resources);
        let types = tests.iter().find_map(|test| if let Test::Type(bits) = test { Some(*bits) } else { None });
        Ok(Self { tests, types: types.unwrap_or(u16::MAX), resources })
    }

    /// Whether cards with which a price is paid may fit before it is paid and not afterwards, or the other way round.
    pub(in crate::heroes) fn is_of_payment(&self) -> bool {
        self.resources || self.tests.iter().any(speaks_of_exhaustion)
    }

    /// Whether it asks for certain types of cards.
    pub(in crate::heroes) fn names_type(&self) -> bool {
        let is_type = |test: &Test| matches!(test, Test::Type(_));
        self.tests.iter().any(|test| match test {
            Test::Any(tests) => !tests.is_empty() && tests.iter().all(is_type),
            test => is_type(test),
        })
    }
}

fn speaks_of_resources(test: &Test) -> bool {
    match test {
        Test::Type(bits) => bits & (types::RESOURCE | types::QUEST) != 0,
        Test::FaceDown | Test::This => true,
        Test::Any(tests) => tests.iter().any(speaks_of_resources),
        _ => false,
    }
}

fn speaks_of_exhaustion(test: &Test) -> bool {
    match test {
        Test::Exhausted => true,
        Test::Not(test) => speaks_of_exhaustion(test),
        Test::Any(tests) => tests.iter().any(speaks_of_exhaustion),
        _ => false,
    }
}

fn test(pred: &Pred, tags: &mut Names) -> Result<Test, SetupError> {
    let not = |test| Test::Not(Box::new(test));
    Ok(match pred {
        Pred::Ally => Test::Type(types::ALLY),
        Pred::Hero => Test::Type(types::HERO),
        Pred::Character => Test::Type(types::HERO | types::ALLY),
        Pred::Equipment => Test::Type(types::WEAPON | types::ARMOR | types::ITEM),
        Pred::Weapon => Test::Type(types::WEAPON),
        Pred::Armor => Test::Type(types::ARMOR),
        Pred::Item => Test::Type(types::ITEM),
        Pred::Ability => Test::Type(types::ABILITY),
        Pred::Ongoing => Test::Type(types::ONGOING),
        Pred::Totem => Test::Type(types::TOTEM),
        Pred::Resource => Test::Type(types::RESOURCE),
        Pred::Quest => Test::Type(types::QUEST),
        Pred::Token => Test::Type(types::TOKEN),
        Pred::Tag(word) => Test::Tag(tags.index(word)?),
        Pred::Faction(faction) => Test::Faction(*faction),
        Pred::Class(class) => Test::Class(1 << *class as u16),
        Pred::Keyword(keyword) => Test::Keyword(*keyword),
        Pred::Instant => Test::Instant,
        Pred::Unique => Test::Unique,
        Pred::Damage(kind) => Test::Damage(*kind),
        Pred::Yours => Test::Yours,
        Pred::Friendly => Test::Friendly,
        Pred::Opposing => Test::Opposing,
        Pred::Exhausted => Test::Exhausted,
        Pred::Ready => not(Test::Exhausted),
        Pred::Damaged => Test::Damaged,
        Pred::Undamaged => not(Test::Damaged),
        Pred::Attacking => Test::Attacking,
        Pred::Defending => Test::Defending,
        Pred::This => Test::This,
        Pred::Other => not(Test::This),
        Pred::Attached => Test::Attached,
        Pred::Hurt => Test::Hurt,
        Pred::New => Test::New,
        Pred::FaceDown => Test::FaceDown,
        Pred::Cost(cmp, number) => Test::Cost(*cmp, *number),
        Pred::Atk(cmp, number) => Test::Atk(*cmp, *number),
        Pred::Health(cmp, number) => Test::Health(*cmp, *number),
        Pred::Not(pred) => not(test(pred, tags)?),
        Pred::Any(preds) => Test::Any(preds.iter().map(|pred| test(pred, tags)).collect::<Result<_, _>>()?),
    })
}
