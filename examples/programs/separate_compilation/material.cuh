// A material's law, defined in a file of its own.
#pragma once

struct Law {
    double young, yield, hardening;
};

extern __constant__ Law law;
extern __device__ int yielded; // points that have yielded so far

// The stress for a strain; `plastic` is the plastic strain, which grows when the material yields.
__device__ double stress(double strain, double *plastic);

// Copies the law to the device.
void set_law(const Law &value);
int count_yielded();
