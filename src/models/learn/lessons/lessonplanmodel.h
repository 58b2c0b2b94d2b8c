// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/learn/lessons/lessonshow.h"
#include "models/paper/printout.h"
#include "models/watched.h"
#include "models/worker.h"

#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace models {

/// The plan of the lesson that is open, for the teacher, as a PDF file on the paper that was
/// chosen for worksheets.
class LessonPlanModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(LessonPlan)
    Q_PROPERTY(models::LessonShow* show MEMBER m_show WRITE setShow NOTIFY showChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)
    Q_PROPERTY(QString fileName READ fileName NOTIFY showChanged)

public:
    using QObject::QObject;

    void setShow(LessonShow* show)
    {
        if (watch(m_show, show, &LessonShow::openedChanged, this, &LessonPlanModel::showChanged))
            emit showChanged();
    }
    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }
    /// "the-winning-move-plan.pdf".
    [[nodiscard]] QString fileName() const
    {
        return m_show ? m_show->lessonId() + QStringLiteral("-plan.pdf") : QString();
    }

    /// Makes the plan and writes it; written() or failed() says what came of it.
    Q_INVOKABLE void write(const QUrl& file);
    /// The plan, for a printer.
    [[nodiscard]] Q_INVOKABLE models::Printout printout() const;

signals:
    void showChanged();
    void busyChanged();
    void written(const QString& path);
    void failed(const QUrl& file, const QString& problem);

private:
    void receive(const QUrl& file, const QByteArray& pdf);

    Watched<LessonShow> m_show;
    Worker m_worker; ///< last: its thread ends before what it reports to
};

} // namespace models
