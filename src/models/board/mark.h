// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/outcomes.h"

#include <QList>
#include <QObject>
#include <QPointF>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace models {

/// A move drawn on the board: a capsule or bracket around the pieces that it takes.
class Mark {
    Q_GADGET
    QML_VALUE_TYPE(mark)
    Q_PROPERTY(QList<int> pieces MEMBER pieces)
    Q_PROPERTY(models::outcomes::Outcome outcome MEMBER outcome)
    Q_PROPERTY(QPointF place MEMBER place)
    Q_PROPERTY(bool winning MEMBER winning)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(bool thin MEMBER thin)
    Q_PROPERTY(bool hint MEMBER hint)
    Q_PROPERTY(bool plain MEMBER plain)
    Q_PROPERTY(bool ghost MEMBER ghost)
    Q_PROPERTY(int votes MEMBER votes)
    Q_PROPERTY(double part MEMBER part)

public:
    QList<int> pieces; ///< rows of the board model
    Outcome outcome{}; ///< that the move leaves
    QPointF place;     ///< column and row that a piece reaches; (-1, -1) where nothing moves
    bool winning = false;
    QString label;     ///< "take 9"
    bool thin = false; ///< a losing move
    bool hint = false;
    bool ghost = false; ///< it does not stand: a reply to what has not been made, or not what is asked for
    bool plain = false; ///< a tick or a cross stands for its letter
    int votes = 0;      ///< of a class for this move
    double part = 1;    ///< of its heap that goes

    friend bool operator==(const Mark&, const Mark&) = default;
};

} // namespace models
