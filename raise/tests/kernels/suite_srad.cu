// construct: suite / speckle-reducing diffusion: coefficients, then divergence
// builds: sm_80 sm_120 clang

extern "C" __global__ void coefficients(const float *image, float *c, int rows, int cols, float q0) {
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= rows || j >= cols) return;
    int n = i == 0 ? 0 : i - 1, s = i == rows - 1 ? i : i + 1, w = j == 0 ? 0 : j - 1, e = j == cols - 1 ? j : j + 1;
    float here = image[i * cols + j];
    float dn = image[n * cols + j] - here, ds = image[s * cols + j] - here;
    float dw = image[i * cols + w] - here, de = image[i * cols + e] - here;
    float g2 = (dn * dn + ds * ds + dw * dw + de * de) / (here * here);
    float l = (dn + ds + dw + de) / here;
    float num = 0.5f * g2 - 0.0625f * l * l, den = 1.0f + 0.25f * l;
    float q = num / (den * den);
    float value = 1.0f / (1.0f + (q - q0) / (q0 * (1.0f + q0)));
    c[i * cols + j] = value < 0.0f ? 0.0f : value > 1.0f ? 1.0f : value;
}

extern "C" __global__ void diffuse(const float *image, const float *c, float *out, int rows, int cols, float lambda) {
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= rows || j >= cols) return;
    int s = i == rows - 1 ? i : i + 1, e = j == cols - 1 ? j : j + 1, n = i == 0 ? 0 : i - 1, w = j == 0 ? 0 : j - 1;
    float here = image[i * cols + j];
    float d = c[i * cols + j] * (image[n * cols + j] - here) + c[s * cols + j] * (image[s * cols + j] - here)
            + c[i * cols + j] * (image[i * cols + w] - here) + c[i * cols + e] * (image[i * cols + e] - here);
    out[i * cols + j] = here + 0.25f * lambda * d;
}
