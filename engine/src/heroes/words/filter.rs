//! A filter as a noun with its attributes: `exhausted opposing ally with cost 3 or less`.

use super::list;
use crate::heroes::card::{Cmp, Pred};
use crate::kit::Text;
use crate::kit::grammar::{Agree, Case, Number, yes};

/// The place of an attribute, relative to its noun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spot {
    /// Next to the noun, on one side of it or the other: "friendly".
    Kin,
    /// Before the noun.
    Adjective,
    /// A word of the type line, a faction, a class, or a type that the card does not have.
    Mark,
    /// Before the noun in one language and after it in the other.
    Side,
    /// After the noun.
    Tail,
    /// Before everything else: "another".
    First,
    /// After the noun, in parentheses.
    Note,
}

impl Spot {
    /// From the noun outwards.
    const ALL: [Self; 7] = [Self::Mark, Self::Kin, Self::Adjective, Self::Side, Self::First, Self::Tail, Self::Note];

    const fn key(self) -> &'static str {
        match self {
            Self::Adjective | Self::First => "fx-heroes-with-adjective",
            Self::Mark => "fx-heroes-with-mark",
            Self::Kin => "fx-heroes-with-kin",
            Self::Side => "fx-heroes-with-side",
            Self::Tail => "fx-heroes-with-tail",
            Self::Note => "fx-heroes-with-note",
        }
    }
}

/// A filter, ready to be used as a noun in any case.
#[derive(Clone, Debug)]
pub(super) struct Noun<'a> {
    heads: Vec<&'static str>,
    rest: Vec<&'a Pred>,
    this: &'static str,
    own: bool,
}

