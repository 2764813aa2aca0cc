// construct: shared / a Fourier transform after Stockham, radix 2, between two buffers that are exchanged
// builds: sm_80 sm_120 clang

#define N 64
extern "C" __global__ void shared_stockham(const double2 *x, double2 *y) {
    __shared__ double2 a[N], b[N];
    double2 *from = a, *to = b;
    int t = threadIdx.x, first = blockIdx.x * N;
    for (int k = t; k < N; k += N / 2) {
        from[k].x = x[first + k].x;
        from[k].y = x[first + k].y;
    }
    __syncthreads();
#pragma unroll 1
    for (int ns = 1; ns < N; ns *= 2) {
        int k = t % ns;
        double s, c;
        sincospi(-(double)k / ns, &s, &c);
        double2 u = from[t], v = from[t + N / 2];
        double2 w = make_double2(v.x * c - v.y * s, v.x * s + v.y * c);
        int j = (t / ns) * 2 * ns + k;
        to[j] = make_double2(u.x + w.x, u.y + w.y);
        to[j + ns] = make_double2(u.x - w.x, u.y - w.y);
        __syncthreads();
        double2 *other = from;
        from = to;
        to = other;
    }
    for (int k = t; k < N; k += N / 2) {
        y[first + k].x = from[k].x;
        y[first + k].y = from[k].y;
    }
}
