// SPDX-License-Identifier: GPL-3.0-or-later
#include "packaging/completion.h"

#include <algorithm>
#include <sstream>
#include <string_view>

namespace packaging {
namespace {

std::string joined(const std::vector<std::string>& words, const std::string& between = " ")
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : between) + word;
    return text;
}

/// `text` between quotes of a shell, where each of `special` gets a backslash.
std::string quoted(const std::string& text, std::string_view special = "")
{
    std::string inside;
    for (const char c : text) {
        if (c == '\'')
            inside += "'\\''";
        else if (special.find(c) != std::string_view::npos)
            inside += std::string("\\") + c;
        else
            inside += c;
    }
    return '\'' + inside + '\'';
}

/// A name that a shell function may have.
std::string functionOf(const std::string& name)
{
    std::string text = '_' + name;
    std::ranges::replace(text, '-', '_');
    return text;
}

std::vector<std::string> namesIn(const std::vector<Option>& options)
{
    std::vector<std::string> names;
    for (const Option& option : options)
        names.insert(names.end(), option.names.begin(), option.names.end());
    return names;
}

/// In bash: the choices of the option before the cursor, once for all commands that have it.
void printChoices(std::ostream& out, const Command& command, std::vector<std::string>& done)
{
    for (const Option& option : command.options) {
        const std::string names = joined(option.names, "|");
        if (option.choices.empty() || std::ranges::find(done, names) != done.end())
            continue;
        done.push_back(names);
        out << "    " << names << ") COMPREPLY=($(compgen -W '" << joined(option.choices)
            << "' -- \"$cur\")); return ;;\n";
    }
    for (const Command& each : command.commands)
        printChoices(out, each, done);
}

/// In bash: where a file or another value is typed, its own way of completing names files.
void printValues(std::ostream& out, const Command& command)
{
    std::vector<std::string> names;
    const auto add = [&names](const std::vector<Option>& options) {
        for (const Option& option : options)
            if (!option.value.empty() && option.choices.empty())
                for (const std::string& name : option.names)
                    if (std::ranges::find(names, name) == names.end())
                        names.push_back(name);
    };
    add(command.options);
    for (const Command& each : command.commands)
        add(each.options);
    out << "    " << joined(names, "|") << ") return ;;\n";
}

/// In zsh: a specification of _arguments for each name of an option.
void printZsh(std::ostream& out, const std::vector<Option>& options, const std::string& indent)
{
    for (const Option& option : options) {
        std::string value;
        if (!option.choices.empty())
            value = ":" + option.value + ":(" + joined(option.choices) + ")";
        else if (!option.value.empty())
            value = ":" + option.value + (takesFile(option) ? ":_files" : ": ");
        std::string about = option.about; // it stands between brackets and may hold none
        std::erase_if(about, [](char c) { return c == '[' || c == ']'; });
        for (const std::string& name : option.names)
            out << indent << quoted(std::string(name).append("[").append(about).append("]").append(value))
                << " \\\n";
    }
}

/// In zsh: what stands behind the options.
void printZshArguments(std::ostream& out, const Command& command, const std::string& indent)
{
    const bool isFile = std::ranges::any_of(command.arguments, takesFile);
    if (!command.arguments.empty())
        out << indent << quoted("*:" + command.arguments.front().value + (isFile ? ":_files" : ": ")) << '\n';
    else
        out << indent << "': :'\n";
}

/// In fish: the options of a command under a condition.
void printFish(std::ostream& out, const std::string& program, const std::vector<Option>& options,
               const std::string& condition)
{
    for (const Option& option : options) {
        out << "complete -c " << program << condition;
        for (const std::string& name : option.names)
            out << (name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1));
        if (!option.choices.empty())
            out << " -x -a " << quoted(joined(option.choices));
        else if (!option.value.empty())
            out << (takesFile(option) ? " -r -F" : " -x");
        out << " -d " << quoted(option.about, "\\") << '\n';
    }
}

} // namespace

std::string bashCompletion(const Command& command)
{
    std::ostringstream out;
    const std::string function = functionOf(command.name);
    out << "# bash completion of " << command.name << ", made by its build\n"
        << function << "()\n{\n"
        << "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}\n"
        << "    COMPREPLY=()\n"
        << "    case $prev in\n";
    std::vector<std::string> done;
    printChoices(out, command, done);
    printValues(out, command);
    out << "    esac\n";
    if (!command.commands.empty()) {
        std::vector<std::string> names;
        names.reserve(command.commands.size());
        for (const Command& each : command.commands)
            names.push_back(each.name);
        out << "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
            << "        COMPREPLY=($(compgen -W '" << joined(names) << ' ' << joined(namesIn(command.options))
            << "' -- \"$cur\"))\n        return\n    fi\n";
    }
    out << "    [[ $cur == -* ]] || return\n"
        << "    case ${COMP_WORDS[1]} in\n";
    for (const Command& each : command.commands)
        out << "    " << each.name << ") COMPREPLY=($(compgen -W '" << joined(namesIn(each.options))
            << "' -- \"$cur\")) ;;\n";
    out << "    *) COMPREPLY=($(compgen -W '" << joined(namesIn(command.options)) << "' -- \"$cur\")) ;;\n"
        << "    esac\n}\n"
        << "complete -o default -F " << function << ' ' << command.name << '\n';
    return out.str();
}

std::string zshCompletion(const Command& command)
{
    std::ostringstream out;
    out << "#compdef " << command.name << "\n# made by its build\n";
    if (command.commands.empty()) {
        out << "_arguments \\\n";
        printZsh(out, command.options, "    ");
        printZshArguments(out, command, "    ");
        return out.str();
    }
    out << "local -a commands=(\n";
    for (const Command& each : command.commands)
        out << "    " << quoted(each.name + ':' + each.about) << '\n';
    out << ")\n_arguments -C \\\n";
    printZsh(out, command.options, "    ");
    out << "    '1:command:->command' '*::argument:->argument'\n"
        << "case $state in\n"
        << "command) _describe command commands ;;\n"
        << "argument)\n    case $words[1] in\n";
    for (const Command& each : command.commands) {
        out << "    " << each.name << ")\n        _arguments \\\n";
        printZsh(out, each.options, "            ");
        printZshArguments(out, each, "            ");
        out << "        ;;\n";
    }
    out << "    esac\n    ;;\nesac\n";
    return out.str();
}

std::string fishCompletion(const Command& command)
{
    std::ostringstream out;
    out << "# fish completion of " << command.name << ", made by its build\n";
    if (command.commands.empty()) {
        printFish(out, command.name, command.options, "");
        return out.str();
    }
    printFish(out, command.name, command.options, " -n __fish_use_subcommand");
    for (const Command& each : command.commands) {
        const std::string condition = " -n '__fish_seen_subcommand_from " + each.name + "'";
        out << "complete -c " << command.name << " -f -n __fish_use_subcommand -a " << each.name << " -d "
            << quoted(each.about, "\\") << '\n';
        printFish(out, command.name, each.options, condition);
    }
    return out.str();
}

} // namespace packaging
