//! A filter as a noun with its attributes: `damaged enemy tank with attack 3 or more`.

use crate::kit::grammar::{Agree, Case, Number, yes};
use crate::kit::{Arg, Text};
use crate::war::card::{CardDef, Filter, Test};

/// A filter, ready to be used as a noun in any case.
#[derive(Clone, Debug)]
pub(super) struct Noun<'a> {
    head: &'static str,
    yours: bool,
    rest: Vec<&'a Test>,
}

impl<'a> Noun<'a> {
    /// The noun for a filter; `bare` is used if the filter names no type.
    pub(super) fn new(filter: &'a Filter, bare: &'static str) -> Self {
        let (mut head, mut yours, mut rest) = (None, false, Vec::new());
        for test in &filter.0 {
            match type_name(test) {
                Some(name) if head.is_none_or(|head| head == name) => head = Some(name),
                _ if *test == Test::Yours => yours = true,
                _ if rest.contains(&test) => {}
                _ => rest.push(test),
            }
        }
        // Adjectives agree with the first of two types.
        if let Some(Test::Either(one, _)) = rest.iter().find(|test| matches!(test, Test::Either(..))) {
            head = head.or_else(|| type_name(one));
        }
        // The card itself and the bearer need not be units.
        let is_named = rest.iter().any(|test| matches!(test, Test::This | Test::Bearer));
        let bare = if is_named { "card" } else { bare };
        rest.sort_by_key(|test| distance(test));
        Self { head: head.unwrap_or(bare), yours, rest }
    }

    pub(super) const fn head(&self) -> &'static str {
        self.head
    }

    /// Whether the cards are those of the player. The sentence says so instead of the noun.
    pub(super) const fn is_yours(&self) -> bool {
        self.yours
    }

    /// Whether it is the card itself or the bearer and nothing else.
    pub(super) fn is_single(&self) -> bool {
        self.this(Case::Nominative).is_some()
    }

    /// The noun without a demand that the sentence makes clear anyway. Says whether it was there.
    pub(super) fn without(mut self, test: &Test) -> (Self, bool) {
        let before = self.rest.len();
        self.rest.retain(|other| *other != test);
        let was = self.rest.len() < before;
        (self, was)
    }

    /// The noun as one of the player's.
    pub(super) fn made_yours(self) -> Self {
        Self { yours: true, ..self }
    }

    /// The noun as one whose owner need not be told.
    pub(super) fn made_anyones(self) -> Self {
        Self { yours: false, ..self }
    }

    fn agree(&self, case: Case, number: Number) -> Agree {
        Agree { case, number, head: self.head }
    }

    /// The noun with its attributes, but without its owner if that is the player.
    pub(super) fn text(&self, case: Case, number: Number) -> Text {
        self.build(case, number, false)
    }

    /// `several` says that it is one of several; then some languages use the plural after "your".
    fn build(&self, case: Case, number: Number, several: bool) -> Text {
        let whose = if several && self.yours { "you" } else { "nobody" };
        let agree = self.agree(case, number);
        let mut text = agree.with(Text::new("fx-war-head").raw("whose", whose));
        for test in &self.rest {
            if let Test::Either(one, other) = test {
                let head = |test: &Test| {
                    let agree = Agree { head: type_name(test).unwrap_or("unit"), ..agree };
                    agree.with(Text::new("fx-war-head").raw("whose", whose))
                };
                text = Text::new("fx-war-or-type").text("one", head(one)).text("other", head(other));
                continue;
            }
            text = agree.with(attribute(test).raw("whose", whose).text("noun", text));
        }
        text
    }

    /// One of them: `an enemy tank`, `your tank`. `own` says that the sentence tells the player to do something; then it is
    /// `one of your tanks`.
    pub(super) fn some(&self, case: Case, own: bool) -> Text {
        if let Some(this) = self.this(case) {
            return this;
        }
        let text = Text::new("fx-war-some").text("noun", self.build(case, Number::One, own));
        self.agree(case, Number::One).with(text.raw("yours", yes(self.yours)).raw("own", yes(own)))
    }

    /// At most so many of them.
    pub(super) fn up_to(&self, n: u8, case: Case) -> Text {
        // Some languages say "not more than" to whom, and "up to" of what.
        let case = if case == Case::Dative { case } else { Case::Genitive };
        let number = if n == 1 { Number::One } else { Number::Many };
        let text = Text::new("fx-war-up-to").num("n", n).text("noun", self.text(case, number));
        self.agree(case, number).with(text.raw("yours", yes(self.yours)))
    }

    /// The card itself or the bearer, if the filter says nothing else: `this unit`, `the bearer`.
    fn this(&self, case: Case) -> Option<Text> {
        let agree = self.agree(case, Number::One);
        match self.rest[..] {
            [Test::This] if !self.yours => {
                let noun = agree.with(Text::new("fx-war-head").raw("whose", "nobody"));
                Some(agree.with(Text::new("fx-war-this-one").text("noun", noun)))
            }
            [Test::Bearer] if !self.yours && self.head == "card" => Some(agree.with(Text::new("fx-war-bearer"))),
            _ => None,
        }
    }

    /// All of them, as those to which something is done.
    pub(super) fn all(&self, case: Case) -> Text {
        if let Some(this) = self.this(case) {
            return this;
        }
        let text = Text::new("fx-war-all").text("noun", self.text(case, Number::Many));
        self.agree(case, Number::Many).with(text.raw("yours", yes(self.yours)))
    }

    /// All of them, as those of which something is said: `your other tanks`.
    pub(super) fn those(&self) -> Text {
        self.those_in(Case::Nominative)
    }

    /// The same in another case.
    pub(super) fn those_in(&self, case: Case) -> Text {
        if let Some(this) = self.this(case) {
            return this;
        }
        let whose = match (self.yours, self.rest.contains(&&Test::Theirs)) {
            (true, _) => "yours",
            (_, true) => "theirs",
            _ => "all",
        };
        let text = Text::new("fx-war-those").text("noun", self.text(case, Number::Many));
        self.agree(case, Number::Many).with(text.raw("of", whose))
    }
}

