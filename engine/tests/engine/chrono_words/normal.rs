//! Normal forms: trees that mean the same, and may therefore read the same, have the same one.

use duelhall_engine::chrono::card::*;

pub(crate) fn normal_power(power: &Power) -> Power {
    match power {
        Power::Does(verbs) => Power::Does(normal_verbs(verbs)),
        Power::Summon(verbs) => Power::Summon(normal_verbs(verbs)),
        Power::Manifest(verbs) => Power::Manifest(normal_verbs(verbs)),
        Power::Fury(verbs) => Power::Fury(normal_verbs(verbs)),
        Power::Turn(price, verbs) => Power::Turn(*price, normal_verbs(verbs)),
        Power::When(moment, verbs) => {
            let moment = match moment {
                Moment::Enters(filter) => Moment::Enters(sorted(filter, None)),
                Moment::Dies(filter) => Moment::Dies(sorted(filter, None)),
                other => other.clone(),
            };
            Power::When(moment, normal_verbs(verbs))
        }
        Power::Always(Lasting::Yields(filter, resource, n)) => {
            Power::Always(Lasting::Yields(sorted(filter, None), *resource, *n))
        }
        Power::Always(Lasting::Haste(filter)) => Power::Always(Lasting::Haste(sorted(filter, None))),
        // A card shields only those of its own player.
        Power::Always(Lasting::Shielded(filter)) => Power::Always(Lasting::Shielded(sorted(&yours(filter), None))),
        Power::Always(Lasting::Costs(..)) | Power::Haste => power.clone(),
    }
}

pub(crate) fn normal_verbs(verbs: &[Verb]) -> Vec<Verb> {
    verbs.iter().map(normal_verb).collect()
}

fn normal_verb(verb: &Verb) -> Verb {
    let creatures = |aim: &Aim| normal_aim(aim, |filter| sorted(filter, Some(Test::Creature)));
    let any = |aim: &Aim| normal_aim(aim, |filter| sorted(filter, None));
    match verb {
        Verb::MoveTime(way, n) => Verb::MoveTime(*way, amount(n)),
        Verb::Concentrate(who, n) => Verb::Concentrate(*who, amount(n)),
        Verb::Heal(who, n) => Verb::Heal(*who, amount(n)),
        Verb::Lose(who, n) => Verb::Lose(*who, amount(n)),
        Verb::Armor(who, n) => Verb::Armor(*who, amount(n)),
        Verb::Damage(n) => Verb::Damage(amount(n)),
        Verb::Draw(who, n) => Verb::Draw(*who, amount(n)),
        Verb::Discard(who, n, chooser) => Verb::Discard(*who, amount(n), *chooser),
        Verb::Mill(who, n) => Verb::Mill(*who, amount(n)),
        Verb::Charge(who, n) => Verb::Charge(*who, amount(n)),
        Verb::Drain(who, n) => Verb::Drain(*who, amount(n)),
        Verb::Token(id, n) => Verb::Token(id.clone(), amount(n)),
        Verb::Recover(n) => Verb::Recover(amount(n)),
        Verb::Disembody(aim) => Verb::Disembody(creatures(aim)),
        Verb::Return(aim) => Verb::Return(creatures(aim)),
        Verb::Snare(aim) => Verb::Snare(creatures(aim)),
        Verb::Turn(aim) => Verb::Turn(any(aim)),
        Verb::Ready(aim) => Verb::Ready(any(aim)),
        // C-113: a card never shifts itself.
        Verb::Shift(aim) => Verb::Shift(normal_aim(aim, |filter| {
            sorted(&Filter(filter.0.iter().filter(|test| **test != Test::Other).cloned().collect()), None)
        })),
        // C-115: only one's own cards can be sacrificed.
        Verb::Sacrifice(aim) => Verb::Sacrifice(normal_aim(aim, |filter| sorted(&yours(filter), None))),
        Verb::Mend(aim, n) => Verb::Mend(any(aim), amount(n)),
        Verb::Unwind(aim, n) => Verb::Unwind(normal_aim(aim, |filter| sorted(filter, Some(Test::Event))), amount(n)),
        Verb::If(cond, then, otherwise) => Verb::If(normal_cond(cond), normal_verbs(then), normal_verbs(otherwise)),
        Verb::ChooseOne(options) => Verb::ChooseOne(options.iter().map(|option| normal_verbs(option)).collect()),
        Verb::May(price, verbs) => Verb::May(*price, normal_verbs(verbs)),
        Verb::Insight | Verb::Fetch => verb.clone(),
    }
}

fn normal_aim(aim: &Aim, sort: impl Fn(&Filter) -> Filter) -> Aim {
    match aim {
        Aim::One(filter) => Aim::One(sort(filter)),
        Aim::Mass(filter, most) => Aim::Mass(sort(filter), amount(most)),
        Aim::Each(filter) => Aim::Each(sort(filter)),
        Aim::This | Aim::That | Aim::Subject => aim.clone(),
    }
}

fn normal_cond(cond: &Cond) -> Cond {
    match cond {
        Cond::Is(one, cmp, other) => Cond::Is(amount(one), *cmp, amount(other)),
        Cond::There(filter) => Cond::There(sorted(filter, None)),
        Cond::Moved | Cond::YourTurn => cond.clone(),
    }
}

fn amount(of: &Amount) -> Amount {
    match of {
        Amount::Count(filter) => Amount::Count(sorted(filter, None)),
        Amount::Times(factor, inner) => Amount::Times(*factor, Box::new(amount(inner))),
        Amount::Sum(one, other) => Amount::Sum(Box::new(amount(one)), Box::new(amount(other))),
        plain => plain.clone(),
    }
}

fn yours(filter: &Filter) -> Filter {
    Filter([&filter.0[..], &[Test::Yours]].concat())
}

/// A filter without repetition, in the order in which it is said; `implied` is what the verb demands anyway.
fn sorted(filter: &Filter, implied: Option<Test>) -> Filter {
    let is_type = |test: &Test| matches!(test, Test::Creature | Test::Location | Test::Event);
    let implied = implied.filter(|_| !filter.0.iter().any(is_type));
    let mut tests: Vec<Test> = Vec::new();
    for test in implied.iter().chain(&filter.0) {
        if !tests.contains(test) {
            tests.push(test.clone());
        }
    }
    tests.sort_by_key(|test| match test {
        Test::Creature | Test::Location | Test::Event => 0,
        Test::Yours => 1,
        Test::Theirs => 2,
        Test::Tag(_) => 3,
        Test::Turned => 4,
        Test::Ready => 5,
        Test::Other => 6,
        Test::Home(_) => 7,
        Test::Spirit(_) => 8,
        Test::This => 9,
    });
    Filter(tests)
}
