// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A board laid out in a room: a plain value that says what is seen of every piece and where. It is composed
// once and painted once, whatever it is painted on: the window, a card, paper, a file. Two scenes of one game
// are compared by the ids of their figures.

#include "scene/drawncurve.h"
#include "scene/look.h"

#include <QPainterPath>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace scene {

/// Where a board is laid out. Lengths are in the units of what it is painted on: pixels, or print/units.h.
struct Room {
    QSizeF size;
    /// A stone is 5.4 times as large, other pieces alike, unless there is less room.
    double step = 10;
    double letter = 15; ///< of captions
    double leastLetter = 11;
    /// The board lies in the middle, and the scene is as large as the room; else at the top left, no larger
    /// than the board.
    bool isCentred = true;
    double head = 0; ///< free above what stands high, for the badges of moves
    /// Seen from the back of a class: pieces come first. Low heaps lie down, too, where that makes their
    /// stones half as large again, and rows of squares need no numbers of columns.
    bool isFar = false;
    QSizeF spare{}; ///< free below each heap, or beside it where heaps are rows
    /// Rows, columns and kinds of pieces that the board had before: it stays as large while it is played on.
    int rows = 0;
    int columns = 0;
    std::vector<games::PieceKind> kinds{};

    friend bool operator==(const Room&, const Room&) = default;
};

/// The room that a board has in a window or a picture of that many pixels.
[[nodiscard]] Room screenRoom(QSizeF size);
/// That it has on a card of that size, with pieces `zoom` times as large as usual.
[[nodiscard]] Room cardRoom(QSizeF size, double zoom);

/// What is said of a piece where it lies.
struct Emphasis {
    double opacity = 1; ///< it goes, or is gone
    double gone = 0;    ///< of a pile: how much of it goes
    enum class Ring : std::uint8_t { None, Thin, Thick } ring = Ring::None;
    bool isOffered = false; ///< a place that may be chosen
    double face = 1;        ///< of a coin that turns over: how much of its width is seen
    double tilt = 0;        ///< degrees, of what falls over
    bool isLit = false;     ///< of an edge or a joint: spoken about
    bool isBroken = false;  ///< of an edge: it is gone, or not drawn yet
    QColor colour{};        ///< of the ring around an edge; else the accent

    friend bool operator==(const Emphasis&, const Emphasis&) = default;
};

/// One piece as it is seen, or what lies below the pieces (the squares of a grid), which may be the place of
/// one.
struct Figure {
    games::PieceId id{};
    games::PieceKind kind{};
    QRectF place{};   ///< of what is drawn; of an edge or an arrow the box around it
    QRectF spot{};    ///< where it is clicked
    Curve curve{};    ///< of an edge or an arrow
    QString letter{}; ///< that stands on it
    double letterSize = 0;
    double thickness = 0; ///< of an edge, an arrow or a way
    theory::Mover owner{};
    bool isOfCoins = false; ///< a pile
    Emphasis emphasis{};
    bool isGoal = false;                  ///< a square that every move leads nearer to
    std::optional<theory::Mover> tipOf{}; ///< of a joint where one edge ends: whose that is
    std::optional<Mapped> mapped{};       ///< what is told of a square
    games::World world{};                 ///< of its game

    [[nodiscard]] bool isCurve() const
    {
        return kind == games::PieceKind::Edge || kind == games::PieceKind::Arrow;
    }

    friend bool operator==(const Figure&, const Figure&) = default;
};

/// A text beside the pieces. None touches another one: those that have no room are not there.
struct Caption {
    QRectF place{}; ///< as large as the text
    QString text{};
    double size = 0;
    bool bold = false;
    enum class Tone : std::uint8_t { Plain, Quiet } tone = Tone::Quiet;
    QColor colour{};          ///< else that of the tone
    bool isNote = false;      ///< on a ground of its own, so that it is read over what lies below
    bool isOfSquares = false; ///< see Squares

    friend bool operator==(const Caption&, const Caption&) = default;
};

/// A move on the board: around what it takes, moves or turns, and around nothing else.
struct Mark {
    std::size_t move = 0; ///< which of those that were to be marked
    std::vector<games::PieceId> pieces{};
    QPainterPath outline{};         ///< as the pieces lie, also apart from one another
    QPainterPath way{};             ///< to where a piece comes
    QPointF badge{};                ///< where the letter of the outcome stands
    std::vector<QPointF> corners{}; ///< where it could stand
    QString letter{};               ///< empty: none
    double side = 0;                ///< of the badge
    QColor colour{};
    bool isQuiet = false; ///< it crosses another one, and is a dot where it begins
    bool isThin = false;  ///< a losing move
    bool isDashed = false;

    friend bool operator==(const Mark&, const Mark&) = default;
};

/// The squares of a plane, whose numbers stay beside what is seen of them.
struct Squares {
    int columns = 0;
    int rows = 0;
    QRectF place{};    ///< of all of them
    QRectF seen{};     ///< what is seen of them, and of what lies on them
    double letter = 0; ///< of their numbers

    [[nodiscard]] double gutter() const { return (rows > 100 ? 2.3 : 1.7) * letter; }
    /// Of the square in that column and row, (0, 0) at the bottom left.
    [[nodiscard]] QRectF placeOf(int column, int row) const;

    friend bool operator==(const Squares&, const Squares&) = default;
};

struct Scene {
    QSizeF size{};
    std::vector<Figure> scenery{}; ///< what lies below the pieces
    std::vector<Figure> figures{}; ///< one for each piece, in the order of the board
    std::vector<Figure> ghosts{};  ///< see Look
    QPainterPath last{};           ///< around what the last move took, moved or changed
    std::vector<Caption> captions{};
    std::vector<Mark> marks{};
    std::optional<Squares> squares{};
    QRectF content{};       ///< what the board takes of the size, captions and all
    double step = 0;        ///< see Room
    double pitch = 0;       ///< from piece to piece
    bool isLargest = false; ///< pieces are as large as they ever are
    Palette colours{};
    Style style{};
    bool isFar = false;           ///< see Room
    std::optional<Theme> world{}; ///< see Look
    Lies lies{};
    games::World of{}; ///< whose table it is

    /// Null for a piece that is not there.
    [[nodiscard]] const Figure* find(games::PieceId id) const;
    /// Everything `factor` times as large, and then so far from where it was.
    void move(double factor, QPointF by);
    /// The same for one who looks closer: of squares that reach out of the size their numbers stay at its
    /// edge, as large as before.
    /// `head`: free above them.
    void zoom(double factor, QPointF by, double head);

    friend bool operator==(const Scene&, const Scene&) = default;
};

/// Of a look.
void dress(Scene& scene, const games::Board& board, const Look& look);
/// Of a board that is not too large to be drawn, see Board::undrawn. Needs a QGuiApplication.
[[nodiscard]] Scene sceneOf(const games::Board& board, const Look& look, const Room& room);

} // namespace scene
