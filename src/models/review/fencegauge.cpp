// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/fencegauge.h"

#include "wording/classroom/fences.h"

namespace models {

void FenceGauge::setSession(Session* session)
{
    if (watch(m_session, session, &Session::positionChanged, this, &FenceGauge::changed))
        emit changed();
}

QString FenceGauge::text() const
{
    if (m_session == nullptr || !m_session->isOpened())
        return wording::fenceText(m_fence);
    return wording::fenceText(m_fence, *m_session->positions().currentNode().game);
}

} // namespace models
