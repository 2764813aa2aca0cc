// construct: races / a table that every thread stores twice with other values, and reads in between
// builds: sm_80 sm_120 clang
// refused: race
extern "C" __global__ void changed_copy(const float *weights, const int *kind, float *y, int n) {
    __shared__ float weight[2];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int at = kind[i % n] & 1;
    weight[0] = weights[0];
    weight[1] = weights[1];
    float first = weight[at];
    weight[0] = weights[2];
    weight[1] = weights[3];
    if (i < n) y[i] = first - weight[1 - at];
}
