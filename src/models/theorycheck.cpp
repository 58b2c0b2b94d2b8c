// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/theorycheck.h"

#include "games/catalogue.h"
#include "models/checkjob.h"
#include "wording/checks.h"
#include "wording/outcomes.h"

#include <QLocale>

#include <algorithm>

namespace models {
namespace {

constexpr qsizetype mostMismatches = 20;

} // namespace

TheoryCheck::TheoryCheck(QObject* parent) : QObject(parent)
{
    connect(&m_worker, &Worker::progressed, this, [this](quint64 positions) { setProgress(positions); });
}

void TheoryCheck::setGame(const std::string& gameId)
{
    if (gameId == m_gameId)
        return;
    m_worker.cancel();
    m_gameId = gameId;
    m_result.reset();
    m_positions = 0;
    const games::Entry* entry = games::findEntry(gameId);
    m_size = entry == nullptr ? 0 : static_cast<int>(entry->verifyDefault);
    emit changed();
    emit progressChanged();
}

QString TheoryCheck::title() const
{
    return wording::checkTitle(m_gameId);
}

QString TheoryCheck::about() const
{
    return wording::checkAbout(m_gameId);
}

QString TheoryCheck::command() const
{
    return wording::checkCommand(m_gameId);
}

QString TheoryCheck::checkedLabel() const
{
    return wording::checkedLabel(m_gameId);
}

void TheoryCheck::setSize(int size)
{
    const int next = std::clamp(size, 0, largestSize());
    if (next == m_size)
        return;
    m_size = next;
    emit changed();
}

int TheoryCheck::largestSize() const
{
    const games::Entry* entry = games::findEntry(m_gameId);
    return entry == nullptr ? 0 : static_cast<int>(entry->verifyDefault) * largestFactor;
}

void TheoryCheck::start()
{
    const games::Entry* entry = games::findEntry(m_gameId);
    if (entry == nullptr)
        return;
    m_result.reset();
    m_positions = 0;
    m_worker.start(
        [this, entry, upTo = static_cast<std::uint64_t>(m_size)](const solver::Job& job) -> Worker::Delivery {
            const auto result = analysis::verify(*entry, upTo, quietJob(job), seldom(job));
            return [this, result] { receive(result); };
        },
        checkLimits());
    emit changed();
    emit progressChanged();
}

void TheoryCheck::cancel()
{
    if (!isBusy())
        return;
    m_worker.cancel();
    m_result =
        analysis::Verification{.positions = m_positions,
                               .unsolved = solver::Unsolved{solver::UnsolvedReason::Cancelled, m_positions}};
    emit changed();
}

void TheoryCheck::receive(const analysis::Verification& result)
{
    m_result = result;
    emit changed();
}

void TheoryCheck::setProgress(quint64 positions)
{
    m_positions = positions;
    emit progressChanged();
}

QString TheoryCheck::progressText() const
{
    return tr("Checked so far: %1").arg(wording::positionsText(m_positions));
}

QString TheoryCheck::resultText() const
{
    if (!m_result)
        return {};
    //: two numbers of positions
    const QString counts = tr("Positions checked: %1, mismatches: %2")
                               .arg(QLocale().toString(static_cast<qulonglong>(m_result->positions)),
                                    QLocale().toString(static_cast<qulonglong>(m_result->mismatchCount)));
    return m_result->unsolved ? tr("%1. Stopped before everything was checked.").arg(counts) : counts;
}

QString TheoryCheck::checkedText() const
{
    return holds() ? wording::positionsText(m_result->positions) : QString();
}

QStringList TheoryCheck::mismatches() const
{
    QStringList lines;
    if (!m_result)
        return lines;
    for (const analysis::Mismatch& mismatch : m_result->mismatches)
        if (lines.size() < mostMismatches)
            //: a position, what the theory says of it, such as P, and what a plain search finds
            lines.append(tr("%1: theory %2; search %3")
                             .arg(QString::fromStdString(mismatch.notation),
                                  QString::fromStdString(mismatch.theory),
                                  QString::fromStdString(mismatch.search)));
    return lines;
}

} // namespace models
