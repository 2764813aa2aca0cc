// ocean_f64: the model of ocean.cu in double precision
// builds: sm_80
#define REAL double
#include "ocean.cu"
