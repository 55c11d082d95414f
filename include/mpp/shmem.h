/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * The place of shmem.h before OpenSHMEM 1.2.
 */
#include "../shmem.h"
