; Written by scripts/libdevice-bodies.sh from the C beside it.
define double @__nv_j0(double %x) {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %div = fdiv double 1.000000e+00, %0
  %mul.i21 = fmul double %div, %div
  %sub.i22 = fadd double %mul.i21, -2.000000e-02
  %mul1.i = fmul double %sub.i22, 5.000000e+01
  %mul2.i = fmul double %x, %x
  %sub3.i = fadd double %mul2.i, -1.250000e+01
  %mul4.i = fmul double %sub3.i, 8.000000e-02
  %mul.i29 = fmul double %mul1.i, 0x3D907EDE36533787
  %add.i30 = fadd double %mul.i29, 0xBD9A0134B1CD3908
  %mul.i29.1 = fmul double %mul1.i, %add.i30
  %add.i30.1 = fadd double %mul.i29.1, 0xBDA886D20E18DF5A
  %mul.i29.2 = fmul double %mul1.i, %add.i30.1
  %add.i30.2 = fadd double %mul.i29.2, 0x3DB2C22303D34A5C
  %mul.i29.3 = fmul double %mul1.i, %add.i30.2
  %add.i30.3 = fadd double %mul.i29.3, 0x3DB8DC2F3E899D31
  %mul.i29.4 = fmul double %mul1.i, %add.i30.3
  %add.i30.4 = fadd double %mul.i29.4, 0xBDC3C9467325B7A4
  %mul.i29.5 = fmul double %mul1.i, %add.i30.4
  %add.i30.5 = fadd double %mul.i29.5, 0xBD9F5DABB85C83A4
  %mul.i29.6 = fmul double %mul1.i, %add.i30.5
  %add.i30.6 = fadd double %mul.i29.6, 0x3D98560D5947DC68
  %mul.i29.7 = fmul double %mul1.i, %add.i30.6
  %add.i30.7 = fadd double %mul.i29.7, 0x3DD0101B9979E924
  %mul.i29.8 = fmul double %mul1.i, %add.i30.7
  %add.i30.8 = fadd double %mul.i29.8, 0xBDE0A6C4D0DD13F9
  %mul.i29.9 = fmul double %mul1.i, %add.i30.8
  %add.i30.9 = fadd double %mul.i29.9, 0x3DF04F43EEB37316
  %mul.i29.10 = fmul double %mul1.i, %add.i30.9
  %add.i30.10 = fadd double %mul.i29.10, 0xBE03F7DBD6BAAB19
  %mul.i29.11 = fmul double %mul1.i, %add.i30.10
  %add.i30.11 = fadd double %mul.i29.11, 0x3E1A3D19CE3F8FE1
  %mul.i29.12 = fmul double %mul1.i, %add.i30.11
  %add.i30.12 = fadd double %mul.i29.12, 0xBE32730339E740D2
  %mul.i29.13 = fmul double %mul1.i, %add.i30.12
  %add.i30.13 = fadd double %mul.i29.13, 0x3E4C8DF798F7D601
  %mul.i29.14 = fmul double %mul1.i, %add.i30.13
  %add.i30.14 = fadd double %mul.i29.14, 0xBE68E8DE2952880F
  %mul.i29.15 = fmul double %mul1.i, %add.i30.14
  %add.i30.15 = fadd double %mul.i29.15, 0x3E8953C8CA86CBBA
  %mul.i29.16 = fmul double %mul1.i, %add.i30.15
  %add.i30.16 = fadd double %mul.i29.16, 0xBEAF930576E62A83
  %mul.i29.17 = fmul double %mul1.i, %add.i30.16
  %add.i30.17 = fadd double %mul.i29.17, 0x3EDA2B325E968BF0
  %mul.i29.18 = fmul double %mul1.i, %add.i30.17
  %add.i30.18 = fadd double %mul.i29.18, 0xBF109DD7055E469A
  %mul.i29.19 = fmul double %mul1.i, %add.i30.18
  %add.i30.19 = fadd double %mul.i29.19, 0x3F55883682266E92
  %mul.i29.20 = fmul double %mul1.i, %add.i30.19
  %add.i30.20 = fadd double %mul.i29.20, 0xBFBFA53AF1A412D6
  %mul.i36 = fmul double %mul1.i, 0xBD5BEF43FACE4EAF
  %add.i39 = fadd double %mul.i36, 0x3D667FA9BC48AD94
  %mul.i36.1 = fmul double %mul1.i, %add.i39
  %add.i39.1 = fadd double %mul.i36.1, 0x3D73F6B771FB2F9D
  %mul.i36.2 = fmul double %mul1.i, %add.i39.1
  %add.i39.2 = fadd double %mul.i36.2, 0xBD7F0606D14AA3D3
  %mul.i36.3 = fmul double %mul1.i, %add.i39.2
  %add.i39.3 = fadd double %mul.i36.3, 0xBD853EDC056D2337
  %mul.i36.4 = fmul double %mul1.i, %add.i39.3
  %add.i39.4 = fadd double %mul.i36.4, 0x3D9166B2651F136F
  %mul.i36.5 = fmul double %mul1.i, %add.i39.4
  %add.i39.5 = fadd double %mul.i36.5, 0x3D5536F6138F32D3
  %mul.i36.6 = fmul double %mul1.i, %add.i39.5
  %add.i39.6 = fadd double %mul.i36.6, 0x3D596351853A8755
  %mul.i36.7 = fmul double %mul1.i, %add.i39.6
  %add.i39.7 = fadd double %mul.i36.7, 0xBDA2525875ACD742
  %mul.i36.8 = fmul double %mul1.i, %add.i39.7
  %add.i39.8 = fadd double %mul.i36.8, 0x3DB417C16A47A5EC
  %mul.i36.9 = fmul double %mul1.i, %add.i39.8
  %add.i39.9 = fadd double %mul.i36.9, 0xBDC5C1DD59F7DE7D
  %mul.i36.10 = fmul double %mul1.i, %add.i39.9
  %add.i39.10 = fadd double %mul.i36.10, 0x3DDC06AE6EC371D5
  %mul.i36.11 = fmul double %mul1.i, %add.i39.10
  %add.i39.11 = fadd double %mul.i36.11, 0xBDF3788F5175B20C
  %mul.i36.12 = fmul double %mul1.i, %add.i39.11
  %add.i39.12 = fadd double %mul.i36.12, 0x3E0D5B6A70B66FA1
  %mul.i36.13 = fmul double %mul1.i, %add.i39.12
  %add.i39.13 = fadd double %mul.i36.13, 0xBE28A96573B9752E
  %mul.i36.14 = fmul double %mul1.i, %add.i39.13
  %add.i39.14 = fadd double %mul.i36.14, 0x3E47BF93675E9444
  %mul.i36.15 = fmul double %mul1.i, %add.i39.14
  %add.i39.15 = fadd double %mul.i36.15, 0xBE6B4EBB27D35C15
  %mul.i36.16 = fmul double %mul1.i, %add.i39.15
  %add.i39.16 = fadd double %mul.i36.16, 0x3E93F88EEFFEC496
  %mul.i36.17 = fmul double %mul1.i, %add.i39.16
  %add.i39.17 = fadd double %mul.i36.17, 0xBEC4A2BB23CFA4F5
  %mul.i36.18 = fmul double %mul1.i, %add.i39.17
  %add.i39.18 = fadd double %mul.i36.18, 0x3F024E857E02869F
  %mul.i36.19 = fmul double %mul1.i, %add.i39.18
  %add.i39.19 = fadd double %mul.i36.19, 0xBF55BFE8E4499160
  %mul.i36.20 = fmul double %mul1.i, %add.i39.19
  %add.i39.20 = fadd double %mul.i36.20, 0x3FEFF4D0E58750E7
  %mul.i47 = fmul double %mul4.i, 0x3C950229DED7317F
  %add.i50 = fadd double %mul.i47, 0xBCF44E08873B7B32
  %mul.i47.1 = fmul double %mul4.i, %add.i50
  %add.i50.1 = fadd double %mul.i47.1, 0x3D50DE78C63A4E66
  %mul.i47.2 = fmul double %mul4.i, %add.i50.1
  %add.i50.2 = fadd double %mul.i47.2, 0xBDA7D6D13366FFBB
  %mul.i47.3 = fmul double %mul4.i, %add.i50.2
  %add.i50.3 = fadd double %mul.i47.3, 0x3DFC36CEF70B6C58
  %mul.i47.4 = fmul double %mul4.i, %add.i50.3
  %add.i50.4 = fadd double %mul.i47.4, 0xBE4B7A52DA4EAC64
  %mul.i47.5 = fmul double %mul4.i, %add.i50.4
  %add.i50.5 = fadd double %mul.i47.5, 0x3E958D6C0F4142C0
  %mul.i47.6 = fmul double %mul4.i, %add.i50.5
  %add.i50.6 = fadd double %mul.i47.6, 0xBEDA8151133ADA50
  %mul.i47.7 = fmul double %mul4.i, %add.i50.6
  %add.i50.7 = fadd double %mul.i47.7, 0x3F18ADF23EDAD386
  %mul.i47.8 = fmul double %mul4.i, %add.i50.7
  %add.i50.8 = fadd double %mul.i47.8, 0xBF509A87B4AA43B1
  %mul.i47.9 = fmul double %mul4.i, %add.i50.8
  %add.i50.9 = fadd double %mul.i47.9, 0x3F7E362F8D0B5D58
  %mul.i47.10 = fmul double %mul4.i, %add.i50.9
  %add.i50.10 = fadd double %mul.i47.10, 0xBFA0C8428B928722
  %mul.i47.11 = fmul double %mul4.i, %add.i50.10
  %add.i50.11 = fadd double %mul.i47.11, 0x3FB309AB8E4CBA18
  %mul.i47.12 = fmul double %mul4.i, %add.i50.11
  %add.i50.12 = fadd double %mul.i47.12, 0xBFAD53E8D99876E7
  %sub.i = fadd double %0, 0xC0033D152E971B40
  %sub1.i = fadd double %sub.i, 0x3CA0F539D7DA258E
  %add.i = fadd double %0, 0x40033D152E971B40
  %mul.i = fmul double %add.i, %sub1.i
  %mul5.i = fmul double %mul.i, %add.i50.12
  %mul2.i28 = fmul double %div, %add.i30.20
  %1 = tail call double @llvm.cos.f64(double %x)
  %2 = tail call double @llvm.sin.f64(double %0)
  %add.i16 = fadd double %1, %2
  %sub.i17 = fsub double %2, %1
  %div.i = fdiv double 0x3FD45F306DC9C883, %0
  %3 = tail call double @llvm.sqrt.f64(double %div.i)
  %mul2.i19 = fmul double %sub.i17, %add.i39.20
  %mul3.i = fmul double %add.i16, %mul2.i28
  %add4.i = fadd double %mul2.i19, %mul3.i
  %mul5.i20 = fmul double %add4.i, 0.000000e+00
  %mul7.i = fmul double %add.i16, %add.i39.20
  %mul8.i = fmul double %sub.i17, %mul2.i28
  %sub9.i = fsub double %mul7.i, %mul8.i
  %add11.i = fadd double %sub9.i, %mul5.i20
  %mul12.i = fmul double %3, %add11.i
  %cmp = fcmp oeq double %0, 0x7FF0000000000000
  %cmp5 = fcmp olt double %0, 5.000000e+00
  %cond = select i1 %cmp5, double %mul5.i, double %mul12.i
  %cond9 = select i1 %cmp, double 0.000000e+00, double %cond
  ret double %cond9
}
define double @__nv_j1(double %x) {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %div = fdiv double 1.000000e+00, %0
  %mul.i28 = fmul double %div, %div
  %sub.i29 = fadd double %mul.i28, -2.000000e-02
  %mul1.i30 = fmul double %sub.i29, 5.000000e+01
  %mul2.i25 = fmul double %x, %x
  %sub3.i = fadd double %mul2.i25, -1.250000e+01
  %mul4.i = fmul double %sub3.i, 8.000000e-02
  %mul.i37 = fmul double %mul1.i30, 0xBD9158D78D503417
  %add.i38 = fadd double %mul.i37, 0x3D9B602326530061
  %mul.i37.1 = fmul double %mul1.i30, %add.i38
  %add.i38.1 = fadd double %mul.i37.1, 0x3DA9BEB036D9BDFB
  %mul.i37.2 = fmul double %mul1.i30, %add.i38.1
  %add.i38.2 = fadd double %mul.i37.2, 0xBDB3B45FB512B938
  %mul.i37.3 = fmul double %mul1.i30, %add.i38.2
  %add.i38.3 = fadd double %mul.i37.3, 0xBDBA279E6269882B
  %mul.i37.4 = fmul double %mul1.i30, %add.i38.3
  %add.i38.4 = fadd double %mul.i37.4, 0x3DC4D888B632FDBD
  %mul.i37.5 = fmul double %mul1.i30, %add.i38.4
  %add.i38.5 = fadd double %mul.i37.5, 0x3DA0054029FAF56D
  %mul.i37.6 = fmul double %mul1.i30, %add.i38.5
  %add.i38.6 = fadd double %mul.i37.6, 0xBD97A010931254B9
  %mul.i37.7 = fmul double %mul1.i30, %add.i38.6
  %add.i38.7 = fadd double %mul.i37.7, 0xBDD12BA1349CB510
  %mul.i37.8 = fmul double %mul1.i30, %add.i38.7
  %add.i38.8 = fadd double %mul.i37.8, 0x3DE1DD2A3BBDE5EA
  %mul.i37.9 = fmul double %mul1.i30, %add.i38.8
  %add.i38.9 = fadd double %mul.i37.9, 0xBDF19E6A5B495294
  %mul.i37.10 = fmul double %mul1.i30, %add.i38.9
  %add.i38.10 = fadd double %mul.i37.10, 0x3E05A6C406D0A8AF
  %mul.i37.11 = fmul double %mul1.i30, %add.i38.10
  %add.i38.11 = fadd double %mul.i37.11, 0xBE1C9286259962FC
  %mul.i37.12 = fmul double %mul1.i30, %add.i38.11
  %add.i38.12 = fadd double %mul.i37.12, 0x3E34341FAD61EB91
  %mul.i37.13 = fmul double %mul1.i30, %add.i38.12
  %add.i38.13 = fadd double %mul.i37.13, 0xBE4F7DD952CFE101
  %mul.i37.14 = fmul double %mul1.i30, %add.i38.13
  %add.i38.14 = fadd double %mul.i37.14, 0x3E6BB98BB03B7B73
  %mul.i37.15 = fmul double %mul1.i30, %add.i38.14
  %add.i38.15 = fadd double %mul.i37.15, 0xBE8C8B3225DCDC21
  %mul.i37.16 = fmul double %mul1.i30, %add.i38.15
  %add.i38.16 = fadd double %mul.i37.16, 0x3EB21E128BC8C45A
  %mul.i37.17 = fmul double %mul1.i30, %add.i38.16
  %add.i38.17 = fadd double %mul.i37.17, 0xBEDEE9665E6D4411
  %mul.i37.18 = fmul double %mul1.i30, %add.i38.17
  %add.i38.18 = fadd double %mul.i37.18, 0x3F14B4523F6FDA6A
  %mul.i37.19 = fmul double %mul1.i30, %add.i38.18
  %add.i38.19 = fadd double %mul.i37.19, 0xBF5E8DBF08D129FB
  %mul.i37.20 = fmul double %mul1.i30, %add.i38.19
  %add.i38.20 = fadd double %mul.i37.20, 0x3FD7E0025755B90E
  %mul.i44 = fmul double %mul1.i30, 0x3D5D6AE971DD2455
  %add.i47 = fadd double %mul.i44, 0xBD67B83FC0F2BB53
  %mul.i44.1 = fmul double %mul1.i30, %add.i47
  %add.i47.1 = fadd double %mul.i44.1, 0xBD74FA55B82F4553
  %mul.i44.2 = fmul double %mul1.i30, %add.i47.1
  %add.i47.2 = fadd double %mul.i44.2, 0x3D804FCCB3933104
  %mul.i44.3 = fmul double %mul1.i30, %add.i47.2
  %add.i47.3 = fadd double %mul.i44.3, 0x3D86645F1E4F21D5
  %mul.i44.4 = fmul double %mul1.i30, %add.i47.3
  %add.i47.4 = fadd double %mul.i44.4, 0xBD925EB141C6F647
  %mul.i44.5 = fmul double %mul1.i30, %add.i47.4
  %add.i47.5 = fadd double %mul.i44.5, 0xBD542F91F5BB3DC5
  %mul.i44.6 = fmul double %mul1.i30, %add.i47.5
  %add.i47.6 = fadd double %mul.i44.6, 0xBD5F85D0D1796FD1
  %mul.i44.7 = fmul double %mul1.i30, %add.i47.6
  %add.i47.7 = fadd double %mul.i44.7, 0x3DA3A74990F42913
  %mul.i44.8 = fmul double %mul1.i30, %add.i47.7
  %add.i47.8 = fadd double %mul.i44.8, 0xBDB5A28D91270ACC
  %mul.i44.9 = fmul double %mul1.i30, %add.i47.8
  %add.i47.9 = fadd double %mul.i44.9, 0x3DC793089C9DC5D3
  %mul.i44.10 = fmul double %mul1.i30, %add.i47.9
  %add.i47.10 = fadd double %mul.i44.10, 0xBDDE7E9403EB5144
  %mul.i44.11 = fmul double %mul1.i30, %add.i47.10
  %add.i47.11 = fadd double %mul.i44.11, 0x3DF54A92358F738F
  %mul.i44.12 = fmul double %mul1.i30, %add.i47.11
  %add.i47.12 = fadd double %mul.i44.12, 0xBE10276766FE80F9
  %mul.i44.13 = fmul double %mul1.i30, %add.i47.12
  %add.i47.13 = fadd double %mul.i44.13, 0x3E2B5CDB6BDFFCED
  %mul.i44.14 = fmul double %mul1.i30, %add.i47.13
  %add.i47.14 = fadd double %mul.i44.14, 0xBE4AA2AE0C8508F9
  %mul.i44.15 = fmul double %mul1.i30, %add.i47.14
  %add.i47.15 = fadd double %mul.i44.15, 0x3E6F17FFBB0DF34A
  %mul.i44.16 = fmul double %mul1.i30, %add.i47.15
  %add.i47.16 = fadd double %mul.i44.16, 0xBE9743C7063D0E92
  %mul.i44.17 = fmul double %mul1.i30, %add.i47.16
  %add.i47.17 = fadd double %mul.i44.17, 0x3EC8FC8A45A099A3
  %mul.i44.18 = fmul double %mul1.i30, %add.i47.17
  %add.i47.18 = fadd double %mul.i44.18, 0xBF0800DD411082FA
  %mul.i44.19 = fmul double %mul1.i30, %add.i47.18
  %add.i47.19 = fadd double %mul.i44.19, 0x3F625CB0665DE3B2
  %mul.i44.20 = fmul double %mul1.i30, %add.i47.19
  %add.i47.20 = fadd double %mul.i44.20, 0x3FF00961EAAC1AA9
  %mul.i55 = fmul double %mul4.i, 0x3C467BB6A4F8CD73
  %add.i58 = fadd double %mul.i55, 0xBCA74ADBAF31BCB6
  %mul.i55.1 = fmul double %mul4.i, %add.i58
  %add.i58.1 = fadd double %mul.i55.1, 0x3D04DA780930AB56
  %mul.i55.2 = fmul double %mul4.i, %add.i58.1
  %add.i58.2 = fadd double %mul.i55.2, 0xBD5FF29DDE960F65
  %mul.i55.3 = fmul double %mul4.i, %add.i58.2
  %add.i58.3 = fadd double %mul.i55.3, 0x3DB4A45C53B4BB73
  %mul.i55.4 = fmul double %mul4.i, %add.i58.3
  %add.i58.4 = fadd double %mul.i55.4, 0xBE0623701DAE0852
  %mul.i55.5 = fmul double %mul4.i, %add.i58.4
  %add.i58.5 = fadd double %mul.i55.5, 0x3E535278CE0805BD
  %mul.i55.6 = fmul double %mul4.i, %add.i58.5
  %add.i58.6 = fadd double %mul.i55.6, 0xBE9AC92400B19962
  %mul.i55.7 = fmul double %mul4.i, %add.i58.6
  %add.i58.7 = fadd double %mul.i55.7, 0x3EDC95360BABE447
  %mul.i55.8 = fmul double %mul4.i, %add.i58.7
  %add.i58.8 = fadd double %mul.i55.8, 0xBF1686A2A3C3F229
  %mul.i55.9 = fmul double %mul4.i, %add.i58.8
  %add.i58.9 = fadd double %mul.i55.9, 0x3F48BF87B5439002
  %mul.i55.10 = fmul double %mul4.i, %add.i58.9
  %add.i58.10 = fadd double %mul.i55.10, 0xBF715E32FF822FA4
  %mul.i55.11 = fmul double %mul4.i, %add.i58.10
  %add.i58.11 = fadd double %mul.i55.11, 0x3F8ACF566AAEDEDB
  %mul.i55.12 = fmul double %mul4.i, %add.i58.11
  %add.i58.12 = fadd double %mul.i55.12, 0xBF9041C9423EC767
  %sub.i22 = fadd double %0, 0xC00EA75575AF6F09
  %sub1.i = fadd double %sub.i22, 0x3CA60155A9D1B256
  %add.i23 = fadd double %0, 0x400EA75575AF6F09
  %mul.i24 = fmul double %add.i23, %sub1.i
  %mul5.i27 = fmul double %mul.i24, %add.i58.12
  %mul6.i = fmul double %0, %mul5.i27
  %mul2.i36 = fmul double %div, %add.i38.20
  %1 = tail call double @llvm.cos.f64(double %x)
  %2 = tail call double @llvm.sin.f64(double %0)
  %add.i = fsub double %2, %1
  %mul1.i = fneg double %2
  %sub.i = fsub double %mul1.i, %1
  %div.i = fdiv double 0x3FD45F306DC9C883, %0
  %3 = tail call double @llvm.sqrt.f64(double %div.i)
  %mul2.i = fmul double %sub.i, %add.i47.20
  %mul3.i = fmul double %add.i, %mul2.i36
  %add4.i = fadd double %mul2.i, %mul3.i
  %mul5.i = fmul double %add4.i, 0.000000e+00
  %mul7.i = fmul double %add.i, %add.i47.20
  %mul8.i = fmul double %sub.i, %mul2.i36
  %sub9.i = fsub double %mul7.i, %mul8.i
  %add11.i = fadd double %sub9.i, %mul5.i
  %mul12.i = fmul double %3, %add11.i
  %cmp = fcmp oeq double %0, 0x7FF0000000000000
  %cmp5 = fcmp olt double %0, 5.000000e+00
  %cond = select i1 %cmp5, double %mul6.i, double %mul12.i
  %cond9 = select i1 %cmp, double 0.000000e+00, double %cond
  %cmp10 = fcmp olt double %x, 0.000000e+00
  %fneg = fneg double %cond9
  %cond14 = select i1 %cmp10, double %fneg, double %cond9
  ret double %cond14
}
define double @__nv_y0(double %x) {
entry:
  %div = fdiv double 1.000000e+00, %x
  %mul.i40 = fmul double %div, %div
  %sub.i41 = fadd double %mul.i40, -2.000000e-02
  %mul1.i = fmul double %sub.i41, 5.000000e+01
  %cmp = fcmp oeq double %x, 0x7FF0000000000000
  br i1 %cmp, label %cond.end12, label %cond.false

cond.false:                                       ; preds = %entry
  %mul = fmul double %x, %x
  %sub = fadd double %mul, -1.250000e+01
  %mul1 = fmul double %sub, 8.000000e-02
  %add.i = fadd double %x, 0x40033D152E971B40
  %sub.i = fadd double %x, 0xC0033D152E971B40
  %sub1.i = fadd double %sub.i, 0x3CA0F539D7DA258E
  %mul.i = fmul double %add.i, %sub1.i
  %mul.i66 = fmul double %mul1, 0x3C950229DED7317F
  %add.i69 = fadd double %mul.i66, 0xBCF44E08873B7B32
  %mul.i66.1 = fmul double %mul1, %add.i69
  %add.i69.1 = fadd double %mul.i66.1, 0x3D50DE78C63A4E66
  %mul.i66.2 = fmul double %mul1, %add.i69.1
  %add.i69.2 = fadd double %mul.i66.2, 0xBDA7D6D13366FFBB
  %mul.i66.3 = fmul double %mul1, %add.i69.2
  %add.i69.3 = fadd double %mul.i66.3, 0x3DFC36CEF70B6C58
  %mul.i66.4 = fmul double %mul1, %add.i69.3
  %add.i69.4 = fadd double %mul.i66.4, 0xBE4B7A52DA4EAC64
  %mul.i66.5 = fmul double %mul1, %add.i69.4
  %add.i69.5 = fadd double %mul.i66.5, 0x3E958D6C0F4142C0
  %mul.i66.6 = fmul double %mul1, %add.i69.5
  %add.i69.6 = fadd double %mul.i66.6, 0xBEDA8151133ADA50
  %mul.i66.7 = fmul double %mul1, %add.i69.6
  %add.i69.7 = fadd double %mul.i66.7, 0x3F18ADF23EDAD386
  %mul.i66.8 = fmul double %mul1, %add.i69.7
  %add.i69.8 = fadd double %mul.i66.8, 0xBF509A87B4AA43B1
  %mul.i66.9 = fmul double %mul1, %add.i69.8
  %add.i69.9 = fadd double %mul.i66.9, 0x3F7E362F8D0B5D58
  %mul.i66.10 = fmul double %mul1, %add.i69.9
  %add.i69.10 = fadd double %mul.i66.10, 0xBFA0C8428B928722
  %mul.i66.11 = fmul double %mul1, %add.i69.10
  %add.i69.11 = fadd double %mul.i66.11, 0x3FB309AB8E4CBA18
  %mul.i66.12 = fmul double %mul1, %add.i69.11
  %add.i69.12 = fadd double %mul.i66.12, 0xBFAD53E8D99876E7
  %mul5.i = fmul double %mul.i, %add.i69.12
  %0 = tail call double @llvm.log.f64(double %x)
  %mul.i77 = fmul double %mul1, 0xBCE1634E09D08A99
  %add.i80 = fadd double %mul.i77, 0x3D406B2239C46944
  %mul.i77.1 = fmul double %mul1, %add.i80
  %add.i80.1 = fadd double %mul.i77.1, 0xBD9A940427F82BF4
  %mul.i77.2 = fmul double %mul1, %add.i80.1
  %add.i80.2 = fadd double %mul.i77.2, 0x3DF23CF639F5AB91
  %mul.i77.3 = fmul double %mul1, %add.i80.2
  %add.i80.3 = fadd double %mul.i77.3, 0xBE44E02820BD059A
  %mul.i77.4 = fmul double %mul1, %add.i80.3
  %add.i80.4 = fadd double %mul.i77.4, 0x3E938E97D038E927
  %mul.i77.5 = fmul double %mul1, %add.i80.4
  %add.i80.5 = fadd double %mul.i77.5, 0xBEDD4CA0D1CE3EDB
  %mul.i77.6 = fmul double %mul1, %add.i80.5
  %add.i80.6 = fadd double %mul.i77.6, 0x3F21084623B5261A
  %mul.i77.7 = fmul double %mul1, %add.i80.6
  %add.i80.7 = fadd double %mul.i77.7, 0xBF5D898823C2A8E9
  %mul.i77.8 = fmul double %mul1, %add.i80.7
  %add.i80.8 = fadd double %mul.i77.8, 0x3F920EFFFECDB202
  %mul.i77.9 = fmul double %mul1, %add.i80.8
  %add.i80.9 = fadd double %mul.i77.9, 0xBFBC8C5DCEC5515A
  %mul.i77.10 = fmul double %mul1, %add.i80.9
  %add.i80.10 = fadd double %mul.i77.10, 0x3FD8DD73E3860A7F
  %mul.i77.11 = fmul double %mul1, %add.i80.10
  %add.i80.11 = fadd double %mul.i77.11, 0xBFDE1DEC550E2064
  %mul.i77.12 = fmul double %mul1, %add.i80.11
  %add.i80.12 = fadd double %mul.i77.12, 0xBFDBB0A20BC8FA17
  %mul.i77.13 = fmul double %mul1, %add.i80.12
  %add.i80.13 = fadd double %mul.i77.13, 0x3FDEF5591B23ADDC
  %mul.i55 = fmul double %mul1.i, 0xBD5BEF43FACE4EAF
  %add.i58 = fadd double %mul.i55, 0x3D667FA9BC48AD94
  %mul.i55.1 = fmul double %mul1.i, %add.i58
  %add.i58.1 = fadd double %mul.i55.1, 0x3D73F6B771FB2F9D
  %mul.i55.2 = fmul double %mul1.i, %add.i58.1
  %add.i58.2 = fadd double %mul.i55.2, 0xBD7F0606D14AA3D3
  %mul.i55.3 = fmul double %mul1.i, %add.i58.2
  %add.i58.3 = fadd double %mul.i55.3, 0xBD853EDC056D2337
  %mul.i55.4 = fmul double %mul1.i, %add.i58.3
  %add.i58.4 = fadd double %mul.i55.4, 0x3D9166B2651F136F
  %mul.i55.5 = fmul double %mul1.i, %add.i58.4
  %add.i58.5 = fadd double %mul.i55.5, 0x3D5536F6138F32D3
  %mul.i55.6 = fmul double %mul1.i, %add.i58.5
  %add.i58.6 = fadd double %mul.i55.6, 0x3D596351853A8755
  %mul.i55.7 = fmul double %mul1.i, %add.i58.6
  %add.i58.7 = fadd double %mul.i55.7, 0xBDA2525875ACD742
  %mul.i55.8 = fmul double %mul1.i, %add.i58.7
  %add.i58.8 = fadd double %mul.i55.8, 0x3DB417C16A47A5EC
  %mul.i55.9 = fmul double %mul1.i, %add.i58.8
  %add.i58.9 = fadd double %mul.i55.9, 0xBDC5C1DD59F7DE7D
  %mul.i55.10 = fmul double %mul1.i, %add.i58.9
  %add.i58.10 = fadd double %mul.i55.10, 0x3DDC06AE6EC371D5
  %mul.i55.11 = fmul double %mul1.i, %add.i58.10
  %add.i58.11 = fadd double %mul.i55.11, 0xBDF3788F5175B20C
  %mul.i55.12 = fmul double %mul1.i, %add.i58.11
  %add.i58.12 = fadd double %mul.i55.12, 0x3E0D5B6A70B66FA1
  %mul.i55.13 = fmul double %mul1.i, %add.i58.12
  %add.i58.13 = fadd double %mul.i55.13, 0xBE28A96573B9752E
  %mul.i55.14 = fmul double %mul1.i, %add.i58.13
  %add.i58.14 = fadd double %mul.i55.14, 0x3E47BF93675E9444
  %mul.i55.15 = fmul double %mul1.i, %add.i58.14
  %add.i58.15 = fadd double %mul.i55.15, 0xBE6B4EBB27D35C15
  %mul.i55.16 = fmul double %mul1.i, %add.i58.15
  %add.i58.16 = fadd double %mul.i55.16, 0x3E93F88EEFFEC496
  %mul.i55.17 = fmul double %mul1.i, %add.i58.16
  %add.i58.17 = fadd double %mul.i55.17, 0xBEC4A2BB23CFA4F5
  %mul.i55.18 = fmul double %mul1.i, %add.i58.17
  %add.i58.18 = fadd double %mul.i55.18, 0x3F024E857E02869F
  %mul.i55.19 = fmul double %mul1.i, %add.i58.18
  %add.i58.19 = fadd double %mul.i55.19, 0xBF55BFE8E4499160
  %mul.i55.20 = fmul double %mul1.i, %add.i58.19
  %add.i58.20 = fadd double %mul.i55.20, 0x3FEFF4D0E58750E7
  %mul.i48 = fmul double %mul1.i, 0x3D907EDE36533787
  %add.i49 = fadd double %mul.i48, 0xBD9A0134B1CD3908
  %mul.i48.1 = fmul double %mul1.i, %add.i49
  %add.i49.1 = fadd double %mul.i48.1, 0xBDA886D20E18DF5A
  %mul.i48.2 = fmul double %mul1.i, %add.i49.1
  %add.i49.2 = fadd double %mul.i48.2, 0x3DB2C22303D34A5C
  %mul.i48.3 = fmul double %mul1.i, %add.i49.2
  %add.i49.3 = fadd double %mul.i48.3, 0x3DB8DC2F3E899D31
  %mul.i48.4 = fmul double %mul1.i, %add.i49.3
  %add.i49.4 = fadd double %mul.i48.4, 0xBDC3C9467325B7A4
  %mul.i48.5 = fmul double %mul1.i, %add.i49.4
  %add.i49.5 = fadd double %mul.i48.5, 0xBD9F5DABB85C83A4
  %mul.i48.6 = fmul double %mul1.i, %add.i49.5
  %add.i49.6 = fadd double %mul.i48.6, 0x3D98560D5947DC68
  %mul.i48.7 = fmul double %mul1.i, %add.i49.6
  %add.i49.7 = fadd double %mul.i48.7, 0x3DD0101B9979E924
  %mul.i48.8 = fmul double %mul1.i, %add.i49.7
  %add.i49.8 = fadd double %mul.i48.8, 0xBDE0A6C4D0DD13F9
  %mul.i48.9 = fmul double %mul1.i, %add.i49.8
  %add.i49.9 = fadd double %mul.i48.9, 0x3DF04F43EEB37316
  %mul.i48.10 = fmul double %mul1.i, %add.i49.9
  %add.i49.10 = fadd double %mul.i48.10, 0xBE03F7DBD6BAAB19
  %mul.i48.11 = fmul double %mul1.i, %add.i49.10
  %add.i49.11 = fadd double %mul.i48.11, 0x3E1A3D19CE3F8FE1
  %mul.i48.12 = fmul double %mul1.i, %add.i49.11
  %add.i49.12 = fadd double %mul.i48.12, 0xBE32730339E740D2
  %mul.i48.13 = fmul double %mul1.i, %add.i49.12
  %add.i49.13 = fadd double %mul.i48.13, 0x3E4C8DF798F7D601
  %mul.i48.14 = fmul double %mul1.i, %add.i49.13
  %add.i49.14 = fadd double %mul.i48.14, 0xBE68E8DE2952880F
  %mul.i48.15 = fmul double %mul1.i, %add.i49.14
  %add.i49.15 = fadd double %mul.i48.15, 0x3E8953C8CA86CBBA
  %mul.i48.16 = fmul double %mul1.i, %add.i49.15
  %add.i49.16 = fadd double %mul.i48.16, 0xBEAF930576E62A83
  %mul.i48.17 = fmul double %mul1.i, %add.i49.16
  %add.i49.17 = fadd double %mul.i48.17, 0x3EDA2B325E968BF0
  %mul.i48.18 = fmul double %mul1.i, %add.i49.17
  %add.i49.18 = fadd double %mul.i48.18, 0xBF109DD7055E469A
  %mul.i48.19 = fmul double %mul1.i, %add.i49.18
  %add.i49.19 = fadd double %mul.i48.19, 0x3F55883682266E92
  %mul.i48.20 = fmul double %mul1.i, %add.i49.19
  %add.i49.20 = fadd double %mul.i48.20, 0xBFBFA53AF1A412D6
  %div.i = fdiv double 0x3FD45F306DC9C883, %x
  %1 = tail call double @llvm.sqrt.f64(double %div.i)
  %2 = tail call double @llvm.sin.f64(double %x)
  %3 = tail call double @llvm.cos.f64(double %x)
  %sub.i36 = fsub double %2, %3
  %mul2.i38 = fmul double %sub.i36, %add.i58.20
  %mul2.i47 = fmul double %div, %add.i49.20
  %add.i35 = fadd double %3, %2
  %mul3.i = fmul double %add.i35, %mul2.i47
  %add4.i = fadd double %mul2.i38, %mul3.i
  %mul7.i = fmul double %add.i35, %add.i58.20
  %mul8.i = fmul double %sub.i36, %mul2.i47
  %sub9.i = fsub double %mul7.i, %mul8.i
  %mul10.i = fmul double %sub9.i, 0.000000e+00
  %add11.i = fadd double %add4.i, %mul10.i
  %mul12.i = fmul double %1, %add11.i
  %mul3 = fmul double %0, 0x3FE45F306DC9C883
  %mul5 = fmul double %mul3, %mul5.i
  %add = fadd double %add.i80.13, %mul5
  %cmp9 = fcmp olt double %x, 5.000000e+00
  %cond = select i1 %cmp9, double %add, double %mul12.i
  br label %cond.end12

cond.end12:                                       ; preds = %entry, %cond.false
  %cond13 = phi double [ %cond, %cond.false ], [ 0.000000e+00, %entry ]
  %cmp14 = fcmp oeq double %x, 0.000000e+00
  %cmp17 = fcmp olt double %x, 0.000000e+00
  %cond21 = select i1 %cmp17, double 0x7FF8000000000000, double %cond13
  %cond23 = select i1 %cmp14, double 0xFFF0000000000000, double %cond21
  ret double %cond23
}
define double @__nv_y1(double %x) {
entry:
  %div = fdiv double 1.000000e+00, %x
  %mul.i43 = fmul double %div, %div
  %sub.i44 = fadd double %mul.i43, -2.000000e-02
  %mul1.i45 = fmul double %sub.i44, 5.000000e+01
  %cmp = fcmp oeq double %x, 0x7FF0000000000000
  br i1 %cmp, label %cond.end14, label %cond.false

cond.false:                                       ; preds = %entry
  %mul = fmul double %x, %x
  %sub = fadd double %mul, -1.250000e+01
  %mul1 = fmul double %sub, 8.000000e-02
  %add.i39 = fadd double %x, 0x400EA75575AF6F09
  %sub.i38 = fadd double %x, 0xC00EA75575AF6F09
  %sub1.i = fadd double %sub.i38, 0x3CA60155A9D1B256
  %mul.i40 = fmul double %add.i39, %sub1.i
  %mul.i70 = fmul double %mul1, 0x3C467BB6A4F8CD73
  %add.i73 = fadd double %mul.i70, 0xBCA74ADBAF31BCB6
  %mul.i70.1 = fmul double %mul1, %add.i73
  %add.i73.1 = fadd double %mul.i70.1, 0x3D04DA780930AB56
  %mul.i70.2 = fmul double %mul1, %add.i73.1
  %add.i73.2 = fadd double %mul.i70.2, 0xBD5FF29DDE960F65
  %mul.i70.3 = fmul double %mul1, %add.i73.2
  %add.i73.3 = fadd double %mul.i70.3, 0x3DB4A45C53B4BB73
  %mul.i70.4 = fmul double %mul1, %add.i73.3
  %add.i73.4 = fadd double %mul.i70.4, 0xBE0623701DAE0852
  %mul.i70.5 = fmul double %mul1, %add.i73.4
  %add.i73.5 = fadd double %mul.i70.5, 0x3E535278CE0805BD
  %mul.i70.6 = fmul double %mul1, %add.i73.5
  %add.i73.6 = fadd double %mul.i70.6, 0xBE9AC92400B19962
  %mul.i70.7 = fmul double %mul1, %add.i73.6
  %add.i73.7 = fadd double %mul.i70.7, 0x3EDC95360BABE447
  %mul.i70.8 = fmul double %mul1, %add.i73.7
  %add.i73.8 = fadd double %mul.i70.8, 0xBF1686A2A3C3F229
  %mul.i70.9 = fmul double %mul1, %add.i73.8
  %add.i73.9 = fadd double %mul.i70.9, 0x3F48BF87B5439002
  %mul.i70.10 = fmul double %mul1, %add.i73.9
  %add.i73.10 = fadd double %mul.i70.10, 0xBF715E32FF822FA4
  %mul.i70.11 = fmul double %mul1, %add.i73.10
  %add.i73.11 = fadd double %mul.i70.11, 0x3F8ACF566AAEDEDB
  %mul.i70.12 = fmul double %mul1, %add.i73.11
  %add.i73.12 = fadd double %mul.i70.12, 0xBF9041C9423EC767
  %mul5.i = fmul double %mul.i40, %add.i73.12
  %mul6.i = fmul double %x, %mul5.i
  %0 = tail call double @llvm.log.f64(double %x)
  %mul.i81 = fmul double %mul1, 0xBC92FCC6556A3C5A
  %add.i84 = fadd double %mul.i81, 0x3CF34417770CC6B8
  %mul.i81.1 = fmul double %mul1, %add.i84
  %add.i84.1 = fadd double %mul.i81.1, 0xBD50DB4EA2B3CEE5
  %mul.i81.2 = fmul double %mul1, %add.i84.1
  %add.i84.2 = fadd double %mul.i81.2, 0x3DA92D2EB1CA56A8
  %mul.i81.3 = fmul double %mul1, %add.i84.2
  %add.i84.3 = fadd double %mul.i81.3, 0xBDFF9EB3354F2246
  %mul.i81.4 = fmul double %mul1, %add.i84.3
  %add.i84.4 = fadd double %mul.i81.4, 0x3E506A94D242DC5E
  %mul.i81.5 = fmul double %mul1, %add.i84.4
  %add.i84.5 = fadd double %mul.i81.5, 0xBE9B9B6ABB687E46
  %mul.i81.6 = fmul double %mul1, %add.i84.5
  %add.i84.6 = fadd double %mul.i81.6, 0x3EE2508BE43F0382
  %mul.i81.7 = fmul double %mul1, %add.i84.6
  %add.i84.7 = fadd double %mul.i81.7, 0xBF22893671E20288
  %mul.i81.8 = fmul double %mul1, %add.i84.7
  %add.i84.8 = fadd double %mul.i81.8, 0x3F5B5777B8435CCC
  %mul.i81.9 = fmul double %mul1, %add.i84.8
  %add.i84.9 = fadd double %mul.i81.9, 0xBF8B82FCF4B7E771
  %mul.i81.10 = fmul double %mul1, %add.i84.9
  %add.i84.10 = fadd double %mul.i81.10, 0x3FB0FC1D2BAD4F78
  %mul.i81.11 = fmul double %mul1, %add.i84.10
  %add.i84.11 = fadd double %mul.i81.11, 0xBFC4E11F71D95A0F
  %mul.i81.12 = fmul double %mul1, %add.i84.11
  %add.i84.12 = fadd double %mul.i81.12, 0x3FB75172069E41BB
  %mul.i81.13 = fmul double %mul1, %add.i84.12
  %add.i84.13 = fadd double %mul.i81.13, 0x3FC1E34EDA905916
  %mul.i59 = fmul double %mul1.i45, 0x3D5D6AE971DD2455
  %add.i62 = fadd double %mul.i59, 0xBD67B83FC0F2BB53
  %mul.i59.1 = fmul double %mul1.i45, %add.i62
  %add.i62.1 = fadd double %mul.i59.1, 0xBD74FA55B82F4553
  %mul.i59.2 = fmul double %mul1.i45, %add.i62.1
  %add.i62.2 = fadd double %mul.i59.2, 0x3D804FCCB3933104
  %mul.i59.3 = fmul double %mul1.i45, %add.i62.2
  %add.i62.3 = fadd double %mul.i59.3, 0x3D86645F1E4F21D5
  %mul.i59.4 = fmul double %mul1.i45, %add.i62.3
  %add.i62.4 = fadd double %mul.i59.4, 0xBD925EB141C6F647
  %mul.i59.5 = fmul double %mul1.i45, %add.i62.4
  %add.i62.5 = fadd double %mul.i59.5, 0xBD542F91F5BB3DC5
  %mul.i59.6 = fmul double %mul1.i45, %add.i62.5
  %add.i62.6 = fadd double %mul.i59.6, 0xBD5F85D0D1796FD1
  %mul.i59.7 = fmul double %mul1.i45, %add.i62.6
  %add.i62.7 = fadd double %mul.i59.7, 0x3DA3A74990F42913
  %mul.i59.8 = fmul double %mul1.i45, %add.i62.7
  %add.i62.8 = fadd double %mul.i59.8, 0xBDB5A28D91270ACC
  %mul.i59.9 = fmul double %mul1.i45, %add.i62.8
  %add.i62.9 = fadd double %mul.i59.9, 0x3DC793089C9DC5D3
  %mul.i59.10 = fmul double %mul1.i45, %add.i62.9
  %add.i62.10 = fadd double %mul.i59.10, 0xBDDE7E9403EB5144
  %mul.i59.11 = fmul double %mul1.i45, %add.i62.10
  %add.i62.11 = fadd double %mul.i59.11, 0x3DF54A92358F738F
  %mul.i59.12 = fmul double %mul1.i45, %add.i62.11
  %add.i62.12 = fadd double %mul.i59.12, 0xBE10276766FE80F9
  %mul.i59.13 = fmul double %mul1.i45, %add.i62.12
  %add.i62.13 = fadd double %mul.i59.13, 0x3E2B5CDB6BDFFCED
  %mul.i59.14 = fmul double %mul1.i45, %add.i62.13
  %add.i62.14 = fadd double %mul.i59.14, 0xBE4AA2AE0C8508F9
  %mul.i59.15 = fmul double %mul1.i45, %add.i62.14
  %add.i62.15 = fadd double %mul.i59.15, 0x3E6F17FFBB0DF34A
  %mul.i59.16 = fmul double %mul1.i45, %add.i62.15
  %add.i62.16 = fadd double %mul.i59.16, 0xBE9743C7063D0E92
  %mul.i59.17 = fmul double %mul1.i45, %add.i62.16
  %add.i62.17 = fadd double %mul.i59.17, 0x3EC8FC8A45A099A3
  %mul.i59.18 = fmul double %mul1.i45, %add.i62.17
  %add.i62.18 = fadd double %mul.i59.18, 0xBF0800DD411082FA
  %mul.i59.19 = fmul double %mul1.i45, %add.i62.18
  %add.i62.19 = fadd double %mul.i59.19, 0x3F625CB0665DE3B2
  %mul.i59.20 = fmul double %mul1.i45, %add.i62.19
  %add.i62.20 = fadd double %mul.i59.20, 0x3FF00961EAAC1AA9
  %mul.i52 = fmul double %mul1.i45, 0xBD9158D78D503417
  %add.i53 = fadd double %mul.i52, 0x3D9B602326530061
  %mul.i52.1 = fmul double %mul1.i45, %add.i53
  %add.i53.1 = fadd double %mul.i52.1, 0x3DA9BEB036D9BDFB
  %mul.i52.2 = fmul double %mul1.i45, %add.i53.1
  %add.i53.2 = fadd double %mul.i52.2, 0xBDB3B45FB512B938
  %mul.i52.3 = fmul double %mul1.i45, %add.i53.2
  %add.i53.3 = fadd double %mul.i52.3, 0xBDBA279E6269882B
  %mul.i52.4 = fmul double %mul1.i45, %add.i53.3
  %add.i53.4 = fadd double %mul.i52.4, 0x3DC4D888B632FDBD
  %mul.i52.5 = fmul double %mul1.i45, %add.i53.4
  %add.i53.5 = fadd double %mul.i52.5, 0x3DA0054029FAF56D
  %mul.i52.6 = fmul double %mul1.i45, %add.i53.5
  %add.i53.6 = fadd double %mul.i52.6, 0xBD97A010931254B9
  %mul.i52.7 = fmul double %mul1.i45, %add.i53.6
  %add.i53.7 = fadd double %mul.i52.7, 0xBDD12BA1349CB510
  %mul.i52.8 = fmul double %mul1.i45, %add.i53.7
  %add.i53.8 = fadd double %mul.i52.8, 0x3DE1DD2A3BBDE5EA
  %mul.i52.9 = fmul double %mul1.i45, %add.i53.8
  %add.i53.9 = fadd double %mul.i52.9, 0xBDF19E6A5B495294
  %mul.i52.10 = fmul double %mul1.i45, %add.i53.9
  %add.i53.10 = fadd double %mul.i52.10, 0x3E05A6C406D0A8AF
  %mul.i52.11 = fmul double %mul1.i45, %add.i53.10
  %add.i53.11 = fadd double %mul.i52.11, 0xBE1C9286259962FC
  %mul.i52.12 = fmul double %mul1.i45, %add.i53.11
  %add.i53.12 = fadd double %mul.i52.12, 0x3E34341FAD61EB91
  %mul.i52.13 = fmul double %mul1.i45, %add.i53.12
  %add.i53.13 = fadd double %mul.i52.13, 0xBE4F7DD952CFE101
  %mul.i52.14 = fmul double %mul1.i45, %add.i53.13
  %add.i53.14 = fadd double %mul.i52.14, 0x3E6BB98BB03B7B73
  %mul.i52.15 = fmul double %mul1.i45, %add.i53.14
  %add.i53.15 = fadd double %mul.i52.15, 0xBE8C8B3225DCDC21
  %mul.i52.16 = fmul double %mul1.i45, %add.i53.15
  %add.i53.16 = fadd double %mul.i52.16, 0x3EB21E128BC8C45A
  %mul.i52.17 = fmul double %mul1.i45, %add.i53.16
  %add.i53.17 = fadd double %mul.i52.17, 0xBEDEE9665E6D4411
  %mul.i52.18 = fmul double %mul1.i45, %add.i53.17
  %add.i53.18 = fadd double %mul.i52.18, 0x3F14B4523F6FDA6A
  %mul.i52.19 = fmul double %mul1.i45, %add.i53.18
  %add.i53.19 = fadd double %mul.i52.19, 0xBF5E8DBF08D129FB
  %mul.i52.20 = fmul double %mul1.i45, %add.i53.19
  %add.i53.20 = fadd double %mul.i52.20, 0x3FD7E0025755B90E
  %div.i = fdiv double 0x3FD45F306DC9C883, %x
  %1 = tail call double @llvm.sqrt.f64(double %div.i)
  %2 = tail call double @llvm.sin.f64(double %x)
  %mul1.i = fneg double %2
  %3 = tail call double @llvm.cos.f64(double %x)
  %sub.i = fsub double %mul1.i, %3
  %mul2.i = fmul double %sub.i, %add.i62.20
  %mul2.i51 = fmul double %div, %add.i53.20
  %add.i = fsub double %2, %3
  %mul3.i = fmul double %add.i, %mul2.i51
  %add4.i = fadd double %mul2.i, %mul3.i
  %mul7.i = fmul double %add.i, %add.i62.20
  %mul8.i = fmul double %sub.i, %mul2.i51
  %sub9.i = fsub double %mul7.i, %mul8.i
  %mul10.i = fmul double %sub9.i, 0.000000e+00
  %add11.i = fadd double %add4.i, %mul10.i
  %mul12.i = fmul double %1, %add11.i
  %mul2 = fmul double %x, %add.i84.13
  %mul5 = fmul double %0, %mul6.i
  %sub6 = fsub double %mul5, %div
  %mul7 = fmul double %sub6, 0x3FE45F306DC9C883
  %add = fadd double %mul2, %mul7
  %cmp11 = fcmp olt double %x, 5.000000e+00
  %cond = select i1 %cmp11, double %add, double %mul12.i
  br label %cond.end14

cond.end14:                                       ; preds = %entry, %cond.false
  %cond15 = phi double [ %cond, %cond.false ], [ 0.000000e+00, %entry ]
  %cmp16 = fcmp oeq double %x, 0.000000e+00
  %cmp19 = fcmp olt double %x, 0.000000e+00
  %cond23 = select i1 %cmp19, double 0x7FF8000000000000, double %cond15
  %cond25 = select i1 %cmp16, double 0xFFF0000000000000, double %cond23
  ret double %cond25
}
define double @__nv_jn(i32 %n, double %x) {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %call1 = tail call double @__nv_j0(double %0)
  %call2 = tail call double @__nv_j1(double %0)
  %conv = sitofp i32 %n to double
  %cmp = fcmp oge double %0, %conv
  %mul = fmul double %0, 2.000000e+00
  %add = fadd double %mul, 4.000000e+02
  %cmp5 = fcmp olt double %add, %conv
  %cmp7165166 = icmp sgt i32 %n, 1
  %cmp7167 = and i1 %cmp, %cmp7165166
  br i1 %cmp7167, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %high.0.lcssa = phi double [ %call2, %entry ], [ %sub, %for.body ]
  %cmp15 = icmp slt i32 %n, 2
  %1 = or i1 %cmp15, %cmp5
  %or.cond117 = or i1 %cmp, %1
  br i1 %or.cond117, label %cond.end27, label %cond.false18

for.body:                                         ; preds = %entry, %for.body
  %low.0170 = phi double [ %high.0169, %for.body ], [ %call1, %entry ]
  %high.0169 = phi double [ %sub, %for.body ], [ %call2, %entry ]
  %k.0168 = phi i32 [ %inc, %for.body ], [ 1, %entry ]
  %mul9 = shl nuw nsw i32 %k.0168, 1
  %conv10 = uitofp nneg i32 %mul9 to double
  %div = fdiv double %conv10, %0
  %mul11 = fmul double %high.0169, %div
  %sub = fsub double %mul11, %low.0170
  %inc = add nuw nsw i32 %k.0168, 1
  %cmp7165 = icmp sgt i32 %n, %inc
  br i1 %cmp7165, label %for.body, label %for.cond.cleanup

cond.false18:                                     ; preds = %for.cond.cleanup
  %mul20 = fmul double %conv, 6.000000e+01
  %2 = tail call double @llvm.sqrt.f64(double %mul20)
  %conv22 = fptosi double %2 to i32
  %add23 = add nuw i32 %n, 20
  %add24 = add i32 %add23, %conv22
  %div25 = sdiv i32 %add24, 2
  %mul26 = shl nsw i32 %div25, 1
  br label %cond.end27

cond.end27:                                       ; preds = %for.cond.cleanup, %cond.false18
  %cond28 = phi i32 [ %mul26, %cond.false18 ], [ 0, %for.cond.cleanup ]
  %cmp31171 = icmp sgt i32 %cond28, 0
  br i1 %cmp31171, label %for.body34, label %for.cond.cleanup33

for.cond.cleanup33.loopexit:                      ; preds = %for.body34
  %3 = fsub double %mul53, %mul45
  %4 = fdiv double %mul61, %3
  br label %for.cond.cleanup33

for.cond.cleanup33:                               ; preds = %for.cond.cleanup33.loopexit, %cond.end27
  %div65 = phi double [ -0.000000e+00, %cond.end27 ], [ %4, %for.cond.cleanup33.loopexit ]
  switch i32 %n, label %cond.false73 [
    i32 0, label %cond.end89
    i32 1, label %cond.true72
  ]

for.body34:                                       ; preds = %cond.end27, %for.body34
  %k29.0176 = phi i32 [ %sub54, %for.body34 ], [ %cond28, %cond.end27 ]
  %sum.0175 = phi double [ %mul53, %for.body34 ], [ 0.000000e+00, %cond.end27 ]
  %above.0174 = phi double [ %mul44, %for.body34 ], [ 0.000000e+00, %cond.end27 ]
  %now.0173 = phi double [ %mul45, %for.body34 ], [ 1.000000e-30, %cond.end27 ]
  %wanted.0172 = phi double [ %mul61, %for.body34 ], [ 0.000000e+00, %cond.end27 ]
  %mul35 = shl nuw nsw i32 %k29.0176, 1
  %conv36 = uitofp nneg i32 %mul35 to double
  %div37 = fdiv double %conv36, %0
  %mul38 = fmul double %now.0173, %div37
  %sub39 = fsub double %mul38, %above.0174
  %5 = tail call double @llvm.fabs.f64(double %sub39)
  %cmp41 = fcmp ogt double %5, 0x6974E718D7D7625A
  %cond43 = select i1 %cmp41, double 0x16687E92154EF7AC, double 1.000000e+00
  %mul44 = fmul double %now.0173, %cond43
  %mul45 = fmul double %sub39, %cond43
  %and = and i32 %k29.0176, 1
  %tobool46.not = icmp eq i32 %and, 0
  %mul48 = fmul double %sub39, 2.000000e+00
  %cond51 = select i1 %tobool46.not, double 0.000000e+00, double %mul48
  %add52 = fadd double %sum.0175, %cond51
  %mul53 = fmul double %add52, %cond43
  %sub54 = add nsw i32 %k29.0176, -1
  %cmp55 = icmp eq i32 %sub54, %n
  %cond60 = select i1 %cmp55, double %sub39, double %wanted.0172
  %mul61 = fmul double %cond60, %cond43
  %cmp31 = icmp sgt i32 %k29.0176, 1
  br i1 %cmp31, label %for.body34, label %for.cond.cleanup33.loopexit

cond.true72:                                      ; preds = %for.cond.cleanup33
  br label %cond.end89

cond.false73:                                     ; preds = %for.cond.cleanup33
  br i1 %cmp, label %cond.end89, label %cond.false76

cond.false76:                                     ; preds = %cond.false73
  %cmp79 = fcmp oeq double %x, 0.000000e+00
  %or.cond118 = or i1 %cmp79, %cmp5
  %cond84 = select i1 %or.cond118, double 0.000000e+00, double %div65
  br label %cond.end89

cond.end89:                                       ; preds = %cond.false73, %for.cond.cleanup33, %cond.true72, %cond.false76
  %cond90 = phi double [ %cond84, %cond.false76 ], [ %call2, %cond.true72 ], [ %call1, %for.cond.cleanup33 ], [ %high.0.lcssa, %cond.false73 ]
  %cmp91 = fcmp oeq double %0, 0x7FF0000000000000
  %cond96 = select i1 %cmp91, double 0.000000e+00, double %cond90
  %cmp97 = icmp slt i32 %n, 0
  br i1 %cmp97, label %cond.end115, label %cond.false100

cond.false100:                                    ; preds = %cond.end89
  %cmp101 = fcmp uno double %x, 0.000000e+00
  br i1 %cmp101, label %cond.end115, label %cond.false104

cond.false104:                                    ; preds = %cond.false100
  %cmp105 = fcmp uge double %x, 0.000000e+00
  %and107 = and i32 %n, 1
  %tobool108.not = icmp eq i32 %and107, 0
  %or.cond = or i1 %cmp105, %tobool108.not
  %fneg = fneg double %cond96
  %spec.select = select i1 %or.cond, double %cond96, double %fneg
  br label %cond.end115

cond.end115:                                      ; preds = %cond.false104, %cond.false100, %cond.end89
  %cond116 = phi double [ 0x7FF8000000000000, %cond.end89 ], [ %x, %cond.false100 ], [ %spec.select, %cond.false104 ]
  ret double %cond116
}
define double @__nv_yn(i32 %n, double %x) {
entry:
  %call = tail call double @__nv_y0(double %x)
  %call1 = tail call double @__nv_y1(double %x)
  %cmp3 = fcmp one double %x, 0x7FF0000000000000
  %cmp33 = icmp sgt i32 %n, 1
  %cmp234 = fcmp one double %call1, 0xFFF0000000000000
  %or.cond35 = select i1 %cmp33, i1 %cmp234, i1 false
  %or.cond1936 = and i1 %cmp3, %or.cond35
  br i1 %or.cond1936, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %high.0.lcssa = phi double [ %call1, %entry ], [ %sub, %for.body ]
  %cmp5 = icmp eq i32 %n, 0
  %cmp7 = icmp eq i32 %n, 1
  %cond = select i1 %cmp7, double %call1, double %high.0.lcssa
  %cond12 = select i1 %cmp5, double %call, double %cond
  %cmp13 = icmp slt i32 %n, 0
  %cond18 = select i1 %cmp13, double 0x7FF8000000000000, double %cond12
  ret double %cond18

for.body:                                         ; preds = %entry, %for.body
  %low.039 = phi double [ %high.038, %for.body ], [ %call, %entry ]
  %high.038 = phi double [ %sub, %for.body ], [ %call1, %entry ]
  %k.037 = phi i32 [ %inc, %for.body ], [ 1, %entry ]
  %mul = shl nuw nsw i32 %k.037, 1
  %conv = uitofp nneg i32 %mul to double
  %div = fdiv double %conv, %x
  %mul4 = fmul double %high.038, %div
  %sub = fsub double %mul4, %low.039
  %inc = add nuw nsw i32 %k.037, 1
  %cmp = icmp slt i32 %inc, %n
  %cmp2 = fcmp one double %sub, 0xFFF0000000000000
  %or.cond = select i1 %cmp, i1 %cmp2, i1 false
  br i1 %or.cond, label %for.body, label %for.cond.cleanup
}
define float @__nv_j0f(float %x) {
entry:
  %conv = fpext float %x to double
  %call = tail call double @__nv_j0(double %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}
define float @__nv_j1f(float %x) {
entry:
  %conv = fpext float %x to double
  %call = tail call double @__nv_j1(double %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}
define float @__nv_y0f(float %x) {
entry:
  %conv = fpext float %x to double
  %call = tail call double @__nv_y0(double %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}
define float @__nv_y1f(float %x) {
entry:
  %conv = fpext float %x to double
  %call = tail call double @__nv_y1(double %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}
define float @__nv_jnf(i32 %n, float %x) {
entry:
  %conv = fpext float %x to double
  %call = tail call double @__nv_jn(i32 %n, double %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}
define float @__nv_ynf(i32 %n, float %x) {
entry:
  %conv = fpext float %x to double
  %call = tail call double @__nv_yn(i32 %n, double %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}
define double @__nv_cyl_bessel_i0(double %x) {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %cmp.i21 = fcmp olt double %0, 8.000000e+00
  br i1 %cmp.i21, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %sub = fadd double %0, -4.000000e+00
  %mul = fmul double %sub, 2.500000e-01
  %mul.i14 = fmul double %mul, 0xBE1409665A03765A
  %add.i17 = fadd double %mul.i14, 0x3E3332208B1B9040
  %mul.i14.1 = fmul double %mul, %add.i17
  %add.i17.1 = fadd double %mul.i14.1, 0xBE40E148B0AF9254
  %mul.i14.2 = fmul double %mul, %add.i17.1
  %add.i17.2 = fadd double %mul.i14.2, 0x3E5C35F7EF8ECFC7
  %mul.i14.3 = fmul double %mul, %add.i17.2
  %add.i17.3 = fadd double %mul.i14.3, 0xBE7E70761A76CF5B
  %mul.i14.4 = fmul double %mul, %add.i17.3
  %add.i17.4 = fadd double %mul.i14.4, 0x3E98AA9ED99D4DE8
  %mul.i14.5 = fmul double %mul, %add.i17.4
  %add.i17.5 = fadd double %mul.i14.5, 0xBEB246102354DD25
  %mul.i14.6 = fmul double %mul, %add.i17.5
  %add.i17.6 = fadd double %mul.i14.6, 0x3ECB170D36B55864
  %mul.i14.7 = fmul double %mul, %add.i17.6
  %add.i17.7 = fadd double %mul.i14.7, 0xBEE3666062A15F5F
  %mul.i14.8 = fmul double %mul, %add.i17.7
  %add.i17.8 = fadd double %mul.i14.8, 0x3EFA6D2EF17E0495
  %mul.i14.9 = fmul double %mul, %add.i17.8
  %add.i17.9 = fadd double %mul.i14.9, 0xBF112C45B18C205D
  %mul.i14.10 = fmul double %mul, %add.i17.9
  %add.i17.10 = fadd double %mul.i14.10, 0x3F25496C575B16E4
  %mul.i14.11 = fmul double %mul, %add.i17.10
  %add.i17.11 = fadd double %mul.i14.11, 0xBF3918057560FB50
  %mul.i14.12 = fmul double %mul, %add.i17.11
  %add.i17.12 = fadd double %mul.i14.12, 0x3F4C0F4AFE538061
  %mul.i14.13 = fmul double %mul, %add.i17.12
  %add.i17.13 = fadd double %mul.i14.13, 0xBF5DAF9AE8AC58F3
  %mul.i14.14 = fmul double %mul, %add.i17.13
  %add.i17.14 = fadd double %mul.i14.14, 0x3F6DA1A9FB31A327
  %mul.i14.15 = fmul double %mul, %add.i17.14
  %add.i17.15 = fadd double %mul.i14.15, 0xBF7BD258EF81B1B7
  %mul.i14.16 = fmul double %mul, %add.i17.15
  %add.i17.16 = fadd double %mul.i14.16, 0x3F887E867BA41DB8
  %mul.i14.17 = fmul double %mul, %add.i17.16
  %add.i17.17 = fadd double %mul.i14.17, 0xBF9427B099142586
  %mul.i14.18 = fmul double %mul, %add.i17.17
  %add.i17.18 = fadd double %mul.i14.18, 0x3F9EE6F564CFA915
  %mul.i14.19 = fmul double %mul, %add.i17.18
  %add.i17.19 = fadd double %mul.i14.19, 0xBFA602411E2B84CB
  %mul.i14.20 = fmul double %mul, %add.i17.19
  %add.i17.20 = fadd double %mul.i14.20, 0x3FAD11E10F60DB14
  %mul.i14.21 = fmul double %mul, %add.i17.20
  %add.i17.21 = fadd double %mul.i14.21, 0xBFB1CD73A8E6CD6E
  %mul.i14.22 = fmul double %mul, %add.i17.21
  %add.i17.22 = fadd double %mul.i14.22, 0x3FB44B6196A78062
  %mul.i14.23 = fmul double %mul, %add.i17.22
  %add.i17.23 = fadd double %mul.i14.23, 0xBFB5C028FE647844
  %mul.i14.24 = fmul double %mul, %add.i17.23
  %add.i17.24 = fadd double %mul.i14.24, 0x3FB65C235BFEAA72
  %mul.i14.25 = fmul double %mul, %add.i17.24
  %add.i17.25 = fadd double %mul.i14.25, 0xBFB6CB8D0C91588F
  %mul.i14.26 = fmul double %mul, %add.i17.25
  %add.i17.26 = fadd double %mul.i14.26, 0x3FB8322D1D8A3BBB
  %mul.i14.27 = fmul double %mul, %add.i17.26
  %add.i17.27 = fadd double %mul.i14.27, 0xBFBCEDDA0048620C
  %mul.i14.28 = fmul double %mul, %add.i17.27
  %add.i17.28 = fadd double %mul.i14.28, 0x3FCA7F09F8EEDF5A
  %1 = tail call double @llvm.exp.f64(double %0)
  %mul2.i = fmul double %1, %add.i17.28
  br label %grown.exit

cond.false.i:                                     ; preds = %entry
  %div = fdiv double 1.000000e+00, %0
  %sub2 = fadd double %div, -6.250000e-02
  %mul3 = fmul double %sub2, 1.600000e+01
  %mul.i = fmul double %mul3, 0xBDD36E52C10032D7
  %add.i = fadd double %mul.i, 0xBDB52109C25BD9EC
  %mul.i.1 = fmul double %mul3, %add.i
  %add.i.1 = fadd double %mul.i.1, 0x3E01CE14787C5BDE
  %mul.i.2 = fmul double %mul3, %add.i.1
  %add.i.2 = fadd double %mul.i.2, 0x3DE42A55974D41B8
  %mul.i.3 = fmul double %mul3, %add.i.2
  %add.i.3 = fadd double %mul.i.3, 0xBE1E8FD992032BED
  %mul.i.4 = fmul double %mul3, %add.i.3
  %add.i.4 = fadd double %mul.i.4, 0xBE031C908A5DD531
  %mul.i.5 = fmul double %mul3, %add.i.4
  %add.i.5 = fadd double %mul.i.5, 0x3E30AB5EF575D285
  %mul.i.6 = fmul double %mul3, %add.i.5
  %add.i.6 = fadd double %mul.i.6, 0x3E19BBBFE31D81E9
  %mul.i.7 = fmul double %mul3, %add.i.6
  %add.i.7 = fadd double %mul.i.7, 0xBE3A9411C5B0AD08
  %mul.i.8 = fmul double %mul3, %add.i.7
  %add.i.8 = fadd double %mul.i.8, 0xBE2DF1549CDDFAF8
  %mul.i.9 = fmul double %mul3, %add.i.8
  %add.i.9 = fadd double %mul.i.9, 0x3E4047454FFCB608
  %mul.i.10 = fmul double %mul3, %add.i.9
  %add.i.10 = fadd double %mul.i.10, 0x3E40317D4C7B215A
  %mul.i.11 = fmul double %mul3, %add.i.10
  %add.i.11 = fadd double %mul.i.11, 0xBE377CC956FAAA2F
  %mul.i.12 = fmul double %mul3, %add.i.11
  %add.i.12 = fadd double %mul.i.12, 0xBE4CC90F59EC1228
  %mul.i.13 = fmul double %mul3, %add.i.12
  %add.i.13 = fadd double %mul.i.13, 0xBE3CE768F00B5374
  %mul.i.14 = fmul double %mul3, %add.i.13
  %add.i.14 = fadd double %mul.i.14, 0x3E403896EFB09A41
  %mul.i.15 = fmul double %mul3, %add.i.14
  %add.i.15 = fadd double %mul.i.15, 0x3E57224B1828E507
  %mul.i.16 = fmul double %mul3, %add.i.15
  %add.i.16 = fadd double %mul.i.16, 0x3E651CED7B713ADC
  %mul.i.17 = fmul double %mul3, %add.i.16
  %add.i.17 = fadd double %mul.i.17, 0x3E77D0F75812D9BC
  %mul.i.18 = fmul double %mul3, %add.i.17
  %add.i.18 = fadd double %mul.i.18, 0x3E93F49A6BCFC2D9
  %mul.i.19 = fmul double %mul3, %add.i.18
  %add.i.19 = fadd double %mul.i.19, 0x3EB8E513A1D5E52B
  %mul.i.20 = fmul double %mul3, %add.i.19
  %add.i.20 = fadd double %mul.i.20, 0x3EE75E5EE71EDD14
  %mul.i.21 = fmul double %mul3, %add.i.20
  %add.i.21 = fadd double %mul.i.21, 0x3F21DAA72B5E650C
  %mul.i.22 = fmul double %mul3, %add.i.21
  %add.i.22 = fadd double %mul.i.22, 0x3F6B87969BB93B75
  %mul.i.23 = fmul double %mul3, %add.i.22
  %add.i.23 = fadd double %mul.i.23, 0x3FD9BD428AD249A5
  %mul.i20 = fmul double %0, 5.000000e-01
  %2 = tail call double @llvm.exp.f64(double %mul.i20)
  %3 = tail call double @llvm.sqrt.f64(double %0)
  %div.i = fdiv double %add.i.23, %3
  %mul4.i = fmul double %2, %div.i
  %mul5.i = fmul double %2, %mul4.i
  br label %grown.exit

grown.exit:                                       ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi double [ %mul2.i, %cond.true.i ], [ %mul5.i, %cond.false.i ]
  %cmp = fcmp ogt double %0, 7.200000e+02
  %cond = select i1 %cmp, double 0x7FF0000000000000, double %cond.i
  ret double %cond
}
define double @__nv_cyl_bessel_i1(double %x) {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %cmp.i24 = fcmp olt double %0, 8.000000e+00
  br i1 %cmp.i24, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %sub = fadd double %0, -4.000000e+00
  %mul = fmul double %sub, 2.500000e-01
  %mul.i17 = fmul double %mul, 0xBDD9BE8FDF579908
  %add.i20 = fadd double %mul.i17, 0x3DF99DB77E00F02D
  %mul.i17.1 = fmul double %mul, %add.i20
  %add.i20.1 = fadd double %mul.i17.1, 0xBE095AE4A3A5EC82
  %mul.i17.2 = fmul double %mul, %add.i20.1
  %add.i20.2 = fadd double %mul.i17.2, 0x3E265DC717D15110
  %mul.i17.3 = fmul double %mul, %add.i20.2
  %add.i20.3 = fadd double %mul.i17.3, 0xBE480875810A1429
  %mul.i17.4 = fmul double %mul, %add.i20.3
  %add.i20.4 = fadd double %mul.i17.4, 0x3E646A890C79F1E3
  %mul.i17.5 = fmul double %mul, %add.i20.4
  %add.i20.5 = fadd double %mul.i17.5, 0xBE801B4B419A1FCB
  %mul.i17.6 = fmul double %mul, %add.i20.5
  %add.i20.6 = fadd double %mul.i17.6, 0x3E993A99C550319E
  %mul.i17.7 = fmul double %mul, %add.i20.6
  %add.i20.7 = fadd double %mul.i17.7, 0xBEB317FFB356F636
  %mul.i17.8 = fmul double %mul, %add.i20.7
  %add.i20.8 = fadd double %mul.i17.8, 0x3ECBA196041625D2
  %mul.i17.9 = fmul double %mul, %add.i20.8
  %add.i20.9 = fadd double %mul.i17.9, 0xBEE3269F669D578F
  %mul.i17.10 = fmul double %mul, %add.i20.9
  %add.i20.10 = fadd double %mul.i17.10, 0x3EF969330FB70D0E
  %mul.i17.11 = fmul double %mul, %add.i20.10
  %add.i20.11 = fadd double %mul.i17.11, 0xBF101A43775D9F1C
  %mul.i17.12 = fmul double %mul, %add.i20.11
  %add.i20.12 = fadd double %mul.i17.12, 0x3F237430C18EEFEA
  %mul.i17.13 = fmul double %mul, %add.i20.12
  %add.i20.13 = fadd double %mul.i17.13, 0xBF365BF65DD72F08
  %mul.i17.14 = fmul double %mul, %add.i20.13
  %add.i20.14 = fadd double %mul.i17.14, 0x3F48656C1654765C
  %mul.i17.15 = fmul double %mul, %add.i20.14
  %add.i20.15 = fadd double %mul.i17.15, 0xBF593682690E9B9A
  %mul.i17.16 = fmul double %mul, %add.i20.15
  %add.i20.16 = fadd double %mul.i17.16, 0x3F689F8A69545405
  %mul.i17.17 = fmul double %mul, %add.i20.16
  %add.i20.17 = fadd double %mul.i17.17, 0xBF76AB6A3876ED57
  %mul.i17.18 = fmul double %mul, %add.i20.17
  %add.i20.18 = fadd double %mul.i17.18, 0x3F83A0C1A007877F
  %mul.i17.19 = fmul double %mul, %add.i20.18
  %add.i20.19 = fadd double %mul.i17.19, 0xBF8FE3D9C01A6736
  %mul.i17.20 = fmul double %mul, %add.i20.19
  %add.i20.20 = fadd double %mul.i17.20, 0x3F984125B0D2DE85
  %mul.i17.21 = fmul double %mul, %add.i20.20
  %add.i20.21 = fadd double %mul.i17.21, 0xBFA13D5F358A4EDA
  %mul.i17.22 = fmul double %mul, %add.i20.21
  %add.i20.22 = fadd double %mul.i17.22, 0x3FA6DF95E8BDFC8F
  %mul.i17.23 = fmul double %mul, %add.i20.22
  %add.i20.23 = fadd double %mul.i17.23, 0xBFAC4DAA51341C6D
  %mul.i17.24 = fmul double %mul, %add.i20.23
  %add.i20.24 = fadd double %mul.i17.24, 0x3FB0530F817FFA4A
  %mul.i17.25 = fmul double %mul, %add.i20.24
  %add.i20.25 = fadd double %mul.i17.25, 0xBFB1881379FFB5C2
  %mul.i17.26 = fmul double %mul, %add.i20.25
  %add.i20.26 = fadd double %mul.i17.26, 0x3FB16C390DDB08EC
  %mul.i17.27 = fmul double %mul, %add.i20.26
  %add.i20.27 = fadd double %mul.i17.27, 0xBFAF4BB071A7752B
  %mul.i17.28 = fmul double %mul, %add.i20.27
  %add.i20.28 = fadd double %mul.i17.28, 0x3FA6E14EB8E5D319
  %mul2 = fmul double %0, %add.i20.28
  %1 = tail call double @llvm.exp.f64(double %0)
  %mul2.i = fmul double %1, %mul2
  br label %grown.exit

cond.false.i:                                     ; preds = %entry
  %div = fdiv double 1.000000e+00, %0
  %sub3 = fadd double %div, -6.250000e-02
  %mul4 = fmul double %sub3, 1.600000e+01
  %mul.i = fmul double %mul4, 0x3DD432B0A4121172
  %add.i = fadd double %mul.i, 0x3DB33E83E12CA3B4
  %mul.i.1 = fmul double %mul4, %add.i
  %add.i.1 = fadd double %mul.i.1, 0xBE02839623E2341C
  %mul.i.2 = fmul double %mul4, %add.i.1
  %add.i.2 = fadd double %mul.i.2, 0xBDE272AE05110368
  %mul.i.3 = fmul double %mul4, %add.i.2
  %add.i.3 = fadd double %mul.i.3, 0x3E1FCE6B32270B52
  %mul.i.4 = fmul double %mul4, %add.i.3
  %add.i.4 = fadd double %mul.i.4, 0x3E01AEE882806184
  %mul.i.5 = fmul double %mul4, %add.i.4
  %add.i.5 = fadd double %mul.i.5, 0xBE3162964D5F91DB
  %mul.i.6 = fmul double %mul4, %add.i.5
  %add.i.6 = fadd double %mul.i.6, 0xBE1858C7591014BD
  %mul.i.7 = fmul double %mul4, %add.i.6
  %add.i.7 = fadd double %mul.i.7, 0x3E3BDC8DAED57DB9
  %mul.i.8 = fmul double %mul4, %add.i.7
  %add.i.8 = fadd double %mul.i.8, 0x3E2D4345A69BFC30
  %mul.i.9 = fmul double %mul4, %add.i.8
  %add.i.9 = fadd double %mul.i.9, 0xBE41465CE7D29637
  %mul.i.10 = fmul double %mul4, %add.i.9
  %add.i.10 = fadd double %mul.i.10, 0xBE40630CDDD4E099
  %mul.i.11 = fmul double %mul4, %add.i.10
  %add.i.11 = fadd double %mul.i.11, 0x3E39F203CF2783B7
  %mul.i.12 = fmul double %mul4, %add.i.11
  %add.i.12 = fadd double %mul.i.12, 0x3E4E20E7D69649CA
  %mul.i.13 = fmul double %mul4, %add.i.12
  %add.i.13 = fadd double %mul.i.13, 0x3E3CD81846FB3FF1
  %mul.i.14 = fmul double %mul4, %add.i.13
  %add.i.14 = fadd double %mul.i.14, 0xBE421895BB7BA33F
  %mul.i.15 = fmul double %mul4, %add.i.14
  %add.i.15 = fadd double %mul.i.15, 0xBE59180F82A1D429
  %mul.i.16 = fmul double %mul4, %add.i.15
  %add.i.16 = fadd double %mul.i.16, 0xBE6727A73A8063A8
  %mul.i.17 = fmul double %mul4, %add.i.16
  %add.i.17 = fadd double %mul.i.17, 0xBE7AD8DB6E1FECBB
  %mul.i.18 = fmul double %mul4, %add.i.17
  %add.i.18 = fadd double %mul.i.18, 0xBE976137E6905189
  %mul.i.19 = fmul double %mul4, %add.i.18
  %add.i.19 = fadd double %mul.i.19, 0xBEBEC8E101744487
  %mul.i.20 = fmul double %mul4, %add.i.19
  %add.i.20 = fadd double %mul.i.20, 0xBEEF89C23066D278
  %mul.i.21 = fmul double %mul4, %add.i.20
  %add.i.21 = fadd double %mul.i.21, 0xBF2CBC54DF1ECE76
  %mul.i.22 = fmul double %mul4, %add.i.21
  %add.i.22 = fadd double %mul.i.22, 0xBF83F796198EE628
  %mul.i.23 = fmul double %mul4, %add.i.22
  %add.i.23 = fadd double %mul.i.23, 0x3FD8EBE783A84030
  %mul.i23 = fmul double %0, 5.000000e-01
  %2 = tail call double @llvm.exp.f64(double %mul.i23)
  %3 = tail call double @llvm.sqrt.f64(double %0)
  %div.i = fdiv double %add.i.23, %3
  %mul4.i = fmul double %2, %div.i
  %mul5.i = fmul double %2, %mul4.i
  br label %grown.exit

grown.exit:                                       ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi double [ %mul2.i, %cond.true.i ], [ %mul5.i, %cond.false.i ]
  %cmp = fcmp ogt double %0, 7.200000e+02
  %cond = select i1 %cmp, double 0x7FF0000000000000, double %cond.i
  %4 = tail call double @llvm.copysign.f64(double %cond, double %x)
  ret double %4
}
define float @__nv_cyl_bessel_i0f(float %x) {
entry:
  %conv = fpext float %x to double
  %call = tail call double @__nv_cyl_bessel_i0(double %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}
define float @__nv_cyl_bessel_i1f(float %x) {
entry:
  %conv = fpext float %x to double
  %call = tail call double @__nv_cyl_bessel_i1(double %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}
define i32 @__nv_byte_perm(i32 %x, i32 %y, i32 %selectors) {
entry:
  %conv = zext i32 %y to i64
  %shl = shl nuw i64 %conv, 32
  %conv1 = zext i32 %x to i64
  %or = or disjoint i64 %shl, %conv1
  %and = shl i32 %selectors, 3
  %mul3 = and i32 %and, 56
  %sh_prom = zext nneg i32 %mul3 to i64
  %shr4 = lshr i64 %or, %sh_prom
  %conv5 = trunc i64 %shr4 to i32
  %and6 = and i32 %conv5, 255
  %0 = lshr i32 %selectors, 1
  %mul3.1 = and i32 %0, 56
  %sh_prom.1 = zext nneg i32 %mul3.1 to i64
  %shr4.1 = lshr i64 %or, %sh_prom.1
  %conv5.1 = trunc i64 %shr4.1 to i32
  %and6.1 = shl i32 %conv5.1, 8
  %shl8.1 = and i32 %and6.1, 65280
  %or9.1 = or disjoint i32 %shl8.1, %and6
  %1 = lshr i32 %selectors, 5
  %mul3.2 = and i32 %1, 56
  %sh_prom.2 = zext nneg i32 %mul3.2 to i64
  %shr4.2 = lshr i64 %or, %sh_prom.2
  %conv5.2 = trunc i64 %shr4.2 to i32
  %and6.2 = shl i32 %conv5.2, 16
  %shl8.2 = and i32 %and6.2, 16711680
  %or9.2 = or disjoint i32 %shl8.2, %or9.1
  %2 = lshr i32 %selectors, 9
  %mul3.3 = and i32 %2, 56
  %sh_prom.3 = zext nneg i32 %mul3.3 to i64
  %shr4.3 = lshr i64 %or, %sh_prom.3
  %conv5.3 = trunc i64 %shr4.3 to i32
  %and6.3 = shl i32 %conv5.3, 24
  %or9.3 = or disjoint i32 %and6.3, %or9.2
  ret i32 %or9.3
}
define double @__nv_erfcx(double %x) {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %cmp.i = fcmp ogt double %0, 1.000000e+300
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %div3.i = fdiv double 0x3FE20DD750429B6D, %0
  br label %scaled_complement.exit

cond.false.i:                                     ; preds = %entry
  %sub.i = fadd double %0, -3.750000e+00
  %add.i = fadd double %0, 3.750000e+00
  %div.i = fdiv double %sub.i, %add.i
  %mul.i20 = fmul double %div.i, 0x3DFE7A100062F385
  %add.i21 = fadd double %mul.i20, 0x3DF55FB76B7DBDD0
  %mul.i20.1 = fmul double %div.i, %add.i21
  %add.i21.1 = fadd double %mul.i20.1, 0xBE36B2228DF54BE4
  %mul.i20.2 = fmul double %div.i, %add.i21.1
  %add.i21.2 = fadd double %mul.i20.2, 0xBE301418B99EFA2E
  %mul.i20.3 = fmul double %div.i, %add.i21.2
  %add.i21.3 = fadd double %mul.i20.3, 0x3E64EB5EFB28ED5D
  %mul.i20.4 = fmul double %div.i, %add.i21.3
  %add.i21.4 = fadd double %mul.i20.4, 0x3E58FA2F9FDC0311
  %mul.i20.5 = fmul double %div.i, %add.i21.4
  %add.i21.5 = fadd double %mul.i20.5, 0xBE91636C8002E495
  %mul.i20.6 = fmul double %div.i, %add.i21.5
  %add.i21.6 = fadd double %mul.i20.6, 0xBE6EB7B41166A177
  %mul.i20.7 = fmul double %div.i, %add.i21.6
  %add.i21.7 = fadd double %mul.i20.7, 0x3EBD65081C59291D
  %mul.i20.8 = fmul double %div.i, %add.i21.7
  %add.i21.8 = fadd double %mul.i20.8, 0xBEB0556AA18E657B
  %mul.i20.9 = fmul double %div.i, %add.i21.8
  %add.i21.9 = fadd double %mul.i20.9, 0xBEE8002C11990E5B
  %mul.i20.10 = fmul double %div.i, %add.i21.9
  %add.i21.10 = fadd double %mul.i20.10, 0x3EF778B948121CE1
  %mul.i20.11 = fmul double %div.i, %add.i21.10
  %add.i21.11 = fadd double %mul.i20.11, 0x3F0B143D63EA931E
  %mul.i20.12 = fmul double %div.i, %add.i21.11
  %add.i21.12 = fadd double %mul.i20.12, 0xBF3303FA49E236D5
  %mul.i20.13 = fmul double %div.i, %add.i21.12
  %add.i21.13 = fadd double %mul.i20.13, 0x3F333FB27421F98C
  %mul.i20.14 = fmul double %div.i, %add.i21.13
  %add.i21.14 = fadd double %mul.i20.14, 0x3F5CC3A0E7D99253
  %mul.i20.15 = fmul double %div.i, %add.i21.14
  %add.i21.15 = fadd double %mul.i20.15, 0xBF83F603C3682D81
  %mul.i20.16 = fmul double %div.i, %add.i21.15
  %add.i21.16 = fadd double %mul.i20.16, 0x3F9D0B0037D155F4
  %mul.i20.17 = fmul double %div.i, %add.i21.16
  %add.i21.17 = fadd double %mul.i20.17, 0xBFAE0D0FA6DF428D
  %mul.i20.18 = fmul double %div.i, %add.i21.17
  %add.i21.18 = fadd double %mul.i20.18, 0x3FB7A14188A9CE86
  %mul.i20.19 = fmul double %div.i, %add.i21.18
  %add.i21.19 = fadd double %mul.i20.19, 0xBFBBDA9309A28BE0
  %mul.i20.20 = fmul double %div.i, %add.i21.19
  %add.i21.20 = fadd double %mul.i20.20, 0x3FB510169D096658
  %mul.i20.21 = fmul double %div.i, %add.i21.20
  %add.i21.21 = fadd double %mul.i20.21, 0x3F6D5F2948159E20
  %mul.i20.22 = fmul double %div.i, %add.i21.21
  %add.i21.22 = fadd double %mul.i20.22, 0xBFC1F367683F89A5
  %mul.i20.23 = fmul double %div.i, %add.i21.22
  %add.i21.23 = fadd double %mul.i20.23, 0x3FF3CCDA0B5D5DC2
  %mul.i = fmul double %0, 2.000000e+00
  %add1.i = fadd double %mul.i, 1.000000e+00
  %div2.i = fdiv double %add.i21.23, %add1.i
  br label %scaled_complement.exit

scaled_complement.exit:                           ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi double [ %div3.i, %cond.true.i ], [ %div2.i, %cond.false.i ]
  %cmp = fcmp olt double %0, 3.000000e+01
  %cond = select i1 %cmp, double %0, double 3.000000e+01
  %1 = bitcast double %cond to i64
  %and.i = and i64 %1, 9223372036720558080
  %2 = bitcast i64 %and.i to double
  %sub.i13 = fsub double %cond, %2
  %mul.i14 = fmul double %2, %2
  %3 = tail call double @llvm.exp.f64(double %mul.i14)
  %add.i15 = fadd double %cond, %2
  %mul2.i = fmul double %sub.i13, %add.i15
  %call3.i = tail call double @__nv_expm1(double %mul2.i)
  %mul4.i = fmul double %3, %call3.i
  %cmp.i16 = fcmp one double %3, 0x7FF0000000000000
  %add5.i = fadd double %3, %mul4.i
  %cond.i17 = select i1 %cmp.i16, double %add5.i, double %3
  %mul = fmul double %cond.i17, 2.000000e+00
  %sub = fsub double %mul, %cond.i
  %cmp3 = fcmp olt double %x, 0.000000e+00
  %cond7 = select i1 %cmp3, double %sub, double %cond.i
  ret double %cond7
}
define float @__nv_erfcxf(float %x) {
entry:
  %conv = fpext float %x to double
  %call = tail call double @__nv_erfcx(double %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}
define double @__nv_erfinv(double %x) {
entry:
  %sub = fsub double 1.000000e+00, %x
  %add = fadd double %x, 1.000000e+00
  %mul = fmul double %sub, %add
  %0 = tail call double @llvm.log.f64(double %mul)
  %sub.i = fsub double -3.125000e+00, %0
  %mul.i = fmul double %sub.i, 3.200000e-01
  %fneg = fneg double %0
  %1 = tail call double @llvm.sqrt.f64(double %fneg)
  %sub5.i = fadd double %1, -8.000000e+00
  %mul6.i = fmul double %sub5.i, 0x3FD5555555555555
  %sub8.i = fadd double %1, -1.950000e+01
  %mul9.i = fmul double %sub8.i, 0x3FBE1E1E1E1E1E1E
  %mul.i9 = fmul double %mul9.i, 0x3E099CB2E2D3806F
  %add.i = fadd double %mul.i9, 0xBE1C7AE08C27AAAE
  %mul.i9.1 = fmul double %mul9.i, %add.i
  %add.i.1 = fadd double %mul.i9.1, 0xBE0544B0AA1EECF9
  %mul.i9.2 = fmul double %mul9.i, %add.i.1
  %add.i.2 = fadd double %mul.i9.2, 0x3E193E6F38B29A5A
  %mul.i9.3 = fmul double %mul9.i, %add.i.2
  %add.i.3 = fadd double %mul.i9.3, 0x3E3F0ED1F6FD968B
  %mul.i9.4 = fmul double %mul9.i, %add.i.3
  %add.i.4 = fadd double %mul.i9.4, 0xBE50B9A80608CCD3
  %mul.i9.5 = fmul double %mul9.i, %add.i.4
  %add.i.5 = fadd double %mul.i9.5, 0x3E53397801101241
  %mul.i9.6 = fmul double %mul9.i, %add.i.5
  %add.i.6 = fadd double %mul.i9.6, 0xBE6328C773D5503F
  %mul.i9.7 = fmul double %mul9.i, %add.i.6
  %add.i.7 = fadd double %mul.i9.7, 0x3E7606D05ABC34C3
  %mul.i9.8 = fmul double %mul9.i, %add.i.7
  %add.i.8 = fadd double %mul.i9.8, 0xBE849BA32C85F682
  %mul.i9.9 = fmul double %mul9.i, %add.i.8
  %add.i.9 = fadd double %mul.i9.9, 0x3E91411D79B34702
  %mul.i9.10 = fmul double %mul9.i, %add.i.9
  %add.i.10 = fadd double %mul.i9.10, 0xBE98E320376B4B62
  %mul.i9.11 = fmul double %mul9.i, %add.i.10
  %add.i.11 = fadd double %mul.i9.11, 0x3E941FD4A452409A
  %mul.i9.12 = fmul double %mul9.i, %add.i.11
  %add.i.12 = fadd double %mul.i9.12, 0x3EA838DF96D5077D
  %mul.i9.13 = fmul double %mul9.i, %add.i.12
  %add.i.13 = fadd double %mul.i9.13, 0xBED61E6BFB9E137A
  %mul.i9.14 = fmul double %mul9.i, %add.i.13
  %add.i.14 = fadd double %mul.i9.14, 0x3EF685349A28E85E
  %mul.i9.15 = fmul double %mul9.i, %add.i.14
  %add.i.15 = fadd double %mul.i9.15, 0xBF136286AA44428E
  %mul.i9.16 = fmul double %mul9.i, %add.i.15
  %add.i.16 = fadd double %mul.i9.16, 0x3F2EEA3F21BE0054
  %mul.i9.17 = fmul double %mul9.i, %add.i.16
  %add.i.17 = fadd double %mul.i9.17, 0xBF47B776E42AC534
  %mul.i9.18 = fmul double %mul9.i, %add.i.17
  %add.i.18 = fadd double %mul.i9.18, 0x3F61E6E60A790789
  %mul.i9.19 = fmul double %mul9.i, %add.i.18
  %add.i.19 = fadd double %mul.i9.19, 0xBF7B1FF2D92F9BE1
  %mul.i9.20 = fmul double %mul9.i, %add.i.19
  %add.i.20 = fadd double %mul.i9.20, 0x40210A9EE6F00EF5
  %mul.i9.21 = fmul double %mul9.i, %add.i.20
  %add.i.21 = fadd double %mul.i9.21, 0x40336D468E0BF1A2
  %mul.i15 = fmul double %mul6.i, 0x3E1DBCFA1CF704F0
  %add.i18 = fadd double %mul.i15, 0xBE23BB08297B0210
  %mul.i15.1 = fmul double %mul6.i, %add.i18
  %add.i18.1 = fadd double %mul.i15.1, 0xBE3D9E54E5B6A13B
  %mul.i15.2 = fmul double %mul6.i, %add.i18.1
  %add.i18.2 = fadd double %mul.i15.2, 0x3E435742067CB599
  %mul.i15.3 = fmul double %mul6.i, %add.i18.2
  %add.i18.3 = fadd double %mul.i15.3, 0x3E4D206E9A564D1D
  %mul.i15.4 = fmul double %mul6.i, %add.i18.3
  %add.i18.4 = fadd double %mul.i15.4, 0xBE5505B1A2085D4F
  %mul.i15.5 = fmul double %mul6.i, %add.i18.4
  %add.i18.5 = fadd double %mul.i15.5, 0xBE38CF2890AA4921
  %mul.i15.6 = fmul double %mul6.i, %add.i18.5
  %add.i18.6 = fadd double %mul.i15.6, 0xBE24E9B990AE364A
  %mul.i15.7 = fmul double %mul6.i, %add.i18.6
  %add.i18.7 = fadd double %mul.i15.7, 0x3E70E898A32BA9B3
  %mul.i15.8 = fmul double %mul6.i, %add.i18.7
  %add.i18.8 = fadd double %mul.i15.8, 0xBE8538128A7F4F84
  %mul.i15.9 = fmul double %mul6.i, %add.i18.8
  %add.i18.9 = fadd double %mul.i15.9, 0x3E99D13835C185DB
  %mul.i15.10 = fmul double %mul6.i, %add.i18.9
  %add.i18.10 = fadd double %mul.i15.10, 0xBEB0D7CD5AC7CF05
  %mul.i15.11 = fmul double %mul6.i, %add.i18.10
  %add.i18.11 = fadd double %mul.i15.11, 0x3EC58A0C46E22EDA
  %mul.i15.12 = fmul double %mul6.i, %add.i18.11
  %add.i18.12 = fadd double %mul.i15.12, 0xBEDAB24C15157A32
  %mul.i15.13 = fmul double %mul6.i, %add.i18.12
  %add.i18.13 = fadd double %mul.i15.13, 0x3EEFF0B8018027B7
  %mul.i15.14 = fmul double %mul6.i, %add.i18.13
  %add.i18.14 = fadd double %mul.i15.14, 0xBF0223B0C6BC1381
  %mul.i15.15 = fmul double %mul6.i, %add.i18.14
  %add.i18.15 = fadd double %mul.i15.15, 0x3F12DC714862F9F6
  %mul.i15.16 = fmul double %mul6.i, %add.i18.15
  %add.i18.16 = fadd double %mul.i15.16, 0xBF203D625472A095
  %mul.i15.17 = fmul double %mul6.i, %add.i18.16
  %add.i18.17 = fadd double %mul.i15.17, 0x3F1AAE4CD070D569
  %mul.i15.18 = fmul double %mul6.i, %add.i18.17
  %add.i18.18 = fadd double %mul.i15.18, 0x3F40E61DC0A90436
  %mul.i15.19 = fmul double %mul6.i, %add.i18.18
  %add.i18.19 = fadd double %mul.i15.19, 0xBF71525EB7ABD7F3
  %mul.i15.20 = fmul double %mul6.i, %add.i18.19
  %add.i18.20 = fadd double %mul.i15.20, 0x40082EBC8C40EAD5
  %mul.i15.21 = fmul double %mul6.i, %add.i18.20
  %add.i18.21 = fadd double %mul.i15.21, 0x401F822A11B562BE
  %mul.i37 = fmul double %mul.i, 0x3DD1AC32DA03E24E
  %add.i40 = fadd double %mul.i37, 0xBDCAB583FF0A99F8
  %mul.i37.1 = fmul double %mul.i, %add.i40
  %add.i40.1 = fadd double %mul.i37.1, 0xBE071BDFBE6092E6
  %mul.i37.2 = fmul double %mul.i, %add.i40.1
  %add.i40.2 = fadd double %mul.i37.2, 0x3E12699972C68C8B
  %mul.i37.3 = fmul double %mul.i, %add.i40.2
  %add.i40.3 = fadd double %mul.i37.3, 0x3E26BDFB94A65280
  %mul.i37.4 = fmul double %mul.i, %add.i40.3
  %add.i40.4 = fadd double %mul.i37.4, 0xBE442BDF27E100CB
  %mul.i37.5 = fmul double %mul.i, %add.i40.4
  %add.i40.5 = fadd double %mul.i37.5, 0x3E2A03DDBD2C87BF
  %mul.i37.6 = fmul double %mul.i, %add.i40.5
  %add.i40.6 = fadd double %mul.i37.6, 0x3E65BA507CFEFD49
  %mul.i37.7 = fmul double %mul.i, %add.i40.6
  %add.i40.7 = fadd double %mul.i37.7, 0xBE7A01819564B4FF
  %mul.i37.8 = fmul double %mul.i, %add.i40.7
  %add.i40.8 = fadd double %mul.i37.8, 0xBE48BD3FCBE731E0
  %mul.i37.9 = fmul double %mul.i, %add.i40.8
  %add.i40.9 = fadd double %mul.i37.9, 0x3EA20F2BA885692A
  %mul.i37.10 = fmul double %mul.i, %add.i40.9
  %add.i40.10 = fadd double %mul.i37.10, 0xBEB1C1DE3D91FBD1
  %mul.i37.11 = fmul double %mul.i, %add.i40.10
  %add.i40.11 = fadd double %mul.i37.11, 0xBEA6EC3FA721AA21
  %mul.i37.12 = fmul double %mul.i, %add.i40.11
  %add.i40.12 = fadd double %mul.i37.12, 0x3EDDE7655158FEED
  %mul.i37.13 = fmul double %mul.i, %add.i40.12
  %add.i40.13 = fadd double %mul.i37.13, 0xBEE79BD23B3A5B17
  %mul.i37.14 = fmul double %mul.i, %add.i40.13
  %add.i40.14 = fadd double %mul.i37.14, 0xBEEF83DF42917A99
  %mul.i37.15 = fmul double %mul.i, %add.i40.14
  %add.i40.15 = fadd double %mul.i37.15, 0x3F1879C82FAD908A
  %mul.i37.16 = fmul double %mul.i, %add.i40.15
  %add.i40.16 = fadd double %mul.i37.16, 0xBF1EA4476B66CAD9
  %mul.i37.17 = fmul double %mul.i, %add.i40.16
  %add.i40.17 = fadd double %mul.i37.17, 0xBF3153CA2DA49356
  %mul.i37.18 = fmul double %mul.i, %add.i40.17
  %add.i40.18 = fadd double %mul.i37.18, 0x3F54316B4E551C2A
  %mul.i37.19 = fmul double %mul.i, %add.i40.18
  %add.i40.19 = fadd double %mul.i37.19, 0xBF54D5DD2CF06E4A
  %mul.i37.20 = fmul double %mul.i, %add.i40.19
  %add.i40.20 = fadd double %mul.i37.20, 0xBF70F249DF1F9906
  %mul.i37.21 = fmul double %mul.i, %add.i40.20
  %add.i40.21 = fadd double %mul.i37.21, 0x3F923C5AEE6B6363
  %mul.i37.22 = fmul double %mul.i, %add.i40.21
  %add.i40.22 = fadd double %mul.i37.22, 0xBF97259ECA3A0C20
  %mul.i37.23 = fmul double %mul.i, %add.i40.22
  %add.i40.23 = fadd double %mul.i37.23, 0xBFAE2B19456A07D0
  %mul.i37.24 = fmul double %mul.i, %add.i40.23
  %add.i40.24 = fadd double %mul.i37.24, 0x3FE8040CAA12786B
  %mul.i37.25 = fmul double %mul.i, %add.i40.24
  %add.i40.25 = fadd double %mul.i37.25, 0x3FFA755E7C99AE86
  %cmp.i = fcmp ogt double %0, -6.250000e+00
  br i1 %cmp.i, label %inverse.exit, label %cond.false.i

cond.false.i:                                     ; preds = %entry
  %sub2.i = fadd double %1, -3.750000e+00
  %mul3.i = fmul double %sub2.i, 8.000000e-01
  %mul.i26 = fmul double %mul3.i, 0x3E41BA08E40182DF
  %add.i29 = fadd double %mul.i26, 0xBE403C96795FDC6F
  %mul.i26.1 = fmul double %mul3.i, %add.i29
  %add.i29.1 = fadd double %mul.i26.1, 0xBE71FD37B77F96B8
  %mul.i26.2 = fmul double %mul3.i, %add.i29.1
  %add.i29.2 = fadd double %mul.i26.2, 0x3E83D77010203DC1
  %mul.i26.3 = fmul double %mul3.i, %add.i29.2
  %add.i29.3 = fadd double %mul.i26.3, 0x3E08A5767CBAF1E3
  %mul.i26.4 = fmul double %mul3.i, %add.i29.3
  %add.i29.4 = fadd double %mul.i26.4, 0xBEA13039C0B38161
  %mul.i26.5 = fmul double %mul3.i, %add.i29.4
  %add.i29.5 = fadd double %mul.i26.5, 0x3EB6EA96EEBA1507
  %mul.i26.6 = fmul double %mul3.i, %add.i29.5
  %add.i29.6 = fadd double %mul.i26.6, 0xBEBE5AB909291922
  %mul.i26.7 = fmul double %mul3.i, %add.i29.6
  %add.i29.7 = fadd double %mul.i26.7, 0xBEAE5782BCE4BFB7
  %mul.i26.8 = fmul double %mul3.i, %add.i29.7
  %add.i29.8 = fadd double %mul.i26.8, 0x3EE549F6B2B6C4D3
  %mul.i26.9 = fmul double %mul3.i, %add.i29.8
  %add.i29.9 = fadd double %mul.i26.9, 0xBEF8AAF50DDEACA5
  %mul.i26.10 = fmul double %mul3.i, %add.i29.9
  %add.i29.10 = fadd double %mul.i26.10, 0x3EFA3631430078E2
  %mul.i26.11 = fmul double %mul3.i, %add.i29.10
  %add.i29.11 = fadd double %mul.i26.11, 0x3EEE8A7848DBE502
  %mul.i26.12 = fmul double %mul3.i, %add.i29.11
  %add.i29.12 = fadd double %mul.i26.12, 0xBF1F534CE73B89CB
  %mul.i26.13 = fmul double %mul3.i, %add.i29.12
  %add.i29.13 = fadd double %mul.i26.13, 0x3F3279C1FB131349
  %mul.i26.14 = fmul double %mul3.i, %add.i29.13
  %add.i29.14 = fadd double %mul.i26.14, 0xBF3DEA37C8B7C8C8
  %mul.i26.15 = fmul double %mul3.i, %add.i29.14
  %add.i29.15 = fadd double %mul.i26.15, 0x3F43F12588A88500
  %mul.i26.16 = fmul double %mul3.i, %add.i29.15
  %add.i29.16 = fadd double %mul.i26.16, 0xBF4A8EC327C92F08
  %mul.i26.17 = fmul double %mul3.i, %add.i29.16
  %add.i29.17 = fadd double %mul.i26.17, 0x3F55C91D1EB8F2A0
  %mul.i26.18 = fmul double %mul3.i, %add.i29.17
  %add.i29.18 = fadd double %mul.i26.18, 0xBF64964501A90541
  %mul.i26.19 = fmul double %mul3.i, %add.i29.18
  %add.i29.19 = fadd double %mul.i26.19, 0x3F6A4C0112FF6C9E
  %mul.i26.20 = fmul double %mul3.i, %add.i29.19
  %add.i29.20 = fadd double %mul.i26.20, 0x3FF42C6DF4AE9FBC
  %mul.i26.21 = fmul double %mul3.i, %add.i29.20
  %add.i29.21 = fadd double %mul.i26.21, 0x400CB3356535398B
  %cmp11.i = fcmp ogt double %0, -2.500000e+01
  br i1 %cmp11.i, label %inverse.exit, label %cond.false13.i

cond.false13.i:                                   ; preds = %cond.false.i
  %cmp14.i = fcmp ogt double %0, -1.210000e+02
  %cond.i = select i1 %cmp14.i, double %add.i18.21, double %add.i.21
  br label %inverse.exit

inverse.exit:                                     ; preds = %entry, %cond.false.i, %cond.false13.i
  %cond20.i = phi double [ %cond.i, %cond.false13.i ], [ %add.i40.25, %entry ], [ %add.i29.21, %cond.false.i ]
  %2 = tail call double @llvm.fabs.f64(double %x)
  %cmp = fcmp oeq double %2, 1.000000e+00
  %cond.v = select i1 %cmp, double 0x7FF0000000000000, double %cond20.i
  %cond = fmul double %x, %cond.v
  ret double %cond
}
define float @__nv_erfinvf(float %x) {
entry:
  %conv = fpext float %x to double
  %call = tail call double @__nv_erfinv(double %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}
define double @__nv_erfcinv(double %x) {
entry:
  %sub = fsub double 2.000000e+00, %x
  %mul = fmul double %x, %sub
  %0 = tail call double @llvm.log.f64(double %mul)
  %sub.i = fsub double -3.125000e+00, %0
  %mul.i = fmul double %sub.i, 3.200000e-01
  %fneg = fneg double %0
  %1 = tail call double @llvm.sqrt.f64(double %fneg)
  %sub5.i = fadd double %1, -8.000000e+00
  %mul6.i = fmul double %sub5.i, 0x3FD5555555555555
  %sub8.i = fadd double %1, -1.950000e+01
  %mul9.i = fmul double %sub8.i, 0x3FBE1E1E1E1E1E1E
  %mul.i13 = fmul double %mul9.i, 0x3E099CB2E2D3806F
  %add.i = fadd double %mul.i13, 0xBE1C7AE08C27AAAE
  %mul.i13.1 = fmul double %mul9.i, %add.i
  %add.i.1 = fadd double %mul.i13.1, 0xBE0544B0AA1EECF9
  %mul.i13.2 = fmul double %mul9.i, %add.i.1
  %add.i.2 = fadd double %mul.i13.2, 0x3E193E6F38B29A5A
  %mul.i13.3 = fmul double %mul9.i, %add.i.2
  %add.i.3 = fadd double %mul.i13.3, 0x3E3F0ED1F6FD968B
  %mul.i13.4 = fmul double %mul9.i, %add.i.3
  %add.i.4 = fadd double %mul.i13.4, 0xBE50B9A80608CCD3
  %mul.i13.5 = fmul double %mul9.i, %add.i.4
  %add.i.5 = fadd double %mul.i13.5, 0x3E53397801101241
  %mul.i13.6 = fmul double %mul9.i, %add.i.5
  %add.i.6 = fadd double %mul.i13.6, 0xBE6328C773D5503F
  %mul.i13.7 = fmul double %mul9.i, %add.i.6
  %add.i.7 = fadd double %mul.i13.7, 0x3E7606D05ABC34C3
  %mul.i13.8 = fmul double %mul9.i, %add.i.7
  %add.i.8 = fadd double %mul.i13.8, 0xBE849BA32C85F682
  %mul.i13.9 = fmul double %mul9.i, %add.i.8
  %add.i.9 = fadd double %mul.i13.9, 0x3E91411D79B34702
  %mul.i13.10 = fmul double %mul9.i, %add.i.9
  %add.i.10 = fadd double %mul.i13.10, 0xBE98E320376B4B62
  %mul.i13.11 = fmul double %mul9.i, %add.i.10
  %add.i.11 = fadd double %mul.i13.11, 0x3E941FD4A452409A
  %mul.i13.12 = fmul double %mul9.i, %add.i.11
  %add.i.12 = fadd double %mul.i13.12, 0x3EA838DF96D5077D
  %mul.i13.13 = fmul double %mul9.i, %add.i.12
  %add.i.13 = fadd double %mul.i13.13, 0xBED61E6BFB9E137A
  %mul.i13.14 = fmul double %mul9.i, %add.i.13
  %add.i.14 = fadd double %mul.i13.14, 0x3EF685349A28E85E
  %mul.i13.15 = fmul double %mul9.i, %add.i.14
  %add.i.15 = fadd double %mul.i13.15, 0xBF136286AA44428E
  %mul.i13.16 = fmul double %mul9.i, %add.i.15
  %add.i.16 = fadd double %mul.i13.16, 0x3F2EEA3F21BE0054
  %mul.i13.17 = fmul double %mul9.i, %add.i.16
  %add.i.17 = fadd double %mul.i13.17, 0xBF47B776E42AC534
  %mul.i13.18 = fmul double %mul9.i, %add.i.17
  %add.i.18 = fadd double %mul.i13.18, 0x3F61E6E60A790789
  %mul.i13.19 = fmul double %mul9.i, %add.i.18
  %add.i.19 = fadd double %mul.i13.19, 0xBF7B1FF2D92F9BE1
  %mul.i13.20 = fmul double %mul9.i, %add.i.19
  %add.i.20 = fadd double %mul.i13.20, 0x40210A9EE6F00EF5
  %mul.i13.21 = fmul double %mul9.i, %add.i.20
  %add.i.21 = fadd double %mul.i13.21, 0x40336D468E0BF1A2
  %mul.i19 = fmul double %mul6.i, 0x3E1DBCFA1CF704F0
  %add.i22 = fadd double %mul.i19, 0xBE23BB08297B0210
  %mul.i19.1 = fmul double %mul6.i, %add.i22
  %add.i22.1 = fadd double %mul.i19.1, 0xBE3D9E54E5B6A13B
  %mul.i19.2 = fmul double %mul6.i, %add.i22.1
  %add.i22.2 = fadd double %mul.i19.2, 0x3E435742067CB599
  %mul.i19.3 = fmul double %mul6.i, %add.i22.2
  %add.i22.3 = fadd double %mul.i19.3, 0x3E4D206E9A564D1D
  %mul.i19.4 = fmul double %mul6.i, %add.i22.3
  %add.i22.4 = fadd double %mul.i19.4, 0xBE5505B1A2085D4F
  %mul.i19.5 = fmul double %mul6.i, %add.i22.4
  %add.i22.5 = fadd double %mul.i19.5, 0xBE38CF2890AA4921
  %mul.i19.6 = fmul double %mul6.i, %add.i22.5
  %add.i22.6 = fadd double %mul.i19.6, 0xBE24E9B990AE364A
  %mul.i19.7 = fmul double %mul6.i, %add.i22.6
  %add.i22.7 = fadd double %mul.i19.7, 0x3E70E898A32BA9B3
  %mul.i19.8 = fmul double %mul6.i, %add.i22.7
  %add.i22.8 = fadd double %mul.i19.8, 0xBE8538128A7F4F84
  %mul.i19.9 = fmul double %mul6.i, %add.i22.8
  %add.i22.9 = fadd double %mul.i19.9, 0x3E99D13835C185DB
  %mul.i19.10 = fmul double %mul6.i, %add.i22.9
  %add.i22.10 = fadd double %mul.i19.10, 0xBEB0D7CD5AC7CF05
  %mul.i19.11 = fmul double %mul6.i, %add.i22.10
  %add.i22.11 = fadd double %mul.i19.11, 0x3EC58A0C46E22EDA
  %mul.i19.12 = fmul double %mul6.i, %add.i22.11
  %add.i22.12 = fadd double %mul.i19.12, 0xBEDAB24C15157A32
  %mul.i19.13 = fmul double %mul6.i, %add.i22.12
  %add.i22.13 = fadd double %mul.i19.13, 0x3EEFF0B8018027B7
  %mul.i19.14 = fmul double %mul6.i, %add.i22.13
  %add.i22.14 = fadd double %mul.i19.14, 0xBF0223B0C6BC1381
  %mul.i19.15 = fmul double %mul6.i, %add.i22.14
  %add.i22.15 = fadd double %mul.i19.15, 0x3F12DC714862F9F6
  %mul.i19.16 = fmul double %mul6.i, %add.i22.15
  %add.i22.16 = fadd double %mul.i19.16, 0xBF203D625472A095
  %mul.i19.17 = fmul double %mul6.i, %add.i22.16
  %add.i22.17 = fadd double %mul.i19.17, 0x3F1AAE4CD070D569
  %mul.i19.18 = fmul double %mul6.i, %add.i22.17
  %add.i22.18 = fadd double %mul.i19.18, 0x3F40E61DC0A90436
  %mul.i19.19 = fmul double %mul6.i, %add.i22.18
  %add.i22.19 = fadd double %mul.i19.19, 0xBF71525EB7ABD7F3
  %mul.i19.20 = fmul double %mul6.i, %add.i22.19
  %add.i22.20 = fadd double %mul.i19.20, 0x40082EBC8C40EAD5
  %mul.i19.21 = fmul double %mul6.i, %add.i22.20
  %add.i22.21 = fadd double %mul.i19.21, 0x401F822A11B562BE
  %mul.i41 = fmul double %mul.i, 0x3DD1AC32DA03E24E
  %add.i44 = fadd double %mul.i41, 0xBDCAB583FF0A99F8
  %mul.i41.1 = fmul double %mul.i, %add.i44
  %add.i44.1 = fadd double %mul.i41.1, 0xBE071BDFBE6092E6
  %mul.i41.2 = fmul double %mul.i, %add.i44.1
  %add.i44.2 = fadd double %mul.i41.2, 0x3E12699972C68C8B
  %mul.i41.3 = fmul double %mul.i, %add.i44.2
  %add.i44.3 = fadd double %mul.i41.3, 0x3E26BDFB94A65280
  %mul.i41.4 = fmul double %mul.i, %add.i44.3
  %add.i44.4 = fadd double %mul.i41.4, 0xBE442BDF27E100CB
  %mul.i41.5 = fmul double %mul.i, %add.i44.4
  %add.i44.5 = fadd double %mul.i41.5, 0x3E2A03DDBD2C87BF
  %mul.i41.6 = fmul double %mul.i, %add.i44.5
  %add.i44.6 = fadd double %mul.i41.6, 0x3E65BA507CFEFD49
  %mul.i41.7 = fmul double %mul.i, %add.i44.6
  %add.i44.7 = fadd double %mul.i41.7, 0xBE7A01819564B4FF
  %mul.i41.8 = fmul double %mul.i, %add.i44.7
  %add.i44.8 = fadd double %mul.i41.8, 0xBE48BD3FCBE731E0
  %mul.i41.9 = fmul double %mul.i, %add.i44.8
  %add.i44.9 = fadd double %mul.i41.9, 0x3EA20F2BA885692A
  %mul.i41.10 = fmul double %mul.i, %add.i44.9
  %add.i44.10 = fadd double %mul.i41.10, 0xBEB1C1DE3D91FBD1
  %mul.i41.11 = fmul double %mul.i, %add.i44.10
  %add.i44.11 = fadd double %mul.i41.11, 0xBEA6EC3FA721AA21
  %mul.i41.12 = fmul double %mul.i, %add.i44.11
  %add.i44.12 = fadd double %mul.i41.12, 0x3EDDE7655158FEED
  %mul.i41.13 = fmul double %mul.i, %add.i44.12
  %add.i44.13 = fadd double %mul.i41.13, 0xBEE79BD23B3A5B17
  %mul.i41.14 = fmul double %mul.i, %add.i44.13
  %add.i44.14 = fadd double %mul.i41.14, 0xBEEF83DF42917A99
  %mul.i41.15 = fmul double %mul.i, %add.i44.14
  %add.i44.15 = fadd double %mul.i41.15, 0x3F1879C82FAD908A
  %mul.i41.16 = fmul double %mul.i, %add.i44.15
  %add.i44.16 = fadd double %mul.i41.16, 0xBF1EA4476B66CAD9
  %mul.i41.17 = fmul double %mul.i, %add.i44.16
  %add.i44.17 = fadd double %mul.i41.17, 0xBF3153CA2DA49356
  %mul.i41.18 = fmul double %mul.i, %add.i44.17
  %add.i44.18 = fadd double %mul.i41.18, 0x3F54316B4E551C2A
  %mul.i41.19 = fmul double %mul.i, %add.i44.18
  %add.i44.19 = fadd double %mul.i41.19, 0xBF54D5DD2CF06E4A
  %mul.i41.20 = fmul double %mul.i, %add.i44.19
  %add.i44.20 = fadd double %mul.i41.20, 0xBF70F249DF1F9906
  %mul.i41.21 = fmul double %mul.i, %add.i44.20
  %add.i44.21 = fadd double %mul.i41.21, 0x3F923C5AEE6B6363
  %mul.i41.22 = fmul double %mul.i, %add.i44.21
  %add.i44.22 = fadd double %mul.i41.22, 0xBF97259ECA3A0C20
  %mul.i41.23 = fmul double %mul.i, %add.i44.22
  %add.i44.23 = fadd double %mul.i41.23, 0xBFAE2B19456A07D0
  %mul.i41.24 = fmul double %mul.i, %add.i44.23
  %add.i44.24 = fadd double %mul.i41.24, 0x3FE8040CAA12786B
  %mul.i41.25 = fmul double %mul.i, %add.i44.24
  %add.i44.25 = fadd double %mul.i41.25, 0x3FFA755E7C99AE86
  %cmp.i = fcmp ogt double %0, -6.250000e+00
  br i1 %cmp.i, label %inverse.exit, label %cond.false.i

cond.false.i:                                     ; preds = %entry
  %sub2.i = fadd double %1, -3.750000e+00
  %mul3.i = fmul double %sub2.i, 8.000000e-01
  %mul.i30 = fmul double %mul3.i, 0x3E41BA08E40182DF
  %add.i33 = fadd double %mul.i30, 0xBE403C96795FDC6F
  %mul.i30.1 = fmul double %mul3.i, %add.i33
  %add.i33.1 = fadd double %mul.i30.1, 0xBE71FD37B77F96B8
  %mul.i30.2 = fmul double %mul3.i, %add.i33.1
  %add.i33.2 = fadd double %mul.i30.2, 0x3E83D77010203DC1
  %mul.i30.3 = fmul double %mul3.i, %add.i33.2
  %add.i33.3 = fadd double %mul.i30.3, 0x3E08A5767CBAF1E3
  %mul.i30.4 = fmul double %mul3.i, %add.i33.3
  %add.i33.4 = fadd double %mul.i30.4, 0xBEA13039C0B38161
  %mul.i30.5 = fmul double %mul3.i, %add.i33.4
  %add.i33.5 = fadd double %mul.i30.5, 0x3EB6EA96EEBA1507
  %mul.i30.6 = fmul double %mul3.i, %add.i33.5
  %add.i33.6 = fadd double %mul.i30.6, 0xBEBE5AB909291922
  %mul.i30.7 = fmul double %mul3.i, %add.i33.6
  %add.i33.7 = fadd double %mul.i30.7, 0xBEAE5782BCE4BFB7
  %mul.i30.8 = fmul double %mul3.i, %add.i33.7
  %add.i33.8 = fadd double %mul.i30.8, 0x3EE549F6B2B6C4D3
  %mul.i30.9 = fmul double %mul3.i, %add.i33.8
  %add.i33.9 = fadd double %mul.i30.9, 0xBEF8AAF50DDEACA5
  %mul.i30.10 = fmul double %mul3.i, %add.i33.9
  %add.i33.10 = fadd double %mul.i30.10, 0x3EFA3631430078E2
  %mul.i30.11 = fmul double %mul3.i, %add.i33.10
  %add.i33.11 = fadd double %mul.i30.11, 0x3EEE8A7848DBE502
  %mul.i30.12 = fmul double %mul3.i, %add.i33.11
  %add.i33.12 = fadd double %mul.i30.12, 0xBF1F534CE73B89CB
  %mul.i30.13 = fmul double %mul3.i, %add.i33.12
  %add.i33.13 = fadd double %mul.i30.13, 0x3F3279C1FB131349
  %mul.i30.14 = fmul double %mul3.i, %add.i33.13
  %add.i33.14 = fadd double %mul.i30.14, 0xBF3DEA37C8B7C8C8
  %mul.i30.15 = fmul double %mul3.i, %add.i33.14
  %add.i33.15 = fadd double %mul.i30.15, 0x3F43F12588A88500
  %mul.i30.16 = fmul double %mul3.i, %add.i33.15
  %add.i33.16 = fadd double %mul.i30.16, 0xBF4A8EC327C92F08
  %mul.i30.17 = fmul double %mul3.i, %add.i33.16
  %add.i33.17 = fadd double %mul.i30.17, 0x3F55C91D1EB8F2A0
  %mul.i30.18 = fmul double %mul3.i, %add.i33.17
  %add.i33.18 = fadd double %mul.i30.18, 0xBF64964501A90541
  %mul.i30.19 = fmul double %mul3.i, %add.i33.18
  %add.i33.19 = fadd double %mul.i30.19, 0x3F6A4C0112FF6C9E
  %mul.i30.20 = fmul double %mul3.i, %add.i33.19
  %add.i33.20 = fadd double %mul.i30.20, 0x3FF42C6DF4AE9FBC
  %mul.i30.21 = fmul double %mul3.i, %add.i33.20
  %add.i33.21 = fadd double %mul.i30.21, 0x400CB3356535398B
  %cmp11.i = fcmp ogt double %0, -2.500000e+01
  br i1 %cmp11.i, label %inverse.exit, label %cond.false13.i

cond.false13.i:                                   ; preds = %cond.false.i
  %cmp14.i = fcmp ogt double %0, -1.210000e+02
  %cond.i = select i1 %cmp14.i, double %add.i22.21, double %add.i.21
  br label %inverse.exit

inverse.exit:                                     ; preds = %entry, %cond.false.i, %cond.false13.i
  %cond20.i = phi double [ %cond.i, %cond.false13.i ], [ %add.i44.25, %entry ], [ %add.i33.21, %cond.false.i ]
  %sub1 = fsub double 1.000000e+00, %x
  %mul21.i = fmul double %sub1, %cond20.i
  %cmp = fcmp oeq double %x, 0.000000e+00
  %cmp3 = fcmp oeq double %x, 2.000000e+00
  %cond = select i1 %cmp3, double 0xFFF0000000000000, double %mul21.i
  %cond7 = select i1 %cmp, double 0x7FF0000000000000, double %cond
  ret double %cond7
}
define float @__nv_erfcinvf(float %x) {
entry:
  %conv = fpext float %x to double
  %call = tail call double @__nv_erfcinv(double %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}
define double @__nv_normcdfinv(double %p) {
entry:
  %mul = fmul double %p, 2.000000e+00
  %call = tail call double @__nv_erfcinv(double %mul)
  %mul1 = fmul double %call, 0xBFF6A09E667F3BCD
  ret double %mul1
}
define float @__nv_normcdfinvf(float %p) {
entry:
  %conv = fpext float %p to double
  %call = tail call double @__nv_normcdfinv(double %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}
define double @__nv_normcdf(double %x) {
entry:
  %mul = fmul double %x, 0xBFE6A09E667F3BCD
  %cmp = fcmp olt double %mul, 1.000000e+00
  %cmp1 = fcmp ogt double %mul, 4.000000e+01
  %cond = select i1 %cmp1, double 4.000000e+01, double %mul
  %cond5 = select i1 %cmp, double 1.000000e+00, double %cond
  %cmp.i = fcmp ogt double %cond5, 1.000000e+300
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %div3.i = fdiv double 0x3FE20DD750429B6D, %cond5
  br label %scaled_complement.exit

cond.false.i:                                     ; preds = %entry
  %sub.i = fadd double %cond5, -3.750000e+00
  %add.i = fadd double %cond5, 3.750000e+00
  %div.i = fdiv double %sub.i, %add.i
  %mul.i67 = fmul double %div.i, 0x3DFE7A100062F385
  %add.i68 = fadd double %mul.i67, 0x3DF55FB76B7DBDD0
  %mul.i67.1 = fmul double %div.i, %add.i68
  %add.i68.1 = fadd double %mul.i67.1, 0xBE36B2228DF54BE4
  %mul.i67.2 = fmul double %div.i, %add.i68.1
  %add.i68.2 = fadd double %mul.i67.2, 0xBE301418B99EFA2E
  %mul.i67.3 = fmul double %div.i, %add.i68.2
  %add.i68.3 = fadd double %mul.i67.3, 0x3E64EB5EFB28ED5D
  %mul.i67.4 = fmul double %div.i, %add.i68.3
  %add.i68.4 = fadd double %mul.i67.4, 0x3E58FA2F9FDC0311
  %mul.i67.5 = fmul double %div.i, %add.i68.4
  %add.i68.5 = fadd double %mul.i67.5, 0xBE91636C8002E495
  %mul.i67.6 = fmul double %div.i, %add.i68.5
  %add.i68.6 = fadd double %mul.i67.6, 0xBE6EB7B41166A177
  %mul.i67.7 = fmul double %div.i, %add.i68.6
  %add.i68.7 = fadd double %mul.i67.7, 0x3EBD65081C59291D
  %mul.i67.8 = fmul double %div.i, %add.i68.7
  %add.i68.8 = fadd double %mul.i67.8, 0xBEB0556AA18E657B
  %mul.i67.9 = fmul double %div.i, %add.i68.8
  %add.i68.9 = fadd double %mul.i67.9, 0xBEE8002C11990E5B
  %mul.i67.10 = fmul double %div.i, %add.i68.9
  %add.i68.10 = fadd double %mul.i67.10, 0x3EF778B948121CE1
  %mul.i67.11 = fmul double %div.i, %add.i68.10
  %add.i68.11 = fadd double %mul.i67.11, 0x3F0B143D63EA931E
  %mul.i67.12 = fmul double %div.i, %add.i68.11
  %add.i68.12 = fadd double %mul.i67.12, 0xBF3303FA49E236D5
  %mul.i67.13 = fmul double %div.i, %add.i68.12
  %add.i68.13 = fadd double %mul.i67.13, 0x3F333FB27421F98C
  %mul.i67.14 = fmul double %div.i, %add.i68.13
  %add.i68.14 = fadd double %mul.i67.14, 0x3F5CC3A0E7D99253
  %mul.i67.15 = fmul double %div.i, %add.i68.14
  %add.i68.15 = fadd double %mul.i67.15, 0xBF83F603C3682D81
  %mul.i67.16 = fmul double %div.i, %add.i68.15
  %add.i68.16 = fadd double %mul.i67.16, 0x3F9D0B0037D155F4
  %mul.i67.17 = fmul double %div.i, %add.i68.16
  %add.i68.17 = fadd double %mul.i67.17, 0xBFAE0D0FA6DF428D
  %mul.i67.18 = fmul double %div.i, %add.i68.17
  %add.i68.18 = fadd double %mul.i67.18, 0x3FB7A14188A9CE86
  %mul.i67.19 = fmul double %div.i, %add.i68.18
  %add.i68.19 = fadd double %mul.i67.19, 0xBFBBDA9309A28BE0
  %mul.i67.20 = fmul double %div.i, %add.i68.19
  %add.i68.20 = fadd double %mul.i67.20, 0x3FB510169D096658
  %mul.i67.21 = fmul double %div.i, %add.i68.20
  %add.i68.21 = fadd double %mul.i67.21, 0x3F6D5F2948159E20
  %mul.i67.22 = fmul double %div.i, %add.i68.21
  %add.i68.22 = fadd double %mul.i67.22, 0xBFC1F367683F89A5
  %mul.i67.23 = fmul double %div.i, %add.i68.22
  %add.i68.23 = fadd double %mul.i67.23, 0x3FF3CCDA0B5D5DC2
  %mul.i = fmul double %cond5, 2.000000e+00
  %add1.i = fadd double %mul.i, 1.000000e+00
  %div2.i = fdiv double %add.i68.23, %add1.i
  br label %scaled_complement.exit

scaled_complement.exit:                           ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi double [ %div3.i, %cond.true.i ], [ %div2.i, %cond.false.i ]
  %cmp6 = fcmp oeq double %cond5, %mul
  %cmp9 = fcmp oeq double %cond5, 4.000000e+01
  %cond10 = select i1 %cmp9, double 0xC04C48C6001F0AC0, double 0xBFF6A09E667F3BCD
  %cond12 = select i1 %cmp6, double %x, double %cond10
  %0 = bitcast double %cond12 to i64
  %and.i = and i64 %0, -134217728
  %1 = bitcast i64 %and.i to double
  %mul16 = fmul double %1, 0xBFE6A09E60000000
  %2 = bitcast double %cond5 to i64
  %and.i65 = and i64 %2, -134217728
  %3 = bitcast i64 %and.i65 to double
  %sub17 = fsub double %mul16, %3
  %mul18 = fmul double %1, 0xBE49FCEF34000000
  %sub15 = fsub double %cond12, %1
  %mul19 = fmul double %sub15, 0x3FE6A09E60000000
  %4 = fsub double %mul18, %mul19
  %add20 = fadd double %sub17, %4
  %mul21 = fmul double %sub15, 0x3E49FCEF34000000
  %mul22 = fmul double %cond12, 0x3C8BDD3413B26456
  %5 = fsub double %mul22, %mul21
  %add24 = fadd double %5, %add20
  %6 = fneg double %3
  %fneg = fmul double %3, %6
  %7 = tail call double @llvm.exp.f64(double %fneg)
  %mul28 = fmul double %7, %cond.i
  %mul29 = fmul double %3, 2.000000e+00
  %add30 = fadd double %mul29, %add24
  %8 = fneg double %add30
  %fneg32 = fmul double %add24, %8
  %9 = tail call double @llvm.exp.f64(double %fneg32)
  %mul34 = fmul double %9, %mul28
  %call35 = tail call double @__nv_erfc(double %mul)
  %cmp36 = fcmp ogt double %mul, 1.000000e+00
  %cond40 = select i1 %cmp36, double %mul34, double %call35
  %mul41 = fmul double %cond40, 5.000000e-01
  ret double %mul41
}
define float @__nv_normcdff(float %x) {
entry:
  %conv = fpext float %x to double
  %mul = fmul double %conv, 0xBFE6A09E667F3BCD
  %call = tail call double @__nv_erfc(double %mul)
  %mul1 = fmul double %call, 5.000000e-01
  %conv2 = fptrunc double %mul1 to float
  ret float %conv2
}
define double @__nv_tgamma(double %x) {
entry:
  %cmp = fcmp olt double %x, 5.000000e-01
  %sub = fadd double %x, -1.000000e+00
  %cond = select i1 %cmp, double %x, double %sub
  %cmp1 = fcmp ogt double %cond, 1.000000e+00
  %cmp4 = fcmp olt double %cond, -5.000000e-01
  %cond8 = select i1 %cmp4, double -5.000000e-01, double %cond
  %0 = fadd double %cond8, -2.500000e-01
  %1 = fmul double %0, 0x3FF5555555555555
  %mul = select i1 %cmp1, double 1.000000e+00, double %1
  %2 = tail call double @llvm.fabs.f64(double %x)
  %cmp19 = fcmp olt double %2, 2.000000e+00
  %cond23 = select i1 %cmp19, double 2.000000e+00, double %2
  %div.i = fdiv double 1.000000e+00, %cond23
  %sub1.i = fadd double %div.i, -2.500000e-01
  %mul2.i = fmul double %sub1.i, 4.000000e+00
  %mul.i.i = fmul double %mul2.i, 0x3CB6493710A1A27C
  %add.i.i = fadd double %mul.i.i, 0xBCE293479BB1EDBB
  %mul.i.i.1 = fmul double %mul2.i, %add.i.i
  %add.i.i.1 = fadd double %mul.i.i.1, 0x3CED03E6F97BE203
  %mul.i.i.2 = fmul double %mul2.i, %add.i.i.1
  %add.i.i.2 = fadd double %mul.i.i.2, 0x3CFC8E9F9C73CDCA
  %mul.i.i.3 = fmul double %mul2.i, %add.i.i.2
  %add.i.i.3 = fadd double %mul.i.i.3, 0xBD21FBAFAED62EAD
  %mul.i.i.4 = fmul double %mul2.i, %add.i.i.3
  %add.i.i.4 = fadd double %mul.i.i.4, 0x3D300D51DBC44739
  %mul.i.i.5 = fmul double %mul2.i, %add.i.i.4
  %add.i.i.5 = fadd double %mul.i.i.5, 0xBD20B0EF8F425D9C
  %mul.i.i.6 = fmul double %mul2.i, %add.i.i.5
  %add.i.i.6 = fadd double %mul.i.i.6, 0xBD4E8B7CE8AC7AF2
  %mul.i.i.7 = fmul double %mul2.i, %add.i.i.6
  %add.i.i.7 = fadd double %mul.i.i.7, 0x3D72015BBBC3A744
  %mul.i.i.8 = fmul double %mul2.i, %add.i.i.7
  %add.i.i.8 = fadd double %mul.i.i.8, 0xBD8466C5DFF0CF10
  %mul.i.i.9 = fmul double %mul2.i, %add.i.i.8
  %add.i.i.9 = fadd double %mul.i.i.9, 0x3D6F83B614D9D2B6
  %mul.i.i.10 = fmul double %mul2.i, %add.i.i.9
  %add.i.i.10 = fadd double %mul.i.i.10, 0x3DB1944858E70752
  %mul.i.i.11 = fmul double %mul2.i, %add.i.i.10
  %add.i.i.11 = fadd double %mul.i.i.11, 0xBDD38FAB90ADF9BD
  %mul.i.i.12 = fmul double %mul2.i, %add.i.i.11
  %add.i.i.12 = fadd double %mul.i.i.12, 0x3DE117CD7D5C6CD8
  %mul.i.i.13 = fmul double %mul2.i, %add.i.i.12
  %add.i.i.13 = fadd double %mul.i.i.13, 0x3DF43EB8C4F1A4F5
  %mul.i.i.14 = fmul double %mul2.i, %add.i.i.13
  %add.i.i.14 = fadd double %mul.i.i.14, 0xBE287E33BD7B2ACE
  %mul.i.i.15 = fmul double %mul2.i, %add.i.i.14
  %add.i.i.15 = fadd double %mul.i.i.15, 0x3E413C13064A24D5
  %mul.i.i.16 = fmul double %mul2.i, %add.i.i.15
  %add.i.i.16 = fadd double %mul.i.i.16, 0x3E4FD7CD65C73DF1
  %mul.i.i.17 = fmul double %mul2.i, %add.i.i.16
  %add.i.i.17 = fadd double %mul.i.i.17, 0xBE90D79DFA701F8A
  %mul.i.i.18 = fmul double %mul2.i, %add.i.i.17
  %add.i.i.18 = fadd double %mul.i.i.18, 0x3EACFBBD2FDEA8E9
  %mul.i.i.19 = fmul double %mul2.i, %add.i.i.18
  %add.i.i.19 = fadd double %mul.i.i.19, 0x3ED6E07F2ED7B5CA
  %mul.i.i.20 = fmul double %mul2.i, %add.i.i.19
  %add.i.i.20 = fadd double %mul.i.i.20, 0xBF1958C8F9DA63B4
  %mul.i.i.21 = fmul double %mul2.i, %add.i.i.20
  %add.i.i.21 = fadd double %mul.i.i.21, 0x3F2E9D05C690F654
  %mul.i.i.22 = fmul double %mul2.i, %add.i.i.21
  %add.i.i.22 = fadd double %mul.i.i.22, 0x3FAB221B8F517EA3
  %mul.i.i.23 = fmul double %mul2.i, %add.i.i.22
  %add.i.i.23 = fadd double %mul.i.i.23, 0x4004796C229D6BC2
  %mul.i87 = fmul double %mul, 0xBC90A9826D17E70D
  %add.i90 = fadd double %mul.i87, 0x3CCD879CE5B06076
  %mul.i87.1 = fmul double %mul, %add.i90
  %add.i90.1 = fadd double %mul.i87.1, 0xBCF44EF01EEE3AA2
  %mul.i87.2 = fmul double %mul, %add.i90.1
  %add.i90.2 = fadd double %mul.i87.2, 0xBD16178AEE8C31E1
  %mul.i87.3 = fmul double %mul, %add.i90.2
  %add.i90.3 = fadd double %mul.i87.3, 0x3D6547D653663910
  %mul.i87.4 = fmul double %mul, %add.i90.3
  %add.i90.4 = fadd double %mul.i87.4, 0xBD96957F252099CA
  %mul.i87.5 = fmul double %mul, %add.i90.4
  %add.i90.5 = fadd double %mul.i87.5, 0x3DA6DA8C7CC5C18D
  %mul.i87.6 = fmul double %mul, %add.i90.5
  %add.i90.6 = fadd double %mul.i87.6, 0x3DF00DE4A5843E59
  %mul.i87.7 = fmul double %mul, %add.i90.6
  %add.i90.7 = fadd double %mul.i87.7, 0xBE27F1445A78762D
  %mul.i87.8 = fmul double %mul, %add.i90.7
  %add.i90.8 = fadd double %mul.i87.8, 0x3E48DA61FEDE94D5
  %mul.i87.9 = fmul double %mul, %add.i90.8
  %add.i90.9 = fadd double %mul.i87.9, 0x3E66B2B0C7F1034E
  %mul.i87.10 = fmul double %mul, %add.i90.9
  %add.i90.10 = fadd double %mul.i87.10, 0xBEAB9BEEDE8C4DD1
  %mul.i87.11 = fmul double %mul, %add.i90.10
  %add.i90.11 = fadd double %mul.i87.11, 0x3ED0F5E02F9F94E5
  %mul.i87.12 = fmul double %mul, %add.i90.11
  %add.i90.12 = fadd double %mul.i87.12, 0x3EC581A27A851A00
  %mul.i87.13 = fmul double %mul, %add.i90.12
  %add.i90.13 = fadd double %mul.i87.13, 0xBF219D565B999B6D
  %mul.i87.14 = fmul double %mul, %add.i90.13
  %add.i90.14 = fadd double %mul.i87.14, 0x3F4432E30341A3CA
  %mul.i87.15 = fmul double %mul, %add.i90.14
  %add.i90.15 = fadd double %mul.i87.15, 0x3F225279D3C6D38A
  %mul.i87.16 = fmul double %mul, %add.i90.15
  %add.i90.16 = fadd double %mul.i87.16, 0xBF877354F1103518
  %mul.i87.17 = fmul double %mul, %add.i90.16
  %add.i90.17 = fadd double %mul.i87.17, 0x3FA18EB9D532C18F
  %mul.i87.18 = fmul double %mul, %add.i90.17
  %add.i90.18 = fadd double %mul.i87.18, 0x3FA4C0939F49C43B
  %mul.i87.19 = fmul double %mul, %add.i90.18
  %add.i90.19 = fadd double %mul.i87.19, 0xBFD6C002A2B1BFEF
  %mul.i87.20 = fmul double %mul, %add.i90.19
  %add.i90.20 = fadd double %mul.i87.20, 0x3FC817202FB75B14
  %mul.i87.21 = fmul double %mul, %add.i90.20
  %add.i90.21 = fadd double %mul.i87.21, 0x3FF1A6F6BCE523D4
  %mul15 = fmul double %x, %add.i90.21
  %cond18 = select i1 %cmp, double %mul15, double %add.i90.21
  %div = fdiv double 1.000000e+00, %cond18
  %mul.i93 = fmul double %cond23, 5.000000e-01
  %sub.i = fadd double %mul.i93, -2.500000e-01
  %3 = tail call double @llvm.pow.f64(double %cond23, double %sub.i)
  %mul3.i = fmul double %3, %add.i.i.23
  %fneg.i = fneg double %cond23
  %4 = tail call double @llvm.exp.f64(double %fneg.i)
  %mul5.i = fmul double %4, %mul3.i
  %mul6.i = fmul double %3, %mul5.i
  %cmp.i94 = fcmp ogt double %cond23, 1.717000e+02
  %cond.i = select i1 %cmp.i94, double 0x7FF0000000000000, double %mul6.i
  br i1 %cmp19, label %for.body.i, label %cond.false31

for.body.i:                                       ; preds = %entry
  %sub27 = fadd double %2, -1.000000e+00
  %sub28 = fadd double %sub27, -2.500000e-01
  %mul29 = fmul double %sub28, 0x3FF5555555555555
  %mul.i = fmul double %mul29, 0xBC90A9826D17E70D
  %add.i = fadd double %mul.i, 0x3CCD879CE5B06076
  %mul.i.1 = fmul double %mul29, %add.i
  %add.i.1 = fadd double %mul.i.1, 0xBCF44EF01EEE3AA2
  %mul.i.2 = fmul double %mul29, %add.i.1
  %add.i.2 = fadd double %mul.i.2, 0xBD16178AEE8C31E1
  %mul.i.3 = fmul double %mul29, %add.i.2
  %add.i.3 = fadd double %mul.i.3, 0x3D6547D653663910
  %mul.i.4 = fmul double %mul29, %add.i.3
  %add.i.4 = fadd double %mul.i.4, 0xBD96957F252099CA
  %mul.i.5 = fmul double %mul29, %add.i.4
  %add.i.5 = fadd double %mul.i.5, 0x3DA6DA8C7CC5C18D
  %mul.i.6 = fmul double %mul29, %add.i.5
  %add.i.6 = fadd double %mul.i.6, 0x3DF00DE4A5843E59
  %mul.i.7 = fmul double %mul29, %add.i.6
  %add.i.7 = fadd double %mul.i.7, 0xBE27F1445A78762D
  %mul.i.8 = fmul double %mul29, %add.i.7
  %add.i.8 = fadd double %mul.i.8, 0x3E48DA61FEDE94D5
  %mul.i.9 = fmul double %mul29, %add.i.8
  %add.i.9 = fadd double %mul.i.9, 0x3E66B2B0C7F1034E
  %mul.i.10 = fmul double %mul29, %add.i.9
  %add.i.10 = fadd double %mul.i.10, 0xBEAB9BEEDE8C4DD1
  %mul.i.11 = fmul double %mul29, %add.i.10
  %add.i.11 = fadd double %mul.i.11, 0x3ED0F5E02F9F94E5
  %mul.i.12 = fmul double %mul29, %add.i.11
  %add.i.12 = fadd double %mul.i.12, 0x3EC581A27A851A00
  %mul.i.13 = fmul double %mul29, %add.i.12
  %add.i.13 = fadd double %mul.i.13, 0xBF219D565B999B6D
  %mul.i.14 = fmul double %mul29, %add.i.13
  %add.i.14 = fadd double %mul.i.14, 0x3F4432E30341A3CA
  %mul.i.15 = fmul double %mul29, %add.i.14
  %add.i.15 = fadd double %mul.i.15, 0x3F225279D3C6D38A
  %mul.i.16 = fmul double %mul29, %add.i.15
  %add.i.16 = fadd double %mul.i.16, 0xBF877354F1103518
  %mul.i.17 = fmul double %mul29, %add.i.16
  %add.i.17 = fadd double %mul.i.17, 0x3FA18EB9D532C18F
  %mul.i.18 = fmul double %mul29, %add.i.17
  %add.i.18 = fadd double %mul.i.18, 0x3FA4C0939F49C43B
  %mul.i.19 = fmul double %mul29, %add.i.18
  %add.i.19 = fadd double %mul.i.19, 0xBFD6C002A2B1BFEF
  %mul.i.20 = fmul double %mul29, %add.i.19
  %add.i.20 = fadd double %mul.i.20, 0x3FC817202FB75B14
  %mul.i.21 = fmul double %mul29, %add.i.20
  %add.i.21 = fadd double %mul.i.21, 0x3FF1A6F6BCE523D4
  br label %cond.end33

cond.false31:                                     ; preds = %entry
  %div32 = fdiv double 1.000000e+00, %cond.i
  br label %cond.end33

cond.end33:                                       ; preds = %for.body.i, %cond.false31
  %cond34 = phi double [ %div32, %cond.false31 ], [ %add.i.21, %for.body.i ]
  %call36 = tail call double @__nv_sinpi(double %x)
  %cmp39 = fcmp ogt double %x, 2.000000e+00
  br i1 %cmp39, label %cond.end47, label %cond.false41

cond.false41:                                     ; preds = %cond.end33
  %mul35 = fmul double %cond34, 0xC00921FB54442D18
  %mul37 = fmul double %x, %call36
  %div38 = fdiv double %mul35, %mul37
  %cmp42 = fcmp oge double %x, -5.000000e-01
  %cond46 = select i1 %cmp42, double %div, double %div38
  br label %cond.end47

cond.end47:                                       ; preds = %cond.end33, %cond.false41
  %cond48 = phi double [ %cond46, %cond.false41 ], [ %cond.i, %cond.end33 ]
  %cmp49 = fcmp olt double %x, 0.000000e+00
  %5 = tail call double @llvm.floor.f64(double %x)
  %cmp50 = fcmp oeq double %x, %5
  %6 = and i1 %cmp49, %cmp50
  br i1 %6, label %cond.end59, label %cond.false52

cond.false52:                                     ; preds = %cond.end47
  %cmp53 = fcmp oeq double %x, 0.000000e+00
  br i1 %cmp53, label %cond.true54, label %cond.end59

cond.true54:                                      ; preds = %cond.false52
  %div55 = fdiv double 1.000000e+00, %x
  br label %cond.end59

cond.end59:                                       ; preds = %cond.false52, %cond.true54, %cond.end47
  %cond60 = phi double [ 0x7FF8000000000000, %cond.end47 ], [ %div55, %cond.true54 ], [ %cond48, %cond.false52 ]
  ret double %cond60
}
define float @__nv_tgammaf(float %x) {
entry:
  %conv = fpext float %x to double
  %call = tail call double @__nv_tgamma(double %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}
define double @__nv_lgamma(double %x) {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %sub4.i = fadd double %0, -2.000000e+00
  %sub11.i = fadd double %0, -5.500000e+00
  %mul12.i = fmul double %sub11.i, 4.000000e-01
  %div.i = fdiv double 1.000000e+00, %0
  %mul15.i = fmul double %div.i, %div.i
  %sub16.i = fadd double %mul15.i, -7.812500e-03
  %mul17.i = fmul double %sub16.i, 1.280000e+02
  %mul.i.i = fmul double %mul17.i, 0xBBF6F61C43AD542A
  %add.i.i = fadd double %mul.i.i, 0x3C3C2F9B12C11879
  %mul.i.i.1 = fmul double %mul17.i, %add.i.i
  %add.i.i.1 = fadd double %mul.i.i.1, 0xBC85444524F28D56
  %mul.i.i.2 = fmul double %mul17.i, %add.i.i.1
  %add.i.i.2 = fadd double %mul.i.i.2, 0x3CD4B3A7C9D590B2
  %mul.i.i.3 = fmul double %mul17.i, %add.i.i.2
  %add.i.i.3 = fadd double %mul.i.i.3, 0xBD2B0B83C5A5ADD4
  %mul.i.i.4 = fmul double %mul17.i, %add.i.i.3
  %add.i.i.4 = fadd double %mul.i.i.4, 0x3D894E3B2CDE0D92
  %mul.i.i.5 = fmul double %mul17.i, %add.i.i.4
  %add.i.i.5 = fadd double %mul.i.i.5, 0xBDF2ADE4E3ABA8A8
  %mul.i.i.6 = fmul double %mul17.i, %add.i.i.5
  %add.i.i.6 = fadd double %mul.i.i.6, 0x3E698F1BDD46130D
  %mul.i.i.7 = fmul double %mul17.i, %add.i.i.6
  %add.i.i.7 = fadd double %mul.i.i.7, 0xBEF6A7A422698EE5
  %mul.i.i.8 = fmul double %mul17.i, %add.i.i.7
  %add.i.i.8 = fadd double %mul.i.i.8, 0x3FB553EA0D6C39E1
  %mul.i74.i = fmul double %mul12.i, 0x3DEAD5FB9BB7B863
  %add.i77.i = fadd double %mul.i74.i, 0xBDFE91D3B294D018
  %mul.i74.i.1 = fmul double %mul12.i, %add.i77.i
  %add.i77.i.1 = fadd double %mul.i74.i.1, 0xBDF17851AC4B18B5
  %mul.i74.i.2 = fmul double %mul12.i, %add.i77.i.1
  %add.i77.i.2 = fadd double %mul.i74.i.2, 0x3E03A8D25ADF3258
  %mul.i74.i.3 = fmul double %mul12.i, %add.i77.i.2
  %add.i77.i.3 = fadd double %mul.i74.i.3, 0x3E24480F3D6DC9F3
  %mul.i74.i.4 = fmul double %mul12.i, %add.i77.i.3
  %add.i77.i.4 = fadd double %mul.i74.i.4, 0xBE3741C1AB05ECF3
  %mul.i74.i.5 = fmul double %mul12.i, %add.i77.i.4
  %add.i77.i.5 = fadd double %mul.i74.i.5, 0x3E3B390DF3715FB1
  %mul.i74.i.6 = fmul double %mul12.i, %add.i77.i.5
  %add.i77.i.6 = fadd double %mul.i74.i.6, 0xBE4FB46D673DFD42
  %mul.i74.i.7 = fmul double %mul12.i, %add.i77.i.6
  %add.i77.i.7 = fadd double %mul.i74.i.7, 0x3E6612D4B69D748B
  %mul.i74.i.8 = fmul double %mul12.i, %add.i77.i.7
  %add.i77.i.8 = fadd double %mul.i74.i.8, 0xBE79CBCBDEBB8F9A
  %mul.i74.i.9 = fmul double %mul12.i, %add.i77.i.8
  %add.i77.i.9 = fadd double %mul.i74.i.9, 0x3E8DA4122A077559
  %mul.i74.i.10 = fmul double %mul12.i, %add.i77.i.9
  %add.i77.i.10 = fadd double %mul.i74.i.10, 0xBEA1819CD1AB7846
  %mul.i74.i.11 = fmul double %mul12.i, %add.i77.i.10
  %add.i77.i.11 = fadd double %mul.i74.i.11, 0x3EB4D9A01F51347A
  %mul.i74.i.12 = fmul double %mul12.i, %add.i77.i.11
  %add.i77.i.12 = fadd double %mul.i74.i.12, 0xBEC8F7A30D1DE0DF
  %mul.i74.i.13 = fmul double %mul12.i, %add.i77.i.12
  %add.i77.i.13 = fadd double %mul.i74.i.13, 0x3EDE29044909B89B
  %mul.i74.i.14 = fmul double %mul12.i, %add.i77.i.13
  %add.i77.i.14 = fadd double %mul.i74.i.14, 0xBEF26A2AE9D9F7CF
  %mul.i74.i.15 = fmul double %mul12.i, %add.i77.i.14
  %add.i77.i.15 = fadd double %mul.i74.i.15, 0x3F06C88F55D900F6
  %mul.i74.i.16 = fmul double %mul12.i, %add.i77.i.15
  %add.i77.i.16 = fadd double %mul.i74.i.16, 0xBF1CA73138A8A3C2
  %mul.i74.i.17 = fmul double %mul12.i, %add.i77.i.16
  %add.i77.i.17 = fadd double %mul.i74.i.17, 0x3F3265A9C3CD5C1C
  %mul.i74.i.18 = fmul double %mul12.i, %add.i77.i.17
  %add.i77.i.18 = fadd double %mul.i74.i.18, 0xBF484793B9ACE781
  %mul.i74.i.19 = fmul double %mul12.i, %add.i77.i.18
  %add.i77.i.19 = fadd double %mul.i74.i.19, 0x3F60A14B9E2244AB
  %mul.i74.i.20 = fmul double %mul12.i, %add.i77.i.19
  %add.i77.i.20 = fadd double %mul.i74.i.20, 0xBF7808AA66AF18C3
  %mul.i74.i.21 = fmul double %mul12.i, %add.i77.i.20
  %add.i77.i.21 = fadd double %mul.i74.i.21, 0x3F92DF4B4B773C00
  %mul.i74.i.22 = fmul double %mul12.i, %add.i77.i.21
  %add.i77.i.22 = fadd double %mul.i74.i.22, 0xBFB12AEC7B81752A
  %mul.i74.i.23 = fmul double %mul12.i, %add.i77.i.22
  %add.i77.i.23 = fadd double %mul.i74.i.23, 0x3FD5F4C161FC45CD
  %mul.i74.i.24 = fmul double %mul12.i, %add.i77.i.23
  %add.i77.i.24 = fadd double %mul.i74.i.24, 0x3FF217C5ECE7327C
  %1 = tail call double @llvm.log.f64(double %0)
  %mul14.i = fmul double %sub4.i, %add.i77.i.24
  %sub19.i = fadd double %0, -5.000000e-01
  %sub20.i = fadd double %1, -1.000000e+00
  %mul21.i = fmul double %sub19.i, %sub20.i
  %mul22.i = fmul double %div.i, %add.i.i.8
  %add.i = fadd double %mul22.i, 0x3FDACFE390C97D69
  %add23.i = fadd double %mul21.i, %add.i
  %cmp30.i = fcmp olt double %0, 1.700000e+00
  br i1 %cmp30.i, label %cond.true31.i, label %cond.false32.i

cond.true31.i:                                    ; preds = %entry
  %cmp.i = fcmp olt double %0, 0x3FE6666666666666
  %sub.i = fadd double %0, -1.000000e+00
  %cond.i = select i1 %cmp.i, double %0, double %sub.i
  %sub1.i = fadd double %cond.i, 0xBFC9999999999999
  %mul.i = fmul double %sub1.i, 2.000000e+00
  %mul.i96.i = fmul double %mul.i, 0xBDB0EE0749C80F87
  %add.i99.i = fadd double %mul.i96.i, 0x3DC5074A852EC04A
  %mul.i96.i.1 = fmul double %mul.i, %add.i99.i
  %add.i99.i.1 = fadd double %mul.i96.i.1, 0x3DA355F69FED2896
  %mul.i96.i.2 = fmul double %mul.i, %add.i99.i.1
  %add.i99.i.2 = fadd double %mul.i96.i.2, 0xBDB757C80AAC90AB
  %mul.i96.i.3 = fmul double %mul.i, %add.i99.i.2
  %add.i99.i.3 = fadd double %mul.i96.i.3, 0xBDF1E94523408EAD
  %mul.i96.i.4 = fmul double %mul.i, %add.i99.i.3
  %add.i99.i.4 = fadd double %mul.i96.i.4, 0x3E066397B56E40EF
  %mul.i96.i.5 = fmul double %mul.i, %add.i99.i.4
  %add.i99.i.5 = fadd double %mul.i96.i.5, 0xBE12A01B4F7E52B4
  %mul.i96.i.6 = fmul double %mul.i, %add.i99.i.5
  %add.i99.i.6 = fadd double %mul.i96.i.6, 0x3E277D23F0EAB9DB
  %mul.i96.i.7 = fmul double %mul.i, %add.i99.i.6
  %add.i99.i.7 = fadd double %mul.i96.i.7, 0xBE403109F4CC8ABA
  %mul.i96.i.8 = fmul double %mul.i, %add.i99.i.7
  %add.i99.i.8 = fadd double %mul.i96.i.8, 0x3E547EAD988DC200
  %mul.i96.i.9 = fmul double %mul.i, %add.i99.i.8
  %add.i99.i.9 = fadd double %mul.i96.i.9, 0xBE69C273195BBB5E
  %mul.i96.i.10 = fmul double %mul.i, %add.i99.i.9
  %add.i99.i.10 = fadd double %mul.i96.i.10, 0x3E80698003F07E77
  %mul.i96.i.11 = fmul double %mul.i, %add.i99.i.10
  %add.i99.i.11 = fadd double %mul.i96.i.11, 0xBE9502FB31FF718D
  %mul.i96.i.12 = fmul double %mul.i, %add.i99.i.11
  %add.i99.i.12 = fadd double %mul.i96.i.12, 0x3EAAFED9C903E485
  %mul.i96.i.13 = fmul double %mul.i, %add.i99.i.12
  %add.i99.i.13 = fadd double %mul.i96.i.13, 0xBEC16DDD71583BE2
  %mul.i96.i.14 = fmul double %mul.i, %add.i99.i.13
  %add.i99.i.14 = fadd double %mul.i96.i.14, 0x3ED6A4005627FC69
  %mul.i96.i.15 = fmul double %mul.i, %add.i99.i.14
  %add.i99.i.15 = fadd double %mul.i96.i.15, 0xBEED9E4E2D196777
  %mul.i96.i.16 = fmul double %mul.i, %add.i99.i.15
  %add.i99.i.16 = fadd double %mul.i96.i.16, 0x3F038A1F7C66A475
  %mul.i96.i.17 = fmul double %mul.i, %add.i99.i.16
  %add.i99.i.17 = fadd double %mul.i96.i.17, 0xBF1A0E7E420AD054
  %mul.i96.i.18 = fmul double %mul.i, %add.i99.i.17
  %add.i99.i.18 = fadd double %mul.i96.i.18, 0x3F319D006F1D593A
  %mul.i96.i.19 = fmul double %mul.i, %add.i99.i.18
  %add.i99.i.19 = fadd double %mul.i96.i.19, 0xBF48411523665E85
  %mul.i96.i.20 = fmul double %mul.i, %add.i99.i.19
  %add.i99.i.20 = fadd double %mul.i96.i.20, 0x3F612449EC6CCB2F
  %mul.i96.i.21 = fmul double %mul.i, %add.i99.i.20
  %add.i99.i.21 = fadd double %mul.i96.i.21, 0xBF79370B168291D2
  %mul.i96.i.22 = fmul double %mul.i, %add.i99.i.21
  %add.i99.i.22 = fadd double %mul.i96.i.22, 0x3F93D4010542D7EA
  %mul.i96.i.23 = fmul double %mul.i, %add.i99.i.22
  %add.i99.i.23 = fadd double %mul.i96.i.23, 0xBFB1BF9FD54D2EE0
  %mul.i96.i.24 = fmul double %mul.i, %add.i99.i.23
  %add.i99.i.24 = fadd double %mul.i96.i.24, 0x3FD60D8A1A97930B
  %mul.i96.i.25 = fmul double %mul.i, %add.i99.i.24
  %add.i99.i.25 = fadd double %mul.i96.i.25, 0xBFDB51D86F9CCCF9
  %mul3.i = fmul double %cond.i, %add.i99.i.25
  %sub26.i = fsub double %mul3.i, %1
  %cond29.i = select i1 %cmp.i, double %sub26.i, double %mul3.i
  br label %log_gamma.exit

cond.false32.i:                                   ; preds = %entry
  %sub6.i = fadd double %sub4.i, -3.500000e-01
  %mul7.i = fmul double %sub6.i, 0x3FF89D89D89D89D8
  %mul.i85.i = fmul double %mul7.i, 0xBD1360708B23F800
  %add.i88.i = fadd double %mul.i85.i, 0x3D324752EB81FA1E
  %mul.i85.i.1 = fmul double %mul7.i, %add.i88.i
  %add.i88.i.1 = fadd double %mul.i85.i.1, 0xBD44A03CC7A8CB50
  %mul.i85.i.2 = fmul double %mul7.i, %add.i88.i.1
  %add.i88.i.2 = fadd double %mul.i85.i.2, 0x3D63975937B516C8
  %mul.i85.i.3 = fmul double %mul7.i, %add.i88.i.2
  %add.i88.i.3 = fadd double %mul.i85.i.3, 0xBD84D57E9CD9F582
  %mul.i85.i.4 = fmul double %mul7.i, %add.i88.i.3
  %add.i88.i.4 = fadd double %mul.i85.i.4, 0x3DA3DFF0766C4157
  %mul.i85.i.5 = fmul double %mul7.i, %add.i88.i.4
  %add.i88.i.5 = fadd double %mul.i85.i.5, 0xBDC2D3D1DDCBF905
  %mul.i85.i.6 = fmul double %mul7.i, %add.i88.i.5
  %add.i88.i.6 = fadd double %mul.i85.i.6, 0x3DE216C2CD8302B3
  %mul.i85.i.7 = fmul double %mul7.i, %add.i88.i.6
  %add.i88.i.7 = fadd double %mul.i85.i.7, 0xBE0176FAEB121D83
  %mul.i85.i.8 = fmul double %mul7.i, %add.i88.i.7
  %add.i88.i.8 = fadd double %mul.i85.i.8, 0x3E20EF968DFD7395
  %mul.i85.i.9 = fmul double %mul7.i, %add.i88.i.8
  %add.i88.i.9 = fadd double %mul.i85.i.9, 0xBE40852CC7E2834F
  %mul.i85.i.10 = fmul double %mul7.i, %add.i88.i.9
  %add.i88.i.10 = fadd double %mul.i85.i.10, 0x3E603B040D582B53
  %mul.i85.i.11 = fmul double %mul7.i, %add.i88.i.10
  %add.i88.i.11 = fadd double %mul.i85.i.11, 0xBE80160C4F4AD2BB
  %mul.i85.i.12 = fmul double %mul7.i, %add.i88.i.11
  %add.i88.i.12 = fadd double %mul.i85.i.12, 0x3EA01E68C5042A02
  %mul.i85.i.13 = fmul double %mul7.i, %add.i88.i.12
  %add.i88.i.13 = fadd double %mul.i85.i.13, 0xBEC06161982FAE18
  %mul.i85.i.14 = fmul double %mul7.i, %add.i88.i.13
  %add.i88.i.14 = fadd double %mul.i85.i.14, 0x3EE0F54C65155501
  %mul.i85.i.15 = fmul double %mul7.i, %add.i88.i.14
  %add.i88.i.15 = fadd double %mul.i85.i.15, 0xBF0201B14EC28B5A
  %mul.i85.i.16 = fmul double %mul7.i, %add.i88.i.15
  %add.i88.i.16 = fadd double %mul.i85.i.16, 0x3F23D1FC4ABD5F4D
  %mul.i85.i.17 = fmul double %mul7.i, %add.i88.i.16
  %add.i88.i.17 = fadd double %mul.i85.i.17, 0xBF470684D6D19D81
  %mul.i85.i.18 = fmul double %mul7.i, %add.i88.i.17
  %add.i88.i.18 = fadd double %mul.i85.i.18, 0x3F6D2FF1DC83A3D1
  %mul.i85.i.19 = fmul double %mul7.i, %add.i88.i.18
  %add.i88.i.19 = fadd double %mul.i85.i.19, 0xBF95B2C6EEFE461A
  %mul.i85.i.20 = fmul double %mul7.i, %add.i88.i.19
  %add.i88.i.20 = fadd double %mul.i85.i.20, 0x3FC77228E34A6277
  %mul.i85.i.21 = fmul double %mul7.i, %add.i88.i.20
  %add.i88.i.21 = fadd double %mul.i85.i.21, 0x3FE0E6DDE885C670
  %mul9.i = fmul double %sub4.i, %add.i88.i.21
  %cmp33.i = fcmp olt double %0, 3.000000e+00
  br i1 %cmp33.i, label %log_gamma.exit, label %cond.false35.i

cond.false35.i:                                   ; preds = %cond.false32.i
  %cmp36.i = fcmp olt double %0, 8.000000e+00
  %cond40.i = select i1 %cmp36.i, double %mul14.i, double %add23.i
  br label %log_gamma.exit

log_gamma.exit:                                   ; preds = %cond.true31.i, %cond.false32.i, %cond.false35.i
  %cond44.i = phi double [ %cond29.i, %cond.true31.i ], [ %cond40.i, %cond.false35.i ], [ %mul9.i, %cond.false32.i ]
  %cmp45.i = fcmp oeq double %0, 0x7FF0000000000000
  %cond49.i = select i1 %cmp45.i, double 0x7FF0000000000000, double %cond44.i
  %call2 = tail call double @__nv_sinpi(double %x)
  %cmp = fcmp ogt double %x, 0.000000e+00
  br i1 %cmp, label %cond.end9, label %cond.false

cond.false:                                       ; preds = %log_gamma.exit
  %mul = fmul double %x, %call2
  %2 = tail call double @llvm.fabs.f64(double %mul)
  %div = fdiv double 0x400921FB54442D18, %2
  %3 = tail call double @llvm.log.f64(double %div)
  %sub = fsub double %3, %cond49.i
  %cmp5 = fcmp olt double %0, 1.000000e-30
  br i1 %cmp5, label %cond.true6, label %cond.end9

cond.true6:                                       ; preds = %cond.false
  %fneg = fneg double %1
  br label %cond.end9

cond.end9:                                        ; preds = %cond.false, %log_gamma.exit, %cond.true6
  %cond10 = phi double [ %cond49.i, %log_gamma.exit ], [ %fneg, %cond.true6 ], [ %sub, %cond.false ]
  %cmp11 = fcmp ole double %x, 0.000000e+00
  %4 = tail call double @llvm.floor.f64(double %x)
  %cmp12 = fcmp oeq double %x, %4
  %5 = and i1 %cmp11, %cmp12
  %cond16 = select i1 %5, double 0x7FF0000000000000, double %cond10
  ret double %cond16
}
define float @__nv_lgammaf(float %x) {
entry:
  %conv = fpext float %x to double
  %call = tail call double @__nv_lgamma(double %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}
define double @__nv_nan(ptr %tag) {
entry:
  ret double 0x7FF8000000000000
}
define float @__nv_nanf(ptr %tag) {
entry:
  ret float 0x7FF8000000000000
}
define double @__nv_norm(i32 %count, ptr %p) {
entry:
  %cmp.i1 = icmp sgt i32 %count, 0
  br i1 %cmp.i1, label %for.body.i, label %for.cond.cleanup.i

for.cond.cleanup.i:                               ; preds = %for.body.i, %entry
  %odd.0.i.lcssa = phi double [ 0.000000e+00, %entry ], [ %add.i, %for.body.i ]
  %largest.0.i.lcssa = phi double [ 0.000000e+00, %entry ], [ %cond.i, %for.body.i ]
  %or.cond.i = tail call i1 @llvm.is.fpclass.f64(double %largest.0.i.lcssa, i32 384)
  %cond12.i = select i1 %or.cond.i, double %largest.0.i.lcssa, double 1.000000e+00
  %cmp15.i6 = icmp sgt i32 %count, 0
  br i1 %cmp15.i6, label %for.body17.i, label %norm_of_doubles.exit

for.body.i:                                       ; preds = %entry, %for.body.i
  %largest.0.i4 = phi double [ %cond.i, %for.body.i ], [ 0.000000e+00, %entry ]
  %odd.0.i3 = phi double [ %add.i, %for.body.i ], [ 0.000000e+00, %entry ]
  %k.0.i2 = phi i32 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %idxprom.i = zext nneg i32 %k.0.i2 to i64
  %arrayidx.i = getelementptr inbounds nuw double, ptr %p, i64 %idxprom.i
  %0 = load double, ptr %arrayidx.i, align 8
  %1 = tail call double @llvm.fabs.f64(double %0)
  %cmp1.i = fcmp ogt double %1, %largest.0.i4
  %cond.i = select i1 %cmp1.i, double %1, double %largest.0.i4
  %cmp2.i = fcmp oeq double %1, 0x7FF0000000000000
  %sub.i = fsub double %1, %1
  %cond6.i = select i1 %cmp2.i, double 0.000000e+00, double %sub.i
  %add.i = fadd double %odd.0.i3, %cond6.i
  %inc.i = add nuw nsw i32 %k.0.i2, 1
  %exitcond.not = icmp eq i32 %inc.i, %count
  br i1 %exitcond.not, label %for.cond.cleanup.i, label %for.body.i

for.body17.i:                                     ; preds = %for.cond.cleanup.i, %for.body17.i
  %sum.0.i8 = phi double [ %add20.i, %for.body17.i ], [ 0.000000e+00, %for.cond.cleanup.i ]
  %k13.0.i7 = phi i32 [ %inc22.i, %for.body17.i ], [ 0, %for.cond.cleanup.i ]
  %idxprom18.i = zext nneg i32 %k13.0.i7 to i64
  %arrayidx19.i = getelementptr inbounds nuw double, ptr %p, i64 %idxprom18.i
  %2 = load double, ptr %arrayidx19.i, align 8
  %div.i = fdiv double %2, %cond12.i
  %mul.i = fmul double %div.i, %div.i
  %add20.i = fadd double %sum.0.i8, %mul.i
  %inc22.i = add nuw nsw i32 %k13.0.i7, 1
  %exitcond10.not = icmp eq i32 %inc22.i, %count
  br i1 %exitcond10.not, label %norm_of_doubles.exit.loopexit, label %for.body17.i

norm_of_doubles.exit.loopexit:                    ; preds = %for.body17.i
  %3 = tail call double @llvm.sqrt.f64(double %add20.i)
  br label %norm_of_doubles.exit

norm_of_doubles.exit:                             ; preds = %norm_of_doubles.exit.loopexit, %for.cond.cleanup.i
  %sum.0.i.lcssa = phi double [ 0.000000e+00, %for.cond.cleanup.i ], [ %3, %norm_of_doubles.exit.loopexit ]
  %mul25.i = fmul double %cond12.i, %sum.0.i.lcssa
  %cmp26.i = fcmp oeq double %largest.0.i.lcssa, 0x7FF0000000000000
  %add29.i = fadd double %odd.0.i.lcssa, %mul25.i
  %cond31.i = select i1 %cmp26.i, double 0x7FF0000000000000, double %add29.i
  ret double %cond31.i
}
define double @__nv_rnorm(i32 %count, ptr %p) {
entry:
  %cmp.i1 = icmp sgt i32 %count, 0
  br i1 %cmp.i1, label %for.body.i, label %for.cond.cleanup.i

for.cond.cleanup.i:                               ; preds = %for.body.i, %entry
  %odd.0.i.lcssa = phi double [ 0.000000e+00, %entry ], [ %add.i, %for.body.i ]
  %largest.0.i.lcssa = phi double [ 0.000000e+00, %entry ], [ %cond.i, %for.body.i ]
  %or.cond.i = tail call i1 @llvm.is.fpclass.f64(double %largest.0.i.lcssa, i32 384)
  %cond12.i = select i1 %or.cond.i, double %largest.0.i.lcssa, double 1.000000e+00
  %cmp15.i6 = icmp sgt i32 %count, 0
  br i1 %cmp15.i6, label %for.body17.i, label %norm_of_doubles.exit

for.body.i:                                       ; preds = %entry, %for.body.i
  %largest.0.i4 = phi double [ %cond.i, %for.body.i ], [ 0.000000e+00, %entry ]
  %odd.0.i3 = phi double [ %add.i, %for.body.i ], [ 0.000000e+00, %entry ]
  %k.0.i2 = phi i32 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %idxprom.i = zext nneg i32 %k.0.i2 to i64
  %arrayidx.i = getelementptr inbounds nuw double, ptr %p, i64 %idxprom.i
  %0 = load double, ptr %arrayidx.i, align 8
  %1 = tail call double @llvm.fabs.f64(double %0)
  %cmp1.i = fcmp ogt double %1, %largest.0.i4
  %cond.i = select i1 %cmp1.i, double %1, double %largest.0.i4
  %cmp2.i = fcmp oeq double %1, 0x7FF0000000000000
  %sub.i = fsub double %1, %1
  %cond6.i = select i1 %cmp2.i, double 0.000000e+00, double %sub.i
  %add.i = fadd double %odd.0.i3, %cond6.i
  %inc.i = add nuw nsw i32 %k.0.i2, 1
  %exitcond.not = icmp eq i32 %inc.i, %count
  br i1 %exitcond.not, label %for.cond.cleanup.i, label %for.body.i

for.body17.i:                                     ; preds = %for.cond.cleanup.i, %for.body17.i
  %sum.0.i8 = phi double [ %add20.i, %for.body17.i ], [ 0.000000e+00, %for.cond.cleanup.i ]
  %k13.0.i7 = phi i32 [ %inc22.i, %for.body17.i ], [ 0, %for.cond.cleanup.i ]
  %idxprom18.i = zext nneg i32 %k13.0.i7 to i64
  %arrayidx19.i = getelementptr inbounds nuw double, ptr %p, i64 %idxprom18.i
  %2 = load double, ptr %arrayidx19.i, align 8
  %div.i = fdiv double %2, %cond12.i
  %mul.i = fmul double %div.i, %div.i
  %add20.i = fadd double %sum.0.i8, %mul.i
  %inc22.i = add nuw nsw i32 %k13.0.i7, 1
  %exitcond10.not = icmp eq i32 %inc22.i, %count
  br i1 %exitcond10.not, label %norm_of_doubles.exit.loopexit, label %for.body17.i

norm_of_doubles.exit.loopexit:                    ; preds = %for.body17.i
  %3 = tail call double @llvm.sqrt.f64(double %add20.i)
  br label %norm_of_doubles.exit

norm_of_doubles.exit:                             ; preds = %norm_of_doubles.exit.loopexit, %for.cond.cleanup.i
  %sum.0.i.lcssa = phi double [ 0.000000e+00, %for.cond.cleanup.i ], [ %3, %norm_of_doubles.exit.loopexit ]
  %mul25.i = fmul double %cond12.i, %sum.0.i.lcssa
  %cmp26.i = fcmp oeq double %largest.0.i.lcssa, 0x7FF0000000000000
  %add29.i = fadd double %odd.0.i.lcssa, %mul25.i
  %4 = fdiv double 1.000000e+00, %add29.i
  %div = select i1 %cmp26.i, double 0.000000e+00, double %4
  ret double %div
}
define float @__nv_normf(i32 %count, ptr %p) {
entry:
  %cmp.i1 = icmp sgt i32 %count, 0
  br i1 %cmp.i1, label %for.body.i, label %for.cond.cleanup.i

for.cond.cleanup.i:                               ; preds = %for.body.i, %entry
  %odd.0.i.lcssa = phi double [ 0.000000e+00, %entry ], [ %add.i, %for.body.i ]
  %largest.0.i.lcssa = phi double [ 0.000000e+00, %entry ], [ %cond.i, %for.body.i ]
  %or.cond.i = tail call i1 @llvm.is.fpclass.f64(double %largest.0.i.lcssa, i32 256)
  %cond16.i = select i1 %or.cond.i, double %largest.0.i.lcssa, double 1.000000e+00
  %cmp19.i6 = icmp sgt i32 %count, 0
  br i1 %cmp19.i6, label %for.body22.i, label %norm_of_floats.exit

for.body.i:                                       ; preds = %entry, %for.body.i
  %largest.0.i4 = phi double [ %cond.i, %for.body.i ], [ 0.000000e+00, %entry ]
  %odd.0.i3 = phi double [ %add.i, %for.body.i ], [ 0.000000e+00, %entry ]
  %k.0.i2 = phi i32 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %idxprom.i = zext nneg i32 %k.0.i2 to i64
  %arrayidx.i = getelementptr inbounds nuw float, ptr %p, i64 %idxprom.i
  %0 = load float, ptr %arrayidx.i, align 4
  %1 = tail call float @llvm.fabs.f32(float %0)
  %2 = fpext float %1 to double
  %cmp1.i = fcmp olt double %largest.0.i4, %2
  %cond.i = select i1 %cmp1.i, double %2, double %largest.0.i4
  %cmp3.i = fcmp oeq float %1, 0x7FF0000000000000
  %sub.i = fsub double %2, %2
  %cond8.i = select i1 %cmp3.i, double 0.000000e+00, double %sub.i
  %add.i = fadd double %odd.0.i3, %cond8.i
  %inc.i = add nuw nsw i32 %k.0.i2, 1
  %exitcond.not = icmp eq i32 %inc.i, %count
  br i1 %exitcond.not, label %for.cond.cleanup.i, label %for.body.i

for.body22.i:                                     ; preds = %for.cond.cleanup.i, %for.body22.i
  %sum.0.i8 = phi double [ %add26.i, %for.body22.i ], [ 0.000000e+00, %for.cond.cleanup.i ]
  %k17.0.i7 = phi i32 [ %inc28.i, %for.body22.i ], [ 0, %for.cond.cleanup.i ]
  %idxprom23.i = zext nneg i32 %k17.0.i7 to i64
  %arrayidx24.i = getelementptr inbounds nuw float, ptr %p, i64 %idxprom23.i
  %3 = load float, ptr %arrayidx24.i, align 4
  %conv25.i = fpext float %3 to double
  %div.i = fdiv double %conv25.i, %cond16.i
  %mul.i = fmul double %div.i, %div.i
  %add26.i = fadd double %sum.0.i8, %mul.i
  %inc28.i = add nuw nsw i32 %k17.0.i7, 1
  %exitcond10.not = icmp eq i32 %inc28.i, %count
  br i1 %exitcond10.not, label %norm_of_floats.exit.loopexit, label %for.body22.i

norm_of_floats.exit.loopexit:                     ; preds = %for.body22.i
  %4 = tail call double @llvm.sqrt.f64(double %add26.i)
  br label %norm_of_floats.exit

norm_of_floats.exit:                              ; preds = %norm_of_floats.exit.loopexit, %for.cond.cleanup.i
  %sum.0.i.lcssa = phi double [ 0.000000e+00, %for.cond.cleanup.i ], [ %4, %norm_of_floats.exit.loopexit ]
  %mul31.i = fmul double %cond16.i, %sum.0.i.lcssa
  %cmp32.i = fcmp oeq double %largest.0.i.lcssa, 0x7FF0000000000000
  %add36.i = fadd double %odd.0.i.lcssa, %mul31.i
  %cond38.i = select i1 %cmp32.i, double 0x7FF0000000000000, double %add36.i
  %conv = fptrunc double %cond38.i to float
  ret float %conv
}
define float @__nv_rnormf(i32 %count, ptr %p) {
entry:
  %cmp.i1 = icmp sgt i32 %count, 0
  br i1 %cmp.i1, label %for.body.i, label %for.cond.cleanup.i

for.cond.cleanup.i:                               ; preds = %for.body.i, %entry
  %odd.0.i.lcssa = phi double [ 0.000000e+00, %entry ], [ %add.i, %for.body.i ]
  %largest.0.i.lcssa = phi double [ 0.000000e+00, %entry ], [ %cond.i, %for.body.i ]
  %or.cond.i = tail call i1 @llvm.is.fpclass.f64(double %largest.0.i.lcssa, i32 256)
  %cond16.i = select i1 %or.cond.i, double %largest.0.i.lcssa, double 1.000000e+00
  %cmp19.i6 = icmp sgt i32 %count, 0
  br i1 %cmp19.i6, label %for.body22.i, label %norm_of_floats.exit

for.body.i:                                       ; preds = %entry, %for.body.i
  %largest.0.i4 = phi double [ %cond.i, %for.body.i ], [ 0.000000e+00, %entry ]
  %odd.0.i3 = phi double [ %add.i, %for.body.i ], [ 0.000000e+00, %entry ]
  %k.0.i2 = phi i32 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %idxprom.i = zext nneg i32 %k.0.i2 to i64
  %arrayidx.i = getelementptr inbounds nuw float, ptr %p, i64 %idxprom.i
  %0 = load float, ptr %arrayidx.i, align 4
  %1 = tail call float @llvm.fabs.f32(float %0)
  %2 = fpext float %1 to double
  %cmp1.i = fcmp olt double %largest.0.i4, %2
  %cond.i = select i1 %cmp1.i, double %2, double %largest.0.i4
  %cmp3.i = fcmp oeq float %1, 0x7FF0000000000000
  %sub.i = fsub double %2, %2
  %cond8.i = select i1 %cmp3.i, double 0.000000e+00, double %sub.i
  %add.i = fadd double %odd.0.i3, %cond8.i
  %inc.i = add nuw nsw i32 %k.0.i2, 1
  %exitcond.not = icmp eq i32 %inc.i, %count
  br i1 %exitcond.not, label %for.cond.cleanup.i, label %for.body.i

for.body22.i:                                     ; preds = %for.cond.cleanup.i, %for.body22.i
  %sum.0.i8 = phi double [ %add26.i, %for.body22.i ], [ 0.000000e+00, %for.cond.cleanup.i ]
  %k17.0.i7 = phi i32 [ %inc28.i, %for.body22.i ], [ 0, %for.cond.cleanup.i ]
  %idxprom23.i = zext nneg i32 %k17.0.i7 to i64
  %arrayidx24.i = getelementptr inbounds nuw float, ptr %p, i64 %idxprom23.i
  %3 = load float, ptr %arrayidx24.i, align 4
  %conv25.i = fpext float %3 to double
  %div.i = fdiv double %conv25.i, %cond16.i
  %mul.i = fmul double %div.i, %div.i
  %add26.i = fadd double %sum.0.i8, %mul.i
  %inc28.i = add nuw nsw i32 %k17.0.i7, 1
  %exitcond10.not = icmp eq i32 %inc28.i, %count
  br i1 %exitcond10.not, label %norm_of_floats.exit.loopexit, label %for.body22.i

norm_of_floats.exit.loopexit:                     ; preds = %for.body22.i
  %4 = tail call double @llvm.sqrt.f64(double %add26.i)
  br label %norm_of_floats.exit

norm_of_floats.exit:                              ; preds = %norm_of_floats.exit.loopexit, %for.cond.cleanup.i
  %sum.0.i.lcssa = phi double [ 0.000000e+00, %for.cond.cleanup.i ], [ %4, %norm_of_floats.exit.loopexit ]
  %mul31.i = fmul double %cond16.i, %sum.0.i.lcssa
  %cmp32.i = fcmp oeq double %largest.0.i.lcssa, 0x7FF0000000000000
  %add36.i = fadd double %odd.0.i.lcssa, %mul31.i
  %5 = fdiv double 1.000000e+00, %add36.i
  %div = select i1 %cmp32.i, double 0.000000e+00, double %5
  %conv = fptrunc double %div to float
  ret float %conv
}
define double @__nv_remquo(double %x, double %y, ptr %quotient) {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = tail call double @llvm.fabs.f64(double %y)
  %mul.i = fmul double %1, 8.000000e+00
  %cmp.i = fcmp ueq double %mul.i, 0x7FF0000000000000
  br i1 %cmp.i, label %for.body.i, label %cond.true.i

cond.true.i:                                      ; preds = %entry
  %call2.i = tail call double @__nv_fmod(double %0, double %mul.i)
  br label %for.body.i

for.body.i:                                       ; preds = %entry, %cond.true.i
  %cond.i = phi double [ %call2.i, %cond.true.i ], [ %0, %entry ]
  %mul4.i = fmul double %1, 4.000000e+00
  %cmp5.i = fcmp oge double %cond.i, %mul4.i
  %cond12.i = select i1 %cmp5.i, double %mul4.i, double 0.000000e+00
  %sub.i = fsub double %cond.i, %cond12.i
  %mul4.i.1 = fmul double %1, 2.000000e+00
  %cmp5.i.1 = fcmp oge double %sub.i, %mul4.i.1
  %cond12.i.1 = select i1 %cmp5.i.1, double %mul4.i.1, double 0.000000e+00
  %sub.i.1 = fsub double %sub.i, %cond12.i.1
  %cmp5.i.2 = fcmp oge double %sub.i.1, %1
  %cond12.i.2 = select i1 %cmp5.i.2, double %1, double 0.000000e+00
  %sub.i.2 = fsub double %sub.i.1, %cond12.i.2
  %sub18.i = fsub double %1, %sub.i.2
  %cmp19.i = fcmp ogt double %sub.i.2, %sub18.i
  br i1 %cmp19.i, label %remquo.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %for.body.i
  %cmp21.i = fcmp oeq double %sub.i.2, %sub18.i
  %2 = and i1 %cmp21.i, %cmp5.i.2
  br label %remquo.exit

remquo.exit:                                      ; preds = %for.body.i, %lor.rhs.i
  %3 = phi i1 [ true, %for.body.i ], [ %2, %lor.rhs.i ]
  %cond17.i.2 = zext i1 %cmp5.i.2 to i32
  %cond17.i.1 = select i1 %cmp5.i.1, i32 2, i32 0
  %cond17.i = select i1 %cmp5.i, i32 4, i32 0
  %add.i.1 = or disjoint i32 %cond17.i.1, %cond17.i
  %add.i.2 = or disjoint i32 %add.i.1, %cond17.i.2
  %cmp32.i = fcmp one double %0, 0x7FF0000000000000
  %cmp34.i = fcmp one double %y, 0.000000e+00
  %or.cond.i = and i1 %cmp32.i, %cmp34.i
  %lor.ext.i = zext i1 %3 to i32
  %add30.i = add nuw nsw i32 %add.i.2, %lor.ext.i
  %and31.i = and i32 %add30.i, 7
  %cond28.i = select i1 %3, double %1, double 0.000000e+00
  %sub29.i = fsub double %sub.i.2, %cond28.i
  %4 = bitcast double %x to i64
  %and41.i = and i64 %4, -9223372036854775808
  %cmp42.i = fcmp oeq double %1, 0x7FF0000000000000
  %cond47.i = select i1 %cmp42.i, double %0, double %sub29.i
  %5 = bitcast double %cond47.i to i64
  %xor.i = xor i64 %and41.i, %5
  %6 = bitcast i64 %xor.i to double
  %7 = bitcast double %y to i64
  %xor52.i = xor i64 %7, %4
  %cmp53.i = icmp slt i64 %xor52.i, 0
  %sub56.i = sub nsw i32 0, %and31.i
  %cond59.i = select i1 %cmp53.i, i32 %sub56.i, i32 %and31.i
  %cmp62.i = fcmp one double %1, 0x7FF0000000000000
  %or.cond73.i = and i1 %or.cond.i, %cmp62.i
  %cond67.i = select i1 %or.cond73.i, i32 %cond59.i, i32 0
  store i32 %cond67.i, ptr %quotient, align 4
  %cond72.i = select i1 %or.cond.i, double %6, double 0x7FF8000000000000
  ret double %cond72.i
}
define float @__nv_remquof(float %x, float %y, ptr %quotient) {
entry:
  %conv = fpext float %x to double
  %conv1 = fpext float %y to double
  %0 = tail call double @llvm.fabs.f64(double %conv)
  %1 = tail call double @llvm.fabs.f64(double %conv1)
  %mul.i = fmul double %1, 8.000000e+00
  %cmp.i = fcmp ueq double %mul.i, 0x7FF0000000000000
  br i1 %cmp.i, label %for.body.i, label %cond.true.i

cond.true.i:                                      ; preds = %entry
  %call2.i = tail call double @__nv_fmod(double %0, double %mul.i)
  br label %for.body.i

for.body.i:                                       ; preds = %entry, %cond.true.i
  %cond.i = phi double [ %call2.i, %cond.true.i ], [ %0, %entry ]
  %mul4.i = fmul double %1, 4.000000e+00
  %cmp5.i = fcmp oge double %cond.i, %mul4.i
  %cond12.i = select i1 %cmp5.i, double %mul4.i, double 0.000000e+00
  %sub.i = fsub double %cond.i, %cond12.i
  %mul4.i.1 = fmul double %1, 2.000000e+00
  %cmp5.i.1 = fcmp oge double %sub.i, %mul4.i.1
  %cond12.i.1 = select i1 %cmp5.i.1, double %mul4.i.1, double 0.000000e+00
  %sub.i.1 = fsub double %sub.i, %cond12.i.1
  %cmp5.i.2 = fcmp oge double %sub.i.1, %1
  %cond12.i.2 = select i1 %cmp5.i.2, double %1, double 0.000000e+00
  %sub.i.2 = fsub double %sub.i.1, %cond12.i.2
  %sub18.i = fsub double %1, %sub.i.2
  %cmp19.i = fcmp ogt double %sub.i.2, %sub18.i
  br i1 %cmp19.i, label %remquo.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %for.body.i
  %cmp21.i = fcmp oeq double %sub.i.2, %sub18.i
  %2 = and i1 %cmp21.i, %cmp5.i.2
  br label %remquo.exit

remquo.exit:                                      ; preds = %for.body.i, %lor.rhs.i
  %3 = phi i1 [ true, %for.body.i ], [ %2, %lor.rhs.i ]
  %cond17.i.2 = zext i1 %cmp5.i.2 to i32
  %cond17.i.1 = select i1 %cmp5.i.1, i32 2, i32 0
  %cond17.i = select i1 %cmp5.i, i32 4, i32 0
  %add.i.1 = or disjoint i32 %cond17.i.1, %cond17.i
  %add.i.2 = or disjoint i32 %add.i.1, %cond17.i.2
  %cmp32.i = fcmp one double %0, 0x7FF0000000000000
  %cmp34.i = fcmp one float %y, 0.000000e+00
  %or.cond.i = and i1 %cmp34.i, %cmp32.i
  %lor.ext.i = zext i1 %3 to i32
  %add30.i = add nuw nsw i32 %add.i.2, %lor.ext.i
  %and31.i = and i32 %add30.i, 7
  %cond28.i = select i1 %3, double %1, double 0.000000e+00
  %sub29.i = fsub double %sub.i.2, %cond28.i
  %4 = bitcast double %conv to i64
  %and41.i = and i64 %4, -9223372036854775808
  %cmp42.i = fcmp oeq double %1, 0x7FF0000000000000
  %cond47.i = select i1 %cmp42.i, double %0, double %sub29.i
  %5 = bitcast double %cond47.i to i64
  %xor.i = xor i64 %and41.i, %5
  %6 = bitcast i64 %xor.i to double
  %7 = bitcast double %conv1 to i64
  %xor52.i = xor i64 %7, %4
  %cmp53.i = icmp slt i64 %xor52.i, 0
  %sub56.i = sub nsw i32 0, %and31.i
  %cond59.i = select i1 %cmp53.i, i32 %sub56.i, i32 %and31.i
  %cmp62.i = fcmp one double %1, 0x7FF0000000000000
  %or.cond73.i = and i1 %or.cond.i, %cmp62.i
  %cond67.i = select i1 %or.cond73.i, i32 %cond59.i, i32 0
  store i32 %cond67.i, ptr %quotient, align 4
  %8 = fptrunc double %6 to float
  %conv2 = select i1 %or.cond.i, float %8, float 0x7FF8000000000000
  ret float %conv2
}
define double @__nv_dmul_rz(double %x, double %y) {
entry:
  %0 = bitcast double %x to i64
  %and1.i11 = and i64 %0, 4503599627370495
  %and.i12 = lshr i64 %0, 52
  %1 = trunc nuw nsw i64 %and.i12 to i32
  %conv.i13 = and i32 %1, 2047
  %tobool.not.i14 = icmp eq i32 %conv.i13, 0
  %or.i15 = or disjoint i64 %and1.i11, 4503599627370496
  %cond.i16 = select i1 %tobool.not.i14, i64 %and1.i11, i64 %or.i15
  %tobool2.not.i17 = icmp eq i64 %cond.i16, 0
  %2 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i16, i1 true)
  %cast.i18 = trunc nuw nsw i64 %2 to i32
  %sub.i19 = add nsw i32 %cast.i18, -11
  %cond6.i20 = select i1 %tobool2.not.i17, i32 0, i32 %sub.i19
  %sh_prom.i21 = zext nneg i32 %cond6.i20 to i64
  %shl.i22 = shl i64 %cond.i16, %sh_prom.i21
  %cond12.i23 = tail call i32 @llvm.umax.i32(i32 %conv.i13, i32 1)
  %3 = bitcast double %y to i64
  %and1.i = and i64 %3, 4503599627370495
  %and.i2 = lshr i64 %3, 52
  %4 = trunc nuw nsw i64 %and.i2 to i32
  %conv.i3 = and i32 %4, 2047
  %tobool.not.i4 = icmp eq i32 %conv.i3, 0
  %or.i5 = or disjoint i64 %and1.i, 4503599627370496
  %cond.i6 = select i1 %tobool.not.i4, i64 %and1.i, i64 %or.i5
  %tobool2.not.i = icmp eq i64 %cond.i6, 0
  %5 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i6, i1 true)
  %cast.i = trunc nuw nsw i64 %5 to i32
  %sub.i7 = add nsw i32 %cast.i, -11
  %cond6.i = select i1 %tobool2.not.i, i32 0, i32 %sub.i7
  %sh_prom.i8 = zext nneg i32 %cond6.i to i64
  %shl.i9 = shl i64 %cond.i6, %sh_prom.i8
  %cond12.i = tail call i32 @llvm.umax.i32(i32 %conv.i3, i32 1)
  %xor.i = xor i64 %3, %0
  %and.i = and i64 %xor.i, -9223372036854775808
  %shl.i = shl i64 %shl.i9, 11
  %and.i28 = and i64 %shl.i22, 4294967295
  %shr.i = lshr i64 %shl.i22, 32
  %and1.i29 = and i64 %shl.i, 4294965248
  %shr2.i = lshr i64 %shl.i, 32
  %mul.i30 = mul nuw i64 %and1.i29, %shr.i
  %mul3.i = mul nuw i64 %and1.i29, %and.i28
  %shr4.i = lshr i64 %mul3.i, 32
  %add.i31 = add nuw i64 %shr4.i, %mul.i30
  %mul5.i = mul nuw i64 %shr2.i, %and.i28
  %and6.i = and i64 %add.i31, 4294967295
  %add7.i = add nuw i64 %and6.i, %mul5.i
  %mul8.i = mul nuw i64 %shr2.i, %shr.i
  %shr9.i = lshr i64 %add.i31, 32
  %add10.i = add nuw i64 %shr9.i, %mul8.i
  %shr11.i = lshr i64 %add7.i, 32
  %add12.i = add nuw i64 %add10.i, %shr11.i
  %mul.i = mul i64 %shl.i, %shl.i22
  %6 = and i64 %add12.i, 4503599627370496
  %tobool.not.i = icmp eq i64 %6, 0
  %cond.i.neg53 = select i1 %tobool.not.i, i32 -12, i32 -11
  %cond.i = select i1 %tobool.not.i, i32 12, i32 11
  %sh_prom.i = zext nneg i32 %cond.i to i64
  %shl11.i = shl i64 %add12.i, %sh_prom.i
  %sub.i = sub nuw nsw i32 64, %cond.i
  %sh_prom12.i = zext nneg i32 %sub.i to i64
  %shr13.i = lshr i64 %mul.i, %sh_prom12.i
  %or.i = or i64 %shr13.i, %shl11.i
  %sub13.i24 = add nuw nsw i32 %cond12.i23, -2097
  %sub14.i25 = add nsw i32 %sub13.i24, %cond12.i
  %7 = add nuw nsw i32 %cond6.i20, %cond6.i
  %add16.i = sub nsw i32 %sub14.i25, %7
  %sub17.i = add nsw i32 %add16.i, %cond.i.neg53
  %cmp.i32 = icmp sgt i32 %sub17.i, -1086
  %sub.i33 = sub nsw i32 -1074, %sub17.i
  %cond.i34 = select i1 %cmp.i32, i32 11, i32 %sub.i33
  %cmp1.i = icmp sgt i32 %cond.i34, 63
  %sh_prom.i35 = zext nneg i32 %cond.i34 to i64
  %shr.i36 = lshr i64 %or.i, %sh_prom.i35
  %cond5.i = select i1 %cmp1.i, i64 0, i64 %shr.i36
  %add24.i = add nsw i32 %sub17.i, 1085
  %conv25.i = zext i32 %add24.i to i64
  %shl26.i = shl i64 %conv25.i, 52
  %cond29.i = select i1 %cmp.i32, i64 %shl26.i, i64 0
  %add30.i = add i64 %cond5.i, %cond29.i
  %cmp37.i = icmp sgt i32 %sub17.i, 960
  %cond42.i = select i1 %cmp37.i, i64 9218868437227405311, i64 %add30.i
  %or.i38 = or i64 %cond42.i, %and.i
  %8 = bitcast i64 %or.i38 to double
  %and.i42 = and i64 %0, 9218868437227405312
  %cmp.i43.not = icmp ne i64 %and.i42, 9218868437227405312
  %and.i39 = and i64 %3, 9218868437227405312
  %cmp.i40.not = icmp ne i64 %and.i39, 9218868437227405312
  %or.cond.not54 = and i1 %cmp.i43.not, %cmp.i40.not
  %cmp.i49 = fcmp une double %x, 0.000000e+00
  %or.cond51 = and i1 %cmp.i49, %or.cond.not54
  %cmp.i46 = fcmp une double %y, 0.000000e+00
  %or.cond52 = and i1 %cmp.i46, %or.cond51
  %mul31.i = fmul double %x, %y
  %cond32.i = select i1 %or.cond52, double %8, double %mul31.i
  ret double %cond32.i
}
define double @__nv_ddiv_rz(double %x, double %y) {
entry:
  %0 = bitcast double %y to i64
  %and.i2 = lshr i64 %0, 52
  %1 = trunc nuw nsw i64 %and.i2 to i32
  %conv.i3 = and i32 %1, 2047
  %tobool.not.i = icmp eq i32 %conv.i3, 0
  %and1.i = and i64 %0, 4503599627370495
  %or.i4 = or disjoint i64 %and1.i, 4503599627370496
  %cond.i5 = select i1 %tobool.not.i, i64 %and1.i, i64 %or.i4
  %tobool2.not.i = icmp eq i64 %cond.i5, 0
  %2 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i5, i1 true)
  %cast.i6 = trunc nuw nsw i64 %2 to i32
  %sub.i7 = add nsw i32 %cast.i6, -11
  %cond6.i = select i1 %tobool2.not.i, i32 0, i32 %sub.i7
  %sh_prom.i = zext nneg i32 %cond6.i to i64
  %shl.i8 = shl i64 %cond.i5, %sh_prom.i
  %cond.i = tail call i64 @llvm.umax.i64(i64 %shl.i8, i64 1)
  %sub22.i = sub nsw i64 0, %cond.i
  %3 = bitcast double %x to i64
  %and.i11 = lshr i64 %3, 52
  %4 = trunc nuw nsw i64 %and.i11 to i32
  %conv.i12 = and i32 %4, 2047
  %tobool.not.i13 = icmp eq i32 %conv.i12, 0
  %and1.i10 = and i64 %3, 4503599627370495
  %or.i14 = or disjoint i64 %and1.i10, 4503599627370496
  %cond.i15 = select i1 %tobool.not.i13, i64 %and1.i10, i64 %or.i14
  %tobool2.not.i16 = icmp eq i64 %cond.i15, 0
  %5 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i15, i1 true)
  %cast.i17 = trunc nuw nsw i64 %5 to i32
  %sub.i18 = add nsw i32 %cast.i17, -11
  %cond6.i19 = select i1 %tobool2.not.i16, i32 0, i32 %sub.i18
  %sh_prom.i20 = zext nneg i32 %cond6.i19 to i64
  %shl.i21 = shl i64 %cond.i15, %sh_prom.i20
  %shl.i = shl i64 %shl.i21, 53
  %conv.i = uitofp i64 %shl.i21 to double
  %conv6.i = uitofp i64 %cond.i to double
  %div.i = fdiv double %conv.i, %conv6.i
  %mul.i = fmul double %div.i, 0x4340000000000000
  %conv7.i = fptoui double %mul.i to i64
  %mul9.i = mul i64 %cond.i, %conv7.i
  %sub.i = sub i64 %shl.i, %mul9.i
  %cmp11.i = icmp slt i64 %sub.i, 0
  %left.0.lobit.neg.i = ashr i64 %sub.i, 63
  %cmp13.i = icmp sge i64 %sub.i, %cond.i
  %conv14.i = zext i1 %cmp13.i to i64
  %sub15.i = add i64 %left.0.lobit.neg.i, %conv7.i
  %add.i = add i64 %sub15.i, %conv14.i
  %cond25.i = select i1 %cmp13.i, i64 %sub22.i, i64 0
  %cond27.i = select i1 %cmp11.i, i64 %cond.i, i64 %cond25.i
  %add28.i = add nsw i64 %cond27.i, %sub.i
  %left.0.lobit.neg.i.1 = ashr i64 %add28.i, 63
  %cmp13.i.1 = icmp sge i64 %add28.i, %cond.i
  %conv14.i.1 = zext i1 %cmp13.i.1 to i64
  %sub15.i.1 = add i64 %add.i, %left.0.lobit.neg.i.1
  %add.i.1 = add i64 %sub15.i.1, %conv14.i.1
  %xor.i = xor i64 %0, %3
  %and.i = and i64 %xor.i, -9223372036854775808
  %cond12.i = tail call i32 @llvm.umax.i32(i32 %conv.i3, i32 1)
  %cond12.i22 = tail call i32 @llvm.umax.i32(i32 %conv.i12, i32 1)
  %or.i = or i64 %add.i.1, 1
  %6 = tail call range(i64 0, 64) i64 @llvm.ctlz.i64(i64 %or.i, i1 true)
  %cast.i = trunc nuw nsw i64 %6 to i32
  %shl29.i = shl i64 %add.i.1, %6
  %sub14.i.neg = add nsw i32 %cond12.i22, -53
  %7 = add nuw nsw i32 %cond12.i, %cond6.i19
  %8 = add nsw i32 %sub14.i.neg, %cond6.i
  %9 = add nuw nsw i32 %7, %cast.i
  %sub33.i = sub nsw i32 %8, %9
  %cmp.i27 = icmp sgt i32 %sub33.i, -1086
  %sub.i28 = sub nsw i32 -1074, %sub33.i
  %cond.i29 = select i1 %cmp.i27, i32 11, i32 %sub.i28
  %cmp1.i = icmp sgt i32 %cond.i29, 63
  %sh_prom.i30 = zext nneg i32 %cond.i29 to i64
  %shr.i = lshr i64 %shl29.i, %sh_prom.i30
  %cond5.i = select i1 %cmp1.i, i64 0, i64 %shr.i
  %add24.i = add nsw i32 %sub33.i, 1085
  %conv25.i = zext i32 %add24.i to i64
  %shl26.i = shl i64 %conv25.i, 52
  %cond29.i = select i1 %cmp.i27, i64 %shl26.i, i64 0
  %add30.i = add i64 %cond5.i, %cond29.i
  %cmp37.i = icmp sgt i32 %sub33.i, 960
  %cond42.i = select i1 %cmp37.i, i64 9218868437227405311, i64 %add30.i
  %or.i32 = or i64 %cond42.i, %and.i
  %10 = bitcast i64 %or.i32 to double
  %and.i36 = and i64 %3, 9218868437227405312
  %cmp.i37.not = icmp ne i64 %and.i36, 9218868437227405312
  %and.i33 = and i64 %0, 9218868437227405312
  %cmp.i34.not = icmp ne i64 %and.i33, 9218868437227405312
  %or.cond.not51 = and i1 %cmp.i37.not, %cmp.i34.not
  %cmp.i43 = fcmp une double %x, 0.000000e+00
  %or.cond45 = and i1 %cmp.i43, %or.cond.not51
  %cmp.i40 = fcmp une double %y, 0.000000e+00
  %or.cond46 = and i1 %cmp.i40, %or.cond45
  %div49.i = fdiv double %x, %y
  %cond51.i = select i1 %or.cond46, double %10, double %div49.i
  ret double %cond51.i
}
define double @__nv_drcp_rz(double %x) {
entry:
  %0 = bitcast double %x to i64
  %and.i33 = and i64 %0, 9218868437227405312
  %cmp.i34.not = icmp eq i64 %and.i33, 9218868437227405312
  br i1 %cmp.i34.not, label %cond.false48.i, label %land.lhs.true44.i

land.lhs.true44.i:                                ; preds = %entry
  %and.i = and i64 %0, -9223372036854775808
  %and.i2 = lshr i64 %0, 52
  %1 = trunc nuw nsw i64 %and.i2 to i32
  %conv.i3 = and i32 %1, 2047
  %cond12.i = tail call i32 @llvm.umax.i32(i32 %conv.i3, i32 1)
  %sub13.i = add nsw i32 %cond12.i, -1075
  %tobool.not.i = icmp eq i32 %conv.i3, 0
  %and1.i = and i64 %0, 4503599627370495
  %or.i4 = or disjoint i64 %and1.i, 4503599627370496
  %cond.i5 = select i1 %tobool.not.i, i64 %and1.i, i64 %or.i4
  %tobool2.not.i = icmp eq i64 %cond.i5, 0
  %2 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i5, i1 true)
  %cast.i6 = trunc nuw nsw i64 %2 to i32
  %sub.i7 = add nsw i32 %cast.i6, -11
  %cond6.i = select i1 %tobool2.not.i, i32 0, i32 %sub.i7
  %sub14.i = sub nsw i32 %sub13.i, %cond6.i
  %sh_prom.i = zext nneg i32 %cond6.i to i64
  %shl.i8 = shl i64 %cond.i5, %sh_prom.i
  %cond.i = tail call i64 @llvm.umax.i64(i64 %shl.i8, i64 1)
  %conv6.i = uitofp i64 %cond.i to double
  %div.i = fdiv double 0x4330000000000000, %conv6.i
  %mul.i = fmul double %div.i, 0x4340000000000000
  %conv7.i = fptoui double %mul.i to i64
  %3 = mul i64 %cond.i, %conv7.i
  %sub.i = sub i64 0, %3
  %left.0.lobit.neg.i = ashr i64 %sub.i, 63
  %sub15.i = add i64 %left.0.lobit.neg.i, %conv7.i
  %cmp13.i = icmp sle i64 %cond.i, %sub.i
  %conv14.i = zext i1 %cmp13.i to i64
  %add.i = add i64 %sub15.i, %conv14.i
  %cmp11.i = icmp slt i64 %sub.i, 0
  %sub22.i = sub nsw i64 0, %cond.i
  %cond25.i = select i1 %cmp13.i, i64 %sub22.i, i64 0
  %cond27.i = select i1 %cmp11.i, i64 %cond.i, i64 %cond25.i
  %add28.i = sub i64 %cond27.i, %3
  %left.0.lobit.neg.i.1 = ashr i64 %add28.i, 63
  %sub15.i.1 = add i64 %add.i, %left.0.lobit.neg.i.1
  %cmp13.i.1 = icmp sge i64 %add28.i, %cond.i
  %conv14.i.1 = zext i1 %cmp13.i.1 to i64
  %add.i.1 = add i64 %sub15.i.1, %conv14.i.1
  %or.i = or i64 %add.i.1, 1
  %4 = tail call range(i64 0, 64) i64 @llvm.ctlz.i64(i64 %or.i, i1 true)
  %cast.i = trunc nuw nsw i64 %4 to i32
  %5 = add nsw i32 %sub14.i, %cast.i
  %cmp1.i = icmp sgt i32 %5, 1032
  %shl29.i = shl i64 %add.i.1, %4
  %6 = tail call i32 @llvm.smax.i32(i32 %5, i32 980)
  %cond.i29 = add nsw i32 %6, -969
  %sh_prom.i30 = zext nneg i32 %cond.i29 to i64
  %shr.i = lshr i64 %shl29.i, %sh_prom.i30
  %cond5.i = select i1 %cmp1.i, i64 0, i64 %shr.i
  %cmp.i27 = icmp slt i32 %5, 981
  %cmp37.i = icmp slt i32 %5, -1065
  %add24.i = sub nsw i32 980, %5
  %conv25.i = zext i32 %add24.i to i64
  %shl26.i = shl i64 %conv25.i, 52
  %cond29.i = select i1 %cmp.i27, i64 %shl26.i, i64 0
  %add30.i = add i64 %cond5.i, %cond29.i
  %cond42.i = select i1 %cmp37.i, i64 9218868437227405311, i64 %add30.i
  %or.i32 = or i64 %cond42.i, %and.i
  %7 = bitcast i64 %or.i32 to double
  %cmp.i37 = fcmp une double %x, 0.000000e+00
  br i1 %cmp.i37, label %quotient.exit, label %cond.false48.i

cond.false48.i:                                   ; preds = %land.lhs.true44.i, %entry
  %div49.i = fdiv double 1.000000e+00, %x
  br label %quotient.exit

quotient.exit:                                    ; preds = %land.lhs.true44.i, %cond.false48.i
  %cond51.i = phi double [ %div49.i, %cond.false48.i ], [ %7, %land.lhs.true44.i ]
  ret double %cond51.i
}
define double @__nv_dsqrt_rz(double %x) {
entry:
  %0 = bitcast double %x to i64
  %and1.i = and i64 %0, 4503599627370495
  %and.i2 = lshr i64 %0, 52
  %1 = trunc nuw nsw i64 %and.i2 to i32
  %conv.i3 = and i32 %1, 2047
  %tobool.not.i = icmp eq i32 %conv.i3, 0
  %or.i4 = or disjoint i64 %and1.i, 4503599627370496
  %cond.i = select i1 %tobool.not.i, i64 %and1.i, i64 %or.i4
  %tobool2.not.i = icmp eq i64 %cond.i, 0
  %2 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i, i1 true)
  %cast.i5 = trunc nuw nsw i64 %2 to i32
  %sub.i6 = add nsw i32 %cast.i5, -11
  %cond6.i = select i1 %tobool2.not.i, i32 0, i32 %sub.i6
  %sh_prom.i7 = zext nneg i32 %cond6.i to i64
  %shl.i8 = shl i64 %cond.i, %sh_prom.i7
  %cond12.i = tail call i32 @llvm.umax.i32(i32 %conv.i3, i32 1)
  %sub13.i9 = add nsw i32 %cond12.i, -1075
  %sub14.i = sub nsw i32 %sub13.i9, %cond6.i
  %and.i = and i32 %sub14.i, 1
  %sh_prom.i = zext nneg i32 %and.i to i64
  %shl.i = shl i64 %shl.i8, %sh_prom.i
  %conv.i = uitofp i64 %shl.i to double
  %3 = tail call double @llvm.sqrt.f64(double %conv.i)
  %mul.i = fmul double %3, 0x4190000000000000
  %conv3.i = fptoui double %mul.i to i64
  %shl4.i = shl i64 %shl.i, 52
  %mul5.i = mul i64 %conv3.i, %conv3.i
  %sub.i = sub i64 %shl4.i, %mul5.i
  %cmp7.i = icmp slt i64 %sub.i, 0
  %left.0.lobit.neg.i = ashr i64 %sub.i, 63
  %mul9.i = shl i64 %conv3.i, 1
  %cmp10.i = icmp sgt i64 %sub.i, %mul9.i
  %conv11.i = zext i1 %cmp10.i to i64
  br i1 %cmp7.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %sub13.i = add i64 %mul9.i, -1
  br label %cond.end19.i

cond.false.i:                                     ; preds = %entry
  %add.neg.i = xor i64 %mul9.i, -1
  %spec.select.i = select i1 %cmp10.i, i64 %add.neg.i, i64 0
  br label %cond.end19.i

cond.end19.i:                                     ; preds = %cond.false.i, %cond.true.i
  %cond20.i = phi i64 [ %sub13.i, %cond.true.i ], [ %spec.select.i, %cond.false.i ]
  %and.i19 = and i64 %0, 9218868437227405312
  %cmp.i20.not = icmp eq i64 %and.i19, 9218868437227405312
  br i1 %cmp.i20.not, label %cond.false43.i, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %cond.end19.i
  %add21.i = add nsw i64 %cond20.i, %sub.i
  %sub22.i = add i64 %left.0.lobit.neg.i, %conv3.i
  %add24.i = add i64 %sub22.i, %conv11.i
  %mul9.i.1 = shl i64 %add24.i, 1
  %cmp10.i.1 = icmp sgt i64 %add21.i, %mul9.i.1
  %conv11.i.1 = zext i1 %cmp10.i.1 to i64
  %left.0.lobit.neg.i.1 = ashr i64 %add21.i, 63
  %sub22.i.1 = add i64 %add24.i, %left.0.lobit.neg.i.1
  %add24.i.1 = add i64 %sub22.i.1, %conv11.i.1
  %div.i = ashr i32 %sub14.i, 1
  %sub29.i = add nsw i32 %div.i, -26
  %or.i = or i64 %add24.i.1, 1
  %4 = tail call range(i64 0, 64) i64 @llvm.ctlz.i64(i64 %or.i, i1 true)
  %cast.i = trunc nuw nsw i64 %4 to i32
  %sub30.i = sub nsw i32 %sub29.i, %cast.i
  %shl26.i = shl i64 %add24.i.1, %4
  %shr.i = lshr i64 %shl26.i, 11
  %add24.i16 = add nsw i32 %sub30.i, 1085
  %conv25.i = zext nneg i32 %add24.i16 to i64
  %shl26.i17 = shl nuw nsw i64 %conv25.i, 52
  %add30.i = add nuw nsw i64 %shr.i, %shl26.i17
  %5 = bitcast i64 %add30.i to double
  %cmp.i23 = fcmp une double %x, 0.000000e+00
  %tobool41.not.i = icmp sgt i64 %0, -1
  %or.cond = and i1 %cmp.i23, %tobool41.not.i
  br i1 %or.cond, label %square_root.exit, label %cond.false43.i

cond.false43.i:                                   ; preds = %land.lhs.true.i, %cond.end19.i
  %6 = tail call double @llvm.sqrt.f64(double %x)
  br label %square_root.exit

square_root.exit:                                 ; preds = %land.lhs.true.i, %cond.false43.i
  %cond46.i = phi double [ %6, %cond.false43.i ], [ %5, %land.lhs.true.i ]
  ret double %cond46.i
}
define double @__nv_fma_rz(double %x, double %y, double %z) {
entry:
  %0 = bitcast double %x to i64
  %and1.i27 = and i64 %0, 4503599627370495
  %and.i28 = lshr i64 %0, 52
  %1 = trunc nuw nsw i64 %and.i28 to i32
  %conv.i29 = and i32 %1, 2047
  %tobool.not.i30 = icmp eq i32 %conv.i29, 0
  %or.i31 = or disjoint i64 %and1.i27, 4503599627370496
  %cond.i32 = select i1 %tobool.not.i30, i64 %and1.i27, i64 %or.i31
  %tobool2.not.i33 = icmp eq i64 %cond.i32, 0
  %2 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i32, i1 true)
  %cast.i34 = trunc nuw nsw i64 %2 to i32
  %sub.i35 = add nsw i32 %cast.i34, -11
  %cond6.i36 = select i1 %tobool2.not.i33, i32 0, i32 %sub.i35
  %sh_prom.i37 = zext nneg i32 %cond6.i36 to i64
  %shl.i38 = shl i64 %cond.i32, %sh_prom.i37
  %cond12.i39 = tail call i32 @llvm.umax.i32(i32 %conv.i29, i32 1)
  %3 = bitcast double %y to i64
  %and1.i9 = and i64 %3, 4503599627370495
  %and.i10 = lshr i64 %3, 52
  %4 = trunc nuw nsw i64 %and.i10 to i32
  %conv.i11 = and i32 %4, 2047
  %tobool.not.i12 = icmp eq i32 %conv.i11, 0
  %or.i13 = or disjoint i64 %and1.i9, 4503599627370496
  %cond.i14 = select i1 %tobool.not.i12, i64 %and1.i9, i64 %or.i13
  %tobool2.not.i15 = icmp eq i64 %cond.i14, 0
  %5 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i14, i1 true)
  %cast.i16 = trunc nuw nsw i64 %5 to i32
  %sub.i17 = add nsw i32 %cast.i16, -11
  %cond6.i18 = select i1 %tobool2.not.i15, i32 0, i32 %sub.i17
  %sh_prom.i19 = zext nneg i32 %cond6.i18 to i64
  %shl.i20 = shl i64 %cond.i14, %sh_prom.i19
  %cond12.i21 = tail call i32 @llvm.umax.i32(i32 %conv.i11, i32 1)
  %6 = bitcast double %z to i64
  %and1.i = and i64 %6, 4503599627370495
  %and.i2 = lshr i64 %6, 52
  %7 = trunc nuw nsw i64 %and.i2 to i32
  %conv.i = and i32 %7, 2047
  %tobool.not.i = icmp eq i32 %conv.i, 0
  %or.i3 = or disjoint i64 %and1.i, 4503599627370496
  %cond.i4 = select i1 %tobool.not.i, i64 %and1.i, i64 %or.i3
  %tobool2.not.i = icmp eq i64 %cond.i4, 0
  %8 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i4, i1 true)
  %cast.i5 = trunc nuw nsw i64 %8 to i32
  %sub.i6 = add nsw i32 %cast.i5, -11
  %cond6.i = select i1 %tobool2.not.i, i32 0, i32 %sub.i6
  %sh_prom.i = zext nneg i32 %cond6.i to i64
  %shl.i7 = shl i64 %cond.i4, %sh_prom.i
  %cond12.i = tail call i32 @llvm.umax.i32(i32 %conv.i, i32 1)
  %xor.i = xor i64 %3, %0
  %and.i = and i64 %xor.i, -9223372036854775808
  %and6.i = and i64 %6, -9223372036854775808
  %shl.i = shl i64 %shl.i20, 11
  %and.i44 = and i64 %shl.i38, 4294967295
  %shr.i = lshr i64 %shl.i38, 32
  %and1.i45 = and i64 %shl.i, 4294965248
  %shr2.i = lshr i64 %shl.i, 32
  %mul.i46 = mul nuw i64 %and1.i45, %shr.i
  %mul3.i = mul nuw i64 %and1.i45, %and.i44
  %shr4.i = lshr i64 %mul3.i, 32
  %add.i47 = add nuw i64 %shr4.i, %mul.i46
  %mul5.i = mul nuw i64 %shr2.i, %and.i44
  %and6.i48 = and i64 %add.i47, 4294967295
  %add7.i = add nuw i64 %and6.i48, %mul5.i
  %mul8.i = mul nuw i64 %shr2.i, %shr.i
  %shr9.i = lshr i64 %add.i47, 32
  %add10.i = add nuw i64 %shr9.i, %mul8.i
  %shr11.i = lshr i64 %add7.i, 32
  %add12.i = add nuw i64 %add10.i, %shr11.i
  %mul.i = mul i64 %shl.i, %shl.i38
  %shl6.i91 = shl i64 %mul.i, 9
  %or.i93 = tail call i64 @llvm.fshl.i64(i64 %add12.i, i64 %mul.i, i64 9)
  %shl13.i = shl i64 %shl.i7, 8
  %sub13.i40 = add nuw nsw i32 %cond12.i39, -2170
  %sub14.i41 = add nsw i32 %sub13.i40, %cond12.i21
  %9 = add nuw nsw i32 %cond6.i36, %cond6.i18
  %sub.i = sub nsw i32 %sub14.i41, %9
  %sub14.i = add nsw i32 %cond12.i, -1147
  %sub17.i = sub nsw i32 %sub14.i, %cond6.i
  %cmp.i = icmp eq i64 %shl.i38, 0
  %cmp20.i = icmp eq i64 %shl.i20, 0
  %10 = select i1 %cmp.i, i1 true, i1 %cmp20.i
  %cmp22.i = icmp eq i64 %shl.i7, 0
  %cond.i = select i1 %10, i32 %sub17.i, i32 %sub.i
  %cond27.i = select i1 %cmp22.i, i32 %cond.i, i32 %sub17.i
  %sub28.i = sub nsw i32 %cond.i, %cond27.i
  %cmp29.i = icmp slt i32 %sub28.i, 0
  %sub32.i = sub nsw i32 0, %sub28.i
  %cond35.i = select i1 %cmp29.i, i32 %sub32.i, i32 0
  %cmp46.i139 = icmp sgt i32 %cond35.i, 127
  br i1 %cmp46.i139, label %cond.true48.i148, label %cond.false49.i140

cond.true48.i148:                                 ; preds = %entry
  %or42.i149 = or i64 %or.i93, %shl6.i91
  %cmp43.i150 = icmp ne i64 %or42.i149, 0
  %conv45.i151 = zext i1 %cmp43.i150 to i64
  br label %right_shift.exit152

cond.false49.i140:                                ; preds = %entry
  %and.i112 = and i32 %cond35.i, 63
  %sh_prom20.i129 = zext nneg i32 %and.i112 to i64
  %shr.i130 = lshr i64 %or.i93, %sh_prom20.i129
  %tobool.not.i113 = icmp ne i32 %and.i112, 0
  %sub.i114 = sub nuw nsw i32 64, %and.i112
  %sh_prom.i115 = zext nneg i32 %sub.i114 to i64
  %shl.i116 = shl i64 %or.i93, %sh_prom.i115
  %cond.i117 = select i1 %tobool.not.i113, i64 %shl.i116, i64 0
  %or33.i135 = or i64 %cond.i117, %shl6.i91
  %cmp34.i136 = icmp ne i64 %or33.i135, 0
  %conv36.i137 = zext i1 %cmp34.i136 to i64
  %or37.i138 = or i64 %shr.i130, %conv36.i137
  %shl5.i122 = shl i64 %shl6.i91, %sh_prom.i115
  %11 = icmp ne i64 %shl5.i122, 0
  %narrow = select i1 %tobool.not.i113, i1 %11, i1 false
  %cond8.i124 = zext i1 %narrow to i64
  %shr24.i132 = lshr i64 %shl6.i91, %sh_prom20.i129
  %12 = or i64 %shr24.i132, %cond8.i124
  %or26.i134 = or i64 %12, %cond.i117
  %cmp50.i141 = icmp sgt i32 %cond35.i, 63
  %.shr.i142 = select i1 %cmp50.i141, i64 0, i64 %shr.i130
  %or37.or26.i143 = select i1 %cmp50.i141, i64 %or37.i138, i64 %or26.i134
  br label %right_shift.exit152

right_shift.exit152:                              ; preds = %cond.true48.i148, %cond.false49.i140
  %retval.sroa.0.0.i144 = phi i64 [ 0, %cond.true48.i148 ], [ %.shr.i142, %cond.false49.i140 ]
  %retval.sroa.4.0.i145 = phi i64 [ %conv45.i151, %cond.true48.i148 ], [ %or37.or26.i143, %cond.false49.i140 ]
  %cmp37.i = icmp sgt i32 %sub28.i, 0
  %cmp46.i = icmp sgt i32 %sub28.i, 127
  br i1 %cmp46.i, label %cond.true48.i, label %cond.false49.i

cond.true48.i:                                    ; preds = %right_shift.exit152
  %cmp43.i = icmp ne i64 %shl13.i, 0
  %conv45.i = zext i1 %cmp43.i to i64
  br label %right_shift.exit

cond.false49.i:                                   ; preds = %right_shift.exit152
  %cond42.i = tail call i32 @llvm.smax.i32(i32 %sub28.i, i32 0)
  %and.i99 = and i32 %cond42.i, 63
  %sh_prom20.i = zext nneg i32 %and.i99 to i64
  %shr.i106 = lshr i64 %shl13.i, %sh_prom20.i
  %tobool.not.i100 = icmp eq i32 %and.i99, 0
  %sub.i101 = sub nuw nsw i32 64, %and.i99
  %sh_prom.i102 = zext nneg i32 %sub.i101 to i64
  %shl.i103 = shl i64 %shl13.i, %sh_prom.i102
  %cond.i104 = select i1 %tobool.not.i100, i64 0, i64 %shl.i103
  %cmp34.i = icmp ne i64 %cond.i104, 0
  %conv36.i = zext i1 %cmp34.i to i64
  %or37.i = or i64 %shr.i106, %conv36.i
  %cmp50.i = icmp sgt i32 %sub28.i, 63
  %.shr.i = select i1 %cmp50.i, i64 0, i64 %shr.i106
  %or37.or26.i = select i1 %cmp50.i, i64 %or37.i, i64 %cond.i104
  br label %right_shift.exit

right_shift.exit:                                 ; preds = %cond.true48.i, %cond.false49.i
  %retval.sroa.0.0.i108 = phi i64 [ 0, %cond.true48.i ], [ %.shr.i, %cond.false49.i ]
  %retval.sroa.4.0.i = phi i64 [ %conv45.i, %cond.true48.i ], [ %or37.or26.i, %cond.false49.i ]
  %cond50.i = select i1 %cmp37.i, i32 %cond.i, i32 %cond27.i
  %cmp51.not.i = icmp eq i64 %and.i, %and6.i
  %cmp55.i = icmp ult i64 %retval.sroa.0.0.i144, %retval.sroa.0.0.i108
  br i1 %cmp55.i, label %lor.end66.i, label %lor.rhs57.i

lor.rhs57.i:                                      ; preds = %right_shift.exit
  %cmp60.i = icmp eq i64 %retval.sroa.0.0.i144, %retval.sroa.0.0.i108
  %cmp64.i = icmp ult i64 %retval.sroa.4.0.i145, %retval.sroa.4.0.i
  %13 = select i1 %cmp60.i, i1 %cmp64.i, i1 false
  br label %lor.end66.i

lor.end66.i:                                      ; preds = %lor.rhs57.i, %right_shift.exit
  %14 = phi i1 [ true, %right_shift.exit ], [ %13, %lor.rhs57.i ]
  %.243.i = select i1 %14, i64 %retval.sroa.4.0.i, i64 %retval.sroa.4.0.i145
  %small.sroa.6.0.i = select i1 %14, i64 %retval.sroa.4.0.i145, i64 %retval.sroa.4.0.i
  %sub81.i = sub i64 %.243.i, %small.sroa.6.0.i
  %add85.i = add i64 %retval.sroa.4.0.i, %retval.sroa.4.0.i145
  %cond87.i = select i1 %cmp51.not.i, i64 %add85.i, i64 %sub81.i
  %cmp92.i = icmp ult i64 %.243.i, %small.sroa.6.0.i
  %cmp96.i = icmp ult i64 %cond87.i, %.243.i
  %cond99.in.i = select i1 %cmp51.not.i, i1 %cmp96.i, i1 %cmp92.i
  br i1 %cmp51.not.i, label %cond.false108.i, label %cond.true102.i

cond.true102.i:                                   ; preds = %lor.end66.i
  %small.sroa.0.0.i = select i1 %14, i64 %retval.sroa.0.0.i144, i64 %retval.sroa.0.0.i108
  %..i = select i1 %14, i64 %retval.sroa.0.0.i108, i64 %retval.sroa.0.0.i144
  %sub105.i = sub i64 %..i, %small.sroa.0.0.i
  %conv106.neg.i = sext i1 %cond99.in.i to i64
  %sub107.i = add i64 %sub105.i, %conv106.neg.i
  br label %cond.end114.i

cond.false108.i:                                  ; preds = %lor.end66.i
  %add111.i = add i64 %retval.sroa.0.0.i108, %retval.sroa.0.0.i144
  %conv112.i = zext i1 %cond99.in.i to i64
  %add113.i = add i64 %add111.i, %conv112.i
  br label %cond.end114.i

cond.end114.i:                                    ; preds = %cond.false108.i, %cond.true102.i
  %cond115.i = phi i64 [ %sub107.i, %cond.true102.i ], [ %add113.i, %cond.false108.i ]
  %cond120.i = select i1 %14, i64 %and6.i, i64 %and.i
  %or.i = or i64 %cond115.i, %cond87.i
  %cmp121.i = icmp eq i64 %or.i, 0
  %tobool123.not.i = icmp eq i64 %cond115.i, 0
  br i1 %tobool123.not.i, label %cond.false125.i, label %cond.true124.i

cond.true124.i:                                   ; preds = %cond.end114.i
  %15 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %cond115.i, i1 true)
  %cast.i = trunc nuw nsw i64 %15 to i32
  br label %cond.end129.i

cond.false125.i:                                  ; preds = %cond.end114.i
  %or126.i = or i64 %cond87.i, 1
  %16 = tail call range(i64 0, 64) i64 @llvm.ctlz.i64(i64 %or126.i, i1 true)
  %cast127.i = trunc nuw nsw i64 %16 to i32
  %add128.i = or disjoint i32 %cast127.i, 64
  br label %cond.end129.i

cond.end129.i:                                    ; preds = %cond.false125.i, %cond.true124.i
  %cond130.i = phi i32 [ %cast.i, %cond.true124.i ], [ %add128.i, %cond.false125.i ]
  %and.i70 = and i64 %0, 9218868437227405312
  %cmp.i71.not = icmp eq i64 %and.i70, 9218868437227405312
  br i1 %cmp.i71.not, label %cond.true169.i, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %cond.end129.i
  %17 = bitcast i64 %and.i to double
  %cond150.i = select i1 %cmp51.not.i, double %17, double 0.000000e+00
  %add136.i = add nsw i32 %cond50.i, 64
  %sub137.i = sub nsw i32 %add136.i, %cond130.i
  %cmp37.i55 = icmp sgt i32 %sub137.i, 960
  %cmp.i49 = icmp sgt i32 %sub137.i, -1086
  %sub.i50 = sub nsw i32 -1074, %sub137.i
  %cond.i51 = select i1 %cmp.i49, i32 11, i32 %sub.i50
  %cmp1.i = icmp sgt i32 %cond.i51, 63
  %cmp.i81 = icmp ult i32 %cond130.i, 64
  %and.i74 = and i32 %cond130.i, 63
  %tobool.not.i75 = icmp eq i32 %and.i74, 0
  %sub.i77 = sub nuw nsw i32 64, %and.i74
  %sh_prom.i78 = zext nneg i32 %sub.i77 to i64
  %shr.i79 = lshr i64 %cond87.i, %sh_prom.i78
  %cond.i80 = select i1 %tobool.not.i75, i64 0, i64 %shr.i79
  %sh_prom2.i = zext nneg i32 %and.i74 to i64
  %shl.i82 = shl i64 %cond115.i, %sh_prom2.i
  %or.i83 = or i64 %cond.i80, %shl.i82
  %shl6.i = shl i64 %cond87.i, %sh_prom2.i
  %retval.sroa.0.0.i = select i1 %cmp.i81, i64 %or.i83, i64 %shl6.i
  %sh_prom.i52 = zext nneg i32 %cond.i51 to i64
  %shr.i53 = lshr i64 %retval.sroa.0.0.i, %sh_prom.i52
  %cond5.i = select i1 %cmp1.i, i64 0, i64 %shr.i53
  %add24.i = add nsw i32 %sub137.i, 1085
  %conv25.i = zext i32 %add24.i to i64
  %shl26.i = shl i64 %conv25.i, 52
  %cond29.i = select i1 %cmp.i49, i64 %shl26.i, i64 0
  %add30.i = add i64 %cond5.i, %cond29.i
  %cond42.i56 = select i1 %cmp37.i55, i64 9218868437227405311, i64 %add30.i
  %or.i57 = or i64 %cond42.i56, %cond120.i
  %18 = bitcast i64 %or.i57 to double
  %cond155.i = select i1 %cmp121.i, double %cond150.i, double %18
  %and.i67 = and i64 %3, 9218868437227405312
  %cmp.i68.not = icmp eq i64 %and.i67, 9218868437227405312
  %and.i64 = and i64 %6, 9218868437227405312
  %cmp.i65.not = icmp eq i64 %and.i64, 9218868437227405312
  %or.cond = or i1 %cmp.i68.not, %cmp.i65.not
  br i1 %or.cond, label %lor.lhs.false.i, label %fused.exit

lor.lhs.false.i:                                  ; preds = %land.lhs.true.i
  %and.i58 = and i64 %3, 9218868437227405312
  %cmp.i59.not = icmp eq i64 %and.i58, 9218868437227405312
  br i1 %cmp.i59.not, label %cond.true169.i, label %fused.exit

cond.true169.i:                                   ; preds = %cond.end129.i, %lor.lhs.false.i
  %mul170.i = fmul double %x, %y
  %add171.i = fadd double %mul170.i, %z
  br label %fused.exit

fused.exit:                                       ; preds = %land.lhs.true.i, %lor.lhs.false.i, %cond.true169.i
  %cond176.i = phi double [ %cond155.i, %land.lhs.true.i ], [ %add171.i, %cond.true169.i ], [ %z, %lor.lhs.false.i ]
  ret double %cond176.i
}
define double @__nv_dmul_rd(double %x, double %y) {
entry:
  %0 = bitcast double %x to i64
  %and1.i11 = and i64 %0, 4503599627370495
  %and.i12 = lshr i64 %0, 52
  %1 = trunc nuw nsw i64 %and.i12 to i32
  %conv.i13 = and i32 %1, 2047
  %tobool.not.i14 = icmp eq i32 %conv.i13, 0
  %or.i15 = or disjoint i64 %and1.i11, 4503599627370496
  %cond.i16 = select i1 %tobool.not.i14, i64 %and1.i11, i64 %or.i15
  %tobool2.not.i17 = icmp eq i64 %cond.i16, 0
  %2 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i16, i1 true)
  %cast.i18 = trunc nuw nsw i64 %2 to i32
  %sub.i19 = add nsw i32 %cast.i18, -11
  %cond6.i20 = select i1 %tobool2.not.i17, i32 0, i32 %sub.i19
  %sh_prom.i21 = zext nneg i32 %cond6.i20 to i64
  %shl.i22 = shl i64 %cond.i16, %sh_prom.i21
  %cond12.i23 = tail call i32 @llvm.umax.i32(i32 %conv.i13, i32 1)
  %3 = bitcast double %y to i64
  %and1.i = and i64 %3, 4503599627370495
  %and.i2 = lshr i64 %3, 52
  %4 = trunc nuw nsw i64 %and.i2 to i32
  %conv.i3 = and i32 %4, 2047
  %tobool.not.i4 = icmp eq i32 %conv.i3, 0
  %or.i5 = or disjoint i64 %and1.i, 4503599627370496
  %cond.i6 = select i1 %tobool.not.i4, i64 %and1.i, i64 %or.i5
  %tobool2.not.i = icmp eq i64 %cond.i6, 0
  %5 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i6, i1 true)
  %cast.i = trunc nuw nsw i64 %5 to i32
  %sub.i7 = add nsw i32 %cast.i, -11
  %cond6.i = select i1 %tobool2.not.i, i32 0, i32 %sub.i7
  %sh_prom.i8 = zext nneg i32 %cond6.i to i64
  %shl.i9 = shl i64 %cond.i6, %sh_prom.i8
  %cond12.i = tail call i32 @llvm.umax.i32(i32 %conv.i3, i32 1)
  %shl.i = shl i64 %shl.i9, 11
  %and.i28 = and i64 %shl.i22, 4294967295
  %shr.i = lshr i64 %shl.i22, 32
  %and1.i29 = and i64 %shl.i, 4294965248
  %shr2.i = lshr i64 %shl.i, 32
  %mul.i30 = mul nuw i64 %and1.i29, %shr.i
  %mul3.i = mul nuw i64 %and1.i29, %and.i28
  %shr4.i = lshr i64 %mul3.i, 32
  %add.i31 = add nuw i64 %shr4.i, %mul.i30
  %mul5.i = mul nuw i64 %shr2.i, %and.i28
  %and6.i = and i64 %add.i31, 4294967295
  %add7.i = add nuw i64 %and6.i, %mul5.i
  %mul8.i = mul nuw i64 %shr2.i, %shr.i
  %shr9.i = lshr i64 %add.i31, 32
  %add10.i = add nuw i64 %shr9.i, %mul8.i
  %shr11.i = lshr i64 %add7.i, 32
  %add12.i = add nuw i64 %add10.i, %shr11.i
  %mul.i = mul i64 %shl.i, %shl.i22
  %6 = and i64 %add12.i, 4503599627370496
  %tobool.not.i = icmp eq i64 %6, 0
  %cond.i.neg53 = select i1 %tobool.not.i, i32 -12, i32 -11
  %cond.i = select i1 %tobool.not.i, i32 12, i32 11
  %sh_prom.i = zext nneg i32 %cond.i to i64
  %shl11.i = shl i64 %add12.i, %sh_prom.i
  %sub.i = sub nuw nsw i32 64, %cond.i
  %sh_prom12.i = zext nneg i32 %sub.i to i64
  %shr13.i = lshr i64 %mul.i, %sh_prom12.i
  %or.i = or i64 %shr13.i, %shl11.i
  %sub13.i24 = add nuw nsw i32 %cond12.i23, -2097
  %sub14.i25 = add nsw i32 %sub13.i24, %cond12.i
  %7 = add nuw nsw i32 %cond6.i20, %cond6.i
  %add16.i = sub nsw i32 %sub14.i25, %7
  %sub17.i = add nsw i32 %add16.i, %cond.i.neg53
  %shl19.i = shl i64 %mul.i, %sh_prom.i
  %cmp.i = icmp ne i64 %shl19.i, 0
  %cmp.i32 = icmp sgt i32 %sub17.i, -1086
  %sub.i33 = sub nsw i32 -1074, %sub17.i
  %cond.i34 = select i1 %cmp.i32, i32 11, i32 %sub.i33
  %cmp1.i = icmp sgt i32 %cond.i34, 63
  %sh_prom.i35 = zext i32 %cond.i34 to i64
  %shr.i36 = lshr i64 %or.i, %sh_prom.i35
  %cond5.i = select i1 %cmp1.i, i64 0, i64 %shr.i36
  %or.cond.i = select i1 %cmp.i, i1 true, i1 %cmp1.i
  br i1 %or.cond.i, label %rounded.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %entry
  %shl.i37 = shl i64 %cond5.i, %sh_prom.i35
  %cmp8.i = icmp ne i64 %shl.i37, %or.i
  br label %rounded.exit

rounded.exit:                                     ; preds = %entry, %lor.rhs.i
  %8 = phi i1 [ %cmp8.i, %lor.rhs.i ], [ true, %entry ]
  %xor.i = xor i64 %3, %0
  %and.i = and i64 %xor.i, -9223372036854775808
  %cmp15.i = icmp ne i64 %and.i, 0
  %add24.i = add nsw i32 %sub17.i, 1085
  %conv25.i = zext i32 %add24.i to i64
  %shl26.i = shl i64 %conv25.i, 52
  %cond29.i = select i1 %cmp.i32, i64 %shl26.i, i64 0
  %add30.i = add i64 %cond5.i, %cond29.i
  %9 = and i1 %cmp15.i, %8
  %conv33.i = zext i1 %9 to i64
  %add34.i = add i64 %add30.i, %conv33.i
  %cond36.i = select i1 %cmp15.i, i64 9218868437227405312, i64 9218868437227405311
  %cmp37.i = icmp sgt i32 %sub17.i, 960
  %cond42.i = select i1 %cmp37.i, i64 %cond36.i, i64 %add34.i
  %or.i38 = or i64 %cond42.i, %and.i
  %10 = bitcast i64 %or.i38 to double
  %and.i42 = and i64 %0, 9218868437227405312
  %cmp.i43.not = icmp ne i64 %and.i42, 9218868437227405312
  %and.i39 = and i64 %3, 9218868437227405312
  %cmp.i40.not = icmp ne i64 %and.i39, 9218868437227405312
  %or.cond.not54 = and i1 %cmp.i43.not, %cmp.i40.not
  %cmp.i49 = fcmp une double %x, 0.000000e+00
  %or.cond51 = and i1 %cmp.i49, %or.cond.not54
  %cmp.i46 = fcmp une double %y, 0.000000e+00
  %or.cond52 = and i1 %cmp.i46, %or.cond51
  %mul31.i = fmul double %x, %y
  %cond32.i = select i1 %or.cond52, double %10, double %mul31.i
  ret double %cond32.i
}
define double @__nv_ddiv_rd(double %x, double %y) {
entry:
  %0 = bitcast double %x to i64
  %1 = bitcast double %y to i64
  %and.i2 = lshr i64 %1, 52
  %2 = trunc nuw nsw i64 %and.i2 to i32
  %conv.i3 = and i32 %2, 2047
  %tobool.not.i = icmp eq i32 %conv.i3, 0
  %and1.i = and i64 %1, 4503599627370495
  %or.i4 = or disjoint i64 %and1.i, 4503599627370496
  %cond.i5 = select i1 %tobool.not.i, i64 %and1.i, i64 %or.i4
  %tobool2.not.i = icmp eq i64 %cond.i5, 0
  %3 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i5, i1 true)
  %cast.i6 = trunc nuw nsw i64 %3 to i32
  %sub.i7 = add nsw i32 %cast.i6, -11
  %cond6.i = select i1 %tobool2.not.i, i32 0, i32 %sub.i7
  %sh_prom.i = zext nneg i32 %cond6.i to i64
  %shl.i8 = shl i64 %cond.i5, %sh_prom.i
  %cond.i = tail call i64 @llvm.umax.i64(i64 %shl.i8, i64 1)
  %sub22.i = sub nsw i64 0, %cond.i
  %and.i11 = lshr i64 %0, 52
  %4 = trunc nuw nsw i64 %and.i11 to i32
  %conv.i12 = and i32 %4, 2047
  %tobool.not.i13 = icmp eq i32 %conv.i12, 0
  %and1.i10 = and i64 %0, 4503599627370495
  %or.i14 = or disjoint i64 %and1.i10, 4503599627370496
  %cond.i15 = select i1 %tobool.not.i13, i64 %and1.i10, i64 %or.i14
  %tobool2.not.i16 = icmp eq i64 %cond.i15, 0
  %5 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i15, i1 true)
  %cast.i17 = trunc nuw nsw i64 %5 to i32
  %sub.i18 = add nsw i32 %cast.i17, -11
  %cond6.i19 = select i1 %tobool2.not.i16, i32 0, i32 %sub.i18
  %sh_prom.i20 = zext nneg i32 %cond6.i19 to i64
  %shl.i21 = shl i64 %cond.i15, %sh_prom.i20
  %shl.i = shl i64 %shl.i21, 53
  %conv.i = uitofp i64 %shl.i21 to double
  %conv6.i = uitofp i64 %cond.i to double
  %div.i = fdiv double %conv.i, %conv6.i
  %mul.i = fmul double %div.i, 0x4340000000000000
  %conv7.i = fptoui double %mul.i to i64
  %mul9.i = mul i64 %cond.i, %conv7.i
  %sub.i = sub i64 %shl.i, %mul9.i
  %cmp11.i = icmp slt i64 %sub.i, 0
  %left.0.lobit.neg.i = ashr i64 %sub.i, 63
  %cmp13.i = icmp sge i64 %sub.i, %cond.i
  %conv14.i = zext i1 %cmp13.i to i64
  %sub15.i = add i64 %left.0.lobit.neg.i, %conv7.i
  %add.i = add i64 %sub15.i, %conv14.i
  %cond25.i = select i1 %cmp13.i, i64 %sub22.i, i64 0
  %cond27.i = select i1 %cmp11.i, i64 %cond.i, i64 %cond25.i
  %add28.i = add nsw i64 %cond27.i, %sub.i
  %cmp11.i.1 = icmp slt i64 %add28.i, 0
  %left.0.lobit.neg.i.1 = ashr i64 %add28.i, 63
  %cmp13.i.1 = icmp sge i64 %add28.i, %cond.i
  %conv14.i.1 = zext i1 %cmp13.i.1 to i64
  %sub15.i.1 = add i64 %add.i, %left.0.lobit.neg.i.1
  %add.i.1 = add i64 %sub15.i.1, %conv14.i.1
  %cond25.i.1 = select i1 %cmp13.i.1, i64 %sub22.i, i64 0
  %cond27.i.1 = select i1 %cmp11.i.1, i64 %cond.i, i64 %cond25.i.1
  %cond12.i22 = tail call i32 @llvm.umax.i32(i32 %conv.i12, i32 1)
  %cond12.i = tail call i32 @llvm.umax.i32(i32 %conv.i3, i32 1)
  %or.i = or i64 %add.i.1, 1
  %6 = tail call range(i64 0, 64) i64 @llvm.ctlz.i64(i64 %or.i, i1 true)
  %cast.i = trunc nuw nsw i64 %6 to i32
  %shl29.i = shl i64 %add.i.1, %6
  %sub14.i.neg = add nsw i32 %cond12.i22, -53
  %7 = add nuw nsw i32 %cond12.i, %cond6.i19
  %8 = add nsw i32 %sub14.i.neg, %cond6.i
  %9 = add nuw nsw i32 %7, %cast.i
  %sub33.i = sub nsw i32 %8, %9
  %add28.i.1 = sub i64 0, %add28.i
  %cmp34.i = icmp ne i64 %cond27.i.1, %add28.i.1
  %cmp.i27 = icmp sgt i32 %sub33.i, -1086
  %sub.i28 = sub nsw i32 -1074, %sub33.i
  %cond.i29 = select i1 %cmp.i27, i32 11, i32 %sub.i28
  %cmp1.i = icmp sgt i32 %cond.i29, 63
  %sh_prom.i30 = zext i32 %cond.i29 to i64
  %shr.i = lshr i64 %shl29.i, %sh_prom.i30
  %cond5.i = select i1 %cmp1.i, i64 0, i64 %shr.i
  %or.cond.i = select i1 %cmp34.i, i1 true, i1 %cmp1.i
  br i1 %or.cond.i, label %rounded.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %entry
  %shl.i31 = shl i64 %cond5.i, %sh_prom.i30
  %cmp8.i = icmp ne i64 %shl.i31, %shl29.i
  br label %rounded.exit

rounded.exit:                                     ; preds = %entry, %lor.rhs.i
  %10 = phi i1 [ %cmp8.i, %lor.rhs.i ], [ true, %entry ]
  %xor.i = xor i64 %1, %0
  %and.i = and i64 %xor.i, -9223372036854775808
  %cmp15.i = icmp ne i64 %and.i, 0
  %add24.i = add nsw i32 %sub33.i, 1085
  %conv25.i = zext i32 %add24.i to i64
  %shl26.i = shl i64 %conv25.i, 52
  %cond29.i = select i1 %cmp.i27, i64 %shl26.i, i64 0
  %add30.i = add i64 %cond5.i, %cond29.i
  %11 = and i1 %cmp15.i, %10
  %conv33.i = zext i1 %11 to i64
  %add34.i = add i64 %add30.i, %conv33.i
  %cond36.i = select i1 %cmp15.i, i64 9218868437227405312, i64 9218868437227405311
  %cmp37.i = icmp sgt i32 %sub33.i, 960
  %cond42.i = select i1 %cmp37.i, i64 %cond36.i, i64 %add34.i
  %or.i32 = or i64 %cond42.i, %and.i
  %12 = bitcast i64 %or.i32 to double
  %and.i36 = and i64 %0, 9218868437227405312
  %cmp.i37.not = icmp ne i64 %and.i36, 9218868437227405312
  %and.i33 = and i64 %1, 9218868437227405312
  %cmp.i34.not = icmp ne i64 %and.i33, 9218868437227405312
  %or.cond.not51 = and i1 %cmp.i37.not, %cmp.i34.not
  %cmp.i43 = fcmp une double %x, 0.000000e+00
  %or.cond45 = and i1 %cmp.i43, %or.cond.not51
  %cmp.i40 = fcmp une double %y, 0.000000e+00
  %or.cond46 = and i1 %cmp.i40, %or.cond45
  %div49.i = fdiv double %x, %y
  %cond51.i = select i1 %or.cond46, double %12, double %div49.i
  ret double %cond51.i
}
define double @__nv_drcp_rd(double %x) {
entry:
  %0 = bitcast double %x to i64
  %and.i2 = lshr i64 %0, 52
  %1 = trunc nuw nsw i64 %and.i2 to i32
  %conv.i3 = and i32 %1, 2047
  %tobool.not.i = icmp eq i32 %conv.i3, 0
  %and1.i = and i64 %0, 4503599627370495
  %or.i4 = or disjoint i64 %and1.i, 4503599627370496
  %cond.i5 = select i1 %tobool.not.i, i64 %and1.i, i64 %or.i4
  %tobool2.not.i = icmp eq i64 %cond.i5, 0
  %2 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i5, i1 true)
  %cast.i6 = trunc nuw nsw i64 %2 to i32
  %sub.i7 = add nsw i32 %cast.i6, -11
  %cond6.i = select i1 %tobool2.not.i, i32 0, i32 %sub.i7
  %sh_prom.i = zext nneg i32 %cond6.i to i64
  %shl.i8 = shl i64 %cond.i5, %sh_prom.i
  %cond.i = tail call i64 @llvm.umax.i64(i64 %shl.i8, i64 1)
  %sub22.i = sub nsw i64 0, %cond.i
  %conv6.i = uitofp i64 %cond.i to double
  %div.i = fdiv double 0x4330000000000000, %conv6.i
  %mul.i = fmul double %div.i, 0x4340000000000000
  %conv7.i = fptoui double %mul.i to i64
  %3 = mul i64 %cond.i, %conv7.i
  %sub.i = sub i64 0, %3
  %cmp11.i = icmp slt i64 %sub.i, 0
  %left.0.lobit.neg.i = ashr i64 %sub.i, 63
  %cmp13.i = icmp sle i64 %cond.i, %sub.i
  %conv14.i = zext i1 %cmp13.i to i64
  %sub15.i = add i64 %left.0.lobit.neg.i, %conv7.i
  %add.i = add i64 %sub15.i, %conv14.i
  %cond25.i = select i1 %cmp13.i, i64 %sub22.i, i64 0
  %cond27.i = select i1 %cmp11.i, i64 %cond.i, i64 %cond25.i
  %add28.i = sub i64 %cond27.i, %3
  %cmp11.i.1 = icmp slt i64 %add28.i, 0
  %left.0.lobit.neg.i.1 = ashr i64 %add28.i, 63
  %cmp13.i.1 = icmp sge i64 %add28.i, %cond.i
  %conv14.i.1 = zext i1 %cmp13.i.1 to i64
  %sub15.i.1 = add i64 %add.i, %left.0.lobit.neg.i.1
  %add.i.1 = add i64 %sub15.i.1, %conv14.i.1
  %cond25.i.1 = select i1 %cmp13.i.1, i64 %sub22.i, i64 0
  %cond27.i.1 = select i1 %cmp11.i.1, i64 %cond.i, i64 %cond25.i.1
  %cond12.i = tail call i32 @llvm.umax.i32(i32 %conv.i3, i32 1)
  %sub13.i = add nsw i32 %cond12.i, -1075
  %sub14.i = sub nsw i32 %sub13.i, %cond6.i
  %and.i = and i64 %0, -9223372036854775808
  %or.i = or i64 %add.i.1, 1
  %4 = tail call range(i64 0, 64) i64 @llvm.ctlz.i64(i64 %or.i, i1 true)
  %cast.i = trunc nuw nsw i64 %4 to i32
  %shl29.i = shl i64 %add.i.1, %4
  %5 = add nsw i32 %sub14.i, %cast.i
  %add28.i.1 = sub i64 0, %add28.i
  %cmp34.i = icmp ne i64 %cond27.i.1, %add28.i.1
  %cmp.i27 = icmp slt i32 %5, 981
  %6 = tail call i32 @llvm.smax.i32(i32 %5, i32 980)
  %cond.i29 = add nsw i32 %6, -969
  %cmp1.i = icmp sgt i32 %5, 1032
  %sh_prom.i30 = zext nneg i32 %cond.i29 to i64
  %shr.i = lshr i64 %shl29.i, %sh_prom.i30
  %cond5.i = select i1 %cmp1.i, i64 0, i64 %shr.i
  %or.cond.i = select i1 %cmp34.i, i1 true, i1 %cmp1.i
  br i1 %or.cond.i, label %rounded.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %entry
  %shl.i31 = shl i64 %cond5.i, %sh_prom.i30
  %cmp8.i = icmp ne i64 %shl.i31, %shl29.i
  br label %rounded.exit

rounded.exit:                                     ; preds = %entry, %lor.rhs.i
  %7 = phi i1 [ %cmp8.i, %lor.rhs.i ], [ true, %entry ]
  %and.i33 = and i64 %0, 9218868437227405312
  %cmp.i34.not = icmp eq i64 %and.i33, 9218868437227405312
  br i1 %cmp.i34.not, label %cond.false48.i, label %land.lhs.true44.i

land.lhs.true44.i:                                ; preds = %rounded.exit
  %cmp37.i = icmp slt i32 %5, -1065
  %cmp15.i = icmp ne i64 %and.i, 0
  %cond36.i = select i1 %cmp15.i, i64 9218868437227405312, i64 9218868437227405311
  %add24.i = sub nsw i32 980, %5
  %conv25.i = zext i32 %add24.i to i64
  %shl26.i = shl i64 %conv25.i, 52
  %cond29.i = select i1 %cmp.i27, i64 %shl26.i, i64 0
  %add30.i = add i64 %cond5.i, %cond29.i
  %8 = and i1 %cmp15.i, %7
  %conv33.i = zext i1 %8 to i64
  %add34.i = add i64 %add30.i, %conv33.i
  %cond42.i = select i1 %cmp37.i, i64 %cond36.i, i64 %add34.i
  %or.i32 = or i64 %cond42.i, %and.i
  %9 = bitcast i64 %or.i32 to double
  %cmp.i37 = fcmp une double %x, 0.000000e+00
  br i1 %cmp.i37, label %quotient.exit, label %cond.false48.i

cond.false48.i:                                   ; preds = %land.lhs.true44.i, %rounded.exit
  %div49.i = fdiv double 1.000000e+00, %x
  br label %quotient.exit

quotient.exit:                                    ; preds = %land.lhs.true44.i, %cond.false48.i
  %cond51.i = phi double [ %div49.i, %cond.false48.i ], [ %9, %land.lhs.true44.i ]
  ret double %cond51.i
}
define double @__nv_dsqrt_rd(double %x) {
entry:
  %0 = bitcast double %x to i64
  %and1.i = and i64 %0, 4503599627370495
  %and.i2 = lshr i64 %0, 52
  %1 = trunc nuw nsw i64 %and.i2 to i32
  %conv.i3 = and i32 %1, 2047
  %tobool.not.i = icmp eq i32 %conv.i3, 0
  %or.i4 = or disjoint i64 %and1.i, 4503599627370496
  %cond.i = select i1 %tobool.not.i, i64 %and1.i, i64 %or.i4
  %tobool2.not.i = icmp eq i64 %cond.i, 0
  %2 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i, i1 true)
  %cast.i5 = trunc nuw nsw i64 %2 to i32
  %sub.i6 = add nsw i32 %cast.i5, -11
  %cond6.i = select i1 %tobool2.not.i, i32 0, i32 %sub.i6
  %sh_prom.i7 = zext nneg i32 %cond6.i to i64
  %shl.i8 = shl i64 %cond.i, %sh_prom.i7
  %cond12.i = tail call i32 @llvm.umax.i32(i32 %conv.i3, i32 1)
  %sub13.i9 = add nsw i32 %cond12.i, -1075
  %sub14.i = sub nsw i32 %sub13.i9, %cond6.i
  %and.i = and i32 %sub14.i, 1
  %sh_prom.i = zext nneg i32 %and.i to i64
  %shl.i = shl i64 %shl.i8, %sh_prom.i
  %conv.i = uitofp i64 %shl.i to double
  %3 = tail call double @llvm.sqrt.f64(double %conv.i)
  %mul.i = fmul double %3, 0x4190000000000000
  %conv3.i = fptoui double %mul.i to i64
  %shl4.i = shl i64 %shl.i, 52
  %mul5.i = mul i64 %conv3.i, %conv3.i
  %sub.i = sub i64 %shl4.i, %mul5.i
  %cmp7.i = icmp slt i64 %sub.i, 0
  %left.0.lobit.neg.i = ashr i64 %sub.i, 63
  %mul9.i = shl i64 %conv3.i, 1
  %cmp10.i = icmp sgt i64 %sub.i, %mul9.i
  %conv11.i = zext i1 %cmp10.i to i64
  br i1 %cmp7.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %sub13.i = add i64 %mul9.i, -1
  br label %cond.end19.i

cond.false.i:                                     ; preds = %entry
  %add.neg.i = xor i64 %mul9.i, -1
  %spec.select.i = select i1 %cmp10.i, i64 %add.neg.i, i64 0
  br label %cond.end19.i

cond.end19.i:                                     ; preds = %cond.false.i, %cond.true.i
  %cond20.i = phi i64 [ %sub13.i, %cond.true.i ], [ %spec.select.i, %cond.false.i ]
  %and.i19 = and i64 %0, 9218868437227405312
  %cmp.i20.not = icmp eq i64 %and.i19, 9218868437227405312
  br i1 %cmp.i20.not, label %cond.false43.i, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %cond.end19.i
  %add21.i = add nsw i64 %cond20.i, %sub.i
  %sub22.i = add i64 %left.0.lobit.neg.i, %conv3.i
  %add24.i = add i64 %sub22.i, %conv11.i
  %mul9.i.1 = shl i64 %add24.i, 1
  %cmp10.i.1 = icmp sgt i64 %add21.i, %mul9.i.1
  %conv11.i.1 = zext i1 %cmp10.i.1 to i64
  %left.0.lobit.neg.i.1 = ashr i64 %add21.i, 63
  %sub22.i.1 = add i64 %add24.i, %left.0.lobit.neg.i.1
  %add24.i.1 = add i64 %sub22.i.1, %conv11.i.1
  %div.i = ashr i32 %sub14.i, 1
  %sub29.i = add nsw i32 %div.i, -26
  %or.i = or i64 %add24.i.1, 1
  %4 = tail call range(i64 0, 64) i64 @llvm.ctlz.i64(i64 %or.i, i1 true)
  %cast.i = trunc nuw nsw i64 %4 to i32
  %sub30.i = sub nsw i32 %sub29.i, %cast.i
  %shl26.i = shl i64 %add24.i.1, %4
  %shr.i = lshr i64 %shl26.i, 11
  %add24.i16 = add nsw i32 %sub30.i, 1085
  %conv25.i = zext nneg i32 %add24.i16 to i64
  %shl26.i17 = shl nuw nsw i64 %conv25.i, 52
  %add30.i = add nuw nsw i64 %shr.i, %shl26.i17
  %5 = bitcast i64 %add30.i to double
  %cmp.i23 = fcmp une double %x, 0.000000e+00
  %tobool41.not.i = icmp sgt i64 %0, -1
  %or.cond = and i1 %cmp.i23, %tobool41.not.i
  br i1 %or.cond, label %square_root.exit, label %cond.false43.i

cond.false43.i:                                   ; preds = %land.lhs.true.i, %cond.end19.i
  %6 = tail call double @llvm.sqrt.f64(double %x)
  br label %square_root.exit

square_root.exit:                                 ; preds = %land.lhs.true.i, %cond.false43.i
  %cond46.i = phi double [ %6, %cond.false43.i ], [ %5, %land.lhs.true.i ]
  ret double %cond46.i
}
define double @__nv_fma_rd(double %x, double %y, double %z) {
entry:
  %0 = bitcast double %x to i64
  %and1.i27 = and i64 %0, 4503599627370495
  %and.i28 = lshr i64 %0, 52
  %1 = trunc nuw nsw i64 %and.i28 to i32
  %conv.i29 = and i32 %1, 2047
  %tobool.not.i30 = icmp eq i32 %conv.i29, 0
  %or.i31 = or disjoint i64 %and1.i27, 4503599627370496
  %cond.i32 = select i1 %tobool.not.i30, i64 %and1.i27, i64 %or.i31
  %tobool2.not.i33 = icmp eq i64 %cond.i32, 0
  %2 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i32, i1 true)
  %cast.i34 = trunc nuw nsw i64 %2 to i32
  %sub.i35 = add nsw i32 %cast.i34, -11
  %cond6.i36 = select i1 %tobool2.not.i33, i32 0, i32 %sub.i35
  %sh_prom.i37 = zext nneg i32 %cond6.i36 to i64
  %shl.i38 = shl i64 %cond.i32, %sh_prom.i37
  %cond12.i39 = tail call i32 @llvm.umax.i32(i32 %conv.i29, i32 1)
  %3 = bitcast double %y to i64
  %and1.i9 = and i64 %3, 4503599627370495
  %and.i10 = lshr i64 %3, 52
  %4 = trunc nuw nsw i64 %and.i10 to i32
  %conv.i11 = and i32 %4, 2047
  %tobool.not.i12 = icmp eq i32 %conv.i11, 0
  %or.i13 = or disjoint i64 %and1.i9, 4503599627370496
  %cond.i14 = select i1 %tobool.not.i12, i64 %and1.i9, i64 %or.i13
  %tobool2.not.i15 = icmp eq i64 %cond.i14, 0
  %5 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i14, i1 true)
  %cast.i16 = trunc nuw nsw i64 %5 to i32
  %sub.i17 = add nsw i32 %cast.i16, -11
  %cond6.i18 = select i1 %tobool2.not.i15, i32 0, i32 %sub.i17
  %sh_prom.i19 = zext nneg i32 %cond6.i18 to i64
  %shl.i20 = shl i64 %cond.i14, %sh_prom.i19
  %cond12.i21 = tail call i32 @llvm.umax.i32(i32 %conv.i11, i32 1)
  %6 = bitcast double %z to i64
  %and1.i = and i64 %6, 4503599627370495
  %and.i2 = lshr i64 %6, 52
  %7 = trunc nuw nsw i64 %and.i2 to i32
  %conv.i = and i32 %7, 2047
  %tobool.not.i = icmp eq i32 %conv.i, 0
  %or.i3 = or disjoint i64 %and1.i, 4503599627370496
  %cond.i4 = select i1 %tobool.not.i, i64 %and1.i, i64 %or.i3
  %tobool2.not.i = icmp eq i64 %cond.i4, 0
  %8 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i4, i1 true)
  %cast.i5 = trunc nuw nsw i64 %8 to i32
  %sub.i6 = add nsw i32 %cast.i5, -11
  %cond6.i = select i1 %tobool2.not.i, i32 0, i32 %sub.i6
  %sh_prom.i = zext nneg i32 %cond6.i to i64
  %shl.i7 = shl i64 %cond.i4, %sh_prom.i
  %cond12.i = tail call i32 @llvm.umax.i32(i32 %conv.i, i32 1)
  %xor.i = xor i64 %3, %0
  %and.i = and i64 %xor.i, -9223372036854775808
  %and6.i = and i64 %6, -9223372036854775808
  %shl.i = shl i64 %shl.i20, 11
  %and.i44 = and i64 %shl.i38, 4294967295
  %shr.i = lshr i64 %shl.i38, 32
  %and1.i45 = and i64 %shl.i, 4294965248
  %shr2.i = lshr i64 %shl.i, 32
  %mul.i46 = mul nuw i64 %and1.i45, %shr.i
  %mul3.i = mul nuw i64 %and1.i45, %and.i44
  %shr4.i = lshr i64 %mul3.i, 32
  %add.i47 = add nuw i64 %shr4.i, %mul.i46
  %mul5.i = mul nuw i64 %shr2.i, %and.i44
  %and6.i48 = and i64 %add.i47, 4294967295
  %add7.i = add nuw i64 %and6.i48, %mul5.i
  %mul8.i = mul nuw i64 %shr2.i, %shr.i
  %shr9.i = lshr i64 %add.i47, 32
  %add10.i = add nuw i64 %shr9.i, %mul8.i
  %shr11.i = lshr i64 %add7.i, 32
  %add12.i = add nuw i64 %add10.i, %shr11.i
  %mul.i = mul i64 %shl.i, %shl.i38
  %shl6.i91 = shl i64 %mul.i, 9
  %or.i93 = tail call i64 @llvm.fshl.i64(i64 %add12.i, i64 %mul.i, i64 9)
  %shl13.i = shl i64 %shl.i7, 8
  %sub13.i40 = add nuw nsw i32 %cond12.i39, -2170
  %sub14.i41 = add nsw i32 %sub13.i40, %cond12.i21
  %9 = add nuw nsw i32 %cond6.i36, %cond6.i18
  %sub.i = sub nsw i32 %sub14.i41, %9
  %sub14.i = add nsw i32 %cond12.i, -1147
  %sub17.i = sub nsw i32 %sub14.i, %cond6.i
  %cmp.i = icmp eq i64 %shl.i38, 0
  %cmp20.i = icmp eq i64 %shl.i20, 0
  %10 = select i1 %cmp.i, i1 true, i1 %cmp20.i
  %cmp22.i = icmp eq i64 %shl.i7, 0
  %cond.i = select i1 %10, i32 %sub17.i, i32 %sub.i
  %cond27.i = select i1 %cmp22.i, i32 %cond.i, i32 %sub17.i
  %sub28.i = sub nsw i32 %cond.i, %cond27.i
  %cmp29.i = icmp slt i32 %sub28.i, 0
  %sub32.i = sub nsw i32 0, %sub28.i
  %cond35.i = select i1 %cmp29.i, i32 %sub32.i, i32 0
  %cmp46.i139 = icmp sgt i32 %cond35.i, 127
  br i1 %cmp46.i139, label %cond.true48.i148, label %cond.false49.i140

cond.true48.i148:                                 ; preds = %entry
  %or42.i149 = or i64 %or.i93, %shl6.i91
  %cmp43.i150 = icmp ne i64 %or42.i149, 0
  %conv45.i151 = zext i1 %cmp43.i150 to i64
  br label %right_shift.exit152

cond.false49.i140:                                ; preds = %entry
  %and.i112 = and i32 %cond35.i, 63
  %sh_prom20.i129 = zext nneg i32 %and.i112 to i64
  %shr.i130 = lshr i64 %or.i93, %sh_prom20.i129
  %tobool.not.i113 = icmp ne i32 %and.i112, 0
  %sub.i114 = sub nuw nsw i32 64, %and.i112
  %sh_prom.i115 = zext nneg i32 %sub.i114 to i64
  %shl.i116 = shl i64 %or.i93, %sh_prom.i115
  %cond.i117 = select i1 %tobool.not.i113, i64 %shl.i116, i64 0
  %or33.i135 = or i64 %cond.i117, %shl6.i91
  %cmp34.i136 = icmp ne i64 %or33.i135, 0
  %conv36.i137 = zext i1 %cmp34.i136 to i64
  %or37.i138 = or i64 %shr.i130, %conv36.i137
  %shl5.i122 = shl i64 %shl6.i91, %sh_prom.i115
  %11 = icmp ne i64 %shl5.i122, 0
  %narrow = select i1 %tobool.not.i113, i1 %11, i1 false
  %cond8.i124 = zext i1 %narrow to i64
  %shr24.i132 = lshr i64 %shl6.i91, %sh_prom20.i129
  %12 = or i64 %shr24.i132, %cond8.i124
  %or26.i134 = or i64 %12, %cond.i117
  %cmp50.i141 = icmp sgt i32 %cond35.i, 63
  %.shr.i142 = select i1 %cmp50.i141, i64 0, i64 %shr.i130
  %or37.or26.i143 = select i1 %cmp50.i141, i64 %or37.i138, i64 %or26.i134
  br label %right_shift.exit152

right_shift.exit152:                              ; preds = %cond.true48.i148, %cond.false49.i140
  %retval.sroa.0.0.i144 = phi i64 [ 0, %cond.true48.i148 ], [ %.shr.i142, %cond.false49.i140 ]
  %retval.sroa.4.0.i145 = phi i64 [ %conv45.i151, %cond.true48.i148 ], [ %or37.or26.i143, %cond.false49.i140 ]
  %cmp37.i = icmp sgt i32 %sub28.i, 0
  %cmp46.i = icmp sgt i32 %sub28.i, 127
  br i1 %cmp46.i, label %cond.true48.i, label %cond.false49.i

cond.true48.i:                                    ; preds = %right_shift.exit152
  %cmp43.i = icmp ne i64 %shl13.i, 0
  %conv45.i = zext i1 %cmp43.i to i64
  br label %right_shift.exit

cond.false49.i:                                   ; preds = %right_shift.exit152
  %cond42.i = tail call i32 @llvm.smax.i32(i32 %sub28.i, i32 0)
  %and.i99 = and i32 %cond42.i, 63
  %sh_prom20.i = zext nneg i32 %and.i99 to i64
  %shr.i106 = lshr i64 %shl13.i, %sh_prom20.i
  %tobool.not.i100 = icmp eq i32 %and.i99, 0
  %sub.i101 = sub nuw nsw i32 64, %and.i99
  %sh_prom.i102 = zext nneg i32 %sub.i101 to i64
  %shl.i103 = shl i64 %shl13.i, %sh_prom.i102
  %cond.i104 = select i1 %tobool.not.i100, i64 0, i64 %shl.i103
  %cmp34.i = icmp ne i64 %cond.i104, 0
  %conv36.i = zext i1 %cmp34.i to i64
  %or37.i = or i64 %shr.i106, %conv36.i
  %cmp50.i = icmp sgt i32 %sub28.i, 63
  %.shr.i = select i1 %cmp50.i, i64 0, i64 %shr.i106
  %or37.or26.i = select i1 %cmp50.i, i64 %or37.i, i64 %cond.i104
  br label %right_shift.exit

right_shift.exit:                                 ; preds = %cond.true48.i, %cond.false49.i
  %retval.sroa.0.0.i108 = phi i64 [ 0, %cond.true48.i ], [ %.shr.i, %cond.false49.i ]
  %retval.sroa.4.0.i = phi i64 [ %conv45.i, %cond.true48.i ], [ %or37.or26.i, %cond.false49.i ]
  %cond50.i = select i1 %cmp37.i, i32 %cond.i, i32 %cond27.i
  %cmp51.not.i = icmp eq i64 %and.i, %and6.i
  %cmp55.i = icmp ult i64 %retval.sroa.0.0.i144, %retval.sroa.0.0.i108
  br i1 %cmp55.i, label %lor.end66.i, label %lor.rhs57.i

lor.rhs57.i:                                      ; preds = %right_shift.exit
  %cmp60.i = icmp eq i64 %retval.sroa.0.0.i144, %retval.sroa.0.0.i108
  %cmp64.i = icmp ult i64 %retval.sroa.4.0.i145, %retval.sroa.4.0.i
  %13 = select i1 %cmp60.i, i1 %cmp64.i, i1 false
  br label %lor.end66.i

lor.end66.i:                                      ; preds = %lor.rhs57.i, %right_shift.exit
  %14 = phi i1 [ true, %right_shift.exit ], [ %13, %lor.rhs57.i ]
  %.243.i = select i1 %14, i64 %retval.sroa.4.0.i, i64 %retval.sroa.4.0.i145
  %small.sroa.6.0.i = select i1 %14, i64 %retval.sroa.4.0.i145, i64 %retval.sroa.4.0.i
  %sub81.i = sub i64 %.243.i, %small.sroa.6.0.i
  %add85.i = add i64 %retval.sroa.4.0.i, %retval.sroa.4.0.i145
  %cond87.i = select i1 %cmp51.not.i, i64 %add85.i, i64 %sub81.i
  %cmp92.i = icmp ult i64 %.243.i, %small.sroa.6.0.i
  %cmp96.i = icmp ult i64 %cond87.i, %.243.i
  %cond99.in.i = select i1 %cmp51.not.i, i1 %cmp96.i, i1 %cmp92.i
  br i1 %cmp51.not.i, label %cond.false108.i, label %cond.true102.i

cond.true102.i:                                   ; preds = %lor.end66.i
  %small.sroa.0.0.i = select i1 %14, i64 %retval.sroa.0.0.i144, i64 %retval.sroa.0.0.i108
  %..i = select i1 %14, i64 %retval.sroa.0.0.i108, i64 %retval.sroa.0.0.i144
  %sub105.i = sub i64 %..i, %small.sroa.0.0.i
  %conv106.neg.i = sext i1 %cond99.in.i to i64
  %sub107.i = add i64 %sub105.i, %conv106.neg.i
  br label %cond.end114.i

cond.false108.i:                                  ; preds = %lor.end66.i
  %add111.i = add i64 %retval.sroa.0.0.i108, %retval.sroa.0.0.i144
  %conv112.i = zext i1 %cond99.in.i to i64
  %add113.i = add i64 %add111.i, %conv112.i
  br label %cond.end114.i

cond.end114.i:                                    ; preds = %cond.false108.i, %cond.true102.i
  %cond115.i = phi i64 [ %sub107.i, %cond.true102.i ], [ %add113.i, %cond.false108.i ]
  %cond120.i = select i1 %14, i64 %and6.i, i64 %and.i
  %or.i = or i64 %cond115.i, %cond87.i
  %cmp121.i = icmp eq i64 %or.i, 0
  %tobool123.not.i = icmp eq i64 %cond115.i, 0
  br i1 %tobool123.not.i, label %cond.false125.i, label %cond.true124.i

cond.true124.i:                                   ; preds = %cond.end114.i
  %15 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %cond115.i, i1 true)
  %cast.i = trunc nuw nsw i64 %15 to i32
  br label %cond.end129.i

cond.false125.i:                                  ; preds = %cond.end114.i
  %or126.i = or i64 %cond87.i, 1
  %16 = tail call range(i64 0, 64) i64 @llvm.ctlz.i64(i64 %or126.i, i1 true)
  %cast127.i = trunc nuw nsw i64 %16 to i32
  %add128.i = or disjoint i32 %cast127.i, 64
  br label %cond.end129.i

cond.end129.i:                                    ; preds = %cond.false125.i, %cond.true124.i
  %cond130.i = phi i32 [ %cast.i, %cond.true124.i ], [ %add128.i, %cond.false125.i ]
  %and.i74 = and i32 %cond130.i, 63
  %tobool.not.i75 = icmp eq i32 %and.i74, 0
  %sub.i77 = sub nuw nsw i32 64, %and.i74
  %sh_prom.i78 = zext nneg i32 %sub.i77 to i64
  %shr.i79 = lshr i64 %cond87.i, %sh_prom.i78
  %cond.i80 = select i1 %tobool.not.i75, i64 0, i64 %shr.i79
  %sh_prom2.i = zext nneg i32 %and.i74 to i64
  %shl6.i = shl i64 %cond87.i, %sh_prom2.i
  %cmp.i81 = icmp ult i32 %cond130.i, 64
  %shl.i82 = shl i64 %cond115.i, %sh_prom2.i
  %or.i83 = or i64 %cond.i80, %shl.i82
  %retval.sroa.0.0.i = select i1 %cmp.i81, i64 %or.i83, i64 %shl6.i
  %add136.i = add nsw i32 %cond50.i, 64
  %sub137.i = sub nsw i32 %add136.i, %cond130.i
  %cmp139.i161 = icmp ne i64 %shl6.i, 0
  %cmp139.i = select i1 %cmp.i81, i1 %cmp139.i161, i1 false
  %cmp.i49 = icmp sgt i32 %sub137.i, -1086
  %sub.i50 = sub nsw i32 -1074, %sub137.i
  %cond.i51 = select i1 %cmp.i49, i32 11, i32 %sub.i50
  %cmp1.i = icmp sgt i32 %cond.i51, 63
  %sh_prom.i52 = zext i32 %cond.i51 to i64
  %shr.i53 = lshr i64 %retval.sroa.0.0.i, %sh_prom.i52
  %cond5.i = select i1 %cmp1.i, i64 0, i64 %shr.i53
  %or.cond.i = select i1 %cmp139.i, i1 true, i1 %cmp1.i
  br i1 %or.cond.i, label %rounded.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %cond.end129.i
  %shl.i54 = shl i64 %cond5.i, %sh_prom.i52
  %cmp8.i = icmp ne i64 %shl.i54, %retval.sroa.0.0.i
  br label %rounded.exit

rounded.exit:                                     ; preds = %cond.end129.i, %lor.rhs.i
  %17 = phi i1 [ %cmp8.i, %lor.rhs.i ], [ true, %cond.end129.i ]
  %and.i70 = and i64 %0, 9218868437227405312
  %cmp.i71.not = icmp eq i64 %and.i70, 9218868437227405312
  br i1 %cmp.i71.not, label %cond.true169.i, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %rounded.exit
  %18 = bitcast i64 %and.i to double
  %cond150.i = select i1 %cmp51.not.i, double %18, double -0.000000e+00
  %cmp37.i55 = icmp sgt i32 %sub137.i, 960
  %cmp15.i = icmp ne i64 %cond120.i, 0
  %cond36.i = select i1 %cmp15.i, i64 9218868437227405312, i64 9218868437227405311
  %add24.i = add nsw i32 %sub137.i, 1085
  %conv25.i = zext i32 %add24.i to i64
  %shl26.i = shl i64 %conv25.i, 52
  %cond29.i = select i1 %cmp.i49, i64 %shl26.i, i64 0
  %add30.i = add i64 %cond5.i, %cond29.i
  %19 = and i1 %cmp15.i, %17
  %conv33.i = zext i1 %19 to i64
  %add34.i = add i64 %add30.i, %conv33.i
  %cond42.i56 = select i1 %cmp37.i55, i64 %cond36.i, i64 %add34.i
  %or.i57 = or i64 %cond42.i56, %cond120.i
  %20 = bitcast i64 %or.i57 to double
  %cond155.i = select i1 %cmp121.i, double %cond150.i, double %20
  %and.i67 = and i64 %3, 9218868437227405312
  %cmp.i68.not = icmp eq i64 %and.i67, 9218868437227405312
  %and.i64 = and i64 %6, 9218868437227405312
  %cmp.i65.not = icmp eq i64 %and.i64, 9218868437227405312
  %or.cond = or i1 %cmp.i68.not, %cmp.i65.not
  br i1 %or.cond, label %lor.lhs.false.i, label %fused.exit

lor.lhs.false.i:                                  ; preds = %land.lhs.true.i
  %and.i58 = and i64 %3, 9218868437227405312
  %cmp.i59.not = icmp eq i64 %and.i58, 9218868437227405312
  br i1 %cmp.i59.not, label %cond.true169.i, label %fused.exit

cond.true169.i:                                   ; preds = %rounded.exit, %lor.lhs.false.i
  %mul170.i = fmul double %x, %y
  %add171.i = fadd double %mul170.i, %z
  br label %fused.exit

fused.exit:                                       ; preds = %land.lhs.true.i, %lor.lhs.false.i, %cond.true169.i
  %cond176.i = phi double [ %cond155.i, %land.lhs.true.i ], [ %add171.i, %cond.true169.i ], [ %z, %lor.lhs.false.i ]
  ret double %cond176.i
}
define double @__nv_dmul_ru(double %x, double %y) {
entry:
  %0 = bitcast double %x to i64
  %and1.i11 = and i64 %0, 4503599627370495
  %and.i12 = lshr i64 %0, 52
  %1 = trunc nuw nsw i64 %and.i12 to i32
  %conv.i13 = and i32 %1, 2047
  %tobool.not.i14 = icmp eq i32 %conv.i13, 0
  %or.i15 = or disjoint i64 %and1.i11, 4503599627370496
  %cond.i16 = select i1 %tobool.not.i14, i64 %and1.i11, i64 %or.i15
  %tobool2.not.i17 = icmp eq i64 %cond.i16, 0
  %2 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i16, i1 true)
  %cast.i18 = trunc nuw nsw i64 %2 to i32
  %sub.i19 = add nsw i32 %cast.i18, -11
  %cond6.i20 = select i1 %tobool2.not.i17, i32 0, i32 %sub.i19
  %sh_prom.i21 = zext nneg i32 %cond6.i20 to i64
  %shl.i22 = shl i64 %cond.i16, %sh_prom.i21
  %cond12.i23 = tail call i32 @llvm.umax.i32(i32 %conv.i13, i32 1)
  %3 = bitcast double %y to i64
  %and1.i = and i64 %3, 4503599627370495
  %and.i2 = lshr i64 %3, 52
  %4 = trunc nuw nsw i64 %and.i2 to i32
  %conv.i3 = and i32 %4, 2047
  %tobool.not.i4 = icmp eq i32 %conv.i3, 0
  %or.i5 = or disjoint i64 %and1.i, 4503599627370496
  %cond.i6 = select i1 %tobool.not.i4, i64 %and1.i, i64 %or.i5
  %tobool2.not.i = icmp eq i64 %cond.i6, 0
  %5 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i6, i1 true)
  %cast.i = trunc nuw nsw i64 %5 to i32
  %sub.i7 = add nsw i32 %cast.i, -11
  %cond6.i = select i1 %tobool2.not.i, i32 0, i32 %sub.i7
  %sh_prom.i8 = zext nneg i32 %cond6.i to i64
  %shl.i9 = shl i64 %cond.i6, %sh_prom.i8
  %cond12.i = tail call i32 @llvm.umax.i32(i32 %conv.i3, i32 1)
  %shl.i = shl i64 %shl.i9, 11
  %and.i28 = and i64 %shl.i22, 4294967295
  %shr.i = lshr i64 %shl.i22, 32
  %and1.i29 = and i64 %shl.i, 4294965248
  %shr2.i = lshr i64 %shl.i, 32
  %mul.i30 = mul nuw i64 %and1.i29, %shr.i
  %mul3.i = mul nuw i64 %and1.i29, %and.i28
  %shr4.i = lshr i64 %mul3.i, 32
  %add.i31 = add nuw i64 %shr4.i, %mul.i30
  %mul5.i = mul nuw i64 %shr2.i, %and.i28
  %and6.i = and i64 %add.i31, 4294967295
  %add7.i = add nuw i64 %and6.i, %mul5.i
  %mul8.i = mul nuw i64 %shr2.i, %shr.i
  %shr9.i = lshr i64 %add.i31, 32
  %add10.i = add nuw i64 %shr9.i, %mul8.i
  %shr11.i = lshr i64 %add7.i, 32
  %add12.i = add nuw i64 %add10.i, %shr11.i
  %mul.i = mul i64 %shl.i, %shl.i22
  %6 = and i64 %add12.i, 4503599627370496
  %tobool.not.i = icmp eq i64 %6, 0
  %cond.i.neg53 = select i1 %tobool.not.i, i32 -12, i32 -11
  %cond.i = select i1 %tobool.not.i, i32 12, i32 11
  %sh_prom.i = zext nneg i32 %cond.i to i64
  %shl11.i = shl i64 %add12.i, %sh_prom.i
  %sub.i = sub nuw nsw i32 64, %cond.i
  %sh_prom12.i = zext nneg i32 %sub.i to i64
  %shr13.i = lshr i64 %mul.i, %sh_prom12.i
  %or.i = or i64 %shr13.i, %shl11.i
  %sub13.i24 = add nuw nsw i32 %cond12.i23, -2097
  %sub14.i25 = add nsw i32 %sub13.i24, %cond12.i
  %7 = add nuw nsw i32 %cond6.i20, %cond6.i
  %add16.i = sub nsw i32 %sub14.i25, %7
  %sub17.i = add nsw i32 %add16.i, %cond.i.neg53
  %shl19.i = shl i64 %mul.i, %sh_prom.i
  %cmp.i = icmp ne i64 %shl19.i, 0
  %cmp.i32 = icmp sgt i32 %sub17.i, -1086
  %sub.i33 = sub nsw i32 -1074, %sub17.i
  %cond.i34 = select i1 %cmp.i32, i32 11, i32 %sub.i33
  %cmp1.i = icmp sgt i32 %cond.i34, 63
  %sh_prom.i35 = zext i32 %cond.i34 to i64
  %shr.i36 = lshr i64 %or.i, %sh_prom.i35
  %cond5.i = select i1 %cmp1.i, i64 0, i64 %shr.i36
  %or.cond.i = select i1 %cmp.i, i1 true, i1 %cmp1.i
  br i1 %or.cond.i, label %rounded.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %entry
  %shl.i37 = shl i64 %cond5.i, %sh_prom.i35
  %cmp8.i = icmp ne i64 %shl.i37, %or.i
  br label %rounded.exit

rounded.exit:                                     ; preds = %entry, %lor.rhs.i
  %8 = phi i1 [ %cmp8.i, %lor.rhs.i ], [ true, %entry ]
  %xor.i = xor i64 %3, %0
  %and.i = and i64 %xor.i, -9223372036854775808
  %tobool11.not.i = icmp eq i64 %and.i, 0
  %add24.i = add nsw i32 %sub17.i, 1085
  %conv25.i = zext i32 %add24.i to i64
  %shl26.i = shl i64 %conv25.i, 52
  %cond29.i = select i1 %cmp.i32, i64 %shl26.i, i64 0
  %add30.i = add i64 %cond5.i, %cond29.i
  %9 = and i1 %tobool11.not.i, %8
  %conv33.i = zext i1 %9 to i64
  %add34.i = add i64 %add30.i, %conv33.i
  %cond36.i = select i1 %tobool11.not.i, i64 9218868437227405312, i64 9218868437227405311
  %cmp37.i = icmp sgt i32 %sub17.i, 960
  %cond42.i = select i1 %cmp37.i, i64 %cond36.i, i64 %add34.i
  %or.i38 = or i64 %cond42.i, %and.i
  %10 = bitcast i64 %or.i38 to double
  %and.i42 = and i64 %0, 9218868437227405312
  %cmp.i43.not = icmp ne i64 %and.i42, 9218868437227405312
  %and.i39 = and i64 %3, 9218868437227405312
  %cmp.i40.not = icmp ne i64 %and.i39, 9218868437227405312
  %or.cond.not54 = and i1 %cmp.i43.not, %cmp.i40.not
  %cmp.i49 = fcmp une double %x, 0.000000e+00
  %or.cond51 = and i1 %cmp.i49, %or.cond.not54
  %cmp.i46 = fcmp une double %y, 0.000000e+00
  %or.cond52 = and i1 %cmp.i46, %or.cond51
  %mul31.i = fmul double %x, %y
  %cond32.i = select i1 %or.cond52, double %10, double %mul31.i
  ret double %cond32.i
}
define double @__nv_ddiv_ru(double %x, double %y) {
entry:
  %0 = bitcast double %x to i64
  %1 = bitcast double %y to i64
  %and.i2 = lshr i64 %1, 52
  %2 = trunc nuw nsw i64 %and.i2 to i32
  %conv.i3 = and i32 %2, 2047
  %tobool.not.i = icmp eq i32 %conv.i3, 0
  %and1.i = and i64 %1, 4503599627370495
  %or.i4 = or disjoint i64 %and1.i, 4503599627370496
  %cond.i5 = select i1 %tobool.not.i, i64 %and1.i, i64 %or.i4
  %tobool2.not.i = icmp eq i64 %cond.i5, 0
  %3 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i5, i1 true)
  %cast.i6 = trunc nuw nsw i64 %3 to i32
  %sub.i7 = add nsw i32 %cast.i6, -11
  %cond6.i = select i1 %tobool2.not.i, i32 0, i32 %sub.i7
  %sh_prom.i = zext nneg i32 %cond6.i to i64
  %shl.i8 = shl i64 %cond.i5, %sh_prom.i
  %cond.i = tail call i64 @llvm.umax.i64(i64 %shl.i8, i64 1)
  %sub22.i = sub nsw i64 0, %cond.i
  %and.i11 = lshr i64 %0, 52
  %4 = trunc nuw nsw i64 %and.i11 to i32
  %conv.i12 = and i32 %4, 2047
  %tobool.not.i13 = icmp eq i32 %conv.i12, 0
  %and1.i10 = and i64 %0, 4503599627370495
  %or.i14 = or disjoint i64 %and1.i10, 4503599627370496
  %cond.i15 = select i1 %tobool.not.i13, i64 %and1.i10, i64 %or.i14
  %tobool2.not.i16 = icmp eq i64 %cond.i15, 0
  %5 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i15, i1 true)
  %cast.i17 = trunc nuw nsw i64 %5 to i32
  %sub.i18 = add nsw i32 %cast.i17, -11
  %cond6.i19 = select i1 %tobool2.not.i16, i32 0, i32 %sub.i18
  %sh_prom.i20 = zext nneg i32 %cond6.i19 to i64
  %shl.i21 = shl i64 %cond.i15, %sh_prom.i20
  %shl.i = shl i64 %shl.i21, 53
  %conv.i = uitofp i64 %shl.i21 to double
  %conv6.i = uitofp i64 %cond.i to double
  %div.i = fdiv double %conv.i, %conv6.i
  %mul.i = fmul double %div.i, 0x4340000000000000
  %conv7.i = fptoui double %mul.i to i64
  %mul9.i = mul i64 %cond.i, %conv7.i
  %sub.i = sub i64 %shl.i, %mul9.i
  %cmp11.i = icmp slt i64 %sub.i, 0
  %left.0.lobit.neg.i = ashr i64 %sub.i, 63
  %cmp13.i = icmp sge i64 %sub.i, %cond.i
  %conv14.i = zext i1 %cmp13.i to i64
  %sub15.i = add i64 %left.0.lobit.neg.i, %conv7.i
  %add.i = add i64 %sub15.i, %conv14.i
  %cond25.i = select i1 %cmp13.i, i64 %sub22.i, i64 0
  %cond27.i = select i1 %cmp11.i, i64 %cond.i, i64 %cond25.i
  %add28.i = add nsw i64 %cond27.i, %sub.i
  %cmp11.i.1 = icmp slt i64 %add28.i, 0
  %left.0.lobit.neg.i.1 = ashr i64 %add28.i, 63
  %cmp13.i.1 = icmp sge i64 %add28.i, %cond.i
  %conv14.i.1 = zext i1 %cmp13.i.1 to i64
  %sub15.i.1 = add i64 %add.i, %left.0.lobit.neg.i.1
  %add.i.1 = add i64 %sub15.i.1, %conv14.i.1
  %cond25.i.1 = select i1 %cmp13.i.1, i64 %sub22.i, i64 0
  %cond27.i.1 = select i1 %cmp11.i.1, i64 %cond.i, i64 %cond25.i.1
  %cond12.i22 = tail call i32 @llvm.umax.i32(i32 %conv.i12, i32 1)
  %cond12.i = tail call i32 @llvm.umax.i32(i32 %conv.i3, i32 1)
  %or.i = or i64 %add.i.1, 1
  %6 = tail call range(i64 0, 64) i64 @llvm.ctlz.i64(i64 %or.i, i1 true)
  %cast.i = trunc nuw nsw i64 %6 to i32
  %shl29.i = shl i64 %add.i.1, %6
  %sub14.i.neg = add nsw i32 %cond12.i22, -53
  %7 = add nuw nsw i32 %cond12.i, %cond6.i19
  %8 = add nsw i32 %sub14.i.neg, %cond6.i
  %9 = add nuw nsw i32 %7, %cast.i
  %sub33.i = sub nsw i32 %8, %9
  %add28.i.1 = sub i64 0, %add28.i
  %cmp34.i = icmp ne i64 %cond27.i.1, %add28.i.1
  %cmp.i27 = icmp sgt i32 %sub33.i, -1086
  %sub.i28 = sub nsw i32 -1074, %sub33.i
  %cond.i29 = select i1 %cmp.i27, i32 11, i32 %sub.i28
  %cmp1.i = icmp sgt i32 %cond.i29, 63
  %sh_prom.i30 = zext i32 %cond.i29 to i64
  %shr.i = lshr i64 %shl29.i, %sh_prom.i30
  %cond5.i = select i1 %cmp1.i, i64 0, i64 %shr.i
  %or.cond.i = select i1 %cmp34.i, i1 true, i1 %cmp1.i
  br i1 %or.cond.i, label %rounded.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %entry
  %shl.i31 = shl i64 %cond5.i, %sh_prom.i30
  %cmp8.i = icmp ne i64 %shl.i31, %shl29.i
  br label %rounded.exit

rounded.exit:                                     ; preds = %entry, %lor.rhs.i
  %10 = phi i1 [ %cmp8.i, %lor.rhs.i ], [ true, %entry ]
  %xor.i = xor i64 %1, %0
  %and.i = and i64 %xor.i, -9223372036854775808
  %tobool11.not.i = icmp eq i64 %and.i, 0
  %add24.i = add nsw i32 %sub33.i, 1085
  %conv25.i = zext i32 %add24.i to i64
  %shl26.i = shl i64 %conv25.i, 52
  %cond29.i = select i1 %cmp.i27, i64 %shl26.i, i64 0
  %add30.i = add i64 %cond5.i, %cond29.i
  %11 = and i1 %tobool11.not.i, %10
  %conv33.i = zext i1 %11 to i64
  %add34.i = add i64 %add30.i, %conv33.i
  %cond36.i = select i1 %tobool11.not.i, i64 9218868437227405312, i64 9218868437227405311
  %cmp37.i = icmp sgt i32 %sub33.i, 960
  %cond42.i = select i1 %cmp37.i, i64 %cond36.i, i64 %add34.i
  %or.i32 = or i64 %cond42.i, %and.i
  %12 = bitcast i64 %or.i32 to double
  %and.i36 = and i64 %0, 9218868437227405312
  %cmp.i37.not = icmp ne i64 %and.i36, 9218868437227405312
  %and.i33 = and i64 %1, 9218868437227405312
  %cmp.i34.not = icmp ne i64 %and.i33, 9218868437227405312
  %or.cond.not51 = and i1 %cmp.i37.not, %cmp.i34.not
  %cmp.i43 = fcmp une double %x, 0.000000e+00
  %or.cond45 = and i1 %cmp.i43, %or.cond.not51
  %cmp.i40 = fcmp une double %y, 0.000000e+00
  %or.cond46 = and i1 %cmp.i40, %or.cond45
  %div49.i = fdiv double %x, %y
  %cond51.i = select i1 %or.cond46, double %12, double %div49.i
  ret double %cond51.i
}
define double @__nv_drcp_ru(double %x) {
entry:
  %0 = bitcast double %x to i64
  %and.i2 = lshr i64 %0, 52
  %1 = trunc nuw nsw i64 %and.i2 to i32
  %conv.i3 = and i32 %1, 2047
  %tobool.not.i = icmp eq i32 %conv.i3, 0
  %and1.i = and i64 %0, 4503599627370495
  %or.i4 = or disjoint i64 %and1.i, 4503599627370496
  %cond.i5 = select i1 %tobool.not.i, i64 %and1.i, i64 %or.i4
  %tobool2.not.i = icmp eq i64 %cond.i5, 0
  %2 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i5, i1 true)
  %cast.i6 = trunc nuw nsw i64 %2 to i32
  %sub.i7 = add nsw i32 %cast.i6, -11
  %cond6.i = select i1 %tobool2.not.i, i32 0, i32 %sub.i7
  %sh_prom.i = zext nneg i32 %cond6.i to i64
  %shl.i8 = shl i64 %cond.i5, %sh_prom.i
  %cond.i = tail call i64 @llvm.umax.i64(i64 %shl.i8, i64 1)
  %sub22.i = sub nsw i64 0, %cond.i
  %conv6.i = uitofp i64 %cond.i to double
  %div.i = fdiv double 0x4330000000000000, %conv6.i
  %mul.i = fmul double %div.i, 0x4340000000000000
  %conv7.i = fptoui double %mul.i to i64
  %3 = mul i64 %cond.i, %conv7.i
  %sub.i = sub i64 0, %3
  %cmp11.i = icmp slt i64 %sub.i, 0
  %left.0.lobit.neg.i = ashr i64 %sub.i, 63
  %cmp13.i = icmp sle i64 %cond.i, %sub.i
  %conv14.i = zext i1 %cmp13.i to i64
  %sub15.i = add i64 %left.0.lobit.neg.i, %conv7.i
  %add.i = add i64 %sub15.i, %conv14.i
  %cond25.i = select i1 %cmp13.i, i64 %sub22.i, i64 0
  %cond27.i = select i1 %cmp11.i, i64 %cond.i, i64 %cond25.i
  %add28.i = sub i64 %cond27.i, %3
  %cmp11.i.1 = icmp slt i64 %add28.i, 0
  %left.0.lobit.neg.i.1 = ashr i64 %add28.i, 63
  %cmp13.i.1 = icmp sge i64 %add28.i, %cond.i
  %conv14.i.1 = zext i1 %cmp13.i.1 to i64
  %sub15.i.1 = add i64 %add.i, %left.0.lobit.neg.i.1
  %add.i.1 = add i64 %sub15.i.1, %conv14.i.1
  %cond25.i.1 = select i1 %cmp13.i.1, i64 %sub22.i, i64 0
  %cond27.i.1 = select i1 %cmp11.i.1, i64 %cond.i, i64 %cond25.i.1
  %cond12.i = tail call i32 @llvm.umax.i32(i32 %conv.i3, i32 1)
  %sub13.i = add nsw i32 %cond12.i, -1075
  %sub14.i = sub nsw i32 %sub13.i, %cond6.i
  %and.i = and i64 %0, -9223372036854775808
  %or.i = or i64 %add.i.1, 1
  %4 = tail call range(i64 0, 64) i64 @llvm.ctlz.i64(i64 %or.i, i1 true)
  %cast.i = trunc nuw nsw i64 %4 to i32
  %shl29.i = shl i64 %add.i.1, %4
  %5 = add nsw i32 %sub14.i, %cast.i
  %add28.i.1 = sub i64 0, %add28.i
  %cmp34.i = icmp ne i64 %cond27.i.1, %add28.i.1
  %cmp.i27 = icmp slt i32 %5, 981
  %6 = tail call i32 @llvm.smax.i32(i32 %5, i32 980)
  %cond.i29 = add nsw i32 %6, -969
  %cmp1.i = icmp sgt i32 %5, 1032
  %sh_prom.i30 = zext nneg i32 %cond.i29 to i64
  %shr.i = lshr i64 %shl29.i, %sh_prom.i30
  %cond5.i = select i1 %cmp1.i, i64 0, i64 %shr.i
  %or.cond.i = select i1 %cmp34.i, i1 true, i1 %cmp1.i
  br i1 %or.cond.i, label %rounded.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %entry
  %shl.i31 = shl i64 %cond5.i, %sh_prom.i30
  %cmp8.i = icmp ne i64 %shl.i31, %shl29.i
  br label %rounded.exit

rounded.exit:                                     ; preds = %entry, %lor.rhs.i
  %7 = phi i1 [ %cmp8.i, %lor.rhs.i ], [ true, %entry ]
  %and.i33 = and i64 %0, 9218868437227405312
  %cmp.i34.not = icmp eq i64 %and.i33, 9218868437227405312
  br i1 %cmp.i34.not, label %cond.false48.i, label %land.lhs.true44.i

land.lhs.true44.i:                                ; preds = %rounded.exit
  %cmp37.i = icmp slt i32 %5, -1065
  %tobool11.not.i = icmp eq i64 %and.i, 0
  %cond36.i = select i1 %tobool11.not.i, i64 9218868437227405312, i64 9218868437227405311
  %add24.i = sub nsw i32 980, %5
  %conv25.i = zext i32 %add24.i to i64
  %shl26.i = shl i64 %conv25.i, 52
  %cond29.i = select i1 %cmp.i27, i64 %shl26.i, i64 0
  %add30.i = add i64 %cond5.i, %cond29.i
  %8 = and i1 %tobool11.not.i, %7
  %conv33.i = zext i1 %8 to i64
  %add34.i = add i64 %add30.i, %conv33.i
  %cond42.i = select i1 %cmp37.i, i64 %cond36.i, i64 %add34.i
  %or.i32 = or i64 %cond42.i, %and.i
  %9 = bitcast i64 %or.i32 to double
  %cmp.i37 = fcmp une double %x, 0.000000e+00
  br i1 %cmp.i37, label %quotient.exit, label %cond.false48.i

cond.false48.i:                                   ; preds = %land.lhs.true44.i, %rounded.exit
  %div49.i = fdiv double 1.000000e+00, %x
  br label %quotient.exit

quotient.exit:                                    ; preds = %land.lhs.true44.i, %cond.false48.i
  %cond51.i = phi double [ %div49.i, %cond.false48.i ], [ %9, %land.lhs.true44.i ]
  ret double %cond51.i
}
define double @__nv_dsqrt_ru(double %x) {
entry:
  %0 = bitcast double %x to i64
  %and1.i = and i64 %0, 4503599627370495
  %and.i2 = lshr i64 %0, 52
  %1 = trunc nuw nsw i64 %and.i2 to i32
  %conv.i3 = and i32 %1, 2047
  %tobool.not.i = icmp eq i32 %conv.i3, 0
  %or.i4 = or disjoint i64 %and1.i, 4503599627370496
  %cond.i = select i1 %tobool.not.i, i64 %and1.i, i64 %or.i4
  %tobool2.not.i = icmp eq i64 %cond.i, 0
  %2 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i, i1 true)
  %cast.i5 = trunc nuw nsw i64 %2 to i32
  %sub.i6 = add nsw i32 %cast.i5, -11
  %cond6.i = select i1 %tobool2.not.i, i32 0, i32 %sub.i6
  %sh_prom.i7 = zext nneg i32 %cond6.i to i64
  %shl.i8 = shl i64 %cond.i, %sh_prom.i7
  %cond12.i = tail call i32 @llvm.umax.i32(i32 %conv.i3, i32 1)
  %sub13.i9 = add nsw i32 %cond12.i, -1075
  %sub14.i = sub nsw i32 %sub13.i9, %cond6.i
  %and.i = and i32 %sub14.i, 1
  %sh_prom.i = zext nneg i32 %and.i to i64
  %shl.i = shl i64 %shl.i8, %sh_prom.i
  %conv.i = uitofp i64 %shl.i to double
  %3 = tail call double @llvm.sqrt.f64(double %conv.i)
  %mul.i = fmul double %3, 0x4190000000000000
  %conv3.i = fptoui double %mul.i to i64
  %shl4.i = shl i64 %shl.i, 52
  %mul5.i = mul i64 %conv3.i, %conv3.i
  %sub.i = sub i64 %shl4.i, %mul5.i
  %cmp7.i = icmp slt i64 %sub.i, 0
  %left.0.lobit.neg.i = ashr i64 %sub.i, 63
  %mul9.i = shl i64 %conv3.i, 1
  %cmp10.i = icmp sgt i64 %sub.i, %mul9.i
  %conv11.i = zext i1 %cmp10.i to i64
  br i1 %cmp7.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %entry
  %sub13.i = add i64 %mul9.i, -1
  br label %cond.end19.i

cond.false.i:                                     ; preds = %entry
  %add.neg.i = xor i64 %mul9.i, -1
  %spec.select.i = select i1 %cmp10.i, i64 %add.neg.i, i64 0
  br label %cond.end19.i

cond.end19.i:                                     ; preds = %cond.false.i, %cond.true.i
  %cond20.i = phi i64 [ %sub13.i, %cond.true.i ], [ %spec.select.i, %cond.false.i ]
  %add21.i = add nsw i64 %cond20.i, %sub.i
  %sub22.i = add i64 %left.0.lobit.neg.i, %conv3.i
  %add24.i = add i64 %sub22.i, %conv11.i
  %cmp7.i.1 = icmp slt i64 %add21.i, 0
  %left.0.lobit.neg.i.1 = ashr i64 %add21.i, 63
  %mul9.i.1 = shl i64 %add24.i, 1
  %cmp10.i.1 = icmp sgt i64 %add21.i, %mul9.i.1
  %conv11.i.1 = zext i1 %cmp10.i.1 to i64
  br i1 %cmp7.i.1, label %cond.true.i.1, label %cond.false.i.1

cond.false.i.1:                                   ; preds = %cond.end19.i
  %add.neg.i.1 = xor i64 %mul9.i.1, -1
  %spec.select.i.1 = select i1 %cmp10.i.1, i64 %add.neg.i.1, i64 0
  br label %cond.end19.i.1

cond.true.i.1:                                    ; preds = %cond.end19.i
  %sub13.i.1 = add i64 %mul9.i.1, -1
  br label %cond.end19.i.1

cond.end19.i.1:                                   ; preds = %cond.true.i.1, %cond.false.i.1
  %cond20.i.1 = phi i64 [ %sub13.i.1, %cond.true.i.1 ], [ %spec.select.i.1, %cond.false.i.1 ]
  %and.i19 = and i64 %0, 9218868437227405312
  %cmp.i20.not = icmp eq i64 %and.i19, 9218868437227405312
  br i1 %cmp.i20.not, label %cond.false43.i, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %cond.end19.i.1
  %sub22.i.1 = add i64 %add24.i, %left.0.lobit.neg.i.1
  %add24.i.1 = add i64 %sub22.i.1, %conv11.i.1
  %add21.i.1 = sub i64 0, %add21.i
  %cmp31.i = icmp ne i64 %cond20.i.1, %add21.i.1
  %div.i = ashr i32 %sub14.i, 1
  %sub29.i = add nsw i32 %div.i, -26
  %or.i = or i64 %add24.i.1, 1
  %4 = tail call range(i64 0, 64) i64 @llvm.ctlz.i64(i64 %or.i, i1 true)
  %cast.i = trunc nuw nsw i64 %4 to i32
  %sub30.i = sub nsw i32 %sub29.i, %cast.i
  %shl26.i = shl i64 %add24.i.1, %4
  %shr.i = lshr i64 %shl26.i, 11
  %5 = and i64 %shl26.i, 2047
  %cmp8.i = icmp ne i64 %5, 0
  %narrow = select i1 %cmp31.i, i1 true, i1 %cmp8.i
  %conv33.i = zext i1 %narrow to i64
  %add24.i16 = add nsw i32 %sub30.i, 1085
  %conv25.i = zext nneg i32 %add24.i16 to i64
  %shl26.i17 = shl nuw nsw i64 %conv25.i, 52
  %add30.i = add nuw nsw i64 %shr.i, %shl26.i17
  %add34.i = add nuw nsw i64 %add30.i, %conv33.i
  %6 = bitcast i64 %add34.i to double
  %cmp.i23 = fcmp une double %x, 0.000000e+00
  %tobool41.not.i = icmp sgt i64 %0, -1
  %or.cond = and i1 %cmp.i23, %tobool41.not.i
  br i1 %or.cond, label %square_root.exit, label %cond.false43.i

cond.false43.i:                                   ; preds = %land.lhs.true.i, %cond.end19.i.1
  %7 = tail call double @llvm.sqrt.f64(double %x)
  br label %square_root.exit

square_root.exit:                                 ; preds = %land.lhs.true.i, %cond.false43.i
  %cond46.i = phi double [ %7, %cond.false43.i ], [ %6, %land.lhs.true.i ]
  ret double %cond46.i
}
define double @__nv_fma_ru(double %x, double %y, double %z) {
entry:
  %0 = bitcast double %x to i64
  %and1.i27 = and i64 %0, 4503599627370495
  %and.i28 = lshr i64 %0, 52
  %1 = trunc nuw nsw i64 %and.i28 to i32
  %conv.i29 = and i32 %1, 2047
  %tobool.not.i30 = icmp eq i32 %conv.i29, 0
  %or.i31 = or disjoint i64 %and1.i27, 4503599627370496
  %cond.i32 = select i1 %tobool.not.i30, i64 %and1.i27, i64 %or.i31
  %tobool2.not.i33 = icmp eq i64 %cond.i32, 0
  %2 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i32, i1 true)
  %cast.i34 = trunc nuw nsw i64 %2 to i32
  %sub.i35 = add nsw i32 %cast.i34, -11
  %cond6.i36 = select i1 %tobool2.not.i33, i32 0, i32 %sub.i35
  %sh_prom.i37 = zext nneg i32 %cond6.i36 to i64
  %shl.i38 = shl i64 %cond.i32, %sh_prom.i37
  %cond12.i39 = tail call i32 @llvm.umax.i32(i32 %conv.i29, i32 1)
  %3 = bitcast double %y to i64
  %and1.i9 = and i64 %3, 4503599627370495
  %and.i10 = lshr i64 %3, 52
  %4 = trunc nuw nsw i64 %and.i10 to i32
  %conv.i11 = and i32 %4, 2047
  %tobool.not.i12 = icmp eq i32 %conv.i11, 0
  %or.i13 = or disjoint i64 %and1.i9, 4503599627370496
  %cond.i14 = select i1 %tobool.not.i12, i64 %and1.i9, i64 %or.i13
  %tobool2.not.i15 = icmp eq i64 %cond.i14, 0
  %5 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i14, i1 true)
  %cast.i16 = trunc nuw nsw i64 %5 to i32
  %sub.i17 = add nsw i32 %cast.i16, -11
  %cond6.i18 = select i1 %tobool2.not.i15, i32 0, i32 %sub.i17
  %sh_prom.i19 = zext nneg i32 %cond6.i18 to i64
  %shl.i20 = shl i64 %cond.i14, %sh_prom.i19
  %cond12.i21 = tail call i32 @llvm.umax.i32(i32 %conv.i11, i32 1)
  %6 = bitcast double %z to i64
  %and1.i = and i64 %6, 4503599627370495
  %and.i2 = lshr i64 %6, 52
  %7 = trunc nuw nsw i64 %and.i2 to i32
  %conv.i = and i32 %7, 2047
  %tobool.not.i = icmp eq i32 %conv.i, 0
  %or.i3 = or disjoint i64 %and1.i, 4503599627370496
  %cond.i4 = select i1 %tobool.not.i, i64 %and1.i, i64 %or.i3
  %tobool2.not.i = icmp eq i64 %cond.i4, 0
  %8 = tail call range(i64 11, 65) i64 @llvm.ctlz.i64(i64 %cond.i4, i1 true)
  %cast.i5 = trunc nuw nsw i64 %8 to i32
  %sub.i6 = add nsw i32 %cast.i5, -11
  %cond6.i = select i1 %tobool2.not.i, i32 0, i32 %sub.i6
  %sh_prom.i = zext nneg i32 %cond6.i to i64
  %shl.i7 = shl i64 %cond.i4, %sh_prom.i
  %cond12.i = tail call i32 @llvm.umax.i32(i32 %conv.i, i32 1)
  %xor.i = xor i64 %3, %0
  %and.i = and i64 %xor.i, -9223372036854775808
  %and6.i = and i64 %6, -9223372036854775808
  %shl.i = shl i64 %shl.i20, 11
  %and.i44 = and i64 %shl.i38, 4294967295
  %shr.i = lshr i64 %shl.i38, 32
  %and1.i45 = and i64 %shl.i, 4294965248
  %shr2.i = lshr i64 %shl.i, 32
  %mul.i46 = mul nuw i64 %and1.i45, %shr.i
  %mul3.i = mul nuw i64 %and1.i45, %and.i44
  %shr4.i = lshr i64 %mul3.i, 32
  %add.i47 = add nuw i64 %shr4.i, %mul.i46
  %mul5.i = mul nuw i64 %shr2.i, %and.i44
  %and6.i48 = and i64 %add.i47, 4294967295
  %add7.i = add nuw i64 %and6.i48, %mul5.i
  %mul8.i = mul nuw i64 %shr2.i, %shr.i
  %shr9.i = lshr i64 %add.i47, 32
  %add10.i = add nuw i64 %shr9.i, %mul8.i
  %shr11.i = lshr i64 %add7.i, 32
  %add12.i = add nuw i64 %add10.i, %shr11.i
  %mul.i = mul i64 %shl.i, %shl.i38
  %shl6.i91 = shl i64 %mul.i, 9
  %or.i93 = tail call i64 @llvm.fshl.i64(i64 %add12.i, i64 %mul.i, i64 9)
  %shl13.i = shl i64 %shl.i7, 8
  %sub13.i40 = add nuw nsw i32 %cond12.i39, -2170
  %sub14.i41 = add nsw i32 %sub13.i40, %cond12.i21
  %9 = add nuw nsw i32 %cond6.i36, %cond6.i18
  %sub.i = sub nsw i32 %sub14.i41, %9
  %sub14.i = add nsw i32 %cond12.i, -1147
  %sub17.i = sub nsw i32 %sub14.i, %cond6.i
  %cmp.i = icmp eq i64 %shl.i38, 0
  %cmp20.i = icmp eq i64 %shl.i20, 0
  %10 = select i1 %cmp.i, i1 true, i1 %cmp20.i
  %cmp22.i = icmp eq i64 %shl.i7, 0
  %cond.i = select i1 %10, i32 %sub17.i, i32 %sub.i
  %cond27.i = select i1 %cmp22.i, i32 %cond.i, i32 %sub17.i
  %sub28.i = sub nsw i32 %cond.i, %cond27.i
  %cmp29.i = icmp slt i32 %sub28.i, 0
  %sub32.i = sub nsw i32 0, %sub28.i
  %cond35.i = select i1 %cmp29.i, i32 %sub32.i, i32 0
  %cmp46.i139 = icmp sgt i32 %cond35.i, 127
  br i1 %cmp46.i139, label %cond.true48.i148, label %cond.false49.i140

cond.true48.i148:                                 ; preds = %entry
  %or42.i149 = or i64 %or.i93, %shl6.i91
  %cmp43.i150 = icmp ne i64 %or42.i149, 0
  %conv45.i151 = zext i1 %cmp43.i150 to i64
  br label %right_shift.exit152

cond.false49.i140:                                ; preds = %entry
  %and.i112 = and i32 %cond35.i, 63
  %sh_prom20.i129 = zext nneg i32 %and.i112 to i64
  %shr.i130 = lshr i64 %or.i93, %sh_prom20.i129
  %tobool.not.i113 = icmp ne i32 %and.i112, 0
  %sub.i114 = sub nuw nsw i32 64, %and.i112
  %sh_prom.i115 = zext nneg i32 %sub.i114 to i64
  %shl.i116 = shl i64 %or.i93, %sh_prom.i115
  %cond.i117 = select i1 %tobool.not.i113, i64 %shl.i116, i64 0
  %or33.i135 = or i64 %cond.i117, %shl6.i91
  %cmp34.i136 = icmp ne i64 %or33.i135, 0
  %conv36.i137 = zext i1 %cmp34.i136 to i64
  %or37.i138 = or i64 %shr.i130, %conv36.i137
  %shl5.i122 = shl i64 %shl6.i91, %sh_prom.i115
  %11 = icmp ne i64 %shl5.i122, 0
  %narrow = select i1 %tobool.not.i113, i1 %11, i1 false
  %cond8.i124 = zext i1 %narrow to i64
  %shr24.i132 = lshr i64 %shl6.i91, %sh_prom20.i129
  %12 = or i64 %shr24.i132, %cond8.i124
  %or26.i134 = or i64 %12, %cond.i117
  %cmp50.i141 = icmp sgt i32 %cond35.i, 63
  %.shr.i142 = select i1 %cmp50.i141, i64 0, i64 %shr.i130
  %or37.or26.i143 = select i1 %cmp50.i141, i64 %or37.i138, i64 %or26.i134
  br label %right_shift.exit152

right_shift.exit152:                              ; preds = %cond.true48.i148, %cond.false49.i140
  %retval.sroa.0.0.i144 = phi i64 [ 0, %cond.true48.i148 ], [ %.shr.i142, %cond.false49.i140 ]
  %retval.sroa.4.0.i145 = phi i64 [ %conv45.i151, %cond.true48.i148 ], [ %or37.or26.i143, %cond.false49.i140 ]
  %cmp37.i = icmp sgt i32 %sub28.i, 0
  %cmp46.i = icmp sgt i32 %sub28.i, 127
  br i1 %cmp46.i, label %cond.true48.i, label %cond.false49.i

cond.true48.i:                                    ; preds = %right_shift.exit152
  %cmp43.i = icmp ne i64 %shl13.i, 0
  %conv45.i = zext i1 %cmp43.i to i64
  br label %right_shift.exit

cond.false49.i:                                   ; preds = %right_shift.exit152
  %cond42.i = tail call i32 @llvm.smax.i32(i32 %sub28.i, i32 0)
  %and.i99 = and i32 %cond42.i, 63
  %sh_prom20.i = zext nneg i32 %and.i99 to i64
  %shr.i106 = lshr i64 %shl13.i, %sh_prom20.i
  %tobool.not.i100 = icmp eq i32 %and.i99, 0
  %sub.i101 = sub nuw nsw i32 64, %and.i99
  %sh_prom.i102 = zext nneg i32 %sub.i101 to i64
  %shl.i103 = shl i64 %shl13.i, %sh_prom.i102
  %cond.i104 = select i1 %tobool.not.i100, i64 0, i64 %shl.i103
  %cmp34.i = icmp ne i64 %cond.i104, 0
  %conv36.i = zext i1 %cmp34.i to i64
  %or37.i = or i64 %shr.i106, %conv36.i
  %cmp50.i = icmp sgt i32 %sub28.i, 63
  %.shr.i = select i1 %cmp50.i, i64 0, i64 %shr.i106
  %or37.or26.i = select i1 %cmp50.i, i64 %or37.i, i64 %cond.i104
  br label %right_shift.exit

right_shift.exit:                                 ; preds = %cond.true48.i, %cond.false49.i
  %retval.sroa.0.0.i108 = phi i64 [ 0, %cond.true48.i ], [ %.shr.i, %cond.false49.i ]
  %retval.sroa.4.0.i = phi i64 [ %conv45.i, %cond.true48.i ], [ %or37.or26.i, %cond.false49.i ]
  %cond50.i = select i1 %cmp37.i, i32 %cond.i, i32 %cond27.i
  %cmp51.not.i = icmp eq i64 %and.i, %and6.i
  %cmp55.i = icmp ult i64 %retval.sroa.0.0.i144, %retval.sroa.0.0.i108
  br i1 %cmp55.i, label %lor.end66.i, label %lor.rhs57.i

lor.rhs57.i:                                      ; preds = %right_shift.exit
  %cmp60.i = icmp eq i64 %retval.sroa.0.0.i144, %retval.sroa.0.0.i108
  %cmp64.i = icmp ult i64 %retval.sroa.4.0.i145, %retval.sroa.4.0.i
  %13 = select i1 %cmp60.i, i1 %cmp64.i, i1 false
  br label %lor.end66.i

lor.end66.i:                                      ; preds = %lor.rhs57.i, %right_shift.exit
  %14 = phi i1 [ true, %right_shift.exit ], [ %13, %lor.rhs57.i ]
  %.243.i = select i1 %14, i64 %retval.sroa.4.0.i, i64 %retval.sroa.4.0.i145
  %small.sroa.6.0.i = select i1 %14, i64 %retval.sroa.4.0.i145, i64 %retval.sroa.4.0.i
  %sub81.i = sub i64 %.243.i, %small.sroa.6.0.i
  %add85.i = add i64 %retval.sroa.4.0.i, %retval.sroa.4.0.i145
  %cond87.i = select i1 %cmp51.not.i, i64 %add85.i, i64 %sub81.i
  %cmp92.i = icmp ult i64 %.243.i, %small.sroa.6.0.i
  %cmp96.i = icmp ult i64 %cond87.i, %.243.i
  %cond99.in.i = select i1 %cmp51.not.i, i1 %cmp96.i, i1 %cmp92.i
  br i1 %cmp51.not.i, label %cond.false108.i, label %cond.true102.i

cond.true102.i:                                   ; preds = %lor.end66.i
  %small.sroa.0.0.i = select i1 %14, i64 %retval.sroa.0.0.i144, i64 %retval.sroa.0.0.i108
  %..i = select i1 %14, i64 %retval.sroa.0.0.i108, i64 %retval.sroa.0.0.i144
  %sub105.i = sub i64 %..i, %small.sroa.0.0.i
  %conv106.neg.i = sext i1 %cond99.in.i to i64
  %sub107.i = add i64 %sub105.i, %conv106.neg.i
  br label %cond.end114.i

cond.false108.i:                                  ; preds = %lor.end66.i
  %add111.i = add i64 %retval.sroa.0.0.i108, %retval.sroa.0.0.i144
  %conv112.i = zext i1 %cond99.in.i to i64
  %add113.i = add i64 %add111.i, %conv112.i
  br label %cond.end114.i

cond.end114.i:                                    ; preds = %cond.false108.i, %cond.true102.i
  %cond115.i = phi i64 [ %sub107.i, %cond.true102.i ], [ %add113.i, %cond.false108.i ]
  %cond120.i = select i1 %14, i64 %and6.i, i64 %and.i
  %or.i = or i64 %cond115.i, %cond87.i
  %cmp121.i = icmp eq i64 %or.i, 0
  %tobool123.not.i = icmp eq i64 %cond115.i, 0
  br i1 %tobool123.not.i, label %cond.false125.i, label %cond.true124.i

cond.true124.i:                                   ; preds = %cond.end114.i
  %15 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %cond115.i, i1 true)
  %cast.i = trunc nuw nsw i64 %15 to i32
  br label %cond.end129.i

cond.false125.i:                                  ; preds = %cond.end114.i
  %or126.i = or i64 %cond87.i, 1
  %16 = tail call range(i64 0, 64) i64 @llvm.ctlz.i64(i64 %or126.i, i1 true)
  %cast127.i = trunc nuw nsw i64 %16 to i32
  %add128.i = or disjoint i32 %cast127.i, 64
  br label %cond.end129.i

cond.end129.i:                                    ; preds = %cond.false125.i, %cond.true124.i
  %cond130.i = phi i32 [ %cast.i, %cond.true124.i ], [ %add128.i, %cond.false125.i ]
  %and.i74 = and i32 %cond130.i, 63
  %tobool.not.i75 = icmp eq i32 %and.i74, 0
  %sub.i77 = sub nuw nsw i32 64, %and.i74
  %sh_prom.i78 = zext nneg i32 %sub.i77 to i64
  %shr.i79 = lshr i64 %cond87.i, %sh_prom.i78
  %cond.i80 = select i1 %tobool.not.i75, i64 0, i64 %shr.i79
  %sh_prom2.i = zext nneg i32 %and.i74 to i64
  %shl6.i = shl i64 %cond87.i, %sh_prom2.i
  %cmp.i81 = icmp ult i32 %cond130.i, 64
  %shl.i82 = shl i64 %cond115.i, %sh_prom2.i
  %or.i83 = or i64 %cond.i80, %shl.i82
  %retval.sroa.0.0.i = select i1 %cmp.i81, i64 %or.i83, i64 %shl6.i
  %add136.i = add nsw i32 %cond50.i, 64
  %sub137.i = sub nsw i32 %add136.i, %cond130.i
  %cmp139.i161 = icmp ne i64 %shl6.i, 0
  %cmp139.i = select i1 %cmp.i81, i1 %cmp139.i161, i1 false
  %cmp.i49 = icmp sgt i32 %sub137.i, -1086
  %sub.i50 = sub nsw i32 -1074, %sub137.i
  %cond.i51 = select i1 %cmp.i49, i32 11, i32 %sub.i50
  %cmp1.i = icmp sgt i32 %cond.i51, 63
  %sh_prom.i52 = zext i32 %cond.i51 to i64
  %shr.i53 = lshr i64 %retval.sroa.0.0.i, %sh_prom.i52
  %cond5.i = select i1 %cmp1.i, i64 0, i64 %shr.i53
  %or.cond.i = select i1 %cmp139.i, i1 true, i1 %cmp1.i
  br i1 %or.cond.i, label %rounded.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %cond.end129.i
  %shl.i54 = shl i64 %cond5.i, %sh_prom.i52
  %cmp8.i = icmp ne i64 %shl.i54, %retval.sroa.0.0.i
  br label %rounded.exit

rounded.exit:                                     ; preds = %cond.end129.i, %lor.rhs.i
  %17 = phi i1 [ %cmp8.i, %lor.rhs.i ], [ true, %cond.end129.i ]
  %and.i70 = and i64 %0, 9218868437227405312
  %cmp.i71.not = icmp eq i64 %and.i70, 9218868437227405312
  br i1 %cmp.i71.not, label %cond.true169.i, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %rounded.exit
  %18 = bitcast i64 %and.i to double
  %cond150.i = select i1 %cmp51.not.i, double %18, double 0.000000e+00
  %cmp37.i55 = icmp sgt i32 %sub137.i, 960
  %tobool11.not.i = icmp eq i64 %cond120.i, 0
  %cond36.i = select i1 %tobool11.not.i, i64 9218868437227405312, i64 9218868437227405311
  %add24.i = add nsw i32 %sub137.i, 1085
  %conv25.i = zext i32 %add24.i to i64
  %shl26.i = shl i64 %conv25.i, 52
  %cond29.i = select i1 %cmp.i49, i64 %shl26.i, i64 0
  %add30.i = add i64 %cond5.i, %cond29.i
  %19 = and i1 %tobool11.not.i, %17
  %conv33.i = zext i1 %19 to i64
  %add34.i = add i64 %add30.i, %conv33.i
  %cond42.i56 = select i1 %cmp37.i55, i64 %cond36.i, i64 %add34.i
  %or.i57 = or i64 %cond42.i56, %cond120.i
  %20 = bitcast i64 %or.i57 to double
  %cond155.i = select i1 %cmp121.i, double %cond150.i, double %20
  %and.i67 = and i64 %3, 9218868437227405312
  %cmp.i68.not = icmp eq i64 %and.i67, 9218868437227405312
  %and.i64 = and i64 %6, 9218868437227405312
  %cmp.i65.not = icmp eq i64 %and.i64, 9218868437227405312
  %or.cond = or i1 %cmp.i68.not, %cmp.i65.not
  br i1 %or.cond, label %lor.lhs.false.i, label %fused.exit

lor.lhs.false.i:                                  ; preds = %land.lhs.true.i
  %and.i58 = and i64 %3, 9218868437227405312
  %cmp.i59.not = icmp eq i64 %and.i58, 9218868437227405312
  br i1 %cmp.i59.not, label %cond.true169.i, label %fused.exit

cond.true169.i:                                   ; preds = %rounded.exit, %lor.lhs.false.i
  %mul170.i = fmul double %x, %y
  %add171.i = fadd double %mul170.i, %z
  br label %fused.exit

fused.exit:                                       ; preds = %land.lhs.true.i, %lor.lhs.false.i, %cond.true169.i
  %cond176.i = phi double [ %cond155.i, %land.lhs.true.i ], [ %add171.i, %cond.true169.i ], [ %z, %lor.lhs.false.i ]
  ret double %cond176.i
}
