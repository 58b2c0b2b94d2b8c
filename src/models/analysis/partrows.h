// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The parts of a position that is a sum, as views want them.

#include "games/answer.h"

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace models {

/// A part of a picture, and what it is worth alone.
class PartRow {
    Q_GADGET
    QML_VALUE_TYPE(partRow)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QList<int> colours MEMBER colours)
    Q_PROPERTY(QString value MEMBER value)

public:
    QString name;       ///< "Red–blue tree"
    QList<int> colours; ///< of its edges: who may cut them, a Mover each
    QString value;      ///< empty while it is not known

    friend bool operator==(const PartRow&, const PartRow&) = default;
};

/// More parts than these are not listed.
inline constexpr std::size_t mostPartRows = 24;

/// The first parts of an answer, one PartRow each; none where there are fewer than two.
[[nodiscard]] QVariantList partRows(const games::Answer& answer);

} // namespace models
