//! Runs on several hosts: one process each, which find each other through etcd.
//!
//! The user's scheduler starts the processes. Each determines its index ([`ranks`]), announces
//! itself and the program it is about to run ([`meeting`]), and waits for the others up to a limit.
//! The coordinator is etcd ([`coordinator`] starts one), which also holds the keys that PJRT
//! plugins exchange to find each other's devices.

pub mod coordinator;
pub mod etcd;
pub mod gke;
pub mod gpus;
mod kubernetes;
pub mod meeting;
pub mod ranks;
pub mod scripts;
pub mod site;
pub mod slurm;
pub mod tpu_vm;
pub mod tpus;
mod yaml;
