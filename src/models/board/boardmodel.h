// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/explanation.h"
#include "games/game.h"
#include "models/analysis/outcomes.h"
#include "models/board/kinds.h"
#include "models/board/lastmove.h"
#include "models/board/mark.h"
#include "models/board/pieceids.h"
#include "models/board/ribboncell.h"
#include "models/listmodel.h"
#include "scene/worldpieces.h"

#include <QAccessible>
#include <QList>
#include <QPoint>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace models {

/// What lies on the board beside the position itself.
struct BoardOverlay {
    /// Pieces taken by a move, with how it is drawn.
    struct MoveMark {
        std::vector<games::PieceId> pieces;
        std::optional<theory::Outcome> leaves{};
        QPointF place{-1, -1}; ///< column and row that a piece reaches, where the board has such places
        bool winning = false;
        QString label{};
        bool thin = false;
        bool hint = false;
        bool ghost = false;                ///< it does not stand: a reply to what has not been made
        int votes = 0;                     ///< of a class for this move
        std::optional<games::Move> move{}; ///< a move of the position itself

        friend bool operator==(const MoveMark&, const MoveMark&) = default;
    };
    std::vector<MoveMark> marks;
    std::vector<games::Partners> arcs{}; ///< join the pieces that answer each other
    std::set<games::PieceId> lit;
    std::set<games::PieceId> goes;
    std::vector<games::Tag> tags;
    bool plain = false; ///< badges say by a tick who wins, not by letters

    friend bool operator==(const BoardOverlay&, const BoardOverlay&) = default;
};

/// The pieces of a position, one row each, in reading order. A move changes only the rows it touches, so
/// that views can animate them.
class BoardModel : public models::ListModel,
                   private QAccessible::ActivationObserver { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString notation READ notation WRITE setNotation NOTIFY gameChanged)
    Q_PROPERTY(models::boardshapes::Shape shape READ shape NOTIFY gameChanged)
    Q_PROPERTY(int rows READ rows NOTIFY gameChanged)
    Q_PROPERTY(int columns READ columns NOTIFY gameChanged)
    Q_PROPERTY(int firstNumber READ firstNumber NOTIFY gameChanged)
    Q_PROPERTY(QString caption READ caption NOTIFY gameChanged)
    /// The table of the game's world, an element of scene/world.h: "oak".
    Q_PROPERTY(QString ground READ ground NOTIFY gameChanged)
    /// What it is called, its position in a few words ("4 edges"), and what it is worth where it is one of
    /// several; of a table, how these values add up. Empty where that is not shown.
    Q_PROPERTY(QString title READ title NOTIFY gameChanged)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY gameChanged)
    Q_PROPERTY(QString worth READ worth NOTIFY worthChanged)
    /// Of a table of impartial games, which Nim heap equals it; else empty.
    Q_PROPERTY(QString worthInWords READ worthInWords NOTIFY worthChanged)
    Q_PROPERTY(QString chosenPiece READ chosenPiece NOTIFY choiceChanged)
    Q_PROPERTY(QVariantList targetPlaces READ targetPlaces NOTIFY choiceChanged)
    Q_PROPERTY(QString hoveredPlace READ hoveredPlace WRITE setHoveredPlace NOTIFY previewChanged)
    Q_PROPERTY(models::outcomes::Outcome badge READ badge NOTIFY previewChanged)
    Q_PROPERTY(QVariantList marks READ marks NOTIFY marksChanged)
    /// The rows of two pieces that answer each other, for each such pair.
    Q_PROPERTY(QList<QPoint> arcs READ arcs NOTIFY arcsChanged)
    Q_PROPERTY(int hoveredRow READ hoveredRow WRITE setHoveredRow NOTIFY hoveredRowChanged)
    Q_PROPERTY(QString runStart READ runStart WRITE setRunStart NOTIFY previewChanged)
    Q_PROPERTY(QString previewText READ previewText NOTIFY previewChanged)
    /// Of the heap or row pointed at: its choices, where more than one is judged.
    Q_PROPERTY(QList<models::RibbonCell> ribbon READ ribbon NOTIFY ribbonChanged)
    /// A step's drawing is shown in place of the position.
    Q_PROPERTY(bool drawn READ isDrawn NOTIFY gameChanged)
    /// How many pieces are too many to be drawn; 0 where all are.
    Q_PROPERTY(double undrawn READ undrawn NOTIFY gameChanged)
    /// The kinds of pieces (PieceKind) met since this game began: they say how its board is laid out, also
    /// once none of them is left.
    Q_PROPERTY(QList<int> kindsMet READ kindsMet NOTIFY gameChanged)
    /// The players have the colours of their tokens.
    Q_PROPERTY(bool ofTokens READ isOfTokens NOTIFY gameChanged)
    /// A picture beside words that say all of it: its pieces have no names.
    Q_PROPERTY(bool picture MEMBER m_isPicture)
    /// Of the last move: where what it has taken or moved away lay (columns and rows), the rows of the pieces
    /// that it has moved or changed, and what it was; empty where it is not shown.
    Q_PROPERTY(QList<QPointF> ghosts READ ghostPlaces NOTIFY lastMoveChanged)
    /// Table: how many boards there are, each with a model of its own, in which pieces have the ids of that
    /// board alone.
    Q_PROPERTY(int boardCount READ boardCount NOTIFY boardsChanged)
    Q_PROPERTY(int mostBoards READ mostBoards CONSTANT)
    Q_PROPERTY(QList<int> lastRows READ lastRows NOTIFY lastMoveChanged)
    /// Whoever takes pieces keeps them, and so many.
    Q_PROPERTY(bool kept READ isKept NOTIFY takenChanged)
    Q_PROPERTY(QList<double> takenCounts READ takenCounts NOTIFY takenChanged)

