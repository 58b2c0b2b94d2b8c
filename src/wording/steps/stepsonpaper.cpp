// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/steps/stepsonpaper.h"

#include "wording/steps/explanations.h"
#include "wording/steps/labelrows.h"
#include "wording/steps/nimsteps.h"
#include "wording/text/overloaded.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <utility>

namespace wording {

QStringList StepsOnPaper::text(const games::Step& step)
{
    return std::visit(
        Overloaded{[this](const games::ParagraphStep& sentences) { return argument(sentences); },
                   [this](const games::NimSumStep& table) { return nimSum(table); },
                   [this, &step](const games::OptionsStep&) { return stepText(step, m_gameId); },
                   [](const games::LabelRowStep& labels) { return labelsText(labels); }},
        step);
}

QStringList StepsOnPaper::values(const games::NimSumStep& step)
{
    return std::exchange(m_valuesTold, true) ? QStringList() : rowValues(step);
}

QStringList StepsOnPaper::argument(const games::ParagraphStep& step)
{
    m_valuesTold = m_valuesTold || step.goOn;
    return toTexts(step.onPaper.value_or(step.paragraphs));
}

/// The sum stands before what is said of it.
QStringList StepsOnPaper::nimSum(const games::NimSumStep& step)
{
    const QStringList told = values(step);
    QStringList said = paragraphs(step);
    if (const QString sum = sumLine(step); !sum.isEmpty())
        said.first() = translate("Wording", "%1 %2").arg(sum, said.first());
    return told + said;
}

} // namespace wording
