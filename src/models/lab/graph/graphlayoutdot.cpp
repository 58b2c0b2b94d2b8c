// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/graph/graphlayoutdot.h"

#include <QStandardPaths>

#include <algorithm>
#include <map>
#include <utility>

namespace models {
namespace {

constexpr double unitsPerInch = 72;

/// A drawing for dot: nodes "n0", "n1" … by their places, of fixed sizes.
QByteArray dotRequest(const analysis::PositionGraph& graph, const GraphDrawing& drawing)
{
    const auto inches = [](double units) { return QByteArray::number(units / unitsPerInch, 'f', 4); };
    const GraphStyle& style = drawing.style;
    QByteArray text = "digraph {\n    ratio=" + QByteArray::number(style.shape) +
                      "; nodesep=" + (style.isLarge ? "0.15" : "0.02") +
                      "; ranksep=" + QByteArray::number(style.levelGap / unitsPerInch, 'f', 1) +
                      (style.isSideways ? "; rankdir=LR" : "") +
                      ";\n    nslimit=8; nslimit1=8;\n"
                      "    node [shape=box, fixedsize=true, label=\"\", height=" +
                      inches(style.nodeHeight) + "];\n    edge [dir=none];\n";
    for (std::size_t place = 0; place < drawing.nodes.size(); ++place)
        text += "    n" + QByteArray::number(static_cast<qulonglong>(place)) +
                " [width=" + inches(drawing.boxes[place].width() + nodeGap) + "];\n";
    for (const analysis::ArrowIndex arrow : drawing.arrows)
        text += "    n" + QByteArray::number(drawing.placeOf(graph.arrows[arrow].from)) + " -> n" +
                QByteArray::number(drawing.placeOf(graph.arrows[arrow].to)) + ";\n";
    return text + "}\n";
}

/// One line of dot's answer, word by word.
class Words {
public:
    explicit Words(const QByteArray& line) : m_words(line.simplified().split(' ')) {}

    [[nodiscard]] QByteArray next() { return m_at < m_words.size() ? m_words[m_at++] : QByteArray(); }
    [[nodiscard]] double number()
    {
        bool isNumber = false;
        const double found = next().toDouble(&isNumber);
        m_good = m_good && isNumber;
        return found;
    }
    /// "n12": 12.
    [[nodiscard]] int place()
    {
        bool isNumber = false;
        const int found = next().mid(1).toInt(&isNumber);
        m_good = m_good && isNumber;
        return found;
    }
    [[nodiscard]] bool isGood() const { return m_good; }

private:
    QList<QByteArray> m_words;
    qsizetype m_at = 0;
    bool m_good = true;
};

/// What dot -Tplain answers, as a drawing of the same nodes and arrows; null for an answer to something else.
class Answer {
public:
    Answer(const analysis::PositionGraph& graph, const GraphDrawing& asked)
        : m_asked(asked), m_curves(asked.arrows.size()), m_boxes(asked.boxes.size())
    {
        for (std::size_t i = 0; i < asked.arrows.size(); ++i) {
            const analysis::GraphArrow& arrow = graph.arrows[asked.arrows[i]];
            m_arrows.emplace(std::pair(asked.placeOf(arrow.from), asked.placeOf(arrow.to)), i);
        }
    }

    GraphDrawingPtr read(const QByteArray& plain)
    {
        for (const QByteArray& line : plain.split('\n')) {
            Words words(line);
            const QByteArray kind = words.next();
            const bool isGood = kind == "graph"  ? readSize(words)
                                : kind == "node" ? readNode(words)
                                : kind == "edge" ? readEdge(words)
                                                 : true;
            if (!isGood)
                return nullptr;
        }
        return isWhole() ? drawing() : nullptr;
    }

private:
    /// Dot measures in inches from the bottom.
    QPointF point(Words& words)
    {
        const double x = words.number() * unitsPerInch;
        return {x, m_size.height() - words.number() * unitsPerInch};
    }

    bool readSize(Words& words)
    {
        static_cast<void>(words.number());
        const double width = words.number() * unitsPerInch;
        m_size = {width, words.number() * unitsPerInch};
        return words.isGood();
    }

    bool readNode(Words& words)
    {
        const auto place = static_cast<std::size_t>(words.place());
        const QPointF middle = point(words);
        if (!words.isGood() || place >= m_boxes.size())
            return false;
        m_boxes[place] = m_asked.boxes[place];
        m_boxes[place].moveCenter(middle);
        ++m_found;
        return true;
    }

