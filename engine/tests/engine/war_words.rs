//! The words of War: everything in the card language can be said in every language, and no two effects read the same.

use std::collections::HashMap;
use std::fmt::Debug;
use std::sync::OnceLock;

use duelhall_engine::kit::Text;
use duelhall_engine::text::{Lang, Words};
use duelhall_engine::war::card::Amount::{Count, Hand, Health, N, Sum, Times};
use duelhall_engine::war::card::*;
use duelhall_engine::war::words::{effect_text, paragraphs};

const THINGS: [(&str, &str, &str); 4] = [
    ("tag-war-test-guards", "guards", "гвардия"),
    ("tag-war-test-desert", "desert", "пустыня"),
    ("card-war-test-spark", "Spark", "Искра"),
    ("card-war-test-ember", "Ember", "Уголь"),
];
const WHO: [Who; 3] = [Who::You, Who::Opponent, Who::Both];
const CMPS: [Cmp; 5] = [Cmp::Less, Cmp::AtMost, Cmp::Equal, Cmp::AtLeast, Cmp::More];
const PLACES: [Place; 3] = [Place::Hand, Place::Field, Place::Top];

fn words() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| {
        let add = |builder: duelhall_engine::text::Builder, (key, en, ru): &(&str, &str, &str)| {
            builder.add(Lang::En, format!("{key} = {en}\n")).add(Lang::Ru, format!("{key} = {ru}\n"))
        };
        THINGS.iter().fold(Words::builder(), add).build().unwrap()
    })
}

/// Puts a text into words, and checks that it has no gaps, keys, double spaces or spaces before a full stop.
#[track_caller]
fn say(lang: Lang, text: &Text) -> String {
    let said = words().try_say(lang, text, &[]).unwrap().replace('\u{a0}', " ");
    for bad in ["fx-", "⟨", "{", "}", "  ", " .", " ,", " :", "..", "()", " )", "( "] {
        assert!(!said.contains(bad), "{bad:?} in: {said}");
    }
    said
}

#[track_caller]
fn assert_all_read_differently<T: Debug>(things: &[T], text: impl Fn(&T) -> Vec<Text>) {
    for lang in Lang::ALL {
        let mut read: HashMap<String, &T> = HashMap::new();
        for thing in things {
            let said: Vec<String> = text(thing).iter().map(|text| say(lang, text)).collect();
            if let Some(before) = read.insert(said.join(" "), thing) {
                panic!("both read: {}\n{before:?}\n{thing:?}", said.join(" "));
            }
        }
    }
}

fn tag(name: &str) -> Test {
    Test::Tag(name.to_owned())
}

/// The types in play besides units.
fn types() -> Vec<Test> {
    let either = |one: Test, other: Test| Test::Either(Box::new(one), Box::new(other));
    let mut types = vec![Test::Ground, Test::Air, Test::Vehicle, Test::Infantry, Test::Tank, Test::TankDestroyer];
    types.extend([Test::Fighter, Test::Bomber, Test::Navy, Test::Base, Test::Support, Test::Medal]);
    types.extend([either(Test::Air, Test::Vehicle), either(Test::Infantry, Test::Navy)]);
    types
}

/// Tests of what is printed.
fn printed() -> Vec<Test> {
    let named = |id: &str| Test::Named(id.to_owned());
    let mut tests = vec![Test::Country(Country::Usa), Test::Country(Country::Germany), tag("test-guards")];
    tests.extend([tag("test-desert"), named("test-spark"), named("test-ember")]);
    tests.extend(CMPS.map(|cmp| Test::Cost(cmp, 3)));
    tests
}

fn tests() -> Vec<Test> {
    let mut tests = [types(), printed()].concat();
    tests.extend([Test::Yours, Test::Theirs, Test::Used, Test::Available, Test::Damaged, Test::Attacking]);
    tests.extend([Test::Blocking, Test::Decorated, Test::Other, Test::Attack(Cmp::AtLeast, 3)]);
    tests.extend([Test::Defense(Cmp::AtMost, 2), Test::Defense(Cmp::More, 2)]);
    tests
}

