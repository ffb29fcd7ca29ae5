//! What the window shows, mirrored into the page for screen readers: a canvas says nothing to them. In: the
//! accessibility tree that egui makes. Out: elements with roles and names where the widgets are, and what is done to
//! them as requests to egui. Tests press them too.

use std::cell::RefCell;
use std::collections::HashMap;

use eframe::egui::accesskit::{
    Action, ActionData, ActionRequest, Node, NodeId, Role, Toggled, TreeId, TreeUpdate,
};
use eframe::egui::{Context, Event, FullOutput, Plugin, RawInput};
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, HtmlElement};

use super::typing;

/// The element of the page that holds the mirror.
const HOLDER: &str = "reader";

/// A line to write on is a real one.
const FIELD: &str = "input";

/// Mirrors every frame.
#[derive(Default)]
pub(super) struct Mirror;

thread_local! {
    static MIRRORED: RefCell<Mirrored> = RefCell::default();
    static REQUESTS: RefCell<Vec<ActionRequest>> = const { RefCell::new(Vec::new()) };
}

/// What is in the page.
#[derive(Default)]
struct Mirrored {
    elements: HashMap<NodeId, (Element, MirroredNode)>,
    order: Vec<NodeId>,
}

/// What the page is told of a node.
#[derive(Clone, PartialEq)]
struct MirroredNode {
    tag: &'static str,
    role: Option<&'static str>,
    label: String,
    value: Option<String>,
    checked: Option<bool>,
    disabled: bool,
    /// Whether a number is written there.
    is_number: bool,
    place: [i32; 4],
}

impl Plugin for Mirror {
    fn debug_name(&self) -> &'static str {
        "mirror"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        input.events.extend(REQUESTS.take().into_iter().map(Event::AccessKitActionRequest));
        typing::add_input(input);
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        let Some(update) = output.platform_output.accesskit_update.take() else { return };
        let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
        let Some(holder) = document.get_element_by_id(HOLDER) else { return };
        // A mirror that the page refuses is not worth more than the window itself.
        let _ = MIRRORED.with_borrow_mut(|mirrored| mirrored.follow(ctx, &document, &holder, &update));
        // Fields say at once that they have the focus, so nothing is held while they get it.
        let line = MIRRORED.with_borrow(|mirrored| mirrored.line(update.focus));
        typing::follow(ctx, &document, line.as_ref().map(|line| (update.focus, line)));
    }
}

/// Asks something of the window in its next frame.
pub(super) fn request(ctx: &Context, target_node: NodeId, action: Action, data: Option<ActionData>) {
    let request = ActionRequest { action, target_tree: TreeId::ROOT, target_node, data };
    REQUESTS.with_borrow_mut(|requests| requests.push(request));
    ctx.request_repaint();
}

impl Mirrored {
    /// The field of a line to write on; nothing if the node is something else.
    fn line(&self, node: NodeId) -> Option<Element> {
        self.elements.get(&node).filter(|(_, shown)| shown.tag == FIELD).map(|(element, _)| element.clone())
    }

    fn follow(
        &mut self,
        ctx: &Context,
        document: &Document,
        holder: &Element,
        update: &TreeUpdate,
    ) -> Result<(), JsValue> {
        let nodes: HashMap<NodeId, &Node> = update.nodes.iter().map(|(id, node)| (*id, node)).collect();
        let mut order = Vec::new();
        if let Some(tree) = &update.tree {
            collect(&nodes, tree.root, &mut order);
        }
        let zoom = f64::from(ctx.zoom_factor());
        let shapes: Vec<(NodeId, MirroredNode)> =
            order.iter().filter_map(|id| Some((*id, MirroredNode::of(nodes[id], zoom)?))).collect();
        let order: Vec<NodeId> = shapes.iter().map(|(id, _)| *id).collect();
        self.elements.retain(|id, (element, _)| {
            let stays = nodes.contains_key(id) && order.contains(id);
            if !stays {
                element.remove();
            }
            stays
        });
        for (id, shape) in shapes {
            match self.elements.get_mut(&id) {
                Some((_, old)) if *old == shape => {}
                Some((element, old)) if old.tag == shape.tag => {
                    shape.show_on(element)?;
                    *old = shape;
                }
                old => {
                    if let Some((element, _)) = old {
                        element.remove();
                    }
                    let element = document.create_element(shape.tag)?;
                    if shape.tag == FIELD {
                        typing::connect(ctx, &element, id)?;
                    } else {
                        press_through(ctx, &element, id)?;
                    }
                    shape.show_on(&element)?;
                    holder.append_child(&element)?;
                    self.elements.insert(id, (element, shape));
                    self.order.clear();
                }
            }
        }
        if order != self.order {
            // What is in its place stays there: a field that is moved loses the focus.
            let mut next = holder.first_child();
            for id in &order {
                let element = &self.elements[id].0;
                if next.as_ref() == Some(element.as_ref()) {
                    next = element.next_sibling();
                } else {
                    holder.insert_before(element, next.as_ref())?;
                }
            }
            self.order = order;
        }
        Ok(())
    }
}

