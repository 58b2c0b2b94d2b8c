// SPDX-License-Identifier: GPL-3.0-or-later

// How an answer was found, in words.

#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/text/text.h"

#include <algorithm>

namespace wording {

QString theoremName(games::Theorem theorem)
{
    switch (theorem) {
    case games::Theorem::Bouton: return translate("Wording", "Bouton’s theorem");
    case games::Theorem::MisereNim: return translate("Wording", "misère Nim");
    case games::Theorem::SubtractionPeriod: return translate("Wording", "the period of the subtraction set");
    case games::Theorem::TameSum: return translate("Wording", "a misère sum of tame games");
    case games::Theorem::LineRuns: return translate("Wording", "runs as heaps");
    case games::Theorem::PrimeExponents: return translate("Wording", "exponents as heaps");
    case games::Theorem::CoinsAsHeaps: return translate("Wording", "coins as heaps");
    case games::Theorem::OddSteps: return translate("Wording", "odd steps as heaps");
    case games::Theorem::CoinPairs: return translate("Wording", "gaps of paired coins as heaps");
    case games::Theorem::HeadsAsHeaps: return translate("Wording", "heads as heaps");
    case games::Theorem::HeadsLessOne: return translate("Wording", "heads as heaps of one less");
    case games::Theorem::Coordinates: return translate("Wording", "coordinates as heaps");
    case games::Theorem::GoldenRatio: return translate("Wording", "golden-ratio pairs");
    case games::Theorem::SkipCount: return translate("Wording", "skips compared");
    case games::Theorem::ReversibleAdds: return translate("Wording", "adds are reversed");
    case games::Theorem::RowGaps: return translate("Wording", "gaps as heaps");
    case games::Theorem::RowValues: return translate("Wording", "a sum of canonical forms");
    case games::Theorem::Fusion: return translate("Wording", "fusion and the colon principle");
    case games::Theorem::SignRule: return translate("Wording", "the sign rule");
    case games::Theorem::ColonPrinciple: return translate("Wording", "the colon principle");
    case games::Theorem::PartValues: return translate("Wording", "the values of the parts");
    case games::Theorem::OctalPeriod: return translate("Wording", "the period of the octal game");
    case games::Theorem::TwoArms: return translate("Wording", "two arms as heaps");
    case games::Theorem::TwoRows: return translate("Wording", "two rows compared");
    case games::Theorem::EqualArms: return translate("Wording", "equal arms answer each other");
    case games::Theorem::StrategyStealing: return translate("Wording", "a stolen strategy");
    }
    return {};
}

QString methodName(games::Method method)
{
    switch (method) {
    case games::Method::Theory: return translate("Wording", "theory");
    case games::Method::Table: return translate("Wording", "table");
    case games::Method::Search: return translate("Wording", "search");
    }
    return {};
}

namespace {

/// With what was left out, and why.
QString foundText(const QString& found, const games::Answer& answer)
{
    if (answer.grundyTooLarge)
        return translate("Wording", "%1; Grundy value not computed, too many positions").arg(found);
    if (answer.isPartial)
        return translate("Wording", "%1; other values not found within the limits").arg(found);
    return found;
}

QString foundText(const games::Answer& answer)
{
    const QString positions = positionsText(answer.positions);
    if (!answer.verdict.outcome)
        return translate("Wording", "not solved; looked at %1").arg(positions);
    switch (answer.method) {
    case games::Method::Theory:
        return answer.theorem ? translate("Wording", "by theory: %1").arg(theoremName(*answer.theorem))
                              : translate("Wording", "by theory");
    case games::Method::Table: return foundText(translate("Wording", "by table: %1").arg(positions), answer);
    case games::Method::Search:
        return foundText(translate("Wording", "by search: %1").arg(positions), answer);
    }
    return {};
}

} // namespace

QString methodText(const games::Answer& answer)
{
    const auto unknown = static_cast<std::uint64_t>(
        std::ranges::count_if(answer.parts, [](const games::PartValue& part) { return !part.value; }));
    return unknown == 0 || !answer.verdict.outcome
               ? foundText(answer)
               : counted(QT_TRANSLATE_N_NOOP("Wording", "%1; the value of %2 part is not known"),
                         QT_TRANSLATE_N_NOOP("Wording", "%1; the values of %2 parts are not known"), unknown)
                     .arg(foundText(answer), localized(unknown));
}

} // namespace wording
