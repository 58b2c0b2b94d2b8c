// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/nodelists.h"

#include "models/session/sessiontexts.h"

namespace models {

void NodeLists::receive(int node, theory::Outcome outcome)
{
    m_tree.setOutcome(node, outcome);
    update();
}

NodeRow NodeLists::rowOf(int number) const
{
    const PositionNode& node = m_tree.node(number);
    const auto outcome = m_tellsOutcomes ? node.outcome : std::nullopt;
    const auto siblings = node.parent < 0 ? 1 : static_cast<int>(m_tree.node(node.parent).children.size());
    return {.node = number,
            .depth = node.depth,
            .variations = siblings - 1,
            .current = number == m_tree.current(),
            .label = nodeLabel(node),
            .outcome = shownOutcome(outcome),
            .name = nodeName(node, outcome)};
}

void NodeLists::update()
{
    const auto rowsOf = [this](const std::vector<int>& numbers) {
        std::vector<NodeRow> rows;
        for (const int number : numbers)
            if (number == m_tree.current() || !m_tree.isPassing(number))
                rows.push_back(rowOf(number));
        return rows;
    };
    const std::vector<int> line = m_tree.line();
    m_timeline.setRows(rowsOf(line));
    m_treeModel.setRows(rowsOf(m_tree.preorder()));
    std::vector<std::pair<int, games::GamePtr>> unknown;
    for (const int number : line)
        if (!m_tree.node(number).outcome && number != m_tree.current())
            unknown.emplace_back(number, m_tree.node(number).game);
    m_labeller.label(std::move(unknown));
}

} // namespace models
