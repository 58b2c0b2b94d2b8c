// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/positions.h"

#include "games/catalogue.h"

namespace lessons {

std::variant<games::GamePtr, LessonProblem> readPosition(const QString& notation)
{
    if (notation.size() > static_cast<qsizetype>(longestPosition))
        return LessonProblem{.cause = Cause::TooLong, .most = longestPosition};
    games::Parsed parsed = games::parse(notation.toStdString());
    if (auto* error = std::get_if<games::ParseError>(&parsed))
        return LessonProblem{.cause = Cause::BadPosition, .found = notation, .position = std::move(*error)};
    return std::get<games::GamePtr>(std::move(parsed));
}

std::variant<analysis::FamilyPattern, LessonProblem> readFamily(const QString& pattern)
{
    auto parsed = analysis::FamilyPattern::parse(pattern.toStdString());
    if (auto* error = std::get_if<analysis::PatternError>(&parsed))
        return LessonProblem{.cause = Cause::BadFamily, .found = pattern, .family = std::move(*error)};
    return std::get<analysis::FamilyPattern>(std::move(parsed));
}

} // namespace lessons