/// One test, and every two.
fn pairs(tests: &[Test]) -> Vec<Filter> {
    let mut filters = vec![Filter::default()];
    for (at, one) in tests.iter().enumerate() {
        filters.push(Filter(vec![one.clone()]));
        filters.extend(tests[at + 1..].iter().map(|other| Filter(vec![one.clone(), other.clone()])));
    }
    // One of two types has no other type beside it.
    let is_either = |test: &Test| matches!(test, Test::Either(..));
    let is_type = |test: &Test| is_either(test) || types().contains(test) || *test == Test::Artillery;
    let is_type = |test: &Test| is_type(test) || [Test::Unit, Test::OneShot].contains(test);
    filters
        .retain(|filter| !filter.0.iter().any(is_either) || filter.0.iter().filter(|test| is_type(test)).count() < 2);
    filters
}

fn filters() -> Vec<Filter> {
    pairs(&tests())
}

fn card_filters() -> Vec<Filter> {
    let kinds = [types(), vec![Test::Unit, Test::Artillery, Test::OneShot]].concat();
    pairs(&[kinds, printed()].concat())
}

fn amounts() -> Vec<Amount> {
    let hand = || Box::new(Hand(Who::You));
    let mut amounts = [0, 1, 2, 3, 5, 21].map(N).to_vec();
    for who in WHO {
        amounts.extend([Amount::Bases(who), Health(who), Hand(who), Times(2, Box::new(Health(who)))]);
        amounts.push(Amount::Buried(who, Filter(vec![Test::Infantry])));
    }
    for of in [Ref::This, Ref::That, Ref::Subject, Ref::Bearer] {
        amounts.extend([Amount::AttackOf(of), Amount::DefenseOf(of)]);
    }
    amounts.extend([Amount::Ammo, Amount::X, Count(Filter::default()), Count(Filter(vec![Test::Yours]))]);
    amounts.extend([Times(-1, hand()), Times(2, Box::new(N(3))), Sum(hand(), Box::new(N(1)))]);
    amounts.extend([Sum(Box::new(N(1)), hand()), Times(2, Box::new(Sum(hand(), hand())))]);
    amounts.push(Sum(Box::new(Times(2, hand())), hand()));
    amounts
}

fn aims() -> Vec<Aim> {
    let mut aims = vec![Aim::This, Aim::That, Aim::Subject, Aim::Bearer, Aim::Against];
    for filter in filters() {
        let up_to = [1, 2, 5].map(|n| Aim::UpTo(n, filter.clone()));
        aims.extend([Aim::One(filter.clone()), Aim::Each(filter)].into_iter().chain(up_to));
    }
    aims
}

const TRAITS: [Trait; 12] = [
    Trait::Fast,
    Trait::Leader(1),
    Trait::Leader(2),
    Trait::Colonel(1),
    Trait::Colonel(2),
    Trait::NoAttack,
    Trait::NoBlock,
    Trait::Unblockable,
    Trait::ShellProof,
    Trait::AntiAir,
    Trait::Tireless,
    Trait::Armor(1),
];

