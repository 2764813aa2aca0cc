; clang sm_80, from gradient_nbody.cu
source_filename = "gradient_nbody.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @attract(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readonly captures(none) %2, ptr noalias noundef readonly captures(none) %3, ptr noalias noundef writeonly captures(none) %4, ptr noalias noundef writeonly captures(none) %5, ptr noalias noundef writeonly captures(none) %6, i32 noundef %7, double noundef %8) local_unnamed_addr #0 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = icmp slt i32 %14, %7
  br i1 %15, label %16, label %69

16:                                               ; preds = %9
  %17 = icmp sgt i32 %7, 0
  %18 = sext i32 %14 to i64
  br i1 %17, label %19, label %26

19:                                               ; preds = %16
  %20 = getelementptr inbounds double, ptr %0, i64 %18
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = getelementptr inbounds double, ptr %1, i64 %18
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = getelementptr inbounds double, ptr %2, i64 %18
  %25 = load double, ptr %24, align 8, !tbaa !8
  br label %33

26:                                               ; preds = %33, %16
  %27 = phi double [ 0.000000e+00, %16 ], [ %66, %33 ]
  %28 = phi double [ 0.000000e+00, %16 ], [ %64, %33 ]
  %29 = phi double [ 0.000000e+00, %16 ], [ %62, %33 ]
  %30 = getelementptr inbounds double, ptr %4, i64 %18
  store double %29, ptr %30, align 8, !tbaa !8
  %31 = getelementptr inbounds double, ptr %5, i64 %18
  store double %28, ptr %31, align 8, !tbaa !8
  %32 = getelementptr inbounds double, ptr %6, i64 %18
  store double %27, ptr %32, align 8, !tbaa !8
  br label %69

33:                                               ; preds = %19, %33
  %34 = phi double [ 0.000000e+00, %19 ], [ %62, %33 ]
  %35 = phi double [ 0.000000e+00, %19 ], [ %64, %33 ]
  %36 = phi double [ 0.000000e+00, %19 ], [ %66, %33 ]
  %37 = phi i32 [ 0, %19 ], [ %67, %33 ]
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw double, ptr %0, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = fsub contract double %40, %21
  %42 = getelementptr inbounds nuw double, ptr %1, i64 %38
  %43 = load double, ptr %42, align 8, !tbaa !8
  %44 = fsub contract double %43, %23
  %45 = getelementptr inbounds nuw double, ptr %2, i64 %38
  %46 = load double, ptr %45, align 8, !tbaa !8
  %47 = fsub contract double %46, %25
  %48 = fmul contract double %41, %41
  %49 = fmul contract double %44, %44
  %50 = fadd contract double %48, %49
  %51 = fmul contract double %47, %47
  %52 = fadd contract double %50, %51
  %53 = fadd contract double %8, %52
  %54 = tail call contract noundef double @__nv_sqrt(double noundef %53) #6
  %55 = fdiv contract double 1.000000e+00, %54
  %56 = getelementptr inbounds nuw double, ptr %3, i64 %38
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = fmul contract double %57, %55
  %59 = fmul contract double %55, %58
  %60 = fmul contract double %55, %59
  %61 = fmul contract double %41, %60
  %62 = fadd contract double %34, %61
  %63 = fmul contract double %44, %60
  %64 = fadd contract double %35, %63
  %65 = fmul contract double %47, %60
  %66 = fadd contract double %36, %65
  %67 = add nuw nsw i32 %37, 1
  %68 = icmp eq i32 %67, %7
  br i1 %68, label %26, label %33, !llvm.loop !10

69:                                               ; preds = %9, %26
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @move(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4, ptr noundef captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef readonly captures(none) %7, ptr noundef readonly captures(none) %8, i32 noundef %9, double noundef %10) local_unnamed_addr #1 {
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  %17 = icmp slt i32 %16, %9
  br i1 %17, label %18, label %53

18:                                               ; preds = %11
  %19 = sext i32 %16 to i64
  %20 = getelementptr inbounds double, ptr %6, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = fmul contract double %10, %21
  %23 = getelementptr inbounds double, ptr %3, i64 %19
  %24 = load double, ptr %23, align 8, !tbaa !8
  %25 = fadd contract double %24, %22
  store double %25, ptr %23, align 8, !tbaa !8
  %26 = getelementptr inbounds double, ptr %7, i64 %19
  %27 = load double, ptr %26, align 8, !tbaa !8
  %28 = fmul contract double %10, %27
  %29 = getelementptr inbounds double, ptr %4, i64 %19
  %30 = load double, ptr %29, align 8, !tbaa !8
  %31 = fadd contract double %30, %28
  store double %31, ptr %29, align 8, !tbaa !8
  %32 = getelementptr inbounds double, ptr %8, i64 %19
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = fmul contract double %10, %33
  %35 = getelementptr inbounds double, ptr %5, i64 %19
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = fadd contract double %36, %34
  store double %37, ptr %35, align 8, !tbaa !8
  %38 = load double, ptr %23, align 8, !tbaa !8
  %39 = fmul contract double %10, %38
  %40 = getelementptr inbounds double, ptr %0, i64 %19
  %41 = load double, ptr %40, align 8, !tbaa !8
  %42 = fadd contract double %41, %39
  store double %42, ptr %40, align 8, !tbaa !8
  %43 = load double, ptr %29, align 8, !tbaa !8
  %44 = fmul contract double %10, %43
  %45 = getelementptr inbounds double, ptr %1, i64 %19
  %46 = load double, ptr %45, align 8, !tbaa !8
  %47 = fadd contract double %46, %44
  store double %47, ptr %45, align 8, !tbaa !8
  %48 = load double, ptr %35, align 8, !tbaa !8
  %49 = fmul contract double %10, %48
  %50 = getelementptr inbounds double, ptr %2, i64 %19
  %51 = load double, ptr %50, align 8, !tbaa !8
  %52 = fadd contract double %51, %49
  store double %52, ptr %50, align 8, !tbaa !8
  br label %53

