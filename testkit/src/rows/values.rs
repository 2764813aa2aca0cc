//! Rows for constants, selects and conversions.

use stablehlo::ElementType::{self, *};
use stablehlo::{Literal, Scalar};

use super::{Row, at, floats, ints, preds, row};

const INF: f64 = f64::INFINITY;
const NAN: f64 = f64::NAN;
const FLOATS: [ElementType; 4] = [F16, BF16, F32, F64];

pub fn rows() -> Vec<Row> {
    let mut rows = choices();
    rows.extend(conversions());
    rows
}

fn choices() -> Vec<Row> {
    let scalar = |value: f64| floats(F32, [], &[value]);
    vec![
        row(
            "select",
            &[
                preds(&[1, 0]),
                floats(F32, [2], &[1.0, 2.0]),
                floats(F32, [2], &[3.0, NAN]),
            ],
            |f, p| vec![f.select(p[0], p[1], p[2])],
            &[floats(F32, [2], &[1.0, NAN])],
        ),
        row(
            "select by one",
            &[
                ints(Pred, [], &[0]),
                ints(I16, [2], &[1, 2]),
                ints(I16, [2], &[3, 4]),
            ],
            |f, p| vec![f.select(p[0], p[1], p[2])],
            &[ints(I16, [2], &[3, 4])],
        ),
        row(
            "clamp",
            &[
                floats(F32, [4], &[-2.0, 0.5, 7.0, NAN]),
                scalar(0.0),
                scalar(1.0),
            ],
            |f, p| vec![f.clamp(p[1], p[0], p[2])],
            &[floats(F32, [4], &[0.0, 0.5, 1.0, NAN])],
        ),
        row(
            "clamp by arrays",
            &[
                ints(I32, [2], &[5, 5]),
                ints(I32, [2], &[6, 0]),
                ints(I32, [2], &[9, 2]),
            ],
            |f, p| vec![f.clamp(p[1], p[0], p[2])],
            &[ints(I32, [2], &[6, 2])],
        ),
        row("constant", &[], |f, _| vec![f.constant(at(5))], &[at(5)]),
        row(
            "constant of NaNs with payloads",
            &[],
            |f, _| {
                let nan = Literal::from_scalars(
                    F32,
                    [2],
                    [0x7FC0_0001, 0xFFC1_2345].map(Scalar::F32Bits),
                );
                let nan = f.constant(nan);
                vec![f.bitcast_convert(nan, U32)]
            },
            &[ints(U32, [2], &[0x7FC0_0001, 0xFFC1_2345])],
        ),
        row(
            "constant with special floats",
            &[],
            |f, _| {
                let values = [0.1, -0.0, INF, -INF, NAN, 1e-40, 1e-7, 3e38];
                FLOATS
                    .map(|element| f.constant(floats(element, [2, 4], &values)))
                    .to_vec()
            },
            &FLOATS.map(|element| {
                floats(
                    element,
                    [2, 4],
                    &[0.1, -0.0, INF, -INF, NAN, 1e-40, 1e-7, 3e38],
                )
            }),
        ),
        row(
            "constant of many",
            &[],
            |f, _| {
                many()
                    .into_iter()
                    .map(|literal| f.constant(literal))
                    .collect()
            },
            &many(),
        ),
        row(
            "constant of none",
            &[],
            |f, _| vec![f.constant(ints(I32, [2, 0], &[]))],
            &[ints(I32, [2, 0], &[])],
        ),
        row(
            "iota",
            &[],
            |f, _| vec![f.iota(F32, &[2, 3], 1), f.iota(U8, &[2, 2], 0)],
            &[
                floats(F32, [2, 3], &[0.0, 1.0, 2.0, 0.0, 1.0, 2.0]),
                ints(U8, [2, 2], &[0, 0, 1, 1]),
            ],
        ),
    ]
}

/// Returns a long literal of each element type.
fn many() -> Vec<Literal> {
    let values: Vec<i64> = (0..99).map(|i| i * i * 37 % 101 - 50).collect();
    ElementType::ALL
        .map(|element| ints(element, [9, 11], &values))
        .into()
}

