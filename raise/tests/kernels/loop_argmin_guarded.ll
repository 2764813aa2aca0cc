; clang sm_80, from loop_argmin_guarded.cu
source_filename = "loop_argmin_guarded.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @argmin_guarded(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6, i32 noundef %7, i32 noundef %8) local_unnamed_addr #0 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = icmp slt i32 %14, %7
  br i1 %15, label %16, label %98

16:                                               ; preds = %9
  %17 = icmp sgt i32 %8, 0
  %18 = sext i32 %14 to i64
  br i1 %17, label %19, label %47

19:                                               ; preds = %16
  %20 = getelementptr inbounds float, ptr %1, i64 %18
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = and i32 %8, 1
  %23 = icmp eq i32 %8, 1
  br i1 %23, label %28, label %24

24:                                               ; preds = %19
  %25 = and i32 %8, 2147483646
  br label %54

26:                                               ; preds = %91
  %27 = icmp eq i32 %22, 0
  br i1 %27, label %47, label %28

28:                                               ; preds = %26, %19
  %29 = phi float [ 0x47EC363CC0000000, %19 ], [ %94, %26 ]
  %30 = phi i32 [ 0, %19 ], [ %95, %26 ]
  %31 = phi i32 [ -1, %19 ], [ %93, %26 ]
  %32 = phi float [ 0.000000e+00, %19 ], [ %92, %26 ]
  %33 = icmp ne i32 %22, 0
  tail call void @llvm.assume(i1 %33)
  %34 = zext nneg i32 %30 to i64
  %35 = getelementptr inbounds nuw float, ptr %0, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = fsub contract float %36, %21
  %38 = fmul contract float %37, %37
  %39 = getelementptr inbounds nuw i32, ptr %2, i64 %34
  %40 = load i32, ptr %39, align 4, !tbaa !4
  %41 = icmp ne i32 %40, 2
  %42 = fcmp contract olt float %38, %29
  %43 = select i1 %41, i1 %42, i1 false
  br i1 %43, label %44, label %47

44:                                               ; preds = %28
  %45 = getelementptr inbounds nuw float, ptr %3, i64 %34
  %46 = load float, ptr %45, align 4, !tbaa !8
  br label %47

47:                                               ; preds = %26, %44, %28, %16
  %48 = phi float [ 0.000000e+00, %16 ], [ %92, %26 ], [ %46, %44 ], [ %32, %28 ]
  %49 = phi i32 [ -1, %16 ], [ %93, %26 ], [ %30, %44 ], [ %31, %28 ]
  %50 = phi float [ 0x47EC363CC0000000, %16 ], [ %94, %26 ], [ %38, %44 ], [ %29, %28 ]
  %51 = getelementptr inbounds i32, ptr %4, i64 %18
  store i32 %49, ptr %51, align 4, !tbaa !4
  %52 = getelementptr inbounds float, ptr %5, i64 %18
  store float %48, ptr %52, align 4, !tbaa !8
  %53 = getelementptr inbounds float, ptr %6, i64 %18
  store float %50, ptr %53, align 4, !tbaa !8
  br label %98

54:                                               ; preds = %91, %24
  %55 = phi float [ 0x47EC363CC0000000, %24 ], [ %94, %91 ]
  %56 = phi i32 [ 0, %24 ], [ %95, %91 ]
  %57 = phi i32 [ -1, %24 ], [ %93, %91 ]
  %58 = phi float [ 0.000000e+00, %24 ], [ %92, %91 ]
  %59 = phi i32 [ 0, %24 ], [ %96, %91 ]
  %60 = zext nneg i32 %56 to i64
  %61 = getelementptr inbounds nuw float, ptr %0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = fsub contract float %62, %21
  %64 = fmul contract float %63, %63
  %65 = getelementptr inbounds nuw i32, ptr %2, i64 %60
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = icmp ne i32 %66, 2
  %68 = fcmp contract olt float %64, %55
  %69 = select i1 %67, i1 %68, i1 false
  br i1 %69, label %70, label %73

70:                                               ; preds = %54
  %71 = getelementptr inbounds nuw float, ptr %3, i64 %60
  %72 = load float, ptr %71, align 4, !tbaa !8
  br label %73

73:                                               ; preds = %70, %54
  %74 = phi float [ %72, %70 ], [ %58, %54 ]
  %75 = phi i32 [ %56, %70 ], [ %57, %54 ]
  %76 = phi float [ %64, %70 ], [ %55, %54 ]
  %77 = or disjoint i32 %56, 1
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw float, ptr %0, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !8
  %81 = fsub contract float %80, %21
  %82 = fmul contract float %81, %81
  %83 = getelementptr inbounds nuw i32, ptr %2, i64 %78
  %84 = load i32, ptr %83, align 4, !tbaa !4
  %85 = icmp ne i32 %84, 2
  %86 = fcmp contract olt float %82, %76
  %87 = select i1 %85, i1 %86, i1 false
  br i1 %87, label %88, label %91

88:                                               ; preds = %73
  %89 = getelementptr inbounds nuw float, ptr %3, i64 %78
  %90 = load float, ptr %89, align 4, !tbaa !8
  br label %91

91:                                               ; preds = %88, %73
  %92 = phi float [ %90, %88 ], [ %74, %73 ]
  %93 = phi i32 [ %77, %88 ], [ %75, %73 ]
  %94 = phi float [ %82, %88 ], [ %76, %73 ]
  %95 = add nuw nsw i32 %56, 2
  %96 = add i32 %59, 2
  %97 = icmp eq i32 %96, %25
  br i1 %97, label %26, label %54, !llvm.loop !10

98:                                               ; preds = %9, %47
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
