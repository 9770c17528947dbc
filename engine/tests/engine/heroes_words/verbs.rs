//! Every verb, price, trigger and power, with each thing that it can contain in turn.

use duelhall_engine::heroes::card::*;

use super::variants::*;

const COUNTS: [u8; 5] = [0, 1, 2, 5, 21];

fn numbers() -> Vec<Amount> {
    [-1, 0, 1, 2, 5, 21]
        .map(Amount::N)
        .into_iter()
        .chain([Amount::X, Amount::Event, Amount::Hand(Player::You)])
        .collect()
}

fn most() -> Vec<Most> {
    numbers().into_iter().map(Most::N).chain([Most::All]).collect()
}

fn deal(n: Amount, kind: Option<DamageType>, to: Who, by: Dealer, sure: bool) -> Verb {
    Verb::Deal { n, kind, to, by, sure }
}

fn with_people(make: impl Fn(Who) -> Verb) -> Vec<Verb> {
    people().into_iter().map(make).collect()
}

/// Every verb that contains no other.
pub(crate) fn plain_verbs() -> Vec<Verb> {
    let mut verbs = vec![Verb::ExtraTurn];
    let target = || Who::Target(vec![Pred::Ally]);
    verbs.extend(amounts().into_iter().map(|n| deal(n, None, Who::Hero, Dealer::This, false)));
    for by in dealers() {
        verbs.extend(DAMAGE.into_iter().map(|kind| deal(Amount::N(2), Some(kind), target(), by, false)));
        verbs.push(deal(Amount::N(2), None, target(), by, true));
        verbs.extend(with_people(|who| deal(Amount::N(3), None, who, by, false)));
    }
    for n in numbers() {
        verbs.push(Verb::Put(n.clone(), Who::This));
        for player in players() {
            verbs.extend([Verb::Draw(player, n.clone()), Verb::Mill(player, n.clone())]);
            verbs.extend(choosers().into_iter().map(|chooser| Verb::Discard(player, n.clone(), chooser)));
        }
        verbs.push(Verb::AddCounters(counter(), n.clone(), Who::This));
        verbs.push(Verb::Token("test-wolf".to_owned(), n.clone()));
        verbs.push(Verb::Token("test-bear".to_owned(), n));
    }
    for most in most() {
        verbs.push(Verb::Heal(most.clone(), target()));
        verbs.push(Verb::RemoveCounters(counter(), most.clone(), Who::This));
        for combat in [true, false] {
            verbs.extend(untils().into_iter().map(|until| Verb::Prevent(most.clone(), Who::Hero, combat, until)));
        }
    }
    for who in people() {
        let who = || who.clone();
        verbs.extend([Verb::Destroy(who()), Verb::Exhaust(who()), Verb::Ready(who()), Verb::TurnDown(who())]);
        verbs.extend([Verb::RemoveFromCombat(who()), Verb::Heal(Most::N(Amount::N(4)), who())]);
        verbs.extend([Verb::Put(Amount::N(4), who()), Verb::Prevent(Most::All, who(), true, Until::EndOfTurn)]);
        verbs.push(Verb::AddCounters("test-rust".to_owned(), Amount::N(4), who()));
        verbs.push(Verb::RemoveCounters("test-rust".to_owned(), Most::All, who()));
        verbs.extend(zones().into_iter().map(|zone| Verb::Move(who(), zone)));
        verbs.extend(untils().into_iter().map(|until| Verb::Control(who(), until)));
        verbs.extend(untils().into_iter().map(|until| Verb::Give(who(), vec![Mod::MustAttack], until)));
        verbs.extend(cants().into_iter().map(|cant| Verb::Give(who(), vec![Mod::Cant(cant)], Until::Forever)));
    }
    verbs.extend(mods().into_iter().map(|change| Verb::Give(target(), vec![change], Until::EndOfTurn)));
    verbs.push(Verb::Give(target(), vec![], Until::EndOfTurn));
    for filter in filters() {
        let filter = || filter.clone();
        verbs.extend([Verb::Destroy(Who::Target(filter())), Verb::Destroy(Who::Each(filter()))]);
        verbs.extend([Verb::Interrupt(filter(), None), Verb::Interrupt(filter(), Some(2))]);
        verbs.push(deal(Amount::N(1), None, Who::Targets(2, 2, filter()), Dealer::Hero, false));
        verbs.push(Verb::Exhaust(Who::Targets(5, 5, filter())));
        verbs.push(Verb::Look(5, 2, filter(), Where::Hand));
        verbs.push(Verb::Reveal(5, filter(), Where::Hand));
        verbs.push(Verb::Search(filter(), Where::Hand));
        verbs.push(Verb::Recover(1, filter(), Where::Hand));
    }
    for n in COUNTS {
        verbs.push(Verb::Interrupt(vec![], Some(n)));
        for zone in zones() {
            let allies = || vec![Pred::Ally];
            verbs.extend([Verb::Look(n, 1, allies(), zone), Verb::Look(4, n, allies(), zone)]);
            verbs.extend([Verb::Reveal(n, allies(), zone), Verb::Recover(n, allies(), zone)]);
            verbs.extend(zones().into_iter().map(|from| Verb::Place(from, n, zone)));
        }
    }
    for zone in zones() {
        verbs.push(Verb::Search(vec![Pred::Quest], zone));
        verbs.extend(players().into_iter().map(|player| Verb::ShuffleIn(player, zone)));
    }
    verbs
}

