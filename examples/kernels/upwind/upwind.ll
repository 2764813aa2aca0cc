; clang sm_80, from upwind.cu
source_filename = "upwind.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @upwind(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7) local_unnamed_addr #0 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %16 = mul nuw nsw i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = add nuw nsw i32 %16, %17
  %19 = icmp slt i32 %13, %4
  %20 = icmp slt i32 %18, %5
  %21 = and i1 %19, %20
  br i1 %21, label %22, label %87

22:                                               ; preds = %8
  %23 = add nsw i32 %4, -1
  %24 = icmp eq i32 %13, %23
  %25 = add nsw i32 %13, 1
  %26 = select i1 %24, i32 0, i32 %25
  %27 = icmp eq i32 %18, 0
  %28 = add nsw i32 %5, -1
  %29 = add nsw i32 %18, -1
  %30 = select i1 %27, i32 %28, i32 %29
  %31 = icmp eq i32 %18, %28
  %32 = add nuw nsw i32 %18, 1
  %33 = select i1 %31, i32 0, i32 %32
  %34 = mul nsw i32 %4, %18
  %35 = add nsw i32 %34, %13
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %1, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = add nsw i32 %26, %34
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %1, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = getelementptr inbounds float, ptr %2, i64 %36
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = mul nsw i32 %33, %4
  %46 = add nsw i32 %45, %13
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %2, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = fcmp contract ogt float %38, 0.000000e+00
  %51 = icmp eq i32 %13, 0
  %52 = add nsw i32 %13, -1
  %53 = select i1 %51, i32 %23, i32 %52
  %54 = add nsw i32 %53, %34
  %55 = sext i32 %54 to i64
  %56 = select i1 %50, i64 %55, i64 %36
  %57 = getelementptr inbounds float, ptr %0, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !8
  %59 = fmul contract float %38, %58
  %60 = fcmp contract ogt float %42, 0.000000e+00
  %61 = select i1 %60, i64 %36, i64 %40
  %62 = getelementptr inbounds float, ptr %0, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !8
  %64 = fmul contract float %42, %63
  %65 = fcmp contract ogt float %44, 0.000000e+00
  %66 = mul nsw i32 %30, %4
  %67 = add nsw i32 %66, %13
  %68 = sext i32 %67 to i64
  %69 = select i1 %65, i64 %68, i64 %36
  %70 = getelementptr inbounds float, ptr %0, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !8
  %72 = fmul contract float %44, %71
  %73 = fcmp contract ogt float %49, 0.000000e+00
  %74 = select i1 %73, i64 %36, i64 %47
  %75 = getelementptr inbounds float, ptr %0, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !8
  %77 = fmul contract float %49, %76
  %78 = getelementptr inbounds float, ptr %0, i64 %36
  %79 = load float, ptr %78, align 4, !tbaa !8
  %80 = fsub contract float %64, %59
  %81 = fmul contract float %6, %80
  %82 = fsub contract float %79, %81
  %83 = fsub contract float %77, %72
  %84 = fmul contract float %7, %83
  %85 = fsub contract float %82, %84
  %86 = getelementptr inbounds float, ptr %3, i64 %36
  store float %85, ptr %86, align 4, !tbaa !8
  br label %87

87:                                               ; preds = %8, %22
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
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
