// SPDX-License-Identifier: GPL-3.0-or-later

// The pieces of a picture of Hackenbush in words.

#include "wording/steps/bushsteps.h"
#include "wording/text/text.h"

namespace wording {
namespace {

using games::PieceKind;

/// "joint 3"; the ground is joint 0.
QString jointName(const QString& number)
{
    return number == QLatin1String("0") ? translate("Wording", "the ground")
                                        : translate("Wording", "joint %1").arg(number);
}

QString loopName(const games::Piece& edge, const QString& at)
{
    switch (edge.owner) {
    case theory::Mover::Either: return translate("Wording", "green loop at %1").arg(at);
    case theory::Mover::Left: return translate("Wording", "blue loop at %1").arg(at);
    case theory::Mover::Right: return translate("Wording", "red loop at %1").arg(at);
    }
    return {};
}

/// Its label names its ends: "3-4".
QString edgeName(const games::Piece& edge)
{
    const QString ends = fromUtf8(edge.label);
    const QString from = jointName(ends.section(QLatin1Char('-'), 0, 0));
    const QString to = jointName(ends.section(QLatin1Char('-'), 1, 1));
    if (from == to)
        return loopName(edge, from);
    switch (edge.owner) {
    case theory::Mover::Either: return translate("Wording", "green edge from %1 to %2").arg(from, to);
    case theory::Mover::Left: return translate("Wording", "blue edge from %1 to %2").arg(from, to);
    case theory::Mover::Right: return translate("Wording", "red edge from %1 to %2").arg(from, to);
    }
    return {};
}

} // namespace

QString bushPieceName(const games::Piece& piece)
{
    return piece.kind == PieceKind::Edge ? edgeName(piece)
                                         : jointName(QString::number(games::minorOf(piece.id)));
}

} // namespace wording
