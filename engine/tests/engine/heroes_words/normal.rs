//! Normal forms: trees with the same meaning become equal.

use duelhall_engine::heroes::card::*;

/// The order of demands does not matter, nor does a repeated demand. A choice with one option is that option.
fn filter(filter: &Filter) -> Filter {
    let mut preds: Vec<Pred> = filter.iter().map(pred).collect();
    preds.sort_by_key(|pred| format!("{pred:?}"));
    preds.dedup();
    preds
}

fn pred(of: &Pred) -> Pred {
    match of {
        Pred::Not(inner) => Pred::Not(Box::new(pred(inner))),
        Pred::Any(either) => match either.iter().map(pred).collect::<Vec<_>>() {
            one if one.len() == 1 => one[0].clone(),
            several => Pred::Any(several),
        },
        plain => plain.clone(),
    }
}

fn who(of: &Who) -> Who {
    match of {
        Who::Target(of) => Who::Target(filter(of)),
        Who::Targets(from, to, of) => Who::Targets(*from, *to, filter(of)),
        Who::Each(of) => Who::Each(filter(of)),
        Who::Choose(chooser, n, of) => Who::Choose(*chooser, *n, filter(of)),
        plain => plain.clone(),
    }
}

fn amount(of: &Amount) -> Amount {
    let boxed = |of: &Amount| Box::new(amount(of));
    match of {
        Amount::Count(of) => Amount::Count(filter(of)),
        Amount::CountIn(zone, player, of) => Amount::CountIn(*zone, *player, filter(of)),
        Amount::AtkOf(of) => Amount::AtkOf(who(of)),
        Amount::HealthOf(of) => Amount::HealthOf(who(of)),
        Amount::DamageOn(of) => Amount::DamageOn(who(of)),
        Amount::CostOf(of) => Amount::CostOf(who(of)),
        Amount::Counters(kind, of) => Amount::Counters(kind.clone(), who(of)),
        Amount::Sum(a, b) => Amount::Sum(boxed(a), boxed(b)),
        Amount::Less(a, b) => Amount::Less(boxed(a), boxed(b)),
        Amount::Times(n, a) => Amount::Times(*n, boxed(a)),
        Amount::Half(a) => Amount::Half(boxed(a)),
        plain => plain.clone(),
    }
}

fn most(of: &Most) -> Most {
    match of {
        Most::N(of) => Most::N(amount(of)),
        Most::All => Most::All,
    }
}

/// A group with one member is that member.
fn cond(of: &Cond) -> Cond {
    match of {
        Cond::Is(a, cmp, b) => Cond::Is(amount(a), *cmp, amount(b)),
        Cond::Exists(of) => Cond::Exists(filter(of)),
        Cond::Fits(of, like) => Cond::Fits(who(of), filter(like)),
        Cond::Not(inner) => Cond::Not(Box::new(cond(inner))),
        Cond::All(parts) | Cond::Either(parts) if parts.len() == 1 => cond(&parts[0]),
        // "While your hero is attacking" says both.
        Cond::All(parts) => match &parts.iter().map(cond).collect::<Vec<_>>()[..] {
            [Cond::Combat, Cond::Fits(Who::Attacker, of)] if *of == [Pred::Hero, Pred::Yours] => {
                Cond::Fits(Who::Hero, vec![Pred::Attacking])
            }
            [Cond::Combat, Cond::Fits(Who::Defender, of)] if *of == [Pred::Hero, Pred::Yours] => {
                Cond::Fits(Who::Hero, vec![Pred::Defending])
            }
            parts => Cond::All(parts.to_vec()),
        },
        Cond::Either(parts) => Cond::Either(parts.iter().map(cond).collect()),
        plain => plain.clone(),
    }
}

fn change(of: &Mod) -> Mod {
    match of {
        Mod::Atk(of) => Mod::Atk(amount(of)),
        Mod::Health(of) => Mod::Health(amount(of)),
        Mod::Def(of) => Mod::Def(amount(of)),
        Mod::CostMore(of, n) => Mod::CostMore(filter(of), *n),
        plain => plain.clone(),
    }
}

/// The cards with which a player pays are always the player's own.
fn price(of: &Price) -> Price {
    let own = |of: &Filter| filter(of).into_iter().filter(|pred| *pred != Pred::Yours).collect();
    match of {
        Price::ExhaustOther(n, of) => Price::ExhaustOther(*n, own(of)),
        Price::Destroy(n, of) => Price::Destroy(*n, own(of)),
        Price::RemoveFromGraveyard(n, of) => Price::RemoveFromGraveyard(*n, filter(of)),
        Price::Discard(n, of) => Price::Discard(*n, filter(of)),
        plain => plain.clone(),
    }
}

pub(crate) fn normal_verbs(verbs: &[Verb]) -> Vec<Verb> {
    verbs.iter().map(verb).collect()
}

