// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/jsonfields.h"

#include <utility>

namespace lessons {
namespace {

void keep(FirstProblem& first, const QString& where, LessonProblem problem)
{
    if (first)
        return;
    problem.where = where;
    first = std::move(problem);
}

} // namespace

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
