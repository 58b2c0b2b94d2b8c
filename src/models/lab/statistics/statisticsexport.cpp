// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/statistics/statisticsexport.h"

#include <array>
#include <sstream>

namespace models {
namespace {

class CsvText {
public:
    template <typename Key, typename Value>
    void add(const char* table, const Key& key, const char* name, const Value& value)
    {
        m_out << table << ',' << key << ',' << name << ',' << value << "\r\n";
    }
    [[nodiscard]] std::string text() const { return m_out.str(); }

private:
    std::ostringstream m_out;
};

void addFigures(CsvText& out, const analysis::GraphStatistics& statistics)
{
    const auto figure = [&out](const char* name, const auto& value) { out.add("figures", "", name, value); };
    figure("positions", statistics.positions);
    figure("moves", statistics.moves);
    figure("cold", statistics.cold);
    if (statistics.counts) {
        figure("games", text(statistics.counts->games));
        figure("won by the starter", text(statistics.counts->starterWins));
        figure("longest", statistics.counts->longest);
        figure("shortest", statistics.counts->shortest);
    }
    for (std::size_t i = 0; i < statistics.runMaxima.size(); ++i)
        out.add("most runs", i + 1, "runs", statistics.runMaxima[i]);
    for (const analysis::SizeCount& size : statistics.sizes) {
        out.add("size", size.size, "cold", size.cold);
        out.add("size", size.size, "positions", size.positions);
    }
}

void addShares(CsvText& out, const char* table, const analysis::ShareHistogram& histogram)
{
    for (std::size_t percent = 0; percent < histogram.moves.size(); ++percent)
        out.add(table, percent, "moves", histogram.moves.at(percent));
    out.add(table, "never", "moves", histogram.never);
    out.add(table, "always", "moves", histogram.always);
}

void addTodo(CsvText& out, const char* table, const std::vector<analysis::TodoStep>& steps)
{
    const std::size_t stride = steps.size() / (mostTodoRows + 1) + 1;
    for (std::size_t step = 0; step < steps.size(); step += stride) {
        out.add(table, step, "found", steps[step].found);
        out.add(table, step, "todo", steps[step].todo);
    }
}

} // namespace

QByteArray statisticsCsv(const WholeGame& whole)
{
    constexpr std::array todo{"todo highest", "todo first", "todo last"};
    CsvText out;
    out.add("table", "key", "name", "value");
    addFigures(out, whole.statistics);
    if (const auto& counts = whole.statistics.counts) {
        addShares(out, "share mover", analysis::moverHistogram(*counts));
        addShares(out, "share starter", analysis::starterHistogram(*counts));
    }
    for (std::size_t order = 0; order < todo.size(); ++order)
        addTodo(out, todo.at(order), whole.growth.at(order));
    return QByteArray::fromStdString(out.text());
}

} // namespace models
