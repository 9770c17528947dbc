//! JSON stored as its differences from other JSON. The tables of one match are mostly the same for every viewer.

use serde_json::{Map, Value};

/// The changes that turn `base` into `new`; `None` if they are equal. A list of one element is a new value. An object
/// holds the changes of the parts, by name or by index in a list.
pub(super) fn changes(base: &Value, new: &Value) -> Option<Value> {
    if base == new {
        return None;
    }
    let parts: Map<String, Value> = match (base, new) {
        (Value::Object(base), Value::Object(new)) if base.keys().eq(new.keys()) => {
            new.iter().filter_map(|(name, part)| Some((name.clone(), changes(&base[name], part)?))).collect()
        }
        (Value::Array(base), Value::Array(new)) if base.len() == new.len() => {
            let pairs = base.iter().zip(new).enumerate();
            pairs.filter_map(|(at, (base, new))| Some((at.to_string(), changes(base, new)?))).collect()
        }
        _ => return Some(Value::Array(vec![new.clone()])),
    };
    Some(Value::Object(parts))
}

/// Applies changes from [`changes`] to `value`. Changes that do not fit it are damaged.
pub(super) fn change(value: &mut Value, changes: Value) -> Result<(), String> {
    let parts = match changes {
        Value::Array(mut new) if new.len() == 1 => {
            *value = new.swap_remove(0);
            return Ok(());
        }
        Value::Object(parts) => parts,
        _ => return Err("a table is damaged".to_owned()),
    };
    for (name, part) in parts {
        let known = match value {
            Value::Object(fields) => fields.get_mut(&name),
            Value::Array(list) => name.parse().ok().and_then(|at: usize| list.get_mut(at)),
            _ => None,
        };
        change(known.ok_or("a table is damaged")?, part)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;

    fn values() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![Just(Value::Null), any::<bool>().prop_map(Value::from), (0..3).prop_map(Value::from)];
        leaf.prop_recursive(3, 24, 4, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..3).prop_map(Value::from),
                prop::collection::btree_map("[ab]", inner, 0..3)
                    .prop_map(|parts| Value::Object(parts.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #[test]
        fn changes_make_the_one_of_the_other(base in values(), new in values()) {
            let mut made = base.clone();
            if let Some(changes) = changes(&base, &new) {
                change(&mut made, changes).unwrap();
            }
            prop_assert_eq!(made, new);
        }
    }

    #[test]
    fn only_what_is_different_is_noted() {
        let (base, new) = (
            json!({"hand": [], "seats": [{"gold": 1}, {"gold": 2}]}),
            json!({"hand": [7], "seats": [{"gold": 1}, {"gold": 3}]}),
        );
        assert_eq!(changes(&base, &new), Some(json!({"hand": [[7]], "seats": {"1": {"gold": [3]}}})));
    }

    #[test]
    fn changes_of_something_else_are_refused() {
        for damaged in [json!({"2": [1]}), json!({"name": [1]}), json!([1, 2]), json!(7)] {
            assert!(change(&mut json!([0, 0]), damaged).is_err());
        }
    }
}
