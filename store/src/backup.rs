//! A whole store as one file in a form that belongs to no backend.
//!
//! The file is `DUELHALL BACKUP`, a line feed, the format number (two bytes) and the expected number of items
//! (eight), then items: length (four bytes), CRC-32 (four), a deflated item. It ends with the length `FFFF FFFF` and
//! the true number of items, so a file that was cut short is recognized. All numbers are little-endian.

use std::io::{self, Read, Write};

use flate2::Compression;
use flate2::read::{DeflateDecoder, DeflateEncoder};

use crate::portable::{Item, Position};
use crate::{Store, StoreError, first_format};

const MAGIC: &[u8; 16] = b"DUELHALL BACKUP\n";
/// The format without contents and without the times at which matches ended.
const FIRST_FORMAT: u16 = 1;
const FORMAT: u16 = 2;
const END: u32 = u32::MAX;
/// No stored value comes near this size; a larger item is damaged.
const LARGEST_ITEM: u32 = 64 << 20;
/// The number of items that are read or written at once.
const PAGE: usize = 128;

/// The progress of a long task, in items.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// Items done so far.
    pub done: u64,
    /// Items expected in all; there may be more if somebody plays meanwhile.
    pub total: u64,
}

/// Writes everything in `store` to `out`, and returns the number of items.
///
/// # Errors
/// `Backup` if `out` cannot be written; otherwise the store's own errors.
pub async fn backup(
    store: &dyn Store,
    out: &mut (dyn Write + Send),
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Result<u64, StoreError> {
    let total = expected_items(store).await?;
    write_header(out, total).map_err(unwritable)?;
    let mut done = 0;
    let mut after: Option<Position> = None;
    loop {
        let page = store.export(after, PAGE).await?;
        let Some(last) = page.last() else { break };
        after = Some(last.position());
        for item in &page {
            write_item(out, item).map_err(unwritable)?;
        }
        done += page.len() as u64;
        progress(Progress { done, total });
    }
    out.write_all(&END.to_le_bytes()).map_err(unwritable)?;
    out.write_all(&done.to_le_bytes()).map_err(unwritable)?;
    out.flush().map_err(unwritable)?;
    Ok(done)
}

/// Reads a backup into `store`, which must be empty, and returns the number of items.
///
/// # Errors
/// `Backup` if the file is damaged, cut short or of a newer version; the store then holds a part of it.
pub async fn restore(
    input: &mut (dyn Read + Send),
    store: &dyn Store,
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Result<u64, StoreError> {
    if expected_items(store).await? != 0 {
        return Err(StoreError::Backup("the store to restore into is not empty".into()));
    }
    let (format, total) = read_header(input)?;
    let mut done = 0;
    let mut page = Vec::with_capacity(PAGE);
    loop {
        let item = read_item(input, format, done + page.len() as u64)?;
        let end = item.is_none();
        page.extend(item);
        if page.len() == PAGE || end {
            done += page.len() as u64;
            store.import(std::mem::take(&mut page)).await?;
            progress(Progress { done, total });
        }
        if end {
            return Ok(done);
        }
    }
}

/// Copies everything from one store to another, which must be empty.
pub(crate) async fn copy(
    from: &dyn Store,
    to: &dyn Store,
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Result<u64, StoreError> {
    let total = expected_items(from).await?;
    let mut done = 0;
    let mut after = None;
    loop {
        let page = from.export(after, PAGE).await?;
        let Some(last) = page.last() else { return Ok(done) };
        after = Some(last.position());
        done += page.len() as u64;
        to.import(page).await?;
        progress(Progress { done, total });
    }
}

async fn expected_items(store: &dyn Store) -> Result<u64, StoreError> {
    let counts = store.counts().await?;
    Ok(counts.contents + counts.live + counts.finished + counts.documents + counts.quarantined)
}

fn write_header(out: &mut dyn Write, total: u64) -> io::Result<()> {
    out.write_all(MAGIC)?;
    out.write_all(&FORMAT.to_le_bytes())?;
    out.write_all(&total.to_le_bytes())
}

/// Reads the format and the expected number of items.
fn read_header(input: &mut dyn Read) -> Result<(u16, u64), StoreError> {
    let magic: [u8; 16] = read_array(input)?;
    if &magic != MAGIC {
        return Err(StoreError::Backup("this file is not a backup of Duelhall".into()));
    }
    match u16::from_le_bytes(read_array(input)?) {
        format @ FIRST_FORMAT..=FORMAT => Ok((format, u64::from_le_bytes(read_array(input)?))),
        format => Err(StoreError::Backup(format!("its format is {format}, this version reads up to {FORMAT}"))),
    }
}

fn write_item(out: &mut dyn Write, item: &Item) -> io::Result<()> {
    let plain = postcard::to_stdvec(item).map_err(io::Error::other)?;
    let mut packed = Vec::new();
    DeflateEncoder::new(&plain[..], Compression::default()).read_to_end(&mut packed)?;
    let length = u32::try_from(packed.len()).map_err(io::Error::other)?;
    out.write_all(&length.to_le_bytes())?;
    out.write_all(&crc32fast::hash(&packed).to_le_bytes())?;
    out.write_all(&packed)
}

/// Reads item number `number`; `None` at the end that the file itself declares.
fn read_item(input: &mut dyn Read, format: u16, number: u64) -> Result<Option<Item>, StoreError> {
    let damaged = |reason: String| StoreError::Backup(format!("item {number} is damaged: {reason}"));
    let length = u32::from_le_bytes(read_array(input)?);
    if length == END {
        let declared = u64::from_le_bytes(read_array(input)?);
        return if declared == number {
            Ok(None)
        } else {
            Err(StoreError::Backup(format!("it should hold {declared} items and holds {number}")))
        };
    }
    if length > LARGEST_ITEM {
        return Err(damaged(format!("{length} bytes are too many")));
    }
    let sum = u32::from_le_bytes(read_array(input)?);
    let mut packed = Vec::new();
    input.take(u64::from(length)).read_to_end(&mut packed).map_err(unreadable)?;
    if packed.len() as u64 != u64::from(length) {
        return Err(cut_short());
    }
    if crc32fast::hash(&packed) != sum {
        return Err(damaged("its checksum is wrong".into()));
    }
    let mut plain = Vec::new();
    let mut decoder = DeflateDecoder::new(&packed[..]).take(u64::from(LARGEST_ITEM));
    decoder.read_to_end(&mut plain).map_err(|error| damaged(error.to_string()))?;
    decode(format, &plain).map(Some).map_err(|error| damaged(error.to_string()))
}

fn decode(format: u16, plain: &[u8]) -> postcard::Result<Item> {
    match format {
        FIRST_FORMAT => postcard::from_bytes::<first_format::Item>(plain).map(Item::from),
        _ => postcard::from_bytes(plain),
    }
}

fn read_array<const N: usize>(input: &mut dyn Read) -> Result<[u8; N], StoreError> {
    let mut bytes = [0; N];
    match input.read_exact(&mut bytes) {
        Ok(()) => Ok(bytes),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Err(cut_short()),
        Err(error) => Err(unreadable(error)),
    }
}

fn cut_short() -> StoreError {
    StoreError::Backup("the file is cut short".into())
}

fn unwritable(error: io::Error) -> StoreError {
    StoreError::Backup(format!("it cannot be written: {error}"))
}

fn unreadable(error: io::Error) -> StoreError {
    StoreError::Backup(format!("it cannot be read: {error}"))
}
