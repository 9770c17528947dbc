//! Faults that a test asks for, and the requests that they hit.

/// A failure that waits for its requests.
#[derive(Clone, Debug)]
pub(crate) struct Fault<O, F> {
    pub(crate) op: O,
    /// Only requests that name this text as their target are hit.
    pub(crate) at: String,
    pub(crate) failure: F,
    /// How many requests it still hits.
    pub(crate) times: u32,
}

/// All faults, the oldest first.
#[derive(Debug)]
pub(crate) struct Faults<O, F>(Vec<Fault<O, F>>);

impl<O, F> Default for Faults<O, F> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<O: PartialEq, F: Copy> Faults<O, F> {
    pub(crate) fn add(&mut self, fault: Fault<O, F>) {
        self.0.push(fault);
    }

    /// How many requests will still fail.
    pub(crate) fn left(&self) -> u32 {
        self.0.iter().map(|fault| fault.times).sum()
    }

    /// Takes the first fault that this request meets.
    pub(crate) fn take(&mut self, op: &O, path: &str) -> Option<F> {
        let at = self.0.iter().position(|fault| fault.op == *op && path.contains(&fault.at))?;
        let failure = self.0[at].failure;
        self.0[at].times -= 1;
        if self.0[at].times == 0 {
            self.0.remove(at);
        }
        Some(failure)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_hits_its_route_and_path_as_often_as_was_asked() {
        let mut faults = Faults::default();
        faults.add(Fault { op: "post", at: "/7/".to_owned(), failure: 502, times: 2 });
        assert!(faults.take(&"edit", "/channels/7/messages").is_none());
        assert!(faults.take(&"post", "/channels/8/messages").is_none());
        for _ in 0..2 {
            assert_eq!(faults.take(&"post", "/channels/7/messages"), Some(502));
        }
        assert!(faults.take(&"post", "/channels/7/messages").is_none());
        assert_eq!(faults.left(), 0);
    }
}
