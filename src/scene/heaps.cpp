// SPDX-License-Identifier: GPL-3.0-or-later

// Heaps as columns on their bases, in several lines where they are many; high ones, and sticks, as rows in
// groups of five.

#include "scene/layout.h"
#include "scene/letters.h"

#include "wording/text/text.h"

#include <cmath>
#include <utility>

namespace scene {
namespace {

using games::Piece;
using games::PieceKind;

constexpr double largestStone = 5.4; ///< steps from one to the next

class HeapColumns {
public:
    explicit HeapColumns(Layout& layout)
        : m_to(layout), m_tallest(layout.rows()), m_heaps(std::max(1, layout.board.columns)),
          m_hasPile(layout.has(PieceKind::Pile)), m_isStacked(layout.board.world == games::World::Chips ||
                                                              layout.board.world == games::World::SkipChips)
    {
        for (const Piece& piece : layout.board.pieces)
            if (piece.kind == PieceKind::Base) {
                m_isNamed = m_isNamed || piece.label.empty();
                const QString text = pieceLabel(layout.board, piece);
                m_widest = text.size() > m_widest.size() ? text : m_widest;
            }
        const bool isNumbered = m_isNamed;
        m_hasCounts = layout.look.hasCaptions() || !m_isNamed;
        m_isNamed = m_isNamed && layout.look.hasCaptions() && layout.board.caption.empty() &&
                    (m_heaps > 1 || layout.look.isOutlined());
        fold();
        if (isNumbered)
            tell();
        if (!layout.look.isOutlined()) // captions give way to the pieces, but small ones are hardly counted
            for (const auto& [text, leastPitch] : {std::pair(&m_isNamed, 1.0), std::pair(&m_hasCounts, 0.4)})
                if (*text && (m_pitch < leastPitch * layout.step() || !canRead())) {
                    *text = false;
                    fold();
                }
    }

    [[nodiscard]] double pitch() const { return m_pitch; }

    void place()
    {
        m_to.placeAll(m_to.board.pieces, [this](const Piece& piece) { place(piece); });
        m_to.finish({m_across * m_columnPitch, m_lines * linePitch()}, m_pitch, largestStone * m_to.step());
    }

private:
    /// Free above the tallest heap; a disc is seen from above, too.
    [[nodiscard]] double top() const { return (m_isStacked ? 1.3 : 0.5) * m_to.step(); }

    [[nodiscard]] double foot() const
    {
        return m_to.step() + (m_hasCounts ? 1.7 * m_to.letter() : 0) +
               (m_isNamed ? 1.25 * m_to.letter() : 0) + m_to.room.spare.height();
    }
    [[nodiscard]] double pileSize() const { return std::min(m_columnPitch * 0.9, 12 * m_to.step()); }
    [[nodiscard]] double reach() const
    {
        return std::max(m_tallest * m_pitch, m_hasPile ? pileSize() + m_pitch + m_to.step() : 0);
    }
    [[nodiscard]] double linePitch() const { return top() + reach() + foot(); }
    [[nodiscard]] bool canRead() const
    {
        const double wide = m_columnPitch - 0.4 * m_to.letter();
        return m_isNamed ? m_to.fits(lastName(), m_to.names(), wide)
                         : m_to.fits(m_widest, m_to.counts(), wide);
    }

    /// Of discs that lie on one another.
    [[nodiscard]] double stackWidth() const
    {
        return std::max(m_pitch, std::min(2.6 * m_pitch, 0.8 * m_columnPitch));
    }

    /// Into as many lines as leave the most room for a stone.
    void fold()
    {
        constexpr int mostLines = 60;
        m_pitch = 0;
        for (int lines = 1; lines <= std::min(m_heaps, mostLines); ++lines) {
            const int across = (m_heaps + lines - 1) / lines;
            const double columnPitch = std::min(m_widestPitch, m_to.width() / across);
            const double high = m_to.height() / lines - foot() - top();
            const double pitch = std::min({largestStone * m_to.step(), columnPitch * 0.8, high / m_tallest});
            if (pitch <= m_pitch * 1.02)
                continue;
            m_pitch = pitch;
            m_columnPitch = columnPitch;
            m_across = across;
            m_lines = (m_heaps + across - 1) / across;
        }
        if (m_pitch > 0)
            return;
        m_across = m_heaps;
        m_columnPitch = m_to.width() / m_heaps;
        m_pitch = std::max(1.0, m_to.height() * 0.5 / m_tallest);
    }

    /// Of each heap what the look says of it, if that can be read.
    void tell()
    {
        const QStringList& texts = m_to.look.heapTexts;
        if (texts.size() != m_heaps)
            return;
        const QString& longest = *std::ranges::max_element(texts, {}, &QString::size);
        const double apart = 2 * m_to.letter();
        m_isTold = m_to.fits(longest, m_to.counts(), m_to.width() / m_across - apart);
        if (!m_isTold)
            return;
        m_widest = longest;
        m_isNamed = false;
        m_widestPitch =
            std::max(m_widestPitch, textWidth(longest, m_to.counts().size, m_to.counts().bold) + apart);
        fold();
    }

