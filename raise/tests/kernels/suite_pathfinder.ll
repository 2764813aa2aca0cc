; clang sm_80, from suite_pathfinder.cu
source_filename = "suite_pathfinder.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ16suite_pathfinderE4line = internal unnamed_addr addrspace(3) global [16 x i32] undef, align 4
@_ZZ16suite_pathfinderE4next = internal unnamed_addr addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @suite_pathfinder(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul i32 %7, 12
  %9 = add nsw i32 %6, -2
  %10 = add i32 %9, %8
  %11 = tail call noundef i32 @__nv_max(i32 noundef %10, i32 noundef 0) #4
  %12 = add nsw i32 %3, -1
  %13 = tail call noundef i32 @__nv_min(i32 noundef %11, i32 noundef %12) #4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %1, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = zext nneg i32 %6 to i64
  %18 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16suite_pathfinderE4line to ptr), i64 %17
  store i32 %16, ptr %18, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %19 = icmp ne i32 %6, 0
  %20 = icmp sgt i32 %10, 0
  %21 = and i1 %19, %20
  %22 = select i1 %21, i64 -4, i64 0
  %23 = getelementptr i8, ptr %18, i64 %22
  %24 = icmp samesign ult i32 %6, 15
  %25 = icmp slt i32 %10, %12
  %26 = and i1 %24, %25
  %27 = select i1 %26, i64 4, i64 0
  %28 = getelementptr i8, ptr %18, i64 %27
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16suite_pathfinderE4next to ptr), i64 %17
  %30 = load i32, ptr %23, align 4, !tbaa !4
  %31 = load i32, ptr %28, align 4, !tbaa !4
  %32 = mul nsw i32 %4, %3
  %33 = add nsw i32 %32, %13
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %0, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = tail call noundef i32 @__nv_min(i32 noundef %30, i32 noundef %31) #4
  %38 = load i32, ptr %18, align 4, !tbaa !4
  %39 = tail call noundef i32 @__nv_min(i32 noundef %37, i32 noundef %38) #4
  %40 = add nsw i32 %39, %36
  store i32 %40, ptr %29, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = load i32, ptr %29, align 4, !tbaa !4
  store i32 %41, ptr %18, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = load i32, ptr %23, align 4, !tbaa !4
  %43 = load i32, ptr %28, align 4, !tbaa !4
  %44 = add nsw i32 %4, 1
  %45 = mul nsw i32 %44, %3
  %46 = add nsw i32 %45, %13
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %0, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = tail call noundef i32 @__nv_min(i32 noundef %42, i32 noundef %43) #4
  %51 = load i32, ptr %18, align 4, !tbaa !4
  %52 = tail call noundef i32 @__nv_min(i32 noundef %50, i32 noundef %51) #4
  %53 = add nsw i32 %52, %49
  store i32 %53, ptr %29, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %54 = load i32, ptr %29, align 4, !tbaa !4
  store i32 %54, ptr %18, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %55 = icmp ult i32 %9, 12
  %56 = icmp slt i32 %10, %3
  %57 = and i1 %55, %56
  br i1 %57, label %58, label %62

58:                                               ; preds = %5
  %59 = sext i32 %10 to i64
  %60 = getelementptr inbounds i32, ptr %2, i64 %59
  %61 = load i32, ptr %18, align 4, !tbaa !4
  store i32 %61, ptr %60, align 4, !tbaa !4
  br label %62

62:                                               ; preds = %58, %5
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

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #3

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
