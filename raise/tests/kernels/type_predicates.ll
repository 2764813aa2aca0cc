; clang sm_80, from type_predicates.cu
source_filename = "type_predicates.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @type_predicates(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %45

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = icmp sgt i32 %15, 3
  %17 = and i32 %15, 1
  %18 = getelementptr inbounds i8, ptr %1, i64 %13
  %19 = load i8, ptr %18, align 1, !tbaa !8, !range !10, !noundef !11
  %20 = trunc nuw i8 %19 to i1
  %21 = zext i1 %16 to i32
  %22 = zext nneg i8 %19 to i32
  %23 = xor i32 %17, %22
  %24 = shl nuw nsw i32 %23, 1
  %25 = xor i1 %20, true
  %26 = select i1 %16, i1 %25, i1 false
  %27 = select i1 %26, i32 4, i32 0
  %28 = sub nsw i32 0, %15
  %29 = select i1 %16, i32 %15, i32 %28
  %30 = sub nsw i32 %17, %22
  %31 = mul nsw i32 %30, %29
  %32 = or disjoint i32 %27, %24
  %33 = or disjoint i32 %32, %21
  %34 = add i32 %33, %31
  %35 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %34, ptr %35, align 4, !tbaa !4
  %36 = icmp ne i32 %17, %21
  %37 = select i1 %36, i1 true, i1 %25
  br i1 %37, label %41, label %38

38:                                               ; preds = %12
  %39 = srem i32 %15, 3
  %40 = icmp eq i32 %39, 0
  br label %41

41:                                               ; preds = %12, %38
  %42 = phi i1 [ %36, %12 ], [ %40, %38 ]
  %43 = getelementptr inbounds i8, ptr %3, i64 %13
  %44 = zext i1 %42 to i8
  store i8 %44, ptr %43, align 1, !tbaa !8
  br label %45

45:                                               ; preds = %5, %41
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{!"bool", !6, i64 0}
!10 = !{i8 0, i8 2}
!11 = !{}
