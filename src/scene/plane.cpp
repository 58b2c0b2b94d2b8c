// SPDX-License-Identifier: GPL-3.0-or-later

// Squares with counters or a queen, (0, 0) at the bottom left; on paper cut off a little behind the farthest
// piece.

#include "scene/layout.h"

#include "wording/text/text.h"

namespace scene {
namespace {

using games::Piece;
using games::PieceKind;

class Plane {
public:
    explicit Plane(Layout& layout) : m_to(layout)
    {
        constexpr int margin = 2; // a square behind the farthest piece
        m_columns = std::max(1, layout.board.columns);
        m_rows = std::max(1, layout.board.rows);
        if (layout.look.isOutlined()) {
            int columns = 1;
            int rows = 1;
            for (const Piece& piece : layout.board.pieces) {
                columns = std::max(columns, static_cast<int>(piece.column) + margin);
                rows = std::max(rows, static_cast<int>(piece.row) + margin);
            }
            m_columns = std::min(m_columns, columns);
            m_rows = std::min(m_rows, rows);
        }
        m_gutter = layout.look.hasCaptions() ? 2 * layout.letter() : 0;
        m_pitch = std::min({largest(), (layout.width() - m_gutter - layout.step()) / m_columns,
                            (layout.height() - m_gutter - layout.step()) / m_rows});
    }

    void place()
    {
        const double side = (m_to.look.isOutlined() || m_pitch < 4 ? 1 : 0.92) * m_pitch;
        for (int row = 0; row < m_rows; ++row)
            for (int column = 0; column < m_columns; ++column)
                m_to.addScenery(
                    PieceKind::Square, around(middleOf(row, column), side, side),
                    games::pieceId(static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(column)));
        if (m_gutter > 0)
            writeNumbers();
        for (const Piece& piece : m_to.board.pieces)
            place(piece);
        m_to.finish({m_gutter + m_columns * m_pitch + m_to.step(), m_to.step() + m_rows * m_pitch + m_gutter},
                    m_pitch, largest());
    }

private:
    [[nodiscard]] double largest() const { return (m_to.look.isOutlined() ? 6.5 : 8) * m_to.step(); }
    [[nodiscard]] QPointF middleOf(double row, double column) const
    {
        return {m_gutter + (column + 0.5) * m_pitch, m_to.step() + (m_rows - row - 0.5) * m_pitch};
    }

    void writeNumbers()
    {
        const int every = numberEvery(m_pitch, 1.6 * m_to.letter());
        const double wide = every * m_pitch;
        for (int column = 0; column < m_columns; column += every) {
            const QPointF middle = middleOf(0, column);
            m_to.write({middle.x() - wide / 2, middle.y() + m_pitch / 2 + 0.25 * m_to.letter(), wide,
                        1.3 * m_to.letter()},
                       Qt::AlignTop, QLocale().toString(column), m_to.names());
        }
        for (int row = 0; row < m_rows; row += every)
            m_to.write(
                {0, middleOf(row, 0).y() - m_to.letter(), m_gutter - 0.4 * m_to.letter(), 2 * m_to.letter()},
                Qt::AlignRight, QLocale().toString(row), m_to.names());
    }

    void place(const Piece& piece)
    {
        const QPointF middle = middleOf(piece.row, piece.column);
        if (piece.kind == PieceKind::Queen) {
            if (!m_to.look.isOutlined())
                addWays(piece);
            const double side = std::max(m_pitch * 0.92, 3 * m_to.step());
            m_to.add(piece, around(middle, side, side));
            return;
        }
        const double diameter = std::max(0.76 * m_pitch, 1.5 * m_to.step());
        m_to.add(piece, around(middle, diameter, diameter),
                 piece.count > 1 ? wording::localized(piece.count) : QString(), 0.6 * diameter);
    }

    /// Where the queen may go.
    void addWays(const Piece& queen)
    {
        const double ways = std::min(queen.row, queen.column);
        for (const QPointF& end : {middleOf(queen.row, 0), middleOf(0, queen.column),
                                   middleOf(queen.row - ways, queen.column - ways)}) {
            const QPointF from = middleOf(queen.row, queen.column);
            m_to.scene.scenery.push_back({.kind = PieceKind::Arrow,
                                          .place = QRectF(from, end).normalized(),
                                          .curve = {from, from, end, end},
                                          .thickness = 0.3 * m_pitch});
        }
    }

    Layout& m_to;
    int m_columns = 1;
    int m_rows = 1;
    double m_gutter = 0;
    double m_pitch = 0;
};

} // namespace

void layOutPlane(Layout& layout)
{
    Plane(layout).place();
}

} // namespace scene
