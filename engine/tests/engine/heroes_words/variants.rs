//! Every variant of the card language, at least once. A new variant does not compile until it is listed here.

use duelhall_engine::heroes::card::*;

/// Lists values of an enum, and fails to compile if a variant is not among the patterns.
macro_rules! every {
    ($name:ident: $of:ty { $($pattern:pat => $values:expr),+ $(,)? }) => {
        pub(crate) fn $name() -> Vec<$of> {
            let known = |value: &$of| match value { $($pattern => (),)+ };
            let mut values: Vec<$of> = Vec::new();
            $(values.extend($values);)+
            values.iter().for_each(known);
            values
        }
    };
}

pub(crate) const CMPS: [Cmp; 3] = [Cmp::AtMost, Cmp::Equal, Cmp::AtLeast];
pub(crate) const DAMAGE: [DamageType; 8] = [
    DamageType::Arcane,
    DamageType::Fire,
    DamageType::Frost,
    DamageType::Holy,
    DamageType::Melee,
    DamageType::Nature,
    DamageType::Ranged,
    DamageType::Shadow,
];

pub(crate) fn tag() -> String {
    "test-pirate".to_owned()
}

pub(crate) fn counter() -> String {
    "test-edge".to_owned()
}

fn numbered<T>(make: fn(Cmp, u8) -> T) -> Vec<T> {
    CMPS.into_iter().flat_map(|cmp| [0, 1, 2, 5, 21].map(|n| make(cmp, n))).collect()
}

every!(preds: Pred {
    Pred::Ally => [Pred::Ally],
    Pred::Hero => [Pred::Hero],
    Pred::Character => [Pred::Character],
    Pred::Equipment => [Pred::Equipment],
    Pred::Weapon => [Pred::Weapon],
    Pred::Armor => [Pred::Armor],
    Pred::Item => [Pred::Item],
    Pred::Ability => [Pred::Ability],
    Pred::Ongoing => [Pred::Ongoing],
    Pred::Totem => [Pred::Totem],
    Pred::Resource => [Pred::Resource],
    Pred::Quest => [Pred::Quest],
    Pred::Token => [Pred::Token],
    Pred::Tag(_) => [Pred::Tag(tag()), Pred::Tag("test-elf".to_owned())],
    Pred::Faction(_) => [Pred::Faction(Faction::Lantern), Pred::Faction(Faction::Thorn)],
    Pred::Class(_) => Class::ALL.map(Pred::Class),
    Pred::Keyword(_) => Keyword::ALL.map(Pred::Keyword),
    Pred::Instant => [Pred::Instant],
    Pred::Unique => [Pred::Unique],
    Pred::Damage(_) => DAMAGE.map(Pred::Damage),
    Pred::Yours => [Pred::Yours],
    Pred::Friendly => [Pred::Friendly],
    Pred::Opposing => [Pred::Opposing],
    Pred::Exhausted => [Pred::Exhausted],
    Pred::Ready => [Pred::Ready],
    Pred::Damaged => [Pred::Damaged],
    Pred::Undamaged => [Pred::Undamaged],
    Pred::Attacking => [Pred::Attacking],
    Pred::Defending => [Pred::Defending],
    Pred::This => [Pred::This],
    Pred::Other => [Pred::Other],
    Pred::Attached => [Pred::Attached],
    Pred::Hurt => [Pred::Hurt],
    Pred::New => [Pred::New],
    Pred::FaceDown => [Pred::FaceDown],
    Pred::Cost(..) => numbered(Pred::Cost),
    Pred::Atk(..) => numbered(Pred::Atk),
    Pred::Health(..) => numbered(Pred::Health),
    Pred::Not(_) => [Pred::Not(Box::new(Pred::Ally)), Pred::Not(Box::new(Pred::Not(Box::new(Pred::Exhausted))))],
    Pred::Any(_) => [
        Pred::Any(vec![]),
        Pred::Any(vec![Pred::Ally, Pred::Hero]),
        Pred::Any(vec![Pred::Weapon, Pred::Armor, Pred::Item]),
        Pred::Any(vec![Pred::Exhausted, Pred::Damaged]),
        Pred::Any(vec![Pred::Exhausted, Pred::Tag(tag())]),
    ],
});

/// Every demand, both on an ally and negated.
pub(crate) fn filters() -> Vec<Filter> {
    let mut filters = vec![vec![]];
    for pred in preds() {
        filters.push(vec![pred.clone()]);
        filters.push(vec![Pred::Ally, pred.clone()]);
        filters.push(vec![Pred::Weapon, Pred::Not(Box::new(pred))]);
    }
    filters
}

