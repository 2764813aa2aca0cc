; clang sm_80, from suite_nbody.cu
source_filename = "suite_nbody.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @suite_nbody(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, float noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %63

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds %struct.float4, ptr %0, i64 %12
  %14 = load float, ptr %13, align 16, !tbaa !8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %16 = load float, ptr %15, align 4, !tbaa !8
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %18 = load float, ptr %17, align 8, !tbaa !8
  %19 = icmp sgt i32 %2, 0
  br i1 %19, label %28, label %20

20:                                               ; preds = %28, %11
  %21 = phi float [ 0.000000e+00, %11 ], [ %60, %28 ]
  %22 = phi float [ 0.000000e+00, %11 ], [ %58, %28 ]
  %23 = phi float [ 0.000000e+00, %11 ], [ %56, %28 ]
  %24 = getelementptr inbounds %struct.float4, ptr %1, i64 %12
  store float %23, ptr %24, align 16, !tbaa !8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 4
  store float %22, ptr %25, align 4, !tbaa !8
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store float %21, ptr %26, align 8, !tbaa !8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 12
  store float 0.000000e+00, ptr %27, align 4, !tbaa !8
  br label %63

28:                                               ; preds = %11, %28
  %29 = phi float [ %56, %28 ], [ 0.000000e+00, %11 ]
  %30 = phi float [ %58, %28 ], [ 0.000000e+00, %11 ]
  %31 = phi float [ %60, %28 ], [ 0.000000e+00, %11 ]
  %32 = phi i32 [ %61, %28 ], [ 0, %11 ]
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %33
  %35 = load float, ptr %34, align 16, !tbaa !8
  %36 = getelementptr inbounds nuw i8, ptr %34, i64 4
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %39 = load float, ptr %38, align 8, !tbaa !8
  %40 = getelementptr inbounds nuw i8, ptr %34, i64 12
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = fsub contract float %35, %14
  %43 = fsub contract float %37, %16
  %44 = fsub contract float %39, %18
  %45 = fmul contract float %42, %42
  %46 = fmul contract float %43, %43
  %47 = fadd contract float %45, %46
  %48 = fmul contract float %44, %44
  %49 = fadd contract float %47, %48
  %50 = fadd contract float %3, %49
  %51 = tail call contract noundef float @__nv_rsqrtf(float noundef %50) #3
  %52 = fmul contract float %41, %51
  %53 = fmul contract float %51, %52
  %54 = fmul contract float %51, %53
  %55 = fmul contract float %42, %54
  %56 = fadd contract float %29, %55
  %57 = fmul contract float %43, %54
  %58 = fadd contract float %30, %57
  %59 = fmul contract float %44, %54
  %60 = fadd contract float %31, %59
  %61 = add nuw nsw i32 %32, 1
  %62 = icmp eq i32 %61, %2
  br i1 %62, label %20, label %28, !llvm.loop !10

63:                                               ; preds = %4, %20
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #3 = { convergent nounwind }

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