impl<'a> Noun<'a> {
    /// The noun for a filter. `bare` is used if the filter names no type; `this` is the type of the card whose text is made.
    /// `own` says that the clause tells the player to do something.
    pub(super) fn new(filter: &'a [Pred], bare: &[&'static str], this: &'static str, own: bool) -> Self {
        let (mut heads, mut rest) = (Vec::new(), Vec::new());
        for pred in filter {
            match types(pred) {
                Some(named) if heads.is_empty() => heads = named,
                _ => rest.push(pred),
            }
        }
        if heads.is_empty() {
            heads = bare.to_vec();
        }
        // Lasting attributes stand closer to the noun than passing ones.
        rest.sort_by_key(|pred| match pred {
            Pred::Friendly | Pred::Opposing | Pred::Class(_) => 1,
            Pred::Instant | Pred::Unique | Pred::Faction(_) => 2,
            _ => 0,
        });
        Self { heads, rest, this, own }
    }

    /// The first noun, with which adjectives agree.
    pub(super) fn head(&self) -> &'static str {
        self.heads[0]
    }

    /// The noun that refers to such a thing again.
    pub(super) fn again(&self) -> &'static str {
        match self.heads[..] {
            [head] => head,
            _ if self.heads.iter().all(|head| matches!(*head, "ally" | "hero" | "character")) => "character",
            _ => "thing",
        }
    }

    /// Removes a demand, if present, because the sentence says it in another way. Says whether it was present.
    pub(super) fn without(&mut self, said: &Pred) -> bool {
        let before = self.rest.len();
        self.rest.retain(|pred| *pred != said);
        self.rest.len() < before
    }

    /// Whether the filter consists of this demand alone.
    pub(super) fn is_only(filter: &[Pred], pred: &Pred) -> bool {
        matches!(filter, [only] if only == pred)
    }

    /// The noun with all its attributes.
    pub(super) fn text(&self, case: Case, number: Number) -> Text {
        self.chosen(case, number, "nobody")
    }

    /// The noun with all its attributes, and with whoever chooses it.
    pub(super) fn chosen(&self, case: Case, number: Number, chooser: &'static str) -> Text {
        let agree = Agree { case, number, head: self.head() };
        let heads = self.heads.iter().map(|head| Agree { head, ..agree }.with(Text::new("fx-heroes-head")));
        let mut text = list("fx-heroes-or", heads).expect("a noun has a head");
        let mut pieces = Vec::new();
        for pred in &self.rest {
            match types(pred).as_deref() {
                Some([also]) => {
                    let also = Agree { head: also, ..agree }.with(Text::new("fx-heroes-head-joined"));
                    text = Text::new("fx-heroes-joint").text("first", text).text("then", also);
                }
                _ => pieces.push(self.piece(pred, agree)),
            }
        }
        for spot in Spot::ALL {
            if spot == Spot::Tail && matches!(chooser, "you" | "they") {
                text = Text::new("fx-heroes-with-choice").text("noun", text).raw("chooser", chooser);
            }
            for (_, piece) in pieces.iter().rev().filter(|(at, _)| *at == spot) {
                text = agree.with(Text::new(spot.key()).text("noun", text).text("piece", piece.clone()));
            }
        }
        text
    }

    fn piece(&self, pred: &Pred, agree: Agree) -> (Spot, Text) {
        match pred {
            Pred::Not(inner) => self.negated(inner, agree),
            Pred::Any(either) => self.either(either, agree),
            Pred::Friendly => (Spot::Kin, Text::new("fx-heroes-friendly")),
            pred => (spot(pred), self.plain(pred, agree, "no")),
        }
    }

    fn negated(&self, inner: &Pred, agree: Agree) -> (Spot, Text) {
        if let Pred::Not(_) | Pred::Any(_) = inner {
            let (_, piece) = self.piece(inner, agree);
            return (Spot::Note, Text::new("fx-heroes-not").text("text", piece));
        }
        let at = match spot(inner) {
            Spot::Adjective | Spot::First => Spot::Side,
            other => other,
        };
        (at, self.plain(inner, agree, "yes"))
    }

    fn either(&self, either: &[Pred], agree: Agree) -> (Spot, Text) {
        let pieces: Vec<(Spot, Text)> = either.iter().map(|pred| self.alternative(pred, agree)).collect();
        let Some((first, _)) = pieces.first() else { return (Spot::Note, Text::new("fx-heroes-impossible")) };
        let same = pieces.iter().all(|(at, _)| at == first);
        let named = either.iter().any(|pred| types(pred).is_some());
        let at = if same && !named { *first } else { Spot::Note };
        (at, list("fx-heroes-or", pieces.into_iter().map(|(_, piece)| piece)).expect("there is a first one"))
    }

    /// One of several alternatives; an alternative with several parts is put in parentheses.
    fn alternative(&self, pred: &Pred, agree: Agree) -> (Spot, Text) {
        let (at, piece) = self.piece(pred, agree);
        match pred {
            Pred::Any(_) => (at, super::nested(piece)),
            _ => (at, piece),
        }
    }

    /// The words of a demand that contains no other, or of its opposite.
    fn plain(&self, pred: &Pred, agree: Agree, not: &'static str) -> Text {
        let compared = |key: &str, cmp: Cmp, n: u8| Text::new(key).word("cmp", cmp).num("n", n);
        let text = match pred {
            Pred::Tag(tag) => Text::new("fx-heroes-tagged").text("tag", Text::new(format!("tag-heroes-{tag}"))),
            Pred::Faction(faction) => Text::new("fx-heroes-of-faction").word("faction", faction),
            Pred::Class(class) => Text::new("fx-heroes-of-class").word("class", class),
            Pred::Keyword(keyword) => Text::new("fx-heroes-with-keyword").word("keyword", keyword),
            Pred::Damage(kind) => Text::new("fx-heroes-with-damage").word("kind", kind),
            Pred::Cost(cmp, n) => compared("fx-heroes-with-cost", *cmp, *n),
            Pred::Atk(cmp, n) => compared("fx-heroes-with-atk", *cmp, *n),
            Pred::Health(cmp, n) => compared("fx-heroes-with-health", *cmp, *n),
            Pred::This => {
                let this = Agree { head: self.this, number: Number::One, ..agree }.with(Text::new("fx-heroes-this"));
                Text::new("fx-heroes-being").text("text", this)
            }
            pred => match (adjective(pred), type_name(pred)) {
                (Some(key), _) => Text::new("fx-heroes-adjective").raw("is", key).raw("own", yes(self.own)),
                (_, Some(head)) => {
                    let head = Agree { head, ..agree }.with(Text::new("fx-heroes-head"));
                    Text::new("fx-heroes-type").text("text", head)
                }
                (None, None) => unreachable!("what has others inside is put together above"),
            },
        };
        agree.with(text.raw("not", not))
    }

    /// A statement about a thing that was already named: `is exhausted and damaged`; `None` if the filter says more
    /// than that.
    pub(super) fn predicate(filter: &[Pred], agree: Agree, not: bool) -> Option<Text> {
        if not && filter.len() > 1 {
            return None;
        }
        let words = filter.iter().map(|pred| {
            let key = adjective(pred).filter(|_| is_state(pred))?;
            Some(agree.with(Text::new("fx-heroes-state").raw("is", key)))
        });
        let words = list("fx-heroes-and", words.collect::<Option<Vec<_>>>()?)?;
        Some(agree.with(Text::new("fx-heroes-is").text("list", words).raw("not", yes(not))))
    }
}

