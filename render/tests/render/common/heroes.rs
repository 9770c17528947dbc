//! Made-up tables of Heroes: equal seeds give equal tables.

use std::sync::Arc;

use duelhall_engine::heroes::card::{
    Amount, CardDef, CardType, Class, Cost, DamageType, Faction, Grip, InlineName, Keyword, Most, Ongoing, Player,
    Rarity, Verb, Who,
};
use duelhall_engine::heroes::set::library;
use duelhall_engine::heroes::table::{
    CombatView, HandCard, Hit, LinkView, PermView, Phase, ResourceView, SeatView, Shown, Table, Use,
};
use duelhall_engine::kit::art::Recipe;
use duelhall_engine::kit::{Outcome, Reason, Seat, SeatSet, Viewer};

use super::Dice;

/// Names of cards, up to the longest that occur.
const NAMES: [(&str, &str); 8] = [
    ("Reed Cutter", "Резчик тростника"),
    ("Lamplighter of the Ninth Pier", "Фонарщик девятого причала"),
    ("Old Saltbeard", "Старый Солебород"),
    ("Bramble", "Терновник"),
    ("Keeper of Drowned Bells", "Хранительница затонувших колоколов"),
    ("Unforgettable Counterintelligence", "Достопримечательность предгорий"),
    ("Mire Hound", "Болотная гончая"),
    ("Seventh Wave", "Седьмая волна"),
];

/// Signs that are in the set of icons, whichever cards there are.
const ICONS: [&str; 9] = ["castle", "bear-head", "fox", "raven", "lighthouse", "boar", "", "hound", "paper-lantern"];

fn card(dice: &mut Dice, kind: CardType) -> Arc<CardDef> {
    let (en, ru) = dice.pick(&NAMES);
    let sided = matches!(kind, CardType::Hero { .. } | CardType::Ally { .. });
    let faction = [None, Some(Faction::Lantern), Some(Faction::Thorn)][dice.roll(3)].filter(|_| sided);
    let classes = (0..dice.roll(3)).map(|_| dice.pick(&Class::ALL)).collect();
    let rarity = dice.pick(&[Rarity::Common, Rarity::Uncommon, Rarity::Rare, Rarity::Epic]);
    Arc::new(CardDef {
        id: format!("made-up-{}", dice.roll(1_000)),
        cost: if dice.roll(12) == 0 { Cost::X } else { Cost::N(dice.roll(12) as u8) },
        rarity,
        faction,
        classes: if sided && dice.roll(3) > 0 { Vec::new() } else { classes },
        talent: None,
        professions: Vec::new(),
        tags: Vec::new(),
        limits: Vec::new(),
        unique: dice.roll(5) == 0,
        instant: dice.roll(4) == 0,
        unlimited: false,
        token: dice.roll(9) == 0,
        keywords: if sided { vec![Keyword::Protector] } else { Vec::new() },
        also: Vec::new(),
        effect: match kind {
            CardType::Ability => vec![Verb::Draw(Player::You, Amount::N(2)), Verb::Heal(Most::All, Who::Hero)],
            _ => Vec::new(),
        },
        powers: Vec::new(),
        icon: dice.pick(&ICONS).to_owned(),
        art: Recipe::default(),
        name: Some(InlineName { en: en.to_owned(), ru: ru.to_owned() }),
        kind,
    })
}

fn damage(dice: &mut Dice) -> DamageType {
    let all = [DamageType::Arcane, DamageType::Fire, DamageType::Frost, DamageType::Holy];
    let more = [DamageType::Melee, DamageType::Nature, DamageType::Ranged, DamageType::Shadow];
    dice.pick(&[all, more].concat())
}

fn ally(dice: &mut Dice) -> CardType {
    CardType::Ally { atk: dice.roll(8) as u8, damage: damage(dice), health: 1 + dice.roll(8) as u8 }
}

fn thing(dice: &mut Dice) -> CardType {
    match dice.roll(5) {
        0 | 1 => {
            let (atk, strike) = (dice.roll(6) as u8, dice.roll(4) as u8);
            CardType::Weapon { atk, damage: damage(dice), strike, hands: Grip::One }
        }
        2 | 3 => CardType::Armor { def: 1 + dice.roll(4) as u8 },
        _ => CardType::Item,
    }
}

fn ongoing(dice: &mut Dice) -> CardType {
    CardType::Ongoing(if dice.roll(2) == 0 { Ongoing::Totem(3) } else { Ongoing::Row })
}

fn any(dice: &mut Dice) -> CardType {
    match dice.roll(6) {
        0 => CardType::Quest,
        1 => CardType::Ability,
        2 => ongoing(dice),
        3 => thing(dice),
        _ => ally(dice),
    }
}

