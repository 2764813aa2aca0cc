; clang sm_80, from loop_mandelbrot.cu
source_filename = "loop_mandelbrot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @mandelbrot(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %9, %1
  %16 = icmp slt i32 %14, %2
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %55

18:                                               ; preds = %4
  %19 = sitofp i32 %9 to double
  %20 = fmul contract double %19, 3.000000e+00
  %21 = sitofp i32 %1 to double
  %22 = fdiv contract double %20, %21
  %23 = fadd contract double %22, -2.000000e+00
  %24 = shl nuw nsw i32 %14, 1
  %25 = uitofp nneg i32 %24 to double
  %26 = uitofp nneg i32 %2 to double
  %27 = fdiv contract double %25, %26
  %28 = fadd contract double %27, -1.000000e+00
  %29 = tail call i32 @llvm.smax.i32(i32 %3, i32 1)
  %30 = add nsw i32 %29, -1
  br label %31

31:                                               ; preds = %36, %18
  %32 = phi double [ 0.000000e+00, %18 ], [ %44, %36 ]
  %33 = phi double [ 0.000000e+00, %18 ], [ %40, %36 ]
  %34 = phi i32 [ 0, %18 ], [ %37, %36 ]
  %35 = icmp eq i32 %34, %30
  br i1 %35, label %49, label %36

36:                                               ; preds = %31
  %37 = add nuw nsw i32 %34, 1
  %38 = fmul contract double %32, 2.000000e+00
  %39 = fmul contract double %38, %33
  %40 = fadd contract double %28, %39
  %41 = fmul contract double %32, %32
  %42 = fmul contract double %33, %33
  %43 = fsub contract double %41, %42
  %44 = fadd contract double %23, %43
  %45 = fmul contract double %44, %44
  %46 = fmul contract double %40, %40
  %47 = fadd contract double %46, %45
  %48 = fcmp contract olt double %47, 4.000000e+00
  br i1 %48, label %31, label %49, !llvm.loop !8

49:                                               ; preds = %31, %36
  %50 = phi i32 [ %29, %31 ], [ %37, %36 ]
  %51 = mul nsw i32 %1, %14
  %52 = add nsw i32 %51, %9
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %0, i64 %53
  store i32 %50, ptr %54, align 4, !tbaa !4
  br label %55

55:                                               ; preds = %4, %49
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
