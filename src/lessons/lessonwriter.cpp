// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QStringList>

#include <algorithm>
#include <array>

namespace lessons {
namespace {

constexpr std::array keyOrder{"format",   "version", "id",       "kind",       "title", "about",   "minutes",
                              "aims",     "group",   "steps",    "text",       "right", "because", "board",
                              "position", "show",    "opponent", "fence",      "first", "play",    "reveal",
                              "choices",  "game",    "misere",   "difficulty", "count", "why",     "exercise",
                              "family",   "graph",   "from",     "to",         "shown", "values",  "by",
                              "label",    "table",   "mark",     "facts",      "notes"};

std::size_t placeInOrder(const QString& key)
{
    const auto found =
        std::ranges::find_if(keyOrder, [&key](const char* known) { return key == QLatin1String(known); });
    return static_cast<std::size_t>(found - keyOrder.begin());
}

class Writer {
public:
    QByteArray written(const QJsonObject& object)
    {
        write(object);
        return m_text + '\n';
    }

private:
    void write(const QJsonValue& value)
    {
        if (value.isObject())
            return write(value.toObject());
        if (value.isArray())
            return write(value.toArray());
        // Qt writes a value alone only inside a list.
        const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
        m_text += list.mid(1, list.size() - 2);
    }

    void write(const QJsonObject& object)
    {
        QStringList keys = object.keys();
        std::ranges::stable_sort(keys, {}, placeInOrder);
        open('{');
        for (const QString& key : keys) {
            begin(key == keys.first());
            write(QJsonValue(key));
            m_text += ": ";
            write(object.value(key));
        }
        close('}', keys.isEmpty());
    }

    void write(const QJsonArray& list)
    {
        open('[');
        for (qsizetype i = 0; i < list.size(); ++i) {
            begin(i == 0);
            write(list.at(i));
        }
        close(']', list.isEmpty());
    }

    void open(char bracket)
    {
        m_text += bracket;
        ++m_depth;
    }

    /// An entry on a line of its own.
    void begin(bool isFirst)
    {
        m_text += isFirst ? "\n" : ",\n";
        m_text.append(2 * m_depth, ' ');
    }

    void close(char bracket, bool isEmpty)
    {
        --m_depth;
        if (!isEmpty)
            m_text += '\n' + QByteArray(2 * m_depth, ' ');
        m_text += bracket;
    }

    QByteArray m_text;
    qsizetype m_depth = 0;
};

} // namespace

QByteArray lessonToJson(const QJsonObject& lesson)
{
    return Writer().written(lesson);
}

} // namespace lessons
