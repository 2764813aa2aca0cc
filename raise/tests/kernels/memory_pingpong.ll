; clang sm_80, from memory_pingpong.cu
source_filename = "memory_pingpong.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @memory_pingpong(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = alloca [4 x float], align 4
  %8 = alloca [4 x float], align 4
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %3
  br i1 %14, label %15, label %125

15:                                               ; preds = %6
  %16 = mul nsw i32 %4, %13
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %0, i64 %17
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #4
  store float 1.000000e+00, ptr %7, align 4, !tbaa !8
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store float 2.000000e+00, ptr %19, align 4, !tbaa !8
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store float 3.000000e+00, ptr %20, align 4, !tbaa !8
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %22 = sitofp i32 %13 to float
  %23 = fadd contract float %22, 4.000000e+00
  store float %23, ptr %21, align 4, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #4
  store float 5.000000e+00, ptr %8, align 4, !tbaa !8
  %24 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %25 = fadd contract float %22, 6.000000e+00
  store float %25, ptr %24, align 4, !tbaa !8
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store float 7.000000e+00, ptr %26, align 4, !tbaa !8
  %27 = getelementptr inbounds nuw i8, ptr %8, i64 12
  store float 8.000000e+00, ptr %27, align 4, !tbaa !8
  %28 = icmp sgt i32 %5, 0
  br i1 %28, label %29, label %57

29:                                               ; preds = %15
  %30 = getelementptr inbounds float, ptr %1, i64 %17
  %31 = icmp sgt i32 %4, 0
  %32 = zext nneg i32 %4 to i64
  %33 = add i32 %4, -1
  %34 = and i32 %33, 1
  %35 = icmp eq i32 %4, 2
  %36 = and i32 %33, -2
  %37 = icmp eq i32 %34, 0
  %38 = icmp ne i32 %34, 0
  br label %39

39:                                               ; preds = %29, %110
  %40 = phi ptr [ %18, %29 ], [ %44, %110 ]
  %41 = phi i32 [ 0, %29 ], [ %111, %110 ]
  %42 = phi ptr [ %8, %29 ], [ %43, %110 ]
  %43 = phi ptr [ %7, %29 ], [ %42, %110 ]
  %44 = phi ptr [ %30, %29 ], [ %40, %110 ]
  br i1 %31, label %45, label %83

45:                                               ; preds = %39
  %46 = and i32 %41, 3
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw float, ptr %43, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = load float, ptr %40, align 4, !tbaa !8
  %51 = getelementptr float, ptr %40, i64 %32
  %52 = getelementptr i8, ptr %51, i64 -4
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = fadd contract float %50, %53
  %55 = fmul contract float %54, 5.000000e-01
  %56 = fadd contract float %49, %55
  store float %56, ptr %44, align 4, !tbaa !8
  switch i32 %4, label %85 [
    i32 1, label %83
    i32 2, label %72
  ]

57:                                               ; preds = %110, %15
  %58 = phi ptr [ %7, %15 ], [ %42, %110 ]
  %59 = phi ptr [ %18, %15 ], [ %44, %110 ]
  %60 = sext i32 %4 to i64
  %61 = getelementptr float, ptr %59, i64 %60
  %62 = getelementptr i8, ptr %61, i64 -4
  %63 = load float, ptr %62, align 4, !tbaa !8
  %64 = and i32 %13, 3
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw float, ptr %58, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = fadd contract float %63, %67
  %69 = sext i32 %13 to i64
  %70 = getelementptr inbounds float, ptr %2, i64 %69
  store float %68, ptr %70, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #4
  br label %125

71:                                               ; preds = %85
  br i1 %37, label %83, label %72

72:                                               ; preds = %45, %71
  %73 = phi i32 [ 1, %45 ], [ %107, %71 ]
  tail call void @llvm.assume(i1 %38)
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr float, ptr %40, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !8
  %77 = getelementptr i8, ptr %75, i64 -4
  %78 = load float, ptr %77, align 4, !tbaa !8
  %79 = fadd contract float %76, %78
  %80 = fmul contract float %79, 5.000000e-01
  %81 = fadd contract float %49, %80
  %82 = getelementptr inbounds nuw float, ptr %44, i64 %74
  store float %81, ptr %82, align 4, !tbaa !8
  br label %83

83:                                               ; preds = %72, %71, %45, %39
  %84 = uitofp nneg i32 %41 to float
  br label %113

85:                                               ; preds = %45, %85
  %86 = phi i32 [ %107, %85 ], [ 1, %45 ]
  %87 = phi i32 [ %108, %85 ], [ 0, %45 ]
  %88 = zext nneg i32 %86 to i64
  %89 = getelementptr float, ptr %40, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !8
  %91 = getelementptr i8, ptr %89, i64 -4
  %92 = load float, ptr %91, align 4, !tbaa !8
  %93 = fadd contract float %90, %92
  %94 = fmul contract float %93, 5.000000e-01
  %95 = fadd contract float %49, %94
  %96 = getelementptr inbounds nuw float, ptr %44, i64 %88
  store float %95, ptr %96, align 4, !tbaa !8
  %97 = add nuw nsw i32 %86, 1
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr float, ptr %40, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !8
  %101 = getelementptr i8, ptr %99, i64 -4
  %102 = load float, ptr %101, align 4, !tbaa !8
  %103 = fadd contract float %100, %102
  %104 = fmul contract float %103, 5.000000e-01
  %105 = fadd contract float %49, %104
  %106 = getelementptr inbounds nuw float, ptr %44, i64 %98
  store float %105, ptr %106, align 4, !tbaa !8
  %107 = add nuw nsw i32 %86, 2
  %108 = add nuw i32 %87, 2
  %109 = icmp eq i32 %108, %36
  br i1 %109, label %71, label %85, !llvm.loop !10

110:                                              ; preds = %113
  %111 = add nuw nsw i32 %41, 1
  %112 = icmp eq i32 %111, %5
  br i1 %112, label %57, label %39, !llvm.loop !13

113:                                              ; preds = %83, %113
  %114 = phi i32 [ 0, %83 ], [ %123, %113 ]
  %115 = sub nuw nsw i32 3, %114
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr inbounds nuw float, ptr %43, i64 %116
  %118 = load float, ptr %117, align 4, !tbaa !8
  %119 = fmul contract float %118, 5.000000e-01
  %120 = fadd contract float %119, %84
  %121 = zext nneg i32 %114 to i64
  %122 = getelementptr inbounds nuw float, ptr %42, i64 %121
  store float %120, ptr %122, align 4, !tbaa !8
  %123 = add nuw nsw i32 %114, 1
  %124 = icmp eq i32 %123, 4
  br i1 %124, label %110, label %113, !llvm.loop !15

125:                                              ; preds = %6, %57
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #4 = { nounwind }

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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.peeled.count", i32 1}
!13 = distinct !{!13, !11, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !11, !14}
