// SPDX-License-Identifier: GPL-3.0-or-later

// The small files that are kept: what is read is written, and read again, the same; what is not says why,
// shortly.

#include "fuzz.h"

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

} // namespace

int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    tryRule({reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)});
    return 0;
}
