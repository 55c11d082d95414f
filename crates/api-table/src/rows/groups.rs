//! Groups, after MPI's.

use super::{Section, TEAM, parameter};
use crate::row::Api::Ishmemx;
use crate::row::Body::Plain;
use crate::row::Returns::{Code, Number};
use crate::row::{Kind, Parameter, Row, Word};

const GROUP: Parameter = group("group");
const GROUP1: Parameter = group("group1");
const GROUP2: Parameter = group("group2");
const N: Parameter = parameter("n", Kind::Given(Word::Int));
const RANKS: Parameter = parameter("ranks", Kind::Pes);
const RANGES: Parameter = parameter("ranges", Kind::Update(Word::Range));
const NEW_GROUP: Parameter = parameter("new_group", Kind::Place(Word::Group));

const fn group(name: &'static str) -> Parameter {
    parameter(name, Kind::Given(Word::Group))
}

const LOCAL: Row = Row { apis: &[Ishmemx], returns: Code, ..Row::BLANK };

pub const SECTION: Section = Section {
    title: "Groups",
    text: "A group is an ordered set of PEs of the job; a PE's number in it is its place in the order, from 0. Groups\n\
           are local values, cheap to make, and independent of teams: all routines but ishmemx_team_create_group\n\
           concern the calling PE alone. A group that is one range of ranks takes constant memory and time whatever\n\
           its size; others take what their ranges take.\n\
           \n\
           What MPI calls erroneous is refused: a rank that the group has not, a rank that comes twice, a stride of 0\n\
           or one that leads away from the last rank. A routine that fails returns non-zero after one line on stderr\n\
           that names argument, element, value and bound; a group that it was to make is ISHMEMX_GROUP_INVALID.",
    on_host: "",
    in_kernels: "",
    rows: &[
        Row {
            stem: "team_group",
            parameters: &[TEAM, parameter("group", Kind::Place(Word::Group))],
            body: Plain("group::of_team"),
            text: "The PEs of `team`, in its order.",
            ..LOCAL
        },
        Row {
            stem: "group_incl",
            parameters: &[GROUP, N, RANKS, NEW_GROUP],
            body: Plain("group::incl"),
            clause: "MPI_Group_incl",
            text: "The PEs with these `n` ranks, in the order of `ranks`.",
            ..LOCAL
        },
        Row {
            stem: "group_excl",
            parameters: &[GROUP, N, RANKS, NEW_GROUP],
            body: Plain("group::excl"),
            clause: "MPI_Group_excl",
            text: "The PEs with other ranks than these, in the order of `group`.",
            ..LOCAL
        },
        Row {
            stem: "group_range_incl",
            parameters: &[GROUP, N, RANGES, NEW_GROUP],
            body: Plain("group::range_incl"),
            clause: "MPI_Group_range_incl",
            text: "The PEs with the ranks of the ranges, in the order of `ranges`. A range is first rank, last rank,\n\
                   stride: first, first + stride, ... as far as that does not pass last. The stride may be negative,\n\
                   and is not 0.",
            ..LOCAL
        },
        Row {
            stem: "group_range_excl",
            parameters: &[GROUP, N, RANGES, NEW_GROUP],
            body: Plain("group::range_excl"),
            clause: "MPI_Group_range_excl",
            text: "The PEs with other ranks than those of the ranges, in the order of `group`.",
            ..LOCAL
        },
        Row {
            stem: "group_union",
            parameters: &[GROUP1, GROUP2, NEW_GROUP],
            body: Plain("group::union"),
            clause: "MPI_Group_union",
            text: "The PEs of `group1`, then those of `group2` that are not in it.",
            ..LOCAL
        },
        Row {
            stem: "group_intersection",
            parameters: &[GROUP1, GROUP2, NEW_GROUP],
            body: Plain("group::intersection"),
            clause: "MPI_Group_intersection",
            text: "The PEs of `group1` that are in `group2` too, in the order of `group1`.",
            ..LOCAL
        },
        Row {
            stem: "group_difference",
            parameters: &[GROUP1, GROUP2, NEW_GROUP],
            body: Plain("group::difference"),
            clause: "MPI_Group_difference",
            text: "The PEs of `group1` that are not in `group2`, in the order of `group1`.",
            ..LOCAL
        },
        Row {
            stem: "group_size",
            parameters: &[GROUP],
            returns: Number(Word::Int),
            body: Plain("group::size"),
            clause: "MPI_Group_size",
            text: "PEs in `group`; -1 where that is no group.",
            ..LOCAL
        },
        Row {
            stem: "group_pe",
            parameters: &[GROUP],
            returns: Number(Word::Int),
            body: Plain("group::pe"),
            clause: "MPI_Group_rank",
            text: "This PE's number in `group`; -1 where it is not in it, or that is no group.",
            ..LOCAL
        },
        Row {
            stem: "group_translate_pes",
            parameters: &[GROUP1, N, parameter("pes1", Kind::Pes), GROUP2, parameter("pes2", Kind::Place(Word::Int))],
            body: Plain("group::translate_pes"),
            clause: "MPI_Group_translate_ranks",
            text: "For each of the `n` PEs with numbers `pes1` in `group1`, its number in `group2`, or -1 where it is not\n\
                   in it. `pes2` may be `pes1`. Many at once are cheap: few instructions each where the groups are few\n\
                   ranges.",
            ..LOCAL
        },
        Row {
            stem: "group_compare",
            parameters: &[GROUP1, GROUP2, parameter("result", Kind::Place(Word::Int))],
            body: Plain("group::compare"),
            clause: "MPI_Group_compare",
            text: "How the groups relate: ISHMEMX_GROUP_IDENT, _SIMILAR or _UNEQUAL.",
            ..LOCAL
        },
        Row {
            stem: "group_free",
            parameters: &[parameter("group", Kind::Update(Word::Group))],
            body: Plain("group::free"),
            clause: "MPI_Group_free",
            text: "Frees a group, and sets the handle to ISHMEMX_GROUP_INVALID. Teams made of it live on.",
            ..LOCAL
        },
        Row {
            stem: "team_create_group",
            parameters: &[
                parameter("parent_team", Kind::Team),
                GROUP,
                parameter("config", Kind::GivenAt(Word::TeamConfig)),
                parameter("config_mask", Kind::Given(Word::Long)),
                parameter("new_team", Kind::Place(Word::Team)),
            ],
            body: Plain("group::make_team"),
            clause: "MPI_Comm_create",
            text: "Makes a team of the PEs of `group`, in its order; all of them are in `parent_team`, and there is at\n\
                   least one. Collective over the parent, with the same group on all of its PEs. `*new_team` is\n\
                   ISHMEM_TEAM_INVALID on PEs that are no members, and on all PEs on failure. `config` may be NULL\n\
                   where `config_mask` is 0.",
            ..LOCAL
        },
    ],
};
