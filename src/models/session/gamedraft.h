// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/catalogue.h"
#include "models/session/levels.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <utility>

namespace models {

class Session;

/// Who is to play on one side of a game that has not begun.
class SeatDraft : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Seats belong to the draft of a game")
    Q_PROPERTY(models::SeatDraft::Who who READ who WRITE setWho NOTIFY changed)
    /// Of the computer, one of `ladder`: "look 3".
    Q_PROPERTY(QString level READ level WRITE setLevel NOTIFY changed)
    /// The levels that are offered, the strongest first. One that came from elsewhere is among them, at the
    /// top.
    Q_PROPERTY(QList<models::DescribedLevel> ladder READ ladder NOTIFY proposed)

public:
    enum class Who : quint8 { You, Friend, Computer };
    Q_ENUM(Who)

    using QObject::QObject;

    [[nodiscard]] Who who() const
    {
        return !m_seat.human ? Who::Computer : m_seat.isFriend ? Who::Friend : Who::You;
    }
    void setWho(Who who);
    [[nodiscard]] bool isYou() const { return who() == Who::You; }
    [[nodiscard]] bool isFriend() const { return who() == Who::Friend; }
    [[nodiscard]] bool isComputer() const { return who() == Who::Computer; }
    [[nodiscard]] QString level() const { return levelOf(m_seat); }
    void setLevel(const QString& level);
    [[nodiscard]] const QList<DescribedLevel>& ladder() const { return m_ladder; }
    [[nodiscard]] QString levelTitle() const { return described(level()).title; }

    /// As a seat of the game has it.
    [[nodiscard]] const SavedSeat& seat() const { return m_seat; }
    void propose(const SavedSeat& seat);
    void swapWith(SeatDraft& other);

signals:
    void changed();
    /// You were chosen for it, in place of what it was before.
    void takenByYou(const SavedSeat& before);
    /// Another ladder.
    void proposed();

private:
    void offer(const QList<DescribedLevel>& ladder)
    {
        if (std::exchange(m_ladder, ladder) != ladder)
            emit proposed();
    }

    SavedSeat m_seat;
    QList<DescribedLevel> m_ladder;
};

/// A new game while it is put together. Nothing of the game that is open changes before Session::start.
class GameDraft : public QObject {
    Q_OBJECT
    Q_MOC_INCLUDE("models/session/session.h")
    QML_ELEMENT
    Q_PROPERTY(QString gameId READ gameId NOTIFY proposed)
    /// What a move is: "Take any number of stones from one heap."
    Q_PROPERTY(QString rules READ rules NOTIFY changed)
    /// The board and its convention: a position, also while the values make none.
    Q_PROPERTY(QString notation READ notation WRITE setNotation NOTIFY changed)
    /// What stands in the fields of the game.
    Q_PROPERTY(QStringList values READ values NOTIFY changed)
    /// Why the values make no position; empty when they do.
    Q_PROPERTY(QString error READ error NOTIFY changed)
    /// The text that they make then; empty where it is a position.
    Q_PROPERTY(QString refused READ refused NOTIFY changed)
    Q_PROPERTY(bool misere READ isMisere WRITE setMisere NOTIFY changed)
    /// The game knows misère play, at least with some values.
    Q_PROPERTY(bool misereOffered READ isMisereOffered NOTIFY proposed)
    /// Why the values leave only normal play; empty when they do not.
    Q_PROPERTY(QString normalOnly READ normalOnly NOTIFY changed)
    /// How the game ends under each convention: "Whoever cannot move loses."
    Q_PROPERTY(QString normalEnding READ normalEnding NOTIFY changed)
    Q_PROPERTY(QString misereEnding READ misereEnding NOTIFY changed)
    /// The preset that the board is, from 0; -1 for none.
    Q_PROPERTY(int preset READ preset NOTIFY changed)
    Q_PROPERTY(models::SeatDraft* seat0 READ seat0 CONSTANT)
    Q_PROPERTY(models::SeatDraft* seat1 READ seat1 CONSTANT)
    /// Who moves first: in a partizan game Left is 0 and either may, in others Player 1 does.
    Q_PROPERTY(int starter READ starter NOTIFY changed)
    /// What the players are called in a partizan game; empty in others.
    Q_PROPERTY(QString leftName READ leftName NOTIFY changed)
    Q_PROPERTY(QString rightName READ rightName NOTIFY changed)
    /// "You start against the computer (Careful)."
    Q_PROPERTY(QString startText READ startText NOTIFY changed)
    /// The game that is open has begun and is not over.
    Q_PROPERTY(bool replacing READ isReplacing NOTIFY proposed)

public:
    explicit GameDraft(QObject* parent = nullptr);

