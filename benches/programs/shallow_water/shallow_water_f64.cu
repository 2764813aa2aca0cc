// The kernels of examples/shallow_water in double precision; their constants are numbers that `float` has, too.
// builds: sm_80
#define float double
#include "../../../examples/shallow_water/shallow_water.cu"
