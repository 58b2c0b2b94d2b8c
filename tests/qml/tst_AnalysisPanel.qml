// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Models
import Grundy.Ui

Item {
    id: root

    width: 420
    height: 560

    Component {
        id: component

        AnalysisPanel {
            anchors.fill: parent
            session: Session { }
        }
    }

    PatientCase {
        name: "AnalysisPanel"

        function open(notation: string, mode: int): AnalysisPanel {
            const panel = createTemporaryObject(component, root);
            panel.session.seat1.human = true;
            verify(panel.session.open(notation));
            panel.session.mode = mode;
            tryVerify(() => panel.session.analyst.solved);
            return panel;
        }

        /// Where the stops are close, their names lie apart: 1/8 and -1/8.
        function test_namesOfStopsLieApart_data() {
            return [{ tag: "close", notation: "toads:TTT..FFF" }, { tag: "far", notation: "game:{4|-4}" }];
        }

        function test_namesOfStopsLieApart(data) {
            const panel = open(data.notation, Mode.Explore);
            tryVerify(() => findChild(panel, "thermograph")?.visible ?? false);
            const left = findChild(panel, "leftStop");
            const right = findChild(panel, "rightStop");
            verify(left.text !== "" && right.text !== "");
            tryVerify(() => right.x - left.x - left.width >= left.height / 2, `${left.x} ${left.width} ${right.x}`);
        }

        function test_theButtonsOfTheStepsStay_data() {
            const rows = [];
            for (const mode of [Mode.Play, Mode.Explore]) {
                for (const notation of ["nim:7,11,5", "octal/code=0.77:5,6", "grid:111/111", "hackenbush:0-1g,1-2g,0-3g"])
                    rows.push({ tag: `${notation} ${mode}`, mode: mode, notation: notation });
            }
            return rows;
        }

        /// A click on Next step leaves it under the pointer, and so do the way back and the way on again.
        function test_theButtonsOfTheStepsStay(data) {
            const panel = open(data.notation, data.mode);
            panel.session.explanation.active = true;
            tryVerify(() => !panel.session.explanation.busy && panel.session.explanation.stepCount > 2);
            panel.showWhy();
            const next = findChild(panel, "button_whyNext");
            const back = findChild(panel, "button_whyBack");
            tryRest(next);
            for (const button of [next, next, back, back, next]) {
                const shown = panel.session.explanation.shown;
                const least = panel.height - button.height;
                if (button.mapToItem(panel, 0, 0).y > least)
                    panel.contentY += button.mapToItem(panel, 0, 0).y - least;
                tryRest(button);
                const before = button.mapToItem(panel, 0, 0).y;
                mouseClick(button);
                compare(panel.session.explanation.shown, shown + (button === next ? 1 : -1));
                tryRest(button);
                fuzzyCompare(button.mapToItem(panel, 0, 0).y, before, 1, `${button.text} after ${shown}`);
            }
        }
    }
}