fn verb(of: &Verb) -> Verb {
    let prices = |of: &[Price]| of.iter().map(price).collect();
    match of {
        Verb::Deal { n, kind, to, by, sure } => {
            Verb::Deal { n: amount(n), kind: *kind, to: who(to), by: *by, sure: *sure }
        }
        Verb::Put(n, of) => Verb::Put(amount(n), who(of)),
        Verb::Heal(n, of) => Verb::Heal(most(n), who(of)),
        Verb::Destroy(of) => Verb::Destroy(who(of)),
        Verb::Move(of, zone) => Verb::Move(who(of), *zone),
        Verb::Exhaust(of) => Verb::Exhaust(who(of)),
        Verb::Ready(of) => Verb::Ready(who(of)),
        Verb::Draw(player, n) => Verb::Draw(*player, amount(n)),
        Verb::Discard(player, n, chooser) => Verb::Discard(*player, amount(n), *chooser),
        Verb::Mill(player, n) => Verb::Mill(*player, amount(n)),
        Verb::Look(n, up_to, of, zone) => Verb::Look(*n, *up_to, filter(of), *zone),
        Verb::Reveal(n, of, zone) => Verb::Reveal(*n, filter(of), *zone),
        Verb::Search(of, zone) => Verb::Search(filter(of), *zone),
        Verb::Recover(n, of, zone) => Verb::Recover(*n, filter(of), *zone),
        Verb::Give(of, mods, until) => Verb::Give(who(of), mods.iter().map(change).collect(), *until),
        Verb::Prevent(n, of, combat, until) => Verb::Prevent(most(n), who(of), *combat, *until),
        Verb::Control(of, until) => Verb::Control(who(of), *until),
        Verb::AddCounters(kind, n, of) => Verb::AddCounters(kind.clone(), amount(n), who(of)),
        Verb::RemoveCounters(kind, n, of) => Verb::RemoveCounters(kind.clone(), most(n), who(of)),
        Verb::Interrupt(of, n) => Verb::Interrupt(filter(of), *n),
        Verb::Token(card, n) => Verb::Token(card.clone(), amount(n)),
        Verb::TurnDown(of) => Verb::TurnDown(who(of)),
        Verb::RemoveFromCombat(of) => Verb::RemoveFromCombat(who(of)),
        Verb::If(when, then, otherwise) => Verb::If(cond(when), normal_verbs(then), normal_verbs(otherwise)),
        Verb::May(of, verbs) => Verb::May(prices(of), normal_verbs(verbs)),
        Verb::Unless(player, of, verbs) => Verb::Unless(*player, prices(of), normal_verbs(verbs)),
        Verb::ChooseOne(options) => Verb::ChooseOne(options.iter().map(|option| normal_verbs(option)).collect()),
        Verb::Flip(heads, tails) => Verb::Flip(normal_verbs(heads), normal_verbs(tails)),
        Verb::Repeat(n, verbs) => Verb::Repeat(amount(n), normal_verbs(verbs)),
        Verb::AtEnd(verbs) => Verb::AtEnd(normal_verbs(verbs)),
        // Both verbs can put cards from the top of your deck into your graveyard.
        Verb::Place(Where::DeckTop, n, Where::Graveyard) => Verb::Mill(Player::You, Amount::N(i16::from(*n))),
        Verb::ShuffleIn(..) | Verb::Place(..) | Verb::ExtraTurn => of.clone(),
    }
}

fn event(of: &On) -> On {
    match of {
        On::Enters(of) => On::Enters(filter(of)),
        On::Attacks(of) => On::Attacks(filter(of)),
        On::Defends(of) => On::Defends(filter(of)),
        On::Protects(of) => On::Protects(filter(of)),
        // The controller of the weapon is the one who strikes with it.
        On::Strikes(of) if filter(of) == [Pred::This, Pred::Yours] => On::Strikes(vec![Pred::This]),
        On::Strikes(of) => On::Strikes(filter(of)),
        On::Damaged { who, by, combat } => On::Damaged { who: filter(who), by: filter(by), combat: *combat },
        On::Healed(of) => On::Healed(filter(of)),
        On::Destroyed(of) => On::Destroyed(filter(of)),
        On::Leaves(of) => On::Leaves(filter(of)),
        On::Exhausted(of) => On::Exhausted(filter(of)),
        On::Plays(player, of) => On::Plays(*player, filter(of)),
        plain => plain.clone(),
    }
}

pub(crate) fn normal_power(of: &Power) -> Power {
    let when = |when: &Option<Cond>| when.as_ref().map(cond);
    match of {
        Power::Paid { price: paid, effect, when: is, once } => Power::Paid {
            price: paid.iter().map(price).collect(),
            effect: normal_verbs(effect),
            when: when(is),
            once: *once,
        },
        Power::Trigger { on, when: is, effect, once } => {
            let (on, effect, when) = (event(on), normal_verbs(effect), when(is));
            let (effect, when) = if is_of_this(&on) { (by_name(&effect), by_name(&when)) } else { (effect, when) };
            Power::Trigger { on, when, effect, once: *once }
        }
        Power::Static { who: of, mods, when: is } => {
            Power::Static { who: who(of), mods: mods.iter().map(change).collect(), when: when(is) }
        }
    }
}

/// Whether the subject of an event is the card itself.
fn is_of_this(on: &On) -> bool {
    match on {
        On::Enters(of)
        | On::Attacks(of)
        | On::Defends(of)
        | On::Protects(of)
        | On::Strikes(of)
        | On::Damaged { who: of, .. }
        | On::Healed(of)
        | On::Destroyed(of)
        | On::Leaves(of)
        | On::Exhausted(of)
        | On::Plays(_, of) => *of == [Pred::This],
        On::Draws(_) | On::Discards(_) | On::Completes(_) | On::TurnBegins(_) | On::TurnEnds(_) => false,
    }
}

/// Replaces the subject by the card itself, in a part of a power whose subject is the card.
fn by_name<T: serde::Serialize + serde::de::DeserializeOwned>(part: &T) -> T {
    let json = serde_json::to_string(part).unwrap();
    serde_json::from_str(&json.replace("\"Subject\"", "\"This\"")).unwrap()
}
