//! The records of `ishmem_device.h` are those of `zeshmem-abi`: every size, offset and number is
//! compiled into the header as a static assertion.

use std::fmt::Write;
use std::mem::offset_of;
use std::path::Path;
use std::process::Command;
use zeshmem_abi::*;

/// Assertions on a record: its size, and for each field the offset and the size of the type.
macro_rules! record {
    ($text:ident, $ours:ident is $theirs:literal { $($field:ident),* }) => {
        // Every field is named, so that one that is added is not forgotten.
        let _ = |record: $ours| {
            let $ours { $($field),* } = record;
            $(let _ = $field;)*
        };
        assert(&mut $text, concat!("sizeof(", $theirs, ")"), size_of::<$ours>());
        $(
            let field = stringify!($field);
            assert(&mut $text, &format!("__builtin_offsetof({}, {field})", $theirs), offset_of!($ours, $field));
            assert(&mut $text, &format!("sizeof((({} *)0)->{field})", $theirs), size_of_field(|record: &$ours| &raw const record.$field));
        )*
    };
}

fn assert(text: &mut String, expression: &str, value: usize) {
    writeln!(text, "_Static_assert({expression} == {value}, \"{expression} is not {value}\");")
        .expect("a String takes all");
}

fn size_of_field<R, F>(_: impl Fn(&R) -> *const F) -> usize {
    size_of::<F>()
}

