; clang sm_80, from memory_device_array.cu
source_filename = "memory_device_array.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.DeviceArray = type { ptr, i64, [2 x i64], i64 }

; Function Attrs: mustprogress nounwind memory(argmem: read, inaccessiblemem: write)
define dso_local noundef ptr @_Z2atRK11DeviceArrayxx(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(40) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i64 %1, -1
  br i1 %4, label %5, label %15

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i64, ptr %6, align 8, !tbaa !8
  %8 = icmp slt i64 %1, %7
  %9 = icmp sgt i64 %2, -1
  %10 = and i1 %9, %8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load i64, ptr %11, align 8
  %13 = icmp slt i64 %2, %12
  %14 = select i1 %10, i1 %13, i1 false
  br i1 %14, label %16, label %15

15:                                               ; preds = %5, %3
  tail call void @llvm.trap()
  unreachable

16:                                               ; preds = %5
  %17 = load ptr, ptr %0, align 8, !tbaa !10
  %18 = getelementptr inbounds nuw double, ptr %17, i64 %1
  %19 = mul nsw i64 %7, %2
  %20 = getelementptr inbounds nuw double, ptr %18, i64 %19
  ret ptr %20
}

; Function Attrs: mustprogress noinline norecurse nounwind memory(readwrite, inaccessiblemem: write, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @memory_device_array(ptr noundef readonly byval(%struct.DeviceArray) align 8 captures(none) %0, ptr noundef readonly byval(%struct.DeviceArray) align 8 captures(none) %1, double noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = zext i32 %8 to i64
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = zext nneg i32 %14 to i64
  %16 = icmp eq i32 %8, 0
  br i1 %16, label %69, label %17

17:                                               ; preds = %3
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !8
  %20 = add nsw i64 %19, -1
  %21 = icmp sle i64 %20, %9
  %22 = icmp eq i32 %14, 0
  %23 = or i1 %22, %21
  br i1 %23, label %69, label %24

24:                                               ; preds = %17
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %26 = load i64, ptr %25, align 8, !tbaa !8
  %27 = add nsw i64 %26, -1
  %28 = icmp sgt i64 %27, %15
  br i1 %28, label %29, label %69

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load i64, ptr %30, align 8, !tbaa !8
  %32 = icmp sgt i64 %31, %9
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %34 = load i64, ptr %33, align 8
  %35 = icmp sgt i64 %34, %15
  %36 = select i1 %32, i1 %35, i1 false
  br i1 %36, label %38, label %37

37:                                               ; preds = %29
  tail call void @llvm.trap()
  unreachable

38:                                               ; preds = %29
  %39 = add nuw nsw i64 %15, 1
  %40 = add nsw i64 %15, -1
  %41 = mul nsw i64 %19, %15
  %42 = load ptr, ptr %0, align 8, !tbaa !10
  %43 = getelementptr double, ptr %42, i64 %9
  %44 = getelementptr inbounds nuw double, ptr %43, i64 %41
  %45 = load double, ptr %44, align 8, !tbaa !14
  %46 = getelementptr i8, ptr %43, i64 -8
  %47 = getelementptr inbounds nuw double, ptr %46, i64 %41
  %48 = load double, ptr %47, align 8, !tbaa !14
  %49 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %50 = getelementptr inbounds nuw double, ptr %49, i64 %41
  %51 = load double, ptr %50, align 8, !tbaa !14
  %52 = fadd contract double %48, %51
  %53 = mul nsw i64 %19, %40
  %54 = getelementptr inbounds nuw double, ptr %43, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !14
  %56 = fadd contract double %52, %55
  %57 = mul nsw i64 %19, %39
  %58 = getelementptr inbounds nuw double, ptr %43, i64 %57
  %59 = load double, ptr %58, align 8, !tbaa !14
  %60 = fadd contract double %56, %59
  %61 = fmul contract double %45, 4.000000e+00
  %62 = fsub contract double %60, %61
  %63 = fmul contract double %2, %62
  %64 = fadd contract double %45, %63
  %65 = load ptr, ptr %1, align 8, !tbaa !10
  %66 = getelementptr inbounds nuw double, ptr %65, i64 %9
  %67 = mul nsw i64 %31, %15
  %68 = getelementptr inbounds nuw double, ptr %66, i64 %67
  store double %64, ptr %68, align 8, !tbaa !14
  br label %69

69:                                               ; preds = %3, %17, %24, %38
  ret void
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { mustprogress nounwind memory(argmem: read, inaccessiblemem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #1 = { mustprogress noinline norecurse nounwind memory(readwrite, inaccessiblemem: write, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = !{!11, !12, i64 0}
!11 = !{!"_ZTS11DeviceArray", !12, i64 0, !9, i64 8, !6, i64 16, !9, i64 32}
!12 = !{!"p1 double", !13, i64 0}
!13 = !{!"any pointer", !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !6, i64 0}
