; clang sm_80, from type_closed_sum.cu
source_filename = "type_closed_sum.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @type_closed_sum(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %103

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = freeze i32 %16
  %18 = urem i32 %17, 1000
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %44, label %20

20:                                               ; preds = %13
  %21 = urem i32 %17, 1000
  %22 = sub nuw i32 %17, %21
  %23 = xor i32 %22, -1
  %24 = add i32 %17, %23
  %25 = zext i32 %24 to i33
  %26 = add i32 %17, -2
  %27 = sub i32 %26, %22
  %28 = zext i32 %27 to i33
  %29 = mul i33 %25, %28
  %30 = add i32 %17, -3
  %31 = sub i32 %30, %22
  %32 = zext i32 %31 to i33
  %33 = mul i33 %29, %32
  %34 = lshr i33 %33, 1
  %35 = trunc nuw i33 %34 to i32
  %36 = mul i32 %35, 1431655766
  %37 = add i32 %17, %36
  %38 = lshr i33 %29, 1
  %39 = trunc nuw i33 %38 to i32
  %40 = mul i32 %39, 3
  %41 = add i32 %37, %40
  %42 = xor i32 %22, -1
  %43 = add i32 %41, %42
  br label %44

44:                                               ; preds = %20, %13
  %45 = phi i32 [ 0, %13 ], [ %43, %20 ]
  %46 = getelementptr inbounds i32, ptr %2, i64 %14
  store i32 %45, ptr %46, align 4, !tbaa !4
  %47 = load i32, ptr %15, align 4, !tbaa !4
  %48 = freeze i32 %47
  %49 = urem i32 %48, 777
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %68, label %51

51:                                               ; preds = %44
  %52 = zext i32 %48 to i64
  %53 = urem i32 %48, 777
  %54 = sub nuw i32 %48, %53
  %55 = zext i32 %54 to i64
  %56 = xor i64 %55, -1
  %57 = add nsw i64 %56, %52
  %58 = zext i64 %57 to i65
  %59 = add nsw i64 %52, -2
  %60 = sub nsw i64 %59, %55
  %61 = zext i64 %60 to i65
  %62 = mul i65 %58, %61
  %63 = lshr i65 %62, 1
  %64 = trunc nuw i65 %63 to i64
  %65 = add i64 %52, %64
  %66 = xor i64 %55, -1
  %67 = add i64 %65, %66
  br label %68

68:                                               ; preds = %51, %44
  %69 = phi i64 [ 0, %44 ], [ %67, %51 ]
  %70 = getelementptr inbounds i64, ptr %3, i64 %14
  store i64 %69, ptr %70, align 8, !tbaa !8
  %71 = getelementptr inbounds i64, ptr %1, i64 %14
  %72 = load i64, ptr %71, align 8, !tbaa !8
  %73 = zext i64 %72 to i128
  %74 = add nsw i32 %11, 1
  %75 = srem i32 %74, %5
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i64, ptr %1, i64 %76
  %78 = load i64, ptr %77, align 8, !tbaa !8
  %79 = zext i64 %78 to i128
  %80 = add nuw nsw i128 %79, 2305843009213693952
  %81 = mul i128 %80, %73
  %82 = xor i32 %11, -1
  %83 = add i32 %5, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i64, ptr %1, i64 %84
  %86 = load i64, ptr %85, align 8, !tbaa !8
  %87 = zext i64 %86 to i128
  %88 = sub nsw i128 %81, %87
  %89 = lshr i128 %88, 3
  %90 = trunc i128 %89 to i64
  %91 = shl nsw i32 %11, 1
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds i64, ptr %4, i64 %92
  store i64 %90, ptr %93, align 8, !tbaa !8
  %94 = lshr i128 %81, 64
  %95 = trunc nuw i128 %94 to i64
  %96 = icmp slt i128 %88, 0
  %97 = select i1 %96, i64 1, i64 2
  %98 = xor i64 %97, %95
  %99 = icmp ugt i128 %81, %88
  %100 = select i1 %99, i64 4, i64 8
  %101 = xor i64 %98, %100
  %102 = getelementptr i8, ptr %93, i64 8
  store i64 %101, ptr %102, align 8, !tbaa !8
  br label %103

103:                                              ; preds = %6, %68
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
!9 = !{!"long long", !6, i64 0}
