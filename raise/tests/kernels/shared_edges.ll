; clang sm_80, from shared_edges.cu
source_filename = "shared_edges.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12shared_edgesE4tile = internal unnamed_addr addrspace(3) global [8 x [8 x float]] undef, align 4
@_ZZ12shared_edgesE5above = internal unnamed_addr addrspace(3) global [8 x float] undef, align 4
@_ZZ12shared_edgesE5below = internal unnamed_addr addrspace(3) global [8 x float] undef, align 4
@_ZZ12shared_edgesE6before = internal unnamed_addr addrspace(3) global [8 x float] undef, align 4
@_ZZ12shared_edgesE5after = internal unnamed_addr addrspace(3) global [8 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_edges(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 3
  %9 = add i32 %8, %5
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = shl nuw nsw i32 %10, 3
  %12 = add nuw nsw i32 %11, %6
  %13 = mul nsw i32 %2, %12
  %14 = add i32 %13, %9
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !8
  %18 = zext nneg i32 %6 to i64
  %19 = getelementptr inbounds nuw [8 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_edgesE4tile to ptr), i64 %18
  %20 = zext nneg i32 %5 to i64
  %21 = getelementptr inbounds nuw float, ptr %19, i64 %20
  store float %17, ptr %21, align 4, !tbaa !8
  %22 = icmp eq i32 %6, 0
  br i1 %22, label %23, label %31

23:                                               ; preds = %4
  %24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_edgesE5above to ptr), i64 %20
  %25 = tail call i32 @llvm.usub.sat.i32(i32 %12, i32 1)
  %26 = mul nsw i32 %2, %25
  %27 = add nsw i32 %26, %9
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %0, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !8
  store float %30, ptr %24, align 4, !tbaa !8
  br label %31

31:                                               ; preds = %23, %4
  %32 = icmp eq i32 %6, 7
  br i1 %32, label %33, label %44

33:                                               ; preds = %31
  %34 = add nsw i32 %3, -1
  %35 = icmp slt i32 %12, %34
  %36 = zext i1 %35 to i32
  %37 = add nuw nsw i32 %12, %36
  %38 = mul nsw i32 %37, %2
  %39 = add nsw i32 %38, %9
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %0, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_edgesE5below to ptr), i64 %20
  store float %42, ptr %43, align 4, !tbaa !8
  br label %44

44:                                               ; preds = %33, %31
  %45 = icmp eq i32 %5, 0
  br i1 %45, label %46, label %54

46:                                               ; preds = %44
  %47 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_edgesE6before to ptr), i64 %18
  %48 = tail call i32 @llvm.smax.i32(i32 %9, i32 1)
  %49 = add nsw i32 %48, -1
  %50 = add nsw i32 %49, %13
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %0, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !8
  store float %53, ptr %47, align 4, !tbaa !8
  br label %54

54:                                               ; preds = %46, %44
  %55 = icmp eq i32 %5, 7
  br i1 %55, label %56, label %65

56:                                               ; preds = %54
  %57 = add nsw i32 %2, -1
  %58 = icmp slt i32 %9, %57
  %59 = zext i1 %58 to i32
  %60 = add i32 %14, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %0, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !8
  %64 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_edgesE5after to ptr), i64 %18
  store float %63, ptr %64, align 4, !tbaa !8
  br label %65

65:                                               ; preds = %56, %54
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %66 = load float, ptr %21, align 4, !tbaa !8
  %67 = or i32 %6, %5
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %74

69:                                               ; preds = %65
  %70 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_edgesE5above to ptr), i64 %20
  %71 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_edgesE4tile to ptr), i64 32), i64 %20
  %72 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_edgesE6before to ptr), i64 %18
  %73 = getelementptr inbounds nuw i8, ptr %19, i64 4
  br label %126

74:                                               ; preds = %65
  %75 = and i1 %22, %55
  br i1 %75, label %76, label %81

76:                                               ; preds = %74
  %77 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_edgesE5above to ptr), i64 %20
  %78 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_edgesE4tile to ptr), i64 32), i64 %20
  %79 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %80 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_edgesE5after to ptr), i64 %18
  br label %126

81:                                               ; preds = %74
  %82 = and i1 %32, %55
  br i1 %82, label %83, label %88

83:                                               ; preds = %81
  %84 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_edgesE4tile to ptr), i64 192), i64 %20
  %85 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_edgesE5below to ptr), i64 %20
  %86 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %87 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_edgesE5after to ptr), i64 %18
  br label %126