/// Whether the demand is a passing state, which can be stated without naming the thing again.
const fn is_state(pred: &Pred) -> bool {
    matches!(
        pred,
        Pred::Exhausted
            | Pred::Ready
            | Pred::Damaged
            | Pred::Undamaged
            | Pred::Attacking
            | Pred::Defending
            | Pred::FaceDown
    )
}

/// The types that a demand names, as alternatives.
fn types(pred: &Pred) -> Option<Vec<&'static str>> {
    match pred {
        Pred::Any(either) if !either.is_empty() => either.iter().map(type_name).collect(),
        pred => type_name(pred).map(|name| vec![name]),
    }
}

const fn type_name(pred: &Pred) -> Option<&'static str> {
    Some(match pred {
        Pred::Ally => "ally",
        Pred::Hero => "hero",
        Pred::Character => "character",
        Pred::Equipment => "equipment",
        Pred::Weapon => "weapon",
        Pred::Armor => "armor",
        Pred::Item => "item",
        Pred::Ability => "ability",
        Pred::Ongoing => "ongoing",
        Pred::Totem => "totem",
        Pred::Resource => "resource",
        Pred::Quest => "quest",
        Pred::Token => "token",
        _ => return None,
    })
}

/// The demands that become a single adjective, with their names in messages.
const fn adjective(pred: &Pred) -> Option<&'static str> {
    Some(match pred {
        Pred::Instant => "instant",
        Pred::Unique => "unique",
        Pred::Yours => "yours",
        Pred::Friendly => "friendly",
        Pred::Opposing => "opposing",
        Pred::Exhausted => "exhausted",
        Pred::Ready => "ready",
        Pred::Damaged => "damaged",
        Pred::Undamaged => "undamaged",
        Pred::Attacking => "attacking",
        Pred::Defending => "defending",
        Pred::Other => "other",
        Pred::Attached => "attached",
        Pred::Hurt => "hurt",
        Pred::New => "new",
        Pred::FaceDown => "face-down",
        _ => return None,
    })
}

const fn spot(pred: &Pred) -> Spot {
    match pred {
        Pred::Ally
        | Pred::Hero
        | Pred::Character
        | Pred::Equipment
        | Pred::Weapon
        | Pred::Armor
        | Pred::Item
        | Pred::Ability
        | Pred::Ongoing
        | Pred::Totem
        | Pred::Resource
        | Pred::Quest
        | Pred::Token
        | Pred::Tag(_)
        | Pred::Faction(_)
        | Pred::Class(_) => Spot::Mark,
        Pred::Yours | Pred::Hurt | Pred::New => Spot::Side,
        Pred::Keyword(_) | Pred::Damage(_) | Pred::Cost(..) | Pred::Atk(..) | Pred::Health(..) => Spot::Tail,
        Pred::This | Pred::Not(_) | Pred::Any(_) => Spot::Note,
        Pred::Other => Spot::First,
        Pred::Instant
        | Pred::Unique
        | Pred::Friendly
        | Pred::Opposing
        | Pred::Exhausted
        | Pred::Ready
        | Pred::Damaged
        | Pred::Undamaged
        | Pred::Attacking
        | Pred::Defending
        | Pred::Attached
        | Pred::FaceDown => Spot::Adjective,
    }
}
