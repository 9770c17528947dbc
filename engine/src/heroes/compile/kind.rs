//! The compiled form of one card.

use super::super::card::{CardDef, CardType, Cost, DamageType, Grip, Keyword, On, Ongoing, Player, Power, Turn};
use super::super::state::Now;
use super::op::{Change, Check, Fee, Program, Sel};
use super::program::Writer;
use super::{Code, fickle};
use crate::kit::{Ids, SetupError};

/// Types of cards as bits, so that a filter can ask for several at once.
pub(in crate::heroes) mod types {
    pub(in crate::heroes) const HERO: u16 = 1;
    pub(in crate::heroes) const ALLY: u16 = 2;
    pub(in crate::heroes) const WEAPON: u16 = 4;
    pub(in crate::heroes) const ARMOR: u16 = 8;
    pub(in crate::heroes) const ITEM: u16 = 16;
    pub(in crate::heroes) const ABILITY: u16 = 32;
    pub(in crate::heroes) const ONGOING: u16 = 64;
    pub(in crate::heroes) const TOTEM: u16 = 128;
    pub(in crate::heroes) const QUEST: u16 = 256;
    pub(in crate::heroes) const RESOURCE: u16 = 512;
    pub(in crate::heroes) const TOKEN: u16 = 1024;
    /// Cards of which there may be one too many (H-30..H-33).
    pub(in crate::heroes) const LIMITED: u16 = 2048;
    /// Cards that are in the hero row and are used by the hero (H-168).
    pub(in crate::heroes) const EQUIPMENT: u16 = WEAPON | ARMOR | ITEM;
}

/// The types of cards that can be on the chain as cards.
const ON_CHAIN: u16 = types::ALLY | types::EQUIPMENT | types::ABILITY;

/// A card in the form that the engine needs while it runs.
#[derive(Clone, Debug)]
pub(in crate::heroes) struct Compiled {
    pub(in crate::heroes) types: u16,
    pub(in crate::heroes) cost: Option<u8>,
    pub(in crate::heroes) atk: i16,
    pub(in crate::heroes) health: i16,
    pub(in crate::heroes) strike: i16,
    pub(in crate::heroes) damage: Option<DamageType>,
    pub(in crate::heroes) hands: Grip,
    pub(in crate::heroes) keywords: u16,
    pub(in crate::heroes) tags: u128,
    pub(in crate::heroes) limits: Vec<(u8, u8)>,
    pub(in crate::heroes) classes: u16,
    pub(in crate::heroes) attaches: bool,
    pub(in crate::heroes) instant: bool,
    pub(in crate::heroes) unique: bool,
    pub(in crate::heroes) also: u16,
    pub(in crate::heroes) play: Program,
    pub(in crate::heroes) paid: Vec<Paid>,
    pub(in crate::heroes) triggers: Vec<Trigger>,
    pub(in crate::heroes) statics: Vec<Static>,
    /// The forms that it gives to its hero, bear form or stealth, as bits; it is destroyed when the form breaks (H-100,
    /// H-108).
    pub(in crate::heroes) gives: u16,
    /// The events that set off its triggers, as bits of [`OnKind`].
    pub(in crate::heroes) listens: u32,
    /// Its values in play, if nothing changes them.
    pub(in crate::heroes) base: Now,
    /// Whether one of its static powers is fickle.
    pub(in crate::heroes) fickle: bool,
}

/// The data of a card that is needed most often.
#[derive(Clone, Copy, Debug)]
pub(in crate::heroes) struct Brief {
    /// [`Compiled::base`].
    pub(in crate::heroes) base: Now,
    /// [`Compiled::listens`].
    pub(in crate::heroes) listens: u32,
    /// Its cost without X, if nothing changes it.
    pub(in crate::heroes) cost: u8,
    /// Whether it goes on the chain when it is played.
    pub(in crate::heroes) playable: bool,
    pub(in crate::heroes) instant: bool,
    /// Whether it has paid powers.
    pub(in crate::heroes) paid: bool,
    /// The layers of its static powers, as bits; 0 if it has none.
    pub(in crate::heroes) layers: u8,
    /// [`Compiled::fickle`].
    pub(in crate::heroes) fickle: bool,
}