/// Every verb that contains others, built around these.
pub(crate) fn around(a: &[Verb], b: &[Verb]) -> Vec<Verb> {
    let (one, other) = (|| a.to_vec(), || b.to_vec());
    let mut verbs = vec![
        Verb::If(Cond::Combat, one(), other()),
        Verb::May(vec![], one()),
        Verb::May(vec![Price::Pay(2)], one()),
        Verb::ChooseOne(vec![one(), other()]),
        Verb::ChooseOne(vec![one()]),
        Verb::ChooseOne(vec![]),
        Verb::Flip(one(), other()),
        Verb::Repeat(Amount::N(2), one()),
        Verb::Repeat(Amount::Hand(Player::You), one()),
        Verb::AtEnd(one()),
    ];
    verbs.extend(players().into_iter().map(|player| Verb::Unless(player, vec![Price::Pay(2)], one())));
    verbs
}

/// Whether a verb is listed in [`plain_verbs`] and not in [`around`]. A new verb does not compile until it is named
/// here; list it there too.
pub(crate) fn is_plain(verb: &Verb) -> bool {
    match verb {
        Verb::Deal { .. }
        | Verb::Put(..)
        | Verb::Heal(..)
        | Verb::Destroy(_)
        | Verb::Move(..)
        | Verb::Exhaust(_)
        | Verb::Ready(_)
        | Verb::Draw(..)
        | Verb::Discard(..)
        | Verb::Mill(..)
        | Verb::Look(..)
        | Verb::Reveal(..)
        | Verb::Search(..)
        | Verb::Recover(..)
        | Verb::ShuffleIn(..)
        | Verb::Place(..)
        | Verb::Give(..)
        | Verb::Prevent(..)
        | Verb::Control(..)
        | Verb::AddCounters(..)
        | Verb::RemoveCounters(..)
        | Verb::Interrupt(..)
        | Verb::Token(..)
        | Verb::TurnDown(_)
        | Verb::RemoveFromCombat(_)
        | Verb::ExtraTurn => true,
        Verb::If(..)
        | Verb::May(..)
        | Verb::Unless(..)
        | Verb::ChooseOne(_)
        | Verb::Flip(..)
        | Verb::Repeat(..)
        | Verb::AtEnd(_) => false,
    }
}

every!(prices: Price {
    Price::Pay(_) => COUNTS.map(Price::Pay),
    Price::PayX => [Price::PayX],
    Price::Exhaust => [Price::Exhaust],
    Price::ExhaustOther(..) => filters().into_iter().map(|filter| Price::ExhaustOther(1, filter)),
    Price::DestroyThis => [Price::DestroyThis],
    Price::Destroy(..) => COUNTS.map(|n| Price::Destroy(n, vec![Pred::Item])),
    Price::RemoveThis => [Price::RemoveThis],
    Price::RemoveFromGraveyard(..) => COUNTS.map(|n| Price::RemoveFromGraveyard(n, vec![Pred::Ally])),
    Price::Discard(..) => COUNTS.map(|n| Price::Discard(n, vec![])),
    Price::PutOnHero(_) => COUNTS.map(Price::PutOnHero),
    Price::PutOnThis(_) => COUNTS.map(Price::PutOnThis),
    Price::Counters(..) => COUNTS.map(|n| Price::Counters(n, counter())),
    Price::Flip => [Price::Flip],
});

