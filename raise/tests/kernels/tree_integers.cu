// construct: reductions / integers: greatest, least unsigned, and, or, exclusive or and product by shuffles, exact in any order
// builds: sm_80 sm_120 clang

#define TREE(v, of) for (int by = 16; by > 0; by /= 2) { auto w = __shfl_down_sync(0xffffffff, v, by); v = of(v, w); }
__device__ int both(int a, int b) { return a & b; }
__device__ int either(int a, int b) { return a | b; }
__device__ int differ(int a, int b) { return a ^ b; }
__device__ int times(int a, int b) { return a * b; }
extern "C" __global__ void tree_integers(const int *x, int *greatest, unsigned *least, int *all, int *any, int *odd,
                                         int *product, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int mine = i < n ? x[i] : 0;
    int a = mine, c = mine, d = mine, e = mine, f = mine | 1;
    unsigned b = mine;
    TREE(a, max) TREE(b, min) TREE(c, both) TREE(d, either) TREE(e, differ) TREE(f, times)
    if (threadIdx.x % 32 == 0) {
        int warp = i / 32;
        greatest[warp] = a;
        least[warp] = b;
        all[warp] = c;
        any[warp] = d;
        odd[warp] = e;
        product[warp] = f;
    }
}