impl Brief {
    pub(super) fn of(card: &Compiled) -> Self {
        let playable = card.types & ON_CHAIN != 0;
        Self {
            base: card.base,
            listens: card.listens,
            cost: card.cost.unwrap_or(0),
            playable,
            instant: card.instant && playable,
            paid: !card.paid.is_empty(),
            layers: card.statics.iter().fold(0, |bits, fixed| bits | fixed.layers),
            fickle: card.fickle,
        }
    }
}

impl Compiled {
    /// The stand-in for a card that the viewer does not know.
    pub(in crate::heroes) fn hidden() -> Self {
        Self {
            types: 0,
            cost: Some(u8::MAX),
            atk: 0,
            health: 0,
            strike: 0,
            damage: None,
            hands: Grip::One,
            keywords: 0,
            tags: 0,
            limits: Vec::new(),
            classes: 0,
            attaches: false,
            instant: false,
            unique: false,
            also: 0,
            play: Program::default(),
            paid: Vec::new(),
            triggers: Vec::new(),
            statics: Vec::new(),
            gives: 0,
            listens: 0,
            base: Now::default(),
            fickle: false,
        }
    }
}

/// A paid power.
#[derive(Clone, Debug)]
pub(in crate::heroes) struct Paid {
    /// Its number among all powers of the card.
    pub(in crate::heroes) number: u8,
    pub(in crate::heroes) fee: u16,
    /// The number of resources among its fees.
    pub(in crate::heroes) cost: u8,
    /// Whether the card itself is exhausted as payment.
    pub(in crate::heroes) exhausts: bool,
    /// Whether the hero is turned over as payment.
    pub(in crate::heroes) flips: bool,
    /// Whether nothing else is needed to pay for it.
    pub(in crate::heroes) plain: bool,
    pub(in crate::heroes) when: Option<u16>,
    pub(in crate::heroes) once: bool,
    pub(in crate::heroes) program: Program,
}

/// The kinds of events to which a trigger can listen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::heroes) enum OnKind {
    Enters,
    Attacks,
    Defends,
    Protects,
    Strikes,
    Damaged,
    Healed,
    Destroyed,
    Leaves,
    Exhausted,
    Plays,
    Draws,
    Discards,
    Completes,
    TurnBegins,
    TurnEnds,
}

/// A triggered power.
#[derive(Clone, Debug)]
pub(in crate::heroes) struct Trigger {
    pub(in crate::heroes) number: u8,
    pub(in crate::heroes) on: OnKind,
    pub(in crate::heroes) subject: Option<u16>,
    pub(in crate::heroes) other: Option<u16>,
    pub(in crate::heroes) combat: Option<bool>,
    pub(in crate::heroes) player: Option<Player>,
    pub(in crate::heroes) turn: Option<Turn>,
    pub(in crate::heroes) when: Option<u16>,
    pub(in crate::heroes) once: bool,
    pub(in crate::heroes) program: Program,
}

/// A static power: it applies while the card is in play.
#[derive(Clone, Debug)]
pub(in crate::heroes) struct Static {
    pub(in crate::heroes) who: Sel,
    pub(in crate::heroes) changes: u16,
    /// The layers of its changes, as bits.
    pub(in crate::heroes) layers: u8,
    pub(in crate::heroes) when: Option<u16>,
    /// Whether it depends on things that change all the time.
    pub(in crate::heroes) fickle: bool,
}

/// The most powers of one card: the powers used this turn are kept as bits.
const MOST_POWERS: usize = u16::BITS as usize;

/// The number of layers of changes.
pub(in crate::heroes) const LAYERS: u8 = 3;

/// Loss of powers comes first, then words and keywords, which other changes ask for, then everything else.
pub(in crate::heroes) const fn layer_of(change: &Change) -> u8 {
    match change {
        Change::LosePowers => 0,
        Change::Gain(_) | Change::Lose(_) | Change::Tagged(_) => 1,
        _ => 2,
    }
}

/// Keywords as bits.
pub(in crate::heroes) const fn bit(keyword: Keyword) -> u16 {
    1 << keyword as u16
}

