// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/repeatedkey.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QStringList>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace lessons {
namespace {

/// A list or an object that is not closed yet.
struct Open {
    bool isObject = false;
    bool awaitsKey = false;   ///< the next text is a key
    std::set<QString> keys{}; ///< throws where memory ends; a QSet ends the program

    /// False when a text that comes next is a key that stands here already.
    bool take(const QByteArray& text);
};

/// The byte behind a text that begins with a quotation mark at `from`.
qsizetype endOfText(const QByteArray& json, qsizetype from)
{
    qsizetype at = from + 1;
    while (at < json.size() && json[at] != '"')
        at += json[at] == '\\' ? 2 : 1;
    return at + 1;
}

/// A text as it is meant, with its escapes resolved: two keys may be spelled differently and be the same.
QString meaning(const QByteArray& text)
{
    if (!text.contains('\\'))
        return QString::fromUtf8(text.mid(1, text.size() - 2));
    return QJsonDocument::fromJson('[' + text + ']').array().at(0).toString();
}

bool Open::take(const QByteArray& text)
{
    if (!std::exchange(awaitsKey, false))
        return true;
    return keys.insert(meaning(text)).second;
}

/// Goes down into a JSON text.
class Descent {
public:
    explicit Descent(const QByteArray& json) : m_json(json) { skipSpace(); }

    [[nodiscard]] qsizetype found() const { return m_found; }

    /// To the value of a key; false where the value here has none of that name.
    bool toKey(const QString& key)
    {
        if (!opens('{'))
            return false;
        while (letter() == '"') {
            const qsizetype begin = m_at;
            m_at = endOfText(m_json, begin);
            const bool isIt = meaning(m_json.mid(begin, m_at - begin)) == key;
            skipSpace();
            ++m_at; // the colon
            skipSpace();
            if (isIt) {
                m_found = begin;
                return true;
            }
            skipEntry();
        }
        return false;
    }

    /// To an entry of a list; false where the value here has no such entry.
    bool toEntry(int index)
    {
        if (!opens('['))
            return false;
        for (int i = 0; i < index && letter() != ']'; ++i)
            skipEntry();
        if (letter() == ']' || letter() == '\0')
            return false;
        m_found = m_at;
        return true;
    }

private:
    [[nodiscard]] char letter() const { return m_at < m_json.size() ? m_json[m_at] : '\0'; }

    void skipSpace()
    {
        while (letter() == ' ' || letter() == '\t' || letter() == '\n' || letter() == '\r')
            ++m_at;
    }

    bool opens(char bracket)
    {
        if (letter() != bracket)
            return false;
        ++m_at;
        skipSpace();
        return true;
    }

    /// A value, and the comma behind it.
    void skipEntry()
    {
        int depth = 0;
        for (; m_at < m_json.size(); ++m_at) {
            const char here = letter();
            if (here == '"')
                m_at = endOfText(m_json, m_at) - 1;
            else if (here == '{' || here == '[')
                ++depth;
            else if ((here == '}' || here == ']') && depth-- == 0)
                return;
            else if (here == ',' && depth == 0)
                break;
        }
        ++m_at;
        skipSpace();
    }

    const QByteArray& m_json;
    qsizetype m_at = 0;
    qsizetype m_found = 0;
};

} // namespace

std::optional<RepeatedKey> findRepeatedKey(const QByteArray& json)
{
    std::vector<Open> open;
    for (qsizetype at = 0; at < json.size(); ++at) {
        const char letter = json[at];
        if (letter == '{' || letter == '[') {
            open.push_back({.isObject = letter == '{', .awaitsKey = letter == '{'});
        } else if ((letter == '}' || letter == ']') && !open.empty()) {
            open.pop_back();
        } else if (letter == ',' && !open.empty()) {
            open.back().awaitsKey = open.back().isObject;
        } else if (letter == '"') {
            const qsizetype end = endOfText(json, at);
            const QByteArray text = json.mid(at, end - at);
            if (!open.empty() && !open.back().take(text))
                return RepeatedKey{.key = meaning(text), .offset = at};
            at = end - 1;
        }
    }
    return std::nullopt;
}

JsonPlace placeBefore(const QByteArray& json, qsizetype offset)
{
    const QByteArray before = json.left(offset);
    const QByteArray lastLine = before.mid(before.lastIndexOf('\n') + 1);
    return {.line = static_cast<int>(before.count('\n')) + 1,
            .column = std::max(1, static_cast<int>(QString::fromUtf8(lastLine).size()))};
}

qsizetype offsetOf(const QByteArray& json, const QString& path)
{
    Descent descent(json);
    const QStringList parts = path.split(QLatin1Char('.'), Qt::SkipEmptyParts);
    for (const QString& part : parts) {
        const QStringList names = part.split(QLatin1Char('['));
        if (!descent.toKey(names.first()))
            break;
        for (qsizetype i = 1; i < names.size(); ++i)
            if (!descent.toEntry(names[i].chopped(1).toInt()))
                return descent.found();
    }
    return descent.found();
}

} // namespace lessons
