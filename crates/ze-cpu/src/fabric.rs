//! Fabrics: every device is a vertex, and its tiles are vertices inside of it. No links between them are told of, for memory that all
//! reach in the same way has none.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use level_zero_sys::*;

use crate::answer::{Answer, answer, list, read, write};
use crate::device::Device;
use crate::driver::{Driver, driver};
use crate::object::{self, getters, object};

pub struct Vertex {
    /// The device's handle.
    device: usize,
}
object!(Vertex, _ze_fabric_vertex_handle_t, b"vertex  ");

/// The vertex of a device, made when it is first asked for.
fn vertex(device: usize) -> Answer<ze_fabric_vertex_handle_t> {
    static KNOWN: Mutex<BTreeMap<usize, usize>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(vertex) = known.get(&device) {
        return Ok(*vertex as ze_fabric_vertex_handle_t);
    }
    let vertex = object::publish(Arc::new(Vertex { device }))?;
    known.insert(device, vertex as usize);
    Ok(vertex)
}

/// # Safety
/// The handle is the caller's.
unsafe fn device_of<'a>(vertex: ze_fabric_vertex_handle_t) -> Answer<&'a Device> {
    // SAFETY: forwarded to the caller; devices live as long as the process.
    unsafe {
        let device = object::get::<Vertex>(vertex)?.device;
        object::get::<Device>(device as ze_device_handle_t)
    }
}

/// Those that are not inside of others.
pub unsafe extern "C" fn zeFabricVertexGetExp(
    handle: ze_driver_handle_t,
    count: *mut u32,
    vertices: *mut ze_fabric_vertex_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the list is as the specification says.
        unsafe {
            object::get::<Driver>(handle)?;
            let listed = driver()?.object.devices.iter();
            let mut whole: Vec<usize> =
                listed.map(|device| device.object.root().unwrap_or(device.raw() as usize)).collect();
            whole.dedup();
            list(count, vertices, whole.len(), |room, index| write(room, vertex(whole[index])?))
        }
    })
}

pub unsafe extern "C" fn zeFabricVertexGetSubVerticesExp(
    handle: ze_fabric_vertex_handle_t,
    count: *mut u32,
    vertices: *mut ze_fabric_vertex_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the list is as the specification says.
        unsafe {
            let tiles = device_of(handle)?.tiles();
            list(count, vertices, tiles.len(), |room, index| write(room, vertex(tiles[index].raw() as usize)?))
        }
    })
}

pub unsafe extern "C" fn zeFabricVertexGetPropertiesExp(
    handle: ze_fabric_vertex_handle_t,
    properties: *mut ze_fabric_vertex_exp_properties_t,
) -> ze_result_t {
    use ze_fabric_vertex_exp_type_t as Type;
    answer(|| {
        // SAFETY: the handle is the caller's, and the structure is as the specification says.
        unsafe {
            let device = device_of(handle)?;
            let mut filled = read(properties)?;
            filled.uuid.id = device.uuid().id;
            filled.type_ = if device.root().is_some() {
                Type::ZE_FABRIC_VERTEX_EXP_TYPE_SUBDEVICE
            } else {
                Type::ZE_FABRIC_VERTEX_EXP_TYPE_DEVICE
            };
            filled.remote = 0;
            let ze_pci_address_ext_t { domain, bus, device, function } = device.pci_address();
            filled.address = ze_fabric_vertex_pci_exp_address_t { domain, bus, device, function };
            write(properties, filled)
        }
    })
}

pub unsafe extern "C" fn zeDeviceGetFabricVertexExp(
    device: ze_device_handle_t,
    handle: *mut ze_fabric_vertex_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe {
            object::get::<Device>(device)?;
            write(handle, vertex(device as usize)?)
        }
    })
}

/// No links, so that nobody has one to ask about.
pub unsafe extern "C" fn zeFabricEdgeGetExp(
    from: ze_fabric_vertex_handle_t,
    to: ze_fabric_vertex_handle_t,
    count: *mut u32,
    edges: *mut ze_fabric_edge_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, and the list is as the specification says.
        unsafe {
            object::get::<Vertex>(from)?;
            object::get::<Vertex>(to)?;
            list(count, edges, 0, |_, _| Ok(()))
        }
    })
}

getters! {
    zeFabricVertexGetDeviceExp(Vertex) -> ze_device_handle_t: |vertex| Ok(vertex.device as ze_device_handle_t);
}
