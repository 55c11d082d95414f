//! `ze-cpu-build`: compiles a module for `libze_cpu.so`, which starts it, so that a compiler that crashes over a module takes no
//! program with it.

fn main() {
    ocl_interop::serve()
}
