//! What the rows of cards are worth, in tenths of a point, by the budget of the rules. Games have shown that an attack each turn
//! is worth more than the one point from which the budget began.

use crate::chrono::card::{Aim, Amount, CardDef, Epoch, Lasting, Moment, Power, Resource, Row, Test, Type, Verb, Who};

/// The worth that a card of a cost should have.
pub(super) const fn budget(cost: u8) -> i32 {
    [8, 10, 25, 40, 55, 70, 85, 100][cost as usize]
}

const fn resource(resource: Resource) -> i32 {
    match resource {
        Resource::Concentration => 15,
        Resource::Time => 12,
        Resource::Future | Resource::Past | Resource::Defense => 8,
        Resource::Life => 7,
        Resource::Attack | Resource::Damage => 13,
        Resource::Loss => -5,
    }
}

/// An amount, as much as it is on an ordinary board.
fn number(amount: &Amount) -> i32 {
    match amount {
        Amount::N(n) => i32::from(*n),
        Amount::Times(times, amount) => i32::from(*times) * number(amount),
        Amount::Sum(one, other) => number(one) + number(other),
        Amount::Age
        | Amount::Count(_)
        | Amount::Counters
        | Amount::Pool(_)
        | Amount::Life(_)
        | Amount::Hand(_)
        | Amount::Moved
        | Amount::Ages => 3,
    }
}

/// What it is worth to apply a verb to as many cards as an aim allows: `each` for a point of spirit.
fn aim(aim: &Aim, each: i32) -> i32 {
    let spirit =
        |tests: &[Test]| tests.iter().find_map(|test| if let Test::Spirit(n) = test { Some(*n) } else { None });
    match aim {
        Aim::One(filter) => spirit(&filter.0).map_or(12, |n| 4 + each * i32::from(n)),
        Aim::Mass(_, amount) => 8 + each * number(amount),
        Aim::Each(_) => 40,
        Aim::This | Aim::That | Aim::Subject => 15,
    }
}

/// What a verb is worth, done once.
fn once(verb: &Verb) -> i32 {
    match verb {
        Verb::MoveTime(_, n) => 5 * number(n),
        Verb::Concentrate(_, n) => 9 * number(n),
        Verb::Heal(_, n) => 4 * number(n),
        Verb::Armor(_, n) => 5 * number(n),
        Verb::Damage(n) => 6 * number(n),
        Verb::Draw(_, n) | Verb::Recover(n) => 15 * number(n),
        Verb::Discard(_, n, _) => 13 * number(n),
        Verb::Disembody(to) => aim(to, 9),
        Verb::Return(to) => aim(to, 5),
        Verb::Snare(to) => aim(to, 3),
        Verb::Shift(_) => 12,
        Verb::Insight => 8,
        Verb::Charge(_, n) => 5 * number(n),
        Verb::Fetch => 20,
        Verb::Token(_, n) => 15 * number(n),
        Verb::Lose(Who::You, n) => -4 * number(n),
        Verb::Lose(_, n) => 6 * number(n),
        Verb::Mill(Who::You, _) => 2,
        Verb::Mill(_, n) => 2 * number(n),
        Verb::Turn(Aim::Each(_)) => 20,
        Verb::Turn(_) => 8,
        Verb::Ready(_) => 5,
        Verb::Drain(_, n) => 5 * number(n),
        Verb::Mend(_, n) => 3 * number(n),
        Verb::Unwind(_, n) => 4 * number(n),
        Verb::Sacrifice(_) => -15,
        Verb::If(_, then, otherwise) => (all(then) + all(otherwise)) / 2,
        Verb::ChooseOne(options) => options.iter().map(|option| all(option)).max().unwrap_or(0) + 3,
        Verb::May(price, verbs) => (all(verbs) - 9 * i32::from(*price)).max(5),
    }
}

/// What several verbs are worth, each done once.
fn all(verbs: &[Verb]) -> i32 {
    verbs.iter().map(once).sum()
}

fn lasting(lasting: &Lasting) -> i32 {
    match lasting {
        Lasting::Yields(filter, ..) if filter.0.contains(&Test::Theirs) => 35,
        Lasting::Yields(..) | Lasting::Haste(_) => 20,
        Lasting::Costs(..) => 25,
        Lasting::Shielded(_) => 10,
    }
}

fn power(power: &Power) -> i32 {
    match power {
        Power::Does(verbs) | Power::Summon(verbs) => all(verbs),
        Power::Manifest(verbs) => all(verbs) * 13 / 10,
        Power::Fury(verbs) => all(verbs) * 8 / 10,
        Power::Turn(cost, verbs) => (all(verbs) * 15 / 10 - 10 * i32::from(*cost)).max(5),
        Power::When(Moment::Begins(_) | Moment::Ends(_), verbs) => all(verbs) * 2,
        Power::When(_, verbs) => all(verbs) * 12 / 10,
        Power::Always(change) => lasting(change),
        Power::Haste => 10,
    }
}

/// The worth of a row.
fn row(row: &Row) -> i32 {
    let window = row.window.iter().flatten().map(|(kind, n)| resource(*kind) * i32::from(*n));
    window.sum::<i32>() + row.powers.iter().map(power).sum::<i32>()
}

/// The worth of a card in an epoch.
pub(super) fn points(card: &CardDef, epoch: Epoch) -> i32 {
    card.row(epoch).map_or(0, row)
}

/// Whether a card is worth about half as much again in its home epoch as in any other.
pub(super) fn is_strongest_at_home(card: &CardDef) -> bool {
    let away = Epoch::ALL.into_iter().filter(|epoch| *epoch != card.home).map(|epoch| points(card, epoch)).max();
    away.is_some_and(|away| points(card, card.home) * 10 >= away * 14)
}

/// Whether the card is a thoughtform that nothing keeps from a budget.
pub(super) const fn is_thoughtform(card: &CardDef) -> bool {
    matches!(card.kind, Type::Thoughtform) && !card.token
}
