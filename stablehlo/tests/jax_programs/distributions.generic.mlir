"builtin.module"() <{sym_name = "jit_distributions"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> (tensor<6xi32>, tensor<4xi32>, tensor<5xi1>, tensor<i32>, tensor<3x2xui32>, tensor<3xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg185: tensor<2xui32>):
    %636 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %637 = "func.call"(%arg185, %636) <{callee = @_shuffle}> : (tensor<2xui32>, tensor<6xi32>) -> tensor<6xi32>
    %638 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %639 = "stablehlo.constant"() <{value = dense<10> : tensor<i32>}> : () -> tensor<i32>
    %640 = "func.call"(%arg185, %638, %639) <{callee = @_randint}> : (tensor<2xui32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
    %641 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %642 = "func.call"(%arg185, %641) <{callee = @_bernoulli}> : (tensor<2xui32>, tensor<f32>) -> tensor<5xi1>
    %643 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %644 = "func.call"(%arg185) <{callee = @_gumbel}> : (tensor<2xui32>) -> tensor<4xf32>
    %645 = "stablehlo.add"(%644, %643) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %646 = "func.call"(%645) <{callee = @argmax}> : (tensor<4xf32>) -> tensor<i32>
    %647 = "func.call"(%arg185) <{callee = @_threefry_split_8}> : (tensor<2xui32>) -> tensor<3x2xui32>
    %648 = "func.call"(%arg185) <{callee = @_exponential}> : (tensor<2xui32>) -> tensor<3xf32>
    "func.return"(%637, %640, %642, %646, %647, %648) : (tensor<6xi32>, tensor<4xi32>, tensor<5xi1>, tensor<i32>, tensor<3x2xui32>, tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xui32>, tensor<6xi32>) -> tensor<6xi32>, res_attrs = [{}], sym_name = "_shuffle", sym_visibility = "private"}> ({
  ^bb0(%arg179: tensor<2xui32>, %arg180: tensor<6xi32>):
    %616 = "func.call"(%arg179) <{callee = @_threefry_split}> : (tensor<2xui32>) -> tensor<2x2xui32>
    %617 = "stablehlo.slice"(%616) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %618 = "stablehlo.reshape"(%617) : (tensor<1x2xui32>) -> tensor<2xui32>
    %619 = "stablehlo.slice"(%618) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %620 = "stablehlo.reshape"(%619) : (tensor<1xui32>) -> tensor<ui32>
    %621 = "stablehlo.slice"(%618) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %622 = "stablehlo.reshape"(%621) : (tensor<1xui32>) -> tensor<ui32>
    %623 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xui64>
    %624 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %625 = "stablehlo.broadcast_in_dim"(%624) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<6xui64>
    %626 = "stablehlo.multiply"(%625, %623) : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xui64>
    %627 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %628 = "stablehlo.broadcast_in_dim"(%627) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<6xui64>
    %629 = "stablehlo.shift_right_logical"(%626, %628) : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xui64>
    %630 = "stablehlo.convert"(%626) : (tensor<6xui64>) -> tensor<6xui32>
    %631 = "stablehlo.convert"(%629) : (tensor<6xui64>) -> tensor<6xui32>
    %632:2 = "func.call"(%620, %622, %631, %630) <{callee = @threefry2x32_0}> : (tensor<ui32>, tensor<ui32>, tensor<6xui32>, tensor<6xui32>) -> (tensor<6xui32>, tensor<6xui32>)
    %633 = "stablehlo.xor"(%632#0, %632#1) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %634:2 = "stablehlo.sort"(%633, %arg180) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg181: tensor<ui32>, %arg182: tensor<ui32>, %arg183: tensor<i32>, %arg184: tensor<i32>):
      %635 = "stablehlo.compare"(%arg181, %arg182) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      "stablehlo.return"(%635) : (tensor<i1>) -> ()
    }) : (tensor<6xui32>, tensor<6xi32>) -> (tensor<6xui32>, tensor<6xi32>)
    "func.return"(%634#1) : (tensor<6xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<2x2xui32>, res_attrs = [{}], sym_name = "_threefry_split", sym_visibility = "private"}> ({
  ^bb0(%arg178: tensor<2xui32>):
    %599 = "stablehlo.slice"(%arg178) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %600 = "stablehlo.reshape"(%599) : (tensor<1xui32>) -> tensor<ui32>
    %601 = "stablehlo.slice"(%arg178) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %602 = "stablehlo.reshape"(%601) : (tensor<1xui32>) -> tensor<ui32>
    %603 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui64>
    %604 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %605 = "stablehlo.broadcast_in_dim"(%604) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
    %606 = "stablehlo.multiply"(%605, %603) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %607 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %608 = "stablehlo.broadcast_in_dim"(%607) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
    %609 = "stablehlo.shift_right_logical"(%606, %608) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %610 = "stablehlo.convert"(%606) : (tensor<2xui64>) -> tensor<2xui32>
    %611 = "stablehlo.convert"(%609) : (tensor<2xui64>) -> tensor<2xui32>
    %612:2 = "func.call"(%600, %602, %611, %610) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %613 = "stablehlo.broadcast_in_dim"(%612#0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xui32>) -> tensor<2x1xui32>
    %614 = "stablehlo.broadcast_in_dim"(%612#1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xui32>) -> tensor<2x1xui32>
    %615 = "stablehlo.concatenate"(%613, %614) <{dimension = 1 : i64}> : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    "func.return"(%615) : (tensor<2x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg156: tensor<ui32>, %arg157: tensor<ui32>, %arg158: tensor<2xui32>, %arg159: tensor<2xui32>):
    %582 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %583 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %584 = "stablehlo.xor"(%arg156, %arg157) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %585 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %586 = "stablehlo.xor"(%584, %585) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %587 = "stablehlo.broadcast_in_dim"(%arg156) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %588 = "stablehlo.add"(%arg158, %587) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %589 = "stablehlo.broadcast_in_dim"(%arg157) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %590 = "stablehlo.add"(%arg159, %589) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %591 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %592 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %593:9 = "stablehlo.while"(%592, %591, %588, %590, %arg157, %586, %arg156, %582, %583) ({
    ^bb0(%arg169: tensor<i32>, %arg170: tensor<i32>, %arg171: tensor<2xui32>, %arg172: tensor<2xui32>, %arg173: tensor<ui32>, %arg174: tensor<ui32>, %arg175: tensor<ui32>, %arg176: tensor<4xui32>, %arg177: tensor<4xui32>):
      %597 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %598 = "stablehlo.compare"(%arg169, %597) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%598) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg160: tensor<i32>, %arg161: tensor<i32>, %arg162: tensor<2xui32>, %arg163: tensor<2xui32>, %arg164: tensor<ui32>, %arg165: tensor<ui32>, %arg166: tensor<ui32>, %arg167: tensor<4xui32>, %arg168: tensor<4xui32>):
      %594:8 = "func.call"(%arg161, %arg162, %arg163, %arg164, %arg165, %arg166, %arg167, %arg168) <{callee = @closed_call}> : (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %595 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %596 = "stablehlo.add"(%arg160, %595) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%596, %594#0, %594#1, %594#2, %594#3, %594#4, %594#5, %594#6, %594#7) : (tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%593#2, %593#3) : (tensor<2xui32>, tensor<2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg148: tensor<i32>, %arg149: tensor<2xui32>, %arg150: tensor<2xui32>, %arg151: tensor<ui32>, %arg152: tensor<ui32>, %arg153: tensor<ui32>, %arg154: tensor<4xui32>, %arg155: tensor<4xui32>):
    %527 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %528 = "stablehlo.add"(%arg148, %527) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %529 = "stablehlo.slice"(%arg154) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %530 = "stablehlo.reshape"(%529) : (tensor<1xui32>) -> tensor<ui32>
    %531 = "stablehlo.add"(%arg149, %arg150) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %532 = "stablehlo.broadcast_in_dim"(%530) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %533 = "stablehlo.shift_left"(%arg150, %532) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %534 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %535 = "stablehlo.subtract"(%534, %530) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %536 = "stablehlo.broadcast_in_dim"(%535) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %537 = "stablehlo.shift_right_logical"(%arg150, %536) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %538 = "stablehlo.or"(%533, %537) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %539 = "stablehlo.xor"(%531, %538) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %540 = "stablehlo.slice"(%arg154) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %541 = "stablehlo.reshape"(%540) : (tensor<1xui32>) -> tensor<ui32>
    %542 = "stablehlo.add"(%531, %539) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %543 = "stablehlo.broadcast_in_dim"(%541) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %544 = "stablehlo.shift_left"(%539, %543) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %545 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %546 = "stablehlo.subtract"(%545, %541) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %547 = "stablehlo.broadcast_in_dim"(%546) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %548 = "stablehlo.shift_right_logical"(%539, %547) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %549 = "stablehlo.or"(%544, %548) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %550 = "stablehlo.xor"(%542, %549) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %551 = "stablehlo.slice"(%arg154) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %552 = "stablehlo.reshape"(%551) : (tensor<1xui32>) -> tensor<ui32>
    %553 = "stablehlo.add"(%542, %550) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %554 = "stablehlo.broadcast_in_dim"(%552) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %555 = "stablehlo.shift_left"(%550, %554) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %556 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %557 = "stablehlo.subtract"(%556, %552) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %558 = "stablehlo.broadcast_in_dim"(%557) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %559 = "stablehlo.shift_right_logical"(%550, %558) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %560 = "stablehlo.or"(%555, %559) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %561 = "stablehlo.xor"(%553, %560) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %562 = "stablehlo.slice"(%arg154) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %563 = "stablehlo.reshape"(%562) : (tensor<1xui32>) -> tensor<ui32>
    %564 = "stablehlo.add"(%553, %561) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %565 = "stablehlo.broadcast_in_dim"(%563) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %566 = "stablehlo.shift_left"(%561, %565) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %567 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %568 = "stablehlo.subtract"(%567, %563) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %569 = "stablehlo.broadcast_in_dim"(%568) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %570 = "stablehlo.shift_right_logical"(%561, %569) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %571 = "stablehlo.or"(%566, %570) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %572 = "stablehlo.xor"(%564, %571) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %573 = "stablehlo.broadcast_in_dim"(%arg151) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %574 = "stablehlo.add"(%564, %573) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %575 = "stablehlo.broadcast_in_dim"(%arg152) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %576 = "stablehlo.add"(%572, %575) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %577 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %578 = "stablehlo.add"(%arg148, %577) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %579 = "stablehlo.convert"(%578) : (tensor<i32>) -> tensor<ui32>
    %580 = "stablehlo.broadcast_in_dim"(%579) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %581 = "stablehlo.add"(%576, %580) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    "func.return"(%528, %574, %581, %arg152, %arg153, %arg151, %arg155, %arg154) : (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<6xui32>, tensor<6xui32>) -> (tensor<6xui32>, tensor<6xui32>), sym_name = "threefry2x32_0", sym_visibility = "private"}> ({
  ^bb0(%arg126: tensor<ui32>, %arg127: tensor<ui32>, %arg128: tensor<6xui32>, %arg129: tensor<6xui32>):
    %510 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %511 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %512 = "stablehlo.xor"(%arg126, %arg127) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %513 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %514 = "stablehlo.xor"(%512, %513) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %515 = "stablehlo.broadcast_in_dim"(%arg126) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %516 = "stablehlo.add"(%arg128, %515) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %517 = "stablehlo.broadcast_in_dim"(%arg127) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %518 = "stablehlo.add"(%arg129, %517) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %519 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %520 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %521:9 = "stablehlo.while"(%520, %519, %516, %518, %arg127, %514, %arg126, %510, %511) ({
    ^bb0(%arg139: tensor<i32>, %arg140: tensor<i32>, %arg141: tensor<6xui32>, %arg142: tensor<6xui32>, %arg143: tensor<ui32>, %arg144: tensor<ui32>, %arg145: tensor<ui32>, %arg146: tensor<4xui32>, %arg147: tensor<4xui32>):
      %525 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %526 = "stablehlo.compare"(%arg139, %525) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%526) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg130: tensor<i32>, %arg131: tensor<i32>, %arg132: tensor<6xui32>, %arg133: tensor<6xui32>, %arg134: tensor<ui32>, %arg135: tensor<ui32>, %arg136: tensor<ui32>, %arg137: tensor<4xui32>, %arg138: tensor<4xui32>):
      %522:8 = "func.call"(%arg131, %arg132, %arg133, %arg134, %arg135, %arg136, %arg137, %arg138) <{callee = @closed_call_1}> : (tensor<i32>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %523 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %524 = "stablehlo.add"(%arg130, %523) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%524, %522#0, %522#1, %522#2, %522#3, %522#4, %522#5, %522#6, %522#7) : (tensor<i32>, tensor<i32>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%521#2, %521#3) : (tensor<6xui32>, tensor<6xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_1", sym_visibility = "private"}> ({
  ^bb0(%arg118: tensor<i32>, %arg119: tensor<6xui32>, %arg120: tensor<6xui32>, %arg121: tensor<ui32>, %arg122: tensor<ui32>, %arg123: tensor<ui32>, %arg124: tensor<4xui32>, %arg125: tensor<4xui32>):
    %455 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %456 = "stablehlo.add"(%arg118, %455) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %457 = "stablehlo.slice"(%arg124) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %458 = "stablehlo.reshape"(%457) : (tensor<1xui32>) -> tensor<ui32>
    %459 = "stablehlo.add"(%arg119, %arg120) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %460 = "stablehlo.broadcast_in_dim"(%458) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %461 = "stablehlo.shift_left"(%arg120, %460) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %462 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %463 = "stablehlo.subtract"(%462, %458) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %464 = "stablehlo.broadcast_in_dim"(%463) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %465 = "stablehlo.shift_right_logical"(%arg120, %464) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %466 = "stablehlo.or"(%461, %465) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %467 = "stablehlo.xor"(%459, %466) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %468 = "stablehlo.slice"(%arg124) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %469 = "stablehlo.reshape"(%468) : (tensor<1xui32>) -> tensor<ui32>
    %470 = "stablehlo.add"(%459, %467) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %471 = "stablehlo.broadcast_in_dim"(%469) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %472 = "stablehlo.shift_left"(%467, %471) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %473 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %474 = "stablehlo.subtract"(%473, %469) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %475 = "stablehlo.broadcast_in_dim"(%474) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %476 = "stablehlo.shift_right_logical"(%467, %475) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %477 = "stablehlo.or"(%472, %476) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %478 = "stablehlo.xor"(%470, %477) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %479 = "stablehlo.slice"(%arg124) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %480 = "stablehlo.reshape"(%479) : (tensor<1xui32>) -> tensor<ui32>
    %481 = "stablehlo.add"(%470, %478) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %482 = "stablehlo.broadcast_in_dim"(%480) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %483 = "stablehlo.shift_left"(%478, %482) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %484 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %485 = "stablehlo.subtract"(%484, %480) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %486 = "stablehlo.broadcast_in_dim"(%485) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %487 = "stablehlo.shift_right_logical"(%478, %486) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %488 = "stablehlo.or"(%483, %487) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %489 = "stablehlo.xor"(%481, %488) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %490 = "stablehlo.slice"(%arg124) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %491 = "stablehlo.reshape"(%490) : (tensor<1xui32>) -> tensor<ui32>
    %492 = "stablehlo.add"(%481, %489) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %493 = "stablehlo.broadcast_in_dim"(%491) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %494 = "stablehlo.shift_left"(%489, %493) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %495 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %496 = "stablehlo.subtract"(%495, %491) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %497 = "stablehlo.broadcast_in_dim"(%496) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %498 = "stablehlo.shift_right_logical"(%489, %497) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %499 = "stablehlo.or"(%494, %498) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %500 = "stablehlo.xor"(%492, %499) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %501 = "stablehlo.broadcast_in_dim"(%arg121) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %502 = "stablehlo.add"(%492, %501) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %503 = "stablehlo.broadcast_in_dim"(%arg122) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %504 = "stablehlo.add"(%500, %503) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %505 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %506 = "stablehlo.add"(%arg118, %505) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %507 = "stablehlo.convert"(%506) : (tensor<i32>) -> tensor<ui32>
    %508 = "stablehlo.broadcast_in_dim"(%507) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %509 = "stablehlo.add"(%504, %508) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    "func.return"(%456, %502, %509, %arg122, %arg123, %arg121, %arg125, %arg124) : (tensor<i32>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>, res_attrs = [{}], sym_name = "_randint", sym_visibility = "private"}> ({
  ^bb0(%arg115: tensor<2xui32>, %arg116: tensor<i32>, %arg117: tensor<i32>):
    %375 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %376 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %377 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %378 = "func.call"(%375, %376, %377) <{callee = @clip}> : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %379 = "stablehlo.compare"(%arg117, %378) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %380 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %381 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %382 = "func.call"(%arg116, %380, %381) <{callee = @clip_2}> : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %383 = "stablehlo.convert"(%382) : (tensor<i32>) -> tensor<i32>
    %384 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %385 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %386 = "func.call"(%arg117, %384, %385) <{callee = @clip_2}> : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %387 = "stablehlo.convert"(%386) : (tensor<i32>) -> tensor<i32>
    %388 = "stablehlo.broadcast_in_dim"(%383) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %389 = "stablehlo.broadcast_in_dim"(%387) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %390 = "func.call"(%arg115) <{callee = @_threefry_split}> : (tensor<2xui32>) -> tensor<2x2xui32>
    %391 = "stablehlo.slice"(%390) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %392 = "stablehlo.reshape"(%391) : (tensor<1x2xui32>) -> tensor<2xui32>
    %393 = "stablehlo.slice"(%390) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %394 = "stablehlo.reshape"(%393) : (tensor<1x2xui32>) -> tensor<2xui32>
    %395 = "stablehlo.slice"(%392) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %396 = "stablehlo.reshape"(%395) : (tensor<1xui32>) -> tensor<ui32>
    %397 = "stablehlo.slice"(%392) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %398 = "stablehlo.reshape"(%397) : (tensor<1xui32>) -> tensor<ui32>
    %399 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xui64>
    %400 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %401 = "stablehlo.broadcast_in_dim"(%400) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %402 = "stablehlo.multiply"(%401, %399) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %403 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %404 = "stablehlo.broadcast_in_dim"(%403) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %405 = "stablehlo.shift_right_logical"(%402, %404) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %406 = "stablehlo.convert"(%402) : (tensor<4xui64>) -> tensor<4xui32>
    %407 = "stablehlo.convert"(%405) : (tensor<4xui64>) -> tensor<4xui32>
    %408:2 = "func.call"(%396, %398, %407, %406) <{callee = @threefry2x32_3}> : (tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>)
    %409 = "stablehlo.xor"(%408#0, %408#1) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %410 = "stablehlo.slice"(%394) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %411 = "stablehlo.reshape"(%410) : (tensor<1xui32>) -> tensor<ui32>
    %412 = "stablehlo.slice"(%394) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %413 = "stablehlo.reshape"(%412) : (tensor<1xui32>) -> tensor<ui32>
    %414 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xui64>
    %415 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %416 = "stablehlo.broadcast_in_dim"(%415) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %417 = "stablehlo.multiply"(%416, %414) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %418 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %419 = "stablehlo.broadcast_in_dim"(%418) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %420 = "stablehlo.shift_right_logical"(%417, %419) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %421 = "stablehlo.convert"(%417) : (tensor<4xui64>) -> tensor<4xui32>
    %422 = "stablehlo.convert"(%420) : (tensor<4xui64>) -> tensor<4xui32>
    %423:2 = "func.call"(%411, %413, %422, %421) <{callee = @threefry2x32_3}> : (tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>)
    %424 = "stablehlo.xor"(%423#0, %423#1) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %425 = "stablehlo.subtract"(%389, %388) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %426 = "stablehlo.convert"(%425) : (tensor<1xi32>) -> tensor<1xui32>
    %427 = "stablehlo.compare"(%389, %388) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %428 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %429 = "stablehlo.broadcast_in_dim"(%428) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %430 = "stablehlo.select"(%427, %429, %426) : (tensor<1xi1>, tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %431 = "stablehlo.compare"(%389, %388) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %432 = "stablehlo.broadcast_in_dim"(%379) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %433 = "stablehlo.and"(%432, %431) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %434 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %435 = "stablehlo.broadcast_in_dim"(%434) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %436 = "stablehlo.add"(%430, %435) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %437 = "stablehlo.select"(%433, %436, %430) : (tensor<1xi1>, tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %438 = "stablehlo.constant"() <{value = dense<65536> : tensor<ui32>}> : () -> tensor<ui32>
    %439 = "stablehlo.broadcast_in_dim"(%438) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %440 = "stablehlo.remainder"(%439, %437) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %441 = "stablehlo.multiply"(%440, %440) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %442 = "stablehlo.remainder"(%441, %437) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %443 = "stablehlo.broadcast_in_dim"(%437) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui32>) -> tensor<4xui32>
    %444 = "stablehlo.remainder"(%409, %443) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %445 = "stablehlo.broadcast_in_dim"(%442) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui32>) -> tensor<4xui32>
    %446 = "stablehlo.multiply"(%444, %445) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %447 = "stablehlo.broadcast_in_dim"(%437) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui32>) -> tensor<4xui32>
    %448 = "stablehlo.remainder"(%424, %447) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %449 = "stablehlo.add"(%446, %448) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %450 = "stablehlo.broadcast_in_dim"(%437) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui32>) -> tensor<4xui32>
    %451 = "stablehlo.remainder"(%449, %450) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %452 = "stablehlo.convert"(%451) : (tensor<4xui32>) -> tensor<4xi32>
    %453 = "stablehlo.broadcast_in_dim"(%388) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<4xi32>
    %454 = "stablehlo.add"(%453, %452) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    "func.return"(%454) : (tensor<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg112: tensor<i32>, %arg113: tensor<i32>, %arg114: tensor<i32>):
    %373 = "stablehlo.maximum"(%arg113, %arg112) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %374 = "stablehlo.minimum"(%arg114, %373) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%374) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "clip_2", sym_visibility = "private"}> ({
  ^bb0(%arg109: tensor<i32>, %arg110: tensor<i32>, %arg111: tensor<i32>):
    %371 = "stablehlo.maximum"(%arg110, %arg109) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %372 = "stablehlo.minimum"(%arg111, %371) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%372) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>), sym_name = "threefry2x32_3", sym_visibility = "private"}> ({
  ^bb0(%arg87: tensor<ui32>, %arg88: tensor<ui32>, %arg89: tensor<4xui32>, %arg90: tensor<4xui32>):
    %354 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %355 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %356 = "stablehlo.xor"(%arg87, %arg88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %357 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %358 = "stablehlo.xor"(%356, %357) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %359 = "stablehlo.broadcast_in_dim"(%arg87) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %360 = "stablehlo.add"(%arg89, %359) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %361 = "stablehlo.broadcast_in_dim"(%arg88) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %362 = "stablehlo.add"(%arg90, %361) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %363 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %364 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %365:9 = "stablehlo.while"(%364, %363, %360, %362, %arg88, %358, %arg87, %354, %355) ({
    ^bb0(%arg100: tensor<i32>, %arg101: tensor<i32>, %arg102: tensor<4xui32>, %arg103: tensor<4xui32>, %arg104: tensor<ui32>, %arg105: tensor<ui32>, %arg106: tensor<ui32>, %arg107: tensor<4xui32>, %arg108: tensor<4xui32>):
      %369 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %370 = "stablehlo.compare"(%arg100, %369) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%370) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg91: tensor<i32>, %arg92: tensor<i32>, %arg93: tensor<4xui32>, %arg94: tensor<4xui32>, %arg95: tensor<ui32>, %arg96: tensor<ui32>, %arg97: tensor<ui32>, %arg98: tensor<4xui32>, %arg99: tensor<4xui32>):
      %366:8 = "func.call"(%arg92, %arg93, %arg94, %arg95, %arg96, %arg97, %arg98, %arg99) <{callee = @closed_call_4}> : (tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %367 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %368 = "stablehlo.add"(%arg91, %367) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%368, %366#0, %366#1, %366#2, %366#3, %366#4, %366#5, %366#6, %366#7) : (tensor<i32>, tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%365#2, %365#3) : (tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_4", sym_visibility = "private"}> ({
  ^bb0(%arg79: tensor<i32>, %arg80: tensor<4xui32>, %arg81: tensor<4xui32>, %arg82: tensor<ui32>, %arg83: tensor<ui32>, %arg84: tensor<ui32>, %arg85: tensor<4xui32>, %arg86: tensor<4xui32>):
    %299 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %300 = "stablehlo.add"(%arg79, %299) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %301 = "stablehlo.slice"(%arg85) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %302 = "stablehlo.reshape"(%301) : (tensor<1xui32>) -> tensor<ui32>
    %303 = "stablehlo.add"(%arg80, %arg81) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %304 = "stablehlo.broadcast_in_dim"(%302) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %305 = "stablehlo.shift_left"(%arg81, %304) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %306 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %307 = "stablehlo.subtract"(%306, %302) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %308 = "stablehlo.broadcast_in_dim"(%307) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %309 = "stablehlo.shift_right_logical"(%arg81, %308) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %310 = "stablehlo.or"(%305, %309) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %311 = "stablehlo.xor"(%303, %310) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %312 = "stablehlo.slice"(%arg85) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %313 = "stablehlo.reshape"(%312) : (tensor<1xui32>) -> tensor<ui32>
    %314 = "stablehlo.add"(%303, %311) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %315 = "stablehlo.broadcast_in_dim"(%313) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %316 = "stablehlo.shift_left"(%311, %315) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %317 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %318 = "stablehlo.subtract"(%317, %313) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %319 = "stablehlo.broadcast_in_dim"(%318) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %320 = "stablehlo.shift_right_logical"(%311, %319) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %321 = "stablehlo.or"(%316, %320) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %322 = "stablehlo.xor"(%314, %321) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %323 = "stablehlo.slice"(%arg85) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %324 = "stablehlo.reshape"(%323) : (tensor<1xui32>) -> tensor<ui32>
    %325 = "stablehlo.add"(%314, %322) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %326 = "stablehlo.broadcast_in_dim"(%324) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %327 = "stablehlo.shift_left"(%322, %326) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %328 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %329 = "stablehlo.subtract"(%328, %324) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %330 = "stablehlo.broadcast_in_dim"(%329) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %331 = "stablehlo.shift_right_logical"(%322, %330) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %332 = "stablehlo.or"(%327, %331) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %333 = "stablehlo.xor"(%325, %332) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %334 = "stablehlo.slice"(%arg85) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %335 = "stablehlo.reshape"(%334) : (tensor<1xui32>) -> tensor<ui32>
    %336 = "stablehlo.add"(%325, %333) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %337 = "stablehlo.broadcast_in_dim"(%335) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %338 = "stablehlo.shift_left"(%333, %337) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %339 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %340 = "stablehlo.subtract"(%339, %335) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %341 = "stablehlo.broadcast_in_dim"(%340) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %342 = "stablehlo.shift_right_logical"(%333, %341) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %343 = "stablehlo.or"(%338, %342) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %344 = "stablehlo.xor"(%336, %343) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %345 = "stablehlo.broadcast_in_dim"(%arg82) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %346 = "stablehlo.add"(%336, %345) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %347 = "stablehlo.broadcast_in_dim"(%arg83) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %348 = "stablehlo.add"(%344, %347) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %349 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %350 = "stablehlo.add"(%arg79, %349) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %351 = "stablehlo.convert"(%350) : (tensor<i32>) -> tensor<ui32>
    %352 = "stablehlo.broadcast_in_dim"(%351) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %353 = "stablehlo.add"(%348, %352) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    "func.return"(%300, %346, %353, %arg83, %arg84, %arg82, %arg86, %arg85) : (tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xui32>, tensor<f32>) -> tensor<5xi1>, res_attrs = [{}], sym_name = "_bernoulli", sym_visibility = "private"}> ({
  ^bb0(%arg77: tensor<2xui32>, %arg78: tensor<f32>):
    %294 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %295 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %296 = "func.call"(%arg77, %294, %295) <{callee = @_uniform}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<5xf32>
    %297 = "stablehlo.broadcast_in_dim"(%arg78) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %298 = "stablehlo.compare"(%296, %297) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    "func.return"(%298) : (tensor<5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<5xf32>, res_attrs = [{}], sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg74: tensor<2xui32>, %arg75: tensor<f32>, %arg76: tensor<f32>):
    %258 = "stablehlo.convert"(%arg75) : (tensor<f32>) -> tensor<f32>
    %259 = "stablehlo.convert"(%arg76) : (tensor<f32>) -> tensor<f32>
    %260 = "stablehlo.broadcast_in_dim"(%258) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %261 = "stablehlo.broadcast_in_dim"(%259) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %262 = "stablehlo.slice"(%arg74) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %263 = "stablehlo.reshape"(%262) : (tensor<1xui32>) -> tensor<ui32>
    %264 = "stablehlo.slice"(%arg74) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %265 = "stablehlo.reshape"(%264) : (tensor<1xui32>) -> tensor<ui32>
    %266 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xui64>
    %267 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %268 = "stablehlo.broadcast_in_dim"(%267) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<5xui64>
    %269 = "stablehlo.multiply"(%268, %266) : (tensor<5xui64>, tensor<5xui64>) -> tensor<5xui64>
    %270 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %271 = "stablehlo.broadcast_in_dim"(%270) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<5xui64>
    %272 = "stablehlo.shift_right_logical"(%269, %271) : (tensor<5xui64>, tensor<5xui64>) -> tensor<5xui64>
    %273 = "stablehlo.convert"(%269) : (tensor<5xui64>) -> tensor<5xui32>
    %274 = "stablehlo.convert"(%272) : (tensor<5xui64>) -> tensor<5xui32>
    %275:2 = "func.call"(%263, %265, %274, %273) <{callee = @threefry2x32_5}> : (tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>)
    %276 = "stablehlo.xor"(%275#0, %275#1) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %277 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %278 = "stablehlo.broadcast_in_dim"(%277) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %279 = "stablehlo.shift_right_logical"(%276, %278) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %280 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %281 = "stablehlo.broadcast_in_dim"(%280) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %282 = "stablehlo.or"(%279, %281) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %283 = "stablehlo.bitcast_convert"(%282) : (tensor<5xui32>) -> tensor<5xf32>
    %284 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %285 = "stablehlo.broadcast_in_dim"(%284) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %286 = "stablehlo.subtract"(%283, %285) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %287 = "stablehlo.subtract"(%261, %260) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %288 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<5xf32>
    %289 = "stablehlo.multiply"(%286, %288) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %290 = "stablehlo.broadcast_in_dim"(%260) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<5xf32>
    %291 = "stablehlo.add"(%289, %290) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %292 = "stablehlo.broadcast_in_dim"(%260) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<5xf32>
    %293 = "stablehlo.maximum"(%292, %291) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    "func.return"(%293) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>), sym_name = "threefry2x32_5", sym_visibility = "private"}> ({
  ^bb0(%arg52: tensor<ui32>, %arg53: tensor<ui32>, %arg54: tensor<5xui32>, %arg55: tensor<5xui32>):
    %241 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %242 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %243 = "stablehlo.xor"(%arg52, %arg53) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %244 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %245 = "stablehlo.xor"(%243, %244) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %246 = "stablehlo.broadcast_in_dim"(%arg52) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %247 = "stablehlo.add"(%arg54, %246) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %248 = "stablehlo.broadcast_in_dim"(%arg53) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %249 = "stablehlo.add"(%arg55, %248) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %250 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %251 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %252:9 = "stablehlo.while"(%251, %250, %247, %249, %arg53, %245, %arg52, %241, %242) ({
    ^bb0(%arg65: tensor<i32>, %arg66: tensor<i32>, %arg67: tensor<5xui32>, %arg68: tensor<5xui32>, %arg69: tensor<ui32>, %arg70: tensor<ui32>, %arg71: tensor<ui32>, %arg72: tensor<4xui32>, %arg73: tensor<4xui32>):
      %256 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %257 = "stablehlo.compare"(%arg65, %256) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%257) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg56: tensor<i32>, %arg57: tensor<i32>, %arg58: tensor<5xui32>, %arg59: tensor<5xui32>, %arg60: tensor<ui32>, %arg61: tensor<ui32>, %arg62: tensor<ui32>, %arg63: tensor<4xui32>, %arg64: tensor<4xui32>):
      %253:8 = "func.call"(%arg57, %arg58, %arg59, %arg60, %arg61, %arg62, %arg63, %arg64) <{callee = @closed_call_6}> : (tensor<i32>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %254 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %255 = "stablehlo.add"(%arg56, %254) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%255, %253#0, %253#1, %253#2, %253#3, %253#4, %253#5, %253#6, %253#7) : (tensor<i32>, tensor<i32>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%252#2, %252#3) : (tensor<5xui32>, tensor<5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_6", sym_visibility = "private"}> ({
  ^bb0(%arg44: tensor<i32>, %arg45: tensor<5xui32>, %arg46: tensor<5xui32>, %arg47: tensor<ui32>, %arg48: tensor<ui32>, %arg49: tensor<ui32>, %arg50: tensor<4xui32>, %arg51: tensor<4xui32>):
    %186 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %187 = "stablehlo.add"(%arg44, %186) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %188 = "stablehlo.slice"(%arg50) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %189 = "stablehlo.reshape"(%188) : (tensor<1xui32>) -> tensor<ui32>
    %190 = "stablehlo.add"(%arg45, %arg46) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %191 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %192 = "stablehlo.shift_left"(%arg46, %191) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %193 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %194 = "stablehlo.subtract"(%193, %189) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %195 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %196 = "stablehlo.shift_right_logical"(%arg46, %195) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %197 = "stablehlo.or"(%192, %196) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %198 = "stablehlo.xor"(%190, %197) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %199 = "stablehlo.slice"(%arg50) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %200 = "stablehlo.reshape"(%199) : (tensor<1xui32>) -> tensor<ui32>
    %201 = "stablehlo.add"(%190, %198) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %202 = "stablehlo.broadcast_in_dim"(%200) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %203 = "stablehlo.shift_left"(%198, %202) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %204 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %205 = "stablehlo.subtract"(%204, %200) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %206 = "stablehlo.broadcast_in_dim"(%205) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %207 = "stablehlo.shift_right_logical"(%198, %206) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %208 = "stablehlo.or"(%203, %207) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %209 = "stablehlo.xor"(%201, %208) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %210 = "stablehlo.slice"(%arg50) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %211 = "stablehlo.reshape"(%210) : (tensor<1xui32>) -> tensor<ui32>
    %212 = "stablehlo.add"(%201, %209) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %213 = "stablehlo.broadcast_in_dim"(%211) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %214 = "stablehlo.shift_left"(%209, %213) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %215 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %216 = "stablehlo.subtract"(%215, %211) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %217 = "stablehlo.broadcast_in_dim"(%216) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %218 = "stablehlo.shift_right_logical"(%209, %217) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %219 = "stablehlo.or"(%214, %218) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %220 = "stablehlo.xor"(%212, %219) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %221 = "stablehlo.slice"(%arg50) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %222 = "stablehlo.reshape"(%221) : (tensor<1xui32>) -> tensor<ui32>
    %223 = "stablehlo.add"(%212, %220) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %224 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %225 = "stablehlo.shift_left"(%220, %224) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %226 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %227 = "stablehlo.subtract"(%226, %222) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %228 = "stablehlo.broadcast_in_dim"(%227) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %229 = "stablehlo.shift_right_logical"(%220, %228) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %230 = "stablehlo.or"(%225, %229) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %231 = "stablehlo.xor"(%223, %230) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %232 = "stablehlo.broadcast_in_dim"(%arg47) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %233 = "stablehlo.add"(%223, %232) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %234 = "stablehlo.broadcast_in_dim"(%arg48) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %235 = "stablehlo.add"(%231, %234) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %236 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %237 = "stablehlo.add"(%arg44, %236) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %238 = "stablehlo.convert"(%237) : (tensor<i32>) -> tensor<ui32>
    %239 = "stablehlo.broadcast_in_dim"(%238) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %240 = "stablehlo.add"(%235, %239) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    "func.return"(%187, %233, %240, %arg48, %arg49, %arg47, %arg51, %arg50) : (tensor<i32>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "_gumbel", sym_visibility = "private"}> ({
  ^bb0(%arg43: tensor<2xui32>):
    %179 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %180 = "stablehlo.constant"() <{value = dense<1.17549435E-38> : tensor<f32>}> : () -> tensor<f32>
    %181 = "func.call"(%arg43, %179, %180) <{callee = @_uniform_7}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
    %182 = "stablehlo.log"(%181) : (tensor<4xf32>) -> tensor<4xf32>
    %183 = "stablehlo.negate"(%182) : (tensor<4xf32>) -> tensor<4xf32>
    %184 = "stablehlo.log"(%183) : (tensor<4xf32>) -> tensor<4xf32>
    %185 = "stablehlo.negate"(%184) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%185) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "_uniform_7", sym_visibility = "private"}> ({
  ^bb0(%arg40: tensor<2xui32>, %arg41: tensor<f32>, %arg42: tensor<f32>):
    %144 = "stablehlo.convert"(%arg41) : (tensor<f32>) -> tensor<f32>
    %145 = "stablehlo.broadcast_in_dim"(%arg42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %146 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %147 = "stablehlo.slice"(%arg40) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %148 = "stablehlo.reshape"(%147) : (tensor<1xui32>) -> tensor<ui32>
    %149 = "stablehlo.slice"(%arg40) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %150 = "stablehlo.reshape"(%149) : (tensor<1xui32>) -> tensor<ui32>
    %151 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xui64>
    %152 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %153 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %154 = "stablehlo.multiply"(%153, %151) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %155 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %156 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %157 = "stablehlo.shift_right_logical"(%154, %156) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %158 = "stablehlo.convert"(%154) : (tensor<4xui64>) -> tensor<4xui32>
    %159 = "stablehlo.convert"(%157) : (tensor<4xui64>) -> tensor<4xui32>
    %160:2 = "func.call"(%148, %150, %159, %158) <{callee = @threefry2x32_3}> : (tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>)
    %161 = "stablehlo.xor"(%160#0, %160#1) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %162 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %163 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %164 = "stablehlo.shift_right_logical"(%161, %163) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %165 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %167 = "stablehlo.or"(%164, %166) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %168 = "stablehlo.bitcast_convert"(%167) : (tensor<4xui32>) -> tensor<4xf32>
    %169 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %171 = "stablehlo.subtract"(%168, %170) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %172 = "stablehlo.subtract"(%146, %145) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %173 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %174 = "stablehlo.multiply"(%171, %173) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %175 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %176 = "stablehlo.add"(%174, %175) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %177 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %178 = "stablehlo.maximum"(%177, %176) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%178) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<i32>, sym_name = "argmax", sym_visibility = "private"}> ({
  ^bb0(%arg35: tensor<4xf32>):
    %131 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %132 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %133 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %134:2 = "stablehlo.reduce"(%arg35, %131, %132, %133) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg36: tensor<f32>, %arg37: tensor<i32>, %arg38: tensor<f32>, %arg39: tensor<i32>):
      %135 = "stablehlo.compare"(%arg36, %arg38) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %136 = "stablehlo.compare"(%arg36, %arg36) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %137 = "stablehlo.or"(%135, %136) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %138 = "stablehlo.compare"(%arg36, %arg38) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %139 = "stablehlo.compare"(%arg37, %arg39) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %140 = "stablehlo.and"(%138, %139) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %141 = "stablehlo.or"(%137, %140) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %142 = "stablehlo.select"(%137, %arg36, %arg38) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %143 = "stablehlo.select"(%141, %arg37, %arg39) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%142, %143) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<4xf32>, tensor<4xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    "func.return"(%134#1) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x2xui32>, res_attrs = [{}], sym_name = "_threefry_split_8", sym_visibility = "private"}> ({
  ^bb0(%arg34: tensor<2xui32>):
    %114 = "stablehlo.slice"(%arg34) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %115 = "stablehlo.reshape"(%114) : (tensor<1xui32>) -> tensor<ui32>
    %116 = "stablehlo.slice"(%arg34) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %117 = "stablehlo.reshape"(%116) : (tensor<1xui32>) -> tensor<ui32>
    %118 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xui64>
    %119 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %121 = "stablehlo.multiply"(%120, %118) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %122 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %124 = "stablehlo.shift_right_logical"(%121, %123) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %125 = "stablehlo.convert"(%121) : (tensor<3xui64>) -> tensor<3xui32>
    %126 = "stablehlo.convert"(%124) : (tensor<3xui64>) -> tensor<3xui32>
    %127:2 = "func.call"(%115, %117, %126, %125) <{callee = @threefry2x32_9}> : (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
    %128 = "stablehlo.broadcast_in_dim"(%127#0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3x1xui32>
    %129 = "stablehlo.broadcast_in_dim"(%127#1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3x1xui32>
    %130 = "stablehlo.concatenate"(%128, %129) <{dimension = 1 : i64}> : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    "func.return"(%130) : (tensor<3x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>), sym_name = "threefry2x32_9", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<ui32>, %arg13: tensor<ui32>, %arg14: tensor<3xui32>, %arg15: tensor<3xui32>):
    %97 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %98 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %99 = "stablehlo.xor"(%arg12, %arg13) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %100 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %101 = "stablehlo.xor"(%99, %100) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %102 = "stablehlo.broadcast_in_dim"(%arg12) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %103 = "stablehlo.add"(%arg14, %102) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %104 = "stablehlo.broadcast_in_dim"(%arg13) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %105 = "stablehlo.add"(%arg15, %104) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %106 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %107 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %108:9 = "stablehlo.while"(%107, %106, %103, %105, %arg13, %101, %arg12, %97, %98) ({
    ^bb0(%arg25: tensor<i32>, %arg26: tensor<i32>, %arg27: tensor<3xui32>, %arg28: tensor<3xui32>, %arg29: tensor<ui32>, %arg30: tensor<ui32>, %arg31: tensor<ui32>, %arg32: tensor<4xui32>, %arg33: tensor<4xui32>):
      %112 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %113 = "stablehlo.compare"(%arg25, %112) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%113) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg16: tensor<i32>, %arg17: tensor<i32>, %arg18: tensor<3xui32>, %arg19: tensor<3xui32>, %arg20: tensor<ui32>, %arg21: tensor<ui32>, %arg22: tensor<ui32>, %arg23: tensor<4xui32>, %arg24: tensor<4xui32>):
      %109:8 = "func.call"(%arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24) <{callee = @closed_call_10}> : (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %110 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %111 = "stablehlo.add"(%arg16, %110) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%111, %109#0, %109#1, %109#2, %109#3, %109#4, %109#5, %109#6, %109#7) : (tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%108#2, %108#3) : (tensor<3xui32>, tensor<3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_10", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<i32>, %arg5: tensor<3xui32>, %arg6: tensor<3xui32>, %arg7: tensor<ui32>, %arg8: tensor<ui32>, %arg9: tensor<ui32>, %arg10: tensor<4xui32>, %arg11: tensor<4xui32>):
    %42 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %43 = "stablehlo.add"(%arg4, %42) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %44 = "stablehlo.slice"(%arg10) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %45 = "stablehlo.reshape"(%44) : (tensor<1xui32>) -> tensor<ui32>
    %46 = "stablehlo.add"(%arg5, %arg6) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %47 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %48 = "stablehlo.shift_left"(%arg6, %47) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %49 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %50 = "stablehlo.subtract"(%49, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %52 = "stablehlo.shift_right_logical"(%arg6, %51) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %53 = "stablehlo.or"(%48, %52) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %54 = "stablehlo.xor"(%46, %53) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %55 = "stablehlo.slice"(%arg10) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %56 = "stablehlo.reshape"(%55) : (tensor<1xui32>) -> tensor<ui32>
    %57 = "stablehlo.add"(%46, %54) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %58 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %59 = "stablehlo.shift_left"(%54, %58) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %60 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %61 = "stablehlo.subtract"(%60, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %63 = "stablehlo.shift_right_logical"(%54, %62) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %64 = "stablehlo.or"(%59, %63) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %65 = "stablehlo.xor"(%57, %64) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %66 = "stablehlo.slice"(%arg10) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %67 = "stablehlo.reshape"(%66) : (tensor<1xui32>) -> tensor<ui32>
    %68 = "stablehlo.add"(%57, %65) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %69 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %70 = "stablehlo.shift_left"(%65, %69) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %71 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %72 = "stablehlo.subtract"(%71, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %74 = "stablehlo.shift_right_logical"(%65, %73) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %75 = "stablehlo.or"(%70, %74) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %76 = "stablehlo.xor"(%68, %75) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %77 = "stablehlo.slice"(%arg10) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %78 = "stablehlo.reshape"(%77) : (tensor<1xui32>) -> tensor<ui32>
    %79 = "stablehlo.add"(%68, %76) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %80 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %81 = "stablehlo.shift_left"(%76, %80) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %82 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %83 = "stablehlo.subtract"(%82, %78) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %85 = "stablehlo.shift_right_logical"(%76, %84) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %86 = "stablehlo.or"(%81, %85) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %87 = "stablehlo.xor"(%79, %86) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %88 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %89 = "stablehlo.add"(%79, %88) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %90 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %91 = "stablehlo.add"(%87, %90) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %92 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %93 = "stablehlo.add"(%arg4, %92) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %94 = "stablehlo.convert"(%93) : (tensor<i32>) -> tensor<ui32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %96 = "stablehlo.add"(%91, %95) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    "func.return"(%43, %89, %96, %arg8, %arg9, %arg7, %arg11, %arg10) : (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "_exponential", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<2xui32>):
    %36 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "func.call"(%arg3, %36, %37) <{callee = @_uniform_11}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3xf32>
    %39 = "stablehlo.negate"(%38) : (tensor<3xf32>) -> tensor<3xf32>
    %40 = "stablehlo.log_plus_one"(%39) : (tensor<3xf32>) -> tensor<3xf32>
    %41 = "stablehlo.negate"(%40) : (tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%41) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "_uniform_11", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %4 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1xui32>) -> tensor<ui32>
    %6 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1xui32>) -> tensor<ui32>
    %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xui64>
    %9 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %11 = "stablehlo.multiply"(%10, %8) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %12 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %14 = "stablehlo.shift_right_logical"(%11, %13) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %15 = "stablehlo.convert"(%11) : (tensor<3xui64>) -> tensor<3xui32>
    %16 = "stablehlo.convert"(%14) : (tensor<3xui64>) -> tensor<3xui32>
    %17:2 = "func.call"(%5, %7, %16, %15) <{callee = @threefry2x32_9}> : (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
    %18 = "stablehlo.xor"(%17#0, %17#1) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %19 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %21 = "stablehlo.shift_right_logical"(%18, %20) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %22 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %24 = "stablehlo.or"(%21, %23) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %25 = "stablehlo.bitcast_convert"(%24) : (tensor<3xui32>) -> tensor<3xf32>
    %26 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %28 = "stablehlo.subtract"(%25, %27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %29 = "stablehlo.subtract"(%3, %2) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<3xf32>
    %31 = "stablehlo.multiply"(%28, %30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %32 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<3xf32>
    %33 = "stablehlo.add"(%31, %32) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %34 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<3xf32>
    %35 = "stablehlo.maximum"(%34, %33) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%35) : (tensor<3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
