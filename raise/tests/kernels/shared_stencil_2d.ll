; clang sm_80, from shared_stencil_2d.cu
source_filename = "shared_stencil_2d.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ17shared_stencil_2dE1s = internal unnamed_addr addrspace(3) global [10 x [18 x double]] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_stencil_2d(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 4
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl nuw nsw i32 %9, 3
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = add nuw nsw i32 %10, %11
  %13 = add nuw nsw i32 %7, 1
  %14 = add nuw nsw i32 %11, 1
  %15 = icmp slt i32 %8, %2
  %16 = icmp slt i32 %12, %3
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %68

18:                                               ; preds = %4
  %19 = mul nsw i32 %2, %12
  %20 = add nsw i32 %19, %8
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds double, ptr %0, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = zext nneg i32 %14 to i64
  %25 = getelementptr inbounds nuw [18 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ17shared_stencil_2dE1s to ptr), i64 %24
  %26 = zext nneg i32 %13 to i64
  %27 = getelementptr inbounds nuw double, ptr %25, i64 %26
  store double %23, ptr %27, align 8, !tbaa !8
  %28 = icmp eq i32 %7, 0
  %29 = icmp sgt i32 %8, 0
  %30 = and i1 %28, %29
  br i1 %30, label %31, label %34

31:                                               ; preds = %18
  %32 = getelementptr i8, ptr %22, i64 -8
  %33 = load double, ptr %32, align 8, !tbaa !8
  store double %33, ptr %25, align 8, !tbaa !8
  br label %34

34:                                               ; preds = %31, %18
  %35 = icmp eq i32 %7, 15
  %36 = add nsw i32 %2, -1
  %37 = icmp slt i32 %8, %36
  %38 = select i1 %35, i1 %37, i1 false
  br i1 %38, label %39, label %43

39:                                               ; preds = %34
  %40 = getelementptr inbounds nuw i8, ptr %25, i64 136
  %41 = getelementptr i8, ptr %22, i64 8
  %42 = load double, ptr %41, align 8, !tbaa !8
  store double %42, ptr %40, align 8, !tbaa !8
  br label %43

43:                                               ; preds = %39, %34
  %44 = icmp eq i32 %11, 0
  %45 = icmp ne i32 %12, 0
  %46 = and i1 %44, %45
  br i1 %46, label %47, label %55

47:                                               ; preds = %43
  %48 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ17shared_stencil_2dE1s to ptr), i64 %26
  %49 = add nsw i32 %12, -1
  %50 = mul nsw i32 %2, %49
  %51 = add nsw i32 %50, %8
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr %0, i64 %52
  %54 = load double, ptr %53, align 8, !tbaa !8
  store double %54, ptr %48, align 8, !tbaa !8
  br label %55

55:                                               ; preds = %47, %43
  %56 = icmp eq i32 %11, 7
  %57 = add nsw i32 %3, -1
  %58 = icmp samesign ult i32 %12, %57
  %59 = select i1 %56, i1 %58, i1 false
  br i1 %59, label %60, label %68

60:                                               ; preds = %55
  %61 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ17shared_stencil_2dE1s to ptr), i64 1296), i64 %26
  %62 = add nuw nsw i32 %12, 1
  %63 = mul nsw i32 %2, %62
  %64 = add nsw i32 %63, %8
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds double, ptr %0, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !8
  store double %67, ptr %61, align 8, !tbaa !8
  br label %68

68:                                               ; preds = %55, %60, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %69 = icmp sgt i32 %8, 0
  br i1 %69, label %70, label %105

70:                                               ; preds = %68
  %71 = add nsw i32 %2, -1
  %72 = icmp slt i32 %8, %71
  %73 = icmp ne i32 %12, 0
  %74 = and i1 %73, %72
  %75 = add nsw i32 %3, -1
  %76 = icmp slt i32 %12, %75
  %77 = select i1 %74, i1 %76, i1 false
  br i1 %77, label %78, label %105

78:                                               ; preds = %70
  %79 = zext nneg i32 %14 to i64
  %80 = getelementptr inbounds nuw [18 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ17shared_stencil_2dE1s to ptr), i64 %79
  %81 = zext nneg i32 %7 to i64
  %82 = getelementptr inbounds nuw double, ptr %80, i64 %81
  %83 = load double, ptr %82, align 8, !tbaa !8
  %84 = getelementptr inbounds nuw i8, ptr %82, i64 16
  %85 = load double, ptr %84, align 8, !tbaa !8
  %86 = fadd contract double %83, %85
  %87 = zext nneg i32 %11 to i64
  %88 = getelementptr inbounds nuw [18 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ17shared_stencil_2dE1s to ptr), i64 %87
  %89 = zext nneg i32 %13 to i64
  %90 = getelementptr inbounds nuw double, ptr %88, i64 %89
  %91 = load double, ptr %90, align 8, !tbaa !8
  %92 = fadd contract double %86, %91
  %93 = getelementptr inbounds nuw i8, ptr %88, i64 288
  %94 = getelementptr inbounds nuw double, ptr %93, i64 %89
  %95 = load double, ptr %94, align 8, !tbaa !8
  %96 = fadd contract double %92, %95
  %97 = getelementptr inbounds nuw double, ptr %80, i64 %89
  %98 = load double, ptr %97, align 8, !tbaa !8
  %99 = fmul contract double %98, 4.000000e+00
  %100 = fsub contract double %96, %99
  %101 = mul nsw i32 %2, %12
  %102 = add nsw i32 %101, %8
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds double, ptr %1, i64 %103
  store double %100, ptr %104, align 8, !tbaa !8
  br label %105

105:                                              ; preds = %78, %70, %68
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @plain_stencil_2d(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
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
  br i1 %15, label %16, label %52

16:                                               ; preds = %4
  %17 = add nsw i32 %2, -1
  %18 = icmp slt i32 %9, %17
  %19 = icmp ne i32 %14, 0
  %20 = and i1 %19, %18
  %21 = add nsw i32 %3, -1
  %22 = icmp slt i32 %14, %21
  %23 = select i1 %20, i1 %22, i1 false
  br i1 %23, label %24, label %52

24:                                               ; preds = %16
  %25 = mul nsw i32 %2, %14
  %26 = add nsw i32 %25, %9
  %27 = sext i32 %26 to i64
  %28 = getelementptr double, ptr %0, i64 %27
  %29 = getelementptr i8, ptr %28, i64 -8
  %30 = load double, ptr %29, align 8, !tbaa !8
  %31 = getelementptr i8, ptr %28, i64 8
  %32 = load double, ptr %31, align 8, !tbaa !8
  %33 = fadd contract double %30, %32
  %34 = add nsw i32 %14, -1
  %35 = mul nsw i32 %2, %34
  %36 = add nsw i32 %35, %9
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds double, ptr %0, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = fadd contract double %33, %39
  %41 = add nuw nsw i32 %14, 1
  %42 = mul nsw i32 %2, %41
  %43 = add nsw i32 %42, %9
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %0, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !8
  %47 = fadd contract double %40, %46
  %48 = load double, ptr %28, align 8, !tbaa !8
  %49 = fmul contract double %48, 4.000000e+00
  %50 = fsub contract double %47, %49
  %51 = getelementptr inbounds double, ptr %1, i64 %27
  store double %50, ptr %51, align 8, !tbaa !8
  br label %52

52:                                               ; preds = %24, %16, %4
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
!9 = !{!"double", !6, i64 0}
