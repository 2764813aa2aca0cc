; clang sm_80, from index_even_odd.cu
source_filename = "index_even_odd.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @even_odd(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %31

11:                                               ; preds = %4
  %12 = and i32 %9, 1
  %13 = icmp eq i32 %12, 0
  %14 = sext i32 %9 to i64
  %15 = getelementptr double, ptr %0, i64 %14
  %16 = getelementptr inbounds double, ptr %1, i64 %14
  br i1 %13, label %17, label %22

17:                                               ; preds = %11
  %18 = load double, ptr %15, align 8, !tbaa !8
  %19 = getelementptr i8, ptr %15, i64 8
  %20 = load double, ptr %19, align 8, !tbaa !8
  %21 = fadd contract double %18, %20
  store double %21, ptr %16, align 8, !tbaa !8
  br label %31

22:                                               ; preds = %11
  %23 = getelementptr i8, ptr %15, i64 -8
  %24 = load double, ptr %23, align 8, !tbaa !8
  %25 = load double, ptr %15, align 8, !tbaa !8
  %26 = fsub contract double %24, %25
  store double %26, ptr %16, align 8, !tbaa !8
  %27 = sitofp i32 %9 to double
  %28 = sdiv i32 %9, 2
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %2, i64 %29
  store double %27, ptr %30, align 8, !tbaa !8
  br label %31

31:                                               ; preds = %17, %22, %4
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
