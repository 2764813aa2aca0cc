; clang sm_80, from race_warp_barrier_sides.cu
source_filename = "race_warp_barrier_sides.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ23race_warp_barrier_sidesE1s = internal unnamed_addr addrspace(3) global [16 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @race_warp_barrier_sides(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 5
  %7 = add i32 %6, %4
  %8 = icmp slt i32 %7, %2
  br i1 %8, label %9, label %13

9:                                                ; preds = %3
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds float, ptr %0, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !8
  br label %13

13:                                               ; preds = %3, %9
  %14 = phi contract float [ %12, %9 ], [ 0.000000e+00, %3 ]
  %15 = icmp samesign ult i32 %4, 16
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ23race_warp_barrier_sidesE1s to ptr), i64 %16
  br i1 %15, label %18, label %24

18:                                               ; preds = %13
  store float %14, ptr %17, align 4, !tbaa !8
  tail call void @llvm.nvvm.bar.warp.sync(i32 65535)
  %19 = sub nuw nsw i32 15, %4
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ23race_warp_barrier_sidesE1s to ptr), i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !8
  %23 = fadd contract float %14, %22
  tail call void @llvm.nvvm.bar.warp.sync(i32 65535)
  br label %31

24:                                               ; preds = %13
  %25 = getelementptr i8, ptr %17, i64 -64
  store float %14, ptr %25, align 4, !tbaa !8
  tail call void @llvm.nvvm.bar.warp.sync(i32 -65536)
  %26 = sub nsw i32 31, %4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ23race_warp_barrier_sidesE1s to ptr), i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !8
  %30 = fmul contract float %14, %29
  br label %31

31:                                               ; preds = %24, %18
  %32 = phi float [ %23, %18 ], [ %30, %24 ]
  br i1 %8, label %33, label %36

33:                                               ; preds = %31
  %34 = sext i32 %7 to i64
  %35 = getelementptr inbounds float, ptr %1, i64 %34
  store float %32, ptr %35, align 4, !tbaa !8
  br label %36

36:                                               ; preds = %33, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

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