/// Makes tables, with numbers as large as requested.
struct Maker {
    dice: Dice,
    /// The size of numbers and the frequency of special things: 0 for common tables, 1 for wild ones.
    wild: bool,
    next: u16,
}

impl Maker {
    fn number(&mut self) -> u16 {
        self.next += if self.wild { 1 + self.dice.roll(9) as u16 } else { 1 };
        self.next
    }

    fn rarely(&mut self) -> bool {
        self.dice.roll(if self.wild { 3 } else { 7 }) == 0
    }

    fn value(&mut self, common: i16) -> i16 {
        if self.wild { self.dice.pick(&[0, 1, 7, 10, 12, 45, 100, 128, 999]) } else { common }
    }

    fn perm(&mut self, seat: Seat, kind: CardType, attached: bool) -> PermView {
        let (atk, health, strike) = match &kind {
            CardType::Hero { health } => (0, *health, 0),
            CardType::Ally { atk, health, .. } => (*atk, *health, 0),
            CardType::Weapon { atk, strike, .. } => (*atk, 0, *strike),
            CardType::Armor { def } => (0, *def, 0),
            CardType::Ongoing(Ongoing::Totem(health)) => (0, *health, 0),
            _ => (0, 0, 0),
        };
        let (atk, health) = (self.value(atk.into()), self.value(health.into()));
        let damage = if self.rarely() { self.dice.roll(health.max(1) as usize) as i16 } else { 0 };
        let keywords: Vec<Keyword> =
            Keyword::ALL.into_iter().filter(|_| self.dice.roll(if self.wild { 3 } else { 12 }) == 0).collect();
        let attachments = if attached && self.rarely() { 1 + self.dice.roll(2) } else { 0 };
        let attached = (0..attachments).map(|_| self.perm(seat, CardType::Ongoing(Ongoing::Row), false)).collect();
        let change = self.dice.pick(&[0, 0, 0, 0, 0, 0, -1, -3, 2, if self.wild { -128 } else { -2 }]);
        let counters =
            if self.rarely() { vec![("charge".to_owned(), 1 + self.dice.roll(12) as u8)] } else { Vec::new() };
        let owner = if self.wild && self.dice.roll(8) == 0 { Seat((seat.0 + 1) % 2) } else { seat };
        PermView {
            number: self.number(),
            card: card(&mut self.dice, kind),
            owner,
            controller: seat,
            atk,
            health,
            damage,
            strike: strike.into(),
            exhausted: self.dice.roll(3) == 0,
            fresh: self.rarely(),
            flipped: false,
            keywords,
            counters,
            attached,
            change,
            offered: self.wild && self.dice.roll(4) == 0,
        }
    }

    fn side(&mut self, seat: Seat, team: u8, sizes: [usize; 3]) -> SeatView {
        let [allies, things, resources] = sizes;
        let mut hero = self.perm(seat, CardType::Hero { health: 28 }, true);
        hero.flipped = self.dice.roll(3) == 0;
        hero.damage = if self.wild { hero.damage } else { self.dice.roll(20) as i16 };
        let allies = (0..allies)
            .map(|_| {
                let kind = ally(&mut self.dice);
                self.perm(seat, kind, true)
            })
            .collect();
        let split = things - things / 3;
        let equipment = (0..split)
            .map(|_| {
                let kind = thing(&mut self.dice);
                self.perm(seat, kind, false)
            })
            .collect();
        let ongoing = (split..things)
            .map(|_| {
                let kind = ongoing(&mut self.dice);
                self.perm(seat, kind, false)
            })
            .collect();
        let graveyard = (0..self.dice.roll(12)).map(|_| {
            let kind = any(&mut self.dice);
            card(&mut self.dice, kind)
        });
        SeatView {
            seat,
            team,
            out: false,
            hero: Some(hero),
            fallen: None,
            allies,
            equipment,
            ongoing,
            graveyard: graveyard.collect(),
            resources: (0..resources).map(|_| self.resource()).collect(),
            deck: self.dice.roll(60) as u16,
            hand: self.dice.roll(10) as u16,
            removed: self.dice.roll(4) as u16,
        }
    }

    fn resource(&mut self) -> ResourceView {
        let face_up = self.dice.roll(4) == 0;
        let quest = card(&mut self.dice, CardType::Quest);
        ResourceView {
            number: self.number(),
            card: face_up.then_some(quest),
            face_up,
            exhausted: self.dice.roll(2) == 0,
            offered: self.wild && self.dice.roll(6) == 0,
        }
    }

