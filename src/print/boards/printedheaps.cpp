// SPDX-License-Identifier: GPL-3.0-or-later

// Heaps as columns on their bases; tall ones, and sticks, as rows in groups of five.

#include "print/boards/printedshapes.h"
#include "print/ink.h"
#include "wording/text/text.h"

#include <algorithm>
#include <cmath>

namespace printing {
namespace {

using games::Piece;
using games::PieceKind;

constexpr int tallestColumn = 12;
constexpr Lettering sizeLook{.size = 10 * pt, .bold = true};
constexpr Lettering heapLook{.size = 7.5 * pt, .shade = Lettering::Shade::Grey};

QString heapName(const Piece& base)
{
    return wording::translate("Wording", "heap %1").arg(games::majorOf(base.id) + 1);
}

void drawPile(Ink& ink, const QRectF& rect, const QString& count)
{
    ink.box(rect, std::min(rect.width(), rect.height()) / 2, Fill::Pale);
    ink.text(rect.adjusted(mm, 0, -mm, 0), Qt::AlignCenter, count, sizeLook);
}

class HeapColumns : public PrintedBoard {
public:
    HeapColumns(const games::Board& board, QSizeF room) : m_board(board)
    {
        const double heaps = std::max(1, board.columns);
        const double tallest = std::max(1, board.rows);
        m_foot = isNamed() ? 6 * mm : 9.5 * mm;
        m_columnPitch = std::min(16 * mm, room.width() / heaps);
        m_pitch = std::min({5.4 * mm, m_columnPitch * 0.8, (room.height() - m_foot - top) / tallest});
        m_pile = std::min(m_columnPitch * 0.9, 12 * mm);
        m_base = top + std::max(tallest * m_pitch, hasPile() ? m_pile + m_pitch + mm : 0);
        m_size = {heaps * m_columnPitch, m_base + m_foot};
    }

    void paint(QPainter& painter) const override
    {
        Ink ink(painter);
        for (const Piece& piece : m_board.pieces)
            draw(ink, piece);
    }

private:
    static constexpr double top = 0.5 * mm;

    /// Heaps have names of their own, which take the place of their numbers.
    [[nodiscard]] bool isNamed() const
    {
        return std::ranges::none_of(m_board.pieces, [](const Piece& piece) {
            return piece.kind == PieceKind::Base && piece.label.empty();
        });
    }

    [[nodiscard]] bool hasPile() const
    {
        return std::ranges::any_of(m_board.pieces,
                                   [](const Piece& piece) { return piece.kind == PieceKind::Pile; });
    }

    /// Room above a heap that is one disc.
    [[nodiscard]] bool isOnPile(const Piece& piece) const
    {
        return piece.kind == PieceKind::Space &&
               std::ranges::any_of(m_board.pieces, [&piece](const Piece& pile) {
                   return pile.kind == PieceKind::Pile && pile.column == piece.column;
               });
    }

    void draw(Ink& ink, const Piece& piece) const
    {
        const double middle = (piece.column + 0.5) * m_columnPitch;
        const double diameter = m_pitch * 0.9;
        const double share = piece.kind == PieceKind::Space && piece.toRow > 0 ? piece.toRow : 1;
        const double height = isOnPile(piece) ? m_pile + m_pitch / 2 : (piece.row + share / 2) * m_pitch;
        const QPointF place(middle, m_base - height - 0.3 * mm);
        switch (piece.kind) {
        case PieceKind::Base: drawBase(ink, piece, middle); break;
        case PieceKind::Pile:
            drawPile(ink, {middle - m_pile / 2, m_base - m_pile - 0.3 * mm, m_pile, m_pile},
                     pieceLabel(m_board, piece));
            break;
        case PieceKind::Space: ink.disc(place, diameter * share, Fill::None, hairline, Qt::DashLine); break;
        default:
            ink.disc(place, diameter, Fill::White);
            if (piece.kind == PieceKind::Coin)
                ink.disc(place, diameter * 0.7, Fill::None, hairline);
        }
    }

    void drawBase(Ink& ink, const Piece& base, double middle) const
    {
        const double half = std::min(m_columnPitch * 0.42, std::max(m_pitch * 1.3, 4 * mm));
        ink.line({middle - half, m_base}, {middle + half, m_base}, thickLine);
        const double wide = m_columnPitch - mm;
        const double left = middle - wide / 2;
        ink.text({left, m_base + mm, wide, 4.5 * mm}, Qt::AlignCenter, pieceLabel(m_board, base), sizeLook);
        if (base.label.empty())
            ink.text({left, m_base + 5.2 * mm, wide, 3.5 * mm}, Qt::AlignCenter, heapName(base), heapLook);
    }

