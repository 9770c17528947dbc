//! The given part of a Heroes scenario: a position or an ordinary start, and cards of its own.

use std::collections::BTreeMap;
use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;

use super::Heroes;
use super::card::{CardDef, CardType, InlineName};
use super::set::library;
use super::setup::{At, DeckList, House, Placed, Position, SeatPosition, Setup};
use crate::kit::art::Recipe;
use crate::kit::given::{Inline, chosen, nameable, no_position, no_start};
use crate::kit::written::{Either, Name, NumberOrName, known};
use crate::kit::{FirstTurn, Misgiven, Options, Seat};

/// The contents of `[given]`.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Given {
    options: Option<Spanned<Options>>,
    house: Option<House>,
    /// The seat whose turn it is, from 1.
    turn: Option<Spanned<u8>>,
    /// Turns begun.
    turns: Option<Spanned<u16>>,
    /// The point of the turn at which the scenario begins.
    at: Option<Spanned<At>>,
    /// The team of each seat; any numbers will do.
    teams: Option<Spanned<Vec<u8>>>,
    /// The seat that goes first in an ordinary start.
    first: Option<Spanned<u8>>,
    seats: BTreeMap<Spanned<String>, SeatGiven>,
}

/// One seat's part.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SeatGiven {
    /// The id of the hero. Without one, the hero has no powers and 25 health.
    hero: Option<Name>,
    damage: u8,
    exhausted: bool,
    flipped: bool,
    out: bool,
    hand: Vec<Name>,
    deck: Option<Vec<Name>>,
    graveyard: Vec<Name>,
    removed: Vec<Name>,
    play: Vec<InPlay>,
    resources: Option<Either<u8, Vec<InPlay>>>,
}

/// A card in play: its id alone, or a table with all details.
type InPlay = Spanned<Either<String, PlacedGiven>>;

/// All details of a card in play.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlacedGiven {
    card: Name,
    #[serde(default)]
    damage: u8,
    #[serde(default)]
    exhausted: bool,
    #[serde(default)]
    fresh: bool,
    #[serde(default)]
    down: bool,
    #[serde(default)]
    on: Option<Spanned<NumberOrName>>,
    #[serde(default)]
    counters: Vec<(String, u8)>,
    /// The seat that owns it, from 1.
    #[serde(default)]
    owner: Option<Spanned<u8>>,
}

/// A card without text, which scenarios need now and then.
fn blank(id: &str, kind: CardType) -> CardDef {
    CardDef {
        id: id.to_owned(),
        kind,
        cost: super::card::Cost::N(9),
        rarity: super::card::Rarity::Common,
        faction: None,
        classes: Vec::new(),
        talent: None,
        professions: Vec::new(),
        tags: Vec::new(),
        limits: Vec::new(),
        unique: false,
        instant: false,
        unlimited: false,
        token: false,
        keywords: Vec::new(),
        also: Vec::new(),
        effect: Vec::new(),
        powers: Vec::new(),
        icon: String::new(),
        art: Recipe::default(),
        name: Some(InlineName::of(id)),
    }
}

/// The seat with this number, in a match of this many seats.
fn seat(number: &Spanned<u8>, seats: usize) -> Result<Seat, Misgiven> {
    match number.get_ref() {
        of @ 1.. if usize::from(*of) <= seats => Ok(Seat(of - 1)),
        of => Err(Misgiven::at(number.span(), format!("there is no seat {of}: the seats from 1 to {seats} are"))),
    }
}

