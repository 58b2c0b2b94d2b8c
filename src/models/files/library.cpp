// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/library.h"

#include "games/capabilities.h"
#include "games/sum/sum.h"
#include "lessons/builtinlessons.h"
#include "models/files/typedposition.h"
#include "wording/names/examples.h"
#include "wording/names/names.h"
#include "wording/text/language.h"
#include "wording/text/sentences.h"

#include <algorithm>
#include <set>
#include <utility>

namespace models {
namespace {

const games::Entry* entryOf(const QString& gameId)
{
    return games::findEntry(gameId.toStdString());
}

QString groupName(games::Group group)
{
    switch (group) {
    case games::Group::HeapsAndLines: return QStringLiteral("heaps");
    case games::Group::CoinsAndStrips: return QStringLiteral("coins");
    case games::Group::PlaneAndGraphs: return QStringLiteral("graphs");
    }
    return {};
}

QVariantMap checked(bool ok, const QString& notation, const QString& message)
{
    return {{QStringLiteral("ok"), ok},
            {QStringLiteral("notation"), notation},
            {QStringLiteral("message"), message}};
}

/// Lessons' titles and the positions of their boards, each position once.
std::vector<std::pair<QString, std::string>> positionsOfLessons()
{
    std::vector<std::pair<QString, std::string>> positions;
    std::set<std::string> seen;
    for (const lessons::BuiltInLesson& built : lessons::builtInLessons()) {
        const auto* const lesson = std::get_if<lessons::Lesson>(&built.lesson);
        if (lesson == nullptr)
            continue;
        for (const lessons::Step& step : lesson->steps)
            if (step.board && seen.insert(step.board->position).second)
                positions.emplace_back(lesson->title, step.board->position);
    }
    return positions;
}

} // namespace

Library::Library(QObject* parent) : ListModel(parent)
{
    collect();
    wording::followLanguage(this, [this] {
        if (!m_filter.isEmpty()) // what passes depends on how games are called
            resetRows([this] { collect(); });
    });
}

QVariant Library::value(int row, int role) const
{
    const games::Info& info = m_rows[static_cast<std::size_t>(row)]->info;
    switch (role) {
    case GameIdRole: return QString::fromStdString(info.id);
    case TitleRole: return wording::gameTitle(info.id);
    case TaglineRole: return wording::gameTagline(info.id);
    case GroupRole: return groupName(info.group);
    case GroupTitleRole: return wording::groupTitle(info.group);
    case PreviewRole:
        return QString::fromStdString(info.preview.empty() ? info.presets.front().notation : info.preview);
    case HueRole: return info.hue;
    case OpeningRole: return QString::fromStdString(info.presets.front().notation);
    default: return {};
    }
}

void Library::setFilter(const QString& filter)
{
    if (std::exchange(m_filter, filter) == filter)
        return;
    resetRows([this] { collect(); });
    emit filterChanged();
}

bool Library::passes(const games::Entry& entry) const
{
    const QString wanted = m_filter.simplified();
    const auto has = [&wanted](const QString& text) { return text.contains(wanted, Qt::CaseInsensitive); };
    return wanted.isEmpty() || has(wording::gameTitle(entry.info.id)) ||
           has(wording::gameTagline(entry.info.id)) || has(QString::fromStdString(entry.info.id));
}

void Library::collect()
{
    m_rows.clear();
    for (const games::Entry& entry : games::catalogue())
        if (passes(entry))
            m_rows.push_back(&entry);
    if (const games::Entry& sum = games::Sum::entry(); passes(sum))
        m_rows.insert(
            std::ranges::find_if(
                m_rows, [&sum](const games::Entry* entry) { return entry->info.group > sum.info.group; }),
            &sum);
}

QVariantList Library::presets(const QString& gameId) const
{
    QVariantList list;
    if (const games::Entry* entry = entryOf(gameId))
        for (const games::Preset& preset : entry->info.presets)
            list.append(QVariantMap{{QStringLiteral("title"), wording::presetTitle(preset)},
                                    {QStringLiteral("caption"), wording::presetCaption(preset)},
                                    {QStringLiteral("notation"), QString::fromStdString(preset.notation)}});
    return list;
}

QStringList Library::lessonPositions() const
{
    QStringList notations{QString()};
    for (const auto& [lesson, notation] : positionsOfLessons())
        notations.append(QString::fromStdString(notation));
    return notations;
}

QStringList Library::lessonTitles(const QString& none) const
{
    QStringList titles{none};
    for (const auto& [lesson, notation] : positionsOfLessons())
        titles.append(tr("%1: %2", "a lesson and a position in it")
                          .arg(lesson, wording::positionTitle(*gameOf(QString::fromStdString(notation)))));
    return titles;
}

QVariantList Library::fields(const QString& gameId) const
{
    QVariantList list;
    if (const games::Entry* entry = entryOf(gameId))
        for (const games::Field& field : entry->info.fields) {
            QStringList choices;
            QStringList labels;
            for (const games::FieldChoice& choice : field.choices) {
                choices.append(QString::fromStdString(choice.id));
                labels.append(wording::toText(choice.label));
            }
            list.append(QVariantMap{{QStringLiteral("id"), QString::fromStdString(field.id)},
                                    {QStringLiteral("label"), wording::fieldLabel(field)},
                                    {QStringLiteral("kind"), static_cast<int>(field.kind)},
                                    {QStringLiteral("initial"), QString::fromStdString(field.initial)},
                                    {QStringLiteral("least"), static_cast<double>(field.least)},
                                    {QStringLiteral("most"), static_cast<double>(field.most)},
                                    {QStringLiteral("choices"), choices},
                                    {QStringLiteral("choiceLabels"), labels}});
        }
    return list;
}

QVariantMap Library::check(const QString& text) const
{
    const auto typed = readTyped(text);
    if (const auto* problem = std::get_if<QString>(&typed))
        return checked(false, {}, *problem);
    const games::GamePtr& game = std::get<games::GamePtr>(typed);
    // A text of which something falls is opened as it is, so that this is said.
    return checked(true,
                   games::fallenWhenReading(*game) > 0 ? text : QString::fromStdString(game->notation()), {});
}

QStringList Library::examples()
{
    return wording::examples(games::ExampleOf::TypedPosition);
}

QString Library::title(const QString& gameId) const
{
    return wording::gameTitle(gameId.toStdString());
}

int Library::hue(const QString& gameId) const
{
    const games::Entry* entry = entryOf(gameId);
    return entry == nullptr ? -1 : entry->info.hue;
}

} // namespace models
