; clang sm_80, from gradient_kan.cu
source_filename = "gradient_kan.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @basis(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, double noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = icmp slt i32 %12, %3
  %19 = icmp slt i32 %17, %2
  %20 = and i1 %19, %18
  br i1 %20, label %21, label %39

21:                                               ; preds = %7
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %23 = mul nsw i32 %3, %17
  %24 = add nsw i32 %23, %12
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %0, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !8
  %28 = fsub contract double %27, %5
  %29 = fdiv contract double %28, %6
  %30 = uitofp nneg i32 %22 to double
  %31 = fsub contract double %29, %30
  %32 = fneg contract double %31
  %33 = fmul contract double %31, %32
  %34 = tail call contract noundef double @__nv_exp(double noundef %33) #6
  %35 = mul nsw i32 %24, %4
  %36 = add nsw i32 %35, %22
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds double, ptr %1, i64 %37
  store double %34, ptr %38, align 8, !tbaa !8
  br label %39

39:                                               ; preds = %7, %21
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @contract(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 {
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
  %17 = icmp slt i32 %11, %5
  %18 = icmp slt i32 %16, %3
  %19 = and i1 %18, %17
  br i1 %19, label %20, label %79

20:                                               ; preds = %6
  %21 = icmp sgt i32 %4, 0
  br i1 %21, label %22, label %45

22:                                               ; preds = %20
  %23 = mul nuw nsw i32 %4, %16
  %24 = mul nsw i32 %4, %11
  %25 = and i32 %4, 1
  %26 = icmp eq i32 %4, 1
  br i1 %26, label %31, label %27

27:                                               ; preds = %22
  %28 = and i32 %4, 2147483646
  br label %51

29:                                               ; preds = %51
  %30 = icmp eq i32 %25, 0
  br i1 %30, label %45, label %31

31:                                               ; preds = %29, %22
  %32 = phi i32 [ 0, %22 ], [ %76, %29 ]
  %33 = phi double [ 0.000000e+00, %22 ], [ %75, %29 ]
  %34 = icmp ne i32 %25, 0
  tail call void @llvm.assume(i1 %34)
  %35 = add nuw nsw i32 %32, %23
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw double, ptr %0, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = add nsw i32 %32, %24
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr %1, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = fmul contract double %38, %42
  %44 = fadd contract double %33, %43
  br label %45

45:                                               ; preds = %31, %29, %20
  %46 = phi double [ 0.000000e+00, %20 ], [ %75, %29 ], [ %44, %31 ]
  %47 = mul nsw i32 %5, %16
  %48 = add nsw i32 %47, %11
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds double, ptr %2, i64 %49
  store double %46, ptr %50, align 8, !tbaa !8
  br label %79

51:                                               ; preds = %51, %27
  %52 = phi i32 [ 0, %27 ], [ %76, %51 ]
  %53 = phi double [ 0.000000e+00, %27 ], [ %75, %51 ]
  %54 = phi i32 [ 0, %27 ], [ %77, %51 ]
  %55 = add nuw nsw i32 %52, %23
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw double, ptr %0, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = add nsw i32 %52, %24
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr %1, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = fmul contract double %58, %62
  %64 = fadd contract double %53, %63
  %65 = or disjoint i32 %52, 1
  %66 = add nuw nsw i32 %65, %23
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw double, ptr %0, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !8
  %70 = add nsw i32 %65, %24
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds double, ptr %1, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = fmul contract double %69, %73
  %75 = fadd contract double %64, %74
  %76 = add nuw nsw i32 %52, 2
  %77 = add i32 %54, 2
  %78 = icmp eq i32 %77, %28
  br i1 %78, label %29, label %51, !llvm.loop !10

79:                                               ; preds = %6, %45
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @squash(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = icmp slt i32 %7, %1
  br i1 %8, label %9, label %14

9:                                                ; preds = %2
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds double, ptr %0, i64 %10
  %12 = load double, ptr %11, align 8, !tbaa !8
  %13 = tail call contract noundef double @__nv_tanh(double noundef %12) #6
  store double %13, ptr %11, align 8, !tbaa !8
  br label %14

14:                                               ; preds = %9, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @loss(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %22

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds double, ptr %0, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = getelementptr inbounds double, ptr %1, i64 %12
  %16 = load double, ptr %15, align 8, !tbaa !8
  %17 = fsub contract double %14, %16
  %18 = fmul contract double %17, %17
  %19 = sitofp i32 %3 to double
  %20 = fdiv contract double %18, %19
  %21 = atomicrmw fadd ptr %2, double %20 seq_cst, align 8
  br label %22

22:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_exp(double noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local double @__nv_tanh(double noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { convergent nounwind }

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
