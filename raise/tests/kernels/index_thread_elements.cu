// construct: index / several elements per thread: loops and copies that are not independent, or not alike, stay what they are
// builds: sm_80 debug clang

// Each iteration reads what the one before has stored.
extern "C" __global__ void stride_carried(float *v, const float *u, int n) {
    int all = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i + all < n; i += all) v[i + all] = 0.5f * v[i] + u[i];
}

extern "C" __global__ void copies_carried(float *v, const float *u, int n) {
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    #pragma unroll
    for (int k = 0; k < 3; ++k)
        if (4 * p + k + 1 < n) v[4 * p + k + 1] = 0.5f * v[4 * p + k] + u[4 * p + k];
}

// The last copy has another guard than the others.
extern "C" __global__ void copies_other_guard(float *v, const float *u, int n) {
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    #pragma unroll
    for (int k = 0; k < 4; ++k) {
        int i = 4 * p + k;
        if (i < (k == 3 ? n - 9 : n)) v[i] = 2.0f * u[i];
    }
}

// Elements of u that are twice as far apart as those of v, and from the end.
extern "C" __global__ void copies_other_index(float *v, float *w, const float *u, int n) {
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    #pragma unroll
    for (int k = 0; k < 4; ++k) {
        int i = 4 * p + k;
        if (i < n) {
            v[i] = u[(2 * i + 1) % n];
            w[i] = u[n - 1 - (4 * p + 3 - k < n ? 4 * p + 3 - k : i)];
        }
    }
}

// In place, and one of four stores nothing.
extern "C" __global__ void copies_in_place(float *v, const float *u, float a, int n) {
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    #pragma unroll
    for (int k = 0; k < 4; ++k) {
        int i = 4 * p + k;
        if (i < n && k != 2) v[i] = a * u[i] + v[i];
    }
}

// A pair of elements changes places.
extern "C" __global__ void copies_swapped(float *v, int n) {
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    if (2 * p + 1 >= n) return;
    float a = v[2 * p], b = v[2 * p + 1];
    v[2 * p] = b;
    v[2 * p + 1] = a;
}

// A column of registers, which a store through the same array changes.
extern "C" __global__ void column_in_place(float *v, int nx, int ny) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x >= nx) return;
    float before = v[x], here = v[nx + x];
    for (int y = 1; y < ny - 1; ++y) {
        float after = v[(y + 1) * nx + x];
        v[y * nx + x] = 0.25f * before + 0.5f * here + 0.25f * after;
        before = here;
        here = after;
    }
}

// A column of registers that begins with something else.
extern "C" __global__ void column_other_start(float *w, const float *u, int nx, int ny) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x >= nx) return;
    float before = 1.0f, here = u[x];
    for (int y = 0; y < ny - 1; ++y) {
        float after = u[(y + 1) * nx + x];
        w[y * nx + x] = before + 2.0f * here - after;
        before = here;
        here = after;
    }
    w[(ny - 1) * nx + x] = before - here;
}
