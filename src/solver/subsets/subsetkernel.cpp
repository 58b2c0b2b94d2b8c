// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/subsets/subsetkernel.h"

namespace solver {

std::vector<const SubsetKernel*> subsetKernels()
{
    std::vector<const SubsetKernel*> kernels{&portableKernel()};
#ifdef __x86_64__
    if (__builtin_cpu_supports("avx2"))
        kernels.push_back(&avx2Kernel());
    if (__builtin_cpu_supports("avx512f"))
        kernels.push_back(&avx512Kernel());
#endif
    return kernels;
}

} // namespace solver
