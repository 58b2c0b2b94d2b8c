// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace models {

/// What is to be marked: positions of a family, or a graph; nothing without either.
class MarkedTask {
    Q_GADGET
    QML_VALUE_TYPE(markedTask)
    /// The pattern of a row or a table, such as "nim:n,m"; with the largest n, or n and m, from 0 on.
    Q_PROPERTY(QString family MEMBER family)
    Q_PROPERTY(QList<int> sizes MEMBER sizes)
    /// A notation: all positions that can be reached from it are marked. Counts before `family`.
    Q_PROPERTY(QString graph MEMBER graph)
    /// The first n of the family.
    Q_PROPERTY(int first MEMBER first)
    /// So many positions are filled in from the start, and stay.
    Q_PROPERTY(int shown MEMBER shown)
    /// Grundy values are asked of it, not P and N.
    Q_PROPERTY(bool values MEMBER areValues)

public:
    QString family{};
    QList<int> sizes{};
    QString graph{};
    int first = 0;
    int shown = 0;
    bool areValues = false;

    friend bool operator==(const MarkedTask&, const MarkedTask&) = default;
};

} // namespace models
