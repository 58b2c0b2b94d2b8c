// SPDX-License-Identifier: GPL-3.0-or-later

// Lines of counters or sticks, and grids with the names of a chess board. A grid that is long or high is
// folded: into parts below or beside one another, each with its names.

#include "scene/layout.h"
#include "scene/letters.h"

#include "games/text/words.h"
#include "wording/text/text.h"

#include <cmath>

namespace scene {
namespace {

using games::Piece;
using games::PieceKind;

class Cells {
public:
    explicit Cells(Layout& layout)
        : m_to(layout), m_isGrid(layout.board.shape == games::Shape::Grid),
          m_hasSticks(layout.has(PieceKind::Base) || layout.has(PieceKind::Pile)),
          m_pieces(layout.board.pieces), m_rows(std::max(1, layout.board.rows)),
          m_columns(std::max(1, layout.board.columns))
    {
        if (m_hasSticks && layout.look.isOutlined())
            giveHeapsRows();
        if (m_hasSticks)
            m_columns = stickColumns();
        if (layout.look.hasCaptions()) {
            m_left = (!m_hasSticks ? 2 : m_rows > 1 && layout.look.isOutlined() ? 5 : 0) * layout.letter();
            m_above = m_isGrid ? 1.8 * layout.letter() : 0;
            if (hasCounterNumbers()) {
                m_left = textWidth(rowName(m_rows), layout.letter(), false) + layout.letter();
                m_above = 1.6 * layout.letter();
            }
        }
        if (layout.has(PieceKind::Cut) && !layout.look.isOutlined()) // the first segment of a cane is broad
            m_left = 2 * layout.step();
        m_largest = largest() * layout.step();
        m_isHigh = m_rows > m_columns;
        fold();
        const double most = (m_to.height() - m_above) / m_rows;
        m_rowPitch = m_hasSticks ? std::min(std::max(2.6 * m_pitch, 2.4 * layout.letter()), most)
                     : m_isGrid  ? m_pitch
                                 : std::min(1.25 * m_pitch, most);
    }

    void place()
    {
        if (m_to.isIn(games::World::Ebony))
            addGrooves();
        m_to.placeAll(m_pieces, [this](const Piece& piece) { place(piece); });
        if (m_to.look.hasCaptions())
            writeNames();
        const double parts = m_folds - 1;
        m_to.finish({m_left + partColumns() * m_pitch + (m_isHigh ? parts * partPitch() : 0),
                     m_above + partRows() * m_rowPitch + (m_isHigh ? 0 : parts * partPitch())},
                    m_pitch, m_largest);
    }

private:
    /// In steps; paper has many boards.
    [[nodiscard]] double largest() const
    {
        const bool isOnPaper = m_to.look.isOutlined();
        if (m_isGrid)
            return isOnPaper ? 8.5 : 13;
        if (m_hasSticks)
            return isOnPaper ? 4.6 : 6.5;
        return isOnPaper ? 6.2 : 10;
    }

    /// On the screen small heaps share a row.
    void giveHeapsRows()
    {
        double row = 0;
        std::optional<double> start;
        for (Piece& piece : m_pieces) {
            start = start.value_or(piece.column);
            piece.row = row;
            piece.column -= *start;
            if (piece.kind == PieceKind::Base || piece.kind == PieceKind::Pile) { // ends a heap
                ++row;
                start.reset();
            }
        }
        m_rows = std::max(1, static_cast<int>(row));
    }

    /// How far the pieces reach: a board of sticks may be wider than they need.
    [[nodiscard]] int stickColumns() const
    {
        double columns = 1;
        for (const Piece& piece : m_pieces.empty() ? m_to.look.ghosts : m_pieces)
            columns = std::max(columns, piece.column + (piece.kind == PieceKind::Pile ? 3 : 1.6));
        return static_cast<int>(std::ceil(columns));
    }

    // Folding: parts of a grid, below one another, or beside one another where it is higher than wide

    [[nodiscard]] int partRows() const { return m_isHigh ? (m_rows + m_folds - 1) / m_folds : m_rows; }
    [[nodiscard]] int partColumns() const
    {
        return m_isHigh ? m_columns : (m_columns + m_folds - 1) / m_folds;
    }
    [[nodiscard]] double partPitch() const
    {
        const double gap = std::max(m_to.step(), m_isHigh ? m_left : m_above);
        return gap + (m_isHigh ? m_columns * m_pitch : m_rows * m_pitch);
    }

    [[nodiscard]] double pitchOf(int folds) const
    {
        const double across = m_to.width() - m_left * (m_isHigh ? folds : 1);
        const double down = m_to.height() - m_above * (m_isHigh ? 1 : folds);
        const int columns = m_isHigh ? m_columns * folds : (m_columns + folds - 1) / folds;
        const int rows = m_isHigh ? (m_rows + folds - 1) / folds : m_rows * folds;
        const double high = m_isGrid ? down / rows : m_largest;
        return std::max(0.2 * m_to.step(), std::min({m_largest, across / columns, high}));
    }

