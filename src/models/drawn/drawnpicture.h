// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/board/boardmodel.h"
#include "models/drawn/drawnpainter.h"
#include "models/drawn/drawnstage.h"
#include "models/drawn/drawnview.h"
#include "models/watched.h"

#include <QQuickPaintedItem>
#include <QVariantAnimation>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace models {

/// What an editor shows on a picture before it is done.
struct DrawingSketch {
    std::optional<DrawnCurve> rubber{}; ///< an edge that is being drawn
    theory::Mover rubberOwner{};
    std::set<games::PieceId> doomed{}; ///< would go
    std::optional<games::PieceId> picked{};
    std::optional<double> foothold{};                 ///< a place on the ground
    std::optional<std::vector<games::Piece>> draft{}; ///< the picture as it would be

    friend bool operator==(const DrawingSketch&, const DrawingSketch&) = default;
};

/// A drawn board as one picture: one item draws all its edges and finds what lies under the pointer.
class DrawnPicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::BoardModel* board MEMBER m_board WRITE setBoard NOTIFY boardChanged)
    /// "green", "left", "right", "ground", "joint", "surface", "board", "accent", "cold", "hot", "ink",
    /// "onFilled".
    Q_PROPERTY(QVariantMap colours MEMBER m_colours NOTIFY lookChanged)
    Q_PROPERTY(bool large MEMBER m_large NOTIFY shapeChanged)
    /// How many times as large as usual the letters of texts are.
    Q_PROPERTY(double textScale MEMBER m_textScale NOTIFY shapeChanged)
    /// It is drawn on: all of the canvas is there.
    Q_PROPERTY(bool drawing MEMBER m_drawing NOTIFY shapeChanged)
    /// How long what is cut falls, in ms; 0 for not at all.
    Q_PROPERTY(int duration MEMBER m_duration NOTIFY shapeChanged)
    /// The row that has the keyboard, or that a tool points at; -1 for none.
    Q_PROPERTY(int focusedRow MEMBER m_focusedRow NOTIFY lookChanged)
    Q_PROPERTY(double thickness READ thickness NOTIFY laidOut)
    /// How many times as large as the whole picture; 1 shows all of it. What lines and letters measure stays.
    Q_PROPERTY(double zoom READ zoom NOTIFY zoomChanged)
    Q_PROPERTY(double mostZoom READ mostZoom NOTIFY laidOut)
    /// Its edges are short where all of it is shown.
    Q_PROPERTY(bool crowded READ isCrowded NOTIFY laidOut)
    /// How long a step of the zoom takes, in ms; 0 for not at all.
    Q_PROPERTY(int zoomDuration MEMBER m_zoomDuration NOTIFY shapeChanged)
    Q_PROPERTY(bool zooming READ isZooming NOTIFY zoomingChanged)
    /// Changes whenever pieces have other places.
    Q_PROPERTY(int revision READ revision NOTIFY laidOut)
    Q_PROPERTY(bool gliding READ isGliding NOTIFY glidingChanged)