53:                                               ; preds = %11, %18
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @kinetic_energy(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef captures(none) %4, i32 noundef %5) local_unnamed_addr #2 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %30

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds double, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !8
  %17 = fmul contract double %16, 5.000000e-01
  %18 = getelementptr inbounds double, ptr %1, i64 %14
  %19 = load double, ptr %18, align 8, !tbaa !8
  %20 = fmul contract double %19, %19
  %21 = getelementptr inbounds double, ptr %2, i64 %14
  %22 = load double, ptr %21, align 8, !tbaa !8
  %23 = fmul contract double %22, %22
  %24 = fadd contract double %20, %23
  %25 = getelementptr inbounds double, ptr %3, i64 %14
  %26 = load double, ptr %25, align 8, !tbaa !8
  %27 = fmul contract double %26, %26
  %28 = fadd contract double %24, %27
  %29 = fmul contract double %17, %28
  br label %30

30:                                               ; preds = %6, %13
  %31 = phi contract double [ %29, %13 ], [ 0.000000e+00, %6 ]
  %32 = bitcast double %31 to i64
  %33 = trunc i64 %32 to i32
  %34 = lshr i64 %32, 32
  %35 = trunc nuw i64 %34 to i32
  %36 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %33, i32 16, i32 31)
  %37 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %35, i32 16, i32 31)
  %38 = zext i32 %37 to i64
  %39 = shl nuw i64 %38, 32
  %40 = zext i32 %36 to i64
  %41 = or disjoint i64 %39, %40
  %42 = bitcast i64 %41 to double
  %43 = fadd contract double %31, %42
  %44 = bitcast double %43 to i64
  %45 = trunc i64 %44 to i32
  %46 = lshr i64 %44, 32
  %47 = trunc nuw i64 %46 to i32
  %48 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %45, i32 8, i32 31)
  %49 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %47, i32 8, i32 31)
  %50 = zext i32 %49 to i64
  %51 = shl nuw i64 %50, 32
  %52 = zext i32 %48 to i64
  %53 = or disjoint i64 %51, %52
  %54 = bitcast i64 %53 to double
  %55 = fadd contract double %43, %54
  %56 = bitcast double %55 to i64
  %57 = trunc i64 %56 to i32
  %58 = lshr i64 %56, 32
  %59 = trunc nuw i64 %58 to i32
  %60 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %57, i32 4, i32 31)
  %61 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %59, i32 4, i32 31)
  %62 = zext i32 %61 to i64
  %63 = shl nuw i64 %62, 32
  %64 = zext i32 %60 to i64
  %65 = or disjoint i64 %63, %64
  %66 = bitcast i64 %65 to double
  %67 = fadd contract double %55, %66
  %68 = bitcast double %67 to i64
  %69 = trunc i64 %68 to i32
  %70 = lshr i64 %68, 32
  %71 = trunc nuw i64 %70 to i32
  %72 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %69, i32 2, i32 31)
  %73 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %71, i32 2, i32 31)
  %74 = zext i32 %73 to i64
  %75 = shl nuw i64 %74, 32
  %76 = zext i32 %72 to i64
  %77 = or disjoint i64 %75, %76
  %78 = bitcast i64 %77 to double
  %79 = fadd contract double %67, %78
  %80 = bitcast double %79 to i64
  %81 = trunc i64 %80 to i32
  %82 = lshr i64 %80, 32
  %83 = trunc nuw i64 %82 to i32
  %84 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %81, i32 1, i32 31)
  %85 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %83, i32 1, i32 31)
  %86 = and i32 %10, 31
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %96

88:                                               ; preds = %30
  %89 = zext i32 %85 to i64
  %90 = shl nuw i64 %89, 32
  %91 = zext i32 %84 to i64
  %92 = or disjoint i64 %90, %91
  %93 = bitcast i64 %92 to double
  %94 = fadd contract double %79, %93
  %95 = atomicrmw fadd ptr %4, double %94 seq_cst, align 8
  br label %96

96:                                               ; preds = %88, %30
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sqrt(double noundef) local_unnamed_addr #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
