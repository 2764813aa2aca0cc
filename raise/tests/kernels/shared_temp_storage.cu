// construct: shared / the storage of a scan in a union with staged values
// builds: sm_80 sm_120 clang

template <int N> struct Scan { union Storage { int warp[N / 32]; struct { int part[N]; int total; } all; }; };
extern "C" __global__ void shared_temp_storage(const int *x, int *y, int n) {
    __shared__ union { Scan<128>::Storage scan; float staging[128]; } s;
    int t = threadIdx.x, i = blockIdx.x * 128 + t, lane = t & 31;
    int v = i < n ? x[i] : 0, own = v;
    for (int d = 1; d < 32; d *= 2) { int o = __shfl_up_sync(~0u, v, d); if (lane >= d) v += o; }
    if (lane == 31) s.scan.warp[t / 32] = v;
    __syncthreads();
    int add = 0;
    for (int w = 0; w < 4; w++) if (w < t / 32) add += s.scan.warp[w];
    __syncthreads();
    s.staging[t] = (float)(v + add - own);
    __syncthreads();
    float f = s.staging[127 - t];
    if (i < n) y[i] = (int)f + v + add;
}
