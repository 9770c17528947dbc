//! Values split into pieces that sled keeps inside its log.
//!
//! A leaf of sled holds up to 17 values and must fit into a segment of 2 MiB. The first piece is under the key itself.
//! A full piece means that there is another, under the key followed by its number. The first piece is written last: if
//! it is there, all pieces are.

use sled::Tree;

/// The number of bytes in a full piece.
pub(super) const PIECE: usize = 64 * 1024;

fn key_of(key: &[u8], number: u16) -> Vec<u8> {
    [key, &number.to_be_bytes()].concat()
}

/// Writes a value.
pub(super) fn insert(tree: &Tree, key: &[u8], bytes: Vec<u8>) -> sled::Result<()> {
    if bytes.len() < PIECE {
        return tree.insert(key, bytes).map(drop);
    }
    let (first, rest) = bytes.split_at(PIECE);
    // A value that ends with a full piece is followed by an empty one.
    let last = rest.chunks_exact(PIECE).remainder();
    for (piece, number) in rest.chunks_exact(PIECE).chain([last]).zip(1..) {
        tree.insert(key_of(key, number), piece)?;
    }
    tree.insert(key, first).map(drop)
}

/// Reads a value. An earlier release wrote values of up to 96 KiB in one piece.
pub(super) fn get(tree: &Tree, key: &[u8]) -> sled::Result<Option<Vec<u8>>> {
    let Some(first) = tree.get(key)? else { return Ok(None) };
    let (mut bytes, mut length) = (first.to_vec(), first.len());
    for number in 1.. {
        let next = if length == PIECE { tree.get(key_of(key, number))? } else { None };
        let Some(piece) = next else { break };
        bytes.extend_from_slice(&piece);
        length = piece.len();
    }
    Ok(Some(bytes))
}

/// Removes a value.
pub(super) fn remove(tree: &Tree, key: &[u8]) -> sled::Result<()> {
    let mut gone = tree.remove(key)?;
    for number in 1.. {
        if gone.is_none_or(|piece| piece.len() != PIECE) {
            break;
        }
        gone = tree.remove(key_of(key, number))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_of_any_length_is_read_as_it_was_written_and_removed_whole() {
        let place = tempfile::tempdir().unwrap();
        let tree = sled::Config::new().path(place.path()).segment_size(2 << 20).open().unwrap().open_tree("t").unwrap();
        for length in [0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE, 3 * PIECE + 7] {
            let bytes: Vec<u8> = (0..length).map(|at| ((at * 31) >> 3) as u8).collect();
            insert(&tree, b"key", bytes.clone()).unwrap();
            assert_eq!(get(&tree, b"key").unwrap(), Some(bytes), "{length}");
            remove(&tree, b"key").unwrap();
            assert_eq!((get(&tree, b"key").unwrap(), tree.len()), (None, 0), "{length}");
        }
    }

    #[test]
    fn a_large_value_of_an_earlier_release_is_read() {
        let place = tempfile::tempdir().unwrap();
        let tree = sled::Config::new().path(place.path()).segment_size(2 << 20).open().unwrap().open_tree("t").unwrap();
        for length in [PIECE, PIECE + 1, 96 * 1024] {
            tree.insert(b"key", vec![7; length]).unwrap();
            assert_eq!(get(&tree, b"key").unwrap(), Some(vec![7; length]), "{length}");
        }
    }
}
