// SPDX-License-Identifier: GPL-3.0-or-later

// pupils.json: {"format": "grundy-pupils", "version": 1, "pupils": [{"id": "1", "name": "Ada"}, …]}

#include "models/files/keptjson.h"
#include "models/learn/pupils/pupils.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace models {
namespace {

constexpr QLatin1String pupilsFormat{"grundy-pupils"};
constexpr int pupilsVersion = 1;

bool isId(const QString& id)
{
    return !id.isEmpty() && id.size() < 10 &&
           std::ranges::all_of(id, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

} // namespace

QString PupilFacts::tidied(const QString& name)
{
    QString tidy;
    for (const QChar c : name)
        if (c.isPrint() || c.isSpace())
            tidy += c;
    return tidy.simplified(); // what is left out may have stood between spaces
}

const PupilFacts::Name* PupilFacts::find(const QString& id) const
{
    const auto found = std::ranges::find(names, id, &Name::id);
    return found == names.end() ? nullptr : &*found;
}

std::variant<PupilFacts, FileError> PupilFacts::read(const QByteArray& text)
{
    const auto readFields = [](lessons::JsonFields& fields) {
        PupilFacts facts;
        for (lessons::JsonField& pupil : fields["pupils"].list(0, Pupils::mostPupils)) {
            lessons::JsonFields entry = pupil.object();
            const QString id = entry["id"].text(Pupils::longestName);
            const QString name = tidied(entry["name"].text(Pupils::longestName));
            if (!isId(id) || facts.find(id) != nullptr)
                entry["id"].fail(lessons::Cause::BadValue, id);
            if (name.isEmpty())
                entry["name"].fail(lessons::Cause::Empty);
            entry.end();
            facts.names.push_back({.id = id, .name = name});
        }
        return facts;
    };
    return readKept(text, {.format = pupilsFormat.latin1(), .version = pupilsVersion, .mostBytes = mostBytes},
                    readFields);
}

QByteArray PupilFacts::text() const
{
    QJsonArray pupils;
    for (const Name& pupil : names)
        pupils.append(QJsonObject{{QStringLiteral("id"), pupil.id}, {QStringLiteral("name"), pupil.name}});
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), pupilsFormat},
                                     {QStringLiteral("version"), pupilsVersion},
                                     {QStringLiteral("pupils"), pupils}})
        .toJson();
}

} // namespace models
