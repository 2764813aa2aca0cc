; clang sm_80, from index_column_major.cu
source_filename = "index_column_major.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @index_column_major(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, double noundef %9, double noundef %10) local_unnamed_addr #0 {
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %19 = mul nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %21 = add nuw nsw i32 %19, %20
  %22 = icmp slt i32 %16, %3
  %23 = icmp slt i32 %21, %4
  %24 = and i1 %22, %23
  br i1 %24, label %25, label %90

25:                                               ; preds = %11
  %26 = icmp sgt i32 %5, 0
  br i1 %26, label %27, label %50

27:                                               ; preds = %25
  %28 = mul nsw i32 %7, %21
  %29 = and i32 %5, 1
  %30 = icmp eq i32 %5, 1
  br i1 %30, label %35, label %31

31:                                               ; preds = %27
  %32 = and i32 %5, 2147483646
  br label %60

33:                                               ; preds = %60
  %34 = icmp eq i32 %29, 0
  br i1 %34, label %50, label %35

35:                                               ; preds = %33, %27
  %36 = phi i32 [ 0, %27 ], [ %87, %33 ]
  %37 = phi double [ 0.000000e+00, %27 ], [ %86, %33 ]
  %38 = icmp ne i32 %29, 0
  tail call void @llvm.assume(i1 %38)
  %39 = mul nsw i32 %36, %6
  %40 = add nsw i32 %39, %16
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds double, ptr %0, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !8
  %44 = add nsw i32 %36, %28
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %1, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = fmul contract double %43, %47
  %49 = fadd contract double %37, %48
  br label %50

50:                                               ; preds = %35, %33, %25
  %51 = phi double [ 0.000000e+00, %25 ], [ %86, %33 ], [ %49, %35 ]
  %52 = fmul contract double %9, %51
  %53 = mul nsw i32 %8, %21
  %54 = add nsw i32 %53, %16
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %2, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = fmul contract double %10, %57
  %59 = fadd contract double %52, %58
  store double %59, ptr %56, align 8, !tbaa !8
  br label %90

60:                                               ; preds = %60, %31
  %61 = phi i32 [ 0, %31 ], [ %87, %60 ]
  %62 = phi double [ 0.000000e+00, %31 ], [ %86, %60 ]
  %63 = phi i32 [ 0, %31 ], [ %88, %60 ]
  %64 = mul nsw i32 %61, %6
  %65 = add nsw i32 %64, %16
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds double, ptr %0, i64 %66
  %68 = load double, ptr %67, align 8, !tbaa !8
  %69 = add nsw i32 %61, %28
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds double, ptr %1, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !8
  %73 = fmul contract double %68, %72
  %74 = fadd contract double %62, %73
  %75 = or disjoint i32 %61, 1
  %76 = mul nsw i32 %75, %6
  %77 = add nsw i32 %76, %16
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds double, ptr %0, i64 %78
  %80 = load double, ptr %79, align 8, !tbaa !8
  %81 = add nsw i32 %75, %28
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds double, ptr %1, i64 %82
  %84 = load double, ptr %83, align 8, !tbaa !8
  %85 = fmul contract double %80, %84
  %86 = fadd contract double %74, %85
  %87 = add nuw nsw i32 %61, 2
  %88 = add i32 %63, 2
  %89 = icmp eq i32 %88, %32
  br i1 %89, label %33, label %60, !llvm.loop !10

90:                                               ; preds = %11, %50
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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