88:                                               ; preds = %81
  %89 = and i1 %32, %45
  br i1 %89, label %90, label %95

90:                                               ; preds = %88
  %91 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_edgesE4tile to ptr), i64 192), i64 %20
  %92 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_edgesE5below to ptr), i64 %20
  %93 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_edgesE6before to ptr), i64 %18
  %94 = getelementptr inbounds nuw i8, ptr %19, i64 4
  br label %126

95:                                               ; preds = %88
  br i1 %22, label %96, label %101

96:                                               ; preds = %95
  %97 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_edgesE5above to ptr), i64 %20
  %98 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_edgesE4tile to ptr), i64 32), i64 %20
  %99 = getelementptr i8, ptr %21, i64 -4
  %100 = getelementptr i8, ptr %21, i64 4
  br label %126

101:                                              ; preds = %95
  br i1 %55, label %102, label %109

102:                                              ; preds = %101
  %103 = getelementptr i8, ptr %19, i64 -32
  %104 = getelementptr inbounds nuw float, ptr %103, i64 %20
  %105 = getelementptr i8, ptr %19, i64 32
  %106 = getelementptr inbounds nuw float, ptr %105, i64 %20
  %107 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %108 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_edgesE5after to ptr), i64 %18
  br label %126

109:                                              ; preds = %101
  br i1 %32, label %110, label %115

110:                                              ; preds = %109
  %111 = getelementptr inbounds nuw float, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_edgesE4tile to ptr), i64 192), i64 %20
  %112 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_edgesE5below to ptr), i64 %20
  %113 = getelementptr i8, ptr %21, i64 -4
  %114 = getelementptr i8, ptr %21, i64 4
  br label %126

115:                                              ; preds = %109
  %116 = getelementptr i8, ptr %19, i64 -32
  %117 = getelementptr inbounds nuw float, ptr %116, i64 %20
  %118 = getelementptr i8, ptr %19, i64 32
  %119 = getelementptr inbounds nuw float, ptr %118, i64 %20
  br i1 %45, label %120, label %123

120:                                              ; preds = %115
  %121 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12shared_edgesE6before to ptr), i64 %18
  %122 = getelementptr inbounds nuw i8, ptr %19, i64 4
  br label %126

123:                                              ; preds = %115
  %124 = getelementptr i8, ptr %21, i64 -4
  %125 = getelementptr i8, ptr %21, i64 4
  br label %126

126:                                              ; preds = %76, %90, %102, %120, %123, %110, %96, %83, %69
  %127 = phi ptr [ %70, %69 ], [ %77, %76 ], [ %84, %83 ], [ %91, %90 ], [ %97, %96 ], [ %104, %102 ], [ %111, %110 ], [ %117, %120 ], [ %117, %123 ]
  %128 = phi ptr [ %71, %69 ], [ %78, %76 ], [ %85, %83 ], [ %92, %90 ], [ %98, %96 ], [ %106, %102 ], [ %112, %110 ], [ %119, %120 ], [ %119, %123 ]
  %129 = phi ptr [ %72, %69 ], [ %79, %76 ], [ %86, %83 ], [ %93, %90 ], [ %99, %96 ], [ %107, %102 ], [ %113, %110 ], [ %121, %120 ], [ %124, %123 ]
  %130 = phi ptr [ %73, %69 ], [ %80, %76 ], [ %87, %83 ], [ %94, %90 ], [ %100, %96 ], [ %108, %102 ], [ %114, %110 ], [ %122, %120 ], [ %125, %123 ]
  %131 = load float, ptr %130, align 4, !tbaa !8
  %132 = fsub contract float %131, %66
  %133 = load float, ptr %129, align 4, !tbaa !8
  %134 = fsub contract float %133, %66
  %135 = load float, ptr %128, align 4, !tbaa !8
  %136 = fsub contract float %135, %66
  %137 = load float, ptr %127, align 4, !tbaa !8
  %138 = fsub contract float %137, %66
  %139 = fmul contract float %138, %138
  %140 = fmul contract float %136, %136
  %141 = fsub contract float %139, %140
  %142 = fdiv contract float %141, %66
  %143 = fmul contract float %134, 3.000000e+00
  %144 = fmul contract float %132, %143
  %145 = fadd contract float %144, %142
  %146 = getelementptr inbounds float, ptr %1, i64 %15
  store float %145, ptr %146, align 4, !tbaa !8
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
