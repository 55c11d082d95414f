//! Fabrics: every device is a vertex, and its tiles are vertices inside of it. No links between them are told of, for memory that all
//! reach in the same way has none.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use level_zero_sys::*;

use crate::base::answer::Answer;
use crate::base::object::{self, object};
use crate::devices::device::Device;

pub struct Vertex {
    /// The device's handle.
    pub device: usize,
}
object!(Vertex, _ze_fabric_vertex_handle_t, b"vertex  ");

/// The vertex of a device, made when it is first asked for.
pub fn vertex(device: usize) -> Answer<ze_fabric_vertex_handle_t> {
    static KNOWN: Mutex<BTreeMap<usize, usize>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(vertex) = known.get(&device) {
        return Ok(*vertex as ze_fabric_vertex_handle_t);
    }
    let vertex = object::publish(Arc::new(Vertex { device }))?;
    known.insert(device, vertex as usize);
    Ok(vertex)
}

/// The device that a vertex is.
///
/// # Safety
/// The handle is the caller's.
pub unsafe fn device_of<'a>(vertex: ze_fabric_vertex_handle_t) -> Answer<&'a Device> {
    // SAFETY: forwarded to the caller; devices live as long as the process.
    unsafe {
        let device = object::get::<Vertex>(vertex)?.device;
        object::get::<Device>(device as ze_device_handle_t)
    }
}
