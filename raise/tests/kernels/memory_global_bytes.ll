; clang sm_80, from memory_global_bytes.cu
source_filename = "memory_global_bytes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @memory_global_bytes(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %49

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %1, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = and i32 %15, 1
  %17 = shl nsw i32 %4, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i8, ptr %0, i64 %18
  %20 = getelementptr inbounds double, ptr %19, i64 %13
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = sext i32 %4 to i64
  %23 = getelementptr inbounds i8, ptr %19, i64 %22
  %24 = getelementptr inbounds double, ptr %23, i64 %13
  %25 = load double, ptr %24, align 8, !tbaa !8
  %26 = fsub contract double %21, %25
  %27 = shl nsw i32 %4, 2
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i8, ptr %0, i64 %28
  %30 = sub nsw i64 0, %22
  br label %38

31:                                               ; preds = %38
  %32 = and i32 %15, 2
  %33 = icmp eq i32 %32, 0
  %34 = select i1 %33, i32 0, i32 %4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %2, i64 %35
  %37 = getelementptr inbounds double, ptr %36, i64 %13
  store double %45, ptr %37, align 8, !tbaa !8
  br label %49

38:                                               ; preds = %12, %38
  %39 = phi i32 [ 0, %12 ], [ %46, %38 ]
  %40 = phi double [ %26, %12 ], [ %45, %38 ]
  %41 = phi ptr [ %29, %12 ], [ %47, %38 ]
  %42 = fmul contract double %40, 5.000000e-01
  %43 = getelementptr inbounds double, ptr %41, i64 %13
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = fadd contract double %42, %44
  %46 = add nuw nsw i32 %39, 1
  %47 = getelementptr inbounds i8, ptr %41, i64 %30
  %48 = icmp eq i32 %46, 5
  br i1 %48, label %31, label %38, !llvm.loop !10

49:                                               ; preds = %5, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
