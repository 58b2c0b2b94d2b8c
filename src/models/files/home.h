// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace models {

/// The folders in which games, progress and settings are kept from one start to the next.
class Home : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// What will not be kept, or cannot be read, where and why; empty when all is well. As it was when this
    /// was made, or when another language was chosen.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    explicit Home(QObject* parent = nullptr);

    [[nodiscard]] QString problem() const { return m_problem; }

signals:
    void changed();

private:
    void look();

    QString m_problem;
};

} // namespace models
