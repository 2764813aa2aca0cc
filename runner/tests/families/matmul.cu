// family: a product of matrices
// builds: sm_80 debug

#define T 16

extern "C" __global__ void plain(const float *a, const float *b, float *c, int m, int n, int k) {
    int col = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
    if (row >= m || col >= n) return;
    float sum = 0.0f;
    for (int l = 0; l < k; ++l) sum += a[row * k + l] * b[l * n + col];
    c[row * n + col] = sum;
}

extern "C" __global__ void not_unrolled(const float *a, const float *b, float *c, int m, int n, int k) {
    int col = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
    if (row >= m || col >= n) return;
    float sum = 0.0f;
    #pragma unroll 1
    for (int l = 0; l < k; ++l) sum += a[row * k + l] * b[l * n + col];
    c[row * n + col] = sum;
}

extern "C" __global__ void stride(const float *a, const float *b, float *c, int m, int n, int k) {
    for (int row = blockIdx.y * blockDim.y + threadIdx.y; row < m; row += gridDim.y * blockDim.y)
        for (int col = blockIdx.x * blockDim.x + threadIdx.x; col < n; col += gridDim.x * blockDim.x) {
            float sum = 0.0f;
            for (int l = 0; l < k; ++l) sum += a[row * k + l] * b[l * n + col];
            c[row * n + col] = sum;
        }
}

extern "C" __global__ void flat(const float *a, const float *b, float *c, int m, int n, int k) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= m * n) return;
    int row = i / n, col = i % n;
    float sum = 0.0f;
    for (int l = 0; l < k; ++l) sum += a[row * k + l] * b[l * n + col];
    c[i] = sum;
}

extern "C" __global__ void staged(const float *a, const float *b, float *c, int m, int n, int k) {
    __shared__ float as[T][T], bs[T][T];
    int tx = threadIdx.x, ty = threadIdx.y, col = blockIdx.x * T + tx, row = blockIdx.y * T + ty;
    float sum = 0.0f;
    for (int tile = 0; tile < (k + T - 1) / T; ++tile) {
        as[ty][tx] = row < m && tile * T + tx < k ? a[row * k + tile * T + tx] : 0.0f;
        bs[ty][tx] = tile * T + ty < k && col < n ? b[(tile * T + ty) * n + col] : 0.0f;
        __syncthreads();
        for (int l = 0; l < T; ++l) sum += as[ty][l] * bs[l][tx];
        __syncthreads();
    }
    if (row < m && col < n) c[row * n + col] = sum;
}

// Each thread computes four rows of a tile of 4 T by T.
extern "C" __global__ void staged_several(const float *a, const float *b, float *c, int m, int n, int k) {
    __shared__ float as[4 * T][T + 1], bs[T][T + 1];
    int tx = threadIdx.x, ty = threadIdx.y, col = blockIdx.x * T + tx, row = blockIdx.y * 4 * T + ty;
    float sum[4] = {0.0f, 0.0f, 0.0f, 0.0f};
    for (int first = 0; first < k; first += T) {
        for (int r = 0; r < 4; ++r) {
            int y = row + r * T;
            as[ty + r * T][tx] = y < m && first + tx < k ? a[y * k + first + tx] : 0.0f;
        }
        bs[ty][tx] = first + ty < k && col < n ? b[(first + ty) * n + col] : 0.0f;
        __syncthreads();
        for (int l = 0; l < T; ++l)
            for (int r = 0; r < 4; ++r) sum[r] += as[ty + r * T][l] * bs[l][tx];
        __syncthreads();
    }
    for (int r = 0; r < 4; ++r)
        if (row + r * T < m && col < n) c[(row + r * T) * n + col] = sum[r];
}

// Each thread computes four columns, from registers.
extern "C" __global__ void several(const float *a, const float *b, float *c, int m, int n, int k) {
    int col = (blockIdx.x * blockDim.x + threadIdx.x) * 4, row = blockIdx.y * blockDim.y + threadIdx.y;
    if (row >= m) return;
    float sum[4] = {0.0f, 0.0f, 0.0f, 0.0f};
    for (int l = 0; l < k; ++l) {
        float x = a[row * k + l];
        #pragma unroll
        for (int r = 0; r < 4; ++r)
            if (col + r < n) sum[r] += x * b[l * n + col + r];
    }
    #pragma unroll
    for (int r = 0; r < 4; ++r)
        if (col + r < n) c[row * n + col + r] = sum[r];
}

template <typename E> struct Matrix {
    E *data;
    int rows, cols;
    __device__ E &operator()(int row, int col) const { return data[row * cols + col]; }
};

template <typename E> __global__ void product(Matrix<const E> a, Matrix<const E> b, Matrix<E> c) {
    int col = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
    if (row >= c.rows || col >= c.cols) return;
    E sum = 0;
    for (int l = 0; l < a.cols; ++l) sum += a(row, l) * b(l, col);
    c(row, col) = sum;
}
template __global__ void product<float>(Matrix<const float>, Matrix<const float>, Matrix<float>);
