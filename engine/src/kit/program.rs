//! Writes effects as programs: a flat list of steps, and each jump gives the number of a step.

use std::fmt;
use std::ops::{Deref, DerefMut};

use super::SetupError;

/// A list whose entries are named by numbers of 16 bits: steps and suspended effects have no room for longer numbers.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Numbered<T>(Vec<T>);

impl<T> Numbered<T> {
    /// The number that the next entry gets.
    pub(crate) fn next(&self) -> Result<u16, SetupError> {
        u16::try_from(self.0.len()).map_err(|_| SetupError("the cards are too long together".to_owned()))
    }

    /// Adds an entry and returns its number.
    pub(crate) fn add(&mut self, entry: T) -> Result<u16, SetupError> {
        let number = self.next()?;
        self.0.push(entry);
        Ok(number)
    }

    /// The number of an entry, which is added unless the list has an equal one.
    pub(crate) fn intern(&mut self, entry: T) -> Result<u16, SetupError>
    where
        T: PartialEq,
    {
        match (0..).zip(&self.0).find(|(_, known)| **known == entry) {
            Some((number, _)) => Ok(number),
            None => self.add(entry),
        }
    }
}

impl<T> Default for Numbered<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> From<Vec<T>> for Numbered<T> {
    fn from(entries: Vec<T>) -> Self {
        Self(entries)
    }
}

impl<T: fmt::Debug> fmt::Debug for Numbered<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<T> Deref for Numbered<T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T> DerefMut for Numbered<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.0
    }
}

/// Words by number: the tags of cards, or their kinds of counters. A card can hold a set of them in 128 bits.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names(Vec<String>);

impl Names {
    /// The number of a word, which is added if it is new.
    pub(crate) fn index(&mut self, word: &str) -> Result<u8, SetupError> {
        if let Some(number) = self.find(word) {
            return Ok(number);
        }
        let number = u8::try_from(self.0.len()).ok().filter(|number| *number < 128);
        self.0.push(word.to_owned());
        number.ok_or_else(|| SetupError("there are more than 128 words of one sort".to_owned()))
    }

    /// The number of a word, if any card uses it.
    pub(crate) fn find(&self, word: &str) -> Option<u8> {
        (0..128).zip(&self.0).find(|(_, known)| *known == word).map(|(number, _)| number)
    }

    /// The word with this number; empty if there is none.
    pub(crate) fn name(&self, number: u8) -> &str {
        self.0.get(usize::from(number)).map_or("", String::as_str)
    }
}

/// What the programs of every game contain.
pub(crate) trait Step: Sized {
    /// The last step of an effect.
    const END: Self;

    /// Continues at a position.
    fn jump(to: u16) -> Self;
}

/// Writes the programs of a game. The game says how to write a verb; lists, branches and loops are the same in all games.
pub(crate) trait Writer {
    type Verb;
    type Step: Step;

    /// The steps written so far.
    fn steps(&mut self) -> &mut Numbered<Self::Step>;

    /// Writes the steps of one verb.
    fn verb(&mut self, verb: &Self::Verb) -> Result<(), SetupError>;

    /// Writes a whole effect and returns the position at which it begins.
    fn effect(&mut self, effect: &[Self::Verb]) -> Result<u16, SetupError> {
        let start = self.steps().next()?;
        self.verbs(effect)?;
        self.step(Self::Step::END)?;
        // An effect that waits stores the position of its next step, so this position must fit too.
        self.steps().next()?;
        Ok(start)
    }

    fn verbs(&mut self, verbs: &[Self::Verb]) -> Result<(), SetupError> {
        verbs.iter().try_for_each(|verb| self.verb(verb))
    }

    fn step(&mut self, step: Self::Step) -> Result<(), SetupError> {
        self.steps().add(step).map(drop)
    }

    /// Writes a step that can pass over the steps that `inner` writes.
    fn over(
        &mut self,
        step: impl Fn(u16) -> Self::Step,
        inner: impl FnOnce(&mut Self) -> Result<(), SetupError>,
    ) -> Result<(), SetupError> {
        let at = self.steps().add(step(0))?;
        inner(self)?;
        let end = self.steps().next()?;
        self.steps()[usize::from(at)] = step(end);
        Ok(())
    }

    /// Writes a step that chooses between two lists of verbs: it continues with the first or jumps to the second.
    fn branch(
        &mut self,
        step: impl Fn(u16) -> Self::Step,
        then: &[Self::Verb],
        otherwise: &[Self::Verb],
    ) -> Result<(), SetupError> {
        if otherwise.is_empty() {
            return self.over(step, |this| this.verbs(then));
        }
        let at = self.steps().add(step(0))?;
        self.verbs(then)?;
        self.over(Self::Step::jump, |this| {
            let second = this.steps().next()?;
            this.steps()[usize::from(at)] = step(second);
            this.verbs(otherwise)
        })
    }

