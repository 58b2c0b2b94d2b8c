// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QObject>
#include <QPainter>
#include <QRectF>
#include <QSizeF>
#include <QUrl>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <stop_token>

namespace models {

/// What pictures of the Lab are drawn in: the colours of Theme by name.
struct LabColours {
    QColor board, surface, line;
    QColor ink, ink3, accent;
    QColor cold, coldTint, hot, hotTint;
    QColor left, leftTint, right, rightTint;
    QColor stone;
};

/// `part` of the first colour, from 0 to 1, in the second.
[[nodiscard]] QColor mixed(const QColor& first, const QColor& second, double part);

/// A big picture in units of its own, drawn anywhere at any size.
class LabPicture : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There are only pictures of something")
    /// In the picture's own units; empty where there is nothing to draw.
    Q_PROPERTY(QSizeF size READ size NOTIFY changed)
    /// By the names of LabColours; "board" is the ground.
    Q_PROPERTY(QVariantMap colours MEMBER m_colourMap WRITE setColours NOTIFY changed)

public:
    /// Draws what is `visible` of a picture, on its ground: the point p of the picture goes to
    /// (p - visible.topLeft()) * scale. Holds all that it needs: may be called on any thread. Once stopped it
    /// may leave the rest out.
    using Painter = std::function<void(QPainter& painter, const QRectF& visible, double scale,
                                       const std::stop_token& stop)>;

    /// Pixels per unit.
    struct Scales {
        double fit = 1.5;             ///< a small picture is not fitted larger than this
        double most = 4;              ///< beyond this there is nothing more to see
        bool fitsWholePixels = false; ///< fitted at a whole number of pixels, if there are a few
    };

    using QObject::QObject;

    [[nodiscard]] virtual QSizeF size() const = 0;
    [[nodiscard]] virtual Painter painter() const = 0;
    /// What lies above for a moment, such as what is pointed at; drawn at once. Null for nothing.
    [[nodiscard]] virtual Painter overlay() const { return {}; }
    [[nodiscard]] virtual Scales scales() const { return {}; }

    void setColours(const QVariantMap& colours);
    [[nodiscard]] const LabColours& palette() const { return m_colours; }

    /// Writes the whole picture as .svg or .png; a sentence where that fails, else empty.
    [[nodiscard]] Q_INVOKABLE QString save(const QUrl& url, const QString& title) const;

signals:
    void changed();
    void overlayChanged();

private:
    QVariantMap m_colourMap;
    LabColours m_colours;
};

} // namespace models
