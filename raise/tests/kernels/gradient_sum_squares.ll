; clang sm_80, from gradient_sum_squares.cu
source_filename = "gradient_sum_squares.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4abs2E3sum = internal unnamed_addr addrspace(3) global [128 x double] undef, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @diagonal(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %18

10:                                               ; preds = %3
  %11 = add i32 %2, 1
  %12 = mul i32 %11, %8
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds double, ptr %1, i64 %13
  %15 = sext i32 %8 to i64
  %16 = getelementptr inbounds double, ptr %0, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !8
  store double %17, ptr %14, align 8, !tbaa !8
  br label %18

18:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @multiply_add(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %16, %4
  %18 = icmp slt i32 %11, %5
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %82

20:                                               ; preds = %6
  %21 = mul nuw nsw i32 %4, %16
  %22 = and i32 %4, 1
  %23 = icmp eq i32 %4, 1
  br i1 %23, label %28, label %24

24:                                               ; preds = %20
  %25 = and i32 %4, -2
  br label %52

26:                                               ; preds = %52
  %27 = icmp eq i32 %22, 0
  br i1 %27, label %43, label %28

28:                                               ; preds = %26, %20
  %29 = phi i32 [ 0, %20 ], [ %79, %26 ]
  %30 = phi double [ 0.000000e+00, %20 ], [ %78, %26 ]
  %31 = icmp ne i32 %22, 0
  tail call void @llvm.assume(i1 %31)
  %32 = add nuw nsw i32 %29, %21
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw double, ptr %0, i64 %33
  %35 = load double, ptr %34, align 8, !tbaa !8
  %36 = mul nsw i32 %29, %5
  %37 = add nsw i32 %36, %11
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %1, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = fmul contract double %35, %40
  %42 = fadd contract double %30, %41
  br label %43

43:                                               ; preds = %26, %28
  %44 = phi double [ %78, %26 ], [ %42, %28 ]
  %45 = mul nsw i32 %5, %16
  %46 = add nsw i32 %45, %11
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %2, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !8
  %50 = fadd contract double %44, %49
  %51 = getelementptr inbounds double, ptr %3, i64 %47
  store double %50, ptr %51, align 8, !tbaa !8
  br label %82

52:                                               ; preds = %52, %24
  %53 = phi i32 [ 0, %24 ], [ %79, %52 ]
  %54 = phi double [ 0.000000e+00, %24 ], [ %78, %52 ]
  %55 = phi i32 [ 0, %24 ], [ %80, %52 ]
  %56 = add nuw nsw i32 %53, %21
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw double, ptr %0, i64 %57
  %59 = load double, ptr %58, align 8, !tbaa !8
  %60 = mul nsw i32 %53, %5
  %61 = add nsw i32 %60, %11
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds double, ptr %1, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = fmul contract double %59, %64
  %66 = fadd contract double %54, %65
  %67 = or disjoint i32 %53, 1
  %68 = add nuw nsw i32 %67, %21
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw double, ptr %0, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !8
  %72 = mul nsw i32 %67, %5
  %73 = add nsw i32 %72, %11
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds double, ptr %1, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = fmul contract double %71, %76
  %78 = fadd contract double %66, %77
  %79 = add nuw nsw i32 %53, 2
  %80 = add i32 %55, 2
  %81 = icmp eq i32 %80, %25
  br i1 %81, label %26, label %52, !llvm.loop !10

82:                                               ; preds = %6, %43
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @abs2(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp slt i32 %4, %2
  br i1 %5, label %11, label %6

6:                                                ; preds = %11, %3
  %7 = phi double [ 0.000000e+00, %3 ], [ %18, %11 ]
  %8 = zext nneg i32 %4 to i64
  %9 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ4abs2E3sum to ptr), i64 %8
  store double %7, ptr %9, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %10 = icmp samesign ult i32 %4, 64
  br i1 %10, label %21, label %28

11:                                               ; preds = %3, %11
  %12 = phi i32 [ %19, %11 ], [ %4, %3 ]
  %13 = phi double [ %18, %11 ], [ 0.000000e+00, %3 ]
  %14 = zext nneg i32 %12 to i64
  %15 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !8
  %17 = fmul contract double %16, %16
  %18 = fadd contract double %13, %17
  %19 = add nuw nsw i32 %12, 128
  %20 = icmp slt i32 %19, %2
  br i1 %20, label %11, label %6, !llvm.loop !12

21:                                               ; preds = %6
  %22 = zext nneg i32 %4 to i64
  %23 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ4abs2E3sum to ptr), i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 512
  %25 = load double, ptr %24, align 8, !tbaa !8
  %26 = load double, ptr %9, align 8, !tbaa !8
  %27 = fadd contract double %25, %26
  store double %27, ptr %9, align 8, !tbaa !8
  br label %28

