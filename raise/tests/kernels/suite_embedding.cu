// construct: suite / rows of a table chosen by data
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_embedding(const float *table, const int *words, float *out, int n, int width) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= n * width) return;
    int word = words[t / width];
    out[t] = table[word * width + t % width];
}
