// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Lab
import Grundy.Models

Item {
    id: root

    width: 1100
    height: 700

    Component {
        id: component

        MatrixTab {
            id: page

            property string opened

            width: 1100
            height: 700
            lab: Lab { wanted: true }
            shown: true
            onOpenAsked: notation => page.opened = notation
        }
    }

    PatientCase {
        name: "MatrixTab"

        function make(notation: string): MatrixTab {
            const page = createTemporaryObject(component, root);
            compare(page.lab.open(notation), "");
            tryVerify(() => page.lab.ready && page.settled);
            return page;
        }

        function place(page: MatrixTab, arrow: int): point {
            const cell = page.matrix.cellOf(arrow);
            return findChild(page, "pictureView").toView(Qt.point(cell.x + 0.5, cell.y + 0.5));
        }

        function between(page: MatrixTab, from: string, to: string): int {
            return page.lab.arrowBetween(page.lab.search(from), page.lab.search(to));
        }

        function test_thePublishedMove() {
            const page = make("lines/misere:111/1111/11111");
            compare(page.lab.positions, 101);
            compare(page.lab.selectedArrow, between(page, "11100", "11001"));
            compare(findChild(page, "selectedMove").text, "11100 → 11001");
            verify(findChild(page, "selectedMoveWords").text !== "");
            mouseClick(findChild(page, "button_openMove"));
            compare(page.opened, page.lab.notation);
        }

        function test_hoverNamesTheMove() {
            const page = make("nim:1,2,3");
            const arrow = between(page, "1,2,2", "0,2,2");
            const at = place(page, arrow);
            mouseMove(findChild(page, "pictureMouse"), at.x, at.y);
            const area = findChild(page, "matrixPicture");
            compare(area.looked, arrow);
            verify(findChild(page, "matrixTip").visible);
            verify(area.moveText.startsWith("1,2,2 → 0,2,2"));
            mouseMove(findChild(page, "pictureMouse"), 3, 3);
            compare(area.looked, -1);
            verify(!findChild(page, "matrixTip").visible);
        }

        function test_clicksAndKeysSelect() {
            const page = make("nim:1,2,3");
            const arrow = between(page, "1,2,2", "0,2,2");
            const at = place(page, arrow);
            mouseClick(findChild(page, "pictureMouse"), at.x, at.y);
            compare(page.lab.selectedArrow, arrow);
            compare(findChild(page, "selectedMove").text, "1,2,2 → 0,2,2");
            keyClick(Qt.Key_Left);
            compare(page.lab.selectedArrow, arrow - 1);
            keyClick(Qt.Key_Down);
            compare(page.matrix.cellOf(page.lab.selectedArrow).y, page.lab.search("1,2,2") + 1);
            keyClick(Qt.Key_Return);
            compare(page.opened, page.lab.node(page.lab.arrow(page.lab.selectedArrow).from).notation);
            const ring = findChild(page, "matrixRing");
            const middle = place(page, page.lab.selectedArrow);
            verify(Math.abs(ring.x + ring.width / 2 - middle.x) < 2);
        }

        function test_theTableBehindThePicture() {
            const page = make("nim:1,2,3");
            mouseClick(findChild(page, "switch_movesAsTable"));
            const table = findChild(page, "matrixTable");
            tryCompare(table, "count", page.matrix.arrows);
            tryVerify(() => findChild(table, "matrixRow_2") !== null);
            mouseClick(findChild(table, "matrixRow_2"));
            compare(page.lab.selectedArrow, 2);
            keyClick(Qt.Key_Down);
            compare(page.lab.selectedArrow, 3);
            verify(findChild(table, "matrixRow_3").Accessible.name.includes("→"));
        }

        function test_tooMany() {
            const page = make("nim:27,27,27");
            const notice = findChild(page, "graphNotice");
            verify(notice.visible);
            compare(notice.text, "21,952 positions: the matrix is drawn for up to 20,000.");
            compare(Array.from(page.exports).length, 0);
        }

        function test_exports() {
            const page = make("nim:1,2,3");
            compare(Array.from(page.exports), ["png", "svg", "csv"]);
            verify(page.exportTo("file:///no/such/folder/m.csv").length > 0);
        }
    }
}
