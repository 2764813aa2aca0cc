; clang sm_80, from shared_stencil_wrapped.cu
source_filename = "shared_stencil_wrapped.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ22shared_stencil_wrappedE1s = internal unnamed_addr addrspace(3) global [10 x [18 x double]] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_stencil_wrapped(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 4
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl nuw nsw i32 %9, 3
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = add nuw nsw i32 %10, %11
  %13 = add nuw nsw i32 %7, 1
  %14 = mul nsw i32 %2, %12
  %15 = add nsw i32 %14, %8
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds double, ptr %0, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !8
  %19 = zext nneg i32 %11 to i64
  %20 = getelementptr inbounds nuw [18 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_stencil_wrappedE1s to ptr), i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 144
  %22 = zext nneg i32 %13 to i64
  %23 = getelementptr inbounds nuw double, ptr %21, i64 %22
  store double %18, ptr %23, align 8, !tbaa !8
  switch i32 %7, label %42 [
    i32 0, label %24
    i32 15, label %32
  ]

24:                                               ; preds = %4
  %25 = icmp eq i32 %8, 0
  %26 = select i1 %25, i32 %2, i32 %8
  %27 = add nsw i32 %26, -1
  %28 = add nsw i32 %27, %14
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %0, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !8
  store double %31, ptr %21, align 8, !tbaa !8
  br label %42

32:                                               ; preds = %4
  %33 = getelementptr inbounds nuw i8, ptr %20, i64 280
  %34 = add nsw i32 %2, -1
  %35 = icmp eq i32 %8, %34
  %36 = add nsw i32 %8, 1
  %37 = select i1 %35, i32 0, i32 %36
  %38 = add nsw i32 %37, %14
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr %0, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !8
  store double %41, ptr %33, align 8, !tbaa !8
  br label %42

42:                                               ; preds = %24, %4, %32
  switch i32 %11, label %61 [
    i32 0, label %43
    i32 7, label %47
  ]

43:                                               ; preds = %42
  %44 = icmp eq i32 %12, 0
  %45 = select i1 %44, i32 %3, i32 %12
  %46 = add nsw i32 %45, -1
  br label %52

47:                                               ; preds = %42
  %48 = add nsw i32 %3, -1
  %49 = icmp eq i32 %12, %48
  %50 = add nuw nsw i32 %12, 1
  %51 = select i1 %49, i32 0, i32 %50
  br label %52

52:                                               ; preds = %47, %43
  %53 = phi i32 [ %46, %43 ], [ %51, %47 ]
  %54 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ22shared_stencil_wrappedE1s to ptr), %43 ], [ getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_stencil_wrappedE1s to ptr), i64 1296), %47 ]
  %55 = mul nsw i32 %53, %2
  %56 = add nsw i32 %55, %8
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds double, ptr %0, i64 %57
  %59 = load double, ptr %58, align 8, !tbaa !8
  %60 = getelementptr inbounds nuw double, ptr %54, i64 %22
  store double %59, ptr %60, align 8, !tbaa !8
  br label %61

61:                                               ; preds = %52, %42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %62 = zext nneg i32 %7 to i64
  %63 = getelementptr inbounds nuw double, ptr %21, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = fadd contract double %64, %66
  %68 = getelementptr inbounds nuw double, ptr %20, i64 %22
  %69 = load double, ptr %68, align 8, !tbaa !8
  %70 = fadd contract double %67, %69
  %71 = getelementptr inbounds nuw i8, ptr %20, i64 288
  %72 = getelementptr inbounds nuw double, ptr %71, i64 %22
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = fadd contract double %70, %73
  %75 = load double, ptr %23, align 8, !tbaa !8
  %76 = fmul contract double %75, 4.000000e+00
  %77 = fsub contract double %74, %76
  %78 = getelementptr inbounds double, ptr %1, i64 %16
  store double %77, ptr %78, align 8, !tbaa !8
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @plain_stencil_wrapped(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
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
  %15 = icmp slt i32 %9, %2
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %62

18:                                               ; preds = %4
  %19 = icmp eq i32 %9, 0
  %20 = add nsw i32 %2, -1
  %21 = add nsw i32 %9, -1
  %22 = select i1 %19, i32 %20, i32 %21
  %23 = icmp eq i32 %9, %20
  %24 = add nsw i32 %9, 1
  %25 = select i1 %23, i32 0, i32 %24
  %26 = icmp eq i32 %14, 0
  %27 = add nsw i32 %3, -1
  %28 = add nsw i32 %14, -1
  %29 = select i1 %26, i32 %27, i32 %28
  %30 = icmp eq i32 %14, %27
  %31 = add nuw nsw i32 %14, 1
  %32 = select i1 %30, i32 0, i32 %31
  %33 = mul nsw i32 %2, %14
  %34 = add nsw i32 %22, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr %0, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !8
  %38 = add nsw i32 %25, %33
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr %0, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !8
  %42 = fadd contract double %37, %41
  %43 = mul nsw i32 %29, %2
  %44 = add nsw i32 %43, %9
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %0, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = fadd contract double %42, %47
  %49 = mul nsw i32 %32, %2
  %50 = add nsw i32 %49, %9
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds double, ptr %0, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !8
  %54 = fadd contract double %48, %53
  %55 = add nsw i32 %33, %9
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %0, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = fmul contract double %58, 4.000000e+00
  %60 = fsub contract double %54, %59
  %61 = getelementptr inbounds double, ptr %1, i64 %56
  store double %60, ptr %61, align 8, !tbaa !8
  br label %62

62:                                               ; preds = %4, %18
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
