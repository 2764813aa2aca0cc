; clang sm_80, from type_video_lanes.cu
source_filename = "type_video_lanes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @video_lanes(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %43

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !4
  %15 = getelementptr inbounds i32, ptr %1, i64 %12
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = tail call i32 asm "vabsdiff4.u32.u32.u32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %14, i32 %16, i32 0) #2, !srcloc !8
  %18 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %17, ptr %18, align 4, !tbaa !4
  %19 = tail call i32 asm "vabsdiff4.u32.s32.s32.add $0, $1, $2, $3;", "=r,r,r,r"(i32 %14, i32 %16, i32 %9) #2, !srcloc !9
  %20 = add nsw i32 %3, %9
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %2, i64 %21
  store i32 %19, ptr %22, align 4, !tbaa !4
  %23 = tail call i32 asm "vabsdiff2.s32.s32.s32.sat $0, $1, $2, $3;", "=r,r,r,r"(i32 %14, i32 %16, i32 0) #2, !srcloc !10
  %24 = shl nsw i32 %3, 1
  %25 = add nsw i32 %24, %9
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %2, i64 %26
  store i32 %23, ptr %27, align 4, !tbaa !4
  %28 = tail call i32 asm "vavrg4.u32.u32.u32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %14, i32 %16, i32 0) #2, !srcloc !11
  %29 = mul nsw i32 %3, 3
  %30 = add nsw i32 %29, %9
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %2, i64 %31
  store i32 %28, ptr %32, align 4, !tbaa !4
  %33 = tail call i32 asm "vadd4.s32.s32.s32.sat $0, $1, $2, $3;", "=r,r,r,r"(i32 %14, i32 %16, i32 0) #2, !srcloc !12
  %34 = shl nsw i32 %3, 2
  %35 = add nsw i32 %34, %9
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %2, i64 %36
  store i32 %33, ptr %37, align 4, !tbaa !4
  %38 = tail call i32 asm "vmax2.u32.s32.u32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %14, i32 %16, i32 0) #2, !srcloc !13
  %39 = mul nsw i32 %3, 5
  %40 = add nsw i32 %39, %9
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %2, i64 %41
  store i32 %38, ptr %42, align 4, !tbaa !4
  br label %43

43:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind memory(none) }

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
!8 = !{i64 375}
!9 = !{i64 484}
!10 = !{i64 601}
!11 = !{i64 722}
!12 = !{i64 836}
!13 = !{i64 953}
