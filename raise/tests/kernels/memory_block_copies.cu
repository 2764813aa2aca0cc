// construct: memory / memset, memcpy and memmove of local arrays and structures, of sizes that are constants and not
// builds: sm_80 sm_120 clang debug
#ifdef __clang__
#define MOVE __builtin_memmove
#define COPY __builtin_memcpy
#define FILL __builtin_memset
#else
#define COPY memcpy
#define FILL memset
__device__ void MOVE(int *to, const int *from, int bytes) { for (int k = bytes / 4 - 1; k >= 0; k--) to[k] = from[k]; }
#endif

struct Particle { float place[3]; float weight; int kind; };

extern "C" __global__ void memory_block_copies(const Particle *p, const int *bins, int *counts, Particle *moved, int n, int m) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int own[11];
    FILL(own, 0xff, sizeof own);
    for (int k = 0; k < 13; k++) own[bins[(i * 7 + k) % n] % 11] += k;
    int shifted[11];
    COPY(shifted, own, sizeof own);
    MOVE(shifted + 1, shifted, 10 * (int)sizeof(int));
    shifted[bins[i] % 3] = -7;
    COPY(counts + i * 11, shifted, m * sizeof(int));
    Particle q = p[i];
    q.place[q.kind % 3] += 1.0f;
    moved[n - 1 - i] = q;
}
