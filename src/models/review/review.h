// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/review/review.h"
#include "models/board/boardmodel.h"
#include "models/listmodel.h"
#include "models/review/findmove.h"
#include "models/session/session.h"
#include "models/watched.h"
#include "models/worker.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace models {

/// A move of a game that gave the win away.
class Turn {
    Q_GADGET
    QML_VALUE_TYPE(turn)
    Q_PROPERTY(int row MEMBER row)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString played MEMBER played)
    Q_PROPERTY(QString right MEMBER right)
    Q_PROPERTY(QString whose MEMBER whose)
    Q_PROPERTY(QString before MEMBER before)

public:
    int row = -1;   ///< of the review
    QString sign;   ///< "?", or "!" for the computer's
    QString title;  ///< "Move 3: your mistake"
    QString played; ///< "You took 1 from the right heap."
    QString right;  ///< "Winning move: take 2 from the right heap."; empty where no such move is known
    QString whose;  ///< "Your slip"
    QString before; ///< the position, as it is typed

    friend bool operator==(const Turn&, const Turn&) = default;
};

/// The game of a session looked back at: its moves, a row each, with which of them gave a win away and what
/// was right. The session itself stays where it is.
class ReviewModel : public models::ListModel { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::Session* session MEMBER m_session WRITE setSession NOTIFY sessionChanged)
    /// There is a move to look back at.
    Q_PROPERTY(bool offered READ isOffered NOTIFY offeredChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)
    /// From 0 to 1.
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
    Q_PROPERTY(int mistakes READ mistakes NOTIFY judged)
    /// The first mistakes, as Turn; more of them would fill a panel.
    Q_PROPERTY(QVariantList turns READ turns NOTIFY judged)
    /// "2 mistakes (Anna: 1, Computer: 1)."
    Q_PROPERTY(QString summary READ summary NOTIFY judged)
    /// It is on the screen.
    Q_PROPERTY(bool shown READ isShown NOTIFY shownChanged)
    /// The move that is looked at, -1 for none; the board is the position before it.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged)
    Q_PROPERTY(QString sentence READ sentence NOTIFY currentChanged)
    Q_PROPERTY(bool atMistake READ isAtMistake NOTIFY currentChanged)
    /// Of that move, as the role.
    Q_PROPERTY(QString sign READ sign NOTIFY currentChanged)
    /// A person plays against the computer alone: its mistakes are the person's chances.
    Q_PROPERTY(bool alone READ isAlone NOTIFY judged)
    Q_PROPERTY(models::BoardModel* board READ board CONSTANT)
    Q_PROPERTY(models::FindMove* find READ find CONSTANT)
    /// A person gave a win away, and what would have won is known.
    Q_PROPERTY(bool findable READ isFindable NOTIFY judged)
    /// It is on the screen that the move is to be found.
    Q_PROPERTY(bool finding READ isFinding NOTIFY shownChanged)
    /// Where a game against the fence was won: the seat that may stand one piece farther out, else -1.
    Q_PROPERTY(int fenceSeat READ fenceSeat NOTIFY offeredChanged)
    /// The fence that would be next there.
    Q_PROPERTY(int nextFence READ nextFence NOTIFY offeredChanged)

