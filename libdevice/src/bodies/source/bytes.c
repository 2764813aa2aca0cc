/* Bytes picked from a pair of words. */

#include "common.h"

/* Each of the four selectors is four bits: which of the eight bytes; the fourth, which makes PTX's prmt spread the byte's
   sign, is ignored by libdevice as it is by CUDA's __byte_perm. */
u32 __nv_byte_perm(u32 x, u32 y, u32 selectors)
{
    u64 both = (u64)y << 32 | x;
    u32 result = 0;
#pragma unroll
    for (int k = 0; k < 4; k++) {
        u32 selector = selectors >> (4 * k);
        u32 byte = (u32)(both >> (8 * (selector & 7))) & 255;
        result |= byte << (8 * k);
    }
    return result;
}
