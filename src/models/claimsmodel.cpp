// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/claimsmodel.h"

#include "models/joblimits.h"
#include "wording/checks.h"
#include "wording/text/sentences.h"

namespace models {

QVariant ClaimsModel::value(int row, int role) const
{
    const auto& [claim, finding] = m_rows[static_cast<std::size_t>(row)];
    switch (role) {
    case ClaimRole: return wording::toText(claim->text);
    case ReasonRole: return wording::toText(claim->reason);
    case FindingRole: return finding ? wording::findingText(*claim, *finding) : QString();
    case PositionRole: return finding ? QString::fromStdString(finding->notation) : QString();
    default: return {};
    }
}

void ClaimsModel::setGame(const std::string& gameId)
{
    if (gameId == m_gameId)
        return;
    m_worker.cancel();
    beginResetModel();
    m_gameId = gameId;
    m_searched = false;
    m_rows.clear();
    for (const analysis::Claim& claim : analysis::claims())
        if (claim.gameId == gameId)
            m_rows.push_back({&claim});
    endResetModel();
    emit gameChanged();
    emit busyChanged();
}

void ClaimsModel::search()
{
    if (m_searched || m_rows.empty())
        return;
    m_searched = true;
    std::vector<const analysis::Claim*> wanted;
    wanted.reserve(m_rows.size());
    for (const Row& row : m_rows)
        wanted.push_back(row.claim);
    m_worker.start(
        [this, wanted](const solver::Job& job) -> Worker::Delivery {
            Findings findings;
            for (const analysis::Claim* claim : wanted)
                findings.push_back(analysis::findCounterexample(*claim, job));
            return [this, findings] { receive(findings); };
        },
        attemptLimits(0));
    emit busyChanged();
}

void ClaimsModel::receive(const Findings& findings)
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i].finding = findings[i];
    emit dataChanged(index(0), index(count() - 1), {FindingRole, PositionRole});
    emit busyChanged();
}

} // namespace models
