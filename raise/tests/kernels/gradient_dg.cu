// construct: gradient / discontinuous Galerkin: fluxes of an element staged in shared memory, differentiated along three axes, integrated
// builds: sm_80 sm_120 clang
#define N 4

// An isothermal gas: density and momentum. A block for each element, a thread for each of its N x N x N nodes.
extern "C" __global__ void volume(const double *state, const double *derivative, const double *metric, double *tendency, double sound)
{
    __shared__ double d[N][N];
    __shared__ double flux[3][4][N][N][N];
    int i = threadIdx.x, j = threadIdx.y, k = threadIdx.z, e = blockIdx.x;
    int node = (k * N + j) * N + i;
    if (k == 0)
        d[j][i] = derivative[j * N + i];
    const double *q = state + e * 4 * N * N * N + node;
    const double *m = metric + e * 10 * N * N * N + node;
    double density = q[0], mx = q[N * N * N], my = q[2 * N * N * N], mz = q[3 * N * N * N];
    double pressure = sound * sound * density;
#pragma unroll
    for (int r = 0; r < 3; r++) {
        double ax = m[3 * r * N * N * N], ay = m[(3 * r + 1) * N * N * N], az = m[(3 * r + 2) * N * N * N];
        double through = (ax * mx + ay * my + az * mz) / density;
        flux[r][0][k][j][i] = through * density;
        flux[r][1][k][j][i] = through * mx + ax * pressure;
        flux[r][2][k][j][i] = through * my + ay * pressure;
        flux[r][3][k][j][i] = through * mz + az * pressure;
    }
    __syncthreads();
    double inverse = 1.0 / m[9 * N * N * N];
#pragma unroll
    for (int f = 0; f < 4; f++) {
        double sum = 0.0;
#pragma unroll
        for (int n = 0; n < N; n++)
            sum += d[i][n] * flux[0][f][k][j][n] + d[j][n] * flux[1][f][k][n][i] + d[k][n] * flux[2][f][n][j][i];
        tendency[(e * 4 + f) * N * N * N + node] = -inverse * sum;
    }
}

extern "C" __global__ void update(double *state, const double *tendency, int count, double dt)
{
    int k = blockIdx.x * blockDim.x + threadIdx.x;
    if (k < count)
        state[k] += dt * tendency[k];
}

// The entropy of all elements: quadrature in each, by halves.
extern "C" __global__ void entropy(const double *state, const double *weight, const double *metric, double *J, double sound)
{
    __shared__ double sum[N * N * N];
    int node = threadIdx.x, e = blockIdx.x;
    int i = node % N, j = node / N % N, k = node / (N * N);
    const double *q = state + e * 4 * N * N * N + node;
    double density = q[0], mx = q[N * N * N], my = q[2 * N * N * N], mz = q[3 * N * N * N];
    double here = 0.5 * (mx * mx + my * my + mz * mz) / density + sound * sound * density * log(density);
    sum[node] = weight[i] * weight[j] * weight[k] * metric[(e * 10 + 9) * N * N * N + node] * here;
    __syncthreads();
    for (int half = N * N * N / 2; half > 0; half /= 2) {
        if (node < half)
            sum[node] += sum[node + half];
        __syncthreads();
    }
    if (node == 0)
        atomicAdd(J, sum[0]);
}
