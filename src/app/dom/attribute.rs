//! What is set on an element: attributes, classes, styles and properties, fixed or changing.

use std::borrow::Cow;

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

use crate::app::live::Changing;

pub struct Attribute {
    pub kind: Kind,
    pub name: &'static str,
    pub setting: Setting,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Attribute,
    Class,
    Style,
    Property,
}

#[derive(PartialEq)]
pub enum Value {
    /// It is not there, or not so.
    No,
    /// It is there, or so, and there is no more to say.
    Yes,
    Text(Cow<'static, str>),
}

impl Value {
    /// Whether there is something to do where it was `before`; what is new has nothing on it yet.
    fn differs(&self, before: Option<&Value>) -> bool {
        self != before.unwrap_or(&Value::No)
    }
}

pub enum Setting {
    Fixed(Value),
    Live(Box<dyn Fn() -> Value + Send>),
}

/// Values that can be set as they are.
pub trait IntoValue {
    fn into_value(self) -> Value;
}

impl IntoValue for bool {
    fn into_value(self) -> Value {
        if self { Value::Yes } else { Value::No }
    }
}

impl IntoValue for &'static str {
    fn into_value(self) -> Value {
        Value::Text(Cow::Borrowed(self))
    }
}

impl IntoValue for String {
    fn into_value(self) -> Value {
        Value::Text(Cow::Owned(self))
    }
}

impl IntoValue for u32 {
    fn into_value(self) -> Value {
        self.to_string().into_value()
    }
}

impl<V: IntoValue> IntoValue for Option<V> {
    fn into_value(self) -> Value {
        self.map_or(Value::No, V::into_value)
    }
}

/// Values, fixed or changing.
pub trait IntoSetting {
    fn into_setting(self) -> Setting;
}

impl<V: IntoValue> IntoSetting for V {
    fn into_setting(self) -> Setting {
        Setting::Fixed(self.into_value())
    }
}

impl<V: IntoValue + 'static> IntoSetting for Changing<V> {
    fn into_setting(self) -> Setting {
        Setting::Live(Box::new(move || self.get().into_value()))
    }
}

impl IntoSetting for Memo<bool> {
    fn into_setting(self) -> Setting {
        Setting::Live(Box::new(move || self.get().into_value()))
    }
}

/// What is set on an element that stands.
pub enum Set {
    Fixed(Value),
    Live(RenderEffect<Value>),
}

impl Attribute {
    /// Whether it is fixed, and was the same before.
    pub fn is_still(&self, before: &Set) -> bool {
        matches!((&self.setting, before), (Setting::Fixed(now), Set::Fixed(before)) if now == before)
    }

    /// Sets it, and keeps it up to date; does nothing as long as it is what it was before.
    pub fn set(self, element: &Element, before: Option<Set>) -> Set {
        let Attribute { kind, name, setting } = self;
        let before = before.and_then(|before| match before {
            Set::Fixed(value) => Some(value),
            Set::Live(effect) => effect.take_value(),
        });
        match setting {
            Setting::Fixed(value) => {
                if value.differs(before.as_ref()) {
                    apply(element, kind, name, &value);
                }
                Set::Fixed(value)
            }
            Setting::Live(make) => {
                let element = element.clone();
                let follow = move |before: Option<Value>| {
                    let value = make();
                    if value.differs(before.as_ref()) {
                        apply(&element, kind, name, &value);
                    }
                    value
                };
                Set::Live(RenderEffect::new_with_value(follow, before))
            }
        }
    }
}

/// All of these are refused only for malformed names, and ours are constants.
fn apply(element: &Element, kind: Kind, name: &str, value: &Value) {
    let text: Option<&str> = match value {
        Value::No => None,
        Value::Yes => Some(""),
        Value::Text(text) => Some(text),
    };
    let _ = match (kind, text) {
        (Kind::Attribute, Some(text)) => element.set_attribute(name, text),
        (Kind::Attribute, None) => element.remove_attribute(name),
        (Kind::Class, Some(_)) => element.class_list().add_1(name),
        (Kind::Class, None) => element.class_list().remove_1(name),
        (Kind::Style, text) => {
            let style = element.unchecked_ref::<HtmlElement>().style();
            style.set_property(name, text.unwrap_or_default())
        }
        (Kind::Property, _) => {
            let value = match value {
                Value::Text(text) => JsValue::from_str(text),
                so => JsValue::from_bool(*so == Value::Yes),
            };
            js_sys::Reflect::set(element, &JsValue::from_str(name), &value).map(|_| ())
        }
    };
}
