// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/marking/marking.h"
#include "models/analysis/outcomes.h"
#include "models/learn/marking/markinglayout.h"
#include "models/worker.h"

#include <QAbstractListModel>
#include <QList>
#include <QSizeF>
#include <QString>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace models {

/// Positions that a person marks with P and N, one row each, and what contradicts what. The marks of every
/// task are kept at once.
class MarkingModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    /// The pattern of a row or a table, such as "nim:n,m"; with the largest n, or n and m, from 0 on.
    Q_PROPERTY(QString family READ family WRITE setFamily NOTIFY taskChanged)
    Q_PROPERTY(QList<int> sizes READ sizes WRITE setSizes NOTIFY taskChanged)
    /// A notation: all positions that can be reached from it are marked. Counts before `family`.
    Q_PROPERTY(QString graph READ graph WRITE setGraph NOTIFY taskChanged)
    Q_PROPERTY(models::MarkingModel::Kind kind READ kind NOTIFY loaded)
    Q_PROPERTY(QString rules READ rules NOTIFY loaded)
    /// Why nothing can be marked, as a sentence; empty when all is well.
    Q_PROPERTY(QString problem READ problem NOTIFY loaded)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)
    Q_PROPERTY(int count READ count NOTIFY loaded)
    /// The place for it, in units of its boxes: it is laid to fit. Empty: no such wish.
    Q_PROPERTY(QSizeF room READ room WRITE setRoom NOTIFY roomChanged)
    /// What is drawn beside the boxes, of the size `drawn` altogether: {text, box}, and in a graph all
    /// arrows.
    Q_PROPERTY(QSizeF drawn READ drawn NOTIFY laidOut)
    Q_PROPERTY(QVariantList heads READ heads NOTIFY laidOut)
    Q_PROPERTY(QString allArrows READ allArrows NOTIFY laidOut)
    Q_PROPERTY(int blanks READ blanks NOTIFY marked)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY marked)
    /// What the last check said; empty once something is changed.
    Q_PROPERTY(QString sentence READ sentence NOTIFY checked)
    /// The position of the contradiction that it named, -1 for none, and the arrows of its moves.
    Q_PROPERTY(int contradicted READ contradicted NOTIFY checked)
    Q_PROPERTY(QString contradictingArrows READ contradictingArrows NOTIFY checked)
    /// The last check found all of it right.
    Q_PROPERTY(bool right READ isRight NOTIFY checked)
    /// Why the marks could not be kept; empty when all is well.
    Q_PROPERTY(QString keepProblem READ keepProblem NOTIFY marked)

public:
    enum class Kind : quint8 { Nothing, Row, Table, Graph };
    Q_ENUM(Kind)

    enum Role {
        NameRole = Qt::UserRole + 1, ///< "3", "(3, 2)", "2,1"
        LabelRole,                   ///< what stands in the box beside the letter; only of a graph
        MarkRole,                    ///< an Outcome
        BoxRole,                     ///< QRectF
        ThereRole,                   ///< bool: the rules have this position
        RingedRole,                  ///< bool: the contradiction is here
        NotationRole,
    };

    explicit MarkingModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] QString family() const { return m_family; }
    void setFamily(const QString& family);
    [[nodiscard]] QList<int> sizes() const { return m_sizes; }
    void setSizes(const QList<int>& sizes);
    [[nodiscard]] QString graph() const { return m_graph; }
    void setGraph(const QString& graph);
    [[nodiscard]] Kind kind() const;
    [[nodiscard]] QString rules() const { return m_rules; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] bool isBusy() const { return m_busy; }
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] QSizeF room() const { return m_room; }
    void setRoom(QSizeF room);
    [[nodiscard]] QSizeF drawn() const { return m_layout.size(); }
    [[nodiscard]] QVariantList heads() const;
    [[nodiscard]] QString allArrows() const;
    [[nodiscard]] int blanks() const;
    [[nodiscard]] bool canUndo() const { return !m_undo.empty(); }
    [[nodiscard]] QString sentence() const { return m_sentence; }
    [[nodiscard]] int contradicted() const;
    [[nodiscard]] QString contradictingArrows() const;
    [[nodiscard]] bool isRight() const { return m_right; }
    [[nodiscard]] QString keepProblem() const { return m_keepProblem; }

    /// P, N, or unknown for blank; a position that is not there stays as it is.
    Q_INVOKABLE void setMark(int position, models::outcomes::Outcome mark);
    /// Blank, P, N, blank …
    Q_INVOKABLE void cycle(int position);
    Q_INVOKABLE void undo();
    /// All blank; can be undone.
    Q_INVOKABLE void clear();
    /// Names the first contradiction, or says that there is none.
    Q_INVOKABLE void check();
    /// The arrows of a position's moves to others to mark, as an SVG path.
    [[nodiscard]] Q_INVOKABLE QString arrowsOf(int position) const;
    /// The notation of a position; empty for one that is not there.
    [[nodiscard]] Q_INVOKABLE QString notationOf(int position) const;
    /// What a position's other moves leave, which is given, as a sentence; empty for none.
    [[nodiscard]] Q_INVOKABLE QString givenOf(int position) const;
    /// The nearest position in a direction (-1, 0 or 1 each, y down); -1 for none.
    [[nodiscard]] Q_INVOKABLE int nearest(int position, int dx, int dy) const;

signals:
    void taskChanged();
    void loaded();
    void roomChanged();
    void laidOut();
    void busyChanged();
    void marked();
    void checked();
    /// A check found all of it right.
    void finished();

private:
    using Made = classroom::MadeMarking;

    void follow();
    void load();
    void receive(const Made& made, const QString& rules);
    void fail(const QString& problem);
    void endLoading();
    void setBusy(bool busy);
    void fit();
    void changeMarks(const std::vector<classroom::Mark>& marks);
    void forgetCheck();
    void keep();
    [[nodiscard]] std::vector<classroom::Mark> marks() const;
    [[nodiscard]] QString key() const;
    [[nodiscard]] bool isMarkable(int position) const;

    QString m_family;
    QList<int> m_sizes;
    QString m_graph;
    QString m_rules;
    QString m_problem;
    QString m_keepProblem;
    bool m_busy = false;
    std::optional<classroom::Marking> m_marking;
    MarkingLayout m_layout;
    QSizeF m_room;
    std::vector<std::vector<classroom::Mark>> m_undo;
    QString m_sentence;
    std::optional<classroom::Contradiction> m_contradiction;
    bool m_right = false;
    QTimer m_follow;
    QTimer m_fit;
    Worker m_worker; ///< last: its thread ends before what it reports to
};

} // namespace models
