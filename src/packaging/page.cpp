// SPDX-License-Identifier: GPL-3.0-or-later
#include "packaging/page.h"

#include <cctype>
#include <sstream>

namespace packaging {
namespace {

/// Text as it stands: hyphens can be copied, a line is no request, quotes are straight.
std::string plain(const std::string& text)
{
    std::string escaped = !text.empty() && (text.front() == '.' || text.front() == '\'') ? "\\&" : "";
    for (const char c : text) {
        if (c == '\\')
            escaped += "\\e";
        else if (c == '-')
            escaped += "\\-";
        else if (c == '\'')
            escaped += "\\(aq";
        else
            escaped += c;
    }
    return escaped;
}

std::string bold(const std::string& text)
{
    return "\\fB" + plain(text) + "\\fR";
}

/// What stands for something else; of choices each stands for itself.
std::string valueText(const Option& option)
{
    return option.choices.empty() ? "\\fI" + plain(option.value) + "\\fR" : plain(option.value);
}

std::string headOf(const Option& option)
{
    std::string names;
    for (const std::string& name : option.names)
        names += (names.empty() ? "" : ", ") + bold(name);
    if (option.value.empty())
        return names;
    return (names.empty() ? "" : names + ' ') + valueText(option) + (option.isRepeated ? "..." : "");
}

void print(std::ostream& page, const std::vector<Option>& options)
{
    for (const Option& option : options)
        page << ".TP\n" << headOf(option) << '\n' << plain(option.about) << '\n';
}

/// "[options] POSITION..."; a required option is named.
std::string callOf(const Command& command)
{
    std::string call = "[\\fIoptions\\fR]";
    for (const Option& option : command.options)
        if (option.isRequired)
            call += ' ' + headOf(option);
    for (const Option& argument : command.arguments)
        call += ' ' + (argument.isRequired ? headOf(argument) : '[' + headOf(argument) + ']');
    if (!command.commands.empty())
        call = "\\fIcommand\\fR " + call;
    return call;
}

std::string upper(std::string text)
{
    for (char& c : text)
        c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return text;
}

/// Begins with a small letter and has no full stop, as man wants it.
std::string nameLine(std::string about)
{
    about.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(about.front())));
    if (about.ends_with('.'))
        about.pop_back();
    return about;
}

void printHead(std::ostream& page, const Command& command, const std::string& version)
{
    page << ".TH " << plain(upper(command.name)) << " 1 \"\" \"Grundy " << version << "\" \"User Commands\"\n"
         << ".SH NAME\n"
         << plain(command.name) << " \\- " << plain(nameLine(command.about)) << '\n'
         << ".SH SYNOPSIS\n"
         << bold(command.name) << ' ' << callOf(command) << '\n';
}

void printCommands(std::ostream& page, const Command& command)
{
    for (const Command& each : command.commands) {
        page << ".SS " << plain(each.name) << '\n'
             << bold(command.name + ' ' + each.name) << ' ' << callOf(each) << "\n.PP\n"
             << plain(each.about) << '\n';
        print(page, each.arguments);
        print(page, each.options);
    }
}

} // namespace

std::string manualPage(const Command& command, const std::string& written, const std::string& version)
{
    std::ostringstream page;
    std::istringstream lines(written);
    for (std::string line; std::getline(lines, line);) {
        if (line == "@HEAD@") {
            printHead(page, command, version);
        } else if (line == "@OPTIONS@") {
            print(page, command.arguments);
            print(page, command.options);
        } else if (line == "@COMMANDS@") {
            printCommands(page, command);
        } else {
            page << line << '\n';
        }
    }
    return page.str();
}

} // namespace packaging
