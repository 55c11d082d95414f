//! PEs whose kernels call every routine that there is for kernels, of every type and form, by work-groups of several sizes and
//! shapes, and compare all memory that the calls may touch with a sequential model of them.

use zeshmem_api_table::{Element, KernelEntry, Kind, Returns};
use zeshmem_host::{Context, Team, TeamConfig};
use zeshmem_tests::device_calls::{CALL_WORDS, GROUPS_IN_MODULE, Group, groups, slot};
use zeshmem_tests::{Arg, CALLS, COUNTED, NAMES, Pe};

/// Bytes of what a call has as `dest`, and of its `source`: of a short call and of a long one. The areas of all calls lie side by
/// side.
const AREA: usize = 4096;
const LONG_AREA: usize = 512 << 10;
/// Bytes that a PE gives to each other one in a long call, where there is room.
const LONG: usize = 100_000;
/// Types whose routines are called with many elements, too: a signed one, an unsigned one and a floating-point one.
const LONG_TYPES: [&str; 3] = ["schar_", "ulong_", "double_"];
/// Where in an area the elements begin, before a few of them that align them differently.
const DATA: usize = 64;
/// Bytes in `source` for a number of elements for each PE.
const SIZES: usize = 16 * size_of::<u64>();
/// Shapes of work-groups.
const SHAPES: [[u32; 3]; 4] = [[1, 1, 1], [7, 1, 1], [8, 8, 1], [16, 4, 4]];
/// One of so many modules is optimised, which takes half a minute for each: among these are routines of all kinds, for
/// floating-point numbers and for integers.
const OPTIMISED: usize = 5;
/// Calls that are made in one launch, and bytes of their areas.
const MOST_CALLS: usize = 256;
const MOST_BYTES: usize = 8 * LONG_AREA;

fn main() {
    let mut pe = Pe::start();
    let (n, me) = (pe.n(), pe.me());
    let teams = teams(&pe);
    let context = pe.shmem.ctx_create("create", teams[1].handle, 0).expect("asked for");
    names_without_type_or_team(&mut pe);
    counted_signals(&mut pe, &teams);
    let memory = pe.alloc::<u8>(2 * MOST_BYTES);
    for (number, group) in groups().into_iter().enumerate() {
        if number % GROUPS_IN_MODULE == 0 {
            let module = number / GROUPS_IN_MODULE;
            if module.is_multiple_of(OPTIMISED) { pe.load(CALLS[module]) } else { pe.load_unoptimised(CALLS[module]) }
        }
        for (variant, shape) in SHAPES.into_iter().enumerate() {
            // Many PEs share the cores: with them, a routine is called by one shape, and with the next number of PEs by another.
            if n > 2 && variant != (number + n as usize / 2) % SHAPES.len() {
                continue;
            }
            let plan = Plan { teams: &teams, context: context.raw() as u64, group: &group, variant, me, n };
            let calls: Vec<Call<'_>> = (0..group.own).flat_map(|number| plan.calls(number)).collect();
            // On few PEs: what a long call does does not depend on their number.
            let has_long = matches!(n, 2 | 3)
                && variant == (number + n as usize / 2) % SHAPES.len()
                && LONG_TYPES.iter().any(|name| group.name.starts_with(name));
            let long: Vec<Call<'_>> =
                (0..group.own).filter(|_| has_long).filter_map(|number| plan.long(number)).collect();
            for calls in calls.chunks(MOST_CALLS).chain(long.chunks(MOST_BYTES / LONG_AREA)) {
                launch(&mut pe, &group, shape, calls, memory, context);
            }
        }
    }
    pe.free(memory);
    pe.shmem.ctx_destroy("destroy", context).expect("alive");
    pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
    pe.finish();
}

/// The kernel of `kernels/names.cl`, in both languages.
fn names_without_type_or_team(pe: &mut Pe) {
    let elements = 4 + pe.n() as usize;
    let (words, numbers, right) = (pe.alloc::<i32>(elements), pe.alloc::<f64>(elements), pe.alloc::<i32>(9));
    for module in NAMES {
        pe.load(module);
        pe.write(words, &vec![0; elements]);
        pe.write(right, &[0; 9]);
        pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
        let args = [Arg::Long(1), Arg::Memory(words.cast()), Arg::Memory(numbers.cast()), Arg::Memory(right.cast())];
        pe.run("names", 16, &args);
        assert_eq!(pe.read(right, 9), [1; 9], "PE {} of {}", pe.me(), pe.n());
        pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
    }
    pe.free(right);
    pe.free(numbers);
    pe.free(words);
}

