// SPDX-License-Identifier: GPL-3.0-or-later

// The reduction of a picture of Hackenbush on paper, where no step is drawn.

#include "wording/steps/bushsteps.h"
#include "wording/text/text.h"

#include <algorithm>
#include <set>
#include <string>

namespace wording {
namespace {

using games::PieceId;
using games::ReductionStep;
using Kind = games::ReductionStep::Kind;

std::vector<const ReductionStep*> stepsOf(const std::vector<games::Step>& steps, Kind kind)
{
    std::vector<const ReductionStep*> found;
    for (const games::Step& step : steps)
        if (const auto* reduction = std::get_if<ReductionStep>(&step);
            reduction != nullptr && reduction->kind == kind)
            found.push_back(reduction);
    return found;
}

bool isJoint(PieceId piece)
{
    return games::majorOf(piece) == games::majorOf(games::jointId(0));
}

QString onJoint(PieceId joint)
{
    return games::minorOf(joint) == 0 ? translate("Wording", "on the ground")
                                      : translate("Wording", "on joint %1").arg(games::minorOf(joint));
}

/// "Joints 3 and 5 melt into joint 2, with 3 edges between them."
QString meltingText(const ReductionStep& fusion)
{
    std::vector<std::uint32_t> others;
    for (const PieceId piece : fusion.pieces)
        if (isJoint(piece) && piece != fusion.pieces.front())
            others.push_back(games::minorOf(piece));
    std::ranges::sort(others);
    QStringList names;
    for (const std::uint32_t joint : others)
        names.append(QString::number(joint));
    const std::uint32_t into = games::minorOf(fusion.pieces.front());
    const QString joints = counted(QT_TRANSLATE_N_NOOP("Wording", "joint %1 melts into %2"),
                                   QT_TRANSLATE_N_NOOP("Wording", "joints %1 melt into %2"), others.size())
                               .arg(andList(names), into == 0 ? translate("Wording", "the ground")
                                                              : translate("Wording", "joint %1").arg(into));
    return counted(QT_TRANSLATE_N_NOOP("Wording", "%2 (%1 edge)"),
                   QT_TRANSLATE_N_NOOP("Wording", "%2 (%1 edges)"), fusion.edges)
        .arg(localized(fusion.edges), joints);
}

/// Loops that were drawn as such, not left by a fusion.
QString loopsText(const ReductionStep& loops, const std::set<PieceId>& fused)
{
    const auto count = std::ranges::count_if(
        loops.pieces, [&fused](PieceId piece) { return !isJoint(piece) && !fused.contains(piece); });
    if (count == 0)
        return {};
    return counted(QT_TRANSLATE_N_NOOP("Wording", "%1 loop %2"),
                   QT_TRANSLATE_N_NOOP("Wording", "%1 loops %2"), static_cast<std::uint64_t>(count))
        .arg(localized(static_cast<std::uint64_t>(count)), onJoint(loops.pieces.front()));
}

QStringList cyclesText(const std::vector<games::Step>& steps)
{
    QStringList texts;
    QStringList melting;
    QStringList loops;
    std::set<PieceId> fused;
    for (const ReductionStep* fusion : stepsOf(steps, Kind::Fusion)) {
        fused.insert(fusion->pieces.begin(), fusion->pieces.end());
        melting.append(meltingText(*fusion));
    }
    for (const ReductionStep* step : stepsOf(steps, Kind::Loops))
        if (const QString text = loopsText(*step, fused); !text.isEmpty())
            loops.append(text);
    if (!melting.isEmpty())
        texts.append(translate("Wording", "Fusion: the joints of a green cycle melt into one, and each edge "
                                          "between them becomes a stalk of length 1 there. Here %1.")
                         .arg(melting.join(QStringLiteral("; "))));
    if (!loops.isEmpty())
        texts.append(translate("Wording", "A loop counts as a stalk of length 1: %1.")
                         .arg(loops.join(QStringLiteral(", "))));
    return texts;
}

QString colonText(const std::vector<games::Step>& steps)
{
    QStringList sums;
    for (const ReductionStep* colon : stepsOf(steps, Kind::Colon)) {
        QStringList lengths;
        for (const std::uint64_t length : colon->lengths)
            lengths.append(localized(length));
        sums.append(translate("Wording", "joint %1: %2 = %3")
                        .arg(QString::number(games::minorOf(colon->pieces.front())),
                             lengths.join(QStringLiteral(" ⊕ ")), localized(colon->result)));
    }
    return sums.isEmpty()
               ? QString()
               : translate("Wording", "Colon principle: the stalks on a joint count as one stalk there, as "
                                      "long as the nim-sum of their lengths (%1).")
                     .arg(sums.join(QStringLiteral("; ")));
}

QString labelOf(PieceId piece, const games::Board& board)
{
    const auto edge = std::ranges::find(board.pieces, piece, &games::Piece::id);
    return edge == board.pieces.end() ? QString() : fromUtf8(edge->label);
}

/// A stalk by its lowest edge: "0-3: -1 + 1/2 = -1/2".
struct Stalk {
    QString lowest;
    std::vector<std::string> shares;
    std::string value;
};

std::vector<Stalk> stalksOf(const std::vector<games::Step>& steps, const games::Board& board)
{
    std::vector<Stalk> stalks;
    for (const ReductionStep* step : stepsOf(steps, Kind::Sign)) {
        if (stalks.empty() || (step->line && step->line->before.empty()))
            stalks.push_back({.lowest = labelOf(step->pieces.front(), board), .shares = {}, .value = {}});
        stalks.back().shares.push_back(step->terms.front());
        stalks.back().value = step->value;
    }
    return stalks;
}

QStringList stalksText(const std::vector<games::Step>& steps, const games::Board& board)
{
    QStringList texts;
    QStringList values;
    const auto stalks = stalksOf(steps, board);
    for (const Stalk& stalk : stalks)
        values.append(stalk.shares.size() < 2
                          ? translate("Wording", "%1: %2").arg(stalk.lowest, fromUtf8(stalk.value))
                          : translate("Wording", "%1: %2 = %3")
                                .arg(stalk.lowest, numberSum(stalk.shares), fromUtf8(stalk.value)));
    if (std::ranges::any_of(stalks, [](const Stalk& stalk) { return stalk.shares.size() > 1; }))
        texts.append(signRule());
    if (!values.isEmpty())
        texts.append(counted(QT_TRANSLATE_N_NOOP("Wording", "The stalk, named by its lowest edge: %1."),
                             QT_TRANSLATE_N_NOOP("Wording", "The stalks, named by their lowest edges: %1."),
                             stalks.size())
                         .arg(values.join(QStringLiteral("; "))));
    return texts;
}

/// What an edge carries: "1/2", "1 − 1 = 0"; empty for a tip.
QString carried(const ReductionStep& growth, const ReductionStep* before)
{
    const QString above = fromUtf8(growth.terms.front());
    if (before != nullptr && before->kind == Kind::JointSum)
        return translate("Wording", "%1 = %2").arg(numberSum(before->terms), above);
    return above == QLatin1String("0") ? QString() : above;
}

/// The edges of red-blue trees, from the tips down: "1-2 under 1/2: -3/4".
QStringList treesText(const std::vector<games::Step>& steps, const games::Board& board)
{
    QStringList edges;
    bool growsOn = false;
    const ReductionStep* before = nullptr;
    for (const games::Step& step : steps) {
        const auto* growth = std::get_if<ReductionStep>(&step);
        if (growth != nullptr && growth->kind == Kind::Growth) {
            const QString above = carried(*growth, before);
            const QString edge = labelOf(growth->pieces.front(), board);
            const QString value = fromUtf8(growth->value);
            growsOn = growsOn || !above.isEmpty();
            edges.append(above.isEmpty() ? translate("Wording", "%1: %2").arg(edge, value)
                                         : translate("Wording", "%1 under %2: %3").arg(edge, above, value));
        }
        before = growth;
    }
    QStringList texts;
    if (growsOn)
        texts.append(translate("Wording", "The values on one joint are added. A blue edge under x is worth "
                                          "(x + n) ÷ 2^(n − 1), n the least whole number from 1 for which "
                                          "x + n is over 1; a red one is its mirror image."));
    if (!edges.isEmpty())
        texts.append(translate("Wording", "Edge by edge from the tips down, each with what stands on it: %1.")
                         .arg(edges.join(QStringLiteral("; "))));
    return texts;
}

} // namespace

QStringList greenReduction(const std::vector<games::Step>& steps)
{
    QStringList texts = cyclesText(steps);
    if (const QString colon = colonText(steps); !colon.isEmpty())
        texts.append(colon);
    for (const ReductionStep* heaps : stepsOf(steps, Kind::Heaps))
        texts.append(paragraphs(*heaps));
    return texts;
}

QStringList numberReduction(const std::vector<games::Step>& steps, const games::Board& board)
{
    return stalksText(steps, board) + treesText(steps, board);
}

QString otherParts(const games::PartsStep& step, const games::Board& board)
{
    QStringList texts;
    for (const games::PartValue& part : step.parts) {
        const bool isReduced =
            part.colours == games::PartValue::Colours::Green ||
            (part.colours != games::PartValue::Colours::Mixed && part.form != games::PartValue::Form::Graph);
        if (!isReduced && part.value && !part.pieces.empty())
            texts.append(translate("Wording", "The part with %1 is worth %2.")
                             .arg(labelOf(part.pieces.front(), board), fromUtf8(*part.value)));
    }
    return texts.join(QLatin1Char(' '));
}

} // namespace wording
