//! The cards on the battlefield, in four lists: each seat's bases, and each seat's other cards. Nearly every rule asks for one
//! of these, and whose a card is or whether it is a base never changes.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::perm::Perm;
use super::state::Id;
use crate::kit::{Kind, Seat};

/// The lists, each sorted by number. They are stored as one, in the order of numbers.
#[derive(Clone, Debug, Default)]
pub(super) struct Battlefield {
    sides: [Side; 2],
}

/// The cards of a seat.
#[derive(Clone, Debug, Default)]
struct Side {
    bases: Vec<Perm>,
    others: Vec<Perm>,
}

impl Battlefield {
    pub(super) fn with_room() -> Self {
        let side = || Side { bases: Vec::with_capacity(4), others: Vec::with_capacity(4) };
        Self { sides: [side(), side()] }
    }

    /// Every card, in the order of numbers.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Perm> {
        let mut all: Vec<&Perm> = self.sides.iter().flat_map(|side| side.bases.iter().chain(&side.others)).collect();
        all.sort_unstable_by_key(|perm| perm.id);
        all.into_iter()
    }

    /// The cards of some seats that are no bases, in the order of numbers.
    #[inline]
    pub(super) fn others_of(&self, seats: [bool; 2]) -> impl Iterator<Item = &Perm> {
        let [one, two] = [0, 1].map(|seat| if seats[seat] { &self.sides[seat].others[..] } else { &[] });
        Merged { one, other: two }
    }

    /// The cards of a seat, with its bases or without, in the order of numbers.
    #[inline]
    pub(super) fn of(&self, seat: Seat, bases: bool) -> impl Iterator<Item = &Perm> {
        let side = &self.sides[seat.index()];
        Merged { one: &side.others, other: if bases { &side.bases } else { &[] } }
    }

    /// The bases of a seat.
    #[inline]
    pub(super) fn bases(&self, seat: Seat) -> &[Perm] {
        &self.sides[seat.index()].bases
    }

    /// The cards of a seat that are no bases.
    #[inline]
    pub(super) fn others(&self, seat: Seat) -> &[Perm] {
        &self.sides[seat.index()].others
    }

    #[inline]
    pub(super) fn bases_mut(&mut self, seat: Seat) -> &mut [Perm] {
        &mut self.sides[seat.index()].bases
    }

    #[inline]
    pub(super) fn others_mut(&mut self, seat: Seat) -> &mut [Perm] {
        &mut self.sides[seat.index()].others
    }

    /// The cards of a seat, bases first.
    pub(super) fn of_mut(&mut self, seat: Seat) -> impl Iterator<Item = &mut Perm> {
        let side = &mut self.sides[seat.index()];
        side.bases.iter_mut().chain(&mut side.others)
    }

    /// Every card, list by list.
    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Perm> {
        self.sides.iter_mut().flat_map(|side| side.bases.iter_mut().chain(&mut side.others))
    }

    #[inline]
    pub(super) fn get(&self, id: Id) -> Option<&Perm> {
        let [one, two] = &self.sides;
        let lists = [&one.others, &two.others, &one.bases, &two.bases];
        lists.into_iter().find_map(|list| place(list, id).map(|at| &list[at]))
    }

    #[inline]
    pub(super) fn get_mut(&mut self, id: Id) -> Option<&mut Perm> {
        let [one, two] = &mut self.sides;
        let lists = [&mut one.others, &mut two.others, &mut one.bases, &mut two.bases];
        lists.into_iter().find_map(|list| place(list, id).map(|at| &mut list[at]))
    }

    /// Adds a card, whose number is higher than all others.
    pub(super) fn push(&mut self, perm: Perm, is_base: bool) {
        let side = &mut self.sides[perm.owner.index()];
        let list = if is_base { &mut side.bases } else { &mut side.others };
        if list.len() == list.capacity() {
            // A state stays small.
            list.reserve_exact(1);
        }
        list.push(perm);
    }

    pub(super) fn remove(&mut self, id: Id) -> Option<Perm> {
        let lists = self.sides.iter_mut().flat_map(|side| [&mut side.others, &mut side.bases]);
        lists.into_iter().find_map(|list| place(list, id).map(|at| list.remove(at)))
    }

    /// Sorts a battlefield that was read into its lists.
    pub(super) fn sort_out(&mut self, is_base: impl Fn(Kind) -> bool) {
        for perm in std::mem::take(&mut self.sides[0].others) {
            self.push(perm, is_base(perm.kind));
        }
    }

    /// The bytes of all lists.
    pub(super) fn footprint(&self) -> usize {
        self.sides.iter().map(|side| (side.bases.capacity() + side.others.capacity()) * size_of::<Perm>()).sum()
    }
}

