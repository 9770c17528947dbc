//! Verbs that contain no others, as clauses.

use super::amount::{counter, where_is};
use super::filter::Noun;
use super::names;
use super::who::{Writer, chooser_name, phrase};
use crate::heroes::card::{Amount, CardDef, DamageType, Dealer, Filter, Most, Player, Until, Verb, Where, Who};
use crate::kit::grammar::{Agree, Case, Number, yes};
use crate::kit::{Arg, Text, word};

impl Writer {
    /// A verb that contains no others; `None` for any other verb.
    pub(super) fn clause(&mut self, verb: &Verb) -> Option<Text> {
        self.own = !matches!(verb, Verb::Deal { .. } | Verb::Give(..));
        let said = self.said(verb);
        self.own = false;
        said
    }

    fn said(&mut self, verb: &Verb) -> Option<Text> {
        Some(match verb {
            Verb::Deal { n, kind, to, by, sure } => self.deal(n, *kind, to, *by, *sure),
            Verb::Put(n, who) => self.amount_on("fx-heroes-put", n, who, Case::Prepositional),
            Verb::Heal(most, who) => self.heal(most, who),
            Verb::Destroy(who) => self.object("fx-heroes-destroy", who),
            Verb::Exhaust(who) => self.object("fx-heroes-exhaust", who),
            Verb::Ready(who) => self.object("fx-heroes-ready", who),
            Verb::TurnDown(who) => self.object("fx-heroes-turn-down", who),
            Verb::RemoveFromCombat(who) => self.object("fx-heroes-remove-from-combat", who),
            Verb::Move(who, to) => {
                let who = self.who(who, Case::Accusative);
                who.agree.with(Text::new("fx-heroes-move").text("who", who.text).word("where", to))
            }
            Verb::Draw(player, n) => self.cards("fx-heroes-draw", *player, n),
            Verb::Mill(player, n) => self.cards("fx-heroes-mill", *player, n),
            Verb::Discard(player, n, chooser) => {
                let measure = self.measure(n);
                let text = Text::new("fx-heroes-discard").raw("chooser", chooser_name(*chooser));
                measure.of(self.player(text, *player))
            }
            Verb::Look(n, 1, filter, to) => {
                let text = Text::new("fx-heroes-look-one").num("n", *n);
                self.taken_one(text, filter, *to)
            }
            Verb::Look(n, most, filter, to) => {
                let text = Text::new("fx-heroes-look").num("n", *n);
                self.taken(text, filter, *to, Case::Genitive, Number::Counted(*most)).num("most", *most)
            }
            Verb::Reveal(n, filter, to) => {
                let text = Text::new("fx-heroes-reveal").num("n", *n);
                self.taken(text, filter, *to, Case::Accusative, Number::Many)
            }
            Verb::Search(filter, to) => {
                let (some, head) = self.some(filter, Case::Accusative);
                self.remember(head, Number::One);
                let text = Text::new("fx-heroes-search").text("noun", some).word("where", to);
                Agree::one(Case::Accusative, head).with(text)
            }
            Verb::Recover(1, filter, to) => self.taken_one(Text::new("fx-heroes-recover-one"), filter, *to),
            Verb::Recover(most, filter, to) => {
                let text = Text::new("fx-heroes-recover");
                self.taken(text, filter, *to, Case::Genitive, Number::Counted(*most)).num("most", *most)
            }
            Verb::ShuffleIn(player, place) => {
                let person = if *player == Player::You { "you" } else { "they" };
                let text = Text::new("fx-heroes-shuffle-in").word("from", place).raw("person", person);
                self.player(text, *player)
            }
            Verb::Place(from, n, to) => {
                let cards = Agree { case: Case::Accusative, number: Number::of(*n), head: "card" };
                let text = cards.with(Text::new("fx-heroes-place").num("n", *n));
                let text = text.word("from", from).word("where", to);
                text.raw("person", "you")
            }
            Verb::Give(who, mods, until) => {
                let (text, note) = self.given(who, mods);
                where_is(self.lasting(text, *until), note)
            }
            Verb::Prevent(most, who, combat, until) => self.prevent(most, who, *combat, *until),
            Verb::Control(who, until) => {
                let text = self.object("fx-heroes-control", who);
                if *until == Until::Forever { text } else { self.lasting(text, *until) }
            }
            Verb::AddCounters(kind, n, who) => {
                let measure = self.measure(n);
                let who = self.who(who, Case::Prepositional);
                measure.of(Text::new("fx-heroes-add-counters").text("counter", counter(kind)).text("who", who.text))
            }
            Verb::RemoveCounters(kind, most, who) => {
                let who = self.who(who, Case::Genitive);
                let text = Text::new("fx-heroes-remove-counters").text("counter", counter(kind));
                self.most(text.text("who", who.text), most)
            }
            Verb::Interrupt(filter, unless) => self.interrupt(filter, *unless),
            Verb::Token(card, n) => {
                let measure = self.measure(n);
                let name = Arg::card::<CardDef>(card);
                measure.of(Text::new("fx-heroes-token").with("card", name))
            }
            Verb::ExtraTurn => Text::new("fx-heroes-extra-turn"),
            Verb::If(..)
            | Verb::May(..)
            | Verb::Unless(..)
            | Verb::ChooseOne(_)
            | Verb::Flip(..)
            | Verb::Repeat(..)
            | Verb::AtEnd(_) => return None,
        })
    }

