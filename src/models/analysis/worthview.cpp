// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/worthview.h"

#include "wording/text/language.h"
#include "wording/text/text.h"
#include "wording/text/typeset.h"

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
    return wording::isolated(wording::typeset(QString::fromStdString(theory::text(number))));
}

} // namespace

WorthView::WorthView(QObject* parent) : QObject(parent)
{
    wording::followLanguage(this, &WorthView::compose);
}

void WorthView::look()
{
    const QString value = m_analyst ? m_analyst->value() : QString();
    if (value == m_value)
        return;
    m_value = value;
    m_worker.cancel();
    show(std::nullopt); // what was said of another value is not true of this one
    if (value.isEmpty() || !m_analyst->game()->isPartizan())
        return;
    solver::Limits limits;
    limits.time = std::chrono::seconds(2);
    m_worker.start(
        [this, game = m_analyst->game(),
         answer = m_analyst->answer()](const solver::Job& job) -> Worker::Delivery {
            return
                [this, worth = games::worthOf(*game, answer->verdict, solver::begun(job))] { show(worth); };
        },
        limits);
}

void WorthView::show(const std::optional<games::Worth>& worth)
{
    m_worth = worth;
    compose();
}

void WorthView::compose()
{
    const std::optional<games::Worth>& worth = m_worth;
    m_mean = worth ? exactText(worth->thermograph.mean) : QString();
    m_temperature = worth ? exactText(worth->thermograph.temperature) : QString();
    m_leftStop = worth ? exactText(worth->leftStop) : QString();
    m_rightStop = worth ? exactText(worth->rightStop) : QString();
    m_atomicWeight = wording::typeset(QString::fromStdString(worth ? worth->atomicWeight.value_or("") : ""));
    m_leftWall = worth ? pointsOf(worth->thermograph.left) : QList<QPointF>();
    m_rightWall = worth ? pointsOf(worth->thermograph.right) : QList<QPointF>();
    emit changed();
}

} // namespace models
