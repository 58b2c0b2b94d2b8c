// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/worker.h"

#include <QByteArray>
#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QTimer>

#include <optional>

namespace models {

/// What is wrong with the steps of a lesson that is being written, each as `grundy-cli lesson` checks it:
/// beside the window's thread, once nothing has changed for a moment, and each step as it stands once.
class StepChecks : public QObject {
    Q_OBJECT

public:
    explicit StepChecks(QObject* parent = nullptr);

    /// Empty where nothing is wrong; nothing where it is not known yet.
    [[nodiscard]] std::optional<QString> problemOf(const QJsonObject& step) const;
    [[nodiscard]] bool isBusy() const { return m_wait.isActive() || m_worker.isBusy(); }
    /// These are the steps from now on.
    void follow(const QJsonArray& steps);
    void stop();

signals:
    void begun();
    void found();

private:
    void check();

    QJsonArray m_steps;
    QHash<QByteArray, QString> m_problems; ///< by the step as JSON; empty where nothing is wrong
    QTimer m_wait;
    Worker m_worker; ///< last: its thread ends before what it reports to
};

} // namespace models
