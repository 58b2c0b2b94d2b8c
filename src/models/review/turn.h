// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace models {

/// A move of a game that gave the win away.
class Turn {
    Q_GADGET
    QML_VALUE_TYPE(turn)
    Q_PROPERTY(int row MEMBER row)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString played MEMBER played)
    Q_PROPERTY(QString right MEMBER right)

public:
    int row = -1;   ///< of the review
    QString sign;   ///< "?", or "!" for the computer's
    QString title;  ///< "Move 3: your mistake"
    QString played; ///< "You: take 1 from heap 2."
    QString right;  ///< "Winning move: take 2 from heap 2."; empty where no such move is known

    friend bool operator==(const Turn&, const Turn&) = default;
};

} // namespace models
