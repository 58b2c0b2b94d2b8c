// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Grundy.Models

/// Several boards on one table: cards joined by plus signs, each with its game's name and what it is worth.
BoardBase {
    id: root

    /// What it stands in, which says what is asked for.
    required property OneBoard frame
    readonly property bool arranging: frame?.arranging ?? false
    readonly property int count: board.boardCount
    readonly property real plusRoom: Theme.unit * 7
    /// As many in a row as have room to be played on.
    readonly property int mostColumns: columnsOf(low ? cardNarrowest : cardLeast)
    /// Rather narrow cards than low ones, and rather low ones than some that have to be scrolled to.
    readonly property bool low: height / Math.ceil(count / columnsOf(cardLeast)) < 220
                                && heightOf(Math.ceil(count / columnsOf(cardNarrowest))) >= cardLowest
    /// For badges beside a heap, where there is room.
    readonly property real sideRoom: Theme.unit * (cardWidth < 160 ? 2 : 5)
    /// Low cards have their value beside the name, and no words below it.
    readonly property bool tight: cardHeight < 210
    readonly property int rows: Math.max(1, Math.ceil(count / mostColumns))
    readonly property int columns: Math.max(1, Math.ceil(count / rows))
    readonly property real cardLeast: large ? 240 : 180
    readonly property real cardNarrowest: 150
    /// Lower than that its board could not be read: the table scrolls.
    readonly property real cardLowest: Math.round((large ? 220 : 176) * Math.min(Theme.scale, 1.4))
    /// Below this the boards would not be seen; of the width alone, so that a page can be as high as it says.
    readonly property real leastHeight: Math.ceil(count / columnsOf(cardNarrowest)) * Math.round((large ? 250 : 200) * Math.min(Theme.scale, 1.4))
    readonly property real cardWidth: (cardsWidth + plusRoom) / columns - plusRoom
    readonly property real rowStep: cardHeight + Theme.unit * 3
    /// On the right there may be room for one game more.
    readonly property bool open: arranging && count < board.mostBoards && width > 720 * Theme.scale && height > 360
    readonly property real openWidth: 112 * Theme.scale
    readonly property real cardsWidth: open ? width - openWidth - plusRoom : width
    /// The room of the cards, above what they are worth together.
    readonly property real cardsRoom: height - (total.visible ? total.height + Theme.unit * 3 : 0)
    /// One card is never higher than its room: it would be cut.
    readonly property real cardHeight: Math.max(heightOf(rows), Math.min(cardLowest, Math.max(cardsRoom, 110)))
    readonly property bool scrolls: table.contentHeight > table.height + 1

    /// The board of each card.
    readonly property var stands: ({})
    /// The card that is dragged by its name; -1 for none. It will stand before the card `dropPlace`.
    property int dragged: -1
    property int dropPlace: -1
    /// How high the pointer holds it.
    property real heldAt: 0

    /// That board takes the keyboard.
    signal awaited(number: int)

    /// Cards of at least that width in a row.
    function columnsOf(least: real): int {
        return Math.max(1, Math.min(count, Math.floor((cardsWidth + plusRoom) / (least + plusRoom))));
    }

    /// Of cards in so many rows that fill the room.
    function heightOf(lines: int): real {
        return (cardsRoom + Theme.unit * 3) / lines - Theme.unit * 3;
    }

    /// Scrolls until that card is seen.
    function reveal(card: Item) {
        scrollTo(Math.min(card.y, Math.max(table.contentY, card.y + card.height - table.height)));
    }

    function scrollTo(y: real) {
        table.contentY = Math.max(0, Math.min(table.contentHeight - table.height, y));
    }

    /// The card that an item stands on; null for none.
    function cardOf(item: Item): Item {
        let card = item;
        while (card !== null && card.parent !== table.contentItem)
            card = card.parent;
        return card;
    }

    function sceneOf(number: int): BoardScene {
        return (stands[number] as OneBoard)?.view?.sceneOf(0) ?? null;
    }

    /// Before which card one stands that is dropped there.
    function placeAt(x: real, y: real): int {
        const row = Math.max(0, Math.min(rows - 1, Math.floor((y + table.contentY) / rowStep)));
        const column = Math.round(x / (cardWidth + plusRoom));
        return Math.max(0, Math.min(count, row * columns + Math.max(0, Math.min(columns, column))));
    }

    function drop() {
        const from = dragged;
        const to = dropPlace > from ? dropPlace - 1 : dropPlace;
        dragged = -1;
        dropPlace = -1;
        if (from >= 0 && to >= 0 && to !== from)
            frame.shifted(from, to);
    }

    /// The first board on which a move begins takes the keyboard.
    function wait() {
        const begins = own => Array.from({ length: own.rowCount() }, (none, row) => row).some(row => own.leadsOn(row));
        awaited(Array.from({ length: count }, (none, number) => number).find(number => begins(board.boardAt(number))) ?? 0);
    }

    ownInput: true
    Keys.onPressed: event => {
        if (large || !scrolls || ![Qt.Key_PageUp, Qt.Key_PageDown].includes(event.key)) // of a talk they are the next step
            return;
        scrollTo(table.contentY + (event.key === Qt.Key_PageDown ? rowStep : -rowStep) * Math.max(1, Math.floor(table.height / rowStep)));
        event.accepted = true;
    }

    Connections {
        target: root.Window

        function onActiveFocusItemChanged() {
            const item = root.Window.activeFocusItem;
            const byKeys = item instanceof PieceItem || item instanceof T.Control && (item as T.Control).focusReason !== Qt.MouseFocusReason;
            const card = byKeys ? root.cardOf(item) : null;
            if (card !== null)
                root.reveal(card);
        }
    }

    Surface {
        id: total

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: sum.implicitHeight + Theme.unit * 5
        visible: root.board.worth !== "" && root.height > 320

        Row {
            id: sum

            readonly property real room: total.width - Theme.unit * 6

            anchors.centerIn: parent
            spacing: Theme.unit * 3

            AppText {
                id: values

                width: Math.min(implicitWidth, sum.room)
                //: below several boards: what they are worth together, such as ∗3 or 1/2 + ∗
                text: qsTr("Together: %1").arg(root.board.worth)
                font.weight: Font.DemiBold
                elide: Text.ElideRight
            }

            AppText {
                visible: text !== "" && values.implicitWidth + sum.spacing + implicitWidth <= sum.room
                text: root.board.worthInWords
                color: Theme.ink2
            }
        }
    }

    ScrollArea {
        id: table

        objectName: "tableScroll"
        width: root.cardsWidth + Theme.unit * 3 // the bar stands beside the cards
        height: root.cardsRoom
        contentWidth: root.cardsWidth
        contentHeight: root.rows * root.rowStep - Theme.unit * 3
        onContentYChanged: root.placed()
        interactive: root.scrolls
        clip: root.scrolls
        // Without a graphics card, shapes that lie wholly beside what is seen would be drawn all the same.
        layer.enabled: root.scrolls && GraphicsInfo.api === GraphicsInfo.Software

        Repeater {
            model: root.count

            Item {
                id: place

                required property int index
                readonly property BoardModel own: root.board.boardAt(index)

                objectName: "boardCard_" + index
                x: (index % root.columns) * (root.cardWidth + root.plusRoom)
                y: Math.floor(index / root.columns) * root.rowStep
                width: root.cardWidth
                height: root.cardHeight
                z: root.dragged === index ? 1 : 0
                opacity: root.dragged === index ? 0.8 : 1
                transform: Translate {
                    x: root.dragged === place.index ? grip.along.x : 0
                    y: root.dragged === place.index ? grip.along.y + table.contentY - grip.scrolled : 0
                }

                Surface {
                    id: card

                    anchors.fill: parent

                    TapHandler {
                        enabled: root.interactive
                        onTapped: root.frame.boardChosen(place.index)
                    }
                }

                AppText {
                    id: name

                    anchors { left: parent.left; right: chip.visible && root.tight ? chip.left : more.visible ? more.left : parent.right; top: parent.top; margins: Theme.unit * 3 }
                    //: the number of a board on the table, and its game
                    text: place.own === null ? "" : qsTr("%1. %2").arg((place.index + 1).toLocaleString(Qt.locale(), "f", 0)).arg(place.own.title)
                    font.weight: Font.DemiBold
                    font.pixelSize: root.large ? Theme.presentSmall : Theme.body
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: root.large ? Theme.presentSmall : Theme.small
                    wrapMode: root.tight ? Text.NoWrap : Text.Wrap
                    maximumLineCount: root.tight ? 1 : 2
                    elide: Text.ElideRight
                }

                AppText {
                    id: words

                    anchors { left: name.left; right: parent.right; rightMargin: Theme.unit * 3; top: name.top; topMargin: name.contentHeight }
                    visible: !root.tight
                    text: place.own?.subtitle ?? ""
                    color: Theme.ink2
                    font.pixelSize: root.large ? Theme.presentSmall : Theme.small
                    elide: Text.ElideRight
                }

                MouseArea {
                    id: grip

                    property point from
                    property point along
                    property real scrolled // when it was taken

                    objectName: "boardGrip_" + place.index
                    anchors { left: parent.left; right: more.visible ? more.left : parent.right; top: parent.top; bottom: words.bottom }
                    enabled: root.arranging && root.count > 1
                    cursorShape: pressed ? Qt.ClosedHandCursor : Qt.OpenHandCursor
                    preventStealing: true
                    onPressed: mouse => {
                        from = mapToItem(root, mouse.x, mouse.y);
                        scrolled = table.contentY;
                    }
                    onPositionChanged: mouse => {
                        const here = mapToItem(root, mouse.x, mouse.y);
                        along = Qt.point(here.x - from.x, here.y - from.y);
                        root.heldAt = here.y;
                        if (root.dragged < 0 && Math.hypot(along.x, along.y) >= Theme.unit * 2)
                            root.dragged = place.index;
                        if (root.dragged === place.index)
                            root.dropPlace = root.placeAt(here.x, here.y);
                    }
                    onReleased: root.drop()
                    onCanceled: {
                        root.dragged = -1;
                        root.dropPlace = -1;
                    }
                }

                AppButton {
                    id: more

                    objectName: "boardMenu_" + place.index
                    anchors { right: parent.right; top: parent.top; margins: Theme.unit }
                    visible: root.arranging
                    look: AppButton.Look.Bare
                    text: "\u2026"
                    //: read aloud: the number of a board on the table, such as 2
                    Accessible.name: qsTr("Board %1").arg((place.index + 1).toLocaleString(Qt.locale(), "f", 0))
                    onClicked: menu.popup(more, 0, more.height)

                    AppMenu {
                        id: menu

                        AppMenuItem { objectName: "menu_duplicate"; text: /*: an entry of a menu, a verb */ qsTr("Duplicate"); onTriggered: root.frame.duplicated(place.index) }
                        AppMenuItem { objectName: "menu_negate"; text: qsTr("Exchange Left and Right"); onTriggered: root.frame.negated(place.index) }
                        AppMenuItem { objectName: "menu_before"; text: qsTr("Move to the left"); enabled: place.index > 0; onTriggered: root.frame.shifted(place.index, place.index - 1) }
                        AppMenuItem { objectName: "menu_behind"; text: qsTr("Move to the right"); enabled: place.index + 1 < root.count; onTriggered: root.frame.shifted(place.index, place.index + 1) }
                        AppMenuItem { objectName: "menu_remove"; text: /*: an entry of a menu: takes this board off the table */ qsTr("Remove"); onTriggered: root.frame.removed(place.index) }
                    }
                }

                OneBoard {
                    id: stand

                    anchors { left: parent.left; right: parent.right; top: root.tight ? name.bottom : words.bottom; bottom: chip.visible && !root.tight ? chip.top : parent.bottom }
                    anchors { margins: Theme.unit * 2; leftMargin: root.sideRoom; rightMargin: root.sideRoom }
                    board: place.own
                    interactive: root.interactive
                    large: root.large
                    wheelScrolls: root.scrolls
                    ribboned: root.frame.ribboned
                    zoomOffered: false
                    onChosen: pieceId => root.chosen(root.board.idOnTable(pieceId, place.index))
                    onRun: (first, last) => root.run(root.board.idOnTable(first, place.index), root.board.idOnTable(last, place.index))
                    onDropped: root.dropped()
                    onMissed: root.frame.boardChosen(place.index)
                    onPlaced: root.placed()
                    Component.onCompleted: root.stands[place.index] = stand

                    Connections {
                        target: root

                        function onAwaited(number: int) {
                            if (number === place.index)
                                stand.takeKeyboard();
                        }
                    }
                }

                Rectangle {
                    id: chip

                    x: root.tight ? parent.width - width - Theme.unit * 2 - (more.visible ? more.width : 0) : (parent.width - width) / 2
                    y: root.tight ? name.y + (name.height - height) / 2 : parent.height - height - Theme.unit * 3
                    width: Math.min(worth.implicitWidth + Theme.unit * 6, root.tight ? parent.width * 0.4 : parent.width - Theme.unit * 4)
                    height: worth.implicitHeight + Theme.unit * 2
                    radius: height / 2
                    visible: place.own !== null && place.own.worth !== ""
                    color: Theme.accentTint

                    AppText {
                        id: worth

                        anchors.centerIn: parent
                        width: Math.min(implicitWidth, parent.width - Theme.unit * 3)
                        text: place.own?.worth ?? ""
                        color: Theme.accent
                        font.weight: Font.Bold
                        elide: Text.ElideRight
                        //: read aloud: the value of a board, such as ∗3
                        Accessible.name: qsTr("worth %1").arg(text)
                    }
                }

                CentredText {
                    visible: place.index + 1 < root.count && ((place.index + 1) % root.columns !== 0 || root.open && !root.scrolls)
                    x: parent.width
                    width: root.plusRoom
                    height: parent.height
                    text: root.frame?.between ?? ""
                    font.pixelSize: Theme.title
                    color: Theme.ink2
                }
            }
        }

        Rectangle { // where a dragged card comes to stand
            readonly property int before: Math.max(0, root.dropPlace - 1)

            objectName: "dropPlace"
            visible: root.dropPlace >= 0
            x: Math.max(0, (root.dropPlace === 0 ? 0 : before % root.columns * (root.cardWidth + root.plusRoom) + root.cardWidth) + (root.dropPlace === 0 ? 0 : root.plusRoom / 2) - width / 2)
            y: Math.floor(before / root.columns) * root.rowStep
            width: Theme.unit * 1.5
            height: root.cardHeight
            radius: width / 2
            color: Theme.accent
            z: 2
        }
    }

    Timer { // a card that is held at the end of what is seen
        interval: 30
        repeat: true
        running: root.dragged >= 0 && root.scrolls
        onTriggered: {
            const step = root.heldAt < Theme.unit * 6 ? -Theme.unit * 3 : root.heldAt > table.height - Theme.unit * 6 ? Theme.unit * 3 : 0;
            root.scrollTo(table.contentY + step);
        }
    }

    OpenPlace {
        objectName: "openPlace"
        visible: root.open
        x: root.width - root.openWidth
        width: root.openWidth
        height: root.cardsRoom
        onAsked: root.frame.gameAsked()
        onPositionDropped: position => root.frame.positionDropped(position)
    }
}
