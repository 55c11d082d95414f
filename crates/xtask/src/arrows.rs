//! Arrows: which crate may use which, and which room of a crate.
//!
//! They are drawn once, in the block of ARCHITECTURE.md that begins with [`TITLE`], and held against what the crates'
//! manifests and the modules' sources use. A line is a chain: `a -> b, c -> d` lets `a` use `b` and `c`, these `d`, and so
//! `a` as well. `all` is every crate. A line that begins with the name of a crate and a colon is about the rooms of that
//! crate, which are its outermost modules; no modules of such a crate use each other in a circle.

mod sources;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// What stands before the block.
const TITLE: &str = "Arrows point down:";
/// Who may use what is for all.
const ALL: &str = "all";
/// Packages are called by their folders.
const PREFIX: &str = "zeshmem-";

type Names = BTreeSet<String>;

/// Who may use whom: each name with those that an arrow leads to.
#[derive(Default)]
struct Arrows(BTreeMap<String, Names>);

/// The arrows between crates, and those between the rooms of crates that have some.
#[derive(Default)]
struct Plan {
    crates: Arrows,
    rooms: BTreeMap<String, Arrows>,
}

/// Fails with every arrow that ARCHITECTURE.md does not draw.
pub fn check(root: &Path) -> Result<(), String> {
    let plan = Plan::read(&crate::read_file(&root.join("ARCHITECTURE.md"))?)?;
    let mut wrong = plan.crates.wrong_crates(&dependencies(root)?);
    for (name, arrows) in &plan.rooms {
        let uses = sources::uses(&root.join("crates").join(name).join("src"))?;
        wrong.extend(arrows.wrong_modules(&uses).into_iter().map(|line| format!("{name}: {line}")));
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// What each crate of ours uses of ours, apart from its tests.
fn dependencies(root: &Path) -> Result<BTreeMap<String, Names>, String> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(root).args(["metadata", "--no-deps", "--offline", "--locked", "--format-version", "1"]);
    let output = cargo.output().map_err(|error| format!("cargo metadata: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let metadata: Value = serde_json::from_slice(&output.stdout).map_err(|error| format!("cargo metadata: {error}"))?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let packages = list(&metadata["packages"]);
    let ours: Names = packages.iter().map(|package| text(&package["name"])).collect();
    let folder = |name: &str| name.strip_prefix(PREFIX).unwrap_or(name).to_owned();
    Ok(packages
        .iter()
        .filter(|package| is_crate(Path::new(&text(&package["manifest_path"]))))
        .map(|package| {
            let used = list(&package["dependencies"]).into_iter().filter(|used| used["kind"] != "dev");
            let names = used.map(|used| text(&used["name"])).filter(|name| ours.contains(name));
            (folder(&text(&package["name"])), names.map(|name| folder(&name)).collect())
        })
        .collect())
}

/// Examples and tests, which may use all, are in other folders.
fn is_crate(manifest: &Path) -> bool {
    manifest.ancestors().nth(2).is_some_and(|folder| folder.ends_with("crates"))
}

impl Plan {
    fn read(text: &str) -> Result<Plan, String> {
        let block = text.split_once(TITLE).and_then(|(_, after)| after.split("```").nth(1));
        let block = block.ok_or_else(|| format!("ARCHITECTURE.md has no block after \"{TITLE}\""))?;
        let mut plan = Plan::default();
        for line in block.lines().map(str::trim).filter(|line| !line.is_empty()) {
            match line.split_once(':') {
                None => plan.crates.add(line),
                Some((name, line)) => plan.rooms.entry(name.to_owned()).or_default().add(line),
            }
        }
        let circle = plan.rooms.values().chain([&plan.crates]).find_map(|arrows| circle(&arrows.0));
        circle.map_or(Ok(plan), |circle| Err(format!("ARCHITECTURE.md has arrows in a circle: {circle}")))
    }
}

impl Arrows {
    fn add(&mut self, chain: &str) {
        let names = |part: &str| part.split(',').map(|name| name.trim().to_owned()).collect::<Names>();
        let parts: Vec<Names> = chain.split("->").map(names).collect();
        for part in &parts {
            part.iter().for_each(|name| _ = self.0.entry(name.clone()).or_default());
        }
        for pair in parts.windows(2) {
            for from in &pair[0] {
                self.0.entry(from.clone()).or_default().extend(pair[1].iter().cloned());
            }
        }
    }

    /// An arrow leads there, or several, one after the other.
    fn lead(&self, from: &str, to: &str) -> bool {
        let next = self.0.get(from).into_iter().flatten();
        next.into_iter().any(|next| next == to || self.lead(next, to))
    }

    /// What crates use that they may not.
    fn wrong_crates(&self, used: &BTreeMap<String, Names>) -> Vec<String> {
        let for_all = |name: &str| self.lead(ALL, name);
        let may = |from: &str, to: &str| !for_all(from) && (for_all(to) || self.lead(from, to));
        let each = used.iter().flat_map(|(from, used)| used.iter().map(move |to| (from, to)));
        each.filter(|(from, to)| !may(from, to))
            .map(|(from, to)| format!("{from} uses {to}: ARCHITECTURE.md draws no such arrow"))
            .collect()
    }

    /// What modules use that is not in their room nor below it, and a circle of modules if there is one.
    fn wrong_modules(&self, used: &BTreeMap<String, Names>) -> Vec<String> {
        let room = |module: &str| module.split("::").next().unwrap_or_default().to_owned();
        let mut wrong: Vec<String> = Vec::new();
        for (from, used) in used {
            if !self.0.contains_key(&room(from)) {
                wrong.push(format!("{from} is in no room that ARCHITECTURE.md names"));
            }
            for to in used {
                let (above, below) = (room(from), room(to));
                if above != below && !self.lead(&above, &below) {
                    wrong.push(format!("{from} uses {to}: no arrow leads from {above} to {below}"));
                }
            }
        }
        wrong.extend(circle(used).map(|circle| format!("modules use each other in a circle: {circle}")));
        wrong
    }
}

/// Names that lead to each other in a circle, if any do: `a -> b -> a`.
fn circle(arrows: &BTreeMap<String, Names>) -> Option<String> {
    /// Follows all arrows from a name that is at the end of `path`; `done` are names from which no circle is reached.
    fn follow<'a>(
        arrows: &'a BTreeMap<String, Names>,
        path: &mut Vec<&'a str>,
        done: &mut BTreeSet<&'a str>,
    ) -> Option<String> {
        let last = *path.last()?;
        for next in arrows.get(last).into_iter().flatten() {
            if let Some(start) = path.iter().position(|name| name == next) {
                path.push(next);
                return Some(path[start..].join(" -> "));
            }
            if !done.contains(next.as_str()) {
                path.push(next);
                let found = follow(arrows, path, done);
                if found.is_some() {
                    return found;
                }
                path.pop();
            }
        }
        done.insert(last);
        None
    }
    let mut done = BTreeSet::new();
    arrows.keys().find_map(|start| follow(arrows, &mut vec![start], &mut done))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DRAWN: &str =
        "Arrows point down:\n\n```\ntop -> left, right -> bottom\nall -> words\ntop: door -> hall -> cellar\n```\n";

    fn used(arrows: &[(&str, &[&str])]) -> BTreeMap<String, Names> {
        let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        arrows.iter().map(|(from, to)| ((*from).to_owned(), names(to))).collect()
    }

    fn wrong(arrows: &[(&str, &[&str])]) -> Vec<String> {
        Plan::read(DRAWN).unwrap().crates.wrong_crates(&used(arrows))
    }

    #[test]
    fn crates_use_what_is_below() {
        assert!(
            wrong(&[("top", &["left", "bottom", "words"]), ("right", &["bottom"]), ("stranger", &["words"])])
                .is_empty()
        );
        for (from, to) in
            [("bottom", "top"), ("left", "right"), ("words", "bottom"), ("stranger", "bottom"), ("left", "top")]
        {
            assert_eq!(wrong(&[(from, &[to])]).len(), 1, "{from} -> {to}");
        }
    }

    #[test]
    fn modules_use_what_is_in_rooms_below() {
        let plan = Plan::read(DRAWN).unwrap();
        let wrong = |arrows| plan.rooms["top"].wrong_modules(&used(arrows));
        let right: &[(&str, &[&str])] =
            &[("door::bell", &["door", "hall::lamp", "cellar"]), ("hall::lamp", &["cellar::wine"]), ("cellar", &[])];
        assert_eq!(wrong(right), [""; 0]);
        assert_eq!(
            wrong(&[("cellar", &["hall::lamp"])]),
            ["cellar uses hall::lamp: no arrow leads from cellar to hall"]
        );
        assert_eq!(wrong(&[("attic", &[])]), ["attic is in no room that ARCHITECTURE.md names"]);
        assert_eq!(
            wrong(&[
                ("hall::lamp", &["hall::switch"]),
                ("hall::switch", &["hall::fuse"]),
                ("hall::fuse", &["hall::lamp"])
            ]),
            ["modules use each other in a circle: hall::fuse -> hall::lamp -> hall::switch -> hall::fuse"]
        );
    }

    #[test]
    fn arrows_in_a_circle_are_refused() {
        let turned = DRAWN.replace("all -> words", "bottom -> top");
        assert!(Plan::read(&turned).is_err_and(|error| error.contains("bottom -> top")));
        assert!(Plan::read("no arrows").is_err());
    }
}