    fn link(&mut self, seats: usize, numbers: &[u16]) -> LinkView {
        let kind = any(&mut self.dice);
        let link = card(&mut self.dice, kind);
        LinkView {
            card: (self.dice.roll(6) > 0).then_some(link),
            effect: self.dice.roll(2) == 0,
            controller: Seat(self.dice.roll(seats) as u8),
            targets: (0..self.dice.roll(4)).map(|_| self.dice.pick(numbers)).collect(),
            players: if self.dice.roll(4) == 0 {
                SeatSet::one(Seat(self.dice.roll(seats) as u8))
            } else {
                SeatSet::NONE
            },
        }
    }

    fn held(&mut self, number: u8) -> HandCard {
        let kind = any(&mut self.dice);
        let card = card(&mut self.dice, kind);
        let usable = self.dice.pick(&[Use::Play, Use::Play, Use::Place, Use::Choose, Use::Nothing]);
        let cost = match card.cost {
            Cost::N(cost) if self.dice.roll(5) == 0 => Some(cost + 1),
            Cost::N(cost) => Some(cost),
            Cost::X => None,
        };
        HandCard { card, number, usable, missing: self.dice.pick(&[None, Some(3)]), cost }
    }

    fn table(&mut self, sides: Vec<SeatView>) -> Table {
        let count = sides.len();
        let shown = (0..1 + self.dice.roll(7)).map(|_| {
            let kind = any(&mut self.dice);
            Shown { seat: Seat(self.dice.roll(count) as u8), card: card(&mut self.dice, kind) }
        });
        let shown = shown.collect();
        let turn = Seat(self.dice.roll(count) as u8);
        let hand = 3 + self.dice.roll(5);
        Table {
            viewer: Viewer::Public,
            phase: Phase::Action,
            asked: SeatSet::one(turn),
            turn: Some(turn),
            turns: 1 + self.dice.roll(30) as u16,
            seats: sides,
            chain: Vec::new(),
            combat: None,
            hand: (1..=hand).map(|number| self.held(number as u8)).collect(),
            looking: Vec::new(),
            yields: Vec::new(),
            shown,
            outcome: None,
        }
    }
}

fn maker(seed: u64, wild: bool) -> Maker {
    Maker { dice: Dice::new(seed ^ 0x4845_524f), wild, next: if wild { 60 } else { 0 } }
}

/// A duel in progress, with this many allies on each side.
pub fn duel(seed: u64, allies: [usize; 2]) -> Table {
    let mut maker = maker(seed, false);
    let sides = (0..2_u8).map(|seat| {
        let sizes = [allies[usize::from(seat)], 1 + maker.dice.roll(4), 3 + maker.dice.roll(6)];
        maker.side(Seat(seat), seat, sizes)
    });
    let sides = sides.collect();
    maker.table(sides)
}

/// A table with this many seats, in teams or each alone.
pub fn crowd(seed: u64, seats: usize, teams: bool) -> Table {
    let mut maker = maker(seed, false);
    let sides = (0..seats as u8).map(|seat| {
        let sizes = [maker.dice.roll(7), maker.dice.roll(4), 3 + maker.dice.roll(5)];
        maker.side(Seat(seat), if teams { seat % 2 } else { seat }, sizes)
    });
    let sides = sides.collect();
    maker.table(sides)
}

/// Adds a combat between the first allies or heroes of two sides.
pub fn with_combat(mut table: Table) -> Table {
    let number = |side: &SeatView| side.allies.first().or(side.hero.as_ref()).map_or(0, |perm| perm.number);
    let (attacker, defender) = (number(&table.seats[0]), number(&table.seats[1]));
    table.combat = Some(CombatView {
        attacker,
        defender,
        protected: true,
        struck: Hit { n: 4, falls: true },
        back: Hit { n: 2, falls: false },
    });
    table.phase = Phase::Defend;
    table
}

/// Adds a chain with this many links.
pub fn with_chain(mut table: Table, seed: u64, links: usize) -> Table {
    let mut maker = maker(seed, false);
    let numbers: Vec<u16> =
        table.seats.iter().flat_map(|side| &side.allies).map(|perm| perm.number).chain([7]).collect();
    table.chain = (0..links).map(|_| maker.link(table.seats.len(), &numbers)).collect();
    table
}

