//! The Fortran module `shmem`: an interface to each of C's routines, under its own name, and generic names for the types
//! that Fortran can tell from one another.

use std::collections::BTreeSet;

use super::{NOTE, rows};
use zeshmem_api_table::{Api, Element, Entry, Form, Kind, Of, Parameter, Passing, Returns, Row, Type, Word, of_row};

/// The module's source.
pub fn module() -> String {
    let entries = || rows().flat_map(|row| of_row(row, Api::Shmem)).filter(in_fortran);
    let interfaces: String = entries().map(|entry| interface(&entry)).collect();
    let generics: String =
        rows().filter(|row| row.forms.generic && row.apis.contains(&Api::Shmem)).map(generic).collect();
    let version = env!("CARGO_PKG_VERSION");
    format!(
        "! {NOTE}\n\
         ! OpenSHMEM in Fortran 2018: C's routines by their names, for programs that `use shmem`. ci/install compiles this\n\
         ! file with gfortran; for another compiler, compile it before the program. It has constants and interfaces only, and\n\
         ! nothing of it is linked.\n\
         !\n\
         ! Symmetric are variables with SAVE, of modules and in COMMON blocks, and what shmem_malloc returns (c_f_pointer).\n\
         ! Arrays have to be contiguous, and PE numbers start at 0. Fortran tells no case: SHMEM_SIGNAL_SET and _ADD are\n\
         ! constants, and the routines of these names are shmem_set_signal and shmem_add_signal. What C fills with text, as\n\
         ! shmem_info_get_name does, ends in c_null_char.\n\
         module shmem\n  \
         use, intrinsic :: iso_c_binding\n  \
         implicit none\n  \
         private :: c_ptr, c_null_ptr\n\n\
         {CONSTANTS}\n  \
         character(len=*), parameter :: SHMEM_VENDOR_STRING = 'Zeshmem {version}'\n\n\
         {generics}\n  \
         interface\n{interfaces}  end interface\n\
         end module shmem\n"
    )
}

/// What `shmem.h` defines by hand.
const CONSTANTS: &str = "  \
  integer(c_int), parameter :: SHMEM_MAJOR_VERSION = 1, SHMEM_MINOR_VERSION = 6
  integer(c_intptr_t), parameter :: SHMEM_TEAM_INVALID = -1, SHMEM_TEAM_WORLD = 0, SHMEM_TEAM_SHARED = 1
  integer(c_long), parameter :: SHMEM_TEAM_NUM_CONTEXTS = 1
  integer(c_intptr_t), parameter :: SHMEM_CTX_INVALID = 0, SHMEM_CTX_DEFAULT = 1
  integer(c_long), parameter :: SHMEM_CTX_SERIALIZED = 1, SHMEM_CTX_PRIVATE = 2, SHMEM_CTX_NOSTORE = 4
  integer(c_int), parameter :: SHMEM_THREAD_SINGLE = 0, SHMEM_THREAD_FUNNELED = 1
  integer(c_int), parameter :: SHMEM_THREAD_SERIALIZED = 2, SHMEM_THREAD_MULTIPLE = 3
  integer(c_long), parameter :: SHMEM_MALLOC_ATOMICS_REMOTE = 1, SHMEM_MALLOC_SIGNAL_REMOTE = 2
  integer(c_int), parameter :: SHMEM_MAX_NAME_LEN = 256
  integer(c_int), parameter :: SHMEM_CMP_EQ = 1, SHMEM_CMP_NE = 2, SHMEM_CMP_GT = 3
  integer(c_int), parameter :: SHMEM_CMP_GE = 4, SHMEM_CMP_LT = 5, SHMEM_CMP_LE = 6
  integer(c_int), parameter :: SHMEM_SIGNAL_SET = 0, SHMEM_SIGNAL_ADD = 1
  integer(c_long), parameter :: SHMEM_CTX_SESSION_BATCH = 1, SHMEM_CTX_SESSION_TOTAL_OPS = 1

  ! Work arrays of the collectives over active sets, in elements of integer(c_long), and the value of each.
  integer(c_long), parameter :: SHMEM_SYNC_VALUE = -1
  integer(c_int), parameter :: SHMEM_SYNC_SIZE = 128
  integer(c_int), parameter :: SHMEM_BARRIER_SYNC_SIZE = SHMEM_SYNC_SIZE, SHMEM_BCAST_SYNC_SIZE = SHMEM_SYNC_SIZE
  integer(c_int), parameter :: SHMEM_COLLECT_SYNC_SIZE = SHMEM_SYNC_SIZE, SHMEM_REDUCE_SYNC_SIZE = SHMEM_SYNC_SIZE
  integer(c_int), parameter :: SHMEM_ALLTOALL_SYNC_SIZE = SHMEM_SYNC_SIZE, SHMEM_ALLTOALLS_SYNC_SIZE = SHMEM_SYNC_SIZE
  integer(c_int), parameter :: SHMEM_REDUCE_MIN_WRKDATA_SIZE = 1

  type, bind(c) :: shmem_team_config_t
    integer(c_int) :: num_contexts = 0
  end type shmem_team_config_t

  type, bind(c) :: shmem_ctx_session_config_t
    integer(c_size_t) :: total_ops = -1
  end type shmem_ctx_session_config_t
";

/// Names that Fortran cannot bind: they begin with an underscore, or take what only C can pass.
fn in_fortran(entry: &Entry) -> bool {
    !entry.row.variadic
}

