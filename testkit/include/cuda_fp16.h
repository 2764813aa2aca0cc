// What CUDA has under this name is part of `cuda_cpu.h`.
#pragma once
#include "cuda_cpu_half.h"
