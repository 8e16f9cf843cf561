//! What can stand inside an element.

use leptos::prelude::*;

use super::El;
use crate::app::live::{Changing, Live, live};

pub trait IntoNode {
    fn into_node(self) -> AnyView;
}

impl IntoNode for AnyView {
    fn into_node(self) -> AnyView {
        self
    }
}

impl IntoNode for () {
    fn into_node(self) -> AnyView {
        ().into_any()
    }
}

impl IntoNode for El {
    fn into_node(self) -> AnyView {
        self.into_any()
    }
}

impl IntoNode for Live {
    fn into_node(self) -> AnyView {
        self.into_any()
    }
}

impl IntoNode for &'static str {
    fn into_node(self) -> AnyView {
        self.into_any()
    }
}

impl IntoNode for String {
    fn into_node(self) -> AnyView {
        self.into_any()
    }
}

impl<N: IntoNode + 'static> IntoNode for Changing<N> {
    fn into_node(self) -> AnyView {
        live(move || self.get()).into_node()
    }
}

impl<N: IntoNode> IntoNode for Option<N> {
    fn into_node(self) -> AnyView {
        self.map_or_else(|| ().into_any(), N::into_node)
    }
}

impl<N: IntoNode> IntoNode for Vec<N> {
    fn into_node(self) -> AnyView {
        self.into_iter().map(N::into_node).collect::<Vec<_>>().into_any()
    }
}

impl<N: IntoNode, const COUNT: usize> IntoNode for [N; COUNT] {
    fn into_node(self) -> AnyView {
        self.into_iter().nodes().into_any()
    }
}

/// A number is shown as text.
macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl IntoNode for $number {
            fn into_node(self) -> AnyView {
                self.to_string().into_any()
            }
        })*
    };
}

numbers!(u8, u32, usize);

/// Any number of nodes in a row.
pub trait Nodes {
    fn nodes(self) -> Vec<AnyView>;
}

impl<N: IntoNode, I: Iterator<Item = N>> Nodes for I {
    fn nodes(self) -> Vec<AnyView> {
        self.map(N::into_node).collect()
    }
}