/// The kernel of `kernels/counted.cl` on the world and on its reverse.
fn counted_signals(pe: &mut Pe, teams: &[Members]) {
    pe.load(COUNTED);
    let signals = pe.alloc::<u64>(pe.n() as usize + 1);
    let wrong = pe.alloc::<i32>(1);
    pe.write(signals, &vec![0; pe.n() as usize + 1]);
    pe.write(wrong, &[0]);
    for (team, by_group) in [(&teams[0], 0), (&teams[1], 1)] {
        pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
        let (signals, wrong) = (Arg::Memory(signals.cast()), Arg::Memory(wrong.cast()));
        pe.run("counted", 16, &[Arg::Int(team.handle.raw()), Arg::Int(by_group), Arg::Int(20), signals, wrong]);
    }
    for any_of in [0, 1] {
        pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
        let (signals, wrong) = (Arg::Memory(signals.cast()), Arg::Memory(wrong.cast()));
        pe.run_groups("taken", 3, 1, &[Arg::Int(2000), Arg::Int(any_of), signals, wrong]);
    }
    assert_eq!(pe.read(wrong, 1), [0], "PE {} of {}", pe.me(), pe.n());
    assert_eq!(pe.read(signals, pe.n() as usize), vec![0; pe.n() as usize], "PE {} of {}", pe.me(), pe.n());
    pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
    pe.free(wrong);
    pe.free(signals);
}

/// A team that this PE is in, and its members in world numbers; or one that it is not in.
struct Members {
    handle: Team,
    members: Vec<i32>,
}

/// The world, its reverse with contexts, every second PE from the last one down, rows and columns of two, one PE, and at last one of
/// a group whose members are no stride, where there are enough PEs for that.
fn teams(pe: &Pe) -> Vec<Members> {
    let (n, me) = (pe.n(), pe.me());
    let strided = |start: i32, stride: i32, size: i32| {
        let handle = pe.split(Team::WORLD, start, stride, size);
        Members { handle, members: (0..size).map(|i| start + i * stride).collect() }
    };
    let (contexts, mask) = (Some(TeamConfig { num_contexts: 1 }), TeamConfig::NUM_CONTEXTS);
    let reversed = pe.shmem.team_split_strided("split", Team::WORLD, n - 1, -1, n, contexts, mask);
    let reversed = reversed.expect("valid").expect("all are members");
    let (half, width) = ((n + 1) / 2, 2.min(n));
    let (row, column) = pe.shmem.team_split_2d("split", Team::WORLD, width, (None, 0), (None, 0)).expect("valid");
    // Pairs in reverse, without PE 3 of many.
    let mut apart: Vec<i32> = (0..n).collect();
    apart.chunks_mut(2).for_each(<[i32]>::reverse);
    apart.retain(|&pe| pe != 3 || n <= 4);
    let group = pe.shmem.team_group(Team::WORLD).expect("alive").incl(&apart).expect("PEs of the job");
    let of_group = pe.shmem.team_create_group("create", Team::WORLD, Some(&group), None, 0).expect("valid");
    vec![
        Members { handle: Team::WORLD, members: (0..n).collect() },
        Members { handle: reversed, members: (0..n).rev().collect() },
        strided(2 * (half - 1), -2, half),
        Members { handle: row, members: (0..n).filter(|pe| pe / width == me / width).collect() },
        Members { handle: column, members: (0..n).filter(|pe| pe % width == me % width).collect() },
        strided(n - 1, 1, 1),
        Members { handle: of_group.unwrap_or(Team::INVALID), members: apart },
    ]
}

/// What a launch of a group's routines is made of.
struct Plan<'a> {
    teams: &'a [Members],
    context: u64,
    group: &'a Group,
    /// The number of the shape, by which calls differ.
    variant: usize,
    me: i32,
    n: i32,
}

/// A call, as it is made by each PE, and as the model makes it.
struct Call<'a> {
    entry: &'a KernelEntry,
    number: usize,
    /// Tells its memory from that of other calls.
    seed: u64,
    kind: ElementKind,
    /// Bytes of each of its areas.
    area: usize,
    /// Those that make it, in world numbers and in the order of their team.
    members: Vec<i32>,
    handle: u64,
    /// The world PE that each PE's call names, by its own; and the number that it names it by.
    targets: Vec<(i32, i32)>,
    nelems: usize,
    /// Elements, or bytes, that the data is moved by in `dest` and `source`.
    shifts: [usize; 2],
    strides: [usize; 2],
    block: usize,
    root: usize,
    add: bool,
    comparison: u64,
    /// The variable that is not left out of a wait.
    chosen: usize,
    in_place: bool,
    /// The routine by which a PE gives its target what that waits for.
    setter: Option<usize>,
    me: i32,
}

