//! What programs are told of fabrics.

use crate::base::object;
use level_zero_sys::*;

use crate::base::answer::answer;
use crate::base::arguments::{list, read, write};
use crate::base::object::getters;
use crate::devices::device::Device;
use crate::devices::driver::{Driver, driver};
use crate::devices::fabric::{Vertex, device_of, vertex};

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

/// No links, so no call has one to ask about.
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
