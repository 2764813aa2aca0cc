; clang sm_80, from memory_row_select.cu
source_filename = "memory_row_select.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @memory_row_select(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [6 x [5 x float]], align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %79

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !8
  br label %37

16:                                               ; preds = %37
  %17 = getelementptr inbounds i32, ptr %1, i64 %13
  %18 = load i32, ptr %17, align 4, !tbaa !4
  %19 = and i32 %18, 1
  %20 = icmp eq i32 %19, 0
  %21 = select i1 %20, i64 20, i64 80
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 %21
  %23 = and i32 %18, 3
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr %22, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = fmul contract float %26, 2.000000e+00
  store float %27, ptr %25, align 4, !tbaa !8
  %28 = and i32 %18, 2
  %29 = icmp eq i32 %28, 0
  %30 = select i1 %20, i64 40, i64 100
  %31 = select i1 %29, i64 0, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 %31
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = fadd contract float %34, -1.000000e+02
  store float %35, ptr %33, align 4, !tbaa !8
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 100
  br label %52

37:                                               ; preds = %12, %37
  %38 = phi i32 [ 0, %12 ], [ %50, %37 ]
  %39 = uitofp nneg i32 %38 to float
  %40 = fadd contract float %15, %39
  %41 = trunc nuw nsw i32 %38 to i8
  %42 = freeze i8 %41
  %43 = udiv i8 %42, 5
  %44 = zext nneg i8 %43 to i64
  %45 = getelementptr inbounds nuw [5 x float], ptr %5, i64 %44
  %46 = mul i8 %43, 5
  %47 = sub i8 %42, %46
  %48 = zext nneg i8 %47 to i64
  %49 = getelementptr inbounds nuw float, ptr %45, i64 %48
  store float %40, ptr %49, align 4, !tbaa !8
  %50 = add nuw nsw i32 %38, 1
  %51 = icmp eq i32 %50, 30
  br i1 %51, label %16, label %37, !llvm.loop !10

52:                                               ; preds = %16, %67
  %53 = phi ptr [ %36, %16 ], [ %68, %67 ]
  %54 = phi float [ 0.000000e+00, %16 ], [ %76, %67 ]
  br label %70

55:                                               ; preds = %67
  %56 = shl nsw i32 %10, 1
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %2, i64 %57
  store float %76, ptr %58, align 4, !tbaa !8
  %59 = select i1 %20, i64 28, i64 88
  %60 = getelementptr inbounds nuw i8, ptr %5, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = getelementptr inbounds nuw i8, ptr %5, i64 60
  %63 = getelementptr inbounds nuw float, ptr %62, i64 %24
  %64 = load float, ptr %63, align 4, !tbaa !8
  %65 = fadd contract float %61, %64
  %66 = getelementptr i8, ptr %58, i64 4
  store float %65, ptr %66, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3
  br label %79

67:                                               ; preds = %70
  %68 = getelementptr inbounds i8, ptr %53, i64 -20
  %69 = icmp ult ptr %68, %5
  br i1 %69, label %55, label %52, !llvm.loop !13

70:                                               ; preds = %52, %70
  %71 = phi i64 [ 16, %52 ], [ %77, %70 ]
  %72 = phi float [ %54, %52 ], [ %76, %70 ]
  %73 = getelementptr inbounds i8, ptr %53, i64 %71
  %74 = fmul contract float %72, 5.000000e-01
  %75 = load float, ptr %73, align 4, !tbaa !8
  %76 = fadd contract float %74, %75
  %77 = add nsw i64 %71, -4
  %78 = icmp eq i64 %71, 0
  br i1 %78, label %67, label %70, !llvm.loop !14

79:                                               ; preds = %4, %55
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

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
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
