//! Compiles cards: checks their rows, and writes their effects as programs.

use super::card::{
    Aim, Amount, CardDef, Cond, Filter, Lasting, Moment, Power, Resource, Row, Test, Throne, Type, Verb, Who,
};
use super::mask;
use super::program::{
    Act, Brief, BriefRow, Check, Choice, Code, Compiled, CompiledAbility, CompiledRow, FREE, Fixed, Gift, Num, On, Op,
    Sel, Sieve, Sum, Yields,
};
use crate::kit::{self, Compile, Ids, Numbered, SetupError, Writer as _};

impl Compile for Code {
    type Def = CardDef;

    fn add(&mut self, card: &CardDef, ids: &Ids) -> Result<(), SetupError> {
        let is_hero = card.kind == Type::Hero;
        check_rows(card)?;
        if is_hero != card.throne.is_some() {
            return Err(SetupError("a hero, and nothing else, has a throne".to_owned()));
        }
        let mut tags = 0;
        for tag in &card.tags {
            tags |= 1 << self.tags.index(tag)?;
        }
        let mut rows: [CompiledRow; 3] = Default::default();
        for row in &card.rows {
            let compiled = self.row(card, row, ids)?;
            for epoch in &row.epochs {
                rows[epoch.index()] = compiled.clone();
            }
        }
        let (mut base, mut meditation, mut replaces, mut abilities) = ([0; 9], None, false, Vec::new());
        if let Some(throne) = &card.throne {
            if throne.abilities.len() != 3 {
                return Err(SetupError(format!("a hero has three abilities (C-51), not {}", throne.abilities.len())));
            }
            base = base_of(throne)?;
            replaces = throne.replaces;
            if replaces && throne.meditation.is_empty() {
                return Err(SetupError("a meditation that replaces the procedure does something (C-63)".to_owned()));
            }
            if !throne.meditation.is_empty() {
                meditation = Some(self.effect(ids, &throne.meditation)?);
            }
            for ability in &throne.abilities {
                if ability.counters == 0 {
                    return Err(SetupError("an ability puts counters on the hero or takes them (C-51)".to_owned()));
                }
                let start = self.effect(ids, &ability.effect)?;
                abilities.push(CompiledAbility { counters: ability.counters, start });
            }
        }
        let site = match card.kind {
            Type::Location(_) => mask::LOCATION,
            Type::Event(_) => mask::EVENT,
            Type::Thoughtform | Type::Shadow | Type::Hero => 0,
        };
        self.masks.push(rows.each_ref().map(|row| mask::of(row) | site));
        self.costs.push(if card.kind == Type::Shadow { FREE } else { card.cost.into() });
        let mut yields = [Yields::default(); 4];
        for (yields, row) in yields.iter_mut().zip(&rows) {
            yields[..9].copy_from_slice(&row.window.unwrap_or_default());
        }
        self.yields.push(yields);
        let spirit = match card.spirit {
            Some(_) if !card.token => {
                return Err(SetupError(
                    "its spirit is its cost, and only a token has one of its own (C-89)".to_owned(),
                ));
            }
            spirit => spirit.unwrap_or(card.cost),
        };
        let briefs = rows.each_ref().map(|row| BriefRow {
            stays: row.window.is_some(),
            does: row.does,
            summon: row.summon,
            manifest: row.manifest,
            fury: row.fury,
        });
        let charges = <[CompiledAbility; 3]>::try_from(&abilities[..]).ok();
        self.briefs.push(Brief {
            tags,
            kind: card.kind,
            home: card.home,
            spirit,
            token: card.token,
            charges: charges.map(|abilities| abilities.map(|ability| ability.counters)),
            rows: briefs,
        });
        self.compiled.push(Compiled { rows, base, meditation, replaces, abilities });
        Ok(())
    }
}

/// The base resources of a hero (C-49). What is collected in an attack alone, no hero can give at the start of a turn.
fn base_of(throne: &Throne) -> Result<[u8; 9], SetupError> {
    let mut base = [0_u8; 9];
    base[Resource::Concentration.index()] = throne.base;
    for (resource, n) in &throne.also {
        match resource {
            Resource::Time | Resource::Future | Resource::Past | Resource::Life | Resource::Loss => {
                let place = &mut base[resource.index()];
                *place = place.saturating_add(*n);
            }
            Resource::Concentration | Resource::Attack | Resource::Defense | Resource::Damage => {
                return Err(SetupError("a hero gives life, time or loss besides its concentration (C-49)".to_owned()));
            }
        }
    }
    Ok(base)
}

