// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace models {

/// What a text that is no position probably means: a position that is offered and never taken unasked.
class PositionOffer : public QObject { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    /// The text that was refused; empty for none.
    Q_PROPERTY(QString typed MEMBER m_typed WRITE setTyped NOTIFY changed)
    /// The notation; empty where nothing is offered.
    Q_PROPERTY(QString meant MEMBER m_meant NOTIFY changed)
    /// "Did you mean nim:3,4,5?"
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    using QObject::QObject;

    void setTyped(const QString& typed);
    [[nodiscard]] QString text() const;

signals:
    void changed();

private:
    QString m_typed;
    QString m_meant;
};

} // namespace models
