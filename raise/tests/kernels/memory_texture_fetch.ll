; clang sm_80, from memory_texture_fetch.cu
source_filename = "memory_texture_fetch.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @memory_texture_fetch(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6, ptr noundef writeonly captures(none) %7, ptr noundef writeonly captures(none) %8, i32 noundef %9) local_unnamed_addr #0 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = icmp slt i32 %15, %9
  br i1 %16, label %17, label %66

17:                                               ; preds = %10
  %18 = add nsw i32 %15, -2
  %19 = tail call contract { float, float, float, float } asm "tex.1d.v4.f32.s32\09{$0, $1, $2, $3}, [$4, {$5}];", "=f,=f,=f,=f,l,r"(i64 %1, i32 range(i32 -2147483648, 2147483646) %18) #3, !srcloc !8
  %20 = extractvalue { float, float, float, float } %19, 0
  %21 = extractvalue { float, float, float, float } %19, 1
  %22 = sext i32 %15 to i64
  %23 = getelementptr inbounds i32, ptr %5, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !4
  %25 = tail call contract { float, float, float, float } asm "tex.1d.v4.f32.s32\09{$0, $1, $2, $3}, [$4, {$5}];", "=f,=f,=f,=f,l,r"(i64 %0, i32 %24) #3, !srcloc !8
  %26 = extractvalue { float, float, float, float } %25, 0
  %27 = extractvalue { float, float, float, float } %25, 1
  %28 = extractvalue { float, float, float, float } %25, 2
  %29 = extractvalue { float, float, float, float } %25, 3
  %30 = fmul contract float %21, 2.000000e+00
  %31 = fsub contract float %20, %30
  %32 = fmul contract float %26, %29
  %33 = fadd contract float %31, %32
  %34 = fadd contract float %27, %33
  %35 = fsub contract float %34, %28
  %36 = getelementptr inbounds float, ptr %6, i64 %22
  store float %35, ptr %36, align 4, !tbaa !9
  %37 = xor i32 %15, -1
  %38 = add i32 %9, %37
  %39 = tail call { i32, i32, i32, i32 } asm "tex.1d.v4.u32.s32\09{$0, $1, $2, $3}, [$4, {$5}];", "=r,=r,=r,=r,l,r"(i64 %2, i32 %38) #3, !srcloc !11
  %40 = extractvalue { i32, i32, i32, i32 } %39, 0
  %41 = extractvalue { i32, i32, i32, i32 } %39, 1
  %42 = extractvalue { i32, i32, i32, i32 } %39, 2
  %43 = extractvalue { i32, i32, i32, i32 } %39, 3
  %44 = add nsw i32 %15, 1
  %45 = tail call { i32, i32, i32, i32 } asm "tex.1d.v4.s32.s32\09{$0, $1, $2, $3}, [$4, {$5}];", "=r,=r,=r,=r,l,r"(i64 %3, i32 range(i32 -2147483647, -2147483648) %44) #3, !srcloc !12
  %46 = extractvalue { i32, i32, i32, i32 } %45, 0
  %47 = and i32 %40, 255
  %48 = add nsw i32 %46, %47
  %49 = and i32 %41, 255
  %50 = mul nsw i32 %49, -3
  %51 = add i32 %48, %50
  %52 = and i32 %42, 255
  %53 = mul nuw nsw i32 %52, 5
  %54 = add nsw i32 %51, %53
  %55 = and i32 %43, 255
  %56 = mul nsw i32 %55, -7
  %57 = add i32 %54, %56
  %58 = getelementptr inbounds i32, ptr %7, i64 %22
  store i32 %57, ptr %58, align 4, !tbaa !4
  %59 = load i32, ptr %23, align 4, !tbaa !4
  %60 = tail call { i32, i32, i32, i32 } asm "tex.1d.v4.s32.s32\09{$0, $1, $2, $3}, [$4, {$5}];", "=r,=r,=r,=r,l,r"(i64 %4, i32 %59) #3, !srcloc !12
  %61 = extractvalue { i32, i32, i32, i32 } %60, 0
  %62 = extractvalue { i32, i32, i32, i32 } %60, 1
  %63 = tail call contract noundef double @__nv_hiloint2double(i32 noundef %62, i32 noundef %61) #4
  %64 = fmul contract double %63, 5.000000e-01
  %65 = getelementptr inbounds double, ptr %8, i64 %22
  store double %64, ptr %65, align 8, !tbaa !13
  br label %66

66:                                               ; preds = %10, %17
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local double @__nv_hiloint2double(i32 noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #3 = { convergent nounwind memory(none) }
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
!8 = !{i64 2153248725}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !6, i64 0}
!11 = !{i64 2153247606}
!12 = !{i64 2153246490}
!13 = !{!14, !14, i64 0}
!14 = !{!"double", !6, i64 0}
