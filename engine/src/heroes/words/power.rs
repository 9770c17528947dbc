//! Prices, triggers and powers.

use super::amount::{counter, where_is};
use super::filter::Noun;
use super::list;
use super::names;
use super::who::{Writer, phrase};
use crate::heroes::card::{Cond, Filter, On, Player, Power, Pred, Price, Turn, Verb};
use crate::kit::Text;
use crate::kit::grammar::{Agree, Case, Number, join, yes};

/// The mood in which a price is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mood {
    /// An instruction: "do it".
    Do,
    /// An instruction to do it in order to complete a quest.
    Complete,
    /// A permission: "may do it".
    May,
}

impl Mood {
    const fn name(self) -> &'static str {
        match self {
            Self::Do | Self::Complete => "do",
            Self::May => "may",
        }
    }
}

/// The parts of a price, one after another, paid by this player.
pub(super) fn prices(writer: &mut Writer, prices: &[Price], mood: Mood, player: Player) -> Text {
    let mut named = false;
    let said = prices.iter().map(|price| {
        let text = writer.price(price, &mut named).raw("mood", mood.name());
        text.raw("person", if player == Player::You { "you" } else { "they" })
    });
    let said: Vec<Text> = said.collect();
    if mood != Mood::May {
        writer.name_this(named);
    }
    let said = if mood == Mood::Do { join("fx-heroes-list", said) } else { list("fx-heroes-and", said) };
    said.unwrap_or_else(|| Text::new("fx-heroes-free")).raw("mood", mood.name())
}

impl Writer {
    /// One part of a price. `named` says whether the card itself has been named already, so that "it" is enough.
    fn price(&self, price: &Price, named: &mut bool) -> Text {
        let plain = |key: &str, n: u8| Text::new(key).num("n", n);
        let mut this = |key: &str, case| {
            let again = Agree::one(case, self.this()).with(Text::new("fx-heroes-it"));
            let this = if *named { again } else { self.this_text(case) };
            *named = true;
            Text::new(key).text("this", this)
        };
        match price {
            Price::Pay(n) => plain("fx-heroes-price-pay", *n),
            Price::PayX => Text::new("fx-heroes-price-pay").raw("n", "X"),
            Price::Exhaust => this("fx-heroes-price-exhaust-this", Case::Accusative),
            Price::DestroyThis => this("fx-heroes-price-destroy-this", Case::Accusative),
            Price::RemoveThis => this("fx-heroes-price-remove-this", Case::Accusative),
            Price::ExhaustOther(n, filter) => self.of_ones_own("fx-heroes-price-exhaust", *n, filter),
            Price::Destroy(n, filter) => self.of_ones_own("fx-heroes-price-destroy", *n, filter),
            Price::RemoveFromGraveyard(n, filter) => {
                let cards = self.several(filter, Case::Accusative, *n);
                Text::new("fx-heroes-price-remove").text("noun", cards)
            }
            Price::Discard(n, filter) => {
                Text::new("fx-heroes-price-discard").text("noun", self.several(filter, Case::Accusative, *n))
            }
            Price::PutOnHero(n) => plain("fx-heroes-price-put-on-hero", *n),
            Price::PutOnThis(n) => this("fx-heroes-price-put-on-this", Case::Prepositional).num("n", *n),
            Price::Counters(n, kind) => {
                this("fx-heroes-price-counters", Case::Genitive).num("n", *n).text("counter", counter(kind))
            }
            Price::Flip => this("fx-heroes-price-flip", Case::Accusative),
        }
    }

    /// This many of the player's own cards; the message itself says that they are the player's own.
    fn of_ones_own(&self, key: &str, n: u8, filter: &Filter) -> Text {
        let mut noun = self.noun(filter);
        noun.without(&Pred::Yours);
        let (case, number) = (Case::Accusative, Number::of(n));
        let agree = Agree { case, number, head: noun.head() };
        agree.with(Text::new(key).text("some", phrase("fx-heroes-some", &noun, case, number)))
    }

