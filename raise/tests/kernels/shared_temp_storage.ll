; clang sm_80, from shared_temp_storage.cu
source_filename = "shared_temp_storage.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%union.anon = type { %"union.Scan<128>::Storage" }
%"union.Scan<128>::Storage" = type { %struct.anon }
%struct.anon = type { [128 x i32], i32 }

@_ZZ19shared_temp_storageE1s = internal unnamed_addr addrspace(3) global %union.anon undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_temp_storage(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 7
  %7 = add i32 %6, %4
  %8 = and i32 %4, 31
  %9 = icmp slt i32 %7, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = sext i32 %7 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi i32 [ %13, %10 ], [ 0, %3 ]
  %16 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %15, i32 1, i32 0)
  %17 = icmp eq i32 %8, 0
  %18 = select i1 %17, i32 0, i32 %16
  %19 = add nsw i32 %18, %15
  %20 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %19, i32 2, i32 0)
  %21 = icmp samesign ult i32 %8, 2
  %22 = select i1 %21, i32 0, i32 %20
  %23 = add nsw i32 %22, %19
  %24 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %23, i32 4, i32 0)
  %25 = icmp samesign ult i32 %8, 4
  %26 = select i1 %25, i32 0, i32 %24
  %27 = add nsw i32 %26, %23
  %28 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %27, i32 8, i32 0)
  %29 = icmp samesign ult i32 %8, 8
  %30 = select i1 %29, i32 0, i32 %28
  %31 = add nsw i32 %30, %27
  %32 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %31, i32 16, i32 0)
  %33 = icmp samesign ult i32 %8, 16
  %34 = select i1 %33, i32 0, i32 %32
  %35 = add nsw i32 %34, %31
  %36 = icmp eq i32 %8, 31
  %37 = lshr i32 %4, 5
  br i1 %36, label %38, label %41

38:                                               ; preds = %14
  %39 = zext nneg i32 %37 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_temp_storageE1s to ptr), i64 %39
  store i32 %35, ptr %40, align 4, !tbaa !8
  br label %41

41:                                               ; preds = %14, %38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = icmp eq i32 %37, 0
  %43 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_temp_storageE1s to ptr), align 4
  %44 = select i1 %42, i32 0, i32 %43
  %45 = icmp samesign ugt i32 %4, 63
  %46 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_temp_storageE1s to ptr), i64 4), align 4
  %47 = select i1 %45, i32 %46, i32 0
  %48 = add nsw i32 %44, %47
  %49 = icmp samesign ugt i32 %4, 95
  %50 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_temp_storageE1s to ptr), i64 8), align 4
  %51 = select i1 %49, i32 %50, i32 0
  %52 = add nsw i32 %48, %51
  %53 = icmp samesign ugt i32 %4, 127
  %54 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_temp_storageE1s to ptr), i64 12), align 4
  %55 = select i1 %53, i32 %54, i32 0
  %56 = add nsw i32 %52, %55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %57 = sub i32 %35, %15
  %58 = add i32 %57, %56
  %59 = sitofp i32 %58 to float
  %60 = zext nneg i32 %4 to i64
  %61 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_temp_storageE1s to ptr), i64 %60
  store float %59, ptr %61, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %62, label %72

62:                                               ; preds = %41
  %63 = sub nsw i32 127, %4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_temp_storageE1s to ptr), i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = fptosi float %66 to i32
  %68 = add i32 %56, %35
  %69 = add i32 %68, %67
  %70 = sext i32 %7 to i64
  %71 = getelementptr inbounds i32, ptr %1, i64 %70
  store i32 %69, ptr %71, align 4, !tbaa !4
  br label %72

72:                                               ; preds = %62, %41
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

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
!8 = !{!6, !6, i64 0}
