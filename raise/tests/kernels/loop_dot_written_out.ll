; clang sm_80, from loop_dot_written_out.cu
source_filename = "loop_dot_written_out.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @dot_written_out(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
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
  %16 = icmp slt i32 %15, %3
  %17 = icmp slt i32 %10, %4
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %197

19:                                               ; preds = %5
  %20 = shl nuw nsw i32 %15, 4
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw float, ptr %0, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !8
  %24 = sext i32 %10 to i64
  %25 = getelementptr inbounds float, ptr %1, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = fmul contract float %23, %26
  %28 = fadd contract float %27, 0.000000e+00
  %29 = zext nneg i32 %20 to i64
  %30 = getelementptr inbounds nuw float, ptr %0, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 4
  %32 = load float, ptr %31, align 4, !tbaa !8
  %33 = add nsw i32 %4, %10
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %1, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = fmul contract float %32, %36
  %38 = fadd contract float %28, %37
  %39 = zext nneg i32 %20 to i64
  %40 = getelementptr inbounds nuw float, ptr %0, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = shl nsw i32 %4, 1
  %44 = add nsw i32 %43, %10
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %1, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !8
  %48 = fmul contract float %42, %47
  %49 = fadd contract float %38, %48
  %50 = zext nneg i32 %20 to i64
  %51 = getelementptr inbounds nuw float, ptr %0, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 12
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = mul nsw i32 %4, 3
  %55 = add nsw i32 %54, %10
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %1, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !8
  %59 = fmul contract float %53, %58
  %60 = fadd contract float %49, %59
  %61 = zext nneg i32 %20 to i64
  %62 = getelementptr inbounds nuw float, ptr %0, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 16
  %64 = load float, ptr %63, align 4, !tbaa !8
  %65 = shl nsw i32 %4, 2
  %66 = add nsw i32 %65, %10
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %1, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !8
  %70 = fmul contract float %64, %69
  %71 = fadd contract float %60, %70
  %72 = zext nneg i32 %20 to i64
  %73 = getelementptr inbounds nuw float, ptr %0, i64 %72
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 20
  %75 = load float, ptr %74, align 4, !tbaa !8
  %76 = mul nsw i32 %4, 5
  %77 = add nsw i32 %76, %10
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %1, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !8
  %81 = fmul contract float %75, %80
  %82 = fadd contract float %71, %81
  %83 = zext nneg i32 %20 to i64
  %84 = getelementptr inbounds nuw float, ptr %0, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 24
  %86 = load float, ptr %85, align 4, !tbaa !8
  %87 = mul nsw i32 %4, 6
  %88 = add nsw i32 %87, %10
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %1, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !8
  %92 = fmul contract float %86, %91
  %93 = fadd contract float %82, %92
  %94 = zext nneg i32 %20 to i64
  %95 = getelementptr inbounds nuw float, ptr %0, i64 %94
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 28
  %97 = load float, ptr %96, align 4, !tbaa !8
  %98 = mul nsw i32 %4, 7
  %99 = add nsw i32 %98, %10
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr %1, i64 %100
  %102 = load float, ptr %101, align 4, !tbaa !8
  %103 = fmul contract float %97, %102
  %104 = fadd contract float %93, %103
  %105 = zext nneg i32 %20 to i64
  %106 = getelementptr inbounds nuw float, ptr %0, i64 %105
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 32
  %108 = load float, ptr %107, align 4, !tbaa !8
  %109 = shl nsw i32 %4, 3
  %110 = add nsw i32 %109, %10
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %1, i64 %111
  %113 = load float, ptr %112, align 4, !tbaa !8
  %114 = fmul contract float %108, %113
  %115 = fadd contract float %104, %114
  %116 = zext nneg i32 %20 to i64
  %117 = getelementptr inbounds nuw float, ptr %0, i64 %116
  %118 = getelementptr inbounds nuw i8, ptr %117, i64 36
  %119 = load float, ptr %118, align 4, !tbaa !8
  %120 = mul nsw i32 %4, 9
  %121 = add nsw i32 %120, %10
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds float, ptr %1, i64 %122
  %124 = load float, ptr %123, align 4, !tbaa !8
  %125 = fmul contract float %119, %124
  %126 = fadd contract float %115, %125
  %127 = zext nneg i32 %20 to i64
  %128 = getelementptr inbounds nuw float, ptr %0, i64 %127
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 40
  %130 = load float, ptr %129, align 4, !tbaa !8
  %131 = mul nsw i32 %4, 10
  %132 = add nsw i32 %131, %10
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr %1, i64 %133
  %135 = load float, ptr %134, align 4, !tbaa !8
  %136 = fmul contract float %130, %135
  %137 = fadd contract float %126, %136
  %138 = zext nneg i32 %20 to i64
  %139 = getelementptr inbounds nuw float, ptr %0, i64 %138
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 44
  %141 = load float, ptr %140, align 4, !tbaa !8
  %142 = mul nsw i32 %4, 11
  %143 = add nsw i32 %142, %10
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr %1, i64 %144
  %146 = load float, ptr %145, align 4, !tbaa !8
  %147 = fmul contract float %141, %146
  %148 = fadd contract float %137, %147
  %149 = zext nneg i32 %20 to i64
  %150 = getelementptr inbounds nuw float, ptr %0, i64 %149
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 48
  %152 = load float, ptr %151, align 4, !tbaa !8
  %153 = mul nsw i32 %4, 12
  %154 = add nsw i32 %153, %10
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr %1, i64 %155
  %157 = load float, ptr %156, align 4, !tbaa !8
  %158 = fmul contract float %152, %157
  %159 = fadd contract float %148, %158
  %160 = zext nneg i32 %20 to i64
  %161 = getelementptr inbounds nuw float, ptr %0, i64 %160
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 52
  %163 = load float, ptr %162, align 4, !tbaa !8
  %164 = mul nsw i32 %4, 13
  %165 = add nsw i32 %164, %10
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds float, ptr %1, i64 %166
  %168 = load float, ptr %167, align 4, !tbaa !8
  %169 = fmul contract float %163, %168
  %170 = fadd contract float %159, %169
  %171 = zext nneg i32 %20 to i64
  %172 = getelementptr inbounds nuw float, ptr %0, i64 %171
  %173 = getelementptr inbounds nuw i8, ptr %172, i64 56
  %174 = load float, ptr %173, align 4, !tbaa !8
  %175 = mul nsw i32 %4, 14
  %176 = add nsw i32 %175, %10
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds float, ptr %1, i64 %177
  %179 = load float, ptr %178, align 4, !tbaa !8
  %180 = fmul contract float %174, %179
  %181 = fadd contract float %170, %180
  %182 = zext nneg i32 %20 to i64
  %183 = getelementptr inbounds nuw float, ptr %0, i64 %182
  %184 = getelementptr inbounds nuw i8, ptr %183, i64 60
  %185 = load float, ptr %184, align 4, !tbaa !8
  %186 = mul nsw i32 %4, 15
  %187 = add nsw i32 %186, %10
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds float, ptr %1, i64 %188
  %190 = load float, ptr %189, align 4, !tbaa !8
  %191 = fmul contract float %185, %190
  %192 = fadd contract float %181, %191
  %193 = mul nsw i32 %4, %15
  %194 = add nsw i32 %193, %10
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds float, ptr %2, i64 %195
  store float %192, ptr %196, align 4, !tbaa !8
  br label %197

197:                                              ; preds = %5, %19
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
