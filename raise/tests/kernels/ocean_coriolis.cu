// construct: ocean / Coriolis force between staggered points, Adams-Bashforth
// builds: sm_80 sm_120 clang

extern "C" __global__ void ocean_coriolis(const float *u, const float *v, float *gu, float *gv, int nx, int ny, float f0, float beta, float dy) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny) return;
    int s = nx + 2;
    int at = (j + 1) * s + i + 1;
    float f = f0 + beta * ((float)j + 0.5f) * dy;
    gu[at] += f * 0.25f * (v[at] + v[at - 1] + v[at + s] + v[at + s - 1]);
    gv[at] -= f * 0.25f * (u[at] + u[at + 1] + u[at - s] + u[at - s + 1]);
}
