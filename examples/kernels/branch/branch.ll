; clang sm_80, from branch.cu
source_filename = "branch.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @branch(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %37

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !8
  %16 = fcmp contract ogt float %15, 0.000000e+00
  br i1 %16, label %17, label %28

17:                                               ; preds = %12
  %18 = tail call contract noundef float @__nv_sqrtf(float noundef %15) #3
  %19 = getelementptr inbounds float, ptr %1, i64 %13
  store float %18, ptr %19, align 4, !tbaa !8
  %20 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 1, ptr %20, align 4, !tbaa !4
  %21 = load float, ptr %14, align 4, !tbaa !8
  %22 = fcmp contract ogt float %21, %4
  br i1 %22, label %23, label %37

23:                                               ; preds = %17
  %24 = fsub contract float %21, %4
  %25 = fmul contract float %24, 5.000000e-01
  %26 = tail call contract noundef float @__nv_sqrtf(float noundef %4) #3
  %27 = fadd contract float %25, %26
  store float %27, ptr %19, align 4, !tbaa !8
  br label %37

28:                                               ; preds = %12
  %29 = fmul contract float %15, %15
  %30 = fadd contract float %29, -1.000000e+00
  %31 = getelementptr inbounds float, ptr %1, i64 %13
  store float %30, ptr %31, align 4, !tbaa !8
  %32 = load float, ptr %14, align 4, !tbaa !8
  %33 = fneg contract float %4
  %34 = fcmp contract olt float %32, %33
  br i1 %34, label %35, label %37

35:                                               ; preds = %28
  %36 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 -1, ptr %36, align 4, !tbaa !4
  br label %37

37:                                               ; preds = %23, %17, %35, %28, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local float @__nv_sqrtf(float noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { convergent nounwind willreturn memory(none) }

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
