// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Grundy.Models

/// A player at the table: a face, a name, whose turn it is, and what the player says of the last move. A click changes who
/// plays.
PlainButton {
    id: root

    required property Session session
    /// 0, who sits at the side where reading begins, or 1.
    required property int number
    readonly property Seat seat: number === 0 ? session.seat0 : session.seat1
    readonly property bool moves: session.toMove === number
    readonly property bool over: session.over
    readonly property bool won: session.winner === number
    /// Partizan games: what this player plays, and what that is called.
    readonly property int side: !session.partizan ? Mover.Either : number === 0 ? Mover.Left : Mover.Right
    readonly property string sideName: number === 0 ? session.leftName : session.rightName
    /// The players are called after their tokens.
    readonly property bool ofTokens: session.board.ofTokens
    readonly property bool lit: over ? won : moves
    //: of a player, when the game is over: has won
    readonly property string turn: over ? won ? qsTr("Winner") : /*: of a player, when the game is over: has lost */ qsTr("Lost") : moves ? session.thinking ? /*: of the computer */ qsTr("Thinking\u2026") : /*: of the player whose turn it is */ qsTr("To move")
                                        //: of a player: it is the other one's turn
                                        : qsTr("Waiting")
    readonly property bool alone: session.seat0.human !== session.seat1.human
    /// There is no dish that shows what the player has taken.
    property bool counting: false
    /// On the right of the window.
    readonly property bool isRight: (number === 1) !== LayoutMirroring.enabled
    readonly property bool low: height < 90
    /// It says what it did: the computer does, and two people do.
    readonly property string said: over ? seat.remark : seat.said
    /// How far the person has come on the ladder, once this computer has lost.
    readonly property string defeat: !over || won || seat.human || !Array.from(session.beaten).includes(seat.face) ? ""
        : session.next === "" ? qsTr("You have beaten them all here.") : /*: two computers: the one just beaten, and the next one */ qsTr("%1 beaten. %2 next.").arg(seat.name).arg(session.next)
    readonly property bool speaking: said !== "" && (!seat.human || !alone)
    readonly property string mood: over ? won ? "wins" : "loses" : moves && !seat.human ? "thinks" : "listens"
    readonly property real faceSize: Math.round(height * 1.16)
    readonly property real inset: Math.max(faceSize * 0.5, Math.min(130, Window.width * 0.09) - faceSize / 2)
    readonly property real room: width - inset - faceSize - Theme.unit * 4
    /// Of the winner's laurel, on each side of the face: as many leaves as have grown.
    property real leaves: over && won ? 5 : 0

    /// Who plays has been chosen, or not.
    signal done()

    objectName: "seat_" + number
    //: read aloud: a player, the level of the computer, whose turn it is
    Accessible.name: sideName === "" ? qsTr("%1 %2, %3").arg(seat.name).arg(seat.human ? "" : seat.levelText).arg(turn)
        : /*: read aloud: a side such as Left, its player, the level of the computer, whose turn it is */ qsTr("%1: %2 %3, %4").arg(sideName).arg(seat.name).arg(seat.human ? "" : seat.levelText).arg(turn)
    Accessible.description: qsTr("Change the player")
    onClicked: editor.open()

    Behavior on leaves {
        SequentialAnimation {
            PauseAnimation { duration: Theme.move * 2.85 } // the ribbon is there
            NumberAnimation { duration: Theme.move * 0.875 } // one each 35 ms
        }
    }

    AppPopup {
        id: editor

        onClosed: root.done()
        y: parent.height + Theme.unit
        x: root.isRight ? root.width - width : 0

        SeatEditor {
            session: root.session
            seat: root.seat
            prefix: "seat%1_".arg(root.number)
        }
    }

    Item {
        anchors.fill: parent

        Lazy {
            width: parent.width
            y: -parent.height
            height: parent.height * 2
            wanted: face.visible && (root.lit || root.hovered)

            Item { // the light around who moves, and who is pointed at
                anchors.fill: parent
                clip: true

                Strokes {
                    Shape {
                        ShapePath {
                            id: light

                            readonly property color colour: root.hovered ? Theme.accent : "#FFEFC4"
                            readonly property real strength: root.hovered ? 0.5 : Theme.dark ? 0.22 : 0.9

                            strokeColor: "transparent"
                            fillGradient: RadialGradient {
                                centerX: around.centerX
                                centerY: around.centerY
                                centerRadius: around.radiusX
                                focalX: centerX
                                focalY: centerY

                                GradientStop { position: 0; color: Qt.alpha(light.colour, light.strength) }
                                GradientStop { position: 0.5; color: Qt.alpha(light.colour, light.strength * 0.4) }
                                GradientStop { position: 1; color: Qt.alpha(light.colour, 0) }
                            }

                            PathAngleArc {
                                id: around

                                centerX: face.x - stage.beside + face.width / 2
                                centerY: root.height * 2 - face.height * 0.4
                                radiusX: face.width * 1.2
                                radiusY: radiusX
                                sweepAngle: 360
                            }
                        }
                    }
                }
            }
        }

        Item { // the table hides the foot; a laurel reaches out beside the face
            id: stage

            readonly property real beside: Math.round(root.faceSize * 0.25)

            anchors {
                left: parent.left; right: parent.right; bottom: parent.bottom
                leftMargin: -beside; rightMargin: -beside
            }
            height: root.faceSize
            clip: true

            WorldImage {
                id: face

                x: stage.beside + (root.isRight ? root.width - root.inset - width : root.inset)
                y: height * 0.13 - (root.hovered ? 3 : 0)
                width: root.faceSize
                height: width
                visible: !Theme.plain
                element: root.seat.human ? root.seat.face : root.seat.face + "-" + root.mood
            }

            Lazy {
                anchors.fill: parent
                wanted: root.over && root.won && face.visible

                Item {
                    anchors.fill: parent

                    Repeater { // the laurel around the face, from below upwards
                        model: 10

                        WorldImage {
                            required property int index
                            readonly property int side: index % 2 === 0 ? 1 : -1
                            readonly property int place: Math.floor(index / 2)
                            readonly property real angle: 90 + side * (28 + place * 27)

                            x: face.x + face.width * (0.5 + 0.5 * Math.cos(angle * Math.PI / 180))
                            y: face.y + face.height * (0.6 + 0.5 * Math.sin(angle * Math.PI / 180)) - height / 2
                            width: Math.round(face.width * 0.17)
                            height: Math.round(width * 0.75)
                            opacity: Math.max(0, Math.min(1, root.leaves - place))
                            transformOrigin: Item.Left
                            rotation: angle + side * 65
                            element: "laurel"
                        }
                    }
                }
            }
        }

        Column {
            id: words

            readonly property real wide: face.visible ? face.width : 0

            visible: !(root.over && (root.won || root.low)) // the ribbon says it
            x: root.isRight ? parent.width - root.inset - wide - Theme.unit * 3 - width : root.inset + wide + Theme.unit * 3
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Math.round(parent.height * 0.16)
            scale: Math.min(1, root.room / Math.max(1, implicitWidth), parent.height * 0.98 / Math.max(1, implicitHeight))
            transformOrigin: root.isRight ? Item.BottomRight : Item.BottomLeft
            spacing: Theme.unit * (root.low ? 1 : 2)

            Bubble {
                anchors.right: root.isRight ? parent.right : undefined
                visible: root.speaking
                text: root.said
                head: root.low ? root.seat.name : ""
                most: Math.max(160, Math.min(420 * Theme.scale, root.room))
                tailRight: root.isRight
            }

            Row {
                anchors.right: root.isRight ? parent.right : undefined
                visible: !(root.low && root.speaking) || root.lit
                height: Math.round(28 * Theme.scale)
                spacing: Theme.unit * 2

                Row {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !(root.low && root.speaking) && root.defeat === ""
                    spacing: Theme.unit

                    PlayerTag {
                        anchors.verticalCenter: parent.verticalCenter
                        size: Math.round(20 * Theme.scale)
                        player: root.side
                        ofTokens: root.ofTokens
                    }

                    SilentText {
                        anchors.baseline: name.baseline
                        visible: text !== ""
                        text: root.sideName
                        color: root.ofTokens ? Theme.ink : root.side === Mover.Left ? Theme.left : Theme.right
                        font.weight: Font.DemiBold
                    }

                    SilentText {
                        id: name

                        text: root.seat.name
                        font.pixelSize: root.speaking ? Theme.body : root.low ? Theme.large : Theme.title
                        font.weight: root.speaking ? Font.DemiBold : Font.Bold
                    }
                }

                Row { // the same way round on both sides
                    anchors.verticalCenter: parent.verticalCenter
                    visible: more.text !== "" && !root.low && !pill.visible
                    spacing: Theme.unit * 2

                    BeatenMarks {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: root.defeat !== ""
                        beaten: root.session.beaten
                    }

                    SilentText {
                        id: more

                        text: root.seat.human ? root.speaking ? "" : root.said : root.defeat !== "" ? root.defeat : root.seat.manner
                        color: Theme.ink2
                    }
                }

                Rectangle {
                    id: pill

                    anchors.verticalCenter: parent.verticalCenter
                    visible: root.lit
                    width: state.implicitWidth + Theme.unit * 6
                    height: Math.round(28 * Theme.scale)
                    radius: height / 2
                    color: root.over ? Theme.trophyTint : Theme.accent

                    SilentText {
                        id: state

                        anchors.centerIn: parent
                        //: of the one person who plays against the computer: it is your turn
                        text: !root.over && root.seat.human && root.alone ? qsTr("Your move") : root.turn
                        color: root.over ? Theme.trophy : Theme.onFilled
                        font.weight: Font.DemiBold
                    }
                }

                SilentText {
                    objectName: "seatTook_" + root.number
                    anchors.verticalCenter: parent.verticalCenter
                    visible: root.counting && text !== "" && !root.over
                    text: root.seat.took
                    color: Theme.ink2
                }
            }
        }
    }

    background: Backdrop {
        color: root.hovered && !face.visible ? Theme.accentTint : "transparent"
        opacity: 0.5
        radius: Theme.cardRadius
        ringed: root.visualFocus
        ringGap: -2
    }
}
