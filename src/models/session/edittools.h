// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/game.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace models {

/// What the game that is open offers beside its board to change it, in the reader's language. A text is
/// empty, and a size 0, where there is no such thing.
class EditTools {
    Q_GADGET
    QML_VALUE_TYPE(editTools)
    Q_PROPERTY(QString hint MEMBER hint)
    Q_PROPERTY(QString add MEMBER add)
    Q_PROPERTY(QString rows MEMBER rows)
    Q_PROPERTY(int mostRows MEMBER mostRows)
    Q_PROPERTY(QString columns MEMBER columns)
    Q_PROPERTY(int mostColumns MEMBER mostColumns)
    Q_PROPERTY(QString ofLeft MEMBER ofLeft)
    Q_PROPERTY(QString ofRight MEMBER ofRight)

public:
    EditTools() = default;
    explicit EditTools(const games::Info& info);

    QString hint; ///< what clicks on the board do
    QString add;  ///< the button of one more heap or node
    QString rows; ///< "Lines"
    int mostRows = 0;
    QString columns; ///< "Squares"
    int mostColumns = 0;
    QString ofLeft; ///< "Left’s skips"
    QString ofRight;

    friend bool operator==(const EditTools&, const EditTools&) = default;
};

} // namespace models
