// SPDX-License-Identifier: GPL-3.0-or-later
// The heat map as a picture for documents, in the light theme's colours.

#include "analysis/tables/tabletext.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <ostream>

namespace analysis {
namespace {

constexpr double side = 30;
constexpr double margin = 16;
constexpr double header = 34;
constexpr double lineHeight = 20;
constexpr double characterWidth = 8; ///< of a note, about

constexpr std::string_view ink = "#17202E";
constexpr std::string_view ink2 = "#566275";
constexpr std::string_view line = "#D9DEE6";
constexpr std::string_view cold = "#0A7297";
constexpr std::array<int, 3> surface{255, 255, 255};
constexpr std::array<int, 3> hot{174, 73, 7};
constexpr std::array<int, 3> left{36, 86, 214};
constexpr std::array<int, 3> right{198, 43, 59};

std::string escaped(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        if (c == '&')
            result += "&amp;";
        else if (c == '<')
            result += "&lt;";
        else if (c == '>')
            result += "&gt;";
        else
            result += c;
    }
    return result;
}

/// Between the surface (0) and a colour (1).
std::string mixed(const std::array<int, 3>& colour, double strength)
{
    std::string text = "rgb(";
    for (std::size_t i = 0; i < colour.size(); ++i) {
        const double part = surface.at(i) + (colour.at(i) - surface.at(i)) * strength;
        text += (i == 0 ? "" : ",") + std::to_string(std::lround(part));
    }
    return text + ')';
}

const std::array<int, 3>& colourOf(const games::Verdict& verdict)
{
    if (verdict.outcome == theory::Outcome::L)
        return left;
    return verdict.outcome == theory::Outcome::R ? right : hot;
}

void writeText(std::ostream& out, double x, double y, std::string_view fill, std::string_view more,
               std::string_view text)
{
    out << "<text x=\"" << x << "\" y=\"" << y << "\" fill=\"" << fill << "\" " << more << '>'
        << escaped(text) << "</text>\n";
}

class Picture {
public:
    Picture(std::ostream& out, const FamilyTable& table)
        : m_out(out), m_table(table), m_shades(table), m_top(margin + lineHeight + header),
          m_left(margin + header + lineHeight)
    {
        for (const TableCell& cell : table.cells)
            m_longest = std::max(m_longest, cellText(cell, table.request.shown).size());
        m_side = std::max(side, static_cast<double>(m_longest) * characterWidth + 10);
    }

    void write(const TablePicture& picture)
    {
        const double height = m_top + side * static_cast<double>(m_table.rows()) + margin +
                              lineHeight * static_cast<double>(picture.notes.size());
        std::size_t longestText = picture.title.size();
        for (const std::string& note : picture.notes)
            longestText = std::max(longestText, note.size());
        const double width = std::max(m_left + m_side * static_cast<double>(m_table.columns()) + margin,
                                      2 * margin + characterWidth * static_cast<double>(longestText));
        m_out << R"(<svg xmlns="http://www.w3.org/2000/svg" width=")" << width << "\" height=\"" << height
              << "\" viewBox=\"0 0 " << width << ' ' << height
              << "\" font-family=\"Inter, Noto Sans, sans-serif\" font-size=\"14\">\n<title>"
              << escaped(picture.title)
              << "</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#FFFFFF\"/>\n";
        writeText(m_out, margin, margin + 12, ink, "font-weight=\"700\"", picture.title);
        writeHeaders();
        for (std::size_t row = 0; row < m_table.rows() && m_out; ++row)
            for (std::size_t column = 0; column < m_table.columns(); ++column)
                writeCell(row, column);
        writePeriods();
        writeNotes(picture.notes);
        m_out << "</svg>\n";
    }

private:
    [[nodiscard]] double xOf(std::size_t column) const
    {
        return m_left + m_side * static_cast<double>(column);
    }
    [[nodiscard]] double yOf(std::size_t row) const { return m_top + side * static_cast<double>(row); }

    void writeHeaders()
    {
        constexpr std::string_view middle = "text-anchor=\"middle\"";
        const TableRequest& request = m_table.request;
        writeText(m_out, m_left - side / 2, m_top - 10, ink2, middle, request.pattern.hasM() ? "m\\n" : "n");
        for (std::size_t column = 0; column < m_table.columns(); ++column)
            writeText(m_out, xOf(column) + m_side / 2, m_top - 10, ink2, middle,
                      std::to_string(request.n.least + column));
        for (std::size_t row = 0; row < m_table.rows() && request.pattern.hasM(); ++row)
            writeText(m_out, m_left - side / 2, yOf(row) + side / 2 + 5, ink2, middle,
                      std::to_string(request.m.least + row));
    }

    void writeCell(std::size_t row, std::size_t column)
    {
        const TableCell& cell = m_table.at(row, column);
        const bool isCold = m_table.isCold(row, column);
        const std::string text = cellText(cell, m_table.request.shown);
        const double strength = m_shades.of(cell);
        const std::string fill = isCold ? std::string(cold)
                                 : cell.verdict.outcome
                                     ? mixed(colourOf(cell.verdict), 0.12 + 0.55 * strength)
                                     : "#EEF1F5";
        m_out << "<rect x=\"" << xOf(column) + 1.5 << "\" y=\"" << yOf(row) + 1.5 << "\" width=\""
              << m_side - 3 << "\" height=\"" << side - 3 << "\" rx=\"" << (isCold ? (side - 3) / 2 : 3)
              << "\" fill=\"" << (cell.refusal ? "none" : fill) << "\" stroke=\"" << line << "\"/>\n";
        writeText(m_out, xOf(column) + m_side / 2, yOf(row) + side / 2 + 5, isCold ? "#FFFFFF" : ink,
                  isCold ? R"(text-anchor="middle" font-weight="700")" : R"(text-anchor="middle")", text);
    }

    /// A bracket over the first period of each row that has one.
    void writePeriods()
    {
        for (std::size_t row = 0; row < m_table.periods.size(); ++row) {
            const auto& period = m_table.periods[row];
            if (!period)
                continue;
            const auto from = static_cast<std::size_t>(period->from - m_table.request.n.least);
            const double x = xOf(from) + 1;
            const double y = yOf(row) + side;
            m_out << "<path d=\"M" << x << ' ' << y - 5 << 'v' << 5 << 'h'
                  << m_side * static_cast<double>(period->period) - 2 << "v-5\" fill=\"none\" stroke=\""
                  << ink << "\" stroke-width=\"2\"" << (period->theorem ? "" : " stroke-dasharray=\"4 3\"")
                  << "/>\n";
        }
    }

    void writeNotes(const std::vector<std::string>& notes)
    {
        double y = yOf(m_table.rows()) + lineHeight;
        for (const std::string& note : notes) {
            writeText(m_out, margin, y, ink2, "", note);
            y += lineHeight;
        }
    }

    std::ostream& m_out;
    const FamilyTable& m_table;
    Shades m_shades;
    double m_top;
    double m_left;
    double m_side = side;
    std::size_t m_longest = 0;
};

} // namespace

void writeSvg(std::ostream& out, const FamilyTable& table, const TablePicture& picture)
{
    Picture(out, table).write(picture);
}

} // namespace analysis
