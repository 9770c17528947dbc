//! Tests the words of a made-up table.
