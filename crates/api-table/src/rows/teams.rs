//! Teams.

use super::{Section, TEAM, parameter};
use crate::row::Api::{Ishmem, Shmem};
use crate::row::Body::{Named, Plain};
use crate::row::Returns::{Code, Number};
use crate::row::{Kind, Parameter, Row, Word};

const BOTH: Row = Row { apis: &[Shmem, Ishmem], ..Row::BLANK };

const PARENT: Parameter = parameter("parent_team", Kind::Team);

const fn int(name: &'static str) -> Parameter {
    parameter(name, Kind::Given(Word::Int))
}

const fn config(name: &'static str) -> Parameter {
    parameter(name, Kind::GivenAt(Word::TeamConfig))
}

const fn mask(name: &'static str) -> Parameter {
    parameter(name, Kind::Given(Word::Long))
}

const fn place(name: &'static str) -> Parameter {
    parameter(name, Kind::Place(Word::Team))
}

pub const SECTION: Section = Section {
    title: "Teams",
    text: "Teams are the same for shmem.h and ishmem.h.",
    on_host: "",
    in_kernels: "",
    rows: &[
        Row {
            stem: "team_my_pe",
            parameters: &[TEAM],
            returns: Number(Word::Int),
            body: Plain("team::my_pe"),
            kernel: Some("team_my_pe"),
            clause: "SHMEM_TEAM_MY_PE",
            text: "This PE's number in `team`, or -1 where that is no live team.",
            ..BOTH
        },
        Row {
            stem: "team_n_pes",
            parameters: &[TEAM],
            returns: Number(Word::Int),
            body: Plain("team::n_pes"),
            kernel: Some("team_n_pes"),
            clause: "SHMEM_TEAM_N_PES",
            text: "PEs in `team`, or -1 where that is no live team.",
            ..BOTH
        },
        Row {
            stem: "team_get_config",
            parameters: &[TEAM, mask("config_mask"), parameter("config", Kind::Place(Word::TeamConfig))],
            returns: Code,
            body: Named("team::get_config"),
            clause: "SHMEM_TEAM_GET_CONFIG",
            text: "Copies those fields of the team's configuration that `config_mask` names to `config`. Non-zero where `team` is\n\
                   no live team, `config_mask` has an unknown bit, or `config` is NULL with a mask other than 0.",
            ..BOTH
        },
        Row {
            stem: "team_translate_pe",
            parameters: &[
                parameter("src_team", Kind::Team),
                parameter("src_pe", Kind::Pe),
                parameter("dest_team", Kind::Team),
            ],
            returns: Number(Word::Int),
            body: Plain("team::translate_pe"),
            kernel: Some("team_translate_pe"),
            clause: "SHMEM_TEAM_TRANSLATE_PE",
            text: "The number in `dest_team` of the PE with number `src_pe` in `src_team`; -1 where either is no live\n\
                   team, `src_pe` is outside of [0, {api}_team_n_pes(src_team)), or the PE is not in `dest_team`.",
            ..BOTH
        },
        Row {
            stem: "team_split_strided",
            parameters: &[
                PARENT,
                int("start"),
                int("stride"),
                int("size"),
                config("config"),
                mask("config_mask"),
                place("new_team"),
            ],
            returns: Code,
            body: Named("team::split_strided"),
            clause: "SHMEM_TEAM_SPLIT_STRIDED",
            text: "Makes a team of the PEs start, start + stride, ... of the parent, `size` of them, in this order.\n\
                   `stride` may be negative, and 0 for a size of 1. Collective over the parent, with the same triplet\n\
                   on all of its PEs; for a size of 1 each PE may name another `start`. `*new_team` is\n\
                   {API}_TEAM_INVALID on PEs that are no members, and on all PEs on failure. `config` may be NULL where\n\
                   `config_mask` is 0.",
            ..BOTH
        },
        Row {
            stem: "team_split_2d",
            parameters: &[
                PARENT,
                int("xrange"),
                config("xaxis_config"),
                mask("xaxis_mask"),
                place("xaxis_team"),
                config("yaxis_config"),
                mask("yaxis_mask"),
                place("yaxis_team"),
            ],
            returns: Code,
            body: Named("team::split_2d"),
            clause: "SHMEM_TEAM_SPLIT_2D",
            text: "Lays the PEs of the parent out in rows of `xrange` and makes two teams: this PE's row and its\n\
                   column. The last row may be incomplete; an `xrange` above the parent's size acts as that size.\n\
                   Collective over the parent, with the same `xrange` on all of its PEs. On failure both handles are\n\
                   {API}_TEAM_INVALID, on all PEs.",
            ..BOTH
        },
        Row {
            stem: "team_destroy",
            parameters: &[TEAM],
            body: Named("team::destroy"),
            clause: "SHMEM_TEAM_DESTROY",
            text: "Ends a team. Collective over it; its kernels must have ended. {API}_TEAM_INVALID is ignored; a\n\
                   predefined or destroyed team ends the job.",
            ..BOTH
        },
    ],
};