#[derive(Clone, Copy, PartialEq)]
struct ElementKind {
    /// `i`, `u` or `f`.
    class: char,
    bytes: usize,
}

impl ElementKind {
    fn of(element: Element) -> ElementKind {
        match element {
            Element::Type(ty) => {
                ElementKind { class: ty.rust.expect("a type").chars().next().expect("a letter"), bytes: ty.bytes }
            }
            Element::Bytes(bytes) => ElementKind { class: 'u', bytes },
            _ => ElementKind { class: 'u', bytes: 8 },
        }
    }

    /// One of the values that are compared and combined without loss: any integer, or a small one as a floating-point number.
    fn value(self, random: u64) -> u64 {
        match (self.class, self.bytes) {
            ('f', 4) => (1.0 + (random % 3) as f32).to_bits().into(),
            ('f', _) => (1.0 + (random % 3) as f64).to_bits(),
            _ => random & self.mask(),
        }
    }

    fn mask(self) -> u64 {
        if self.bytes >= 8 { u64::MAX } else { (1 << (8 * self.bytes)) - 1 }
    }

    fn load(self, from: &[u8]) -> u64 {
        let mut bits = [0; 8];
        let bytes = self.bytes.min(8);
        bits[..bytes].copy_from_slice(&from[..bytes]);
        u64::from_ne_bytes(bits)
    }

    fn store(self, to: &mut [u8], bits: u64) {
        let bytes = self.bytes.min(8);
        to[..bytes].copy_from_slice(&bits.to_ne_bytes()[..bytes]);
    }

    /// As a number whose order is that of the elements.
    fn ordered(self, bits: u64) -> i128 {
        match self.class {
            'i' => {
                let unused = 64 - 8 * self.bytes as u32;
                ((bits << unused) as i64 >> unused).into()
            }
            'f' => self.float(bits) as i128,
            _ => bits.into(),
        }
    }

    fn float(self, bits: u64) -> f64 {
        if self.bytes == 4 { f32::from_bits(bits as u32).into() } else { f64::from_bits(bits) }
    }

    fn combine(self, operation: &str, a: u64, b: u64) -> u64 {
        let floats = |combined: f64| {
            if self.bytes == 4 { u64::from((combined as f32).to_bits()) } else { combined.to_bits() }
        };
        let is_float = self.class == 'f';
        let combined = match operation {
            "sum" if is_float => return floats(self.float(a) + self.float(b)),
            "prod" if is_float => return floats(self.float(a) * self.float(b)),
            "sum" => a.wrapping_add(b),
            "prod" => a.wrapping_mul(b),
            "max" => return if self.ordered(b) > self.ordered(a) { b } else { a },
            "min" => return if self.ordered(b) < self.ordered(a) { b } else { a },
            "and" => a & b,
            "or" => a | b,
            "xor" => a ^ b,
            other => panic!("no {other}"),
        };
        combined & self.mask()
    }

    /// As `ISHMEM_CMP_*` say.
    fn compares(self, a: u64, comparison: u64, b: u64) -> bool {
        let (a, b) = (self.ordered(a), self.ordered(b));
        [a == b, a != b, a > b, a >= b, a < b, a <= b][comparison as usize - 1]
    }
}

/// What lies in an area at the beginning.
fn area(kind: ElementKind, bytes: usize, seed: u64) -> Vec<u8> {
    let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut area = vec![0; bytes];
    // A word of short elements at a time: all areas of a run are hundreds of millions of elements.
    for word in area.chunks_exact_mut(8) {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        let bits = match (kind.class, kind.bytes) {
            ('f', 4) => kind.value(random >> 8) | kind.value(random >> 40) << 32,
            ('f', _) => kind.value(random >> 8),
            _ => random,
        };
        word.copy_from_slice(&bits.to_ne_bytes());
    }
    area
}

