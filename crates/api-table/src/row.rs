//! What a row of the table says: a family of routines that differ in the type or size of their elements alone.

use crate::entry::Form;
use crate::types::Family;

/// An API: whose words a routine is declared in, and how its names begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Api {
    /// `shmem.h`.
    Shmem,
    /// Names of `shmem.h` from before there were rules for names, such as `start_pes`: the stem alone.
    ShmemOld,
    /// `shmemx.h`.
    Shmemx,
    /// `ishmem.h`.
    Ishmem,
    /// `ishmemx.h`.
    Ishmemx,
    /// What kernels alone have, in `ishmem_device.h`.
    Kernel,
    /// The symbols that gfortran makes of the names in `mpp/shmem.fh`. Everything is passed by reference, and
    /// every number is a default INTEGER.
    Fortran,
    /// The same of names from before there were rules for names, such as `my_pe`.
    FortranOld,
}

impl Api {
    /// Those of the host: whose routines `libzeshmem.so` exports.
    pub const ALL: [Api; 7] =
        [Api::Shmem, Api::ShmemOld, Api::Shmemx, Api::Ishmem, Api::Ishmemx, Api::Fortran, Api::FortranOld];

    /// What its names begin with.
    pub fn prefix(self) -> &'static str {
        match self {
            Api::Shmem | Api::Fortran => "shmem_",
            Api::Shmemx => "shmemx_",
            Api::Ishmem => "ishmem_",
            Api::Ishmemx | Api::Kernel => "ishmemx_",
            Api::ShmemOld | Api::FortranOld => "",
        }
    }

    /// Whether its routines are called as Fortran calls.
    pub fn is_fortran(self) -> bool {
        matches!(self, Api::Fortran | Api::FortranOld)
    }

    /// Whether its routines have profiling names.
    pub fn has_profiling(self) -> bool {
        matches!(self, Api::Shmem | Api::ShmemOld | Api::Shmemx)
    }

    /// The API whose handles it uses, as in `shmem_team_t`.
    pub fn handles(self) -> &'static str {
        match self {
            Api::Ishmem | Api::Ishmemx | Api::Kernel => "ishmem",
            _ => "shmem",
        }
    }
}

/// What a number, a handle or a record of a parameter is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// `int`
    Int,
    /// `long`
    Long,
    /// `size_t`
    Size,
    /// `ptrdiff_t`
    Ptrdiff,
    /// `uint32_t`
    Uint32,
    /// `uint64_t`
    Uint64,
    /// `char`
    Char,
    /// `void`, behind a pointer.
    Byte,
    /// A team handle.
    Team,
    /// A context handle.
    Context,
    /// What a team is asked to provide.
    TeamConfig,
    /// What a session is told.
    SessionConfig,
    /// A group handle.
    Group,
    /// Three numbers: first, last, stride.
    Range,
    /// What Intel SHMEM stands on.
    Runtime,
    /// How a PE starts.
    Attributes,
    /// What processes meet by.
    UniqueId,
    /// Operations that were counted.
    Stat,
    /// A driver handle of Level Zero.
    ZeDriver,
    /// A context handle of Level Zero.
    ZeContext,
    /// A device handle of Level Zero.
    ZeDevice,
    /// A module handle of Level Zero.
    ZeModule,
    /// A routine of the program's.
    InitRoutine,
    /// A command list handle of Level Zero.
    ZeList,
    /// An event handle of Level Zero.
    ZeEvent,
}

/// How a parameter is passed, and which way its data goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passing {
    /// By value.
    Value,
    /// A pointer to what is read.
    In,
    /// A pointer to what is written.
    Out,
    /// A pointer to what is read and written, or may change meanwhile.
    InOut,
}

/// What lies in a parameter or behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// Elements of the routine's type.
    Element,
    /// A word, the same for all types.
    Word(Word),
}

