//! Sentences that share a line with something else.

/// Removes the full stop of a sentence that shares its line with something else.
pub(crate) fn unended(sentence: &str) -> &str {
    sentence.strip_suffix('.').filter(|rest| !rest.ends_with('.')).unwrap_or(sentence)
}

/// Removes the full stops between lines that are shown in one row: a separator takes their place.
pub(crate) fn in_row(lines: &mut [String]) {
    if let Some((_, before)) = lines.split_last_mut() {
        before.iter_mut().for_each(|line| *line = unended(line).to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_stop_gives_way_to_what_stands_beside_it_and_other_marks_stay() {
        let said = ["Оборона выставлена.", "Кто блокирует?", "Подождите...", "Ваш ход", ""].map(unended);
        assert_eq!(said, ["Оборона выставлена", "Кто блокирует?", "Подождите...", "Ваш ход", ""]);
        let mut row = ["One.", "Two?", "Three."].map(str::to_owned);
        in_row(&mut row);
        assert_eq!(row, ["One", "Two?", "Three."]);
    }
}
