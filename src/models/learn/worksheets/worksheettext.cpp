// SPDX-License-Identifier: GPL-3.0-or-later

// What a worksheet can be about, what its pages say, and how what was asked for is kept.

#include "games/catalogue.h"
#include "models/learn/worksheets/worksheetmodel.h"
#include "wording/classroom/exercises.h"
#include "wording/names/names.h"

#include <algorithm>

namespace models {
namespace {

QString keyOf(const char* name)
{
    return QStringLiteral("worksheet/") + QLatin1String(name);
}

QString idText(classroom::ExerciseKind kind)
{
    const std::string_view id = classroom::kindId(kind);
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

/// "3. Find a winning move. Nim 7, 11, 5."
QString exerciseText(int number, const printing::SheetExercise& printed)
{
    const auto& position = printed.exercise.position;
    return (position ? WorksheetModel::tr("%1. %2 %3.", "number, what is asked, position")
                           .arg(number)
                           .arg(printed.task, wording::positionTitle(*position))
                     : WorksheetModel::tr("%1. %2", "number, what is asked").arg(number).arg(printed.task));
}

QString answerText(int number, const printing::SheetExercise& printed)
{
    QStringList texts{WorksheetModel::tr("%1. %2", "number, answer").arg(number).arg(printed.answers)};
    return (texts + printed.reasons).join(QLatin1Char(' '));
}

} // namespace

QStringList WorksheetModel::games() const
{
    QStringList ids;
    for (const games::Entry& entry : games::catalogue())
        ids << QString::fromStdString(entry.info.id);
    return ids;
}

QStringList WorksheetModel::gameTitles() const
{
    QStringList titles;
    for (const games::Entry& entry : games::catalogue())
        titles << wording::gameTitle(entry.info.id);
    return titles;
}

QStringList WorksheetModel::offeredKinds() const
{
    QStringList ids;
    for (const auto kind : printing::offeredKinds(m_request.game, m_request.play))
        ids << idText(kind);
    return ids;
}

QStringList WorksheetModel::kindNames() const
{
    QStringList names;
    for (const auto kind : printing::offeredKinds(m_request.game, m_request.play))
        names << wording::kindName(kind);
    return names;
}

QStringList WorksheetModel::kinds() const
{
    QStringList ids;
    for (const auto kind : m_request.kinds)
        ids << idText(kind);
    return ids;
}

/// "nim-winning-move-42.pdf".
QString WorksheetModel::fileName() const
{
    const QString what =
        m_request.kinds.size() == 1 ? idText(m_request.kinds.front()) : QStringLiteral("exercises");
    return QStringLiteral("%1-%2-%3.pdf").arg(game(), what, seed());
}

QString WorksheetModel::pageText(int page) const
{
    if (!m_pages || page < 0 || page >= m_pages->count())
        return {};
    QStringList texts{m_pages->title()};
    for (const int index : m_pages->exercisesOn(page)) {
        const auto& printed = m_pages->sheet().exercises[static_cast<std::size_t>(index)];
        texts << (page < m_pages->sheetPages() ? exerciseText(index + 1, printed)
                                               : answerText(index + 1, printed));
    }
    return texts.join(QLatin1Char(' '));
}

/// What cannot be read, or is offered no more, is left as it is at first.
void WorksheetModel::restore()
{
    m_request.game = games::catalogue().front().info.id;
    const std::string game = m_store.value(keyOf("game")).toString().toStdString();
    if (games::findEntry(game) != nullptr)
        m_request.game = game;
    if (m_store.value(keyOf("misere")).toBool() && isMisereOffered())
        m_request.play = theory::Play::Misere;
    for (const QString& id : m_store.value(keyOf("kinds")).toStringList())
        if (const auto kind = classroom::findKind(id.toStdString()))
            m_request.kinds.push_back(*kind);
    std::ranges::sort(m_request.kinds);
    m_request.kinds.erase(std::ranges::unique(m_request.kinds).begin(), m_request.kinds.end());
    keepKindsOffered();
    const auto number = [this](const char* key, int usual, int most) {
        return std::clamp(m_store.value(keyOf(key), usual).toInt(), 1, most);
    };
    m_request.number = number("number", m_request.number, printing::mostExercises);
    m_request.difficulty = number("difficulty", m_request.difficulty, classroom::mostDifficulty);
    m_request.seed = m_store.value(keyOf("seed"), seed()).toString().toULongLong();
    const auto paper = printing::findPaper(m_store.value(keyOf("paper")).toString().toStdString());
    m_look.paper = paper.value_or(printing::Paper::A4);
    m_look.title = m_store.value(keyOf("title")).toString().left(longestTitle);
    m_look.key = m_store.value(keyOf("key"), true).toBool();
}

void WorksheetModel::store()
{
    m_store.setValue(keyOf("game"), game());
    m_store.setValue(keyOf("misere"), isMisere());
    m_store.setValue(keyOf("kinds"), kinds());
    m_store.setValue(keyOf("number"), number());
    m_store.setValue(keyOf("difficulty"), difficulty());
    m_store.setValue(keyOf("seed"), seed());
    m_store.setValue(keyOf("paper"), paper());
    m_store.setValue(keyOf("title"), title());
    m_store.setValue(keyOf("key"), hasKey());
}

} // namespace models
