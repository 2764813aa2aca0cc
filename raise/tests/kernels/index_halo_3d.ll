; clang sm_80, from index_halo_3d.cu
source_filename = "index_halo_3d.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @index_halo_3d(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, double noundef %8) local_unnamed_addr #0 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = add i32 %14, %5
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %18 = mul nuw nsw i32 %16, %17
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %20 = add nuw nsw i32 %18, %19
  %21 = add i32 %20, %6
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %23 = add i32 %7, %22
  %24 = add nsw i32 %5, %2
  %25 = icmp slt i32 %15, %24
  %26 = add nsw i32 %6, %3
  %27 = icmp slt i32 %21, %26
  %28 = select i1 %25, i1 %27, i1 false
  %29 = add nsw i32 %7, %4
  %30 = icmp slt i32 %23, %29
  %31 = select i1 %28, i1 %30, i1 false
  br i1 %31, label %32, label %72

32:                                               ; preds = %9
  %33 = shl nsw i32 %5, 1
  %34 = add nsw i32 %33, %2
  %35 = shl nsw i32 %6, 1
  %36 = add nsw i32 %35, %3
  %37 = mul nsw i32 %36, %34
  %38 = sext i32 %15 to i64
  %39 = sext i32 %21 to i64
  %40 = sext i32 %34 to i64
  %41 = mul nsw i64 %39, %40
  %42 = add nsw i64 %41, %38
  %43 = sext i32 %23 to i64
  %44 = sext i32 %37 to i64
  %45 = mul nsw i64 %44, %43
  %46 = add nsw i64 %42, %45
  %47 = getelementptr double, ptr %0, i64 %46
  %48 = getelementptr i8, ptr %47, i64 -8
  %49 = load double, ptr %48, align 8, !tbaa !8
  %50 = getelementptr i8, ptr %47, i64 8
  %51 = load double, ptr %50, align 8, !tbaa !8
  %52 = fadd contract double %49, %51
  %53 = sub nsw i64 %46, %40
  %54 = getelementptr inbounds double, ptr %0, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !8
  %56 = fadd contract double %52, %55
  %57 = getelementptr double, ptr %47, i64 %40
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = fadd contract double %56, %58
  %60 = sub nsw i64 %46, %44
  %61 = getelementptr inbounds double, ptr %0, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = fadd contract double %59, %62
  %64 = getelementptr double, ptr %47, i64 %44
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = fadd contract double %63, %65
  %67 = load double, ptr %47, align 8, !tbaa !8
  %68 = fmul contract double %67, 6.000000e+00
  %69 = fsub contract double %66, %68
  %70 = fmul contract double %8, %69
  %71 = getelementptr inbounds double, ptr %1, i64 %46
  store double %70, ptr %71, align 8, !tbaa !8
  br label %72

72:                                               ; preds = %9, %32
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #1

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
