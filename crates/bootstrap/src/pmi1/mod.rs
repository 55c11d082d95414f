//! PMI-1, the protocol of MPICH's launchers, spoken also by Slurm, Flux and our own `oshrun`.
//!
//! The launcher leaves one end of a socket pair in every PE. Requests and answers are lines of text, strictly one answer
//! for one request: see [`wire`]. The launcher keeps a key-value store; what is put before a barrier can be got after it.
//! An [`exchange`](crate::Bootstrap::exchange) is therefore: put my card, barrier, get everybody's; and where nodes exchange
//! values, one PE of each puts, and gets those of the others ([`Store`](crate::Store)). Cards are binary and
//! the store takes short printable texts, which is what [`pieces`] is for.
//!
//! The protocol is described in Flux RFC 13 and in MPICH's developer documentation.

mod beside_mpi;
mod client;
pub mod pieces;
pub mod server;
pub mod wire;

pub use client::Client;
