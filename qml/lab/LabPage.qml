// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Whole games in pictures and tables: a head with the position and the pages, and the page that is open.
LabPlace {
    id: root

    /// The page that is open.
    readonly property LabTabPage page: pages.page as LabTabPage
    readonly property var exports: page?.exports ?? []

    function receive(notation: string): string {
        covered = false;
        return theLab.open(notation);
    }

    function exportTo(url: url): string {
        const problem = page?.exportTo(url) ?? "";
        if (problem === "" && !theLab.writing)
            theLab.tell(qsTr("Saved as %1").arg(decodeURIComponent(String(url).split("/").pop())));
        return problem;
    }

    function askExport() {
        const name = theLab.notation.replace(/[^A-Za-z0-9]+/g, "-").replace(/-+$/, "").slice(0, 60);
        root.exportAsked(name + "-" + head.tabIds[root.tab] + "." + root.exports[0], root.exports.map(end => "." + end));
    }

    lab: theLab
    table: (page as TableTab)?.table ?? null
    presentable: page?.presentable ?? false
    settled: !theLab.busy && !theLab.writing && (page?.settled ?? true)

    Lab {
        id: theLab

        objectName: "lab"
        wanted: root.visible && (root.tab === LabTab.Graph || root.tab === LabTab.Matrix || root.tab === LabTab.Statistics)
    }

    LabHead {
        id: head

        anchors { left: parent.left; right: parent.right; top: parent.top }
        visible: !root.covered
        lab: theLab
        tab: root.tab
        exporting: root.exports.length > 0
        presentable: root.presentable
        heading: root.page?.heading ?? ""
        note: root.page?.headingNote ?? ""
        onTabChosen: tab => root.tab = tab
        onPositionAsked: positions.ask()
        onExportAsked: root.askExport()
        onPresentAsked: root.presentAsked()
    }

    LabPages {
        id: pages

        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom }
        visible: !root.covered
        lab: theLab
        tab: root.tab
        shown: root.visible
        onOpenAsked: notation => root.openAsked(notation)
        onPlayAsked: notation => root.playAsked(notation)
        onDrawAsked: notation => root.drawAsked(notation)
        onChosen: notation => {
            root.receive(notation);
            root.tab = LabTab.Graph;
        }
    }

    LabCover {
        objectName: "labCover"
        anchors.fill: parent
        visible: root.covered
        onShownAsked: root.covered = false
        onPresentAsked: root.presentAsked()
    }

    LabPositionDialog {
        id: positions

        lab: theLab
        session: root.session
    }
}
