; clang sm_80, from warp_barrier_parts.cu
source_filename = "warp_barrier_parts.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ18warp_barrier_partsE1s = internal unnamed_addr addrspace(3) global [3 x [32 x i32]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_barrier_parts(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = and i32 %5, 31
  %7 = lshr i32 %5, 5
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = add i32 %10, %5
  %12 = icmp slt i32 %11, %3
  br i1 %12, label %13, label %17

13:                                               ; preds = %4
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %4, %13
  %18 = phi i32 [ %16, %13 ], [ 0, %4 ]
  %19 = zext nneg i32 %7 to i64
  %20 = getelementptr inbounds nuw [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_barrier_partsE1s to ptr), i64 %19
  %21 = zext nneg i32 %6 to i64
  %22 = getelementptr inbounds nuw i32, ptr %20, i64 %21
  store i32 %18, ptr %22, align 4, !tbaa !4
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %23 = icmp eq i32 %6, 0
  br i1 %23, label %29, label %24

24:                                               ; preds = %17
  %25 = zext nneg i32 %6 to i64
  %26 = getelementptr i32, ptr %20, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -4
  %28 = load i32, ptr %27, align 4, !tbaa !4
  br label %29

29:                                               ; preds = %17, %24
  %30 = phi i32 [ %28, %24 ], [ 0, %17 ]
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %31 = load i32, ptr %22, align 4, !tbaa !4
  %32 = add nsw i32 %31, %30
  store i32 %32, ptr %22, align 4, !tbaa !4
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %33 = icmp samesign ult i32 %6, 2
  br i1 %33, label %39, label %34

34:                                               ; preds = %29
  %35 = zext nneg i32 %6 to i64
  %36 = getelementptr i32, ptr %20, i64 %35
  %37 = getelementptr i8, ptr %36, i64 -8
  %38 = load i32, ptr %37, align 4, !tbaa !4
  br label %39

39:                                               ; preds = %34, %29
  %40 = phi i32 [ %38, %34 ], [ 0, %29 ]
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %41 = load i32, ptr %22, align 4, !tbaa !4
  %42 = add nsw i32 %41, %40
  store i32 %42, ptr %22, align 4, !tbaa !4
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %43 = icmp samesign ult i32 %6, 4
  br i1 %43, label %49, label %44

44:                                               ; preds = %39
  %45 = zext nneg i32 %6 to i64
  %46 = getelementptr i32, ptr %20, i64 %45
  %47 = getelementptr i8, ptr %46, i64 -16
  %48 = load i32, ptr %47, align 4, !tbaa !4
  br label %49

49:                                               ; preds = %44, %39
  %50 = phi i32 [ %48, %44 ], [ 0, %39 ]
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %51 = load i32, ptr %22, align 4, !tbaa !4
  %52 = add nsw i32 %51, %50
  store i32 %52, ptr %22, align 4, !tbaa !4
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %53 = icmp samesign ult i32 %6, 8
  br i1 %53, label %59, label %54

54:                                               ; preds = %49
  %55 = zext nneg i32 %6 to i64
  %56 = getelementptr i32, ptr %20, i64 %55
  %57 = getelementptr i8, ptr %56, i64 -32
  %58 = load i32, ptr %57, align 4, !tbaa !4
  br label %59

59:                                               ; preds = %54, %49
  %60 = phi i32 [ %58, %54 ], [ 0, %49 ]
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %61 = load i32, ptr %22, align 4, !tbaa !4
  %62 = add nsw i32 %61, %60
  store i32 %62, ptr %22, align 4, !tbaa !4
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %63 = icmp samesign ult i32 %6, 16
  br i1 %63, label %69, label %64

64:                                               ; preds = %59
  %65 = zext nneg i32 %6 to i64
  %66 = getelementptr i32, ptr %20, i64 %65
  %67 = getelementptr i8, ptr %66, i64 -64
  %68 = load i32, ptr %67, align 4, !tbaa !4
  br label %69

69:                                               ; preds = %64, %59
  %70 = phi i32 [ %68, %64 ], [ 0, %59 ]
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %71 = load i32, ptr %22, align 4, !tbaa !4
  %72 = add nsw i32 %71, %70
  store i32 %72, ptr %22, align 4, !tbaa !4
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %12, label %73, label %85

73:                                               ; preds = %69
  %74 = load i32, ptr %22, align 4, !tbaa !4
  %75 = sext i32 %11 to i64
  %76 = getelementptr inbounds i32, ptr %1, i64 %75
  store i32 %74, ptr %76, align 4, !tbaa !4
  %77 = shl nuw nsw i32 %5, 3
  %78 = and i32 %77, 24
  %79 = lshr i32 %6, 2
  %80 = or disjoint i32 %78, %79
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw i32, ptr %20, i64 %81
  %83 = load i32, ptr %82, align 4, !tbaa !4
  %84 = getelementptr inbounds i32, ptr %2, i64 %75
  store i32 %83, ptr %84, align 4, !tbaa !4
  br label %85

85:                                               ; preds = %73, %69
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

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
