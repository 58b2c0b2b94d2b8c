// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/sequences/sequencemodel.h"

#include "games/capabilities.h"
#include "games/catalogue.h"
#include "models/joblimits.h"
#include "wording/errors.h"
#include "wording/outcomes.h"

#include <QXYSeries>

#include <algorithm>
#include <utility>

namespace models {
namespace {

/// Rows of a shorter period hold several of them.
constexpr std::uint64_t narrowest = 4;
constexpr std::uint64_t usualRow = 6;
constexpr int usualWidth = 20;

std::vector<std::uint64_t> exceptionsOf(const games::HeapSequence& sequence)
{
    std::vector<std::uint64_t> exceptions;
    if (!sequence.period)
        return exceptions;
    const games::HeapSequence::Period& proven = *sequence.period;
    const std::uint64_t period = proven.period;
    for (std::uint64_t heap = 0; heap < proven.preperiod; ++heap) {
        const std::uint64_t later = heap + (proven.preperiod - heap + period - 1) / period * period;
        if (proven.values[static_cast<std::size_t>(heap)] != proven.at(later))
            exceptions.push_back(heap);
    }
    return exceptions;
}

/// At most mostPoints heaps, evenly spread; not every k-th one, which might fall in step with the period.
QList<QPointF> pointsOf(const std::vector<std::uint64_t>& values)
{
    constexpr std::size_t scatter = 7919;
    const std::size_t count = std::min<std::size_t>(values.size(), SequenceModel::mostPoints);
    const std::size_t stride = values.size() / std::max<std::size_t>(count, 1);
    QList<QPointF> points;
    points.reserve(static_cast<qsizetype>(count));
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t heap = i * values.size() / count + i * scatter % stride;
        points.emplace_back(static_cast<double>(heap), static_cast<double>(values[heap]));
    }
    return points;
}

} // namespace

SequenceModel::SequenceModel(QObject* parent) : ListModel(parent)
{
    connect(this, &SequenceModel::ruleChanged, this, &SequenceModel::follow);
    connect(&m_worker, &Worker::progressed, this, [this](quint64, double fraction) {
        m_progress = fraction;
        emit progressChanged();
    });
}

int SequenceModel::count() const
{
    if (!m_values)
        return 0;
    const auto count = static_cast<int>(m_values->sequence.values.size());
    return (count + columns() - 1) / columns();
}

QVariant SequenceModel::value(int row, int role) const
{
    const auto& values = m_values->sequence.values;
    const auto first = static_cast<std::size_t>(row) * static_cast<std::size_t>(columns());
    const std::size_t end = std::min(first + static_cast<std::size_t>(columns()), values.size());
    switch (role) {
    case FirstRole: return static_cast<double>(first);
    case Qt::DisplayRole:
    case ValuesRole: {
        QStringList texts;
        for (std::size_t heap = first; heap < end; ++heap)
            texts.append(QString::number(values[heap]));
        return texts;
    }
    case MarksRole: {
        QList<int> marks;
        const auto& exceptions = m_values->exceptions;
        for (std::size_t heap = first; heap < end; ++heap)
            marks.append(static_cast<int>(std::ranges::binary_search(exceptions, heap) ? Mark::Exception
                                          : static_cast<double>(heap) < preperiod()    ? Mark::BeforePeriod
                                                                                       : Mark::Usual));
        return QVariant::fromValue(marks);
    }
    default: return {};
    }
}

void SequenceModel::setRule(const QString& rule)
{
    if (std::exchange(m_rule, rule) == rule)
        return;
    m_game.reset();
    forget();
    const games::Parsed parsed = games::parse(rule.toStdString());
    if (const auto* error = std::get_if<games::ParseError>(&parsed))
        m_problem = [error = *error] { return wording::parseErrorText(error); };
    else
        m_game = std::get<games::GamePtr>(parsed)->withPlay(theory::Play::Normal);
    emit ruleChanged();
}

void SequenceModel::setLength(int length)
{
    const int next = std::clamp(length, 1, longest);
    if (std::exchange(m_length, next) == next)
        return;
    forget();
    emit ruleChanged();
}

void SequenceModel::setWidth(int width)
{
    const int next = std::max(0, width);
    if (next == m_width)
        return;
    beginResetModel();
    m_width = next;
    endResetModel();
    emit rowsChanged();
}

int SequenceModel::columns() const
{
    if (!isInPeriods())
        return m_width > 0 ? m_width : usualWidth;
    const std::uint64_t period = m_values->sequence.period->period;
    return static_cast<int>(period >= narrowest ? period : (usualRow + period - 1) / period * period);
}

SequenceModel::Found SequenceModel::find(const games::Game& game, std::uint64_t to, const solver::Job& job)
{
    auto solved = games::heapSequenceOf(game, to, job);
    if (!solved)
        return std::monostate{};
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&*solved))
        return *unsolved;
    auto values = std::make_shared<Values>();
    values->sequence = std::move(std::get<games::HeapSequence>(*solved));
    const auto& terms = values->sequence.values;
    values->exceptions = exceptionsOf(values->sequence);
    values->cold = static_cast<std::uint64_t>(std::ranges::count(terms, std::uint64_t{0}));
    values->points = pointsOf(terms);
    for (const QPointF& point : values->points)
        values->largest = std::max(values->largest, point.y());
    return values;
}

/// Works the values out when they are wanted and not there yet.
void SequenceModel::follow()
{
    if (!m_wanted || !m_game || m_values || isBusy() || m_problem)
        return;
    m_progress = -1;
    solver::Limits limits = attemptLimits(0);
    limits.time.reset(); // it can be cancelled
    m_worker.start(
        [this, game = m_game, to = static_cast<std::uint64_t>(m_length) - 1](const solver::Job& job) {
            return [this, found = find(*game, to, job)] { receive(found); };
        },
        limits);
    emit progressChanged();
    emit valuesChanged();
}

void SequenceModel::receive(const Found& found)
{
    beginResetModel();
    if (const auto* values = std::get_if<std::shared_ptr<const Values>>(&found))
        m_values = *values;
    else if (const auto* unsolved = std::get_if<solver::Unsolved>(&found))
        m_problem = [unsolved = *unsolved] { return wording::unsolvedText(unsolved); };
    else
        m_problem = [] { return tr("In this game a heap has no value of its own: choose a game of heaps."); };
    endResetModel();
    emit rowsChanged();
    emit valuesChanged();
}

void SequenceModel::forget()
{
    m_worker.cancel();
    beginResetModel();
    m_values.reset();
    m_problem = nullptr;
    endResetModel();
    emit rowsChanged();
    emit valuesChanged();
}

void SequenceModel::cancel()
{
    if (!isBusy())
        return;
    m_worker.cancel();
    m_problem = [] { return tr("Stopped before the values were worked out."); };
    emit valuesChanged();
}

void SequenceModel::retry()
{
    if (!m_game)
        return;
    m_problem = nullptr;
    emit valuesChanged();
    follow();
}

void SequenceModel::fill(QObject* series) const
{
    if (auto* points = qobject_cast<QXYSeries*>(series))
        points->replace(m_values ? m_values->points : QList<QPointF>());
}

} // namespace models
