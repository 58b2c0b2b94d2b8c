// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/gamepicture.h"

#include "scene/letters.h"
#include "scene/paint.h"
#include "scene/world.h"
#include "scene/worldpieces.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace scene {
namespace {

constexpr double pictureMargin = 44;

struct Places {
    QRectF board, card, title, story, lanes, face, challenge,
        task; ///< the other face is beside the first one
};
constexpr Places cardBeside{.board = {30, 50, 340, 474},
                            .card = {400, 64, 736, 460},
                            .title = {444, 96, 648, 70},
                            .story = {444, 170, 648, 54},
                            .lanes = {444, 236, 648, 96},
                            .face = {440, 386, 107, 107},
                            .challenge = {690, 414, 426, 34},
                            .task = {690, 452, 426, 52}};
/// For long rows.
constexpr Places cardBelow{.board = {44, 30, 1112, 200},
                           .card = {44, 244, 1112, 290},
                           .title = {84, 264, 530, 70},
                           .story = {84, 336, 530, 54},
                           .lanes = {664, 300, 448, 96},
                           .face = {80, 406, 100, 100},
                           .challenge = {316, 420, 310, 34},
                           .task = {316, 458, 310, 52}};

/// Places count from the side where reading begins.
class PictureSheet {
public:
    PictureSheet(QPainter& painter, const GamePicture& picture) : m_painter(painter), m_picture(picture)
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setLayoutDirection(picture.isMirrored ? Qt::RightToLeft : Qt::LeftToRight);
        if (isDrawn() && boardIn(cardBelow.board).pitch > 1.25 * boardIn(cardBeside.board).pitch)
            m_places = cardBelow;
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

    [[nodiscard]] bool isDrawn() const { return m_picture.first.undrawn == 0; }

    [[nodiscard]] Scene boardIn(const QRectF& place) const
    {
        Look look = m_picture.look;
        look.captions = Captions::Needed;
        look.lies = Lies::OnTable;
        return sceneOf(m_picture.first, look, {.size = place.size(), .leastLetter = 9});
    }

    void paintBoard()
    {
        if (!isDrawn())
            return write(at({pictureMargin, 200, 320, 230}), m_picture.notation, 24, true, onGround().ink3);
        m_painter.save();
        m_painter.translate(at(m_places.board).topLeft());
        paint(m_painter, boardIn(m_places.board));
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
        const QRectF card = at(m_places.card);
        m_painter.setPen(Qt::NoPen);
        for (const double grown : {9.0, 5.0, 2.0}) { // its shadow
            m_painter.setBrush(faded(Qt::black, 0.05));
            m_painter.drawRoundedRect(card.adjusted(-grown, -grown + 6, grown, grown + 6), 22 + grown,
                                      22 + grown);
        }
        m_painter.setPen(QPen(colours().line, 1));
        m_painter.setBrush(colours().surface);
        m_painter.drawRoundedRect(card, 22, 22);
        write(at(m_places.title), m_picture.title, 52, true, colours().ink);
        write(at(m_places.story), m_picture.story, 20, false, colours().ink2);
        if (!m_picture.course.empty())
            paintCourse();
        if (m_picture.look.world)
            paintFaces(*m_picture.look.world);
        write(beside(m_places.challenge), m_picture.challenge, 24, true, colours().ink);
        write(beside(m_places.task), m_picture.task, 17, false, colours().ink2);
    }

    /// The faces, where there are some.
    [[nodiscard]] QRectF beside(QRectF place) const
    {
        if (!m_picture.look.world)
            place.setLeft(m_places.title.left());
        return at(place);
    }

    void paintFaces(Theme theme)
    {
        const QRectF& first = m_places.face;
        paintElement(m_painter, m_picture.faces[0], at(first), theme);
        paintElement(m_painter, m_picture.faces[1], at(first.translated(first.width() + 14, 0)), theme);
    }

    void paintCourse()
    {
        const QRectF& lanes = m_places.lanes;
        paint(m_painter, Course{m_picture.course, at(lanes), m_picture.isMirrored}, colours());
        write(at({lanes.left(), lanes.bottom() + 10, lanes.width(), 26}), m_picture.lanes, 17, false,
              colours().ink2);
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
        if (isDrawn())
            write(at({320, 564, gamePictureSize.width() - 320 - 64, 28}), m_picture.notation, 18, false, ink,
                  true);
    }

    QPainter& m_painter;
    const GamePicture& m_picture;
    Places m_places = cardBeside;
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