/// A routine's name in Fortran, which tells no case: two routines have the names of constants in C.
fn name(entry: &Entry) -> &str {
    match &*entry.name {
        "shmem_signal_set" => "shmem_set_signal",
        "shmem_signal_add" => "shmem_add_signal",
        name => name,
    }
}

/// A routine's interface.
fn interface(entry: &Entry) -> String {
    let Entry { row, form, element, .. } = entry;
    let (name, symbol) = (name(entry), &entry.name);
    let context = Parameter { name: "ctx", kind: Kind::Context };
    let on_context = (*form == Form::OnContext).then_some(&context);
    let parameters: Vec<&Parameter> = on_context.into_iter().chain(row.parameters).collect();
    let names: Vec<_> = parameters.iter().map(|parameter| parameter.name).collect();
    let (kind, result) = match result(row, element) {
        None => ("subroutine", String::new()),
        Some(result) => ("function", format!("      {result} :: {name}\n")),
    };
    let declarations: String =
        parameters.iter().map(|parameter| format!("      {}\n", declaration(row, parameter, element))).collect();
    // Lines of free form end at column 132.
    format!(
        "    {kind} {name}({}) &\n        bind(c, name=\"{symbol}\")\n      import\n{declarations}{result}    end {kind} {name}\n",
        names.join(", ")
    )
}

fn declaration(row: &Row, parameter: &Parameter, element: &Element) -> String {
    let name = parameter.name;
    let (of, passing) = parameter.kind.shape();
    let ty = match of {
        Of::Element => match element {
            Element::Type(ty) => ty.fortran,
            _ => "type(*)",
        },
        Of::Word(of) => word(of),
    };
    // A configuration may be absent: NULL.
    let optional = if matches!(of, Of::Word(Word::TeamConfig | Word::SessionConfig)) { ", optional" } else { "" };
    let intent = match passing {
        Passing::Value => return format!("{ty}, value :: {name}"),
        Passing::In => "in",
        Passing::Out | Passing::InOut => "inout",
    };
    match of {
        Of::Word(Word::Byte) if passing == Passing::InOut => format!("type(c_ptr), value :: {name}"),
        Of::Element | Of::Word(Word::Byte | Word::Char | Word::Int | Word::Size | Word::Long)
            if is_array(row, parameter) =>
        {
            format!("{ty}, intent({intent}) :: {name}(*)")
        }
        _ => format!("{ty}, intent({intent}){optional} :: {name}"),
    }
}

/// Whether a parameter that is passed by reference is an array. Elements are where they are counted.
fn is_array(row: &Row, parameter: &Parameter) -> bool {
    match parameter.kind.shape() {
        (Of::Element, _) => row.find(Kind::Count).or(row.find(Kind::Pwrk)).is_some(),
        _ => !matches!(parameter.kind, Kind::Lock | Kind::Place(Word::Int | Word::Long | Word::Size)),
    }
}

fn result(row: &Row, element: &Element) -> Option<String> {
    match row.returns {
        Returns::Nothing | Returns::Never => None,
        Returns::Code => Some("integer(c_int)".into()),
        Returns::Number(number) => Some(word(number).into()),
        Returns::Address => Some("type(c_ptr)".into()),
        Returns::Element => match element {
            Element::Type(ty) => Some(ty.fortran.into()),
            _ => unreachable!("an element that is returned has a type"),
        },
    }
}

fn word(word: Word) -> &'static str {
    match word {
        Word::Int | Word::Range => "integer(c_int)",
        Word::Long => "integer(c_long)",
        Word::Size => "integer(c_size_t)",
        Word::Ptrdiff => "integer(c_ptrdiff_t)",
        Word::Uint64 => "integer(c_int64_t)",
        Word::Char => "character(kind=c_char)",
        Word::Byte => "type(*)",
        Word::Team | Word::Context => "integer(c_intptr_t)",
        Word::TeamConfig => "type(shmem_team_config_t)",
        Word::SessionConfig => "type(shmem_ctx_session_config_t)",
        Word::Runtime | Word::Attributes | Word::UniqueId | Word::Stat | Word::InitRoutine => {
            unreachable!("Fortran has no routines of ishmemx.h")
        }
        Word::Uint32 => "integer(c_int32_t)",
        Word::Group | Word::ZeDriver | Word::ZeContext | Word::ZeDevice | Word::ZeModule => "type(c_ptr)",
        Word::ZeList | Word::ZeEvent => "type(c_ptr)",
    }
}

/// A generic name over the types that Fortran can tell apart, with a context and without.
fn generic(row: &'static Row) -> String {
    let mut told: BTreeSet<(bool, String)> = BTreeSet::new();
    let procedures: String = of_row(row, Api::Shmem)
        .into_iter()
        .filter(in_fortran)
        .filter(|entry| match entry.element {
            Element::Type(ty) => told.insert((entry.form == Form::OnContext, kind_of(ty))),
            Element::None => true,
            _ => false,
        })
        .map(|entry| format!("    procedure :: {}\n", entry.name))
        .collect();
    let name = row.name();
    // A routine without types is its own generic name.
    if row.family().is_none() {
        return String::new();
    }
    format!("  interface shmem_{name}\n{procedures}  end interface shmem_{name}\n")
}

/// Fortran has no unsigned numbers, and one integer kind for each size.
fn kind_of(ty: Type) -> String {
    let (class, _) = ty.fortran.split_once('(').expect("a kind");
    format!("{class}{}", ty.bytes)
}