/// The set-up that a scenario describes.
pub(super) fn stage(given: Given, cards: Vec<Inline>) -> Result<Setup, Misgiven> {
    if given.seats.is_empty() {
        return ordinary(given, &cards);
    }
    no_start(given.options.as_ref(), given.first.as_ref())?;
    let others = library().cards.iter().map(|card| (**card).clone()).chain([blank("stone", CardType::Item)]);
    let mut all = nameable(cards, |def, id, name| CardDef { id, name, ..def }, others)?;
    for (number, (name, part)) in (1..).zip(&given.seats) {
        if *name.get_ref() != number.to_string() {
            let what = format!("the seats must be 1, 2 and so on, but there is `{}`", name.get_ref());
            return Err(Misgiven::at(name.span(), what));
        }
        if part.hero.is_none() {
            // The hero has every class, so that any equipment can be tried with it.
            let classes = super::card::Class::ALL.to_vec();
            all.push(CardDef { classes, ..blank(&format!("hero-{number}"), CardType::Hero { health: 25 }) });
        }
    }
    let count = given.seats.len();
    let mut laying = Laying { all: &all, count, ids: Vec::new(), spans: Vec::new(), waiting: Vec::new() };
    let parts: Vec<SeatGiven> = given.seats.into_values().collect();
    let decks = laying.heroes(&parts)?;
    let seats: Vec<SeatPosition> = parts.into_iter().map(|part| laying.seat(part)).collect::<Result<_, _>>()?;
    let turn = given.turn.map(|turn| seat(&turn, count)).transpose()?.unwrap_or(Seat::FIRST);
    let mut position = Position {
        seats,
        turn,
        turns: given.turns.map_or(5, Spanned::into_inner),
        at: given.at.map(Spanned::into_inner).unwrap_or_default(),
    };
    laying.attach(&mut position)?;
    Ok(Setup {
        cards: all,
        decks,
        teams: given.teams.map(Spanned::into_inner).unwrap_or_default(),
        house: given.house.unwrap_or_default(),
        first: FirstTurn::Random,
        position: Some(position),
    })
}

/// An ordinary start, with the options that a host would choose.
fn ordinary(given: Given, cards: &[Inline]) -> Result<Setup, Misgiven> {
    let of_position = [
        ("turn", given.turn.as_ref().map(Spanned::span)),
        ("turns", given.turns.as_ref().map(Spanned::span)),
        ("at", given.at.as_ref().map(Spanned::span)),
        ("teams", given.teams.as_ref().map(Spanned::span)),
    ];
    no_position(of_position, cards, "mulligan")?;
    let first = given.first.map(|first| seat(&first, 6)).transpose()?;
    let mut setup = chosen::<Heroes>(given.options, first)?;
    setup.house = given.house.unwrap_or(setup.house);
    Ok(setup)
}

/// The state of laying out a position.
struct Laying<'a> {
    all: &'a [CardDef],
    count: usize,
    /// The id of each card in play, in the order of the cards' numbers, and the place in the file that names it.
    ids: Vec<String>,
    spans: Vec<Range<usize>>,
    /// Cards to be attached to another card, by their own numbers.
    waiting: Vec<(u16, Spanned<NumberOrName>)>,
}

