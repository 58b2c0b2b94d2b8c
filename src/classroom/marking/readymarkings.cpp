// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/marking/readymarkings.h"

#include <algorithm>
#include <vector>

namespace classroom {

std::span<const ReadyMarking> readyMarkings()
{
    static const auto markings = [] {
        std::vector<ReadyMarking> all;
        for (const games::Entry& entry : games::catalogue())
            all.insert(all.end(), entry.markings.begin(), entry.markings.end());
        std::ranges::stable_sort(all, {}, &ReadyMarking::difficulty);
        return all;
    }();
    return markings;
}

} // namespace classroom
