// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/steps/bushsteps.h"

#include "wording/outcomes.h"
#include "wording/text/text.h"

#include <QRegularExpression>

#include <algorithm>

namespace wording {
namespace {

using games::PartValue;
using games::ReductionStep;
using Kind = games::ReductionStep::Kind;

constexpr std::string_view game = "hackenbush";
constexpr std::size_t mostTerms = 12; ///< of a sum that is written out

QString text(const std::string& value)
{
    return fromUtf8(value);
}

/// The first terms of a sum, and an ellipsis for the others.
QString sumText(const QStringList& terms, const QString& sign)
{
    const auto most = static_cast<qsizetype>(mostTerms);
    const QString joined = terms.mid(0, most).join(sign);
    return terms.size() > most ? QStringLiteral("%1%2…").arg(joined, sign) : joined;
}

/// A negative number is taken away; with a nimber, too, as nimbers are their own negatives.
QString signedSum(const QStringList& terms)
{
    static const QRegularExpression negative(QStringLiteral(" \\+ -(?=[0-9/]+(?:\\*[0-9]*)?(?: \\+|$))"));
    return sumText(terms, QStringLiteral(" + ")).replace(negative, QStringLiteral(" − "));
}

QString nimSumText(const std::vector<std::uint64_t>& lengths)
{
    QStringList terms;
    for (const std::uint64_t length : lengths)
        terms.append(localized(length));
    return sumText(terms, QStringLiteral(" ⊕ "));
}

QString stalkName(PartValue::Colours colours)
{
    switch (colours) {
    case PartValue::Colours::Green: return translate("Wording", "Green stalk");
    case PartValue::Colours::Blue: return translate("Wording", "Blue stalk");
    case PartValue::Colours::Red: return translate("Wording", "Red stalk");
    case PartValue::Colours::RedBlue: return translate("Wording", "Red–blue stalk");
    case PartValue::Colours::Mixed: return translate("Wording", "Stalk of mixed colours");
    }
    return {};
}

QString treeName(PartValue::Colours colours)
{
    switch (colours) {
    case PartValue::Colours::Green: return translate("Wording", "Green tree");
    case PartValue::Colours::Blue: return translate("Wording", "Blue tree");
    case PartValue::Colours::Red: return translate("Wording", "Red tree");
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

QStringList fusionText(const ReductionStep& step)
{
    const QString melting =
        counted(QT_TRANSLATE_N_NOOP("Wording", "Here %1 joint melts into one."),
                QT_TRANSLATE_N_NOOP("Wording", "Here %1 joints melt into one."), step.joints)
            .arg(localized(step.joints));
    const QString loops =
        counted(QT_TRANSLATE_N_NOOP("Wording", "The %1 edge between them becomes a loop."),
                QT_TRANSLATE_N_NOOP("Wording", "The %1 edges between them become loops."), step.edges)
            .arg(localized(step.edges));
    return {translate("Wording", "Joints on a green cycle may be merged: the value stays the same."),
            translate("Wording", "%1 %2").arg(melting, loops)};
}

QStringList loopsText(const ReductionStep& step)
{
    return {translate("Wording", "A loop can only be cut, and nothing hangs on it: it is worth a stalk of "
                                 "one edge."),
            counted(QT_TRANSLATE_N_NOOP("Wording", "So %1 loop becomes a stalk of length 1."),
                    QT_TRANSLATE_N_NOOP("Wording", "So %1 loops become stalks of length 1."), step.edges)
                .arg(localized(step.edges))};
}

QStringList colonText(const ReductionStep& step)
{
    const QString rule = translate("Wording", "Stalks on one joint count as Nim heaps of their lengths, and "
                                              "one stalk of their nim-sum may stand for them.");
    const QString sum =
        translate("Wording", "%1 = %2.").arg(nimSumText(step.lengths), localized(step.result));
    const QString left =
        step.result == 0
            ? translate("Wording", "So nothing is left on this joint.")
            : translate("Wording", "So a stalk of length %1 is left on it.").arg(localized(step.result));
    return {rule, translate("Wording", "%1 %2").arg(sum, left)};
}

QStringList heapsText(const ReductionStep& step)
{
    if (step.lengths.empty())
        return {translate("Wording", "Nothing green is left: it is worth 0.")};
    if (step.lengths.size() == 1)
        return {translate("Wording",
                          "One green stalk of length %1 is left. Cutting an edge leaves any shorter "
                          "one, so it is a Nim heap of %1.")
                    .arg(localized(step.result))};
    return {translate("Wording", "The green edges are stalks on the ground. Cutting an edge leaves a shorter "
                                 "one, so they are Nim heaps: %1 = %2.")
                .arg(nimSumText(step.lengths), localized(step.result))};
}

/// (x + n) / 2^(n−1) for a blue edge with x on it, (x − n) / 2^(n−1) for a red one.
QStringList growthText(const ReductionStep& step)
{
    const bool blue = step.colour == theory::Mover::Left;
    const QString above = step.terms.empty() ? QStringLiteral("0") : text(step.terms.front());
    if (above == QLatin1String("0"))
        return {
            (blue ? translate("Wording", "What stands on this blue edge is worth 0, so with the edge it is "
                                         "worth %1.")
                  : translate("Wording", "What stands on this red edge is worth 0, so with the edge it is "
                                         "worth %1."))
                .arg(text(step.value))};
    const QString rule =
        blue ? translate("Wording", "On this blue edge stands %1. The least whole number n from 1 for which "
                                    "%1 + n is over 1 is %2.")
             : translate("Wording", "On this red edge stands %1. The least whole number n from 1 for which "
                                    "%1 − n is under −1 is %2.");
    const QString value = blue ? translate("Wording", "With the edge it is worth (%1 + %2) ÷ 2^%3 = %4.")
                               : translate("Wording", "With the edge it is worth (%1 − %2) ÷ 2^%3 = %4.");
    return {rule.arg(above, localized(step.whole)),
            value.arg(above, localized(step.whole),
                      localized(step.whole - std::min<std::uint64_t>(step.whole, 1)), text(step.value))};
}

QStringList jointSumText(const ReductionStep& step)
{
    return {translate("Wording", "What stands on one joint are games side by side, so their values are "
                                 "added: %1 = %2.")
                .arg(numberSum(step.terms), text(step.value))};
}

/// The rule is told with the first edge.
QStringList signText(const ReductionStep& step)
{
    const QString share = step.terms.empty() ? QString() : text(step.terms.front());
    const QString counts =
        step.colour == theory::Mover::Left
            ? translate("Wording", "This blue edge counts %1; up to here the stalk is worth %2.")
            : translate("Wording", "This red edge counts %1; up to here the stalk is worth %2.");
    QStringList texts;
    if (step.line && step.line->before.empty())
        texts.append(signRule());
    texts.append(counts.arg(share, text(step.value)));
    return texts;
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

QString partsSum(const std::vector<PartValue>& parts)
{
    QStringList terms;
    for (const PartValue& part : parts)
        terms.append(part.value ? text(*part.value) : QStringLiteral("?"));
    return signedSum(terms);
}

QString numberSum(const std::vector<std::string>& numbers)
{
    QStringList terms;
    for (const std::string& number : numbers)
        terms.append(text(number));
    return signedSum(terms);
}

QString signRule()
{
    return translate("Wording", "From the ground up, each edge counts 1 until the colour first changes; from "
                                "there on each counts half of the one below. Blue adds, red takes away.");
}

QString title(const ReductionStep& step)
{
    switch (step.kind) {
    case Kind::Fusion: return translate("Wording", "Fusion: a cycle melts");
    case Kind::Loops: return translate("Wording", "Loops are stalks");
    case Kind::Colon: return translate("Wording", "The stalks on a joint");
    case Kind::Heaps: return translate("Wording", "A row of Nim heaps");
    case Kind::Growth: return translate("Wording", "An edge and what stands on it");
    case Kind::JointSum: return translate("Wording", "The sum at a joint");
    case Kind::Sign: return translate("Wording", "The sign rule");
    }
    return {};
}

QStringList paragraphs(const ReductionStep& step)
{
    switch (step.kind) {
    case Kind::Fusion: return fusionText(step);
    case Kind::Loops: return loopsText(step);
    case Kind::Colon: return colonText(step);
    case Kind::Heaps: return heapsText(step);
    case Kind::Growth: return growthText(step);
    case Kind::JointSum: return jointSumText(step);
    case Kind::Sign: return signText(step);
    }
    return {};
}

QStringList paragraphs(const games::PartsStep& step)
{
    const QString title = verdictTitle(step.outcome, game);
    const QString sum = partsSum(step.parts);
    if (step.sum.empty())
        return {translate("Wording",
                          "Parts that have only the ground in common are independent, so the picture "
                          "is worth their sum: %1.")
                    .arg(sum),
                translate("Wording", "The sum itself was not worked out. Who wins is known by play: %1.")
                    .arg(title)};
    if (step.parts.size() < 2)
        return {translate("Wording", "The picture is worth %1. %2.").arg(text(step.sum), title)};
    return {translate("Wording",
                      "Parts that have only the ground in common are independent, so the picture is "
                      "worth their sum."),
            translate("Wording", "%1 = %2. %3.").arg(sum, text(step.sum), title)};
}

QStringList paragraphs(const games::SimplestStep& step)
{
    const QString left = playerName(theory::Mover::Left, game);
    const QString right = playerName(theory::Mover::Right, game);
    if (step.left.empty() && step.right.empty())
        return {translate("Wording", "Neither %1 nor %2 has a move, so the value is 0.").arg(left, right)};
    if (step.left.empty())
        return {translate("Wording", "%1 has no move, and the best move of %2 leaves %3. The simplest number "
                                     "below it is %4: that is the value.")
                    .arg(left, right, text(step.right), text(step.value))};
    if (step.right.empty())
        return {translate("Wording", "%1 has no move, and the best move of %2 leaves %3. The simplest number "
                                     "above it is %4: that is the value.")
                    .arg(right, left, text(step.left), text(step.value))};
    return {translate("Wording", "The best move of %1 leaves %2, the best move of %3 leaves %4. The simplest "
                                 "number between them is %5: that is the value.")
                .arg(left, text(step.left), right, text(step.right), text(step.value))};
}

} // namespace wording
