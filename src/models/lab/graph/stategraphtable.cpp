// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/graph/stategraphtable.h"

#include "models/analysis/judged.h"
#include "models/analysis/outcomes.h"

namespace models {

void StateGraphTable::receiveWhole()
{
    const WholeGamePtr next = m_lab ? m_lab->whole() : nullptr;
    if (next == m_whole)
        return;
    beginResetModel();
    m_whole = next;
    endResetModel();
    emit titlesChanged();
}

QVariant StateGraphTable::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto node = static_cast<analysis::NodeIndex>(index.row());
    switch (role) {
    case Qt::DisplayRole: return text(node, index.column());
    case OutcomeRole: return static_cast<int>(shownOutcome(m_whole->graph.nodes[node].outcome));
    default: return {};
    }
}

QVariant StateGraphTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isTitle =
        orientation == Qt::Horizontal && role == Qt::DisplayRole && section >= 0 && section < ColumnCount;
    return isTitle ? titles().at(section) : QVariant();
}

QStringList StateGraphTable::titles() const
{
    const bool hasGrundy = m_whole && !m_whole->graph.isPartizan && !m_whole->graph.hasCycle &&
                           m_whole->graph.play == theory::Play::Normal;
    const bool hasSizes = m_whole && !m_whole->graph.hasCycle && !m_whole->isPart;
    //: head of a column: a position of the graph
    return {tr("Position"),
            //: head of a column: P, N, L or R
            tr("Outcome"),
            //: head of a column: a number
            hasGrundy ? tr("Grundy value") : QString(),
            //: head of a column: how many moves the game lasts yet
            tr("Moves left"),
            //: head of a column: how many moves it has
            hasSizes ? tr("Longest game") : QString(),
            //: head of a column, a noun: how many there are
            tr("Moves"),
            //: head of a column: how many there are
            tr("Winning moves")};
}

QString StateGraphTable::text(analysis::NodeIndex node, int column) const
{
    const analysis::PositionGraph& graph = m_whole->graph;
    const analysis::GraphNode& row = graph.nodes[node];
    switch (static_cast<Column>(column)) {
    case Name: return QString::fromStdString(row.name);
    case Outcome: return letterText(shownOutcome(row.outcome));
    case Grundy: return numberText(row.grundy);
    case MovesLeft: return numberText(row.remoteness);
    case Longest: return graph.hasCycle || m_whole->isPart ? QString() : numberText(row.size);
    case Moves: return graph.isCut(node) ? QString() : numberText(graph.moveCount(node));
    case Winning: return graph.isFollowed(node) ? numberText(graph.winningMoveCount(node)) : QString();
    case ColumnCount: break;
    }
    return {};
}

QString StateGraphTable::rowText(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    QStringList parts{text(static_cast<analysis::NodeIndex>(row), Name)};
    const QStringList all = titles();
    for (int column = Outcome; column < ColumnCount; ++column)
        if (const QString value = text(static_cast<analysis::NodeIndex>(row), column); !value.isEmpty())
            parts.append(tr("%1: %2", "a column and what stands there").arg(all.at(column), value));
    return parts.join(QStringLiteral(", "));
}

} // namespace models
