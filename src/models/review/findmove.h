// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/review/review.h"
#include "models/session/session.h"
#include "models/worker.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

namespace models {

/// A moment in which a person gave a win away.
struct LostMoment {
    int row = -1; ///< of the review
    int seat = 0; ///< who gave it away
    classroom::PlayedMove played;
    std::uint64_t wins = 0; ///< so many moves would have won
    int winner = -1;        ///< of the game: a seat; -1 while it goes on
    QString face{};         ///< of the opponent, an element of the worlds
    Person person{};
    Person opponent{};
};

/// The lost moments of a game, one after the other on a board of their own: the move that wins is to be
/// found. A wrong try is answered on the board. Nothing of the game changes.
class FindMove : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of a review")
    /// Null until there is something to be found.
    Q_PROPERTY(models::Session* board READ board NOTIFY changed)
    Q_PROPERTY(models::FindMove::Phase phase READ phase NOTIFY changed)
    /// Of the moment that is asked about, from 1, and how many there are.
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int row READ row NOTIFY changed)
    /// "You were winning here. Find the move."
    Q_PROPERTY(QString task READ task NOTIFY changed)
    /// "Lost to Jasper · move 5", and the opponent’s face.
    Q_PROPERTY(QString about READ about NOTIFY changed)
    Q_PROPERTY(QString face READ face NOTIFY changed)
    /// Moves differ in how many pieces they take.
    Q_PROPERTY(bool counted READ isCounted NOTIFY changed)
    /// "You took 1 from the left heap."
    Q_PROPERTY(QString played READ played NOTIFY changed)
    /// What is said of a try; empty while there is none.
    Q_PROPERTY(QString said READ said NOTIFY changed)

public:
    /// Answered: wrong, and the reply is on the board.
    enum class Phase : quint8 { Asked, Judging, Wrong, Answered, Right };
    Q_ENUM(Phase)

    using QObject::QObject;

    [[nodiscard]] Session* board() const { return m_board.get(); }
    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] int number() const { return m_at + 1; }
    [[nodiscard]] int count() const { return static_cast<int>(m_moments.size()); }
    [[nodiscard]] int row() const { return isOpen() ? moment().row : -1; }
    [[nodiscard]] QString task() const;
    [[nodiscard]] QString about() const;
    [[nodiscard]] QString face() const { return isOpen() ? moment().face : QString(); }
    [[nodiscard]] bool isCounted() const;
    [[nodiscard]] QString played() const;
    [[nodiscard]] QString said() const { return m_said; }

    /// Asks about the first of them: where most moves would have won. Precondition: there is one.
    void begin(std::vector<LostMoment> moments, bool letters);
    /// Back to the question, after a try.
    Q_INVOKABLE void again();
    /// The next moment, round and round.
    Q_INVOKABLE void next() { ask((m_at + 1) % count()); }

signals:
    void changed();

private:
    [[nodiscard]] bool isOpen() const { return m_at >= 0; }
    [[nodiscard]] const LostMoment& moment() const { return m_moments[static_cast<std::size_t>(m_at)]; }
    void ask(int at);
    void judge();
    [[nodiscard]] QString rightText(const games::Game& left) const;
    /// `idea`: why the opponent has lost, after a right one.
    void receive(const classroom::ReviewedMove& reviewed, const QString& idea);
    void reply(const games::GamePtr& to, const games::Move& move);
    void tell(Phase phase, const QString& said = {});

    std::vector<LostMoment> m_moments;
    int m_at = -1;
    int m_start = 0; ///< the position that is asked about
    Phase m_phase = Phase::Asked;
    QString m_said;
    std::unique_ptr<Session> m_board;
    Worker m_worker; ///< last: its thread ends before what it reports to
};

} // namespace models
