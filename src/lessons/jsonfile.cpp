// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/jsonfile.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace lessons {
namespace {

/// A list or an object that is not closed yet.
struct Open {
    bool isObject = false;
    bool awaitsStep = true; ///< a key, or an entry of the list, comes next
    int steps = 0;
    std::set<QString> keys{}; ///< throws where memory ends; a QSet ends the program
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

/// Goes through a JSON text from key to key, and from entry to entry of a list, until `isIt` says of the byte
/// at which one begins, and of the one behind it where it is a text, that it is the one.
template <typename IsIt>
void walk(const QByteArray& json, const IsIt& isIt)
{
    std::vector<Open> open{{.awaitsStep = false}}; // around the whole
    for (qsizetype at = 0; at < json.size(); ++at) {
        const char letter = json[at];
        const qsizetype end = letter == '"' ? endOfText(json, at) : at + 1;
        const bool isSpace = letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
        if (letter == '}' || letter == ']') {
            open.pop_back();
        } else if (letter == ',') {
            open.back().awaitsStep = true;
        } else if (!isSpace && std::exchange(open.back().awaitsStep, false)) {
            ++open.back().steps;
            if (isIt(open, at, end))
                return;
        }
        if (letter == '{' || letter == '[')
            open.push_back({.isObject = letter == '{'});
        at = end - 1;
    }
}

/// A problem at the last of the bytes in front of `offset`.
LessonProblem problemBefore(const QByteArray& json, qsizetype offset, Cause cause, const QString& found)
{
    const QByteArray before = json.left(offset);
    const QByteArray lastLine = before.mid(before.lastIndexOf('\n') + 1);
    return {.cause = cause,
            .found = found,
            .line = static_cast<int>(before.count('\n')) + 1,
            .column = std::max(1, static_cast<int>(QString::fromUtf8(lastLine).size()))};
}

/// The first key that its object has already. RFC 8259 leaves open which of the values counts, so none does.
std::optional<LessonProblem> repeatedKey(const QByteArray& json)
{
    std::optional<LessonProblem> found;
    walk(json, [&](std::vector<Open>& open, qsizetype at, qsizetype end) {
        if (!open.back().isObject)
            return false;
        const QString key = meaning(json.mid(at, end - at));
        if (!open.back().keys.insert(key).second)
            found = problemBefore(json, at + 1, Cause::RepeatedKey, key);
        return found.has_value();
    });
    return found;
}

/// The first byte of what a path such as "steps[3].choices[1].text" leads to: of a key its quotation mark, of
/// an entry of a list the entry itself. Of a path that leads too far it is what its beginning leads to.
qsizetype offsetOf(const QByteArray& json, QString path)
{
    const QStringList steps = path.replace(u'[', QLatin1String(".[")).split(u'.', Qt::SkipEmptyParts);
    qsizetype found = 0;
    qsizetype taken = 0;
    walk(json, [&](const std::vector<Open>& open, qsizetype at, qsizetype end) {
        const auto depth = static_cast<qsizetype>(open.size()) - 2;
        if (depth != taken || taken == steps.size())
            return depth < taken; // it is left behind
        const QString step = open.back().isObject ? meaning(json.mid(at, end - at))
                                                  : QStringLiteral("[%1]").arg(open.back().steps - 1);
        if (step != steps[taken])
            return false;
        found = at;
        return ++taken == steps.size();
    });
    return found;
}

/// What the reader of JSON expected.
QString syntaxText(QJsonParseError::ParseError error)
{
    const auto text = [](const char* source) { return QCoreApplication::translate("Lessons", source); };
    switch (error) {
    case QJsonParseError::UnterminatedObject:
        return text(QT_TRANSLATE_NOOP("Lessons", "expected ',' and a key in quotation marks, or '}'"));
    case QJsonParseError::MissingNameSeparator:
        return text(QT_TRANSLATE_NOOP("Lessons", "expected ':' behind a key"));
    case QJsonParseError::UnterminatedArray: return text(QT_TRANSLATE_NOOP("Lessons", "expected ',' or ']'"));
    case QJsonParseError::MissingValueSeparator:
        return text(QT_TRANSLATE_NOOP("Lessons", "expected ',' between two values"));
    case QJsonParseError::IllegalValue:
        return text(QT_TRANSLATE_NOOP("Lessons",
                                      "expected a text in quotation marks, a number, true, false, [ or {"));
    case QJsonParseError::UnterminatedString:
        return text(QT_TRANSLATE_NOOP("Lessons", "expected a quotation mark at the end of the text"));
    case QJsonParseError::IllegalEscapeSequence:
        return text(QT_TRANSLATE_NOOP("Lessons", "expected \\n, \\\", \\\\ or the like behind the \\"));
    case QJsonParseError::MissingObject:
        return text(QT_TRANSLATE_NOOP("Lessons", "expected keys and values in { }"));
    case QJsonParseError::GarbageAtEnd:
        return text(QT_TRANSLATE_NOOP("Lessons", "expected nothing more behind the last }"));
    default: break;
    }
    QJsonParseError other;
    other.error = error;
    return other.errorString();
}

} // namespace

std::variant<QJsonObject, LessonProblem> readRoot(const QByteArray& json, const JsonKind& kind)
{
    if (json.size() > kind.mostBytes)
        return LessonProblem{.cause = Cause::FileTooLarge,
                             .most = static_cast<std::uint64_t>(kind.mostBytes)};
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
        return problemBefore(json, error.offset, Cause::Syntax, syntaxText(error.error));
    QJsonObject root = document.object();
    const QString format = root.value(QLatin1String("format")).toString();
    if (kind.format != nullptr && format != QLatin1String(kind.format))
        return LessonProblem{.where = kind.other == Cause::NotOneOf ? QStringLiteral("format") : QString(),
                             .cause = kind.other,
                             .found = format,
                             .choices = {QLatin1String(kind.format)}};
    if (root.value(QLatin1String("version")).toDouble() > kind.version)
        return LessonProblem{.cause = Cause::NewerVersion};
    if (auto repeated = repeatedKey(json))
        return *std::move(repeated);
    return root;
}

int lineOf(const QByteArray& json, const QString& path)
{
    return problemBefore(json, offsetOf(json, path) + 1, {}, {}).line;
}

LessonProblem placed(LessonProblem problem, const QByteArray& json)
{
    const bool isUnknown = problem.cause == Cause::UnknownKey;
    problem.line = lineOf(json, isUnknown ? problem.where + QLatin1Char('.') + problem.found : problem.where);
    return problem;
}

void JsonField::fail(LessonProblem problem)
{
    if (m_problem)
        return;
    problem.where = m_where;
    m_problem = std::move(problem);
}

/// There is no problem yet, and it is there as it has to be.
bool JsonField::isFine(bool isOfThatKind, Cause otherwise)
{
    if (!m_missing.isEmpty())
        fail(Cause::MissingKey, m_missing);
    else if (!isOfThatKind)
        fail(otherwise);
    return !m_problem;
}

QString JsonField::text(std::uint64_t longest, const std::optional<QString>& otherwise)
{
    if (!isThere() && otherwise)
        return *otherwise;
    QString text = anyText(longest);
    if (text.trimmed().isEmpty())
        fail(Cause::Empty);
    return text;
}

QString JsonField::anyText(std::uint64_t longest)
{
    if (!isFine(m_value.isString(), Cause::NotAText))
        return {};
    QString text = m_value.toString();
    if (!text.isEmpty() && text.trimmed().isEmpty())
        fail(Cause::Empty);
    if (text.size() > static_cast<qsizetype>(longest))
        fail({.cause = Cause::TooLong, .most = longest});
    return text;
}

QDate JsonField::day()
{
    constexpr std::uint64_t longest = 20;
    const QString text = anyText(longest);
    const QDate day = QDate::fromString(text, Qt::ISODate);
    if (!text.isEmpty() && !day.isValid())
        fail(Cause::BadValue, text);
    return day;
}

Text JsonField::markdown()
{
    const QString source = text(longestText);
    return m_problem ? Text() : taken(readText(source)).value_or(Text());
}

std::size_t JsonField::oneOf(std::span<const char* const> choices, std::optional<std::size_t> otherwise)
{
    if (!isThere() && otherwise)
        return *otherwise;
    const QString found = text(longestLink);
    QStringList names;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (found == QLatin1String(choices[i]))
            return i;
        names.append(QLatin1String(choices[i]));
    }
    fail({.cause = Cause::NotOneOf, .found = found, .choices = std::move(names)});
    return 0;
}

