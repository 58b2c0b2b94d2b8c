// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/gamedraft.h"

#include "models/files/typedposition.h"
#include "models/session/session.h"
#include "wording/errors.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/text/language.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <QRandomGenerator>

#include <algorithm>

namespace models {
namespace {

theory::Play playOf(bool misere)
{
    return misere ? theory::Play::Misere : theory::Play::Normal;
}

games::GamePtr withPlay(const games::GamePtr& game, theory::Play play)
{
    return game->play() != play && game->misereOffered() ? game->withPlay(play) : game;
}

std::string notationOf(const games::Entry& entry, const QStringList& values, theory::Play play)
{
    std::vector<std::string> texts(entry.info.fields.size());
    for (std::size_t i = 0; i < std::min(texts.size(), static_cast<std::size_t>(values.size())); ++i)
        texts[i] = values[static_cast<qsizetype>(i)].trimmed().toStdString();
    return entry.makeNotation(texts, play);
}

/// Two people at one table: one of them is the friend.
std::array<SavedSeat, 2> withOneYou(std::array<SavedSeat, 2> seats)
{
    if (seats[0].human && seats[1].human && !seats[0].isFriend)
        seats[1].isFriend = true;
    return seats;
}

} // namespace

void SeatDraft::setWho(Who who)
{
    if (who == this->who())
        return;
    const SavedSeat before = m_seat;
    m_seat.human = who != Who::Computer;
    m_seat.isFriend = who == Who::Friend;
    m_seat.name.clear(); // it was another player's
    if (isYou())
        emit takenByYou(before);
    emit changed();
}

void SeatDraft::setLevel(const QString& level)
{
    if (level == this->level())
        return;
    m_seat = withLevel(m_seat, level);
    emit changed();
}

void SeatDraft::propose(const SavedSeat& seat)
{
    m_seat = seat;
    QList<DescribedLevel> offered = models::ladder();
    if (!isOnLadder(level()))
        offered.prepend(described(level()));
    offer(offered);
    emit changed();
}

void SeatDraft::swapWith(SeatDraft& other)
{
    std::swap(m_seat, other.m_seat);
    const QList<DescribedLevel> mine = m_ladder;
    offer(other.m_ladder);
    other.offer(mine);
    emit changed();
    emit other.changed();
}

GameDraft::GameDraft(QObject* parent) : QObject(parent)
{
    wording::followLanguage(this, [this] {
        if (!m_error.isEmpty())
            readValues();
    });
    for (std::size_t i = 0; i < 2; ++i) {
        connect(&m_seats[i], &SeatDraft::changed, this, &GameDraft::changed);
        connect(&m_seats[i], &SeatDraft::takenByYou, this, [this, i](const SavedSeat& before) {
            if (SeatDraft& other = m_seats[1 - i]; other.isYou())
                other.propose(before); // one changes places
        });
    }
}

void GameDraft::propose(Session* session)
{
    if (session == nullptr || !session->isOpened())
        return;
    m_gameId = session->gameId();
    m_starter = 0;
    m_isSwapped = false;
    m_isReplacing = !session->isOver() && session->positions().size() > 1;
    const std::array<SavedSeat, 2> seats = withOneYou({session->seat0()->saved(), session->seat1()->saved()});
    const std::array<QString, 2> levels = rememberedLevels(m_gameId, session->learner());
    for (std::size_t i = 0; i < 2; ++i) {
        const bool isOwn = !seats[i].human && !isOnLadder(levelOf(seats[i]));
        m_seats[i].propose(isOwn ? seats[i] : withLevel(seats[i], levels[i]));
    }
    take(gameOf(session->newNotation()));
    emit proposed();
}

void GameDraft::take(const games::GamePtr& game)
{
    m_game = game;
    m_wantsMisere = game->play() == theory::Play::Misere;
    m_values = wording::textsOf(game->fieldValues());
    m_error.clear();
    emit changed();
}

QString GameDraft::rules() const
{
    return m_game == nullptr ? QString() : wording::toText(m_game->words().rule);
}

void GameDraft::setNotation(const QString& notation)
{
    const games::GamePtr game = gameOf(notation);
    if (m_game != nullptr && game != nullptr && game->info().id == m_game->info().id &&
        (notation != this->notation() || !m_error.isEmpty()))
        take(game);
}

void GameDraft::setValue(int field, const QString& value)
{
    if (m_game == nullptr || field < 0 || field >= m_values.size() || m_values[field] == value)
        return;
    m_values[field] = value;
    readValues();
}

void GameDraft::readValues()
{
    const games::Parsed parsed = games::parse(written());
    if (const auto* error = std::get_if<games::ParseError>(&parsed)) {
        m_error = errorText(*error);
    } else {
        m_game = std::get<games::GamePtr>(parsed);
        m_error.clear();
    }
    emit changed();
}

/// The notation that the values make, right or wrong.
std::string GameDraft::written() const
{
    const bool isMisere = m_wantsMisere && normalOnly().isEmpty();
    return notationOf(entry(), m_values, playOf(isMisere));
}

QString GameDraft::refused() const
{
    return m_error.isEmpty() ? QString() : QString::fromStdString(written());
}

/// With the field that is wrong by itself. There are no columns here: a value is a part of the notation.
QString GameDraft::errorText(const games::ParseError& error) const
{
    const QStringList known = wording::textsOf(m_game->fieldValues());
    for (qsizetype i = 0; i < std::min(known.size(), m_values.size()); ++i) {
        QStringList values = known;
        values[i] = m_values[i];
        const games::Parsed parsed = games::parse(notationOf(entry(), values, m_game->play()));
        if (const auto* own = std::get_if<games::ParseError>(&parsed))
            return tr("%1: %2", "a value of the board, and what is wrong with it")
                .arg(wording::fieldLabel(entry().info.fields[static_cast<std::size_t>(i)]),
                     wording::problemText(*own));
    }
    return wording::problemText(error);
}

void GameDraft::tidyValues()
{
    if (m_game == nullptr || !m_error.isEmpty())
        return;
    m_values = wording::textsOf(m_game->fieldValues());
    emit changed();
}

void GameDraft::surprise()
{
    if (m_game != nullptr)
        take(entry().random(QRandomGenerator::global()->generate64(), m_game->play()));
}

void GameDraft::setMisere(bool misere)
{
    if (m_game == nullptr || misere == isMisere() || !m_game->misereOffered())
        return;
    m_wantsMisere = misere;
    m_game = withPlay(m_game, playOf(misere));
    emit changed();
}

QString GameDraft::normalOnly() const
{
    if (!isMisereOffered())
        return {};
    const games::Parsed parsed = games::parse(notationOf(entry(), m_values, theory::Play::Misere));
    const auto* error = std::get_if<games::ParseError>(&parsed);
    return error ? wording::normalOnlyText(*error) : QString();
}

QString GameDraft::ending(theory::Play play) const
{
    if (m_game == nullptr)
        return {};
    const games::GamePtr game = withPlay(m_game, play);
    return game->play() == play ? wording::toText(game->words().ending.rule) : QString();
}

/// A board of normal play says nothing about that, and is the same in misère; one of misère says so.
int GameDraft::preset() const
{
    if (m_game == nullptr || !m_error.isEmpty())
        return -1;
    const auto& presets = m_game->info().presets;
    const auto indexOf = [&presets](const games::Game& game) {
        const auto found = std::ranges::find(presets, game.notation(), &games::Preset::notation);
        return found == presets.end() ? -1 : static_cast<int>(found - presets.begin());
    };
    const int same = indexOf(*m_game);
    return same >= 0 || !isMisere() ? same : indexOf(*withPlay(m_game, theory::Play::Normal));
}

QString GameDraft::sideName(theory::Mover side) const
{
    return m_game != nullptr && m_game->isPartizan() ? wording::playerName(side, m_game->info().id)
                                                     : QString();
}

void GameDraft::swap()
{
    if (m_game != nullptr && m_game->isPartizan()) {
        m_starter = 1 - m_starter;
    } else {
        m_isSwapped = !m_isSwapped;
        m_seats[0].swapWith(m_seats[1]);
    }
    emit changed();
}

QString GameDraft::startText() const
{
    const SeatDraft& first = m_seats[static_cast<std::size_t>(starter())];
    const SeatDraft& second = m_seats[static_cast<std::size_t>(1 - starter())];
    if (first.isComputer() && second.isComputer())
        //: two levels, such as Perfect and Beginner
        return tr("One computer (%1) starts against another (%2).")
            .arg(first.levelTitle(), second.levelTitle());
    if (first.isComputer())
        return (second.isYou() ? tr("The computer (%1) starts against you.")
                               : tr("The computer (%1) starts against a friend."))
            .arg(first.levelTitle());
    if (second.isComputer())
        return (first.isYou() ? tr("You start against the computer (%1).")
                              : tr("A friend starts against the computer (%1)."))
            .arg(second.levelTitle());
    if (first.isYou())
        return tr("You start against a friend.");
    return second.isYou() ? tr("A friend starts against you.") : tr("One friend starts against another.");
}

} // namespace models
