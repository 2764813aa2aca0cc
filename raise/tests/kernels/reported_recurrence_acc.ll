; clang sm_80, from reported_recurrence_acc.cu
source_filename = "reported_recurrence_acc.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @reported_recurrence_acc(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #0 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %4
  %15 = icmp sgt i32 %5, 0
  %16 = and i1 %14, %15
  br i1 %16, label %17, label %91

17:                                               ; preds = %8
  %18 = mul nsw i32 %5, %13
  %19 = icmp sgt i32 %6, 0
  %20 = mul nsw i32 %7, %13
  %21 = and i32 %6, 3
  %22 = icmp ult i32 %6, 4
  %23 = and i32 %6, 2147483644
  %24 = icmp eq i32 %21, 0
  %25 = icmp ne i32 %21, 0
  br label %26

26:                                               ; preds = %17, %49
  %27 = phi i32 [ 0, %17 ], [ %59, %49 ]
  %28 = add nsw i32 %27, %18
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %1, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !8
  br i1 %19, label %32, label %49

32:                                               ; preds = %26
  br i1 %22, label %34, label %61

33:                                               ; preds = %61
  br i1 %24, label %49, label %34

34:                                               ; preds = %33, %32
  %35 = phi i32 [ 0, %32 ], [ %88, %33 ]
  %36 = phi double [ %31, %32 ], [ %87, %33 ]
  tail call void @llvm.assume(i1 %25)
  br label %37

37:                                               ; preds = %37, %34
  %38 = phi i32 [ %46, %37 ], [ %35, %34 ]
  %39 = phi double [ %45, %37 ], [ %36, %34 ]
  %40 = phi i32 [ %47, %37 ], [ 0, %34 ]
  %41 = zext nneg i32 %38 to i64
  %42 = getelementptr inbounds nuw double, ptr %0, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !8
  %44 = fmul contract double %39, %43
  %45 = fadd contract double %31, %44
  %46 = add nuw nsw i32 %38, 1
  %47 = add i32 %40, 1
  %48 = icmp eq i32 %47, %21
  br i1 %48, label %49, label %37, !llvm.loop !10

49:                                               ; preds = %33, %37, %26
  %50 = phi double [ %31, %26 ], [ %87, %33 ], [ %45, %37 ]
  %51 = zext nneg i32 %27 to i64
  %52 = getelementptr inbounds nuw i32, ptr %2, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !4
  %54 = add nsw i32 %53, %20
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %3, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = fadd contract double %50, %57
  store double %58, ptr %56, align 8, !tbaa !8
  %59 = add nuw nsw i32 %27, 1
  %60 = icmp eq i32 %59, %5
  br i1 %60, label %91, label %26, !llvm.loop !12

61:                                               ; preds = %32, %61
  %62 = phi i32 [ %88, %61 ], [ 0, %32 ]
  %63 = phi double [ %87, %61 ], [ %31, %32 ]
  %64 = phi i32 [ %89, %61 ], [ 0, %32 ]
  %65 = zext nneg i32 %62 to i64
  %66 = getelementptr inbounds nuw double, ptr %0, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !8
  %68 = fmul contract double %63, %67
  %69 = fadd contract double %31, %68
  %70 = zext nneg i32 %62 to i64
  %71 = getelementptr inbounds nuw double, ptr %0, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = fmul contract double %69, %73
  %75 = fadd contract double %31, %74
  %76 = zext nneg i32 %62 to i64
  %77 = getelementptr inbounds nuw double, ptr %0, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 16
  %79 = load double, ptr %78, align 8, !tbaa !8
  %80 = fmul contract double %75, %79
  %81 = fadd contract double %31, %80
  %82 = zext nneg i32 %62 to i64
  %83 = getelementptr inbounds nuw double, ptr %0, i64 %82
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 24
  %85 = load double, ptr %84, align 8, !tbaa !8
  %86 = fmul contract double %81, %85
  %87 = fadd contract double %31, %86
  %88 = add nuw nsw i32 %62, 4
  %89 = add i32 %64, 4
  %90 = icmp eq i32 %89, %23
  br i1 %90, label %33, label %61, !llvm.loop !14

91:                                               ; preds = %49, %8
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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
