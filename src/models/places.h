// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where one is in the window, and what it is asked for.

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace models::mainpages {
Q_NAMESPACE
QML_NAMED_ELEMENT(MainPage)

/// A page of the rail, or the game that was opened from the gallery, or the one that is drawn.
enum class MainPage : quint8 { Gallery, Game, Learn, Lab, Settings, Draw };
Q_ENUM_NS(MainPage)
} // namespace models::mainpages

namespace models::labtabs {
Q_NAMESPACE
QML_NAMED_ELEMENT(LabTab)

enum class LabTab : quint8 { Graph, Matrix, Statistics, Table, Sequences, Rules, Theory };
Q_ENUM_NS(LabTab)
} // namespace models::labtabs

namespace models::learntabs {
Q_NAMESPACE
QML_NAMED_ELEMENT(LearnTab)

enum class LearnTab : quint8 { Lessons, Practice, Mark, Worksheets, Pupils };
Q_ENUM_NS(LearnTab)
} // namespace models::learntabs

namespace models::presenteds {
Q_NAMESPACE
QML_NAMED_ELEMENT(Presented)

/// What a class is shown.
enum class Presented : quint8 { Nothing, Position, Lab, Lesson };
Q_ENUM_NS(Presented)
} // namespace models::presenteds

namespace models::commands {
Q_NAMESPACE
QML_NAMED_ELEMENT(Command)

/// What menus, keys and pages ask the window for.
enum class Command : quint8 {
    New,
    Open,
    Save,
    Export,
    Share,
    Print,
    Copy,
    Paste,
    Shortcuts,
    Back,
    Continue,
    Present,
    Lab,
    Why,
    AddToLesson,
    Edit,
    Convention,
    Review,
    AddGame,
    Compare,
};
Q_ENUM_NS(Command)
} // namespace models::commands

namespace models {
using commands::Command;
using labtabs::LabTab;
using learntabs::LearnTab;
using mainpages::MainPage;
} // namespace models
