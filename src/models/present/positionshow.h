// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/outcomes.h"
#include "models/present/legalmarks.h"
#include "models/present/placedfamily.h"
#include "models/present/showing.h"
#include "models/present/showntable.h"
#include "models/present/votesmodel.h"
#include "models/session/session.h"
#include "models/watched.h"

#include <QStringList>

namespace models {

/// A session's position for a class, as a ladder: the board, the legal moves, who wins, how many moves win,
/// which, why step by step, the table of its family. A rung is one step, so that their number tells nothing
/// of the answer; the steps of Why? lie within theirs. Another position begins again at the board. What is
/// not solved is said once, and a game that is over has one step.
class PositionShow : public models::Showing { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::Session* session MEMBER m_session WRITE setSession NOTIFY sessionChanged)
    /// "board", "moves", "winner", "count", "which", "why" or "table".
    Q_PROPERTY(models::PositionShow::Rung rung READ rung NOTIFY shown)
    /// The step of Why? that is read, from 0, and how many there are; both 0 on other rungs.
    /// Of the part of Why? that is read; empty elsewhere.
    Q_PROPERTY(QString heading READ heading NOTIFY shown)
    /// The row of labels that is read, as labelView(); empty elsewhere.
    Q_PROPERTY(QVariantList labels READ labels NOTIFY shown)
    Q_PROPERTY(int part READ part NOTIFY shown)
    Q_PROPERTY(int parts READ parts NOTIFY shown)
    Q_PROPERTY(bool canNext READ canNext NOTIFY shown)
    /// The letter of who wins, once it is told.
    Q_PROPERTY(models::outcomes::Outcome outcome READ outcome NOTIFY shown)
    Q_PROPERTY(models::VotesModel* votes READ votes CONSTANT)
    /// Who wins, P or N, before it is told.
    Q_PROPERTY(models::VotesModel* outcomeVotes READ outcomeVotes CONSTANT)
    Q_PROPERTY(models::ShownTable* table READ table CONSTANT)
    Q_PROPERTY(bool tableBusy READ isTableBusy NOTIFY shown)
    /// What the two sides are called; kept for the next lesson.
    Q_PROPERTY(QStringList teams READ teams NOTIFY shown)
    /// The team to move, 0 or 1.
    Q_PROPERTY(int turn READ turn NOTIFY shown)

public:
    enum class Rung : quint8 { Board, Moves, Winner, Count, Which, Why, Table };
    Q_ENUM(Rung)

    explicit PositionShow(QObject* parent = nullptr);

    [[nodiscard]] int step() const override { return static_cast<int>(m_rung); }
    [[nodiscard]] int steps() const override;
    [[nodiscard]] QString stepText() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override { return m_game ? m_session->rules() : QString(); }
    [[nodiscard]] QString sentence() const override { return m_game ? sentenceOf(m_rung) : QString(); }
    [[nodiscard]] QString heading() const { return whyStep().title; }
    [[nodiscard]] QString answer() const override;
    [[nodiscard]] QString following() const override;
    [[nodiscard]] QString notes() const override;
    void next() override;
    void back() override;
    void goTo(int step) override;

    void setSession(Session* session);
    [[nodiscard]] Rung rung() const { return m_rung; }
    [[nodiscard]] int part() const { return m_rung == Rung::Why ? m_part : 0; }
    [[nodiscard]] int parts() const
    {
        return m_rung == Rung::Why && solved() ? m_session->explanation()->stepCount() : 0;
    }
    [[nodiscard]] QVariantList labels() const { return whyStep().labels; }
    [[nodiscard]] bool canNext() const { return isAsking() || part() + 1 < parts() || rungAfter() != m_rung; }
    [[nodiscard]] Outcome outcome() const;
    [[nodiscard]] VotesModel* votes() { return &m_votes; }
    [[nodiscard]] VotesModel* outcomeVotes() { return &m_outcomeVotes; }
    [[nodiscard]] ShownTable* table() { return &m_table; }
    [[nodiscard]] bool isTableBusy() const { return m_rung == Rung::Table && m_tableWorker.isBusy(); }
    [[nodiscard]] QStringList teams() const { return m_teams; }
    /// An empty name gives the usual one back.
    Q_INVOKABLE void nameTeam(int team, const QString& name);
    [[nodiscard]] int turn() const { return m_session ? m_session->toMove() : 0; }

    /// P or N? is put to the class, or put no more. Before that no answer stands anywhere.
    Q_INVOKABLE void askWhoWins(bool asked);
    /// A choice on the board: a move is made, or named for votes while they are taken.
    Q_INVOKABLE void choose(const QString& pieceId);
    Q_INVOKABLE void chooseRun(const QString& first, const QString& last);

signals:
    void sessionChanged();

private:
    [[nodiscard]] games::GamePtr game() const;
    [[nodiscard]] Analyst::AnswerPtr known() const
    {
        return m_game && m_session->analyst()->game() == m_game ? m_session->analyst()->answer() : nullptr;
    }
    /// Who wins is known.
    [[nodiscard]] Analyst::AnswerPtr solved() const
    {
        auto answer = known();
        return answer && answer->verdict.outcome ? answer : nullptr;
    }
    /// The same one where there is none.
    [[nodiscard]] Rung rungAfter() const;
    /// Who wins waits for a word: the work would be large.
    [[nodiscard]] bool isAsking() const
    {
        return m_rung == Rung::Winner && m_game && m_session->analyst()->isAsking();
    }
    /// What would only say again that the position is not solved.
    [[nodiscard]] bool isSkipped(Rung rung) const
    {
        return rung > Rung::Winner && rung < Rung::Table && !solved();
    }
    void receivePosition();
    [[nodiscard]] ExplanationStep whyStep() const;
    void tell();
    void tellAndShow()
    {
        tell();
        emit shown();
    }
    void enter(Rung rung, int part);
    [[nodiscard]] Presented presented() const;
    [[nodiscard]] std::vector<theory::Outcome> possibleOutcomes() const;
    void showOutcomeVotes(bool wanted);
    void tellWhoWins();
    void addVotes(std::vector<BoardOverlay::MoveMark>& marks) const;
    void name(const games::Choice& choice, games::PieceId first);
    void workOutTable();
    // positionshowtexts.cpp
    void readTeams();
    [[nodiscard]] QString unsolvedSentence() const;
    [[nodiscard]] QString sentenceOf(Rung rung) const;
    [[nodiscard]] QString whySentence() const;
    [[nodiscard]] QString tableSentence() const;

    Watched<Session> m_session;
    games::GamePtr m_game; ///< whose ladder this is; null outside Present
    Rung m_rung = Rung::Board;
    int m_part = 0;
    games::Board m_board;
    LegalMoves m_legal;
    std::optional<PlacedFamily> m_family;
    ShownTable::TablePtr m_tableMade;
    VotesModel m_votes;
    VotesModel m_outcomeVotes;
    ShownTable m_table;
    QStringList m_teams;
    Worker m_tableWorker; ///< last: its thread ends before what it reports to
};

} // namespace models