impl<'a> Plan<'a> {
    /// The calls of a routine: of a collective one is on the team of the group.
    fn calls(&self, number: usize) -> Vec<Call<'a>> {
        let turns = [self.variant, self.variant + 2];
        let mut calls: Vec<_> = turns.into_iter().map(|turn| self.call(number, turn, number + turn, AREA)).collect();
        if self.is_collective(number) {
            calls.push(self.call(number, 2 * self.variant + 9, self.teams.len() - 1, AREA));
        }
        calls
    }

    /// The call with many elements, where the routine takes any number.
    fn long(&self, number: usize) -> Option<Call<'a>> {
        let row = self.group.routines[number].row;
        let takes_many = self.is_collective(number) || matches!(row.stem, "put" | "get");
        // All PEs are members of these, where there are no more than three.
        let team = [0, 1, self.teams.len() - 1][number % 3];
        (takes_many && row.stem != "team_sync").then(|| self.call(number, number + self.variant, team, LONG_AREA))
    }

    fn is_collective(&self, number: usize) -> bool {
        self.group.routines[number].row.find(Kind::Team).is_some()
    }

    fn call(&self, number: usize, turn: usize, team: usize, area: usize) -> Call<'a> {
        let entry = &self.group.routines[number];
        let kind = ElementKind::of(entry.element);
        let collective = self.is_collective(number);
        let team = &self.teams[if collective { team % self.teams.len() } else { 0 }];
        let size = if collective { team.members.len() } else { self.n as usize };
        let combines = entry.row.stem.ends_with("_reduce") || entry.row.stem.ends_with("scan");
        // Areas have room for a block from each member.
        let most = (area / 2 - 2 * DATA) / kind.bytes / if collective && !combines { size } else { 2 };
        let (nelems, block) = match area {
            AREA => ([1, 150, 0, 33][turn % 4], 1 + turn % 3),
            _ => ((LONG / kind.bytes) | 1, LONG / kind.bytes / 20),
        };
        let nelems = nelems.min(most);
        let target = |pe: i32| {
            let step = if turn % 4 == 1 { 0 } else { 1 };
            let number = if entry.on_context { self.n - 1 - pe } else { pe };
            let number = (number + step) % self.n;
            (if entry.on_context { self.n - 1 - number } else { number }, number)
        };
        Call {
            entry,
            number,
            seed: (number * 16 + turn) as u64 * 1000,
            kind,
            area,
            members: team.members.clone(),
            handle: if entry.on_context { self.context } else { team.handle.raw() as u64 },
            targets: (0..self.n).map(target).collect(),
            nelems,
            shifts: [[0, 0], [1, 3], [2, 2], [3, 1]][turn % 4],
            strides: [[1, 2], [3, 1], [2, 2], [2, 3]][turn % 4],
            block,
            root: turn % size,
            add: turn % 2 == 1,
            comparison: (turn % 6 + 1) as u64,
            chosen: turn % 3,
            in_place: combines && turn % 3 == 1,
            setter: is_wait(entry).then(|| {
                let stem = if entry.row.stem == "signal_wait_until" { "signal_set" } else { "atomic_set" };
                let sets = |entry: &KernelEntry| entry.row.stem == stem && !entry.on_context;
                self.group.routines.iter().rposition(sets).expect("variables of this type can be set")
            }),
            me: self.me,
        }
    }
}

fn is_wait(entry: &KernelEntry) -> bool {
    entry.row.stem.contains("wait_until")
}

