; clang sm_80, from type_min_max_nan.cu
source_filename = "type_min_max_nan.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @type_min_max_nan(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %44

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = srem i32 %9, 3
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %11
  %18 = tail call contract noundef float @__nv_int_as_float(i32 noundef 2147483647) #3
  br label %21

19:                                               ; preds = %11
  %20 = sitofp i32 %9 to float
  br label %21

21:                                               ; preds = %19, %17
  %22 = phi contract float [ %18, %17 ], [ %20, %19 ]
  %23 = tail call contract noundef float @__nv_fminf(float noundef %14, float noundef %22) #3
  %24 = tail call contract noundef float @__nv_fmaxf(float noundef %14, float noundef %22) #3
  %25 = fadd contract float %23, %24
  %26 = getelementptr inbounds float, ptr %1, i64 %12
  store float %25, ptr %26, align 4, !tbaa !8
  %27 = fcmp contract olt float %14, %22
  %28 = select i1 %27, i32 1, i32 2
  %29 = fcmp contract une float %14, %22
  %30 = select i1 %29, i32 4, i32 0
  %31 = or disjoint i32 %28, %30
  %32 = tail call noundef i32 @__nv_isnanf(float noundef %14) #3
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %38

34:                                               ; preds = %21
  %35 = tail call noundef i32 @__nv_isnanf(float noundef %22) #3
  %36 = icmp eq i32 %35, 0
  %37 = select i1 %36, i32 0, i32 8
  br label %38

38:                                               ; preds = %34, %21
  %39 = phi i32 [ 8, %21 ], [ %37, %34 ]
  %40 = select i1 %29, i32 16, i32 0
  %41 = or disjoint i32 %31, %40
  %42 = or disjoint i32 %41, %39
  %43 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %42, ptr %43, align 4, !tbaa !4
  br label %44

44:                                               ; preds = %4, %38
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local float @__nv_int_as_float(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fminf(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_isnanf(float noundef) local_unnamed_addr #2

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
