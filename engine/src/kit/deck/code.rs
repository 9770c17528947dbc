//! A deck as a code that can be typed and shared: `heroes-0G4R2-8XNA1-...`.
//!
//! After the name of the game come bytes in Crockford's base 32: a version, the hero, the cards and those beside them by their
//! numbers, and three bytes of SHA-256 against slips. A number is the line on which a game lists the card. Cards of the same
//! number of copies are together, and each number says how far it is from the one before, so that most take one byte.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};

use super::{Deck, MOST_COPIES, MOST_DIFFERENT};

/// The version of the bytes.
const VERSION: u8 = 1;

/// Bytes against slips.
const CHECK: usize = 3;

/// The longest code that is read. A deck of a hundred different cards needs half of it.
const LONGEST: usize = 800;

/// Letters between two hyphens.
const GROUP: usize = 5;

/// The letters of Crockford's base 32, in which no letter looks like another.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Why a text is no code of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadCode {
    /// It does not look like a code at all.
    #[error("this is no code of a deck")]
    NoCode,
    /// A letter is missing or wrong.
    #[error("the code has a slip in it: a letter is wrong or missing")]
    Slip,
    /// It was made by a later release, or names a card that this one does not have.
    #[error("the code was made by a newer release")]
    Newer,
}

/// The code of a deck. `numbers` lists the cards of the game, an id on each line. Cards that are not in it are left out.
#[must_use]
pub fn encode(game: &str, numbers: &str, deck: &Deck) -> String {
    let number = |id: &str| numbers.lines().position(|line| line == id);
    let mut bytes = vec![VERSION];
    write(&mut bytes, deck.hero.as_deref().and_then(number).map_or(0, |number| number + 1));
    for list in [&deck.cards, &deck.side] {
        let mut groups: BTreeMap<u8, Vec<usize>> = BTreeMap::new();
        for (id, copies) in list {
            if let Some(number) = number(id) {
                groups.entry(*copies).or_default().push(number);
            }
        }
        write(&mut bytes, groups.len());
        for (copies, mut cards) in groups {
            cards.sort_unstable();
            write(&mut bytes, copies.into());
            write(&mut bytes, cards.len());
            let mut next = 0;
            for card in cards {
                write(&mut bytes, card - next);
                next = card + 1;
            }
        }
    }
    let check = check(game, &bytes);
    bytes.extend(check);
    let letters = to_letters(&bytes);
    let groups: Vec<&str> = letters.as_bytes().chunks(GROUP).filter_map(|group| str::from_utf8(group).ok()).collect();
    format!("{game}-{}", groups.join("-"))
}

/// Whether a text begins as the codes of a game do.
#[must_use]
pub fn is_code(game: &str, text: &str) -> bool {
    body(game, text).is_some_and(|body| from_letters(body).is_ok_and(|bytes| bytes.len() > CHECK + 2))
}

/// The deck of a code. Small letters, hyphens and spaces make no difference.
///
/// # Errors
/// Says why it is no code of this game.
pub fn decode(game: &str, numbers: &str, text: &str) -> Result<Deck, BadCode> {
    let letters = body(game, text).ok_or(BadCode::NoCode)?;
    // A sign that no code has is a slip in a code, and no slip in a name that only begins like one.
    let slip = |error| if is_versioned(letters) { BadCode::Slip } else { error };
    let bytes = from_letters(letters).map_err(slip)?;
    let Some((bytes, sum)) = bytes.split_last_chunk::<CHECK>() else { return Err(BadCode::Slip) };
    if check(game, bytes) != *sum {
        return Err(BadCode::Slip);
    }
    let Some((version, mut rest)) = bytes.split_first() else { return Err(BadCode::Slip) };
    if *version != VERSION {
        return Err(BadCode::Newer);
    }
    let ids: Vec<&str> = numbers.lines().collect();
    let id = |number: usize| ids.get(number).map(|id| (*id).to_owned()).ok_or(BadCode::Newer);
    let hero = match read(&mut rest)? {
        0 => None,
        number => Some(id(number - 1)?),
    };
    let mut lists = [Vec::new(), Vec::new()];
    for list in &mut lists {
        for _ in 0..read(&mut rest)? {
            let copies = u8::try_from(read(&mut rest)?).ok().filter(|copies| (1..=MOST_COPIES).contains(copies));
            let copies = copies.ok_or(BadCode::Slip)?;
            let mut next = 0_usize;
            for _ in 0..read(&mut rest)? {
                let number = next.checked_add(read(&mut rest)?).ok_or(BadCode::Slip)?;
                if list.len() >= MOST_DIFFERENT {
                    return Err(BadCode::Slip);
                }
                list.push((id(number)?, copies));
                next = number + 1;
            }
        }
    }
    let [cards, side] = lists;
    if rest.is_empty() { Ok(Deck::new(hero, cards, side)) } else { Err(BadCode::Slip) }
}

/// What comes after the name of the game: a hyphen, or at once the first letter of the version. Without both it is another name
/// that begins alike.
fn body<'a>(game: &str, text: &'a str) -> Option<&'a str> {
    let text = text.trim();
    let (name, rest) = text.split_at_checked(game.len())?;
    let begins = rest.starts_with('-') || is_versioned(rest);
    (name.eq_ignore_ascii_case(game) && begins && text.len() <= LONGEST).then_some(rest)
}

/// Whether letters begin as those of every code do: the first five bits of a low version are zero.
fn is_versioned(letters: &str) -> bool {
    letters.trim_start_matches(|sign: char| sign == '-' || sign.is_whitespace()).starts_with(['0', 'o', 'O'])
}

fn check(game: &str, bytes: &[u8]) -> [u8; CHECK] {
    let sum = Sha256::new().chain_update(game).chain_update(bytes).finalize();
    [sum[0], sum[1], sum[2]]
}

