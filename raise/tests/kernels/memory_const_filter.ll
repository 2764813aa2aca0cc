; clang sm_80, from memory_const_filter.cu
source_filename = "memory_const_filter.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@coefficients = dso_local addrspace(4) externally_initialized constant [5 x float] [float 6.250000e-02, float 2.500000e-01, float 3.750000e-01, float 2.500000e-01, float 6.250000e-02], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @coefficients to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @memory_const_filter(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp sgt i32 %8, 1
  %10 = add nsw i32 %2, -2
  %11 = icmp slt i32 %8, %10
  %12 = select i1 %9, i1 %11, i1 false
  br i1 %12, label %13, label %49

13:                                               ; preds = %3
  %14 = load float, ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), align 4, !tbaa !8
  %15 = zext nneg i32 %8 to i64
  %16 = getelementptr float, ptr %0, i64 %15
  %17 = getelementptr i8, ptr %16, i64 -8
  %18 = load float, ptr %17, align 4, !tbaa !8
  %19 = fmul contract float %14, %18
  %20 = fadd contract float %19, 0.000000e+00
  %21 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), i64 4), align 4, !tbaa !8
  %22 = zext nneg i32 %8 to i64
  %23 = getelementptr float, ptr %0, i64 %22
  %24 = getelementptr i8, ptr %23, i64 -4
  %25 = load float, ptr %24, align 4, !tbaa !8
  %26 = fmul contract float %21, %25
  %27 = fadd contract float %20, %26
  %28 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), i64 8), align 4, !tbaa !8
  %29 = zext nneg i32 %8 to i64
  %30 = getelementptr float, ptr %0, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !8
  %32 = fmul contract float %28, %31
  %33 = fadd contract float %27, %32
  %34 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), i64 12), align 4, !tbaa !8
  %35 = zext nneg i32 %8 to i64
  %36 = getelementptr float, ptr %0, i64 %35
  %37 = getelementptr i8, ptr %36, i64 4
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = fmul contract float %34, %38
  %40 = fadd contract float %33, %39
  %41 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), i64 16), align 4, !tbaa !8
  %42 = zext nneg i32 %8 to i64
  %43 = getelementptr float, ptr %0, i64 %42
  %44 = getelementptr i8, ptr %43, i64 8
  %45 = load float, ptr %44, align 4, !tbaa !8
  %46 = fmul contract float %41, %45
  %47 = fadd contract float %40, %46
  %48 = getelementptr inbounds nuw float, ptr %1, i64 %15
  store float %47, ptr %48, align 4, !tbaa !8
  br label %49

49:                                               ; preds = %3, %13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

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