28:                                               ; preds = %6, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %29 = icmp samesign ult i32 %4, 32
  br i1 %29, label %30, label %37

30:                                               ; preds = %28
  %31 = zext nneg i32 %4 to i64
  %32 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ4abs2E3sum to ptr), i64 %31
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 256
  %34 = load double, ptr %33, align 8, !tbaa !8
  %35 = load double, ptr %9, align 8, !tbaa !8
  %36 = fadd contract double %34, %35
  store double %36, ptr %9, align 8, !tbaa !8
  br label %37

37:                                               ; preds = %30, %28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = icmp samesign ult i32 %4, 16
  br i1 %38, label %39, label %46

39:                                               ; preds = %37
  %40 = zext nneg i32 %4 to i64
  %41 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ4abs2E3sum to ptr), i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 128
  %43 = load double, ptr %42, align 8, !tbaa !8
  %44 = load double, ptr %9, align 8, !tbaa !8
  %45 = fadd contract double %43, %44
  store double %45, ptr %9, align 8, !tbaa !8
  br label %46

46:                                               ; preds = %39, %37
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %47 = icmp samesign ult i32 %4, 8
  br i1 %47, label %48, label %55

48:                                               ; preds = %46
  %49 = zext nneg i32 %4 to i64
  %50 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ4abs2E3sum to ptr), i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 64
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = load double, ptr %9, align 8, !tbaa !8
  %54 = fadd contract double %52, %53
  store double %54, ptr %9, align 8, !tbaa !8
  br label %55

55:                                               ; preds = %48, %46
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %56 = icmp samesign ult i32 %4, 4
  br i1 %56, label %57, label %64

57:                                               ; preds = %55
  %58 = zext nneg i32 %4 to i64
  %59 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ4abs2E3sum to ptr), i64 %58
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 32
  %61 = load double, ptr %60, align 8, !tbaa !8
  %62 = load double, ptr %9, align 8, !tbaa !8
  %63 = fadd contract double %61, %62
  store double %63, ptr %9, align 8, !tbaa !8
  br label %64

64:                                               ; preds = %57, %55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %65 = icmp samesign ult i32 %4, 2
  br i1 %65, label %66, label %73

66:                                               ; preds = %64
  %67 = zext nneg i32 %4 to i64
  %68 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ4abs2E3sum to ptr), i64 %67
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = load double, ptr %9, align 8, !tbaa !8
  %72 = fadd contract double %70, %71
  store double %72, ptr %9, align 8, !tbaa !8
  br label %73

73:                                               ; preds = %66, %64
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %74 = icmp eq i32 %4, 0
  br i1 %74, label %75, label %80

75:                                               ; preds = %73
  %76 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4abs2E3sum to ptr), i64 8), align 8, !tbaa !8
  %77 = load double, ptr %9, align 8, !tbaa !8
  %78 = fadd contract double %76, %77
  store double %78, ptr %9, align 8, !tbaa !8
  %79 = load double, ptr addrspacecast (ptr addrspace(3) @_ZZ4abs2E3sum to ptr), align 8, !tbaa !8
  store double %79, ptr %1, align 8, !tbaa !8
  br label %80

80:                                               ; preds = %73, %75
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
