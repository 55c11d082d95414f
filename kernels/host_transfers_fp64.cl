/* Reductions of double precision, which not every device has. */
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#include "host_reduce.h"

FLOATS(f64, double)
COMPLEX(complex64, double2)