public:
    explicit DrawnPicture(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override
    {
        if (m_board != nullptr)
            paintDrawn(*painter, scene());
    }

    void setBoard(BoardModel* board);
    [[nodiscard]] double thickness() const
    {
        return std::clamp(m_fit.leastUnit() * 0.115, 3.0, m_large ? 18 : 12.0);
    }
    [[nodiscard]] double zoom() const { return m_zoom; }
    [[nodiscard]] double mostZoom() const;
    [[nodiscard]] bool isCrowded() const;
    [[nodiscard]] bool isZooming() const { return m_zooming.state() == QAbstractAnimation::Running; }
    [[nodiscard]] int revision() const { return m_revision; }
    [[nodiscard]] bool isGliding() const { return m_clock.state() == QAbstractAnimation::Running; }

    /// Where a row's piece is pointed at best: for an edge, a place of it that is far from other edges.
    [[nodiscard]] Q_INVOKABLE QPointF placeOf(int row) const;
    /// The row of the nearest edge within `reach` pixels, -1 for none.
    [[nodiscard]] Q_INVOKABLE int edgeAt(QPointF place, double reach) const;
    [[nodiscard]] Q_INVOKABLE int jointAt(QPointF place, double reach) const;
    /// The numbers of joints that are drawn now, the ground's among them.
    [[nodiscard]] Q_INVOKABLE QStringList drawnNumbers() const;
    /// How high letters are: of edges, of values, of joints.
    [[nodiscard]] Q_INVOKABLE int letterSize() const { return lettersOf(0.2, 11, m_large ? 28 : 15); }
    [[nodiscard]] Q_INVOKABLE int tagSize() const { return m_large ? 28 : static_cast<int>(17 * growth()); }
    [[nodiscard]] Q_INVOKABLE int numberSize() const { return lettersOf(0.14, 9, m_large ? 22 : 12); }
    [[nodiscard]] Q_INVOKABLE bool isOnGround(QPointF place, double reach) const;
    /// Between pixels and the units of the board.
    [[nodiscard]] Q_INVOKABLE QPointF toUnits(QPointF place) const { return m_view.toUnits(place); }
    [[nodiscard]] Q_INVOKABLE QPointF toPixels(QPointF place) const { return m_view.toPixels(place); }
    /// Makes the picture so many times as large; what lies at the place stays there.
    Q_INVOKABLE void zoomAt(double factor, QPointF place);
    /// The same at once, as fingers do it.
    Q_INVOKABLE void pinchAt(double factor, QPointF place);
    /// Moves what is shown by so many pixels: at once as a hand does it, or gliding.
    Q_INVOKABLE void pan(QPointF by)
    {
        if (m_zoom > 1)
            moveTo(m_view.moved(by));
    }
    Q_INVOKABLE void glide(QPointF by)
    {
        if (m_zoom > 1)
            glideTo(m_to.moved(by));
    }
    /// Moves a row's piece into what is shown.
    Q_INVOKABLE void reveal(int row);
    Q_INVOKABLE void showWhole();
    /// Shows all of the picture that is there now, and ends all motion.
    Q_INVOKABLE void refit();

    [[nodiscard]] double columns() const { return std::max(1, m_heldColumns); }
    [[nodiscard]] double rows() const { return std::max(1, m_heldRows); }
    [[nodiscard]] const DrawnStage& stage() const { return m_stage; }
    void setSketch(const DrawingSketch& sketch);
    /// Lets an edge fall that was never held.
    void drop(const DrawnCurve& curve, theory::Mover owner);

signals:
    void boardChanged();
    void lookChanged();
    void shapeChanged();
    void laidOut();
    void glidingChanged();
    void zoomChanged();
    void zoomingChanged();

protected:
    void geometryChange(const QRectF& next, const QRectF& before) override;

private:
    void receiveBoard();
    void showPieces(const std::vector<games::Piece>& pieces, DrawnStage::Change change);
    void start();
    void indexRows();
    void layOut();
    void setZoom(double zoom)
    {
        if (std::exchange(m_zoom, zoom) != zoom)
            emit zoomChanged();
    }
    void moveTo(const DrawnView& view);
    void glideTo(const DrawnView& view);
    [[nodiscard]] DrawnView zoomedTo(double zoom, QPointF place) const
    {
        return zoom > 1 ? m_view.zoomed(m_fit.unit.x() * zoom / m_view.unit.x(), place) : m_fit;
    }
    [[nodiscard]] DrawnArea area() const;
    [[nodiscard]] DrawnArea content() const;
    [[nodiscard]] DrawnRoom room() const;
    /// Large text makes the letters grow as far as the picture stays the larger part.
    [[nodiscard]] double growth() const
    {
        return m_large ? 1 : std::clamp(m_textScale, 1.0, std::max(1.5, height() / 180));
    }
    [[nodiscard]] int lettersOf(double part, double least, double most) const;
    [[nodiscard]] QPointF unitsOf(int row) const;
    void findAnchors() const;
    [[nodiscard]] DrawnScene scene() const;
    void markEdges(DrawnScene& scene) const;
    void lookAtRows(DrawnScene& scene) const;
    void paleJoints(DrawnScene& scene) const;
    void numberJoints(DrawnScene& scene) const;

    Watched<BoardModel> m_board;
    QVariantMap m_colours;
    bool m_large = false;
    double m_textScale = 1;
    bool m_drawing = false;
    int m_duration = 0;
    int m_focusedRow = -1;
    int m_revision = 0;
    DrawnView m_fit;   ///< all of the picture
    DrawnView m_view;  ///< what is shown now
    DrawnView m_from;  ///< what is shown glides from here
    DrawnView m_to;    ///< to here
    double m_zoom = 1; ///< of `m_to`
    int m_zoomDuration = 0;
    QVariantAnimation m_zooming;
    int m_heldColumns = 0;
    int m_heldRows = 0;
    std::optional<DrawnArea> m_heldContent;
    bool m_wasDrawn = false;
    DrawingSketch m_sketch;
    DrawnStage m_stage;
    QVariantAnimation m_clock;
    std::vector<int> m_edgeOfRow;  ///< the stage's edge of each row of the board, or -1
    std::vector<int> m_jointOfRow; ///< the stage's joint of each row of the board, or -1
    std::vector<int> m_rowOfEdge;
    std::vector<int> m_rowOfJoint;
    std::vector<std::vector<std::size_t>> m_edgesAtJoint;
    mutable std::vector<QPointF> m_anchors; ///< of the edges, in units; empty until asked for
};

} // namespace models
