// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/marking/readymarkings.h"

#include <array>

namespace classroom {
namespace {

constexpr std::array ready{
    ReadyMarking{"takeaway", "takeaway:n", 10},
    ReadyMarking{"one_three_four", "takeaway/take=1,3,4:n", 16},
    ReadyMarking{"two_heaps", "nim:n,m", 5, 5},
    ReadyMarking{"three_heaps", {}, 0, 0, "nim:3,2,1"},
    ReadyMarking{"queen", "wythoff:n,m", 7, 7},
    ReadyMarking{"lines", {}, 0, 0, "lines:111/11"},
    ReadyMarking{"grid", {}, 0, 0, "grid:111/111"},
    ReadyMarking{"arrows", {}, 0, 0, "dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@8"},
    ReadyMarking{"kayles", "octal/code=0.77:n", 12},
    ReadyMarking{"unequal_heaps", "grundy:n", 12},
};

} // namespace

std::span<const ReadyMarking> readyMarkings()
{
    return ready;
}

} // namespace classroom
