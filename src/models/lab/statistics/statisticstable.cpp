// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/statistics/statisticstable.h"

#include "wording/text/language.h"

#include <QLocale>

#include <algorithm>
#include <span>

namespace models {
namespace {

constexpr std::uint64_t mostBars = 400;
constexpr std::size_t mostPoints = 600; ///< of a curve

} // namespace

StatisticsTable::StatisticsTable(QObject* parent) : QAbstractTableModel(parent)
{
    connect(this, &StatisticsTable::ofChanged, this, &StatisticsTable::refresh);
    wording::followLanguage(this, &StatisticsTable::refresh);
}

void StatisticsTable::refresh()
{
    const WholeGamePtr whole = m_lab != nullptr ? m_lab->whole() : nullptr;
    Numbers numbers;
    switch (m_of) {
    case Of::Sizes:
        numbers.titles = {tr("Longest game left"), tr("P-positions"), tr("Others"), tr("Positions")};
        if (whole)
            addSizes(numbers, *whole);
        break;
    case Of::MoverShares:
    case Of::StarterShares:
        //: head of a column
        numbers.titles = {tr("Percent"), tr("Moves")};
        if (whole)
            addShares(numbers, *whole);
        break;
    case Of::TodoHighest:
    case Of::TodoFirst:
    case Of::TodoLast:
        //: head of a column: how many positions have been looked at
        numbers.titles = {tr("Positions done"), tr("Found"), tr("To do")};
        if (whole)
            addTodo(numbers, *whole);
        break;
    }
    beginResetModel();
    m_numbers = std::move(numbers);
    endResetModel();
    emit rowsChanged();
}

void StatisticsTable::addSizes(Numbers& to, const WholeGame& whole)
{
    const auto& sizes = whole.statistics.sizes;
    if (sizes.empty()) {
        to.reason = tr("Play may go on for ever here: positions have no size.");
        return;
    }
    if (sizes.back().size >= mostBars) {
        to.reason = tr("There are too many sizes for a chart.");
        return;
    }
    to.rows.resize(sizes.back().size + 1);
    for (std::size_t size = 0; size < to.rows.size(); ++size)
        to.rows[size] = {static_cast<qint64>(size), 0, 0, 0};
    for (const analysis::SizeCount& count : sizes) {
        to.rows[count.size] = {static_cast<qint64>(count.size), static_cast<qint64>(count.cold),
                               static_cast<qint64>(count.positions - count.cold),
                               static_cast<qint64>(count.positions)};
        to.most = std::max(to.most, static_cast<int>(count.positions));
    }
}

void StatisticsTable::addShares(Numbers& to, const WholeGame& whole) const
{
    if (!whole.statistics.counts) {
        to.reason = whole.graph.hasCycle ? tr("Play may go on for ever here: games cannot be counted.")
                                         : tr("There is no game to count.");
        return;
    }
    if (whole.graph.arrows.empty()) {
        to.reason = tr("There is no move.");
        return;
    }
    const auto histogram = m_of == Of::StarterShares ? analysis::starterHistogram(*whole.statistics.counts)
                                                     : analysis::moverHistogram(*whole.statistics.counts);
    to.rows.reserve(histogram.moves.size());
    for (std::size_t percent = 0; percent < histogram.moves.size(); ++percent) {
        std::uint64_t moves = histogram.moves.at(percent);
        if (!m_withDecided && percent == 0)
            moves -= histogram.never;
        if (!m_withDecided && percent == 100)
            moves -= histogram.always;
        to.rows.push_back({static_cast<qint64>(percent), static_cast<qint64>(moves)});
    }
    sumUp(to);
}

void StatisticsTable::sumUp(Numbers& shares)
{
    const auto& rows = shares.rows;
    const auto counts = [](const auto& row) { return row[Moves]; };
    const auto isUsed = [](const auto& row) { return row[Moves] > 0; };
    const auto first = std::ranges::find_if(rows, isUsed);
    if (first == rows.end()) {
        shares.summary = tr("Every move always or never wins.");
        return;
    }
    const auto last = std::find_if(rows.rbegin(), rows.rend(), isUsed);
    const auto peak = std::ranges::max_element(rows, {}, counts);
    qint64 total = 0;
    for (const auto& row : rows)
        total += row[Moves];
    shares.most = static_cast<int>((*peak)[Moves]);
    const QLocale locale;
    //: how many moves there are, the least and the largest share of won games, and the share that most moves
    //: have, and how many those are
    shares.summary = tr("%1 moves from %2% to %3%; %4% most often: %5 moves")
                         .arg(locale.toString(total), locale.toString((*first)[Percent]),
                              locale.toString((*last)[Percent]), locale.toString((*peak)[Percent]),
                              locale.toString((*peak)[Moves]));
}

void StatisticsTable::addTodo(Numbers& to, const WholeGame& whole) const
{
    const auto order = static_cast<std::size_t>(m_of) - static_cast<std::size_t>(Of::TodoHighest);
    const std::span steps(whole.growth.at(order));
    if (steps.empty()) {
        to.reason = tr("There is no game to look through.");
        return;
    }
    const auto byTodo = &analysis::TodoStep::todo;
    const auto highest = std::ranges::max_element(steps, {}, byTodo);
    to.found = static_cast<int>(steps.back().found);
    to.most = static_cast<int>(highest->todo);
    to.mostAt = static_cast<int>(highest - steps.begin());
    // Of each stretch of a long curve the highest point, so that no peak is lost; both ends always.
    const std::size_t stretch = (steps.size() + mostPoints - 1) / mostPoints;
    to.rows.reserve(mostPoints + 2);
    const auto add = [&](std::size_t step) {
        if (to.rows.empty() || to.rows.back()[Step] < static_cast<qint64>(step))
            to.rows.push_back({static_cast<qint64>(step), steps[step].found, steps[step].todo});
    };
    add(0);
    for (std::size_t from = 0; from < steps.size(); from += stretch) {
        const auto part = steps.subspan(from, std::min(stretch, steps.size() - from));
        add(from + static_cast<std::size_t>(std::ranges::max_element(part, {}, byTodo) - part.begin()));
    }
    add(steps.size() - 1);
}

QVariant StatisticsTable::data(const QModelIndex& index, int role) const
{
    if (role != Qt::DisplayRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return m_numbers.rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
}

QString StatisticsTable::text(int row, int column) const
{
    const QModelIndex cell = hasIndex(row, column) ? index(row, column) : QModelIndex();
    return cell.isValid() ? QLocale().toString(data(cell, Qt::DisplayRole).toLongLong()) : QString();
}

QVariantList StatisticsTable::numbersOf(int column) const
{
    QVariantList list;
    if (column < 0 || column >= columnCount())
        return list;
    list.reserve(rowCount());
    for (const auto& row : m_numbers.rows)
        list.append(row[static_cast<std::size_t>(column)]);
    return list;
}

} // namespace models
