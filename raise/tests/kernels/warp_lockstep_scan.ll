; clang sm_80, from warp_lockstep_scan.cu
source_filename = "warp_lockstep_scan.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ18warp_lockstep_scanE1s = internal addrspace(3) global [128 x i32] undef, align 4

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local noundef i32 @_Z9warp_scanPVij(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = and i32 %1, 31
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %14, label %5

5:                                                ; preds = %2
  %6 = zext i32 %1 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = add i32 %1, -1
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %9
  %11 = load volatile i32, ptr %10, align 4, !tbaa !4
  %12 = load volatile i32, ptr %7, align 4, !tbaa !4
  %13 = add nsw i32 %12, %11
  store volatile i32 %13, ptr %7, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %5, %2
  %15 = icmp samesign ugt i32 %3, 1
  br i1 %15, label %16, label %25

16:                                               ; preds = %14
  %17 = zext i32 %1 to i64
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %17
  %19 = add i32 %1, -2
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr %0, i64 %20
  %22 = load volatile i32, ptr %21, align 4, !tbaa !4
  %23 = load volatile i32, ptr %18, align 4, !tbaa !4
  %24 = add nsw i32 %23, %22
  store volatile i32 %24, ptr %18, align 4, !tbaa !4
  br label %25

25:                                               ; preds = %16, %14
  %26 = icmp samesign ugt i32 %3, 3
  br i1 %26, label %27, label %36

27:                                               ; preds = %25
  %28 = zext i32 %1 to i64
  %29 = getelementptr inbounds nuw i32, ptr %0, i64 %28
  %30 = add i32 %1, -4
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr %0, i64 %31
  %33 = load volatile i32, ptr %32, align 4, !tbaa !4
  %34 = load volatile i32, ptr %29, align 4, !tbaa !4
  %35 = add nsw i32 %34, %33
  store volatile i32 %35, ptr %29, align 4, !tbaa !4
  br label %36

36:                                               ; preds = %27, %25
  %37 = icmp samesign ugt i32 %3, 7
  br i1 %37, label %38, label %47

38:                                               ; preds = %36
  %39 = zext i32 %1 to i64
  %40 = getelementptr inbounds nuw i32, ptr %0, i64 %39
  %41 = add i32 %1, -8
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %0, i64 %42
  %44 = load volatile i32, ptr %43, align 4, !tbaa !4
  %45 = load volatile i32, ptr %40, align 4, !tbaa !4
  %46 = add nsw i32 %45, %44
  store volatile i32 %46, ptr %40, align 4, !tbaa !4
  br label %47

47:                                               ; preds = %38, %36
  %48 = icmp samesign ugt i32 %3, 15
  %49 = zext i32 %1 to i64
  br i1 %48, label %50, label %58

50:                                               ; preds = %47
  %51 = getelementptr inbounds nuw i32, ptr %0, i64 %49
  %52 = add i32 %1, -16
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr %0, i64 %53
  %55 = load volatile i32, ptr %54, align 4, !tbaa !4
  %56 = load volatile i32, ptr %51, align 4, !tbaa !4
  %57 = add nsw i32 %56, %55
  store volatile i32 %57, ptr %51, align 4, !tbaa !4
  br label %58

58:                                               ; preds = %47, %50
  %59 = getelementptr inbounds nuw i32, ptr %0, i64 %49
  %60 = load volatile i32, ptr %59, align 4, !tbaa !4
  ret i32 %60
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_lockstep_scan(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp ult i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = zext i32 %8 to i64
  %12 = getelementptr inbounds nuw i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi i32 [ %13, %10 ], [ 0, %3 ]
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_lockstep_scanE1s to ptr), i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !4
  %18 = and i32 %4, 31
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %27, label %20

20:                                               ; preds = %14
  %21 = zext nneg i32 %4 to i64
  %22 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_lockstep_scanE1s to ptr), i64 %21
  %23 = getelementptr i8, ptr %22, i64 -4
  %24 = load volatile i32, ptr %23, align 4, !tbaa !4
  %25 = load volatile i32, ptr %17, align 4, !tbaa !4
  %26 = add nsw i32 %25, %24
  store volatile i32 %26, ptr %17, align 4, !tbaa !4
  br label %27

27:                                               ; preds = %20, %14
  %28 = icmp samesign ugt i32 %18, 1
  br i1 %28, label %29, label %36

29:                                               ; preds = %27
  %30 = zext nneg i32 %4 to i64
  %31 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_lockstep_scanE1s to ptr), i64 %30
  %32 = getelementptr i8, ptr %31, i64 -8
  %33 = load volatile i32, ptr %32, align 4, !tbaa !4
  %34 = load volatile i32, ptr %17, align 4, !tbaa !4
  %35 = add nsw i32 %34, %33
  store volatile i32 %35, ptr %17, align 4, !tbaa !4
  br label %36

36:                                               ; preds = %29, %27
  %37 = icmp samesign ugt i32 %18, 3
  br i1 %37, label %38, label %45

38:                                               ; preds = %36
  %39 = zext nneg i32 %4 to i64
  %40 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_lockstep_scanE1s to ptr), i64 %39
  %41 = getelementptr i8, ptr %40, i64 -16
  %42 = load volatile i32, ptr %41, align 4, !tbaa !4
  %43 = load volatile i32, ptr %17, align 4, !tbaa !4
  %44 = add nsw i32 %43, %42
  store volatile i32 %44, ptr %17, align 4, !tbaa !4
  br label %45

45:                                               ; preds = %38, %36
  %46 = icmp samesign ugt i32 %18, 7
  br i1 %46, label %47, label %54