/// Every verb that contains no other.
fn plain_verbs() -> Vec<Verb> {
    let mut verbs = Vec::new();
    let one = || Aim::One(Filter(vec![Test::Theirs]));
    for aim in aims() {
        let aim = || aim.clone();
        verbs.extend([Verb::Damage(aim(), N(2)), Verb::Shell(aim(), N(2)), Verb::Destroy(aim()), Verb::Return(aim())]);
        verbs.extend([Verb::Exile(aim()), Verb::Withdraw(aim()), Verb::Boost(aim(), N(1), N(-1))]);
        verbs.extend([
            Verb::Hold(aim(), N(0), N(2)),
            Verb::Promote(aim(), N(1), N(1)),
            Verb::Grant(aim(), Trait::Fast),
        ]);
        verbs.extend([Verb::Deprive(aim(), Trait::Fast), Verb::Exhaust(aim()), Verb::Ready(aim()), Verb::Pin(aim())]);
        verbs.extend([Verb::Shield(aim(), N(2)), Verb::Protect(aim()), Verb::Load(aim(), N(2))]);
    }
    for amount in amounts().into_iter().filter(|amount| *amount != N(2)) {
        let n = || amount.clone();
        verbs.extend([
            Verb::Damage(one(), n()),
            Verb::Shell(one(), n()),
            Verb::Shield(one(), n()),
            Verb::Load(one(), n()),
        ]);
        verbs.extend([Verb::Boost(one(), n(), N(7)), Verb::Boost(one(), N(8), n()), Verb::Promote(one(), n(), N(9))]);
        for who in WHO {
            verbs.extend([Verb::Strike(who, n()), Verb::Cover(who, n()), Verb::Heal(who, n()), Verb::Lose(who, n())]);
            verbs.extend([Verb::Draw(who, n()), Verb::Mill(who, n())]);
            verbs.extend([Chooser::Owner, Chooser::Chance].map(|chooser| Verb::Discard(who, n(), chooser)));
        }
        verbs.extend([Verb::Scry(n()), Verb::ExtraBase(n()), Verb::Token("test-spark".to_owned(), n())]);
        verbs.extend(PLACES.map(|place| Verb::Recover(Filter::default(), n(), place)));
        verbs.push(Verb::Discount(Filter::default(), n()));
    }
    for filter in card_filters() {
        verbs.extend(PLACES.map(|place| Verb::Search(filter.clone(), place)));
        verbs.extend([2, 4].map(|n| Verb::Recover(filter.clone(), N(n), Place::Hand)));
        verbs.push(Verb::Discount(filter, N(2)));
    }
    verbs
}

fn moments() -> Vec<Moment> {
    let mut moments = Vec::new();
    for filter in filters().into_iter().chain([Filter(vec![Test::This]), Filter(vec![Test::Bearer])]) {
        let filter = || filter.clone();
        moments.extend([Moment::Enters(filter()), Moment::Destroyed(filter()), Moment::Attacks(filter())]);
        moments.extend([Moment::Blocks(filter()), Moment::Blocked(filter()), Moment::Damaged(filter())]);
        moments.push(Moment::Hits(filter()));
    }
    for who in WHO {
        moments.extend([Moment::Hurt(who), Moment::Starts(who), Moment::Ends(who), Moment::Builds(who)]);
        moments.extend(card_filters().into_iter().map(|filter| Moment::Plays(who, filter)));
    }
    moments
}

fn lasting() -> Vec<Lasting> {
    let this = || Filter(vec![Test::This]);
    let mut all = Vec::new();
    for filter in filters().into_iter().chain([this(), Filter(vec![Test::Bearer])]) {
        let filter = || filter.clone();
        all.extend([Lasting::Stats(filter(), N(1), N(0)), Lasting::Stats(filter(), N(-1), N(2))]);
        all.extend([Lasting::Gives(filter(), Trait::Fast), Lasting::Lets(filter(), this())]);
        all.push(Lasting::Bars(filter(), this()));
        all.extend((filter() != this()).then(|| Lasting::Bars(this(), filter())));
    }
    all.extend(TRAITS[1..].iter().map(|of| Lasting::Gives(Filter::default(), *of)));
    for who in WHO {
        for n in [-2, -1, 1, 2] {
            all.extend([Lasting::HandLimit(who, n), Lasting::BasesPerTurn(who, n), Lasting::Draws(who, n)]);
            all.extend([Lasting::Guns(who, n), Lasting::Costs(who, Filter(vec![Test::Navy]), n)]);
        }
        all.push(Lasting::AnyCountry(who));
        all.extend(card_filters().into_iter().map(|filter| Lasting::Costs(who, filter, 3)));
    }
    all
}

