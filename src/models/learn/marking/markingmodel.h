// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/marking/marking.h"
#include "models/learn/marking/markedtask.h"
#include "models/learn/marking/markinglayout.h"
#include "models/learn/marking/markingstore.h"
#include "models/listmodel.h"
#include "models/worker.h"

#include <QSizeF>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace models {

/// Positions that a person marks with P and N, one row each, and what contradicts what. The marks of every
/// task are kept at once.
class MarkingModel : public models::ListModel { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::MarkedTask task READ task WRITE setTask NOTIFY taskChanged)
    /// Each mark is checked at once, and the program may show the next one: as in a lesson.
    Q_PROPERTY(bool guided MEMBER m_guided WRITE setGuided NOTIFY taskChanged)
    /// The folder of who marks; empty: the program's own.
    Q_PROPERTY(QString folder MEMBER m_folder WRITE setFolder NOTIFY taskChanged)
    Q_PROPERTY(models::MarkingModel::Kind kind READ kind NOTIFY loaded)
    Q_PROPERTY(QString rules READ rules NOTIFY loaded)
    /// Why nothing can be marked, as a sentence; empty when all is well.
    Q_PROPERTY(QString problem READ problem NOTIFY loaded)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)
    Q_PROPERTY(int count READ count NOTIFY loaded)
    /// The place for it, in units of its boxes: it is laid to fit. Empty: no such wish.
    Q_PROPERTY(QSizeF room MEMBER m_room WRITE setRoom NOTIFY roomChanged)
    /// What is drawn beside the boxes, of the size `drawn` altogether: {text, box}, and in a graph all
    /// arrows.
    Q_PROPERTY(QSizeF drawn READ drawn NOTIFY laidOut)
    Q_PROPERTY(QVariantList heads READ heads NOTIFY laidOut)
    Q_PROPERTY(QString allArrows READ allArrows NOTIFY laidOut)
    Q_PROPERTY(int blanks READ blanks NOTIFY marked)
    /// What may be answered: P and N, or the numbers from 0 on.
    Q_PROPERTY(QStringList answers READ answers NOTIFY loaded)
    /// The first blank from the terminal positions upwards, -1 for none.
    Q_PROPERTY(int next READ next NOTIFY marked)
    /// How many marks were shown by the program.
    Q_PROPERTY(int told READ told NOTIFY marked)
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
        MarkRole,                    ///< "P", "N", a number, or empty
        BoxRole,                     ///< QRectF
        ThereRole,                   ///< bool: the rules have this position
        RingedRole,                  ///< bool: the contradiction is here
        NotationRole,
        ToldRole, ///< bool: the program showed the mark
    };
    Q_ENUM(Role)

    explicit MarkingModel(QObject* parent = nullptr);

    [[nodiscard]] int count() const override
    {
        return m_marking ? static_cast<int>(m_marking->marks().size()) : 0;
    }
    [[nodiscard]] QVariant value(int row, int role) const override;

    [[nodiscard]] const MarkedTask& task() const { return m_task; }
    void setTask(const MarkedTask& task) { change(m_task, task); }
    void setGuided(bool guided) { change(m_guided, guided); }
    void setFolder(const QString& folder)
    {
        if (folder != m_folder)
            m_store = MarkingStore(folder);
        change(m_folder, folder);
    }
    [[nodiscard]] Kind kind() const;
    [[nodiscard]] QString rules() const;
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] bool isBusy() const { return m_busy; }
    void setRoom(QSizeF room);
    [[nodiscard]] QSizeF drawn() const { return m_layout.size(); }
    [[nodiscard]] QVariantList heads() const;
    [[nodiscard]] QString allArrows() const;
    [[nodiscard]] int blanks() const { return m_marking ? static_cast<int>(m_marking->blanks()) : 0; }
    [[nodiscard]] const QStringList& answers() const { return m_answers; }
    [[nodiscard]] int next() const;
    [[nodiscard]] int told() const { return static_cast<int>(std::ranges::count(m_told, true)); }
    [[nodiscard]] bool canUndo() const { return !m_undo.empty(); }
    [[nodiscard]] QString sentence() const { return m_sentence; }
    [[nodiscard]] int contradicted() const
    {
        return m_contradiction ? static_cast<int>(m_contradiction->position) : -1;
    }
    [[nodiscard]] QString contradictingArrows() const
    {
        return m_contradiction ? m_layout.arrows(m_contradiction->position, m_contradiction->options)
                               : QString();
    }
    [[nodiscard]] bool isRight() const { return m_right; }
    [[nodiscard]] QString keepProblem() const { return m_store.problem(); }

    /// One of `answers`, or empty for blank; a position that is not there stays as it is.
    Q_INVOKABLE void setMark(int position, const QString& mark);
    /// Blank, P, N, blank …; or blank, 0, 1, … the largest, blank …
    Q_INVOKABLE void cycle(int position);
    Q_INVOKABLE void undo();
    /// All blank; can be undone.
    Q_INVOKABLE void clear();
    /// Names the first contradiction, or says that there is none.
    Q_INVOKABLE void check();
    /// Fills in the first mark, from the terminal positions upwards, that is blank or wrong, and says why.
    Q_INVOKABLE void tellNext();
    /// What a position's moves leave, and what is asked of it.
    [[nodiscard]] Q_INVOKABLE QString askedOf(int position) const;
    /// What is kept is another one by now.
    Q_INVOKABLE void readAgain() { load(); }
    /// The arrows of a position's moves to others to mark, as an SVG path.
    [[nodiscard]] Q_INVOKABLE QString arrowsOf(int position) const;
    /// The notation of a position; empty for one that is not there.
    [[nodiscard]] Q_INVOKABLE QString notationOf(int position) const
    {
        return isMarkable(position) ? index(position).data(NotationRole).toString() : QString();
    }
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

    template <typename T>
    void change(T& member, const T& value)
    {
        if (std::exchange(member, value) != value)
            follow();
    }

    void follow();
    void load();
    void receive(const Made& made);
    void fillIn(const KeptMarks& kept);
    [[nodiscard]] classroom::Mark keptMark(QChar letter) const;
    void fail(const QString& problem);
    void endLoading();
    void setBusy(bool busy)
    {
        if (std::exchange(m_busy, busy) != busy)
            emit busyChanged();
    }
    void fit();
    void changeMarks(const std::vector<classroom::Mark>& marks);
    void forgetCheck();
    [[nodiscard]] QString checkedSentence() const;
    void composeAgain();
    void keep();
    void mark(int position, classroom::Mark mark);
    [[nodiscard]] bool isFixed(int position) const { return position < m_task.shown; }
    [[nodiscard]] classroom::Mark markOf(const QString& letter) const;
    [[nodiscard]] std::vector<classroom::Mark> marks() const
    {
        return {m_marking->marks().begin(), m_marking->marks().end()};
    }
    [[nodiscard]] QString key() const;
    [[nodiscard]] bool isMarkable(int position) const
    {
        return position >= 0 && position < count() &&
               m_marking->task().positions[static_cast<std::size_t>(position)].isThere();
    }

    MarkedTask m_task;
    bool m_guided = false;
    QString m_folder;
    QStringList m_answers;
    std::vector<bool> m_told; ///< as many as positions
    QString m_problem;
    MarkingStore m_store;
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