    void fold()
    {
        constexpr int most = 8;
        constexpr double comfortable = 2.4; // steps
        m_pitch = pitchOf(1);
        for (int folds = 2; m_isGrid && m_pitch < comfortable * m_to.step() && folds <= most; ++folds)
            if (const double pitch = pitchOf(folds); pitch > 1.1 * m_pitch) {
                m_folds = folds;
                m_pitch = pitch;
            }
        if (!m_to.look.isOutlined() && m_pitch > 4)
            m_pitch = std::floor(m_pitch); // what is alike looks alike
        if (m_hasSticks && !m_to.look.isOutlined())
            m_pitch = std::min(m_pitch, m_to.height() / m_rows);
    }

    [[nodiscard]] int partOf(double row, double column) const
    {
        const double part = std::floor(m_isHigh ? row / partRows() : column / partColumns());
        return std::max(0, static_cast<int>(part)); // a trace may lie before the first piece
    }

    [[nodiscard]] QPointF cornerOf(double row, double column) const
    {
        const int part = partOf(row, column);
        return {m_left + (m_isHigh ? column * m_pitch + part * partPitch()
                                   : (column - part * partColumns()) * m_pitch),
                m_above + (m_isHigh ? (row - part * partRows()) * m_rowPitch
                                    : row * m_rowPitch + part * partPitch())};
    }

    void place(const Piece& piece)
    {
        const QRectF cell(cornerOf(piece.row, piece.column), QSizeF(m_pitch, m_rowPitch));
        const QPointF middle = cell.center();
        if (m_isGrid && (m_to.look.isOutlined() || m_to.look.hasCaptions() || m_to.look.world))
            m_to.addScenery(PieceKind::Square, around(middle, cellSide(), cellSide()));
        switch (piece.kind) {
        case PieceKind::Gap: { // an empty cell of a printed grid is empty
            const double dot = m_isGrid && m_to.look.isOutlined() ? 0 : std::max(1.0, 0.12 * m_pitch);
            m_to.add(piece, around(middle, dot, dot));
            break;
        }
        case PieceKind::Stick:
            m_to.add(piece, around(middle, stickSize().width(), stickSize().height()));
            break;
        case PieceKind::Cut:
            m_to.add(piece, around({cell.left() + m_pitch / 4, middle.y()}, 0.1 * m_pitch, 0.6 * m_rowPitch))
                .spot = {cell.left(), cell.top(), m_pitch / 2, m_rowPitch};
            return;
        case PieceKind::Tile:
        case PieceKind::CrossedTile:
            m_to.add(piece, around(middle, even(tileSide()), even(tileSide())));
            break;
        case PieceKind::Base:
            m_to.add(piece, around(middle, 0, 0));
            if (m_to.look.hasCaptions())
                writeCount(piece, cell);
            break;
        case PieceKind::Pile: {
            const double high = std::min(0.55 * m_rowPitch, 1.4 * m_pitch);
            m_to.add(piece,
                     around(cell.topLeft() + QPointF(1.4 * m_pitch, m_rowPitch / 2), 2.8 * m_pitch, high),
                     pieceLabel(m_to.board, piece), 0.55 * high);
            m_to.scene.figures.back().spot = {cell.left(), cell.top(), 3 * m_pitch, m_rowPitch};
            if (hasHeapNames())
                m_to.write({cell.left(), middle.y() + high / 2, 3 * m_pitch, 1.4 * m_to.letter()},
                           Qt::AlignCenter, heapName(games::heapOf(piece.id)), m_to.names());
            return;
        }
        default: m_to.add(piece, around(middle, even(stoneSide()), even(stoneSide())));
        }
        m_to.scene.figures.back().spot = cell;
    }

    /// Pins keep their shape, and the segments of a cane touch.
    [[nodiscard]] QSizeF stickSize() const
    {
        if (m_to.isIn(games::World::Pins))
            return {std::min(0.8 * m_pitch, 0.28 * m_rowPitch), std::min(0.7 * m_rowPitch, 2 * m_pitch)};
        if (m_to.isIn(games::World::Cane))
            return {1.5 * m_pitch, std::min(0.7 * m_rowPitch, m_pitch)};
        return {0.36 * m_pitch, 0.7 * m_rowPitch};
    }
    /// A bar is whole.
    [[nodiscard]] double tileSide() const { return (m_to.look.world ? 0.98 : 0.8) * m_pitch; }
    [[nodiscard]] double stoneSide() const
    {
        return m_to.isIn(games::World::Tiles) ? tileSide()
                                              : (m_to.look.world && m_isGrid ? 0.82 : 0.7) * m_pitch;
    }
    /// What the stones of each line lie in.
    void addGrooves()
    {
        for (int row = 0; row < m_rows; ++row) {
            double last = -1;
            for (const Piece& piece : m_pieces)
                last = piece.row == row ? std::max(last, piece.column) : last;
            const QRectF groove(cornerOf(row, 0), QSizeF((last + 1) * m_pitch, m_rowPitch));
            if (last >= 0)
                m_to.addScenery(PieceKind::Base, around(groove.center(), groove.width(),
                                                        0.92 * std::min(m_pitch, m_rowPitch)));
        }
    }

