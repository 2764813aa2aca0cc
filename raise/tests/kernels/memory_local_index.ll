; clang sm_80, from memory_local_index.cu
source_filename = "memory_local_index.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @memory_local_index(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [8 x float], align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %68

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3
  %13 = shl nsw i32 %10, 3
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !8
  store float %16, ptr %5, align 4, !tbaa !8
  %17 = sext i32 %13 to i64
  %18 = getelementptr float, ptr %0, i64 %17
  %19 = getelementptr i8, ptr %18, i64 4
  %20 = load float, ptr %19, align 4, !tbaa !8
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store float %20, ptr %21, align 4, !tbaa !8
  %22 = sext i32 %13 to i64
  %23 = getelementptr float, ptr %0, i64 %22
  %24 = getelementptr i8, ptr %23, i64 8
  %25 = load float, ptr %24, align 4, !tbaa !8
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store float %25, ptr %26, align 4, !tbaa !8
  %27 = sext i32 %13 to i64
  %28 = getelementptr float, ptr %0, i64 %27
  %29 = getelementptr i8, ptr %28, i64 12
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store float %30, ptr %31, align 4, !tbaa !8
  %32 = sext i32 %13 to i64
  %33 = getelementptr float, ptr %0, i64 %32
  %34 = getelementptr i8, ptr %33, i64 16
  %35 = load float, ptr %34, align 4, !tbaa !8
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store float %35, ptr %36, align 4, !tbaa !8
  %37 = sext i32 %13 to i64
  %38 = getelementptr float, ptr %0, i64 %37
  %39 = getelementptr i8, ptr %38, i64 20
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store float %40, ptr %41, align 4, !tbaa !8
  %42 = sext i32 %13 to i64
  %43 = getelementptr float, ptr %0, i64 %42
  %44 = getelementptr i8, ptr %43, i64 24
  %45 = load float, ptr %44, align 4, !tbaa !8
  %46 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store float %45, ptr %46, align 4, !tbaa !8
  %47 = sext i32 %13 to i64
  %48 = getelementptr float, ptr %0, i64 %47
  %49 = getelementptr i8, ptr %48, i64 28
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store float %50, ptr %51, align 4, !tbaa !8
  %52 = sext i32 %10 to i64
  %53 = getelementptr inbounds i32, ptr %1, i64 %52
  %54 = load i32, ptr %53, align 4, !tbaa !4
  %55 = and i32 %54, 7
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw float, ptr %5, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !8
  %59 = fadd contract float %58, 1.000000e+00
  store float %59, ptr %57, align 4, !tbaa !8
  %60 = add nsw i32 %54, %10
  %61 = and i32 %60, 7
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw float, ptr %5, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !8
  %65 = load float, ptr %31, align 4, !tbaa !8
  %66 = fsub contract float %64, %65
  %67 = getelementptr inbounds float, ptr %2, i64 %52
  store float %66, ptr %67, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3
  br label %68

68:                                               ; preds = %4, %12
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
!9 = !{!"float", !6, i64 0}
