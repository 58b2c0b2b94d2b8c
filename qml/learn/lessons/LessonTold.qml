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

        /// Who wins, for a class: the letter and one line.
        Item {
            id: lessonVerdict

            readonly property bool solved: root.session.analyst.solved

            width: root.width
            implicitHeight: tag.height
            Accessible.role: Accessible.StaticText
            Accessible.name: words.text

            OutcomeTag {
                id: tag

                anchors.left: parent.left
                outcome: lessonVerdict.solved ? root.session.analyst.outcome : Outcome.Unknown
                filled: true
                size: Math.round(30 * root.zoom)
            }

            SilentText {
                id: words

                anchors { left: tag.right; right: parent.right; leftMargin: Theme.unit * 3 * root.zoom; verticalCenter: tag.verticalCenter }
                text: lessonVerdict.solved ? root.session.analyst.verdictTitle
                    //: the program works out who wins
                    : root.session.analyst.busy ? qsTr("Solving\u2026") : root.session.analyst.unsolvedText
                font.pixelSize: Math.round(Theme.small * root.zoom)
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
            }
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
