; clang sm_80, from race_four_colours.cu
source_filename = "race_four_colours.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @race_four_colours(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = mul nuw nsw i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = add nuw nsw i32 %11, %12
  %14 = icmp eq i32 %13, 0
  %15 = icmp slt i32 %8, 1
  %16 = or i1 %14, %15
  br i1 %16, label %80, label %17

17:                                               ; preds = %3
  %18 = add nsw i32 %1, -1
  %19 = icmp slt i32 %13, %18
  %20 = icmp slt i32 %8, %18
  %21 = and i1 %19, %20
  br i1 %21, label %22, label %80

22:                                               ; preds = %17
  %23 = shl nuw nsw i32 %13, 1
  %24 = and i32 %23, 2
  %25 = and i32 %8, 1
  %26 = or disjoint i32 %24, %25
  %27 = icmp eq i32 %26, %2
  br i1 %27, label %28, label %80

28:                                               ; preds = %22
  %29 = add nsw i32 %13, -1
  %30 = mul nsw i32 %29, %1
  %31 = add nsw i32 %30, %8
  %32 = sext i32 %31 to i64
  %33 = getelementptr float, ptr %0, i64 %32
  %34 = getelementptr i8, ptr %33, i64 -4
  %35 = load float, ptr %34, align 4, !tbaa !8
  %36 = fadd contract float %35, 0.000000e+00
  %37 = sext i32 %31 to i64
  %38 = getelementptr inbounds float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !8
  %40 = fadd contract float %36, %39
  %41 = sext i32 %31 to i64
  %42 = getelementptr float, ptr %0, i64 %41
  %43 = getelementptr i8, ptr %42, i64 4
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = fadd contract float %40, %44
  %46 = mul nsw i32 %13, %1
  %47 = add nsw i32 %46, %8
  %48 = sext i32 %47 to i64
  %49 = getelementptr float, ptr %0, i64 %48
  %50 = getelementptr i8, ptr %49, i64 -4
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = fadd contract float %45, %51
  %53 = sext i32 %47 to i64
  %54 = getelementptr inbounds float, ptr %0, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !8
  %56 = fadd contract float %52, %55
  %57 = sext i32 %47 to i64
  %58 = getelementptr float, ptr %0, i64 %57
  %59 = getelementptr i8, ptr %58, i64 4
  %60 = load float, ptr %59, align 4, !tbaa !8
  %61 = fadd contract float %56, %60
  %62 = add nuw nsw i32 %13, 1
  %63 = mul nsw i32 %62, %1
  %64 = add nsw i32 %63, %8
  %65 = sext i32 %64 to i64
  %66 = getelementptr float, ptr %0, i64 %65
  %67 = getelementptr i8, ptr %66, i64 -4
  %68 = load float, ptr %67, align 4, !tbaa !8
  %69 = fadd contract float %61, %68
  %70 = sext i32 %64 to i64
  %71 = getelementptr inbounds float, ptr %0, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = fadd contract float %69, %72
  %74 = sext i32 %64 to i64
  %75 = getelementptr float, ptr %0, i64 %74
  %76 = getelementptr i8, ptr %75, i64 4
  %77 = load float, ptr %76, align 4, !tbaa !8
  %78 = fadd contract float %73, %77
  %79 = fdiv contract float %78, 9.000000e+00
  store float %79, ptr %54, align 4, !tbaa !8
  br label %80

80:                                               ; preds = %3, %17, %22, %28
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
