; clang sm_80, from shared_stockham.cu
source_filename = "shared_stockham.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.double2 = type { double, double }

@_ZZ15shared_stockhamE1a = internal unnamed_addr addrspace(3) global [64 x %struct.double2] undef, align 16
@_ZZ15shared_stockhamE1b = internal unnamed_addr addrspace(3) global [64 x %struct.double2] undef, align 16

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_stockham(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 6
  %8 = icmp samesign ult i32 %5, 64
  br i1 %8, label %11, label %9

9:                                                ; preds = %11, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %10 = zext nneg i32 %5 to i64
  br label %25

11:                                               ; preds = %2, %11
  %12 = phi i32 [ %22, %11 ], [ %5, %2 ]
  %13 = or disjoint i32 %12, %7
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds %struct.double2, ptr %0, i64 %14
  %16 = load double, ptr %15, align 16, !tbaa !8
  %17 = zext nneg i32 %12 to i64
  %18 = getelementptr inbounds nuw %struct.double2, ptr addrspacecast (ptr addrspace(3) @_ZZ15shared_stockhamE1a to ptr), i64 %17
  store double %16, ptr %18, align 16, !tbaa !8
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %20 = load double, ptr %19, align 8, !tbaa !11
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store double %20, ptr %21, align 8, !tbaa !11
  %22 = add nuw nsw i32 %12, 32
  %23 = icmp samesign ult i32 %12, 32
  br i1 %23, label %11, label %9, !llvm.loop !12

24:                                               ; preds = %25
  br i1 %8, label %69, label %68

25:                                               ; preds = %9, %25
  %26 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ15shared_stockhamE1a to ptr), %9 ], [ %27, %25 ]
  %27 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ15shared_stockhamE1b to ptr), %9 ], [ %26, %25 ]
  %28 = phi i32 [ 1, %9 ], [ %53, %25 ]
  %29 = add nuw nsw i32 %28, 1023
  %30 = and i32 %29, %5
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %31 = uitofp nneg i32 %30 to double
  %32 = fneg contract double %31
  %33 = uitofp nneg i32 %28 to double
  %34 = fdiv contract double %32, %33
  call void @__nv_sincospi(double noundef %34, ptr noundef nonnull %3, ptr noundef nonnull %4) #7
  %35 = getelementptr inbounds nuw %struct.double2, ptr %26, i64 %10
  %36 = load double, ptr %35, align 16, !tbaa !14
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %38 = load double, ptr %37, align 8, !tbaa !14
  %39 = getelementptr i8, ptr %35, i64 512
  %40 = load double, ptr %39, align 16, !tbaa !14
  %41 = getelementptr i8, ptr %35, i64 520
  %42 = load double, ptr %41, align 8, !tbaa !14
  %43 = load double, ptr %4, align 8, !tbaa !14
  %44 = fmul contract double %40, %43
  %45 = load double, ptr %3, align 8, !tbaa !14
  %46 = fmul contract double %42, %45
  %47 = fsub contract double %44, %46
  %48 = fmul contract double %40, %45
  %49 = fmul contract double %42, %43
  %50 = fadd contract double %49, %48
  %51 = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %28, i1 true)
  %52 = lshr i32 %5, %51
  %53 = shl nuw nsw i32 %28, 1
  %54 = mul nuw nsw i32 %53, %52
  %55 = add nuw nsw i32 %54, %30
  %56 = fadd contract double %36, %47
  %57 = fadd contract double %38, %50
  %58 = zext nneg i32 %55 to i64
  %59 = getelementptr inbounds nuw %struct.double2, ptr %27, i64 %58
  store double %56, ptr %59, align 16, !tbaa !14
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 8
  store double %57, ptr %60, align 8, !tbaa !14
  %61 = fsub contract double %36, %47
  %62 = fsub contract double %38, %50
  %63 = add nuw nsw i32 %55, %28
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw %struct.double2, ptr %27, i64 %64
  store double %61, ptr %65, align 16, !tbaa !14
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 8
  store double %62, ptr %66, align 8, !tbaa !14
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  %67 = icmp samesign ult i32 %28, 32
  br i1 %67, label %25, label %24, !llvm.loop !15

68:                                               ; preds = %69, %24
  ret void

69:                                               ; preds = %24, %69
  %70 = phi i32 [ %80, %69 ], [ %5, %24 ]
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw %struct.double2, ptr addrspacecast (ptr addrspace(3) @_ZZ15shared_stockhamE1a to ptr), i64 %71
  %73 = load double, ptr %72, align 16, !tbaa !8
  %74 = or disjoint i32 %70, %7
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds %struct.double2, ptr %1, i64 %75
  store double %73, ptr %76, align 16, !tbaa !8
  %77 = getelementptr inbounds nuw i8, ptr %72, i64 8
  %78 = load double, ptr %77, align 8, !tbaa !11
  %79 = getelementptr inbounds nuw i8, ptr %76, i64 8
  store double %78, ptr %79, align 8, !tbaa !11
  %80 = add nuw nsw i32 %70, 32
  %81 = icmp samesign ult i32 %70, 32
  br i1 %81, label %69, label %68, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: convergent nounwind
declare dso_local void @__nv_sincospi(double noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!8 = !{!9, !10, i64 0}
!9 = !{!"_ZTS7double2", !10, i64 0, !10, i64 8}
!10 = !{!"double", !6, i64 0}
!11 = !{!9, !10, i64 8}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!10, !10, i64 0}
!15 = distinct !{!15, !13, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !13}
