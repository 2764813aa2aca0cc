// A bar that is pulled at its end: elements with a material law from another file, whose functions and
// variables the device linker joins with the kernels of this file.
//
//     separate_compilation [elements] [steps]
//
// nvcc: -rdc=true
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "material.cuh"

#define CHECK(call)                                                                          \
    do {                                                                                     \
        cudaError_t status_ = (call);                                                        \
        if (status_ != cudaSuccess) {                                                        \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status_)); \
            exit(2);                                                                         \
        }                                                                                    \
    } while (0)

__global__ void element_forces(const double *position, double *plastic, double *force, int elements) {
    const int e = blockIdx.x * blockDim.x + threadIdx.x;
    if (e < elements) force[e] = stress(position[e + 1] - position[e] - 1.0, &plastic[e]);
}

// Node 0 is fixed, the last node moves as prescribed.
__global__ void move_nodes(double *position, double *velocity, const double *force, int elements, double dt,
                           double damping, double end) {
    const int n = blockIdx.x * blockDim.x + threadIdx.x;
    if (n == elements) position[n] = end;
    if (n == 0 || n >= elements) return;
    const double v = (1.0 - damping) * velocity[n] + dt * (force[n] - force[n - 1]);
    velocity[n] = v;
    position[n] += dt * v;
}

int main(int argc, char **argv) {
    const int elements = argc > 1 ? atoi(argv[1]) : 75, steps = argc > 2 ? atoi(argv[2]) : 400, block = 64;
    const Law material = {1.0, 2e-4, 0.1};
    const double dt = 0.5, damping = 0.02, pull = 3e-5;
    set_law(material);

    std::vector<double> position(elements + 1), zero(elements + 1), plastic(elements);
    for (int n = 0; n <= elements; ++n) position[n] = n;
    double *d_position, *d_velocity, *d_force, *d_plastic;
    const size_t bytes = (elements + 1) * sizeof(double);
    for (double **p : {&d_position, &d_velocity, &d_force, &d_plastic}) {
        CHECK(cudaMalloc(p, bytes));
        CHECK(cudaMemcpy(*p, zero.data(), bytes, cudaMemcpyHostToDevice));
    }
    CHECK(cudaMemcpy(d_position, position.data(), bytes, cudaMemcpyHostToDevice));
    for (int n = 1; n <= steps; ++n) {
        element_forces<<<(elements + block - 1) / block, block>>>(d_position, d_plastic, d_force, elements);
        move_nodes<<<(elements + block) / block, block>>>(d_position, d_velocity, d_force, elements, dt,
                                                          damping, elements + pull * n);
    }
    CHECK(cudaGetLastError());
    std::vector<double> found(elements + 1), found_plastic(elements);
    CHECK(cudaMemcpy(found.data(), d_position, bytes, cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(found_plastic.data(), d_plastic, elements * sizeof(double), cudaMemcpyDeviceToHost));
    for (double *p : {d_position, d_velocity, d_force, d_plastic}) CHECK(cudaFree(p));

    std::vector<double> velocity(elements + 1), force(elements);
    for (int n = 1; n <= steps; ++n) {
        for (int e = 0; e < elements; ++e) {
            const double strain = position[e + 1] - position[e] - 1;
            const double trial = material.young * (strain - plastic[e]),
                         limit = material.yield + material.hardening * fabs(plastic[e]);
            if (fabs(trial) > limit)
                plastic[e] += copysign((fabs(trial) - limit) / (material.young + material.hardening), trial);
            force[e] = material.young * (strain - plastic[e]);
        }
        position[elements] = elements + pull * n;
        for (int k = 1; k < elements; ++k) {
            velocity[k] += -damping * velocity[k] + dt * (force[k] - force[k - 1]);
            position[k] += dt * velocity[k];
        }
    }
    double worst = 0, total = 0;
    int host_yielded = 0;
    for (int e = 0; e < elements; ++e) {
        worst = fmax(worst, fmax(fabs(found[e + 1] - position[e + 1]), fabs(found_plastic[e] - plastic[e])));
        total += found_plastic[e];
        host_yielded += plastic[e] != 0;
    }
    const int device_yielded = count_yielded();
    printf("%d elements, %d steps: %d yielded, plastic strains sum to %.6g\n", elements, steps,
           device_yielded, total);
    if (!(worst < 1e-9) || device_yielded != host_yielded) {
        printf("differs from the host by %g; %d yielded there\n", worst, host_yielded);
        return 1;
    }
    return 0;
}
