//! Functions of cuFFT that are not supported: each prints a message once, and returns a status.

use super::{Status, UNSUPPORTED};
use crate::client::unsupported;

unsupported! {
    cufftDebug cufftDescriptionCreate cufftDescriptionDestroy cufftDescriptionGetTraitInt64
    cufftDescriptionSetTraitInt64 cufftDeviceCreate cufftDeviceDestroy cufftDeviceGetDatabaseStr
    cufftDeviceGetDatabaseStrSize cufftDeviceGetDeviceFunctionTraitInt64
    cufftDeviceGetDeviceFunctions cufftDeviceGetLTOIRSizes cufftDeviceGetLTOIRs
    cufftDeviceGetNumDeviceFunctions cufftDeviceGetNumLTOIRs cufftDeviceGetSemanticVersion
    cufftDeviceGetVersion cufftDeviceIsSupported cufftGetPlanPropertyInt64 cufftGetSizeMany64
    cufftResetPlanProperty cufftSetPlanPropertyInt64 cufftXtClearCallback cufftXtExecDescriptor
    cufftXtExecDescriptorC2C cufftXtExecDescriptorC2R cufftXtExecDescriptorD2Z
    cufftXtExecDescriptorR2C cufftXtExecDescriptorZ2D cufftXtExecDescriptorZ2Z cufftXtFree
    cufftXtGetSizeMany cufftXtMakePlanGuru64 cufftXtMakePlanMany cufftXtMalloc cufftXtMemcpy
    cufftXtQueryPlan cufftXtSetCallback cufftXtSetCallbackSharedSize cufftXtSetGPUs
    cufftXtSetJITCallback cufftXtSetWorkArea cufftXtSetWorkAreaPolicy
}
