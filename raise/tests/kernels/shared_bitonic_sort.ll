; clang sm_80, from shared_bitonic_sort.cu
source_filename = "shared_bitonic_sort.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ19shared_bitonic_sortE1s = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_bitonic_sort(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 5
  %6 = add i32 %5, %3
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = zext nneg i32 %3 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_bitonic_sortE1s to ptr), i64 %10
  store i32 %9, ptr %11, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = and i32 %3, 2
  %13 = icmp eq i32 %12, 0
  %14 = xor i32 %3, 1
  %15 = load i32, ptr %11, align 4, !tbaa !4
  %16 = zext nneg i32 %14 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_bitonic_sortE1s to ptr), i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %19 = icmp samesign ult i32 %14, %3
  %20 = icmp sge i32 %15, %18
  %21 = xor i1 %13, %20
  %22 = xor i1 %21, %19
  %23 = select i1 %22, i32 %15, i32 %18
  store i32 %23, ptr %11, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = and i32 %3, 4
  %25 = icmp eq i32 %24, 0
  %26 = xor i32 %3, 2
  %27 = load i32, ptr %11, align 4, !tbaa !4
  %28 = zext nneg i32 %26 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_bitonic_sortE1s to ptr), i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = icmp samesign ult i32 %26, %3
  %32 = icmp sge i32 %27, %30
  %33 = xor i1 %31, %32
  %34 = xor i1 %33, %25
  %35 = select i1 %34, i32 %27, i32 %30
  store i32 %35, ptr %11, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %36 = load i32, ptr %11, align 4, !tbaa !4
  %37 = load i32, ptr %17, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = icmp sge i32 %36, %37
  %39 = xor i1 %19, %38
  %40 = xor i1 %39, %25
  %41 = select i1 %40, i32 %36, i32 %37
  store i32 %41, ptr %11, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = and i32 %3, 8
  %43 = icmp eq i32 %42, 0
  %44 = xor i32 %3, 4
  %45 = load i32, ptr %11, align 4, !tbaa !4
  %46 = zext nneg i32 %44 to i64
  %47 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_bitonic_sortE1s to ptr), i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %49 = icmp samesign ult i32 %44, %3
  %50 = icmp sge i32 %45, %48
  %51 = xor i1 %49, %50
  %52 = xor i1 %51, %43
  %53 = select i1 %52, i32 %45, i32 %48
  store i32 %53, ptr %11, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %54 = load i32, ptr %11, align 4, !tbaa !4
  %55 = load i32, ptr %29, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %56 = icmp sge i32 %54, %55
  %57 = xor i1 %31, %56
  %58 = xor i1 %57, %43
  %59 = select i1 %58, i32 %54, i32 %55
  store i32 %59, ptr %11, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %60 = load i32, ptr %11, align 4, !tbaa !4
  %61 = load i32, ptr %17, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %62 = icmp sge i32 %60, %61
  %63 = xor i1 %19, %62
  %64 = xor i1 %63, %43
  %65 = select i1 %64, i32 %60, i32 %61
  store i32 %65, ptr %11, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %66 = and i32 %3, 16
  %67 = icmp eq i32 %66, 0
  %68 = xor i32 %3, 8
  %69 = load i32, ptr %11, align 4, !tbaa !4
  %70 = zext nneg i32 %68 to i64
  %71 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_bitonic_sortE1s to ptr), i64 %70
  %72 = load i32, ptr %71, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %73 = icmp samesign ult i32 %68, %3
  %74 = icmp sge i32 %69, %72
  %75 = xor i1 %73, %74
  %76 = xor i1 %75, %67
  %77 = select i1 %76, i32 %69, i32 %72
  store i32 %77, ptr %11, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %78 = load i32, ptr %11, align 4, !tbaa !4
  %79 = load i32, ptr %47, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %80 = icmp sge i32 %78, %79
  %81 = xor i1 %49, %80
  %82 = xor i1 %81, %67
  %83 = select i1 %82, i32 %78, i32 %79
  store i32 %83, ptr %11, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %84 = load i32, ptr %11, align 4, !tbaa !4
  %85 = load i32, ptr %29, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %86 = icmp sge i32 %84, %85
  %87 = xor i1 %31, %86
  %88 = xor i1 %87, %67
  %89 = select i1 %88, i32 %84, i32 %85
  store i32 %89, ptr %11, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %90 = load i32, ptr %11, align 4, !tbaa !4
  %91 = load i32, ptr %17, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %92 = icmp sge i32 %90, %91
  %93 = xor i1 %19, %92
  %94 = xor i1 %93, %67
  %95 = select i1 %94, i32 %90, i32 %91
  store i32 %95, ptr %11, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %96 = and i32 %3, 32
  %97 = icmp eq i32 %96, 0
  %98 = xor i32 %3, 16
  %99 = load i32, ptr %11, align 4, !tbaa !4
  %100 = zext nneg i32 %98 to i64
  %101 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_bitonic_sortE1s to ptr), i64 %100
  %102 = load i32, ptr %101, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %103 = icmp samesign ult i32 %98, %3
  %104 = icmp sge i32 %99, %102
  %105 = xor i1 %103, %104
  %106 = xor i1 %105, %97
  %107 = select i1 %106, i32 %99, i32 %102
  store i32 %107, ptr %11, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %108 = load i32, ptr %11, align 4, !tbaa !4
  %109 = load i32, ptr %71, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %110 = icmp sge i32 %108, %109
  %111 = xor i1 %73, %110
  %112 = xor i1 %111, %97
  %113 = select i1 %112, i32 %108, i32 %109
  store i32 %113, ptr %11, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %114 = load i32, ptr %11, align 4, !tbaa !4
  %115 = load i32, ptr %47, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %116 = icmp sge i32 %114, %115
  %117 = xor i1 %49, %116
  %118 = xor i1 %117, %97
  %119 = select i1 %118, i32 %114, i32 %115
  store i32 %119, ptr %11, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %120 = load i32, ptr %11, align 4, !tbaa !4
  %121 = load i32, ptr %29, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %122 = icmp sge i32 %120, %121
  %123 = xor i1 %31, %122
  %124 = xor i1 %123, %97
  %125 = select i1 %124, i32 %120, i32 %121
  store i32 %125, ptr %11, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %126 = load i32, ptr %11, align 4, !tbaa !4
  %127 = load i32, ptr %17, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %128 = icmp sge i32 %126, %127
  %129 = xor i1 %19, %128
  %130 = xor i1 %129, %97
  %131 = select i1 %130, i32 %126, i32 %127
  store i32 %131, ptr %11, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %132 = load i32, ptr %11, align 4, !tbaa !4
  %133 = getelementptr inbounds nuw i32, ptr %1, i64 %7
  store i32 %132, ptr %133, align 4, !tbaa !4
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
