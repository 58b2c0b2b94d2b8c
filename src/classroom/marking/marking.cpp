// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/marking/marking.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <numeric>

namespace classroom {

Marking::Marking(std::shared_ptr<const MarkingTask> task)
    : m_task(std::move(task)), m_upwards(m_task->positions.size()), m_marks(m_task->positions.size())
{
    std::iota(m_upwards.begin(), m_upwards.end(), std::size_t{0});
    std::ranges::stable_sort(m_upwards, {},
                             [this](std::size_t position) { return m_task->positions[position].height; });
}

void Marking::set(std::size_t position, Mark mark)
{
    assert(m_task->positions[position].isThere());
    m_marks[position] = mark;
}

std::size_t Marking::blanks() const
{
    return m_task->count() -
           (m_marks.size() - static_cast<std::size_t>(std::ranges::count(m_marks, Mark::Blank)));
}

std::optional<Contradiction> Marking::firstContradiction() const
{
    for (const std::size_t position : m_upwards) {
        if (auto found = contradictionAt(position))
            return found;
    }
    return std::nullopt;
}

std::optional<Contradiction> Marking::contradictionAt(std::size_t position) const
{
    const MarkedPosition& marked = m_task->positions[position];
    const Mark mark = m_marks[position];
    if (mark == Mark::Blank)
        return std::nullopt;
    if (marked.isTerminal) {
        const Mark right = m_task->play == theory::Play::Normal ? Mark::P : Mark::N;
        return mark == right ? std::nullopt
                             : std::optional(Contradiction{.what = Contradiction::What::Terminal,
                                                           .position = position});
    }
    Contradiction toP{.what = Contradiction::What::MoveToP, .position = position};
    std::ranges::copy_if(marked.options, std::back_inserter(toP.options),
                         [this](std::size_t option) { return m_marks[option] == Mark::P; });
    std::ranges::copy_if(marked.given, std::back_inserter(toP.given),
                         [](const GivenOption& option) { return option.outcome == theory::Outcome::P; });
    const bool leadsToP = !toP.options.empty() || !toP.given.empty();
    if (mark == Mark::P)
        return leadsToP ? std::optional(toP) : std::nullopt;
    const bool isOpen = std::ranges::any_of(
        marked.options, [this](std::size_t option) { return m_marks[option] == Mark::Blank; });
    if (leadsToP || isOpen)
        return std::nullopt;
    return Contradiction{.what = Contradiction::What::NoMoveToP,
                         .position = position,
                         .options = marked.options,
                         .given = marked.given};
}

std::vector<Mark> rightMarks(const MarkingTask& task)
{
    std::vector<std::size_t> upwards(task.positions.size());
    std::iota(upwards.begin(), upwards.end(), std::size_t{0});
    std::ranges::stable_sort(upwards, {}, [&task](std::size_t i) { return task.positions[i].height; });
    std::vector<Mark> marks(task.positions.size());
    for (const std::size_t i : upwards) {
        const MarkedPosition& position = task.positions[i];
        const bool isLost =
            position.isTerminal
                ? task.play == theory::Play::Normal
                : std::ranges::none_of(position.options,
                                       [&marks](std::size_t option) { return marks[option] == Mark::P; }) &&
                      std::ranges::none_of(position.given, [](const GivenOption& option) {
                          return option.outcome == theory::Outcome::P;
                      });
        if (position.isThere())
            marks[i] = isLost ? Mark::P : Mark::N;
    }
    return marks;
}

} // namespace classroom
