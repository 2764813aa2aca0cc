; clang sm_80, from shared_stored_again.cu
source_filename = "shared_stored_again.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ19shared_stored_againE4tile = internal unnamed_addr addrspace(3) global [64 x double] undef, align 8
@_ZZ19shared_stored_againE6number = internal unnamed_addr addrspace(3) global [66 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_stored_again(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 6
  %9 = add i32 %8, %6
  %10 = zext nneg i32 %6 to i64
  %11 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_stored_againE4tile to ptr), i64 %10
  store double 0.000000e+00, ptr %11, align 8, !tbaa !8
  %12 = icmp slt i32 %9, %4
  br i1 %12, label %13, label %17

13:                                               ; preds = %5
  %14 = sext i32 %9 to i64
  %15 = getelementptr inbounds double, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !8
  store double %16, ptr %11, align 8, !tbaa !8
  br label %17

17:                                               ; preds = %13, %5
  %18 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_stored_againE6number to ptr), i64 %10
  %19 = getelementptr i8, ptr %18, i64 4
  %20 = icmp samesign ult i32 %6, 40
  %21 = select i1 %20, i32 2, i32 1
  store i32 %21, ptr %19, align 4, !tbaa !4
  %22 = icmp eq i32 %6, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %17
  store i32 5, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_stored_againE6number to ptr), align 4, !tbaa !4
  br label %24

24:                                               ; preds = %23, %17
  %25 = add nsw i32 %6, -20
  %26 = icmp ult i32 %25, 30
  br i1 %26, label %27, label %28

27:                                               ; preds = %24
  store i32 3, ptr %19, align 4, !tbaa !4
  br label %28

28:                                               ; preds = %27, %24
  %29 = icmp eq i32 %6, 63
  br i1 %29, label %30, label %31

30:                                               ; preds = %28
  store i32 7, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_stored_againE6number to ptr), i64 260), align 4, !tbaa !4
  br label %31

31:                                               ; preds = %30, %28
  br i1 %12, label %33, label %32

32:                                               ; preds = %31
  store i32 -1, ptr %19, align 4, !tbaa !4
  br label %33

33:                                               ; preds = %32, %31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %34, label %57

34:                                               ; preds = %33
  %35 = sub nsw i32 63, %6
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds double, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_stored_againE4tile to ptr), i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = load double, ptr %11, align 8, !tbaa !8
  %40 = fsub contract double %38, %39
  %41 = sext i32 %9 to i64
  %42 = getelementptr inbounds double, ptr %2, i64 %41
  store double %40, ptr %42, align 8, !tbaa !8
  %43 = load i32, ptr %18, align 4, !tbaa !4
  %44 = load i32, ptr %19, align 4, !tbaa !4
  %45 = mul nsw i32 %44, 10
  %46 = add nsw i32 %45, %43
  %47 = getelementptr i8, ptr %18, i64 8
  %48 = load i32, ptr %47, align 4, !tbaa !4
  %49 = mul nsw i32 %48, 100
  %50 = add nsw i32 %46, %49
  %51 = getelementptr inbounds i32, ptr %1, i64 %41
  %52 = load i32, ptr %51, align 4, !tbaa !4
  %53 = icmp eq i32 %52, 0
  %54 = select i1 %53, i32 0, i32 1000
  %55 = add nsw i32 %50, %54
  %56 = getelementptr inbounds i32, ptr %3, i64 %41
  store i32 %55, ptr %56, align 4, !tbaa !4
  br label %57

57:                                               ; preds = %34, %33
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{!"double", !6, i64 0}