pub(super) fn compile(code: &mut Code, card: &CardDef, ids: &Ids) -> Result<Compiled, SetupError> {
    if card.powers.len() > MOST_POWERS {
        return Err(SetupError(format!("{} powers on one card are more than {MOST_POWERS}", card.powers.len())));
    }
    if card.token && card.cost != Cost::N(0) {
        return Err(SetupError("a token costs nothing (H-161)".to_owned()));
    }
    let mut tags = 0_u128;
    for word in card.tags.iter().chain(card.limits.iter().map(|(word, _)| word)) {
        tags |= 1 << code.tags.index(word)?;
    }
    let limits = card
        .limits
        .iter()
        .map(|(word, most)| Ok((code.tags.index(word)?, *most)))
        .collect::<Result<_, SetupError>>()?;
    let mut compiled = Compiled {
        types: 0,
        cost: match card.cost {
            Cost::N(number) => Some(number),
            Cost::X => None,
        },
        atk: 0,
        health: 0,
        strike: 0,
        damage: None,
        hands: Grip::One,
        keywords: card.keywords.iter().fold(0, |bits, keyword| bits | bit(*keyword)),
        tags,
        limits,
        classes: card.classes.iter().fold(0, |bits, class| bits | 1 << *class as u16),
        attaches: false,
        instant: card.instant,
        unique: card.unique,
        also: code.fee(&card.also)?,
        play: Program::default(),
        paid: Vec::new(),
        triggers: Vec::new(),
        statics: Vec::new(),
        gives: 0,
        listens: 0,
        base: Now::default(),
        fickle: false,
    };
    numbers(&mut compiled, card);
    let mut writer = Writer::new(code, ids);
    if let CardType::Ongoing(Ongoing::Attach(filter)) = &card.kind {
        compiled.attaches = true;
        writer.attach(filter)?;
    }
    compiled.play = writer.program(&card.effect)?;
    for (number, power) in (0..).zip(&card.powers) {
        self::power(&mut compiled, code, ids, number, power)?;
    }
    if compiled.attaches
        && let Some(mood) = compiled.play.moods.first_mut()
    {
        // A static power on the bearer applies to the character to which the card is attached.
        let on_bearer = compiled.statics.iter().filter(|fixed| fixed.who == Sel::Bearer);
        *mood += on_bearer
            .flat_map(|fixed| &code.changes[usize::from(fixed.changes)])
            .map(super::mood::of_change)
            .sum::<i8>();
        let harms = compiled.triggers.iter().any(|trigger| trigger.program.harm > 0);
        *mood -= i8::from(harms) * 2;
    }
    compiled.fickle = compiled.statics.iter().any(|fixed| fixed.fickle);
    compiled.base = Now {
        types: compiled.types,
        keywords: compiled.keywords,
        atk: compiled.atk,
        health: compiled.health,
        strike: compiled.strike,
        ..Now::default()
    };
    compiled.base.conclude(compiled.health);
    Ok(compiled)
}

/// Fills in the numbers of the card's type.
fn numbers(compiled: &mut Compiled, card: &CardDef) {
    let (types, atk, health, damage) = match &card.kind {
        CardType::Hero { health } => (types::HERO, 0, *health, None),
        CardType::Ally { atk, damage, health } => (types::ALLY, *atk, *health, Some(*damage)),
        CardType::Weapon { atk, damage, strike, hands } => {
            (compiled.strike, compiled.hands) = (i16::from(*strike), *hands);
            (types::WEAPON, *atk, 0, Some(*damage))
        }
        // DEF is stored in the place of health, because no card has both.
        CardType::Armor { def } => (types::ARMOR, 0, *def, None),
        CardType::Item => (types::ITEM, 0, 0, None),
        CardType::Ability => (types::ABILITY, 0, 0, None),
        CardType::Ongoing(Ongoing::Totem(health)) => (types::ABILITY | types::ONGOING | types::TOTEM, 0, *health, None),
        CardType::Ongoing(_) => (types::ABILITY | types::ONGOING, 0, 0, None),
        CardType::Quest => (types::QUEST, 0, 0, None),
    };
    compiled.types = if card.token { types | types::TOKEN } else { types };
    if card.unique && types & types::HERO == 0 || !card.limits.is_empty() || compiled.hands == Grip::Two {
        compiled.types |= types::LIMITED;
    }
    (compiled.atk, compiled.health, compiled.damage) = (i16::from(atk), i16::from(health), damage);
}

