// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli.h"

#include "cli/commands/commands.h"

#include "games/sum/sum.h"
#include "wording/commandline.h"
#include "wording/errors.h"
#include "wording/text/version.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>

#include <algorithm>
#include <exception>
#include <new>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cli {
namespace {

/// What is wrong. CLI11 tells only that a command is missing where an unknown one stands.
QString causeOf(const CLI::ParseError& end, std::string_view firstArgument)
{
    const bool noCommand = end.get_exit_code() == static_cast<int>(CLI::ExitCodes::RequiredError) &&
                           std::string_view(end.what()).starts_with("A subcommand");
    if (!noCommand)
        return wording::causeText(end);
    if (firstArgument.empty() || firstArgument.starts_with('-'))
        return QCoreApplication::translate("Help", "a command is required; --help lists them");
    return QCoreApplication::translate("Help", "unknown command '%1'; --help lists them")
        .arg(wording::shownToken(firstArgument));
}

/// `text` on one line that a screen can take in.
std::string shortLine(std::string text)
{
    constexpr std::size_t longest = 240;
    std::ranges::replace_if(
        text, [](unsigned char c) { return c < ' ' || c == 0x7F; }, ' ');
    if (text.size() <= longest)
        return text;
    std::size_t end = longest;
    while ((static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return text.substr(0, end) + "…";
}

/// Help and version are results; anything else is one line on `err`.
Exit finish(CLI::App& app, const CLI::ParseError& end, std::string_view firstArgument, const Console& console)
{
    if (end.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
        wording::translateHelp(app);
        app.exit(end, console.out, console.err);
        return Exit::Done;
    }
    console.err << "grundy-cli: " << shortLine(causeOf(end, firstArgument).toStdString()) << '\n';
    return Exit::BadInput;
}

/// The arguments as CLI11 is to see them: a position that begins with a sign, -hackenbush:0-1b, is no option,
/// and what stands in brackets, [3, 4, 5], is no list of three. It gets a space in front, which asWritten()
/// takes away.
class Arguments {
public:
    Arguments(int argc, const char* const* argv) : m_texts(argv, argv + argc)
    {
        for (std::string& text : m_texts) {
            const bool isSigned = text.starts_with('-') && games::isSumText(text);
            if (isSigned || (text.starts_with('[') && text.ends_with(']')))
                text.insert(text.begin(), ' ');
            m_pointers.push_back(text.c_str());
        }
    }

    [[nodiscard]] const char* const* pointers() const { return m_pointers.data(); }

private:
    std::vector<std::string> m_texts;
    std::vector<const char*> m_pointers;
};

/// Positions are what was typed again.
void asWritten(CLI::App& app)
{
    for (CLI::App* command : app.get_subcommands({})) {
        for (CLI::Option* option : command->get_options()) {
            if (option->get_positional())
                option->transform([](const std::string& text) {
                    return text.starts_with(" -") || text.starts_with(" [") ? text.substr(1) : text;
                });
        }
    }
}

/// Reads the arguments and carries the command out.
Exit runCommand(int argc, const char* const* argv, std::span<const AddCommand> painting,
                const Console& console)
{
    Exit result = Exit::Done;
    CLI::App app;
    describe(app, console, result, painting);
    asWritten(app);
    const Arguments arguments(argc, argv);
    try {
        app.parse(argc, arguments.pointers());
    } catch (const CLI::ParseError& end) {
        return finish(app, end, argc > 1 ? argv[1] : "", console);
    }
    return result;
}

/// What nobody foresaw ends the command, in one line as all else.
Exit endedBy(const QString& cause, std::ostream& err)
{
    err << "grundy-cli: " << shortLine(cause.toStdString()) << '\n';
    return Exit::BadInput;
}

} // namespace

void describe(CLI::App& app, const Console& console, Exit& result, std::span<const AddCommand> painting)
{
    app.name("grundy-cli");
    app.description(QT_TRANSLATE_NOOP("Help", "Solves, plays and explains Nim and its relatives."));
    app.set_version_flag("--version", wording::versionLine("grundy-cli"));
    app.require_subcommand(1);
    app.option_defaults()->disable_flag_override(); // flags take no value
    for (const auto add : {addList, addAnalyze, addBest, addAdd, addCompare, addCanonical, addPlay,
                           addExplain, addSequence, addExplore, addTable, addVerify})
        add(app, console, result);
    for (const AddCommand add : painting)
        add(app, console, result);
    for (const PaintedCommand& command : std::span(paintedCommands).subspan(painting.size()))
        app.add_subcommand(command.name, command.about);
}

int runCli(int argc, const char* const* argv, std::istream& in, std::ostream& out, std::ostream& err,
           std::span<const AddCommand> painting, std::stop_token stop, bool isTerminal)
{
    const Console console{
        .in = in, .out = out, .err = err, .stop = std::move(stop), .isTerminal = isTerminal};
    Exit result = Exit::Done;
    try {
        result = runCommand(argc, argv, painting, console);
    } catch (const std::bad_alloc&) {
        result = endedBy(Cli::tr("not enough memory"), err);
    } catch (const std::exception& unforeseen) {
        result =
            endedBy(Cli::tr("an error of the program: %1").arg(QString::fromUtf8(unforeseen.what())), err);
    } catch (...) {
        result = endedBy(Cli::tr("an error of the program"), err);
    }
    out.flush();
    if (!console.canPrint()) {
        //: in the place of a file in an error: what the program prints
        console.complain(Cli::tr("standard output").toStdString(), Cli::tr("the results cannot be written"));
        result = worse(result, Exit::BadInput);
    }
    return static_cast<int>(result);
}

} // namespace cli