    /// Room above a heap that is one disc.
    [[nodiscard]] bool isOnPile(const Piece& piece) const
    {
        return m_hasPile && piece.kind == PieceKind::Space &&
               std::ranges::any_of(m_to.board.pieces, [&piece](const Piece& pile) {
                   return pile.kind == PieceKind::Pile && pile.column == piece.column;
               });
    }

    void place(const Piece& piece)
    {
        const int heap = static_cast<int>(piece.column);
        const int line = heap / m_across;
        const double middle = (heap - line * m_across + 0.5) * m_columnPitch;
        const double ground = line * linePitch() + top() + reach();
        if (piece.kind == PieceKind::Base)
            return placeBase(piece, {middle, ground});
        if (piece.kind == PieceKind::Pile) {
            const double side = pileSize();
            m_to.add(piece, {middle - side / 2, ground - side - 0.3 * m_to.step(), side, side},
                     pieceLabel(m_to.board, piece), std::min(side * 0.36, 2 * m_to.letter()));
            return;
        }
        const double share = piece.kind == PieceKind::Space && piece.toRow > 0 ? piece.toRow : 1;
        const double high = isOnPile(piece) ? pileSize() + m_pitch / 2 : (piece.row + share / 2) * m_pitch;
        const double side = even(m_pitch * 0.9) * share;
        const QPointF at(middle, ground - high - 0.3 * m_to.step());
        Figure& stone =
            m_to.add(piece, m_isStacked && m_to.look.world ? around(at, stackWidth(), m_pitch * share)
                                                           : around(at, side, side));
        stone.spot =
            around(stone.place.center(), m_isStacked ? stackWidth() : std::min(m_columnPitch, 1.3 * m_pitch),
                   m_pitch * share);
    }

    void placeBase(const Piece& base, QPointF at)
    {
        const double step = m_to.step();
        const double half = std::min(m_columnPitch * 0.42, std::max(m_pitch * 1.3, 4 * step));
        const double thick =
            m_hasCounts || m_to.look.hasCaptions() ? std::min(0.6 * step, 0.25 * m_pitch) : 0;
        const double wide = m_columnPitch - 0.4 * m_to.letter();
        Figure& bar = m_to.add(base, {at.x() - half, at.y(), 2 * half, thick});
        bar.spot = {at.x() - wide / 2, at.y(), wide, foot()};
        bar.thickness = m_to.isIn(games::World::Beads) ? m_tallest * m_pitch : 0; // how high its rod is
        double y = at.y() + step;
        Lettering counts = m_to.counts();
        counts.isNeeded = m_to.look.isOutlined();
        if (m_hasCounts)
            m_to.write({at.x() - wide / 2, y, wide, 1.6 * m_to.letter()}, Qt::AlignCenter,
                       m_isTold ? m_to.look.heapTexts.at(games::majorOf(base.id))
                                : pieceLabel(m_to.board, base),
                       counts);
        y += 1.7 * m_to.letter();
        if (m_isNamed && base.label.empty())
            m_to.write({at.x() - wide / 2, y, wide, 1.2 * m_to.letter()}, Qt::AlignCenter,
                       heapName(games::majorOf(base.id)), m_to.fitted(lastName(), m_to.names(), wide));
    }

    [[nodiscard]] QString lastName() const { return heapName(static_cast<std::uint32_t>(m_heaps) - 1); }

    Layout& m_to;
    int m_tallest;
    int m_heaps;
    bool m_hasPile;
    bool m_isStacked;       ///< its world draws discs that lie on one another
    bool m_isNamed = false; ///< heaps have no names of their own, but numbers
    bool m_isTold = false;  ///< what they are stands there in place of their counts and names
    bool m_hasCounts = true;
    QString m_widest;
    int m_across = 1; ///< heaps of a line
    int m_lines = 1;
    double m_widestPitch = 16 * m_to.step();
    double m_columnPitch = 0;
    double m_pitch = 0;
};

class HeapRows {
public:
    explicit HeapRows(Layout& layout) : m_to(layout), m_heaps(std::max(1, layout.board.columns))
    {
        const double step = layout.step();
        const bool sticks = layout.has(PieceKind::Stick);
        const bool captions = layout.look.hasCaptions();
        for (const Piece& piece : layout.board.pieces)
            if (captions && piece.kind == PieceKind::Base)
                m_name = std::max(m_name, textWidth(nameOf(piece), layout.letter(), false) + 2 * step);
        m_count = captions ? 4 * layout.letter() : 0;
        const double tallest = layout.rows();
        const double units = tallest + std::floor((tallest - 1) / 5) * groupGap;
        m_largest = (sticks && layout.look.isOutlined() ? 4.2 : largestStone) * step;
        m_stick = layout.look.isOutlined() ? 2 : 2.8;
        const double rowShare = sticks ? 1.3 * m_stick : 1.3;
        m_pitch =
            std::min(m_largest, (layout.width() - m_name - m_count - layout.room.spare.width()) / units);
        m_rowPitch = std::max(m_pitch * rowShare, captions ? 1.6 * layout.letter() : 0);
        m_rowPitch = std::min(std::max(m_rowPitch, layout.room.spare.height()), layout.height() / m_heaps);
        const double pile = layout.has(PieceKind::Pile) ? pileWidth * step : 0;
        m_size = {m_name + std::max(units * m_pitch, pile) + m_count + layout.room.spare.width(),
                  m_heaps * m_rowPitch};
    }

