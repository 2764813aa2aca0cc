// construct: loops / a while in an if in a for, whose steps carry on
// builds: sm_80 sm_120 clang
extern "C" __global__ void nested_while(const int *a, int *out, int n, int len)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int sum = 0;
    for (int k = 0; k < len; k++) {
        int x = a[k * n + i];
        if (x & 1) {
            while (x > sum % 7) {
                x = x / 3;
                sum += x;
                int y = x;
                while (y > 2)
                    y -= 2;
                sum -= y;
            }
        }
    }
    out[i] = sum;
}
