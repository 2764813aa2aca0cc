; clang sm_80, from shared_convolution.cu
source_filename = "shared_convolution.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ18shared_convolutionE1s = internal unnamed_addr addrspace(3) global [12 x [12 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_convolution(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 3
  %8 = add i32 %7, -2
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl nuw nsw i32 %9, 3
  %11 = add nsw i32 %10, -2
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = icmp samesign ult i32 %12, 12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br i1 %13, label %15, label %17

15:                                               ; preds = %5
  %16 = icmp samesign ult i32 %14, 12
  br label %200

17:                                               ; preds = %210, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = add i32 %7, %14
  %19 = add nuw nsw i32 %10, %12
  %20 = icmp slt i32 %18, %3
  %21 = icmp slt i32 %19, %4
  %22 = and i1 %20, %21
  br i1 %22, label %23, label %231

23:                                               ; preds = %17
  %24 = zext nneg i32 %12 to i64
  %25 = getelementptr inbounds nuw [12 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ18shared_convolutionE1s to ptr), i64 %24
  %26 = load float, ptr %1, align 4, !tbaa !8
  %27 = zext nneg i32 %14 to i64
  %28 = getelementptr inbounds nuw float, ptr %25, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !8
  %30 = fmul contract float %26, %29
  %31 = fadd contract float %30, 0.000000e+00
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %33 = load float, ptr %32, align 4, !tbaa !8
  %34 = add nuw nsw i32 %14, 1
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw float, ptr %25, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = fmul contract float %33, %37
  %39 = fadd contract float %31, %38
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = add nuw nsw i32 %14, 2
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw float, ptr %25, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !8
  %46 = fmul contract float %41, %45
  %47 = fadd contract float %39, %46
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = add nuw nsw i32 %14, 3
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw float, ptr %25, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = fmul contract float %49, %53
  %55 = fadd contract float %47, %54
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = add nuw nsw i32 %14, 4
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw float, ptr %25, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = fmul contract float %57, %61
  %63 = fadd contract float %55, %62
  %64 = zext nneg i32 %12 to i64
  %65 = getelementptr inbounds nuw [12 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ18shared_convolutionE1s to ptr), i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 48
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %68 = load float, ptr %67, align 4, !tbaa !8
  %69 = getelementptr inbounds nuw float, ptr %66, i64 %27
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = fmul contract float %68, %70
  %72 = fadd contract float %63, %71
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %74 = load float, ptr %73, align 4, !tbaa !8
  %75 = getelementptr inbounds nuw float, ptr %66, i64 %35
  %76 = load float, ptr %75, align 4, !tbaa !8
  %77 = fmul contract float %74, %76
  %78 = fadd contract float %72, %77
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %80 = load float, ptr %79, align 4, !tbaa !8
  %81 = getelementptr inbounds nuw float, ptr %66, i64 %43
  %82 = load float, ptr %81, align 4, !tbaa !8
  %83 = fmul contract float %80, %82
  %84 = fadd contract float %78, %83
  %85 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %86 = load float, ptr %85, align 4, !tbaa !8
  %87 = getelementptr inbounds nuw float, ptr %66, i64 %51
  %88 = load float, ptr %87, align 4, !tbaa !8
  %89 = fmul contract float %86, %88
  %90 = fadd contract float %84, %89
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %92 = load float, ptr %91, align 4, !tbaa !8
  %93 = getelementptr inbounds nuw float, ptr %66, i64 %59
  %94 = load float, ptr %93, align 4, !tbaa !8
  %95 = fmul contract float %92, %94
  %96 = fadd contract float %90, %95
  %97 = zext nneg i32 %12 to i64
  %98 = getelementptr inbounds nuw [12 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ18shared_convolutionE1s to ptr), i64 %97
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 96
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %101 = load float, ptr %100, align 4, !tbaa !8
  %102 = getelementptr inbounds nuw float, ptr %99, i64 %27
  %103 = load float, ptr %102, align 4, !tbaa !8
  %104 = fmul contract float %101, %103
  %105 = fadd contract float %96, %104
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %107 = load float, ptr %106, align 4, !tbaa !8
  %108 = getelementptr inbounds nuw float, ptr %99, i64 %35
  %109 = load float, ptr %108, align 4, !tbaa !8
  %110 = fmul contract float %107, %109
  %111 = fadd contract float %105, %110
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %113 = load float, ptr %112, align 4, !tbaa !8
  %114 = getelementptr inbounds nuw float, ptr %99, i64 %43
  %115 = load float, ptr %114, align 4, !tbaa !8
  %116 = fmul contract float %113, %115
  %117 = fadd contract float %111, %116
  %118 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %119 = load float, ptr %118, align 4, !tbaa !8
  %120 = getelementptr inbounds nuw float, ptr %99, i64 %51
  %121 = load float, ptr %120, align 4, !tbaa !8
  %122 = fmul contract float %119, %121
  %123 = fadd contract float %117, %122
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %125 = load float, ptr %124, align 4, !tbaa !8
  %126 = getelementptr inbounds nuw float, ptr %99, i64 %59
  %127 = load float, ptr %126, align 4, !tbaa !8
  %128 = fmul contract float %125, %127
  %129 = fadd contract float %123, %128
  %130 = zext nneg i32 %12 to i64
  %131 = getelementptr inbounds nuw [12 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ18shared_convolutionE1s to ptr), i64 %130
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 144
  %133 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %134 = load float, ptr %133, align 4, !tbaa !8
  %135 = getelementptr inbounds nuw float, ptr %132, i64 %27
  %136 = load float, ptr %135, align 4, !tbaa !8
  %137 = fmul contract float %134, %136
  %138 = fadd contract float %129, %137
  %139 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %140 = load float, ptr %139, align 4, !tbaa !8
  %141 = getelementptr inbounds nuw float, ptr %132, i64 %35
  %142 = load float, ptr %141, align 4, !tbaa !8
  %143 = fmul contract float %140, %142
  %144 = fadd contract float %138, %143
  %145 = getelementptr inbounds nuw i8, ptr %1, i64 68
  %146 = load float, ptr %145, align 4, !tbaa !8
  %147 = getelementptr inbounds nuw float, ptr %132, i64 %43
  %148 = load float, ptr %147, align 4, !tbaa !8
  %149 = fmul contract float %146, %148
  %150 = fadd contract float %144, %149
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %152 = load float, ptr %151, align 4, !tbaa !8
  %153 = getelementptr inbounds nuw float, ptr %132, i64 %51
  %154 = load float, ptr %153, align 4, !tbaa !8
  %155 = fmul contract float %152, %154
  %156 = fadd contract float %150, %155
  %157 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %158 = load float, ptr %157, align 4, !tbaa !8
  %159 = getelementptr inbounds nuw float, ptr %132, i64 %59
  %160 = load float, ptr %159, align 4, !tbaa !8
  %161 = fmul contract float %158, %160
  %162 = fadd contract float %156, %161
  %163 = zext nneg i32 %12 to i64
  %164 = getelementptr inbounds nuw [12 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ18shared_convolutionE1s to ptr), i64 %163
  %165 = getelementptr inbounds nuw i8, ptr %164, i64 192
  %166 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %167 = load float, ptr %166, align 4, !tbaa !8
  %168 = getelementptr inbounds nuw float, ptr %165, i64 %27
  %169 = load float, ptr %168, align 4, !tbaa !8
  %170 = fmul contract float %167, %169
  %171 = fadd contract float %162, %170
  %172 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %173 = load float, ptr %172, align 4, !tbaa !8
  %174 = getelementptr inbounds nuw float, ptr %165, i64 %35
  %175 = load float, ptr %174, align 4, !tbaa !8
  %176 = fmul contract float %173, %175
  %177 = fadd contract float %171, %176
  %178 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %179 = load float, ptr %178, align 4, !tbaa !8
  %180 = getelementptr inbounds nuw float, ptr %165, i64 %43
  %181 = load float, ptr %180, align 4, !tbaa !8
  %182 = fmul contract float %179, %181
  %183 = fadd contract float %177, %182
  %184 = getelementptr inbounds nuw i8, ptr %1, i64 92
  %185 = load float, ptr %184, align 4, !tbaa !8
  %186 = getelementptr inbounds nuw float, ptr %165, i64 %51
  %187 = load float, ptr %186, align 4, !tbaa !8
  %188 = fmul contract float %185, %187
  %189 = fadd contract float %183, %188
  %190 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %191 = load float, ptr %190, align 4, !tbaa !8
  %192 = getelementptr inbounds nuw float, ptr %165, i64 %59
  %193 = load float, ptr %192, align 4, !tbaa !8
  %194 = fmul contract float %191, %193
  %195 = fadd contract float %189, %194
  %196 = mul nsw i32 %3, %19
  %197 = add nsw i32 %196, %18
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds float, ptr %2, i64 %198
  store float %195, ptr %199, align 4, !tbaa !8
  br label %231

