; clang sm_80, from index_batched.cu
source_filename = "index_batched.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @index_batched(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %12 = icmp slt i32 %10, %3
  br i1 %12, label %13, label %78

13:                                               ; preds = %5
  %14 = zext nneg i32 %11 to i64
  %15 = sext i32 %3 to i64
  %16 = mul nsw i64 %15, %14
  %17 = sext i32 %4 to i64
  %18 = mul i64 %16, %17
  %19 = getelementptr inbounds nuw float, ptr %0, i64 %18
  %20 = icmp sgt i32 %4, 0
  br i1 %20, label %21, label %44

21:                                               ; preds = %13
  %22 = mul nsw i32 %4, %10
  %23 = mul nuw nsw i32 %4, %11
  %24 = and i32 %4, 1
  %25 = icmp eq i32 %4, 1
  br i1 %25, label %30, label %26

26:                                               ; preds = %21
  %27 = and i32 %4, 2147483646
  br label %50

28:                                               ; preds = %50
  %29 = icmp eq i32 %24, 0
  br i1 %29, label %44, label %30

30:                                               ; preds = %28, %21
  %31 = phi i32 [ 0, %21 ], [ %75, %28 ]
  %32 = phi float [ 0.000000e+00, %21 ], [ %74, %28 ]
  %33 = icmp ne i32 %24, 0
  tail call void @llvm.assume(i1 %33)
  %34 = add nsw i32 %31, %22
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %19, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = add nuw nsw i32 %31, %23
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr %1, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = fmul contract float %37, %41
  %43 = fadd contract float %32, %42
  br label %44

44:                                               ; preds = %30, %28, %13
  %45 = phi float [ 0.000000e+00, %13 ], [ %74, %28 ], [ %43, %30 ]
  %46 = mul nsw i32 %3, %11
  %47 = add nsw i32 %46, %10
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %2, i64 %48
  store float %45, ptr %49, align 4, !tbaa !8
  br label %78

50:                                               ; preds = %50, %26
  %51 = phi i32 [ 0, %26 ], [ %75, %50 ]
  %52 = phi float [ 0.000000e+00, %26 ], [ %74, %50 ]
  %53 = phi i32 [ 0, %26 ], [ %76, %50 ]
  %54 = add nsw i32 %51, %22
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %19, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = add nuw nsw i32 %51, %23
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw float, ptr %1, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = fmul contract float %57, %61
  %63 = fadd contract float %52, %62
  %64 = or disjoint i32 %51, 1
  %65 = add nsw i32 %64, %22
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %19, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !8
  %69 = add nuw nsw i32 %64, %23
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw float, ptr %1, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = fmul contract float %68, %72
  %74 = fadd contract float %63, %73
  %75 = add nuw nsw i32 %51, 2
  %76 = add i32 %53, 2
  %77 = icmp eq i32 %76, %27
  br i1 %77, label %28, label %50, !llvm.loop !10

78:                                               ; preds = %5, %44
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #1

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
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
