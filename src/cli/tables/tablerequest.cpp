// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/tables/tablerequest.h"

#include "analysis/tables/tabletext.h"
#include "wording/tables.h"

#include <charconv>
#include <utility>

namespace cli {
namespace {

constexpr analysis::ValueRange defaultRange{0, 15};

class RequestReader {
public:
    RequestReader(const TableArguments& arguments, const Console& console)
        : m_arguments(arguments), m_console(console)
    {
    }

    std::optional<analysis::TableRequest> make()
    {
        const bool grid =
            !m_arguments.rows.empty() || !m_arguments.columns.empty() || !m_arguments.max.empty();
        const games::Entry* entry = games::findEntry(m_arguments.family);
        if (grid && (entry == nullptr || entry->fullBoards == nullptr))
            return refuse(Cli::tr("--rows, --cols and --max are for the game grid"));
        const bool isTwice = (!m_arguments.rows.empty() && !m_arguments.m.empty()) ||
                             (!m_arguments.columns.empty() && !m_arguments.n.empty());
        if (isTwice)
            return refuse(Cli::tr("--rows is the grid's --m and --cols its --n: give one of them"));
        if (grid) {
            m_ready = &analysis::familiesOf(m_arguments.family).front();
            m_pattern = entry->fullBoards(m_arguments.max);
        } else {
            findReady();
        }
        const auto parsed = analysis::FamilyPattern::parse(m_pattern);
        if (const auto* error = std::get_if<analysis::PatternError>(&parsed))
            return refuse(wording::patternErrorText(*error));
        return complete(std::get<analysis::FamilyPattern>(parsed));
    }

private:
    /// A game's id is its first ready-made family; a ready-made pattern brings its ranges with it.
    void findReady()
    {
        m_pattern = m_arguments.family;
        const auto families = analysis::familiesOf(m_pattern);
        if (!families.empty())
            m_ready = &families.front();
        for (const analysis::ReadyFamily& family : analysis::readyFamilies())
            if (m_ready == nullptr && family.pattern == m_pattern)
                m_ready = &family;
        if (m_ready != nullptr)
            m_pattern = m_ready->pattern;
    }

    std::optional<analysis::TableRequest> complete(analysis::FamilyPattern pattern)
    {
        if (m_arguments.misere)
            pattern = pattern.withPlay(theory::Play::Misere);
        const auto& n = m_arguments.columns.empty() ? m_arguments.n : m_arguments.columns;
        const auto& m = m_arguments.rows.empty() ? m_arguments.m : m_arguments.rows;
        if (!m.empty() && !pattern.hasM())
            return refuse(Cli::tr("--m: this family has no m"));
        analysis::TableRequest request{.pattern = pattern,
                                       .n = m_ready != nullptr ? m_ready->n : defaultRange};
        request.n = rangeIn(n).value_or(request.n);
        if (pattern.hasM())
            request.m = rangeIn(m).value_or(m_ready != nullptr ? m_ready->m : defaultRange);
        if (request.n.size() > analysis::mostTableCells / request.m.size())
            return refuse(Cli::tr("a table has at most %1 cells").arg(analysis::mostTableCells));
        return withShown(std::move(request));
    }

    std::optional<analysis::TableRequest> withShown(analysis::TableRequest request)
    {
        request.shown = m_ready != nullptr ? m_ready->shown : analysis::shownFirst(request.pattern);
        if (!isOffered(request.shown, request.pattern))
            request.shown = analysis::shownFirst(request.pattern);
        if (m_arguments.shown.empty())
            return request;
        request.shown = *analysis::shownFrom(m_arguments.shown);
        if (!isOffered(request.shown, request.pattern))
            return refuse(Cli::tr("--show %1: this family has no such values")
                              .arg(QString::fromStdString(m_arguments.shown)));
        return request;
    }

    std::nullopt_t refuse(const QString& cause)
    {
        m_console.complain(m_arguments.family, cause);
        return std::nullopt;
    }

    const TableArguments& m_arguments;
    const Console& m_console;
    std::string m_pattern;
    const analysis::ReadyFamily* m_ready = nullptr;
};

} // namespace

std::optional<analysis::ValueRange> rangeIn(const std::string& text)
{
    analysis::ValueRange range;
    const char* const end = text.data() + text.size();
    auto read = std::from_chars(text.data(), end, range.least);
    range.most = range.least;
    if (read.ec == std::errc() && read.ptr != end && *read.ptr == '-')
        read = std::from_chars(read.ptr + 1, end, range.most);
    const bool isRange = read.ec == std::errc() && read.ptr == end && range.least <= range.most &&
                         range.most <= analysis::largestParameter;
    return isRange ? std::optional(range) : std::nullopt;
}

std::optional<analysis::TableRequest> tableRequest(const TableArguments& arguments, const Console& console)
{
    return RequestReader(arguments, console).make();
}

} // namespace cli
