/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Where older programs look for shmemx.h.
 */
#include "../shmemx.h"
