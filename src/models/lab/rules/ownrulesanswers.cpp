// SPDX-License-Identifier: GPL-3.0-or-later

// What is known of own rules: who wins, and the values of the heaps.

#include "games/capabilities.h"
#include "models/joblimits.h"
#include "models/lab/rules/ownrules.h"
#include "models/lab/sequences/sequencetexts.h"
#include "wording/outcomes.h"
#include "wording/text/text.h"

namespace models {
namespace {

constexpr std::size_t shownValues = 20;
constexpr std::uint64_t provingHeap = 1'000; ///< up to here most periods are proven

} // namespace

void OwnRules::ask()
{
    m_answerer.cancel();
    m_sequencer.cancel();
    m_answer.reset();
    m_sequence.reset();
    if (m_game) {
        m_answerer.start(
            [this, game = m_game](const solver::Job& job) -> Worker::Delivery {
                const games::Answer answer = game->answer({.moves = false, .remoteness = false}, job);
                return [this, answer] {
                    m_answer = answer;
                    emit answered();
                };
            },
            attemptLimits(0));
        askSequence();
    }
    emit answered();
}

void OwnRules::askSequence()
{
    m_sequencer.start(
        [this, game = m_game](const solver::Job& job) -> Worker::Delivery {
            const auto solved = games::heapSequenceOf(*game, provingHeap, job);
            std::optional<games::HeapSequence> sequence;
            if (solved && std::holds_alternative<games::HeapSequence>(*solved))
                sequence = std::get<games::HeapSequence>(*solved);
            return [this, sequence] {
                m_sequence = sequence;
                emit answered();
            };
        },
        attemptLimits(0));
}

QString OwnRules::verdict() const
{
    if (!m_answer)
        return m_answerer.isBusy() ? tr("Working it out…") : QString();
    if (!m_answer->verdict.outcome)
        return m_answer->unsolved ? wording::unsolvedText(*m_answer->unsolved) : QString();
    const QString title = wording::verdictTitle(*m_answer->verdict.outcome, m_game->info().id);
    //: who wins, and a number
    return m_answer->verdict.grundy
               ? tr("%1. Grundy value %2").arg(title, wording::localized(*m_answer->verdict.grundy))
               : title;
}

QStringList OwnRules::values() const
{
    QStringList texts;
    for (std::size_t heap = 0; m_sequence && heap < shownValues; ++heap)
        texts.append(QString::number(m_sequence->values[heap]));
    return texts;
}

QString OwnRules::periodText() const
{
    if (!m_sequence || !m_game)
        return {};
    return isNim(*m_game) ? tr("No period: the value of a heap is its size.")
                          : models::periodText(*m_sequence);
}

} // namespace models
