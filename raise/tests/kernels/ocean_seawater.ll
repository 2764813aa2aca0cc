; clang sm_80, from ocean_seawater.cu
source_filename = "ocean_seawater.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@C = dso_local addrspace(4) externally_initialized constant [4 x [4 x double]] [[4 x double] [double 0x40890F3333333333, double -3.550000e+00, double 9.000000e-01, double 1.000000e-01], [4 x double] [double 0x408B166666666666, double -1.240000e+01, double 2.100000e+00, double -3.000000e-01], [4 x double] [double -1.786500e+03, double 9.000000e+00, double -1.200000e+00, double 0.000000e+00], [4 x double] [double 1.283000e+03, double 5.500000e+00, double 4.000000e-01, double 2.000000e-02]], align 8
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @C to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ocean_seawater(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, double noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %3
  br i1 %12, label %13, label %90

13:                                               ; preds = %6
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = mul nsw i32 %3, %14
  %16 = add nsw i32 %15, %11
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds double, ptr %0, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !8
  %20 = fmul contract double %19, 2.500000e-02
  %21 = getelementptr inbounds double, ptr %1, i64 %17
  %22 = load double, ptr %21, align 8, !tbaa !8
  %23 = fadd contract double %22, 3.200000e+01
  %24 = fmul contract double %23, 1.340000e-02
  %25 = tail call contract noundef double @__nv_sqrt(double noundef %24) #3
  %26 = fmul contract double %20, 0.000000e+00
  %27 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @C to ptr), i64 120), align 8, !tbaa !8
  %28 = fadd contract double %26, %27
  %29 = fmul contract double %20, %28
  %30 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @C to ptr), i64 112), align 8, !tbaa !8
  %31 = fadd contract double %29, %30
  %32 = fmul contract double %20, %31
  %33 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @C to ptr), i64 104), align 8, !tbaa !8
  %34 = fadd contract double %32, %33
  %35 = fmul contract double %20, %34
  %36 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @C to ptr), i64 96), align 8, !tbaa !8
  %37 = fadd contract double %35, %36
  %38 = fmul contract double %25, 0.000000e+00
  %39 = fadd contract double %38, %37
  %40 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @C to ptr), i64 88), align 8, !tbaa !8
  %41 = fadd contract double %26, %40
  %42 = fmul contract double %20, %41
  %43 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @C to ptr), i64 80), align 8, !tbaa !8
  %44 = fadd contract double %42, %43
  %45 = fmul contract double %20, %44
  %46 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @C to ptr), i64 72), align 8, !tbaa !8
  %47 = fadd contract double %45, %46
  %48 = fmul contract double %20, %47
  %49 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @C to ptr), i64 64), align 8, !tbaa !8
  %50 = fadd contract double %48, %49
  %51 = fmul contract double %25, %39
  %52 = fadd contract double %51, %50
  %53 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @C to ptr), i64 56), align 8, !tbaa !8
  %54 = fadd contract double %26, %53
  %55 = fmul contract double %20, %54
  %56 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @C to ptr), i64 48), align 8, !tbaa !8
  %57 = fadd contract double %55, %56
  %58 = fmul contract double %20, %57
  %59 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @C to ptr), i64 40), align 8, !tbaa !8
  %60 = fadd contract double %58, %59
  %61 = fmul contract double %20, %60
  %62 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @C to ptr), i64 32), align 8, !tbaa !8
  %63 = fadd contract double %61, %62
  %64 = fmul contract double %25, %52
  %65 = fadd contract double %64, %63
  %66 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @C to ptr), i64 24), align 8, !tbaa !8
  %67 = fadd contract double %26, %66
  %68 = fmul contract double %20, %67
  %69 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @C to ptr), i64 16), align 8, !tbaa !8
  %70 = fadd contract double %68, %69
  %71 = fmul contract double %20, %70
  %72 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @C to ptr), i64 8), align 8, !tbaa !8
  %73 = fadd contract double %71, %72
  %74 = fmul contract double %20, %73
  %75 = load double, ptr addrspacecast (ptr addrspace(4) @C to ptr), align 8, !tbaa !8
  %76 = fadd contract double %74, %75
  %77 = fmul contract double %25, %65
  %78 = fadd contract double %77, %76
  %79 = uitofp nneg i32 %14 to double
  %80 = fadd contract double %79, 5.000000e-01
  %81 = fmul contract double %80, %5
  %82 = fmul contract double %81, 1.000000e-04
  %83 = fmul contract double %82, 4.500000e+00
  %84 = fadd contract double %83, 1.000000e+00
  %85 = fmul contract double %82, 3.000000e-01
  %86 = fmul contract double %82, %85
  %87 = fsub contract double %84, %86
  %88 = fmul contract double %87, %78
  %89 = getelementptr inbounds double, ptr %2, i64 %17
  store double %88, ptr %89, align 8, !tbaa !8
  br label %90

90:                                               ; preds = %6, %13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sqrt(double noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #3 = { convergent nounwind }

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