every!(players: Player {
    Player::You => [Player::You],
    Player::Opponents => [Player::Opponents],
    Player::Everyone => [Player::Everyone],
    Player::Target => [Player::Target],
    Player::TargetOpponent => [Player::TargetOpponent],
    Player::Controller => [Player::Controller],
});
every!(choosers: Chooser {
    Chooser::You => [Chooser::You],
    Chooser::They => [Chooser::They],
    Chooser::Chance => [Chooser::Chance],
});
every!(dealers: Dealer {
    Dealer::Hero => [Dealer::Hero],
    Dealer::This => [Dealer::This],
    Dealer::That => [Dealer::That],
});
every!(zones: Where {
    Where::Hand => [Where::Hand],
    Where::Graveyard => [Where::Graveyard],
    Where::DeckTop => [Where::DeckTop],
    Where::DeckBottom => [Where::DeckBottom],
    Where::Deck => [Where::Deck],
    Where::Removed => [Where::Removed],
    Where::Play => [Where::Play],
    Where::PlayExhausted => [Where::PlayExhausted],
    Where::Resources => [Where::Resources],
    Where::ResourcesExhausted => [Where::ResourcesExhausted],
});
every!(turns: Turn {
    Turn::Yours => [Turn::Yours],
    Turn::Theirs => [Turn::Theirs],
    Turn::Any => [Turn::Any],
    Turn::Bearer => [Turn::Bearer],
});
every!(untils: Until {
    Until::EndOfTurn => [Until::EndOfTurn],
    Until::EndOfCombat => [Until::EndOfCombat],
    Until::YourNextTurn => [Until::YourNextTurn],
    Until::WhileThis => [Until::WhileThis],
    Until::Forever => [Until::Forever],
});
every!(people: Who {
    Who::This => [Who::This],
    Who::Hero => [Who::Hero],
    Who::Bearer => [Who::Bearer],
    Who::Target(_) => [Who::Target(vec![]), Who::Target(vec![Pred::Weapon]), Who::Target(vec![Pred::Other, Pred::Quest])],
    Who::Targets(..) => [(0, 1), (0, 2), (1, 1), (1, 3), (2, 2), (5, 5), (21, 21)]
        .map(|(from, to)| Who::Targets(from, to, vec![Pred::Ally])),
    Who::That => [Who::That],
    Who::Subject => [Who::Subject],
    Who::Other => [Who::Other],
    Who::Each(_) => [Who::Each(vec![]), Who::Each(vec![Pred::Item, Pred::Yours])],
    Who::Choose(..) => choosers().into_iter().flat_map(|chooser| [0, 1, 2, 5, 21].map(|n| Who::Choose(chooser, n, vec![Pred::Armor]))),
    Who::Attacker => [Who::Attacker],
    Who::Defender => [Who::Defender],
});
every!(amounts: Amount {
    Amount::N(_) => [-3, 0, 1, 2, 5, 21].map(Amount::N),
    Amount::X => [Amount::X],
    Amount::Count(_) => [Amount::Count(vec![Pred::Ally]), Amount::Count(vec![Pred::Yours, Pred::Quest])],
    Amount::CountIn(..) => zones().into_iter().flat_map(|zone| {
        players().into_iter().map(move |player| Amount::CountIn(zone, player, vec![Pred::Ally]))
    }),
    Amount::AtkOf(_) => people().into_iter().map(Amount::AtkOf),
    Amount::HealthOf(_) => people().into_iter().map(Amount::HealthOf),
    Amount::DamageOn(_) => people().into_iter().map(Amount::DamageOn),
    Amount::CostOf(_) => people().into_iter().map(Amount::CostOf),
    Amount::Counters(..) => [Amount::Counters(counter(), Who::This), Amount::Counters("test-rust".to_owned(), Who::That)],
    Amount::Event => [Amount::Event],
    Amount::Resources(_) => players().into_iter().map(Amount::Resources),
    Amount::Hand(_) => players().into_iter().map(Amount::Hand),
    Amount::Sum(..) => pairs(Amount::Sum),
    Amount::Less(..) => pairs(Amount::Less),
    Amount::Times(..) => [1, 2, 5].map(|n| Amount::Times(n, Box::new(Amount::Hand(Player::You)))),
    Amount::Half(_) => [Amount::Half(Box::new(Amount::X)), Amount::Half(Box::new(Amount::Event))],
});

fn pairs(make: fn(Box<Amount>, Box<Amount>) -> Amount) -> Vec<Amount> {
    let some = [Amount::N(0), Amount::N(2), Amount::X, Amount::Event, Amount::Hand(Player::You)];
    let pair = |a: &Amount, b: &Amount| make(Box::new(a.clone()), Box::new(b.clone()));
    let mut pairs: Vec<Amount> = some.iter().flat_map(|a| some.iter().map(move |b| pair(a, b))).collect();
    pairs.push(pair(&pair(&Amount::X, &Amount::N(1)), &Amount::X));
    pairs.push(pair(&Amount::X, &pair(&Amount::N(1), &Amount::X)));
    pairs
}

