// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Grundy.Models

/// The end of a played game, a ribbon from the winner's seat: who has won and by what, and what one does next.
Item {
    id: root

    required property Session session
    required property ReviewModel review
    /// The buttons have room, too.
    property bool roomy: true
    property bool fromRight: false
    /// What lies below the winner's face; below the other one, too, where the ribbon goes from one to the other.
    property real covered: 0
    /// How wide it is once it has grown, and how much of that it is, from 0 to 1.
    required property real whole
    property real grown: 1
    readonly property real wordsWidth: whole - (roomy ? covered + actions.width + Theme.unit * 6 : 2 * covered) - Theme.unit * 10

    /// A Command.
    signal asked(what: int)

    x: fromRight ? whole - width : 0
    width: whole * grown

    Strokes { // it comes up from behind the face
        id: ribbon

        /// Where the table begins.
        readonly property real back: root.height + Theme.unit
        readonly property real end: Math.max(back * 2, root.width)

        width: root.width
        transform: Scale {
            readonly property real squeezed: Math.min(1, root.width / ribbon.end)

            xScale: root.fromRight ? -squeezed : squeezed
            origin.x: root.fromRight ? root.width / (1 + squeezed) : 0
        }

        Shape {
            ShapePath {
                fillColor: Theme.trophyTint
                strokeColor: Theme.high ? Theme.trophy : Qt.alpha(Theme.trophy, 0.35)
                strokeWidth: Theme.high ? 2 : 1
                startY: ribbon.back

                PathCubic { control1X: ribbon.back * 0.13; control1Y: ribbon.back * 0.25; control2X: ribbon.back * 0.47; control2Y: 0; x: ribbon.back * 1.33; y: 0 }
                PathLine { x: ribbon.end - 16; y: 0 }
                PathQuad { controlX: ribbon.end; controlY: 0; x: ribbon.end; y: 16 }
                PathLine { x: ribbon.end; y: root.height - 16 }
                PathQuad { controlX: ribbon.end; controlY: root.height; x: ribbon.end - 16; y: root.height }
                PathLine { x: ribbon.back * 1.6; y: root.height }
                PathCubic { control1X: ribbon.back; control1Y: root.height; control2X: ribbon.back * 0.7; control2Y: ribbon.back; x: ribbon.back * 0.62; y: ribbon.back }
            }
        }
    }

    Item { // it stands where it will stay, and is read once there is room
        x: -root.x
        width: root.whole
        height: root.height
        opacity: Math.max(0, root.grown * 2 - 1)

        Column {
            x: root.fromRight ? parent.width - root.covered - width - Theme.unit * 4 : root.covered + Theme.unit * 4
            anchors.verticalCenter: parent.verticalCenter
            width: root.wordsWidth
            spacing: Theme.unit * 0.5

            Heading { // spoken with the move that ended it
                objectName: "endTitle"
                width: parent.width
                text: root.session.resultTitle
                font.pixelSize: Theme.title * 2.2
                fontSizeMode: Text.Fit
                minimumPixelSize: 12
                height: root.height * 0.44
                verticalAlignment: Text.AlignBottom
                elide: Text.ElideRight
            }

            AppText {
                objectName: "endSummary"
                width: parent.width
                text: qsTr("%1 %2 %3", "sentences").arg(root.session.resultReason).arg(root.review.busy ? qsTr("Judging the moves\u2026") : root.review.summary).arg(root.session.scoreText).replace("  ", " ").trim()
                height: root.height * 0.4
                fontSizeMode: Text.Fit
                minimumPixelSize: 11
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                color: Theme.ink2
            }
        }

        Row {
            id: actions

            x: root.fromRight ? Theme.unit * 4 : parent.width - width - Theme.unit * 4
            anchors.verticalCenter: parent.verticalCenter

            Lazy {
                wanted: root.roomy

                EndActions {
                    session: root.session
                    review: root.review
                    onAsked: what => root.asked(what)
                }
            }
        }
    }
}
