/* For devices that have double precision. */
#include "lists.h"

ISHMEMI_COMBINE_KERNEL(f64, 8, ISHMEMI_OF_NUMBERS)
