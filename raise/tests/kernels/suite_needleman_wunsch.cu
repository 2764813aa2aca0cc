// construct: suite / alignment scores: anti-diagonals in one block, a barrier after each
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_needleman_wunsch(const int *similarity, int *score, int n, int penalty) {
    int t = threadIdx.x;
    for (int d = 2; d <= 2 * n; ++d) {
        int i = t + 1, j = d - i;
        if (i <= n && j >= 1 && j <= n) {
            int w = n + 1;
            int best = score[(i - 1) * w + j - 1] + similarity[(i - 1) * n + j - 1];
            best = max(best, score[(i - 1) * w + j] - penalty);
            best = max(best, score[i * w + j - 1] - penalty);
            score[i * w + j] = best;
        }
        __syncthreads();
    }
}
