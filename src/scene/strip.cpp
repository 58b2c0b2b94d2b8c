// SPDX-License-Identifier: GPL-3.0-or-later

// Squares in rows with coins or tokens on them, or coins that are turned. A long row is folded into lines.

#include "scene/layout.h"
#include "scene/letters.h"

#include "wording/text/text.h"

#include <cmath>
#include <map>

namespace scene {
namespace {

using games::Piece;
using games::PieceKind;

class Strip {
public:
    explicit Strip(Layout& layout)
        : m_to(layout), m_rows(std::max(1, layout.board.rows)), m_columns(std::max(1, layout.board.columns))
    {
        for (const Piece& piece : layout.board.pieces) {
            if (piece.kind == PieceKind::Coin)
                m_tallest = std::max(m_tallest, piece.toRow);
            ++m_coins[{piece.row, piece.column}];
        }
        if (layout.look.hasCaptions()) {
            m_side = m_rows > 1 ? textWidth(rowName(m_rows), layout.letter(), false) + layout.letter() : 0;
            m_foot = m_rows > 1 && layout.room.isFar ? 0 : 1.8 * layout.letter();
        }
        fold();
        // Squares of several rows are wide where there is room, so that the rows are seen.
        constexpr double widest = 1.6;
        const double wide = (layout.width() - m_side) / m_across;
        m_columnPitch = m_rows > 1 ? std::clamp(wide, m_pitch, widest * m_pitch) : m_pitch;
        m_every = numberEvery(m_columnPitch, 0.7 * layout.letter() *
                                                 static_cast<double>(QString::number(last()).size() + 1));
    }

    void place()
    {
        m_to.placeAll(m_to.board.pieces, [this](const Piece& piece) { place(piece); });
        for (int row = 0; m_side > 0 && row < m_rows; ++row)
            m_to.write({0, middleOf(row, 0).y() - m_pitch / 2, m_side - 0.5 * m_to.letter(), m_pitch},
                       Qt::AlignRight, rowName(row + 1), m_to.names());
        for (int column = 0; m_foot > 0 && column < m_columns; ++column)
            writeNumber(column);
        m_to.finish({m_side + m_across * m_columnPitch, lines() * linePitch()}, m_pitch, largest());
    }

private:
    [[nodiscard]] double largest() const { return 9 * m_to.step(); }
    [[nodiscard]] int last() const { return m_to.board.firstNumber + m_columns - 1; }
    [[nodiscard]] int lines() const { return (m_columns + m_across - 1) / m_across; }
    /// Free above what stands highest.
    [[nodiscard]] double top() const { return std::max(0.5 * m_to.step(), m_to.room.head); }
    /// How much higher a coin on another one lies.
    [[nodiscard]] double lift() const
    {
        return m_tallest > 0 ? std::min(m_pitch * 0.3, 2.5 * m_pitch / m_tallest) : 0;
    }
    [[nodiscard]] double head() const { return m_tallest * lift() + top(); }
    [[nodiscard]] double linePitch() const { return head() + m_rows * m_pitch + m_foot; }

    /// From square to square in so many lines.
    [[nodiscard]] double pitchOf(int lines) const
    {
        const int across = (m_columns + lines - 1) / lines;
        const double stack = m_tallest > 0 ? 1 + std::min(0.3 * m_tallest, 2.5) : 1;
        const double high = m_to.height() / lines - m_foot - top();
        return std::min({largest(), (m_to.width() - m_side) / across, high / (stack + m_rows - 1)});
    }

    void fold()
    {
        constexpr int most = 12;
        // On the screen a row is folded only where its pieces could hardly be told apart.
        const double comfortable =
            m_to.look.isOutlined() ? 6.5 * m_to.step() : std::min(6.5 * m_to.step(), 2.4 * m_to.letter());
        int best = 1;
        m_pitch = pitchOf(1);
        for (int lines = 2; m_rows == 1 && m_pitch < comfortable && lines <= most; ++lines)
            if (const double pitch = pitchOf(lines); pitch > 1.1 * m_pitch) {
                best = lines;
                m_pitch = pitch;
            }
        m_pitch = std::max(0.2 * m_to.step(), m_pitch);
        m_across = (m_columns + best - 1) / best;
    }

    [[nodiscard]] QPointF middleOf(double row, double column) const
    {
        const double line = std::floor(column / m_across);
        return {m_side + (column - line * m_across + 0.5) * m_columnPitch,
                line * linePitch() + head() + (row + 0.5) * m_pitch};
    }

    [[nodiscard]] QString rowName(int number) const
    {
        return m_to.look.isOutlined() ? wording::ungrouped(static_cast<std::uint64_t>(number))
                                      //: beside a row of squares: its number, such as 2
                                      : wording::translate("Wording", "row %1").arg(number);
    }

    /// Below the last row; a square may have a name of its own.
    void writeNumber(int column)
    {
        const int number = m_to.board.firstNumber + column;
        if (number % m_every != 0)
            return;
        const QPointF middle = middleOf(m_rows - 1, column);
        const double wide = m_every * m_columnPitch;
        m_to.write({middle.x() - wide / 2, middle.y() + m_pitch / 2 + 0.25 * m_to.letter(), wide,
                    1.2 * m_to.letter()},
                   Qt::AlignTop, nameOf(column), m_to.names());
    }

    [[nodiscard]] QString nameOf(int column) const
    {
        const auto& pieces = m_to.board.pieces;
        const auto found = std::ranges::find_if(pieces, [column](const Piece& piece) {
            return piece.kind == PieceKind::Square && piece.column == column && !piece.label.empty();
        });
        return pieceLabel(m_to.board, found != pieces.end()
                                          ? *found
                                          : Piece{.kind = PieceKind::Square, .column = double(column)});
    }

