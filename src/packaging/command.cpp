// SPDX-License-Identifier: GPL-3.0-or-later
#include "packaging/command.h"

#include <CLI/CLI.hpp>

#include <sstream>

namespace packaging {
namespace {

/// Of CLI11's "TEXT:{light,dark}".
std::vector<std::string> choicesIn(const std::string& type)
{
    const auto open = type.find('{');
    const auto close = type.rfind('}');
    if (open == std::string::npos || close == std::string::npos)
        return {};
    std::istringstream words(type.substr(open + 1, close - open - 1));
    std::vector<std::string> choices;
    for (std::string word; std::getline(words, word, ',');)
        choices.push_back(word);
    return choices;
}

/// The last word of "UINT:N", and FILE wherever it stands; what a bare type says only to C++ is a VALUE.
std::string valueOf(const std::string& type, const std::vector<std::string>& choices)
{
    if (!choices.empty()) {
        std::string value = choices.front();
        for (std::size_t i = 1; i < choices.size(); ++i)
            value += '|' + choices[i];
        return value;
    }
    if (type.find("FILE") != std::string::npos)
        return "FILE";
    const auto colon = type.rfind(':');
    return colon == std::string::npos ? "VALUE" : type.substr(colon + 1);
}

Option optionOf(const CLI::Option& option)
{
    Option found{.about = option.get_description(),
                 .isRequired = option.get_required(),
                 .isRepeated = option.get_items_expected_max() > 1};
    if (option.get_positional()) {
        found.value = option.get_name(true);
        return found;
    }
    for (const std::string& name : option.get_snames())
        found.names.push_back('-' + name);
    for (const std::string& name : option.get_lnames())
        found.names.push_back("--" + name);
    if (option.get_items_expected_max() > 0) {
        found.choices = choicesIn(option.get_type_name());
        found.value = valueOf(option.get_type_name(), found.choices);
    }
    return found;
}

} // namespace

Command commandOf(const CLI::App& app)
{
    Command command{.name = app.get_name(), .about = app.get_description()};
    for (const CLI::Option* option : app.get_options()) {
        if (option->get_group().empty())
            continue;
        (option->get_positional() ? command.arguments : command.options).push_back(optionOf(*option));
    }
    for (const CLI::App* each : app.get_subcommands([](const CLI::App*) { return true; }))
        command.commands.push_back(commandOf(*each));
    return command;
}

bool takesFile(const Option& option)
{
    return option.value == "FILE" || (option.names.empty() && option.value == "POSITION");
}

} // namespace packaging
