// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/marking/markingchoice.h"

#include "analysis/tables/pattern.h"
#include "classroom/marking/markingtask.h"
#include "games/catalogue.h"
#include "models/files/ownsettings.h"
#include "models/files/typedposition.h"
#include "wording/classroom/markings.h"
#include "wording/names/names.h"
#include "wording/text/text.h"

#include <optional>

namespace models {
namespace {

using classroom::ReadyMarking;

const auto group = QLatin1String("marking");
const auto own = QLatin1String("own");

const ReadyMarking* readyOf(const QString& id)
{
    const auto all = classroom::readyMarkings();
    const auto found = std::ranges::find(all, id.toStdString(), &ReadyMarking::id);
    return found == all.end() ? nullptr : &*found;
}

std::optional<analysis::FamilyPattern> patternOf(const QString& text)
{
    auto parsed = analysis::FamilyPattern::parse(text.toStdString());
    auto* const pattern = std::get_if<analysis::FamilyPattern>(&parsed);
    return pattern == nullptr ? std::nullopt : std::optional(std::move(*pattern));
}

/// A typed text that is no position but holds the variable n after its colon is meant as a family.
bool isMeantAsFamily(const QString& text)
{
    return gameOf(text) == nullptr && text.section(QLatin1Char(':'), 1).contains(QLatin1Char('n'));
}

} // namespace

/// What another version has written and this one does not know is left out.
MarkingChoice::MarkingChoice(QObject* parent) : QObject(parent), m_current(ids().constFirst())
{
    QSettings settings;
    settings.beginGroup(group);
    const QString id = settings.value(QLatin1String("task")).toString();
    if (ids().contains(id))
        m_current = id;
    m_misere = settings.value(QLatin1String("misere")).toBool();
    m_ownText =
        settings.value(QLatin1String("own"), wording::example(games::ExampleOf::OwnMarking)).toString();
    m_ownN = std::clamp(settings.value(QLatin1String("n"), m_ownN).toInt(), 0, largestSize);
    m_ownM = std::clamp(settings.value(QLatin1String("m"), m_ownM).toInt(), 0, largestSize);
}

void MarkingChoice::keep()
{
    changeSettings([this](QSettings& settings) {
        settings.beginGroup(group);
        settings.setValue(QLatin1String("task"), m_current);
        settings.setValue(QLatin1String("misere"), m_misere);
        settings.setValue(QLatin1String("own"), m_ownText);
        settings.setValue(QLatin1String("n"), m_ownN);
        settings.setValue(QLatin1String("m"), m_ownM);
    });
    emit changed();
}

QStringList MarkingChoice::ids()
{
    return wording::textsOf(classroom::readyMarkings(), &ReadyMarking::id) << own;
}

QStringList MarkingChoice::titles()
{
    QStringList titles = wording::textsOf(classroom::readyMarkings(), [](const ReadyMarking& ready) {
        return wording::markingTitle(ready.id);
    });
    //: a choice: a family of positions that one types oneself
    return titles << tr("Your own");
}

bool MarkingChoice::isOwn() const
{
    return m_current == own;
}

bool MarkingChoice::ownIsFamily() const
{
    return isMeantAsFamily(m_ownText);
}

bool MarkingChoice::ownHasM() const
{
    const auto pattern = patternOf(m_ownText);
    return pattern && pattern->hasM();
}

QString MarkingChoice::title() const
{
    const QString title = wording::markingTitle(m_current.toStdString());
    if (!isOwn())
        //: a family of positions, and that who makes the last move loses
        return m_misere ? tr("%1, misère").arg(title) : title;
    const games::GamePtr game = gameOf(m_ownText);
    return game ? wording::positionTitle(*game) : m_ownText;
}

MarkedTask MarkingChoice::task() const
{
    if (isOwn() && !ownIsFamily())
        return {.graph = m_ownText};
    if (isOwn())
        return {.family = m_ownText, .sizes = ownHasM() ? QList<int>{m_ownN, m_ownM} : QList<int>{m_ownN}};
    const ReadyMarking& ready = *readyOf(m_current);
    const int n = static_cast<int>(ready.n);
    MarkedTask task{.family = wording::fromUtf8(ready.family),
                    .sizes = ready.m == 0 ? QList<int>{n} : QList<int>{n, static_cast<int>(ready.m)}};
    if (const auto pattern = patternOf(task.family); pattern && m_misere)
        task.family = wording::fromUtf8(pattern->withPlay(theory::Play::Misere).text());
    if (const games::GamePtr game = gameOf(wording::fromUtf8(ready.graph)))
        task.graph =
            QString::fromStdString((m_misere ? game->withPlay(theory::Play::Misere) : game)->notation());
    return task;
}

} // namespace models
