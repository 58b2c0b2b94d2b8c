// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/players/opponents.h"
#include "models/session/friends.h"
#include "models/session/levels.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <utility>

namespace models {

/// Who plays on one side: a person or the computer at some level.
class Seat : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Seats belong to a session")
    Q_PROPERTY(bool human READ isHuman WRITE setHuman NOTIFY changed)
    Q_PROPERTY(models::levelnames::Level level READ level WRITE setLevel NOTIFY changed)
    Q_PROPERTY(int depth READ depth WRITE setDepth NOTIFY changed)
    Q_PROPERTY(int slip READ slip WRITE setSlip NOTIFY changed)
    Q_PROPERTY(int fence READ fence WRITE setFence NOTIFY changed)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    /// As the New game dialog calls it: "Careful".
    Q_PROPERTY(QString levelTitle READ levelTitle NOTIFY changed)
    /// With what it does, where that dialog does not offer it.
    Q_PROPERTY(QString levelText READ levelText NOTIFY changed)
    /// "pip", "moss", "flint", "jasper" or "onyx" of a computer; of a person one of `friendColours`.
    Q_PROPERTY(QString face READ face NOTIFY changed)
    /// How a computer plays: "plays whatever catches the eye"; empty of a person.
    Q_PROPERTY(QString manner READ manner NOTIFY changed)
    /// What a computer likes to say: "Ooh, that one."; empty of a person.
    Q_PROPERTY(QString motto READ motto NOTIFY changed)
    /// The last move as who made it tells it, "I took 4 from the left heap."; to the one person at the screen
    /// "You took 2 …"; empty before it.
    Q_PROPERTY(QString said READ said NOTIFY told)
    /// What a computer says of the game at its end.
    Q_PROPERTY(QString remark READ remark NOTIFY told)
    /// How many pieces he or she has taken and keeps, "Pip took 4"; empty where there are none.
    Q_PROPERTY(QString took READ took NOTIFY told)

public:
    static constexpr int mostDepth = 20;
    static constexpr qsizetype longestName = 40;

    explicit Seat(bool human, QObject* parent = nullptr) : QObject(parent) { m_seat.human = human; }

    [[nodiscard]] bool isHuman() const { return m_seat.human; }
    void setHuman(bool human) { assign(m_seat.human, human); }
    /// A person, but not the one whose computer it is.
    [[nodiscard]] bool isFriend() const { return m_seat.isFriend; }
    void setFriend(bool isFriend) { assign(m_seat.isFriend, isFriend); }
    [[nodiscard]] Level level() const { return m_seat.level; }
    void setLevel(Level level) { assign(m_seat.level, level); }
    /// Moves that Look looks ahead, from 1 to mostDepth.
    [[nodiscard]] int depth() const { return m_seat.depth; }
    void setDepth(int depth) { assign(m_seat.depth, std::clamp(depth, 1, mostDepth)); }
    /// Percentage of moves that Humanlike plays at random.
    [[nodiscard]] int slip() const { return m_seat.slip; }
    void setSlip(int slip) { assign(m_seat.slip, std::clamp(slip, 0, 100)); }
    /// Pieces left from which Fence plays perfectly, from 1 to games::farthestFence.
    [[nodiscard]] int fence() const { return m_seat.fence; }
    void setFence(int pieces) { assign(m_seat.fence, std::clamp(pieces, 1, games::farthestFence)); }
    /// The name given, else a fitting one ("You", "Pip", "Player 1").
    [[nodiscard]] QString name() const { return m_seat.name.isEmpty() ? fittingName() : m_seat.name; }
    [[nodiscard]] QString givenName() const { return m_seat.name; }
    void setName(const QString& name);
    /// A name as short as names are.
    [[nodiscard]] static QString tidied(const QString& name) { return name.simplified().left(longestName); }
    /// Somebody has given it, in this game or before.
    [[nodiscard]] bool isNamed() const { return m_isKnown || !m_seat.name.isEmpty(); }
    /// Where none is given and it is not that of the computer's face: then it is empty. Known: it was given
    /// in an earlier game.
    void setFallbackName(const QString& name, bool isKnown = false)
    {
        m_isKnown = isKnown;
        assign(m_fallbackName, name);
    }
    /// The stone of a person, one of `friendColours`.
    void setColour(const QString& colour) { assign(m_colour, colour); }
    [[nodiscard]] QString face() const;
    /// Of a computer at that level: "Pip".
    [[nodiscard]] QString faceName() const { return described(levelOf(m_seat)).name; }
    [[nodiscard]] QString manner() const;
    [[nodiscard]] QString motto() const { return isHuman() ? QString() : described(levelOf(m_seat)).motto; }
    [[nodiscard]] QString said() const { return m_said; }
    [[nodiscard]] QString remark() const { return m_remark; }
    [[nodiscard]] QString took() const { return m_took; }
    void tell(const QString& said, const QString& remark, const QString& took);
    [[nodiscard]] QString levelTitle() const { return described(levelOf(m_seat)).title; }
    [[nodiscard]] QString levelText() const;
    [[nodiscard]] games::Opponent opponent() const;

    [[nodiscard]] const SavedSeat& saved() const { return m_seat; }
    /// As a file keeps it: with a name that is known here.
    [[nodiscard]] SavedSeat kept() const
    {
        SavedSeat seat = m_seat;
        if (m_isKnown && seat.name.isEmpty())
            seat.name = m_fallbackName;
        return seat;
    }
    void restore(const SavedSeat& seat);

signals:
    void changed();
    void told();

private:
    template <typename T>
    void assign(T& member, const T& value)
    {
        if (std::exchange(member, value) != value)
            emit changed();
    }

    [[nodiscard]] QString fittingName() const
    {
        return m_fallbackName.isEmpty() ? faceName() : m_fallbackName;
    }

    SavedSeat m_seat;
    QString m_fallbackName;
    bool m_isKnown = false;
    QString m_colour = friendColours().front();
    QString m_said;
    QString m_remark;
    QString m_took;
};

} // namespace models
