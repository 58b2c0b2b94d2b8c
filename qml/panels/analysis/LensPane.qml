// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Grundy.Models

/// The Nim lens: the same position as another game, joined with the board above. The time of the twin tells how far that has become it.
Item {
    id: root

    required property Session session
    /// That of the position itself.
    required property BoardView above
    /// Both lie on the table of a game.
    property bool tabled: false
    readonly property Twin twin: session.twin

    function joinLater() {
        Qt.callLater(join); // qmllint disable
    }

    function join() {
        const pieces = [];
        const stones = [];
        for (const tie of Array.from(twin.ties)) {
            const piece = above.placeIn(root, tie.board, tie.piece);
            const stone = view.placeIn(root, 0, tie.stone);
            if (piece !== null && stone !== null) {
                pieces.push(piece);
                stones.push(stone);
            }
        }
        (ribbons.made as LensRibbons)?.join(pieces, stones);
    }

    onHeightChanged: joinLater()
    Accessible.role: Accessible.Grouping
    //: read aloud: the place where a game is shown as heaps of Nim that equal it
    Accessible.name: qsTr("Nim lens")

    Row { // a dashed line
        id: separator

        readonly property int dash: Theme.unit * 2

        anchors { left: parent.left; right: parent.right; top: parent.top }
        spacing: dash
        clip: true
        height: 2

        Repeater {
            model: Math.ceil(Math.max(0, separator.width) / (separator.dash * 2))

            Rectangle {
                width: separator.dash
                height: 2
                color: Theme.line
            }
        }
    }

    RowLayout {
        id: head

        anchors { left: parent.left; right: parent.right; top: separator.bottom; topMargin: Theme.unit * 2 }
        spacing: Theme.unit * 2

        Paragraph {
            objectName: "lensHeading"
            Layout.fillWidth: true
            text: root.twin.offered ? root.twin.heading : root.twin.reason
            font.weight: Font.DemiBold
            elide: Text.ElideRight
            maximumLineCount: 2
            Accessible.role: Accessible.Heading
        }

        ChoiceBox {
            objectName: "lensGame"
            visible: root.twin.gameIds.length > 1
            Layout.preferredWidth: Math.round((root.width < 560 * Theme.scale ? 150 : 190) * Theme.scale)
            name: qsTr("Show the heaps as")
            ids: Array.from(root.twin.gameIds)
            labels: Array.from(root.twin.gameTitles)
            current: root.twin.gameId
            onChosen: id => root.twin.gameId = id
        }

        AppButton {
            objectName: "button_openTwin"
            visible: root.twin.notation !== ""
            //: a button, a verb: opens the heaps of Nim as a game of their own
            text: qsTr("Open")
            tip: qsTr("Open %1 as a game of its own").arg(root.twin.notation)
            onClicked: root.session.openAsRemembered(root.twin.notation, 0, Mode.Explore)
        }
    }

    BoardView {
        id: view

        objectName: "twinView"
        anchors {
            left: parent.left; right: parent.right; top: head.bottom; bottom: caption.top
            topMargin: Theme.unit; bottomMargin: Theme.unit
        }
        visible: root.twin.offered
        opacity: root.twin.time * root.twin.time
        board: root.twin.board
        tabled: root.tabled
        onPlaced: root.joinLater()
        onChosen: pieceId => {
            const pile = view.pileWith(pieceId);
            if (pile !== null)
                take.askBeside(pile, view, -Infinity);
            else
                root.twin.choose(pieceId);
        }
        onRun: (first, last) => root.twin.chooseRun(first, last)
        onDropped: {
            root.twin.cancelChoice();
            root.session.clearMessage();
        }

        TakePopup {
            id: take

            objectName: "twinTakePopup"
            session: root.session
            twin: root.twin
        }
    }

    Connections {
        target: root.above

        function onPlaced() { root.joinLater(); }
    }

    Connections {
        target: root.twin

        function onChanged() { root.joinLater(); }
    }

    Lazy {
        id: ribbons

        wanted: root.twin.time < 1
        onMadeChanged: root.joinLater()

        LensRibbons {
            objectName: "lensRibbons"
            colours: Theme.boardColours
            time: root.twin.time
        }
    }

    Note {
        id: caption

        objectName: "lensNote"
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: implicitHeight > 0 ? Math.max(implicitHeight, Math.round(20 * Theme.scale)) : 0
        visible: root.twin.offered
        text: root.twin.note !== "" ? root.twin.note : " "
        horizontalAlignment: Text.AlignHCenter
        elide: Text.ElideRight
        maximumLineCount: 2
    }
}
