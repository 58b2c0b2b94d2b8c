// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rules/rulefile.h"

#include "games/catalogue.h"
#include "wording/errors.h"
#include "wording/wholefile.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace models {
namespace {

constexpr int ruleFileVersion = 1;
const auto format = QLatin1String("grundy-rule");
const auto starterKey = QLatin1String("starter");
const auto ofRight = QLatin1String("right");

} // namespace

QByteArray ruleToJson(const SavedRule& rule)
{
    QJsonObject object{{QStringLiteral("format"), format},
                       {QStringLiteral("version"), ruleFileVersion},
                       {QStringLiteral("name"), rule.name},
                       {QStringLiteral("position"), rule.notation}};
    if (rule.starter == theory::Mover::Right)
        object.insert(starterKey, ofRight);
    return QJsonDocument(object).toJson();
}

std::variant<SavedRule, QString> ruleFromJson(const QByteArray& json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    const QJsonObject object = document.object();
    if (!document.isObject() || object.value(QStringLiteral("format")).toString() != format)
        return RuleFile::tr("This is not a drawn game of Grundy.");
    if (object.value(QStringLiteral("version")).toInt() != ruleFileVersion)
        return RuleFile::tr("This drawn game was written by another version of Grundy.");
    const QString starter = object.value(starterKey).toString(QStringLiteral("left"));
    if (starter != QLatin1String("left") && starter != ofRight)
        return RuleFile::tr("This is not a drawn game of Grundy.");
    SavedRule rule{object.value(QStringLiteral("name")).toString().simplified(),
                   object.value(QStringLiteral("position")).toString(),
                   starter == ofRight ? theory::Mover::Right : theory::Mover::Left};
    const games::Parsed parsed = games::parse(rule.notation.toStdString());
    if (const auto* error = std::get_if<games::ParseError>(&parsed))
        return wording::parseErrorText(*error);
    return rule;
}

QString writeRule(const QString& path, const SavedRule& rule)
{
    return wording::fileProblem(path, wording::writeWholeFile(path, ruleToJson(rule)));
}

std::variant<SavedRule, QString> readRule(const QString& path)
{
    QFile file;
    if (QString cause = wording::openToRead(file, path); !cause.isEmpty())
        return cause;
    if (file.size() > mostRuleBytes)
        return RuleFile::tr("This is not a drawn game of Grundy.");
    return ruleFromJson(file.readAll());
}

} // namespace models
