// construct: shared / a convolution of a staged tile
// builds: sm_80 sm_120 clang

#define T 8
#define W 2
extern "C" __global__ void shared_convolution(const float *in, const float *w, float *out, int nx, int ny) {
    __shared__ float s[T + 2 * W][T + 2 * W];
    int x0 = blockIdx.x * T - W, y0 = blockIdx.y * T - W;
    for (int y = threadIdx.y; y < T + 2 * W; y += T)
        for (int x = threadIdx.x; x < T + 2 * W; x += T) {
            int gx = x0 + x, gy = y0 + y;
            s[y][x] = gx >= 0 && gx < nx && gy >= 0 && gy < ny ? in[gy * nx + gx] : 0.0f;
        }
    __syncthreads();
    int i = blockIdx.x * T + threadIdx.x, j = blockIdx.y * T + threadIdx.y;
    if (i >= nx || j >= ny) return;
    float sum = 0.0f;
    for (int b = 0; b <= 2 * W; ++b)
        for (int a = 0; a <= 2 * W; ++a)
            sum += w[b * (2 * W + 1) + a] * s[threadIdx.y + b][threadIdx.x + a];
    out[j * nx + i] = sum;
}
