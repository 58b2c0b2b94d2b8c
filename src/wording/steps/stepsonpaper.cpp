// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/steps/stepsonpaper.h"

#include "wording/steps/bushsteps.h"
#include "wording/steps/disguises.h"
#include "wording/steps/explanations.h"
#include "wording/steps/nimsteps.h"
#include "wording/text/overloaded.h"
#include "wording/text/text.h"

#include <utility>

namespace wording {

QStringList StepsOnPaper::text(const games::Step& step)
{
    return std::visit(Overloaded{[this](const games::NimSumStep& table) { return nimSum(table); },
                                 [this](const games::PeriodStep& values) { return period(values); },
                                 [this](const games::ReductionStep&) { return reduction(); },
                                 [this](const games::PartsStep& values) { return parts(values); },
                                 [this, &step](const games::DisguiseStep& disguise) {
                                     m_disguise = &disguise;
                                     return stepText(step, m_game.info().id);
                                 },
                                 [this, &step](const auto&) { return stepText(step, m_game.info().id); }},
                      step);
}

QStringList StepsOnPaper::values(const games::NimSumStep& step)
{
    return std::exchange(m_valuesTold, true) ? QStringList() : rowValues(step);
}

QStringList StepsOnPaper::period(const games::PeriodStep& step)
{
    m_valuesTold = true;
    QStringList texts = paragraphs(step);
    if (const QString line = valuesLine(step); !line.isEmpty())
        texts.insert(1, line);
    return texts;
}

/// The sum stands before what is said of it.
QStringList StepsOnPaper::nimSum(const games::NimSumStep& step)
{
    const QStringList told = values(step);
    QStringList said = paragraphs(step, m_game.info().id, m_disguise);
    if (const QString sum = sumLine(step); !sum.isEmpty())
        said.first() = translate("Wording", "%1 %2").arg(sum, said.first());
    return told + said;
}

QStringList StepsOnPaper::reduction()
{
    if (std::exchange(m_reduced, true))
        return {};
    return greenReduction(m_explanation.steps) + numberReduction(m_explanation.steps, m_game.board());
}

QStringList StepsOnPaper::parts(const games::PartsStep& step)
{
    const QString others = otherParts(step, m_game.board());
    return (others.isEmpty() ? QStringList() : QStringList{others}) + paragraphs(step);
}

} // namespace wording