public:
    enum Role {
        PieceIdRole = Qt::UserRole + 1,
        KindRole, ///< a piecekinds::Kind
        RowRole,  ///< place on the board, see games::Piece
        ColumnRole,
        ToRowRole,
        ToColumnRole,
        BendRole,
        CountRole,
        LabelRole,   ///< the number of a pile, a base or a node
        HeapRole,    ///< of the boards that have heaps, from 0
        ChosenRole,  ///< the first choice
        TargetRole,  ///< completes a half-made choice, or is pointed at and begins one
        PreviewRole, ///< goes if the hovered piece is chosen now
        LitRole,     ///< spoken about by the step of Why? or the hint being read
        GoesRole,    ///< is taken by the hint's or the argument's move; not while a choice is previewed
        NameRole,    ///< accessible name
        BadgeRole,   ///< outcome that the hovered choice leaves, on the hovered piece
        OwnerRole,   ///< a movers::Mover: who may choose it
    };
    Q_ENUM(Role)

    explicit BoardModel(QObject* parent = nullptr);
    ~BoardModel() override;

    [[nodiscard]] int count() const override { return static_cast<int>(m_board.pieces.size()); }
    [[nodiscard]] QVariant value(int row, int role) const override;

    [[nodiscard]] QString notation() const
    {
        return m_game ? QString::fromStdString(m_game->notation()) : QString();
    }
    /// Shows a position without playing it; a text that is no position empties the board.
    void setNotation(const QString& notation);
    [[nodiscard]] boardshapes::Shape shape() const { return static_cast<boardshapes::Shape>(m_board.shape); }
    [[nodiscard]] int rows() const { return m_board.rows; }
    [[nodiscard]] int columns() const { return m_board.columns; }
    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] int boardCount() const { return static_cast<int>(m_boards.size()); }
    /// That a table holds.
    [[nodiscard]] static int mostBoards();
    /// Null for another number.
    [[nodiscard]] Q_INVOKABLE models::BoardModel* boardAt(int number) const
    {
        return number >= 0 && number < boardCount() ? m_boards[static_cast<std::size_t>(number)] : nullptr;
    }
    /// The id on the table of a piece of one of its boards.
    [[nodiscard]] Q_INVOKABLE static QString idOnTable(const QString& pieceId, int board);
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] QString worth() const { return m_worth; }
    [[nodiscard]] QString worthInWords() const;
    /// Strip, staircase: the number of the first square or step.
    [[nodiscard]] int firstNumber() const { return m_board.firstNumber; }
    [[nodiscard]] QString ground() const { return scene::groundOf(m_board.world); }
    [[nodiscard]] QString caption() const { return QString::fromStdString(m_board.caption); }
    [[nodiscard]] QVariantList marks() const { return m_marks; }
    [[nodiscard]] QList<QPoint> arcs() const;
    /// The first choice, and the places (points: column, row) that complete it; empty without one.
    [[nodiscard]] QString chosenPiece() const { return m_chosen ? idText(*m_chosen) : QString(); }
    [[nodiscard]] QVariantList targetPlaces() const;
    /// A place that may have no piece, pointed at: previewed as a piece would be.
    [[nodiscard]] QString hoveredPlace() const
    {
        return m_hoveredPlace ? idText(*m_hoveredPlace) : QString();
    }
    void setHoveredPlace(const QString& placeId);
    [[nodiscard]] Outcome badge() const { return m_badge; }
    /// The move that choosing the piece or place pointed at would make now.
    [[nodiscard]] const std::optional<games::Move>& previewedMove() const { return m_previewedMove; }
    /// The id of a place: row (or y) and column (or x).
    [[nodiscard]] Q_INVOKABLE QString placeId(int row, int column) const;
    /// The accessible name of a place of a plane.
    [[nodiscard]] Q_INVOKABLE QString placeName(int row, int column) const;
    [[nodiscard]] int hoveredRow() const { return m_hoveredRow; }
    void setHoveredRow(int row);
    /// The piece or place pointed at.
    [[nodiscard]] std::optional<games::PieceId> hoveredPiece() const;
    /// Pieces that the move previewed would take, move or turn.
    [[nodiscard]] const std::set<games::PieceId>& previewed() const { return m_preview; }
    [[nodiscard]] QString previewText() const { return m_previewText; }
    [[nodiscard]] const QList<RibbonCell>& ribbon() const { return m_ribbon; }
    /// Where a drag began: the whole run to the hovered piece is previewed. Empty without a drag.
    [[nodiscard]] QString runStart() const { return m_runStart ? idText(*m_runStart) : QString(); }
    void setRunStart(const QString& pieceId);
    /// A piece is lifted: it is the first choice until it is let go. False where it can begin no move now.
    Q_INVOKABLE bool beginDrag(const QString& pieceId);
    Q_INVOKABLE void endDrag() { setChoice(std::nullopt, {}); }
    /// What a drag from one piece to another means. Precondition: there is a game.
    [[nodiscard]] games::Choice runChoice(games::PieceId from, games::PieceId to) const;

    /// How much of a pile goes by the move that is marked on it, that of a hint first; all where none is.
    [[nodiscard]] double goingPart(int row) const;
    /// The square or step in that column (x) and row (y).
    [[nodiscard]] std::optional<games::PieceId> placeAt(QPointF place) const;

    /// Whether choosing that piece first does something, as far as the rules say.
    [[nodiscard]] Q_INVOKABLE bool leadsOn(int row) const;
    /// Rows as they are now: -1 for a piece that is not on the board.
    [[nodiscard]] Q_INVOKABLE int rowOf(const QString& pieceId) const;
    /// On which of several boards a piece lies, 0 where there is one alone, and its row there.
    [[nodiscard]] std::pair<int, int> placeOnTable(games::PieceId piece) const;

    [[nodiscard]] const games::GamePtr& game() const { return m_game; }
    [[nodiscard]] const games::Board& board() const { return m_board; }
    /// The board of the position itself, also while a drawing is shown in its place.
    [[nodiscard]] const games::Board& position() const { return m_position; }
    /// `renamed`: of what lies on the board now, where its ids do not tell.
    void setGame(const games::GamePtr& game, const Renamed& renamed = {});
    /// Shows the drawing of a step in place of the position, on which nothing can be chosen; nothing shows
    /// the position again.
    void setDrawing(const std::optional<games::Drawing>& drawing);
    [[nodiscard]] bool isDrawn() const { return m_drawing.has_value(); }
    [[nodiscard]] double undrawn() const { return static_cast<double>(m_board.undrawn); }
    /// The texts beside the pieces: of the drawing, or else of the position.
    [[nodiscard]] const std::vector<games::Tag>& tags() const
    {
        return m_drawing ? m_drawing->tags : m_overlay.tags;
    }
    [[nodiscard]] const std::vector<BoardOverlay::MoveMark>& moveMarks() const { return m_overlay.marks; }
    /// The first choice and what completes it; none = nothing chosen.
    void setChoice(std::optional<games::PieceId> chosen, const std::vector<games::PieceId>& targets);
    /// `piece` was chosen and awaits more.
    void setHalf(games::PieceId piece, const games::HalfMade& half);
    [[nodiscard]] std::optional<games::PieceId> chosen() const { return m_chosen; }
    void setOverlay(const BoardOverlay& overlay);
    /// What stands below the heaps, where there is room for it, in place of their sizes and names; empty:
    /// these do.
    [[nodiscard]] const QStringList& heapTexts() const { return m_heapTexts; }
    void setHeapTexts(const QStringList& texts);
    [[nodiscard]] const QList<int>& kindsMet() const { return m_kindsMet; }
    [[nodiscard]] bool isOfTokens() const
    {
        return m_kindsMet.contains(static_cast<int>(games::PieceKind::WhiteToken));
    }
    [[nodiscard]] bool isPicture() const { return m_isPicture; }
    [[nodiscard]] const std::vector<games::Piece>& ghosts() const { return m_lastMove.ghosts; }
    [[nodiscard]] const std::set<games::PieceId>& removed() const { return m_lastMove.removed; }
    [[nodiscard]] QList<QPointF> ghostPlaces() const;
    [[nodiscard]] QList<int> lastRows() const;
    void setLastMove(const LastMove& last);
    [[nodiscard]] const Taken& taken() const { return m_taken; }
    [[nodiscard]] bool isKept() const { return m_taken.isKept; }
    [[nodiscard]] QList<double> takenCounts() const { return {m_taken.counts[0], m_taken.counts[1]}; }
    void setTaken(const Taken& taken);
    /// Whether choices would do something now; without it nothing is previewed.
    void setPlayable(bool playable);
    /// The judgement for badges and names; null says nothing about outcomes.
    void setAnswer(const std::shared_ptr<const games::Answer>& answer);

