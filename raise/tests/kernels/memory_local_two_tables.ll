; clang sm_80, from memory_local_two_tables.cu
source_filename = "memory_local_two_tables.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @local_two_tables(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef readonly captures(none) %6, i32 noundef %7, i32 noundef %8) local_unnamed_addr #0 {
  %10 = alloca [3 x ptr], align 8
  %11 = alloca [3 x ptr], align 8
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  %17 = icmp slt i32 %16, %8
  br i1 %17, label %18, label %45

18:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #3
  store ptr %0, ptr %10, align 8, !tbaa !8
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr %1, ptr %19, align 8, !tbaa !8
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store ptr %2, ptr %20, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #3
  store ptr %3, ptr %11, align 8, !tbaa !8
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr %4, ptr %21, align 8, !tbaa !8
  %22 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store ptr %5, ptr %22, align 8, !tbaa !8
  %23 = sext i32 %16 to i64
  %24 = getelementptr inbounds i32, ptr %6, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = srem i32 %25, %7
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds ptr, ptr %10, i64 %27
  %29 = load ptr, ptr %28, align 8, !tbaa !8
  %30 = getelementptr inbounds double, ptr %29, i64 %23
  %31 = load double, ptr %30, align 8, !tbaa !11
  %32 = fmul contract double %31, 2.000000e+00
  %33 = icmp sgt i32 %7, 0
  br i1 %33, label %35, label %34

34:                                               ; preds = %35, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #3
  br label %45

35:                                               ; preds = %18, %35
  %36 = phi i32 [ %43, %35 ], [ 0, %18 ]
  %37 = uitofp nneg i32 %36 to double
  %38 = fadd contract double %32, %37
  %39 = zext nneg i32 %36 to i64
  %40 = getelementptr inbounds nuw ptr, ptr %11, i64 %39
  %41 = load ptr, ptr %40, align 8, !tbaa !8
  %42 = getelementptr inbounds double, ptr %41, i64 %23
  store double %38, ptr %42, align 8, !tbaa !11
  %43 = add nuw nsw i32 %36, 1
  %44 = icmp eq i32 %43, %7
  br i1 %44, label %34, label %35, !llvm.loop !13

45:                                               ; preds = %9, %34
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
!9 = !{!"p1 double", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