    /// Room for a stone.
    [[nodiscard]] double stone() const { return std::min(m_pitch, m_rowPitch); }

    void place()
    {
        m_to.placeAll(m_to.board.pieces, [this](const Piece& piece) { place(piece); });
        m_to.finish(m_size, m_pitch, m_largest);
    }

private:
    static constexpr double groupGap = 0.45; ///< after every five
    static constexpr double pileWidth = 20;  ///< steps

    [[nodiscard]] QString nameOf(const Piece& base) const
    {
        return m_heaps == 1 && base.label.empty() ? QString()
               : base.label.empty()               ? heapName(games::majorOf(base.id))
                                                  : pieceLabel(m_to.board, base);
    }
    /// Where the piece at `place` from 0 begins.
    [[nodiscard]] double leftOf(double place) const
    {
        return m_name + (place + std::floor(place / 5) * groupGap) * m_pitch;
    }

    void place(const Piece& piece)
    {
        const QPointF middle(leftOf(piece.row) + m_pitch / 2, (piece.column + 0.5) * m_rowPitch);
        const double high = std::min(m_stick * m_pitch, 0.77 * m_rowPitch);
        switch (piece.kind) {
        case PieceKind::Base: placeBase(piece, middle.y()); break;
        case PieceKind::Stick: m_to.add(piece, around(middle, m_pitch * 0.36, high)); break;
        case PieceKind::Pile: {
            const double wide = pileWidth * m_to.step();
            m_to.add(piece,
                     around({m_name + wide / 2, middle.y()}, wide, std::min(m_rowPitch * 0.9, 0.4 * wide)),
                     pieceLabel(m_to.board, piece), m_to.counts().size);
            break;
        }
        default: {
            const double side = std::min(m_pitch, m_rowPitch) * 0.9;
            m_to.add(piece, around(middle, side, side));
        }
        }
        if (piece.kind != PieceKind::Base)
            m_to.scene.figures.back().spot =
                m_to.scene.figures.back().place.united(around(middle, m_pitch, 0.95 * m_rowPitch));
    }

    void placeBase(const Piece& base, double y)
    {
        const bool isPile = base.count > games::tallestDrawnHeap;
        const double end = isPile            ? m_name + pileWidth * m_to.step()
                           : base.count == 0 ? m_name
                                             : leftOf(static_cast<double>(base.count) - 1) + m_pitch;
        const QRectF row(end + m_to.step(), y - m_rowPitch / 2, m_count - m_to.step(), m_rowPitch);
        m_to.add(base, around(row.center(), 0, 0)).spot = row.adjusted(0, 0, m_to.room.spare.width(), 0);
        if (!m_to.look.hasCaptions())
            return;
        Lettering names = m_to.names();
        Lettering counts = m_to.counts();
        names.isNeeded = counts.isNeeded = m_to.look.isOutlined();
        m_to.write({0, row.top(), m_name, m_rowPitch}, Qt::AlignLeft, nameOf(base), names);
        m_to.write(row, Qt::AlignLeft, wording::localized(base.count), counts);
    }

    Layout& m_to;
    int m_heaps;
    double m_name = 0;  ///< room for names at left
    double m_count = 0; ///< room for counts at right
    double m_largest = 0;
    double m_stick = 2; ///< how many pitches a stick is high
    double m_pitch = 0;
    double m_rowPitch = 0;
    QSizeF m_size;
};

} // namespace

void layOutHeaps(Layout& layout)
{
    const bool mayLie =
        (layout.room.isFar || layout.rows() > games::tallestColumn) && !layout.has(PieceKind::Space);
    HeapRows rows(layout);
    HeapColumns columns(layout);
    if (layout.has(PieceKind::Stick) || (mayLie && rows.stone() > 1.5 * columns.pitch()))
        return rows.place();
    columns.place();
}

} // namespace scene
