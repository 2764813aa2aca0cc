// The kernels of driver_api, compiled to PTX and loaded at run time.
struct Medium {
    float stiffness, damping;
};
__constant__ Medium media[2];
__device__ int steps_done;

// A string of two media, fixed at both ends.
extern "C" __global__ void string_step(const float *y, const float *y_old, float *y_new, int n, int joint) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i == 0) steps_done += 1;
    if (i >= n) return;
    if (i == 0 || i == n - 1) {
        y_new[i] = 0.0f;
        return;
    }
    Medium m = media[i < joint ? 0 : 1];
    float force = m.stiffness * (y[i - 1] - 2.0f * y[i] + y[i + 1]);
    y_new[i] = y[i] + (1.0f - m.damping) * (y[i] - y_old[i]) + force;
}

// out[block] = the sum over a block of a * x * x.
extern "C" __global__ void energy(const float *x, float *out, float a, int n) {
    extern __shared__ float sums[];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    sums[threadIdx.x] = i < n ? a * x[i] * x[i] : 0.0f;
    __syncthreads();
    for (int s = blockDim.x / 2; s > 0; s /= 2) {
        if (threadIdx.x < s) sums[threadIdx.x] += sums[threadIdx.x + s];
        __syncthreads();
    }
    if (threadIdx.x == 0) out[blockIdx.x] = sums[0];
}

// Arguments of several sizes, to be packed with their alignment.
extern "C" __global__ void quantise(char shift, const float *x, short levels, short *out, int n,
                                    double scale) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int level = __double2int_rn(x[i] * scale) + shift;
    out[i] = (short)min(max(level, -(int)levels), (int)levels);
}
