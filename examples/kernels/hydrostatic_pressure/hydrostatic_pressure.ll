; clang sm_80, from hydrostatic_pressure.cu
source_filename = "hydrostatic_pressure.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @hydrostatic_pressure(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %11, %2
  %18 = icmp slt i32 %16, %3
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %85

20:                                               ; preds = %6
  %21 = add nsw i32 %4, -1
  %22 = mul nsw i32 %21, %3
  %23 = add nsw i32 %22, %16
  %24 = mul nsw i32 %23, %2
  %25 = add nsw i32 %24, %11
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds double, ptr %0, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !8
  %29 = fmul contract double %5, -5.000000e-01
  %30 = fmul contract double %29, %28
  %31 = getelementptr inbounds double, ptr %1, i64 %26
  store double %30, ptr %31, align 8, !tbaa !8
  %32 = icmp sgt i32 %4, 1
  br i1 %32, label %33, label %85

33:                                               ; preds = %20
  %34 = add nsw i32 %4, -2
  %35 = fmul contract double %5, 5.000000e-01
  %36 = and i32 %4, 1
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %51

38:                                               ; preds = %33
  %39 = mul nsw i32 %34, %3
  %40 = add nuw nsw i32 %39, %16
  %41 = mul nsw i32 %40, %2
  %42 = add nsw i32 %41, %11
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %0, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = fadd contract double %28, %45
  %47 = fmul contract double %35, %46
  %48 = fsub contract double %30, %47
  %49 = getelementptr inbounds double, ptr %1, i64 %43
  store double %48, ptr %49, align 8, !tbaa !8
  %50 = add nsw i32 %4, -3
  br label %51

51:                                               ; preds = %38, %33
  %52 = phi i32 [ %34, %33 ], [ %50, %38 ]
  %53 = phi double [ %30, %33 ], [ %48, %38 ]
  %54 = phi double [ %28, %33 ], [ %45, %38 ]
  %55 = icmp eq i32 %34, 0
  br i1 %55, label %85, label %56

56:                                               ; preds = %51, %56
  %57 = phi i32 [ %83, %56 ], [ %52, %51 ]
  %58 = phi double [ %81, %56 ], [ %53, %51 ]
  %59 = phi double [ %78, %56 ], [ %54, %51 ]
  %60 = mul nsw i32 %57, %3
  %61 = add nuw nsw i32 %60, %16
  %62 = mul nsw i32 %61, %2
  %63 = add nsw i32 %62, %11
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %0, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = fadd contract double %59, %66
  %68 = fmul contract double %35, %67
  %69 = fsub contract double %58, %68
  %70 = getelementptr inbounds double, ptr %1, i64 %64
  store double %69, ptr %70, align 8, !tbaa !8
  %71 = add nsw i32 %57, -1
  %72 = mul nsw i32 %71, %3
  %73 = add nuw nsw i32 %72, %16
  %74 = mul nsw i32 %73, %2
  %75 = add nsw i32 %74, %11
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr %0, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !8
  %79 = fadd contract double %66, %78
  %80 = fmul contract double %35, %79
  %81 = fsub contract double %69, %80
  %82 = getelementptr inbounds double, ptr %1, i64 %76
  store double %81, ptr %82, align 8, !tbaa !8
  %83 = add nsw i32 %57, -2
  %84 = icmp eq i32 %71, 0
  br i1 %84, label %85, label %56, !llvm.loop !10

85:                                               ; preds = %51, %56, %20, %6
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
