// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// What is often said about the game and is not so, with the counterexamples that were found.
Card {
    id: root

    required property Session session

    visible: session.claims.count > 0
    spacing: Theme.unit * 3
    objectName: "claimsCard"
    Component.onCompleted: session.claims.search()

    Connections {
        target: root.session.claims

        function onGameChanged() { root.session.claims.search(); }
    }

    Heading {
        text: root.session.claims.count > 1 ? qsTr("Claims that fail") : qsTr("A claim that fails")
    }

    Repeater {
        model: root.session.claims

        Column {
            id: row

            required property int index
            required property string claim
            required property string reason
            required property string finding
            required property string position

            width: parent?.width ?? 0
            spacing: Theme.unit

            Hairline {
                visible: row.index > 0
                width: parent.width
            }

            WrappedText {
                text: row.claim
                font.weight: Font.DemiBold
            }

            Paragraph {
                text: row.reason
            }

            WrappedText {
                objectName: "finding_" + row.index
                text: row.finding !== "" ? row.finding
                    : root.session.claims.busy ? qsTr("Looking for the smallest counterexample\u2026")
                    : qsTr("No counterexample was found within the limits.")
            }

            LinkButton {
                objectName: "button_openClaim_" + row.index
                anchors.left: parent.left
                visible: row.position !== ""
                //: a button: opens the position of which something is claimed
                text: qsTr("Open it")
                //: a button, a verb: opens a position, such as nim:7,11,5
                tip: qsTr("Open %1").arg(row.position)
                onClicked: root.session.openAsRemembered(row.position, 0, Mode.Explore)
            }
        }
    }
}
