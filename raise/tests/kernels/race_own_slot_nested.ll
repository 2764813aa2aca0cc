; clang sm_80, from race_own_slot_nested.cu
source_filename = "race_own_slot_nested.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @own_slot_nested(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = icmp slt i32 %12, %5
  %19 = icmp slt i32 %17, %6
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %91

21:                                               ; preds = %7
  %22 = mul nsw i32 %5, %17
  %23 = add nsw i32 %22, %12
  %24 = icmp sgt i32 %4, 0
  %25 = mul nsw i32 %23, %4
  br i1 %24, label %26, label %91

26:                                               ; preds = %21
  %27 = mul nsw i32 %23, 6
  br label %61

28:                                               ; preds = %61
  %29 = mul i32 %23, 6
  %30 = add i32 %29, 3
  br label %31

31:                                               ; preds = %31, %28
  %32 = phi i32 [ 0, %28 ], [ %59, %31 ]
  %33 = mul nsw i32 %32, %5
  %34 = add nsw i32 %33, %12
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %1, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !4
  %38 = tail call i32 @llvm.smax.i32(i32 %37, i32 0)
  %39 = tail call i32 @llvm.umin.i32(i32 %38, i32 4)
  %40 = zext nneg i32 %32 to i64
  %41 = getelementptr inbounds nuw float, ptr %2, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = fcmp contract ogt float %42, 5.000000e-01
  %44 = zext i1 %43 to i32
  %45 = add nsw i32 %32, %25
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %0, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !4
  %49 = urem i32 %48, 3
  %50 = add i32 %49, %30
  %51 = mul i32 %50, 5
  %52 = add i32 %51, %39
  %53 = shl i32 %52, 1
  %54 = or disjoint i32 %53, %44
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw float, ptr %3, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = fadd contract float %42, %57
  store float %58, ptr %56, align 4, !tbaa !8
  %59 = add nuw nsw i32 %32, 1
  %60 = icmp eq i32 %59, %4
  br i1 %60, label %91, label %31, !llvm.loop !10

61:                                               ; preds = %26, %61
  %62 = phi i32 [ 0, %26 ], [ %89, %61 ]
  %63 = mul nsw i32 %62, %5
  %64 = add nsw i32 %63, %12
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i32, ptr %1, i64 %65
  %67 = load i32, ptr %66, align 4, !tbaa !4
  %68 = tail call i32 @llvm.smax.i32(i32 %67, i32 0)
  %69 = tail call i32 @llvm.umin.i32(i32 %68, i32 4)
  %70 = zext nneg i32 %62 to i64
  %71 = getelementptr inbounds nuw float, ptr %2, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = fcmp contract ogt float %72, 5.000000e-01
  %74 = zext i1 %73 to i32
  %75 = add nsw i32 %62, %25
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr %0, i64 %76
  %78 = load i32, ptr %77, align 4, !tbaa !4
  %79 = urem i32 %78, 3
  %80 = add i32 %79, %27
  %81 = mul i32 %80, 5
  %82 = add i32 %81, %69
  %83 = shl i32 %82, 1
  %84 = or disjoint i32 %83, %74
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw float, ptr %3, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !8
  %88 = fadd contract float %72, %87
  store float %88, ptr %86, align 4, !tbaa !8
  %89 = add nuw nsw i32 %62, 1
  %90 = icmp eq i32 %89, %4
  br i1 %90, label %28, label %61, !llvm.loop !10

91:                                               ; preds = %31, %21, %7
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
