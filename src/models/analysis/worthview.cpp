// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/worthview.h"

#include "games/worth.h"
#include "wording/text/text.h"

#include <chrono>
#include <cmath>

namespace models {
namespace {

double decimal(const theory::Dyadic& number)
{
    return std::ldexp(number.numerator().toDouble(), -static_cast<int>(number.power()));
}

QList<QPointF> pointsOf(const theory::Wall& wall)
{
    QList<QPointF> points;
    for (const theory::WallPoint& point : wall)
        points.append({decimal(point.value), decimal(point.temperature)});
    return points;
}

QString exactText(const theory::Dyadic& number)
{
    return wording::isolated(QString::fromStdString(theory::text(number)));
}

/// Within an instant: larger values are left alone.
std::optional<games::Worth> worthOf(const Analyst& analyst)
{
    if (!analyst.isSolved() || !analyst.game()->isPartizan())
        return std::nullopt;
    solver::Job job;
    job.limits.time = std::chrono::milliseconds(30);
    return games::worthOf(*analyst.game(), analyst.answer()->verdict, solver::begun(job));
}

} // namespace

void WorthView::setAnalyst(Analyst* analyst)
{
    if (analyst == m_analyst)
        return;
    if (m_analyst)
        disconnect(m_analyst, nullptr, this, nullptr);
    m_analyst = analyst;
    if (m_analyst)
        connect(m_analyst, &Analyst::changed, this, &WorthView::look);
    emit analystChanged();
    look();
}

void WorthView::look()
{
    const QString value = m_analyst ? m_analyst->value() : QString();
    if (value == m_value)
        return;
    m_value = value;
    const auto worth = value.isEmpty() ? std::nullopt : worthOf(*m_analyst);
    m_mean = worth ? exactText(worth->thermograph.mean) : QString();
    m_temperature = worth ? exactText(worth->thermograph.temperature) : QString();
    m_stops =
        worth ? tr("%1 and %2", "two numbers").arg(exactText(worth->leftStop), exactText(worth->rightStop))
              : QString();
    m_atomicWeight = QString::fromStdString(worth ? worth->atomicWeight.value_or("") : "");
    m_leftWall = worth ? pointsOf(worth->thermograph.left) : QList<QPointF>();
    m_rightWall = worth ? pointsOf(worth->thermograph.right) : QList<QPointF>();
    emit changed();
}

} // namespace models
