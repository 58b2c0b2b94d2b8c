// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/outcomes.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace models {

/// One of the choices along the heap or row that is pointed at, and what it leaves.
class RibbonCell {
    Q_GADGET
    QML_VALUE_TYPE(ribbonCell)
    Q_PROPERTY(int row MEMBER row)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(models::outcomes::Outcome outcome MEMBER outcome)
    Q_PROPERTY(bool winning MEMBER winning)
    Q_PROPERTY(bool pointed MEMBER pointed)

public:
    int row = -1;  ///< of the board model: the piece or place that is chosen
    QString label; ///< "take 9"
    Outcome outcome{};
    bool winning = false;
    bool pointed = false;

    friend bool operator==(const RibbonCell&, const RibbonCell&) = default;
};

} // namespace models
