// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/repeatedkey.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <vector>

namespace lessons {
namespace {

/// A list or an object that is not closed yet.
struct Open {
    bool isObject = false;
    bool awaitsKey = false; ///< the next text is a key
    QSet<QString> keys{};
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
            if (!open.empty() && open.back().awaitsKey) {
                const QString key = meaning(json.mid(at, end - at));
                if (open.back().keys.contains(key))
                    return RepeatedKey{.key = key, .offset = at};
                open.back().keys.insert(key);
                open.back().awaitsKey = false;
            }
            at = end - 1;
        }
    }
    return std::nullopt;
}

} // namespace lessons