public:
    enum Role {
        NumberRole = Qt::UserRole + 1, ///< from 1
        SignRole,                      ///< see wording::reviewSign; empty before it is judged
        MistakeRole,                   ///< bool
        CurrentRole,                   ///< bool
        NameRole,                      ///< the sentence
        PlayedRole,                    ///< who moved, and what, in a few words: "You took 3", "Pip: to 10"
    };
    Q_ENUM(Role)

    explicit ReviewModel(QObject* parent = nullptr);

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant value(int row, int role) const override;

    void setSession(Session* session);
    [[nodiscard]] bool isOffered() const { return !m_rows.empty(); }
    [[nodiscard]] bool isBusy() const { return m_busy; }
    [[nodiscard]] double progress() const { return std::max(0.0, m_worker.progress()); }
    /// The moves of the game as it stands are judged.
    [[nodiscard]] bool isDone() const { return !m_reviewed.empty(); }
    [[nodiscard]] int mistakes() const
    {
        return static_cast<int>(std::ranges::count_if(m_reviewed, &classroom::ReviewedMove::isMistake));
    }
    [[nodiscard]] QVariantList turns() const;
    [[nodiscard]] QString summary() const;
    /// Who could win with best play: a seat, -1 where that is not known. Positions count from the beginning.
    [[nodiscard]] int winnerAt(int position) const;
    /// From the beginning the second to move could win; not said of partizan games.
    [[nodiscard]] bool secondCouldWin() const
    {
        return winnerAt(0) >= 0 && winnerAt(0) != m_rows.front().seat && !first()->isPartizan();
    }
    [[nodiscard]] bool isShown() const { return m_shown; }
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int row);
    [[nodiscard]] QString sentence() const { return m_current < 0 ? QString() : sentenceOf(m_current); }
    [[nodiscard]] bool isAtMistake() const
    {
        return isDone() && m_current >= 0 && m_reviewed[static_cast<std::size_t>(m_current)].isMistake();
    }
    [[nodiscard]] QString sign() const { return m_current < 0 ? QString() : signOf(m_current); }
    [[nodiscard]] bool isAlone() const
    {
        return m_session != nullptr && m_session->seat0()->isHuman() != m_session->seat1()->isHuman();
    }
    [[nodiscard]] BoardModel* board() { return &m_board; }
    [[nodiscard]] FindMove* find() { return &m_find; }
    [[nodiscard]] bool isFindable() const { return !lostMoments().empty(); }
    [[nodiscard]] bool isFinding() const { return m_shown && m_finding; }
    [[nodiscard]] Session* session() const { return m_session; }
    /// The position that the game began with. Precondition: isOffered().
    [[nodiscard]] const games::GamePtr& first() const { return m_rows.front().played.before; }
    /// How many winning moves it has; 0 where there is none, or where that is not known.
    [[nodiscard]] std::uint64_t firstWins() const { return isDone() ? m_reviewed.front().winningCount : 0; }
    [[nodiscard]] int fenceSeat() const;
    [[nodiscard]] int nextFence() const;

    /// Judges the moves of the session's line in the background; nothing when that is done.
    Q_INVOKABLE void judge();
    /// Judges and shows, at the first mistake once it is known.
    Q_INVOKABLE void open();
    Q_INVOKABLE void close() { setShown(false); }
    /// Asks for the moves that would have won; where there is nothing to find, all moves are shown.
    Q_INVOKABLE void openFind();
    /// The next or last mistake, round and round; nothing where there is none.
    Q_INVOKABLE void nextMistake() { setCurrent(mistakeFrom(m_current, 1)); }
    Q_INVOKABLE void previousMistake() { setCurrent(mistakeFrom(std::max(m_current, 0), -1)); }
    /// Shows on a board the position before a move, what was played and what was right.
    Q_INVOKABLE void draw(int row, models::BoardModel* board) const;
    /// The session goes to the position before the move that is looked at; a computer whose turn it is moves.
    Q_INVOKABLE void playOn() { playOnFrom(m_current); }
    /// The same for any move.
    Q_INVOKABLE void playOnFrom(int row);
    /// Moves the fence of fenceSeat() one piece out, once after a game, and begins that game again.
    Q_INVOKABLE void raiseFence();

signals:
    void sessionChanged();
    void offeredChanged();
    void busyChanged();
    void progressChanged();
    void judged();
    void shownChanged();
    void currentChanged();

private:
    struct Row {
        classroom::PlayedMove played;
        int node = 0; ///< before the move
        int seat = 0;
    };

    void follow();
    [[nodiscard]] std::vector<Row> lineOfSession() const;
    void receive(std::vector<classroom::ReviewedMove> reviewed);
    void setBusy(bool busy)
    {
        if (std::exchange(m_busy, busy) != busy)
            emit busyChanged();
    }
    void setShown(bool shown, bool finding = false)
    {
        if (std::exchange(m_finding, finding) != finding || m_shown != shown) {
            m_shown = shown;
            emit shownChanged();
        }
    }
    [[nodiscard]] std::vector<LostMoment> lostMoments() const;
    void showBoard();
    [[nodiscard]] QString nameOf(int seat) const;
    [[nodiscard]] QString faceOf(int seat) const;
    [[nodiscard]] Person personOf(std::size_t row) const;
    [[nodiscard]] Person person(int seat) const
    {
        return m_session == nullptr ? Person() : m_session->people()[static_cast<std::size_t>(seat)];
    }
    /// It is a move of the computer that a person plays against.
    [[nodiscard]] bool isChance(int row) const
    {
        return isAlone() && !m_session->seat(m_rows[static_cast<std::size_t>(row)].seat)->isHuman();
    }
    [[nodiscard]] bool saysLetters() const { return m_session == nullptr || m_session->options().letters; }
    [[nodiscard]] QString signOf(int row) const;
    [[nodiscard]] QString sentenceOf(int row) const;
    [[nodiscard]] Turn turnOf(int row) const;
    [[nodiscard]] int mistakeFrom(int row, int step) const;

    Watched<Session> m_session;
    std::vector<Row> m_rows;
    std::vector<classroom::ReviewedMove> m_reviewed; ///< empty until all are judged
    bool m_busy = false;
    bool m_shown = false;
    bool m_finding = false;
    bool m_raised = false; ///< the fence was moved after this game
    int m_current = -1;
    BoardModel m_board;
    FindMove m_find;
    Worker m_worker; ///< last: its thread ends before what it reports to
};

} // namespace models