std::uint64_t JsonField::whole(std::uint64_t least, std::uint64_t most,
                               std::optional<std::uint64_t> otherwise)
{
    if (!isThere() && otherwise)
        return *otherwise;
    if (!isFine(true, {}))
        return least;
    const double number = m_value.toDouble(-1);
    const bool fits =
        m_value.isDouble() && number >= static_cast<double>(least) && number <= static_cast<double>(most);
    const auto whole = fits ? static_cast<std::uint64_t>(number) : least;
    if (!fits || static_cast<double>(whole) != number)
        fail({.cause = Cause::NotANumber, .least = least, .most = most});
    return whole;
}

bool JsonField::truth(std::optional<bool> otherwise)
{
    if (!isThere() && otherwise)
        return *otherwise;
    return isFine(m_value.isBool(), Cause::NotATruth) && m_value.toBool();
}

JsonFields JsonField::object()
{
    (void)isFine(m_value.isObject(), Cause::NotAnObject);
    return {m_value.toObject(), m_where, m_problem};
}

std::vector<JsonField> JsonField::list(std::uint64_t least, std::uint64_t most)
{
    const QJsonArray entries = m_value.toArray();
    const auto count = static_cast<std::uint64_t>(entries.size());
    if (isFine(m_value.isArray(), Cause::NotAList) && count < least)
        fail({.cause = Cause::TooFew, .least = least});
    else if (count > most)
        fail({.cause = Cause::TooMany, .most = most});
    std::vector<JsonField> fields;
    for (qsizetype i = 0; i < entries.size() && !m_problem; ++i)
        fields.emplace_back(entries.at(i), m_where + QStringLiteral("[%1]").arg(i), m_problem);
    return fields;
}

std::vector<std::pair<QString, JsonField>> JsonField::map(std::uint64_t most)
{
    const QJsonObject entries = m_value.toObject();
    if (isFine(m_value.isObject(), Cause::NotAnObject) && static_cast<std::uint64_t>(entries.size()) > most)
        fail({.cause = Cause::TooMany, .most = most});
    std::vector<std::pair<QString, JsonField>> fields;
    for (auto entry = entries.begin(); entry != entries.end() && !m_problem; ++entry)
        fields.emplace_back(entry.key(), JsonField(*entry, m_where + u'.' + entry.key(), m_problem));
    return fields;
}

JsonField JsonFields::operator[](const char* key)
{
    const QString name = QLatin1String(key);
    m_asked.append(name);
    const QJsonValue found = m_object.value(name);
    if (found.isUndefined())
        return {found, m_where, m_problem, name};
    return {found, m_where.isEmpty() ? name : m_where + u'.' + name, m_problem};
}

void JsonFields::end()
{
    m_asked.removeDuplicates();
    for (const QString& key : m_object.keys())
        if (!m_asked.contains(key))
            itself().fail({.cause = Cause::UnknownKey, .found = key, .choices = m_asked});
}

} // namespace lessons
