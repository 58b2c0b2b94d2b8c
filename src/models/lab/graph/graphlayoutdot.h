// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lab/graph/graphlayout.h"
#include "models/lab/lab.h"

#include <QObject>
#include <QProcess>
#include <QTimer>

namespace models {

/// Lets Graphviz' dot arrange a drawing, in a process of its own.
class DotRunner : public QObject {
    Q_OBJECT
public:
    enum class Failure : std::uint8_t { NotInstalled, OutOfTime, Failed };

    explicit DotRunner(QObject* parent = nullptr);
    ~DotRunner() override;

    /// Arranges the same nodes and arrows anew. What is being arranged is given up.
    void start(const WholeGamePtr& whole, const GraphDrawingPtr& drawing);
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_drawing != nullptr; }

    /// It is small enough to be arranged in good time.
    [[nodiscard]] static bool takes(const GraphDrawing& drawing)
    {
        return drawing.nodes.size() <= mostNodes && drawing.arrows.size() <= mostArrows;
    }

    static constexpr std::size_t mostNodes = 300;
    static constexpr std::size_t mostArrows = 1500;
    static constexpr int mostMilliseconds = 5000;

signals:
    void arranged(const models::GraphDrawingPtr& drawing);
    void failed(models::DotRunner::Failure failure);

private:
    void finish();
    void fail(Failure failure);

    GraphDrawingPtr m_drawing; ///< being arranged
    WholeGamePtr m_whole;
    bool m_isStale = false; ///< the process that runs was given up
    QTimer m_limit;
    QProcess m_process;
};

} // namespace models
