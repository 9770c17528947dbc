//! Lists that are too long for their place end with a whole entry, and say how many there are besides.

/// The entries of a list, with `between` between them, in so many letters at most, as UTF-16 counts them. If some have no room,
/// `more` says how many. `None` if not even the first has room.
#[must_use]
pub fn whole_entries(
    entries: &[&str],
    between: &str,
    longest: usize,
    more: impl Fn(usize) -> String,
) -> Option<String> {
    let fits = |text: &String| text.encode_utf16().count() <= longest;
    let some = |kept: usize| match entries.len() - kept {
        0 => entries.join(between),
        rest => format!("{}{between}{}", entries[..kept].join(between), more(rest)),
    };
    (1..=entries.len()).rev().map(some).find(fits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_without_room_ends_with_a_whole_entry_and_says_how_many_more_there_are() {
        let said = |longest| whole_entries(&["1. Wall.", "2. Tower.", "3. Gate."], " ", longest, |n| format!("+{n}"));
        assert_eq!(said(27).as_deref(), Some("1. Wall. 2. Tower. 3. Gate."));
        assert_eq!(said(26).as_deref(), Some("1. Wall. 2. Tower. +1"));
        assert_eq!(said(20).as_deref(), Some("1. Wall. +2"));
        assert_eq!(said(10), None);
        assert_eq!(whole_entries(&[], " ", 9, |n| n.to_string()), None);
    }
}
