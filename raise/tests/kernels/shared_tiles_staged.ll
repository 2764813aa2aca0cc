; clang sm_80, from shared_tiles_staged.cu
source_filename = "shared_tiles_staged.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ19shared_tiles_stagedE2sa = internal unnamed_addr addrspace(3) global [2 x [8 x [8 x float]]] undef, align 4
@_ZZ19shared_tiles_stagedE2sb = internal unnamed_addr addrspace(3) global [2 x [8 x [8 x float]]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_tiles_staged(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = shl nuw nsw i32 %7, 3
  %9 = add nuw nsw i32 %8, %6
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = shl i32 %10, 3
  %12 = add i32 %11, %5
  %13 = mul nsw i32 %3, %9
  %14 = add i32 %13, %5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !8
  %18 = zext nneg i32 %6 to i64
  %19 = getelementptr inbounds nuw [8 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_tiles_stagedE2sa to ptr), i64 %18
  %20 = zext nneg i32 %5 to i64
  %21 = getelementptr inbounds nuw float, ptr %19, i64 %20
  store float %17, ptr %21, align 4, !tbaa !8
  %22 = mul nsw i32 %3, %6
  %23 = add nsw i32 %22, %12
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %1, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = getelementptr inbounds nuw [8 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_tiles_stagedE2sb to ptr), i64 %18
  %28 = getelementptr inbounds nuw float, ptr %27, i64 %20
  store float %26, ptr %28, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_tiles_stagedE2sb to ptr), i64 %20
  %30 = icmp slt i32 %3, 8
  br i1 %30, label %31, label %36

31:                                               ; preds = %58, %4
  %32 = phi float [ 0.000000e+00, %4 ], [ %108, %58 ]
  %33 = add nsw i32 %13, %12
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %2, i64 %34
  store float %32, ptr %35, align 4, !tbaa !8
  ret void

36:                                               ; preds = %4, %58
  %37 = phi i32 [ %109, %58 ], [ 8, %4 ]
  %38 = phi float [ %108, %58 ], [ 0.000000e+00, %4 ]
  %39 = phi i32 [ %59, %58 ], [ 0, %4 ]
  %40 = icmp slt i32 %37, %3
  br i1 %40, label %43, label %41

41:                                               ; preds = %36
  %42 = xor i32 %39, 1
  br label %58

43:                                               ; preds = %36
  %44 = add i32 %14, %37
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !8
  %48 = xor i32 %39, 1
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw [8 x [8 x float]], ptr %21, i64 %49
  store float %47, ptr %50, align 4, !tbaa !8
  %51 = add nuw nsw i32 %37, %6
  %52 = mul nuw nsw i32 %51, %3
  %53 = add nsw i32 %52, %12
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %1, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !8
  %57 = getelementptr inbounds nuw [8 x [8 x float]], ptr %28, i64 %49
  store float %56, ptr %57, align 4, !tbaa !8
  br label %58

58:                                               ; preds = %41, %43
  %59 = phi i32 [ %42, %41 ], [ %48, %43 ]
  %60 = zext nneg i32 %39 to i64
  %61 = getelementptr inbounds nuw [8 x [8 x float]], ptr %19, i64 %60
  %62 = getelementptr inbounds nuw [8 x [8 x float]], ptr %29, i64 %60
  %63 = load float, ptr %61, align 4, !tbaa !8
  %64 = load float, ptr %62, align 4, !tbaa !8
  %65 = fmul contract float %63, %64
  %66 = fadd contract float %38, %65
  %67 = getelementptr inbounds nuw i8, ptr %61, i64 4
  %68 = load float, ptr %67, align 4, !tbaa !8
  %69 = getelementptr inbounds nuw i8, ptr %62, i64 32
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = fmul contract float %68, %70
  %72 = fadd contract float %66, %71
  %73 = getelementptr inbounds nuw i8, ptr %61, i64 8
  %74 = load float, ptr %73, align 4, !tbaa !8
  %75 = getelementptr inbounds nuw i8, ptr %62, i64 64
  %76 = load float, ptr %75, align 4, !tbaa !8
  %77 = fmul contract float %74, %76
  %78 = fadd contract float %72, %77
  %79 = getelementptr inbounds nuw i8, ptr %61, i64 12
  %80 = load float, ptr %79, align 4, !tbaa !8
  %81 = getelementptr inbounds nuw i8, ptr %62, i64 96
  %82 = load float, ptr %81, align 4, !tbaa !8
  %83 = fmul contract float %80, %82
  %84 = fadd contract float %78, %83
  %85 = getelementptr inbounds nuw i8, ptr %61, i64 16
  %86 = load float, ptr %85, align 4, !tbaa !8
  %87 = getelementptr inbounds nuw i8, ptr %62, i64 128
  %88 = load float, ptr %87, align 4, !tbaa !8
  %89 = fmul contract float %86, %88
  %90 = fadd contract float %84, %89
  %91 = getelementptr inbounds nuw i8, ptr %61, i64 20
  %92 = load float, ptr %91, align 4, !tbaa !8
  %93 = getelementptr inbounds nuw i8, ptr %62, i64 160
  %94 = load float, ptr %93, align 4, !tbaa !8
  %95 = fmul contract float %92, %94
  %96 = fadd contract float %90, %95
  %97 = getelementptr inbounds nuw i8, ptr %61, i64 24
  %98 = load float, ptr %97, align 4, !tbaa !8
  %99 = getelementptr inbounds nuw i8, ptr %62, i64 192
  %100 = load float, ptr %99, align 4, !tbaa !8
  %101 = fmul contract float %98, %100
  %102 = fadd contract float %96, %101
  %103 = getelementptr inbounds nuw i8, ptr %61, i64 28
  %104 = load float, ptr %103, align 4, !tbaa !8
  %105 = getelementptr inbounds nuw i8, ptr %62, i64 224
  %106 = load float, ptr %105, align 4, !tbaa !8
  %107 = fmul contract float %104, %106
  %108 = fadd contract float %102, %107
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %109 = add nuw nsw i32 %37, 8
  %110 = icmp sgt i32 %109, %3
  br i1 %110, label %31, label %36, !llvm.loop !10
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
