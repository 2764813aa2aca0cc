; clang sm_80, from control_clock.cu
source_filename = "control_clock.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @control_clock(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.clock()
  %11 = icmp slt i32 %8, %2
  br i1 %11, label %12, label %30

12:                                               ; preds = %3
  %13 = sext i32 %8 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !8
  %16 = fmul contract float %15, 5.000000e-01
  %17 = fadd contract float %16, 1.000000e+00
  %18 = fmul contract float %17, 5.000000e-01
  %19 = fadd contract float %18, 1.000000e+00
  %20 = fmul contract float %19, 5.000000e-01
  %21 = fadd contract float %20, 1.000000e+00
  %22 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %23 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %24 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %25 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %26 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %27 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %28 = sext i32 %8 to i64
  %29 = getelementptr inbounds float, ptr %1, i64 %28
  store float %21, ptr %29, align 4, !tbaa !8
  br label %37

30:                                               ; preds = %3
  %31 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %32 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %33 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %34 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %35 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %36 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  br label %37

37:                                               ; preds = %30, %12
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
declare noundef i64 @llvm.nvvm.read.ptx.sreg.clock64() #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.clock() #2

attributes #0 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }

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
!9 = !{!"float", !6, i64 0}
