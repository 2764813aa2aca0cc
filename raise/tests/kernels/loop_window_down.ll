; clang sm_80, from loop_window_down.cu
source_filename = "loop_window_down.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @loop_window_down(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %12, label %77

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = freeze i32 %15
  %17 = srem i32 %16, %3
  %18 = icmp sgt i32 %17, -1
  br i1 %18, label %19, label %77

19:                                               ; preds = %12
  %20 = sub i32 %16, %4
  %21 = tail call i32 @llvm.smax.i32(i32 %20, i32 0)
  %22 = icmp slt i32 %16, %21
  %23 = add i32 %16, 1
  %24 = sub i32 %23, %21
  %25 = sub i32 %16, %21
  %26 = and i32 %24, 3
  %27 = icmp eq i32 %26, 0
  %28 = icmp ult i32 %25, 3
  br label %29

29:                                               ; preds = %19, %49
  %30 = phi i32 [ %17, %19 ], [ %50, %49 ]
  br i1 %22, label %49, label %31

31:                                               ; preds = %29
  %32 = shl nsw i32 %30, 5
  br i1 %27, label %44, label %33

33:                                               ; preds = %31, %33
  %34 = phi i32 [ %41, %33 ], [ %16, %31 ]
  %35 = phi i32 [ %42, %33 ], [ 0, %31 ]
  %36 = add nuw nsw i32 %34, %32
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr %1, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 64
  %40 = atomicrmw add ptr %39, i32 1 seq_cst, align 4
  %41 = add nsw i32 %34, -1
  %42 = add i32 %35, 1
  %43 = icmp eq i32 %42, %26
  br i1 %43, label %44, label %33, !llvm.loop !8

44:                                               ; preds = %33, %31
  %45 = phi i32 [ %16, %31 ], [ %41, %33 ]
  br i1 %28, label %49, label %46

46:                                               ; preds = %44
  %47 = add i32 -1, %32
  %48 = add i32 -2, %32
  br label %52

49:                                               ; preds = %44, %52, %29
  %50 = add nsw i32 %30, -1
  %51 = icmp eq i32 %30, 0
  br i1 %51, label %77, label %29, !llvm.loop !10

52:                                               ; preds = %52, %46
  %53 = phi i32 [ %45, %46 ], [ %75, %52 ]
  %54 = add nuw nsw i32 %53, %32
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr %1, i64 %55
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 64
  %58 = atomicrmw add ptr %57, i32 1 seq_cst, align 4
  %59 = add i32 %53, %47
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr %1, i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 64
  %63 = atomicrmw add ptr %62, i32 1 seq_cst, align 4
  %64 = add i32 %53, %48
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw i32, ptr %1, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 64
  %68 = atomicrmw add ptr %67, i32 1 seq_cst, align 4
  %69 = add nsw i32 %53, -3
  %70 = add nuw nsw i32 %69, %32
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr %1, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 64
  %74 = atomicrmw add ptr %73, i32 1 seq_cst, align 4
  %75 = add nsw i32 %53, -4
  %76 = icmp sgt i32 %69, %21
  br i1 %76, label %52, label %49, !llvm.loop !12

77:                                               ; preds = %49, %12, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

attributes #0 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
