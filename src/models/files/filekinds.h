// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wording/filename.h"

#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace models {

/// The kinds of files that the window opens, told by their endings.
class FileKinds : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The endings of saved games, of lessons and of drawn games, the one of saved games first.
    Q_PROPERTY(QStringList opened READ opened CONSTANT)

public:
    explicit FileKinds(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] static QStringList opened();
    /// Of any other file a saved game is expected. Letters may be of either case.
    [[nodiscard]] Q_INVOKABLE static bool isLesson(const QUrl& file);
    [[nodiscard]] Q_INVOKABLE static QString pathOf(const QUrl& file) { return wording::pathOf(file); }
    /// The file of a drawn game.
    [[nodiscard]] Q_INVOKABLE static bool isRule(const QUrl& file);
};

} // namespace models
