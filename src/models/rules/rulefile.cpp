// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rules/rulefile.h"

#include "lessons/positions.h"
#include "models/files/keptjson.h"
#include "models/rules/drawnshape.h"
#include "wording/wholefile.h"

#include <QFile>
#include <QJsonDocument>

#include <array>

namespace models {
namespace {

constexpr lessons::JsonKind ruleKind{
    .format = "grundy-rule", .mostBytes = mostRuleBytes, .other = lessons::Cause::NotALesson};
constexpr std::array ruleStarters{"left", "right"};
constexpr std::array ruleStartersOf{theory::Mover::Left, theory::Mover::Right};

} // namespace

QByteArray ruleToJson(const SavedRule& rule)
{
    QJsonObject object{{QStringLiteral("format"), QLatin1String(ruleKind.format)},
                       {QStringLiteral("version"), ruleKind.version},
                       {QStringLiteral("name"), rule.name},
                       {QStringLiteral("position"), rule.notation}};
    if (rule.starter == theory::Mover::Right)
        object.insert(QStringLiteral("starter"), QLatin1String(ruleStarters.back()));
    return QJsonDocument(object).toJson();
}

std::variant<SavedRule, QString> ruleFromJson(const QByteArray& json)
{
    games::GamePtr game;
    const auto readFields = [&game](lessons::JsonFields& fields) {
        SavedRule rule{.name = fields["name"].anyText(longestRuleName).simplified(),
                       .notation = fields["position"].text(lessons::longestPosition),
                       .starter = ruleStartersOf[fields["starter"].oneOf(ruleStarters, 0)]};
        game = fields["position"].taken(lessons::readPosition(rule.notation)).value_or(nullptr);
        return rule;
    };
    const auto read = lessons::readJson(json, ruleKind, readFields);
    const auto* problem = std::get_if<lessons::LessonProblem>(&read);
    if (problem != nullptr && problem->cause != lessons::Cause::NotALesson)
        return keptProblemText(*problem);
    if (problem != nullptr || game->info().id != drawnEntry().info.id)
        return RuleFile::tr("This is not a drawn game of Grundy.");
    return std::get<SavedRule>(read);
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
    return ruleFromJson(file.read(mostRuleBytes + 1));
}

} // namespace models
