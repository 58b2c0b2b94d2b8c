// SPDX-License-Identifier: GPL-3.0-or-later

// What the rows of the theory check say.

#include "models/lab/theory/theorychecks.h"

#include "wording/checks.h"
#include "wording/outcomes.h"
#include "wording/wholefile.h"

#include <algorithm>

namespace models {

QString TheoryChecks::status(int row) const
{
    const Row& checked = m_rows[static_cast<std::size_t>(row)];
    if (row == m_running)
        return QStringLiteral("running");
    if (isWaiting(row))
        return QStringLiteral("waiting");
    if (!checked.result)
        return QStringLiteral("idle");
    const bool isDenied = checked.claim != nullptr && !checked.claim->shownBy.empty();
    const bool isSaid = checked.claim != nullptr && !isDenied;
    if (checked.result->fails()) // be it that not everything was looked at
        return isSaid ? QStringLiteral("fails") : QStringLiteral("wrong");
    if (checked.result->counted.unsolved)
        return QStringLiteral("stopped");
    if (isDenied)
        return QStringLiteral("fails");
    return isSaid ? QStringLiteral("unbroken") : QStringLiteral("holds");
}

QString TheoryChecks::result(int row) const
{
    const Row& checked = m_rows[static_cast<std::size_t>(row)];
    if (row == m_running)
        return tr("Checked so far: %1").arg(wording::positionsText(m_positions));
    if (!checked.result)
        return {};
    const analysis::Verification& counted = checked.result->counted;
    if (checked.claim != nullptr && (checked.result->fails() || !counted.unsolved))
        return wording::checkText(*checked.claim, *checked.result);
    if (checked.result->fails())
        return wording::mismatchText(counted);
    if (counted.unsolved)
        return tr("Stopped after %1.").arg(wording::positionsText(counted.positions));
    return tr("Holds on %1.").arg(wording::positionsText(counted.positions));
}

QString TheoryChecks::position(const Row& row) const
{
    if (!row.result)
        return {};
    if (row.result->fails())
        return QString::fromStdString(row.result->counted.mismatches.front().notation);
    return row.claim != nullptr ? QString::fromStdString(row.claim->shownBy) : QString();
}

QString TheoryChecks::tag(int row) const
{
    const bool isClaim = m_rows[static_cast<std::size_t>(row)].claim != nullptr;
    const QString status = this->status(row);
    if (status == QLatin1String("waiting"))
        return tr("waiting");
    if (status == QLatin1String("running"))
        return tr("checking");
    if (status == QLatin1String("holds"))
        return tr("holds");
    if (status == QLatin1String("wrong"))
        return tr("error of the program");
    if (status == QLatin1String("fails"))
        return tr("fails, as expected");
    if (status == QLatin1String("unbroken"))
        return tr("no counterexample");
    if (status == QLatin1String("stopped"))
        return tr("stopped");
    return isClaim ? tr("expected to fail") : tr("not checked");
}

QString TheoryChecks::progressText() const
{
    return isBusy() ? tr("%1 of %2 checks done").arg(m_done).arg(m_asked) : QString();
}

QString TheoryChecks::summary() const
{
    int holding = 0;
    int failing = 0;
    quint64 positions = 0;
    for (int row = 0; row < count(); ++row) {
        const auto& found = m_rows[static_cast<std::size_t>(row)].result;
        positions += found ? found->counted.positions : 0;
        const QString status = this->status(row);
        holding += status == QLatin1String("holds") ? 1 : 0;
        failing += status == QLatin1String("fails") ? 1 : 0;
    }
    if (positions == 0)
        return tr("Nothing has been checked yet.");
    return tr("Theories that hold: %1 of %2. Rules that fail: %3 of %4. Checked: %5.")
        .arg(holding)
        .arg(std::ranges::count(m_rows, nullptr, &Row::claim))
        .arg(failing)
        .arg(std::ranges::count(m_rows, nullptr, &Row::entry))
        .arg(wording::positionsText(positions));
}

QString TheoryChecks::exportTo(const QUrl& url) const
{
    const auto quoted = [](QString text) { return u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"'; };
    QString text = QStringLiteral("kind,game,statement,size,status,positions,mismatches,position\n");
    for (int row = 0; row < count(); ++row) {
        const Row& checked = m_rows[static_cast<std::size_t>(row)];
        const auto field = [this, row](Role role) { return index(row).data(role).toString(); };
        const auto counted = checked.result ? checked.result->counted : analysis::Verification();
        const QStringList fields{field(KindRole),
                                 quoted(field(GameRole)),
                                 quoted(field(StatementRole)),
                                 field(SizeRole),
                                 field(StatusRole),
                                 QString::number(counted.positions),
                                 QString::number(counted.mismatchCount),
                                 quoted(field(PositionRole))};
        text += fields.join(u',') + u'\n';
    }
    const QString path = url.toLocalFile();
    return wording::fileProblem(path, wording::writeWholeFile(path, text.toUtf8()));
}

} // namespace models
