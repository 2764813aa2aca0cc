// construct: races / two volatile loads of an element are two, since another thread may store there in between
// builds: sm_80 sm_120 clang
// refused: writes element 0
extern "C" __global__ void race_volatile_twice(volatile int *flag, int *changed, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        int first = *flag;
        int second = *flag;
        changed[i] = second - first;
        if (i == 5) *flag = 3;
    }
}
