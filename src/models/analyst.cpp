// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analyst.h"

#include "models/joblimits.h"
#include "models/judged.h"
#include "models/partrows.h"
#include "wording/names.h"
#include "wording/outcomes.h"

#include <QLocale>

namespace models {
namespace {

constexpr games::Question quickQuestion{.moves = true, .grundy = false, .remoteness = false};
constexpr games::Question wholeQuestion{};

solver::Job instantJob()
{
    return {.limits = instantLimits(), .stop = {}, .progress = {}};
}

QString numberText(const std::optional<std::uint64_t>& number)
{
    return number ? QLocale().toString(static_cast<qulonglong>(*number)) : QString();
}

} // namespace

Analyst::Analyst(QObject* parent) : QObject(parent)
{
    connect(&m_worker, &Worker::progressed, this, &Analyst::setProgress);
}

void Analyst::analyse(const games::GamePtr& game)
{
    m_worker.cancel();
    m_game = game;
    m_answer.reset();
    m_unsolved.reset();
    m_attempt = 0;
    setPointedPart(-1);
    setProgress(0, -1);
    if (m_game == nullptr) {
        emit changed();
        emit answered();
        return;
    }
    if (tryAtOnce())
        return;
    emit changed();
    emit answered();
    startQuick();
}

bool Analyst::tryAtOnce()
{
    games::Answer quick = m_game->answer(quickQuestion, instantJob());
    if (quick.unsolved || !quick.verdict.outcome)
        return false;
    games::Answer whole = m_game->answer(wholeQuestion, instantJob());
    const bool complete = !whole.unsolved;
    publish(complete ? std::move(whole) : std::move(quick));
    if (complete)
        finish();
    else
        startWhole();
    return true;
}

void Analyst::startQuick()
{
    m_worker.start(
        [this, game = m_game](const solver::Job& job) -> Worker::Delivery {
            return [this, answer = game->answer(quickQuestion, job)] { takeQuick(answer); };
        },
        attemptLimits(m_attempt));
    emit changed();
}

void Analyst::startWhole()
{
    m_worker.start(
        [this, game = m_game](const solver::Job& job) -> Worker::Delivery {
            return [this, answer = game->answer(wholeQuestion, job)] { takeWhole(answer); };
        },
        attemptLimits(m_attempt));
    emit changed();
}

void Analyst::takeQuick(games::Answer answer)
{
    const bool solved = answer.verdict.outcome.has_value();
    m_unsolved = answer.unsolved;
    publish(std::move(answer));
    if (solved && !m_unsolved)
        startWhole();
    else
        finish();
}

void Analyst::takeWhole(games::Answer answer)
{
    // Limits may have ended the second phase before it was as far as the first one.
    if (!answer.unsolved) {
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

void Analyst::setPointedPart(int part)
{
    if (part == m_pointedPart)
        return;
    m_pointedPart = part;
    emit pointedPartChanged();
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

void Analyst::setProgress(quint64 positions, double fraction)
{
    m_positions = positions;
    m_progress = fraction;
    emit progressChanged();
}

QString Analyst::progressText() const
{
    return m_positions == 0 ? QString() : wording::positionsText(m_positions);
}

bool Analyst::isSolved() const
{
    return !m_hidden && m_answer && m_answer->verdict.outcome;
}

QString Analyst::outcome() const
{
    return isSolved() ? letterText(m_answer->verdict.outcome) : QString();
}

QString Analyst::verdictTitle() const
{
    return isSolved() ? wording::verdictTitle(*m_answer->verdict.outcome, m_game->info().id) : QString();
}

QString Analyst::verdictDetail() const
{
    return isSolved() ? wording::verdictDetail(*m_answer, m_game->info().id) : QString();
}

QString Analyst::grundy() const
{
    return isSolved() ? numberText(m_answer->verdict.grundy) : QString();
}

QString Analyst::value() const
{
    return isSolved() && m_answer->verdict.value ? QString::fromStdString(*m_answer->verdict.value)
                                                 : QString();
}

QString Analyst::remoteness() const
{
    return isSolved() ? numberText(m_answer->verdict.remoteness) : QString();
}

QString Analyst::method() const
{
    return isSolved() ? wording::methodText(*m_answer) : QString();
}

QVariantList Analyst::parts() const
{
    return isSolved() ? partRows(*m_answer) : QVariantList();
}

int Analyst::otherParts() const
{
    return isSolved() ? static_cast<int>(m_answer->parts.size()) - static_cast<int>(parts().size()) : 0;
}

QString Analyst::unsolvedText() const
{
    return m_unsolved ? wording::unsolvedText(*m_unsolved) : QString();
}

void Analyst::setHidden(bool hidden)
{
    if (m_hidden == hidden)
        return;
    m_hidden = hidden;
    emit changed();
}

} // namespace models
