// SPDX-License-Identifier: GPL-3.0-or-later

// Making the task that a MarkingModel shows, on its thread.

#include "models/learn/marking/markingmodel.h"

#include "games/catalogue.h"
#include "models/files/typedposition.h"
#include "models/learn/marking/markingstore.h"
#include "wording/classroom/markings.h"
#include "wording/errors.h"
#include "wording/names/names.h"
#include "wording/tables.h"

#include <algorithm>
#include <bit>

namespace models {
namespace {

constexpr std::chrono::milliseconds makingTime{10'000};

/// The task, or a sentence about what is wrong.
struct Answered {
    classroom::MadeMarking made = classroom::NoMarking::NotThere;
    QString problem{};
};

std::uint64_t counted(int number)
{
    return static_cast<std::uint64_t>(std::max(0, number));
}

Answered answered(const MarkedTask& asked, const solver::Job& job)
{
    Answered answer;
    if (!asked.graph.isEmpty()) {
        const games::Parsed parsed = games::parse(asked.graph.toStdString());
        if (const auto* game = std::get_if<games::GamePtr>(&parsed))
            answer.made = classroom::graphMarking(**game, job);
        else
            answer.made = std::get<games::ParseError>(parsed);
    } else {
        const auto parsed = analysis::FamilyPattern::parse(asked.family.toStdString());
        if (const auto* pattern = std::get_if<analysis::FamilyPattern>(&parsed))
            answer.made = classroom::tableMarking(
                *pattern, {counted(asked.first), counted(asked.sizes.value(0))},
                {0, counted(asked.sizes.value(1))}, job,
                asked.areValues ? classroom::Asked::Values : classroom::Asked::Outcomes);
        else
            answer.problem = wording::patternErrorText(std::get<analysis::PatternError>(parsed));
    }
    return answer;
}

/// The numbers that may be answered tell little of the largest: up to 3, 7, 15, …
QStringList numbersFor(classroom::Mark largest)
{
    QStringList numbers;
    const std::uint64_t most = std::max<std::uint64_t>(std::bit_ceil(classroom::valueOf(largest) + 1), 4);
    for (std::uint64_t number = 0; number < most; ++number)
        numbers.append(QString::number(number));
    return numbers;
}

} // namespace

classroom::Mark MarkingModel::keptMark(QChar letter) const
{
    return markOf(m_task.areValues && letter >= u'0' ? QString::number(letter.unicode() - u'0')
                                                     : QString(letter));
}

/// Several properties change together: they are looked at once.
void MarkingModel::follow()
{
    emit taskChanged();
    setBusy(true);
    m_follow.start();
}

void MarkingModel::load()
{
    if (m_task.family.isEmpty() && m_task.graph.isEmpty()) {
        m_worker.cancel();
        fail({});
        return;
    }
    solver::Limits limits;
    limits.time = makingTime;
    m_worker.start(
        [this, asked = m_task](const solver::Job& job) -> Worker::Delivery {
            return [this, answer = answered(asked, job)] {
                if (answer.problem.isEmpty())
                    receive(answer.made);
                else
                    fail(answer.problem);
            };
        },
        limits);
}

QString MarkingModel::rules() const
{
    const games::GamePtr game =
        m_marking ? gameOf(QString::fromStdString(m_marking->task().positions.back().notation)) : nullptr;
    return game ? wording::rulesLine(*game) : QString();
}

void MarkingModel::receive(const Made& made)
{
    if (const auto* why = std::get_if<classroom::NoMarking>(&made))
        return fail(wording::noMarkingText(*why));
    if (const auto* error = std::get_if<games::ParseError>(&made))
        return fail(wording::parseErrorText(*error));
    beginResetModel();
    const auto task = std::make_shared<const classroom::MarkingTask>(std::get<classroom::MarkingTask>(made));
    m_marking.emplace(task);
    m_layout = MarkingLayout(*task);
    m_layout.fit(*task, m_room);
    fillIn(m_store.load(key()));
    m_undo.clear();
    m_problem.clear();
    endLoading();
}

/// What was kept, and what is filled in from the start.
void MarkingModel::fillIn(const KeptMarks& kept)
{
    const std::vector<classroom::Mark> right = m_marking->solution();
    m_answers = m_task.areValues ? numbersFor(*std::ranges::max_element(right))
                                 : QStringList{QStringLiteral("P"), QStringLiteral("N")};
    m_told.assign(right.size(), false);
    for (int place = 0; place < count(); ++place) {
        const auto at = static_cast<std::size_t>(place);
        if (!isMarkable(place))
            continue;
        if (isFixed(place))
            m_marking->set(at, right[at]);
        else if (kept.marks.size() == count())
            m_marking->set(at, keptMark(kept.marks.at(place)));
        m_told[at] = kept.told.size() == count() && kept.told.at(place) == u't';
    }
}

void MarkingModel::endLoading()
{
    endResetModel();
    forgetCheck();
    setBusy(false);
    emit laidOut();
    if (m_guided && m_marking && (next() < 0 || m_marking->firstContradiction())) // it was filled in before
        check();
    emit loaded();
    emit marked();
}

void MarkingModel::fail(const QString& problem)
{
    beginResetModel();
    m_marking.reset();
    m_layout = {};
    m_told.clear();
    m_answers.clear();
    m_undo.clear();
    m_problem = problem;
    endLoading();
}

} // namespace models
