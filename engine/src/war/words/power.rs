//! Powers, the moments that set them off, traits and lasting changes.

use super::amount::{noted, signed, stats};
use super::cost::costs;
use super::noun::Noun;
use super::verb::{Referent, Writer};
use crate::kit::Text;
use crate::kit::grammar::{Case, Number};
use crate::war::card::{Cost, Country, Filter, Lasting, Moment, Power, Test, Trait, Verb, Who};

/// A power as a sentence, without a capital letter and a full stop.
pub(super) fn power(country: Country, power: &Power) -> Text {
    match power {
        Power::Does(verbs) => Writer::of(country).block(verbs),
        Power::Enters(verbs) => Text::new("fx-war-enters").text("list", Writer::of(country).block(verbs)),
        Power::Use(price, verbs) => paid(country, price, verbs),
        Power::Buried(price, verbs) => Text::new("fx-war-buried").text("text", paid(country, price, verbs)),
        Power::When(when, verbs) => triggered(country, when, verbs),
        Power::Always(lasting) => always(lasting),
        Power::Has(of) => trait_text(*of),
    }
}

/// A property with its price.
pub(super) fn paid(country: Country, price: &[Cost], verbs: &[Verb]) -> Text {
    let list = Writer::of(country).block(verbs);
    let price = costs(Some(country), price).unwrap_or_else(|| Text::new("fx-war-free"));
    Text::new("fx-war-use").text("cost", price).text("list", list)
}

/// Who can wear a medal.
pub(super) fn wears(filter: &Filter) -> Text {
    Text::new("fx-war-wears").text("noun", Noun::new(filter, "unit").some(Case::Nominative, false))
}

/// A trait.
pub(super) fn trait_text(of: Trait) -> Text {
    match of {
        Trait::Leader(n) => Text::new("fx-war-leader").num("n", n),
        Trait::Colonel(n) => Text::new("fx-war-colonel").num("n", n),
        Trait::Armor(n) => Text::new("fx-war-armor").num("n", n),
        plain => Text::new("fx-war-trait").word("trait", plain),
    }
}

/// What a power does, without its price and without what sets it off; `None` for one that only lasts.
pub(super) fn does(country: Country, power: &Power) -> Option<Text> {
    Some(match power {
        Power::Does(verbs) | Power::Enters(verbs) | Power::Use(_, verbs) | Power::Buried(_, verbs) => {
            Writer::of(country).block(verbs)
        }
        Power::When(when, verbs) => Writer::about(country, subject(when)).block(verbs),
        Power::Always(_) | Power::Has(_) => return None,
    })
}

fn triggered(country: Country, when: &Moment, verbs: &[Verb]) -> Text {
    let list = Writer::about(country, subject(when)).block(verbs);
    Text::new("fx-war-when").text("moment", moment(when)).text("list", list)
}

/// The card that a moment is about.
fn subject(when: &Moment) -> Option<Referent> {
    match when {
        Moment::Enters(filter)
        | Moment::Destroyed(filter)
        | Moment::Attacks(filter)
        | Moment::Blocks(filter)
        | Moment::Blocked(filter)
        | Moment::Damaged(filter)
        | Moment::Hits(filter) => match filter.0[..] {
            [Test::This | Test::Bearer] => Some(Referent::CARD),
            _ => Some(Referent { head: Noun::new(filter, "unit").head(), number: Number::One }),
        },
        _ => None,
    }
}

fn moment(moment: &Moment) -> Text {
    let about = |what: &str, filter: &Filter| {
        // Of the card itself some languages say it shorter.
        let of_this = crate::kit::grammar::yes(filter.0 == [Test::This]);
        let case = if what == "blocked" { Case::Accusative } else { Case::Nominative };
        let noun = Noun::new(filter, "unit").some(case, false);
        Text::new("fx-war-when-about").raw("what", what).raw("this", of_this).text("noun", noun)
    };
    let of = |key: &str, who: &Who| Text::new(key).word("who", who);
    match moment {
        Moment::Enters(filter) => about("enters", filter),
        Moment::Destroyed(filter) => about("destroyed", filter),
        Moment::Attacks(filter) => about("attacks", filter),
        Moment::Blocks(filter) => about("blocks", filter),
        Moment::Blocked(filter) => about("blocked", filter),
        Moment::Damaged(filter) => about("damaged", filter),
        Moment::Hits(filter) => about("hits", filter),
        Moment::Hurt(who) => of("fx-war-when-hurt", who),
        Moment::Starts(who) => of("fx-war-when-starts", who),
        Moment::Ends(who) => of("fx-war-when-ends", who),
        Moment::Builds(who) => of("fx-war-when-builds", who),
        Moment::Plays(who, filter) => {
            let noun = Noun::new(filter, "card").some(Case::Accusative, false);
            of("fx-war-when-plays", who).text("noun", noun)
        }
    }
}

fn always(lasting: &Lasting) -> Text {
    let those = |filter| Noun::new(filter, "unit").those();
    let plus = |n: i8| if n < 0 { signed(n.into()) } else { format!("+{n}") };
    let changed = |key: &str, who: &Who, n: i8| Text::new(key).word("who", who).raw("n", plus(n));
    match lasting {
        Lasting::Stats(filter, attack, defense) => {
            let (text, notes) = stats(Text::new("fx-war-stats").text("those", those(filter)), attack, defense);
            noted(text, notes)
        }
        Lasting::Gives(filter, of) => {
            Text::new("fx-war-gives").text("those", those(filter)).text("trait", trait_text(*of))
        }
        Lasting::Costs(who, filter, n) => {
            let noun = Noun::new(filter, "card").text(Case::Nominative, Number::Many);
            let key = if *n < 0 { "fx-war-costs-less" } else { "fx-war-costs-more" };
            Text::new(key).word("who", who).text("noun", noun).num("n", i64::from(*n).abs())
        }
        Lasting::Lets(one, other) | Lasting::Bars(one, other) => {
            let key = if matches!(lasting, Lasting::Lets(..)) { "fx-war-lets" } else { "fx-war-bars" };
            let whom = Noun::new(other, "unit").those_in(Case::Accusative);
            let number = if Noun::new(one, "unit").is_single() { "one" } else { "many" };
            Text::new(key).text("those", those(one)).text("whom", whom).raw("number", number)
        }
        Lasting::HandLimit(who, n) => changed("fx-war-hand-limit", who, *n),
        Lasting::BasesPerTurn(who, n) => changed("fx-war-bases-per-turn", who, *n),
        Lasting::Draws(who, n) => changed("fx-war-draws", who, *n),
        Lasting::Guns(who, n) => changed("fx-war-guns", who, *n),
        Lasting::AnyCountry(who) => Text::new("fx-war-any-country").word("who", who),
    }
}
