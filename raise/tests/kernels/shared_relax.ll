; clang sm_80, from shared_relax.cu
source_filename = "shared_relax.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12shared_relaxE1s = internal unnamed_addr addrspace(3) global [34 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_relax(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 5
  %6 = add i32 %5, %3
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = zext nneg i32 %3 to i64
  %11 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_relaxE1s to ptr), i64 %10
  %12 = getelementptr i8, ptr %11, i64 4
  store i32 %9, ptr %12, align 4, !tbaa !4
  %13 = icmp eq i32 %3, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %2
  store i32 1000, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_relaxE1s to ptr), i64 132), align 4, !tbaa !4
  store i32 1000, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_relaxE1s to ptr), align 4, !tbaa !4
  br label %15

15:                                               ; preds = %14, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = getelementptr i8, ptr %11, i64 8
  br label %17

17:                                               ; preds = %17, %15
  %18 = load i32, ptr %12, align 4, !tbaa !4
  %19 = load i32, ptr %11, align 4, !tbaa !4
  %20 = load i32, ptr %16, align 4, !tbaa !4
  %21 = tail call noundef i32 @__nv_min(i32 noundef %19, i32 noundef %20) #4
  %22 = add nsw i32 %21, 1
  %23 = tail call noundef i32 @__nv_min(i32 noundef %18, i32 noundef %22) #4
  %24 = load i32, ptr %12, align 4, !tbaa !4
  %25 = icmp ne i32 %23, %24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %23, ptr %12, align 4, !tbaa !4
  %26 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %25)
  br i1 %26, label %17, label %27, !llvm.loop !8

27:                                               ; preds = %17
  %28 = load i32, ptr %12, align 4, !tbaa !4
  %29 = getelementptr inbounds nuw i32, ptr %1, i64 %7
  store i32 %28, ptr %29, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
