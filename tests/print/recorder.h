// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Paper that remembers what is drawn on it: marks with the rectangle that each of them covers, and texts.

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainterPath>
#include <QString>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <vector>

struct Mark {
    enum class Kind { Line, Disc, Box, Polygon, Curve, Text };
    Kind kind = Kind::Line;
    QRectF covers;
    QString text{};
    Qt::PenStyle style = Qt::SolidLine;
    QPainterPath path{}; ///< of a curve
};

class Recorder : public QPaintDevice, private QPaintEngine {
public:
    Recorder() : QPaintEngine(QPaintEngine::AllFeatures) {}

    [[nodiscard]] QPaintEngine* paintEngine() const override
    {
        return const_cast<QPaintEngine*>(static_cast<const QPaintEngine*>(this));
    }

    [[nodiscard]] const std::vector<Mark>& marks() const { return m_marks; }
    [[nodiscard]] int count(Mark::Kind kind) const
    {
        return static_cast<int>(std::ranges::count(m_marks, kind, &Mark::kind));
    }
    [[nodiscard]] int countText(const QString& text) const
    {
        return static_cast<int>(std::ranges::count(m_marks, text, &Mark::text));
    }
    [[nodiscard]] QRectF bounds() const
    {
        QRectF all;
        for (const Mark& mark : m_marks)
            all |= mark.covers;
        return all;
    }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
        case PdmHeight: return 100'000;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return 1440;
        case PdmDevicePixelRatio: return 1;
        case PdmDepth: return 32;
        default: return QPaintDevice::metric(metric);
        }
    }

private:
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    [[nodiscard]] Type type() const override { return User; }
    void updateState(const QPaintEngineState& changed) override
    {
        if (changed.state().testFlag(DirtyTransform))
            m_transform = changed.transform();
        if (changed.state().testFlag(DirtyPen))
            m_pen = changed.pen();
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath& path) override
    {
        add(Mark::Kind::Curve, path.boundingRect());
        m_marks.back().path = m_transform.map(path);
    }
    void drawLines(const QLineF* lines, int count) override
    {
        for (int i = 0; i < count; ++i)
            add(Mark::Kind::Line, QRectF(lines[i].p1(), lines[i].p2()).normalized());
    }
    void drawEllipse(const QRectF& rect) override { add(Mark::Kind::Disc, rect); }
    void drawRects(const QRectF* rects, int count) override
    {
        for (int i = 0; i < count; ++i)
            add(Mark::Kind::Box, rects[i]);
    }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode) override
    {
        QPolygonF polygon;
        for (int i = 0; i < count; ++i)
            polygon << points[i];
        add(Mark::Kind::Polygon, polygon.boundingRect());
    }
    void drawTextItem(const QPointF& place, const QTextItem& item) override
    {
        const double high = item.ascent() * 0.75; // of a capital letter
        m_marks.push_back({Mark::Kind::Text,
                           m_transform.mapRect(QRectF(place.x(), place.y() - high, item.width(), high)),
                           item.text(),
                           Qt::SolidLine,
                           {}});
    }

    void add(Mark::Kind kind, const QRectF& rect)
    {
        const double half = m_pen.style() == Qt::NoPen ? 0 : m_pen.widthF() / 2;
        m_marks.push_back(
            {kind, m_transform.mapRect(rect.adjusted(-half, -half, half, half)), {}, m_pen.style(), {}});
    }

    QTransform m_transform;
    QPen m_pen;
    std::vector<Mark> m_marks;
};