/// Writes a number, seven bits a byte, the lowest first.
fn write(bytes: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        bytes.push((number % 0x80) as u8 | 0x80);
        number /= 0x80;
    }
    bytes.push(number as u8);
}

/// Reads a number of at most three bytes.
fn read(rest: &mut &[u8]) -> Result<usize, BadCode> {
    let mut number = 0;
    for place in 0..3 {
        let Some((byte, tail)) = rest.split_first() else { return Err(BadCode::Slip) };
        *rest = tail;
        number |= usize::from(byte & 0x7f) << (7 * place);
        if byte & 0x80 == 0 {
            return Ok(number);
        }
    }
    Err(BadCode::Slip)
}

fn to_letters(bytes: &[u8]) -> String {
    let (mut text, mut held, mut bits) = (String::new(), 0_u32, 0);
    let mut put = |value: u32| text.push(char::from(LETTERS[(value & 31) as usize]));
    for byte in bytes {
        held = (held << 8) | u32::from(*byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            put(held >> bits);
        }
        held &= (1 << bits) - 1;
    }
    if bits > 0 {
        put(held << (5 - bits));
    }
    text
}

fn from_letters(text: &str) -> Result<Vec<u8>, BadCode> {
    let (mut bytes, mut held, mut bits) = (Vec::new(), 0_u32, 0);
    for letter in text.chars().filter(|letter| *letter != '-' && !letter.is_whitespace()) {
        // Letters that look alike mean the same.
        let letter = match letter.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            other => other,
        };
        let value = LETTERS.iter().position(|known| char::from(*known) == letter).ok_or(BadCode::NoCode)?;
        held = (held << 5) | value as u32;
        bits += 5;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
        }
        held &= (1 << bits) - 1;
    }
    if bits < 5 && held == 0 { Ok(bytes) } else { Err(BadCode::Slip) }
}

#[cfg(test)]
mod tests {
    use proptest::collection::{btree_map, vec};
    use proptest::prelude::*;

    use super::*;

    /// Three hundred cards, as many as a set has.
    fn numbers() -> String {
        (0..300).map(|number| format!("card-{number}\n")).collect()
    }

    fn any_deck() -> impl Strategy<Value = Deck> {
        let list = || btree_map(0..300_u16, 1..=MOST_COPIES, 0..40);
        let named =
            |list: BTreeMap<u16, u8>| list.into_iter().map(|(number, copies)| (format!("card-{number}"), copies));
        (proptest::option::of(0..300_u16), list(), list()).prop_map(move |(hero, cards, side)| {
            Deck::new(hero.map(|number| format!("card-{number}")), named(cards), named(side))
        })
    }

    proptest! {
        #[test]
        fn a_deck_reads_as_its_code_was_written(deck in any_deck()) {
            let code = encode("game", &numbers(), &deck);
            prop_assert_eq!(decode("game", &numbers(), &code), Ok(deck.clone()));
            let typed = code.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l");
            for typed in [format!(" {typed} "), typed.replace(' ', ""), typed.replacen(' ', "-", 1)] {
                prop_assert_eq!(decode("game", &numbers(), &typed), Ok(deck.clone()), "{}", typed);
            }
        }

        #[test]
        fn any_text_is_a_deck_or_is_refused(text in ".*", bytes in vec(any::<u8>(), 0..80)) {
            let _ = decode("game", &numbers(), &text);
            let _ = decode("game", &numbers(), &format!("game-{text}"));
            let _ = decode("game", &numbers(), &format!("game-{}", to_letters(&bytes)));
            // Bytes behind which the sum is right get past the first check.
            let summed = [&bytes[..], &check("game", &bytes)].concat();
            let _ = decode("game", &numbers(), &format!("game-{}", to_letters(&summed)));
        }

        #[test]
        fn one_wrong_letter_is_noticed(deck in any_deck(), at in any::<prop::sample::Index>(), by in 1..32_usize) {
            let code = encode("game", &numbers(), &deck);
            let mut letters: Vec<char> = code.chars().collect();
            let at = 5 + at.index(letters.len() - 5);
            prop_assume!(letters[at] != '-');
            let value = LETTERS.iter().position(|letter| char::from(*letter) == letters[at]).unwrap();
            letters[at] = char::from(LETTERS[(value + by) % 32]);
            let typed: String = letters.into_iter().collect();
            // Three bytes let one slip in sixteen million pass.
            prop_assert_eq!(decode("game", &numbers(), &typed), Err(BadCode::Slip));
        }
    }

    #[test]
    fn what_is_wrong_with_a_code_is_told_apart() {
        let deck = Deck::new(Some("card-299".to_owned()), [("card-7".to_owned(), 2)], []);
        let code = encode("game", &numbers(), &deck);
        let of = |text: &str| decode("game", &numbers(), text);
        assert_eq!(of("other-00000"), Err(BadCode::NoCode));
        assert_eq!(of("game-uuu"), Err(BadCode::NoCode), "U is no letter of codes");
        assert_eq!(of(&format!("{}U", &code[..code.len() - 1])), Err(BadCode::Slip));
        assert_eq!([of("games"), of("gamely")], [Err(BadCode::NoCode), Err(BadCode::NoCode)]);
        assert_eq!(of(&code[..code.len() - 1]), Err(BadCode::Slip));
        assert_eq!(decode("game", "card-0\n", &code), Err(BadCode::Newer));
        let later = [&[VERSION + 1][..], &check("game", &[VERSION + 1])].concat();
        assert_eq!(of(&format!("game-{}", to_letters(&later))), Err(BadCode::Newer));
        assert!(is_code("game", &code) && !is_code("game", "game-over") && !is_code("gam", &code));
    }
}
