/* The typed operations of every type of the RMA family. */
#include "by_type.h"

ISHMEMI_RMA_TYPES(BY_TYPE)
