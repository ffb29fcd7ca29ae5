//! Writes the script around a compiled module, and the module as that script wants it: `glue MODULE NAME FOLDER`.
//!
//! The same as `wasm-bindgen --target web`, without the servers and browsers that its package brings along, so that it is
//! built in a fraction of the time.

use std::env::args_os;
use std::error::Error;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let [module, name, folder] = args_os().skip(1).collect::<Vec<_>>().try_into().map_err(|_| "three arguments")?;
    let name = name.to_str().ok_or("a name outside Unicode")?;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name(name).web(true)?.typescript(false);
    // The script knows where its module is, beside itself.
    bindgen.omit_default_module_path(false).generate(folder)?;
    Ok(())
}
