// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/repeatedkey.h"

#include <QJsonArray>
#include <QJsonDocument>

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

} // namespace lessons
