// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/hackenbush/picture/hackenbushgraph.h"
#include "games/layout.h"
#include "models/session/session.h"
#include "models/watched.h"

#include <QObject>
#include <QProcess>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace models {

/// Lays the drawn board out by Graphviz's dot, a program of its own, and makes that one edit.
class DrawingTidy : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::Session* session MEMBER m_session WRITE setSession NOTIFY sessionChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)
    /// Why the last one came to nothing; empty when all went well.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    explicit DrawingTidy(QObject* parent = nullptr);
    ~DrawingTidy() override;

    void setSession(Session* session)
    {
        if (watch(m_session, session, &Session::positionChanged, this, &DrawingTidy::cancel))
            emit sessionChanged();
    }
    [[nodiscard]] bool isBusy() const { return m_process.state() != QProcess::NotRunning; }
    [[nodiscard]] QString problem() const;
    Q_INVOKABLE void start();
    /// Ends the program; the picture stays as it is.
    Q_INVOKABLE void cancel();

signals:
    void sessionChanged();
    void busyChanged();
    void problemChanged();

private:
    void finish(int exitCode, QProcess::ExitStatus status);
    enum class Problem : quint8 { None, NoProgram, TooLong, NoLayout };
    void fail(Problem problem);

    Watched<Session> m_session;
    games::GamePtr m_game; ///< that is being laid out
    Problem m_problem = Problem::None;
    QTimer m_limit;
    QProcess m_process;
};

/// The picture as dot reads it: the ground is one node, at the lowest rank of a drawing turned upside down.
[[nodiscard]] QByteArray dotGraph(const games::Board& board);
/// The layout that dot's plain output describes, in units; nothing if the text is no such output.
[[nodiscard]] std::optional<games::DrawnLayout> layoutFromPlain(const QByteArray& plain,
                                                                const games::HackenbushEdges& edges);

} // namespace models
