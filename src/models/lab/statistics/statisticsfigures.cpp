// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/statistics/statisticsfigures.h"

#include "wording/graphs.h"
#include "wording/text/language.h"
#include "wording/text/text.h"
#include "wording/wholefile.h"

#include <QByteArray>
#include <QLocale>

#include <array>
#include <sstream>

namespace models {
namespace {

/// Percent of a whole, to a tenth. Precondition: `whole` is not 0.
double percentOf(const theory::BigInteger& part, const theory::BigInteger& whole)
{
    return ((part * 2000 + whole) / (whole * 2)).toDouble() / 10;
}

constexpr std::size_t mostTodoRows = 20'000;

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

/// All figures of a whole game as CSV with the columns table, key, name, value:
///   figures,,positions,101            size,3,cold,1 (and positions; the key is the size)
///   share mover,50,moves,129          share starter,50,moves,193 (the key is the percentage)
///   todo highest,17,found,… / todo,…  (the key counts the positions done; also todo first, todo last)
/// Of a game with more than mostTodoRows positions only every k-th step of the lists is written.
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

} // namespace

StatisticsFigures::StatisticsFigures(QObject* parent) : ListModel(parent)
{
    wording::followLanguage(this, &StatisticsFigures::refresh);
}

void StatisticsFigures::refresh()
{
    const WholeGamePtr whole = m_lab != nullptr ? m_lab->whole() : nullptr;
    beginResetModel();
    m_figures.clear();
    m_runs.clear();
    if (whole) {
        const auto& statistics = whole->statistics;
        //: before a number: how many positions there are
        m_figures.push_back({tr("Positions"), wording::localized(statistics.positions)});
        //: before a number, a noun: how many moves there are in all positions
        m_figures.push_back({tr("Moves"), wording::localized(statistics.moves)});
        addCounts(*whole);
        //: before a number: how many of the positions are P
        m_figures.push_back({tr("P-positions"), wording::localized(statistics.cold),
                             statistics.coldIsKernel ? tr("cold: the kernel") : tr("cold")});
        QStringList runs;
        for (std::size_t i = 0; i < statistics.runMaxima.size(); ++i)
            //: how many runs of neighbouring pieces there are at most, such as 3, and how long they are, such
            //: as 2
            runs.append(tr("%1 of length %2")
                            .arg(wording::localized(statistics.runMaxima[i]), wording::localized(i + 1)));
        m_runs = runs.join(tr(", "));
    }
    endResetModel();
    emit rowsChanged();
}

void StatisticsFigures::addCounts(const WholeGame& whole)
{
    const auto& counts = whole.statistics.counts;
    if (!counts) {
        //: before a number, a noun: how many ways there are to play to the end
        m_figures.push_back({tr("Games"), tr("not counted"),
                             whole.graph.hasCycle ? tr("play may go on for ever") : QString()});
        return;
    }
    m_figures.push_back({tr("Games"), wording::bigNumber(counts->games),
                         counts->rightStarts ? tr("with Left starting; %1 with Right starting")
                                                   .arg(wording::bigNumber(counts->rightStarts->games))
                                             : QString()});
    if (counts->games > 0)
        m_figures.push_back(
            {tr("Won by the player who starts"), wording::bigNumber(counts->starterWins),
             //: a share of the games
             tr("%1%").arg(QLocale().toString(percentOf(counts->starterWins, counts->games), 'f', 1))});
    const QString unit = whole.graph.options.withoutTerminal
                             ? tr("without the forced last move")
                             : /*: behind the length of a game, counted in moves */ tr("moves");
    //: before a number: how many moves it has
    m_figures.push_back({tr("Longest game"), wording::localized(counts->longest), unit});
    //: before a number: how many moves it has
    m_figures.push_back({tr("Shortest game"), wording::localized(counts->shortest), unit});
}

QString StatisticsFigures::exportTo(const QUrl& url) const
{
    const WholeGamePtr whole = m_lab != nullptr ? m_lab->whole() : nullptr;
    if (!whole)
        return tr("There are no figures yet.");
    const QString path = url.toLocalFile();
    return wording::fileProblem(path, wording::writeWholeFile(path, statisticsCsv(*whole)));
}

QVariant StatisticsFigures::value(int row, int role) const
{
    const Figure& figure = m_figures[static_cast<std::size_t>(row)];
    switch (role) {
    case LabelRole: return figure.label;
    case ValueRole: return figure.value;
    case NoteRole: return figure.note;
    default: return {};
    }
}

} // namespace models