    fn deal(&mut self, n: &Amount, kind: Option<DamageType>, to: &Who, by: Dealer, sure: bool) -> Text {
        let by = match by {
            Dealer::Hero => Who::Hero,
            Dealer::This => Who::This,
            Dealer::That => Who::That,
        };
        let by = self.who(&by, Case::Nominative);
        let to = self.who(to, Case::Dative);
        let text = Text::new("fx-heroes-deal").text("by", by.text).text("to", to.text);
        let text = text.raw("kind", kind.map_or_else(|| "none".to_owned(), word)).raw("sure", yes(sure));
        let text = text.raw("each", yes(to.agree.number != Number::One)).raw("it", yes(to.pronoun));
        let text = by.agree.with(text.raw("more", yes(std::mem::take(&mut self.more))));
        self.measure(n).of(text)
    }

    fn heal(&mut self, most: &Most, who: &Who) -> Text {
        let who = self.who(who, Case::Accusative);
        let text = Text::new("fx-heroes-heal").raw("each", yes(who.agree.number != Number::One)).text("who", who.text);
        self.most(text, most)
    }

    fn prevent(&mut self, most: &Most, who: &Who, combat: bool, until: Until) -> Text {
        let who = self.who(who, Case::Dative);
        let text = Text::new("fx-heroes-prevent").text("who", who.text).raw("combat", yes(combat));
        let text = text.raw("it", yes(who.pronoun));
        let text = self.lasting_before(text, until);
        self.most(text, most)
    }

    fn interrupt(&mut self, filter: &Filter, unless: Option<u8>) -> Text {
        let mut noun = Noun::new(filter, &["card", "effect"], self.this(), self.own);
        let other = noun.without(&crate::heroes::card::Pred::Other);
        let what = phrase("fx-heroes-target", &noun, Case::Accusative, Number::One).raw("other", yes(other));
        self.remember(noun.again(), Number::One);
        match unless {
            None => Text::new("fx-heroes-interrupt").text("what", what),
            Some(n) => {
                let text = Text::new("fx-heroes-interrupt-unless").text("what", what).num("n", n);
                self.player(text, Player::Controller)
            }
        }
    }

    /// A verb with its object.
    fn object(&mut self, key: &str, who: &Who) -> Text {
        let who = self.who(who, Case::Accusative);
        who.agree.with(Text::new(key).text("who", who.text))
    }

    fn amount_on(&mut self, key: &str, n: &Amount, who: &Who, case: Case) -> Text {
        let measure = self.measure(n);
        let who = self.who(who, case);
        measure.of(Text::new(key).raw("each", yes(who.agree.number != Number::One)).text("who", who.text))
    }

    fn cards(&mut self, key: &str, player: Player, n: &Amount) -> Text {
        let measure = self.measure(n);
        measure.of(self.player(Text::new(key), player))
    }

    /// Gives a text the cards that are taken and the zone to which they go.
    fn taken(&mut self, text: Text, filter: &Filter, to: Where, case: Case, number: Number) -> Text {
        let noun = self.noun(filter);
        self.remember(noun.again(), Number::Many);
        phrase_in(text, &noun, case, number).word("where", to)
    }

    /// Gives a text the one card that may be taken and the zone to which it goes.
    fn taken_one(&mut self, text: Text, filter: &Filter, to: Where) -> Text {
        let (some, head) = self.some(filter, Case::Accusative);
        self.remember(head, Number::One);
        Agree::one(Case::Accusative, head).with(text.text("noun", some).word("where", to))
    }

    /// Gives a text its `$n`, or `all`.
    fn most(&mut self, text: Text, most: &Most) -> Text {
        match most {
            Most::N(amount) => self.measure(amount).of(text),
            Most::All => text.raw("n", "all"),
        }
    }

    /// Adds the duration after a clause.
    fn lasting(&self, text: Text, until: Until) -> Text {
        self.until(Text::new("fx-heroes-lasting").text("text", text), names::until_name(until))
    }

    /// Gives a message the duration.
    fn lasting_before(&self, text: Text, until: Until) -> Text {
        self.until(text, if until == Until::Forever { "none" } else { names::until_name(until) })
    }

    fn until(&self, text: Text, name: &str) -> Text {
        text.raw("until", name).text("this", self.this_text(Case::Nominative))
    }
}

fn phrase_in(text: Text, noun: &Noun<'_>, case: Case, number: Number) -> Text {
    let agree = Agree { case, number, head: noun.head() };
    agree.with(text.text("noun", noun.text(case, number)))
}