    /// The event of a trigger, as the beginning of a sentence; sets what "it" refers to.
    fn on(&mut self, on: &On) -> Text {
        match on {
            On::Enters(filter) => self.event("fx-heroes-on-enters", filter, Case::Nominative),
            On::Attacks(filter) => self.event("fx-heroes-on-attacks", filter, Case::Nominative),
            On::Defends(filter) => self.event("fx-heroes-on-defends", filter, Case::Nominative),
            On::Protects(filter) => self.event("fx-heroes-on-protects", filter, Case::Nominative),
            On::Strikes(filter) => self.strikes(filter),
            On::Healed(filter) => self.event("fx-heroes-on-healed", filter, Case::Nominative),
            On::Destroyed(filter) => self.event("fx-heroes-on-destroyed", filter, Case::Nominative),
            On::Leaves(filter) => self.event("fx-heroes-on-leaves", filter, Case::Nominative),
            On::Exhausted(filter) => self.event("fx-heroes-on-exhausted", filter, Case::Nominative),
            On::Damaged { who, by, combat } => self.damaged(who, by, *combat),
            On::Plays(who, filter) => {
                let text = self.event("fx-heroes-on-plays", filter, Case::Accusative);
                self.player(text, *who)
            }
            On::Draws(who) => self.deed("fx-heroes-on-draws", *who, "card"),
            On::Discards(who) => self.deed("fx-heroes-on-discards", *who, "card"),
            On::Completes(who) => self.deed("fx-heroes-on-completes", *who, "quest"),
            On::TurnBegins(turn) => self.in_turn("fx-heroes-on-turn-begins", *turn),
            On::TurnEnds(turn) => self.in_turn("fx-heroes-on-turn-ends", *turn),
        }
    }

    /// A message about whose turn it is.
    fn in_turn(&self, key: &str, turn: Turn) -> Text {
        self.with_bearer(Text::new(key).word("turn", turn), Case::Genitive)
    }

    /// An action of a player with a card.
    fn deed(&mut self, key: &str, player: Player, with: &'static str) -> Text {
        self.set_subject(with, false);
        self.player(Text::new(key), player)
    }

    fn event(&mut self, key: &str, filter: &Filter, case: Case) -> Text {
        let (some, head) = self.some(filter, case);
        self.set_subject(head, false);
        self.name_this(Noun::is_only(filter, &Pred::This));
        Text::new(key).text("who", some)
    }

    /// A strike. The controller of the weapon strikes, so the message says "your hero".
    fn strikes(&mut self, filter: &Filter) -> Text {
        let others: Filter = filter.iter().filter(|pred| **pred != Pred::Yours).cloned().collect();
        let yours = others.len() < filter.len() || self.is_your_strike(filter);
        let text = self.event("fx-heroes-on-strikes", &others, Case::Instrumental).raw("yours", yes(yours));
        // "It" could be the hero.
        self.name_this(false);
        text
    }

    fn damaged(&mut self, who: &Filter, by: &Filter, combat: Option<bool>) -> Text {
        let combat = match combat {
            None => "any",
            Some(true) => "yes",
            Some(false) => "no",
        };
        let (by_text, dealer) = self.some(by, Case::Nominative);
        let case = if by.is_empty() { Case::Nominative } else { Case::Dative };
        let filter = who;
        let (who, head) = self.some(filter, case);
        self.set_subject(head, true);
        self.name_this(by.is_empty() && Noun::is_only(filter, &Pred::This));
        if by.is_empty() {
            return Text::new("fx-heroes-on-damaged").text("who", who).raw("combat", combat);
        }
        let dealer = if Noun::is_only(by, &Pred::This) { "card" } else { dealer };
        self.set_dealer(dealer, Noun::is_only(filter, &Pred::This));
        Text::new("fx-heroes-on-deals").text("who", who).text("by", by_text).raw("combat", combat)
    }