    /// Writes lists of verbs of which one is chosen, and returns the positions at which they begin.
    fn options(&mut self, options: &[Vec<Self::Verb>]) -> Result<Vec<u16>, SetupError> {
        if !(2..=20).contains(&options.len()) {
            return Err(SetupError(format!("a choice is among 2 to 20 things, not {}", options.len())));
        }
        let (mut starts, mut ends) = (Vec::new(), Vec::new());
        for option in options {
            starts.push(self.steps().next()?);
            self.verbs(option)?;
            ends.push(self.steps().add(Self::Step::jump(0))?);
        }
        let end = self.steps().next()?;
        ends.into_iter().for_each(|at| self.steps()[usize::from(at)] = Self::Step::jump(end));
        Ok(starts)
    }

    /// Writes a loop: `step` begins it or passes over it, `again` jumps back while rounds are left.
    fn repeat(
        &mut self,
        step: impl Fn(u16) -> Self::Step,
        again: impl Fn(u16) -> Self::Step,
        inner: &[Self::Verb],
    ) -> Result<(), SetupError> {
        self.over(step, |this| {
            let start = this.steps().next()?;
            this.verbs(inner)?;
            this.step(again(start))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    enum Verb {
        Say(char),
        If(Vec<Self>, Vec<Self>),
        Choose(Vec<Vec<Self>>),
        Thrice(Vec<Self>),
    }

    #[derive(Debug, PartialEq)]
    enum Op {
        Say(char),
        Unless(u16),
        Choose(Vec<u16>),
        Thrice(u16),
        Again(u16),
        Jump(u16),
        End,
    }

    impl Step for Op {
        const END: Self = Self::End;

        fn jump(to: u16) -> Self {
            Self::Jump(to)
        }
    }

    impl Writer for Numbered<Op> {
        type Verb = Verb;
        type Step = Op;

        fn steps(&mut self) -> &mut Self {
            self
        }

        fn verb(&mut self, verb: &Verb) -> Result<(), SetupError> {
            match verb {
                Verb::Say(letter) => self.step(Op::Say(*letter)),
                Verb::If(then, otherwise) => self.branch(Op::Unless, then, otherwise),
                Verb::Choose(options) => {
                    let at = usize::from(self.add(Op::Choose(Vec::new()))?);
                    self[at] = Op::Choose(self.options(options)?);
                    Ok(())
                }
                Verb::Thrice(inner) => self.repeat(Op::Thrice, Op::Again, inner),
            }
        }
    }

    fn say(letters: &str) -> Vec<Verb> {
        letters.chars().map(Verb::Say).collect()
    }

    fn written(effect: &[Verb]) -> Vec<Op> {
        let mut steps = Numbered::default();
        assert_eq!(steps.effect(effect), Ok(0));
        steps.0
    }

    #[test]
    fn a_branch_jumps_past_what_it_skips() {
        use Op::{End, Jump, Say, Unless};
        let both = written(&[Verb::If(say("ab"), say("c")), Verb::Say('d')]);
        assert_eq!(both, [Unless(4), Say('a'), Say('b'), Jump(5), Say('c'), Say('d'), End]);
        assert_eq!(written(&[Verb::If(say("a"), Vec::new())]), [Unless(2), Say('a'), End]);
    }

    #[test]
    fn every_option_ends_after_the_last() {
        use Op::{Choose, End, Jump, Say};
        let ops = written(&[Verb::Choose(vec![say("a"), Vec::new(), say("b")])]);
        assert_eq!(ops, [Choose(vec![1, 3, 4]), Say('a'), Jump(6), Jump(6), Say('b'), Jump(6), End]);
    }

    #[test]
    fn a_loop_returns_to_its_first_step() {
        use Op::{Again, End, Say, Thrice};
        assert_eq!(written(&[Verb::Thrice(say("a"))]), [Thrice(3), Say('a'), Again(1), End]);
    }

    #[test]
    fn programs_that_are_too_long_are_refused() {
        let most = usize::from(u16::MAX);
        assert!(Numbered::default().effect(&say(&"a".repeat(most - 1))).is_ok());
        let refused = Numbered::default().effect(&say(&"a".repeat(most)));
        assert_eq!(refused, Err(SetupError("the cards are too long together".to_owned())));
    }

    #[test]
    fn equal_entries_and_equal_words_have_one_number() {
        let mut entries = Numbered::default();
        assert_eq!(["a", "b", "a"].map(|entry| entries.intern(entry)), [Ok(0), Ok(1), Ok(0)]);
        let mut names = Names::default();
        assert_eq!(["wolf", "bear", "wolf"].map(|word| names.index(word)), [Ok(0), Ok(1), Ok(0)]);
        assert_eq!((names.find("bear"), names.find("fox"), names.name(1), names.name(2)), (Some(1), None, "bear", ""));
    }
}