/// The nodes in the order in which they are read.
fn collect(nodes: &HashMap<NodeId, &Node>, id: NodeId, order: &mut Vec<NodeId>) {
    let Some(node) = nodes.get(&id) else { return };
    order.push(id);
    for child in node.children() {
        collect(nodes, *child, order);
    }
}

/// What is pressed here is pressed in the window.
fn press_through(ctx: &Context, element: &Element, id: NodeId) -> Result<(), JsValue> {
    let ctx = ctx.clone();
    let pressed = Closure::<dyn Fn()>::new(move || {
        request(&ctx, id, Action::Click, None);
    });
    element.add_event_listener_with_callback("click", pressed.as_ref().unchecked_ref())?;
    // It goes with its element.
    pressed.into_js_value();
    Ok(())
}

impl MirroredNode {
    /// What is told of a node; nothing of one that has nothing to say.
    fn of(node: &Node, zoom: f64) -> Option<Self> {
        let (tag, role) = match node.role() {
            Role::Button | Role::DefaultButton => ("button", None),
            Role::CheckBox => ("button", Some("checkbox")),
            Role::Switch => ("button", Some("switch")),
            Role::RadioButton => ("button", Some("radio")),
            Role::Link => ("button", Some("link")),
            Role::ComboBox | Role::MenuItem | Role::Tab | Role::GridCell | Role::Cell => ("button", None),
            Role::TextInput | Role::MultilineTextInput | Role::NumberInput => (FIELD, None),
            Role::Slider | Role::SpinButton => ("div", Some("slider")),
            Role::ProgressIndicator => ("div", Some("progressbar")),
            Role::Image => ("div", Some("img")),
            Role::Label => ("div", None),
            Role::TextRun => return None,
            _ => ("div", Some("group")),
        };
        let label = node.label().unwrap_or_default().to_owned();
        let value = node.value().map(str::to_owned);
        if label.is_empty() && value.as_ref().is_none_or(String::is_empty) && tag == "div" {
            return None;
        }
        let place = node.bounds().map_or([0; 4], |rect| {
            [rect.x0, rect.y0, rect.x1 - rect.x0, rect.y1 - rect.y0].map(|figure| (figure * zoom) as i32)
        });
        Some(Self {
            tag,
            role,
            label,
            value,
            checked: node.toggled().map(|toggled| toggled == Toggled::True),
            disabled: node.is_disabled(),
            is_number: node.role() == Role::NumberInput,
            place,
        })
    }

    fn show_on(&self, element: &Element) -> Result<(), JsValue> {
        let set = |name: &str, value: Option<&str>| match value {
            Some(value) => element.set_attribute(name, value),
            None => element.remove_attribute(name),
        };
        set("role", self.role)?;
        // What is only text is read as such.
        if self.tag == "div" && self.role.is_none() {
            let text =
                if self.label.is_empty() { self.value.as_deref().unwrap_or_default() } else { &self.label };
            element.set_text_content(Some(text));
        } else if self.tag == FIELD {
            set("aria-label", Some(&self.label))?;
            set("inputmode", self.is_number.then_some("numeric"))?;
            typing::show(element, self.value.as_deref().unwrap_or_default());
        } else {
            set("aria-label", Some(&self.label))?;
            set("aria-valuetext", self.value.as_deref())?;
        }
        set("aria-checked", self.checked.map(|checked| if checked { "true" } else { "false" }))?;
        set("aria-disabled", self.disabled.then_some("true"))?;
        let style = element.unchecked_ref::<HtmlElement>().style();
        style.set_property("position", "absolute")?;
        for (name, figure) in ["left", "top", "width", "height"].into_iter().zip(self.place) {
            style.set_property(name, &format!("{figure}px"))?;
        }
        Ok(())
    }
}
