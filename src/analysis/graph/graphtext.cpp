// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/graph/graphtext.h"

#include <ostream>

namespace analysis {
namespace {

std::string nodeLabel(const GraphNode& node)
{
    std::string label = node.name.empty() ? "–" : node.name;
    if (node.outcome)
        label += std::string(" ") + theory::letter(*node.outcome);
    return label;
}

std::string_view letterOf(theory::Mover player)
{
    switch (player) {
    case theory::Mover::Left: return "L";
    case theory::Mover::Right: return "R";
    case theory::Mover::Either: break;
    }
    return {};
}

std::string arrowStyle(const PositionGraph& graph, const GraphArrow& arrow)
{
    std::string style = graph.isWinning(arrow) ? "penwidth=2" : "";
    if (const auto letter = letterOf(arrow.player); !letter.empty())
        style += std::string(style.empty() ? "" : ", ") + "label=" + std::string(letter) + ", color=\"" +
                 (letter == "L" ? "#2456D6" : "#C62B3B") + '"';
    return style.empty() ? style : " [" + style + "]";
}

} // namespace

std::string quoted(std::string_view text)
{
    constexpr std::string_view hex = "0123456789abcdef";
    std::string result = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20) {
            result += "\\u00";
            result += hex[byte >> 4U];
            result += hex[byte & 15U];
            continue;
        }
        if (c == '"' || c == '\\')
            result += '\\';
        result += c;
    }
    return result + '"';
}

std::string csvField(std::string_view text)
{
    if (text.find_first_of(",\"\n\r") == std::string_view::npos)
        return std::string(text);
    std::string result = "\"";
    for (const char c : text)
        result += c == '"' ? std::string("\"\"") : std::string(1, c);
    return result + '"';
}

std::string csvWords(std::string_view text)
{
    constexpr std::string_view formulaSigns = "=+-@\t";
    const bool isFormula = !text.empty() && formulaSigns.find(text.front()) != std::string_view::npos;
    return csvField((isFormula ? "'" : "") + std::string(text));
}

void writeDot(std::ostream& out, const PositionGraph& graph)
{
    out << "digraph positions {\n  node [shape=box, style=rounded, fontname=\"Inter\"];\n";
    for (NodeIndex node = 0; node < graph.nodes.size(); ++node) {
        out << "  n" << node << " [label=" << quoted(nodeLabel(graph.nodes[node]))
            << ", tooltip=" << quoted(graph.nodes[node].notation);
        if (graph.isCold(node))
            out << ", style=\"rounded,filled\", fillcolor=\"#DDF1F8\", color=\"#0A7297\", peripheries=2";
        out << "];\n";
    }
    for (const GraphArrow& arrow : graph.arrows)
        out << "  n" << arrow.from << " -> n" << arrow.to << arrowStyle(graph, arrow) << ";\n";
    out << "}\n";
}

bool writeMatrix(const PositionGraph& graph, const std::function<bool(std::string_view)>& write)
{
    std::string row;
    for (const GraphNode& node : graph.nodes)
        row += ',' + csvWords(node.name);
    bool goesOn = write(row + '\n');
    for (NodeIndex node = 0; goesOn && node < graph.nodes.size(); ++node) {
        std::vector<std::string> cells(graph.nodes.size());
        for (const GraphArrow& arrow : graph.movesOf(node))
            cells[arrow.to] += arrow.player == theory::Mover::Either ? "1" : letterOf(arrow.player);
        row = csvWords(graph.nodes[node].name);
        for (const std::string& cell : cells)
            row += ',' + (cell.empty() ? "0" : cell);
        goesOn = write(row + '\n');
    }
    return goesOn;
}

} // namespace analysis
