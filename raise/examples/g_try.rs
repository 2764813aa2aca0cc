fn main() {
    for path in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&path).unwrap();
        let start = std::time::Instant::now();
        match (if std::env::var("IMPORT").is_ok() {
            raise::mlir::import(&text, None).map(|p| p.1)
        } else {
            raise::mlir::raise_to_scf(&text)
        })
        .and_then(raise::scf::raise_loops)
        .and_then(raise::affine::raise_affine)
        .and_then(|k| {
            if std::env::var("AFFINE").is_ok() {
                Ok(k)
            } else {
                raise::parallel::raise_parallel(k)
            }
        }) {
            Ok(kernel) => {
                let whiles = {
                    let mut n = 0;
                    kernel.body.walk(&mut |op| {
                        if matches!(op.kind, raise::tree::OpKind::While { .. }) {
                            n += 1
                        }
                    });
                    n
                };
                println!(
                    "// {path}: {:?}, {whiles} whiles\n{kernel}",
                    start.elapsed()
                );
            }
            Err(error) => println!("// {path}: {error:?}"),
        }
    }
}
