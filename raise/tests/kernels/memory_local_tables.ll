; clang sm_80, from memory_local_tables.cu
source_filename = "memory_local_tables.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @local_tables(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = alloca [3 x ptr], align 8
  %9 = alloca [4 x double], align 8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = icmp slt i32 %14, %6
  br i1 %15, label %16, label %59

16:                                               ; preds = %7
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #3
  store ptr %0, ptr %8, align 8, !tbaa !8
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %1, ptr %17, align 8, !tbaa !8
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %2, ptr %18, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #3
  %19 = icmp sgt i32 %5, 0
  %20 = sext i32 %14 to i64
  br i1 %19, label %29, label %42

21:                                               ; preds = %29
  %22 = getelementptr inbounds i32, ptr %3, i64 %20
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = srem i32 %23, %5
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds ptr, ptr %8, i64 %25
  %27 = load ptr, ptr %26, align 8, !tbaa !8
  %28 = mul nsw i32 %5, %14
  br label %43

29:                                               ; preds = %16, %29
  %30 = phi i32 [ %40, %29 ], [ 0, %16 ]
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw ptr, ptr %8, i64 %31
  %33 = load ptr, ptr %32, align 8, !tbaa !8
  %34 = getelementptr inbounds double, ptr %33, i64 %20
  %35 = load double, ptr %34, align 8, !tbaa !11
  %36 = fmul contract double %35, 2.000000e+00
  %37 = uitofp nneg i32 %30 to double
  %38 = fadd contract double %36, %37
  %39 = getelementptr inbounds nuw double, ptr %9, i64 %31
  store double %38, ptr %39, align 8, !tbaa !11
  %40 = add nuw nsw i32 %30, 1
  %41 = icmp eq i32 %40, %5
  br i1 %41, label %21, label %29, !llvm.loop !13

42:                                               ; preds = %43, %16
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #3
  br label %59

43:                                               ; preds = %21, %43
  %44 = phi i32 [ 0, %21 ], [ %57, %43 ]
  %45 = add nsw i32 %44, %23
  %46 = srem i32 %45, %5
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %9, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !11
  %50 = zext nneg i32 %44 to i64
  %51 = getelementptr inbounds nuw double, ptr %27, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !11
  %53 = fsub contract double %49, %52
  %54 = add nsw i32 %44, %28
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %4, i64 %55
  store double %53, ptr %56, align 8, !tbaa !11
  %57 = add nuw nsw i32 %44, 1
  %58 = icmp eq i32 %57, %5
  br i1 %58, label %42, label %43, !llvm.loop !16

59:                                               ; preds = %7, %42
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
!16 = distinct !{!16, !14, !15}