    /// A power in words; `quest` says that it completes a quest.
    pub(super) fn power(&mut self, power: &Power, quest: bool) -> Vec<Text> {
        match power {
            Power::Paid { price, effect, when, once } => {
                let (lead, mood) =
                    if quest { ("fx-heroes-quest", Mood::Complete) } else { ("fx-heroes-paid", Mood::Do) };
                let price = prices(self, price, mood, Player::You);
                let said = self.sentences(effect);
                let mut said = led(|text| Text::new(lead).text("price", price).text("text", text), said);
                said.extend(when.as_ref().map(|cond| self.only_if(cond)));
                said.extend(once.then(|| Text::new("fx-heroes-once")));
                said
            }
            Power::Trigger { on, when, effect, once } => {
                // After "at the start of your turn" some languages need no comma, but before "if" they do.
                let turn =
                    matches!(on, On::TurnBegins(_) | On::TurnEnds(_)) && !matches!(effect[..], [Verb::If(..), ..]);
                let on = self.on(on);
                let (lead, on) = match when {
                    Some(Cond::In(whose)) => {
                        ("fx-heroes-when", self.in_turn("fx-heroes-on-in-turn", *whose).text("on", on))
                    }
                    Some(cond) => {
                        let on = Text::new("fx-heroes-on-while").text("on", on).text("cond", self.cond(cond));
                        ("fx-heroes-when", on)
                    }
                    None if turn => ("fx-heroes-when-turn", on),
                    None => ("fx-heroes-when", on),
                };
                let said = self.steps(effect);
                let mut said = led(|text| Text::new(lead).text("on", on).text("text", text), said);
                said.extend(once.then(|| Text::new("fx-heroes-once")));
                said
            }
            Power::Static { who, mods, when } => {
                let cond = when.as_ref().map(|cond| match cond {
                    Cond::In(turn) => self.in_turn("fx-heroes-while-in-turn", *turn),
                    cond => Text::new("fx-heroes-while").text("cond", self.cond(cond)),
                });
                let (text, note) = self.given(who, mods);
                let text = match cond {
                    Some(cond) => cond.text("text", text),
                    None => text,
                };
                vec![where_is(text, note)]
            }
        }
    }

    /// The effect of a power, without its price and its trigger.
    pub(super) fn power_effect(&mut self, power: &Power) -> Vec<Text> {
        match power {
            Power::Paid { effect, .. } => self.sentences(effect),
            Power::Trigger { effect, .. } => {
                self.within(power);
                self.sentences(effect)
            }
            Power::Static { .. } => self.power(power, false),
        }
    }

    /// Goes past the trigger of a power to its effect: "it" is what the trigger is about.
    pub(super) fn within(&mut self, power: &Power) {
        if let Power::Trigger { on, .. } = power {
            self.on(on);
            self.name_this(false);
        }
    }

    fn only_if(&mut self, cond: &Cond) -> Text {
        match cond {
            Cond::In(turn) => self.in_turn("fx-heroes-only-in", *turn),
            Cond::Combat => Text::new("fx-heroes-only-in-combat"),
            cond => Text::new("fx-heroes-only-if").text("cond", self.cond(cond)),
        }
    }
}

/// The sentences of an effect; the first one follows the words that `lead` adds.
fn led(lead: impl FnOnce(Text) -> Text, said: Vec<Text>) -> Vec<Text> {
    let mut said = said.into_iter();
    let first = lead(said.next().expect("an effect has a sentence"));
    std::iter::once(first).chain(said).collect()
}

/// The words for attaching the whole card to another.
pub(super) fn attach(writer: &mut Writer, filter: &Filter) -> Text {
    writer.own = true;
    let target = writer.who(&crate::heroes::card::Who::Target(filter.clone()), Case::Dative);
    writer.own = false;
    Text::new("fx-heroes-attach").text("to", target.text)
}

/// The keywords of a card, as a line of their own.
pub(super) fn keywords(list: &[crate::heroes::card::Keyword]) -> Option<Text> {
    join("fx-heroes-list", list.iter().map(|keyword| names::keyword(*keyword)))
}