/// The most that a row yields of a resource. No card yields more either when others add to it.
const MOST_YIELD: u8 = 99;

/// The most powers of a row.
const MOST_POWERS: usize = 12;

/// The rows of a card name each epoch once, neighbours together (C-38, C-39).
fn check_rows(card: &CardDef) -> Result<(), SetupError> {
    if matches!(card.kind, Type::Location(0) | Type::Event(0)) {
        return Err(SetupError("a location has life, and an event has time (C-97, C-102)".to_owned()));
    }
    let mut seen = [0_u8; 3];
    for row in &card.rows {
        let at: Vec<usize> = row.epochs.iter().map(|epoch| epoch.index()).collect();
        if at.is_empty() {
            return Err(SetupError("a row names at least one epoch (C-38)".to_owned()));
        }
        if !at.windows(2).all(|pair| pair[1] == pair[0] + 1) {
            return Err(SetupError("a row spans neighbouring epochs, in their order (C-39)".to_owned()));
        }
        at.into_iter().for_each(|at| seen[at] += 1);
        if row.leaves.is_some() != (card.kind == Type::Shadow) {
            return Err(SetupError(
                "a row of a shadow, and of nothing else, says with `leaves` when it leaves (C-103a)".to_owned(),
            ));
        }
        let yields = row.window.iter().flatten();
        let twice = yields.clone().any(|(kind, _)| yields.clone().filter(|(other, _)| other == kind).count() > 1);
        if twice || row.powers.len() > MOST_POWERS {
            return Err(SetupError(format!("a row lists each resource once and has at most {MOST_POWERS} powers")));
        }
        if yields.clone().any(|(_, n)| *n > MOST_YIELD) {
            return Err(SetupError(format!("a row yields at most {MOST_YIELD} of a resource")));
        }
        let stays = row.window.is_some();
        let wrong = row.powers.iter().find_map(|power| match power {
            Power::Does(_) if stays && card.kind != Type::Shadow => {
                Some("with a window cannot have `Does`: what stays has `When`, `Turn`, `Summon` or `Always` (C-41)")
            }
            Power::Summon(_)
            | Power::Manifest(_)
            | Power::Turn(..)
            | Power::When(..)
            | Power::Always(_)
            | Power::Haste
                if !stays =>
            {
                Some("has a power of permanents but no window (C-41)")
            }
            _ => None,
        });
        if let Some(wrong) = wrong {
            return Err(SetupError(format!("a row {wrong}")));
        }
    }
    let wanted = if card.kind == Type::Hero { 0 } else { 1 };
    if seen.iter().any(|count| *count != wanted) {
        return Err(SetupError("its rows must name every epoch once, and a hero has none (C-38)".to_owned()));
    }
    Ok(())
}

impl Code {
    fn effect(&mut self, ids: &Ids, effect: &[Verb]) -> Result<u16, SetupError> {
        Writer { code: self, ids }.effect(effect)
    }

    fn row(&mut self, card: &CardDef, row: &Row, ids: &Ids) -> Result<CompiledRow, SetupError> {
        let mut compiled = CompiledRow::default();
        if let Some(window) = &row.window {
            let mut yields = [0_u8; 9];
            for (resource, n) in window {
                let place = &mut yields[resource.index()];
                *place = place.saturating_add(*n);
            }
            compiled.window = Some(yields);
        }
        compiled.leaves = row.leaves.as_ref().map(|moment| self.on(moment)).transpose()?;
        let twice = || SetupError(format!("a row of `{}` has the same keyword twice", card.id));
        let once = |place: &mut Option<u16>, start: u16| match place.replace(start) {
            None => Ok(()),
            Some(_) => Err(twice()),
        };
        for power in &row.powers {
            match power {
                Power::Does(effect) => once(&mut compiled.does, self.effect(ids, effect)?)?,
                Power::Summon(effect) => once(&mut compiled.summon, self.effect(ids, effect)?)?,
                Power::Manifest(effect) => once(&mut compiled.manifest, self.effect(ids, effect)?)?,
                Power::Fury(effect) => once(&mut compiled.fury, self.effect(ids, effect)?)?,
                Power::Turn(price, effect) => {
                    let start = self.effect(ids, effect)?;
                    compiled.turns.push((*price, start));
                }
                Power::When(moment, effect) => {
                    let on = self.on(moment)?;
                    let start = self.effect(ids, effect)?;
                    compiled.triggers.push((on, start));
                }
                Power::Always(lasting) => {
                    let fixed = self.fixed(lasting)?;
                    compiled.fixed.push(fixed);
                }
                Power::Haste if compiled.haste => return Err(twice()),
                Power::Haste => compiled.haste = true,
            }
        }
        Ok(compiled)
    }

