//! Compiles cards: checks them, and writes their effects as programs.

use smallvec::SmallVec;

use super::card::{Amount, CardDef, Cond, Cost, Lasting, Moment, Power, Test, Trait, Type, Verb};
use super::mask;
use super::program::{Check, Code, Compiled, Fixed, Num, On, Op, Price, Sum, bit};
use super::state::flag;
use super::writer::Writer;
use crate::kit::{Compile, Ids, Kind, Numbered, SetupError, Writer as _};

/// The most attack, defense or cost of a card.
const MOST_NUMBER: u8 = 50;
/// The most powers of a card.
const MOST_POWERS: usize = 12;

impl Compile for Code {
    type Def = CardDef;

    fn add(&mut self, card: &CardDef, ids: &Ids) -> Result<(), SetupError> {
        check(card)?;
        let mut tags = 0;
        for tag in &card.tags {
            tags |= 1 << self.tags.index(tag)?;
        }
        let on = card.on.as_ref().map(|filter| self.sieve(filter, ids)).transpose()?;
        let mut compiled = Compiled {
            kind: card.kind,
            country: card.country,
            cost: card.cost,
            own: card.own,
            x: card.x,
            attack: card.attack as i8,
            defense: card.defense as i8,
            ammo: card.ammo,
            tags,
            token: card.token,
            on,
            traits: 0,
            leader: 0,
            colonel: 0,
            armor: 0,
            does: None,
            enters: None,
            uses: SmallVec::new(),
            buried: SmallVec::new(),
            triggers: SmallVec::new(),
            fixed: SmallVec::new(),
        };
        for power in &card.powers {
            self.power(&mut compiled, power, ids)?;
        }
        self.masks.push(mask::of(&compiled));
        self.compiled.push(compiled);
        Ok(())
    }
}

/// Whether the parts of a card go together.
fn check(card: &CardDef) -> Result<(), SetupError> {
    let wrong = |what: &str| Err(SetupError(what.to_owned()));
    let is_unit = card.kind.is_unit();
    if card.cost.max(card.attack).max(card.defense).max(card.ammo) > MOST_NUMBER || card.powers.len() > MOST_POWERS {
        return wrong(&format!("a card has numbers up to {MOST_NUMBER} and at most {MOST_POWERS} powers"));
    }
    if card.own > card.cost {
        return wrong("more bases of its country than bases in all (W-35)");
    }
    if card.kind == Type::Base && (card.cost > 0 || card.x) {
        return wrong("a military base costs nothing (W-34)");
    }
    if is_unit != (card.defense > 0) || (!is_unit && card.attack > 0) {
        return wrong("a unit, and nothing else, has attack and defense, and defense is at least 1 (W-29)");
    }
    if card.on.is_some() && (card.kind != Type::Medal || card.x) {
        return wrong("only a medal is worn, and it does not cost X (W-45)");
    }
    if card.token && !card.kind.stays() {
        return wrong("a token stays on the battlefield");
    }
    for power in &card.powers {
        match power {
            Power::Does(_) if card.kind.stays() => {
                return wrong(
                    "`Does` is for a card that is destroyed after its use; a card that stays has \
                     `Enters`, `Use`, `When` or `Always`",
                );
            }
            Power::Enters(_) | Power::Use(..) | Power::When(..) | Power::Always(_) if !card.kind.stays() => {
                return wrong(
                    "`Enters`, `Use`, `When` and `Always` are for a card that stays; a card that is \
                     destroyed after its use has `Does`",
                );
            }
            Power::Has(_) if !is_unit => return wrong("only a unit has `Has`"),
            _ => {}
        }
    }
    Ok(())
}

impl Code {
    /// Whether a kind has this tag; used by sieves that were compiled with it.
    pub(super) fn tag(&self, kind: Kind, tag: u8) -> bool {
        self.compiled.get(kind.index()).is_some_and(|card| card.tags & (1 << tag) != 0)
    }

