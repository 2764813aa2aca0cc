; clang sm_80, from ocean.cu
source_filename = "ocean.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Grid = type { i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Friction = type { float, float, float }
%struct.Mixing = type { float, float, float, float }

$_Z15tracer_tendencyILb0ELi1EEvRK4GridPKfS4_S4_S4_S4_Pfffi = comdat any

$_Z15tracer_tendencyILb1ELi1EEvRK4GridPKfS4_S4_S4_S4_Pfffi = comdat any

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fill_halo_west_and_east(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %11, %2
  %18 = icmp slt i32 %16, %3
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %206

20:                                               ; preds = %6
  %21 = add nsw i32 %2, 6
  %22 = mul nsw i32 %21, %16
  %23 = add i32 %11, 3
  %24 = add i32 %23, %22
  %25 = add nsw i32 %1, 6
  %26 = mul nsw i32 %24, %25
  %27 = add nsw i32 %26, 3
  %28 = icmp eq i32 %4, 3
  br i1 %28, label %29, label %32

29:                                               ; preds = %20
  %30 = sext i32 %27 to i64
  %31 = getelementptr inbounds float, ptr %0, i64 %30
  store float 0.000000e+00, ptr %31, align 4, !tbaa !8
  br label %32

32:                                               ; preds = %29, %20
  switch i32 %4, label %53 [
    i32 0, label %33
    i32 1, label %39
    i32 2, label %43
  ]

33:                                               ; preds = %32
  %34 = add nsw i32 %1, -1
  %35 = add nsw i32 %34, %27
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !8
  br label %48

39:                                               ; preds = %32
  %40 = sext i32 %27 to i64
  %41 = getelementptr inbounds float, ptr %0, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !8
  br label %48

43:                                               ; preds = %32
  %44 = sext i32 %27 to i64
  %45 = getelementptr inbounds float, ptr %0, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = fneg contract float %46
  br label %48

48:                                               ; preds = %43, %39, %33
  %49 = phi float [ %42, %39 ], [ %38, %33 ], [ %47, %43 ]
  %50 = sext i32 %26 to i64
  %51 = getelementptr float, ptr %0, i64 %50
  %52 = getelementptr i8, ptr %51, i64 8
  store float %49, ptr %52, align 4, !tbaa !8
  br label %53

53:                                               ; preds = %48, %32
  br i1 %28, label %54, label %61

54:                                               ; preds = %53
  %55 = sext i32 %26 to i64
  %56 = getelementptr float, ptr %0, i64 %55
  %57 = getelementptr i8, ptr %56, i64 16
  %58 = getelementptr i8, ptr %56, i64 8
  %59 = load float, ptr %57, align 4, !tbaa !8
  %60 = fneg contract float %59
  store float %60, ptr %58, align 4, !tbaa !8
  br label %61

61:                                               ; preds = %54, %53
  switch i32 %4, label %85 [
    i32 0, label %73
    i32 1, label %68
    i32 2, label %62
  ]

62:                                               ; preds = %61
  %63 = sext i32 %26 to i64
  %64 = getelementptr float, ptr %0, i64 %63
  %65 = getelementptr i8, ptr %64, i64 16
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = fneg contract float %66
  br label %80

68:                                               ; preds = %61
  %69 = sext i32 %26 to i64
  %70 = getelementptr float, ptr %0, i64 %69
  %71 = getelementptr i8, ptr %70, i64 16
  %72 = load float, ptr %71, align 4, !tbaa !8
  br label %80

73:                                               ; preds = %61
  %74 = add nsw i32 %1, -2
  %75 = add nsw i32 %74, %27
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %0, i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !8
  %79 = sext i32 %26 to i64
  br label %80

80:                                               ; preds = %73, %68, %62
  %81 = phi i64 [ %79, %73 ], [ %69, %68 ], [ %63, %62 ]
  %82 = phi float [ %78, %73 ], [ %72, %68 ], [ %67, %62 ]
  %83 = getelementptr float, ptr %0, i64 %81
  %84 = getelementptr i8, ptr %83, i64 4
  store float %82, ptr %84, align 4, !tbaa !8
  br label %85

85:                                               ; preds = %80, %61
  br i1 %28, label %86, label %93

86:                                               ; preds = %85
  %87 = sext i32 %26 to i64
  %88 = getelementptr float, ptr %0, i64 %87
  %89 = getelementptr i8, ptr %88, i64 20
  %90 = getelementptr i8, ptr %88, i64 4
  %91 = load float, ptr %89, align 4, !tbaa !8
  %92 = fneg contract float %91
  store float %92, ptr %90, align 4, !tbaa !8
  br label %93

93:                                               ; preds = %86, %85
  switch i32 %4, label %115 [
    i32 0, label %105
    i32 1, label %100
    i32 2, label %94
  ]

94:                                               ; preds = %93
  %95 = sext i32 %26 to i64
  %96 = getelementptr float, ptr %0, i64 %95
  %97 = getelementptr i8, ptr %96, i64 20
  %98 = load float, ptr %97, align 4, !tbaa !8
  %99 = fneg contract float %98
  br label %111

100:                                              ; preds = %93
  %101 = sext i32 %26 to i64
  %102 = getelementptr float, ptr %0, i64 %101
  %103 = getelementptr i8, ptr %102, i64 20
  %104 = load float, ptr %103, align 4, !tbaa !8
  br label %111

105:                                              ; preds = %93
  %106 = add i32 %26, %1
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %0, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !8
  %110 = sext i32 %26 to i64
  br label %111

111:                                              ; preds = %105, %100, %94
  %112 = phi i64 [ %110, %105 ], [ %101, %100 ], [ %95, %94 ]
  %113 = phi float [ %109, %105 ], [ %104, %100 ], [ %99, %94 ]
  %114 = getelementptr inbounds float, ptr %0, i64 %112
  store float %113, ptr %114, align 4, !tbaa !8
  br label %115

115:                                              ; preds = %111, %93
  br i1 %28, label %116, label %122

116:                                              ; preds = %115
  %117 = sext i32 %26 to i64
  %118 = getelementptr float, ptr %0, i64 %117
  %119 = getelementptr i8, ptr %118, i64 24
  %120 = load float, ptr %119, align 4, !tbaa !8
  %121 = fneg contract float %120
  store float %121, ptr %118, align 4, !tbaa !8
  br label %122

122:                                              ; preds = %115, %116
  %123 = add nsw i32 %27, %1
  %124 = icmp eq i32 %5, 3
  br i1 %124, label %125, label %128

125:                                              ; preds = %122
  %126 = sext i32 %123 to i64
  %127 = getelementptr inbounds float, ptr %0, i64 %126
  store float 0.000000e+00, ptr %127, align 4, !tbaa !8
  br label %128

128:                                              ; preds = %125, %122
  switch i32 %5, label %168 [
    i32 0, label %129
    i32 1, label %133
    i32 2, label %138
  ]

129:                                              ; preds = %128
  %130 = sext i32 %27 to i64
  %131 = getelementptr inbounds float, ptr %0, i64 %130
  %132 = load float, ptr %131, align 4, !tbaa !8
  br label %144

133:                                              ; preds = %128
  %134 = add i32 %123, -1
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr %0, i64 %135
  %137 = load float, ptr %136, align 4, !tbaa !8
  br label %144

138:                                              ; preds = %128
  %139 = add i32 %123, -1
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr %0, i64 %140
  %142 = load float, ptr %141, align 4, !tbaa !8
  %143 = fneg contract float %142
  br label %144

144:                                              ; preds = %138, %133, %129
  %145 = phi float [ %137, %133 ], [ %132, %129 ], [ %143, %138 ]
  %146 = sext i32 %123 to i64
  %147 = getelementptr float, ptr %0, i64 %146
  store float %145, ptr %147, align 4, !tbaa !8
  switch i32 %5, label %167 [
    i32 0, label %159
    i32 1, label %154
    i32 2, label %148
  ]

148:                                              ; preds = %144
  %149 = add i32 %123, -2
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr %0, i64 %150
  %152 = load float, ptr %151, align 4, !tbaa !8
  %153 = fneg contract float %152
  br label %164

154:                                              ; preds = %144
  %155 = add i32 %123, -2
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds float, ptr %0, i64 %156
  %158 = load float, ptr %157, align 4, !tbaa !8
  br label %164

159:                                              ; preds = %144
  %160 = sext i32 %26 to i64
  %161 = getelementptr float, ptr %0, i64 %160
  %162 = getelementptr i8, ptr %161, i64 16
  %163 = load float, ptr %162, align 4, !tbaa !8
  br label %164

164:                                              ; preds = %159, %154, %148
  %165 = phi float [ %163, %159 ], [ %158, %154 ], [ %153, %148 ]
  %166 = getelementptr i8, ptr %147, i64 4
  store float %165, ptr %166, align 4, !tbaa !8
  br label %168

167:                                              ; preds = %144
  unreachable

168:                                              ; preds = %164, %128
  br i1 %124, label %169, label %176

169:                                              ; preds = %168
  %170 = sext i32 %123 to i64
  %171 = getelementptr float, ptr %0, i64 %170
  %172 = getelementptr i8, ptr %171, i64 -4
  %173 = getelementptr i8, ptr %171, i64 4
  %174 = load float, ptr %172, align 4, !tbaa !8
  %175 = fneg contract float %174
  store float %175, ptr %173, align 4, !tbaa !8
  br label %176

176:                                              ; preds = %169, %168
  switch i32 %5, label %198 [
    i32 0, label %188
    i32 1, label %183
    i32 2, label %177
  ]

177:                                              ; preds = %176
  %178 = add i32 %26, %1
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds float, ptr %0, i64 %179
  %181 = load float, ptr %180, align 4, !tbaa !8
  %182 = fneg contract float %181
  br label %193

183:                                              ; preds = %176
  %184 = add i32 %26, %1
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds float, ptr %0, i64 %185
  %187 = load float, ptr %186, align 4, !tbaa !8
  br label %193

188:                                              ; preds = %176
  %189 = sext i32 %26 to i64
  %190 = getelementptr float, ptr %0, i64 %189
  %191 = getelementptr i8, ptr %190, i64 20
  %192 = load float, ptr %191, align 4, !tbaa !8
  br label %193

193:                                              ; preds = %188, %183, %177
  %194 = phi float [ %192, %188 ], [ %187, %183 ], [ %182, %177 ]
  %195 = sext i32 %123 to i64
  %196 = getelementptr float, ptr %0, i64 %195
  %197 = getelementptr i8, ptr %196, i64 8
  store float %194, ptr %197, align 4, !tbaa !8
  br label %198

198:                                              ; preds = %193, %176
  br i1 %124, label %199, label %206

199:                                              ; preds = %198
  %200 = sext i32 %123 to i64
  %201 = getelementptr float, ptr %0, i64 %200
  %202 = getelementptr i8, ptr %201, i64 -8
  %203 = getelementptr i8, ptr %201, i64 8
  %204 = load float, ptr %202, align 4, !tbaa !8
  %205 = fneg contract float %204
  store float %205, ptr %203, align 4, !tbaa !8
  br label %206

206:                                              ; preds = %199, %198, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fill_halo_south_and_north(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = add nsw i32 %1, 6
  %18 = icmp slt i32 %11, %17
  %19 = icmp slt i32 %16, %3
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %237

21:                                               ; preds = %6
  %22 = add nsw i32 %2, 6
  %23 = mul nsw i32 %22, %16
  %24 = add nsw i32 %23, 3
  %25 = mul nsw i32 %24, %17
  %26 = add nsw i32 %25, %11
  %27 = icmp eq i32 %4, 3
  br i1 %27, label %28, label %31

28:                                               ; preds = %21
  %29 = sext i32 %26 to i64
  %30 = getelementptr inbounds float, ptr %0, i64 %29
  store float 0.000000e+00, ptr %30, align 4, !tbaa !8
  br label %31

31:                                               ; preds = %28, %21
  switch i32 %4, label %53 [
    i32 0, label %32
    i32 1, label %39
    i32 2, label %43
  ]

32:                                               ; preds = %31
  %33 = add nsw i32 %2, -1
  %34 = mul nsw i32 %33, %17
  %35 = add nsw i32 %26, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !8
  br label %48

39:                                               ; preds = %31
  %40 = sext i32 %26 to i64
  %41 = getelementptr inbounds float, ptr %0, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !8
  br label %48

43:                                               ; preds = %31
  %44 = sext i32 %26 to i64
  %45 = getelementptr inbounds float, ptr %0, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = fneg contract float %46
  br label %48

48:                                               ; preds = %43, %39, %32
  %49 = phi float [ %42, %39 ], [ %38, %32 ], [ %47, %43 ]
  %50 = sub nsw i32 %26, %17
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %0, i64 %51
  store float %49, ptr %52, align 4, !tbaa !8
  br label %53

53:                                               ; preds = %48, %31
  br i1 %27, label %54, label %63

54:                                               ; preds = %53
  %55 = add nsw i32 %26, %17
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %0, i64 %56
  %58 = sub nsw i32 %26, %17
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %0, i64 %59
  %61 = load float, ptr %57, align 4, !tbaa !8
  %62 = fneg contract float %61
  store float %62, ptr %60, align 4, !tbaa !8
  br label %63

63:                                               ; preds = %54, %53
  switch i32 %4, label %88 [
    i32 0, label %75
    i32 1, label %70
    i32 2, label %64
  ]

64:                                               ; preds = %63
  %65 = add nsw i32 %26, %17
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %0, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !8
  %69 = fneg contract float %68
  br label %82

70:                                               ; preds = %63
  %71 = add nsw i32 %26, %17
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %0, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !8
  br label %82

75:                                               ; preds = %63
  %76 = add nsw i32 %2, -2
  %77 = mul nsw i32 %76, %17
  %78 = add nsw i32 %26, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %0, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !8
  br label %82

82:                                               ; preds = %75, %70, %64
  %83 = phi float [ %81, %75 ], [ %74, %70 ], [ %69, %64 ]
  %84 = shl nsw i32 %17, 1
  %85 = sub nsw i32 %26, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %0, i64 %86
  store float %83, ptr %87, align 4, !tbaa !8
  br label %88

88:                                               ; preds = %82, %63
  br i1 %27, label %89, label %99

89:                                               ; preds = %88
  %90 = shl nsw i32 %17, 1
  %91 = add nsw i32 %26, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %0, i64 %92
  %94 = sub nsw i32 %26, %90
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %0, i64 %95
  %97 = load float, ptr %93, align 4, !tbaa !8
  %98 = fneg contract float %97
  store float %98, ptr %96, align 4, !tbaa !8
  br label %99

99:                                               ; preds = %89, %88
  switch i32 %4, label %126 [
    i32 0, label %113
    i32 1, label %107
    i32 2, label %100
  ]

100:                                              ; preds = %99
  %101 = shl nsw i32 %17, 1
  %102 = add nsw i32 %26, %101
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %0, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !8
  %106 = fneg contract float %105
  br label %120

107:                                              ; preds = %99
  %108 = shl nsw i32 %17, 1
  %109 = add nsw i32 %26, %108
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds float, ptr %0, i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !8
  br label %120

113:                                              ; preds = %99
  %114 = add nsw i32 %2, -3
  %115 = mul nsw i32 %114, %17
  %116 = add nsw i32 %26, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr %0, i64 %117
  %119 = load float, ptr %118, align 4, !tbaa !8
  br label %120

120:                                              ; preds = %113, %107, %100
  %121 = phi float [ %119, %113 ], [ %112, %107 ], [ %106, %100 ]
  %122 = mul i32 %17, -3
  %123 = add i32 %26, %122
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr %0, i64 %124
  store float %121, ptr %125, align 4, !tbaa !8
  br label %126

126:                                              ; preds = %120, %99
  br i1 %27, label %127, label %137

127:                                              ; preds = %126
  %128 = mul nsw i32 %17, 3
  %129 = add nsw i32 %26, %128
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds float, ptr %0, i64 %130
  %132 = sub nsw i32 %26, %128
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr %0, i64 %133
  %135 = load float, ptr %131, align 4, !tbaa !8
  %136 = fneg contract float %135
  store float %136, ptr %134, align 4, !tbaa !8
  br label %137

137:                                              ; preds = %126, %127
  %138 = mul nsw i32 %2, %17
  %139 = add nsw i32 %26, %138
  %140 = icmp eq i32 %5, 3
  br i1 %140, label %141, label %144

141:                                              ; preds = %137
  %142 = sext i32 %139 to i64
  %143 = getelementptr inbounds float, ptr %0, i64 %142
  store float 0.000000e+00, ptr %143, align 4, !tbaa !8
  br label %144

144:                                              ; preds = %141, %137
  switch i32 %5, label %188 [
    i32 0, label %145
    i32 1, label %149
    i32 2, label %154
  ]

145:                                              ; preds = %144
  %146 = sext i32 %26 to i64
  %147 = getelementptr inbounds float, ptr %0, i64 %146
  %148 = load float, ptr %147, align 4, !tbaa !8
  br label %160

149:                                              ; preds = %144
  %150 = sub i32 %139, %17
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds float, ptr %0, i64 %151
  %153 = load float, ptr %152, align 4, !tbaa !8
  br label %160

154:                                              ; preds = %144
  %155 = sub i32 %139, %17
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds float, ptr %0, i64 %156
  %158 = load float, ptr %157, align 4, !tbaa !8
  %159 = fneg contract float %158
  br label %160

160:                                              ; preds = %154, %149, %145
  %161 = phi float [ %153, %149 ], [ %148, %145 ], [ %159, %154 ]
  %162 = sext i32 %139 to i64
  %163 = getelementptr inbounds float, ptr %0, i64 %162
  store float %161, ptr %163, align 4, !tbaa !8
  switch i32 %5, label %187 [
    i32 0, label %177
    i32 1, label %171
    i32 2, label %164
  ]

164:                                              ; preds = %160
  %165 = shl i32 %17, 1
  %166 = sub i32 %139, %165
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds float, ptr %0, i64 %167
  %169 = load float, ptr %168, align 4, !tbaa !8
  %170 = fneg contract float %169
  br label %182

171:                                              ; preds = %160
  %172 = shl i32 %17, 1
  %173 = sub i32 %139, %172
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds float, ptr %0, i64 %174
  %176 = load float, ptr %175, align 4, !tbaa !8
  br label %182

177:                                              ; preds = %160
  %178 = add nsw i32 %26, %17
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds float, ptr %0, i64 %179
  %181 = load float, ptr %180, align 4, !tbaa !8
  br label %182

182:                                              ; preds = %177, %171, %164
  %183 = phi float [ %181, %177 ], [ %176, %171 ], [ %170, %164 ]
  %184 = add nsw i32 %139, %17
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds float, ptr %0, i64 %185
  store float %183, ptr %186, align 4, !tbaa !8
  br label %188

187:                                              ; preds = %160
  unreachable

188:                                              ; preds = %182, %144
  br i1 %140, label %189, label %198

189:                                              ; preds = %188
  %190 = sub nsw i32 %139, %17
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds float, ptr %0, i64 %191
  %193 = add nsw i32 %139, %17
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds float, ptr %0, i64 %194
  %196 = load float, ptr %192, align 4, !tbaa !8
  %197 = fneg contract float %196
  store float %197, ptr %195, align 4, !tbaa !8
  br label %198

198:                                              ; preds = %189, %188
  switch i32 %5, label %226 [
    i32 0, label %214
    i32 1, label %207
    i32 2, label %199
  ]

199:                                              ; preds = %198
  %200 = mul i32 %17, -3
  %201 = add i32 %139, %200
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds float, ptr %0, i64 %202
  %204 = load float, ptr %203, align 4, !tbaa !8
  %205 = fneg contract float %204
  %206 = shl nsw i32 %17, 1
  br label %220

207:                                              ; preds = %198
  %208 = mul i32 %17, -3
  %209 = add i32 %139, %208
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds float, ptr %0, i64 %210
  %212 = load float, ptr %211, align 4, !tbaa !8
  %213 = shl nsw i32 %17, 1
  br label %220

214:                                              ; preds = %198
  %215 = shl nsw i32 %17, 1
  %216 = add nsw i32 %26, %215
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds float, ptr %0, i64 %217
  %219 = load float, ptr %218, align 4, !tbaa !8
  br label %220

220:                                              ; preds = %214, %207, %199
  %221 = phi i32 [ %215, %214 ], [ %213, %207 ], [ %206, %199 ]
  %222 = phi float [ %219, %214 ], [ %212, %207 ], [ %205, %199 ]
  %223 = add nsw i32 %221, %139
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds float, ptr %0, i64 %224
  store float %222, ptr %225, align 4, !tbaa !8
  br label %226

226:                                              ; preds = %220, %198
  br i1 %140, label %227, label %237

227:                                              ; preds = %226
  %228 = shl nsw i32 %17, 1
  %229 = sub nsw i32 %139, %228
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds float, ptr %0, i64 %230
  %232 = add nsw i32 %139, %228
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds float, ptr %0, i64 %233
  %235 = load float, ptr %231, align 4, !tbaa !8
  %236 = fneg contract float %235
  store float %236, ptr %234, align 4, !tbaa !8
  br label %237

237:                                              ; preds = %227, %226, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fill_halo_bottom_and_top(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = add nsw i32 %1, 6
  %18 = add nsw i32 %2, 6
  %19 = mul nsw i32 %18, %17
  %20 = icmp slt i32 %11, %17
  %21 = icmp slt i32 %16, %18
  %22 = select i1 %20, i1 %21, i1 false
  br i1 %22, label %23, label %236

23:                                               ; preds = %6
  %24 = mul nsw i32 %19, 3
  %25 = mul nsw i32 %17, %16
  %26 = add i32 %25, %11
  %27 = add i32 %26, %24
  %28 = icmp eq i32 %4, 3
  br i1 %28, label %29, label %32

29:                                               ; preds = %23
  %30 = sext i32 %27 to i64
  %31 = getelementptr inbounds float, ptr %0, i64 %30
  store float 0.000000e+00, ptr %31, align 4, !tbaa !8
  br label %32

32:                                               ; preds = %29, %23
  switch i32 %4, label %54 [
    i32 0, label %33
    i32 1, label %40
    i32 2, label %44
  ]

33:                                               ; preds = %32
  %34 = add nsw i32 %3, -1
  %35 = mul nsw i32 %34, %19
  %36 = add nsw i32 %27, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !8
  br label %49

40:                                               ; preds = %32
  %41 = sext i32 %27 to i64
  %42 = getelementptr inbounds float, ptr %0, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !8
  br label %49

44:                                               ; preds = %32
  %45 = sext i32 %27 to i64
  %46 = getelementptr inbounds float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !8
  %48 = fneg contract float %47
  br label %49

49:                                               ; preds = %44, %40, %33
  %50 = phi float [ %43, %40 ], [ %39, %33 ], [ %48, %44 ]
  %51 = sub nsw i32 %27, %19
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %0, i64 %52
  store float %50, ptr %53, align 4, !tbaa !8
  br label %54

54:                                               ; preds = %49, %32
  br i1 %28, label %55, label %64

55:                                               ; preds = %54
  %56 = add nsw i32 %27, %19
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %0, i64 %57
  %59 = sub nsw i32 %27, %19
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %0, i64 %60
  %62 = load float, ptr %58, align 4, !tbaa !8
  %63 = fneg contract float %62
  store float %63, ptr %61, align 4, !tbaa !8
  br label %64

64:                                               ; preds = %55, %54
  switch i32 %4, label %89 [
    i32 0, label %76
    i32 1, label %71
    i32 2, label %65
  ]

65:                                               ; preds = %64
  %66 = add nsw i32 %27, %19
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %0, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !8
  %70 = fneg contract float %69
  br label %83

71:                                               ; preds = %64
  %72 = add nsw i32 %27, %19
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %0, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !8
  br label %83

76:                                               ; preds = %64
  %77 = add nsw i32 %3, -2
  %78 = mul nsw i32 %77, %19
  %79 = add nsw i32 %27, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %0, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !8
  br label %83

83:                                               ; preds = %76, %71, %65
  %84 = phi float [ %82, %76 ], [ %75, %71 ], [ %70, %65 ]
  %85 = shl nsw i32 %19, 1
  %86 = sub nsw i32 %27, %85
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %0, i64 %87
  store float %84, ptr %88, align 4, !tbaa !8
  br label %89

89:                                               ; preds = %83, %64
  br i1 %28, label %90, label %100

90:                                               ; preds = %89
  %91 = shl nsw i32 %19, 1
  %92 = add nsw i32 %27, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %0, i64 %93
  %95 = sub nsw i32 %27, %91
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr %0, i64 %96
  %98 = load float, ptr %94, align 4, !tbaa !8
  %99 = fneg contract float %98
  store float %99, ptr %97, align 4, !tbaa !8
  br label %100

100:                                              ; preds = %90, %89
  switch i32 %4, label %127 [
    i32 0, label %114
    i32 1, label %108
    i32 2, label %101
  ]

101:                                              ; preds = %100
  %102 = shl nsw i32 %19, 1
  %103 = add nsw i32 %27, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %0, i64 %104
  %106 = load float, ptr %105, align 4, !tbaa !8
  %107 = fneg contract float %106
  br label %121

108:                                              ; preds = %100
  %109 = shl nsw i32 %19, 1
  %110 = add nsw i32 %27, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %0, i64 %111
  %113 = load float, ptr %112, align 4, !tbaa !8
  br label %121

114:                                              ; preds = %100
  %115 = add nsw i32 %3, -3
  %116 = mul nsw i32 %115, %19
  %117 = add nsw i32 %27, %116
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr %0, i64 %118
  %120 = load float, ptr %119, align 4, !tbaa !8
  br label %121

121:                                              ; preds = %114, %108, %101
  %122 = phi float [ %120, %114 ], [ %113, %108 ], [ %107, %101 ]
  %123 = mul i32 %19, -3
  %124 = add i32 %27, %123
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds float, ptr %0, i64 %125
  store float %122, ptr %126, align 4, !tbaa !8
  br label %127

127:                                              ; preds = %121, %100
  br i1 %28, label %128, label %136

128:                                              ; preds = %127
  %129 = add nsw i32 %27, %24
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds float, ptr %0, i64 %130
  %132 = sext i32 %26 to i64
  %133 = getelementptr inbounds float, ptr %0, i64 %132
  %134 = load float, ptr %131, align 4, !tbaa !8
  %135 = fneg contract float %134
  store float %135, ptr %133, align 4, !tbaa !8
  br label %136

136:                                              ; preds = %127, %128
  %137 = mul nsw i32 %19, %3
  %138 = add nsw i32 %27, %137
  %139 = icmp eq i32 %5, 3
  br i1 %139, label %140, label %143

140:                                              ; preds = %136
  %141 = sext i32 %138 to i64
  %142 = getelementptr inbounds float, ptr %0, i64 %141
  store float 0.000000e+00, ptr %142, align 4, !tbaa !8
  br label %143

143:                                              ; preds = %140, %136
  switch i32 %5, label %187 [
    i32 0, label %144
    i32 1, label %148
    i32 2, label %153
  ]

144:                                              ; preds = %143
  %145 = sext i32 %27 to i64
  %146 = getelementptr inbounds float, ptr %0, i64 %145
  %147 = load float, ptr %146, align 4, !tbaa !8
  br label %159

148:                                              ; preds = %143
  %149 = sub i32 %138, %19
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr %0, i64 %150
  %152 = load float, ptr %151, align 4, !tbaa !8
  br label %159

153:                                              ; preds = %143
  %154 = sub i32 %138, %19
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr %0, i64 %155
  %157 = load float, ptr %156, align 4, !tbaa !8
  %158 = fneg contract float %157
  br label %159

159:                                              ; preds = %153, %148, %144
  %160 = phi float [ %152, %148 ], [ %147, %144 ], [ %158, %153 ]
  %161 = sext i32 %138 to i64
  %162 = getelementptr inbounds float, ptr %0, i64 %161
  store float %160, ptr %162, align 4, !tbaa !8
  switch i32 %5, label %186 [
    i32 0, label %176
    i32 1, label %170
    i32 2, label %163
  ]

163:                                              ; preds = %159
  %164 = shl i32 %19, 1
  %165 = sub i32 %138, %164
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds float, ptr %0, i64 %166
  %168 = load float, ptr %167, align 4, !tbaa !8
  %169 = fneg contract float %168
  br label %181

170:                                              ; preds = %159
  %171 = shl i32 %19, 1
  %172 = sub i32 %138, %171
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds float, ptr %0, i64 %173
  %175 = load float, ptr %174, align 4, !tbaa !8
  br label %181

176:                                              ; preds = %159
  %177 = add nsw i32 %27, %19
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds float, ptr %0, i64 %178
  %180 = load float, ptr %179, align 4, !tbaa !8
  br label %181

181:                                              ; preds = %176, %170, %163
  %182 = phi float [ %180, %176 ], [ %175, %170 ], [ %169, %163 ]
  %183 = add nsw i32 %138, %19
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds float, ptr %0, i64 %184
  store float %182, ptr %185, align 4, !tbaa !8
  br label %187

186:                                              ; preds = %159
  unreachable

187:                                              ; preds = %181, %143
  br i1 %139, label %188, label %197

188:                                              ; preds = %187
  %189 = sub nsw i32 %138, %19
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds float, ptr %0, i64 %190
  %192 = add nsw i32 %138, %19
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds float, ptr %0, i64 %193
  %195 = load float, ptr %191, align 4, !tbaa !8
  %196 = fneg contract float %195
  store float %196, ptr %194, align 4, !tbaa !8
  br label %197

197:                                              ; preds = %188, %187
  switch i32 %5, label %225 [
    i32 0, label %213
    i32 1, label %206
    i32 2, label %198
  ]

198:                                              ; preds = %197
  %199 = mul i32 %19, -3
  %200 = add i32 %138, %199
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds float, ptr %0, i64 %201
  %203 = load float, ptr %202, align 4, !tbaa !8
  %204 = fneg contract float %203
  %205 = shl nsw i32 %19, 1
  br label %219

206:                                              ; preds = %197
  %207 = mul i32 %19, -3
  %208 = add i32 %138, %207
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds float, ptr %0, i64 %209
  %211 = load float, ptr %210, align 4, !tbaa !8
  %212 = shl nsw i32 %19, 1
  br label %219

213:                                              ; preds = %197
  %214 = shl nsw i32 %19, 1
  %215 = add nsw i32 %27, %214
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds float, ptr %0, i64 %216
  %218 = load float, ptr %217, align 4, !tbaa !8
  br label %219

219:                                              ; preds = %213, %206, %198
  %220 = phi i32 [ %214, %213 ], [ %212, %206 ], [ %205, %198 ]
  %221 = phi float [ %218, %213 ], [ %211, %206 ], [ %204, %198 ]
  %222 = add nsw i32 %220, %138
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds float, ptr %0, i64 %223
  store float %221, ptr %224, align 4, !tbaa !8
  br label %225

225:                                              ; preds = %219, %197
  br i1 %139, label %226, label %236

226:                                              ; preds = %225
  %227 = shl nsw i32 %19, 1
  %228 = sub nsw i32 %138, %227
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds float, ptr %0, i64 %229
  %231 = add nsw i32 %138, %227
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds float, ptr %0, i64 %232
  %234 = load float, ptr %230, align 4, !tbaa !8
  %235 = fneg contract float %234
  store float %235, ptr %233, align 4, !tbaa !8
  br label %236

236:                                              ; preds = %226, %225, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @buoyancy_linear(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, float noundef %5, float noundef %6) local_unnamed_addr #1 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = add i32 %12, -1
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %16 = mul nuw nsw i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = add nuw nsw i32 %16, %17
  %19 = add nsw i32 %18, -1
  %20 = load i32, ptr %0, align 8, !tbaa !10
  %21 = icmp sgt i32 %13, %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %23 = load i32, ptr %22, align 4
  %24 = icmp sgt i32 %19, %23
  %25 = select i1 %21, i1 true, i1 %24
  br i1 %25, label %85, label %26

26:                                               ; preds = %7
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %28 = add nuw nsw i32 %27, 3
  %29 = add nsw i32 %23, 6
  %30 = mul nsw i32 %29, %28
  %31 = add nuw nsw i32 %18, 2
  %32 = add nuw i32 %31, %30
  %33 = add nsw i32 %20, 6
  %34 = mul nsw i32 %32, %33
  %35 = add i32 %12, 2
  %36 = add i32 %35, %34
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %1, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !8
  %40 = getelementptr inbounds float, ptr %2, i64 %37
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %43 = load ptr, ptr %42, align 8, !tbaa !14
  %44 = fadd contract float %39, -1.000000e+01
  %45 = fmul contract float %5, %44
  %46 = fadd contract float %41, -3.500000e+01
  %47 = fmul contract float %6, %46
  %48 = fsub contract float %45, %47
  %49 = fmul contract float %48, 0x40239D0140000000
  %50 = getelementptr inbounds float, ptr %3, i64 %37
  store float %49, ptr %50, align 4, !tbaa !8
  %51 = icmp eq i32 %27, 0
  br i1 %51, label %85, label %52

52:                                               ; preds = %26
  %53 = zext nneg i32 %27 to i64
  %54 = getelementptr inbounds nuw float, ptr %43, i64 %53
  %55 = getelementptr i8, ptr %54, i64 4
  %56 = mul nsw i32 %29, %33
  %57 = sub nsw i32 %36, %56
  %58 = load float, ptr %38, align 4, !tbaa !8
  %59 = load float, ptr %40, align 4, !tbaa !8
  %60 = fadd contract float %58, -1.000000e+01
  %61 = fmul contract float %5, %60
  %62 = fadd contract float %59, -3.500000e+01
  %63 = fmul contract float %6, %62
  %64 = fsub contract float %61, %63
  %65 = fmul contract float %64, 0x40239D0140000000
  %66 = sext i32 %57 to i64
  %67 = getelementptr inbounds float, ptr %1, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !8
  %69 = getelementptr inbounds float, ptr %2, i64 %66
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = fadd contract float %68, -1.000000e+01
  %72 = fmul contract float %5, %71
  %73 = fadd contract float %70, -3.500000e+01
  %74 = fmul contract float %6, %73
  %75 = fsub contract float %72, %74
  %76 = fmul contract float %75, 0x40239D0140000000
  %77 = fsub contract float %65, %76
  %78 = load float, ptr %55, align 4, !tbaa !8
  %79 = getelementptr i8, ptr %54, i64 -4
  %80 = load float, ptr %79, align 4, !tbaa !8
  %81 = fsub contract float %78, %80
  %82 = fmul contract float %81, 5.000000e-01
  %83 = fdiv contract float %77, %82
  %84 = getelementptr inbounds float, ptr %4, i64 %37
  store float %83, ptr %84, align 4, !tbaa !8
  br label %85

85:                                               ; preds = %7, %26, %52
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @buoyancy_teos10(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #2 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = add i32 %10, -1
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = add nsw i32 %16, -1
  %18 = load i32, ptr %0, align 8, !tbaa !10
  %19 = icmp sgt i32 %11, %18
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %21 = load i32, ptr %20, align 4
  %22 = icmp sgt i32 %17, %21
  %23 = select i1 %19, i1 true, i1 %22
  br i1 %23, label %405, label %24

24:                                               ; preds = %5
  %25 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %26 = add nuw nsw i32 %25, 3
  %27 = add nsw i32 %21, 6
  %28 = mul nsw i32 %27, %26
  %29 = add nuw nsw i32 %16, 2
  %30 = add nuw i32 %29, %28
  %31 = add nsw i32 %18, 6
  %32 = mul nsw i32 %30, %31
  %33 = add i32 %10, 2
  %34 = add i32 %33, %32
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %1, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = getelementptr inbounds float, ptr %2, i64 %35
  %39 = load float, ptr %38, align 4, !tbaa !8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %41 = load ptr, ptr %40, align 8, !tbaa !14
  %42 = zext nneg i32 %25 to i64
  %43 = getelementptr inbounds nuw float, ptr %41, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = getelementptr i8, ptr %43, i64 4
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = fadd contract float %44, %46
  %48 = fmul contract float %47, 5.000000e-01
  %49 = fadd contract float %39, 3.200000e+01
  %50 = fmul contract float %49, 0x3F997AD780000000
  %51 = fpext contract float %50 to double
  %52 = tail call contract noundef double @__nv_sqrt(double noundef %51) #11
  %53 = fptrunc contract double %52 to float
  %54 = fmul contract float %37, 0x3F999999A0000000
  %55 = fmul contract float %48, 0xBF1A36E2E0000000
  %56 = fmul contract float %54, 0x3FD84CF9C0000000
  %57 = fmul contract float %53, 0x3F92F3AA80000000
  %58 = fsub contract float %56, %57
  %59 = fadd contract float %58, 0xBF97E72A00000000
  %60 = fmul contract float %54, 0xBFF3DF39A0000000
  %61 = fmul contract float %53, 0x3FCB474EE0000000
  %62 = fsub contract float %60, %61
  %63 = fadd contract float %62, 0x4000739220000000
  %64 = fmul contract float %54, %63
  %65 = fmul contract float %53, 0x4004040560000000
  %66 = fadd contract float %65, 0xC013CFA060000000
  %67 = fmul contract float %66, %53
  %68 = fadd contract float %67, %64
  %69 = fadd contract float %68, 0x4000875B80000000
  %70 = fmul contract float %54, 0x3FE1E59DE0000000
  %71 = fmul contract float %53, 0x3FE19FEA80000000
  %72 = fsub contract float %70, %71
  %73 = fadd contract float %72, 0xC003B840A0000000
  %74 = fmul contract float %54, %73
  %75 = fmul contract float %53, 0x3FFE1295C0000000
  %76 = fsub contract float 0x400C0CEB40000000, %75
  %77 = fmul contract float %76, %53
  %78 = fadd contract float %77, %74
  %79 = fadd contract float %78, 0x401AD50A80000000
  %80 = fmul contract float %54, %79
  %81 = fmul contract float %53, 0x3FE4ED7D60000000
  %82 = fsub contract float 0x4014045CA0000000, %81
  %83 = fmul contract float %82, %53
  %84 = fadd contract float %83, 0xC011F2B320000000
  %85 = fmul contract float %84, %53
  %86 = fadd contract float %85, %80
  %87 = fadd contract float %86, 0xC02AAC2FA0000000
  %88 = fmul contract float %54, %87
  %89 = fmul contract float %53, 0x401A6BB320000000
  %90 = fadd contract float %89, 0xC03EF025C0000000
  %91 = fmul contract float %90, %53
  %92 = fadd contract float %91, 0x4049632BA0000000
  %93 = fmul contract float %92, %53
  %94 = fadd contract float %93, 0xC045466660000000
  %95 = fmul contract float %94, %53
  %96 = fadd contract float %95, %88
  %97 = fadd contract float %96, 0x4033AE92A0000000
  %98 = fmul contract float %54, 0x3FC86D4DC0000000
  %99 = fmul contract float %53, 0x3FDED42B60000000
  %100 = fsub contract float %99, %98
  %101 = fadd contract float %100, 0x3FE14BABE0000000
  %102 = fmul contract float %54, %101
  %103 = fmul contract float %53, 0x40156CE1E0000000
  %104 = fsub contract float 0x40269F8200000000, %103
  %105 = fmul contract float %104, %53
  %106 = fadd contract float %105, %102
  %107 = fadd contract float %106, 0xC020B9BF60000000
  %108 = fmul contract float %54, %107
  %109 = fmul contract float %53, 0x400964F4A0000000
  %110 = fsub contract float 0x4033B79280000000, %109
  %111 = fmul contract float %110, %53
  %112 = fadd contract float %111, 0xC040B97C60000000
  %113 = fmul contract float %112, %53
  %114 = fadd contract float %113, %108
  %115 = fadd contract float %114, 0x4035A96B00000000
  %116 = fmul contract float %54, %115
  %117 = fmul contract float %53, 0x4015E3B4C0000000
  %118 = fsub contract float 0x403D214920000000, %117
  %119 = fmul contract float %118, %53
  %120 = fadd contract float %119, 0xC04E2E6820000000
  %121 = fmul contract float %120, %53
  %122 = fadd contract float %121, 0x404EC62D60000000
  %123 = fmul contract float %122, %53
  %124 = fadd contract float %123, %116
  %125 = fadd contract float %124, 0xC042897E60000000
  %126 = fmul contract float %54, %125
  %127 = fmul contract float %53, 0x3FFEB5A8A0000000
  %128 = fsub contract float 0x4031AE8B60000000, %127
  %129 = fmul contract float %128, %53
  %130 = fadd contract float %129, 0xC04C71AB80000000
  %131 = fmul contract float %130, %53
  %132 = fadd contract float %131, 0x4054714EA0000000
  %133 = fmul contract float %132, %53
  %134 = fadd contract float %133, 0xC050520A60000000
  %135 = fmul contract float %134, %53
  %136 = fadd contract float %135, %126
  %137 = fadd contract float %136, 0x403A0298E0000000
  %138 = fmul contract float %54, %137
  %139 = fmul contract float %53, 0x404E4A3AC0000000
  %140 = fsub contract float 0x407B0469E0000000, %139
  %141 = fmul contract float %140, %53
  %142 = fadd contract float %141, 0xC09413AA20000000
  %143 = fmul contract float %142, %53
  %144 = fadd contract float %143, 0x409FD61E40000000
  %145 = fmul contract float %144, %53
  %146 = fadd contract float %145, 0xC09BE9DF80000000
  %147 = fmul contract float %146, %53
  %148 = fadd contract float %147, 0x408B15CAE0000000
  %149 = fmul contract float %148, %53
  %150 = fadd contract float %149, %138
  %151 = fadd contract float %150, 0x40890F2B60000000
  %152 = fmul contract float %55, %59
  %153 = fadd contract float %152, %69
  %154 = fmul contract float %55, %153
  %155 = fadd contract float %154, %97
  %156 = fmul contract float %55, %155
  %157 = fadd contract float %156, %151
  %158 = fadd contract float %157, -1.020000e+03
  %159 = fmul contract float %158, 0xC0239D0140000000
  %160 = fdiv contract float %159, 1.020000e+03
  %161 = getelementptr inbounds float, ptr %3, i64 %35
  store float %160, ptr %161, align 4, !tbaa !8
  %162 = icmp eq i32 %25, 0
  br i1 %162, label %405, label %163

163:                                              ; preds = %24
  %164 = mul nsw i32 %27, %31
  %165 = sub nsw i32 %34, %164
  %166 = load float, ptr %36, align 4, !tbaa !8
  %167 = load float, ptr %38, align 4, !tbaa !8
  %168 = load float, ptr %43, align 4, !tbaa !8
  %169 = fadd contract float %167, 3.200000e+01
  %170 = fmul contract float %169, 0x3F997AD780000000
  %171 = fpext contract float %170 to double
  %172 = tail call contract noundef double @__nv_sqrt(double noundef %171) #11
  %173 = fptrunc contract double %172 to float
  %174 = fmul contract float %166, 0x3F999999A0000000
  %175 = fmul contract float %168, 0xBF1A36E2E0000000
  %176 = fmul contract float %174, 0x3FD84CF9C0000000
  %177 = fmul contract float %173, 0x3F92F3AA80000000
  %178 = fsub contract float %176, %177
  %179 = fadd contract float %178, 0xBF97E72A00000000
  %180 = fmul contract float %174, 0xBFF3DF39A0000000
  %181 = fmul contract float %173, 0x3FCB474EE0000000
  %182 = fsub contract float %180, %181
  %183 = fadd contract float %182, 0x4000739220000000
  %184 = fmul contract float %174, %183
  %185 = fmul contract float %173, 0x4004040560000000
  %186 = fadd contract float %185, 0xC013CFA060000000
  %187 = fmul contract float %186, %173
  %188 = fadd contract float %187, %184
  %189 = fadd contract float %188, 0x4000875B80000000
  %190 = fmul contract float %174, 0x3FE1E59DE0000000
  %191 = fmul contract float %173, 0x3FE19FEA80000000
  %192 = fsub contract float %190, %191
  %193 = fadd contract float %192, 0xC003B840A0000000
  %194 = fmul contract float %174, %193
  %195 = fmul contract float %173, 0x3FFE1295C0000000
  %196 = fsub contract float 0x400C0CEB40000000, %195
  %197 = fmul contract float %196, %173
  %198 = fadd contract float %197, %194
  %199 = fadd contract float %198, 0x401AD50A80000000
  %200 = fmul contract float %174, %199
  %201 = fmul contract float %173, 0x3FE4ED7D60000000
  %202 = fsub contract float 0x4014045CA0000000, %201
  %203 = fmul contract float %202, %173
  %204 = fadd contract float %203, 0xC011F2B320000000
  %205 = fmul contract float %204, %173
  %206 = fadd contract float %205, %200
  %207 = fadd contract float %206, 0xC02AAC2FA0000000
  %208 = fmul contract float %174, %207
  %209 = fmul contract float %173, 0x401A6BB320000000
  %210 = fadd contract float %209, 0xC03EF025C0000000
  %211 = fmul contract float %210, %173
  %212 = fadd contract float %211, 0x4049632BA0000000
  %213 = fmul contract float %212, %173
  %214 = fadd contract float %213, 0xC045466660000000
  %215 = fmul contract float %214, %173
  %216 = fadd contract float %215, %208
  %217 = fadd contract float %216, 0x4033AE92A0000000
  %218 = fmul contract float %174, 0x3FC86D4DC0000000
  %219 = fmul contract float %173, 0x3FDED42B60000000
  %220 = fsub contract float %219, %218
  %221 = fadd contract float %220, 0x3FE14BABE0000000
  %222 = fmul contract float %174, %221
  %223 = fmul contract float %173, 0x40156CE1E0000000
  %224 = fsub contract float 0x40269F8200000000, %223
  %225 = fmul contract float %224, %173
  %226 = fadd contract float %225, %222
  %227 = fadd contract float %226, 0xC020B9BF60000000
  %228 = fmul contract float %174, %227
  %229 = fmul contract float %173, 0x400964F4A0000000
  %230 = fsub contract float 0x4033B79280000000, %229
  %231 = fmul contract float %230, %173
  %232 = fadd contract float %231, 0xC040B97C60000000
  %233 = fmul contract float %232, %173
  %234 = fadd contract float %233, %228
  %235 = fadd contract float %234, 0x4035A96B00000000
  %236 = fmul contract float %174, %235
  %237 = fmul contract float %173, 0x4015E3B4C0000000
  %238 = fsub contract float 0x403D214920000000, %237
  %239 = fmul contract float %238, %173
  %240 = fadd contract float %239, 0xC04E2E6820000000
  %241 = fmul contract float %240, %173
  %242 = fadd contract float %241, 0x404EC62D60000000
  %243 = fmul contract float %242, %173
  %244 = fadd contract float %243, %236
  %245 = fadd contract float %244, 0xC042897E60000000
  %246 = fmul contract float %174, %245
  %247 = fmul contract float %173, 0x3FFEB5A8A0000000
  %248 = fsub contract float 0x4031AE8B60000000, %247
  %249 = fmul contract float %248, %173
  %250 = fadd contract float %249, 0xC04C71AB80000000
  %251 = fmul contract float %250, %173
  %252 = fadd contract float %251, 0x4054714EA0000000
  %253 = fmul contract float %252, %173
  %254 = fadd contract float %253, 0xC050520A60000000
  %255 = fmul contract float %254, %173
  %256 = fadd contract float %255, %246
  %257 = fadd contract float %256, 0x403A0298E0000000
  %258 = fmul contract float %174, %257
  %259 = fmul contract float %173, 0x404E4A3AC0000000
  %260 = fsub contract float 0x407B0469E0000000, %259
  %261 = fmul contract float %260, %173
  %262 = fadd contract float %261, 0xC09413AA20000000
  %263 = fmul contract float %262, %173
  %264 = fadd contract float %263, 0x409FD61E40000000
  %265 = fmul contract float %264, %173
  %266 = fadd contract float %265, 0xC09BE9DF80000000
  %267 = fmul contract float %266, %173
  %268 = fadd contract float %267, 0x408B15CAE0000000
  %269 = fmul contract float %268, %173
  %270 = fadd contract float %269, %258
  %271 = fadd contract float %270, 0x40890F2B60000000
  %272 = fmul contract float %175, %179
  %273 = fadd contract float %272, %189
  %274 = fmul contract float %175, %273
  %275 = fadd contract float %274, %217
  %276 = fmul contract float %175, %275
  %277 = fadd contract float %276, %271
  %278 = fadd contract float %277, -1.020000e+03
  %279 = fmul contract float %278, 0x40239D0140000000
  %280 = fdiv contract float %279, 1.020000e+03
  %281 = sext i32 %165 to i64
  %282 = getelementptr inbounds float, ptr %1, i64 %281
  %283 = load float, ptr %282, align 4, !tbaa !8
  %284 = getelementptr inbounds float, ptr %2, i64 %281
  %285 = load float, ptr %284, align 4, !tbaa !8
  %286 = fadd contract float %285, 3.200000e+01
  %287 = fmul contract float %286, 0x3F997AD780000000
  %288 = fpext contract float %287 to double
  %289 = tail call contract noundef double @__nv_sqrt(double noundef %288) #11
  %290 = fptrunc contract double %289 to float
  %291 = fmul contract float %283, 0x3F999999A0000000
  %292 = fmul contract float %291, 0x3FD84CF9C0000000
  %293 = fmul contract float %290, 0x3F92F3AA80000000
  %294 = fsub contract float %292, %293
  %295 = fadd contract float %294, 0xBF97E72A00000000
  %296 = fmul contract float %291, 0xBFF3DF39A0000000
  %297 = fmul contract float %290, 0x3FCB474EE0000000
  %298 = fsub contract float %296, %297
  %299 = fadd contract float %298, 0x4000739220000000
  %300 = fmul contract float %291, %299
  %301 = fmul contract float %290, 0x4004040560000000
  %302 = fadd contract float %301, 0xC013CFA060000000
  %303 = fmul contract float %302, %290
  %304 = fadd contract float %303, %300
  %305 = fadd contract float %304, 0x4000875B80000000
  %306 = fmul contract float %291, 0x3FE1E59DE0000000
  %307 = fmul contract float %290, 0x3FE19FEA80000000
  %308 = fsub contract float %306, %307
  %309 = fadd contract float %308, 0xC003B840A0000000
  %310 = fmul contract float %291, %309
  %311 = fmul contract float %290, 0x3FFE1295C0000000
  %312 = fsub contract float 0x400C0CEB40000000, %311
  %313 = fmul contract float %312, %290
  %314 = fadd contract float %313, %310
  %315 = fadd contract float %314, 0x401AD50A80000000
  %316 = fmul contract float %291, %315
  %317 = fmul contract float %290, 0x3FE4ED7D60000000
  %318 = fsub contract float 0x4014045CA0000000, %317
  %319 = fmul contract float %318, %290
  %320 = fadd contract float %319, 0xC011F2B320000000
  %321 = fmul contract float %320, %290
  %322 = fadd contract float %321, %316
  %323 = fadd contract float %322, 0xC02AAC2FA0000000
  %324 = fmul contract float %291, %323
  %325 = fmul contract float %290, 0x401A6BB320000000
  %326 = fadd contract float %325, 0xC03EF025C0000000
  %327 = fmul contract float %326, %290
  %328 = fadd contract float %327, 0x4049632BA0000000
  %329 = fmul contract float %328, %290
  %330 = fadd contract float %329, 0xC045466660000000
  %331 = fmul contract float %330, %290
  %332 = fadd contract float %331, %324
  %333 = fadd contract float %332, 0x4033AE92A0000000
  %334 = fmul contract float %291, 0x3FC86D4DC0000000
  %335 = fmul contract float %290, 0x3FDED42B60000000
  %336 = fsub contract float %335, %334
  %337 = fadd contract float %336, 0x3FE14BABE0000000
  %338 = fmul contract float %291, %337
  %339 = fmul contract float %290, 0x40156CE1E0000000
  %340 = fsub contract float 0x40269F8200000000, %339
  %341 = fmul contract float %340, %290
  %342 = fadd contract float %341, %338
  %343 = fadd contract float %342, 0xC020B9BF60000000
  %344 = fmul contract float %291, %343
  %345 = fmul contract float %290, 0x400964F4A0000000
  %346 = fsub contract float 0x4033B79280000000, %345
  %347 = fmul contract float %346, %290
  %348 = fadd contract float %347, 0xC040B97C60000000
  %349 = fmul contract float %348, %290
  %350 = fadd contract float %349, %344
  %351 = fadd contract float %350, 0x4035A96B00000000
  %352 = fmul contract float %291, %351
  %353 = fmul contract float %290, 0x4015E3B4C0000000
  %354 = fsub contract float 0x403D214920000000, %353
  %355 = fmul contract float %354, %290
  %356 = fadd contract float %355, 0xC04E2E6820000000
  %357 = fmul contract float %356, %290
  %358 = fadd contract float %357, 0x404EC62D60000000
  %359 = fmul contract float %358, %290
  %360 = fadd contract float %359, %352
  %361 = fadd contract float %360, 0xC042897E60000000
  %362 = fmul contract float %291, %361
  %363 = fmul contract float %290, 0x3FFEB5A8A0000000
  %364 = fsub contract float 0x4031AE8B60000000, %363
  %365 = fmul contract float %364, %290
  %366 = fadd contract float %365, 0xC04C71AB80000000
  %367 = fmul contract float %366, %290
  %368 = fadd contract float %367, 0x4054714EA0000000
  %369 = fmul contract float %368, %290
  %370 = fadd contract float %369, 0xC050520A60000000
  %371 = fmul contract float %370, %290
  %372 = fadd contract float %371, %362
  %373 = fadd contract float %372, 0x403A0298E0000000
  %374 = fmul contract float %291, %373
  %375 = fmul contract float %290, 0x404E4A3AC0000000
  %376 = fsub contract float 0x407B0469E0000000, %375
  %377 = fmul contract float %376, %290
  %378 = fadd contract float %377, 0xC09413AA20000000
  %379 = fmul contract float %378, %290
  %380 = fadd contract float %379, 0x409FD61E40000000
  %381 = fmul contract float %380, %290
  %382 = fadd contract float %381, 0xC09BE9DF80000000
  %383 = fmul contract float %382, %290
  %384 = fadd contract float %383, 0x408B15CAE0000000
  %385 = fmul contract float %384, %290
  %386 = fadd contract float %385, %374
  %387 = fadd contract float %386, 0x40890F2B60000000
  %388 = fmul contract float %175, %295
  %389 = fadd contract float %388, %305
  %390 = fmul contract float %175, %389
  %391 = fadd contract float %390, %333
  %392 = fmul contract float %175, %391
  %393 = fadd contract float %392, %387
  %394 = fadd contract float %393, -1.020000e+03
  %395 = fmul contract float %394, 0x40239D0140000000
  %396 = fdiv contract float %395, 1.020000e+03
  %397 = fsub contract float %396, %280
  %398 = load float, ptr %45, align 4, !tbaa !8
  %399 = getelementptr i8, ptr %43, i64 -4
  %400 = load float, ptr %399, align 4, !tbaa !8
  %401 = fsub contract float %398, %400
  %402 = fmul contract float %401, 5.000000e-01
  %403 = fdiv contract float %397, %402
  %404 = getelementptr inbounds float, ptr %4, i64 %35
  store float %403, ptr %404, align 4, !tbaa !8
  br label %405

405:                                              ; preds = %5, %24, %163
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @hydrostatic_pressure(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = add i32 %8, -1
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = add nsw i32 %14, -1
  %16 = load i32, ptr %0, align 8, !tbaa !10
  %17 = icmp sgt i32 %9, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = icmp sgt i32 %15, %19
  %21 = select i1 %17, i1 true, i1 %20
  br i1 %21, label %81, label %22

22:                                               ; preds = %3
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = load i32, ptr %23, align 8, !tbaa !15
  %25 = add nsw i32 %24, 2
  %26 = add nsw i32 %19, 6
  %27 = mul nsw i32 %25, %26
  %28 = add nuw nsw i32 %14, 2
  %29 = add i32 %27, %28
  %30 = add nsw i32 %16, 6
  %31 = mul nsw i32 %29, %30
  %32 = add i32 %8, 2
  %33 = add i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %1, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = fmul contract float %36, -5.000000e-01
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %39 = load ptr, ptr %38, align 8, !tbaa !14
  %40 = sext i32 %24 to i64
  %41 = getelementptr inbounds float, ptr %39, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = getelementptr i8, ptr %41, i64 -4
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = fsub contract float %42, %44
  %46 = fmul contract float %37, %45
  %47 = getelementptr inbounds float, ptr %2, i64 %34
  store float %46, ptr %47, align 4, !tbaa !8
  %48 = icmp sgt i32 %24, 1
  br i1 %48, label %49, label %81

49:                                               ; preds = %22
  %50 = add nsw i32 %24, -2
  %51 = mul nsw i32 %26, %30
  br label %52

52:                                               ; preds = %49, %52
  %53 = phi i32 [ %50, %49 ], [ %79, %52 ]
  %54 = phi float [ %46, %49 ], [ %77, %52 ]
  %55 = add nuw nsw i32 %53, 3
  %56 = mul nsw i32 %55, %26
  %57 = add nuw i32 %56, %28
  %58 = mul nsw i32 %57, %30
  %59 = add i32 %58, %32
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %1, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = add nsw i32 %59, %51
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %1, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = fadd contract float %62, %66
  %68 = fmul contract float %67, 5.000000e-01
  %69 = zext nneg i32 %53 to i64
  %70 = getelementptr float, ptr %39, i64 %69
  %71 = getelementptr i8, ptr %70, i64 8
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = load float, ptr %70, align 4, !tbaa !8
  %74 = fsub contract float %72, %73
  %75 = fmul contract float %74, 5.000000e-01
  %76 = fmul contract float %68, %75
  %77 = fsub contract float %54, %76
  %78 = getelementptr inbounds float, ptr %2, i64 %60
  store float %77, ptr %78, align 4, !tbaa !8
  %79 = add nsw i32 %53, -1
  %80 = icmp eq i32 %53, 0
  br i1 %80, label %81, label %52, !llvm.loop !16

81:                                               ; preds = %52, %22, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @vertical_velocity(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = add i32 %9, -1
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = add nsw i32 %15, -1
  %17 = load i32, ptr %0, align 8, !tbaa !10
  %18 = icmp sgt i32 %10, %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = icmp sgt i32 %16, %20
  %22 = select i1 %18, i1 true, i1 %21
  br i1 %22, label %101, label %23

23:                                               ; preds = %4
  %24 = add nsw i32 %20, 6
  %25 = mul nsw i32 %24, 3
  %26 = add nuw nsw i32 %15, 2
  %27 = add nuw i32 %25, %26
  %28 = add nsw i32 %17, 6
  %29 = mul nsw i32 %27, %28
  %30 = add i32 %9, 2
  %31 = add i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %3, i64 %32
  store float 0.000000e+00, ptr %33, align 4, !tbaa !8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %35 = load i32, ptr %34, align 8, !tbaa !15
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %37, label %101

37:                                               ; preds = %23
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %39 = load ptr, ptr %38, align 8, !tbaa !18
  %40 = zext nneg i32 %26 to i64
  %41 = getelementptr inbounds nuw float, ptr %39, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %43 = load ptr, ptr %42, align 8, !tbaa !14
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %45 = load ptr, ptr %44, align 8, !tbaa !19
  %46 = zext nneg i32 %15 to i64
  %47 = getelementptr float, ptr %45, i64 %46
  %48 = getelementptr i8, ptr %47, i64 12
  %49 = getelementptr inbounds nuw float, ptr %45, i64 %40
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %51 = load ptr, ptr %50, align 8, !tbaa !20
  %52 = getelementptr inbounds nuw float, ptr %51, i64 %40
  %53 = mul nsw i32 %24, %28
  br label %54

54:                                               ; preds = %54, %37
  %55 = phi float [ 0.000000e+00, %37 ], [ %95, %54 ]
  %56 = phi i32 [ 0, %37 ], [ %99, %54 ]
  %57 = add nuw nsw i32 %56, 3
  %58 = mul nsw i32 %57, %24
  %59 = add i32 %58, %26
  %60 = mul nsw i32 %59, %28
  %61 = add i32 %60, %30
  %62 = sext i32 %61 to i64
  %63 = getelementptr float, ptr %1, i64 %62
  %64 = getelementptr i8, ptr %63, i64 4
  %65 = load float, ptr %64, align 4, !tbaa !8
  %66 = load float, ptr %41, align 4, !tbaa !8
  %67 = fmul contract float %65, %66
  %68 = zext nneg i32 %56 to i64
  %69 = getelementptr float, ptr %43, i64 %68
  %70 = getelementptr i8, ptr %69, i64 4
  %71 = load float, ptr %70, align 4, !tbaa !8
  %72 = load float, ptr %69, align 4, !tbaa !8
  %73 = fsub contract float %71, %72
  %74 = fmul contract float %67, %73
  %75 = load float, ptr %63, align 4, !tbaa !8
  %76 = fmul contract float %66, %75
  %77 = fmul contract float %73, %76
  %78 = add nsw i32 %61, %28
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %2, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !8
  %82 = load float, ptr %48, align 4, !tbaa !8
  %83 = fmul contract float %81, %82
  %84 = fmul contract float %73, %83
  %85 = getelementptr inbounds float, ptr %2, i64 %62
  %86 = load float, ptr %85, align 4, !tbaa !8
  %87 = load float, ptr %49, align 4, !tbaa !8
  %88 = fmul contract float %86, %87
  %89 = fmul contract float %73, %88
  %90 = fsub contract float %74, %77
  %91 = fadd contract float %90, %84
  %92 = fsub contract float %91, %89
  %93 = load float, ptr %52, align 4, !tbaa !8
  %94 = fdiv contract float %92, %93
  %95 = fsub contract float %55, %94
  %96 = add nsw i32 %61, %53
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr %3, i64 %97
  store float %95, ptr %98, align 4, !tbaa !8
  %99 = add nuw nsw i32 %56, 1
  %100 = icmp eq i32 %99, %35
  br i1 %100, label %101, label %54, !llvm.loop !21

101:                                              ; preds = %54, %4, %23
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @vertical_velocity_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = add i32 %9, -1
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = add nsw i32 %15, -1
  %17 = load i32, ptr %0, align 8, !tbaa !10
  %18 = icmp sgt i32 %10, %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = icmp sgt i32 %16, %20
  %22 = select i1 %18, i1 true, i1 %21
  br i1 %22, label %165, label %23

23:                                               ; preds = %4
  %24 = add nsw i32 %20, 6
  %25 = mul nsw i32 %24, 3
  %26 = add nuw nsw i32 %15, 2
  %27 = add nuw i32 %25, %26
  %28 = add nsw i32 %17, 6
  %29 = mul nsw i32 %27, %28
  %30 = add i32 %9, 2
  %31 = add i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %3, i64 %32
  store float 0.000000e+00, ptr %33, align 4, !tbaa !8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %35 = load i32, ptr %34, align 8, !tbaa !15
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %37, label %165

37:                                               ; preds = %23
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %39 = load ptr, ptr %38, align 8, !tbaa !18
  %40 = zext nneg i32 %26 to i64
  %41 = getelementptr inbounds nuw float, ptr %39, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %43 = load ptr, ptr %42, align 8, !tbaa !22
  %44 = mul nsw i32 %28, %26
  %45 = add i32 %44, %9
  %46 = add i32 %45, 2
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %43, i64 %47
  %49 = add i32 %45, 3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %43, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %53 = load ptr, ptr %52, align 8, !tbaa !14
  %54 = add i32 %44, %10
  %55 = add i32 %54, 2
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %43, i64 %56
  %58 = add i32 %54, 3
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %43, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %62 = load ptr, ptr %61, align 8, !tbaa !19
  %63 = zext nneg i32 %15 to i64
  %64 = getelementptr float, ptr %62, i64 %63
  %65 = getelementptr i8, ptr %64, i64 12
  %66 = add i32 %44, %30
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %43, i64 %67
  %69 = add nuw nsw i32 %15, 3
  %70 = mul nsw i32 %28, %69
  %71 = add i32 %70, %30
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %43, i64 %72
  %74 = getelementptr inbounds nuw float, ptr %62, i64 %40
  %75 = add nuw nsw i32 %15, 1
  %76 = mul nsw i32 %28, %75
  %77 = add i32 %76, %30
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %43, i64 %78
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %81 = load ptr, ptr %80, align 8, !tbaa !20
  %82 = getelementptr inbounds nuw float, ptr %81, i64 %40
  %83 = mul nsw i32 %24, %28
  br label %84

84:                                               ; preds = %84, %37
  %85 = phi float [ 0.000000e+00, %37 ], [ %159, %84 ]
  %86 = phi i32 [ 0, %37 ], [ %163, %84 ]
  %87 = add nuw nsw i32 %86, 3
  %88 = mul nsw i32 %87, %24
  %89 = add i32 %88, %26
  %90 = mul nsw i32 %89, %28
  %91 = add i32 %90, %30
  %92 = sext i32 %91 to i64
  %93 = getelementptr float, ptr %1, i64 %92
  %94 = getelementptr i8, ptr %93, i64 4
  %95 = load float, ptr %94, align 4, !tbaa !8
  %96 = load float, ptr %41, align 4, !tbaa !8
  %97 = fmul contract float %95, %96
  %98 = load float, ptr %48, align 4, !tbaa !8
  %99 = load float, ptr %51, align 4, !tbaa !8
  %100 = fcmp contract ogt float %98, %99
  %101 = select contract i1 %100, float %98, float %99
  %102 = zext nneg i32 %86 to i64
  %103 = getelementptr float, ptr %53, i64 %102
  %104 = getelementptr i8, ptr %103, i64 4
  %105 = load float, ptr %104, align 4, !tbaa !8
  %106 = load float, ptr %103, align 4, !tbaa !8
  %107 = fcmp contract ogt float %106, %101
  %108 = select contract i1 %107, float %106, float %101
  %109 = fsub contract float %105, %108
  %110 = fcmp contract ogt float %109, 0.000000e+00
  %111 = select contract i1 %110, float %109, float 0.000000e+00
  %112 = fmul contract float %97, %111
  %113 = load float, ptr %93, align 4, !tbaa !8
  %114 = fmul contract float %96, %113
  %115 = load float, ptr %57, align 4, !tbaa !8
  %116 = load float, ptr %60, align 4, !tbaa !8
  %117 = fcmp contract ogt float %115, %116
  %118 = select contract i1 %117, float %115, float %116
  %119 = fcmp contract ogt float %106, %118
  %120 = select contract i1 %119, float %106, float %118
  %121 = fsub contract float %105, %120
  %122 = fcmp contract ogt float %121, 0.000000e+00
  %123 = select contract i1 %122, float %121, float 0.000000e+00
  %124 = fmul contract float %114, %123
  %125 = add nsw i32 %91, %28
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr %2, i64 %126
  %128 = load float, ptr %127, align 4, !tbaa !8
  %129 = load float, ptr %65, align 4, !tbaa !8
  %130 = fmul contract float %128, %129
  %131 = load float, ptr %68, align 4, !tbaa !8
  %132 = load float, ptr %73, align 4, !tbaa !8
  %133 = fcmp contract ogt float %131, %132
  %134 = select contract i1 %133, float %131, float %132
  %135 = fcmp contract ogt float %106, %134
  %136 = select contract i1 %135, float %106, float %134
  %137 = fsub contract float %105, %136
  %138 = fcmp contract ogt float %137, 0.000000e+00
  %139 = select contract i1 %138, float %137, float 0.000000e+00
  %140 = fmul contract float %130, %139
  %141 = getelementptr inbounds float, ptr %2, i64 %92
  %142 = load float, ptr %141, align 4, !tbaa !8
  %143 = load float, ptr %74, align 4, !tbaa !8
  %144 = fmul contract float %142, %143
  %145 = load float, ptr %79, align 4, !tbaa !8
  %146 = fcmp contract ogt float %145, %131
  %147 = select contract i1 %146, float %145, float %131
  %148 = fcmp contract ogt float %106, %147
  %149 = select contract i1 %148, float %106, float %147
  %150 = fsub contract float %105, %149
  %151 = fcmp contract ogt float %150, 0.000000e+00
  %152 = select contract i1 %151, float %150, float 0.000000e+00
  %153 = fmul contract float %144, %152
  %154 = fsub contract float %112, %124
  %155 = fadd contract float %154, %140
  %156 = fsub contract float %155, %153
  %157 = load float, ptr %82, align 4, !tbaa !8
  %158 = fdiv contract float %156, %157
  %159 = fsub contract float %85, %158
  %160 = add nsw i32 %91, %83
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds float, ptr %3, i64 %161
  store float %159, ptr %162, align 4, !tbaa !8
  %163 = add nuw nsw i32 %86, 1
  %164 = icmp eq i32 %163, %35
  br i1 %164, label %165, label %84, !llvm.loop !23

165:                                              ; preds = %84, %4, %23
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @vorticity(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = add i32 %9, -2
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = add nuw nsw i32 %15, 1
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %18 = load i32, ptr %0, align 8, !tbaa !10
  %19 = add nsw i32 %18, 3
  %20 = icmp slt i32 %10, %19
  br i1 %20, label %21, label %71

21:                                               ; preds = %4
  %22 = add nsw i32 %15, -2
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4, !tbaa !24
  %25 = add nsw i32 %24, 3
  %26 = icmp slt i32 %22, %25
  br i1 %26, label %27, label %71

27:                                               ; preds = %21
  %28 = add nuw nsw i32 %17, 3
  %29 = add nsw i32 %24, 6
  %30 = mul nsw i32 %29, %28
  %31 = add nuw i32 %30, %16
  %32 = add nsw i32 %18, 6
  %33 = mul nsw i32 %31, %32
  %34 = add i32 %9, 1
  %35 = add i32 %34, %33
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %2, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = getelementptr i8, ptr %37, i64 -4
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %42 = load ptr, ptr %41, align 8, !tbaa !25
  %43 = zext nneg i32 %16 to i64
  %44 = getelementptr inbounds nuw float, ptr %42, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !8
  %46 = getelementptr inbounds float, ptr %1, i64 %36
  %47 = load float, ptr %46, align 4, !tbaa !8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %49 = load ptr, ptr %48, align 8, !tbaa !26
  %50 = getelementptr inbounds nuw float, ptr %49, i64 %43
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = fsub contract float %38, %40
  %53 = fmul contract float %52, %45
  %54 = fmul contract float %47, %51
  %55 = fsub contract float %53, %54
  %56 = sub nsw i32 %35, %32
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %1, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !8
  %60 = zext nneg i32 %15 to i64
  %61 = getelementptr inbounds nuw float, ptr %49, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = fmul contract float %59, %62
  %64 = fadd contract float %55, %63
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %66 = load ptr, ptr %65, align 8, !tbaa !27
  %67 = getelementptr inbounds nuw float, ptr %66, i64 %43
  %68 = load float, ptr %67, align 4, !tbaa !8
  %69 = fdiv contract float %64, %68
  %70 = getelementptr inbounds float, ptr %3, i64 %36
  store float %69, ptr %70, align 4, !tbaa !8
  br label %71

71:                                               ; preds = %4, %21, %27
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @vorticity_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = add i32 %9, -2
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = add nuw nsw i32 %15, 1
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %18 = load i32, ptr %0, align 8, !tbaa !10
  %19 = add nsw i32 %18, 3
  %20 = icmp slt i32 %10, %19
  br i1 %20, label %21, label %107

21:                                               ; preds = %4
  %22 = add nsw i32 %15, -2
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4, !tbaa !24
  %25 = add nsw i32 %24, 3
  %26 = icmp slt i32 %22, %25
  br i1 %26, label %27, label %107

27:                                               ; preds = %21
  %28 = add nuw nsw i32 %17, 3
  %29 = add nsw i32 %24, 6
  %30 = mul nsw i32 %29, %28
  %31 = add nuw i32 %30, %16
  %32 = add nsw i32 %18, 6
  %33 = mul nsw i32 %31, %32
  %34 = add i32 %9, 1
  %35 = add i32 %33, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %38 = load ptr, ptr %37, align 8, !tbaa !22
  %39 = mul nsw i32 %32, %16
  %40 = add i32 %39, %9
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %38, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !8
  %44 = add i32 %39, %34
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %38, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !8
  %48 = fcmp contract ogt float %43, %47
  %49 = select contract i1 %48, float %43, float %47
  %50 = mul nsw i32 %32, %15
  %51 = add i32 %50, %9
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %38, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = add i32 %50, %34
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %38, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !8
  %59 = fcmp contract ogt float %54, %58
  %60 = select contract i1 %59, float %54, float %58
  %61 = fcmp contract ogt float %49, %60
  %62 = select contract i1 %61, float %49, float %60
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %64 = load ptr, ptr %63, align 8, !tbaa !14
  %65 = zext nneg i32 %17 to i64
  %66 = getelementptr float, ptr %64, i64 %65
  %67 = getelementptr i8, ptr %66, i64 4
  %68 = load float, ptr %67, align 4, !tbaa !8
  %69 = fcmp contract olt float %62, %68
  br i1 %69, label %70, label %104

70:                                               ; preds = %27
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %72 = getelementptr inbounds float, ptr %2, i64 %36
  %73 = load float, ptr %72, align 4, !tbaa !8
  %74 = getelementptr i8, ptr %72, i64 -4
  %75 = load float, ptr %74, align 4, !tbaa !8
  %76 = fsub contract float %73, %75
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %78 = load ptr, ptr %77, align 8, !tbaa !25
  %79 = zext nneg i32 %16 to i64
  %80 = getelementptr inbounds nuw float, ptr %78, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !8
  %82 = fmul contract float %76, %81
  %83 = getelementptr inbounds float, ptr %1, i64 %36
  %84 = load float, ptr %83, align 4, !tbaa !8
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %86 = load ptr, ptr %85, align 8, !tbaa !26
  %87 = getelementptr inbounds nuw float, ptr %86, i64 %79
  %88 = load float, ptr %87, align 4, !tbaa !8
  %89 = fmul contract float %84, %88
  %90 = fsub contract float %82, %89
  %91 = sub nsw i32 %35, %32
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %1, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !8
  %95 = zext nneg i32 %15 to i64
  %96 = getelementptr inbounds nuw float, ptr %86, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !8
  %98 = fmul contract float %94, %97
  %99 = fadd contract float %90, %98
  %100 = load ptr, ptr %71, align 8, !tbaa !27
  %101 = getelementptr inbounds nuw float, ptr %100, i64 %79
  %102 = load float, ptr %101, align 4, !tbaa !8
  %103 = fdiv contract float %99, %102
  br label %104

104:                                              ; preds = %70, %27
  %105 = phi contract float [ %103, %70 ], [ 0.000000e+00, %27 ]
  %106 = getelementptr inbounds float, ptr %3, i64 %36
  store float %105, ptr %106, align 4, !tbaa !8
  br label %107

107:                                              ; preds = %4, %21, %104
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @u_tendency_weno5(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef writeonly captures(none) %7, ptr noundef readonly byval(%struct.Friction) align 4 captures(none) %8) local_unnamed_addr #2 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = load i32, ptr %0, align 8, !tbaa !10
  %22 = icmp slt i32 %14, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = icmp slt i32 %19, %24
  %26 = select i1 %22, i1 %25, i1 false
  br i1 %26, label %27, label %582

27:                                               ; preds = %9
  %28 = add nuw nsw i32 %20, 3
  %29 = add nuw nsw i32 %24, 6
  %30 = mul nsw i32 %29, %28
  %31 = add nuw nsw i32 %19, 3
  %32 = add nuw i32 %30, %31
  %33 = add i32 %21, 6
  %34 = mul nsw i32 %32, %33
  %35 = add i32 %14, 3
  %36 = add i32 %34, %35
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %38 = load ptr, ptr %37, align 8, !tbaa !14
  %39 = zext nneg i32 %20 to i64
  %40 = getelementptr float, ptr %38, i64 %39
  %41 = getelementptr i8, ptr %40, i64 4
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = load float, ptr %40, align 4, !tbaa !8
  %44 = fsub contract float %42, %43
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %46 = load ptr, ptr %45, align 8, !tbaa !26
  %47 = zext nneg i32 %31 to i64
  %48 = getelementptr inbounds nuw float, ptr %46, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = add nsw i32 %36, -1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %2, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = sext i32 %36 to i64
  %55 = getelementptr inbounds float, ptr %2, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !8
  %57 = fadd contract float %53, %56
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %59 = load ptr, ptr %58, align 8, !tbaa !19
  %60 = getelementptr inbounds nuw float, ptr %59, i64 %47
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = fmul contract float %57, %61
  %63 = add i32 %36, %33
  %64 = sext i32 %63 to i64
  %65 = getelementptr float, ptr %2, i64 %64
  %66 = getelementptr i8, ptr %65, i64 -4
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = load float, ptr %65, align 4, !tbaa !8
  %69 = fadd contract float %67, %68
  %70 = add nuw nsw i32 %19, 4
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw float, ptr %59, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !8
  %74 = fmul contract float %69, %73
  %75 = fadd contract float %62, %74
  %76 = fmul contract float %75, 2.500000e-01
  %77 = fdiv contract float %76, %49
  %78 = fcmp contract ogt float %77, 0.000000e+00
  %79 = mul i32 %33, -3
  %80 = shl nsw i32 %33, 1
  %81 = select i1 %78, i32 %79, i32 %80
  %82 = add i32 %81, %63
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %4, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !8
  %86 = sub nsw i32 %63, %80
  %87 = add nsw i32 %63, %33
  %88 = select i1 %78, i32 %86, i32 %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %4, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !8
  %92 = select i1 %78, i32 %36, i32 %63
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %4, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !8
  %96 = select i1 %78, i32 %63, i32 %36
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr %4, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !8
  %100 = select i1 %78, i32 %87, i32 %86
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr %4, i64 %101
  %103 = load float, ptr %102, align 4, !tbaa !8
  %104 = fmul contract float %91, 2.000000e+00
  %105 = fsub contract float %85, %104
  %106 = fadd contract float %95, %105
  %107 = fmul contract float %95, 2.000000e+00
  %108 = fsub contract float %91, %107
  %109 = fadd contract float %99, %108
  %110 = fmul contract float %99, 2.000000e+00
  %111 = fsub contract float %95, %110
  %112 = fadd contract float %103, %111
  %113 = fmul contract float %91, 4.000000e+00
  %114 = fsub contract float %85, %113
  %115 = fmul contract float %95, 3.000000e+00
  %116 = fadd contract float %114, %115
  %117 = fsub contract float %91, %99
  %118 = fmul contract float %99, 4.000000e+00
  %119 = fsub contract float %115, %118
  %120 = fadd contract float %103, %119
  %121 = fmul contract float %106, 0x3FF1555560000000
  %122 = fmul contract float %106, %121
  %123 = fmul contract float %116, 2.500000e-01
  %124 = fmul contract float %116, %123
  %125 = fadd contract float %122, %124
  %126 = fmul contract float %109, 0x3FF1555560000000
  %127 = fmul contract float %109, %126
  %128 = fmul contract float %117, 2.500000e-01
  %129 = fmul contract float %117, %128
  %130 = fadd contract float %129, %127
  %131 = fmul contract float %112, 0x3FF1555560000000
  %132 = fmul contract float %112, %131
  %133 = fmul contract float %120, 2.500000e-01
  %134 = fmul contract float %120, %133
  %135 = fadd contract float %132, %134
  %136 = fsub contract float %125, %135
  %137 = fadd contract float %125, 0x3BC79CA100000000
  %138 = fdiv contract float %136, %137
  %139 = fadd contract float %130, 0x3BC79CA100000000
  %140 = fdiv contract float %136, %139
  %141 = fadd contract float %135, 0x3BC79CA100000000
  %142 = fdiv contract float %136, %141
  %143 = fmul contract float %138, %138
  %144 = fadd contract float %143, 1.000000e+00
  %145 = fmul contract float %144, 0x3FB99999A0000000
  %146 = fmul contract float %140, %140
  %147 = fadd contract float %146, 1.000000e+00
  %148 = fmul contract float %147, 0x3FE3333340000000
  %149 = fmul contract float %142, %142
  %150 = fadd contract float %149, 1.000000e+00
  %151 = fmul contract float %150, 0x3FD3333340000000
  %152 = fmul contract float %85, 2.000000e+00
  %153 = fmul contract float %91, 7.000000e+00
  %154 = fsub contract float %152, %153
  %155 = fmul contract float %95, 1.100000e+01
  %156 = fadd contract float %154, %155
  %157 = fmul contract float %156, 0x3FC5555560000000
  %158 = fmul contract float %95, 5.000000e+00
  %159 = fsub contract float %158, %91
  %160 = fadd contract float %159, %110
  %161 = fmul contract float %160, 0x3FC5555560000000
  %162 = fmul contract float %99, 5.000000e+00
  %163 = fadd contract float %107, %162
  %164 = fsub contract float %163, %103
  %165 = fmul contract float %164, 0x3FC5555560000000
  %166 = fmul contract float %157, %145
  %167 = fmul contract float %161, %148
  %168 = fadd contract float %166, %167
  %169 = fmul contract float %165, %151
  %170 = fadd contract float %169, %168
  %171 = fadd contract float %145, %148
  %172 = fadd contract float %151, %171
  %173 = fdiv contract float %170, %172
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %175 = load ptr, ptr %174, align 8, !tbaa !28
  %176 = getelementptr inbounds nuw float, ptr %175, i64 %47
  %177 = load float, ptr %176, align 4, !tbaa !8
  %178 = getelementptr inbounds nuw float, ptr %175, i64 %71
  %179 = load float, ptr %178, align 4, !tbaa !8
  %180 = fadd contract float %177, %179
  %181 = fmul contract float %180, 5.000000e-01
  %182 = getelementptr inbounds float, ptr %3, i64 %51
  %183 = load float, ptr %182, align 4, !tbaa !8
  %184 = getelementptr inbounds float, ptr %3, i64 %54
  %185 = load float, ptr %184, align 4, !tbaa !8
  %186 = fadd contract float %183, %185
  %187 = fmul contract float %186, 5.000000e-01
  %188 = mul nsw i32 %29, %33
  %189 = add nsw i32 %36, %188
  %190 = sext i32 %189 to i64
  %191 = getelementptr float, ptr %3, i64 %190
  %192 = getelementptr i8, ptr %191, i64 -4
  %193 = load float, ptr %192, align 4, !tbaa !8
  %194 = load float, ptr %191, align 4, !tbaa !8
  %195 = fadd contract float %193, %194
  %196 = fmul contract float %195, 5.000000e-01
  %197 = fadd contract float %181, %173
  %198 = fmul contract float %77, %197
  %199 = getelementptr inbounds float, ptr %1, i64 %54
  %200 = load float, ptr %199, align 4, !tbaa !8
  %201 = fmul contract float %200, %200
  %202 = getelementptr i8, ptr %199, i64 4
  %203 = load float, ptr %202, align 4, !tbaa !8
  %204 = fmul contract float %203, %203
  %205 = fadd contract float %201, %204
  %206 = fmul contract float %56, %56
  %207 = fadd contract float %206, %205
  %208 = fmul contract float %68, %68
  %209 = fadd contract float %208, %207
  %210 = fmul contract float %209, 2.500000e-01
  %211 = getelementptr inbounds float, ptr %1, i64 %51
  %212 = load float, ptr %211, align 4, !tbaa !8
  %213 = fmul contract float %212, %212
  %214 = fadd contract float %201, %213
  %215 = fmul contract float %53, %53
  %216 = fadd contract float %215, %214
  %217 = add i32 %21, 5
  %218 = add i32 %217, %36
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds float, ptr %2, i64 %219
  %221 = load float, ptr %220, align 4, !tbaa !8
  %222 = fmul contract float %221, %221
  %223 = fadd contract float %222, %216
  %224 = fmul contract float %223, 2.500000e-01
  %225 = fsub contract float %210, %224
  %226 = getelementptr inbounds float, ptr %5, i64 %54
  %227 = load float, ptr %226, align 4, !tbaa !8
  %228 = fadd contract float %227, %225
  %229 = getelementptr inbounds float, ptr %5, i64 %51
  %230 = load float, ptr %229, align 4, !tbaa !8
  %231 = fsub contract float %228, %230
  %232 = fdiv contract float %231, %49
  %233 = fsub contract float %198, %232
  %234 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %235 = load i32, ptr %234, align 8, !tbaa !15
  %236 = sub nsw i32 %235, %20
  %237 = tail call i32 @llvm.smin.i32(i32 %236, i32 %20)
  %238 = fcmp contract ogt float %187, 0.000000e+00
  %239 = shl nsw i32 %188, 1
  %240 = sub nsw i32 %36, %239
  %241 = select i1 %238, i32 %240, i32 %189
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds float, ptr %1, i64 %242
  %244 = load float, ptr %243, align 4, !tbaa !8
  %245 = sub nsw i32 %36, %188
  %246 = select i1 %238, i32 %245, i32 %36
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds float, ptr %1, i64 %247
  %249 = load float, ptr %248, align 4, !tbaa !8
  %250 = select i1 %238, i32 %36, i32 %245
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds float, ptr %1, i64 %251
  %253 = load float, ptr %252, align 4, !tbaa !8
  %254 = icmp sgt i32 %237, 2
  br i1 %254, label %255, label %336

255:                                              ; preds = %27
  %256 = select i1 %238, i32 %189, i32 %240
  %257 = mul i32 %188, -3
  %258 = select i1 %238, i32 %257, i32 %239
  %259 = add i32 %258, %36
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds float, ptr %1, i64 %260
  %262 = load float, ptr %261, align 4, !tbaa !8
  %263 = sext i32 %256 to i64
  %264 = getelementptr inbounds float, ptr %1, i64 %263
  %265 = load float, ptr %264, align 4, !tbaa !8
  %266 = fmul contract float %244, 2.000000e+00
  %267 = fsub contract float %262, %266
  %268 = fadd contract float %249, %267
  %269 = fmul contract float %249, 2.000000e+00
  %270 = fsub contract float %244, %269
  %271 = fadd contract float %253, %270
  %272 = fmul contract float %253, 2.000000e+00
  %273 = fsub contract float %249, %272
  %274 = fadd contract float %273, %265
  %275 = fmul contract float %244, 4.000000e+00
  %276 = fsub contract float %262, %275
  %277 = fmul contract float %249, 3.000000e+00
  %278 = fadd contract float %277, %276
  %279 = fsub contract float %244, %253
  %280 = fmul contract float %253, 4.000000e+00
  %281 = fsub contract float %277, %280
  %282 = fadd contract float %281, %265
  %283 = fmul contract float %268, 0x3FF1555560000000
  %284 = fmul contract float %268, %283
  %285 = fmul contract float %278, 2.500000e-01
  %286 = fmul contract float %278, %285
  %287 = fadd contract float %284, %286
  %288 = fmul contract float %271, 0x3FF1555560000000
  %289 = fmul contract float %271, %288
  %290 = fmul contract float %279, 2.500000e-01
  %291 = fmul contract float %279, %290
  %292 = fadd contract float %291, %289
  %293 = fmul contract float %274, 0x3FF1555560000000
  %294 = fmul contract float %274, %293
  %295 = fmul contract float %282, 2.500000e-01
  %296 = fmul contract float %282, %295
  %297 = fadd contract float %294, %296
  %298 = fsub contract float %287, %297
  %299 = fadd contract float %287, 0x3DDB7CDFE0000000
  %300 = fdiv contract float %298, %299
  %301 = fadd contract float %292, 0x3DDB7CDFE0000000
  %302 = fdiv contract float %298, %301
  %303 = fadd contract float %297, 0x3DDB7CDFE0000000
  %304 = fdiv contract float %298, %303
  %305 = fmul contract float %300, %300
  %306 = fadd contract float %305, 1.000000e+00
  %307 = fmul contract float %306, 0x3FB99999A0000000
  %308 = fmul contract float %302, %302
  %309 = fadd contract float %308, 1.000000e+00
  %310 = fmul contract float %309, 0x3FE3333340000000
  %311 = fmul contract float %304, %304
  %312 = fadd contract float %311, 1.000000e+00
  %313 = fmul contract float %312, 0x3FD3333340000000
  %314 = fmul contract float %262, 2.000000e+00
  %315 = fmul contract float %244, 7.000000e+00
  %316 = fsub contract float %314, %315
  %317 = fmul contract float %249, 1.100000e+01
  %318 = fadd contract float %317, %316
  %319 = fmul contract float %318, 0x3FC5555560000000
  %320 = fmul contract float %249, 5.000000e+00
  %321 = fsub contract float %320, %244
  %322 = fadd contract float %321, %272
  %323 = fmul contract float %322, 0x3FC5555560000000
  %324 = fmul contract float %253, 5.000000e+00
  %325 = fadd contract float %269, %324
  %326 = fsub contract float %325, %265
  %327 = fmul contract float %326, 0x3FC5555560000000
  %328 = fmul contract float %319, %307
  %329 = fmul contract float %323, %310
  %330 = fadd contract float %328, %329
  %331 = fmul contract float %327, %313
  %332 = fadd contract float %331, %330
  %333 = fadd contract float %307, %310
  %334 = fadd contract float %313, %333
  %335 = fdiv contract float %332, %334
  br label %364

336:                                              ; preds = %27
  %337 = icmp eq i32 %237, 2
  br i1 %337, label %338, label %364

338:                                              ; preds = %336
  %339 = fsub contract float %249, %244
  %340 = fmul contract float %339, %339
  %341 = fsub contract float %253, %249
  %342 = fmul contract float %341, %341
  %343 = fsub contract float %340, %342
  %344 = fadd contract float %340, 0x3DDB7CDFE0000000
  %345 = fdiv contract float %343, %344
  %346 = fadd contract float %342, 0x3DDB7CDFE0000000
  %347 = fdiv contract float %343, %346
  %348 = fmul contract float %345, %345
  %349 = fadd contract float %348, 1.000000e+00
  %350 = fmul contract float %349, 0x3FD5555560000000
  %351 = fmul contract float %347, %347
  %352 = fadd contract float %351, 1.000000e+00
  %353 = fmul contract float %352, 0x3FE5555560000000
  %354 = fmul contract float %350, 5.000000e-01
  %355 = fmul contract float %249, 3.000000e+00
  %356 = fsub contract float %355, %244
  %357 = fmul contract float %356, %354
  %358 = fmul contract float %353, 5.000000e-01
  %359 = fadd contract float %249, %253
  %360 = fmul contract float %359, %358
  %361 = fadd contract float %357, %360
  %362 = fadd contract float %350, %353
  %363 = fdiv contract float %361, %362
  br label %364

364:                                              ; preds = %338, %336, %255
  %365 = phi contract float [ %335, %255 ], [ %363, %338 ], [ %249, %336 ]
  %366 = add nuw nsw i32 %20, 1
  %367 = sub nsw i32 %235, %366
  %368 = tail call i32 @llvm.smin.i32(i32 %367, i32 %366)
  %369 = fcmp contract ogt float %196, 0.000000e+00
  %370 = sub nsw i32 %189, %239
  %371 = add nsw i32 %189, %188
  %372 = select i1 %369, i32 %370, i32 %371
  %373 = sext i32 %372 to i64
  %374 = getelementptr inbounds float, ptr %1, i64 %373
  %375 = load float, ptr %374, align 4, !tbaa !8
  %376 = select i1 %369, i32 %36, i32 %189
  %377 = sext i32 %376 to i64
  %378 = getelementptr inbounds float, ptr %1, i64 %377
  %379 = load float, ptr %378, align 4, !tbaa !8
  %380 = select i1 %369, i32 %189, i32 %36
  %381 = sext i32 %380 to i64
  %382 = getelementptr inbounds float, ptr %1, i64 %381
  %383 = load float, ptr %382, align 4, !tbaa !8
  %384 = icmp sgt i32 %368, 2
  br i1 %384, label %385, label %466

385:                                              ; preds = %364
  %386 = select i1 %369, i32 %371, i32 %370
  %387 = mul i32 %188, -3
  %388 = select i1 %369, i32 %387, i32 %239
  %389 = add i32 %388, %189
  %390 = sext i32 %389 to i64
  %391 = getelementptr inbounds float, ptr %1, i64 %390
  %392 = load float, ptr %391, align 4, !tbaa !8
  %393 = sext i32 %386 to i64
  %394 = getelementptr inbounds float, ptr %1, i64 %393
  %395 = load float, ptr %394, align 4, !tbaa !8
  %396 = fmul contract float %375, 2.000000e+00
  %397 = fsub contract float %392, %396
  %398 = fadd contract float %379, %397
  %399 = fmul contract float %379, 2.000000e+00
  %400 = fsub contract float %375, %399
  %401 = fadd contract float %383, %400
  %402 = fmul contract float %383, 2.000000e+00
  %403 = fsub contract float %379, %402
  %404 = fadd contract float %403, %395
  %405 = fmul contract float %375, 4.000000e+00
  %406 = fsub contract float %392, %405
  %407 = fmul contract float %379, 3.000000e+00
  %408 = fadd contract float %407, %406
  %409 = fsub contract float %375, %383
  %410 = fmul contract float %383, 4.000000e+00
  %411 = fsub contract float %407, %410
  %412 = fadd contract float %411, %395
  %413 = fmul contract float %398, 0x3FF1555560000000
  %414 = fmul contract float %398, %413
  %415 = fmul contract float %408, 2.500000e-01
  %416 = fmul contract float %408, %415
  %417 = fadd contract float %414, %416
  %418 = fmul contract float %401, 0x3FF1555560000000
  %419 = fmul contract float %401, %418
  %420 = fmul contract float %409, 2.500000e-01
  %421 = fmul contract float %409, %420
  %422 = fadd contract float %421, %419
  %423 = fmul contract float %404, 0x3FF1555560000000
  %424 = fmul contract float %404, %423
  %425 = fmul contract float %412, 2.500000e-01
  %426 = fmul contract float %412, %425
  %427 = fadd contract float %424, %426
  %428 = fsub contract float %417, %427
  %429 = fadd contract float %417, 0x3DDB7CDFE0000000
  %430 = fdiv contract float %428, %429
  %431 = fadd contract float %422, 0x3DDB7CDFE0000000
  %432 = fdiv contract float %428, %431
  %433 = fadd contract float %427, 0x3DDB7CDFE0000000
  %434 = fdiv contract float %428, %433
  %435 = fmul contract float %430, %430
  %436 = fadd contract float %435, 1.000000e+00
  %437 = fmul contract float %436, 0x3FB99999A0000000
  %438 = fmul contract float %432, %432
  %439 = fadd contract float %438, 1.000000e+00
  %440 = fmul contract float %439, 0x3FE3333340000000
  %441 = fmul contract float %434, %434
  %442 = fadd contract float %441, 1.000000e+00
  %443 = fmul contract float %442, 0x3FD3333340000000
  %444 = fmul contract float %392, 2.000000e+00
  %445 = fmul contract float %375, 7.000000e+00
  %446 = fsub contract float %444, %445
  %447 = fmul contract float %379, 1.100000e+01
  %448 = fadd contract float %447, %446
  %449 = fmul contract float %448, 0x3FC5555560000000
  %450 = fmul contract float %379, 5.000000e+00
  %451 = fsub contract float %450, %375
  %452 = fadd contract float %451, %402
  %453 = fmul contract float %452, 0x3FC5555560000000
  %454 = fmul contract float %383, 5.000000e+00
  %455 = fadd contract float %399, %454
  %456 = fsub contract float %455, %395
  %457 = fmul contract float %456, 0x3FC5555560000000
  %458 = fmul contract float %449, %437
  %459 = fmul contract float %453, %440
  %460 = fadd contract float %458, %459
  %461 = fmul contract float %457, %443
  %462 = fadd contract float %461, %460
  %463 = fadd contract float %437, %440
  %464 = fadd contract float %443, %463
  %465 = fdiv contract float %462, %464
  br label %494

466:                                              ; preds = %364
  %467 = icmp eq i32 %368, 2
  br i1 %467, label %468, label %494

468:                                              ; preds = %466
  %469 = fsub contract float %379, %375
  %470 = fmul contract float %469, %469
  %471 = fsub contract float %383, %379
  %472 = fmul contract float %471, %471
  %473 = fsub contract float %470, %472
  %474 = fadd contract float %470, 0x3DDB7CDFE0000000
  %475 = fdiv contract float %473, %474
  %476 = fadd contract float %472, 0x3DDB7CDFE0000000
  %477 = fdiv contract float %473, %476
  %478 = fmul contract float %475, %475
  %479 = fadd contract float %478, 1.000000e+00
  %480 = fmul contract float %479, 0x3FD5555560000000
  %481 = fmul contract float %477, %477
  %482 = fadd contract float %481, 1.000000e+00
  %483 = fmul contract float %482, 0x3FE5555560000000
  %484 = fmul contract float %480, 5.000000e-01
  %485 = fmul contract float %379, 3.000000e+00
  %486 = fsub contract float %485, %375
  %487 = fmul contract float %486, %484
  %488 = fmul contract float %483, 5.000000e-01
  %489 = fadd contract float %379, %383
  %490 = fmul contract float %489, %488
  %491 = fadd contract float %487, %490
  %492 = fadd contract float %480, %483
  %493 = fdiv contract float %491, %492
  br label %494

494:                                              ; preds = %468, %466, %385
  %495 = phi contract float [ %465, %385 ], [ %493, %468 ], [ %379, %466 ]
  %496 = fsub contract float %495, %200
  %497 = fmul contract float %196, %496
  %498 = fsub contract float %365, %200
  %499 = fmul contract float %187, %498
  %500 = fsub contract float %497, %499
  %501 = fdiv contract float %500, %44
  %502 = fsub contract float %233, %501
  %503 = load float, ptr %8, align 4, !tbaa !29
  %504 = fsub contract float %203, %200
  %505 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %506 = load ptr, ptr %505, align 8, !tbaa !18
  %507 = getelementptr inbounds nuw float, ptr %506, i64 %47
  %508 = load float, ptr %507, align 4, !tbaa !8
  %509 = fmul contract float %504, %508
  %510 = zext nneg i32 %19 to i64
  %511 = getelementptr float, ptr %59, i64 %510
  %512 = getelementptr i8, ptr %511, i64 16
  %513 = load float, ptr %512, align 4, !tbaa !8
  %514 = fmul contract float %68, %513
  %515 = fadd contract float %509, %514
  %516 = fmul contract float %56, %61
  %517 = fsub contract float %515, %516
  %518 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %519 = load ptr, ptr %518, align 8, !tbaa !20
  %520 = getelementptr inbounds nuw float, ptr %519, i64 %47
  %521 = load float, ptr %520, align 4, !tbaa !8
  %522 = fdiv contract float %517, %521
  %523 = fsub contract float %200, %212
  %524 = fmul contract float %523, %508
  %525 = fmul contract float %221, %513
  %526 = fadd contract float %524, %525
  %527 = fmul contract float %53, %61
  %528 = fsub contract float %526, %527
  %529 = fdiv contract float %528, %521
  %530 = fsub contract float %522, %529
  %531 = fdiv contract float %530, %49
  %532 = getelementptr inbounds float, ptr %4, i64 %64
  %533 = load float, ptr %532, align 4, !tbaa !8
  %534 = getelementptr inbounds float, ptr %4, i64 %54
  %535 = load float, ptr %534, align 4, !tbaa !8
  %536 = fsub contract float %533, %535
  %537 = fdiv contract float %536, %508
  %538 = fsub contract float %531, %537
  %539 = fmul contract float %503, %538
  %540 = fadd contract float %502, %539
  %541 = add nsw i32 %235, -1
  %542 = icmp eq i32 %20, %541
  br i1 %542, label %543, label %551

543:                                              ; preds = %494
  %544 = mul nsw i32 %33, %31
  %545 = add i32 %544, %35
  %546 = sext i32 %545 to i64
  %547 = getelementptr inbounds float, ptr %6, i64 %546
  %548 = load float, ptr %547, align 4, !tbaa !8
  %549 = fdiv contract float %548, %44
  %550 = fadd contract float %540, %549
  br label %551

551:                                              ; preds = %543, %494
  %552 = phi float [ %550, %543 ], [ %540, %494 ]
  %553 = icmp eq i32 %20, 0
  br i1 %553, label %554, label %574

554:                                              ; preds = %551
  %555 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %556 = load float, ptr %555, align 4, !tbaa !31
  %557 = fpext contract float %556 to double
  %558 = fmul contract float %77, %77
  %559 = fadd contract float %558, %201
  %560 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %561 = load float, ptr %560, align 4, !tbaa !32
  %562 = fmul contract float %561, %561
  %563 = fadd contract float %559, %562
  %564 = fpext contract float %563 to double
  %565 = tail call contract noundef double @__nv_sqrt(double noundef %564) #11
  %566 = fmul contract double %565, %557
  %567 = fpext contract float %200 to double
  %568 = fmul contract double %566, %567
  %569 = fpext contract float %44 to double
  %570 = fdiv contract double %568, %569
  %571 = fpext contract float %552 to double
  %572 = fsub contract double %571, %570
  %573 = fptrunc contract double %572 to float
  br label %574

574:                                              ; preds = %554, %551
  %575 = phi float [ %573, %554 ], [ %552, %551 ]
  %576 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %577 = load i32, ptr %576, align 4, !tbaa !33
  %578 = or i32 %577, %14
  %579 = icmp eq i32 %578, 0
  %580 = select contract i1 %579, float 0.000000e+00, float %575
  %581 = getelementptr inbounds float, ptr %7, i64 %54
  store float %580, ptr %581, align 4, !tbaa !8
  br label %582

582:                                              ; preds = %9, %574
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @v_tendency_weno5(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef writeonly captures(none) %7, ptr noundef readonly byval(%struct.Friction) align 4 captures(none) %8) local_unnamed_addr #2 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = load i32, ptr %0, align 8, !tbaa !10
  %22 = icmp slt i32 %14, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = icmp slt i32 %19, %24
  %26 = select i1 %22, i1 %25, i1 false
  br i1 %26, label %27, label %591

27:                                               ; preds = %9
  %28 = add nuw nsw i32 %20, 3
  %29 = add nuw nsw i32 %24, 6
  %30 = mul nsw i32 %29, %28
  %31 = add nuw nsw i32 %19, 3
  %32 = add nuw i32 %30, %31
  %33 = add i32 %21, 6
  %34 = mul nsw i32 %32, %33
  %35 = add i32 %14, 3
  %36 = add i32 %34, %35
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %38 = load ptr, ptr %37, align 8, !tbaa !14
  %39 = zext nneg i32 %20 to i64
  %40 = getelementptr float, ptr %38, i64 %39
  %41 = getelementptr i8, ptr %40, i64 4
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = load float, ptr %40, align 4, !tbaa !8
  %44 = fsub contract float %42, %43
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %46 = load ptr, ptr %45, align 8, !tbaa !19
  %47 = zext nneg i32 %31 to i64
  %48 = getelementptr inbounds nuw float, ptr %46, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %51 = load ptr, ptr %50, align 8, !tbaa !25
  %52 = getelementptr inbounds nuw float, ptr %51, i64 %47
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = sub nsw i32 %36, %33
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %1, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = getelementptr i8, ptr %56, i64 4
  %59 = load float, ptr %58, align 4, !tbaa !8
  %60 = fadd contract float %57, %59
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %62 = load ptr, ptr %61, align 8, !tbaa !18
  %63 = add nuw nsw i32 %19, 2
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw float, ptr %62, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = fmul contract float %60, %66
  %68 = sext i32 %36 to i64
  %69 = getelementptr inbounds float, ptr %1, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = add nsw i32 %36, 1
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %1, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !8
  %75 = fadd contract float %70, %74
  %76 = getelementptr inbounds nuw float, ptr %62, i64 %47
  %77 = load float, ptr %76, align 4, !tbaa !8
  %78 = fmul contract float %75, %77
  %79 = fadd contract float %67, %78
  %80 = fmul contract float %79, 2.500000e-01
  %81 = fdiv contract float %80, %53
  %82 = fcmp contract ogt float %81, 0.000000e+00
  %83 = select i1 %82, i32 -3, i32 2
  %84 = add i32 %83, %71
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %4, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !8
  %88 = add nsw i32 %36, -1
  %89 = add nsw i32 %36, 2
  %90 = select i1 %82, i32 %88, i32 %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %4, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !8
  %94 = select i1 %82, i32 %36, i32 %71
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %4, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !8
  %98 = select i1 %82, i32 %71, i32 %36
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr %4, i64 %99
  %101 = load float, ptr %100, align 4, !tbaa !8
  %102 = select i1 %82, i32 %89, i32 %88
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %4, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !8
  %106 = fmul contract float %93, 2.000000e+00
  %107 = fsub contract float %87, %106
  %108 = fadd contract float %97, %107
  %109 = fmul contract float %97, 2.000000e+00
  %110 = fsub contract float %93, %109
  %111 = fadd contract float %101, %110
  %112 = fmul contract float %101, 2.000000e+00
  %113 = fsub contract float %97, %112
  %114 = fadd contract float %105, %113
  %115 = fmul contract float %93, 4.000000e+00
  %116 = fsub contract float %87, %115
  %117 = fmul contract float %97, 3.000000e+00
  %118 = fadd contract float %116, %117
  %119 = fsub contract float %93, %101
  %120 = fmul contract float %101, 4.000000e+00
  %121 = fsub contract float %117, %120
  %122 = fadd contract float %105, %121
  %123 = fmul contract float %108, 0x3FF1555560000000
  %124 = fmul contract float %108, %123
  %125 = fmul contract float %118, 2.500000e-01
  %126 = fmul contract float %118, %125
  %127 = fadd contract float %124, %126
  %128 = fmul contract float %111, 0x3FF1555560000000
  %129 = fmul contract float %111, %128
  %130 = fmul contract float %119, 2.500000e-01
  %131 = fmul contract float %119, %130
  %132 = fadd contract float %131, %129
  %133 = fmul contract float %114, 0x3FF1555560000000
  %134 = fmul contract float %114, %133
  %135 = fmul contract float %122, 2.500000e-01
  %136 = fmul contract float %122, %135
  %137 = fadd contract float %134, %136
  %138 = fsub contract float %127, %137
  %139 = fadd contract float %127, 0x3BC79CA100000000
  %140 = fdiv contract float %138, %139
  %141 = fadd contract float %132, 0x3BC79CA100000000
  %142 = fdiv contract float %138, %141
  %143 = fadd contract float %137, 0x3BC79CA100000000
  %144 = fdiv contract float %138, %143
  %145 = fmul contract float %140, %140
  %146 = fadd contract float %145, 1.000000e+00
  %147 = fmul contract float %146, 0x3FB99999A0000000
  %148 = fmul contract float %142, %142
  %149 = fadd contract float %148, 1.000000e+00
  %150 = fmul contract float %149, 0x3FE3333340000000
  %151 = fmul contract float %144, %144
  %152 = fadd contract float %151, 1.000000e+00
  %153 = fmul contract float %152, 0x3FD3333340000000
  %154 = fmul contract float %87, 2.000000e+00
  %155 = fmul contract float %93, 7.000000e+00
  %156 = fsub contract float %154, %155
  %157 = fmul contract float %97, 1.100000e+01
  %158 = fadd contract float %156, %157
  %159 = fmul contract float %158, 0x3FC5555560000000
  %160 = fmul contract float %97, 5.000000e+00
  %161 = fsub contract float %160, %93
  %162 = fadd contract float %161, %112
  %163 = fmul contract float %162, 0x3FC5555560000000
  %164 = fmul contract float %101, 5.000000e+00
  %165 = fadd contract float %109, %164
  %166 = fsub contract float %165, %105
  %167 = fmul contract float %166, 0x3FC5555560000000
  %168 = fmul contract float %159, %147
  %169 = fmul contract float %163, %150
  %170 = fadd contract float %168, %169
  %171 = fmul contract float %167, %153
  %172 = fadd contract float %171, %170
  %173 = fadd contract float %147, %150
  %174 = fadd contract float %153, %173
  %175 = fdiv contract float %172, %174
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %177 = load ptr, ptr %176, align 8, !tbaa !20
  %178 = getelementptr inbounds nuw float, ptr %177, i64 %64
  %179 = load float, ptr %178, align 4, !tbaa !8
  %180 = getelementptr inbounds nuw float, ptr %177, i64 %47
  %181 = load float, ptr %180, align 4, !tbaa !8
  %182 = fmul contract float %49, %53
  %183 = getelementptr inbounds float, ptr %3, i64 %55
  %184 = load float, ptr %183, align 4, !tbaa !8
  %185 = fmul contract float %179, %184
  %186 = getelementptr inbounds float, ptr %3, i64 %68
  %187 = load float, ptr %186, align 4, !tbaa !8
  %188 = fmul contract float %181, %187
  %189 = fadd contract float %185, %188
  %190 = fmul contract float %189, 5.000000e-01
  %191 = fdiv contract float %190, %182
  %192 = mul nsw i32 %29, %33
  %193 = add nsw i32 %36, %192
  %194 = sub nsw i32 %193, %33
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds float, ptr %3, i64 %195
  %197 = load float, ptr %196, align 4, !tbaa !8
  %198 = fmul contract float %179, %197
  %199 = sext i32 %193 to i64
  %200 = getelementptr inbounds float, ptr %3, i64 %199
  %201 = load float, ptr %200, align 4, !tbaa !8
  %202 = fmul contract float %181, %201
  %203 = fadd contract float %198, %202
  %204 = fmul contract float %203, 5.000000e-01
  %205 = fdiv contract float %204, %182
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %207 = load ptr, ptr %206, align 8, !tbaa !28
  %208 = getelementptr inbounds nuw float, ptr %207, i64 %47
  %209 = load float, ptr %208, align 4, !tbaa !8
  %210 = fadd contract float %209, %175
  %211 = fneg contract float %210
  %212 = fmul contract float %81, %211
  %213 = fmul contract float %70, %70
  %214 = getelementptr i8, ptr %69, i64 4
  %215 = load float, ptr %214, align 4, !tbaa !8
  %216 = fmul contract float %215, %215
  %217 = fadd contract float %213, %216
  %218 = getelementptr inbounds float, ptr %2, i64 %68
  %219 = load float, ptr %218, align 4, !tbaa !8
  %220 = fmul contract float %219, %219
  %221 = fadd contract float %217, %220
  %222 = add i32 %36, %33
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds float, ptr %2, i64 %223
  %225 = load float, ptr %224, align 4, !tbaa !8
  %226 = fmul contract float %225, %225
  %227 = fadd contract float %221, %226
  %228 = fmul contract float %227, 2.500000e-01
  %229 = fmul contract float %57, %57
  %230 = fmul contract float %59, %59
  %231 = fadd contract float %229, %230
  %232 = getelementptr inbounds float, ptr %2, i64 %55
  %233 = load float, ptr %232, align 4, !tbaa !8
  %234 = fmul contract float %233, %233
  %235 = fadd contract float %231, %234
  %236 = fadd contract float %220, %235
  %237 = fmul contract float %236, 2.500000e-01
  %238 = fsub contract float %228, %237
  %239 = getelementptr inbounds float, ptr %5, i64 %68
  %240 = load float, ptr %239, align 4, !tbaa !8
  %241 = fadd contract float %240, %238
  %242 = getelementptr inbounds float, ptr %5, i64 %55
  %243 = load float, ptr %242, align 4, !tbaa !8
  %244 = fsub contract float %241, %243
  %245 = fdiv contract float %244, %53
  %246 = fsub contract float %212, %245
  %247 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %248 = load i32, ptr %247, align 8, !tbaa !15
  %249 = sub nsw i32 %248, %20
  %250 = tail call i32 @llvm.smin.i32(i32 %249, i32 %20)
  %251 = fcmp contract ogt float %191, 0.000000e+00
  %252 = shl nsw i32 %192, 1
  %253 = sub nsw i32 %36, %252
  %254 = select i1 %251, i32 %253, i32 %193
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds float, ptr %2, i64 %255
  %257 = load float, ptr %256, align 4, !tbaa !8
  %258 = sub nsw i32 %36, %192
  %259 = select i1 %251, i32 %258, i32 %36
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds float, ptr %2, i64 %260
  %262 = load float, ptr %261, align 4, !tbaa !8
  %263 = select i1 %251, i32 %36, i32 %258
  %264 = sext i32 %263 to i64
  %265 = getelementptr inbounds float, ptr %2, i64 %264
  %266 = load float, ptr %265, align 4, !tbaa !8
  %267 = icmp sgt i32 %250, 2
  br i1 %267, label %268, label %349

268:                                              ; preds = %27
  %269 = select i1 %251, i32 %193, i32 %253
  %270 = mul i32 %192, -3
  %271 = select i1 %251, i32 %270, i32 %252
  %272 = add i32 %271, %36
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds float, ptr %2, i64 %273
  %275 = load float, ptr %274, align 4, !tbaa !8
  %276 = sext i32 %269 to i64
  %277 = getelementptr inbounds float, ptr %2, i64 %276
  %278 = load float, ptr %277, align 4, !tbaa !8
  %279 = fmul contract float %257, 2.000000e+00
  %280 = fsub contract float %275, %279
  %281 = fadd contract float %262, %280
  %282 = fmul contract float %262, 2.000000e+00
  %283 = fsub contract float %257, %282
  %284 = fadd contract float %266, %283
  %285 = fmul contract float %266, 2.000000e+00
  %286 = fsub contract float %262, %285
  %287 = fadd contract float %286, %278
  %288 = fmul contract float %257, 4.000000e+00
  %289 = fsub contract float %275, %288
  %290 = fmul contract float %262, 3.000000e+00
  %291 = fadd contract float %290, %289
  %292 = fsub contract float %257, %266
  %293 = fmul contract float %266, 4.000000e+00
  %294 = fsub contract float %290, %293
  %295 = fadd contract float %294, %278
  %296 = fmul contract float %281, 0x3FF1555560000000
  %297 = fmul contract float %281, %296
  %298 = fmul contract float %291, 2.500000e-01
  %299 = fmul contract float %291, %298
  %300 = fadd contract float %297, %299
  %301 = fmul contract float %284, 0x3FF1555560000000
  %302 = fmul contract float %284, %301
  %303 = fmul contract float %292, 2.500000e-01
  %304 = fmul contract float %292, %303
  %305 = fadd contract float %304, %302
  %306 = fmul contract float %287, 0x3FF1555560000000
  %307 = fmul contract float %287, %306
  %308 = fmul contract float %295, 2.500000e-01
  %309 = fmul contract float %295, %308
  %310 = fadd contract float %307, %309
  %311 = fsub contract float %300, %310
  %312 = fadd contract float %300, 0x3DDB7CDFE0000000
  %313 = fdiv contract float %311, %312
  %314 = fadd contract float %305, 0x3DDB7CDFE0000000
  %315 = fdiv contract float %311, %314
  %316 = fadd contract float %310, 0x3DDB7CDFE0000000
  %317 = fdiv contract float %311, %316
  %318 = fmul contract float %313, %313
  %319 = fadd contract float %318, 1.000000e+00
  %320 = fmul contract float %319, 0x3FB99999A0000000
  %321 = fmul contract float %315, %315
  %322 = fadd contract float %321, 1.000000e+00
  %323 = fmul contract float %322, 0x3FE3333340000000
  %324 = fmul contract float %317, %317
  %325 = fadd contract float %324, 1.000000e+00
  %326 = fmul contract float %325, 0x3FD3333340000000
  %327 = fmul contract float %275, 2.000000e+00
  %328 = fmul contract float %257, 7.000000e+00
  %329 = fsub contract float %327, %328
  %330 = fmul contract float %262, 1.100000e+01
  %331 = fadd contract float %330, %329
  %332 = fmul contract float %331, 0x3FC5555560000000
  %333 = fmul contract float %262, 5.000000e+00
  %334 = fsub contract float %333, %257
  %335 = fadd contract float %334, %285
  %336 = fmul contract float %335, 0x3FC5555560000000
  %337 = fmul contract float %266, 5.000000e+00
  %338 = fadd contract float %282, %337
  %339 = fsub contract float %338, %278
  %340 = fmul contract float %339, 0x3FC5555560000000
  %341 = fmul contract float %332, %320
  %342 = fmul contract float %336, %323
  %343 = fadd contract float %341, %342
  %344 = fmul contract float %340, %326
  %345 = fadd contract float %344, %343
  %346 = fadd contract float %320, %323
  %347 = fadd contract float %326, %346
  %348 = fdiv contract float %345, %347
  br label %377

349:                                              ; preds = %27
  %350 = icmp eq i32 %250, 2
  br i1 %350, label %351, label %377

351:                                              ; preds = %349
  %352 = fsub contract float %262, %257
  %353 = fmul contract float %352, %352
  %354 = fsub contract float %266, %262
  %355 = fmul contract float %354, %354
  %356 = fsub contract float %353, %355
  %357 = fadd contract float %353, 0x3DDB7CDFE0000000
  %358 = fdiv contract float %356, %357
  %359 = fadd contract float %355, 0x3DDB7CDFE0000000
  %360 = fdiv contract float %356, %359
  %361 = fmul contract float %358, %358
  %362 = fadd contract float %361, 1.000000e+00
  %363 = fmul contract float %362, 0x3FD5555560000000
  %364 = fmul contract float %360, %360
  %365 = fadd contract float %364, 1.000000e+00
  %366 = fmul contract float %365, 0x3FE5555560000000
  %367 = fmul contract float %363, 5.000000e-01
  %368 = fmul contract float %262, 3.000000e+00
  %369 = fsub contract float %368, %257
  %370 = fmul contract float %369, %367
  %371 = fmul contract float %366, 5.000000e-01
  %372 = fadd contract float %262, %266
  %373 = fmul contract float %372, %371
  %374 = fadd contract float %370, %373
  %375 = fadd contract float %363, %366
  %376 = fdiv contract float %374, %375
  br label %377

377:                                              ; preds = %351, %349, %268
  %378 = phi contract float [ %348, %268 ], [ %376, %351 ], [ %262, %349 ]
  %379 = add nuw nsw i32 %20, 1
  %380 = sub nsw i32 %248, %379
  %381 = tail call i32 @llvm.smin.i32(i32 %380, i32 %379)
  %382 = fcmp contract ogt float %205, 0.000000e+00
  %383 = sub nsw i32 %193, %252
  %384 = add nsw i32 %193, %192
  %385 = select i1 %382, i32 %383, i32 %384
  %386 = sext i32 %385 to i64
  %387 = getelementptr inbounds float, ptr %2, i64 %386
  %388 = load float, ptr %387, align 4, !tbaa !8
  %389 = select i1 %382, i32 %36, i32 %193
  %390 = sext i32 %389 to i64
  %391 = getelementptr inbounds float, ptr %2, i64 %390
  %392 = load float, ptr %391, align 4, !tbaa !8
  %393 = select i1 %382, i32 %193, i32 %36
  %394 = sext i32 %393 to i64
  %395 = getelementptr inbounds float, ptr %2, i64 %394
  %396 = load float, ptr %395, align 4, !tbaa !8
  %397 = icmp sgt i32 %381, 2
  br i1 %397, label %398, label %479

398:                                              ; preds = %377
  %399 = select i1 %382, i32 %384, i32 %383
  %400 = mul i32 %192, -3
  %401 = select i1 %382, i32 %400, i32 %252
  %402 = add i32 %401, %193
  %403 = sext i32 %402 to i64
  %404 = getelementptr inbounds float, ptr %2, i64 %403
  %405 = load float, ptr %404, align 4, !tbaa !8
  %406 = sext i32 %399 to i64
  %407 = getelementptr inbounds float, ptr %2, i64 %406
  %408 = load float, ptr %407, align 4, !tbaa !8
  %409 = fmul contract float %388, 2.000000e+00
  %410 = fsub contract float %405, %409
  %411 = fadd contract float %392, %410
  %412 = fmul contract float %392, 2.000000e+00
  %413 = fsub contract float %388, %412
  %414 = fadd contract float %396, %413
  %415 = fmul contract float %396, 2.000000e+00
  %416 = fsub contract float %392, %415
  %417 = fadd contract float %416, %408
  %418 = fmul contract float %388, 4.000000e+00
  %419 = fsub contract float %405, %418
  %420 = fmul contract float %392, 3.000000e+00
  %421 = fadd contract float %420, %419
  %422 = fsub contract float %388, %396
  %423 = fmul contract float %396, 4.000000e+00
  %424 = fsub contract float %420, %423
  %425 = fadd contract float %424, %408
  %426 = fmul contract float %411, 0x3FF1555560000000
  %427 = fmul contract float %411, %426
  %428 = fmul contract float %421, 2.500000e-01
  %429 = fmul contract float %421, %428
  %430 = fadd contract float %427, %429
  %431 = fmul contract float %414, 0x3FF1555560000000
  %432 = fmul contract float %414, %431
  %433 = fmul contract float %422, 2.500000e-01
  %434 = fmul contract float %422, %433
  %435 = fadd contract float %434, %432
  %436 = fmul contract float %417, 0x3FF1555560000000
  %437 = fmul contract float %417, %436
  %438 = fmul contract float %425, 2.500000e-01
  %439 = fmul contract float %425, %438
  %440 = fadd contract float %437, %439
  %441 = fsub contract float %430, %440
  %442 = fadd contract float %430, 0x3DDB7CDFE0000000
  %443 = fdiv contract float %441, %442
  %444 = fadd contract float %435, 0x3DDB7CDFE0000000
  %445 = fdiv contract float %441, %444
  %446 = fadd contract float %440, 0x3DDB7CDFE0000000
  %447 = fdiv contract float %441, %446
  %448 = fmul contract float %443, %443
  %449 = fadd contract float %448, 1.000000e+00
  %450 = fmul contract float %449, 0x3FB99999A0000000
  %451 = fmul contract float %445, %445
  %452 = fadd contract float %451, 1.000000e+00
  %453 = fmul contract float %452, 0x3FE3333340000000
  %454 = fmul contract float %447, %447
  %455 = fadd contract float %454, 1.000000e+00
  %456 = fmul contract float %455, 0x3FD3333340000000
  %457 = fmul contract float %405, 2.000000e+00
  %458 = fmul contract float %388, 7.000000e+00
  %459 = fsub contract float %457, %458
  %460 = fmul contract float %392, 1.100000e+01
  %461 = fadd contract float %460, %459
  %462 = fmul contract float %461, 0x3FC5555560000000
  %463 = fmul contract float %392, 5.000000e+00
  %464 = fsub contract float %463, %388
  %465 = fadd contract float %464, %415
  %466 = fmul contract float %465, 0x3FC5555560000000
  %467 = fmul contract float %396, 5.000000e+00
  %468 = fadd contract float %412, %467
  %469 = fsub contract float %468, %408
  %470 = fmul contract float %469, 0x3FC5555560000000
  %471 = fmul contract float %462, %450
  %472 = fmul contract float %466, %453
  %473 = fadd contract float %471, %472
  %474 = fmul contract float %470, %456
  %475 = fadd contract float %474, %473
  %476 = fadd contract float %450, %453
  %477 = fadd contract float %456, %476
  %478 = fdiv contract float %475, %477
  br label %507

479:                                              ; preds = %377
  %480 = icmp eq i32 %381, 2
  br i1 %480, label %481, label %507

481:                                              ; preds = %479
  %482 = fsub contract float %392, %388
  %483 = fmul contract float %482, %482
  %484 = fsub contract float %396, %392
  %485 = fmul contract float %484, %484
  %486 = fsub contract float %483, %485
  %487 = fadd contract float %483, 0x3DDB7CDFE0000000
  %488 = fdiv contract float %486, %487
  %489 = fadd contract float %485, 0x3DDB7CDFE0000000
  %490 = fdiv contract float %486, %489
  %491 = fmul contract float %488, %488
  %492 = fadd contract float %491, 1.000000e+00
  %493 = fmul contract float %492, 0x3FD5555560000000
  %494 = fmul contract float %490, %490
  %495 = fadd contract float %494, 1.000000e+00
  %496 = fmul contract float %495, 0x3FE5555560000000
  %497 = fmul contract float %493, 5.000000e-01
  %498 = fmul contract float %392, 3.000000e+00
  %499 = fsub contract float %498, %388
  %500 = fmul contract float %499, %497
  %501 = fmul contract float %496, 5.000000e-01
  %502 = fadd contract float %392, %396
  %503 = fmul contract float %502, %501
  %504 = fadd contract float %500, %503
  %505 = fadd contract float %493, %496
  %506 = fdiv contract float %504, %505
  br label %507

507:                                              ; preds = %481, %479, %398
  %508 = phi contract float [ %478, %398 ], [ %506, %481 ], [ %392, %479 ]
  %509 = fsub contract float %508, %219
  %510 = fmul contract float %205, %509
  %511 = fsub contract float %378, %219
  %512 = fmul contract float %191, %511
  %513 = fsub contract float %510, %512
  %514 = fdiv contract float %513, %44
  %515 = fsub contract float %246, %514
  %516 = load float, ptr %8, align 4, !tbaa !29
  %517 = fsub contract float %215, %70
  %518 = fmul contract float %77, %517
  %519 = zext nneg i32 %19 to i64
  %520 = getelementptr float, ptr %46, i64 %519
  %521 = getelementptr i8, ptr %520, i64 16
  %522 = load float, ptr %521, align 4, !tbaa !8
  %523 = fmul contract float %225, %522
  %524 = fadd contract float %518, %523
  %525 = fmul contract float %49, %219
  %526 = fsub contract float %524, %525
  %527 = fdiv contract float %526, %181
  %528 = fsub contract float %59, %57
  %529 = fmul contract float %528, %66
  %530 = getelementptr i8, ptr %520, i64 12
  %531 = load float, ptr %530, align 4, !tbaa !8
  %532 = fmul contract float %219, %531
  %533 = fadd contract float %529, %532
  %534 = getelementptr inbounds nuw float, ptr %46, i64 %64
  %535 = load float, ptr %534, align 4, !tbaa !8
  %536 = fmul contract float %233, %535
  %537 = fsub contract float %533, %536
  %538 = fdiv contract float %537, %179
  %539 = fsub contract float %527, %538
  %540 = fdiv contract float %539, %53
  %541 = getelementptr inbounds float, ptr %4, i64 %72
  %542 = load float, ptr %541, align 4, !tbaa !8
  %543 = getelementptr inbounds float, ptr %4, i64 %68
  %544 = load float, ptr %543, align 4, !tbaa !8
  %545 = fsub contract float %542, %544
  %546 = fdiv contract float %545, %49
  %547 = fadd contract float %546, %540
  %548 = fmul contract float %516, %547
  %549 = fadd contract float %515, %548
  %550 = add nsw i32 %248, -1
  %551 = icmp eq i32 %20, %550
  br i1 %551, label %552, label %560

552:                                              ; preds = %507
  %553 = mul nsw i32 %33, %31
  %554 = add i32 %553, %35
  %555 = sext i32 %554 to i64
  %556 = getelementptr inbounds float, ptr %6, i64 %555
  %557 = load float, ptr %556, align 4, !tbaa !8
  %558 = fdiv contract float %557, %44
  %559 = fadd contract float %549, %558
  br label %560

560:                                              ; preds = %552, %507
  %561 = phi float [ %559, %552 ], [ %549, %507 ]
  %562 = icmp eq i32 %20, 0
  br i1 %562, label %563, label %583

563:                                              ; preds = %560
  %564 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %565 = load float, ptr %564, align 4, !tbaa !31
  %566 = fpext contract float %565 to double
  %567 = fmul contract float %81, %81
  %568 = fadd contract float %567, %220
  %569 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %570 = load float, ptr %569, align 4, !tbaa !32
  %571 = fmul contract float %570, %570
  %572 = fadd contract float %568, %571
  %573 = fpext contract float %572 to double
  %574 = tail call contract noundef double @__nv_sqrt(double noundef %573) #11
  %575 = fmul contract double %574, %566
  %576 = fpext contract float %219 to double
  %577 = fmul contract double %575, %576
  %578 = fpext contract float %44 to double
  %579 = fdiv contract double %577, %578
  %580 = fpext contract float %561 to double
  %581 = fsub contract double %580, %579
  %582 = fptrunc contract double %581 to float
  br label %583

583:                                              ; preds = %563, %560
  %584 = phi float [ %582, %563 ], [ %561, %560 ]
  %585 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %586 = load i32, ptr %585, align 8, !tbaa !34
  %587 = or i32 %586, %19
  %588 = icmp eq i32 %587, 0
  %589 = select contract i1 %588, float 0.000000e+00, float %584
  %590 = getelementptr inbounds float, ptr %7, i64 %68
  store float %589, ptr %590, align 4, !tbaa !8
  br label %591

591:                                              ; preds = %9, %583
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @u_tendency_enstrophy(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef writeonly captures(none) %7, ptr noundef readonly byval(%struct.Friction) align 4 captures(none) %8) local_unnamed_addr #2 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = load i32, ptr %0, align 8, !tbaa !10
  %22 = icmp slt i32 %14, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = icmp slt i32 %19, %24
  %26 = select i1 %22, i1 %25, i1 false
  br i1 %26, label %27, label %484

27:                                               ; preds = %9
  %28 = add nuw nsw i32 %20, 3
  %29 = add nuw nsw i32 %24, 6
  %30 = mul nsw i32 %29, %28
  %31 = add nuw nsw i32 %19, 3
  %32 = add nuw i32 %30, %31
  %33 = add i32 %21, 6
  %34 = mul nsw i32 %32, %33
  %35 = add i32 %14, 3
  %36 = add i32 %34, %35
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %38 = load ptr, ptr %37, align 8, !tbaa !14
  %39 = zext nneg i32 %20 to i64
  %40 = getelementptr float, ptr %38, i64 %39
  %41 = getelementptr i8, ptr %40, i64 4
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = load float, ptr %40, align 4, !tbaa !8
  %44 = fsub contract float %42, %43
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %46 = load ptr, ptr %45, align 8, !tbaa !26
  %47 = zext nneg i32 %31 to i64
  %48 = getelementptr inbounds nuw float, ptr %46, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = add nsw i32 %36, -1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %2, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = sext i32 %36 to i64
  %55 = getelementptr inbounds float, ptr %2, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !8
  %57 = fadd contract float %53, %56
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %59 = load ptr, ptr %58, align 8, !tbaa !19
  %60 = getelementptr inbounds nuw float, ptr %59, i64 %47
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = fmul contract float %57, %61
  %63 = add i32 %36, %33
  %64 = sext i32 %63 to i64
  %65 = getelementptr float, ptr %2, i64 %64
  %66 = getelementptr i8, ptr %65, i64 -4
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = load float, ptr %65, align 4, !tbaa !8
  %69 = fadd contract float %67, %68
  %70 = add nuw nsw i32 %19, 4
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw float, ptr %59, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !8
  %74 = fmul contract float %69, %73
  %75 = fadd contract float %62, %74
  %76 = fmul contract float %75, 2.500000e-01
  %77 = fdiv contract float %76, %49
  %78 = getelementptr inbounds float, ptr %4, i64 %54
  %79 = load float, ptr %78, align 4, !tbaa !8
  %80 = getelementptr inbounds float, ptr %4, i64 %64
  %81 = load float, ptr %80, align 4, !tbaa !8
  %82 = fadd contract float %79, %81
  %83 = fmul contract float %82, 5.000000e-01
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %85 = load ptr, ptr %84, align 8, !tbaa !28
  %86 = getelementptr inbounds nuw float, ptr %85, i64 %47
  %87 = load float, ptr %86, align 4, !tbaa !8
  %88 = getelementptr inbounds nuw float, ptr %85, i64 %71
  %89 = load float, ptr %88, align 4, !tbaa !8
  %90 = fadd contract float %87, %89
  %91 = fmul contract float %90, 5.000000e-01
  %92 = getelementptr inbounds float, ptr %3, i64 %51
  %93 = load float, ptr %92, align 4, !tbaa !8
  %94 = getelementptr inbounds float, ptr %3, i64 %54
  %95 = load float, ptr %94, align 4, !tbaa !8
  %96 = fadd contract float %93, %95
  %97 = fmul contract float %96, 5.000000e-01
  %98 = mul nsw i32 %29, %33
  %99 = add nsw i32 %36, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr float, ptr %3, i64 %100
  %102 = getelementptr i8, ptr %101, i64 -4
  %103 = load float, ptr %102, align 4, !tbaa !8
  %104 = load float, ptr %101, align 4, !tbaa !8
  %105 = fadd contract float %103, %104
  %106 = fmul contract float %105, 5.000000e-01
  %107 = fadd contract float %83, %91
  %108 = fmul contract float %77, %107
  %109 = getelementptr inbounds float, ptr %1, i64 %54
  %110 = load float, ptr %109, align 4, !tbaa !8
  %111 = fmul contract float %110, %110
  %112 = getelementptr i8, ptr %109, i64 4
  %113 = load float, ptr %112, align 4, !tbaa !8
  %114 = fmul contract float %113, %113
  %115 = fadd contract float %111, %114
  %116 = fmul contract float %56, %56
  %117 = fadd contract float %116, %115
  %118 = fmul contract float %68, %68
  %119 = fadd contract float %118, %117
  %120 = fmul contract float %119, 2.500000e-01
  %121 = getelementptr inbounds float, ptr %1, i64 %51
  %122 = load float, ptr %121, align 4, !tbaa !8
  %123 = fmul contract float %122, %122
  %124 = fadd contract float %111, %123
  %125 = fmul contract float %53, %53
  %126 = fadd contract float %125, %124
  %127 = add i32 %21, 5
  %128 = add i32 %127, %36
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds float, ptr %2, i64 %129
  %131 = load float, ptr %130, align 4, !tbaa !8
  %132 = fmul contract float %131, %131
  %133 = fadd contract float %132, %126
  %134 = fmul contract float %133, 2.500000e-01
  %135 = fsub contract float %120, %134
  %136 = getelementptr inbounds float, ptr %5, i64 %54
  %137 = load float, ptr %136, align 4, !tbaa !8
  %138 = fadd contract float %137, %135
  %139 = getelementptr inbounds float, ptr %5, i64 %51
  %140 = load float, ptr %139, align 4, !tbaa !8
  %141 = fsub contract float %138, %140
  %142 = fdiv contract float %141, %49
  %143 = fsub contract float %108, %142
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %145 = load i32, ptr %144, align 8, !tbaa !15
  %146 = sub nsw i32 %145, %20
  %147 = tail call i32 @llvm.smin.i32(i32 %146, i32 %20)
  %148 = fcmp contract ogt float %97, 0.000000e+00
  %149 = shl nsw i32 %98, 1
  %150 = sub nsw i32 %36, %149
  %151 = select i1 %148, i32 %150, i32 %99
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds float, ptr %1, i64 %152
  %154 = load float, ptr %153, align 4, !tbaa !8
  %155 = sub nsw i32 %36, %98
  %156 = select i1 %148, i32 %155, i32 %36
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds float, ptr %1, i64 %157
  %159 = load float, ptr %158, align 4, !tbaa !8
  %160 = select i1 %148, i32 %36, i32 %155
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds float, ptr %1, i64 %161
  %163 = load float, ptr %162, align 4, !tbaa !8
  %164 = icmp sgt i32 %147, 2
  br i1 %164, label %165, label %246

165:                                              ; preds = %27
  %166 = select i1 %148, i32 %99, i32 %150
  %167 = mul i32 %98, -3
  %168 = select i1 %148, i32 %167, i32 %149
  %169 = add i32 %168, %36
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds float, ptr %1, i64 %170
  %172 = load float, ptr %171, align 4, !tbaa !8
  %173 = sext i32 %166 to i64
  %174 = getelementptr inbounds float, ptr %1, i64 %173
  %175 = load float, ptr %174, align 4, !tbaa !8
  %176 = fmul contract float %154, 2.000000e+00
  %177 = fsub contract float %172, %176
  %178 = fadd contract float %159, %177
  %179 = fmul contract float %159, 2.000000e+00
  %180 = fsub contract float %154, %179
  %181 = fadd contract float %163, %180
  %182 = fmul contract float %163, 2.000000e+00
  %183 = fsub contract float %159, %182
  %184 = fadd contract float %183, %175
  %185 = fmul contract float %154, 4.000000e+00
  %186 = fsub contract float %172, %185
  %187 = fmul contract float %159, 3.000000e+00
  %188 = fadd contract float %187, %186
  %189 = fsub contract float %154, %163
  %190 = fmul contract float %163, 4.000000e+00
  %191 = fsub contract float %187, %190
  %192 = fadd contract float %191, %175
  %193 = fmul contract float %178, 0x3FF1555560000000
  %194 = fmul contract float %178, %193
  %195 = fmul contract float %188, 2.500000e-01
  %196 = fmul contract float %188, %195
  %197 = fadd contract float %194, %196
  %198 = fmul contract float %181, 0x3FF1555560000000
  %199 = fmul contract float %181, %198
  %200 = fmul contract float %189, 2.500000e-01
  %201 = fmul contract float %189, %200
  %202 = fadd contract float %201, %199
  %203 = fmul contract float %184, 0x3FF1555560000000
  %204 = fmul contract float %184, %203
  %205 = fmul contract float %192, 2.500000e-01
  %206 = fmul contract float %192, %205
  %207 = fadd contract float %204, %206
  %208 = fsub contract float %197, %207
  %209 = fadd contract float %197, 0x3DDB7CDFE0000000
  %210 = fdiv contract float %208, %209
  %211 = fadd contract float %202, 0x3DDB7CDFE0000000
  %212 = fdiv contract float %208, %211
  %213 = fadd contract float %207, 0x3DDB7CDFE0000000
  %214 = fdiv contract float %208, %213
  %215 = fmul contract float %210, %210
  %216 = fadd contract float %215, 1.000000e+00
  %217 = fmul contract float %216, 0x3FB99999A0000000
  %218 = fmul contract float %212, %212
  %219 = fadd contract float %218, 1.000000e+00
  %220 = fmul contract float %219, 0x3FE3333340000000
  %221 = fmul contract float %214, %214
  %222 = fadd contract float %221, 1.000000e+00
  %223 = fmul contract float %222, 0x3FD3333340000000
  %224 = fmul contract float %172, 2.000000e+00
  %225 = fmul contract float %154, 7.000000e+00
  %226 = fsub contract float %224, %225
  %227 = fmul contract float %159, 1.100000e+01
  %228 = fadd contract float %227, %226
  %229 = fmul contract float %228, 0x3FC5555560000000
  %230 = fmul contract float %159, 5.000000e+00
  %231 = fsub contract float %230, %154
  %232 = fadd contract float %231, %182
  %233 = fmul contract float %232, 0x3FC5555560000000
  %234 = fmul contract float %163, 5.000000e+00
  %235 = fadd contract float %179, %234
  %236 = fsub contract float %235, %175
  %237 = fmul contract float %236, 0x3FC5555560000000
  %238 = fmul contract float %229, %217
  %239 = fmul contract float %233, %220
  %240 = fadd contract float %238, %239
  %241 = fmul contract float %237, %223
  %242 = fadd contract float %241, %240
  %243 = fadd contract float %217, %220
  %244 = fadd contract float %223, %243
  %245 = fdiv contract float %242, %244
  br label %274

246:                                              ; preds = %27
  %247 = icmp eq i32 %147, 2
  br i1 %247, label %248, label %274

248:                                              ; preds = %246
  %249 = fsub contract float %159, %154
  %250 = fmul contract float %249, %249
  %251 = fsub contract float %163, %159
  %252 = fmul contract float %251, %251
  %253 = fsub contract float %250, %252
  %254 = fadd contract float %250, 0x3DDB7CDFE0000000
  %255 = fdiv contract float %253, %254
  %256 = fadd contract float %252, 0x3DDB7CDFE0000000
  %257 = fdiv contract float %253, %256
  %258 = fmul contract float %255, %255
  %259 = fadd contract float %258, 1.000000e+00
  %260 = fmul contract float %259, 0x3FD5555560000000
  %261 = fmul contract float %257, %257
  %262 = fadd contract float %261, 1.000000e+00
  %263 = fmul contract float %262, 0x3FE5555560000000
  %264 = fmul contract float %260, 5.000000e-01
  %265 = fmul contract float %159, 3.000000e+00
  %266 = fsub contract float %265, %154
  %267 = fmul contract float %266, %264
  %268 = fmul contract float %263, 5.000000e-01
  %269 = fadd contract float %159, %163
  %270 = fmul contract float %269, %268
  %271 = fadd contract float %267, %270
  %272 = fadd contract float %260, %263
  %273 = fdiv contract float %271, %272
  br label %274

274:                                              ; preds = %248, %246, %165
  %275 = phi contract float [ %245, %165 ], [ %273, %248 ], [ %159, %246 ]
  %276 = add nuw nsw i32 %20, 1
  %277 = sub nsw i32 %145, %276
  %278 = tail call i32 @llvm.smin.i32(i32 %277, i32 %276)
  %279 = fcmp contract ogt float %106, 0.000000e+00
  %280 = sub nsw i32 %99, %149
  %281 = add nsw i32 %99, %98
  %282 = select i1 %279, i32 %280, i32 %281
  %283 = sext i32 %282 to i64
  %284 = getelementptr inbounds float, ptr %1, i64 %283
  %285 = load float, ptr %284, align 4, !tbaa !8
  %286 = select i1 %279, i32 %36, i32 %99
  %287 = sext i32 %286 to i64
  %288 = getelementptr inbounds float, ptr %1, i64 %287
  %289 = load float, ptr %288, align 4, !tbaa !8
  %290 = select i1 %279, i32 %99, i32 %36
  %291 = sext i32 %290 to i64
  %292 = getelementptr inbounds float, ptr %1, i64 %291
  %293 = load float, ptr %292, align 4, !tbaa !8
  %294 = icmp sgt i32 %278, 2
  br i1 %294, label %295, label %376

295:                                              ; preds = %274
  %296 = select i1 %279, i32 %281, i32 %280
  %297 = mul i32 %98, -3
  %298 = select i1 %279, i32 %297, i32 %149
  %299 = add i32 %298, %99
  %300 = sext i32 %299 to i64
  %301 = getelementptr inbounds float, ptr %1, i64 %300
  %302 = load float, ptr %301, align 4, !tbaa !8
  %303 = sext i32 %296 to i64
  %304 = getelementptr inbounds float, ptr %1, i64 %303
  %305 = load float, ptr %304, align 4, !tbaa !8
  %306 = fmul contract float %285, 2.000000e+00
  %307 = fsub contract float %302, %306
  %308 = fadd contract float %289, %307
  %309 = fmul contract float %289, 2.000000e+00
  %310 = fsub contract float %285, %309
  %311 = fadd contract float %293, %310
  %312 = fmul contract float %293, 2.000000e+00
  %313 = fsub contract float %289, %312
  %314 = fadd contract float %313, %305
  %315 = fmul contract float %285, 4.000000e+00
  %316 = fsub contract float %302, %315
  %317 = fmul contract float %289, 3.000000e+00
  %318 = fadd contract float %317, %316
  %319 = fsub contract float %285, %293
  %320 = fmul contract float %293, 4.000000e+00
  %321 = fsub contract float %317, %320
  %322 = fadd contract float %321, %305
  %323 = fmul contract float %308, 0x3FF1555560000000
  %324 = fmul contract float %308, %323
  %325 = fmul contract float %318, 2.500000e-01
  %326 = fmul contract float %318, %325
  %327 = fadd contract float %324, %326
  %328 = fmul contract float %311, 0x3FF1555560000000
  %329 = fmul contract float %311, %328
  %330 = fmul contract float %319, 2.500000e-01
  %331 = fmul contract float %319, %330
  %332 = fadd contract float %331, %329
  %333 = fmul contract float %314, 0x3FF1555560000000
  %334 = fmul contract float %314, %333
  %335 = fmul contract float %322, 2.500000e-01
  %336 = fmul contract float %322, %335
  %337 = fadd contract float %334, %336
  %338 = fsub contract float %327, %337
  %339 = fadd contract float %327, 0x3DDB7CDFE0000000
  %340 = fdiv contract float %338, %339
  %341 = fadd contract float %332, 0x3DDB7CDFE0000000
  %342 = fdiv contract float %338, %341
  %343 = fadd contract float %337, 0x3DDB7CDFE0000000
  %344 = fdiv contract float %338, %343
  %345 = fmul contract float %340, %340
  %346 = fadd contract float %345, 1.000000e+00
  %347 = fmul contract float %346, 0x3FB99999A0000000
  %348 = fmul contract float %342, %342
  %349 = fadd contract float %348, 1.000000e+00
  %350 = fmul contract float %349, 0x3FE3333340000000
  %351 = fmul contract float %344, %344
  %352 = fadd contract float %351, 1.000000e+00
  %353 = fmul contract float %352, 0x3FD3333340000000
  %354 = fmul contract float %302, 2.000000e+00
  %355 = fmul contract float %285, 7.000000e+00
  %356 = fsub contract float %354, %355
  %357 = fmul contract float %289, 1.100000e+01
  %358 = fadd contract float %357, %356
  %359 = fmul contract float %358, 0x3FC5555560000000
  %360 = fmul contract float %289, 5.000000e+00
  %361 = fsub contract float %360, %285
  %362 = fadd contract float %361, %312
  %363 = fmul contract float %362, 0x3FC5555560000000
  %364 = fmul contract float %293, 5.000000e+00
  %365 = fadd contract float %309, %364
  %366 = fsub contract float %365, %305
  %367 = fmul contract float %366, 0x3FC5555560000000
  %368 = fmul contract float %359, %347
  %369 = fmul contract float %363, %350
  %370 = fadd contract float %368, %369
  %371 = fmul contract float %367, %353
  %372 = fadd contract float %371, %370
  %373 = fadd contract float %347, %350
  %374 = fadd contract float %353, %373
  %375 = fdiv contract float %372, %374
  br label %404

376:                                              ; preds = %274
  %377 = icmp eq i32 %278, 2
  br i1 %377, label %378, label %404

378:                                              ; preds = %376
  %379 = fsub contract float %289, %285
  %380 = fmul contract float %379, %379
  %381 = fsub contract float %293, %289
  %382 = fmul contract float %381, %381
  %383 = fsub contract float %380, %382
  %384 = fadd contract float %380, 0x3DDB7CDFE0000000
  %385 = fdiv contract float %383, %384
  %386 = fadd contract float %382, 0x3DDB7CDFE0000000
  %387 = fdiv contract float %383, %386
  %388 = fmul contract float %385, %385
  %389 = fadd contract float %388, 1.000000e+00
  %390 = fmul contract float %389, 0x3FD5555560000000
  %391 = fmul contract float %387, %387
  %392 = fadd contract float %391, 1.000000e+00
  %393 = fmul contract float %392, 0x3FE5555560000000
  %394 = fmul contract float %390, 5.000000e-01
  %395 = fmul contract float %289, 3.000000e+00
  %396 = fsub contract float %395, %285
  %397 = fmul contract float %396, %394
  %398 = fmul contract float %393, 5.000000e-01
  %399 = fadd contract float %289, %293
  %400 = fmul contract float %399, %398
  %401 = fadd contract float %397, %400
  %402 = fadd contract float %390, %393
  %403 = fdiv contract float %401, %402
  br label %404

404:                                              ; preds = %378, %376, %295
  %405 = phi contract float [ %375, %295 ], [ %403, %378 ], [ %289, %376 ]
  %406 = fsub contract float %405, %110
  %407 = fmul contract float %106, %406
  %408 = fsub contract float %275, %110
  %409 = fmul contract float %97, %408
  %410 = fsub contract float %407, %409
  %411 = fdiv contract float %410, %44
  %412 = fsub contract float %143, %411
  %413 = load float, ptr %8, align 4, !tbaa !29
  %414 = fsub contract float %113, %110
  %415 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %416 = load ptr, ptr %415, align 8, !tbaa !18
  %417 = getelementptr inbounds nuw float, ptr %416, i64 %47
  %418 = load float, ptr %417, align 4, !tbaa !8
  %419 = fmul contract float %414, %418
  %420 = fmul contract float %68, %73
  %421 = fadd contract float %420, %419
  %422 = fmul contract float %56, %61
  %423 = fsub contract float %421, %422
  %424 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %425 = load ptr, ptr %424, align 8, !tbaa !20
  %426 = getelementptr inbounds nuw float, ptr %425, i64 %47
  %427 = load float, ptr %426, align 4, !tbaa !8
  %428 = fdiv contract float %423, %427
  %429 = fsub contract float %110, %122
  %430 = fmul contract float %429, %418
  %431 = fmul contract float %73, %131
  %432 = fadd contract float %431, %430
  %433 = fmul contract float %53, %61
  %434 = fsub contract float %432, %433
  %435 = fdiv contract float %434, %427
  %436 = fsub contract float %428, %435
  %437 = fdiv contract float %436, %49
  %438 = fsub contract float %81, %79
  %439 = fdiv contract float %438, %418
  %440 = fsub contract float %437, %439
  %441 = fmul contract float %413, %440
  %442 = fadd contract float %412, %441
  %443 = add nsw i32 %145, -1
  %444 = icmp eq i32 %20, %443
  br i1 %444, label %445, label %453

445:                                              ; preds = %404
  %446 = mul nsw i32 %33, %31
  %447 = add i32 %446, %35
  %448 = sext i32 %447 to i64
  %449 = getelementptr inbounds float, ptr %6, i64 %448
  %450 = load float, ptr %449, align 4, !tbaa !8
  %451 = fdiv contract float %450, %44
  %452 = fadd contract float %442, %451
  br label %453

453:                                              ; preds = %445, %404
  %454 = phi float [ %452, %445 ], [ %442, %404 ]
  %455 = icmp eq i32 %20, 0
  br i1 %455, label %456, label %476

456:                                              ; preds = %453
  %457 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %458 = load float, ptr %457, align 4, !tbaa !31
  %459 = fpext contract float %458 to double
  %460 = fmul contract float %77, %77
  %461 = fadd contract float %460, %111
  %462 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %463 = load float, ptr %462, align 4, !tbaa !32
  %464 = fmul contract float %463, %463
  %465 = fadd contract float %461, %464
  %466 = fpext contract float %465 to double
  %467 = tail call contract noundef double @__nv_sqrt(double noundef %466) #11
  %468 = fmul contract double %467, %459
  %469 = fpext contract float %110 to double
  %470 = fmul contract double %468, %469
  %471 = fpext contract float %44 to double
  %472 = fdiv contract double %470, %471
  %473 = fpext contract float %454 to double
  %474 = fsub contract double %473, %472
  %475 = fptrunc contract double %474 to float
  br label %476

476:                                              ; preds = %456, %453
  %477 = phi float [ %475, %456 ], [ %454, %453 ]
  %478 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %479 = load i32, ptr %478, align 4, !tbaa !33
  %480 = or i32 %479, %14
  %481 = icmp eq i32 %480, 0
  %482 = select contract i1 %481, float 0.000000e+00, float %477
  %483 = getelementptr inbounds float, ptr %7, i64 %54
  store float %482, ptr %483, align 4, !tbaa !8
  br label %484

484:                                              ; preds = %9, %476
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @v_tendency_enstrophy(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef writeonly captures(none) %7, ptr noundef readonly byval(%struct.Friction) align 4 captures(none) %8) local_unnamed_addr #2 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = load i32, ptr %0, align 8, !tbaa !10
  %22 = icmp slt i32 %14, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = icmp slt i32 %19, %24
  %26 = select i1 %22, i1 %25, i1 false
  br i1 %26, label %27, label %497

27:                                               ; preds = %9
  %28 = add nuw nsw i32 %20, 3
  %29 = add nuw nsw i32 %24, 6
  %30 = mul nsw i32 %29, %28
  %31 = add nuw nsw i32 %19, 3
  %32 = add nuw i32 %30, %31
  %33 = add i32 %21, 6
  %34 = mul nsw i32 %32, %33
  %35 = add i32 %14, 3
  %36 = add i32 %34, %35
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %38 = load ptr, ptr %37, align 8, !tbaa !14
  %39 = zext nneg i32 %20 to i64
  %40 = getelementptr float, ptr %38, i64 %39
  %41 = getelementptr i8, ptr %40, i64 4
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = load float, ptr %40, align 4, !tbaa !8
  %44 = fsub contract float %42, %43
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %46 = load ptr, ptr %45, align 8, !tbaa !19
  %47 = zext nneg i32 %31 to i64
  %48 = getelementptr inbounds nuw float, ptr %46, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %51 = load ptr, ptr %50, align 8, !tbaa !25
  %52 = getelementptr inbounds nuw float, ptr %51, i64 %47
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = sub nsw i32 %36, %33
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %1, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = getelementptr i8, ptr %56, i64 4
  %59 = load float, ptr %58, align 4, !tbaa !8
  %60 = fadd contract float %57, %59
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %62 = load ptr, ptr %61, align 8, !tbaa !18
  %63 = add nuw nsw i32 %19, 2
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw float, ptr %62, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = fmul contract float %60, %66
  %68 = sext i32 %36 to i64
  %69 = getelementptr inbounds float, ptr %1, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = add nsw i32 %36, 1
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %1, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !8
  %75 = fadd contract float %70, %74
  %76 = getelementptr inbounds nuw float, ptr %62, i64 %47
  %77 = load float, ptr %76, align 4, !tbaa !8
  %78 = fmul contract float %75, %77
  %79 = fadd contract float %67, %78
  %80 = fmul contract float %79, 2.500000e-01
  %81 = fdiv contract float %80, %53
  %82 = getelementptr inbounds float, ptr %4, i64 %68
  %83 = load float, ptr %82, align 4, !tbaa !8
  %84 = getelementptr inbounds float, ptr %4, i64 %72
  %85 = load float, ptr %84, align 4, !tbaa !8
  %86 = fadd contract float %83, %85
  %87 = fmul contract float %86, 5.000000e-01
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %89 = load ptr, ptr %88, align 8, !tbaa !20
  %90 = getelementptr inbounds nuw float, ptr %89, i64 %64
  %91 = load float, ptr %90, align 4, !tbaa !8
  %92 = getelementptr inbounds nuw float, ptr %89, i64 %47
  %93 = load float, ptr %92, align 4, !tbaa !8
  %94 = fmul contract float %49, %53
  %95 = getelementptr inbounds float, ptr %3, i64 %55
  %96 = load float, ptr %95, align 4, !tbaa !8
  %97 = fmul contract float %91, %96
  %98 = getelementptr inbounds float, ptr %3, i64 %68
  %99 = load float, ptr %98, align 4, !tbaa !8
  %100 = fmul contract float %93, %99
  %101 = fadd contract float %97, %100
  %102 = fmul contract float %101, 5.000000e-01
  %103 = fdiv contract float %102, %94
  %104 = mul nsw i32 %29, %33
  %105 = add nsw i32 %36, %104
  %106 = sub nsw i32 %105, %33
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %3, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !8
  %110 = fmul contract float %91, %109
  %111 = sext i32 %105 to i64
  %112 = getelementptr inbounds float, ptr %3, i64 %111
  %113 = load float, ptr %112, align 4, !tbaa !8
  %114 = fmul contract float %93, %113
  %115 = fadd contract float %110, %114
  %116 = fmul contract float %115, 5.000000e-01
  %117 = fdiv contract float %116, %94
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %119 = load ptr, ptr %118, align 8, !tbaa !28
  %120 = getelementptr inbounds nuw float, ptr %119, i64 %47
  %121 = load float, ptr %120, align 4, !tbaa !8
  %122 = fadd contract float %87, %121
  %123 = fneg contract float %122
  %124 = fmul contract float %81, %123
  %125 = fmul contract float %70, %70
  %126 = fmul contract float %74, %74
  %127 = fadd contract float %125, %126
  %128 = getelementptr inbounds float, ptr %2, i64 %68
  %129 = load float, ptr %128, align 4, !tbaa !8
  %130 = fmul contract float %129, %129
  %131 = fadd contract float %127, %130
  %132 = add i32 %36, %33
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr %2, i64 %133
  %135 = load float, ptr %134, align 4, !tbaa !8
  %136 = fmul contract float %135, %135
  %137 = fadd contract float %131, %136
  %138 = fmul contract float %137, 2.500000e-01
  %139 = fmul contract float %57, %57
  %140 = fmul contract float %59, %59
  %141 = fadd contract float %139, %140
  %142 = getelementptr inbounds float, ptr %2, i64 %55
  %143 = load float, ptr %142, align 4, !tbaa !8
  %144 = fmul contract float %143, %143
  %145 = fadd contract float %141, %144
  %146 = fadd contract float %130, %145
  %147 = fmul contract float %146, 2.500000e-01
  %148 = fsub contract float %138, %147
  %149 = getelementptr inbounds float, ptr %5, i64 %68
  %150 = load float, ptr %149, align 4, !tbaa !8
  %151 = fadd contract float %150, %148
  %152 = getelementptr inbounds float, ptr %5, i64 %55
  %153 = load float, ptr %152, align 4, !tbaa !8
  %154 = fsub contract float %151, %153
  %155 = fdiv contract float %154, %53
  %156 = fsub contract float %124, %155
  %157 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %158 = load i32, ptr %157, align 8, !tbaa !15
  %159 = sub nsw i32 %158, %20
  %160 = tail call i32 @llvm.smin.i32(i32 %159, i32 %20)
  %161 = fcmp contract ogt float %103, 0.000000e+00
  %162 = shl nsw i32 %104, 1
  %163 = sub nsw i32 %36, %162
  %164 = select i1 %161, i32 %163, i32 %105
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds float, ptr %2, i64 %165
  %167 = load float, ptr %166, align 4, !tbaa !8
  %168 = sub nsw i32 %36, %104
  %169 = select i1 %161, i32 %168, i32 %36
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds float, ptr %2, i64 %170
  %172 = load float, ptr %171, align 4, !tbaa !8
  %173 = select i1 %161, i32 %36, i32 %168
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds float, ptr %2, i64 %174
  %176 = load float, ptr %175, align 4, !tbaa !8
  %177 = icmp sgt i32 %160, 2
  br i1 %177, label %178, label %259

178:                                              ; preds = %27
  %179 = select i1 %161, i32 %105, i32 %163
  %180 = mul i32 %104, -3
  %181 = select i1 %161, i32 %180, i32 %162
  %182 = add i32 %181, %36
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds float, ptr %2, i64 %183
  %185 = load float, ptr %184, align 4, !tbaa !8
  %186 = sext i32 %179 to i64
  %187 = getelementptr inbounds float, ptr %2, i64 %186
  %188 = load float, ptr %187, align 4, !tbaa !8
  %189 = fmul contract float %167, 2.000000e+00
  %190 = fsub contract float %185, %189
  %191 = fadd contract float %172, %190
  %192 = fmul contract float %172, 2.000000e+00
  %193 = fsub contract float %167, %192
  %194 = fadd contract float %176, %193
  %195 = fmul contract float %176, 2.000000e+00
  %196 = fsub contract float %172, %195
  %197 = fadd contract float %196, %188
  %198 = fmul contract float %167, 4.000000e+00
  %199 = fsub contract float %185, %198
  %200 = fmul contract float %172, 3.000000e+00
  %201 = fadd contract float %200, %199
  %202 = fsub contract float %167, %176
  %203 = fmul contract float %176, 4.000000e+00
  %204 = fsub contract float %200, %203
  %205 = fadd contract float %204, %188
  %206 = fmul contract float %191, 0x3FF1555560000000
  %207 = fmul contract float %191, %206
  %208 = fmul contract float %201, 2.500000e-01
  %209 = fmul contract float %201, %208
  %210 = fadd contract float %207, %209
  %211 = fmul contract float %194, 0x3FF1555560000000
  %212 = fmul contract float %194, %211
  %213 = fmul contract float %202, 2.500000e-01
  %214 = fmul contract float %202, %213
  %215 = fadd contract float %214, %212
  %216 = fmul contract float %197, 0x3FF1555560000000
  %217 = fmul contract float %197, %216
  %218 = fmul contract float %205, 2.500000e-01
  %219 = fmul contract float %205, %218
  %220 = fadd contract float %217, %219
  %221 = fsub contract float %210, %220
  %222 = fadd contract float %210, 0x3DDB7CDFE0000000
  %223 = fdiv contract float %221, %222
  %224 = fadd contract float %215, 0x3DDB7CDFE0000000
  %225 = fdiv contract float %221, %224
  %226 = fadd contract float %220, 0x3DDB7CDFE0000000
  %227 = fdiv contract float %221, %226
  %228 = fmul contract float %223, %223
  %229 = fadd contract float %228, 1.000000e+00
  %230 = fmul contract float %229, 0x3FB99999A0000000
  %231 = fmul contract float %225, %225
  %232 = fadd contract float %231, 1.000000e+00
  %233 = fmul contract float %232, 0x3FE3333340000000
  %234 = fmul contract float %227, %227
  %235 = fadd contract float %234, 1.000000e+00
  %236 = fmul contract float %235, 0x3FD3333340000000
  %237 = fmul contract float %185, 2.000000e+00
  %238 = fmul contract float %167, 7.000000e+00
  %239 = fsub contract float %237, %238
  %240 = fmul contract float %172, 1.100000e+01
  %241 = fadd contract float %240, %239
  %242 = fmul contract float %241, 0x3FC5555560000000
  %243 = fmul contract float %172, 5.000000e+00
  %244 = fsub contract float %243, %167
  %245 = fadd contract float %244, %195
  %246 = fmul contract float %245, 0x3FC5555560000000
  %247 = fmul contract float %176, 5.000000e+00
  %248 = fadd contract float %192, %247
  %249 = fsub contract float %248, %188
  %250 = fmul contract float %249, 0x3FC5555560000000
  %251 = fmul contract float %242, %230
  %252 = fmul contract float %246, %233
  %253 = fadd contract float %251, %252
  %254 = fmul contract float %250, %236
  %255 = fadd contract float %254, %253
  %256 = fadd contract float %230, %233
  %257 = fadd contract float %236, %256
  %258 = fdiv contract float %255, %257
  br label %287

259:                                              ; preds = %27
  %260 = icmp eq i32 %160, 2
  br i1 %260, label %261, label %287

261:                                              ; preds = %259
  %262 = fsub contract float %172, %167
  %263 = fmul contract float %262, %262
  %264 = fsub contract float %176, %172
  %265 = fmul contract float %264, %264
  %266 = fsub contract float %263, %265
  %267 = fadd contract float %263, 0x3DDB7CDFE0000000
  %268 = fdiv contract float %266, %267
  %269 = fadd contract float %265, 0x3DDB7CDFE0000000
  %270 = fdiv contract float %266, %269
  %271 = fmul contract float %268, %268
  %272 = fadd contract float %271, 1.000000e+00
  %273 = fmul contract float %272, 0x3FD5555560000000
  %274 = fmul contract float %270, %270
  %275 = fadd contract float %274, 1.000000e+00
  %276 = fmul contract float %275, 0x3FE5555560000000
  %277 = fmul contract float %273, 5.000000e-01
  %278 = fmul contract float %172, 3.000000e+00
  %279 = fsub contract float %278, %167
  %280 = fmul contract float %279, %277
  %281 = fmul contract float %276, 5.000000e-01
  %282 = fadd contract float %172, %176
  %283 = fmul contract float %282, %281
  %284 = fadd contract float %280, %283
  %285 = fadd contract float %273, %276
  %286 = fdiv contract float %284, %285
  br label %287

287:                                              ; preds = %261, %259, %178
  %288 = phi contract float [ %258, %178 ], [ %286, %261 ], [ %172, %259 ]
  %289 = add nuw nsw i32 %20, 1
  %290 = sub nsw i32 %158, %289
  %291 = tail call i32 @llvm.smin.i32(i32 %290, i32 %289)
  %292 = fcmp contract ogt float %117, 0.000000e+00
  %293 = sub nsw i32 %105, %162
  %294 = add nsw i32 %105, %104
  %295 = select i1 %292, i32 %293, i32 %294
  %296 = sext i32 %295 to i64
  %297 = getelementptr inbounds float, ptr %2, i64 %296
  %298 = load float, ptr %297, align 4, !tbaa !8
  %299 = select i1 %292, i32 %36, i32 %105
  %300 = sext i32 %299 to i64
  %301 = getelementptr inbounds float, ptr %2, i64 %300
  %302 = load float, ptr %301, align 4, !tbaa !8
  %303 = select i1 %292, i32 %105, i32 %36
  %304 = sext i32 %303 to i64
  %305 = getelementptr inbounds float, ptr %2, i64 %304
  %306 = load float, ptr %305, align 4, !tbaa !8
  %307 = icmp sgt i32 %291, 2
  br i1 %307, label %308, label %389

308:                                              ; preds = %287
  %309 = select i1 %292, i32 %294, i32 %293
  %310 = mul i32 %104, -3
  %311 = select i1 %292, i32 %310, i32 %162
  %312 = add i32 %311, %105
  %313 = sext i32 %312 to i64
  %314 = getelementptr inbounds float, ptr %2, i64 %313
  %315 = load float, ptr %314, align 4, !tbaa !8
  %316 = sext i32 %309 to i64
  %317 = getelementptr inbounds float, ptr %2, i64 %316
  %318 = load float, ptr %317, align 4, !tbaa !8
  %319 = fmul contract float %298, 2.000000e+00
  %320 = fsub contract float %315, %319
  %321 = fadd contract float %302, %320
  %322 = fmul contract float %302, 2.000000e+00
  %323 = fsub contract float %298, %322
  %324 = fadd contract float %306, %323
  %325 = fmul contract float %306, 2.000000e+00
  %326 = fsub contract float %302, %325
  %327 = fadd contract float %326, %318
  %328 = fmul contract float %298, 4.000000e+00
  %329 = fsub contract float %315, %328
  %330 = fmul contract float %302, 3.000000e+00
  %331 = fadd contract float %330, %329
  %332 = fsub contract float %298, %306
  %333 = fmul contract float %306, 4.000000e+00
  %334 = fsub contract float %330, %333
  %335 = fadd contract float %334, %318
  %336 = fmul contract float %321, 0x3FF1555560000000
  %337 = fmul contract float %321, %336
  %338 = fmul contract float %331, 2.500000e-01
  %339 = fmul contract float %331, %338
  %340 = fadd contract float %337, %339
  %341 = fmul contract float %324, 0x3FF1555560000000
  %342 = fmul contract float %324, %341
  %343 = fmul contract float %332, 2.500000e-01
  %344 = fmul contract float %332, %343
  %345 = fadd contract float %344, %342
  %346 = fmul contract float %327, 0x3FF1555560000000
  %347 = fmul contract float %327, %346
  %348 = fmul contract float %335, 2.500000e-01
  %349 = fmul contract float %335, %348
  %350 = fadd contract float %347, %349
  %351 = fsub contract float %340, %350
  %352 = fadd contract float %340, 0x3DDB7CDFE0000000
  %353 = fdiv contract float %351, %352
  %354 = fadd contract float %345, 0x3DDB7CDFE0000000
  %355 = fdiv contract float %351, %354
  %356 = fadd contract float %350, 0x3DDB7CDFE0000000
  %357 = fdiv contract float %351, %356
  %358 = fmul contract float %353, %353
  %359 = fadd contract float %358, 1.000000e+00
  %360 = fmul contract float %359, 0x3FB99999A0000000
  %361 = fmul contract float %355, %355
  %362 = fadd contract float %361, 1.000000e+00
  %363 = fmul contract float %362, 0x3FE3333340000000
  %364 = fmul contract float %357, %357
  %365 = fadd contract float %364, 1.000000e+00
  %366 = fmul contract float %365, 0x3FD3333340000000
  %367 = fmul contract float %315, 2.000000e+00
  %368 = fmul contract float %298, 7.000000e+00
  %369 = fsub contract float %367, %368
  %370 = fmul contract float %302, 1.100000e+01
  %371 = fadd contract float %370, %369
  %372 = fmul contract float %371, 0x3FC5555560000000
  %373 = fmul contract float %302, 5.000000e+00
  %374 = fsub contract float %373, %298
  %375 = fadd contract float %374, %325
  %376 = fmul contract float %375, 0x3FC5555560000000
  %377 = fmul contract float %306, 5.000000e+00
  %378 = fadd contract float %322, %377
  %379 = fsub contract float %378, %318
  %380 = fmul contract float %379, 0x3FC5555560000000
  %381 = fmul contract float %372, %360
  %382 = fmul contract float %376, %363
  %383 = fadd contract float %381, %382
  %384 = fmul contract float %380, %366
  %385 = fadd contract float %384, %383
  %386 = fadd contract float %360, %363
  %387 = fadd contract float %366, %386
  %388 = fdiv contract float %385, %387
  br label %417

389:                                              ; preds = %287
  %390 = icmp eq i32 %291, 2
  br i1 %390, label %391, label %417

391:                                              ; preds = %389
  %392 = fsub contract float %302, %298
  %393 = fmul contract float %392, %392
  %394 = fsub contract float %306, %302
  %395 = fmul contract float %394, %394
  %396 = fsub contract float %393, %395
  %397 = fadd contract float %393, 0x3DDB7CDFE0000000
  %398 = fdiv contract float %396, %397
  %399 = fadd contract float %395, 0x3DDB7CDFE0000000
  %400 = fdiv contract float %396, %399
  %401 = fmul contract float %398, %398
  %402 = fadd contract float %401, 1.000000e+00
  %403 = fmul contract float %402, 0x3FD5555560000000
  %404 = fmul contract float %400, %400
  %405 = fadd contract float %404, 1.000000e+00
  %406 = fmul contract float %405, 0x3FE5555560000000
  %407 = fmul contract float %403, 5.000000e-01
  %408 = fmul contract float %302, 3.000000e+00
  %409 = fsub contract float %408, %298
  %410 = fmul contract float %409, %407
  %411 = fmul contract float %406, 5.000000e-01
  %412 = fadd contract float %302, %306
  %413 = fmul contract float %412, %411
  %414 = fadd contract float %410, %413
  %415 = fadd contract float %403, %406
  %416 = fdiv contract float %414, %415
  br label %417

417:                                              ; preds = %391, %389, %308
  %418 = phi contract float [ %388, %308 ], [ %416, %391 ], [ %302, %389 ]
  %419 = fsub contract float %418, %129
  %420 = fmul contract float %117, %419
  %421 = fsub contract float %288, %129
  %422 = fmul contract float %103, %421
  %423 = fsub contract float %420, %422
  %424 = fdiv contract float %423, %44
  %425 = fsub contract float %156, %424
  %426 = load float, ptr %8, align 4, !tbaa !29
  %427 = fsub contract float %74, %70
  %428 = fmul contract float %77, %427
  %429 = zext nneg i32 %19 to i64
  %430 = getelementptr float, ptr %46, i64 %429
  %431 = getelementptr i8, ptr %430, i64 16
  %432 = load float, ptr %431, align 4, !tbaa !8
  %433 = fmul contract float %135, %432
  %434 = fadd contract float %428, %433
  %435 = fmul contract float %49, %129
  %436 = fsub contract float %434, %435
  %437 = fdiv contract float %436, %93
  %438 = fsub contract float %59, %57
  %439 = fmul contract float %438, %66
  %440 = getelementptr i8, ptr %430, i64 12
  %441 = load float, ptr %440, align 4, !tbaa !8
  %442 = fmul contract float %129, %441
  %443 = fadd contract float %439, %442
  %444 = getelementptr inbounds nuw float, ptr %46, i64 %64
  %445 = load float, ptr %444, align 4, !tbaa !8
  %446 = fmul contract float %143, %445
  %447 = fsub contract float %443, %446
  %448 = fdiv contract float %447, %91
  %449 = fsub contract float %437, %448
  %450 = fdiv contract float %449, %53
  %451 = fsub contract float %85, %83
  %452 = fdiv contract float %451, %49
  %453 = fadd contract float %452, %450
  %454 = fmul contract float %426, %453
  %455 = fadd contract float %425, %454
  %456 = add nsw i32 %158, -1
  %457 = icmp eq i32 %20, %456
  br i1 %457, label %458, label %466

458:                                              ; preds = %417
  %459 = mul nsw i32 %33, %31
  %460 = add i32 %459, %35
  %461 = sext i32 %460 to i64
  %462 = getelementptr inbounds float, ptr %6, i64 %461
  %463 = load float, ptr %462, align 4, !tbaa !8
  %464 = fdiv contract float %463, %44
  %465 = fadd contract float %455, %464
  br label %466

466:                                              ; preds = %458, %417
  %467 = phi float [ %465, %458 ], [ %455, %417 ]
  %468 = icmp eq i32 %20, 0
  br i1 %468, label %469, label %489

469:                                              ; preds = %466
  %470 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %471 = load float, ptr %470, align 4, !tbaa !31
  %472 = fpext contract float %471 to double
  %473 = fmul contract float %81, %81
  %474 = fadd contract float %473, %130
  %475 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %476 = load float, ptr %475, align 4, !tbaa !32
  %477 = fmul contract float %476, %476
  %478 = fadd contract float %474, %477
  %479 = fpext contract float %478 to double
  %480 = tail call contract noundef double @__nv_sqrt(double noundef %479) #11
  %481 = fmul contract double %480, %472
  %482 = fpext contract float %129 to double
  %483 = fmul contract double %481, %482
  %484 = fpext contract float %44 to double
  %485 = fdiv contract double %483, %484
  %486 = fpext contract float %467 to double
  %487 = fsub contract double %486, %485
  %488 = fptrunc contract double %487 to float
  br label %489

489:                                              ; preds = %469, %466
  %490 = phi float [ %488, %469 ], [ %467, %466 ]
  %491 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %492 = load i32, ptr %491, align 8, !tbaa !34
  %493 = or i32 %492, %19
  %494 = icmp eq i32 %493, 0
  %495 = select contract i1 %494, float 0.000000e+00, float %490
  %496 = getelementptr inbounds float, ptr %7, i64 %68
  store float %495, ptr %496, align 4, !tbaa !8
  br label %497

497:                                              ; preds = %9, %489
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @u_tendency_weno5_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef writeonly captures(none) %7, ptr noundef readonly byval(%struct.Friction) align 4 captures(none) %8) local_unnamed_addr #2 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = load i32, ptr %0, align 8, !tbaa !10
  %22 = icmp slt i32 %14, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = icmp slt i32 %19, %24
  %26 = select i1 %22, i1 %25, i1 false
  br i1 %26, label %27, label %637

27:                                               ; preds = %9
  %28 = add nuw nsw i32 %20, 3
  %29 = add nuw nsw i32 %24, 6
  %30 = mul nsw i32 %29, %28
  %31 = add nuw nsw i32 %19, 3
  %32 = add nuw i32 %30, %31
  %33 = add i32 %21, 6
  %34 = mul nsw i32 %32, %33
  %35 = add i32 %14, 3
  %36 = add i32 %34, %35
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %38 = load ptr, ptr %37, align 8, !tbaa !22
  %39 = mul nsw i32 %33, %31
  %40 = add i32 %39, %14
  %41 = add i32 %40, 2
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %38, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = add i32 %40, 3
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %38, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !8
  %49 = fcmp contract ogt float %44, %48
  %50 = select contract i1 %49, float %44, float %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %52 = load ptr, ptr %51, align 8, !tbaa !14
  %53 = zext nneg i32 %20 to i64
  %54 = getelementptr float, ptr %52, i64 %53
  %55 = getelementptr i8, ptr %54, i64 4
  %56 = load float, ptr %55, align 4, !tbaa !8
  %57 = load float, ptr %54, align 4, !tbaa !8
  %58 = fcmp contract ogt float %57, %50
  %59 = select contract i1 %58, float %57, float %50
  %60 = fsub contract float %56, %59
  %61 = fcmp contract ogt float %60, 0.000000e+00
  %62 = select contract i1 %61, float %60, float 0.000000e+00
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %64 = load ptr, ptr %63, align 8, !tbaa !26
  %65 = zext nneg i32 %31 to i64
  %66 = getelementptr inbounds nuw float, ptr %64, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = add nsw i32 %36, -1
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %2, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !8
  %72 = sext i32 %36 to i64
  %73 = getelementptr inbounds float, ptr %2, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !8
  %75 = fadd contract float %71, %74
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !19
  %78 = getelementptr inbounds nuw float, ptr %77, i64 %65
  %79 = load float, ptr %78, align 4, !tbaa !8
  %80 = fmul contract float %75, %79
  %81 = add i32 %36, %33
  %82 = sext i32 %81 to i64
  %83 = getelementptr float, ptr %2, i64 %82
  %84 = getelementptr i8, ptr %83, i64 -4
  %85 = load float, ptr %84, align 4, !tbaa !8
  %86 = load float, ptr %83, align 4, !tbaa !8
  %87 = fadd contract float %85, %86
  %88 = add nuw nsw i32 %19, 4
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw float, ptr %77, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !8
  %92 = fmul contract float %87, %91
  %93 = fadd contract float %80, %92
  %94 = fmul contract float %93, 2.500000e-01
  %95 = fdiv contract float %94, %67
  %96 = fcmp contract ogt float %95, 0.000000e+00
  %97 = mul i32 %33, -3
  %98 = shl nsw i32 %33, 1
  %99 = select i1 %96, i32 %97, i32 %98
  %100 = add i32 %99, %81
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr %4, i64 %101
  %103 = load float, ptr %102, align 4, !tbaa !8
  %104 = sub nsw i32 %81, %98
  %105 = add nsw i32 %81, %33
  %106 = select i1 %96, i32 %104, i32 %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %4, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !8
  %110 = select i1 %96, i32 %36, i32 %81
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %4, i64 %111
  %113 = load float, ptr %112, align 4, !tbaa !8
  %114 = select i1 %96, i32 %81, i32 %36
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr %4, i64 %115
  %117 = load float, ptr %116, align 4, !tbaa !8
  %118 = select i1 %96, i32 %105, i32 %104
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr %4, i64 %119
  %121 = load float, ptr %120, align 4, !tbaa !8
  %122 = fmul contract float %109, 2.000000e+00
  %123 = fsub contract float %103, %122
  %124 = fadd contract float %113, %123
  %125 = fmul contract float %113, 2.000000e+00
  %126 = fsub contract float %109, %125
  %127 = fadd contract float %117, %126
  %128 = fmul contract float %117, 2.000000e+00
  %129 = fsub contract float %113, %128
  %130 = fadd contract float %121, %129
  %131 = fmul contract float %109, 4.000000e+00
  %132 = fsub contract float %103, %131
  %133 = fmul contract float %113, 3.000000e+00
  %134 = fadd contract float %132, %133
  %135 = fsub contract float %109, %117
  %136 = fmul contract float %117, 4.000000e+00
  %137 = fsub contract float %133, %136
  %138 = fadd contract float %121, %137
  %139 = fmul contract float %124, 0x3FF1555560000000
  %140 = fmul contract float %124, %139
  %141 = fmul contract float %134, 2.500000e-01
  %142 = fmul contract float %134, %141
  %143 = fadd contract float %140, %142
  %144 = fmul contract float %127, 0x3FF1555560000000
  %145 = fmul contract float %127, %144
  %146 = fmul contract float %135, 2.500000e-01
  %147 = fmul contract float %135, %146
  %148 = fadd contract float %147, %145
  %149 = fmul contract float %130, 0x3FF1555560000000
  %150 = fmul contract float %130, %149
  %151 = fmul contract float %138, 2.500000e-01
  %152 = fmul contract float %138, %151
  %153 = fadd contract float %150, %152
  %154 = fsub contract float %143, %153
  %155 = fadd contract float %143, 0x3BC79CA100000000
  %156 = fdiv contract float %154, %155
  %157 = fadd contract float %148, 0x3BC79CA100000000
  %158 = fdiv contract float %154, %157
  %159 = fadd contract float %153, 0x3BC79CA100000000
  %160 = fdiv contract float %154, %159
  %161 = fmul contract float %156, %156
  %162 = fadd contract float %161, 1.000000e+00
  %163 = fmul contract float %162, 0x3FB99999A0000000
  %164 = fmul contract float %158, %158
  %165 = fadd contract float %164, 1.000000e+00
  %166 = fmul contract float %165, 0x3FE3333340000000
  %167 = fmul contract float %160, %160
  %168 = fadd contract float %167, 1.000000e+00
  %169 = fmul contract float %168, 0x3FD3333340000000
  %170 = fmul contract float %103, 2.000000e+00
  %171 = fmul contract float %109, 7.000000e+00
  %172 = fsub contract float %170, %171
  %173 = fmul contract float %113, 1.100000e+01
  %174 = fadd contract float %172, %173
  %175 = fmul contract float %174, 0x3FC5555560000000
  %176 = fmul contract float %113, 5.000000e+00
  %177 = fsub contract float %176, %109
  %178 = fadd contract float %177, %128
  %179 = fmul contract float %178, 0x3FC5555560000000
  %180 = fmul contract float %117, 5.000000e+00
  %181 = fadd contract float %125, %180
  %182 = fsub contract float %181, %121
  %183 = fmul contract float %182, 0x3FC5555560000000
  %184 = fmul contract float %175, %163
  %185 = fmul contract float %179, %166
  %186 = fadd contract float %184, %185
  %187 = fmul contract float %183, %169
  %188 = fadd contract float %187, %186
  %189 = fadd contract float %163, %166
  %190 = fadd contract float %169, %189
  %191 = fdiv contract float %188, %190
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %193 = load ptr, ptr %192, align 8, !tbaa !28
  %194 = getelementptr inbounds nuw float, ptr %193, i64 %65
  %195 = load float, ptr %194, align 4, !tbaa !8
  %196 = getelementptr inbounds nuw float, ptr %193, i64 %89
  %197 = load float, ptr %196, align 4, !tbaa !8
  %198 = fadd contract float %195, %197
  %199 = fmul contract float %198, 5.000000e-01
  %200 = getelementptr inbounds float, ptr %3, i64 %69
  %201 = load float, ptr %200, align 4, !tbaa !8
  %202 = getelementptr inbounds float, ptr %3, i64 %72
  %203 = load float, ptr %202, align 4, !tbaa !8
  %204 = fadd contract float %201, %203
  %205 = fmul contract float %204, 5.000000e-01
  %206 = mul nsw i32 %29, %33
  %207 = add nsw i32 %36, %206
  %208 = sext i32 %207 to i64
  %209 = getelementptr float, ptr %3, i64 %208
  %210 = getelementptr i8, ptr %209, i64 -4
  %211 = load float, ptr %210, align 4, !tbaa !8
  %212 = load float, ptr %209, align 4, !tbaa !8
  %213 = fadd contract float %211, %212
  %214 = fmul contract float %213, 5.000000e-01
  %215 = fadd contract float %199, %191
  %216 = fmul contract float %95, %215
  %217 = getelementptr inbounds float, ptr %1, i64 %72
  %218 = load float, ptr %217, align 4, !tbaa !8
  %219 = fmul contract float %218, %218
  %220 = getelementptr i8, ptr %217, i64 4
  %221 = load float, ptr %220, align 4, !tbaa !8
  %222 = fmul contract float %221, %221
  %223 = fadd contract float %219, %222
  %224 = fmul contract float %74, %74
  %225 = fadd contract float %224, %223
  %226 = fmul contract float %86, %86
  %227 = fadd contract float %226, %225
  %228 = fmul contract float %227, 2.500000e-01
  %229 = getelementptr inbounds float, ptr %1, i64 %69
  %230 = load float, ptr %229, align 4, !tbaa !8
  %231 = fmul contract float %230, %230
  %232 = fadd contract float %219, %231
  %233 = fmul contract float %71, %71
  %234 = fadd contract float %233, %232
  %235 = add i32 %21, 5
  %236 = add i32 %235, %36
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds float, ptr %2, i64 %237
  %239 = load float, ptr %238, align 4, !tbaa !8
  %240 = fmul contract float %239, %239
  %241 = fadd contract float %240, %234
  %242 = fmul contract float %241, 2.500000e-01
  %243 = fsub contract float %228, %242
  %244 = getelementptr inbounds float, ptr %5, i64 %72
  %245 = load float, ptr %244, align 4, !tbaa !8
  %246 = fadd contract float %245, %243
  %247 = getelementptr inbounds float, ptr %5, i64 %69
  %248 = load float, ptr %247, align 4, !tbaa !8
  %249 = fsub contract float %246, %248
  %250 = fdiv contract float %249, %67
  %251 = fsub contract float %216, %250
  %252 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %253 = load i32, ptr %252, align 8, !tbaa !15
  %254 = sub nsw i32 %253, %20
  %255 = tail call i32 @llvm.smin.i32(i32 %254, i32 %20)
  %256 = icmp sgt i32 %255, 2
  br i1 %256, label %257, label %262

257:                                              ; preds = %27
  %258 = getelementptr i8, ptr %54, i64 -8
  %259 = load float, ptr %258, align 4, !tbaa !8
  %260 = fcmp contract ugt float %259, %50
  br i1 %260, label %262, label %261

261:                                              ; preds = %257
  br label %262

262:                                              ; preds = %261, %257, %27
  %263 = phi i32 [ 2, %261 ], [ 3, %257 ], [ %255, %27 ]
  %264 = icmp eq i32 %263, 2
  br i1 %264, label %265, label %270

265:                                              ; preds = %262
  %266 = getelementptr i8, ptr %54, i64 -4
  %267 = load float, ptr %266, align 4, !tbaa !8
  %268 = fcmp contract ugt float %267, %50
  br i1 %268, label %270, label %269

269:                                              ; preds = %265
  br label %270

270:                                              ; preds = %269, %265, %262
  %271 = phi i32 [ 1, %269 ], [ 2, %265 ], [ %263, %262 ]
  %272 = fcmp contract ogt float %205, 0.000000e+00
  %273 = shl nsw i32 %206, 1
  %274 = sub nsw i32 %36, %273
  %275 = select i1 %272, i32 %274, i32 %207
  %276 = sext i32 %275 to i64
  %277 = getelementptr inbounds float, ptr %1, i64 %276
  %278 = load float, ptr %277, align 4, !tbaa !8
  %279 = sub nsw i32 %36, %206
  %280 = select i1 %272, i32 %279, i32 %36
  %281 = sext i32 %280 to i64
  %282 = getelementptr inbounds float, ptr %1, i64 %281
  %283 = load float, ptr %282, align 4, !tbaa !8
  %284 = select i1 %272, i32 %36, i32 %279
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds float, ptr %1, i64 %285
  %287 = load float, ptr %286, align 4, !tbaa !8
  %288 = icmp sgt i32 %271, 2
  br i1 %288, label %289, label %370

289:                                              ; preds = %270
  %290 = select i1 %272, i32 %207, i32 %274
  %291 = mul i32 %206, -3
  %292 = select i1 %272, i32 %291, i32 %273
  %293 = add i32 %292, %36
  %294 = sext i32 %293 to i64
  %295 = getelementptr inbounds float, ptr %1, i64 %294
  %296 = load float, ptr %295, align 4, !tbaa !8
  %297 = sext i32 %290 to i64
  %298 = getelementptr inbounds float, ptr %1, i64 %297
  %299 = load float, ptr %298, align 4, !tbaa !8
  %300 = fmul contract float %278, 2.000000e+00
  %301 = fsub contract float %296, %300
  %302 = fadd contract float %283, %301
  %303 = fmul contract float %283, 2.000000e+00
  %304 = fsub contract float %278, %303
  %305 = fadd contract float %287, %304
  %306 = fmul contract float %287, 2.000000e+00
  %307 = fsub contract float %283, %306
  %308 = fadd contract float %307, %299
  %309 = fmul contract float %278, 4.000000e+00
  %310 = fsub contract float %296, %309
  %311 = fmul contract float %283, 3.000000e+00
  %312 = fadd contract float %311, %310
  %313 = fsub contract float %278, %287
  %314 = fmul contract float %287, 4.000000e+00
  %315 = fsub contract float %311, %314
  %316 = fadd contract float %315, %299
  %317 = fmul contract float %302, 0x3FF1555560000000
  %318 = fmul contract float %302, %317
  %319 = fmul contract float %312, 2.500000e-01
  %320 = fmul contract float %312, %319
  %321 = fadd contract float %318, %320
  %322 = fmul contract float %305, 0x3FF1555560000000
  %323 = fmul contract float %305, %322
  %324 = fmul contract float %313, 2.500000e-01
  %325 = fmul contract float %313, %324
  %326 = fadd contract float %325, %323
  %327 = fmul contract float %308, 0x3FF1555560000000
  %328 = fmul contract float %308, %327
  %329 = fmul contract float %316, 2.500000e-01
  %330 = fmul contract float %316, %329
  %331 = fadd contract float %328, %330
  %332 = fsub contract float %321, %331
  %333 = fadd contract float %321, 0x3DDB7CDFE0000000
  %334 = fdiv contract float %332, %333
  %335 = fadd contract float %326, 0x3DDB7CDFE0000000
  %336 = fdiv contract float %332, %335
  %337 = fadd contract float %331, 0x3DDB7CDFE0000000
  %338 = fdiv contract float %332, %337
  %339 = fmul contract float %334, %334
  %340 = fadd contract float %339, 1.000000e+00
  %341 = fmul contract float %340, 0x3FB99999A0000000
  %342 = fmul contract float %336, %336
  %343 = fadd contract float %342, 1.000000e+00
  %344 = fmul contract float %343, 0x3FE3333340000000
  %345 = fmul contract float %338, %338
  %346 = fadd contract float %345, 1.000000e+00
  %347 = fmul contract float %346, 0x3FD3333340000000
  %348 = fmul contract float %296, 2.000000e+00
  %349 = fmul contract float %278, 7.000000e+00
  %350 = fsub contract float %348, %349
  %351 = fmul contract float %283, 1.100000e+01
  %352 = fadd contract float %351, %350
  %353 = fmul contract float %352, 0x3FC5555560000000
  %354 = fmul contract float %283, 5.000000e+00
  %355 = fsub contract float %354, %278
  %356 = fadd contract float %355, %306
  %357 = fmul contract float %356, 0x3FC5555560000000
  %358 = fmul contract float %287, 5.000000e+00
  %359 = fadd contract float %303, %358
  %360 = fsub contract float %359, %299
  %361 = fmul contract float %360, 0x3FC5555560000000
  %362 = fmul contract float %353, %341
  %363 = fmul contract float %357, %344
  %364 = fadd contract float %362, %363
  %365 = fmul contract float %361, %347
  %366 = fadd contract float %365, %364
  %367 = fadd contract float %341, %344
  %368 = fadd contract float %347, %367
  %369 = fdiv contract float %366, %368
  br label %398

370:                                              ; preds = %270
  %371 = icmp eq i32 %271, 2
  br i1 %371, label %372, label %398

372:                                              ; preds = %370
  %373 = fsub contract float %283, %278
  %374 = fmul contract float %373, %373
  %375 = fsub contract float %287, %283
  %376 = fmul contract float %375, %375
  %377 = fsub contract float %374, %376
  %378 = fadd contract float %374, 0x3DDB7CDFE0000000
  %379 = fdiv contract float %377, %378
  %380 = fadd contract float %376, 0x3DDB7CDFE0000000
  %381 = fdiv contract float %377, %380
  %382 = fmul contract float %379, %379
  %383 = fadd contract float %382, 1.000000e+00
  %384 = fmul contract float %383, 0x3FD5555560000000
  %385 = fmul contract float %381, %381
  %386 = fadd contract float %385, 1.000000e+00
  %387 = fmul contract float %386, 0x3FE5555560000000
  %388 = fmul contract float %384, 5.000000e-01
  %389 = fmul contract float %283, 3.000000e+00
  %390 = fsub contract float %389, %278
  %391 = fmul contract float %390, %388
  %392 = fmul contract float %387, 5.000000e-01
  %393 = fadd contract float %283, %287
  %394 = fmul contract float %393, %392
  %395 = fadd contract float %391, %394
  %396 = fadd contract float %384, %387
  %397 = fdiv contract float %395, %396
  br label %398

398:                                              ; preds = %372, %370, %289
  %399 = phi contract float [ %369, %289 ], [ %397, %372 ], [ %283, %370 ]
  %400 = add nuw nsw i32 %20, 1
  %401 = sub nsw i32 %253, %400
  %402 = tail call i32 @llvm.smin.i32(i32 %401, i32 %400)
  %403 = icmp sgt i32 %402, 2
  br i1 %403, label %404, label %411

404:                                              ; preds = %398
  %405 = zext nneg i32 %400 to i64
  %406 = getelementptr float, ptr %52, i64 %405
  %407 = getelementptr i8, ptr %406, i64 -8
  %408 = load float, ptr %407, align 4, !tbaa !8
  %409 = fcmp contract ugt float %408, %50
  br i1 %409, label %411, label %410

410:                                              ; preds = %404
  br label %411

411:                                              ; preds = %410, %404, %398
  %412 = phi i32 [ 2, %410 ], [ 3, %404 ], [ %402, %398 ]
  %413 = icmp eq i32 %412, 2
  br i1 %413, label %414, label %421

414:                                              ; preds = %411
  %415 = zext nneg i32 %400 to i64
  %416 = getelementptr float, ptr %52, i64 %415
  %417 = getelementptr i8, ptr %416, i64 -4
  %418 = load float, ptr %417, align 4, !tbaa !8
  %419 = fcmp contract ugt float %418, %50
  br i1 %419, label %421, label %420

420:                                              ; preds = %414
  br label %421

421:                                              ; preds = %420, %414, %411
  %422 = phi i32 [ 1, %420 ], [ 2, %414 ], [ %412, %411 ]
  %423 = fcmp contract ogt float %214, 0.000000e+00
  %424 = sub nsw i32 %207, %273
  %425 = add nsw i32 %207, %206
  %426 = select i1 %423, i32 %424, i32 %425
  %427 = sext i32 %426 to i64
  %428 = getelementptr inbounds float, ptr %1, i64 %427
  %429 = load float, ptr %428, align 4, !tbaa !8
  %430 = select i1 %423, i32 %36, i32 %207
  %431 = sext i32 %430 to i64
  %432 = getelementptr inbounds float, ptr %1, i64 %431
  %433 = load float, ptr %432, align 4, !tbaa !8
  %434 = select i1 %423, i32 %207, i32 %36
  %435 = sext i32 %434 to i64
  %436 = getelementptr inbounds float, ptr %1, i64 %435
  %437 = load float, ptr %436, align 4, !tbaa !8
  %438 = icmp sgt i32 %422, 2
  br i1 %438, label %439, label %520

439:                                              ; preds = %421
  %440 = select i1 %423, i32 %425, i32 %424
  %441 = mul i32 %206, -3
  %442 = select i1 %423, i32 %441, i32 %273
  %443 = add i32 %442, %207
  %444 = sext i32 %443 to i64
  %445 = getelementptr inbounds float, ptr %1, i64 %444
  %446 = load float, ptr %445, align 4, !tbaa !8
  %447 = sext i32 %440 to i64
  %448 = getelementptr inbounds float, ptr %1, i64 %447
  %449 = load float, ptr %448, align 4, !tbaa !8
  %450 = fmul contract float %429, 2.000000e+00
  %451 = fsub contract float %446, %450
  %452 = fadd contract float %433, %451
  %453 = fmul contract float %433, 2.000000e+00
  %454 = fsub contract float %429, %453
  %455 = fadd contract float %437, %454
  %456 = fmul contract float %437, 2.000000e+00
  %457 = fsub contract float %433, %456
  %458 = fadd contract float %457, %449
  %459 = fmul contract float %429, 4.000000e+00
  %460 = fsub contract float %446, %459
  %461 = fmul contract float %433, 3.000000e+00
  %462 = fadd contract float %461, %460
  %463 = fsub contract float %429, %437
  %464 = fmul contract float %437, 4.000000e+00
  %465 = fsub contract float %461, %464
  %466 = fadd contract float %465, %449
  %467 = fmul contract float %452, 0x3FF1555560000000
  %468 = fmul contract float %452, %467
  %469 = fmul contract float %462, 2.500000e-01
  %470 = fmul contract float %462, %469
  %471 = fadd contract float %468, %470
  %472 = fmul contract float %455, 0x3FF1555560000000
  %473 = fmul contract float %455, %472
  %474 = fmul contract float %463, 2.500000e-01
  %475 = fmul contract float %463, %474
  %476 = fadd contract float %475, %473
  %477 = fmul contract float %458, 0x3FF1555560000000
  %478 = fmul contract float %458, %477
  %479 = fmul contract float %466, 2.500000e-01
  %480 = fmul contract float %466, %479
  %481 = fadd contract float %478, %480
  %482 = fsub contract float %471, %481
  %483 = fadd contract float %471, 0x3DDB7CDFE0000000
  %484 = fdiv contract float %482, %483
  %485 = fadd contract float %476, 0x3DDB7CDFE0000000
  %486 = fdiv contract float %482, %485
  %487 = fadd contract float %481, 0x3DDB7CDFE0000000
  %488 = fdiv contract float %482, %487
  %489 = fmul contract float %484, %484
  %490 = fadd contract float %489, 1.000000e+00
  %491 = fmul contract float %490, 0x3FB99999A0000000
  %492 = fmul contract float %486, %486
  %493 = fadd contract float %492, 1.000000e+00
  %494 = fmul contract float %493, 0x3FE3333340000000
  %495 = fmul contract float %488, %488
  %496 = fadd contract float %495, 1.000000e+00
  %497 = fmul contract float %496, 0x3FD3333340000000
  %498 = fmul contract float %446, 2.000000e+00
  %499 = fmul contract float %429, 7.000000e+00
  %500 = fsub contract float %498, %499
  %501 = fmul contract float %433, 1.100000e+01
  %502 = fadd contract float %501, %500
  %503 = fmul contract float %502, 0x3FC5555560000000
  %504 = fmul contract float %433, 5.000000e+00
  %505 = fsub contract float %504, %429
  %506 = fadd contract float %505, %456
  %507 = fmul contract float %506, 0x3FC5555560000000
  %508 = fmul contract float %437, 5.000000e+00
  %509 = fadd contract float %453, %508
  %510 = fsub contract float %509, %449
  %511 = fmul contract float %510, 0x3FC5555560000000
  %512 = fmul contract float %503, %491
  %513 = fmul contract float %507, %494
  %514 = fadd contract float %512, %513
  %515 = fmul contract float %511, %497
  %516 = fadd contract float %515, %514
  %517 = fadd contract float %491, %494
  %518 = fadd contract float %497, %517
  %519 = fdiv contract float %516, %518
  br label %548

520:                                              ; preds = %421
  %521 = icmp eq i32 %422, 2
  br i1 %521, label %522, label %548

522:                                              ; preds = %520
  %523 = fsub contract float %433, %429
  %524 = fmul contract float %523, %523
  %525 = fsub contract float %437, %433
  %526 = fmul contract float %525, %525
  %527 = fsub contract float %524, %526
  %528 = fadd contract float %524, 0x3DDB7CDFE0000000
  %529 = fdiv contract float %527, %528
  %530 = fadd contract float %526, 0x3DDB7CDFE0000000
  %531 = fdiv contract float %527, %530
  %532 = fmul contract float %529, %529
  %533 = fadd contract float %532, 1.000000e+00
  %534 = fmul contract float %533, 0x3FD5555560000000
  %535 = fmul contract float %531, %531
  %536 = fadd contract float %535, 1.000000e+00
  %537 = fmul contract float %536, 0x3FE5555560000000
  %538 = fmul contract float %534, 5.000000e-01
  %539 = fmul contract float %433, 3.000000e+00
  %540 = fsub contract float %539, %429
  %541 = fmul contract float %540, %538
  %542 = fmul contract float %537, 5.000000e-01
  %543 = fadd contract float %433, %437
  %544 = fmul contract float %543, %542
  %545 = fadd contract float %541, %544
  %546 = fadd contract float %534, %537
  %547 = fdiv contract float %545, %546
  br label %548

548:                                              ; preds = %522, %520, %439
  %549 = phi contract float [ %519, %439 ], [ %547, %522 ], [ %433, %520 ]
  %550 = fsub contract float %549, %218
  %551 = fmul contract float %214, %550
  %552 = fsub contract float %399, %218
  %553 = fmul contract float %205, %552
  %554 = fsub contract float %551, %553
  %555 = fdiv contract float %554, %62
  %556 = fsub contract float %251, %555
  %557 = load float, ptr %8, align 4, !tbaa !29
  %558 = fsub contract float %221, %218
  %559 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %560 = load ptr, ptr %559, align 8, !tbaa !18
  %561 = getelementptr inbounds nuw float, ptr %560, i64 %65
  %562 = load float, ptr %561, align 4, !tbaa !8
  %563 = fmul contract float %558, %562
  %564 = zext nneg i32 %19 to i64
  %565 = getelementptr float, ptr %77, i64 %564
  %566 = getelementptr i8, ptr %565, i64 16
  %567 = load float, ptr %566, align 4, !tbaa !8
  %568 = fmul contract float %86, %567
  %569 = fadd contract float %563, %568
  %570 = fmul contract float %74, %79
  %571 = fsub contract float %569, %570
  %572 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %573 = load ptr, ptr %572, align 8, !tbaa !20
  %574 = getelementptr inbounds nuw float, ptr %573, i64 %65
  %575 = load float, ptr %574, align 4, !tbaa !8
  %576 = fdiv contract float %571, %575
  %577 = fsub contract float %218, %230
  %578 = fmul contract float %577, %562
  %579 = fmul contract float %239, %567
  %580 = fadd contract float %578, %579
  %581 = fmul contract float %71, %79
  %582 = fsub contract float %580, %581
  %583 = fdiv contract float %582, %575
  %584 = fsub contract float %576, %583
  %585 = fdiv contract float %584, %67
  %586 = getelementptr inbounds float, ptr %4, i64 %82
  %587 = load float, ptr %586, align 4, !tbaa !8
  %588 = getelementptr inbounds float, ptr %4, i64 %72
  %589 = load float, ptr %588, align 4, !tbaa !8
  %590 = fsub contract float %587, %589
  %591 = fdiv contract float %590, %562
  %592 = fsub contract float %585, %591
  %593 = fmul contract float %557, %592
  %594 = fadd contract float %556, %593
  %595 = add nsw i32 %253, -1
  %596 = icmp eq i32 %20, %595
  br i1 %596, label %597, label %604

597:                                              ; preds = %548
  %598 = add i32 %39, %35
  %599 = sext i32 %598 to i64
  %600 = getelementptr inbounds float, ptr %6, i64 %599
  %601 = load float, ptr %600, align 4, !tbaa !8
  %602 = fdiv contract float %601, %62
  %603 = fadd contract float %594, %602
  br label %604

604:                                              ; preds = %597, %548
  %605 = phi float [ %603, %597 ], [ %594, %548 ]
  %606 = fcmp contract ugt float %57, %50
  br i1 %606, label %627, label %607

607:                                              ; preds = %604
  %608 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %609 = load float, ptr %608, align 4, !tbaa !31
  %610 = fpext contract float %609 to double
  %611 = fmul contract float %95, %95
  %612 = fadd contract float %611, %219
  %613 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %614 = load float, ptr %613, align 4, !tbaa !32
  %615 = fmul contract float %614, %614
  %616 = fadd contract float %612, %615
  %617 = fpext contract float %616 to double
  %618 = tail call contract noundef double @__nv_sqrt(double noundef %617) #11
  %619 = fmul contract double %618, %610
  %620 = fpext contract float %218 to double
  %621 = fmul contract double %619, %620
  %622 = fpext contract float %62 to double
  %623 = fdiv contract double %621, %622
  %624 = fpext contract float %605 to double
  %625 = fsub contract double %624, %623
  %626 = fptrunc contract double %625 to float
  br label %627

627:                                              ; preds = %607, %604
  %628 = phi float [ %626, %607 ], [ %605, %604 ]
  %629 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %630 = load i32, ptr %629, align 4, !tbaa !33
  %631 = or i32 %630, %14
  %632 = icmp eq i32 %631, 0
  %633 = fcmp contract ole float %56, %50
  %634 = select i1 %632, i1 true, i1 %633
  %635 = select i1 %634, float 0.000000e+00, float %628
  %636 = getelementptr inbounds float, ptr %7, i64 %72
  store float %635, ptr %636, align 4, !tbaa !8
  br label %637

637:                                              ; preds = %9, %627
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @v_tendency_weno5_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef writeonly captures(none) %7, ptr noundef readonly byval(%struct.Friction) align 4 captures(none) %8) local_unnamed_addr #2 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = load i32, ptr %0, align 8, !tbaa !10
  %22 = icmp slt i32 %14, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = icmp slt i32 %19, %24
  %26 = select i1 %22, i1 %25, i1 false
  br i1 %26, label %27, label %644

27:                                               ; preds = %9
  %28 = add nuw nsw i32 %20, 3
  %29 = add nuw nsw i32 %24, 6
  %30 = mul nsw i32 %29, %28
  %31 = add nuw nsw i32 %19, 3
  %32 = add nuw i32 %30, %31
  %33 = add i32 %21, 6
  %34 = mul nsw i32 %32, %33
  %35 = add i32 %14, 3
  %36 = add i32 %34, %35
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %38 = load ptr, ptr %37, align 8, !tbaa !22
  %39 = add nuw nsw i32 %19, 2
  %40 = mul nsw i32 %33, %39
  %41 = add i32 %40, %35
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %38, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = mul nsw i32 %33, %31
  %46 = add i32 %45, %35
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %38, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = fcmp contract ogt float %44, %49
  %51 = select contract i1 %50, float %44, float %49
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %53 = load ptr, ptr %52, align 8, !tbaa !14
  %54 = zext nneg i32 %20 to i64
  %55 = getelementptr float, ptr %53, i64 %54
  %56 = getelementptr i8, ptr %55, i64 4
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = load float, ptr %55, align 4, !tbaa !8
  %59 = fcmp contract ogt float %58, %51
  %60 = select contract i1 %59, float %58, float %51
  %61 = fsub contract float %57, %60
  %62 = fcmp contract ogt float %61, 0.000000e+00
  %63 = select contract i1 %62, float %61, float 0.000000e+00
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %65 = load ptr, ptr %64, align 8, !tbaa !19
  %66 = zext nneg i32 %31 to i64
  %67 = getelementptr inbounds nuw float, ptr %65, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !8
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %70 = load ptr, ptr %69, align 8, !tbaa !25
  %71 = getelementptr inbounds nuw float, ptr %70, i64 %66
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = sub nsw i32 %36, %33
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %1, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !8
  %77 = getelementptr i8, ptr %75, i64 4
  %78 = load float, ptr %77, align 4, !tbaa !8
  %79 = fadd contract float %76, %78
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %81 = load ptr, ptr %80, align 8, !tbaa !18
  %82 = zext nneg i32 %39 to i64
  %83 = getelementptr inbounds nuw float, ptr %81, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !8
  %85 = fmul contract float %79, %84
  %86 = sext i32 %36 to i64
  %87 = getelementptr inbounds float, ptr %1, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !8
  %89 = add nsw i32 %36, 1
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %1, i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !8
  %93 = fadd contract float %88, %92
  %94 = getelementptr inbounds nuw float, ptr %81, i64 %66
  %95 = load float, ptr %94, align 4, !tbaa !8
  %96 = fmul contract float %93, %95
  %97 = fadd contract float %85, %96
  %98 = fmul contract float %97, 2.500000e-01
  %99 = fdiv contract float %98, %72
  %100 = fcmp contract ogt float %99, 0.000000e+00
  %101 = select i1 %100, i32 -3, i32 2
  %102 = add i32 %101, %89
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %4, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !8
  %106 = add nsw i32 %36, -1
  %107 = add nsw i32 %36, 2
  %108 = select i1 %100, i32 %106, i32 %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %4, i64 %109
  %111 = load float, ptr %110, align 4, !tbaa !8
  %112 = select i1 %100, i32 %36, i32 %89
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr %4, i64 %113
  %115 = load float, ptr %114, align 4, !tbaa !8
  %116 = select i1 %100, i32 %89, i32 %36
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr %4, i64 %117
  %119 = load float, ptr %118, align 4, !tbaa !8
  %120 = select i1 %100, i32 %107, i32 %106
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr %4, i64 %121
  %123 = load float, ptr %122, align 4, !tbaa !8
  %124 = fmul contract float %111, 2.000000e+00
  %125 = fsub contract float %105, %124
  %126 = fadd contract float %115, %125
  %127 = fmul contract float %115, 2.000000e+00
  %128 = fsub contract float %111, %127
  %129 = fadd contract float %119, %128
  %130 = fmul contract float %119, 2.000000e+00
  %131 = fsub contract float %115, %130
  %132 = fadd contract float %123, %131
  %133 = fmul contract float %111, 4.000000e+00
  %134 = fsub contract float %105, %133
  %135 = fmul contract float %115, 3.000000e+00
  %136 = fadd contract float %134, %135
  %137 = fsub contract float %111, %119
  %138 = fmul contract float %119, 4.000000e+00
  %139 = fsub contract float %135, %138
  %140 = fadd contract float %123, %139
  %141 = fmul contract float %126, 0x3FF1555560000000
  %142 = fmul contract float %126, %141
  %143 = fmul contract float %136, 2.500000e-01
  %144 = fmul contract float %136, %143
  %145 = fadd contract float %142, %144
  %146 = fmul contract float %129, 0x3FF1555560000000
  %147 = fmul contract float %129, %146
  %148 = fmul contract float %137, 2.500000e-01
  %149 = fmul contract float %137, %148
  %150 = fadd contract float %149, %147
  %151 = fmul contract float %132, 0x3FF1555560000000
  %152 = fmul contract float %132, %151
  %153 = fmul contract float %140, 2.500000e-01
  %154 = fmul contract float %140, %153
  %155 = fadd contract float %152, %154
  %156 = fsub contract float %145, %155
  %157 = fadd contract float %145, 0x3BC79CA100000000
  %158 = fdiv contract float %156, %157
  %159 = fadd contract float %150, 0x3BC79CA100000000
  %160 = fdiv contract float %156, %159
  %161 = fadd contract float %155, 0x3BC79CA100000000
  %162 = fdiv contract float %156, %161
  %163 = fmul contract float %158, %158
  %164 = fadd contract float %163, 1.000000e+00
  %165 = fmul contract float %164, 0x3FB99999A0000000
  %166 = fmul contract float %160, %160
  %167 = fadd contract float %166, 1.000000e+00
  %168 = fmul contract float %167, 0x3FE3333340000000
  %169 = fmul contract float %162, %162
  %170 = fadd contract float %169, 1.000000e+00
  %171 = fmul contract float %170, 0x3FD3333340000000
  %172 = fmul contract float %105, 2.000000e+00
  %173 = fmul contract float %111, 7.000000e+00
  %174 = fsub contract float %172, %173
  %175 = fmul contract float %115, 1.100000e+01
  %176 = fadd contract float %174, %175
  %177 = fmul contract float %176, 0x3FC5555560000000
  %178 = fmul contract float %115, 5.000000e+00
  %179 = fsub contract float %178, %111
  %180 = fadd contract float %179, %130
  %181 = fmul contract float %180, 0x3FC5555560000000
  %182 = fmul contract float %119, 5.000000e+00
  %183 = fadd contract float %127, %182
  %184 = fsub contract float %183, %123
  %185 = fmul contract float %184, 0x3FC5555560000000
  %186 = fmul contract float %177, %165
  %187 = fmul contract float %181, %168
  %188 = fadd contract float %186, %187
  %189 = fmul contract float %185, %171
  %190 = fadd contract float %189, %188
  %191 = fadd contract float %165, %168
  %192 = fadd contract float %171, %191
  %193 = fdiv contract float %190, %192
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %195 = load ptr, ptr %194, align 8, !tbaa !20
  %196 = getelementptr inbounds nuw float, ptr %195, i64 %82
  %197 = load float, ptr %196, align 4, !tbaa !8
  %198 = getelementptr inbounds nuw float, ptr %195, i64 %66
  %199 = load float, ptr %198, align 4, !tbaa !8
  %200 = fmul contract float %68, %72
  %201 = getelementptr inbounds float, ptr %3, i64 %74
  %202 = load float, ptr %201, align 4, !tbaa !8
  %203 = fmul contract float %197, %202
  %204 = getelementptr inbounds float, ptr %3, i64 %86
  %205 = load float, ptr %204, align 4, !tbaa !8
  %206 = fmul contract float %199, %205
  %207 = fadd contract float %203, %206
  %208 = fmul contract float %207, 5.000000e-01
  %209 = fdiv contract float %208, %200
  %210 = mul nsw i32 %29, %33
  %211 = add nsw i32 %36, %210
  %212 = sub nsw i32 %211, %33
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds float, ptr %3, i64 %213
  %215 = load float, ptr %214, align 4, !tbaa !8
  %216 = fmul contract float %197, %215
  %217 = sext i32 %211 to i64
  %218 = getelementptr inbounds float, ptr %3, i64 %217
  %219 = load float, ptr %218, align 4, !tbaa !8
  %220 = fmul contract float %199, %219
  %221 = fadd contract float %216, %220
  %222 = fmul contract float %221, 5.000000e-01
  %223 = fdiv contract float %222, %200
  %224 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %225 = load ptr, ptr %224, align 8, !tbaa !28
  %226 = getelementptr inbounds nuw float, ptr %225, i64 %66
  %227 = load float, ptr %226, align 4, !tbaa !8
  %228 = fadd contract float %227, %193
  %229 = fneg contract float %228
  %230 = fmul contract float %99, %229
  %231 = fmul contract float %88, %88
  %232 = getelementptr i8, ptr %87, i64 4
  %233 = load float, ptr %232, align 4, !tbaa !8
  %234 = fmul contract float %233, %233
  %235 = fadd contract float %231, %234
  %236 = getelementptr inbounds float, ptr %2, i64 %86
  %237 = load float, ptr %236, align 4, !tbaa !8
  %238 = fmul contract float %237, %237
  %239 = fadd contract float %235, %238
  %240 = add i32 %36, %33
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds float, ptr %2, i64 %241
  %243 = load float, ptr %242, align 4, !tbaa !8
  %244 = fmul contract float %243, %243
  %245 = fadd contract float %239, %244
  %246 = fmul contract float %245, 2.500000e-01
  %247 = fmul contract float %76, %76
  %248 = fmul contract float %78, %78
  %249 = fadd contract float %247, %248
  %250 = getelementptr inbounds float, ptr %2, i64 %74
  %251 = load float, ptr %250, align 4, !tbaa !8
  %252 = fmul contract float %251, %251
  %253 = fadd contract float %249, %252
  %254 = fadd contract float %238, %253
  %255 = fmul contract float %254, 2.500000e-01
  %256 = fsub contract float %246, %255
  %257 = getelementptr inbounds float, ptr %5, i64 %86
  %258 = load float, ptr %257, align 4, !tbaa !8
  %259 = fadd contract float %258, %256
  %260 = getelementptr inbounds float, ptr %5, i64 %74
  %261 = load float, ptr %260, align 4, !tbaa !8
  %262 = fsub contract float %259, %261
  %263 = fdiv contract float %262, %72
  %264 = fsub contract float %230, %263
  %265 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %266 = load i32, ptr %265, align 8, !tbaa !15
  %267 = sub nsw i32 %266, %20
  %268 = tail call i32 @llvm.smin.i32(i32 %267, i32 %20)
  %269 = icmp sgt i32 %268, 2
  br i1 %269, label %270, label %275

270:                                              ; preds = %27
  %271 = getelementptr i8, ptr %55, i64 -8
  %272 = load float, ptr %271, align 4, !tbaa !8
  %273 = fcmp contract ugt float %272, %51
  br i1 %273, label %275, label %274

274:                                              ; preds = %270
  br label %275

275:                                              ; preds = %274, %270, %27
  %276 = phi i32 [ 2, %274 ], [ 3, %270 ], [ %268, %27 ]
  %277 = icmp eq i32 %276, 2
  br i1 %277, label %278, label %283

278:                                              ; preds = %275
  %279 = getelementptr i8, ptr %55, i64 -4
  %280 = load float, ptr %279, align 4, !tbaa !8
  %281 = fcmp contract ugt float %280, %51
  br i1 %281, label %283, label %282

282:                                              ; preds = %278
  br label %283

283:                                              ; preds = %282, %278, %275
  %284 = phi i32 [ 1, %282 ], [ 2, %278 ], [ %276, %275 ]
  %285 = fcmp contract ogt float %209, 0.000000e+00
  %286 = shl nsw i32 %210, 1
  %287 = sub nsw i32 %36, %286
  %288 = select i1 %285, i32 %287, i32 %211
  %289 = sext i32 %288 to i64
  %290 = getelementptr inbounds float, ptr %2, i64 %289
  %291 = load float, ptr %290, align 4, !tbaa !8
  %292 = sub nsw i32 %36, %210
  %293 = select i1 %285, i32 %292, i32 %36
  %294 = sext i32 %293 to i64
  %295 = getelementptr inbounds float, ptr %2, i64 %294
  %296 = load float, ptr %295, align 4, !tbaa !8
  %297 = select i1 %285, i32 %36, i32 %292
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds float, ptr %2, i64 %298
  %300 = load float, ptr %299, align 4, !tbaa !8
  %301 = icmp sgt i32 %284, 2
  br i1 %301, label %302, label %383

302:                                              ; preds = %283
  %303 = select i1 %285, i32 %211, i32 %287
  %304 = mul i32 %210, -3
  %305 = select i1 %285, i32 %304, i32 %286
  %306 = add i32 %305, %36
  %307 = sext i32 %306 to i64
  %308 = getelementptr inbounds float, ptr %2, i64 %307
  %309 = load float, ptr %308, align 4, !tbaa !8
  %310 = sext i32 %303 to i64
  %311 = getelementptr inbounds float, ptr %2, i64 %310
  %312 = load float, ptr %311, align 4, !tbaa !8
  %313 = fmul contract float %291, 2.000000e+00
  %314 = fsub contract float %309, %313
  %315 = fadd contract float %296, %314
  %316 = fmul contract float %296, 2.000000e+00
  %317 = fsub contract float %291, %316
  %318 = fadd contract float %300, %317
  %319 = fmul contract float %300, 2.000000e+00
  %320 = fsub contract float %296, %319
  %321 = fadd contract float %320, %312
  %322 = fmul contract float %291, 4.000000e+00
  %323 = fsub contract float %309, %322
  %324 = fmul contract float %296, 3.000000e+00
  %325 = fadd contract float %324, %323
  %326 = fsub contract float %291, %300
  %327 = fmul contract float %300, 4.000000e+00
  %328 = fsub contract float %324, %327
  %329 = fadd contract float %328, %312
  %330 = fmul contract float %315, 0x3FF1555560000000
  %331 = fmul contract float %315, %330
  %332 = fmul contract float %325, 2.500000e-01
  %333 = fmul contract float %325, %332
  %334 = fadd contract float %331, %333
  %335 = fmul contract float %318, 0x3FF1555560000000
  %336 = fmul contract float %318, %335
  %337 = fmul contract float %326, 2.500000e-01
  %338 = fmul contract float %326, %337
  %339 = fadd contract float %338, %336
  %340 = fmul contract float %321, 0x3FF1555560000000
  %341 = fmul contract float %321, %340
  %342 = fmul contract float %329, 2.500000e-01
  %343 = fmul contract float %329, %342
  %344 = fadd contract float %341, %343
  %345 = fsub contract float %334, %344
  %346 = fadd contract float %334, 0x3DDB7CDFE0000000
  %347 = fdiv contract float %345, %346
  %348 = fadd contract float %339, 0x3DDB7CDFE0000000
  %349 = fdiv contract float %345, %348
  %350 = fadd contract float %344, 0x3DDB7CDFE0000000
  %351 = fdiv contract float %345, %350
  %352 = fmul contract float %347, %347
  %353 = fadd contract float %352, 1.000000e+00
  %354 = fmul contract float %353, 0x3FB99999A0000000
  %355 = fmul contract float %349, %349
  %356 = fadd contract float %355, 1.000000e+00
  %357 = fmul contract float %356, 0x3FE3333340000000
  %358 = fmul contract float %351, %351
  %359 = fadd contract float %358, 1.000000e+00
  %360 = fmul contract float %359, 0x3FD3333340000000
  %361 = fmul contract float %309, 2.000000e+00
  %362 = fmul contract float %291, 7.000000e+00
  %363 = fsub contract float %361, %362
  %364 = fmul contract float %296, 1.100000e+01
  %365 = fadd contract float %364, %363
  %366 = fmul contract float %365, 0x3FC5555560000000
  %367 = fmul contract float %296, 5.000000e+00
  %368 = fsub contract float %367, %291
  %369 = fadd contract float %368, %319
  %370 = fmul contract float %369, 0x3FC5555560000000
  %371 = fmul contract float %300, 5.000000e+00
  %372 = fadd contract float %316, %371
  %373 = fsub contract float %372, %312
  %374 = fmul contract float %373, 0x3FC5555560000000
  %375 = fmul contract float %366, %354
  %376 = fmul contract float %370, %357
  %377 = fadd contract float %375, %376
  %378 = fmul contract float %374, %360
  %379 = fadd contract float %378, %377
  %380 = fadd contract float %354, %357
  %381 = fadd contract float %360, %380
  %382 = fdiv contract float %379, %381
  br label %411

383:                                              ; preds = %283
  %384 = icmp eq i32 %284, 2
  br i1 %384, label %385, label %411

385:                                              ; preds = %383
  %386 = fsub contract float %296, %291
  %387 = fmul contract float %386, %386
  %388 = fsub contract float %300, %296
  %389 = fmul contract float %388, %388
  %390 = fsub contract float %387, %389
  %391 = fadd contract float %387, 0x3DDB7CDFE0000000
  %392 = fdiv contract float %390, %391
  %393 = fadd contract float %389, 0x3DDB7CDFE0000000
  %394 = fdiv contract float %390, %393
  %395 = fmul contract float %392, %392
  %396 = fadd contract float %395, 1.000000e+00
  %397 = fmul contract float %396, 0x3FD5555560000000
  %398 = fmul contract float %394, %394
  %399 = fadd contract float %398, 1.000000e+00
  %400 = fmul contract float %399, 0x3FE5555560000000
  %401 = fmul contract float %397, 5.000000e-01
  %402 = fmul contract float %296, 3.000000e+00
  %403 = fsub contract float %402, %291
  %404 = fmul contract float %403, %401
  %405 = fmul contract float %400, 5.000000e-01
  %406 = fadd contract float %296, %300
  %407 = fmul contract float %406, %405
  %408 = fadd contract float %404, %407
  %409 = fadd contract float %397, %400
  %410 = fdiv contract float %408, %409
  br label %411

411:                                              ; preds = %385, %383, %302
  %412 = phi contract float [ %382, %302 ], [ %410, %385 ], [ %296, %383 ]
  %413 = add nuw nsw i32 %20, 1
  %414 = sub nsw i32 %266, %413
  %415 = tail call i32 @llvm.smin.i32(i32 %414, i32 %413)
  %416 = icmp sgt i32 %415, 2
  br i1 %416, label %417, label %424

417:                                              ; preds = %411
  %418 = zext nneg i32 %413 to i64
  %419 = getelementptr float, ptr %53, i64 %418
  %420 = getelementptr i8, ptr %419, i64 -8
  %421 = load float, ptr %420, align 4, !tbaa !8
  %422 = fcmp contract ugt float %421, %51
  br i1 %422, label %424, label %423

423:                                              ; preds = %417
  br label %424

424:                                              ; preds = %423, %417, %411
  %425 = phi i32 [ 2, %423 ], [ 3, %417 ], [ %415, %411 ]
  %426 = icmp eq i32 %425, 2
  br i1 %426, label %427, label %434

427:                                              ; preds = %424
  %428 = zext nneg i32 %413 to i64
  %429 = getelementptr float, ptr %53, i64 %428
  %430 = getelementptr i8, ptr %429, i64 -4
  %431 = load float, ptr %430, align 4, !tbaa !8
  %432 = fcmp contract ugt float %431, %51
  br i1 %432, label %434, label %433

433:                                              ; preds = %427
  br label %434

434:                                              ; preds = %433, %427, %424
  %435 = phi i32 [ 1, %433 ], [ 2, %427 ], [ %425, %424 ]
  %436 = fcmp contract ogt float %223, 0.000000e+00
  %437 = sub nsw i32 %211, %286
  %438 = add nsw i32 %211, %210
  %439 = select i1 %436, i32 %437, i32 %438
  %440 = sext i32 %439 to i64
  %441 = getelementptr inbounds float, ptr %2, i64 %440
  %442 = load float, ptr %441, align 4, !tbaa !8
  %443 = select i1 %436, i32 %36, i32 %211
  %444 = sext i32 %443 to i64
  %445 = getelementptr inbounds float, ptr %2, i64 %444
  %446 = load float, ptr %445, align 4, !tbaa !8
  %447 = select i1 %436, i32 %211, i32 %36
  %448 = sext i32 %447 to i64
  %449 = getelementptr inbounds float, ptr %2, i64 %448
  %450 = load float, ptr %449, align 4, !tbaa !8
  %451 = icmp sgt i32 %435, 2
  br i1 %451, label %452, label %533

452:                                              ; preds = %434
  %453 = select i1 %436, i32 %438, i32 %437
  %454 = mul i32 %210, -3
  %455 = select i1 %436, i32 %454, i32 %286
  %456 = add i32 %455, %211
  %457 = sext i32 %456 to i64
  %458 = getelementptr inbounds float, ptr %2, i64 %457
  %459 = load float, ptr %458, align 4, !tbaa !8
  %460 = sext i32 %453 to i64
  %461 = getelementptr inbounds float, ptr %2, i64 %460
  %462 = load float, ptr %461, align 4, !tbaa !8
  %463 = fmul contract float %442, 2.000000e+00
  %464 = fsub contract float %459, %463
  %465 = fadd contract float %446, %464
  %466 = fmul contract float %446, 2.000000e+00
  %467 = fsub contract float %442, %466
  %468 = fadd contract float %450, %467
  %469 = fmul contract float %450, 2.000000e+00
  %470 = fsub contract float %446, %469
  %471 = fadd contract float %470, %462
  %472 = fmul contract float %442, 4.000000e+00
  %473 = fsub contract float %459, %472
  %474 = fmul contract float %446, 3.000000e+00
  %475 = fadd contract float %474, %473
  %476 = fsub contract float %442, %450
  %477 = fmul contract float %450, 4.000000e+00
  %478 = fsub contract float %474, %477
  %479 = fadd contract float %478, %462
  %480 = fmul contract float %465, 0x3FF1555560000000
  %481 = fmul contract float %465, %480
  %482 = fmul contract float %475, 2.500000e-01
  %483 = fmul contract float %475, %482
  %484 = fadd contract float %481, %483
  %485 = fmul contract float %468, 0x3FF1555560000000
  %486 = fmul contract float %468, %485
  %487 = fmul contract float %476, 2.500000e-01
  %488 = fmul contract float %476, %487
  %489 = fadd contract float %488, %486
  %490 = fmul contract float %471, 0x3FF1555560000000
  %491 = fmul contract float %471, %490
  %492 = fmul contract float %479, 2.500000e-01
  %493 = fmul contract float %479, %492
  %494 = fadd contract float %491, %493
  %495 = fsub contract float %484, %494
  %496 = fadd contract float %484, 0x3DDB7CDFE0000000
  %497 = fdiv contract float %495, %496
  %498 = fadd contract float %489, 0x3DDB7CDFE0000000
  %499 = fdiv contract float %495, %498
  %500 = fadd contract float %494, 0x3DDB7CDFE0000000
  %501 = fdiv contract float %495, %500
  %502 = fmul contract float %497, %497
  %503 = fadd contract float %502, 1.000000e+00
  %504 = fmul contract float %503, 0x3FB99999A0000000
  %505 = fmul contract float %499, %499
  %506 = fadd contract float %505, 1.000000e+00
  %507 = fmul contract float %506, 0x3FE3333340000000
  %508 = fmul contract float %501, %501
  %509 = fadd contract float %508, 1.000000e+00
  %510 = fmul contract float %509, 0x3FD3333340000000
  %511 = fmul contract float %459, 2.000000e+00
  %512 = fmul contract float %442, 7.000000e+00
  %513 = fsub contract float %511, %512
  %514 = fmul contract float %446, 1.100000e+01
  %515 = fadd contract float %514, %513
  %516 = fmul contract float %515, 0x3FC5555560000000
  %517 = fmul contract float %446, 5.000000e+00
  %518 = fsub contract float %517, %442
  %519 = fadd contract float %518, %469
  %520 = fmul contract float %519, 0x3FC5555560000000
  %521 = fmul contract float %450, 5.000000e+00
  %522 = fadd contract float %466, %521
  %523 = fsub contract float %522, %462
  %524 = fmul contract float %523, 0x3FC5555560000000
  %525 = fmul contract float %516, %504
  %526 = fmul contract float %520, %507
  %527 = fadd contract float %525, %526
  %528 = fmul contract float %524, %510
  %529 = fadd contract float %528, %527
  %530 = fadd contract float %504, %507
  %531 = fadd contract float %510, %530
  %532 = fdiv contract float %529, %531
  br label %561

533:                                              ; preds = %434
  %534 = icmp eq i32 %435, 2
  br i1 %534, label %535, label %561

535:                                              ; preds = %533
  %536 = fsub contract float %446, %442
  %537 = fmul contract float %536, %536
  %538 = fsub contract float %450, %446
  %539 = fmul contract float %538, %538
  %540 = fsub contract float %537, %539
  %541 = fadd contract float %537, 0x3DDB7CDFE0000000
  %542 = fdiv contract float %540, %541
  %543 = fadd contract float %539, 0x3DDB7CDFE0000000
  %544 = fdiv contract float %540, %543
  %545 = fmul contract float %542, %542
  %546 = fadd contract float %545, 1.000000e+00
  %547 = fmul contract float %546, 0x3FD5555560000000
  %548 = fmul contract float %544, %544
  %549 = fadd contract float %548, 1.000000e+00
  %550 = fmul contract float %549, 0x3FE5555560000000
  %551 = fmul contract float %547, 5.000000e-01
  %552 = fmul contract float %446, 3.000000e+00
  %553 = fsub contract float %552, %442
  %554 = fmul contract float %553, %551
  %555 = fmul contract float %550, 5.000000e-01
  %556 = fadd contract float %446, %450
  %557 = fmul contract float %556, %555
  %558 = fadd contract float %554, %557
  %559 = fadd contract float %547, %550
  %560 = fdiv contract float %558, %559
  br label %561

561:                                              ; preds = %535, %533, %452
  %562 = phi contract float [ %532, %452 ], [ %560, %535 ], [ %446, %533 ]
  %563 = fsub contract float %562, %237
  %564 = fmul contract float %223, %563
  %565 = fsub contract float %412, %237
  %566 = fmul contract float %209, %565
  %567 = fsub contract float %564, %566
  %568 = fdiv contract float %567, %63
  %569 = fsub contract float %264, %568
  %570 = load float, ptr %8, align 4, !tbaa !29
  %571 = fsub contract float %233, %88
  %572 = fmul contract float %95, %571
  %573 = zext nneg i32 %19 to i64
  %574 = getelementptr float, ptr %65, i64 %573
  %575 = getelementptr i8, ptr %574, i64 16
  %576 = load float, ptr %575, align 4, !tbaa !8
  %577 = fmul contract float %243, %576
  %578 = fadd contract float %572, %577
  %579 = fmul contract float %68, %237
  %580 = fsub contract float %578, %579
  %581 = fdiv contract float %580, %199
  %582 = fsub contract float %78, %76
  %583 = fmul contract float %582, %84
  %584 = getelementptr i8, ptr %574, i64 12
  %585 = load float, ptr %584, align 4, !tbaa !8
  %586 = fmul contract float %237, %585
  %587 = fadd contract float %583, %586
  %588 = getelementptr inbounds nuw float, ptr %65, i64 %82
  %589 = load float, ptr %588, align 4, !tbaa !8
  %590 = fmul contract float %251, %589
  %591 = fsub contract float %587, %590
  %592 = fdiv contract float %591, %197
  %593 = fsub contract float %581, %592
  %594 = fdiv contract float %593, %72
  %595 = getelementptr inbounds float, ptr %4, i64 %90
  %596 = load float, ptr %595, align 4, !tbaa !8
  %597 = getelementptr inbounds float, ptr %4, i64 %86
  %598 = load float, ptr %597, align 4, !tbaa !8
  %599 = fsub contract float %596, %598
  %600 = fdiv contract float %599, %68
  %601 = fadd contract float %600, %594
  %602 = fmul contract float %570, %601
  %603 = fadd contract float %569, %602
  %604 = add nsw i32 %266, -1
  %605 = icmp eq i32 %20, %604
  br i1 %605, label %606, label %611

606:                                              ; preds = %561
  %607 = getelementptr inbounds float, ptr %6, i64 %47
  %608 = load float, ptr %607, align 4, !tbaa !8
  %609 = fdiv contract float %608, %63
  %610 = fadd contract float %603, %609
  br label %611

611:                                              ; preds = %606, %561
  %612 = phi float [ %610, %606 ], [ %603, %561 ]
  %613 = fcmp contract ugt float %58, %51
  br i1 %613, label %634, label %614

614:                                              ; preds = %611
  %615 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %616 = load float, ptr %615, align 4, !tbaa !31
  %617 = fpext contract float %616 to double
  %618 = fmul contract float %99, %99
  %619 = fadd contract float %618, %238
  %620 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %621 = load float, ptr %620, align 4, !tbaa !32
  %622 = fmul contract float %621, %621
  %623 = fadd contract float %619, %622
  %624 = fpext contract float %623 to double
  %625 = tail call contract noundef double @__nv_sqrt(double noundef %624) #11
  %626 = fmul contract double %625, %617
  %627 = fpext contract float %237 to double
  %628 = fmul contract double %626, %627
  %629 = fpext contract float %63 to double
  %630 = fdiv contract double %628, %629
  %631 = fpext contract float %612 to double
  %632 = fsub contract double %631, %630
  %633 = fptrunc contract double %632 to float
  br label %634

634:                                              ; preds = %614, %611
  %635 = phi float [ %633, %614 ], [ %612, %611 ]
  %636 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %637 = load i32, ptr %636, align 8, !tbaa !34
  %638 = or i32 %637, %19
  %639 = icmp eq i32 %638, 0
  %640 = fcmp contract ole float %57, %51
  %641 = select i1 %639, i1 true, i1 %640
  %642 = select i1 %641, float 0.000000e+00, float %635
  %643 = getelementptr inbounds float, ptr %7, i64 %86
  store float %642, ptr %643, align 4, !tbaa !8
  br label %644

644:                                              ; preds = %9, %634
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @u_tendency_enstrophy_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef writeonly captures(none) %7, ptr noundef readonly byval(%struct.Friction) align 4 captures(none) %8) local_unnamed_addr #2 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = load i32, ptr %0, align 8, !tbaa !10
  %22 = icmp slt i32 %14, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = icmp slt i32 %19, %24
  %26 = select i1 %22, i1 %25, i1 false
  br i1 %26, label %27, label %539

27:                                               ; preds = %9
  %28 = add nuw nsw i32 %20, 3
  %29 = add nuw nsw i32 %24, 6
  %30 = mul nsw i32 %29, %28
  %31 = add nuw nsw i32 %19, 3
  %32 = add nuw i32 %30, %31
  %33 = add i32 %21, 6
  %34 = mul nsw i32 %32, %33
  %35 = add i32 %14, 3
  %36 = add i32 %34, %35
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %38 = load ptr, ptr %37, align 8, !tbaa !22
  %39 = mul nsw i32 %33, %31
  %40 = add i32 %39, %14
  %41 = add i32 %40, 2
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %38, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = add i32 %40, 3
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %38, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !8
  %49 = fcmp contract ogt float %44, %48
  %50 = select contract i1 %49, float %44, float %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %52 = load ptr, ptr %51, align 8, !tbaa !14
  %53 = zext nneg i32 %20 to i64
  %54 = getelementptr float, ptr %52, i64 %53
  %55 = getelementptr i8, ptr %54, i64 4
  %56 = load float, ptr %55, align 4, !tbaa !8
  %57 = load float, ptr %54, align 4, !tbaa !8
  %58 = fcmp contract ogt float %57, %50
  %59 = select contract i1 %58, float %57, float %50
  %60 = fsub contract float %56, %59
  %61 = fcmp contract ogt float %60, 0.000000e+00
  %62 = select contract i1 %61, float %60, float 0.000000e+00
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %64 = load ptr, ptr %63, align 8, !tbaa !26
  %65 = zext nneg i32 %31 to i64
  %66 = getelementptr inbounds nuw float, ptr %64, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = add nsw i32 %36, -1
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %2, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !8
  %72 = sext i32 %36 to i64
  %73 = getelementptr inbounds float, ptr %2, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !8
  %75 = fadd contract float %71, %74
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !19
  %78 = getelementptr inbounds nuw float, ptr %77, i64 %65
  %79 = load float, ptr %78, align 4, !tbaa !8
  %80 = fmul contract float %75, %79
  %81 = add i32 %36, %33
  %82 = sext i32 %81 to i64
  %83 = getelementptr float, ptr %2, i64 %82
  %84 = getelementptr i8, ptr %83, i64 -4
  %85 = load float, ptr %84, align 4, !tbaa !8
  %86 = load float, ptr %83, align 4, !tbaa !8
  %87 = fadd contract float %85, %86
  %88 = add nuw nsw i32 %19, 4
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw float, ptr %77, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !8
  %92 = fmul contract float %87, %91
  %93 = fadd contract float %80, %92
  %94 = fmul contract float %93, 2.500000e-01
  %95 = fdiv contract float %94, %67
  %96 = getelementptr inbounds float, ptr %4, i64 %72
  %97 = load float, ptr %96, align 4, !tbaa !8
  %98 = getelementptr inbounds float, ptr %4, i64 %82
  %99 = load float, ptr %98, align 4, !tbaa !8
  %100 = fadd contract float %97, %99
  %101 = fmul contract float %100, 5.000000e-01
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %103 = load ptr, ptr %102, align 8, !tbaa !28
  %104 = getelementptr inbounds nuw float, ptr %103, i64 %65
  %105 = load float, ptr %104, align 4, !tbaa !8
  %106 = getelementptr inbounds nuw float, ptr %103, i64 %89
  %107 = load float, ptr %106, align 4, !tbaa !8
  %108 = fadd contract float %105, %107
  %109 = fmul contract float %108, 5.000000e-01
  %110 = getelementptr inbounds float, ptr %3, i64 %69
  %111 = load float, ptr %110, align 4, !tbaa !8
  %112 = getelementptr inbounds float, ptr %3, i64 %72
  %113 = load float, ptr %112, align 4, !tbaa !8
  %114 = fadd contract float %111, %113
  %115 = fmul contract float %114, 5.000000e-01
  %116 = mul nsw i32 %29, %33
  %117 = add nsw i32 %36, %116
  %118 = sext i32 %117 to i64
  %119 = getelementptr float, ptr %3, i64 %118
  %120 = getelementptr i8, ptr %119, i64 -4
  %121 = load float, ptr %120, align 4, !tbaa !8
  %122 = load float, ptr %119, align 4, !tbaa !8
  %123 = fadd contract float %121, %122
  %124 = fmul contract float %123, 5.000000e-01
  %125 = fadd contract float %101, %109
  %126 = fmul contract float %95, %125
  %127 = getelementptr inbounds float, ptr %1, i64 %72
  %128 = load float, ptr %127, align 4, !tbaa !8
  %129 = fmul contract float %128, %128
  %130 = getelementptr i8, ptr %127, i64 4
  %131 = load float, ptr %130, align 4, !tbaa !8
  %132 = fmul contract float %131, %131
  %133 = fadd contract float %129, %132
  %134 = fmul contract float %74, %74
  %135 = fadd contract float %134, %133
  %136 = fmul contract float %86, %86
  %137 = fadd contract float %136, %135
  %138 = fmul contract float %137, 2.500000e-01
  %139 = getelementptr inbounds float, ptr %1, i64 %69
  %140 = load float, ptr %139, align 4, !tbaa !8
  %141 = fmul contract float %140, %140
  %142 = fadd contract float %129, %141
  %143 = fmul contract float %71, %71
  %144 = fadd contract float %143, %142
  %145 = add i32 %21, 5
  %146 = add i32 %145, %36
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds float, ptr %2, i64 %147
  %149 = load float, ptr %148, align 4, !tbaa !8
  %150 = fmul contract float %149, %149
  %151 = fadd contract float %150, %144
  %152 = fmul contract float %151, 2.500000e-01
  %153 = fsub contract float %138, %152
  %154 = getelementptr inbounds float, ptr %5, i64 %72
  %155 = load float, ptr %154, align 4, !tbaa !8
  %156 = fadd contract float %155, %153
  %157 = getelementptr inbounds float, ptr %5, i64 %69
  %158 = load float, ptr %157, align 4, !tbaa !8
  %159 = fsub contract float %156, %158
  %160 = fdiv contract float %159, %67
  %161 = fsub contract float %126, %160
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %163 = load i32, ptr %162, align 8, !tbaa !15
  %164 = sub nsw i32 %163, %20
  %165 = tail call i32 @llvm.smin.i32(i32 %164, i32 %20)
  %166 = icmp sgt i32 %165, 2
  br i1 %166, label %167, label %172

167:                                              ; preds = %27
  %168 = getelementptr i8, ptr %54, i64 -8
  %169 = load float, ptr %168, align 4, !tbaa !8
  %170 = fcmp contract ugt float %169, %50
  br i1 %170, label %172, label %171

171:                                              ; preds = %167
  br label %172

172:                                              ; preds = %171, %167, %27
  %173 = phi i32 [ 2, %171 ], [ 3, %167 ], [ %165, %27 ]
  %174 = icmp eq i32 %173, 2
  br i1 %174, label %175, label %180

175:                                              ; preds = %172
  %176 = getelementptr i8, ptr %54, i64 -4
  %177 = load float, ptr %176, align 4, !tbaa !8
  %178 = fcmp contract ugt float %177, %50
  br i1 %178, label %180, label %179

179:                                              ; preds = %175
  br label %180

180:                                              ; preds = %179, %175, %172
  %181 = phi i32 [ 1, %179 ], [ 2, %175 ], [ %173, %172 ]
  %182 = fcmp contract ogt float %115, 0.000000e+00
  %183 = shl nsw i32 %116, 1
  %184 = sub nsw i32 %36, %183
  %185 = select i1 %182, i32 %184, i32 %117
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds float, ptr %1, i64 %186
  %188 = load float, ptr %187, align 4, !tbaa !8
  %189 = sub nsw i32 %36, %116
  %190 = select i1 %182, i32 %189, i32 %36
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds float, ptr %1, i64 %191
  %193 = load float, ptr %192, align 4, !tbaa !8
  %194 = select i1 %182, i32 %36, i32 %189
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds float, ptr %1, i64 %195
  %197 = load float, ptr %196, align 4, !tbaa !8
  %198 = icmp sgt i32 %181, 2
  br i1 %198, label %199, label %280

199:                                              ; preds = %180
  %200 = select i1 %182, i32 %117, i32 %184
  %201 = mul i32 %116, -3
  %202 = select i1 %182, i32 %201, i32 %183
  %203 = add i32 %202, %36
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds float, ptr %1, i64 %204
  %206 = load float, ptr %205, align 4, !tbaa !8
  %207 = sext i32 %200 to i64
  %208 = getelementptr inbounds float, ptr %1, i64 %207
  %209 = load float, ptr %208, align 4, !tbaa !8
  %210 = fmul contract float %188, 2.000000e+00
  %211 = fsub contract float %206, %210
  %212 = fadd contract float %193, %211
  %213 = fmul contract float %193, 2.000000e+00
  %214 = fsub contract float %188, %213
  %215 = fadd contract float %197, %214
  %216 = fmul contract float %197, 2.000000e+00
  %217 = fsub contract float %193, %216
  %218 = fadd contract float %217, %209
  %219 = fmul contract float %188, 4.000000e+00
  %220 = fsub contract float %206, %219
  %221 = fmul contract float %193, 3.000000e+00
  %222 = fadd contract float %221, %220
  %223 = fsub contract float %188, %197
  %224 = fmul contract float %197, 4.000000e+00
  %225 = fsub contract float %221, %224
  %226 = fadd contract float %225, %209
  %227 = fmul contract float %212, 0x3FF1555560000000
  %228 = fmul contract float %212, %227
  %229 = fmul contract float %222, 2.500000e-01
  %230 = fmul contract float %222, %229
  %231 = fadd contract float %228, %230
  %232 = fmul contract float %215, 0x3FF1555560000000
  %233 = fmul contract float %215, %232
  %234 = fmul contract float %223, 2.500000e-01
  %235 = fmul contract float %223, %234
  %236 = fadd contract float %235, %233
  %237 = fmul contract float %218, 0x3FF1555560000000
  %238 = fmul contract float %218, %237
  %239 = fmul contract float %226, 2.500000e-01
  %240 = fmul contract float %226, %239
  %241 = fadd contract float %238, %240
  %242 = fsub contract float %231, %241
  %243 = fadd contract float %231, 0x3DDB7CDFE0000000
  %244 = fdiv contract float %242, %243
  %245 = fadd contract float %236, 0x3DDB7CDFE0000000
  %246 = fdiv contract float %242, %245
  %247 = fadd contract float %241, 0x3DDB7CDFE0000000
  %248 = fdiv contract float %242, %247
  %249 = fmul contract float %244, %244
  %250 = fadd contract float %249, 1.000000e+00
  %251 = fmul contract float %250, 0x3FB99999A0000000
  %252 = fmul contract float %246, %246
  %253 = fadd contract float %252, 1.000000e+00
  %254 = fmul contract float %253, 0x3FE3333340000000
  %255 = fmul contract float %248, %248
  %256 = fadd contract float %255, 1.000000e+00
  %257 = fmul contract float %256, 0x3FD3333340000000
  %258 = fmul contract float %206, 2.000000e+00
  %259 = fmul contract float %188, 7.000000e+00
  %260 = fsub contract float %258, %259
  %261 = fmul contract float %193, 1.100000e+01
  %262 = fadd contract float %261, %260
  %263 = fmul contract float %262, 0x3FC5555560000000
  %264 = fmul contract float %193, 5.000000e+00
  %265 = fsub contract float %264, %188
  %266 = fadd contract float %265, %216
  %267 = fmul contract float %266, 0x3FC5555560000000
  %268 = fmul contract float %197, 5.000000e+00
  %269 = fadd contract float %213, %268
  %270 = fsub contract float %269, %209
  %271 = fmul contract float %270, 0x3FC5555560000000
  %272 = fmul contract float %263, %251
  %273 = fmul contract float %267, %254
  %274 = fadd contract float %272, %273
  %275 = fmul contract float %271, %257
  %276 = fadd contract float %275, %274
  %277 = fadd contract float %251, %254
  %278 = fadd contract float %257, %277
  %279 = fdiv contract float %276, %278
  br label %308

280:                                              ; preds = %180
  %281 = icmp eq i32 %181, 2
  br i1 %281, label %282, label %308

282:                                              ; preds = %280
  %283 = fsub contract float %193, %188
  %284 = fmul contract float %283, %283
  %285 = fsub contract float %197, %193
  %286 = fmul contract float %285, %285
  %287 = fsub contract float %284, %286
  %288 = fadd contract float %284, 0x3DDB7CDFE0000000
  %289 = fdiv contract float %287, %288
  %290 = fadd contract float %286, 0x3DDB7CDFE0000000
  %291 = fdiv contract float %287, %290
  %292 = fmul contract float %289, %289
  %293 = fadd contract float %292, 1.000000e+00
  %294 = fmul contract float %293, 0x3FD5555560000000
  %295 = fmul contract float %291, %291
  %296 = fadd contract float %295, 1.000000e+00
  %297 = fmul contract float %296, 0x3FE5555560000000
  %298 = fmul contract float %294, 5.000000e-01
  %299 = fmul contract float %193, 3.000000e+00
  %300 = fsub contract float %299, %188
  %301 = fmul contract float %300, %298
  %302 = fmul contract float %297, 5.000000e-01
  %303 = fadd contract float %193, %197
  %304 = fmul contract float %303, %302
  %305 = fadd contract float %301, %304
  %306 = fadd contract float %294, %297
  %307 = fdiv contract float %305, %306
  br label %308

308:                                              ; preds = %282, %280, %199
  %309 = phi contract float [ %279, %199 ], [ %307, %282 ], [ %193, %280 ]
  %310 = add nuw nsw i32 %20, 1
  %311 = sub nsw i32 %163, %310
  %312 = tail call i32 @llvm.smin.i32(i32 %311, i32 %310)
  %313 = icmp sgt i32 %312, 2
  br i1 %313, label %314, label %321

314:                                              ; preds = %308
  %315 = zext nneg i32 %310 to i64
  %316 = getelementptr float, ptr %52, i64 %315
  %317 = getelementptr i8, ptr %316, i64 -8
  %318 = load float, ptr %317, align 4, !tbaa !8
  %319 = fcmp contract ugt float %318, %50
  br i1 %319, label %321, label %320

320:                                              ; preds = %314
  br label %321

321:                                              ; preds = %320, %314, %308
  %322 = phi i32 [ 2, %320 ], [ 3, %314 ], [ %312, %308 ]
  %323 = icmp eq i32 %322, 2
  br i1 %323, label %324, label %331

324:                                              ; preds = %321
  %325 = zext nneg i32 %310 to i64
  %326 = getelementptr float, ptr %52, i64 %325
  %327 = getelementptr i8, ptr %326, i64 -4
  %328 = load float, ptr %327, align 4, !tbaa !8
  %329 = fcmp contract ugt float %328, %50
  br i1 %329, label %331, label %330

330:                                              ; preds = %324
  br label %331

331:                                              ; preds = %330, %324, %321
  %332 = phi i32 [ 1, %330 ], [ 2, %324 ], [ %322, %321 ]
  %333 = fcmp contract ogt float %124, 0.000000e+00
  %334 = sub nsw i32 %117, %183
  %335 = add nsw i32 %117, %116
  %336 = select i1 %333, i32 %334, i32 %335
  %337 = sext i32 %336 to i64
  %338 = getelementptr inbounds float, ptr %1, i64 %337
  %339 = load float, ptr %338, align 4, !tbaa !8
  %340 = select i1 %333, i32 %36, i32 %117
  %341 = sext i32 %340 to i64
  %342 = getelementptr inbounds float, ptr %1, i64 %341
  %343 = load float, ptr %342, align 4, !tbaa !8
  %344 = select i1 %333, i32 %117, i32 %36
  %345 = sext i32 %344 to i64
  %346 = getelementptr inbounds float, ptr %1, i64 %345
  %347 = load float, ptr %346, align 4, !tbaa !8
  %348 = icmp sgt i32 %332, 2
  br i1 %348, label %349, label %430

349:                                              ; preds = %331
  %350 = select i1 %333, i32 %335, i32 %334
  %351 = mul i32 %116, -3
  %352 = select i1 %333, i32 %351, i32 %183
  %353 = add i32 %352, %117
  %354 = sext i32 %353 to i64
  %355 = getelementptr inbounds float, ptr %1, i64 %354
  %356 = load float, ptr %355, align 4, !tbaa !8
  %357 = sext i32 %350 to i64
  %358 = getelementptr inbounds float, ptr %1, i64 %357
  %359 = load float, ptr %358, align 4, !tbaa !8
  %360 = fmul contract float %339, 2.000000e+00
  %361 = fsub contract float %356, %360
  %362 = fadd contract float %343, %361
  %363 = fmul contract float %343, 2.000000e+00
  %364 = fsub contract float %339, %363
  %365 = fadd contract float %347, %364
  %366 = fmul contract float %347, 2.000000e+00
  %367 = fsub contract float %343, %366
  %368 = fadd contract float %367, %359
  %369 = fmul contract float %339, 4.000000e+00
  %370 = fsub contract float %356, %369
  %371 = fmul contract float %343, 3.000000e+00
  %372 = fadd contract float %371, %370
  %373 = fsub contract float %339, %347
  %374 = fmul contract float %347, 4.000000e+00
  %375 = fsub contract float %371, %374
  %376 = fadd contract float %375, %359
  %377 = fmul contract float %362, 0x3FF1555560000000
  %378 = fmul contract float %362, %377
  %379 = fmul contract float %372, 2.500000e-01
  %380 = fmul contract float %372, %379
  %381 = fadd contract float %378, %380
  %382 = fmul contract float %365, 0x3FF1555560000000
  %383 = fmul contract float %365, %382
  %384 = fmul contract float %373, 2.500000e-01
  %385 = fmul contract float %373, %384
  %386 = fadd contract float %385, %383
  %387 = fmul contract float %368, 0x3FF1555560000000
  %388 = fmul contract float %368, %387
  %389 = fmul contract float %376, 2.500000e-01
  %390 = fmul contract float %376, %389
  %391 = fadd contract float %388, %390
  %392 = fsub contract float %381, %391
  %393 = fadd contract float %381, 0x3DDB7CDFE0000000
  %394 = fdiv contract float %392, %393
  %395 = fadd contract float %386, 0x3DDB7CDFE0000000
  %396 = fdiv contract float %392, %395
  %397 = fadd contract float %391, 0x3DDB7CDFE0000000
  %398 = fdiv contract float %392, %397
  %399 = fmul contract float %394, %394
  %400 = fadd contract float %399, 1.000000e+00
  %401 = fmul contract float %400, 0x3FB99999A0000000
  %402 = fmul contract float %396, %396
  %403 = fadd contract float %402, 1.000000e+00
  %404 = fmul contract float %403, 0x3FE3333340000000
  %405 = fmul contract float %398, %398
  %406 = fadd contract float %405, 1.000000e+00
  %407 = fmul contract float %406, 0x3FD3333340000000
  %408 = fmul contract float %356, 2.000000e+00
  %409 = fmul contract float %339, 7.000000e+00
  %410 = fsub contract float %408, %409
  %411 = fmul contract float %343, 1.100000e+01
  %412 = fadd contract float %411, %410
  %413 = fmul contract float %412, 0x3FC5555560000000
  %414 = fmul contract float %343, 5.000000e+00
  %415 = fsub contract float %414, %339
  %416 = fadd contract float %415, %366
  %417 = fmul contract float %416, 0x3FC5555560000000
  %418 = fmul contract float %347, 5.000000e+00
  %419 = fadd contract float %363, %418
  %420 = fsub contract float %419, %359
  %421 = fmul contract float %420, 0x3FC5555560000000
  %422 = fmul contract float %413, %401
  %423 = fmul contract float %417, %404
  %424 = fadd contract float %422, %423
  %425 = fmul contract float %421, %407
  %426 = fadd contract float %425, %424
  %427 = fadd contract float %401, %404
  %428 = fadd contract float %407, %427
  %429 = fdiv contract float %426, %428
  br label %458

430:                                              ; preds = %331
  %431 = icmp eq i32 %332, 2
  br i1 %431, label %432, label %458

432:                                              ; preds = %430
  %433 = fsub contract float %343, %339
  %434 = fmul contract float %433, %433
  %435 = fsub contract float %347, %343
  %436 = fmul contract float %435, %435
  %437 = fsub contract float %434, %436
  %438 = fadd contract float %434, 0x3DDB7CDFE0000000
  %439 = fdiv contract float %437, %438
  %440 = fadd contract float %436, 0x3DDB7CDFE0000000
  %441 = fdiv contract float %437, %440
  %442 = fmul contract float %439, %439
  %443 = fadd contract float %442, 1.000000e+00
  %444 = fmul contract float %443, 0x3FD5555560000000
  %445 = fmul contract float %441, %441
  %446 = fadd contract float %445, 1.000000e+00
  %447 = fmul contract float %446, 0x3FE5555560000000
  %448 = fmul contract float %444, 5.000000e-01
  %449 = fmul contract float %343, 3.000000e+00
  %450 = fsub contract float %449, %339
  %451 = fmul contract float %450, %448
  %452 = fmul contract float %447, 5.000000e-01
  %453 = fadd contract float %343, %347
  %454 = fmul contract float %453, %452
  %455 = fadd contract float %451, %454
  %456 = fadd contract float %444, %447
  %457 = fdiv contract float %455, %456
  br label %458

458:                                              ; preds = %432, %430, %349
  %459 = phi contract float [ %429, %349 ], [ %457, %432 ], [ %343, %430 ]
  %460 = fsub contract float %459, %128
  %461 = fmul contract float %124, %460
  %462 = fsub contract float %309, %128
  %463 = fmul contract float %115, %462
  %464 = fsub contract float %461, %463
  %465 = fdiv contract float %464, %62
  %466 = fsub contract float %161, %465
  %467 = load float, ptr %8, align 4, !tbaa !29
  %468 = fsub contract float %131, %128
  %469 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %470 = load ptr, ptr %469, align 8, !tbaa !18
  %471 = getelementptr inbounds nuw float, ptr %470, i64 %65
  %472 = load float, ptr %471, align 4, !tbaa !8
  %473 = fmul contract float %468, %472
  %474 = fmul contract float %86, %91
  %475 = fadd contract float %474, %473
  %476 = fmul contract float %74, %79
  %477 = fsub contract float %475, %476
  %478 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %479 = load ptr, ptr %478, align 8, !tbaa !20
  %480 = getelementptr inbounds nuw float, ptr %479, i64 %65
  %481 = load float, ptr %480, align 4, !tbaa !8
  %482 = fdiv contract float %477, %481
  %483 = fsub contract float %128, %140
  %484 = fmul contract float %483, %472
  %485 = fmul contract float %91, %149
  %486 = fadd contract float %485, %484
  %487 = fmul contract float %71, %79
  %488 = fsub contract float %486, %487
  %489 = fdiv contract float %488, %481
  %490 = fsub contract float %482, %489
  %491 = fdiv contract float %490, %67
  %492 = fsub contract float %99, %97
  %493 = fdiv contract float %492, %472
  %494 = fsub contract float %491, %493
  %495 = fmul contract float %467, %494
  %496 = fadd contract float %466, %495
  %497 = add nsw i32 %163, -1
  %498 = icmp eq i32 %20, %497
  br i1 %498, label %499, label %506

499:                                              ; preds = %458
  %500 = add i32 %39, %35
  %501 = sext i32 %500 to i64
  %502 = getelementptr inbounds float, ptr %6, i64 %501
  %503 = load float, ptr %502, align 4, !tbaa !8
  %504 = fdiv contract float %503, %62
  %505 = fadd contract float %496, %504
  br label %506

506:                                              ; preds = %499, %458
  %507 = phi float [ %505, %499 ], [ %496, %458 ]
  %508 = fcmp contract ugt float %57, %50
  br i1 %508, label %529, label %509

509:                                              ; preds = %506
  %510 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %511 = load float, ptr %510, align 4, !tbaa !31
  %512 = fpext contract float %511 to double
  %513 = fmul contract float %95, %95
  %514 = fadd contract float %513, %129
  %515 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %516 = load float, ptr %515, align 4, !tbaa !32
  %517 = fmul contract float %516, %516
  %518 = fadd contract float %514, %517
  %519 = fpext contract float %518 to double
  %520 = tail call contract noundef double @__nv_sqrt(double noundef %519) #11
  %521 = fmul contract double %520, %512
  %522 = fpext contract float %128 to double
  %523 = fmul contract double %521, %522
  %524 = fpext contract float %62 to double
  %525 = fdiv contract double %523, %524
  %526 = fpext contract float %507 to double
  %527 = fsub contract double %526, %525
  %528 = fptrunc contract double %527 to float
  br label %529

529:                                              ; preds = %509, %506
  %530 = phi float [ %528, %509 ], [ %507, %506 ]
  %531 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %532 = load i32, ptr %531, align 4, !tbaa !33
  %533 = or i32 %532, %14
  %534 = icmp eq i32 %533, 0
  %535 = fcmp contract ole float %56, %50
  %536 = select i1 %534, i1 true, i1 %535
  %537 = select i1 %536, float 0.000000e+00, float %530
  %538 = getelementptr inbounds float, ptr %7, i64 %72
  store float %537, ptr %538, align 4, !tbaa !8
  br label %539

539:                                              ; preds = %9, %529
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @v_tendency_enstrophy_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef writeonly captures(none) %7, ptr noundef readonly byval(%struct.Friction) align 4 captures(none) %8) local_unnamed_addr #2 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = load i32, ptr %0, align 8, !tbaa !10
  %22 = icmp slt i32 %14, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = icmp slt i32 %19, %24
  %26 = select i1 %22, i1 %25, i1 false
  br i1 %26, label %27, label %550

27:                                               ; preds = %9
  %28 = add nuw nsw i32 %20, 3
  %29 = add nuw nsw i32 %24, 6
  %30 = mul nsw i32 %29, %28
  %31 = add nuw nsw i32 %19, 3
  %32 = add nuw i32 %30, %31
  %33 = add i32 %21, 6
  %34 = mul nsw i32 %32, %33
  %35 = add i32 %14, 3
  %36 = add i32 %34, %35
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %38 = load ptr, ptr %37, align 8, !tbaa !22
  %39 = add nuw nsw i32 %19, 2
  %40 = mul nsw i32 %33, %39
  %41 = add i32 %40, %35
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %38, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = mul nsw i32 %33, %31
  %46 = add i32 %45, %35
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %38, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = fcmp contract ogt float %44, %49
  %51 = select contract i1 %50, float %44, float %49
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %53 = load ptr, ptr %52, align 8, !tbaa !14
  %54 = zext nneg i32 %20 to i64
  %55 = getelementptr float, ptr %53, i64 %54
  %56 = getelementptr i8, ptr %55, i64 4
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = load float, ptr %55, align 4, !tbaa !8
  %59 = fcmp contract ogt float %58, %51
  %60 = select contract i1 %59, float %58, float %51
  %61 = fsub contract float %57, %60
  %62 = fcmp contract ogt float %61, 0.000000e+00
  %63 = select contract i1 %62, float %61, float 0.000000e+00
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %65 = load ptr, ptr %64, align 8, !tbaa !19
  %66 = zext nneg i32 %31 to i64
  %67 = getelementptr inbounds nuw float, ptr %65, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !8
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %70 = load ptr, ptr %69, align 8, !tbaa !25
  %71 = getelementptr inbounds nuw float, ptr %70, i64 %66
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = sub nsw i32 %36, %33
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %1, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !8
  %77 = getelementptr i8, ptr %75, i64 4
  %78 = load float, ptr %77, align 4, !tbaa !8
  %79 = fadd contract float %76, %78
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %81 = load ptr, ptr %80, align 8, !tbaa !18
  %82 = zext nneg i32 %39 to i64
  %83 = getelementptr inbounds nuw float, ptr %81, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !8
  %85 = fmul contract float %79, %84
  %86 = sext i32 %36 to i64
  %87 = getelementptr inbounds float, ptr %1, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !8
  %89 = add nsw i32 %36, 1
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %1, i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !8
  %93 = fadd contract float %88, %92
  %94 = getelementptr inbounds nuw float, ptr %81, i64 %66
  %95 = load float, ptr %94, align 4, !tbaa !8
  %96 = fmul contract float %93, %95
  %97 = fadd contract float %85, %96
  %98 = fmul contract float %97, 2.500000e-01
  %99 = fdiv contract float %98, %72
  %100 = getelementptr inbounds float, ptr %4, i64 %86
  %101 = load float, ptr %100, align 4, !tbaa !8
  %102 = getelementptr inbounds float, ptr %4, i64 %90
  %103 = load float, ptr %102, align 4, !tbaa !8
  %104 = fadd contract float %101, %103
  %105 = fmul contract float %104, 5.000000e-01
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %107 = load ptr, ptr %106, align 8, !tbaa !20
  %108 = getelementptr inbounds nuw float, ptr %107, i64 %82
  %109 = load float, ptr %108, align 4, !tbaa !8
  %110 = getelementptr inbounds nuw float, ptr %107, i64 %66
  %111 = load float, ptr %110, align 4, !tbaa !8
  %112 = fmul contract float %68, %72
  %113 = getelementptr inbounds float, ptr %3, i64 %74
  %114 = load float, ptr %113, align 4, !tbaa !8
  %115 = fmul contract float %109, %114
  %116 = getelementptr inbounds float, ptr %3, i64 %86
  %117 = load float, ptr %116, align 4, !tbaa !8
  %118 = fmul contract float %111, %117
  %119 = fadd contract float %115, %118
  %120 = fmul contract float %119, 5.000000e-01
  %121 = fdiv contract float %120, %112
  %122 = mul nsw i32 %29, %33
  %123 = add nsw i32 %36, %122
  %124 = sub nsw i32 %123, %33
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds float, ptr %3, i64 %125
  %127 = load float, ptr %126, align 4, !tbaa !8
  %128 = fmul contract float %109, %127
  %129 = sext i32 %123 to i64
  %130 = getelementptr inbounds float, ptr %3, i64 %129
  %131 = load float, ptr %130, align 4, !tbaa !8
  %132 = fmul contract float %111, %131
  %133 = fadd contract float %128, %132
  %134 = fmul contract float %133, 5.000000e-01
  %135 = fdiv contract float %134, %112
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %137 = load ptr, ptr %136, align 8, !tbaa !28
  %138 = getelementptr inbounds nuw float, ptr %137, i64 %66
  %139 = load float, ptr %138, align 4, !tbaa !8
  %140 = fadd contract float %105, %139
  %141 = fneg contract float %140
  %142 = fmul contract float %99, %141
  %143 = fmul contract float %88, %88
  %144 = fmul contract float %92, %92
  %145 = fadd contract float %143, %144
  %146 = getelementptr inbounds float, ptr %2, i64 %86
  %147 = load float, ptr %146, align 4, !tbaa !8
  %148 = fmul contract float %147, %147
  %149 = fadd contract float %145, %148
  %150 = add i32 %36, %33
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds float, ptr %2, i64 %151
  %153 = load float, ptr %152, align 4, !tbaa !8
  %154 = fmul contract float %153, %153
  %155 = fadd contract float %149, %154
  %156 = fmul contract float %155, 2.500000e-01
  %157 = fmul contract float %76, %76
  %158 = fmul contract float %78, %78
  %159 = fadd contract float %157, %158
  %160 = getelementptr inbounds float, ptr %2, i64 %74
  %161 = load float, ptr %160, align 4, !tbaa !8
  %162 = fmul contract float %161, %161
  %163 = fadd contract float %159, %162
  %164 = fadd contract float %148, %163
  %165 = fmul contract float %164, 2.500000e-01
  %166 = fsub contract float %156, %165
  %167 = getelementptr inbounds float, ptr %5, i64 %86
  %168 = load float, ptr %167, align 4, !tbaa !8
  %169 = fadd contract float %168, %166
  %170 = getelementptr inbounds float, ptr %5, i64 %74
  %171 = load float, ptr %170, align 4, !tbaa !8
  %172 = fsub contract float %169, %171
  %173 = fdiv contract float %172, %72
  %174 = fsub contract float %142, %173
  %175 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %176 = load i32, ptr %175, align 8, !tbaa !15
  %177 = sub nsw i32 %176, %20
  %178 = tail call i32 @llvm.smin.i32(i32 %177, i32 %20)
  %179 = icmp sgt i32 %178, 2
  br i1 %179, label %180, label %185

180:                                              ; preds = %27
  %181 = getelementptr i8, ptr %55, i64 -8
  %182 = load float, ptr %181, align 4, !tbaa !8
  %183 = fcmp contract ugt float %182, %51
  br i1 %183, label %185, label %184

184:                                              ; preds = %180
  br label %185

185:                                              ; preds = %184, %180, %27
  %186 = phi i32 [ 2, %184 ], [ 3, %180 ], [ %178, %27 ]
  %187 = icmp eq i32 %186, 2
  br i1 %187, label %188, label %193

188:                                              ; preds = %185
  %189 = getelementptr i8, ptr %55, i64 -4
  %190 = load float, ptr %189, align 4, !tbaa !8
  %191 = fcmp contract ugt float %190, %51
  br i1 %191, label %193, label %192

192:                                              ; preds = %188
  br label %193

193:                                              ; preds = %192, %188, %185
  %194 = phi i32 [ 1, %192 ], [ 2, %188 ], [ %186, %185 ]
  %195 = fcmp contract ogt float %121, 0.000000e+00
  %196 = shl nsw i32 %122, 1
  %197 = sub nsw i32 %36, %196
  %198 = select i1 %195, i32 %197, i32 %123
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds float, ptr %2, i64 %199
  %201 = load float, ptr %200, align 4, !tbaa !8
  %202 = sub nsw i32 %36, %122
  %203 = select i1 %195, i32 %202, i32 %36
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds float, ptr %2, i64 %204
  %206 = load float, ptr %205, align 4, !tbaa !8
  %207 = select i1 %195, i32 %36, i32 %202
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds float, ptr %2, i64 %208
  %210 = load float, ptr %209, align 4, !tbaa !8
  %211 = icmp sgt i32 %194, 2
  br i1 %211, label %212, label %293

212:                                              ; preds = %193
  %213 = select i1 %195, i32 %123, i32 %197
  %214 = mul i32 %122, -3
  %215 = select i1 %195, i32 %214, i32 %196
  %216 = add i32 %215, %36
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds float, ptr %2, i64 %217
  %219 = load float, ptr %218, align 4, !tbaa !8
  %220 = sext i32 %213 to i64
  %221 = getelementptr inbounds float, ptr %2, i64 %220
  %222 = load float, ptr %221, align 4, !tbaa !8
  %223 = fmul contract float %201, 2.000000e+00
  %224 = fsub contract float %219, %223
  %225 = fadd contract float %206, %224
  %226 = fmul contract float %206, 2.000000e+00
  %227 = fsub contract float %201, %226
  %228 = fadd contract float %210, %227
  %229 = fmul contract float %210, 2.000000e+00
  %230 = fsub contract float %206, %229
  %231 = fadd contract float %230, %222
  %232 = fmul contract float %201, 4.000000e+00
  %233 = fsub contract float %219, %232
  %234 = fmul contract float %206, 3.000000e+00
  %235 = fadd contract float %234, %233
  %236 = fsub contract float %201, %210
  %237 = fmul contract float %210, 4.000000e+00
  %238 = fsub contract float %234, %237
  %239 = fadd contract float %238, %222
  %240 = fmul contract float %225, 0x3FF1555560000000
  %241 = fmul contract float %225, %240
  %242 = fmul contract float %235, 2.500000e-01
  %243 = fmul contract float %235, %242
  %244 = fadd contract float %241, %243
  %245 = fmul contract float %228, 0x3FF1555560000000
  %246 = fmul contract float %228, %245
  %247 = fmul contract float %236, 2.500000e-01
  %248 = fmul contract float %236, %247
  %249 = fadd contract float %248, %246
  %250 = fmul contract float %231, 0x3FF1555560000000
  %251 = fmul contract float %231, %250
  %252 = fmul contract float %239, 2.500000e-01
  %253 = fmul contract float %239, %252
  %254 = fadd contract float %251, %253
  %255 = fsub contract float %244, %254
  %256 = fadd contract float %244, 0x3DDB7CDFE0000000
  %257 = fdiv contract float %255, %256
  %258 = fadd contract float %249, 0x3DDB7CDFE0000000
  %259 = fdiv contract float %255, %258
  %260 = fadd contract float %254, 0x3DDB7CDFE0000000
  %261 = fdiv contract float %255, %260
  %262 = fmul contract float %257, %257
  %263 = fadd contract float %262, 1.000000e+00
  %264 = fmul contract float %263, 0x3FB99999A0000000
  %265 = fmul contract float %259, %259
  %266 = fadd contract float %265, 1.000000e+00
  %267 = fmul contract float %266, 0x3FE3333340000000
  %268 = fmul contract float %261, %261
  %269 = fadd contract float %268, 1.000000e+00
  %270 = fmul contract float %269, 0x3FD3333340000000
  %271 = fmul contract float %219, 2.000000e+00
  %272 = fmul contract float %201, 7.000000e+00
  %273 = fsub contract float %271, %272
  %274 = fmul contract float %206, 1.100000e+01
  %275 = fadd contract float %274, %273
  %276 = fmul contract float %275, 0x3FC5555560000000
  %277 = fmul contract float %206, 5.000000e+00
  %278 = fsub contract float %277, %201
  %279 = fadd contract float %278, %229
  %280 = fmul contract float %279, 0x3FC5555560000000
  %281 = fmul contract float %210, 5.000000e+00
  %282 = fadd contract float %226, %281
  %283 = fsub contract float %282, %222
  %284 = fmul contract float %283, 0x3FC5555560000000
  %285 = fmul contract float %276, %264
  %286 = fmul contract float %280, %267
  %287 = fadd contract float %285, %286
  %288 = fmul contract float %284, %270
  %289 = fadd contract float %288, %287
  %290 = fadd contract float %264, %267
  %291 = fadd contract float %270, %290
  %292 = fdiv contract float %289, %291
  br label %321

293:                                              ; preds = %193
  %294 = icmp eq i32 %194, 2
  br i1 %294, label %295, label %321

295:                                              ; preds = %293
  %296 = fsub contract float %206, %201
  %297 = fmul contract float %296, %296
  %298 = fsub contract float %210, %206
  %299 = fmul contract float %298, %298
  %300 = fsub contract float %297, %299
  %301 = fadd contract float %297, 0x3DDB7CDFE0000000
  %302 = fdiv contract float %300, %301
  %303 = fadd contract float %299, 0x3DDB7CDFE0000000
  %304 = fdiv contract float %300, %303
  %305 = fmul contract float %302, %302
  %306 = fadd contract float %305, 1.000000e+00
  %307 = fmul contract float %306, 0x3FD5555560000000
  %308 = fmul contract float %304, %304
  %309 = fadd contract float %308, 1.000000e+00
  %310 = fmul contract float %309, 0x3FE5555560000000
  %311 = fmul contract float %307, 5.000000e-01
  %312 = fmul contract float %206, 3.000000e+00
  %313 = fsub contract float %312, %201
  %314 = fmul contract float %313, %311
  %315 = fmul contract float %310, 5.000000e-01
  %316 = fadd contract float %206, %210
  %317 = fmul contract float %316, %315
  %318 = fadd contract float %314, %317
  %319 = fadd contract float %307, %310
  %320 = fdiv contract float %318, %319
  br label %321

321:                                              ; preds = %295, %293, %212
  %322 = phi contract float [ %292, %212 ], [ %320, %295 ], [ %206, %293 ]
  %323 = add nuw nsw i32 %20, 1
  %324 = sub nsw i32 %176, %323
  %325 = tail call i32 @llvm.smin.i32(i32 %324, i32 %323)
  %326 = icmp sgt i32 %325, 2
  br i1 %326, label %327, label %334

327:                                              ; preds = %321
  %328 = zext nneg i32 %323 to i64
  %329 = getelementptr float, ptr %53, i64 %328
  %330 = getelementptr i8, ptr %329, i64 -8
  %331 = load float, ptr %330, align 4, !tbaa !8
  %332 = fcmp contract ugt float %331, %51
  br i1 %332, label %334, label %333

333:                                              ; preds = %327
  br label %334

334:                                              ; preds = %333, %327, %321
  %335 = phi i32 [ 2, %333 ], [ 3, %327 ], [ %325, %321 ]
  %336 = icmp eq i32 %335, 2
  br i1 %336, label %337, label %344

337:                                              ; preds = %334
  %338 = zext nneg i32 %323 to i64
  %339 = getelementptr float, ptr %53, i64 %338
  %340 = getelementptr i8, ptr %339, i64 -4
  %341 = load float, ptr %340, align 4, !tbaa !8
  %342 = fcmp contract ugt float %341, %51
  br i1 %342, label %344, label %343

343:                                              ; preds = %337
  br label %344

344:                                              ; preds = %343, %337, %334
  %345 = phi i32 [ 1, %343 ], [ 2, %337 ], [ %335, %334 ]
  %346 = fcmp contract ogt float %135, 0.000000e+00
  %347 = sub nsw i32 %123, %196
  %348 = add nsw i32 %123, %122
  %349 = select i1 %346, i32 %347, i32 %348
  %350 = sext i32 %349 to i64
  %351 = getelementptr inbounds float, ptr %2, i64 %350
  %352 = load float, ptr %351, align 4, !tbaa !8
  %353 = select i1 %346, i32 %36, i32 %123
  %354 = sext i32 %353 to i64
  %355 = getelementptr inbounds float, ptr %2, i64 %354
  %356 = load float, ptr %355, align 4, !tbaa !8
  %357 = select i1 %346, i32 %123, i32 %36
  %358 = sext i32 %357 to i64
  %359 = getelementptr inbounds float, ptr %2, i64 %358
  %360 = load float, ptr %359, align 4, !tbaa !8
  %361 = icmp sgt i32 %345, 2
  br i1 %361, label %362, label %443

362:                                              ; preds = %344
  %363 = select i1 %346, i32 %348, i32 %347
  %364 = mul i32 %122, -3
  %365 = select i1 %346, i32 %364, i32 %196
  %366 = add i32 %365, %123
  %367 = sext i32 %366 to i64
  %368 = getelementptr inbounds float, ptr %2, i64 %367
  %369 = load float, ptr %368, align 4, !tbaa !8
  %370 = sext i32 %363 to i64
  %371 = getelementptr inbounds float, ptr %2, i64 %370
  %372 = load float, ptr %371, align 4, !tbaa !8
  %373 = fmul contract float %352, 2.000000e+00
  %374 = fsub contract float %369, %373
  %375 = fadd contract float %356, %374
  %376 = fmul contract float %356, 2.000000e+00
  %377 = fsub contract float %352, %376
  %378 = fadd contract float %360, %377
  %379 = fmul contract float %360, 2.000000e+00
  %380 = fsub contract float %356, %379
  %381 = fadd contract float %380, %372
  %382 = fmul contract float %352, 4.000000e+00
  %383 = fsub contract float %369, %382
  %384 = fmul contract float %356, 3.000000e+00
  %385 = fadd contract float %384, %383
  %386 = fsub contract float %352, %360
  %387 = fmul contract float %360, 4.000000e+00
  %388 = fsub contract float %384, %387
  %389 = fadd contract float %388, %372
  %390 = fmul contract float %375, 0x3FF1555560000000
  %391 = fmul contract float %375, %390
  %392 = fmul contract float %385, 2.500000e-01
  %393 = fmul contract float %385, %392
  %394 = fadd contract float %391, %393
  %395 = fmul contract float %378, 0x3FF1555560000000
  %396 = fmul contract float %378, %395
  %397 = fmul contract float %386, 2.500000e-01
  %398 = fmul contract float %386, %397
  %399 = fadd contract float %398, %396
  %400 = fmul contract float %381, 0x3FF1555560000000
  %401 = fmul contract float %381, %400
  %402 = fmul contract float %389, 2.500000e-01
  %403 = fmul contract float %389, %402
  %404 = fadd contract float %401, %403
  %405 = fsub contract float %394, %404
  %406 = fadd contract float %394, 0x3DDB7CDFE0000000
  %407 = fdiv contract float %405, %406
  %408 = fadd contract float %399, 0x3DDB7CDFE0000000
  %409 = fdiv contract float %405, %408
  %410 = fadd contract float %404, 0x3DDB7CDFE0000000
  %411 = fdiv contract float %405, %410
  %412 = fmul contract float %407, %407
  %413 = fadd contract float %412, 1.000000e+00
  %414 = fmul contract float %413, 0x3FB99999A0000000
  %415 = fmul contract float %409, %409
  %416 = fadd contract float %415, 1.000000e+00
  %417 = fmul contract float %416, 0x3FE3333340000000
  %418 = fmul contract float %411, %411
  %419 = fadd contract float %418, 1.000000e+00
  %420 = fmul contract float %419, 0x3FD3333340000000
  %421 = fmul contract float %369, 2.000000e+00
  %422 = fmul contract float %352, 7.000000e+00
  %423 = fsub contract float %421, %422
  %424 = fmul contract float %356, 1.100000e+01
  %425 = fadd contract float %424, %423
  %426 = fmul contract float %425, 0x3FC5555560000000
  %427 = fmul contract float %356, 5.000000e+00
  %428 = fsub contract float %427, %352
  %429 = fadd contract float %428, %379
  %430 = fmul contract float %429, 0x3FC5555560000000
  %431 = fmul contract float %360, 5.000000e+00
  %432 = fadd contract float %376, %431
  %433 = fsub contract float %432, %372
  %434 = fmul contract float %433, 0x3FC5555560000000
  %435 = fmul contract float %426, %414
  %436 = fmul contract float %430, %417
  %437 = fadd contract float %435, %436
  %438 = fmul contract float %434, %420
  %439 = fadd contract float %438, %437
  %440 = fadd contract float %414, %417
  %441 = fadd contract float %420, %440
  %442 = fdiv contract float %439, %441
  br label %471

443:                                              ; preds = %344
  %444 = icmp eq i32 %345, 2
  br i1 %444, label %445, label %471

445:                                              ; preds = %443
  %446 = fsub contract float %356, %352
  %447 = fmul contract float %446, %446
  %448 = fsub contract float %360, %356
  %449 = fmul contract float %448, %448
  %450 = fsub contract float %447, %449
  %451 = fadd contract float %447, 0x3DDB7CDFE0000000
  %452 = fdiv contract float %450, %451
  %453 = fadd contract float %449, 0x3DDB7CDFE0000000
  %454 = fdiv contract float %450, %453
  %455 = fmul contract float %452, %452
  %456 = fadd contract float %455, 1.000000e+00
  %457 = fmul contract float %456, 0x3FD5555560000000
  %458 = fmul contract float %454, %454
  %459 = fadd contract float %458, 1.000000e+00
  %460 = fmul contract float %459, 0x3FE5555560000000
  %461 = fmul contract float %457, 5.000000e-01
  %462 = fmul contract float %356, 3.000000e+00
  %463 = fsub contract float %462, %352
  %464 = fmul contract float %463, %461
  %465 = fmul contract float %460, 5.000000e-01
  %466 = fadd contract float %356, %360
  %467 = fmul contract float %466, %465
  %468 = fadd contract float %464, %467
  %469 = fadd contract float %457, %460
  %470 = fdiv contract float %468, %469
  br label %471

471:                                              ; preds = %445, %443, %362
  %472 = phi contract float [ %442, %362 ], [ %470, %445 ], [ %356, %443 ]
  %473 = fsub contract float %472, %147
  %474 = fmul contract float %135, %473
  %475 = fsub contract float %322, %147
  %476 = fmul contract float %121, %475
  %477 = fsub contract float %474, %476
  %478 = fdiv contract float %477, %63
  %479 = fsub contract float %174, %478
  %480 = load float, ptr %8, align 4, !tbaa !29
  %481 = fsub contract float %92, %88
  %482 = fmul contract float %95, %481
  %483 = zext nneg i32 %19 to i64
  %484 = getelementptr float, ptr %65, i64 %483
  %485 = getelementptr i8, ptr %484, i64 16
  %486 = load float, ptr %485, align 4, !tbaa !8
  %487 = fmul contract float %153, %486
  %488 = fadd contract float %482, %487
  %489 = fmul contract float %68, %147
  %490 = fsub contract float %488, %489
  %491 = fdiv contract float %490, %111
  %492 = fsub contract float %78, %76
  %493 = fmul contract float %492, %84
  %494 = getelementptr i8, ptr %484, i64 12
  %495 = load float, ptr %494, align 4, !tbaa !8
  %496 = fmul contract float %147, %495
  %497 = fadd contract float %493, %496
  %498 = getelementptr inbounds nuw float, ptr %65, i64 %82
  %499 = load float, ptr %498, align 4, !tbaa !8
  %500 = fmul contract float %161, %499
  %501 = fsub contract float %497, %500
  %502 = fdiv contract float %501, %109
  %503 = fsub contract float %491, %502
  %504 = fdiv contract float %503, %72
  %505 = fsub contract float %103, %101
  %506 = fdiv contract float %505, %68
  %507 = fadd contract float %506, %504
  %508 = fmul contract float %480, %507
  %509 = fadd contract float %479, %508
  %510 = add nsw i32 %176, -1
  %511 = icmp eq i32 %20, %510
  br i1 %511, label %512, label %517

512:                                              ; preds = %471
  %513 = getelementptr inbounds float, ptr %6, i64 %47
  %514 = load float, ptr %513, align 4, !tbaa !8
  %515 = fdiv contract float %514, %63
  %516 = fadd contract float %509, %515
  br label %517

517:                                              ; preds = %512, %471
  %518 = phi float [ %516, %512 ], [ %509, %471 ]
  %519 = fcmp contract ugt float %58, %51
  br i1 %519, label %540, label %520

520:                                              ; preds = %517
  %521 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %522 = load float, ptr %521, align 4, !tbaa !31
  %523 = fpext contract float %522 to double
  %524 = fmul contract float %99, %99
  %525 = fadd contract float %524, %148
  %526 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %527 = load float, ptr %526, align 4, !tbaa !32
  %528 = fmul contract float %527, %527
  %529 = fadd contract float %525, %528
  %530 = fpext contract float %529 to double
  %531 = tail call contract noundef double @__nv_sqrt(double noundef %530) #11
  %532 = fmul contract double %531, %523
  %533 = fpext contract float %147 to double
  %534 = fmul contract double %532, %533
  %535 = fpext contract float %63 to double
  %536 = fdiv contract double %534, %535
  %537 = fpext contract float %518 to double
  %538 = fsub contract double %537, %536
  %539 = fptrunc contract double %538 to float
  br label %540

540:                                              ; preds = %520, %517
  %541 = phi float [ %539, %520 ], [ %518, %517 ]
  %542 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %543 = load i32, ptr %542, align 8, !tbaa !34
  %544 = or i32 %543, %19
  %545 = icmp eq i32 %544, 0
  %546 = fcmp contract ole float %57, %51
  %547 = select i1 %545, i1 true, i1 %546
  %548 = select i1 %547, float 0.000000e+00, float %541
  %549 = getelementptr inbounds float, ptr %7, i64 %86
  store float %548, ptr %549, align 4, !tbaa !8
  br label %550

550:                                              ; preds = %9, %540
  ret void
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tracer_tendency_weno5(ptr noundef nonnull byval(%struct.Grid) align 8 %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, float noundef %7, float noundef %8, i32 noundef %9) local_unnamed_addr #4 {
  call void @_Z15tracer_tendencyILb0ELi1EEvRK4GridPKfS4_S4_S4_S4_Pfffi(ptr noundef nonnull align 8 dereferenceable(96) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, float noundef %7, float noundef %8, i32 noundef %9) #12
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_Z15tracer_tendencyILb0ELi1EEvRK4GridPKfS4_S4_S4_S4_Pfffi(ptr noundef nonnull align 8 dereferenceable(96) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, float noundef %7, float noundef %8, i32 noundef %9) local_unnamed_addr #5 comdat {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %18 = mul nuw nsw i32 %16, %17
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %20 = add nuw nsw i32 %18, %19
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %22 = load i32, ptr %0, align 8, !tbaa !10
  %23 = icmp slt i32 %15, %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = icmp slt i32 %20, %25
  %27 = select i1 %23, i1 %26, i1 false
  br i1 %27, label %28, label %851

28:                                               ; preds = %10
  %29 = add nuw nsw i32 %21, 3
  %30 = add nuw nsw i32 %25, 6
  %31 = mul nsw i32 %30, %29
  %32 = add nuw nsw i32 %20, 3
  %33 = add nuw i32 %31, %32
  %34 = add nsw i32 %22, 6
  %35 = mul nsw i32 %33, %34
  %36 = add i32 %15, 4
  %37 = add i32 %36, %35
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %1, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = fcmp contract ogt float %40, 0.000000e+00
  %42 = select i1 %41, i32 -3, i32 2
  %43 = add i32 %42, %37
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %4, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = add nsw i32 %37, -2
  %48 = add nsw i32 %37, 1
  %49 = select i1 %41, i32 %47, i32 %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %4, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !8
  %53 = add nsw i32 %37, -1
  %54 = select i1 %41, i32 %53, i32 %37
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %4, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = select i1 %41, i32 %37, i32 %53
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %4, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = select i1 %41, i32 %48, i32 %47
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %4, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !8
  %66 = fmul contract float %52, 2.000000e+00
  %67 = fsub contract float %46, %66
  %68 = fadd contract float %57, %67
  %69 = fmul contract float %57, 2.000000e+00
  %70 = fsub contract float %52, %69
  %71 = fadd contract float %61, %70
  %72 = fmul contract float %61, 2.000000e+00
  %73 = fsub contract float %57, %72
  %74 = fadd contract float %65, %73
  %75 = fmul contract float %52, 4.000000e+00
  %76 = fsub contract float %46, %75
  %77 = fmul contract float %57, 3.000000e+00
  %78 = fadd contract float %76, %77
  %79 = fsub contract float %52, %61
  %80 = fmul contract float %61, 4.000000e+00
  %81 = fsub contract float %77, %80
  %82 = fadd contract float %65, %81
  %83 = fmul contract float %68, 0x3FF1555560000000
  %84 = fmul contract float %68, %83
  %85 = fmul contract float %78, 2.500000e-01
  %86 = fmul contract float %78, %85
  %87 = fadd contract float %84, %86
  %88 = fmul contract float %71, 0x3FF1555560000000
  %89 = fmul contract float %71, %88
  %90 = fmul contract float %79, 2.500000e-01
  %91 = fmul contract float %79, %90
  %92 = fadd contract float %91, %89
  %93 = fmul contract float %74, 0x3FF1555560000000
  %94 = fmul contract float %74, %93
  %95 = fmul contract float %82, 2.500000e-01
  %96 = fmul contract float %82, %95
  %97 = fadd contract float %94, %96
  %98 = fsub contract float %87, %97
  %99 = fadd contract float %87, 0x3E45798EE0000000
  %100 = fdiv contract float %98, %99
  %101 = fadd contract float %92, 0x3E45798EE0000000
  %102 = fdiv contract float %98, %101
  %103 = fadd contract float %97, 0x3E45798EE0000000
  %104 = fdiv contract float %98, %103
  %105 = fmul contract float %100, %100
  %106 = fadd contract float %105, 1.000000e+00
  %107 = fmul contract float %106, 0x3FB99999A0000000
  %108 = fmul contract float %102, %102
  %109 = fadd contract float %108, 1.000000e+00
  %110 = fmul contract float %109, 0x3FE3333340000000
  %111 = fmul contract float %104, %104
  %112 = fadd contract float %111, 1.000000e+00
  %113 = fmul contract float %112, 0x3FD3333340000000
  %114 = fmul contract float %46, 2.000000e+00
  %115 = fmul contract float %52, 7.000000e+00
  %116 = fsub contract float %114, %115
  %117 = fmul contract float %57, 1.100000e+01
  %118 = fadd contract float %116, %117
  %119 = fmul contract float %118, 0x3FC5555560000000
  %120 = fmul contract float %57, 5.000000e+00
  %121 = fsub contract float %120, %52
  %122 = fadd contract float %121, %72
  %123 = fmul contract float %122, 0x3FC5555560000000
  %124 = fmul contract float %61, 5.000000e+00
  %125 = fadd contract float %69, %124
  %126 = fsub contract float %125, %65
  %127 = fmul contract float %126, 0x3FC5555560000000
  %128 = fmul contract float %119, %107
  %129 = fmul contract float %123, %110
  %130 = fadd contract float %128, %129
  %131 = fmul contract float %127, %113
  %132 = fadd contract float %131, %130
  %133 = fadd contract float %107, %110
  %134 = fadd contract float %113, %133
  %135 = fdiv contract float %132, %134
  %136 = fmul contract float %40, %135
  %137 = getelementptr inbounds float, ptr %4, i64 %38
  %138 = load float, ptr %137, align 4, !tbaa !8
  %139 = getelementptr i8, ptr %137, i64 -4
  %140 = load float, ptr %139, align 4, !tbaa !8
  %141 = fsub contract float %138, %140
  %142 = fmul contract float %7, %141
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %144 = load ptr, ptr %143, align 8, !tbaa !26
  %145 = zext nneg i32 %32 to i64
  %146 = getelementptr inbounds nuw float, ptr %144, i64 %145
  %147 = load float, ptr %146, align 4, !tbaa !8
  %148 = fdiv contract float %142, %147
  %149 = fsub contract float %136, %148
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %151 = load ptr, ptr %150, align 8, !tbaa !18
  %152 = getelementptr inbounds nuw float, ptr %151, i64 %145
  %153 = load float, ptr %152, align 4, !tbaa !8
  %154 = fmul contract float %153, %149
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %156 = load ptr, ptr %155, align 8, !tbaa !14
  %157 = zext nneg i32 %21 to i64
  %158 = getelementptr float, ptr %156, i64 %157
  %159 = getelementptr i8, ptr %158, i64 4
  %160 = load float, ptr %159, align 4, !tbaa !8
  %161 = load float, ptr %158, align 4, !tbaa !8
  %162 = fsub contract float %160, %161
  %163 = fmul contract float %162, %154
  %164 = add i32 %15, 3
  %165 = add i32 %35, %164
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds float, ptr %1, i64 %166
  %168 = load float, ptr %167, align 4, !tbaa !8
  %169 = fcmp contract ogt float %168, 0.000000e+00
  %170 = select i1 %169, i32 -3, i32 2
  %171 = add i32 %170, %165
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds float, ptr %4, i64 %172
  %174 = load float, ptr %173, align 4, !tbaa !8
  %175 = add nsw i32 %165, -2
  %176 = add nsw i32 %165, 1
  %177 = select i1 %169, i32 %175, i32 %176
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds float, ptr %4, i64 %178
  %180 = load float, ptr %179, align 4, !tbaa !8
  %181 = add nsw i32 %165, -1
  %182 = select i1 %169, i32 %181, i32 %165
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds float, ptr %4, i64 %183
  %185 = load float, ptr %184, align 4, !tbaa !8
  %186 = select i1 %169, i32 %165, i32 %181
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds float, ptr %4, i64 %187
  %189 = load float, ptr %188, align 4, !tbaa !8
  %190 = select i1 %169, i32 %176, i32 %175
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds float, ptr %4, i64 %191
  %193 = load float, ptr %192, align 4, !tbaa !8
  %194 = fmul contract float %180, 2.000000e+00
  %195 = fsub contract float %174, %194
  %196 = fadd contract float %185, %195
  %197 = fmul contract float %185, 2.000000e+00
  %198 = fsub contract float %180, %197
  %199 = fadd contract float %189, %198
  %200 = fmul contract float %189, 2.000000e+00
  %201 = fsub contract float %185, %200
  %202 = fadd contract float %193, %201
  %203 = fmul contract float %180, 4.000000e+00
  %204 = fsub contract float %174, %203
  %205 = fmul contract float %185, 3.000000e+00
  %206 = fadd contract float %204, %205
  %207 = fsub contract float %180, %189
  %208 = fmul contract float %189, 4.000000e+00
  %209 = fsub contract float %205, %208
  %210 = fadd contract float %193, %209
  %211 = fmul contract float %196, 0x3FF1555560000000
  %212 = fmul contract float %196, %211
  %213 = fmul contract float %206, 2.500000e-01
  %214 = fmul contract float %206, %213
  %215 = fadd contract float %212, %214
  %216 = fmul contract float %199, 0x3FF1555560000000
  %217 = fmul contract float %199, %216
  %218 = fmul contract float %207, 2.500000e-01
  %219 = fmul contract float %207, %218
  %220 = fadd contract float %219, %217
  %221 = fmul contract float %202, 0x3FF1555560000000
  %222 = fmul contract float %202, %221
  %223 = fmul contract float %210, 2.500000e-01
  %224 = fmul contract float %210, %223
  %225 = fadd contract float %222, %224
  %226 = fsub contract float %215, %225
  %227 = fadd contract float %215, 0x3E45798EE0000000
  %228 = fdiv contract float %226, %227
  %229 = fadd contract float %220, 0x3E45798EE0000000
  %230 = fdiv contract float %226, %229
  %231 = fadd contract float %225, 0x3E45798EE0000000
  %232 = fdiv contract float %226, %231
  %233 = fmul contract float %228, %228
  %234 = fadd contract float %233, 1.000000e+00
  %235 = fmul contract float %234, 0x3FB99999A0000000
  %236 = fmul contract float %230, %230
  %237 = fadd contract float %236, 1.000000e+00
  %238 = fmul contract float %237, 0x3FE3333340000000
  %239 = fmul contract float %232, %232
  %240 = fadd contract float %239, 1.000000e+00
  %241 = fmul contract float %240, 0x3FD3333340000000
  %242 = fmul contract float %174, 2.000000e+00
  %243 = fmul contract float %180, 7.000000e+00
  %244 = fsub contract float %242, %243
  %245 = fmul contract float %185, 1.100000e+01
  %246 = fadd contract float %244, %245
  %247 = fmul contract float %246, 0x3FC5555560000000
  %248 = fmul contract float %185, 5.000000e+00
  %249 = fsub contract float %248, %180
  %250 = fadd contract float %249, %200
  %251 = fmul contract float %250, 0x3FC5555560000000
  %252 = fmul contract float %189, 5.000000e+00
  %253 = fadd contract float %197, %252
  %254 = fsub contract float %253, %193
  %255 = fmul contract float %254, 0x3FC5555560000000
  %256 = fmul contract float %247, %235
  %257 = fmul contract float %251, %238
  %258 = fadd contract float %256, %257
  %259 = fmul contract float %255, %241
  %260 = fadd contract float %259, %258
  %261 = fadd contract float %235, %238
  %262 = fadd contract float %241, %261
  %263 = fdiv contract float %260, %262
  %264 = fmul contract float %168, %263
  %265 = getelementptr inbounds float, ptr %4, i64 %166
  %266 = load float, ptr %265, align 4, !tbaa !8
  %267 = getelementptr i8, ptr %265, i64 -4
  %268 = load float, ptr %267, align 4, !tbaa !8
  %269 = fsub contract float %266, %268
  %270 = fmul contract float %7, %269
  %271 = fdiv contract float %270, %147
  %272 = fsub contract float %264, %271
  %273 = fmul contract float %153, %272
  %274 = fmul contract float %162, %273
  %275 = fsub contract float %163, %274
  %276 = add nuw nsw i32 %20, 4
  %277 = add nuw i32 %31, %276
  %278 = mul nsw i32 %277, %34
  %279 = add i32 %278, %164
  %280 = sext i32 %279 to i64
  %281 = getelementptr inbounds float, ptr %2, i64 %280
  %282 = load float, ptr %281, align 4, !tbaa !8
  %283 = fcmp contract ogt float %282, 0.000000e+00
  %284 = mul i32 %34, -3
  %285 = shl nsw i32 %34, 1
  %286 = select i1 %283, i32 %284, i32 %285
  %287 = add i32 %286, %279
  %288 = sext i32 %287 to i64
  %289 = getelementptr inbounds float, ptr %4, i64 %288
  %290 = load float, ptr %289, align 4, !tbaa !8
  %291 = sub nsw i32 %279, %285
  %292 = add nsw i32 %279, %34
  %293 = select i1 %283, i32 %291, i32 %292
  %294 = sext i32 %293 to i64
  %295 = getelementptr inbounds float, ptr %4, i64 %294
  %296 = load float, ptr %295, align 4, !tbaa !8
  %297 = sub nsw i32 %279, %34
  %298 = select i1 %283, i32 %297, i32 %279
  %299 = sext i32 %298 to i64
  %300 = getelementptr inbounds float, ptr %4, i64 %299
  %301 = load float, ptr %300, align 4, !tbaa !8
  %302 = select i1 %283, i32 %279, i32 %297
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds float, ptr %4, i64 %303
  %305 = load float, ptr %304, align 4, !tbaa !8
  %306 = select i1 %283, i32 %292, i32 %291
  %307 = sext i32 %306 to i64
  %308 = getelementptr inbounds float, ptr %4, i64 %307
  %309 = load float, ptr %308, align 4, !tbaa !8
  %310 = fmul contract float %296, 2.000000e+00
  %311 = fsub contract float %290, %310
  %312 = fadd contract float %301, %311
  %313 = fmul contract float %301, 2.000000e+00
  %314 = fsub contract float %296, %313
  %315 = fadd contract float %305, %314
  %316 = fmul contract float %305, 2.000000e+00
  %317 = fsub contract float %301, %316
  %318 = fadd contract float %309, %317
  %319 = fmul contract float %296, 4.000000e+00
  %320 = fsub contract float %290, %319
  %321 = fmul contract float %301, 3.000000e+00
  %322 = fadd contract float %320, %321
  %323 = fsub contract float %296, %305
  %324 = fmul contract float %305, 4.000000e+00
  %325 = fsub contract float %321, %324
  %326 = fadd contract float %309, %325
  %327 = fmul contract float %312, 0x3FF1555560000000
  %328 = fmul contract float %312, %327
  %329 = fmul contract float %322, 2.500000e-01
  %330 = fmul contract float %322, %329
  %331 = fadd contract float %328, %330
  %332 = fmul contract float %315, 0x3FF1555560000000
  %333 = fmul contract float %315, %332
  %334 = fmul contract float %323, 2.500000e-01
  %335 = fmul contract float %323, %334
  %336 = fadd contract float %335, %333
  %337 = fmul contract float %318, 0x3FF1555560000000
  %338 = fmul contract float %318, %337
  %339 = fmul contract float %326, 2.500000e-01
  %340 = fmul contract float %326, %339
  %341 = fadd contract float %338, %340
  %342 = fsub contract float %331, %341
  %343 = fadd contract float %331, 0x3E45798EE0000000
  %344 = fdiv contract float %342, %343
  %345 = fadd contract float %336, 0x3E45798EE0000000
  %346 = fdiv contract float %342, %345
  %347 = fadd contract float %341, 0x3E45798EE0000000
  %348 = fdiv contract float %342, %347
  %349 = fmul contract float %344, %344
  %350 = fadd contract float %349, 1.000000e+00
  %351 = fmul contract float %350, 0x3FB99999A0000000
  %352 = fmul contract float %346, %346
  %353 = fadd contract float %352, 1.000000e+00
  %354 = fmul contract float %353, 0x3FE3333340000000
  %355 = fmul contract float %348, %348
  %356 = fadd contract float %355, 1.000000e+00
  %357 = fmul contract float %356, 0x3FD3333340000000
  %358 = fmul contract float %290, 2.000000e+00
  %359 = fmul contract float %296, 7.000000e+00
  %360 = fsub contract float %358, %359
  %361 = fmul contract float %301, 1.100000e+01
  %362 = fadd contract float %360, %361
  %363 = fmul contract float %362, 0x3FC5555560000000
  %364 = fmul contract float %301, 5.000000e+00
  %365 = fsub contract float %364, %296
  %366 = fadd contract float %365, %316
  %367 = fmul contract float %366, 0x3FC5555560000000
  %368 = fmul contract float %305, 5.000000e+00
  %369 = fadd contract float %313, %368
  %370 = fsub contract float %369, %309
  %371 = fmul contract float %370, 0x3FC5555560000000
  %372 = fmul contract float %363, %351
  %373 = fmul contract float %367, %354
  %374 = fadd contract float %372, %373
  %375 = fmul contract float %371, %357
  %376 = fadd contract float %375, %374
  %377 = fadd contract float %351, %354
  %378 = fadd contract float %357, %377
  %379 = fdiv contract float %376, %378
  %380 = fmul contract float %282, %379
  %381 = getelementptr inbounds float, ptr %4, i64 %280
  %382 = load float, ptr %381, align 4, !tbaa !8
  %383 = sext i32 %297 to i64
  %384 = getelementptr inbounds float, ptr %4, i64 %383
  %385 = load float, ptr %384, align 4, !tbaa !8
  %386 = fsub contract float %382, %385
  %387 = fmul contract float %7, %386
  %388 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %389 = load ptr, ptr %388, align 8, !tbaa !25
  %390 = zext nneg i32 %276 to i64
  %391 = getelementptr inbounds nuw float, ptr %389, i64 %390
  %392 = load float, ptr %391, align 4, !tbaa !8
  %393 = fdiv contract float %387, %392
  %394 = fsub contract float %380, %393
  %395 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %396 = load ptr, ptr %395, align 8, !tbaa !19
  %397 = getelementptr inbounds nuw float, ptr %396, i64 %390
  %398 = load float, ptr %397, align 4, !tbaa !8
  %399 = fmul contract float %398, %394
  %400 = fmul contract float %162, %399
  %401 = fadd contract float %275, %400
  %402 = getelementptr inbounds float, ptr %2, i64 %166
  %403 = load float, ptr %402, align 4, !tbaa !8
  %404 = fcmp contract ogt float %403, 0.000000e+00
  %405 = select i1 %404, i32 %284, i32 %285
  %406 = add i32 %405, %165
  %407 = sext i32 %406 to i64
  %408 = getelementptr inbounds float, ptr %4, i64 %407
  %409 = load float, ptr %408, align 4, !tbaa !8
  %410 = sub nsw i32 %165, %285
  %411 = add nsw i32 %165, %34
  %412 = select i1 %404, i32 %410, i32 %411
  %413 = sext i32 %412 to i64
  %414 = getelementptr inbounds float, ptr %4, i64 %413
  %415 = load float, ptr %414, align 4, !tbaa !8
  %416 = sub nsw i32 %165, %34
  %417 = select i1 %404, i32 %416, i32 %165
  %418 = sext i32 %417 to i64
  %419 = getelementptr inbounds float, ptr %4, i64 %418
  %420 = load float, ptr %419, align 4, !tbaa !8
  %421 = select i1 %404, i32 %165, i32 %416
  %422 = sext i32 %421 to i64
  %423 = getelementptr inbounds float, ptr %4, i64 %422
  %424 = load float, ptr %423, align 4, !tbaa !8
  %425 = select i1 %404, i32 %411, i32 %410
  %426 = sext i32 %425 to i64
  %427 = getelementptr inbounds float, ptr %4, i64 %426
  %428 = load float, ptr %427, align 4, !tbaa !8
  %429 = fmul contract float %415, 2.000000e+00
  %430 = fsub contract float %409, %429
  %431 = fadd contract float %420, %430
  %432 = fmul contract float %420, 2.000000e+00
  %433 = fsub contract float %415, %432
  %434 = fadd contract float %424, %433
  %435 = fmul contract float %424, 2.000000e+00
  %436 = fsub contract float %420, %435
  %437 = fadd contract float %428, %436
  %438 = fmul contract float %415, 4.000000e+00
  %439 = fsub contract float %409, %438
  %440 = fmul contract float %420, 3.000000e+00
  %441 = fadd contract float %439, %440
  %442 = fsub contract float %415, %424
  %443 = fmul contract float %424, 4.000000e+00
  %444 = fsub contract float %440, %443
  %445 = fadd contract float %428, %444
  %446 = fmul contract float %431, 0x3FF1555560000000
  %447 = fmul contract float %431, %446
  %448 = fmul contract float %441, 2.500000e-01
  %449 = fmul contract float %441, %448
  %450 = fadd contract float %447, %449
  %451 = fmul contract float %434, 0x3FF1555560000000
  %452 = fmul contract float %434, %451
  %453 = fmul contract float %442, 2.500000e-01
  %454 = fmul contract float %442, %453
  %455 = fadd contract float %454, %452
  %456 = fmul contract float %437, 0x3FF1555560000000
  %457 = fmul contract float %437, %456
  %458 = fmul contract float %445, 2.500000e-01
  %459 = fmul contract float %445, %458
  %460 = fadd contract float %457, %459
  %461 = fsub contract float %450, %460
  %462 = fadd contract float %450, 0x3E45798EE0000000
  %463 = fdiv contract float %461, %462
  %464 = fadd contract float %455, 0x3E45798EE0000000
  %465 = fdiv contract float %461, %464
  %466 = fadd contract float %460, 0x3E45798EE0000000
  %467 = fdiv contract float %461, %466
  %468 = fmul contract float %463, %463
  %469 = fadd contract float %468, 1.000000e+00
  %470 = fmul contract float %469, 0x3FB99999A0000000
  %471 = fmul contract float %465, %465
  %472 = fadd contract float %471, 1.000000e+00
  %473 = fmul contract float %472, 0x3FE3333340000000
  %474 = fmul contract float %467, %467
  %475 = fadd contract float %474, 1.000000e+00
  %476 = fmul contract float %475, 0x3FD3333340000000
  %477 = fmul contract float %409, 2.000000e+00
  %478 = fmul contract float %415, 7.000000e+00
  %479 = fsub contract float %477, %478
  %480 = fmul contract float %420, 1.100000e+01
  %481 = fadd contract float %479, %480
  %482 = fmul contract float %481, 0x3FC5555560000000
  %483 = fmul contract float %420, 5.000000e+00
  %484 = fsub contract float %483, %415
  %485 = fadd contract float %484, %435
  %486 = fmul contract float %485, 0x3FC5555560000000
  %487 = fmul contract float %424, 5.000000e+00
  %488 = fadd contract float %432, %487
  %489 = fsub contract float %488, %428
  %490 = fmul contract float %489, 0x3FC5555560000000
  %491 = fmul contract float %482, %470
  %492 = fmul contract float %486, %473
  %493 = fadd contract float %491, %492
  %494 = fmul contract float %490, %476
  %495 = fadd contract float %494, %493
  %496 = fadd contract float %470, %473
  %497 = fadd contract float %476, %496
  %498 = fdiv contract float %495, %497
  %499 = fmul contract float %403, %498
  %500 = sext i32 %416 to i64
  %501 = getelementptr inbounds float, ptr %4, i64 %500
  %502 = load float, ptr %501, align 4, !tbaa !8
  %503 = fsub contract float %266, %502
  %504 = fmul contract float %7, %503
  %505 = getelementptr inbounds nuw float, ptr %389, i64 %145
  %506 = load float, ptr %505, align 4, !tbaa !8
  %507 = fdiv contract float %504, %506
  %508 = fsub contract float %499, %507
  %509 = getelementptr inbounds nuw float, ptr %396, i64 %145
  %510 = load float, ptr %509, align 4, !tbaa !8
  %511 = fmul contract float %510, %508
  %512 = fmul contract float %162, %511
  %513 = fsub contract float %401, %512
  %514 = add nuw nsw i32 %21, 1
  %515 = add nuw nsw i32 %21, 4
  %516 = mul nsw i32 %30, %515
  %517 = add nuw i32 %516, %32
  %518 = mul nsw i32 %517, %34
  %519 = add i32 %518, %164
  %520 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %521 = load i32, ptr %520, align 8, !tbaa !15
  %522 = icmp eq i32 %514, %521
  br i1 %522, label %523, label %535

523:                                              ; preds = %28
  %524 = icmp eq i32 %9, 0
  br i1 %524, label %672, label %525

525:                                              ; preds = %523
  %526 = sext i32 %519 to i64
  %527 = getelementptr inbounds float, ptr %3, i64 %526
  %528 = mul nsw i32 %30, %34
  %529 = sub nsw i32 %519, %528
  %530 = sext i32 %529 to i64
  %531 = getelementptr inbounds float, ptr %4, i64 %530
  %532 = load float, ptr %527, align 4, !tbaa !8
  %533 = load float, ptr %531, align 4, !tbaa !8
  %534 = fmul contract float %532, %533
  br label %672

535:                                              ; preds = %28
  %536 = sext i32 %519 to i64
  %537 = getelementptr inbounds float, ptr %3, i64 %536
  %538 = load float, ptr %537, align 4, !tbaa !8
  %539 = mul nsw i32 %30, %34
  %540 = sub nsw i32 %521, %514
  %541 = tail call i32 @llvm.smin.i32(i32 %540, i32 %514)
  %542 = fcmp contract ogt float %538, 0.000000e+00
  %543 = shl nsw i32 %539, 1
  %544 = sub nsw i32 %519, %543
  %545 = add nsw i32 %519, %539
  %546 = select i1 %542, i32 %544, i32 %545
  %547 = sext i32 %546 to i64
  %548 = getelementptr inbounds float, ptr %4, i64 %547
  %549 = load float, ptr %548, align 4, !tbaa !8
  %550 = sub nsw i32 %519, %539
  %551 = select i1 %542, i32 %550, i32 %519
  %552 = sext i32 %551 to i64
  %553 = getelementptr inbounds float, ptr %4, i64 %552
  %554 = load float, ptr %553, align 4, !tbaa !8
  %555 = select i1 %542, i32 %519, i32 %550
  %556 = sext i32 %555 to i64
  %557 = getelementptr inbounds float, ptr %4, i64 %556
  %558 = load float, ptr %557, align 4, !tbaa !8
  %559 = icmp sgt i32 %541, 2
  br i1 %559, label %560, label %641

560:                                              ; preds = %535
  %561 = select i1 %542, i32 %545, i32 %544
  %562 = mul i32 %539, -3
  %563 = select i1 %542, i32 %562, i32 %543
  %564 = add i32 %563, %519
  %565 = sext i32 %564 to i64
  %566 = getelementptr inbounds float, ptr %4, i64 %565
  %567 = load float, ptr %566, align 4, !tbaa !8
  %568 = sext i32 %561 to i64
  %569 = getelementptr inbounds float, ptr %4, i64 %568
  %570 = load float, ptr %569, align 4, !tbaa !8
  %571 = fmul contract float %549, 2.000000e+00
  %572 = fsub contract float %567, %571
  %573 = fadd contract float %554, %572
  %574 = fmul contract float %554, 2.000000e+00
  %575 = fsub contract float %549, %574
  %576 = fadd contract float %558, %575
  %577 = fmul contract float %558, 2.000000e+00
  %578 = fsub contract float %554, %577
  %579 = fadd contract float %578, %570
  %580 = fmul contract float %549, 4.000000e+00
  %581 = fsub contract float %567, %580
  %582 = fmul contract float %554, 3.000000e+00
  %583 = fadd contract float %582, %581
  %584 = fsub contract float %549, %558
  %585 = fmul contract float %558, 4.000000e+00
  %586 = fsub contract float %582, %585
  %587 = fadd contract float %586, %570
  %588 = fmul contract float %573, 0x3FF1555560000000
  %589 = fmul contract float %573, %588
  %590 = fmul contract float %583, 2.500000e-01
  %591 = fmul contract float %583, %590
  %592 = fadd contract float %589, %591
  %593 = fmul contract float %576, 0x3FF1555560000000
  %594 = fmul contract float %576, %593
  %595 = fmul contract float %584, 2.500000e-01
  %596 = fmul contract float %584, %595
  %597 = fadd contract float %596, %594
  %598 = fmul contract float %579, 0x3FF1555560000000
  %599 = fmul contract float %579, %598
  %600 = fmul contract float %587, 2.500000e-01
  %601 = fmul contract float %587, %600
  %602 = fadd contract float %599, %601
  %603 = fsub contract float %592, %602
  %604 = fadd contract float %592, 0x3E45798EE0000000
  %605 = fdiv contract float %603, %604
  %606 = fadd contract float %597, 0x3E45798EE0000000
  %607 = fdiv contract float %603, %606
  %608 = fadd contract float %602, 0x3E45798EE0000000
  %609 = fdiv contract float %603, %608
  %610 = fmul contract float %605, %605
  %611 = fadd contract float %610, 1.000000e+00
  %612 = fmul contract float %611, 0x3FB99999A0000000
  %613 = fmul contract float %607, %607
  %614 = fadd contract float %613, 1.000000e+00
  %615 = fmul contract float %614, 0x3FE3333340000000
  %616 = fmul contract float %609, %609
  %617 = fadd contract float %616, 1.000000e+00
  %618 = fmul contract float %617, 0x3FD3333340000000
  %619 = fmul contract float %567, 2.000000e+00
  %620 = fmul contract float %549, 7.000000e+00
  %621 = fsub contract float %619, %620
  %622 = fmul contract float %554, 1.100000e+01
  %623 = fadd contract float %622, %621
  %624 = fmul contract float %623, 0x3FC5555560000000
  %625 = fmul contract float %554, 5.000000e+00
  %626 = fsub contract float %625, %549
  %627 = fadd contract float %626, %577
  %628 = fmul contract float %627, 0x3FC5555560000000
  %629 = fmul contract float %558, 5.000000e+00
  %630 = fadd contract float %574, %629
  %631 = fsub contract float %630, %570
  %632 = fmul contract float %631, 0x3FC5555560000000
  %633 = fmul contract float %624, %612
  %634 = fmul contract float %628, %615
  %635 = fadd contract float %633, %634
  %636 = fmul contract float %632, %618
  %637 = fadd contract float %636, %635
  %638 = fadd contract float %612, %615
  %639 = fadd contract float %618, %638
  %640 = fdiv contract float %637, %639
  br label %669

641:                                              ; preds = %535
  %642 = icmp eq i32 %541, 2
  br i1 %642, label %643, label %669

643:                                              ; preds = %641
  %644 = fsub contract float %554, %549
  %645 = fmul contract float %644, %644
  %646 = fsub contract float %558, %554
  %647 = fmul contract float %646, %646
  %648 = fsub contract float %645, %647
  %649 = fadd contract float %645, 0x3E45798EE0000000
  %650 = fdiv contract float %648, %649
  %651 = fadd contract float %647, 0x3E45798EE0000000
  %652 = fdiv contract float %648, %651
  %653 = fmul contract float %650, %650
  %654 = fadd contract float %653, 1.000000e+00
  %655 = fmul contract float %654, 0x3FD5555560000000
  %656 = fmul contract float %652, %652
  %657 = fadd contract float %656, 1.000000e+00
  %658 = fmul contract float %657, 0x3FE5555560000000
  %659 = fmul contract float %655, 5.000000e-01
  %660 = fmul contract float %554, 3.000000e+00
  %661 = fsub contract float %660, %549
  %662 = fmul contract float %661, %659
  %663 = fmul contract float %658, 5.000000e-01
  %664 = fadd contract float %554, %558
  %665 = fmul contract float %664, %663
  %666 = fadd contract float %662, %665
  %667 = fadd contract float %655, %658
  %668 = fdiv contract float %666, %667
  br label %669

669:                                              ; preds = %643, %641, %560
  %670 = phi contract float [ %640, %560 ], [ %668, %643 ], [ %554, %641 ]
  %671 = fmul contract float %538, %670
  br label %672

672:                                              ; preds = %523, %525, %669
  %673 = phi float [ %671, %669 ], [ 0.000000e+00, %523 ], [ %534, %525 ]
  %674 = icmp eq i32 %21, 0
  br i1 %674, label %824, label %675

675:                                              ; preds = %672
  %676 = icmp eq i32 %21, %521
  br i1 %676, label %677, label %688

677:                                              ; preds = %675
  %678 = icmp eq i32 %9, 0
  br i1 %678, label %824, label %679

679:                                              ; preds = %677
  %680 = getelementptr inbounds float, ptr %3, i64 %166
  %681 = mul nsw i32 %30, %34
  %682 = sub nsw i32 %165, %681
  %683 = sext i32 %682 to i64
  %684 = getelementptr inbounds float, ptr %4, i64 %683
  %685 = load float, ptr %680, align 4, !tbaa !8
  %686 = load float, ptr %684, align 4, !tbaa !8
  %687 = fmul contract float %685, %686
  br label %824

688:                                              ; preds = %675
  %689 = getelementptr inbounds float, ptr %3, i64 %166
  %690 = load float, ptr %689, align 4, !tbaa !8
  %691 = mul nsw i32 %30, %34
  %692 = sub nsw i32 %521, %21
  %693 = tail call i32 @llvm.smin.i32(i32 %692, i32 %21)
  %694 = fcmp contract ogt float %690, 0.000000e+00
  %695 = shl nsw i32 %691, 1
  %696 = sub nsw i32 %165, %695
  %697 = add nsw i32 %165, %691
  %698 = select i1 %694, i32 %696, i32 %697
  %699 = sext i32 %698 to i64
  %700 = getelementptr inbounds float, ptr %4, i64 %699
  %701 = load float, ptr %700, align 4, !tbaa !8
  %702 = sub nsw i32 %165, %691
  %703 = select i1 %694, i32 %702, i32 %165
  %704 = sext i32 %703 to i64
  %705 = getelementptr inbounds float, ptr %4, i64 %704
  %706 = load float, ptr %705, align 4, !tbaa !8
  %707 = select i1 %694, i32 %165, i32 %702
  %708 = sext i32 %707 to i64
  %709 = getelementptr inbounds float, ptr %4, i64 %708
  %710 = load float, ptr %709, align 4, !tbaa !8
  %711 = icmp sgt i32 %693, 2
  br i1 %711, label %712, label %793

712:                                              ; preds = %688
  %713 = select i1 %694, i32 %697, i32 %696
  %714 = mul i32 %691, -3
  %715 = select i1 %694, i32 %714, i32 %695
  %716 = add i32 %715, %165
  %717 = sext i32 %716 to i64
  %718 = getelementptr inbounds float, ptr %4, i64 %717
  %719 = load float, ptr %718, align 4, !tbaa !8
  %720 = sext i32 %713 to i64
  %721 = getelementptr inbounds float, ptr %4, i64 %720
  %722 = load float, ptr %721, align 4, !tbaa !8
  %723 = fmul contract float %701, 2.000000e+00
  %724 = fsub contract float %719, %723
  %725 = fadd contract float %706, %724
  %726 = fmul contract float %706, 2.000000e+00
  %727 = fsub contract float %701, %726
  %728 = fadd contract float %710, %727
  %729 = fmul contract float %710, 2.000000e+00
  %730 = fsub contract float %706, %729
  %731 = fadd contract float %730, %722
  %732 = fmul contract float %701, 4.000000e+00
  %733 = fsub contract float %719, %732
  %734 = fmul contract float %706, 3.000000e+00
  %735 = fadd contract float %734, %733
  %736 = fsub contract float %701, %710
  %737 = fmul contract float %710, 4.000000e+00
  %738 = fsub contract float %734, %737
  %739 = fadd contract float %738, %722
  %740 = fmul contract float %725, 0x3FF1555560000000
  %741 = fmul contract float %725, %740
  %742 = fmul contract float %735, 2.500000e-01
  %743 = fmul contract float %735, %742
  %744 = fadd contract float %741, %743
  %745 = fmul contract float %728, 0x3FF1555560000000
  %746 = fmul contract float %728, %745
  %747 = fmul contract float %736, 2.500000e-01
  %748 = fmul contract float %736, %747
  %749 = fadd contract float %748, %746
  %750 = fmul contract float %731, 0x3FF1555560000000
  %751 = fmul contract float %731, %750
  %752 = fmul contract float %739, 2.500000e-01
  %753 = fmul contract float %739, %752
  %754 = fadd contract float %751, %753
  %755 = fsub contract float %744, %754
  %756 = fadd contract float %744, 0x3E45798EE0000000
  %757 = fdiv contract float %755, %756
  %758 = fadd contract float %749, 0x3E45798EE0000000
  %759 = fdiv contract float %755, %758
  %760 = fadd contract float %754, 0x3E45798EE0000000
  %761 = fdiv contract float %755, %760
  %762 = fmul contract float %757, %757
  %763 = fadd contract float %762, 1.000000e+00
  %764 = fmul contract float %763, 0x3FB99999A0000000
  %765 = fmul contract float %759, %759
  %766 = fadd contract float %765, 1.000000e+00
  %767 = fmul contract float %766, 0x3FE3333340000000
  %768 = fmul contract float %761, %761
  %769 = fadd contract float %768, 1.000000e+00
  %770 = fmul contract float %769, 0x3FD3333340000000
  %771 = fmul contract float %719, 2.000000e+00
  %772 = fmul contract float %701, 7.000000e+00
  %773 = fsub contract float %771, %772
  %774 = fmul contract float %706, 1.100000e+01
  %775 = fadd contract float %774, %773
  %776 = fmul contract float %775, 0x3FC5555560000000
  %777 = fmul contract float %706, 5.000000e+00
  %778 = fsub contract float %777, %701
  %779 = fadd contract float %778, %729
  %780 = fmul contract float %779, 0x3FC5555560000000
  %781 = fmul contract float %710, 5.000000e+00
  %782 = fadd contract float %726, %781
  %783 = fsub contract float %782, %722
  %784 = fmul contract float %783, 0x3FC5555560000000
  %785 = fmul contract float %776, %764
  %786 = fmul contract float %780, %767
  %787 = fadd contract float %785, %786
  %788 = fmul contract float %784, %770
  %789 = fadd contract float %788, %787
  %790 = fadd contract float %764, %767
  %791 = fadd contract float %770, %790
  %792 = fdiv contract float %789, %791
  br label %821

793:                                              ; preds = %688
  %794 = icmp eq i32 %693, 2
  br i1 %794, label %795, label %821

795:                                              ; preds = %793
  %796 = fsub contract float %706, %701
  %797 = fmul contract float %796, %796
  %798 = fsub contract float %710, %706
  %799 = fmul contract float %798, %798
  %800 = fsub contract float %797, %799
  %801 = fadd contract float %797, 0x3E45798EE0000000
  %802 = fdiv contract float %800, %801
  %803 = fadd contract float %799, 0x3E45798EE0000000
  %804 = fdiv contract float %800, %803
  %805 = fmul contract float %802, %802
  %806 = fadd contract float %805, 1.000000e+00
  %807 = fmul contract float %806, 0x3FD5555560000000
  %808 = fmul contract float %804, %804
  %809 = fadd contract float %808, 1.000000e+00
  %810 = fmul contract float %809, 0x3FE5555560000000
  %811 = fmul contract float %807, 5.000000e-01
  %812 = fmul contract float %706, 3.000000e+00
  %813 = fsub contract float %812, %701
  %814 = fmul contract float %813, %811
  %815 = fmul contract float %810, 5.000000e-01
  %816 = fadd contract float %706, %710
  %817 = fmul contract float %816, %815
  %818 = fadd contract float %814, %817
  %819 = fadd contract float %807, %810
  %820 = fdiv contract float %818, %819
  br label %821

821:                                              ; preds = %795, %793, %712
  %822 = phi contract float [ %792, %712 ], [ %820, %795 ], [ %706, %793 ]
  %823 = fmul contract float %690, %822
  br label %824

824:                                              ; preds = %672, %677, %679, %821
  %825 = phi float [ %823, %821 ], [ 0.000000e+00, %672 ], [ %687, %679 ], [ 0.000000e+00, %677 ]
  %826 = fsub contract float %673, %825
  %827 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %828 = load ptr, ptr %827, align 8, !tbaa !20
  %829 = zext nneg i32 %20 to i64
  %830 = getelementptr float, ptr %828, i64 %829
  %831 = getelementptr i8, ptr %830, i64 12
  %832 = load float, ptr %831, align 4, !tbaa !8
  %833 = fdiv contract float %513, %832
  %834 = fadd contract float %826, %833
  %835 = fneg contract float %834
  %836 = fdiv contract float %835, %162
  %837 = add nsw i32 %521, -1
  %838 = icmp eq i32 %21, %837
  br i1 %838, label %839, label %848

839:                                              ; preds = %824
  %840 = mul nsw i32 %34, %32
  %841 = add i32 %840, %164
  %842 = sext i32 %841 to i64
  %843 = getelementptr inbounds float, ptr %5, i64 %842
  %844 = load float, ptr %843, align 4, !tbaa !8
  %845 = fsub contract float %844, %266
  %846 = fmul contract float %8, %845
  %847 = fadd contract float %836, %846
  br label %848

848:                                              ; preds = %839, %824
  %849 = phi float [ %847, %839 ], [ %836, %824 ]
  %850 = getelementptr inbounds float, ptr %6, i64 %166
  store float %849, ptr %850, align 4, !tbaa !8
  br label %851

851:                                              ; preds = %10, %848
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @tracer_tendency_centred2(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6, float noundef %7, float noundef %8, i32 noundef %9) local_unnamed_addr #1 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %18 = mul nuw nsw i32 %16, %17
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %20 = add nuw nsw i32 %18, %19
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %22 = load i32, ptr %0, align 8, !tbaa !10
  %23 = icmp slt i32 %15, %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = icmp slt i32 %20, %25
  %27 = select i1 %23, i1 %26, i1 false
  br i1 %27, label %28, label %231

28:                                               ; preds = %10
  %29 = add nuw nsw i32 %21, 3
  %30 = add nuw nsw i32 %25, 6
  %31 = mul nsw i32 %30, %29
  %32 = add nuw nsw i32 %20, 3
  %33 = add nuw i32 %31, %32
  %34 = add nsw i32 %22, 6
  %35 = mul nsw i32 %33, %34
  %36 = add i32 %15, 4
  %37 = add i32 %36, %35
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %1, i64 %38
  %40 = getelementptr float, ptr %4, i64 %38
  %41 = getelementptr i8, ptr %40, i64 -4
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = load float, ptr %40, align 4, !tbaa !8
  %44 = fadd contract float %42, %43
  %45 = fmul contract float %44, 5.000000e-01
  %46 = load float, ptr %39, align 4, !tbaa !8
  %47 = fmul contract float %46, %45
  %48 = fsub contract float %43, %42
  %49 = fmul contract float %7, %48
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %51 = load ptr, ptr %50, align 8, !tbaa !26
  %52 = zext nneg i32 %32 to i64
  %53 = getelementptr inbounds nuw float, ptr %51, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = fdiv contract float %49, %54
  %56 = fsub contract float %47, %55
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %58 = load ptr, ptr %57, align 8, !tbaa !18
  %59 = getelementptr inbounds nuw float, ptr %58, i64 %52
  %60 = load float, ptr %59, align 4, !tbaa !8
  %61 = fmul contract float %56, %60
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %63 = load ptr, ptr %62, align 8, !tbaa !14
  %64 = zext nneg i32 %21 to i64
  %65 = getelementptr float, ptr %63, i64 %64
  %66 = getelementptr i8, ptr %65, i64 4
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = load float, ptr %65, align 4, !tbaa !8
  %69 = fsub contract float %67, %68
  %70 = fmul contract float %61, %69
  %71 = add i32 %15, 3
  %72 = add i32 %35, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %1, i64 %73
  %75 = getelementptr float, ptr %4, i64 %73
  %76 = getelementptr i8, ptr %75, i64 -4
  %77 = load float, ptr %76, align 4, !tbaa !8
  %78 = load float, ptr %75, align 4, !tbaa !8
  %79 = fadd contract float %77, %78
  %80 = fmul contract float %79, 5.000000e-01
  %81 = load float, ptr %74, align 4, !tbaa !8
  %82 = fmul contract float %81, %80
  %83 = fsub contract float %78, %77
  %84 = fmul contract float %7, %83
  %85 = fdiv contract float %84, %54
  %86 = fsub contract float %82, %85
  %87 = fmul contract float %60, %86
  %88 = fmul contract float %69, %87
  %89 = fsub contract float %70, %88
  %90 = add nuw nsw i32 %20, 4
  %91 = add nuw i32 %31, %90
  %92 = mul nsw i32 %91, %34
  %93 = add i32 %92, %71
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %2, i64 %94
  %96 = sub nsw i32 %93, %34
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr %4, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !8
  %100 = getelementptr inbounds float, ptr %4, i64 %94
  %101 = load float, ptr %100, align 4, !tbaa !8
  %102 = fadd contract float %99, %101
  %103 = fmul contract float %102, 5.000000e-01
  %104 = load float, ptr %95, align 4, !tbaa !8
  %105 = fmul contract float %104, %103
  %106 = fsub contract float %101, %99
  %107 = fmul contract float %7, %106
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %109 = load ptr, ptr %108, align 8, !tbaa !25
  %110 = zext nneg i32 %90 to i64
  %111 = getelementptr inbounds nuw float, ptr %109, i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !8
  %113 = fdiv contract float %107, %112
  %114 = fsub contract float %105, %113
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %116 = load ptr, ptr %115, align 8, !tbaa !19
  %117 = getelementptr inbounds nuw float, ptr %116, i64 %110
  %118 = load float, ptr %117, align 4, !tbaa !8
  %119 = fmul contract float %114, %118
  %120 = fmul contract float %69, %119
  %121 = fadd contract float %89, %120
  %122 = getelementptr inbounds float, ptr %2, i64 %73
  %123 = sub nsw i32 %72, %34
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr %4, i64 %124
  %126 = load float, ptr %125, align 4, !tbaa !8
  %127 = fadd contract float %78, %126
  %128 = fmul contract float %127, 5.000000e-01
  %129 = load float, ptr %122, align 4, !tbaa !8
  %130 = fmul contract float %129, %128
  %131 = fsub contract float %78, %126
  %132 = fmul contract float %7, %131
  %133 = getelementptr inbounds nuw float, ptr %109, i64 %52
  %134 = load float, ptr %133, align 4, !tbaa !8
  %135 = fdiv contract float %132, %134
  %136 = fsub contract float %130, %135
  %137 = getelementptr inbounds nuw float, ptr %116, i64 %52
  %138 = load float, ptr %137, align 4, !tbaa !8
  %139 = fmul contract float %138, %136
  %140 = fmul contract float %69, %139
  %141 = fsub contract float %121, %140
  %142 = add nuw nsw i32 %21, 1
  %143 = add nuw nsw i32 %21, 4
  %144 = mul nsw i32 %30, %143
  %145 = add nuw i32 %144, %32
  %146 = mul nsw i32 %145, %34
  %147 = add i32 %146, %71
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %149 = load i32, ptr %148, align 8, !tbaa !15
  %150 = icmp eq i32 %142, %149
  br i1 %150, label %151, label %163

151:                                              ; preds = %28
  %152 = icmp eq i32 %9, 0
  br i1 %152, label %177, label %153

153:                                              ; preds = %151
  %154 = mul nsw i32 %30, %34
  %155 = sub nsw i32 %147, %154
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds float, ptr %4, i64 %156
  %158 = sext i32 %147 to i64
  %159 = getelementptr inbounds float, ptr %3, i64 %158
  %160 = load float, ptr %159, align 4, !tbaa !8
  %161 = load float, ptr %157, align 4, !tbaa !8
  %162 = fmul contract float %160, %161
  br label %177

163:                                              ; preds = %28
  %164 = sext i32 %147 to i64
  %165 = getelementptr inbounds float, ptr %3, i64 %164
  %166 = load float, ptr %165, align 4, !tbaa !8
  %167 = mul nsw i32 %30, %34
  %168 = sub nsw i32 %147, %167
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds float, ptr %4, i64 %169
  %171 = load float, ptr %170, align 4, !tbaa !8
  %172 = getelementptr inbounds float, ptr %4, i64 %164
  %173 = load float, ptr %172, align 4, !tbaa !8
  %174 = fadd contract float %171, %173
  %175 = fmul contract float %174, 5.000000e-01
  %176 = fmul contract float %166, %175
  br label %177

177:                                              ; preds = %163, %153, %151
  %178 = phi float [ %176, %163 ], [ 0.000000e+00, %151 ], [ %162, %153 ]
  %179 = icmp eq i32 %21, 0
  br i1 %179, label %204, label %180

180:                                              ; preds = %177
  %181 = icmp eq i32 %21, %149
  br i1 %181, label %182, label %193

182:                                              ; preds = %180
  %183 = icmp eq i32 %9, 0
  br i1 %183, label %204, label %184

184:                                              ; preds = %182
  %185 = mul nsw i32 %30, %34
  %186 = sub nsw i32 %72, %185
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds float, ptr %4, i64 %187
  %189 = getelementptr inbounds float, ptr %3, i64 %73
  %190 = load float, ptr %189, align 4, !tbaa !8
  %191 = load float, ptr %188, align 4, !tbaa !8
  %192 = fmul contract float %190, %191
  br label %204

193:                                              ; preds = %180
  %194 = getelementptr inbounds float, ptr %3, i64 %73
  %195 = load float, ptr %194, align 4, !tbaa !8
  %196 = mul nsw i32 %30, %34
  %197 = sub nsw i32 %72, %196
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds float, ptr %4, i64 %198
  %200 = load float, ptr %199, align 4, !tbaa !8
  %201 = fadd contract float %78, %200
  %202 = fmul contract float %201, 5.000000e-01
  %203 = fmul contract float %195, %202
  br label %204

204:                                              ; preds = %193, %184, %182, %177
  %205 = phi float [ %203, %193 ], [ 0.000000e+00, %177 ], [ %192, %184 ], [ 0.000000e+00, %182 ]
  %206 = fsub contract float %178, %205
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %208 = load ptr, ptr %207, align 8, !tbaa !20
  %209 = zext nneg i32 %20 to i64
  %210 = getelementptr float, ptr %208, i64 %209
  %211 = getelementptr i8, ptr %210, i64 12
  %212 = load float, ptr %211, align 4, !tbaa !8
  %213 = fdiv contract float %141, %212
  %214 = fadd contract float %206, %213
  %215 = fneg contract float %214
  %216 = fdiv contract float %215, %69
  %217 = add nsw i32 %149, -1
  %218 = icmp eq i32 %21, %217
  br i1 %218, label %219, label %228

219:                                              ; preds = %204
  %220 = mul nsw i32 %34, %32
  %221 = add i32 %220, %71
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds float, ptr %5, i64 %222
  %224 = load float, ptr %223, align 4, !tbaa !8
  %225 = fsub contract float %224, %78
  %226 = fmul contract float %8, %225
  %227 = fadd contract float %216, %226
  br label %228

228:                                              ; preds = %219, %204
  %229 = phi float [ %227, %219 ], [ %216, %204 ]
  %230 = getelementptr inbounds float, ptr %6, i64 %73
  store float %229, ptr %230, align 4, !tbaa !8
  br label %231

231:                                              ; preds = %10, %228
  ret void
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tracer_tendency_weno5_bathymetry(ptr noundef nonnull byval(%struct.Grid) align 8 %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, float noundef %7, float noundef %8, i32 noundef %9) local_unnamed_addr #4 {
  call void @_Z15tracer_tendencyILb1ELi1EEvRK4GridPKfS4_S4_S4_S4_Pfffi(ptr noundef nonnull align 8 dereferenceable(96) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, float noundef %7, float noundef %8, i32 noundef %9) #12
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_Z15tracer_tendencyILb1ELi1EEvRK4GridPKfS4_S4_S4_S4_Pfffi(ptr noundef nonnull align 8 dereferenceable(96) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, float noundef %7, float noundef %8, i32 noundef %9) local_unnamed_addr #5 comdat {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %18 = mul nuw nsw i32 %16, %17
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %20 = add nuw nsw i32 %18, %19
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %22 = load i32, ptr %0, align 8, !tbaa !10
  %23 = icmp slt i32 %15, %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = icmp slt i32 %20, %25
  %27 = select i1 %23, i1 %26, i1 false
  br i1 %27, label %28, label %1173

28:                                               ; preds = %10
  %29 = add nsw i32 %15, 1
  %30 = add nuw nsw i32 %21, 3
  %31 = add nuw nsw i32 %25, 6
  %32 = mul nsw i32 %31, %30
  %33 = add nuw nsw i32 %20, 3
  %34 = add nuw i32 %32, %33
  %35 = add nsw i32 %22, 6
  %36 = mul nsw i32 %34, %35
  %37 = add i32 %15, 4
  %38 = add i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %1, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = mul nsw i32 %35, %33
  %43 = add i32 %42, %37
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %45 = load ptr, ptr %44, align 8, !tbaa !22
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %47 = load ptr, ptr %46, align 8, !tbaa !14
  %48 = zext nneg i32 %21 to i64
  %49 = getelementptr float, ptr %47, i64 %48
  %50 = getelementptr i8, ptr %49, i64 4
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = sext i32 %43 to i64
  %53 = getelementptr float, ptr %45, i64 %52
  %54 = getelementptr i8, ptr %53, i64 -8
  %55 = load float, ptr %54, align 4, !tbaa !8
  %56 = fcmp contract ult float %55, %51
  br i1 %56, label %57, label %72

57:                                               ; preds = %28
  %58 = getelementptr i8, ptr %53, i64 4
  %59 = load float, ptr %58, align 4, !tbaa !8
  %60 = fcmp contract ult float %59, %51
  br i1 %60, label %61, label %72

61:                                               ; preds = %57
  %62 = add i32 %42, %29
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %45, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !8
  %66 = fcmp contract ult float %65, %51
  br i1 %66, label %67, label %72

67:                                               ; preds = %61
  %68 = getelementptr i8, ptr %53, i64 8
  %69 = load float, ptr %68, align 4, !tbaa !8
  %70 = fcmp contract ult float %69, %51
  br i1 %70, label %71, label %72

71:                                               ; preds = %67
  br label %72

72:                                               ; preds = %71, %67, %61, %57, %28
  %73 = phi i1 [ true, %71 ], [ false, %28 ], [ false, %57 ], [ false, %67 ], [ false, %61 ]
  %74 = phi i1 [ false, %71 ], [ false, %28 ], [ false, %57 ], [ true, %67 ], [ true, %61 ]
  %75 = fcmp contract ogt float %41, 0.000000e+00
  %76 = add nsw i32 %38, -2
  %77 = add nsw i32 %38, 1
  %78 = select i1 %75, i32 %76, i32 %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %4, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !8
  %82 = add nsw i32 %38, -1
  %83 = select i1 %75, i32 %82, i32 %38
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %4, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !8
  %87 = select i1 %75, i32 %38, i32 %82
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %4, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !8
  br i1 %73, label %91, label %171

91:                                               ; preds = %72
  %92 = select i1 %75, i32 %77, i32 %76
  %93 = select i1 %75, i32 -3, i32 2
  %94 = add i32 %93, %38
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %4, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !8
  %98 = sext i32 %92 to i64
  %99 = getelementptr inbounds float, ptr %4, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !8
  %101 = fmul contract float %81, 2.000000e+00
  %102 = fsub contract float %97, %101
  %103 = fadd contract float %86, %102
  %104 = fmul contract float %86, 2.000000e+00
  %105 = fsub contract float %81, %104
  %106 = fadd contract float %90, %105
  %107 = fmul contract float %90, 2.000000e+00
  %108 = fsub contract float %86, %107
  %109 = fadd contract float %108, %100
  %110 = fmul contract float %81, 4.000000e+00
  %111 = fsub contract float %97, %110
  %112 = fmul contract float %86, 3.000000e+00
  %113 = fadd contract float %112, %111
  %114 = fsub contract float %81, %90
  %115 = fmul contract float %90, 4.000000e+00
  %116 = fsub contract float %112, %115
  %117 = fadd contract float %116, %100
  %118 = fmul contract float %103, 0x3FF1555560000000
  %119 = fmul contract float %103, %118
  %120 = fmul contract float %113, 2.500000e-01
  %121 = fmul contract float %113, %120
  %122 = fadd contract float %119, %121
  %123 = fmul contract float %106, 0x3FF1555560000000
  %124 = fmul contract float %106, %123
  %125 = fmul contract float %114, 2.500000e-01
  %126 = fmul contract float %114, %125
  %127 = fadd contract float %126, %124
  %128 = fmul contract float %109, 0x3FF1555560000000
  %129 = fmul contract float %109, %128
  %130 = fmul contract float %117, 2.500000e-01
  %131 = fmul contract float %117, %130
  %132 = fadd contract float %129, %131
  %133 = fsub contract float %122, %132
  %134 = fadd contract float %122, 0x3E45798EE0000000
  %135 = fdiv contract float %133, %134
  %136 = fadd contract float %127, 0x3E45798EE0000000
  %137 = fdiv contract float %133, %136
  %138 = fadd contract float %132, 0x3E45798EE0000000
  %139 = fdiv contract float %133, %138
  %140 = fmul contract float %135, %135
  %141 = fadd contract float %140, 1.000000e+00
  %142 = fmul contract float %141, 0x3FB99999A0000000
  %143 = fmul contract float %137, %137
  %144 = fadd contract float %143, 1.000000e+00
  %145 = fmul contract float %144, 0x3FE3333340000000
  %146 = fmul contract float %139, %139
  %147 = fadd contract float %146, 1.000000e+00
  %148 = fmul contract float %147, 0x3FD3333340000000
  %149 = fmul contract float %97, 2.000000e+00
  %150 = fmul contract float %81, 7.000000e+00
  %151 = fsub contract float %149, %150
  %152 = fmul contract float %86, 1.100000e+01
  %153 = fadd contract float %152, %151
  %154 = fmul contract float %153, 0x3FC5555560000000
  %155 = fmul contract float %86, 5.000000e+00
  %156 = fsub contract float %155, %81
  %157 = fadd contract float %156, %107
  %158 = fmul contract float %157, 0x3FC5555560000000
  %159 = fmul contract float %90, 5.000000e+00
  %160 = fadd contract float %104, %159
  %161 = fsub contract float %160, %100
  %162 = fmul contract float %161, 0x3FC5555560000000
  %163 = fmul contract float %154, %142
  %164 = fmul contract float %158, %145
  %165 = fadd contract float %163, %164
  %166 = fmul contract float %162, %148
  %167 = fadd contract float %166, %165
  %168 = fadd contract float %142, %145
  %169 = fadd contract float %148, %168
  %170 = fdiv contract float %167, %169
  br label %198

171:                                              ; preds = %72
  br i1 %74, label %172, label %198

172:                                              ; preds = %171
  %173 = fsub contract float %86, %81
  %174 = fmul contract float %173, %173
  %175 = fsub contract float %90, %86
  %176 = fmul contract float %175, %175
  %177 = fsub contract float %174, %176
  %178 = fadd contract float %174, 0x3E45798EE0000000
  %179 = fdiv contract float %177, %178
  %180 = fadd contract float %176, 0x3E45798EE0000000
  %181 = fdiv contract float %177, %180
  %182 = fmul contract float %179, %179
  %183 = fadd contract float %182, 1.000000e+00
  %184 = fmul contract float %183, 0x3FD5555560000000
  %185 = fmul contract float %181, %181
  %186 = fadd contract float %185, 1.000000e+00
  %187 = fmul contract float %186, 0x3FE5555560000000
  %188 = fmul contract float %184, 5.000000e-01
  %189 = fmul contract float %86, 3.000000e+00
  %190 = fsub contract float %189, %81
  %191 = fmul contract float %190, %188
  %192 = fmul contract float %187, 5.000000e-01
  %193 = fadd contract float %86, %90
  %194 = fmul contract float %193, %192
  %195 = fadd contract float %191, %194
  %196 = fadd contract float %184, %187
  %197 = fdiv contract float %195, %196
  br label %198

198:                                              ; preds = %91, %171, %172
  %199 = phi contract float [ %170, %91 ], [ %197, %172 ], [ %86, %171 ]
  %200 = fmul contract float %41, %199
  %201 = getelementptr inbounds float, ptr %4, i64 %39
  %202 = load float, ptr %201, align 4, !tbaa !8
  %203 = getelementptr i8, ptr %201, i64 -4
  %204 = load float, ptr %203, align 4, !tbaa !8
  %205 = fsub contract float %202, %204
  %206 = fmul contract float %7, %205
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %208 = load ptr, ptr %207, align 8, !tbaa !26
  %209 = zext nneg i32 %33 to i64
  %210 = getelementptr inbounds nuw float, ptr %208, i64 %209
  %211 = load float, ptr %210, align 4, !tbaa !8
  %212 = fdiv contract float %206, %211
  %213 = fsub contract float %200, %212
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %215 = load ptr, ptr %214, align 8, !tbaa !18
  %216 = getelementptr inbounds nuw float, ptr %215, i64 %209
  %217 = load float, ptr %216, align 4, !tbaa !8
  %218 = fmul contract float %213, %217
  %219 = add i32 %42, %29
  %220 = add i32 %219, 2
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds float, ptr %45, i64 %221
  %223 = load float, ptr %222, align 4, !tbaa !8
  %224 = add i32 %219, 3
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds float, ptr %45, i64 %225
  %227 = load float, ptr %226, align 4, !tbaa !8
  %228 = fcmp contract ogt float %223, %227
  %229 = select contract i1 %228, float %223, float %227
  %230 = load float, ptr %49, align 4, !tbaa !8
  %231 = fcmp contract ogt float %230, %229
  %232 = select contract i1 %231, float %230, float %229
  %233 = fsub contract float %51, %232
  %234 = fcmp contract ogt float %233, 0.000000e+00
  %235 = select contract i1 %234, float %233, float 0.000000e+00
  %236 = fmul contract float %218, %235
  %237 = add i32 %15, 3
  %238 = add i32 %36, %237
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds float, ptr %1, i64 %239
  %241 = load float, ptr %240, align 4, !tbaa !8
  %242 = add i32 %42, %237
  %243 = sext i32 %242 to i64
  %244 = getelementptr float, ptr %45, i64 %243
  %245 = getelementptr i8, ptr %244, i64 -8
  %246 = load float, ptr %245, align 4, !tbaa !8
  %247 = fcmp contract ult float %246, %51
  br i1 %247, label %248, label %263

248:                                              ; preds = %198
  %249 = getelementptr i8, ptr %244, i64 4
  %250 = load float, ptr %249, align 4, !tbaa !8
  %251 = fcmp contract ult float %250, %51
  br i1 %251, label %252, label %263

252:                                              ; preds = %248
  %253 = add i32 %42, %15
  %254 = sext i32 %253 to i64
  %255 = getelementptr inbounds float, ptr %45, i64 %254
  %256 = load float, ptr %255, align 4, !tbaa !8
  %257 = fcmp contract ult float %256, %51
  br i1 %257, label %258, label %263

258:                                              ; preds = %252
  %259 = getelementptr i8, ptr %244, i64 8
  %260 = load float, ptr %259, align 4, !tbaa !8
  %261 = fcmp contract ult float %260, %51
  br i1 %261, label %262, label %263

262:                                              ; preds = %258
  br label %263

263:                                              ; preds = %262, %258, %252, %248, %198
  %264 = phi i1 [ true, %262 ], [ false, %198 ], [ false, %248 ], [ false, %258 ], [ false, %252 ]
  %265 = phi i1 [ false, %262 ], [ false, %198 ], [ false, %248 ], [ true, %258 ], [ true, %252 ]
  %266 = fcmp contract ogt float %241, 0.000000e+00
  %267 = add nsw i32 %238, -2
  %268 = add nsw i32 %238, 1
  %269 = select i1 %266, i32 %267, i32 %268
  %270 = sext i32 %269 to i64
  %271 = getelementptr inbounds float, ptr %4, i64 %270
  %272 = load float, ptr %271, align 4, !tbaa !8
  %273 = add nsw i32 %238, -1
  %274 = select i1 %266, i32 %273, i32 %238
  %275 = sext i32 %274 to i64
  %276 = getelementptr inbounds float, ptr %4, i64 %275
  %277 = load float, ptr %276, align 4, !tbaa !8
  %278 = select i1 %266, i32 %238, i32 %273
  %279 = sext i32 %278 to i64
  %280 = getelementptr inbounds float, ptr %4, i64 %279
  %281 = load float, ptr %280, align 4, !tbaa !8
  br i1 %264, label %282, label %362

282:                                              ; preds = %263
  %283 = select i1 %266, i32 %268, i32 %267
  %284 = select i1 %266, i32 -3, i32 2
  %285 = add i32 %284, %238
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds float, ptr %4, i64 %286
  %288 = load float, ptr %287, align 4, !tbaa !8
  %289 = sext i32 %283 to i64
  %290 = getelementptr inbounds float, ptr %4, i64 %289
  %291 = load float, ptr %290, align 4, !tbaa !8
  %292 = fmul contract float %272, 2.000000e+00
  %293 = fsub contract float %288, %292
  %294 = fadd contract float %277, %293
  %295 = fmul contract float %277, 2.000000e+00
  %296 = fsub contract float %272, %295
  %297 = fadd contract float %281, %296
  %298 = fmul contract float %281, 2.000000e+00
  %299 = fsub contract float %277, %298
  %300 = fadd contract float %299, %291
  %301 = fmul contract float %272, 4.000000e+00
  %302 = fsub contract float %288, %301
  %303 = fmul contract float %277, 3.000000e+00
  %304 = fadd contract float %303, %302
  %305 = fsub contract float %272, %281
  %306 = fmul contract float %281, 4.000000e+00
  %307 = fsub contract float %303, %306
  %308 = fadd contract float %307, %291
  %309 = fmul contract float %294, 0x3FF1555560000000
  %310 = fmul contract float %294, %309
  %311 = fmul contract float %304, 2.500000e-01
  %312 = fmul contract float %304, %311
  %313 = fadd contract float %310, %312
  %314 = fmul contract float %297, 0x3FF1555560000000
  %315 = fmul contract float %297, %314
  %316 = fmul contract float %305, 2.500000e-01
  %317 = fmul contract float %305, %316
  %318 = fadd contract float %317, %315
  %319 = fmul contract float %300, 0x3FF1555560000000
  %320 = fmul contract float %300, %319
  %321 = fmul contract float %308, 2.500000e-01
  %322 = fmul contract float %308, %321
  %323 = fadd contract float %320, %322
  %324 = fsub contract float %313, %323
  %325 = fadd contract float %313, 0x3E45798EE0000000
  %326 = fdiv contract float %324, %325
  %327 = fadd contract float %318, 0x3E45798EE0000000
  %328 = fdiv contract float %324, %327
  %329 = fadd contract float %323, 0x3E45798EE0000000
  %330 = fdiv contract float %324, %329
  %331 = fmul contract float %326, %326
  %332 = fadd contract float %331, 1.000000e+00
  %333 = fmul contract float %332, 0x3FB99999A0000000
  %334 = fmul contract float %328, %328
  %335 = fadd contract float %334, 1.000000e+00
  %336 = fmul contract float %335, 0x3FE3333340000000
  %337 = fmul contract float %330, %330
  %338 = fadd contract float %337, 1.000000e+00
  %339 = fmul contract float %338, 0x3FD3333340000000
  %340 = fmul contract float %288, 2.000000e+00
  %341 = fmul contract float %272, 7.000000e+00
  %342 = fsub contract float %340, %341
  %343 = fmul contract float %277, 1.100000e+01
  %344 = fadd contract float %343, %342
  %345 = fmul contract float %344, 0x3FC5555560000000
  %346 = fmul contract float %277, 5.000000e+00
  %347 = fsub contract float %346, %272
  %348 = fadd contract float %347, %298
  %349 = fmul contract float %348, 0x3FC5555560000000
  %350 = fmul contract float %281, 5.000000e+00
  %351 = fadd contract float %295, %350
  %352 = fsub contract float %351, %291
  %353 = fmul contract float %352, 0x3FC5555560000000
  %354 = fmul contract float %345, %333
  %355 = fmul contract float %349, %336
  %356 = fadd contract float %354, %355
  %357 = fmul contract float %353, %339
  %358 = fadd contract float %357, %356
  %359 = fadd contract float %333, %336
  %360 = fadd contract float %339, %359
  %361 = fdiv contract float %358, %360
  br label %389

362:                                              ; preds = %263
  br i1 %265, label %363, label %389

363:                                              ; preds = %362
  %364 = fsub contract float %277, %272
  %365 = fmul contract float %364, %364
  %366 = fsub contract float %281, %277
  %367 = fmul contract float %366, %366
  %368 = fsub contract float %365, %367
  %369 = fadd contract float %365, 0x3E45798EE0000000
  %370 = fdiv contract float %368, %369
  %371 = fadd contract float %367, 0x3E45798EE0000000
  %372 = fdiv contract float %368, %371
  %373 = fmul contract float %370, %370
  %374 = fadd contract float %373, 1.000000e+00
  %375 = fmul contract float %374, 0x3FD5555560000000
  %376 = fmul contract float %372, %372
  %377 = fadd contract float %376, 1.000000e+00
  %378 = fmul contract float %377, 0x3FE5555560000000
  %379 = fmul contract float %375, 5.000000e-01
  %380 = fmul contract float %277, 3.000000e+00
  %381 = fsub contract float %380, %272
  %382 = fmul contract float %381, %379
  %383 = fmul contract float %378, 5.000000e-01
  %384 = fadd contract float %277, %281
  %385 = fmul contract float %384, %383
  %386 = fadd contract float %382, %385
  %387 = fadd contract float %375, %378
  %388 = fdiv contract float %386, %387
  br label %389

389:                                              ; preds = %282, %362, %363
  %390 = phi contract float [ %361, %282 ], [ %388, %363 ], [ %277, %362 ]
  %391 = fmul contract float %241, %390
  %392 = getelementptr inbounds float, ptr %4, i64 %239
  %393 = load float, ptr %392, align 4, !tbaa !8
  %394 = getelementptr i8, ptr %392, i64 -4
  %395 = load float, ptr %394, align 4, !tbaa !8
  %396 = fsub contract float %393, %395
  %397 = fmul contract float %7, %396
  %398 = fdiv contract float %397, %211
  %399 = fsub contract float %391, %398
  %400 = fmul contract float %217, %399
  %401 = add i32 %42, %15
  %402 = add i32 %401, 2
  %403 = sext i32 %402 to i64
  %404 = getelementptr inbounds float, ptr %45, i64 %403
  %405 = load float, ptr %404, align 4, !tbaa !8
  %406 = add i32 %401, 3
  %407 = sext i32 %406 to i64
  %408 = getelementptr inbounds float, ptr %45, i64 %407
  %409 = load float, ptr %408, align 4, !tbaa !8
  %410 = fcmp contract ogt float %405, %409
  %411 = select contract i1 %410, float %405, float %409
  %412 = fcmp contract ogt float %230, %411
  %413 = select contract i1 %412, float %230, float %411
  %414 = fsub contract float %51, %413
  %415 = fcmp contract ogt float %414, 0.000000e+00
  %416 = select contract i1 %415, float %414, float 0.000000e+00
  %417 = fmul contract float %400, %416
  %418 = fsub contract float %236, %417
  %419 = add nuw nsw i32 %20, 4
  %420 = add nuw i32 %32, %419
  %421 = mul nsw i32 %420, %35
  %422 = add i32 %421, %237
  %423 = sext i32 %422 to i64
  %424 = getelementptr inbounds float, ptr %2, i64 %423
  %425 = load float, ptr %424, align 4, !tbaa !8
  %426 = mul nsw i32 %35, %419
  %427 = add i32 %426, %237
  %428 = shl nsw i32 %35, 1
  %429 = sub nsw i32 %427, %428
  %430 = sext i32 %429 to i64
  %431 = getelementptr inbounds float, ptr %45, i64 %430
  %432 = load float, ptr %431, align 4, !tbaa !8
  %433 = fcmp contract ult float %432, %51
  br i1 %433, label %434, label %454

434:                                              ; preds = %389
  %435 = add nsw i32 %427, %35
  %436 = sext i32 %435 to i64
  %437 = getelementptr inbounds float, ptr %45, i64 %436
  %438 = load float, ptr %437, align 4, !tbaa !8
  %439 = fcmp contract ult float %438, %51
  br i1 %439, label %440, label %454

440:                                              ; preds = %434
  %441 = mul i32 %35, -3
  %442 = add i32 %427, %441
  %443 = sext i32 %442 to i64
  %444 = getelementptr inbounds float, ptr %45, i64 %443
  %445 = load float, ptr %444, align 4, !tbaa !8
  %446 = fcmp contract ult float %445, %51
  br i1 %446, label %447, label %454

447:                                              ; preds = %440
  %448 = add nsw i32 %427, %428
  %449 = sext i32 %448 to i64
  %450 = getelementptr inbounds float, ptr %45, i64 %449
  %451 = load float, ptr %450, align 4, !tbaa !8
  %452 = fcmp contract ult float %451, %51
  br i1 %452, label %453, label %454

453:                                              ; preds = %447
  br label %454

454:                                              ; preds = %453, %447, %440, %434, %389
  %455 = phi i1 [ true, %453 ], [ false, %389 ], [ false, %434 ], [ false, %447 ], [ false, %440 ]
  %456 = phi i1 [ false, %453 ], [ false, %389 ], [ false, %434 ], [ true, %447 ], [ true, %440 ]
  %457 = fcmp contract ogt float %425, 0.000000e+00
  %458 = sub nsw i32 %422, %428
  %459 = add nsw i32 %422, %35
  %460 = select i1 %457, i32 %458, i32 %459
  %461 = sext i32 %460 to i64
  %462 = getelementptr inbounds float, ptr %4, i64 %461
  %463 = load float, ptr %462, align 4, !tbaa !8
  %464 = sub nsw i32 %422, %35
  %465 = select i1 %457, i32 %464, i32 %422
  %466 = sext i32 %465 to i64
  %467 = getelementptr inbounds float, ptr %4, i64 %466
  %468 = load float, ptr %467, align 4, !tbaa !8
  %469 = select i1 %457, i32 %422, i32 %464
  %470 = sext i32 %469 to i64
  %471 = getelementptr inbounds float, ptr %4, i64 %470
  %472 = load float, ptr %471, align 4, !tbaa !8
  br i1 %455, label %473, label %554

473:                                              ; preds = %454
  %474 = select i1 %457, i32 %459, i32 %458
  %475 = mul i32 %35, -3
  %476 = select i1 %457, i32 %475, i32 %428
  %477 = add i32 %476, %422
  %478 = sext i32 %477 to i64
  %479 = getelementptr inbounds float, ptr %4, i64 %478
  %480 = load float, ptr %479, align 4, !tbaa !8
  %481 = sext i32 %474 to i64
  %482 = getelementptr inbounds float, ptr %4, i64 %481
  %483 = load float, ptr %482, align 4, !tbaa !8
  %484 = fmul contract float %463, 2.000000e+00
  %485 = fsub contract float %480, %484
  %486 = fadd contract float %468, %485
  %487 = fmul contract float %468, 2.000000e+00
  %488 = fsub contract float %463, %487
  %489 = fadd contract float %472, %488
  %490 = fmul contract float %472, 2.000000e+00
  %491 = fsub contract float %468, %490
  %492 = fadd contract float %491, %483
  %493 = fmul contract float %463, 4.000000e+00
  %494 = fsub contract float %480, %493
  %495 = fmul contract float %468, 3.000000e+00
  %496 = fadd contract float %495, %494
  %497 = fsub contract float %463, %472
  %498 = fmul contract float %472, 4.000000e+00
  %499 = fsub contract float %495, %498
  %500 = fadd contract float %499, %483
  %501 = fmul contract float %486, 0x3FF1555560000000
  %502 = fmul contract float %486, %501
  %503 = fmul contract float %496, 2.500000e-01
  %504 = fmul contract float %496, %503
  %505 = fadd contract float %502, %504
  %506 = fmul contract float %489, 0x3FF1555560000000
  %507 = fmul contract float %489, %506
  %508 = fmul contract float %497, 2.500000e-01
  %509 = fmul contract float %497, %508
  %510 = fadd contract float %509, %507
  %511 = fmul contract float %492, 0x3FF1555560000000
  %512 = fmul contract float %492, %511
  %513 = fmul contract float %500, 2.500000e-01
  %514 = fmul contract float %500, %513
  %515 = fadd contract float %512, %514
  %516 = fsub contract float %505, %515
  %517 = fadd contract float %505, 0x3E45798EE0000000
  %518 = fdiv contract float %516, %517
  %519 = fadd contract float %510, 0x3E45798EE0000000
  %520 = fdiv contract float %516, %519
  %521 = fadd contract float %515, 0x3E45798EE0000000
  %522 = fdiv contract float %516, %521
  %523 = fmul contract float %518, %518
  %524 = fadd contract float %523, 1.000000e+00
  %525 = fmul contract float %524, 0x3FB99999A0000000
  %526 = fmul contract float %520, %520
  %527 = fadd contract float %526, 1.000000e+00
  %528 = fmul contract float %527, 0x3FE3333340000000
  %529 = fmul contract float %522, %522
  %530 = fadd contract float %529, 1.000000e+00
  %531 = fmul contract float %530, 0x3FD3333340000000
  %532 = fmul contract float %480, 2.000000e+00
  %533 = fmul contract float %463, 7.000000e+00
  %534 = fsub contract float %532, %533
  %535 = fmul contract float %468, 1.100000e+01
  %536 = fadd contract float %535, %534
  %537 = fmul contract float %536, 0x3FC5555560000000
  %538 = fmul contract float %468, 5.000000e+00
  %539 = fsub contract float %538, %463
  %540 = fadd contract float %539, %490
  %541 = fmul contract float %540, 0x3FC5555560000000
  %542 = fmul contract float %472, 5.000000e+00
  %543 = fadd contract float %487, %542
  %544 = fsub contract float %543, %483
  %545 = fmul contract float %544, 0x3FC5555560000000
  %546 = fmul contract float %537, %525
  %547 = fmul contract float %541, %528
  %548 = fadd contract float %546, %547
  %549 = fmul contract float %545, %531
  %550 = fadd contract float %549, %548
  %551 = fadd contract float %525, %528
  %552 = fadd contract float %531, %551
  %553 = fdiv contract float %550, %552
  br label %581

554:                                              ; preds = %454
  br i1 %456, label %555, label %581

555:                                              ; preds = %554
  %556 = fsub contract float %468, %463
  %557 = fmul contract float %556, %556
  %558 = fsub contract float %472, %468
  %559 = fmul contract float %558, %558
  %560 = fsub contract float %557, %559
  %561 = fadd contract float %557, 0x3E45798EE0000000
  %562 = fdiv contract float %560, %561
  %563 = fadd contract float %559, 0x3E45798EE0000000
  %564 = fdiv contract float %560, %563
  %565 = fmul contract float %562, %562
  %566 = fadd contract float %565, 1.000000e+00
  %567 = fmul contract float %566, 0x3FD5555560000000
  %568 = fmul contract float %564, %564
  %569 = fadd contract float %568, 1.000000e+00
  %570 = fmul contract float %569, 0x3FE5555560000000
  %571 = fmul contract float %567, 5.000000e-01
  %572 = fmul contract float %468, 3.000000e+00
  %573 = fsub contract float %572, %463
  %574 = fmul contract float %573, %571
  %575 = fmul contract float %570, 5.000000e-01
  %576 = fadd contract float %468, %472
  %577 = fmul contract float %576, %575
  %578 = fadd contract float %574, %577
  %579 = fadd contract float %567, %570
  %580 = fdiv contract float %578, %579
  br label %581

581:                                              ; preds = %473, %554, %555
  %582 = phi contract float [ %553, %473 ], [ %580, %555 ], [ %468, %554 ]
  %583 = fmul contract float %425, %582
  %584 = getelementptr inbounds float, ptr %4, i64 %423
  %585 = load float, ptr %584, align 4, !tbaa !8
  %586 = sext i32 %464 to i64
  %587 = getelementptr inbounds float, ptr %4, i64 %586
  %588 = load float, ptr %587, align 4, !tbaa !8
  %589 = fsub contract float %585, %588
  %590 = fmul contract float %7, %589
  %591 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %592 = load ptr, ptr %591, align 8, !tbaa !25
  %593 = zext nneg i32 %419 to i64
  %594 = getelementptr inbounds nuw float, ptr %592, i64 %593
  %595 = load float, ptr %594, align 4, !tbaa !8
  %596 = fdiv contract float %590, %595
  %597 = fsub contract float %583, %596
  %598 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %599 = load ptr, ptr %598, align 8, !tbaa !19
  %600 = getelementptr inbounds nuw float, ptr %599, i64 %593
  %601 = load float, ptr %600, align 4, !tbaa !8
  %602 = fmul contract float %597, %601
  %603 = load float, ptr %244, align 4, !tbaa !8
  %604 = sext i32 %427 to i64
  %605 = getelementptr inbounds float, ptr %45, i64 %604
  %606 = load float, ptr %605, align 4, !tbaa !8
  %607 = fcmp contract ogt float %603, %606
  %608 = select contract i1 %607, float %603, float %606
  %609 = fcmp contract ogt float %230, %608
  %610 = select contract i1 %609, float %230, float %608
  %611 = fsub contract float %51, %610
  %612 = fcmp contract ogt float %611, 0.000000e+00
  %613 = select contract i1 %612, float %611, float 0.000000e+00
  %614 = fmul contract float %602, %613
  %615 = fadd contract float %418, %614
  %616 = getelementptr inbounds float, ptr %2, i64 %239
  %617 = load float, ptr %616, align 4, !tbaa !8
  %618 = sub nsw i32 %242, %428
  %619 = sext i32 %618 to i64
  %620 = getelementptr inbounds float, ptr %45, i64 %619
  %621 = load float, ptr %620, align 4, !tbaa !8
  %622 = fcmp contract ult float %621, %51
  br i1 %622, label %623, label %643

623:                                              ; preds = %581
  %624 = add nsw i32 %242, %35
  %625 = sext i32 %624 to i64
  %626 = getelementptr inbounds float, ptr %45, i64 %625
  %627 = load float, ptr %626, align 4, !tbaa !8
  %628 = fcmp contract ult float %627, %51
  br i1 %628, label %629, label %643

629:                                              ; preds = %623
  %630 = mul i32 %35, -3
  %631 = add i32 %242, %630
  %632 = sext i32 %631 to i64
  %633 = getelementptr inbounds float, ptr %45, i64 %632
  %634 = load float, ptr %633, align 4, !tbaa !8
  %635 = fcmp contract ult float %634, %51
  br i1 %635, label %636, label %643

636:                                              ; preds = %629
  %637 = add nsw i32 %242, %428
  %638 = sext i32 %637 to i64
  %639 = getelementptr inbounds float, ptr %45, i64 %638
  %640 = load float, ptr %639, align 4, !tbaa !8
  %641 = fcmp contract ult float %640, %51
  br i1 %641, label %642, label %643

642:                                              ; preds = %636
  br label %643

643:                                              ; preds = %642, %636, %629, %623, %581
  %644 = phi i1 [ true, %642 ], [ false, %581 ], [ false, %623 ], [ false, %636 ], [ false, %629 ]
  %645 = phi i1 [ false, %642 ], [ false, %581 ], [ false, %623 ], [ true, %636 ], [ true, %629 ]
  %646 = fcmp contract ogt float %617, 0.000000e+00
  %647 = sub nsw i32 %238, %428
  %648 = add nsw i32 %238, %35
  %649 = select i1 %646, i32 %647, i32 %648
  %650 = sext i32 %649 to i64
  %651 = getelementptr inbounds float, ptr %4, i64 %650
  %652 = load float, ptr %651, align 4, !tbaa !8
  %653 = sub nsw i32 %238, %35
  %654 = select i1 %646, i32 %653, i32 %238
  %655 = sext i32 %654 to i64
  %656 = getelementptr inbounds float, ptr %4, i64 %655
  %657 = load float, ptr %656, align 4, !tbaa !8
  %658 = select i1 %646, i32 %238, i32 %653
  %659 = sext i32 %658 to i64
  %660 = getelementptr inbounds float, ptr %4, i64 %659
  %661 = load float, ptr %660, align 4, !tbaa !8
  br i1 %644, label %662, label %743

662:                                              ; preds = %643
  %663 = select i1 %646, i32 %648, i32 %647
  %664 = mul i32 %35, -3
  %665 = select i1 %646, i32 %664, i32 %428
  %666 = add i32 %665, %238
  %667 = sext i32 %666 to i64
  %668 = getelementptr inbounds float, ptr %4, i64 %667
  %669 = load float, ptr %668, align 4, !tbaa !8
  %670 = sext i32 %663 to i64
  %671 = getelementptr inbounds float, ptr %4, i64 %670
  %672 = load float, ptr %671, align 4, !tbaa !8
  %673 = fmul contract float %652, 2.000000e+00
  %674 = fsub contract float %669, %673
  %675 = fadd contract float %657, %674
  %676 = fmul contract float %657, 2.000000e+00
  %677 = fsub contract float %652, %676
  %678 = fadd contract float %661, %677
  %679 = fmul contract float %661, 2.000000e+00
  %680 = fsub contract float %657, %679
  %681 = fadd contract float %680, %672
  %682 = fmul contract float %652, 4.000000e+00
  %683 = fsub contract float %669, %682
  %684 = fmul contract float %657, 3.000000e+00
  %685 = fadd contract float %684, %683
  %686 = fsub contract float %652, %661
  %687 = fmul contract float %661, 4.000000e+00
  %688 = fsub contract float %684, %687
  %689 = fadd contract float %688, %672
  %690 = fmul contract float %675, 0x3FF1555560000000
  %691 = fmul contract float %675, %690
  %692 = fmul contract float %685, 2.500000e-01
  %693 = fmul contract float %685, %692
  %694 = fadd contract float %691, %693
  %695 = fmul contract float %678, 0x3FF1555560000000
  %696 = fmul contract float %678, %695
  %697 = fmul contract float %686, 2.500000e-01
  %698 = fmul contract float %686, %697
  %699 = fadd contract float %698, %696
  %700 = fmul contract float %681, 0x3FF1555560000000
  %701 = fmul contract float %681, %700
  %702 = fmul contract float %689, 2.500000e-01
  %703 = fmul contract float %689, %702
  %704 = fadd contract float %701, %703
  %705 = fsub contract float %694, %704
  %706 = fadd contract float %694, 0x3E45798EE0000000
  %707 = fdiv contract float %705, %706
  %708 = fadd contract float %699, 0x3E45798EE0000000
  %709 = fdiv contract float %705, %708
  %710 = fadd contract float %704, 0x3E45798EE0000000
  %711 = fdiv contract float %705, %710
  %712 = fmul contract float %707, %707
  %713 = fadd contract float %712, 1.000000e+00
  %714 = fmul contract float %713, 0x3FB99999A0000000
  %715 = fmul contract float %709, %709
  %716 = fadd contract float %715, 1.000000e+00
  %717 = fmul contract float %716, 0x3FE3333340000000
  %718 = fmul contract float %711, %711
  %719 = fadd contract float %718, 1.000000e+00
  %720 = fmul contract float %719, 0x3FD3333340000000
  %721 = fmul contract float %669, 2.000000e+00
  %722 = fmul contract float %652, 7.000000e+00
  %723 = fsub contract float %721, %722
  %724 = fmul contract float %657, 1.100000e+01
  %725 = fadd contract float %724, %723
  %726 = fmul contract float %725, 0x3FC5555560000000
  %727 = fmul contract float %657, 5.000000e+00
  %728 = fsub contract float %727, %652
  %729 = fadd contract float %728, %679
  %730 = fmul contract float %729, 0x3FC5555560000000
  %731 = fmul contract float %661, 5.000000e+00
  %732 = fadd contract float %676, %731
  %733 = fsub contract float %732, %672
  %734 = fmul contract float %733, 0x3FC5555560000000
  %735 = fmul contract float %726, %714
  %736 = fmul contract float %730, %717
  %737 = fadd contract float %735, %736
  %738 = fmul contract float %734, %720
  %739 = fadd contract float %738, %737
  %740 = fadd contract float %714, %717
  %741 = fadd contract float %720, %740
  %742 = fdiv contract float %739, %741
  br label %770

743:                                              ; preds = %643
  br i1 %645, label %744, label %770

744:                                              ; preds = %743
  %745 = fsub contract float %657, %652
  %746 = fmul contract float %745, %745
  %747 = fsub contract float %661, %657
  %748 = fmul contract float %747, %747
  %749 = fsub contract float %746, %748
  %750 = fadd contract float %746, 0x3E45798EE0000000
  %751 = fdiv contract float %749, %750
  %752 = fadd contract float %748, 0x3E45798EE0000000
  %753 = fdiv contract float %749, %752
  %754 = fmul contract float %751, %751
  %755 = fadd contract float %754, 1.000000e+00
  %756 = fmul contract float %755, 0x3FD5555560000000
  %757 = fmul contract float %753, %753
  %758 = fadd contract float %757, 1.000000e+00
  %759 = fmul contract float %758, 0x3FE5555560000000
  %760 = fmul contract float %756, 5.000000e-01
  %761 = fmul contract float %657, 3.000000e+00
  %762 = fsub contract float %761, %652
  %763 = fmul contract float %762, %760
  %764 = fmul contract float %759, 5.000000e-01
  %765 = fadd contract float %657, %661
  %766 = fmul contract float %765, %764
  %767 = fadd contract float %763, %766
  %768 = fadd contract float %756, %759
  %769 = fdiv contract float %767, %768
  br label %770

770:                                              ; preds = %662, %743, %744
  %771 = phi contract float [ %742, %662 ], [ %769, %744 ], [ %657, %743 ]
  %772 = fmul contract float %617, %771
  %773 = sext i32 %653 to i64
  %774 = getelementptr inbounds float, ptr %4, i64 %773
  %775 = load float, ptr %774, align 4, !tbaa !8
  %776 = fsub contract float %393, %775
  %777 = fmul contract float %7, %776
  %778 = getelementptr inbounds nuw float, ptr %592, i64 %209
  %779 = load float, ptr %778, align 4, !tbaa !8
  %780 = fdiv contract float %777, %779
  %781 = fsub contract float %772, %780
  %782 = getelementptr inbounds nuw float, ptr %599, i64 %209
  %783 = load float, ptr %782, align 4, !tbaa !8
  %784 = fmul contract float %783, %781
  %785 = add nuw nsw i32 %20, 2
  %786 = mul nsw i32 %35, %785
  %787 = add i32 %786, %237
  %788 = sext i32 %787 to i64
  %789 = getelementptr inbounds float, ptr %45, i64 %788
  %790 = load float, ptr %789, align 4, !tbaa !8
  %791 = fcmp contract ogt float %790, %603
  %792 = select contract i1 %791, float %790, float %603
  %793 = fcmp contract ogt float %230, %792
  %794 = select contract i1 %793, float %230, float %792
  %795 = fsub contract float %51, %794
  %796 = fcmp contract ogt float %795, 0.000000e+00
  %797 = select contract i1 %796, float %795, float 0.000000e+00
  %798 = fmul contract float %784, %797
  %799 = fsub contract float %615, %798
  %800 = add nuw nsw i32 %21, 1
  %801 = add nuw nsw i32 %21, 4
  %802 = mul nsw i32 %31, %801
  %803 = add nuw i32 %802, %33
  %804 = mul nsw i32 %803, %35
  %805 = add i32 %804, %237
  %806 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %807 = load i32, ptr %806, align 8, !tbaa !15
  %808 = icmp eq i32 %800, %807
  br i1 %808, label %809, label %821

809:                                              ; preds = %770
  %810 = icmp eq i32 %9, 0
  br i1 %810, label %974, label %811

811:                                              ; preds = %809
  %812 = sext i32 %805 to i64
  %813 = getelementptr inbounds float, ptr %3, i64 %812
  %814 = mul nsw i32 %31, %35
  %815 = sub nsw i32 %805, %814
  %816 = sext i32 %815 to i64
  %817 = getelementptr inbounds float, ptr %4, i64 %816
  %818 = load float, ptr %813, align 4, !tbaa !8
  %819 = load float, ptr %817, align 4, !tbaa !8
  %820 = fmul contract float %818, %819
  br label %974

821:                                              ; preds = %770
  %822 = sext i32 %805 to i64
  %823 = getelementptr inbounds float, ptr %3, i64 %822
  %824 = load float, ptr %823, align 4, !tbaa !8
  %825 = mul nsw i32 %31, %35
  %826 = sub nsw i32 %807, %800
  %827 = tail call i32 @llvm.smin.i32(i32 %826, i32 %800)
  %828 = icmp sgt i32 %827, 2
  br i1 %828, label %829, label %836

829:                                              ; preds = %821
  %830 = zext nneg i32 %800 to i64
  %831 = getelementptr float, ptr %47, i64 %830
  %832 = getelementptr i8, ptr %831, i64 -8
  %833 = load float, ptr %832, align 4, !tbaa !8
  %834 = fcmp contract ugt float %833, %603
  br i1 %834, label %836, label %835

835:                                              ; preds = %829
  br label %836

836:                                              ; preds = %835, %829, %821
  %837 = phi i32 [ 2, %835 ], [ 3, %829 ], [ %827, %821 ]
  %838 = icmp eq i32 %837, 2
  br i1 %838, label %839, label %842

839:                                              ; preds = %836
  %840 = fcmp contract ugt float %230, %603
  br i1 %840, label %842, label %841

841:                                              ; preds = %839
  br label %842

842:                                              ; preds = %841, %839, %836
  %843 = phi i32 [ 1, %841 ], [ 2, %839 ], [ %837, %836 ]
  %844 = fcmp contract ogt float %824, 0.000000e+00
  %845 = shl nsw i32 %825, 1
  %846 = sub nsw i32 %805, %845
  %847 = add nsw i32 %805, %825
  %848 = select i1 %844, i32 %846, i32 %847
  %849 = sext i32 %848 to i64
  %850 = getelementptr inbounds float, ptr %4, i64 %849
  %851 = load float, ptr %850, align 4, !tbaa !8
  %852 = sub nsw i32 %805, %825
  %853 = select i1 %844, i32 %852, i32 %805
  %854 = sext i32 %853 to i64
  %855 = getelementptr inbounds float, ptr %4, i64 %854
  %856 = load float, ptr %855, align 4, !tbaa !8
  %857 = select i1 %844, i32 %805, i32 %852
  %858 = sext i32 %857 to i64
  %859 = getelementptr inbounds float, ptr %4, i64 %858
  %860 = load float, ptr %859, align 4, !tbaa !8
  %861 = icmp sgt i32 %843, 2
  br i1 %861, label %862, label %943

862:                                              ; preds = %842
  %863 = select i1 %844, i32 %847, i32 %846
  %864 = mul i32 %825, -3
  %865 = select i1 %844, i32 %864, i32 %845
  %866 = add i32 %865, %805
  %867 = sext i32 %866 to i64
  %868 = getelementptr inbounds float, ptr %4, i64 %867
  %869 = load float, ptr %868, align 4, !tbaa !8
  %870 = sext i32 %863 to i64
  %871 = getelementptr inbounds float, ptr %4, i64 %870
  %872 = load float, ptr %871, align 4, !tbaa !8
  %873 = fmul contract float %851, 2.000000e+00
  %874 = fsub contract float %869, %873
  %875 = fadd contract float %856, %874
  %876 = fmul contract float %856, 2.000000e+00
  %877 = fsub contract float %851, %876
  %878 = fadd contract float %860, %877
  %879 = fmul contract float %860, 2.000000e+00
  %880 = fsub contract float %856, %879
  %881 = fadd contract float %880, %872
  %882 = fmul contract float %851, 4.000000e+00
  %883 = fsub contract float %869, %882
  %884 = fmul contract float %856, 3.000000e+00
  %885 = fadd contract float %884, %883
  %886 = fsub contract float %851, %860
  %887 = fmul contract float %860, 4.000000e+00
  %888 = fsub contract float %884, %887
  %889 = fadd contract float %888, %872
  %890 = fmul contract float %875, 0x3FF1555560000000
  %891 = fmul contract float %875, %890
  %892 = fmul contract float %885, 2.500000e-01
  %893 = fmul contract float %885, %892
  %894 = fadd contract float %891, %893
  %895 = fmul contract float %878, 0x3FF1555560000000
  %896 = fmul contract float %878, %895
  %897 = fmul contract float %886, 2.500000e-01
  %898 = fmul contract float %886, %897
  %899 = fadd contract float %898, %896
  %900 = fmul contract float %881, 0x3FF1555560000000
  %901 = fmul contract float %881, %900
  %902 = fmul contract float %889, 2.500000e-01
  %903 = fmul contract float %889, %902
  %904 = fadd contract float %901, %903
  %905 = fsub contract float %894, %904
  %906 = fadd contract float %894, 0x3E45798EE0000000
  %907 = fdiv contract float %905, %906
  %908 = fadd contract float %899, 0x3E45798EE0000000
  %909 = fdiv contract float %905, %908
  %910 = fadd contract float %904, 0x3E45798EE0000000
  %911 = fdiv contract float %905, %910
  %912 = fmul contract float %907, %907
  %913 = fadd contract float %912, 1.000000e+00
  %914 = fmul contract float %913, 0x3FB99999A0000000
  %915 = fmul contract float %909, %909
  %916 = fadd contract float %915, 1.000000e+00
  %917 = fmul contract float %916, 0x3FE3333340000000
  %918 = fmul contract float %911, %911
  %919 = fadd contract float %918, 1.000000e+00
  %920 = fmul contract float %919, 0x3FD3333340000000
  %921 = fmul contract float %869, 2.000000e+00
  %922 = fmul contract float %851, 7.000000e+00
  %923 = fsub contract float %921, %922
  %924 = fmul contract float %856, 1.100000e+01
  %925 = fadd contract float %924, %923
  %926 = fmul contract float %925, 0x3FC5555560000000
  %927 = fmul contract float %856, 5.000000e+00
  %928 = fsub contract float %927, %851
  %929 = fadd contract float %928, %879
  %930 = fmul contract float %929, 0x3FC5555560000000
  %931 = fmul contract float %860, 5.000000e+00
  %932 = fadd contract float %876, %931
  %933 = fsub contract float %932, %872
  %934 = fmul contract float %933, 0x3FC5555560000000
  %935 = fmul contract float %926, %914
  %936 = fmul contract float %930, %917
  %937 = fadd contract float %935, %936
  %938 = fmul contract float %934, %920
  %939 = fadd contract float %938, %937
  %940 = fadd contract float %914, %917
  %941 = fadd contract float %920, %940
  %942 = fdiv contract float %939, %941
  br label %971

943:                                              ; preds = %842
  %944 = icmp eq i32 %843, 2
  br i1 %944, label %945, label %971

945:                                              ; preds = %943
  %946 = fsub contract float %856, %851
  %947 = fmul contract float %946, %946
  %948 = fsub contract float %860, %856
  %949 = fmul contract float %948, %948
  %950 = fsub contract float %947, %949
  %951 = fadd contract float %947, 0x3E45798EE0000000
  %952 = fdiv contract float %950, %951
  %953 = fadd contract float %949, 0x3E45798EE0000000
  %954 = fdiv contract float %950, %953
  %955 = fmul contract float %952, %952
  %956 = fadd contract float %955, 1.000000e+00
  %957 = fmul contract float %956, 0x3FD5555560000000
  %958 = fmul contract float %954, %954
  %959 = fadd contract float %958, 1.000000e+00
  %960 = fmul contract float %959, 0x3FE5555560000000
  %961 = fmul contract float %957, 5.000000e-01
  %962 = fmul contract float %856, 3.000000e+00
  %963 = fsub contract float %962, %851
  %964 = fmul contract float %963, %961
  %965 = fmul contract float %960, 5.000000e-01
  %966 = fadd contract float %856, %860
  %967 = fmul contract float %966, %965
  %968 = fadd contract float %964, %967
  %969 = fadd contract float %957, %960
  %970 = fdiv contract float %968, %969
  br label %971

971:                                              ; preds = %945, %943, %862
  %972 = phi contract float [ %942, %862 ], [ %970, %945 ], [ %856, %943 ]
  %973 = fmul contract float %824, %972
  br label %974

974:                                              ; preds = %809, %811, %971
  %975 = phi float [ %973, %971 ], [ 0.000000e+00, %809 ], [ %820, %811 ]
  %976 = icmp eq i32 %21, 0
  br i1 %976, label %1142, label %977

977:                                              ; preds = %974
  %978 = icmp eq i32 %21, %807
  br i1 %978, label %979, label %990

979:                                              ; preds = %977
  %980 = icmp eq i32 %9, 0
  br i1 %980, label %1142, label %981

981:                                              ; preds = %979
  %982 = getelementptr inbounds float, ptr %3, i64 %239
  %983 = mul nsw i32 %31, %35
  %984 = sub nsw i32 %238, %983
  %985 = sext i32 %984 to i64
  %986 = getelementptr inbounds float, ptr %4, i64 %985
  %987 = load float, ptr %982, align 4, !tbaa !8
  %988 = load float, ptr %986, align 4, !tbaa !8
  %989 = fmul contract float %987, %988
  br label %1142

990:                                              ; preds = %977
  %991 = getelementptr inbounds float, ptr %3, i64 %239
  %992 = load float, ptr %991, align 4, !tbaa !8
  %993 = mul nsw i32 %31, %35
  %994 = sub nsw i32 %807, %21
  %995 = tail call i32 @llvm.smin.i32(i32 %994, i32 %21)
  %996 = icmp sgt i32 %995, 2
  br i1 %996, label %997, label %1002

997:                                              ; preds = %990
  %998 = getelementptr i8, ptr %49, i64 -8
  %999 = load float, ptr %998, align 4, !tbaa !8
  %1000 = fcmp contract ugt float %999, %603
  br i1 %1000, label %1002, label %1001

1001:                                             ; preds = %997
  br label %1002

1002:                                             ; preds = %1001, %997, %990
  %1003 = phi i32 [ 2, %1001 ], [ 3, %997 ], [ %995, %990 ]
  %1004 = icmp eq i32 %1003, 2
  br i1 %1004, label %1005, label %1010

1005:                                             ; preds = %1002
  %1006 = getelementptr i8, ptr %49, i64 -4
  %1007 = load float, ptr %1006, align 4, !tbaa !8
  %1008 = fcmp contract ugt float %1007, %603
  br i1 %1008, label %1010, label %1009

1009:                                             ; preds = %1005
  br label %1010

1010:                                             ; preds = %1009, %1005, %1002
  %1011 = phi i32 [ 1, %1009 ], [ 2, %1005 ], [ %1003, %1002 ]
  %1012 = fcmp contract ogt float %992, 0.000000e+00
  %1013 = shl nsw i32 %993, 1
  %1014 = sub nsw i32 %238, %1013
  %1015 = add nsw i32 %238, %993
  %1016 = select i1 %1012, i32 %1014, i32 %1015
  %1017 = sext i32 %1016 to i64
  %1018 = getelementptr inbounds float, ptr %4, i64 %1017
  %1019 = load float, ptr %1018, align 4, !tbaa !8
  %1020 = sub nsw i32 %238, %993
  %1021 = select i1 %1012, i32 %1020, i32 %238
  %1022 = sext i32 %1021 to i64
  %1023 = getelementptr inbounds float, ptr %4, i64 %1022
  %1024 = load float, ptr %1023, align 4, !tbaa !8
  %1025 = select i1 %1012, i32 %238, i32 %1020
  %1026 = sext i32 %1025 to i64
  %1027 = getelementptr inbounds float, ptr %4, i64 %1026
  %1028 = load float, ptr %1027, align 4, !tbaa !8
  %1029 = icmp sgt i32 %1011, 2
  br i1 %1029, label %1030, label %1111

1030:                                             ; preds = %1010
  %1031 = select i1 %1012, i32 %1015, i32 %1014
  %1032 = mul i32 %993, -3
  %1033 = select i1 %1012, i32 %1032, i32 %1013
  %1034 = add i32 %1033, %238
  %1035 = sext i32 %1034 to i64
  %1036 = getelementptr inbounds float, ptr %4, i64 %1035
  %1037 = load float, ptr %1036, align 4, !tbaa !8
  %1038 = sext i32 %1031 to i64
  %1039 = getelementptr inbounds float, ptr %4, i64 %1038
  %1040 = load float, ptr %1039, align 4, !tbaa !8
  %1041 = fmul contract float %1019, 2.000000e+00
  %1042 = fsub contract float %1037, %1041
  %1043 = fadd contract float %1024, %1042
  %1044 = fmul contract float %1024, 2.000000e+00
  %1045 = fsub contract float %1019, %1044
  %1046 = fadd contract float %1028, %1045
  %1047 = fmul contract float %1028, 2.000000e+00
  %1048 = fsub contract float %1024, %1047
  %1049 = fadd contract float %1048, %1040
  %1050 = fmul contract float %1019, 4.000000e+00
  %1051 = fsub contract float %1037, %1050
  %1052 = fmul contract float %1024, 3.000000e+00
  %1053 = fadd contract float %1052, %1051
  %1054 = fsub contract float %1019, %1028
  %1055 = fmul contract float %1028, 4.000000e+00
  %1056 = fsub contract float %1052, %1055
  %1057 = fadd contract float %1056, %1040
  %1058 = fmul contract float %1043, 0x3FF1555560000000
  %1059 = fmul contract float %1043, %1058
  %1060 = fmul contract float %1053, 2.500000e-01
  %1061 = fmul contract float %1053, %1060
  %1062 = fadd contract float %1059, %1061
  %1063 = fmul contract float %1046, 0x3FF1555560000000
  %1064 = fmul contract float %1046, %1063
  %1065 = fmul contract float %1054, 2.500000e-01
  %1066 = fmul contract float %1054, %1065
  %1067 = fadd contract float %1066, %1064
  %1068 = fmul contract float %1049, 0x3FF1555560000000
  %1069 = fmul contract float %1049, %1068
  %1070 = fmul contract float %1057, 2.500000e-01
  %1071 = fmul contract float %1057, %1070
  %1072 = fadd contract float %1069, %1071
  %1073 = fsub contract float %1062, %1072
  %1074 = fadd contract float %1062, 0x3E45798EE0000000
  %1075 = fdiv contract float %1073, %1074
  %1076 = fadd contract float %1067, 0x3E45798EE0000000
  %1077 = fdiv contract float %1073, %1076
  %1078 = fadd contract float %1072, 0x3E45798EE0000000
  %1079 = fdiv contract float %1073, %1078
  %1080 = fmul contract float %1075, %1075
  %1081 = fadd contract float %1080, 1.000000e+00
  %1082 = fmul contract float %1081, 0x3FB99999A0000000
  %1083 = fmul contract float %1077, %1077
  %1084 = fadd contract float %1083, 1.000000e+00
  %1085 = fmul contract float %1084, 0x3FE3333340000000
  %1086 = fmul contract float %1079, %1079
  %1087 = fadd contract float %1086, 1.000000e+00
  %1088 = fmul contract float %1087, 0x3FD3333340000000
  %1089 = fmul contract float %1037, 2.000000e+00
  %1090 = fmul contract float %1019, 7.000000e+00
  %1091 = fsub contract float %1089, %1090
  %1092 = fmul contract float %1024, 1.100000e+01
  %1093 = fadd contract float %1092, %1091
  %1094 = fmul contract float %1093, 0x3FC5555560000000
  %1095 = fmul contract float %1024, 5.000000e+00
  %1096 = fsub contract float %1095, %1019
  %1097 = fadd contract float %1096, %1047
  %1098 = fmul contract float %1097, 0x3FC5555560000000
  %1099 = fmul contract float %1028, 5.000000e+00
  %1100 = fadd contract float %1044, %1099
  %1101 = fsub contract float %1100, %1040
  %1102 = fmul contract float %1101, 0x3FC5555560000000
  %1103 = fmul contract float %1094, %1082
  %1104 = fmul contract float %1098, %1085
  %1105 = fadd contract float %1103, %1104
  %1106 = fmul contract float %1102, %1088
  %1107 = fadd contract float %1106, %1105
  %1108 = fadd contract float %1082, %1085
  %1109 = fadd contract float %1088, %1108
  %1110 = fdiv contract float %1107, %1109
  br label %1139

1111:                                             ; preds = %1010
  %1112 = icmp eq i32 %1011, 2
  br i1 %1112, label %1113, label %1139

1113:                                             ; preds = %1111
  %1114 = fsub contract float %1024, %1019
  %1115 = fmul contract float %1114, %1114
  %1116 = fsub contract float %1028, %1024
  %1117 = fmul contract float %1116, %1116
  %1118 = fsub contract float %1115, %1117
  %1119 = fadd contract float %1115, 0x3E45798EE0000000
  %1120 = fdiv contract float %1118, %1119
  %1121 = fadd contract float %1117, 0x3E45798EE0000000
  %1122 = fdiv contract float %1118, %1121
  %1123 = fmul contract float %1120, %1120
  %1124 = fadd contract float %1123, 1.000000e+00
  %1125 = fmul contract float %1124, 0x3FD5555560000000
  %1126 = fmul contract float %1122, %1122
  %1127 = fadd contract float %1126, 1.000000e+00
  %1128 = fmul contract float %1127, 0x3FE5555560000000
  %1129 = fmul contract float %1125, 5.000000e-01
  %1130 = fmul contract float %1024, 3.000000e+00
  %1131 = fsub contract float %1130, %1019
  %1132 = fmul contract float %1131, %1129
  %1133 = fmul contract float %1128, 5.000000e-01
  %1134 = fadd contract float %1024, %1028
  %1135 = fmul contract float %1134, %1133
  %1136 = fadd contract float %1132, %1135
  %1137 = fadd contract float %1125, %1128
  %1138 = fdiv contract float %1136, %1137
  br label %1139

1139:                                             ; preds = %1113, %1111, %1030
  %1140 = phi contract float [ %1110, %1030 ], [ %1138, %1113 ], [ %1024, %1111 ]
  %1141 = fmul contract float %992, %1140
  br label %1142

1142:                                             ; preds = %974, %979, %981, %1139
  %1143 = phi float [ %1141, %1139 ], [ 0.000000e+00, %974 ], [ %989, %981 ], [ 0.000000e+00, %979 ]
  %1144 = fsub contract float %975, %1143
  %1145 = fcmp contract ogt float %230, %603
  %1146 = select contract i1 %1145, float %230, float %603
  %1147 = fsub contract float %51, %1146
  %1148 = fcmp contract ogt float %1147, 0.000000e+00
  %1149 = select contract i1 %1148, float %1147, float 0.000000e+00
  %1150 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1151 = load ptr, ptr %1150, align 8, !tbaa !20
  %1152 = zext nneg i32 %20 to i64
  %1153 = getelementptr float, ptr %1151, i64 %1152
  %1154 = getelementptr i8, ptr %1153, i64 12
  %1155 = load float, ptr %1154, align 4, !tbaa !8
  %1156 = fdiv contract float %799, %1155
  %1157 = fadd contract float %1144, %1156
  %1158 = fneg contract float %1157
  %1159 = fdiv contract float %1158, %1149
  %1160 = add nsw i32 %807, -1
  %1161 = icmp eq i32 %21, %1160
  br i1 %1161, label %1162, label %1168

1162:                                             ; preds = %1142
  %1163 = getelementptr inbounds float, ptr %5, i64 %243
  %1164 = load float, ptr %1163, align 4, !tbaa !8
  %1165 = fsub contract float %1164, %393
  %1166 = fmul contract float %8, %1165
  %1167 = fadd contract float %1159, %1166
  br label %1168

1168:                                             ; preds = %1162, %1142
  %1169 = phi float [ %1167, %1162 ], [ %1159, %1142 ]
  %1170 = fcmp contract ole float %1149, 0.000000e+00
  %1171 = select contract i1 %1170, float 0.000000e+00, float %1169
  %1172 = getelementptr inbounds float, ptr %6, i64 %239
  store float %1171, ptr %1172, align 4, !tbaa !8
  br label %1173

1173:                                             ; preds = %10, %1168
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @tracer_tendency_centred2_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6, float noundef %7, float noundef %8, i32 noundef %9) local_unnamed_addr #1 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %18 = mul nuw nsw i32 %16, %17
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %20 = add nuw nsw i32 %18, %19
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %22 = load i32, ptr %0, align 8, !tbaa !10
  %23 = icmp slt i32 %15, %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = icmp slt i32 %20, %25
  %27 = select i1 %23, i1 %26, i1 false
  br i1 %27, label %28, label %299

28:                                               ; preds = %10
  %29 = add nsw i32 %15, 1
  %30 = add nuw nsw i32 %21, 3
  %31 = add nuw nsw i32 %25, 6
  %32 = mul nsw i32 %31, %30
  %33 = add nuw nsw i32 %20, 3
  %34 = add nuw i32 %32, %33
  %35 = add nsw i32 %22, 6
  %36 = mul nsw i32 %34, %35
  %37 = add i32 %15, 4
  %38 = add i32 %37, %36
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %1, i64 %39
  %41 = mul nsw i32 %35, %33
  %42 = getelementptr float, ptr %4, i64 %39
  %43 = getelementptr i8, ptr %42, i64 -4
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = load float, ptr %42, align 4, !tbaa !8
  %46 = fadd contract float %44, %45
  %47 = fmul contract float %46, 5.000000e-01
  %48 = load float, ptr %40, align 4, !tbaa !8
  %49 = fmul contract float %48, %47
  %50 = fsub contract float %45, %44
  %51 = fmul contract float %7, %50
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %53 = load ptr, ptr %52, align 8, !tbaa !26
  %54 = zext nneg i32 %33 to i64
  %55 = getelementptr inbounds nuw float, ptr %53, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !8
  %57 = fdiv contract float %51, %56
  %58 = fsub contract float %49, %57
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %60 = load ptr, ptr %59, align 8, !tbaa !18
  %61 = getelementptr inbounds nuw float, ptr %60, i64 %54
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = fmul contract float %58, %62
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %65 = load ptr, ptr %64, align 8, !tbaa !22
  %66 = add i32 %29, %41
  %67 = add i32 %66, 2
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %65, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = add i32 %66, 3
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %65, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !8
  %75 = fcmp contract ogt float %70, %74
  %76 = select contract i1 %75, float %70, float %74
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %78 = load ptr, ptr %77, align 8, !tbaa !14
  %79 = zext nneg i32 %21 to i64
  %80 = getelementptr float, ptr %78, i64 %79
  %81 = getelementptr i8, ptr %80, i64 4
  %82 = load float, ptr %81, align 4, !tbaa !8
  %83 = load float, ptr %80, align 4, !tbaa !8
  %84 = fcmp contract ogt float %83, %76
  %85 = select contract i1 %84, float %83, float %76
  %86 = fsub contract float %82, %85
  %87 = fcmp contract ogt float %86, 0.000000e+00
  %88 = select contract i1 %87, float %86, float 0.000000e+00
  %89 = fmul contract float %63, %88
  %90 = add i32 %15, 3
  %91 = add i32 %36, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %1, i64 %92
  %94 = getelementptr float, ptr %4, i64 %92
  %95 = getelementptr i8, ptr %94, i64 -4
  %96 = load float, ptr %95, align 4, !tbaa !8
  %97 = load float, ptr %94, align 4, !tbaa !8
  %98 = fadd contract float %96, %97
  %99 = fmul contract float %98, 5.000000e-01
  %100 = load float, ptr %93, align 4, !tbaa !8
  %101 = fmul contract float %100, %99
  %102 = fsub contract float %97, %96
  %103 = fmul contract float %7, %102
  %104 = fdiv contract float %103, %56
  %105 = fsub contract float %101, %104
  %106 = fmul contract float %62, %105
  %107 = add i32 %41, %15
  %108 = add i32 %107, 2
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %65, i64 %109
  %111 = load float, ptr %110, align 4, !tbaa !8
  %112 = add i32 %107, 3
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr %65, i64 %113
  %115 = load float, ptr %114, align 4, !tbaa !8
  %116 = fcmp contract ogt float %111, %115
  %117 = select contract i1 %116, float %111, float %115
  %118 = fcmp contract ogt float %83, %117
  %119 = select contract i1 %118, float %83, float %117
  %120 = fsub contract float %82, %119
  %121 = fcmp contract ogt float %120, 0.000000e+00
  %122 = select contract i1 %121, float %120, float 0.000000e+00
  %123 = fmul contract float %106, %122
  %124 = fsub contract float %89, %123
  %125 = add nuw nsw i32 %20, 4
  %126 = add nuw i32 %32, %125
  %127 = mul nsw i32 %126, %35
  %128 = add i32 %127, %90
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds float, ptr %2, i64 %129
  %131 = mul nsw i32 %35, %125
  %132 = sub nsw i32 %128, %35
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr %4, i64 %133
  %135 = load float, ptr %134, align 4, !tbaa !8
  %136 = getelementptr inbounds float, ptr %4, i64 %129
  %137 = load float, ptr %136, align 4, !tbaa !8
  %138 = fadd contract float %135, %137
  %139 = fmul contract float %138, 5.000000e-01
  %140 = load float, ptr %130, align 4, !tbaa !8
  %141 = fmul contract float %140, %139
  %142 = fsub contract float %137, %135
  %143 = fmul contract float %7, %142
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %145 = load ptr, ptr %144, align 8, !tbaa !25
  %146 = zext nneg i32 %125 to i64
  %147 = getelementptr inbounds nuw float, ptr %145, i64 %146
  %148 = load float, ptr %147, align 4, !tbaa !8
  %149 = fdiv contract float %143, %148
  %150 = fsub contract float %141, %149
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %152 = load ptr, ptr %151, align 8, !tbaa !19
  %153 = getelementptr inbounds nuw float, ptr %152, i64 %146
  %154 = load float, ptr %153, align 4, !tbaa !8
  %155 = fmul contract float %150, %154
  %156 = add i32 %41, %90
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds float, ptr %65, i64 %157
  %159 = load float, ptr %158, align 4, !tbaa !8
  %160 = add i32 %131, %90
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds float, ptr %65, i64 %161
  %163 = load float, ptr %162, align 4, !tbaa !8
  %164 = fcmp contract ogt float %159, %163
  %165 = select contract i1 %164, float %159, float %163
  %166 = fcmp contract ogt float %83, %165
  %167 = select contract i1 %166, float %83, float %165
  %168 = fsub contract float %82, %167
  %169 = fcmp contract ogt float %168, 0.000000e+00
  %170 = select contract i1 %169, float %168, float 0.000000e+00
  %171 = fmul contract float %155, %170
  %172 = fadd contract float %124, %171
  %173 = getelementptr inbounds float, ptr %2, i64 %92
  %174 = sub nsw i32 %91, %35
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds float, ptr %4, i64 %175
  %177 = load float, ptr %176, align 4, !tbaa !8
  %178 = fadd contract float %97, %177
  %179 = fmul contract float %178, 5.000000e-01
  %180 = load float, ptr %173, align 4, !tbaa !8
  %181 = fmul contract float %180, %179
  %182 = fsub contract float %97, %177
  %183 = fmul contract float %7, %182
  %184 = getelementptr inbounds nuw float, ptr %145, i64 %54
  %185 = load float, ptr %184, align 4, !tbaa !8
  %186 = fdiv contract float %183, %185
  %187 = fsub contract float %181, %186
  %188 = getelementptr inbounds nuw float, ptr %152, i64 %54
  %189 = load float, ptr %188, align 4, !tbaa !8
  %190 = fmul contract float %189, %187
  %191 = add nuw nsw i32 %20, 2
  %192 = mul nsw i32 %35, %191
  %193 = add i32 %192, %90
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds float, ptr %65, i64 %194
  %196 = load float, ptr %195, align 4, !tbaa !8
  %197 = fcmp contract ogt float %196, %159
  %198 = select contract i1 %197, float %196, float %159
  %199 = fcmp contract ogt float %83, %198
  %200 = select contract i1 %199, float %83, float %198
  %201 = fsub contract float %82, %200
  %202 = fcmp contract ogt float %201, 0.000000e+00
  %203 = select contract i1 %202, float %201, float 0.000000e+00
  %204 = fmul contract float %190, %203
  %205 = fsub contract float %172, %204
  %206 = add nuw nsw i32 %21, 1
  %207 = add nuw nsw i32 %21, 4
  %208 = mul nsw i32 %31, %207
  %209 = add nuw i32 %208, %33
  %210 = mul nsw i32 %209, %35
  %211 = add i32 %210, %90
  %212 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %213 = load i32, ptr %212, align 8, !tbaa !15
  %214 = icmp eq i32 %206, %213
  br i1 %214, label %215, label %227

215:                                              ; preds = %28
  %216 = icmp eq i32 %9, 0
  br i1 %216, label %241, label %217

217:                                              ; preds = %215
  %218 = mul nsw i32 %31, %35
  %219 = sub nsw i32 %211, %218
  %220 = sext i32 %219 to i64
  %221 = getelementptr inbounds float, ptr %4, i64 %220
  %222 = sext i32 %211 to i64
  %223 = getelementptr inbounds float, ptr %3, i64 %222
  %224 = load float, ptr %223, align 4, !tbaa !8
  %225 = load float, ptr %221, align 4, !tbaa !8
  %226 = fmul contract float %224, %225
  br label %241

227:                                              ; preds = %28
  %228 = sext i32 %211 to i64
  %229 = getelementptr inbounds float, ptr %3, i64 %228
  %230 = load float, ptr %229, align 4, !tbaa !8
  %231 = mul nsw i32 %31, %35
  %232 = sub nsw i32 %211, %231
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds float, ptr %4, i64 %233
  %235 = load float, ptr %234, align 4, !tbaa !8
  %236 = getelementptr inbounds float, ptr %4, i64 %228
  %237 = load float, ptr %236, align 4, !tbaa !8
  %238 = fadd contract float %235, %237
  %239 = fmul contract float %238, 5.000000e-01
  %240 = fmul contract float %230, %239
  br label %241

241:                                              ; preds = %227, %217, %215
  %242 = phi float [ %240, %227 ], [ 0.000000e+00, %215 ], [ %226, %217 ]
  %243 = icmp eq i32 %21, 0
  br i1 %243, label %268, label %244

244:                                              ; preds = %241
  %245 = icmp eq i32 %21, %213
  br i1 %245, label %246, label %257

246:                                              ; preds = %244
  %247 = icmp eq i32 %9, 0
  br i1 %247, label %268, label %248

248:                                              ; preds = %246
  %249 = mul nsw i32 %31, %35
  %250 = sub nsw i32 %91, %249
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds float, ptr %4, i64 %251
  %253 = getelementptr inbounds float, ptr %3, i64 %92
  %254 = load float, ptr %253, align 4, !tbaa !8
  %255 = load float, ptr %252, align 4, !tbaa !8
  %256 = fmul contract float %254, %255
  br label %268

257:                                              ; preds = %244
  %258 = getelementptr inbounds float, ptr %3, i64 %92
  %259 = load float, ptr %258, align 4, !tbaa !8
  %260 = mul nsw i32 %31, %35
  %261 = sub nsw i32 %91, %260
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds float, ptr %4, i64 %262
  %264 = load float, ptr %263, align 4, !tbaa !8
  %265 = fadd contract float %97, %264
  %266 = fmul contract float %265, 5.000000e-01
  %267 = fmul contract float %259, %266
  br label %268

268:                                              ; preds = %257, %248, %246, %241
  %269 = phi float [ %267, %257 ], [ 0.000000e+00, %241 ], [ %256, %248 ], [ 0.000000e+00, %246 ]
  %270 = fsub contract float %242, %269
  %271 = fcmp contract ogt float %83, %159
  %272 = select contract i1 %271, float %83, float %159
  %273 = fsub contract float %82, %272
  %274 = fcmp contract ogt float %273, 0.000000e+00
  %275 = select contract i1 %274, float %273, float 0.000000e+00
  %276 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %277 = load ptr, ptr %276, align 8, !tbaa !20
  %278 = zext nneg i32 %20 to i64
  %279 = getelementptr float, ptr %277, i64 %278
  %280 = getelementptr i8, ptr %279, i64 12
  %281 = load float, ptr %280, align 4, !tbaa !8
  %282 = fdiv contract float %205, %281
  %283 = fadd contract float %270, %282
  %284 = fneg contract float %283
  %285 = fdiv contract float %284, %275
  %286 = add nsw i32 %213, -1
  %287 = icmp eq i32 %21, %286
  br i1 %287, label %288, label %294

288:                                              ; preds = %268
  %289 = getelementptr inbounds float, ptr %5, i64 %157
  %290 = load float, ptr %289, align 4, !tbaa !8
  %291 = fsub contract float %290, %97
  %292 = fmul contract float %8, %291
  %293 = fadd contract float %285, %292
  br label %294

294:                                              ; preds = %288, %268
  %295 = phi float [ %293, %288 ], [ %285, %268 ]
  %296 = fcmp contract ole float %275, 0.000000e+00
  %297 = select contract i1 %296, float 0.000000e+00, float %295
  %298 = getelementptr inbounds float, ptr %6, i64 %92
  store float %297, ptr %298, align 4, !tbaa !8
  br label %299

299:                                              ; preds = %10, %294
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @diffusivities(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5, ptr noundef readonly byval(%struct.Mixing) align 4 captures(none) %6) local_unnamed_addr #1 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = add i32 %12, -1
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %16 = mul nuw nsw i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = add nuw nsw i32 %16, %17
  %19 = add nsw i32 %18, -1
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = add nuw nsw i32 %20, 1
  %22 = load i32, ptr %0, align 8, !tbaa !10
  %23 = icmp sle i32 %13, %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = icmp sle i32 %19, %25
  %27 = select i1 %23, i1 %26, i1 false
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %29 = load i32, ptr %28, align 8
  %30 = icmp slt i32 %21, %29
  %31 = select i1 %27, i1 %30, i1 false
  br i1 %31, label %32, label %115

32:                                               ; preds = %7
  %33 = add nuw nsw i32 %20, 4
  %34 = add nsw i32 %25, 6
  %35 = mul nsw i32 %34, %33
  %36 = add nuw nsw i32 %18, 2
  %37 = add nuw i32 %36, %35
  %38 = add nsw i32 %22, 6
  %39 = mul nsw i32 %37, %38
  %40 = add i32 %12, 2
  %41 = add i32 %40, %39
  %42 = mul nsw i32 %34, %38
  %43 = sub nsw i32 %41, %42
  %44 = sext i32 %41 to i64
  %45 = getelementptr inbounds float, ptr %1, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = getelementptr i8, ptr %45, i64 4
  %48 = load float, ptr %47, align 4, !tbaa !8
  %49 = fadd contract float %46, %48
  %50 = sext i32 %43 to i64
  %51 = getelementptr inbounds float, ptr %1, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !8
  %53 = fsub contract float %49, %52
  %54 = getelementptr i8, ptr %51, i64 4
  %55 = load float, ptr %54, align 4, !tbaa !8
  %56 = fsub contract float %53, %55
  %57 = fmul contract float %56, 5.000000e-01
  %58 = getelementptr inbounds float, ptr %2, i64 %44
  %59 = load float, ptr %58, align 4, !tbaa !8
  %60 = add nsw i32 %41, %38
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %2, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !8
  %64 = fadd contract float %59, %63
  %65 = getelementptr inbounds float, ptr %2, i64 %50
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = fsub contract float %64, %66
  %68 = add nsw i32 %43, %38
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %2, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !8
  %72 = fsub contract float %67, %71
  %73 = fmul contract float %72, 5.000000e-01
  %74 = fmul contract float %57, %57
  %75 = fmul contract float %73, %73
  %76 = fadd contract float %74, %75
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %78 = load ptr, ptr %77, align 8, !tbaa !14
  %79 = zext nneg i32 %21 to i64
  %80 = getelementptr float, ptr %78, i64 %79
  %81 = getelementptr i8, ptr %80, i64 4
  %82 = load float, ptr %81, align 4, !tbaa !8
  %83 = getelementptr i8, ptr %80, i64 -4
  %84 = load float, ptr %83, align 4, !tbaa !8
  %85 = fsub contract float %82, %84
  %86 = fmul contract float %85, 5.000000e-01
  %87 = fmul contract float %86, %86
  %88 = fdiv contract float %76, %87
  %89 = getelementptr inbounds float, ptr %3, i64 %44
  %90 = load float, ptr %89, align 4, !tbaa !8
  %91 = fcmp contract ogt float %90, 0.000000e+00
  %92 = select contract i1 %91, float %90, float 0.000000e+00
  %93 = fadd contract float %88, 0x3DDB7CDFE0000000
  %94 = fdiv contract float %92, %93
  %95 = fmul contract float %94, 5.000000e+00
  %96 = fadd contract float %95, 1.000000e+00
  %97 = fdiv contract float 1.000000e+00, %96
  %98 = load float, ptr %6, align 4, !tbaa !35
  %99 = fmul contract float %98, %97
  %100 = fmul contract float %97, %99
  %101 = fcmp contract olt float %90, 0.000000e+00
  %102 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %103 = load float, ptr %102, align 4, !tbaa !37
  %104 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %105 = load float, ptr %104, align 4
  %106 = select contract i1 %101, float %105, float %100
  %107 = fadd contract float %103, %106
  %108 = getelementptr inbounds float, ptr %4, i64 %44
  store float %107, ptr %108, align 4, !tbaa !8
  %109 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %110 = load float, ptr %109, align 4, !tbaa !38
  %111 = fmul contract float %97, %100
  %112 = select contract i1 %101, float %105, float %111
  %113 = fadd contract float %110, %112
  %114 = getelementptr inbounds float, ptr %5, i64 %44
  store float %113, ptr %114, align 4, !tbaa !8
  br label %115

115:                                              ; preds = %7, %32
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @diffuse_tracer(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, float noundef %4) local_unnamed_addr #3 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = load i32, ptr %0, align 8, !tbaa !10
  %17 = icmp slt i32 %10, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = icmp slt i32 %15, %19
  %21 = select i1 %17, i1 %20, i1 false
  br i1 %21, label %22, label %171

22:                                               ; preds = %5
  %23 = add nuw nsw i32 %19, 6
  %24 = mul nsw i32 %23, 3
  %25 = add nuw nsw i32 %15, 3
  %26 = add nuw i32 %25, %24
  %27 = add nsw i32 %16, 6
  %28 = mul nsw i32 %26, %27
  %29 = add i32 %10, 3
  %30 = add i32 %29, %28
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %32 = load i32, ptr %31, align 8, !tbaa !15
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %85

34:                                               ; preds = %22
  %35 = mul nsw i32 %23, %27
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %37 = load ptr, ptr %36, align 8, !tbaa !14
  %38 = add nsw i32 %32, -1
  %39 = fmul contract float %4, 5.000000e-01
  %40 = icmp eq i32 %38, 0
  br i1 %40, label %46, label %41

41:                                               ; preds = %34
  %42 = add nsw i32 %32, -2
  br label %108

43:                                               ; preds = %108
  %44 = fmul contract float %131, %143
  %45 = fmul contract float %131, %142
  br label %46

46:                                               ; preds = %43, %34
  %47 = phi float [ 0.000000e+00, %34 ], [ %131, %43 ]
  %48 = phi float [ 0.000000e+00, %34 ], [ %44, %43 ]
  %49 = phi float [ 0.000000e+00, %34 ], [ %45, %43 ]
  %50 = phi i32 [ 0, %34 ], [ %145, %43 ]
  %51 = mul nsw i32 %50, %35
  %52 = add nsw i32 %51, %30
  %53 = zext nneg i32 %50 to i64
  %54 = getelementptr float, ptr %37, i64 %53
  %55 = getelementptr i8, ptr %54, i64 4
  %56 = load float, ptr %55, align 4, !tbaa !8
  %57 = load float, ptr %54, align 4, !tbaa !8
  %58 = fsub contract float %56, %57
  %59 = icmp eq i32 %50, %38
  br i1 %59, label %72, label %60

60:                                               ; preds = %46
  %61 = add nsw i32 %52, %35
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %2, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !8
  %65 = fadd contract float %64, %64
  %66 = fmul contract float %39, %65
  %67 = getelementptr i8, ptr %54, i64 8
  %68 = load float, ptr %67, align 4, !tbaa !8
  %69 = fsub contract float %68, %57
  %70 = fmul contract float %69, 5.000000e-01
  %71 = fdiv contract float %66, %70
  br label %72

72:                                               ; preds = %60, %46
  %73 = phi contract float [ %71, %60 ], [ 0.000000e+00, %46 ]
  %74 = fadd contract float %47, %58
  %75 = fadd contract float %74, %73
  %76 = fsub contract float %75, %48
  %77 = sext i32 %52 to i64
  %78 = getelementptr inbounds float, ptr %1, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !8
  %80 = fmul contract float %58, %79
  %81 = fadd contract float %49, %80
  %82 = fdiv contract float %81, %76
  %83 = fdiv contract float %73, %76
  %84 = getelementptr inbounds float, ptr %3, i64 %77
  store float %83, ptr %84, align 4, !tbaa !8
  store float %82, ptr %78, align 4, !tbaa !8
  br label %85

85:                                               ; preds = %72, %22
  %86 = phi float [ 0.000000e+00, %22 ], [ %82, %72 ]
  %87 = icmp sgt i32 %32, 1
  br i1 %87, label %88, label %171

88:                                               ; preds = %85
  %89 = add nsw i32 %32, -2
  %90 = mul i32 %23, %27
  %91 = and i32 %32, 1
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %104

93:                                               ; preds = %88
  %94 = mul i32 %90, %89
  %95 = add nsw i32 %94, %30
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr %1, i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !8
  %99 = getelementptr inbounds float, ptr %3, i64 %96
  %100 = load float, ptr %99, align 4, !tbaa !8
  %101 = fmul contract float %86, %100
  %102 = fadd contract float %98, %101
  store float %102, ptr %97, align 4, !tbaa !8
  %103 = add nsw i32 %32, -3
  br label %104

104:                                              ; preds = %93, %88
  %105 = phi i32 [ %89, %88 ], [ %103, %93 ]
  %106 = phi float [ %86, %88 ], [ %102, %93 ]
  %107 = icmp eq i32 %89, 0
  br i1 %107, label %171, label %147

108:                                              ; preds = %108, %41
  %109 = phi float [ 0.000000e+00, %41 ], [ %131, %108 ]
  %110 = phi float [ 0.000000e+00, %41 ], [ %143, %108 ]
  %111 = phi float [ 0.000000e+00, %41 ], [ %142, %108 ]
  %112 = phi i32 [ 0, %41 ], [ %145, %108 ]
  %113 = mul nsw i32 %112, %35
  %114 = add nsw i32 %113, %30
  %115 = zext nneg i32 %112 to i64
  %116 = getelementptr float, ptr %37, i64 %115
  %117 = getelementptr i8, ptr %116, i64 4
  %118 = load float, ptr %117, align 4, !tbaa !8
  %119 = load float, ptr %116, align 4, !tbaa !8
  %120 = fsub contract float %118, %119
  %121 = add nsw i32 %114, %35
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds float, ptr %2, i64 %122
  %124 = load float, ptr %123, align 4, !tbaa !8
  %125 = fadd contract float %124, %124
  %126 = fmul contract float %39, %125
  %127 = getelementptr i8, ptr %116, i64 8
  %128 = load float, ptr %127, align 4, !tbaa !8
  %129 = fsub contract float %128, %119
  %130 = fmul contract float %129, 5.000000e-01
  %131 = fdiv contract float %126, %130
  %132 = fadd contract float %109, %120
  %133 = fadd contract float %132, %131
  %134 = fmul contract float %109, %110
  %135 = fsub contract float %133, %134
  %136 = sext i32 %114 to i64
  %137 = getelementptr inbounds float, ptr %1, i64 %136
  %138 = load float, ptr %137, align 4, !tbaa !8
  %139 = fmul contract float %120, %138
  %140 = fmul contract float %109, %111
  %141 = fadd contract float %140, %139
  %142 = fdiv contract float %141, %135
  %143 = fdiv contract float %131, %135
  %144 = getelementptr inbounds float, ptr %3, i64 %136
  store float %143, ptr %144, align 4, !tbaa !8
  store float %142, ptr %137, align 4, !tbaa !8
  %145 = add nuw nsw i32 %112, 1
  %146 = icmp eq i32 %112, %42
  br i1 %146, label %43, label %108, !llvm.loop !39

147:                                              ; preds = %104, %147
  %148 = phi i32 [ %169, %147 ], [ %105, %104 ]
  %149 = phi float [ %168, %147 ], [ %106, %104 ]
  %150 = mul i32 %90, %148
  %151 = add nsw i32 %150, %30
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds float, ptr %1, i64 %152
  %154 = load float, ptr %153, align 4, !tbaa !8
  %155 = getelementptr inbounds float, ptr %3, i64 %152
  %156 = load float, ptr %155, align 4, !tbaa !8
  %157 = fmul contract float %149, %156
  %158 = fadd contract float %154, %157
  store float %158, ptr %153, align 4, !tbaa !8
  %159 = add nsw i32 %148, -1
  %160 = mul i32 %90, %159
  %161 = add nsw i32 %160, %30
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds float, ptr %1, i64 %162
  %164 = load float, ptr %163, align 4, !tbaa !8
  %165 = getelementptr inbounds float, ptr %3, i64 %162
  %166 = load float, ptr %165, align 4, !tbaa !8
  %167 = fmul contract float %158, %166
  %168 = fadd contract float %164, %167
  store float %168, ptr %163, align 4, !tbaa !8
  %169 = add nsw i32 %148, -2
  %170 = icmp eq i32 %159, 0
  br i1 %170, label %171, label %147, !llvm.loop !41

171:                                              ; preds = %104, %147, %5, %85
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @diffuse_u(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, float noundef %4) local_unnamed_addr #3 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = load i32, ptr %0, align 8, !tbaa !10
  %17 = icmp slt i32 %10, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = icmp slt i32 %15, %19
  %21 = select i1 %17, i1 %20, i1 false
  br i1 %21, label %22, label %175

22:                                               ; preds = %5
  %23 = add nuw nsw i32 %19, 6
  %24 = mul nsw i32 %23, 3
  %25 = add nuw nsw i32 %15, 3
  %26 = add nuw i32 %25, %24
  %27 = add nsw i32 %16, 6
  %28 = mul nsw i32 %26, %27
  %29 = add i32 %10, 3
  %30 = add i32 %29, %28
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %32 = load i32, ptr %31, align 8, !tbaa !15
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %87

34:                                               ; preds = %22
  %35 = mul nsw i32 %23, %27
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %37 = load ptr, ptr %36, align 8, !tbaa !14
  %38 = add nsw i32 %32, -1
  %39 = fmul contract float %4, 5.000000e-01
  %40 = icmp eq i32 %38, 0
  br i1 %40, label %46, label %41

41:                                               ; preds = %34
  %42 = add nsw i32 %32, -2
  br label %110

43:                                               ; preds = %110
  %44 = fmul contract float %135, %147
  %45 = fmul contract float %135, %146
  br label %46

46:                                               ; preds = %43, %34
  %47 = phi float [ 0.000000e+00, %34 ], [ %135, %43 ]
  %48 = phi float [ 0.000000e+00, %34 ], [ %44, %43 ]
  %49 = phi float [ 0.000000e+00, %34 ], [ %45, %43 ]
  %50 = phi i32 [ 0, %34 ], [ %149, %43 ]
  %51 = mul nsw i32 %50, %35
  %52 = add nsw i32 %51, %30
  %53 = zext nneg i32 %50 to i64
  %54 = getelementptr float, ptr %37, i64 %53
  %55 = getelementptr i8, ptr %54, i64 4
  %56 = load float, ptr %55, align 4, !tbaa !8
  %57 = load float, ptr %54, align 4, !tbaa !8
  %58 = fsub contract float %56, %57
  %59 = icmp eq i32 %50, %38
  br i1 %59, label %74, label %60

60:                                               ; preds = %46
  %61 = add nsw i32 %52, %35
  %62 = sext i32 %61 to i64
  %63 = getelementptr float, ptr %2, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !8
  %65 = getelementptr i8, ptr %63, i64 -4
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = fadd contract float %64, %66
  %68 = fmul contract float %39, %67
  %69 = getelementptr i8, ptr %54, i64 8
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = fsub contract float %70, %57
  %72 = fmul contract float %71, 5.000000e-01
  %73 = fdiv contract float %68, %72
  br label %74

74:                                               ; preds = %60, %46
  %75 = phi contract float [ %73, %60 ], [ 0.000000e+00, %46 ]
  %76 = fadd contract float %47, %58
  %77 = fadd contract float %76, %75
  %78 = fsub contract float %77, %48
  %79 = sext i32 %52 to i64
  %80 = getelementptr inbounds float, ptr %1, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !8
  %82 = fmul contract float %58, %81
  %83 = fadd contract float %49, %82
  %84 = fdiv contract float %83, %78
  %85 = fdiv contract float %75, %78
  %86 = getelementptr inbounds float, ptr %3, i64 %79
  store float %85, ptr %86, align 4, !tbaa !8
  store float %84, ptr %80, align 4, !tbaa !8
  br label %87

87:                                               ; preds = %74, %22
  %88 = phi float [ 0.000000e+00, %22 ], [ %84, %74 ]
  %89 = icmp sgt i32 %32, 1
  br i1 %89, label %90, label %175

90:                                               ; preds = %87
  %91 = add nsw i32 %32, -2
  %92 = mul i32 %23, %27
  %93 = and i32 %32, 1
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %106

95:                                               ; preds = %90
  %96 = mul i32 %92, %91
  %97 = add nsw i32 %96, %30
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %1, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !8
  %101 = getelementptr inbounds float, ptr %3, i64 %98
  %102 = load float, ptr %101, align 4, !tbaa !8
  %103 = fmul contract float %88, %102
  %104 = fadd contract float %100, %103
  store float %104, ptr %99, align 4, !tbaa !8
  %105 = add nsw i32 %32, -3
  br label %106

106:                                              ; preds = %95, %90
  %107 = phi i32 [ %91, %90 ], [ %105, %95 ]
  %108 = phi float [ %88, %90 ], [ %104, %95 ]
  %109 = icmp eq i32 %91, 0
  br i1 %109, label %175, label %151

110:                                              ; preds = %110, %41
  %111 = phi float [ 0.000000e+00, %41 ], [ %135, %110 ]
  %112 = phi float [ 0.000000e+00, %41 ], [ %147, %110 ]
  %113 = phi float [ 0.000000e+00, %41 ], [ %146, %110 ]
  %114 = phi i32 [ 0, %41 ], [ %149, %110 ]
  %115 = mul nsw i32 %114, %35
  %116 = add nsw i32 %115, %30
  %117 = zext nneg i32 %114 to i64
  %118 = getelementptr float, ptr %37, i64 %117
  %119 = getelementptr i8, ptr %118, i64 4
  %120 = load float, ptr %119, align 4, !tbaa !8
  %121 = load float, ptr %118, align 4, !tbaa !8
  %122 = fsub contract float %120, %121
  %123 = add nsw i32 %116, %35
  %124 = sext i32 %123 to i64
  %125 = getelementptr float, ptr %2, i64 %124
  %126 = load float, ptr %125, align 4, !tbaa !8
  %127 = getelementptr i8, ptr %125, i64 -4
  %128 = load float, ptr %127, align 4, !tbaa !8
  %129 = fadd contract float %126, %128
  %130 = fmul contract float %39, %129
  %131 = getelementptr i8, ptr %118, i64 8
  %132 = load float, ptr %131, align 4, !tbaa !8
  %133 = fsub contract float %132, %121
  %134 = fmul contract float %133, 5.000000e-01
  %135 = fdiv contract float %130, %134
  %136 = fadd contract float %111, %122
  %137 = fadd contract float %136, %135
  %138 = fmul contract float %111, %112
  %139 = fsub contract float %137, %138
  %140 = sext i32 %116 to i64
  %141 = getelementptr inbounds float, ptr %1, i64 %140
  %142 = load float, ptr %141, align 4, !tbaa !8
  %143 = fmul contract float %122, %142
  %144 = fmul contract float %111, %113
  %145 = fadd contract float %144, %143
  %146 = fdiv contract float %145, %139
  %147 = fdiv contract float %135, %139
  %148 = getelementptr inbounds float, ptr %3, i64 %140
  store float %147, ptr %148, align 4, !tbaa !8
  store float %146, ptr %141, align 4, !tbaa !8
  %149 = add nuw nsw i32 %114, 1
  %150 = icmp eq i32 %114, %42
  br i1 %150, label %43, label %110, !llvm.loop !39

151:                                              ; preds = %106, %151
  %152 = phi i32 [ %173, %151 ], [ %107, %106 ]
  %153 = phi float [ %172, %151 ], [ %108, %106 ]
  %154 = mul i32 %92, %152
  %155 = add nsw i32 %154, %30
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds float, ptr %1, i64 %156
  %158 = load float, ptr %157, align 4, !tbaa !8
  %159 = getelementptr inbounds float, ptr %3, i64 %156
  %160 = load float, ptr %159, align 4, !tbaa !8
  %161 = fmul contract float %153, %160
  %162 = fadd contract float %158, %161
  store float %162, ptr %157, align 4, !tbaa !8
  %163 = add nsw i32 %152, -1
  %164 = mul i32 %92, %163
  %165 = add nsw i32 %164, %30
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds float, ptr %1, i64 %166
  %168 = load float, ptr %167, align 4, !tbaa !8
  %169 = getelementptr inbounds float, ptr %3, i64 %166
  %170 = load float, ptr %169, align 4, !tbaa !8
  %171 = fmul contract float %162, %170
  %172 = fadd contract float %168, %171
  store float %172, ptr %167, align 4, !tbaa !8
  %173 = add nsw i32 %152, -2
  %174 = icmp eq i32 %163, 0
  br i1 %174, label %175, label %151, !llvm.loop !41

175:                                              ; preds = %106, %151, %5, %87
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @diffuse_v(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, float noundef %4) local_unnamed_addr #3 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = load i32, ptr %0, align 8, !tbaa !10
  %17 = icmp slt i32 %10, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = icmp slt i32 %15, %19
  %21 = select i1 %17, i1 %20, i1 false
  br i1 %21, label %22, label %179

22:                                               ; preds = %5
  %23 = add nsw i32 %16, 6
  %24 = add nuw nsw i32 %19, 6
  %25 = mul nsw i32 %24, 3
  %26 = add nuw nsw i32 %15, 3
  %27 = add nuw i32 %26, %25
  %28 = mul nsw i32 %27, %23
  %29 = add i32 %10, 3
  %30 = add i32 %29, %28
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %32 = load i32, ptr %31, align 8, !tbaa !15
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %89

34:                                               ; preds = %22
  %35 = mul nsw i32 %24, %23
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %37 = load ptr, ptr %36, align 8, !tbaa !14
  %38 = add nsw i32 %32, -1
  %39 = fmul contract float %4, 5.000000e-01
  %40 = icmp eq i32 %38, 0
  br i1 %40, label %46, label %41

41:                                               ; preds = %34
  %42 = add nsw i32 %32, -2
  br label %112

43:                                               ; preds = %112
  %44 = fmul contract float %139, %151
  %45 = fmul contract float %139, %150
  br label %46

46:                                               ; preds = %43, %34
  %47 = phi float [ 0.000000e+00, %34 ], [ %139, %43 ]
  %48 = phi float [ 0.000000e+00, %34 ], [ %44, %43 ]
  %49 = phi float [ 0.000000e+00, %34 ], [ %45, %43 ]
  %50 = phi i32 [ 0, %34 ], [ %153, %43 ]
  %51 = mul nsw i32 %50, %35
  %52 = add nsw i32 %51, %30
  %53 = zext nneg i32 %50 to i64
  %54 = getelementptr float, ptr %37, i64 %53
  %55 = getelementptr i8, ptr %54, i64 4
  %56 = load float, ptr %55, align 4, !tbaa !8
  %57 = load float, ptr %54, align 4, !tbaa !8
  %58 = fsub contract float %56, %57
  %59 = icmp eq i32 %50, %38
  br i1 %59, label %76, label %60

60:                                               ; preds = %46
  %61 = add nsw i32 %52, %35
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %2, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !8
  %65 = sub nsw i32 %61, %23
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %2, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !8
  %69 = fadd contract float %64, %68
  %70 = fmul contract float %39, %69
  %71 = getelementptr i8, ptr %54, i64 8
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = fsub contract float %72, %57
  %74 = fmul contract float %73, 5.000000e-01
  %75 = fdiv contract float %70, %74
  br label %76

76:                                               ; preds = %60, %46
  %77 = phi contract float [ %75, %60 ], [ 0.000000e+00, %46 ]
  %78 = fadd contract float %47, %58
  %79 = fadd contract float %78, %77
  %80 = fsub contract float %79, %48
  %81 = sext i32 %52 to i64
  %82 = getelementptr inbounds float, ptr %1, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !8
  %84 = fmul contract float %58, %83
  %85 = fadd contract float %49, %84
  %86 = fdiv contract float %85, %80
  %87 = fdiv contract float %77, %80
  %88 = getelementptr inbounds float, ptr %3, i64 %81
  store float %87, ptr %88, align 4, !tbaa !8
  store float %86, ptr %82, align 4, !tbaa !8
  br label %89

89:                                               ; preds = %76, %22
  %90 = phi float [ 0.000000e+00, %22 ], [ %86, %76 ]
  %91 = icmp sgt i32 %32, 1
  br i1 %91, label %92, label %179

92:                                               ; preds = %89
  %93 = add nsw i32 %32, -2
  %94 = mul i32 %24, %23
  %95 = and i32 %32, 1
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %108

97:                                               ; preds = %92
  %98 = mul i32 %94, %93
  %99 = add nsw i32 %98, %30
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr %1, i64 %100
  %102 = load float, ptr %101, align 4, !tbaa !8
  %103 = getelementptr inbounds float, ptr %3, i64 %100
  %104 = load float, ptr %103, align 4, !tbaa !8
  %105 = fmul contract float %90, %104
  %106 = fadd contract float %102, %105
  store float %106, ptr %101, align 4, !tbaa !8
  %107 = add nsw i32 %32, -3
  br label %108

108:                                              ; preds = %97, %92
  %109 = phi i32 [ %93, %92 ], [ %107, %97 ]
  %110 = phi float [ %90, %92 ], [ %106, %97 ]
  %111 = icmp eq i32 %93, 0
  br i1 %111, label %179, label %155

112:                                              ; preds = %112, %41
  %113 = phi float [ 0.000000e+00, %41 ], [ %139, %112 ]
  %114 = phi float [ 0.000000e+00, %41 ], [ %151, %112 ]
  %115 = phi float [ 0.000000e+00, %41 ], [ %150, %112 ]
  %116 = phi i32 [ 0, %41 ], [ %153, %112 ]
  %117 = mul nsw i32 %116, %35
  %118 = add nsw i32 %117, %30
  %119 = zext nneg i32 %116 to i64
  %120 = getelementptr float, ptr %37, i64 %119
  %121 = getelementptr i8, ptr %120, i64 4
  %122 = load float, ptr %121, align 4, !tbaa !8
  %123 = load float, ptr %120, align 4, !tbaa !8
  %124 = fsub contract float %122, %123
  %125 = add nsw i32 %118, %35
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr %2, i64 %126
  %128 = load float, ptr %127, align 4, !tbaa !8
  %129 = sub nsw i32 %125, %23
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds float, ptr %2, i64 %130
  %132 = load float, ptr %131, align 4, !tbaa !8
  %133 = fadd contract float %128, %132
  %134 = fmul contract float %39, %133
  %135 = getelementptr i8, ptr %120, i64 8
  %136 = load float, ptr %135, align 4, !tbaa !8
  %137 = fsub contract float %136, %123
  %138 = fmul contract float %137, 5.000000e-01
  %139 = fdiv contract float %134, %138
  %140 = fadd contract float %113, %124
  %141 = fadd contract float %140, %139
  %142 = fmul contract float %113, %114
  %143 = fsub contract float %141, %142
  %144 = sext i32 %118 to i64
  %145 = getelementptr inbounds float, ptr %1, i64 %144
  %146 = load float, ptr %145, align 4, !tbaa !8
  %147 = fmul contract float %124, %146
  %148 = fmul contract float %113, %115
  %149 = fadd contract float %148, %147
  %150 = fdiv contract float %149, %143
  %151 = fdiv contract float %139, %143
  %152 = getelementptr inbounds float, ptr %3, i64 %144
  store float %151, ptr %152, align 4, !tbaa !8
  store float %150, ptr %145, align 4, !tbaa !8
  %153 = add nuw nsw i32 %116, 1
  %154 = icmp eq i32 %116, %42
  br i1 %154, label %43, label %112, !llvm.loop !39

155:                                              ; preds = %108, %155
  %156 = phi i32 [ %177, %155 ], [ %109, %108 ]
  %157 = phi float [ %176, %155 ], [ %110, %108 ]
  %158 = mul i32 %94, %156
  %159 = add nsw i32 %158, %30
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds float, ptr %1, i64 %160
  %162 = load float, ptr %161, align 4, !tbaa !8
  %163 = getelementptr inbounds float, ptr %3, i64 %160
  %164 = load float, ptr %163, align 4, !tbaa !8
  %165 = fmul contract float %157, %164
  %166 = fadd contract float %162, %165
  store float %166, ptr %161, align 4, !tbaa !8
  %167 = add nsw i32 %156, -1
  %168 = mul i32 %94, %167
  %169 = add nsw i32 %168, %30
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds float, ptr %1, i64 %170
  %172 = load float, ptr %171, align 4, !tbaa !8
  %173 = getelementptr inbounds float, ptr %3, i64 %170
  %174 = load float, ptr %173, align 4, !tbaa !8
  %175 = fmul contract float %166, %174
  %176 = fadd contract float %172, %175
  store float %176, ptr %171, align 4, !tbaa !8
  %177 = add nsw i32 %156, -2
  %178 = icmp eq i32 %167, 0
  br i1 %178, label %179, label %155, !llvm.loop !41

179:                                              ; preds = %108, %155, %5, %89
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @diffuse_tracer_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, float noundef %4) local_unnamed_addr #3 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = load i32, ptr %0, align 8, !tbaa !10
  %17 = icmp slt i32 %10, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = icmp slt i32 %15, %19
  %21 = select i1 %17, i1 %20, i1 false
  br i1 %21, label %22, label %142

22:                                               ; preds = %5
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %24 = load ptr, ptr %23, align 8, !tbaa !22
  %25 = add nuw nsw i32 %15, 3
  %26 = add nsw i32 %16, 6
  %27 = mul nsw i32 %26, %25
  %28 = add i32 %10, 3
  %29 = add i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %24, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !8
  %33 = add nuw nsw i32 %19, 6
  %34 = mul nsw i32 %33, 3
  %35 = add nuw i32 %34, %25
  %36 = mul nsw i32 %35, %26
  %37 = add i32 %36, %28
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %39 = load i32, ptr %38, align 8, !tbaa !15
  %40 = icmp sgt i32 %39, 0
  br i1 %40, label %41, label %47

41:                                               ; preds = %22
  %42 = mul nsw i32 %33, %26
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %44 = load ptr, ptr %43, align 8, !tbaa !14
  %45 = add nsw i32 %39, -1
  %46 = fmul contract float %4, 5.000000e-01
  br label %70

47:                                               ; preds = %100, %22
  %48 = phi float [ 0.000000e+00, %22 ], [ %113, %100 ]
  %49 = icmp sgt i32 %39, 1
  br i1 %49, label %50, label %142

50:                                               ; preds = %47
  %51 = add nsw i32 %39, -2
  %52 = mul i32 %33, %26
  %53 = and i32 %39, 1
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %66

55:                                               ; preds = %50
  %56 = mul i32 %52, %51
  %57 = add nsw i32 %56, %37
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %1, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !8
  %61 = getelementptr inbounds float, ptr %3, i64 %58
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = fmul contract float %48, %62
  %64 = fadd contract float %60, %63
  store float %64, ptr %59, align 4, !tbaa !8
  %65 = add nsw i32 %39, -3
  br label %66

66:                                               ; preds = %55, %50
  %67 = phi i32 [ %51, %50 ], [ %65, %55 ]
  %68 = phi float [ %48, %50 ], [ %64, %55 ]
  %69 = icmp eq i32 %51, 0
  br i1 %69, label %142, label %118

70:                                               ; preds = %100, %41
  %71 = phi float [ 0.000000e+00, %41 ], [ %101, %100 ]
  %72 = phi float [ 0.000000e+00, %41 ], [ %114, %100 ]
  %73 = phi float [ 0.000000e+00, %41 ], [ %113, %100 ]
  %74 = phi i32 [ 0, %41 ], [ %116, %100 ]
  %75 = mul nsw i32 %74, %42
  %76 = add nsw i32 %75, %37
  %77 = zext nneg i32 %74 to i64
  %78 = getelementptr float, ptr %44, i64 %77
  %79 = getelementptr i8, ptr %78, i64 4
  %80 = load float, ptr %79, align 4, !tbaa !8
  %81 = load float, ptr %78, align 4, !tbaa !8
  %82 = fcmp contract ogt float %81, %32
  %83 = select contract i1 %82, float %81, float %32
  %84 = fsub contract float %80, %83
  %85 = fcmp contract ogt float %84, 0.000000e+00
  %86 = icmp ne i32 %74, %45
  %87 = and i1 %86, %85
  br i1 %87, label %88, label %100

88:                                               ; preds = %70
  %89 = add nsw i32 %76, %42
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %2, i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !8
  %93 = fadd contract float %92, %92
  %94 = fmul contract float %46, %93
  %95 = getelementptr i8, ptr %78, i64 8
  %96 = load float, ptr %95, align 4, !tbaa !8
  %97 = fsub contract float %96, %81
  %98 = fmul contract float %97, 5.000000e-01
  %99 = fdiv contract float %94, %98
  br label %100

100:                                              ; preds = %88, %70
  %101 = phi contract float [ %99, %88 ], [ 0.000000e+00, %70 ]
  %102 = select contract i1 %85, float %84, float 1.000000e+00
  %103 = fadd contract float %71, %102
  %104 = fadd contract float %103, %101
  %105 = fmul contract float %71, %72
  %106 = fsub contract float %104, %105
  %107 = sext i32 %76 to i64
  %108 = getelementptr inbounds float, ptr %1, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !8
  %110 = fmul contract float %102, %109
  %111 = fmul contract float %71, %73
  %112 = fadd contract float %111, %110
  %113 = fdiv contract float %112, %106
  %114 = fdiv contract float %101, %106
  %115 = getelementptr inbounds float, ptr %3, i64 %107
  store float %114, ptr %115, align 4, !tbaa !8
  store float %113, ptr %108, align 4, !tbaa !8
  %116 = add nuw nsw i32 %74, 1
  %117 = icmp eq i32 %116, %39
  br i1 %117, label %47, label %70, !llvm.loop !42

118:                                              ; preds = %66, %118
  %119 = phi i32 [ %140, %118 ], [ %67, %66 ]
  %120 = phi float [ %139, %118 ], [ %68, %66 ]
  %121 = mul i32 %52, %119
  %122 = add nsw i32 %121, %37
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds float, ptr %1, i64 %123
  %125 = load float, ptr %124, align 4, !tbaa !8
  %126 = getelementptr inbounds float, ptr %3, i64 %123
  %127 = load float, ptr %126, align 4, !tbaa !8
  %128 = fmul contract float %120, %127
  %129 = fadd contract float %125, %128
  store float %129, ptr %124, align 4, !tbaa !8
  %130 = add nsw i32 %119, -1
  %131 = mul i32 %52, %130
  %132 = add nsw i32 %131, %37
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr %1, i64 %133
  %135 = load float, ptr %134, align 4, !tbaa !8
  %136 = getelementptr inbounds float, ptr %3, i64 %133
  %137 = load float, ptr %136, align 4, !tbaa !8
  %138 = fmul contract float %129, %137
  %139 = fadd contract float %135, %138
  store float %139, ptr %134, align 4, !tbaa !8
  %140 = add nsw i32 %119, -2
  %141 = icmp eq i32 %130, 0
  br i1 %141, label %142, label %118, !llvm.loop !43

142:                                              ; preds = %66, %118, %5, %47
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @diffuse_u_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, float noundef %4) local_unnamed_addr #3 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = load i32, ptr %0, align 8, !tbaa !10
  %17 = icmp slt i32 %10, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = icmp slt i32 %15, %19
  %21 = select i1 %17, i1 %20, i1 false
  br i1 %21, label %22, label %151

22:                                               ; preds = %5
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %24 = load ptr, ptr %23, align 8, !tbaa !22
  %25 = add nuw nsw i32 %15, 3
  %26 = add nsw i32 %16, 6
  %27 = mul nsw i32 %26, %25
  %28 = add i32 %27, %10
  %29 = add i32 %28, 2
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %24, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !8
  %33 = add i32 %28, 3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %24, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = fcmp contract ogt float %32, %36
  %38 = select contract i1 %37, float %32, float %36
  %39 = add nuw nsw i32 %19, 6
  %40 = mul nsw i32 %39, 3
  %41 = add nuw i32 %40, %25
  %42 = mul nsw i32 %41, %26
  %43 = add i32 %10, 3
  %44 = add i32 %43, %42
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %46 = load i32, ptr %45, align 8, !tbaa !15
  %47 = icmp sgt i32 %46, 0
  br i1 %47, label %48, label %54

48:                                               ; preds = %22
  %49 = mul nsw i32 %39, %26
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %51 = load ptr, ptr %50, align 8, !tbaa !14
  %52 = add nsw i32 %46, -1
  %53 = fmul contract float %4, 5.000000e-01
  br label %77

54:                                               ; preds = %109, %22
  %55 = phi float [ 0.000000e+00, %22 ], [ %122, %109 ]
  %56 = icmp sgt i32 %46, 1
  br i1 %56, label %57, label %151

57:                                               ; preds = %54
  %58 = add nsw i32 %46, -2
  %59 = mul i32 %39, %26
  %60 = and i32 %46, 1
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %73

62:                                               ; preds = %57
  %63 = mul i32 %59, %58
  %64 = add nsw i32 %63, %44
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %1, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = getelementptr inbounds float, ptr %3, i64 %65
  %69 = load float, ptr %68, align 4, !tbaa !8
  %70 = fmul contract float %55, %69
  %71 = fadd contract float %67, %70
  store float %71, ptr %66, align 4, !tbaa !8
  %72 = add nsw i32 %46, -3
  br label %73

73:                                               ; preds = %62, %57
  %74 = phi i32 [ %58, %57 ], [ %72, %62 ]
  %75 = phi float [ %55, %57 ], [ %71, %62 ]
  %76 = icmp eq i32 %58, 0
  br i1 %76, label %151, label %127

77:                                               ; preds = %109, %48
  %78 = phi float [ 0.000000e+00, %48 ], [ %110, %109 ]
  %79 = phi float [ 0.000000e+00, %48 ], [ %123, %109 ]
  %80 = phi float [ 0.000000e+00, %48 ], [ %122, %109 ]
  %81 = phi i32 [ 0, %48 ], [ %125, %109 ]
  %82 = mul nsw i32 %81, %49
  %83 = add nsw i32 %82, %44
  %84 = zext nneg i32 %81 to i64
  %85 = getelementptr float, ptr %51, i64 %84
  %86 = getelementptr i8, ptr %85, i64 4
  %87 = load float, ptr %86, align 4, !tbaa !8
  %88 = load float, ptr %85, align 4, !tbaa !8
  %89 = fcmp contract ogt float %88, %38
  %90 = select contract i1 %89, float %88, float %38
  %91 = fsub contract float %87, %90
  %92 = fcmp contract ogt float %91, 0.000000e+00
  %93 = icmp ne i32 %81, %52
  %94 = and i1 %93, %92
  br i1 %94, label %95, label %109

95:                                               ; preds = %77
  %96 = add nsw i32 %83, %49
  %97 = sext i32 %96 to i64
  %98 = getelementptr float, ptr %2, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !8
  %100 = getelementptr i8, ptr %98, i64 -4
  %101 = load float, ptr %100, align 4, !tbaa !8
  %102 = fadd contract float %99, %101
  %103 = fmul contract float %53, %102
  %104 = getelementptr i8, ptr %85, i64 8
  %105 = load float, ptr %104, align 4, !tbaa !8
  %106 = fsub contract float %105, %88
  %107 = fmul contract float %106, 5.000000e-01
  %108 = fdiv contract float %103, %107
  br label %109

109:                                              ; preds = %95, %77
  %110 = phi contract float [ %108, %95 ], [ 0.000000e+00, %77 ]
  %111 = select contract i1 %92, float %91, float 1.000000e+00
  %112 = fadd contract float %78, %111
  %113 = fadd contract float %112, %110
  %114 = fmul contract float %78, %79
  %115 = fsub contract float %113, %114
  %116 = sext i32 %83 to i64
  %117 = getelementptr inbounds float, ptr %1, i64 %116
  %118 = load float, ptr %117, align 4, !tbaa !8
  %119 = fmul contract float %111, %118
  %120 = fmul contract float %78, %80
  %121 = fadd contract float %120, %119
  %122 = fdiv contract float %121, %115
  %123 = fdiv contract float %110, %115
  %124 = getelementptr inbounds float, ptr %3, i64 %116
  store float %123, ptr %124, align 4, !tbaa !8
  store float %122, ptr %117, align 4, !tbaa !8
  %125 = add nuw nsw i32 %81, 1
  %126 = icmp eq i32 %125, %46
  br i1 %126, label %54, label %77, !llvm.loop !42

127:                                              ; preds = %73, %127
  %128 = phi i32 [ %149, %127 ], [ %74, %73 ]
  %129 = phi float [ %148, %127 ], [ %75, %73 ]
  %130 = mul i32 %59, %128
  %131 = add nsw i32 %130, %44
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr %1, i64 %132
  %134 = load float, ptr %133, align 4, !tbaa !8
  %135 = getelementptr inbounds float, ptr %3, i64 %132
  %136 = load float, ptr %135, align 4, !tbaa !8
  %137 = fmul contract float %129, %136
  %138 = fadd contract float %134, %137
  store float %138, ptr %133, align 4, !tbaa !8
  %139 = add nsw i32 %128, -1
  %140 = mul i32 %59, %139
  %141 = add nsw i32 %140, %44
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds float, ptr %1, i64 %142
  %144 = load float, ptr %143, align 4, !tbaa !8
  %145 = getelementptr inbounds float, ptr %3, i64 %142
  %146 = load float, ptr %145, align 4, !tbaa !8
  %147 = fmul contract float %138, %146
  %148 = fadd contract float %144, %147
  store float %148, ptr %143, align 4, !tbaa !8
  %149 = add nsw i32 %128, -2
  %150 = icmp eq i32 %139, 0
  br i1 %150, label %151, label %127, !llvm.loop !43

151:                                              ; preds = %73, %127, %5, %54
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @diffuse_v_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, float noundef %4) local_unnamed_addr #3 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = load i32, ptr %0, align 8, !tbaa !10
  %17 = icmp slt i32 %10, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = icmp slt i32 %15, %19
  %21 = select i1 %17, i1 %20, i1 false
  br i1 %21, label %22, label %154

22:                                               ; preds = %5
  %23 = add nsw i32 %16, 6
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %25 = load ptr, ptr %24, align 8, !tbaa !22
  %26 = add nuw nsw i32 %15, 2
  %27 = mul nsw i32 %23, %26
  %28 = add i32 %10, 3
  %29 = add i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %25, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !8
  %33 = add nuw nsw i32 %15, 3
  %34 = mul nsw i32 %23, %33
  %35 = add i32 %34, %28
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %25, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = fcmp contract ogt float %32, %38
  %40 = select contract i1 %39, float %32, float %38
  %41 = add nuw nsw i32 %19, 6
  %42 = mul nsw i32 %41, 3
  %43 = add nuw i32 %42, %33
  %44 = mul nsw i32 %43, %23
  %45 = add i32 %44, %28
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %47 = load i32, ptr %46, align 8, !tbaa !15
  %48 = icmp sgt i32 %47, 0
  br i1 %48, label %49, label %55

49:                                               ; preds = %22
  %50 = mul nsw i32 %41, %23
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %52 = load ptr, ptr %51, align 8, !tbaa !14
  %53 = add nsw i32 %47, -1
  %54 = fmul contract float %4, 5.000000e-01
  br label %78

55:                                               ; preds = %112, %22
  %56 = phi float [ 0.000000e+00, %22 ], [ %125, %112 ]
  %57 = icmp sgt i32 %47, 1
  br i1 %57, label %58, label %154

58:                                               ; preds = %55
  %59 = add nsw i32 %47, -2
  %60 = mul i32 %41, %23
  %61 = and i32 %47, 1
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %74

63:                                               ; preds = %58
  %64 = mul i32 %60, %59
  %65 = add nsw i32 %64, %45
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %1, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !8
  %69 = getelementptr inbounds float, ptr %3, i64 %66
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = fmul contract float %56, %70
  %72 = fadd contract float %68, %71
  store float %72, ptr %67, align 4, !tbaa !8
  %73 = add nsw i32 %47, -3
  br label %74

74:                                               ; preds = %63, %58
  %75 = phi i32 [ %59, %58 ], [ %73, %63 ]
  %76 = phi float [ %56, %58 ], [ %72, %63 ]
  %77 = icmp eq i32 %59, 0
  br i1 %77, label %154, label %130

78:                                               ; preds = %112, %49
  %79 = phi float [ 0.000000e+00, %49 ], [ %113, %112 ]
  %80 = phi float [ 0.000000e+00, %49 ], [ %126, %112 ]
  %81 = phi float [ 0.000000e+00, %49 ], [ %125, %112 ]
  %82 = phi i32 [ 0, %49 ], [ %128, %112 ]
  %83 = mul nsw i32 %82, %50
  %84 = add nsw i32 %83, %45
  %85 = zext nneg i32 %82 to i64
  %86 = getelementptr float, ptr %52, i64 %85
  %87 = getelementptr i8, ptr %86, i64 4
  %88 = load float, ptr %87, align 4, !tbaa !8
  %89 = load float, ptr %86, align 4, !tbaa !8
  %90 = fcmp contract ogt float %89, %40
  %91 = select contract i1 %90, float %89, float %40
  %92 = fsub contract float %88, %91
  %93 = fcmp contract ogt float %92, 0.000000e+00
  %94 = icmp ne i32 %82, %53
  %95 = and i1 %94, %93
  br i1 %95, label %96, label %112

96:                                               ; preds = %78
  %97 = add nsw i32 %84, %50
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %2, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !8
  %101 = sub nsw i32 %97, %23
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr %2, i64 %102
  %104 = load float, ptr %103, align 4, !tbaa !8
  %105 = fadd contract float %100, %104
  %106 = fmul contract float %54, %105
  %107 = getelementptr i8, ptr %86, i64 8
  %108 = load float, ptr %107, align 4, !tbaa !8
  %109 = fsub contract float %108, %89
  %110 = fmul contract float %109, 5.000000e-01
  %111 = fdiv contract float %106, %110
  br label %112

112:                                              ; preds = %96, %78
  %113 = phi contract float [ %111, %96 ], [ 0.000000e+00, %78 ]
  %114 = select contract i1 %93, float %92, float 1.000000e+00
  %115 = fadd contract float %79, %114
  %116 = fadd contract float %115, %113
  %117 = fmul contract float %79, %80
  %118 = fsub contract float %116, %117
  %119 = sext i32 %84 to i64
  %120 = getelementptr inbounds float, ptr %1, i64 %119
  %121 = load float, ptr %120, align 4, !tbaa !8
  %122 = fmul contract float %114, %121
  %123 = fmul contract float %79, %81
  %124 = fadd contract float %123, %122
  %125 = fdiv contract float %124, %118
  %126 = fdiv contract float %113, %118
  %127 = getelementptr inbounds float, ptr %3, i64 %119
  store float %126, ptr %127, align 4, !tbaa !8
  store float %125, ptr %120, align 4, !tbaa !8
  %128 = add nuw nsw i32 %82, 1
  %129 = icmp eq i32 %128, %47
  br i1 %129, label %55, label %78, !llvm.loop !42

130:                                              ; preds = %74, %130
  %131 = phi i32 [ %152, %130 ], [ %75, %74 ]
  %132 = phi float [ %151, %130 ], [ %76, %74 ]
  %133 = mul i32 %60, %131
  %134 = add nsw i32 %133, %45
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr %1, i64 %135
  %137 = load float, ptr %136, align 4, !tbaa !8
  %138 = getelementptr inbounds float, ptr %3, i64 %135
  %139 = load float, ptr %138, align 4, !tbaa !8
  %140 = fmul contract float %132, %139
  %141 = fadd contract float %137, %140
  store float %141, ptr %136, align 4, !tbaa !8
  %142 = add nsw i32 %131, -1
  %143 = mul i32 %60, %142
  %144 = add nsw i32 %143, %45
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds float, ptr %1, i64 %145
  %147 = load float, ptr %146, align 4, !tbaa !8
  %148 = getelementptr inbounds float, ptr %3, i64 %145
  %149 = load float, ptr %148, align 4, !tbaa !8
  %150 = fmul contract float %141, %149
  %151 = fadd contract float %147, %150
  store float %151, ptr %146, align 4, !tbaa !8
  %152 = add nsw i32 %131, -2
  %153 = icmp eq i32 %142, 0
  br i1 %153, label %154, label %130, !llvm.loop !43

154:                                              ; preds = %74, %130, %5, %55
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @barotropic_begin(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, float noundef %6, ptr noundef writeonly captures(none) %7, ptr noundef writeonly captures(none) %8, ptr noundef writeonly captures(none) %9, ptr noundef writeonly captures(none) %10, ptr noundef writeonly captures(none) %11) local_unnamed_addr #3 {
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = mul i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = add i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %20 = mul nuw nsw i32 %18, %19
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %22 = add nuw nsw i32 %20, %21
  %23 = load i32, ptr %0, align 8, !tbaa !10
  %24 = icmp slt i32 %17, %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %26 = load i32, ptr %25, align 4
  %27 = icmp slt i32 %22, %26
  %28 = select i1 %24, i1 %27, i1 false
  br i1 %28, label %29, label %99

29:                                               ; preds = %12
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %31 = load i32, ptr %30, align 8, !tbaa !15
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %37, label %33

33:                                               ; preds = %29
  %34 = add nuw nsw i32 %22, 3
  %35 = add nsw i32 %23, 6
  %36 = add i32 %17, 3
  br label %49

37:                                               ; preds = %29
  %38 = add nuw nsw i32 %26, 6
  %39 = add nuw nsw i32 %22, 3
  %40 = add nsw i32 %23, 6
  %41 = add i32 %17, 3
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %43 = load ptr, ptr %42, align 8, !tbaa !14
  %44 = load i32, ptr %5, align 4, !tbaa !4
  %45 = icmp eq i32 %44, 0
  %46 = select contract i1 %45, float -5.000000e-01, float %6
  %47 = fadd contract float %46, 1.500000e+00
  %48 = fadd contract float %46, 5.000000e-01
  br label %63

49:                                               ; preds = %63, %33
  %50 = phi i32 [ %36, %33 ], [ %41, %63 ]
  %51 = phi i32 [ %35, %33 ], [ %40, %63 ]
  %52 = phi i32 [ %34, %33 ], [ %39, %63 ]
  %53 = phi float [ 0.000000e+00, %33 ], [ %96, %63 ]
  %54 = phi float [ 0.000000e+00, %33 ], [ %87, %63 ]
  %55 = mul nsw i32 %52, %51
  %56 = add i32 %55, %50
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %7, i64 %57
  store float %54, ptr %58, align 4, !tbaa !8
  %59 = getelementptr inbounds float, ptr %8, i64 %57
  store float %53, ptr %59, align 4, !tbaa !8
  %60 = getelementptr inbounds float, ptr %9, i64 %57
  store float 0.000000e+00, ptr %60, align 4, !tbaa !8
  %61 = getelementptr inbounds float, ptr %10, i64 %57
  store float 0.000000e+00, ptr %61, align 4, !tbaa !8
  %62 = getelementptr inbounds float, ptr %11, i64 %57
  store float 0.000000e+00, ptr %62, align 4, !tbaa !8
  br label %99

63:                                               ; preds = %63, %37
  %64 = phi float [ 0.000000e+00, %37 ], [ %87, %63 ]
  %65 = phi i32 [ 0, %37 ], [ %97, %63 ]
  %66 = phi float [ 0.000000e+00, %37 ], [ %96, %63 ]
  %67 = add nuw nsw i32 %65, 3
  %68 = mul nsw i32 %67, %38
  %69 = add i32 %68, %39
  %70 = mul nsw i32 %69, %40
  %71 = add i32 %70, %41
  %72 = zext nneg i32 %65 to i64
  %73 = getelementptr float, ptr %43, i64 %72
  %74 = getelementptr i8, ptr %73, i64 4
  %75 = load float, ptr %74, align 4, !tbaa !8
  %76 = load float, ptr %73, align 4, !tbaa !8
  %77 = fsub contract float %75, %76
  %78 = sext i32 %71 to i64
  %79 = getelementptr inbounds float, ptr %1, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !8
  %81 = getelementptr inbounds float, ptr %2, i64 %78
  %82 = load float, ptr %81, align 4, !tbaa !8
  %83 = fmul contract float %47, %80
  %84 = fmul contract float %48, %82
  %85 = fsub contract float %83, %84
  %86 = fmul contract float %77, %85
  %87 = fadd contract float %64, %86
  %88 = getelementptr inbounds float, ptr %3, i64 %78
  %89 = load float, ptr %88, align 4, !tbaa !8
  %90 = getelementptr inbounds float, ptr %4, i64 %78
  %91 = load float, ptr %90, align 4, !tbaa !8
  %92 = fmul contract float %47, %89
  %93 = fmul contract float %48, %91
  %94 = fsub contract float %92, %93
  %95 = fmul contract float %77, %94
  %96 = fadd contract float %66, %95
  %97 = add nuw nsw i32 %65, 1
  %98 = icmp eq i32 %97, %31
  br i1 %98, label %49, label %63, !llvm.loop !44

99:                                               ; preds = %12, %49
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @barotropic_begin_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, float noundef %6, ptr noundef writeonly captures(none) %7, ptr noundef writeonly captures(none) %8, ptr noundef writeonly captures(none) %9, ptr noundef writeonly captures(none) %10, ptr noundef writeonly captures(none) %11) local_unnamed_addr #3 {
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = mul i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = add i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %20 = mul nuw nsw i32 %18, %19
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %22 = add nuw nsw i32 %20, %21
  %23 = load i32, ptr %0, align 8, !tbaa !10
  %24 = icmp slt i32 %17, %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %26 = load i32, ptr %25, align 4
  %27 = icmp slt i32 %22, %26
  %28 = select i1 %24, i1 %27, i1 false
  br i1 %28, label %29, label %131

29:                                               ; preds = %12
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %31 = load i32, ptr %30, align 8, !tbaa !15
  %32 = icmp sgt i32 %31, 0
  %33 = add i32 %17, 3
  br i1 %32, label %40, label %34

34:                                               ; preds = %29
  %35 = add nuw nsw i32 %22, 3
  %36 = add nsw i32 %23, 6
  %37 = mul nsw i32 %36, %35
  %38 = add i32 %37, %33
  %39 = sext i32 %38 to i64
  br label %77

40:                                               ; preds = %29
  %41 = add nuw nsw i32 %26, 6
  %42 = add nuw nsw i32 %22, 3
  %43 = add nsw i32 %23, 6
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %45 = load ptr, ptr %44, align 8, !tbaa !22
  %46 = mul nsw i32 %43, %42
  %47 = add i32 %46, %17
  %48 = add i32 %47, 2
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %45, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = add i32 %47, 3
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %45, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !8
  %56 = fcmp contract ogt float %51, %55
  %57 = select contract i1 %56, float %51, float %55
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %59 = load ptr, ptr %58, align 8, !tbaa !14
  %60 = load i32, ptr %5, align 4, !tbaa !4
  %61 = icmp eq i32 %60, 0
  %62 = select contract i1 %61, float -5.000000e-01, float %6
  %63 = fadd contract float %62, 1.500000e+00
  %64 = fadd contract float %62, 5.000000e-01
  %65 = add nuw nsw i32 %22, 2
  %66 = mul nsw i32 %43, %65
  %67 = add i32 %66, %33
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %45, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = add i32 %46, %33
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %45, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !8
  %75 = fcmp contract ogt float %70, %74
  %76 = select contract i1 %75, float %70, float %74
  br label %86

77:                                               ; preds = %86, %34
  %78 = phi i64 [ %39, %34 ], [ %72, %86 ]
  %79 = phi float [ 0.000000e+00, %34 ], [ %128, %86 ]
  %80 = phi float [ 0.000000e+00, %34 ], [ %114, %86 ]
  %81 = getelementptr inbounds float, ptr %7, i64 %78
  store float %80, ptr %81, align 4, !tbaa !8
  %82 = getelementptr inbounds float, ptr %8, i64 %78
  store float %79, ptr %82, align 4, !tbaa !8
  %83 = getelementptr inbounds float, ptr %9, i64 %78
  store float 0.000000e+00, ptr %83, align 4, !tbaa !8
  %84 = getelementptr inbounds float, ptr %10, i64 %78
  store float 0.000000e+00, ptr %84, align 4, !tbaa !8
  %85 = getelementptr inbounds float, ptr %11, i64 %78
  store float 0.000000e+00, ptr %85, align 4, !tbaa !8
  br label %131

86:                                               ; preds = %86, %40
  %87 = phi float [ 0.000000e+00, %40 ], [ %114, %86 ]
  %88 = phi i32 [ 0, %40 ], [ %129, %86 ]
  %89 = phi float [ 0.000000e+00, %40 ], [ %128, %86 ]
  %90 = add nuw nsw i32 %88, 3
  %91 = mul nsw i32 %90, %41
  %92 = add i32 %91, %42
  %93 = mul nsw i32 %92, %43
  %94 = add i32 %93, %33
  %95 = zext nneg i32 %88 to i64
  %96 = getelementptr float, ptr %59, i64 %95
  %97 = getelementptr i8, ptr %96, i64 4
  %98 = load float, ptr %97, align 4, !tbaa !8
  %99 = load float, ptr %96, align 4, !tbaa !8
  %100 = fcmp contract ogt float %99, %57
  %101 = select contract i1 %100, float %99, float %57
  %102 = fsub contract float %98, %101
  %103 = fcmp contract ogt float %102, 0.000000e+00
  %104 = select contract i1 %103, float %102, float 0.000000e+00
  %105 = sext i32 %94 to i64
  %106 = getelementptr inbounds float, ptr %1, i64 %105
  %107 = load float, ptr %106, align 4, !tbaa !8
  %108 = getelementptr inbounds float, ptr %2, i64 %105
  %109 = load float, ptr %108, align 4, !tbaa !8
  %110 = fmul contract float %63, %107
  %111 = fmul contract float %64, %109
  %112 = fsub contract float %110, %111
  %113 = fmul contract float %112, %104
  %114 = fadd contract float %87, %113
  %115 = fcmp contract ogt float %99, %76
  %116 = select contract i1 %115, float %99, float %76
  %117 = fsub contract float %98, %116
  %118 = fcmp contract ogt float %117, 0.000000e+00
  %119 = select contract i1 %118, float %117, float 0.000000e+00
  %120 = getelementptr inbounds float, ptr %3, i64 %105
  %121 = load float, ptr %120, align 4, !tbaa !8
  %122 = getelementptr inbounds float, ptr %4, i64 %105
  %123 = load float, ptr %122, align 4, !tbaa !8
  %124 = fmul contract float %63, %121
  %125 = fmul contract float %64, %123
  %126 = fsub contract float %124, %125
  %127 = fmul contract float %119, %126
  %128 = fadd contract float %89, %127
  %129 = add nuw nsw i32 %88, 1
  %130 = icmp eq i32 %129, %31
  br i1 %130, label %77, label %86, !llvm.loop !45

131:                                              ; preds = %12, %77
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @barotropic_height(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, float noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = load i32, ptr %0, align 8, !tbaa !10
  %17 = icmp slt i32 %10, %16
  br i1 %17, label %18, label %97

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %20 = load i32, ptr %19, align 4, !tbaa !24
  %21 = icmp slt i32 %15, %20
  br i1 %21, label %22, label %97

22:                                               ; preds = %18
  %23 = add nuw nsw i32 %15, 3
  %24 = add nsw i32 %16, 6
  %25 = mul nsw i32 %24, %23
  %26 = add i32 %10, 3
  %27 = add i32 %25, %26
  %28 = add nsw i32 %16, -1
  %29 = icmp slt i32 %10, %28
  br i1 %29, label %30, label %35

30:                                               ; preds = %22
  %31 = sext i32 %27 to i64
  %32 = getelementptr float, ptr %2, i64 %31
  %33 = getelementptr i8, ptr %32, i64 4
  %34 = load float, ptr %33, align 4, !tbaa !8
  br label %44

35:                                               ; preds = %22
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %37 = load i32, ptr %36, align 4, !tbaa !33
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %44, label %39

39:                                               ; preds = %35
  %40 = add i32 %25, 3
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %2, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !8
  br label %44

44:                                               ; preds = %39, %35, %30
  %45 = phi contract float [ %34, %30 ], [ %43, %39 ], [ 0.000000e+00, %35 ]
  %46 = add nsw i32 %20, -1
  %47 = icmp samesign ult i32 %15, %46
  br i1 %47, label %48, label %50

48:                                               ; preds = %44
  %49 = add nsw i32 %27, %24
  br label %57

50:                                               ; preds = %44
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %52 = load i32, ptr %51, align 8, !tbaa !34
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %62, label %54

54:                                               ; preds = %50
  %55 = mul nsw i32 %24, 3
  %56 = add i32 %55, %26
  br label %57

57:                                               ; preds = %48, %54
  %58 = phi i32 [ %56, %54 ], [ %49, %48 ]
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %3, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !8
  br label %62

62:                                               ; preds = %57, %50
  %63 = phi contract float [ 0.000000e+00, %50 ], [ %61, %57 ]
  %64 = sext i32 %27 to i64
  %65 = getelementptr inbounds float, ptr %2, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = fsub contract float %45, %66
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %69 = load ptr, ptr %68, align 8, !tbaa !18
  %70 = zext nneg i32 %23 to i64
  %71 = getelementptr inbounds nuw float, ptr %69, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = fmul contract float %67, %72
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %75 = load ptr, ptr %74, align 8, !tbaa !19
  %76 = zext nneg i32 %15 to i64
  %77 = getelementptr float, ptr %75, i64 %76
  %78 = getelementptr i8, ptr %77, i64 16
  %79 = load float, ptr %78, align 4, !tbaa !8
  %80 = fmul contract float %63, %79
  %81 = fadd contract float %73, %80
  %82 = getelementptr inbounds float, ptr %3, i64 %64
  %83 = load float, ptr %82, align 4, !tbaa !8
  %84 = getelementptr inbounds nuw float, ptr %75, i64 %70
  %85 = load float, ptr %84, align 4, !tbaa !8
  %86 = fmul contract float %83, %85
  %87 = fsub contract float %81, %86
  %88 = fmul contract float %4, %87
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %90 = load ptr, ptr %89, align 8, !tbaa !20
  %91 = getelementptr inbounds nuw float, ptr %90, i64 %70
  %92 = load float, ptr %91, align 4, !tbaa !8
  %93 = fdiv contract float %88, %92
  %94 = getelementptr inbounds float, ptr %1, i64 %64
  %95 = load float, ptr %94, align 4, !tbaa !8
  %96 = fsub contract float %95, %93
  store float %96, ptr %94, align 4, !tbaa !8
  br label %97

97:                                               ; preds = %5, %18, %62
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @barotropic_transport(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef captures(none) %6, ptr noundef captures(none) %7, ptr noundef captures(none) %8, ptr noundef readonly captures(none) %9, i32 noundef %10, float noundef %11) local_unnamed_addr #1 {
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = mul i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = add i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %20 = mul nuw nsw i32 %18, %19
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %22 = add nuw nsw i32 %20, %21
  %23 = load i32, ptr %0, align 8, !tbaa !10
  %24 = icmp slt i32 %17, %23
  br i1 %24, label %25, label %153

25:                                               ; preds = %12
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %27 = load i32, ptr %26, align 4, !tbaa !24
  %28 = icmp slt i32 %22, %27
  br i1 %28, label %29, label %153

29:                                               ; preds = %25
  %30 = add nuw nsw i32 %22, 3
  %31 = add nsw i32 %23, 6
  %32 = mul nsw i32 %31, %30
  %33 = add i32 %17, 3
  %34 = add i32 %32, %33
  %35 = icmp sgt i32 %17, 0
  br i1 %35, label %36, label %40

36:                                               ; preds = %29
  %37 = sext i32 %34 to i64
  %38 = getelementptr float, ptr %1, i64 %37
  %39 = getelementptr i8, ptr %38, i64 -4
  br label %46

40:                                               ; preds = %29
  %41 = add i32 %23, 2
  %42 = add i32 %41, %32
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %1, i64 %43
  %45 = sext i32 %34 to i64
  br label %46

46:                                               ; preds = %40, %36
  %47 = phi i64 [ %45, %40 ], [ %37, %36 ]
  %48 = phi ptr [ %44, %40 ], [ %39, %36 ]
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = icmp eq i32 %22, 0
  %51 = sub nsw i32 %34, %31
  %52 = add nuw nsw i32 %27, 2
  %53 = mul nsw i32 %52, %31
  %54 = add i32 %53, %33
  %55 = select i1 %50, i32 %54, i32 %51
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %1, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !8
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %60 = load ptr, ptr %59, align 8, !tbaa !22
  %61 = add i32 %32, %17
  %62 = add i32 %61, 2
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %60, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !8
  %66 = add i32 %61, 3
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %60, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !8
  %70 = fcmp contract ogt float %65, %69
  %71 = select contract i1 %70, float %65, float %69
  %72 = fneg contract float %71
  %73 = fcmp contract ogt float %72, 0.000000e+00
  %74 = select contract i1 %73, float %72, float 0.000000e+00
  %75 = add nuw nsw i32 %22, 2
  %76 = mul nsw i32 %31, %75
  %77 = add i32 %76, %33
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %60, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !8
  %81 = getelementptr inbounds float, ptr %60, i64 %47
  %82 = load float, ptr %81, align 4, !tbaa !8
  %83 = fcmp contract ogt float %80, %82
  %84 = select contract i1 %83, float %80, float %82
  %85 = fneg contract float %84
  %86 = fcmp contract ogt float %85, 0.000000e+00
  %87 = select contract i1 %86, float %85, float 0.000000e+00
  %88 = getelementptr inbounds float, ptr %2, i64 %47
  %89 = load float, ptr %88, align 4, !tbaa !8
  %90 = getelementptr inbounds float, ptr %4, i64 %47
  %91 = load float, ptr %90, align 4, !tbaa !8
  %92 = fmul contract float %74, 0x40239D0140000000
  %93 = getelementptr inbounds float, ptr %1, i64 %47
  %94 = load float, ptr %93, align 4, !tbaa !8
  %95 = fsub contract float %94, %49
  %96 = fmul contract float %92, %95
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %98 = load ptr, ptr %97, align 8, !tbaa !26
  %99 = zext nneg i32 %30 to i64
  %100 = getelementptr inbounds nuw float, ptr %98, i64 %99
  %101 = load float, ptr %100, align 4, !tbaa !8
  %102 = fdiv contract float %96, %101
  %103 = fsub contract float %91, %102
  %104 = fmul contract float %11, %103
  %105 = fadd contract float %89, %104
  %106 = getelementptr inbounds float, ptr %3, i64 %47
  %107 = load float, ptr %106, align 4, !tbaa !8
  %108 = getelementptr inbounds float, ptr %5, i64 %47
  %109 = load float, ptr %108, align 4, !tbaa !8
  %110 = fmul contract float %87, 0x40239D0140000000
  %111 = fsub contract float %94, %58
  %112 = fmul contract float %111, %110
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %114 = load ptr, ptr %113, align 8, !tbaa !25
  %115 = getelementptr inbounds nuw float, ptr %114, i64 %99
  %116 = load float, ptr %115, align 4, !tbaa !8
  %117 = fdiv contract float %112, %116
  %118 = fsub contract float %109, %117
  %119 = fmul contract float %11, %118
  %120 = fadd contract float %107, %119
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %122 = load i32, ptr %121, align 4, !tbaa !33
  %123 = or i32 %122, %17
  %124 = icmp eq i32 %123, 0
  %125 = fcmp contract ole float %74, 0.000000e+00
  %126 = or i1 %125, %124
  %127 = select i1 %126, float 0.000000e+00, float %105
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %129 = load i32, ptr %128, align 8, !tbaa !34
  %130 = or i32 %129, %22
  %131 = icmp eq i32 %130, 0
  %132 = fcmp contract ole float %87, 0.000000e+00
  %133 = or i1 %132, %131
  %134 = select i1 %133, float 0.000000e+00, float %120
  store float %127, ptr %88, align 4, !tbaa !8
  store float %134, ptr %106, align 4, !tbaa !8
  %135 = sext i32 %10 to i64
  %136 = getelementptr inbounds float, ptr %9, i64 %135
  %137 = load float, ptr %136, align 4, !tbaa !8
  %138 = load float, ptr %93, align 4, !tbaa !8
  %139 = fmul contract float %137, %138
  %140 = getelementptr inbounds float, ptr %6, i64 %47
  %141 = load float, ptr %140, align 4, !tbaa !8
  %142 = fadd contract float %141, %139
  store float %142, ptr %140, align 4, !tbaa !8
  %143 = load float, ptr %136, align 4, !tbaa !8
  %144 = fmul contract float %127, %143
  %145 = getelementptr inbounds float, ptr %7, i64 %47
  %146 = load float, ptr %145, align 4, !tbaa !8
  %147 = fadd contract float %146, %144
  store float %147, ptr %145, align 4, !tbaa !8
  %148 = load float, ptr %136, align 4, !tbaa !8
  %149 = fmul contract float %134, %148
  %150 = getelementptr inbounds float, ptr %8, i64 %47
  %151 = load float, ptr %150, align 4, !tbaa !8
  %152 = fadd contract float %151, %149
  store float %152, ptr %150, align 4, !tbaa !8
  br label %153

153:                                              ; preds = %12, %25, %46
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @barotropic_end(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef captures(none) %7, ptr noundef captures(none) %8) local_unnamed_addr #3 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = load i32, ptr %0, align 8, !tbaa !10
  %21 = icmp slt i32 %14, %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %23 = load i32, ptr %22, align 4
  %24 = icmp slt i32 %19, %23
  %25 = select i1 %21, i1 %24, i1 false
  br i1 %25, label %26, label %148

26:                                               ; preds = %9
  %27 = add nuw nsw i32 %19, 3
  %28 = add nsw i32 %20, 6
  %29 = mul nsw i32 %28, %27
  %30 = add i32 %14, 3
  %31 = add i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %4, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = getelementptr inbounds float, ptr %1, i64 %32
  store float %34, ptr %35, align 4, !tbaa !8
  %36 = getelementptr inbounds float, ptr %5, i64 %32
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = getelementptr inbounds float, ptr %2, i64 %32
  store float %37, ptr %38, align 4, !tbaa !8
  %39 = getelementptr inbounds float, ptr %6, i64 %32
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = getelementptr inbounds float, ptr %3, i64 %32
  store float %40, ptr %41, align 4, !tbaa !8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %43 = load i32, ptr %42, align 8, !tbaa !15
  %44 = icmp sgt i32 %43, 0
  br i1 %44, label %45, label %49

45:                                               ; preds = %26
  %46 = add nuw nsw i32 %23, 6
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %48 = load ptr, ptr %47, align 8, !tbaa !14
  br label %55

49:                                               ; preds = %55, %26
  %50 = phi float [ 0.000000e+00, %26 ], [ %82, %55 ]
  %51 = phi float [ 0.000000e+00, %26 ], [ %81, %55 ]
  %52 = phi float [ 0.000000e+00, %26 ], [ %80, %55 ]
  %53 = phi float [ 0.000000e+00, %26 ], [ %76, %55 ]
  %54 = fcmp contract ogt float %51, 0.000000e+00
  br i1 %54, label %85, label %89

55:                                               ; preds = %55, %45
  %56 = phi float [ 0.000000e+00, %45 ], [ %76, %55 ]
  %57 = phi float [ 0.000000e+00, %45 ], [ %80, %55 ]
  %58 = phi float [ 0.000000e+00, %45 ], [ %81, %55 ]
  %59 = phi float [ 0.000000e+00, %45 ], [ %82, %55 ]
  %60 = phi i32 [ 0, %45 ], [ %83, %55 ]
  %61 = add nuw nsw i32 %60, 3
  %62 = mul nsw i32 %61, %46
  %63 = add i32 %62, %27
  %64 = mul nsw i32 %63, %28
  %65 = add i32 %64, %30
  %66 = zext nneg i32 %60 to i64
  %67 = getelementptr float, ptr %48, i64 %66
  %68 = getelementptr i8, ptr %67, i64 4
  %69 = load float, ptr %68, align 4, !tbaa !8
  %70 = load float, ptr %67, align 4, !tbaa !8
  %71 = fsub contract float %69, %70
  %72 = sext i32 %65 to i64
  %73 = getelementptr inbounds float, ptr %7, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !8
  %75 = fmul contract float %71, %74
  %76 = fadd contract float %56, %75
  %77 = getelementptr inbounds float, ptr %8, i64 %72
  %78 = load float, ptr %77, align 4, !tbaa !8
  %79 = fmul contract float %71, %78
  %80 = fadd contract float %57, %79
  %81 = fadd contract float %58, %71
  %82 = fadd contract float %59, %71
  %83 = add nuw nsw i32 %60, 1
  %84 = icmp eq i32 %83, %43
  br i1 %84, label %49, label %55, !llvm.loop !46

85:                                               ; preds = %49
  %86 = load float, ptr %36, align 4, !tbaa !8
  %87 = fsub contract float %86, %53
  %88 = fdiv contract float %87, %51
  br label %89

89:                                               ; preds = %85, %49
  %90 = phi contract float [ %88, %85 ], [ 0.000000e+00, %49 ]
  %91 = fcmp contract ogt float %50, 0.000000e+00
  %92 = fsub contract float %40, %52
  %93 = fdiv contract float %92, %50
  %94 = select contract i1 %91, float %93, float 0.000000e+00
  br i1 %44, label %95, label %148

95:                                               ; preds = %89
  %96 = add nuw nsw i32 %23, 6
  %97 = and i32 %43, 1
  %98 = icmp eq i32 %43, 1
  br i1 %98, label %133, label %99

99:                                               ; preds = %95
  %100 = and i32 %43, 2147483646
  br label %101

101:                                              ; preds = %101, %99
  %102 = phi i32 [ 0, %99 ], [ %128, %101 ]
  %103 = phi i32 [ 0, %99 ], [ %129, %101 ]
  %104 = add nuw nsw i32 %102, 3
  %105 = mul nsw i32 %104, %96
  %106 = add i32 %105, %27
  %107 = mul nsw i32 %106, %28
  %108 = add i32 %107, %30
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %7, i64 %109
  %111 = load float, ptr %110, align 4, !tbaa !8
  %112 = fadd contract float %90, %111
  store float %112, ptr %110, align 4, !tbaa !8
  %113 = getelementptr inbounds float, ptr %8, i64 %109
  %114 = load float, ptr %113, align 4, !tbaa !8
  %115 = fadd contract float %94, %114
  store float %115, ptr %113, align 4, !tbaa !8
  %116 = add nuw nsw i32 %102, 4
  %117 = mul nsw i32 %116, %96
  %118 = add i32 %117, %27
  %119 = mul nsw i32 %118, %28
  %120 = add i32 %119, %30
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr %7, i64 %121
  %123 = load float, ptr %122, align 4, !tbaa !8
  %124 = fadd contract float %90, %123
  store float %124, ptr %122, align 4, !tbaa !8
  %125 = getelementptr inbounds float, ptr %8, i64 %121
  %126 = load float, ptr %125, align 4, !tbaa !8
  %127 = fadd contract float %94, %126
  store float %127, ptr %125, align 4, !tbaa !8
  %128 = add nuw nsw i32 %102, 2
  %129 = add i32 %103, 2
  %130 = icmp eq i32 %129, %100
  br i1 %130, label %131, label %101, !llvm.loop !47

131:                                              ; preds = %101
  %132 = icmp eq i32 %97, 0
  br i1 %132, label %148, label %133

133:                                              ; preds = %131, %95
  %134 = phi i32 [ 0, %95 ], [ %128, %131 ]
  %135 = icmp ne i32 %97, 0
  tail call void @llvm.assume(i1 %135)
  %136 = add nuw nsw i32 %134, 3
  %137 = mul nsw i32 %136, %96
  %138 = add i32 %137, %27
  %139 = mul nsw i32 %138, %28
  %140 = add i32 %139, %30
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds float, ptr %7, i64 %141
  %143 = load float, ptr %142, align 4, !tbaa !8
  %144 = fadd contract float %90, %143
  store float %144, ptr %142, align 4, !tbaa !8
  %145 = getelementptr inbounds float, ptr %8, i64 %141
  %146 = load float, ptr %145, align 4, !tbaa !8
  %147 = fadd contract float %94, %146
  store float %147, ptr %145, align 4, !tbaa !8
  br label %148

148:                                              ; preds = %133, %131, %9, %89
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @barotropic_end_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef captures(none) %7, ptr noundef captures(none) %8) local_unnamed_addr #3 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = load i32, ptr %0, align 8, !tbaa !10
  %21 = icmp slt i32 %14, %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %23 = load i32, ptr %22, align 4
  %24 = icmp slt i32 %19, %23
  %25 = select i1 %21, i1 %24, i1 false
  br i1 %25, label %26, label %190

26:                                               ; preds = %9
  %27 = add nuw nsw i32 %19, 3
  %28 = add nsw i32 %20, 6
  %29 = mul nsw i32 %28, %27
  %30 = add i32 %14, 3
  %31 = add i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %4, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = getelementptr inbounds float, ptr %1, i64 %32
  store float %34, ptr %35, align 4, !tbaa !8
  %36 = getelementptr inbounds float, ptr %5, i64 %32
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = getelementptr inbounds float, ptr %2, i64 %32
  store float %37, ptr %38, align 4, !tbaa !8
  %39 = getelementptr inbounds float, ptr %6, i64 %32
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = getelementptr inbounds float, ptr %3, i64 %32
  store float %40, ptr %41, align 4, !tbaa !8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %43 = load i32, ptr %42, align 8, !tbaa !15
  %44 = icmp sgt i32 %43, 0
  br i1 %44, label %45, label %72

45:                                               ; preds = %26
  %46 = add nuw nsw i32 %23, 6
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %48 = load ptr, ptr %47, align 8, !tbaa !22
  %49 = add i32 %29, %14
  %50 = add i32 %49, 2
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %48, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = add i32 %49, 3
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %48, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = fcmp contract ogt float %53, %57
  %59 = select contract i1 %58, float %53, float %57
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %61 = load ptr, ptr %60, align 8, !tbaa !14
  %62 = add nuw nsw i32 %19, 2
  %63 = mul nsw i32 %28, %62
  %64 = add i32 %63, %30
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %48, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = getelementptr inbounds float, ptr %48, i64 %32
  %69 = load float, ptr %68, align 4, !tbaa !8
  %70 = fcmp contract ogt float %67, %69
  %71 = select contract i1 %70, float %67, float %69
  br label %78

72:                                               ; preds = %78, %26
  %73 = phi float [ 0.000000e+00, %26 ], [ %114, %78 ]
  %74 = phi float [ 0.000000e+00, %26 ], [ %113, %78 ]
  %75 = phi float [ 0.000000e+00, %26 ], [ %112, %78 ]
  %76 = phi float [ 0.000000e+00, %26 ], [ %108, %78 ]
  %77 = fcmp contract ogt float %74, 0.000000e+00
  br i1 %77, label %117, label %121

78:                                               ; preds = %78, %45
  %79 = phi float [ 0.000000e+00, %45 ], [ %108, %78 ]
  %80 = phi float [ 0.000000e+00, %45 ], [ %112, %78 ]
  %81 = phi float [ 0.000000e+00, %45 ], [ %113, %78 ]
  %82 = phi float [ 0.000000e+00, %45 ], [ %114, %78 ]
  %83 = phi i32 [ 0, %45 ], [ %115, %78 ]
  %84 = add nuw nsw i32 %83, 3
  %85 = mul nsw i32 %84, %46
  %86 = add i32 %85, %27
  %87 = mul nsw i32 %86, %28
  %88 = add i32 %87, %30
  %89 = zext nneg i32 %83 to i64
  %90 = getelementptr float, ptr %61, i64 %89
  %91 = getelementptr i8, ptr %90, i64 4
  %92 = load float, ptr %91, align 4, !tbaa !8
  %93 = load float, ptr %90, align 4, !tbaa !8
  %94 = fcmp contract ogt float %93, %59
  %95 = select contract i1 %94, float %93, float %59
  %96 = fsub contract float %92, %95
  %97 = fcmp contract ogt float %96, 0.000000e+00
  %98 = select contract i1 %97, float %96, float 0.000000e+00
  %99 = fcmp contract ogt float %93, %71
  %100 = select contract i1 %99, float %93, float %71
  %101 = fsub contract float %92, %100
  %102 = fcmp contract ogt float %101, 0.000000e+00
  %103 = select contract i1 %102, float %101, float 0.000000e+00
  %104 = sext i32 %88 to i64
  %105 = getelementptr inbounds float, ptr %7, i64 %104
  %106 = load float, ptr %105, align 4, !tbaa !8
  %107 = fmul contract float %106, %98
  %108 = fadd contract float %79, %107
  %109 = getelementptr inbounds float, ptr %8, i64 %104
  %110 = load float, ptr %109, align 4, !tbaa !8
  %111 = fmul contract float %110, %103
  %112 = fadd contract float %80, %111
  %113 = fadd contract float %81, %98
  %114 = fadd contract float %82, %103
  %115 = add nuw nsw i32 %83, 1
  %116 = icmp eq i32 %115, %43
  br i1 %116, label %72, label %78, !llvm.loop !48

117:                                              ; preds = %72
  %118 = load float, ptr %36, align 4, !tbaa !8
  %119 = fsub contract float %118, %76
  %120 = fdiv contract float %119, %74
  br label %121

121:                                              ; preds = %117, %72
  %122 = phi contract float [ %120, %117 ], [ 0.000000e+00, %72 ]
  %123 = fcmp contract ogt float %73, 0.000000e+00
  %124 = fsub contract float %40, %75
  %125 = fdiv contract float %124, %73
  %126 = select contract i1 %123, float %125, float 0.000000e+00
  br i1 %44, label %127, label %190

127:                                              ; preds = %121
  %128 = add nuw nsw i32 %23, 6
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %130 = load ptr, ptr %129, align 8, !tbaa !22
  %131 = add i32 %29, %14
  %132 = add i32 %131, 2
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr %130, i64 %133
  %135 = add i32 %131, 3
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds float, ptr %130, i64 %136
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %139 = load ptr, ptr %138, align 8, !tbaa !14
  %140 = add nuw nsw i32 %19, 2
  %141 = mul nsw i32 %28, %140
  %142 = add i32 %141, %30
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds float, ptr %130, i64 %143
  %145 = getelementptr inbounds float, ptr %130, i64 %32
  br label %146

146:                                              ; preds = %187, %127
  %147 = phi i32 [ 0, %127 ], [ %188, %187 ]
  %148 = add nuw nsw i32 %147, 3
  %149 = mul nsw i32 %148, %128
  %150 = add i32 %149, %27
  %151 = mul nsw i32 %150, %28
  %152 = add i32 %151, %30
  %153 = load float, ptr %134, align 4, !tbaa !8
  %154 = load float, ptr %137, align 4, !tbaa !8
  %155 = fcmp contract ogt float %153, %154
  %156 = select contract i1 %155, float %153, float %154
  %157 = zext nneg i32 %147 to i64
  %158 = getelementptr float, ptr %139, i64 %157
  %159 = getelementptr i8, ptr %158, i64 4
  %160 = load float, ptr %159, align 4, !tbaa !8
  %161 = load float, ptr %158, align 4, !tbaa !8
  %162 = fcmp contract ogt float %161, %156
  %163 = select contract i1 %162, float %161, float %156
  %164 = fcmp contract ogt float %160, %163
  br i1 %164, label %165, label %172

165:                                              ; preds = %146
  %166 = sext i32 %152 to i64
  %167 = getelementptr inbounds float, ptr %7, i64 %166
  %168 = load float, ptr %167, align 4, !tbaa !8
  %169 = fadd contract float %122, %168
  store float %169, ptr %167, align 4, !tbaa !8
  %170 = load float, ptr %159, align 4, !tbaa !8
  %171 = load float, ptr %158, align 4, !tbaa !8
  br label %172

172:                                              ; preds = %165, %146
  %173 = phi float [ %171, %165 ], [ %161, %146 ]
  %174 = phi float [ %170, %165 ], [ %160, %146 ]
  %175 = load float, ptr %144, align 4, !tbaa !8
  %176 = load float, ptr %145, align 4, !tbaa !8
  %177 = fcmp contract ogt float %175, %176
  %178 = select contract i1 %177, float %175, float %176
  %179 = fcmp contract ogt float %173, %178
  %180 = select contract i1 %179, float %173, float %178
  %181 = fcmp contract ogt float %174, %180
  br i1 %181, label %182, label %187

182:                                              ; preds = %172
  %183 = sext i32 %152 to i64
  %184 = getelementptr inbounds float, ptr %8, i64 %183
  %185 = load float, ptr %184, align 4, !tbaa !8
  %186 = fadd contract float %126, %185
  store float %186, ptr %184, align 4, !tbaa !8
  br label %187

187:                                              ; preds = %182, %172
  %188 = add nuw nsw i32 %147, 1
  %189 = icmp eq i32 %188, %43
  br i1 %189, label %190, label %146, !llvm.loop !49

190:                                              ; preds = %187, %9, %121
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @adams_bashforth(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef readonly captures(none) %4, float noundef %5, float noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = load i32, ptr %0, align 8, !tbaa !10
  %19 = icmp slt i32 %12, %18
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %21 = load i32, ptr %20, align 4
  %22 = icmp slt i32 %17, %21
  %23 = select i1 %19, i1 %22, i1 false
  br i1 %23, label %24, label %53

24:                                               ; preds = %7
  %25 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %26 = add nuw nsw i32 %25, 3
  %27 = add nuw nsw i32 %21, 6
  %28 = mul nsw i32 %27, %26
  %29 = add nuw nsw i32 %17, 3
  %30 = add nuw i32 %29, %28
  %31 = add nsw i32 %18, 6
  %32 = mul nsw i32 %30, %31
  %33 = add i32 %12, 3
  %34 = add i32 %33, %32
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %2, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = getelementptr inbounds float, ptr %3, i64 %35
  %39 = load float, ptr %38, align 4, !tbaa !8
  %40 = load i32, ptr %4, align 4, !tbaa !4
  %41 = icmp eq i32 %40, 0
  %42 = select contract i1 %41, float -5.000000e-01, float %6
  %43 = fadd contract float %42, 1.500000e+00
  %44 = fmul contract float %37, %43
  %45 = fadd contract float %42, 5.000000e-01
  %46 = fmul contract float %39, %45
  %47 = fsub contract float %44, %46
  %48 = fmul contract float %5, %47
  %49 = getelementptr inbounds float, ptr %1, i64 %35
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = fadd contract float %50, %48
  store float %51, ptr %49, align 4, !tbaa !8
  %52 = load float, ptr %36, align 4, !tbaa !8
  store float %52, ptr %38, align 4, !tbaa !8
  br label %53

53:                                               ; preds = %7, %24
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @advance(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = mul i32 %2, %3
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = sub nsw i32 0, %5
  %7 = icmp eq i32 %4, %6
  br i1 %7, label %8, label %11

8:                                                ; preds = %1
  %9 = load i32, ptr %0, align 4, !tbaa !4
  %10 = add nsw i32 %9, 1
  store i32 %10, ptr %0, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %8, %1
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @look_at_surface(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6, ptr noundef writeonly captures(none) %7) local_unnamed_addr #6 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %16 = mul nuw nsw i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = add nuw nsw i32 %16, %17
  %19 = load i32, ptr %0, align 8, !tbaa !10
  %20 = icmp slt i32 %13, %19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %22 = load i32, ptr %21, align 4
  %23 = icmp slt i32 %18, %22
  %24 = select i1 %20, i1 %23, i1 false
  br i1 %24, label %25, label %58

25:                                               ; preds = %8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = load i32, ptr %26, align 8, !tbaa !15
  %28 = add nsw i32 %27, 2
  %29 = add nuw nsw i32 %22, 6
  %30 = mul nsw i32 %28, %29
  %31 = add nuw nsw i32 %18, 3
  %32 = add i32 %30, %31
  %33 = add nsw i32 %19, 6
  %34 = mul nsw i32 %32, %33
  %35 = add i32 %13, 3
  %36 = add i32 %34, %35
  %37 = mul nsw i32 %33, %31
  %38 = add i32 %37, %35
  %39 = sext i32 %36 to i64
  %40 = getelementptr inbounds float, ptr %1, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = fmul contract float %41, %41
  %43 = getelementptr inbounds float, ptr %2, i64 %39
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = fmul contract float %44, %44
  %46 = fadd contract float %42, %45
  %47 = fpext contract float %46 to double
  %48 = tail call contract noundef double @__nv_sqrt(double noundef %47) #11
  %49 = fptrunc contract double %48 to float
  %50 = sext i32 %38 to i64
  %51 = getelementptr inbounds float, ptr %5, i64 %50
  store float %49, ptr %51, align 4, !tbaa !8
  %52 = getelementptr inbounds float, ptr %3, i64 %39
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = getelementptr inbounds float, ptr %6, i64 %50
  store float %53, ptr %54, align 4, !tbaa !8
  %55 = getelementptr inbounds float, ptr %4, i64 %39
  %56 = load float, ptr %55, align 4, !tbaa !8
  %57 = getelementptr inbounds float, ptr %7, i64 %50
  store float %56, ptr %57, align 4, !tbaa !8
  br label %58

58:                                               ; preds = %8, %25
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local double @__nv_sqrt(double noundef) local_unnamed_addr #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #10

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree noinline norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #6 = { convergent mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #11 = { convergent nounwind willreturn memory(none) }
attributes #12 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = !{!11, !5, i64 0}
!11 = !{!"_ZTS4Grid", !5, i64 0, !5, i64 4, !5, i64 8, !5, i64 12, !5, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88}
!12 = !{!"p1 float", !13, i64 0}
!13 = !{!"any pointer", !6, i64 0}
!14 = !{!11, !12, i64 80}
!15 = !{!11, !5, i64 8}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!11, !12, i64 40}
!19 = !{!11, !12, i64 32}
!20 = !{!11, !12, i64 56}
!21 = distinct !{!21, !17}
!22 = !{!11, !12, i64 88}
!23 = distinct !{!23, !17}
!24 = !{!11, !5, i64 4}
!25 = !{!11, !12, i64 48}
!26 = !{!11, !12, i64 24}
!27 = !{!11, !12, i64 64}
!28 = !{!11, !12, i64 72}
!29 = !{!30, !9, i64 0}
!30 = !{!"_ZTS8Friction", !9, i64 0, !9, i64 4, !9, i64 8}
!31 = !{!30, !9, i64 4}
!32 = !{!30, !9, i64 8}
!33 = !{!11, !5, i64 12}
!34 = !{!11, !5, i64 16}
!35 = !{!36, !9, i64 0}
!36 = !{!"_ZTS6Mixing", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12}
!37 = !{!36, !9, i64 8}
!38 = !{!36, !9, i64 12}
!39 = distinct !{!39, !17, !40}
!40 = !{!"llvm.loop.peeled.count", i32 1}
!41 = distinct !{!41, !17}
!42 = distinct !{!42, !17}
!43 = distinct !{!43, !17}
!44 = distinct !{!44, !17}
!45 = distinct !{!45, !17}
!46 = distinct !{!46, !17}
!47 = distinct !{!47, !17}
!48 = distinct !{!48, !17}
!49 = distinct !{!49, !17}
