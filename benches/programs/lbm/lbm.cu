// lbm: one step of the lattice Boltzmann method D2Q9 on a periodic lattice: stream and collide
// builds: sm_80
__constant__ const int CX[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
__constant__ const int CY[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
__constant__ const double WEIGHT[9] = {4.0 / 9, 1.0 / 9, 1.0 / 9, 1.0 / 9, 1.0 / 9, 1.0 / 36, 1.0 / 36, 1.0 / 36, 1.0 / 36};

template <typename Real>
__device__ void stream_and_collide(const Real *__restrict__ f, Real *__restrict__ g, int nx, int ny, Real omega)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= nx || y >= ny)
        return;
    Real in[9], density = 0, u = 0, v = 0;
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
    Real square = Real(1) - Real(1.5) * (u * u + v * v);
#pragma unroll
    for (int q = 0; q < 9; q++) {
        Real along = Real(3) * (CX[q] * u + CY[q] * v);
        Real equilibrium = Real(WEIGHT[q]) * density * (square + along + Real(0.5) * along * along);
        g[(q * ny + y) * nx + x] = in[q] + omega * (equilibrium - in[q]);
    }
}

extern "C" __global__ void stream_and_collide_f32(const float *__restrict__ f, float *__restrict__ g, int nx, int ny, float omega)
{
    stream_and_collide(f, g, nx, ny, omega);
}

extern "C" __global__ void stream_and_collide_f64(const double *__restrict__ f, double *__restrict__ g, int nx, int ny, double omega)
{
    stream_and_collide(f, g, nx, ny, omega);
}
