// The loop of examples/stencil_4096 in C: 2-D 5-point diffusion, f32, ping-pong, one thread.
//
//     stencil N STEPS [RESULT]      prints the seconds of the loop; writes the last field to RESULT as raw f32
//
// Build: clang-22 -O3 -march=native -o stencil stencil.c
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

static void diffuse(const float *restrict u, float *restrict v, int nx, int ny, float c)
{
    for (int j = 1; j < ny - 1; j++)
        for (int i = 1; i < nx - 1; i++) {
            size_t k = (size_t)j * nx + i;
            v[k] = u[k] + c * (u[k - 1] + u[k + 1] + u[k - nx] + u[k + nx] - 4.0f * u[k]);
        }
}

int main(int argc, char **argv)
{
    if (argc < 3) {
        fprintf(stderr, "usage: stencil N STEPS [RESULT]\n");
        return 2;
    }
    int n = atoi(argv[1]), steps = atoi(argv[2]);
    size_t cells = (size_t)n * n;
    float *u = aligned_alloc(64, cells * sizeof(float) + 64), *v = aligned_alloc(64, cells * sizeof(float) + 64);
    if (!u || !v)
        return 1;
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++)
            u[(size_t)j * n + i] = v[(size_t)j * n + i] = (float)(((long)i * 7 + (long)j * 13) % 101 / 101.0);

    double start = now();
    for (int step = 0; step < steps; step++) {
        diffuse(u, v, n, n, 0.1f);
        float *swap = u;
        u = v;
        v = swap;
    }
    printf("%.6f\n", now() - start);

    if (argc > 3) {
        FILE *file = fopen(argv[3], "wb");
        if (!file || fwrite(u, sizeof(float), cells, file) != cells || fclose(file))
            return 1;
    }
    return 0;
}
