// SPDX-License-Identifier: GPL-3.0-or-later

// The small files that are kept: what is read is written, and read again, the same; what is not says why,
// shortly.

#include "fuzz.h"

#include "models/files/ownsettings.h"
#include "models/learn/exercises/practice.h"
#include "models/learn/lessons/lessonprogress.h"
#include "models/learn/marking/markingstore.h"
#include "models/learn/pupils/pupils.h"
#include "models/rules/rulefile.h"

namespace {

void requireProblem(const QString& problem)
{
    constexpr qsizetype longestSentence = 1000;
    fuzz::require(!problem.isEmpty() && problem.size() <= longestSentence, "a problem is a short sentence");
}

void tryRule(const QByteArray& json)
{
    const auto read = models::ruleFromJson(json);
    const auto* rule = std::get_if<models::SavedRule>(&read);
    if (rule == nullptr)
        return requireProblem(std::get<QString>(read));
    fuzz::require(rule->name.size() <= models::longestRuleName, "the limit of a name");
    const QByteArray written = models::ruleToJson(*rule);
    const auto again = models::ruleFromJson(written);
    const auto* same = std::get_if<models::SavedRule>(&again);
    fuzz::require(same != nullptr && models::ruleToJson(*same) == written,
                  "what is read again is written the same");
}

/// What is kept of a person.
template <typename Facts>
void tryFacts(const QByteArray& json)
{
    const auto read = Facts::read(json);
    const auto* facts = std::get_if<Facts>(&read);
    if (facts == nullptr)
        return requireProblem(std::get<models::FileError>(read).text);
    const QByteArray written = facts->text();
    const auto again = Facts::read(written);
    const auto* same = std::get_if<Facts>(&again);
    fuzz::require(same != nullptr || written.size() > Facts::mostBytes, "what is written can be read");
    fuzz::require(same == nullptr || same->text() == written, "what is read again is written the same");
}

void trySettings(const QByteArray& text)
{
    const auto problem = models::iniProblem(text);
    if (!problem)
        return;
    requireProblem(lessons::problemText(*problem));
    fuzz::require(problem->line >= 1 && problem->line <= text.count('\n') + 1,
                  "a problem's line is one of the file");
    fuzz::require(problem->column >= 1 && problem->column <= text.size() + 1,
                  "a problem's column is within the file");
}

} // namespace

int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    const QByteArray json(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    tryRule(json);
    trySettings(json);
    tryFacts<models::ProgressFacts>(json);
    tryFacts<models::PracticeFacts>(json);
    tryFacts<models::MarkingFacts>(json);
    tryFacts<models::PupilFacts>(json);
    return 0;
}
