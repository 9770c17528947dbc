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

/// Of each entry its first form, the whole one, as long as there is room for it, and otherwise its second one.
pub(crate) fn fullest<'a>(entries: &[[&'a str; 2]], between: &str, longest: usize) -> Vec<&'a str> {
    let length = |text: &str| text.encode_utf16().count();
    let least: usize = entries.iter().map(|[_, brief]| length(brief) + length(between)).sum();
    let mut left = (longest + length(between)).saturating_sub(least);
    let form = |[whole, brief]: &[&'a str; 2]| match length(whole).saturating_sub(length(brief)) {
        more if more <= left => {
            left -= more;
            *whole
        }
        _ => *brief,
    };
    entries.iter().map(form).collect()
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

    #[test]
    fn an_entry_is_whole_as_long_as_there_is_room_and_brief_otherwise() {
        let said = |longest| {
            fullest(&[["Hand:", "Hand:"], ["1. Fox. Bites.", "1. Fox."], ["2. Owl. Sees.", "2. Owl."]], " ", longest)
                .join(" ")
        };
        assert_eq!(said(34), "Hand: 1. Fox. Bites. 2. Owl. Sees.");
        assert_eq!(said(33), "Hand: 1. Fox. Bites. 2. Owl.");
        assert_eq!(said(27), "Hand: 1. Fox. 2. Owl. Sees.", "a shorter text still has room");
        assert_eq!([said(26), said(5)], ["Hand: 1. Fox. 2. Owl.", "Hand: 1. Fox. 2. Owl."]);
    }
}
