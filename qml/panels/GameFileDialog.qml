// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Qt.labs.folderlistmodel

/// Chooses a game's file to open, or a folder and a name to save it, or a picture of it, under.
AppDialog {
    id: root

    property bool saving: false
    property string error
    /// The title for what is neither a game nor a picture; empty otherwise.
    property string heading
    /// What is written is a page of the Lab.
    property bool forLab: false
    /// The endings of the files; the first one is added to a name without any of them.
    property list<string> endings: [".grundy"]
    readonly property bool picture: endings[0] !== ".grundy"
    readonly property string typed: field.text.trim()
    readonly property string fileName: typed === "" || Array.from(endings).some(end => typed.toLowerCase().endsWith(end))
                                       ? typed : typed + endings[0]
    /// The folder shown; the list of its files follows a moment later.
    property url folder
    readonly property string path: decodeURIComponent(String(folder).replace(/^file:\/\//, ""))
    /// Without the last part of the path; the same at the top.
    readonly property url above: path.lastIndexOf("/") > 0 ? String(folder).slice(0, String(folder).lastIndexOf("/")) : "file:///"
    /// A second press replaces the file.
    property bool replaces: false

    signal chosen(url: url)

    function ask(toSave: bool, first: url, name: string) {
        saving = toSave;
        if (String(folder) === "")
            folder = first;
        error = "";
        replaces = false;
        field.text = name;
        open();
        field.forceActiveFocus(Qt.PopupFocusReason);
        field.select(0, Math.max(0, name.lastIndexOf(".")));
    }

    function goInto(url: url) {
        error = "";
        folder = url;
        list.currentIndex = -1;
    }

    function exists(): bool {
        return files.indexOf(urlOf(fileName)) >= 0;
    }

    function urlOf(name: string): url {
        return (path === "/" ? "file://" : String(folder)) + "/" + encodeURIComponent(name);
    }

    function confirm() {
        if (fileName === "")
            return;
        if (saving && fileName.includes("/")) {
            error = qsTr("A name has no “/” in it: choose the folder above.");
            return;
        }
        if (saving && exists() && !replaces) {
            replaces = true;
            error = qsTr("“%1” is there already. Replace it?").arg(fileName);
            return;
        }
        root.chosen(urlOf(fileName));
    }

    function picked(row: int) {
        const name = files.get(row, "fileName");
        if (files.isFolder(row)) {
            goInto(urlOf(name));
            return;
        }
        field.text = name;
        if (!saving)
            confirm();
    }

    objectName: "fileDialog"
    title: heading !== "" ? heading : forLab ? qsTr("Export from the Lab") : picture ? qsTr("Export a picture") : saving ? qsTr("Save the game") : qsTr("Open a game")
    width: Math.min(parent.width - 48, Math.round(560 * Theme.scale))
    height: Math.min(parent.height - 48, Math.round(520 * Theme.scale))

    FolderListModel {
        id: files

        folder: root.folder
        nameFilters: Array.from(root.endings).map(end => "*" + end)
        showDirsFirst: true
        showOnlyReadable: true
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit * 3

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.unit * 2

            AppButton {
                objectName: "button_folderUp"
                text: qsTr("Up")
                tip: qsTr("To the folder above")
                enabled: root.path !== "/"
                onClicked: root.goInto(root.above)
            }

            AppText {
                objectName: "folderPath"
                Layout.fillWidth: true
                text: root.path
                color: Theme.ink2
                horizontalAlignment: Text.AlignLeft
                elide: Text.ElideMiddle
            }
        }

        Rectangle {
            Layout.fillWidth: true
            Layout.fillHeight: true
            radius: Theme.radius
            color: Theme.background
            border.width: list.activeFocus ? 2 : 1
            border.color: list.activeFocus ? Theme.accent : Theme.line

            AppText {
                anchors.centerIn: parent
                visible: files.count === 0 && files.status === FolderListModel.Ready
                text: root.heading !== "" ? qsTr("No such files in this folder") : root.picture ? qsTr("No pictures in this folder") : qsTr("No games in this folder")
                color: Theme.ink2
            }

            ListView {
                id: list

                objectName: "fileList"
                anchors { fill: parent; margins: Theme.unit }
                clip: true
                model: files
                currentIndex: -1
                activeFocusOnTab: true
                boundsBehavior: Flickable.StopAtBounds
                Accessible.role: Accessible.List
                Accessible.name: root.heading !== "" ? qsTr("Folders and files") : root.picture ? qsTr("Folders and pictures") : qsTr("Folders and games")
                Keys.onReturnPressed: root.picked(currentIndex)
                Keys.onEnterPressed: root.picked(currentIndex)
                ScrollBar.vertical: ThinScrollBar { }

                delegate: FileRow {
                    onClicked: {
                        list.currentIndex = index;
                        root.picked(index);
                    }
                }
            }
        }

        AppTextField {
            id: field

            objectName: "fileField"
            Layout.fillWidth: true
            name: qsTr("File name")
            placeholderText: qsTr("File name")
            onAccepted: root.confirm()
            onTextEdited: {
                root.error = "";
                root.replaces = false;
            }
        }

        AppText {
            objectName: "fileKinds"
            Layout.fillWidth: true
            visible: root.endings.length > 1
            text: qsTr("The ending of the name says which kind: %1").arg(Array.from(root.endings).join(", "))
            color: Theme.ink2
            font.pixelSize: Theme.small
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.unit * 2

            AppText {
                objectName: "fileError"
                Layout.fillWidth: true
                text: root.error
                color: Theme.hot
                horizontalAlignment: Text.AlignLeft
                wrapMode: Text.Wrap
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }

            AppButton {
                objectName: "button_fileCancel"
                text: qsTr("Cancel")
                onClicked: root.close()
            }

            AppButton {
                objectName: "button_fileAccept"
                look: AppButton.Look.Primary
                text: !root.saving ? qsTr("Open") : root.replaces ? qsTr("Replace") : qsTr("Save")
                enabled: root.fileName !== ""
                onClicked: root.confirm()
            }
        }
    }
}
