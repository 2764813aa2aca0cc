; clang sm_80, from race_halves.cu
source_filename = "race_halves.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @halves(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = sdiv i32 %3, 2
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %26

12:                                               ; preds = %4
  %13 = add nsw i32 %10, %9
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !8
  %17 = fadd contract float %16, 1.000000e+00
  %18 = sext i32 %9 to i64
  %19 = getelementptr inbounds float, ptr %0, i64 %18
  store float %17, ptr %19, align 4, !tbaa !8
  %20 = shl nsw i32 %9, 1
  %21 = sext i32 %20 to i64
  %22 = getelementptr float, ptr %1, i64 %21
  %23 = getelementptr i8, ptr %22, i64 4
  %24 = load float, ptr %23, align 4, !tbaa !8
  %25 = fmul contract float %24, 5.000000e-01
  store float %25, ptr %22, align 4, !tbaa !8
  br label %26

26:                                               ; preds = %12, %4
  %27 = icmp slt i32 %9, 40
  br i1 %27, label %28, label %31

28:                                               ; preds = %26
  %29 = sext i32 %9 to i64
  %30 = getelementptr inbounds float, ptr %2, i64 %29
  store float 1.000000e+00, ptr %30, align 4, !tbaa !8
  br label %31

31:                                               ; preds = %28, %26
  %32 = add i32 %9, -40
  %33 = icmp ult i32 %32, 30
  br i1 %33, label %34, label %37

34:                                               ; preds = %31
  %35 = zext nneg i32 %9 to i64
  %36 = getelementptr inbounds nuw float, ptr %2, i64 %35
  store float 2.000000e+00, ptr %36, align 4, !tbaa !8
  br label %37

37:                                               ; preds = %34, %31
  %38 = icmp sgt i32 %9, 69
  %39 = icmp slt i32 %9, %3
  %40 = and i1 %38, %39
  br i1 %40, label %41, label %46

41:                                               ; preds = %37
  %42 = zext nneg i32 %9 to i64
  %43 = getelementptr inbounds nuw float, ptr %2, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = fadd contract float %44, 3.000000e+00
  store float %45, ptr %43, align 4, !tbaa !8
  br label %46

46:                                               ; preds = %41, %37
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
