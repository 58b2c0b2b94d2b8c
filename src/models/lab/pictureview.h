// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lab/labpicture.h"
#include "models/watched.h"
#include "models/worker.h"

#include <QImage>
#include <QQuickItem>
#include <QQuickPaintedItem>

namespace models {

/// Shows a big picture: drawn on a thread into an image somewhat larger than the view. While it is panned
/// and zoomed the last image is shown moved and scaled, until the sharp one arrives; the newest wish wins.
class PictureView : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::LabPicture* picture READ picture WRITE setPicture NOTIFY pictureChanged)
    /// Pixels per unit of the picture.
    Q_PROPERTY(double zoom READ zoom NOTIFY viewChanged)
    /// The whole picture is shown, and still is when the view or the picture changes its size.
    Q_PROPERTY(bool fitted READ isFitted NOTIFY viewChanged)
    /// Changes whenever another part of the picture is shown.
    Q_PROPERTY(int revision READ revision NOTIFY viewChanged)
    /// What is shown is drawn for exactly this place and size.
    Q_PROPERTY(bool sharp READ isSharp NOTIFY sharpChanged)
    /// Pixels around a picture that is fitted.
    Q_PROPERTY(double margin MEMBER m_margin NOTIFY marginChanged)

public:
    explicit PictureView(QQuickItem* parent = nullptr);

    [[nodiscard]] LabPicture* picture() const { return m_picture; }
    void setPicture(LabPicture* picture);
    [[nodiscard]] double zoom() const { return m_zoom; }
    [[nodiscard]] bool isFitted() const { return m_fitted; }
    [[nodiscard]] int revision() const { return m_revision; }
    [[nodiscard]] bool isSharp() const { return m_sharp; }

    /// Between pixels of the view and units of the picture.
    [[nodiscard]] Q_INVOKABLE QPointF toPicture(QPointF place) const { return m_origin + place / m_zoom; }
    [[nodiscard]] Q_INVOKABLE QPointF toView(QPointF place) const { return (place - m_origin) * m_zoom; }
    /// The part of the picture that is in view, in units.
    [[nodiscard]] QRectF visible() const { return {m_origin, QSizeF(width(), height()) / m_zoom}; }
    /// Of the image that is held.
    [[nodiscard]] QSize imagePixels() const { return m_shown.image.size(); }

    /// Zooms so that what lies at the pixel (x, y) stays there.
    Q_INVOKABLE void zoomAt(double factor, double x, double y);
    /// Moves the picture by so many pixels.
    Q_INVOKABLE void panBy(double dx, double dy);
    Q_INVOKABLE void fit();
    /// Brings a place (units) to the middle, zoomed to at least so many pixels per unit.
    Q_INVOKABLE void centreOn(QPointF place, double leastZoom);
    /// Pans just so far that a box (units) is in view.
    Q_INVOKABLE void reveal(const QRectF& box);
    /// Unless fitted: what lies at `after` (units) comes to where `before` is.
    Q_INVOKABLE void keep(QPointF before, QPointF after)
    {
        if (!m_fitted)
            setView(m_zoom, m_origin + after - before);
    }

signals:
    void pictureChanged();
    void viewChanged();
    void sharpChanged();
    void marginChanged();

protected:
    void geometryChange(const QRectF& next, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;

private:
    /// A picture's part as pixels.
    struct Shown {
        QImage image{};
        QPointF corner;   ///< units
        double scale = 1; ///< device pixels per unit
        int content = 0;  ///< which m_content was drawn

        [[nodiscard]] QRectF area() const { return {corner, QSizeF(image.size()) / scale}; }
    };

    void receivePicture();
    [[nodiscard]] double fittedZoom() const;
    [[nodiscard]] double ratio() const;
    void viewAgain();
    void setView(double zoom, QPointF origin);
    void follow();
    [[nodiscard]] bool isDrawn() const;
    void order();
    [[nodiscard]] bool isStale() const;
    void receive(Shown shown);
    void crop();
    [[nodiscard]] QRectF targetOf(const Shown& shown) const;

    Watched<LabPicture> m_picture;
    double m_zoom = 1;
    QPointF m_origin; ///< the units at the view's top left
    bool m_fitted = true;
    bool m_sharp = false;
    double m_margin = 24;
    int m_revision = 0;
    int m_content = 0; ///< counts the picture's changes
    Shown m_shown;
    Shown m_ordered; ///< being drawn: not its image
    QSizeF m_orderedPixels;
    bool m_isNewImage = false;
    Worker m_worker; ///< last: its thread ends before what it reports to
};

/// What lies above a picture for a moment, such as what is pointed at: drawn at once. Fills its view.
class PictureOverlay : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::PictureView* view MEMBER m_view WRITE setView NOTIFY viewChanged)
    /// There is something to draw.
    Q_PROPERTY(bool wanted READ isWanted NOTIFY wantedChanged)

public:
    using QQuickPaintedItem::QQuickPaintedItem;

    void paint(QPainter* painter) override
    {
        if (m_overlay && m_view)
            m_overlay(*painter, m_view->visible(), m_view->zoom(), {});
    }

    void setView(PictureView* view);
    [[nodiscard]] bool isWanted() const { return m_overlay != nullptr; }

signals:
    void viewChanged();
    void wantedChanged();

private:
    void follow();
    void receiveOverlay();

    Watched<PictureView> m_view;
    Watched<LabPicture> m_picture;
    LabPicture::Painter m_overlay;
};

} // namespace models
