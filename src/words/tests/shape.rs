//! What the tests look at in a message of a Fluent file: its arguments, its choices, its plain text.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

use super::super::Language;

/// What a message is made of.
#[derive(Debug, Default)]
pub(super) struct Shape {
    /// The file it stands in.
    pub(super) subject: &'static str,
    /// The arguments that it shows or chooses by.
    pub(super) arguments: BTreeSet<&'static str>,
    /// Its choices.
    pub(super) choices: Vec<Choice>,
    /// Its text without arguments.
    pub(super) text: String,
}

/// A choice between variants.
#[derive(Debug)]
pub(super) struct Choice {
    pub(super) keys: Vec<&'static str>,
    pub(super) default: &'static str,
}

/// All messages of a language by id.
pub(super) fn shapes(language: Language) -> BTreeMap<&'static str, Shape> {
    let mut all = BTreeMap::new();
    for (subject, source) in language.files() {
        let resource =
            parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{language:?} {subject}: {errors:?}"));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut shape = Shape { subject, ..Shape::default() };
            shape.see(message.value.as_ref().expect("every message has a text"));
            assert!(all.insert(message.id.name, shape).is_none(), "{language:?}: {} twice", message.id.name);
        }
    }
    all
}

impl Shape {
    fn see(&mut self, pattern: &Pattern<&'static str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => self.see_expression(expression),
            }
        }
    }

    fn see_expression(&mut self, expression: &Expression<&'static str>) {
        match expression {
            Expression::Inline(inline) => self.see_inline(inline),
            Expression::Select { selector, variants } => {
                self.see_inline(selector);
                let name = |key: &VariantKey<&'static str>| match key {
                    VariantKey::Identifier { name } => *name,
                    VariantKey::NumberLiteral { value } => *value,
                };
                let default =
                    variants.iter().find(|variant| variant.default).map(|variant| name(&variant.key));
                self.choices.push(Choice {
                    keys: variants.iter().map(|variant| name(&variant.key)).collect(),
                    default: default.expect("every choice has a default"),
                });
                for variant in variants {
                    self.see(&variant.value);
                }
            }
        }
    }

    fn see_inline(&mut self, inline: &InlineExpression<&'static str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name);
            }
            InlineExpression::Placeable { expression } => self.see_expression(expression),
            _ => {}
        }
    }
}