    fn power(&mut self, card: &mut Compiled, power: &Power, ids: &Ids) -> Result<(), SetupError> {
        let once = |place: &mut Option<u16>, start: u16| match place.replace(start) {
            None => Ok(()),
            Some(_) => Err(SetupError("the same power twice".to_owned())),
        };
        match power {
            Power::Does(verbs) => once(&mut card.does, self.effect(ids, card.kind, &[], verbs)?),
            Power::Enters(verbs) => once(&mut card.enters, self.effect(ids, card.kind, &[], verbs)?),
            Power::Use(costs, verbs) => {
                let earlier =
                    card.uses.iter().filter(|(price, _)| self.prices[usize::from(*price)].exhaust != 0).count();
                let price = self.price(costs, earlier, ids)?;
                if self.prices[usize::from(price)].exile {
                    return Err(SetupError("only a property of the Destroyed stack exiles its card".to_owned()));
                }
                card.uses.push((price, self.effect(ids, card.kind, costs, verbs)?));
                Ok(())
            }
            Power::Buried(costs, verbs) => {
                let price = self.price(costs, 0, ids)?;
                let of = self.prices[usize::from(price)];
                if of.exhaust != 0 || of.ammo > 0 || of.this {
                    return Err(SetupError("a card in the Destroyed stack is neither used nor destroyed".to_owned()));
                }
                card.buried.push((price, self.effect(ids, card.kind, costs, verbs)?));
                Ok(())
            }
            Power::When(moment, verbs) => {
                let on = self.on(moment, ids)?;
                card.triggers.push((on, self.effect(ids, card.kind, &[], verbs)?));
                Ok(())
            }
            Power::Always(lasting) => {
                let fixed = self.fixed(lasting, ids)?;
                card.fixed.push(fixed);
                Ok(())
            }
            Power::Has(Trait::Leader(n)) => set(&mut card.leader, *n),
            Power::Has(Trait::Colonel(n)) => set(&mut card.colonel, *n),
            Power::Has(Trait::Armor(n)) => set(&mut card.armor, *n),
            Power::Has(of) => {
                card.traits |= plain_trait(*of)?;
                Ok(())
            }
        }
    }

    fn effect(&mut self, ids: &Ids, kind: Type, costs: &[Cost], verbs: &[Verb]) -> Result<u16, SetupError> {
        let mut writer = Writer { code: self, ids, shells: kind == Type::Artillery };
        let start = writer.steps().next()?;
        writer.costs(costs)?;
        writer.verbs(verbs)?;
        writer.step(Op::End)?;
        // An effect that waits stores the position of its next step, so this position must fit too.
        writer.steps().next()?;
        Ok(start)
    }

    /// The number of a price. The card has so many earlier properties with the use icon.
    pub(super) fn price(&mut self, costs: &[Cost], earlier: usize, ids: &Ids) -> Result<u16, SetupError> {
        let mut price = Price::default();
        for cost in costs {
            match cost {
                Cost::Bases(n) => price.bases = price.bases.saturating_add(*n),
                Cost::Own(n) => {
                    price.bases = price.bases.saturating_add(*n);
                    price.own = price.own.saturating_add(*n);
                }
                Cost::Exhaust => price.exhaust = flag::SPENT[earlier.min(1)],
                Cost::Sacrifice(_) if price.sacrifice.is_some() => {
                    return Err(SetupError("a price takes one unit at most".to_owned()));
                }
                Cost::Sacrifice(filter) => price.sacrifice = Some(self.sieve(filter, ids)?),
                Cost::SacrificeThis => price.this = true,
                Cost::Discard(n) => price.discard = price.discard.saturating_add(*n),
                Cost::Health(n) => price.health = price.health.saturating_add(*n),
                Cost::Ammo(n) => price.ammo = price.ammo.saturating_add(*n),
                Cost::ExileThis => price.exile = true,
            }
        }
        self.prices.intern(price)
    }

    fn on(&mut self, moment: &Moment, ids: &Ids) -> Result<On, SetupError> {
        Ok(match moment {
            Moment::Enters(filter) => On::Enters(self.sieve(filter, ids)?),
            Moment::Destroyed(filter) => On::Destroyed(self.sieve(filter, ids)?),
            Moment::Attacks(filter) => On::Attacks(self.sieve(filter, ids)?),
            Moment::Blocks(filter) => On::Blocks(self.sieve(filter, ids)?),
            Moment::Blocked(filter) => On::Blocked(self.sieve(filter, ids)?),
            Moment::Damaged(filter) => On::Damaged(self.sieve(filter, ids)?),
            Moment::Hits(filter) => On::Hits(self.sieve(filter, ids)?),
            Moment::Hurt(who) => On::Hurt(*who),
            Moment::Starts(who) => On::Starts(*who),
            Moment::Ends(who) => On::Ends(*who),
            Moment::Builds(who) => On::Builds(*who),
            Moment::Plays(who, filter) => On::Plays(*who, self.card_sieve(filter, ids)?),
        })
    }

