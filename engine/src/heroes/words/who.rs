//! The cards to which an effect applies, as a phrase in any case, and the referents of words such as "it" and "that ally".

use super::filter::Noun;
use super::names;
use crate::heroes::card::{Cant, CardDef, CardType, Chooser, Filter, Mod, Ongoing, Player, Pred, Who};
use crate::kit::Text;
use crate::kit::grammar::{Agree, Case, Number, yes};

/// A noun phrase.
pub(super) struct Phrase {
    /// The words.
    pub(super) text: Text,
    /// The form with which verbs agree.
    pub(super) agree: Agree,
    /// Whether it is a pronoun.
    pub(super) pronoun: bool,
}

/// A thing that was mentioned before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Referent {
    head: &'static str,
    number: Number,
}

/// The context in which the words of a card are made, one power after another.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    this: &'static str,
    /// Whether the card itself was just named, so that "it" is enough.
    named: bool,
    /// The noun for the card's bearer; "bearer" if its type is not known.
    bearer: &'static str,
    attached: bool,
    /// Whether the bearer is yours.
    on_yours: bool,
    /// The noun for the subject of the trigger; `None` if there is no trigger.
    subject: Option<&'static str>,
    /// The name of the other side of the event in messages.
    other: &'static str,
    /// The noun for what deals the damage of the event, if "that ally" can mean nothing else.
    dealer: Option<&'static str>,
    /// Whether the event names two things, so that "its" could mean either.
    pair: bool,
    last: Option<Referent>,
    /// Whether something else was mentioned after the last thing, so that "it" could mean either.
    far: bool,
    /// Whether the next damage adds to the same damage right before it.
    pub(super) more: bool,
    /// Whether the clause tells the player to do something; then some languages have another word for "your".
    pub(super) own: bool,
}

impl Writer {
    pub(super) fn new(card: &CardDef) -> Self {
        let attached = matches!(card.kind, CardType::Ongoing(Ongoing::Attach(_)));
        let this = match names::type_name(&card.kind) {
            "ongoing" => "ability",
            this => this,
        };
        let mut writer = Self::of_type(this);
        if let CardType::Ongoing(Ongoing::Attach(filter)) = &card.kind {
            let bearer = writer.noun(filter).again();
            writer.remember(bearer, Number::One);
            writer.on_yours = filter.contains(&Pred::Yours);
            if !matches!(bearer, "ability" | "ongoing" | "thing" | "card") {
                writer.bearer = bearer;
            }
        }
        Self { attached, ..writer }
    }

    const fn of_type(this: &'static str) -> Self {
        Self {
            this,
            named: false,
            bearer: "bearer",
            attached: false,
            on_yours: false,
            subject: None,
            other: "fighter",
            dealer: None,
            pair: false,
            last: None,
            far: false,
            more: false,
            own: false,
        }
    }

    /// Notes the subject of a power's trigger; `source` says that the other side is the source of the damage.
    pub(super) fn set_subject(&mut self, head: &'static str, source: bool) {
        self.subject = Some(head);
        self.other = if source { "source" } else { "fighter" };
        (self.dealer, self.pair, self.last) = (None, false, None);
    }

    /// Notes that the event of a trigger names what deals damage, and whether it hits the card itself.
    pub(super) fn set_dealer(&mut self, head: &'static str, hits_this: bool) {
        let is_plain = matches!(head, "ally" | "hero" | "character") && (hits_this || self.subject != Some(head));
        self.dealer = is_plain.then_some(head);
        self.pair = !hits_this;
    }

    /// Notes whether the card itself has just been named.
    pub(super) const fn name_this(&mut self, named: bool) {
        self.named = named;
    }

    /// Notes what was mentioned, so that it can be referred to again.
    pub(super) fn remember(&mut self, head: &'static str, number: Number) {
        self.last = Some(Referent { head, number: if number == Number::One { number } else { Number::Many } });
        self.far = false;
    }

    /// Notes that something else was mentioned meanwhile.
    pub(super) const fn turn_away(&mut self) {
        self.far = self.last.is_some();
    }

