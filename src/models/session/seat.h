// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/players/opponents.h"
#include "models/session/level.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace models {

struct SavedSeat;

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

public:
    static constexpr int mostDepth = 20;

    explicit Seat(bool human, QObject* parent = nullptr);

    [[nodiscard]] bool isHuman() const { return m_human; }
    void setHuman(bool human);
    /// A person, but not the one whose computer it is.
    [[nodiscard]] bool isFriend() const { return m_isFriend; }
    void setFriend(bool isFriend);
    [[nodiscard]] Level level() const { return m_level; }
    void setLevel(Level level);
    /// Moves that Look looks ahead, from 1 to mostDepth.
    [[nodiscard]] int depth() const { return m_depth; }
    void setDepth(int depth);
    /// Percentage of moves that Humanlike plays at random.
    [[nodiscard]] int slip() const { return m_slip; }
    void setSlip(int slip);
    /// Pieces left from which Fence plays perfectly, from 1 to games::farthestFence.
    [[nodiscard]] int fence() const { return m_fence; }
    void setFence(int pieces);
    /// The name given, else a fitting one ("You", "Computer", "Player 1").
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString givenName() const { return m_name; }
    void setName(const QString& name);
    void setFallbackName(const QString& name);
    [[nodiscard]] QString levelTitle() const;
    [[nodiscard]] QString levelText() const;
    [[nodiscard]] games::Opponent opponent() const;

    /// As a file keeps it.
    [[nodiscard]] SavedSeat saved() const;
    void restore(const SavedSeat& seat);

signals:
    void changed();

private:
    template <typename T>
    void assign(T& member, const T& value);

    bool m_human = true;
    bool m_isFriend = false;
    Level m_level = Level::Perfect;
    int m_depth = 2;
    int m_slip = 20;
    int m_fence = 4;
    QString m_name;
    QString m_fallbackName;
};

} // namespace models