impl Laying<'_> {
    /// Heroes come into play first.
    fn heroes(&mut self, parts: &[SeatGiven]) -> Result<Vec<DeckList>, Misgiven> {
        let mut decks = Vec::new();
        for (number, part) in (1..).zip(parts) {
            let (hero, span) = match &part.hero {
                Some(hero) if !matches!(self.find(hero)?.kind, CardType::Hero { .. }) => {
                    return Err(Misgiven::at(hero.span(), format!("`{}` is no hero", hero.get_ref())));
                }
                Some(hero) => (hero.get_ref().clone(), hero.span()),
                None => (format!("hero-{number}"), 0..0),
            };
            self.ids.push(hero.clone());
            self.spans.push(span);
            decks.push(DeckList { hero, cards: Vec::new() });
        }
        Ok(decks)
    }

    fn seat(&mut self, part: SeatGiven) -> Result<SeatPosition, Misgiven> {
        let stone = || Placed { card: "stone".to_owned(), ..Placed::default() };
        let play = part.play.into_iter().map(|placed| self.placed(placed)).collect::<Result<_, _>>()?;
        let resources = match part.resources {
            None => Vec::new(),
            Some(Either::Plain(count)) => {
                self.ids.extend((0..count).map(|_| "stone".to_owned()));
                self.spans.extend((0..count).map(|_| 0..0));
                (0..count).map(|_| stone()).collect()
            }
            Some(Either::Whole(cards)) => {
                cards.into_iter().map(|placed| self.placed(placed)).collect::<Result<_, _>>()?
            }
        };
        let hero =
            Placed { damage: part.damage.into(), exhausted: part.exhausted, down: part.flipped, ..Placed::default() };
        Ok(SeatPosition {
            hero,
            hand: self.cards(part.hand)?,
            // A deck that the scenario does not mention has enough cards to draw from.
            deck: Some(part.deck.map_or_else(|| Ok(vec!["stone".to_owned(); 10]), |deck| self.cards(deck))?),
            graveyard: self.cards(part.graveyard)?,
            removed: self.cards(part.removed)?,
            play,
            resources,
            out: part.out,
        })
    }

    fn find(&self, name: &Name) -> Result<&CardDef, Misgiven> {
        known(name, self.all.iter().map(|card| card.id.as_str())).map(|at| &self.all[at])
    }

    /// Cards outside of play, where a token cannot be (H-161).
    fn cards(&self, names: Vec<Name>) -> Result<Vec<String>, Misgiven> {
        let plain = |name: Name| {
            if self.find(&name)?.token {
                let what = format!("`{}` is a token, which can only be in play (H-161)", name.get_ref());
                return Err(Misgiven::at(name.span(), what));
            }
            Ok(name.into_inner())
        };
        names.into_iter().map(plain).collect()
    }

    fn placed(&mut self, placed: InPlay) -> Result<Placed, Misgiven> {
        let span = placed.span();
        let given = match placed.into_inner() {
            Either::Plain(card) => {
                let name = Spanned::new(span.clone(), card);
                self.find(&name)?;
                Placed { card: name.into_inner(), ..Placed::default() }
            }
            Either::Whole(given) => {
                self.find(&given.card)?;
                if let Some(on) = given.on {
                    self.waiting.push((self.ids.len() as u16 + 1, on));
                }
                Placed {
                    card: given.card.into_inner(),
                    damage: given.damage.into(),
                    exhausted: given.exhausted,
                    fresh: given.fresh,
                    down: given.down,
                    on: 0,
                    counters: given.counters,
                    owner: given.owner.map(|owner| seat(&owner, self.count)).transpose()?,
                }
            }
        };
        self.ids.push(given.card.clone());
        self.spans.push(span);
        Ok(given)
    }

    /// Attaches cards to others, once all have their numbers.
    fn attach(&self, position: &mut Position) -> Result<(), Misgiven> {
        for (own, on) in &self.waiting {
            let bearer = self.bearer(on)?;
            let mut cards = position.seats.iter_mut().flat_map(|seat| seat.play.iter_mut().chain(&mut seat.resources));
            if let Some(placed) = cards.nth(usize::from(*own) - self.count - 1) {
                placed.on = bearer;
            }
        }
        let Some((number, what)) = position.misattached() else { return Ok(()) };
        let wrong = self.waiting.iter().find(|(own, _)| *own == number);
        Err(Misgiven { at: wrong.map(|(_, on)| on.span()), inside: None, what })
    }

    /// The number of the card to which another card is attached.
    fn bearer(&self, on: &Spanned<NumberOrName>) -> Result<u16, Misgiven> {
        let name = match on.get_ref() {
            NumberOrName::Number(number) => return Ok(*number),
            NumberOrName::Name(name) => name,
        };
        let found: Vec<u16> = (1..).zip(&self.ids).filter(|(_, id)| *id == name).map(|(number, _)| number).collect();
        match found[..] {
            [number] => Ok(number),
            [] => Err(Misgiven::at(on.span(), format!("there is no `{name}` in play"))),
            _ => Err(Misgiven::at(on.span(), format!("there are several `{name}` in play: write the number of one"))),
        }
    }
}
