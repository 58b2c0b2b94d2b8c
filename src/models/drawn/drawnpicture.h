// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/board/boardscene.h"
#include "scene/drawn.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace models {

/// What an editor shows on a picture before it is done.
struct DrawingSketch {
    std::optional<scene::Curve> rubber{}; ///< an edge that is being drawn, in units
    theory::Mover rubberOwner{};
    std::set<games::PieceId> doomed{}; ///< would go
    std::optional<games::PieceId> picked{};
    std::optional<double> foothold{};                 ///< a place on the ground
    std::optional<std::vector<games::Piece>> draft{}; ///< the picture as it would be

    friend bool operator==(const DrawingSketch&, const DrawingSketch&) = default;
};

/// A drawn board: it is zoomed without its lines and letters, can be sketched on, and finds what lies under
/// the pointer.
class DrawnPicture : public models::BoardScene {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool large MEMBER m_large NOTIFY roomChanged)
    /// How many times as large as usual the letters of texts are.
    Q_PROPERTY(double textScale MEMBER m_textScale NOTIFY roomChanged)
    /// It is drawn on: all of the canvas is there.
    Q_PROPERTY(bool drawing MEMBER m_drawing NOTIFY roomChanged)
    /// The row that has the keyboard, or that a tool points at; -1 for none.
    Q_PROPERTY(int focusedRow MEMBER m_focusedRow NOTIFY focusedRowChanged)
    Q_PROPERTY(double thickness READ thickness NOTIFY laidOut)
    Q_PROPERTY(double zoom READ zoom NOTIFY zoomChanged)
    /// How long a step of the zoom takes, in ms; 0 for not at all.
    Q_PROPERTY(int zoomDuration MEMBER m_zoomDuration)
    Q_PROPERTY(bool zooming READ isZooming NOTIFY zoomingChanged)

public:
    explicit DrawnPicture(QQuickItem* parent = nullptr);

    [[nodiscard]] double thickness() const
    {
        return std::clamp(m_fit.leastUnit() * 0.115, 3.0, m_large ? 18 : 12.0);
    }
    [[nodiscard]] double zoom() const override { return m_zoom; }
    [[nodiscard]] double mostZoom() const override;
    [[nodiscard]] bool isCrowded() const override;
    [[nodiscard]] bool isZooming() const { return m_zooming.state() == QAbstractAnimation::Running; }

    /// Where a row's piece is pointed at best: for an edge, a place of it that is far from other edges.
    [[nodiscard]] Q_INVOKABLE QPointF placeOf(int row) const { return toPixels(unitsOf(row)); }
    /// The row of the nearest edge within `reach` pixels, -1 for none.
    [[nodiscard]] Q_INVOKABLE int edgeAt(QPointF place, double reach) const;
    [[nodiscard]] Q_INVOKABLE int jointAt(QPointF place, double reach) const;
    [[nodiscard]] Q_INVOKABLE bool isOnGround(QPointF place, double reach) const;
    /// The numbers of joints that are drawn now, the ground's among them.
    [[nodiscard]] Q_INVOKABLE QStringList drawnNumbers() const;
    /// How high letters are: of edges, of values, of joints.
    [[nodiscard]] Q_INVOKABLE int letterSize() const { return lettersOf(0.2, 11, m_large ? 28 : 15); }
    [[nodiscard]] Q_INVOKABLE int tagSize() const { return m_large ? 28 : static_cast<int>(17 * growth()); }
    [[nodiscard]] Q_INVOKABLE int numberSize() const { return lettersOf(0.14, 9, m_large ? 22 : 12); }
    /// Between pixels and the units of the board.
    [[nodiscard]] Q_INVOKABLE QPointF toUnits(QPointF place) const { return m_view.unitsOf(place); }
    [[nodiscard]] Q_INVOKABLE QPointF toPixels(QPointF units) const { return m_view.placeOf(units); }
    void zoomAt(double factor, QPointF place) override;
    /// The same at once, as fingers do it.
    Q_INVOKABLE void pinchAt(double factor, QPointF place);
    /// Moves what is shown by so many pixels: at once as a hand does it, or gliding.
    void pan(QPointF by) override
    {
        if (m_zoom > 1)
            moveTo(m_view.moved(by));
    }
    Q_INVOKABLE void glide(QPointF by)
    {
        if (m_zoom > 1)
            glideTo(m_ends.moved(by));
    }
    void reveal(int row) override;
    void showWhole() override;
    void refit() override;

    [[nodiscard]] double columns() const { return std::max(1, m_heldColumns); }
    [[nodiscard]] double rows() const { return std::max(1, m_heldRows); }
    void setSketch(const DrawingSketch& sketch);
    /// Lets an edge fall that was never held.
    void drop(const scene::Curve& curve, theory::Mover owner);

