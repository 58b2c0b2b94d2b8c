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

void keep(FirstProblem& first, const QString& where, LessonProblem problem)
{
    if (first)
        return;
    problem.where = where;
    first = std::move(problem);
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

QString checkedText(const QJsonValue& value, const QString& where, std::uint64_t longest,
                    FirstProblem& problem)
{
    if (!value.isString()) {
        keep(problem, where, {.cause = Cause::NotAText});
        return {};
    }
    QString text = value.toString();
    if (text.trimmed().isEmpty())
        keep(problem, where, {.cause = Cause::Empty});
    if (text.size() > static_cast<qsizetype>(longest))
        keep(problem, where, {.cause = Cause::TooLong, .most = longest});
    return text;
}

std::uint64_t checkedWhole(const QJsonValue& value, const QString& where, std::uint64_t least,
                           std::uint64_t most, FirstProblem& problem)
{
    const double number = value.toDouble(-1);
    const bool fits =
        value.isDouble() && number >= static_cast<double>(least) && number <= static_cast<double>(most);
    const auto whole = fits ? static_cast<std::uint64_t>(number) : least;
    if (!fits || static_cast<double>(whole) != number)
        keep(problem, where, {.cause = Cause::NotANumber, .least = least, .most = most});
    return whole;
}

bool checkedTruth(const QJsonValue& value, const QString& where, FirstProblem& problem)
{
    if (!value.isBool())
        keep(problem, where, {.cause = Cause::NotATruth});
    return value.toBool();
}

JsonFields::JsonFields(const QJsonValue& value, QString where, FirstProblem& problem)
    : m_object(value.toObject()), m_where(std::move(where)), m_problem(problem)
{
    if (!value.isObject())
        fail("", Cause::NotAnObject);
}

bool JsonFields::has(const char* key)
{
    m_asked.append(QLatin1String(key));
    return m_object.contains(QLatin1String(key));
}

QString JsonFields::placeOf(const QString& key) const
{
    if (m_where.isEmpty() || key.isEmpty())
        return m_where + key;
    return m_where + QLatin1Char('.') + key;
}

void JsonFields::fail(const QString& key, LessonProblem problem)
{
    keep(m_problem, placeOf(key), std::move(problem));
}

QJsonValue JsonFields::value(const char* key, bool required)
{
    const QString name = QLatin1String(key);
    m_asked.append(name);
    QJsonValue found = m_object.value(name);
    if (required && found.isUndefined())
        fail("", Cause::MissingKey, name);
    return found;
}

QString JsonFields::text(const char* key, std::uint64_t longest)
{
    const QJsonValue found = value(key, true);
    return m_problem ? QString() : checkedText(found, placeOf(QLatin1String(key)), longest, m_problem);
}

QString JsonFields::optionalText(const char* key, std::uint64_t longest)
{
    const QJsonValue found = value(key, false);
    if (found.isUndefined() || m_problem)
        return {};
    return checkedText(found, placeOf(QLatin1String(key)), longest, m_problem);
}

QString JsonFields::anyText(const char* key, std::uint64_t longest)
{
    const QJsonValue found = value(key, true);
    if (m_problem || (found.isString() && found.toString().isEmpty()))
        return {};
    return checkedText(found, placeOf(QLatin1String(key)), longest, m_problem);
}

QDate JsonFields::day(const char* key)
{
    constexpr std::uint64_t longest = 20;
    const QString text = anyText(key, longest);
    const QDate day = QDate::fromString(text, Qt::ISODate);
    if (!text.isEmpty() && !day.isValid())
        fail(key, Cause::BadValue, text);
    return day;
}

Text JsonFields::markdown(const char* key)
{
    const QString source = text(key, longestText);
    return m_problem ? Text() : taken(key, readText(source)).value_or(Text());
}

std::size_t JsonFields::oneOf(const char* key, std::span<const char* const> choices)
{
    const QString found = text(key, longestLink);
    if (m_problem)
        return 0;
    QStringList names;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (found == QLatin1String(choices[i]))
            return i;
        names.append(QLatin1String(choices[i]));
    }
    fail(QLatin1String(key), {.cause = Cause::NotOneOf, .found = found, .choices = std::move(names)});
    return 0;
}

std::size_t JsonFields::oneOf(const char* key, std::span<const char* const> choices, std::size_t otherwise)
{
    if (has(key))
        return oneOf(key, choices);
    return otherwise;
}

std::uint64_t JsonFields::whole(const char* key, std::uint64_t least, std::uint64_t most)
{
    const QJsonValue found = value(key, true);
    return m_problem ? least : checkedWhole(found, placeOf(QLatin1String(key)), least, most, m_problem);
}

std::uint64_t JsonFields::whole(const char* key, std::uint64_t least, std::uint64_t most,
                                std::uint64_t otherwise)
{
    return has(key) ? whole(key, least, most) : otherwise;
}

bool JsonFields::truth(const char* key, bool otherwise)
{
    const QJsonValue found = value(key, false);
    return found.isUndefined() ? otherwise : checkedTruth(found, placeOf(QLatin1String(key)), m_problem);
}

QJsonArray JsonFields::list(const char* key, std::uint64_t least, std::uint64_t most)
{
    const QJsonValue found = value(key, true);
    if (m_problem)
        return {};
    QJsonArray entries = found.toArray();
    const auto count = static_cast<std::uint64_t>(entries.size());
    if (!found.isArray())
        fail(key, Cause::NotAList);
    else if (count < least)
        fail(QLatin1String(key), {.cause = Cause::TooFew, .least = least});
    else if (count > most)
        fail(QLatin1String(key), {.cause = Cause::TooMany, .most = most});
    return entries;
}

JsonFields JsonFields::object(const char* key)
{
    const QJsonValue found = value(key, true);
    return {found, placeOf(QLatin1String(key)), m_problem};
}

QJsonObject JsonFields::map(const char* key, std::uint64_t most)
{
    const QJsonValue found = value(key, true);
    if (m_problem)
        return {};
    QJsonObject entries = found.toObject();
    if (!found.isObject())
        fail(key, Cause::NotAnObject);
    else if (static_cast<std::uint64_t>(entries.size()) > most)
        fail(QLatin1String(key), {.cause = Cause::TooMany, .most = most});
    return entries;
}

void JsonFields::end()
{
    m_asked.removeDuplicates();
    for (const QString& key : m_object.keys())
        if (!m_asked.contains(key))
            fail({}, {.cause = Cause::UnknownKey, .found = key, .choices = m_asked});
}

} // namespace lessons
