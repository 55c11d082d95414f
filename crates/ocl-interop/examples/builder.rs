//! A program that builds for an engine in another process: see `Options::builder`. The tests name it.

fn main() {
    ocl_interop::serve()
}
