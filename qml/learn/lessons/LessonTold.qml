// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// What a step tells of the position on its board, and no more.
Column {
    id: root

    required property Session session
    required property int told

    /// The cards are those of the analysis, and only scaled for a class.
    property real zoom: 1
    /// For a class: who wins in one line.
    property bool presented: false
    readonly property real room: width / zoom

    spacing: Theme.unit * 4 * zoom

    Lazy {
        wanted: root.told !== LessonShow.Nothing && !root.presented

        Item {
            width: root.width
            height: verdict.height * root.zoom

            VerdictCard {
                id: verdict

                width: root.room
                scale: root.zoom
                transformOrigin: Item.TopLeft
                analyst: root.session.analyst
            }
        }
    }

    Lazy {
        wanted: root.told !== LessonShow.Nothing && root.presented

        LessonVerdict {
            width: root.width
            analyst: root.session.analyst
            zoom: root.zoom
        }
    }

    Lazy {
        wanted: root.told === LessonShow.Why

        Item {
            width: root.width
            height: why.height * root.zoom

            WhySteps {
                id: why

                width: root.room
                scale: root.zoom
                transformOrigin: Item.TopLeft
                explanation: root.session.explanation
            }
        }
    }

    Lazy {
        wanted: root.told === LessonShow.Worth

        Item {
            width: root.width
            height: worth.height * root.zoom

            ValueCard {
                id: worth

                width: root.room
                scale: root.zoom
                transformOrigin: Item.TopLeft
                session: root.session
            }
        }
    }

    Lazy {
        wanted: root.told === LessonShow.Moves || root.told === LessonShow.Why

        Item {
            width: root.width
            height: moves.height * root.zoom

            MovesTable {
                id: moves

                width: root.room
                scale: root.zoom
                transformOrigin: Item.TopLeft
                session: root.session
            }
        }
    }
}
