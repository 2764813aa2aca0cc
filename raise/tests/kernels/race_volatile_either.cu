// construct: races / two volatile loads of an element of one array or another are two, as those of one array are
// builds: sm_80 sm_120 clang
// refused: writes element 0
extern "C" __global__ void race_volatile_either(volatile int *usual, volatile int *rare, int *mark, int *changed, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        mark[i] = 1;
        changed[i] = 2;
        volatile int *flag = mark[i] == 1 ? usual : rare; // `usual`, since `mark` and `changed` are two arrays
        int first = *flag;
        int second = *flag;
        changed[i] = second - first;
        if (i == 5) *usual = 3;
    }
}
