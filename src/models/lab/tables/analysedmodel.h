// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lab/lab.h"
#include "models/watched.h"

#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <set>
#include <vector>

namespace models {

/// A small game fully analysed, as on a blackboard: all its positions up to symmetry, by size, first blank;
/// then size by size with their outcomes, and in a second round with their Grundy values.
class AnalysedModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::Lab* lab MEMBER m_lab WRITE setLab NOTIFY labChanged)
    /// The page is on the screen: only then the positions are looked for.
    Q_PROPERTY(bool wanted MEMBER m_wanted NOTIFY wantedChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY positionsChanged)
    /// Why there is nothing to analyse, as a sentence; empty otherwise.
    Q_PROPERTY(QString problem READ problem NOTIFY positionsChanged)
    Q_PROPERTY(int count READ count NOTIFY positionsChanged)
    /// How many sizes there are.
    Q_PROPERTY(int groups READ groups NOTIFY positionsChanged)
    /// The longest name of a position, in characters.
    Q_PROPERTY(int longestName READ longestName NOTIFY positionsChanged)
    /// The position chosen: its moves are lit; -1 for none.
    Q_PROPERTY(int chosen MEMBER m_chosen WRITE setChosen NOTIFY shownChanged)
    /// What the next step shows: "P or N of size 3"; empty when all is shown.
    Q_PROPERTY(QString nextStep READ nextStep NOTIFY shownChanged)
    /// "12 of 37 positions labelled, 0 with their Grundy values"
    Q_PROPERTY(QString progress READ progress NOTIFY shownChanged)
    /// Why the chosen position is what it is, as far as that can be seen already.
    Q_PROPERTY(QString reason READ reason NOTIFY shownChanged)
    /// Grows with every change of what is shown.
    Q_PROPERTY(int revision READ revision NOTIFY shownChanged)

public:
    explicit AnalysedModel(QObject* parent = nullptr);

    void setLab(Lab* lab)
    {
        watch(m_lab, lab, &Lab::positionChanged, this, &AnalysedModel::follow, &AnalysedModel::labChanged);
    }
    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }
    [[nodiscard]] QString problem() const;
    [[nodiscard]] int groups() const { return static_cast<int>(m_groups.size()); }
    [[nodiscard]] int longestName() const { return m_longestName; }
    void setChosen(int row);
    [[nodiscard]] QString nextStep() const;
    [[nodiscard]] QString progress() const;
    [[nodiscard]] QString reason() const;
    [[nodiscard]] int revision() const { return m_revision; }

    /// A group of positions of one size: its first row, how many there are, and the size.
    [[nodiscard]] Q_INVOKABLE int firstOf(int group) const { return groupAt(group).first; }
    [[nodiscard]] Q_INVOKABLE int countOf(int group) const { return groupAt(group).count; }
    [[nodiscard]] Q_INVOKABLE int sizeOf(int group) const { return static_cast<int>(groupAt(group).size); }
    [[nodiscard]] Q_INVOKABLE int groupOf(int row) const;
    /// {name, outcome (an Outcome, unknown while hidden), grundy (as text, empty while hidden), lit (a move
    /// of the chosen position leads here), words}; empty outside the rows.
    [[nodiscard]] Q_INVOKABLE QVariantMap cell(int row) const;
    [[nodiscard]] Q_INVOKABLE QString notation(int row) const
    {
        return hasRow(row) ? QString::fromStdString(node(row).notation) : QString();
    }
    [[nodiscard]] Q_INVOKABLE QString nameOf(int row) const;
    /// The position and what is shown of it, in words; empty outside the rows.
    [[nodiscard]] Q_INVOKABLE QString words(int row) const;
    /// Chooses a position; once more: shows what is hidden of it.
    Q_INVOKABLE void activate(int row);
    /// Shows the next size: first all outcomes, then all Grundy values.
    Q_INVOKABLE void revealNext();
    Q_INVOKABLE void hideAll();
    Q_INVOKABLE void showAll();

    [[nodiscard]] int count() const { return static_cast<int>(m_order.size()); }

    static constexpr int mostPositions = 2'000;

signals:
    void labChanged();
    void wantedChanged();
    void positionsChanged();
    void shownChanged();

private:
    enum class Level : std::uint8_t { Hidden, Outcome, Grundy };
    struct Group {
        std::uint64_t size = 0;
        int first = 0;
        int count = 0;
    };

    void follow();
    void receive(const solver::Solved<analysis::PositionGraph>& solved);
    void order();
    void tellShown();
    [[nodiscard]] bool hasRow(int row) const { return row >= 0 && row < count(); }
    [[nodiscard]] QString shownGrundy(int row) const;
    [[nodiscard]] bool hasGrundy() const
    {
        return m_graph && !m_graph->nodes.empty() && m_graph->nodes.front().grundy.has_value();
    }
    [[nodiscard]] Level fullLevel() const { return hasGrundy() ? Level::Grundy : Level::Outcome; }
    [[nodiscard]] const analysis::GraphNode& node(int row) const
    {
        return m_graph->nodes[m_order[static_cast<std::size_t>(row)]];
    }
    [[nodiscard]] Group groupAt(int group) const
    {
        return group < 0 || group >= groups() ? Group{} : m_groups[static_cast<std::size_t>(group)];
    }
    [[nodiscard]] Level level(int row) const { return m_levels[static_cast<std::size_t>(row)]; }
    /// The group that is shown next and what of it; nothing when all is shown.
    [[nodiscard]] std::optional<std::pair<Group, Level>> next() const;
    [[nodiscard]] bool areTargetsAt(Level least) const;
    [[nodiscard]] QString outcomeReason() const;
    [[nodiscard]] QString grundyReason() const;

    Watched<Lab> m_lab;
    bool m_wanted = false;
    games::GamePtr m_game; ///< of m_graph, or of the one being looked for
    bool m_isTooLarge = false;
    bool m_isEndless = false;
    std::shared_ptr<const analysis::PositionGraph> m_graph;
    std::vector<analysis::NodeIndex> m_order; ///< rows: by size, then by name
    std::vector<int> m_rowOf;                 ///< of each node
    std::vector<Level> m_levels;              ///< per row
    std::vector<Group> m_groups;
    std::set<int> m_targets; ///< rows that moves of the chosen position lead to
    int m_longestName = 1;
    int m_chosen = -1;
    int m_revision = 0;
    Worker m_worker; ///< last: its thread ends before what it reports to
};

} // namespace models