200:                                              ; preds = %15, %210
  %201 = phi i32 [ %12, %15 ], [ %211, %210 ]
  br i1 %16, label %202, label %210

202:                                              ; preds = %200
  %203 = add nsw i32 %11, %201
  %204 = icmp sgt i32 %203, -1
  %205 = icmp slt i32 %203, %4
  %206 = and i1 %204, %205
  %207 = mul nsw i32 %203, %3
  %208 = zext nneg i32 %201 to i64
  %209 = getelementptr inbounds nuw [12 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ18shared_convolutionE1s to ptr), i64 %208
  br label %213

210:                                              ; preds = %225, %200
  %211 = add nuw nsw i32 %201, 8
  %212 = icmp samesign ult i32 %201, 4
  br i1 %212, label %200, label %17, !llvm.loop !10

213:                                              ; preds = %202, %225
  %214 = phi i32 [ %14, %202 ], [ %229, %225 ]
  %215 = add nsw i32 %8, %214
  %216 = icmp sgt i32 %215, -1
  %217 = icmp slt i32 %215, %3
  %218 = and i1 %216, %217
  %219 = select i1 %218, i1 %206, i1 false
  br i1 %219, label %220, label %225

220:                                              ; preds = %213
  %221 = add nuw nsw i32 %215, %207
  %222 = zext nneg i32 %221 to i64
  %223 = getelementptr inbounds nuw float, ptr %0, i64 %222
  %224 = load float, ptr %223, align 4, !tbaa !8
  br label %225

225:                                              ; preds = %213, %220
  %226 = phi contract float [ %224, %220 ], [ 0.000000e+00, %213 ]
  %227 = zext nneg i32 %214 to i64
  %228 = getelementptr inbounds nuw float, ptr %209, i64 %227
  store float %226, ptr %228, align 4, !tbaa !8
  %229 = add nuw nsw i32 %214, 8
  %230 = icmp samesign ult i32 %214, 4
  br i1 %230, label %213, label %210, !llvm.loop !12

231:                                              ; preds = %17, %23
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