    pub(super) const fn this(&self) -> &'static str {
        self.this
    }

    /// The card itself.
    pub(super) fn this_text(&self, case: Case) -> Text {
        Agree::one(case, self.this).with(Text::new("fx-heroes-this"))
    }

    /// Whether only your hero can strike with a matching weapon.
    pub(super) fn is_your_strike(&self, filter: &Filter) -> bool {
        let attached = self.attached && self.on_yours && Noun::is_only(filter, &Pred::Attached);
        attached || Noun::is_only(filter, &Pred::This)
    }

    /// Gives a message the noun for the bearer.
    pub(super) fn with_bearer(&self, text: Text, case: Case) -> Text {
        Agree::one(case, self.bearer).with(text)
    }

    pub(super) fn noun<'a>(&self, filter: &'a Filter) -> Noun<'a> {
        Noun::new(filter, &["card"], self.this, self.own)
    }

    /// Your hero.
    fn your_hero(&self, case: Case) -> Text {
        Agree::one(case, "hero").with(Text::new("fx-heroes-your-hero").raw("own", yes(self.own)))
    }

    /// A matching thing: `an exhausted ally`, `this weapon`, `the bearer`; and the noun that refers to it again.
    pub(super) fn some(&self, filter: &Filter, case: Case) -> (Text, &'static str) {
        if Noun::is_only(filter, &Pred::This) {
            return (self.this_text(case), self.this);
        }
        if self.attached && Noun::is_only(filter, &Pred::Attached) {
            return (self.with_bearer(Text::new("fx-heroes-bearer"), case), self.bearer);
        }
        if let [Pred::Hero, Pred::Yours] | [Pred::Yours, Pred::Hero] = filter[..] {
            return (self.your_hero(case), "hero");
        }
        let noun = self.noun(filter);
        (phrase("fx-heroes-some", &noun, case, Number::One), noun.again())
    }

    /// This many matching things, without an article if there is more than one.
    pub(super) fn several(&self, filter: &Filter, case: Case, count: u8) -> Text {
        phrase("fx-heroes-some", &self.noun(filter), case, Number::of(count))
    }

    pub(super) fn who(&mut self, who: &Who, case: Case) -> Phrase {
        let one = |key: &str, head| Phrase {
            text: Agree::one(case, head).with(Text::new(key)),
            agree: Agree::one(case, head),
            pronoun: false,
        };
        match who {
            Who::This if self.named && self.last.is_none() => {
                Phrase { pronoun: true, ..one("fx-heroes-it", self.this) }
            }
            Who::This => one("fx-heroes-this", self.this),
            Who::Hero => Phrase { text: self.your_hero(case), ..one("fx-heroes-your-hero", "hero") },
            Who::Bearer => one("fx-heroes-bearer", self.bearer),
            Who::Attacker => one("fx-heroes-attacker", "character"),
            Who::Defender => one("fx-heroes-defender", "character"),
            Who::Subject => match self.subject {
                Some(head) => Phrase { pronoun: true, ..one("fx-heroes-it", head) },
                None => one("fx-heroes-subject", "thing"),
            },
            // The last thing mentioned would be "that ally", too.
            Who::Other if self.last.is_none() && self.dealer.is_some() => {
                one("fx-heroes-that", self.dealer.unwrap_or("character"))
            }
            Who::Other => {
                let other = one("fx-heroes-other-side", "source");
                Phrase { text: other.text.raw("other", self.other), ..other }
            }
            Who::That => self.that(case),
            Who::Target(filter) => self.target(filter, case),
            Who::Targets(from, to, filter) => self.targets(*from, *to, filter, case),
            Who::Each(filter) => {
                let noun = self.noun(filter);
                // "Opposing allies cannot attack" is clearer than "each opposing ally cannot attack".
                let (key, number) = match case {
                    // Not every language has a plural of "weapon" that reads well.
                    Case::Nominative if noun.head() != "weapon" => ("fx-heroes-some", Number::Many),
                    _ => ("fx-heroes-each", Number::One),
                };
                let text = phrase(key, &noun, case, number);
                Phrase { text, agree: Agree { case, number, head: noun.head() }, pronoun: false }
            }
            Who::Choose(chooser, count, filter) => self.chosen(*chooser, *count, filter, case),
        }
    }

    /// The thing mentioned last: "it", unless "it" means the subject of the trigger.
    fn that(&self, case: Case) -> Phrase {
        let Referent { head, number } = self.last.unwrap_or(Referent { head: "card", number: Number::One });
        let agree = Agree { case, number, head };
        let pronoun = self.last.is_some() && self.subject.is_none() && !self.far;
        let key = if pronoun { "fx-heroes-it" } else { "fx-heroes-that" };
        Phrase { text: agree.with(Text::new(key)), agree, pronoun }
    }

    fn target(&mut self, filter: &Filter, case: Case) -> Phrase {
        let mut noun = self.noun(filter);
        let other = noun.without(&Pred::Other);
        let text = phrase("fx-heroes-target", &noun, case, Number::One).raw("other", yes(other));
        self.remember(noun.again(), Number::One);
        Phrase { text, agree: Agree::one(case, noun.head()), pronoun: false }
    }

    fn targets(&mut self, from: u8, to: u8, filter: &Filter, case: Case) -> Phrase {
        let noun = self.noun(filter);
        let number = match (from, to) {
            (0, 1) => Number::One,
            _ if from == to => Number::Counted(to),
            _ => Number::Many,
        };
        let key = match from {
            _ if from == to => "fx-heroes-targets",
            0 if to == 1 => "fx-heroes-up-to-one-target",
            0 => "fx-heroes-up-to-targets",
            _ if from.checked_add(1) == Some(to) => "fx-heroes-or-targets",
            _ => "fx-heroes-from-to-targets",
        };
        self.remember(noun.again(), number);
        let text = phrase(key, &noun, case, number).num("from", from).num("to", to);
        Phrase { text, agree: Agree { case, number, head: noun.head() }, pronoun: false }
    }

    fn chosen(&mut self, chooser: Chooser, count: u8, filter: &Filter, case: Case) -> Phrase {
        let noun = self.noun(filter);
        let number = Number::of(count);
        self.remember(noun.again(), number);
        let chooser = match chooser {
            Chooser::You if filter.contains(&Pred::Yours) => "own",
            other => chooser_name(other),
        };
        let agree = Agree { case, number, head: noun.head() };
        let text = Text::new("fx-heroes-chosen").text("noun", noun.chosen(case, number, chooser));
        let text = agree.with(text.raw("chooser", chooser));
        Phrase { text, agree, pronoun: false }
    }

    /// The player of a hero, if all these changes are of what only players do.
    pub(super) fn person(&mut self, who: &Who, mods: &[Mod]) -> Option<Phrase> {
        let is_of_player = |change: &Mod| {
            matches!(change, Mod::CostMore(..) | Mod::HandSize(_) | Mod::Cant(Cant::PlayCards | Cant::Draw))
        };
        let is_shared = |change: &Mod| is_of_player(change) || *change == Mod::Cant(Cant::Strike);
        if !mods.iter().any(is_of_player) || !mods.iter().all(is_shared) {
            return None;
        }
        let (people, number, head) = match who {
            Who::Hero => ("you", Number::Many, "you"),
            Who::Each(filter) if is_opposing_hero(filter) => ("opponents", Number::Many, "hero"),
            Who::Target(filter) if is_opposing_hero(filter) => {
                self.remember("hero", Number::One);
                self.turn_away();
                ("target", Number::One, "hero")
            }
            _ => return None,
        };
        let text = Text::new("fx-heroes-people").raw("people", people);
        Some(Phrase { text, agree: Agree { case: Case::Nominative, number, head }, pronoun: false })
    }

    /// Gives a text the player to whom it refers.
    pub(super) fn player(&self, text: Text, player: Player) -> Text {
        let subject = Referent { head: self.subject.unwrap_or("card"), number: Number::One };
        let of = self.last.unwrap_or(subject);
        let many = if of.number == Number::One { "one" } else { "many" };
        let named = yes(self.pair && self.last.is_none());
        text.word("player", player).raw("whose", of.head).raw("whose-number", many).raw("named", named)
    }
}

fn is_opposing_hero(filter: &Filter) -> bool {
    matches!(filter[..], [Pred::Hero, Pred::Opposing] | [Pred::Opposing, Pred::Hero])
}

pub(super) const fn chooser_name(chooser: Chooser) -> &'static str {
    match chooser {
        Chooser::You => "you",
        Chooser::They => "they",
        Chooser::Chance => "chance",
    }
}

/// A noun in a message that puts words such as `target` before it.
pub(super) fn phrase(key: &str, noun: &Noun<'_>, case: Case, number: Number) -> Text {
    Agree { case, number, head: noun.head() }.with(Text::new(key).text("noun", noun.text(case, number)))
}