fn conversions() -> Vec<Row> {
    let convert = |name: &str, from: Literal, to: Literal| {
        let element = to.element();
        row(
            format!("convert {name}"),
            &[from],
            |f, p| vec![f.convert(p[0], element)],
            &[to],
        )
    };
    let bitcast = |name: &str, from: Literal, to: Literal| {
        let element = to.element();
        row(
            format!("bitcast_convert {name}"),
            &[from],
            |f, p| vec![f.bitcast_convert(p[0], element)],
            &[to],
        )
    };
    let mut rows = vec![
        convert(
            "f32 to i8",
            floats(F32, [3], &[1.75, -1.75, 100.0]),
            ints(I8, [3], &[1, -1, 100]),
        ),
        convert(
            "f32 to i32 saturates",
            floats(F32, [4], &[3e9, -3e9, NAN, INF]),
            ints(
                I32,
                [4],
                &[i32::MAX.into(), i32::MIN.into(), 0, i32::MAX.into()],
            ),
        ),
        convert(
            "f64 to u32",
            floats(F64, [2], &[3e9, 1.5]),
            ints(U32, [2], &[3_000_000_000, 1]),
        ),
        convert(
            "i32 to i8 wraps",
            ints(I32, [3], &[300, -1, 128]),
            ints(I8, [3], &[44, -1, -128]),
        ),
        convert(
            "i8 to u32 keeps the sign",
            ints(I8, [1], &[-1]),
            ints(U32, [1], &[0xFFFF_FFFF]),
        ),
        convert("u8 to i32", ints(U8, [1], &[255]), ints(I32, [1], &[255])),
        convert(
            "i32 to f32 rounds",
            ints(I32, [2], &[16_777_217, 16_777_219]),
            floats(F32, [2], &[16_777_216.0, 16_777_220.0]),
        ),
        convert(
            "u64 to f64",
            ints(U64, [1], &[-1]),
            floats(F64, [1], &[18_446_744_073_709_551_616.0]),
        ),
        convert(
            "f64 to f32 rounds",
            floats(F64, [2], &[0.1, 1e300]),
            floats(F32, [2], &[0.1, INF]),
        ),
        convert(
            "f32 to bf16 rounds to even",
            floats(F32, [2], &[1.00390625, 1.01171875]),
            floats(BF16, [2], &[1.0, 1.015625]),
        ),
        convert(
            "f32 to f16",
            floats(F32, [3], &[65504.0, 65520.0, 1e-8]),
            floats(F16, [3], &[65504.0, INF, 0.0]),
        ),
        convert(
            "f32 to i1",
            floats(F32, [4], &[0.0, -0.0, 0.5, NAN]),
            preds(&[0, 0, 1, 1]),
        ),
        convert("i32 to i1", ints(I32, [3], &[0, 2, -1]), preds(&[0, 1, 1])),
        convert("i1 to f32", preds(&[0, 1]), floats(F32, [2], &[0.0, 1.0])),
        convert("i1 to i8", preds(&[0, 1]), ints(I8, [2], &[0, 1])),
        bitcast(
            "f32 to u32",
            floats(F32, [2], &[1.0, -0.0]),
            ints(U32, [2], &[0x3F80_0000, 0x8000_0000]),
        ),
        bitcast(
            "i64 to f64",
            ints(I64, [1], &[0x3FF0_0000_0000_0000]),
            floats(F64, [1], &[1.0]),
        ),
        bitcast(
            "u32 to u8",
            ints(U32, [1], &[0x0403_0201]),
            ints(U8, [1, 4], &[1, 2, 3, 4]),
        ),
        bitcast(
            "u8 to u16",
            ints(U8, [2, 2], &[1, 2, 3, 4]),
            ints(U16, [2], &[0x0201, 0x0403]),
        ),
    ];
    for from in ElementType::ALL {
        for to in ElementType::ALL {
            if from != to {
                rows.push(convert(
                    &format!("{from} to {to}"),
                    ints(from, [2], &[0, 1]),
                    ints(to, [2], &[0, 1]),
                ));
            }
        }
    }
    rows
}
