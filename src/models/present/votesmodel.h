// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/game.h"
#include "models/listmodel.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace models {

/// What a class votes for: moves of a position, or the answers to a question, each with a number of hands
/// that the teacher types. Moves are rows in the order in which they were named, answers are there from the
/// start. Each position and each question keeps its own.
class VotesModel : public models::ListModel { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Votes belong to a position that is shown")
    /// Votes are being taken: a choice on the board names a move, it does not make it.
    Q_PROPERTY(bool taking READ isTaking WRITE setTaking NOTIFY changed)
    /// The row that is typed into, -1 for none.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY changed)
    /// Of all moves.
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)

public:
    enum Role {
        TextRole = Qt::UserRole + 1, ///< the move in words
        VotesRole,
        CurrentRole,
        VerdictRole, ///< "wins" or "loses", "right" or "not right", once that is told
        WinningRole, ///< false until it is told
    };
    Q_ENUM(Role)

    struct Vote {
        std::optional<games::Move> move{}; ///< none for an answer
        int votes = 0;
        QString answer{};
    };

    static constexpr int most = 999;

    using ListModel::ListModel;

    [[nodiscard]] int count() const override { return static_cast<int>(m_votes.size()); }
    [[nodiscard]] QVariant value(int row, int role) const override;

    [[nodiscard]] bool isTaking() const { return m_taking; }
    void setTaking(bool taking);
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int row);
    [[nodiscard]] int total() const;

    /// The next legal move, or the one before, is named; it has a row from now on.
    Q_INVOKABLE void step(int by);
    /// A digit of the current row's number, behind those typed before.
    Q_INVOKABLE void type(int digit);
    Q_INVOKABLE void eraseDigit();
    Q_INVOKABLE void add(int votes);
    /// All votes for this position are dropped.
    Q_INVOKABLE void clear();

    /// Another position, with the votes that were taken for it before. An equal one of another game is
    /// another.
    void setGame(const games::GamePtr& game);
    /// Null until it is told which moves win.
    void setAnswer(const std::shared_ptr<const games::Answer>& answer)
    {
        if (std::exchange(m_answer, answer) != answer)
            tellRow(-1);
    }
    /// Another question, by a name of its own, of a position where it is about one, with the votes taken for
    /// it before; an empty one is none.
    void setQuestion(const QString& question, const QStringList& answers, const games::GamePtr& of = {});
    /// A question, and no move.
    [[nodiscard]] bool asks() const { return !m_subject.second.isEmpty(); }
    /// Votes were taken for it before another question came.
    [[nodiscard]] bool isKept(const QString& question, const games::GamePtr& of) const
    {
        return m_kept.contains({of, question});
    }
    /// Which answers are right; empty until it is told.
    void setRight(const QList<bool>& right)
    {
        if (std::exchange(m_right, right) != right)
            tellRow(-1);
    }
    /// Names a move; it is typed for next.
    void choose(const games::Move& move);
    [[nodiscard]] const std::vector<Vote>& votes() const { return m_votes; }
    /// What is told of a move; null while nothing is.
    [[nodiscard]] const games::JudgedMove* judged(const games::Move& move) const;

signals:
    void changed();

private:
    /// A position, whose moves are voted for where no question is named.
    using Subject = std::pair<games::GamePtr, QString>;

    [[nodiscard]] QString verdictOf(int row) const;
    [[nodiscard]] bool isRight(int row) const;
    void setVotes(int votes);
    /// Puts the votes away, for those of another subject.
    [[nodiscard]] std::vector<Vote> exchangedFor(const Subject& subject);
    void dropUnused();
    void tellRow(int row);

    Subject m_subject;
    std::vector<Vote> m_votes;
    std::map<Subject, std::vector<Vote>> m_kept; ///< of the subjects before, where there were any
    std::shared_ptr<const games::Answer> m_answer;
    QList<bool> m_right;
    bool m_taking = false;
    int m_current = -1;
    bool m_typing = false; ///< digits go behind those that are there
};

} // namespace models