signals:
    void gameChanged();
    void boardsChanged();
    void worthChanged();
    void marksChanged();
    void arcsChanged();
    void hoveredRowChanged();
    void previewChanged();
    void ribbonChanged();
    void choiceChanged();
    void lastMoveChanged();
    void takenChanged();

private:
    [[nodiscard]] QString pieceLabel(const games::Piece& piece) const;
    [[nodiscard]] QString pieceName(const games::Piece& piece) const;
    /// What choosing a piece now comes to; that is a move where choosing it twice would be one.
    [[nodiscard]] games::Choice choiceAt(games::PieceId piece) const;
    [[nodiscard]] std::vector<games::PieceId> targetsOf(games::PieceId piece) const;
    void forgetPointing();
    void showBoard(games::Board next, bool sameGame, const Renamed& renamed = {});
    void replacePieces(const games::Board& next);
    void meet(const games::Board& next, bool sameGame);
    void renameMoved(const games::Board& next);
    void rename(const Renamed& renamed);
    void reorder(const games::Board& next);
    /// All but these.
    void remove(const std::set<games::PieceId>& stays);
    void insertNew(const games::Board& next);
    void updatePieces(const games::Board& next);
    void updatePreview();
    void updateRibbon();
    void updateMarks();
    /// What a move leaves, as far as the answer says; on a board of a table nobody is asked anew.
    [[nodiscard]] std::optional<theory::Outcome> outcomeOf(const games::Move& move) const;
    [[nodiscard]] const games::JudgedMove* listedMove(const games::Move& move) const;
    // boardtable.cpp
    void syncBoards(const Renamed& renamed);
    void shareAnswer();
    void shareOverlay();
    void shareChoice();
    void shareLastMove();
    void setWorth(const QString& worth);
    /// Whether the move may still be made with what is chosen; a mark without a move is always shown.
    void refreshChoice();
    [[nodiscard]] bool continuesChoice(const BoardOverlay::MoveMark& mark) const;
    /// Tells of the rows that say something else in a role than when it was told last.
    void refresh(const QList<int>& roles);
    /// Names are many and long: nothing is told of them where nobody hears them, and else once for all that
    /// happens together.
    void refreshNames();
    void accessibilityActiveChanged(bool active) override;

    std::vector<BoardModel*> m_boards; ///< of a table; they are its children
    bool m_isOnTable = false;
    QString m_worth;
    games::GamePtr m_game;
    games::Board m_position;
    games::Board m_board; ///< as it is shown
    std::optional<games::Drawing> m_drawing;
    std::optional<games::PieceId> m_chosen;
    std::set<games::PieceId> m_narrowing; ///< pieces of a choice that is narrowed down one by one
    std::set<games::PieceId> m_targets;
    BoardOverlay m_overlay;
    QStringList m_heapTexts;
    std::map<std::pair<games::PieceId, int>, int> m_told; ///< by piece and role, what refresh() told; else 0
    bool m_namesChange = false;
    QList<int> m_kindsMet;
    LastMove m_lastMove;
    Taken m_taken;
    QVariantList m_marks;
    bool m_playable = false;
    bool m_isPicture = false;
    std::shared_ptr<const games::Answer> m_answer;
    int m_hoveredRow = -1;
    std::optional<games::PieceId> m_hoveredPlace;
    std::optional<games::PieceId> m_runStart;
    std::optional<games::PieceId> m_begins; ///< the hovered piece, when a move begins with it
    std::set<games::PieceId> m_preview;
    std::optional<games::Move> m_previewedMove;
    QString m_previewText;
    QList<RibbonCell> m_ribbon;
    Outcome m_badge{};
};

} // namespace models
