// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Grundy.Models

/// The head of a game: way back, title and rules, convention, mode, and the menu.
HeadBar {
    id: root

    required property Session session
    required property ReviewModel review
    property bool narrow: false
    /// What opens the panel has no other place.
    property bool panelShown: false
    property bool panelOpen: false
    /// It hangs on the wall of the room that the game is played in.
    property bool ofRoom: false
    /// A game that is over was played by its convention: another one would turn its result round.
    readonly property bool conventionFixed: review.shown || session.over && session.mode === Mode.Play
    readonly property string conventionTip: review.shown ? qsTr("A game is reviewed by the convention it was played by. Go back to the game to change it")
                                                         : qsTr("The game is over. Choose the convention with a new game")
    /// The convention goes into the menu when there is no room for it.
    readonly property bool conventionShown: session.misereOffered && session.mode !== Mode.Play
        && width > modes.implicitWidth + convention.implicitWidth + Theme.controlHeight * 5 + (narrow ? 160 : 60 * (Theme.scale - 1)) + Theme.unit * 24

    /// Long rules have a line of their own below the title and the buttons, where the board can spare it.
    property bool rulesBelow: false
    readonly property bool rulesLong: Window.height >= 560 * Theme.scale && rulesWidth.advanceWidth * 12 / 40 > column.width * 1.8
    /// They stand behind the title where both have room in one line.
    property bool rulesBeside: false
    readonly property bool rulesShort: ofRoom && Window.height < 640 * Theme.scale && column.width - titleRoom > 160 * Theme.scale || titleRoom + rulesWidth.advanceWidth * Theme.small / 40 < column.width
    readonly property real titleRoom: Math.ceil(titleWidth.advanceWidth * title.font.pixelSize / 40) + Theme.unit * 4
    readonly property int usualHeight: Math.round(Math.max(ofRoom && rulesBeside ? 52 : 72, Theme.controlHeight + Theme.unit * 4, Theme.scale > 1 && !narrow ? 62 * Theme.scale : 0))

    readonly property bool mirrored: LayoutMirroring.enabled

    /// A Command.
    signal asked(what: int)
    signal panelAsked()

    /// Large text is made smaller before it is cut: the size at which a text has room that is `wide` at size 40.
    function fitted(wide: real, room: real, most: real, least: real): int {
        return Math.max(Math.min(most, least), Math.min(most, Math.floor(room * 40 / Math.max(1, wide))));
    }

    /// Once everything is placed: the height of the line has a say in how wide its parts are.
    function placeRules() {
        rulesBelow = rulesLong;
        rulesBeside = rulesShort;
    }

    onRulesLongChanged: Qt.callLater(root.placeRules) // qmllint disable
    onRulesShortChanged: Qt.callLater(root.placeRules) // qmllint disable
    implicitHeight: rulesBelow ? Math.max(usualHeight, Math.ceil(line.height + rules.height)) : usualHeight // the board below stays where it is

    RowLayout {
        id: line

        anchors { left: parent.left; right: parent.right; top: parent.top; leftMargin: Theme.unit * 4; rightMargin: Theme.unit * (root.narrow ? 4 : 6) }
        height: root.rulesBelow ? Theme.controlHeight + Theme.unit * 4 : root.usualHeight
        spacing: Theme.unit * (root.narrow ? 2 : 3)

        AppButton {
            objectName: "button_back"
            look: AppButton.Look.Bare
            iconName: LayoutMirroring.enabled ? "forward" : "back"
            Layout.rightMargin: -Theme.unit * 2
            tip: qsTr("Back to the games")
            onClicked: root.asked(Command.Back)
        }

        ColumnLayout {
            id: column

            Layout.fillWidth: true
            Layout.minimumWidth: 40
            spacing: 1

            Title {
                id: title

                objectName: "gameTitle"
                Layout.fillWidth: true
                text: root.session.title
                font.pixelSize: root.fitted(titleWidth.advanceWidth, width, Theme.title, root.narrow ? 12 : 15)
            }

            Item { // of the rules
                id: place

                Layout.fillWidth: true
                visible: !root.rulesBelow && !root.rulesBeside
                implicitHeight: rules.implicitHeight
            }
        }

        Item { // what is disabled has no tip of its own
            visible: root.conventionShown
            implicitWidth: convention.implicitWidth
            implicitHeight: convention.implicitHeight

            ConventionChoice {
                id: convention

                misere: root.session.misere
                enabled: !root.conventionFixed
                opacity: enabled ? 1 : 0.5
                onPicked: misere => {
                    if (misere !== root.session.misere)
                        root.asked(Command.Convention);
                }
            }

            HoverHandler {
                id: overConvention
            }

            AppToolTip {
                text: root.conventionTip
                visible: root.conventionFixed && overConvention.hovered
            }
        }

        Segmented {
            id: modes

            //: a field: what the window is for: play, explore or present
            name: qsTr("Mode")
            textSize: root.narrow ? Math.min(Theme.body, Math.max(15, Math.round(root.width / 32))) : Theme.body
            sidePadding: Theme.unit * (textSize < Theme.body ? 2.5 : 4)
            ids: ["play", "explore", "present"]
            //: a mode of the window, a verb
            labels: [qsTr("Play"), /*: a mode of the window, a verb: the game with its analysis */ qsTr("Explore"), /*: a mode of the window, a verb: for a class, large */ qsTr("Present")]
            current: ids[root.session.mode]
            onChosen: id => root.session.mode = ids.indexOf(id)
        }

        AppButton {
            objectName: "button_panel"
            visible: root.panelShown
            iconName: "panel"
            //: a button: shows or hides who wins and why
            text: root.width > 760 * Theme.scale ? qsTr("Analysis") : ""
            tip: qsTr("Show the analysis")
            checked: root.panelOpen
            onClicked: root.panelAsked()
        }

        AppButton {
            id: more

            objectName: "button_menu"
            iconName: "menu"
            //: a button: opens a menu with more to do
            tip: qsTr("More")
            onClicked: menu.popup(more, 0, more.height + 4)

            GameMenu {
                id: menu

                session: root.session
                reviewOffered: root.review.offered
                conventionFixed: root.conventionFixed
                onAsked: what => root.asked(what)
            }
        }
    }

    Paragraph {
        id: rules

        objectName: "gameRules"
        x: root.rulesBelow ? line.x : line.x + column.x + (!root.rulesBeside ? 0 : root.mirrored ? 0 : root.titleRoom)
        y: root.rulesBelow ? line.height - Theme.unit : line.y + column.y + (root.rulesBeside ? title.y + (title.height - height) / 2 + 1 : place.y)
        width: root.rulesBelow ? line.width : column.width - (root.rulesBeside ? root.titleRoom : 0)
        opacity: truncated ? 0 : 1
        Accessible.ignored: truncated
        text: root.session.mode === Mode.Play || root.conventionShown || !(root.narrow || root.session.misereOffered) ? root.session.rules
            //: misère play (who makes the last move loses), and a sentence with the rules
            : root.session.misere ? qsTr("Misère. %1").arg(root.session.rules)
            //: normal play (who makes the last move wins), and a sentence with the rules
            : qsTr("Normal. %1").arg(root.session.rules)
        elide: Text.ElideRight
        maximumLineCount: root.rulesBeside ? 1 : 2
        lineHeight: 0.95
        font.pixelSize: root.fitted(rulesWidth.advanceWidth, width * (root.rulesBelow ? 0.98 : 1.8), root.narrow ? Math.min(Theme.small, 16) : Theme.small, 12)
    }

    PlainButton { // where they have no room
        id: asked

        objectName: "rulesButton"
        x: rules.x
        y: rules.y
        visible: rules.truncated
        width: Math.min(implicitWidth, rules.width)
        implicitHeight: Math.max(24, contentItem.implicitHeight)
        padding: 0
        text: qsTr("How it is played")
        font.pixelSize: Math.min(Theme.small, 16)
        Accessible.name: text
        Accessible.description: rules.text
        onClicked: told.open()

        contentItem: AppText {
            text: asked.text
            color: Theme.accent
            font.pixelSize: asked.font.pixelSize
            font.underline: asked.hovered
        }
        background: Backdrop {
            radius: Theme.radius - 2
            color: "transparent"
            ringed: asked.visualFocus
        }

        AppToolTip {
            text: rules.text
            visible: asked.hovered && !told.visible
            width: Math.min(implicitWidth, 420)
        }

        AppPopup {
            id: told

            y: asked.height + Theme.unit
            width: Math.min(420, root.width - Theme.unit * 8)

            Paragraph {
                objectName: "rulesTold"
                width: told.availableWidth
                text: rules.text
            }
        }
    }

    TextMetrics {
        id: titleWidth

        text: root.session.title
        font.family: Application.font.family
        font.pixelSize: 40
        font.weight: Font.Bold
    }

    TextMetrics {
        id: rulesWidth

        text: rules.text
        font.family: Application.font.family
        font.pixelSize: 40
    }
}
