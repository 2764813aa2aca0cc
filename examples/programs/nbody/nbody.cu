// Bodies under gravity: all pairs, through tiles in shared memory. Two sets of positions in an array of two
// pointers, read and written in turns.
//
//     nbody [bodies] [steps]
#include <cuda_runtime.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define TILE 64
#define SOFTENING 0.05f

#define SAFE(call)                                                        \
    do {                                                                  \
        cudaError_t e = (call);                                           \
        if (e != cudaSuccess) {                                           \
            fprintf(stderr, "%d: %s\n", __LINE__, cudaGetErrorString(e)); \
            exit(2);                                                      \
        }                                                                 \
    } while (0)

struct Bodies {
    float4 *pos[2]; // x, y, z, mass
    float4 *vel;
    int n;
};

__device__ float3 body_body(float4 bi, float4 bj, float3 ai) {
    float3 r = make_float3(bj.x - bi.x, bj.y - bi.y, bj.z - bi.z);
    float d2 = r.x * r.x + r.y * r.y + r.z * r.z + SOFTENING * SOFTENING;
    float inv = 1.0f / sqrtf(d2);
    float s = bj.w * inv * inv * inv;
    ai.x += r.x * s;
    ai.y += r.y * s;
    ai.z += r.z * s;
    return ai;
}

__global__ void integrate(const float4 *pos, float4 *new_pos, float4 *vel, int n, float dt) {
    __shared__ float4 tile[TILE];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float4 me = i < n ? pos[i] : make_float4(0, 0, 0, 0);
    float3 acc = make_float3(0.0f, 0.0f, 0.0f);
    for (int first = 0; first < n; first += TILE) {
        int j = first + threadIdx.x;
        tile[threadIdx.x] = j < n ? pos[j] : make_float4(0, 0, 0, 0); // no mass
        __syncthreads();
#pragma unroll 8
        for (int k = 0; k < TILE; k++) acc = body_body(me, tile[k], acc);
        __syncthreads();
    }
    if (i >= n) return;
    float4 v = vel[i];
    v.x += acc.x * dt;
    v.y += acc.y * dt;
    v.z += acc.z * dt;
    vel[i] = v;
    new_pos[i] = make_float4(me.x + v.x * dt, me.y + v.y * dt, me.z + v.z * dt, me.w);
}

static void integrate_host(double *p, double *v, const float4 *body, int n, double dt) {
    double *a = (double *)calloc(3 * n, sizeof(double));
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            double d[3], d2 = (double)SOFTENING * SOFTENING;
            for (int c = 0; c < 3; c++) d[c] = p[3 * j + c] - p[3 * i + c], d2 += d[c] * d[c];
            for (int c = 0; c < 3; c++) a[3 * i + c] += body[j].w * d[c] / (d2 * sqrt(d2));
        }
    for (int k = 0; k < 3 * n; k++) v[k] += dt * a[k], p[k] += dt * v[k];
    free(a);
}

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 330, steps = argc > 2 ? atoi(argv[2]) : 20, current = 0;
    const float dt = 0.01f;
    size_t bytes = n * sizeof(float4);
    float4 *h_pos = (float4 *)malloc(bytes), *h_vel = (float4 *)malloc(bytes);
    double *p = (double *)malloc(3 * n * sizeof(double)), *v = (double *)malloc(3 * n * sizeof(double));
    for (int i = 0; i < n; i++) {
        float angle = 2.399963f * i, radius = sqrtf((i + 0.5f) / n), height = 0.1f * sinf(7.0f * i);
        h_pos[i] = make_float4(radius * cosf(angle), radius * sinf(angle), height, 1.0f / n);
        h_vel[i] = make_float4(-0.8f * radius * sinf(angle), 0.8f * radius * cosf(angle), 0.0f, 0.0f);
        p[3 * i] = h_pos[i].x, p[3 * i + 1] = h_pos[i].y, p[3 * i + 2] = h_pos[i].z;
        v[3 * i] = h_vel[i].x, v[3 * i + 1] = h_vel[i].y, v[3 * i + 2] = h_vel[i].z;
    }

    Bodies b;
    b.n = n;
    SAFE(cudaMalloc((void **)&b.pos[0], bytes));
    SAFE(cudaMalloc((void **)&b.pos[1], bytes));
    SAFE(cudaMalloc((void **)&b.vel, bytes));
    SAFE(cudaMemcpy(b.pos[0], h_pos, bytes, cudaMemcpyHostToDevice));
    SAFE(cudaMemcpy(b.vel, h_vel, bytes, cudaMemcpyHostToDevice));
    for (int step = 0; step < steps; step++) {
        integrate<<<(n + TILE - 1) / TILE, TILE>>>(b.pos[current], b.pos[1 - current], b.vel, b.n, dt);
        current = 1 - current;
    }
    SAFE(cudaMemcpy(h_pos, b.pos[current], bytes, cudaMemcpyDeviceToHost));
    SAFE(cudaMemcpy(h_vel, b.vel, bytes, cudaMemcpyDeviceToHost));
    SAFE(cudaFree(b.pos[0]));
    SAFE(cudaFree(b.pos[1]));
    SAFE(cudaFree(b.vel));

    double kinetic = 0, worst = 0;
    for (int step = 0; step < steps; step++) integrate_host(p, v, h_pos, n, dt);
    for (int i = 0; i < n; i++) {
        kinetic +=
            0.5 * h_pos[i].w * (h_vel[i].x * h_vel[i].x + h_vel[i].y * h_vel[i].y + h_vel[i].z * h_vel[i].z);
        worst = fmax(worst, fabs(h_pos[i].x - p[3 * i]));
        worst = fmax(worst, fabs(h_pos[i].y - p[3 * i + 1]));
        worst = fmax(worst, fabs(h_pos[i].z - p[3 * i + 2]));
    }
    printf("%d bodies, %d steps: kinetic energy %.5g, body 0 at (%.4f, %.4f, %.4f)\n", n, steps, kinetic,
           h_pos[0].x, h_pos[0].y, h_pos[0].z);
    free(h_pos);
    free(h_vel);
    free(p);
    free(v);
    if (!(worst < 1e-4)) {
        printf("positions differ from the host's by %g\n", worst);
        return 1;
    }
    return 0;
}
