; clang sm_80, from memory_nested_rows.cu
source_filename = "memory_nested_rows.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Cell = type { [2 x %struct.Face], [4 x i16] }
%struct.Face = type { [3 x double], [2 x float], i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local void @_Z4filldP4Facei(double noundef %0, ptr noundef writeonly captures(none) initializes((32, 36)) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store i32 %2, ptr %4, align 8, !tbaa !8
  %5 = fcmp contract ogt double %0, 1.000000e+00
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  store double %0, ptr %1, align 8, !tbaa !10
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store float 1.000000e+00, ptr %7, align 8, !tbaa !12
  br label %15

8:                                                ; preds = %3
  %9 = fmul contract double %0, %0
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store double %9, ptr %10, align 8, !tbaa !10
  %11 = sitofp i32 %2 to double
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store double %11, ptr %12, align 8, !tbaa !10
  %13 = fptrunc contract double %0 to float
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 28
  store float %13, ptr %14, align 4, !tbaa !12
  br label %15

15:                                               ; preds = %8, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @memory_nested_rows(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = alloca [3 x %struct.Cell], align 8
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %144

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  br label %13

13:                                               ; preds = %12, %13
  %14 = phi i32 [ 0, %12 ], [ %44, %13 ]
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw %struct.Cell, ptr %5, i64 %15
  %17 = uitofp nneg i32 %14 to double
  %18 = fsub contract double -1.000000e+00, %17
  %19 = uitofp nneg i32 %14 to float
  %20 = fmul contract float %19, 2.500000e-01
  %21 = fadd contract double %18, -1.000000e+00
  %22 = fadd contract double %18, -2.000000e+00
  store double %18, ptr %16, align 8, !tbaa !10
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store double %21, ptr %23, align 8, !tbaa !10
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store double %22, ptr %24, align 8, !tbaa !10
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 28
  store float %20, ptr %26, align 4, !tbaa !12
  store float %20, ptr %25, align 8, !tbaa !12
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 40
  store double %18, ptr %27, align 8, !tbaa !10
  %28 = getelementptr inbounds nuw i8, ptr %16, i64 48
  store double %21, ptr %28, align 8, !tbaa !10
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 56
  store double %22, ptr %29, align 8, !tbaa !10
  %30 = getelementptr inbounds nuw i8, ptr %16, i64 64
  %31 = getelementptr inbounds nuw i8, ptr %16, i64 68
  store float %20, ptr %31, align 4, !tbaa !12
  store float %20, ptr %30, align 8, !tbaa !12
  %32 = mul nuw nsw i32 %14, 10
  %33 = getelementptr inbounds nuw i8, ptr %16, i64 80
  %34 = trunc nuw nsw i32 %32 to i16
  store i16 %34, ptr %33, align 8, !tbaa !14
  %35 = trunc i32 %32 to i16
  %36 = or disjoint i16 %35, 1
  %37 = getelementptr inbounds nuw i8, ptr %16, i64 82
  store i16 %36, ptr %37, align 2, !tbaa !14
  %38 = trunc i32 %32 to i16
  %39 = add i16 %38, 2
  %40 = getelementptr inbounds nuw i8, ptr %16, i64 84
  store i16 %39, ptr %40, align 4, !tbaa !14
  %41 = trunc i32 %32 to i16
  %42 = add i16 %41, 3
  %43 = getelementptr inbounds nuw i8, ptr %16, i64 86
  store i16 %42, ptr %43, align 2, !tbaa !14
  %44 = add nuw nsw i32 %14, 1
  %45 = icmp eq i32 %44, 3
  br i1 %45, label %46, label %13, !llvm.loop !16

46:                                               ; preds = %13
  %47 = sext i32 %10 to i64
  %48 = getelementptr inbounds double, ptr %0, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !10
  %50 = getelementptr inbounds nuw i8, ptr %5, i64 88
  br label %85

51:                                               ; preds = %102
  %52 = getelementptr inbounds i32, ptr %1, i64 %47
  %53 = load i32, ptr %52, align 4, !tbaa !4
  %54 = and i32 %53, 1
  %55 = icmp eq i32 %54, 0
  %56 = getelementptr inbounds nuw i8, ptr %5, i64 176
  %57 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %58 = getelementptr inbounds nuw i8, ptr %5, i64 248
  %59 = getelementptr inbounds nuw i8, ptr %5, i64 160
  %60 = select i1 %55, ptr %58, ptr %59
  store i32 7, ptr %60, align 8, !tbaa !8
  %61 = fcmp contract ogt double %49, 1.000000e+00
  br i1 %61, label %62, label %67

62:                                               ; preds = %51
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 216
  %64 = select i1 %55, ptr %63, ptr %57
  store double %49, ptr %64, align 8, !tbaa !10
  %65 = select i1 %55, i64 240, i64 152
  %66 = getelementptr inbounds nuw i8, ptr %5, i64 %65
  store float 1.000000e+00, ptr %66, align 8, !tbaa !12
  br label %76

67:                                               ; preds = %51
  %68 = fmul contract double %49, %49
  %69 = select i1 %55, i64 224, i64 136
  %70 = getelementptr inbounds nuw i8, ptr %5, i64 %69
  store double %68, ptr %70, align 8, !tbaa !10
  %71 = select i1 %55, i64 232, i64 144
  %72 = getelementptr inbounds nuw i8, ptr %5, i64 %71
  store double 7.000000e+00, ptr %72, align 8, !tbaa !10
  %73 = fptrunc contract double %49 to float
  %74 = select i1 %55, i64 244, i64 156
  %75 = getelementptr inbounds nuw i8, ptr %5, i64 %74
  store float %73, ptr %75, align 4, !tbaa !12
  br label %76

76:                                               ; preds = %62, %67
  %77 = select i1 %55, i64 256, i64 168
  %78 = getelementptr inbounds nuw i8, ptr %5, i64 %77
  %79 = and i32 %53, 3
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw i16, ptr %78, i64 %80
  %82 = load i16, ptr %81, align 2, !tbaa !14
  %83 = add i16 %82, 100
  store i16 %83, ptr %81, align 2, !tbaa !14
  %84 = zext nneg i32 %54 to i64
  br label %124

85:                                               ; preds = %46, %102
  %86 = phi i1 [ true, %46 ], [ false, %102 ]
  %87 = phi i32 [ 0, %46 ], [ 1, %102 ]
  %88 = uitofp nneg i32 %87 to double
  %89 = fadd contract double %49, %88
  %90 = zext nneg i32 %87 to i64
  %91 = getelementptr inbounds nuw %struct.Face, ptr %50, i64 %90
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 32
  store i32 %87, ptr %92, align 8, !tbaa !8
  %93 = fcmp contract ogt double %89, 1.000000e+00
  br i1 %93, label %94, label %96

94:                                               ; preds = %85
  store double %89, ptr %91, align 8, !tbaa !10
  %95 = getelementptr inbounds nuw i8, ptr %91, i64 24
  store float 1.000000e+00, ptr %95, align 8, !tbaa !12
  br label %102

96:                                               ; preds = %85
  %97 = fmul contract double %89, %89
  %98 = getelementptr inbounds nuw i8, ptr %91, i64 8
  store double %97, ptr %98, align 8, !tbaa !10
  %99 = getelementptr inbounds nuw i8, ptr %91, i64 16
  store double %88, ptr %99, align 8, !tbaa !10
  %100 = fptrunc contract double %89 to float
  %101 = getelementptr inbounds nuw i8, ptr %91, i64 28
  store float %100, ptr %101, align 4, !tbaa !12
  br label %102

102:                                              ; preds = %94, %96
  br i1 %86, label %85, label %51, !llvm.loop !19

103:                                              ; preds = %124
  %104 = mul nsw i32 %10, 3
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds double, ptr %2, i64 %105
  store double %140, ptr %106, align 8, !tbaa !10
  %107 = load double, ptr %57, align 8, !tbaa !10
  %108 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %109 = load double, ptr %108, align 8, !tbaa !10
  %110 = fadd contract double %107, %109
  %111 = load i32, ptr %59, align 8, !tbaa !8
  %112 = sitofp i32 %111 to double
  %113 = fadd contract double %110, %112
  %114 = getelementptr i8, ptr %106, i64 8
  store double %113, ptr %114, align 8, !tbaa !10
  %115 = select i1 %55, i64 258, i64 170
  %116 = getelementptr inbounds nuw i8, ptr %5, i64 %115
  %117 = load i16, ptr %116, align 2, !tbaa !14
  %118 = sitofp i16 %117 to float
  %119 = getelementptr inbounds nuw i8, ptr %5, i64 244
  %120 = load float, ptr %119, align 4, !tbaa !12
  %121 = fadd contract float %120, %118
  %122 = fpext contract float %121 to double
  %123 = getelementptr i8, ptr %106, i64 16
  store double %122, ptr %123, align 8, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  br label %144

124:                                              ; preds = %76, %124
  %125 = phi i32 [ 0, %76 ], [ %141, %124 ]
  %126 = phi ptr [ %56, %76 ], [ %142, %124 ]
  %127 = phi double [ 0.000000e+00, %76 ], [ %140, %124 ]
  %128 = fmul contract double %127, 5.000000e-01
  %129 = getelementptr inbounds nuw %struct.Face, ptr %126, i64 %84
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %131 = load double, ptr %130, align 8, !tbaa !10
  %132 = fadd contract double %128, %131
  %133 = getelementptr inbounds nuw i8, ptr %126, i64 28
  %134 = load float, ptr %133, align 4, !tbaa !12
  %135 = fpext contract float %134 to double
  %136 = fadd contract double %132, %135
  %137 = getelementptr inbounds nuw i8, ptr %126, i64 84
  %138 = load i16, ptr %137, align 4, !tbaa !14
  %139 = sitofp i16 %138 to double
  %140 = fadd contract double %136, %139
  %141 = add nuw nsw i32 %125, 1
  %142 = getelementptr inbounds i8, ptr %126, i64 -88
  %143 = icmp eq i32 %141, 3
  br i1 %143, label %103, label %124, !llvm.loop !20

144:                                              ; preds = %4, %103
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!8 = !{!9, !5, i64 32}
!9 = !{!"_ZTS4Face", !6, i64 0, !6, i64 24, !5, i64 32}
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !6, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !6, i64 0}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !17, !18}
!20 = distinct !{!20, !17, !18}
