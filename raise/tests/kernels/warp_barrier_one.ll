; clang sm_80, from warp_barrier_one.cu
source_filename = "warp_barrier_one.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ16warp_barrier_oneE1s = internal unnamed_addr addrspace(3) global [24 x float] undef, align 4
@_ZZ16warp_barrier_oneE8smallest = internal unnamed_addr addrspace(3) global float undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_barrier_one(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = mul i32 %6, 24
  %8 = add i32 %7, %5
  %9 = icmp slt i32 %8, %3
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !8
  br label %14

14:                                               ; preds = %4, %10
  %15 = phi contract float [ %13, %10 ], [ 1.000000e+00, %4 ]
  %16 = zext nneg i32 %5 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16warp_barrier_oneE1s to ptr), i64 %16
  store float %15, ptr %17, align 4, !tbaa !8
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %18 = icmp eq i32 %5, 0
  br i1 %18, label %19, label %33

19:                                               ; preds = %14
  %20 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ16warp_barrier_oneE1s to ptr), align 4, !tbaa !8
  br label %24

21:                                               ; preds = %24
  store float %30, ptr addrspacecast (ptr addrspace(3) @_ZZ16warp_barrier_oneE8smallest to ptr), align 4, !tbaa !8
  %22 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16warp_barrier_oneE1s to ptr), i64 92), align 4, !tbaa !8
  %23 = fmul contract float %22, 2.000000e+00
  store float %23, ptr addrspacecast (ptr addrspace(3) @_ZZ16warp_barrier_oneE1s to ptr), align 4, !tbaa !8
  br label %33

24:                                               ; preds = %19, %24
  %25 = phi i32 [ 1, %19 ], [ %31, %24 ]
  %26 = phi float [ %20, %19 ], [ %30, %24 ]
  %27 = zext nneg i32 %25 to i64
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16warp_barrier_oneE1s to ptr), i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !8
  %30 = tail call contract noundef float @__nv_fminf(float noundef %26, float noundef %29) #4
  %31 = add nuw nsw i32 %25, 1
  %32 = icmp eq i32 %31, 24
  br i1 %32, label %21, label %24, !llvm.loop !10

33:                                               ; preds = %21, %14
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %34 = sub nsw i32 23, %5
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ16warp_barrier_oneE1s to ptr), i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !8
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %38 = trunc nuw nsw i32 %5 to i16
  %39 = add nuw nsw i16 %38, 1
  %40 = urem i16 %39, 24
  %41 = zext nneg i16 %40 to i64
  %42 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16warp_barrier_oneE1s to ptr), i64 %41
  store float %37, ptr %17, align 4, !tbaa !8
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %43 = fmul contract float %37, 5.000000e-01
  %44 = load float, ptr %42, align 4, !tbaa !8
  %45 = fadd contract float %43, %44
  %46 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ16warp_barrier_oneE8smallest to ptr), align 4, !tbaa !8
  %47 = fsub contract float %45, %46
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store float %47, ptr %17, align 4, !tbaa !8
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %48 = fmul contract float %47, 5.000000e-01
  %49 = load float, ptr %42, align 4, !tbaa !8
  %50 = fadd contract float %48, %49
  %51 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ16warp_barrier_oneE8smallest to ptr), align 4, !tbaa !8
  %52 = fsub contract float %50, %51
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store float %52, ptr %17, align 4, !tbaa !8
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %53 = fmul contract float %52, 5.000000e-01
  %54 = load float, ptr %42, align 4, !tbaa !8
  %55 = fadd contract float %53, %54
  %56 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ16warp_barrier_oneE8smallest to ptr), align 4, !tbaa !8
  %57 = fsub contract float %55, %56
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store float %57, ptr %17, align 4, !tbaa !8
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %58 = fmul contract float %57, 5.000000e-01
  %59 = load float, ptr %42, align 4, !tbaa !8
  %60 = fadd contract float %58, %59
  %61 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ16warp_barrier_oneE8smallest to ptr), align 4, !tbaa !8
  %62 = fsub contract float %60, %61
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store float %62, ptr %17, align 4, !tbaa !8
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %63 = load float, ptr %42, align 4, !tbaa !8
  %64 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ16warp_barrier_oneE8smallest to ptr), align 4, !tbaa !8
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %9, label %65, label %71

65:                                               ; preds = %33
  %66 = fmul contract float %62, 5.000000e-01
  %67 = fadd contract float %66, %63
  %68 = fsub contract float %67, %64
  %69 = sext i32 %8 to i64
  %70 = getelementptr inbounds float, ptr %1, i64 %69
  store float %68, ptr %70, align 4, !tbaa !8
  br label %71

71:                                               ; preds = %65, %33
  br i1 %18, label %72, label %76

72:                                               ; preds = %71
  %73 = zext nneg i32 %6 to i64
  %74 = getelementptr inbounds nuw float, ptr %2, i64 %73
  %75 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ16warp_barrier_oneE8smallest to ptr), align 4, !tbaa !8
  store float %75, ptr %74, align 4, !tbaa !8
  br label %76

76:                                               ; preds = %72, %71
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fminf(float noundef, float noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #4 = { convergent nounwind }

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
