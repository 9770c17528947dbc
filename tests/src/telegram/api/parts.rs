//! Parts of posts and edits: words, pictures, buttons.

use axum::body::Bytes;
use serde_json::Value;

use super::super::markup::{self, Marked};
use super::super::refusal::Refusal;
use super::super::world::{Photo, World};
use super::Call;
use crate::fake::{GIF, PNG};

/// The words of a post: `text` or `caption`, which were already checked.
pub(super) fn words(of: &Value, name: &str) -> Marked {
    let entities = if name == "text" { "entities" } else { "caption_entities" };
    let text = of[name].as_str().unwrap_or_default();
    markup::read(text, &of["parse_mode"], &of[entities]).unwrap_or_default()
}

/// The picture of a post: a file that came with it, or a picture that Telegram keeps.
pub(super) fn photo(world: &mut World, call: &Call, given: &Value) -> Result<Photo, Refusal> {
    let given = given.as_str().unwrap_or_default();
    let Some(part) = given.strip_prefix("attach://") else {
        return world.files.get(given).cloned().ok_or(Refusal::WRONG_FILE);
    };
    let file = call.files.iter().find(|file| file.field == part).ok_or(Refusal::WRONG_FILE)?;
    let (width, height) = size(&file.bytes).ok_or(Refusal::BAD_PICTURE)?;
    let (longer, shorter) = (width.max(height), width.min(height));
    if width + height > 10_000 || longer > shorter.saturating_mul(20) {
        return Err(Refusal::BAD_SIZE);
    }
    Ok(world.keep(&file.bytes, width, height))
}

/// The width and the height of a PNG or a GIF.
fn size(bytes: &Bytes) -> Option<(u32, u32)> {
    let large = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    let small = |at: usize| Some(u16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?));
    let size = match bytes.starts_with(GIF) {
        true => (small(6)?.into(), small(8)?.into()),
        false => (large(16)?, large(20)?),
    };
    let is_picture = bytes.starts_with(PNG) || bytes.starts_with(GIF);
    is_picture.then_some(size).filter(|(width, height)| *width > 0 && *height > 0)
}

/// The buttons under a post; `Null` for none.
pub(super) fn keyboard(of: &Value) -> Value {
    let rows = of["reply_markup"]["inline_keyboard"].as_array().into_iter().flatten();
    let some = rows.into_iter().any(|row| row.as_array().is_some_and(|row| !row.is_empty()));
    if some { of["reply_markup"].clone() } else { Value::Null }
}
