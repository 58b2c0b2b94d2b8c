// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/nodelists.h"

#include "models/joblimits.h"
#include "models/session/sessiontexts.h"

#include <algorithm>

namespace models {
namespace {

using namespace std::chrono_literals;

/// A tag is worth this much work.
constexpr auto labellingTime = 2'000ms;

QString drawnNotation(const games::Game& game)
{
    constexpr std::size_t longest = 400;
    const std::string notation = game.notation();
    return notation.size() > longest ? QString() : QString::fromStdString(notation);
}

/// Made where somebody asks for it: a tree may be large.
QString nameOf(const NodeRow& row)
{
    const QString played = row.move ? heardSentence(*row.before, *row.move, row.who) : QString();
    return nodeName(row.label, row.depth, played, row.told, row.canWin);
}

} // namespace

QVariant NodeListModel::value(int row, int role) const
{
    const NodeRow& shown = m_rows[static_cast<std::size_t>(row)];
    switch (role) {
    case NodeRole: return shown.node;
    case LabelRole: return shown.label;
    case OutcomeRole: return static_cast<int>(shown.outcome);
    case CurrentRole: return shown.current;
    case VariationsRole: return shown.variations;
    case DepthRole: return shown.depth;
    case NameRole: return nameOf(shown);
    case NotationRole: return drawnNotation(*shown.game);
    default: return {};
    }
}

int NodeListModel::currentRow() const
{
    const auto found = std::ranges::find(m_rows, true, &NodeRow::current);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void NodeListModel::setRows(std::vector<NodeRow> rows)
{
    const auto same = [](const NodeRow& a, const NodeRow& b) { return a.node == b.node; };
    const auto head =
        static_cast<std::size_t>(std::ranges::mismatch(m_rows, rows, same).in1 - m_rows.begin());
    const std::size_t most = std::min(m_rows.size(), rows.size()) - head;
    std::size_t tail = 0;
    while (tail < most && same(m_rows[m_rows.size() - 1 - tail], rows[rows.size() - 1 - tail]))
        ++tail;
    replaceMiddle(rows, head, tail);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (m_rows[i] == rows[i])
            continue;
        m_rows[i] = rows[i];
        tellRows(static_cast<int>(i), static_cast<int>(i));
    }
    emit rowsChanged();
}

void NodeListModel::replaceMiddle(const std::vector<NodeRow>& rows, std::size_t head, std::size_t tail)
{
    const auto first = static_cast<int>(head);
    const auto gone = static_cast<int>(m_rows.size() - head - tail);
    const auto more = static_cast<int>(rows.size() - head - tail);
    changeRows(first, -gone, [&] { m_rows.erase(m_rows.begin() + first, m_rows.begin() + first + gone); });
    changeRows(first, more, [&] {
        m_rows.insert(m_rows.begin() + first, rows.begin() + first, rows.begin() + first + more);
    });
}

NodeRow NodeLists::rowOf(int number, const std::array<Person, 2>& people) const
{
    const PositionNode& node = m_tree.node(number);
    const bool isKnown = m_tellsOutcomes && node.outcome.has_value();
    const auto outcome = m_letters && isKnown ? node.outcome : std::nullopt;
    const auto siblings = node.parent < 0 ? 1 : static_cast<int>(m_tree.node(node.parent).children.size());
    const PositionNode* const before = node.move ? &m_tree.node(node.parent) : nullptr;
    return {.node = number,
            .depth = node.depth,
            .variations = siblings - 1,
            .current = number == m_tree.current(),
            .label = nodeLabel(node),
            .outcome = shownOutcome(outcome),
            .told = outcome,
            .canWin = isKnown && !m_letters ? canWin(node, *node.outcome, people) : QString(),
            .game = node.game,
            .before = before != nullptr ? before->game : nullptr,
            .move = node.move,
            .who = before != nullptr ? people[static_cast<std::size_t>(before->toMove)] : Person()};
}

/// An outcome that was tried before is looked for no more.
void NodeLists::update()
{
    const auto rowsOf = [this, people = m_people()](const std::vector<int>& numbers) {
        std::vector<NodeRow> rows;
        for (const int number : numbers)
            if (number == m_tree.current() || !m_tree.isPassing(number))
                rows.push_back(rowOf(number, people));
        return rows;
    };
    const std::vector<int> line = m_tree.line();
    m_timeline.setRows(rowsOf(line));
    m_treeModel.setRows(rowsOf(m_tree.preorder()));
    m_wanted.clear();
    for (const int number : line)
        if (!m_tree.node(number).outcome && number != m_tree.current() && !m_tried.contains(number))
            m_wanted.emplace_back(number, m_tree.node(number).game);
    std::ranges::reverse(m_wanted);
    findNext();
}

void NodeLists::reset()
{
    m_worker.cancel();
    m_wanted.clear();
    m_tried.clear();
}

/// One at a time: with each outcome the lists are made anew, and others may be wanted.
void NodeLists::findNext()
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
                if (outcome) {
                    m_tree.setOutcome(number, *outcome);
                    update();
                }
                findNext();
            };
        },
        limits);
}

} // namespace models
