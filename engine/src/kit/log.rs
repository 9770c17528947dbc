//! The interface through which a game tells what happened.

/// A listener for the events of a game.
pub trait Log<E> {
    /// Takes an event; a listener that wants no events never makes it.
    fn tell(&mut self, event: impl FnOnce() -> E);

    /// Whether it wants events at all.
    fn listens(&self) -> bool {
        true
    }
}

/// Ignores all events, at no cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoLog;

impl<E> Log<E> for NoLog {
    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce() -> E) {}

    #[inline(always)]
    fn listens(&self) -> bool {
        false
    }
}

impl<E> Log<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