/// What a parameter is, whatever a language calls it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A team.
    Team,
    /// A context.
    Context,
    /// Elements that are written.
    Dest,
    /// Elements that are read.
    Source,
    /// An element of this PE's where an old value goes.
    Fetch,
    /// An element.
    Value,
    /// An element that another has to equal.
    Condition,
    /// How many elements, or blocks, or PEs.
    Count,
    /// A distance between elements, in elements.
    Stride,
    /// Elements of a block.
    Block,
    /// A PE number.
    Pe,
    /// The number of the PE whose elements all get.
    Root,
    /// PE numbers.
    Pes,
    /// A number of elements for each PE of a team.
    Sizes,
    /// A signal object.
    SignalAddress,
    /// A signal object that is only read.
    SignalSource,
    /// What a signal object is set to, or what is added to it.
    Signal,
    /// Whether a signal object is set or added to.
    SignalOperation,
    /// A symmetric variable that other PEs change.
    Ivar,
    /// Symmetric variables that other PEs change.
    Ivars,
    /// How a variable is compared.
    Comparison,
    /// An element that variables are compared with.
    Bound,
    /// An element for each of the variables.
    Bounds,
    /// Which variables are left out: those with a status other than 0.
    Status,
    /// Numbers of variables, for the routine to fill.
    Indices,
    /// A symmetric lock.
    Lock,
    /// The first PE of an active set.
    SetStart,
    /// The logarithm of an active set's stride.
    SetStride,
    /// The size of an active set.
    SetSize,
    /// A symmetric work array of an active set.
    Psync,
    /// A symmetric work array of elements.
    Pwrk,
    /// An address of this PE's, of which no type is known.
    Address,
    /// Memory that the routine may change or free.
    Memory,
    /// The length of a CHARACTER argument, which Fortran's compilers pass by value and behind all arguments.
    CharacterLength,
    /// A word that its name and the text tell of.
    Given(Word),
    /// A pointer to words that are read.
    GivenAt(Word),
    /// A place for a result.
    Place(Word),
    /// Words that are read and replaced.
    Update(Word),
}

impl Kind {
    /// What lies there and how it is passed: all that an interface needs to know.
    pub fn shape(self) -> (Of, Passing) {
        use Of::Element;
        use Passing::{In, InOut, Out, Value};
        let word = |word, passing| (Of::Word(word), passing);
        match self {
            Kind::Team => word(Word::Team, Value),
            Kind::Context => word(Word::Context, Value),
            Kind::Dest | Kind::Fetch => (Element, Out),
            Kind::Source | Kind::Bounds => (Element, In),
            Kind::Value | Kind::Condition | Kind::Bound => (Element, Value),
            Kind::Ivar | Kind::Ivars | Kind::Pwrk => (Element, InOut),
            Kind::Count | Kind::Block | Kind::CharacterLength => word(Word::Size, Value),
            Kind::Stride => word(Word::Ptrdiff, Value),
            Kind::Pe | Kind::Root | Kind::SignalOperation | Kind::Comparison => word(Word::Int, Value),
            Kind::SetStart | Kind::SetStride | Kind::SetSize => word(Word::Int, Value),
            Kind::Pes | Kind::Status => word(Word::Int, In),
            Kind::SignalAddress => word(Word::Uint64, InOut),
            Kind::SignalSource => word(Word::Uint64, In),
            Kind::Signal => word(Word::Uint64, Value),
            Kind::Sizes => word(Word::Size, In),
            Kind::Indices => word(Word::Size, Out),
            Kind::Lock | Kind::Psync => word(Word::Long, InOut),
            Kind::Address => word(Word::Byte, In),
            Kind::Memory => word(Word::Byte, InOut),
            Kind::Given(given) => word(given, Value),
            Kind::GivenAt(given) => word(given, In),
            Kind::Place(place) => word(place, Out),
            Kind::Update(update) => word(update, InOut),
        }
    }
}

/// A parameter: its name and what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name in C.
    pub name: &'static str,
    /// What it is.
    pub kind: Kind,
}

