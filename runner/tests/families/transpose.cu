// family: a transposed matrix
// builds: sm_80 debug

#define T 16

extern "C" __global__ void plain(const float *a, float *b, int nx, int ny) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < nx && y < ny) b[x * ny + y] = a[y * nx + x];
}

extern "C" __global__ void stride(const float *a, float *b, int nx, int ny) {
    for (int y = blockIdx.y * blockDim.y + threadIdx.y; y < ny; y += gridDim.y * blockDim.y)
        for (int x = blockIdx.x * blockDim.x + threadIdx.x; x < nx; x += gridDim.x * blockDim.x) b[x * ny + y] = a[y * nx + x];
}

extern "C" __global__ void flat(const float *a, float *b, int nx, int ny) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < nx * ny) b[(i % nx) * ny + i / nx] = a[i];
}

extern "C" __global__ void staged(const float *a, float *b, int nx, int ny) {
    __shared__ float s[T][T + 1];
    int tx = threadIdx.x, ty = threadIdx.y, x = blockIdx.x * T + tx, y = blockIdx.y * T + ty;
    if (x < nx && y < ny) s[ty][tx] = a[y * nx + x];
    __syncthreads();
    x = blockIdx.y * T + tx;
    y = blockIdx.x * T + ty;
    if (x < ny && y < nx) b[y * ny + x] = s[tx][ty];
}

// A quarter of the threads: each copies four rows of the tile.
extern "C" __global__ void staged_several(const float *a, float *b, int nx, int ny) {
    __shared__ float s[T][T + 1];
    int x = blockIdx.x * T + threadIdx.x, y = blockIdx.y * T + threadIdx.y;
    for (int j = 0; j < T; j += T / 4)
        if (x < nx && y + j < ny) s[threadIdx.y + j][threadIdx.x] = a[(y + j) * nx + x];
    __syncthreads();
    x = blockIdx.y * T + threadIdx.x;
    y = blockIdx.x * T + threadIdx.y;
    for (int j = 0; j < T; j += T / 4)
        if (x < ny && y + j < nx) b[(y + j) * ny + x] = s[threadIdx.x][threadIdx.y + j];
}

extern "C" __global__ void several(const float *a, float *b, int nx, int ny) {
    int x = blockIdx.x * T + threadIdx.x, y = blockIdx.y * T + threadIdx.y;
    for (int j = 0; j < T; j += T / 4)
        if (x < nx && y + j < ny) b[x * ny + y + j] = a[(y + j) * nx + x];
}

template <typename E> struct Matrix {
    E *data;
    int rows, cols;
    __device__ E &operator()(int row, int col) const { return data[row * cols + col]; }
};

template <typename E> __global__ void transposed(Matrix<const E> a, Matrix<E> b) {
    int col = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
    if (row < a.rows && col < a.cols) b(col, row) = a(row, col);
}
template __global__ void transposed<float>(Matrix<const float>, Matrix<float>);
