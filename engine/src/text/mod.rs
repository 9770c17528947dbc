//! Languages and the words of the engine.

mod lang;

pub use lang::Lang;
