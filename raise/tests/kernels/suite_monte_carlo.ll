; clang sm_80, from suite_monte_carlo.cu
source_filename = "suite_monte_carlo.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @suite_monte_carlo(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %84

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %43

14:                                               ; preds = %11
  %15 = getelementptr inbounds i32, ptr %0, i64 %12
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = and i32 %3, 1
  %18 = icmp eq i32 %3, 1
  br i1 %18, label %23, label %19

19:                                               ; preds = %14
  %20 = and i32 %3, 2147483646
  br label %46

21:                                               ; preds = %46
  %22 = icmp eq i32 %17, 0
  br i1 %22, label %43, label %23

23:                                               ; preds = %21, %14
  %24 = phi i32 [ %16, %14 ], [ %72, %21 ]
  %25 = phi i32 [ 0, %14 ], [ %81, %21 ]
  %26 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %26)
  %27 = mul i32 %24, 1664525
  %28 = add i32 %27, 1013904223
  %29 = lshr i32 %28, 8
  %30 = uitofp nneg i32 %29 to float
  %31 = fmul contract float %30, 0x3E70000000000000
  %32 = mul i32 %28, 1664525
  %33 = add i32 %32, 1013904223
  %34 = lshr i32 %33, 8
  %35 = uitofp nneg i32 %34 to float
  %36 = fmul contract float %35, 0x3E70000000000000
  %37 = fmul contract float %31, %31
  %38 = fmul contract float %36, %36
  %39 = fadd contract float %37, %38
  %40 = fcmp contract olt float %39, 1.000000e+00
  %41 = zext i1 %40 to i32
  %42 = add nuw nsw i32 %25, %41
  br label %43

43:                                               ; preds = %23, %21, %11
  %44 = phi i32 [ 0, %11 ], [ %81, %21 ], [ %42, %23 ]
  %45 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %44, ptr %45, align 4, !tbaa !4
  br label %84

46:                                               ; preds = %46, %19
  %47 = phi i32 [ %16, %19 ], [ %72, %46 ]
  %48 = phi i32 [ 0, %19 ], [ %81, %46 ]
  %49 = phi i32 [ 0, %19 ], [ %82, %46 ]
  %50 = mul i32 %47, 1664525
  %51 = add i32 %50, 1013904223
  %52 = lshr i32 %51, 8
  %53 = uitofp nneg i32 %52 to float
  %54 = fmul contract float %53, 0x3E70000000000000
  %55 = mul i32 %51, 1664525
  %56 = add i32 %55, 1013904223
  %57 = lshr i32 %56, 8
  %58 = uitofp nneg i32 %57 to float
  %59 = fmul contract float %58, 0x3E70000000000000
  %60 = fmul contract float %54, %54
  %61 = fmul contract float %59, %59
  %62 = fadd contract float %60, %61
  %63 = fcmp contract olt float %62, 1.000000e+00
  %64 = zext i1 %63 to i32
  %65 = add nuw nsw i32 %48, %64
  %66 = mul i32 %56, 1664525
  %67 = add i32 %66, 1013904223
  %68 = lshr i32 %67, 8
  %69 = uitofp nneg i32 %68 to float
  %70 = fmul contract float %69, 0x3E70000000000000
  %71 = mul i32 %67, 1664525
  %72 = add i32 %71, 1013904223
  %73 = lshr i32 %72, 8
  %74 = uitofp nneg i32 %73 to float
  %75 = fmul contract float %74, 0x3E70000000000000
  %76 = fmul contract float %70, %70
  %77 = fmul contract float %75, %75
  %78 = fadd contract float %76, %77
  %79 = fcmp contract olt float %78, 1.000000e+00
  %80 = zext i1 %79 to i32
  %81 = add nuw nsw i32 %65, %80
  %82 = add i32 %49, 2
  %83 = icmp eq i32 %82, %20
  br i1 %83, label %21, label %46, !llvm.loop !8

84:                                               ; preds = %4, %43
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
