// The six kernels of examples/shallow_water on a GPU as they are: what our program is measured against there.
//
//     shallow_water SIDE STEPS [FILE]       prints the seconds that STEPS steps took; writes eta to FILE as raw f32
//
// The arrays begin as those of scripts/gpu-bench.sh. Built by nvcc; not run by any test.
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

#include "../../examples/shallow_water/shallow_water.cu"

static void check(cudaError_t error, const char *what)
{
    if (error != cudaSuccess) {
        fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(error));
        exit(1);
    }
}

static float *on_device(const std::vector<float> &values)
{
    float *array;
    check(cudaMalloc(&array, values.size() * sizeof(float)), "cudaMalloc");
    check(cudaMemcpy(array, values.data(), values.size() * sizeof(float), cudaMemcpyHostToDevice), "cudaMemcpy");
    return array;
}

// (i * a + j * b) mod m, over m
static float *pattern(long n, long a, long b, long m)
{
    std::vector<float> values(n * n);
    for (long j = 0; j < n; j++)
        for (long i = 0; i < n; i++)
            values[j * n + i] = (float)((i * a + j * b) % m / (double)m);
    return on_device(values);
}

int main(int argc, char **argv)
{
    if (argc < 3) {
        fprintf(stderr, "usage: shallow_water SIDE STEPS [FILE]\n");
        return 2;
    }
    const int n = atoi(argv[1]), steps = atoi(argv[2]);
    const float dt = 20.0f, dx = 5000.0f, gravity = 9.81f, depth = 100.0f, coriolis = 1e-4f, viscosity = 200.0f, drag = 1e-6f;
    float *eta = pattern(n, 7, 13, 101), *u = pattern(n, 3, 5, 89), *v = pattern(n, 5, 2, 97);
    const std::vector<float> zeros((size_t)n * n, 0.0f);
    float *u_new = on_device(zeros), *v_new = on_device(zeros), *hu = on_device(zeros), *hv = on_device(zeros), *vort = on_device(zeros),
          *head = on_device(zeros);
    const dim3 block(32, 8), grid((n + 31) / 32, (n + 7) / 8);

    auto step = [&] {
        transport<<<grid, block>>>(eta, u, v, hu, hv, n, n, depth);
        continuity<<<grid, block>>>(eta, hu, hv, n, n, dt, dx);
        vorticity<<<grid, block>>>(u, v, vort, n, n, dx, coriolis);
        bernoulli<<<grid, block>>>(eta, u, v, head, n, n, gravity);
        momentum_u<<<grid, block>>>(u, v, vort, head, u_new, n, n, dt, dx, viscosity, drag);
        momentum_v<<<grid, block>>>(u_new, v, vort, head, v_new, n, n, dt, dx, viscosity, drag);
        std::swap(u, u_new);
        std::swap(v, v_new);
    };

    cudaEvent_t begin, end;
    check(cudaEventCreate(&begin), "cudaEventCreate");
    check(cudaEventCreate(&end), "cudaEventCreate");
    check(cudaEventRecord(begin), "cudaEventRecord");
    for (int k = 0; k < steps; k++)
        step();
    check(cudaEventRecord(end), "cudaEventRecord");
    check(cudaEventSynchronize(end), "the kernels");
    float milliseconds;
    check(cudaEventElapsedTime(&milliseconds, begin, end), "cudaEventElapsedTime");
    printf("%.6f\n", milliseconds / 1e3);

    if (argc > 3) {
        std::vector<float> result((size_t)n * n);
        check(cudaMemcpy(result.data(), eta, result.size() * sizeof(float), cudaMemcpyDeviceToHost), "cudaMemcpy");
        FILE *file = fopen(argv[3], "wb");
        if (!file || fwrite(result.data(), sizeof(float), result.size(), file) != result.size() || fclose(file))
            return 1;
    }
    return 0;
}
