// Five fields on a periodic plane, each moved by its own differences over ±3 cells and drawn to the mean of all: a step of what ocean and
// atmosphere models do between two exchanges of halos.
#define FIELDS(X) X(a) X(b) X(c) X(d) X(e)

__device__ float smoothed(const float* u, int i, int j, int nx, int ny) {
    float sum = 0.0f;
    const int at[6] = {-3, -2, -1, 1, 2, 3};
    const float weight[6] = {0.01f, -0.05f, 0.2f, 0.2f, -0.05f, 0.01f};
#pragma unroll
    for (int k = 0; k < 6; ++k) {
        int x = i + at[k];
        x = x < 0 ? x + nx : (x >= nx ? x - nx : x);
        int y = j + at[k];
        y = y < 0 ? y + ny : (y >= ny ? y - ny : y);
        sum += weight[k] * (u[x + nx * j] + u[i + nx * y] - 2.0f * u[i + nx * j]);
    }
    return sum;
}

extern "C" __global__ void step(const float* a, const float* b, const float* c, const float* d, const float* e,
                                float* a2, float* b2, float* c2, float* d2, float* e2, int nx, int ny) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny) return;
    int here = i + nx * j;
    float mean = 0.2f * (a[here] + b[here] + c[here] + d[here] + e[here]);
#define STEP(u) u##2[here] = u[here] + 0.3f * smoothed(u, i, j, nx, ny) + 0.01f * (mean - u[here]);
    FIELDS(STEP)
}