every!(conds: Cond {
    Cond::Is(..) => [Amount::Hand(Player::You), Amount::Resources(Player::Target), Amount::Count(vec![Pred::Ally]),
        Amount::Count(vec![Pred::Ally, Pred::Yours]), Amount::AtkOf(Who::This), Amount::N(2), Amount::X]
        .into_iter().flat_map(|a| CMPS.into_iter().flat_map(move |cmp| {
            let a = a.clone();
            [-1, 0, 1, 2, 5, 21].map(Amount::N).into_iter().chain([Amount::Event, Amount::Hand(Player::You)])
                .map(move |b| Cond::Is(a.clone(), cmp, b))
        })),
    Cond::Exists(_) => [Cond::Exists(vec![]), Cond::Exists(vec![Pred::Yours, Pred::Weapon])],
    Cond::Fits(..) => [vec![], vec![Pred::Damaged], vec![Pred::Damaged, Pred::Exhausted], vec![Pred::Opposing]]
        .into_iter().flat_map(|filter| people().into_iter().map(move |who| Cond::Fits(who, filter.clone()))),
    Cond::In(_) => turns().into_iter().map(Cond::In),
    Cond::Combat => [Cond::Combat],
    Cond::HeroClass(_) => Class::ALL.map(Cond::HeroClass),
    Cond::HeroFaction(_) => [Cond::HeroFaction(Faction::Lantern), Cond::HeroFaction(Faction::Thorn)],
    Cond::Flipped => [Cond::Flipped],
    Cond::Not(_) => [Cond::Flipped, Cond::Combat, Cond::In(Turn::Yours), Cond::Exists(vec![Pred::Ally]),
        Cond::Fits(Who::This, vec![Pred::Ready]), Cond::Fits(Who::This, vec![Pred::Ready, Pred::Damaged]),
        Cond::HeroClass(Class::Mage), Cond::HeroFaction(Faction::Thorn), Cond::Not(Box::new(Cond::Combat))]
        .map(|cond| Cond::Not(Box::new(cond))),
    Cond::All(_) => [Cond::All(vec![]), Cond::All(vec![Cond::Combat, Cond::Flipped])],
    Cond::Either(_) => [Cond::Either(vec![]), Cond::Either(vec![Cond::Combat, Cond::Flipped])],
});
every!(cants: Cant {
    Cant::Attack => [Cant::Attack],
    Cant::AttackHeroes => [Cant::AttackHeroes],
    Cant::Protect => [Cant::Protect],
    Cant::BeAttacked => [Cant::BeAttacked],
    Cant::BeProtected => [Cant::BeProtected],
    Cant::Ready => [Cant::Ready],
    Cant::BeHealed => [Cant::BeHealed],
    Cant::BeTargeted => [Cant::BeTargeted],
    Cant::BeDestroyed => [Cant::BeDestroyed],
    Cant::Strike => [Cant::Strike],
    Cant::BePrevented => [Cant::BePrevented],
    Cant::UsePowers => [Cant::UsePowers],
    Cant::PlayCards => [Cant::PlayCards],
    Cant::Draw => [Cant::Draw],
});
every!(mods: Mod {
    Mod::Atk(_) => amounts().into_iter().map(Mod::Atk),
    Mod::Health(_) => [-1, 0, 1].map(|n| Mod::Health(Amount::N(n))),
    Mod::Def(_) => [-1, 1].map(|n| Mod::Def(Amount::N(n))),
    Mod::Strike(_) => [-1, 1].map(Mod::Strike),
    Mod::Gain(_) => Keyword::ALL.map(Mod::Gain),
    Mod::Lose(_) => Keyword::ALL.map(Mod::Lose),
    Mod::LosePowers => [Mod::LosePowers],
    Mod::Cant(_) => cants().into_iter().map(Mod::Cant),
    Mod::MustAttack => [Mod::MustAttack],
    Mod::DealMore(..) => DAMAGE.into_iter().map(Some).chain([None]).flat_map(|kind| [-1, 1].map(|n| Mod::DealMore(n, kind))),
    Mod::TakeMore(..) => DAMAGE.into_iter().map(Some).chain([None]).flat_map(|kind| [-1, 1].map(|n| Mod::TakeMore(n, kind))),
    Mod::HealMore(_) => [-1, 1].map(Mod::HealMore),
    Mod::Tagged(_) => [Mod::Tagged(tag())],
    Mod::HandSize(_) => [-1, 1].map(Mod::HandSize),
    Mod::CostMore(..) => [-1, 1].map(|n| Mod::CostMore(vec![Pred::Ally], n)),
});
