; clang sm_80, from ocean_vorticity_flux.cu
source_filename = "ocean_vorticity_flux.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @ocean_vorticity_flux(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, double noundef %5) local_unnamed_addr #0 {
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
  %17 = add nuw nsw i32 %16, 1
  %18 = icmp slt i32 %11, %3
  %19 = add nsw i32 %4, -1
  %20 = icmp slt i32 %17, %19
  %21 = select i1 %18, i1 %20, i1 false
  br i1 %21, label %22, label %96

22:                                               ; preds = %6
  %23 = icmp eq i32 %11, 0
  %24 = add nsw i32 %3, -1
  %25 = add nsw i32 %11, -1
  %26 = select i1 %23, i32 %24, i32 %25
  %27 = icmp eq i32 %11, %24
  %28 = add nsw i32 %11, 1
  %29 = select i1 %27, i32 0, i32 %28
  %30 = select i1 %23, i32 %3, i32 %11
  %31 = add nsw i32 %30, -1
  %32 = mul nsw i32 %3, %17
  %33 = add nsw i32 %32, %11
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds double, ptr %1, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = add nsw i32 %31, %32
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %1, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = fsub contract double %36, %40
  %42 = getelementptr inbounds double, ptr %0, i64 %34
  %43 = load double, ptr %42, align 8, !tbaa !8
  %44 = fsub contract double %41, %43
  %45 = mul nsw i32 %3, %16
  %46 = add nsw i32 %45, %11
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %0, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !8
  %50 = fadd contract double %44, %49
  %51 = add nuw nsw i32 %16, 2
  %52 = mul nsw i32 %3, %51
  %53 = add nsw i32 %52, %11
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds double, ptr %1, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !8
  %57 = add nsw i32 %31, %52
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %1, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !8
  %61 = fsub contract double %56, %60
  %62 = getelementptr inbounds double, ptr %0, i64 %54
  %63 = load double, ptr %62, align 8, !tbaa !8
  %64 = fsub contract double %61, %63
  %65 = fadd contract double %64, %43
  %66 = add nsw i32 %26, %32
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr %1, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !8
  %70 = fadd contract double %36, %69
  %71 = fmul contract double %50, %70
  %72 = add nsw i32 %26, %52
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds double, ptr %1, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = fadd contract double %56, %75
  %77 = fmul contract double %65, %76
  %78 = fadd contract double %71, %77
  %79 = fmul contract double %78, 2.500000e-01
  %80 = add nsw i32 %29, %32
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds double, ptr %0, i64 %81
  %83 = load double, ptr %82, align 8, !tbaa !8
  %84 = fadd contract double %43, %83
  %85 = fmul contract double %84, 1.250000e-01
  %86 = fmul contract double %84, %85
  %87 = getelementptr inbounds double, ptr %0, i64 %67
  %88 = load double, ptr %87, align 8, !tbaa !8
  %89 = fadd contract double %43, %88
  %90 = fmul contract double %89, 1.250000e-01
  %91 = fmul contract double %89, %90
  %92 = fsub contract double %79, %86
  %93 = fadd contract double %92, %91
  %94 = fdiv contract double %93, %5
  %95 = getelementptr inbounds double, ptr %2, i64 %34
  store double %94, ptr %95, align 8, !tbaa !8
  br label %96

96:                                               ; preds = %6, %22
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

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