signals:
    void focusedRowChanged();
    void zoomChanged();
    void zoomingChanged();

protected:
    void receiveBoard() override;
    void layOut() override;
    void placeMarks() override;
    void followPointing() override { placeMarks(); }
    [[nodiscard]] scene::Emphasis emphasisOf(int row) const override;
    [[nodiscard]] std::vector<Part> wantedParts() const override;
    [[nodiscard]] int keyOf(int row) const override { return m_pieceKeys[static_cast<std::size_t>(row)]; }
    void direct(std::vector<SceneMotion>& motions) const override;
    void dress(scene::Scene& still) const override;

private:
    void show(const std::vector<games::Piece>& pieces);
    void showView();
    void setZoom(double zoom)
    {
        if (std::exchange(m_zoom, zoom) != zoom)
            emit zoomChanged();
    }
    void moveTo(const scene::DrawnView& view);
    void glideTo(const scene::DrawnView& view);
    [[nodiscard]] scene::DrawnView zoomedTo(double zoom, QPointF place) const
    {
        return zoom > 1 ? m_view.zoomed(m_fit.unit.x() * zoom / m_view.unit.x(), place) : m_fit;
    }
    [[nodiscard]] scene::DrawnArea area() const;
    [[nodiscard]] scene::DrawnArea content() const;
    [[nodiscard]] scene::DrawnRoom room() const;
    /// Large text makes the letters grow as far as the picture stays the larger part.
    [[nodiscard]] double growth() const
    {
        return m_large ? 1 : std::clamp(m_textScale, 1.0, std::max(1.5, height() / 180));
    }
    [[nodiscard]] int lettersOf(double part, double least, double most) const;
    [[nodiscard]] QPointF unitsOf(int row) const;
    [[nodiscard]] bool isPale(int row) const;
    [[nodiscard]] const Mark* markOf(int row) const;
    [[nodiscard]] scene::Figure curveFigure(const scene::Curve& units, theory::Mover owner) const;

    bool m_large = false;
    double m_textScale = 1;
    bool m_drawing = false;
    int m_focusedRow = -1;
    scene::DrawnSizes m_sizes;
    scene::DrawnView m_fit;    ///< all of the picture
    scene::DrawnView m_view;   ///< what is shown now
    scene::DrawnView m_begins; ///< what is shown glides from here
    scene::DrawnView m_ends;   ///< to here
    double m_zoom = 1;         ///< of `m_ends`
    int m_zoomDuration = 0;
    QVariantAnimation m_zooming;
    int m_heldColumns = 0;
    int m_heldRows = 0;
    std::optional<scene::DrawnArea> m_heldContent;
    bool m_wasDrawn = false;
    bool m_melts = false; ///< a step's drawing comes or goes, in which nothing falls
    DrawingSketch m_sketch;
    std::vector<games::Piece> m_pieces; ///< that are shown
    std::vector<int> m_pieceKeys;       ///< by which they stay known
    std::map<int, Mark> m_marks;        ///< of rows
};

} // namespace models
