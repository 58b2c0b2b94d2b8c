// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/tables/tabletext.h"

#include "analysis/graph/graphtext.h"

#include <array>
#include <ostream>
#include <utility>

namespace analysis {
namespace {

constexpr std::array<std::pair<std::string_view, Shown>, 4> shownIds{{{"outcome", Shown::Outcome},
                                                                      {"grundy", Shown::Grundy},
                                                                      {"remoteness", Shown::Remoteness},
                                                                      {"value", Shown::Value}}};

std::string number(const std::optional<std::uint64_t>& value)
{
    return value ? std::to_string(*value) : "null";
}

std::string_view reasonId(solver::UnsolvedReason reason)
{
    switch (reason) {
    case solver::UnsolvedReason::Cancelled: return "cancelled";
    case solver::UnsolvedReason::OutOfTime: return "time";
    case solver::UnsolvedReason::OutOfMemory: return "memory";
    case solver::UnsolvedReason::OutOfPositions: return "positions";
    }
    return {};
}

std::string rangeText(const ValueRange& range)
{
    return "{\"from\": " + std::to_string(range.least) + ", \"to\": " + std::to_string(range.most) + "}";
}

std::string mText(const FamilyTable& table, std::size_t row)
{
    return table.request.pattern.hasM() ? std::to_string(table.request.m.least + row) : "null";
}

std::string cellJson(const FamilyTable& table, std::size_t row, std::size_t column,
                     const ErrorText& errorText)
{
    const TableCell& cell = table.at(row, column);
    const games::Verdict& verdict = cell.verdict;
    std::string text = "{\"n\": " + std::to_string(table.request.n.least + column) +
                       ", \"m\": " + mText(table, row) +
                       ", \"position\": " + quoted(table.notation(row, column)) + ", \"outcome\": ";
    text += verdict.outcome ? quoted(std::string(1, theory::letter(*verdict.outcome))) : "null";
    text += ", \"grundy\": " + number(verdict.grundy);
    text += ", \"value\": " + (verdict.value ? quoted(*verdict.value) : "null");
    text += ", \"remoteness\": " + number(verdict.remoteness);
    if (cell.refusal)
        text += ", \"error\": " + quoted(errorText(*cell.refusal));
    if (cell.unsolved)
        text += ", \"unsolved\": " + quoted(reasonId(*cell.unsolved));
    return text + '}';
}

std::string periodsJson(const FamilyTable& table)
{
    std::string text = "[";
    for (std::size_t row = 0; row < table.periods.size(); ++row) {
        const auto& period = table.periods[row];
        if (!period)
            continue;
        text += text.size() > 1 ? ", " : "";
        text += "{\"m\": " + mText(table, row) + ", \"from\": " + std::to_string(period->from) +
                ", \"period\": " + std::to_string(period->period) +
                ", \"proven\": " + (period->theorem ? "true" : "false") + "}";
    }
    return text + ']';
}

} // namespace

std::string_view shownId(Shown shown)
{
    return shownIds.at(static_cast<std::size_t>(shown)).first;
}

std::optional<Shown> shownFrom(std::string_view id)
{
    for (const auto& [name, shown] : shownIds)
        if (name == id)
            return shown;
    return std::nullopt;
}

void writeCsv(std::ostream& out, const FamilyTable& table)
{
    const TableRequest& request = table.request;
    out << (request.pattern.hasM() ? "m\\n" : "n");
    for (std::uint64_t n = request.n.least; n <= request.n.most; ++n)
        out << ',' << n;
    out << "\r\n";
    for (std::size_t row = 0; row < table.rows(); ++row) {
        if (request.pattern.hasM())
            out << request.m.least + row;
        else
            out << shownId(request.shown);
        for (std::size_t column = 0; column < table.columns(); ++column)
            out << ',' << csvField(cellText(table.at(row, column), request.shown));
        out << "\r\n";
    }
}

void writeJson(std::ostream& out, const FamilyTable& table, const ErrorText& errorText)
{
    const TableRequest& request = table.request;
    const bool normal = request.pattern.play() == theory::Play::Normal;
    out << "{\n  \"family\": " << quoted(request.pattern.text())
        << ",\n  \"game\": " << quoted(request.pattern.gameId())
        << ",\n  \"play\": " << (normal ? "\"normal\"" : "\"misere\"")
        << ",\n  \"shown\": " << quoted(shownId(request.shown)) << ",\n  \"n\": " << rangeText(request.n)
        << ",\n  \"m\": " << (request.pattern.hasM() ? rangeText(request.m) : "null")
        << ",\n  \"periods\": " << periodsJson(table) << ",\n  \"cells\": [";
    for (std::size_t row = 0; row < table.rows() && out; ++row)
        for (std::size_t column = 0; column < table.columns(); ++column)
            out << (row + column == 0 ? "\n    " : ",\n    ") << cellJson(table, row, column, errorText);
    out << "\n  ]\n}\n";
}

} // namespace analysis
