//! `view!`: markup as Leptos writes it, built from one type of element instead of one type per element.
//!
//! An element becomes calls on `crate::app::dom::El`, a component the same call that Leptos would make.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use rstml::Infallible;
use rstml::node::{KeyedAttribute, Node, NodeAttribute, NodeBlock, NodeElement};
use syn::spanned::Spanned;
use syn::{Error, Expr, Ident, LitStr, Result, Stmt};

/// The elements of drawings, which live in a namespace of their own.
const DRAWN: [&str; 5] = ["svg", "use", "path", "g", "rect"];

#[proc_macro]
pub fn view(markup: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let view = rstml::parse2(markup.into()).and_then(|nodes| together(&nodes));
    view.unwrap_or_else(Error::into_compile_error).into()
}

/// One node as it is; several as a list.
fn together(nodes: &[Node]) -> Result<TokenStream> {
    match nodes {
        [only] => node(only),
        _ => {
            let nodes = nodes.iter().map(node).collect::<Result<Vec<_>>>()?;
            Ok(quote! { ::std::vec![#(crate::app::dom::IntoNode::into_node(#nodes)),*] })
        }
    }
}

fn node(node: &Node) -> Result<TokenStream> {
    match node {
        Node::Element(found) if is_component(found) => component(found),
        Node::Element(found) => element(found),
        Node::Text(text) => {
            let text = &text.value;
            Ok(quote! { #text })
        }
        Node::Block(NodeBlock::ValidBlock(block)) => match block.stmts.as_slice() {
            [Stmt::Expr(closure @ Expr::Closure(_), None)] => Ok(quote! { crate::app::live::live(#closure) }),
            [Stmt::Expr(only, None)] => Ok(quote! { #only }),
            _ => Ok(quote! { #block }),
        },
        other => Err(Error::new(other.span(), "only elements, components, \"text\" and {blocks} stand here")),
    }
}

fn is_component(element: &NodeElement<Infallible>) -> bool {
    let name = element.name().to_string();
    name.rsplit("::").next().is_some_and(|last| last.trim().starts_with(char::is_uppercase))
}

fn keyed(element: &NodeElement<Infallible>) -> impl Iterator<Item = Result<&KeyedAttribute>> {
    element.attributes().iter().map(|attribute| match attribute {
        NodeAttribute::Attribute(keyed) => Ok(keyed),
        NodeAttribute::Block(block) => Err(Error::new(block.span(), "attributes have names")),
    })
}

fn element(element: &NodeElement<Infallible>) -> Result<TokenStream> {
    let written = element.name().to_string();
    let tag = written.trim_end_matches('_');
    let open = Ident::new(if DRAWN.contains(&tag) { "drawn" } else { "el" }, element.name().span());
    let attributes = keyed(element).map(|found| attribute(found?)).collect::<Result<Vec<_>>>()?;
    let children = element.children.iter().map(node).collect::<Result<Vec<_>>>()?;
    Ok(quote! { crate::app::dom::#open(#tag) #(#attributes)* #(.child(#children))* })
}

fn attribute(found: &KeyedAttribute) -> Result<TokenStream> {
    let key = found.key.to_string().replace(' ', "");
    let span = found.key.span();
    let value = match found.value() {
        Some(value) => quote! { #value },
        None => quote! { true },
    };
    let (kind, name) = key.split_once(':').unwrap_or(("", &key));
    let name_of = |name: &str| LitStr::new(name, span);
    let call = match kind {
        "" => {
            let name = name_of(name);
            quote_spanned! { span=> .attr(#name, #value) }
        }
        "on" => {
            let event = syn::parse_str::<Ident>(name).map_err(|_| Error::new(span, "no such event"))?;
            // The one event of ours that Leptos has no type for.
            let kind = match name {
                "cancel" => quote! { ::leptos::ev::Custom<::leptos::ev::Event> },
                _ => quote_spanned! { span=> ::leptos::ev::#event },
            };
            let name = name_of(name);
            quote_spanned! { span=> .on::<#kind>(#name, #value) }
        }
        "class" | "style" | "prop" => {
            let (method, name) = (Ident::new(kind, span), name_of(name));
            quote_spanned! { span=> .#method(#name, #value) }
        }
        _ => return Err(Error::new(span, format!("`{kind}:` is not known here"))),
    };
    Ok(call)
}

/// What Leptos's macro makes of a component.
fn component(element: &NodeElement<Infallible>) -> Result<TokenStream> {
    let name = element.name();
    let props = keyed(element).map(|found| {
        let found = found?;
        let key = &found.key;
        let value = match found.value() {
            Some(value) => quote! { #value },
            None => quote! { #key },
        };
        Ok(quote! { .#key(#value) })
    });
    let props = props.collect::<Result<Vec<_>>>()?;
    let children = if element.children.is_empty() {
        TokenStream::new()
    } else {
        let children = together(&element.children)?;
        let span = Span::call_site();
        quote_spanned! { span=>
            .children(::std::boxed::Box::new(move || crate::app::dom::IntoNode::into_node(#children)))
        }
    };
    Ok(quote! {
        ::leptos::prelude::IntoAny::into_any(::leptos::component::component_view(
            &#name,
            ::leptos::component::component_props_builder(&#name) #(#props)* #children .build(),
        ))
    })
}
