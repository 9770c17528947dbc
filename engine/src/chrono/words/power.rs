//! Powers, the moments that set them off, and lasting changes.

use super::amount::signed;
use super::noun::Noun;
use super::verb::{Referent, Writer};
use crate::chrono::card::{Lasting, Moment, Power, Test, Verb};
use crate::kit::Text;
use crate::kit::grammar::{Case, Number};

/// A power as a sentence, without a capital letter and a full stop.
pub(super) fn power(power: &Power) -> Text {
    let keyword = |key: &str, verbs: &[Verb]| Text::new(key).text("list", Writer::default().block(verbs));
    match power {
        Power::Does(verbs) => Writer::default().block(verbs),
        Power::Summon(verbs) => keyword("fx-chrono-summon", verbs),
        Power::Manifest(verbs) => keyword("fx-chrono-manifest", verbs),
        Power::Fury(verbs) => keyword("fx-chrono-fury", verbs),
        Power::Turn(0, verbs) => keyword("fx-chrono-turn", verbs),
        Power::Turn(price, verbs) => keyword("fx-chrono-turn-pay", verbs).num("n", *price),
        Power::When(when, verbs) => triggered(when, verbs),
        Power::Always(lasting) => always(lasting),
        Power::Haste => Text::new("fx-chrono-haste"),
    }
}

/// When a shadow leaves the shadows, and what it does then.
pub(super) fn leaves(when: &Moment, does: Option<&[Verb]>) -> Text {
    match does {
        Some(verbs) => triggered(when, verbs),
        None => Text::new("fx-chrono-when").text("moment", moment(when)).text("list", Text::new("fx-chrono-leaves")),
    }
}

fn triggered(when: &Moment, verbs: &[Verb]) -> Text {
    Text::new("fx-chrono-when").text("moment", moment(when)).text("list", set_off(when, verbs))
}

/// What a moment sets off, without the moment.
pub(super) fn set_off(when: &Moment, verbs: &[Verb]) -> Text {
    let subject = match when {
        Moment::Enters(filter) | Moment::Dies(filter) => match filter.0[..] {
            [Test::This] => Some(Referent::CARD),
            _ => Some(Referent { head: Noun::new(filter, "permanent").head(), number: Number::One }),
        },
        _ => None,
    };
    Writer::about(subject).block(verbs)
}

fn moment(moment: &Moment) -> Text {
    match moment {
        Moment::Moves(way) => Text::new("fx-chrono-when-moves").word("way", way),
        Moment::Begins(who) => Text::new("fx-chrono-when-begins").word("who", who),
        Moment::Ends(who) => Text::new("fx-chrono-when-ends").word("who", who),
        Moment::Enters(filter) => {
            let noun = Noun::new(filter, "permanent").some(Case::Nominative, false);
            Text::new("fx-chrono-when-enters").text("noun", noun)
        }
        Moment::Dies(filter) => {
            let noun = Noun::new(filter, "permanent").some(Case::Nominative, false);
            Text::new("fx-chrono-when-dies").text("noun", noun)
        }
        Moment::Casts(who) => Text::new("fx-chrono-when-casts").word("who", who),
        Moment::Embodies(who) => Text::new("fx-chrono-when-embodies").word("who", who),
        Moment::Changes => Text::new("fx-chrono-when-changes"),
        Moment::Attacks(who) => Text::new("fx-chrono-when-attacks").word("who", who),
        Moment::Hurt(who) => Text::new("fx-chrono-when-hurt").word("who", who),
        Moment::Meditates(who) => Text::new("fx-chrono-when-meditates").word("who", who),
    }
}

fn always(lasting: &Lasting) -> Text {
    let those = |filter| Noun::new(filter, "permanent").those();
    match lasting {
        Lasting::Yields(filter, resource, n) => {
            let sign = if *n < 0 { signed(i16::from(*n)) } else { format!("+{n}") };
            let text = Text::new("fx-chrono-yields").text("those", those(filter));
            text.word("resource", resource).raw("n", sign)
        }
        Lasting::Costs(who, n) => {
            let key = if *n < 0 { "fx-chrono-costs-less" } else { "fx-chrono-costs-more" };
            Text::new(key).word("who", who).num("n", i64::from(*n).abs())
        }
        Lasting::Haste(filter) => Text::new("fx-chrono-gives-haste").text("those", those(filter)),
        // A card shields only those of its own player.
        Lasting::Shielded(filter) => {
            let those = Noun::new(filter, "permanent").made_yours().those();
            Text::new("fx-chrono-shielded").text("those", those)
        }
    }
}
