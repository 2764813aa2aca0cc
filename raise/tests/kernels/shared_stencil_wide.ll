; clang sm_80, from shared_stencil_wide.cu
source_filename = "shared_stencil_wide.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ19shared_stencil_wideE1s = internal unnamed_addr addrspace(3) global [10 x [20 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_stencil_wide(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 4
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = mul nuw nsw i32 %9, 6
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = add nuw nsw i32 %10, %11
  %13 = add nuw nsw i32 %7, 2
  %14 = add nuw nsw i32 %11, 2
  %15 = icmp slt i32 %8, %2
  %16 = icmp slt i32 %12, %3
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %72

18:                                               ; preds = %4
  %19 = mul nsw i32 %2, %12
  %20 = add nsw i32 %19, %8
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %0, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !8
  %24 = zext nneg i32 %14 to i64
  %25 = getelementptr inbounds nuw [20 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_stencil_wideE1s to ptr), i64 %24
  %26 = zext nneg i32 %13 to i64
  %27 = getelementptr inbounds nuw float, ptr %25, i64 %26
  store float %23, ptr %27, align 4, !tbaa !8
  %28 = icmp samesign ult i32 %7, 2
  br i1 %28, label %29, label %45

29:                                               ; preds = %18
  %30 = icmp sgt i32 %8, 1
  br i1 %30, label %31, label %36

31:                                               ; preds = %29
  %32 = zext nneg i32 %7 to i64
  %33 = getelementptr inbounds nuw float, ptr %25, i64 %32
  %34 = getelementptr i8, ptr %22, i64 -8
  %35 = load float, ptr %34, align 4, !tbaa !8
  store float %35, ptr %33, align 4, !tbaa !8
  br label %36

36:                                               ; preds = %31, %29
  %37 = add nsw i32 %8, 16
  %38 = icmp slt i32 %37, %2
  br i1 %38, label %39, label %45

39:                                               ; preds = %36
  %40 = zext nneg i32 %7 to i64
  %41 = getelementptr inbounds nuw float, ptr %25, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 72
  %43 = getelementptr i8, ptr %22, i64 64
  %44 = load float, ptr %43, align 4, !tbaa !8
  store float %44, ptr %42, align 4, !tbaa !8
  br label %45

45:                                               ; preds = %36, %39, %18
  %46 = icmp samesign ult i32 %11, 2
  br i1 %46, label %47, label %72

47:                                               ; preds = %45
  %48 = icmp samesign ugt i32 %12, 1
  br i1 %48, label %49, label %59

49:                                               ; preds = %47
  %50 = add nsw i32 %12, -2
  %51 = mul nsw i32 %2, %50
  %52 = add nsw i32 %51, %8
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %0, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !8
  %56 = zext nneg i32 %11 to i64
  %57 = getelementptr inbounds nuw [20 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_stencil_wideE1s to ptr), i64 %56
  %58 = getelementptr inbounds nuw float, ptr %57, i64 %26
  store float %55, ptr %58, align 4, !tbaa !8
  br label %59

59:                                               ; preds = %49, %47
  %60 = add nuw nsw i32 %12, 6
  %61 = icmp samesign ult i32 %60, %3
  br i1 %61, label %62, label %72

62:                                               ; preds = %59
  %63 = mul nsw i32 %2, %60
  %64 = add nsw i32 %63, %8
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %0, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = zext nneg i32 %11 to i64
  %69 = getelementptr inbounds nuw [20 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_stencil_wideE1s to ptr), i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 640
  %71 = getelementptr inbounds nuw float, ptr %70, i64 %26
  store float %67, ptr %71, align 4, !tbaa !8
  br label %72

72:                                               ; preds = %45, %62, %59, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %73 = icmp sgt i32 %8, 1
  br i1 %73, label %74, label %124

74:                                               ; preds = %72
  %75 = add nsw i32 %2, -2
  %76 = icmp slt i32 %8, %75
  %77 = icmp samesign ugt i32 %12, 1
  %78 = and i1 %77, %76
  %79 = add nsw i32 %3, -2
  %80 = icmp slt i32 %12, %79
  %81 = select i1 %78, i1 %80, i1 false
  br i1 %81, label %82, label %124

