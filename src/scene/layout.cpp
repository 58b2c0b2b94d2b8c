// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/layout.h"
#include "scene/letters.h"

#include "wording/text/language.h"
#include "wording/text/text.h"
#include "wording/text/typeset.h"

namespace scene {
namespace {

QString shortened(const QString& label)
{
    constexpr qsizetype longest = 14;
    return label.size() <= longest ? label : label.left(longest - 1) + QChar(0x2026);
}

} // namespace

Figure& Layout::add(const games::Piece& piece, const QRectF& place, const QString& text, double size)
{
    scene.figures.push_back({.id = piece.id,
                             .kind = piece.kind,
                             .place = place,
                             .spot = place,
                             .letter = text,
                             .letterSize = size,
                             .owner = piece.owner,
                             .world = board.world});
    return scene.figures.back();
}

void Layout::addScenery(games::PieceKind kind, const QRectF& place, games::PieceId id)
{
    scene.scenery.push_back({.id = id, .kind = kind, .place = place, .spot = place, .world = board.world});
}

void Layout::write(const QRectF& area, Qt::Alignment alignment, const QString& text,
                   const Lettering& lettering)
{
    if (text.isEmpty() || (!lettering.isNeeded && !fits(text, lettering, area.width())))
        return;
    const double size = fitted(text, lettering, area.width()).size;
    const double width = textWidth(text, size, lettering.bold);
    const double high = size * 1.15;
    QRectF place = around(area.center(), width, high);
    if (alignment.testFlag(Qt::AlignLeft))
        place.moveLeft(area.left());
    if (alignment.testFlag(Qt::AlignRight))
        place.moveRight(area.right());
    if (alignment.testFlag(Qt::AlignTop))
        place.moveTop(area.top());
    if (alignment.testFlag(Qt::AlignBottom))
        place.moveBottom(area.bottom());
    scene.captions.push_back({place, text, size, lettering.bold, lettering.tone});
}

Lettering Layout::fitted(const QString& widest, Lettering lettering, double width) const
{
    const double needed = textWidth(widest, lettering.size, lettering.bold);
    const double least = lettering.isNeeded ? 0 : std::min(room.leastLetter, lettering.size);
    if (needed > width)
        lettering.size = std::max(least, lettering.size * width / needed);
    return lettering;
}

bool Layout::fits(const QString& widest, const Lettering& lettering, double width) const
{
    const double least = std::min(room.leastLetter, lettering.size);
    return textWidth(widest, least, lettering.bold) <= width;
}

void Layout::finish(QSizeF size, double pitch, double largest)
{
    scene.size = size;
    scene.pitch = pitch;
    scene.isLargest = pitch > largest - 1; // it may be a whole number of pixels
}

QString pieceLabel(const games::Board& board, const games::Piece& piece)
{
    if (!piece.label.empty())
        return shortened(wording::typeset(wording::numeral(QString::fromStdString(piece.label))));
    switch (piece.kind) {
    case games::PieceKind::Square:
    case games::PieceKind::Head:
    case games::PieceKind::Tail:
    case games::PieceKind::Step:
        return QLocale().toString(board.firstNumber + static_cast<int>(piece.column));
    case games::PieceKind::Pile:
    case games::PieceKind::Base: return wording::localized(piece.count);
    case games::PieceKind::Node:
    case games::PieceKind::Token: return wording::ungrouped(static_cast<std::uint64_t>(piece.id));
    default: return {};
    }
}

QString heapName(std::uint32_t heap)
{
    return wording::translate("Wording", "heap %1").arg(heap + 1);
}

int numberEvery(double pitch, double widest)
{
    int every = 1;
    for (const int next : {2, 5, 10, 20, 50, 100})
        every = pitch * every < widest ? next : every;
    return every;
}

} // namespace scene
