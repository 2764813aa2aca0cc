//! pjrt_time N REPEATS [--flag k=v]... C.so:symbol FILE.mlir...
use runner::pjrt::*;
use stablehlo::ElementType::F32;
use std::time::Instant;
type CFn = unsafe extern "C" fn(*mut f32, *mut f32, i64, i64);
fn cpu() -> f64 {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap();
    let f: Vec<&str> = text
        .rsplit(')')
        .next()
        .unwrap()
        .split_whitespace()
        .collect();
    (f[11].parse::<f64>().unwrap() + f[12].parse::<f64>().unwrap()) / 100.0
}
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let n: usize = args[0].parse().unwrap();
    let reps: usize = args[1].parse().unwrap();
    let mut opts = CompileOptions::default();
    let mut files = vec![];
    let mut cs = vec![];
    let mut steps = 100i64;
    let mut zero_copy = false;
    let _ = &mut zero_copy;
    let mut i = 2;
    while i < args.len() {
        if args[i] == "--flag" {
            i += 1;
            let (k, v) = args[i].split_once('=').unwrap();
            opts = opts.with_flag(k, FlagValue::parse(v));
        } else if args[i] == "--steps" {
            i += 1;
            steps = args[i].parse().unwrap();
        } else if args[i].contains(".so:") {
            cs.push(args[i].clone());
        } else {
            files.push(args[i].clone());
        }
        i += 1;
    }
    let plugin = Plugin::load(std::env::var("REACTANT_PJRT_CPU_PLUGIN").unwrap()).unwrap();
    let client = Client::new(&plugin, &[]).unwrap();
    let dev = client.addressable_devices().unwrap().remove(0);
    let init: Vec<f32> = (0..n * n)
        .map(|k| ((k as u64).wrapping_mul(2654435761) % 1000) as f32 / 1000.0)
        .collect();
    let bytes: &[u8] = unsafe { std::slice::from_raw_parts(init.as_ptr().cast(), n * n * 4) };
    // C
    let mut cfns = vec![];
    for c in &cs {
        let (lib, sym) = c.split_once(':').unwrap();
        let lib = Box::leak(Box::new(unsafe { libloading::Library::new(lib).unwrap() }));
        let f: libloading::Symbol<CFn> = unsafe { lib.get(sym.as_bytes()).unwrap() };
        cfns.push((sym.to_string(), f, init.clone(), init.clone()));
    }
    let steps_buffer = dev
        .buffer(&steps.to_le_bytes(), stablehlo::ElementType::I64, &[])
        .unwrap();
    let mut progs = vec![];
    for f in &files {
        let text = std::fs::read_to_string(f).unwrap();
        let t = Instant::now();
        match client.compile(&text, &opts) {
            Ok(e) => {
                eprintln!(
                    "{f}: compiled {:.2}s {:?}",
                    t.elapsed().as_secs_f64(),
                    e.memory_stats().map(|m| m.temporary >> 20)
                );
                let a = dev.buffer(bytes, F32, &[n, n]).unwrap();
                let count = text.matches("tf.aliasing_output").count();
                progs.push((
                    f.clone(),
                    e,
                    {
                        let mut v = vec![a];
                        while v.len() < count {
                            v.push(dev.buffer(bytes, F32, &[n, n]).unwrap());
                        }
                        v
                    },
                    text.contains("%steps: tensor<i64>"),
                ));
            }
            Err(e) => println!("{f}: {e}"),
        }
    }
    let mut times = vec![vec![]; cfns.len() + progs.len()];
    let mut cpus = times.clone();
    for r in 0..reps + 1 {
        for (k, (_, f, a, b)) in cfns.iter_mut().enumerate() {
            let c = cpu();
            let t = Instant::now();
            unsafe { f(a.as_mut_ptr(), b.as_mut_ptr(), n as i64, steps) };
            if r > 0 {
                times[k].push(t.elapsed().as_secs_f64());
                cpus[k].push(cpu() - c);
            }
        }
        for (k, (_, e, bufs, takes_steps)) in progs.iter_mut().enumerate() {
            let c = cpu();
            let t = Instant::now();
            let mut list: Vec<&Buffer> = bufs.iter().collect();
            if *takes_steps {
                list.insert(0, &steps_buffer);
            }
            let out = e.run(&list).unwrap();
            *bufs = out;
            if r > 0 {
                times[cfns.len() + k].push(t.elapsed().as_secs_f64());
                cpus[cfns.len() + k].push(cpu() - c);
            }
        }
    }
    let c0 = times[0].iter().cloned().fold(f64::MAX, f64::min);
    for (k, t) in times.iter().enumerate() {
        let min = t.iter().cloned().fold(f64::MAX, f64::min);
        let mut s = t.clone();
        s.sort_by(f64::total_cmp);
        let name = if k < cfns.len() {
            cfns[k].0.clone()
        } else {
            progs[k - cfns.len()].0.clone()
        };
        let mut err = String::new();
        if k >= cfns.len() && !cfns.is_empty() {
            let out = progs[k - cfns.len()].2[0].to_host().unwrap();
            let out: Vec<f32> = out
                .chunks(4)
                .map(|c| f32::from_le_bytes(c.try_into().unwrap()))
                .collect();
            let refr = &cfns[0].2;
            let d = out
                .iter()
                .zip(refr)
                .map(|(a, b)| (a - b).abs())
                .fold(0f32, f32::max);
            err = format!("maxdiff {d:e}");
        }
        println!(
            "{:<28} min {:8.2} ms  med {:8.2} ms  {:6.3} x  cpu {:8.2} ms {err}",
            name,
            min * 1e3,
            s[s.len() / 2] * 1e3,
            min / c0,
            cpus[k].iter().cloned().fold(f64::MAX, f64::min) * 1e3
        );
    }
}
