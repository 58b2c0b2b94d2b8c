// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/nodelistmodel.h"
#include "models/review/outcomelabeller.h"
#include "models/session/positiontree.h"

#include <QObject>

#include <utility>

namespace models {

/// The positions of a session as lists. Outcomes that nobody has asked for are found and told to the tree.
class NodeLists : public QObject {
    Q_OBJECT
public:
    /// `tree` must outlive the lists.
    explicit NodeLists(PositionTree& tree) : m_tree(tree)
    {
        connect(&m_labeller, &OutcomeLabeller::labelled, this, &NodeLists::receive);
    }

    [[nodiscard]] NodeListModel* timeline() { return &m_timeline; }
    [[nodiscard]] NodeListModel* tree() { return &m_treeModel; }

    /// Lists the tree as it is now. Precondition: it is not empty.
    void update();
    void setTelling(bool tellsOutcomes)
    {
        if (std::exchange(m_tellsOutcomes, tellsOutcomes) != tellsOutcomes)
            update();
    }
    /// Another tree is in the place of the last one: its nodes have the same numbers.
    void reset() { m_labeller.reset(); }

private:
    [[nodiscard]] NodeRow rowOf(int number) const;
    void receive(int node, theory::Outcome outcome);

    PositionTree& m_tree;
    bool m_tellsOutcomes = true;
    NodeListModel m_timeline;
    NodeListModel m_treeModel;
    OutcomeLabeller m_labeller; ///< last: its thread ends before what it reports to
};

} // namespace models
