; clang sm_80, from tree_odd.cu
source_filename = "tree_odd.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ8tree_oddE1s = internal unnamed_addr addrspace(3) global [100 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tree_odd(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = mul i32 %5, 100
  %7 = add i32 %6, %4
  %8 = icmp slt i32 %7, %2
  br i1 %8, label %9, label %13

9:                                                ; preds = %3
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !4
  br label %13

13:                                               ; preds = %3, %9
  %14 = phi i32 [ %12, %9 ], [ 2147483647, %3 ]
  %15 = zext nneg i32 %4 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddE1s to ptr), i64 %15
  store i32 %14, ptr %16, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = icmp samesign ult i32 %4, 50
  br i1 %17, label %18, label %25

18:                                               ; preds = %13
  %19 = zext nneg i32 %4 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddE1s to ptr), i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 200
  %22 = load i32, ptr %16, align 4, !tbaa !4
  %23 = load i32, ptr %21, align 4, !tbaa !4
  %24 = tail call noundef i32 @__nv_min(i32 noundef %22, i32 noundef %23) #4
  store i32 %24, ptr %16, align 4, !tbaa !4
  br label %25

25:                                               ; preds = %18, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %26 = icmp samesign ult i32 %4, 25
  br i1 %26, label %27, label %34

27:                                               ; preds = %25
  %28 = zext nneg i32 %4 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddE1s to ptr), i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 100
  %31 = load i32, ptr %16, align 4, !tbaa !4
  %32 = load i32, ptr %30, align 4, !tbaa !4
  %33 = tail call noundef i32 @__nv_min(i32 noundef %31, i32 noundef %32) #4
  store i32 %33, ptr %16, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %27, %25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %35 = icmp samesign ult i32 %4, 12
  br i1 %35, label %36, label %43

36:                                               ; preds = %34
  %37 = zext nneg i32 %4 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddE1s to ptr), i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 52
  %40 = load i32, ptr %16, align 4, !tbaa !4
  %41 = load i32, ptr %39, align 4, !tbaa !4
  %42 = tail call noundef i32 @__nv_min(i32 noundef %40, i32 noundef %41) #4
  store i32 %42, ptr %16, align 4, !tbaa !4
  br label %43

43:                                               ; preds = %36, %34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = icmp samesign ult i32 %4, 6
  br i1 %44, label %45, label %52

45:                                               ; preds = %43
  %46 = zext nneg i32 %4 to i64
  %47 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddE1s to ptr), i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 28
  %49 = load i32, ptr %16, align 4, !tbaa !4
  %50 = load i32, ptr %48, align 4, !tbaa !4
  %51 = tail call noundef i32 @__nv_min(i32 noundef %49, i32 noundef %50) #4
  store i32 %51, ptr %16, align 4, !tbaa !4
  br label %52

52:                                               ; preds = %45, %43
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %53 = icmp samesign ult i32 %4, 3
  br i1 %53, label %54, label %61

54:                                               ; preds = %52
  %55 = zext nneg i32 %4 to i64
  %56 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddE1s to ptr), i64 %55
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %58 = load i32, ptr %16, align 4, !tbaa !4
  %59 = load i32, ptr %57, align 4, !tbaa !4
  %60 = tail call noundef i32 @__nv_min(i32 noundef %58, i32 noundef %59) #4
  store i32 %60, ptr %16, align 4, !tbaa !4
  br label %61

61:                                               ; preds = %54, %52
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %62 = icmp samesign ult i32 %4, 2
  br i1 %62, label %63, label %70

63:                                               ; preds = %61
  %64 = zext nneg i32 %4 to i64
  %65 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddE1s to ptr), i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %67 = load i32, ptr %16, align 4, !tbaa !4
  %68 = load i32, ptr %66, align 4, !tbaa !4
  %69 = tail call noundef i32 @__nv_min(i32 noundef %67, i32 noundef %68) #4
  store i32 %69, ptr %16, align 4, !tbaa !4
  br label %70

70:                                               ; preds = %63, %61
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = icmp eq i32 %4, 0
  br i1 %71, label %72, label %76

72:                                               ; preds = %70
  %73 = load i32, ptr %16, align 4, !tbaa !4
  %74 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddE1s to ptr), i64 4), align 4, !tbaa !4
  %75 = tail call noundef i32 @__nv_min(i32 noundef %73, i32 noundef %74) #4
  store i32 %75, ptr %16, align 4, !tbaa !4
  br label %76

76:                                               ; preds = %72, %70
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %77 = icmp eq i32 %4, 0
  br i1 %77, label %78, label %82

78:                                               ; preds = %76
  %79 = zext nneg i32 %5 to i64
  %80 = getelementptr inbounds nuw i32, ptr %1, i64 %79
  %81 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddE1s to ptr), align 4, !tbaa !4
  store i32 %81, ptr %80, align 4, !tbaa !4
  br label %82

82:                                               ; preds = %78, %76
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
