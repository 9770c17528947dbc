//! Finds the seats that a value names, whatever its type, by writing it to nowhere.

use std::fmt;

use serde::ser::{self, Serialize, Serializer};

/// Whether every seat that a value names is one of the first `seats`.
pub(super) fn names_only(value: &impl Serialize, seats: u8) -> bool {
    value.serialize(Walk { seats, in_seat: false }).is_ok()
}

/// The name of the type [`crate::kit::Seat`].
const SEAT: &str = "Seat";

/// Goes through a value, and stops at a seat that is not there.
#[derive(Clone, Copy)]
struct Walk {
    seats: u8,
    /// Whether the number that comes is that of a seat.
    in_seat: bool,
}

impl Walk {
    fn part<T: Serialize + ?Sized>(self, part: &T) -> Done {
        part.serialize(Self { in_seat: false, ..self })
    }
}

/// There is a seat that is not there, or the value cannot be written.
#[derive(Debug, thiserror::Error)]
#[error("a seat is not there")]
struct Stop;

impl ser::Error for Stop {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

type Done = Result<(), Stop>;
type Begun = Result<Walk, Stop>;

impl Serializer for Walk {
    type Ok = ();
    type Error = Stop;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Done {
        value.serialize(Self { in_seat: name == SEAT, ..self })
    }

    fn serialize_u8(self, number: u8) -> Done {
        if self.in_seat && number >= self.seats { Err(Stop) } else { Ok(()) }
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        self.part(value)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        value: &T,
    ) -> Done {
        self.part(value)
    }

    fn serialize_seq(self, _: Option<usize>) -> Begun {
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Begun {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Begun {
        Ok(self)
    }

    fn serialize_tuple_variant(self, _: &'static str, _: u32, _: &'static str, _: usize) -> Begun {
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Begun {
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Begun {
        Ok(self)
    }

    fn serialize_struct_variant(self, _: &'static str, _: u32, _: &'static str, _: usize) -> Begun {
        Ok(self)
    }

    // No seat is in what follows.

    fn serialize_none(self) -> Done {
        Ok(())
    }

    fn serialize_unit(self) -> Done {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, _: &'static str) -> Done {
        Ok(())
    }

    fn serialize_bool(self, _: bool) -> Done {
        Ok(())
    }

    fn serialize_i8(self, _: i8) -> Done {
        Ok(())
    }

    fn serialize_i16(self, _: i16) -> Done {
        Ok(())
    }

    fn serialize_i32(self, _: i32) -> Done {
        Ok(())
    }

    fn serialize_i64(self, _: i64) -> Done {
        Ok(())
    }

    fn serialize_u16(self, _: u16) -> Done {
        Ok(())
    }

    fn serialize_u32(self, _: u32) -> Done {
        Ok(())
    }

    fn serialize_u64(self, _: u64) -> Done {
        Ok(())
    }

    fn serialize_f32(self, _: f32) -> Done {
        Ok(())
    }

    fn serialize_f64(self, _: f64) -> Done {
        Ok(())
    }

    fn serialize_char(self, _: char) -> Done {
        Ok(())
    }

    fn serialize_str(self, _: &str) -> Done {
        Ok(())
    }

    fn serialize_bytes(self, _: &[u8]) -> Done {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        Ok(())
    }
}

impl ser::SerializeSeq for Walk {
    type Ok = ();
    type Error = Stop;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.part(value)
    }

    fn end(self) -> Done {
        Ok(())
    }
}

impl ser::SerializeTuple for Walk {
    type Ok = ();
    type Error = Stop;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.part(value)
    }

    fn end(self) -> Done {
        Ok(())
    }
}

impl ser::SerializeTupleStruct for Walk {
    type Ok = ();
    type Error = Stop;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.part(value)
    }

    fn end(self) -> Done {
        Ok(())
    }
}

impl ser::SerializeTupleVariant for Walk {
    type Ok = ();
    type Error = Stop;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.part(value)
    }

    fn end(self) -> Done {
        Ok(())
    }
}

impl ser::SerializeStruct for Walk {
    type Ok = ();
    type Error = Stop;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, value: &T) -> Done {
        self.part(value)
    }

    fn end(self) -> Done {
        Ok(())
    }
}

impl ser::SerializeStructVariant for Walk {
    type Ok = ();
    type Error = Stop;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, value: &T) -> Done {
        self.part(value)
    }

    fn end(self) -> Done {
        Ok(())
    }
}

impl ser::SerializeMap for Walk {
    type Ok = ();
    type Error = Stop;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        self.part(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.part(value)
    }

    fn end(self) -> Done {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Serialize;

    use super::*;
    use crate::kit::Seat;

    #[derive(Serialize)]
    enum Told {
        Struck { seat: Seat, n: u8 },
        Chose(Option<Seat>, u16),
        Both([Seat; 2]),
        Each(BTreeMap<String, Vec<(Seat, u8)>>),
        Nothing,
    }

    #[test]
    fn a_seat_that_is_not_there_is_found_wherever_it_is_named() {
        let stranger = Seat(2);
        let each = |seat: Seat| Told::Each(BTreeMap::from([("a".to_owned(), vec![(Seat::FIRST, 9), (seat, 9)])]));
        let wrong = [
            Told::Struck { seat: stranger, n: 0 },
            Told::Chose(Some(stranger), 0),
            Told::Both([Seat::FIRST, stranger]),
            each(stranger),
        ];
        for told in wrong {
            assert!(!names_only(&told, 2) && names_only(&told, 3));
        }
        // Other numbers are no seats.
        let right =
            [Told::Struck { seat: Seat::SECOND, n: 200 }, Told::Chose(None, 200), each(Seat::SECOND), Told::Nothing];
        assert!(right.iter().all(|told| names_only(told, 2)));
    }
}
