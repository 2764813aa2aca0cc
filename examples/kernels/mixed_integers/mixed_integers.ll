; clang sm_80, from mixed_integers.cu
source_filename = "mixed_integers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @mixed_integers(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %4
  br i1 %12, label %13, label %49

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = getelementptr inbounds i32, ptr %1, i64 %14
  %18 = load i32, ptr %17, align 4, !tbaa !4
  %19 = sext i32 %16 to i64
  %20 = mul nsw i64 %19, %19
  %21 = zext i32 %18 to i64
  %22 = add nuw nsw i64 %20, %21
  %23 = add i32 %18, %16
  %24 = sext i32 %23 to i64
  %25 = add nsw i64 %22, %24
  %26 = zext i32 %23 to i64
  %27 = xor i64 %25, %26
  %28 = ashr i64 %27, 3
  %29 = sub nsw i64 %27, %28
  %30 = getelementptr inbounds i64, ptr %2, i64 %14
  store i64 %29, ptr %30, align 8, !tbaa !8
  %31 = freeze i32 %16
  %32 = sdiv i32 %31, %5
  %33 = mul i32 %32, %5
  %34 = sub i32 %31, %33
  %35 = add nsw i32 %34, %32
  %36 = lshr i32 %18, 1
  %37 = udiv i32 %36, %5
  %38 = urem i32 %18, %5
  %39 = ashr i32 %16, 2
  %40 = add i32 %37, %38
  %41 = sub i32 %39, %40
  %42 = tail call noundef i32 @__nv_max(i32 noundef %35, i32 noundef %41) #3
  %43 = lshr i64 %27, 7
  %44 = trunc i64 %43 to i32
  %45 = tail call noundef i32 @__nv_min(i32 noundef %42, i32 noundef %44) #3
  %46 = xor i32 %16, %45
  %47 = xor i32 %46, -1
  %48 = getelementptr inbounds i32, ptr %3, i64 %14
  store i32 %47, ptr %48, align 4, !tbaa !4
  br label %49

49:                                               ; preds = %6, %13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { convergent nounwind willreturn memory(none) }

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
!9 = !{!"long long", !6, i64 0}
