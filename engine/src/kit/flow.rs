//! How an effect that stops to ask a question goes on after the answer.

/// What follows a step.
pub(crate) enum Flow {
    Next,
    Jump(u16),
    /// It waits for an answer; this step runs again afterwards.
    Wait,
    End,
}

/// An effect that is running. It is part of the state, so that it can wait.
pub(crate) trait Running {
    /// The position of the step that runs next.
    fn position(&mut self) -> &mut u16;

    /// Forgets what the last step kept for itself while it waited.
    fn forget(&mut self);
}

impl Flow {
    /// Prepares an effect for its next step; `false` at its end.
    #[inline]
    pub(crate) fn advance(self, effect: &mut impl Running) -> bool {
        let to = match self {
            Self::Next => *effect.position() + 1,
            Self::Jump(to) => to,
            Self::Wait => return true,
            Self::End => return false,
        };
        *effect.position() = to;
        effect.forget();
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A position, and what a step keeps.
    #[derive(Debug, PartialEq)]
    struct Countdown(u16, u8);

    impl Running for Countdown {
        fn position(&mut self) -> &mut u16 {
            &mut self.0
        }

        fn forget(&mut self) {
            self.1 = 0;
        }
    }

    #[test]
    fn only_a_step_that_waits_keeps_its_place_and_its_notes() {
        let after = |flow: Flow| {
            let mut effect = Countdown(4, 2);
            flow.advance(&mut effect).then_some(effect)
        };
        assert_eq!(after(Flow::Next), Some(Countdown(5, 0)));
        assert_eq!(after(Flow::Jump(1)), Some(Countdown(1, 0)));
        assert_eq!(after(Flow::Wait), Some(Countdown(4, 2)));
        assert_eq!(after(Flow::End), None);
    }
}
