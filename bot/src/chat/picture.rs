//! The picture of a message, and the record of what a message showed last.

use std::sync::Arc;

use duelhall_engine::text::Lang;
use duelhall_hall::{Picture, Subject};
use duelhall_render::Shape;
use sha2::{Digest, Sha256};

use crate::studio::{Painted, Studio};

/// A drawn picture.
#[derive(Clone, Debug)]
pub(crate) struct Drawn {
    /// The file.
    pub(crate) png: Arc<[u8]>,
    /// Its name.
    pub(crate) name: &'static str,
    /// What it shows, in words.
    pub(crate) alt: String,
    /// Identifies the picture.
    pub(crate) key: PictureKey,
    /// Whether everybody may see it.
    pub(crate) is_public: bool,
    /// Whether it is an animation.
    pub(crate) moves: bool,
    /// The numbers of the cards on each page of a hand.
    pub(crate) numbers: Vec<Vec<u8>>,
}

/// Identifies a picture.
pub(crate) type PictureKey = [u8; 16];

impl Drawn {
    /// Draws a picture, of a hand one page in a shape, with an alt text of so many letters at most, of which `more` says how many
    /// cards it leaves out; `None` when that failed.
    pub(crate) async fn of(
        picture: &Picture,
        (shape, page): (Shape, usize),
        (longest, more): (usize, fn(Lang, usize) -> String),
        studio: &Studio,
    ) -> Option<Self> {
        let Painted { png, numbers, .. } = studio.draw(picture, None, shape, page).await?;
        let (name, is_public) = match picture.subject {
            Subject::Board(_) => ("board.png", true),
            Subject::Hand(_) => ("hand.png", false),
            Subject::Card(_) | Subject::InPlay(..) => ("card.png", true),
            Subject::Deck(_) => ("deck.png", false),
            Subject::Map(_) => ("campaign.png", false),
            Subject::Reward(_) => ("reward.png", false),
            Subject::Replay(_) => ("replay.gif", true),
        };
        Some(Self {
            key: key_of(&png),
            png,
            name,
            alt: picture.alt_on(page, &numbers, longest, more),
            is_public,
            moves: matches!(picture.subject, Subject::Replay(_)),
            numbers,
        })
    }

    /// A public picture of one byte.
    #[cfg(test)]
    pub(crate) fn dot(byte: u8) -> Self {
        let png: Arc<[u8]> = Arc::from([byte; 4].as_slice());
        let (name, alt, numbers) = ("board.png", "A board".into(), Vec::new());
        Self { key: key_of(&png), png, name, alt, is_public: true, moves: false, numbers }
    }
}

/// What a message showed when it was last sent, so that the same is not sent again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seen {
    words: PictureKey,
    picture: Option<PictureKey>,
}

impl Seen {
    /// Of a message: `words` holds everything but the picture that can make it new.
    pub(crate) fn of(words: &str, picture: Option<&Drawn>) -> Self {
        Self { words: key_of(words.as_bytes()), picture: picture.map(|picture| picture.key) }
    }

    /// Whether this message has the same picture as another, or neither has one.
    pub(crate) fn has(&self, picture: Option<&Drawn>) -> bool {
        self.picture == picture.map(|picture| picture.key)
    }
}

/// The key of a text or a picture.
fn key_of(bytes: &[u8]) -> PictureKey {
    let mut key = PictureKey::default();
    key.copy_from_slice(&Sha256::digest(bytes)[..16]);
    key
}