/// Any table at all: two to eight seats, up to twelve allies a side, large numbers, chains, combats, ends.
pub fn wild(seed: u64) -> Table {
    let mut maker = maker(seed, true);
    let seats = 2 + maker.dice.roll(7);
    let teams = maker.dice.roll(2) == 0 && seats > 3;
    let sides = (0..seats as u8).map(|seat| {
        let sizes = [maker.dice.roll(13), maker.dice.roll(10), maker.dice.roll(20)];
        let mut side = maker.side(Seat(seat), if teams { seat % 2 } else { seat }, sizes);
        if seats > 2 && maker.dice.roll(8) == 0 {
            let fallen = side.hero.take().map(|hero| hero.card);
            (side.out, side.fallen) = (true, fallen.filter(|_| seed.is_multiple_of(2)));
        }
        side
    });
    let sides: Vec<SeatView> = sides.collect();
    let mut table = maker.table(sides);
    let phases = [Phase::Mulligan, Phase::Action, Phase::Attack, Phase::Defend, Phase::Damage, Phase::End];
    table.phase = maker.dice.pick(&phases);
    table.turn = (table.phase != Phase::Mulligan).then_some(Seat(maker.dice.roll(seats) as u8));
    table.turns = maker.dice.pick(&[0, 9, 48, 200, 999]);
    table.shown.truncate(maker.dice.roll(8));
    table.asked = SeatSet(maker.dice.roll(1 << seats) as u8);
    table.viewer =
        if maker.dice.roll(2) == 0 { Viewer::Public } else { Viewer::Seat(Seat(maker.dice.roll(seats) as u8)) };
    let perms = table.seats.iter().flat_map(|side| side.hero.iter().chain(&side.allies).chain(&side.equipment));
    let numbers: Vec<u16> = perms.map(|perm| perm.number).chain([345]).collect();
    table.chain = (0..maker.dice.roll(7)).map(|_| maker.link(seats, &numbers)).collect();
    if maker.dice.roll(2) == 0 {
        let (attacker, defender) = (maker.dice.pick(&numbers), maker.dice.pick(&numbers));
        let mut hit = || Hit { n: maker.dice.pick(&[0, 1, 9, 12, 128]), falls: maker.dice.roll(2) == 0 };
        let (struck, back) = (hit(), hit());
        table.combat = Some(CombatView { attacker, defender, protected: maker.dice.roll(2) == 0, struck, back });
    }
    let (hand, looking) = (maker.dice.roll(16), maker.dice.pick(&[0, 0, 0, 3, 5, 9]));
    table.hand = (1..=hand).map(|number| maker.held(number as u8)).collect();
    table.looking = (1..=looking).map(|number| maker.held((hand + number) as u8)).collect();
    if maker.dice.roll(7) == 0 {
        (table.phase, table.asked) = (Phase::Over, SeatSet::NONE);
        table.outcome = Some(end(&mut maker.dice, seats));
    }
    table
}

fn end(dice: &mut Dice, seats: usize) -> Outcome {
    let winners = (0..seats as u8).map(Seat).filter(|_| dice.roll(3) == 0).collect();
    Outcome { winners, reason: dice.pick(&[Reason::TurnCap, Reason::Resigned, Reason::TimedOut]) }
}

/// The table with cards of the shipped set in place of the made-up ones.
pub fn dressed(mut table: Table, seed: u64) -> Table {
    let mut dice = Dice::new(seed);
    for side in &mut table.seats {
        let all = side.hero.iter_mut().chain(&mut side.allies).chain(&mut side.equipment).chain(&mut side.ongoing);
        for perm in all {
            dress(perm, &mut dice);
        }
        side.graveyard.iter_mut().for_each(|card| *card = like(card, &mut dice));
    }
    table.hand.iter_mut().chain(&mut table.looking).for_each(|held| held.card = like(&held.card, &mut dice));
    table.shown.iter_mut().for_each(|shown| shown.card = like(&shown.card, &mut dice));
    table.chain.iter_mut().filter_map(|link| link.card.as_mut()).for_each(|card| *card = like(card, &mut dice));
    table
}

/// A card of the shipped set with the same type.
fn like(card: &CardDef, dice: &mut Dice) -> Arc<CardDef> {
    let same = |other: &&Arc<CardDef>| {
        std::mem::discriminant(&other.kind) == std::mem::discriminant(&card.kind) && !other.token
    };
    let all: Vec<Arc<CardDef>> = library().cards.iter().filter(same).cloned().collect();
    dice.pick(&all)
}

fn dress(perm: &mut PermView, dice: &mut Dice) {
    perm.card = like(&perm.card, dice);
    perm.keywords.clone_from(&perm.card.keywords);
    match &perm.card.kind {
        CardType::Hero { health } => perm.health = (*health).into(),
        CardType::Ally { atk, health, .. } => (perm.atk, perm.health) = ((*atk).into(), (*health).into()),
        CardType::Weapon { atk, strike, .. } => (perm.atk, perm.strike) = ((*atk).into(), (*strike).into()),
        CardType::Armor { def } => perm.health = (*def).into(),
        CardType::Ongoing(Ongoing::Totem(health)) => perm.health = (*health).into(),
        _ => {}
    }
    perm.damage = perm.damage.min(perm.health - 1).max(0);
    perm.attached.iter_mut().for_each(|held| dress(held, dice));
}
