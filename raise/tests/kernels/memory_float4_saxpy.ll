; clang sm_80, from memory_float4_saxpy.cu
source_filename = "memory_float4_saxpy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @memory_float4_saxpy(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = shl nsw i32 %9, 2
  %11 = or disjoint i32 %10, 3
  %12 = icmp slt i32 %11, %3
  br i1 %12, label %13, label %39

13:                                               ; preds = %4
  %14 = sext i32 %9 to i64
  %15 = getelementptr inbounds %struct.float4, ptr %0, i64 %14
  %16 = load float, ptr %15, align 16, !tbaa !8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %18 = load float, ptr %17, align 4, !tbaa !8
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %20 = load float, ptr %19, align 8, !tbaa !8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %22 = load float, ptr %21, align 4, !tbaa !8
  %23 = getelementptr inbounds %struct.float4, ptr %1, i64 %14
  %24 = load float, ptr %23, align 16, !tbaa !8
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %28 = load float, ptr %27, align 8, !tbaa !8
  %29 = getelementptr inbounds nuw i8, ptr %23, i64 12
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = fmul contract float %2, %16
  %32 = fadd contract float %31, %24
  %33 = fmul contract float %2, %18
  %34 = fadd contract float %33, %26
  %35 = fmul contract float %2, %20
  %36 = fadd contract float %35, %28
  %37 = fmul contract float %2, %22
  %38 = fadd contract float %37, %30
  store float %32, ptr %23, align 16, !tbaa !8
  store float %34, ptr %25, align 4, !tbaa !8
  store float %36, ptr %27, align 8, !tbaa !8
  store float %38, ptr %29, align 4, !tbaa !8
  br label %76

39:                                               ; preds = %4
  %40 = icmp slt i32 %10, %3
  br i1 %40, label %41, label %76

41:                                               ; preds = %39
  %42 = or disjoint i32 %10, 1
  %43 = and i32 %3, 1
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %54, label %45

45:                                               ; preds = %41
  %46 = sext i32 %10 to i64
  %47 = getelementptr inbounds float, ptr %0, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !8
  %49 = fmul contract float %2, %48
  %50 = getelementptr inbounds float, ptr %1, i64 %46
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = fadd contract float %51, %49
  store float %52, ptr %50, align 4, !tbaa !8
  %53 = or disjoint i32 %10, 1
  br label %54

54:                                               ; preds = %45, %41
  %55 = phi i32 [ %10, %41 ], [ %53, %45 ]
  %56 = icmp eq i32 %3, %42
  br i1 %56, label %76, label %57

57:                                               ; preds = %54, %57
  %58 = phi i32 [ %74, %57 ], [ %55, %54 ]
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %0, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = fmul contract float %2, %61
  %63 = getelementptr inbounds float, ptr %1, i64 %59
  %64 = load float, ptr %63, align 4, !tbaa !8
  %65 = fadd contract float %64, %62
  store float %65, ptr %63, align 4, !tbaa !8
  %66 = add nsw i32 %58, 1
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %0, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !8
  %70 = fmul contract float %2, %69
  %71 = getelementptr inbounds float, ptr %1, i64 %67
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = fadd contract float %72, %70
  store float %73, ptr %71, align 4, !tbaa !8
  %74 = add nsw i32 %58, 2
  %75 = icmp eq i32 %74, %3
  br i1 %75, label %76, label %57, !llvm.loop !10

76:                                               ; preds = %54, %57, %39, %13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
