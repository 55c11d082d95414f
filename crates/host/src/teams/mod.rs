//! Teams: asked about, made and ended.

mod create;
mod destroy;
mod group;
mod queries;
mod split;
