; clang sm_80, from memory_local_written_out.cu
source_filename = "memory_local_written_out.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @local_written_out(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #0 {
  %9 = alloca [3 x ptr], align 8
  %10 = alloca [3 x ptr], align 8
  %11 = alloca [3 x double], align 8
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  %17 = and i32 %15, 31
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #5
  store ptr %0, ptr %9, align 8, !tbaa !8
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr %1, ptr %18, align 8, !tbaa !8
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr %2, ptr %19, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #5
  store ptr %3, ptr %10, align 8, !tbaa !8
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr %4, ptr %20, align 8, !tbaa !8
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store ptr %5, ptr %21, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #5
  %22 = icmp slt i32 %17, %6
  br i1 %22, label %23, label %30

23:                                               ; preds = %8
  %24 = zext nneg i32 %12 to i64
  %25 = zext nneg i32 %17 to i64
  %26 = getelementptr inbounds nuw ptr, ptr %9, i64 %25
  %27 = load ptr, ptr %26, align 8, !tbaa !8
  %28 = getelementptr inbounds nuw double, ptr %27, i64 %24
  %29 = load i64, ptr %28, align 8, !tbaa !11
  br label %30

30:                                               ; preds = %23, %8
  %31 = phi i64 [ %29, %23 ], [ 0, %8 ]
  %32 = icmp sgt i32 %6, 0
  br i1 %32, label %33, label %37

33:                                               ; preds = %30
  %34 = trunc i64 %31 to i32
  %35 = lshr i64 %31, 32
  %36 = trunc nuw i64 %35 to i32
  br label %47

37:                                               ; preds = %47, %30
  %38 = icmp slt i32 %16, %7
  %39 = and i1 %38, %32
  br i1 %39, label %40, label %95

40:                                               ; preds = %37
  %41 = sitofp i32 %16 to double
  %42 = sext i32 %16 to i64
  %43 = and i32 %6, 1
  %44 = icmp eq i32 %6, 1
  br i1 %44, label %84, label %45

45:                                               ; preds = %40
  %46 = and i32 %6, 2147483646
  br label %59

47:                                               ; preds = %33, %47
  %48 = phi i32 [ 0, %33 ], [ %57, %47 ]
  %49 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %34, i32 %48, i32 31)
  %50 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %36, i32 %48, i32 31)
  %51 = zext i32 %50 to i64
  %52 = shl nuw i64 %51, 32
  %53 = zext i32 %49 to i64
  %54 = or disjoint i64 %52, %53
  %55 = zext nneg i32 %48 to i64
  %56 = getelementptr inbounds nuw double, ptr %11, i64 %55
  store i64 %54, ptr %56, align 8, !tbaa !11
  %57 = add nuw nsw i32 %48, 1
  %58 = icmp eq i32 %57, %6
  br i1 %58, label %37, label %47, !llvm.loop !13

59:                                               ; preds = %59, %45
  %60 = phi i32 [ 0, %45 ], [ %79, %59 ]
  %61 = phi i32 [ 0, %45 ], [ %80, %59 ]
  %62 = zext nneg i32 %60 to i64
  %63 = getelementptr inbounds nuw double, ptr %11, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !11
  %65 = fmul contract double %64, 5.000000e-01
  %66 = fadd contract double %65, %41
  %67 = getelementptr inbounds nuw ptr, ptr %10, i64 %62
  %68 = load ptr, ptr %67, align 8, !tbaa !8
  %69 = getelementptr inbounds double, ptr %68, i64 %42
  store double %66, ptr %69, align 8, !tbaa !11
  %70 = or disjoint i32 %60, 1
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw double, ptr %11, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !11
  %74 = fmul contract double %73, 5.000000e-01
  %75 = fadd contract double %74, %41
  %76 = getelementptr inbounds nuw ptr, ptr %10, i64 %71
  %77 = load ptr, ptr %76, align 8, !tbaa !8
  %78 = getelementptr inbounds double, ptr %77, i64 %42
  store double %75, ptr %78, align 8, !tbaa !11
  %79 = add nuw nsw i32 %60, 2
  %80 = add i32 %61, 2
  %81 = icmp eq i32 %80, %46
  br i1 %81, label %82, label %59, !llvm.loop !15

82:                                               ; preds = %59
  %83 = icmp eq i32 %43, 0
  br i1 %83, label %95, label %84

84:                                               ; preds = %82, %40
  %85 = phi i32 [ 0, %40 ], [ %79, %82 ]
  %86 = icmp ne i32 %43, 0
  tail call void @llvm.assume(i1 %86)
  %87 = zext nneg i32 %85 to i64
  %88 = getelementptr inbounds nuw double, ptr %11, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !11
  %90 = fmul contract double %89, 5.000000e-01
  %91 = fadd contract double %90, %41
  %92 = getelementptr inbounds nuw ptr, ptr %10, i64 %87
  %93 = load ptr, ptr %92, align 8, !tbaa !8
  %94 = getelementptr inbounds double, ptr %93, i64 %42
  store double %91, ptr %94, align 8, !tbaa !11
  br label %95

95:                                               ; preds = %84, %82, %37
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #5
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

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nounwind }

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
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
