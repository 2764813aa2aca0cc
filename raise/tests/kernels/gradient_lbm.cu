// construct: gradient / a lattice Boltzmann step, D2Q9, and the kinetic energy of all steps, by halves in each block
// builds: sm_80 sm_120 clang
__constant__ const int CX[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
__constant__ const int CY[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
__constant__ const double WEIGHT[9] = {4.0 / 9, 1.0 / 9, 1.0 / 9, 1.0 / 9, 1.0 / 9, 1.0 / 36, 1.0 / 36, 1.0 / 36, 1.0 / 36};

extern "C" __global__ void stream_and_collide(const double *__restrict__ f, double *__restrict__ g, int nx, int ny, double omega)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= nx || y >= ny)
        return;
    double in[9], density = 0.0, u = 0.0, v = 0.0;
#pragma unroll
    for (int q = 0; q < 9; q++) {
        int from_x = (x - CX[q] + nx) % nx, from_y = (y - CY[q] + ny) % ny;
        in[q] = f[(q * ny + from_y) * nx + from_x];
        density += in[q];
        u += CX[q] * in[q];
        v += CY[q] * in[q];
    }
    u /= density;
    v /= density;
    double square = 1.0 - 1.5 * (u * u + v * v);
#pragma unroll
    for (int q = 0; q < 9; q++) {
        double along = 3.0 * (CX[q] * u + CY[q] * v);
        double equilibrium = WEIGHT[q] * density * (square + along + 0.5 * along * along);
        g[(q * ny + y) * nx + x] = in[q] + omega * (equilibrium - in[q]);
    }
}

extern "C" __global__ void kinetic_energy(const double *g, double *J, int cells)
{
    __shared__ double sum[64];
    int at = blockIdx.x * 64 + threadIdx.x;
    double energy = 0.0;
    if (at < cells) {
        double density = 0.0, u = 0.0, v = 0.0;
#pragma unroll
        for (int q = 0; q < 9; q++) {
            double in = g[q * cells + at];
            density += in;
            u += CX[q] * in;
            v += CY[q] * in;
        }
        energy = 0.5 * (u * u + v * v) / density;
    }
    sum[threadIdx.x] = energy;
    for (int half = 32; half > 0; half /= 2) {
        __syncthreads();
        if (threadIdx.x < half)
            sum[threadIdx.x] += sum[threadIdx.x + half];
    }
    if (threadIdx.x == 0)
        atomicAdd(J, sum[0]);
}
