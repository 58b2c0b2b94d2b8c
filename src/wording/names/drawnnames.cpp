// SPDX-License-Identifier: GPL-3.0-or-later

#include "wording/names/drawnnames.h"

#include "wording/text/language.h"
#include "wording/text/text.h"

namespace wording {
namespace {

using games::PartValue;
using games::PieceKind;

QString stalkName(PartValue::Colours colours)
{
    switch (colours) {
    //: a part of a drawing: a row of edges one above the other
    case PartValue::Colours::Green: return translate("Wording", "Green stalk");
    //: a part of a drawing: a row of edges one above the other
    case PartValue::Colours::Blue: return translate("Wording", "Blue stalk");
    //: a part of a drawing: a row of edges one above the other
    case PartValue::Colours::Red: return translate("Wording", "Red stalk");
    //: a part of a drawing: a row of edges one above the other, some red, some blue
    case PartValue::Colours::RedBlue: return translate("Wording", "Red–blue stalk");
    case PartValue::Colours::Mixed: return translate("Wording", "Stalk of mixed colours");
    }
    return {};
}

QString treeName(PartValue::Colours colours)
{
    switch (colours) {
    //: a part of a drawing: edges that branch
    case PartValue::Colours::Green: return translate("Wording", "Green tree");
    //: a part of a drawing: edges that branch
    case PartValue::Colours::Blue: return translate("Wording", "Blue tree");
    //: a part of a drawing: edges that branch
    case PartValue::Colours::Red: return translate("Wording", "Red tree");
    //: a part of a drawing: edges that branch, some red, some blue
    case PartValue::Colours::RedBlue: return translate("Wording", "Red–blue tree");
    case PartValue::Colours::Mixed: return translate("Wording", "Tree of mixed colours");
    }
    return {};
}

QString graphName(PartValue::Colours colours)
{
    switch (colours) {
    case PartValue::Colours::Green: return translate("Wording", "Green graph with a cycle");
    case PartValue::Colours::Blue: return translate("Wording", "Blue graph with a cycle");
    case PartValue::Colours::Red: return translate("Wording", "Red graph with a cycle");
    case PartValue::Colours::RedBlue: return translate("Wording", "Red–blue graph with a cycle");
    case PartValue::Colours::Mixed: return translate("Wording", "Graph of mixed colours with a cycle");
    }
    return {};
}

/// "joint 3"; the ground is joint 0.
QString jointName(const QString& number)
{
    return number == QLatin1String("0") ? translate("Wording", "the ground")
                                        : translate("Wording", "joint %1").arg(numeral(number));
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
    //: read aloud: two joints, or "the ground"
    case theory::Mover::Either: return translate("Wording", "green edge from %1 to %2").arg(from, to);
    //: read aloud: two joints, or "the ground"
    case theory::Mover::Left: return translate("Wording", "blue edge from %1 to %2").arg(from, to);
    //: read aloud: two joints, or "the ground"
    case theory::Mover::Right: return translate("Wording", "red edge from %1 to %2").arg(from, to);
    }
    return {};
}

} // namespace

QString partName(const PartValue& part)
{
    switch (part.form) {
    case PartValue::Form::Stalk: return stalkName(part.colours);
    case PartValue::Form::Tree: return treeName(part.colours);
    case PartValue::Form::Graph: return graphName(part.colours);
    }
    return {};
}

QString drawnPieceName(const games::Piece& piece)
{
    return piece.kind == PieceKind::Edge ? edgeName(piece)
                                         : jointName(QString::number(games::minorOf(piece.id)));
}

} // namespace wording
