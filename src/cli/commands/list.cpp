// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/output/json.h"

#include "games/catalogue.h"
#include "wording/names/names.h"

#include <QJsonArray>
#include <QStringList>

namespace cli {
namespace {

/// The options of the notation, misère play first where the game has it.
QStringList optionsOf(const games::Info& info)
{
    QStringList options;
    if (info.misereOffered)
        options.append(QStringLiteral("misere"));
    for (const std::string& option : info.options)
        options.append(QString::fromStdString(option));
    return options;
}

QJsonObject presetJson(const games::Preset& preset)
{
    return {{QStringLiteral("id"), QString::fromStdString(preset.id)},
            {QStringLiteral("title"), wording::presetTitle(preset)},
            {QStringLiteral("position"), QString::fromStdString(preset.notation)}};
}

QJsonObject entryJson(const games::Info& info)
{
    QJsonArray presets;
    for (const games::Preset& preset : info.presets)
        presets.append(presetJson(preset));
    return {{QStringLiteral("id"), QString::fromStdString(info.id)},
            {QStringLiteral("title"), wording::gameTitle(info.id)},
            {QStringLiteral("options"), QJsonArray::fromStringList(optionsOf(info))},
            {QStringLiteral("presets"), presets}};
}

void printEntry(const games::Info& info, const Console& console)
{
    constexpr int idWidth = 10;
    console.print(QStringLiteral("%1 %2: %3")
                      .arg(QString::fromStdString(info.id).leftJustified(idWidth),
                           wording::gameTitle(info.id), wording::gameTagline(info.id)));
    //: below a game: what can be set in its notation, such as take=1,2,3
    console.print(Cli::tr("           options: %1").arg(optionsOf(info).join(QStringLiteral(", "))));
    for (const games::Preset& preset : info.presets)
        console.print(QStringLiteral("           %1  (%2)")
                          .arg(QString::fromStdString(preset.notation), wording::presetTitle(preset)));
}

Exit list(bool json, const Console& console)
{
    for (const games::Entry& entry : games::catalogue()) {
        if (json)
            printJson(console.out, entryJson(entry.info));
        else
            printEntry(entry.info, console);
    }
    return Exit::Done;
}

} // namespace

void addList(CLI::App& app, const Console& console, Exit& result)
{
    CLI::App* command =
        app.add_subcommand("list", QT_TRANSLATE_NOOP("Help", "the games with their options and presets"));
    const auto json = std::make_shared<bool>(false);
    command->add_flag("--json", *json, QT_TRANSLATE_NOOP("Help", "one JSON object per line"));
    command->callback([json, &console, &result] { result = list(*json, console); });
}

} // namespace cli
