// ocean: a hydrostatic model of the ocean with a free surface, a kernel for each part of a step
// builds: sm_80
#include "halos.cuh"
#include "seawater.cuh"
#include "continuity.cuh"
#include "momentum.cuh"
#include "biharmonic.cuh"
#include "tracers.cuh"
#include "mixing.cuh"
#include "free_surface.cuh"
#include "explicit_surface.cuh"
#include "runge_kutta.cuh"
#include "time_step.cuh"
