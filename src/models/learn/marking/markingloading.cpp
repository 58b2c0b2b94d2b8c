// SPDX-License-Identifier: GPL-3.0-or-later

// Making the task that a MarkingModel shows, on its thread.

#include "models/learn/marking/markingmodel.h"

#include "games/catalogue.h"
#include "models/learn/marking/markingstore.h"
#include "wording/classroom/markings.h"
#include "wording/errors.h"
#include "wording/names/names.h"
#include "wording/tables.h"

#include <algorithm>

namespace models {
namespace {

constexpr std::chrono::milliseconds makingTime{10'000};

/// What is to be marked, asked for on the worker's thread.
struct Asked {
    std::string family;
    std::uint64_t n = 0;
    std::uint64_t m = 0;
    std::string graph;
};

/// The task with the rules of its game, or a sentence about what is wrong.
struct Answered {
    classroom::MadeMarking made = classroom::NoMarking::NotThere;
    QString rules{};
    QString problem{};
};

Answered answered(const Asked& asked, const solver::Job& job)
{
    Answered answer;
    if (!asked.graph.empty()) {
        const games::Parsed parsed = games::parse(asked.graph);
        if (const auto* game = std::get_if<games::GamePtr>(&parsed))
            answer.made = classroom::graphMarking(**game, job);
        else
            answer.made = std::get<games::ParseError>(parsed);
    } else {
        const auto parsed = analysis::FamilyPattern::parse(asked.family);
        if (const auto* pattern = std::get_if<analysis::FamilyPattern>(&parsed))
            answer.made = classroom::tableMarking(*pattern, {0, asked.n}, {0, asked.m}, job);
        else
            answer.problem = wording::patternErrorText(std::get<analysis::PatternError>(parsed));
    }
    if (const auto* task = std::get_if<classroom::MarkingTask>(&answer.made)) {
        const games::Parsed last = games::parse(task->positions.back().notation);
        if (const auto* game = std::get_if<games::GamePtr>(&last))
            answer.rules = wording::rulesLine(**game);
    }
    return answer;
}

} // namespace

void MarkingModel::setFamily(const QString& family)
{
    if (m_family == family)
        return;
    m_family = family;
    follow();
}

void MarkingModel::setSizes(const QList<int>& sizes)
{
    if (m_sizes == sizes)
        return;
    m_sizes = sizes;
    follow();
}

void MarkingModel::setGraph(const QString& graph)
{
    if (m_graph == graph)
        return;
    m_graph = graph;
    follow();
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
    if (m_family.isEmpty() && m_graph.isEmpty()) {
        m_worker.cancel();
        fail({});
        return;
    }
    const auto size = [this](qsizetype place) {
        return static_cast<std::uint64_t>(std::max(0, m_sizes.value(place, 0)));
    };
    const Asked asked{
        .family = m_family.toStdString(), .n = size(0), .m = size(1), .graph = m_graph.toStdString()};
    solver::Limits limits;
    limits.time = makingTime;
    m_worker.start(
        [this, asked](const solver::Job& job) -> Worker::Delivery {
            return [this, answer = answered(asked, job)] {
                if (answer.problem.isEmpty())
                    receive(answer.made, answer.rules);
                else
                    fail(answer.problem);
            };
        },
        limits);
}

void MarkingModel::receive(const Made& made, const QString& rules)
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
    const QString kept = MarkingStore::marks(key());
    for (qsizetype place = 0; kept.size() == count() && place < kept.size(); ++place) {
        const auto mark = std::max(qsizetype{0}, MarkingStore::letters.indexOf(kept[place]));
        if (isMarkable(static_cast<int>(place)))
            m_marking->set(static_cast<std::size_t>(place), static_cast<classroom::Mark>(mark));
    }
    m_undo.clear();
    m_rules = rules;
    m_problem.clear();
    endLoading();
}

void MarkingModel::endLoading()
{
    endResetModel();
    forgetCheck();
    setBusy(false);
    emit laidOut();
    emit loaded();
    emit marked();
}

void MarkingModel::fail(const QString& problem)
{
    beginResetModel();
    m_marking.reset();
    m_layout = {};
    m_undo.clear();
    m_rules.clear();
    m_problem = problem;
    endLoading();
}

} // namespace models