/// The list that a command is appended to, the event that it signals, and those that it waits for.
const LIST: [Parameter; 4] = [
    Parameter { name: "list", kind: Kind::Given(Word::ZeList) },
    Parameter { name: "signal_event", kind: Kind::Given(Word::ZeEvent) },
    Parameter { name: "n_wait", kind: Kind::Given(Word::Uint32) },
    Parameter { name: "wait", kind: Kind::Update(Word::ZeEvent) },
];

/// What a routine returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Returns {
    /// Nothing: errors end the job.
    Nothing,
    /// Not at all: the job ends.
    Never,
    /// 0 or a non-zero code.
    Code,
    /// An element.
    Element,
    /// A number that the text tells of.
    Number(Word),
    /// An address, or null.
    Address,
}

/// What does the work of a row: a function of `zeshmem-capi`, by its path, and how it is told what the elements
/// are. A function that can fail gets the routine's name first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    /// `function(arguments...)`, which does not fail, or says by itself which routine failed.
    Plain(&'static str),
    /// `function(routine, arguments...)`
    Named(&'static str),
    /// `function(routine, api, arguments...)`: the APIs' symmetric memory lies in different places.
    ByApi(&'static str),
    /// `function(routine, bytes of an element, arguments...)`
    Bytes(&'static str),
    /// `function(routine, arguments...)`, generic over the type of its elements.
    Typed(&'static str),
    /// `function(routine, kind of an element, arguments...)`, where the kind is a variant of `Element`.
    Kinded(&'static str),
    /// `function(routine, operation, kind of an element, arguments...)`, where the operation is a variant of `ReduceOp`.
    Reduction(&'static str, &'static str),
    /// One of the functions of `amo`, with a variant of `AmoOp`.
    Atomic(&'static str),
}

/// For which elements a row has routines; with neither types nor sizes it is one routine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Axis {
    /// One for each type: `shmem_NAME_put`.
    pub types: Types,
    /// One for each size, with its name in the routine's and its bytes: `shmem_put64`, `shmem_putmem`.
    pub sizes: &'static [(&'static str, usize)],
}

/// The types of an axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Types {
    /// No types.
    None,
    /// Those of a family.
    Family(Family),
    /// Fortran's, with their names in routines', the Rust types of elements, and their bytes.
    Fortran(&'static [(&'static str, &'static str, usize)]),
}

impl Axis {
    /// One routine.
    pub const ONCE: Axis = Axis { types: Types::None, sizes: &[] };

    /// One routine for each type of a family.
    pub const fn of(family: Family) -> Axis {
        Axis { types: Types::Family(family), sizes: &[] }
    }

    /// One for each of these sizes, too.
    pub const fn and(self, sizes: &'static [(&'static str, usize)]) -> Axis {
        Axis { sizes, ..self }
    }

    /// One for each of Fortran's types.
    pub const fn fortran(types: &'static [(&'static str, &'static str, usize)]) -> Axis {
        Axis { types: Types::Fortran(types), sizes: &[] }
    }
}

/// Sizes of the routines for elements of any type, and for bytes.
pub const BITS: [(&str, usize); 5] = [("8", 1), ("16", 2), ("32", 4), ("64", 8), ("128", 16)];
/// [`BITS`], and bytes.
pub const BITS_AND_MEMORY: [(&str, usize); 6] = [("8", 1), ("16", 2), ("32", 4), ("64", 8), ("128", 16), ("mem", 1)];
/// Bytes.
pub const MEMORY: [(&str, usize); 1] = [("mem", 1)];

/// Sizes of the collectives over active sets, in bits.
pub const ACTIVE_SET_BITS: [(&str, usize); 2] = [("32", 4), ("64", 8)];
/// Sizes of the collectives over active sets: in bits, and in bytes, as older programs have them.
pub const ACTIVE_SET_SIZES: [(&str, usize); 4] = [("32", 4), ("64", 8), ("4", 4), ("8", 8)];

/// In which forms the routines of a row exist, beside the plain one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forms {
    /// With a context as first parameter, as in `shmem_ctx_long_put`; in `shmem.h` and `shmemx.h` alone.
    pub context: bool,
    /// One name for all types in C11 and C++, as in `shmem_put`; without types, one name with and without a
    /// context.
    pub generic: bool,
    /// For kernels: called by all work-items of a work-group together, as in `ishmemx_long_put_work_group`.
    pub work_group: bool,
    /// Without its team, over all PEs: the same name with an argument less, in `ishmem.h` alone.
    pub world: bool,
    /// For the host of `ishmem.h`'s programs: appended to a command list, as in `ishmemx_long_put_on_list`.
    pub on_list: bool,
}

