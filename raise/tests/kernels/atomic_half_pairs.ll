; clang sm_80, from atomic_half_pairs.cu
source_filename = "atomic_half_pairs.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__half2 = type { %struct.__half, %struct.__half }
%struct.__half = type { i16 }

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @half_pairs(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %36

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !8
  %16 = fmul contract float %15, 4.000000e+00
  %17 = fptosi float %16 to i32
  %18 = sitofp i32 %17 to float
  %19 = fmul contract float %18, 2.500000e-01
  %20 = getelementptr inbounds i32, ptr %1, i64 %13
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.__half2, ptr %2, i64 %22
  %24 = tail call i32 asm "{ cvt.rn.f16x2.f32 $0, $2, $1; }\0A", "=r,f,f"(float %19, float 5.000000e-01) #2, !srcloc !10
  %25 = tail call i32 asm sideeffect "{ atom.add.noftz.f16x2 $0,[$1],$2; }\0A", "=r,l,r,~{memory}"(ptr %23, i32 %24) #3, !noalias !11, !srcloc !14
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %27 = tail call i32 asm "{ cvt.rn.f16x2.f32 $0, $2, $1; }\0A", "=r,f,f"(float %19, float 1.000000e+00) #2, !srcloc !10
  %28 = tail call i32 asm sideeffect "{ atom.add.noftz.f16x2 $0,[$1],$2; }\0A", "=r,l,r,~{memory}"(ptr nonnull %26, i32 %27) #3, !noalias !15, !srcloc !14
  %29 = getelementptr inbounds %struct.__half2, ptr %3, i64 %13
  %30 = tail call i32 asm "{ cvt.rn.f16x2.f32 $0, $2, $1; }\0A", "=r,f,f"(float 1.000000e+00, float %19) #2, !srcloc !10
  %31 = tail call i32 asm sideeffect "{ atom.add.noftz.f16x2 $0,[$1],$2; }\0A", "=r,l,r,~{memory}"(ptr %29, i32 %30) #3, !noalias !18, !srcloc !14
  %32 = tail call contract noundef float asm "{.reg .f16 low,high;\0A  mov.b32 {low,high},$1;\0A  cvt.f32.f16 $0, low;}\0A", "=f,r"(i32 %31) #2, !srcloc !21
  %33 = fcmp contract ogt float %32, 3.000000e+00
  br i1 %33, label %34, label %36

34:                                               ; preds = %12
  %35 = tail call i32 asm sideeffect "{ atom.add.noftz.f16x2 $0,[$1],$2; }\0A", "=r,l,r,~{memory}"(ptr %29, i32 %31) #3, !noalias !22, !srcloc !14
  br label %36

36:                                               ; preds = %12, %34, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind memory(none) }
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
!9 = !{!"float", !6, i64 0}
!10 = !{i64 2156388553}
!11 = !{!12}
!12 = distinct !{!12, !13, !"_ZL9atomicAddP7__half2S_: argument 0"}
!13 = distinct !{!13, !"_ZL9atomicAddP7__half2S_"}
!14 = !{i64 2158115674}
!15 = !{!16}
!16 = distinct !{!16, !17, !"_ZL9atomicAddP7__half2S_: argument 0"}
!17 = distinct !{!17, !"_ZL9atomicAddP7__half2S_"}
!18 = !{!19}
!19 = distinct !{!19, !20, !"_ZL9atomicAddP7__half2S_: argument 0"}
!20 = distinct !{!20, !"_ZL9atomicAddP7__half2S_"}
!21 = !{i64 2156410873, i64 2156410907, i64 2156410944}
!22 = !{!23}
!23 = distinct !{!23, !24, !"_ZL9atomicAddP7__half2S_: argument 0"}
!24 = distinct !{!24, !"_ZL9atomicAddP7__half2S_"}
