// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/theorychecks.h"

#include "analysis/graph/graphtext.h"
#include "models/joblimits.h"
#include "models/words.h"
#include "wording/checks.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/text/sentences.h"
#include "wording/wholefile.h"

#include <QLocale>

#include <chrono>
#include <utility>

namespace models {
namespace {

constexpr int claimFactor = 2;
/// A theory checked up to a size more than so many times the usual one takes too long.
constexpr int theoryFactor = 3;
constexpr qsizetype mostMismatches = 20;

/// No time limit: a check can be cancelled.
solver::Limits checkLimits()
{
    solver::Limits limits = attemptLimits(0);
    limits.time.reset();
    return limits;
}

/// The job without a search's own progress.
solver::Job quietJob(const solver::Job& job)
{
    solver::Job quiet = job;
    quiet.progress = nullptr;
    return quiet;
}

/// Hands on the number of positions a few times a second.
std::function<void(std::uint64_t positions)> seldom(const solver::Job& job)
{
    using namespace std::chrono_literals;
    auto last = std::chrono::steady_clock::now();
    return [report = job.progress, last](std::uint64_t positions) mutable {
        const auto now = std::chrono::steady_clock::now();
        if (now - last < 100ms)
            return;
        last = now;
        report({.positions = positions, .fraction = std::nullopt});
    };
}

} // namespace

TheoryChecks::TheoryChecks(QObject* parent) : ListModel(parent)
{
    for (const games::Entry& entry : games::catalogue())
        add({.entry = &entry});
    for (const analysis::Claim& claim : analysis::claims())
        add({.claim = &claim});
    connect(&m_worker, &Worker::progressed, this, [this] { tell(m_running); });
}

void TheoryChecks::setGame(const std::string& gameId)
{
    if (count() == 1 && m_rows.front().entry->info.id == gameId)
        return;
    cancelAll();
    beginResetModel();
    m_rows.clear();
    add({.entry = games::findEntry(gameId)});
    endResetModel();
    emit stateChanged();
    emit firstChanged();
}

void TheoryChecks::add(Row row)
{
    row.size = usualSize(row);
    m_rows.push_back(std::move(row));
}

QVariant TheoryChecks::value(int row, int role) const
{
    const Row& check = m_rows[static_cast<std::size_t>(row)];
    const bool isClaim = check.claim != nullptr;
    const std::string gameId = isClaim ? std::string(check.claim->gameId) : check.entry->info.id;
    switch (role) {
    case KindRole: return static_cast<int>(kind(row));
    case FirstRole:
        return row == 0 || isClaim != (m_rows[static_cast<std::size_t>(row) - 1].claim != nullptr);
    case GameRole: return wording::gameTitle(gameId);
    case StatementRole: return isClaim ? wording::toText(check.claim->text) : wording::theoryText(gameId);
    case ReasonRole: return isClaim ? wording::toText(check.claim->reason) : QString();
    case SizeRole: return check.size;
    case LargestRole: return largestSize(check);
    case SizedRole: return usualSize(check) > 1;
    case StatusRole: return static_cast<int>(status(row));
    case TagRole: return tag(row);
    case ResultRole: return result(row);
    case PositionRole: return position(check);
    default: return {};
    }
}

int TheoryChecks::largestSize(const Row& row) const
{
    return usualSize(row) * (row.claim != nullptr ? claimFactor : theoryFactor);
}

bool TheoryChecks::isWrong() const
{
    for (int row = 0; row < count(); ++row)
        if (status(row) == Status::Wrong)
            return true;
    return false;
}

void TheoryChecks::start(int row)
{
    if (row < 0 || row >= count())
        return;
    enqueue(row);
    runNext();
}

void TheoryChecks::startAll()
{
    for (int row = 0; row < count(); ++row)
        enqueue(row);
    runNext();
}

void TheoryChecks::enqueue(int row)
{
    if (row == m_running || isWaiting(row))
        return;
    if (!isBusy() && m_waiting.empty())
        m_asked = m_done = 0;
    ++m_asked;
    m_waiting.push_back(row);
    tell(row);
}

void TheoryChecks::runNext()
{
    if (isBusy() || m_waiting.empty()) {
        emit stateChanged();
        return;
    }
    m_running = m_waiting.front();
    m_waiting.pop_front();
    Row& row = m_rows[static_cast<std::size_t>(m_running)];
    row.result.reset();
    m_worker.start(
        [this, index = m_running, entry = row.entry, claim = row.claim,
         upTo = static_cast<std::uint64_t>(row.size)](const solver::Job& job) -> Worker::Delivery {
            analysis::ClaimCheck check;
            if (claim != nullptr)
                check = analysis::checkClaim(*claim, upTo, quietJob(job), seldom(job));
            else
                check.counted = analysis::verify(*entry, upTo, quietJob(job), seldom(job));
            return [this, index, check = std::move(check)] { receive(index, check); };
        },
        checkLimits());
    tell(m_running);
    emit stateChanged();
}

void TheoryChecks::receive(int row, const analysis::ClaimCheck& check)
{
    m_rows[static_cast<std::size_t>(row)].result = check;
    m_running = -1;
    ++m_done;
    tell(row);
    runNext();
}

void TheoryChecks::cancel(int row)
{
    if (row < 0)
        return;
    if (row == m_running) {
        m_worker.cancel();
        analysis::ClaimCheck stopped;
        stopped.counted.positions = m_worker.positions();
        stopped.counted.unsolved = solver::Unsolved{solver::UnsolvedReason::Cancelled, m_worker.positions()};
        receive(row, stopped);
        return;
    }
    if (std::erase(m_waiting, row) > 0) {
        --m_asked;
        tell(row);
        emit stateChanged();
    }
}

void TheoryChecks::cancelAll()
{
    const auto waiting = std::exchange(m_waiting, {});
    m_asked -= static_cast<int>(waiting.size());
    for (const int row : waiting)
        tell(row);
    cancel(m_running);
}

void TheoryChecks::setSize(int row, int size)
{
    if (row < 0 || row >= count())
        return;
    Row& changed = m_rows[static_cast<std::size_t>(row)];
    const int next = std::clamp(size, 1, largestSize(changed));
    if (next == changed.size || row == m_running)
        return;
    changed.size = next;
    changed.result.reset();
    tell(row);
    emit stateChanged();
}

void TheoryChecks::tell(int row)
{
    if (row >= 0)
        emit dataChanged(index(row), index(row));
    if (row == 0)
        emit firstChanged();
}

TheoryChecks::Kind TheoryChecks::kind(int row) const
{
    return m_rows[static_cast<std::size_t>(row)].claim != nullptr ? Kind::Claim : Kind::Theory;
}

TheoryChecks::Status TheoryChecks::status(int row) const
{
    const Row& checked = m_rows[static_cast<std::size_t>(row)];
    if (row == m_running)
        return Status::Running;
    if (isWaiting(row))
        return Status::Waiting;
    if (!checked.result)
        return Status::Idle;
    const bool isDenied = checked.claim != nullptr && !checked.claim->shownBy.empty();
    const bool isSaid = checked.claim != nullptr && !isDenied;
    if (checked.result->fails()) // be it that not everything was looked at
        return isSaid ? Status::Fails : Status::Wrong;
    if (checked.result->counted.unsolved)
        return Status::Stopped;
    if (isDenied)
        return Status::Fails;
    return isSaid ? Status::Unbroken : Status::Holds;
}

QString TheoryChecks::result(int row) const
{
    const Row& checked = m_rows[static_cast<std::size_t>(row)];
    if (row == m_running)
        return soFar();
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

QString TheoryChecks::soFar() const
{
    return tr("Checked so far: %1").arg(wording::positionsText(m_worker.positions()));
}

TheoryCheck TheoryChecks::first() const
{
    const Row& row = m_rows.front();
    const std::string& gameId = row.entry->info.id;
    TheoryCheck check{.title = wording::checkTitle(gameId),
                      .about = wording::checkAbout(gameId),
                      .command = wording::checkCommand(gameId),
                      .checkedLabel = wording::checkedLabel(gameId),
                      .isBusy = m_running == 0,
                      .size = row.size,
                      .largest = largestSize(row),
                      .text = m_running == 0 ? soFar() : QString(),
                      .checked = {},
                      .mismatches = {}};
    if (!row.result)
        return check;
    const analysis::Verification& found = row.result->counted;
    //: two numbers of positions
    check.text = tr("Positions checked: %1, mismatches: %2")
                     .arg(QLocale().toString(static_cast<qulonglong>(found.positions)),
                          QLocale().toString(static_cast<qulonglong>(found.mismatchCount)));
    if (found.unsolved)
        check.text = tr("%1. Stopped before everything was checked.").arg(check.text);
    if (found.holds())
        check.checked = wording::positionsText(found.positions);
    for (const analysis::Mismatch& mismatch : found.mismatches)
        if (check.mismatches.size() < mostMismatches)
            //: a position, what the theory says of it, such as P, and what a plain search finds
            check.mismatches.append(tr("%1: theory %2; search %3")
                                        .arg(QString::fromStdString(mismatch.notation),
                                             QString::fromStdString(mismatch.theory),
                                             QString::fromStdString(mismatch.search)));
    return check;
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
    switch (status(row)) {
    //: of a check that has not begun
    case Status::Waiting: return tr("waiting");
    //: of a check that has begun, and is not done yet
    case Status::Running: return tr("checking");
    //: of a theorem: no counterexample was found
    case Status::Holds: return tr("holds");
    case Status::Wrong: return tr("error of the program");
    case Status::Fails: return tr("fails, as expected");
    //: of a rule: it was wrong nowhere
    case Status::Unbroken: return tr("no counterexample");
    //: of a check that the person ended
    case Status::Stopped: return tr("stopped");
    case Status::Idle: break;
    }
    return kind(row) == Kind::Claim ? tr("expected to fail") : tr("not checked");
}

QString TheoryChecks::progressText() const
{
    //: how many checks are done, and how many were asked for
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
        holding += status(row) == Status::Holds ? 1 : 0;
        failing += status(row) == Status::Fails ? 1 : 0;
    }
    if (positions == 0)
        return tr("Nothing has been checked yet.");
    //: four numbers; then what was checked, such as "1200 positions"
    return tr("Theories that hold: %1 of %2. Rules that fail: %3 of %4. Checked: %5.")
        .arg(holding)
        .arg(std::ranges::count(m_rows, nullptr, &Row::claim))
        .arg(failing)
        .arg(std::ranges::count(m_rows, nullptr, &Row::entry))
        .arg(wording::positionsText(positions));
}

QString TheoryChecks::exportTo(const QUrl& url) const
{
    QString text = QStringLiteral("kind,game,statement,size,status,positions,mismatches,position\n");
    for (int row = 0; row < count(); ++row) {
        const Row& checked = m_rows[static_cast<std::size_t>(row)];
        const auto words = [this, row](Role role) {
            return QString::fromStdString(analysis::csvWords(index(row).data(role).toString().toStdString()));
        };
        const auto counted = checked.result ? checked.result->counted : analysis::Verification();
        const QStringList fields{wordOf(kind(row)),
                                 words(GameRole),
                                 words(StatementRole),
                                 words(SizeRole),
                                 wordOf(status(row)),
                                 QString::number(counted.positions),
                                 QString::number(counted.mismatchCount),
                                 words(PositionRole)};
        text += fields.join(u',') + u'\n';
    }
    const QString path = url.toLocalFile();
    return wording::fileProblem(path, wording::writeWholeFile(path, text.toUtf8()));
}

} // namespace models
