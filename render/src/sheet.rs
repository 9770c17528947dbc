//! A picture made of parts at places. A part is plain data. Equal parts look alike, so each part is drawn once and kept.

use std::any::Any;
use std::fmt::Debug;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use crate::easel::Easel;
use crate::scene::Scene;

/// A thing in a picture. Equal pieces look alike.
pub trait Piece: Any + Debug + Eq + Hash + Send + Sync {
    /// Its display list.
    fn scene(&self, easel: &mut Easel) -> Scene;

    /// Whether it consists of even colours, as art does: those stay even, and are not mixed of two colours of the palette.
    fn is_even(&self) -> bool {
        false
    }
}

/// A piece of any game.
trait AnyPiece: Any + Debug + Send + Sync {
    fn scene(&self, easel: &mut Easel) -> Scene;
    fn is_even(&self) -> bool;
    fn equals(&self, other: &dyn Any) -> bool;
    fn feed(&self, hasher: &mut dyn Hasher);
    fn as_any(&self) -> &dyn Any;
}

impl<P: Piece> AnyPiece for P {
    fn scene(&self, easel: &mut Easel) -> Scene {
        Piece::scene(self, easel)
    }

    fn is_even(&self) -> bool {
        Piece::is_even(self)
    }

    fn equals(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<P>() == Some(self)
    }

    fn feed(&self, mut hasher: &mut dyn Hasher) {
        self.type_id().hash(&mut hasher);
        self.hash(&mut hasher);
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A part of a picture.
#[derive(Clone, Debug)]
pub struct Part(Arc<dyn AnyPiece>);

impl Part {
    /// The part that shows this piece.
    #[must_use]
    pub fn new(piece: impl Piece) -> Self {
        Self(Arc::new(piece))
    }

    /// [`Piece::is_even`].
    pub(crate) fn is_even(&self) -> bool {
        self.0.is_even()
    }

    /// The display list of the part.
    pub(crate) fn scene(&self, easel: &mut Easel) -> Scene {
        self.0.scene(easel)
    }
}

impl<P: Piece> From<P> for Part {
    fn from(piece: P) -> Self {
        Self::new(piece)
    }
}

impl PartialEq for Part {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.equals((*other.0).as_any())
    }
}

impl Eq for Part {}

impl Hash for Part {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.feed(state);
    }
}

/// A rectangle of a picture: left, top, width and height in pixels.
pub type Place = (u16, u16, u16, u16);

/// The place of a card in a picture: a numbered one, or another one that lies open.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// The number that is painted on the card; 0 on a card without a number.
    pub number: u16,
    /// The id of a card without a number, such as a hero.
    pub card: Option<String>,
    /// The card, with its tab if there is one.
    pub place: Place,
    /// The tab, if it names something that can be done with the card.
    pub tab: Option<Place>,
}

/// A picture.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sheet {
    /// The width in pixels.
    pub width: u16,
    /// The height in pixels.
    pub height: u16,
    /// The parts with the places of their top left corners, the lowest first.
    pub parts: Vec<(Part, i32, i32)>,
    /// The places of the cards, in the order in which they are read.
    pub spots: Vec<Spot>,
}

impl Spot {
    /// The place of a card without a number.
    pub(crate) const fn open(card: String, place: Place) -> Self {
        Self { number: 0, card: Some(card), place, tab: None }
    }

    /// The place of a numbered card.
    #[must_use]
    pub const fn numbered(number: u16, place: Place, tab: Option<Place>) -> Self {
        Self { number, card: None, place, tab }
    }
}

impl Sheet {
    /// The display list of the whole picture.
    pub(crate) fn scene(&self, easel: &mut Easel) -> Scene {
        let mut scene = Scene::new(self.width, self.height);
        for (part, x, y) in &self.parts {
            #[expect(clippy::cast_precision_loss, reason = "places are pixels of a picture")]
            scene.add(part.scene(easel), *x as f32, *y as f32);
        }
        scene
    }
}
