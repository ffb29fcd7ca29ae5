//! What the program is built from, against `deny.toml`: licences, sources, banned packages, and no dependency that
//! nobody uses. `cargo deny check` looks closer (advisories, texts of licences); this needs nothing but cargo.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

fn deny() -> String {
    fs::read_to_string("deny.toml").unwrap()
}

/// The quoted words of a list in `deny.toml`.
fn list(name: &str) -> Vec<String> {
    let text = deny();
    let start = text.find(&format!("\n{name} = [")).unwrap_or_else(|| panic!("no {name}"));
    let body = text[start..].split_once('[').unwrap().1.split("\n]").next().unwrap();
    body.lines()
        .filter(|line| !line.trim_start().starts_with('#'))
        .flat_map(|line| line.split('"').skip(1).step_by(2))
        .map(str::to_owned)
        .collect()
}

/// What is known of all packages that are built for this system.
fn metadata() -> Value {
    let host = Command::new("rustc").arg("-vV").output().unwrap().stdout;
    let host = String::from_utf8(host).unwrap();
    let host = host.lines().find_map(|line| line.strip_prefix("host: ")).unwrap().to_owned();
    let cargo = std::env::var("CARGO").unwrap_or("cargo".to_owned());
    let output = Command::new(cargo)
        .args([
            "metadata",
            // Not offline: after a first build, what only other members of the workspace need is not there yet.
            "--locked",
            "--all-features",
            "--format-version",
            "1",
            "--filter-platform",
            &host,
        ])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// All packages that are built for this system.
fn packages() -> Vec<Value> {
    let meta = metadata();
    let built: Vec<&str> = meta["resolve"]["nodes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|node| node["id"].as_str().unwrap())
        .collect();
    let all = meta["packages"].as_array().unwrap();
    all.iter().filter(|package| built.contains(&package["id"].as_str().unwrap())).cloned().collect()
}

/// Whether an expression of licences leaves a choice that is allowed.
fn is_allowed(expression: &str, allowed: &[String]) -> bool {
    let plain = expression.replace(['(', ')'], "").replace('/', " OR ");
    plain.split(" OR ").any(|choice| {
        choice.split(" AND ").all(|licence| allowed.iter().any(|allowed| allowed == licence.trim()))
    })
}

#[test]
fn every_package_has_a_licence_and_a_source_that_are_allowed() {
    let allowed = list("allow");
    assert!(allowed.len() > 5 && is_allowed("MIT/Apache-2.0", &allowed) && !is_allowed("GPL-3.0", &allowed));
    assert!(!is_allowed("MIT AND GPL-3.0", &allowed));
    let banned = list("deny");
    let sources: Vec<String> = list("allow-registry").iter().map(|url| format!("registry+{url}")).collect();
    let all = packages();
    assert!(all.len() > 100, "{} packages", all.len());
    for package in &all {
        let name = package["name"].as_str().unwrap();
        assert!(!banned.iter().any(|banned| banned == name), "{name} is banned");
        let Some(source) = package["source"].as_str() else { continue };
        assert!(sources.iter().any(|allowed| allowed == source), "{name} is from {source}");
        let licence = package["license"].as_str().unwrap_or_default();
        assert!(is_allowed(licence, &allowed), "{name}: {licence}");
    }
}

/// The names of packages that the program is made of in several versions.
fn in_several_versions() -> BTreeSet<String> {
    let meta = metadata();
    let nodes = meta["resolve"]["nodes"].as_array().unwrap();
    let packages = meta["packages"].as_array().unwrap();
    let name_of = |id: &str| {
        let package = packages.iter().find(|package| package["id"] == id).unwrap();
        package["name"].as_str().unwrap().to_owned()
    };
    let mut seen = BTreeSet::new();
    let mut next = vec![meta["resolve"]["root"].as_str().unwrap().to_owned()];
    while let Some(id) = next.pop() {
        let node = nodes.iter().find(|node| node["id"] == *id).unwrap();
        // What only tests need is not in the program.
        let is_needed = |dependency: &&Value| {
            dependency["dep_kinds"].as_array().unwrap().iter().any(|kind| kind["kind"] != "dev")
        };
        let needed = node["deps"].as_array().unwrap().iter().filter(is_needed);
        if seen.insert(id) {
            next.extend(needed.map(|dependency| dependency["pkg"].as_str().unwrap().to_owned()));
        }
    }
    let mut once = BTreeSet::new();
    seen.iter().map(|id| name_of(id)).filter(|name| !once.insert(name.clone())).collect()
}

#[test]
fn whatever_is_there_in_several_versions_has_a_reason() {
    let text = deny();
    let skip = text.split("\nskip = [").nth(1).unwrap().split("\n]").next().unwrap();
    let justified: BTreeSet<String> =
        skip.lines().filter_map(|line| Some(line.split('"').nth(1)?.to_owned())).collect();
    assert!(skip.lines().filter(|line| line.contains("crate")).all(|line| line.contains("reason")));
    let found = in_several_versions();
    assert!(found.is_subset(&justified), "without a reason: {:?}", found.difference(&justified));
    if cfg!(target_os = "linux") {
        assert_eq!(found, justified, "some are not needed any more");
    }
}

#[test]
fn every_dependency_is_used() {
    let manifest = fs::read_to_string("Cargo.toml").unwrap();
    let section = manifest.split("\n[dependencies]\n").nth(1).unwrap().split("\n[").next().unwrap();
    let mut sources = String::new();
    read(Path::new("src"), &mut sources);
    let names =
        section.lines().filter_map(|line| line.split([' ', '.', '=']).next()).filter(|name| !name.is_empty());
    let unused: Vec<&str> = names
        .filter(|name| !name.starts_with('#'))
        .filter(|name| {
            let name = name.replace('-', "_");
            ![format!("{name}::"), format!("use {name}"), format!("derive({name}")]
                .iter()
                .any(|use_| sources.contains(use_))
        })
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}

fn read(folder: &Path, out: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read(&path, out);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            out.push_str(&fs::read_to_string(path).unwrap());
        }
    }
}
