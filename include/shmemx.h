/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Zeshmem: extensions of OpenSHMEM.
 */
#ifndef SHMEMX_H
#define SHMEMX_H

#include "shmem.h"

#define SHMEMX_TEAM_NODE ((shmem_team_t)2) /* the PEs on this PE's node */

#endif /* SHMEMX_H */
