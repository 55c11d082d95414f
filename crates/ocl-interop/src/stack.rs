//! Room on the stack. Compilers and kernels run on the calling thread, whose stack the program made as small as its own code
//! needs: on a GPU it would be enough.

/// Below this there is no room for a compiler.
const COMPILER_NEEDS: usize = 2 << 20;
const COMPILER_GETS: usize = 16 << 20;

/// What the engine needs around a kernel.
const AROUND_KERNEL: usize = 512 << 10;

/// Does what may compile.
pub fn for_compiler<T>(work: impl FnOnce() -> T) -> T {
    stacker::maybe_grow(COMPILER_NEEDS, COMPILER_GETS, work)
}

/// Runs a kernel that keeps so many bytes of its own on the stack.
pub fn for_kernel<T>(bytes: usize, work: impl FnOnce() -> T) -> T {
    let needed = bytes.saturating_add(AROUND_KERNEL);
    stacker::maybe_grow(needed, needed, work)
}
