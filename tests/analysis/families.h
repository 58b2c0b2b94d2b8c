// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Tables of families, made from their notation.

#include "analysis/tables/pattern.h"
#include "analysis/tables/table.h"

#include <iterator>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

/// Precondition: it can be read.
inline analysis::FamilyPattern pattern(const std::string& text)
{
    return std::get<analysis::FamilyPattern>(analysis::FamilyPattern::parse(text));
}

inline analysis::FamilyTable table(const std::string& text, analysis::ValueRange n, analysis::ValueRange m,
                                   analysis::Shown shown, const solver::Job& job = {})
{
    return analysis::makeTable({.pattern = pattern(text), .n = n, .m = m, .shown = shown}, job);
}

inline std::vector<std::string> words(const std::string& text)
{
    std::istringstream in(text);
    return {std::istream_iterator<std::string>(in), {}};
}
