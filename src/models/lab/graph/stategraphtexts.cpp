// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/graph/stategraph.h"

#include <QLocale>

namespace models {

QString StateGraph::arrangementText() const
{
    if (m_worker.isBusy())
        return tr("Laying out…");
    if (m_dot.isBusy())
        return tr("dot is arranging the picture…");
    if (!m_quick || m_arrangement != QLatin1String("dot"))
        return {};
    if (!DotRunner::takes(*m_quick))
        return tr("More than %1 positions or %2 moves would take dot too long: the quick layout is shown.")
            .arg(QLocale().toString(static_cast<qulonglong>(DotRunner::mostNodes)),
                 QLocale().toString(static_cast<qulonglong>(DotRunner::mostArrows)));
    if (!m_failure)
        return {};
    switch (*m_failure) {
    case DotRunner::Failure::NotInstalled:
        return tr("Graphviz (dot) is not installed: the quick layout is shown.");
    case DotRunner::Failure::OutOfTime:
        return tr("dot took longer than %1 s: the quick layout is shown.")
            .arg(DotRunner::mostMilliseconds / 1000);
    case DotRunner::Failure::Failed: break;
    }
    return tr("dot gave no layout: the quick one is shown.");
}

QString StateGraph::tooManyText() const
{
    return isTooMany() ? tr("%1 positions: too many to draw at once")
                             .arg(QLocale().toString(static_cast<qulonglong>(m_whole->graph.nodes.size())))
                       : QString();
}

QString StateGraph::partText() const
{
    if (m_whole && m_whole->isPart)
        return tr("%1; dashed: not all moves are shown").arg(m_lab->summary());
    if (!isPartial() || !m_drawing)
        return {};
    return tr("%1 of %2 positions, around %3")
        .arg(QLocale().toString(static_cast<qulonglong>(m_drawing->nodes.size())),
             QLocale().toString(static_cast<qulonglong>(m_whole->graph.nodes.size())),
             QString::fromStdString(m_whole->graph.nodes[static_cast<std::size_t>(m_centre)].name));
}

} // namespace models
