// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Qt.labs.folderlistmodel

/// The folders and files of a folder, those of some endings only; a click or Enter picks one.
Rectangle {
    id: root

    /// The list follows it a moment later.
    required property url folder
    required property list<string> endings
    /// What the list is called, and what stands in its place while it is empty.
    required property string name
    required property string emptyText
    readonly property FolderListModel files: lists.object as FolderListModel

    signal filePicked(name: string)
    signal folderPicked(name: string)

    function has(file: url): bool {
        return files !== null && files.indexOf(file) >= 0;
    }

    /// No row is the current one any more.
    function leave() {
        list.currentIndex = -1;
    }

    function pick(row: int) {
        if (row < 0 || files === null)
            return;
        const name = files.get(row, "fileName");
        if (files.isFolder(row))
            root.folderPicked(name);
        else
            root.filePicked(name);
    }

    radius: Theme.radius
    color: Theme.background
    border.width: list.activeFocus ? 2 : 1
    border.color: list.activeFocus ? Theme.accent : Theme.line

    Instantiator { // each folder has a list of its own: one that changes while it is read may keep what it had
        id: lists

        model: [{ "folder": root.folder, "filters": Array.from(root.endings).map(end => "*" + end) }]
        delegate: FolderListModel {
            required property var modelData

            folder: modelData.folder
            nameFilters: modelData.filters
            showDirsFirst: true
            showOnlyReadable: true
        }
    }

    Paragraph {
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.unit * 3 }
        visible: root.files !== null && root.files.count === 0 && root.files.status === FolderListModel.Ready
        text: root.emptyText
        horizontalAlignment: Text.AlignHCenter
    }

    ListView {
        id: list

        objectName: "fileList"
        anchors { fill: parent; margins: Theme.unit }
        clip: true
        model: root.files
        cacheBuffer: 0 // nothing is made later, so nothing is left to cancel
        currentIndex: -1
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: root.name
        Keys.onReturnPressed: root.pick(currentIndex)
        Keys.onEnterPressed: root.pick(currentIndex)
        ScrollBar.vertical: ThinScrollBar { }

        delegate: FileRow {
            onClicked: {
                list.currentIndex = index;
                root.pick(index);
            }
        }
    }
}
