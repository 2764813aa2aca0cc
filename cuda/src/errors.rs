//! The codes of CUDA's errors, which are the same in the runtime and the driver API.

macro_rules! errors {
    ($($number:literal $name:ident $runtime:literal $driver:literal $text:literal)*) => {
        $(
            #[doc = $text]
            pub const $name: u32 = $number;
        )*

        /// The code, the name in the runtime API, the name in the driver API, and the text of each
        /// error.
        pub const ERRORS: &[(u32, &str, &str, &str)] = &[$(($number, $runtime, $driver, $text)),*];
    };
}

errors! {
    0 SUCCESS "cudaSuccess" "CUDA_SUCCESS" "no error"
    1 INVALID_VALUE "cudaErrorInvalidValue" "CUDA_ERROR_INVALID_VALUE" "invalid argument"
    2 OUT_OF_MEMORY "cudaErrorMemoryAllocation" "CUDA_ERROR_OUT_OF_MEMORY" "out of memory"
    3 NOT_INITIALIZED "cudaErrorInitializationError" "CUDA_ERROR_NOT_INITIALIZED" "initialization error"
    9 INVALID_CONFIGURATION "cudaErrorInvalidConfiguration" "CUDA_ERROR_INVALID_CONFIGURATION" "invalid configuration argument"
    12 INVALID_PITCH "cudaErrorInvalidPitchValue" "CUDA_ERROR_INVALID_PITCH" "invalid pitch argument"
    13 INVALID_SYMBOL "cudaErrorInvalidSymbol" "CUDA_ERROR_INVALID_SYMBOL" "invalid device symbol"
    17 INVALID_DEVICE_POINTER "cudaErrorInvalidDevicePointer" "CUDA_ERROR_INVALID_DEVICE_POINTER" "invalid device pointer"
    21 INVALID_DIRECTION "cudaErrorInvalidMemcpyDirection" "CUDA_ERROR_INVALID_MEMCPY_DIRECTION" "invalid copy direction for memcpy"
    35 INSUFFICIENT_DRIVER "cudaErrorInsufficientDriver" "CUDA_ERROR_INSUFFICIENT_DRIVER" "CUDA driver version is insufficient for CUDA runtime version"
    98 INVALID_FUNCTION "cudaErrorInvalidDeviceFunction" "CUDA_ERROR_INVALID_DEVICE_FUNCTION" "invalid device function"
    100 NO_DEVICE "cudaErrorNoDevice" "CUDA_ERROR_NO_DEVICE" "no CUDA-capable device is detected"
    101 INVALID_DEVICE "cudaErrorInvalidDevice" "CUDA_ERROR_INVALID_DEVICE" "invalid device ordinal"
    201 INVALID_CONTEXT "cudaErrorDeviceUninitialized" "CUDA_ERROR_INVALID_CONTEXT" "invalid device context"
    209 NO_BINARY "cudaErrorNoKernelImageForDevice" "CUDA_ERROR_NO_BINARY_FOR_GPU" "no kernel image is available for execution on the device"
    215 UNSUPPORTED_LIMIT "cudaErrorUnsupportedLimit" "CUDA_ERROR_UNSUPPORTED_LIMIT" "limit is not supported on this architecture"
    218 INVALID_PTX "cudaErrorInvalidPtx" "CUDA_ERROR_INVALID_PTX" "a PTX JIT compilation failed"
    301 FILE_NOT_FOUND "cudaErrorFileNotFound" "CUDA_ERROR_FILE_NOT_FOUND" "file not found"
    400 INVALID_HANDLE "cudaErrorInvalidResourceHandle" "CUDA_ERROR_INVALID_HANDLE" "invalid resource handle"
    401 ILLEGAL_STATE "cudaErrorIllegalState" "CUDA_ERROR_ILLEGAL_STATE" "the operation cannot be performed in the present state"
    500 NOT_FOUND "cudaErrorSymbolNotFound" "CUDA_ERROR_NOT_FOUND" "named symbol not found"
    600 NOT_READY "cudaErrorNotReady" "CUDA_ERROR_NOT_READY" "device not ready"
    700 ILLEGAL_ADDRESS "cudaErrorIllegalAddress" "CUDA_ERROR_ILLEGAL_ADDRESS" "an illegal memory access was encountered"
    701 OUT_OF_RESOURCES "cudaErrorLaunchOutOfResources" "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES" "too many resources requested for launch"
    710 ASSERT "cudaErrorAssert" "CUDA_ERROR_ASSERT" "device-side assert triggered"
    716 MISALIGNED_ADDRESS "cudaErrorMisalignedAddress" "CUDA_ERROR_MISALIGNED_ADDRESS" "misaligned address"
    719 LAUNCH_FAILURE "cudaErrorLaunchFailure" "CUDA_ERROR_LAUNCH_FAILED" "unspecified launch failure"
    801 NOT_SUPPORTED "cudaErrorNotSupported" "CUDA_ERROR_NOT_SUPPORTED" "operation not supported"
    900 CAPTURE_UNSUPPORTED "cudaErrorStreamCaptureUnsupported" "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED" "operation not permitted when stream is capturing"
    910 GRAPH_UPDATE_FAILURE "cudaErrorGraphExecUpdateFailure" "CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE" "the graph update was not performed because it included changes which violated constraints specific to instantiated graph update"
    999 UNKNOWN "cudaErrorUnknown" "CUDA_ERROR_UNKNOWN" "unknown error"
}

/// Returns whether the error is sticky: the device executes nothing until it is reset. Errors of
/// kernels are, and kernels that could not be executed.
pub fn is_lasting(error: u32) -> bool {
    matches!(
        error,
        ASSERT | ILLEGAL_ADDRESS | LAUNCH_FAILURE | MISALIGNED_ADDRESS | NOT_SUPPORTED
    )
}
