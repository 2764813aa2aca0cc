; clang sm_80, from reported_weno5_weights.cu
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
  br i1 %9, label %10, label %75

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %15 = load double, ptr %14, align 8, !tbaa !8
  %16 = fmul contract double %15, 2.000000e+00
  %17 = fsub contract double %13, %16
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %19 = load double, ptr %18, align 8, !tbaa !8
  %20 = fadd contract double %19, %17
  %21 = fmul contract double %20, 0x3FF1555555555555
  %22 = fmul contract double %20, %21
  %23 = fmul contract double %15, 4.000000e+00
  %24 = fsub contract double %13, %23
  %25 = fmul contract double %19, 3.000000e+00
  %26 = fadd contract double %24, %25
  %27 = fmul contract double %26, 2.500000e-01
  %28 = fmul contract double %26, %27
  %29 = fadd contract double %22, %28
  %30 = fmul contract double %19, 2.000000e+00
  %31 = fsub contract double %15, %30
  %32 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = fadd contract double %33, %31
  %35 = fmul contract double %34, 0x3FF1555555555555
  %36 = fmul contract double %34, %35
  %37 = fsub contract double %15, %33
  %38 = fmul contract double %37, 2.500000e-01
  %39 = fmul contract double %37, %38
  %40 = fadd contract double %39, %36
  %41 = fmul contract double %33, 2.000000e+00
  %42 = fsub contract double %19, %41
  %43 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = fadd contract double %44, %42
  %46 = fmul contract double %45, 0x3FF1555555555555
  %47 = fmul contract double %45, %46
  %48 = fmul contract double %33, 4.000000e+00
  %49 = fsub contract double %25, %48
  %50 = fadd contract double %44, %49
  %51 = fmul contract double %50, 2.500000e-01
  %52 = fmul contract double %50, %51
  %53 = fadd contract double %47, %52
  %54 = fadd contract double %29, 0x3EB0C6F7A0B5ED8D
  %55 = fmul contract double %54, %54
  %56 = fdiv contract double 1.000000e-01, %55
  %57 = fadd contract double %40, 0x3EB0C6F7A0B5ED8D
  %58 = fmul contract double %57, %57
  %59 = fdiv contract double 6.000000e-01, %58
  %60 = fadd contract double %53, 0x3EB0C6F7A0B5ED8D
  %61 = fmul contract double %60, %60
  %62 = fdiv contract double 3.000000e-01, %61
  %63 = fadd contract double %56, %59
  %64 = fadd contract double %63, %62
  %65 = fdiv contract double 1.000000e+00, %64
  %66 = fmul contract double %56, %65
  %67 = fmul contract double %59, %65
  %68 = fmul contract double %62, %65
  %69 = shl nsw i32 %8, 1
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds %struct.Pair, ptr %1, i64 %70
  store double %66, ptr %71, align 16, !tbaa !10
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 8
  store double %67, ptr %72, align 8, !tbaa !12
  %73 = getelementptr i8, ptr %71, i64 16
  store double %68, ptr %73, align 16, !tbaa !10
  %74 = getelementptr i8, ptr %71, i64 24
  store double 0.000000e+00, ptr %74, align 8, !tbaa !12
  br label %75

75:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
