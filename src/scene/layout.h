// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the layouts of all shapes share: a scene that grows, and what pieces are called.

#include "scene/scene.h"

#include <algorithm>
#include <cmath>

namespace scene {

/// How a caption is written.
struct Lettering {
    double size = 0;
    bool bold = false;
    Caption::Tone tone = Caption::Tone::Quiet;
    /// It stands there also where it can hardly be read: a piece could not be told from others without.
    bool isNeeded = false;
};

/// A board on its way to a scene. A layout places every piece once, from (0, 0), and says how large it
/// became.
class Layout {
public:
    const games::Board& board;
    const Look& look;
    Room room;
    Scene scene{};

    Layout(const games::Board& of, const Look& in, const Room& within) : board(of), look(in), room(within) {}

    [[nodiscard]] double step() const { return room.step; }
    [[nodiscard]] double letter() const { return room.letter; }
    [[nodiscard]] double width() const { return room.size.width(); }
    [[nodiscard]] double height() const { return room.size.height(); }
    /// Or had it before.
    [[nodiscard]] bool has(games::PieceKind kind) const
    {
        return std::ranges::find(board.pieces, kind, &games::Piece::kind) != board.pieces.end() ||
               std::ranges::find(room.kinds, kind) != room.kinds.end();
    }
    /// Its pieces are not plain, but those of that world.
    [[nodiscard]] bool isIn(games::World world) const { return look.world && board.world == world; }
    [[nodiscard]] int rows() const { return std::max({1, board.rows, room.rows}); }
    [[nodiscard]] int columns() const { return std::max({1, board.columns, room.columns}); }
    /// Counts, which are read first.
    [[nodiscard]] Lettering counts() const { return {1.25 * letter(), true, Caption::Tone::Plain}; }
    /// Names of heaps, rows and columns.
    [[nodiscard]] Lettering names() const { return {letter()}; }

    /// Places pieces, and what the last move took as if it still lay there.
    template <typename Place>
    void placeAll(const std::vector<games::Piece>& pieces, const Place& place)
    {
        for (const games::Piece& piece : pieces)
            place(piece);
        const std::size_t figures = scene.figures.size();
        const std::size_t scenery = scene.scenery.size();
        const std::size_t captions = scene.captions.size();
        for (const games::Piece& ghost : look.ghosts)
            place(ghost);
        scene.ghosts.assign(scene.figures.begin() + static_cast<std::ptrdiff_t>(figures),
                            scene.figures.end());
        scene.figures.resize(figures);
        scene.scenery.resize(scenery);
        scene.captions.resize(captions);
    }
    Figure& add(const games::Piece& piece, const QRectF& place, const QString& text = {}, double size = 0);
    /// `id`: of a place that is no piece.
    void addScenery(games::PieceKind kind, const QRectF& place, games::PieceId id = {});
    /// Smaller where `area` is narrower; not at all where it could not be read then, unless it is needed.
    void write(const QRectF& area, Qt::Alignment alignment, const QString& text, const Lettering& lettering);
    /// As small as the widest of texts that stand side by side needs, so that all are alike.
    [[nodiscard]] Lettering fitted(const QString& widest, Lettering lettering, double width) const;
    /// Whether the widest text can be read in that width.
    [[nodiscard]] bool fits(const QString& widest, const Lettering& lettering, double width) const;
    /// The board became so large, and its pieces so large of what they may be.
    void finish(QSizeF size, double pitch, double largest);
};

/// Around `middle`.
[[nodiscard]] inline QRectF around(QPointF middle, double width, double height)
{
    return {middle.x() - width / 2, middle.y() - height / 2, width, height};
}

/// A whole number of pixels where it can be, so that what is alike looks alike.
[[nodiscard]] inline double even(double length)
{
    return length < 4 ? length : 2 * std::floor(length / 2);
}

/// What a piece is called: its label, else its number or count.
[[nodiscard]] QString pieceLabel(const games::Board& board, const games::Piece& piece);
[[nodiscard]] QString heapName(std::uint32_t heap);
/// A number stands at every how many squares of that width so that none meets the next.
[[nodiscard]] int numberEvery(double pitch, double widest);

void layOutHeaps(Layout& layout);
/// Lines and grids.
void layOutCells(Layout& layout);
void layOutStrip(Layout& layout);
void layOutStairs(Layout& layout);
void layOutPlane(Layout& layout);
/// Beside what is seen of its squares.
void numberSquares(Scene& scene);
void layOutGraph(Layout& layout);
void layOutDrawn(Layout& layout);

} // namespace scene
