// SPDX-License-Identifier: GPL-3.0-or-later

// Squares with counters or a queen, (0, 0) at the bottom left; on paper cut off a little behind the farthest
// piece.

#include "scene/layout.h"
#include "scene/letters.h"

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
        m_squares.columns = layout.columns();
        m_squares.rows = layout.rows();
        if (layout.look.isOutlined()) {
            int columns = 1;
            int rows = 1;
            for (const Piece& piece : layout.board.pieces) {
                columns = std::max(columns, static_cast<int>(piece.column) + margin);
                rows = std::max(rows, static_cast<int>(piece.row) + margin);
            }
            m_squares.columns = std::min(m_squares.columns, columns);
            m_squares.rows = std::min(m_squares.rows, rows);
        }
        m_squares.letter = layout.look.hasCaptions() ? layout.letter() : 0;
        const double gutter = m_squares.gutter();
        m_pitch = std::min({largest(), (layout.width() - gutter - layout.step()) / m_squares.columns,
                            (layout.height() - gutter - top()) / m_squares.rows});
        m_squares.place = {gutter, top(), m_squares.columns * m_pitch, m_squares.rows * m_pitch};
        m_squares.seen = m_squares.place;
    }

    void place()
    {
        for (int row = 0; row < m_squares.rows; ++row)
            for (int column = 0; column < m_squares.columns; ++column)
                addSquare(column, row);
        m_to.placeAll(m_to.board.pieces, [this](const Piece& piece) { place(piece); });
        m_to.scene.squares = m_squares;
        numberSquares(m_to.scene);
        m_to.finish({m_squares.place.right() + m_to.step(), m_squares.place.bottom() + m_squares.gutter()},
                    m_pitch, largest());
    }

private:
    [[nodiscard]] double largest() const { return (m_to.look.isOutlined() ? 6.5 : 8) * m_to.step(); }
    [[nodiscard]] double top() const { return std::max(m_to.step(), m_to.room.head); }
    [[nodiscard]] QPointF middleOf(double row, double column) const
    {
        return m_squares.place.bottomLeft() + m_pitch * QPointF(column + 0.5, -row - 0.5);
    }

    void addSquare(int column, int row)
    {
        const double side = (m_to.look.isOutlined() || m_pitch < 4 ? 1 : 0.92) * m_pitch;
        m_to.addScenery(PieceKind::Square, around(middleOf(row, column), side, side),
                        games::pieceId(static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(column)));
        Figure& square = m_to.scene.scenery.back();
        square.isGoal = column == 0 && row == 0;
        if (m_to.look.map)
            square.mapped = m_to.look.map(column, row);
    }

    void place(const Piece& piece)
    {
        const QPointF middle = middleOf(piece.row, piece.column);
        if (piece.kind == PieceKind::Queen) {
            if (!m_to.look.isOutlined() && !m_to.look.map)
                addWays(piece);
            const double side = std::max(m_pitch * 0.92, (m_to.look.isOutlined() ? 3 : 1.6) * m_to.step());
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
    Squares m_squares;
    double m_pitch = 0;
};

} // namespace

void numberSquares(Scene& scene)
{
    const Squares& squares = *scene.squares;
    const double letter = squares.letter;
    if (letter <= 0 || squares.seen.isEmpty())
        return;
    const int every = numberEvery(squares.place.width() / squares.columns, 1.6 * letter);
    const auto write = [&scene, letter](int number, const auto& placeOf) {
        const QString text = QLocale().toString(number);
        scene.captions.push_back({.place = placeOf(QSizeF(textWidth(text, letter, false), 1.15 * letter)),
                                  .text = text,
                                  .size = letter,
                                  .isOfSquares = true});
    };
    for (int column = 0; column < squares.columns; column += every)
        if (const double middle = squares.placeOf(column, 0).center().x();
            middle >= squares.seen.left() && middle <= squares.seen.right())
            write(column, [&](QSizeF size) {
                return QRectF(QPointF(middle - size.width() / 2, squares.seen.bottom() + 0.25 * letter),
                              size);
            });
    for (int row = 0; row < squares.rows; row += every)
        if (const double middle = squares.placeOf(0, row).center().y();
            middle >= squares.seen.top() && middle <= squares.seen.bottom())
            write(row, [&](QSizeF size) {
                return QRectF(
                    QPointF(squares.seen.left() - 0.4 * letter - size.width(), middle - size.height() / 2),
                    size);
            });
}

void layOutPlane(Layout& layout)
{
    Plane(layout).place();
}

} // namespace scene