82:                                               ; preds = %74
  %83 = zext nneg i32 %14 to i64
  %84 = getelementptr inbounds nuw [20 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_stencil_wideE1s to ptr), i64 %83
  %85 = zext nneg i32 %7 to i64
  %86 = getelementptr inbounds nuw float, ptr %84, i64 %85
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 4
  %88 = load float, ptr %87, align 4, !tbaa !8
  %89 = getelementptr inbounds nuw i8, ptr %86, i64 12
  %90 = load float, ptr %89, align 4, !tbaa !8
  %91 = fadd contract float %88, %90
  %92 = zext nneg i32 %11 to i64
  %93 = getelementptr inbounds nuw [20 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_stencil_wideE1s to ptr), i64 %92
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 80
  %95 = zext nneg i32 %13 to i64
  %96 = getelementptr inbounds nuw float, ptr %94, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !8
  %98 = fadd contract float %91, %97
  %99 = getelementptr inbounds nuw i8, ptr %93, i64 240
  %100 = getelementptr inbounds nuw float, ptr %99, i64 %95
  %101 = load float, ptr %100, align 4, !tbaa !8
  %102 = fadd contract float %98, %101
  %103 = fmul contract float %102, 1.600000e+01
  %104 = getelementptr inbounds nuw float, ptr %84, i64 %95
  %105 = load float, ptr %104, align 4, !tbaa !8
  %106 = fmul contract float %105, 6.000000e+01
  %107 = fsub contract float %103, %106
  %108 = load float, ptr %86, align 4, !tbaa !8
  %109 = getelementptr inbounds nuw i8, ptr %86, i64 16
  %110 = load float, ptr %109, align 4, !tbaa !8
  %111 = fadd contract float %108, %110
  %112 = getelementptr inbounds nuw float, ptr %93, i64 %95
  %113 = load float, ptr %112, align 4, !tbaa !8
  %114 = fadd contract float %111, %113
  %115 = getelementptr inbounds nuw i8, ptr %93, i64 320
  %116 = getelementptr inbounds nuw float, ptr %115, i64 %95
  %117 = load float, ptr %116, align 4, !tbaa !8
  %118 = fadd contract float %114, %117
  %119 = fsub contract float %107, %118
  %120 = mul nsw i32 %2, %12
  %121 = add nsw i32 %120, %8
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds float, ptr %1, i64 %122
  store float %119, ptr %123, align 4, !tbaa !8
  br label %124

124:                                              ; preds = %82, %74, %72
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @plain_stencil_wide(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp sgt i32 %9, 1
  br i1 %15, label %16, label %67

16:                                               ; preds = %4
  %17 = add nsw i32 %2, -2
  %18 = icmp slt i32 %9, %17
  %19 = icmp samesign ugt i32 %14, 1
  %20 = and i1 %19, %18
  %21 = add nsw i32 %3, -2
  %22 = icmp slt i32 %14, %21
  %23 = select i1 %20, i1 %22, i1 false
  br i1 %23, label %24, label %67

24:                                               ; preds = %16
  %25 = mul nsw i32 %2, %14
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %0, i64 %26
  %28 = zext nneg i32 %9 to i64
  %29 = getelementptr inbounds nuw float, ptr %27, i64 %28
  %30 = getelementptr inbounds i8, ptr %29, i64 -4
  %31 = load float, ptr %30, align 4, !tbaa !8
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %33 = load float, ptr %32, align 4, !tbaa !8
  %34 = fadd contract float %31, %33
  %35 = sub nsw i32 0, %2
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %29, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = fadd contract float %34, %38
  %40 = sext i32 %2 to i64
  %41 = getelementptr inbounds float, ptr %29, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = fadd contract float %39, %42
  %44 = fmul contract float %43, 1.600000e+01
  %45 = load float, ptr %29, align 4, !tbaa !8
  %46 = fmul contract float %45, 6.000000e+01
  %47 = fsub contract float %44, %46
  %48 = getelementptr inbounds i8, ptr %29, i64 -8
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = fadd contract float %49, %51
  %53 = mul nsw i32 %2, -2
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %29, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !8
  %57 = fadd contract float %52, %56
  %58 = shl nsw i32 %2, 1
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %29, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = fadd contract float %57, %61
  %63 = fsub contract float %47, %62
  %64 = add nsw i32 %25, %9
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %1, i64 %65
  store float %63, ptr %66, align 4, !tbaa !8
  br label %67

67:                                               ; preds = %24, %16, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