47:                                               ; preds = %45
  %48 = zext nneg i32 %4 to i64
  %49 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_lockstep_scanE1s to ptr), i64 %48
  %50 = getelementptr i8, ptr %49, i64 -32
  %51 = load volatile i32, ptr %50, align 4, !tbaa !4
  %52 = load volatile i32, ptr %17, align 4, !tbaa !4
  %53 = add nsw i32 %52, %51
  store volatile i32 %53, ptr %17, align 4, !tbaa !4
  br label %54

54:                                               ; preds = %47, %45
  %55 = icmp samesign ugt i32 %18, 15
  br i1 %55, label %56, label %63

56:                                               ; preds = %54
  %57 = zext nneg i32 %4 to i64
  %58 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_lockstep_scanE1s to ptr), i64 %57
  %59 = getelementptr i8, ptr %58, i64 -64
  %60 = load volatile i32, ptr %59, align 4, !tbaa !4
  %61 = load volatile i32, ptr %17, align 4, !tbaa !4
  %62 = add nsw i32 %61, %60
  store volatile i32 %62, ptr %17, align 4, !tbaa !4
  br label %63

63:                                               ; preds = %54, %56
  %64 = load volatile i32, ptr %17, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %65 = icmp eq i32 %18, 31
  br i1 %65, label %66, label %70

66:                                               ; preds = %63
  %67 = lshr i32 %4, 5
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_lockstep_scanE1s to ptr), i64 %68
  store i32 %64, ptr %69, align 4, !tbaa !4
  br label %70

70:                                               ; preds = %66, %63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = icmp samesign ult i32 %4, 32
  br i1 %71, label %72, label %114

72:                                               ; preds = %70
  br i1 %19, label %80, label %73

73:                                               ; preds = %72
  %74 = zext nneg i32 %4 to i64
  %75 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_lockstep_scanE1s to ptr), i64 %74
  %76 = getelementptr i8, ptr %75, i64 -4
  %77 = load volatile i32, ptr %76, align 4, !tbaa !4
  %78 = load volatile i32, ptr %17, align 4, !tbaa !4
  %79 = add nsw i32 %78, %77
  store volatile i32 %79, ptr %17, align 4, !tbaa !4
  br label %80

80:                                               ; preds = %73, %72
  br i1 %28, label %81, label %88

81:                                               ; preds = %80
  %82 = zext nneg i32 %4 to i64
  %83 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_lockstep_scanE1s to ptr), i64 %82
  %84 = getelementptr i8, ptr %83, i64 -8
  %85 = load volatile i32, ptr %84, align 4, !tbaa !4
  %86 = load volatile i32, ptr %17, align 4, !tbaa !4
  %87 = add nsw i32 %86, %85
  store volatile i32 %87, ptr %17, align 4, !tbaa !4
  br label %88

88:                                               ; preds = %81, %80
  br i1 %37, label %89, label %96

89:                                               ; preds = %88
  %90 = zext nneg i32 %4 to i64
  %91 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_lockstep_scanE1s to ptr), i64 %90
  %92 = getelementptr i8, ptr %91, i64 -16
  %93 = load volatile i32, ptr %92, align 4, !tbaa !4
  %94 = load volatile i32, ptr %17, align 4, !tbaa !4
  %95 = add nsw i32 %94, %93
  store volatile i32 %95, ptr %17, align 4, !tbaa !4
  br label %96

96:                                               ; preds = %89, %88
  br i1 %46, label %97, label %104

97:                                               ; preds = %96
  %98 = zext nneg i32 %4 to i64
  %99 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_lockstep_scanE1s to ptr), i64 %98
  %100 = getelementptr i8, ptr %99, i64 -32
  %101 = load volatile i32, ptr %100, align 4, !tbaa !4
  %102 = load volatile i32, ptr %17, align 4, !tbaa !4
  %103 = add nsw i32 %102, %101
  store volatile i32 %103, ptr %17, align 4, !tbaa !4
  br label %104

104:                                              ; preds = %97, %96
  br i1 %55, label %105, label %112

105:                                              ; preds = %104
  %106 = zext nneg i32 %4 to i64
  %107 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_lockstep_scanE1s to ptr), i64 %106
  %108 = getelementptr i8, ptr %107, i64 -64
  %109 = load volatile i32, ptr %108, align 4, !tbaa !4
  %110 = load volatile i32, ptr %17, align 4, !tbaa !4
  %111 = add nsw i32 %110, %109
  store volatile i32 %111, ptr %17, align 4, !tbaa !4
  br label %112

112:                                              ; preds = %104, %105
  %113 = load volatile i32, ptr %17, align 4, !tbaa !4
  br label %114

114:                                              ; preds = %112, %70
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %115 = icmp samesign ugt i32 %4, 31
  br i1 %115, label %116, label %123

116:                                              ; preds = %114
  %117 = lshr i32 %4, 5
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_lockstep_scanE1s to ptr), i64 %118
  %120 = getelementptr i8, ptr %119, i64 -4
  %121 = load i32, ptr %120, align 4, !tbaa !4
  %122 = add nsw i32 %121, %64
  br label %123

123:                                              ; preds = %116, %114
  %124 = phi i32 [ %122, %116 ], [ %64, %114 ]
  br i1 %9, label %125, label %128

125:                                              ; preds = %123
  %126 = zext i32 %8 to i64
  %127 = getelementptr inbounds nuw i32, ptr %1, i64 %126
  store i32 %124, ptr %127, align 4, !tbaa !4
  br label %128

128:                                              ; preds = %125, %123
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
