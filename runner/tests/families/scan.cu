// family: running sums along the rows of a matrix
// builds: sm_80 debug

#define T 128

// A thread per row.
extern "C" __global__ void plain(const int *x, int *y, int rows, int n) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows) return;
    int sum = 0;
    for (int i = 0; i < n; ++i) {
        sum += x[row * n + i];
        y[row * n + i] = sum;
    }
}

extern "C" __global__ void from_before(const int *x, int *y, int rows, int n) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows) return;
    y[row * n] = x[row * n];
    for (int i = 1; i < n; ++i) y[row * n + i] = y[row * n + i - 1] + x[row * n + i];
}

// A thread per element sums all before it.
extern "C" __global__ void each(const int *x, int *y, int rows, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y;
    if (i >= n) return;
    int sum = 0;
    for (int k = 0; k <= i; ++k) sum += x[row * n + k];
    y[row * n + i] = sum;
}

// A block per row; each step adds what is so far before, with a barrier between loads and stores.
extern "C" __global__ void staged(const int *x, int *y, int rows, int n) {
    __shared__ int s[T];
    int t = threadIdx.x, row = blockIdx.x;
    s[t] = t < n ? x[row * n + t] : 0;
    __syncthreads();
    for (int by = 1; by < T; by *= 2) {
        int before = t >= by ? s[t - by] : 0;
        __syncthreads();
        s[t] += before;
        __syncthreads();
    }
    if (t < n) y[row * n + t] = s[t];
}

// The same in two buffers.
extern "C" __global__ void two_buffers(const int *x, int *y, int rows, int n) {
    __shared__ int s[2][T];
    int t = threadIdx.x, row = blockIdx.x, from = 0;
    s[0][t] = t < n ? x[row * n + t] : 0;
    __syncthreads();
    for (int by = 1; by < T; by *= 2) {
        s[1 - from][t] = t >= by ? s[from][t] + s[from][t - by] : s[from][t];
        from = 1 - from;
        __syncthreads();
    }
    if (t < n) y[row * n + t] = s[from][t];
}

// Up and down a tree, then the element itself.
extern "C" __global__ void tree(const int *x, int *y, int rows, int n) {
    __shared__ int s[T];
    int t = threadIdx.x, row = blockIdx.x;
    int own = t < n ? x[row * n + t] : 0;
    s[t] = own;
    __syncthreads();
    for (int by = 1; by < T; by *= 2) {
        int at = (t + 1) * 2 * by - 1;
        if (at < T) s[at] += s[at - by];
        __syncthreads();
    }
    if (t == 0) s[T - 1] = 0;
    __syncthreads();
    for (int by = T / 2; by > 0; by /= 2) {
        int at = (t + 1) * 2 * by - 1;
        if (at < T) {
            int left = s[at - by];
            s[at - by] = s[at];
            s[at] += left;
        }
        __syncthreads();
    }
    if (t < n) y[row * n + t] = s[t] + own;
}

extern "C" __global__ void warps(const int *x, int *y, int rows, int n) {
    __shared__ int s[T / 32];
    int t = threadIdx.x, lane = t % 32, warp = t / 32, row = blockIdx.x;
    int sum = t < n ? x[row * n + t] : 0;
    for (int by = 1; by < 32; by *= 2) {
        int before = __shfl_up_sync(0xffffffff, sum, by);
        if (lane >= by) sum += before;
    }
    if (lane == 31) s[warp] = sum;
    __syncthreads();
    for (int w = 0; w < warp; ++w) sum += s[w];
    if (t < n) y[row * n + t] = sum;
}

struct Rows { const int *x; int *y; int rows, n; };
template <typename E> __global__ void running(Rows r) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= r.rows) return;
    const int *x = r.x + row * r.n;
    int *y = r.y + row * r.n;
    E sum = 0;
    #pragma unroll 4
    for (int i = 0; i < r.n; ++i) y[i] = sum += x[i];
}
template __global__ void running<int>(Rows);
