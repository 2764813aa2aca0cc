; clang sm_80, from type_nan_to_int.cu
source_filename = "type_nan_to_int.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @type_nan_to_int(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %44

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !8
  %16 = getelementptr inbounds double, ptr %1, i64 %13
  %17 = load double, ptr %16, align 8, !tbaa !8
  %18 = fdiv contract double %15, %17
  %19 = fptrunc contract double %18 to float
  %20 = fptosi double %18 to i32
  %21 = shl nsw i32 %10, 2
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %2, i64 %22
  store i32 %20, ptr %23, align 4, !tbaa !4
  %24 = tail call noundef i32 @__nv_double2uint_rn(double noundef %18) #3
  %25 = or disjoint i32 %21, 1
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %2, i64 %26
  store i32 %24, ptr %27, align 4, !tbaa !4
  %28 = fptosi float %19 to i32
  %29 = or disjoint i32 %21, 2
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %2, i64 %30
  store i32 %28, ptr %31, align 4, !tbaa !4
  %32 = tail call noundef i32 @__nv_float2uint_ru(float noundef %19) #3
  %33 = or disjoint i32 %21, 3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %2, i64 %34
  store i32 %32, ptr %35, align 4, !tbaa !4
  %36 = fptosi double %18 to i64
  %37 = getelementptr inbounds i64, ptr %3, i64 %22
  store i64 %36, ptr %37, align 8, !tbaa !10
  %38 = tail call noundef i64 @__nv_double2ull_rd(double noundef %18) #3
  %39 = getelementptr inbounds i64, ptr %3, i64 %26
  store i64 %38, ptr %39, align 8, !tbaa !10
  %40 = tail call noundef i64 @__nv_llrintf(float noundef %19) #3
  %41 = getelementptr inbounds i64, ptr %3, i64 %30
  store i64 %40, ptr %41, align 8, !tbaa !10
  %42 = fptoui float %19 to i64
  %43 = getelementptr inbounds i64, ptr %3, i64 %34
  store i64 %42, ptr %43, align 8, !tbaa !10
  br label %44

44:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_double2uint_rn(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float2uint_ru(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local i64 @__nv_double2ull_rd(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local i64 @__nv_llrintf(float noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #3 = { convergent nounwind }

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
!10 = !{!11, !11, i64 0}
!11 = !{!"long long", !6, i64 0}
