// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/levels.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <utility>

namespace models {

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

} // namespace models
