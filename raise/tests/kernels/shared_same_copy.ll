; clang sm_80, from shared_same_copy.cu
source_filename = "shared_same_copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9same_copyE6weight = internal unnamed_addr addrspace(3) global [4 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @same_copy(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = load float, ptr %1, align 4, !tbaa !8
  store float %6, ptr addrspacecast (ptr addrspace(3) @_ZZ9same_copyE6weight to ptr), align 4, !tbaa !8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %8 = load float, ptr %7, align 4, !tbaa !8
  store float %8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9same_copyE6weight to ptr), i64 4), align 4, !tbaa !8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load float, ptr %9, align 4, !tbaa !8
  store float %10, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9same_copyE6weight to ptr), i64 8), align 4, !tbaa !8
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = and i32 %11, 3
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw float, ptr %1, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !8
  store float %15, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9same_copyE6weight to ptr), i64 12), align 4, !tbaa !8
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %11, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  %20 = icmp slt i32 %19, %4
  br i1 %20, label %21, label %88

21:                                               ; preds = %5
  %22 = srem i32 %19, %4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %2, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = and i32 %25, 3
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9same_copyE6weight to ptr), i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !8
  %30 = getelementptr inbounds float, ptr %0, i64 %23
  %31 = load float, ptr %30, align 4, !tbaa !8
  %32 = fmul contract float %29, %31
  %33 = fadd contract float %32, 0.000000e+00
  %34 = add nsw i32 %19, 1
  %35 = srem i32 %34, %4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %2, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = and i32 %38, 3
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9same_copyE6weight to ptr), i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = getelementptr inbounds float, ptr %0, i64 %36
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = fmul contract float %42, %44
  %46 = fadd contract float %33, %45
  %47 = add nsw i32 %19, 2
  %48 = srem i32 %47, %4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %2, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !4
  %52 = and i32 %51, 3
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9same_copyE6weight to ptr), i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !8
  %56 = getelementptr inbounds float, ptr %0, i64 %49
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = fmul contract float %55, %57
  %59 = fadd contract float %46, %58
  %60 = add nsw i32 %19, 3
  %61 = srem i32 %60, %4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %2, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !4
  %65 = and i32 %64, 3
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9same_copyE6weight to ptr), i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !8
  %69 = getelementptr inbounds float, ptr %0, i64 %62
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = fmul contract float %68, %70
  %72 = fadd contract float %59, %71
  %73 = add nsw i32 %19, 4
  %74 = srem i32 %73, %4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i32, ptr %2, i64 %75
  %77 = load i32, ptr %76, align 4, !tbaa !4
  %78 = and i32 %77, 3
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9same_copyE6weight to ptr), i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !8
  %82 = getelementptr inbounds float, ptr %0, i64 %75
  %83 = load float, ptr %82, align 4, !tbaa !8
  %84 = fmul contract float %81, %83
  %85 = fadd contract float %72, %84
  %86 = sext i32 %19 to i64
  %87 = getelementptr inbounds float, ptr %3, i64 %86
  store float %85, ptr %87, align 4, !tbaa !8
  br label %88

88:                                               ; preds = %21, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
