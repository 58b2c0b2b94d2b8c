// SPDX-License-Identifier: GPL-3.0-or-later

// Who sits where, and whose turn it is.

#include "models/session/session.h"

#include "models/files/gamefile.h"
#include "models/session/sessiontexts.h"
#include "wording/classroom/fences.h"
#include "wording/names/moves.h"
#include "wording/outcomes.h"
#include "wording/text/text.h"

#include <QScopedValueRollback>

namespace models {

void Session::setToMove(int seat)
{
    if (!isPartizan() || m_mode != Mode::Explore || seat == toMove() || seat < 0 || seat > 1)
        return;
    const PositionNode& node = m_tree.currentNode();
    if (node.origin == Origin::Turn)
        m_tree.goTo(node.parent); // back where the switch came from
    else
        m_tree.change(game(), Origin::Turn);
    enterPosition(tr("The other player is to move."));
}

QString Session::sideName(int seat) const
{
    if (!isPartizan())
        return {};
    return wording::playerName(seat == 0 ? theory::Mover::Left : theory::Mover::Right, game()->info().id);
}

std::array<Person, 2> Session::people() const
{
    const bool alone = m_seats[0]->isHuman() != m_seats[1]->isHuman();
    std::array<Person, 2> people;
    for (std::size_t i = 0; i < 2; ++i) {
        const bool human = m_seats[i]->isHuman();
        const bool isUnnamed = m_mode == Mode::Play && alone && m_seats[i]->givenName().isEmpty();
        people[i] = {.name = m_seats[i]->name(),
                     .human = human,
                     .addressed = isUnnamed && human && !m_seats[i]->isFriend()};
        if (m_mode != Mode::Play)
            people[i].name = isPartizan() ? sideName(static_cast<int>(i))
                             : i == 0     ? tr("Player 1")
                                          : /*: a player */ tr("Player 2");
    }
    return people;
}

void Session::nameSeats()
{
    const bool areTwo = m_seats[0]->isHuman() == m_seats[1]->isHuman();
    const bool isSameFace = m_seats[0]->faceName() == m_seats[1]->faceName();
    const std::array<Friend, 2> known = rememberedFriends(m_learner);
    const QStringList colours = friendColours();
    for (std::size_t i = 0; i < 2; ++i) {
        Seat& seat = *m_seats[i];
        const bool isSecond = (i == 1) != m_isExchanged;
        const Friend& who = known.at(isSecond ? 1 : 0);
        seat.setColour(areTwo ? who.colour : colours[seat.isFriend() ? 1 : 0]);
        if (areFriends() && !who.name.isEmpty())
            seat.setFallbackName(who.name, true);
        else if (seat.isHuman())
            seat.setFallbackName(areTwo            ? isSecond ? tr("Player 2") : tr("Player 1")
                                            : seat.isFriend() ? /*: a player */ tr("Your friend")
                                                   : /*: a player */ tr("You"));
        else if (areTwo && isSameFace)
            //: two players of one name, "Pip 1" and "Pip 2"
            seat.setFallbackName(tr("%1 %2").arg(seat.faceName(), QLocale().toString(isSecond ? 2 : 1)));
        else
            seat.setFallbackName({});
    }
}

void Session::changeFriend(int seat, const std::function<void(Friend&)>& change)
{
    if (!areFriends() || seat < 0 || seat > 1)
        return;
    std::array<Friend, 2> friends = rememberedFriends(m_learner);
    change(friends.at((seat == 1) != m_isExchanged ? 1 : 0));
    if (isKept())
        rememberFriends(friends, m_learner);
    receiveSeats();
}

void Session::nameFriend(int seat, const QString& name)
{
    if (!areFriends() || seat < 0 || seat > 1)
        return;
    const QString given = Seat::tidied(name);
    changeFriend(seat, [&given](Friend& who) { who.name = given; });
    this->seat(seat)->setName(given);
}

void Session::colourFriend(int seat, const QString& colour)
{
    if (coloursFor(seat).contains(colour))
        changeFriend(seat, [&colour](Friend& who) { who.colour = colour; });
}

QStringList Session::coloursFor(int seat) const
{
    QStringList colours = friendColours();
    colours.removeOne(m_seats[seat == 0 ? 1 : 0]->face());
    return colours;
}

/// Who sits there has changed places, and takes name and points along.
void Session::exchange()
{
    const QScopedValueRollback restoring(m_restoring, true);
    m_isExchanged = !m_isExchanged;
    m_score.swapSeats();
    nameSeats();
}

void Session::receiveSeats()
{
    nameSeats();
    const std::array<QString, 2> levels{levelOf(m_seats[0]->saved()), levelOf(m_seats[1]->saved())};
    const bool isOtherLevel = std::exchange(m_levels, levels) != levels;
    if (!isOpened() || m_restoring)
        return;
    if (isOtherLevel)
        rememberLevels();
    m_opponent.cancel();
    tellMoves();
    emit positionChanged();
    refresh();
    autosave();
    startComputerAtEnd();
}

void Session::swapSides()
{
    if (!isOpened())
        return;
    const int starter = m_tree.node(m_tree.beginning()).toMove;
    const games::GamePtr first = firstGame();
    if (!isPartizan())
        return beginGame(first, 1 - starter, m_mode);
    const bool wasExchanged = m_isExchanged;
    seatPeople({m_seats[1]->saved(), m_seats[0]->saved()}); // whoever was exchanged sits as before
    if (!wasExchanged)
        exchange();
    beginGame(first, starter, m_mode);
}

/// Other players, counted as the seats are, for a game that is still to come.
void Session::seatPeople(const std::array<SavedSeat, 2>& seats)
{
    const QScopedValueRollback restoring(m_restoring, true);
    for (std::size_t i = 0; i < 2; ++i)
        m_seats[i]->restore(seats[i]);
    if (m_isExchanged)
        exchange();
}

bool Session::openAsRemembered(const QString& notation, int starter, Mode mode)
{
    const auto game = parsed(notation);
    if (!game)
        return false;
    beginAsRemembered(*game, starter == 1 ? 1 : 0, mode);
    return true;
}

void Session::beginAsRemembered(const games::GamePtr& game, int starter, Mode mode)
{
    const auto levels = rememberedLevels(QString::fromStdString(game->info().id), m_learner);
    SavedSeat computer;
    computer.human = false;
    seatPeople({SavedSeat(), withLevel(computer, levels[1])});
    beginGame(game, starter, mode);
}

bool Session::start(models::GameDraft* draft)
{
    const auto game = parsed(draft->notation());
    if (!game)
        return false;
    seatPeople(draft->seats());
    if (draft->isSwapped())
        m_score.swapSeats();
    beginGame(*game, draft->starter(), Mode::Play);
    rememberLevels();
    return true;
}

/// What a person has just chosen is proposed for the next game of this kind.
void Session::rememberLevels()
{
    const bool isFirst = !m_seats[0]->isHuman();
    const bool isSecond = !m_seats[1]->isHuman();
    if (isKept() && (isFirst || isSecond))
        models::rememberLevels(gameId(), {m_levels[isFirst ? 0 : 1], m_levels[isSecond ? 1 : 0]}, m_learner);
}

/// A computer of the ladder that has just lost to a person is beaten.
void Session::rememberWon()
{
    if (!isKept() || !againstComputer() || !isOver())
        return;
    const Seat& loser = *m_seats[static_cast<std::size_t>(1 - winner())];
    if (loser.isHuman())
        return;
    rememberBeaten(gameId(), levelOf(loser.saved()), m_learner);
}

QString Session::namesOf(const QStringList& faces) const
{
    QStringList names;
    for (const DescribedLevel& level : ladder())
        if (faces.contains(level.face))
            names.prepend(level.name);
    return wording::commaList(names);
}

QString Session::next() const
{
    const QStringList faces = beaten();
    QString name;
    for (const DescribedLevel& level : ladder())
        if (!faces.contains(level.face))
            name = level.name;
    return name;
}

/// What the players say of the last moves before the position, and what is said of all of them.
void Session::tellMoves()
{
    m_nodes.update();
    std::array<QString, 2> said;
    for (int number = m_tree.current(); m_tree.node(number).origin == Origin::Move;
         number = m_tree.node(number).parent) {
        const PositionNode& node = m_tree.node(number);
        const PositionNode& before = m_tree.node(node.parent);
        const auto seat = static_cast<std::size_t>(before.toMove);
        if (!said[seat].isEmpty())
            break;
        const bool isYou = againstComputer() && m_seats[seat]->isHuman() && !m_seats[seat]->isFriend();
        said[seat] =
            wording::toldMove(*before.game, *node.move, isYou ? wording::Subject::You : wording::Subject::I);
    }
    for (std::size_t seat = 0; seat < 2; ++seat)
        m_seats[seat]->tell(said[seat], remarkOf(seat), tookText(seat));
}

QString Session::remarkOf(std::size_t seat) const
{
    if (!againstComputer() || !isOver() || m_seats[seat]->isHuman())
        return {};
    const DescribedLevel level = described(levelOf(m_seats[seat]->saved()));
    constexpr int twoEach = 4;
    if (winner() == static_cast<int>(seat) && level.level == QLatin1String("look 3") &&
        m_tree.currentNode().depth >= twoEach)
        return level.motto; // it did, at its move before the last one
    return winner() == static_cast<int>(seat)
               //: the computer, which has won
               ? tr("Good game.")
               //: the computer, which has lost
               : tr("Well played.");
}

QString Session::tookText(std::size_t seat) const
{
    const double count = m_taken.counts.at(seat);
    if (count == 0)
        return {};
    const QString number = QLocale().toString(count, 'f', 0);
    const Person person = people()[seat];
    constexpr qsizetype longestName = 16; // the number has its room
    const QString name = person.name.size() > longestName
                             ? person.name.left(longestName - 1).trimmed() + QChar(0x2026)
                             : person.name;
    //: below a dish with the pieces that the person who plays has taken
    return person.addressed
               ? tr("You took %1").arg(number)
               : /*: below a dish: a player, and how many pieces */ tr("%1 took %2").arg(name, number);
}

QString Session::fenceText(int fence) const
{
    return isOpened() ? wording::fenceText(fence, *game()) : QString();
}

int Session::winner() const
{
    return isOpened() ? winnerOf(m_tree.currentNode()) : -1;
}

QString Session::scoreText() const
{
    const auto points = m_score.of(humans());
    //: a player and how many games he or she has won, then the other player, such as "You 2, Computer 1"
    return points ? tr("Score: %1 %2, %3 %4")
                        .arg(m_seats[0]->name(), QLocale().toString((*points)[0]), m_seats[1]->name(),
                             QLocale().toString((*points)[1]))
                  : QString();
}

} // namespace models
