//! The book for mdBook: the guides of the tree, and a chapter of routines for each section of the table.

use std::path::Path;

use super::{NOTE, c, description, fill, in_words_of};
use zeshmem_api_table::{Api, SECTIONS, Section, of_row};

/// The guides: title, and file below the root and below the book's source, so that their links to each other hold.
const GUIDES: [(&str, &str); 5] = [
    ("Zeshmem", "README.md"),
    ("Examples", "examples/README.md"),
    ("The tour", "ARCHITECTURE.md"),
    ("What things cost", "PERFORMANCE.md"),
    ("Changes", "CHANGELOG.md"),
];
/// The page of all routines, which is a guide of the table's.
const SUPPORTED: (&str, &str) = ("Supported routines", "include/SUPPORTED.md");

/// The APIs of the reference, in its order.
const APIS: [Api; 6] = [Api::Shmem, Api::ShmemOld, Api::Shmemx, Api::Ishmem, Api::Ishmemx, Api::Kernel];

/// Writes the book's sources to a folder, of which `mdbook build` makes pages.
pub fn write_book(root: &Path, folder: &Path) -> Result<(), String> {
    let toml = format!("# {NOTE}\n[book]\ntitle = \"Zeshmem\"\nlanguage = \"en\"\nsrc = \"src\"\n");
    for (path, text) in std::iter::once(("book.toml".to_owned(), toml)).chain(sources(root)?) {
        let path = folder.join(path);
        let parent = path.parent().expect("a file lies in a folder");
        std::fs::create_dir_all(parent).map_err(|error| format!("{}: {error}", parent.display()))?;
        crate::write_file(&path, &text)?;
    }
    for picture in pictures(root)? {
        let (from, to) = (root.join(&picture), folder.join("src").join(&picture));
        let parent = to.parent().expect("a file lies in a folder");
        std::fs::create_dir_all(parent).map_err(|error| format!("{}: {error}", parent.display()))?;
        std::fs::copy(&from, &to).map_err(|error| format!("{}: {error}", from.display()))?;
    }
    Ok(())
}

/// The pictures that guides show, below the root.
fn pictures(root: &Path) -> Result<Vec<String>, String> {
    let mut pictures = Vec::new();
    for (_, guide) in GUIDES {
        let folder = guide.rfind('/').map_or("", |end| &guide[..=end]);
        let text = crate::read_file(&root.join(guide))?;
        let shown = text.split("![").skip(1).filter_map(|rest| Some(rest.split_once("](")?.1.split_once(')')?.0));
        pictures.extend(shown.map(|picture| format!("{folder}{picture}")));
    }
    Ok(pictures)
}

/// Every file below the book's folder but its settings, with its text.
fn sources(root: &Path) -> Result<Vec<(String, String)>, String> {
    let mut summary = format!("<!-- {NOTE} -->\n# Summary\n\n");
    let mut files = Vec::new();
    for (title, path) in GUIDES.into_iter().chain([SUPPORTED]) {
        summary += &format!("- [{title}]({path})\n");
        files.push((format!("src/{path}"), crate::read_file(&root.join(path))?));
    }
    for section in &SECTIONS {
        let path = format!("routines/{}.md", section.title.to_lowercase().replace(|c: char| !c.is_alphanumeric(), "-"));
        summary += &format!("  - [{}]({path})\n", section.title);
        files.push((format!("src/{path}"), chapter(section)));
    }
    files.push(("src/SUMMARY.md".into(), summary));
    Ok(files)
}

/// A section's rows in each API that has them: names, declarations, and what they do.
fn chapter(section: &Section) -> String {
    let mut text = format!("<!-- {NOTE} -->\n# {}\n", section.title);
    let general = [(Api::Shmem, section.text), (Api::Shmem, section.on_host), (Api::Kernel, section.in_kernels)];
    for (words, general) in general {
        if !general.is_empty() {
            text += &format!("\n{}\n", fill(&in_words_of(words, general)));
        }
    }
    for (row, api) in section.rows.iter().flat_map(|row| APIS.map(|api| (row, api))) {
        let entries = of_row(row, api);
        if entries.is_empty() {
            continue;
        }
        let declarations: String = entries.iter().map(|entry| c::prototype(entry, &entry.name) + "\n").collect();
        let heading = format!("{}{}", api.prefix(), row.name());
        text += &format!("\n## `{heading}`\n\n{}\n\n```c\n{declarations}```\n", description(row, api));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use zeshmem_api_table::entries;

    #[test]
    fn the_book_has_every_routine_and_a_summary_of_its_chapters() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let sources = sources(&root).unwrap();
        let (summary, chapters) = sources.split_last().unwrap();
        for (path, text) in chapters {
            assert!(summary.1.contains(&format!("]({})", &path["src/".len()..])), "{path}");
            assert!(text.lines().any(|line| line.starts_with("# ")), "{path} has no title");
        }
        let reference: String = chapters.iter().map(|(_, text)| text.as_str()).collect();
        for entry in APIS.into_iter().flat_map(entries) {
            assert!(reference.contains(&format!("{}(", entry.name)), "{}", entry.name);
        }
    }

    #[test]
    fn the_book_has_the_pictures_of_its_guides() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let pictures = pictures(&root).unwrap();
        for example in ["jacobi", "sort", "gups", "pi", "moe", "temperature", "residual"] {
            let picture = format!("examples/pictures/{example}.png");
            assert!(pictures.contains(&picture), "{picture} is in no guide: {pictures:?}");
        }
        for picture in pictures {
            let bytes = std::fs::read(root.join(&picture)).unwrap_or_else(|error| panic!("{picture}: {error}"));
            assert!(bytes.starts_with(b"\x89PNG\r\n"), "{picture}");
        }
    }
}