fn power(compiled: &mut Compiled, code: &mut Code, ids: &Ids, number: u8, power: &Power) -> Result<(), SetupError> {
    match power {
        Power::Paid { price, effect, when, once } => {
            if price.is_empty() && !once {
                return Err(SetupError("a power that costs nothing must be used once a turn at most".to_owned()));
            }
            let fee = code.fee(price)?;
            let when = Check::optional(code, when.as_ref())?;
            let program = Writer::new(code, ids).program(effect)?;
            let fees = &code.fees[usize::from(fee)];
            let (cost, exhausts) = (Fee::resources(fees), fees.contains(&Fee::Exhaust));
            let plain = fees.iter().all(|fee| matches!(fee, Fee::Pay(_) | Fee::Exhaust | Fee::Flip));
            let flips = fees.contains(&Fee::Flip);
            compiled.paid.push(Paid { number, fee, cost, exhausts, flips, plain, when, once: *once, program });
        }
        Power::Trigger { on, when, effect, once } => {
            let mut trigger = listen(code, number, on)?;
            trigger.when = Check::optional(code, when.as_ref())?;
            trigger.once = *once;
            trigger.program = Writer::new(code, ids).program(effect)?;
            compiled.listens |= 1 << trigger.on as u32;
            compiled.triggers.push(trigger);
        }
        Power::Static { who, mods, when } => {
            let mut writer = Writer::new(code, ids);
            let who = writer.fixed(who)?;
            let changes = writer.changes(mods)?;
            let when = Check::optional(code, when.as_ref())?;
            for change in mods {
                if let super::super::card::Mod::Gain(keyword @ (Keyword::BearForm | Keyword::Stealth)) = change {
                    compiled.gives |= bit(*keyword);
                }
            }
            let layers = code.changes[usize::from(changes)].iter().fold(0, |bits, change| bits | 1 << layer_of(change));
            let fickle = fickle::of_static(code, who, changes, when);
            compiled.statics.push(Static { who, changes, layers, when, fickle });
        }
    }
    Ok(())
}

fn listen(code: &mut Code, number: u8, on: &On) -> Result<Trigger, SetupError> {
    let (kind, filter, player, turn) = match on {
        On::Enters(filter) => (OnKind::Enters, Some(filter), None, None),
        On::Attacks(filter) => (OnKind::Attacks, Some(filter), None, None),
        On::Defends(filter) => (OnKind::Defends, Some(filter), None, None),
        On::Protects(filter) => (OnKind::Protects, Some(filter), None, None),
        On::Strikes(filter) => (OnKind::Strikes, Some(filter), None, None),
        On::Damaged { who, .. } => (OnKind::Damaged, Some(who), None, None),
        On::Healed(filter) => (OnKind::Healed, Some(filter), None, None),
        On::Destroyed(filter) => (OnKind::Destroyed, Some(filter), None, None),
        On::Leaves(filter) => (OnKind::Leaves, Some(filter), None, None),
        On::Exhausted(filter) => (OnKind::Exhausted, Some(filter), None, None),
        On::Plays(player, filter) => (OnKind::Plays, Some(filter), Some(*player), None),
        On::Draws(player) => (OnKind::Draws, None, Some(*player), None),
        On::Discards(player) => (OnKind::Discards, None, Some(*player), None),
        On::Completes(player) => (OnKind::Completes, None, Some(*player), None),
        On::TurnBegins(turn) => (OnKind::TurnBegins, None, None, Some(*turn)),
        On::TurnEnds(turn) => (OnKind::TurnEnds, None, None, Some(*turn)),
    };
    let (other, combat) = match on {
        On::Damaged { by, combat, .. } => (Some(code.sieve(by)?), *combat),
        _ => (None, None),
    };
    let subject = filter.map(|filter| code.sieve(filter)).transpose()?;
    let program = Program::default();
    Ok(Trigger { number, on: kind, subject, other, combat, player, turn, when: None, once: false, program })
}
