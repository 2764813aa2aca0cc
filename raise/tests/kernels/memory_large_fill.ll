; clang sm_80, from memory_large_fill.cu
source_filename = "memory_large_fill.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @memory_large_fill(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [128 x i32], align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %76

12:                                               ; preds = %4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(512) %5, i8 0, i64 512, i1 false)
  %13 = mul nsw i32 %10, 24
  br label %20

14:                                               ; preds = %20
  %15 = and i32 %10, 127
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr %5, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = add nsw i32 %18, 100
  store i32 %19, ptr %17, align 4
  br label %48

20:                                               ; preds = %20, %12
  %21 = phi i32 [ 0, %12 ], [ %43, %20 ]
  %22 = add nsw i32 %21, %13
  %23 = srem i32 %22, %2
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr %0, i64 %24
  %26 = load i8, ptr %25, align 1, !tbaa !8
  %27 = and i8 %26, 127
  %28 = zext nneg i8 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr %5, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %29, align 4
  %32 = or disjoint i32 %21, 1
  %33 = add nsw i32 %32, %13
  %34 = srem i32 %33, %2
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %0, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !8
  %38 = and i8 %37, 127
  %39 = zext nneg i8 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr %5, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %40, align 4
  %43 = add nuw nsw i32 %21, 2
  %44 = icmp eq i32 %43, 24
  br i1 %44, label %14, label %20, !llvm.loop !9

45:                                               ; preds = %48
  %46 = sext i32 %10 to i64
  %47 = getelementptr inbounds i32, ptr %1, i64 %46
  store i32 %73, ptr %47, align 4, !tbaa !4
  br label %76

48:                                               ; preds = %48, %14
  %49 = phi i32 [ 0, %14 ], [ %74, %48 ]
  %50 = phi i32 [ 0, %14 ], [ %73, %48 ]
  %51 = mul nsw i32 %50, 31
  %52 = zext nneg i32 %49 to i64
  %53 = getelementptr inbounds nuw i32, ptr %5, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = add nsw i32 %54, %51
  %56 = mul nsw i32 %55, 31
  %57 = zext nneg i32 %49 to i64
  %58 = getelementptr inbounds nuw i32, ptr %5, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 4
  %60 = load i32, ptr %59, align 4
  %61 = add nsw i32 %60, %56
  %62 = mul nsw i32 %61, 31
  %63 = zext nneg i32 %49 to i64
  %64 = getelementptr inbounds nuw i32, ptr %5, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 8
  %66 = load i32, ptr %65, align 4
  %67 = add nsw i32 %66, %62
  %68 = mul nsw i32 %67, 31
  %69 = zext nneg i32 %49 to i64
  %70 = getelementptr inbounds nuw i32, ptr %5, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 12
  %72 = load i32, ptr %71, align 4
  %73 = add nsw i32 %72, %68
  %74 = add nuw nsw i32 %49, 4
  %75 = icmp eq i32 %74, 128
  br i1 %75, label %45, label %48, !llvm.loop !11

76:                                               ; preds = %4, %45
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }

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
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
