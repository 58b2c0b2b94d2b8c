// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/gamepicture.h"

#include "scene/letters.h"
#include "scene/paint.h"
#include "scene/world.h"
#include "scene/worldpieces.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace scene {
namespace {

constexpr QRectF cardPlace(400, 64, 736, 460);
constexpr double pictureMargin = 44; // of the picture, and of what is written on the card
constexpr double laneTop = 236;
constexpr double laneHeight = 46;
constexpr double laneStep = 50;

/// Places count from the side where reading begins.
class PictureSheet {
public:
    PictureSheet(QPainter& painter, const GamePicture& picture) : m_painter(painter), m_picture(picture)
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setLayoutDirection(picture.isMirrored ? Qt::RightToLeft : Qt::LeftToRight);
    }

    void paintAll()
    {
        paintGround();
        paintBoard();
        paintCard();
        paintFoot();
    }

private:
    [[nodiscard]] const Palette& colours() const { return m_picture.look.colours; }
    [[nodiscard]] double at(double x) const { return m_picture.isMirrored ? gamePictureSize.width() - x : x; }
    [[nodiscard]] QRectF at(QRectF place) const
    {
        if (m_picture.isMirrored)
            place.moveLeft(gamePictureSize.width() - place.right());
        return place;
    }

    /// As large as it may be, smaller where it would not fit; cut where that is not enough.
    void write(const QRectF& place, const QString& text, double size, bool isBold, const QColor& colour,
               bool isAtEnd = false)
    {
        constexpr double least = 0.55;
        const int flags = Qt::TextWordWrap | Qt::AlignTop | Qt::AlignAbsolute |
                          (isAtEnd != m_picture.isMirrored ? Qt::AlignRight : Qt::AlignLeft);
        double smaller = size;
        QFont font = letterFont(size, isBold, text);
        while (smaller > least * size && isTooLarge(font, place, flags, text))
            font = letterFont(--smaller, isBold, text);
        m_painter.setFont(font);
        m_painter.setPen(colour);
        m_painter.drawText(place, flags,
                           isTooLarge(font, place, flags, text)
                               ? QFontMetricsF(font).elidedText(text, Qt::ElideRight, place.width())
                               : text);
    }

    [[nodiscard]] static bool isTooLarge(const QFont& font, const QRectF& place, int flags,
                                         const QString& text)
    {
        const QRectF needed = QFontMetricsF(font).boundingRect(place, flags, text);
        return needed.height() > place.height() || needed.width() > place.width();
    }

    void paintGround()
    {
        m_painter.fillRect(QRectF(QPointF(), gamePictureSize), colours().board);
        if (m_picture.look.world)
            paintElement(m_painter, groundOf(m_picture.first.world), QRectF(QPointF(), gamePictureSize),
                         *m_picture.look.world);
    }

    void paintBoard()
    {
        const QRectF place = at({30, 50, 340, 474});
        if (m_picture.first.undrawn > 0)
            return write(at({pictureMargin, 200, 320, 230}), m_picture.notation, 24, true, onGround().ink3);
        Look look = m_picture.look;
        look.captions = Captions::Needed;
        look.lies = Lies::OnTable;
        Room room{.size = place.size(), .leastLetter = 9};
        const Scene scene = sceneOf(m_picture.first, look, room);
        m_painter.save();
        m_painter.translate(place.topLeft());
        scene::paint(m_painter, scene);
        m_painter.restore();
    }

    /// As things are read beside the pieces.
    [[nodiscard]] Palette onGround() const
    {
        return m_picture.look.world ? scene::onGround(colours(), m_picture.first.world, *m_picture.look.world)
                                    : colours();
    }

    void paintCard()
    {
        m_painter.setPen(Qt::NoPen);
        for (const double grown : {9.0, 5.0, 2.0}) { // its shadow
            m_painter.setBrush(faded(Qt::black, 0.05));
            m_painter.drawRoundedRect(cardOf().adjusted(-grown, -grown + 6, grown, grown + 6), 22 + grown,
                                      22 + grown);
        }
        m_painter.setPen(QPen(colours().line, 1));
        m_painter.setBrush(colours().surface);
        m_painter.drawRoundedRect(cardOf(), 22, 22);
        const double left = cardPlace.left() + pictureMargin;
        const double wide = cardPlace.width() - 2 * pictureMargin;
        write(at({left, 96, wide, 70}), m_picture.title, 52, true, colours().ink);
        write(at({left, 170, wide, 54}), m_picture.story, 20, false, colours().ink2);
        if (!m_picture.course.empty())
            paintCourse();
        paintFaces();
        const double beside = m_picture.look.world ? 690 : left;
        const double room = cardPlace.right() - 20 - beside;
        write(at({beside, 414, room, 34}), m_picture.challenge, 24, true, colours().ink);
        write(at({beside, 452, room, 52}), m_picture.task, 17, false, colours().ink2);
    }

    [[nodiscard]] QRectF cardOf() const { return at(cardPlace); }