    fn fixed(&mut self, lasting: &Lasting, ids: &Ids) -> Result<Fixed, SetupError> {
        Ok(match lasting {
            Lasting::Stats(filter, attack, defense) => {
                Fixed::Stats(self.calm_sieve(filter, ids)?, self.calm_num(attack, ids)?, self.calm_num(defense, ids)?)
            }
            Lasting::Gives(filter, of) => {
                let sieve = self.calm_sieve(filter, ids)?;
                match of {
                    Trait::Leader(n) => Fixed::GivesLeader(sieve, *n),
                    Trait::Colonel(n) => Fixed::GivesColonel(sieve, *n),
                    Trait::Armor(n) => Fixed::GivesArmor(sieve, *n),
                    of => Fixed::Gives(sieve, plain_trait(*of)?),
                }
            }
            Lasting::Costs(who, filter, n) => Fixed::Costs(*who, self.card_sieve(filter, ids)?, *n),
            Lasting::Lets(one, other) => Fixed::Lets(self.sieve(one, ids)?, self.sieve(other, ids)?),
            Lasting::Bars(one, other) => Fixed::Bars(self.sieve(one, ids)?, self.sieve(other, ids)?),
            Lasting::HandLimit(who, n) => Fixed::HandLimit(*who, *n),
            Lasting::BasesPerTurn(who, n) => Fixed::BasesPerTurn(*who, *n),
            Lasting::Draws(who, n) => Fixed::Draws(*who, *n),
            Lasting::Guns(who, n) => Fixed::Guns(*who, *n),
            Lasting::AnyCountry(who) => Fixed::AnyCountry(*who),
        })
    }

    fn calm_num(&mut self, amount: &Amount, ids: &Ids) -> Result<Num, SetupError> {
        let is_calm = |amount: &Amount| match amount {
            Amount::AttackOf(_) | Amount::DefenseOf(_) | Amount::X => false,
            Amount::Count(filter) => !filter.0.iter().any(|test| matches!(test, Test::Attack(..) | Test::Defense(..))),
            _ => true,
        };
        let is_all_calm = match amount {
            Amount::Times(_, one) => is_calm(one) && !matches!(**one, Amount::Times(..) | Amount::Sum(..)),
            Amount::Sum(one, other) => {
                [one, other].iter().all(|one| is_calm(one) && !matches!(***one, Amount::Times(..) | Amount::Sum(..)))
            }
            one => is_calm(one),
        };
        if !is_all_calm {
            return Err(SetupError("what lasts cannot depend on attack, defense or X".to_owned()));
        }
        self.num(amount, ids)
    }

    pub(super) fn num(&mut self, amount: &Amount, ids: &Ids) -> Result<Num, SetupError> {
        let sum = match amount {
            Amount::N(number) => return Ok(Num::N(*number)),
            Amount::Bases(who) => Sum::Bases(*who),
            Amount::Count(filter) => Sum::Count(self.sieve(filter, ids)?),
            Amount::Buried(who, filter) => Sum::Buried(*who, self.card_sieve(filter, ids)?),
            Amount::Hand(who) => Sum::Hand(*who),
            Amount::Health(who) => Sum::Health(*who),
            Amount::AttackOf(of) => Sum::Attack(*of),
            Amount::DefenseOf(of) => Sum::Defense(*of),
            Amount::Ammo => Sum::Ammo,
            Amount::X => Sum::X,
            Amount::Times(factor, amount) => Sum::Times(*factor, self.num(amount, ids)?),
            Amount::Sum(one, other) => Sum::Plus(self.num(one, ids)?, self.num(other, ids)?),
        };
        self.sums.intern(sum).map(Num::Sum)
    }

    pub(super) fn check(&mut self, cond: &Cond, ids: &Ids) -> Result<u16, SetupError> {
        let check = match cond {
            Cond::Is(one, cmp, other) => Check::Is(self.num(one, ids)?, *cmp, self.num(other, ids)?),
            Cond::There(filter) => Check::There(self.sieve(filter, ids)?),
            Cond::YourTurn => Check::YourTurn,
            Cond::Combat => Check::Combat,
        };
        self.checks.intern(check)
    }

    pub(super) fn steps(&mut self) -> &mut Numbered<Op> {
        &mut self.ops
    }
}

/// The kind of the card with an id.
pub(super) fn card(ids: &Ids, id: &str) -> Result<Kind, SetupError> {
    ids.get(id).copied().ok_or_else(|| SetupError(format!("there is no card `{id}`")))
}

fn set(place: &mut u8, n: u8) -> Result<(), SetupError> {
    if n == 0 || n > MOST_NUMBER || *place > 0 {
        return Err(SetupError("a trait has a number from 1, and only once".to_owned()));
    }
    *place = n;
    Ok(())
}

/// The bit of a trait without a number.
pub(super) fn plain_trait(of: Trait) -> Result<u8, SetupError> {
    Ok(match of {
        Trait::Fast => bit::FAST,
        Trait::NoAttack => bit::NO_ATTACK,
        Trait::NoBlock => bit::NO_BLOCK,
        Trait::Unblockable => bit::UNBLOCKABLE,
        Trait::ShellProof => bit::SHELL_PROOF,
        Trait::AntiAir => bit::ANTI_AIR,
        Trait::Tireless => bit::TIRELESS,
        Trait::Leader(_) | Trait::Colonel(_) | Trait::Armor(_) => {
            return Err(SetupError("a trait with a number is not given until the end of a turn".to_owned()));
        }
    })
}