fn damaged(who: Filter, by: Filter) -> Vec<On> {
    let on = |combat| On::Damaged { who: who.clone(), by: by.clone(), combat };
    vec![on(None), on(Some(true)), on(Some(false))]
}

every!(events: On {
    On::Enters(_) => filters().into_iter().map(On::Enters),
    On::Attacks(_) => filters().into_iter().map(On::Attacks),
    On::Defends(_) => [On::Defends(vec![Pred::This])],
    On::Protects(_) => [On::Protects(vec![Pred::This])],
    On::Strikes(_) => filters().into_iter().map(On::Strikes),
    On::Damaged { .. } => [(vec![Pred::Hero], vec![]), (vec![], vec![]), (vec![Pred::Hero], vec![Pred::This]), (vec![Pred::This], vec![Pred::Ally])]
        .into_iter().flat_map(|(who, by)| damaged(who, by)),
    On::Healed(_) => [On::Healed(vec![Pred::Hero])],
    On::Destroyed(_) => [On::Destroyed(vec![Pred::Hero])],
    On::Leaves(_) => [On::Leaves(vec![Pred::Hero])],
    On::Exhausted(_) => [On::Exhausted(vec![Pred::Hero])],
    On::Plays(..) => players().into_iter().flat_map(|player| [vec![], vec![Pred::Ally, Pred::Opposing]].map(|filter| On::Plays(player, filter))),
    On::Draws(_) => players().into_iter().map(On::Draws),
    On::Discards(_) => players().into_iter().map(On::Discards),
    On::Completes(_) => players().into_iter().map(On::Completes),
    On::TurnBegins(_) => turns().into_iter().map(On::TurnBegins),
    On::TurnEnds(_) => turns().into_iter().map(On::TurnEnds),
});

/// Powers of every kind, each with everything that it can contain.
pub(crate) fn powers() -> Vec<Power> {
    let draw = || vec![Verb::Draw(Player::You, Amount::N(1))];
    let mut powers = vec![Power::Static { who: Who::This, mods: vec![], when: None }];
    for price in prices() {
        powers.push(Power::Paid { price: vec![price.clone()], effect: draw(), when: None, once: false });
        powers.push(Power::Paid { price: vec![Price::Exhaust, price.clone()], effect: draw(), when: None, once: true });
        let effect = vec![Verb::May(vec![price.clone(), Price::Pay(1)], draw())];
        powers.push(Power::Paid { price: vec![], effect, when: None, once: false });
        let effect = vec![Verb::Unless(Player::Target, vec![price], draw())];
        powers.push(Power::Paid { price: vec![], effect, when: None, once: false });
    }
    for on in events() {
        let effect = || vec![Verb::Destroy(Who::Subject), Verb::Draw(Player::Controller, Amount::N(1))];
        powers.push(Power::Trigger { on: on.clone(), when: None, effect: effect(), once: false });
        powers.push(Power::Trigger { on, when: Some(Cond::Combat), effect: effect(), once: true });
    }
    for cond in conds() {
        powers.push(Power::Paid { price: vec![], effect: draw(), when: Some(cond.clone()), once: false });
        powers.push(Power::Static { who: Who::This, mods: vec![Mod::LosePowers], when: Some(cond.clone()) });
        let effect = vec![Verb::If(cond, draw(), vec![])];
        powers.push(Power::Trigger { on: On::TurnBegins(Turn::Yours), when: None, effect, once: false });
    }
    for who in people() {
        powers.push(Power::Static {
            who: who.clone(),
            mods: vec![Mod::Atk(Amount::N(1)), Mod::LosePowers],
            when: None,
        });
        for by in dealers() {
            let effect = vec![Verb::Deal { n: Amount::Event, kind: None, to: who.clone(), by, sure: true }];
            powers.push(Power::Trigger { on: On::Attacks(vec![Pred::This]), when: None, effect, once: false });
        }
    }
    powers.extend(mods().into_iter().map(|change| Power::Static { who: Who::Hero, mods: vec![change], when: None }));
    powers
}
