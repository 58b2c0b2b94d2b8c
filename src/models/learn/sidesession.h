// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/session.h"

namespace models {

/// A board beside the window's game: of a lesson, an example. Nothing of it is kept, and it makes no sound.
class SideSession : public models::Session { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
public:
    explicit SideSession(QObject* parent = nullptr) : Session(Kept::Aside, parent) {}
};

} // namespace models