impl Call<'_> {
    fn has(&self, me: i32) -> bool {
        self.members.contains(&me)
    }

    fn dest(&self, pe: i32) -> Vec<u8> {
        area(self.kind, self.area, self.seed + pe as u64)
    }

    fn source(&self, pe: i32) -> Vec<u8> {
        area(self.kind, self.area, self.seed + 500 + pe as u64)
    }

    /// Where the elements end, and what else the call writes begins: in `dest` what it fetches and numbers of variables, in `source`
    /// the states of variables.
    fn more(&self) -> usize {
        self.area / 2
    }

    /// Where in `dest` the signal is.
    fn signal_at(&self) -> usize {
        self.area - 64
    }

    /// Where the elements are in `dest` and `source`.
    fn starts(&self) -> [usize; 2] {
        self.shifts.map(|shift| DATA + shift * self.kind.bytes)
    }

    /// The PE whose call names this one.
    fn origin(&self, pe: i32) -> i32 {
        (0..self.targets.len() as i32)
            .find(|&other| self.targets[other as usize].0 == pe)
            .expect("targets are a permutation")
    }

    /// How many elements a PE's call names: collect takes a different number from each.
    fn nelems_of(&self, pe: i32) -> usize {
        if self.entry.row.stem == "collect" { self.nelems.saturating_sub(pe as usize) } else { self.nelems }
    }

    fn is_tile(&self) -> bool {
        self.entry.row.stem.contains("tile_")
    }

    /// Offset in `dest`, offset in `source` and number of the elements that the member in one place of a team gives to that in
    /// another by alltoallv: blocks of different lengths, in places of equal lengths, those in `dest` the other way round.
    fn ragged(&self, from: usize, to: usize) -> [usize; 3] {
        let last = self.members.len() - 1;
        [(last - from) * self.nelems, to * self.nelems, self.nelems.saturating_sub((from + 2 * to) % 4)]
    }

    fn blocks(&self) -> (usize, usize, [usize; 2]) {
        if self.is_tile() && self.nelems == 0 {
            // An empty one, whose strides may be 0.
            return (0, 0, [0, 0]);
        }
        let by_block = self.entry.row.stem.starts_with("ib") || self.is_tile();
        let block = if by_block { self.block } else { 1 };
        let strides = if self.is_tile() && self.in_place { [2, 2] } else { self.strides };
        let strides = strides.map(|stride| if by_block { stride + self.block } else { stride });
        // The last one ends in the area.
        let room = (self.more() - 2 * DATA) / self.kind.bytes;
        (block, self.nelems.min(room / strides[0].max(strides[1])), strides)
    }

    fn signal(&self, origin: i32) -> u64 {
        self.seed + 77 + origin as u64
    }

    /// What a call of `pe` passes by value.
    fn value(&self, pe: i32) -> u64 {
        self.kind.value((self.seed + 13 * pe as u64).wrapping_mul(0x2545_f491_4f6c_dd1d) >> 7)
    }

    /// What a wait waits for: what its PE has as the value of the variable.
    fn awaited(&self, pe: i32) -> u64 {
        self.kind.load(&self.source(pe)[self.starts()[1] + self.chosen * self.kind.bytes..])
    }

    /// What comparisons are with.
    fn bound(&self, pe: i32) -> u64 {
        if is_wait(self.entry) { self.awaited(pe) } else { self.kind.load(&self.source(pe)[self.starts()[1]..]) }
    }

    fn cmp(&self) -> u64 {
        if is_wait(self.entry) { 1 } else { self.comparison }
    }

    /// How many variables, and which are left out.
    fn variables(&self) -> (usize, Vec<i32>) {
        match self.entry.row.stem {
            "wait_until" | "test" => (1, vec![0]),
            stem if stem.starts_with("wait") => (3, (0..3).map(|i| i32::from(i != self.chosen)).collect()),
            _ => (self.nelems.min(20), (0..20).map(|i| i32::from(i % 3 == 1)).collect()),
        }
    }

    /// The call's words; `dest` and `source` are addresses of its areas.
    fn words(&self, dest: u64, source: u64) -> [u64; CALL_WORDS] {
        let stem = self.entry.row.stem;
        let [at_dest, at_source] = self.starts().map(|start| start as u64);
        let (_, count, strides) = self.blocks();
        let waits = is_wait(self.entry) || stem.starts_with("test");
        let mut words = [0; CALL_WORDS];
        words[0] = self.number as u64;
        let mut set = |kind, name, word| words[slot(kind, name)] = word;
        set(Kind::Team, "", self.handle);
        set(Kind::Dest, "", dest + at_dest);
        set(Kind::Source, "", if self.in_place { dest + at_dest } else { source + at_source });
        set(Kind::Fetch, "", dest + self.more() as u64);
        set(Kind::Value, "", self.value(self.me));
        set(Kind::Condition, "", self.condition(self.me));
        let nelems = if waits {
            self.variables().0
        } else if stem.starts_with('i') || self.is_tile() {
            count
        } else {
            self.nelems_of(self.me)
        };
        set(Kind::Count, "", nelems as u64);
        set(Kind::Stride, "dst", strides[0] as u64);
        set(Kind::Stride, "sst", strides[1] as u64);
        set(Kind::Block, "", self.block as u64);
        set(Kind::Pe, "", self.targets[self.me as usize].1 as u64);
        if self.entry.row.find(Kind::Root).is_some() {
            set(Kind::Root, "", self.root as u64);
        }
        set(Kind::SignalAddress, "", dest + self.signal_at() as u64);
        set(Kind::Signal, "", self.signal(self.me));
        set(Kind::SignalOperation, "", self.add.into());
        set(Kind::Comparison, "", self.cmp());
        set(Kind::Status, "", source + self.more() as u64);
        for (number, name) in ["dest_offsets", "source_offsets", "counts"].into_iter().enumerate() {
            set(Kind::Sizes, name, source + (self.more() + number * SIZES) as u64);
        }
        if waits {
            set(Kind::Bound, "", self.bound(self.me));
        }
        if stem == "signal_wait_until" {
            words[17] = self.signal(self.origin(self.me));
        }
        words
    }

    /// The call by which this PE ends the wait of its target.
    fn setting_words(&self, dest: u64, source: u64) -> Option<[u64; CALL_WORDS]> {
        let mut words = self.words(dest, source);
        words[0] = self.setter? as u64;
        words[slot(Kind::Dest, "")] += (self.chosen_variable() * self.kind.bytes) as u64;
        words[slot(Kind::Value, "")] = self.awaited(self.targets[self.me as usize].0);
        Some(words)
    }

    fn chosen_variable(&self) -> usize {
        if self.variables().0 == 1 { 0 } else { self.chosen }
    }

    /// What a compare-and-swap expects: what is there, or something else.
    fn condition(&self, pe: i32) -> u64 {
        let there = self.kind.load(&self.dest(self.targets[pe as usize].0)[self.starts()[0]..]);
        if self.add { there ^ 1 } else { there }
    }

    /// What this PE's `dest` holds at the end, and what its call may return; nothing for what is no function.
    fn model(&self) -> (Vec<u8>, Vec<u64>) {
        let row = self.entry.row;
        let (me, kind, b) = (self.me, self.kind, self.kind.bytes);
        let mut dest = self.dest(me);
        let (origin, (target, _)) = (self.origin(me), self.targets[me as usize]);
        let [to, from] = self.starts();
        let copy = |dest: &mut [u8], source: &[u8]| {
            let (block, count, strides) = self.blocks();
            if row.stem.starts_with('i') || self.is_tile() {
                for i in 0..count {
                    let (to, from) = (to + i * strides[0] * b, from + i * strides[1] * b);
                    dest[to..to + block * b].copy_from_slice(&source[from..from + block * b]);
                }
            } else {
                let bytes = self.nelems * b;
                dest[to..to + bytes].copy_from_slice(&source[from..from + bytes]);
            }
        };
        let of_members = if row.find(Kind::Team).is_some() { &self.members[..] } else { &[] };
        let of_member = |&pe: &i32| if self.in_place { self.dest(pe) } else { self.source(pe) };
        let sources: Vec<Vec<u8>> = of_members.iter().map(of_member).collect();
        let from = if self.in_place { to } else { from };
        let my_place = self.members.iter().position(|&pe| pe == me).unwrap_or(0);
        let mut results = Vec::new();
        match row.stem {
            "put" | "iput" | "ibput" => copy(&mut dest, &self.source(origin)),
            "get" | "iget" | "ibget" => copy(&mut dest, &self.source(target)),
            "p" => kind.store(&mut dest[to..], self.value(origin)),
            "g" => results = vec![kind.load(&self.source(target)[from..])],
            "collect" | "fcollect" => {
                results = vec![0];
                let mut at = to;
                for (source, &pe) in sources.iter().zip(&self.members) {
                    let bytes = self.nelems_of(pe) * b;
                    dest[at..at + bytes].copy_from_slice(&source[from..from + bytes]);
                    at += bytes;
                }
            }
            "alltoall" => {
                results = vec![0];
                let bytes = self.nelems * b;
                for (number, source) in sources.iter().enumerate() {
                    let (to, from) = (to + number * bytes, from + my_place * bytes);
                    dest[to..to + bytes].copy_from_slice(&source[from..from + bytes]);
                }
            }
            "alltoallv" => {
                results = vec![0];
                for (place, source) in sources.iter().enumerate() {
                    let [at, begin, count] = self.ragged(place, my_place).map(|elements| elements * b);
                    dest[to + at..][..count].copy_from_slice(&source[from + begin..][..count]);
                }
            }
            "broadcast" | "tile_broadcast" => {
                results = vec![0];
                copy(&mut dest, &self.source(self.members[self.root]));
            }
            "team_sync" => results = vec![0],
            "fence" | "quiet" | "flush" | "sync_all" | "barrier_all" => {}
            "signal_fetch" => results = vec![kind.load(&dest[self.signal_at()..])],
            "signal_set" => kind.store(&mut dest[self.signal_at()..], self.signal(origin)),
            "signal_add" => {
                let sum = kind.load(&dest[self.signal_at()..]).wrapping_add(self.signal(origin));
                kind.store(&mut dest[self.signal_at()..], sum);
            }
            "signal_wait_until" => {
                kind.store(&mut dest[self.signal_at()..], self.signal(origin));
                results = vec![self.signal(origin)];
            }
            stem if stem.starts_with("atomic_") => {
                let changed = |before: u64, pe: i32| match &stem[7..] {
                    "fetch" => before,
                    "set" | "swap" => self.value(pe),
                    "compare_swap" if before == self.condition(pe) => self.value(pe),
                    "compare_swap" => before,
                    "inc" | "fetch_inc" => before.wrapping_add(1) & kind.mask(),
                    "add" | "fetch_add" => kind.combine("sum", before, self.value(pe)),
                    other => kind.combine(other.trim_start_matches("fetch_"), before, self.value(pe)),
                };
                let before = if stem == "atomic_fetch" {
                    kind.load(&self.source(target)[from..])
                } else {
                    kind.load(&self.dest(target)[to..])
                };
                if row.returns == Returns::Element {
                    results = vec![before];
                } else if row.find(Kind::Fetch).is_some() {
                    kind.store(&mut dest[self.more()..], before);
                }
                if stem != "atomic_fetch" {
                    let after = changed(kind.load(&dest[to..]), origin);
                    kind.store(&mut dest[to..], after);
                }
            }
            stem if stem.ends_with("_reduce") || stem.ends_with("scan") || stem.ends_with("_reducescatter") => {
                results = vec![0];
                let operation = stem.split('_').next().expect("a word");
                // Where each element is: in `dest`, and in `source`.
                let places: Vec<[usize; 2]> = if self.is_tile() {
                    let (block, count, strides) = self.blocks();
                    let row = |row: usize| (0..block).map(move |i| strides.map(|stride| row * stride + i));
                    (0..count).flat_map(row).collect()
                } else {
                    let first = if stem.ends_with("scatter") { my_place * self.nelems } else { 0 };
                    (0..self.nelems).map(|i| [i, first + i]).collect()
                };
                for [i, at] in places {
                    let elements = sources.iter().map(|source| kind.load(&source[from + at * b..]));
                    let combined = match stem {
                        "sum_inscan" => elements.take(my_place + 1).reduce(|a, b| kind.combine("sum", a, b)),
                        "sum_exscan" => elements.take(my_place).reduce(|a, b| kind.combine("sum", a, b)).or(Some(0)),
                        _ => elements.reduce(|a, b| kind.combine(operation, a, b)),
                    };
                    kind.store(&mut dest[to + i * b..], combined.expect("a team has members"));
                }
            }
            stem => {
                let (n, left_out) = self.variables();
                if self.setter.is_some() {
                    kind.store(&mut dest[to + self.chosen_variable() * b..], self.awaited(me));
                }
                let source = self.source(me);
                let bound = |i: usize| {
                    if stem.ends_with("_vector") { kind.load(&source[from + i * b..]) } else { self.bound(me) }
                };
                let asked: Vec<usize> = (0..n).filter(|&i| left_out[i] == 0).collect();
                let holds = |&i: &usize| kind.compares(kind.load(&dest[to + i * b..]), self.cmp(), bound(i));
                let holding: Vec<usize> = asked.iter().copied().filter(|i| holds(i)).collect();
                let all = holding.len() == asked.len();
                if stem.contains("_any") {
                    let any = holding.into_iter().map(|i| i as u64);
                    results = if any.len() == 0 { vec![u64::MAX] } else { any.collect() };
                } else if stem.contains("_some") {
                    results = vec![holding.len() as u64];
                    for (at, i) in holding.into_iter().enumerate() {
                        dest[self.more() + at * 8..][..8].copy_from_slice(&(i as u64).to_ne_bytes());
                    }
                } else if stem.starts_with("test") {
                    results = vec![all.into()];
                }
            }
        }
        if row.suffix.starts_with("_signal") {
            let (before, signal) =
                (u64::from_ne_bytes(dest[self.signal_at()..][..8].try_into().expect("8 bytes")), self.signal(origin));
            let after = if self.add { before.wrapping_add(signal) } else { signal };
            dest[self.signal_at()..][..8].copy_from_slice(&after.to_ne_bytes());
        }
        (dest, results)
    }

    /// What this PE's `source` holds, with the states of the variables.
    fn whole_source(&self) -> Vec<u8> {
        let mut source = self.source(self.me);
        for (at, state) in self.variables().1.into_iter().enumerate() {
            source[self.more() + at * 4..][..4].copy_from_slice(&state.to_ne_bytes());
        }
        if self.entry.row.find(Kind::Sizes).is_some() {
            let mine = self.members.iter().position(|&pe| pe == self.me).unwrap_or(0);
            for to in 0..self.members.len() {
                for (number, size) in self.ragged(mine, to).into_iter().enumerate() {
                    source[self.more() + number * SIZES + to * 8..][..8].copy_from_slice(&(size as u64).to_ne_bytes());
                }
            }
        }
        source
    }
}