fn attribute(test: &Test) -> Text {
    let adjective = |is: &str| Text::new("fx-war-adjective").raw("is", is);
    match test {
        Test::Theirs => adjective("theirs"),
        Test::Used => adjective("used"),
        Test::Available => adjective("available"),
        Test::Damaged => adjective("damaged"),
        Test::Attacking => adjective("attacking"),
        Test::Blocking => adjective("blocking"),
        Test::Decorated => adjective("decorated"),
        Test::Other => adjective("other"),
        Test::Country(country) => Text::new("fx-war-country").word("country", country),
        Test::This => Text::new("fx-war-same"),
        Test::Bearer => Text::new("fx-war-worn"),
        Test::Tag(tag) => Text::new("fx-war-tagged").text("tag", Text::new(format!("tag-war-{tag}"))),
        Test::Named(id) => Text::new("fx-war-named").with("card", Arg::card::<CardDef>(id)),
        Test::Cost(cmp, n) => Text::new("fx-war-with").raw("what", "cost").word("cmp", cmp).num("n", *n),
        Test::Attack(cmp, n) => Text::new("fx-war-with").raw("what", "attack").word("cmp", cmp).num("n", *n),
        Test::Defense(cmp, n) => Text::new("fx-war-with").raw("what", "defense").word("cmp", cmp).num("n", *n),
        Test::Yours | Test::Either(..) => unreachable!("the sentence says it"),
        type_test => Text::new("fx-war-also").raw("type", type_name(type_test).unwrap_or("unit")),
    }
}

/// How far an attribute stands from its noun.
const fn distance(test: &Test) -> u8 {
    match test {
        Test::Either(..) | Test::Tag(_) => 0,
        Test::Country(_) => 1,
        Test::Used | Test::Available => 2,
        Test::Damaged | Test::Decorated => 3,
        Test::Attacking | Test::Blocking => 4,
        Test::Theirs | Test::Yours => 5,
        Test::Other => 6,
        Test::Named(_) => 7,
        Test::Cost(..) => 8,
        Test::Attack(..) => 9,
        Test::Defense(..) => 10,
        Test::This | Test::Bearer => 12,
        _ => 11,
    }
}

const fn type_name(test: &Test) -> Option<&'static str> {
    Some(match test {
        Test::Unit => "unit",
        Test::Ground => "ground",
        Test::Air => "air",
        Test::Vehicle => "vehicle",
        Test::Infantry => "infantry",
        Test::Tank => "tank",
        Test::TankDestroyer => "tank-destroyer",
        Test::Fighter => "fighter",
        Test::Bomber => "bomber",
        Test::Navy => "navy",
        Test::Base => "base",
        Test::Support => "support",
        Test::Medal => "medal",
        Test::Artillery => "artillery",
        Test::OneShot => "one-shot",
        _ => return None,
    })
}