    [[nodiscard]] QString gameId() const { return m_gameId; }
    [[nodiscard]] QString rules() const;
    [[nodiscard]] QString notation() const
    {
        return m_game == nullptr ? QString() : QString::fromStdString(m_game->notation());
    }
    /// Another position of this game; any other text is ignored.
    void setNotation(const QString& notation);
    [[nodiscard]] const QStringList& values() const { return m_values; }
    [[nodiscard]] const QString& error() const { return m_error; }
    [[nodiscard]] QString refused() const;
    [[nodiscard]] bool isMisere() const
    {
        return m_game != nullptr && m_game->play() == theory::Play::Misere;
    }
    void setMisere(bool misere);
    [[nodiscard]] bool isMisereOffered() const { return m_game != nullptr && m_game->info().misereOffered; }
    [[nodiscard]] QString normalOnly() const;
    [[nodiscard]] QString normalEnding() const { return ending(theory::Play::Normal); }
    [[nodiscard]] QString misereEnding() const { return ending(theory::Play::Misere); }
    [[nodiscard]] int preset() const;
    [[nodiscard]] SeatDraft* seat0() { return &m_seats[0]; }
    [[nodiscard]] SeatDraft* seat1() { return &m_seats[1]; }
    [[nodiscard]] int starter() const { return m_game != nullptr && m_game->isPartizan() ? m_starter : 0; }
    [[nodiscard]] QString leftName() const { return sideName(theory::Mover::Left); }
    [[nodiscard]] QString rightName() const { return sideName(theory::Mover::Right); }
    [[nodiscard]] QString startText() const;
    [[nodiscard]] bool isReplacing() const { return m_isReplacing; }

    /// Who sat first sits second now.
    [[nodiscard]] bool isSwapped() const { return m_isSwapped; }
    [[nodiscard]] std::array<SavedSeat, 2> seats() const { return {m_seats[0].seat(), m_seats[1].seat()}; }

    /// Begins with the game that is open, its players, and the levels remembered for it. Does nothing before
    /// a game is open.
    Q_INVOKABLE void propose(models::Session* session);
    /// What was typed in a field: the board follows as soon as the values make one.
    Q_INVOKABLE void setValue(int field, const QString& value);
    /// The fields as the board says them, where the values make one.
    Q_INVOKABLE void tidyValues();
    Q_INVOKABLE void surprise();
    /// The other player is to move first.
    Q_INVOKABLE void swap();

signals:
    void changed();
    /// All of it is new.
    void proposed();

private:
    /// Precondition: something was proposed.
    [[nodiscard]] const games::Entry& entry() const { return *games::findEntry(m_game->info().id); }
    [[nodiscard]] QString ending(theory::Play play) const;
    [[nodiscard]] QString sideName(theory::Mover side) const;
    void take(const games::GamePtr& game);
    /// The board that the values make, or why they make none.
    void readValues();
    [[nodiscard]] std::string written() const;
    [[nodiscard]] QString errorText(const games::ParseError& error) const;

    QString m_gameId;
    games::GamePtr m_game;
    bool m_wantsMisere = false; ///< also while the values do not offer it
    QStringList m_values;
    QString m_error;
    std::array<SeatDraft, 2> m_seats;
    int m_starter = 0;
    bool m_isSwapped = false;
    bool m_isReplacing = false;
};

} // namespace models
