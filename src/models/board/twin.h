// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/game.h"
#include "games/lenses/equivalents.h"
#include "models/board/boardmodel.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace models {

/// A gap between two coins of a strip that counts as a heap: their columns, −1 for the strip's edge.
class Gap {
    Q_GADGET
    QML_VALUE_TYPE(gap)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)
    Q_PROPERTY(int size MEMBER size)

public:
    int from = 0;
    int to = 0;
    int size = 0;

    friend bool operator==(const Gap&, const Gap&) = default;
};

/// A piece that makes a part of a heap, and that part: their rows on the two boards. Of a table, on which of
/// its boards the piece lies.
class Tie {
    Q_GADGET
    QML_VALUE_TYPE(tie)
    Q_PROPERTY(int board MEMBER board)
    Q_PROPERTY(int piece MEMBER piece)
    Q_PROPERTY(int stone MEMBER stone)

public:
    int board = 0;
    int piece = 0;
    int stone = 0;

    friend bool operator==(const Tie&, const Tie&) = default;
};

/// The Nim lens: the heaps of a position shown as a position of another game, beside the board and joined
/// with it. What is pointed at on one lights up on the other; a move on either is a move of both.
class Twin : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool offered READ isOffered NOTIFY changed)
    Q_PROPERTY(QString reason READ reason NOTIFY changed)
    Q_PROPERTY(bool shown READ isShown WRITE setShown NOTIFY changed)
    /// How far the board has become its heaps, from 0, where there is no lens, to 1.
    Q_PROPERTY(double time READ time WRITE setTime NOTIFY timeChanged)
    Q_PROPERTY(QString gameId READ gameId WRITE setGameId NOTIFY changed)
    Q_PROPERTY(QStringList gameIds READ gameIds NOTIFY changed)
    Q_PROPERTY(QStringList gameTitles READ gameTitles NOTIFY changed)
    Q_PROPERTY(QString notation READ notation NOTIFY changed)
    Q_PROPERTY(QString heading READ heading NOTIFY changed)
    Q_PROPERTY(QString heapsText READ heapsText NOTIFY changed)
    Q_PROPERTY(QVariantList gaps READ gaps NOTIFY changed)
    Q_PROPERTY(QVariantList ties READ ties NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY noteChanged)
    Q_PROPERTY(models::BoardModel* board READ board CONSTANT)

public:
    using AnswerPtr = std::shared_ptr<const games::Answer>;

    /// `main` is the board of the position that is shown.
    explicit Twin(BoardModel* main = nullptr, QObject* parent = nullptr);

    /// Whether the position has known Nim heaps.
    [[nodiscard]] bool isOffered() const { return m_heaps.has_value(); }
    /// Why it has none; empty when it has.
    [[nodiscard]] QString reason() const;
    [[nodiscard]] bool isShown() const { return m_time > 0; }
    void setShown(bool shown) { setTime(shown ? 1 : 0); }
    [[nodiscard]] double time() const { return m_time; }
    void setTime(double time);
    /// The game that shows the heaps: the chosen one, or another where that cannot show them.
    [[nodiscard]] QString gameId() const;
    void setGameId(const QString& gameId);
    [[nodiscard]] QStringList gameIds() const;
    [[nodiscard]] QStringList gameTitles() const;
    [[nodiscard]] QString notation() const;
    /// "The same game as Nim".
    [[nodiscard]] QString heading() const;
    /// "2 ⊕ 3"; empty without a lens.
    [[nodiscard]] QString heapsText() const;
    /// The heaps that are gaps of the main board's strip, as `Gap`s, while the lens is shown.
    [[nodiscard]] QVariantList gaps() const;
    /// What becomes what, as `Tie`s, while the lens is shown; none where that is too much to be seen.
    [[nodiscard]] QVariantList ties() const;
    /// Said of the move that is previewed, when it raises a heap.
    [[nodiscard]] QString note() const { return m_note; }
    [[nodiscard]] BoardModel* board() { return &m_board; }

    /// A click or Enter on a piece of the twin, a drag over it, Esc.
    Q_INVOKABLE void choose(const QString& pieceId);
    Q_INVOKABLE void chooseRun(const QString& first, const QString& last);
    Q_INVOKABLE void cancelChoice() { m_board.setChoice(std::nullopt, {}); }
    /// Asks to leave `leave` stones of a heap too large to draw.
    Q_INVOKABLE void takeFromPile(int heap, double leave);

    /// Shows the heaps of `game`, as far as `answer` (may be null) tells them.
    void setPosition(const games::GamePtr& game, const AnswerPtr& answer, bool playable);
    /// The pieces of the main board that belong to what is pointed at on the twin.
    [[nodiscard]] const std::set<games::PieceId>& lit() const { return m_lit; }

signals:
    void changed();
    void timeChanged();
    void noteChanged();
    void litChanged();
    /// The move of the main game that a choice on the twin stands for.
    void moveChosen(const games::Move& move);
    /// A choice on the twin that is no move, in words.
    void refused(const QString& message);

private:
    void findEquivalents();
    void showTwin();
    void judgeTwin();
    void pairHeaps();
    void nameHeaps();
    void followMain();
    void followTwin();
    void receive(const games::Choice& choice, games::PieceId first);
    void translateMove(const games::Move& move);
    [[nodiscard]] const games::Equivalent* chosenEquivalent() const;
    [[nodiscard]] std::set<std::size_t> mainHeapsAt() const;
    [[nodiscard]] std::set<std::size_t> twinHeapsAt() const;
    [[nodiscard]] std::optional<games::LensEffect> mainEffect() const;
    [[nodiscard]] std::optional<games::Move> twinMoveFor(const games::LensEffect& effect) const;

    BoardModel* m_main;
    BoardModel m_board;
    games::GamePtr m_game;
    AnswerPtr m_answer;
    double m_time = 0;
    bool m_playable = false;
    QString m_choice; ///< the game that was chosen; empty: the first one offered
    std::optional<games::LensHeaps> m_heaps;
    std::vector<games::Equivalent> m_equivalents;
    games::LensHeaps m_twinHeaps;
    std::vector<int> m_partner; ///< of each main heap, the twin's heap; -1 for none
    std::set<games::PieceId> m_lit;
    QString m_note;
};

} // namespace models
