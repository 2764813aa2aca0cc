; clang sm_80, from suite_syrk.cu
source_filename = "suite_syrk.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @suite_syrk(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3, double noundef %4, double noundef %5) local_unnamed_addr #0 {
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
  %17 = icmp sge i32 %16, %2
  %18 = icmp sgt i32 %11, %16
  %19 = or i1 %18, %17
  br i1 %19, label %84, label %20

20:                                               ; preds = %6
  %21 = mul nsw i32 %2, %16
  %22 = add nsw i32 %21, %11
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds double, ptr %1, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !8
  %26 = fmul contract double %5, %25
  %27 = icmp sgt i32 %3, 0
  br i1 %27, label %28, label %52

28:                                               ; preds = %20
  %29 = mul nuw nsw i32 %3, %16
  %30 = mul nsw i32 %3, %11
  %31 = and i32 %3, 1
  %32 = icmp eq i32 %3, 1
  br i1 %32, label %37, label %33

33:                                               ; preds = %28
  %34 = and i32 %3, 2147483646
  br label %54

35:                                               ; preds = %54
  %36 = icmp eq i32 %31, 0
  br i1 %36, label %52, label %37

37:                                               ; preds = %35, %28
  %38 = phi i32 [ 0, %28 ], [ %81, %35 ]
  %39 = phi double [ %26, %28 ], [ %80, %35 ]
  %40 = icmp ne i32 %31, 0
  tail call void @llvm.assume(i1 %40)
  %41 = add nuw nsw i32 %38, %29
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw double, ptr %0, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = fmul contract double %4, %44
  %46 = add nsw i32 %38, %30
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %0, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !8
  %50 = fmul contract double %45, %49
  %51 = fadd contract double %39, %50
  br label %52

52:                                               ; preds = %37, %35, %20
  %53 = phi double [ %26, %20 ], [ %80, %35 ], [ %51, %37 ]
  store double %53, ptr %24, align 8, !tbaa !8
  br label %84

54:                                               ; preds = %54, %33
  %55 = phi i32 [ 0, %33 ], [ %81, %54 ]
  %56 = phi double [ %26, %33 ], [ %80, %54 ]
  %57 = phi i32 [ 0, %33 ], [ %82, %54 ]
  %58 = add nuw nsw i32 %55, %29
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw double, ptr %0, i64 %59
  %61 = load double, ptr %60, align 8, !tbaa !8
  %62 = fmul contract double %4, %61
  %63 = add nsw i32 %55, %30
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %0, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = fmul contract double %62, %66
  %68 = fadd contract double %56, %67
  %69 = or disjoint i32 %55, 1
  %70 = add nuw nsw i32 %69, %29
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw double, ptr %0, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = fmul contract double %4, %73
  %75 = add nsw i32 %69, %30
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr %0, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !8
  %79 = fmul contract double %74, %78
  %80 = fadd contract double %68, %79
  %81 = add nuw nsw i32 %55, 2
  %82 = add i32 %57, 2
  %83 = icmp eq i32 %82, %34
  br i1 %83, label %35, label %54, !llvm.loop !10

84:                                               ; preds = %6, %52
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
