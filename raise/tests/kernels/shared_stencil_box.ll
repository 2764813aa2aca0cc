; clang sm_80, from shared_stencil_box.cu
source_filename = "shared_stencil_box.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ18shared_stencil_boxE1s = internal unnamed_addr addrspace(3) global [6 x [34 x double]] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_stencil_box(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 5
  %9 = add i32 %8, %5
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = shl nuw nsw i32 %10, 2
  %12 = add nuw nsw i32 %11, %6
  %13 = icmp slt i32 %9, %2
  %14 = icmp slt i32 %12, %3
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %131

16:                                               ; preds = %4
  %17 = mul nsw i32 %2, %12
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds double, ptr %0, i64 %18
  %20 = sext i32 %9 to i64
  %21 = getelementptr inbounds double, ptr %19, i64 %20
  %22 = icmp eq i32 %5, 0
  %23 = icmp sgt i32 %9, 0
  %24 = and i1 %22, %23
  %25 = icmp eq i32 %5, 31
  %26 = add nsw i32 %2, -1
  %27 = icmp slt i32 %9, %26
  %28 = select i1 %25, i1 %27, i1 false
  %29 = icmp eq i32 %6, 0
  %30 = icmp ne i32 %12, 0
  %31 = and i1 %29, %30
  %32 = icmp eq i32 %6, 3
  %33 = add nsw i32 %3, -1
  %34 = icmp samesign ult i32 %12, %33
  %35 = select i1 %32, i1 %34, i1 false
  %36 = load double, ptr %21, align 8, !tbaa !8
  %37 = zext nneg i32 %6 to i64
  %38 = getelementptr [34 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ18shared_stencil_boxE1s to ptr), i64 %37
  %39 = getelementptr i8, ptr %38, i64 272
  %40 = add nuw nsw i32 %5, 1
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw double, ptr %39, i64 %41
  store double %36, ptr %42, align 8, !tbaa !8
  br i1 %24, label %43, label %46

43:                                               ; preds = %16
  %44 = getelementptr inbounds i8, ptr %21, i64 -8
  %45 = load double, ptr %44, align 8, !tbaa !8
  store double %45, ptr %39, align 8, !tbaa !8
  br label %46

46:                                               ; preds = %43, %16
  br i1 %28, label %47, label %51

47:                                               ; preds = %46
  %48 = getelementptr i8, ptr %38, i64 536
  %49 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %50 = load double, ptr %49, align 8, !tbaa !8
  store double %50, ptr %48, align 8, !tbaa !8
  br label %51

51:                                               ; preds = %47, %46
  br i1 %31, label %52, label %58

52:                                               ; preds = %51
  %53 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ18shared_stencil_boxE1s to ptr), i64 %41
  %54 = sub nsw i32 0, %2
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %21, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !8
  store double %57, ptr %53, align 8, !tbaa !8
  br label %58

58:                                               ; preds = %52, %51
  br i1 %35, label %59, label %64

59:                                               ; preds = %58
  %60 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ18shared_stencil_boxE1s to ptr), i64 1360), i64 %41
  %61 = sext i32 %2 to i64
  %62 = getelementptr inbounds double, ptr %21, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !8
  store double %63, ptr %60, align 8, !tbaa !8
  br label %64

64:                                               ; preds = %59, %58
  %65 = and i1 %31, %24
  br i1 %65, label %66, label %71

66:                                               ; preds = %64
  %67 = xor i32 %2, -1
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr %21, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !8
  store double %70, ptr addrspacecast (ptr addrspace(3) @_ZZ18shared_stencil_boxE1s to ptr), align 8, !tbaa !8
  br label %71

71:                                               ; preds = %66, %64
  %72 = select i1 %31, i1 %28, i1 false
  br i1 %72, label %73, label %78

73:                                               ; preds = %71
  %74 = sub nsw i32 1, %2
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds double, ptr %21, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !8
  store double %77, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ18shared_stencil_boxE1s to ptr), i64 264), align 8, !tbaa !8
  br label %78

78:                                               ; preds = %73, %71
  %79 = and i1 %24, %35
  br i1 %79, label %80, label %84

80:                                               ; preds = %78
  %81 = sext i32 %26 to i64
  %82 = getelementptr inbounds double, ptr %21, i64 %81
  %83 = load double, ptr %82, align 8, !tbaa !8
  store double %83, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ18shared_stencil_boxE1s to ptr), i64 1360), align 8, !tbaa !8
  br label %84

84:                                               ; preds = %80, %78
  %85 = select i1 %35, i1 %28, i1 false
  br i1 %85, label %86, label %91

86:                                               ; preds = %84
  %87 = sext i32 %2 to i64
  %88 = getelementptr double, ptr %21, i64 %87
  %89 = getelementptr i8, ptr %88, i64 8
  %90 = load double, ptr %89, align 8, !tbaa !8
  store double %90, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ18shared_stencil_boxE1s to ptr), i64 1624), align 8, !tbaa !8
  br label %91