    fn on(&mut self, moment: &Moment) -> Result<On, SetupError> {
        let sieve = match moment {
            Moment::Enters(filter) | Moment::Dies(filter) => Some(self.sieve(filter)?),
            _ => None,
        };
        let owners = sieve.map_or(0, |sieve| self.sieves[usize::from(sieve)].owners);
        Ok(On { bits: mask::of_moment(moment, owners), sieve })
    }

    fn fixed(&mut self, lasting: &Lasting) -> Result<Fixed, SetupError> {
        Ok(match lasting {
            Lasting::Yields(filter, resource, n) => Fixed::Yields(self.sieve(filter)?, *resource, *n),
            Lasting::Costs(who, n) => Fixed::Costs(*who, *n),
            Lasting::Haste(filter) => Fixed::Haste(self.sieve(filter)?),
            Lasting::Shielded(filter) => Fixed::Shielded(self.sieve(filter)?),
        })
    }

    fn sieve(&mut self, filter: &Filter) -> Result<u16, SetupError> {
        let mut sieve = Sieve::ALL;
        for test in &filter.0 {
            match test {
                Test::Creature => sieve.sorts &= Brief::CREATURE,
                Test::Location => sieve.sorts &= Brief::LOCATION,
                Test::Event => sieve.sorts &= Brief::EVENT,
                Test::Yours => sieve.owners &= 1,
                Test::Theirs => sieve.owners &= 2,
                Test::Tag(tag) => sieve.tags |= 1 << self.tags.index(tag)?,
                Test::Home(epoch) => sieve.homes &= 1 << epoch.index(),
                Test::Ready => sieve.turned &= 1,
                Test::Turned => sieve.turned &= 2,
                Test::Spirit(most) => sieve.spirit = sieve.spirit.min(*most),
                Test::Other => sieve.this &= 1,
                Test::This => sieve.this &= 2,
            }
        }
        self.sieves.intern(sieve)
    }
}

/// Writes the steps of one effect.
struct Writer<'a> {
    code: &'a mut Code,
    ids: &'a Ids,
}

impl Writer<'_> {
    fn num(&mut self, amount: &Amount) -> Result<Num, SetupError> {
        let sum = match amount {
            Amount::N(number) => return Ok(Num::N(*number)),
            Amount::Age => Sum::Age,
            Amount::Count(filter) => Sum::Count(self.code.sieve(filter)?),
            Amount::Counters => Sum::Counters,
            Amount::Pool(who) => Sum::Pool(*who),
            Amount::Life(who) => Sum::Life(*who),
            Amount::Hand(who) => Sum::Hand(*who),
            Amount::Moved => Sum::Moved,
            Amount::Ages => Sum::Ages,
            Amount::Times(factor, amount) => Sum::Times(*factor, self.num(amount)?),
            Amount::Sum(one, other) => Sum::Plus(self.num(one)?, self.num(other)?),
        };
        self.code.sums.intern(sum).map(Num::Sum)
    }

    fn check(&mut self, cond: &Cond) -> Result<u16, SetupError> {
        let check = match cond {
            Cond::Is(one, cmp, other) => Check::Is(self.num(one)?, *cmp, self.num(other)?),
            Cond::Moved => Check::Moved,
            Cond::YourTurn => Check::YourTurn,
            Cond::There(filter) => Check::There(self.code.sieve(filter)?),
        };
        self.code.checks.intern(check)
    }

    /// The cards that an aim means, after the step that chooses them if somebody chooses.
    fn aim(&mut self, aim: &Aim, choice: Choice) -> Result<Sel, SetupError> {
        Ok(match aim {
            Aim::One(filter) => {
                let sieve = self.code.sieve(filter)?;
                self.step(Op::Pick(sieve, choice))?;
                Sel::That
            }
            Aim::Mass(filter, sum) => {
                let (sieve, sum) = (self.code.sieve(filter)?, self.num(sum)?);
                self.step(Op::Mass(sieve, choice, sum))?;
                Sel::That
            }
            Aim::Each(filter) => Sel::Each(self.code.sieve(filter)?),
            Aim::This => Sel::This,
            Aim::That => Sel::That,
            Aim::Subject => Sel::Subject,
        })
    }

    fn to(&mut self, gift: Gift, who: Who, amount: &Amount) -> Result<Op, SetupError> {
        Ok(Op::To(gift, who, self.num(amount)?))
    }

    fn on(&mut self, act: Act, aim: &Aim, choice: Choice) -> Result<Op, SetupError> {
        Ok(Op::On(act, self.aim(aim, choice)?))
    }
}

