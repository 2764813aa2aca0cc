//! Lines of the CUDA source that PTX was compiled from, as `nvcc -lineinfo` writes them.

use std::path::PathBuf;

/// Returns the file name and the line (from 1) of the CUDA source from which the instruction at
/// byte
/// `at` of a PTX text was compiled; `None` where no `.loc` says so.
pub(crate) fn cuda_line(text: &str, at: usize) -> Option<(&str, u32)> {
    // A `.loc` applies up to the next one, and not beyond its function.
    let before = text.get(..at)?.lines().rev();
    let mut function = before.take_while(|line| !line.starts_with(['{', '.']));
    let place = function.find_map(|line| line.trim_start().strip_prefix(".loc"))?;
    let mut numbers = place
        .split([' ', '\t', ','])
        .filter(|word| !word.is_empty());
    let file: u32 = numbers.next()?.parse().ok()?;
    let line: u32 = numbers.next()?.parse().ok()?;
    let path = text.lines().find_map(|line| {
        let (number, path) = line.trim_start().strip_prefix(".file")?.split_once('"')?;
        let is_it = number.trim().parse() == Ok(file);
        path.split('"').next().filter(|_| is_it)
    })?;
    let name = path.rsplit(['/', '\\']).next()?;
    (line > 0).then_some((name, line))
}

/// Returns the source files that a PTX text names, as `nvcc -lineinfo` and `-G` write them.
pub(crate) fn named_files(text: &str) -> Vec<PathBuf> {
    let named = text.lines().filter_map(|line| {
        let rest = line.trim_start().strip_prefix(".file")?;
        Some(PathBuf::from(rest.split('"').nth(1)?))
    });
    named.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_named() {
        let found = named_files(PTX);
        assert_eq!(found.first(), Some(&PathBuf::from("/home/me/heat.cu")));
        assert_eq!(found.len(), 2);
    }

    const PTX: &str = "\
.visible .entry a()
{
\t.loc\t1 3 5
\tadd.s32 %r1, %r2, %r3;
\t.loc\t2 14 9, function_name $L__info_string0, inlined_at 1 4 5
\tst.global.f32 [%rd1], %f1;
}
.visible .entry b()
{
\tret;
}
\t.file\t1 \"/home/me/heat.cu\"
\t.file\t2 \"C:\\\\code\\\\flux.cuh\", 1700000000, 512
";

    #[test]
    fn the_nearest_loc_of_the_function_holds() {
        let of = |instruction: &str| cuda_line(PTX, PTX.find(instruction).unwrap());
        assert_eq!(of("add.s32"), Some(("heat.cu", 3)));
        assert_eq!(of("st.global"), Some(("flux.cuh", 14)));
        assert_eq!(of("ret;"), None);
        assert_eq!(cuda_line("\tret;", 1), None);
        assert_eq!(cuda_line(PTX, PTX.len() + 1), None);
    }
}
