/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * What shmem_info_get_name gives, for the preprocessor. */
#ifndef SHMEM_VERSION_H
#define SHMEM_VERSION_H

#define SHMEM_VENDOR_STRING "Zeshmem 0.1.0"

#endif
