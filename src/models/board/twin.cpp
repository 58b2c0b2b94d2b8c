// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/board/twin.h"

#include "models/board/twinmoves.h"
#include "models/joblimits.h"
#include "wording/names/names.h"

#include <QLocale>

#include <algorithm>

namespace models {

Twin::Twin(BoardModel* main, QObject* parent) : QObject(parent), m_main(main)
{
    if (m_main != nullptr)
        connect(m_main, &BoardModel::previewChanged, this, &Twin::followMain);
    connect(&m_board, &BoardModel::previewChanged, this, &Twin::followTwin);
}

QString Twin::reason() const
{
    if (m_game == nullptr || isOffered())
        return {};
    if (m_game->isPartizan())
        return tr("Left and Right have different moves, so the position is no Nim heap.");
    if (m_game->play() == theory::Play::Misere)
        return tr("In misère play a position is not decided by its Nim heaps.");
    return tr("The Nim heaps of this position are not known yet.");
}

void Twin::setShown(bool shown)
{
    if (shown == m_shown)
        return;
    m_shown = shown;
    showTwin();
    emit changed();
}

const games::Equivalent* Twin::chosenEquivalent() const
{
    if (m_equivalents.empty())
        return nullptr;
    const auto found = std::ranges::find(m_equivalents, m_choice.toStdString(), &games::Equivalent::gameId);
    return found == m_equivalents.end() ? &m_equivalents.front() : &*found;
}

QString Twin::gameId() const
{
    const games::Equivalent* chosen = chosenEquivalent();
    return chosen == nullptr ? QString() : QString::fromStdString(chosen->gameId);
}

void Twin::setGameId(const QString& gameId)
{
    if (gameId == m_choice)
        return;
    m_choice = gameId;
    showTwin();
    emit changed();
}

QStringList Twin::gameIds() const
{
    QStringList ids;
    for (const games::Equivalent& equivalent : m_equivalents)
        ids.append(QString::fromStdString(equivalent.gameId));
    return ids;
}

QStringList Twin::gameTitles() const
{
    QStringList titles;
    for (const games::Equivalent& equivalent : m_equivalents)
        titles.append(wording::gameTitle(equivalent.gameId));
    return titles;
}

QString Twin::notation() const
{
    const games::Equivalent* chosen = chosenEquivalent();
    return chosen == nullptr ? QString() : QString::fromStdString(chosen->notation);
}

QString Twin::gameTitle() const
{
    return wording::gameTitle(gameId().toStdString());
}

QString Twin::heading() const
{
    return m_equivalents.empty() ? QString() : tr("The same game as %1").arg(gameTitle());
}

QString Twin::heapsText() const
{
    if (!m_heaps)
        return {};
    QStringList sizes;
    for (const games::LensHeap& heap : *m_heaps)
        if (heap.size > 0)
            sizes.append(QLocale().toString(static_cast<qulonglong>(heap.size)));
    return sizes.isEmpty() ? QStringLiteral("0") : sizes.join(QStringLiteral(" ⊕ "));
}

void Twin::setPosition(const games::GamePtr& game, const AnswerPtr& answer, bool playable)
{
    m_playable = playable;
    const bool same = game == m_game && answer == m_answer;
    m_game = game;
    m_answer = answer;
    if (same) {
        m_board.setPlayable(playable && isOffered());
        return;
    }
    m_heaps = game == nullptr ? std::nullopt : game->lens(answer ? *answer : nothingKnown);
    findEquivalents();
    showTwin();
    emit changed();
}

void Twin::findEquivalents()
{
    m_equivalents.clear();
    if (!m_heaps)
        return;
    m_equivalents = games::equivalents(games::sizesOf(*m_heaps));
    std::erase_if(m_equivalents, [this](const games::Equivalent& equivalent) {
        return equivalent.gameId == m_game->info().id;
    });
}

void Twin::showTwin()
{
    m_twinHeaps.clear(); // they are those of the board before
    m_partner.clear();
    const games::Equivalent* chosen = m_shown ? chosenEquivalent() : nullptr;
    if (chosen == nullptr) {
        m_board.setGame(nullptr);
    } else if (m_board.notation() != notation()) {
        m_board.setNotation(notation());
        judgeTwin();
    }
    pairHeaps();
    m_board.setPlayable(m_playable && isOffered());
    followMain();
    followTwin();
}

/// For the badges of its moves, if that takes no more than an instant.
void Twin::judgeTwin()
{
    const games::Question question{.moves = true, .grundy = false, .remoteness = false};
    auto answer = std::make_shared<const games::Answer>(
        m_board.game()->answer(question, solver::Job{.limits = instantLimits(), .stop = {}, .progress = {}}));
    if (!answer->unsolved)
        m_board.setAnswer(answer);
}

void Twin::pairHeaps()
{
    const games::GamePtr& twin = m_board.game();
    m_twinHeaps =
        twin == nullptr ? games::LensHeaps() : twin->lens(nothingKnown).value_or(games::LensHeaps());
    m_partner = partnersOf(m_heaps.value_or(games::LensHeaps()), m_twinHeaps);
}

} // namespace models
