//! Random functions: each verifies, prints and parses back, and evaluates without a panic to the
//! same result after each of these.

use proptest::prelude::*;
use stablehlo::{ElementType, Literal, Scalar, TensorType, eval, parse};
use testkit::generate::{self, Choices};

fn any_numbers() -> impl Strategy<Value = Vec<u32>> {
    prop::collection::vec(any::<u32>(), 0..800)
}

proptest! {
    #![proptest_config(testkit::proptest(256))]

    #[test]
    fn text_and_meaning_agree(numbers in any_numbers()) {
        let mut choices = Choices(&numbers);
        let func = generate::func(&mut choices, 40);
        prop_assert_eq!(func.verify(), Ok(()));
        let text = func.to_string();
        let parsed = parse(&text).map_err(|errors| TestCaseError::fail(format!("{}\n{text}", errors[0])))?;
        prop_assert_eq!(parsed.to_string(), text);
        let legal = func.legalize();
        prop_assert_eq!(legal.verify(), Ok(()));
        let inputs: Vec<Literal> = func.params().iter().map(|p| choices.literal(&p.ty)).collect();
        let results = eval(&func, &inputs);
        prop_assert!(results.is_ok());
        prop_assert_eq!(&eval(&parsed, &inputs), &results);
        prop_assert_eq!(&eval(&legal, &inputs), &results);
        let types: Vec<TensorType> = results.unwrap().iter().map(|r| r.ty().clone()).collect();
        prop_assert_eq!(types, func.result_types());
    }

    #[test]
    fn literals_keep_their_bits(bits in prop::collection::vec(any::<u64>(), 1..5), nth in 0..ElementType::ALL.len()) {
        let element = ElementType::ALL[nth];
        let bytes: Vec<u8> = bits.iter().flat_map(|b| b.to_le_bytes()[..element.bytes()].to_vec()).collect();
        let literal = Literal::from_bytes(element, [bits.len()], bytes);
        let scalars = (0..literal.count()).map(|i| literal.get(i));
        if !matches!(element, ElementType::F16 | ElementType::BF16) {
            prop_assert_eq!(&Literal::from_scalars(element, [bits.len()], scalars), &literal);
        }
        prop_assert_eq!(&Literal::from_bytes(element, [bits.len()], literal.to_bytes()), &literal);
        let ty = literal.ty();
        let text = format!("func.func @f() -> {ty} {{
            %0 = \"stablehlo.constant\"() <{{value = {literal}}}> : () -> {ty}
            return %0 : {ty}
        }}");
        prop_assert_eq!(&eval(&parse(&text).unwrap(), &[]).unwrap()[0], &literal);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[ -~\n]*") {
        let _ = parse(&text);
        let _ = parse(&format!("func.func @f(%x: tensor<f32>) {{ {text}"));
        let _ = parse(&format!("func.func @f(%x: tensor<f32>) {{ \"stablehlo.constant\"() <{{value = {text}"));
    }
}

#[test]
fn splats_are_equal_however_they_were_made() {
    let ty = TensorType::new(ElementType::I16, [3]);
    let splat = Literal::splat(ty, Scalar::Int(7));
    assert_eq!(splat, Literal::from_i64s(ElementType::I16, [3], &[7, 7, 7]));
    assert_eq!(splat.splat_value(), Some(Scalar::Int(7)));
    assert_eq!(splat.reshaped([1, 3]).to_i64s(), [7, 7, 7]);
    assert_eq!(
        Literal::from_i64s(ElementType::I16, [2], &[7, 8]).splat_value(),
        None
    );
    let none = Literal::splat(TensorType::new(ElementType::I16, [0]), Scalar::Int(7));
    assert_eq!((none.splat_value(), none.to_bytes().len()), (None, 0));
}
