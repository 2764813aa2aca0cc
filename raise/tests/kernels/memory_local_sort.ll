; clang sm_80, from memory_local_sort.cu
source_filename = "memory_local_sort.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @local_sort(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [5 x float], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %79

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #3
  %12 = mul nsw i32 %9, 5
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !8
  store float %15, ptr %4, align 4, !tbaa !8
  %16 = srem i32 %9, 5
  %17 = add nsw i32 %12, 1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %0, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !8
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store float %20, ptr %21, align 4, !tbaa !8
  %22 = add nsw i32 %9, 3
  %23 = srem i32 %22, 5
  %24 = add nsw i32 %12, 2
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %0, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !8
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store float %27, ptr %28, align 4, !tbaa !8
  %29 = add nsw i32 %9, 6
  %30 = srem i32 %29, 5
  %31 = add nsw i32 %12, 3
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %0, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store float %34, ptr %35, align 4, !tbaa !8
  %36 = add nsw i32 %9, 9
  %37 = srem i32 %36, 5
  %38 = add nsw i32 %12, 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %0, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store float %41, ptr %42, align 4, !tbaa !8
  %43 = add nsw i32 %9, 12
  %44 = srem i32 %43, 5
  %45 = sext i32 %16 to i64
  %46 = getelementptr inbounds float, ptr %4, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !8
  store float %15, ptr %46, align 4, !tbaa !8
  %48 = fadd contract float %47, 1.000000e+00
  store float %48, ptr %4, align 4, !tbaa !8
  %49 = sext i32 %23 to i64
  %50 = getelementptr inbounds float, ptr %4, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = load float, ptr %21, align 4, !tbaa !8
  store float %52, ptr %50, align 4, !tbaa !8
  %53 = fadd contract float %51, 1.000000e+00
  store float %53, ptr %21, align 4, !tbaa !8
  %54 = sext i32 %30 to i64
  %55 = getelementptr inbounds float, ptr %4, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !8
  %57 = load float, ptr %28, align 4, !tbaa !8
  store float %57, ptr %55, align 4, !tbaa !8
  %58 = fadd contract float %56, 1.000000e+00
  store float %58, ptr %28, align 4, !tbaa !8
  %59 = sext i32 %37 to i64
  %60 = getelementptr inbounds float, ptr %4, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = load float, ptr %35, align 4, !tbaa !8
  store float %62, ptr %60, align 4, !tbaa !8
  %63 = fadd contract float %61, 1.000000e+00
  store float %63, ptr %35, align 4, !tbaa !8
  %64 = sext i32 %44 to i64
  %65 = getelementptr inbounds float, ptr %4, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = load float, ptr %42, align 4, !tbaa !8
  store float %67, ptr %65, align 4, !tbaa !8
  %68 = fadd contract float %66, 1.000000e+00
  store float %68, ptr %42, align 4, !tbaa !8
  %69 = load float, ptr %46, align 4, !tbaa !8
  %70 = getelementptr inbounds float, ptr %1, i64 %13
  store float %69, ptr %70, align 4, !tbaa !8
  %71 = load float, ptr %50, align 4, !tbaa !8
  %72 = getelementptr inbounds float, ptr %1, i64 %18
  store float %71, ptr %72, align 4, !tbaa !8
  %73 = load float, ptr %55, align 4, !tbaa !8
  %74 = getelementptr inbounds float, ptr %1, i64 %25
  store float %73, ptr %74, align 4, !tbaa !8
  %75 = load float, ptr %60, align 4, !tbaa !8
  %76 = getelementptr inbounds float, ptr %1, i64 %32
  store float %75, ptr %76, align 4, !tbaa !8
  %77 = load float, ptr %65, align 4, !tbaa !8
  %78 = getelementptr inbounds float, ptr %1, i64 %39
  store float %77, ptr %78, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #3
  br label %79

79:                                               ; preds = %11, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

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
