//! The GPUs of GKE: their labels, and the largest number per node.
//!
//! "GPU machine types" (docs.cloud.google.com, compute/docs/gpus) lists the number of GPUs of each
//! machine type, "About GPUs in GKE" (kubernetes-engine/docs/concepts/gpus) the labels. The rows
//! have not been compared with these pages line by line, nor tested on a cluster.

/// One kind of GPU.
#[derive(Debug)]
pub struct Gpu {
    /// The value of `cloud.google.com/gke-accelerator`.
    pub label: &'static str,
    /// The largest number per node.
    pub most: usize,
}

#[rustfmt::skip] // tables stay aligned
const GPUS: &[Gpu] = &[
    Gpu { label: "nvidia-tesla-t4",       most: 4 },
    Gpu { label: "nvidia-l4",             most: 8 },
    Gpu { label: "nvidia-tesla-v100",     most: 8 },
    Gpu { label: "nvidia-tesla-a100",     most: 16 },
    Gpu { label: "nvidia-a100-80gb",      most: 8 },
    Gpu { label: "nvidia-h100-80gb",      most: 8 },
    Gpu { label: "nvidia-h100-mega-80gb", most: 8 },
    Gpu { label: "nvidia-h200-141gb",     most: 8 },
    Gpu { label: "nvidia-b200",           most: 8 },
    Gpu { label: "nvidia-gb200",          most: 4 },
];

/// Returns the GPU with this label.
pub fn find(label: &str) -> Option<&'static Gpu> {
    GPUS.iter().find(|gpu| gpu.label == label)
}

/// Returns all labels.
pub fn known() -> String {
    let labels: Vec<&str> = GPUS.iter().map(|gpu| gpu.label).collect();
    labels.join(", ")
}