    games::Board m_board;
    double m_columnPitch = 0;
    double m_pitch = 0;
    double m_pile = 0;
    double m_foot = 0;
    double m_base = 0; ///< where the heaps stand
};

class HeapRows : public PrintedBoard {
public:
    HeapRows(const games::Board& board, QSizeF room) : m_board(board)
    {
        const double heaps = std::max(1, board.columns);
        const bool sticks = std::ranges::any_of(
            board.pieces, [](const Piece& piece) { return piece.kind == PieceKind::Stick; });
        for (const Piece& piece : board.pieces)
            if (piece.kind == PieceKind::Base)
                m_name = std::max(m_name, textWidth(nameOf(piece), heapLook) + 2 * mm);
        const double tallest = std::max(1, board.rows);
        const double units = tallest + std::floor((tallest - 1) / 5) * groupGap;
        m_pitch = std::min((sticks ? 4.2 : 5.4) * mm, (room.width() - m_name - countRoom) / units);
        m_rowPitch = sticks ? 11 * mm : std::max(m_pitch * 1.3, 6 * mm);
        m_stick = std::min(8.5 * mm, m_rowPitch * 0.8);
        const bool piles = std::ranges::any_of(
            board.pieces, [](const Piece& piece) { return piece.kind == PieceKind::Pile; });
        m_size = {m_name + std::max(units * m_pitch, piles ? pileWidth : 0) + countRoom, heaps * m_rowPitch};
    }

    void paint(QPainter& painter) const override
    {
        Ink ink(painter);
        for (const Piece& piece : m_board.pieces)
            draw(ink, piece);
    }

private:
    static constexpr double groupGap = 0.45; ///< after every five
    static constexpr double countRoom = 12 * mm;
    static constexpr double pileWidth = 20 * mm;

    [[nodiscard]] QString nameOf(const Piece& base) const
    {
        return m_board.columns == 1 && base.label.empty() ? QString()
               : base.label.empty()                       ? heapName(base)
                                                          : pieceLabel(m_board, base);
    }
    /// Where the piece at `place` from 0 begins.
    [[nodiscard]] double leftOf(double place) const
    {
        return m_name + (place + std::floor(place / 5) * groupGap) * m_pitch;
    }

    void draw(Ink& ink, const Piece& piece) const
    {
        const double y = (piece.column + 0.5) * m_rowPitch;
        const QPointF middle(leftOf(piece.row) + m_pitch / 2, y);
        switch (piece.kind) {
        case PieceKind::Base: drawBase(ink, piece, y); break;
        case PieceKind::Stick:
            ink.line(middle - QPointF(0, m_stick / 2), middle + QPointF(0, m_stick / 2), 0.24 * m_pitch);
            break;
        case PieceKind::Pile:
            drawPile(ink, {m_name, y - 3 * mm, pileWidth, 6 * mm}, pieceLabel(m_board, piece));
            break;
        case PieceKind::Space: ink.disc(middle, m_pitch * 0.9, Fill::None, hairline, Qt::DashLine); break;
        default:
            ink.disc(middle, m_pitch * 0.9, Fill::White);
            if (piece.kind == PieceKind::Coin)
                ink.disc(middle, m_pitch * 0.6, Fill::None, hairline);
        }
    }

    void drawBase(Ink& ink, const Piece& base, double y) const
    {
        const auto vertical = [y](double left, double width) {
            return QRectF(left, y - 3 * mm, width, 6 * mm);
        };
        ink.text(vertical(0, m_name), Qt::AlignLeft | Qt::AlignVCenter, nameOf(base), heapLook);
        const bool isPile = base.count > games::tallestDrawnHeap;
        const double end = isPile            ? m_name + pileWidth
                           : base.count == 0 ? m_name
                                             : leftOf(static_cast<double>(base.count) - 1) + m_pitch;
        ink.text(vertical(end + 2 * mm, countRoom - 2 * mm), Qt::AlignLeft | Qt::AlignVCenter,
                 wording::localized(base.count), sizeLook);
    }

    games::Board m_board;
    double m_name = 0;
    double m_pitch = 0;
    double m_rowPitch = 0;
    double m_stick = 0;
};

} // namespace

PrintedBoardPtr printedHeaps(const games::Board& board, QSizeF room)
{
    const auto has = [&board](PieceKind kind) {
        return std::ranges::any_of(board.pieces, [kind](const Piece& piece) { return piece.kind == kind; });
    };
    const bool rows = has(PieceKind::Stick) || (board.rows > tallestColumn && !has(PieceKind::Space));
    if (rows)
        return std::make_unique<HeapRows>(board, room);
    return std::make_unique<HeapColumns>(board, room);
}

} // namespace printing
