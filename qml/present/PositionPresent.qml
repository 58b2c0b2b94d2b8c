// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models
import Grundy.Ui

/// A position for the class: the board with whose turn it is beside it, and nothing told until it is revealed.
PresentFrame {
    id: root

    required property PositionShow show
    required property Session session
    /// What is voted for: moves, or who wins.
    readonly property bool asking: show.outcomeVotes.taking
    readonly property VotesModel votes: asking || !show.votes.taking && show.votes.count === 0 ? show.outcomeVotes : show.votes
    readonly property bool taking: show.votes.taking || asking
    /// So many teams' names are being typed: of one, while the keyboard goes on to the other, two.
    property int naming: 0
    readonly property bool reading: show.rung === PositionShow.Why && !taking
    //: a button with its key, L: reasons argue in plain words
    readonly property list<string> levelNames: [qsTr("L: the idea"), /*: a button with its key, L: reasons argue with the letters P and N only */ qsTr("L: labels"), /*: a button with its key, L: reasons argue with Grundy values, too */ qsTr("L: values"), /*: with its key, L: all that is proven */ qsTr("L: theorems")] // as Argument
    /// A row of labels has the whole place.
    readonly property bool labelling: reading && show.labels.length > 0
    readonly property bool tallying: !reading && (taking || show.votes.count > 0 || show.outcomeVotes.total > 0)
    /// The board has the whole width until something is to be read beside it: the teams then lie above that.
    readonly property bool paneled: reading || tallying
    readonly property real sideWidth: paneled ? Math.round(Math.min(width * 0.33, 520 * grow)) : 0

    function collectVotes(taking: bool) {
        show.outcomeVotes.taking = false;
        show.votes.taking = taking;
        if (taking)
            tally.forceActiveFocus();
        else
            board.takeKeyboard();
    }

    function askWhoWins(asked: bool) {
        collectVotes(false);
        show.askWhoWins(asked);
        if (asked)
            tally.forceActiveFocus();
    }

    /// One level of argument further; behind the last one stands the first.
    function nextLevel() {
        Settings.level = (Settings.level + 1) % levelNames.length;
    }

    /// What was begun.
    function drop(): bool {
        if (taking) {
            collectVotes(false);
            return true;
        }
        const half = session.board.chosenPiece !== "";
        session.cancelChoice();
        return half;
    }

    showing: show
    keysActive: naming === 0
    arrows: false
    digits: !taking
    canNext: show.canNext
    outcome: show.outcome
    heading: show.heading
    sentenceLines: 2
    besideWidth: paneled ? 0 : Math.round(492 * grow)
    message: session.message
    buttons: [
        PresentButton {
            objectName: "present_undo"
            grow: root.grow
            //: a button with its key, U: takes the last move back
            text: qsTr("U: undo")
            enabled: root.session.canUndo
            onClicked: root.session.undo()
        },
        PresentButton {
            objectName: "present_restart"
            grow: root.grow
            //: a button with its key, R: begins the same game anew
            text: qsTr("R: restart")
            enabled: root.session.canUndo
            onClicked: root.session.restart()
        },
        PresentButton {
            objectName: "present_votes"
            grow: root.grow
            //: a button with its key, V: the class votes on the moves
            text: qsTr("V: votes")
            enabled: !root.session.over
            checked: root.show.votes.taking
            onClicked: root.collectVotes(!root.show.votes.taking)
        },
        PresentButton {
            objectName: "present_whoWins"
            grow: root.grow
            text: root.session.partizan ? qsTr("P: who wins?") : qsTr("P: P or N?")
            enabled: !root.session.over
            checked: root.asking
            onClicked: root.askWhoWins(!root.asking)
        },
        PresentButton {
            objectName: "present_level"
            grow: root.grow
            text: root.levelNames[Settings.level]
            onClicked: root.nextLevel()
        }
    ]
    Component.onCompleted: board.takeKeyboard()
    Component.onDestruction: signs.model = 0 // the signs go before what they refer to

    Shortcut { sequences: ["U", "Ctrl+Z"]; enabled: root.keysActive && root.session.canUndo; onActivated: root.session.undo() }
    Shortcut { sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]; enabled: root.keysActive && root.session.canRedo; onActivated: root.session.redo() }
    Shortcut { sequence: "R"; enabled: root.keysActive && root.session.canUndo; onActivated: root.session.restart() }
    Shortcut { sequence: "V"; enabled: root.keysActive && !root.session.over; onActivated: root.collectVotes(!root.show.votes.taking) }
    Shortcut { sequence: "P"; enabled: root.keysActive && !root.session.over; onActivated: root.askWhoWins(!root.asking) }
    Shortcut { sequence: "L"; enabled: root.keysActive; onActivated: root.nextLevel() }

    BoardView {
        id: board

        objectName: "presentBoard"
        anchors { left: parent.left; right: column.left; top: parent.top; bottom: parent.bottom; rightMargin: root.paneled ? Math.round(32 * root.grow) : 0 }
        visible: root.show.rung !== PositionShow.Table && !root.labelling
        board: root.session.board
        large: true
        onChosen: pieceId => root.show.choose(pieceId)
        onRun: (first, last) => root.show.chooseRun(first, last)
        onDropped: root.session.cancelChoice()
    }

    Lazy {
        wanted: root.show.rung === PositionShow.Table && root.show.table.rows > 0

        PresentTable {
            anchors.fill: board
            table: root.show.table
            grow: root.grow
        }
    }

    Lazy {
        wanted: root.labelling

        LabelRow {
            anchors.fill: parent
            cells: root.show.labels
            large: true
            largest: Math.round(108 * root.grow)
            least: Math.round(60 * root.grow) // numbers of 28 pixels of 1080 lines
        }
    }

    Item {
        id: column

        anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
        width: root.sideWidth
        visible: !root.labelling

        Grid {
            id: teams

            parent: root.paneled ? column : root.beside
            y: root.paneled ? 0 : root.beside.height - height + Math.round(8 * root.grow) // as far as the keys begin
            columns: 2
            spacing: Math.round(12 * root.grow)

            Repeater {
                id: signs

                model: 2

                /// One of the two teams: its letter in its own shape and colour, its name, which can be changed, and whether it
                /// is to move.
                AbstractButton {
                    id: team

                    required property int index
                    readonly property string name: root.show.teams[index]
                    /// What the team is in a partizan game; empty in others.
                    readonly property string side: index === 0 ? root.session.leftName : root.session.rightName
                    readonly property bool toMove: !root.session.over && root.show.turn === index
                    property bool editing: false
                    readonly property color ink: side === "" ? (index === 0 ? Theme.accent : Theme.stone) : index === 0 ? Theme.left : Theme.right

                    width: ((root.paneled ? root.sideWidth : root.besideWidth) - teams.spacing) / 2
                    onEditingChanged: root.naming += editing ? 1 : -1
                    objectName: "team_" + index
                    implicitHeight: Math.round(88 * root.grow)
                    focusPolicy: Qt.TabFocus
                    Accessible.role: Accessible.Button
                    Accessible.name: qsTr("%1, %2", "a team and whether it is to move").arg(name).arg(detail.text)
                    Accessible.description: qsTr("Changes the name")
                    Accessible.onPressAction: if (team.enabled) team.clicked()
                    Keys.onReturnPressed: team.clicked()
                    onClicked: team.editing = true

                    Rectangle {
                        id: sign

                        anchors { left: parent.left; leftMargin: Math.round(10 * root.grow); verticalCenter: parent.verticalCenter }
                        width: Math.round(50 * root.grow)
                        height: width
                        radius: team.index === 0 ? width / 2 : width * 0.12
                        color: team.toMove ? team.ink : "transparent"
                        border.width: Math.max(2, Math.round(3 * root.grow))
                        border.color: team.ink

                        SilentText {
                            anchors.centerIn: parent
                            text: team.index === 0 ? qsTr("A", "the first team") : qsTr("B", "the second team")
                            color: team.toMove ? Theme.onFilled : team.ink
                            font.pixelSize: Math.round(30 * root.grow)
                            font.weight: Font.Bold
                        }
                    }

                    Column {
                        anchors {
                            left: sign.right; right: parent.right; verticalCenter: parent.verticalCenter
                            leftMargin: Math.round(8 * root.grow); rightMargin: Math.round(6 * root.grow)
                        }

                        SilentText {
                            width: parent.width
                            visible: !team.editing
                            text: team.name
                            font.pixelSize: Math.round(28 * root.grow)
                            font.weight: team.toMove ? Font.Bold : Font.Normal
                            height: !detail.visible ? team.height - 8
                                  : Math.round((team.name.length <= 9 ? 40 : 54) * root.grow) // one line, or room for two
                            verticalAlignment: detail.visible ? Text.AlignBottom : Text.AlignVCenter
                            fontSizeMode: Text.Fit
                            minimumPixelSize: Math.round(24 * root.grow)
                            lineHeight: 0.9
                            wrapMode: Text.Wrap
                            elide: Text.ElideRight
                        }

                        SilentText {
                            id: detail

                            width: parent.width
                            visible: !team.editing && text !== "" && team.name.length <= 16 // the sign itself tells it, too
                            //: below the name of a team: it is its turn
                            text: team.side !== "" ? team.side : team.toMove ? qsTr("to move") : ""
                            color: Theme.ink2
                            font.pixelSize: Math.round(24 * root.grow)
                            elide: Text.ElideRight
                        }

                        Lazy {
                            wanted: team.editing

                            AppTextField {
                                objectName: "teamName_" + team.index
                                width: parent?.width ?? 0
                                height: Math.round(56 * root.grow)
                                text: team.name
                                maximumLength: 24
                                font.pixelSize: Math.round(28 * root.grow)
                                Component.onCompleted: {
                                    selectAll();
                                    forceActiveFocus();
                                }
                                Keys.onEscapePressed: {
                                    team.editing = false;
                                    board.takeKeyboard();
                                }
                                onAccepted: board.takeKeyboard()
                                onEditingFinished: {
                                    if (!team.editing)
                                        return;
                                    team.editing = false;
                                    root.show.nameTeam(team.index, text);
                                }
                            }
                        }
                    }

                    background: Backdrop {
                        radius: Theme.cardRadius
                        color: team.toMove ? Theme.surface2 : "transparent"
                        border.width: team.toMove ? Math.max(2, Math.round(3 * root.grow)) : 1
                        border.color: team.toMove ? team.ink : Theme.line
                        ringed: team.visualFocus
                    }
                }
            }
        }

        Lazy {
            wanted: root.reading

            PresentStep {
                anchors { fill: column; topMargin: teams.height + Math.round(20 * root.grow) }
                explanation: root.session.explanation
                grow: root.grow
            }
        }

        VotesPanel {
            id: tally

            anchors { fill: parent; topMargin: teams.height + Math.round(20 * root.grow) }
            visible: root.tallying
            votes: root.votes
            grow: root.grow
            hintText: root.votes === root.show.votes ? qsTr("Click a move, or press ↑ ↓. Type its votes.") : qsTr("Press ↑ ↓ to choose. Type the votes.")
            onDone: root.collectVotes(false)
        }
    }
}
