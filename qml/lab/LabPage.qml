// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Whole games in pictures and tables: a head with the position and the pages, and the page that is open.
Item {
    id: root

    required property Session session
    /// "graph", "matrix", "statistics", "table", "sequences", "rules" or "theory".
    property string tab: "graph"
    /// Nothing is being worked out any more.
    readonly property bool settled: !theLab.busy && !theLab.writing && (page?.settled ?? true)
    readonly property alias lab: theLab
    /// The page that is open.
    readonly property var page: pages.page
    readonly property var exports: page?.exports ?? []
    readonly property bool presentable: page?.presentable ?? false

    /// Opens a position in Explore, or in Play.
    signal openAsked(notation: string)
    signal playAsked(notation: string)
    /// A file is to be chosen, of one of the kinds that the page offers.
    signal exportAsked(name: string, endings: var)
    signal presentAsked()

    function receive(notation: string): string {
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
        root.exportAsked(name + "-" + root.tab + "." + root.exports[0], root.exports.map(end => "." + end));
    }

    Lab {
        id: theLab

        objectName: "lab"
        wanted: root.visible && (root.tab === "graph" || root.tab === "matrix" || root.tab === "statistics"
                                 || ((root.page as TableTab)?.wholeWanted ?? false))
    }

    LabHead {
        id: head

        anchors { left: parent.left; right: parent.right; top: parent.top }
        lab: theLab
        tab: root.tab
        exporting: root.exports.length > 0
        presentable: root.presentable
        onTabChosen: id => root.tab = id
        onPositionAsked: positions.ask()
        onExportAsked: root.askExport()
        onPresentAsked: root.presentAsked()
    }

    LabPages {
        id: pages

        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom }
        lab: theLab
        session: root.session
        tab: root.tab
        shown: root.visible
        onOpenAsked: notation => root.openAsked(notation)
        onPlayAsked: notation => root.playAsked(notation)
        onChosen: notation => {
            root.receive(notation);
            root.tab = "graph";
        }
    }

    LabPositionDialog {
        id: positions

        lab: theLab
        session: root.session
    }
}