    bool readEdge(Words& words)
    {
        const int from = words.place();
        const auto arrow = m_arrows.find({from, words.place()});
        const auto count = static_cast<int>(words.number());
        if (!words.isGood() || arrow == m_arrows.end() || count % 3 != 1 || count < 4)
            return false;
        for (int i = 0; i < count && words.isGood(); ++i)
            m_curves[arrow->second].push_back(point(words));
        m_ends.emplace_back(arrow->second, arrow->first);
        m_arrows.erase(arrow);
        return words.isGood();
    }

    [[nodiscard]] bool isWhole() const
    {
        return m_found == m_boxes.size() && m_arrows.empty() && !m_size.isEmpty();
    }

    /// Dot knows the boxes with the gaps around them: its curves are drawn on to the boxes.
    void reachBoxes()
    {
        const auto onto = [](QPointF& point, const QRectF& box) {
            point = {std::clamp(point.x(), box.left(), box.right()),
                     std::clamp(point.y(), box.top(), box.bottom())};
        };
        for (const auto& [arrow, ends] : m_ends) {
            onto(m_curves[arrow].front(), m_boxes[static_cast<std::size_t>(ends.first)]);
            onto(m_curves[arrow].back(), m_boxes[static_cast<std::size_t>(ends.second)]);
        }
    }

    GraphDrawingPtr drawing()
    {
        reachBoxes();
        auto made = std::make_shared<GraphDrawing>(m_asked);
        made->boxes = m_boxes;
        made->size = m_size;
        made->points.clear();
        made->firstPoint.clear();
        for (const std::vector<QPointF>& curve : m_curves)
            made->addCurve(curve);
        made->addCurve({});
        return made;
    }

    const GraphDrawing& m_asked;
    std::multimap<std::pair<int, int>, std::size_t> m_arrows;        ///< not read yet, by their ends
    std::vector<std::pair<std::size_t, std::pair<int, int>>> m_ends; ///< those that were read
    std::vector<std::vector<QPointF>> m_curves;
    std::vector<QRectF> m_boxes;
    std::size_t m_found = 0;
    QSizeF m_size;
};

} // namespace

DotRunner::DotRunner(QObject* parent) : QObject(parent)
{
    m_limit.setSingleShot(true);
    connect(&m_limit, &QTimer::timeout, this, [this] { fail(Failure::OutOfTime); });
    connect(&m_process, &QProcess::finished, this, &DotRunner::finish);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            fail(Failure::Failed);
    });
}

DotRunner::~DotRunner()
{
    disconnect(&m_process, nullptr, this, nullptr);
    m_process.kill();
    m_process.waitForFinished(); // it has been killed
}

void DotRunner::start(const WholeGamePtr& whole, const GraphDrawingPtr& drawing)
{
    cancel();
    m_drawing = drawing;
    m_whole = whole;
    const QString program = QStandardPaths::findExecutable(QStringLiteral("dot"));
    if (program.isEmpty()) {
        fail(Failure::NotInstalled);
        return;
    }
    m_limit.start(mostMilliseconds);
    if (m_process.state() != QProcess::NotRunning)
        return; // the one that was killed ends first
    m_process.start(program, {QStringLiteral("-Tplain")});
    m_process.write(dotRequest(whole->graph, *drawing));
    m_process.closeWriteChannel();
}

void DotRunner::cancel()
{
    m_limit.stop();
    m_drawing.reset();
    m_whole.reset();
    if (m_process.state() != QProcess::NotRunning) {
        m_isStale = true;
        m_process.kill();
    }
}

void DotRunner::finish()
{
    const QByteArray plain = m_process.readAllStandardOutput();
    if (std::exchange(m_isStale, false)) {
        if (m_drawing)
            start(WholeGamePtr(m_whole), GraphDrawingPtr(m_drawing));
        return;
    }
    if (!m_drawing)
        return;
    const bool isDone = m_process.exitStatus() == QProcess::NormalExit && m_process.exitCode() == 0;
    const GraphDrawingPtr arrangement = isDone ? Answer(m_whole->graph, *m_drawing).read(plain) : nullptr;
    if (!arrangement) {
        fail(Failure::Failed);
        return;
    }
    cancel();
    emit arranged(arrangement);
}

void DotRunner::fail(Failure failure)
{
    if (!m_drawing)
        return;
    cancel();
    emit failed(failure);
}

} // namespace models
