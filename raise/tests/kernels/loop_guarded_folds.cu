// construct: loops / sums, counts and maxima of the elements that pass a test
// builds: sm_80 sm_120 clang
extern "C" __global__ void guarded_folds(const float *a, float *sum, int *count, float *most, int n, int len, float limit)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float s = 0.0f, m = -1e30f;
    int c = 0;
    for (int k = 0; k < len; k++) {
        float x = a[k * n + i];
        if (x > limit) {
            s += x;
            c++;
        } else {
            m = fmaxf(m, x);
        }
    }
    sum[i] = s;
    count[i] = c;
    most[i] = m;
}
