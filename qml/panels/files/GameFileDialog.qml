// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Grundy.Models

/// Chooses the file of a game or a lesson to open, or a folder and a name to save a game, or a picture of it,
/// under.
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
    readonly property bool ended: Array.from(endings).some(end => typed.toLowerCase().endsWith(end))
    readonly property string fileName: typed === "" || ended ? typed : typed + ending()
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

    /// A file could not be opened: the dialog says why, at its place.
    function refuse(file: url, problem: string) {
        goInto(String(file).slice(0, Math.max(8, String(file).lastIndexOf("/"))));
        field.text = decodeURIComponent(String(file).split("/").pop());
        error = problem;
    }

    function goInto(url: url) {
        error = "";
        folder = url;
        list.leave();
    }

    /// The ending of a name typed without one: of the file that there is, else the first one.
    function ending(): string {
        const there = saving ? undefined : Array.from(endings).find(end => list.has(urlOf(typed + end)));
        return there ?? endings[0];
    }

    /// Of a name in the folder, or of a whole path.
    function urlOf(name: string): url {
        if (name.startsWith("/"))
            return "file://" + name.split("/").map(encodeURIComponent).join("/");
        return (path === "/" ? "file://" : String(folder)) + "/" + encodeURIComponent(name);
    }

    function confirm() {
        if (fileName === "")
            return;
        if (!saving && kinds.isFolder(urlOf(typed))) {
            goInto(urlOf(typed));
            field.text = "";
            return;
        }
        if (saving && fileName.includes("/")) {
            error = qsTr("A name has no “/” in it: choose the folder above.");
            return;
        }
        if (saving && list.has(urlOf(fileName)) && !replaces) {
            replaces = true;
            error = qsTr("“%1” is there already. Replace it?").arg(fileName);
            return;
        }
        root.chosen(urlOf(fileName));
    }

    objectName: "fileDialog"
    title: heading !== "" ? heading : forLab ? qsTr("Export from the Lab") : picture ? qsTr("Export a picture") : saving ? qsTr("Save the game") : qsTr("Open a game or a lesson")
    width: Math.min(parent.width - 48, Math.round(560 * Theme.scale))
    height: Math.min(parent.height - 48, Math.round(520 * Theme.scale))

    FileKinds {
        id: kinds
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
                elide: Text.ElideMiddle
            }
        }

        FolderList {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            folder: root.folder
            endings: root.endings
            name: root.heading !== "" ? qsTr("Folders and files") : root.picture ? qsTr("Folders and pictures")
                : root.saving ? qsTr("Folders and games") : qsTr("Folders, games and lessons")
            emptyText: root.heading !== "" ? qsTr("No such files in this folder") : root.picture ? qsTr("No pictures in this folder")
                     : root.saving ? qsTr("No games in this folder") : qsTr("No games or lessons in this folder")
            onFolderPicked: name => root.goInto(root.urlOf(name))
            onFilePicked: name => {
                field.text = name;
                if (!root.saving)
                    root.confirm();
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

        Note {
            objectName: "fileKinds"
            Layout.fillWidth: true
            visible: root.saving && root.endings.length > 1
            text: qsTr("The ending of the name says which kind: %1").arg(Array.from(root.endings).join(", "))
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.unit * 2

            Announcement {
                objectName: "fileError"
                Layout.fillWidth: true
                text: root.error
                color: Theme.hot
            }

            AppButton {
                objectName: "button_fileCancel"
                text: qsTr("Cancel")
                onClicked: root.close()
            }

            AppButton {
                objectName: "button_fileAccept"
                Layout.minimumWidth: Math.round(100 * Theme.scale) // for each of its texts: nothing moves
                look: AppButton.Look.Primary
                text: !root.saving ? qsTr("Open") : root.replaces ? qsTr("Replace") : qsTr("Save")
                enabled: root.fileName !== ""
                onClicked: root.confirm()
            }
        }
    }
}
