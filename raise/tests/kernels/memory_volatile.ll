; clang sm_80, from memory_volatile.cu
source_filename = "memory_volatile.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.int2 = type { i32, i32 }

@_ZZ17volatile_accessesE4tile = internal addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @volatile_accesses(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = add i32 %9, %6
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %16

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load volatile float, ptr %14, align 4, !tbaa !8
  br label %16

16:                                               ; preds = %5, %12
  %17 = phi contract float [ %15, %12 ], [ 0.000000e+00, %5 ]
  %18 = zext nneg i32 %6 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17volatile_accessesE4tile to ptr), i64 %18
  store volatile float %17, ptr %19, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %20 = sub nsw i32 31, %6
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ17volatile_accessesE4tile to ptr), i64 %21
  %23 = load volatile float, ptr %22, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %11, label %24, label %40

24:                                               ; preds = %16
  %25 = fadd contract float %23, 1.000000e+00
  %26 = sext i32 %10 to i64
  %27 = getelementptr inbounds float, ptr %0, i64 %26
  store volatile float %25, ptr %27, align 4, !tbaa !8
  %28 = getelementptr inbounds %struct.int2, ptr %1, i64 %26
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 4
  %30 = load volatile i32, ptr %29, align 4, !tbaa !10
  %31 = add nsw i32 %30, %10
  store volatile i32 %31, ptr %28, align 8, !tbaa !12
  %32 = getelementptr inbounds i32, ptr %2, i64 %26
  %33 = tail call i32 asm sideeffect "ld.relaxed.gpu.global.u32 $0, [$1];", "=r,l,~{memory}"(ptr %32) #4, !srcloc !13
  %34 = tail call i32 asm sideeffect "ld.acquire.gpu.global.u32 $0, [$1];", "=r,l,~{memory}"(ptr %32) #4, !srcloc !14
  tail call void @llvm.nvvm.membar.gl()
  %35 = mul i32 %34, %33
  %36 = add i32 %35, 1
  tail call void asm sideeffect "st.release.sys.global.u32 [$0], $1;", "l,r,~{memory}"(ptr %32, i32 %36) #4, !srcloc !15
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #4, !srcloc !16
  %37 = load volatile float, ptr %27, align 4, !tbaa !8
  %38 = fmul contract float %37, 2.000000e+00
  %39 = getelementptr inbounds float, ptr %3, i64 %26
  store float %38, ptr %39, align 4, !tbaa !8
  br label %40

40:                                               ; preds = %24, %16
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }
attributes #4 = { convergent nounwind }

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
!10 = !{!11, !5, i64 4}
!11 = !{!"_ZTS4int2", !5, i64 0, !5, i64 4}
!12 = !{!11, !5, i64 0}
!13 = !{i64 607}
!14 = !{i64 709}
!15 = !{i64 836}
!16 = !{i64 948}
