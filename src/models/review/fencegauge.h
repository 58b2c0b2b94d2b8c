// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/session.h"
#include "models/watched.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace models {

/// How far a session's position is from the fence of a seat. Without a session: what the fence is.
class FenceGauge : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::Session* session MEMBER m_session WRITE setSession NOTIFY changed)
    Q_PROPERTY(int fence MEMBER m_fence NOTIFY changed)
    /// "Plays perfectly when at most 4 pieces are left, else at random. There are 9 stones now."
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    using QObject::QObject;

    void setSession(Session* session);
    [[nodiscard]] QString text() const;

signals:
    void changed();

private:
    Watched<Session> m_session;
    int m_fence = 4;
};

} // namespace models
