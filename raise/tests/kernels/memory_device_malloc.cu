// construct: memory / arrays that threads allocate on the device's heap
// builds: sm_80 sm_120
// refused: malloc

extern "C" __global__ void memory_device_malloc(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int count = i % 5 + 1;
    float *own = (float *)malloc(count * sizeof(float));
    if (own == nullptr) return;
    for (int k = 0; k < count; k++) own[k] = x[(i + k) % n];
    float sum = 0.0f;
    for (int k = count - 1; k >= 0; k--) sum += own[k] * (k + 1);
    y[i] = sum;
    free(own);
}