/// Makes calls in one kernel on every PE, completes those on the context, and compares.
fn launch(pe: &mut Pe, group: &Group, shape: [u32; 3], calls: &[Call<'_>], memory: *mut u8, context: Context) {
    let bytes = calls[0].area;
    let areas = calls.len() * bytes;
    let (dests, sources) = (memory, memory.wrapping_add(MOST_BYTES));
    pe.write(dests, &calls.iter().map(|call| call.dest(call.me)).collect::<Vec<_>>().concat());
    pe.write(sources, &calls.iter().map(Call::whole_source).collect::<Vec<_>>().concat());

    let mut words: Vec<u64> = Vec::new();
    let mut answers = Vec::new();
    for (at, call) in calls.iter().enumerate().filter(|(_, call)| call.has(call.me)) {
        let (dest, source) = (dests as usize + at * bytes, sources as usize + at * bytes);
        words.extend(call.setting_words(dest as u64, source as u64).into_iter().flatten());
        answers.push(words.len() / CALL_WORDS);
        words.extend(call.words(dest as u64, source as u64));
    }
    let items = shape.iter().product::<u32>() as usize;
    let made = words.len() / CALL_WORDS;
    let objects = pe.shmem.level_zero();
    let scratch = |bytes: usize| objects.context.alloc_device(&objects.device, bytes.max(8), 64).expect("memory");
    let (list, returned) = (scratch(size_of_val(&words[..])), scratch(made * items * 8));
    // SAFETY: both ranges are ours and as long.
    unsafe { pe.copy(list.as_ptr(), words.as_ptr().cast(), size_of_val(&words[..])) };
    pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
    let args = [Arg::Memory(list.as_ptr()), Arg::Int(made as i32), Arg::Memory(returned.as_ptr())];
    pe.run_shape(&format!("calls_{}", group.name), shape, &args);
    pe.shmem.ctx_quiet("quiet", context).expect("alive");
    pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");

    let mut found = vec![0u64; made * items];
    // SAFETY: as above.
    unsafe { pe.copy(found.as_mut_ptr().cast(), returned.as_ptr(), size_of_val(&found[..])) };
    let (dest, source) = (pe.read(dests, areas), pe.read(sources, areas));
    let mut answers = answers.into_iter();
    for (at, call) in calls.iter().enumerate() {
        let area = at * bytes..(at + 1) * bytes;
        let what = || {
            format!("PE {} of {:?}: {} by {shape:?}, {} elements", call.me, call.members, call.entry.name, call.nelems)
        };
        assert!(source[area.clone()] == call.whole_source()[..], "{}: `source` has changed", what());
        if !call.has(call.me) {
            assert!(dest[area] == call.dest(call.me)[..], "{}: `dest` of another team's PE has changed", what());
            continue;
        }
        let (expected, results) = call.model();
        let wrong = (0..bytes).find(|&i| dest[at * bytes + i] != expected[i]);
        if let Some(wrong) = wrong {
            panic!(
                "{}: byte {} of `dest` is {}, not {}",
                what(),
                wrong as isize - call.starts()[0] as isize,
                dest[at * bytes + wrong],
                expected[wrong]
            );
        }
        let answer = answers.next().expect("one for each call");
        if results.is_empty() {
            continue;
        }
        let mask = if call.entry.row.returns == Returns::Element { call.kind.mask() } else { u64::MAX };
        let answered = if call.entry.by_work_group { items } else { 1 };
        let told: Vec<u64> = found[answer * items..][..answered].iter().map(|found| found & mask).collect();
        let is_right = results.contains(&told[0]) && told.iter().all(|&other| other == told[0]);
        assert!(is_right, "{}: work-items were told {told:?}, of {results:?}", what());
    }
    pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
}
