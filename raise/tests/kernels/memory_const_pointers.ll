; clang sm_80, from memory_const_pointers.cu
source_filename = "memory_const_pointers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Field = type { ptr, ptr, float, i32 }

@target = dso_local addrspace(4) externally_initialized constant ptr null, align 8
@table = dso_local addrspace(4) externally_initialized constant [3 x ptr] zeroinitializer, align 8
@field = dso_local addrspace(4) externally_initialized constant %struct.Field zeroinitializer, align 8
@extra = dso_local addrspace(1) externally_initialized global ptr null, align 8
@llvm.compiler.used = appending global [4 x ptr] [ptr addrspacecast (ptr addrspace(1) @extra to ptr), ptr addrspacecast (ptr addrspace(4) @field to ptr), ptr addrspacecast (ptr addrspace(4) @table to ptr), ptr addrspacecast (ptr addrspace(4) @target to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local noundef float @_Z6scaled5Fieldi(ptr noundef readonly byval(%struct.Field) align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load float, ptr %3, align 8, !tbaa !8
  %5 = load ptr, ptr %0, align 8, !tbaa !13
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds float, ptr %5, i64 %6
  %8 = load float, ptr %7, align 4, !tbaa !14
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !15
  %11 = add nsw i32 %1, 1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %13 = load i32, ptr %12, align 4, !tbaa !16
  %14 = srem i32 %11, %13
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %10, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !14
  %18 = fsub contract float %8, %17
  %19 = fmul contract float %4, %18
  ret float %19
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @memory_const_pointers(i32 noundef %0) local_unnamed_addr #1 {
  %2 = alloca %struct.Field, align 8
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @field to ptr), i64 20), align 4, !tbaa !16
  %9 = icmp slt i32 %7, %8
  %10 = icmp slt i32 %7, %0
  %11 = and i1 %10, %9
  br i1 %11, label %12, label %36

12:                                               ; preds = %1
  %13 = load ptr, ptr addrspacecast (ptr addrspace(4) @table to ptr), align 8, !tbaa !17
  %14 = sext i32 %7 to i64
  %15 = getelementptr inbounds float, ptr %13, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !14
  %17 = load ptr, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @table to ptr), i64 8), align 8, !tbaa !17
  %18 = getelementptr inbounds float, ptr %17, i64 %14
  %19 = load float, ptr %18, align 4, !tbaa !14
  %20 = load ptr, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @table to ptr), i64 16), align 8, !tbaa !17
  %21 = xor i32 %7, -1
  %22 = add i32 %0, %21
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %20, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !14
  %26 = fmul contract float %19, %25
  %27 = fadd contract float %16, %26
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %2, ptr noundef nonnull align 8 dereferenceable(24) addrspacecast (ptr addrspace(4) @field to ptr), i64 24, i1 false), !tbaa.struct !18
  %28 = tail call contract noundef float @_Z6scaled5Fieldi(ptr noundef nonnull byval(%struct.Field) align 8 %2, i32 noundef %7) #4
  %29 = fadd contract float %27, %28
  %30 = load ptr, ptr addrspacecast (ptr addrspace(1) @extra to ptr), align 8, !tbaa !17
  %31 = getelementptr inbounds float, ptr %30, i64 %14
  %32 = load float, ptr %31, align 4, !tbaa !14
  %33 = fadd contract float %29, %32
  %34 = load ptr, ptr addrspacecast (ptr addrspace(4) @target to ptr), align 8, !tbaa !17
  %35 = getelementptr inbounds float, ptr %34, i64 %14
  store float %33, ptr %35, align 4, !tbaa !14
  br label %36

36:                                               ; preds = %1, %12
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!8 = !{!9, !12, i64 16}
!9 = !{!"_ZTS5Field", !10, i64 0, !10, i64 8, !12, i64 16, !5, i64 20}
!10 = !{!"p1 float", !11, i64 0}
!11 = !{!"any pointer", !6, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = !{!9, !10, i64 0}
!14 = !{!12, !12, i64 0}
!15 = !{!9, !10, i64 8}
!16 = !{!9, !5, i64 20}
!17 = !{!10, !10, i64 0}
!18 = !{i64 0, i64 8, !17, i64 8, i64 8, !17, i64 16, i64 4, !14, i64 20, i64 4, !4}
