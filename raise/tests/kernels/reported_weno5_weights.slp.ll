; clang sm_80, then slp-vectorizer, from reported_weno5_weights.cu
source_filename = "reported_weno5_weights.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Pair = type { double, double }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @reported_weno5_weights(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %69

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %16 = load double, ptr %15, align 8, !tbaa !8
  %17 = shl nsw i32 %8, 1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.Pair, ptr %1, i64 %18
  %20 = load <2 x double>, ptr %12, align 8, !tbaa !8
  %21 = load <2 x double>, ptr %13, align 8, !tbaa !8
  %22 = extractelement <2 x double> %21, i64 0
  %23 = fmul contract double %22, 2.000000e+00
  %24 = extractelement <2 x double> %20, i64 0
  %25 = fsub contract double %24, %23
  %26 = load <2 x double>, ptr %14, align 8, !tbaa !8
  %27 = fmul contract <2 x double> %21, <double 4.000000e+00, double 2.000000e+00>
  %28 = fsub contract <2 x double> %20, %27
  %29 = fmul contract <2 x double> %26, <double 3.000000e+00, double 1.000000e+00>
  %30 = fadd contract <2 x double> %29, %28
  %31 = fmul contract <2 x double> %30, <double 2.500000e-01, double 0x3FF1555555555555>
  %32 = fmul contract <2 x double> %30, %31
  %33 = shufflevector <2 x double> %26, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %34 = insertelement <2 x double> %33, double %25, i64 1
  %35 = fadd contract <2 x double> %21, %34
  %36 = fsub contract <2 x double> %21, %34
  %37 = shufflevector <2 x double> %35, <2 x double> %36, <2 x i32> <i32 1, i32 2>
  %38 = fmul contract <2 x double> %37, <double 0x3FF1555555555555, double 2.500000e-01>
  %39 = fmul contract <2 x double> %37, %38
  %40 = fadd contract <2 x double> %39, %32
  %41 = fmul contract <2 x double> %33, <double 2.000000e+00, double 4.000000e+00>
  %42 = shufflevector <2 x double> %21, <2 x double> %29, <2 x i32> <i32 1, i32 2>
  %43 = fsub contract <2 x double> %42, %41
  %44 = insertelement <2 x double> poison, double %16, i64 0
  %45 = shufflevector <2 x double> %44, <2 x double> poison, <2 x i32> zeroinitializer
  %46 = fadd contract <2 x double> %45, %43
  %47 = fmul contract <2 x double> %46, <double 0x3FF1555555555555, double 2.500000e-01>
  %48 = fmul contract <2 x double> %46, %47
  %49 = extractelement <2 x double> %48, i64 0
  %50 = extractelement <2 x double> %48, i64 1
  %51 = fadd contract double %49, %50
  %52 = fadd contract <2 x double> %40, splat (double 0x3EB0C6F7A0B5ED8D)
  %53 = fmul contract <2 x double> %52, %52
  %54 = fdiv contract <2 x double> <double 1.000000e-01, double 6.000000e-01>, %53
  %55 = fadd contract double %51, 0x3EB0C6F7A0B5ED8D
  %56 = fmul contract double %55, %55
  %57 = fdiv contract double 3.000000e-01, %56
  %58 = extractelement <2 x double> %54, i64 0
  %59 = extractelement <2 x double> %54, i64 1
  %60 = fadd contract double %58, %59
  %61 = fadd contract double %60, %57
  %62 = fdiv contract double 1.000000e+00, %61
  %63 = insertelement <2 x double> poison, double %62, i64 0
  %64 = shufflevector <2 x double> %63, <2 x double> poison, <2 x i32> zeroinitializer
  %65 = fmul contract <2 x double> %54, %64
  %66 = fmul contract double %57, %62
  store <2 x double> %65, ptr %19, align 16, !tbaa !8
  %67 = getelementptr i8, ptr %19, i64 16
  store double %66, ptr %67, align 16, !tbaa !10
  %68 = getelementptr i8, ptr %19, i64 24
  store double 0.000000e+00, ptr %68, align 8, !tbaa !12
  br label %69

69:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = !{!11, !9, i64 0}
!11 = !{!"_ZTS4Pair", !9, i64 0, !9, i64 8}
!12 = !{!11, !9, i64 8}
