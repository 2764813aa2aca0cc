// construct: races / anti-diagonals, but one neighbour is on the same one
// builds: sm_80 sm_120 clang
// refused: writes element
extern "C" __global__ void race_diagonal(int *score, int n) {
    int t = threadIdx.x;
    for (int d = 2; d <= 2 * n; ++d) {
        int i = t + 1, j = d - i;
        if (i <= n && j >= 1 && j <= n) {
            int w = n + 2;
            score[i * w + j] = max(score[(i - 1) * w + j + 1], score[i * w + j - 1]) + 1;
        }
        __syncthreads();
    }
}