#[test]
fn the_header_has_the_records_of_the_host() {
    let mut text = String::from("#include <ishmem_device.h>\n");
    record!(text, DeviceState is "ishmemi_state_t" {
        version, my_pe, n_pes, team_slots, heap_base, heap_bytes, peers, teams, contexts, error, error_taken,
        one_by_one, stall, stall_claim, checks, prints, prints_begun, prints_lost, counters, ring, ring_tail, ring_seen, cell_tail, cell_turns, scratch, scratch_bytes,
        mail, mail_slot, mail_room, mail_lines, small_bytes, words, renewal, sent_bytes, looks, errand,
        errand_taken, by_owner
    });
    record!(text, ErrandRecord is "ishmemi_errand_t" {
        asked, address, bytes, op, operand, compare, padding, done, before, ran
    });
    record!(text, ModuleRecord is "ishmemi_module_t" { version, turns, state });
    record!(text, TeamRecord is "ishmemi_team_t" { handle, my_pe, n_pes, start, stride, spans_nodes, table, nodes });
    record!(text, ContextRecord is "ishmemi_context_t" { handle, team, reserved });
    record!(text, TeamTable is "ishmemi_table_t" { runs, classes, entries, reserved });
    record!(text, TeamRun is "ishmemi_run_t" { first, start, stride, len });
    record!(text, TeamClass is "ishmemi_class_t" { step, begin, end, reserved });
    record!(text, TeamEntry is "ishmemi_entry_t" { residue, low, high, run });
    record!(text, TeamNodes is "ishmemi_nodes_t" { near, firsts, alike });
    record!(text, TeamNode is "ishmemi_node_t" { first, stride, len, reserved });
    record!(text, SyncRound is "ishmemi_round_t" { flag, value, padding });
    record!(text, SyncArea is "ishmemi_sync_t" { epoch, generation, broadcast, known, told, near_epoch, padding, rounds, near });
    record!(text, ErrorRecord is "ishmemi_error_t" { code, routine, argument, reserved, value, bound });
    record!(text, StallRecord is "ishmemi_stall_t" { sequence, routine, team, pe, round, reserved, word });
    record!(text, RingHead is "ishmemi_ring_t" { head, idle, busy, padding });
    record!(text, PrintArea is "ishmemi_prints_t" { written, padding, lost, more_padding, records });
    record!(text, PrintRecord is "ishmemi_print_t" {
        sequence, msg_type, kinds, reserved, line, values, padding, file, func, text
    });
    for (name, value) in [
        ("ISHMEMI_ABI_VERSION", ABI_VERSION as usize),
        ("ISHMEMI_SLOT_MASK", MAX_TEAMS - 1),
        ("ISHMEMI_MAX_ROUNDS", MAX_ROUNDS),
        ("ISHMEMI_NEAR_ROUNDS", NEAR_ROUNDS),
        ("ISHMEMI_FIRST_CONTEXT", FIRST_CONTEXT),
        ("ISHMEMI_MAX_CONTEXTS", MAX_CONTEXTS),
        ("ISHMEMI_CONTEXT_MASK", (1 << CONTEXT_BITS) - 1),
        ("ISHMEMI_CONTEXTS_PER_TABLE", CONTEXTS_PER_TABLE),
        ("ISHMEMX_CTX_DEFAULT", DEFAULT_CONTEXT as usize),
        ("ISHMEMI_ON_CONTEXT", ON_CONTEXT as usize),
        ("ISHMEMI_BY_WORK_GROUP", BY_WORK_GROUP as usize),
        ("ISHMEMI_NBI", NBI as usize),
        ("ISHMEMI_ON_LIST", ON_LIST as usize),
        ("ISHMEMI_RING_SLOTS", RING_SLOTS),
        ("ISHMEMI_RING_CELLS", RING_CELLS),
        ("ISHMEMI_LINE_WORDS", LINE_WORDS),
        ("ISHMEMI_STORE_BYTES", STORE_BYTES),
        ("ISHMEMI_FETCH_BYTES", FETCH_BYTES),
        ("ISHMEMI_NUMBER", ROUTINE_NUMBERS - 1),
        ("ISHMEMI_PRINT_RECORDS", PRINT_RECORDS),
        ("ISHMEMI_PRINT_VALUES", PRINT_VALUES),
        ("ISHMEMI_PRINTED_AS_IT_IS", PRINTED_AS_IT_IS as usize),
        ("ISHMEMI_GENERATIONS", GENERATIONS),
        ("ISHMEMI_MAIL_LINE", MAIL_LINE),
        ("ISHMEMI_MAIL_BITS", MAIL_BITS as usize),
        ("ISHMEMI_MOST_DIRECT", MOST_DIRECT),
    ] {
        assert(&mut text, name, value);
    }
    for number in 0..ROUTINE_NUMBERS as u32 {
        if let Some(kind) = PrintedKind::from_number(number) {
            assert(&mut text, &format!("ISHMEMI_{}", kind.text().to_uppercase()), number as usize);
        }
        if let Some(error) = DeviceError::from_number(number) {
            assert(&mut text, &format!("ISHMEMI_{}", error.text().replace(' ', "_").to_uppercase()), number as usize);
        }
        if let Some(argument) = DeviceArgument::from_number(number) {
            assert(&mut text, &format!("ISHMEMI_ARG_{}", argument.text().to_uppercase()), number as usize);
        }
        if let Some(request) = Request::from_number(number) {
            let name = request.text().replace(' ', "_").to_uppercase();
            assert(&mut text, &format!("ISHMEMI_REQUEST_{name}"), number as usize);
        }
        if let Some(routine) = DeviceRoutine::from_number(number) {
            assert(&mut text, &format!("ISHMEMI_{}", routine.text().to_uppercase()), number as usize);
        }
    }
    // A routine's number is that of its operation, from the first of them.
    for op in (0..).map_while(AmoOp::from_number) {
        let name = format!("ISHMEMI_AMO_{}", op.text().to_uppercase());
        assert(&mut text, &name, op as usize);
        let routine = DeviceRoutine::from_number(DeviceRoutine::AtomicFetch as u32 + op as u32);
        let routine = routine.expect("one for each operation");
        assert_eq!(routine.text(), format!("atomic_{}", op.text()));
        let name = format!("ISHMEMI_ATOMIC_FETCH + {name}");
        assert(&mut text, &name, routine as usize);
    }

    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (source, output) = (folder.join("records.cl"), folder.join("records.spv"));
    std::fs::write(&source, text).expect("the build's folder can be written to");
    let tool = Path::new(env!("CARGO_MANIFEST_DIR")).join("../capi/tools/ishmem-clc");
    let compiled = Command::new(tool)
        .arg("-DISHMEM_DEVICE_INLINE")
        .arg(&source)
        .arg("-o")
        .arg(&output)
        .output()
        .expect("the tool starts");
    let said = String::from_utf8_lossy(&compiled.stderr);
    assert!(compiled.status.success(), "{said}");
}
