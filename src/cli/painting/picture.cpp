// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output/outfile.h"
#include "cli/painting/painting.h"
#include "cli/tables/searchneed.h"

#include "scene/marks.h"
#include "scene/picture.h"
#include "wording/filename.h"
#include "wording/names/names.h"
#include "wording/text/text.h"
#include "wording/wholefile.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>
#include <optional>

namespace cli {
namespace {

constexpr int leastSide = 64;
constexpr int mostSide = 8192;

struct PictureArguments {
    std::string position;
    std::string outFile;
    std::string marks = "none";
    std::string theme = "light";
    std::string pieces = "plain";
    std::string size;
    bool plain = false;
    LimitArguments limits;
};

/// "1280x800".
std::optional<QSizeF> sizeFrom(const std::string& text)
{
    const std::string_view sides = text;
    const std::size_t cross = sides.find('x');
    if (cross == std::string::npos)
        return std::nullopt;
    const auto width = numberIn(sides.substr(0, cross), leastSide, mostSide);
    const auto height = numberIn(sides.substr(cross + 1), leastSide, mostSide);
    return width && height ? std::optional(QSizeF(*width, *height)) : std::nullopt;
}

/// The moves that are to be marked, or an exit code after a complaint.
using Marked = std::variant<std::vector<scene::MarkedMove>, Exit>;

Marked markedMoves(const games::Game& game, const PictureArguments& arguments, const Console& console)
{
    std::vector<scene::MarkedMove> marked;
    if (arguments.marks == "none" || game.isOver())
        return marked;
    const games::Answer answer =
        searched(game, makeJob(arguments.limits, console), console, [&](const solver::Job& job) {
            return game.answer({.grundy = false, .remoteness = false}, job);
        });
    if (answer.unsolved)
        return console.unsolved(game.notation(), *answer.unsolved);
    for (const games::JudgedMove& judged : answer.moves)
        if (judged.move.player == answer.mover && (judged.winning || arguments.marks == "all"))
            marked.push_back(scene::markedMove(game, judged.move, judged.leaves.outcome));
    return marked;
}

scene::Scene sceneFor(const games::Game& game, const PictureArguments& arguments)
{
    const scene::Theme theme = arguments.theme == "dark" ? scene::Theme::Dark : scene::Theme::Light;
    const scene::Look look{.colours = scene::palette(theme),
                           .captions = arguments.plain ? scene::Captions::Needed : scene::Captions::All,
                           .between = scene::Between::Plus,
                           .buttonText = scene::buttonTexts(game.info()),
                           .world = arguments.pieces == "world" ? std::optional(theme) : std::nullopt,
                           .lies = scene::Lies::OnMat};
    return scene::pictureOf(game.board(), look, sizeFrom(arguments.size));
}

Exit draw(const PictureArguments& arguments, const Console& console)
{
    const games::GamePtr game = console.read(arguments.position);
    if (!game)
        return Exit::BadInput;
    if (const std::uint64_t pieces = game->board().undrawn; pieces > 0) {
        console.complain(game->notation(),
                         wording::counted(QT_TRANSLATE_N_NOOP("Wording", "%1 piece, too many to draw"),
                                          QT_TRANSLATE_N_NOOP("Wording", "%1 pieces, too many to draw"),
                                          pieces)
                             .arg(wording::localized(pieces)));
        return Exit::BadInput;
    }
    if (!canBeWritten(arguments.outFile, 0, console))
        return Exit::BadInput;
    const Marked marked = markedMoves(*game, arguments, console);
    if (const auto* exit = std::get_if<Exit>(&marked))
        return *exit;
    const Typesetter typesetter;
    scene::Picture picture{sceneFor(*game, arguments), wording::positionTitle(*game)};
    scene::markMoves(picture.scene, std::get<std::vector<scene::MarkedMove>>(marked));
    const QString path = wording::pathOf(arguments.outFile);
    const QString cause = wording::writeWholeFile(path, [&](QIODevice& file) {
        return scene::writePicture(file, *scene::pictureFormat(path), picture);
    });
    return writtenUnless(cause, arguments.outFile, console);
}

/// One of the words of a list: "light, dark".
CLI::Validator wordOf(const QString& words)
{
    return oneOf(words, [words](const std::string& text) {
        return words.split(QStringLiteral(", ")).contains(QString::fromStdString(text));
    });
}

} // namespace

void addPicture(CLI::App& app, const Console& console, Exit& result)
{
    const auto [command, arguments] =
        addCommand(pictureCommand.name, pictureCommand.about, draw, app, console, result);
    addPosition(command, arguments.position);
    command
        .add_option(
            "--out", arguments.outFile,
            QT_TRANSLATE_NOOP("Help", "the file; its ending says what it becomes: .svg, .pdf or .png"))
        ->required()
        ->type_name("FILE")
        ->check(oneOf(QT_TRANSLATE_NOOP("Help", "a file name ending in .svg, .pdf or .png"),
                      [](const std::string& path) {
                          return scene::pictureFormat(QString::fromStdString(path)).has_value();
                      }));
    command
        .add_option("--marks", arguments.marks,
                    QT_TRANSLATE_NOOP("Help",
                                      "moves of the player to move that are marked: none, winning or all; "
                                      "none unless given"))
        ->check(wordOf(QStringLiteral("none, winning, all")));
    command
        .add_option("--theme", arguments.theme,
                    QT_TRANSLATE_NOOP("Help", "light or dark; light unless given"))
        ->check(wordOf(QStringLiteral("light, dark")));
    command
        .add_option("--pieces", arguments.pieces,
                    QT_TRANSLATE_NOOP("Help", "plain, or world: the game's own pieces; plain unless given"))
        ->check(wordOf(QStringLiteral("plain, world")));
    command.add_flag("--plain", arguments.plain,
                     QT_TRANSLATE_NOOP("Help", "without names and numbers beside the pieces"));
    command
        .add_option("--size", arguments.size,
                    QT_TRANSLATE_NOOP("Help", "in pixels, e.g. 1280x800; as large as the board unless given"))
        ->check(oneOf(QCoreApplication::translate("Help", "a size from %1x%1 to %2x%2, such as 1280x800")
                          .arg(leastSide)
                          .arg(mostSide),
                      [](const std::string& text) { return sizeFrom(text).has_value(); }));
    addLimits(command, arguments.limits);
}

} // namespace cli