    [[nodiscard]] double cellSide() const { return (m_to.look.isOutlined() ? 1 : 0.925) * m_pitch; }

    /// On paper each heap has a row of its own, with its name at the left.
    [[nodiscard]] bool hasHeapNames() const
    {
        return m_hasSticks && m_to.look.hasCaptions() && !m_to.look.isOutlined();
    }

    /// Behind the sticks of a heap, with its name below.
    void writeCount(const Piece& base, const QRectF& cell)
    {
        Lettering counts = m_to.counts();
        counts.isNeeded = m_to.look.isOutlined();
        const double half = hasHeapNames() ? 0.7 * m_to.letter() : 0;
        const double beside = m_to.look.world ? 0.05 : 0.3; // pins are broad
        const QRectF room = cell.adjusted(-beside * m_pitch, 0, 0.4 * m_pitch, 0);
        m_to.write(room.translated(0, -half), Qt::AlignCenter, pieceLabel(m_to.board, base), counts);
        if (hasHeapNames())
            m_to.write(room.translated(0, half), Qt::AlignCenter, heapName(games::heapOf(base.id)),
                       m_to.names());
    }

    [[nodiscard]] QString rowName(int number) const
    {
        return m_isGrid || m_to.look.isOutlined() ? wording::ungrouped(static_cast<std::uint64_t>(number))
                                                  //: beside a line of counters: its number, such as 2
                                                  : wording::translate("Wording", "line %1").arg(number);
    }

    void writeNames()
    {
        for (int part = 0; part < m_folds; ++part) {
            const int row = m_isHigh ? part * partRows() : 0;
            const int column = m_isHigh ? 0 : part * partColumns();
            if (!m_hasSticks)
                writeRowNames(row, std::min(m_rows, row + partRows()), column);
            if (m_isGrid)
                writeColumnNames(column, std::min(m_columns, column + partColumns()), row);
        }
        if (hasCounterNumbers())
            writeCounterNumbers();
        for (int row = 0; m_hasSticks && m_to.look.isOutlined() && m_left > 0 && row < m_rows; ++row)
            m_to.write({0, m_above + row * m_rowPitch, m_left, m_rowPitch}, Qt::AlignLeft,
                       heapName(static_cast<std::uint32_t>(row)), m_to.names());
    }

    /// On the screen, where a line is told by its name: above the first one.
    [[nodiscard]] bool hasCounterNumbers() const
    {
        return !m_isGrid && !m_hasSticks && !m_to.look.isOutlined();
    }

    void writeCounterNumbers()
    {
        const int every = numberEvery(m_pitch, 1.4 * m_to.letter());
        for (int column = every - 1; column < m_columns; column += every)
            m_to.write({m_left + (column + 0.5 - 0.5 * every) * m_pitch, 0, every * m_pitch, m_above},
                       Qt::AlignTop, wording::ungrouped(static_cast<std::uint64_t>(column) + 1),
                       m_to.names());
    }

    /// Rows of a grid count from the bottom. Where cells are small, every so many have a name.
    void writeRowNames(int first, int end, int column)
    {
        const int step = std::max(1, static_cast<int>(std::ceil(1.2 * m_to.letter() / m_rowPitch)));
        for (int row = first; row < end; ++row) {
            const int number = m_isGrid ? m_rows - row : row + 1;
            const QPointF corner = cornerOf(row, column);
            if ((number - 1) % step == 0)
                m_to.write({corner.x() - m_left, corner.y(), m_left - 0.4 * m_to.letter(), m_rowPitch},
                           Qt::AlignRight, rowName(number), m_to.names());
        }
    }

    void writeColumnNames(int first, int end, int row)
    {
        const double widest = (m_columns > 26 ? 1.9 : 1.1) * m_to.letter();
        const int step = std::max(1, static_cast<int>(std::ceil(widest / m_pitch)));
        for (int column = first; column < end; ++column) {
            const QPointF corner = cornerOf(row, column);
            if (column % step == 0)
                m_to.write({corner.x() + (m_pitch - step * m_pitch) / 2, corner.y() - m_above, step * m_pitch,
                            m_above - 0.3 * m_to.letter()},
                           Qt::AlignBottom,
                           QString::fromStdString(games::columnName(static_cast<std::uint32_t>(column))),
                           m_to.names());
        }
    }

    Layout& m_to;
    bool m_isGrid;
    bool m_hasSticks;
    std::vector<Piece> m_pieces;
    int m_rows;
    int m_columns;
    bool m_isHigh = false;
    int m_folds = 1;
    double m_left = 0;
    double m_above = 0;
    double m_largest = 0;
    double m_pitch = 0;
    double m_rowPitch = 0;
};

} // namespace

void layOutCells(Layout& layout)
{
    Cells(layout).place();
}

} // namespace scene
