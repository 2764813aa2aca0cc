; clang sm_80, from memory_compared_pointers.cu
source_filename = "memory_compared_pointers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @memory_compared_pointers(ptr noundef %0, ptr noundef %1, ptr noundef readonly captures(address) %2, ptr noundef writeonly captures(address) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw float, ptr %0, i64 %6
  %8 = icmp ult ptr %7, %1
  br i1 %8, label %9, label %12

9:                                                ; preds = %4
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = zext nneg i32 %10 to i64
  br label %15

12:                                               ; preds = %15, %4
  %13 = phi float [ 0.000000e+00, %4 ], [ %19, %15 ]
  %14 = icmp eq ptr %2, %3
  br i1 %14, label %26, label %22

15:                                               ; preds = %9, %15
  %16 = phi ptr [ %7, %9 ], [ %20, %15 ]
  %17 = phi float [ 0.000000e+00, %9 ], [ %19, %15 ]
  %18 = load float, ptr %16, align 4, !tbaa !8
  %19 = fadd contract float %17, %18
  %20 = getelementptr inbounds nuw float, ptr %16, i64 %11
  %21 = icmp ult ptr %20, %1
  br i1 %21, label %15, label %12, !llvm.loop !10

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw float, ptr %2, i64 %6
  %24 = load float, ptr %23, align 4, !tbaa !8
  %25 = fadd contract float %13, %24
  br label %26

26:                                               ; preds = %22, %12
  %27 = phi float [ %25, %22 ], [ %13, %12 ]
  %28 = icmp eq ptr %0, %3
  %29 = select i1 %28, float 0.000000e+00, float %27
  %30 = ptrtoint ptr %1 to i64
  %31 = ptrtoint ptr %0 to i64
  %32 = sub i64 %30, %31
  %33 = ashr exact i64 %32, 2
  %34 = sitofp i64 %33 to float
  %35 = fadd contract float %29, %34
  %36 = getelementptr inbounds nuw float, ptr %3, i64 %6
  store float %35, ptr %36, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
