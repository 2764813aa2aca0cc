; clang sm_80, from atomic_cas_double_add.cu
source_filename = "atomic_cas_double_add.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef double @_Z3addPdd(ptr noundef captures(none) %0, double noundef %1) local_unnamed_addr #0 {
  %3 = load i64, ptr %0, align 8, !tbaa !8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i64 [ %3, %2 ], [ %10, %4 ]
  %6 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %5) #4
  %7 = fadd contract double %1, %6
  %8 = tail call noundef i64 @__nv_double_as_longlong(double noundef %7) #4
  %9 = cmpxchg ptr %0, i64 %5, i64 %8 seq_cst seq_cst, align 8
  %10 = extractvalue { i64, i1 } %9, 0
  %11 = icmp eq i64 %5, %10
  br i1 %11, label %12, label %4, !llvm.loop !10

12:                                               ; preds = %4
  %13 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %5) #4
  ret double %13
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @cas_double_add(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %43

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !12
  %16 = load i64, ptr %2, align 8, !tbaa !8
  br label %17

17:                                               ; preds = %17, %12
  %18 = phi i64 [ %16, %12 ], [ %23, %17 ]
  %19 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %18) #4
  %20 = fadd contract double %15, %19
  %21 = tail call noundef i64 @__nv_double_as_longlong(double noundef %20) #4
  %22 = cmpxchg ptr %2, i64 %18, i64 %21 seq_cst seq_cst, align 8
  %23 = extractvalue { i64, i1 } %22, 0
  %24 = icmp eq i64 %18, %23
  br i1 %24, label %25, label %17, !llvm.loop !10

25:                                               ; preds = %17
  %26 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %18) #4
  %27 = getelementptr inbounds i32, ptr %1, i64 %13
  %28 = load i32, ptr %27, align 4, !tbaa !4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %3, i64 %29
  %31 = load double, ptr %14, align 8, !tbaa !12
  %32 = load i64, ptr %30, align 8, !tbaa !8
  br label %33

33:                                               ; preds = %33, %25
  %34 = phi i64 [ %32, %25 ], [ %39, %33 ]
  %35 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %34) #4
  %36 = fadd contract double %31, %35
  %37 = tail call noundef i64 @__nv_double_as_longlong(double noundef %36) #4
  %38 = cmpxchg ptr %30, i64 %34, i64 %37 seq_cst seq_cst, align 8
  %39 = extractvalue { i64, i1 } %38, 0
  %40 = icmp eq i64 %34, %39
  br i1 %40, label %41, label %33, !llvm.loop !10

41:                                               ; preds = %33
  %42 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %34) #4
  br label %43

43:                                               ; preds = %41, %5
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local i64 @__nv_double_as_longlong(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_longlong_as_double(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

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
!9 = !{!"long long", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !6, i64 0}
