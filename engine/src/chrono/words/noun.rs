//! A filter as a noun with its attributes: `turned enemy creature with spirit up to 3`.

use crate::chrono::card::{Filter, Test};
use crate::kit::Text;
use crate::kit::grammar::{Agree, Case, Number, yes};

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
        let mut text = agree.with(Text::new("fx-chrono-head").raw("whose", whose));
        for test in &self.rest {
            text = agree.with(attribute(test).raw("whose", whose).text("noun", text));
        }
        text
    }

    /// One of them: `an enemy creature`, `your creature`. `own` says that the sentence tells the player to do something;
    /// then it is `one of your creatures`.
    pub(super) fn some(&self, case: Case, own: bool) -> Text {
        if let Some(this) = self.this(case) {
            return this;
        }
        let text = Text::new("fx-chrono-some").text("noun", self.build(case, Number::One, own));
        self.agree(case, Number::One).with(text.raw("yours", yes(self.yours)).raw("own", yes(own)))
    }

    /// The card itself, if the filter says nothing else: `this creature`.
    fn this(&self, case: Case) -> Option<Text> {
        let is_this = !self.yours && matches!(self.rest[..], [Test::This]);
        is_this.then(|| {
            let agree = self.agree(case, Number::One);
            let noun = agree.with(Text::new("fx-chrono-head").raw("whose", "nobody"));
            agree.with(Text::new("fx-chrono-this-one").text("noun", noun))
        })
    }

    /// All of them, as those to which something is done.
    pub(super) fn all(&self, case: Case) -> Text {
        let text = Text::new("fx-chrono-all").text("noun", self.text(case, Number::Many));
        self.agree(case, Number::Many).with(text.raw("yours", yes(self.yours)))
    }

    /// Some of them whose spirit is limited.
    pub(super) fn mass(&self, case: Case) -> Text {
        let text = Text::new("fx-chrono-mass").text("noun", self.text(case, Number::Many));
        self.agree(case, Number::Many).with(text.raw("yours", yes(self.yours)))
    }

    /// All of them, as those of which something is said: `your other creatures`.
    pub(super) fn those(&self) -> Text {
        if let Some(this) = self.this(Case::Nominative) {
            return this;
        }
        let whose = match (self.yours, self.rest.contains(&&Test::Theirs)) {
            (true, _) => "yours",
            (_, true) => "theirs",
            _ => "all",
        };
        let text = Text::new("fx-chrono-those").text("noun", self.text(Case::Nominative, Number::Many));
        self.agree(Case::Nominative, Number::Many).with(text.raw("of", whose))
    }
}

fn attribute(test: &Test) -> Text {
    let adjective = |is: &str| Text::new("fx-chrono-adjective").raw("is", is);
    match test {
        Test::Creature | Test::Location | Test::Event => {
            Text::new("fx-chrono-also").raw("type", type_name(test).unwrap_or("permanent"))
        }
        Test::Yours => unreachable!("the sentence says it"),
        Test::Theirs => adjective("theirs"),
        Test::Turned => adjective("turned"),
        Test::Ready => adjective("ready"),
        Test::Other => adjective("other"),
        Test::This => Text::new("fx-chrono-same"),
        Test::Tag(tag) => Text::new("fx-chrono-tagged").text("tag", Text::new(format!("tag-chrono-{tag}"))),
        Test::Home(epoch) => Text::new("fx-chrono-from").num("epoch", epoch.index() as i64 + 1),
        Test::Spirit(most) => Text::new("fx-chrono-spirit").num("n", *most),
    }
}

/// How far an attribute stands from its noun.
const fn distance(test: &Test) -> u8 {
    match test {
        Test::Tag(_) => 0,
        Test::Theirs | Test::Yours => 1,
        Test::Turned => 2,
        Test::Ready => 3,
        Test::Other => 4,
        Test::Home(_) => 5,
        Test::Spirit(_) => 6,
        Test::Creature | Test::Location | Test::Event => 7,
        Test::This => 8,
    }
}

const fn type_name(test: &Test) -> Option<&'static str> {
    Some(match test {
        Test::Creature => "creature",
        Test::Location => "location",
        Test::Event => "event",
        _ => return None,
    })
}
