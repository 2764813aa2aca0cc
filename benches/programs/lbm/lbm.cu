// lbm: one step of the lattice Boltzmann method D2Q9 on a periodic lattice: stream and collide
// builds: sm_80
__constant__ const int CX[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
__constant__ const int CY[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
__constant__ const float WEIGHT[9] = {4.0f / 9, 1.0f / 9, 1.0f / 9, 1.0f / 9, 1.0f / 9, 1.0f / 36, 1.0f / 36, 1.0f / 36, 1.0f / 36};

extern "C" __global__ void stream_and_collide(const float *__restrict__ f, float *__restrict__ g, int nx, int ny, float omega)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= nx || y >= ny)
        return;
    float in[9], density = 0.0f, u = 0.0f, v = 0.0f;
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
    float square = 1.0f - 1.5f * (u * u + v * v);
#pragma unroll
    for (int q = 0; q < 9; q++) {
        float along = 3.0f * (CX[q] * u + CY[q] * v);
        float equilibrium = WEIGHT[q] * density * (square + along + 0.5f * along * along);
        g[(q * ny + y) * nx + x] = in[q] + omega * (equilibrium - in[q]);
    }
}
