// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/worth.h"
#include "models/analysis/analyst.h"
#include "models/watched.h"
#include "models/worker.h"

#include <QList>
#include <QObject>
#include <QPointF>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace models {

/// What the value of an analysed position tells: mean, temperature, stops and thermograph. All is empty where
/// it is not known, and of impartial positions.
class WorthView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::Analyst* analyst MEMBER m_analyst WRITE setAnalyst NOTIFY analystChanged)
    Q_PROPERTY(bool known READ isKnown NOTIFY changed)
    Q_PROPERTY(QString mean MEMBER m_mean NOTIFY changed)
    Q_PROPERTY(QString temperature MEMBER m_temperature NOTIFY changed)
    Q_PROPERTY(QString stops READ stops NOTIFY changed)
    Q_PROPERTY(QString leftStop MEMBER m_leftStop NOTIFY changed)
    Q_PROPERTY(QString rightStop MEMBER m_rightStop NOTIFY changed)
    Q_PROPERTY(QString atomicWeight MEMBER m_atomicWeight NOTIFY changed)
    /// The points of a wall: x is the value, y the temperature, from 0 upwards. The last is the foot of the
    /// mast.
    Q_PROPERTY(QList<QPointF> leftWall MEMBER m_leftWall NOTIFY changed)
    Q_PROPERTY(QList<QPointF> rightWall MEMBER m_rightWall NOTIFY changed)

public:
    explicit WorthView(QObject* parent = nullptr);

    void setAnalyst(Analyst* analyst)
    {
        watch(m_analyst, analyst, &Analyst::changed, this, &WorthView::look, &WorthView::analystChanged);
    }
    [[nodiscard]] bool isKnown() const { return !m_leftWall.isEmpty(); }
    [[nodiscard]] QString stops() const
    {
        return isKnown() ? tr("%1 and %2", "two numbers").arg(m_leftStop, m_rightStop) : QString();
    }

signals:
    void analystChanged();
    void changed();

private:
    void look();
    void show(const std::optional<games::Worth>& worth);
    void compose();

    Watched<Analyst> m_analyst;
    QString m_value; ///< what is shown is of this value
    std::optional<games::Worth> m_worth;
    QString m_mean;
    QString m_temperature;
    QString m_leftStop;
    QString m_rightStop;
    QString m_atomicWeight;
    QList<QPointF> m_leftWall;
    QList<QPointF> m_rightWall;
    Worker m_worker; ///< last: its thread ends before what it reports to
};

} // namespace models
