// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/nodelistmodel.h"

#include <algorithm>

namespace models {

QVariant NodeListModel::value(int row, int role) const
{
    const NodeRow& shown = m_rows[static_cast<std::size_t>(row)];
    switch (role) {
    case NodeRole: return shown.node;
    case Qt::DisplayRole:
    case LabelRole: return shown.label;
    case OutcomeRole: return static_cast<int>(shown.outcome);
    case CurrentRole: return shown.current;
    case VariationsRole: return shown.variations;
    case DepthRole: return shown.depth;
    case NameRole: return shown.name;
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

} // namespace models
