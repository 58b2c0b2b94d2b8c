// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/gains.h"
#include "games/game.h"
#include "games/shelf.h"
#include "models/analysis/refuter.h"
#include "models/listmodel.h"
#include "models/worker.h"

#include <QLocale>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>

namespace models {

/// The judged moves of a position, best first; in partizan games, as soon as that is known, by what they
/// gain.
class MovesModel : public models::ListModel { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString total READ totalText NOTIFY answerChanged)
    Q_PROPERTY(int count READ count NOTIFY answerChanged)
    Q_PROPERTY(QString omitted READ omitted NOTIFY answerChanged)
    /// "Grundy", in partizan games "Value"; empty where no value is known.
    Q_PROPERTY(QString valueTitle READ valueTitle NOTIFY answerChanged)
    /// "Incentive" in partizan games: what moves gain, as far as that is known; else empty.
    Q_PROPERTY(QString incentiveTitle READ incentiveTitle NOTIFY answerChanged)
    /// On a table: where the hottest board is, whether moving there is right here, what Sente is. Empty where
    /// nothing is hot, or not known.
    Q_PROPERTY(QString ruleOfThumb READ ruleOfThumb NOTIFY answerChanged)
    Q_PROPERTY(bool hasMovesLeft READ hasMovesLeft NOTIFY answerChanged)
    /// Heading over the moves.
    Q_PROPERTY(QString moveTitle READ moveTitle NOTIFY answerChanged)
    Q_PROPERTY(QString sizeTitle READ sizeTitle NOTIFY answerChanged)
    Q_PROPERTY(QString longest READ longest NOTIFY answerChanged)
    Q_PROPERTY(bool partizan READ isPartizan NOTIFY answerChanged)
    Q_PROPERTY(int selectedRow READ selectedRow NOTIFY selectionChanged)

public:
    enum Role {
        TextRole = Qt::UserRole + 1, ///< "c3–c4"
        SizeRole,                    ///< pieces taken
        LeavesRole,                  ///< "P", "N" or empty
        ValueRole, ///< the Grundy value, in partizan games the exact value as far as there is room
        MovesLeftRole,
        WinningRole,
        VerdictRole, ///< "wins", "loses" or "…"
        SelectedRole,
        RefutationRole, ///< the reply that refutes the selected losing move
        FullTextRole,   ///< the move in words
        ReversibleRole, ///< the opponent can take back what the move adds
        PlayerRole,     ///< a movers::Mover: whose move it is
        PlayerNameRole, ///< "Left", or "Blue (Left)": the same in words
        IncentiveRole,
        MarksRole, ///< "▲!": those of the rules of thumb, beside the incentive
        ThumbRole, ///< the marks in words
    };
    Q_ENUM(Role)

    explicit MovesModel(QObject* parent = nullptr);

    [[nodiscard]] int count() const override { return m_rows; }
    [[nodiscard]] QVariant value(int row, int role) const override;

    /// All moves, also those not listed.
    [[nodiscard]] quint64 total() const { return m_answer ? m_answer->moves.size() + leftOut() : 0; }
    /// "2,618,033,988"
    [[nodiscard]] QString totalText() const { return QLocale().toString(total()); }
    /// "999,990,000 more moves are not listed"; empty when all are.
    [[nodiscard]] QString omitted() const;
    [[nodiscard]] QString valueTitle() const;
    [[nodiscard]] QString incentiveTitle() const;
    [[nodiscard]] QString ruleOfThumb() const;
    [[nodiscard]] bool hasMovesLeft() const;
    [[nodiscard]] QString moveTitle() const;
    [[nodiscard]] QString sizeTitle() const;
    /// The longest text, size, value, number of moves left and incentive, a line each: what the columns must
    /// hold. QML reads a list again for each of its elements, a text once.
    [[nodiscard]] QString longest() const;
    /// Rows of both players: those of the player to move come first.
    [[nodiscard]] bool isPartizan() const { return m_game && m_game->isPartizan(); }
    [[nodiscard]] int selectedRow() const { return m_selectedRow; }
    /// Selects a move; a losing one looks for the reply that refutes it. -1 selects none.
    Q_INVOKABLE void select(int row);

    /// `shelf`: where the answer's tables are.
    void setAnswer(const games::GamePtr& game, const std::shared_ptr<const games::Answer>& answer,
                   const std::shared_ptr<games::Shelf>& shelf);
    [[nodiscard]] const games::GamePtr& game() const { return m_game; }
    /// Null outside the rows.
    [[nodiscard]] const games::JudgedMove* moveAt(int row) const
    {
        return row < 0 || row >= rowCount() ? nullptr : &m_answer->moves[static_cast<std::size_t>(row)];
    }
    /// The reply found for the selected losing move.
    [[nodiscard]] const std::optional<games::Move>& refutation() const { return m_refuter.reply(); }

signals:
    void answerChanged();
    void selectionChanged();

private:
    /// Moves of either player that are not listed.
    [[nodiscard]] std::uint64_t leftOut() const
    {
        return m_answer ? m_answer->omitted + m_answer->otherOmitted : 0;
    }
    void updateLens() { m_hasLens = m_game && m_answer && m_game->lens(*m_answer).has_value(); }
    void replaceRows(const games::GamePtr& game, const std::shared_ptr<const games::Answer>& answer);
    [[nodiscard]] QString verdict(const games::JudgedMove& move) const;
    [[nodiscard]] QString refutationText(int row) const;
    void weighMoves();
    void showAgain(std::shared_ptr<const games::Answer> answer);
    void receiveGains(const games::MoveGains& gains);
    [[nodiscard]] const games::MoveGain* gainAt(int row) const
    {
        return !m_gains || moveAt(row) == nullptr ? nullptr : &m_gains->gains[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] QString incentiveText(int row) const;
    void tellSelection(int row);

    games::GamePtr m_game;
    std::shared_ptr<const games::Answer> m_given;  ///< as it was answered
    std::shared_ptr<const games::Answer> m_answer; ///< the same with its moves in the order of the rows
    std::optional<games::MoveGains> m_gains;       ///< of the rows
    std::shared_ptr<games::Shelf> m_shelf;
    int m_rows = 0;         ///< those of `m_answer`, but for a moment while they come or go
    bool m_hasLens = false; ///< the position equals Nim heaps, and `m_answer` knows them
    int m_selectedRow = -1;
    Refuter m_refuter; ///< with the next one last: their threads end before what they report to
    Worker m_weighing;
};

} // namespace models