    void paintFaces()
    {
        constexpr double wide = 107;
        if (!m_picture.look.world)
            return;
        for (std::size_t i = 0; i < 2; ++i)
            paintElement(m_painter, m_picture.faces[i],
                         at({440 + 121 * static_cast<double>(i), 386, wide, wide}), *m_picture.look.world);
    }

    [[nodiscard]] QPointF placeOf(std::size_t position) const
    {
        const double from = cardPlace.left() + pictureMargin + 26;
        const double to = cardPlace.right() - pictureMargin - 26;
        const double step = (to - from) / static_cast<double>(std::max<std::size_t>(1, lastPosition()));
        const int lane = m_picture.course[position].lane;
        return {at(from + step * static_cast<double>(position)),
                laneTop + laneHeight / 2 + laneStep * (lane < 0 ? 0.5 : lane)};
    }
    [[nodiscard]] std::size_t lastPosition() const { return m_picture.course.size() - 1; }

    void paintCourse()
    {
        const QRectF lane(cardPlace.left() + pictureMargin, laneTop, cardPlace.width() - 2 * pictureMargin,
                          laneHeight);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(mixed(colours().accent, colours().surface, 0.12));
        m_painter.drawRoundedRect(at(lane), 12, 12);
        m_painter.setBrush(mixed(colours().coin, colours().surface, 0.2));
        m_painter.drawRoundedRect(at(lane.translated(0, laneStep)), 12, 12);
        QPainterPath way(placeOf(0));
        for (std::size_t i = 1; i <= lastPosition(); ++i) {
            const QPointF from = placeOf(i - 1);
            const QPointF to = placeOf(i);
            const double middle = (from.x() + to.x()) / 2;
            way.cubicTo({middle, from.y()}, {middle, to.y()}, to);
        }
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(faded(colours().ink, 0.85), 3));
        m_painter.drawPath(way);
        for (std::size_t i = 0; i <= lastPosition(); ++i)
            paintStanding(i);
        write(at({lane.left(), laneTop + laneStep + laneHeight + 10, lane.width(), 26}), m_picture.lanes, 17,
              false, colours().ink2);
    }

    /// In a long game slips alone are marked.
    void paintStanding(std::size_t position)
    {
        constexpr double leastStep = 26;
        const QPointF place = placeOf(position);
        const double step = std::abs(placeOf(lastPosition()).x() - placeOf(0).x()) /
                            static_cast<double>(std::max<std::size_t>(1, lastPosition()));
        const QString& sign = m_picture.course[position].sign;
        if (position == lastPosition()) {
            paintDisc(place, 15, mixed(colours().coin, Qt::black, 0.55), Qt::NoPen);
            m_painter.setPen(QPen(Qt::white, 2.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            m_painter.drawPolyline(
                QPolygonF({place + QPointF(-6, 0.5), place + QPointF(-2, 4.5), place + QPointF(6.5, -4.5)}));
        } else if (!sign.isEmpty()) {
            const double radius = std::clamp(step * 0.45, 8.0, 16.0);
            paintDisc(place, radius, colours().surface, QPen(colours().ink, 2.6));
            scene::write(m_painter, QRectF(place - QPointF(20, 20), QSizeF(40, 40)), sign, radius * 1.06,
                         true, colours().ink);
        } else if (step >= leastStep) {
            paintDisc(place, 8, colours().stone, Qt::NoPen);
        }
    }

    void paintDisc(QPointF middle, double radius, const QColor& colour, const QPen& line)
    {
        m_painter.setPen(line);
        m_painter.setBrush(colour);
        m_painter.drawEllipse(middle, radius, radius);
    }

    /// The sign of the program, its name, and the position as it is typed.
    void paintFoot()
    {
        const QRectF sign = at({pictureMargin, 552, 44, 44});
        m_painter.save();
        m_painter.translate(sign.topLeft());
        m_painter.scale(sign.width() / 128, sign.height() / 128);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(QColor("#3B4CCA"));
        m_painter.drawRoundedRect(QRectF(0, 0, 128, 128), 30, 30);
        m_painter.setBrush(Qt::white);
        for (const QPointF place : {QPointF(30, 80), {54, 80}, {78, 80}, {54, 56}, {78, 56}})
            m_painter.drawRoundedRect(QRectF(place, QSizeF(16, 16)), 5, 5);
        m_painter.setBrush(QColor("#7FD8F5"));
        m_painter.drawEllipse(QPointF(86, 39), 9, 9);
        m_painter.restore();
        const QColor ink = onGround().ink3;
        write(at({102, 559, 200, 34}), QStringLiteral("Grundy"), 24, true, ink);
        if (m_picture.first.undrawn == 0)
            write(at({320, 564, gamePictureSize.width() - 320 - 64, 28}), m_picture.notation, 18, false, ink,
                  true);
    }

    QPainter& m_painter;
    const GamePicture& m_picture;
};

} // namespace

void paint(QPainter& painter, const GamePicture& picture)
{
    painter.save();
    PictureSheet(painter, picture).paintAll();
    painter.restore();
}

QImage imageOf(const GamePicture& picture)
{
    QImage image(gamePictureSize.toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paint(painter, picture);
    painter.end();
    return image;
}

} // namespace scene
