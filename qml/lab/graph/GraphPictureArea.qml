// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The state graph to look around in: what is pointed at is shown with its moves and drawn small, a click or
/// Enter opens, with Ctrl or as a long press it selects. While a line of play is followed or labels are put on,
/// a click selects and a double click opens.
PictureArea {
    id: root

    required property Lab lab
    required property StateGraph graph
    /// The node of the keyboard, -1 for none: arrows walk from node to node, Space chooses.
    property int focused: -1
    readonly property int looked: graph.pointed
    /// A click opens what it hits.
    readonly property bool opens: !graph.line.following && !graph.labels.on
    readonly property real reach: 4 / view.zoom

    signal openAsked(node: int)

    function nodeUnder(x: real, y: real): int {
        return graph.nodeAt(view.toPicture(Qt.point(x, y)), reach);
    }

    function lookAt(node: int) {
        settle.stop();
        graph.pointed = node;
    }

    /// From the selected node, or from the one last walked to.
    function walk(dx: int, dy: int) {
        const from = focused >= 0 ? focused : lab.selectedNode;
        const next = from < 0 ? lab.root : graph.nearest(from, dx, dy);
        if (next < 0)
            return;
        focused = next;
        lookAt(next);
        view.reveal(graph.boxOf(next));
    }

    function focusNode(node: int) {
        focused = -1;
        graph.line.choose(node);
    }

    objectName: "graphPicture"
    picture: graph
    walks: true
    takes: hovered && looked >= 0
    onPointerMoved: (x, y) => {
        const node = nodeUnder(x, y);
        if (node >= 0) {
            focused = -1;
            lookAt(node);
        } else if (looked >= 0 && focused < 0) {
            settle.start();
        }
    }
    onPointerLeft: if (focused < 0) settle.start()
    onClicked: (x, y, apart) => {
        const node = nodeUnder(x, y);
        if (node < 0)
            return;
        focusNode(node);
        if (opens && !apart)
            root.openAsked(node);
    }
    onDoubleClicked: (x, y) => {
        const node = nodeUnder(x, y);
        if (node >= 0 && !opens) // else the first click of the two has opened it
            root.openAsked(node);
    }
    onWalked: (dx, dy) => walk(dx, dy)
    onKey: event => {
        event.accepted = true;
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            root.openAsked(focused >= 0 ? focused : lab.selectedNode);
        else if (event.key === Qt.Key_Space && focused >= 0)
            focusNode(focused);
        else if (event.key === Qt.Key_Backspace && graph.line.canGoBack)
            graph.line.goBack();
        else if (event.key === Qt.Key_Escape && focused >= 0)
            focused = -1;
        else
            event.accepted = false;
    }
    onFocusedChanged: if (focused < 0) lookAt(-1)
    onActiveFocusChanged: if (!activeFocus) focused = -1

    /// The ring around a node of the state graph.
    component GraphRing: Rectangle {
        required property int node
        property bool thin: false
        /// The node's box in pixels of the view; empty where it is not drawn.
        readonly property rect box: {
            if (root.view.revision < 0 || root.graph.revision < 0)
                return Qt.rect(0, 0, 0, 0);
            const units = root.graph.boxOf(node);
            const corner = root.view.toView(Qt.point(units.x, units.y));
            return Qt.rect(corner.x, corner.y, units.width * root.view.zoom, units.height * root.view.zoom);
        }
        readonly property real gap: Math.max(4, 7 * root.view.zoom)

        visible: box.width > 0
        x: box.x - gap
        y: box.y - gap
        width: box.width + gap * 2
        height: box.height + gap * 2
        radius: Math.min(height / 2, 6 + gap)
        color: "transparent"
        border.width: thin ? 2 : 3
        border.color: Theme.accent
    }

    Timer { // so that nothing flickers on the way from one node to the next
        id: settle

        interval: 120
        onTriggered: root.graph.pointed = -1
    }

    Connections {
        target: root.graph

        function onRearranged(before: point, after: point) { root.view.keep(before, after); }
    }

    PictureOverlay {
        anchors.fill: parent
        view: root.view
        visible: wanted
    }

    GraphRing {
        node: root.lab.selectedNode
    }

    GraphRing {
        id: ring

        node: root.looked
        thin: true
    }

    Surface { // the position pointed at, in the corner farthest from it
        readonly property rect box: ring.box

        objectName: "hoverCard"
        visible: facts.there && root.looked >= 0 && root.looked !== root.lab.selectedNode
        x: box.x + box.width / 2 < root.width / 2 ? root.width - width - Theme.unit * 3 : Theme.unit * 3
        y: box.y + box.height / 2 < root.height / 2 ? root.height - height - Theme.unit * 2
            : Math.max(0, Math.min(Theme.controlHeight + 22, root.height - height - Theme.unit * 2)) // below the buttons
        width: Math.round(facts.brief ? Math.min(230 * Theme.scale, Math.max(170, root.width * 0.34)) : 230 * Theme.scale)
        height: facts.implicitHeight + Theme.unit * 6

        PositionFacts {
            id: facts

            x: Theme.unit * 3
            y: Theme.unit * 3
            width: parent.width - Theme.unit * 6
            lab: root.lab
            labels: root.graph.labels
            brief: root.height < 300 * Theme.scale
            pictureHeight: Math.round(Math.min(96 * Theme.scale, root.height * 0.27))
            node: root.looked
        }
    }
}
