// libsmooth: terrain smoothed on the device.
#pragma once

#ifdef __cplusplus
extern "C" {
#endif

// Smooths `height` (rows of `width` values on the device) `passes` times in place; returns 0, or an error of
// the CUDA runtime.
int smooth_terrain(float *height, int width, int rows, int passes);

// The strength of each pass, 0 … 1; 0.5 at first.
int smooth_set_strength(float strength);

#ifdef __cplusplus
}
#endif