91:                                               ; preds = %86, %84
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %92 = and i1 %30, %27
  %93 = select i1 %23, i1 %92, i1 false
  %94 = select i1 %93, i1 %34, i1 false
  br i1 %94, label %95, label %131

95:                                               ; preds = %91
  %96 = load double, ptr %42, align 8, !tbaa !8
  %97 = fmul contract double %96, 2.500000e-01
  %98 = zext nneg i32 %5 to i64
  %99 = getelementptr inbounds nuw double, ptr %39, i64 %98
  %100 = load double, ptr %99, align 8, !tbaa !8
  %101 = add nuw nsw i32 %5, 2
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw double, ptr %39, i64 %102
  %104 = load double, ptr %103, align 8, !tbaa !8
  %105 = fadd contract double %100, %104
  %106 = getelementptr inbounds nuw double, ptr %38, i64 %41
  %107 = load double, ptr %106, align 8, !tbaa !8
  %108 = fadd contract double %105, %107
  %109 = getelementptr i8, ptr %38, i64 544
  %110 = getelementptr inbounds nuw double, ptr %109, i64 %41
  %111 = load double, ptr %110, align 8, !tbaa !8
  %112 = fadd contract double %108, %111
  %113 = fmul contract double %112, 1.250000e-01
  %114 = fadd contract double %97, %113
  %115 = getelementptr inbounds nuw double, ptr %38, i64 %98
  %116 = load double, ptr %115, align 8, !tbaa !8
  %117 = getelementptr inbounds nuw double, ptr %38, i64 %102
  %118 = load double, ptr %117, align 8, !tbaa !8
  %119 = fadd contract double %116, %118
  %120 = getelementptr inbounds nuw double, ptr %109, i64 %98
  %121 = load double, ptr %120, align 8, !tbaa !8
  %122 = fadd contract double %119, %121
  %123 = getelementptr inbounds nuw double, ptr %109, i64 %102
  %124 = load double, ptr %123, align 8, !tbaa !8
  %125 = fadd contract double %122, %124
  %126 = fmul contract double %125, 6.250000e-02
  %127 = fadd contract double %114, %126
  %128 = add nsw i32 %17, %9
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds double, ptr %1, i64 %129
  store double %127, ptr %130, align 8, !tbaa !8
  br label %131

131:                                              ; preds = %95, %91, %4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @plain_stencil_box(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
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
  %15 = icmp sgt i32 %9, 0
  br i1 %15, label %16, label %69

16:                                               ; preds = %4
  %17 = add nsw i32 %2, -1
  %18 = icmp slt i32 %9, %17
  %19 = icmp ne i32 %14, 0
  %20 = and i1 %19, %18
  %21 = add nsw i32 %3, -1
  %22 = icmp slt i32 %14, %21
  %23 = select i1 %20, i1 %22, i1 false
  br i1 %23, label %24, label %69

24:                                               ; preds = %16
  %25 = mul nsw i32 %2, %14
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds double, ptr %0, i64 %26
  %28 = zext nneg i32 %9 to i64
  %29 = getelementptr inbounds nuw double, ptr %27, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !8
  %31 = fmul contract double %30, 2.500000e-01
  %32 = getelementptr inbounds i8, ptr %29, i64 -8
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %35 = load double, ptr %34, align 8, !tbaa !8
  %36 = fadd contract double %33, %35
  %37 = sub nsw i32 0, %2
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %29, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = fadd contract double %36, %40
  %42 = sext i32 %2 to i64
  %43 = getelementptr inbounds double, ptr %29, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = fadd contract double %41, %44
  %46 = fmul contract double %45, 1.250000e-01
  %47 = fadd contract double %31, %46
  %48 = xor i32 %2, -1
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds double, ptr %29, i64 %49
  %51 = load double, ptr %50, align 8, !tbaa !8
  %52 = sub i32 1, %2
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds double, ptr %29, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !8
  %56 = fadd contract double %51, %55
  %57 = zext nneg i32 %17 to i64
  %58 = getelementptr inbounds nuw double, ptr %29, i64 %57
  %59 = load double, ptr %58, align 8, !tbaa !8
  %60 = fadd contract double %56, %59
  %61 = getelementptr i8, ptr %43, i64 8
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = fadd contract double %60, %62
  %64 = fmul contract double %63, 6.250000e-02
  %65 = fadd contract double %47, %64
  %66 = add nsw i32 %25, %9
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr %1, i64 %67
  store double %65, ptr %68, align 8, !tbaa !8
  br label %69

69:                                               ; preds = %24, %16, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

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
!9 = !{!"double", !6, i64 0}
