// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/marking/marking.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <numeric>
#include <set>

namespace classroom {
namespace {

/// The mex of the values that a position's moves leave.
std::uint64_t smallestMissing(const MarkedPosition& marked, std::span<const Mark> marks)
{
    std::set<std::uint64_t> left;
    for (const std::size_t option : marked.options)
        left.insert(valueOf(marks[option]));
    for (const GivenOption& option : marked.given)
        left.insert(option.value);
    std::uint64_t missing = 0;
    while (left.contains(missing))
        ++missing;
    return missing;
}

/// Each after those that its moves leave.
std::vector<std::size_t> upwardsOf(const MarkingTask& task)
{
    std::vector<std::size_t> upwards(task.positions.size());
    std::iota(upwards.begin(), upwards.end(), std::size_t{0});
    std::ranges::stable_sort(upwards, {},
                             [&task](std::size_t position) { return task.positions[position].height; });
    return upwards;
}

/// Of the letters or values of what its moves leave.
Mark forcedMark(const MarkingTask& task, const MarkedPosition& marked, std::span<const Mark> marks)
{
    if (task.asked == Asked::Values)
        return markOf(smallestMissing(marked, marks));
    if (marked.isTerminal)
        return task.play == theory::Play::Misere ? Mark::N : Mark::P;
    const bool leadsToP =
        std::ranges::any_of(marked.options, [&](std::size_t option) { return marks[option] == Mark::P; }) ||
        std::ranges::count(marked.given, theory::Outcome::P, &GivenOption::outcome) > 0;
    return leadsToP ? Mark::N : Mark::P;
}

} // namespace

Marking::Marking(std::shared_ptr<const MarkingTask> task)
    : m_task(std::move(task)), m_upwards(upwardsOf(*m_task)), m_marks(m_task->positions.size())
{
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
    if (m_marks[position] == Mark::Blank)
        return std::nullopt;
    return m_task->asked == Asked::Values ? valueContradiction(position) : outcomeContradiction(position);
}

std::optional<Contradiction> Marking::valueContradiction(std::size_t position) const
{
    const MarkedPosition& marked = m_task->positions[position];
    const std::uint64_t value = valueOf(m_marks[position]);
    if (marked.isTerminal)
        return value == 0 ? std::nullopt
                          : std::optional(
                                Contradiction{.what = Contradiction::What::Terminal, .position = position});
    Contradiction same{.what = Contradiction::What::SameValue, .position = position};
    std::ranges::copy_if(marked.options, std::back_inserter(same.options),
                         [&](std::size_t option) { return m_marks[option] == m_marks[position]; });
    std::ranges::copy_if(marked.given, std::back_inserter(same.given),
                         [&](const GivenOption& option) { return option.value == value; });
    if (!same.options.empty() || !same.given.empty())
        return same;
    if (std::ranges::any_of(marked.options,
                            [this](std::size_t option) { return m_marks[option] == Mark::Blank; }))
        return std::nullopt;
    const std::uint64_t smallest = smallestMissing(marked, m_marks);
    return smallest >= value ? std::nullopt
                             : std::optional(Contradiction{.what = Contradiction::What::NoMoveTo,
                                                           .position = position,
                                                           .options = marked.options,
                                                           .given = marked.given,
                                                           .missing = smallest});
}

std::optional<Contradiction> Marking::outcomeContradiction(std::size_t position) const
{
    const MarkedPosition& marked = m_task->positions[position];
    const Mark mark = m_marks[position];
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
    std::vector<Mark> marks(task.positions.size());
    for (const std::size_t position : upwardsOf(task)) {
        const MarkedPosition& marked = task.positions[position];
        if (marked.isThere())
            marks[position] = forcedMark(task, marked, marks);
    }
    return marks;
}

} // namespace classroom
