// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/outcomelabeller.h"

#include "models/joblimits.h"

#include <algorithm>

namespace models {
namespace {

using namespace std::chrono_literals;

/// A tag is worth this much work.
constexpr auto labellingTime = 2'000ms;

} // namespace

void OutcomeLabeller::reset()
{
    m_worker.cancel();
    m_wanted.clear();
    m_tried.clear();
}

void OutcomeLabeller::label(std::vector<std::pair<int, games::GamePtr>> nodes)
{
    std::erase_if(nodes, [this](const auto& node) { return m_tried.contains(node.first); });
    std::ranges::reverse(nodes);
    m_wanted = std::move(nodes);
    startNext();
}

/// One at a time: whoever takes a label may ask for others at once.
void OutcomeLabeller::startNext()
{
    if (m_wanted.empty() || m_worker.isBusy())
        return;
    const auto [node, game] = m_wanted.back();
    m_wanted.pop_back();
    m_tried.insert(node);
    solver::Limits limits = attemptLimits(0);
    limits.time = labellingTime;
    limits.memoryBytes /= 4; // beside the analyst and the opponent
    m_worker.start(
        [this, number = node, position = game](const solver::Job& job) -> Worker::Delivery {
            const games::Question question{.moves = false, .grundy = false, .remoteness = false};
            const auto outcome = position->answer(question, job).verdict.outcome;
            return [this, number, outcome] {
                if (outcome)
                    emit labelled(number, *outcome);
                startNext();
            };
        },
        limits);
}

} // namespace models