/// The place of a card in a list. The lists are short.
#[inline]
fn place(list: &[Perm], id: Id) -> Option<usize> {
    list.iter().position(|perm| perm.id == id)
}

/// Two lists, each sorted by number, as one; mostly one of them is empty.
struct Merged<'a> {
    one: &'a [Perm],
    other: &'a [Perm],
}

impl<'a> Iterator for Merged<'a> {
    type Item = &'a Perm;

    #[inline]
    fn next(&mut self) -> Option<&'a Perm> {
        let list = match self.other.first() {
            Some(other) if self.one.first().is_none_or(|one| other.id < one.id) => &mut self.other,
            _ => &mut self.one,
        };
        list.split_off_first()
    }
}

impl Serialize for Battlefield {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Battlefield {
    /// All cards come into one list: which of them are bases is known with the rules.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut read = Self::default();
        read.sides[0].others = Vec::deserialize(deserializer)?;
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Kinds from 10 are bases.
    const fn is_base(kind: Kind) -> bool {
        kind.0 >= 10
    }

    #[test]
    fn cards_stand_in_four_lists_and_are_stored_as_one_in_the_order_of_their_numbers() {
        let mut field = Battlefield::default();
        for (id, kind, seat) in [(1, 10, 1), (2, 3, 0), (4, 11, 0), (5, 3, 1), (9, 4, 0), (12, 10, 0)] {
            field.push(Perm::new(id, Kind(kind), Seat(seat)), is_base(Kind(kind)));
        }
        let ids = |perms: &[Perm]| perms.iter().map(|perm| perm.id).collect::<Vec<_>>();
        let all = |field: &Battlefield| field.iter().map(|perm| perm.id).collect::<Vec<_>>();
        assert_eq!(all(&field), [1, 2, 4, 5, 9, 12]);
        assert_eq!(field.of(Seat::FIRST, true).map(|perm| perm.id).collect::<Vec<_>>(), [2, 4, 9, 12]);
        assert_eq!(field.of(Seat::FIRST, false).map(|perm| perm.id).collect::<Vec<_>>(), [2, 9]);
        assert_eq!(field.others_of([true, true]).map(|perm| perm.id).collect::<Vec<_>>(), [2, 5, 9]);
        assert_eq!((ids(field.bases(Seat::FIRST)), ids(field.others(Seat::SECOND))), (vec![4, 12], vec![5]));
        let text = serde_json::to_string(&field).unwrap();
        let mut read: Battlefield = serde_json::from_str(&text).unwrap();
        assert_eq!(all(&read), all(&field));
        read.sort_out(is_base);
        assert_eq!(ids(read.bases(Seat::FIRST)), [4, 12]);
        assert_eq!(serde_json::to_string(&read).unwrap(), text);
    }

    #[test]
    fn a_card_is_found_by_its_number_until_it_leaves() {
        let mut field = Battlefield::default();
        for id in [1, 2, 5, 7] {
            field.push(Perm::new(id, Kind(id), Seat((id % 2) as u8)), id > 4);
        }
        assert!([1, 2, 5, 7].iter().all(|id| field.get(*id).is_some_and(|perm| perm.id == *id)));
        assert!([0, 3, 6, 8].iter().all(|id| field.get(*id).is_none() && field.get_mut(*id).is_none()));
        assert_eq!(field.remove(5).map(|perm| perm.id), Some(5));
        assert!(field.get(5).is_none() && field.remove(5).is_none());
    }
}
