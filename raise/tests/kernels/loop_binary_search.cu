// construct: loops / binary search, a load at a data index that the loop carries
// builds: sm_80 sm_120 clang
extern "C" __global__ void binary_search(const float *sorted, const float *keys, int *found, int n, int m)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= m)
        return;
    float key = keys[i];
    int lo = 0, hi = n;
    while (lo < hi) {
        int mid = (lo + hi) / 2;
        if (sorted[mid] < key)
            lo = mid + 1;
        else
            hi = mid;
    }
    found[i] = lo;
}