impl kit::Writer for Writer<'_> {
    type Verb = Verb;
    type Step = Op;

    fn steps(&mut self) -> &mut Numbered<Op> {
        &mut self.code.ops
    }

    fn verb(&mut self, verb: &Verb) -> Result<(), SetupError> {
        let op = match verb {
            Verb::MoveTime(way, amount) => Op::Move(*way, self.num(amount)?),
            Verb::Concentrate(who, amount) => self.to(Gift::Concentrate, *who, amount)?,
            Verb::Heal(who, amount) => self.to(Gift::Heal, *who, amount)?,
            Verb::Lose(who, amount) => self.to(Gift::Lose, *who, amount)?,
            Verb::Armor(who, amount) => self.to(Gift::Armor, *who, amount)?,
            Verb::Damage(amount) => Op::Damage(self.num(amount)?),
            Verb::Draw(who, amount) => self.to(Gift::Draw, *who, amount)?,
            Verb::Discard(who, amount, chooser) => Op::Discard(*who, self.num(amount)?, *chooser),
            Verb::Mill(who, amount) => self.to(Gift::Mill, *who, amount)?,
            Verb::Charge(who, amount) => self.to(Gift::Charge, *who, amount)?,
            Verb::Drain(who, amount) => self.to(Gift::Drain, *who, amount)?,
            Verb::Disembody(aim) => self.on(Act::Disembody, aim, Choice::Creature)?,
            Verb::Return(aim) => self.on(Act::Return, aim, Choice::Creature)?,
            Verb::Snare(aim) => self.on(Act::Snare, aim, Choice::Creature)?,
            Verb::Turn(aim) => self.on(Act::Turn, aim, Choice::Any)?,
            Verb::Ready(aim) => self.on(Act::Ready, aim, Choice::Any)?,
            Verb::Shift(aim) => self.on(Act::Shift, aim, Choice::Other)?,
            Verb::Sacrifice(aim) => self.on(Act::Sacrifice, aim, Choice::Own)?,
            Verb::Mend(aim, amount) => {
                let sel = self.aim(aim, Choice::Any)?;
                Op::On(Act::Mend(self.num(amount)?), sel)
            }
            Verb::Unwind(aim, amount) => {
                let sel = self.aim(aim, Choice::Any)?;
                Op::On(Act::Unwind(self.num(amount)?), sel)
            }
            Verb::Insight => Op::Insight,
            Verb::Token(id, amount) => {
                let kind = self.ids.get(id).copied();
                let kind = kind.ok_or_else(|| SetupError(format!("there is no token `{id}`")))?;
                Op::Token(kind, self.num(amount)?)
            }
            Verb::Fetch => Op::Fetch,
            Verb::Recover(amount) => Op::Recover(self.num(amount)?),
            Verb::If(cond, then, otherwise) => {
                let check = self.check(cond)?;
                return self.branch(|to| Op::Unless(check, to), then, otherwise);
            }
            Verb::ChooseOne(options) => {
                let number = self.code.branches.add(Vec::new())?;
                self.step(Op::Choose(number))?;
                self.code.branches[usize::from(number)] = self.options(options)?;
                return Ok(());
            }
            Verb::May(price, then) => return self.branch(|to| Op::May(*price, to), then, &[]),
        };
        self.step(op)
    }
}
