// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Grundy.Models
import Grundy.Ui

/// Draw your own game: the shapes that may be taken at one side, a board to try them on at the other.
DrawPlace {
    id: root

    readonly property bool narrow: width < 1150 * Theme.scale

    function receive(notation: string) {
        const row = theDrawing.keptRow(notation);
        if (row < 0 || !theDrawing.resume(row))
            theDrawing.start(notation);
    }

    function openFile(file: url) {
        files.open(file);
    }

    onVisibleChanged: if (visible) theDrawing.readAgain()
    drawing: theDrawing
    settled: !theDrawing.busy

    RuleDrawing {
        id: theDrawing

        objectName: "drawing"
    }

    Ground {
        color: Theme.background
    }

    /// The way back, what the page is, and the convention.
    HeadBar {
        id: head

        anchors { left: parent.left; right: parent.right; top: parent.top }
        implicitHeight: Math.round(72 * Math.max(1, Theme.scale * 0.95))

        RowLayout {
            anchors { fill: parent; leftMargin: Theme.unit * 4; rightMargin: Theme.unit * 6 }
            spacing: Theme.unit * 3

            AppButton {
                objectName: "button_drawBack"
                look: AppButton.Look.Bare
                iconName: "back"
                tip: qsTr("Back to all games")
                onClicked: root.backAsked()
            }

            ColumnLayout {
                Layout.fillWidth: true
                Layout.minimumWidth: 40
                spacing: 1

                Title {
                    Layout.fillWidth: true
                    text: qsTr("Draw your own game")
                }

                Note {
                    Layout.fillWidth: true
                    text: qsTr("Draw the shapes that may be taken. The board answers at once.")
                    maximumLineCount: 2
                    lineHeight: 0.95
                    elide: Text.ElideRight
                }
            }

            ConventionChoice {
                objectName: "drawConvention"
                namePrefix: "draw_"
                misere: theDrawing.misere
                onPicked: misere => theDrawing.misere = misere
            }
        }
    }

    StartStrip {
        id: strip

        anchors { left: parent.left; right: parent.right; top: head.bottom }
        drawing: theDrawing
        titled: !root.narrow
    }

    /// The name of the game, whether it is kept, and where to take it.
    FootBar {
        id: foot

        readonly property bool whole: theDrawing.notation !== ""
        /// All on one line.
        readonly property bool oneLine: width > naming.width + buttons.width + Theme.unit * 16

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        implicitHeight: (oneLine ? Math.max(naming.height, buttons.height) : naming.height + buttons.height + Theme.unit * 3) + Theme.unit * 6

        Row {
            id: naming

            x: foot.LayoutMirroring.enabled ? foot.width - width - Theme.unit * 6 : Theme.unit * 6
            y: foot.oneLine ? (foot.height - height) / 2 : Theme.unit * 3
            spacing: Theme.unit * 3

            SilentText {
                anchors.verticalCenter: parent.verticalCenter
                //: before a field: the name of the game that is drawn
                text: qsTr("Name")
                color: Theme.ink2
            }

            AppTextField {
                objectName: "drawName"
                width: Math.round(Math.min(260 * Theme.scale, foot.width * 0.3))
                name: qsTr("Name of the game")
                //: in an empty field: a name for the game that one drew
                placeholderText: qsTr("My game")
                maximumLength: theDrawing.longestName
                text: theDrawing.name
                onTextEdited: theDrawing.name = text
            }

            Note {
                anchors.verticalCenter: parent.verticalCenter
                visible: theDrawing.kept && foot.width > 1050 * Theme.scale
                text: qsTr("\u2713 kept in your own rules as you draw")
                wrapMode: Text.NoWrap
            }
        }

        Row {
            id: buttons

            x: foot.LayoutMirroring.enabled ? Theme.unit * 6 : foot.width - width - Theme.unit * 6
            y: foot.oneLine ? (foot.height - height) / 2 : naming.y + naming.height + Theme.unit * 3
            spacing: Theme.unit * 2

            AppButton {
                id: more

                objectName: "button_drawMore"
                iconName: "menu"
                tip: qsTr("More for this game")
                onClicked: menu.popup(more, 0, -menu.height)

                AppMenu {
                    id: menu

                    AppMenuItem { objectName: "menu_drawOpen"; text: qsTr("Open a drawn game\u2026"); onTriggered: files.askOpen() }
                    AppMenuItem { objectName: "menu_drawSave"; text: qsTr("Save as a file\u2026"); enabled: foot.whole; onTriggered: files.askSave() }
                    AppMenuItem { objectName: "menu_drawPresent"; text: /*: an entry of a menu, a verb: shows the game to a class */ qsTr("Present"); enabled: foot.whole; onTriggered: root.openAsked(theDrawing.notation, theDrawing.starter, Mode.Present) }
                    AppMenuItem { objectName: "menu_drawLab"; text: qsTr("Look at it in the Lab"); enabled: foot.whole; onTriggered: root.labAsked(theDrawing.notation) }
                    AppMenuItem { objectName: "menu_drawLesson"; text: qsTr("Make it a step of a lesson"); enabled: foot.whole; onTriggered: root.lessonAsked(theDrawing.notation) }
                }
            }

            AppButton {
                objectName: "button_drawWorksheet"
                enabled: foot.whole
                //: an entry of a menu or a button: makes a worksheet of this game
                text: qsTr("Worksheet")
                onClicked: root.worksheetAsked(theDrawing.notation)
            }

            AppButton {
                objectName: "button_drawExplore"
                enabled: foot.whole
                //: a button, a verb: opens the game with its analysis
                text: qsTr("Explore")
                onClicked: root.openAsked(theDrawing.notation, theDrawing.starter, Mode.Explore)
            }

            PrimaryButton {
                objectName: "button_drawPlay"
                enabled: foot.whole
                //: a button: begins a game
                text: qsTr("Play")
                onClicked: root.openAsked(theDrawing.notation, theDrawing.starter, Mode.Play)
            }
        }
    }

    /// The shapes that may be taken, one card each, and what a click on a square draws.
    ScrollArea {
        id: shapes

        readonly property int margin: Theme.unit * (width < 420 * Theme.scale ? 3 : 6)

        anchors { left: parent.left; top: strip.bottom; bottom: foot.top }
        width: Math.round(parent.width * (root.narrow ? 0.44 : 0.41))
        contentHeight: column.height + Theme.unit * 10
        follows: true
        clip: true

        Column {
            id: column

            x: shapes.margin
            y: Theme.unit * 4
            width: shapes.width - shapes.margin * 2
            spacing: Theme.unit * 3

            Heading {
                text: qsTr("Shapes that may be taken")
            }

            WideFlow {
                spacing: Theme.unit * 3

                AppText {
                    height: brushes.height
                    text: qsTr("A click draws:")
                    color: Theme.ink2
                    verticalAlignment: Text.AlignVCenter
                }

                Segmented {
                    id: brushes

                    readonly property list<string> signs: ["1", "_", "s"]

                    name: qsTr("What a click on a square draws")
                    namePrefix: "brush_"
                    sidePadding: Theme.unit * 2.5
                    textSize: Theme.small
                    ids: ["take", "empty", "stay"]
                    //: of a square of a drawn shape: a move takes the stone on it
                    labels: [qsTr("taken"), qsTr("must be empty"), /*: of a square of a drawn shape: there is a stone, and it stays */ qsTr("stays")]
                    current: "take"
                    onChosen: id => current = id
                }
            }

            Repeater {
                id: cards

                model: theDrawing.shapes

                ShapeCard {
                    width: parent?.width ?? 0
                    drawing: theDrawing
                    brush: brushes.signs[brushes.ids.indexOf(brushes.current)]
                }
            }

            WideFlow {
                enabled: theDrawing.shapes.count < theDrawing.shapes.most
                spacing: Theme.unit * 3

                AppButton {
                    objectName: "addShape"
                    text: qsTr("+ another shape")
                    onClicked: {
                        theDrawing.shapes.add();
                        theDrawing.current = theDrawing.shapes.count - 1;
                        (cards.itemAt(cards.count - 1) as ShapeCard)?.focusField();
                    }
                }

                AppButton {
                    objectName: "addLine"
                    text: qsTr("+ a line")
                    tip: qsTr("Any unbroken line of a row or a column, as long as you allow")
                    onClicked: {
                        theDrawing.shapes.addLine();
                        theDrawing.current = theDrawing.shapes.count - 1;
                    }
                }
            }
        }
    }

    Rectangle {
        anchors { left: shapes.right; right: parent.right; top: strip.bottom; bottom: foot.top }
        color: Theme.board

        TryPane {
            anchors.fill: parent
            drawing: theDrawing
        }

        Hairline {
            anchors { left: parent.left; top: parent.top; bottom: parent.bottom }
        }
    }

    /// Saves a drawn game as a file, and opens one.
    FileChoice {
        id: files

        readonly property list<string> ruleEndings: [".grundyrule"]

        function askOpen() {
            prepare(qsTr("Open a drawn game"), false, ruleEndings);
            ask("");
        }

        function askSave() {
            prepare(qsTr("Save the drawn game"), true, ruleEndings);
            ask(theDrawing.fileName());
        }

        function open(file: url) {
            prepare(qsTr("Open a drawn game"), false, ruleEndings);
            receive(file);
        }

        function receive(file: url) {
            const problem = saving ? theDrawing.write(file) : theDrawing.read(file);
            if (problem !== "")
                refuse(file, problem);
        }

        objectName: "ruleFiles"
        anchors.fill: parent
        folder: root.session.documents()
        onChosen: file => files.receive(file)
    }
}
