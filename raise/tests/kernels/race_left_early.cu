// construct: races / shared elements that data chooses, between barriers, after some threads left
// builds: sm_80 sm_120 clang
extern "C" __global__ void left_early(const int *to, const int *back, const float *x, float *y, int n) {
    __shared__ float s[32];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    if (i >= n) return;
    s[to[t]] = x[i];
    __syncthreads();
    float v = s[t];
    __syncthreads();
    s[back[t]] = v + x[i];
    __syncthreads();
    y[i] = s[t];
}
