//! Faults of a scene that can be found without drawing it.

use super::{Area, Item, Scene};

/// Something in a picture that would disturb its reader.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Fault {
    /// A text is larger than its room.
    #[error("“{0}” runs out of its box: {1} in {2}")]
    Overflow(String, Area, Area),
    /// A text reaches outside the picture.
    #[error("“{0}” runs out of the picture: {1}")]
    Outside(String, Area),
    /// A text was cut although all of it matters.
    #[error("“{0}” was cut")]
    Cut(String),
    /// A text is too small to be read.
    #[error("“{0}” is {1} px high, less than {2}")]
    Small(String, f32, f32),
    /// Two things overlap.
    #[error("“{0}” runs into “{1}”: {2}, {3}")]
    Overlap(String, String, Area, Area),
}

impl Scene {
    /// Lists all faults. `min_font` is the smallest font size in pixels that is allowed.
    #[must_use]
    pub fn faults(&self, min_font: f32) -> Vec<Fault> {
        let mut faults = Vec::new();
        let picture = self.area();
        let texts = self.texts();
        for text in &texts {
            if !text.room.holds(text.extent, 1.0) {
                faults.push(Fault::Overflow(text.words.clone(), text.extent, text.room));
            }
            if !picture.holds(text.extent, 0.0) {
                faults.push(Fault::Outside(text.words.clone(), text.extent));
            }
            if text.cut && !text.may_cut {
                faults.push(Fault::Cut(text.words.clone()));
            }
            if text.size < min_font {
                faults.push(Fault::Small(text.words.clone(), text.size, min_font));
            }
        }
        let zones = self.zones();
        let mut all: Vec<(&str, Area)> = texts.iter().map(|text| (text.words.as_str(), text.extent)).collect();
        all.extend(&zones);
        for (index, (name, area)) in all.iter().enumerate() {
            for (other, room) in all.iter().skip(index + 1) {
                let nested = index < texts.len() && zones.contains(&(*other, *room)) && room.holds(*area, 1.0);
                if area.inset(0.5).meets(room.inset(0.5)) && !nested {
                    faults.push(Fault::Overlap((*name).to_owned(), (*other).to_owned(), *area, *room));
                }
            }
        }
        faults
    }

    fn zones(&self) -> Vec<(&str, Area)> {
        self.items
            .iter()
            .filter_map(|item| if let Item::Zone(name, area) = item { Some((*name, *area)) } else { None })
            .collect()
    }
}
