//! The committed tables are those of the bindings.

#[path = "../examples/generate.rs"]
mod generate;

#[test]
fn tables_are_up_to_date() {
    let home = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path| std::fs::read_to_string(home.join(path)).unwrap();
    let expected = generate::text(&read("../level-zero-sys/src/bindings.rs"));
    assert!(
        read("src/ddi/generated.rs") == expected,
        "run `cargo run -p ze-cpu --example generate`"
    );
}
