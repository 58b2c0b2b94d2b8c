// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/outcomes.h"
#include "models/listmodel.h"
#include "models/session/positiontree.h"
#include "models/session/sessiontexts.h"
#include "models/worker.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <functional>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace models {

/// A node of the position tree as a row.
struct NodeRow {
    int node = 0;
    int depth = 0;
    int variations = 0; ///< other continuations at the same point
    bool current = false;
    QString label; ///< "Start", "a4"
    Outcome outcome{};
    std::optional<theory::Outcome> told{};
    QString canWin{}; ///< in its place, where it is told in words: "you can win"
    games::GamePtr game{};
    games::GamePtr before{}; ///< what `move` was played in, by `who`
    std::optional<games::Move> move{};
    Person who{};

    friend bool operator==(const NodeRow&, const NodeRow&) = default;
};

/// Positions of a session as rows; a change touches only the rows that differ.
class NodeListModel : public models::ListModel { // in full: moc reads it
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int currentRow READ currentRow NOTIFY rowsChanged)
    Q_PROPERTY(int count READ count NOTIFY rowsChanged)

public:
    enum Role {
        NodeRole = Qt::UserRole + 1,
        LabelRole,
        OutcomeRole,
        CurrentRole,
        VariationsRole,
        DepthRole,
        NameRole,
        NotationRole, ///< of the position, to be drawn; empty where that is too much for a small picture
    };
    Q_ENUM(Role)

    using ListModel::ListModel;

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant value(int row, int role) const override;

    [[nodiscard]] int currentRow() const;
    void setRows(std::vector<NodeRow> rows);

signals:
    void rowsChanged();

private:
    void replaceMiddle(const std::vector<NodeRow>& rows, std::size_t head, std::size_t tail);

    std::vector<NodeRow> m_rows;
};

/// The positions of a session as lists. Outcomes that nobody has asked the analyst for, as of a timeline that
/// was read from a file, are found one after another and told to the tree.
class NodeLists {
public:
    using People = std::function<std::array<Person, 2>()>;
    /// `tree` must outlive the lists, and so must whoever says the people of its seats.
    NodeLists(PositionTree& tree, People people) : m_tree(tree), m_people(std::move(people)) {}

    [[nodiscard]] NodeListModel* timeline() { return &m_timeline; }
    [[nodiscard]] NodeListModel* tree() { return &m_treeModel; }

    /// Lists the tree as it is now. Precondition: it is not empty.
    void update();
    void setTelling(bool tellsOutcomes, bool letters)
    {
        const bool toldBefore = std::exchange(m_tellsOutcomes, tellsOutcomes);
        if (std::exchange(m_letters, letters) != letters || toldBefore != tellsOutcomes)
            update();
    }
    /// Another tree is in the place of the last one: its nodes have the same numbers.
    void reset();

private:
    [[nodiscard]] NodeRow rowOf(int number, const std::array<Person, 2>& people) const;
    void findNext();

    PositionTree& m_tree;
    People m_people;
    bool m_tellsOutcomes = true;
    bool m_letters = true;
    NodeListModel m_timeline;
    NodeListModel m_treeModel;
    std::vector<std::pair<int, games::GamePtr>> m_wanted; ///< nodes without an outcome, the next one last
    std::set<int> m_tried;
    Worker m_worker; ///< last: its thread ends before what it reports to
};

} // namespace models
