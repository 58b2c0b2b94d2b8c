// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/analyst.h"

#include "models/background.h"
#include "wording/capacity.h"
#include "wording/names/drawnnames.h"
#include "wording/outcomes.h"
#include "wording/text/text.h"
#include "wording/text/typeset.h"

#include <algorithm>

namespace models {
namespace {

constexpr games::Question quickQuestion{.moves = true, .grundy = false, .remoteness = false};
constexpr games::Question wholeQuestion{};

games::Question withShelf(games::Question question, games::Shelf& shelf)
{
    question.shelf = &shelf;
    return question;
}

/// Whether one's tables may answer the other.
bool mayShareTables(const games::Game& one, const games::Game& other)
{
    return one.info().id == other.info().id && one.play() == other.play() &&
           one.ruleNumbers() == other.ruleNumbers();
}

/// Whether all that wholeQuestion asks for is there. What is missing may have needed more time; where the
/// game has tables, the answer says so itself.
bool isWhole(const games::Answer& answer, theory::Play play, const games::Shelf& shelf)
{
    if (answer.method == games::Method::Table && shelf.find<games::Workings>() != nullptr)
        return !answer.unsolved && !answer.isPartial;
    const auto tellsAll = [play](const games::Verdict& verdict) {
        return verdict.remoteness && (verdict.value || play == theory::Play::Misere);
    };
    return !answer.unsolved && !answer.isPartial && tellsAll(answer.verdict) &&
           std::ranges::all_of(answer.moves, tellsAll, &games::JudgedMove::leaves);
}

constexpr std::uint64_t gibibyte = std::uint64_t{1} << 30;
/// Work that takes less than that is not worth a word: a table of a gigabyte, and what comes with it.
constexpr std::uint64_t muchMemory = gibibyte / 100 * 101;
/// How fast a table is filled on a machine as docs/performance.md has it (8 GiB in 9.5 s).
constexpr std::uint64_t tableBytesPerSecond = gibibyte / 5 * 4;

using namespace std::chrono_literals;

/// Work begins with other things (memory is allocated), whose pace says nothing about the rest.
constexpr double firstPart = 0.15;
/// Work that ends before that needs no guess, and an earlier one would be worth nothing.
constexpr auto leastObserved = 1'000ms;
constexpr auto toldEvery = 500ms;

QList<int> cuttersOf(games::PartValue::Colours colours)
{
    using Colours = games::PartValue::Colours;
    const auto green = static_cast<int>(theory::Mover::Either);
    const auto blue = static_cast<int>(theory::Mover::Left);
    const auto red = static_cast<int>(theory::Mover::Right);
    switch (colours) {
    case Colours::Green: return {green};
    case Colours::Blue: return {blue};
    case Colours::Red: return {red};
    case Colours::RedBlue: return {blue, red};
    case Colours::Mixed: return {green, blue, red};
    }
    return {};
}

} // namespace

QVariantList partRows(const games::Answer& answer)
{
    QVariantList rows;
    if (answer.parts.size() < 2)
        return rows;
    const std::size_t shown = std::min(answer.parts.size(), mostPartRows);
    for (std::size_t i = 0; i < shown; ++i) {
        const games::PartValue& part = answer.parts[i];
        rows.append(QVariant::fromValue(
            PartRow{.name = wording::partName(part),
                    .colours = cuttersOf(part.colours),
                    .value = wording::typeset(wording::fromUtf8(part.value.value_or("")))}));
    }
    return rows;
}

void RemainingTime::start()
{
    m_observed.reset();
    m_left.reset();
    m_guessedAt = 0;
}

void RemainingTime::reached(double fraction, Clock::time_point now)
{
    if (!(fraction >= firstPart && fraction <= 1)) {
        start();
        return;
    }
    const bool isPassed = m_left && now >= m_end;
    if (!m_observed || fraction < m_observed->fraction || isPassed) {
        start();
        m_observed = {now, fraction};
        return;
    }
    const double done = fraction - m_observed->fraction;
    const std::chrono::duration<double> elapsed = now - m_observed->since;
    if (elapsed < leastObserved || done <= 0 || (m_left && now - m_told < toldEvery))
        return;
    if (fraction > m_guessedAt) {
        m_guessedAt = fraction;
        m_end = now + std::chrono::duration_cast<Clock::duration>(elapsed * ((1 - fraction) / done));
    }
    m_left = std::chrono::ceil<std::chrono::seconds>(m_end - now);
    m_told = now;
}

Analyst::Analyst(QObject* parent) : QObject(parent)
{
    connect(&m_worker, &Worker::progressed, this, &Analyst::setProgress);
    m_guessEnds.setSingleShot(true);
    connect(&m_guessEnds, &QTimer::timeout, this, [this] { setProgress(m_positions, m_progress); });
    connect(this, &Analyst::idleChanged, this, [this] { analyse(m_game); });
}

void Analyst::analyse(const games::GamePtr& game)
{
    m_worker.cancel();
    if (m_game && (!game || !mayShareTables(*m_game, *game))) {
        emptyShelf();
        m_largeTable = LargeTable::Ask;
    }
    m_game = game;
    m_answer.reset();
    m_unsolved.reset();
    m_tableBytes.reset();
    m_free.reset();
    m_attempt = 0;
    m_isAsking = false;
    setPointedPart(-1);
    setProgress(0, -1);
    if (m_game == nullptr || m_isIdle) {
        emit changed();
        emit answered();
        return;
    }
    if (tryAtOnce())
        return;
    emit answered();
    if (m_tableBytes || m_shelf->find<games::Workings>() != nullptr)
        startWithoutTables();
    else
        startQuick();
}

/// First the memory comes back that the work on another position had, and its tables.
void Analyst::startWithoutTables()
{
    m_worker.start(
        [this, shelf = m_shelf](const solver::Job&) -> Worker::Delivery {
            shelf->clear();
            return [this] { startQuick(); };
        },
        {});
    emit changed();
}

/// Gigabytes are given back on another thread: that may take longer than a frame.
void Analyst::emptyShelf()
{
    if (m_shelf->find<games::Workings>() == nullptr)
        return;
    runInBackground([old = std::exchange(m_shelf, std::make_shared<games::Shelf>())] { old->clear(); });
}

bool Analyst::tryAtOnce()
{
    games::Answer quick = m_game->answer(withShelf(quickQuestion, *m_shelf), instantJob());
    if (quick.unsolved || !quick.verdict.outcome) {
        m_tableBytes = quick.tableBytes;
        return false;
    }
    games::Answer whole = m_game->answer(withShelf(wholeQuestion, *m_shelf), instantJob());
    const bool isComplete = isWhole(whole, m_game->play(), *m_shelf);
    m_tableBytes = quick.tableBytes;
    publish(whole.unsolved ? std::move(quick) : std::move(whole));
    if (isComplete) {
        finish();
    } else {
        lookAtMemory();
        startWhole();
    }
    return true;
}

bool Analyst::needsMuch() const
{
    return m_tableBytes && *m_tableBytes > muchMemory;
}

bool Analyst::isFillingTable() const
{
    return isBusy() && m_tableBytes && !lacksMemory() && !avoidsTable() &&
           !(m_answer && m_answer->verdict.outcome);
}

solver::Limits Analyst::limits(int attempt) const
{
    solver::Limits limits = fillsTable() ? tableLimits(attempt, *m_tableBytes) : attemptLimits(attempt);
    if (avoidsTable()) // with less memory than it needs the table is left out
        limits.memoryBytes = std::min<std::size_t>(limits.memoryBytes, *m_tableBytes - 1);
    if (m_assumedFree)
        limits.memoryBytes = std::min(limits.memoryBytes, spareMemory(*m_assumedFree));
    return limits;
}

void Analyst::startWork(games::Question question, void (Analyst::*take)(games::Answer))
{
    m_remaining.start();
    const solver::Limits allowed = limits(m_attempt);
    m_workBytes = allowed.memoryBytes;
    m_worker.start(
        [this, take, question, game = m_game, shelf = m_shelf](const solver::Job& job) -> Worker::Delivery {
            return [this, take, answer = game->answer(withShelf(question, *shelf), job)] {
                (this->*take)(answer);
            };
        },
        allowed);
    emit changed();
}

void Analyst::startQuick()
{
    lookAtMemory();
    m_isAsking = m_largeTable == LargeTable::Ask && needsMuch() && fitsMemory();
    if (m_isAsking)
        emit changed();
    else
        startWork(quickQuestion, &Analyst::receiveQuick);
}

void Analyst::startWhole()
{
    startWork(wholeQuestion, &Analyst::receiveWhole);
}

void Analyst::receiveQuick(games::Answer answer)
{
    const bool solved = answer.verdict.outcome.has_value();
    m_unsolved = answer.unsolved;
    publish(std::move(answer));
    if (solved && !m_unsolved)
        startWhole();
    else
        finish();
}

void Analyst::receiveWhole(games::Answer answer)
{
    // Limits may have ended the second phase before it was as far as the first one.
    if (!answer.unsolved) {
        if (m_answer == nullptr || *m_answer != answer)
            publish(std::move(answer));
    } else if (m_answer) {
        games::Answer known = *m_answer;
        known.verdict.grundy = answer.verdict.grundy;
        known.verdict.value = answer.verdict.value;
        known.verdict.remoteness = answer.verdict.remoteness;
        if (!answer.parts.empty())
            known.parts = answer.parts;
        publish(std::move(known));
    }
    finish();
}

void Analyst::publish(games::Answer answer)
{
    m_answer = std::make_shared<const games::Answer>(std::move(answer));
    emit changed();
    emit answered();
}

void Analyst::finish()
{
    setProgress(m_positions, -1);
    emit changed();
    emit finished();
}

void Analyst::cancel()
{
    if (!isBusy())
        return;
    m_worker.cancel();
    if (!m_answer || !m_answer->verdict.outcome)
        m_unsolved = solver::Unsolved{solver::UnsolvedReason::Cancelled, m_positions};
    emit changed();
    emit finished();
}

void Analyst::retry()
{
    if (m_game == nullptr || isBusy())
        return;
    ++m_attempt;
    m_unsolved.reset();
    setProgress(0, -1);
    if (m_answer && m_answer->verdict.outcome)
        startWhole();
    else
        startQuick();
}

/// Otherwise than before, and without its tables.
void Analyst::startAgain(LargeTable largeTable)
{
    m_largeTable = largeTable;
    if (m_game == nullptr || isSolved())
        return;
    m_worker.cancel();
    m_isAsking = false;
    m_unsolved.reset();
    setProgress(0, -1);
    startWithoutTables();
}

void Analyst::setProgress(quint64 positions, double fraction)
{
    m_positions = positions;
    m_progress = fraction;
    m_remaining.reached(fraction);
    if (const auto left = m_remaining.left())
        m_guessEnds.start(*left);
    else
        m_guessEnds.stop();
    emit progressChanged();
}

QString Analyst::progressText() const
{
    if (m_progress >= 0)
        return wording::percentText(m_progress);
    return m_positions == 0 ? QString() : wording::positionsText(m_positions);
}

QString Analyst::timeLeftText() const
{
    const auto left = m_remaining.left();
    return left ? wording::timeLeftText(*left) : QString();
}

QString Analyst::needText() const
{
    if (lacksMemory())
        return wording::memoryLackText(*m_tableBytes, *m_free, spareMemory(*m_free));
    return fillsTable() && needsMuch() ? wording::memoryNeedText(*m_tableBytes, *m_free) : QString();
}

QString Analyst::askText() const
{
    if (!m_isAsking)
        return {};
    const std::chrono::seconds time(*m_tableBytes / tableBytesPerSecond + 1);
    return wording::tableQuestion(*m_tableBytes, *m_free, time);
}

QString Analyst::verdictTitle() const
{
    return isSolved() ? wording::verdictTitle(*m_answer->verdict.outcome, *m_game) : QString();
}

QString Analyst::verdictDetail() const
{
    return isSolved() ? wording::typeset(wording::verdictDetail(*m_answer, *m_game)) : QString();
}

QString Analyst::plainVerdict() const
{
    return isSolved() ? wording::plainVerdict(*m_answer->verdict.outcome, *m_game) : QString();
}

QString Analyst::plainDetail() const
{
    return isSolved() ? wording::plainDetail(*m_answer, m_game->info().id) : QString();
}

QString Analyst::value() const
{
    return isSolved() && m_answer->verdict.value
               ? wording::isolated(wording::typeset(wording::fromUtf8(*m_answer->verdict.value)))
               : QString();
}

Analyst::Remedy Analyst::remedy() const
{
    using Reason = solver::UnsolvedReason;
    if (lacksMemory() || (m_unsolved && m_unsolved->reason == Reason::OutOfMemory))
        return Remedy::Memory;
    return m_unsolved && m_unsolved->reason == Reason::OutOfPositions ? Remedy::None : Remedy::Time;
}

/// A little more memory is none: what is free changes all the time.
bool Analyst::isRetryOffered() const
{
    if (remedy() != Remedy::Memory || lacksMemory())
        return remedy() != Remedy::None;
    return limits(m_attempt + 1).memoryBytes / 4 > m_workBytes / 3;
}

QString Analyst::unsolvedText() const
{
    if (!m_unsolved)
        return {};
    QString reason = wording::unsolvedText(*m_unsolved);
    if (!lacksMemory())
        return reason;
    return tr("%1. %2", "two sentences").arg(reason, needText());
}

} // namespace models