    void place(const Piece& piece)
    {
        const QPointF middle = middleOf(piece.row, piece.column);
        const double diameter = (m_rows > 1 ? 0.88 : 0.74) * m_pitch;
        const QRectF square = around(middle, m_columnPitch, m_pitch);
        switch (piece.kind) {
        case PieceKind::Square: {
            const double gap =
                m_to.look.isOutlined() && m_rows == 1 ? 0 : (m_rows > 1 ? 0.1 : 0.06) * m_pitch;
            m_to.add(piece, square.adjusted(gap / 2, gap / 2, -gap / 2, -gap / 2)).spot = square;
            break;
        }
        case PieceKind::Head:
        case PieceKind::Tail:
            m_to.add(piece, around(middle, 1.1 * diameter, 1.1 * diameter), letterOf(piece), 0.5 * diameter)
                .spot = square;
            break;
        default:
            m_to.add(piece, around(middle - QPointF(0, piece.toRow * lift()), diameter, diameter),
                     letterOf(piece), 0.52 * diameter);
        }
    }

    /// Of several coins on one square the one on top says how many they are.
    [[nodiscard]] QString letterOf(const Piece& piece) const
    {
        switch (piece.kind) {
        //: on a coin on paper: heads
        case PieceKind::Head: return wording::translate("Wording", "H");
        case PieceKind::Tail: return wording::translate("Wording", "T");
        //: the letter on a white token
        case PieceKind::WhiteToken: return wording::translate("Wording", "W");
        case PieceKind::BlackToken: return wording::translate("Wording", "B");
        case PieceKind::Coin: {
            const auto found =
                m_coins.find({piece.row, piece.column}); // a ghost may lie where nothing is now
            const int coins = found == m_coins.end() ? 0 : found->second - 1; // the square counts
            return coins > 1 && static_cast<int>(piece.toRow) == coins - 1
                       ? wording::localized(static_cast<std::uint64_t>(coins))
                       : QString();
        }
        default: return wording::fromUtf8(piece.label);
        }
    }

    Layout& m_to;
    std::map<std::pair<double, double>, int> m_coins; ///< pieces of each square
    int m_rows;
    int m_columns;
    int m_across = 1;     ///< squares of a line
    double m_tallest = 0; ///< how many coins lie on another one
    double m_side = 0;
    double m_foot = 0;
    double m_pitch = 0;
    double m_columnPitch = 0;
    int m_every = 1;
};

} // namespace

void layOutStrip(Layout& layout)
{
    Strip(layout).place();
}

/// Coins on the steps of a staircase, step 0 on the left.
void layOutStairs(Layout& layout)
{
    const double steps = std::max(1, layout.board.columns);
    const double step = std::min(12 * layout.step(), layout.width() / steps);
    const double foot = layout.look.hasCaptions() ? 1.8 * layout.letter() : 0;
    const double room = layout.height() - foot - std::max(layout.step(), layout.room.head);
    const double rise = std::min(0.3 * step, room * 0.3 / steps);
    const double largest = 5.2 * layout.step();
    const double pileSize = std::min({9 * layout.step(), 0.8 * step, 0.6 * room});
    const auto topOf = [rise](double column) { return (column + 0.5) * rise; };
    double coin = std::min(largest, 0.7 * step);
    double highest = topOf(steps - 1);
    for (const Piece& piece : layout.board.pieces)
        if (piece.kind == PieceKind::Coin)
            coin = std::min(coin, (room - topOf(piece.column)) / (piece.row + 1));
    if (layout.room.rows > 0)
        coin = std::min(coin, (room - topOf(steps - 1)) / layout.rows());
    for (const Piece& piece : layout.board.pieces)
        if (piece.kind != PieceKind::Step)
            highest =
                std::max(highest, topOf(piece.column) +
                                      (piece.kind == PieceKind::Pile ? pileSize : (piece.row + 1) * coin));
    if (layout.room.rows > 0) // what it had is still seen, as the last move took it
        highest = std::max(highest, topOf(steps - 1) + layout.rows() * coin);
    const double ground = highest + std::max(layout.step(), layout.room.head);
    const int every = numberEvery(step, 1.6 * layout.letter());
    layout.placeAll(layout.board.pieces, [&](const Piece& piece) {
        const double left = piece.column * step;
        const double top = ground - topOf(piece.column);
        const QPointF middle(left + step / 2, top - (piece.row + 0.5) * coin);
        if (piece.kind == PieceKind::Step) {
            layout.add(piece, {left, top, step, ground - top}).spot = {left, top, step, ground - top + foot};
            if (foot > 0 && static_cast<int>(piece.column) % every == 0)
                layout.write({left - (every - 1) * step / 2, ground + 0.2 * layout.letter(), every * step,
                              1.3 * layout.letter()},
                             Qt::AlignTop, pieceLabel(layout.board, piece), layout.names());
        } else if (piece.kind == PieceKind::Pile) {
            layout.add(piece,
                       {middle.x() - pileSize / 2, top - pileSize - 0.2 * layout.step(), pileSize, pileSize},
                       pieceLabel(layout.board, piece), 0.34 * pileSize);
            layout.scene.figures.back().isOfCoins = true;
        } else {
            const double wide = std::max(coin, std::min(2.4 * coin, 0.8 * step)); // seen from the side
            const bool isStacked = layout.look.world.has_value();
            layout.add(piece, around(middle, isStacked ? wide : 0.9 * coin, isStacked ? coin : 0.9 * coin))
                .spot = around(middle, wide, coin);
        }
    });
    layout.finish({steps * step, ground + foot}, coin, std::min(largest, 0.7 * 12 * layout.step()));
}

} // namespace scene