/// A family of routines.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Its name within a routine's name, as in `shmem_long_STEM`.
    pub stem: &'static str,
    /// What follows the stem, and the size where there is one: `shmem_put64_nbi`.
    pub suffix: &'static str,
    /// The APIs that have it.
    pub apis: &'static [Api],
    /// For which elements.
    pub axis: Axis,
    /// For which elements in Fortran's API of old, if it is there.
    pub fortran: Axis,
    /// Its forms.
    pub forms: Forms,
    /// Its parameters in order.
    pub parameters: &'static [Parameter],
    /// Whether C's declaration ends with an ellipsis.
    pub variadic: bool,
    /// What it returns.
    pub returns: Returns,
    /// What does the work.
    pub body: Body,
    /// What does the work in kernels, where they have the routine: `ishmemi_KERNEL` of the device header.
    pub kernel: Option<&'static str>,
    /// Where it is specified: an API of OpenSHMEM 1.6 such as `SHMEM_PUT`, one of Intel SHMEM or of MPI by its name. Empty
    /// for extensions of this library.
    pub clause: &'static str,
    /// Since when it is deprecated, as in `1.4`; empty where it is not.
    pub deprecated: &'static str,
    /// What it does, in the words of the header; `{api}` stands for `shmem` or `ishmem`.
    pub text: &'static str,
}

impl Row {
    /// A row with the rest to be said.
    pub const BLANK: Row = Row {
        stem: "",
        suffix: "",
        apis: &[Api::Shmem],
        axis: Axis::ONCE,
        fortran: Axis::ONCE,
        forms: Forms { context: false, generic: false, work_group: false, world: false, on_list: false },
        parameters: &[],
        variadic: false,
        returns: Returns::Nothing,
        body: Body::Plain(""),
        kernel: None,
        clause: "",
        deprecated: "",
        text: "",
    };

    /// The name without type, as it ends in the generic form.
    pub fn name(&self) -> String {
        format!("{}{}", self.stem, self.suffix)
    }

    /// The types of its elements, where it is one of a family.
    pub fn family(&self) -> Option<Family> {
        match self.axis.types {
            Types::Family(family) => Some(family),
            _ => None,
        }
    }

    /// Its parameters in a form, without the context that one of them takes first.
    pub fn parameters_in(&self, form: Form) -> Vec<Parameter> {
        let left_out = |kind| form == Form::OverWorld && kind == Kind::Team;
        let mut all: Vec<_> = self.parameters.iter().copied().filter(|parameter| !left_out(parameter.kind)).collect();
        if form == Form::OnList {
            // What is found when the list is executed goes to memory.
            if let Returns::Number(number) = self.returns {
                all.push(Parameter { name: "ret", kind: Kind::Place(number) });
            }
            all.extend(LIST);
        }
        all
    }

    /// What it returns in a form.
    pub fn returns_in(&self, form: Form) -> Returns {
        if form == Form::OnList { Returns::Code } else { self.returns }
    }

    /// The first parameter of this kind.
    pub fn find(&self, kind: Kind) -> Option<&Parameter> {
        self.parameters.iter().find(|parameter| parameter.kind == kind)
    }

    /// The parameter whose type tells what the elements are: the first that points to some.
    pub fn telling(&self) -> Option<&Parameter> {
        let points = |kind: Kind| matches!(kind.shape(), (Of::Element, passing) if passing != Passing::Value);
        self.parameters.iter().find(|parameter| points(parameter.kind))
    }
}