/// The text of a card with these powers.
fn text(powers: &[Power]) -> Vec<Text> {
    let card = r#"(id: "test", kind: Tank, country: Usa, cost: 1, attack: 1, defense: 1)"#;
    let mut card: CardDef = ron::from_str(card).unwrap();
    card.powers = powers.to_vec();
    paragraphs(&card)
}

#[test]
fn every_verb_with_every_aim_and_amount_reads_like_no_other() {
    let verbs = plain_verbs();
    assert!(verbs.len() > 10_000, "{}", verbs.len());
    assert_all_read_differently(&verbs, |verb| vec![effect_text(std::slice::from_ref(verb))]);
    let may: Vec<Verb> = verbs.into_iter().step_by(7).map(|verb| Verb::May(Vec::new(), vec![verb])).collect();
    assert_all_read_differently(&may, |verb| vec![effect_text(std::slice::from_ref(verb))]);
}

#[test]
fn every_moment_and_lasting_change_reads_like_no_other() {
    let draw = || vec![Verb::Draw(Who::You, N(1))];
    let when: Vec<Power> = moments().into_iter().map(|moment| Power::When(moment, draw())).collect();
    assert_all_read_differently(&when, |power| text(std::slice::from_ref(power)));
    let always: Vec<Power> = lasting().into_iter().map(Power::Always).collect();
    assert_all_read_differently(&always, |power| text(std::slice::from_ref(power)));
    let has: Vec<Power> = TRAITS.into_iter().map(Power::Has).collect();
    assert_all_read_differently(&has, |power| text(std::slice::from_ref(power)));
    // Only a card in the Destroyed stack rises: its property says from where.
    let buried = PLACES.map(|place| Power::Buried(Vec::new(), vec![Verb::Rise(place)]));
    assert_all_read_differently(&buried, |power| text(std::slice::from_ref(power)));
}

#[test]
fn every_price_and_condition_reads_like_no_other() {
    let mut costs = vec![Cost::Exhaust, Cost::SacrificeThis, Cost::ExileThis];
    costs.extend(
        [1, 2, 5]
            .into_iter()
            .flat_map(|n| [Cost::Bases(n), Cost::Own(n), Cost::Discard(n), Cost::Health(n), Cost::Ammo(n)]),
    );
    costs.extend(types().into_iter().map(|of| Cost::Sacrifice(Filter(vec![of]))));
    let draw = || vec![Verb::Draw(Who::You, N(1))];
    let mut paid = Vec::new();
    for cost in costs {
        let cost = vec![cost];
        paid.extend([Power::Use(cost.clone(), draw()), Power::Buried(cost.clone(), draw())]);
        paid.push(Power::Enters(vec![Verb::May(cost, draw())]));
    }
    assert_all_read_differently(&paid, |power| text(std::slice::from_ref(power)));
    let mut conditions = vec![Cond::YourTurn, Cond::Combat];
    conditions.extend(filters().into_iter().map(Cond::There));
    for cmp in CMPS {
        conditions.extend(amounts().into_iter().map(|amount| Cond::Is(amount, cmp, N(2))));
        conditions
            .extend(amounts().into_iter().filter(|of| !matches!(of, N(_))).map(|of| Cond::Is(of, cmp, Amount::Ammo)));
        let counted = |n: i8| Cond::Is(Count(Filter(vec![Test::Theirs, Test::Tank])), cmp, N(n));
        conditions.extend([0, 1, 2, 5].map(counted));
    }
    let effects: Vec<Verb> = conditions.into_iter().map(|cond| Verb::If(cond, draw(), Vec::new())).collect();
    assert_all_read_differently(&effects, |verb| vec![effect_text(std::slice::from_ref(verb))]);
}
