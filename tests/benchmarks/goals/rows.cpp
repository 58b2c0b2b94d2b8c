// SPDX-License-Identifier: GPL-3.0-or-later
#include "rows.h"

#include <cstdio>
#include <fstream>
#include <iomanip>
#include <ostream>
#include <sstream>

namespace goals {
namespace {

std::string processor()
{
    std::ifstream info("/proc/cpuinfo");
    for (std::string line; std::getline(info, line);) {
        if (line.starts_with("model name"))
            return line.substr(std::min(line.find(": "), line.size() - 2) + 2);
    }
    return "unknown";
}

std::string amountText(const Row& row, double amount)
{
    std::ostringstream text;
    text.precision(3);
    if (row.isMemory)
        text << amount / (1 << 20) << " MiB";
    else if (amount < 1e-3)
        text << amount * 1e6 << " us";
    else if (amount < 1)
        text << amount * 1e3 << " ms";
    else
        text << amount << " s";
    return text.str();
}

std::string wantedText(const Row& row)
{
    std::ostringstream text;
    if (row.ratioWanted > 0)
        text << ">= " << row.ratioWanted << " x";
    else if (row.timeWanted > 0)
        text << "<= " << amountText(row, row.timeWanted);
    return text.str();
}

std::string verdict(const Row& row)
{
    if (row.isRegression())
        return "REGRESSION";
    return row.ratioWanted == 0 && row.timeWanted == 0 ? "" : row.isReached() ? "reached" : "missed";
}

/// Names hold no character that JSON would have to escape.
void writeJson(std::ostream& out, const std::vector<Row>& rows)
{
    const auto boolean = [](bool value) { return value ? "true" : "false"; };
    const auto reached = [&](const Row& row) {
        return wantedText(row).empty() ? "null" : boolean(row.isReached());
    };
    out << "{\"processor\": \"" << processor() << "\", \"rows\": [";
    for (const Row& row : rows) {
        const std::string unit = row.isMemory ? "bytes" : "seconds";
        out << (&row == rows.data() ? "\n" : ",\n") << "{\"goal\": " << row.goal << ", \"task\": \""
            << row.task << "\", \"" << unit << "\": " << row.time << ", \"reference\": \"" << row.reference
            << "\", \"reference_" << unit << "\": " << row.referenceTime << ", \"ratio\": " << row.ratio()
            << ", \"wanted_ratio\": " << row.ratioWanted << ", \"wanted_" << unit << "\": " << row.timeWanted
            << ", \"recorded_ratio\": " << row.recorded << ", \"reached\": " << reached(row)
            << ", \"regression\": " << boolean(row.isRegression()) << ", \"note\": \"" << row.note << "\"}";
    }
    out << "\n]}\n";
}

} // namespace

bool isBusy()
{
    double load = 0;
    return std::ifstream("/proc/loadavg") >> load && load > 0.7;
}

void printTable(const std::vector<Row>& rows)
{
    std::printf("%s\n%-5s %-50s %10s %10s  %-34s %10s  %-12s %s\n", processor().c_str(), "goal", "task",
                "time", "reference", "", "ratio", "wanted", "");
    for (const Row& row : rows) {
        std::printf("%-5d %-50s %10s %10s  %-34s %10.3g  %-12s %-10s %s\n", row.goal, row.task.c_str(),
                    amountText(row, row.time).c_str(), amountText(row, row.referenceTime).c_str(),
                    row.reference.c_str(), row.ratio(), wantedText(row).c_str(), verdict(row).c_str(),
                    row.note.c_str());
    }
}

bool writeJsonFile(const std::string& file, const std::vector<Row>& rows)
{
    std::ofstream out(file);
    writeJson(out, rows);
    return static_cast<bool>(out.flush());
}

void writeLine(std::ostream& out, const Row& row)
{
    out << std::setprecision(9) << row.goal << '\t' << row.task << '\t' << row.time << '\t' << row.reference
        << '\t' << row.referenceTime << '\t' << row.recorded << '\t' << row.ratioWanted << '\t'
        << row.timeWanted << '\t' << row.isMemory << '\t' << row.note << '\n';
}

std::optional<Row> readLine(const std::string& line)
{
    std::istringstream in(line);
    const auto text = [&in] {
        std::string field;
        std::getline(in, field, '\t');
        return field;
    };
    Row row;
    const auto number = [&](auto& field) { std::istringstream(text()) >> field; };
    number(row.goal);
    row.task = text();
    number(row.time);
    row.reference = text();
    number(row.referenceTime);
    number(row.recorded);
    number(row.ratioWanted);
    number(row.timeWanted);
    number(row.isMemory);
    if (!in)
        return std::nullopt;
    std::getline(in, row.note);
    return row;
}

} // namespace goals
