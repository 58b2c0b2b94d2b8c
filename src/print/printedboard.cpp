// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/printedboard.h"

#include "print/ink.h"
#include "scene/paint.h"
#include "scene/scene.h"
#include "wording/text/text.h"

#include <utility>

namespace printing {
namespace {

class SceneBoard : public PrintedBoard {
public:
    explicit SceneBoard(scene::Scene scene) : m_scene(std::move(scene)) { m_size = m_scene.size; }

    void paint(QPainter& painter) const override
    {
        paintUnmirrored(painter, 0, m_size.width(), [this](QPainter& at) { scene::paint(at, m_scene); });
    }

private:
    scene::Scene m_scene;
};

/// For boards with more pieces than can be drawn.
class TooLargeBoard : public PrintedBoard {
public:
    explicit TooLargeBoard(std::uint64_t pieces)
        : m_text(wording::counted(QT_TRANSLATE_N_NOOP("Wording", "%1 piece, too many to draw"),
                                  QT_TRANSLATE_N_NOOP("Wording", "%1 pieces, too many to draw"), pieces)
                     .arg(wording::localized(pieces)))
    {
        m_size = {textWidth(m_text, look), 8 * mm};
    }

    void paint(QPainter& painter) const override
    {
        Ink(painter).text(QRectF(QPointF(), m_size), Qt::AlignLeft | Qt::AlignVCenter, m_text, look);
    }

private:
    static constexpr Lettering look{.size = 11 * pt, .bold = true};

    QString m_text;
};

} // namespace

PrintedBoardPtr printedBoard(const games::Board& board, const games::Info& info, QSizeF room,
                             scene::Between between)
{
    if (board.undrawn > 0)
        return std::make_unique<TooLargeBoard>(board.undrawn);
    scene::Look look = scene::paperLook();
    look.between = between;
    look.buttonText = scene::buttonTexts(info);
    return std::make_unique<SceneBoard>(scene::sceneOf(
        board, look,
        {.size = room, .step = mm, .letter = 8 * pt, .leastLetter = 4 * pt, .isCentred = false}));
}

} // namespace printing
