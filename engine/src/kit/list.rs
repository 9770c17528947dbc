//! Lists of the actions that a seat may take, and the search for one action among those that would be listed.

/// A list that actions are added to.
pub(crate) trait Actions<A>: Extend<A> {
    /// Adds an action if it is allowed. That is as good as random, so it is no branch: a list adds the action, and takes it off
    /// again if it is not allowed.
    fn add(&mut self, action: A, is_allowed: bool);
}

impl<A> Actions<A> for Vec<A> {
    #[inline]
    fn add(&mut self, action: A, is_allowed: bool) {
        let count = self.len() + usize::from(is_allowed);
        self.push(action);
        self.truncate(count);
    }
}

/// Looks for one action among those that are listed.
pub(crate) struct Sought<A> {
    action: A,
    is_found: bool,
}

impl<A: PartialEq> Sought<A> {
    /// Whether an action is among those that `list` adds.
    pub(crate) fn is_listed(action: A, list: impl FnOnce(&mut Self)) -> bool {
        let mut sought = Self { action, is_found: false };
        list(&mut sought);
        sought.is_found
    }
}

impl<A: PartialEq> Extend<A> for Sought<A> {
    fn extend<T: IntoIterator<Item = A>>(&mut self, actions: T) {
        self.is_found |= actions.into_iter().any(|action| action == self.action);
    }
}

impl<A: PartialEq> Actions<A> for Sought<A> {
    fn add(&mut self, action: A, is_allowed: bool) {
        self.is_found |= is_allowed && action == self.action;
    }
}
