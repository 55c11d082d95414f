//! What the modules of a crate use of each other, by the paths in their sources.
//!
//! Paths are those that begin with `crate`, `super` or `self`, wherever they stand, macros included, and what `use` takes from
//! a module's own children. Modules of tests do not count.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

type Module = Vec<String>;

/// The modules of the crate whose sources are in a folder, apart from its root, with those that each uses.
pub fn uses(folder: &Path) -> Result<BTreeMap<String, BTreeSet<String>>, String> {
    let mut texts = BTreeMap::new();
    read(folder, &Module::new(), &mut texts)?;
    let known: BTreeSet<Module> = texts.keys().cloned().collect();
    let mut uses = BTreeMap::new();
    for (module, text) in &texts {
        let tokens: TokenStream = text.parse().map_err(|error| format!("{}: {error}", module.join("::")))?;
        let mut paths = Vec::new();
        walk(tokens, module, &mut paths);
        let used = paths.iter().filter_map(|path| resolve(path, &known)).filter(|used| used != module);
        uses.insert(module.join("::"), used.map(|used| used.join("::")).collect());
    }
    Ok(uses)
}

/// The text of each file, by its module.
fn read(folder: &Path, module: &Module, texts: &mut BTreeMap<Module, String>) -> Result<(), String> {
    let failed = |error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        let child = || module.iter().cloned().chain([name.clone()]).collect::<Module>();
        if path.is_dir() {
            // Programs are above all rooms, as the crate's root is.
            if !(module.is_empty() && name == "bin") {
                read(&path, &child(), texts)?;
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            match name.as_str() {
                "lib" | "main" if module.is_empty() => (),
                "mod" => drop(texts.insert(module.clone(), crate::read_file(&path)?)),
                _ => drop(texts.insert(child(), crate::read_file(&path)?)),
            }
        }
    }
    Ok(())
}

/// The innermost module on a path.
fn resolve(path: &[String], known: &BTreeSet<Module>) -> Option<Module> {
    (1..=path.len()).rev().map(|length| path[..length].to_vec()).find(|module| known.contains(module))
}

/// Collects the paths in the tokens of a module.
fn walk(tokens: TokenStream, module: &Module, paths: &mut Vec<Module>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut at = 0;
    while at < tokens.len() {
        let word = word(&tokens, at);
        match (word.as_deref(), &tokens[at]) {
            (Some("mod"), _) if group(&tokens, at + 2, Delimiter::Brace).is_some() => {
                let inside = module.iter().cloned().chain(self::word(&tokens, at + 1)).collect();
                walk(group(&tokens, at + 2, Delimiter::Brace).unwrap_or_default(), &inside, paths);
                at += 2;
            }
            (Some("crate" | "super" | "self"), _) if is_separator(&tokens, at + 1) => {
                path(&tokens[at..], module, paths)
            }
            (Some("use"), _) if !matches!(self::word(&tokens, at + 1).as_deref(), Some("crate" | "super" | "self")) => {
                path(&tokens[at + 1..], module, paths);
            }
            (_, TokenTree::Group(group)) => walk(group.stream(), module, paths),
            (_, TokenTree::Punct(punct)) if punct.as_char() == '#' && is_for_tests(&tokens, at + 1) => {
                let ends = |token: &TokenTree| match token {
                    TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
                    TokenTree::Punct(punct) => punct.as_char() == ';',
                    _ => false,
                };
                at += 2 + tokens[at + 2..].iter().position(ends).unwrap_or(0);
            }
            _ => (),
        }
        at += 1;
    }
}

/// Collects the path that begins here, or the paths, if it ends with several in braces. Its first part may be relative.
fn path(tokens: &[TokenTree], module: &Module, paths: &mut Vec<Module>) {
    let mut found = module.clone();
    let mut at = 0;
    loop {
        match word(tokens, at).as_deref() {
            Some("crate") => found.clear(),
            Some("super") => drop(found.pop()),
            Some("self") | None => (),
            Some(name) => found.push(name.to_owned()),
        }
        if let Some(several) = group(tokens, at, Delimiter::Brace) {
            let several: Vec<TokenTree> = several.into_iter().collect();
            for one in several.split(|token| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ',')) {
                path(one, &found, paths);
            }
            return;
        }
        if !is_separator(tokens, at + 1) {
            break;
        }
        at += 3;
    }
    paths.push(found);
}

fn word(tokens: &[TokenTree], at: usize) -> Option<String> {
    match tokens.get(at)? {
        TokenTree::Ident(word) => Some(word.to_string()),
        _ => None,
    }
}

fn group(tokens: &[TokenTree], at: usize, delimiter: Delimiter) -> Option<TokenStream> {
    match tokens.get(at)? {
        TokenTree::Group(group) if group.delimiter() == delimiter => Some(group.stream()),
        _ => None,
    }
}

/// `::`
fn is_separator(tokens: &[TokenTree], at: usize) -> bool {
    let is_colon = |at| matches!(tokens.get(at), Some(TokenTree::Punct(punct)) if punct.as_char() == ':');
    is_colon(at) && is_colon(at + 1)
}

/// `[cfg(test)]`
fn is_for_tests(tokens: &[TokenTree], at: usize) -> bool {
    group(tokens, at, Delimiter::Bracket).is_some_and(|attribute| attribute.to_string().replace(' ', "") == "cfg(test)")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn used_by(module: &str, text: &str) -> Vec<String> {
        let module: Module = module.split("::").map(str::to_owned).collect();
        let known = ["hall", "hall::lamp", "hall::switch", "cellar", "cellar::wine", "door"];
        let known = known.iter().map(|name| name.split("::").map(str::to_owned).collect()).collect();
        let mut paths = Vec::new();
        walk(text.parse().unwrap(), &module, &mut paths);
        let used = paths.iter().filter_map(|path| resolve(path, &known)).filter(|used| *used != module);
        used.map(|used| used.join("::")).collect::<BTreeSet<_>>().into_iter().collect()
    }

    #[test]
    fn paths_are_found_wherever_they_stand() {
        assert_eq!(
            used_by("door", "use crate::cellar::{self, wine::{Red, White as Pale}};"),
            ["cellar", "cellar::wine"]
        );
        assert_eq!(
            used_by("door", "fn open() { crate::hall::lamp::on(crate::cellar::Cat) }"),
            ["cellar", "hall::lamp"]
        );
        assert_eq!(
            used_by("hall::lamp", "use super::{switch, Colour}; type Wine = super::super::cellar::wine::Red;"),
            ["cellar::wine", "hall", "hall::switch"]
        );
        assert_eq!(
            used_by("door", "macro_rules! m { () => { crate::cellar::drink() } } m!(crate::hall::lamp);"),
            ["cellar", "hall::lamp"]
        );
        assert_eq!(used_by("hall", "pub use lamp::Lamp; use std::cellar::wine;"), ["hall::lamp"]);
    }

    #[test]
    fn modules_within_files_are_of_their_files() {
        assert_eq!(used_by("hall", "mod inner { use super::lamp; use super::super::door; }"), ["door", "hall::lamp"]);
    }

    #[test]
    fn what_is_not_code_and_what_is_for_tests_does_not_count() {
        assert_eq!(used_by("door", "// crate::cellar\n/// [`crate::cellar`]\nfn f() { \"crate::cellar\"; }"), [""; 0]);
        assert_eq!(
            used_by("door", "#[cfg(test)] mod tests { use crate::cellar::wine; } fn f() { crate::hall::f() }"),
            ["hall"]
        );
    }
}
