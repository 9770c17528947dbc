//! What the given parts of scenario files share: cards of the scenario's own, and a position or an ordinary start.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Spanned;

use super::cards::{Definition, InlineName};
use super::written::{Name, different, in_language};
use super::{FirstTurn, Hosted, Misgiven, Options, Seat};

/// The contents of `[[card]]`: a card in the card language, with every field but its id as text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Inline {
    id: Name,
    def: Spanned<String>,
    #[serde(default)]
    name: Option<InlineName>,
}

/// Every card that can be named: the scenario's own cards, and `others` that they do not replace. A card without its own
/// name is called by its id; `named` gives a card both.
///
/// # Errors
/// Says which text is not in the card language, or which id two cards have.
pub(crate) fn nameable<D: Definition + DeserializeOwned>(
    cards: Vec<Inline>,
    named: impl Fn(D, String, Option<InlineName>) -> D,
    others: impl Iterator<Item = D>,
) -> Result<Vec<D>, Misgiven> {
    different(cards.iter().map(|card| &card.id))?;
    let own: BTreeSet<String> = cards.iter().map(|card| card.id.get_ref().clone()).collect();
    let card = |card: Inline| -> Result<D, Misgiven> {
        let def = in_language(&card.def, "(id: \"\",", ")")?;
        let id = card.id.into_inner();
        let name = card.name.unwrap_or_else(|| InlineName::of(&id));
        Ok(named(def, id, Some(name)))
    };
    let mut all: Vec<D> = cards.into_iter().map(card).collect::<Result<_, _>>()?;
    all.extend(others.filter(|card| !own.contains(card.id())));
    Ok(all)
}

/// The parts of the two seats of a position. A seat that is left out has what a seat without details has.
///
/// # Errors
/// Names what is no seat.
pub(crate) fn of_two<T: Default>(seats: BTreeMap<Spanned<String>, T>) -> Result<[T; 2], Misgiven> {
    let mut parts = [T::default(), T::default()];
    for (name, part) in seats {
        match &**name.get_ref() {
            "1" => parts[0] = part,
            "2" => parts[1] = part,
            other => return Err(Misgiven::at(name.span(), format!("the seats are 1 and 2, but there is `{other}`"))),
        }
    }
    Ok(parts)
}

/// Checks that a position is given without what belongs to an ordinary start.
///
/// # Errors
/// Says where an ordinary start is described too.
pub(crate) fn no_start(options: Option<&Spanned<Options>>, first: Option<&Spanned<u8>>) -> Result<(), Misgiven> {
    if options.is_none() && first.is_none() {
        return Ok(());
    }
    let what = "`options` and `first` belong to an ordinary start; in a position `turn` says whose turn it is";
    Err(Misgiven { at: first.map(Spanned::span), inside: None, what: what.to_owned() })
}

/// Checks that an ordinary start is given without what belongs to a position: these keys, and cards. At `point`, a position
/// begins like an ordinary start.
///
/// # Errors
/// Names what belongs to a position.
pub(crate) fn no_position(
    keys: impl IntoIterator<Item = (&'static str, Option<Range<usize>>)>,
    cards: &[Inline],
    point: &str,
) -> Result<(), Misgiven> {
    let card = ("[[card]]", cards.first().map(|card| card.id.span()));
    match keys.into_iter().chain([card]).find_map(|(key, at)| Some((key, at?))) {
        Some((key, at)) => {
            let what = format!("`{key}` belongs to a position: name its `seats`, perhaps with `at = \"{point}\"`");
            Err(Misgiven::at(at, what))
        }
        None => Ok(()),
    }
}

/// The set-up of an ordinary start, with the options that a host would choose.
///
/// # Errors
/// Says which option is wrong.
pub(crate) fn chosen<G: Hosted>(options: Option<Spanned<Options>>, first: Option<Seat>) -> Result<G::Setup, Misgiven> {
    let options = options.unwrap_or_else(|| Spanned::new(0..0, Options::new()));
    let setup = G::choose(options.get_ref(), first.map_or(FirstTurn::Random, FirstTurn::Seat));
    setup.map_err(|error| Misgiven::at(options.span(), error.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    struct Tile {
        id: String,
        weight: u8,
        #[serde(default)]
        name: Option<InlineName>,
    }

    impl Definition for Tile {
        const GAME: &'static str = "tiles";

        fn id(&self) -> &str {
            &self.id
        }

        fn inline_name(&self) -> Option<&InlineName> {
            self.name.as_ref()
        }
    }

    #[derive(Deserialize)]
    struct File {
        turn: Option<Spanned<u8>>,
        card: Vec<Inline>,
    }

    fn file(text: &str) -> File {
        toml::from_str(text).expect("it can be read")
    }

    #[test]
    fn an_own_card_replaces_the_one_with_its_id_and_is_called_by_it() {
        let own = file("[[card]]\nid = \"stone\"\ndef = \"weight: 9\"\n").card;
        let others = ["feather", "stone"].map(|id| Tile { id: id.to_owned(), weight: 1, name: None });
        let all = nameable(own, |def: Tile, id, name| Tile { id, name, ..def }, others.into_iter()).expect("two cards");
        let said: Vec<_> = all.iter().map(|tile| (tile.id(), tile.weight, tile.name.is_some())).collect();
        assert_eq!(said, [("stone", 9, true), ("feather", 1, false)]);
    }

    #[test]
    fn a_seat_that_is_left_out_has_what_a_seat_without_details_has() {
        let of = |text: &str| of_two(toml::from_str::<BTreeMap<Spanned<String>, u8>>(text).expect("it can be read"));
        assert_eq!(of("1 = 7\n2 = 9\n").expect("two"), [7, 9]);
        assert_eq!(of("2 = 9\n").expect("one"), [0, 9]);
        let told = of("2 = 9\n3 = 1\n").expect_err("3 is none");
        assert_eq!((&*told.what, told.at), ("the seats are 1 and 2, but there is `3`", Some(6..7)));
    }

    #[test]
    fn an_ordinary_start_names_what_belongs_to_a_position() {
        let wrong = |text: &str| {
            let file = file(text);
            no_position([("turn", file.turn.as_ref().map(Spanned::span))], &file.card, "deal").err()
        };
        let told = wrong("turn = 2\ncard = []\n").expect("a turn is wrong");
        assert_eq!(told.what, "`turn` belongs to a position: name its `seats`, perhaps with `at = \"deal\"`");
        assert_eq!(told.at, Some(7..8));
        let told = wrong("[[card]]\nid = \"stone\"\ndef = \"\"\n").expect("a card is wrong");
        assert!(told.what.starts_with("`[[card]]` belongs to a position"), "{}", told.what);
        assert!(wrong("card = []\n").is_none());
    }
}
